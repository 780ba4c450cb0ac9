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
  %18 = icmp slt i32 %1, 1
  %19 = icmp slt i32 %4, 1
  %20 = or i1 %18, %19
  br i1 %20, label %984, label %21

21:                                               ; preds = %9
  %22 = zext i32 %1 to i64
  br label %41

23:                                               ; preds = %41
  call void @llvm.memset.p0.i64(ptr align 8 %16, i8 0, i64 168, i1 false)
  store ptr %0, ptr %16, align 8
  %24 = getelementptr inbounds i8, ptr %16, i64 8
  store i32 %1, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %16, i64 12
  store i32 %2, ptr %25, align 4
  %26 = getelementptr inbounds i8, ptr %16, i64 16
  store i32 %4, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %16, i64 24
  store ptr %3, ptr %27, align 8
  %28 = sext i32 %2 to i64
  %29 = getelementptr inbounds i8, ptr %16, i64 160
  store i64 %5, ptr %29, align 8
  %30 = mul nuw nsw i64 %48, 3
  %31 = mul nuw nsw i64 %30, %48
  %32 = lshr i64 %31, 1
  %33 = mul nsw i64 %28, 3
  %34 = add nsw i64 %32, %33
  %35 = trunc i64 %34 to i32
  %36 = add i32 %35, 3
  %37 = getelementptr inbounds i8, ptr %16, i64 92
  store i32 %36, ptr %37, align 4
  %38 = getelementptr inbounds i8, ptr %16, i64 72
  %39 = shl nsw i32 %2, 1
  %40 = icmp sgt i32 %2, 511
  br i1 %40, label %51, label %56

41:                                               ; preds = %21, %41
  %42 = phi i64 [ 0, %21 ], [ %49, %41 ]
  %43 = phi i64 [ 300, %21 ], [ %48, %41 ]
  %44 = getelementptr inbounds %struct.Node, ptr %0, i64 %42, i32 3
  %45 = load i8, ptr %44, align 1
  %46 = icmp ne i8 %45, 0
  %47 = zext i1 %46 to i64
  %48 = add nuw nsw i64 %43, %47
  %49 = add nuw nsw i64 %42, 1
  %50 = icmp eq i64 %49, %22
  br i1 %50, label %23, label %41

51:                                               ; preds = %23, %51
  %52 = phi i32 [ %54, %51 ], [ 1023, %23 ]
  %53 = shl nsw i32 %52, 1
  %54 = or disjoint i32 %53, 1
  %55 = icmp slt i32 %54, %39
  br i1 %55, label %51, label %56

56:                                               ; preds = %51, %23
  %57 = phi i32 [ 1023, %23 ], [ %54, %51 ]
  store i32 %57, ptr %38, align 8
  %58 = getelementptr inbounds i8, ptr %16, i64 104
  %59 = sdiv i32 %36, 4
  %60 = icmp sgt i32 %36, 65535
  br i1 %60, label %61, label %66

61:                                               ; preds = %56, %61
  %62 = phi i32 [ %64, %61 ], [ 16383, %56 ]
  %63 = shl nsw i32 %62, 1
  %64 = or disjoint i32 %63, 1
  %65 = icmp slt i32 %64, %59
  br i1 %65, label %61, label %66

66:                                               ; preds = %61, %56
  %67 = phi i32 [ 16383, %56 ], [ %64, %61 ]
  store i32 %67, ptr %58, align 8
  %68 = call ptr @calloc(i64 %28, i64 4)
  %69 = icmp eq ptr %68, null
  %70 = getelementptr inbounds i8, ptr %16, i64 40
  store ptr %68, ptr %70, align 8
  %71 = call ptr @calloc(i64 %28, i64 8)
  %72 = icmp eq ptr %71, null
  %73 = or i1 %69, %72
  %74 = getelementptr inbounds i8, ptr %16, i64 48
  store ptr %71, ptr %74, align 8
  %75 = sext i32 %57 to i64
  %76 = add nsw i64 %75, 1
  %77 = call ptr @calloc(i64 %76, i64 4)
  %78 = icmp eq ptr %77, null
  %79 = or i1 %73, %78
  %80 = getelementptr inbounds i8, ptr %16, i64 56
  store ptr %77, ptr %80, align 8
  %81 = call ptr @calloc(i64 %28, i64 4)
  %82 = icmp eq ptr %81, null
  %83 = or i1 %79, %82
  %84 = getelementptr inbounds i8, ptr %16, i64 64
  store ptr %81, ptr %84, align 8
  %85 = sext i32 %36 to i64
  %86 = call ptr @calloc(i64 %85, i64 24)
  %87 = icmp eq ptr %86, null
  %88 = or i1 %83, %87
  %89 = getelementptr inbounds i8, ptr %16, i64 80
  store ptr %86, ptr %89, align 8
  %90 = sext i32 %67 to i64
  %91 = add nsw i64 %90, 1
  %92 = call ptr @calloc(i64 %91, i64 4)
  %93 = icmp eq ptr %92, null
  %94 = or i1 %88, %93
  %95 = getelementptr inbounds i8, ptr %16, i64 96
  store ptr %92, ptr %95, align 8
  %96 = call ptr @calloc(i64 32768, i64 8)
  %97 = icmp eq ptr %96, null
  %98 = or i1 %94, %97
  %99 = getelementptr inbounds i8, ptr %16, i64 112
  store ptr %96, ptr %99, align 8
  %100 = call ptr @calloc(i64 %28, i64 4)
  %101 = icmp eq ptr %100, null
  %102 = or i1 %98, %101
  %103 = getelementptr inbounds i8, ptr %16, i64 120
  store ptr %100, ptr %103, align 8
  %104 = call ptr @calloc(i64 %28, i64 4)
  %105 = icmp eq ptr %104, null
  %106 = or i1 %102, %105
  %107 = getelementptr inbounds i8, ptr %16, i64 144
  store ptr %104, ptr %107, align 8
  %108 = shl nsw i64 %28, 1
  %109 = add nsw i64 %108, 8
  %110 = call ptr @calloc(i64 %109, i64 4)
  %111 = icmp eq ptr %110, null
  %112 = or i1 %106, %111
  %113 = getelementptr inbounds i8, ptr %16, i64 128
  store ptr %110, ptr %113, align 8
  %114 = call ptr @calloc(i64 %109, i64 4)
  %115 = icmp eq ptr %114, null
  %116 = or i1 %112, %115
  %117 = getelementptr inbounds i8, ptr %16, i64 136
  store ptr %114, ptr %117, align 8
  %118 = call ptr @calloc(i64 %28, i64 36)
  %119 = icmp eq ptr %118, null
  %120 = or i1 %116, %119
  %121 = zext i32 %4 to i64
  %122 = add nuw nsw i64 %121, 1
  %123 = call ptr @calloc(i64 %122, i64 4)
  %124 = icmp eq ptr %123, null
  %125 = or i1 %120, %124
  br i1 %125, label %952, label %126

126:                                              ; preds = %66
  %127 = icmp sgt i32 %1, 0
  br i1 %127, label %128, label %132

128:                                              ; preds = %126
  %129 = zext i32 %1 to i64
  br label %130

130:                                              ; preds = %128, %136
  %131 = phi i64 [ 0, %128 ], [ %137, %136 ]
  br label %139

132:                                              ; preds = %136, %126
  %133 = icmp sgt i32 %4, 0
  br i1 %133, label %134, label %153

134:                                              ; preds = %132
  %135 = zext i32 %4 to i64
  br label %160

136:                                              ; preds = %150
  %137 = add nuw nsw i64 %131, 1
  %138 = icmp eq i64 %137, %129
  br i1 %138, label %132, label %130

139:                                              ; preds = %130, %150
  %140 = phi i64 [ 0, %130 ], [ %151, %150 ]
  %141 = getelementptr inbounds %struct.Node, ptr %0, i64 %131, i32 5, i64 %140
  %142 = load i32, ptr %141, align 4
  %143 = icmp sgt i32 %142, -1
  br i1 %143, label %144, label %150

144:                                              ; preds = %139
  %145 = load ptr, ptr %70, align 8
  %146 = zext i32 %142 to i64
  %147 = getelementptr inbounds i32, ptr %145, i64 %146
  %148 = load i32, ptr %147, align 4
  %149 = add nsw i32 %148, 1
  store i32 %149, ptr %147, align 4
  br label %150

