; Made of shuffle.c by `make shuffle`: do not edit.

%struct.Way = type { i32, i32, i32, i32, i8, i8 }
%struct.Node = type { i8, i8, i8, i8, [2 x i8], [2 x i32], i32, [4 x i32] }
%struct.Walk = type { ptr, i32, i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32, ptr, i32, i32, ptr, i32, ptr, ptr, ptr, ptr, ptr, i32, i64 }
%struct.Pair = type { i64, i32, i32, i32, i8 }

@__const.step.best = private constant %struct.Way { i32 0, i32 0, i32 0, i32 -2147483648, i8 0, i8 0 }, align 4

define i32 @shuffle(ptr %0, i32 %1, i32 %2, ptr %3, i32 %4, i64 %5, i32 %6, i32 %7, i32 %8) {
  %10 = alloca %struct.Node, align 4
  %11 = alloca %struct.Way, align 4
  %12 = alloca i64, align 8
  %13 = alloca [3 x i64], align 16
  %14 = alloca %struct.Way, align 8
  %15 = alloca %struct.Way, align 8
  %16 = alloca %struct.Walk, align 8
  %17 = alloca [13 x ptr], align 16
  call void @llvm.memset.p0.i64(ptr align 8 %16, i8 0, i64 168, i1 false)
  store ptr %0, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %16, i64 8
  store i32 %1, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %16, i64 12
  store i32 %2, ptr %19, align 4
  %20 = getelementptr inbounds i8, ptr %16, i64 16
  store i32 %4, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %16, i64 24
  store ptr %3, ptr %21, align 8
  %22 = sext i32 %2 to i64
  %23 = getelementptr inbounds i8, ptr %16, i64 160
  store i64 %5, ptr %23, align 8
  %24 = mul nsw i32 %2, 3
  %25 = mul nsw i32 %24, %2
  %26 = sdiv i32 %25, 2
  %27 = getelementptr inbounds i8, ptr %16, i64 92
  store i32 %26, ptr %27, align 4
  %28 = getelementptr inbounds i8, ptr %16, i64 72
  %29 = shl nsw i32 %2, 1
  %30 = icmp sgt i32 %2, 511
  br i1 %30, label %31, label %36

31:                                               ; preds = %9, %31
  %32 = phi i32 [ %34, %31 ], [ 1023, %9 ]
  %33 = shl nsw i32 %32, 1
  %34 = or disjoint i32 %33, 1
  %35 = icmp slt i32 %34, %29
  br i1 %35, label %31, label %36

36:                                               ; preds = %31, %9
  %37 = phi i32 [ 1023, %9 ], [ %34, %31 ]
  store i32 %37, ptr %28, align 8
  %38 = getelementptr inbounds i8, ptr %16, i64 104
  %39 = sdiv i32 %25, 8
  %40 = icmp sgt i32 %25, 131071
  br i1 %40, label %41, label %46

41:                                               ; preds = %36, %41
  %42 = phi i32 [ %44, %41 ], [ 16383, %36 ]
  %43 = shl nsw i32 %42, 1
  %44 = or disjoint i32 %43, 1
  %45 = icmp slt i32 %44, %39
  br i1 %45, label %41, label %46

46:                                               ; preds = %41, %36
  %47 = phi i32 [ 16383, %36 ], [ %44, %41 ]
  store i32 %47, ptr %38, align 8
  %48 = call ptr @calloc(i64 %22, i64 4)
  %49 = icmp eq ptr %48, null
  %50 = getelementptr inbounds i8, ptr %16, i64 40
  store ptr %48, ptr %50, align 8
  %51 = call ptr @calloc(i64 %22, i64 8)
  %52 = icmp eq ptr %51, null
  %53 = or i1 %49, %52
  %54 = getelementptr inbounds i8, ptr %16, i64 48
  store ptr %51, ptr %54, align 8
  %55 = sext i32 %37 to i64
  %56 = add nsw i64 %55, 1
  %57 = call ptr @calloc(i64 %56, i64 4)
  %58 = icmp eq ptr %57, null
  %59 = or i1 %53, %58
  %60 = getelementptr inbounds i8, ptr %16, i64 56
  store ptr %57, ptr %60, align 8
  %61 = call ptr @calloc(i64 %22, i64 4)
  %62 = icmp eq ptr %61, null
  %63 = or i1 %59, %62
  %64 = getelementptr inbounds i8, ptr %16, i64 64
  store ptr %61, ptr %64, align 8
  %65 = sext i32 %26 to i64
  %66 = call ptr @calloc(i64 %65, i64 24)
  %67 = icmp eq ptr %66, null
  %68 = or i1 %63, %67
  %69 = getelementptr inbounds i8, ptr %16, i64 80
  store ptr %66, ptr %69, align 8
  %70 = sext i32 %47 to i64
  %71 = add nsw i64 %70, 1
  %72 = call ptr @calloc(i64 %71, i64 4)
  %73 = icmp eq ptr %72, null
  %74 = or i1 %68, %73
  %75 = getelementptr inbounds i8, ptr %16, i64 96
  store ptr %72, ptr %75, align 8
  %76 = call ptr @calloc(i64 32768, i64 8)
  %77 = icmp eq ptr %76, null
  %78 = or i1 %74, %77
  %79 = getelementptr inbounds i8, ptr %16, i64 112
  store ptr %76, ptr %79, align 8
  %80 = call ptr @calloc(i64 %22, i64 4)
  %81 = icmp eq ptr %80, null
  %82 = or i1 %78, %81
  %83 = getelementptr inbounds i8, ptr %16, i64 120
  store ptr %80, ptr %83, align 8
  %84 = call ptr @calloc(i64 %22, i64 4)
  %85 = icmp eq ptr %84, null
  %86 = or i1 %82, %85
  %87 = getelementptr inbounds i8, ptr %16, i64 144
  store ptr %84, ptr %87, align 8
  %88 = shl nsw i64 %22, 1
  %89 = add nsw i64 %88, 8
  %90 = call ptr @calloc(i64 %89, i64 4)
  %91 = icmp eq ptr %90, null
  %92 = or i1 %86, %91
  %93 = getelementptr inbounds i8, ptr %16, i64 128
  store ptr %90, ptr %93, align 8
  %94 = call ptr @calloc(i64 %89, i64 4)
  %95 = icmp eq ptr %94, null
  %96 = or i1 %92, %95
  %97 = getelementptr inbounds i8, ptr %16, i64 136
  store ptr %94, ptr %97, align 8
  %98 = call ptr @calloc(i64 %22, i64 36)
  %99 = icmp eq ptr %98, null
  %100 = or i1 %96, %99
  %101 = sext i32 %4 to i64
  %102 = add nsw i64 %101, 1
  %103 = call ptr @calloc(i64 %102, i64 4)
  %104 = icmp eq ptr %103, null
  %105 = or i1 %100, %104
  br i1 %105, label %932, label %106

106:                                              ; preds = %46
  %107 = icmp sgt i32 %1, 0
  br i1 %107, label %108, label %112

108:                                              ; preds = %106
  %109 = zext i32 %1 to i64
  br label %110

110:                                              ; preds = %108, %116
  %111 = phi i64 [ 0, %108 ], [ %117, %116 ]
  br label %119

112:                                              ; preds = %116, %106
  %113 = icmp sgt i32 %4, 0
  br i1 %113, label %114, label %133

114:                                              ; preds = %112
  %115 = zext i32 %4 to i64
  br label %140

116:                                              ; preds = %130
  %117 = add nuw nsw i64 %111, 1
  %118 = icmp eq i64 %117, %109
  br i1 %118, label %112, label %110

119:                                              ; preds = %110, %130
  %120 = phi i64 [ 0, %110 ], [ %131, %130 ]
  %121 = getelementptr inbounds %struct.Node, ptr %0, i64 %111, i32 5, i64 %120
  %122 = load i32, ptr %121, align 4
  %123 = icmp sgt i32 %122, -1
  br i1 %123, label %124, label %130

124:                                              ; preds = %119
  %125 = load ptr, ptr %50, align 8
  %126 = zext i32 %122 to i64
  %127 = getelementptr inbounds i32, ptr %125, i64 %126
  %128 = load i32, ptr %127, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %127, align 4
  br label %130

130:                                              ; preds = %119, %124
  %131 = add nuw nsw i64 %120, 1
  %132 = icmp eq i64 %120, 0
  br i1 %132, label %119, label %116

133:                                              ; preds = %140, %112
  %134 = icmp sgt i32 %1, 0
  br i1 %134, label %135, label %151

135:                                              ; preds = %133
  %136 = load ptr, ptr %50, align 8
  %137 = getelementptr inbounds i8, ptr %16, i64 32
  %138 = load i32, ptr %137, align 8
  %139 = zext i32 %1 to i64
  br label %190

140:                                              ; preds = %114, %140
  %141 = phi i64 [ 0, %114 ], [ %149, %140 ]
  %142 = load ptr, ptr %50, align 8
  %143 = getelementptr inbounds i32, ptr %3, i64 %141
  %144 = load i32, ptr %143, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds i32, ptr %142, i64 %145
  %147 = load i32, ptr %146, align 4
  %148 = add nsw i32 %147, 1
  store i32 %148, ptr %146, align 4
  %149 = add nuw nsw i64 %141, 1
  %150 = icmp eq i64 %149, %115
  br i1 %150, label %133, label %140

151:                                              ; preds = %200, %133
  call void @clear(ptr %16)
  %152 = getelementptr inbounds i8, ptr %16, i64 32
  %153 = icmp slt i32 %6, 0
  br i1 %153, label %205, label %154

154:                                              ; preds = %151
  %155 = load i32, ptr %152, align 8
  %156 = add nsw i32 %155, 1
  %157 = shl nsw i64 %101, 2
  %158 = getelementptr inbounds i8, ptr %16, i64 88
  %159 = icmp eq i32 %7, 0
  %160 = sext i32 %7 to i64
  %161 = getelementptr inbounds i8, ptr %13, i64 8
  %162 = getelementptr inbounds i8, ptr %13, i64 16
  %163 = getelementptr inbounds i8, ptr %14, i64 4
  %164 = getelementptr inbounds i8, ptr %14, i64 8
  %165 = getelementptr inbounds i8, ptr %14, i64 12
  %166 = getelementptr inbounds i8, ptr %14, i64 16
  %167 = getelementptr inbounds i8, ptr %14, i64 17
  %168 = getelementptr inbounds i8, ptr %15, i64 4
  %169 = getelementptr inbounds i8, ptr %15, i64 8
  %170 = getelementptr inbounds i8, ptr %15, i64 12
  %171 = getelementptr inbounds i8, ptr %15, i64 16
  %172 = getelementptr inbounds i8, ptr %15, i64 17
  %173 = getelementptr inbounds i8, ptr %11, i64 12
  %174 = getelementptr inbounds i8, ptr %11, i64 4
  %175 = getelementptr inbounds i8, ptr %11, i64 17
  %176 = getelementptr inbounds i8, ptr %11, i64 8
  %177 = getelementptr inbounds i8, ptr %10, i64 3
  %178 = getelementptr inbounds i8, ptr %10, i64 16
  %179 = getelementptr inbounds i8, ptr %10, i64 1
  %180 = getelementptr inbounds i8, ptr %10, i64 2
  %181 = getelementptr inbounds i8, ptr %10, i64 4
  %182 = getelementptr inbounds i8, ptr %10, i64 5
  %183 = getelementptr inbounds i8, ptr %10, i64 8
  %184 = getelementptr inbounds i8, ptr %10, i64 12
  %185 = getelementptr inbounds i8, ptr %10, i64 20
  %186 = getelementptr inbounds i8, ptr %11, i64 16
  %187 = getelementptr inbounds i8, ptr %10, i64 20
  %188 = getelementptr inbounds i8, ptr %11, i64 8
  %189 = getelementptr inbounds i8, ptr %10, i64 2
  br label %210

190:                                              ; preds = %135, %200
  %191 = phi i64 [ 0, %135 ], [ %203, %200 ]
  %192 = phi i32 [ %138, %135 ], [ %202, %200 ]
  %193 = getelementptr inbounds i32, ptr %136, i64 %191
  %194 = load i32, ptr %193, align 4
  %195 = icmp sgt i32 %194, 0
  br i1 %195, label %196, label %200

196:                                              ; preds = %190
  %197 = getelementptr inbounds %struct.Node, ptr %0, i64 %191, i32 2
  %198 = load i8, ptr %197, align 2
  %199 = zext i8 %198 to i32
  br label %200

200:                                              ; preds = %190, %196
  %201 = phi i32 [ %199, %196 ], [ 0, %190 ]
  %202 = add nsw i32 %192, %201
  store i32 %202, ptr %137, align 8
  %203 = add nuw nsw i64 %191, 1
  %204 = icmp eq i64 %203, %139
  br i1 %204, label %151, label %190

205:                                              ; preds = %929, %151
  %206 = phi i32 [ -1, %151 ], [ %239, %929 ]
  %207 = sext i32 %206 to i64
  %208 = mul nsw i64 %207, 36
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %98, i64 %208, i1 false)
  %209 = shl nsw i64 %101, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %103, i64 %209, i1 false)
  br label %932

