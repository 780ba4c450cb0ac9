; Made of turns.c by `make turns`: do not edit.

%struct.Way = type { i32, i32, i32, i32, i8, i8 }
%struct.Node = type { i8, i8, i8, i8, [2 x i8], [2 x i32], i32, [4 x i32], i64 }
%struct.Edge = type { i32, i32 }
%struct.Writer = type { ptr, ptr, i32 }
%struct.Reading = type { i32, i32, i32 }
%struct.Program = type { ptr, ptr, i32, i32, i32 }
%struct.Search = type { %struct.Program, %struct.Scalars, %struct.Index, [4 x %struct.Poly], %struct.Needed, ptr, ptr, ptr, ptr, ptr, ptr, i32, ptr, ptr, double, i32, i64 }
%struct.Scalars = type { ptr, i32, i32, ptr, i32, ptr, i32, [8192 x %struct.anon] }
%struct.anon = type { i32, i32, i32 }
%struct.Index = type { ptr, ptr, i32, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, i32, ptr, i32, i32, [64 x ptr], [64 x i32], [64 x i32], i32 }
%struct.Poly = type { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, i32 }
%struct.Needed = type { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Walk = type { ptr, ptr, i32, i32, i32, i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32, ptr, i32, i32, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i64 }
%struct.Scalar = type { i64, i64, i32, i32, i32, i32, %struct.Edge, i8, i8 }
%struct.Pair = type { i32, i32, i32, i32, i8 }
%struct.Literal = type { i32, i32, i32, i32 }
%struct.Sum = type { ptr, i32, i32 }
%struct.Term = type { i32, i32 }
%struct.Divisor = type { i64, i32, i32, i32, i32, i32, i32, i32, i8, i8 }
%struct.Place = type { i32, i32, i32, i32, i32, i32 }
%struct.Split = type { i32, i32, i32, i32, i32 }

@__const.step.best = private constant %struct.Way { i32 0, i32 0, i32 0, i32 -2147483648, i8 0, i8 0 }, align 4

define i32 @turns(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6) {
  %8 = alloca [9 x ptr], align 16
  %9 = alloca [6 x ptr], align 16
  %10 = alloca [13 x ptr], align 16
  %11 = alloca [11 x ptr], align 16
  %12 = alloca [14 x ptr], align 16
  %13 = alloca %struct.Node, align 8
  %14 = alloca %struct.Node, align 8
  %15 = alloca [49 x %struct.Edge], align 16
  %16 = alloca %struct.Writer, align 8
  %17 = alloca [19 x i8], align 1
  %18 = alloca [20 x i8], align 4
  %19 = alloca %struct.Reading, align 4
  %20 = alloca %struct.Reading, align 4
  %21 = alloca %struct.Node, align 8
  %22 = alloca %struct.Way, align 4
  %23 = alloca i64, align 8
  %24 = alloca [3 x i32], align 4
  %25 = alloca %struct.Way, align 8
  %26 = alloca %struct.Way, align 8
  %27 = alloca %struct.Program, align 8
  %28 = alloca %struct.Search, align 8
  %29 = alloca %struct.Walk, align 8
  %30 = icmp slt i32 %1, 1
  %31 = icmp slt i32 %5, 1
  %32 = or i1 %30, %31
  br i1 %32, label %3724, label %33

33:                                               ; preds = %7
  call void @llvm.memset.p0.i64(ptr align 8 %27, i8 0, i64 32, i1 false)
  %34 = sext i32 %3 to i64
  call void @llvm.memset.p0.i64(ptr align 8 %28, i8 0, i64 100312, i1 false)
  %35 = load i64, ptr %6, align 8
  %36 = getelementptr inbounds i8, ptr %28, i64 100312
  store i64 %35, ptr %36, align 8
  %37 = getelementptr inbounds i8, ptr %6, i64 8
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %28, i64 100296
  store double %38, ptr %39, align 8
  %40 = getelementptr inbounds i8, ptr %6, i64 16
  %41 = load i32, ptr %40, align 8
  %42 = getelementptr inbounds i8, ptr %28, i64 100304
  store i32 %41, ptr %42, align 8
  %43 = getelementptr inbounds i8, ptr %28, i64 98384
  call void @llvm.memset.p0.i64(ptr align 8 %43, i8 0, i64 1144, i1 false)
  %44 = shl nsw i32 %3, 6
  %45 = add nsw i32 %44, 50000
  %46 = getelementptr inbounds i8, ptr %28, i64 98428
  store i32 %45, ptr %46, align 4
  %47 = mul nsw i32 %3, 96
  %48 = add nsw i32 %47, 75000
  %49 = getelementptr inbounds i8, ptr %28, i64 98468
  store i32 %48, ptr %49, align 4
  %50 = ashr exact i32 %45, 1
  %51 = icmp sgt i32 %50, 16383
  br i1 %51, label %52, label %57

52:                                               ; preds = %33, %52
  %53 = phi i32 [ %55, %52 ], [ 16383, %33 ]
  %54 = shl nsw i32 %53, 1
  %55 = or disjoint i32 %54, 1
  %56 = icmp slt i32 %55, %50
  br i1 %56, label %52, label %57

57:                                               ; preds = %52, %33
  %58 = phi i32 [ 16383, %33 ], [ %55, %52 ]
  %59 = getelementptr inbounds i8, ptr %28, i64 98444
  store i32 %58, ptr %59, align 4
  %60 = sext i32 %45 to i64
  %61 = mul nsw i64 %60, 40
  %62 = call ptr @malloc(i64 %61)
  %63 = icmp eq ptr %62, null
  %64 = getelementptr inbounds i8, ptr %28, i64 98416
  store ptr %62, ptr %64, align 8
  %65 = shl nsw i64 %60, 2
  %66 = call ptr @malloc(i64 %65)
  %67 = icmp eq ptr %66, null
  %68 = or i1 %63, %67
  %69 = getelementptr inbounds i8, ptr %28, i64 98480
  store ptr %66, ptr %69, align 8
  %70 = call ptr @calloc(i64 8192, i64 20)
  %71 = icmp eq ptr %70, null
  %72 = or i1 %68, %71
  %73 = getelementptr inbounds i8, ptr %28, i64 98392
  store ptr %70, ptr %73, align 8
  %74 = sext i32 %58 to i64
  %75 = add nsw i64 %74, 1
  %76 = call i64 @llvm.umax.i64(i64 %75, i64 1)
  %77 = shl nsw i64 %76, 2
  %78 = call ptr @malloc(i64 %77)
  %79 = icmp eq ptr %78, null
  %80 = or i1 %72, %79
  %81 = getelementptr inbounds i8, ptr %28, i64 98432
  store ptr %78, ptr %81, align 8
  %82 = sext i32 %48 to i64
  %83 = mul nsw i64 %82, 24
  %84 = call ptr @malloc(i64 %83)
  %85 = icmp eq ptr %84, null
  %86 = or i1 %80, %85
  %87 = getelementptr inbounds i8, ptr %28, i64 98448
  store ptr %84, ptr %87, align 8
  %88 = call ptr @malloc(i64 %83)
  %89 = icmp eq ptr %88, null
  %90 = or i1 %86, %89
  %91 = getelementptr inbounds i8, ptr %28, i64 98456
  store ptr %88, ptr %91, align 8
  %92 = zext i1 %90 to i32
  %93 = getelementptr inbounds i8, ptr %28, i64 99528
  %94 = getelementptr inbounds i8, ptr %28, i64 32
  %95 = shl nsw i32 %3, 1
  %96 = add i32 %95, 500
  %97 = add i32 %96, %5
  %98 = mul nsw i32 %3, 24
  %99 = add nsw i32 %98, 20000
  %100 = shl nsw i32 %99, 2
  %101 = icmp sgt i32 %3, -663
  %102 = call i32 @llvm.umax.i32(i32 %97, i32 1)
  %103 = sext i32 %102 to i64
  %104 = shl nsw i64 %103, 4
  %105 = zext i32 %5 to i64
  %106 = shl nuw nsw i64 %105, 3
  %107 = call i32 @llvm.umax.i32(i32 %100, i32 1)
  %108 = sext i32 %107 to i64
  %109 = shl nsw i64 %108, 2
  %110 = sext i32 %99 to i64
  %111 = or disjoint i64 %110, 2
  %112 = shl nsw i64 %111, 2
  %113 = shl nsw i64 %111, 3
  %114 = call i64 @llvm.umax.i64(i64 %110, i64 1)
  %115 = shl nsw i64 %114, 3
  br label %232

116:                                              ; preds = %247
  %117 = getelementptr inbounds i8, ptr %28, i64 100104
  %118 = getelementptr inbounds i8, ptr %28, i64 99572
  %119 = load i32, ptr %118, align 4
  %120 = sext i32 %119 to i64
  %121 = add nsw i64 %120, 1
  %122 = getelementptr inbounds i8, ptr %28, i64 99576
  %123 = load i32, ptr %122, align 8
  %124 = sext i32 %123 to i64
  %125 = add nsw i64 %124, 1
  call void @llvm.memset.p0.i64(ptr align 8 %117, i8 0, i64 24, i1 false)
  %126 = add nsw i64 %125, %121
  %127 = call i64 @llvm.umax.i64(i64 %126, i64 1)
  %128 = shl nsw i64 %127, 2
  %129 = call ptr @malloc(i64 %128)
  %130 = icmp eq ptr %129, null
  %131 = getelementptr inbounds i8, ptr %28, i64 100112
  store ptr %129, ptr %131, align 8
  %132 = call i64 @llvm.umax.i64(i64 %121, i64 1)
  %133 = shl nsw i64 %132, 2
  %134 = call ptr @malloc(i64 %133)
  %135 = icmp eq ptr %134, null
  %136 = or i1 %130, %135
  %137 = getelementptr inbounds i8, ptr %28, i64 100128
  store ptr %134, ptr %137, align 8
  %138 = call ptr @malloc(i64 %132)
  %139 = icmp eq ptr %138, null
  %140 = or i1 %136, %139
  %141 = getelementptr inbounds i8, ptr %28, i64 100136
  store ptr %138, ptr %141, align 8
  %142 = call ptr @malloc(i64 %132)
  %143 = icmp eq ptr %142, null
  %144 = or i1 %140, %143
  %145 = getelementptr inbounds i8, ptr %28, i64 100144
  store ptr %142, ptr %145, align 8
  %146 = call i64 @llvm.umax.i64(i64 %125, i64 1)
  %147 = call ptr @malloc(i64 %146)
  %148 = icmp eq ptr %147, null
  %149 = or i1 %144, %148
  %150 = getelementptr inbounds i8, ptr %28, i64 100152
  store ptr %147, ptr %150, align 8
  %151 = mul nsw i64 %127, 12
  %152 = call ptr @malloc(i64 %151)
  %153 = icmp eq ptr %152, null
  %154 = or i1 %149, %153
  %155 = getelementptr inbounds i8, ptr %28, i64 100160
  store ptr %152, ptr %155, align 8
  %156 = call ptr @malloc(i64 %133)
  %157 = icmp eq ptr %156, null
  %158 = or i1 %154, %157
  %159 = getelementptr inbounds i8, ptr %28, i64 100168
  store ptr %156, ptr %159, align 8
  %160 = shl nsw i64 %146, 2
  %161 = call ptr @malloc(i64 %160)
  %162 = icmp eq ptr %161, null
  %163 = or i1 %158, %162
  %164 = getelementptr inbounds i8, ptr %28, i64 100176
  store ptr %161, ptr %164, align 8
  %165 = shl nsw i64 %132, 4
  %166 = call ptr @malloc(i64 %165)
  %167 = icmp eq ptr %166, null
  %168 = or i1 %163, %167
  %169 = getelementptr inbounds i8, ptr %28, i64 100184
  store ptr %166, ptr %169, align 8
  %170 = shl nsw i64 %146, 4
  %171 = call ptr @malloc(i64 %170)
  %172 = icmp eq ptr %171, null
  %173 = or i1 %168, %172
  %174 = getelementptr inbounds i8, ptr %28, i64 100192
  store ptr %171, ptr %174, align 8
  %175 = call ptr @malloc(i64 %132)
  %176 = icmp eq ptr %175, null
  %177 = or i1 %173, %176
  %178 = getelementptr inbounds i8, ptr %28, i64 100200
  store ptr %175, ptr %178, align 8
  %179 = shl nsw i64 %132, 3
  %180 = call ptr @malloc(i64 %179)
  %181 = icmp eq ptr %180, null
  %182 = or i1 %177, %181
  %183 = getelementptr inbounds i8, ptr %28, i64 100208
  store ptr %180, ptr %183, align 8
  %184 = shl nsw i64 %146, 3
  %185 = call ptr @malloc(i64 %184)
  %186 = icmp eq ptr %185, null
  %187 = or i1 %182, %186
  %188 = getelementptr inbounds i8, ptr %28, i64 100216
  store ptr %185, ptr %188, align 8
  %189 = call i32 @llvm.umax.i32(i32 %3, i32 1)
  %190 = sext i32 %189 to i64
  %191 = mul nsw i64 %190, 48
  %192 = call ptr @malloc(i64 %191)
  %193 = icmp eq ptr %192, null
  store ptr %192, ptr %28, align 8
  %194 = call ptr @malloc(i64 %106)
  %195 = icmp eq ptr %194, null
  %196 = or i1 %193, %195
  %197 = getelementptr inbounds i8, ptr %28, i64 8
  store ptr %194, ptr %197, align 8
  %198 = getelementptr inbounds i8, ptr %28, i64 20
  store i32 %3, ptr %198, align 4
  %199 = getelementptr inbounds i8, ptr %28, i64 24
  store i32 %5, ptr %199, align 8
  %200 = getelementptr inbounds i8, ptr %28, i64 16
  store i32 0, ptr %200, align 8
  %201 = or i1 %187, %196
  %202 = call i64 @llvm.umax.i64(i64 %34, i64 1)
  %203 = shl nsw i64 %202, 3
  %204 = call ptr @malloc(i64 %203)
  %205 = icmp eq ptr %204, null
  %206 = or i1 %201, %205
  %207 = getelementptr inbounds i8, ptr %28, i64 100224
  store ptr %204, ptr %207, align 8
  %208 = shl nsw i64 %202, 2
  %209 = call ptr @malloc(i64 %208)
  %210 = icmp eq ptr %209, null
  %211 = or i1 %206, %210
  %212 = getelementptr inbounds i8, ptr %28, i64 100232
  store ptr %209, ptr %212, align 8
  %213 = add nsw i64 %34, 256
  %214 = add nsw i64 %213, %120
  %215 = call i64 @llvm.umax.i64(i64 %214, i64 1)
  %216 = shl nsw i64 %215, 2
  %217 = call ptr @malloc(i64 %216)
  %218 = icmp eq ptr %217, null
  %219 = or i1 %211, %218
  %220 = getelementptr inbounds i8, ptr %28, i64 100240
  store ptr %217, ptr %220, align 8
  %221 = shl nsw i64 %34, 1
  %222 = add nsw i64 %221, %105
  %223 = add nsw i64 %222, %120
  %224 = call i64 @llvm.umax.i64(i64 %223, i64 1)
  %225 = shl nsw i64 %224, 2
  %226 = call ptr @malloc(i64 %225)
  %227 = icmp eq ptr %226, null
  %228 = or i1 %219, %227
  %229 = getelementptr inbounds i8, ptr %28, i64 100248
  store ptr %226, ptr %229, align 8
  %230 = getelementptr inbounds i8, ptr %28, i64 100272
  store i32 4095, ptr %230, align 8
  %231 = icmp sgt i32 %3, 4095
  br i1 %231, label %293, label %301

232:                                              ; preds = %247, %57
  %233 = phi i64 [ 0, %57 ], [ %291, %247 ]
  %234 = phi i32 [ %92, %57 ], [ %290, %247 ]
  %235 = getelementptr inbounds [4 x %struct.Poly], ptr %93, i64 0, i64 %233
  %236 = getelementptr inbounds i8, ptr %235, i64 32
  call void @llvm.memset.p0.i64(ptr align 8 %236, i8 0, i64 112, i1 false)
  store ptr %94, ptr %235, align 8
  %237 = getelementptr inbounds i8, ptr %235, i64 48
  store i32 %97, ptr %237, align 8
  %238 = getelementptr inbounds i8, ptr %235, i64 44
  store i32 %97, ptr %238, align 4
  %239 = getelementptr inbounds i8, ptr %235, i64 92
  store i32 %99, ptr %239, align 4
  %240 = getelementptr inbounds i8, ptr %235, i64 68
  store i32 %100, ptr %240, align 4
  %241 = getelementptr inbounds i8, ptr %235, i64 132
  store i32 %99, ptr %241, align 4
  br i1 %101, label %242, label %247

242:                                              ; preds = %232, %242
  %243 = phi i32 [ %245, %242 ], [ 4095, %232 ]
  %244 = shl nsw i32 %243, 1
  %245 = or disjoint i32 %244, 1
  %246 = icmp slt i32 %245, %99
  br i1 %246, label %242, label %247

247:                                              ; preds = %242, %232
  %248 = phi i32 [ 4095, %232 ], [ %245, %242 ]
  %249 = getelementptr inbounds i8, ptr %235, i64 108
  store i32 %248, ptr %249, align 4
  %250 = call ptr @malloc(i64 %104)
  %251 = icmp eq ptr %250, null
  %252 = getelementptr inbounds i8, ptr %235, i64 8
  store ptr %250, ptr %252, align 8
  %253 = call ptr @malloc(i64 %104)
  %254 = icmp eq ptr %253, null
  %255 = or i1 %251, %254
  %256 = getelementptr inbounds i8, ptr %235, i64 16
  store ptr %253, ptr %256, align 8
  %257 = call ptr @malloc(i64 %106)
  %258 = icmp eq ptr %257, null
  %259 = or i1 %255, %258
  %260 = getelementptr inbounds i8, ptr %235, i64 24
  store ptr %257, ptr %260, align 8
  %261 = call ptr @malloc(i64 %109)
  %262 = icmp eq ptr %261, null
  %263 = or i1 %259, %262
  %264 = getelementptr inbounds i8, ptr %235, i64 56
  store ptr %261, ptr %264, align 8
  %265 = call ptr @malloc(i64 %112)
  %266 = icmp eq ptr %265, null
  %267 = or i1 %263, %266
  %268 = getelementptr inbounds i8, ptr %235, i64 72
  store ptr %265, ptr %268, align 8
  %269 = call ptr @malloc(i64 %112)
  %270 = icmp eq ptr %269, null
  %271 = or i1 %267, %270
  %272 = getelementptr inbounds i8, ptr %235, i64 80
  store ptr %269, ptr %272, align 8
  %273 = call ptr @malloc(i64 %113)
  %274 = icmp eq ptr %273, null
  %275 = or i1 %271, %274
  %276 = getelementptr inbounds i8, ptr %235, i64 112
  store ptr %273, ptr %276, align 8
  %277 = sext i32 %248 to i64
  %278 = add nsw i64 %277, 1
  %279 = call i64 @llvm.umax.i64(i64 %278, i64 1)
  %280 = shl nsw i64 %279, 2
  %281 = call ptr @malloc(i64 %280)
  %282 = icmp eq ptr %281, null
  %283 = or i1 %275, %282
  %284 = getelementptr inbounds i8, ptr %235, i64 96
  store ptr %281, ptr %284, align 8
  %285 = call ptr @malloc(i64 %115)
  %286 = icmp eq ptr %285, null
  %287 = or i1 %283, %286
  %288 = getelementptr inbounds i8, ptr %235, i64 120
  store ptr %285, ptr %288, align 8
  %289 = zext i1 %287 to i32
  %290 = or i32 %234, %289
  %291 = add nuw nsw i64 %233, 1
  %292 = icmp eq i64 %291, 4
  br i1 %292, label %116, label %232

293:                                              ; preds = %116, %293
  %294 = phi i32 [ %296, %293 ], [ 4095, %116 ]
  %295 = shl nsw i32 %294, 1
  %296 = or disjoint i32 %295, 1
  %297 = icmp slt i32 %296, %3
  br i1 %297, label %293, label %298

298:                                              ; preds = %293
  store i32 %296, ptr %230, align 8
  %299 = sext i32 %295 to i64
  %300 = add nsw i64 %299, 2
  br label %301

301:                                              ; preds = %298, %116
  %302 = phi i64 [ 4096, %116 ], [ %300, %298 ]
  %303 = call i64 @llvm.umax.i64(i64 %302, i64 1)
  %304 = shl nsw i64 %303, 2
  %305 = call ptr @malloc(i64 %304)
  %306 = icmp eq ptr %305, null
  %307 = or i1 %228, %306
  %308 = getelementptr inbounds i8, ptr %28, i64 100256
  store ptr %305, ptr %308, align 8
  %309 = call ptr @malloc(i64 %208)
  %310 = icmp eq ptr %309, null
  %311 = or i1 %307, %310
  %312 = getelementptr inbounds i8, ptr %28, i64 100264
  store ptr %309, ptr %312, align 8
  %313 = call ptr @malloc(i64 %202)
  %314 = icmp eq ptr %313, null
  %315 = or i1 %311, %314
  %316 = getelementptr inbounds i8, ptr %28, i64 100280
  store ptr %313, ptr %316, align 8
  %317 = getelementptr inbounds i8, ptr %28, i64 99660
  %318 = load i32, ptr %317, align 4
  %319 = call i32 @llvm.umax.i32(i32 %318, i32 1)
  %320 = sext i32 %319 to i64
  %321 = shl nsw i64 %320, 3
  %322 = call ptr @malloc(i64 %321)
  %323 = icmp eq ptr %322, null
  %324 = or i1 %315, %323
  %325 = getelementptr inbounds i8, ptr %28, i64 100288
  store ptr %322, ptr %325, align 8
  %326 = shl nsw i32 %3, 4
  %327 = add nsw i32 %326, 50000
  %328 = getelementptr inbounds i8, ptr %28, i64 44
  store i32 %327, ptr %328, align 4
  %329 = getelementptr inbounds i8, ptr %28, i64 56
  %330 = icmp sgt i32 %3, -2102
  br i1 %330, label %331, label %336

331:                                              ; preds = %301, %331
  %332 = phi i32 [ %334, %331 ], [ 16383, %301 ]
  %333 = shl nsw i32 %332, 1
  %334 = or disjoint i32 %333, 1
  %335 = icmp slt i32 %334, %327
  br i1 %335, label %331, label %336

336:                                              ; preds = %331, %301
  %337 = phi i32 [ 16383, %301 ], [ %334, %331 ]
  store i32 %337, ptr %329, align 8
  %338 = call i32 @llvm.umax.i32(i32 %327, i32 1)
  %339 = sext i32 %338 to i64
  %340 = mul nsw i64 %339, 48
  %341 = call ptr @malloc(i64 %340)
  %342 = icmp eq ptr %341, null
  %343 = or i1 %324, %342
  store ptr %341, ptr %94, align 8
  %344 = sext i32 %337 to i64
  %345 = add nsw i64 %344, 1
  %346 = call i64 @llvm.umax.i64(i64 %345, i64 1)
  %347 = call ptr @calloc(i64 %346, i64 4)
  %348 = icmp eq ptr %347, null
  %349 = or i1 %343, %348
  %350 = getelementptr inbounds i8, ptr %28, i64 48
  store ptr %347, ptr %350, align 8
  %351 = call ptr @malloc(i64 %208)
  %352 = icmp eq ptr %351, null
  %353 = or i1 %349, %352
  %354 = zext i1 %353 to i32
  %355 = or i32 %290, %354
  %356 = getelementptr inbounds i8, ptr %28, i64 64
  store ptr %351, ptr %356, align 8
  %357 = icmp eq i32 %355, 0
  br i1 %357, label %358, label %444

358:                                              ; preds = %336
  %359 = getelementptr inbounds i8, ptr %28, i64 40
  store i32 1, ptr %359, align 8
  store i32 %2, ptr %200, align 8
  %360 = sext i32 %2 to i64
  %361 = mul nsw i64 %360, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %192, ptr align 8 %0, i64 %361, i1 false)
  %362 = icmp sgt i32 %2, 0
  br i1 %362, label %363, label %444

363:                                              ; preds = %358
  %364 = getelementptr inbounds i8, ptr %28, i64 72
  %365 = zext i32 %2 to i64
  br label %366

366:                                              ; preds = %441, %363
  %367 = phi i64 [ 0, %363 ], [ %442, %441 ]
  %368 = getelementptr inbounds %struct.Node, ptr %0, i64 %367
  %369 = getelementptr inbounds i8, ptr %368, i64 1
  %370 = load i8, ptr %369, align 1
  %371 = icmp eq i8 %370, 0
  br i1 %371, label %372, label %441

372:                                              ; preds = %366
  %373 = load i8, ptr %368, align 8
  %374 = icmp eq i8 %373, 0
  br i1 %374, label %375, label %441

375:                                              ; preds = %372
  %376 = getelementptr inbounds i8, ptr %368, i64 40
  %377 = load i64, ptr %376, align 8
  %378 = icmp eq i64 %377, 0
  br i1 %378, label %441, label %379

379:                                              ; preds = %375
  %380 = icmp ugt i64 %377, 1152921504606846743
  %381 = sub i64 2305843009213693487, %377
  %382 = select i1 %380, i64 %381, i64 %377
  %383 = load ptr, ptr %350, align 8
  %384 = mul i64 %382, -7046029254386353131
  %385 = lshr i64 %384, 33
  %386 = trunc nuw nsw i64 %385 to i32
  %387 = load i32, ptr %329, align 8
  %388 = and i32 %387, %386
  %389 = zext i32 %388 to i64
  %390 = getelementptr inbounds i32, ptr %383, i64 %389
  %391 = load i32, ptr %390, align 4
  %392 = icmp eq i32 %391, 0
  br i1 %392, label %405, label %393

393:                                              ; preds = %379
  %394 = load ptr, ptr %94, align 8
  br label %399

395:                                              ; preds = %399
  %396 = getelementptr inbounds i8, ptr %402, i64 28
  %397 = load i32, ptr %396, align 4
  %398 = icmp eq i32 %397, 0
  br i1 %398, label %405, label %399

399:                                              ; preds = %395, %393
  %400 = phi i32 [ %391, %393 ], [ %397, %395 ]
  %401 = sext i32 %400 to i64
  %402 = getelementptr inbounds %struct.Scalar, ptr %394, i64 %401
  %403 = load i64, ptr %402, align 8
  %404 = icmp eq i64 %403, %382
  br i1 %404, label %426, label %395

405:                                              ; preds = %395, %379
  %406 = load i32, ptr %359, align 8
  %407 = load i32, ptr %328, align 4
  %408 = icmp slt i32 %406, %407
  br i1 %408, label %409, label %441

409:                                              ; preds = %405
  %410 = add nsw i32 %406, 1
  store i32 %410, ptr %359, align 8
  %411 = load ptr, ptr %94, align 8
  %412 = sext i32 %406 to i64
  %413 = getelementptr inbounds %struct.Scalar, ptr %411, i64 %412
  %414 = load i32, ptr %390, align 4
  %415 = select i1 %380, i8 -1, i8 1
  store i64 %382, ptr %413, align 8
  %416 = getelementptr inbounds i8, ptr %413, i64 8
  store i64 0, ptr %416, align 8
  %417 = getelementptr inbounds i8, ptr %413, i64 16
  %418 = trunc nuw nsw i64 %367 to i32
  store i32 %418, ptr %417, align 8
  %419 = getelementptr inbounds i8, ptr %413, i64 20
  store i32 0, ptr %419, align 4
  %420 = getelementptr inbounds i8, ptr %413, i64 24
  store i32 %418, ptr %420, align 8
  %421 = getelementptr inbounds i8, ptr %413, i64 28
  store i32 %414, ptr %421, align 4
  %422 = getelementptr inbounds i8, ptr %413, i64 32
  store i32 -1, ptr %422, align 8
  %423 = getelementptr inbounds i8, ptr %413, i64 36
  store i32 1, ptr %423, align 4
  %424 = getelementptr inbounds i8, ptr %413, i64 40
  store i8 0, ptr %424, align 8
  %425 = getelementptr inbounds i8, ptr %413, i64 41
  store i8 %415, ptr %425, align 1
  store i32 %406, ptr %390, align 4
  br label %426

426:                                              ; preds = %399, %409
  %427 = phi i32 [ %406, %409 ], [ %400, %399 ]
  %428 = getelementptr inbounds i8, ptr %368, i64 3
  %429 = load i8, ptr %428, align 1
  %430 = icmp ne i8 %429, 0
  %431 = icmp ne i32 %427, 0
  %432 = and i1 %431, %430
  br i1 %432, label %433, label %441

433:                                              ; preds = %426
  %434 = sub nsw i32 0, %427
  %435 = select i1 %380, i32 %434, i32 %427
  %436 = load ptr, ptr %356, align 8
  %437 = load i32, ptr %364, align 8
  %438 = add nsw i32 %437, 1
  store i32 %438, ptr %364, align 8
  %439 = sext i32 %437 to i64
  %440 = getelementptr inbounds i32, ptr %436, i64 %439
  store i32 %435, ptr %440, align 4
  br label %441

441:                                              ; preds = %433, %426, %405, %375, %372, %366
  %442 = add nuw nsw i64 %367, 1
  %443 = icmp eq i64 %442, %365
  br i1 %443, label %444, label %366

444:                                              ; preds = %441, %336, %358
  %445 = phi i32 [ 0, %336 ], [ 1, %358 ], [ 1, %441 ]
  %446 = getelementptr inbounds i8, ptr %6, i64 32
  %447 = load i32, ptr %446, align 8
  %448 = call i32 @llvm.smin.i32(i32 %447, i32 %1)
  %449 = sext i32 %448 to i64
  %450 = add nsw i64 %449, 300
  call void @llvm.memset.p0.i64(ptr align 8 %29, i8 0, i64 200, i1 false)
  %451 = getelementptr inbounds i8, ptr %29, i64 28
  store i32 %3, ptr %451, align 4
  %452 = mul nsw i64 %450, 3
  %453 = mul nsw i64 %452, %450
  %454 = sdiv i64 %453, 2
  %455 = mul nsw i64 %34, 3
  %456 = add nsw i64 %454, %455
  %457 = trunc i64 %456 to i32
  %458 = add i32 %457, 3
  %459 = getelementptr inbounds i8, ptr %29, i64 108
  store i32 %458, ptr %459, align 4
  %460 = getelementptr inbounds i8, ptr %29, i64 88
  %461 = icmp sgt i32 %3, 511
  br i1 %461, label %462, label %467

462:                                              ; preds = %444, %462
  %463 = phi i32 [ %465, %462 ], [ 1023, %444 ]
  %464 = shl nsw i32 %463, 1
  %465 = or disjoint i32 %464, 1
  %466 = icmp slt i32 %465, %95
  br i1 %466, label %462, label %467

467:                                              ; preds = %462, %444
  %468 = phi i32 [ 1023, %444 ], [ %465, %462 ]
  store i32 %468, ptr %460, align 8
  %469 = sdiv i32 %458, 16
  %470 = icmp sgt i32 %458, 262143
  br i1 %470, label %471, label %476

471:                                              ; preds = %467, %471
  %472 = phi i32 [ %474, %471 ], [ 16383, %467 ]
  %473 = shl nsw i32 %472, 1
  %474 = or disjoint i32 %473, 1
  %475 = icmp slt i32 %474, %469
  br i1 %475, label %471, label %476

476:                                              ; preds = %471, %467
  %477 = phi i32 [ 16383, %467 ], [ %474, %471 ]
  %478 = getelementptr inbounds i8, ptr %29, i64 120
  store i32 %477, ptr %478, align 8
  %479 = call ptr @malloc(i64 %208)
  %480 = icmp eq ptr %479, null
  %481 = getelementptr inbounds i8, ptr %29, i64 40
  store ptr %479, ptr %481, align 8
  %482 = call ptr @malloc(i64 %208)
  %483 = icmp eq ptr %482, null
  %484 = or i1 %480, %483
  %485 = getelementptr inbounds i8, ptr %29, i64 56
  store ptr %482, ptr %485, align 8
  %486 = call ptr @malloc(i64 %208)
  %487 = icmp eq ptr %486, null
  %488 = or i1 %484, %487
  %489 = getelementptr inbounds i8, ptr %29, i64 64
  store ptr %486, ptr %489, align 8
  %490 = sext i32 %468 to i64
  %491 = add nsw i64 %490, 1
  %492 = call i64 @llvm.umax.i64(i64 %491, i64 1)
  %493 = shl nsw i64 %492, 2
  %494 = call ptr @malloc(i64 %493)
  %495 = icmp eq ptr %494, null
  %496 = or i1 %488, %495
  %497 = getelementptr inbounds i8, ptr %29, i64 72
  store ptr %494, ptr %497, align 8
  %498 = call ptr @malloc(i64 %208)
  %499 = icmp eq ptr %498, null
  %500 = or i1 %496, %499
  %501 = getelementptr inbounds i8, ptr %29, i64 80
  store ptr %498, ptr %501, align 8
  %502 = call i32 @llvm.umax.i32(i32 %458, i32 1)
  %503 = sext i32 %502 to i64
  %504 = mul nsw i64 %503, 20
  %505 = call ptr @malloc(i64 %504)
  %506 = icmp eq ptr %505, null
  %507 = or i1 %500, %506
  %508 = getelementptr inbounds i8, ptr %29, i64 96
  store ptr %505, ptr %508, align 8
  %509 = sext i32 %477 to i64
  %510 = add nsw i64 %509, 1
  %511 = call i64 @llvm.umax.i64(i64 %510, i64 1)
  %512 = shl nsw i64 %511, 2
  %513 = call ptr @malloc(i64 %512)
  %514 = icmp eq ptr %513, null
  %515 = or i1 %507, %514
  %516 = getelementptr inbounds i8, ptr %29, i64 112
  store ptr %513, ptr %516, align 8
  %517 = call ptr @malloc(i64 8192)
  %518 = icmp eq ptr %517, null
  %519 = or i1 %515, %518
  %520 = getelementptr inbounds i8, ptr %29, i64 128
  store ptr %517, ptr %520, align 8
  %521 = call ptr @malloc(i64 131072)
  %522 = icmp eq ptr %521, null
  %523 = or i1 %519, %522
  %524 = getelementptr inbounds i8, ptr %29, i64 136
  store ptr %521, ptr %524, align 8
  %525 = call ptr @malloc(i64 131072)
  %526 = icmp eq ptr %525, null
  %527 = or i1 %523, %526
  %528 = getelementptr inbounds i8, ptr %29, i64 144
  store ptr %525, ptr %528, align 8
  %529 = call ptr @malloc(i64 %208)
  %530 = icmp eq ptr %529, null
  %531 = or i1 %527, %530
  %532 = getelementptr inbounds i8, ptr %29, i64 152
  store ptr %529, ptr %532, align 8
  %533 = call ptr @malloc(i64 %208)
  %534 = icmp eq ptr %533, null
  %535 = or i1 %531, %534
  %536 = getelementptr inbounds i8, ptr %29, i64 176
  store ptr %533, ptr %536, align 8
  %537 = add nsw i64 %221, 8
  %538 = call i64 @llvm.umax.i64(i64 %537, i64 1)
  %539 = shl nsw i64 %538, 2
  %540 = call ptr @malloc(i64 %539)
  %541 = icmp eq ptr %540, null
  %542 = or i1 %535, %541
  %543 = getelementptr inbounds i8, ptr %29, i64 160
  store ptr %540, ptr %543, align 8
  %544 = call ptr @malloc(i64 %539)
  %545 = icmp eq ptr %544, null
  %546 = or i1 %542, %545
  %547 = getelementptr inbounds i8, ptr %29, i64 168
  store ptr %544, ptr %547, align 8
  %548 = select i1 %546, i32 0, i32 %445
  %549 = call ptr @malloc(i64 %191)
  %550 = icmp eq ptr %549, null
  %551 = call ptr @malloc(i64 %106)
  %552 = icmp eq ptr %551, null
  %553 = or i1 %550, %552
  br i1 %553, label %562, label %554

554:                                              ; preds = %476
  %555 = call ptr @malloc(i64 %191)
  %556 = icmp ne ptr %555, null
  %557 = call ptr @malloc(i64 %106)
  %558 = icmp ne ptr %557, null
  %559 = and i1 %556, %558
  %560 = zext i1 %559 to i32
  %561 = sext i32 %3 to i64
  br label %562

562:                                              ; preds = %554, %476
  %563 = phi ptr [ null, %476 ], [ %555, %554 ]
  %564 = phi ptr [ null, %476 ], [ %557, %554 ]
  %565 = phi i64 [ 0, %476 ], [ %561, %554 ]
  %566 = phi i32 [ 0, %476 ], [ %560, %554 ]
  %567 = and i32 %566, %548
  %568 = icmp eq i32 %567, 0
  br i1 %568, label %3558, label %569

569:                                              ; preds = %562
  %570 = call ptr @malloc(i64 %191)
  %571 = icmp ne ptr %570, null
  store ptr %570, ptr %27, align 8
  %572 = call ptr @malloc(i64 %106)
  %573 = icmp ne ptr %572, null
  %574 = and i1 %571, %573
  %575 = getelementptr inbounds i8, ptr %27, i64 8
  store ptr %572, ptr %575, align 8
  %576 = getelementptr inbounds i8, ptr %27, i64 20
  store i32 %3, ptr %576, align 4
  %577 = getelementptr inbounds i8, ptr %27, i64 24
  store i32 %5, ptr %577, align 8
  %578 = getelementptr inbounds i8, ptr %27, i64 16
  store i32 0, ptr %578, align 8
  br i1 %574, label %579, label %3558

579:                                              ; preds = %569
  %580 = load i64, ptr %36, align 8
  %581 = add i64 %580, -7046029254386353131
  store i64 %581, ptr %36, align 8
  %582 = lshr i64 %581, 30
  %583 = xor i64 %582, %581
  %584 = mul i64 %583, -4658895280553007687
  %585 = lshr i64 %584, 27
  %586 = xor i64 %585, %584
  %587 = mul i64 %586, -7723592293110705685
  %588 = lshr i64 %587, 31
  %589 = xor i64 %588, %587
  %590 = getelementptr inbounds i8, ptr %29, i64 192
  store i64 %589, ptr %590, align 8
  %591 = getelementptr inbounds i32, ptr %540, i64 %34
  %592 = shl nsw i64 %34, 2
  call void @llvm.memset.p0.i64(ptr align 4 %540, i8 0, i64 %592, i1 false)
  %593 = call i64 @llvm.umax.i64(i64 %105, i64 1)
  br label %596

594:                                              ; preds = %610
  %595 = icmp eq i32 %611, 0
  br i1 %595, label %649, label %618

596:                                              ; preds = %579, %610
  %597 = phi i64 [ %612, %610 ], [ 0, %579 ]
  %598 = phi i32 [ %611, %610 ], [ 0, %579 ]
  %599 = getelementptr inbounds %struct.Edge, ptr %4, i64 %597
  %600 = load i32, ptr %599, align 4
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds i32, ptr %540, i64 %601
  %603 = load i32, ptr %602, align 4
  %604 = add nsw i32 %603, 1
  store i32 %604, ptr %602, align 4
  %605 = icmp eq i32 %603, 0
  br i1 %605, label %606, label %610

606:                                              ; preds = %596
  %607 = add nsw i32 %598, 1
  %608 = sext i32 %598 to i64
  %609 = getelementptr inbounds i32, ptr %591, i64 %608
  store i32 %600, ptr %609, align 4
  br label %610

610:                                              ; preds = %606, %596
  %611 = phi i32 [ %598, %596 ], [ %607, %606 ]
  %612 = add nuw nsw i64 %597, 1
  %613 = icmp eq i64 %612, %593
  br i1 %613, label %594, label %596

614:                                              ; preds = %647
  %615 = zext i8 %628 to i32
  %616 = add nuw nsw i32 %619, %615
  %617 = icmp eq i32 %648, 0
  br i1 %617, label %649, label %618

618:                                              ; preds = %594, %614
  %619 = phi i32 [ %616, %614 ], [ 0, %594 ]
  %620 = phi i32 [ %648, %614 ], [ %611, %594 ]
  %621 = add nsw i32 %620, -1
  %622 = sext i32 %621 to i64
  %623 = getelementptr inbounds i32, ptr %591, i64 %622
  %624 = load i32, ptr %623, align 4
  %625 = sext i32 %624 to i64
  %626 = getelementptr inbounds %struct.Node, ptr %0, i64 %625
  %627 = getelementptr inbounds i8, ptr %626, i64 2
  %628 = load i8, ptr %627, align 2
  %629 = getelementptr inbounds i8, ptr %626, i64 8
  br label %630

630:                                              ; preds = %647, %618
  %631 = phi i1 [ true, %618 ], [ false, %647 ]
  %632 = phi i64 [ 0, %618 ], [ 1, %647 ]
  %633 = phi i32 [ %621, %618 ], [ %648, %647 ]
  %634 = getelementptr inbounds [2 x i32], ptr %629, i64 0, i64 %632
  %635 = load i32, ptr %634, align 4
  %636 = icmp sgt i32 %635, -1
  br i1 %636, label %637, label %647

637:                                              ; preds = %630
  %638 = zext i32 %635 to i64
  %639 = getelementptr inbounds i32, ptr %540, i64 %638
  %640 = load i32, ptr %639, align 4
  %641 = add nsw i32 %640, 1
  store i32 %641, ptr %639, align 4
  %642 = icmp eq i32 %640, 0
  br i1 %642, label %643, label %647

643:                                              ; preds = %637
  %644 = add nsw i32 %633, 1
  %645 = sext i32 %633 to i64
  %646 = getelementptr inbounds i32, ptr %591, i64 %645
  store i32 %635, ptr %646, align 4
  br label %647

647:                                              ; preds = %643, %637, %630
  %648 = phi i32 [ %633, %637 ], [ %644, %643 ], [ %633, %630 ]
  br i1 %631, label %630, label %614

649:                                              ; preds = %614, %594
  %650 = phi i32 [ 0, %594 ], [ %616, %614 ]
  %651 = zext i32 %1 to i64
  %652 = mul nuw nsw i64 %651, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %549, ptr align 8 %0, i64 %652, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %551, ptr align 4 %4, i64 %106, i1 false)
  %653 = getelementptr inbounds i8, ptr %6, i64 20
  %654 = load i32, ptr %653, align 4
  %655 = icmp sgt i32 %654, 0
  br i1 %655, label %656, label %3558

656:                                              ; preds = %649
  %657 = getelementptr inbounds i8, ptr %6, i64 44
  %658 = getelementptr inbounds i8, ptr %6, i64 24
  %659 = getelementptr inbounds i8, ptr %6, i64 36
  %660 = getelementptr inbounds i8, ptr %6, i64 40
  %661 = getelementptr inbounds i8, ptr %29, i64 8
  %662 = getelementptr inbounds i8, ptr %29, i64 16
  %663 = getelementptr inbounds i8, ptr %29, i64 20
  %664 = getelementptr inbounds i8, ptr %29, i64 24
  %665 = getelementptr inbounds i8, ptr %29, i64 184
  %666 = shl nsw i64 %565, 2
  %667 = getelementptr inbounds i8, ptr %29, i64 32
  %668 = getelementptr inbounds i8, ptr %29, i64 104
  %669 = getelementptr inbounds i8, ptr %29, i64 48
  %670 = getelementptr inbounds i8, ptr %24, i64 4
  %671 = getelementptr inbounds i8, ptr %24, i64 8
  %672 = getelementptr inbounds i8, ptr %25, i64 4
  %673 = getelementptr inbounds i8, ptr %25, i64 8
  %674 = getelementptr inbounds i8, ptr %25, i64 12
  %675 = getelementptr inbounds i8, ptr %25, i64 16
  %676 = getelementptr inbounds i8, ptr %25, i64 17
  %677 = getelementptr inbounds i8, ptr %26, i64 4
  %678 = getelementptr inbounds i8, ptr %26, i64 8
  %679 = getelementptr inbounds i8, ptr %26, i64 12
  %680 = getelementptr inbounds i8, ptr %26, i64 16
  %681 = getelementptr inbounds i8, ptr %26, i64 17
  %682 = getelementptr inbounds i8, ptr %22, i64 12
  %683 = getelementptr inbounds i8, ptr %22, i64 4
  %684 = getelementptr inbounds i8, ptr %22, i64 17
  %685 = getelementptr inbounds i8, ptr %22, i64 8
  %686 = getelementptr inbounds i8, ptr %21, i64 3
  %687 = getelementptr inbounds i8, ptr %21, i64 16
  %688 = getelementptr inbounds i8, ptr %21, i64 1
  %689 = getelementptr inbounds i8, ptr %21, i64 2
  %690 = getelementptr inbounds i8, ptr %21, i64 4
  %691 = getelementptr inbounds i8, ptr %21, i64 5
  %692 = getelementptr inbounds i8, ptr %21, i64 8
  %693 = getelementptr inbounds i8, ptr %21, i64 12
  %694 = getelementptr inbounds i8, ptr %21, i64 20
  %695 = getelementptr inbounds i8, ptr %21, i64 40
  %696 = getelementptr inbounds i8, ptr %22, i64 16
  %697 = getelementptr inbounds i8, ptr %6, i64 28
  %698 = getelementptr inbounds i8, ptr %6, i64 52
  %699 = getelementptr inbounds i8, ptr %28, i64 99656
  %700 = getelementptr inbounds i8, ptr %28, i64 99592
  %701 = getelementptr inbounds i8, ptr %28, i64 99568
  %702 = getelementptr inbounds i8, ptr %28, i64 99564
  %703 = getelementptr inbounds i8, ptr %28, i64 99560
  %704 = getelementptr inbounds i8, ptr %28, i64 99636
  %705 = getelementptr inbounds i8, ptr %28, i64 99632
  %706 = getelementptr inbounds i8, ptr %28, i64 99664
  %707 = getelementptr inbounds i8, ptr %28, i64 99616
  %708 = getelementptr inbounds i8, ptr %28, i64 99600
  %709 = getelementptr inbounds i8, ptr %28, i64 99624
  %710 = getelementptr inbounds i8, ptr %28, i64 99608
  %711 = getelementptr inbounds i8, ptr %28, i64 99620
  %712 = getelementptr inbounds i8, ptr %28, i64 99596
  %713 = getelementptr inbounds i8, ptr %28, i64 99640
  %714 = getelementptr inbounds i8, ptr %28, i64 99544
  %715 = getelementptr inbounds i8, ptr %28, i64 99536
  %716 = getelementptr inbounds i8, ptr %28, i64 99584
  %717 = getelementptr inbounds i8, ptr %28, i64 99552
  %718 = getelementptr inbounds i8, ptr %28, i64 99672
  %719 = getelementptr inbounds i8, ptr %28, i64 99808
  %720 = getelementptr inbounds i8, ptr %28, i64 99708
  %721 = getelementptr inbounds i8, ptr %28, i64 99688
  %722 = getelementptr inbounds i8, ptr %28, i64 100120
  %723 = getelementptr inbounds i8, ptr %20, i64 4
  %724 = getelementptr inbounds i8, ptr %20, i64 8
  %725 = getelementptr inbounds i8, ptr %19, i64 4
  %726 = getelementptr inbounds i8, ptr %19, i64 8
  %727 = getelementptr inbounds i8, ptr %16, i64 8
  %728 = getelementptr inbounds i8, ptr %16, i64 16
  %729 = getelementptr inbounds i8, ptr %28, i64 40
  %730 = getelementptr inbounds i8, ptr %14, i64 8
  %731 = getelementptr inbounds i8, ptr %14, i64 4
  %732 = getelementptr inbounds i8, ptr %14, i64 12
  %733 = getelementptr inbounds i8, ptr %14, i64 5
  %734 = getelementptr inbounds i8, ptr %13, i64 8
  %735 = getelementptr inbounds i8, ptr %13, i64 4
  %736 = getelementptr inbounds i8, ptr %13, i64 12
  %737 = getelementptr inbounds i8, ptr %13, i64 5
  %738 = getelementptr inbounds i8, ptr %6, i64 48
  br label %739

739:                                              ; preds = %656, %3552
  %740 = phi i32 [ 0, %656 ], [ %3555, %3552 ]
  %741 = phi i32 [ %650, %656 ], [ %3537, %3552 ]
  %742 = phi i32 [ %650, %656 ], [ %3554, %3552 ]
  %743 = phi i32 [ %1, %656 ], [ %3553, %3552 ]
  %744 = phi i32 [ %5, %656 ], [ %3536, %3552 ]
  %745 = phi i32 [ %1, %656 ], [ %3535, %3552 ]
  %746 = load i32, ptr %657, align 4
  %747 = icmp eq i32 %746, 0
  br i1 %747, label %763, label %748

748:                                              ; preds = %739
  %749 = load i64, ptr %36, align 8
  %750 = add i64 %749, -7046029254386353131
  store i64 %750, ptr %36, align 8
  %751 = lshr i64 %750, 30
  %752 = xor i64 %751, %750
  %753 = mul i64 %752, -4658895280553007687
  %754 = lshr i64 %753, 27
  %755 = xor i64 %754, %753
  %756 = mul i64 %755, -7723592293110705685
  %757 = lshr i64 %756, 31
  %758 = xor i64 %757, %756
  %759 = sext i32 %746 to i64
  %760 = urem i64 %758, %759
  %761 = and i64 %760, 4294967295
  %762 = icmp eq i64 %761, 0
  br label %763

763:                                              ; preds = %748, %739
  %764 = phi i1 [ false, %739 ], [ %762, %748 ]
  %765 = zext i1 %764 to i32
  %766 = sext i32 %745 to i64
  %767 = mul nsw i64 %766, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %563, ptr align 8 %549, i64 %767, i1 false)
  %768 = sext i32 %744 to i64
  %769 = shl nsw i64 %768, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %564, ptr align 4 %551, i64 %769, i1 false)
  %770 = load i32, ptr %658, align 8
  %771 = icmp eq i32 %770, 0
  br i1 %771, label %1980, label %772

772:                                              ; preds = %763
  %773 = load i32, ptr %446, align 8
  %774 = load i32, ptr %659, align 4
  %775 = load i32, ptr %660, align 8
  store ptr %563, ptr %29, align 8
  store ptr %564, ptr %661, align 8
  store i32 %745, ptr %662, align 8
  %776 = load i32, ptr %451, align 4
  store i32 %776, ptr %663, align 4
  store i32 %744, ptr %664, align 8
  store i32 0, ptr %665, align 8
  %777 = load ptr, ptr %532, align 8
  %778 = sext i32 %776 to i64
  %779 = shl nsw i64 %778, 2
  call void @llvm.memset.p0.i64(ptr align 4 %777, i8 0, i64 %779, i1 false)
  %780 = load ptr, ptr %536, align 8
  %781 = load i32, ptr %451, align 4
  %782 = sext i32 %781 to i64
  %783 = shl nsw i64 %782, 2
  call void @llvm.memset.p0.i64(ptr align 4 %780, i8 0, i64 %783, i1 false)
  %784 = load ptr, ptr %543, align 8
  %785 = getelementptr inbounds i32, ptr %784, i64 %565
  call void @llvm.memset.p0.i64(ptr align 4 %784, i8 0, i64 %666, i1 false)
  %786 = icmp sgt i32 %744, 0
  br i1 %786, label %789, label %844

787:                                              ; preds = %804
  %788 = icmp eq i32 %805, 0
  br i1 %788, label %844, label %812

789:                                              ; preds = %772, %804
  %790 = phi i64 [ %806, %804 ], [ 0, %772 ]
  %791 = phi i32 [ %805, %804 ], [ 0, %772 ]
  %792 = getelementptr inbounds %struct.Edge, ptr %564, i64 %790
  %793 = load i32, ptr %792, align 4
  %794 = sext i32 %793 to i64
  %795 = getelementptr inbounds i32, ptr %784, i64 %794
  %796 = load i32, ptr %795, align 4
  %797 = add nsw i32 %796, 1
  store i32 %797, ptr %795, align 4
  %798 = icmp eq i32 %796, 0
  br i1 %798, label %799, label %804

799:                                              ; preds = %789
  %800 = load i32, ptr %792, align 4
  %801 = add nsw i32 %791, 1
  %802 = sext i32 %791 to i64
  %803 = getelementptr inbounds i32, ptr %785, i64 %802
  store i32 %800, ptr %803, align 4
  br label %804

804:                                              ; preds = %799, %789
  %805 = phi i32 [ %791, %789 ], [ %801, %799 ]
  %806 = add nuw nsw i64 %790, 1
  %807 = icmp eq i64 %806, %768
  br i1 %807, label %787, label %789

808:                                              ; preds = %842
  %809 = zext i8 %822 to i32
  %810 = add nuw nsw i32 %813, %809
  %811 = icmp eq i32 %843, 0
  br i1 %811, label %844, label %812

812:                                              ; preds = %787, %808
  %813 = phi i32 [ %810, %808 ], [ 0, %787 ]
  %814 = phi i32 [ %843, %808 ], [ %805, %787 ]
  %815 = add nsw i32 %814, -1
  %816 = sext i32 %815 to i64
  %817 = getelementptr inbounds i32, ptr %785, i64 %816
  %818 = load i32, ptr %817, align 4
  %819 = sext i32 %818 to i64
  %820 = getelementptr inbounds %struct.Node, ptr %563, i64 %819
  %821 = getelementptr inbounds i8, ptr %820, i64 2
  %822 = load i8, ptr %821, align 2
  %823 = getelementptr inbounds i8, ptr %820, i64 8
  br label %824

824:                                              ; preds = %842, %812
  %825 = phi i1 [ true, %812 ], [ false, %842 ]
  %826 = phi i64 [ 0, %812 ], [ 1, %842 ]
  %827 = phi i32 [ %815, %812 ], [ %843, %842 ]
  %828 = getelementptr inbounds [2 x i32], ptr %823, i64 0, i64 %826
  %829 = load i32, ptr %828, align 4
  %830 = icmp sgt i32 %829, -1
  br i1 %830, label %831, label %842

831:                                              ; preds = %824
  %832 = zext i32 %829 to i64
  %833 = getelementptr inbounds i32, ptr %784, i64 %832
  %834 = load i32, ptr %833, align 4
  %835 = add nsw i32 %834, 1
  store i32 %835, ptr %833, align 4
  %836 = icmp eq i32 %834, 0
  br i1 %836, label %837, label %842

837:                                              ; preds = %831
  %838 = load i32, ptr %828, align 4
  %839 = add nsw i32 %827, 1
  %840 = sext i32 %827 to i64
  %841 = getelementptr inbounds i32, ptr %785, i64 %840
  store i32 %838, ptr %841, align 4
  br label %842

842:                                              ; preds = %837, %831, %824
  %843 = phi i32 [ %827, %831 ], [ %839, %837 ], [ %827, %824 ]
  br i1 %825, label %824, label %808

844:                                              ; preds = %808, %787, %772
  %845 = phi i32 [ 0, %787 ], [ 0, %772 ], [ %810, %808 ]
  store i32 %845, ptr %667, align 8
  %846 = load ptr, ptr %485, align 8
  %847 = load ptr, ptr %543, align 8
  %848 = load i32, ptr %662, align 8
  %849 = sext i32 %848 to i64
  %850 = shl nsw i64 %849, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %846, ptr align 4 %847, i64 %850, i1 false)
  %851 = load i32, ptr %662, align 8
  %852 = icmp sgt i32 %851, 0
  br i1 %852, label %857, label %902

853:                                              ; preds = %857
  %854 = icmp sgt i32 %867, 0
  br i1 %854, label %855, label %902

855:                                              ; preds = %853
  %856 = load ptr, ptr %29, align 8
  br label %870

857:                                              ; preds = %844, %857
  %858 = phi i64 [ %866, %857 ], [ 0, %844 ]
  %859 = load ptr, ptr %29, align 8
  %860 = getelementptr inbounds %struct.Node, ptr %859, i64 %858
  %861 = getelementptr inbounds i8, ptr %860, i64 1
  %862 = load i8, ptr %861, align 1
  %863 = icmp ne i8 %862, 0
  %864 = zext i1 %863 to i8
  %865 = getelementptr inbounds i8, ptr %860, i64 3
  store i8 %864, ptr %865, align 1
  %866 = add nuw nsw i64 %858, 1
  %867 = load i32, ptr %662, align 8
  %868 = sext i32 %867 to i64
  %869 = icmp slt i64 %866, %868
  br i1 %869, label %857, label %853

870:                                              ; preds = %883, %855
  %871 = phi i32 [ %867, %855 ], [ %884, %883 ]
  %872 = phi ptr [ %856, %855 ], [ %885, %883 ]
  %873 = phi i64 [ 0, %855 ], [ %886, %883 ]
  %874 = getelementptr inbounds %struct.Node, ptr %872, i64 %873, i32 2
  %875 = load i8, ptr %874, align 2
  %876 = icmp eq i8 %875, 0
  br i1 %876, label %883, label %889

877:                                              ; preds = %883
  %878 = icmp sgt i32 %884, 0
  br i1 %878, label %879, label %902

879:                                              ; preds = %877
  %880 = zext i32 %884 to i64
  br label %907

881:                                              ; preds = %889
  %882 = load i32, ptr %662, align 8
  br label %883

883:                                              ; preds = %881, %870
  %884 = phi i32 [ %882, %881 ], [ %871, %870 ]
  %885 = phi ptr [ %897, %881 ], [ %872, %870 ]
  %886 = add nuw nsw i64 %873, 1
  %887 = sext i32 %884 to i64
  %888 = icmp slt i64 %886, %887
  br i1 %888, label %870, label %877

889:                                              ; preds = %870, %889
  %890 = phi i1 [ false, %889 ], [ true, %870 ]
  %891 = phi i64 [ 1, %889 ], [ 0, %870 ]
  %892 = phi ptr [ %897, %889 ], [ %872, %870 ]
  %893 = getelementptr inbounds %struct.Node, ptr %892, i64 %873, i32 5, i64 %891
  %894 = load i32, ptr %893, align 4
  %895 = sext i32 %894 to i64
  %896 = getelementptr inbounds %struct.Node, ptr %892, i64 %895, i32 3
  store i8 1, ptr %896, align 1
  %897 = load ptr, ptr %29, align 8
  %898 = getelementptr inbounds %struct.Node, ptr %897, i64 %873, i32 2
  %899 = load i8, ptr %898, align 2
  %900 = icmp ne i8 %899, 0
  %901 = and i1 %890, %900
  br i1 %901, label %889, label %881

902:                                              ; preds = %907, %877, %853, %844
  %903 = phi i1 [ false, %877 ], [ false, %853 ], [ false, %844 ], [ true, %907 ]
  %904 = phi i32 [ %884, %877 ], [ %867, %853 ], [ %851, %844 ], [ %884, %907 ]
  %905 = phi i32 [ 0, %877 ], [ 0, %853 ], [ 0, %844 ], [ %913, %907 ]
  %906 = icmp sgt i32 %905, %773
  br i1 %906, label %916, label %932

907:                                              ; preds = %907, %879
  %908 = phi i64 [ 0, %879 ], [ %914, %907 ]
  %909 = phi i32 [ 0, %879 ], [ %913, %907 ]
  %910 = getelementptr inbounds %struct.Node, ptr %885, i64 %908, i32 3
  %911 = load i8, ptr %910, align 1
  %912 = zext i8 %911 to i32
  %913 = add nuw nsw i32 %909, %912
  %914 = add nuw nsw i64 %908, 1
  %915 = icmp eq i64 %914, %880
  br i1 %915, label %902, label %907

916:                                              ; preds = %902
  %917 = sub i32 %905, %773
  %918 = add i32 %917, 1
  %919 = load i64, ptr %590, align 8
  %920 = add i64 %919, -7046029254386353131
  store i64 %920, ptr %590, align 8
  %921 = lshr i64 %920, 30
  %922 = xor i64 %921, %920
  %923 = mul i64 %922, -4658895280553007687
  %924 = lshr i64 %923, 27
  %925 = xor i64 %924, %923
  %926 = mul i64 %925, -7723592293110705685
  %927 = lshr i64 %926, 31
  %928 = xor i64 %927, %926
  %929 = sext i32 %918 to i64
  %930 = urem i64 %928, %929
  %931 = trunc i64 %930 to i32
  br label %932

932:                                              ; preds = %916, %902
  %933 = phi i32 [ %931, %916 ], [ 0, %902 ]
  br i1 %903, label %934, label %957

934:                                              ; preds = %932
  %935 = add nsw i32 %933, %773
  br label %936

936:                                              ; preds = %951, %934
  %937 = phi i32 [ %904, %934 ], [ %952, %951 ]
  %938 = phi i64 [ 0, %934 ], [ %954, %951 ]
  %939 = phi i32 [ 0, %934 ], [ %953, %951 ]
  %940 = load ptr, ptr %29, align 8
  %941 = getelementptr inbounds %struct.Node, ptr %940, i64 %938, i32 3
  %942 = load i8, ptr %941, align 1
  %943 = icmp eq i8 %942, 0
  br i1 %943, label %951, label %944

944:                                              ; preds = %936
  %945 = icmp sge i32 %939, %933
  %946 = icmp slt i32 %939, %935
  %947 = select i1 %945, i1 %946, i1 false
  %948 = select i1 %947, i8 3, i8 0
  store i8 %948, ptr %941, align 1
  %949 = add nsw i32 %939, 1
  %950 = load i32, ptr %662, align 8
  br label %951

951:                                              ; preds = %944, %936
  %952 = phi i32 [ %950, %944 ], [ %937, %936 ]
  %953 = phi i32 [ %949, %944 ], [ %939, %936 ]
  %954 = add nuw nsw i64 %938, 1
  %955 = sext i32 %952 to i64
  %956 = icmp slt i64 %954, %955
  br i1 %956, label %936, label %957

957:                                              ; preds = %951, %932
  call void @clear(ptr %29)
  %958 = load i32, ptr %667, align 8
  %959 = add nsw i32 %958, 1
  %960 = icmp slt i32 %770, 0
  br i1 %960, label %1970, label %961

961:                                              ; preds = %957
  %962 = icmp eq i32 %774, 0
  %963 = sext i32 %774 to i64
  br label %964

964:                                              ; preds = %1967, %961
  %965 = phi i32 [ %959, %961 ], [ %993, %1967 ]
  %966 = phi i32 [ 0, %961 ], [ %1968, %1967 ]
  %967 = load i32, ptr %667, align 8
  %968 = icmp slt i32 %967, %965
  br i1 %968, label %986, label %969

969:                                              ; preds = %964
  %970 = icmp eq i32 %967, %965
  br i1 %970, label %971, label %992

971:                                              ; preds = %969
  %972 = icmp eq i32 %966, %770
  br i1 %972, label %986, label %973

973:                                              ; preds = %971
  %974 = load i64, ptr %590, align 8
  %975 = add i64 %974, -7046029254386353131
  store i64 %975, ptr %590, align 8
  %976 = lshr i64 %975, 30
  %977 = xor i64 %976, %975
  %978 = mul i64 %977, -4658895280553007687
  %979 = lshr i64 %978, 27
  %980 = xor i64 %979, %978
  %981 = mul i64 %980, -7723592293110705685
  %982 = lshr i64 %981, 31
  %983 = xor i64 %982, %981
  %984 = and i64 %983, 63
  %985 = icmp eq i64 %984, 0
  br i1 %985, label %986, label %992

986:                                              ; preds = %973, %971, %964
  %987 = load i32, ptr %662, align 8
  %988 = load ptr, ptr %27, align 8
  %989 = sext i32 %987 to i64
  %990 = mul nsw i64 %989, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %988, ptr align 8 %563, i64 %990, i1 false)
  %991 = load ptr, ptr %575, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %991, ptr align 4 %564, i64 %769, i1 false)
  store i32 %987, ptr %578, align 8
  store i32 %744, ptr %577, align 8
  br label %992

992:                                              ; preds = %986, %973, %969
  %993 = phi i32 [ %967, %986 ], [ %965, %973 ], [ %965, %969 ]
  %994 = load i32, ptr %662, align 8
  %995 = add nsw i32 %994, 2
  %996 = load i32, ptr %663, align 4
  %997 = icmp sgt i32 %995, %996
  br i1 %997, label %1005, label %998

998:                                              ; preds = %992
  %999 = load i32, ptr %668, align 8
  %1000 = mul nsw i32 %994, 3
  %1001 = add i32 %1000, 3
  %1002 = add i32 %1001, %999
  %1003 = load i32, ptr %459, align 4
  %1004 = icmp sgt i32 %1002, %1003
  br i1 %1004, label %1005, label %1007

1005:                                             ; preds = %998, %992
  call void @clear(ptr %29)
  %1006 = load i32, ptr %662, align 8
  br label %1007

1007:                                             ; preds = %1005, %998
  %1008 = phi i32 [ %1006, %1005 ], [ %994, %998 ]
  %1009 = load i64, ptr %590, align 8
  %1010 = add i64 %1009, -7046029254386353131
  store i64 %1010, ptr %590, align 8
  %1011 = lshr i64 %1010, 30
  %1012 = xor i64 %1011, %1010
  %1013 = mul i64 %1012, -4658895280553007687
  %1014 = lshr i64 %1013, 27
  %1015 = xor i64 %1014, %1013
  %1016 = mul i64 %1015, -7723592293110705685
  %1017 = lshr i64 %1016, 31
  %1018 = xor i64 %1017, %1016
  %1019 = sext i32 %1008 to i64
  %1020 = urem i64 %1018, %1019
  %1021 = trunc i64 %1020 to i32
  %1022 = shl i64 %1020, 32
  %1023 = ashr exact i64 %1022, 32
  %1024 = getelementptr inbounds %struct.Node, ptr %563, i64 %1023
  %1025 = load ptr, ptr %485, align 8
  %1026 = getelementptr inbounds i32, ptr %1025, i64 %1023
  %1027 = load i32, ptr %1026, align 4
  %1028 = icmp sgt i32 %1027, 0
  br i1 %1028, label %1029, label %1967

1029:                                             ; preds = %1007
  %1030 = load i8, ptr %1024, align 8
  %1031 = add i8 %1030, -1
  %1032 = icmp ult i8 %1031, 2
  %1033 = getelementptr inbounds i8, ptr %1024, i64 2
  %1034 = load i8, ptr %1033, align 2
  %1035 = icmp ne i8 %1034, 0
  %1036 = and i1 %1035, %1032
  br i1 %1036, label %1037, label %1967

1037:                                             ; preds = %1029
  %1038 = getelementptr inbounds i8, ptr %1024, i64 3
  %1039 = load i8, ptr %1038, align 1
  %1040 = and i8 %1039, 2
  %1041 = icmp eq i8 %1040, 0
  br i1 %1041, label %1967, label %1042

1042:                                             ; preds = %1037
  br i1 %962, label %1059, label %1043

1043:                                             ; preds = %1042
  %1044 = load i32, ptr %667, align 8
  %1045 = add nsw i32 %993, %775
  %1046 = icmp slt i32 %1044, %1045
  br i1 %1046, label %1047, label %1059

1047:                                             ; preds = %1043
  %1048 = add i64 %1009, 4354685564936845354
  store i64 %1048, ptr %590, align 8
  %1049 = lshr i64 %1048, 30
  %1050 = xor i64 %1049, %1048
  %1051 = mul i64 %1050, -4658895280553007687
  %1052 = lshr i64 %1051, 27
  %1053 = xor i64 %1052, %1051
  %1054 = mul i64 %1053, -7723592293110705685
  %1055 = lshr i64 %1054, 31
  %1056 = xor i64 %1055, %1054
  %1057 = urem i64 %1056, %963
  %1058 = icmp eq i64 %1057, 0
  br label %1059

1059:                                             ; preds = %1047, %1043, %1042
  %1060 = phi i1 [ false, %1043 ], [ false, %1042 ], [ %1058, %1047 ]
  %1061 = load ptr, ptr %29, align 8
  %1062 = getelementptr inbounds %struct.Node, ptr %1061, i64 %1023, i32 2
  %1063 = load i8, ptr %1062, align 2
  %1064 = zext i8 %1063 to i32
  %1065 = load ptr, ptr %547, align 8
  store i32 %1021, ptr %1065, align 4
  br label %1076

1066:                                             ; preds = %1134
  %1067 = icmp eq i32 %1136, 0
  br i1 %1067, label %1068, label %1076

1068:                                             ; preds = %1066
  %1069 = getelementptr inbounds %struct.Node, ptr %1061, i64 %1023
  %1070 = sext i1 %1060 to i32
  %1071 = getelementptr inbounds i8, ptr %1069, i64 20
  %1072 = getelementptr inbounds i8, ptr %1069, i64 8
  %1073 = icmp sgt i32 %1135, 0
  br i1 %1073, label %1074, label %1148

1074:                                             ; preds = %1068
  %1075 = zext i32 %1135 to i64
  br label %1138

1076:                                             ; preds = %1066, %1059
  %1077 = phi i32 [ %1064, %1059 ], [ %1137, %1066 ]
  %1078 = phi i32 [ 1, %1059 ], [ %1136, %1066 ]
  %1079 = phi i32 [ 0, %1059 ], [ %1135, %1066 ]
  %1080 = load ptr, ptr %29, align 8
  %1081 = load ptr, ptr %547, align 8
  %1082 = add nsw i32 %1078, -1
  %1083 = sext i32 %1082 to i64
  %1084 = getelementptr inbounds i32, ptr %1081, i64 %1083
  %1085 = load i32, ptr %1084, align 4
  %1086 = sext i32 %1085 to i64
  br label %1087

1087:                                             ; preds = %1134, %1076
  %1088 = phi i1 [ true, %1076 ], [ false, %1134 ]
  %1089 = phi i64 [ 0, %1076 ], [ 1, %1134 ]
  %1090 = phi i32 [ %1077, %1076 ], [ %1137, %1134 ]
  %1091 = phi i32 [ %1082, %1076 ], [ %1136, %1134 ]
  %1092 = phi i32 [ %1079, %1076 ], [ %1135, %1134 ]
  %1093 = getelementptr inbounds %struct.Node, ptr %1080, i64 %1086, i32 5, i64 %1089
  %1094 = load i32, ptr %1093, align 4
  %1095 = icmp slt i32 %1094, 0
  br i1 %1095, label %1134, label %1096

1096:                                             ; preds = %1087
  %1097 = load ptr, ptr %532, align 8
  %1098 = zext i32 %1094 to i64
  %1099 = getelementptr inbounds i32, ptr %1097, i64 %1098
  %1100 = load i32, ptr %1099, align 4
  %1101 = icmp eq i32 %1100, 0
  br i1 %1101, label %1102, label %1110

1102:                                             ; preds = %1096
  %1103 = load ptr, ptr %543, align 8
  %1104 = add nsw i32 %1092, 1
  %1105 = sext i32 %1092 to i64
  %1106 = getelementptr inbounds i32, ptr %1103, i64 %1105
  store i32 %1094, ptr %1106, align 4
  %1107 = load ptr, ptr %532, align 8
  %1108 = getelementptr inbounds i32, ptr %1107, i64 %1098
  %1109 = load i32, ptr %1108, align 4
  br label %1110

1110:                                             ; preds = %1102, %1096
  %1111 = phi i32 [ %1104, %1102 ], [ %1092, %1096 ]
  %1112 = phi i32 [ %1109, %1102 ], [ %1100, %1096 ]
  %1113 = phi ptr [ %1107, %1102 ], [ %1097, %1096 ]
  %1114 = getelementptr inbounds i32, ptr %1113, i64 %1098
  %1115 = add nsw i32 %1112, -1
  store i32 %1115, ptr %1114, align 4
  %1116 = load ptr, ptr %485, align 8
  %1117 = getelementptr inbounds i32, ptr %1116, i64 %1098
  %1118 = load i32, ptr %1117, align 4
  %1119 = load ptr, ptr %532, align 8
  %1120 = getelementptr inbounds i32, ptr %1119, i64 %1098
  %1121 = load i32, ptr %1120, align 4
  %1122 = sub i32 0, %1121
  %1123 = icmp eq i32 %1118, %1122
  br i1 %1123, label %1124, label %1134

1124:                                             ; preds = %1110
  %1125 = load ptr, ptr %29, align 8
  %1126 = getelementptr inbounds %struct.Node, ptr %1125, i64 %1098, i32 2
  %1127 = load i8, ptr %1126, align 2
  %1128 = zext i8 %1127 to i32
  %1129 = add nsw i32 %1090, %1128
  %1130 = load ptr, ptr %547, align 8
  %1131 = add nsw i32 %1091, 1
  %1132 = sext i32 %1091 to i64
  %1133 = getelementptr inbounds i32, ptr %1130, i64 %1132
  store i32 %1094, ptr %1133, align 4
  br label %1134

1134:                                             ; preds = %1124, %1110, %1087
  %1135 = phi i32 [ %1092, %1087 ], [ %1111, %1124 ], [ %1111, %1110 ]
  %1136 = phi i32 [ %1091, %1087 ], [ %1131, %1124 ], [ %1091, %1110 ]
  %1137 = phi i32 [ %1090, %1087 ], [ %1129, %1124 ], [ %1090, %1110 ]
  br i1 %1088, label %1087, label %1066

1138:                                             ; preds = %1138, %1074
  %1139 = phi i64 [ 0, %1074 ], [ %1146, %1138 ]
  %1140 = load ptr, ptr %532, align 8
  %1141 = load ptr, ptr %543, align 8
  %1142 = getelementptr inbounds i32, ptr %1141, i64 %1139
  %1143 = load i32, ptr %1142, align 4
  %1144 = sext i32 %1143 to i64
  %1145 = getelementptr inbounds i32, ptr %1140, i64 %1144
  store i32 0, ptr %1145, align 4
  %1146 = add nuw nsw i64 %1139, 1
  %1147 = icmp eq i64 %1146, %1075
  br i1 %1147, label %1148, label %1138

1148:                                             ; preds = %1138, %1068
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 @__const.step.best, i64 20, i1 false)
  store i64 0, ptr %23, align 8
  %1149 = load i32, ptr %669, align 8
  %1150 = icmp sgt i32 %1149, 0
  br i1 %1150, label %1151, label %1966

1151:                                             ; preds = %1148
  %1152 = add nsw i32 %1137, -2
  %1153 = icmp slt i32 %1152, %1070
  %1154 = getelementptr inbounds i8, ptr %1069, i64 24
  %1155 = getelementptr inbounds i8, ptr %1069, i64 12
  br label %1159

1156:                                             ; preds = %1517
  %1157 = load i32, ptr %682, align 4
  %1158 = icmp eq i32 %1157, -2147483648
  br i1 %1158, label %1966, label %1522

1159:                                             ; preds = %1517, %1151
  %1160 = phi i32 [ %1149, %1151 ], [ %1518, %1517 ]
  %1161 = phi i64 [ 0, %1151 ], [ %1519, %1517 ]
  %1162 = load ptr, ptr %481, align 8
  %1163 = getelementptr inbounds i32, ptr %1162, i64 %1161
  %1164 = load i32, ptr %1163, align 4
  %1165 = load ptr, ptr %485, align 8
  %1166 = sext i32 %1164 to i64
  %1167 = getelementptr inbounds i32, ptr %1165, i64 %1166
  %1168 = load i32, ptr %1167, align 4
  %1169 = icmp sgt i32 %1168, 0
  br i1 %1169, label %1170, label %1517

1170:                                             ; preds = %1159
  %1171 = load ptr, ptr %29, align 8
  %1172 = getelementptr inbounds %struct.Node, ptr %1171, i64 %1166, i32 3
  %1173 = load i8, ptr %1172, align 1
  %1174 = icmp eq i8 %1173, 0
  %1175 = icmp eq i32 %1164, %1021
  %1176 = or i1 %1175, %1174
  br i1 %1176, label %1517, label %1177

1177:                                             ; preds = %1170
  %1178 = getelementptr inbounds %struct.Node, ptr %1171, i64 %1166, i32 7
  %1179 = load i32, ptr %1071, align 4
  %1180 = load i32, ptr %1178, align 4
  %1181 = icmp ult i32 %1179, %1180
  %1182 = add i32 %1179, 2147483647
  %1183 = select i1 %1181, i32 %1182, i32 %1179
  %1184 = sub i32 %1183, %1180
  store i32 %1184, ptr %24, align 4
  %1185 = add i32 %1180, %1179
  %1186 = icmp ugt i32 %1185, 2147483646
  %1187 = add i32 %1185, -2147483647
  %1188 = select i1 %1186, i32 %1187, i32 %1185
  store i32 %1188, ptr %670, align 4
  %1189 = load ptr, ptr %489, align 8
  %1190 = getelementptr inbounds i32, ptr %1189, i64 %1166
  %1191 = load i32, ptr %1190, align 4
  %1192 = zext i32 %1179 to i64
  %1193 = zext i32 %1191 to i64
  %1194 = mul nuw i64 %1193, %1192
  %1195 = trunc i64 %1194 to i32
  %1196 = and i32 %1195, 2147483647
  %1197 = lshr i64 %1194, 31
  %1198 = trunc i64 %1197 to i32
  %1199 = add i32 %1196, %1198
  %1200 = icmp ugt i32 %1199, 2147483646
  %1201 = add i32 %1199, -2147483647
  %1202 = select i1 %1200, i32 %1201, i32 %1199
  store i32 %1202, ptr %671, align 4
  %1203 = getelementptr inbounds i8, ptr %1178, i64 4
  br label %1206

1204:                                             ; preds = %1514
  %1205 = load i32, ptr %669, align 8
  br label %1517

1206:                                             ; preds = %1514, %1177
  %1207 = phi i64 [ 0, %1177 ], [ %1515, %1514 ]
  %1208 = getelementptr inbounds [3 x i32], ptr %24, i64 0, i64 %1207
  %1209 = load i32, ptr %1208, align 4
  %1210 = sub i32 2147483647, %1209
  %1211 = call i32 @llvm.umin.i32(i32 %1210, i32 %1209)
  %1212 = icmp eq i64 %1207, 2
  %1213 = select i1 %1212, i8 2, i8 1
  %1214 = load ptr, ptr %520, align 8
  %1215 = zext i32 %1211 to i64
  %1216 = mul i64 %1215, -7046029254386353131
  %1217 = lshr i64 %1216, 48
  %1218 = lshr i64 %1216, 54
  %1219 = getelementptr inbounds i64, ptr %1214, i64 %1218
  %1220 = load i64, ptr %1219, align 8
  %1221 = and i64 %1217, 63
  br i1 %1153, label %1234, label %1222

1222:                                             ; preds = %1206
  %1223 = load ptr, ptr %524, align 8
  %1224 = load ptr, ptr %528, align 8
  %1225 = select i1 %1212, ptr %1223, ptr %1224
  %1226 = lshr i64 %1216, 44
  %1227 = lshr i64 %1216, 50
  %1228 = getelementptr inbounds i64, ptr %1225, i64 %1227
  %1229 = load i64, ptr %1228, align 8
  %1230 = and i64 %1226, 63
  %1231 = shl nuw i64 1, %1230
  %1232 = and i64 %1229, %1231
  %1233 = icmp ne i64 %1232, 0
  br label %1234

1234:                                             ; preds = %1222, %1206
  %1235 = phi i1 [ false, %1206 ], [ %1233, %1222 ]
  %1236 = icmp eq i32 %1211, 0
  br i1 %1236, label %1514, label %1237

1237:                                             ; preds = %1234
  %1238 = shl nuw i64 1, %1221
  %1239 = and i64 %1238, %1220
  %1240 = icmp ne i64 %1239, 0
  %1241 = select i1 %1240, i1 true, i1 %1235
  br i1 %1241, label %1242, label %1514

1242:                                             ; preds = %1237
  %1243 = trunc nuw nsw i64 %1207 to i32
  %1244 = load i32, ptr %1154, align 4
  %1245 = load i32, ptr %1203, align 4
  switch i32 %1243, label %1256 [
    i32 0, label %1246
    i32 1, label %1251
  ]

1246:                                             ; preds = %1242
  %1247 = icmp ult i32 %1244, %1245
  %1248 = add i32 %1244, 2147483647
  %1249 = select i1 %1247, i32 %1248, i32 %1244
  %1250 = sub i32 %1249, %1245
  br label %1302

1251:                                             ; preds = %1242
  %1252 = add i32 %1245, %1244
  %1253 = icmp ugt i32 %1252, 2147483646
  %1254 = add i32 %1252, -2147483647
  %1255 = select i1 %1253, i32 %1254, i32 %1252
  br label %1302

1256:                                             ; preds = %1242, %1276
  %1257 = phi i32 [ %1279, %1276 ], [ 2147483645, %1242 ]
  %1258 = phi i32 [ %1278, %1276 ], [ 1, %1242 ]
  %1259 = phi i32 [ %1288, %1276 ], [ %1245, %1242 ]
  %1260 = and i32 %1257, 1
  %1261 = icmp eq i32 %1260, 0
  br i1 %1261, label %1262, label %1264

1262:                                             ; preds = %1256
  %1263 = zext i32 %1259 to i64
  br label %1276

1264:                                             ; preds = %1256
  %1265 = zext i32 %1258 to i64
  %1266 = zext i32 %1259 to i64
  %1267 = mul nuw i64 %1266, %1265
  %1268 = trunc i64 %1267 to i32
  %1269 = and i32 %1268, 2147483647
  %1270 = lshr i64 %1267, 31
  %1271 = trunc i64 %1270 to i32
  %1272 = add i32 %1269, %1271
  %1273 = icmp ugt i32 %1272, 2147483646
  %1274 = add i32 %1272, -2147483647
  %1275 = select i1 %1273, i32 %1274, i32 %1272
  br label %1276

1276:                                             ; preds = %1264, %1262
  %1277 = phi i64 [ %1263, %1262 ], [ %1266, %1264 ]
  %1278 = phi i32 [ %1258, %1262 ], [ %1275, %1264 ]
  %1279 = lshr i32 %1257, 1
  %1280 = mul nuw i64 %1277, %1277
  %1281 = trunc i64 %1280 to i32
  %1282 = and i32 %1281, 2147483647
  %1283 = lshr i64 %1280, 31
  %1284 = trunc i64 %1283 to i32
  %1285 = add i32 %1282, %1284
  %1286 = icmp ugt i32 %1285, 2147483646
  %1287 = add i32 %1285, -2147483647
  %1288 = select i1 %1286, i32 %1287, i32 %1285
  %1289 = icmp ult i32 %1257, 2
  br i1 %1289, label %1290, label %1256

1290:                                             ; preds = %1276
  %1291 = zext i32 %1244 to i64
  %1292 = zext i32 %1278 to i64
  %1293 = mul nuw i64 %1292, %1291
  %1294 = trunc i64 %1293 to i32
  %1295 = and i32 %1294, 2147483647
  %1296 = lshr i64 %1293, 31
  %1297 = trunc i64 %1296 to i32
  %1298 = add i32 %1295, %1297
  %1299 = icmp ugt i32 %1298, 2147483646
  %1300 = add i32 %1298, -2147483647
  %1301 = select i1 %1299, i32 %1300, i32 %1298
  br label %1302

1302:                                             ; preds = %1290, %1251, %1246
  %1303 = phi i32 [ %1250, %1246 ], [ %1255, %1251 ], [ %1301, %1290 ]
  %1304 = zext i32 %1209 to i64
  %1305 = shl nuw nsw i64 %1304, 31
  %1306 = zext i32 %1303 to i64
  %1307 = or i64 %1305, %1306
  %1308 = zext i32 %1210 to i64
  %1309 = shl nuw nsw i64 %1308, 31
  %1310 = icmp eq i32 %1303, 0
  %1311 = sub i32 2147483647, %1303
  %1312 = select i1 %1310, i32 0, i32 %1311
  %1313 = zext i32 %1312 to i64
  %1314 = or i64 %1309, %1313
  %1315 = call i64 @llvm.umin.i64(i64 %1307, i64 %1314)
  br i1 %1240, label %1316, label %1326

1316:                                             ; preds = %1302
  %1317 = load ptr, ptr %497, align 8
  %1318 = load i32, ptr %460, align 8
  %1319 = lshr i64 %1216, 33
  %1320 = trunc nuw nsw i64 %1319 to i32
  %1321 = and i32 %1318, %1320
  %1322 = zext i32 %1321 to i64
  %1323 = getelementptr inbounds i32, ptr %1317, i64 %1322
  %1324 = load i32, ptr %1323, align 4
  %1325 = icmp sgt i32 %1324, -1
  br i1 %1325, label %1327, label %1326

1326:                                             ; preds = %1376, %1316, %1302
  br i1 %1235, label %1381, label %1514

1327:                                             ; preds = %1316, %1376
  %1328 = phi i32 [ %1379, %1376 ], [ %1324, %1316 ]
  %1329 = load ptr, ptr %29, align 8
  %1330 = zext i32 %1328 to i64
  %1331 = getelementptr inbounds %struct.Node, ptr %1329, i64 %1330, i32 7
  %1332 = load i32, ptr %1072, align 4
  %1333 = icmp eq i32 %1332, %1164
  br i1 %1333, label %1334, label %1337

1334:                                             ; preds = %1327
  %1335 = load i32, ptr %1155, align 4
  %1336 = icmp eq i32 %1335, %1328
  br i1 %1336, label %1342, label %1337

1337:                                             ; preds = %1334, %1327
  %1338 = icmp eq i32 %1332, %1328
  br i1 %1338, label %1339, label %1342

1339:                                             ; preds = %1337
  %1340 = load i32, ptr %1155, align 4
  %1341 = icmp eq i32 %1340, %1164
  br label %1342

1342:                                             ; preds = %1339, %1337, %1334
  %1343 = phi i1 [ true, %1334 ], [ false, %1337 ], [ %1341, %1339 ]
  %1344 = load i32, ptr %1331, align 4
  %1345 = getelementptr inbounds i8, ptr %1331, i64 4
  %1346 = load i32, ptr %1345, align 4
  %1347 = zext i32 %1344 to i64
  %1348 = shl nuw nsw i64 %1347, 31
  %1349 = zext i32 %1346 to i64
  %1350 = or i64 %1348, %1349
  %1351 = icmp eq i32 %1344, 0
  %1352 = sub i32 2147483647, %1344
  %1353 = select i1 %1351, i32 0, i32 %1352
  %1354 = zext i32 %1353 to i64
  %1355 = shl nuw nsw i64 %1354, 31
  %1356 = icmp eq i32 %1346, 0
  %1357 = sub i32 2147483647, %1346
  %1358 = select i1 %1356, i32 0, i32 %1357
  %1359 = zext i32 %1358 to i64
  %1360 = or i64 %1355, %1359
  %1361 = call i64 @llvm.umin.i64(i64 %1350, i64 %1360)
  %1362 = icmp eq i64 %1361, %1315
  br i1 %1362, label %1363, label %1376

1363:                                             ; preds = %1342
  %1364 = load ptr, ptr %485, align 8
  %1365 = getelementptr inbounds i32, ptr %1364, i64 %1330
  %1366 = load i32, ptr %1365, align 4
  %1367 = icmp sgt i32 %1366, 0
  br i1 %1367, label %1368, label %1376

1368:                                             ; preds = %1363
  %1369 = getelementptr inbounds %struct.Node, ptr %1329, i64 %1330, i32 3
  %1370 = load i8, ptr %1369, align 1
  %1371 = icmp eq i8 %1370, 0
  %1372 = icmp eq i32 %1328, %1021
  %1373 = or i1 %1372, %1371
  %1374 = select i1 %1373, i1 true, i1 %1343
  br i1 %1374, label %1376, label %1375

1375:                                             ; preds = %1368
  store i32 %1164, ptr %25, align 8
  store i32 %1328, ptr %672, align 4
  store i32 -1, ptr %673, align 8
  store i32 0, ptr %674, align 4
  store i8 %1213, ptr %675, align 8
  store i8 3, ptr %676, align 1
  call void @judge(ptr %29, i32 %1021, ptr byval(%struct.Way) align 8 %25, ptr %22, ptr %23, i32 %1070)
  br label %1376

1376:                                             ; preds = %1375, %1368, %1363, %1342
  %1377 = load ptr, ptr %501, align 8
  %1378 = getelementptr inbounds i32, ptr %1377, i64 %1330
  %1379 = load i32, ptr %1378, align 4
  %1380 = icmp sgt i32 %1379, -1
  br i1 %1380, label %1327, label %1326

1381:                                             ; preds = %1326
  %1382 = load ptr, ptr %516, align 8
  %1383 = load i32, ptr %478, align 8
  %1384 = lshr i64 %1216, 33
  %1385 = trunc nuw nsw i64 %1384 to i32
  %1386 = and i32 %1383, %1385
  %1387 = zext i32 %1386 to i64
  %1388 = getelementptr inbounds i32, ptr %1382, i64 %1387
  %1389 = load i32, ptr %1388, align 4
  %1390 = icmp sgt i32 %1389, -1
  br i1 %1390, label %1391, label %1514

1391:                                             ; preds = %1381
  %1392 = load ptr, ptr %508, align 8
  br label %1393

1393:                                             ; preds = %1509, %1391
  %1394 = phi ptr [ %1510, %1509 ], [ %1392, %1391 ]
  %1395 = phi i32 [ %1512, %1509 ], [ %1389, %1391 ]
  %1396 = zext i32 %1395 to i64
  %1397 = getelementptr inbounds %struct.Pair, ptr %1394, i64 %1396
  %1398 = getelementptr inbounds i8, ptr %1397, i64 4
  %1399 = load i32, ptr %1398, align 4
  %1400 = getelementptr inbounds i8, ptr %1397, i64 8
  %1401 = load i32, ptr %1400, align 4
  %1402 = load i32, ptr %1397, align 4
  %1403 = icmp eq i32 %1402, %1211
  br i1 %1403, label %1404, label %1509

1404:                                             ; preds = %1393
  %1405 = load ptr, ptr %485, align 8
  %1406 = sext i32 %1399 to i64
  %1407 = getelementptr inbounds i32, ptr %1405, i64 %1406
  %1408 = load i32, ptr %1407, align 4
  %1409 = icmp sgt i32 %1408, 0
  br i1 %1409, label %1410, label %1509

1410:                                             ; preds = %1404
  %1411 = load ptr, ptr %29, align 8
  %1412 = getelementptr inbounds %struct.Node, ptr %1411, i64 %1406, i32 3
  %1413 = load i8, ptr %1412, align 1
  %1414 = icmp eq i8 %1413, 0
  br i1 %1414, label %1509, label %1415

1415:                                             ; preds = %1410
  %1416 = sext i32 %1401 to i64
  %1417 = getelementptr inbounds i32, ptr %1405, i64 %1416
  %1418 = load i32, ptr %1417, align 4
  %1419 = icmp sgt i32 %1418, 0
  br i1 %1419, label %1420, label %1509

1420:                                             ; preds = %1415
  %1421 = getelementptr inbounds %struct.Node, ptr %1411, i64 %1416, i32 3
  %1422 = load i8, ptr %1421, align 1
  %1423 = icmp eq i8 %1422, 0
  %1424 = icmp eq i32 %1399, %1021
  %1425 = select i1 %1423, i1 true, i1 %1424
  %1426 = icmp eq i32 %1401, %1021
  %1427 = select i1 %1425, i1 true, i1 %1426
  br i1 %1427, label %1509, label %1428

1428:                                             ; preds = %1420
  %1429 = getelementptr inbounds %struct.Node, ptr %1411, i64 %1406, i32 7
  %1430 = getelementptr inbounds %struct.Node, ptr %1411, i64 %1416, i32 7
  %1431 = getelementptr inbounds i8, ptr %1397, i64 16
  %1432 = load i8, ptr %1431, align 4
  %1433 = load i32, ptr %1429, align 4
  %1434 = load i32, ptr %1430, align 4
  switch i8 %1432, label %1461 [
    i8 0, label %1435
    i8 1, label %1448
  ]

1435:                                             ; preds = %1428
  %1436 = add i32 %1434, %1433
  %1437 = icmp ugt i32 %1436, 2147483646
  %1438 = add i32 %1436, -2147483647
  %1439 = select i1 %1437, i32 %1438, i32 %1436
  %1440 = getelementptr inbounds i8, ptr %1429, i64 4
  %1441 = load i32, ptr %1440, align 4
  %1442 = getelementptr inbounds i8, ptr %1430, i64 4
  %1443 = load i32, ptr %1442, align 4
  %1444 = add i32 %1443, %1441
  %1445 = icmp ugt i32 %1444, 2147483646
  %1446 = add i32 %1444, -2147483647
  %1447 = select i1 %1445, i32 %1446, i32 %1444
  br label %1488

1448:                                             ; preds = %1428
  %1449 = icmp ult i32 %1433, %1434
  %1450 = add i32 %1433, 2147483647
  %1451 = select i1 %1449, i32 %1450, i32 %1433
  %1452 = sub i32 %1451, %1434
  %1453 = getelementptr inbounds i8, ptr %1429, i64 4
  %1454 = load i32, ptr %1453, align 4
  %1455 = getelementptr inbounds i8, ptr %1430, i64 4
  %1456 = load i32, ptr %1455, align 4
  %1457 = icmp ult i32 %1454, %1456
  %1458 = add i32 %1454, 2147483647
  %1459 = select i1 %1457, i32 %1458, i32 %1454
  %1460 = sub i32 %1459, %1456
  br label %1488

1461:                                             ; preds = %1428
  %1462 = zext i32 %1433 to i64
  %1463 = zext i32 %1434 to i64
  %1464 = mul nuw i64 %1463, %1462
  %1465 = trunc i64 %1464 to i32
  %1466 = and i32 %1465, 2147483647
  %1467 = lshr i64 %1464, 31
  %1468 = trunc i64 %1467 to i32
  %1469 = add i32 %1466, %1468
  %1470 = icmp ugt i32 %1469, 2147483646
  %1471 = add i32 %1469, -2147483647
  %1472 = select i1 %1470, i32 %1471, i32 %1469
  %1473 = getelementptr inbounds i8, ptr %1429, i64 4
  %1474 = load i32, ptr %1473, align 4
  %1475 = getelementptr inbounds i8, ptr %1430, i64 4
  %1476 = load i32, ptr %1475, align 4
  %1477 = zext i32 %1474 to i64
  %1478 = zext i32 %1476 to i64
  %1479 = mul nuw i64 %1478, %1477
  %1480 = trunc i64 %1479 to i32
  %1481 = and i32 %1480, 2147483647
  %1482 = lshr i64 %1479, 31
  %1483 = trunc i64 %1482 to i32
  %1484 = add i32 %1481, %1483
  %1485 = icmp ugt i32 %1484, 2147483646
  %1486 = add i32 %1484, -2147483647
  %1487 = select i1 %1485, i32 %1486, i32 %1484
  br label %1488

1488:                                             ; preds = %1461, %1448, %1435
  %1489 = phi i32 [ %1439, %1435 ], [ %1452, %1448 ], [ %1472, %1461 ]
  %1490 = phi i32 [ %1447, %1435 ], [ %1460, %1448 ], [ %1487, %1461 ]
  %1491 = zext i32 %1489 to i64
  %1492 = shl nuw nsw i64 %1491, 31
  %1493 = zext i32 %1490 to i64
  %1494 = or i64 %1492, %1493
  %1495 = icmp eq i32 %1489, 0
  %1496 = sub i32 2147483647, %1489
  %1497 = select i1 %1495, i32 0, i32 %1496
  %1498 = zext i32 %1497 to i64
  %1499 = shl nuw nsw i64 %1498, 31
  %1500 = icmp eq i32 %1490, 0
  %1501 = sub i32 2147483647, %1490
  %1502 = select i1 %1500, i32 0, i32 %1501
  %1503 = zext i32 %1502 to i64
  %1504 = or i64 %1499, %1503
  %1505 = call i64 @llvm.umin.i64(i64 %1494, i64 %1504)
  %1506 = icmp eq i64 %1505, %1315
  br i1 %1506, label %1507, label %1509

1507:                                             ; preds = %1488
  store i32 %1164, ptr %26, align 8
  store i32 %1399, ptr %677, align 4
  store i32 %1401, ptr %678, align 8
  store i32 0, ptr %679, align 4
  store i8 %1213, ptr %680, align 8
  store i8 %1432, ptr %681, align 1
  call void @judge(ptr %29, i32 %1021, ptr byval(%struct.Way) align 8 %26, ptr %22, ptr %23, i32 %1070)
  %1508 = load ptr, ptr %508, align 8
  br label %1509

1509:                                             ; preds = %1507, %1488, %1420, %1415, %1410, %1404, %1393
  %1510 = phi ptr [ %1394, %1415 ], [ %1394, %1404 ], [ %1394, %1488 ], [ %1508, %1507 ], [ %1394, %1393 ], [ %1394, %1410 ], [ %1394, %1420 ]
  %1511 = getelementptr inbounds %struct.Pair, ptr %1510, i64 %1396, i32 3
  %1512 = load i32, ptr %1511, align 4
  %1513 = icmp sgt i32 %1512, -1
  br i1 %1513, label %1393, label %1514

1514:                                             ; preds = %1509, %1381, %1326, %1237, %1234
  %1515 = add nuw nsw i64 %1207, 1
  %1516 = icmp eq i64 %1515, 3
  br i1 %1516, label %1204, label %1206

1517:                                             ; preds = %1204, %1170, %1159
  %1518 = phi i32 [ %1160, %1159 ], [ %1160, %1170 ], [ %1205, %1204 ]
  %1519 = add nuw nsw i64 %1161, 1
  %1520 = sext i32 %1518 to i64
  %1521 = icmp slt i64 %1519, %1520
  br i1 %1521, label %1159, label %1156

1522:                                             ; preds = %1156
  %1523 = load i32, ptr %683, align 4
  %1524 = load i8, ptr %684, align 1
  %1525 = icmp eq i8 %1524, 3
  br i1 %1525, label %1526, label %1531

1526:                                             ; preds = %1522
  %1527 = load ptr, ptr %29, align 8
  %1528 = sext i32 %1523 to i64
  %1529 = getelementptr inbounds %struct.Node, ptr %1527, i64 %1528
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %1529, i64 48, i1 false)
  %1530 = getelementptr inbounds %struct.Node, ptr %1527, i64 %1023
  br label %1699

1531:                                             ; preds = %1522
  %1532 = load ptr, ptr %29, align 8
  %1533 = sext i32 %1523 to i64
  %1534 = getelementptr inbounds %struct.Node, ptr %1532, i64 %1533
  %1535 = load i32, ptr %685, align 4
  %1536 = sext i32 %1535 to i64
  %1537 = getelementptr inbounds %struct.Node, ptr %1532, i64 %1536
  call void @llvm.memset.p0.i64(ptr align 8 %21, i8 0, i64 48, i1 false)
  %1538 = icmp eq i8 %1524, 2
  %1539 = select i1 %1538, i8 2, i8 1
  store i8 %1539, ptr %21, align 8
  store i8 3, ptr %686, align 1
  store i32 -1, ptr %687, align 8
  %1540 = getelementptr inbounds i8, ptr %1534, i64 1
  %1541 = load i8, ptr %1540, align 1
  %1542 = getelementptr inbounds i8, ptr %1537, i64 1
  %1543 = load i8, ptr %1542, align 1
  %1544 = call i8 @llvm.umax.i8(i8 %1541, i8 %1543)
  store i8 %1544, ptr %688, align 1
  %1545 = icmp ne i8 %1544, 0
  %1546 = zext i1 %1545 to i8
  store i8 %1546, ptr %689, align 2
  store i8 1, ptr %690, align 4
  %1547 = icmp eq i8 %1524, 1
  %1548 = select i1 %1547, i8 -1, i8 1
  store i8 %1548, ptr %691, align 1
  store i32 %1523, ptr %692, align 8
  store i32 %1535, ptr %693, align 4
  %1549 = getelementptr inbounds i8, ptr %1534, i64 20
  %1550 = getelementptr inbounds i8, ptr %1537, i64 20
  br label %1554

1551:                                             ; preds = %1582
  %1552 = select i1 %1547, i8 1, i8 -1
  %1553 = icmp eq i8 %1544, 0
  br i1 %1553, label %1587, label %1630

1554:                                             ; preds = %1582, %1531
  %1555 = phi i64 [ 0, %1531 ], [ %1585, %1582 ]
  %1556 = getelementptr inbounds [4 x i32], ptr %1549, i64 0, i64 %1555
  %1557 = load i32, ptr %1556, align 4
  %1558 = getelementptr inbounds [4 x i32], ptr %1550, i64 0, i64 %1555
  %1559 = load i32, ptr %1558, align 4
  switch i8 %1524, label %1570 [
    i8 0, label %1560
    i8 1, label %1565
  ]

1560:                                             ; preds = %1554
  %1561 = add i32 %1559, %1557
  %1562 = icmp ugt i32 %1561, 2147483646
  %1563 = add i32 %1561, -2147483647
  %1564 = select i1 %1562, i32 %1563, i32 %1561
  br label %1582

1565:                                             ; preds = %1554
  %1566 = icmp ult i32 %1557, %1559
  %1567 = add i32 %1557, 2147483647
  %1568 = select i1 %1566, i32 %1567, i32 %1557
  %1569 = sub i32 %1568, %1559
  br label %1582

1570:                                             ; preds = %1554
  %1571 = zext i32 %1557 to i64
  %1572 = zext i32 %1559 to i64
  %1573 = mul nuw i64 %1572, %1571
  %1574 = trunc i64 %1573 to i32
  %1575 = and i32 %1574, 2147483647
  %1576 = lshr i64 %1573, 31
  %1577 = trunc i64 %1576 to i32
  %1578 = add i32 %1575, %1577
  %1579 = icmp ugt i32 %1578, 2147483646
  %1580 = add i32 %1578, -2147483647
  %1581 = select i1 %1579, i32 %1580, i32 %1578
  br label %1582

1582:                                             ; preds = %1570, %1565, %1560
  %1583 = phi i32 [ %1564, %1560 ], [ %1569, %1565 ], [ %1581, %1570 ]
  %1584 = getelementptr inbounds [4 x i32], ptr %694, i64 0, i64 %1555
  store i32 %1583, ptr %1584, align 4
  %1585 = add nuw nsw i64 %1555, 1
  %1586 = icmp eq i64 %1585, 4
  br i1 %1586, label %1551, label %1554

1587:                                             ; preds = %1551
  %1588 = getelementptr inbounds i8, ptr %1537, i64 40
  %1589 = load i64, ptr %1588, align 8
  br i1 %1547, label %1590, label %1594

1590:                                             ; preds = %1587
  %1591 = icmp eq i64 %1589, 0
  %1592 = sub i64 2305843009213693487, %1589
  %1593 = select i1 %1591, i64 0, i64 %1592
  br label %1620

1594:                                             ; preds = %1587
  br i1 %1538, label %1595, label %1620

1595:                                             ; preds = %1594
  %1596 = getelementptr inbounds i8, ptr %1534, i64 40
  %1597 = load i64, ptr %1596, align 8
  %1598 = zext i64 %1597 to i128
  %1599 = zext i64 %1589 to i128
  %1600 = mul nuw i128 %1598, %1599
  %1601 = trunc i128 %1600 to i64
  %1602 = mul i64 %1601, 3456285112735364913
  %1603 = zext i64 %1602 to i128
  %1604 = mul nuw nsw i128 %1603, 2305843009213693487
  %1605 = add i128 %1604, %1600
  %1606 = lshr i128 %1605, 64
  %1607 = trunc nuw i128 %1606 to i64
  %1608 = icmp ugt i64 %1607, 2305843009213693486
  %1609 = add i64 %1607, -2305843009213693487
  %1610 = select i1 %1608, i64 %1609, i64 %1607
  %1611 = zext i64 %1610 to i128
  %1612 = mul nuw nsw i128 %1611, 13838400
  %1613 = trunc i128 %1612 to i64
  %1614 = mul i64 %1613, 3456285112735364913
  %1615 = zext i64 %1614 to i128
  %1616 = mul nuw nsw i128 %1615, 2305843009213693487
  %1617 = add nuw nsw i128 %1616, %1612
  %1618 = lshr i128 %1617, 64
  %1619 = trunc nuw nsw i128 %1618 to i64
  br label %1625

1620:                                             ; preds = %1594, %1590
  %1621 = phi i64 [ %1593, %1590 ], [ %1589, %1594 ]
  %1622 = getelementptr inbounds i8, ptr %1534, i64 40
  %1623 = load i64, ptr %1622, align 8
  %1624 = add i64 %1623, %1621
  br label %1625

1625:                                             ; preds = %1620, %1595
  %1626 = phi i64 [ %1624, %1620 ], [ %1619, %1595 ]
  %1627 = icmp ugt i64 %1626, 2305843009213693486
  %1628 = add i64 %1626, -2305843009213693487
  %1629 = select i1 %1627, i64 %1628, i64 %1626
  store i64 %1629, ptr %695, align 8
  br label %1630

1630:                                             ; preds = %1625, %1551
  %1631 = getelementptr inbounds %struct.Node, ptr %1532, i64 %1023
  %1632 = load ptr, ptr %497, align 8
  %1633 = load i32, ptr %694, align 4
  %1634 = sub i32 2147483647, %1633
  %1635 = call i32 @llvm.umin.i32(i32 %1634, i32 %1633)
  %1636 = load i32, ptr %460, align 8
  %1637 = zext i32 %1635 to i64
  %1638 = mul i64 %1637, -7046029254386353131
  %1639 = lshr i64 %1638, 33
  %1640 = trunc nuw nsw i64 %1639 to i32
  %1641 = and i32 %1636, %1640
  %1642 = zext i32 %1641 to i64
  %1643 = getelementptr inbounds i32, ptr %1632, i64 %1642
  %1644 = load i32, ptr %1643, align 4
  %1645 = icmp slt i32 %1644, 0
  br i1 %1645, label %1699, label %1646

1646:                                             ; preds = %1630
  %1647 = load ptr, ptr %485, align 8
  %1648 = load ptr, ptr %501, align 8
  br label %1649

1649:                                             ; preds = %1695, %1646
  %1650 = phi i32 [ %1644, %1646 ], [ %1697, %1695 ]
  %1651 = zext i32 %1650 to i64
  %1652 = getelementptr inbounds %struct.Node, ptr %1532, i64 %1651, i32 7
  br label %1657

1653:                                             ; preds = %1657
  %1654 = getelementptr inbounds i32, ptr %1647, i64 %1651
  %1655 = load i32, ptr %1654, align 4
  %1656 = icmp eq i32 %1655, 0
  br i1 %1656, label %1674, label %1695

1657:                                             ; preds = %1657, %1649
  %1658 = phi i64 [ 0, %1649 ], [ %1672, %1657 ]
  %1659 = phi i32 [ 1, %1649 ], [ %1671, %1657 ]
  %1660 = phi i32 [ 1, %1649 ], [ %1666, %1657 ]
  %1661 = getelementptr inbounds i32, ptr %1652, i64 %1658
  %1662 = load i32, ptr %1661, align 4
  %1663 = getelementptr inbounds [4 x i32], ptr %694, i64 0, i64 %1658
  %1664 = load i32, ptr %1663, align 4
  %1665 = icmp eq i32 %1662, %1664
  %1666 = select i1 %1665, i32 %1660, i32 0
  %1667 = icmp eq i32 %1664, 0
  %1668 = sub i32 2147483647, %1664
  %1669 = select i1 %1667, i32 0, i32 %1668
  %1670 = icmp eq i32 %1662, %1669
  %1671 = select i1 %1670, i32 %1659, i32 0
  %1672 = add nuw nsw i64 %1658, 1
  %1673 = icmp eq i64 %1672, 4
  br i1 %1673, label %1653, label %1657

1674:                                             ; preds = %1653
  %1675 = getelementptr inbounds %struct.Node, ptr %1532, i64 %1651
  %1676 = getelementptr inbounds i8, ptr %1675, i64 3
  %1677 = load i8, ptr %1676, align 1
  %1678 = icmp eq i8 %1677, 0
  br i1 %1678, label %1695, label %1679

1679:                                             ; preds = %1674
  %1680 = getelementptr inbounds i8, ptr %1675, i64 1
  %1681 = load i8, ptr %1680, align 1
  %1682 = icmp eq i8 %1681, %1544
  br i1 %1682, label %1683, label %1695

1683:                                             ; preds = %1679
  %1684 = icmp ne i32 %1666, 0
  %1685 = icmp eq i32 %1671, 0
  %1686 = select i1 %1684, i1 true, i1 %1685
  br i1 %1686, label %1692, label %1687

1687:                                             ; preds = %1683
  store i8 -1, ptr %690, align 4
  br i1 %1538, label %1689, label %1688

1688:                                             ; preds = %1687
  store i8 %1552, ptr %691, align 1
  br label %1689

1689:                                             ; preds = %1688, %1687
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %694, ptr align 4 %1652, i64 16, i1 false)
  %1690 = getelementptr inbounds %struct.Node, ptr %1532, i64 %1651, i32 8
  %1691 = load i64, ptr %1690, align 8
  store i64 %1691, ptr %695, align 8
  br label %1699

1692:                                             ; preds = %1683
  %1693 = xor i1 %1684, true
  %1694 = select i1 %1693, i1 %1685, i1 false
  br i1 %1694, label %1695, label %1699

1695:                                             ; preds = %1692, %1679, %1674, %1653
  %1696 = getelementptr inbounds i32, ptr %1648, i64 %1651
  %1697 = load i32, ptr %1696, align 4
  %1698 = icmp slt i32 %1697, 0
  br i1 %1698, label %1699, label %1649

1699:                                             ; preds = %1695, %1692, %1689, %1630, %1526
  %1700 = phi ptr [ %1530, %1526 ], [ %1631, %1630 ], [ %1631, %1689 ], [ %1631, %1692 ], [ %1631, %1695 ]
  %1701 = phi ptr [ %1527, %1526 ], [ %1532, %1630 ], [ %1532, %1689 ], [ %1532, %1692 ], [ %1532, %1695 ]
  %1702 = phi i32 [ -1, %1526 ], [ -1, %1630 ], [ %1650, %1689 ], [ -1, %1695 ], [ %1650, %1692 ]
  %1703 = load i8, ptr %696, align 4
  %1704 = load i32, ptr %22, align 4
  %1705 = sext i32 %1704 to i64
  %1706 = getelementptr inbounds i8, ptr %1700, i64 20
  %1707 = icmp eq i8 %1703, 1
  br label %1708

1708:                                             ; preds = %1754, %1699
  %1709 = phi i1 [ true, %1699 ], [ %1756, %1754 ]
  %1710 = phi i32 [ 0, %1699 ], [ %1755, %1754 ]
  %1711 = and i32 %1710, 1
  %1712 = icmp eq i32 %1711, 0
  %1713 = icmp ult i32 %1710, 2
  br label %1714

1714:                                             ; preds = %1747, %1708
  %1715 = phi i64 [ 0, %1708 ], [ %1748, %1747 ]
  %1716 = getelementptr inbounds %struct.Node, ptr %1701, i64 %1705, i32 7, i64 %1715
  %1717 = load i32, ptr %1716, align 4
  %1718 = icmp eq i32 %1717, 0
  %1719 = sub i32 2147483647, %1717
  %1720 = select i1 %1718, i32 0, i32 %1719
  %1721 = select i1 %1712, i32 %1717, i32 %1720
  %1722 = getelementptr inbounds [4 x i32], ptr %694, i64 0, i64 %1715
  %1723 = load i32, ptr %1722, align 4
  %1724 = icmp eq i32 %1723, 0
  %1725 = sub i32 2147483647, %1723
  %1726 = select i1 %1724, i32 0, i32 %1725
  %1727 = select i1 %1713, i32 %1723, i32 %1726
  %1728 = getelementptr inbounds [4 x i32], ptr %1706, i64 0, i64 %1715
  %1729 = load i32, ptr %1728, align 4
  br i1 %1707, label %1730, label %1732

1730:                                             ; preds = %1714
  %1731 = add i32 %1727, %1721
  br label %1741

1732:                                             ; preds = %1714
  %1733 = zext i32 %1721 to i64
  %1734 = zext i32 %1727 to i64
  %1735 = mul nuw i64 %1734, %1733
  %1736 = trunc i64 %1735 to i32
  %1737 = and i32 %1736, 2147483647
  %1738 = lshr i64 %1735, 31
  %1739 = trunc i64 %1738 to i32
  %1740 = add i32 %1737, %1739
  br label %1741

1741:                                             ; preds = %1732, %1730
  %1742 = phi i32 [ %1740, %1732 ], [ %1731, %1730 ]
  %1743 = icmp ugt i32 %1742, 2147483646
  %1744 = add i32 %1742, -2147483647
  %1745 = select i1 %1743, i32 %1744, i32 %1742
  %1746 = icmp eq i32 %1729, %1745
  br i1 %1746, label %1747, label %1754

1747:                                             ; preds = %1741
  %1748 = add nuw nsw i64 %1715, 1
  %1749 = icmp eq i64 %1748, 4
  br i1 %1749, label %1750, label %1714

1750:                                             ; preds = %1747
  %1751 = icmp ugt i32 %1710, 1
  %1752 = select i1 %1751, i16 -256, i16 256
  %1753 = select i1 %1712, i16 1, i16 255
  br i1 %1709, label %1758, label %1965

1754:                                             ; preds = %1741
  %1755 = add nuw nsw i32 %1710, 1
  %1756 = icmp ult i32 %1710, 3
  %1757 = icmp eq i32 %1755, 4
  br i1 %1757, label %1965, label %1708

1758:                                             ; preds = %1750
  br i1 %1525, label %1759, label %1761

1759:                                             ; preds = %1758
  %1760 = sext i32 %1523 to i64
  br label %1791

1761:                                             ; preds = %1758
  %1762 = icmp slt i32 %1702, 0
  br i1 %1762, label %1763, label %1766

1763:                                             ; preds = %1761
  %1764 = load i32, ptr %662, align 8
  %1765 = add nsw i32 %1764, 1
  store i32 %1765, ptr %662, align 8
  br label %1766

1766:                                             ; preds = %1763, %1761
  %1767 = phi i32 [ %1764, %1763 ], [ %1702, %1761 ]
  %1768 = sext i32 %1767 to i64
  %1769 = getelementptr inbounds %struct.Node, ptr %1701, i64 %1768
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1769, ptr align 8 %21, i64 48, i1 false)
  %1770 = load ptr, ptr %536, align 8
  %1771 = getelementptr inbounds i32, ptr %1770, i64 %1768
  store i32 0, ptr %1771, align 4
  %1772 = load ptr, ptr %532, align 8
  %1773 = getelementptr inbounds i32, ptr %1772, i64 %1768
  store i32 0, ptr %1773, align 4
  %1774 = load ptr, ptr %485, align 8
  %1775 = getelementptr inbounds i32, ptr %1774, i64 %1768
  store i32 0, ptr %1775, align 4
  %1776 = load ptr, ptr %485, align 8
  %1777 = sext i32 %1523 to i64
  %1778 = getelementptr inbounds i32, ptr %1776, i64 %1777
  %1779 = load i32, ptr %1778, align 4
  %1780 = add nsw i32 %1779, 1
  store i32 %1780, ptr %1778, align 4
  %1781 = load ptr, ptr %485, align 8
  %1782 = load i32, ptr %685, align 4
  %1783 = sext i32 %1782 to i64
  %1784 = getelementptr inbounds i32, ptr %1781, i64 %1783
  %1785 = load i32, ptr %1784, align 4
  %1786 = add nsw i32 %1785, 1
  store i32 %1786, ptr %1784, align 4
  %1787 = load i8, ptr %689, align 2
  %1788 = zext i8 %1787 to i32
  %1789 = load i32, ptr %667, align 8
  %1790 = add nsw i32 %1789, %1788
  store i32 %1790, ptr %667, align 8
  br label %1791

1791:                                             ; preds = %1766, %1759
  %1792 = phi i64 [ %1760, %1759 ], [ %1768, %1766 ]
  %1793 = phi i32 [ %1523, %1759 ], [ %1767, %1766 ]
  %1794 = load ptr, ptr %485, align 8
  %1795 = getelementptr inbounds i32, ptr %1794, i64 %1705
  %1796 = load i32, ptr %1795, align 4
  %1797 = add nsw i32 %1796, 1
  store i32 %1797, ptr %1795, align 4
  %1798 = load ptr, ptr %485, align 8
  %1799 = getelementptr inbounds i32, ptr %1798, i64 %1792
  %1800 = load i32, ptr %1799, align 4
  %1801 = add nsw i32 %1800, 1
  store i32 %1801, ptr %1799, align 4
  %1802 = getelementptr inbounds i8, ptr %1700, i64 8
  %1803 = load i32, ptr %1802, align 8
  %1804 = getelementptr inbounds i8, ptr %1700, i64 12
  %1805 = load i32, ptr %1804, align 4
  %1806 = getelementptr inbounds i8, ptr %1700, i64 4
  %1807 = or disjoint i16 %1753, %1752
  store i16 %1807, ptr %1806, align 4
  store i8 %1703, ptr %1700, align 8
  store i32 %1704, ptr %1802, align 8
  store i32 %1793, ptr %1804, align 4
  %1808 = load ptr, ptr %547, align 8
  store i32 %1803, ptr %1808, align 4
  br label %1809

1809:                                             ; preds = %1824, %1791
  %1810 = phi i32 [ 1, %1791 ], [ %1825, %1824 ]
  %1811 = load ptr, ptr %547, align 8
  %1812 = add nsw i32 %1810, -1
  %1813 = sext i32 %1812 to i64
  %1814 = getelementptr inbounds i32, ptr %1811, i64 %1813
  %1815 = load i32, ptr %1814, align 4
  %1816 = icmp slt i32 %1815, 0
  br i1 %1816, label %1824, label %1817

1817:                                             ; preds = %1809
  %1818 = load ptr, ptr %485, align 8
  %1819 = zext i32 %1815 to i64
  %1820 = getelementptr inbounds i32, ptr %1818, i64 %1819
  %1821 = load i32, ptr %1820, align 4
  %1822 = add nsw i32 %1821, -1
  store i32 %1822, ptr %1820, align 4
  %1823 = icmp eq i32 %1822, 0
  br i1 %1823, label %1827, label %1824

1824:                                             ; preds = %1827, %1817, %1809
  %1825 = phi i32 [ %1842, %1827 ], [ %1812, %1817 ], [ %1812, %1809 ]
  %1826 = icmp eq i32 %1825, 0
  br i1 %1826, label %1845, label %1809

1827:                                             ; preds = %1817
  %1828 = load ptr, ptr %29, align 8
  %1829 = getelementptr inbounds %struct.Node, ptr %1828, i64 %1819, i32 2
  %1830 = load i8, ptr %1829, align 2
  %1831 = zext i8 %1830 to i32
  %1832 = load i32, ptr %667, align 8
  %1833 = sub nsw i32 %1832, %1831
  store i32 %1833, ptr %667, align 8
  %1834 = getelementptr inbounds %struct.Node, ptr %1828, i64 %1819, i32 5
  %1835 = load i32, ptr %1834, align 8
  %1836 = load ptr, ptr %547, align 8
  %1837 = getelementptr inbounds i32, ptr %1836, i64 %1813
  store i32 %1835, ptr %1837, align 4
  %1838 = load ptr, ptr %29, align 8
  %1839 = getelementptr inbounds %struct.Node, ptr %1838, i64 %1819, i32 5, i64 1
  %1840 = load i32, ptr %1839, align 4
  %1841 = load ptr, ptr %547, align 8
  %1842 = add nsw i32 %1810, 1
  %1843 = sext i32 %1810 to i64
  %1844 = getelementptr inbounds i32, ptr %1841, i64 %1843
  store i32 %1840, ptr %1844, align 4
  br label %1824

1845:                                             ; preds = %1824
  %1846 = load ptr, ptr %547, align 8
  store i32 %1805, ptr %1846, align 4
  br label %1847

1847:                                             ; preds = %1862, %1845
  %1848 = phi i32 [ 1, %1845 ], [ %1863, %1862 ]
  %1849 = load ptr, ptr %547, align 8
  %1850 = add nsw i32 %1848, -1
  %1851 = sext i32 %1850 to i64
  %1852 = getelementptr inbounds i32, ptr %1849, i64 %1851
  %1853 = load i32, ptr %1852, align 4
  %1854 = icmp slt i32 %1853, 0
  br i1 %1854, label %1862, label %1855

1855:                                             ; preds = %1847
  %1856 = load ptr, ptr %485, align 8
  %1857 = zext i32 %1853 to i64
  %1858 = getelementptr inbounds i32, ptr %1856, i64 %1857
  %1859 = load i32, ptr %1858, align 4
  %1860 = add nsw i32 %1859, -1
  store i32 %1860, ptr %1858, align 4
  %1861 = icmp eq i32 %1860, 0
  br i1 %1861, label %1865, label %1862

1862:                                             ; preds = %1865, %1855, %1847
  %1863 = phi i32 [ %1880, %1865 ], [ %1850, %1855 ], [ %1850, %1847 ]
  %1864 = icmp eq i32 %1863, 0
  br i1 %1864, label %1883, label %1847

1865:                                             ; preds = %1855
  %1866 = load ptr, ptr %29, align 8
  %1867 = getelementptr inbounds %struct.Node, ptr %1866, i64 %1857, i32 2
  %1868 = load i8, ptr %1867, align 2
  %1869 = zext i8 %1868 to i32
  %1870 = load i32, ptr %667, align 8
  %1871 = sub nsw i32 %1870, %1869
  store i32 %1871, ptr %667, align 8
  %1872 = getelementptr inbounds %struct.Node, ptr %1866, i64 %1857, i32 5
  %1873 = load i32, ptr %1872, align 8
  %1874 = load ptr, ptr %547, align 8
  %1875 = getelementptr inbounds i32, ptr %1874, i64 %1851
  store i32 %1873, ptr %1875, align 4
  %1876 = load ptr, ptr %29, align 8
  %1877 = getelementptr inbounds %struct.Node, ptr %1876, i64 %1857, i32 5, i64 1
  %1878 = load i32, ptr %1877, align 4
  %1879 = load ptr, ptr %547, align 8
  %1880 = add nsw i32 %1848, 1
  %1881 = sext i32 %1848 to i64
  %1882 = getelementptr inbounds i32, ptr %1879, i64 %1881
  store i32 %1878, ptr %1882, align 4
  br label %1862

1883:                                             ; preds = %1862
  %1884 = icmp ne i8 %1524, 3
  %1885 = icmp slt i32 %1702, 0
  %1886 = and i1 %1884, %1885
  br i1 %1886, label %1887, label %1965

1887:                                             ; preds = %1883
  %1888 = load ptr, ptr %29, align 8
  %1889 = sext i32 %1793 to i64
  %1890 = getelementptr inbounds %struct.Node, ptr %1888, i64 %1889, i32 7
  %1891 = load i32, ptr %1890, align 4
  %1892 = sub i32 2147483647, %1891
  %1893 = call i32 @llvm.umin.i32(i32 %1892, i32 %1891)
  %1894 = load ptr, ptr %497, align 8
  %1895 = load i32, ptr %460, align 8
  %1896 = zext i32 %1893 to i64
  %1897 = mul i64 %1896, -7046029254386353131
  %1898 = lshr i64 %1897, 33
  %1899 = trunc nuw nsw i64 %1898 to i32
  %1900 = and i32 %1895, %1899
  %1901 = zext i32 %1900 to i64
  %1902 = getelementptr inbounds i32, ptr %1894, i64 %1901
  %1903 = load i32, ptr %1902, align 4
  %1904 = load ptr, ptr %501, align 8
  %1905 = getelementptr inbounds i32, ptr %1904, i64 %1889
  store i32 %1903, ptr %1905, align 4
  store i32 %1793, ptr %1902, align 4
  %1906 = load ptr, ptr %520, align 8
  %1907 = lshr i64 %1897, 48
  %1908 = and i64 %1907, 63
  %1909 = shl nuw i64 1, %1908
  %1910 = lshr i64 %1897, 54
  %1911 = getelementptr inbounds i64, ptr %1906, i64 %1910
  %1912 = load i64, ptr %1911, align 8
  %1913 = or i64 %1912, %1909
  store i64 %1913, ptr %1911, align 8
  %1914 = load ptr, ptr %29, align 8
  %1915 = getelementptr inbounds %struct.Node, ptr %1914, i64 %1889, i32 3
  %1916 = load i8, ptr %1915, align 1
  %1917 = icmp eq i8 %1916, 0
  br i1 %1917, label %1964, label %1918

1918:                                             ; preds = %1887
  %1919 = load ptr, ptr %481, align 8
  %1920 = load i32, ptr %669, align 8
  %1921 = add nsw i32 %1920, 1
  store i32 %1921, ptr %669, align 8
  %1922 = sext i32 %1920 to i64
  %1923 = getelementptr inbounds i32, ptr %1919, i64 %1922
  store i32 %1793, ptr %1923, align 4
  %1924 = load ptr, ptr %29, align 8
  %1925 = getelementptr inbounds %struct.Node, ptr %1924, i64 %1889, i32 7
  %1926 = load i32, ptr %1925, align 4
  br label %1927

1927:                                             ; preds = %1947, %1918
  %1928 = phi i32 [ 2147483645, %1918 ], [ %1950, %1947 ]
  %1929 = phi i32 [ 1, %1918 ], [ %1949, %1947 ]
  %1930 = phi i32 [ %1926, %1918 ], [ %1959, %1947 ]
  %1931 = and i32 %1928, 1
  %1932 = icmp eq i32 %1931, 0
  br i1 %1932, label %1933, label %1935

1933:                                             ; preds = %1927
  %1934 = zext i32 %1930 to i64
  br label %1947

1935:                                             ; preds = %1927
  %1936 = zext i32 %1929 to i64
  %1937 = zext i32 %1930 to i64
  %1938 = mul nuw i64 %1937, %1936
  %1939 = trunc i64 %1938 to i32
  %1940 = and i32 %1939, 2147483647
  %1941 = lshr i64 %1938, 31
  %1942 = trunc i64 %1941 to i32
  %1943 = add i32 %1940, %1942
  %1944 = icmp ugt i32 %1943, 2147483646
  %1945 = add i32 %1943, -2147483647
  %1946 = select i1 %1944, i32 %1945, i32 %1943
  br label %1947

1947:                                             ; preds = %1935, %1933
  %1948 = phi i64 [ %1934, %1933 ], [ %1937, %1935 ]
  %1949 = phi i32 [ %1929, %1933 ], [ %1946, %1935 ]
  %1950 = lshr i32 %1928, 1
  %1951 = mul nuw i64 %1948, %1948
  %1952 = trunc i64 %1951 to i32
  %1953 = and i32 %1952, 2147483647
  %1954 = lshr i64 %1951, 31
  %1955 = trunc i64 %1954 to i32
  %1956 = add i32 %1953, %1955
  %1957 = icmp ugt i32 %1956, 2147483646
  %1958 = add i32 %1956, -2147483647
  %1959 = select i1 %1957, i32 %1958, i32 %1956
  %1960 = icmp ult i32 %1928, 2
  br i1 %1960, label %1961, label %1927

1961:                                             ; preds = %1947
  %1962 = load ptr, ptr %489, align 8
  %1963 = getelementptr inbounds i32, ptr %1962, i64 %1889
  store i32 %1949, ptr %1963, align 4
  br label %1964

1964:                                             ; preds = %1887, %1961
  call void @enter_pairs(ptr %29, i32 %1793)
  br label %1965

1965:                                             ; preds = %1754, %1964, %1883, %1750
  br label %1966

1966:                                             ; preds = %1965, %1156, %1148
  br label %1967

1967:                                             ; preds = %1966, %1037, %1029, %1007
  %1968 = add nuw i32 %966, 1
  %1969 = icmp eq i32 %966, %770
  br i1 %1969, label %1970, label %964

1970:                                             ; preds = %1967, %957
  %1971 = phi i32 [ %959, %957 ], [ %993, %1967 ]
  %1972 = load ptr, ptr %27, align 8
  %1973 = load i32, ptr %578, align 8
  %1974 = sext i32 %1973 to i64
  %1975 = mul nsw i64 %1974, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %563, ptr align 8 %1972, i64 %1975, i1 false)
  %1976 = load ptr, ptr %575, align 8
  %1977 = load i32, ptr %577, align 8
  %1978 = sext i32 %1977 to i64
  %1979 = shl nsw i64 %1978, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %564, ptr align 4 %1976, i64 %1979, i1 false)
  br label %1980

1980:                                             ; preds = %1970, %763
  %1981 = phi i32 [ %745, %763 ], [ %1973, %1970 ]
  %1982 = phi i32 [ %744, %763 ], [ %1977, %1970 ]
  %1983 = phi i32 [ %741, %763 ], [ %1971, %1970 ]
  %1984 = load i32, ptr %697, align 4
  br i1 %764, label %1987, label %1985

1985:                                             ; preds = %1980
  %1986 = load i32, ptr %698, align 4
  br label %1987

1987:                                             ; preds = %1980, %1985
  %1988 = phi i32 [ %1986, %1985 ], [ 2, %1980 ]
  %1989 = load ptr, ptr %316, align 8
  %1990 = sext i32 %1981 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %1989, i8 0, i64 %1990, i1 false)
  %1991 = icmp sgt i32 %1982, 0
  br i1 %1991, label %1992, label %2059

1992:                                             ; preds = %1987
  %1993 = zext i32 %1982 to i64
  br label %1994

1994:                                             ; preds = %1992, %2056
  %1995 = phi i64 [ %2057, %2056 ], [ 0, %1992 ]
  %1996 = phi i32 [ %2054, %2056 ], [ 0, %1992 ]
  %1997 = getelementptr inbounds %struct.Edge, ptr %564, i64 %1995
  %1998 = load i32, ptr %1997, align 4
  %1999 = load ptr, ptr %229, align 8
  store i32 %1998, ptr %1999, align 4
  br label %2000

2000:                                             ; preds = %2052, %1994
  %2001 = phi i32 [ %1996, %1994 ], [ %2054, %2052 ]
  %2002 = phi i32 [ 1, %1994 ], [ %2053, %2052 ]
  %2003 = load ptr, ptr %229, align 8
  %2004 = sext i32 %2002 to i64
  %2005 = getelementptr i32, ptr %2003, i64 %2004
  %2006 = getelementptr i8, ptr %2005, i64 -4
  %2007 = load i32, ptr %2006, align 4
  %2008 = load ptr, ptr %316, align 8
  %2009 = sext i32 %2007 to i64
  %2010 = getelementptr inbounds i8, ptr %2008, i64 %2009
  %2011 = load i8, ptr %2010, align 1
  switch i8 %2011, label %2041 [
    i8 2, label %2012
    i8 0, label %2014
  ]

2012:                                             ; preds = %2000
  %2013 = add nsw i32 %2002, -1
  br label %2052

2014:                                             ; preds = %2000
  store i8 1, ptr %2010, align 1
  br label %2015

2015:                                             ; preds = %2033, %2014
  %2016 = phi i64 [ %2035, %2033 ], [ %2004, %2014 ]
  %2017 = phi i64 [ %2037, %2033 ], [ 1, %2014 ]
  %2018 = phi i1 [ false, %2033 ], [ true, %2014 ]
  %2019 = load ptr, ptr %316, align 8
  br label %2020

2020:                                             ; preds = %2030, %2015
  %2021 = phi i64 [ %2031, %2030 ], [ %2017, %2015 ]
  %2022 = getelementptr inbounds %struct.Node, ptr %563, i64 %2009, i32 5, i64 %2021
  %2023 = load i32, ptr %2022, align 4
  %2024 = icmp sgt i32 %2023, -1
  br i1 %2024, label %2025, label %2030

2025:                                             ; preds = %2020
  %2026 = zext i32 %2023 to i64
  %2027 = getelementptr inbounds i8, ptr %2019, i64 %2026
  %2028 = load i8, ptr %2027, align 1
  %2029 = icmp eq i8 %2028, 0
  br i1 %2029, label %2033, label %2030

2030:                                             ; preds = %2025, %2020
  %2031 = add nsw i64 %2021, -1
  %2032 = icmp eq i64 %2021, 0
  br i1 %2032, label %2039, label %2020

2033:                                             ; preds = %2025
  %2034 = load ptr, ptr %229, align 8
  %2035 = add nsw i64 %2016, 1
  %2036 = getelementptr inbounds i32, ptr %2034, i64 %2016
  store i32 %2023, ptr %2036, align 4
  %2037 = add nsw i64 %2021, -1
  %2038 = icmp eq i64 %2021, 0
  br i1 %2038, label %2050, label %2015

2039:                                             ; preds = %2030
  %2040 = trunc nsw i64 %2016 to i32
  br i1 %2018, label %2041, label %2052

2041:                                             ; preds = %2039, %2000
  %2042 = phi ptr [ %2008, %2000 ], [ %2019, %2039 ]
  %2043 = phi i32 [ %2002, %2000 ], [ %2040, %2039 ]
  %2044 = add nsw i32 %2043, -1
  %2045 = getelementptr inbounds i8, ptr %2042, i64 %2009
  store i8 2, ptr %2045, align 1
  %2046 = load ptr, ptr %220, align 8
  %2047 = add nsw i32 %2001, 1
  %2048 = sext i32 %2001 to i64
  %2049 = getelementptr inbounds i32, ptr %2046, i64 %2048
  store i32 %2007, ptr %2049, align 4
  br label %2052

2050:                                             ; preds = %2033
  %2051 = trunc nsw i64 %2035 to i32
  br label %2052

2052:                                             ; preds = %2050, %2041, %2039, %2012
  %2053 = phi i32 [ %2013, %2012 ], [ %2040, %2039 ], [ %2044, %2041 ], [ %2051, %2050 ]
  %2054 = phi i32 [ %2001, %2012 ], [ %2001, %2039 ], [ %2047, %2041 ], [ %2001, %2050 ]
  %2055 = icmp eq i32 %2053, 0
  br i1 %2055, label %2056, label %2000

2056:                                             ; preds = %2052
  %2057 = add nuw nsw i64 %1995, 1
  %2058 = icmp eq i64 %2057, %1993
  br i1 %2058, label %2059, label %1994

2059:                                             ; preds = %2056, %1987
  %2060 = phi i32 [ 0, %1987 ], [ %2054, %2056 ]
  store i32 0, ptr %699, align 8
  store i32 0, ptr %700, align 8
  store i32 0, ptr %701, align 8
  store i32 0, ptr %702, align 4
  store i32 0, ptr %703, align 8
  %2061 = shl nsw i32 %2060, 2
  %2062 = icmp sgt i32 %2060, 255
  br i1 %2062, label %2063, label %2072

2063:                                             ; preds = %2059
  %2064 = load i32, ptr %704, align 4
  br label %2065

2065:                                             ; preds = %2068, %2063
  %2066 = phi i32 [ 1023, %2063 ], [ %2070, %2068 ]
  %2067 = icmp slt i32 %2066, %2064
  br i1 %2067, label %2068, label %2072

2068:                                             ; preds = %2065
  %2069 = shl nsw i32 %2066, 1
  %2070 = or disjoint i32 %2069, 1
  %2071 = icmp slt i32 %2070, %2061
  br i1 %2071, label %2065, label %2072

2072:                                             ; preds = %2068, %2065, %2059
  %2073 = phi i32 [ 1023, %2059 ], [ %2066, %2065 ], [ %2070, %2068 ]
  store i32 %2073, ptr %705, align 8
  store i32 0, ptr %706, align 8
  store i32 1, ptr %707, align 8
  %2074 = load ptr, ptr %708, align 8
  %2075 = getelementptr inbounds i8, ptr %2074, i64 4
  store i32 0, ptr %2075, align 4
  %2076 = load ptr, ptr %708, align 8
  store i32 0, ptr %2076, align 4
  %2077 = load ptr, ptr %709, align 8
  %2078 = load i32, ptr %705, align 8
  %2079 = sext i32 %2078 to i64
  %2080 = shl nsw i64 %2079, 2
  %2081 = add nsw i64 %2080, 4
  call void @llvm.memset.p0.i64(ptr align 4 %2077, i8 0, i64 %2081, i1 false)
  %2082 = load ptr, ptr %709, align 8
  %2083 = load i32, ptr %2082, align 4
  %2084 = icmp eq i32 %2083, 0
  br i1 %2084, label %2100, label %2085

2085:                                             ; preds = %2072
  %2086 = load ptr, ptr %708, align 8
  %2087 = load ptr, ptr %710, align 8
  br label %2088

2088:                                             ; preds = %2096, %2085
  %2089 = phi i32 [ %2083, %2085 ], [ %2098, %2096 ]
  %2090 = sext i32 %2089 to i64
  %2091 = getelementptr i32, ptr %2086, i64 %2090
  %2092 = getelementptr i8, ptr %2091, i64 4
  %2093 = load i32, ptr %2092, align 4
  %2094 = load i32, ptr %2091, align 4
  %2095 = icmp eq i32 %2093, %2094
  br i1 %2095, label %2121, label %2096

2096:                                             ; preds = %2088
  %2097 = getelementptr inbounds i32, ptr %2087, i64 %2090
  %2098 = load i32, ptr %2097, align 4
  %2099 = icmp eq i32 %2098, 0
  br i1 %2099, label %2100, label %2088

2100:                                             ; preds = %2096, %2072
  %2101 = load i32, ptr %707, align 8
  %2102 = add nsw i32 %2101, 2
  %2103 = load i32, ptr %711, align 4
  %2104 = icmp sgt i32 %2102, %2103
  br i1 %2104, label %2109, label %2105

2105:                                             ; preds = %2100
  %2106 = load i32, ptr %700, align 8
  %2107 = load i32, ptr %712, align 4
  %2108 = icmp sgt i32 %2106, %2107
  br i1 %2108, label %2109, label %2110

2109:                                             ; preds = %2105, %2100
  store i32 1, ptr %706, align 8
  br label %2121

2110:                                             ; preds = %2105
  %2111 = add nsw i32 %2101, 1
  store i32 %2111, ptr %707, align 8
  %2112 = load ptr, ptr %708, align 8
  %2113 = sext i32 %2111 to i64
  %2114 = getelementptr inbounds i32, ptr %2112, i64 %2113
  store i32 %2106, ptr %2114, align 4
  %2115 = load ptr, ptr %713, align 8
  %2116 = sext i32 %2101 to i64
  %2117 = getelementptr inbounds i64, ptr %2115, i64 %2116
  store i64 0, ptr %2117, align 8
  %2118 = load i32, ptr %2082, align 4
  %2119 = load ptr, ptr %710, align 8
  %2120 = getelementptr inbounds i32, ptr %2119, i64 %2116
  store i32 %2118, ptr %2120, align 4
  store i32 %2101, ptr %2082, align 4
  br label %2121

2121:                                             ; preds = %2088, %2109, %2110
  %2122 = icmp sgt i32 %2060, 0
  br i1 %2122, label %2123, label %2129

2123:                                             ; preds = %2121
  %2124 = zext i32 %2060 to i64
  br label %2125

2125:                                             ; preds = %2544, %2123
  %2126 = phi i64 [ 0, %2123 ], [ %2553, %2544 ]
  %2127 = load i32, ptr %706, align 8
  %2128 = icmp eq i32 %2127, 0
  br i1 %2128, label %2132, label %2129

2129:                                             ; preds = %2544, %2125, %2121
  br i1 %1991, label %2130, label %2589

2130:                                             ; preds = %2129
  %2131 = zext i32 %1982 to i64
  br label %2555

2132:                                             ; preds = %2125
  %2133 = load ptr, ptr %220, align 8
  %2134 = getelementptr inbounds i32, ptr %2133, i64 %2126
  %2135 = load i32, ptr %2134, align 4
  %2136 = load ptr, ptr %207, align 8
  %2137 = sext i32 %2135 to i64
  %2138 = getelementptr inbounds %struct.Edge, ptr %2136, i64 %2137
  %2139 = getelementptr inbounds %struct.Node, ptr %563, i64 %2137
  %2140 = getelementptr inbounds i8, ptr %2139, i64 1
  %2141 = load i8, ptr %2140, align 1
  %2142 = icmp eq i8 %2141, 0
  br i1 %2142, label %2143, label %2212

2143:                                             ; preds = %2132
  %2144 = getelementptr inbounds i8, ptr %2139, i64 40
  %2145 = load i64, ptr %2144, align 8
  %2146 = icmp ugt i64 %2145, 1152921504606846743
  %2147 = sub i64 2305843009213693487, %2145
  %2148 = select i1 %2146, i64 %2147, i64 %2145
  %2149 = load ptr, ptr %350, align 8
  %2150 = mul i64 %2148, -7046029254386353131
  %2151 = lshr i64 %2150, 33
  %2152 = trunc nuw nsw i64 %2151 to i32
  %2153 = load i32, ptr %329, align 8
  %2154 = and i32 %2153, %2152
  %2155 = zext i32 %2154 to i64
  %2156 = getelementptr inbounds i32, ptr %2149, i64 %2155
  %2157 = load i32, ptr %2156, align 4
  %2158 = icmp eq i32 %2157, 0
  br i1 %2158, label %2174, label %2159

2159:                                             ; preds = %2143
  %2160 = load ptr, ptr %94, align 8
  br label %2165

2161:                                             ; preds = %2165
  %2162 = getelementptr inbounds i8, ptr %2168, i64 28
  %2163 = load i32, ptr %2162, align 4
  %2164 = icmp eq i32 %2163, 0
  br i1 %2164, label %2174, label %2165

2165:                                             ; preds = %2161, %2159
  %2166 = phi i32 [ %2157, %2159 ], [ %2163, %2161 ]
  %2167 = sext i32 %2166 to i64
  %2168 = getelementptr inbounds %struct.Scalar, ptr %2160, i64 %2167
  %2169 = load i64, ptr %2168, align 8
  %2170 = icmp eq i64 %2169, %2148
  br i1 %2170, label %2171, label %2161

2171:                                             ; preds = %2165
  %2172 = sub nsw i32 0, %2166
  %2173 = select i1 %2146, i32 %2172, i32 %2166
  br label %2203

2174:                                             ; preds = %2161, %2143
  %2175 = getelementptr inbounds i8, ptr %2139, i64 16
  %2176 = load i32, ptr %2175, align 8
  %2177 = icmp slt i32 %2176, 0
  br i1 %2177, label %2178, label %2203

2178:                                             ; preds = %2174
  %2179 = getelementptr inbounds i8, ptr %2139, i64 8
  %2180 = load i32, ptr %2179, align 4
  %2181 = sext i32 %2180 to i64
  %2182 = getelementptr inbounds %struct.Edge, ptr %2136, i64 %2181, i32 1
  %2183 = load i32, ptr %2182, align 4
  %2184 = getelementptr inbounds i8, ptr %2139, i64 4
  %2185 = load i8, ptr %2184, align 1
  %2186 = sext i8 %2185 to i32
  %2187 = mul nsw i32 %2183, %2186
  %2188 = getelementptr inbounds i8, ptr %2139, i64 12
  %2189 = load i32, ptr %2188, align 4
  %2190 = sext i32 %2189 to i64
  %2191 = getelementptr inbounds %struct.Edge, ptr %2136, i64 %2190, i32 1
  %2192 = load i32, ptr %2191, align 4
  %2193 = getelementptr inbounds i8, ptr %2139, i64 5
  %2194 = load i8, ptr %2193, align 1
  %2195 = sext i8 %2194 to i32
  %2196 = mul nsw i32 %2192, %2195
  %2197 = load i8, ptr %2139, align 8
  %2198 = icmp eq i8 %2197, 2
  br i1 %2198, label %2199, label %2201

2199:                                             ; preds = %2178
  %2200 = call i32 @scale_product(ptr %93, i32 %2187, i32 %2196)
  br label %2203

2201:                                             ; preds = %2178
  %2202 = call i32 @scale_sum(ptr %93, i32 %2187, i32 %2196)
  br label %2203

2203:                                             ; preds = %2201, %2199, %2174, %2171
  %2204 = phi i32 [ 0, %2174 ], [ %2200, %2199 ], [ %2202, %2201 ], [ %2173, %2171 ]
  %2205 = load i64, ptr %2144, align 8
  %2206 = icmp ne i64 %2205, 0
  %2207 = icmp eq i32 %2204, 0
  %2208 = select i1 %2206, i1 %2207, i1 false
  %2209 = zext i1 %2208 to i32
  %2210 = load i32, ptr %706, align 8
  %2211 = or i32 %2210, %2209
  store i32 %2211, ptr %706, align 8
  br label %2544

2212:                                             ; preds = %2132
  %2213 = load i8, ptr %2139, align 8
  %2214 = icmp eq i8 %2213, 0
  br i1 %2214, label %2215, label %2231

2215:                                             ; preds = %2212
  %2216 = load i32, ptr %703, align 8
  %2217 = load i32, ptr %118, align 4
  %2218 = icmp slt i32 %2216, %2217
  br i1 %2218, label %2220, label %2219

2219:                                             ; preds = %2215
  store i32 1, ptr %706, align 8
  br label %2544

2220:                                             ; preds = %2215
  %2221 = getelementptr inbounds i8, ptr %2139, i64 16
  %2222 = load i32, ptr %2221, align 8
  %2223 = load ptr, ptr %715, align 8
  %2224 = sext i32 %2216 to i64
  %2225 = getelementptr inbounds %struct.Literal, ptr %2223, i64 %2224
  store i32 0, ptr %2225, align 4
  %2226 = getelementptr inbounds i8, ptr %2225, i64 4
  store i32 0, ptr %2226, align 4
  %2227 = getelementptr inbounds i8, ptr %2225, i64 8
  store i32 0, ptr %2227, align 4
  %2228 = getelementptr inbounds i8, ptr %2225, i64 12
  store i32 %2222, ptr %2228, align 4
  %2229 = load i32, ptr %703, align 8
  %2230 = add nsw i32 %2229, 1
  store i32 %2230, ptr %703, align 8
  br label %2544

2231:                                             ; preds = %2212
  %2232 = getelementptr inbounds i8, ptr %2139, i64 8
  %2233 = load i32, ptr %2232, align 4
  %2234 = sext i32 %2233 to i64
  %2235 = getelementptr inbounds %struct.Edge, ptr %2136, i64 %2234
  %2236 = load i32, ptr %2235, align 4
  %2237 = getelementptr inbounds i8, ptr %2235, i64 4
  %2238 = load i32, ptr %2237, align 4
  %2239 = getelementptr inbounds i8, ptr %2139, i64 4
  %2240 = load i8, ptr %2239, align 1
  %2241 = sext i8 %2240 to i32
  %2242 = mul nsw i32 %2238, %2241
  %2243 = zext i32 %2242 to i64
  %2244 = shl nuw i64 %2243, 32
  %2245 = zext i32 %2236 to i64
  %2246 = or disjoint i64 %2244, %2245
  %2247 = icmp eq i8 %2213, 4
  br i1 %2247, label %2248, label %2265

2248:                                             ; preds = %2231
  %2249 = call i32 @wrap(ptr %93, i64 %2246)
  %2250 = load i32, ptr %703, align 8
  %2251 = load i32, ptr %118, align 4
  %2252 = icmp slt i32 %2250, %2251
  br i1 %2252, label %2254, label %2253

2253:                                             ; preds = %2248
  store i32 1, ptr %706, align 8
  br label %2544

2254:                                             ; preds = %2248
  %2255 = getelementptr inbounds i8, ptr %2139, i64 16
  %2256 = load i32, ptr %2255, align 8
  %2257 = load ptr, ptr %715, align 8
  %2258 = sext i32 %2250 to i64
  %2259 = getelementptr inbounds %struct.Literal, ptr %2257, i64 %2258
  store i32 5, ptr %2259, align 4
  %2260 = getelementptr inbounds i8, ptr %2259, i64 4
  store i32 %2249, ptr %2260, align 4
  %2261 = getelementptr inbounds i8, ptr %2259, i64 8
  store i32 0, ptr %2261, align 4
  %2262 = getelementptr inbounds i8, ptr %2259, i64 12
  store i32 %2256, ptr %2262, align 4
  %2263 = load i32, ptr %703, align 8
  %2264 = add nsw i32 %2263, 1
  store i32 %2264, ptr %703, align 8
  br label %2544

2265:                                             ; preds = %2231
  %2266 = getelementptr inbounds i8, ptr %2139, i64 12
  %2267 = load i32, ptr %2266, align 4
  %2268 = sext i32 %2267 to i64
  %2269 = getelementptr inbounds %struct.Edge, ptr %2136, i64 %2268
  %2270 = load i32, ptr %2269, align 4
  %2271 = getelementptr inbounds i8, ptr %2269, i64 4
  %2272 = load i32, ptr %2271, align 4
  %2273 = getelementptr inbounds i8, ptr %2139, i64 5
  %2274 = load i8, ptr %2273, align 1
  %2275 = sext i8 %2274 to i32
  %2276 = mul nsw i32 %2272, %2275
  switch i8 %2213, label %2491 [
    i8 3, label %2277
    i8 1, label %2299
  ]

2277:                                             ; preds = %2265
  %2278 = zext i32 %2276 to i64
  %2279 = shl nuw i64 %2278, 32
  %2280 = zext i32 %2270 to i64
  %2281 = or disjoint i64 %2279, %2280
  %2282 = call i32 @wrap(ptr %93, i64 %2246)
  %2283 = call i32 @wrap(ptr %93, i64 %2281)
  %2284 = load i32, ptr %703, align 8
  %2285 = load i32, ptr %118, align 4
  %2286 = icmp slt i32 %2284, %2285
  br i1 %2286, label %2288, label %2287

2287:                                             ; preds = %2277
  store i32 1, ptr %706, align 8
  br label %2544

2288:                                             ; preds = %2277
  %2289 = getelementptr inbounds i8, ptr %2139, i64 16
  %2290 = load i32, ptr %2289, align 8
  %2291 = load ptr, ptr %715, align 8
  %2292 = sext i32 %2284 to i64
  %2293 = getelementptr inbounds %struct.Literal, ptr %2291, i64 %2292
  store i32 4, ptr %2293, align 4
  %2294 = getelementptr inbounds i8, ptr %2293, i64 4
  store i32 %2282, ptr %2294, align 4
  %2295 = getelementptr inbounds i8, ptr %2293, i64 8
  store i32 %2283, ptr %2295, align 4
  %2296 = getelementptr inbounds i8, ptr %2293, i64 12
  store i32 %2290, ptr %2296, align 4
  %2297 = load i32, ptr %703, align 8
  %2298 = add nsw i32 %2297, 1
  store i32 %2298, ptr %703, align 8
  br label %2544

2299:                                             ; preds = %2265
  %2300 = load i32, ptr %702, align 4
  %2301 = load i32, ptr %122, align 8
  %2302 = icmp slt i32 %2300, %2301
  br i1 %2302, label %2304, label %2303

2303:                                             ; preds = %2299
  store i32 1, ptr %706, align 8
  br label %2544

2304:                                             ; preds = %2299
  %2305 = load ptr, ptr %714, align 8
  %2306 = sext i32 %2300 to i64
  %2307 = getelementptr inbounds %struct.Sum, ptr %2305, i64 %2306
  call void @llvm.memset.p0.i64(ptr align 8 %2307, i8 0, i64 16, i1 false)
  %2308 = load i32, ptr %702, align 4
  %2309 = add nsw i32 %2308, 1
  store i32 %2309, ptr %702, align 4
  %2310 = load i32, ptr %706, align 8
  %2311 = icmp eq i32 %2310, 0
  br i1 %2311, label %2312, label %2544

2312:                                             ; preds = %2304
  %2313 = icmp eq i32 %2242, 0
  br i1 %2313, label %2394, label %2314

2314:                                             ; preds = %2312
  %2315 = load ptr, ptr %714, align 8
  %2316 = sext i32 %2308 to i64
  %2317 = getelementptr inbounds %struct.Sum, ptr %2315, i64 %2316
  %2318 = icmp sgt i32 %2236, -1
  br i1 %2318, label %2319, label %2392

2319:                                             ; preds = %2314
  %2320 = and i32 %2236, 63
  %2321 = zext i32 %2320 to i64
  %2322 = xor i64 %2245, 1
  %2323 = mul i64 %2322, -7046029254386353131
  %2324 = shl nuw i64 1, %2321
  %2325 = load ptr, ptr %709, align 8
  %2326 = lshr i64 %2323, 33
  %2327 = trunc nuw nsw i64 %2326 to i32
  %2328 = load i32, ptr %705, align 8
  %2329 = and i32 %2328, %2327
  %2330 = zext i32 %2329 to i64
  %2331 = getelementptr inbounds i32, ptr %2325, i64 %2330
  %2332 = load i32, ptr %2331, align 4
  %2333 = icmp eq i32 %2332, 0
  br i1 %2333, label %2366, label %2334

2334:                                             ; preds = %2319
  %2335 = load ptr, ptr %708, align 8
  %2336 = load ptr, ptr %716, align 8
  %2337 = load ptr, ptr %710, align 8
  br label %2338

2338:                                             ; preds = %2362, %2334
  %2339 = phi i32 [ %2332, %2334 ], [ %2364, %2362 ]
  %2340 = sext i32 %2339 to i64
  %2341 = getelementptr i32, ptr %2335, i64 %2340
  %2342 = getelementptr i8, ptr %2341, i64 4
  %2343 = load i32, ptr %2342, align 4
  %2344 = load i32, ptr %2341, align 4
  %2345 = sub nsw i32 %2343, %2344
  %2346 = icmp eq i32 %2345, 1
  br i1 %2346, label %2347, label %2362

2347:                                             ; preds = %2338
  %2348 = sext i32 %2344 to i64
  %2349 = getelementptr inbounds i32, ptr %2336, i64 %2348
  br label %2350

2350:                                             ; preds = %2350, %2347
  %2351 = phi i64 [ %2355, %2350 ], [ 0, %2347 ]
  %2352 = getelementptr inbounds i32, ptr %2349, i64 %2351
  %2353 = load i32, ptr %2352, align 4
  %2354 = icmp ne i32 %2353, %2236
  %2355 = add nuw nsw i64 %2351, 1
  %2356 = trunc nuw i64 %2355 to i32
  %2357 = select i1 %2354, i32 -1, i32 %2356
  %2358 = icmp sgt i32 %2357, -1
  %2359 = and i1 %2354, %2358
  br i1 %2359, label %2350, label %2360

2360:                                             ; preds = %2350
  %2361 = icmp eq i32 %2357, 1
  br i1 %2361, label %2392, label %2362

2362:                                             ; preds = %2338, %2360
  %2363 = getelementptr inbounds i32, ptr %2337, i64 %2340
  %2364 = load i32, ptr %2363, align 4
  %2365 = icmp eq i32 %2364, 0
  br i1 %2365, label %2366, label %2338

2366:                                             ; preds = %2362, %2319
  %2367 = load i32, ptr %707, align 8
  %2368 = add nsw i32 %2367, 2
  %2369 = load i32, ptr %711, align 4
  %2370 = icmp sgt i32 %2368, %2369
  br i1 %2370, label %2375, label %2371

2371:                                             ; preds = %2366
  %2372 = load i32, ptr %700, align 8
  %2373 = load i32, ptr %712, align 4
  %2374 = icmp slt i32 %2372, %2373
  br i1 %2374, label %2376, label %2375

2375:                                             ; preds = %2371, %2366
  store i32 1, ptr %706, align 8
  br label %2392

2376:                                             ; preds = %2371
  %2377 = add nsw i32 %2367, 1
  store i32 %2377, ptr %707, align 8
  %2378 = load ptr, ptr %716, align 8
  %2379 = sext i32 %2372 to i64
  %2380 = getelementptr inbounds i32, ptr %2378, i64 %2379
  store i32 %2236, ptr %2380, align 4
  %2381 = load i32, ptr %700, align 8
  %2382 = add nsw i32 %2381, 1
  store i32 %2382, ptr %700, align 8
  %2383 = load ptr, ptr %708, align 8
  %2384 = sext i32 %2377 to i64
  %2385 = getelementptr inbounds i32, ptr %2383, i64 %2384
  store i32 %2382, ptr %2385, align 4
  %2386 = load ptr, ptr %713, align 8
  %2387 = sext i32 %2367 to i64
  %2388 = getelementptr inbounds i64, ptr %2386, i64 %2387
  store i64 %2324, ptr %2388, align 8
  %2389 = load i32, ptr %2331, align 4
  %2390 = load ptr, ptr %710, align 8
  %2391 = getelementptr inbounds i32, ptr %2390, i64 %2387
  store i32 %2389, ptr %2391, align 4
  store i32 %2367, ptr %2331, align 4
  br label %2392

2392:                                             ; preds = %2360, %2376, %2375, %2314
  %2393 = phi i32 [ 1, %2314 ], [ 0, %2375 ], [ %2367, %2376 ], [ %2339, %2360 ]
  call void @add_term(ptr %93, ptr %2317, i32 %2393, i32 %2242)
  br label %2394

2394:                                             ; preds = %2392, %2312
  %2395 = icmp eq i32 %2276, 0
  br i1 %2395, label %2477, label %2396

2396:                                             ; preds = %2394
  %2397 = load ptr, ptr %714, align 8
  %2398 = sext i32 %2308 to i64
  %2399 = getelementptr inbounds %struct.Sum, ptr %2397, i64 %2398
  %2400 = icmp sgt i32 %2270, -1
  br i1 %2400, label %2401, label %2475

2401:                                             ; preds = %2396
  %2402 = and i32 %2270, 63
  %2403 = zext i32 %2402 to i64
  %2404 = xor i32 %2270, 1
  %2405 = zext i32 %2404 to i64
  %2406 = mul i64 %2405, -7046029254386353131
  %2407 = shl nuw i64 1, %2403
  %2408 = load ptr, ptr %709, align 8
  %2409 = lshr i64 %2406, 33
  %2410 = trunc nuw nsw i64 %2409 to i32
  %2411 = load i32, ptr %705, align 8
  %2412 = and i32 %2411, %2410
  %2413 = zext i32 %2412 to i64
  %2414 = getelementptr inbounds i32, ptr %2408, i64 %2413
  %2415 = load i32, ptr %2414, align 4
  %2416 = icmp eq i32 %2415, 0
  br i1 %2416, label %2449, label %2417

2417:                                             ; preds = %2401
  %2418 = load ptr, ptr %708, align 8
  %2419 = load ptr, ptr %716, align 8
  %2420 = load ptr, ptr %710, align 8
  br label %2421

2421:                                             ; preds = %2445, %2417
  %2422 = phi i32 [ %2415, %2417 ], [ %2447, %2445 ]
  %2423 = sext i32 %2422 to i64
  %2424 = getelementptr i32, ptr %2418, i64 %2423
  %2425 = getelementptr i8, ptr %2424, i64 4
  %2426 = load i32, ptr %2425, align 4
  %2427 = load i32, ptr %2424, align 4
  %2428 = sub nsw i32 %2426, %2427
  %2429 = icmp eq i32 %2428, 1
  br i1 %2429, label %2430, label %2445

2430:                                             ; preds = %2421
  %2431 = sext i32 %2427 to i64
  %2432 = getelementptr inbounds i32, ptr %2419, i64 %2431
  br label %2433

2433:                                             ; preds = %2433, %2430
  %2434 = phi i64 [ %2438, %2433 ], [ 0, %2430 ]
  %2435 = getelementptr inbounds i32, ptr %2432, i64 %2434
  %2436 = load i32, ptr %2435, align 4
  %2437 = icmp ne i32 %2436, %2270
  %2438 = add nuw nsw i64 %2434, 1
  %2439 = trunc nuw i64 %2438 to i32
  %2440 = select i1 %2437, i32 -1, i32 %2439
  %2441 = icmp sgt i32 %2440, -1
  %2442 = and i1 %2437, %2441
  br i1 %2442, label %2433, label %2443

2443:                                             ; preds = %2433
  %2444 = icmp eq i32 %2440, 1
  br i1 %2444, label %2475, label %2445

2445:                                             ; preds = %2421, %2443
  %2446 = getelementptr inbounds i32, ptr %2420, i64 %2423
  %2447 = load i32, ptr %2446, align 4
  %2448 = icmp eq i32 %2447, 0
  br i1 %2448, label %2449, label %2421

2449:                                             ; preds = %2445, %2401
  %2450 = load i32, ptr %707, align 8
  %2451 = add nsw i32 %2450, 2
  %2452 = load i32, ptr %711, align 4
  %2453 = icmp sgt i32 %2451, %2452
  br i1 %2453, label %2458, label %2454

2454:                                             ; preds = %2449
  %2455 = load i32, ptr %700, align 8
  %2456 = load i32, ptr %712, align 4
  %2457 = icmp slt i32 %2455, %2456
  br i1 %2457, label %2459, label %2458

2458:                                             ; preds = %2454, %2449
  store i32 1, ptr %706, align 8
  br label %2475

2459:                                             ; preds = %2454
  %2460 = add nsw i32 %2450, 1
  store i32 %2460, ptr %707, align 8
  %2461 = load ptr, ptr %716, align 8
  %2462 = sext i32 %2455 to i64
  %2463 = getelementptr inbounds i32, ptr %2461, i64 %2462
  store i32 %2270, ptr %2463, align 4
  %2464 = load i32, ptr %700, align 8
  %2465 = add nsw i32 %2464, 1
  store i32 %2465, ptr %700, align 8
  %2466 = load ptr, ptr %708, align 8
  %2467 = sext i32 %2460 to i64
  %2468 = getelementptr inbounds i32, ptr %2466, i64 %2467
  store i32 %2465, ptr %2468, align 4
  %2469 = load ptr, ptr %713, align 8
  %2470 = sext i32 %2450 to i64
  %2471 = getelementptr inbounds i64, ptr %2469, i64 %2470
  store i64 %2407, ptr %2471, align 8
  %2472 = load i32, ptr %2414, align 4
  %2473 = load ptr, ptr %710, align 8
  %2474 = getelementptr inbounds i32, ptr %2473, i64 %2470
  store i32 %2472, ptr %2474, align 4
  store i32 %2450, ptr %2414, align 4
  br label %2475

2475:                                             ; preds = %2443, %2459, %2458, %2396
  %2476 = phi i32 [ 1, %2396 ], [ 0, %2458 ], [ %2450, %2459 ], [ %2422, %2443 ]
  call void @add_term(ptr %93, ptr %2399, i32 %2476, i32 %2276)
  br label %2477

2477:                                             ; preds = %2475, %2394
  %2478 = load i32, ptr %703, align 8
  %2479 = load i32, ptr %118, align 4
  %2480 = icmp slt i32 %2478, %2479
  br i1 %2480, label %2482, label %2481

2481:                                             ; preds = %2477
  store i32 1, ptr %706, align 8
  br label %2544

2482:                                             ; preds = %2477
  %2483 = load ptr, ptr %715, align 8
  %2484 = sext i32 %2478 to i64
  %2485 = getelementptr inbounds %struct.Literal, ptr %2483, i64 %2484
  store i32 3, ptr %2485, align 4
  %2486 = getelementptr inbounds i8, ptr %2485, i64 4
  store i32 %2308, ptr %2486, align 4
  %2487 = getelementptr inbounds i8, ptr %2485, i64 8
  store i32 0, ptr %2487, align 4
  %2488 = getelementptr inbounds i8, ptr %2485, i64 12
  store i32 -1, ptr %2488, align 4
  %2489 = load i32, ptr %703, align 8
  %2490 = add nsw i32 %2489, 1
  store i32 %2490, ptr %703, align 8
  br label %2544

2491:                                             ; preds = %2265
  %2492 = icmp ne i32 %2242, 0
  %2493 = icmp ne i32 %2276, 0
  %2494 = select i1 %2492, i1 %2493, i1 false
  br i1 %2494, label %2495, label %2544

2495:                                             ; preds = %2491
  %2496 = icmp sgt i32 %2236, -1
  %2497 = icmp sgt i32 %2270, -1
  %2498 = select i1 %2496, i1 %2497, i1 false
  br i1 %2498, label %2499, label %2516

2499:                                             ; preds = %2495
  %2500 = load i32, ptr %703, align 8
  %2501 = load i32, ptr %118, align 4
  %2502 = icmp slt i32 %2500, %2501
  br i1 %2502, label %2504, label %2503

2503:                                             ; preds = %2499
  store i32 1, ptr %706, align 8
  br label %2513

2504:                                             ; preds = %2499
  %2505 = load ptr, ptr %715, align 8
  %2506 = sext i32 %2500 to i64
  %2507 = getelementptr inbounds %struct.Literal, ptr %2505, i64 %2506
  store i32 1, ptr %2507, align 4
  %2508 = getelementptr inbounds i8, ptr %2507, i64 4
  store i32 %2236, ptr %2508, align 4
  %2509 = getelementptr inbounds i8, ptr %2507, i64 8
  store i32 %2270, ptr %2509, align 4
  %2510 = getelementptr inbounds i8, ptr %2507, i64 12
  store i32 -1, ptr %2510, align 4
  %2511 = load i32, ptr %703, align 8
  %2512 = add nsw i32 %2511, 1
  store i32 %2512, ptr %703, align 8
  br label %2513

2513:                                             ; preds = %2504, %2503
  %2514 = phi i32 [ 0, %2503 ], [ %2511, %2504 ]
  %2515 = call i32 @scale_product(ptr %93, i32 %2242, i32 %2276)
  br label %2544

2516:                                             ; preds = %2495
  %2517 = select i1 %2497, i32 %2270, i32 %2236
  %2518 = freeze i32 %2517
  %2519 = select i1 %2497, i32 %2242, i32 %2276
  %2520 = select i1 %2497, i32 %2276, i32 %2242
  %2521 = call i32 @scale_product(ptr %93, i32 %2520, i32 %2519)
  %2522 = icmp slt i32 %2518, 0
  br i1 %2522, label %2544, label %2523

2523:                                             ; preds = %2516
  switch i32 %2521, label %2524 [
    i32 -1, label %2544
    i32 1, label %2544
  ]

2524:                                             ; preds = %2523
  %2525 = icmp slt i32 %2519, 0
  %2526 = load i32, ptr %703, align 8
  %2527 = load i32, ptr %118, align 4
  %2528 = icmp slt i32 %2526, %2527
  br i1 %2528, label %2530, label %2529

2529:                                             ; preds = %2524
  store i32 1, ptr %706, align 8
  br label %2540

2530:                                             ; preds = %2524
  %2531 = call i32 @llvm.abs.i32(i32 %2519, i1 true)
  %2532 = load ptr, ptr %715, align 8
  %2533 = sext i32 %2526 to i64
  %2534 = getelementptr inbounds %struct.Literal, ptr %2532, i64 %2533
  store i32 2, ptr %2534, align 4
  %2535 = getelementptr inbounds i8, ptr %2534, i64 4
  store i32 %2531, ptr %2535, align 4
  %2536 = getelementptr inbounds i8, ptr %2534, i64 8
  store i32 %2518, ptr %2536, align 4
  %2537 = getelementptr inbounds i8, ptr %2534, i64 12
  store i32 -1, ptr %2537, align 4
  %2538 = load i32, ptr %703, align 8
  %2539 = add nsw i32 %2538, 1
  store i32 %2539, ptr %703, align 8
  br label %2540

2540:                                             ; preds = %2530, %2529
  %2541 = phi i32 [ 0, %2529 ], [ %2538, %2530 ]
  %2542 = sub nsw i32 0, %2520
  %2543 = select i1 %2525, i32 %2542, i32 %2520
  br label %2544

2544:                                             ; preds = %2540, %2523, %2523, %2516, %2513, %2491, %2482, %2481, %2304, %2303, %2288, %2287, %2254, %2253, %2220, %2219, %2203
  %2545 = phi i32 [ -1, %2203 ], [ %2514, %2513 ], [ %2236, %2304 ], [ -1, %2491 ], [ %2541, %2540 ], [ %2518, %2523 ], [ 0, %2219 ], [ %2229, %2220 ], [ 0, %2253 ], [ %2263, %2254 ], [ 0, %2287 ], [ %2297, %2288 ], [ 0, %2481 ], [ %2489, %2482 ], [ %2518, %2516 ], [ %2518, %2523 ], [ %2236, %2303 ]
  %2546 = phi i32 [ %2204, %2203 ], [ %2515, %2513 ], [ %2242, %2304 ], [ 0, %2491 ], [ %2543, %2540 ], [ %2521, %2523 ], [ 1, %2219 ], [ 1, %2220 ], [ 1, %2253 ], [ 1, %2254 ], [ 1, %2287 ], [ 1, %2288 ], [ 1, %2481 ], [ 1, %2482 ], [ %2521, %2516 ], [ %2521, %2523 ], [ %2242, %2303 ]
  %2547 = zext i32 %2546 to i64
  %2548 = shl nuw i64 %2547, 32
  %2549 = zext i32 %2545 to i64
  %2550 = or disjoint i64 %2548, %2549
  store i64 %2550, ptr %2138, align 4
  %2551 = load ptr, ptr %212, align 8
  %2552 = getelementptr inbounds i32, ptr %2551, i64 %2137
  store i32 -1, ptr %2552, align 4
  %2553 = add nuw nsw i64 %2126, 1
  %2554 = icmp eq i64 %2553, %2124
  br i1 %2554, label %2129, label %2125

2555:                                             ; preds = %2577, %2130
  %2556 = phi i64 [ 0, %2130 ], [ %2587, %2577 ]
  %2557 = load i32, ptr %706, align 8
  %2558 = icmp eq i32 %2557, 0
  br i1 %2558, label %2559, label %3519

2559:                                             ; preds = %2555
  %2560 = getelementptr inbounds %struct.Edge, ptr %564, i64 %2556
  %2561 = load i32, ptr %2560, align 4
  %2562 = getelementptr inbounds i8, ptr %2560, i64 4
  %2563 = load i32, ptr %2562, align 4
  %2564 = load ptr, ptr %212, align 8
  %2565 = sext i32 %2561 to i64
  %2566 = getelementptr inbounds i32, ptr %2564, i64 %2565
  %2567 = load i32, ptr %2566, align 4
  %2568 = icmp slt i32 %2567, 0
  br i1 %2568, label %2569, label %2577

2569:                                             ; preds = %2559
  %2570 = load ptr, ptr %207, align 8
  %2571 = getelementptr inbounds %struct.Edge, ptr %2570, i64 %2565
  %2572 = load i64, ptr %2571, align 4
  %2573 = call i32 @wrap(ptr %93, i64 %2572)
  %2574 = load ptr, ptr %212, align 8
  %2575 = getelementptr inbounds i32, ptr %2574, i64 %2565
  store i32 %2573, ptr %2575, align 4
  %2576 = load ptr, ptr %212, align 8
  br label %2577

2577:                                             ; preds = %2569, %2559
  %2578 = phi ptr [ %2576, %2569 ], [ %2564, %2559 ]
  %2579 = load ptr, ptr %717, align 8
  %2580 = load i32, ptr %701, align 8
  %2581 = add nsw i32 %2580, 1
  store i32 %2581, ptr %701, align 8
  %2582 = sext i32 %2580 to i64
  %2583 = getelementptr inbounds %struct.Edge, ptr %2579, i64 %2582
  %2584 = getelementptr inbounds i32, ptr %2578, i64 %2565
  %2585 = load i32, ptr %2584, align 4
  store i32 %2585, ptr %2583, align 4
  %2586 = getelementptr inbounds i8, ptr %2583, i64 4
  store i32 %2563, ptr %2586, align 4
  %2587 = add nuw nsw i64 %2556, 1
  %2588 = icmp eq i64 %2587, %2131
  br i1 %2588, label %2589, label %2555

2589:                                             ; preds = %2577, %2129
  %2590 = load i32, ptr %706, align 8
  %2591 = icmp eq i32 %2590, 0
  br i1 %2591, label %2592, label %3519

2592:                                             ; preds = %2589
  call void @look(ptr %117, ptr %93)
  %2593 = load ptr, ptr %178, align 8
  %2594 = load i32, ptr %703, align 8
  %2595 = sext i32 %2594 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %2593, i8 0, i64 %2595, i1 false)
  call void @rebuild(ptr %117, ptr %718, ptr %93)
  %2596 = load i32, ptr %719, align 8
  %2597 = icmp eq i32 %2596, 0
  br i1 %2597, label %2598, label %3519

2598:                                             ; preds = %2592
  call void @greedy(ptr %43, ptr %718, ptr %36, i32 0)
  %2599 = load i32, ptr %719, align 8
  %2600 = icmp eq i32 %2599, 0
  br i1 %2600, label %2601, label %3519

2601:                                             ; preds = %2598
  %2602 = load double, ptr %39, align 8
  %2603 = load i32, ptr %42, align 8
  %2604 = call double @cost(ptr %117, ptr %718, double %2602, i32 %2603)
  %2605 = load i32, ptr %720, align 4
  %2606 = icmp sgt i32 %2605, 0
  br i1 %2606, label %2607, label %2623

2607:                                             ; preds = %2601
  %2608 = load ptr, ptr %721, align 8
  %2609 = zext i32 %2605 to i64
  br label %2610

2610:                                             ; preds = %2610, %2607
  %2611 = phi i64 [ 0, %2607 ], [ %2619, %2610 ]
  %2612 = phi i64 [ 0, %2607 ], [ %2618, %2610 ]
  %2613 = getelementptr inbounds %struct.Sum, ptr %2608, i64 %2611, i32 1
  %2614 = load i32, ptr %2613, align 8
  %2615 = sext i32 %2614 to i64
  %2616 = mul nsw i64 %2615, %2615
  %2617 = lshr i64 %2616, 1
  %2618 = add nuw nsw i64 %2617, %2612
  %2619 = add nuw nsw i64 %2611, 1
  %2620 = icmp eq i64 %2619, %2609
  br i1 %2620, label %2621, label %2610

2621:                                             ; preds = %2610
  %2622 = mul nuw nsw i64 %2618, 3
  br label %2623

2623:                                             ; preds = %2621, %2601
  %2624 = phi i64 [ 0, %2601 ], [ %2622, %2621 ]
  %2625 = call i64 @llvm.smax.i64(i64 %2624, i64 10000)
  %2626 = icmp sgt i32 %1984, 0
  br i1 %2626, label %2627, label %2954

2627:                                             ; preds = %2623
  %2628 = shl nuw nsw i32 %1984, 1
  %2629 = icmp eq i32 %1988, 0
  %2630 = icmp sgt i32 %1988, 1
  br label %2631

2631:                                             ; preds = %2941, %2627
  %2632 = phi i32 [ 1, %2627 ], [ %2946, %2941 ]
  %2633 = phi i32 [ 1, %2627 ], [ %2945, %2941 ]
  %2634 = phi i32 [ %2628, %2627 ], [ %2948, %2941 ]
  %2635 = phi i32 [ 0, %2627 ], [ %2947, %2941 ]
  %2636 = phi double [ %2604, %2627 ], [ %2943, %2941 ]
  %2637 = phi double [ %2604, %2627 ], [ %2942, %2941 ]
  br label %2638

2638:                                             ; preds = %2638, %2631
  %2639 = phi i32 [ %2643, %2638 ], [ 0, %2631 ]
  %2640 = icmp eq i32 %2639, %2632
  %2641 = icmp eq i32 %2639, %2633
  %2642 = select i1 %2640, i1 true, i1 %2641
  %2643 = add nuw nsw i32 %2639, 1
  br i1 %2642, label %2638, label %2644

2644:                                             ; preds = %2638
  %2645 = sext i32 %2632 to i64
  %2646 = getelementptr inbounds %struct.Poly, ptr %93, i64 %2645
  %2647 = load ptr, ptr %229, align 8
  %2648 = load ptr, ptr %117, align 8
  %2649 = icmp eq ptr %2648, %2646
  br i1 %2649, label %2651, label %2650

2650:                                             ; preds = %2644
  call void @look(ptr %117, ptr %2646)
  br label %2651

2651:                                             ; preds = %2650, %2644
  %2652 = load ptr, ptr %178, align 8
  %2653 = getelementptr inbounds i8, ptr %2646, i64 32
  %2654 = load i32, ptr %2653, align 8
  %2655 = sext i32 %2654 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %2652, i8 0, i64 %2655, i1 false)
  %2656 = load i32, ptr %722, align 8
  %2657 = icmp sgt i32 %2656, 0
  br i1 %2657, label %2658, label %2864

2658:                                             ; preds = %2651
  %2659 = getelementptr inbounds i8, ptr %2646, i64 8
  br label %2663

2660:                                             ; preds = %2689
  %2661 = sext i32 %2690 to i64
  %2662 = icmp eq i32 %2691, 0
  br i1 %2662, label %2864, label %2696

2663:                                             ; preds = %2689, %2658
  %2664 = phi i64 [ 0, %2658 ], [ %2692, %2689 ]
  %2665 = phi i32 [ 0, %2658 ], [ %2691, %2689 ]
  %2666 = phi i32 [ 0, %2658 ], [ %2690, %2689 ]
  %2667 = load ptr, ptr %131, align 8
  %2668 = getelementptr inbounds i32, ptr %2667, i64 %2664
  %2669 = load i32, ptr %2668, align 4
  %2670 = icmp sgt i32 %2669, -1
  br i1 %2670, label %2671, label %2689

2671:                                             ; preds = %2663
  %2672 = load ptr, ptr %220, align 8
  %2673 = add nsw i32 %2666, 1
  %2674 = sext i32 %2666 to i64
  %2675 = getelementptr inbounds i32, ptr %2672, i64 %2674
  store i32 %2669, ptr %2675, align 4
  %2676 = load ptr, ptr %131, align 8
  %2677 = getelementptr inbounds i32, ptr %2676, i64 %2664
  %2678 = load i32, ptr %2677, align 4
  %2679 = load ptr, ptr %2659, align 8
  %2680 = sext i32 %2678 to i64
  %2681 = getelementptr inbounds %struct.Literal, ptr %2679, i64 %2680
  %2682 = load i32, ptr %2681, align 4
  %2683 = add i32 %2682, -4
  %2684 = icmp ult i32 %2683, -3
  br i1 %2684, label %2689, label %2685

2685:                                             ; preds = %2671
  %2686 = add nsw i32 %2665, 1
  %2687 = sext i32 %2665 to i64
  %2688 = getelementptr inbounds i32, ptr %2647, i64 %2687
  store i32 %2678, ptr %2688, align 4
  br label %2689

2689:                                             ; preds = %2685, %2671, %2663
  %2690 = phi i32 [ %2673, %2685 ], [ %2673, %2671 ], [ %2666, %2663 ]
  %2691 = phi i32 [ %2686, %2685 ], [ %2665, %2671 ], [ %2665, %2663 ]
  %2692 = add nuw nsw i64 %2664, 1
  %2693 = load i32, ptr %722, align 8
  %2694 = sext i32 %2693 to i64
  %2695 = icmp slt i64 %2692, %2694
  br i1 %2695, label %2663, label %2660

2696:                                             ; preds = %2660
  %2697 = load i64, ptr %36, align 8
  %2698 = add i64 %2697, -7046029254386353131
  %2699 = lshr i64 %2698, 30
  %2700 = xor i64 %2699, %2698
  %2701 = mul i64 %2700, -4658895280553007687
  %2702 = lshr i64 %2701, 27
  %2703 = xor i64 %2702, %2701
  %2704 = mul i64 %2703, -7723592293110705685
  %2705 = lshr i64 %2704, 31
  %2706 = xor i64 %2705, %2704
  %2707 = urem i64 %2706, 10
  %2708 = icmp ult i64 %2707, 5
  br i1 %2708, label %2709, label %2742

2709:                                             ; preds = %2696
  %2710 = sext i32 %2691 to i64
  br label %2711

2711:                                             ; preds = %2711, %2709
  %2712 = phi i64 [ %2698, %2709 ], [ %2731, %2711 ]
  %2713 = load ptr, ptr %178, align 8
  %2714 = add i64 %2712, -7046029254386353131
  store i64 %2714, ptr %36, align 8
  %2715 = lshr i64 %2714, 30
  %2716 = xor i64 %2715, %2714
  %2717 = mul i64 %2716, -4658895280553007687
  %2718 = lshr i64 %2717, 27
  %2719 = xor i64 %2718, %2717
  %2720 = mul i64 %2719, -7723592293110705685
  %2721 = lshr i64 %2720, 31
  %2722 = xor i64 %2721, %2720
  %2723 = urem i64 %2722, %2710
  %2724 = shl i64 %2723, 32
  %2725 = ashr exact i64 %2724, 30
  %2726 = getelementptr inbounds i8, ptr %2647, i64 %2725
  %2727 = load i32, ptr %2726, align 4
  %2728 = sext i32 %2727 to i64
  %2729 = getelementptr inbounds i8, ptr %2713, i64 %2728
  store i8 1, ptr %2729, align 1
  %2730 = load i64, ptr %36, align 8
  %2731 = add i64 %2730, -7046029254386353131
  store i64 %2731, ptr %36, align 8
  %2732 = lshr i64 %2731, 30
  %2733 = xor i64 %2732, %2731
  %2734 = mul i64 %2733, -4658895280553007687
  %2735 = lshr i64 %2734, 27
  %2736 = xor i64 %2735, %2734
  %2737 = mul i64 %2736, -7723592293110705685
  %2738 = lshr i64 %2737, 31
  %2739 = xor i64 %2738, %2737
  %2740 = urem i64 %2739, 7
  %2741 = icmp eq i64 %2740, 0
  br i1 %2741, label %2864, label %2711

2742:                                             ; preds = %2696
  %2743 = icmp ult i64 %2707, 8
  %2744 = load ptr, ptr %220, align 8
  %2745 = add i64 %2697, 4354685564936845354
  store i64 %2745, ptr %36, align 8
  %2746 = lshr i64 %2745, 30
  %2747 = xor i64 %2746, %2745
  %2748 = mul i64 %2747, -4658895280553007687
  %2749 = lshr i64 %2748, 27
  %2750 = xor i64 %2749, %2748
  %2751 = mul i64 %2750, -7723592293110705685
  %2752 = lshr i64 %2751, 31
  %2753 = xor i64 %2752, %2751
  br i1 %2743, label %2754, label %2807

2754:                                             ; preds = %2742
  %2755 = urem i64 %2753, %2661
  %2756 = shl i64 %2755, 32
  %2757 = ashr exact i64 %2756, 30
  %2758 = getelementptr inbounds i8, ptr %2744, i64 %2757
  %2759 = load i32, ptr %2758, align 4
  %2760 = icmp sgt i32 %2691, 0
  br i1 %2760, label %2761, label %2864

2761:                                             ; preds = %2754
  %2762 = zext i32 %2691 to i64
  br label %2763

2763:                                             ; preds = %2804, %2761
  %2764 = phi i64 [ 0, %2761 ], [ %2805, %2804 ]
  %2765 = getelementptr inbounds i32, ptr %2647, i64 %2764
  %2766 = load i32, ptr %2765, align 4
  store i32 %2766, ptr %19, align 4
  store i32 0, ptr %725, align 4
  store i32 0, ptr %726, align 4
  %2767 = call i32 @next_read(ptr %2646, ptr %19)
  %2768 = icmp eq i32 %2767, -2147483648
  br i1 %2768, label %2785, label %2769

2769:                                             ; preds = %2763
  %2770 = sext i32 %2766 to i64
  br label %2771

2771:                                             ; preds = %2782, %2769
  %2772 = phi i32 [ %2767, %2769 ], [ %2783, %2782 ]
  %2773 = icmp eq i32 %2772, %2759
  br i1 %2773, label %2786, label %2774

2774:                                             ; preds = %2771
  %2775 = icmp slt i32 %2772, 0
  br i1 %2775, label %2776, label %2782

2776:                                             ; preds = %2774
  %2777 = load ptr, ptr %2659, align 8
  %2778 = getelementptr inbounds %struct.Literal, ptr %2777, i64 %2770
  %2779 = load i32, ptr %2778, align 4
  %2780 = icmp eq i32 %2779, 3
  br i1 %2780, label %2781, label %2782

2781:                                             ; preds = %2776
  store i32 %2772, ptr %19, align 4
  store i32 0, ptr %725, align 4
  store i32 0, ptr %726, align 4
  br label %2782

2782:                                             ; preds = %2781, %2776, %2774
  %2783 = call i32 @next_read(ptr %2646, ptr %19)
  %2784 = icmp eq i32 %2783, -2147483648
  br i1 %2784, label %2785, label %2771

2785:                                             ; preds = %2782, %2763
  br label %2804

2786:                                             ; preds = %2771
  %2787 = load i64, ptr %36, align 8
  %2788 = add i64 %2787, -7046029254386353131
  store i64 %2788, ptr %36, align 8
  %2789 = lshr i64 %2788, 30
  %2790 = xor i64 %2789, %2788
  %2791 = mul i64 %2790, -4658895280553007687
  %2792 = lshr i64 %2791, 27
  %2793 = xor i64 %2792, %2791
  %2794 = mul i64 %2793, -7723592293110705685
  %2795 = lshr i64 %2794, 31
  %2796 = xor i64 %2795, %2794
  %2797 = urem i64 %2796, 5
  %2798 = icmp eq i64 %2797, 0
  br i1 %2798, label %2804, label %2799

2799:                                             ; preds = %2786
  %2800 = load ptr, ptr %178, align 8
  %2801 = load i32, ptr %2765, align 4
  %2802 = sext i32 %2801 to i64
  %2803 = getelementptr inbounds i8, ptr %2800, i64 %2802
  store i8 1, ptr %2803, align 1
  br label %2804

2804:                                             ; preds = %2799, %2786, %2785
  %2805 = add nuw nsw i64 %2764, 1
  %2806 = icmp eq i64 %2805, %2762
  br i1 %2806, label %2864, label %2763

2807:                                             ; preds = %2742
  %2808 = sext i32 %2691 to i64
  %2809 = urem i64 %2753, %2808
  %2810 = shl i64 %2809, 32
  %2811 = ashr exact i64 %2810, 30
  %2812 = getelementptr inbounds i8, ptr %2647, i64 %2811
  %2813 = load i32, ptr %2812, align 4
  store i32 %2813, ptr %2744, align 4
  br label %2814

2814:                                             ; preds = %2858, %2807
  %2815 = phi i32 [ 0, %2807 ], [ %2860, %2858 ]
  %2816 = phi i32 [ 1, %2807 ], [ %2859, %2858 ]
  %2817 = add nsw i32 %2816, -1
  %2818 = sext i32 %2817 to i64
  %2819 = getelementptr inbounds i32, ptr %2744, i64 %2818
  %2820 = load i32, ptr %2819, align 4
  %2821 = icmp sgt i32 %2820, -1
  br i1 %2821, label %2822, label %2836

2822:                                             ; preds = %2814
  %2823 = load ptr, ptr %2659, align 8
  %2824 = zext i32 %2820 to i64
  %2825 = getelementptr inbounds %struct.Literal, ptr %2823, i64 %2824
  %2826 = load i32, ptr %2825, align 4
  %2827 = add i32 %2826, -4
  %2828 = icmp ult i32 %2827, -3
  br i1 %2828, label %2858, label %2829

2829:                                             ; preds = %2822
  %2830 = load ptr, ptr %178, align 8
  %2831 = getelementptr inbounds i8, ptr %2830, i64 %2824
  %2832 = load i8, ptr %2831, align 1
  %2833 = icmp eq i8 %2832, 0
  br i1 %2833, label %2834, label %2858

2834:                                             ; preds = %2829
  store i8 1, ptr %2831, align 1
  %2835 = add nsw i32 %2815, 1
  br label %2836

2836:                                             ; preds = %2834, %2814
  %2837 = phi i32 [ %2835, %2834 ], [ %2815, %2814 ]
  store i32 %2820, ptr %20, align 4
  store i32 0, ptr %723, align 4
  store i32 0, ptr %724, align 4
  %2838 = call i32 @next_read(ptr %2646, ptr %20)
  %2839 = icmp ne i32 %2838, -2147483648
  %2840 = icmp slt i32 %2816, 201
  %2841 = and i1 %2840, %2839
  br i1 %2841, label %2842, label %2856

2842:                                             ; preds = %2836
  %2843 = sext i32 %2816 to i64
  %2844 = add nsw i64 %2843, -1
  br label %2845

2845:                                             ; preds = %2845, %2842
  %2846 = phi i64 [ %2844, %2842 ], [ %2848, %2845 ]
  %2847 = phi i32 [ %2838, %2842 ], [ %2850, %2845 ]
  %2848 = add nsw i64 %2846, 1
  %2849 = getelementptr inbounds i32, ptr %2744, i64 %2846
  store i32 %2847, ptr %2849, align 4
  %2850 = call i32 @next_read(ptr %2646, ptr %20)
  %2851 = icmp ne i32 %2850, -2147483648
  %2852 = icmp slt i64 %2846, 199
  %2853 = and i1 %2852, %2851
  br i1 %2853, label %2845, label %2854

2854:                                             ; preds = %2845
  %2855 = trunc nsw i64 %2848 to i32
  br label %2856

2856:                                             ; preds = %2854, %2836
  %2857 = phi i32 [ %2817, %2836 ], [ %2855, %2854 ]
  br label %2858

2858:                                             ; preds = %2856, %2829, %2822
  %2859 = phi i32 [ %2857, %2856 ], [ %2817, %2829 ], [ %2817, %2822 ]
  %2860 = phi i32 [ %2837, %2856 ], [ %2815, %2829 ], [ %2815, %2822 ]
  %2861 = icmp ne i32 %2859, 0
  %2862 = icmp slt i32 %2860, 12
  %2863 = select i1 %2861, i1 %2862, i1 false
  br i1 %2863, label %2814, label %2864

2864:                                             ; preds = %2858, %2804, %2711, %2754, %2660, %2651
  %2865 = zext i32 %2639 to i64
  %2866 = getelementptr inbounds %struct.Poly, ptr %93, i64 %2865
  call void @rebuild(ptr %117, ptr %2866, ptr %2646)
  %2867 = getelementptr inbounds i8, ptr %2866, i64 136
  %2868 = load i32, ptr %2867, align 8
  %2869 = icmp eq i32 %2868, 0
  br i1 %2869, label %2870, label %2891

2870:                                             ; preds = %2864
  %2871 = getelementptr inbounds i8, ptr %2866, i64 36
  %2872 = load i32, ptr %2871, align 4
  %2873 = icmp sgt i32 %2872, 0
  br i1 %2873, label %2874, label %2893

2874:                                             ; preds = %2870
  %2875 = getelementptr inbounds i8, ptr %2866, i64 16
  %2876 = load ptr, ptr %2875, align 8
  %2877 = zext i32 %2872 to i64
  br label %2878

2878:                                             ; preds = %2878, %2874
  %2879 = phi i64 [ 0, %2874 ], [ %2887, %2878 ]
  %2880 = phi i64 [ 0, %2874 ], [ %2886, %2878 ]
  %2881 = getelementptr inbounds %struct.Sum, ptr %2876, i64 %2879, i32 1
  %2882 = load i32, ptr %2881, align 8
  %2883 = sext i32 %2882 to i64
  %2884 = mul nsw i64 %2883, %2883
  %2885 = lshr i64 %2884, 1
  %2886 = add nuw nsw i64 %2885, %2880
  %2887 = add nuw nsw i64 %2879, 1
  %2888 = icmp eq i64 %2887, %2877
  br i1 %2888, label %2889, label %2878

2889:                                             ; preds = %2878
  %2890 = icmp ugt i64 %2886, %2625
  br i1 %2890, label %2891, label %2893

2891:                                             ; preds = %2889, %2864
  %2892 = add nsw i32 %2635, -1
  br label %2941

2893:                                             ; preds = %2889, %2870
  %2894 = load i64, ptr %36, align 8
  %2895 = add i64 %2894, -7046029254386353131
  store i64 %2895, ptr %36, align 8
  %2896 = lshr i64 %2895, 30
  %2897 = xor i64 %2896, %2895
  %2898 = mul i64 %2897, -4658895280553007687
  %2899 = lshr i64 %2898, 27
  %2900 = xor i64 %2899, %2898
  %2901 = mul i64 %2900, -7723592293110705685
  %2902 = lshr i64 %2901, 31
  %2903 = xor i64 %2902, %2901
  %2904 = trunc i64 %2903 to i32
  %2905 = and i32 %2904, 3
  %2906 = shl nuw nsw i32 1, %2905
  %2907 = lshr i32 %2906, 1
  call void @greedy(ptr %43, ptr %2866, ptr %36, i32 %2907)
  %2908 = load i32, ptr %2867, align 8
  %2909 = icmp eq i32 %2908, 0
  br i1 %2909, label %2910, label %2941

2910:                                             ; preds = %2893
  %2911 = load double, ptr %39, align 8
  %2912 = load i32, ptr %42, align 8
  %2913 = call double @cost(ptr %117, ptr %2866, double %2911, i32 %2912)
  %2914 = fcmp ugt double %2913, %2636
  br i1 %2914, label %2915, label %2931

2915:                                             ; preds = %2910
  %2916 = load i64, ptr %36, align 8
  %2917 = add i64 %2916, -7046029254386353131
  store i64 %2917, ptr %36, align 8
  %2918 = lshr i64 %2917, 30
  %2919 = xor i64 %2918, %2917
  %2920 = mul i64 %2919, -4658895280553007687
  %2921 = lshr i64 %2920, 27
  %2922 = xor i64 %2921, %2920
  %2923 = mul i64 %2922, -7723592293110705685
  %2924 = lshr i64 %2923, 31
  %2925 = xor i64 %2924, %2923
  %2926 = urem i64 %2925, 10
  %2927 = icmp eq i64 %2926, 0
  %2928 = uitofp i1 %2927 to double
  %2929 = fadd double %2637, %2928
  %2930 = fcmp ugt double %2913, %2929
  br i1 %2930, label %2932, label %2931

2931:                                             ; preds = %2915, %2910
  br label %2932

2932:                                             ; preds = %2931, %2915
  %2933 = phi double [ %2913, %2931 ], [ %2636, %2915 ]
  %2934 = phi i32 [ %2639, %2931 ], [ %2632, %2915 ]
  %2935 = fcmp olt double %2933, %2637
  br i1 %2935, label %2941, label %2936

2936:                                             ; preds = %2932
  br i1 %2629, label %2941, label %2937

2937:                                             ; preds = %2936
  %2938 = fcmp oeq double %2933, %2637
  %2939 = or i1 %2630, %2938
  %2940 = select i1 %2939, i32 %2934, i32 %2633
  br label %2941

2941:                                             ; preds = %2937, %2936, %2932, %2893, %2891
  %2942 = phi double [ %2637, %2891 ], [ %2637, %2893 ], [ %2637, %2936 ], [ %2933, %2932 ], [ %2637, %2937 ]
  %2943 = phi double [ %2636, %2891 ], [ %2636, %2893 ], [ %2933, %2936 ], [ %2933, %2932 ], [ %2933, %2937 ]
  %2944 = phi i32 [ %2892, %2891 ], [ %2635, %2893 ], [ %2635, %2936 ], [ %2635, %2932 ], [ %2635, %2937 ]
  %2945 = phi i32 [ %2633, %2891 ], [ %2633, %2893 ], [ %2633, %2936 ], [ %2934, %2932 ], [ %2940, %2937 ]
  %2946 = phi i32 [ %2632, %2891 ], [ %2632, %2893 ], [ %2934, %2936 ], [ %2934, %2932 ], [ %2934, %2937 ]
  %2947 = add nsw i32 %2944, 1
  %2948 = add nsw i32 %2634, -1
  %2949 = icmp slt i32 %2947, %1984
  %2950 = icmp sgt i32 %2634, 1
  %2951 = select i1 %2949, i1 %2950, i1 false
  br i1 %2951, label %2631, label %2952

2952:                                             ; preds = %2941
  %2953 = sext i32 %2945 to i64
  br label %2954

2954:                                             ; preds = %2952, %2623
  %2955 = phi i64 [ 1, %2623 ], [ %2953, %2952 ]
  %2956 = getelementptr inbounds [4 x %struct.Poly], ptr %93, i64 0, i64 %2955
  store ptr %28, ptr %16, align 8
  store ptr %27, ptr %727, align 8
  store i32 0, ptr %728, align 8
  call void @look(ptr %117, ptr %2956)
  store i32 0, ptr %578, align 8
  %2957 = load ptr, ptr %308, align 8
  %2958 = load i32, ptr %230, align 8
  %2959 = sext i32 %2958 to i64
  %2960 = shl nsw i64 %2959, 2
  %2961 = add nsw i64 %2960, 4
  call void @llvm.memset.p0.i64(ptr align 4 %2957, i8 -1, i64 %2961, i1 false)
  %2962 = load i32, ptr %200, align 8
  %2963 = icmp sgt i32 %2962, 0
  br i1 %2963, label %2967, label %2964

2964:                                             ; preds = %3029, %2954
  %2965 = load i32, ptr %729, align 8
  %2966 = icmp sgt i32 %2965, 1
  br i1 %2966, label %3042, label %3034

2967:                                             ; preds = %2954, %3029
  %2968 = phi i64 [ %3030, %3029 ], [ 0, %2954 ]
  %2969 = load ptr, ptr %28, align 8
  %2970 = getelementptr inbounds %struct.Node, ptr %2969, i64 %2968
  %2971 = load i8, ptr %2970, align 8
  %2972 = getelementptr inbounds i8, ptr %2970, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %17, ptr align 1 %2972, i64 19, i1 false)
  %2973 = getelementptr inbounds i8, ptr %2970, i64 20
  %2974 = load i32, ptr %2973, align 4
  %2975 = getelementptr inbounds i8, ptr %2970, i64 24
  %2976 = load i32, ptr %2975, align 8
  %2977 = getelementptr inbounds i8, ptr %2970, i64 28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %2977, i64 20, i1 false)
  %2978 = icmp eq i8 %2971, 0
  br i1 %2978, label %2990, label %2979

2979:                                             ; preds = %2967
  %2980 = load ptr, ptr %27, align 8
  %2981 = load i32, ptr %578, align 8
  %2982 = add nsw i32 %2981, 1
  store i32 %2982, ptr %578, align 8
  %2983 = sext i32 %2981 to i64
  %2984 = getelementptr inbounds %struct.Node, ptr %2980, i64 %2983
  store i64 0, ptr %2984, align 8
  %2985 = getelementptr inbounds i8, ptr %2984, i64 8
  store i32 -1, ptr %2985, align 8
  %2986 = getelementptr inbounds i8, ptr %2984, i64 12
  store i32 -1, ptr %2986, align 4
  %2987 = getelementptr inbounds i8, ptr %2984, i64 16
  %2988 = trunc nuw nsw i64 %2968 to i32
  store i32 %2988, ptr %2987, align 8
  %2989 = getelementptr inbounds i8, ptr %2984, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %2989, i8 0, i64 28, i1 false)
  br label %3029

2990:                                             ; preds = %2967
  %2991 = load ptr, ptr %308, align 8
  %2992 = zext i32 %2974 to i64
  %2993 = shl nuw nsw i64 %2992, 31
  %2994 = zext i32 %2976 to i64
  %2995 = or i64 %2993, %2994
  %2996 = icmp eq i32 %2974, 0
  %2997 = sub i32 2147483647, %2974
  %2998 = select i1 %2996, i32 0, i32 %2997
  %2999 = zext i32 %2998 to i64
  %3000 = shl nuw nsw i64 %2999, 31
  %3001 = icmp eq i32 %2976, 0
  %3002 = sub i32 2147483647, %2976
  %3003 = select i1 %3001, i32 0, i32 %3002
  %3004 = zext i32 %3003 to i64
  %3005 = or i64 %3000, %3004
  %3006 = call i64 @llvm.umin.i64(i64 %2995, i64 %3005)
  %3007 = mul i64 %3006, -7046029254386353131
  %3008 = lshr i64 %3007, 33
  %3009 = trunc nuw nsw i64 %3008 to i32
  %3010 = load i32, ptr %230, align 8
  %3011 = and i32 %3010, %3009
  %3012 = zext i32 %3011 to i64
  %3013 = getelementptr inbounds i32, ptr %2991, i64 %3012
  %3014 = load ptr, ptr %27, align 8
  %3015 = load i32, ptr %578, align 8
  %3016 = sext i32 %3015 to i64
  %3017 = getelementptr inbounds %struct.Node, ptr %3014, i64 %3016
  store i8 0, ptr %3017, align 8
  %3018 = getelementptr inbounds i8, ptr %3017, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3018, ptr align 1 %17, i64 19, i1 false)
  %3019 = getelementptr inbounds i8, ptr %3017, i64 20
  store i32 %2974, ptr %3019, align 4
  %3020 = getelementptr inbounds i8, ptr %3017, i64 24
  store i32 %2976, ptr %3020, align 8
  %3021 = getelementptr inbounds i8, ptr %3017, i64 28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3021, ptr align 4 %18, i64 20, i1 false)
  %3022 = load i32, ptr %3013, align 4
  %3023 = load ptr, ptr %312, align 8
  %3024 = load i32, ptr %578, align 8
  %3025 = sext i32 %3024 to i64
  %3026 = getelementptr inbounds i32, ptr %3023, i64 %3025
  store i32 %3022, ptr %3026, align 4
  %3027 = load i32, ptr %578, align 8
  %3028 = add nsw i32 %3027, 1
  store i32 %3028, ptr %578, align 8
  store i32 %3027, ptr %3013, align 4
  br label %3029

3029:                                             ; preds = %2990, %2979
  %3030 = add nuw nsw i64 %2968, 1
  %3031 = load i32, ptr %200, align 8
  %3032 = sext i32 %3031 to i64
  %3033 = icmp slt i64 %3030, %3032
  br i1 %3033, label %2967, label %2964

3034:                                             ; preds = %3042, %2964
  %3035 = load i32, ptr %722, align 8
  %3036 = icmp sgt i32 %3035, 0
  br i1 %3036, label %3037, label %3050

3037:                                             ; preds = %3034
  %3038 = getelementptr inbounds i8, ptr %2956, i64 8
  %3039 = getelementptr inbounds i8, ptr %2956, i64 16
  %3040 = getelementptr inbounds i8, ptr %2956, i64 72
  %3041 = getelementptr inbounds i8, ptr %2956, i64 56
  br label %3058

3042:                                             ; preds = %2964, %3042
  %3043 = phi i64 [ %3046, %3042 ], [ 1, %2964 ]
  %3044 = load ptr, ptr %94, align 8
  %3045 = getelementptr inbounds %struct.Scalar, ptr %3044, i64 %3043, i32 6
  store i32 -1, ptr %3045, align 8
  %3046 = add nuw nsw i64 %3043, 1
  %3047 = load i32, ptr %729, align 8
  %3048 = sext i32 %3047 to i64
  %3049 = icmp slt i64 %3046, %3048
  br i1 %3049, label %3042, label %3034

3050:                                             ; preds = %3402, %3034
  %3051 = phi i1 [ true, %3034 ], [ %3408, %3402 ]
  %3052 = getelementptr inbounds i8, ptr %2956, i64 40
  %3053 = load i32, ptr %3052, align 8
  store i32 %3053, ptr %577, align 8
  %3054 = icmp sgt i32 %3053, 0
  %3055 = select i1 %3054, i1 %3051, i1 false
  br i1 %3055, label %3056, label %3431

3056:                                             ; preds = %3050
  %3057 = getelementptr inbounds i8, ptr %2956, i64 24
  br label %3410

3058:                                             ; preds = %3402, %3037
  %3059 = phi i64 [ 0, %3037 ], [ %3403, %3402 ]
  %3060 = load ptr, ptr %131, align 8
  %3061 = getelementptr inbounds i32, ptr %3060, i64 %3059
  %3062 = load i32, ptr %3061, align 4
  %3063 = icmp slt i32 %3062, 0
  br i1 %3063, label %3064, label %3284

3064:                                             ; preds = %3058
  %3065 = load ptr, ptr %188, align 8
  %3066 = xor i32 %3062, -1
  %3067 = zext i32 %3066 to i64
  %3068 = getelementptr inbounds %struct.Edge, ptr %3065, i64 %3067
  %3069 = load ptr, ptr %3039, align 8
  %3070 = getelementptr inbounds %struct.Sum, ptr %3069, i64 %3067
  %3071 = load ptr, ptr %16, align 8
  %3072 = getelementptr inbounds i8, ptr %3071, i64 100288
  %3073 = load ptr, ptr %3072, align 8
  %3074 = getelementptr inbounds i8, ptr %3070, i64 8
  %3075 = load i32, ptr %3074, align 8
  %3076 = icmp sgt i32 %3075, 0
  br i1 %3076, label %3077, label %3200

3077:                                             ; preds = %3064, %3186
  %3078 = phi i64 [ %3193, %3186 ], [ 0, %3064 ]
  %3079 = load ptr, ptr %3070, align 8
  %3080 = getelementptr inbounds %struct.Term, ptr %3079, i64 %3078
  %3081 = load i64, ptr %3080, align 4
  %3082 = load ptr, ptr %16, align 8
  %3083 = load ptr, ptr %3040, align 8
  %3084 = shl i64 %3081, 32
  %3085 = ashr exact i64 %3084, 30
  %3086 = getelementptr i8, ptr %3083, i64 %3085
  %3087 = getelementptr i8, ptr %3086, i64 4
  %3088 = load i32, ptr %3087, align 4
  %3089 = load i32, ptr %3086, align 4
  %3090 = sub nsw i32 %3088, %3089
  %3091 = icmp sgt i32 %3090, 0
  %3092 = getelementptr inbounds i8, ptr %3082, i64 100208
  %3093 = sext i32 %3089 to i64
  %3094 = zext i32 %3090 to i64
  %3095 = load ptr, ptr %727, align 8
  br label %3096

3096:                                             ; preds = %3114, %3077
  %3097 = phi i32 [ 0, %3077 ], [ %3115, %3114 ]
  %3098 = phi i8 [ 0, %3077 ], [ %3116, %3114 ]
  br i1 %3091, label %3099, label %3114

3099:                                             ; preds = %3096
  %3100 = load ptr, ptr %3092, align 8
  %3101 = load ptr, ptr %3041, align 8
  %3102 = getelementptr inbounds i32, ptr %3101, i64 %3093
  %3103 = load ptr, ptr %3095, align 8
  br label %3118

3104:                                             ; preds = %3114
  %3105 = getelementptr inbounds %struct.Edge, ptr %3073, i64 %3078
  %3106 = lshr i64 %3081, 32
  %3107 = icmp slt i64 %3081, 0
  %3108 = select i1 %3107, i32 -1, i32 1
  %3109 = icmp eq i64 %3106, 1
  %3110 = icmp eq i64 %3106, 4294967295
  %3111 = or i1 %3109, %3110
  %3112 = icmp ne i32 %3088, %3089
  %3113 = and i1 %3111, %3112
  br i1 %3113, label %3147, label %3141

3114:                                             ; preds = %3137, %3096
  %3115 = phi i32 [ %3097, %3096 ], [ %3138, %3137 ]
  %3116 = add nuw nsw i8 %3098, 1
  %3117 = icmp eq i8 %3116, 3
  br i1 %3117, label %3104, label %3096

3118:                                             ; preds = %3137, %3099
  %3119 = phi i64 [ 0, %3099 ], [ %3139, %3137 ]
  %3120 = phi i32 [ %3097, %3099 ], [ %3138, %3137 ]
  %3121 = getelementptr inbounds i32, ptr %3102, i64 %3119
  %3122 = load i32, ptr %3121, align 4
  %3123 = sext i32 %3122 to i64
  %3124 = getelementptr inbounds %struct.Edge, ptr %3100, i64 %3123
  %3125 = load i32, ptr %3124, align 4
  %3126 = sext i32 %3125 to i64
  %3127 = getelementptr inbounds %struct.Node, ptr %3103, i64 %3126, i32 1
  %3128 = load i8, ptr %3127, align 1
  %3129 = icmp eq i8 %3128, %3098
  br i1 %3129, label %3130, label %3137

3130:                                             ; preds = %3118
  %3131 = getelementptr inbounds i8, ptr %3124, i64 4
  %3132 = load i32, ptr %3131, align 4
  %3133 = add nsw i32 %3120, 1
  %3134 = sext i32 %3120 to i64
  %3135 = getelementptr inbounds [49 x %struct.Edge], ptr %15, i64 0, i64 %3134
  store i32 %3125, ptr %3135, align 8
  %3136 = getelementptr inbounds i8, ptr %3135, i64 4
  store i32 %3132, ptr %3136, align 4
  br label %3137

3137:                                             ; preds = %3130, %3118
  %3138 = phi i32 [ %3133, %3130 ], [ %3120, %3118 ]
  %3139 = add nuw nsw i64 %3119, 1
  %3140 = icmp eq i64 %3139, %3094
  br i1 %3140, label %3114, label %3118

3141:                                             ; preds = %3104
  %3142 = trunc nuw i64 %3106 to i32
  %3143 = call i64 @number(ptr %16, i32 %3142)
  %3144 = trunc i64 %3143 to i32
  %3145 = lshr i64 %3143, 32
  %3146 = trunc nuw i64 %3145 to i32
  br label %3147

3147:                                             ; preds = %3141, %3104
  %3148 = phi i32 [ -1, %3104 ], [ %3144, %3141 ]
  %3149 = phi i32 [ %3108, %3104 ], [ %3146, %3141 ]
  %3150 = icmp sgt i32 %3115, 0
  br i1 %3150, label %3151, label %3186

3151:                                             ; preds = %3147
  %3152 = zext i32 %3115 to i64
  br label %3153

3153:                                             ; preds = %3181, %3151
  %3154 = phi i64 [ 0, %3151 ], [ %3184, %3181 ]
  %3155 = phi i32 [ %3149, %3151 ], [ %3183, %3181 ]
  %3156 = phi i32 [ %3148, %3151 ], [ %3182, %3181 ]
  %3157 = load i32, ptr %728, align 8
  %3158 = icmp eq i32 %3157, 0
  br i1 %3158, label %3159, label %3186

3159:                                             ; preds = %3153
  %3160 = icmp slt i32 %3156, 0
  %3161 = getelementptr inbounds [49 x %struct.Edge], ptr %15, i64 0, i64 %3154
  br i1 %3160, label %3162, label %3167

3162:                                             ; preds = %3159
  %3163 = load i32, ptr %3161, align 8
  %3164 = getelementptr inbounds i8, ptr %3161, i64 4
  %3165 = load i32, ptr %3164, align 4
  %3166 = mul nsw i32 %3165, %3155
  br label %3181

3167:                                             ; preds = %3159
  %3168 = getelementptr inbounds i8, ptr %3161, i64 4
  %3169 = load i32, ptr %3168, align 4
  %3170 = mul nsw i32 %3169, %3155
  %3171 = load i32, ptr %3161, align 8
  %3172 = zext i32 %3156 to i64
  %3173 = or disjoint i64 %3172, 4294967296
  %3174 = zext i32 %3171 to i64
  %3175 = or disjoint i64 %3174, 4294967296
  %3176 = call i64 @made(ptr %16, i8 2, i64 %3173, i64 %3175)
  %3177 = trunc i64 %3176 to i32
  %3178 = lshr i64 %3176, 32
  %3179 = trunc nuw i64 %3178 to i32
  %3180 = mul nsw i32 %3170, %3179
  br label %3181

3181:                                             ; preds = %3167, %3162
  %3182 = phi i32 [ %3163, %3162 ], [ %3177, %3167 ]
  %3183 = phi i32 [ %3166, %3162 ], [ %3180, %3167 ]
  %3184 = add nuw nsw i64 %3154, 1
  %3185 = icmp eq i64 %3184, %3152
  br i1 %3185, label %3186, label %3153

3186:                                             ; preds = %3181, %3153, %3147
  %3187 = phi i32 [ %3148, %3147 ], [ %3182, %3181 ], [ %3156, %3153 ]
  %3188 = phi i32 [ %3149, %3147 ], [ %3183, %3181 ], [ %3155, %3153 ]
  %3189 = zext i32 %3188 to i64
  %3190 = shl nuw i64 %3189, 32
  %3191 = zext i32 %3187 to i64
  %3192 = or disjoint i64 %3190, %3191
  store i64 %3192, ptr %3105, align 4
  %3193 = add nuw nsw i64 %3078, 1
  %3194 = load i32, ptr %3074, align 8
  %3195 = sext i32 %3194 to i64
  %3196 = icmp slt i64 %3193, %3195
  %3197 = load i32, ptr %728, align 8
  %3198 = icmp eq i32 %3197, 0
  %3199 = select i1 %3196, i1 %3198, i1 false
  br i1 %3199, label %3077, label %3200

3200:                                             ; preds = %3186, %3064
  %3201 = phi i32 [ 0, %3064 ], [ %3197, %3186 ]
  %3202 = phi i32 [ %3075, %3064 ], [ %3194, %3186 ]
  br label %3203

3203:                                             ; preds = %3200, %3215
  %3204 = phi i32 [ %3216, %3215 ], [ %3201, %3200 ]
  %3205 = phi i32 [ %3217, %3215 ], [ %3201, %3200 ]
  %3206 = phi i32 [ %3218, %3215 ], [ %3201, %3200 ]
  %3207 = phi i32 [ %3219, %3215 ], [ %3202, %3200 ]
  %3208 = phi i32 [ %3220, %3215 ], [ %3202, %3200 ]
  %3209 = phi i8 [ %3223, %3215 ], [ 0, %3200 ]
  %3210 = phi i32 [ %3222, %3215 ], [ 1, %3200 ]
  %3211 = phi i32 [ %3221, %3215 ], [ -1, %3200 ]
  %3212 = icmp eq i32 %3206, 0
  br i1 %3212, label %3213, label %3268

3213:                                             ; preds = %3203
  %3214 = icmp sgt i32 %3208, 0
  br i1 %3214, label %3225, label %3215

3215:                                             ; preds = %3257, %3213
  %3216 = phi i32 [ %3204, %3213 ], [ %3258, %3257 ]
  %3217 = phi i32 [ %3205, %3213 ], [ %3259, %3257 ]
  %3218 = phi i32 [ 0, %3213 ], [ %3259, %3257 ]
  %3219 = phi i32 [ %3207, %3213 ], [ %3260, %3257 ]
  %3220 = phi i32 [ %3208, %3213 ], [ %3260, %3257 ]
  %3221 = phi i32 [ %3211, %3213 ], [ %3261, %3257 ]
  %3222 = phi i32 [ %3210, %3213 ], [ %3262, %3257 ]
  %3223 = add nuw nsw i8 %3209, 1
  %3224 = icmp eq i8 %3223, 3
  br i1 %3224, label %3268, label %3203

3225:                                             ; preds = %3213, %3257
  %3226 = phi i32 [ %3258, %3257 ], [ %3204, %3213 ]
  %3227 = phi i32 [ 0, %3257 ], [ %3205, %3213 ]
  %3228 = phi i32 [ %3261, %3257 ], [ %3211, %3213 ]
  %3229 = phi i32 [ %3262, %3257 ], [ %3210, %3213 ]
  %3230 = phi i64 [ %3263, %3257 ], [ 0, %3213 ]
  %3231 = phi i32 [ %3260, %3257 ], [ %3207, %3213 ]
  %3232 = load ptr, ptr %727, align 8
  %3233 = load ptr, ptr %3232, align 8
  %3234 = getelementptr inbounds %struct.Edge, ptr %3073, i64 %3230
  %3235 = load i32, ptr %3234, align 4
  %3236 = sext i32 %3235 to i64
  %3237 = getelementptr inbounds %struct.Node, ptr %3233, i64 %3236, i32 1
  %3238 = load i8, ptr %3237, align 1
  %3239 = icmp eq i8 %3238, %3209
  br i1 %3239, label %3240, label %3257

3240:                                             ; preds = %3225
  %3241 = icmp slt i32 %3228, 0
  br i1 %3241, label %3242, label %3245

3242:                                             ; preds = %3240
  %3243 = getelementptr inbounds i8, ptr %3234, i64 4
  %3244 = load i32, ptr %3243, align 4
  br label %3257

3245:                                             ; preds = %3240
  %3246 = zext i32 %3229 to i64
  %3247 = shl nuw i64 %3246, 32
  %3248 = zext i32 %3228 to i64
  %3249 = or disjoint i64 %3247, %3248
  %3250 = load i64, ptr %3234, align 4
  %3251 = call i64 @made(ptr %16, i8 1, i64 %3249, i64 %3250)
  %3252 = trunc i64 %3251 to i32
  %3253 = lshr i64 %3251, 32
  %3254 = trunc nuw i64 %3253 to i32
  %3255 = load i32, ptr %3074, align 8
  %3256 = load i32, ptr %728, align 8
  br label %3257

3257:                                             ; preds = %3245, %3242, %3225
  %3258 = phi i32 [ %3226, %3225 ], [ %3226, %3242 ], [ %3256, %3245 ]
  %3259 = phi i32 [ %3227, %3225 ], [ %3227, %3242 ], [ %3256, %3245 ]
  %3260 = phi i32 [ %3231, %3225 ], [ %3231, %3242 ], [ %3255, %3245 ]
  %3261 = phi i32 [ %3228, %3225 ], [ %3235, %3242 ], [ %3252, %3245 ]
  %3262 = phi i32 [ %3229, %3225 ], [ %3244, %3242 ], [ %3254, %3245 ]
  %3263 = add nuw nsw i64 %3230, 1
  %3264 = sext i32 %3260 to i64
  %3265 = icmp slt i64 %3263, %3264
  %3266 = icmp eq i32 %3259, 0
  %3267 = select i1 %3265, i1 %3266, i1 false
  br i1 %3267, label %3225, label %3215

3268:                                             ; preds = %3215, %3203
  %3269 = phi i32 [ %3216, %3215 ], [ %3204, %3203 ]
  %3270 = phi i32 [ %3221, %3215 ], [ %3211, %3203 ]
  %3271 = phi i32 [ %3222, %3215 ], [ %3210, %3203 ]
  %3272 = icmp slt i32 %3270, 0
  %3273 = zext i32 %3271 to i64
  %3274 = shl nuw i64 %3273, 32
  %3275 = zext i32 %3270 to i64
  %3276 = or disjoint i64 %3274, %3275
  %3277 = select i1 %3272, i64 0, i64 %3276
  store i64 %3277, ptr %3068, align 4
  %3278 = load ptr, ptr %188, align 8
  %3279 = getelementptr inbounds %struct.Edge, ptr %3278, i64 %3067, i32 1
  %3280 = load i32, ptr %3279, align 4
  %3281 = icmp eq i32 %3280, 0
  %3282 = zext i1 %3281 to i32
  %3283 = or i32 %3269, %3282
  store i32 %3283, ptr %728, align 8
  br label %3402

3284:                                             ; preds = %3058
  %3285 = load ptr, ptr %3038, align 8
  %3286 = zext i32 %3062 to i64
  %3287 = getelementptr inbounds %struct.Literal, ptr %3285, i64 %3286
  %3288 = load i32, ptr %3287, align 4
  switch i32 %3288, label %3383 [
    i32 0, label %3289
    i32 3, label %3295
    i32 1, label %3304
    i32 2, label %3331
    i32 4, label %3356
  ]

3289:                                             ; preds = %3284
  %3290 = load ptr, ptr %183, align 8
  %3291 = getelementptr inbounds %struct.Edge, ptr %3290, i64 %3286
  %3292 = getelementptr inbounds i8, ptr %3287, i64 12
  %3293 = load i32, ptr %3292, align 4
  store i32 %3293, ptr %3291, align 4
  %3294 = getelementptr inbounds i8, ptr %3291, i64 4
  store i32 1, ptr %3294, align 4
  br label %3402

3295:                                             ; preds = %3284
  %3296 = load ptr, ptr %183, align 8
  %3297 = getelementptr inbounds %struct.Edge, ptr %3296, i64 %3286
  %3298 = load ptr, ptr %188, align 8
  %3299 = getelementptr inbounds i8, ptr %3287, i64 4
  %3300 = load i32, ptr %3299, align 4
  %3301 = sext i32 %3300 to i64
  %3302 = getelementptr inbounds %struct.Edge, ptr %3298, i64 %3301
  %3303 = load i64, ptr %3302, align 4
  store i64 %3303, ptr %3297, align 4
  br label %3402

3304:                                             ; preds = %3284
  %3305 = load ptr, ptr %183, align 8
  %3306 = getelementptr inbounds i8, ptr %3287, i64 4
  %3307 = load i32, ptr %3306, align 4
  %3308 = sext i32 %3307 to i64
  %3309 = getelementptr inbounds %struct.Edge, ptr %3305, i64 %3308
  %3310 = load i32, ptr %3309, align 4
  %3311 = getelementptr inbounds i8, ptr %3309, i64 4
  %3312 = load i32, ptr %3311, align 4
  %3313 = getelementptr inbounds i8, ptr %3287, i64 8
  %3314 = load i32, ptr %3313, align 4
  %3315 = sext i32 %3314 to i64
  %3316 = getelementptr inbounds %struct.Edge, ptr %3305, i64 %3315
  %3317 = load i32, ptr %3316, align 4
  %3318 = getelementptr inbounds i8, ptr %3316, i64 4
  %3319 = load i32, ptr %3318, align 4
  %3320 = getelementptr inbounds %struct.Edge, ptr %3305, i64 %3286
  %3321 = zext i32 %3310 to i64
  %3322 = or disjoint i64 %3321, 4294967296
  %3323 = zext i32 %3317 to i64
  %3324 = or disjoint i64 %3323, 4294967296
  %3325 = call i64 @made(ptr %16, i8 2, i64 %3322, i64 %3324)
  store i64 %3325, ptr %3320, align 4
  %3326 = mul nsw i32 %3319, %3312
  %3327 = load ptr, ptr %183, align 8
  %3328 = getelementptr inbounds %struct.Edge, ptr %3327, i64 %3286, i32 1
  %3329 = load i32, ptr %3328, align 4
  %3330 = mul nsw i32 %3326, %3329
  store i32 %3330, ptr %3328, align 4
  br label %3402

3331:                                             ; preds = %3284
  %3332 = getelementptr inbounds i8, ptr %3287, i64 4
  %3333 = load i32, ptr %3332, align 4
  %3334 = call i64 @number(ptr %16, i32 %3333)
  %3335 = lshr i64 %3334, 32
  %3336 = trunc nuw i64 %3335 to i32
  %3337 = load ptr, ptr %183, align 8
  %3338 = getelementptr inbounds i8, ptr %3287, i64 8
  %3339 = load i32, ptr %3338, align 4
  %3340 = sext i32 %3339 to i64
  %3341 = getelementptr inbounds %struct.Edge, ptr %3337, i64 %3340
  %3342 = load i32, ptr %3341, align 4
  %3343 = getelementptr inbounds i8, ptr %3341, i64 4
  %3344 = load i32, ptr %3343, align 4
  %3345 = getelementptr inbounds %struct.Edge, ptr %3337, i64 %3286
  %3346 = and i64 %3334, 4294967295
  %3347 = or disjoint i64 %3346, 4294967296
  %3348 = zext i32 %3342 to i64
  %3349 = or disjoint i64 %3348, 4294967296
  %3350 = call i64 @made(ptr %16, i8 2, i64 %3347, i64 %3349)
  store i64 %3350, ptr %3345, align 4
  %3351 = mul nsw i32 %3344, %3336
  %3352 = load ptr, ptr %183, align 8
  %3353 = getelementptr inbounds %struct.Edge, ptr %3352, i64 %3286, i32 1
  %3354 = load i32, ptr %3353, align 4
  %3355 = mul nsw i32 %3351, %3354
  store i32 %3355, ptr %3353, align 4
  br label %3402

3356:                                             ; preds = %3284
  %3357 = load ptr, ptr %183, align 8
  %3358 = getelementptr inbounds %struct.Edge, ptr %3357, i64 %3286
  %3359 = getelementptr inbounds i8, ptr %3287, i64 12
  %3360 = load i32, ptr %3359, align 4
  %3361 = load ptr, ptr %188, align 8
  %3362 = getelementptr inbounds i8, ptr %3287, i64 4
  %3363 = load i32, ptr %3362, align 4
  %3364 = sext i32 %3363 to i64
  %3365 = getelementptr inbounds %struct.Edge, ptr %3361, i64 %3364
  %3366 = getelementptr inbounds i8, ptr %3287, i64 8
  %3367 = load i32, ptr %3366, align 4
  %3368 = sext i32 %3367 to i64
  %3369 = getelementptr inbounds %struct.Edge, ptr %3361, i64 %3368
  %3370 = load i64, ptr %3365, align 4
  %3371 = load i64, ptr %3369, align 4
  %3372 = trunc i64 %3370 to i32
  %3373 = lshr i64 %3370, 32
  %3374 = trunc i64 %3371 to i32
  %3375 = lshr i64 %3371, 32
  %3376 = load ptr, ptr %16, align 8
  %3377 = load ptr, ptr %3376, align 8
  %3378 = sext i32 %3360 to i64
  %3379 = getelementptr inbounds %struct.Node, ptr %3377, i64 %3378
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %3379, i64 48, i1 false)
  store i32 %3372, ptr %730, align 8
  %3380 = trunc i64 %3373 to i8
  store i8 %3380, ptr %731, align 4
  store i32 %3374, ptr %732, align 4
  %3381 = trunc i64 %3375 to i8
  store i8 %3381, ptr %733, align 1
  %3382 = call i64 @entered(ptr %16, ptr %14)
  store i64 %3382, ptr %3358, align 4
  br label %3402

3383:                                             ; preds = %3284
  %3384 = load ptr, ptr %183, align 8
  %3385 = getelementptr inbounds %struct.Edge, ptr %3384, i64 %3286
  %3386 = getelementptr inbounds i8, ptr %3287, i64 12
  %3387 = load i32, ptr %3386, align 4
  %3388 = load ptr, ptr %188, align 8
  %3389 = getelementptr inbounds i8, ptr %3287, i64 4
  %3390 = load i32, ptr %3389, align 4
  %3391 = sext i32 %3390 to i64
  %3392 = getelementptr inbounds %struct.Edge, ptr %3388, i64 %3391
  %3393 = load i64, ptr %3392, align 4
  %3394 = trunc i64 %3393 to i32
  %3395 = lshr i64 %3393, 32
  %3396 = load ptr, ptr %16, align 8
  %3397 = load ptr, ptr %3396, align 8
  %3398 = sext i32 %3387 to i64
  %3399 = getelementptr inbounds %struct.Node, ptr %3397, i64 %3398
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %3399, i64 48, i1 false)
  store i32 %3394, ptr %734, align 8
  %3400 = trunc i64 %3395 to i8
  store i8 %3400, ptr %735, align 4
  store i32 -1, ptr %736, align 4
  store i8 1, ptr %737, align 1
  %3401 = call i64 @entered(ptr %16, ptr %13)
  store i64 %3401, ptr %3385, align 4
  br label %3402

3402:                                             ; preds = %3383, %3356, %3331, %3304, %3295, %3289, %3268
  %3403 = add nuw nsw i64 %3059, 1
  %3404 = load i32, ptr %722, align 8
  %3405 = sext i32 %3404 to i64
  %3406 = icmp slt i64 %3403, %3405
  %3407 = load i32, ptr %728, align 8
  %3408 = icmp eq i32 %3407, 0
  %3409 = select i1 %3406, i1 %3408, i1 false
  br i1 %3409, label %3058, label %3050

3410:                                             ; preds = %3410, %3056
  %3411 = phi i64 [ 0, %3056 ], [ %3427, %3410 ]
  %3412 = load ptr, ptr %188, align 8
  %3413 = load ptr, ptr %3057, align 8
  %3414 = getelementptr inbounds %struct.Edge, ptr %3413, i64 %3411
  %3415 = load i32, ptr %3414, align 4
  %3416 = sext i32 %3415 to i64
  %3417 = getelementptr inbounds %struct.Edge, ptr %3412, i64 %3416
  %3418 = load i32, ptr %3417, align 4
  %3419 = getelementptr inbounds i8, ptr %3417, i64 4
  %3420 = load i32, ptr %3419, align 4
  %3421 = load ptr, ptr %575, align 8
  %3422 = getelementptr inbounds %struct.Edge, ptr %3421, i64 %3411
  %3423 = getelementptr inbounds i8, ptr %3414, i64 4
  %3424 = load i32, ptr %3423, align 4
  %3425 = mul nsw i32 %3424, %3420
  store i32 %3418, ptr %3422, align 4
  %3426 = getelementptr inbounds i8, ptr %3422, i64 4
  store i32 %3425, ptr %3426, align 4
  %3427 = add nuw nsw i64 %3411, 1
  %3428 = load i32, ptr %3052, align 8
  %3429 = sext i32 %3428 to i64
  %3430 = icmp slt i64 %3427, %3429
  br i1 %3430, label %3410, label %3431

3431:                                             ; preds = %3410, %3050
  br i1 %3051, label %3432, label %3519

3432:                                             ; preds = %3431
  %3433 = load ptr, ptr %543, align 8
  %3434 = load i32, ptr %576, align 4
  %3435 = sext i32 %3434 to i64
  %3436 = getelementptr inbounds i32, ptr %3433, i64 %3435
  %3437 = shl nsw i64 %3435, 2
  call void @llvm.memset.p0.i64(ptr align 4 %3433, i8 0, i64 %3437, i1 false)
  %3438 = load i32, ptr %577, align 8
  %3439 = icmp sgt i32 %3438, 0
  br i1 %3439, label %3442, label %3503

3440:                                             ; preds = %3460
  %3441 = icmp eq i32 %3461, 0
  br i1 %3441, label %3503, label %3470

3442:                                             ; preds = %3432, %3460
  %3443 = phi i64 [ %3462, %3460 ], [ 0, %3432 ]
  %3444 = phi i32 [ %3461, %3460 ], [ 0, %3432 ]
  %3445 = load ptr, ptr %575, align 8
  %3446 = getelementptr inbounds %struct.Edge, ptr %3445, i64 %3443
  %3447 = load i32, ptr %3446, align 4
  %3448 = sext i32 %3447 to i64
  %3449 = getelementptr inbounds i32, ptr %3433, i64 %3448
  %3450 = load i32, ptr %3449, align 4
  %3451 = add nsw i32 %3450, 1
  store i32 %3451, ptr %3449, align 4
  %3452 = icmp eq i32 %3450, 0
  br i1 %3452, label %3453, label %3460

3453:                                             ; preds = %3442
  %3454 = load ptr, ptr %575, align 8
  %3455 = getelementptr inbounds %struct.Edge, ptr %3454, i64 %3443
  %3456 = load i32, ptr %3455, align 4
  %3457 = add nsw i32 %3444, 1
  %3458 = sext i32 %3444 to i64
  %3459 = getelementptr inbounds i32, ptr %3436, i64 %3458
  store i32 %3456, ptr %3459, align 4
  br label %3460

3460:                                             ; preds = %3453, %3442
  %3461 = phi i32 [ %3444, %3442 ], [ %3457, %3453 ]
  %3462 = add nuw nsw i64 %3443, 1
  %3463 = load i32, ptr %577, align 8
  %3464 = sext i32 %3463 to i64
  %3465 = icmp slt i64 %3462, %3464
  br i1 %3465, label %3442, label %3440

3466:                                             ; preds = %3501
  %3467 = zext i8 %3481 to i32
  %3468 = add nuw nsw i32 %3471, %3467
  %3469 = icmp eq i32 %3502, 0
  br i1 %3469, label %3503, label %3470

3470:                                             ; preds = %3440, %3466
  %3471 = phi i32 [ %3468, %3466 ], [ 0, %3440 ]
  %3472 = phi i32 [ %3502, %3466 ], [ %3461, %3440 ]
  %3473 = load ptr, ptr %27, align 8
  %3474 = add nsw i32 %3472, -1
  %3475 = sext i32 %3474 to i64
  %3476 = getelementptr inbounds i32, ptr %3436, i64 %3475
  %3477 = load i32, ptr %3476, align 4
  %3478 = sext i32 %3477 to i64
  %3479 = getelementptr inbounds %struct.Node, ptr %3473, i64 %3478
  %3480 = getelementptr inbounds i8, ptr %3479, i64 2
  %3481 = load i8, ptr %3480, align 2
  %3482 = getelementptr inbounds i8, ptr %3479, i64 8
  br label %3483

3483:                                             ; preds = %3501, %3470
  %3484 = phi i1 [ true, %3470 ], [ false, %3501 ]
  %3485 = phi i64 [ 0, %3470 ], [ 1, %3501 ]
  %3486 = phi i32 [ %3474, %3470 ], [ %3502, %3501 ]
  %3487 = getelementptr inbounds [2 x i32], ptr %3482, i64 0, i64 %3485
  %3488 = load i32, ptr %3487, align 4
  %3489 = icmp sgt i32 %3488, -1
  br i1 %3489, label %3490, label %3501

3490:                                             ; preds = %3483
  %3491 = zext i32 %3488 to i64
  %3492 = getelementptr inbounds i32, ptr %3433, i64 %3491
  %3493 = load i32, ptr %3492, align 4
  %3494 = add nsw i32 %3493, 1
  store i32 %3494, ptr %3492, align 4
  %3495 = icmp eq i32 %3493, 0
  br i1 %3495, label %3496, label %3501

3496:                                             ; preds = %3490
  %3497 = load i32, ptr %3487, align 4
  %3498 = add nsw i32 %3486, 1
  %3499 = sext i32 %3486 to i64
  %3500 = getelementptr inbounds i32, ptr %3436, i64 %3499
  store i32 %3497, ptr %3500, align 4
  br label %3501

3501:                                             ; preds = %3496, %3490, %3483
  %3502 = phi i32 [ %3486, %3490 ], [ %3498, %3496 ], [ %3486, %3483 ]
  br i1 %3484, label %3483, label %3466

3503:                                             ; preds = %3466, %3432, %3440
  %3504 = phi i32 [ 0, %3440 ], [ 0, %3432 ], [ %3468, %3466 ]
  %3505 = add nsw i32 %1983, %765
  %3506 = icmp sgt i32 %3504, %3505
  br i1 %3506, label %3507, label %3510

3507:                                             ; preds = %3503
  %3508 = load i32, ptr %658, align 8
  %3509 = icmp eq i32 %3508, 0
  br i1 %3509, label %3510, label %3519

3510:                                             ; preds = %3507, %3503
  %3511 = load ptr, ptr %27, align 8
  %3512 = load i32, ptr %578, align 8
  %3513 = sext i32 %3512 to i64
  %3514 = mul nsw i64 %3513, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %563, ptr align 8 %3511, i64 %3514, i1 false)
  %3515 = load ptr, ptr %575, align 8
  %3516 = load i32, ptr %577, align 8
  %3517 = sext i32 %3516 to i64
  %3518 = shl nsw i64 %3517, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %564, ptr align 4 %3515, i64 %3518, i1 false)
  br label %3519

3519:                                             ; preds = %2555, %2592, %2598, %2589, %3507, %3510, %3431
  %3520 = phi i32 [ %1981, %3431 ], [ %3512, %3510 ], [ %1981, %3507 ], [ %1981, %2589 ], [ %1981, %2598 ], [ %1981, %2592 ], [ %1981, %2555 ]
  %3521 = phi i32 [ %1982, %3431 ], [ %3516, %3510 ], [ %1982, %3507 ], [ %1982, %2589 ], [ %1982, %2598 ], [ %1982, %2592 ], [ %1982, %2555 ]
  %3522 = phi i32 [ %1983, %3431 ], [ %3504, %3510 ], [ %1983, %3507 ], [ %1983, %2589 ], [ %1983, %2598 ], [ %1983, %2592 ], [ %1983, %2555 ]
  %3523 = add nsw i32 %741, %765
  %3524 = icmp sgt i32 %3522, %3523
  br i1 %3524, label %3534, label %3525

3525:                                             ; preds = %3519
  %3526 = load i32, ptr %738, align 8
  %3527 = add nsw i32 %3526, %742
  %3528 = icmp sgt i32 %3522, %3527
  br i1 %3528, label %3534, label %3529

3529:                                             ; preds = %3525
  %3530 = sext i32 %3520 to i64
  %3531 = mul nsw i64 %3530, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %549, ptr align 8 %563, i64 %3531, i1 false)
  %3532 = sext i32 %3521 to i64
  %3533 = shl nsw i64 %3532, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %551, ptr align 4 %564, i64 %3533, i1 false)
  br label %3534

3534:                                             ; preds = %3529, %3525, %3519
  %3535 = phi i32 [ %745, %3519 ], [ %745, %3525 ], [ %3520, %3529 ]
  %3536 = phi i32 [ %744, %3519 ], [ %744, %3525 ], [ %3521, %3529 ]
  %3537 = phi i32 [ %741, %3519 ], [ %741, %3525 ], [ %3522, %3529 ]
  %3538 = icmp slt i32 %3522, %742
  br i1 %3538, label %3547, label %3539

3539:                                             ; preds = %3534
  %3540 = load i32, ptr %658, align 8
  %3541 = icmp eq i32 %3540, 0
  br i1 %3541, label %3547, label %3542

3542:                                             ; preds = %3539
  %3543 = load i32, ptr %698, align 4
  %3544 = icmp ne i32 %3543, 0
  %3545 = icmp eq i32 %3522, %742
  %3546 = select i1 %3544, i1 %3545, i1 false
  br i1 %3546, label %3547, label %3552

3547:                                             ; preds = %3542, %3539, %3534
  %3548 = sext i32 %3520 to i64
  %3549 = mul nsw i64 %3548, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %563, i64 %3549, i1 false)
  %3550 = sext i32 %3521 to i64
  %3551 = shl nsw i64 %3550, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %564, i64 %3551, i1 false)
  br label %3552

3552:                                             ; preds = %3547, %3542
  %3553 = phi i32 [ %3520, %3547 ], [ %743, %3542 ]
  %3554 = phi i32 [ %3522, %3547 ], [ %742, %3542 ]
  %3555 = add nuw nsw i32 %740, 1
  %3556 = load i32, ptr %653, align 4
  %3557 = icmp slt i32 %3555, %3556
  br i1 %3557, label %739, label %3558

3558:                                             ; preds = %3552, %649, %562, %569
  %3559 = phi i32 [ -1, %569 ], [ -1, %562 ], [ %1, %649 ], [ %3553, %3552 ]
  call void @free(ptr %549)
  call void @free(ptr %551)
  call void @free(ptr %563)
  call void @free(ptr %564)
  %3560 = load ptr, ptr %27, align 8
  call void @free(ptr %3560)
  %3561 = getelementptr inbounds i8, ptr %27, i64 8
  %3562 = load ptr, ptr %3561, align 8
  call void @free(ptr %3562)
  %3563 = load ptr, ptr %481, align 8
  store ptr %3563, ptr %12, align 16
  %3564 = getelementptr inbounds i8, ptr %12, i64 8
  %3565 = load ptr, ptr %485, align 8
  store ptr %3565, ptr %3564, align 8
  %3566 = getelementptr inbounds i8, ptr %12, i64 16
  %3567 = load ptr, ptr %489, align 8
  store ptr %3567, ptr %3566, align 16
  %3568 = getelementptr inbounds i8, ptr %12, i64 24
  %3569 = load ptr, ptr %497, align 8
  store ptr %3569, ptr %3568, align 8
  %3570 = getelementptr inbounds i8, ptr %12, i64 32
  %3571 = load ptr, ptr %501, align 8
  store ptr %3571, ptr %3570, align 16
  %3572 = getelementptr inbounds i8, ptr %12, i64 40
  %3573 = load ptr, ptr %508, align 8
  store ptr %3573, ptr %3572, align 8
  %3574 = getelementptr inbounds i8, ptr %12, i64 48
  %3575 = load ptr, ptr %516, align 8
  store ptr %3575, ptr %3574, align 16
  %3576 = getelementptr inbounds i8, ptr %12, i64 56
  %3577 = load ptr, ptr %520, align 8
  store ptr %3577, ptr %3576, align 8
  %3578 = getelementptr inbounds i8, ptr %12, i64 64
  %3579 = load ptr, ptr %524, align 8
  store ptr %3579, ptr %3578, align 16
  %3580 = getelementptr inbounds i8, ptr %12, i64 72
  %3581 = load ptr, ptr %528, align 8
  store ptr %3581, ptr %3580, align 8
  %3582 = getelementptr inbounds i8, ptr %12, i64 80
  %3583 = load ptr, ptr %532, align 8
  store ptr %3583, ptr %3582, align 16
  %3584 = getelementptr inbounds i8, ptr %12, i64 88
  %3585 = load ptr, ptr %536, align 8
  store ptr %3585, ptr %3584, align 8
  %3586 = getelementptr inbounds i8, ptr %12, i64 96
  %3587 = load ptr, ptr %543, align 8
  store ptr %3587, ptr %3586, align 16
  %3588 = getelementptr inbounds i8, ptr %12, i64 104
  %3589 = load ptr, ptr %547, align 8
  store ptr %3589, ptr %3588, align 8
  br label %3590

3590:                                             ; preds = %3590, %3558
  %3591 = phi i64 [ 0, %3558 ], [ %3594, %3590 ]
  %3592 = getelementptr inbounds [14 x ptr], ptr %12, i64 0, i64 %3591
  %3593 = load ptr, ptr %3592, align 8
  call void @free(ptr %3593)
  %3594 = add nuw nsw i64 %3591, 1
  %3595 = icmp eq i64 %3594, 14
  br i1 %3595, label %3596, label %3590

3596:                                             ; preds = %3590
  %3597 = load ptr, ptr %207, align 8
  store ptr %3597, ptr %11, align 16
  %3598 = getelementptr inbounds i8, ptr %11, i64 8
  %3599 = load ptr, ptr %212, align 8
  store ptr %3599, ptr %3598, align 8
  %3600 = getelementptr inbounds i8, ptr %11, i64 16
  %3601 = load ptr, ptr %220, align 8
  store ptr %3601, ptr %3600, align 16
  %3602 = getelementptr inbounds i8, ptr %11, i64 24
  %3603 = load ptr, ptr %229, align 8
  store ptr %3603, ptr %3602, align 8
  %3604 = getelementptr inbounds i8, ptr %11, i64 32
  %3605 = load ptr, ptr %308, align 8
  store ptr %3605, ptr %3604, align 16
  %3606 = getelementptr inbounds i8, ptr %11, i64 40
  %3607 = load ptr, ptr %312, align 8
  store ptr %3607, ptr %3606, align 8
  %3608 = getelementptr inbounds i8, ptr %11, i64 48
  %3609 = load ptr, ptr %316, align 8
  store ptr %3609, ptr %3608, align 16
  %3610 = getelementptr inbounds i8, ptr %11, i64 56
  %3611 = load ptr, ptr %325, align 8
  store ptr %3611, ptr %3610, align 8
  %3612 = getelementptr inbounds i8, ptr %11, i64 64
  %3613 = load ptr, ptr %94, align 8
  store ptr %3613, ptr %3612, align 16
  %3614 = getelementptr inbounds i8, ptr %11, i64 72
  %3615 = load ptr, ptr %350, align 8
  store ptr %3615, ptr %3614, align 8
  %3616 = getelementptr inbounds i8, ptr %11, i64 80
  %3617 = load ptr, ptr %356, align 8
  store ptr %3617, ptr %3616, align 16
  br label %3627

3618:                                             ; preds = %3627
  %3619 = getelementptr inbounds i8, ptr %8, i64 8
  %3620 = getelementptr inbounds i8, ptr %8, i64 16
  %3621 = getelementptr inbounds i8, ptr %8, i64 24
  %3622 = getelementptr inbounds i8, ptr %8, i64 32
  %3623 = getelementptr inbounds i8, ptr %8, i64 40
  %3624 = getelementptr inbounds i8, ptr %8, i64 48
  %3625 = getelementptr inbounds i8, ptr %8, i64 56
  %3626 = getelementptr inbounds i8, ptr %8, i64 64
  br label %3693

3627:                                             ; preds = %3627, %3596
  %3628 = phi i64 [ 0, %3596 ], [ %3631, %3627 ]
  %3629 = getelementptr inbounds [11 x ptr], ptr %11, i64 0, i64 %3628
  %3630 = load ptr, ptr %3629, align 8
  call void @free(ptr %3630)
  %3631 = add nuw nsw i64 %3628, 1
  %3632 = icmp eq i64 %3631, 11
  br i1 %3632, label %3618, label %3627

3633:                                             ; preds = %3720
  %3634 = load ptr, ptr %28, align 8
  call void @free(ptr %3634)
  %3635 = load ptr, ptr %197, align 8
  call void @free(ptr %3635)
  %3636 = load ptr, ptr %131, align 8
  store ptr %3636, ptr %10, align 16
  %3637 = getelementptr inbounds i8, ptr %10, i64 8
  %3638 = load ptr, ptr %137, align 8
  store ptr %3638, ptr %3637, align 8
  %3639 = getelementptr inbounds i8, ptr %10, i64 16
  %3640 = load ptr, ptr %141, align 8
  store ptr %3640, ptr %3639, align 16
  %3641 = getelementptr inbounds i8, ptr %10, i64 24
  %3642 = load ptr, ptr %145, align 8
  store ptr %3642, ptr %3641, align 8
  %3643 = getelementptr inbounds i8, ptr %10, i64 32
  %3644 = load ptr, ptr %150, align 8
  store ptr %3644, ptr %3643, align 16
  %3645 = getelementptr inbounds i8, ptr %10, i64 40
  %3646 = load ptr, ptr %155, align 8
  store ptr %3646, ptr %3645, align 8
  %3647 = getelementptr inbounds i8, ptr %10, i64 48
  %3648 = load ptr, ptr %159, align 8
  store ptr %3648, ptr %3647, align 16
  %3649 = getelementptr inbounds i8, ptr %10, i64 56
  %3650 = load ptr, ptr %164, align 8
  store ptr %3650, ptr %3649, align 8
  %3651 = getelementptr inbounds i8, ptr %10, i64 64
  %3652 = load ptr, ptr %169, align 8
  store ptr %3652, ptr %3651, align 16
  %3653 = getelementptr inbounds i8, ptr %10, i64 72
  %3654 = load ptr, ptr %174, align 8
  store ptr %3654, ptr %3653, align 8
  %3655 = getelementptr inbounds i8, ptr %10, i64 80
  %3656 = load ptr, ptr %178, align 8
  store ptr %3656, ptr %3655, align 16
  %3657 = getelementptr inbounds i8, ptr %10, i64 88
  %3658 = load ptr, ptr %183, align 8
  store ptr %3658, ptr %3657, align 8
  %3659 = getelementptr inbounds i8, ptr %10, i64 96
  %3660 = load ptr, ptr %188, align 8
  store ptr %3660, ptr %3659, align 16
  br label %3661

3661:                                             ; preds = %3661, %3633
  %3662 = phi i64 [ 0, %3633 ], [ %3665, %3661 ]
  %3663 = getelementptr inbounds [13 x ptr], ptr %10, i64 0, i64 %3662
  %3664 = load ptr, ptr %3663, align 8
  call void @free(ptr %3664)
  %3665 = add nuw nsw i64 %3662, 1
  %3666 = icmp eq i64 %3665, 13
  br i1 %3666, label %3667, label %3661

3667:                                             ; preds = %3661
  %3668 = load ptr, ptr %73, align 8
  store ptr %3668, ptr %9, align 16
  %3669 = getelementptr inbounds i8, ptr %9, i64 8
  %3670 = load ptr, ptr %64, align 8
  store ptr %3670, ptr %3669, align 8
  %3671 = getelementptr inbounds i8, ptr %9, i64 16
  %3672 = load ptr, ptr %69, align 8
  store ptr %3672, ptr %3671, align 16
  %3673 = getelementptr inbounds i8, ptr %9, i64 24
  %3674 = load ptr, ptr %81, align 8
  store ptr %3674, ptr %3673, align 8
  %3675 = getelementptr inbounds i8, ptr %9, i64 32
  %3676 = load ptr, ptr %87, align 8
  store ptr %3676, ptr %3675, align 16
  %3677 = getelementptr inbounds i8, ptr %9, i64 40
  %3678 = load ptr, ptr %91, align 8
  store ptr %3678, ptr %3677, align 8
  br label %3681

3679:                                             ; preds = %3681
  %3680 = getelementptr inbounds i8, ptr %28, i64 98496
  br label %3687

3681:                                             ; preds = %3681, %3667
  %3682 = phi i64 [ 0, %3667 ], [ %3685, %3681 ]
  %3683 = getelementptr inbounds [6 x ptr], ptr %9, i64 0, i64 %3682
  %3684 = load ptr, ptr %3683, align 8
  call void @free(ptr %3684)
  %3685 = add nuw nsw i64 %3682, 1
  %3686 = icmp eq i64 %3685, 6
  br i1 %3686, label %3679, label %3681

3687:                                             ; preds = %3687, %3679
  %3688 = phi i64 [ 0, %3679 ], [ %3691, %3687 ]
  %3689 = getelementptr inbounds [64 x ptr], ptr %3680, i64 0, i64 %3688
  %3690 = load ptr, ptr %3689, align 8
  call void @free(ptr %3690)
  %3691 = add nuw nsw i64 %3688, 1
  %3692 = icmp eq i64 %3691, 64
  br i1 %3692, label %3723, label %3687

3693:                                             ; preds = %3720, %3618
  %3694 = phi i64 [ 0, %3618 ], [ %3721, %3720 ]
  %3695 = getelementptr inbounds [4 x %struct.Poly], ptr %93, i64 0, i64 %3694
  %3696 = getelementptr inbounds i8, ptr %3695, i64 8
  %3697 = load ptr, ptr %3696, align 8
  store ptr %3697, ptr %8, align 16
  %3698 = getelementptr inbounds i8, ptr %3695, i64 16
  %3699 = load ptr, ptr %3698, align 8
  store ptr %3699, ptr %3619, align 8
  %3700 = getelementptr inbounds i8, ptr %3695, i64 24
  %3701 = load ptr, ptr %3700, align 8
  store ptr %3701, ptr %3620, align 16
  %3702 = getelementptr inbounds i8, ptr %3695, i64 56
  %3703 = load ptr, ptr %3702, align 8
  store ptr %3703, ptr %3621, align 8
  %3704 = getelementptr inbounds i8, ptr %3695, i64 72
  %3705 = load ptr, ptr %3704, align 8
  store ptr %3705, ptr %3622, align 16
  %3706 = getelementptr inbounds i8, ptr %3695, i64 80
  %3707 = load ptr, ptr %3706, align 8
  store ptr %3707, ptr %3623, align 8
  %3708 = getelementptr inbounds i8, ptr %3695, i64 112
  %3709 = load ptr, ptr %3708, align 8
  store ptr %3709, ptr %3624, align 16
  %3710 = getelementptr inbounds i8, ptr %3695, i64 96
  %3711 = load ptr, ptr %3710, align 8
  store ptr %3711, ptr %3625, align 8
  %3712 = getelementptr inbounds i8, ptr %3695, i64 120
  %3713 = load ptr, ptr %3712, align 8
  store ptr %3713, ptr %3626, align 16
  br label %3714

3714:                                             ; preds = %3714, %3693
  %3715 = phi i64 [ 0, %3693 ], [ %3718, %3714 ]
  %3716 = getelementptr inbounds [9 x ptr], ptr %8, i64 0, i64 %3715
  %3717 = load ptr, ptr %3716, align 8
  call void @free(ptr %3717)
  %3718 = add nuw nsw i64 %3715, 1
  %3719 = icmp eq i64 %3718, 9
  br i1 %3719, label %3720, label %3714

3720:                                             ; preds = %3714
  %3721 = add nuw nsw i64 %3694, 1
  %3722 = icmp eq i64 %3721, 4
  br i1 %3722, label %3633, label %3693

3723:                                             ; preds = %3687
  br label %3724

3724:                                             ; preds = %7, %3723
  %3725 = phi i32 [ %3559, %3723 ], [ %1, %7 ]
  ret i32 %3725
}

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr writeonly, ptr readonly, i64, i1 immarg)

declare ptr @malloc(i64 noundef) local_unnamed_addr

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

define internal void @clear(ptr %0) {
  %2 = alloca %struct.Node, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 168
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load i32, ptr %5, align 8
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  br label %15

10:                                               ; preds = %15
  %11 = icmp sgt i32 %27, 0
  br i1 %11, label %12, label %30

12:                                               ; preds = %10
  %13 = getelementptr inbounds i8, ptr %2, i64 8
  %14 = getelementptr inbounds i8, ptr %0, i64 56
  br label %37

15:                                               ; preds = %8, %15
  %16 = phi i64 [ 0, %8 ], [ %26, %15 ]
  %17 = phi i32 [ 0, %8 ], [ %23, %15 ]
  %18 = load ptr, ptr %9, align 8
  %19 = getelementptr inbounds i32, ptr %18, i64 %16
  %20 = load i32, ptr %19, align 4
  %21 = icmp sgt i32 %20, 0
  %22 = zext i1 %21 to i32
  %23 = add nuw nsw i32 %17, %22
  %24 = select i1 %21, i32 %17, i32 -1
  %25 = getelementptr inbounds i32, ptr %4, i64 %16
  store i32 %24, ptr %25, align 4
  %26 = add nuw nsw i64 %16, 1
  %27 = load i32, ptr %5, align 8
  %28 = sext i32 %27 to i64
  %29 = icmp slt i64 %26, %28
  br i1 %29, label %15, label %10

30:                                               ; preds = %67, %1, %10
  %31 = phi i32 [ %23, %10 ], [ 0, %1 ], [ %23, %67 ]
  %32 = getelementptr inbounds i8, ptr %0, i64 24
  %33 = load i32, ptr %32, align 8
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %35, label %72

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %0, i64 8
  br label %96

37:                                               ; preds = %12, %67
  %38 = phi i32 [ %27, %12 ], [ %68, %67 ]
  %39 = phi i64 [ 0, %12 ], [ %69, %67 ]
  %40 = getelementptr inbounds i32, ptr %4, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = icmp slt i32 %41, 0
  br i1 %42, label %67, label %43

43:                                               ; preds = %37
  %44 = load ptr, ptr %0, align 8
  %45 = getelementptr inbounds %struct.Node, ptr %44, i64 %39
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %45, i64 48, i1 false)
  br label %56

46:                                               ; preds = %66
  %47 = zext i32 %41 to i64
  %48 = getelementptr inbounds %struct.Node, ptr %44, i64 %47
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %48, ptr align 8 %2, i64 48, i1 false)
  %49 = load ptr, ptr %14, align 8
  %50 = getelementptr inbounds i32, ptr %49, i64 %39
  %51 = load i32, ptr %50, align 4
  %52 = load i32, ptr %40, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %49, i64 %53
  store i32 %51, ptr %54, align 4
  %55 = load i32, ptr %5, align 8
  br label %67

56:                                               ; preds = %43, %66
  %57 = phi i1 [ true, %43 ], [ false, %66 ]
  %58 = phi i64 [ 0, %43 ], [ 1, %66 ]
  %59 = getelementptr inbounds [2 x i32], ptr %13, i64 0, i64 %58
  %60 = load i32, ptr %59, align 4
  %61 = icmp sgt i32 %60, -1
  br i1 %61, label %62, label %66

62:                                               ; preds = %56
  %63 = zext i32 %60 to i64
  %64 = getelementptr inbounds i32, ptr %4, i64 %63
  %65 = load i32, ptr %64, align 4
  store i32 %65, ptr %59, align 4
  br label %66

66:                                               ; preds = %56, %62
  br i1 %57, label %56, label %46

67:                                               ; preds = %37, %46
  %68 = phi i32 [ %38, %37 ], [ %55, %46 ]
  %69 = add nuw nsw i64 %39, 1
  %70 = sext i32 %68 to i64
  %71 = icmp slt i64 %69, %70
  br i1 %71, label %37, label %30

72:                                               ; preds = %96, %30
  store i32 %31, ptr %5, align 8
  %73 = getelementptr inbounds i8, ptr %0, i64 48
  store i32 0, ptr %73, align 8
  %74 = getelementptr inbounds i8, ptr %0, i64 104
  store i32 0, ptr %74, align 8
  %75 = getelementptr inbounds i8, ptr %0, i64 128
  %76 = load ptr, ptr %75, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %76, i8 0, i64 8192, i1 false)
  %77 = getelementptr inbounds i8, ptr %0, i64 136
  %78 = load ptr, ptr %77, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %78, i8 0, i64 131072, i1 false)
  %79 = getelementptr inbounds i8, ptr %0, i64 144
  %80 = load ptr, ptr %79, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %80, i8 0, i64 131072, i1 false)
  %81 = getelementptr inbounds i8, ptr %0, i64 72
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds i8, ptr %0, i64 88
  %84 = load i32, ptr %83, align 8
  %85 = sext i32 %84 to i64
  %86 = shl nsw i64 %85, 2
  %87 = add nsw i64 %86, 4
  call void @llvm.memset.p0.i64(ptr align 4 %82, i8 -1, i64 %87, i1 false)
  %88 = getelementptr inbounds i8, ptr %0, i64 112
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds i8, ptr %0, i64 120
  %91 = load i32, ptr %90, align 8
  %92 = sext i32 %91 to i64
  %93 = shl nsw i64 %92, 2
  %94 = add nsw i64 %93, 4
  call void @llvm.memset.p0.i64(ptr align 4 %89, i8 -1, i64 %94, i1 false)
  %95 = icmp sgt i32 %31, 0
  br i1 %95, label %109, label %113

96:                                               ; preds = %35, %96
  %97 = phi i64 [ 0, %35 ], [ %104, %96 ]
  %98 = load ptr, ptr %36, align 8
  %99 = getelementptr inbounds %struct.Edge, ptr %98, i64 %97
  %100 = load i32, ptr %99, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr %4, i64 %101
  %103 = load i32, ptr %102, align 4
  store i32 %103, ptr %99, align 4
  %104 = add nuw nsw i64 %97, 1
  %105 = load i32, ptr %32, align 8
  %106 = sext i32 %105 to i64
  %107 = icmp slt i64 %104, %106
  br i1 %107, label %96, label %72

108:                                              ; preds = %109
  br i1 %95, label %114, label %113

109:                                              ; preds = %72, %109
  %110 = phi i32 [ %111, %109 ], [ 0, %72 ]
  call void @enter(ptr %0, i32 %110)
  %111 = add nuw nsw i32 %110, 1
  %112 = icmp eq i32 %111, %31
  br i1 %112, label %108, label %109

113:                                              ; preds = %114, %72, %108
  ret void

114:                                              ; preds = %108, %114
  %115 = phi i32 [ %116, %114 ], [ 0, %108 ]
  call void @enter_pairs(ptr %0, i32 %115)
  %116 = add nuw nsw i32 %115, 1
  %117 = icmp eq i32 %116, %31
  br i1 %117, label %113, label %114
}

define internal void @enter(ptr %0, i32 %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds %struct.Node, ptr %3, i64 %4, i32 7
  %6 = load i32, ptr %5, align 4
  %7 = sub i32 2147483647, %6
  %8 = call i32 @llvm.umin.i32(i32 %7, i32 %6)
  %9 = getelementptr inbounds i8, ptr %0, i64 72
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 88
  %12 = load i32, ptr %11, align 8
  %13 = zext i32 %8 to i64
  %14 = mul i64 %13, -7046029254386353131
  %15 = lshr i64 %14, 33
  %16 = trunc nuw nsw i64 %15 to i32
  %17 = and i32 %12, %16
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %10, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds i8, ptr %0, i64 80
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i32, ptr %22, i64 %4
  store i32 %20, ptr %23, align 4
  store i32 %1, ptr %19, align 4
  %24 = getelementptr inbounds i8, ptr %0, i64 128
  %25 = load ptr, ptr %24, align 8
  %26 = lshr i64 %14, 48
  %27 = and i64 %26, 63
  %28 = shl nuw i64 1, %27
  %29 = lshr i64 %14, 54
  %30 = getelementptr inbounds i64, ptr %25, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = or i64 %31, %28
  store i64 %32, ptr %30, align 8
  %33 = load ptr, ptr %0, align 8
  %34 = getelementptr inbounds %struct.Node, ptr %33, i64 %4, i32 3
  %35 = load i8, ptr %34, align 1
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %86, label %37

37:                                               ; preds = %2
  %38 = getelementptr inbounds i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %0, i64 48
  %41 = load i32, ptr %40, align 8
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %40, align 8
  %43 = sext i32 %41 to i64
  %44 = getelementptr inbounds i32, ptr %39, i64 %43
  store i32 %1, ptr %44, align 4
  %45 = load ptr, ptr %0, align 8
  %46 = getelementptr inbounds %struct.Node, ptr %45, i64 %4, i32 7
  %47 = load i32, ptr %46, align 4
  br label %48

48:                                               ; preds = %68, %37
  %49 = phi i32 [ 2147483645, %37 ], [ %71, %68 ]
  %50 = phi i32 [ 1, %37 ], [ %70, %68 ]
  %51 = phi i32 [ %47, %37 ], [ %80, %68 ]
  %52 = and i32 %49, 1
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %56

54:                                               ; preds = %48
  %55 = zext i32 %51 to i64
  br label %68

56:                                               ; preds = %48
  %57 = zext i32 %50 to i64
  %58 = zext i32 %51 to i64
  %59 = mul nuw i64 %58, %57
  %60 = trunc i64 %59 to i32
  %61 = and i32 %60, 2147483647
  %62 = lshr i64 %59, 31
  %63 = trunc i64 %62 to i32
  %64 = add i32 %61, %63
  %65 = icmp ugt i32 %64, 2147483646
  %66 = add i32 %64, -2147483647
  %67 = select i1 %65, i32 %66, i32 %64
  br label %68

68:                                               ; preds = %56, %54
  %69 = phi i64 [ %55, %54 ], [ %58, %56 ]
  %70 = phi i32 [ %50, %54 ], [ %67, %56 ]
  %71 = lshr i32 %49, 1
  %72 = mul nuw i64 %69, %69
  %73 = trunc i64 %72 to i32
  %74 = and i32 %73, 2147483647
  %75 = lshr i64 %72, 31
  %76 = trunc i64 %75 to i32
  %77 = add i32 %74, %76
  %78 = icmp ugt i32 %77, 2147483646
  %79 = add i32 %77, -2147483647
  %80 = select i1 %78, i32 %79, i32 %77
  %81 = icmp ult i32 %49, 2
  br i1 %81, label %82, label %48

82:                                               ; preds = %68
  %83 = getelementptr inbounds i8, ptr %0, i64 64
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds i32, ptr %84, i64 %4
  store i32 %70, ptr %85, align 4
  br label %86

86:                                               ; preds = %2, %82
  ret void
}

define internal void @enter_pairs(ptr %0, i32 %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds %struct.Node, ptr %3, i64 %4, i32 7
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds i8, ptr %0, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i32, ptr %8, i64 %4
  %10 = load i32, ptr %9, align 4
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %127

12:                                               ; preds = %2
  %13 = getelementptr inbounds %struct.Node, ptr %3, i64 %4, i32 3
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %127, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds i8, ptr %0, i64 40
  %18 = getelementptr inbounds i8, ptr %0, i64 48
  %19 = load i32, ptr %18, align 8
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %127

21:                                               ; preds = %16
  %22 = getelementptr inbounds i8, ptr %0, i64 104
  %23 = getelementptr inbounds i8, ptr %0, i64 108
  %24 = zext i32 %6 to i64
  %25 = getelementptr inbounds i8, ptr %0, i64 112
  %26 = getelementptr inbounds i8, ptr %0, i64 120
  %27 = getelementptr inbounds i8, ptr %0, i64 96
  %28 = getelementptr inbounds i8, ptr %0, i64 136
  %29 = getelementptr inbounds i8, ptr %0, i64 144
  br label %30

30:                                               ; preds = %21, %122
  %31 = phi i32 [ %19, %21 ], [ %123, %122 ]
  %32 = phi i64 [ 0, %21 ], [ %124, %122 ]
  %33 = load ptr, ptr %17, align 8
  %34 = getelementptr inbounds i32, ptr %33, i64 %32
  %35 = load i32, ptr %34, align 4
  %36 = icmp sgt i32 %35, %1
  br i1 %36, label %127, label %37

37:                                               ; preds = %30
  %38 = load ptr, ptr %7, align 8
  %39 = sext i32 %35 to i64
  %40 = getelementptr inbounds i32, ptr %38, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = icmp sgt i32 %41, 0
  br i1 %42, label %43, label %122

43:                                               ; preds = %37
  %44 = load ptr, ptr %0, align 8
  %45 = getelementptr inbounds %struct.Node, ptr %44, i64 %39, i32 3
  %46 = load i8, ptr %45, align 1
  %47 = icmp eq i8 %46, 0
  br i1 %47, label %122, label %48

48:                                               ; preds = %43, %117
  %49 = phi i8 [ %118, %117 ], [ 0, %43 ]
  %50 = load i32, ptr %22, align 8
  %51 = load i32, ptr %23, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %120

53:                                               ; preds = %48
  %54 = load ptr, ptr %0, align 8
  %55 = getelementptr inbounds %struct.Node, ptr %54, i64 %39, i32 7
  %56 = load i32, ptr %55, align 4
  switch i8 %49, label %67 [
    i8 0, label %57
    i8 1, label %62
  ]

57:                                               ; preds = %53
  %58 = add i32 %56, %6
  %59 = icmp ugt i32 %58, 2147483646
  %60 = add i32 %58, -2147483647
  %61 = select i1 %59, i32 %60, i32 %58
  br label %78

62:                                               ; preds = %53
  %63 = icmp ult i32 %56, %6
  %64 = add i32 %56, 2147483647
  %65 = select i1 %63, i32 %64, i32 %56
  %66 = sub i32 %65, %6
  br label %78

67:                                               ; preds = %53
  %68 = zext i32 %56 to i64
  %69 = mul nuw i64 %68, %24
  %70 = trunc i64 %69 to i32
  %71 = and i32 %70, 2147483647
  %72 = lshr i64 %69, 31
  %73 = trunc i64 %72 to i32
  %74 = add i32 %71, %73
  %75 = icmp ugt i32 %74, 2147483646
  %76 = add i32 %74, -2147483647
  %77 = select i1 %75, i32 %76, i32 %74
  br label %78

78:                                               ; preds = %57, %62, %67
  %79 = phi i32 [ %61, %57 ], [ %66, %62 ], [ %77, %67 ]
  %80 = sub i32 2147483647, %79
  %81 = call i32 @llvm.umin.i32(i32 %80, i32 %79)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %117, label %83

83:                                               ; preds = %78
  %84 = load ptr, ptr %25, align 8
  %85 = load i32, ptr %26, align 8
  %86 = zext i32 %81 to i64
  %87 = mul i64 %86, -7046029254386353131
  %88 = lshr i64 %87, 33
  %89 = trunc nuw nsw i64 %88 to i32
  %90 = and i32 %85, %89
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr %84, i64 %91
  %93 = load ptr, ptr %27, align 8
  %94 = sext i32 %50 to i64
  %95 = getelementptr inbounds %struct.Pair, ptr %93, i64 %94
  %96 = load i32, ptr %92, align 4
  store i32 %81, ptr %95, align 4
  %97 = getelementptr inbounds i8, ptr %95, i64 4
  store i32 %35, ptr %97, align 4
  %98 = getelementptr inbounds i8, ptr %95, i64 8
  store i32 %1, ptr %98, align 4
  %99 = getelementptr inbounds i8, ptr %95, i64 12
  store i32 %96, ptr %99, align 4
  %100 = getelementptr inbounds i8, ptr %95, i64 16
  store i8 %49, ptr %100, align 4
  %101 = load i32, ptr %22, align 8
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %22, align 8
  store i32 %101, ptr %92, align 4
  %103 = load ptr, ptr %28, align 8
  %104 = lshr i64 %87, 44
  %105 = lshr i64 %87, 50
  %106 = getelementptr inbounds i64, ptr %103, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = and i64 %104, 63
  %109 = shl nuw i64 1, %108
  %110 = and i64 %107, %109
  %111 = icmp eq i64 %110, 0
  %112 = select i1 %111, ptr %28, ptr %29
  %113 = load ptr, ptr %112, align 8
  %114 = getelementptr inbounds i64, ptr %113, i64 %105
  %115 = load i64, ptr %114, align 8
  %116 = or i64 %115, %109
  store i64 %116, ptr %114, align 8
  br label %117

117:                                              ; preds = %78, %83
  %118 = add nuw nsw i8 %49, 1
  %119 = icmp eq i8 %118, 3
  br i1 %119, label %120, label %48

120:                                              ; preds = %117, %48
  %121 = load i32, ptr %18, align 8
  br label %122

122:                                              ; preds = %120, %37, %43
  %123 = phi i32 [ %121, %120 ], [ %31, %37 ], [ %31, %43 ]
  %124 = add nuw nsw i64 %32, 1
  %125 = sext i32 %123 to i64
  %126 = icmp slt i64 %124, %125
  br i1 %126, label %30, label %127

127:                                              ; preds = %122, %30, %16, %2, %12
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
  %12 = getelementptr inbounds i8, ptr %0, i64 152
  %13 = getelementptr inbounds i8, ptr %0, i64 160
  %14 = zext i32 %3 to i64
  br label %22

15:                                               ; preds = %40, %4
  %16 = phi i32 [ 0, %4 ], [ %41, %40 ]
  %17 = getelementptr inbounds i8, ptr %0, i64 168
  %18 = load ptr, ptr %17, align 8
  store i32 %1, ptr %18, align 4
  %19 = getelementptr inbounds i8, ptr %0, i64 152
  %20 = getelementptr inbounds i8, ptr %0, i64 160
  %21 = getelementptr inbounds i8, ptr %0, i64 56
  br label %54

22:                                               ; preds = %11, %40
  %23 = phi i64 [ 0, %11 ], [ %46, %40 ]
  %24 = phi i32 [ 0, %11 ], [ %41, %40 ]
  %25 = getelementptr inbounds i32, ptr %2, i64 %23
  %26 = load i32, ptr %25, align 4
  %27 = load ptr, ptr %12, align 8
  %28 = sext i32 %26 to i64
  %29 = getelementptr inbounds i32, ptr %27, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %40

32:                                               ; preds = %22
  %33 = load ptr, ptr %13, align 8
  %34 = add nsw i32 %24, 1
  %35 = sext i32 %24 to i64
  %36 = getelementptr inbounds i32, ptr %33, i64 %35
  store i32 %26, ptr %36, align 4
  %37 = load ptr, ptr %12, align 8
  %38 = getelementptr inbounds i32, ptr %37, i64 %28
  %39 = load i32, ptr %38, align 4
  br label %40

40:                                               ; preds = %22, %32
  %41 = phi i32 [ %34, %32 ], [ %24, %22 ]
  %42 = phi i32 [ %39, %32 ], [ %30, %22 ]
  %43 = phi ptr [ %37, %32 ], [ %27, %22 ]
  %44 = getelementptr inbounds i32, ptr %43, i64 %28
  %45 = add nsw i32 %42, 1
  store i32 %45, ptr %44, align 4
  %46 = add nuw nsw i64 %23, 1
  %47 = icmp eq i64 %46, %14
  br i1 %47, label %15, label %22

48:                                               ; preds = %112
  %49 = icmp eq i32 %114, 0
  br i1 %49, label %50, label %54

50:                                               ; preds = %48
  %51 = icmp sgt i32 %113, 0
  br i1 %51, label %52, label %116

52:                                               ; preds = %50
  %53 = zext i32 %113 to i64
  br label %117

54:                                               ; preds = %15, %48
  %55 = phi i32 [ %9, %15 ], [ %115, %48 ]
  %56 = phi i32 [ 1, %15 ], [ %114, %48 ]
  %57 = phi i32 [ %16, %15 ], [ %113, %48 ]
  %58 = load ptr, ptr %0, align 8
  %59 = load ptr, ptr %17, align 8
  %60 = add nsw i32 %56, -1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %59, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = sext i32 %63 to i64
  br label %65

65:                                               ; preds = %54, %112
  %66 = phi i1 [ true, %54 ], [ false, %112 ]
  %67 = phi i64 [ 0, %54 ], [ 1, %112 ]
  %68 = phi i32 [ %55, %54 ], [ %115, %112 ]
  %69 = phi i32 [ %60, %54 ], [ %114, %112 ]
  %70 = phi i32 [ %57, %54 ], [ %113, %112 ]
  %71 = getelementptr inbounds %struct.Node, ptr %58, i64 %64, i32 5, i64 %67
  %72 = load i32, ptr %71, align 4
  %73 = icmp slt i32 %72, 0
  br i1 %73, label %112, label %74

74:                                               ; preds = %65
  %75 = load ptr, ptr %19, align 8
  %76 = zext i32 %72 to i64
  %77 = getelementptr inbounds i32, ptr %75, i64 %76
  %78 = load i32, ptr %77, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %88

80:                                               ; preds = %74
  %81 = load ptr, ptr %20, align 8
  %82 = add nsw i32 %70, 1
  %83 = sext i32 %70 to i64
  %84 = getelementptr inbounds i32, ptr %81, i64 %83
  store i32 %72, ptr %84, align 4
  %85 = load ptr, ptr %19, align 8
  %86 = getelementptr inbounds i32, ptr %85, i64 %76
  %87 = load i32, ptr %86, align 4
  br label %88

88:                                               ; preds = %74, %80
  %89 = phi i32 [ %82, %80 ], [ %70, %74 ]
  %90 = phi i32 [ %87, %80 ], [ %78, %74 ]
  %91 = phi ptr [ %85, %80 ], [ %75, %74 ]
  %92 = getelementptr inbounds i32, ptr %91, i64 %76
  %93 = add nsw i32 %90, -1
  store i32 %93, ptr %92, align 4
  %94 = load ptr, ptr %21, align 8
  %95 = getelementptr inbounds i32, ptr %94, i64 %76
  %96 = load i32, ptr %95, align 4
  %97 = load ptr, ptr %19, align 8
  %98 = getelementptr inbounds i32, ptr %97, i64 %76
  %99 = load i32, ptr %98, align 4
  %100 = sub i32 0, %99
  %101 = icmp eq i32 %96, %100
  br i1 %101, label %102, label %112

102:                                              ; preds = %88
  %103 = load ptr, ptr %0, align 8
  %104 = getelementptr inbounds %struct.Node, ptr %103, i64 %76, i32 2
  %105 = load i8, ptr %104, align 2
  %106 = zext i8 %105 to i32
  %107 = add nsw i32 %68, %106
  %108 = load ptr, ptr %17, align 8
  %109 = add nsw i32 %69, 1
  %110 = sext i32 %69 to i64
  %111 = getelementptr inbounds i32, ptr %108, i64 %110
  store i32 %72, ptr %111, align 4
  br label %112

112:                                              ; preds = %88, %102, %65
  %113 = phi i32 [ %70, %65 ], [ %89, %102 ], [ %89, %88 ]
  %114 = phi i32 [ %69, %65 ], [ %109, %102 ], [ %69, %88 ]
  %115 = phi i32 [ %68, %65 ], [ %107, %102 ], [ %68, %88 ]
  br i1 %66, label %65, label %48

116:                                              ; preds = %117, %50
  ret i32 %115

117:                                              ; preds = %52, %117
  %118 = phi i64 [ 0, %52 ], [ %125, %117 ]
  %119 = load ptr, ptr %19, align 8
  %120 = load ptr, ptr %20, align 8
  %121 = getelementptr inbounds i32, ptr %120, i64 %118
  %122 = load i32, ptr %121, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i32, ptr %119, i64 %123
  store i32 0, ptr %124, align 4
  %125 = add nuw nsw i64 %118, 1
  %126 = icmp eq i64 %125, %53
  br i1 %126, label %116, label %117
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
  %38 = phi i32 [ %36, %34 ], [ %20, %6 ]
  %39 = icmp slt i32 %38, %5
  br i1 %39, label %121, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds i8, ptr %3, i64 12
  %42 = load i32, ptr %41, align 4
  %43 = icmp slt i32 %38, %42
  br i1 %43, label %121, label %44

44:                                               ; preds = %40
  %45 = icmp eq i32 %38, %42
  br i1 %45, label %46, label %62

46:                                               ; preds = %44
  %47 = getelementptr inbounds i8, ptr %0, i64 192
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
  br i1 %61, label %62, label %121

62:                                               ; preds = %46, %44
  %63 = getelementptr inbounds i8, ptr %0, i64 184
  %64 = getelementptr inbounds i8, ptr %0, i64 168
  %65 = getelementptr inbounds i8, ptr %0, i64 176
  %66 = zext i32 %18 to i64
  br label %67

67:                                               ; preds = %62, %110
  %68 = phi i64 [ 0, %62 ], [ %111, %110 ]
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
  br label %79

77:                                               ; preds = %108
  %78 = icmp eq i32 %109, 0
  br i1 %78, label %110, label %79

79:                                               ; preds = %67, %77
  %80 = phi i32 [ 1, %67 ], [ %109, %77 ]
  %81 = load ptr, ptr %64, align 8
  %82 = add nsw i32 %80, -1
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr %81, i64 %83
  %85 = load i32, ptr %84, align 4
  %86 = icmp eq i32 %85, %1
  br i1 %86, label %121, label %87

87:                                               ; preds = %79
  %88 = sext i32 %85 to i64
  br label %89

89:                                               ; preds = %108, %87
  %90 = phi i1 [ true, %87 ], [ false, %108 ]
  %91 = phi i64 [ 0, %87 ], [ 1, %108 ]
  %92 = phi i32 [ %82, %87 ], [ %109, %108 ]
  %93 = load ptr, ptr %0, align 8
  %94 = getelementptr inbounds %struct.Node, ptr %93, i64 %88, i32 5, i64 %91
  %95 = load i32, ptr %94, align 4
  %96 = icmp sgt i32 %95, -1
  br i1 %96, label %97, label %108

97:                                               ; preds = %89
  %98 = load ptr, ptr %65, align 8
  %99 = zext i32 %95 to i64
  %100 = getelementptr inbounds i32, ptr %98, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = icmp eq i32 %101, %72
  br i1 %102, label %108, label %103

103:                                              ; preds = %97
  store i32 %72, ptr %100, align 4
  %104 = load ptr, ptr %64, align 8
  %105 = add nsw i32 %92, 1
  %106 = sext i32 %92 to i64
  %107 = getelementptr inbounds i32, ptr %104, i64 %106
  store i32 %95, ptr %107, align 4
  br label %108

108:                                              ; preds = %103, %97, %89
  %109 = phi i32 [ %105, %103 ], [ %92, %97 ], [ %92, %89 ]
  br i1 %90, label %89, label %77

110:                                              ; preds = %77
  %111 = add nuw nsw i64 %68, 1
  %112 = icmp eq i64 %111, %66
  br i1 %112, label %113, label %67

113:                                              ; preds = %110
  %114 = load i32, ptr %41, align 4
  %115 = icmp eq i32 %38, %114
  br i1 %115, label %116, label %119

116:                                              ; preds = %113
  %117 = load i64, ptr %4, align 8
  %118 = add i64 %117, 1
  br label %119

119:                                              ; preds = %113, %116
  %120 = phi i64 [ %118, %116 ], [ 1, %113 ]
  store i64 %120, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 8 %2, i64 20, i1 false)
  br label %121

121:                                              ; preds = %79, %46, %37, %40, %119
  ret void
}

define internal void @look(ptr %0, ptr %1) {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 0, ptr %3, align 8
  store ptr %1, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %1, i64 32
  %7 = load i32, ptr %6, align 8
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %8, 2
  call void @llvm.memset.p0.i64(ptr align 4 %5, i8 0, i64 %9, i1 false)
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load ptr, ptr %10, align 8
  %12 = load i32, ptr %6, align 8
  %13 = sext i32 %12 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %11, i8 0, i64 %13, i1 false)
  %14 = getelementptr inbounds i8, ptr %0, i64 40
  %15 = load ptr, ptr %14, align 8
  %16 = load i32, ptr %6, align 8
  %17 = sext i32 %16 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %15, i8 0, i64 %17, i1 false)
  %18 = getelementptr inbounds i8, ptr %0, i64 48
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %1, i64 36
  %21 = load i32, ptr %20, align 4
  %22 = sext i32 %21 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %19, i8 0, i64 %22, i1 false)
  %23 = getelementptr inbounds i8, ptr %1, i64 40
  %24 = load i32, ptr %23, align 8
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %30

26:                                               ; preds = %2
  %27 = getelementptr inbounds i8, ptr %1, i64 24
  %28 = getelementptr inbounds i8, ptr %0, i64 56
  %29 = getelementptr inbounds i8, ptr %0, i64 8
  br label %39

30:                                               ; preds = %101, %2
  %31 = load i32, ptr %3, align 8
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %33, label %122

33:                                               ; preds = %30
  %34 = getelementptr inbounds i8, ptr %1, i64 16
  %35 = getelementptr inbounds i8, ptr %0, i64 8
  %36 = getelementptr inbounds i8, ptr %1, i64 72
  %37 = getelementptr inbounds i8, ptr %1, i64 56
  %38 = load ptr, ptr %35, align 8
  br label %106

39:                                               ; preds = %26, %101
  %40 = phi i32 [ %24, %26 ], [ %102, %101 ]
  %41 = phi i64 [ 0, %26 ], [ %103, %101 ]
  %42 = load ptr, ptr %27, align 8
  %43 = getelementptr inbounds %struct.Edge, ptr %42, i64 %41
  %44 = load i32, ptr %43, align 4
  %45 = load ptr, ptr %18, align 8
  %46 = sext i32 %44 to i64
  %47 = getelementptr inbounds i8, ptr %45, i64 %46
  %48 = load i8, ptr %47, align 1
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %50, label %101

50:                                               ; preds = %39
  store i8 1, ptr %47, align 1
  %51 = load ptr, ptr %28, align 8
  %52 = xor i32 %44, -1
  store i32 %52, ptr %51, align 4
  %53 = getelementptr inbounds i8, ptr %51, i64 4
  store i32 0, ptr %53, align 4
  %54 = getelementptr inbounds i8, ptr %51, i64 8
  store i32 0, ptr %54, align 4
  br label %55

55:                                               ; preds = %50, %96
  %56 = phi i32 [ 1, %50 ], [ %97, %96 ]
  %57 = load ptr, ptr %28, align 8
  %58 = sext i32 %56 to i64
  %59 = getelementptr %struct.Reading, ptr %57, i64 %58
  %60 = getelementptr i8, ptr %59, i64 -12
  %61 = call i32 @next_read(ptr %1, ptr %60)
  %62 = icmp eq i32 %61, -2147483648
  br i1 %62, label %63, label %71

63:                                               ; preds = %55
  %64 = load i32, ptr %60, align 4
  %65 = load ptr, ptr %29, align 8
  %66 = load i32, ptr %3, align 8
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %3, align 8
  %68 = sext i32 %66 to i64
  %69 = getelementptr inbounds i32, ptr %65, i64 %68
  store i32 %64, ptr %69, align 4
  %70 = add nsw i32 %56, -1
  br label %96

71:                                               ; preds = %55
  %72 = icmp sgt i32 %61, -1
  br i1 %72, label %73, label %81

73:                                               ; preds = %71
  %74 = load ptr, ptr %4, align 8
  %75 = zext i32 %61 to i64
  %76 = getelementptr inbounds i32, ptr %74, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %76, align 4
  %79 = load ptr, ptr %14, align 8
  %80 = getelementptr inbounds i8, ptr %79, i64 %75
  br label %86

81:                                               ; preds = %71
  %82 = load ptr, ptr %18, align 8
  %83 = xor i32 %61, -1
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds i8, ptr %82, i64 %84
  br label %86

86:                                               ; preds = %81, %73
  %87 = phi ptr [ %80, %73 ], [ %85, %81 ]
  %88 = load i8, ptr %87, align 1
  %89 = icmp eq i8 %88, 0
  br i1 %89, label %90, label %96

90:                                               ; preds = %86
  store i8 1, ptr %87, align 1
  %91 = load ptr, ptr %28, align 8
  %92 = add nsw i32 %56, 1
  %93 = getelementptr inbounds %struct.Reading, ptr %91, i64 %58
  store i32 %61, ptr %93, align 4
  %94 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 0, ptr %94, align 4
  %95 = getelementptr inbounds i8, ptr %93, i64 8
  store i32 0, ptr %95, align 4
  br label %96

96:                                               ; preds = %86, %90, %63
  %97 = phi i32 [ %70, %63 ], [ %56, %86 ], [ %92, %90 ]
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %55

99:                                               ; preds = %96
  %100 = load i32, ptr %23, align 8
  br label %101

101:                                              ; preds = %99, %39
  %102 = phi i32 [ %100, %99 ], [ %40, %39 ]
  %103 = add nuw nsw i64 %41, 1
  %104 = sext i32 %102 to i64
  %105 = icmp slt i64 %103, %104
  br i1 %105, label %39, label %30

106:                                              ; preds = %33, %137
  %107 = phi i32 [ %31, %33 ], [ %138, %137 ]
  %108 = phi ptr [ %38, %33 ], [ %139, %137 ]
  %109 = phi ptr [ %38, %33 ], [ %140, %137 ]
  %110 = phi i64 [ 0, %33 ], [ %141, %137 ]
  %111 = getelementptr inbounds i32, ptr %109, i64 %110
  %112 = load i32, ptr %111, align 4
  %113 = icmp slt i32 %112, 0
  br i1 %113, label %114, label %137

114:                                              ; preds = %106
  %115 = load ptr, ptr %34, align 8
  %116 = xor i32 %112, -1
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds %struct.Sum, ptr %115, i64 %117
  %119 = getelementptr inbounds i8, ptr %118, i64 8
  %120 = load i32, ptr %119, align 8
  %121 = icmp sgt i32 %120, 0
  br i1 %121, label %144, label %133

122:                                              ; preds = %137, %30
  ret void

123:                                              ; preds = %171
  %124 = add nuw nsw i64 %146, 1
  %125 = load ptr, ptr %34, align 8
  %126 = xor i32 %174, -1
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds %struct.Sum, ptr %125, i64 %127
  %129 = getelementptr inbounds i8, ptr %128, i64 8
  %130 = load i32, ptr %129, align 8
  %131 = sext i32 %130 to i64
  %132 = icmp slt i64 %124, %131
  br i1 %132, label %144, label %133

133:                                              ; preds = %123, %171, %114
  %134 = phi ptr [ %108, %114 ], [ %172, %171 ], [ %172, %123 ]
  %135 = phi ptr [ %109, %114 ], [ %172, %171 ], [ %172, %123 ]
  %136 = load i32, ptr %3, align 8
  br label %137

137:                                              ; preds = %133, %106
  %138 = phi i32 [ %136, %133 ], [ %107, %106 ]
  %139 = phi ptr [ %134, %133 ], [ %108, %106 ]
  %140 = phi ptr [ %135, %133 ], [ %109, %106 ]
  %141 = add nuw nsw i64 %110, 1
  %142 = sext i32 %138 to i64
  %143 = icmp slt i64 %141, %142
  br i1 %143, label %106, label %122

144:                                              ; preds = %114, %123
  %145 = phi ptr [ %128, %123 ], [ %118, %114 ]
  %146 = phi i64 [ %124, %123 ], [ 0, %114 ]
  %147 = phi ptr [ %172, %123 ], [ %108, %114 ]
  %148 = load ptr, ptr %145, align 8
  %149 = getelementptr inbounds %struct.Term, ptr %148, i64 %146
  %150 = getelementptr inbounds i8, ptr %149, i64 4
  %151 = load i32, ptr %150, align 4
  switch i32 %151, label %171 [
    i32 -1, label %152
    i32 1, label %152
  ]

152:                                              ; preds = %144, %144
  %153 = load i32, ptr %149, align 4
  %154 = load ptr, ptr %36, align 8
  %155 = sext i32 %153 to i64
  %156 = getelementptr i32, ptr %154, i64 %155
  %157 = getelementptr i8, ptr %156, i64 4
  %158 = load i32, ptr %157, align 4
  %159 = load i32, ptr %156, align 4
  %160 = sub nsw i32 %158, %159
  %161 = icmp eq i32 %160, 1
  br i1 %161, label %162, label %171

162:                                              ; preds = %152
  %163 = load ptr, ptr %10, align 8
  %164 = load ptr, ptr %37, align 8
  %165 = sext i32 %159 to i64
  %166 = getelementptr inbounds i32, ptr %164, i64 %165
  %167 = load i32, ptr %166, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i8, ptr %163, i64 %168
  store i8 1, ptr %169, align 1
  %170 = load ptr, ptr %35, align 8
  br label %171

171:                                              ; preds = %144, %162, %152
  %172 = phi ptr [ %147, %144 ], [ %170, %162 ], [ %147, %152 ]
  %173 = getelementptr inbounds i32, ptr %172, i64 %110
  %174 = load i32, ptr %173, align 4
  %175 = icmp slt i32 %174, 0
  br i1 %175, label %123, label %133
}

define internal void @rebuild(ptr %0, ptr %1, ptr %2) {
  %4 = alloca [2 x i32], align 4
  %5 = alloca [2 x i32], align 4
  %6 = alloca i32, align 4
  %7 = alloca [48 x i32], align 16
  %8 = getelementptr inbounds i8, ptr %2, i64 88
  %9 = load i32, ptr %8, align 8
  store i32 0, ptr %6, align 4
  %10 = getelementptr inbounds i8, ptr %1, i64 128
  store i32 0, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 64
  store i32 0, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %1, i64 40
  store i32 0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %1, i64 36
  store i32 0, ptr %13, align 4
  %14 = getelementptr inbounds i8, ptr %1, i64 32
  store i32 0, ptr %14, align 8
  %15 = shl nsw i32 %9, 1
  %16 = icmp sgt i32 %9, 511
  br i1 %16, label %17, label %27

17:                                               ; preds = %3
  %18 = getelementptr inbounds i8, ptr %1, i64 108
  %19 = load i32, ptr %18, align 4
  br label %20

20:                                               ; preds = %23, %17
  %21 = phi i32 [ 1023, %17 ], [ %25, %23 ]
  %22 = icmp slt i32 %21, %19
  br i1 %22, label %23, label %27

23:                                               ; preds = %20
  %24 = shl nsw i32 %21, 1
  %25 = or disjoint i32 %24, 1
  %26 = icmp slt i32 %25, %15
  br i1 %26, label %20, label %27

27:                                               ; preds = %20, %23, %3
  %28 = phi i32 [ 1023, %3 ], [ %21, %20 ], [ %25, %23 ]
  %29 = getelementptr inbounds i8, ptr %1, i64 104
  store i32 %28, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %1, i64 136
  store i32 0, ptr %30, align 8
  %31 = getelementptr inbounds i8, ptr %1, i64 88
  store i32 1, ptr %31, align 8
  %32 = getelementptr inbounds i8, ptr %1, i64 72
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %33, i64 4
  store i32 0, ptr %34, align 4
  %35 = load ptr, ptr %32, align 8
  store i32 0, ptr %35, align 4
  %36 = getelementptr inbounds i8, ptr %1, i64 96
  %37 = load ptr, ptr %36, align 8
  %38 = load i32, ptr %29, align 8
  %39 = sext i32 %38 to i64
  %40 = shl nsw i64 %39, 2
  %41 = add nsw i64 %40, 4
  call void @llvm.memset.p0.i64(ptr align 4 %37, i8 0, i64 %41, i1 false)
  %42 = call i32 @monomial(ptr %1, ptr %6, i32 0)
  %43 = getelementptr inbounds i8, ptr %0, i64 16
  %44 = load i32, ptr %43, align 8
  %45 = icmp sgt i32 %44, 0
  br i1 %45, label %46, label %124

46:                                               ; preds = %27
  %47 = getelementptr inbounds i8, ptr %0, i64 8
  %48 = getelementptr inbounds i8, ptr %2, i64 8
  %49 = getelementptr inbounds i8, ptr %0, i64 24
  %50 = getelementptr inbounds i8, ptr %0, i64 32
  %51 = getelementptr inbounds i8, ptr %0, i64 96
  %52 = getelementptr inbounds i8, ptr %2, i64 16
  br label %76

53:                                               ; preds = %114
  %54 = shl nsw i32 %116, 2
  %55 = add nsw i32 %54, 50
  %56 = icmp sgt i32 %115, 0
  br i1 %56, label %57, label %124

57:                                               ; preds = %53
  %58 = getelementptr inbounds i8, ptr %0, i64 8
  %59 = getelementptr inbounds i8, ptr %2, i64 16
  %60 = getelementptr inbounds i8, ptr %2, i64 72
  %61 = getelementptr inbounds i8, ptr %0, i64 96
  %62 = getelementptr inbounds i8, ptr %2, i64 56
  %63 = getelementptr inbounds i8, ptr %0, i64 64
  %64 = getelementptr inbounds i8, ptr %1, i64 132
  %65 = getelementptr inbounds i8, ptr %1, i64 120
  %66 = getelementptr inbounds i8, ptr %0, i64 88
  %67 = getelementptr inbounds i8, ptr %0, i64 72
  %68 = getelementptr inbounds i8, ptr %2, i64 8
  %69 = getelementptr inbounds i8, ptr %5, i64 4
  %70 = getelementptr inbounds i8, ptr %0, i64 80
  %71 = getelementptr inbounds i8, ptr %4, i64 4
  %72 = getelementptr inbounds i8, ptr %1, i64 44
  %73 = getelementptr inbounds i8, ptr %1, i64 8
  %74 = getelementptr inbounds i8, ptr %1, i64 48
  %75 = getelementptr inbounds i8, ptr %1, i64 16
  br label %120

76:                                               ; preds = %46, %114
  %77 = phi i32 [ %44, %46 ], [ %115, %114 ]
  %78 = phi i64 [ 0, %46 ], [ %117, %114 ]
  %79 = phi i32 [ 0, %46 ], [ %116, %114 ]
  %80 = load ptr, ptr %47, align 8
  %81 = getelementptr inbounds i32, ptr %80, i64 %78
  %82 = load i32, ptr %81, align 4
  %83 = icmp slt i32 %82, 0
  br i1 %83, label %84, label %91

84:                                               ; preds = %76
  %85 = load ptr, ptr %52, align 8
  %86 = xor i32 %82, -1
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds %struct.Sum, ptr %85, i64 %87, i32 1
  %89 = load i32, ptr %88, align 8
  %90 = add nsw i32 %89, %79
  br label %114

91:                                               ; preds = %76
  %92 = load ptr, ptr %48, align 8
  %93 = zext i32 %82 to i64
  %94 = getelementptr inbounds %struct.Literal, ptr %92, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = load ptr, ptr %49, align 8
  %97 = getelementptr inbounds i32, ptr %96, i64 %93
  %98 = load i32, ptr %97, align 4
  %99 = icmp eq i32 %98, 1
  br i1 %99, label %100, label %114

100:                                              ; preds = %91
  %101 = add i32 %95, -1
  %102 = icmp ult i32 %101, 2
  br i1 %102, label %110, label %103

103:                                              ; preds = %100
  %104 = icmp eq i32 %95, 3
  br i1 %104, label %105, label %114

105:                                              ; preds = %103
  %106 = load ptr, ptr %50, align 8
  %107 = getelementptr inbounds i8, ptr %106, i64 %93
  %108 = load i8, ptr %107, align 1
  %109 = icmp eq i8 %108, 0
  br i1 %109, label %114, label %110

110:                                              ; preds = %105, %100
  %111 = load ptr, ptr %51, align 8
  %112 = getelementptr inbounds i8, ptr %111, i64 %93
  store i8 1, ptr %112, align 1
  %113 = load i32, ptr %43, align 8
  br label %114

114:                                              ; preds = %91, %103, %105, %110, %84
  %115 = phi i32 [ %77, %84 ], [ %113, %110 ], [ %77, %105 ], [ %77, %103 ], [ %77, %91 ]
  %116 = phi i32 [ %90, %84 ], [ %79, %110 ], [ %79, %105 ], [ %79, %103 ], [ %79, %91 ]
  %117 = add nuw nsw i64 %78, 1
  %118 = sext i32 %115 to i64
  %119 = icmp slt i64 %117, %118
  br i1 %119, label %76, label %53

120:                                              ; preds = %57, %723
  %121 = phi i64 [ 0, %57 ], [ %724, %723 ]
  %122 = load i32, ptr %30, align 8
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %135, label %124

124:                                              ; preds = %120, %723, %27, %53
  %125 = getelementptr inbounds i8, ptr %2, i64 40
  %126 = load i32, ptr %125, align 8
  %127 = icmp sgt i32 %126, 0
  br i1 %127, label %128, label %732

128:                                              ; preds = %124
  %129 = getelementptr inbounds i8, ptr %1, i64 24
  %130 = getelementptr inbounds i8, ptr %2, i64 24
  %131 = getelementptr inbounds i8, ptr %0, i64 72
  %132 = getelementptr inbounds i8, ptr %1, i64 48
  %133 = getelementptr inbounds i8, ptr %1, i64 16
  %134 = getelementptr inbounds i8, ptr %0, i64 88
  br label %728

135:                                              ; preds = %120
  %136 = load ptr, ptr %58, align 8
  %137 = getelementptr inbounds i32, ptr %136, i64 %121
  %138 = load i32, ptr %137, align 4
  %139 = icmp sgt i32 %138, -1
  br i1 %139, label %140, label %483

140:                                              ; preds = %135
  %141 = load ptr, ptr %61, align 8
  %142 = zext i32 %138 to i64
  %143 = getelementptr inbounds i8, ptr %141, i64 %142
  %144 = load i8, ptr %143, align 1
  %145 = icmp eq i8 %144, 0
  %146 = load ptr, ptr %68, align 8
  %147 = getelementptr inbounds %struct.Literal, ptr %146, i64 %142
  %148 = getelementptr inbounds i8, ptr %147, i64 4
  %149 = getelementptr inbounds i8, ptr %147, i64 8
  br i1 %145, label %171, label %150

150:                                              ; preds = %140
  %151 = load i32, ptr %148, align 4
  store i32 %151, ptr %5, align 4
  %152 = load i32, ptr %149, align 4
  store i32 %152, ptr %69, align 4
  %153 = load i32, ptr %147, align 4
  %154 = load ptr, ptr %70, align 8
  %155 = getelementptr inbounds %struct.Sum, ptr %154, i64 %142
  switch i32 %153, label %165 [
    i32 3, label %156
    i32 1, label %160
  ]

156:                                              ; preds = %150
  %157 = load ptr, ptr %66, align 8
  %158 = sext i32 %151 to i64
  %159 = getelementptr inbounds %struct.Sum, ptr %157, i64 %158
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %155, ptr align 8 %159, i64 16, i1 false)
  br label %170

160:                                              ; preds = %150
  %161 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %5, i32 2, i32 1, i32 %55)
  %162 = extractvalue { ptr, i64 } %161, 0
  %163 = extractvalue { ptr, i64 } %161, 1
  store ptr %162, ptr %155, align 8
  %164 = getelementptr inbounds i8, ptr %155, i64 8
  store i64 %163, ptr %164, align 8
  br label %170

165:                                              ; preds = %150
  %166 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %69, i32 1, i32 %151, i32 %55)
  %167 = extractvalue { ptr, i64 } %166, 0
  %168 = extractvalue { ptr, i64 } %166, 1
  store ptr %167, ptr %155, align 8
  %169 = getelementptr inbounds i8, ptr %155, i64 8
  store i64 %168, ptr %169, align 8
  br label %170

170:                                              ; preds = %156, %160, %165
  br label %723

171:                                              ; preds = %140
  %172 = load i32, ptr %148, align 4
  store i32 %172, ptr %4, align 4
  %173 = load i32, ptr %149, align 4
  store i32 %173, ptr %71, align 4
  %174 = load i32, ptr %147, align 4
  switch i32 %174, label %418 [
    i32 3, label %175
    i32 5, label %225
    i32 4, label %277
    i32 1, label %365
    i32 2, label %396
  ]

175:                                              ; preds = %171
  %176 = load ptr, ptr %67, align 8
  %177 = sext i32 %172 to i64
  %178 = getelementptr inbounds i32, ptr %176, i64 %177
  %179 = load i32, ptr %178, align 4
  %180 = icmp slt i32 %179, 0
  br i1 %180, label %181, label %208

181:                                              ; preds = %175
  %182 = load i32, ptr %13, align 4
  %183 = load i32, ptr %74, align 8
  %184 = icmp slt i32 %182, %183
  br i1 %184, label %186, label %185

185:                                              ; preds = %181
  store i32 1, ptr %30, align 8
  br label %192

186:                                              ; preds = %181
  %187 = load ptr, ptr %75, align 8
  %188 = sext i32 %182 to i64
  %189 = getelementptr inbounds %struct.Sum, ptr %187, i64 %188
  call void @llvm.memset.p0.i64(ptr align 8 %189, i8 0, i64 16, i1 false)
  %190 = load i32, ptr %13, align 4
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %13, align 4
  br label %192

192:                                              ; preds = %186, %185
  %193 = phi i32 [ 0, %185 ], [ %190, %186 ]
  %194 = load ptr, ptr %67, align 8
  %195 = getelementptr inbounds i32, ptr %194, i64 %177
  store i32 %193, ptr %195, align 4
  %196 = load i32, ptr %30, align 8
  %197 = icmp eq i32 %196, 0
  %198 = load ptr, ptr %67, align 8
  br i1 %197, label %199, label %208

199:                                              ; preds = %192
  %200 = load ptr, ptr %75, align 8
  %201 = getelementptr inbounds i32, ptr %198, i64 %177
  %202 = load i32, ptr %201, align 4
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds %struct.Sum, ptr %200, i64 %203
  %205 = load ptr, ptr %66, align 8
  %206 = getelementptr inbounds %struct.Sum, ptr %205, i64 %177
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %204, ptr align 8 %206, i64 16, i1 false)
  %207 = load ptr, ptr %67, align 8
  br label %208

208:                                              ; preds = %199, %192, %175
  %209 = phi ptr [ %198, %192 ], [ %207, %199 ], [ %176, %175 ]
  %210 = load i32, ptr %14, align 8
  %211 = load i32, ptr %72, align 4
  %212 = icmp slt i32 %210, %211
  br i1 %212, label %214, label %213

213:                                              ; preds = %208
  store i32 1, ptr %30, align 8
  br label %479

214:                                              ; preds = %208
  %215 = getelementptr inbounds i32, ptr %209, i64 %177
  %216 = load i32, ptr %215, align 4
  %217 = load ptr, ptr %73, align 8
  %218 = sext i32 %210 to i64
  %219 = getelementptr inbounds %struct.Literal, ptr %217, i64 %218
  store i32 3, ptr %219, align 4
  %220 = getelementptr inbounds i8, ptr %219, i64 4
  store i32 %216, ptr %220, align 4
  %221 = getelementptr inbounds i8, ptr %219, i64 8
  store i32 0, ptr %221, align 4
  %222 = getelementptr inbounds i8, ptr %219, i64 12
  store i32 -1, ptr %222, align 4
  %223 = load i32, ptr %14, align 8
  %224 = add nsw i32 %223, 1
  store i32 %224, ptr %14, align 8
  br label %479

225:                                              ; preds = %171
  %226 = load ptr, ptr %67, align 8
  %227 = sext i32 %172 to i64
  %228 = getelementptr inbounds i32, ptr %226, i64 %227
  %229 = load i32, ptr %228, align 4
  %230 = icmp slt i32 %229, 0
  br i1 %230, label %231, label %258

231:                                              ; preds = %225
  %232 = load i32, ptr %13, align 4
  %233 = load i32, ptr %74, align 8
  %234 = icmp slt i32 %232, %233
  br i1 %234, label %236, label %235

235:                                              ; preds = %231
  store i32 1, ptr %30, align 8
  br label %242

236:                                              ; preds = %231
  %237 = load ptr, ptr %75, align 8
  %238 = sext i32 %232 to i64
  %239 = getelementptr inbounds %struct.Sum, ptr %237, i64 %238
  call void @llvm.memset.p0.i64(ptr align 8 %239, i8 0, i64 16, i1 false)
  %240 = load i32, ptr %13, align 4
  %241 = add nsw i32 %240, 1
  store i32 %241, ptr %13, align 4
  br label %242

242:                                              ; preds = %236, %235
  %243 = phi i32 [ 0, %235 ], [ %240, %236 ]
  %244 = load ptr, ptr %67, align 8
  %245 = getelementptr inbounds i32, ptr %244, i64 %227
  store i32 %243, ptr %245, align 4
  %246 = load i32, ptr %30, align 8
  %247 = icmp eq i32 %246, 0
  %248 = load ptr, ptr %67, align 8
  br i1 %247, label %249, label %258

249:                                              ; preds = %242
  %250 = load ptr, ptr %75, align 8
  %251 = getelementptr inbounds i32, ptr %248, i64 %227
  %252 = load i32, ptr %251, align 4
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds %struct.Sum, ptr %250, i64 %253
  %255 = load ptr, ptr %66, align 8
  %256 = getelementptr inbounds %struct.Sum, ptr %255, i64 %227
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %254, ptr align 8 %256, i64 16, i1 false)
  %257 = load ptr, ptr %67, align 8
  br label %258

258:                                              ; preds = %249, %242, %225
  %259 = phi ptr [ %248, %242 ], [ %257, %249 ], [ %226, %225 ]
  %260 = load i32, ptr %14, align 8
  %261 = load i32, ptr %72, align 4
  %262 = icmp slt i32 %260, %261
  br i1 %262, label %264, label %263

263:                                              ; preds = %258
  store i32 1, ptr %30, align 8
  br label %479

264:                                              ; preds = %258
  %265 = getelementptr inbounds i8, ptr %147, i64 12
  %266 = load i32, ptr %265, align 4
  %267 = getelementptr inbounds i32, ptr %259, i64 %227
  %268 = load i32, ptr %267, align 4
  %269 = load ptr, ptr %73, align 8
  %270 = sext i32 %260 to i64
  %271 = getelementptr inbounds %struct.Literal, ptr %269, i64 %270
  store i32 5, ptr %271, align 4
  %272 = getelementptr inbounds i8, ptr %271, i64 4
  store i32 %268, ptr %272, align 4
  %273 = getelementptr inbounds i8, ptr %271, i64 8
  store i32 0, ptr %273, align 4
  %274 = getelementptr inbounds i8, ptr %271, i64 12
  store i32 %266, ptr %274, align 4
  %275 = load i32, ptr %14, align 8
  %276 = add nsw i32 %275, 1
  store i32 %276, ptr %14, align 8
  br label %479

277:                                              ; preds = %171
  %278 = load ptr, ptr %67, align 8
  %279 = sext i32 %172 to i64
  %280 = getelementptr inbounds i32, ptr %278, i64 %279
  %281 = load i32, ptr %280, align 4
  %282 = icmp slt i32 %281, 0
  br i1 %282, label %283, label %310

283:                                              ; preds = %277
  %284 = load i32, ptr %13, align 4
  %285 = load i32, ptr %74, align 8
  %286 = icmp slt i32 %284, %285
  br i1 %286, label %288, label %287

287:                                              ; preds = %283
  store i32 1, ptr %30, align 8
  br label %294

288:                                              ; preds = %283
  %289 = load ptr, ptr %75, align 8
  %290 = sext i32 %284 to i64
  %291 = getelementptr inbounds %struct.Sum, ptr %289, i64 %290
  call void @llvm.memset.p0.i64(ptr align 8 %291, i8 0, i64 16, i1 false)
  %292 = load i32, ptr %13, align 4
  %293 = add nsw i32 %292, 1
  store i32 %293, ptr %13, align 4
  br label %294

294:                                              ; preds = %288, %287
  %295 = phi i32 [ 0, %287 ], [ %292, %288 ]
  %296 = load ptr, ptr %67, align 8
  %297 = getelementptr inbounds i32, ptr %296, i64 %279
  store i32 %295, ptr %297, align 4
  %298 = load i32, ptr %30, align 8
  %299 = icmp eq i32 %298, 0
  %300 = load ptr, ptr %67, align 8
  br i1 %299, label %301, label %310

301:                                              ; preds = %294
  %302 = load ptr, ptr %75, align 8
  %303 = getelementptr inbounds i32, ptr %300, i64 %279
  %304 = load i32, ptr %303, align 4
  %305 = sext i32 %304 to i64
  %306 = getelementptr inbounds %struct.Sum, ptr %302, i64 %305
  %307 = load ptr, ptr %66, align 8
  %308 = getelementptr inbounds %struct.Sum, ptr %307, i64 %279
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %306, ptr align 8 %308, i64 16, i1 false)
  %309 = load ptr, ptr %67, align 8
  br label %310

310:                                              ; preds = %301, %294, %277
  %311 = phi ptr [ %300, %294 ], [ %309, %301 ], [ %278, %277 ]
  %312 = getelementptr inbounds i32, ptr %311, i64 %279
  %313 = load i32, ptr %312, align 4
  %314 = load i32, ptr %149, align 4
  %315 = sext i32 %314 to i64
  %316 = getelementptr inbounds i32, ptr %311, i64 %315
  %317 = load i32, ptr %316, align 4
  %318 = icmp slt i32 %317, 0
  br i1 %318, label %319, label %346

319:                                              ; preds = %310
  %320 = load i32, ptr %13, align 4
  %321 = load i32, ptr %74, align 8
  %322 = icmp slt i32 %320, %321
  br i1 %322, label %324, label %323

323:                                              ; preds = %319
  store i32 1, ptr %30, align 8
  br label %330

324:                                              ; preds = %319
  %325 = load ptr, ptr %75, align 8
  %326 = sext i32 %320 to i64
  %327 = getelementptr inbounds %struct.Sum, ptr %325, i64 %326
  call void @llvm.memset.p0.i64(ptr align 8 %327, i8 0, i64 16, i1 false)
  %328 = load i32, ptr %13, align 4
  %329 = add nsw i32 %328, 1
  store i32 %329, ptr %13, align 4
  br label %330

330:                                              ; preds = %324, %323
  %331 = phi i32 [ 0, %323 ], [ %328, %324 ]
  %332 = load ptr, ptr %67, align 8
  %333 = getelementptr inbounds i32, ptr %332, i64 %315
  store i32 %331, ptr %333, align 4
  %334 = load i32, ptr %30, align 8
  %335 = icmp eq i32 %334, 0
  %336 = load ptr, ptr %67, align 8
  br i1 %335, label %337, label %346

337:                                              ; preds = %330
  %338 = load ptr, ptr %75, align 8
  %339 = getelementptr inbounds i32, ptr %336, i64 %315
  %340 = load i32, ptr %339, align 4
  %341 = sext i32 %340 to i64
  %342 = getelementptr inbounds %struct.Sum, ptr %338, i64 %341
  %343 = load ptr, ptr %66, align 8
  %344 = getelementptr inbounds %struct.Sum, ptr %343, i64 %315
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %342, ptr align 8 %344, i64 16, i1 false)
  %345 = load ptr, ptr %67, align 8
  br label %346

346:                                              ; preds = %337, %330, %310
  %347 = phi ptr [ %336, %330 ], [ %345, %337 ], [ %311, %310 ]
  %348 = load i32, ptr %14, align 8
  %349 = load i32, ptr %72, align 4
  %350 = icmp slt i32 %348, %349
  br i1 %350, label %352, label %351

351:                                              ; preds = %346
  store i32 1, ptr %30, align 8
  br label %479

352:                                              ; preds = %346
  %353 = getelementptr inbounds i8, ptr %147, i64 12
  %354 = load i32, ptr %353, align 4
  %355 = getelementptr inbounds i32, ptr %347, i64 %315
  %356 = load i32, ptr %355, align 4
  %357 = load ptr, ptr %73, align 8
  %358 = sext i32 %348 to i64
  %359 = getelementptr inbounds %struct.Literal, ptr %357, i64 %358
  store i32 4, ptr %359, align 4
  %360 = getelementptr inbounds i8, ptr %359, i64 4
  store i32 %313, ptr %360, align 4
  %361 = getelementptr inbounds i8, ptr %359, i64 8
  store i32 %356, ptr %361, align 4
  %362 = getelementptr inbounds i8, ptr %359, i64 12
  store i32 %354, ptr %362, align 4
  %363 = load i32, ptr %14, align 8
  %364 = add nsw i32 %363, 1
  store i32 %364, ptr %14, align 8
  br label %479

365:                                              ; preds = %171
  %366 = sext i32 %172 to i64
  %367 = getelementptr inbounds i8, ptr %141, i64 %366
  %368 = load i8, ptr %367, align 1
  %369 = icmp eq i8 %368, 0
  br i1 %369, label %370, label %434

370:                                              ; preds = %365
  %371 = sext i32 %173 to i64
  %372 = getelementptr inbounds i8, ptr %141, i64 %371
  %373 = load i8, ptr %372, align 1
  %374 = icmp eq i8 %373, 0
  br i1 %374, label %375, label %434

375:                                              ; preds = %370
  %376 = load i32, ptr %14, align 8
  %377 = load i32, ptr %72, align 4
  %378 = icmp slt i32 %376, %377
  br i1 %378, label %380, label %379

379:                                              ; preds = %375
  store i32 1, ptr %30, align 8
  br label %479

380:                                              ; preds = %375
  %381 = load ptr, ptr %63, align 8
  %382 = getelementptr inbounds i32, ptr %381, i64 %366
  %383 = load i32, ptr %382, align 4
  %384 = getelementptr inbounds i32, ptr %381, i64 %371
  %385 = load i32, ptr %384, align 4
  %386 = call i32 @llvm.smax.i32(i32 %383, i32 %385)
  %387 = call i32 @llvm.smin.i32(i32 %383, i32 %385)
  %388 = load ptr, ptr %73, align 8
  %389 = sext i32 %376 to i64
  %390 = getelementptr inbounds %struct.Literal, ptr %388, i64 %389
  store i32 1, ptr %390, align 4
  %391 = getelementptr inbounds i8, ptr %390, i64 4
  store i32 %387, ptr %391, align 4
  %392 = getelementptr inbounds i8, ptr %390, i64 8
  store i32 %386, ptr %392, align 4
  %393 = getelementptr inbounds i8, ptr %390, i64 12
  store i32 -1, ptr %393, align 4
  %394 = load i32, ptr %14, align 8
  %395 = add nsw i32 %394, 1
  store i32 %395, ptr %14, align 8
  br label %479

396:                                              ; preds = %171
  %397 = sext i32 %173 to i64
  %398 = getelementptr inbounds i8, ptr %141, i64 %397
  %399 = load i8, ptr %398, align 1
  %400 = icmp eq i8 %399, 0
  br i1 %400, label %401, label %434

401:                                              ; preds = %396
  %402 = load i32, ptr %14, align 8
  %403 = load i32, ptr %72, align 4
  %404 = icmp slt i32 %402, %403
  br i1 %404, label %406, label %405

405:                                              ; preds = %401
  store i32 1, ptr %30, align 8
  br label %479

406:                                              ; preds = %401
  %407 = load ptr, ptr %63, align 8
  %408 = getelementptr inbounds i32, ptr %407, i64 %397
  %409 = load i32, ptr %408, align 4
  %410 = load ptr, ptr %73, align 8
  %411 = sext i32 %402 to i64
  %412 = getelementptr inbounds %struct.Literal, ptr %410, i64 %411
  store i32 2, ptr %412, align 4
  %413 = getelementptr inbounds i8, ptr %412, i64 4
  store i32 %172, ptr %413, align 4
  %414 = getelementptr inbounds i8, ptr %412, i64 8
  store i32 %409, ptr %414, align 4
  %415 = getelementptr inbounds i8, ptr %412, i64 12
  store i32 -1, ptr %415, align 4
  %416 = load i32, ptr %14, align 8
  %417 = add nsw i32 %416, 1
  store i32 %417, ptr %14, align 8
  br label %479

418:                                              ; preds = %171
  %419 = load i32, ptr %14, align 8
  %420 = load i32, ptr %72, align 4
  %421 = icmp slt i32 %419, %420
  br i1 %421, label %423, label %422

422:                                              ; preds = %418
  store i32 1, ptr %30, align 8
  br label %479

423:                                              ; preds = %418
  %424 = getelementptr inbounds i8, ptr %147, i64 12
  %425 = load i32, ptr %424, align 4
  %426 = load ptr, ptr %73, align 8
  %427 = sext i32 %419 to i64
  %428 = getelementptr inbounds %struct.Literal, ptr %426, i64 %427
  store i32 %174, ptr %428, align 4
  %429 = getelementptr inbounds i8, ptr %428, i64 4
  store i32 0, ptr %429, align 4
  %430 = getelementptr inbounds i8, ptr %428, i64 8
  store i32 0, ptr %430, align 4
  %431 = getelementptr inbounds i8, ptr %428, i64 12
  store i32 %425, ptr %431, align 4
  %432 = load i32, ptr %14, align 8
  %433 = add nsw i32 %432, 1
  store i32 %433, ptr %14, align 8
  br label %479

434:                                              ; preds = %396, %370, %365
  %435 = load i32, ptr %13, align 4
  %436 = load i32, ptr %74, align 8
  %437 = icmp slt i32 %435, %436
  br i1 %437, label %439, label %438

438:                                              ; preds = %434
  store i32 1, ptr %30, align 8
  br label %464

439:                                              ; preds = %434
  %440 = load ptr, ptr %75, align 8
  %441 = sext i32 %435 to i64
  %442 = getelementptr inbounds %struct.Sum, ptr %440, i64 %441
  call void @llvm.memset.p0.i64(ptr align 8 %442, i8 0, i64 16, i1 false)
  %443 = load i32, ptr %13, align 4
  %444 = add nsw i32 %443, 1
  store i32 %444, ptr %13, align 4
  %445 = load i32, ptr %30, align 8
  %446 = icmp eq i32 %445, 0
  br i1 %446, label %447, label %464

447:                                              ; preds = %439
  %448 = load ptr, ptr %75, align 8
  %449 = sext i32 %443 to i64
  %450 = getelementptr inbounds %struct.Sum, ptr %448, i64 %449
  %451 = load i32, ptr %147, align 4
  %452 = icmp eq i32 %451, 1
  br i1 %452, label %453, label %458

453:                                              ; preds = %447
  %454 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %4, i32 2, i32 1, i32 %55)
  %455 = extractvalue { ptr, i64 } %454, 0
  %456 = extractvalue { ptr, i64 } %454, 1
  store ptr %455, ptr %450, align 8
  %457 = getelementptr inbounds i8, ptr %450, i64 8
  store i64 %456, ptr %457, align 8
  br label %464

458:                                              ; preds = %447
  %459 = load i32, ptr %148, align 4
  %460 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %71, i32 1, i32 %459, i32 %55)
  %461 = extractvalue { ptr, i64 } %460, 0
  %462 = extractvalue { ptr, i64 } %460, 1
  store ptr %461, ptr %450, align 8
  %463 = getelementptr inbounds i8, ptr %450, i64 8
  store i64 %462, ptr %463, align 8
  br label %464

464:                                              ; preds = %458, %453, %439, %438
  %465 = phi i32 [ 0, %438 ], [ %443, %453 ], [ %443, %458 ], [ %443, %439 ]
  %466 = load i32, ptr %14, align 8
  %467 = load i32, ptr %72, align 4
  %468 = icmp slt i32 %466, %467
  br i1 %468, label %470, label %469

469:                                              ; preds = %464
  store i32 1, ptr %30, align 8
  br label %479

470:                                              ; preds = %464
  %471 = load ptr, ptr %73, align 8
  %472 = sext i32 %466 to i64
  %473 = getelementptr inbounds %struct.Literal, ptr %471, i64 %472
  store i32 3, ptr %473, align 4
  %474 = getelementptr inbounds i8, ptr %473, i64 4
  store i32 %465, ptr %474, align 4
  %475 = getelementptr inbounds i8, ptr %473, i64 8
  store i32 0, ptr %475, align 4
  %476 = getelementptr inbounds i8, ptr %473, i64 12
  store i32 -1, ptr %476, align 4
  %477 = load i32, ptr %14, align 8
  %478 = add nsw i32 %477, 1
  store i32 %478, ptr %14, align 8
  br label %479

479:                                              ; preds = %213, %214, %263, %264, %351, %352, %379, %380, %405, %406, %422, %423, %469, %470
  %480 = phi i32 [ 0, %213 ], [ %223, %214 ], [ 0, %263 ], [ %275, %264 ], [ 0, %351 ], [ %363, %352 ], [ 0, %379 ], [ %394, %380 ], [ 0, %405 ], [ %416, %406 ], [ 0, %422 ], [ %432, %423 ], [ 0, %469 ], [ %477, %470 ]
  %481 = load ptr, ptr %63, align 8
  %482 = getelementptr inbounds i32, ptr %481, i64 %142
  store i32 %480, ptr %482, align 4
  br label %723

483:                                              ; preds = %135
  %484 = load ptr, ptr %59, align 8
  %485 = xor i32 %138, -1
  %486 = zext i32 %485 to i64
  %487 = getelementptr inbounds %struct.Sum, ptr %484, i64 %486
  %488 = getelementptr inbounds i8, ptr %487, i64 8
  %489 = load i32, ptr %488, align 8
  %490 = icmp sgt i32 %489, 0
  br i1 %490, label %491, label %498

491:                                              ; preds = %483, %713
  %492 = phi i64 [ %717, %713 ], [ 0, %483 ]
  %493 = phi i32 [ %716, %713 ], [ 0, %483 ]
  %494 = phi i32 [ %715, %713 ], [ 0, %483 ]
  %495 = phi ptr [ %714, %713 ], [ null, %483 ]
  %496 = load i32, ptr %30, align 8
  %497 = icmp eq i32 %496, 0
  br i1 %497, label %512, label %498

498:                                              ; preds = %491, %721, %483
  %499 = phi i32 [ 0, %483 ], [ %722, %721 ], [ %496, %491 ]
  %500 = phi ptr [ null, %483 ], [ %714, %721 ], [ %495, %491 ]
  %501 = phi i32 [ 0, %483 ], [ %715, %721 ], [ %494, %491 ]
  %502 = phi i32 [ 0, %483 ], [ %716, %721 ], [ %493, %491 ]
  %503 = icmp sgt i32 %501, %55
  %504 = zext i1 %503 to i32
  %505 = or i32 %499, %504
  store i32 %505, ptr %30, align 8
  %506 = load ptr, ptr %66, align 8
  %507 = getelementptr inbounds %struct.Sum, ptr %506, i64 %486
  store ptr %500, ptr %507, align 8
  %508 = getelementptr inbounds i8, ptr %507, i64 8
  store i32 %501, ptr %508, align 8
  %509 = getelementptr inbounds i8, ptr %507, i64 12
  store i32 %502, ptr %509, align 4
  %510 = load ptr, ptr %67, align 8
  %511 = getelementptr inbounds i32, ptr %510, i64 %486
  store i32 -1, ptr %511, align 4
  br label %723

512:                                              ; preds = %491
  %513 = load ptr, ptr %487, align 8
  %514 = getelementptr inbounds %struct.Term, ptr %513, i64 %492
  %515 = load i32, ptr %514, align 4
  %516 = load ptr, ptr %60, align 8
  %517 = sext i32 %515 to i64
  %518 = getelementptr i32, ptr %516, i64 %517
  %519 = getelementptr i8, ptr %518, i64 4
  %520 = load i32, ptr %519, align 4
  %521 = load i32, ptr %518, align 4
  %522 = sub nsw i32 %520, %521
  %523 = icmp sgt i32 %522, 0
  br i1 %523, label %524, label %571

524:                                              ; preds = %512
  %525 = load ptr, ptr %61, align 8
  %526 = load ptr, ptr %62, align 8
  %527 = sext i32 %521 to i64
  %528 = getelementptr inbounds i32, ptr %526, i64 %527
  %529 = load ptr, ptr %63, align 8
  %530 = zext i32 %522 to i64
  br label %532

531:                                              ; preds = %532
  br i1 %539, label %546, label %632

532:                                              ; preds = %524, %532
  %533 = phi i64 [ 0, %524 ], [ %543, %532 ]
  %534 = getelementptr inbounds i32, ptr %528, i64 %533
  %535 = load i32, ptr %534, align 4
  %536 = sext i32 %535 to i64
  %537 = getelementptr inbounds i8, ptr %525, i64 %536
  %538 = load i8, ptr %537, align 1
  %539 = icmp eq i8 %538, 0
  %540 = getelementptr inbounds i32, ptr %529, i64 %536
  %541 = load i32, ptr %540, align 4
  %542 = getelementptr inbounds [48 x i32], ptr %7, i64 0, i64 %533
  store i32 %541, ptr %542, align 4
  %543 = add nuw nsw i64 %533, 1
  %544 = icmp ult i64 %543, %530
  %545 = select i1 %544, i1 %539, i1 false
  br i1 %545, label %532, label %531

546:                                              ; preds = %531
  %547 = icmp eq i32 %522, 1
  br i1 %547, label %571, label %548

548:                                              ; preds = %546
  %549 = zext i32 %522 to i64
  br label %550

550:                                              ; preds = %565, %548
  %551 = phi i64 [ 1, %548 ], [ %569, %565 ]
  %552 = getelementptr inbounds i32, ptr %7, i64 %551
  %553 = load i32, ptr %552, align 4
  %554 = trunc nuw nsw i64 %551 to i32
  br label %555

555:                                              ; preds = %562, %550
  %556 = phi i32 [ %554, %550 ], [ %563, %562 ]
  %557 = zext i32 %556 to i64
  %558 = getelementptr i32, ptr %7, i64 %557
  %559 = getelementptr i8, ptr %558, i64 -4
  %560 = load i32, ptr %559, align 4
  %561 = icmp sgt i32 %560, %553
  br i1 %561, label %562, label %565

562:                                              ; preds = %555
  store i32 %560, ptr %558, align 4
  %563 = add nsw i32 %556, -1
  %564 = icmp sgt i32 %556, 1
  br i1 %564, label %555, label %565

565:                                              ; preds = %562, %555
  %566 = phi i32 [ 0, %562 ], [ %556, %555 ]
  %567 = sext i32 %566 to i64
  %568 = getelementptr inbounds i32, ptr %7, i64 %567
  store i32 %553, ptr %568, align 4
  %569 = add nuw nsw i64 %551, 1
  %570 = icmp eq i64 %569, %549
  br i1 %570, label %571, label %550

571:                                              ; preds = %565, %512, %546
  %572 = call i32 @monomial(ptr %1, ptr %7, i32 %522)
  %573 = load ptr, ptr %487, align 8
  %574 = getelementptr inbounds %struct.Term, ptr %573, i64 %492, i32 1
  %575 = load i32, ptr %574, align 4
  %576 = icmp sgt i32 %494, 0
  br i1 %576, label %577, label %599

577:                                              ; preds = %571
  %578 = zext i32 %494 to i64
  br label %582

579:                                              ; preds = %582
  %580 = add nuw nsw i64 %583, 1
  %581 = icmp eq i64 %580, %578
  br i1 %581, label %599, label %582

582:                                              ; preds = %579, %577
  %583 = phi i64 [ 0, %577 ], [ %580, %579 ]
  %584 = getelementptr inbounds %struct.Term, ptr %495, i64 %583
  %585 = load i32, ptr %584, align 4
  %586 = icmp eq i32 %585, %572
  br i1 %586, label %587, label %579

587:                                              ; preds = %582
  %588 = getelementptr inbounds %struct.Term, ptr %495, i64 %583, i32 1
  %589 = load i32, ptr %588, align 4
  %590 = call i32 @scale_sum(ptr %1, i32 %589, i32 %575)
  %591 = icmp eq i32 %590, 0
  br i1 %591, label %593, label %592

592:                                              ; preds = %587
  store i32 %590, ptr %588, align 4
  br label %713

593:                                              ; preds = %587
  %594 = getelementptr inbounds %struct.Term, ptr %495, i64 %583
  %595 = add nsw i32 %494, -1
  %596 = sext i32 %595 to i64
  %597 = getelementptr inbounds %struct.Term, ptr %495, i64 %596
  %598 = load i64, ptr %597, align 4
  store i64 %598, ptr %594, align 4
  br label %713

599:                                              ; preds = %579, %571
  %600 = icmp eq i32 %494, %493
  br i1 %600, label %601, label %625

601:                                              ; preds = %599
  %602 = icmp eq i32 %493, 0
  %603 = shl nsw i32 %493, 1
  %604 = select i1 %602, i32 4, i32 %603
  %605 = load i32, ptr %10, align 8
  %606 = add nsw i32 %605, %604
  %607 = load i32, ptr %64, align 4
  %608 = icmp sgt i32 %606, %607
  br i1 %608, label %624, label %609

609:                                              ; preds = %601
  br i1 %602, label %618, label %610

610:                                              ; preds = %609
  %611 = load ptr, ptr %65, align 8
  %612 = sext i32 %605 to i64
  %613 = getelementptr inbounds %struct.Term, ptr %611, i64 %612
  %614 = sext i32 %493 to i64
  %615 = shl nsw i64 %614, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %613, ptr align 4 %495, i64 %615, i1 false)
  %616 = load i32, ptr %10, align 8
  %617 = add nsw i32 %616, %603
  br label %618

618:                                              ; preds = %610, %609
  %619 = phi i32 [ %617, %610 ], [ %606, %609 ]
  %620 = phi i32 [ %616, %610 ], [ %605, %609 ]
  %621 = load ptr, ptr %65, align 8
  %622 = sext i32 %620 to i64
  %623 = getelementptr inbounds %struct.Term, ptr %621, i64 %622
  store i32 %619, ptr %10, align 8
  br label %625

624:                                              ; preds = %601
  store i32 1, ptr %30, align 8
  br label %713

625:                                              ; preds = %618, %599
  %626 = phi ptr [ %623, %618 ], [ %495, %599 ]
  %627 = phi i32 [ %604, %618 ], [ %493, %599 ]
  %628 = add nsw i32 %494, 1
  %629 = sext i32 %494 to i64
  %630 = getelementptr inbounds %struct.Term, ptr %626, i64 %629
  store i32 %572, ptr %630, align 4
  %631 = getelementptr inbounds i8, ptr %630, i64 4
  store i32 %575, ptr %631, align 4
  br label %713

632:                                              ; preds = %531
  %633 = getelementptr inbounds %struct.Term, ptr %513, i64 %492, i32 1
  %634 = load i32, ptr %633, align 4
  %635 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %528, i32 %522, i32 %634, i32 %55)
  %636 = extractvalue { ptr, i64 } %635, 0
  %637 = extractvalue { ptr, i64 } %635, 1
  %638 = trunc i64 %637 to i32
  %639 = icmp sgt i32 %638, 0
  br i1 %639, label %640, label %713

640:                                              ; preds = %632
  %641 = and i64 %637, 2147483647
  br label %642

642:                                              ; preds = %640, %707
  %643 = phi i64 [ 0, %640 ], [ %711, %707 ]
  %644 = phi i32 [ %493, %640 ], [ %710, %707 ]
  %645 = phi i32 [ %494, %640 ], [ %709, %707 ]
  %646 = phi ptr [ %495, %640 ], [ %708, %707 ]
  %647 = getelementptr inbounds %struct.Term, ptr %636, i64 %643
  %648 = load i32, ptr %647, align 4
  %649 = getelementptr inbounds i8, ptr %647, i64 4
  %650 = load i32, ptr %649, align 4
  %651 = icmp sgt i32 %645, 0
  br i1 %651, label %652, label %674

652:                                              ; preds = %642
  %653 = zext i32 %645 to i64
  br label %657

654:                                              ; preds = %657
  %655 = add nuw nsw i64 %658, 1
  %656 = icmp eq i64 %655, %653
  br i1 %656, label %674, label %657

657:                                              ; preds = %654, %652
  %658 = phi i64 [ 0, %652 ], [ %655, %654 ]
  %659 = getelementptr inbounds %struct.Term, ptr %646, i64 %658
  %660 = load i32, ptr %659, align 4
  %661 = icmp eq i32 %660, %648
  br i1 %661, label %662, label %654

662:                                              ; preds = %657
  %663 = getelementptr inbounds %struct.Term, ptr %646, i64 %658, i32 1
  %664 = load i32, ptr %663, align 4
  %665 = call i32 @scale_sum(ptr %1, i32 %664, i32 %650)
  %666 = icmp eq i32 %665, 0
  br i1 %666, label %668, label %667

667:                                              ; preds = %662
  store i32 %665, ptr %663, align 4
  br label %707

668:                                              ; preds = %662
  %669 = getelementptr inbounds %struct.Term, ptr %646, i64 %658
  %670 = add nsw i32 %645, -1
  %671 = sext i32 %670 to i64
  %672 = getelementptr inbounds %struct.Term, ptr %646, i64 %671
  %673 = load i64, ptr %672, align 4
  store i64 %673, ptr %669, align 4
  br label %707

674:                                              ; preds = %654, %642
  %675 = icmp eq i32 %645, %644
  br i1 %675, label %676, label %700

676:                                              ; preds = %674
  %677 = icmp eq i32 %644, 0
  %678 = shl nsw i32 %644, 1
  %679 = select i1 %677, i32 4, i32 %678
  %680 = load i32, ptr %10, align 8
  %681 = add nsw i32 %680, %679
  %682 = load i32, ptr %64, align 4
  %683 = icmp sgt i32 %681, %682
  br i1 %683, label %699, label %684

684:                                              ; preds = %676
  br i1 %677, label %693, label %685

685:                                              ; preds = %684
  %686 = load ptr, ptr %65, align 8
  %687 = sext i32 %680 to i64
  %688 = getelementptr inbounds %struct.Term, ptr %686, i64 %687
  %689 = sext i32 %644 to i64
  %690 = shl nsw i64 %689, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %688, ptr align 4 %646, i64 %690, i1 false)
  %691 = load i32, ptr %10, align 8
  %692 = add nsw i32 %691, %678
  br label %693

693:                                              ; preds = %685, %684
  %694 = phi i32 [ %692, %685 ], [ %681, %684 ]
  %695 = phi i32 [ %691, %685 ], [ %680, %684 ]
  %696 = load ptr, ptr %65, align 8
  %697 = sext i32 %695 to i64
  %698 = getelementptr inbounds %struct.Term, ptr %696, i64 %697
  store i32 %694, ptr %10, align 8
  br label %700

699:                                              ; preds = %676
  store i32 1, ptr %30, align 8
  br label %707

700:                                              ; preds = %693, %674
  %701 = phi ptr [ %698, %693 ], [ %646, %674 ]
  %702 = phi i32 [ %679, %693 ], [ %644, %674 ]
  %703 = add nsw i32 %645, 1
  %704 = sext i32 %645 to i64
  %705 = getelementptr inbounds %struct.Term, ptr %701, i64 %704
  store i32 %648, ptr %705, align 4
  %706 = getelementptr inbounds i8, ptr %705, i64 4
  store i32 %650, ptr %706, align 4
  br label %707

707:                                              ; preds = %667, %668, %699, %700
  %708 = phi ptr [ %646, %668 ], [ %646, %667 ], [ %646, %699 ], [ %701, %700 ]
  %709 = phi i32 [ %670, %668 ], [ %645, %667 ], [ %644, %699 ], [ %703, %700 ]
  %710 = phi i32 [ %644, %668 ], [ %644, %667 ], [ %644, %699 ], [ %702, %700 ]
  %711 = add nuw nsw i64 %643, 1
  %712 = icmp eq i64 %711, %641
  br i1 %712, label %713, label %642

713:                                              ; preds = %707, %632, %625, %624, %593, %592
  %714 = phi ptr [ %495, %593 ], [ %495, %592 ], [ %495, %624 ], [ %626, %625 ], [ %495, %632 ], [ %708, %707 ]
  %715 = phi i32 [ %595, %593 ], [ %494, %592 ], [ %493, %624 ], [ %628, %625 ], [ %494, %632 ], [ %709, %707 ]
  %716 = phi i32 [ %493, %593 ], [ %493, %592 ], [ %493, %624 ], [ %627, %625 ], [ %493, %632 ], [ %710, %707 ]
  %717 = add nuw nsw i64 %492, 1
  %718 = load i32, ptr %488, align 8
  %719 = sext i32 %718 to i64
  %720 = icmp slt i64 %717, %719
  br i1 %720, label %491, label %721

721:                                              ; preds = %713
  %722 = load i32, ptr %30, align 8
  br label %498

723:                                              ; preds = %170, %479, %498
  %724 = add nuw nsw i64 %121, 1
  %725 = load i32, ptr %43, align 8
  %726 = sext i32 %725 to i64
  %727 = icmp slt i64 %724, %726
  br i1 %727, label %120, label %124

728:                                              ; preds = %128, %774
  %729 = phi i64 [ 0, %128 ], [ %782, %774 ]
  %730 = load i32, ptr %30, align 8
  %731 = icmp eq i32 %730, 0
  br i1 %731, label %733, label %732

732:                                              ; preds = %728, %774, %124
  ret void

733:                                              ; preds = %728
  %734 = load ptr, ptr %129, align 8
  %735 = load i32, ptr %12, align 8
  %736 = add nsw i32 %735, 1
  store i32 %736, ptr %12, align 8
  %737 = sext i32 %735 to i64
  %738 = getelementptr inbounds %struct.Edge, ptr %734, i64 %737
  %739 = load ptr, ptr %130, align 8
  %740 = getelementptr inbounds %struct.Edge, ptr %739, i64 %729
  %741 = load i32, ptr %740, align 4
  %742 = load ptr, ptr %131, align 8
  %743 = sext i32 %741 to i64
  %744 = getelementptr inbounds i32, ptr %742, i64 %743
  %745 = load i32, ptr %744, align 4
  %746 = icmp slt i32 %745, 0
  br i1 %746, label %747, label %774

747:                                              ; preds = %733
  %748 = load i32, ptr %13, align 4
  %749 = load i32, ptr %132, align 8
  %750 = icmp slt i32 %748, %749
  br i1 %750, label %752, label %751

751:                                              ; preds = %747
  store i32 1, ptr %30, align 8
  br label %758

752:                                              ; preds = %747
  %753 = load ptr, ptr %133, align 8
  %754 = sext i32 %748 to i64
  %755 = getelementptr inbounds %struct.Sum, ptr %753, i64 %754
  call void @llvm.memset.p0.i64(ptr align 8 %755, i8 0, i64 16, i1 false)
  %756 = load i32, ptr %13, align 4
  %757 = add nsw i32 %756, 1
  store i32 %757, ptr %13, align 4
  br label %758

758:                                              ; preds = %752, %751
  %759 = phi i32 [ 0, %751 ], [ %756, %752 ]
  %760 = load ptr, ptr %131, align 8
  %761 = getelementptr inbounds i32, ptr %760, i64 %743
  store i32 %759, ptr %761, align 4
  %762 = load i32, ptr %30, align 8
  %763 = icmp eq i32 %762, 0
  %764 = load ptr, ptr %131, align 8
  br i1 %763, label %765, label %774

765:                                              ; preds = %758
  %766 = load ptr, ptr %133, align 8
  %767 = getelementptr inbounds i32, ptr %764, i64 %743
  %768 = load i32, ptr %767, align 4
  %769 = sext i32 %768 to i64
  %770 = getelementptr inbounds %struct.Sum, ptr %766, i64 %769
  %771 = load ptr, ptr %134, align 8
  %772 = getelementptr inbounds %struct.Sum, ptr %771, i64 %743
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %770, ptr align 8 %772, i64 16, i1 false)
  %773 = load ptr, ptr %131, align 8
  br label %774

774:                                              ; preds = %733, %758, %765
  %775 = phi ptr [ %764, %758 ], [ %773, %765 ], [ %742, %733 ]
  %776 = getelementptr inbounds i32, ptr %775, i64 %743
  %777 = load i32, ptr %776, align 4
  %778 = load ptr, ptr %130, align 8
  %779 = getelementptr inbounds %struct.Edge, ptr %778, i64 %729, i32 1
  %780 = load i32, ptr %779, align 4
  store i32 %777, ptr %738, align 4
  %781 = getelementptr inbounds i8, ptr %738, i64 4
  store i32 %780, ptr %781, align 4
  %782 = add nuw nsw i64 %729, 1
  %783 = load i32, ptr %125, align 8
  %784 = sext i32 %783 to i64
  %785 = icmp slt i64 %782, %784
  br i1 %785, label %728, label %732
}

define internal void @greedy(ptr %0, ptr %1, ptr %2, i32 %3) {
  %5 = alloca %struct.Divisor, align 8
  %6 = alloca %struct.Divisor, align 8
  %7 = alloca [2 x i32], align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Place, align 8
  %11 = alloca %struct.Place, align 8
  %12 = alloca %struct.Place, align 8
  %13 = getelementptr inbounds i8, ptr %1, i64 36
  %14 = load i32, ptr %13, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %21, label %16

16:                                               ; preds = %4
  store ptr %1, ptr %0, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  %18 = load i32, ptr %17, align 8
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %17, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %2, ptr %20, align 8
  br label %57

21:                                               ; preds = %4
  %22 = getelementptr inbounds i8, ptr %1, i64 16
  %23 = load ptr, ptr %22, align 8
  %24 = zext i32 %14 to i64
  br label %25

25:                                               ; preds = %25, %21
  %26 = phi i64 [ 0, %21 ], [ %34, %25 ]
  %27 = phi i64 [ 0, %21 ], [ %33, %25 ]
  %28 = getelementptr inbounds %struct.Sum, ptr %23, i64 %26, i32 1
  %29 = load i32, ptr %28, align 8
  %30 = sext i32 %29 to i64
  %31 = mul nsw i64 %30, %30
  %32 = lshr i64 %31, 1
  %33 = add nuw nsw i64 %32, %27
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp eq i64 %34, %24
  br i1 %35, label %36, label %25

36:                                               ; preds = %25
  store ptr %1, ptr %0, align 8
  %37 = getelementptr inbounds i8, ptr %0, i64 16
  %38 = load i32, ptr %37, align 8
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %37, align 8
  %40 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %2, ptr %40, align 8
  %41 = icmp ugt i64 %33, 4095
  br i1 %41, label %42, label %57

42:                                               ; preds = %36
  %43 = getelementptr inbounds i8, ptr %0, i64 60
  %44 = load i32, ptr %43, align 4
  %45 = icmp sgt i32 %44, 4095
  br i1 %45, label %46, label %57

46:                                               ; preds = %42, %46
  %47 = phi i32 [ %49, %46 ], [ 4095, %42 ]
  %48 = shl nsw i32 %47, 1
  %49 = or disjoint i32 %48, 1
  %50 = sext i32 %49 to i64
  %51 = icmp sgt i64 %33, %50
  %52 = icmp slt i32 %49, %44
  %53 = and i1 %51, %52
  br i1 %53, label %46, label %54

54:                                               ; preds = %46
  %55 = shl nsw i64 %50, 2
  %56 = add nsw i64 %55, 4
  br label %57

57:                                               ; preds = %42, %54, %16, %36
  %58 = phi ptr [ %40, %36 ], [ %20, %16 ], [ %40, %54 ], [ %40, %42 ]
  %59 = phi i32 [ 4095, %36 ], [ 4095, %16 ], [ 4095, %42 ], [ %49, %54 ]
  %60 = phi i64 [ 16384, %36 ], [ 16384, %16 ], [ 16384, %42 ], [ %56, %54 ]
  %61 = getelementptr inbounds i8, ptr %0, i64 56
  store i32 %59, ptr %61, align 8
  %62 = getelementptr inbounds i8, ptr %0, i64 104
  store i32 0, ptr %62, align 8
  %63 = getelementptr inbounds i8, ptr %0, i64 80
  store i32 0, ptr %63, align 8
  %64 = getelementptr inbounds i8, ptr %0, i64 40
  store i32 0, ptr %64, align 8
  %65 = getelementptr inbounds i8, ptr %0, i64 88
  store i32 -1, ptr %65, align 8
  %66 = getelementptr inbounds i8, ptr %0, i64 1136
  store i32 0, ptr %66, align 8
  %67 = getelementptr inbounds i8, ptr %0, i64 48
  %68 = load ptr, ptr %67, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %68, i8 -1, i64 %60, i1 false)
  %69 = getelementptr inbounds i8, ptr %0, i64 624
  call void @llvm.memset.p0.i64(ptr align 8 %69, i8 0, i64 256, i1 false)
  %70 = load i32, ptr %13, align 4
  %71 = icmp sgt i32 %70, 0
  br i1 %71, label %72, label %90

72:                                               ; preds = %57
  %73 = getelementptr inbounds i8, ptr %1, i64 16
  %74 = getelementptr inbounds i8, ptr %11, i64 4
  %75 = getelementptr inbounds i8, ptr %11, i64 8
  %76 = getelementptr inbounds i8, ptr %11, i64 12
  %77 = getelementptr inbounds i8, ptr %11, i64 16
  %78 = getelementptr inbounds i8, ptr %11, i64 20
  %79 = getelementptr inbounds i8, ptr %10, i64 4
  %80 = getelementptr inbounds i8, ptr %10, i64 8
  %81 = getelementptr inbounds i8, ptr %10, i64 12
  %82 = getelementptr inbounds i8, ptr %10, i64 16
  %83 = getelementptr inbounds i8, ptr %10, i64 20
  %84 = getelementptr inbounds i8, ptr %12, i64 4
  %85 = getelementptr inbounds i8, ptr %12, i64 8
  %86 = getelementptr inbounds i8, ptr %12, i64 12
  %87 = getelementptr inbounds i8, ptr %12, i64 16
  %88 = getelementptr inbounds i8, ptr %12, i64 20
  %89 = load ptr, ptr %73, align 8
  br label %116

90:                                               ; preds = %344, %57
  %91 = getelementptr inbounds i8, ptr %1, i64 136
  %92 = load i32, ptr %91, align 8
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %791

94:                                               ; preds = %90
  %95 = getelementptr inbounds i8, ptr %0, i64 96
  %96 = getelementptr inbounds i8, ptr %0, i64 32
  %97 = getelementptr inbounds i8, ptr %0, i64 64
  %98 = getelementptr inbounds i8, ptr %0, i64 112
  %99 = icmp eq i32 %3, 0
  %100 = sdiv i32 %3, -2
  %101 = sext i32 %3 to i64
  %102 = getelementptr inbounds i8, ptr %6, i64 8
  %103 = getelementptr inbounds i8, ptr %6, i64 12
  %104 = getelementptr inbounds i8, ptr %6, i64 16
  %105 = getelementptr inbounds i8, ptr %6, i64 20
  %106 = getelementptr inbounds i8, ptr %6, i64 36
  %107 = getelementptr inbounds i8, ptr %6, i64 37
  %108 = getelementptr inbounds i8, ptr %0, i64 72
  %109 = getelementptr inbounds i8, ptr %7, i64 4
  %110 = getelementptr inbounds i8, ptr %5, i64 8
  %111 = getelementptr inbounds i8, ptr %5, i64 12
  %112 = getelementptr inbounds i8, ptr %5, i64 16
  %113 = getelementptr inbounds i8, ptr %5, i64 20
  %114 = getelementptr inbounds i8, ptr %5, i64 36
  %115 = getelementptr inbounds i8, ptr %5, i64 37
  br label %350

116:                                              ; preds = %72, %344
  %117 = phi ptr [ %89, %72 ], [ %345, %344 ]
  %118 = phi i64 [ 0, %72 ], [ %346, %344 ]
  %119 = getelementptr inbounds %struct.Sum, ptr %117, i64 %118, i32 1
  %120 = load i32, ptr %119, align 8
  store i32 0, ptr %119, align 8
  %121 = load ptr, ptr %73, align 8
  %122 = getelementptr inbounds %struct.Sum, ptr %121, i64 %118
  %123 = getelementptr inbounds i8, ptr %122, i64 8
  %124 = load i32, ptr %123, align 8
  %125 = icmp slt i32 %124, %120
  br i1 %125, label %126, label %344

126:                                              ; preds = %116
  %127 = trunc nuw nsw i64 %118 to i32
  %128 = trunc nuw nsw i64 %118 to i32
  %129 = trunc nuw nsw i64 %118 to i32
  br label %130

130:                                              ; preds = %126, %334
  %131 = phi i32 [ %124, %126 ], [ %342, %334 ]
  %132 = phi ptr [ %122, %126 ], [ %340, %334 ]
  %133 = load ptr, ptr %132, align 8
  %134 = sext i32 %131 to i64
  %135 = getelementptr inbounds %struct.Term, ptr %133, i64 %134
  %136 = load i64, ptr %135, align 4
  %137 = trunc i64 %136 to i32
  %138 = lshr i64 %136, 32
  %139 = trunc nuw i64 %138 to i32
  %140 = load ptr, ptr %0, align 8
  %141 = getelementptr inbounds i8, ptr %140, i64 72
  %142 = load ptr, ptr %141, align 8
  %143 = shl i64 %136, 32
  %144 = ashr exact i64 %143, 32
  %145 = getelementptr i32, ptr %142, i64 %144
  %146 = getelementptr i8, ptr %145, i64 4
  %147 = load i32, ptr %146, align 4
  %148 = load i32, ptr %145, align 4
  %149 = sub i32 %147, %148
  %150 = getelementptr inbounds i8, ptr %140, i64 136
  %151 = getelementptr inbounds i8, ptr %140, i64 16
  %152 = load ptr, ptr %151, align 8
  %153 = getelementptr inbounds %struct.Sum, ptr %152, i64 %118
  %154 = getelementptr inbounds i8, ptr %153, i64 8
  %155 = load i32, ptr %154, align 8
  %156 = icmp sgt i32 %155, 0
  br i1 %156, label %157, label %167

157:                                              ; preds = %130
  %158 = icmp slt i64 %136, 0
  %159 = sub nsw i64 0, %138
  %160 = and i64 %159, 4294967295
  %161 = sub nsw i32 0, %139
  br label %162

162:                                              ; preds = %157, %275
  %163 = phi i64 [ 0, %157 ], [ %276, %275 ]
  %164 = phi ptr [ %153, %157 ], [ %278, %275 ]
  %165 = load i32, ptr %150, align 8
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %174, label %167

167:                                              ; preds = %275, %162, %130
  store i32 %129, ptr %12, align 8
  store i32 %137, ptr %84, align 4
  store i32 0, ptr %85, align 8
  store i32 0, ptr %86, align 4
  store i32 %139, ptr %87, align 8
  store i32 0, ptr %88, align 4
  %168 = icmp sgt i32 %149, 0
  br i1 %168, label %169, label %334

169:                                              ; preds = %167
  %170 = getelementptr inbounds i8, ptr %140, i64 56
  %171 = call i32 @llvm.abs.i32(i32 %139, i1 true)
  %172 = zext i32 %149 to i64
  %173 = zext i32 %149 to i64
  br label %283

174:                                              ; preds = %162
  %175 = load ptr, ptr %164, align 8
  %176 = getelementptr inbounds %struct.Term, ptr %175, i64 %163
  %177 = load i32, ptr %176, align 4
  %178 = getelementptr inbounds i8, ptr %176, i64 4
  %179 = load i32, ptr %178, align 4
  call void @coprime(ptr %0, i32 %137, i32 %177, ptr %8, ptr %9)
  %180 = load i32, ptr %8, align 4
  %181 = load i32, ptr %9, align 4
  %182 = icmp slt i32 %180, %181
  %183 = icmp eq i32 %179, %139
  br i1 %182, label %184, label %231

184:                                              ; preds = %174
  br i1 %183, label %229, label %185

185:                                              ; preds = %184
  %186 = icmp eq i32 %179, %161
  br i1 %186, label %229, label %187

187:                                              ; preds = %185
  %188 = load ptr, ptr %140, align 8
  %189 = icmp slt i32 %179, 0
  %190 = load ptr, ptr %188, align 8
  br i1 %189, label %191, label %197

191:                                              ; preds = %187
  %192 = sub nsw i32 0, %179
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds %struct.Scalar, ptr %190, i64 %193
  %195 = load i64, ptr %194, align 8
  %196 = sub i64 2305843009213693487, %195
  br label %201

197:                                              ; preds = %187
  %198 = zext i32 %179 to i64
  %199 = getelementptr inbounds %struct.Scalar, ptr %190, i64 %198
  %200 = load i64, ptr %199, align 8
  br label %201

201:                                              ; preds = %197, %191
  %202 = phi i64 [ %196, %191 ], [ %200, %197 ]
  %203 = call i64 @over_of(ptr %188, i32 %139)
  %204 = zext i64 %202 to i128
  %205 = zext i64 %203 to i128
  %206 = mul nuw i128 %205, %204
  %207 = trunc i128 %206 to i64
  %208 = mul i64 %207, 3456285112735364913
  %209 = zext i64 %208 to i128
  %210 = mul nuw nsw i128 %209, 2305843009213693487
  %211 = add i128 %210, %206
  %212 = lshr i128 %211, 64
  %213 = trunc nuw i128 %212 to i64
  %214 = icmp ugt i64 %213, 2305843009213693486
  %215 = add i64 %213, -2305843009213693487
  %216 = select i1 %214, i64 %215, i64 %213
  %217 = zext i64 %216 to i128
  %218 = mul nuw nsw i128 %217, 13838400
  %219 = trunc i128 %218 to i64
  %220 = mul i64 %219, 3456285112735364913
  %221 = zext i64 %220 to i128
  %222 = mul nuw nsw i128 %221, 2305843009213693487
  %223 = add nuw nsw i128 %222, %218
  %224 = lshr i128 %223, 64
  %225 = trunc nuw nsw i128 %224 to i64
  %226 = icmp ugt i64 %225, 2305843009213693486
  %227 = add nsw i64 %225, -2305843009213693487
  %228 = select i1 %226, i64 %227, i64 %225
  br label %229

229:                                              ; preds = %184, %185, %201
  %230 = phi i64 [ %228, %201 ], [ 1, %184 ], [ 2305843009213693486, %185 ]
  store i32 %128, ptr %10, align 8
  store i32 %137, ptr %79, align 4
  store i32 %177, ptr %80, align 8
  store i32 0, ptr %81, align 4
  store i32 %139, ptr %82, align 8
  store i32 %179, ptr %83, align 4
  call void @enter_place(ptr %0, i8 3, i32 %180, i32 %181, i64 %230, ptr byval(%struct.Place) align 8 %10)
  br label %275

231:                                              ; preds = %174
  br i1 %183, label %273, label %232

232:                                              ; preds = %231
  %233 = sub nsw i32 0, %179
  %234 = icmp eq i32 %233, %139
  br i1 %234, label %273, label %235

235:                                              ; preds = %232
  %236 = load ptr, ptr %140, align 8
  %237 = load ptr, ptr %236, align 8
  br i1 %158, label %238, label %242

238:                                              ; preds = %235
  %239 = getelementptr inbounds %struct.Scalar, ptr %237, i64 %160
  %240 = load i64, ptr %239, align 8
  %241 = sub i64 2305843009213693487, %240
  br label %245

242:                                              ; preds = %235
  %243 = getelementptr inbounds %struct.Scalar, ptr %237, i64 %138
  %244 = load i64, ptr %243, align 8
  br label %245

245:                                              ; preds = %242, %238
  %246 = phi i64 [ %241, %238 ], [ %244, %242 ]
  %247 = call i64 @over_of(ptr %236, i32 %179)
  %248 = zext i64 %246 to i128
  %249 = zext i64 %247 to i128
  %250 = mul nuw i128 %249, %248
  %251 = trunc i128 %250 to i64
  %252 = mul i64 %251, 3456285112735364913
  %253 = zext i64 %252 to i128
  %254 = mul nuw nsw i128 %253, 2305843009213693487
  %255 = add i128 %254, %250
  %256 = lshr i128 %255, 64
  %257 = trunc nuw i128 %256 to i64
  %258 = icmp ugt i64 %257, 2305843009213693486
  %259 = add i64 %257, -2305843009213693487
  %260 = select i1 %258, i64 %259, i64 %257
  %261 = zext i64 %260 to i128
  %262 = mul nuw nsw i128 %261, 13838400
  %263 = trunc i128 %262 to i64
  %264 = mul i64 %263, 3456285112735364913
  %265 = zext i64 %264 to i128
  %266 = mul nuw nsw i128 %265, 2305843009213693487
  %267 = add nuw nsw i128 %266, %262
  %268 = lshr i128 %267, 64
  %269 = trunc nuw nsw i128 %268 to i64
  %270 = icmp ugt i64 %269, 2305843009213693486
  %271 = add nsw i64 %269, -2305843009213693487
  %272 = select i1 %270, i64 %271, i64 %269
  br label %273

273:                                              ; preds = %231, %232, %245
  %274 = phi i64 [ %272, %245 ], [ 1, %231 ], [ 2305843009213693486, %232 ]
  store i32 %127, ptr %11, align 8
  store i32 %177, ptr %74, align 4
  store i32 %137, ptr %75, align 8
  store i32 0, ptr %76, align 4
  store i32 %179, ptr %77, align 8
  store i32 %139, ptr %78, align 4
  call void @enter_place(ptr %0, i8 3, i32 %181, i32 %180, i64 %274, ptr byval(%struct.Place) align 8 %11)
  br label %275

275:                                              ; preds = %273, %229
  %276 = add nuw nsw i64 %163, 1
  %277 = load ptr, ptr %151, align 8
  %278 = getelementptr inbounds %struct.Sum, ptr %277, i64 %118
  %279 = getelementptr inbounds i8, ptr %278, i64 8
  %280 = load i32, ptr %279, align 8
  %281 = sext i32 %280 to i64
  %282 = icmp slt i64 %276, %281
  br i1 %282, label %162, label %167

283:                                              ; preds = %169, %330
  %284 = phi i64 [ 0, %169 ], [ %331, %330 ]
  %285 = phi i64 [ 1, %169 ], [ %332, %330 ]
  %286 = load ptr, ptr %170, align 8
  %287 = load ptr, ptr %141, align 8
  %288 = getelementptr inbounds i32, ptr %287, i64 %144
  %289 = load i32, ptr %288, align 4
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds i32, ptr %286, i64 %290
  %292 = getelementptr inbounds i32, ptr %291, i64 %284
  %293 = load i32, ptr %292, align 4
  %294 = icmp eq i64 %284, 0
  br i1 %294, label %301, label %295

295:                                              ; preds = %283
  %296 = getelementptr i8, ptr %292, i64 -4
  %297 = load i32, ptr %296, align 4
  %298 = icmp eq i32 %297, %293
  br i1 %298, label %299, label %301

299:                                              ; preds = %295
  %300 = add nuw nsw i64 %284, 1
  br label %330

301:                                              ; preds = %295, %283
  %302 = add nuw nsw i64 %284, 1
  %303 = icmp slt i64 %302, %172
  br i1 %303, label %305, label %304

304:                                              ; preds = %325, %301
  switch i32 %139, label %329 [
    i32 -1, label %330
    i32 1, label %330
  ]

305:                                              ; preds = %301, %325
  %306 = phi i64 [ %326, %325 ], [ %285, %301 ]
  %307 = icmp eq i64 %306, %302
  %308 = load ptr, ptr %170, align 8
  %309 = load ptr, ptr %141, align 8
  %310 = getelementptr inbounds i32, ptr %309, i64 %144
  %311 = load i32, ptr %310, align 4
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds i32, ptr %308, i64 %312
  br i1 %307, label %314, label %317

314:                                              ; preds = %305
  %315 = getelementptr inbounds i32, ptr %313, i64 %302
  %316 = load i32, ptr %315, align 4
  br label %323

317:                                              ; preds = %305
  %318 = getelementptr inbounds i32, ptr %313, i64 %306
  %319 = load i32, ptr %318, align 4
  %320 = getelementptr i8, ptr %318, i64 -4
  %321 = load i32, ptr %320, align 4
  %322 = icmp eq i32 %319, %321
  br i1 %322, label %325, label %323

323:                                              ; preds = %314, %317
  %324 = phi i32 [ %316, %314 ], [ %319, %317 ]
  call void @enter_place(ptr %0, i8 1, i32 %293, i32 %324, i64 0, ptr byval(%struct.Place) align 8 %12)
  br label %325

325:                                              ; preds = %323, %317
  %326 = add nuw nsw i64 %306, 1
  %327 = trunc nuw i64 %326 to i32
  %328 = icmp sgt i32 %149, %327
  br i1 %328, label %305, label %304

329:                                              ; preds = %304
  call void @enter_place(ptr %0, i8 2, i32 %171, i32 %293, i64 0, ptr byval(%struct.Place) align 8 %12)
  br label %330

330:                                              ; preds = %299, %304, %304, %329
  %331 = phi i64 [ %300, %299 ], [ %302, %304 ], [ %302, %304 ], [ %302, %329 ]
  %332 = add nuw nsw i64 %285, 1
  %333 = icmp eq i64 %331, %173
  br i1 %333, label %334, label %283

334:                                              ; preds = %330, %167
  %335 = load ptr, ptr %73, align 8
  %336 = getelementptr inbounds %struct.Sum, ptr %335, i64 %118, i32 1
  %337 = load i32, ptr %336, align 8
  %338 = add nsw i32 %337, 1
  store i32 %338, ptr %336, align 8
  %339 = load ptr, ptr %73, align 8
  %340 = getelementptr inbounds %struct.Sum, ptr %339, i64 %118
  %341 = getelementptr inbounds i8, ptr %340, i64 8
  %342 = load i32, ptr %341, align 8
  %343 = icmp slt i32 %342, %120
  br i1 %343, label %130, label %344

344:                                              ; preds = %334, %116
  %345 = phi ptr [ %121, %116 ], [ %339, %334 ]
  %346 = add nuw nsw i64 %118, 1
  %347 = load i32, ptr %13, align 4
  %348 = sext i32 %347 to i64
  %349 = icmp slt i64 %346, %348
  br i1 %349, label %116, label %90

350:                                              ; preds = %94, %788
  %351 = load i32, ptr %66, align 8
  %352 = icmp eq i32 %351, 0
  br i1 %352, label %353, label %791

353:                                              ; preds = %350
  %354 = load i32, ptr %62, align 8
  %355 = icmp sgt i32 %354, 0
  br i1 %355, label %356, label %461

356:                                              ; preds = %353, %456
  %357 = phi i64 [ %457, %456 ], [ 0, %353 ]
  %358 = load ptr, ptr %95, align 8
  %359 = getelementptr inbounds i32, ptr %358, i64 %357
  %360 = load i32, ptr %359, align 4
  %361 = load ptr, ptr %96, align 8
  %362 = sext i32 %360 to i64
  %363 = getelementptr inbounds %struct.Divisor, ptr %361, i64 %362
  %364 = getelementptr inbounds i8, ptr %363, i64 37
  store i8 0, ptr %364, align 1
  %365 = getelementptr inbounds i8, ptr %363, i64 20
  %366 = load i32, ptr %365, align 4
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %368, label %396

368:                                              ; preds = %356
  %369 = load ptr, ptr %96, align 8
  %370 = getelementptr inbounds %struct.Divisor, ptr %369, i64 %362
  %371 = getelementptr inbounds i8, ptr %370, i64 24
  %372 = load i32, ptr %371, align 8
  %373 = icmp eq i32 %372, 0
  br i1 %373, label %456, label %374

374:                                              ; preds = %368
  %375 = sext i32 %372 to i64
  %376 = getelementptr inbounds [64 x ptr], ptr %98, i64 0, i64 %375
  %377 = load ptr, ptr %376, align 8
  %378 = getelementptr inbounds [64 x i32], ptr %69, i64 0, i64 %375
  %379 = load i32, ptr %378, align 4
  %380 = add nsw i32 %379, -1
  store i32 %380, ptr %378, align 4
  %381 = sext i32 %380 to i64
  %382 = getelementptr inbounds i32, ptr %377, i64 %381
  %383 = load i32, ptr %382, align 4
  %384 = load i32, ptr %371, align 8
  %385 = sext i32 %384 to i64
  %386 = getelementptr inbounds [64 x ptr], ptr %98, i64 0, i64 %385
  %387 = load ptr, ptr %386, align 8
  %388 = getelementptr inbounds i8, ptr %370, i64 28
  %389 = load i32, ptr %388, align 4
  %390 = sext i32 %389 to i64
  %391 = getelementptr inbounds i32, ptr %387, i64 %390
  store i32 %383, ptr %391, align 4
  %392 = load i32, ptr %388, align 4
  %393 = load ptr, ptr %96, align 8
  %394 = sext i32 %383 to i64
  %395 = getelementptr inbounds %struct.Divisor, ptr %393, i64 %394, i32 6
  store i32 %392, ptr %395, align 4
  store i32 0, ptr %371, align 8
  br label %456

396:                                              ; preds = %356
  %397 = getelementptr inbounds i8, ptr %363, i64 36
  %398 = load i8, ptr %397, align 4
  %399 = icmp eq i8 %398, 3
  br i1 %399, label %402, label %400

400:                                              ; preds = %396
  %401 = add nsw i32 %366, -1
  call void @shift(ptr %0, i32 %360, i32 %401)
  br label %456

402:                                              ; preds = %396
  %403 = icmp eq i32 %366, 1
  br i1 %403, label %404, label %452

404:                                              ; preds = %402
  %405 = load ptr, ptr %0, align 8
  %406 = getelementptr inbounds i8, ptr %363, i64 8
  %407 = load i32, ptr %406, align 8
  %408 = getelementptr inbounds i8, ptr %405, i64 72
  %409 = load ptr, ptr %408, align 8
  %410 = sext i32 %407 to i64
  %411 = getelementptr i32, ptr %409, i64 %410
  %412 = getelementptr i8, ptr %411, i64 4
  %413 = load i32, ptr %412, align 4
  %414 = load i32, ptr %411, align 4
  %415 = icmp eq i32 %413, %414
  br i1 %415, label %452, label %416

416:                                              ; preds = %404
  %417 = getelementptr inbounds i8, ptr %363, i64 12
  %418 = load i32, ptr %417, align 4
  %419 = sext i32 %418 to i64
  %420 = getelementptr i32, ptr %409, i64 %419
  %421 = getelementptr i8, ptr %420, i64 4
  %422 = load i32, ptr %421, align 4
  %423 = load i32, ptr %420, align 4
  %424 = icmp eq i32 %422, %423
  br i1 %424, label %452, label %425

425:                                              ; preds = %416
  %426 = load ptr, ptr %97, align 8
  %427 = getelementptr inbounds i8, ptr %363, i64 16
  %428 = load i32, ptr %427, align 8
  %429 = sext i32 %428 to i64
  %430 = getelementptr inbounds %struct.Place, ptr %426, i64 %429
  %431 = getelementptr inbounds i8, ptr %430, i64 4
  %432 = load i32, ptr %431, align 4
  %433 = sext i32 %432 to i64
  %434 = getelementptr i32, ptr %409, i64 %433
  %435 = getelementptr i8, ptr %434, i64 4
  %436 = load i32, ptr %435, align 4
  %437 = load i32, ptr %434, align 4
  %438 = load i64, ptr %363, align 8
  switch i64 %438, label %445 [
    i64 1, label %439
    i64 2305843009213693486, label %439
  ]

439:                                              ; preds = %425, %425
  %440 = getelementptr inbounds i8, ptr %430, i64 16
  %441 = load i32, ptr %440, align 4
  %442 = icmp ne i32 %441, 1
  %443 = icmp ne i32 %441, -1
  %444 = and i1 %442, %443
  br label %445

445:                                              ; preds = %439, %425
  %446 = phi i1 [ %444, %439 ], [ false, %425 ]
  %447 = zext i1 %446 to i32
  %448 = add i32 %414, %436
  %449 = add i32 %413, %437
  %450 = sub i32 %448, %449
  %451 = add nsw i32 %450, %447
  call void @shift(ptr %0, i32 %360, i32 %451)
  br label %456

452:                                              ; preds = %416, %404, %402
  %453 = call { i64, i64 } @taking(ptr %0, ptr %363)
  %454 = extractvalue { i64, i64 } %453, 0
  %455 = trunc i64 %454 to i32
  call void @shift(ptr %0, i32 %360, i32 %455)
  br label %456

456:                                              ; preds = %452, %445, %400, %374, %368
  %457 = add nuw nsw i64 %357, 1
  %458 = load i32, ptr %62, align 8
  %459 = sext i32 %458 to i64
  %460 = icmp slt i64 %457, %459
  br i1 %460, label %356, label %461

461:                                              ; preds = %456, %353
  store i32 0, ptr %62, align 8
  br label %462

462:                                              ; preds = %468, %461
  %463 = phi i32 [ 63, %461 ], [ %469, %468 ]
  %464 = zext i32 %463 to i64
  %465 = getelementptr inbounds [64 x i32], ptr %69, i64 0, i64 %464
  %466 = load i32, ptr %465, align 4
  %467 = icmp eq i32 %466, 0
  br i1 %467, label %468, label %471

468:                                              ; preds = %462
  %469 = add nsw i32 %463, -1
  %470 = icmp ugt i32 %463, 1
  br i1 %470, label %462, label %791

471:                                              ; preds = %462
  br i1 %99, label %535, label %472

472:                                              ; preds = %471
  %473 = add i32 %463, %100
  %474 = call i32 @llvm.smax.i32(i32 %473, i32 1)
  %475 = icmp slt i32 %463, %474
  br i1 %475, label %535, label %476

476:                                              ; preds = %472
  %477 = zext i32 %474 to i64
  br label %478

478:                                              ; preds = %530, %476
  %479 = phi i64 [ %464, %476 ], [ %533, %530 ]
  %480 = phi i32 [ %463, %476 ], [ %532, %530 ]
  %481 = phi i64 [ 0, %476 ], [ %531, %530 ]
  %482 = getelementptr inbounds [64 x i32], ptr %69, i64 0, i64 %479
  %483 = load i32, ptr %482, align 4
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %530, label %485

485:                                              ; preds = %478
  %486 = shl nuw nsw i64 %479, 32
  %487 = load ptr, ptr %58, align 8
  %488 = load i64, ptr %487, align 8
  %489 = add i64 %488, -7046029254386353131
  store i64 %489, ptr %487, align 8
  %490 = lshr i64 %489, 30
  %491 = xor i64 %490, %489
  %492 = mul i64 %491, -4658895280553007687
  %493 = lshr i64 %492, 27
  %494 = xor i64 %493, %492
  %495 = mul i64 %494, -7723592293110705685
  %496 = lshr i64 %495, 31
  %497 = xor i64 %496, %495
  %498 = icmp eq i32 %483, 1
  br i1 %498, label %499, label %501

499:                                              ; preds = %485
  %500 = lshr i64 %497, 32
  br label %521

501:                                              ; preds = %485, %506
  %502 = phi i64 [ %507, %506 ], [ 0, %485 ]
  %503 = lshr exact i64 -9223372036854775808, %502
  %504 = and i64 %503, %497
  %505 = icmp eq i64 %504, 0
  br i1 %505, label %506, label %509

506:                                              ; preds = %501
  %507 = add nuw nsw i64 %502, 1
  %508 = icmp eq i64 %507, 40
  br i1 %508, label %509, label %501

509:                                              ; preds = %506, %501
  %510 = phi i64 [ 40, %506 ], [ %502, %501 ]
  %511 = shl i64 %497, %510
  %512 = lshr i64 %511, 47
  %513 = and i64 %512, 65535
  %514 = shl i64 %510, 16
  %515 = add nsw i64 %514, 65536
  %516 = sub nsw i64 %515, %513
  %517 = mul nsw i64 %516, 45426
  %518 = sext i32 %483 to i64
  %519 = udiv i64 %517, %518
  %520 = call i64 @llvm.usub.sat.i64(i64 4294967296, i64 %519)
  br label %521

521:                                              ; preds = %509, %499
  %522 = phi i64 [ %500, %499 ], [ %520, %509 ]
  %523 = mul nsw i64 %522, %101
  %524 = lshr i64 %523, 1
  %525 = add nuw i64 %524, %486
  %526 = icmp ugt i64 %525, %481
  %527 = call i64 @llvm.umax.i64(i64 %525, i64 %481)
  %528 = trunc nuw i64 %479 to i32
  %529 = select i1 %526, i32 %528, i32 %480
  br label %530

530:                                              ; preds = %521, %478
  %531 = phi i64 [ %527, %521 ], [ %481, %478 ]
  %532 = phi i32 [ %529, %521 ], [ %480, %478 ]
  %533 = add nsw i64 %479, -1
  %534 = icmp sgt i64 %479, %477
  br i1 %534, label %478, label %535

535:                                              ; preds = %530, %471, %472
  %536 = phi i32 [ %463, %471 ], [ %463, %472 ], [ %532, %530 ]
  %537 = sext i32 %536 to i64
  %538 = getelementptr inbounds [64 x ptr], ptr %98, i64 0, i64 %537
  %539 = load ptr, ptr %538, align 8
  %540 = load ptr, ptr %58, align 8
  %541 = getelementptr inbounds [64 x i32], ptr %69, i64 0, i64 %537
  %542 = load i32, ptr %541, align 4
  %543 = load i64, ptr %540, align 8
  %544 = add i64 %543, -7046029254386353131
  store i64 %544, ptr %540, align 8
  %545 = lshr i64 %544, 30
  %546 = xor i64 %545, %544
  %547 = mul i64 %546, -4658895280553007687
  %548 = lshr i64 %547, 27
  %549 = xor i64 %548, %547
  %550 = mul i64 %549, -7723592293110705685
  %551 = lshr i64 %550, 31
  %552 = xor i64 %551, %550
  %553 = sext i32 %542 to i64
  %554 = urem i64 %552, %553
  %555 = shl i64 %554, 32
  %556 = ashr exact i64 %555, 30
  %557 = getelementptr inbounds i8, ptr %539, i64 %556
  %558 = load i32, ptr %557, align 4
  %559 = icmp sgt i32 %558, -1
  br i1 %559, label %560, label %791

560:                                              ; preds = %535
  %561 = load ptr, ptr %96, align 8
  %562 = zext i32 %558 to i64
  %563 = getelementptr inbounds %struct.Divisor, ptr %561, i64 %562
  %564 = load i64, ptr %563, align 8
  %565 = getelementptr inbounds i8, ptr %563, i64 8
  %566 = load i32, ptr %565, align 8
  %567 = getelementptr inbounds i8, ptr %563, i64 12
  %568 = load i32, ptr %567, align 4
  %569 = getelementptr inbounds i8, ptr %563, i64 16
  %570 = load i32, ptr %569, align 8
  %571 = getelementptr inbounds i8, ptr %563, i64 20
  %572 = getelementptr inbounds i8, ptr %563, i64 36
  %573 = load i8, ptr %572, align 4
  %574 = getelementptr inbounds i8, ptr %563, i64 37
  switch i8 %573, label %703 [
    i8 1, label %575
    i8 2, label %638
  ]

575:                                              ; preds = %560
  %576 = load ptr, ptr %0, align 8
  %577 = icmp sgt i32 %570, -1
  br i1 %577, label %578, label %595

578:                                              ; preds = %575
  %579 = load ptr, ptr %97, align 8
  br label %582

580:                                              ; preds = %582
  %581 = trunc nuw i64 %587 to i32
  br label %595

582:                                              ; preds = %582, %578
  %583 = phi ptr [ %579, %578 ], [ %591, %582 ]
  %584 = phi i64 [ 0, %578 ], [ %587, %582 ]
  %585 = phi i32 [ %570, %578 ], [ %593, %582 ]
  %586 = load ptr, ptr %108, align 8
  %587 = add nuw nsw i64 %584, 1
  %588 = getelementptr inbounds %struct.Place, ptr %586, i64 %584
  %589 = zext i32 %585 to i64
  %590 = getelementptr inbounds %struct.Place, ptr %583, i64 %589
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %588, ptr align 4 %590, i64 24, i1 false)
  %591 = load ptr, ptr %97, align 8
  %592 = getelementptr inbounds %struct.Place, ptr %591, i64 %589, i32 3
  %593 = load i32, ptr %592, align 4
  %594 = icmp sgt i32 %593, -1
  br i1 %594, label %582, label %580

595:                                              ; preds = %580, %575
  %596 = phi i32 [ 0, %575 ], [ %581, %580 ]
  store i32 %566, ptr %7, align 4
  store i32 %568, ptr %109, align 4
  %597 = getelementptr inbounds i8, ptr %576, i64 32
  %598 = load i32, ptr %597, align 8
  %599 = getelementptr inbounds i8, ptr %576, i64 44
  %600 = load i32, ptr %599, align 4
  %601 = icmp slt i32 %598, %600
  br i1 %601, label %604, label %602

602:                                              ; preds = %595
  %603 = getelementptr inbounds i8, ptr %576, i64 136
  store i32 1, ptr %603, align 8
  br label %614

604:                                              ; preds = %595
  %605 = getelementptr inbounds i8, ptr %576, i64 8
  %606 = load ptr, ptr %605, align 8
  %607 = sext i32 %598 to i64
  %608 = getelementptr inbounds %struct.Literal, ptr %606, i64 %607
  store i32 1, ptr %608, align 4
  %609 = getelementptr inbounds i8, ptr %608, i64 4
  store i32 %566, ptr %609, align 4
  %610 = getelementptr inbounds i8, ptr %608, i64 8
  store i32 %568, ptr %610, align 4
  %611 = getelementptr inbounds i8, ptr %608, i64 12
  store i32 -1, ptr %611, align 4
  %612 = load i32, ptr %597, align 8
  %613 = add nsw i32 %612, 1
  store i32 %613, ptr %597, align 8
  br label %614

614:                                              ; preds = %604, %602
  %615 = phi i32 [ 0, %602 ], [ %612, %604 ]
  %616 = getelementptr inbounds i8, ptr %576, i64 136
  %617 = icmp sgt i32 %596, 0
  br i1 %617, label %618, label %637

618:                                              ; preds = %614
  %619 = zext i32 %596 to i64
  br label %620

620:                                              ; preds = %634, %618
  %621 = phi i64 [ 0, %618 ], [ %635, %634 ]
  %622 = load i32, ptr %616, align 8
  %623 = icmp eq i32 %622, 0
  br i1 %623, label %624, label %637

624:                                              ; preds = %620
  %625 = load ptr, ptr %108, align 8
  %626 = getelementptr inbounds %struct.Place, ptr %625, i64 %621
  %627 = load i32, ptr %626, align 4
  %628 = getelementptr inbounds i8, ptr %626, i64 4
  %629 = load i32, ptr %628, align 4
  %630 = call i32 @renamed(ptr %576, i32 %629, ptr %7, i32 2, i32 %615, i32 1)
  %631 = call i32 @remove_term(ptr %0, i32 %627, i32 %629)
  %632 = icmp eq i32 %631, 0
  br i1 %632, label %634, label %633

633:                                              ; preds = %624
  call void @put_term(ptr %0, i32 %627, i32 %630, i32 %631)
  br label %634

634:                                              ; preds = %633, %624
  %635 = add nuw nsw i64 %621, 1
  %636 = icmp eq i64 %635, %619
  br i1 %636, label %637, label %620

637:                                              ; preds = %620, %634, %614
  br label %788

638:                                              ; preds = %560
  store i64 %564, ptr %6, align 8
  store i32 %566, ptr %102, align 8
  store i32 %568, ptr %103, align 4
  store i32 %570, ptr %104, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %105, ptr align 4 %571, i64 16, i1 false)
  store i8 2, ptr %106, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %107, ptr align 1 %574, i64 3, i1 false)
  %639 = load ptr, ptr %0, align 8
  %640 = icmp sgt i32 %570, -1
  br i1 %640, label %641, label %658

641:                                              ; preds = %638
  %642 = load ptr, ptr %97, align 8
  br label %645

643:                                              ; preds = %645
  %644 = trunc nuw i64 %650 to i32
  br label %658

645:                                              ; preds = %645, %641
  %646 = phi ptr [ %642, %641 ], [ %654, %645 ]
  %647 = phi i64 [ 0, %641 ], [ %650, %645 ]
  %648 = phi i32 [ %570, %641 ], [ %656, %645 ]
  %649 = load ptr, ptr %108, align 8
  %650 = add nuw nsw i64 %647, 1
  %651 = getelementptr inbounds %struct.Place, ptr %649, i64 %647
  %652 = zext i32 %648 to i64
  %653 = getelementptr inbounds %struct.Place, ptr %646, i64 %652
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %651, ptr align 4 %653, i64 24, i1 false)
  %654 = load ptr, ptr %97, align 8
  %655 = getelementptr inbounds %struct.Place, ptr %654, i64 %652, i32 3
  %656 = load i32, ptr %655, align 4
  %657 = icmp sgt i32 %656, -1
  br i1 %657, label %645, label %643

658:                                              ; preds = %643, %638
  %659 = phi i32 [ 0, %638 ], [ %644, %643 ]
  %660 = getelementptr inbounds i8, ptr %639, i64 32
  %661 = load i32, ptr %660, align 8
  %662 = getelementptr inbounds i8, ptr %639, i64 44
  %663 = load i32, ptr %662, align 4
  %664 = icmp slt i32 %661, %663
  br i1 %664, label %667, label %665

665:                                              ; preds = %658
  %666 = getelementptr inbounds i8, ptr %639, i64 136
  store i32 1, ptr %666, align 8
  br label %677

667:                                              ; preds = %658
  %668 = getelementptr inbounds i8, ptr %639, i64 8
  %669 = load ptr, ptr %668, align 8
  %670 = sext i32 %661 to i64
  %671 = getelementptr inbounds %struct.Literal, ptr %669, i64 %670
  store i32 2, ptr %671, align 4
  %672 = getelementptr inbounds i8, ptr %671, i64 4
  store i32 %566, ptr %672, align 4
  %673 = getelementptr inbounds i8, ptr %671, i64 8
  store i32 %568, ptr %673, align 4
  %674 = getelementptr inbounds i8, ptr %671, i64 12
  store i32 -1, ptr %674, align 4
  %675 = load i32, ptr %660, align 8
  %676 = add nsw i32 %675, 1
  store i32 %676, ptr %660, align 8
  br label %677

677:                                              ; preds = %667, %665
  %678 = phi i32 [ 0, %665 ], [ %675, %667 ]
  %679 = getelementptr inbounds i8, ptr %639, i64 136
  %680 = icmp sgt i32 %659, 0
  br i1 %680, label %681, label %702

681:                                              ; preds = %677
  %682 = zext i32 %659 to i64
  br label %683

683:                                              ; preds = %699, %681
  %684 = phi i64 [ 0, %681 ], [ %700, %699 ]
  %685 = load i32, ptr %679, align 8
  %686 = icmp eq i32 %685, 0
  br i1 %686, label %687, label %702

687:                                              ; preds = %683
  %688 = load ptr, ptr %108, align 8
  %689 = getelementptr inbounds %struct.Place, ptr %688, i64 %684
  %690 = load i32, ptr %689, align 4
  %691 = getelementptr inbounds i8, ptr %689, i64 4
  %692 = load i32, ptr %691, align 4
  %693 = call i32 @renamed(ptr %639, i32 %692, ptr %103, i32 1, i32 %678, i32 0)
  %694 = call i32 @remove_term(ptr %0, i32 %690, i32 %692)
  %695 = icmp eq i32 %694, 0
  br i1 %695, label %699, label %696

696:                                              ; preds = %687
  %697 = icmp eq i32 %694, %566
  %698 = select i1 %697, i32 1, i32 -1
  call void @put_term(ptr %0, i32 %690, i32 %693, i32 %698)
  br label %699

699:                                              ; preds = %696, %687
  %700 = add nuw nsw i64 %684, 1
  %701 = icmp eq i64 %700, %682
  br i1 %701, label %702, label %683

702:                                              ; preds = %683, %699, %677
  br label %788

703:                                              ; preds = %560
  store i64 %564, ptr %5, align 8
  store i32 %566, ptr %110, align 8
  store i32 %568, ptr %111, align 4
  store i32 %570, ptr %112, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %113, ptr align 4 %571, i64 16, i1 false)
  store i8 %573, ptr %114, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %115, ptr align 1 %574, i64 3, i1 false)
  %704 = load ptr, ptr %0, align 8
  %705 = call { i64, i64 } @taking(ptr %0, ptr %5)
  %706 = extractvalue { i64, i64 } %705, 1
  %707 = getelementptr inbounds i8, ptr %704, i64 36
  %708 = load i32, ptr %707, align 4
  %709 = getelementptr inbounds i8, ptr %704, i64 48
  %710 = load i32, ptr %709, align 8
  %711 = icmp slt i32 %708, %710
  br i1 %711, label %714, label %712

712:                                              ; preds = %703
  %713 = getelementptr inbounds i8, ptr %704, i64 136
  store i32 1, ptr %713, align 8
  br label %721

714:                                              ; preds = %703
  %715 = getelementptr inbounds i8, ptr %704, i64 16
  %716 = load ptr, ptr %715, align 8
  %717 = sext i32 %708 to i64
  %718 = getelementptr inbounds %struct.Sum, ptr %716, i64 %717
  call void @llvm.memset.p0.i64(ptr align 8 %718, i8 0, i64 16, i1 false)
  %719 = load i32, ptr %707, align 4
  %720 = add nsw i32 %719, 1
  store i32 %720, ptr %707, align 4
  br label %721

721:                                              ; preds = %714, %712
  %722 = phi i32 [ 0, %712 ], [ %719, %714 ]
  %723 = getelementptr inbounds i8, ptr %704, i64 32
  %724 = load i32, ptr %723, align 8
  %725 = getelementptr inbounds i8, ptr %704, i64 44
  %726 = load i32, ptr %725, align 4
  %727 = icmp slt i32 %724, %726
  br i1 %727, label %730, label %728

728:                                              ; preds = %721
  %729 = getelementptr inbounds i8, ptr %704, i64 136
  store i32 1, ptr %729, align 8
  br label %787

730:                                              ; preds = %721
  %731 = getelementptr inbounds i8, ptr %704, i64 8
  %732 = load ptr, ptr %731, align 8
  %733 = sext i32 %724 to i64
  %734 = getelementptr inbounds %struct.Literal, ptr %732, i64 %733
  store i32 3, ptr %734, align 4
  %735 = getelementptr inbounds i8, ptr %734, i64 4
  store i32 %722, ptr %735, align 4
  %736 = getelementptr inbounds i8, ptr %734, i64 8
  store i32 0, ptr %736, align 4
  %737 = getelementptr inbounds i8, ptr %734, i64 12
  store i32 -1, ptr %737, align 4
  %738 = load i32, ptr %723, align 8
  %739 = add nsw i32 %738, 1
  store i32 %739, ptr %723, align 8
  %740 = getelementptr inbounds i8, ptr %704, i64 136
  %741 = load i32, ptr %740, align 8
  %742 = icmp eq i32 %741, 0
  br i1 %742, label %743, label %787

743:                                              ; preds = %730
  %744 = extractvalue { i64, i64 } %705, 0
  %745 = lshr i64 %744, 32
  %746 = trunc nuw i64 %745 to i32
  call void @put_term(ptr %0, i32 %722, i32 %566, i32 %746)
  %747 = trunc i64 %706 to i32
  call void @put_term(ptr %0, i32 %722, i32 %568, i32 %747)
  %748 = lshr i64 %706, 32
  %749 = trunc nuw i64 %748 to i32
  %750 = icmp sgt i32 %749, 0
  br i1 %750, label %751, label %787

751:                                              ; preds = %743
  %752 = getelementptr inbounds i8, ptr %704, i64 56
  %753 = getelementptr inbounds i8, ptr %704, i64 72
  %754 = sext i32 %566 to i64
  br label %755

755:                                              ; preds = %759, %751
  %756 = phi i64 [ 0, %751 ], [ %785, %759 ]
  %757 = load i32, ptr %740, align 8
  %758 = icmp eq i32 %757, 0
  br i1 %758, label %759, label %787

759:                                              ; preds = %755
  %760 = load ptr, ptr %108, align 8
  %761 = getelementptr inbounds %struct.Place, ptr %760, i64 %756
  %762 = load i32, ptr %761, align 4
  %763 = getelementptr inbounds i8, ptr %761, i64 4
  %764 = load i32, ptr %763, align 4
  %765 = getelementptr inbounds i8, ptr %761, i64 8
  %766 = load i32, ptr %765, align 4
  %767 = load ptr, ptr %752, align 8
  %768 = load ptr, ptr %753, align 8
  %769 = getelementptr inbounds i32, ptr %768, i64 %754
  %770 = load i32, ptr %769, align 4
  %771 = sext i32 %770 to i64
  %772 = getelementptr inbounds i32, ptr %767, i64 %771
  %773 = getelementptr i8, ptr %769, i64 4
  %774 = load i32, ptr %773, align 4
  %775 = sub nsw i32 %774, %770
  %776 = call i32 @renamed(ptr %704, i32 %764, ptr %772, i32 %775, i32 %738, i32 0)
  %777 = call i32 @remove_term(ptr %0, i32 %762, i32 %764)
  %778 = call i32 @remove_term(ptr %0, i32 %762, i32 %766)
  %779 = load ptr, ptr %704, align 8
  %780 = call i32 @scale_quotient(ptr %779, i32 %777, i32 %746)
  %781 = icmp eq i32 %780, 0
  %782 = zext i1 %781 to i32
  %783 = load i32, ptr %740, align 8
  %784 = or i32 %783, %782
  store i32 %784, ptr %740, align 8
  call void @put_term(ptr %0, i32 %762, i32 %776, i32 %780)
  %785 = add nuw nsw i64 %756, 1
  %786 = icmp eq i64 %785, %748
  br i1 %786, label %787, label %755

787:                                              ; preds = %755, %759, %728, %730, %743
  br label %788

788:                                              ; preds = %702, %787, %637
  %789 = load i32, ptr %91, align 8
  %790 = icmp eq i32 %789, 0
  br i1 %790, label %350, label %791

791:                                              ; preds = %535, %788, %350, %468, %90
  ret void
}

define internal i32 @wrap(ptr %0, i64 %1) {
  %3 = alloca i32, align 4
  %4 = trunc i64 %1 to i32
  %5 = lshr i64 %1, 32
  %6 = trunc nuw i64 %5 to i32
  %7 = getelementptr inbounds i8, ptr %0, i64 36
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds i8, ptr %0, i64 48
  %10 = load i32, ptr %9, align 8
  %11 = icmp slt i32 %8, %10
  br i1 %11, label %14, label %12

12:                                               ; preds = %2
  %13 = getelementptr inbounds i8, ptr %0, i64 136
  store i32 1, ptr %13, align 8
  br label %21

14:                                               ; preds = %2
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = sext i32 %8 to i64
  %18 = getelementptr inbounds %struct.Sum, ptr %16, i64 %17
  call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 16, i1 false)
  %19 = load i32, ptr %7, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %7, align 4
  br label %21

21:                                               ; preds = %12, %14
  %22 = phi i32 [ 0, %12 ], [ %19, %14 ]
  %23 = icmp ult i64 %1, 4294967296
  br i1 %23, label %77, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds i8, ptr %0, i64 16
  %26 = load ptr, ptr %25, align 8
  %27 = sext i32 %22 to i64
  %28 = getelementptr inbounds %struct.Sum, ptr %26, i64 %27
  %29 = icmp sgt i32 %4, -1
  br i1 %29, label %30, label %32

30:                                               ; preds = %24
  store i32 %4, ptr %3, align 4
  %31 = call i32 @monomial(ptr %0, ptr %3, i32 1)
  br label %32

32:                                               ; preds = %24, %30
  %33 = phi i32 [ %31, %30 ], [ 1, %24 ]
  %34 = getelementptr inbounds i8, ptr %28, i64 8
  %35 = load i32, ptr %34, align 8
  %36 = getelementptr inbounds i8, ptr %28, i64 12
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %35, %37
  br i1 %38, label %39, label %70

39:                                               ; preds = %32
  %40 = icmp eq i32 %35, 0
  %41 = shl nsw i32 %35, 1
  %42 = select i1 %40, i32 4, i32 %41
  %43 = getelementptr inbounds i8, ptr %0, i64 128
  %44 = load i32, ptr %43, align 8
  %45 = add nsw i32 %44, %42
  %46 = getelementptr inbounds i8, ptr %0, i64 132
  %47 = load i32, ptr %46, align 4
  %48 = icmp sgt i32 %45, %47
  br i1 %48, label %68, label %49

49:                                               ; preds = %39
  br i1 %40, label %59, label %50

50:                                               ; preds = %49
  %51 = getelementptr inbounds i8, ptr %0, i64 120
  %52 = load ptr, ptr %51, align 8
  %53 = sext i32 %44 to i64
  %54 = getelementptr inbounds %struct.Term, ptr %52, i64 %53
  %55 = load ptr, ptr %28, align 8
  %56 = sext i32 %35 to i64
  %57 = shl nsw i64 %56, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %54, ptr align 4 %55, i64 %57, i1 false)
  %58 = load i32, ptr %43, align 8
  br label %59

59:                                               ; preds = %50, %49
  %60 = phi i32 [ %44, %49 ], [ %58, %50 ]
  %61 = getelementptr inbounds i8, ptr %0, i64 120
  %62 = load ptr, ptr %61, align 8
  %63 = sext i32 %60 to i64
  %64 = getelementptr inbounds %struct.Term, ptr %62, i64 %63
  store ptr %64, ptr %28, align 8
  store i32 %42, ptr %36, align 4
  %65 = load i32, ptr %43, align 8
  %66 = add nsw i32 %65, %42
  store i32 %66, ptr %43, align 8
  %67 = load i32, ptr %34, align 8
  br label %70

68:                                               ; preds = %39
  %69 = getelementptr inbounds i8, ptr %0, i64 136
  store i32 1, ptr %69, align 8
  br label %77

70:                                               ; preds = %59, %32
  %71 = phi i32 [ %67, %59 ], [ %35, %32 ]
  %72 = load ptr, ptr %28, align 8
  %73 = add nsw i32 %71, 1
  store i32 %73, ptr %34, align 8
  %74 = sext i32 %71 to i64
  %75 = getelementptr inbounds %struct.Term, ptr %72, i64 %74
  store i32 %33, ptr %75, align 4
  %76 = getelementptr inbounds i8, ptr %75, i64 4
  store i32 %6, ptr %76, align 4
  br label %77

77:                                               ; preds = %70, %68, %21
  ret i32 %22
}

define internal i32 @monomial(ptr %0, ptr %1, i32 %2) {
  %4 = sext i32 %2 to i64
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = zext i32 %2 to i64
  br label %27

8:                                                ; preds = %27, %3
  %9 = phi i64 [ 0, %3 ], [ %39, %27 ]
  %10 = phi i64 [ %4, %3 ], [ %35, %27 ]
  %11 = getelementptr inbounds i8, ptr %0, i64 96
  %12 = load ptr, ptr %11, align 8
  %13 = lshr i64 %10, 33
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = getelementptr inbounds i8, ptr %0, i64 104
  %16 = load i32, ptr %15, align 8
  %17 = and i32 %16, %14
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %12, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %79, label %22

22:                                               ; preds = %8
  %23 = getelementptr inbounds i8, ptr %0, i64 72
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %0, i64 56
  %26 = getelementptr inbounds i8, ptr %0, i64 80
  br label %42

27:                                               ; preds = %6, %27
  %28 = phi i64 [ 0, %6 ], [ %40, %27 ]
  %29 = phi i64 [ %4, %6 ], [ %35, %27 ]
  %30 = phi i64 [ 0, %6 ], [ %39, %27 ]
  %31 = getelementptr inbounds i32, ptr %1, i64 %28
  %32 = load i32, ptr %31, align 4
  %33 = sext i32 %32 to i64
  %34 = xor i64 %29, %33
  %35 = mul i64 %34, -7046029254386353131
  %36 = and i32 %32, 63
  %37 = zext i32 %36 to i64
  %38 = shl nuw i64 1, %37
  %39 = or i64 %38, %30
  %40 = add nuw nsw i64 %28, 1
  %41 = icmp eq i64 %40, %7
  br i1 %41, label %8, label %27

42:                                               ; preds = %22, %74
  %43 = phi i32 [ %20, %22 ], [ %77, %74 ]
  %44 = sext i32 %43 to i64
  %45 = getelementptr i32, ptr %24, i64 %44
  %46 = getelementptr i8, ptr %45, i64 4
  %47 = load i32, ptr %46, align 4
  %48 = load i32, ptr %45, align 4
  %49 = sub nsw i32 %47, %48
  %50 = icmp ne i32 %49, %2
  %51 = sext i1 %50 to i32
  %52 = icmp sge i32 %51, %2
  %53 = or i1 %52, %50
  br i1 %53, label %71, label %54

54:                                               ; preds = %42
  %55 = load ptr, ptr %25, align 8
  %56 = sext i32 %48 to i64
  %57 = getelementptr inbounds i32, ptr %55, i64 %56
  br label %58

58:                                               ; preds = %54, %58
  %59 = phi i32 [ %51, %54 ], [ %66, %58 ]
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %57, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = getelementptr inbounds i32, ptr %1, i64 %60
  %64 = load i32, ptr %63, align 4
  %65 = icmp eq i32 %62, %64
  %66 = add nuw nsw i32 %59, 1
  %67 = select i1 %65, i32 %66, i32 -1
  %68 = icmp sgt i32 %67, -1
  %69 = icmp slt i32 %67, %2
  %70 = and i1 %68, %69
  br i1 %70, label %58, label %71

71:                                               ; preds = %58, %42
  %72 = phi i32 [ %51, %42 ], [ %67, %58 ]
  %73 = icmp eq i32 %72, %2
  br i1 %73, label %116, label %74

74:                                               ; preds = %71
  %75 = load ptr, ptr %26, align 8
  %76 = getelementptr inbounds i32, ptr %75, i64 %44
  %77 = load i32, ptr %76, align 4
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %42

79:                                               ; preds = %74, %8
  %80 = getelementptr inbounds i8, ptr %0, i64 88
  %81 = load i32, ptr %80, align 8
  %82 = add nsw i32 %81, 2
  %83 = getelementptr inbounds i8, ptr %0, i64 92
  %84 = load i32, ptr %83, align 4
  %85 = icmp sgt i32 %82, %84
  br i1 %85, label %93, label %86

86:                                               ; preds = %79
  %87 = getelementptr inbounds i8, ptr %0, i64 64
  %88 = load i32, ptr %87, align 8
  %89 = add nsw i32 %88, %2
  %90 = getelementptr inbounds i8, ptr %0, i64 68
  %91 = load i32, ptr %90, align 4
  %92 = icmp sgt i32 %89, %91
  br i1 %92, label %93, label %95

93:                                               ; preds = %86, %79
  %94 = getelementptr inbounds i8, ptr %0, i64 136
  store i32 1, ptr %94, align 8
  br label %116

95:                                               ; preds = %86
  %96 = add nsw i32 %81, 1
  store i32 %96, ptr %80, align 8
  %97 = getelementptr inbounds i8, ptr %0, i64 56
  %98 = load ptr, ptr %97, align 8
  %99 = sext i32 %88 to i64
  %100 = getelementptr inbounds i32, ptr %98, i64 %99
  %101 = shl nsw i64 %4, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %100, ptr align 4 %1, i64 %101, i1 false)
  %102 = load i32, ptr %87, align 8
  %103 = add nsw i32 %102, %2
  store i32 %103, ptr %87, align 8
  %104 = getelementptr inbounds i8, ptr %0, i64 72
  %105 = load ptr, ptr %104, align 8
  %106 = sext i32 %96 to i64
  %107 = getelementptr inbounds i32, ptr %105, i64 %106
  store i32 %103, ptr %107, align 4
  %108 = getelementptr inbounds i8, ptr %0, i64 112
  %109 = load ptr, ptr %108, align 8
  %110 = sext i32 %81 to i64
  %111 = getelementptr inbounds i64, ptr %109, i64 %110
  store i64 %9, ptr %111, align 8
  %112 = load i32, ptr %19, align 4
  %113 = getelementptr inbounds i8, ptr %0, i64 80
  %114 = load ptr, ptr %113, align 8
  %115 = getelementptr inbounds i32, ptr %114, i64 %110
  store i32 %112, ptr %115, align 4
  store i32 %81, ptr %19, align 4
  br label %116

116:                                              ; preds = %71, %95, %93
  %117 = phi i32 [ 0, %93 ], [ %81, %95 ], [ %43, %71 ]
  ret i32 %117
}

define internal i32 @scale_product(ptr %0, i32 %1, i32 %2) {
  switch i32 %1, label %6 [
    i32 -1, label %4
    i32 1, label %4
  ]

4:                                                ; preds = %3, %3
  %5 = mul nsw i32 %2, %1
  br label %123

6:                                                ; preds = %3
  switch i32 %2, label %9 [
    i32 -1, label %7
    i32 1, label %7
  ]

7:                                                ; preds = %6, %6
  %8 = mul nsw i32 %2, %1
  br label %123

9:                                                ; preds = %6
  %10 = load ptr, ptr %0, align 8
  %11 = icmp slt i32 %1, 0
  %12 = load ptr, ptr %10, align 8
  br i1 %11, label %13, label %19

13:                                               ; preds = %9
  %14 = sub nsw i32 0, %1
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds %struct.Scalar, ptr %12, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = sub i64 2305843009213693487, %17
  br label %23

19:                                               ; preds = %9
  %20 = zext i32 %1 to i64
  %21 = getelementptr inbounds %struct.Scalar, ptr %12, i64 %20
  %22 = load i64, ptr %21, align 8
  br label %23

23:                                               ; preds = %13, %19
  %24 = phi i64 [ %18, %13 ], [ %22, %19 ]
  %25 = icmp slt i32 %2, 0
  br i1 %25, label %26, label %32

26:                                               ; preds = %23
  %27 = sub nsw i32 0, %2
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds %struct.Scalar, ptr %12, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = sub i64 2305843009213693487, %30
  br label %36

32:                                               ; preds = %23
  %33 = zext i32 %2 to i64
  %34 = getelementptr inbounds %struct.Scalar, ptr %12, i64 %33
  %35 = load i64, ptr %34, align 8
  br label %36

36:                                               ; preds = %26, %32
  %37 = phi i64 [ %31, %26 ], [ %35, %32 ]
  %38 = zext i64 %24 to i128
  %39 = zext i64 %37 to i128
  %40 = mul nuw i128 %39, %38
  %41 = trunc i128 %40 to i64
  %42 = mul i64 %41, 3456285112735364913
  %43 = zext i64 %42 to i128
  %44 = mul nuw nsw i128 %43, 2305843009213693487
  %45 = add i128 %44, %40
  %46 = lshr i128 %45, 64
  %47 = trunc nuw i128 %46 to i64
  %48 = icmp ugt i64 %47, 2305843009213693486
  %49 = add i64 %47, -2305843009213693487
  %50 = select i1 %48, i64 %49, i64 %47
  %51 = zext i64 %50 to i128
  %52 = mul nuw nsw i128 %51, 13838400
  %53 = trunc i128 %52 to i64
  %54 = mul i64 %53, 3456285112735364913
  %55 = zext i64 %54 to i128
  %56 = mul nuw nsw i128 %55, 2305843009213693487
  %57 = add nuw nsw i128 %56, %52
  %58 = lshr i128 %57, 64
  %59 = trunc nuw nsw i128 %58 to i64
  %60 = icmp ugt i64 %59, 2305843009213693486
  %61 = add nsw i64 %59, -2305843009213693487
  %62 = select i1 %60, i64 %61, i64 %59
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %116, label %64

64:                                               ; preds = %36
  %65 = icmp ugt i64 %62, 1152921504606846743
  %66 = sub nsw i64 2305843009213693487, %62
  %67 = select i1 %65, i64 %66, i64 %62
  %68 = getelementptr inbounds i8, ptr %10, i64 16
  %69 = load ptr, ptr %68, align 8
  %70 = mul i64 %67, -7046029254386353131
  %71 = lshr i64 %70, 33
  %72 = trunc nuw nsw i64 %71 to i32
  %73 = getelementptr inbounds i8, ptr %10, i64 24
  %74 = load i32, ptr %73, align 8
  %75 = and i32 %74, %72
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %69, i64 %76
  %78 = load i32, ptr %77, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %93, label %84

80:                                               ; preds = %84
  %81 = getelementptr inbounds i8, ptr %87, i64 28
  %82 = load i32, ptr %81, align 4
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %93, label %84

84:                                               ; preds = %64, %80
  %85 = phi i32 [ %82, %80 ], [ %78, %64 ]
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds %struct.Scalar, ptr %12, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = icmp eq i64 %88, %67
  br i1 %89, label %90, label %80

90:                                               ; preds = %84
  %91 = sub nsw i32 0, %85
  %92 = select i1 %65, i32 %91, i32 %85
  br label %116

93:                                               ; preds = %80, %64
  %94 = getelementptr inbounds i8, ptr %10, i64 8
  %95 = load i32, ptr %94, align 8
  %96 = getelementptr inbounds i8, ptr %10, i64 12
  %97 = load i32, ptr %96, align 4
  %98 = icmp slt i32 %95, %97
  br i1 %98, label %99, label %116

99:                                               ; preds = %93
  %100 = add nsw i32 %95, 1
  store i32 %100, ptr %94, align 8
  %101 = sext i32 %95 to i64
  %102 = getelementptr inbounds %struct.Scalar, ptr %12, i64 %101
  %103 = load i32, ptr %77, align 4
  %104 = select i1 %65, i8 -1, i8 1
  store i64 %67, ptr %102, align 8
  %105 = getelementptr inbounds i8, ptr %102, i64 8
  store i64 0, ptr %105, align 8
  %106 = getelementptr inbounds i8, ptr %102, i64 16
  store i32 %1, ptr %106, align 8
  %107 = getelementptr inbounds i8, ptr %102, i64 20
  store i32 %2, ptr %107, align 4
  %108 = getelementptr inbounds i8, ptr %102, i64 24
  store i32 -1, ptr %108, align 8
  %109 = getelementptr inbounds i8, ptr %102, i64 28
  store i32 %103, ptr %109, align 4
  %110 = getelementptr inbounds i8, ptr %102, i64 32
  store i32 -1, ptr %110, align 8
  %111 = getelementptr inbounds i8, ptr %102, i64 36
  store i32 1, ptr %111, align 4
  %112 = getelementptr inbounds i8, ptr %102, i64 40
  store i8 2, ptr %112, align 8
  %113 = getelementptr inbounds i8, ptr %102, i64 41
  store i8 %104, ptr %113, align 1
  store i32 %95, ptr %77, align 4
  %114 = sub nsw i32 0, %95
  %115 = select i1 %65, i32 %114, i32 %95
  br label %116

116:                                              ; preds = %90, %36, %93, %99
  %117 = phi i32 [ %115, %99 ], [ 0, %93 ], [ 0, %36 ], [ %92, %90 ]
  %118 = icmp eq i32 %117, 0
  %119 = zext i1 %118 to i32
  %120 = getelementptr inbounds i8, ptr %0, i64 136
  %121 = load i32, ptr %120, align 8
  %122 = or i32 %121, %119
  store i32 %122, ptr %120, align 8
  br label %123

123:                                              ; preds = %116, %7, %4
  %124 = phi i32 [ %5, %4 ], [ %8, %7 ], [ %117, %116 ]
  ret i32 %124
}

define internal i32 @scale_sum(ptr %0, i32 %1, i32 %2) {
  %4 = load ptr, ptr %0, align 8
  %5 = icmp slt i32 %1, 0
  %6 = load ptr, ptr %4, align 8
  br i1 %5, label %7, label %13

7:                                                ; preds = %3
  %8 = sub nsw i32 0, %1
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds %struct.Scalar, ptr %6, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = sub i64 2305843009213693487, %11
  br label %17

13:                                               ; preds = %3
  %14 = zext i32 %1 to i64
  %15 = getelementptr inbounds %struct.Scalar, ptr %6, i64 %14
  %16 = load i64, ptr %15, align 8
  br label %17

17:                                               ; preds = %7, %13
  %18 = phi i64 [ %12, %7 ], [ %16, %13 ]
  %19 = icmp slt i32 %2, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %17
  %21 = sub nsw i32 0, %2
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds %struct.Scalar, ptr %6, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = sub i64 2305843009213693487, %24
  br label %30

26:                                               ; preds = %17
  %27 = zext i32 %2 to i64
  %28 = getelementptr inbounds %struct.Scalar, ptr %6, i64 %27
  %29 = load i64, ptr %28, align 8
  br label %30

30:                                               ; preds = %20, %26
  %31 = phi i64 [ %25, %20 ], [ %29, %26 ]
  %32 = add i64 %31, %18
  %33 = icmp ugt i64 %32, 2305843009213693486
  %34 = add i64 %32, -2305843009213693487
  %35 = select i1 %33, i64 %34, i64 %32
  %36 = icmp ne i64 %35, 0
  br i1 %36, label %37, label %89

37:                                               ; preds = %30
  %38 = icmp ugt i64 %35, 1152921504606846743
  %39 = sub i64 2305843009213693487, %35
  %40 = select i1 %38, i64 %39, i64 %35
  %41 = getelementptr inbounds i8, ptr %4, i64 16
  %42 = load ptr, ptr %41, align 8
  %43 = mul i64 %40, -7046029254386353131
  %44 = lshr i64 %43, 33
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = getelementptr inbounds i8, ptr %4, i64 24
  %47 = load i32, ptr %46, align 8
  %48 = and i32 %47, %45
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %42, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %66, label %57

53:                                               ; preds = %57
  %54 = getelementptr inbounds i8, ptr %60, i64 28
  %55 = load i32, ptr %54, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %66, label %57

57:                                               ; preds = %37, %53
  %58 = phi i32 [ %55, %53 ], [ %51, %37 ]
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds %struct.Scalar, ptr %6, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, %40
  br i1 %62, label %63, label %53

63:                                               ; preds = %57
  %64 = sub nsw i32 0, %58
  %65 = select i1 %38, i32 %64, i32 %58
  br label %89

66:                                               ; preds = %53, %37
  %67 = getelementptr inbounds i8, ptr %4, i64 8
  %68 = load i32, ptr %67, align 8
  %69 = getelementptr inbounds i8, ptr %4, i64 12
  %70 = load i32, ptr %69, align 4
  %71 = icmp slt i32 %68, %70
  br i1 %71, label %72, label %89

72:                                               ; preds = %66
  %73 = add nsw i32 %68, 1
  store i32 %73, ptr %67, align 8
  %74 = sext i32 %68 to i64
  %75 = getelementptr inbounds %struct.Scalar, ptr %6, i64 %74
  %76 = load i32, ptr %50, align 4
  %77 = select i1 %38, i8 -1, i8 1
  store i64 %40, ptr %75, align 8
  %78 = getelementptr inbounds i8, ptr %75, i64 8
  store i64 0, ptr %78, align 8
  %79 = getelementptr inbounds i8, ptr %75, i64 16
  store i32 %1, ptr %79, align 8
  %80 = getelementptr inbounds i8, ptr %75, i64 20
  store i32 %2, ptr %80, align 4
  %81 = getelementptr inbounds i8, ptr %75, i64 24
  store i32 -1, ptr %81, align 8
  %82 = getelementptr inbounds i8, ptr %75, i64 28
  store i32 %76, ptr %82, align 4
  %83 = getelementptr inbounds i8, ptr %75, i64 32
  store i32 -1, ptr %83, align 8
  %84 = getelementptr inbounds i8, ptr %75, i64 36
  store i32 1, ptr %84, align 4
  %85 = getelementptr inbounds i8, ptr %75, i64 40
  store i8 1, ptr %85, align 8
  %86 = getelementptr inbounds i8, ptr %75, i64 41
  store i8 %77, ptr %86, align 1
  store i32 %68, ptr %50, align 4
  %87 = sub nsw i32 0, %68
  %88 = select i1 %38, i32 %87, i32 %68
  br label %89

89:                                               ; preds = %63, %72, %66, %30
  %90 = phi i32 [ 0, %30 ], [ %88, %72 ], [ 0, %66 ], [ %65, %63 ]
  %91 = icmp eq i32 %90, 0
  %92 = select i1 %36, i1 %91, i1 false
  %93 = zext i1 %92 to i32
  %94 = getelementptr inbounds i8, ptr %0, i64 136
  %95 = load i32, ptr %94, align 8
  %96 = or i32 %95, %93
  store i32 %96, ptr %94, align 8
  ret i32 %90
}

define internal void @add_term(ptr %0, ptr %1, i32 %2, i32 %3) {
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %34

8:                                                ; preds = %4
  %9 = load ptr, ptr %1, align 8
  %10 = zext i32 %6 to i64
  br label %14

11:                                               ; preds = %14
  %12 = add nuw nsw i64 %15, 1
  %13 = icmp eq i64 %12, %10
  br i1 %13, label %34, label %14

14:                                               ; preds = %8, %11
  %15 = phi i64 [ 0, %8 ], [ %12, %11 ]
  %16 = getelementptr inbounds %struct.Term, ptr %9, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, %2
  br i1 %18, label %19, label %11

19:                                               ; preds = %14
  %20 = getelementptr inbounds %struct.Term, ptr %9, i64 %15, i32 1
  %21 = load i32, ptr %20, align 4
  %22 = call i32 @scale_sum(ptr %0, i32 %21, i32 %3)
  %23 = icmp eq i32 %22, 0
  %24 = load ptr, ptr %1, align 8
  br i1 %23, label %27, label %25

25:                                               ; preds = %19
  %26 = getelementptr inbounds %struct.Term, ptr %24, i64 %15, i32 1
  store i32 %22, ptr %26, align 4
  br label %76

27:                                               ; preds = %19
  %28 = getelementptr inbounds %struct.Term, ptr %24, i64 %15
  %29 = load i32, ptr %5, align 8
  %30 = add nsw i32 %29, -1
  store i32 %30, ptr %5, align 8
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.Term, ptr %24, i64 %31
  %33 = load i64, ptr %32, align 4
  store i64 %33, ptr %28, align 4
  br label %76

34:                                               ; preds = %11, %4
  %35 = getelementptr inbounds i8, ptr %1, i64 12
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %6, %36
  br i1 %37, label %38, label %69

38:                                               ; preds = %34
  %39 = icmp eq i32 %6, 0
  %40 = shl nsw i32 %6, 1
  %41 = select i1 %39, i32 4, i32 %40
  %42 = getelementptr inbounds i8, ptr %0, i64 128
  %43 = load i32, ptr %42, align 8
  %44 = add nsw i32 %43, %41
  %45 = getelementptr inbounds i8, ptr %0, i64 132
  %46 = load i32, ptr %45, align 4
  %47 = icmp sgt i32 %44, %46
  br i1 %47, label %67, label %48

48:                                               ; preds = %38
  br i1 %39, label %58, label %49

49:                                               ; preds = %48
  %50 = getelementptr inbounds i8, ptr %0, i64 120
  %51 = load ptr, ptr %50, align 8
  %52 = sext i32 %43 to i64
  %53 = getelementptr inbounds %struct.Term, ptr %51, i64 %52
  %54 = load ptr, ptr %1, align 8
  %55 = sext i32 %6 to i64
  %56 = shl nsw i64 %55, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %53, ptr align 4 %54, i64 %56, i1 false)
  %57 = load i32, ptr %42, align 8
  br label %58

58:                                               ; preds = %49, %48
  %59 = phi i32 [ %43, %48 ], [ %57, %49 ]
  %60 = getelementptr inbounds i8, ptr %0, i64 120
  %61 = load ptr, ptr %60, align 8
  %62 = sext i32 %59 to i64
  %63 = getelementptr inbounds %struct.Term, ptr %61, i64 %62
  store ptr %63, ptr %1, align 8
  store i32 %41, ptr %35, align 4
  %64 = load i32, ptr %42, align 8
  %65 = add nsw i32 %64, %41
  store i32 %65, ptr %42, align 8
  %66 = load i32, ptr %5, align 8
  br label %69

67:                                               ; preds = %38
  %68 = getelementptr inbounds i8, ptr %0, i64 136
  store i32 1, ptr %68, align 8
  br label %76

69:                                               ; preds = %58, %34
  %70 = phi i32 [ %66, %58 ], [ %6, %34 ]
  %71 = load ptr, ptr %1, align 8
  %72 = add nsw i32 %70, 1
  store i32 %72, ptr %5, align 8
  %73 = sext i32 %70 to i64
  %74 = getelementptr inbounds %struct.Term, ptr %71, i64 %73
  store i32 %2, ptr %74, align 4
  %75 = getelementptr inbounds i8, ptr %74, i64 4
  store i32 %3, ptr %75, align 4
  br label %76

76:                                               ; preds = %25, %27, %69, %67
  ret void
}

define internal i32 @next_read(ptr %0, ptr %1) {
  %3 = load i32, ptr %1, align 4
  %4 = icmp sgt i32 %3, -1
  br i1 %4, label %5, label %41

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = zext i32 %3 to i64
  %9 = getelementptr inbounds %struct.Literal, ptr %7, i64 %8
  %10 = getelementptr inbounds i8, ptr %1, i64 4
  %11 = load i32, ptr %10, align 4
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %10, align 4
  %13 = load i32, ptr %9, align 4
  switch i32 %13, label %86 [
    i32 1, label %14
    i32 2, label %21
    i32 3, label %26
    i32 5, label %26
    i32 4, label %32
  ]

14:                                               ; preds = %5
  switch i32 %11, label %86 [
    i32 0, label %15
    i32 1, label %18
  ]

15:                                               ; preds = %14
  %16 = getelementptr inbounds i8, ptr %9, i64 4
  %17 = load i32, ptr %16, align 4
  br label %86

18:                                               ; preds = %14
  %19 = getelementptr inbounds i8, ptr %9, i64 8
  %20 = load i32, ptr %19, align 4
  br label %86

21:                                               ; preds = %5
  %22 = icmp eq i32 %11, 0
  br i1 %22, label %23, label %86

23:                                               ; preds = %21
  %24 = getelementptr inbounds i8, ptr %9, i64 8
  %25 = load i32, ptr %24, align 4
  br label %86

26:                                               ; preds = %5, %5
  %27 = icmp eq i32 %11, 0
  br i1 %27, label %28, label %86

28:                                               ; preds = %26
  %29 = getelementptr inbounds i8, ptr %9, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = xor i32 %30, -1
  br label %86

32:                                               ; preds = %5
  switch i32 %11, label %86 [
    i32 0, label %33
    i32 1, label %37
  ]

33:                                               ; preds = %32
  %34 = getelementptr inbounds i8, ptr %9, i64 4
  %35 = load i32, ptr %34, align 4
  %36 = xor i32 %35, -1
  br label %86

37:                                               ; preds = %32
  %38 = getelementptr inbounds i8, ptr %9, i64 8
  %39 = load i32, ptr %38, align 4
  %40 = xor i32 %39, -1
  br label %86

41:                                               ; preds = %2
  %42 = getelementptr inbounds i8, ptr %0, i64 16
  %43 = load ptr, ptr %42, align 8
  %44 = xor i32 %3, -1
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds %struct.Sum, ptr %43, i64 %45
  %47 = getelementptr inbounds i8, ptr %1, i64 4
  %48 = getelementptr inbounds i8, ptr %46, i64 8
  %49 = load i32, ptr %47, align 4
  %50 = load i32, ptr %48, align 8
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %52, label %86

52:                                               ; preds = %41
  %53 = getelementptr inbounds i8, ptr %1, i64 8
  %54 = getelementptr inbounds i8, ptr %0, i64 72
  %55 = sext i32 %49 to i64
  %56 = load i32, ptr %53, align 4
  br label %57

57:                                               ; preds = %52, %80
  %58 = phi i32 [ %56, %52 ], [ 0, %80 ]
  %59 = phi i64 [ %55, %52 ], [ %81, %80 ]
  %60 = load ptr, ptr %46, align 8
  %61 = getelementptr inbounds %struct.Term, ptr %60, i64 %59
  %62 = load i32, ptr %61, align 4
  %63 = load ptr, ptr %54, align 8
  %64 = sext i32 %62 to i64
  %65 = getelementptr i32, ptr %63, i64 %64
  %66 = getelementptr i8, ptr %65, i64 4
  %67 = load i32, ptr %66, align 4
  %68 = load i32, ptr %65, align 4
  %69 = sub nsw i32 %67, %68
  %70 = icmp slt i32 %58, %69
  br i1 %70, label %71, label %80

71:                                               ; preds = %57
  %72 = getelementptr inbounds i8, ptr %0, i64 56
  %73 = load ptr, ptr %72, align 8
  %74 = sext i32 %68 to i64
  %75 = getelementptr inbounds i32, ptr %73, i64 %74
  %76 = add nsw i32 %58, 1
  store i32 %76, ptr %53, align 4
  %77 = sext i32 %58 to i64
  %78 = getelementptr inbounds i32, ptr %75, i64 %77
  %79 = load i32, ptr %78, align 4
  br label %86

80:                                               ; preds = %57
  %81 = add nsw i64 %59, 1
  %82 = trunc nsw i64 %81 to i32
  store i32 %82, ptr %47, align 4
  store i32 0, ptr %53, align 4
  %83 = load i32, ptr %48, align 8
  %84 = sext i32 %83 to i64
  %85 = icmp slt i64 %81, %84
  br i1 %85, label %57, label %86

86:                                               ; preds = %80, %41, %71, %14, %18, %15, %21, %23, %26, %28, %32, %37, %33, %5
  %87 = phi i32 [ %17, %15 ], [ %20, %18 ], [ -2147483648, %14 ], [ %25, %23 ], [ -2147483648, %21 ], [ %31, %28 ], [ -2147483648, %26 ], [ %36, %33 ], [ %40, %37 ], [ -2147483648, %32 ], [ -2147483648, %5 ], [ %79, %71 ], [ -2147483648, %41 ], [ -2147483648, %80 ]
  ret i32 %87
}

define internal { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5) {
  %7 = alloca [48 x i32], align 16
  %8 = alloca [48 x i32], align 16
  %9 = icmp sgt i32 %3, 48
  br i1 %9, label %17, label %10

10:                                               ; preds = %6
  %11 = icmp sgt i32 %3, 0
  br i1 %11, label %12, label %44

12:                                               ; preds = %10
  %13 = getelementptr inbounds i8, ptr %0, i64 96
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 64
  %16 = zext i32 %3 to i64
  br label %73

17:                                               ; preds = %6
  %18 = getelementptr inbounds i8, ptr %1, i64 136
  br label %290

19:                                               ; preds = %89
  %20 = icmp sgt i32 %90, 1
  br i1 %20, label %21, label %44

21:                                               ; preds = %19
  %22 = zext i32 %90 to i64
  br label %23

23:                                               ; preds = %38, %21
  %24 = phi i64 [ 1, %21 ], [ %42, %38 ]
  %25 = getelementptr inbounds i32, ptr %8, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = trunc nuw nsw i64 %24 to i32
  br label %28

28:                                               ; preds = %35, %23
  %29 = phi i32 [ %27, %23 ], [ %36, %35 ]
  %30 = zext i32 %29 to i64
  %31 = getelementptr i32, ptr %8, i64 %30
  %32 = getelementptr i8, ptr %31, i64 -4
  %33 = load i32, ptr %32, align 4
  %34 = icmp sgt i32 %33, %26
  br i1 %34, label %35, label %38

35:                                               ; preds = %28
  store i32 %33, ptr %31, align 4
  %36 = add nsw i32 %29, -1
  %37 = icmp sgt i32 %29, 1
  br i1 %37, label %28, label %38

38:                                               ; preds = %35, %28
  %39 = phi i32 [ 0, %35 ], [ %29, %28 ]
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %8, i64 %40
  store i32 %26, ptr %41, align 4
  %42 = add nuw nsw i64 %24, 1
  %43 = icmp eq i64 %42, %22
  br i1 %43, label %44, label %23

44:                                               ; preds = %38, %10, %19
  %45 = phi i32 [ %90, %19 ], [ 0, %10 ], [ %90, %38 ]
  %46 = call i32 @monomial(ptr %1, ptr %8, i32 %45)
  %47 = getelementptr inbounds i8, ptr %1, i64 128
  %48 = load i32, ptr %47, align 8
  %49 = add nsw i32 %48, 4
  %50 = getelementptr inbounds i8, ptr %1, i64 132
  %51 = load i32, ptr %50, align 4
  %52 = icmp sgt i32 %49, %51
  br i1 %52, label %53, label %55

53:                                               ; preds = %44
  %54 = getelementptr inbounds i8, ptr %1, i64 136
  store i32 1, ptr %54, align 8
  br label %61

55:                                               ; preds = %44
  %56 = getelementptr inbounds i8, ptr %1, i64 120
  %57 = load ptr, ptr %56, align 8
  %58 = sext i32 %48 to i64
  %59 = getelementptr inbounds %struct.Term, ptr %57, i64 %58
  store i32 %49, ptr %47, align 8
  store i32 %46, ptr %59, align 4
  %60 = getelementptr inbounds i8, ptr %59, i64 4
  store i32 %4, ptr %60, align 4
  br label %61

61:                                               ; preds = %53, %55
  %62 = phi ptr [ null, %53 ], [ %59, %55 ]
  %63 = phi i64 [ 0, %53 ], [ 17179869185, %55 ]
  br i1 %11, label %64, label %294

64:                                               ; preds = %61
  %65 = getelementptr inbounds i8, ptr %1, i64 136
  %66 = getelementptr inbounds i8, ptr %0, i64 96
  %67 = getelementptr inbounds i8, ptr %0, i64 80
  %68 = sext i32 %5 to i64
  %69 = getelementptr inbounds i8, ptr %1, i64 72
  %70 = getelementptr inbounds i8, ptr %1, i64 56
  %71 = getelementptr inbounds i8, ptr %1, i64 120
  %72 = zext i32 %3 to i64
  br label %93

73:                                               ; preds = %12, %89
  %74 = phi i64 [ 0, %12 ], [ %91, %89 ]
  %75 = phi i32 [ 0, %12 ], [ %90, %89 ]
  %76 = getelementptr inbounds i32, ptr %2, i64 %74
  %77 = load i32, ptr %76, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i8, ptr %14, i64 %78
  %80 = load i8, ptr %79, align 1
  %81 = icmp eq i8 %80, 0
  br i1 %81, label %82, label %89

82:                                               ; preds = %73
  %83 = load ptr, ptr %15, align 8
  %84 = getelementptr inbounds i32, ptr %83, i64 %78
  %85 = load i32, ptr %84, align 4
  %86 = add nsw i32 %75, 1
  %87 = sext i32 %75 to i64
  %88 = getelementptr inbounds [48 x i32], ptr %8, i64 0, i64 %87
  store i32 %85, ptr %88, align 4
  br label %89

89:                                               ; preds = %73, %82
  %90 = phi i32 [ %75, %73 ], [ %86, %82 ]
  %91 = add nuw nsw i64 %74, 1
  %92 = icmp eq i64 %91, %16
  br i1 %92, label %19, label %73

93:                                               ; preds = %64, %285
  %94 = phi i64 [ 0, %64 ], [ %288, %285 ]
  %95 = phi i64 [ %63, %64 ], [ %287, %285 ]
  %96 = phi ptr [ %62, %64 ], [ %286, %285 ]
  %97 = load i32, ptr %65, align 8
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %294

99:                                               ; preds = %93
  %100 = load ptr, ptr %66, align 8
  %101 = getelementptr inbounds i32, ptr %2, i64 %94
  %102 = load i32, ptr %101, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i8, ptr %100, i64 %103
  %105 = load i8, ptr %104, align 1
  %106 = icmp eq i8 %105, 0
  br i1 %106, label %285, label %107

107:                                              ; preds = %99
  %108 = load ptr, ptr %67, align 8
  %109 = getelementptr inbounds %struct.Sum, ptr %108, i64 %103
  %110 = getelementptr inbounds i8, ptr %109, i64 8
  %111 = load i32, ptr %110, align 8
  %112 = sext i32 %111 to i64
  %113 = shl i64 %95, 32
  %114 = ashr exact i64 %113, 32
  %115 = mul nsw i64 %114, %112
  %116 = icmp sgt i64 %115, %68
  br i1 %116, label %290, label %117

117:                                              ; preds = %107
  %118 = trunc i64 %95 to i32
  %119 = icmp sgt i32 %118, 0
  br i1 %119, label %120, label %277

120:                                              ; preds = %117
  %121 = and i64 %95, 2147483647
  br label %122

122:                                              ; preds = %120, %137
  %123 = phi i32 [ %111, %120 ], [ %138, %137 ]
  %124 = phi i64 [ 0, %120 ], [ %142, %137 ]
  %125 = phi i32 [ 0, %120 ], [ %141, %137 ]
  %126 = phi i32 [ 0, %120 ], [ %140, %137 ]
  %127 = phi ptr [ null, %120 ], [ %139, %137 ]
  %128 = icmp sgt i32 %123, 0
  br i1 %128, label %129, label %137

129:                                              ; preds = %122
  %130 = getelementptr inbounds %struct.Term, ptr %96, i64 %124
  %131 = getelementptr inbounds %struct.Term, ptr %96, i64 %124, i32 1
  %132 = load i32, ptr %65, align 8
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %144, label %137

134:                                              ; preds = %269
  %135 = load i32, ptr %65, align 8
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %144, label %137

137:                                              ; preds = %269, %134, %129, %122
  %138 = phi i32 [ %123, %122 ], [ %123, %129 ], [ %274, %134 ], [ %274, %269 ]
  %139 = phi ptr [ %127, %122 ], [ %127, %129 ], [ %270, %134 ], [ %270, %269 ]
  %140 = phi i32 [ %126, %122 ], [ %126, %129 ], [ %271, %134 ], [ %271, %269 ]
  %141 = phi i32 [ %125, %122 ], [ %125, %129 ], [ %272, %134 ], [ %272, %269 ]
  %142 = add nuw nsw i64 %124, 1
  %143 = icmp eq i64 %142, %121
  br i1 %143, label %277, label %122

144:                                              ; preds = %129, %134
  %145 = phi ptr [ %270, %134 ], [ %127, %129 ]
  %146 = phi i32 [ %271, %134 ], [ %126, %129 ]
  %147 = phi i32 [ %272, %134 ], [ %125, %129 ]
  %148 = phi i64 [ %273, %134 ], [ 0, %129 ]
  %149 = load i32, ptr %130, align 4
  %150 = load ptr, ptr %109, align 8
  %151 = getelementptr inbounds %struct.Term, ptr %150, i64 %148
  %152 = load i32, ptr %151, align 4
  %153 = load ptr, ptr %69, align 8
  %154 = sext i32 %149 to i64
  %155 = getelementptr i32, ptr %153, i64 %154
  %156 = getelementptr i8, ptr %155, i64 4
  %157 = load i32, ptr %156, align 4
  %158 = load i32, ptr %155, align 4
  %159 = sub nsw i32 %157, %158
  %160 = sext i32 %152 to i64
  %161 = getelementptr i32, ptr %153, i64 %160
  %162 = getelementptr i8, ptr %161, i64 4
  %163 = load i32, ptr %162, align 4
  %164 = load i32, ptr %161, align 4
  %165 = sub nsw i32 %163, %164
  %166 = add nsw i32 %165, %159
  %167 = icmp sgt i32 %166, 48
  br i1 %167, label %168, label %169

168:                                              ; preds = %144
  store i32 1, ptr %65, align 8
  br label %206

169:                                              ; preds = %144
  %170 = load ptr, ptr %70, align 8
  %171 = sext i32 %158 to i64
  %172 = getelementptr inbounds i32, ptr %170, i64 %171
  %173 = sext i32 %159 to i64
  %174 = shl nsw i64 %173, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 4 %172, i64 %174, i1 false)
  %175 = getelementptr inbounds i32, ptr %7, i64 %173
  %176 = sext i32 %164 to i64
  %177 = getelementptr inbounds i32, ptr %170, i64 %176
  %178 = sext i32 %165 to i64
  %179 = shl nsw i64 %178, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %175, ptr align 4 %177, i64 %179, i1 false)
  %180 = icmp sgt i32 %166, 1
  br i1 %180, label %181, label %204

181:                                              ; preds = %169
  %182 = zext i32 %166 to i64
  br label %183

183:                                              ; preds = %198, %181
  %184 = phi i64 [ 1, %181 ], [ %202, %198 ]
  %185 = getelementptr inbounds i32, ptr %7, i64 %184
  %186 = load i32, ptr %185, align 4
  %187 = trunc nuw nsw i64 %184 to i32
  br label %188

188:                                              ; preds = %195, %183
  %189 = phi i32 [ %187, %183 ], [ %196, %195 ]
  %190 = zext i32 %189 to i64
  %191 = getelementptr i32, ptr %7, i64 %190
  %192 = getelementptr i8, ptr %191, i64 -4
  %193 = load i32, ptr %192, align 4
  %194 = icmp sgt i32 %193, %186
  br i1 %194, label %195, label %198

195:                                              ; preds = %188
  store i32 %193, ptr %191, align 4
  %196 = add nsw i32 %189, -1
  %197 = icmp sgt i32 %189, 1
  br i1 %197, label %188, label %198

198:                                              ; preds = %195, %188
  %199 = phi i32 [ 0, %195 ], [ %189, %188 ]
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds i32, ptr %7, i64 %200
  store i32 %186, ptr %201, align 4
  %202 = add nuw nsw i64 %184, 1
  %203 = icmp eq i64 %202, %182
  br i1 %203, label %204, label %183

204:                                              ; preds = %198, %169
  %205 = call i32 @monomial(ptr %1, ptr %7, i32 %166)
  br label %206

206:                                              ; preds = %168, %204
  %207 = phi i32 [ 0, %168 ], [ %205, %204 ]
  %208 = load i32, ptr %131, align 4
  %209 = load ptr, ptr %109, align 8
  %210 = getelementptr inbounds %struct.Term, ptr %209, i64 %148, i32 1
  %211 = load i32, ptr %210, align 4
  %212 = call i32 @scale_product(ptr %1, i32 %208, i32 %211)
  %213 = icmp sgt i32 %146, 0
  br i1 %213, label %214, label %236

214:                                              ; preds = %206
  %215 = zext i32 %146 to i64
  br label %219

216:                                              ; preds = %219
  %217 = add nuw nsw i64 %220, 1
  %218 = icmp eq i64 %217, %215
  br i1 %218, label %236, label %219

219:                                              ; preds = %216, %214
  %220 = phi i64 [ 0, %214 ], [ %217, %216 ]
  %221 = getelementptr inbounds %struct.Term, ptr %145, i64 %220
  %222 = load i32, ptr %221, align 4
  %223 = icmp eq i32 %222, %207
  br i1 %223, label %224, label %216

224:                                              ; preds = %219
  %225 = getelementptr inbounds %struct.Term, ptr %145, i64 %220, i32 1
  %226 = load i32, ptr %225, align 4
  %227 = call i32 @scale_sum(ptr %1, i32 %226, i32 %212)
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %230, label %229

229:                                              ; preds = %224
  store i32 %227, ptr %225, align 4
  br label %269

230:                                              ; preds = %224
  %231 = getelementptr inbounds %struct.Term, ptr %145, i64 %220
  %232 = add nsw i32 %146, -1
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds %struct.Term, ptr %145, i64 %233
  %235 = load i64, ptr %234, align 4
  store i64 %235, ptr %231, align 4
  br label %269

236:                                              ; preds = %216, %206
  %237 = icmp eq i32 %146, %147
  br i1 %237, label %238, label %262

238:                                              ; preds = %236
  %239 = icmp eq i32 %147, 0
  %240 = shl nsw i32 %147, 1
  %241 = select i1 %239, i32 4, i32 %240
  %242 = load i32, ptr %47, align 8
  %243 = add nsw i32 %242, %241
  %244 = load i32, ptr %50, align 4
  %245 = icmp sgt i32 %243, %244
  br i1 %245, label %261, label %246

246:                                              ; preds = %238
  br i1 %239, label %255, label %247

247:                                              ; preds = %246
  %248 = load ptr, ptr %71, align 8
  %249 = sext i32 %242 to i64
  %250 = getelementptr inbounds %struct.Term, ptr %248, i64 %249
  %251 = sext i32 %147 to i64
  %252 = shl nsw i64 %251, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %250, ptr align 4 %145, i64 %252, i1 false)
  %253 = load i32, ptr %47, align 8
  %254 = add nsw i32 %253, %240
  br label %255

255:                                              ; preds = %247, %246
  %256 = phi i32 [ %254, %247 ], [ %243, %246 ]
  %257 = phi i32 [ %253, %247 ], [ %242, %246 ]
  %258 = load ptr, ptr %71, align 8
  %259 = sext i32 %257 to i64
  %260 = getelementptr inbounds %struct.Term, ptr %258, i64 %259
  store i32 %256, ptr %47, align 8
  br label %262

261:                                              ; preds = %238
  store i32 1, ptr %65, align 8
  br label %269

262:                                              ; preds = %255, %236
  %263 = phi ptr [ %260, %255 ], [ %145, %236 ]
  %264 = phi i32 [ %241, %255 ], [ %147, %236 ]
  %265 = add nsw i32 %146, 1
  %266 = sext i32 %146 to i64
  %267 = getelementptr inbounds %struct.Term, ptr %263, i64 %266
  store i32 %207, ptr %267, align 4
  %268 = getelementptr inbounds i8, ptr %267, i64 4
  store i32 %212, ptr %268, align 4
  br label %269

269:                                              ; preds = %229, %230, %261, %262
  %270 = phi ptr [ %145, %230 ], [ %145, %229 ], [ %145, %261 ], [ %263, %262 ]
  %271 = phi i32 [ %232, %230 ], [ %146, %229 ], [ %147, %261 ], [ %265, %262 ]
  %272 = phi i32 [ %147, %230 ], [ %147, %229 ], [ %147, %261 ], [ %264, %262 ]
  %273 = add nuw nsw i64 %148, 1
  %274 = load i32, ptr %110, align 8
  %275 = sext i32 %274 to i64
  %276 = icmp slt i64 %273, %275
  br i1 %276, label %134, label %137

277:                                              ; preds = %137, %117
  %278 = phi ptr [ null, %117 ], [ %139, %137 ]
  %279 = phi i32 [ 0, %117 ], [ %140, %137 ]
  %280 = phi i32 [ 0, %117 ], [ %141, %137 ]
  %281 = zext i32 %279 to i64
  %282 = zext i32 %280 to i64
  %283 = shl nuw i64 %282, 32
  %284 = or disjoint i64 %283, %281
  br label %285

285:                                              ; preds = %277, %99
  %286 = phi ptr [ %96, %99 ], [ %278, %277 ]
  %287 = phi i64 [ %95, %99 ], [ %284, %277 ]
  %288 = add nuw nsw i64 %94, 1
  %289 = icmp eq i64 %288, %72
  br i1 %289, label %294, label %93

290:                                              ; preds = %107, %17
  %291 = phi ptr [ %18, %17 ], [ %65, %107 ]
  %292 = phi ptr [ null, %17 ], [ %96, %107 ]
  %293 = phi i64 [ 0, %17 ], [ %95, %107 ]
  store i32 1, ptr %291, align 8
  br label %294

294:                                              ; preds = %93, %285, %290, %61
  %295 = phi ptr [ %62, %61 ], [ %292, %290 ], [ %96, %93 ], [ %286, %285 ]
  %296 = phi i64 [ %63, %61 ], [ %293, %290 ], [ %95, %93 ], [ %287, %285 ]
  %297 = insertvalue { ptr, i64 } poison, ptr %295, 0
  %298 = insertvalue { ptr, i64 } %297, i64 %296, 1
  ret { ptr, i64 } %298
}

define internal void @enter_place(ptr %0, i8 %1, i32 %2, i32 %3, i64 %4, ptr byval(%struct.Place) align 8 %5) {
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  %8 = load ptr, ptr %7, align 8
  %9 = zext i32 %2 to i64
  %10 = shl nuw i64 %9, 32
  %11 = zext i32 %3 to i64
  %12 = or disjoint i64 %10, %11
  %13 = mul i64 %12, -7046029254386353131
  %14 = zext i8 %1 to i64
  %15 = xor i64 %13, %14
  %16 = xor i64 %15, %4
  %17 = mul i64 %16, -7046029254386353131
  %18 = lshr i64 %17, 33
  %19 = trunc nuw nsw i64 %18 to i32
  %20 = getelementptr inbounds i8, ptr %0, i64 56
  %21 = load i32, ptr %20, align 8
  %22 = and i32 %21, %19
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %8, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = icmp sgt i32 %25, -1
  br i1 %26, label %27, label %52

27:                                               ; preds = %6
  %28 = getelementptr inbounds i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8
  br label %30

30:                                               ; preds = %48, %27
  %31 = phi i32 [ %25, %27 ], [ %50, %48 ]
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds %struct.Divisor, ptr %29, i64 %32
  %34 = getelementptr inbounds i8, ptr %33, i64 8
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, %2
  br i1 %36, label %37, label %48

37:                                               ; preds = %30
  %38 = getelementptr inbounds i8, ptr %33, i64 12
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, %3
  br i1 %40, label %41, label %48

41:                                               ; preds = %37
  %42 = load i64, ptr %33, align 8
  %43 = icmp eq i64 %42, %4
  br i1 %43, label %44, label %48

44:                                               ; preds = %41
  %45 = getelementptr inbounds i8, ptr %33, i64 36
  %46 = load i8, ptr %45, align 4
  %47 = icmp eq i8 %46, %1
  br i1 %47, label %52, label %48

48:                                               ; preds = %44, %41, %37, %30
  %49 = getelementptr inbounds %struct.Divisor, ptr %29, i64 %32, i32 7
  %50 = load i32, ptr %49, align 8
  %51 = icmp sgt i32 %50, -1
  br i1 %51, label %30, label %52

52:                                               ; preds = %44, %48, %6
  %53 = phi i32 [ %25, %6 ], [ %50, %48 ], [ %31, %44 ]
  %54 = getelementptr inbounds i8, ptr %0, i64 88
  %55 = load i32, ptr %54, align 8
  %56 = getelementptr inbounds i8, ptr %0, i64 1136
  %57 = load i32, ptr %56, align 8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %139

59:                                               ; preds = %52
  %60 = icmp slt i32 %53, 0
  br i1 %60, label %61, label %67

61:                                               ; preds = %59
  %62 = getelementptr inbounds i8, ptr %0, i64 40
  %63 = load i32, ptr %62, align 8
  %64 = getelementptr inbounds i8, ptr %0, i64 44
  %65 = load i32, ptr %64, align 4
  %66 = icmp slt i32 %63, %65
  br i1 %66, label %67, label %75

67:                                               ; preds = %61, %59
  %68 = icmp slt i32 %55, 0
  br i1 %68, label %69, label %76

69:                                               ; preds = %67
  %70 = getelementptr inbounds i8, ptr %0, i64 80
  %71 = load i32, ptr %70, align 8
  %72 = getelementptr inbounds i8, ptr %0, i64 84
  %73 = load i32, ptr %72, align 4
  %74 = icmp slt i32 %71, %73
  br i1 %74, label %76, label %75

75:                                               ; preds = %69, %61
  store i32 1, ptr %56, align 8
  br label %139

76:                                               ; preds = %69, %67
  br i1 %60, label %77, label %95

77:                                               ; preds = %76
  %78 = getelementptr inbounds i8, ptr %0, i64 40
  %79 = load i32, ptr %78, align 8
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %78, align 8
  %81 = getelementptr inbounds i8, ptr %0, i64 32
  %82 = load ptr, ptr %81, align 8
  %83 = sext i32 %79 to i64
  %84 = getelementptr inbounds %struct.Divisor, ptr %82, i64 %83
  %85 = load i32, ptr %24, align 4
  store i64 %4, ptr %84, align 8
  %86 = getelementptr inbounds i8, ptr %84, i64 8
  store i32 %2, ptr %86, align 8
  %87 = getelementptr inbounds i8, ptr %84, i64 12
  store i32 %3, ptr %87, align 4
  %88 = getelementptr inbounds i8, ptr %84, i64 16
  store i32 -1, ptr %88, align 8
  %89 = getelementptr inbounds i8, ptr %84, i64 20
  store i32 0, ptr %89, align 4
  %90 = getelementptr inbounds i8, ptr %84, i64 24
  store i32 0, ptr %90, align 8
  %91 = getelementptr inbounds i8, ptr %84, i64 28
  store i32 0, ptr %91, align 4
  %92 = getelementptr inbounds i8, ptr %84, i64 32
  store i32 %85, ptr %92, align 8
  %93 = getelementptr inbounds i8, ptr %84, i64 36
  store i8 %1, ptr %93, align 4
  %94 = getelementptr inbounds i8, ptr %84, i64 37
  store i8 0, ptr %94, align 1
  store i32 %79, ptr %24, align 4
  br label %95

95:                                               ; preds = %77, %76
  %96 = phi i32 [ %79, %77 ], [ %53, %76 ]
  %97 = icmp sgt i32 %55, -1
  br i1 %97, label %98, label %104

98:                                               ; preds = %95
  %99 = getelementptr inbounds i8, ptr %0, i64 64
  %100 = load ptr, ptr %99, align 8
  %101 = zext i32 %55 to i64
  %102 = getelementptr inbounds %struct.Place, ptr %100, i64 %101, i32 3
  %103 = load i32, ptr %102, align 4
  store i32 %103, ptr %54, align 8
  br label %110

104:                                              ; preds = %95
  %105 = getelementptr inbounds i8, ptr %0, i64 80
  %106 = load i32, ptr %105, align 8
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %105, align 8
  %108 = getelementptr inbounds i8, ptr %0, i64 64
  %109 = load ptr, ptr %108, align 8
  br label %110

110:                                              ; preds = %104, %98
  %111 = phi ptr [ %100, %98 ], [ %109, %104 ]
  %112 = phi i32 [ %55, %98 ], [ %106, %104 ]
  %113 = getelementptr inbounds i8, ptr %0, i64 32
  %114 = load ptr, ptr %113, align 8
  %115 = sext i32 %96 to i64
  %116 = getelementptr inbounds %struct.Divisor, ptr %114, i64 %115, i32 3
  %117 = load i32, ptr %116, align 8
  %118 = getelementptr inbounds i8, ptr %5, i64 12
  store i32 %117, ptr %118, align 4
  %119 = sext i32 %112 to i64
  %120 = getelementptr inbounds %struct.Place, ptr %111, i64 %119
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %120, ptr align 8 %5, i64 24, i1 false)
  %121 = load ptr, ptr %113, align 8
  %122 = getelementptr inbounds %struct.Divisor, ptr %121, i64 %115, i32 3
  store i32 %112, ptr %122, align 8
  %123 = load ptr, ptr %113, align 8
  %124 = getelementptr inbounds %struct.Divisor, ptr %123, i64 %115, i32 4
  %125 = load i32, ptr %124, align 4
  %126 = add nsw i32 %125, 1
  store i32 %126, ptr %124, align 4
  %127 = load ptr, ptr %113, align 8
  %128 = getelementptr inbounds %struct.Divisor, ptr %127, i64 %115, i32 9
  %129 = load i8, ptr %128, align 1
  %130 = icmp eq i8 %129, 0
  br i1 %130, label %131, label %139

131:                                              ; preds = %110
  store i8 1, ptr %128, align 1
  %132 = getelementptr inbounds i8, ptr %0, i64 96
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds i8, ptr %0, i64 104
  %135 = load i32, ptr %134, align 8
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %134, align 8
  %137 = sext i32 %135 to i64
  %138 = getelementptr inbounds i32, ptr %133, i64 %137
  store i32 %96, ptr %138, align 4
  br label %139

139:                                              ; preds = %131, %110, %52, %75
  ret void
}

define internal void @coprime(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4) {
  %6 = alloca [48 x i32], align 16
  %7 = alloca [48 x i32], align 16
  %8 = load ptr, ptr %0, align 8
  store i32 %1, ptr %3, align 4
  store i32 %2, ptr %4, align 4
  %9 = getelementptr inbounds i8, ptr %8, i64 112
  %10 = load ptr, ptr %9, align 8
  %11 = sext i32 %1 to i64
  %12 = getelementptr inbounds i64, ptr %10, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = sext i32 %2 to i64
  %15 = getelementptr inbounds i64, ptr %10, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = and i64 %16, %13
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %146, label %19

19:                                               ; preds = %5
  %20 = icmp slt i32 %1, %2
  %21 = call i32 @llvm.smin.i32(i32 %1, i32 %2)
  %22 = call i32 @llvm.smax.i32(i32 %1, i32 %2)
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = zext i32 %21 to i64
  %26 = shl nuw i64 %25, 32
  %27 = zext i32 %22 to i64
  %28 = or disjoint i64 %26, %27
  %29 = mul i64 %28, -7046029254386353131
  %30 = lshr i64 %29, 51
  %31 = getelementptr inbounds %struct.Split, ptr %24, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, %21
  br i1 %33, label %34, label %44

34:                                               ; preds = %19
  %35 = getelementptr inbounds i8, ptr %31, i64 4
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, %22
  br i1 %37, label %38, label %44

38:                                               ; preds = %34
  %39 = getelementptr inbounds i8, ptr %31, i64 16
  %40 = load i32, ptr %39, align 4
  %41 = getelementptr inbounds i8, ptr %0, i64 16
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %40, %42
  br i1 %43, label %139, label %44

44:                                               ; preds = %38, %34, %19
  %45 = getelementptr inbounds i8, ptr %8, i64 72
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr i32, ptr %46, i64 %11
  %48 = getelementptr i8, ptr %47, i64 4
  %49 = load i32, ptr %48, align 4
  %50 = load i32, ptr %47, align 4
  %51 = sub nsw i32 %49, %50
  %52 = getelementptr i32, ptr %46, i64 %14
  %53 = getelementptr i8, ptr %52, i64 4
  %54 = load i32, ptr %53, align 4
  %55 = load i32, ptr %52, align 4
  %56 = sub nsw i32 %54, %55
  %57 = getelementptr inbounds i8, ptr %8, i64 56
  %58 = load ptr, ptr %57, align 8
  %59 = sext i32 %50 to i64
  %60 = getelementptr inbounds i32, ptr %58, i64 %59
  %61 = sext i32 %55 to i64
  %62 = getelementptr inbounds i32, ptr %58, i64 %61
  %63 = icmp sgt i32 %51, 0
  %64 = icmp sgt i32 %56, 0
  %65 = select i1 %63, i1 true, i1 %64
  br i1 %65, label %66, label %128

66:                                               ; preds = %44, %114
  %67 = phi i1 [ %120, %114 ], [ %63, %44 ]
  %68 = phi i32 [ %119, %114 ], [ 0, %44 ]
  %69 = phi i32 [ %118, %114 ], [ 0, %44 ]
  %70 = phi i32 [ %117, %114 ], [ 0, %44 ]
  %71 = phi i32 [ %116, %114 ], [ 0, %44 ]
  %72 = phi i32 [ %115, %114 ], [ 0, %44 ]
  %73 = icmp eq i32 %69, %56
  br i1 %73, label %74, label %78

74:                                               ; preds = %66
  %75 = sext i32 %68 to i64
  %76 = getelementptr inbounds i32, ptr %60, i64 %75
  %77 = load i32, ptr %76, align 4
  br label %91

78:                                               ; preds = %66
  br i1 %67, label %83, label %79

79:                                               ; preds = %78
  %80 = sext i32 %69 to i64
  %81 = getelementptr inbounds i32, ptr %62, i64 %80
  %82 = load i32, ptr %81, align 4
  br label %97

83:                                               ; preds = %78
  %84 = sext i32 %68 to i64
  %85 = getelementptr inbounds i32, ptr %60, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = sext i32 %69 to i64
  %88 = getelementptr inbounds i32, ptr %62, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = icmp slt i32 %86, %89
  br i1 %90, label %91, label %97

91:                                               ; preds = %83, %74
  %92 = phi i32 [ %77, %74 ], [ %86, %83 ]
  %93 = add nsw i32 %68, 1
  %94 = add nsw i32 %72, 1
  %95 = sext i32 %72 to i64
  %96 = getelementptr inbounds [48 x i32], ptr %6, i64 0, i64 %95
  store i32 %92, ptr %96, align 4
  br label %114

97:                                               ; preds = %79, %83
  %98 = phi i32 [ %82, %79 ], [ %89, %83 ]
  %99 = icmp eq i32 %68, %51
  br i1 %99, label %105, label %100

100:                                              ; preds = %97
  %101 = sext i32 %68 to i64
  %102 = getelementptr inbounds i32, ptr %60, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = icmp slt i32 %98, %103
  br i1 %104, label %105, label %110

105:                                              ; preds = %100, %97
  %106 = add nsw i32 %69, 1
  %107 = add nsw i32 %71, 1
  %108 = sext i32 %71 to i64
  %109 = getelementptr inbounds [48 x i32], ptr %7, i64 0, i64 %108
  store i32 %98, ptr %109, align 4
  br label %114

110:                                              ; preds = %100
  %111 = add nsw i32 %68, 1
  %112 = add nsw i32 %69, 1
  %113 = add nsw i32 %70, 1
  br label %114

114:                                              ; preds = %110, %105, %91
  %115 = phi i32 [ %94, %91 ], [ %72, %105 ], [ %72, %110 ]
  %116 = phi i32 [ %71, %91 ], [ %107, %105 ], [ %71, %110 ]
  %117 = phi i32 [ %70, %91 ], [ %70, %105 ], [ %113, %110 ]
  %118 = phi i32 [ %69, %91 ], [ %106, %105 ], [ %112, %110 ]
  %119 = phi i32 [ %93, %91 ], [ %68, %105 ], [ %111, %110 ]
  %120 = icmp slt i32 %119, %51
  %121 = icmp slt i32 %118, %56
  %122 = select i1 %120, i1 true, i1 %121
  br i1 %122, label %66, label %123

123:                                              ; preds = %114
  %124 = icmp eq i32 %117, 0
  br i1 %124, label %128, label %125

125:                                              ; preds = %123
  %126 = call i32 @monomial(ptr %8, ptr %6, i32 %115)
  store i32 %126, ptr %3, align 4
  %127 = call i32 @monomial(ptr %8, ptr %7, i32 %116)
  store i32 %127, ptr %4, align 4
  br label %128

128:                                              ; preds = %44, %123, %125
  %129 = select i1 %20, ptr %3, ptr %4
  %130 = load i32, ptr %129, align 4
  %131 = select i1 %20, ptr %4, ptr %3
  %132 = load i32, ptr %131, align 4
  %133 = getelementptr inbounds i8, ptr %0, i64 16
  %134 = load i32, ptr %133, align 8
  store i32 %21, ptr %31, align 4
  %135 = getelementptr inbounds i8, ptr %31, i64 4
  store i32 %22, ptr %135, align 4
  %136 = getelementptr inbounds i8, ptr %31, i64 8
  store i32 %130, ptr %136, align 4
  %137 = getelementptr inbounds i8, ptr %31, i64 12
  store i32 %132, ptr %137, align 4
  %138 = getelementptr inbounds i8, ptr %31, i64 16
  store i32 %134, ptr %138, align 4
  br label %146

139:                                              ; preds = %38
  %140 = getelementptr inbounds i8, ptr %31, i64 8
  %141 = getelementptr inbounds i8, ptr %31, i64 12
  %142 = select i1 %20, ptr %140, ptr %141
  %143 = load i32, ptr %142, align 4
  store i32 %143, ptr %3, align 4
  %144 = select i1 %20, ptr %141, ptr %140
  %145 = load i32, ptr %144, align 4
  store i32 %145, ptr %4, align 4
  br label %146

146:                                              ; preds = %128, %139, %5
  ret void
}

define internal i64 @over_of(ptr %0, i32 %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = call i32 @llvm.abs.i32(i32 %1, i1 true)
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds %struct.Scalar, ptr %3, i64 %5
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %75

10:                                               ; preds = %2
  %11 = load i64, ptr %6, align 8
  br label %12

12:                                               ; preds = %46, %10
  %13 = phi i64 [ 2305843009213693485, %10 ], [ %49, %46 ]
  %14 = phi i64 [ 1, %10 ], [ %48, %46 ]
  %15 = phi i64 [ %11, %10 ], [ %72, %46 ]
  %16 = and i64 %13, 1
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %12
  %19 = zext i64 %15 to i128
  br label %46

20:                                               ; preds = %12
  %21 = zext i64 %14 to i128
  %22 = zext i64 %15 to i128
  %23 = mul nuw i128 %22, %21
  %24 = trunc i128 %23 to i64
  %25 = mul i64 %24, 3456285112735364913
  %26 = zext i64 %25 to i128
  %27 = mul nuw nsw i128 %26, 2305843009213693487
  %28 = add i128 %27, %23
  %29 = lshr i128 %28, 64
  %30 = trunc nuw i128 %29 to i64
  %31 = icmp ugt i64 %30, 2305843009213693486
  %32 = add i64 %30, -2305843009213693487
  %33 = select i1 %31, i64 %32, i64 %30
  %34 = zext i64 %33 to i128
  %35 = mul nuw nsw i128 %34, 13838400
  %36 = trunc i128 %35 to i64
  %37 = mul i64 %36, 3456285112735364913
  %38 = zext i64 %37 to i128
  %39 = mul nuw nsw i128 %38, 2305843009213693487
  %40 = add nuw nsw i128 %39, %35
  %41 = lshr i128 %40, 64
  %42 = trunc nuw nsw i128 %41 to i64
  %43 = icmp ugt i64 %42, 2305843009213693486
  %44 = add nsw i64 %42, -2305843009213693487
  %45 = select i1 %43, i64 %44, i64 %42
  br label %46

46:                                               ; preds = %20, %18
  %47 = phi i128 [ %19, %18 ], [ %22, %20 ]
  %48 = phi i64 [ %14, %18 ], [ %45, %20 ]
  %49 = lshr i64 %13, 1
  %50 = mul nuw i128 %47, %47
  %51 = trunc i128 %50 to i64
  %52 = mul i64 %51, 3456285112735364913
  %53 = zext i64 %52 to i128
  %54 = mul nuw nsw i128 %53, 2305843009213693487
  %55 = add i128 %54, %50
  %56 = lshr i128 %55, 64
  %57 = trunc nuw i128 %56 to i64
  %58 = icmp ugt i64 %57, 2305843009213693486
  %59 = add i64 %57, -2305843009213693487
  %60 = select i1 %58, i64 %59, i64 %57
  %61 = zext i64 %60 to i128
  %62 = mul nuw nsw i128 %61, 13838400
  %63 = trunc i128 %62 to i64
  %64 = mul i64 %63, 3456285112735364913
  %65 = zext i64 %64 to i128
  %66 = mul nuw nsw i128 %65, 2305843009213693487
  %67 = add nuw nsw i128 %66, %62
  %68 = lshr i128 %67, 64
  %69 = trunc nuw nsw i128 %68 to i64
  %70 = icmp ugt i64 %69, 2305843009213693486
  %71 = add nsw i64 %69, -2305843009213693487
  %72 = select i1 %70, i64 %71, i64 %69
  %73 = icmp ult i64 %13, 2
  br i1 %73, label %74, label %12

74:                                               ; preds = %46
  store i64 %48, ptr %7, align 8
  br label %75

75:                                               ; preds = %74, %2
  %76 = phi i64 [ %48, %74 ], [ %8, %2 ]
  %77 = icmp slt i32 %1, 0
  %78 = sub i64 2305843009213693487, %76
  %79 = select i1 %77, i64 %78, i64 %76
  ret i64 %79
}

define internal void @shift(ptr %0, i32 %1, i32 %2) {
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.Divisor, ptr %5, i64 %6
  %8 = call i32 @llvm.smin.i32(i32 %2, i32 63)
  %9 = call i32 @llvm.smax.i32(i32 %8, i32 0)
  %10 = getelementptr inbounds i8, ptr %7, i64 24
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %9, %11
  br i1 %12, label %82, label %13

13:                                               ; preds = %3
  %14 = icmp eq i32 %11, 0
  br i1 %14, label %39, label %15

15:                                               ; preds = %13
  %16 = getelementptr inbounds i8, ptr %0, i64 112
  %17 = sext i32 %11 to i64
  %18 = getelementptr inbounds [64 x ptr], ptr %16, i64 0, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 624
  %21 = getelementptr inbounds [64 x i32], ptr %20, i64 0, i64 %17
  %22 = load i32, ptr %21, align 4
  %23 = add nsw i32 %22, -1
  store i32 %23, ptr %21, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %19, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = load i32, ptr %10, align 8
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [64 x ptr], ptr %16, i64 0, i64 %28
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %7, i64 28
  %32 = load i32, ptr %31, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %30, i64 %33
  store i32 %26, ptr %34, align 4
  %35 = load i32, ptr %31, align 4
  %36 = load ptr, ptr %4, align 8
  %37 = sext i32 %26 to i64
  %38 = getelementptr inbounds %struct.Divisor, ptr %36, i64 %37, i32 6
  store i32 %35, ptr %38, align 4
  br label %39

39:                                               ; preds = %15, %13
  store i32 %9, ptr %10, align 8
  %40 = icmp slt i32 %2, 1
  br i1 %40, label %82, label %41

41:                                               ; preds = %39
  %42 = getelementptr inbounds i8, ptr %0, i64 624
  %43 = zext i32 %9 to i64
  %44 = getelementptr inbounds [64 x i32], ptr %42, i64 0, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds i8, ptr %0, i64 880
  %47 = getelementptr inbounds [64 x i32], ptr %46, i64 0, i64 %43
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %45, %48
  br i1 %49, label %50, label %72

50:                                               ; preds = %41
  %51 = shl nsw i32 %45, 1
  %52 = add nsw i32 %51, 64
  %53 = call i32 @llvm.umax.i32(i32 %52, i32 1)
  %54 = sext i32 %53 to i64
  %55 = shl nsw i64 %54, 2
  %56 = call ptr @malloc(i64 %55)
  %57 = icmp eq ptr %56, null
  br i1 %57, label %70, label %58

58:                                               ; preds = %50
  %59 = icmp eq i32 %45, 0
  %60 = getelementptr inbounds i8, ptr %0, i64 112
  %61 = getelementptr inbounds [64 x ptr], ptr %60, i64 0, i64 %43
  %62 = load ptr, ptr %61, align 8
  br i1 %59, label %66, label %63

63:                                               ; preds = %58
  %64 = sext i32 %45 to i64
  %65 = shl nsw i64 %64, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %56, ptr align 4 %62, i64 %65, i1 false)
  br label %66

66:                                               ; preds = %58, %63
  %67 = getelementptr inbounds i8, ptr %0, i64 112
  %68 = getelementptr inbounds [64 x ptr], ptr %67, i64 0, i64 %43
  call void @free(ptr %62)
  store ptr %56, ptr %68, align 8
  store i32 %52, ptr %47, align 4
  %69 = load i32, ptr %44, align 4
  br label %72

70:                                               ; preds = %50
  store i32 0, ptr %10, align 8
  %71 = getelementptr inbounds i8, ptr %0, i64 1136
  store i32 1, ptr %71, align 8
  br label %82

72:                                               ; preds = %66, %41
  %73 = phi i32 [ %69, %66 ], [ %45, %41 ]
  %74 = getelementptr inbounds i8, ptr %7, i64 28
  store i32 %73, ptr %74, align 4
  %75 = getelementptr inbounds i8, ptr %0, i64 112
  %76 = getelementptr inbounds [64 x ptr], ptr %75, i64 0, i64 %43
  %77 = load ptr, ptr %76, align 8
  %78 = load i32, ptr %44, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %44, align 4
  %80 = sext i32 %78 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  store i32 %1, ptr %81, align 4
  br label %82

82:                                               ; preds = %70, %39, %3, %72
  ret void
}

define internal { i64, i64 } @taking(ptr %0, ptr %1) {
  %3 = alloca { i32, i32, i32 }, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = load i64, ptr %1, align 8
  %6 = icmp eq i64 %5, 1
  %7 = select i1 %6, i32 1, i32 -1
  %8 = getelementptr inbounds i8, ptr %1, i64 16
  %9 = load i32, ptr %8, align 4
  %10 = icmp sgt i32 %9, -1
  br i1 %10, label %11, label %15

11:                                               ; preds = %2
  %12 = getelementptr inbounds i8, ptr %0, i64 64
  %13 = getelementptr inbounds i8, ptr %0, i64 72
  %14 = load ptr, ptr %12, align 8
  br label %23

15:                                               ; preds = %75, %2
  %16 = phi i32 [ 0, %2 ], [ %77, %75 ]
  switch i64 %5, label %17 [
    i64 2305843009213693486, label %139
    i64 1, label %139
  ]

17:                                               ; preds = %15
  %18 = icmp sgt i32 %16, 0
  br i1 %18, label %19, label %139

19:                                               ; preds = %17
  %20 = getelementptr inbounds i8, ptr %0, i64 72
  %21 = load ptr, ptr %20, align 8
  %22 = zext i32 %16 to i64
  br label %85

23:                                               ; preds = %11, %75
  %24 = phi ptr [ %14, %11 ], [ %76, %75 ]
  %25 = phi i32 [ %9, %11 ], [ %79, %75 ]
  %26 = phi i32 [ 0, %11 ], [ %77, %75 ]
  %27 = zext i32 %25 to i64
  %28 = getelementptr inbounds %struct.Place, ptr %24, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds i8, ptr %28, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i8, ptr %28, i64 8
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds i8, ptr %28, i64 12
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 4 %34, i64 12, i1 false)
  %35 = icmp sgt i32 %26, 0
  %36 = load ptr, ptr %13, align 8
  br i1 %35, label %39, label %37

37:                                               ; preds = %23
  %38 = sext i32 %26 to i64
  br label %67

39:                                               ; preds = %23
  %40 = zext i32 %26 to i64
  br label %42

41:                                               ; preds = %53
  br i1 %58, label %75, label %67

42:                                               ; preds = %62, %39
  %43 = phi i64 [ 0, %39 ], [ %63, %62 ]
  %44 = getelementptr inbounds %struct.Place, ptr %36, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = icmp eq i32 %45, %29
  br i1 %46, label %47, label %64

47:                                               ; preds = %42
  %48 = getelementptr inbounds i8, ptr %44, i64 4
  %49 = load i32, ptr %48, align 4
  %50 = icmp eq i32 %49, %31
  %51 = icmp eq i32 %49, %33
  %52 = select i1 %50, i1 true, i1 %51
  br i1 %52, label %75, label %53

53:                                               ; preds = %47
  %54 = getelementptr inbounds i8, ptr %44, i64 8
  %55 = load i32, ptr %54, align 4
  %56 = icmp eq i32 %55, %31
  %57 = icmp eq i32 %55, %33
  %58 = select i1 %56, i1 true, i1 %57
  %59 = add nuw nsw i64 %43, 1
  %60 = icmp uge i64 %59, %40
  %61 = select i1 %60, i1 true, i1 %58
  br i1 %61, label %41, label %62

62:                                               ; preds = %53, %64
  %63 = phi i64 [ %59, %53 ], [ %65, %64 ]
  br label %42

64:                                               ; preds = %42
  %65 = add nuw nsw i64 %43, 1
  %66 = icmp ult i64 %65, %40
  br i1 %66, label %62, label %67

67:                                               ; preds = %64, %37, %41
  %68 = phi i64 [ %38, %37 ], [ %40, %41 ], [ %40, %64 ]
  %69 = add nsw i32 %26, 1
  %70 = getelementptr inbounds %struct.Place, ptr %36, i64 %68
  store i32 %29, ptr %70, align 4
  %71 = getelementptr inbounds i8, ptr %70, i64 4
  store i32 %31, ptr %71, align 4
  %72 = getelementptr inbounds i8, ptr %70, i64 8
  store i32 %33, ptr %72, align 4
  %73 = getelementptr inbounds i8, ptr %70, i64 12
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %73, ptr align 8 %3, i64 12, i1 false)
  %74 = load ptr, ptr %12, align 8
  br label %75

75:                                               ; preds = %47, %67, %41
  %76 = phi ptr [ %24, %41 ], [ %74, %67 ], [ %24, %47 ]
  %77 = phi i32 [ %26, %41 ], [ %69, %67 ], [ %26, %47 ]
  %78 = getelementptr inbounds %struct.Place, ptr %76, i64 %27, i32 3
  %79 = load i32, ptr %78, align 4
  %80 = icmp sgt i32 %79, -1
  br i1 %80, label %23, label %15

81:                                               ; preds = %114
  br i1 %18, label %82, label %139

82:                                               ; preds = %81
  %83 = getelementptr inbounds i8, ptr %0, i64 72
  %84 = zext i32 %16 to i64
  br label %120

85:                                               ; preds = %114, %19
  %86 = phi i64 [ 0, %19 ], [ %118, %114 ]
  %87 = phi i32 [ %7, %19 ], [ %117, %114 ]
  %88 = phi i32 [ 1, %19 ], [ %116, %114 ]
  %89 = phi i32 [ 0, %19 ], [ %115, %114 ]
  %90 = getelementptr inbounds %struct.Place, ptr %21, i64 %86, i32 4
  %91 = load i32, ptr %90, align 4
  %92 = sub nsw i32 0, %91
  br label %95

93:                                               ; preds = %95
  %94 = icmp sgt i32 %104, %89
  br i1 %94, label %107, label %114

95:                                               ; preds = %85, %95
  %96 = phi i64 [ 0, %85 ], [ %105, %95 ]
  %97 = phi i32 [ 0, %85 ], [ %104, %95 ]
  %98 = getelementptr inbounds %struct.Place, ptr %21, i64 %96, i32 4
  %99 = load i32, ptr %98, align 4
  %100 = icmp eq i32 %99, %91
  %101 = icmp eq i32 %99, %92
  %102 = select i1 %100, i1 true, i1 %101
  %103 = zext i1 %102 to i32
  %104 = add nuw nsw i32 %97, %103
  %105 = add nuw nsw i64 %96, 1
  %106 = icmp eq i64 %105, %22
  br i1 %106, label %93, label %95

107:                                              ; preds = %93
  %108 = icmp slt i32 %91, 0
  %109 = call i32 @llvm.abs.i32(i32 %91, i1 true)
  %110 = getelementptr inbounds %struct.Place, ptr %21, i64 %86, i32 5
  %111 = load i32, ptr %110, align 4
  %112 = sub nsw i32 0, %111
  %113 = select i1 %108, i32 %112, i32 %111
  br label %114

114:                                              ; preds = %107, %93
  %115 = phi i32 [ %89, %93 ], [ %104, %107 ]
  %116 = phi i32 [ %88, %93 ], [ %109, %107 ]
  %117 = phi i32 [ %87, %93 ], [ %113, %107 ]
  %118 = add nuw nsw i64 %86, 1
  %119 = icmp eq i64 %118, %22
  br i1 %119, label %81, label %85

120:                                              ; preds = %82, %135
  %121 = phi i64 [ 0, %82 ], [ %137, %135 ]
  %122 = phi i32 [ 0, %82 ], [ %136, %135 ]
  %123 = load ptr, ptr %4, align 8
  %124 = load ptr, ptr %83, align 8
  %125 = getelementptr inbounds %struct.Place, ptr %124, i64 %121, i32 4
  %126 = load i32, ptr %125, align 4
  %127 = call i32 @scale_quotient(ptr %123, i32 %126, i32 %116)
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %135, label %129

129:                                              ; preds = %120
  %130 = load ptr, ptr %83, align 8
  %131 = add nsw i32 %122, 1
  %132 = sext i32 %122 to i64
  %133 = getelementptr inbounds %struct.Place, ptr %130, i64 %132
  %134 = getelementptr inbounds %struct.Place, ptr %130, i64 %121
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %133, ptr align 4 %134, i64 24, i1 false)
  br label %135

135:                                              ; preds = %120, %129
  %136 = phi i32 [ %131, %129 ], [ %122, %120 ]
  %137 = add nuw nsw i64 %121, 1
  %138 = icmp eq i64 %137, %84
  br i1 %138, label %139, label %120

139:                                              ; preds = %135, %17, %81, %15, %15
  %140 = phi i32 [ %16, %15 ], [ %16, %15 ], [ 0, %81 ], [ 0, %17 ], [ %136, %135 ]
  %141 = phi i32 [ 1, %15 ], [ 1, %15 ], [ %116, %81 ], [ 1, %17 ], [ %116, %135 ]
  %142 = phi i32 [ %7, %15 ], [ %7, %15 ], [ %117, %81 ], [ %7, %17 ], [ %117, %135 ]
  %143 = freeze i32 %141
  %144 = getelementptr inbounds i8, ptr %1, i64 8
  %145 = load i32, ptr %144, align 8
  %146 = getelementptr inbounds i8, ptr %4, i64 72
  %147 = load ptr, ptr %146, align 8
  %148 = sext i32 %145 to i64
  %149 = getelementptr i32, ptr %147, i64 %148
  %150 = getelementptr i8, ptr %149, i64 4
  %151 = load i32, ptr %150, align 4
  %152 = load i32, ptr %149, align 4
  %153 = sub nsw i32 %151, %152
  %154 = icmp eq i32 %143, 1
  %155 = call i32 @llvm.usub.sat.i32(i32 %153, i32 1)
  %156 = select i1 %154, i32 %155, i32 %153
  %157 = xor i32 %156, -1
  %158 = getelementptr inbounds i8, ptr %1, i64 12
  %159 = load i32, ptr %158, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr i32, ptr %147, i64 %160
  %162 = getelementptr i8, ptr %161, i64 4
  %163 = load i32, ptr %162, align 4
  %164 = load i32, ptr %161, align 4
  %165 = sub nsw i32 %163, %164
  %166 = icmp ne i32 %142, 1
  %167 = icmp ne i32 %142, -1
  %168 = and i1 %166, %167
  %169 = call i32 @llvm.usub.sat.i32(i32 %165, i32 1)
  %170 = select i1 %168, i32 %165, i32 %169
  %171 = sub nsw i32 %157, %170
  %172 = icmp sgt i32 %140, 0
  br i1 %172, label %175, label %173

173:                                              ; preds = %139
  %174 = zext i32 %140 to i64
  br label %181

175:                                              ; preds = %139
  %176 = getelementptr inbounds i8, ptr %0, i64 72
  %177 = load ptr, ptr %176, align 8
  %178 = sub nsw i32 0, %143
  %179 = add i32 %153, 1
  %180 = zext i32 %140 to i64
  br label %193

181:                                              ; preds = %193, %173
  %182 = phi i64 [ %174, %173 ], [ %180, %193 ]
  %183 = phi i32 [ %171, %173 ], [ %235, %193 ]
  %184 = zext i32 %143 to i64
  %185 = shl nuw nsw i64 %184, 32
  %186 = zext i32 %183 to i64
  %187 = or disjoint i64 %185, %186
  %188 = insertvalue { i64, i64 } poison, i64 %187, 0
  %189 = shl nuw i64 %182, 32
  %190 = zext i32 %142 to i64
  %191 = or disjoint i64 %189, %190
  %192 = insertvalue { i64, i64 } %188, i64 %191, 1
  ret { i64, i64 } %192

193:                                              ; preds = %175, %193
  %194 = phi i64 [ 0, %175 ], [ %236, %193 ]
  %195 = phi i32 [ %171, %175 ], [ %235, %193 ]
  %196 = getelementptr inbounds %struct.Place, ptr %177, i64 %194
  %197 = getelementptr inbounds i8, ptr %196, i64 4
  %198 = load i32, ptr %197, align 4
  %199 = sext i32 %198 to i64
  %200 = getelementptr i32, ptr %147, i64 %199
  %201 = getelementptr i8, ptr %200, i64 4
  %202 = load i32, ptr %201, align 4
  %203 = load i32, ptr %200, align 4
  %204 = sub nsw i32 %202, %203
  %205 = getelementptr inbounds i8, ptr %196, i64 16
  %206 = load i32, ptr %205, align 4
  %207 = icmp ne i32 %206, 1
  %208 = icmp ne i32 %206, -1
  %209 = and i1 %207, %208
  %210 = call i32 @llvm.usub.sat.i32(i32 %204, i32 1)
  %211 = select i1 %209, i32 %204, i32 %210
  %212 = getelementptr inbounds i8, ptr %196, i64 8
  %213 = load i32, ptr %212, align 4
  %214 = getelementptr inbounds i8, ptr %196, i64 20
  %215 = load i32, ptr %214, align 4
  %216 = sext i32 %213 to i64
  %217 = getelementptr i32, ptr %147, i64 %216
  %218 = getelementptr i8, ptr %217, i64 4
  %219 = load i32, ptr %218, align 4
  %220 = load i32, ptr %217, align 4
  %221 = sub nsw i32 %219, %220
  %222 = icmp ne i32 %215, 1
  %223 = icmp ne i32 %215, -1
  %224 = and i1 %222, %223
  %225 = call i32 @llvm.usub.sat.i32(i32 %221, i32 1)
  %226 = select i1 %224, i32 %221, i32 %225
  %227 = icmp ne i32 %206, %143
  %228 = icmp ne i32 %206, %178
  %229 = select i1 %227, i1 %228, i1 false
  %230 = sext i1 %229 to i32
  %231 = add i32 %179, %195
  %232 = sub i32 %231, %204
  %233 = add i32 %232, %211
  %234 = add i32 %233, %230
  %235 = add i32 %234, %226
  %236 = add nuw nsw i64 %194, 1
  %237 = icmp eq i64 %236, %180
  br i1 %237, label %181, label %193
}

declare void @free(ptr noundef) local_unnamed_addr

define internal i32 @scale_quotient(ptr %0, i32 %1, i32 %2) {
  switch i32 %2, label %6 [
    i32 -1, label %4
    i32 1, label %4
  ]

4:                                                ; preds = %3, %3
  %5 = mul nsw i32 %2, %1
  br label %219

6:                                                ; preds = %3
  %7 = icmp eq i32 %1, %2
  br i1 %7, label %219, label %8

8:                                                ; preds = %6
  %9 = sub nsw i32 0, %2
  %10 = icmp eq i32 %9, %1
  br i1 %10, label %219, label %11

11:                                               ; preds = %8
  %12 = zext i32 %1 to i64
  %13 = shl nuw i64 %12, 32
  %14 = zext i32 %2 to i64
  %15 = or disjoint i64 %13, %14
  %16 = mul i64 %15, 63468867320853
  %17 = lshr i64 %16, 33
  %18 = and i64 %17, 8191
  %19 = getelementptr inbounds i8, ptr %0, i64 44
  %20 = getelementptr inbounds [8192 x %struct.anon], ptr %19, i64 0, i64 %18
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, %1
  br i1 %22, label %23, label %30

23:                                               ; preds = %11
  %24 = getelementptr inbounds i8, ptr %20, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, %2
  br i1 %26, label %27, label %30

27:                                               ; preds = %23
  %28 = getelementptr inbounds i8, ptr %20, i64 8
  %29 = load i32, ptr %28, align 4
  br label %219

30:                                               ; preds = %23, %11
  %31 = icmp slt i32 %1, 0
  %32 = load ptr, ptr %0, align 8
  br i1 %31, label %33, label %39

33:                                               ; preds = %30
  %34 = sub nsw i32 0, %1
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds %struct.Scalar, ptr %32, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = sub i64 2305843009213693487, %37
  br label %42

39:                                               ; preds = %30
  %40 = getelementptr inbounds %struct.Scalar, ptr %32, i64 %12
  %41 = load i64, ptr %40, align 8
  br label %42

42:                                               ; preds = %33, %39
  %43 = phi i64 [ %38, %33 ], [ %41, %39 ]
  %44 = call i64 @over_of(ptr %0, i32 %2)
  %45 = zext i64 %43 to i128
  %46 = zext i64 %44 to i128
  %47 = mul nuw i128 %46, %45
  %48 = trunc i128 %47 to i64
  %49 = mul i64 %48, 3456285112735364913
  %50 = zext i64 %49 to i128
  %51 = mul nuw nsw i128 %50, 2305843009213693487
  %52 = add i128 %51, %47
  %53 = lshr i128 %52, 64
  %54 = trunc nuw i128 %53 to i64
  %55 = icmp ugt i64 %54, 2305843009213693486
  %56 = add i64 %54, -2305843009213693487
  %57 = select i1 %55, i64 %56, i64 %54
  %58 = zext i64 %57 to i128
  %59 = mul nuw nsw i128 %58, 13838400
  %60 = trunc i128 %59 to i64
  %61 = mul i64 %60, 3456285112735364913
  %62 = zext i64 %61 to i128
  %63 = mul nuw nsw i128 %62, 2305843009213693487
  %64 = add nuw nsw i128 %63, %59
  %65 = lshr i128 %64, 64
  %66 = trunc nuw nsw i128 %65 to i64
  %67 = icmp ugt i64 %66, 2305843009213693486
  %68 = add nsw i64 %66, -2305843009213693487
  %69 = select i1 %67, i64 %68, i64 %66
  %70 = icmp ugt i64 %69, 1152921504606846743
  %71 = sub nsw i64 2305843009213693487, %69
  %72 = select i1 %70, i64 %71, i64 %69
  %73 = getelementptr inbounds i8, ptr %0, i64 16
  %74 = load ptr, ptr %73, align 8
  %75 = mul i64 %72, -7046029254386353131
  %76 = lshr i64 %75, 33
  %77 = trunc nuw nsw i64 %76 to i32
  %78 = getelementptr inbounds i8, ptr %0, i64 24
  %79 = load i32, ptr %78, align 8
  %80 = and i32 %79, %77
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %74, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %100, label %85

85:                                               ; preds = %42
  %86 = load ptr, ptr %0, align 8
  br label %91

87:                                               ; preds = %91
  %88 = getelementptr inbounds i8, ptr %94, i64 28
  %89 = load i32, ptr %88, align 4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %100, label %91

91:                                               ; preds = %87, %85
  %92 = phi i32 [ %83, %85 ], [ %89, %87 ]
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds %struct.Scalar, ptr %86, i64 %93
  %95 = load i64, ptr %94, align 8
  %96 = icmp eq i64 %95, %72
  br i1 %96, label %97, label %87

97:                                               ; preds = %91
  %98 = sub nsw i32 0, %92
  %99 = select i1 %70, i32 %98, i32 %92
  br label %113

100:                                              ; preds = %87, %42
  %101 = getelementptr inbounds i8, ptr %0, i64 40
  %102 = getelementptr inbounds i8, ptr %0, i64 32
  %103 = zext i64 %69 to i128
  %104 = icmp eq i64 %69, 0
  %105 = getelementptr inbounds i8, ptr %0, i64 8
  %106 = getelementptr inbounds i8, ptr %0, i64 12
  %107 = select i1 %70, i8 -1, i8 1
  br label %108

108:                                              ; preds = %100, %215
  %109 = phi i64 [ 0, %100 ], [ %217, %215 ]
  %110 = load i32, ptr %101, align 8
  %111 = sext i32 %110 to i64
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %117, label %113

113:                                              ; preds = %193, %108, %215, %97
  %114 = phi i32 [ %99, %97 ], [ %188, %193 ], [ %216, %215 ], [ 0, %108 ]
  store i32 %1, ptr %20, align 4
  %115 = getelementptr inbounds i8, ptr %20, i64 4
  store i32 %2, ptr %115, align 4
  %116 = getelementptr inbounds i8, ptr %20, i64 8
  store i32 %114, ptr %116, align 4
  br label %219

117:                                              ; preds = %108
  %118 = load ptr, ptr %102, align 8
  %119 = getelementptr inbounds i32, ptr %118, i64 %109
  %120 = load i32, ptr %119, align 4
  %121 = call i64 @over_of(ptr %0, i32 %120)
  %122 = zext i64 %121 to i128
  %123 = mul nuw i128 %122, %103
  %124 = trunc i128 %123 to i64
  %125 = mul i64 %124, 3456285112735364913
  %126 = zext i64 %125 to i128
  %127 = mul nuw nsw i128 %126, 2305843009213693487
  %128 = add i128 %127, %123
  %129 = lshr i128 %128, 64
  %130 = trunc nuw i128 %129 to i64
  %131 = icmp ugt i64 %130, 2305843009213693486
  %132 = add i64 %130, -2305843009213693487
  %133 = select i1 %131, i64 %132, i64 %130
  %134 = zext i64 %133 to i128
  %135 = mul nuw nsw i128 %134, 13838400
  %136 = trunc i128 %135 to i64
  %137 = mul i64 %136, 3456285112735364913
  %138 = zext i64 %137 to i128
  %139 = mul nuw nsw i128 %138, 2305843009213693487
  %140 = add nuw nsw i128 %139, %135
  %141 = lshr i128 %140, 64
  %142 = trunc nuw nsw i128 %141 to i64
  %143 = icmp ugt i64 %142, 2305843009213693486
  %144 = add nsw i64 %142, -2305843009213693487
  %145 = select i1 %143, i64 %144, i64 %142
  %146 = icmp ugt i64 %145, 1152921504606846743
  %147 = sub nsw i64 2305843009213693487, %145
  %148 = select i1 %146, i64 %147, i64 %145
  %149 = load ptr, ptr %73, align 8
  %150 = mul i64 %148, -7046029254386353131
  %151 = lshr i64 %150, 33
  %152 = trunc nuw nsw i64 %151 to i32
  %153 = load i32, ptr %78, align 8
  %154 = and i32 %153, %152
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds i32, ptr %149, i64 %155
  %157 = load i32, ptr %156, align 4
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %215, label %159

159:                                              ; preds = %117
  %160 = load ptr, ptr %0, align 8
  br label %165

161:                                              ; preds = %165
  %162 = getelementptr inbounds i8, ptr %168, i64 28
  %163 = load i32, ptr %162, align 4
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %215, label %165

165:                                              ; preds = %161, %159
  %166 = phi i32 [ %157, %159 ], [ %163, %161 ]
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds %struct.Scalar, ptr %160, i64 %167
  %169 = load i64, ptr %168, align 8
  %170 = icmp eq i64 %169, %148
  br i1 %170, label %171, label %161

171:                                              ; preds = %165
  %172 = sub nsw i32 0, %166
  %173 = select i1 %146, i32 %172, i32 %166
  %174 = load ptr, ptr %102, align 8
  %175 = getelementptr inbounds i32, ptr %174, i64 %109
  %176 = load i32, ptr %175, align 4
  br i1 %104, label %215, label %177

177:                                              ; preds = %171
  %178 = and i32 %153, %77
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds i32, ptr %149, i64 %179
  %181 = load i32, ptr %180, align 4
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %195, label %187

183:                                              ; preds = %187
  %184 = getelementptr inbounds i8, ptr %190, i64 28
  %185 = load i32, ptr %184, align 4
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %195, label %187

187:                                              ; preds = %177, %183
  %188 = phi i32 [ %185, %183 ], [ %181, %177 ]
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds %struct.Scalar, ptr %160, i64 %189
  %191 = load i64, ptr %190, align 8
  %192 = icmp eq i64 %191, %72
  br i1 %192, label %193, label %183

193:                                              ; preds = %187
  %194 = sub nsw i32 0, %188
  br i1 %70, label %215, label %113

195:                                              ; preds = %183, %177
  %196 = load i32, ptr %105, align 8
  %197 = load i32, ptr %106, align 4
  %198 = icmp slt i32 %196, %197
  br i1 %198, label %199, label %215

199:                                              ; preds = %195
  %200 = add nsw i32 %196, 1
  store i32 %200, ptr %105, align 8
  %201 = sext i32 %196 to i64
  %202 = getelementptr inbounds %struct.Scalar, ptr %160, i64 %201
  %203 = load i32, ptr %180, align 4
  store i64 %72, ptr %202, align 8
  %204 = getelementptr inbounds i8, ptr %202, i64 8
  store i64 0, ptr %204, align 8
  %205 = getelementptr inbounds i8, ptr %202, i64 16
  store i32 %176, ptr %205, align 8
  %206 = getelementptr inbounds i8, ptr %202, i64 20
  store i32 %173, ptr %206, align 4
  %207 = getelementptr inbounds i8, ptr %202, i64 24
  store i32 -1, ptr %207, align 8
  %208 = getelementptr inbounds i8, ptr %202, i64 28
  store i32 %203, ptr %208, align 4
  %209 = getelementptr inbounds i8, ptr %202, i64 32
  store i32 -1, ptr %209, align 8
  %210 = getelementptr inbounds i8, ptr %202, i64 36
  store i32 1, ptr %210, align 4
  %211 = getelementptr inbounds i8, ptr %202, i64 40
  store i8 2, ptr %211, align 8
  %212 = getelementptr inbounds i8, ptr %202, i64 41
  store i8 %107, ptr %212, align 1
  store i32 %196, ptr %180, align 4
  %213 = sub nsw i32 0, %196
  %214 = select i1 %70, i32 %213, i32 %196
  br label %215

215:                                              ; preds = %161, %193, %117, %199, %195, %171
  %216 = phi i32 [ %214, %199 ], [ 0, %195 ], [ 0, %171 ], [ 0, %117 ], [ %194, %193 ], [ 0, %161 ]
  %217 = add nuw nsw i64 %109, 1
  %218 = icmp eq i32 %216, 0
  br i1 %218, label %108, label %113

219:                                              ; preds = %27, %113, %6, %8, %4
  %220 = phi i32 [ %5, %4 ], [ -1, %8 ], [ 1, %6 ], [ %29, %27 ], [ %114, %113 ]
  ret i32 %220
}

define internal i32 @renamed(ptr %0, i32 %1, ptr %2, i32 %3, i32 %4, i32 %5) {
  %7 = alloca [48 x i32], align 16
  %8 = alloca [48 x i32], align 16
  %9 = getelementptr inbounds i8, ptr %0, i64 72
  %10 = load ptr, ptr %9, align 8
  %11 = sext i32 %1 to i64
  %12 = getelementptr i32, ptr %10, i64 %11
  %13 = getelementptr i8, ptr %12, i64 4
  %14 = load i32, ptr %13, align 4
  %15 = load i32, ptr %12, align 4
  %16 = sub nsw i32 %14, %15
  %17 = getelementptr inbounds i8, ptr %0, i64 56
  %18 = load ptr, ptr %17, align 8
  %19 = sext i32 %15 to i64
  %20 = getelementptr inbounds i32, ptr %18, i64 %19
  %21 = sext i32 %16 to i64
  %22 = shl nsw i64 %21, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 4 %20, i64 %22, i1 false)
  %23 = icmp eq i32 %5, 0
  br label %24

24:                                               ; preds = %63, %6
  %25 = phi i32 [ %16, %6 ], [ %62, %63 ]
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %24
  %28 = zext i32 %25 to i64
  br label %33

29:                                               ; preds = %53, %24
  %30 = phi i32 [ %25, %24 ], [ %54, %53 ]
  %31 = phi i32 [ 0, %24 ], [ %55, %53 ]
  %32 = icmp slt i32 %31, %3
  br i1 %32, label %64, label %58

33:                                               ; preds = %27, %53
  %34 = phi i64 [ 0, %27 ], [ %56, %53 ]
  %35 = phi i32 [ 0, %27 ], [ %55, %53 ]
  %36 = phi i32 [ %25, %27 ], [ %54, %53 ]
  %37 = icmp slt i32 %35, %3
  %38 = getelementptr inbounds [48 x i32], ptr %7, i64 0, i64 %34
  %39 = load i32, ptr %38, align 4
  br i1 %37, label %40, label %48

40:                                               ; preds = %33
  %41 = sext i32 %35 to i64
  %42 = getelementptr inbounds i32, ptr %2, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %39, %43
  br i1 %44, label %45, label %48

45:                                               ; preds = %40
  %46 = add nsw i32 %35, 1
  %47 = add nsw i32 %36, -1
  br label %53

48:                                               ; preds = %33, %40
  %49 = trunc nuw nsw i64 %34 to i32
  %50 = sub nsw i32 %49, %35
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [48 x i32], ptr %8, i64 0, i64 %51
  store i32 %39, ptr %52, align 4
  br label %53

53:                                               ; preds = %45, %48
  %54 = phi i32 [ %47, %45 ], [ %36, %48 ]
  %55 = phi i32 [ %46, %45 ], [ %35, %48 ]
  %56 = add nuw nsw i64 %34, 1
  %57 = icmp eq i64 %56, %28
  br i1 %57, label %29, label %33

58:                                               ; preds = %29
  %59 = sext i32 %30 to i64
  %60 = shl nsw i64 %59, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 %8, i64 %60, i1 false)
  %61 = getelementptr inbounds [48 x i32], ptr %7, i64 0, i64 %59
  store i32 %4, ptr %61, align 4
  %62 = add nsw i32 %30, 1
  br i1 %23, label %64, label %63

63:                                               ; preds = %58
  br label %24

64:                                               ; preds = %58, %29
  %65 = phi i32 [ %25, %29 ], [ %62, %58 ]
  %66 = icmp sgt i32 %65, 1
  br i1 %66, label %67, label %90

67:                                               ; preds = %64
  %68 = zext i32 %65 to i64
  br label %69

69:                                               ; preds = %84, %67
  %70 = phi i64 [ 1, %67 ], [ %88, %84 ]
  %71 = getelementptr inbounds i32, ptr %7, i64 %70
  %72 = load i32, ptr %71, align 4
  %73 = trunc nuw nsw i64 %70 to i32
  br label %74

74:                                               ; preds = %81, %69
  %75 = phi i32 [ %73, %69 ], [ %82, %81 ]
  %76 = zext i32 %75 to i64
  %77 = getelementptr i32, ptr %7, i64 %76
  %78 = getelementptr i8, ptr %77, i64 -4
  %79 = load i32, ptr %78, align 4
  %80 = icmp sgt i32 %79, %72
  br i1 %80, label %81, label %84

81:                                               ; preds = %74
  store i32 %79, ptr %77, align 4
  %82 = add nsw i32 %75, -1
  %83 = icmp sgt i32 %75, 1
  br i1 %83, label %74, label %84

84:                                               ; preds = %81, %74
  %85 = phi i32 [ 0, %81 ], [ %75, %74 ]
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr %7, i64 %86
  store i32 %72, ptr %87, align 4
  %88 = add nuw nsw i64 %70, 1
  %89 = icmp eq i64 %88, %68
  br i1 %89, label %90, label %69

90:                                               ; preds = %84, %64
  %91 = call i32 @monomial(ptr %0, ptr %7, i32 %65)
  ret i32 %91
}

define internal i32 @remove_term(ptr %0, i32 %1, i32 %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.Place, align 8
  %7 = alloca %struct.Place, align 8
  %8 = alloca %struct.Place, align 8
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 16
  %11 = load ptr, ptr %10, align 8
  %12 = sext i32 %1 to i64
  %13 = getelementptr inbounds %struct.Sum, ptr %11, i64 %12
  %14 = getelementptr inbounds i8, ptr %13, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %246

17:                                               ; preds = %3
  %18 = load ptr, ptr %13, align 8
  %19 = zext i32 %15 to i64
  br label %23

20:                                               ; preds = %23
  %21 = add nuw nsw i64 %24, 1
  %22 = icmp eq i64 %21, %19
  br i1 %22, label %246, label %23

23:                                               ; preds = %17, %20
  %24 = phi i64 [ 0, %17 ], [ %21, %20 ]
  %25 = getelementptr inbounds %struct.Term, ptr %18, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, %2
  br i1 %27, label %28, label %20

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.Term, ptr %18, i64 %24
  %30 = getelementptr inbounds i8, ptr %29, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = add nsw i32 %15, -1
  store i32 %32, ptr %14, align 8
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.Term, ptr %18, i64 %33
  %35 = load i64, ptr %34, align 4
  store i64 %35, ptr %29, align 4
  %36 = zext i32 %31 to i64
  %37 = load ptr, ptr %0, align 8
  %38 = getelementptr inbounds i8, ptr %37, i64 72
  %39 = load ptr, ptr %38, align 8
  %40 = sext i32 %2 to i64
  %41 = getelementptr i32, ptr %39, i64 %40
  %42 = getelementptr i8, ptr %41, i64 4
  %43 = load i32, ptr %42, align 4
  %44 = load i32, ptr %41, align 4
  %45 = sub i32 %43, %44
  %46 = getelementptr inbounds i8, ptr %37, i64 136
  %47 = getelementptr inbounds i8, ptr %37, i64 16
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Sum, ptr %48, i64 %12
  %50 = getelementptr inbounds i8, ptr %49, i64 8
  %51 = load i32, ptr %50, align 8
  %52 = icmp sgt i32 %51, 0
  br i1 %52, label %53, label %72

53:                                               ; preds = %28
  %54 = icmp slt i32 %31, 0
  %55 = sub nsw i32 0, %31
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %7, i64 4
  %58 = getelementptr inbounds i8, ptr %7, i64 8
  %59 = getelementptr inbounds i8, ptr %7, i64 12
  %60 = getelementptr inbounds i8, ptr %7, i64 16
  %61 = getelementptr inbounds i8, ptr %7, i64 20
  %62 = getelementptr inbounds i8, ptr %6, i64 4
  %63 = getelementptr inbounds i8, ptr %6, i64 8
  %64 = getelementptr inbounds i8, ptr %6, i64 12
  %65 = getelementptr inbounds i8, ptr %6, i64 16
  %66 = getelementptr inbounds i8, ptr %6, i64 20
  br label %67

67:                                               ; preds = %53, %186
  %68 = phi i64 [ 0, %53 ], [ %187, %186 ]
  %69 = phi ptr [ %49, %53 ], [ %189, %186 ]
  %70 = load i32, ptr %46, align 8
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %84, label %72

72:                                               ; preds = %186, %67, %28
  store i32 %1, ptr %8, align 8
  %73 = getelementptr inbounds i8, ptr %8, i64 4
  store i32 %2, ptr %73, align 4
  %74 = getelementptr inbounds i8, ptr %8, i64 8
  store i32 0, ptr %74, align 8
  %75 = getelementptr inbounds i8, ptr %8, i64 12
  store i32 0, ptr %75, align 4
  %76 = getelementptr inbounds i8, ptr %8, i64 16
  store i32 %31, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %8, i64 20
  store i32 0, ptr %77, align 4
  %78 = icmp sgt i32 %45, 0
  br i1 %78, label %79, label %245

79:                                               ; preds = %72
  %80 = getelementptr inbounds i8, ptr %37, i64 56
  %81 = call i32 @llvm.abs.i32(i32 %31, i1 true)
  %82 = zext i32 %45 to i64
  %83 = zext i32 %45 to i64
  br label %194

84:                                               ; preds = %67
  %85 = load ptr, ptr %69, align 8
  %86 = getelementptr inbounds %struct.Term, ptr %85, i64 %68
  %87 = load i32, ptr %86, align 4
  %88 = getelementptr inbounds i8, ptr %86, i64 4
  %89 = load i32, ptr %88, align 4
  call void @coprime(ptr %0, i32 %2, i32 %87, ptr %4, ptr %5)
  %90 = load i32, ptr %4, align 4
  %91 = load i32, ptr %5, align 4
  %92 = icmp slt i32 %90, %91
  br i1 %92, label %93, label %141

93:                                               ; preds = %84
  %94 = icmp eq i32 %89, %31
  br i1 %94, label %139, label %95

95:                                               ; preds = %93
  %96 = icmp eq i32 %89, %55
  br i1 %96, label %139, label %97

97:                                               ; preds = %95
  %98 = load ptr, ptr %37, align 8
  %99 = icmp slt i32 %89, 0
  %100 = load ptr, ptr %98, align 8
  br i1 %99, label %101, label %107

101:                                              ; preds = %97
  %102 = sub nsw i32 0, %89
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds %struct.Scalar, ptr %100, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = sub i64 2305843009213693487, %105
  br label %111

107:                                              ; preds = %97
  %108 = zext i32 %89 to i64
  %109 = getelementptr inbounds %struct.Scalar, ptr %100, i64 %108
  %110 = load i64, ptr %109, align 8
  br label %111

111:                                              ; preds = %107, %101
  %112 = phi i64 [ %106, %101 ], [ %110, %107 ]
  %113 = call i64 @over_of(ptr %98, i32 %31)
  %114 = zext i64 %112 to i128
  %115 = zext i64 %113 to i128
  %116 = mul nuw i128 %115, %114
  %117 = trunc i128 %116 to i64
  %118 = mul i64 %117, 3456285112735364913
  %119 = zext i64 %118 to i128
  %120 = mul nuw nsw i128 %119, 2305843009213693487
  %121 = add i128 %120, %116
  %122 = lshr i128 %121, 64
  %123 = trunc nuw i128 %122 to i64
  %124 = icmp ugt i64 %123, 2305843009213693486
  %125 = add i64 %123, -2305843009213693487
  %126 = select i1 %124, i64 %125, i64 %123
  %127 = zext i64 %126 to i128
  %128 = mul nuw nsw i128 %127, 13838400
  %129 = trunc i128 %128 to i64
  %130 = mul i64 %129, 3456285112735364913
  %131 = zext i64 %130 to i128
  %132 = mul nuw nsw i128 %131, 2305843009213693487
  %133 = add nuw nsw i128 %132, %128
  %134 = lshr i128 %133, 64
  %135 = trunc nuw nsw i128 %134 to i64
  %136 = icmp ugt i64 %135, 2305843009213693486
  %137 = add nsw i64 %135, -2305843009213693487
  %138 = select i1 %136, i64 %137, i64 %135
  br label %139

139:                                              ; preds = %93, %95, %111
  %140 = phi i64 [ %138, %111 ], [ 1, %93 ], [ 2305843009213693486, %95 ]
  store i32 %1, ptr %6, align 8
  store i32 %2, ptr %62, align 4
  store i32 %87, ptr %63, align 8
  store i32 0, ptr %64, align 4
  store i32 %31, ptr %65, align 8
  store i32 %89, ptr %66, align 4
  call void @leave_place(ptr %0, i8 3, i32 %90, i32 %91, i64 %140, ptr byval(%struct.Place) align 8 %6)
  br label %186

141:                                              ; preds = %84
  %142 = icmp eq i32 %31, %89
  br i1 %142, label %184, label %143

143:                                              ; preds = %141
  %144 = sub nsw i32 0, %89
  %145 = icmp eq i32 %31, %144
  br i1 %145, label %184, label %146

146:                                              ; preds = %143
  %147 = load ptr, ptr %37, align 8
  %148 = load ptr, ptr %147, align 8
  br i1 %54, label %149, label %153

149:                                              ; preds = %146
  %150 = getelementptr inbounds %struct.Scalar, ptr %148, i64 %56
  %151 = load i64, ptr %150, align 8
  %152 = sub i64 2305843009213693487, %151
  br label %156

153:                                              ; preds = %146
  %154 = getelementptr inbounds %struct.Scalar, ptr %148, i64 %36
  %155 = load i64, ptr %154, align 8
  br label %156

156:                                              ; preds = %153, %149
  %157 = phi i64 [ %152, %149 ], [ %155, %153 ]
  %158 = call i64 @over_of(ptr %147, i32 %89)
  %159 = zext i64 %157 to i128
  %160 = zext i64 %158 to i128
  %161 = mul nuw i128 %160, %159
  %162 = trunc i128 %161 to i64
  %163 = mul i64 %162, 3456285112735364913
  %164 = zext i64 %163 to i128
  %165 = mul nuw nsw i128 %164, 2305843009213693487
  %166 = add i128 %165, %161
  %167 = lshr i128 %166, 64
  %168 = trunc nuw i128 %167 to i64
  %169 = icmp ugt i64 %168, 2305843009213693486
  %170 = add i64 %168, -2305843009213693487
  %171 = select i1 %169, i64 %170, i64 %168
  %172 = zext i64 %171 to i128
  %173 = mul nuw nsw i128 %172, 13838400
  %174 = trunc i128 %173 to i64
  %175 = mul i64 %174, 3456285112735364913
  %176 = zext i64 %175 to i128
  %177 = mul nuw nsw i128 %176, 2305843009213693487
  %178 = add nuw nsw i128 %177, %173
  %179 = lshr i128 %178, 64
  %180 = trunc nuw nsw i128 %179 to i64
  %181 = icmp ugt i64 %180, 2305843009213693486
  %182 = add nsw i64 %180, -2305843009213693487
  %183 = select i1 %181, i64 %182, i64 %180
  br label %184

184:                                              ; preds = %141, %143, %156
  %185 = phi i64 [ %183, %156 ], [ 1, %141 ], [ 2305843009213693486, %143 ]
  store i32 %1, ptr %7, align 8
  store i32 %87, ptr %57, align 4
  store i32 %2, ptr %58, align 8
  store i32 0, ptr %59, align 4
  store i32 %89, ptr %60, align 8
  store i32 %31, ptr %61, align 4
  call void @leave_place(ptr %0, i8 3, i32 %91, i32 %90, i64 %185, ptr byval(%struct.Place) align 8 %7)
  br label %186

186:                                              ; preds = %184, %139
  %187 = add nuw nsw i64 %68, 1
  %188 = load ptr, ptr %47, align 8
  %189 = getelementptr inbounds %struct.Sum, ptr %188, i64 %12
  %190 = getelementptr inbounds i8, ptr %189, i64 8
  %191 = load i32, ptr %190, align 8
  %192 = sext i32 %191 to i64
  %193 = icmp slt i64 %187, %192
  br i1 %193, label %67, label %72

194:                                              ; preds = %79, %241
  %195 = phi i64 [ 0, %79 ], [ %242, %241 ]
  %196 = phi i64 [ 1, %79 ], [ %243, %241 ]
  %197 = load ptr, ptr %80, align 8
  %198 = load ptr, ptr %38, align 8
  %199 = getelementptr inbounds i32, ptr %198, i64 %40
  %200 = load i32, ptr %199, align 4
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds i32, ptr %197, i64 %201
  %203 = getelementptr inbounds i32, ptr %202, i64 %195
  %204 = load i32, ptr %203, align 4
  %205 = icmp eq i64 %195, 0
  br i1 %205, label %212, label %206

206:                                              ; preds = %194
  %207 = getelementptr i8, ptr %203, i64 -4
  %208 = load i32, ptr %207, align 4
  %209 = icmp eq i32 %208, %204
  br i1 %209, label %210, label %212

210:                                              ; preds = %206
  %211 = add nuw nsw i64 %195, 1
  br label %241

212:                                              ; preds = %206, %194
  %213 = add nuw nsw i64 %195, 1
  %214 = icmp slt i64 %213, %82
  br i1 %214, label %216, label %215

215:                                              ; preds = %236, %212
  switch i32 %31, label %240 [
    i32 -1, label %241
    i32 1, label %241
  ]

216:                                              ; preds = %212, %236
  %217 = phi i64 [ %237, %236 ], [ %196, %212 ]
  %218 = icmp eq i64 %217, %213
  %219 = load ptr, ptr %80, align 8
  %220 = load ptr, ptr %38, align 8
  %221 = getelementptr inbounds i32, ptr %220, i64 %40
  %222 = load i32, ptr %221, align 4
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds i32, ptr %219, i64 %223
  br i1 %218, label %225, label %228

225:                                              ; preds = %216
  %226 = getelementptr inbounds i32, ptr %224, i64 %213
  %227 = load i32, ptr %226, align 4
  br label %234

228:                                              ; preds = %216
  %229 = getelementptr inbounds i32, ptr %224, i64 %217
  %230 = load i32, ptr %229, align 4
  %231 = getelementptr i8, ptr %229, i64 -4
  %232 = load i32, ptr %231, align 4
  %233 = icmp eq i32 %230, %232
  br i1 %233, label %236, label %234

234:                                              ; preds = %225, %228
  %235 = phi i32 [ %227, %225 ], [ %230, %228 ]
  call void @leave_place(ptr %0, i8 1, i32 %204, i32 %235, i64 0, ptr byval(%struct.Place) align 8 %8)
  br label %236

236:                                              ; preds = %234, %228
  %237 = add nuw nsw i64 %217, 1
  %238 = trunc nuw i64 %237 to i32
  %239 = icmp sgt i32 %45, %238
  br i1 %239, label %216, label %215

240:                                              ; preds = %215
  call void @leave_place(ptr %0, i8 2, i32 %81, i32 %204, i64 0, ptr byval(%struct.Place) align 8 %8)
  br label %241

241:                                              ; preds = %210, %215, %215, %240
  %242 = phi i64 [ %211, %210 ], [ %213, %215 ], [ %213, %215 ], [ %213, %240 ]
  %243 = add nuw nsw i64 %196, 1
  %244 = icmp eq i64 %242, %83
  br i1 %244, label %245, label %194

245:                                              ; preds = %241, %72
  br label %246

246:                                              ; preds = %20, %3, %245
  %247 = phi i32 [ %31, %245 ], [ 0, %3 ], [ 0, %20 ]
  ret i32 %247
}

define internal void @put_term(ptr %0, i32 %1, i32 %2, i32 %3) {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.Place, align 8
  %8 = alloca %struct.Place, align 8
  %9 = alloca %struct.Place, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = sext i32 %1 to i64
  %14 = getelementptr inbounds %struct.Sum, ptr %12, i64 %13
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %27, label %18

18:                                               ; preds = %4
  %19 = getelementptr inbounds i8, ptr %10, i64 72
  %20 = load ptr, ptr %19, align 8
  %21 = sext i32 %2 to i64
  %22 = getelementptr i32, ptr %20, i64 %21
  %23 = getelementptr i8, ptr %22, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = load i32, ptr %22, align 4
  %26 = sub i32 %24, %25
  br label %97

27:                                               ; preds = %4
  %28 = load ptr, ptr %14, align 8
  %29 = zext i32 %16 to i64
  br label %42

30:                                               ; preds = %42
  %31 = add nuw nsw i64 %43, 1
  %32 = icmp eq i64 %31, %29
  br i1 %32, label %33, label %42

33:                                               ; preds = %30
  %34 = getelementptr inbounds i8, ptr %10, i64 72
  %35 = load ptr, ptr %34, align 8
  %36 = sext i32 %2 to i64
  %37 = getelementptr i32, ptr %35, i64 %36
  %38 = getelementptr i8, ptr %37, i64 4
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %37, align 4
  %41 = sub i32 %39, %40
  br label %68

42:                                               ; preds = %27, %30
  %43 = phi i64 [ 0, %27 ], [ %31, %30 ]
  %44 = getelementptr inbounds %struct.Term, ptr %28, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = icmp eq i32 %45, %2
  br i1 %46, label %47, label %30

47:                                               ; preds = %42
  %48 = getelementptr inbounds %struct.Term, ptr %28, i64 %43, i32 1
  %49 = load i32, ptr %48, align 4
  %50 = call i32 @scale_sum(ptr %10, i32 %49, i32 %3)
  %51 = call i32 @remove_term(ptr %0, i32 %1, i32 %2)
  %52 = icmp eq i32 %50, 0
  br i1 %52, label %323, label %53

53:                                               ; preds = %47
  %54 = load ptr, ptr %0, align 8
  %55 = getelementptr inbounds i8, ptr %54, i64 16
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds %struct.Sum, ptr %56, i64 %13, i32 1
  %58 = load i32, ptr %57, align 8
  %59 = icmp sgt i32 %58, 0
  %60 = getelementptr inbounds i8, ptr %54, i64 72
  %61 = load ptr, ptr %60, align 8
  %62 = sext i32 %2 to i64
  %63 = getelementptr i32, ptr %61, i64 %62
  %64 = getelementptr i8, ptr %63, i64 4
  %65 = load i32, ptr %64, align 4
  %66 = load i32, ptr %63, align 4
  %67 = sub i32 %65, %66
  br i1 %59, label %68, label %97

68:                                               ; preds = %33, %53
  %69 = phi i32 [ %41, %33 ], [ %67, %53 ]
  %70 = phi i64 [ %36, %33 ], [ %62, %53 ]
  %71 = phi ptr [ %34, %33 ], [ %60, %53 ]
  %72 = phi i32 [ %3, %33 ], [ %50, %53 ]
  %73 = phi ptr [ %10, %33 ], [ %54, %53 ]
  %74 = phi ptr [ %12, %33 ], [ %56, %53 ]
  %75 = zext i32 %72 to i64
  %76 = getelementptr inbounds i8, ptr %73, i64 136
  %77 = getelementptr inbounds i8, ptr %73, i64 16
  %78 = getelementptr inbounds %struct.Sum, ptr %74, i64 %13
  %79 = icmp slt i32 %72, 0
  %80 = sub nsw i32 0, %72
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %8, i64 4
  %83 = getelementptr inbounds i8, ptr %8, i64 8
  %84 = getelementptr inbounds i8, ptr %8, i64 12
  %85 = getelementptr inbounds i8, ptr %8, i64 16
  %86 = getelementptr inbounds i8, ptr %8, i64 20
  %87 = getelementptr inbounds i8, ptr %7, i64 4
  %88 = getelementptr inbounds i8, ptr %7, i64 8
  %89 = getelementptr inbounds i8, ptr %7, i64 12
  %90 = getelementptr inbounds i8, ptr %7, i64 16
  %91 = getelementptr inbounds i8, ptr %7, i64 20
  br label %92

92:                                               ; preds = %68, %216
  %93 = phi i64 [ 0, %68 ], [ %217, %216 ]
  %94 = phi ptr [ %78, %68 ], [ %219, %216 ]
  %95 = load i32, ptr %76, align 8
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %114, label %97

97:                                               ; preds = %216, %92, %18, %53
  %98 = phi i32 [ %67, %53 ], [ %26, %18 ], [ %69, %92 ], [ %69, %216 ]
  %99 = phi i64 [ %62, %53 ], [ %21, %18 ], [ %70, %92 ], [ %70, %216 ]
  %100 = phi ptr [ %60, %53 ], [ %19, %18 ], [ %71, %92 ], [ %71, %216 ]
  %101 = phi i32 [ %50, %53 ], [ %3, %18 ], [ %72, %92 ], [ %72, %216 ]
  %102 = phi ptr [ %54, %53 ], [ %10, %18 ], [ %73, %92 ], [ %73, %216 ]
  store i32 %1, ptr %9, align 8
  %103 = getelementptr inbounds i8, ptr %9, i64 4
  store i32 %2, ptr %103, align 4
  %104 = getelementptr inbounds i8, ptr %9, i64 8
  store i32 0, ptr %104, align 8
  %105 = getelementptr inbounds i8, ptr %9, i64 12
  store i32 0, ptr %105, align 4
  %106 = getelementptr inbounds i8, ptr %9, i64 16
  store i32 %101, ptr %106, align 8
  %107 = getelementptr inbounds i8, ptr %9, i64 20
  store i32 0, ptr %107, align 4
  %108 = icmp sgt i32 %98, 0
  br i1 %108, label %109, label %275

109:                                              ; preds = %97
  %110 = getelementptr inbounds i8, ptr %102, i64 56
  %111 = call i32 @llvm.abs.i32(i32 %101, i1 true)
  %112 = zext i32 %98 to i64
  %113 = zext i32 %98 to i64
  br label %224

114:                                              ; preds = %92
  %115 = load ptr, ptr %94, align 8
  %116 = getelementptr inbounds %struct.Term, ptr %115, i64 %93
  %117 = load i32, ptr %116, align 4
  %118 = getelementptr inbounds i8, ptr %116, i64 4
  %119 = load i32, ptr %118, align 4
  call void @coprime(ptr %0, i32 %2, i32 %117, ptr %5, ptr %6)
  %120 = load i32, ptr %5, align 4
  %121 = load i32, ptr %6, align 4
  %122 = icmp slt i32 %120, %121
  br i1 %122, label %123, label %171

123:                                              ; preds = %114
  %124 = icmp eq i32 %119, %72
  br i1 %124, label %169, label %125

125:                                              ; preds = %123
  %126 = icmp eq i32 %119, %80
  br i1 %126, label %169, label %127

127:                                              ; preds = %125
  %128 = load ptr, ptr %73, align 8
  %129 = icmp slt i32 %119, 0
  %130 = load ptr, ptr %128, align 8
  br i1 %129, label %131, label %137

131:                                              ; preds = %127
  %132 = sub nsw i32 0, %119
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds %struct.Scalar, ptr %130, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = sub i64 2305843009213693487, %135
  br label %141

137:                                              ; preds = %127
  %138 = zext i32 %119 to i64
  %139 = getelementptr inbounds %struct.Scalar, ptr %130, i64 %138
  %140 = load i64, ptr %139, align 8
  br label %141

141:                                              ; preds = %137, %131
  %142 = phi i64 [ %136, %131 ], [ %140, %137 ]
  %143 = call i64 @over_of(ptr %128, i32 %72)
  %144 = zext i64 %142 to i128
  %145 = zext i64 %143 to i128
  %146 = mul nuw i128 %145, %144
  %147 = trunc i128 %146 to i64
  %148 = mul i64 %147, 3456285112735364913
  %149 = zext i64 %148 to i128
  %150 = mul nuw nsw i128 %149, 2305843009213693487
  %151 = add i128 %150, %146
  %152 = lshr i128 %151, 64
  %153 = trunc nuw i128 %152 to i64
  %154 = icmp ugt i64 %153, 2305843009213693486
  %155 = add i64 %153, -2305843009213693487
  %156 = select i1 %154, i64 %155, i64 %153
  %157 = zext i64 %156 to i128
  %158 = mul nuw nsw i128 %157, 13838400
  %159 = trunc i128 %158 to i64
  %160 = mul i64 %159, 3456285112735364913
  %161 = zext i64 %160 to i128
  %162 = mul nuw nsw i128 %161, 2305843009213693487
  %163 = add nuw nsw i128 %162, %158
  %164 = lshr i128 %163, 64
  %165 = trunc nuw nsw i128 %164 to i64
  %166 = icmp ugt i64 %165, 2305843009213693486
  %167 = add nsw i64 %165, -2305843009213693487
  %168 = select i1 %166, i64 %167, i64 %165
  br label %169

169:                                              ; preds = %123, %125, %141
  %170 = phi i64 [ %168, %141 ], [ 1, %123 ], [ 2305843009213693486, %125 ]
  store i32 %1, ptr %7, align 8
  store i32 %2, ptr %87, align 4
  store i32 %117, ptr %88, align 8
  store i32 0, ptr %89, align 4
  store i32 %72, ptr %90, align 8
  store i32 %119, ptr %91, align 4
  call void @enter_place(ptr %0, i8 3, i32 %120, i32 %121, i64 %170, ptr byval(%struct.Place) align 8 %7)
  br label %216

171:                                              ; preds = %114
  %172 = icmp eq i32 %72, %119
  br i1 %172, label %214, label %173

173:                                              ; preds = %171
  %174 = sub nsw i32 0, %119
  %175 = icmp eq i32 %72, %174
  br i1 %175, label %214, label %176

176:                                              ; preds = %173
  %177 = load ptr, ptr %73, align 8
  %178 = load ptr, ptr %177, align 8
  br i1 %79, label %179, label %183

179:                                              ; preds = %176
  %180 = getelementptr inbounds %struct.Scalar, ptr %178, i64 %81
  %181 = load i64, ptr %180, align 8
  %182 = sub i64 2305843009213693487, %181
  br label %186

183:                                              ; preds = %176
  %184 = getelementptr inbounds %struct.Scalar, ptr %178, i64 %75
  %185 = load i64, ptr %184, align 8
  br label %186

186:                                              ; preds = %183, %179
  %187 = phi i64 [ %182, %179 ], [ %185, %183 ]
  %188 = call i64 @over_of(ptr %177, i32 %119)
  %189 = zext i64 %187 to i128
  %190 = zext i64 %188 to i128
  %191 = mul nuw i128 %190, %189
  %192 = trunc i128 %191 to i64
  %193 = mul i64 %192, 3456285112735364913
  %194 = zext i64 %193 to i128
  %195 = mul nuw nsw i128 %194, 2305843009213693487
  %196 = add i128 %195, %191
  %197 = lshr i128 %196, 64
  %198 = trunc nuw i128 %197 to i64
  %199 = icmp ugt i64 %198, 2305843009213693486
  %200 = add i64 %198, -2305843009213693487
  %201 = select i1 %199, i64 %200, i64 %198
  %202 = zext i64 %201 to i128
  %203 = mul nuw nsw i128 %202, 13838400
  %204 = trunc i128 %203 to i64
  %205 = mul i64 %204, 3456285112735364913
  %206 = zext i64 %205 to i128
  %207 = mul nuw nsw i128 %206, 2305843009213693487
  %208 = add nuw nsw i128 %207, %203
  %209 = lshr i128 %208, 64
  %210 = trunc nuw nsw i128 %209 to i64
  %211 = icmp ugt i64 %210, 2305843009213693486
  %212 = add nsw i64 %210, -2305843009213693487
  %213 = select i1 %211, i64 %212, i64 %210
  br label %214

214:                                              ; preds = %171, %173, %186
  %215 = phi i64 [ %213, %186 ], [ 1, %171 ], [ 2305843009213693486, %173 ]
  store i32 %1, ptr %8, align 8
  store i32 %117, ptr %82, align 4
  store i32 %2, ptr %83, align 8
  store i32 0, ptr %84, align 4
  store i32 %119, ptr %85, align 8
  store i32 %72, ptr %86, align 4
  call void @enter_place(ptr %0, i8 3, i32 %121, i32 %120, i64 %215, ptr byval(%struct.Place) align 8 %8)
  br label %216

216:                                              ; preds = %214, %169
  %217 = add nuw nsw i64 %93, 1
  %218 = load ptr, ptr %77, align 8
  %219 = getelementptr inbounds %struct.Sum, ptr %218, i64 %13
  %220 = getelementptr inbounds i8, ptr %219, i64 8
  %221 = load i32, ptr %220, align 8
  %222 = sext i32 %221 to i64
  %223 = icmp slt i64 %217, %222
  br i1 %223, label %92, label %97

224:                                              ; preds = %109, %271
  %225 = phi i64 [ 0, %109 ], [ %272, %271 ]
  %226 = phi i64 [ 1, %109 ], [ %273, %271 ]
  %227 = load ptr, ptr %110, align 8
  %228 = load ptr, ptr %100, align 8
  %229 = getelementptr inbounds i32, ptr %228, i64 %99
  %230 = load i32, ptr %229, align 4
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds i32, ptr %227, i64 %231
  %233 = getelementptr inbounds i32, ptr %232, i64 %225
  %234 = load i32, ptr %233, align 4
  %235 = icmp eq i64 %225, 0
  br i1 %235, label %242, label %236

236:                                              ; preds = %224
  %237 = getelementptr i8, ptr %233, i64 -4
  %238 = load i32, ptr %237, align 4
  %239 = icmp eq i32 %238, %234
  br i1 %239, label %240, label %242

240:                                              ; preds = %236
  %241 = add nuw nsw i64 %225, 1
  br label %271

242:                                              ; preds = %236, %224
  %243 = add nuw nsw i64 %225, 1
  %244 = icmp slt i64 %243, %112
  br i1 %244, label %246, label %245

245:                                              ; preds = %266, %242
  switch i32 %101, label %270 [
    i32 -1, label %271
    i32 1, label %271
  ]

246:                                              ; preds = %242, %266
  %247 = phi i64 [ %267, %266 ], [ %226, %242 ]
  %248 = icmp eq i64 %247, %243
  %249 = load ptr, ptr %110, align 8
  %250 = load ptr, ptr %100, align 8
  %251 = getelementptr inbounds i32, ptr %250, i64 %99
  %252 = load i32, ptr %251, align 4
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds i32, ptr %249, i64 %253
  br i1 %248, label %255, label %258

255:                                              ; preds = %246
  %256 = getelementptr inbounds i32, ptr %254, i64 %243
  %257 = load i32, ptr %256, align 4
  br label %264

258:                                              ; preds = %246
  %259 = getelementptr inbounds i32, ptr %254, i64 %247
  %260 = load i32, ptr %259, align 4
  %261 = getelementptr i8, ptr %259, i64 -4
  %262 = load i32, ptr %261, align 4
  %263 = icmp eq i32 %260, %262
  br i1 %263, label %266, label %264

264:                                              ; preds = %255, %258
  %265 = phi i32 [ %257, %255 ], [ %260, %258 ]
  call void @enter_place(ptr %0, i8 1, i32 %234, i32 %265, i64 0, ptr byval(%struct.Place) align 8 %9)
  br label %266

266:                                              ; preds = %264, %258
  %267 = add nuw nsw i64 %247, 1
  %268 = trunc nuw i64 %267 to i32
  %269 = icmp sgt i32 %98, %268
  br i1 %269, label %246, label %245

270:                                              ; preds = %245
  call void @enter_place(ptr %0, i8 2, i32 %111, i32 %234, i64 0, ptr byval(%struct.Place) align 8 %9)
  br label %271

271:                                              ; preds = %240, %245, %245, %270
  %272 = phi i64 [ %241, %240 ], [ %243, %245 ], [ %243, %245 ], [ %243, %270 ]
  %273 = add nuw nsw i64 %226, 1
  %274 = icmp eq i64 %272, %113
  br i1 %274, label %275, label %224

275:                                              ; preds = %271, %97
  %276 = load ptr, ptr %0, align 8
  %277 = getelementptr inbounds i8, ptr %276, i64 16
  %278 = load ptr, ptr %277, align 8
  %279 = getelementptr inbounds %struct.Sum, ptr %278, i64 %13
  %280 = getelementptr inbounds i8, ptr %279, i64 8
  %281 = load i32, ptr %280, align 8
  %282 = getelementptr inbounds i8, ptr %279, i64 12
  %283 = load i32, ptr %282, align 4
  %284 = icmp eq i32 %281, %283
  br i1 %284, label %285, label %316

285:                                              ; preds = %275
  %286 = icmp eq i32 %281, 0
  %287 = shl nsw i32 %281, 1
  %288 = select i1 %286, i32 4, i32 %287
  %289 = getelementptr inbounds i8, ptr %276, i64 128
  %290 = load i32, ptr %289, align 8
  %291 = add nsw i32 %290, %288
  %292 = getelementptr inbounds i8, ptr %276, i64 132
  %293 = load i32, ptr %292, align 4
  %294 = icmp sgt i32 %291, %293
  br i1 %294, label %314, label %295

295:                                              ; preds = %285
  br i1 %286, label %305, label %296

296:                                              ; preds = %295
  %297 = getelementptr inbounds i8, ptr %276, i64 120
  %298 = load ptr, ptr %297, align 8
  %299 = sext i32 %290 to i64
  %300 = getelementptr inbounds %struct.Term, ptr %298, i64 %299
  %301 = load ptr, ptr %279, align 8
  %302 = sext i32 %281 to i64
  %303 = shl nsw i64 %302, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %300, ptr align 4 %301, i64 %303, i1 false)
  %304 = load i32, ptr %289, align 8
  br label %305

305:                                              ; preds = %296, %295
  %306 = phi i32 [ %290, %295 ], [ %304, %296 ]
  %307 = getelementptr inbounds i8, ptr %276, i64 120
  %308 = load ptr, ptr %307, align 8
  %309 = sext i32 %306 to i64
  %310 = getelementptr inbounds %struct.Term, ptr %308, i64 %309
  store ptr %310, ptr %279, align 8
  store i32 %288, ptr %282, align 4
  %311 = load i32, ptr %289, align 8
  %312 = add nsw i32 %311, %288
  store i32 %312, ptr %289, align 8
  %313 = load i32, ptr %280, align 8
  br label %316

314:                                              ; preds = %285
  %315 = getelementptr inbounds i8, ptr %276, i64 136
  store i32 1, ptr %315, align 8
  br label %323

316:                                              ; preds = %305, %275
  %317 = phi i32 [ %313, %305 ], [ %281, %275 ]
  %318 = load ptr, ptr %279, align 8
  %319 = add nsw i32 %317, 1
  store i32 %319, ptr %280, align 8
  %320 = sext i32 %317 to i64
  %321 = getelementptr inbounds %struct.Term, ptr %318, i64 %320
  store i32 %2, ptr %321, align 4
  %322 = getelementptr inbounds i8, ptr %321, i64 4
  store i32 %101, ptr %322, align 4
  br label %323

323:                                              ; preds = %316, %314, %47
  ret void
}

define internal void @leave_place(ptr %0, i8 %1, i32 %2, i32 %3, i64 %4, ptr byval(%struct.Place) align 8 %5) {
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  %8 = load ptr, ptr %7, align 8
  %9 = zext i32 %2 to i64
  %10 = shl nuw i64 %9, 32
  %11 = zext i32 %3 to i64
  %12 = or disjoint i64 %10, %11
  %13 = mul i64 %12, -7046029254386353131
  %14 = zext i8 %1 to i64
  %15 = xor i64 %13, %14
  %16 = xor i64 %15, %4
  %17 = mul i64 %16, -7046029254386353131
  %18 = lshr i64 %17, 33
  %19 = trunc nuw nsw i64 %18 to i32
  %20 = getelementptr inbounds i8, ptr %0, i64 56
  %21 = load i32, ptr %20, align 8
  %22 = and i32 %21, %19
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %8, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = icmp sgt i32 %25, -1
  br i1 %26, label %27, label %104

27:                                               ; preds = %6
  %28 = getelementptr inbounds i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8
  br label %30

30:                                               ; preds = %48, %27
  %31 = phi i32 [ %25, %27 ], [ %50, %48 ]
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds %struct.Divisor, ptr %29, i64 %32
  %34 = getelementptr inbounds i8, ptr %33, i64 8
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, %2
  br i1 %36, label %37, label %48

37:                                               ; preds = %30
  %38 = getelementptr inbounds i8, ptr %33, i64 12
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, %3
  br i1 %40, label %41, label %48

41:                                               ; preds = %37
  %42 = load i64, ptr %33, align 8
  %43 = icmp eq i64 %42, %4
  br i1 %43, label %44, label %48

44:                                               ; preds = %41
  %45 = getelementptr inbounds i8, ptr %33, i64 36
  %46 = load i8, ptr %45, align 4
  %47 = icmp eq i8 %46, %1
  br i1 %47, label %52, label %48

48:                                               ; preds = %44, %41, %37, %30
  %49 = getelementptr inbounds %struct.Divisor, ptr %29, i64 %32, i32 7
  %50 = load i32, ptr %49, align 8
  %51 = icmp sgt i32 %50, -1
  br i1 %51, label %30, label %104

52:                                               ; preds = %44
  %53 = getelementptr inbounds %struct.Divisor, ptr %29, i64 %32, i32 3
  %54 = load i32, ptr %53, align 4
  %55 = icmp sgt i32 %54, -1
  br i1 %55, label %56, label %104

56:                                               ; preds = %52
  %57 = getelementptr inbounds i8, ptr %0, i64 64
  %58 = load ptr, ptr %57, align 8
  %59 = load i32, ptr %5, align 8
  %60 = getelementptr inbounds i8, ptr %5, i64 4
  %61 = load i32, ptr %60, align 4
  %62 = getelementptr inbounds i8, ptr %5, i64 8
  %63 = load i32, ptr %62, align 8
  br label %64

64:                                               ; preds = %56, %100
  %65 = phi i32 [ %54, %56 ], [ %102, %100 ]
  %66 = phi ptr [ %53, %56 ], [ %101, %100 ]
  %67 = zext i32 %65 to i64
  %68 = getelementptr inbounds %struct.Place, ptr %58, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = icmp eq i32 %69, %59
  br i1 %70, label %71, label %100

71:                                               ; preds = %64
  %72 = getelementptr inbounds i8, ptr %68, i64 4
  %73 = load i32, ptr %72, align 4
  %74 = icmp eq i32 %73, %61
  br i1 %74, label %75, label %100

75:                                               ; preds = %71
  %76 = getelementptr inbounds i8, ptr %68, i64 8
  %77 = load i32, ptr %76, align 4
  %78 = icmp eq i32 %77, %63
  br i1 %78, label %79, label %100

79:                                               ; preds = %75
  %80 = getelementptr inbounds i8, ptr %68, i64 12
  %81 = load i32, ptr %80, align 4
  store i32 %81, ptr %66, align 4
  %82 = getelementptr inbounds i8, ptr %0, i64 88
  %83 = load i32, ptr %82, align 8
  store i32 %83, ptr %80, align 4
  store i32 %65, ptr %82, align 8
  %84 = load ptr, ptr %28, align 8
  %85 = getelementptr inbounds %struct.Divisor, ptr %84, i64 %32, i32 4
  %86 = load i32, ptr %85, align 4
  %87 = add nsw i32 %86, -1
  store i32 %87, ptr %85, align 4
  %88 = load ptr, ptr %28, align 8
  %89 = getelementptr inbounds %struct.Divisor, ptr %88, i64 %32, i32 9
  %90 = load i8, ptr %89, align 1
  %91 = icmp eq i8 %90, 0
  br i1 %91, label %92, label %104

92:                                               ; preds = %79
  store i8 1, ptr %89, align 1
  %93 = getelementptr inbounds i8, ptr %0, i64 96
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds i8, ptr %0, i64 104
  %96 = load i32, ptr %95, align 8
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %95, align 8
  %98 = sext i32 %96 to i64
  %99 = getelementptr inbounds i32, ptr %94, i64 %98
  store i32 %31, ptr %99, align 4
  br label %104

100:                                              ; preds = %75, %71, %64
  %101 = getelementptr inbounds %struct.Place, ptr %58, i64 %67, i32 3
  %102 = load i32, ptr %101, align 4
  %103 = icmp sgt i32 %102, -1
  br i1 %103, label %64, label %104

104:                                              ; preds = %48, %100, %52, %6, %92, %79
  ret void
}

define internal i64 @made(ptr %0, i8 %1, i64 %2, i64 %3) {
  %5 = alloca %struct.Node, align 8
  %6 = trunc i64 %2 to i32
  %7 = lshr i64 %2, 32
  %8 = trunc i64 %3 to i32
  %9 = lshr i64 %3, 32
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %11, align 8
  %13 = shl i64 %2, 32
  %14 = ashr exact i64 %13, 32
  %15 = getelementptr inbounds %struct.Node, ptr %12, i64 %14
  %16 = shl i64 %3, 32
  %17 = ashr exact i64 %16, 32
  %18 = getelementptr inbounds %struct.Node, ptr %12, i64 %17
  store i8 %1, ptr %5, align 8
  %19 = getelementptr inbounds i8, ptr %5, i64 1
  %20 = getelementptr inbounds i8, ptr %5, i64 2
  %21 = getelementptr inbounds i8, ptr %5, i64 4
  %22 = getelementptr inbounds i8, ptr %5, i64 8
  %23 = getelementptr inbounds i8, ptr %5, i64 3
  store i8 0, ptr %23, align 1
  store i32 %6, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %5, i64 12
  store i32 %8, ptr %24, align 4
  %25 = getelementptr inbounds i8, ptr %5, i64 16
  store i32 -1, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %5, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %26, i8 0, i64 16, i1 false)
  %27 = getelementptr inbounds i8, ptr %5, i64 40
  store i64 0, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %15, i64 1
  %29 = load i8, ptr %28, align 1
  %30 = getelementptr inbounds i8, ptr %18, i64 1
  %31 = load i8, ptr %30, align 1
  %32 = call i8 @llvm.umax.i8(i8 %29, i8 %31)
  store i8 %32, ptr %19, align 1
  %33 = icmp ne i8 %32, 0
  %34 = zext i1 %33 to i8
  store i8 %34, ptr %20, align 2
  %35 = trunc i64 %7 to i8
  store i8 %35, ptr %21, align 4
  %36 = trunc i64 %9 to i8
  %37 = getelementptr inbounds i8, ptr %5, i64 5
  store i8 %36, ptr %37, align 1
  %38 = icmp slt i64 %2, 0
  %39 = icmp slt i64 %3, 0
  %40 = icmp eq i8 %1, 1
  %41 = getelementptr inbounds i8, ptr %15, i64 20
  %42 = getelementptr inbounds i8, ptr %18, i64 20
  br label %45

43:                                               ; preds = %70
  %44 = icmp eq i8 %32, 0
  br i1 %44, label %78, label %121

45:                                               ; preds = %4, %70
  %46 = phi i64 [ 0, %4 ], [ %76, %70 ]
  %47 = getelementptr inbounds [4 x i32], ptr %41, i64 0, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, 0
  %50 = sub i32 2147483647, %48
  %51 = select i1 %49, i32 0, i32 %50
  %52 = select i1 %38, i32 %51, i32 %48
  %53 = getelementptr inbounds [4 x i32], ptr %42, i64 0, i64 %46
  %54 = load i32, ptr %53, align 4
  %55 = icmp eq i32 %54, 0
  %56 = sub i32 2147483647, %54
  %57 = select i1 %55, i32 0, i32 %56
  %58 = select i1 %39, i32 %57, i32 %54
  br i1 %40, label %59, label %61

59:                                               ; preds = %45
  %60 = add i32 %58, %52
  br label %70

61:                                               ; preds = %45
  %62 = zext i32 %52 to i64
  %63 = zext i32 %58 to i64
  %64 = mul nuw i64 %63, %62
  %65 = trunc i64 %64 to i32
  %66 = and i32 %65, 2147483647
  %67 = lshr i64 %64, 31
  %68 = trunc i64 %67 to i32
  %69 = add i32 %66, %68
  br label %70

70:                                               ; preds = %61, %59
  %71 = phi i32 [ %69, %61 ], [ %60, %59 ]
  %72 = icmp ugt i32 %71, 2147483646
  %73 = add i32 %71, -2147483647
  %74 = select i1 %72, i32 %73, i32 %71
  %75 = getelementptr inbounds [4 x i32], ptr %26, i64 0, i64 %46
  store i32 %74, ptr %75, align 4
  %76 = add nuw nsw i64 %46, 1
  %77 = icmp eq i64 %76, 4
  br i1 %77, label %43, label %45

78:                                               ; preds = %43
  %79 = getelementptr inbounds i8, ptr %15, i64 40
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, 0
  %82 = sub i64 2305843009213693487, %80
  %83 = select i1 %81, i64 0, i64 %82
  %84 = select i1 %38, i64 %83, i64 %80
  %85 = getelementptr inbounds i8, ptr %18, i64 40
  %86 = load i64, ptr %85, align 8
  %87 = icmp eq i64 %86, 0
  %88 = sub i64 2305843009213693487, %86
  %89 = select i1 %87, i64 0, i64 %88
  %90 = select i1 %39, i64 %89, i64 %86
  br i1 %40, label %91, label %93

91:                                               ; preds = %78
  %92 = add i64 %90, %84
  br label %116

93:                                               ; preds = %78
  %94 = zext i64 %84 to i128
  %95 = zext i64 %90 to i128
  %96 = mul nuw i128 %95, %94
  %97 = trunc i128 %96 to i64
  %98 = mul i64 %97, 3456285112735364913
  %99 = zext i64 %98 to i128
  %100 = mul nuw nsw i128 %99, 2305843009213693487
  %101 = add i128 %100, %96
  %102 = lshr i128 %101, 64
  %103 = trunc nuw i128 %102 to i64
  %104 = icmp ugt i64 %103, 2305843009213693486
  %105 = add i64 %103, -2305843009213693487
  %106 = select i1 %104, i64 %105, i64 %103
  %107 = zext i64 %106 to i128
  %108 = mul nuw nsw i128 %107, 13838400
  %109 = trunc i128 %108 to i64
  %110 = mul i64 %109, 3456285112735364913
  %111 = zext i64 %110 to i128
  %112 = mul nuw nsw i128 %111, 2305843009213693487
  %113 = add nuw nsw i128 %112, %108
  %114 = lshr i128 %113, 64
  %115 = trunc nuw nsw i128 %114 to i64
  br label %116

116:                                              ; preds = %93, %91
  %117 = phi i64 [ %115, %93 ], [ %92, %91 ]
  %118 = icmp ugt i64 %117, 2305843009213693486
  %119 = add i64 %117, -2305843009213693487
  %120 = select i1 %118, i64 %119, i64 %117
  store i64 %120, ptr %27, align 8
  br label %121

121:                                              ; preds = %116, %43
  %122 = call i64 @entered(ptr %0, ptr %5)
  ret i64 %122
}

define internal i64 @number(ptr %0, i32 %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 32
  %5 = getelementptr inbounds i8, ptr %3, i64 100248
  %6 = load ptr, ptr %5, align 8
  %7 = call i32 @llvm.abs.i32(i32 %1, i1 true)
  store i32 %7, ptr %6, align 4
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  br label %9

9:                                                ; preds = %2, %86
  %10 = phi i32 [ 1, %2 ], [ %87, %86 ]
  %11 = load i32, ptr %8, align 8
  %12 = icmp eq i32 %11, 0
  %13 = load ptr, ptr %4, align 8
  br i1 %12, label %14, label %91

14:                                               ; preds = %9
  %15 = sext i32 %10 to i64
  %16 = getelementptr i32, ptr %6, i64 %15
  %17 = getelementptr i8, ptr %16, i64 -4
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.Scalar, ptr %13, i64 %19
  %21 = getelementptr inbounds i8, ptr %20, i64 32
  %22 = load i32, ptr %21, align 8
  %23 = icmp sgt i32 %22, -1
  br i1 %23, label %24, label %26

24:                                               ; preds = %14
  %25 = add nsw i32 %10, -1
  br label %86

26:                                               ; preds = %14
  %27 = getelementptr inbounds i8, ptr %20, i64 16
  %28 = load i32, ptr %27, align 8
  %29 = icmp slt i32 %28, 0
  %30 = call i32 @llvm.abs.i32(i32 %28, i1 true)
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds %struct.Scalar, ptr %13, i64 %31
  %33 = getelementptr inbounds i8, ptr %20, i64 20
  %34 = load i32, ptr %33, align 4
  %35 = icmp slt i32 %34, 0
  %36 = call i32 @llvm.abs.i32(i32 %34, i1 true)
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds %struct.Scalar, ptr %13, i64 %37
  %39 = getelementptr inbounds i8, ptr %20, i64 40
  %40 = load i8, ptr %39, align 8
  %41 = icmp eq i8 %40, 0
  br i1 %41, label %42, label %49

42:                                               ; preds = %26
  %43 = getelementptr inbounds i8, ptr %20, i64 24
  %44 = load i32, ptr %43, align 8
  %45 = getelementptr inbounds i8, ptr %20, i64 41
  %46 = load i8, ptr %45, align 1
  %47 = sext i8 %46 to i32
  store i32 %44, ptr %21, align 8
  %48 = getelementptr inbounds i8, ptr %20, i64 36
  store i32 %47, ptr %48, align 4
  br label %86

49:                                               ; preds = %26
  %50 = getelementptr inbounds i8, ptr %32, i64 32
  %51 = load i32, ptr %50, align 8
  %52 = icmp slt i32 %51, 0
  br i1 %52, label %53, label %55

53:                                               ; preds = %49
  %54 = add nsw i32 %10, 1
  store i32 %30, ptr %16, align 4
  br label %86

55:                                               ; preds = %49
  %56 = getelementptr inbounds i8, ptr %38, i64 32
  %57 = load i32, ptr %56, align 8
  %58 = icmp slt i32 %57, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %55
  %60 = add nsw i32 %10, 1
  store i32 %36, ptr %16, align 4
  br label %86

61:                                               ; preds = %55
  %62 = getelementptr inbounds i8, ptr %32, i64 36
  %63 = load i32, ptr %62, align 4
  %64 = sub nsw i32 0, %63
  %65 = select i1 %29, i32 %64, i32 %63
  %66 = getelementptr inbounds i8, ptr %38, i64 36
  %67 = load i32, ptr %66, align 4
  %68 = sub nsw i32 0, %67
  %69 = select i1 %35, i32 %68, i32 %67
  %70 = zext i32 %65 to i64
  %71 = shl nuw i64 %70, 32
  %72 = zext i32 %51 to i64
  %73 = or disjoint i64 %71, %72
  %74 = zext i32 %69 to i64
  %75 = shl nuw i64 %74, 32
  %76 = zext i32 %57 to i64
  %77 = or disjoint i64 %75, %76
  %78 = call i64 @made(ptr %0, i8 %40, i64 %73, i64 %77)
  store i64 %78, ptr %21, align 8
  %79 = getelementptr inbounds i8, ptr %20, i64 41
  %80 = load i8, ptr %79, align 1
  %81 = sext i8 %80 to i32
  %82 = getelementptr inbounds i8, ptr %20, i64 36
  %83 = lshr i64 %78, 32
  %84 = trunc nuw i64 %83 to i32
  %85 = mul nsw i32 %84, %81
  store i32 %85, ptr %82, align 4
  br label %86

86:                                               ; preds = %42, %59, %61, %53, %24
  %87 = phi i32 [ %25, %24 ], [ %10, %42 ], [ %54, %53 ], [ %60, %59 ], [ %10, %61 ]
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %9

89:                                               ; preds = %86
  %90 = load ptr, ptr %4, align 8
  br label %91

91:                                               ; preds = %9, %89
  %92 = phi ptr [ %90, %89 ], [ %13, %9 ]
  %93 = icmp slt i32 %1, 0
  %94 = zext i32 %7 to i64
  %95 = getelementptr inbounds %struct.Scalar, ptr %92, i64 %94, i32 6
  %96 = load i32, ptr %95, align 8
  %97 = getelementptr inbounds i8, ptr %95, i64 4
  %98 = load i32, ptr %97, align 4
  %99 = sub nsw i32 0, %98
  %100 = select i1 %93, i32 %99, i32 %98
  %101 = zext i32 %100 to i64
  %102 = shl nuw i64 %101, 32
  %103 = zext i32 %96 to i64
  %104 = or disjoint i64 %102, %103
  ret i64 %104
}

define internal i64 @entered(ptr %0, ptr %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 100256
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i32, ptr %6, align 4
  %8 = zext i32 %7 to i64
  %9 = shl nuw nsw i64 %8, 31
  %10 = getelementptr inbounds i8, ptr %1, i64 24
  %11 = load i32, ptr %10, align 4
  %12 = zext i32 %11 to i64
  %13 = or i64 %9, %12
  %14 = icmp eq i32 %7, 0
  %15 = sub i32 2147483647, %7
  %16 = select i1 %14, i32 0, i32 %15
  %17 = zext i32 %16 to i64
  %18 = shl nuw nsw i64 %17, 31
  %19 = icmp eq i32 %11, 0
  %20 = sub i32 2147483647, %11
  %21 = select i1 %19, i32 0, i32 %20
  %22 = zext i32 %21 to i64
  %23 = or i64 %18, %22
  %24 = call i64 @llvm.umin.i64(i64 %13, i64 %23)
  %25 = mul i64 %24, -7046029254386353131
  %26 = lshr i64 %25, 33
  %27 = trunc nuw nsw i64 %26 to i32
  %28 = getelementptr inbounds i8, ptr %3, i64 100272
  %29 = load i32, ptr %28, align 8
  %30 = and i32 %29, %27
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %5, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = icmp slt i32 %33, 0
  %35 = getelementptr inbounds i8, ptr %0, i64 8
  %36 = load ptr, ptr %35, align 8
  br i1 %34, label %72, label %37

37:                                               ; preds = %2
  %38 = load ptr, ptr %36, align 8
  %39 = getelementptr inbounds i8, ptr %3, i64 100264
  br label %40

40:                                               ; preds = %37, %65
  %41 = phi i32 [ %33, %37 ], [ %68, %65 ]
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds %struct.Node, ptr %38, i64 %42, i32 7
  br label %48

44:                                               ; preds = %48
  %45 = icmp eq i32 %57, 0
  %46 = icmp eq i32 %62, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %65, label %70

48:                                               ; preds = %40, %48
  %49 = phi i64 [ 0, %40 ], [ %63, %48 ]
  %50 = phi i32 [ 1, %40 ], [ %62, %48 ]
  %51 = phi i32 [ 1, %40 ], [ %57, %48 ]
  %52 = getelementptr inbounds i32, ptr %43, i64 %49
  %53 = load i32, ptr %52, align 4
  %54 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 %49
  %55 = load i32, ptr %54, align 4
  %56 = icmp eq i32 %53, %55
  %57 = select i1 %56, i32 %51, i32 0
  %58 = icmp eq i32 %55, 0
  %59 = sub i32 2147483647, %55
  %60 = select i1 %58, i32 0, i32 %59
  %61 = icmp eq i32 %53, %60
  %62 = select i1 %61, i32 %50, i32 0
  %63 = add nuw nsw i64 %49, 1
  %64 = icmp eq i64 %63, 4
  br i1 %64, label %44, label %48

65:                                               ; preds = %44
  %66 = load ptr, ptr %39, align 8
  %67 = getelementptr inbounds i32, ptr %66, i64 %42
  %68 = load i32, ptr %67, align 4
  %69 = icmp slt i32 %68, 0
  br i1 %69, label %72, label %40

70:                                               ; preds = %44
  %71 = select i1 %45, i64 -4294967296, i64 4294967296
  br label %91

72:                                               ; preds = %65, %2
  %73 = getelementptr inbounds i8, ptr %36, i64 16
  %74 = load i32, ptr %73, align 8
  %75 = getelementptr inbounds i8, ptr %36, i64 20
  %76 = load i32, ptr %75, align 4
  %77 = icmp slt i32 %74, %76
  br i1 %77, label %80, label %78

78:                                               ; preds = %72
  %79 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 1, ptr %79, align 8
  br label %91

80:                                               ; preds = %72
  %81 = getelementptr inbounds i8, ptr %0, i64 8
  %82 = add nsw i32 %74, 1
  store i32 %82, ptr %73, align 8
  %83 = load ptr, ptr %81, align 8
  %84 = load ptr, ptr %83, align 8
  %85 = sext i32 %74 to i64
  %86 = getelementptr inbounds %struct.Node, ptr %84, i64 %85
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %86, ptr align 8 %1, i64 48, i1 false)
  %87 = load i32, ptr %32, align 4
  %88 = getelementptr inbounds i8, ptr %3, i64 100264
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds i32, ptr %89, i64 %85
  store i32 %87, ptr %90, align 4
  store i32 %74, ptr %32, align 4
  br label %91

91:                                               ; preds = %70, %80, %78
  %92 = phi i32 [ 0, %78 ], [ %74, %80 ], [ %41, %70 ]
  %93 = phi i64 [ 4294967296, %78 ], [ 4294967296, %80 ], [ %71, %70 ]
  %94 = zext i32 %92 to i64
  %95 = or disjoint i64 %93, %94
  ret i64 %95
}

define internal double @cost(ptr %0, ptr %1, double %2, i32 %3) {
  call void @look(ptr %0, ptr %1)
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load i32, ptr %5, align 8
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 16
  %12 = getelementptr inbounds i8, ptr %1, i64 72
  %13 = icmp eq i32 %3, 0
  %14 = getelementptr inbounds i8, ptr %1, i64 8
  %15 = zext i32 %6 to i64
  br label %18

16:                                               ; preds = %86, %4
  %17 = phi double [ 0.000000e+00, %4 ], [ %87, %86 ]
  ret double %17

18:                                               ; preds = %8, %86
  %19 = phi i64 [ 0, %8 ], [ %88, %86 ]
  %20 = phi double [ 0.000000e+00, %8 ], [ %87, %86 ]
  %21 = getelementptr inbounds i32, ptr %10, i64 %19
  %22 = load i32, ptr %21, align 4
  %23 = icmp sgt i32 %22, -1
  br i1 %23, label %24, label %35

24:                                               ; preds = %18
  %25 = load ptr, ptr %14, align 8
  %26 = zext i32 %22 to i64
  %27 = getelementptr inbounds %struct.Literal, ptr %25, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = add i32 %28, -1
  %30 = icmp ult i32 %29, 2
  %31 = icmp eq i32 %28, 4
  %32 = or i1 %31, %30
  %33 = uitofp i1 %32 to double
  %34 = fadd double %20, %33
  br label %86

35:                                               ; preds = %18
  %36 = load ptr, ptr %11, align 8
  %37 = xor i32 %22, -1
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds %struct.Sum, ptr %36, i64 %38
  %40 = getelementptr inbounds i8, ptr %39, i64 8
  %41 = load i32, ptr %40, align 8
  %42 = icmp sgt i32 %41, 1
  %43 = add nsw i32 %41, -1
  %44 = select i1 %42, i32 %43, i32 0
  %45 = icmp sgt i32 %41, 0
  br i1 %45, label %46, label %50

46:                                               ; preds = %35
  %47 = load ptr, ptr %39, align 8
  %48 = load ptr, ptr %12, align 8
  %49 = zext i32 %41 to i64
  br label %56

50:                                               ; preds = %56, %35
  %51 = phi i32 [ 0, %35 ], [ %79, %56 ]
  %52 = phi double [ %20, %35 ], [ %76, %56 ]
  %53 = uitofp i32 %44 to double
  %54 = fmul double %53, %2
  %55 = fadd double %54, %52
  br i1 %13, label %86, label %82

56:                                               ; preds = %46, %56
  %57 = phi i64 [ 0, %46 ], [ %80, %56 ]
  %58 = phi double [ %20, %46 ], [ %76, %56 ]
  %59 = phi i32 [ 0, %46 ], [ %79, %56 ]
  %60 = getelementptr inbounds %struct.Term, ptr %47, i64 %57
  %61 = load i32, ptr %60, align 4
  %62 = getelementptr inbounds i8, ptr %60, i64 4
  %63 = load i32, ptr %62, align 4
  %64 = sext i32 %61 to i64
  %65 = getelementptr i32, ptr %48, i64 %64
  %66 = getelementptr i8, ptr %65, i64 4
  %67 = load i32, ptr %66, align 4
  %68 = load i32, ptr %65, align 4
  %69 = sub nsw i32 %67, %68
  %70 = icmp ne i32 %63, 1
  %71 = icmp ne i32 %63, -1
  %72 = and i1 %70, %71
  %73 = call i32 @llvm.usub.sat.i32(i32 %69, i32 1)
  %74 = select i1 %72, i32 %69, i32 %73
  %75 = sitofp i32 %74 to double
  %76 = fadd double %58, %75
  %77 = icmp sgt i32 %74, 0
  %78 = zext i1 %77 to i32
  %79 = add nuw nsw i32 %59, %78
  %80 = add nuw nsw i64 %57, 1
  %81 = icmp eq i64 %80, %49
  br i1 %81, label %50, label %56

82:                                               ; preds = %50
  %83 = call i32 @llvm.smin.i32(i32 %51, i32 %44)
  %84 = sitofp i32 %83 to double
  %85 = fsub double %55, %84
  br label %86

86:                                               ; preds = %50, %82, %24
  %87 = phi double [ %34, %24 ], [ %85, %82 ], [ %55, %50 ]
  %88 = add nuw nsw i64 %19, 1
  %89 = icmp eq i64 %88, %15
  br i1 %89, label %16, label %18
}

declare i64 @llvm.umax.i64(i64, i64)

declare i32 @llvm.umin.i32(i32, i32)

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare i32 @llvm.abs.i32(i32, i1 immarg)

declare i32 @llvm.smin.i32(i32, i32)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.usub.sat.i64(i64, i64)

declare i32 @llvm.usub.sat.i32(i32, i32)

declare i32 @llvm.umax.i32(i32, i32)

declare i8 @llvm.umax.i8(i8, i8)