150:                                              ; preds = %139, %144
  %151 = add nuw nsw i64 %140, 1
  %152 = icmp eq i64 %140, 0
  br i1 %152, label %139, label %136

153:                                              ; preds = %160, %132
  %154 = icmp sgt i32 %1, 0
  br i1 %154, label %155, label %171

155:                                              ; preds = %153
  %156 = load ptr, ptr %70, align 8
  %157 = getelementptr inbounds i8, ptr %16, i64 32
  %158 = load i32, ptr %157, align 8
  %159 = zext i32 %1 to i64
  br label %210

160:                                              ; preds = %134, %160
  %161 = phi i64 [ 0, %134 ], [ %169, %160 ]
  %162 = load ptr, ptr %70, align 8
  %163 = getelementptr inbounds i32, ptr %3, i64 %161
  %164 = load i32, ptr %163, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds i32, ptr %162, i64 %165
  %167 = load i32, ptr %166, align 4
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %166, align 4
  %169 = add nuw nsw i64 %161, 1
  %170 = icmp eq i64 %169, %135
  br i1 %170, label %153, label %160

171:                                              ; preds = %220, %153
  call void @clear(ptr %16)
  %172 = getelementptr inbounds i8, ptr %16, i64 32
  %173 = icmp slt i32 %6, 0
  br i1 %173, label %225, label %174

174:                                              ; preds = %171
  %175 = load i32, ptr %172, align 8
  %176 = add nsw i32 %175, 1
  %177 = shl nuw nsw i64 %121, 2
  %178 = getelementptr inbounds i8, ptr %16, i64 88
  %179 = icmp eq i32 %7, 0
  %180 = sext i32 %7 to i64
  %181 = getelementptr inbounds i8, ptr %13, i64 8
  %182 = getelementptr inbounds i8, ptr %13, i64 16
  %183 = getelementptr inbounds i8, ptr %14, i64 4
  %184 = getelementptr inbounds i8, ptr %14, i64 8
  %185 = getelementptr inbounds i8, ptr %14, i64 12
  %186 = getelementptr inbounds i8, ptr %14, i64 16
  %187 = getelementptr inbounds i8, ptr %14, i64 17
  %188 = getelementptr inbounds i8, ptr %15, i64 4
  %189 = getelementptr inbounds i8, ptr %15, i64 8
  %190 = getelementptr inbounds i8, ptr %15, i64 12
  %191 = getelementptr inbounds i8, ptr %15, i64 16
  %192 = getelementptr inbounds i8, ptr %15, i64 17
  %193 = getelementptr inbounds i8, ptr %11, i64 12
  %194 = getelementptr inbounds i8, ptr %11, i64 4
  %195 = getelementptr inbounds i8, ptr %11, i64 17
  %196 = getelementptr inbounds i8, ptr %11, i64 8
  %197 = getelementptr inbounds i8, ptr %10, i64 3
  %198 = getelementptr inbounds i8, ptr %10, i64 16
  %199 = getelementptr inbounds i8, ptr %10, i64 1
  %200 = getelementptr inbounds i8, ptr %10, i64 2
  %201 = getelementptr inbounds i8, ptr %10, i64 4
  %202 = getelementptr inbounds i8, ptr %10, i64 5
  %203 = getelementptr inbounds i8, ptr %10, i64 8
  %204 = getelementptr inbounds i8, ptr %10, i64 12
  %205 = getelementptr inbounds i8, ptr %10, i64 20
  %206 = getelementptr inbounds i8, ptr %11, i64 16
  %207 = getelementptr inbounds i8, ptr %10, i64 20
  %208 = getelementptr inbounds i8, ptr %11, i64 8
  %209 = getelementptr inbounds i8, ptr %10, i64 2
  br label %230

210:                                              ; preds = %155, %220
  %211 = phi i64 [ 0, %155 ], [ %223, %220 ]
  %212 = phi i32 [ %158, %155 ], [ %222, %220 ]
  %213 = getelementptr inbounds i32, ptr %156, i64 %211
  %214 = load i32, ptr %213, align 4
  %215 = icmp sgt i32 %214, 0
  br i1 %215, label %216, label %220

216:                                              ; preds = %210
  %217 = getelementptr inbounds %struct.Node, ptr %0, i64 %211, i32 2
  %218 = load i8, ptr %217, align 2
  %219 = zext i8 %218 to i32
  br label %220

220:                                              ; preds = %210, %216
  %221 = phi i32 [ %219, %216 ], [ 0, %210 ]
  %222 = add nsw i32 %212, %221
  store i32 %222, ptr %157, align 8
  %223 = add nuw nsw i64 %211, 1
  %224 = icmp eq i64 %223, %159
  br i1 %224, label %171, label %210

225:                                              ; preds = %949, %171
  %226 = phi i32 [ -1, %171 ], [ %258, %949 ]
  %227 = sext i32 %226 to i64
  %228 = mul nsw i64 %227, 36
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %118, i64 %228, i1 false)
  %229 = shl nuw nsw i64 %121, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %123, i64 %229, i1 false)
  br label %952

230:                                              ; preds = %174, %949
  %231 = phi i32 [ 0, %174 ], [ %950, %949 ]
  %232 = phi i32 [ %176, %174 ], [ %259, %949 ]
  %233 = phi i32 [ -1, %174 ], [ %258, %949 ]
  %234 = load i32, ptr %172, align 8
  %235 = icmp slt i32 %234, %232
  br i1 %235, label %253, label %236

236:                                              ; preds = %230
  %237 = icmp eq i32 %234, %232
  br i1 %237, label %238, label %257

238:                                              ; preds = %236
  %239 = icmp eq i32 %231, %6
  br i1 %239, label %253, label %240

240:                                              ; preds = %238
  %241 = load i64, ptr %29, align 8
  %242 = add i64 %241, -7046029254386353131
  store i64 %242, ptr %29, align 8
  %243 = lshr i64 %242, 30
  %244 = xor i64 %243, %242
  %245 = mul i64 %244, -4658895280553007687
  %246 = lshr i64 %245, 27
  %247 = xor i64 %246, %245
  %248 = mul i64 %247, -7723592293110705685
  %249 = lshr i64 %248, 31
  %250 = xor i64 %249, %248
  %251 = and i64 %250, 63
  %252 = icmp eq i64 %251, 0
  br i1 %252, label %253, label %257

253:                                              ; preds = %240, %238, %230
  %254 = load i32, ptr %24, align 8
  %255 = sext i32 %254 to i64
  %256 = mul nsw i64 %255, 36
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %118, ptr align 4 %0, i64 %256, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %123, ptr align 4 %3, i64 %177, i1 false)
  br label %257

257:                                              ; preds = %253, %240, %236
  %258 = phi i32 [ %254, %253 ], [ %233, %240 ], [ %233, %236 ]
  %259 = phi i32 [ %234, %253 ], [ %232, %240 ], [ %232, %236 ]
  %260 = load i32, ptr %24, align 8
  %261 = add nsw i32 %260, 2
  %262 = icmp sgt i32 %261, %2
  br i1 %262, label %270, label %263

263:                                              ; preds = %257
  %264 = load i32, ptr %178, align 8
  %265 = mul nsw i32 %260, 3
  %266 = add i32 %265, 3
  %267 = add i32 %266, %264
  %268 = load i32, ptr %37, align 4
  %269 = icmp sgt i32 %267, %268
  br i1 %269, label %270, label %271

270:                                              ; preds = %263, %257
  call void @clear(ptr %16)
  br label %271

271:                                              ; preds = %270, %263
  %272 = load i64, ptr %29, align 8
  %273 = add i64 %272, -7046029254386353131
  store i64 %273, ptr %29, align 8
  %274 = lshr i64 %273, 30
  %275 = xor i64 %274, %273
  %276 = mul i64 %275, -4658895280553007687
  %277 = lshr i64 %276, 27
  %278 = xor i64 %277, %276
  %279 = mul i64 %278, -7723592293110705685
  %280 = lshr i64 %279, 31
  %281 = xor i64 %280, %279
  %282 = load i32, ptr %24, align 8
  %283 = sext i32 %282 to i64
  %284 = urem i64 %281, %283
  %285 = trunc i64 %284 to i32
  %286 = load ptr, ptr %70, align 8
  %287 = shl i64 %284, 32
  %288 = ashr exact i64 %287, 32
  %289 = getelementptr inbounds i32, ptr %286, i64 %288
  %290 = load i32, ptr %289, align 4
  %291 = icmp sgt i32 %290, 0
  br i1 %291, label %292, label %949