210:                                              ; preds = %154, %929
  %211 = phi i32 [ -1, %154 ], [ %239, %929 ]
  %212 = phi i32 [ 0, %154 ], [ %930, %929 ]
  %213 = phi i32 [ %156, %154 ], [ %238, %929 ]
  %214 = load i32, ptr %152, align 8
  %215 = icmp slt i32 %214, %213
  br i1 %215, label %233, label %216

216:                                              ; preds = %210
  %217 = icmp eq i32 %214, %213
  br i1 %217, label %218, label %237

218:                                              ; preds = %216
  %219 = icmp eq i32 %212, %6
  br i1 %219, label %233, label %220

220:                                              ; preds = %218
  %221 = load i64, ptr %23, align 8
  %222 = add i64 %221, -7046029254386353131
  store i64 %222, ptr %23, align 8
  %223 = lshr i64 %222, 30
  %224 = xor i64 %223, %222
  %225 = mul i64 %224, -4658895280553007687
  %226 = lshr i64 %225, 27
  %227 = xor i64 %226, %225
  %228 = mul i64 %227, -7723592293110705685
  %229 = lshr i64 %228, 31
  %230 = xor i64 %229, %228
  %231 = and i64 %230, 63
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %233, label %237

233:                                              ; preds = %220, %218, %210
  %234 = load i32, ptr %18, align 8
  %235 = sext i32 %234 to i64
  %236 = mul nsw i64 %235, 36
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %98, ptr align 4 %0, i64 %236, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %103, ptr align 4 %3, i64 %157, i1 false)
  br label %237

237:                                              ; preds = %233, %220, %216
  %238 = phi i32 [ %214, %233 ], [ %213, %220 ], [ %213, %216 ]
  %239 = phi i32 [ %234, %233 ], [ %211, %220 ], [ %211, %216 ]
  %240 = load i32, ptr %18, align 8
  %241 = add nsw i32 %240, 2
  %242 = icmp sgt i32 %241, %2
  br i1 %242, label %250, label %243

243:                                              ; preds = %237
  %244 = load i32, ptr %158, align 8
  %245 = mul nsw i32 %240, 3
  %246 = add i32 %245, 3
  %247 = add i32 %246, %244
  %248 = load i32, ptr %27, align 4
  %249 = icmp sgt i32 %247, %248
  br i1 %249, label %250, label %251

250:                                              ; preds = %243, %237
  call void @clear(ptr %16)
  br label %251

251:                                              ; preds = %250, %243
  %252 = load i64, ptr %23, align 8
  %253 = add i64 %252, -7046029254386353131
  store i64 %253, ptr %23, align 8
  %254 = lshr i64 %253, 30
  %255 = xor i64 %254, %253
  %256 = mul i64 %255, -4658895280553007687
  %257 = lshr i64 %256, 27
  %258 = xor i64 %257, %256
  %259 = mul i64 %258, -7723592293110705685
  %260 = lshr i64 %259, 31
  %261 = xor i64 %260, %259
  %262 = load i32, ptr %18, align 8
  %263 = sext i32 %262 to i64
  %264 = urem i64 %261, %263
  %265 = trunc i64 %264 to i32
  %266 = load ptr, ptr %50, align 8
  %267 = shl i64 %264, 32
  %268 = ashr exact i64 %267, 32
  %269 = getelementptr inbounds i32, ptr %266, i64 %268
  %270 = load i32, ptr %269, align 4
  %271 = icmp sgt i32 %270, 0
  br i1 %271, label %272, label %929

272:                                              ; preds = %251
  %273 = load ptr, ptr %16, align 8
  %274 = getelementptr inbounds %struct.Node, ptr %273, i64 %268
  %275 = getelementptr inbounds i8, ptr %274, i64 2
  %276 = load i8, ptr %275, align 2
  %277 = icmp eq i8 %276, 0
  br i1 %277, label %929, label %278

278:                                              ; preds = %272
  %279 = load i8, ptr %274, align 4
  %280 = icmp eq i8 %279, 0
  br i1 %280, label %929, label %281

281:                                              ; preds = %278
  %282 = getelementptr inbounds i8, ptr %274, i64 3
  %283 = load i8, ptr %282, align 1
  %284 = and i8 %283, 2
  %285 = icmp eq i8 %284, 0
  br i1 %285, label %929, label %286

286:                                              ; preds = %281
  br i1 %159, label %303, label %287

287:                                              ; preds = %286
  %288 = load i32, ptr %152, align 8
  %289 = add nsw i32 %238, %8
  %290 = icmp slt i32 %288, %289
  br i1 %290, label %291, label %303

291:                                              ; preds = %287
  %292 = add i64 %252, 4354685564936845354
  store i64 %292, ptr %23, align 8
  %293 = lshr i64 %292, 30
  %294 = xor i64 %293, %292
  %295 = mul i64 %294, -4658895280553007687
  %296 = lshr i64 %295, 27
  %297 = xor i64 %296, %295
  %298 = mul i64 %297, -7723592293110705685
  %299 = lshr i64 %298, 31
  %300 = xor i64 %299, %298
  %301 = urem i64 %300, %160
  %302 = icmp eq i64 %301, 0
  br label %303

303:                                              ; preds = %291, %287, %286
  %304 = phi i1 [ false, %287 ], [ false, %286 ], [ %302, %291 ]
  %305 = shl i64 %264, 32
  %306 = ashr exact i64 %305, 32
  %307 = getelementptr inbounds %struct.Node, ptr %273, i64 %306
  %308 = getelementptr inbounds i8, ptr %307, i64 20
  %309 = getelementptr inbounds %struct.Node, ptr %273, i64 %306, i32 2
  %310 = load i8, ptr %309, align 2
  %311 = zext i8 %310 to i32
  %312 = load ptr, ptr %97, align 8
  store i32 %265, ptr %312, align 4
  br label %321

313:                                              ; preds = %375
  %314 = icmp eq i32 %377, 0
  br i1 %314, label %315, label %321

315:                                              ; preds = %313
  %316 = sext i1 %304 to i32
  %317 = getelementptr inbounds i8, ptr %307, i64 8
  %318 = icmp sgt i32 %376, 0
  br i1 %318, label %319, label %391

319:                                              ; preds = %315
  %320 = zext i32 %376 to i64
  br label %381

321:                                              ; preds = %313, %303
  %322 = phi i32 [ %311, %303 ], [ %378, %313 ]
  %323 = phi i32 [ 1, %303 ], [ %377, %313 ]
  %324 = phi i32 [ 0, %303 ], [ %376, %313 ]
  %325 = load ptr, ptr %16, align 8
  %326 = load ptr, ptr %97, align 8
  %327 = add nsw i32 %323, -1
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds i32, ptr %326, i64 %328
  %330 = load i32, ptr %329, align 4
  %331 = sext i32 %330 to i64
  br label %332

332:                                              ; preds = %375, %321
  %333 = phi i64 [ 0, %321 ], [ %379, %375 ]
  %334 = phi i32 [ %322, %321 ], [ %378, %375 ]
  %335 = phi i32 [ %327, %321 ], [ %377, %375 ]
  %336 = phi i32 [ %324, %321 ], [ %376, %375 ]
  %337 = getelementptr inbounds %struct.Node, ptr %325, i64 %331, i32 5, i64 %333
  %338 = load i32, ptr %337, align 4
  %339 = icmp slt i32 %338, 0
  br i1 %339, label %375, label %340

340:                                              ; preds = %332
  %341 = load ptr, ptr %83, align 8
  %342 = zext i32 %338 to i64
  %343 = getelementptr inbounds i32, ptr %341, i64 %342
  %344 = load i32, ptr %343, align 4
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %346, label %351

346:                                              ; preds = %340
  %347 = load ptr, ptr %93, align 8
  %348 = add nsw i32 %336, 1
  %349 = sext i32 %336 to i64
  %350 = getelementptr inbounds i32, ptr %347, i64 %349
  store i32 %338, ptr %350, align 4
  br label %351

351:                                              ; preds = %346, %340
  %352 = phi i32 [ %348, %346 ], [ %336, %340 ]
  %353 = load ptr, ptr %83, align 8
  %354 = getelementptr inbounds i32, ptr %353, i64 %342
  %355 = load i32, ptr %354, align 4
  %356 = add nsw i32 %355, -1
  store i32 %356, ptr %354, align 4
  %357 = load ptr, ptr %50, align 8
  %358 = getelementptr inbounds i32, ptr %357, i64 %342
  %359 = load i32, ptr %358, align 4
  %360 = load ptr, ptr %83, align 8
  %361 = getelementptr inbounds i32, ptr %360, i64 %342
  %362 = load i32, ptr %361, align 4
  %363 = sub i32 0, %362
  %364 = icmp eq i32 %359, %363
  br i1 %364, label %365, label %375

365:                                              ; preds = %351
  %366 = load ptr, ptr %16, align 8
  %367 = getelementptr inbounds %struct.Node, ptr %366, i64 %342, i32 2
  %368 = load i8, ptr %367, align 2
  %369 = zext i8 %368 to i32
  %370 = add nsw i32 %334, %369
  %371 = load ptr, ptr %97, align 8
  %372 = add nsw i32 %335, 1
  %373 = sext i32 %335 to i64
  %374 = getelementptr inbounds i32, ptr %371, i64 %373
  store i32 %338, ptr %374, align 4
  br label %375

375:                                              ; preds = %365, %351, %332
  %376 = phi i32 [ %336, %332 ], [ %352, %365 ], [ %352, %351 ]
  %377 = phi i32 [ %335, %332 ], [ %372, %365 ], [ %335, %351 ]
  %378 = phi i32 [ %334, %332 ], [ %370, %365 ], [ %334, %351 ]
  %379 = add nuw nsw i64 %333, 1
  %380 = icmp eq i64 %333, 0
  br i1 %380, label %332, label %313