292:                                              ; preds = %271
  %293 = getelementptr inbounds %struct.Node, ptr %0, i64 %288
  %294 = getelementptr inbounds i8, ptr %293, i64 2
  %295 = load i8, ptr %294, align 2
  %296 = icmp eq i8 %295, 0
  br i1 %296, label %949, label %297

297:                                              ; preds = %292
  %298 = load i8, ptr %293, align 4
  %299 = icmp eq i8 %298, 0
  br i1 %299, label %949, label %300

300:                                              ; preds = %297
  %301 = getelementptr inbounds i8, ptr %293, i64 3
  %302 = load i8, ptr %301, align 1
  %303 = and i8 %302, 2
  %304 = icmp eq i8 %303, 0
  br i1 %304, label %949, label %305

305:                                              ; preds = %300
  br i1 %179, label %322, label %306

306:                                              ; preds = %305
  %307 = load i32, ptr %172, align 8
  %308 = add nsw i32 %259, %8
  %309 = icmp slt i32 %307, %308
  br i1 %309, label %310, label %322

310:                                              ; preds = %306
  %311 = add i64 %272, 4354685564936845354
  store i64 %311, ptr %29, align 8
  %312 = lshr i64 %311, 30
  %313 = xor i64 %312, %311
  %314 = mul i64 %313, -4658895280553007687
  %315 = lshr i64 %314, 27
  %316 = xor i64 %315, %314
  %317 = mul i64 %316, -7723592293110705685
  %318 = lshr i64 %317, 31
  %319 = xor i64 %318, %317
  %320 = urem i64 %319, %180
  %321 = icmp eq i64 %320, 0
  br label %322

322:                                              ; preds = %310, %306, %305
  %323 = phi i1 [ false, %306 ], [ false, %305 ], [ %321, %310 ]
  %324 = load ptr, ptr %16, align 8
  %325 = shl i64 %284, 32
  %326 = ashr exact i64 %325, 32
  %327 = getelementptr inbounds %struct.Node, ptr %324, i64 %326
  %328 = getelementptr inbounds i8, ptr %327, i64 20
  %329 = getelementptr inbounds %struct.Node, ptr %324, i64 %326, i32 2
  %330 = load i8, ptr %329, align 2
  %331 = zext i8 %330 to i32
  %332 = load ptr, ptr %117, align 8
  store i32 %285, ptr %332, align 4
  br label %341

333:                                              ; preds = %395
  %334 = icmp eq i32 %397, 0
  br i1 %334, label %335, label %341

335:                                              ; preds = %333
  %336 = sext i1 %323 to i32
  %337 = getelementptr inbounds i8, ptr %327, i64 8
  %338 = icmp sgt i32 %396, 0
  br i1 %338, label %339, label %411

339:                                              ; preds = %335
  %340 = zext i32 %396 to i64
  br label %401

341:                                              ; preds = %333, %322
  %342 = phi i32 [ %331, %322 ], [ %398, %333 ]
  %343 = phi i32 [ 1, %322 ], [ %397, %333 ]
  %344 = phi i32 [ 0, %322 ], [ %396, %333 ]
  %345 = load ptr, ptr %16, align 8
  %346 = load ptr, ptr %117, align 8
  %347 = add nsw i32 %343, -1
  %348 = sext i32 %347 to i64
  %349 = getelementptr inbounds i32, ptr %346, i64 %348
  %350 = load i32, ptr %349, align 4
  %351 = sext i32 %350 to i64
  br label %352

352:                                              ; preds = %395, %341
  %353 = phi i64 [ 0, %341 ], [ %399, %395 ]
  %354 = phi i32 [ %342, %341 ], [ %398, %395 ]
  %355 = phi i32 [ %347, %341 ], [ %397, %395 ]
  %356 = phi i32 [ %344, %341 ], [ %396, %395 ]
  %357 = getelementptr inbounds %struct.Node, ptr %345, i64 %351, i32 5, i64 %353
  %358 = load i32, ptr %357, align 4
  %359 = icmp slt i32 %358, 0
  br i1 %359, label %395, label %360

360:                                              ; preds = %352
  %361 = load ptr, ptr %103, align 8
  %362 = zext i32 %358 to i64
  %363 = getelementptr inbounds i32, ptr %361, i64 %362
  %364 = load i32, ptr %363, align 4
  %365 = icmp eq i32 %364, 0
  br i1 %365, label %366, label %371

366:                                              ; preds = %360
  %367 = load ptr, ptr %113, align 8
  %368 = add nsw i32 %356, 1
  %369 = sext i32 %356 to i64
  %370 = getelementptr inbounds i32, ptr %367, i64 %369
  store i32 %358, ptr %370, align 4
  br label %371

371:                                              ; preds = %366, %360
  %372 = phi i32 [ %368, %366 ], [ %356, %360 ]
  %373 = load ptr, ptr %103, align 8
  %374 = getelementptr inbounds i32, ptr %373, i64 %362
  %375 = load i32, ptr %374, align 4
  %376 = add nsw i32 %375, -1
  store i32 %376, ptr %374, align 4
  %377 = load ptr, ptr %70, align 8
  %378 = getelementptr inbounds i32, ptr %377, i64 %362
  %379 = load i32, ptr %378, align 4
  %380 = load ptr, ptr %103, align 8
  %381 = getelementptr inbounds i32, ptr %380, i64 %362
  %382 = load i32, ptr %381, align 4
  %383 = sub i32 0, %382
  %384 = icmp eq i32 %379, %383
  br i1 %384, label %385, label %395

385:                                              ; preds = %371
  %386 = load ptr, ptr %16, align 8
  %387 = getelementptr inbounds %struct.Node, ptr %386, i64 %362, i32 2
  %388 = load i8, ptr %387, align 2
  %389 = zext i8 %388 to i32
  %390 = add nsw i32 %354, %389
  %391 = load ptr, ptr %117, align 8
  %392 = add nsw i32 %355, 1
  %393 = sext i32 %355 to i64
  %394 = getelementptr inbounds i32, ptr %391, i64 %393
  store i32 %358, ptr %394, align 4
  br label %395

395:                                              ; preds = %385, %371, %352
  %396 = phi i32 [ %356, %352 ], [ %372, %385 ], [ %372, %371 ]
  %397 = phi i32 [ %355, %352 ], [ %392, %385 ], [ %355, %371 ]
  %398 = phi i32 [ %354, %352 ], [ %390, %385 ], [ %354, %371 ]
  %399 = add nuw nsw i64 %353, 1
  %400 = icmp eq i64 %353, 0
  br i1 %400, label %352, label %333

401:                                              ; preds = %401, %339
  %402 = phi i64 [ 0, %339 ], [ %409, %401 ]
  %403 = load ptr, ptr %103, align 8
  %404 = load ptr, ptr %113, align 8
  %405 = getelementptr inbounds i32, ptr %404, i64 %402
  %406 = load i32, ptr %405, align 4
  %407 = sext i32 %406 to i64
  %408 = getelementptr inbounds i32, ptr %403, i64 %407
  store i32 0, ptr %408, align 4
  %409 = add nuw nsw i64 %402, 1
  %410 = icmp eq i64 %409, %340
  br i1 %410, label %411, label %401

411:                                              ; preds = %401, %335
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 @__const.step.best, i64 20, i1 false)
  store i64 0, ptr %12, align 8
  %412 = load i32, ptr %24, align 8
  %413 = icmp sgt i32 %412, 0
  br i1 %413, label %414, label %420

414:                                              ; preds = %411
  %415 = getelementptr inbounds i8, ptr %327, i64 24
  %416 = getelementptr inbounds i8, ptr %327, i64 12
  %417 = add nsw i32 %398, -2
  %418 = icmp slt i32 %417, %336
  %419 = and i64 %284, 4294967295
  br label %424

420:                                              ; preds = %694, %411
  %421 = phi i32 [ %412, %411 ], [ %696, %694 ]
  %422 = load i32, ptr %193, align 4
  %423 = icmp eq i32 %422, -2147483648
  br i1 %423, label %948, label %699

424:                                              ; preds = %694, %414
  %425 = phi i64 [ 0, %414 ], [ %695, %694 ]
  %426 = load ptr, ptr %70, align 8
  %427 = getelementptr inbounds i32, ptr %426, i64 %425
  %428 = load i32, ptr %427, align 4
  %429 = icmp sgt i32 %428, 0
  br i1 %429, label %430, label %436

430:                                              ; preds = %424
  %431 = load ptr, ptr %16, align 8
  %432 = getelementptr inbounds %struct.Node, ptr %431, i64 %425, i32 3
  %433 = load i8, ptr %432, align 1
  %434 = icmp ne i8 %433, 0
  %435 = zext i1 %434 to i32
  br label %436

436:                                              ; preds = %430, %424
  %437 = phi i32 [ 0, %424 ], [ %435, %430 ]
  %438 = icmp eq i32 %437, 0
  %439 = icmp eq i64 %425, %419
  %440 = or i1 %439, %438
  br i1 %440, label %694, label %441

441:                                              ; preds = %436
  %442 = load ptr, ptr %16, align 8
  %443 = getelementptr inbounds %struct.Node, ptr %442, i64 %425, i32 7
  %444 = load ptr, ptr %74, align 8
  %445 = getelementptr inbounds [2 x i32], ptr %444, i64 %425
  %446 = load i32, ptr %328, align 4
  %447 = load i32, ptr %443, align 4
  %448 = icmp ult i32 %446, %447
  %449 = add i32 %446, 2147483647
  %450 = select i1 %448, i32 %449, i32 %446
  %451 = sub i32 %450, %447
  %452 = load i32, ptr %415, align 4
  %453 = getelementptr inbounds i8, ptr %443, i64 4
  %454 = load i32, ptr %453, align 4
  %455 = icmp ult i32 %452, %454
  %456 = add i32 %452, 2147483647
  %457 = select i1 %455, i32 %456, i32 %452
  %458 = sub i32 %457, %454
  %459 = zext i32 %451 to i64
  %460 = shl nuw nsw i64 %459, 31
  %461 = zext i32 %458 to i64
  %462 = or i64 %460, %461
  %463 = icmp eq i32 %450, %447
  %464 = sub i32 2147483647, %451
  %465 = select i1 %463, i32 0, i32 %464
  %466 = zext i32 %465 to i64
  %467 = shl nuw nsw i64 %466, 31
  %468 = icmp eq i32 %457, %454
  %469 = sub i32 2147483647, %458
  %470 = select i1 %468, i32 0, i32 %469
  %471 = zext i32 %470 to i64
  %472 = or i64 %467, %471
  %473 = call i64 @llvm.umin.i64(i64 %462, i64 %472)
  store i64 %473, ptr %13, align 16
  %474 = add i32 %447, %446
  %475 = icmp ugt i32 %474, 2147483646
  %476 = add i32 %474, -2147483647
  %477 = select i1 %475, i32 %476, i32 %474
  %478 = add i32 %454, %452
  %479 = icmp ugt i32 %478, 2147483646
  %480 = add i32 %478, -2147483647
  %481 = select i1 %479, i32 %480, i32 %478
  %482 = zext i32 %477 to i64
  %483 = shl nuw nsw i64 %482, 31
  %484 = zext i32 %481 to i64
  %485 = or i64 %483, %484
  %486 = icmp eq i32 %477, 0
  %487 = sub i32 2147483647, %477
  %488 = select i1 %486, i32 0, i32 %487
  %489 = zext i32 %488 to i64
  %490 = shl nuw nsw i64 %489, 31
  %491 = icmp eq i32 %481, 0
  %492 = sub i32 2147483647, %481
  %493 = select i1 %491, i32 0, i32 %492
  %494 = zext i32 %493 to i64
  %495 = or i64 %490, %494
  %496 = call i64 @llvm.umin.i64(i64 %485, i64 %495)
  store i64 %496, ptr %181, align 8
  %497 = load i32, ptr %445, align 4
  %498 = zext i32 %446 to i64
  %499 = zext i32 %497 to i64
  %500 = mul nuw i64 %499, %498
  %501 = trunc i64 %500 to i32
  %502 = and i32 %501, 2147483647
  %503 = lshr i64 %500, 31
  %504 = trunc i64 %503 to i32
  %505 = add i32 %502, %504
  %506 = icmp ugt i32 %505, 2147483646
  %507 = add i32 %505, -2147483647
  %508 = select i1 %506, i32 %507, i32 %505
  %509 = getelementptr inbounds i8, ptr %445, i64 4
  %510 = load i32, ptr %509, align 4
  %511 = zext i32 %452 to i64
  %512 = zext i32 %510 to i64
  %513 = mul nuw i64 %512, %511
  %514 = trunc i64 %513 to i32
  %515 = and i32 %514, 2147483647
  %516 = lshr i64 %513, 31
  %517 = trunc i64 %516 to i32
  %518 = add i32 %515, %517
  %519 = icmp ugt i32 %518, 2147483646
  %520 = add i32 %518, -2147483647
  %521 = select i1 %519, i32 %520, i32 %518
  %522 = zext i32 %508 to i64
  %523 = shl nuw nsw i64 %522, 31
  %524 = zext i32 %521 to i64
  %525 = or i64 %523, %524
  %526 = icmp eq i32 %508, 0
  %527 = sub i32 2147483647, %508
  %528 = select i1 %526, i32 0, i32 %527
  %529 = zext i32 %528 to i64
  %530 = shl nuw nsw i64 %529, 31
  %531 = icmp eq i32 %521, 0
  %532 = sub i32 2147483647, %521
  %533 = select i1 %531, i32 0, i32 %532
  %534 = zext i32 %533 to i64
  %535 = or i64 %530, %534
  %536 = call i64 @llvm.umin.i64(i64 %525, i64 %535)
  store i64 %536, ptr %182, align 16
  %537 = trunc nuw nsw i64 %425 to i32
  %538 = trunc nuw nsw i64 %425 to i32
  br label %540

539:                                              ; preds = %691
  br label %694

540:                                              ; preds = %691, %441
  %541 = phi i64 [ 0, %441 ], [ %692, %691 ]
  %542 = getelementptr inbounds [3 x i64], ptr %13, i64 0, i64 %541
  %543 = load i64, ptr %542, align 8
  %544 = icmp eq i64 %543, 0
  br i1 %544, label %691, label %545

545:                                              ; preds = %540
  %546 = load ptr, ptr %99, align 8
  %547 = mul i64 %543, -7046029254386353131
  %548 = lshr i64 %547, 43
  %549 = lshr i64 %547, 49
  %550 = getelementptr inbounds i64, ptr %546, i64 %549
  %551 = load i64, ptr %550, align 8
  %552 = and i64 %548, 63
  %553 = shl nuw i64 1, %552
  %554 = and i64 %551, %553
  %555 = icmp eq i64 %554, 0
  br i1 %555, label %691, label %556

556:                                              ; preds = %545
  %557 = icmp eq i64 %541, 2
  %558 = select i1 %557, i8 2, i8 1
  %559 = load ptr, ptr %80, align 8
  %560 = load i32, ptr %38, align 8
  %561 = lshr i64 %547, 33
  %562 = trunc nuw nsw i64 %561 to i32
  %563 = and i32 %560, %562
  %564 = zext i32 %563 to i64
  %565 = getelementptr inbounds i32, ptr %559, i64 %564
  %566 = load i32, ptr %565, align 4
  %567 = icmp sgt i32 %566, -1
  br i1 %567, label %569, label %568

568:                                              ; preds = %624, %556
  br i1 %418, label %636, label %629

569:                                              ; preds = %556, %624
  %570 = phi i32 [ %627, %624 ], [ %566, %556 ]
  %571 = load ptr, ptr %16, align 8
  %572 = zext i32 %570 to i64
  %573 = getelementptr inbounds %struct.Node, ptr %571, i64 %572, i32 7
  %574 = load i32, ptr %337, align 4
  %575 = zext i32 %574 to i64
  %576 = icmp eq i64 %425, %575
  br i1 %576, label %577, label %580

577:                                              ; preds = %569
  %578 = load i32, ptr %416, align 4
  %579 = icmp eq i32 %578, %570
  br i1 %579, label %586, label %580

580:                                              ; preds = %577, %569
  %581 = icmp eq i32 %574, %570
  br i1 %581, label %582, label %586

582:                                              ; preds = %580
  %583 = load i32, ptr %416, align 4
  %584 = zext i32 %583 to i64
  %585 = icmp eq i64 %425, %584
  br label %586