381:                                              ; preds = %381, %319
  %382 = phi i64 [ 0, %319 ], [ %389, %381 ]
  %383 = load ptr, ptr %83, align 8
  %384 = load ptr, ptr %93, align 8
  %385 = getelementptr inbounds i32, ptr %384, i64 %382
  %386 = load i32, ptr %385, align 4
  %387 = sext i32 %386 to i64
  %388 = getelementptr inbounds i32, ptr %383, i64 %387
  store i32 0, ptr %388, align 4
  %389 = add nuw nsw i64 %382, 1
  %390 = icmp eq i64 %389, %320
  br i1 %390, label %391, label %381

391:                                              ; preds = %381, %315
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 @__const.step.best, i64 20, i1 false)
  store i64 0, ptr %12, align 8
  %392 = load i32, ptr %18, align 8
  %393 = icmp sgt i32 %392, 0
  br i1 %393, label %394, label %400

394:                                              ; preds = %391
  %395 = getelementptr inbounds i8, ptr %307, i64 24
  %396 = getelementptr inbounds i8, ptr %307, i64 12
  %397 = add nsw i32 %378, -2
  %398 = icmp slt i32 %397, %316
  %399 = and i64 %264, 4294967295
  br label %404

400:                                              ; preds = %674, %391
  %401 = phi i32 [ %392, %391 ], [ %676, %674 ]
  %402 = load i32, ptr %173, align 4
  %403 = icmp eq i32 %402, -2147483648
  br i1 %403, label %928, label %679

404:                                              ; preds = %674, %394
  %405 = phi i64 [ 0, %394 ], [ %675, %674 ]
  %406 = load ptr, ptr %50, align 8
  %407 = getelementptr inbounds i32, ptr %406, i64 %405
  %408 = load i32, ptr %407, align 4
  %409 = icmp sgt i32 %408, 0
  br i1 %409, label %410, label %416

410:                                              ; preds = %404
  %411 = load ptr, ptr %16, align 8
  %412 = getelementptr inbounds %struct.Node, ptr %411, i64 %405, i32 3
  %413 = load i8, ptr %412, align 1
  %414 = icmp ne i8 %413, 0
  %415 = zext i1 %414 to i32
  br label %416

416:                                              ; preds = %410, %404
  %417 = phi i32 [ 0, %404 ], [ %415, %410 ]
  %418 = icmp eq i32 %417, 0
  %419 = icmp eq i64 %405, %399
  %420 = or i1 %419, %418
  br i1 %420, label %674, label %421

421:                                              ; preds = %416
  %422 = load ptr, ptr %16, align 8
  %423 = getelementptr inbounds %struct.Node, ptr %422, i64 %405, i32 7
  %424 = load ptr, ptr %54, align 8
  %425 = getelementptr inbounds [2 x i32], ptr %424, i64 %405
  %426 = load i32, ptr %308, align 4
  %427 = load i32, ptr %423, align 4
  %428 = icmp ult i32 %426, %427
  %429 = add i32 %426, 2147483647
  %430 = select i1 %428, i32 %429, i32 %426
  %431 = sub i32 %430, %427
  %432 = load i32, ptr %395, align 4
  %433 = getelementptr inbounds i8, ptr %423, i64 4
  %434 = load i32, ptr %433, align 4
  %435 = icmp ult i32 %432, %434
  %436 = add i32 %432, 2147483647
  %437 = select i1 %435, i32 %436, i32 %432
  %438 = sub i32 %437, %434
  %439 = zext i32 %431 to i64
  %440 = shl nuw nsw i64 %439, 31
  %441 = zext i32 %438 to i64
  %442 = or i64 %440, %441
  %443 = icmp eq i32 %430, %427
  %444 = sub i32 2147483647, %431
  %445 = select i1 %443, i32 0, i32 %444
  %446 = zext i32 %445 to i64
  %447 = shl nuw nsw i64 %446, 31
  %448 = icmp eq i32 %437, %434
  %449 = sub i32 2147483647, %438
  %450 = select i1 %448, i32 0, i32 %449
  %451 = zext i32 %450 to i64
  %452 = or i64 %447, %451
  %453 = call i64 @llvm.umin.i64(i64 %442, i64 %452)
  store i64 %453, ptr %13, align 16
  %454 = add i32 %427, %426
  %455 = icmp ugt i32 %454, 2147483646
  %456 = add i32 %454, -2147483647
  %457 = select i1 %455, i32 %456, i32 %454
  %458 = add i32 %434, %432
  %459 = icmp ugt i32 %458, 2147483646
  %460 = add i32 %458, -2147483647
  %461 = select i1 %459, i32 %460, i32 %458
  %462 = zext i32 %457 to i64
  %463 = shl nuw nsw i64 %462, 31
  %464 = zext i32 %461 to i64
  %465 = or i64 %463, %464
  %466 = icmp eq i32 %457, 0
  %467 = sub i32 2147483647, %457
  %468 = select i1 %466, i32 0, i32 %467
  %469 = zext i32 %468 to i64
  %470 = shl nuw nsw i64 %469, 31
  %471 = icmp eq i32 %461, 0
  %472 = sub i32 2147483647, %461
  %473 = select i1 %471, i32 0, i32 %472
  %474 = zext i32 %473 to i64
  %475 = or i64 %470, %474
  %476 = call i64 @llvm.umin.i64(i64 %465, i64 %475)
  store i64 %476, ptr %161, align 8
  %477 = load i32, ptr %425, align 4
  %478 = zext i32 %426 to i64
  %479 = zext i32 %477 to i64
  %480 = mul nuw i64 %479, %478
  %481 = trunc i64 %480 to i32
  %482 = and i32 %481, 2147483647
  %483 = lshr i64 %480, 31
  %484 = trunc i64 %483 to i32
  %485 = add i32 %482, %484
  %486 = icmp ugt i32 %485, 2147483646
  %487 = add i32 %485, -2147483647
  %488 = select i1 %486, i32 %487, i32 %485
  %489 = getelementptr inbounds i8, ptr %425, i64 4
  %490 = load i32, ptr %489, align 4
  %491 = zext i32 %432 to i64
  %492 = zext i32 %490 to i64
  %493 = mul nuw i64 %492, %491
  %494 = trunc i64 %493 to i32
  %495 = and i32 %494, 2147483647
  %496 = lshr i64 %493, 31
  %497 = trunc i64 %496 to i32
  %498 = add i32 %495, %497
  %499 = icmp ugt i32 %498, 2147483646
  %500 = add i32 %498, -2147483647
  %501 = select i1 %499, i32 %500, i32 %498
  %502 = zext i32 %488 to i64
  %503 = shl nuw nsw i64 %502, 31
  %504 = zext i32 %501 to i64
  %505 = or i64 %503, %504
  %506 = icmp eq i32 %488, 0
  %507 = sub i32 2147483647, %488
  %508 = select i1 %506, i32 0, i32 %507
  %509 = zext i32 %508 to i64
  %510 = shl nuw nsw i64 %509, 31
  %511 = icmp eq i32 %501, 0
  %512 = sub i32 2147483647, %501
  %513 = select i1 %511, i32 0, i32 %512
  %514 = zext i32 %513 to i64
  %515 = or i64 %510, %514
  %516 = call i64 @llvm.umin.i64(i64 %505, i64 %515)
  store i64 %516, ptr %162, align 16
  %517 = trunc nuw nsw i64 %405 to i32
  %518 = trunc nuw nsw i64 %405 to i32
  br label %520

519:                                              ; preds = %671
  br label %674

520:                                              ; preds = %671, %421
  %521 = phi i64 [ 0, %421 ], [ %672, %671 ]
  %522 = getelementptr inbounds [3 x i64], ptr %13, i64 0, i64 %521
  %523 = load i64, ptr %522, align 8
  %524 = icmp eq i64 %523, 0
  br i1 %524, label %671, label %525

525:                                              ; preds = %520
  %526 = load ptr, ptr %79, align 8
  %527 = mul i64 %523, -7046029254386353131
  %528 = lshr i64 %527, 43
  %529 = lshr i64 %527, 49
  %530 = getelementptr inbounds i64, ptr %526, i64 %529
  %531 = load i64, ptr %530, align 8
  %532 = and i64 %528, 63
  %533 = shl nuw i64 1, %532
  %534 = and i64 %531, %533
  %535 = icmp eq i64 %534, 0
  br i1 %535, label %671, label %536

536:                                              ; preds = %525
  %537 = icmp eq i64 %521, 2
  %538 = select i1 %537, i8 2, i8 1
  %539 = load ptr, ptr %60, align 8
  %540 = load i32, ptr %28, align 8
  %541 = lshr i64 %527, 33
  %542 = trunc nuw nsw i64 %541 to i32
  %543 = and i32 %540, %542
  %544 = zext i32 %543 to i64
  %545 = getelementptr inbounds i32, ptr %539, i64 %544
  %546 = load i32, ptr %545, align 4
  %547 = icmp sgt i32 %546, -1
  br i1 %547, label %549, label %548

548:                                              ; preds = %604, %536
  br i1 %398, label %616, label %609

549:                                              ; preds = %536, %604
  %550 = phi i32 [ %607, %604 ], [ %546, %536 ]
  %551 = load ptr, ptr %16, align 8
  %552 = zext i32 %550 to i64
  %553 = getelementptr inbounds %struct.Node, ptr %551, i64 %552, i32 7
  %554 = load i32, ptr %317, align 4
  %555 = zext i32 %554 to i64
  %556 = icmp eq i64 %405, %555
  br i1 %556, label %557, label %560

557:                                              ; preds = %549
  %558 = load i32, ptr %396, align 4
  %559 = icmp eq i32 %558, %550
  br i1 %559, label %566, label %560

560:                                              ; preds = %557, %549
  %561 = icmp eq i32 %554, %550
  br i1 %561, label %562, label %566

562:                                              ; preds = %560
  %563 = load i32, ptr %396, align 4
  %564 = zext i32 %563 to i64
  %565 = icmp eq i64 %405, %564
  br label %566

566:                                              ; preds = %562, %560, %557
  %567 = phi i1 [ true, %557 ], [ false, %560 ], [ %565, %562 ]
  %568 = load i32, ptr %553, align 4
  %569 = getelementptr inbounds i8, ptr %553, i64 4
  %570 = load i32, ptr %569, align 4
  %571 = zext i32 %568 to i64
  %572 = shl nuw nsw i64 %571, 31
  %573 = zext i32 %570 to i64
  %574 = or i64 %572, %573
  %575 = icmp eq i32 %568, 0
  %576 = sub i32 2147483647, %568
  %577 = select i1 %575, i32 0, i32 %576
  %578 = zext i32 %577 to i64
  %579 = shl nuw nsw i64 %578, 31
  %580 = icmp eq i32 %570, 0
  %581 = sub i32 2147483647, %570
  %582 = select i1 %580, i32 0, i32 %581
  %583 = zext i32 %582 to i64
  %584 = or i64 %579, %583
  %585 = call i64 @llvm.umin.i64(i64 %574, i64 %584)
  %586 = icmp eq i64 %585, %523
  br i1 %586, label %587, label %604

587:                                              ; preds = %566
  %588 = load ptr, ptr %50, align 8
  %589 = getelementptr inbounds i32, ptr %588, i64 %552
  %590 = load i32, ptr %589, align 4
  %591 = icmp sgt i32 %590, 0
  br i1 %591, label %592, label %597