586:                                              ; preds = %582, %580, %577
  %587 = phi i1 [ true, %577 ], [ false, %580 ], [ %585, %582 ]
  %588 = load i32, ptr %573, align 4
  %589 = getelementptr inbounds i8, ptr %573, i64 4
  %590 = load i32, ptr %589, align 4
  %591 = zext i32 %588 to i64
  %592 = shl nuw nsw i64 %591, 31
  %593 = zext i32 %590 to i64
  %594 = or i64 %592, %593
  %595 = icmp eq i32 %588, 0
  %596 = sub i32 2147483647, %588
  %597 = select i1 %595, i32 0, i32 %596
  %598 = zext i32 %597 to i64
  %599 = shl nuw nsw i64 %598, 31
  %600 = icmp eq i32 %590, 0
  %601 = sub i32 2147483647, %590
  %602 = select i1 %600, i32 0, i32 %601
  %603 = zext i32 %602 to i64
  %604 = or i64 %599, %603
  %605 = call i64 @llvm.umin.i64(i64 %594, i64 %604)
  %606 = icmp eq i64 %605, %543
  br i1 %606, label %607, label %624

607:                                              ; preds = %586
  %608 = load ptr, ptr %70, align 8
  %609 = getelementptr inbounds i32, ptr %608, i64 %572
  %610 = load i32, ptr %609, align 4
  %611 = icmp sgt i32 %610, 0
  br i1 %611, label %612, label %617

612:                                              ; preds = %607
  %613 = getelementptr inbounds %struct.Node, ptr %571, i64 %572, i32 3
  %614 = load i8, ptr %613, align 1
  %615 = icmp ne i8 %614, 0
  %616 = zext i1 %615 to i32
  br label %617

617:                                              ; preds = %612, %607
  %618 = phi i32 [ 0, %607 ], [ %616, %612 ]
  %619 = icmp eq i32 %618, 0
  %620 = icmp eq i32 %570, %285
  %621 = or i1 %620, %619
  %622 = select i1 %621, i1 true, i1 %587
  br i1 %622, label %624, label %623

623:                                              ; preds = %617
  store i32 %537, ptr %14, align 8
  store i32 %570, ptr %183, align 4
  store i32 -1, ptr %184, align 8
  store i32 0, ptr %185, align 4
  store i8 %558, ptr %186, align 8
  store i8 3, ptr %187, align 1
  call void @judge(ptr %16, i32 %285, ptr byval(%struct.Way) align 8 %14, ptr %11, ptr %12, i32 %336)
  br label %624

624:                                              ; preds = %623, %617, %586
  %625 = load ptr, ptr %84, align 8
  %626 = getelementptr inbounds i32, ptr %625, i64 %572
  %627 = load i32, ptr %626, align 4
  %628 = icmp sgt i32 %627, -1
  br i1 %628, label %569, label %568

629:                                              ; preds = %568
  %630 = load ptr, ptr %95, align 8
  %631 = load i32, ptr %58, align 8
  %632 = and i32 %631, %562
  %633 = zext i32 %632 to i64
  %634 = getelementptr inbounds i32, ptr %630, i64 %633
  %635 = load i32, ptr %634, align 4
  br label %636

636:                                              ; preds = %629, %568
  %637 = phi i32 [ %635, %629 ], [ -1, %568 ]
  %638 = icmp sgt i32 %637, -1
  br i1 %638, label %639, label %691

639:                                              ; preds = %636, %686
  %640 = phi i32 [ %689, %686 ], [ %637, %636 ]
  %641 = load ptr, ptr %89, align 8
  %642 = zext i32 %640 to i64
  %643 = getelementptr inbounds %struct.Pair, ptr %641, i64 %642
  %644 = getelementptr inbounds i8, ptr %643, i64 8
  %645 = load i32, ptr %644, align 8
  %646 = getelementptr inbounds i8, ptr %643, i64 12
  %647 = load i32, ptr %646, align 4
  %648 = load i64, ptr %643, align 8
  %649 = icmp eq i64 %648, %543
  br i1 %649, label %650, label %686

650:                                              ; preds = %639
  %651 = load ptr, ptr %70, align 8
  %652 = sext i32 %645 to i64
  %653 = getelementptr inbounds i32, ptr %651, i64 %652
  %654 = load i32, ptr %653, align 4
  %655 = icmp sgt i32 %654, 0
  br i1 %655, label %656, label %662

656:                                              ; preds = %650
  %657 = load ptr, ptr %16, align 8
  %658 = getelementptr inbounds %struct.Node, ptr %657, i64 %652, i32 3
  %659 = load i8, ptr %658, align 1
  %660 = icmp ne i8 %659, 0
  %661 = zext i1 %660 to i32
  br label %662

662:                                              ; preds = %656, %650
  %663 = phi i32 [ 0, %650 ], [ %661, %656 ]
  %664 = icmp eq i32 %663, 0
  br i1 %664, label %686, label %665

665:                                              ; preds = %662
  %666 = sext i32 %647 to i64
  %667 = getelementptr inbounds i32, ptr %651, i64 %666
  %668 = load i32, ptr %667, align 4
  %669 = icmp sgt i32 %668, 0
  br i1 %669, label %670, label %676

670:                                              ; preds = %665
  %671 = load ptr, ptr %16, align 8
  %672 = getelementptr inbounds %struct.Node, ptr %671, i64 %666, i32 3
  %673 = load i8, ptr %672, align 1
  %674 = icmp ne i8 %673, 0
  %675 = zext i1 %674 to i32
  br label %676

676:                                              ; preds = %670, %665
  %677 = phi i32 [ 0, %665 ], [ %675, %670 ]
  %678 = icmp eq i32 %677, 0
  %679 = icmp eq i32 %645, %285
  %680 = select i1 %678, i1 true, i1 %679
  %681 = icmp eq i32 %647, %285
  %682 = select i1 %680, i1 true, i1 %681
  br i1 %682, label %686, label %683

683:                                              ; preds = %676
  store i32 %538, ptr %15, align 8
  store i32 %645, ptr %188, align 4
  store i32 %647, ptr %189, align 8
  store i32 0, ptr %190, align 4
  store i8 %558, ptr %191, align 8
  %684 = getelementptr inbounds i8, ptr %643, i64 20
  %685 = load i8, ptr %684, align 4
  store i8 %685, ptr %192, align 1
  call void @judge(ptr %16, i32 %285, ptr byval(%struct.Way) align 8 %15, ptr %11, ptr %12, i32 %336)
  br label %686

686:                                              ; preds = %683, %676, %662, %639
  %687 = load ptr, ptr %89, align 8
  %688 = getelementptr inbounds %struct.Pair, ptr %687, i64 %642, i32 3
  %689 = load i32, ptr %688, align 8
  %690 = icmp sgt i32 %689, -1
  br i1 %690, label %639, label %691

691:                                              ; preds = %686, %636, %545, %540
  %692 = add nuw nsw i64 %541, 1
  %693 = icmp eq i64 %692, 3
  br i1 %693, label %539, label %540

694:                                              ; preds = %539, %436
  %695 = add nuw nsw i64 %425, 1
  %696 = load i32, ptr %24, align 8
  %697 = sext i32 %696 to i64
  %698 = icmp slt i64 %695, %697
  br i1 %698, label %424, label %420

699:                                              ; preds = %420
  %700 = load i32, ptr %194, align 4
  %701 = load i8, ptr %195, align 1
  %702 = icmp eq i8 %701, 3
  br i1 %702, label %703, label %707

703:                                              ; preds = %699
  %704 = load ptr, ptr %16, align 8
  %705 = sext i32 %700 to i64
  %706 = getelementptr inbounds %struct.Node, ptr %704, i64 %705
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %706, i64 36, i1 false)
  br label %760

707:                                              ; preds = %699
  %708 = load ptr, ptr %16, align 8
  %709 = sext i32 %700 to i64
  %710 = getelementptr inbounds %struct.Node, ptr %708, i64 %709
  %711 = load i32, ptr %196, align 4
  %712 = sext i32 %711 to i64
  %713 = getelementptr inbounds %struct.Node, ptr %708, i64 %712
  call void @llvm.memset.p0.i64(ptr align 4 %10, i8 0, i64 36, i1 false)
  %714 = icmp eq i8 %701, 2
  %715 = select i1 %714, i8 2, i8 1
  store i8 %715, ptr %10, align 4
  store i8 3, ptr %197, align 1
  store i32 -1, ptr %198, align 4
  %716 = getelementptr inbounds i8, ptr %710, i64 1
  %717 = load i8, ptr %716, align 1
  %718 = getelementptr inbounds i8, ptr %713, i64 1
  %719 = load i8, ptr %718, align 1
  %720 = call i8 @llvm.umax.i8(i8 %717, i8 %719)
  store i8 %720, ptr %199, align 1
  %721 = icmp ne i8 %720, 0
  %722 = zext i1 %721 to i8
  store i8 %722, ptr %200, align 2
  store i8 1, ptr %201, align 4
  %723 = icmp eq i8 %701, 1
  %724 = select i1 %723, i8 -1, i8 1
  store i8 %724, ptr %202, align 1
  store i32 %700, ptr %203, align 4
  store i32 %711, ptr %204, align 4
  %725 = getelementptr inbounds i8, ptr %710, i64 20
  %726 = getelementptr inbounds i8, ptr %713, i64 20
  br label %727