592:                                              ; preds = %587
  %593 = getelementptr inbounds %struct.Node, ptr %551, i64 %552, i32 3
  %594 = load i8, ptr %593, align 1
  %595 = icmp ne i8 %594, 0
  %596 = zext i1 %595 to i32
  br label %597

597:                                              ; preds = %592, %587
  %598 = phi i32 [ 0, %587 ], [ %596, %592 ]
  %599 = icmp eq i32 %598, 0
  %600 = icmp eq i32 %550, %265
  %601 = or i1 %600, %599
  %602 = select i1 %601, i1 true, i1 %567
  br i1 %602, label %604, label %603

603:                                              ; preds = %597
  store i32 %517, ptr %14, align 8
  store i32 %550, ptr %163, align 4
  store i32 -1, ptr %164, align 8
  store i32 0, ptr %165, align 4
  store i8 %538, ptr %166, align 8
  store i8 3, ptr %167, align 1
  call void @judge(ptr %16, i32 %265, ptr byval(%struct.Way) align 8 %14, ptr %11, ptr %12, i32 %316)
  br label %604

604:                                              ; preds = %603, %597, %566
  %605 = load ptr, ptr %64, align 8
  %606 = getelementptr inbounds i32, ptr %605, i64 %552
  %607 = load i32, ptr %606, align 4
  %608 = icmp sgt i32 %607, -1
  br i1 %608, label %549, label %548

609:                                              ; preds = %548
  %610 = load ptr, ptr %75, align 8
  %611 = load i32, ptr %38, align 8
  %612 = and i32 %611, %542
  %613 = zext i32 %612 to i64
  %614 = getelementptr inbounds i32, ptr %610, i64 %613
  %615 = load i32, ptr %614, align 4
  br label %616

616:                                              ; preds = %609, %548
  %617 = phi i32 [ %615, %609 ], [ -1, %548 ]
  %618 = icmp sgt i32 %617, -1
  br i1 %618, label %619, label %671

619:                                              ; preds = %616, %666
  %620 = phi i32 [ %669, %666 ], [ %617, %616 ]
  %621 = load ptr, ptr %69, align 8
  %622 = zext i32 %620 to i64
  %623 = getelementptr inbounds %struct.Pair, ptr %621, i64 %622
  %624 = getelementptr inbounds i8, ptr %623, i64 8
  %625 = load i32, ptr %624, align 8
  %626 = getelementptr inbounds i8, ptr %623, i64 12
  %627 = load i32, ptr %626, align 4
  %628 = load i64, ptr %623, align 8
  %629 = icmp eq i64 %628, %523
  br i1 %629, label %630, label %666

630:                                              ; preds = %619
  %631 = load ptr, ptr %50, align 8
  %632 = sext i32 %625 to i64
  %633 = getelementptr inbounds i32, ptr %631, i64 %632
  %634 = load i32, ptr %633, align 4
  %635 = icmp sgt i32 %634, 0
  br i1 %635, label %636, label %642

636:                                              ; preds = %630
  %637 = load ptr, ptr %16, align 8
  %638 = getelementptr inbounds %struct.Node, ptr %637, i64 %632, i32 3
  %639 = load i8, ptr %638, align 1
  %640 = icmp ne i8 %639, 0
  %641 = zext i1 %640 to i32
  br label %642

642:                                              ; preds = %636, %630
  %643 = phi i32 [ 0, %630 ], [ %641, %636 ]
  %644 = icmp eq i32 %643, 0
  br i1 %644, label %666, label %645

645:                                              ; preds = %642
  %646 = sext i32 %627 to i64
  %647 = getelementptr inbounds i32, ptr %631, i64 %646
  %648 = load i32, ptr %647, align 4
  %649 = icmp sgt i32 %648, 0
  br i1 %649, label %650, label %656

650:                                              ; preds = %645
  %651 = load ptr, ptr %16, align 8
  %652 = getelementptr inbounds %struct.Node, ptr %651, i64 %646, i32 3
  %653 = load i8, ptr %652, align 1
  %654 = icmp ne i8 %653, 0
  %655 = zext i1 %654 to i32
  br label %656

656:                                              ; preds = %650, %645
  %657 = phi i32 [ 0, %645 ], [ %655, %650 ]
  %658 = icmp eq i32 %657, 0
  %659 = icmp eq i32 %625, %265
  %660 = select i1 %658, i1 true, i1 %659
  %661 = icmp eq i32 %627, %265
  %662 = select i1 %660, i1 true, i1 %661
  br i1 %662, label %666, label %663

663:                                              ; preds = %656
  store i32 %518, ptr %15, align 8
  store i32 %625, ptr %168, align 4
  store i32 %627, ptr %169, align 8
  store i32 0, ptr %170, align 4
  store i8 %538, ptr %171, align 8
  %664 = getelementptr inbounds i8, ptr %623, i64 20
  %665 = load i8, ptr %664, align 4
  store i8 %665, ptr %172, align 1
  call void @judge(ptr %16, i32 %265, ptr byval(%struct.Way) align 8 %15, ptr %11, ptr %12, i32 %316)
  br label %666

666:                                              ; preds = %663, %656, %642, %619
  %667 = load ptr, ptr %69, align 8
  %668 = getelementptr inbounds %struct.Pair, ptr %667, i64 %622, i32 3
  %669 = load i32, ptr %668, align 8
  %670 = icmp sgt i32 %669, -1
  br i1 %670, label %619, label %671

671:                                              ; preds = %666, %616, %525, %520
  %672 = add nuw nsw i64 %521, 1
  %673 = icmp eq i64 %672, 3
  br i1 %673, label %519, label %520

674:                                              ; preds = %519, %416
  %675 = add nuw nsw i64 %405, 1
  %676 = load i32, ptr %18, align 8
  %677 = sext i32 %676 to i64
  %678 = icmp slt i64 %675, %677
  br i1 %678, label %404, label %400

679:                                              ; preds = %400
  %680 = load i32, ptr %174, align 4
  %681 = load i8, ptr %175, align 1
  %682 = icmp eq i8 %681, 3
  br i1 %682, label %683, label %687

683:                                              ; preds = %679
  %684 = load ptr, ptr %16, align 8
  %685 = sext i32 %680 to i64
  %686 = getelementptr inbounds %struct.Node, ptr %684, i64 %685
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %686, i64 36, i1 false)
  br label %740

687:                                              ; preds = %679
  %688 = load ptr, ptr %16, align 8
  %689 = sext i32 %680 to i64
  %690 = getelementptr inbounds %struct.Node, ptr %688, i64 %689
  %691 = load i32, ptr %176, align 4
  %692 = sext i32 %691 to i64
  %693 = getelementptr inbounds %struct.Node, ptr %688, i64 %692
  call void @llvm.memset.p0.i64(ptr align 4 %10, i8 0, i64 36, i1 false)
  %694 = icmp eq i8 %681, 2
  %695 = select i1 %694, i8 2, i8 1
  store i8 %695, ptr %10, align 4
  store i8 3, ptr %177, align 1
  store i32 -1, ptr %178, align 4
  %696 = getelementptr inbounds i8, ptr %690, i64 1
  %697 = load i8, ptr %696, align 1
  %698 = getelementptr inbounds i8, ptr %693, i64 1
  %699 = load i8, ptr %698, align 1
  %700 = call i8 @llvm.umax.i8(i8 %697, i8 %699)
  store i8 %700, ptr %179, align 1
  %701 = icmp ne i8 %700, 0
  %702 = zext i1 %701 to i8
  store i8 %702, ptr %180, align 2
  store i8 1, ptr %181, align 4
  %703 = icmp eq i8 %681, 1
  %704 = select i1 %703, i8 -1, i8 1
  store i8 %704, ptr %182, align 1
  store i32 %680, ptr %183, align 4
  store i32 %691, ptr %184, align 4
  %705 = getelementptr inbounds i8, ptr %690, i64 20
  %706 = getelementptr inbounds i8, ptr %693, i64 20
  br label %707

707:                                              ; preds = %735, %687
  %708 = phi i64 [ 0, %687 ], [ %738, %735 ]
  %709 = getelementptr inbounds [4 x i32], ptr %705, i64 0, i64 %708
  %710 = load i32, ptr %709, align 4
  %711 = getelementptr inbounds [4 x i32], ptr %706, i64 0, i64 %708
  %712 = load i32, ptr %711, align 4
  switch i8 %681, label %723 [
    i8 0, label %713
    i8 1, label %718
  ]

713:                                              ; preds = %707
  %714 = add i32 %712, %710
  %715 = icmp ugt i32 %714, 2147483646
  %716 = add i32 %714, -2147483647
  %717 = select i1 %715, i32 %716, i32 %714
  br label %735

718:                                              ; preds = %707
  %719 = icmp ult i32 %710, %712
  %720 = add i32 %710, 2147483647
  %721 = select i1 %719, i32 %720, i32 %710
  %722 = sub i32 %721, %712
  br label %735

723:                                              ; preds = %707
  %724 = zext i32 %710 to i64
  %725 = zext i32 %712 to i64
  %726 = mul nuw i64 %725, %724
  %727 = trunc i64 %726 to i32
  %728 = and i32 %727, 2147483647
  %729 = lshr i64 %726, 31
  %730 = trunc i64 %729 to i32
  %731 = add i32 %728, %730
  %732 = icmp ugt i32 %731, 2147483646
  %733 = add i32 %731, -2147483647
  %734 = select i1 %732, i32 %733, i32 %731
  br label %735

735:                                              ; preds = %723, %718, %713
  %736 = phi i32 [ %717, %713 ], [ %722, %718 ], [ %734, %723 ]
  %737 = getelementptr inbounds [4 x i32], ptr %185, i64 0, i64 %708
  store i32 %736, ptr %737, align 4
  %738 = add nuw nsw i64 %708, 1
  %739 = icmp eq i64 %738, 4
  br i1 %739, label %740, label %707

740:                                              ; preds = %735, %683
  %741 = load ptr, ptr %16, align 8
  %742 = getelementptr inbounds %struct.Node, ptr %741, i64 %306
  %743 = load i8, ptr %186, align 4
  %744 = load i32, ptr %11, align 4
  %745 = sext i32 %744 to i64
  %746 = getelementptr inbounds i8, ptr %742, i64 20
  %747 = icmp eq i8 %743, 1
  br label %748

748:                                              ; preds = %799, %740
  %749 = phi i1 [ true, %740 ], [ %801, %799 ]
  %750 = phi i32 [ 0, %740 ], [ %800, %799 ]
  %751 = and i32 %750, 1
  %752 = icmp eq i32 %751, 0
  %753 = icmp ult i32 %750, 2
  br label %754

754:                                              ; preds = %787, %748
  %755 = phi i64 [ 0, %748 ], [ %788, %787 ]
  %756 = getelementptr inbounds %struct.Node, ptr %741, i64 %745, i32 7, i64 %755
  %757 = load i32, ptr %756, align 4
  %758 = icmp eq i32 %757, 0
  %759 = sub i32 2147483647, %757
  %760 = select i1 %758, i32 0, i32 %759
  %761 = select i1 %752, i32 %757, i32 %760
  %762 = getelementptr inbounds [4 x i32], ptr %187, i64 0, i64 %755
  %763 = load i32, ptr %762, align 4
  %764 = icmp eq i32 %763, 0
  %765 = sub i32 2147483647, %763
  %766 = select i1 %764, i32 0, i32 %765
  %767 = select i1 %753, i32 %763, i32 %766
  %768 = getelementptr inbounds [4 x i32], ptr %746, i64 0, i64 %755
  %769 = load i32, ptr %768, align 4
  br i1 %747, label %770, label %772

770:                                              ; preds = %754
  %771 = add i32 %767, %761
  br label %781

772:                                              ; preds = %754
  %773 = zext i32 %761 to i64
  %774 = zext i32 %767 to i64
  %775 = mul nuw i64 %774, %773
  %776 = trunc i64 %775 to i32
  %777 = and i32 %776, 2147483647
  %778 = lshr i64 %775, 31
  %779 = trunc i64 %778 to i32
  %780 = add i32 %777, %779
  br label %781

781:                                              ; preds = %772, %770
  %782 = phi i32 [ %780, %772 ], [ %771, %770 ]
  %783 = icmp ugt i32 %782, 2147483646
  %784 = add i32 %782, -2147483647
  %785 = select i1 %783, i32 %784, i32 %782
  %786 = icmp eq i32 %769, %785
  br i1 %786, label %787, label %790

787:                                              ; preds = %781
  %788 = add nuw nsw i64 %755, 1
  %789 = icmp eq i64 %788, 4
  br i1 %789, label %792, label %754

790:                                              ; preds = %781
  %791 = trunc nuw nsw i64 %755 to i32
  br label %792

792:                                              ; preds = %787, %790
  %793 = phi i32 [ %791, %790 ], [ 4, %787 ]
  %794 = icmp eq i32 %793, 4
  br i1 %794, label %795, label %799

795:                                              ; preds = %792
  %796 = icmp ugt i32 %750, 1
  %797 = select i1 %796, i16 -256, i16 256
  %798 = select i1 %752, i16 1, i16 255
  br label %803

799:                                              ; preds = %792
  %800 = add nuw nsw i32 %750, 1
  %801 = icmp ult i32 %750, 3
  %802 = icmp eq i32 %800, 4
  br i1 %802, label %803, label %748

803:                                              ; preds = %799, %795
  %804 = phi i16 [ %797, %795 ], [ 0, %799 ]
  %805 = phi i16 [ %798, %795 ], [ 0, %799 ]
  %806 = phi i1 [ %749, %795 ], [ %801, %799 ]
  br i1 %806, label %807, label %927

807:                                              ; preds = %803
  br i1 %682, label %833, label %808

808:                                              ; preds = %807
  %809 = add nsw i32 %401, 1
  store i32 %809, ptr %18, align 8
  %810 = sext i32 %401 to i64
  %811 = getelementptr inbounds %struct.Node, ptr %741, i64 %810
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %811, ptr align 4 %10, i64 36, i1 false)
  %812 = load ptr, ptr %87, align 8
  %813 = getelementptr inbounds i32, ptr %812, i64 %810
  store i32 0, ptr %813, align 4
  %814 = load ptr, ptr %83, align 8
  %815 = getelementptr inbounds i32, ptr %814, i64 %810
  store i32 0, ptr %815, align 4
  %816 = load ptr, ptr %50, align 8
  %817 = getelementptr inbounds i32, ptr %816, i64 %810
  store i32 0, ptr %817, align 4
  %818 = load ptr, ptr %50, align 8
  %819 = sext i32 %680 to i64
  %820 = getelementptr inbounds i32, ptr %818, i64 %819
  %821 = load i32, ptr %820, align 4
  %822 = add nsw i32 %821, 1
  store i32 %822, ptr %820, align 4
  %823 = load ptr, ptr %50, align 8
  %824 = load i32, ptr %188, align 4
  %825 = sext i32 %824 to i64
  %826 = getelementptr inbounds i32, ptr %823, i64 %825
  %827 = load i32, ptr %826, align 4
  %828 = add nsw i32 %827, 1
  store i32 %828, ptr %826, align 4
  %829 = load i8, ptr %189, align 2
  %830 = zext i8 %829 to i32
  %831 = load i32, ptr %152, align 8
  %832 = add nsw i32 %831, %830
  store i32 %832, ptr %152, align 8
  br label %833

833:                                              ; preds = %808, %807
  %834 = phi i32 [ %401, %808 ], [ %680, %807 ]
  %835 = load ptr, ptr %50, align 8
  %836 = getelementptr inbounds i32, ptr %835, i64 %745
  %837 = load i32, ptr %836, align 4
  %838 = add nsw i32 %837, 1
  store i32 %838, ptr %836, align 4
  %839 = load ptr, ptr %50, align 8
  %840 = sext i32 %834 to i64
  %841 = getelementptr inbounds i32, ptr %839, i64 %840
  %842 = load i32, ptr %841, align 4
  %843 = add nsw i32 %842, 1
  store i32 %843, ptr %841, align 4
  %844 = getelementptr inbounds i8, ptr %742, i64 8
  %845 = load i32, ptr %844, align 4
  %846 = getelementptr inbounds i8, ptr %742, i64 12
  %847 = load i32, ptr %846, align 4
  %848 = getelementptr inbounds i8, ptr %742, i64 4
  %849 = or disjoint i16 %805, %804
  store i16 %849, ptr %848, align 4
  store i8 %743, ptr %742, align 4
  store i32 %744, ptr %844, align 4
  store i32 %834, ptr %846, align 4
  %850 = load ptr, ptr %97, align 8
  store i32 %845, ptr %850, align 4
  br label %851

851:                                              ; preds = %866, %833
  %852 = phi i32 [ 1, %833 ], [ %867, %866 ]
  %853 = load ptr, ptr %97, align 8
  %854 = add nsw i32 %852, -1
  %855 = sext i32 %854 to i64
  %856 = getelementptr inbounds i32, ptr %853, i64 %855
  %857 = load i32, ptr %856, align 4
  %858 = icmp slt i32 %857, 0
  br i1 %858, label %866, label %859

859:                                              ; preds = %851
  %860 = load ptr, ptr %50, align 8
  %861 = zext i32 %857 to i64
  %862 = getelementptr inbounds i32, ptr %860, i64 %861
  %863 = load i32, ptr %862, align 4
  %864 = add nsw i32 %863, -1
  store i32 %864, ptr %862, align 4
  %865 = icmp eq i32 %864, 0
  br i1 %865, label %869, label %866

866:                                              ; preds = %869, %859, %851
  %867 = phi i32 [ %884, %869 ], [ %854, %859 ], [ %854, %851 ]
  %868 = icmp eq i32 %867, 0
  br i1 %868, label %887, label %851

869:                                              ; preds = %859
  %870 = load ptr, ptr %16, align 8
  %871 = getelementptr inbounds %struct.Node, ptr %870, i64 %861, i32 2
  %872 = load i8, ptr %871, align 2
  %873 = zext i8 %872 to i32
  %874 = load i32, ptr %152, align 8
  %875 = sub nsw i32 %874, %873
  store i32 %875, ptr %152, align 8
  %876 = getelementptr inbounds %struct.Node, ptr %870, i64 %861, i32 5
  %877 = load i32, ptr %876, align 4
  %878 = load ptr, ptr %97, align 8
  %879 = getelementptr inbounds i32, ptr %878, i64 %855
  store i32 %877, ptr %879, align 4
  %880 = load ptr, ptr %16, align 8
  %881 = getelementptr inbounds %struct.Node, ptr %880, i64 %861, i32 5, i64 1
  %882 = load i32, ptr %881, align 4
  %883 = load ptr, ptr %97, align 8
  %884 = add nsw i32 %852, 1
  %885 = sext i32 %852 to i64
  %886 = getelementptr inbounds i32, ptr %883, i64 %885
  store i32 %882, ptr %886, align 4
  br label %866

887:                                              ; preds = %866
  %888 = load ptr, ptr %97, align 8
  store i32 %847, ptr %888, align 4
  br label %889

889:                                              ; preds = %904, %887
  %890 = phi i32 [ 1, %887 ], [ %905, %904 ]
  %891 = load ptr, ptr %97, align 8
  %892 = add nsw i32 %890, -1
  %893 = sext i32 %892 to i64
  %894 = getelementptr inbounds i32, ptr %891, i64 %893
  %895 = load i32, ptr %894, align 4
  %896 = icmp slt i32 %895, 0
  br i1 %896, label %904, label %897

897:                                              ; preds = %889
  %898 = load ptr, ptr %50, align 8
  %899 = zext i32 %895 to i64
  %900 = getelementptr inbounds i32, ptr %898, i64 %899
  %901 = load i32, ptr %900, align 4
  %902 = add nsw i32 %901, -1
  store i32 %902, ptr %900, align 4
  %903 = icmp eq i32 %902, 0
  br i1 %903, label %907, label %904

904:                                              ; preds = %907, %897, %889
  %905 = phi i32 [ %922, %907 ], [ %892, %897 ], [ %892, %889 ]
  %906 = icmp eq i32 %905, 0
  br i1 %906, label %925, label %889

907:                                              ; preds = %897
  %908 = load ptr, ptr %16, align 8
  %909 = getelementptr inbounds %struct.Node, ptr %908, i64 %899, i32 2
  %910 = load i8, ptr %909, align 2
  %911 = zext i8 %910 to i32
  %912 = load i32, ptr %152, align 8
  %913 = sub nsw i32 %912, %911
  store i32 %913, ptr %152, align 8
  %914 = getelementptr inbounds %struct.Node, ptr %908, i64 %899, i32 5
  %915 = load i32, ptr %914, align 4
  %916 = load ptr, ptr %97, align 8
  %917 = getelementptr inbounds i32, ptr %916, i64 %893
  store i32 %915, ptr %917, align 4
  %918 = load ptr, ptr %16, align 8
  %919 = getelementptr inbounds %struct.Node, ptr %918, i64 %899, i32 5, i64 1
  %920 = load i32, ptr %919, align 4
  %921 = load ptr, ptr %97, align 8
  %922 = add nsw i32 %890, 1
  %923 = sext i32 %890 to i64
  %924 = getelementptr inbounds i32, ptr %921, i64 %923
  store i32 %920, ptr %924, align 4
  br label %904

925:                                              ; preds = %904
  br i1 %682, label %927, label %926

926:                                              ; preds = %925
  call void @enter(ptr %16, i32 %834)
  call void @enter_pairs(ptr %16, i32 %834)
  br label %927

927:                                              ; preds = %926, %925, %803
  br label %928

928:                                              ; preds = %400, %927
  br label %929

929:                                              ; preds = %928, %281, %278, %272, %251
  %930 = add nuw i32 %212, 1
  %931 = icmp eq i32 %212, %6
  br i1 %931, label %205, label %210

932:                                              ; preds = %205, %46
  %933 = phi i32 [ -1, %46 ], [ %206, %205 ]
  %934 = load ptr, ptr %50, align 8
  store ptr %934, ptr %17, align 16
  %935 = getelementptr inbounds i8, ptr %17, i64 8
  %936 = load ptr, ptr %54, align 8
  store ptr %936, ptr %935, align 8
  %937 = getelementptr inbounds i8, ptr %17, i64 16
  %938 = load ptr, ptr %60, align 8
  store ptr %938, ptr %937, align 16
  %939 = getelementptr inbounds i8, ptr %17, i64 24
  %940 = load ptr, ptr %64, align 8
  store ptr %940, ptr %939, align 8
  %941 = getelementptr inbounds i8, ptr %17, i64 32
  %942 = load ptr, ptr %69, align 8
  store ptr %942, ptr %941, align 16
  %943 = getelementptr inbounds i8, ptr %17, i64 40
  %944 = load ptr, ptr %75, align 8
  store ptr %944, ptr %943, align 8
  %945 = getelementptr inbounds i8, ptr %17, i64 48
  %946 = load ptr, ptr %79, align 8
  store ptr %946, ptr %945, align 16
  %947 = getelementptr inbounds i8, ptr %17, i64 56
  %948 = load ptr, ptr %83, align 8
  store ptr %948, ptr %947, align 8
  %949 = getelementptr inbounds i8, ptr %17, i64 64
  %950 = load ptr, ptr %87, align 8
  store ptr %950, ptr %949, align 16
  %951 = getelementptr inbounds i8, ptr %17, i64 72
  %952 = load ptr, ptr %93, align 8
  store ptr %952, ptr %951, align 8
  %953 = getelementptr inbounds i8, ptr %17, i64 80
  %954 = load ptr, ptr %97, align 8
  store ptr %954, ptr %953, align 16
  %955 = getelementptr inbounds i8, ptr %17, i64 88
  store ptr %98, ptr %955, align 8
  %956 = getelementptr inbounds i8, ptr %17, i64 96
  store ptr %103, ptr %956, align 16
  br label %958