727:                                              ; preds = %755, %707
  %728 = phi i64 [ 0, %707 ], [ %758, %755 ]
  %729 = getelementptr inbounds [4 x i32], ptr %725, i64 0, i64 %728
  %730 = load i32, ptr %729, align 4
  %731 = getelementptr inbounds [4 x i32], ptr %726, i64 0, i64 %728
  %732 = load i32, ptr %731, align 4
  switch i8 %701, label %743 [
    i8 0, label %733
    i8 1, label %738
  ]

733:                                              ; preds = %727
  %734 = add i32 %732, %730
  %735 = icmp ugt i32 %734, 2147483646
  %736 = add i32 %734, -2147483647
  %737 = select i1 %735, i32 %736, i32 %734
  br label %755

738:                                              ; preds = %727
  %739 = icmp ult i32 %730, %732
  %740 = add i32 %730, 2147483647
  %741 = select i1 %739, i32 %740, i32 %730
  %742 = sub i32 %741, %732
  br label %755

743:                                              ; preds = %727
  %744 = zext i32 %730 to i64
  %745 = zext i32 %732 to i64
  %746 = mul nuw i64 %745, %744
  %747 = trunc i64 %746 to i32
  %748 = and i32 %747, 2147483647
  %749 = lshr i64 %746, 31
  %750 = trunc i64 %749 to i32
  %751 = add i32 %748, %750
  %752 = icmp ugt i32 %751, 2147483646
  %753 = add i32 %751, -2147483647
  %754 = select i1 %752, i32 %753, i32 %751
  br label %755

755:                                              ; preds = %743, %738, %733
  %756 = phi i32 [ %737, %733 ], [ %742, %738 ], [ %754, %743 ]
  %757 = getelementptr inbounds [4 x i32], ptr %205, i64 0, i64 %728
  store i32 %756, ptr %757, align 4
  %758 = add nuw nsw i64 %728, 1
  %759 = icmp eq i64 %758, 4
  br i1 %759, label %760, label %727

760:                                              ; preds = %755, %703
  %761 = load ptr, ptr %16, align 8
  %762 = getelementptr inbounds %struct.Node, ptr %761, i64 %326
  %763 = load i8, ptr %206, align 4
  %764 = load i32, ptr %11, align 4
  %765 = sext i32 %764 to i64
  %766 = getelementptr inbounds i8, ptr %762, i64 20
  %767 = icmp eq i8 %763, 1
  br label %768

768:                                              ; preds = %819, %760
  %769 = phi i1 [ true, %760 ], [ %821, %819 ]
  %770 = phi i32 [ 0, %760 ], [ %820, %819 ]
  %771 = and i32 %770, 1
  %772 = icmp eq i32 %771, 0
  %773 = icmp ult i32 %770, 2
  br label %774

774:                                              ; preds = %807, %768
  %775 = phi i64 [ 0, %768 ], [ %808, %807 ]
  %776 = getelementptr inbounds %struct.Node, ptr %761, i64 %765, i32 7, i64 %775
  %777 = load i32, ptr %776, align 4
  %778 = icmp eq i32 %777, 0
  %779 = sub i32 2147483647, %777
  %780 = select i1 %778, i32 0, i32 %779
  %781 = select i1 %772, i32 %777, i32 %780
  %782 = getelementptr inbounds [4 x i32], ptr %207, i64 0, i64 %775
  %783 = load i32, ptr %782, align 4
  %784 = icmp eq i32 %783, 0
  %785 = sub i32 2147483647, %783
  %786 = select i1 %784, i32 0, i32 %785
  %787 = select i1 %773, i32 %783, i32 %786
  %788 = getelementptr inbounds [4 x i32], ptr %766, i64 0, i64 %775
  %789 = load i32, ptr %788, align 4
  br i1 %767, label %790, label %792

790:                                              ; preds = %774
  %791 = add i32 %787, %781
  br label %801

792:                                              ; preds = %774
  %793 = zext i32 %781 to i64
  %794 = zext i32 %787 to i64
  %795 = mul nuw i64 %794, %793
  %796 = trunc i64 %795 to i32
  %797 = and i32 %796, 2147483647
  %798 = lshr i64 %795, 31
  %799 = trunc i64 %798 to i32
  %800 = add i32 %797, %799
  br label %801

801:                                              ; preds = %792, %790
  %802 = phi i32 [ %800, %792 ], [ %791, %790 ]
  %803 = icmp ugt i32 %802, 2147483646
  %804 = add i32 %802, -2147483647
  %805 = select i1 %803, i32 %804, i32 %802
  %806 = icmp eq i32 %789, %805
  br i1 %806, label %807, label %810

807:                                              ; preds = %801
  %808 = add nuw nsw i64 %775, 1
  %809 = icmp eq i64 %808, 4
  br i1 %809, label %812, label %774

810:                                              ; preds = %801
  %811 = trunc nuw nsw i64 %775 to i32
  br label %812

812:                                              ; preds = %807, %810
  %813 = phi i32 [ %811, %810 ], [ 4, %807 ]
  %814 = icmp eq i32 %813, 4
  br i1 %814, label %815, label %819

815:                                              ; preds = %812
  %816 = icmp ugt i32 %770, 1
  %817 = select i1 %816, i16 -256, i16 256
  %818 = select i1 %772, i16 1, i16 255
  br label %823

819:                                              ; preds = %812
  %820 = add nuw nsw i32 %770, 1
  %821 = icmp ult i32 %770, 3
  %822 = icmp eq i32 %820, 4
  br i1 %822, label %823, label %768

823:                                              ; preds = %819, %815
  %824 = phi i16 [ %817, %815 ], [ 0, %819 ]
  %825 = phi i16 [ %818, %815 ], [ 0, %819 ]
  %826 = phi i1 [ %769, %815 ], [ %821, %819 ]
  br i1 %826, label %827, label %947

827:                                              ; preds = %823
  br i1 %702, label %853, label %828

828:                                              ; preds = %827
  %829 = add nsw i32 %421, 1
  store i32 %829, ptr %24, align 8
  %830 = sext i32 %421 to i64
  %831 = getelementptr inbounds %struct.Node, ptr %761, i64 %830
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %831, ptr align 4 %10, i64 36, i1 false)
  %832 = load ptr, ptr %107, align 8
  %833 = getelementptr inbounds i32, ptr %832, i64 %830
  store i32 0, ptr %833, align 4
  %834 = load ptr, ptr %103, align 8
  %835 = getelementptr inbounds i32, ptr %834, i64 %830
  store i32 0, ptr %835, align 4
  %836 = load ptr, ptr %70, align 8
  %837 = getelementptr inbounds i32, ptr %836, i64 %830
  store i32 0, ptr %837, align 4
  %838 = load ptr, ptr %70, align 8
  %839 = sext i32 %700 to i64
  %840 = getelementptr inbounds i32, ptr %838, i64 %839
  %841 = load i32, ptr %840, align 4
  %842 = add nsw i32 %841, 1
  store i32 %842, ptr %840, align 4
  %843 = load ptr, ptr %70, align 8
  %844 = load i32, ptr %208, align 4
  %845 = sext i32 %844 to i64
  %846 = getelementptr inbounds i32, ptr %843, i64 %845
  %847 = load i32, ptr %846, align 4
  %848 = add nsw i32 %847, 1
  store i32 %848, ptr %846, align 4
  %849 = load i8, ptr %209, align 2
  %850 = zext i8 %849 to i32
  %851 = load i32, ptr %172, align 8
  %852 = add nsw i32 %851, %850
  store i32 %852, ptr %172, align 8
  br label %853