957:                                              ; preds = %958
  ret i32 %933

958:                                              ; preds = %932, %958
  %959 = phi i64 [ 0, %932 ], [ %962, %958 ]
  %960 = getelementptr inbounds [13 x ptr], ptr %17, i64 0, i64 %959
  %961 = load ptr, ptr %960, align 8
  call void @free(ptr %961)
  %962 = add nuw nsw i64 %959, 1
  %963 = icmp eq i64 %962, 13
  br i1 %963, label %957, label %958
}

define internal void @clear(ptr %0) {
  %2 = alloca %struct.Node, align 4
  %3 = getelementptr inbounds i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  br label %18

10:                                               ; preds = %18, %1
  %11 = phi i32 [ 0, %1 ], [ %26, %18 ]
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %33

15:                                               ; preds = %10
  %16 = getelementptr inbounds i8, ptr %2, i64 8
  %17 = getelementptr inbounds i8, ptr %0, i64 40
  br label %39

18:                                               ; preds = %8, %18
  %19 = phi i64 [ 0, %8 ], [ %29, %18 ]
  %20 = phi i32 [ 0, %8 ], [ %26, %18 ]
  %21 = load ptr, ptr %9, align 8
  %22 = getelementptr inbounds i32, ptr %21, i64 %19
  %23 = load i32, ptr %22, align 4
  %24 = icmp sgt i32 %23, 0
  %25 = zext i1 %24 to i32
  %26 = add nuw nsw i32 %20, %25
  %27 = select i1 %24, i32 %20, i32 -1
  %28 = getelementptr inbounds i32, ptr %4, i64 %19
  store i32 %27, ptr %28, align 4
  %29 = add nuw nsw i64 %19, 1
  %30 = load i32, ptr %5, align 8
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %18, label %10

33:                                               ; preds = %68, %10
  %34 = getelementptr inbounds i8, ptr %0, i64 16
  %35 = load i32, ptr %34, align 8
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %73

37:                                               ; preds = %33
  %38 = getelementptr inbounds i8, ptr %0, i64 24
  br label %92

39:                                               ; preds = %15, %68
  %40 = phi i64 [ 0, %15 ], [ %69, %68 ]
  %41 = getelementptr inbounds i32, ptr %4, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = icmp slt i32 %42, 0
  br i1 %43, label %68, label %44

44:                                               ; preds = %39
  %45 = load ptr, ptr %0, align 8
  %46 = getelementptr inbounds %struct.Node, ptr %45, i64 %40
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 %46, i64 36, i1 false)
  br label %56

47:                                               ; preds = %65
  %48 = zext i32 %42 to i64
  %49 = getelementptr inbounds %struct.Node, ptr %45, i64 %48
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %49, ptr align 4 %2, i64 36, i1 false)
  %50 = load ptr, ptr %17, align 8
  %51 = getelementptr inbounds i32, ptr %50, i64 %40
  %52 = load i32, ptr %51, align 4
  %53 = load i32, ptr %41, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %50, i64 %54
  store i32 %52, ptr %55, align 4
  br label %68

56:                                               ; preds = %44, %65
  %57 = phi i64 [ 0, %44 ], [ %66, %65 ]
  %58 = getelementptr inbounds [2 x i32], ptr %16, i64 0, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = icmp sgt i32 %59, -1
  br i1 %60, label %61, label %65

61:                                               ; preds = %56
  %62 = zext i32 %59 to i64
  %63 = getelementptr inbounds i32, ptr %4, i64 %62
  %64 = load i32, ptr %63, align 4
  store i32 %64, ptr %58, align 4
  br label %65

65:                                               ; preds = %56, %61
  %66 = add nuw nsw i64 %57, 1
  %67 = icmp eq i64 %57, 0
  br i1 %67, label %56, label %47

68:                                               ; preds = %39, %47
  %69 = add nuw nsw i64 %40, 1
  %70 = load i32, ptr %12, align 8
  %71 = sext i32 %70 to i64
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %39, label %33

73:                                               ; preds = %92, %33
  store i32 %11, ptr %12, align 8
  %74 = getelementptr inbounds i8, ptr %0, i64 88
  store i32 0, ptr %74, align 8
  %75 = getelementptr inbounds i8, ptr %0, i64 112
  %76 = load ptr, ptr %75, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %76, i8 0, i64 262144, i1 false)
  %77 = getelementptr inbounds i8, ptr %0, i64 56
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds i8, ptr %0, i64 72
  %80 = load i32, ptr %79, align 8
  %81 = sext i32 %80 to i64
  %82 = shl nsw i64 %81, 2
  %83 = add nsw i64 %82, 4
  call void @llvm.memset.p0.i64(ptr align 4 %78, i8 -1, i64 %83, i1 false)
  %84 = getelementptr inbounds i8, ptr %0, i64 96
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds i8, ptr %0, i64 104
  %87 = load i32, ptr %86, align 8
  %88 = sext i32 %87 to i64
  %89 = shl nsw i64 %88, 2
  %90 = add nsw i64 %89, 4
  call void @llvm.memset.p0.i64(ptr align 4 %85, i8 -1, i64 %90, i1 false)
  %91 = icmp sgt i32 %11, 0
  br i1 %91, label %106, label %104

92:                                               ; preds = %37, %92
  %93 = phi i64 [ 0, %37 ], [ %100, %92 ]
  %94 = load ptr, ptr %38, align 8
  %95 = getelementptr inbounds i32, ptr %94, i64 %93
  %96 = load i32, ptr %95, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %4, i64 %97
  %99 = load i32, ptr %98, align 4
  store i32 %99, ptr %95, align 4
  %100 = add nuw nsw i64 %93, 1
  %101 = load i32, ptr %34, align 8
  %102 = sext i32 %101 to i64
  %103 = icmp slt i64 %100, %102
  br i1 %103, label %92, label %73

104:                                              ; preds = %106, %73
  %105 = icmp sgt i32 %11, 0
  br i1 %105, label %111, label %110

106:                                              ; preds = %73, %106
  %107 = phi i32 [ %108, %106 ], [ 0, %73 ]
  call void @enter(ptr %0, i32 %107)
  %108 = add nuw nsw i32 %107, 1
  %109 = icmp eq i32 %108, %11
  br i1 %109, label %104, label %106

110:                                              ; preds = %111, %104
  ret void

111:                                              ; preds = %104, %111
  %112 = phi i32 [ %113, %111 ], [ 0, %104 ]
  call void @enter_pairs(ptr %0, i32 %112)
  %113 = add nuw nsw i32 %112, 1
  %114 = icmp eq i32 %113, %11
  br i1 %114, label %110, label %111
}

define internal void @enter(ptr %0, i32 %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds %struct.Node, ptr %3, i64 %4, i32 7
  %6 = getelementptr inbounds i8, ptr %0, i64 56
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr %5, align 4
  %9 = getelementptr inbounds i8, ptr %5, i64 4
  %10 = load i32, ptr %9, align 4
  %11 = zext i32 %8 to i64
  %12 = shl nuw nsw i64 %11, 31
  %13 = zext i32 %10 to i64
  %14 = or i64 %12, %13
  %15 = icmp eq i32 %8, 0
  %16 = sub i32 2147483647, %8
  %17 = select i1 %15, i32 0, i32 %16
  %18 = zext i32 %17 to i64
  %19 = shl nuw nsw i64 %18, 31
  %20 = icmp eq i32 %10, 0
  %21 = sub i32 2147483647, %10
  %22 = select i1 %20, i32 0, i32 %21
  %23 = zext i32 %22 to i64
  %24 = or i64 %19, %23
  %25 = call i64 @llvm.umin.i64(i64 %14, i64 %24)
  %26 = getelementptr inbounds i8, ptr %0, i64 72
  %27 = load i32, ptr %26, align 8
  %28 = mul i64 %25, -7046029254386353131
  %29 = lshr i64 %28, 33
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = and i32 %27, %30
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %7, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds i8, ptr %0, i64 64
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds i32, ptr %36, i64 %4
  store i32 %34, ptr %37, align 4
  store i32 %1, ptr %33, align 4
  %38 = load i32, ptr %5, align 4
  %39 = load i32, ptr %9, align 4
  %40 = zext i32 %38 to i64
  %41 = shl nuw nsw i64 %40, 31
  %42 = zext i32 %39 to i64
  %43 = or i64 %41, %42
  %44 = icmp eq i32 %38, 0
  %45 = sub i32 2147483647, %38
  %46 = select i1 %44, i32 0, i32 %45
  %47 = zext i32 %46 to i64
  %48 = shl nuw nsw i64 %47, 31
  %49 = icmp eq i32 %39, 0
  %50 = sub i32 2147483647, %39
  %51 = select i1 %49, i32 0, i32 %50
  %52 = zext i32 %51 to i64
  %53 = or i64 %48, %52
  %54 = call i64 @llvm.umin.i64(i64 %43, i64 %53)
  %55 = mul i64 %54, -7046029254386353131
  %56 = lshr i64 %55, 43
  %57 = and i64 %56, 63
  %58 = shl nuw i64 1, %57
  %59 = getelementptr inbounds i8, ptr %0, i64 112
  %60 = load ptr, ptr %59, align 8
  %61 = lshr i64 %55, 49
  %62 = getelementptr inbounds i64, ptr %60, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = or i64 %58, %63
  store i64 %64, ptr %62, align 8
  %65 = getelementptr inbounds i8, ptr %0, i64 48
  br label %67

66:                                               ; preds = %103
  ret void

67:                                               ; preds = %2, %103
  %68 = phi i64 [ 0, %2 ], [ %106, %103 ]
  %69 = getelementptr inbounds i32, ptr %5, i64 %68
  %70 = load i32, ptr %69, align 4
  br label %71

71:                                               ; preds = %89, %67
  %72 = phi i32 [ 2147483645, %67 ], [ %91, %89 ]
  %73 = phi i32 [ 1, %67 ], [ %90, %89 ]
  %74 = phi i32 [ %70, %67 ], [ %101, %89 ]
  %75 = and i32 %72, 1
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %89, label %77

77:                                               ; preds = %71
  %78 = zext i32 %73 to i64
  %79 = zext i32 %74 to i64
  %80 = mul nuw i64 %79, %78
  %81 = trunc i64 %80 to i32
  %82 = and i32 %81, 2147483647
  %83 = lshr i64 %80, 31
  %84 = trunc i64 %83 to i32
  %85 = add i32 %82, %84
  %86 = icmp ugt i32 %85, 2147483646
  %87 = add i32 %85, -2147483647
  %88 = select i1 %86, i32 %87, i32 %85
  br label %89

89:                                               ; preds = %77, %71
  %90 = phi i32 [ %88, %77 ], [ %73, %71 ]
  %91 = lshr i32 %72, 1
  %92 = zext i32 %74 to i64
  %93 = mul nuw i64 %92, %92
  %94 = trunc i64 %93 to i32
  %95 = and i32 %94, 2147483647
  %96 = lshr i64 %93, 31
  %97 = trunc i64 %96 to i32
  %98 = add i32 %95, %97
  %99 = icmp ugt i32 %98, 2147483646
  %100 = add i32 %98, -2147483647
  %101 = select i1 %99, i32 %100, i32 %98
  %102 = icmp ult i32 %72, 2
  br i1 %102, label %103, label %71

103:                                              ; preds = %89
  %104 = load ptr, ptr %65, align 8
  %105 = getelementptr inbounds [2 x i32], ptr %104, i64 %4, i64 %68
  store i32 %90, ptr %105, align 4
  %106 = add nuw nsw i64 %68, 1
  %107 = icmp eq i64 %68, 0
  br i1 %107, label %67, label %66
}

define internal void @enter_pairs(ptr %0, i32 %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds %struct.Node, ptr %3, i64 %4, i32 7
  %6 = icmp slt i32 %1, 0
  br i1 %6, label %18, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, ptr %0, i64 40
  %9 = getelementptr inbounds i8, ptr %0, i64 88
  %10 = getelementptr inbounds i8, ptr %0, i64 92
  %11 = getelementptr inbounds i8, ptr %5, i64 4
  %12 = getelementptr inbounds i8, ptr %0, i64 96
  %13 = getelementptr inbounds i8, ptr %0, i64 104
  %14 = getelementptr inbounds i8, ptr %0, i64 80
  %15 = getelementptr inbounds i8, ptr %0, i64 112
  %16 = add nuw i32 %1, 1
  %17 = zext i32 %16 to i64
  br label %19

18:                                               ; preds = %156, %2
  ret void

19:                                               ; preds = %7, %156
  %20 = phi i64 [ 0, %7 ], [ %157, %156 ]
  %21 = load ptr, ptr %8, align 8
  %22 = getelementptr inbounds i32, ptr %21, i64 %20
  %23 = load i32, ptr %22, align 4
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %25, label %31

25:                                               ; preds = %19
  %26 = load ptr, ptr %0, align 8
  %27 = getelementptr inbounds %struct.Node, ptr %26, i64 %20, i32 3
  %28 = load i8, ptr %27, align 1
  %29 = icmp ne i8 %28, 0
  %30 = zext i1 %29 to i32
  br label %31

31:                                               ; preds = %19, %25
  %32 = phi i32 [ 0, %19 ], [ %30, %25 ]
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %156, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds i32, ptr %21, i64 %4
  %36 = load i32, ptr %35, align 4
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %44

38:                                               ; preds = %34
  %39 = load ptr, ptr %0, align 8
  %40 = getelementptr inbounds %struct.Node, ptr %39, i64 %4, i32 3
  %41 = load i8, ptr %40, align 1
  %42 = icmp ne i8 %41, 0
  %43 = zext i1 %42 to i32
  br label %44

44:                                               ; preds = %34, %38
  %45 = phi i32 [ 0, %34 ], [ %43, %38 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %156, label %47

47:                                               ; preds = %44
  %48 = load ptr, ptr %0, align 8
  %49 = getelementptr inbounds %struct.Node, ptr %48, i64 %20, i32 7
  %50 = getelementptr inbounds i8, ptr %49, i64 4
  %51 = trunc nuw nsw i64 %20 to i32
  br label %52

52:                                               ; preds = %47, %153
  %53 = phi i8 [ 0, %47 ], [ %154, %153 ]
  %54 = load i32, ptr %9, align 8
  %55 = load i32, ptr %10, align 4
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %57, label %156

57:                                               ; preds = %52
  %58 = load i32, ptr %49, align 4
  %59 = load i32, ptr %5, align 4
  switch i8 %53, label %70 [
    i8 0, label %60
    i8 1, label %65
  ]

60:                                               ; preds = %57
  %61 = add i32 %59, %58
  %62 = icmp ugt i32 %61, 2147483646
  %63 = add i32 %61, -2147483647
  %64 = select i1 %62, i32 %63, i32 %61
  br label %82

65:                                               ; preds = %57
  %66 = icmp ult i32 %58, %59
  %67 = add i32 %58, 2147483647
  %68 = select i1 %66, i32 %67, i32 %58
  %69 = sub i32 %68, %59
  br label %82

70:                                               ; preds = %57
  %71 = zext i32 %58 to i64
  %72 = zext i32 %59 to i64
  %73 = mul nuw i64 %72, %71
  %74 = trunc i64 %73 to i32
  %75 = and i32 %74, 2147483647
  %76 = lshr i64 %73, 31
  %77 = trunc i64 %76 to i32
  %78 = add i32 %75, %77
  %79 = icmp ugt i32 %78, 2147483646
  %80 = add i32 %78, -2147483647
  %81 = select i1 %79, i32 %80, i32 %78
  br label %82

82:                                               ; preds = %60, %65, %70
  %83 = phi i32 [ %64, %60 ], [ %69, %65 ], [ %81, %70 ]
  %84 = load i32, ptr %50, align 4
  %85 = load i32, ptr %11, align 4
  switch i8 %53, label %96 [
    i8 0, label %86
    i8 1, label %91
  ]

86:                                               ; preds = %82
  %87 = add i32 %85, %84
  %88 = icmp ugt i32 %87, 2147483646
  %89 = add i32 %87, -2147483647
  %90 = select i1 %88, i32 %89, i32 %87
  br label %108

91:                                               ; preds = %82
  %92 = icmp ult i32 %84, %85
  %93 = add i32 %84, 2147483647
  %94 = select i1 %92, i32 %93, i32 %84
  %95 = sub i32 %94, %85
  br label %108

96:                                               ; preds = %82
  %97 = zext i32 %84 to i64
  %98 = zext i32 %85 to i64
  %99 = mul nuw i64 %98, %97
  %100 = trunc i64 %99 to i32
  %101 = and i32 %100, 2147483647
  %102 = lshr i64 %99, 31
  %103 = trunc i64 %102 to i32
  %104 = add i32 %101, %103
  %105 = icmp ugt i32 %104, 2147483646
  %106 = add i32 %104, -2147483647
  %107 = select i1 %105, i32 %106, i32 %104
  br label %108

108:                                              ; preds = %86, %91, %96
  %109 = phi i32 [ %90, %86 ], [ %95, %91 ], [ %107, %96 ]
  %110 = zext i32 %83 to i64
  %111 = shl nuw nsw i64 %110, 31
  %112 = zext i32 %109 to i64
  %113 = or i64 %111, %112
  %114 = icmp eq i32 %83, 0
  %115 = sub i32 2147483647, %83
  %116 = select i1 %114, i32 0, i32 %115
  %117 = zext i32 %116 to i64
  %118 = shl nuw nsw i64 %117, 31
  %119 = icmp eq i32 %109, 0
  %120 = sub i32 2147483647, %109
  %121 = select i1 %119, i32 0, i32 %120
  %122 = zext i32 %121 to i64
  %123 = or i64 %118, %122
  %124 = call i64 @llvm.umin.i64(i64 %113, i64 %123)
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %153, label %126

126:                                              ; preds = %108
  %127 = load ptr, ptr %12, align 8
  %128 = load i32, ptr %13, align 8
  %129 = mul i64 %124, -7046029254386353131
  %130 = lshr i64 %129, 33
  %131 = trunc nuw nsw i64 %130 to i32
  %132 = and i32 %128, %131
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds i32, ptr %127, i64 %133
  %135 = load ptr, ptr %14, align 8
  %136 = sext i32 %54 to i64
  %137 = getelementptr inbounds %struct.Pair, ptr %135, i64 %136
  %138 = load i32, ptr %134, align 4
  store i64 %124, ptr %137, align 8
  %139 = getelementptr inbounds i8, ptr %137, i64 8
  store i32 %51, ptr %139, align 8
  %140 = getelementptr inbounds i8, ptr %137, i64 12
  store i32 %1, ptr %140, align 4
  %141 = getelementptr inbounds i8, ptr %137, i64 16
  store i32 %138, ptr %141, align 8
  %142 = getelementptr inbounds i8, ptr %137, i64 20
  store i8 %53, ptr %142, align 4
  %143 = load i32, ptr %9, align 8
  %144 = add nsw i32 %143, 1
  store i32 %144, ptr %9, align 8
  store i32 %143, ptr %134, align 4
  %145 = lshr i64 %129, 43
  %146 = and i64 %145, 63
  %147 = shl nuw i64 1, %146
  %148 = load ptr, ptr %15, align 8
  %149 = lshr i64 %129, 49
  %150 = getelementptr inbounds i64, ptr %148, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = or i64 %151, %147
  store i64 %152, ptr %150, align 8
  br label %153

153:                                              ; preds = %108, %126
  %154 = add nuw nsw i8 %53, 1
  %155 = icmp eq i8 %154, 3
  br i1 %155, label %156, label %52

156:                                              ; preds = %52, %153, %31, %44
  %157 = add nuw nsw i64 %20, 1
  %158 = icmp eq i64 %157, %17
  br i1 %158, label %18, label %19
}

define internal i32 @freed(ptr %0, i32 %1, ptr %2, i32 %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.Node, ptr %5, i64 %6, i32 2
  %8 = load i8, ptr %7, align 2
  %9 = zext i8 %8 to i32
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %4
  %12 = getelementptr inbounds i8, ptr %0, i64 120
  %13 = getelementptr inbounds i8, ptr %0, i64 128
  %14 = zext i32 %3 to i64
  br label %22

15:                                               ; preds = %37, %4
  %16 = phi i32 [ 0, %4 ], [ %38, %37 ]
  %17 = getelementptr inbounds i8, ptr %0, i64 136
  %18 = load ptr, ptr %17, align 8
  store i32 %1, ptr %18, align 4
  %19 = getelementptr inbounds i8, ptr %0, i64 120
  %20 = getelementptr inbounds i8, ptr %0, i64 128
  %21 = getelementptr inbounds i8, ptr %0, i64 40
  br label %53

22:                                               ; preds = %11, %37
  %23 = phi i64 [ 0, %11 ], [ %43, %37 ]
  %24 = phi i32 [ 0, %11 ], [ %38, %37 ]
  %25 = getelementptr inbounds i32, ptr %2, i64 %23
  %26 = load i32, ptr %25, align 4
  %27 = load ptr, ptr %12, align 8
  %28 = sext i32 %26 to i64
  %29 = getelementptr inbounds i32, ptr %27, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %37

32:                                               ; preds = %22
  %33 = load ptr, ptr %13, align 8
  %34 = add nsw i32 %24, 1
  %35 = sext i32 %24 to i64
  %36 = getelementptr inbounds i32, ptr %33, i64 %35
  store i32 %26, ptr %36, align 4
  br label %37

37:                                               ; preds = %22, %32
  %38 = phi i32 [ %34, %32 ], [ %24, %22 ]
  %39 = load ptr, ptr %12, align 8
  %40 = getelementptr inbounds i32, ptr %39, i64 %28
  %41 = load i32, ptr %40, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %40, align 4
  %43 = add nuw nsw i64 %23, 1
  %44 = icmp eq i64 %43, %14
  br i1 %44, label %15, label %22

45:                                               ; preds = %108
  %46 = icmp eq i32 %110, 0
  br i1 %46, label %47, label %53

47:                                               ; preds = %45
  %48 = icmp sgt i32 %109, 0
  br i1 %48, label %49, label %114

49:                                               ; preds = %47
  %50 = getelementptr inbounds i8, ptr %0, i64 120
  %51 = getelementptr inbounds i8, ptr %0, i64 128
  %52 = zext i32 %109 to i64
  br label %115

53:                                               ; preds = %15, %45
  %54 = phi i32 [ %9, %15 ], [ %111, %45 ]
  %55 = phi i32 [ 1, %15 ], [ %110, %45 ]
  %56 = phi i32 [ %16, %15 ], [ %109, %45 ]
  %57 = load ptr, ptr %0, align 8
  %58 = load ptr, ptr %17, align 8
  %59 = add nsw i32 %55, -1
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %58, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  br label %64

64:                                               ; preds = %53, %108
  %65 = phi i64 [ 0, %53 ], [ %112, %108 ]
  %66 = phi i32 [ %54, %53 ], [ %111, %108 ]
  %67 = phi i32 [ %59, %53 ], [ %110, %108 ]
  %68 = phi i32 [ %56, %53 ], [ %109, %108 ]
  %69 = getelementptr inbounds %struct.Node, ptr %57, i64 %63, i32 5, i64 %65
  %70 = load i32, ptr %69, align 4
  %71 = icmp slt i32 %70, 0
  br i1 %71, label %108, label %72

72:                                               ; preds = %64
  %73 = load ptr, ptr %19, align 8
  %74 = zext i32 %70 to i64
  %75 = getelementptr inbounds i32, ptr %73, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %83

78:                                               ; preds = %72
  %79 = load ptr, ptr %20, align 8
  %80 = add nsw i32 %68, 1
  %81 = sext i32 %68 to i64
  %82 = getelementptr inbounds i32, ptr %79, i64 %81
  store i32 %70, ptr %82, align 4
  br label %83

83:                                               ; preds = %72, %78
  %84 = phi i32 [ %80, %78 ], [ %68, %72 ]
  %85 = load ptr, ptr %19, align 8
  %86 = getelementptr inbounds i32, ptr %85, i64 %74
  %87 = load i32, ptr %86, align 4
  %88 = add nsw i32 %87, -1
  store i32 %88, ptr %86, align 4
  %89 = load ptr, ptr %21, align 8
  %90 = zext i32 %70 to i64
  %91 = getelementptr inbounds i32, ptr %89, i64 %90
  %92 = load i32, ptr %91, align 4
  %93 = load ptr, ptr %19, align 8
  %94 = getelementptr inbounds i32, ptr %93, i64 %90
  %95 = load i32, ptr %94, align 4
  %96 = sub i32 0, %95
  %97 = icmp eq i32 %92, %96
  br i1 %97, label %98, label %108

98:                                               ; preds = %83
  %99 = load ptr, ptr %0, align 8
  %100 = getelementptr inbounds %struct.Node, ptr %99, i64 %90, i32 2
  %101 = load i8, ptr %100, align 2
  %102 = zext i8 %101 to i32
  %103 = add nsw i32 %66, %102
  %104 = load ptr, ptr %17, align 8
  %105 = add nsw i32 %67, 1
  %106 = sext i32 %67 to i64
  %107 = getelementptr inbounds i32, ptr %104, i64 %106
  store i32 %70, ptr %107, align 4
  br label %108

108:                                              ; preds = %83, %98, %64
  %109 = phi i32 [ %68, %64 ], [ %84, %98 ], [ %84, %83 ]
  %110 = phi i32 [ %67, %64 ], [ %105, %98 ], [ %67, %83 ]
  %111 = phi i32 [ %66, %64 ], [ %103, %98 ], [ %66, %83 ]
  %112 = add nuw nsw i64 %65, 1
  %113 = icmp eq i64 %65, 0
  br i1 %113, label %64, label %45

114:                                              ; preds = %115, %47
  ret i32 %111

115:                                              ; preds = %49, %115
  %116 = phi i64 [ 0, %49 ], [ %123, %115 ]
  %117 = load ptr, ptr %50, align 8
  %118 = load ptr, ptr %51, align 8
  %119 = getelementptr inbounds i32, ptr %118, i64 %116
  %120 = load i32, ptr %119, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i32, ptr %117, i64 %121
  store i32 0, ptr %122, align 4
  %123 = add nuw nsw i64 %116, 1
  %124 = icmp eq i64 %123, %52
  br i1 %124, label %114, label %115
}

define internal void @judge(ptr %0, i32 %1, ptr byval(%struct.Way) align 8 %2, ptr %3, ptr %4, i32 %5) {
  %7 = alloca [3 x i32], align 4
  %8 = load i32, ptr %2, align 8
  store i32 %8, ptr %7, align 4
  %9 = getelementptr inbounds i8, ptr %7, i64 4
  %10 = getelementptr inbounds i8, ptr %2, i64 4
  %11 = load i32, ptr %10, align 4
  store i32 %11, ptr %9, align 4
  %12 = getelementptr inbounds i8, ptr %7, i64 8
  %13 = getelementptr inbounds i8, ptr %2, i64 8
  %14 = load i32, ptr %13, align 8
  store i32 %14, ptr %12, align 4
  %15 = getelementptr inbounds i8, ptr %2, i64 17
  %16 = load i8, ptr %15, align 1
  %17 = icmp eq i8 %16, 3
  %18 = select i1 %17, i32 2, i32 3
  %19 = call i32 @freed(ptr %0, i32 %1, ptr %7, i32 %18)
  %20 = add nsw i32 %19, -1
  %21 = getelementptr inbounds i8, ptr %2, i64 12
  store i32 %20, ptr %21, align 4
  br i1 %17, label %37, label %22

22:                                               ; preds = %6
  %23 = load ptr, ptr %0, align 8
  %24 = sext i32 %11 to i64
  %25 = getelementptr inbounds %struct.Node, ptr %23, i64 %24, i32 1
  %26 = load i8, ptr %25, align 1
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %22
  %29 = sext i32 %14 to i64
  %30 = getelementptr inbounds %struct.Node, ptr %23, i64 %29, i32 1
  %31 = load i8, ptr %30, align 1
  %32 = icmp ne i8 %31, 0
  %33 = sext i1 %32 to i32
  br label %34

34:                                               ; preds = %28, %22
  %35 = phi i32 [ -1, %22 ], [ %33, %28 ]
  %36 = add i32 %35, %20
  store i32 %36, ptr %21, align 4
  br label %37

37:                                               ; preds = %34, %6
  %38 = load i32, ptr %21, align 4
  %39 = icmp slt i32 %38, %5
  br i1 %39, label %125, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds i8, ptr %3, i64 12
  %42 = load i32, ptr %41, align 4
  %43 = icmp slt i32 %38, %42
  br i1 %43, label %125, label %44

44:                                               ; preds = %40
  %45 = icmp eq i32 %38, %42
  br i1 %45, label %46, label %62

46:                                               ; preds = %44
  %47 = getelementptr inbounds i8, ptr %0, i64 160
  %48 = load i64, ptr %47, align 8
  %49 = add i64 %48, -7046029254386353131
  store i64 %49, ptr %47, align 8
  %50 = lshr i64 %49, 30
  %51 = xor i64 %50, %49
  %52 = mul i64 %51, -4658895280553007687
  %53 = lshr i64 %52, 27
  %54 = xor i64 %53, %52
  %55 = mul i64 %54, -7723592293110705685
  %56 = lshr i64 %55, 31
  %57 = xor i64 %56, %55
  %58 = load i64, ptr %4, align 8
  %59 = add i64 %58, 1
  %60 = urem i64 %57, %59
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %125

62:                                               ; preds = %46, %44
  %63 = getelementptr inbounds i8, ptr %0, i64 152
  %64 = getelementptr inbounds i8, ptr %0, i64 136
  %65 = getelementptr inbounds i8, ptr %0, i64 144
  %66 = zext i32 %18 to i64
  br label %67

67:                                               ; preds = %62, %114
  %68 = phi i64 [ 0, %62 ], [ %115, %114 ]
  %69 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = load i32, ptr %63, align 8
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %63, align 8
  %73 = load ptr, ptr %64, align 8
  store i32 %70, ptr %73, align 4
  %74 = load ptr, ptr %65, align 8
  %75 = sext i32 %70 to i64
  %76 = getelementptr inbounds i32, ptr %74, i64 %75
  store i32 %72, ptr %76, align 4
  br label %77

77:                                               ; preds = %111, %67
  %78 = phi i32 [ 1, %67 ], [ %112, %111 ]
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %114, label %80

80:                                               ; preds = %77
  %81 = load ptr, ptr %64, align 8
  %82 = add nsw i32 %78, -1
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr %81, i64 %83
  %85 = load i32, ptr %84, align 4
  %86 = icmp eq i32 %85, %1
  br i1 %86, label %111, label %87

87:                                               ; preds = %80
  %88 = sext i32 %85 to i64
  br label %89

89:                                               ; preds = %107, %87
  %90 = phi i64 [ 0, %87 ], [ %109, %107 ]
  %91 = phi i32 [ %82, %87 ], [ %108, %107 ]
  %92 = load ptr, ptr %0, align 8
  %93 = getelementptr inbounds %struct.Node, ptr %92, i64 %88, i32 5, i64 %90
  %94 = load i32, ptr %93, align 4
  %95 = icmp sgt i32 %94, -1
  br i1 %95, label %96, label %107

96:                                               ; preds = %89
  %97 = load ptr, ptr %65, align 8
  %98 = zext i32 %94 to i64
  %99 = getelementptr inbounds i32, ptr %97, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = icmp eq i32 %100, %72
  br i1 %101, label %107, label %102

102:                                              ; preds = %96
  store i32 %72, ptr %99, align 4
  %103 = load ptr, ptr %64, align 8
  %104 = add nsw i32 %91, 1
  %105 = sext i32 %91 to i64
  %106 = getelementptr inbounds i32, ptr %103, i64 %105
  store i32 %94, ptr %106, align 4
  br label %107

107:                                              ; preds = %102, %96, %89
  %108 = phi i32 [ %104, %102 ], [ %91, %96 ], [ %91, %89 ]
  %109 = add nuw nsw i64 %90, 1
  %110 = icmp eq i64 %90, 0
  br i1 %110, label %89, label %111

111:                                              ; preds = %107, %80
  %112 = phi i32 [ %82, %80 ], [ %108, %107 ]
  br i1 %86, label %113, label %77

113:                                              ; preds = %111
  br i1 %79, label %114, label %125

114:                                              ; preds = %77, %113
  %115 = add nuw nsw i64 %68, 1
  %116 = icmp eq i64 %115, %66
  br i1 %116, label %117, label %67

117:                                              ; preds = %114
  %118 = load i32, ptr %41, align 4
  %119 = icmp eq i32 %38, %118
  br i1 %119, label %120, label %123

120:                                              ; preds = %117
  %121 = load i64, ptr %4, align 8
  %122 = add i64 %121, 1
  br label %123

123:                                              ; preds = %117, %120
  %124 = phi i64 [ %122, %120 ], [ 1, %117 ]
  store i64 %124, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 8 %2, i64 20, i1 false)
  br label %125

125:                                              ; preds = %113, %46, %37, %40, %123
  ret void
}


declare ptr @calloc(i64, i64)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i64 @llvm.umin.i64(i64, i64)
declare i8 @llvm.umax.i8(i8, i8)