853:                                              ; preds = %828, %827
  %854 = phi i32 [ %421, %828 ], [ %700, %827 ]
  %855 = load ptr, ptr %70, align 8
  %856 = getelementptr inbounds i32, ptr %855, i64 %765
  %857 = load i32, ptr %856, align 4
  %858 = add nsw i32 %857, 1
  store i32 %858, ptr %856, align 4
  %859 = load ptr, ptr %70, align 8
  %860 = sext i32 %854 to i64
  %861 = getelementptr inbounds i32, ptr %859, i64 %860
  %862 = load i32, ptr %861, align 4
  %863 = add nsw i32 %862, 1
  store i32 %863, ptr %861, align 4
  %864 = getelementptr inbounds i8, ptr %762, i64 8
  %865 = load i32, ptr %864, align 4
  %866 = getelementptr inbounds i8, ptr %762, i64 12
  %867 = load i32, ptr %866, align 4
  %868 = getelementptr inbounds i8, ptr %762, i64 4
  %869 = or disjoint i16 %825, %824
  store i16 %869, ptr %868, align 4
  store i8 %763, ptr %762, align 4
  store i32 %764, ptr %864, align 4
  store i32 %854, ptr %866, align 4
  %870 = load ptr, ptr %117, align 8
  store i32 %865, ptr %870, align 4
  br label %871

871:                                              ; preds = %886, %853
  %872 = phi i32 [ 1, %853 ], [ %887, %886 ]
  %873 = load ptr, ptr %117, align 8
  %874 = add nsw i32 %872, -1
  %875 = sext i32 %874 to i64
  %876 = getelementptr inbounds i32, ptr %873, i64 %875
  %877 = load i32, ptr %876, align 4
  %878 = icmp slt i32 %877, 0
  br i1 %878, label %886, label %879

879:                                              ; preds = %871
  %880 = load ptr, ptr %70, align 8
  %881 = zext i32 %877 to i64
  %882 = getelementptr inbounds i32, ptr %880, i64 %881
  %883 = load i32, ptr %882, align 4
  %884 = add nsw i32 %883, -1
  store i32 %884, ptr %882, align 4
  %885 = icmp eq i32 %884, 0
  br i1 %885, label %889, label %886

886:                                              ; preds = %889, %879, %871
  %887 = phi i32 [ %904, %889 ], [ %874, %879 ], [ %874, %871 ]
  %888 = icmp eq i32 %887, 0
  br i1 %888, label %907, label %871

889:                                              ; preds = %879
  %890 = load ptr, ptr %16, align 8
  %891 = getelementptr inbounds %struct.Node, ptr %890, i64 %881, i32 2
  %892 = load i8, ptr %891, align 2
  %893 = zext i8 %892 to i32
  %894 = load i32, ptr %172, align 8
  %895 = sub nsw i32 %894, %893
  store i32 %895, ptr %172, align 8
  %896 = getelementptr inbounds %struct.Node, ptr %890, i64 %881, i32 5
  %897 = load i32, ptr %896, align 4
  %898 = load ptr, ptr %117, align 8
  %899 = getelementptr inbounds i32, ptr %898, i64 %875
  store i32 %897, ptr %899, align 4
  %900 = load ptr, ptr %16, align 8
  %901 = getelementptr inbounds %struct.Node, ptr %900, i64 %881, i32 5, i64 1
  %902 = load i32, ptr %901, align 4
  %903 = load ptr, ptr %117, align 8
  %904 = add nsw i32 %872, 1
  %905 = sext i32 %872 to i64
  %906 = getelementptr inbounds i32, ptr %903, i64 %905
  store i32 %902, ptr %906, align 4
  br label %886

907:                                              ; preds = %886
  %908 = load ptr, ptr %117, align 8
  store i32 %867, ptr %908, align 4
  br label %909

909:                                              ; preds = %924, %907
  %910 = phi i32 [ 1, %907 ], [ %925, %924 ]
  %911 = load ptr, ptr %117, align 8
  %912 = add nsw i32 %910, -1
  %913 = sext i32 %912 to i64
  %914 = getelementptr inbounds i32, ptr %911, i64 %913
  %915 = load i32, ptr %914, align 4
  %916 = icmp slt i32 %915, 0
  br i1 %916, label %924, label %917

917:                                              ; preds = %909
  %918 = load ptr, ptr %70, align 8
  %919 = zext i32 %915 to i64
  %920 = getelementptr inbounds i32, ptr %918, i64 %919
  %921 = load i32, ptr %920, align 4
  %922 = add nsw i32 %921, -1
  store i32 %922, ptr %920, align 4
  %923 = icmp eq i32 %922, 0
  br i1 %923, label %927, label %924

924:                                              ; preds = %927, %917, %909
  %925 = phi i32 [ %942, %927 ], [ %912, %917 ], [ %912, %909 ]
  %926 = icmp eq i32 %925, 0
  br i1 %926, label %945, label %909

927:                                              ; preds = %917
  %928 = load ptr, ptr %16, align 8
  %929 = getelementptr inbounds %struct.Node, ptr %928, i64 %919, i32 2
  %930 = load i8, ptr %929, align 2
  %931 = zext i8 %930 to i32
  %932 = load i32, ptr %172, align 8
  %933 = sub nsw i32 %932, %931
  store i32 %933, ptr %172, align 8
  %934 = getelementptr inbounds %struct.Node, ptr %928, i64 %919, i32 5
  %935 = load i32, ptr %934, align 4
  %936 = load ptr, ptr %117, align 8
  %937 = getelementptr inbounds i32, ptr %936, i64 %913
  store i32 %935, ptr %937, align 4
  %938 = load ptr, ptr %16, align 8
  %939 = getelementptr inbounds %struct.Node, ptr %938, i64 %919, i32 5, i64 1
  %940 = load i32, ptr %939, align 4
  %941 = load ptr, ptr %117, align 8
  %942 = add nsw i32 %910, 1
  %943 = sext i32 %910 to i64
  %944 = getelementptr inbounds i32, ptr %941, i64 %943
  store i32 %940, ptr %944, align 4
  br label %924

945:                                              ; preds = %924
  br i1 %702, label %947, label %946

946:                                              ; preds = %945
  call void @enter(ptr %16, i32 %854)
  call void @enter_pairs(ptr %16, i32 %854)
  br label %947

947:                                              ; preds = %946, %945, %823
  br label %948

948:                                              ; preds = %420, %947
  br label %949

949:                                              ; preds = %948, %300, %297, %292, %271
  %950 = add nuw i32 %231, 1
  %951 = icmp eq i32 %231, %6
  br i1 %951, label %225, label %230

952:                                              ; preds = %225, %66
  %953 = phi i32 [ -1, %66 ], [ %226, %225 ]
  %954 = load ptr, ptr %70, align 8
  store ptr %954, ptr %17, align 16
  %955 = getelementptr inbounds i8, ptr %17, i64 8
  %956 = load ptr, ptr %74, align 8
  store ptr %956, ptr %955, align 8
  %957 = getelementptr inbounds i8, ptr %17, i64 16
  %958 = load ptr, ptr %80, align 8
  store ptr %958, ptr %957, align 16
  %959 = getelementptr inbounds i8, ptr %17, i64 24
  %960 = load ptr, ptr %84, align 8
  store ptr %960, ptr %959, align 8
  %961 = getelementptr inbounds i8, ptr %17, i64 32
  %962 = load ptr, ptr %89, align 8
  store ptr %962, ptr %961, align 16
  %963 = getelementptr inbounds i8, ptr %17, i64 40
  %964 = load ptr, ptr %95, align 8
  store ptr %964, ptr %963, align 8
  %965 = getelementptr inbounds i8, ptr %17, i64 48
  %966 = load ptr, ptr %99, align 8
  store ptr %966, ptr %965, align 16
  %967 = getelementptr inbounds i8, ptr %17, i64 56
  %968 = load ptr, ptr %103, align 8
  store ptr %968, ptr %967, align 8
  %969 = getelementptr inbounds i8, ptr %17, i64 64
  %970 = load ptr, ptr %107, align 8
  store ptr %970, ptr %969, align 16
  %971 = getelementptr inbounds i8, ptr %17, i64 72
  %972 = load ptr, ptr %113, align 8
  store ptr %972, ptr %971, align 8
  %973 = getelementptr inbounds i8, ptr %17, i64 80
  %974 = load ptr, ptr %117, align 8
  store ptr %974, ptr %973, align 16
  %975 = getelementptr inbounds i8, ptr %17, i64 88
  store ptr %118, ptr %975, align 8
  %976 = getelementptr inbounds i8, ptr %17, i64 96
  store ptr %123, ptr %976, align 16
  br label %978

977:                                              ; preds = %978
  br label %984

978:                                              ; preds = %952, %978
  %979 = phi i64 [ 0, %952 ], [ %982, %978 ]
  %980 = getelementptr inbounds [13 x ptr], ptr %17, i64 0, i64 %979
  %981 = load ptr, ptr %980, align 8
  call void @free(ptr %981)
  %982 = add nuw nsw i64 %979, 1
  %983 = icmp eq i64 %982, 13
  br i1 %983, label %977, label %978

984:                                              ; preds = %9, %977
  %985 = phi i32 [ %953, %977 ], [ %1, %9 ]
  ret i32 %985
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
  %6 = getelementptr inbounds i8, ptr %0, i64 40
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i32, ptr %7, i64 %4
  %9 = load i32, ptr %8, align 4
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %154

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.Node, ptr %3, i64 %4, i32 3
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %13, 0
  %15 = icmp slt i32 %1, 0
  %16 = or i1 %14, %15
  br i1 %16, label %154, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds i8, ptr %0, i64 88
  %19 = getelementptr inbounds i8, ptr %0, i64 92
  %20 = getelementptr inbounds i8, ptr %5, i64 4
  %21 = getelementptr inbounds i8, ptr %0, i64 96
  %22 = getelementptr inbounds i8, ptr %0, i64 104
  %23 = getelementptr inbounds i8, ptr %0, i64 80
  %24 = getelementptr inbounds i8, ptr %0, i64 112
  %25 = add nuw i32 %1, 1
  %26 = zext i32 %25 to i64
  br label %27

27:                                               ; preds = %17, %151
  %28 = phi i64 [ 0, %17 ], [ %152, %151 ]
  %29 = load ptr, ptr %6, align 8
  %30 = getelementptr inbounds i32, ptr %29, i64 %28
  %31 = load i32, ptr %30, align 4
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %33, label %39

33:                                               ; preds = %27
  %34 = load ptr, ptr %0, align 8
  %35 = getelementptr inbounds %struct.Node, ptr %34, i64 %28, i32 3
  %36 = load i8, ptr %35, align 1
  %37 = icmp ne i8 %36, 0
  %38 = zext i1 %37 to i32
  br label %39

39:                                               ; preds = %27, %33
  %40 = phi i32 [ 0, %27 ], [ %38, %33 ]
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %151, label %42

42:                                               ; preds = %39
  %43 = load ptr, ptr %0, align 8
  %44 = getelementptr inbounds %struct.Node, ptr %43, i64 %28, i32 7
  %45 = getelementptr inbounds i8, ptr %44, i64 4
  %46 = trunc nuw nsw i64 %28 to i32
  br label %47

47:                                               ; preds = %42, %148
  %48 = phi i8 [ 0, %42 ], [ %149, %148 ]
  %49 = load i32, ptr %18, align 8
  %50 = load i32, ptr %19, align 4
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %52, label %151

52:                                               ; preds = %47
  %53 = load i32, ptr %44, align 4
  %54 = load i32, ptr %5, align 4
  switch i8 %48, label %65 [
    i8 0, label %55
    i8 1, label %60
  ]

55:                                               ; preds = %52
  %56 = add i32 %54, %53
  %57 = icmp ugt i32 %56, 2147483646
  %58 = add i32 %56, -2147483647
  %59 = select i1 %57, i32 %58, i32 %56
  br label %77

60:                                               ; preds = %52
  %61 = icmp ult i32 %53, %54
  %62 = add i32 %53, 2147483647
  %63 = select i1 %61, i32 %62, i32 %53
  %64 = sub i32 %63, %54
  br label %77

65:                                               ; preds = %52
  %66 = zext i32 %53 to i64
  %67 = zext i32 %54 to i64
  %68 = mul nuw i64 %67, %66
  %69 = trunc i64 %68 to i32
  %70 = and i32 %69, 2147483647
  %71 = lshr i64 %68, 31
  %72 = trunc i64 %71 to i32
  %73 = add i32 %70, %72
  %74 = icmp ugt i32 %73, 2147483646
  %75 = add i32 %73, -2147483647
  %76 = select i1 %74, i32 %75, i32 %73
  br label %77

77:                                               ; preds = %55, %60, %65
  %78 = phi i32 [ %59, %55 ], [ %64, %60 ], [ %76, %65 ]
  %79 = load i32, ptr %45, align 4
  %80 = load i32, ptr %20, align 4
  switch i8 %48, label %91 [
    i8 0, label %81
    i8 1, label %86
  ]

81:                                               ; preds = %77
  %82 = add i32 %80, %79
  %83 = icmp ugt i32 %82, 2147483646
  %84 = add i32 %82, -2147483647
  %85 = select i1 %83, i32 %84, i32 %82
  br label %103

86:                                               ; preds = %77
  %87 = icmp ult i32 %79, %80
  %88 = add i32 %79, 2147483647
  %89 = select i1 %87, i32 %88, i32 %79
  %90 = sub i32 %89, %80
  br label %103

91:                                               ; preds = %77
  %92 = zext i32 %79 to i64
  %93 = zext i32 %80 to i64
  %94 = mul nuw i64 %93, %92
  %95 = trunc i64 %94 to i32
  %96 = and i32 %95, 2147483647
  %97 = lshr i64 %94, 31
  %98 = trunc i64 %97 to i32
  %99 = add i32 %96, %98
  %100 = icmp ugt i32 %99, 2147483646
  %101 = add i32 %99, -2147483647
  %102 = select i1 %100, i32 %101, i32 %99
  br label %103

103:                                              ; preds = %81, %86, %91
  %104 = phi i32 [ %85, %81 ], [ %90, %86 ], [ %102, %91 ]
  %105 = zext i32 %78 to i64
  %106 = shl nuw nsw i64 %105, 31
  %107 = zext i32 %104 to i64
  %108 = or i64 %106, %107
  %109 = icmp eq i32 %78, 0
  %110 = sub i32 2147483647, %78
  %111 = select i1 %109, i32 0, i32 %110
  %112 = zext i32 %111 to i64
  %113 = shl nuw nsw i64 %112, 31
  %114 = icmp eq i32 %104, 0
  %115 = sub i32 2147483647, %104
  %116 = select i1 %114, i32 0, i32 %115
  %117 = zext i32 %116 to i64
  %118 = or i64 %113, %117
  %119 = call i64 @llvm.umin.i64(i64 %108, i64 %118)
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %148, label %121

121:                                              ; preds = %103
  %122 = load ptr, ptr %21, align 8
  %123 = load i32, ptr %22, align 8
  %124 = mul i64 %119, -7046029254386353131
  %125 = lshr i64 %124, 33
  %126 = trunc nuw nsw i64 %125 to i32
  %127 = and i32 %123, %126
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds i32, ptr %122, i64 %128
  %130 = load ptr, ptr %23, align 8
  %131 = sext i32 %49 to i64
  %132 = getelementptr inbounds %struct.Pair, ptr %130, i64 %131
  %133 = load i32, ptr %129, align 4
  store i64 %119, ptr %132, align 8
  %134 = getelementptr inbounds i8, ptr %132, i64 8
  store i32 %46, ptr %134, align 8
  %135 = getelementptr inbounds i8, ptr %132, i64 12
  store i32 %1, ptr %135, align 4
  %136 = getelementptr inbounds i8, ptr %132, i64 16
  store i32 %133, ptr %136, align 8
  %137 = getelementptr inbounds i8, ptr %132, i64 20
  store i8 %48, ptr %137, align 4
  %138 = load i32, ptr %18, align 8
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %18, align 8
  store i32 %138, ptr %129, align 4
  %140 = lshr i64 %124, 43
  %141 = and i64 %140, 63
  %142 = shl nuw i64 1, %141
  %143 = load ptr, ptr %24, align 8
  %144 = lshr i64 %124, 49
  %145 = getelementptr inbounds i64, ptr %143, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = or i64 %146, %142
  store i64 %147, ptr %145, align 8
  br label %148

148:                                              ; preds = %103, %121
  %149 = add nuw nsw i8 %48, 1
  %150 = icmp eq i8 %149, 3
  br i1 %150, label %151, label %47

151:                                              ; preds = %47, %148, %39
  %152 = add nuw nsw i64 %28, 1
  %153 = icmp eq i64 %152, %26
  br i1 %153, label %154, label %27

154:                                              ; preds = %151, %2, %11
  ret void
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
