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
%struct.Index = type { ptr, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, i32, ptr, i32, i32, [64 x ptr], [64 x i32], [64 x i32], i32 }
%struct.Poly = type { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, ptr, i32, ptr, i32, i32, i32 }
%struct.Needed = type { ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Walk = type { ptr, ptr, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, i32, ptr, i32, i32, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i64 }
%struct.Scalar = type { i64, i64, i32, i32, i32, i32, %struct.Edge, i8, i8 }
%struct.Pair = type { i64, i32, i32, i32, i8 }
%struct.Literal = type { i32, i32, i32, i32 }
%struct.Sum = type { ptr, i32, i32 }
%struct.Term = type { i32, i32 }
%struct.Divisor = type { i64, i32, i32, i32, i32, i32, i32, i32, i8, i8 }
%struct.Place = type { i32, i32, i32, i32, i32, i32 }

@__const.step.best = private constant %struct.Way { i32 0, i32 0, i32 0, i32 -2147483648, i8 0, i8 0 }, align 4

define i32 @turns(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6) {
  %8 = alloca [8 x ptr], align 16
  %9 = alloca [5 x ptr], align 16
  %10 = alloca [13 x ptr], align 16
  %11 = alloca [11 x ptr], align 16
  %12 = alloca [13 x ptr], align 16
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
  %24 = alloca [3 x i64], align 16
  %25 = alloca %struct.Way, align 8
  %26 = alloca %struct.Way, align 8
  %27 = alloca %struct.Program, align 8
  %28 = alloca %struct.Search, align 8
  %29 = alloca %struct.Walk, align 8
  %30 = icmp slt i32 %1, 1
  %31 = icmp slt i32 %5, 1
  %32 = or i1 %30, %31
  br i1 %32, label %3439, label %33

33:                                               ; preds = %7
  call void @llvm.memset.p0.i64(ptr align 8 %27, i8 0, i64 32, i1 false)
  %34 = sext i32 %3 to i64
  call void @llvm.memset.p0.i64(ptr align 8 %28, i8 0, i64 100256, i1 false)
  %35 = load i64, ptr %6, align 8
  %36 = getelementptr inbounds i8, ptr %28, i64 100256
  store i64 %35, ptr %36, align 8
  %37 = getelementptr inbounds i8, ptr %6, i64 8
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %28, i64 100240
  store double %38, ptr %39, align 8
  %40 = getelementptr inbounds i8, ptr %6, i64 16
  %41 = load i32, ptr %40, align 8
  %42 = getelementptr inbounds i8, ptr %28, i64 100248
  store i32 %41, ptr %42, align 8
  %43 = getelementptr inbounds i8, ptr %28, i64 98384
  call void @llvm.memset.p0.i64(ptr align 8 %43, i8 0, i64 1128, i1 false)
  %44 = shl nsw i32 %3, 6
  %45 = add nsw i32 %44, 50000
  %46 = getelementptr inbounds i8, ptr %28, i64 98412
  store i32 %45, ptr %46, align 4
  %47 = mul nsw i32 %3, 96
  %48 = add nsw i32 %47, 75000
  %49 = getelementptr inbounds i8, ptr %28, i64 98452
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
  %59 = getelementptr inbounds i8, ptr %28, i64 98428
  store i32 %58, ptr %59, align 4
  %60 = sext i32 %45 to i64
  %61 = call ptr @calloc(i64 %60, i64 40)
  %62 = icmp eq ptr %61, null
  %63 = getelementptr inbounds i8, ptr %28, i64 98400
  store ptr %61, ptr %63, align 8
  %64 = call ptr @calloc(i64 %60, i64 4)
  %65 = icmp eq ptr %64, null
  %66 = or i1 %62, %65
  %67 = getelementptr inbounds i8, ptr %28, i64 98464
  store ptr %64, ptr %67, align 8
  %68 = sext i32 %58 to i64
  %69 = add nsw i64 %68, 1
  %70 = call i64 @llvm.umax.i64(i64 %69, i64 1)
  %71 = call ptr @calloc(i64 %70, i64 4)
  %72 = icmp eq ptr %71, null
  %73 = or i1 %66, %72
  %74 = getelementptr inbounds i8, ptr %28, i64 98416
  store ptr %71, ptr %74, align 8
  %75 = sext i32 %48 to i64
  %76 = call ptr @calloc(i64 %75, i64 24)
  %77 = icmp eq ptr %76, null
  %78 = or i1 %73, %77
  %79 = getelementptr inbounds i8, ptr %28, i64 98432
  store ptr %76, ptr %79, align 8
  %80 = call ptr @calloc(i64 %75, i64 24)
  %81 = icmp eq ptr %80, null
  %82 = or i1 %78, %81
  %83 = getelementptr inbounds i8, ptr %28, i64 98440
  store ptr %80, ptr %83, align 8
  %84 = zext i1 %82 to i32
  %85 = getelementptr inbounds i8, ptr %28, i64 99512
  %86 = getelementptr inbounds i8, ptr %28, i64 32
  %87 = shl nsw i32 %3, 1
  %88 = add i32 %87, 500
  %89 = add i32 %88, %5
  %90 = mul nsw i32 %3, 24
  %91 = add nsw i32 %90, 20000
  %92 = shl nsw i32 %91, 2
  %93 = icmp sgt i32 %3, -663
  %94 = call i32 @llvm.umax.i32(i32 %89, i32 1)
  %95 = sext i32 %94 to i64
  %96 = zext i32 %5 to i64
  %97 = call i32 @llvm.umax.i32(i32 %92, i32 1)
  %98 = sext i32 %97 to i64
  %99 = sext i32 %91 to i64
  %100 = or disjoint i64 %99, 2
  %101 = call i64 @llvm.umax.i64(i64 %99, i64 1)
  br label %205

102:                                              ; preds = %220
  %103 = getelementptr inbounds i8, ptr %28, i64 100056
  %104 = getelementptr inbounds i8, ptr %28, i64 99556
  %105 = load i32, ptr %104, align 4
  %106 = sext i32 %105 to i64
  %107 = add nsw i64 %106, 1
  %108 = getelementptr inbounds i8, ptr %28, i64 99560
  %109 = load i32, ptr %108, align 8
  %110 = sext i32 %109 to i64
  %111 = add nsw i64 %110, 1
  %112 = getelementptr inbounds i8, ptr %28, i64 100064
  store i64 0, ptr %112, align 8
  %113 = add nsw i64 %111, %107
  %114 = call i64 @llvm.umax.i64(i64 %113, i64 1)
  %115 = call ptr @calloc(i64 %114, i64 4)
  %116 = icmp eq ptr %115, null
  store ptr %115, ptr %103, align 8
  %117 = call i64 @llvm.umax.i64(i64 %107, i64 1)
  %118 = call ptr @calloc(i64 %117, i64 4)
  %119 = icmp eq ptr %118, null
  %120 = or i1 %116, %119
  %121 = getelementptr inbounds i8, ptr %28, i64 100072
  store ptr %118, ptr %121, align 8
  %122 = call ptr @calloc(i64 %117, i64 1)
  %123 = icmp eq ptr %122, null
  %124 = or i1 %120, %123
  %125 = getelementptr inbounds i8, ptr %28, i64 100080
  store ptr %122, ptr %125, align 8
  %126 = call ptr @calloc(i64 %117, i64 1)
  %127 = icmp eq ptr %126, null
  %128 = or i1 %124, %127
  %129 = getelementptr inbounds i8, ptr %28, i64 100088
  store ptr %126, ptr %129, align 8
  %130 = call i64 @llvm.umax.i64(i64 %111, i64 1)
  %131 = call ptr @calloc(i64 %130, i64 1)
  %132 = icmp eq ptr %131, null
  %133 = or i1 %128, %132
  %134 = getelementptr inbounds i8, ptr %28, i64 100096
  store ptr %131, ptr %134, align 8
  %135 = call ptr @calloc(i64 %114, i64 12)
  %136 = icmp eq ptr %135, null
  %137 = or i1 %133, %136
  %138 = getelementptr inbounds i8, ptr %28, i64 100104
  store ptr %135, ptr %138, align 8
  %139 = call ptr @calloc(i64 %117, i64 4)
  %140 = icmp eq ptr %139, null
  %141 = or i1 %137, %140
  %142 = getelementptr inbounds i8, ptr %28, i64 100112
  store ptr %139, ptr %142, align 8
  %143 = call ptr @calloc(i64 %130, i64 4)
  %144 = icmp eq ptr %143, null
  %145 = or i1 %141, %144
  %146 = getelementptr inbounds i8, ptr %28, i64 100120
  store ptr %143, ptr %146, align 8
  %147 = call ptr @calloc(i64 %117, i64 16)
  %148 = icmp eq ptr %147, null
  %149 = or i1 %145, %148
  %150 = getelementptr inbounds i8, ptr %28, i64 100128
  store ptr %147, ptr %150, align 8
  %151 = call ptr @calloc(i64 %130, i64 16)
  %152 = icmp eq ptr %151, null
  %153 = or i1 %149, %152
  %154 = getelementptr inbounds i8, ptr %28, i64 100136
  store ptr %151, ptr %154, align 8
  %155 = call ptr @calloc(i64 %117, i64 1)
  %156 = icmp eq ptr %155, null
  %157 = or i1 %153, %156
  %158 = getelementptr inbounds i8, ptr %28, i64 100144
  store ptr %155, ptr %158, align 8
  %159 = call ptr @calloc(i64 %117, i64 8)
  %160 = icmp eq ptr %159, null
  %161 = or i1 %157, %160
  %162 = getelementptr inbounds i8, ptr %28, i64 100152
  store ptr %159, ptr %162, align 8
  %163 = call ptr @calloc(i64 %130, i64 8)
  %164 = icmp eq ptr %163, null
  %165 = or i1 %161, %164
  %166 = getelementptr inbounds i8, ptr %28, i64 100160
  store ptr %163, ptr %166, align 8
  %167 = call i32 @llvm.umax.i32(i32 %3, i32 1)
  %168 = sext i32 %167 to i64
  %169 = call ptr @calloc(i64 %168, i64 48)
  %170 = icmp eq ptr %169, null
  store ptr %169, ptr %28, align 8
  %171 = call ptr @calloc(i64 %96, i64 8)
  %172 = icmp eq ptr %171, null
  %173 = or i1 %170, %172
  %174 = getelementptr inbounds i8, ptr %28, i64 8
  store ptr %171, ptr %174, align 8
  %175 = getelementptr inbounds i8, ptr %28, i64 20
  store i32 %3, ptr %175, align 4
  %176 = getelementptr inbounds i8, ptr %28, i64 24
  store i32 %5, ptr %176, align 8
  %177 = getelementptr inbounds i8, ptr %28, i64 16
  store i32 0, ptr %177, align 8
  %178 = or i1 %165, %173
  %179 = call i64 @llvm.umax.i64(i64 %34, i64 1)
  %180 = call ptr @calloc(i64 %179, i64 8)
  %181 = icmp eq ptr %180, null
  %182 = or i1 %178, %181
  %183 = getelementptr inbounds i8, ptr %28, i64 100168
  store ptr %180, ptr %183, align 8
  %184 = call ptr @calloc(i64 %179, i64 4)
  %185 = icmp eq ptr %184, null
  %186 = or i1 %182, %185
  %187 = getelementptr inbounds i8, ptr %28, i64 100176
  store ptr %184, ptr %187, align 8
  %188 = add nsw i64 %34, 256
  %189 = add nsw i64 %188, %106
  %190 = call i64 @llvm.umax.i64(i64 %189, i64 1)
  %191 = call ptr @calloc(i64 %190, i64 4)
  %192 = icmp eq ptr %191, null
  %193 = or i1 %186, %192
  %194 = getelementptr inbounds i8, ptr %28, i64 100184
  store ptr %191, ptr %194, align 8
  %195 = shl nsw i64 %34, 1
  %196 = add nsw i64 %195, %96
  %197 = add nsw i64 %196, %106
  %198 = call i64 @llvm.umax.i64(i64 %197, i64 1)
  %199 = call ptr @calloc(i64 %198, i64 4)
  %200 = icmp eq ptr %199, null
  %201 = or i1 %193, %200
  %202 = getelementptr inbounds i8, ptr %28, i64 100192
  store ptr %199, ptr %202, align 8
  %203 = getelementptr inbounds i8, ptr %28, i64 100216
  store i32 4095, ptr %203, align 8
  %204 = icmp sgt i32 %3, 4095
  br i1 %204, label %261, label %269

205:                                              ; preds = %220, %57
  %206 = phi i64 [ 0, %57 ], [ %259, %220 ]
  %207 = phi i32 [ %84, %57 ], [ %258, %220 ]
  %208 = getelementptr inbounds [4 x %struct.Poly], ptr %85, i64 0, i64 %206
  %209 = getelementptr inbounds i8, ptr %208, i64 32
  call void @llvm.memset.p0.i64(ptr align 8 %209, i8 0, i64 104, i1 false)
  store ptr %86, ptr %208, align 8
  %210 = getelementptr inbounds i8, ptr %208, i64 48
  store i32 %89, ptr %210, align 8
  %211 = getelementptr inbounds i8, ptr %208, i64 44
  store i32 %89, ptr %211, align 4
  %212 = getelementptr inbounds i8, ptr %208, i64 92
  store i32 %91, ptr %212, align 4
  %213 = getelementptr inbounds i8, ptr %208, i64 68
  store i32 %92, ptr %213, align 4
  %214 = getelementptr inbounds i8, ptr %208, i64 124
  store i32 %91, ptr %214, align 4
  br i1 %93, label %215, label %220

215:                                              ; preds = %205, %215
  %216 = phi i32 [ %218, %215 ], [ 4095, %205 ]
  %217 = shl nsw i32 %216, 1
  %218 = or disjoint i32 %217, 1
  %219 = icmp slt i32 %218, %91
  br i1 %219, label %215, label %220

220:                                              ; preds = %215, %205
  %221 = phi i32 [ 4095, %205 ], [ %218, %215 ]
  %222 = getelementptr inbounds i8, ptr %208, i64 104
  store i32 %221, ptr %222, align 8
  %223 = call ptr @calloc(i64 %95, i64 16)
  %224 = icmp eq ptr %223, null
  %225 = getelementptr inbounds i8, ptr %208, i64 8
  store ptr %223, ptr %225, align 8
  %226 = call ptr @calloc(i64 %95, i64 16)
  %227 = icmp eq ptr %226, null
  %228 = or i1 %224, %227
  %229 = getelementptr inbounds i8, ptr %208, i64 16
  store ptr %226, ptr %229, align 8
  %230 = call ptr @calloc(i64 %96, i64 8)
  %231 = icmp eq ptr %230, null
  %232 = or i1 %228, %231
  %233 = getelementptr inbounds i8, ptr %208, i64 24
  store ptr %230, ptr %233, align 8
  %234 = call ptr @calloc(i64 %98, i64 4)
  %235 = icmp eq ptr %234, null
  %236 = or i1 %232, %235
  %237 = getelementptr inbounds i8, ptr %208, i64 56
  store ptr %234, ptr %237, align 8
  %238 = call ptr @calloc(i64 %100, i64 4)
  %239 = icmp eq ptr %238, null
  %240 = or i1 %236, %239
  %241 = getelementptr inbounds i8, ptr %208, i64 72
  store ptr %238, ptr %241, align 8
  %242 = call ptr @calloc(i64 %100, i64 4)
  %243 = icmp eq ptr %242, null
  %244 = or i1 %240, %243
  %245 = getelementptr inbounds i8, ptr %208, i64 80
  store ptr %242, ptr %245, align 8
  %246 = sext i32 %221 to i64
  %247 = add nsw i64 %246, 1
  %248 = call i64 @llvm.umax.i64(i64 %247, i64 1)
  %249 = call ptr @calloc(i64 %248, i64 4)
  %250 = icmp eq ptr %249, null
  %251 = or i1 %244, %250
  %252 = getelementptr inbounds i8, ptr %208, i64 96
  store ptr %249, ptr %252, align 8
  %253 = call ptr @calloc(i64 %101, i64 8)
  %254 = icmp eq ptr %253, null
  %255 = or i1 %251, %254
  %256 = getelementptr inbounds i8, ptr %208, i64 112
  store ptr %253, ptr %256, align 8
  %257 = zext i1 %255 to i32
  %258 = or i32 %207, %257
  %259 = add nuw nsw i64 %206, 1
  %260 = icmp eq i64 %259, 4
  br i1 %260, label %102, label %205

261:                                              ; preds = %102, %261
  %262 = phi i32 [ %264, %261 ], [ 4095, %102 ]
  %263 = shl nsw i32 %262, 1
  %264 = or disjoint i32 %263, 1
  %265 = icmp slt i32 %264, %3
  br i1 %265, label %261, label %266

266:                                              ; preds = %261
  store i32 %264, ptr %203, align 8
  %267 = sext i32 %263 to i64
  %268 = add nsw i64 %267, 2
  br label %269

269:                                              ; preds = %266, %102
  %270 = phi i64 [ 4096, %102 ], [ %268, %266 ]
  %271 = call i64 @llvm.umax.i64(i64 %270, i64 1)
  %272 = call ptr @calloc(i64 %271, i64 4)
  %273 = icmp eq ptr %272, null
  %274 = or i1 %201, %273
  %275 = getelementptr inbounds i8, ptr %28, i64 100200
  store ptr %272, ptr %275, align 8
  %276 = call ptr @calloc(i64 %179, i64 4)
  %277 = icmp eq ptr %276, null
  %278 = or i1 %274, %277
  %279 = getelementptr inbounds i8, ptr %28, i64 100208
  store ptr %276, ptr %279, align 8
  %280 = call ptr @calloc(i64 %179, i64 1)
  %281 = icmp eq ptr %280, null
  %282 = or i1 %278, %281
  %283 = getelementptr inbounds i8, ptr %28, i64 100224
  store ptr %280, ptr %283, align 8
  %284 = getelementptr inbounds i8, ptr %28, i64 99636
  %285 = load i32, ptr %284, align 4
  %286 = call i32 @llvm.umax.i32(i32 %285, i32 1)
  %287 = sext i32 %286 to i64
  %288 = call ptr @calloc(i64 %287, i64 8)
  %289 = icmp eq ptr %288, null
  %290 = or i1 %282, %289
  %291 = getelementptr inbounds i8, ptr %28, i64 100232
  store ptr %288, ptr %291, align 8
  %292 = shl nsw i32 %3, 4
  %293 = add nsw i32 %292, 50000
  %294 = getelementptr inbounds i8, ptr %28, i64 44
  store i32 %293, ptr %294, align 4
  %295 = getelementptr inbounds i8, ptr %28, i64 56
  %296 = icmp sgt i32 %3, -2102
  br i1 %296, label %297, label %302

297:                                              ; preds = %269, %297
  %298 = phi i32 [ %300, %297 ], [ 16383, %269 ]
  %299 = shl nsw i32 %298, 1
  %300 = or disjoint i32 %299, 1
  %301 = icmp slt i32 %300, %293
  br i1 %301, label %297, label %302

302:                                              ; preds = %297, %269
  %303 = phi i32 [ 16383, %269 ], [ %300, %297 ]
  store i32 %303, ptr %295, align 8
  %304 = call i32 @llvm.umax.i32(i32 %293, i32 1)
  %305 = sext i32 %304 to i64
  %306 = call ptr @calloc(i64 %305, i64 48)
  %307 = icmp eq ptr %306, null
  %308 = or i1 %290, %307
  store ptr %306, ptr %86, align 8
  %309 = sext i32 %303 to i64
  %310 = add nsw i64 %309, 1
  %311 = call i64 @llvm.umax.i64(i64 %310, i64 1)
  %312 = call ptr @calloc(i64 %311, i64 4)
  %313 = icmp eq ptr %312, null
  %314 = or i1 %308, %313
  %315 = getelementptr inbounds i8, ptr %28, i64 48
  store ptr %312, ptr %315, align 8
  %316 = call ptr @calloc(i64 %179, i64 4)
  %317 = icmp eq ptr %316, null
  %318 = or i1 %314, %317
  %319 = zext i1 %318 to i32
  %320 = or i32 %258, %319
  %321 = getelementptr inbounds i8, ptr %28, i64 64
  store ptr %316, ptr %321, align 8
  %322 = icmp eq i32 %320, 0
  br i1 %322, label %323, label %409

323:                                              ; preds = %302
  %324 = getelementptr inbounds i8, ptr %28, i64 40
  store i32 1, ptr %324, align 8
  store i32 %2, ptr %177, align 8
  %325 = sext i32 %2 to i64
  %326 = mul nsw i64 %325, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %169, ptr align 8 %0, i64 %326, i1 false)
  %327 = icmp sgt i32 %2, 0
  br i1 %327, label %328, label %409

328:                                              ; preds = %323
  %329 = getelementptr inbounds i8, ptr %28, i64 72
  %330 = zext i32 %2 to i64
  br label %331

331:                                              ; preds = %406, %328
  %332 = phi i64 [ 0, %328 ], [ %407, %406 ]
  %333 = getelementptr inbounds %struct.Node, ptr %0, i64 %332
  %334 = getelementptr inbounds i8, ptr %333, i64 1
  %335 = load i8, ptr %334, align 1
  %336 = icmp eq i8 %335, 0
  br i1 %336, label %337, label %406

337:                                              ; preds = %331
  %338 = load i8, ptr %333, align 8
  %339 = icmp eq i8 %338, 0
  br i1 %339, label %340, label %406

340:                                              ; preds = %337
  %341 = getelementptr inbounds i8, ptr %333, i64 40
  %342 = load i64, ptr %341, align 8
  %343 = icmp eq i64 %342, 0
  br i1 %343, label %406, label %344

344:                                              ; preds = %340
  %345 = icmp ugt i64 %342, 1152921504606846743
  %346 = sub i64 2305843009213693487, %342
  %347 = select i1 %345, i64 %346, i64 %342
  %348 = load ptr, ptr %315, align 8
  %349 = mul i64 %347, -7046029254386353131
  %350 = lshr i64 %349, 33
  %351 = trunc nuw nsw i64 %350 to i32
  %352 = load i32, ptr %295, align 8
  %353 = and i32 %352, %351
  %354 = zext i32 %353 to i64
  %355 = getelementptr inbounds i32, ptr %348, i64 %354
  %356 = load i32, ptr %355, align 4
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %370, label %358

358:                                              ; preds = %344
  %359 = load ptr, ptr %86, align 8
  br label %364

360:                                              ; preds = %364
  %361 = getelementptr inbounds i8, ptr %367, i64 28
  %362 = load i32, ptr %361, align 4
  %363 = icmp eq i32 %362, 0
  br i1 %363, label %370, label %364

364:                                              ; preds = %360, %358
  %365 = phi i32 [ %356, %358 ], [ %362, %360 ]
  %366 = sext i32 %365 to i64
  %367 = getelementptr inbounds %struct.Scalar, ptr %359, i64 %366
  %368 = load i64, ptr %367, align 8
  %369 = icmp eq i64 %368, %347
  br i1 %369, label %391, label %360

370:                                              ; preds = %360, %344
  %371 = load i32, ptr %324, align 8
  %372 = load i32, ptr %294, align 4
  %373 = icmp slt i32 %371, %372
  br i1 %373, label %374, label %406

374:                                              ; preds = %370
  %375 = add nsw i32 %371, 1
  store i32 %375, ptr %324, align 8
  %376 = load ptr, ptr %86, align 8
  %377 = sext i32 %371 to i64
  %378 = getelementptr inbounds %struct.Scalar, ptr %376, i64 %377
  %379 = load i32, ptr %355, align 4
  %380 = select i1 %345, i8 -1, i8 1
  store i64 %347, ptr %378, align 8
  %381 = getelementptr inbounds i8, ptr %378, i64 8
  store i64 0, ptr %381, align 8
  %382 = getelementptr inbounds i8, ptr %378, i64 16
  %383 = trunc nuw nsw i64 %332 to i32
  store i32 %383, ptr %382, align 8
  %384 = getelementptr inbounds i8, ptr %378, i64 20
  store i32 0, ptr %384, align 4
  %385 = getelementptr inbounds i8, ptr %378, i64 24
  store i32 %383, ptr %385, align 8
  %386 = getelementptr inbounds i8, ptr %378, i64 28
  store i32 %379, ptr %386, align 4
  %387 = getelementptr inbounds i8, ptr %378, i64 32
  store i32 -1, ptr %387, align 8
  %388 = getelementptr inbounds i8, ptr %378, i64 36
  store i32 1, ptr %388, align 4
  %389 = getelementptr inbounds i8, ptr %378, i64 40
  store i8 0, ptr %389, align 8
  %390 = getelementptr inbounds i8, ptr %378, i64 41
  store i8 %380, ptr %390, align 1
  store i32 %371, ptr %355, align 4
  br label %391

391:                                              ; preds = %364, %374
  %392 = phi i32 [ %371, %374 ], [ %365, %364 ]
  %393 = getelementptr inbounds i8, ptr %333, i64 3
  %394 = load i8, ptr %393, align 1
  %395 = icmp ne i8 %394, 0
  %396 = icmp ne i32 %392, 0
  %397 = and i1 %396, %395
  br i1 %397, label %398, label %406

398:                                              ; preds = %391
  %399 = sub nsw i32 0, %392
  %400 = select i1 %345, i32 %399, i32 %392
  %401 = load ptr, ptr %321, align 8
  %402 = load i32, ptr %329, align 8
  %403 = add nsw i32 %402, 1
  store i32 %403, ptr %329, align 8
  %404 = sext i32 %402 to i64
  %405 = getelementptr inbounds i32, ptr %401, i64 %404
  store i32 %400, ptr %405, align 4
  br label %406

406:                                              ; preds = %398, %391, %370, %340, %337, %331
  %407 = add nuw nsw i64 %332, 1
  %408 = icmp eq i64 %407, %330
  br i1 %408, label %409, label %331

409:                                              ; preds = %406, %302, %323
  %410 = phi i32 [ 0, %302 ], [ 1, %323 ], [ 1, %406 ]
  %411 = getelementptr inbounds i8, ptr %6, i64 32
  %412 = load i32, ptr %411, align 8
  %413 = call i32 @llvm.smin.i32(i32 %412, i32 %1)
  %414 = sext i32 %413 to i64
  %415 = add nsw i64 %414, 300
  call void @llvm.memset.p0.i64(ptr align 8 %29, i8 0, i64 184, i1 false)
  %416 = getelementptr inbounds i8, ptr %29, i64 28
  store i32 %3, ptr %416, align 4
  %417 = mul nsw i64 %415, 3
  %418 = mul nsw i64 %417, %415
  %419 = sdiv i64 %418, 2
  %420 = mul nsw i64 %34, 3
  %421 = add nsw i64 %419, %420
  %422 = trunc i64 %421 to i32
  %423 = add i32 %422, 3
  %424 = getelementptr inbounds i8, ptr %29, i64 92
  store i32 %423, ptr %424, align 4
  %425 = getelementptr inbounds i8, ptr %29, i64 72
  %426 = icmp sgt i32 %3, 511
  br i1 %426, label %427, label %432

427:                                              ; preds = %409, %427
  %428 = phi i32 [ %430, %427 ], [ 1023, %409 ]
  %429 = shl nsw i32 %428, 1
  %430 = or disjoint i32 %429, 1
  %431 = icmp slt i32 %430, %87
  br i1 %431, label %427, label %432

432:                                              ; preds = %427, %409
  %433 = phi i32 [ 1023, %409 ], [ %430, %427 ]
  store i32 %433, ptr %425, align 8
  %434 = sdiv i32 %423, 4
  %435 = icmp sgt i32 %423, 65535
  br i1 %435, label %436, label %441

436:                                              ; preds = %432, %436
  %437 = phi i32 [ %439, %436 ], [ 16383, %432 ]
  %438 = shl nsw i32 %437, 1
  %439 = or disjoint i32 %438, 1
  %440 = icmp slt i32 %439, %434
  br i1 %440, label %436, label %441

441:                                              ; preds = %436, %432
  %442 = phi i32 [ 16383, %432 ], [ %439, %436 ]
  %443 = getelementptr inbounds i8, ptr %29, i64 104
  store i32 %442, ptr %443, align 8
  %444 = call ptr @calloc(i64 %179, i64 4)
  %445 = icmp eq ptr %444, null
  %446 = getelementptr inbounds i8, ptr %29, i64 40
  store ptr %444, ptr %446, align 8
  %447 = call ptr @calloc(i64 %179, i64 8)
  %448 = icmp eq ptr %447, null
  %449 = or i1 %445, %448
  %450 = getelementptr inbounds i8, ptr %29, i64 48
  store ptr %447, ptr %450, align 8
  %451 = sext i32 %433 to i64
  %452 = add nsw i64 %451, 1
  %453 = call i64 @llvm.umax.i64(i64 %452, i64 1)
  %454 = call ptr @calloc(i64 %453, i64 4)
  %455 = icmp eq ptr %454, null
  %456 = or i1 %449, %455
  %457 = getelementptr inbounds i8, ptr %29, i64 56
  store ptr %454, ptr %457, align 8
  %458 = call ptr @calloc(i64 %179, i64 4)
  %459 = icmp eq ptr %458, null
  %460 = or i1 %456, %459
  %461 = getelementptr inbounds i8, ptr %29, i64 64
  store ptr %458, ptr %461, align 8
  %462 = call i32 @llvm.umax.i32(i32 %423, i32 1)
  %463 = sext i32 %462 to i64
  %464 = call ptr @calloc(i64 %463, i64 24)
  %465 = icmp eq ptr %464, null
  %466 = or i1 %460, %465
  %467 = getelementptr inbounds i8, ptr %29, i64 80
  store ptr %464, ptr %467, align 8
  %468 = sext i32 %442 to i64
  %469 = add nsw i64 %468, 1
  %470 = call i64 @llvm.umax.i64(i64 %469, i64 1)
  %471 = call ptr @calloc(i64 %470, i64 4)
  %472 = icmp eq ptr %471, null
  %473 = or i1 %466, %472
  %474 = getelementptr inbounds i8, ptr %29, i64 96
  store ptr %471, ptr %474, align 8
  %475 = call ptr @calloc(i64 1024, i64 8)
  %476 = icmp eq ptr %475, null
  %477 = or i1 %473, %476
  %478 = getelementptr inbounds i8, ptr %29, i64 112
  store ptr %475, ptr %478, align 8
  %479 = call ptr @calloc(i64 16384, i64 8)
  %480 = icmp eq ptr %479, null
  %481 = or i1 %477, %480
  %482 = getelementptr inbounds i8, ptr %29, i64 120
  store ptr %479, ptr %482, align 8
  %483 = call ptr @calloc(i64 16384, i64 8)
  %484 = icmp eq ptr %483, null
  %485 = or i1 %481, %484
  %486 = getelementptr inbounds i8, ptr %29, i64 128
  store ptr %483, ptr %486, align 8
  %487 = call ptr @calloc(i64 %179, i64 4)
  %488 = icmp eq ptr %487, null
  %489 = or i1 %485, %488
  %490 = getelementptr inbounds i8, ptr %29, i64 136
  store ptr %487, ptr %490, align 8
  %491 = call ptr @calloc(i64 %179, i64 4)
  %492 = icmp eq ptr %491, null
  %493 = or i1 %489, %492
  %494 = getelementptr inbounds i8, ptr %29, i64 160
  store ptr %491, ptr %494, align 8
  %495 = add nsw i64 %195, 8
  %496 = call i64 @llvm.umax.i64(i64 %495, i64 1)
  %497 = call ptr @calloc(i64 %496, i64 4)
  %498 = icmp eq ptr %497, null
  %499 = or i1 %493, %498
  %500 = getelementptr inbounds i8, ptr %29, i64 144
  store ptr %497, ptr %500, align 8
  %501 = call ptr @calloc(i64 %496, i64 4)
  %502 = icmp eq ptr %501, null
  %503 = or i1 %499, %502
  %504 = getelementptr inbounds i8, ptr %29, i64 152
  store ptr %501, ptr %504, align 8
  %505 = select i1 %503, i32 0, i32 %410
  %506 = call ptr @calloc(i64 %168, i64 48)
  %507 = icmp eq ptr %506, null
  %508 = call ptr @calloc(i64 %96, i64 8)
  %509 = icmp eq ptr %508, null
  %510 = or i1 %507, %509
  br i1 %510, label %519, label %511

511:                                              ; preds = %441
  %512 = call ptr @calloc(i64 %168, i64 48)
  %513 = icmp ne ptr %512, null
  %514 = call ptr @calloc(i64 %96, i64 8)
  %515 = icmp ne ptr %514, null
  %516 = and i1 %513, %515
  %517 = zext i1 %516 to i32
  %518 = sext i32 %3 to i64
  br label %519

519:                                              ; preds = %511, %441
  %520 = phi ptr [ null, %441 ], [ %512, %511 ]
  %521 = phi ptr [ null, %441 ], [ %514, %511 ]
  %522 = phi i64 [ 0, %441 ], [ %518, %511 ]
  %523 = phi i32 [ 0, %441 ], [ %517, %511 ]
  %524 = and i32 %523, %505
  %525 = icmp eq i32 %524, 0
  br i1 %525, label %3280, label %526

526:                                              ; preds = %519
  %527 = call ptr @calloc(i64 %168, i64 48)
  %528 = icmp ne ptr %527, null
  store ptr %527, ptr %27, align 8
  %529 = call ptr @calloc(i64 %96, i64 8)
  %530 = icmp ne ptr %529, null
  %531 = and i1 %528, %530
  %532 = getelementptr inbounds i8, ptr %27, i64 8
  store ptr %529, ptr %532, align 8
  %533 = getelementptr inbounds i8, ptr %27, i64 20
  store i32 %3, ptr %533, align 4
  %534 = getelementptr inbounds i8, ptr %27, i64 24
  store i32 %5, ptr %534, align 8
  %535 = getelementptr inbounds i8, ptr %27, i64 16
  store i32 0, ptr %535, align 8
  br i1 %531, label %536, label %3280

536:                                              ; preds = %526
  %537 = load i64, ptr %36, align 8
  %538 = add i64 %537, -7046029254386353131
  store i64 %538, ptr %36, align 8
  %539 = lshr i64 %538, 30
  %540 = xor i64 %539, %538
  %541 = mul i64 %540, -4658895280553007687
  %542 = lshr i64 %541, 27
  %543 = xor i64 %542, %541
  %544 = mul i64 %543, -7723592293110705685
  %545 = lshr i64 %544, 31
  %546 = xor i64 %545, %544
  %547 = getelementptr inbounds i8, ptr %29, i64 176
  store i64 %546, ptr %547, align 8
  %548 = getelementptr inbounds i32, ptr %497, i64 %34
  %549 = shl nsw i64 %34, 2
  call void @llvm.memset.p0.i64(ptr align 4 %497, i8 0, i64 %549, i1 false)
  %550 = call i64 @llvm.umax.i64(i64 %96, i64 1)
  br label %553

551:                                              ; preds = %567
  %552 = icmp eq i32 %568, 0
  br i1 %552, label %606, label %575

553:                                              ; preds = %536, %567
  %554 = phi i64 [ %569, %567 ], [ 0, %536 ]
  %555 = phi i32 [ %568, %567 ], [ 0, %536 ]
  %556 = getelementptr inbounds %struct.Edge, ptr %4, i64 %554
  %557 = load i32, ptr %556, align 4
  %558 = sext i32 %557 to i64
  %559 = getelementptr inbounds i32, ptr %497, i64 %558
  %560 = load i32, ptr %559, align 4
  %561 = add nsw i32 %560, 1
  store i32 %561, ptr %559, align 4
  %562 = icmp eq i32 %560, 0
  br i1 %562, label %563, label %567

563:                                              ; preds = %553
  %564 = add nsw i32 %555, 1
  %565 = sext i32 %555 to i64
  %566 = getelementptr inbounds i32, ptr %548, i64 %565
  store i32 %557, ptr %566, align 4
  br label %567

567:                                              ; preds = %563, %553
  %568 = phi i32 [ %555, %553 ], [ %564, %563 ]
  %569 = add nuw nsw i64 %554, 1
  %570 = icmp eq i64 %569, %550
  br i1 %570, label %551, label %553

571:                                              ; preds = %604
  %572 = zext i8 %585 to i32
  %573 = add nuw nsw i32 %576, %572
  %574 = icmp eq i32 %605, 0
  br i1 %574, label %606, label %575

575:                                              ; preds = %551, %571
  %576 = phi i32 [ %573, %571 ], [ 0, %551 ]
  %577 = phi i32 [ %605, %571 ], [ %568, %551 ]
  %578 = add nsw i32 %577, -1
  %579 = sext i32 %578 to i64
  %580 = getelementptr inbounds i32, ptr %548, i64 %579
  %581 = load i32, ptr %580, align 4
  %582 = sext i32 %581 to i64
  %583 = getelementptr inbounds %struct.Node, ptr %0, i64 %582
  %584 = getelementptr inbounds i8, ptr %583, i64 2
  %585 = load i8, ptr %584, align 2
  %586 = getelementptr inbounds i8, ptr %583, i64 8
  br label %587

587:                                              ; preds = %604, %575
  %588 = phi i1 [ true, %575 ], [ false, %604 ]
  %589 = phi i64 [ 0, %575 ], [ 1, %604 ]
  %590 = phi i32 [ %578, %575 ], [ %605, %604 ]
  %591 = getelementptr inbounds [2 x i32], ptr %586, i64 0, i64 %589
  %592 = load i32, ptr %591, align 4
  %593 = icmp sgt i32 %592, -1
  br i1 %593, label %594, label %604

594:                                              ; preds = %587
  %595 = zext i32 %592 to i64
  %596 = getelementptr inbounds i32, ptr %497, i64 %595
  %597 = load i32, ptr %596, align 4
  %598 = add nsw i32 %597, 1
  store i32 %598, ptr %596, align 4
  %599 = icmp eq i32 %597, 0
  br i1 %599, label %600, label %604

600:                                              ; preds = %594
  %601 = add nsw i32 %590, 1
  %602 = sext i32 %590 to i64
  %603 = getelementptr inbounds i32, ptr %548, i64 %602
  store i32 %592, ptr %603, align 4
  br label %604

604:                                              ; preds = %600, %594, %587
  %605 = phi i32 [ %590, %594 ], [ %601, %600 ], [ %590, %587 ]
  br i1 %588, label %587, label %571

606:                                              ; preds = %571, %551
  %607 = phi i32 [ 0, %551 ], [ %573, %571 ]
  %608 = zext i32 %1 to i64
  %609 = mul nuw nsw i64 %608, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %506, ptr align 8 %0, i64 %609, i1 false)
  %610 = shl nuw nsw i64 %96, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %508, ptr align 4 %4, i64 %610, i1 false)
  %611 = getelementptr inbounds i8, ptr %6, i64 20
  %612 = load i32, ptr %611, align 4
  %613 = icmp sgt i32 %612, 0
  br i1 %613, label %614, label %3280

614:                                              ; preds = %606
  %615 = getelementptr inbounds i8, ptr %6, i64 44
  %616 = getelementptr inbounds i8, ptr %6, i64 24
  %617 = getelementptr inbounds i8, ptr %6, i64 36
  %618 = getelementptr inbounds i8, ptr %6, i64 40
  %619 = getelementptr inbounds i8, ptr %29, i64 8
  %620 = getelementptr inbounds i8, ptr %29, i64 16
  %621 = getelementptr inbounds i8, ptr %29, i64 20
  %622 = getelementptr inbounds i8, ptr %29, i64 24
  %623 = getelementptr inbounds i8, ptr %29, i64 168
  %624 = shl nsw i64 %522, 2
  %625 = getelementptr inbounds i8, ptr %29, i64 32
  %626 = getelementptr inbounds i8, ptr %29, i64 88
  %627 = getelementptr inbounds i8, ptr %24, i64 8
  %628 = getelementptr inbounds i8, ptr %24, i64 16
  %629 = getelementptr inbounds i8, ptr %25, i64 4
  %630 = getelementptr inbounds i8, ptr %25, i64 8
  %631 = getelementptr inbounds i8, ptr %25, i64 12
  %632 = getelementptr inbounds i8, ptr %25, i64 16
  %633 = getelementptr inbounds i8, ptr %25, i64 17
  %634 = getelementptr inbounds i8, ptr %26, i64 4
  %635 = getelementptr inbounds i8, ptr %26, i64 8
  %636 = getelementptr inbounds i8, ptr %26, i64 12
  %637 = getelementptr inbounds i8, ptr %26, i64 16
  %638 = getelementptr inbounds i8, ptr %26, i64 17
  %639 = getelementptr inbounds i8, ptr %22, i64 12
  %640 = getelementptr inbounds i8, ptr %22, i64 4
  %641 = getelementptr inbounds i8, ptr %22, i64 17
  %642 = getelementptr inbounds i8, ptr %22, i64 8
  %643 = getelementptr inbounds i8, ptr %21, i64 3
  %644 = getelementptr inbounds i8, ptr %21, i64 16
  %645 = getelementptr inbounds i8, ptr %21, i64 1
  %646 = getelementptr inbounds i8, ptr %21, i64 2
  %647 = getelementptr inbounds i8, ptr %21, i64 4
  %648 = getelementptr inbounds i8, ptr %21, i64 5
  %649 = getelementptr inbounds i8, ptr %21, i64 8
  %650 = getelementptr inbounds i8, ptr %21, i64 12
  %651 = getelementptr inbounds i8, ptr %21, i64 20
  %652 = getelementptr inbounds i8, ptr %21, i64 40
  %653 = getelementptr inbounds i8, ptr %21, i64 24
  %654 = getelementptr inbounds i8, ptr %22, i64 16
  %655 = getelementptr inbounds i8, ptr %6, i64 28
  %656 = getelementptr inbounds i8, ptr %6, i64 52
  %657 = getelementptr inbounds i8, ptr %28, i64 99632
  %658 = getelementptr inbounds i8, ptr %28, i64 99576
  %659 = getelementptr inbounds i8, ptr %28, i64 99552
  %660 = getelementptr inbounds i8, ptr %28, i64 99548
  %661 = getelementptr inbounds i8, ptr %28, i64 99544
  %662 = getelementptr inbounds i8, ptr %28, i64 99640
  %663 = getelementptr inbounds i8, ptr %28, i64 99600
  %664 = getelementptr inbounds i8, ptr %28, i64 99584
  %665 = getelementptr inbounds i8, ptr %28, i64 99608
  %666 = getelementptr inbounds i8, ptr %28, i64 99616
  %667 = getelementptr inbounds i8, ptr %28, i64 99592
  %668 = getelementptr inbounds i8, ptr %28, i64 99604
  %669 = getelementptr inbounds i8, ptr %28, i64 99580
  %670 = getelementptr inbounds i8, ptr %28, i64 99528
  %671 = getelementptr inbounds i8, ptr %28, i64 99520
  %672 = getelementptr inbounds i8, ptr %28, i64 99568
  %673 = getelementptr inbounds i8, ptr %28, i64 99536
  %674 = getelementptr inbounds i8, ptr %28, i64 99648
  %675 = getelementptr inbounds i8, ptr %28, i64 99776
  %676 = getelementptr inbounds i8, ptr %20, i64 4
  %677 = getelementptr inbounds i8, ptr %20, i64 8
  %678 = getelementptr inbounds i8, ptr %19, i64 4
  %679 = getelementptr inbounds i8, ptr %19, i64 8
  %680 = getelementptr inbounds i8, ptr %16, i64 8
  %681 = getelementptr inbounds i8, ptr %16, i64 16
  %682 = getelementptr inbounds i8, ptr %28, i64 40
  %683 = getelementptr inbounds i8, ptr %14, i64 8
  %684 = getelementptr inbounds i8, ptr %14, i64 4
  %685 = getelementptr inbounds i8, ptr %14, i64 12
  %686 = getelementptr inbounds i8, ptr %14, i64 5
  %687 = getelementptr inbounds i8, ptr %13, i64 8
  %688 = getelementptr inbounds i8, ptr %13, i64 4
  %689 = getelementptr inbounds i8, ptr %13, i64 12
  %690 = getelementptr inbounds i8, ptr %13, i64 5
  %691 = getelementptr inbounds i8, ptr %6, i64 48
  br label %692

692:                                              ; preds = %614, %3274
  %693 = phi i32 [ 0, %614 ], [ %3277, %3274 ]
  %694 = phi i32 [ %607, %614 ], [ %3259, %3274 ]
  %695 = phi i32 [ %607, %614 ], [ %3276, %3274 ]
  %696 = phi i32 [ %1, %614 ], [ %3275, %3274 ]
  %697 = phi i32 [ %5, %614 ], [ %3258, %3274 ]
  %698 = phi i32 [ %1, %614 ], [ %3257, %3274 ]
  %699 = load i32, ptr %615, align 4
  %700 = icmp eq i32 %699, 0
  br i1 %700, label %716, label %701

701:                                              ; preds = %692
  %702 = load i64, ptr %36, align 8
  %703 = add i64 %702, -7046029254386353131
  store i64 %703, ptr %36, align 8
  %704 = lshr i64 %703, 30
  %705 = xor i64 %704, %703
  %706 = mul i64 %705, -4658895280553007687
  %707 = lshr i64 %706, 27
  %708 = xor i64 %707, %706
  %709 = mul i64 %708, -7723592293110705685
  %710 = lshr i64 %709, 31
  %711 = xor i64 %710, %709
  %712 = sext i32 %699 to i64
  %713 = urem i64 %711, %712
  %714 = and i64 %713, 4294967295
  %715 = icmp eq i64 %714, 0
  br label %716

716:                                              ; preds = %701, %692
  %717 = phi i1 [ false, %692 ], [ %715, %701 ]
  %718 = zext i1 %717 to i32
  %719 = sext i32 %698 to i64
  %720 = mul nsw i64 %719, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %520, ptr align 8 %506, i64 %720, i1 false)
  %721 = sext i32 %697 to i64
  %722 = shl nsw i64 %721, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %521, ptr align 4 %508, i64 %722, i1 false)
  %723 = load i32, ptr %616, align 8
  %724 = icmp eq i32 %723, 0
  br i1 %724, label %1781, label %725

725:                                              ; preds = %716
  %726 = load i32, ptr %411, align 8
  %727 = load i32, ptr %617, align 4
  %728 = load i32, ptr %618, align 8
  store ptr %520, ptr %29, align 8
  store ptr %521, ptr %619, align 8
  store i32 %698, ptr %620, align 8
  %729 = load i32, ptr %416, align 4
  store i32 %729, ptr %621, align 4
  store i32 %697, ptr %622, align 8
  store i32 0, ptr %623, align 8
  %730 = load ptr, ptr %490, align 8
  %731 = sext i32 %729 to i64
  %732 = shl nsw i64 %731, 2
  call void @llvm.memset.p0.i64(ptr align 4 %730, i8 0, i64 %732, i1 false)
  %733 = load ptr, ptr %494, align 8
  %734 = load i32, ptr %416, align 4
  %735 = sext i32 %734 to i64
  %736 = shl nsw i64 %735, 2
  call void @llvm.memset.p0.i64(ptr align 4 %733, i8 0, i64 %736, i1 false)
  %737 = load ptr, ptr %500, align 8
  %738 = getelementptr inbounds i32, ptr %737, i64 %522
  call void @llvm.memset.p0.i64(ptr align 4 %737, i8 0, i64 %624, i1 false)
  %739 = icmp sgt i32 %697, 0
  br i1 %739, label %742, label %797

740:                                              ; preds = %757
  %741 = icmp eq i32 %758, 0
  br i1 %741, label %797, label %765

742:                                              ; preds = %725, %757
  %743 = phi i64 [ %759, %757 ], [ 0, %725 ]
  %744 = phi i32 [ %758, %757 ], [ 0, %725 ]
  %745 = getelementptr inbounds %struct.Edge, ptr %521, i64 %743
  %746 = load i32, ptr %745, align 4
  %747 = sext i32 %746 to i64
  %748 = getelementptr inbounds i32, ptr %737, i64 %747
  %749 = load i32, ptr %748, align 4
  %750 = add nsw i32 %749, 1
  store i32 %750, ptr %748, align 4
  %751 = icmp eq i32 %749, 0
  br i1 %751, label %752, label %757

752:                                              ; preds = %742
  %753 = load i32, ptr %745, align 4
  %754 = add nsw i32 %744, 1
  %755 = sext i32 %744 to i64
  %756 = getelementptr inbounds i32, ptr %738, i64 %755
  store i32 %753, ptr %756, align 4
  br label %757

757:                                              ; preds = %752, %742
  %758 = phi i32 [ %744, %742 ], [ %754, %752 ]
  %759 = add nuw nsw i64 %743, 1
  %760 = icmp eq i64 %759, %721
  br i1 %760, label %740, label %742

761:                                              ; preds = %795
  %762 = zext i8 %775 to i32
  %763 = add nuw nsw i32 %766, %762
  %764 = icmp eq i32 %796, 0
  br i1 %764, label %797, label %765

765:                                              ; preds = %740, %761
  %766 = phi i32 [ %763, %761 ], [ 0, %740 ]
  %767 = phi i32 [ %796, %761 ], [ %758, %740 ]
  %768 = add nsw i32 %767, -1
  %769 = sext i32 %768 to i64
  %770 = getelementptr inbounds i32, ptr %738, i64 %769
  %771 = load i32, ptr %770, align 4
  %772 = sext i32 %771 to i64
  %773 = getelementptr inbounds %struct.Node, ptr %520, i64 %772
  %774 = getelementptr inbounds i8, ptr %773, i64 2
  %775 = load i8, ptr %774, align 2
  %776 = getelementptr inbounds i8, ptr %773, i64 8
  br label %777

777:                                              ; preds = %795, %765
  %778 = phi i1 [ true, %765 ], [ false, %795 ]
  %779 = phi i64 [ 0, %765 ], [ 1, %795 ]
  %780 = phi i32 [ %768, %765 ], [ %796, %795 ]
  %781 = getelementptr inbounds [2 x i32], ptr %776, i64 0, i64 %779
  %782 = load i32, ptr %781, align 4
  %783 = icmp sgt i32 %782, -1
  br i1 %783, label %784, label %795

784:                                              ; preds = %777
  %785 = zext i32 %782 to i64
  %786 = getelementptr inbounds i32, ptr %737, i64 %785
  %787 = load i32, ptr %786, align 4
  %788 = add nsw i32 %787, 1
  store i32 %788, ptr %786, align 4
  %789 = icmp eq i32 %787, 0
  br i1 %789, label %790, label %795

790:                                              ; preds = %784
  %791 = load i32, ptr %781, align 4
  %792 = add nsw i32 %780, 1
  %793 = sext i32 %780 to i64
  %794 = getelementptr inbounds i32, ptr %738, i64 %793
  store i32 %791, ptr %794, align 4
  br label %795

795:                                              ; preds = %790, %784, %777
  %796 = phi i32 [ %780, %784 ], [ %792, %790 ], [ %780, %777 ]
  br i1 %778, label %777, label %761

797:                                              ; preds = %761, %740, %725
  %798 = phi i32 [ 0, %740 ], [ 0, %725 ], [ %763, %761 ]
  store i32 %798, ptr %625, align 8
  %799 = load ptr, ptr %446, align 8
  %800 = load ptr, ptr %500, align 8
  %801 = load i32, ptr %620, align 8
  %802 = sext i32 %801 to i64
  %803 = shl nsw i64 %802, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %799, ptr align 4 %800, i64 %803, i1 false)
  %804 = load i32, ptr %620, align 8
  %805 = icmp sgt i32 %804, 0
  br i1 %805, label %810, label %855

806:                                              ; preds = %810
  %807 = icmp sgt i32 %820, 0
  br i1 %807, label %808, label %855

808:                                              ; preds = %806
  %809 = load ptr, ptr %29, align 8
  br label %823

810:                                              ; preds = %797, %810
  %811 = phi i64 [ %819, %810 ], [ 0, %797 ]
  %812 = load ptr, ptr %29, align 8
  %813 = getelementptr inbounds %struct.Node, ptr %812, i64 %811
  %814 = getelementptr inbounds i8, ptr %813, i64 1
  %815 = load i8, ptr %814, align 1
  %816 = icmp ne i8 %815, 0
  %817 = zext i1 %816 to i8
  %818 = getelementptr inbounds i8, ptr %813, i64 3
  store i8 %817, ptr %818, align 1
  %819 = add nuw nsw i64 %811, 1
  %820 = load i32, ptr %620, align 8
  %821 = sext i32 %820 to i64
  %822 = icmp slt i64 %819, %821
  br i1 %822, label %810, label %806

823:                                              ; preds = %836, %808
  %824 = phi i32 [ %820, %808 ], [ %837, %836 ]
  %825 = phi ptr [ %809, %808 ], [ %838, %836 ]
  %826 = phi i64 [ 0, %808 ], [ %839, %836 ]
  %827 = getelementptr inbounds %struct.Node, ptr %825, i64 %826, i32 2
  %828 = load i8, ptr %827, align 2
  %829 = icmp eq i8 %828, 0
  br i1 %829, label %836, label %842

830:                                              ; preds = %836
  %831 = icmp sgt i32 %837, 0
  br i1 %831, label %832, label %855

832:                                              ; preds = %830
  %833 = zext i32 %837 to i64
  br label %860

834:                                              ; preds = %842
  %835 = load i32, ptr %620, align 8
  br label %836

836:                                              ; preds = %834, %823
  %837 = phi i32 [ %835, %834 ], [ %824, %823 ]
  %838 = phi ptr [ %850, %834 ], [ %825, %823 ]
  %839 = add nuw nsw i64 %826, 1
  %840 = sext i32 %837 to i64
  %841 = icmp slt i64 %839, %840
  br i1 %841, label %823, label %830

842:                                              ; preds = %823, %842
  %843 = phi i1 [ false, %842 ], [ true, %823 ]
  %844 = phi i64 [ 1, %842 ], [ 0, %823 ]
  %845 = phi ptr [ %850, %842 ], [ %825, %823 ]
  %846 = getelementptr inbounds %struct.Node, ptr %845, i64 %826, i32 5, i64 %844
  %847 = load i32, ptr %846, align 4
  %848 = sext i32 %847 to i64
  %849 = getelementptr inbounds %struct.Node, ptr %845, i64 %848, i32 3
  store i8 1, ptr %849, align 1
  %850 = load ptr, ptr %29, align 8
  %851 = getelementptr inbounds %struct.Node, ptr %850, i64 %826, i32 2
  %852 = load i8, ptr %851, align 2
  %853 = icmp ne i8 %852, 0
  %854 = and i1 %843, %853
  br i1 %854, label %842, label %834

855:                                              ; preds = %860, %830, %806, %797
  %856 = phi i1 [ false, %830 ], [ false, %806 ], [ false, %797 ], [ true, %860 ]
  %857 = phi i32 [ %837, %830 ], [ %820, %806 ], [ %804, %797 ], [ %837, %860 ]
  %858 = phi i32 [ 0, %830 ], [ 0, %806 ], [ 0, %797 ], [ %866, %860 ]
  %859 = icmp sgt i32 %858, %726
  br i1 %859, label %869, label %885

860:                                              ; preds = %860, %832
  %861 = phi i64 [ 0, %832 ], [ %867, %860 ]
  %862 = phi i32 [ 0, %832 ], [ %866, %860 ]
  %863 = getelementptr inbounds %struct.Node, ptr %838, i64 %861, i32 3
  %864 = load i8, ptr %863, align 1
  %865 = zext i8 %864 to i32
  %866 = add nuw nsw i32 %862, %865
  %867 = add nuw nsw i64 %861, 1
  %868 = icmp eq i64 %867, %833
  br i1 %868, label %855, label %860

869:                                              ; preds = %855
  %870 = sub i32 %858, %726
  %871 = add i32 %870, 1
  %872 = load i64, ptr %547, align 8
  %873 = add i64 %872, -7046029254386353131
  store i64 %873, ptr %547, align 8
  %874 = lshr i64 %873, 30
  %875 = xor i64 %874, %873
  %876 = mul i64 %875, -4658895280553007687
  %877 = lshr i64 %876, 27
  %878 = xor i64 %877, %876
  %879 = mul i64 %878, -7723592293110705685
  %880 = lshr i64 %879, 31
  %881 = xor i64 %880, %879
  %882 = sext i32 %871 to i64
  %883 = urem i64 %881, %882
  %884 = trunc i64 %883 to i32
  br label %885

885:                                              ; preds = %869, %855
  %886 = phi i32 [ %884, %869 ], [ 0, %855 ]
  br i1 %856, label %887, label %910

887:                                              ; preds = %885
  %888 = add nsw i32 %886, %726
  br label %889

889:                                              ; preds = %904, %887
  %890 = phi i32 [ %857, %887 ], [ %905, %904 ]
  %891 = phi i64 [ 0, %887 ], [ %907, %904 ]
  %892 = phi i32 [ 0, %887 ], [ %906, %904 ]
  %893 = load ptr, ptr %29, align 8
  %894 = getelementptr inbounds %struct.Node, ptr %893, i64 %891, i32 3
  %895 = load i8, ptr %894, align 1
  %896 = icmp eq i8 %895, 0
  br i1 %896, label %904, label %897

897:                                              ; preds = %889
  %898 = icmp sge i32 %892, %886
  %899 = icmp slt i32 %892, %888
  %900 = select i1 %898, i1 %899, i1 false
  %901 = select i1 %900, i8 3, i8 0
  store i8 %901, ptr %894, align 1
  %902 = add nsw i32 %892, 1
  %903 = load i32, ptr %620, align 8
  br label %904

904:                                              ; preds = %897, %889
  %905 = phi i32 [ %903, %897 ], [ %890, %889 ]
  %906 = phi i32 [ %902, %897 ], [ %892, %889 ]
  %907 = add nuw nsw i64 %891, 1
  %908 = sext i32 %905 to i64
  %909 = icmp slt i64 %907, %908
  br i1 %909, label %889, label %910

910:                                              ; preds = %904, %885
  call void @clear(ptr %29)
  %911 = load i32, ptr %625, align 8
  %912 = add nsw i32 %911, 1
  %913 = icmp slt i32 %723, 0
  br i1 %913, label %1771, label %914

914:                                              ; preds = %910
  %915 = icmp eq i32 %727, 0
  %916 = sext i32 %727 to i64
  br label %917

917:                                              ; preds = %1768, %914
  %918 = phi i32 [ %912, %914 ], [ %946, %1768 ]
  %919 = phi i32 [ 0, %914 ], [ %1769, %1768 ]
  %920 = load i32, ptr %625, align 8
  %921 = icmp slt i32 %920, %918
  br i1 %921, label %939, label %922

922:                                              ; preds = %917
  %923 = icmp eq i32 %920, %918
  br i1 %923, label %924, label %945

924:                                              ; preds = %922
  %925 = icmp eq i32 %919, %723
  br i1 %925, label %939, label %926

926:                                              ; preds = %924
  %927 = load i64, ptr %547, align 8
  %928 = add i64 %927, -7046029254386353131
  store i64 %928, ptr %547, align 8
  %929 = lshr i64 %928, 30
  %930 = xor i64 %929, %928
  %931 = mul i64 %930, -4658895280553007687
  %932 = lshr i64 %931, 27
  %933 = xor i64 %932, %931
  %934 = mul i64 %933, -7723592293110705685
  %935 = lshr i64 %934, 31
  %936 = xor i64 %935, %934
  %937 = and i64 %936, 63
  %938 = icmp eq i64 %937, 0
  br i1 %938, label %939, label %945

939:                                              ; preds = %926, %924, %917
  %940 = load i32, ptr %620, align 8
  %941 = load ptr, ptr %27, align 8
  %942 = sext i32 %940 to i64
  %943 = mul nsw i64 %942, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %941, ptr align 8 %520, i64 %943, i1 false)
  %944 = load ptr, ptr %532, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %944, ptr align 4 %521, i64 %722, i1 false)
  store i32 %940, ptr %535, align 8
  store i32 %697, ptr %534, align 8
  br label %945

945:                                              ; preds = %939, %926, %922
  %946 = phi i32 [ %920, %939 ], [ %918, %926 ], [ %918, %922 ]
  %947 = load i32, ptr %620, align 8
  %948 = add nsw i32 %947, 2
  %949 = load i32, ptr %621, align 4
  %950 = icmp sgt i32 %948, %949
  br i1 %950, label %958, label %951

951:                                              ; preds = %945
  %952 = load i32, ptr %626, align 8
  %953 = mul nsw i32 %947, 3
  %954 = add i32 %953, 3
  %955 = add i32 %954, %952
  %956 = load i32, ptr %424, align 4
  %957 = icmp sgt i32 %955, %956
  br i1 %957, label %958, label %960

958:                                              ; preds = %951, %945
  call void @clear(ptr %29)
  %959 = load i32, ptr %620, align 8
  br label %960

960:                                              ; preds = %958, %951
  %961 = phi i32 [ %959, %958 ], [ %947, %951 ]
  %962 = load i64, ptr %547, align 8
  %963 = add i64 %962, -7046029254386353131
  store i64 %963, ptr %547, align 8
  %964 = lshr i64 %963, 30
  %965 = xor i64 %964, %963
  %966 = mul i64 %965, -4658895280553007687
  %967 = lshr i64 %966, 27
  %968 = xor i64 %967, %966
  %969 = mul i64 %968, -7723592293110705685
  %970 = lshr i64 %969, 31
  %971 = xor i64 %970, %969
  %972 = sext i32 %961 to i64
  %973 = urem i64 %971, %972
  %974 = trunc i64 %973 to i32
  %975 = shl i64 %973, 32
  %976 = ashr exact i64 %975, 32
  %977 = getelementptr inbounds %struct.Node, ptr %520, i64 %976
  %978 = load ptr, ptr %446, align 8
  %979 = getelementptr inbounds i32, ptr %978, i64 %976
  %980 = load i32, ptr %979, align 4
  %981 = icmp sgt i32 %980, 0
  br i1 %981, label %982, label %1768

982:                                              ; preds = %960
  %983 = load i8, ptr %977, align 8
  %984 = add i8 %983, -1
  %985 = icmp ult i8 %984, 2
  %986 = getelementptr inbounds i8, ptr %977, i64 2
  %987 = load i8, ptr %986, align 2
  %988 = icmp ne i8 %987, 0
  %989 = and i1 %988, %985
  br i1 %989, label %990, label %1768

990:                                              ; preds = %982
  %991 = getelementptr inbounds i8, ptr %977, i64 3
  %992 = load i8, ptr %991, align 1
  %993 = and i8 %992, 2
  %994 = icmp eq i8 %993, 0
  br i1 %994, label %1768, label %995

995:                                              ; preds = %990
  br i1 %915, label %1012, label %996

996:                                              ; preds = %995
  %997 = load i32, ptr %625, align 8
  %998 = add nsw i32 %946, %728
  %999 = icmp slt i32 %997, %998
  br i1 %999, label %1000, label %1012

1000:                                             ; preds = %996
  %1001 = add i64 %962, 4354685564936845354
  store i64 %1001, ptr %547, align 8
  %1002 = lshr i64 %1001, 30
  %1003 = xor i64 %1002, %1001
  %1004 = mul i64 %1003, -4658895280553007687
  %1005 = lshr i64 %1004, 27
  %1006 = xor i64 %1005, %1004
  %1007 = mul i64 %1006, -7723592293110705685
  %1008 = lshr i64 %1007, 31
  %1009 = xor i64 %1008, %1007
  %1010 = urem i64 %1009, %916
  %1011 = icmp eq i64 %1010, 0
  br label %1012

1012:                                             ; preds = %1000, %996, %995
  %1013 = phi i1 [ false, %996 ], [ false, %995 ], [ %1011, %1000 ]
  %1014 = load ptr, ptr %29, align 8
  %1015 = getelementptr inbounds %struct.Node, ptr %1014, i64 %976, i32 2
  %1016 = load i8, ptr %1015, align 2
  %1017 = zext i8 %1016 to i32
  %1018 = load ptr, ptr %504, align 8
  store i32 %974, ptr %1018, align 4
  br label %1029

1019:                                             ; preds = %1087
  %1020 = icmp eq i32 %1089, 0
  br i1 %1020, label %1021, label %1029

1021:                                             ; preds = %1019
  %1022 = getelementptr inbounds %struct.Node, ptr %1014, i64 %976
  %1023 = sext i1 %1013 to i32
  %1024 = getelementptr inbounds i8, ptr %1022, i64 20
  %1025 = getelementptr inbounds i8, ptr %1022, i64 8
  %1026 = icmp sgt i32 %1088, 0
  br i1 %1026, label %1027, label %1101

1027:                                             ; preds = %1021
  %1028 = zext i32 %1088 to i64
  br label %1091

1029:                                             ; preds = %1019, %1012
  %1030 = phi i32 [ %1017, %1012 ], [ %1090, %1019 ]
  %1031 = phi i32 [ 1, %1012 ], [ %1089, %1019 ]
  %1032 = phi i32 [ 0, %1012 ], [ %1088, %1019 ]
  %1033 = load ptr, ptr %29, align 8
  %1034 = load ptr, ptr %504, align 8
  %1035 = add nsw i32 %1031, -1
  %1036 = sext i32 %1035 to i64
  %1037 = getelementptr inbounds i32, ptr %1034, i64 %1036
  %1038 = load i32, ptr %1037, align 4
  %1039 = sext i32 %1038 to i64
  br label %1040

1040:                                             ; preds = %1087, %1029
  %1041 = phi i1 [ true, %1029 ], [ false, %1087 ]
  %1042 = phi i64 [ 0, %1029 ], [ 1, %1087 ]
  %1043 = phi i32 [ %1030, %1029 ], [ %1090, %1087 ]
  %1044 = phi i32 [ %1035, %1029 ], [ %1089, %1087 ]
  %1045 = phi i32 [ %1032, %1029 ], [ %1088, %1087 ]
  %1046 = getelementptr inbounds %struct.Node, ptr %1033, i64 %1039, i32 5, i64 %1042
  %1047 = load i32, ptr %1046, align 4
  %1048 = icmp slt i32 %1047, 0
  br i1 %1048, label %1087, label %1049

1049:                                             ; preds = %1040
  %1050 = load ptr, ptr %490, align 8
  %1051 = zext i32 %1047 to i64
  %1052 = getelementptr inbounds i32, ptr %1050, i64 %1051
  %1053 = load i32, ptr %1052, align 4
  %1054 = icmp eq i32 %1053, 0
  br i1 %1054, label %1055, label %1063

1055:                                             ; preds = %1049
  %1056 = load ptr, ptr %500, align 8
  %1057 = add nsw i32 %1045, 1
  %1058 = sext i32 %1045 to i64
  %1059 = getelementptr inbounds i32, ptr %1056, i64 %1058
  store i32 %1047, ptr %1059, align 4
  %1060 = load ptr, ptr %490, align 8
  %1061 = getelementptr inbounds i32, ptr %1060, i64 %1051
  %1062 = load i32, ptr %1061, align 4
  br label %1063

1063:                                             ; preds = %1055, %1049
  %1064 = phi i32 [ %1057, %1055 ], [ %1045, %1049 ]
  %1065 = phi i32 [ %1062, %1055 ], [ %1053, %1049 ]
  %1066 = phi ptr [ %1060, %1055 ], [ %1050, %1049 ]
  %1067 = getelementptr inbounds i32, ptr %1066, i64 %1051
  %1068 = add nsw i32 %1065, -1
  store i32 %1068, ptr %1067, align 4
  %1069 = load ptr, ptr %446, align 8
  %1070 = getelementptr inbounds i32, ptr %1069, i64 %1051
  %1071 = load i32, ptr %1070, align 4
  %1072 = load ptr, ptr %490, align 8
  %1073 = getelementptr inbounds i32, ptr %1072, i64 %1051
  %1074 = load i32, ptr %1073, align 4
  %1075 = sub i32 0, %1074
  %1076 = icmp eq i32 %1071, %1075
  br i1 %1076, label %1077, label %1087

1077:                                             ; preds = %1063
  %1078 = load ptr, ptr %29, align 8
  %1079 = getelementptr inbounds %struct.Node, ptr %1078, i64 %1051, i32 2
  %1080 = load i8, ptr %1079, align 2
  %1081 = zext i8 %1080 to i32
  %1082 = add nsw i32 %1043, %1081
  %1083 = load ptr, ptr %504, align 8
  %1084 = add nsw i32 %1044, 1
  %1085 = sext i32 %1044 to i64
  %1086 = getelementptr inbounds i32, ptr %1083, i64 %1085
  store i32 %1047, ptr %1086, align 4
  br label %1087

1087:                                             ; preds = %1077, %1063, %1040
  %1088 = phi i32 [ %1045, %1040 ], [ %1064, %1077 ], [ %1064, %1063 ]
  %1089 = phi i32 [ %1044, %1040 ], [ %1084, %1077 ], [ %1044, %1063 ]
  %1090 = phi i32 [ %1043, %1040 ], [ %1082, %1077 ], [ %1043, %1063 ]
  br i1 %1041, label %1040, label %1019

1091:                                             ; preds = %1091, %1027
  %1092 = phi i64 [ 0, %1027 ], [ %1099, %1091 ]
  %1093 = load ptr, ptr %490, align 8
  %1094 = load ptr, ptr %500, align 8
  %1095 = getelementptr inbounds i32, ptr %1094, i64 %1092
  %1096 = load i32, ptr %1095, align 4
  %1097 = sext i32 %1096 to i64
  %1098 = getelementptr inbounds i32, ptr %1093, i64 %1097
  store i32 0, ptr %1098, align 4
  %1099 = add nuw nsw i64 %1092, 1
  %1100 = icmp eq i64 %1099, %1028
  br i1 %1100, label %1101, label %1091

1101:                                             ; preds = %1091, %1021
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 @__const.step.best, i64 20, i1 false)
  store i64 0, ptr %23, align 8
  %1102 = load i32, ptr %620, align 8
  %1103 = icmp sgt i32 %1102, 0
  br i1 %1103, label %1104, label %1767

1104:                                             ; preds = %1101
  %1105 = getelementptr inbounds i8, ptr %1022, i64 24
  %1106 = getelementptr inbounds i8, ptr %1022, i64 12
  %1107 = add nsw i32 %1090, -2
  %1108 = icmp slt i32 %1107, %1023
  %1109 = and i64 %973, 4294967295
  br label %1113

1110:                                             ; preds = %1381
  %1111 = load i32, ptr %639, align 4
  %1112 = icmp eq i32 %1111, -2147483648
  br i1 %1112, label %1767, label %1386

1113:                                             ; preds = %1381, %1104
  %1114 = phi i32 [ %1102, %1104 ], [ %1382, %1381 ]
  %1115 = phi i64 [ 0, %1104 ], [ %1383, %1381 ]
  %1116 = load ptr, ptr %446, align 8
  %1117 = getelementptr inbounds i32, ptr %1116, i64 %1115
  %1118 = load i32, ptr %1117, align 4
  %1119 = icmp sgt i32 %1118, 0
  br i1 %1119, label %1120, label %1381

1120:                                             ; preds = %1113
  %1121 = load ptr, ptr %29, align 8
  %1122 = getelementptr inbounds %struct.Node, ptr %1121, i64 %1115, i32 3
  %1123 = load i8, ptr %1122, align 1
  %1124 = icmp eq i8 %1123, 0
  %1125 = icmp eq i64 %1115, %1109
  %1126 = or i1 %1125, %1124
  br i1 %1126, label %1381, label %1127

1127:                                             ; preds = %1120
  %1128 = getelementptr inbounds %struct.Node, ptr %1121, i64 %1115, i32 7
  %1129 = load ptr, ptr %450, align 8
  %1130 = getelementptr inbounds [2 x i32], ptr %1129, i64 %1115
  %1131 = load i32, ptr %1024, align 4
  %1132 = load i32, ptr %1128, align 4
  %1133 = icmp ult i32 %1131, %1132
  %1134 = add i32 %1131, 2147483647
  %1135 = select i1 %1133, i32 %1134, i32 %1131
  %1136 = sub i32 %1135, %1132
  %1137 = load i32, ptr %1105, align 4
  %1138 = getelementptr inbounds i8, ptr %1128, i64 4
  %1139 = load i32, ptr %1138, align 4
  %1140 = icmp ult i32 %1137, %1139
  %1141 = add i32 %1137, 2147483647
  %1142 = select i1 %1140, i32 %1141, i32 %1137
  %1143 = sub i32 %1142, %1139
  %1144 = zext i32 %1136 to i64
  %1145 = shl nuw nsw i64 %1144, 31
  %1146 = zext i32 %1143 to i64
  %1147 = or i64 %1145, %1146
  %1148 = icmp eq i32 %1135, %1132
  %1149 = sub i32 2147483647, %1136
  %1150 = select i1 %1148, i32 0, i32 %1149
  %1151 = zext i32 %1150 to i64
  %1152 = shl nuw nsw i64 %1151, 31
  %1153 = icmp eq i32 %1142, %1139
  %1154 = sub i32 2147483647, %1143
  %1155 = select i1 %1153, i32 0, i32 %1154
  %1156 = zext i32 %1155 to i64
  %1157 = or i64 %1152, %1156
  %1158 = call i64 @llvm.umin.i64(i64 %1147, i64 %1157)
  store i64 %1158, ptr %24, align 16
  %1159 = add i32 %1132, %1131
  %1160 = icmp ugt i32 %1159, 2147483646
  %1161 = add i32 %1159, -2147483647
  %1162 = select i1 %1160, i32 %1161, i32 %1159
  %1163 = add i32 %1139, %1137
  %1164 = icmp ugt i32 %1163, 2147483646
  %1165 = add i32 %1163, -2147483647
  %1166 = select i1 %1164, i32 %1165, i32 %1163
  %1167 = zext i32 %1162 to i64
  %1168 = shl nuw nsw i64 %1167, 31
  %1169 = zext i32 %1166 to i64
  %1170 = or i64 %1168, %1169
  %1171 = icmp eq i32 %1162, 0
  %1172 = sub i32 2147483647, %1162
  %1173 = select i1 %1171, i32 0, i32 %1172
  %1174 = zext i32 %1173 to i64
  %1175 = shl nuw nsw i64 %1174, 31
  %1176 = icmp eq i32 %1166, 0
  %1177 = sub i32 2147483647, %1166
  %1178 = select i1 %1176, i32 0, i32 %1177
  %1179 = zext i32 %1178 to i64
  %1180 = or i64 %1175, %1179
  %1181 = call i64 @llvm.umin.i64(i64 %1170, i64 %1180)
  store i64 %1181, ptr %627, align 8
  %1182 = load i32, ptr %1130, align 4
  %1183 = zext i32 %1131 to i64
  %1184 = zext i32 %1182 to i64
  %1185 = mul nuw i64 %1184, %1183
  %1186 = trunc i64 %1185 to i32
  %1187 = and i32 %1186, 2147483647
  %1188 = lshr i64 %1185, 31
  %1189 = trunc i64 %1188 to i32
  %1190 = add i32 %1187, %1189
  %1191 = icmp ugt i32 %1190, 2147483646
  %1192 = add i32 %1190, -2147483647
  %1193 = select i1 %1191, i32 %1192, i32 %1190
  %1194 = getelementptr inbounds i8, ptr %1130, i64 4
  %1195 = load i32, ptr %1194, align 4
  %1196 = zext i32 %1137 to i64
  %1197 = zext i32 %1195 to i64
  %1198 = mul nuw i64 %1197, %1196
  %1199 = trunc i64 %1198 to i32
  %1200 = and i32 %1199, 2147483647
  %1201 = lshr i64 %1198, 31
  %1202 = trunc i64 %1201 to i32
  %1203 = add i32 %1200, %1202
  %1204 = icmp ugt i32 %1203, 2147483646
  %1205 = add i32 %1203, -2147483647
  %1206 = select i1 %1204, i32 %1205, i32 %1203
  %1207 = zext i32 %1193 to i64
  %1208 = shl nuw nsw i64 %1207, 31
  %1209 = zext i32 %1206 to i64
  %1210 = or i64 %1208, %1209
  %1211 = icmp eq i32 %1193, 0
  %1212 = sub i32 2147483647, %1193
  %1213 = select i1 %1211, i32 0, i32 %1212
  %1214 = zext i32 %1213 to i64
  %1215 = shl nuw nsw i64 %1214, 31
  %1216 = icmp eq i32 %1206, 0
  %1217 = sub i32 2147483647, %1206
  %1218 = select i1 %1216, i32 0, i32 %1217
  %1219 = zext i32 %1218 to i64
  %1220 = or i64 %1215, %1219
  %1221 = call i64 @llvm.umin.i64(i64 %1210, i64 %1220)
  store i64 %1221, ptr %628, align 16
  %1222 = trunc nuw nsw i64 %1115 to i32
  br label %1225

1223:                                             ; preds = %1378
  %1224 = load i32, ptr %620, align 8
  br label %1381

1225:                                             ; preds = %1378, %1127
  %1226 = phi i64 [ 0, %1127 ], [ %1379, %1378 ]
  %1227 = getelementptr inbounds [3 x i64], ptr %24, i64 0, i64 %1226
  %1228 = load i64, ptr %1227, align 8
  %1229 = icmp eq i64 %1228, 0
  br i1 %1229, label %1378, label %1230

1230:                                             ; preds = %1225
  %1231 = icmp eq i64 %1226, 2
  %1232 = select i1 %1231, i8 2, i8 1
  %1233 = load ptr, ptr %478, align 8
  %1234 = mul i64 %1228, -7046029254386353131
  %1235 = lshr i64 %1234, 48
  %1236 = lshr i64 %1234, 54
  %1237 = getelementptr inbounds i64, ptr %1233, i64 %1236
  %1238 = load i64, ptr %1237, align 8
  %1239 = and i64 %1235, 63
  %1240 = shl nuw i64 1, %1239
  %1241 = and i64 %1238, %1240
  %1242 = icmp eq i64 %1241, 0
  br i1 %1242, label %1309, label %1243

1243:                                             ; preds = %1230
  %1244 = load ptr, ptr %457, align 8
  %1245 = load i32, ptr %425, align 8
  %1246 = lshr i64 %1234, 33
  %1247 = trunc nuw nsw i64 %1246 to i32
  %1248 = and i32 %1245, %1247
  %1249 = zext i32 %1248 to i64
  %1250 = getelementptr inbounds i32, ptr %1244, i64 %1249
  %1251 = load i32, ptr %1250, align 4
  %1252 = icmp sgt i32 %1251, -1
  br i1 %1252, label %1253, label %1309

1253:                                             ; preds = %1243, %1304
  %1254 = phi i32 [ %1307, %1304 ], [ %1251, %1243 ]
  %1255 = load ptr, ptr %29, align 8
  %1256 = zext i32 %1254 to i64
  %1257 = getelementptr inbounds %struct.Node, ptr %1255, i64 %1256, i32 7
  %1258 = load i32, ptr %1025, align 4
  %1259 = zext i32 %1258 to i64
  %1260 = icmp eq i64 %1115, %1259
  br i1 %1260, label %1261, label %1264

1261:                                             ; preds = %1253
  %1262 = load i32, ptr %1106, align 4
  %1263 = icmp eq i32 %1262, %1254
  br i1 %1263, label %1270, label %1264

1264:                                             ; preds = %1261, %1253
  %1265 = icmp eq i32 %1258, %1254
  br i1 %1265, label %1266, label %1270

1266:                                             ; preds = %1264
  %1267 = load i32, ptr %1106, align 4
  %1268 = zext i32 %1267 to i64
  %1269 = icmp eq i64 %1115, %1268
  br label %1270

1270:                                             ; preds = %1266, %1264, %1261
  %1271 = phi i1 [ true, %1261 ], [ false, %1264 ], [ %1269, %1266 ]
  %1272 = load i32, ptr %1257, align 4
  %1273 = getelementptr inbounds i8, ptr %1257, i64 4
  %1274 = load i32, ptr %1273, align 4
  %1275 = zext i32 %1272 to i64
  %1276 = shl nuw nsw i64 %1275, 31
  %1277 = zext i32 %1274 to i64
  %1278 = or i64 %1276, %1277
  %1279 = icmp eq i32 %1272, 0
  %1280 = sub i32 2147483647, %1272
  %1281 = select i1 %1279, i32 0, i32 %1280
  %1282 = zext i32 %1281 to i64
  %1283 = shl nuw nsw i64 %1282, 31
  %1284 = icmp eq i32 %1274, 0
  %1285 = sub i32 2147483647, %1274
  %1286 = select i1 %1284, i32 0, i32 %1285
  %1287 = zext i32 %1286 to i64
  %1288 = or i64 %1283, %1287
  %1289 = call i64 @llvm.umin.i64(i64 %1278, i64 %1288)
  %1290 = icmp eq i64 %1289, %1228
  br i1 %1290, label %1291, label %1304

1291:                                             ; preds = %1270
  %1292 = load ptr, ptr %446, align 8
  %1293 = getelementptr inbounds i32, ptr %1292, i64 %1256
  %1294 = load i32, ptr %1293, align 4
  %1295 = icmp sgt i32 %1294, 0
  br i1 %1295, label %1296, label %1304

1296:                                             ; preds = %1291
  %1297 = getelementptr inbounds %struct.Node, ptr %1255, i64 %1256, i32 3
  %1298 = load i8, ptr %1297, align 1
  %1299 = icmp eq i8 %1298, 0
  %1300 = icmp eq i32 %1254, %974
  %1301 = or i1 %1300, %1299
  %1302 = select i1 %1301, i1 true, i1 %1271
  br i1 %1302, label %1304, label %1303

1303:                                             ; preds = %1296
  store i32 %1222, ptr %25, align 8
  store i32 %1254, ptr %629, align 4
  store i32 -1, ptr %630, align 8
  store i32 0, ptr %631, align 4
  store i8 %1232, ptr %632, align 8
  store i8 3, ptr %633, align 1
  call void @judge(ptr %29, i32 %974, ptr byval(%struct.Way) align 8 %25, ptr %22, ptr %23, i32 %1023)
  br label %1304

1304:                                             ; preds = %1303, %1296, %1291, %1270
  %1305 = load ptr, ptr %461, align 8
  %1306 = getelementptr inbounds i32, ptr %1305, i64 %1256
  %1307 = load i32, ptr %1306, align 4
  %1308 = icmp sgt i32 %1307, -1
  br i1 %1308, label %1253, label %1309

1309:                                             ; preds = %1304, %1243, %1230
  br i1 %1108, label %1378, label %1310

1310:                                             ; preds = %1309
  %1311 = load ptr, ptr %482, align 8
  %1312 = load ptr, ptr %486, align 8
  %1313 = select i1 %1231, ptr %1311, ptr %1312
  %1314 = lshr i64 %1234, 44
  %1315 = lshr i64 %1234, 50
  %1316 = getelementptr inbounds i64, ptr %1313, i64 %1315
  %1317 = load i64, ptr %1316, align 8
  %1318 = and i64 %1314, 63
  %1319 = shl nuw i64 1, %1318
  %1320 = and i64 %1317, %1319
  %1321 = icmp eq i64 %1320, 0
  br i1 %1321, label %1378, label %1322

1322:                                             ; preds = %1310
  %1323 = load ptr, ptr %474, align 8
  %1324 = load i32, ptr %443, align 8
  %1325 = lshr i64 %1234, 33
  %1326 = trunc nuw nsw i64 %1325 to i32
  %1327 = and i32 %1324, %1326
  %1328 = zext i32 %1327 to i64
  %1329 = getelementptr inbounds i32, ptr %1323, i64 %1328
  %1330 = load i32, ptr %1329, align 4
  %1331 = icmp sgt i32 %1330, -1
  br i1 %1331, label %1332, label %1378

1332:                                             ; preds = %1322
  %1333 = load ptr, ptr %467, align 8
  br label %1334

1334:                                             ; preds = %1373, %1332
  %1335 = phi ptr [ %1374, %1373 ], [ %1333, %1332 ]
  %1336 = phi i32 [ %1376, %1373 ], [ %1330, %1332 ]
  %1337 = zext i32 %1336 to i64
  %1338 = getelementptr inbounds %struct.Pair, ptr %1335, i64 %1337
  %1339 = getelementptr inbounds i8, ptr %1338, i64 8
  %1340 = load i32, ptr %1339, align 8
  %1341 = getelementptr inbounds i8, ptr %1338, i64 12
  %1342 = load i32, ptr %1341, align 4
  %1343 = load i64, ptr %1338, align 8
  %1344 = icmp eq i64 %1343, %1228
  br i1 %1344, label %1345, label %1373

1345:                                             ; preds = %1334
  %1346 = load ptr, ptr %446, align 8
  %1347 = sext i32 %1340 to i64
  %1348 = getelementptr inbounds i32, ptr %1346, i64 %1347
  %1349 = load i32, ptr %1348, align 4
  %1350 = icmp sgt i32 %1349, 0
  br i1 %1350, label %1351, label %1373

1351:                                             ; preds = %1345
  %1352 = load ptr, ptr %29, align 8
  %1353 = getelementptr inbounds %struct.Node, ptr %1352, i64 %1347, i32 3
  %1354 = load i8, ptr %1353, align 1
  %1355 = icmp eq i8 %1354, 0
  br i1 %1355, label %1373, label %1356

1356:                                             ; preds = %1351
  %1357 = sext i32 %1342 to i64
  %1358 = getelementptr inbounds i32, ptr %1346, i64 %1357
  %1359 = load i32, ptr %1358, align 4
  %1360 = icmp sgt i32 %1359, 0
  br i1 %1360, label %1361, label %1373

1361:                                             ; preds = %1356
  %1362 = getelementptr inbounds %struct.Node, ptr %1352, i64 %1357, i32 3
  %1363 = load i8, ptr %1362, align 1
  %1364 = icmp eq i8 %1363, 0
  %1365 = icmp eq i32 %1340, %974
  %1366 = select i1 %1364, i1 true, i1 %1365
  %1367 = icmp eq i32 %1342, %974
  %1368 = select i1 %1366, i1 true, i1 %1367
  br i1 %1368, label %1373, label %1369

1369:                                             ; preds = %1361
  store i32 %1222, ptr %26, align 8
  store i32 %1340, ptr %634, align 4
  store i32 %1342, ptr %635, align 8
  store i32 0, ptr %636, align 4
  store i8 %1232, ptr %637, align 8
  %1370 = getelementptr inbounds i8, ptr %1338, i64 20
  %1371 = load i8, ptr %1370, align 4
  store i8 %1371, ptr %638, align 1
  call void @judge(ptr %29, i32 %974, ptr byval(%struct.Way) align 8 %26, ptr %22, ptr %23, i32 %1023)
  %1372 = load ptr, ptr %467, align 8
  br label %1373

1373:                                             ; preds = %1369, %1361, %1356, %1351, %1345, %1334
  %1374 = phi ptr [ %1335, %1356 ], [ %1335, %1345 ], [ %1372, %1369 ], [ %1335, %1361 ], [ %1335, %1351 ], [ %1335, %1334 ]
  %1375 = getelementptr inbounds %struct.Pair, ptr %1374, i64 %1337, i32 3
  %1376 = load i32, ptr %1375, align 4
  %1377 = icmp sgt i32 %1376, -1
  br i1 %1377, label %1334, label %1378

1378:                                             ; preds = %1373, %1322, %1310, %1309, %1225
  %1379 = add nuw nsw i64 %1226, 1
  %1380 = icmp eq i64 %1379, 3
  br i1 %1380, label %1223, label %1225

1381:                                             ; preds = %1223, %1120, %1113
  %1382 = phi i32 [ %1114, %1113 ], [ %1114, %1120 ], [ %1224, %1223 ]
  %1383 = add nuw nsw i64 %1115, 1
  %1384 = sext i32 %1382 to i64
  %1385 = icmp slt i64 %1383, %1384
  br i1 %1385, label %1113, label %1110

1386:                                             ; preds = %1110
  %1387 = load i32, ptr %640, align 4
  %1388 = load i8, ptr %641, align 1
  %1389 = icmp eq i8 %1388, 3
  br i1 %1389, label %1390, label %1395

1390:                                             ; preds = %1386
  %1391 = load ptr, ptr %29, align 8
  %1392 = sext i32 %1387 to i64
  %1393 = getelementptr inbounds %struct.Node, ptr %1391, i64 %1392
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %1393, i64 48, i1 false)
  %1394 = getelementptr inbounds %struct.Node, ptr %1391, i64 %976
  br label %1576

1395:                                             ; preds = %1386
  %1396 = load ptr, ptr %29, align 8
  %1397 = sext i32 %1387 to i64
  %1398 = getelementptr inbounds %struct.Node, ptr %1396, i64 %1397
  %1399 = load i32, ptr %642, align 4
  %1400 = sext i32 %1399 to i64
  %1401 = getelementptr inbounds %struct.Node, ptr %1396, i64 %1400
  call void @llvm.memset.p0.i64(ptr align 8 %21, i8 0, i64 48, i1 false)
  %1402 = icmp eq i8 %1388, 2
  %1403 = select i1 %1402, i8 2, i8 1
  store i8 %1403, ptr %21, align 8
  store i8 3, ptr %643, align 1
  store i32 -1, ptr %644, align 8
  %1404 = getelementptr inbounds i8, ptr %1398, i64 1
  %1405 = load i8, ptr %1404, align 1
  %1406 = getelementptr inbounds i8, ptr %1401, i64 1
  %1407 = load i8, ptr %1406, align 1
  %1408 = call i8 @llvm.umax.i8(i8 %1405, i8 %1407)
  store i8 %1408, ptr %645, align 1
  %1409 = icmp ne i8 %1408, 0
  %1410 = zext i1 %1409 to i8
  store i8 %1410, ptr %646, align 2
  store i8 1, ptr %647, align 4
  %1411 = icmp eq i8 %1388, 1
  %1412 = select i1 %1411, i8 -1, i8 1
  store i8 %1412, ptr %648, align 1
  store i32 %1387, ptr %649, align 8
  store i32 %1399, ptr %650, align 4
  %1413 = getelementptr inbounds i8, ptr %1398, i64 20
  %1414 = getelementptr inbounds i8, ptr %1401, i64 20
  br label %1418

1415:                                             ; preds = %1446
  %1416 = select i1 %1411, i8 1, i8 -1
  %1417 = icmp eq i8 %1408, 0
  br i1 %1417, label %1451, label %1494

1418:                                             ; preds = %1446, %1395
  %1419 = phi i64 [ 0, %1395 ], [ %1449, %1446 ]
  %1420 = getelementptr inbounds [4 x i32], ptr %1413, i64 0, i64 %1419
  %1421 = load i32, ptr %1420, align 4
  %1422 = getelementptr inbounds [4 x i32], ptr %1414, i64 0, i64 %1419
  %1423 = load i32, ptr %1422, align 4
  switch i8 %1388, label %1434 [
    i8 0, label %1424
    i8 1, label %1429
  ]

1424:                                             ; preds = %1418
  %1425 = add i32 %1423, %1421
  %1426 = icmp ugt i32 %1425, 2147483646
  %1427 = add i32 %1425, -2147483647
  %1428 = select i1 %1426, i32 %1427, i32 %1425
  br label %1446

1429:                                             ; preds = %1418
  %1430 = icmp ult i32 %1421, %1423
  %1431 = add i32 %1421, 2147483647
  %1432 = select i1 %1430, i32 %1431, i32 %1421
  %1433 = sub i32 %1432, %1423
  br label %1446

1434:                                             ; preds = %1418
  %1435 = zext i32 %1421 to i64
  %1436 = zext i32 %1423 to i64
  %1437 = mul nuw i64 %1436, %1435
  %1438 = trunc i64 %1437 to i32
  %1439 = and i32 %1438, 2147483647
  %1440 = lshr i64 %1437, 31
  %1441 = trunc i64 %1440 to i32
  %1442 = add i32 %1439, %1441
  %1443 = icmp ugt i32 %1442, 2147483646
  %1444 = add i32 %1442, -2147483647
  %1445 = select i1 %1443, i32 %1444, i32 %1442
  br label %1446

1446:                                             ; preds = %1434, %1429, %1424
  %1447 = phi i32 [ %1428, %1424 ], [ %1433, %1429 ], [ %1445, %1434 ]
  %1448 = getelementptr inbounds [4 x i32], ptr %651, i64 0, i64 %1419
  store i32 %1447, ptr %1448, align 4
  %1449 = add nuw nsw i64 %1419, 1
  %1450 = icmp eq i64 %1449, 4
  br i1 %1450, label %1415, label %1418

1451:                                             ; preds = %1415
  %1452 = getelementptr inbounds i8, ptr %1401, i64 40
  %1453 = load i64, ptr %1452, align 8
  br i1 %1411, label %1454, label %1458

1454:                                             ; preds = %1451
  %1455 = icmp eq i64 %1453, 0
  %1456 = sub i64 2305843009213693487, %1453
  %1457 = select i1 %1455, i64 0, i64 %1456
  br label %1484

1458:                                             ; preds = %1451
  br i1 %1402, label %1459, label %1484

1459:                                             ; preds = %1458
  %1460 = getelementptr inbounds i8, ptr %1398, i64 40
  %1461 = load i64, ptr %1460, align 8
  %1462 = zext i64 %1461 to i128
  %1463 = zext i64 %1453 to i128
  %1464 = mul nuw i128 %1462, %1463
  %1465 = trunc i128 %1464 to i64
  %1466 = mul i64 %1465, 3456285112735364913
  %1467 = zext i64 %1466 to i128
  %1468 = mul nuw nsw i128 %1467, 2305843009213693487
  %1469 = add i128 %1468, %1464
  %1470 = lshr i128 %1469, 64
  %1471 = trunc nuw i128 %1470 to i64
  %1472 = icmp ugt i64 %1471, 2305843009213693486
  %1473 = add i64 %1471, -2305843009213693487
  %1474 = select i1 %1472, i64 %1473, i64 %1471
  %1475 = zext i64 %1474 to i128
  %1476 = mul nuw nsw i128 %1475, 13838400
  %1477 = trunc i128 %1476 to i64
  %1478 = mul i64 %1477, 3456285112735364913
  %1479 = zext i64 %1478 to i128
  %1480 = mul nuw nsw i128 %1479, 2305843009213693487
  %1481 = add nuw nsw i128 %1480, %1476
  %1482 = lshr i128 %1481, 64
  %1483 = trunc nuw nsw i128 %1482 to i64
  br label %1489

1484:                                             ; preds = %1458, %1454
  %1485 = phi i64 [ %1457, %1454 ], [ %1453, %1458 ]
  %1486 = getelementptr inbounds i8, ptr %1398, i64 40
  %1487 = load i64, ptr %1486, align 8
  %1488 = add i64 %1487, %1485
  br label %1489

1489:                                             ; preds = %1484, %1459
  %1490 = phi i64 [ %1488, %1484 ], [ %1483, %1459 ]
  %1491 = icmp ugt i64 %1490, 2305843009213693486
  %1492 = add i64 %1490, -2305843009213693487
  %1493 = select i1 %1491, i64 %1492, i64 %1490
  store i64 %1493, ptr %652, align 8
  br label %1494

1494:                                             ; preds = %1489, %1415
  %1495 = getelementptr inbounds %struct.Node, ptr %1396, i64 %976
  %1496 = load i32, ptr %651, align 4
  %1497 = load i32, ptr %653, align 8
  %1498 = zext i32 %1496 to i64
  %1499 = shl nuw nsw i64 %1498, 31
  %1500 = zext i32 %1497 to i64
  %1501 = or i64 %1499, %1500
  %1502 = icmp eq i32 %1496, 0
  %1503 = sub i32 2147483647, %1496
  %1504 = select i1 %1502, i32 0, i32 %1503
  %1505 = zext i32 %1504 to i64
  %1506 = shl nuw nsw i64 %1505, 31
  %1507 = icmp eq i32 %1497, 0
  %1508 = sub i32 2147483647, %1497
  %1509 = select i1 %1507, i32 0, i32 %1508
  %1510 = zext i32 %1509 to i64
  %1511 = or i64 %1506, %1510
  %1512 = call i64 @llvm.umin.i64(i64 %1501, i64 %1511)
  %1513 = load ptr, ptr %457, align 8
  %1514 = load i32, ptr %425, align 8
  %1515 = mul i64 %1512, -7046029254386353131
  %1516 = lshr i64 %1515, 33
  %1517 = trunc nuw nsw i64 %1516 to i32
  %1518 = and i32 %1514, %1517
  %1519 = zext i32 %1518 to i64
  %1520 = getelementptr inbounds i32, ptr %1513, i64 %1519
  %1521 = load i32, ptr %1520, align 4
  %1522 = icmp slt i32 %1521, 0
  br i1 %1522, label %1576, label %1523

1523:                                             ; preds = %1494
  %1524 = load ptr, ptr %446, align 8
  %1525 = load ptr, ptr %461, align 8
  br label %1526

1526:                                             ; preds = %1572, %1523
  %1527 = phi i32 [ %1521, %1523 ], [ %1574, %1572 ]
  %1528 = zext i32 %1527 to i64
  %1529 = getelementptr inbounds %struct.Node, ptr %1396, i64 %1528, i32 7
  br label %1534

1530:                                             ; preds = %1534
  %1531 = getelementptr inbounds i32, ptr %1524, i64 %1528
  %1532 = load i32, ptr %1531, align 4
  %1533 = icmp eq i32 %1532, 0
  br i1 %1533, label %1551, label %1572

1534:                                             ; preds = %1534, %1526
  %1535 = phi i64 [ 0, %1526 ], [ %1549, %1534 ]
  %1536 = phi i32 [ 1, %1526 ], [ %1548, %1534 ]
  %1537 = phi i32 [ 1, %1526 ], [ %1543, %1534 ]
  %1538 = getelementptr inbounds i32, ptr %1529, i64 %1535
  %1539 = load i32, ptr %1538, align 4
  %1540 = getelementptr inbounds [4 x i32], ptr %651, i64 0, i64 %1535
  %1541 = load i32, ptr %1540, align 4
  %1542 = icmp eq i32 %1539, %1541
  %1543 = select i1 %1542, i32 %1537, i32 0
  %1544 = icmp eq i32 %1541, 0
  %1545 = sub i32 2147483647, %1541
  %1546 = select i1 %1544, i32 0, i32 %1545
  %1547 = icmp eq i32 %1539, %1546
  %1548 = select i1 %1547, i32 %1536, i32 0
  %1549 = add nuw nsw i64 %1535, 1
  %1550 = icmp eq i64 %1549, 4
  br i1 %1550, label %1530, label %1534

1551:                                             ; preds = %1530
  %1552 = getelementptr inbounds %struct.Node, ptr %1396, i64 %1528
  %1553 = getelementptr inbounds i8, ptr %1552, i64 3
  %1554 = load i8, ptr %1553, align 1
  %1555 = icmp eq i8 %1554, 0
  br i1 %1555, label %1572, label %1556

1556:                                             ; preds = %1551
  %1557 = getelementptr inbounds i8, ptr %1552, i64 1
  %1558 = load i8, ptr %1557, align 1
  %1559 = icmp eq i8 %1558, %1408
  br i1 %1559, label %1560, label %1572

1560:                                             ; preds = %1556
  %1561 = icmp ne i32 %1543, 0
  %1562 = icmp eq i32 %1548, 0
  %1563 = select i1 %1561, i1 true, i1 %1562
  br i1 %1563, label %1569, label %1564

1564:                                             ; preds = %1560
  store i8 -1, ptr %647, align 4
  br i1 %1402, label %1566, label %1565

1565:                                             ; preds = %1564
  store i8 %1416, ptr %648, align 1
  br label %1566

1566:                                             ; preds = %1565, %1564
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %651, ptr align 4 %1529, i64 16, i1 false)
  %1567 = getelementptr inbounds %struct.Node, ptr %1396, i64 %1528, i32 8
  %1568 = load i64, ptr %1567, align 8
  store i64 %1568, ptr %652, align 8
  br label %1576

1569:                                             ; preds = %1560
  %1570 = xor i1 %1561, true
  %1571 = select i1 %1570, i1 %1562, i1 false
  br i1 %1571, label %1572, label %1576

1572:                                             ; preds = %1569, %1556, %1551, %1530
  %1573 = getelementptr inbounds i32, ptr %1525, i64 %1528
  %1574 = load i32, ptr %1573, align 4
  %1575 = icmp slt i32 %1574, 0
  br i1 %1575, label %1576, label %1526

1576:                                             ; preds = %1572, %1569, %1566, %1494, %1390
  %1577 = phi ptr [ %1394, %1390 ], [ %1495, %1494 ], [ %1495, %1566 ], [ %1495, %1569 ], [ %1495, %1572 ]
  %1578 = phi ptr [ %1391, %1390 ], [ %1396, %1494 ], [ %1396, %1566 ], [ %1396, %1569 ], [ %1396, %1572 ]
  %1579 = phi i32 [ -1, %1390 ], [ -1, %1494 ], [ %1527, %1566 ], [ -1, %1572 ], [ %1527, %1569 ]
  %1580 = load i8, ptr %654, align 4
  %1581 = load i32, ptr %22, align 4
  %1582 = sext i32 %1581 to i64
  %1583 = getelementptr inbounds i8, ptr %1577, i64 20
  %1584 = icmp eq i8 %1580, 1
  br label %1585

1585:                                             ; preds = %1631, %1576
  %1586 = phi i1 [ true, %1576 ], [ %1633, %1631 ]
  %1587 = phi i32 [ 0, %1576 ], [ %1632, %1631 ]
  %1588 = and i32 %1587, 1
  %1589 = icmp eq i32 %1588, 0
  %1590 = icmp ult i32 %1587, 2
  br label %1591

1591:                                             ; preds = %1624, %1585
  %1592 = phi i64 [ 0, %1585 ], [ %1625, %1624 ]
  %1593 = getelementptr inbounds %struct.Node, ptr %1578, i64 %1582, i32 7, i64 %1592
  %1594 = load i32, ptr %1593, align 4
  %1595 = icmp eq i32 %1594, 0
  %1596 = sub i32 2147483647, %1594
  %1597 = select i1 %1595, i32 0, i32 %1596
  %1598 = select i1 %1589, i32 %1594, i32 %1597
  %1599 = getelementptr inbounds [4 x i32], ptr %651, i64 0, i64 %1592
  %1600 = load i32, ptr %1599, align 4
  %1601 = icmp eq i32 %1600, 0
  %1602 = sub i32 2147483647, %1600
  %1603 = select i1 %1601, i32 0, i32 %1602
  %1604 = select i1 %1590, i32 %1600, i32 %1603
  %1605 = getelementptr inbounds [4 x i32], ptr %1583, i64 0, i64 %1592
  %1606 = load i32, ptr %1605, align 4
  br i1 %1584, label %1607, label %1609

1607:                                             ; preds = %1591
  %1608 = add i32 %1604, %1598
  br label %1618

1609:                                             ; preds = %1591
  %1610 = zext i32 %1598 to i64
  %1611 = zext i32 %1604 to i64
  %1612 = mul nuw i64 %1611, %1610
  %1613 = trunc i64 %1612 to i32
  %1614 = and i32 %1613, 2147483647
  %1615 = lshr i64 %1612, 31
  %1616 = trunc i64 %1615 to i32
  %1617 = add i32 %1614, %1616
  br label %1618

1618:                                             ; preds = %1609, %1607
  %1619 = phi i32 [ %1617, %1609 ], [ %1608, %1607 ]
  %1620 = icmp ugt i32 %1619, 2147483646
  %1621 = add i32 %1619, -2147483647
  %1622 = select i1 %1620, i32 %1621, i32 %1619
  %1623 = icmp eq i32 %1606, %1622
  br i1 %1623, label %1624, label %1631

1624:                                             ; preds = %1618
  %1625 = add nuw nsw i64 %1592, 1
  %1626 = icmp eq i64 %1625, 4
  br i1 %1626, label %1627, label %1591

1627:                                             ; preds = %1624
  %1628 = icmp ugt i32 %1587, 1
  %1629 = select i1 %1628, i16 -256, i16 256
  %1630 = select i1 %1589, i16 1, i16 255
  br i1 %1586, label %1635, label %1766

1631:                                             ; preds = %1618
  %1632 = add nuw nsw i32 %1587, 1
  %1633 = icmp ult i32 %1587, 3
  %1634 = icmp eq i32 %1632, 4
  br i1 %1634, label %1766, label %1585

1635:                                             ; preds = %1627
  br i1 %1389, label %1636, label %1638

1636:                                             ; preds = %1635
  %1637 = sext i32 %1387 to i64
  br label %1669

1638:                                             ; preds = %1635
  %1639 = icmp slt i32 %1579, 0
  br i1 %1639, label %1642, label %1640

1640:                                             ; preds = %1638
  %1641 = zext i32 %1579 to i64
  br label %1644

1642:                                             ; preds = %1638
  %1643 = add nsw i32 %1382, 1
  store i32 %1643, ptr %620, align 8
  br label %1644

1644:                                             ; preds = %1642, %1640
  %1645 = phi i64 [ %1641, %1640 ], [ %1384, %1642 ]
  %1646 = phi i32 [ %1579, %1640 ], [ %1382, %1642 ]
  %1647 = getelementptr inbounds %struct.Node, ptr %1578, i64 %1645
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1647, ptr align 8 %21, i64 48, i1 false)
  %1648 = load ptr, ptr %494, align 8
  %1649 = getelementptr inbounds i32, ptr %1648, i64 %1645
  store i32 0, ptr %1649, align 4
  %1650 = load ptr, ptr %490, align 8
  %1651 = getelementptr inbounds i32, ptr %1650, i64 %1645
  store i32 0, ptr %1651, align 4
  %1652 = load ptr, ptr %446, align 8
  %1653 = getelementptr inbounds i32, ptr %1652, i64 %1645
  store i32 0, ptr %1653, align 4
  %1654 = load ptr, ptr %446, align 8
  %1655 = sext i32 %1387 to i64
  %1656 = getelementptr inbounds i32, ptr %1654, i64 %1655
  %1657 = load i32, ptr %1656, align 4
  %1658 = add nsw i32 %1657, 1
  store i32 %1658, ptr %1656, align 4
  %1659 = load ptr, ptr %446, align 8
  %1660 = load i32, ptr %642, align 4
  %1661 = sext i32 %1660 to i64
  %1662 = getelementptr inbounds i32, ptr %1659, i64 %1661
  %1663 = load i32, ptr %1662, align 4
  %1664 = add nsw i32 %1663, 1
  store i32 %1664, ptr %1662, align 4
  %1665 = load i8, ptr %646, align 2
  %1666 = zext i8 %1665 to i32
  %1667 = load i32, ptr %625, align 8
  %1668 = add nsw i32 %1667, %1666
  store i32 %1668, ptr %625, align 8
  br label %1669

1669:                                             ; preds = %1644, %1636
  %1670 = phi i64 [ %1637, %1636 ], [ %1645, %1644 ]
  %1671 = phi i32 [ %1387, %1636 ], [ %1646, %1644 ]
  %1672 = load ptr, ptr %446, align 8
  %1673 = getelementptr inbounds i32, ptr %1672, i64 %1582
  %1674 = load i32, ptr %1673, align 4
  %1675 = add nsw i32 %1674, 1
  store i32 %1675, ptr %1673, align 4
  %1676 = load ptr, ptr %446, align 8
  %1677 = getelementptr inbounds i32, ptr %1676, i64 %1670
  %1678 = load i32, ptr %1677, align 4
  %1679 = add nsw i32 %1678, 1
  store i32 %1679, ptr %1677, align 4
  %1680 = getelementptr inbounds i8, ptr %1577, i64 8
  %1681 = load i32, ptr %1680, align 8
  %1682 = getelementptr inbounds i8, ptr %1577, i64 12
  %1683 = load i32, ptr %1682, align 4
  %1684 = getelementptr inbounds i8, ptr %1577, i64 4
  %1685 = or disjoint i16 %1630, %1629
  store i16 %1685, ptr %1684, align 4
  store i8 %1580, ptr %1577, align 8
  store i32 %1581, ptr %1680, align 8
  store i32 %1671, ptr %1682, align 4
  %1686 = load ptr, ptr %504, align 8
  store i32 %1681, ptr %1686, align 4
  br label %1687

1687:                                             ; preds = %1702, %1669
  %1688 = phi i32 [ 1, %1669 ], [ %1703, %1702 ]
  %1689 = load ptr, ptr %504, align 8
  %1690 = add nsw i32 %1688, -1
  %1691 = sext i32 %1690 to i64
  %1692 = getelementptr inbounds i32, ptr %1689, i64 %1691
  %1693 = load i32, ptr %1692, align 4
  %1694 = icmp slt i32 %1693, 0
  br i1 %1694, label %1702, label %1695

1695:                                             ; preds = %1687
  %1696 = load ptr, ptr %446, align 8
  %1697 = zext i32 %1693 to i64
  %1698 = getelementptr inbounds i32, ptr %1696, i64 %1697
  %1699 = load i32, ptr %1698, align 4
  %1700 = add nsw i32 %1699, -1
  store i32 %1700, ptr %1698, align 4
  %1701 = icmp eq i32 %1700, 0
  br i1 %1701, label %1705, label %1702

1702:                                             ; preds = %1705, %1695, %1687
  %1703 = phi i32 [ %1720, %1705 ], [ %1690, %1695 ], [ %1690, %1687 ]
  %1704 = icmp eq i32 %1703, 0
  br i1 %1704, label %1723, label %1687

1705:                                             ; preds = %1695
  %1706 = load ptr, ptr %29, align 8
  %1707 = getelementptr inbounds %struct.Node, ptr %1706, i64 %1697, i32 2
  %1708 = load i8, ptr %1707, align 2
  %1709 = zext i8 %1708 to i32
  %1710 = load i32, ptr %625, align 8
  %1711 = sub nsw i32 %1710, %1709
  store i32 %1711, ptr %625, align 8
  %1712 = getelementptr inbounds %struct.Node, ptr %1706, i64 %1697, i32 5
  %1713 = load i32, ptr %1712, align 8
  %1714 = load ptr, ptr %504, align 8
  %1715 = getelementptr inbounds i32, ptr %1714, i64 %1691
  store i32 %1713, ptr %1715, align 4
  %1716 = load ptr, ptr %29, align 8
  %1717 = getelementptr inbounds %struct.Node, ptr %1716, i64 %1697, i32 5, i64 1
  %1718 = load i32, ptr %1717, align 4
  %1719 = load ptr, ptr %504, align 8
  %1720 = add nsw i32 %1688, 1
  %1721 = sext i32 %1688 to i64
  %1722 = getelementptr inbounds i32, ptr %1719, i64 %1721
  store i32 %1718, ptr %1722, align 4
  br label %1702

1723:                                             ; preds = %1702
  %1724 = load ptr, ptr %504, align 8
  store i32 %1683, ptr %1724, align 4
  br label %1725

1725:                                             ; preds = %1740, %1723
  %1726 = phi i32 [ 1, %1723 ], [ %1741, %1740 ]
  %1727 = load ptr, ptr %504, align 8
  %1728 = add nsw i32 %1726, -1
  %1729 = sext i32 %1728 to i64
  %1730 = getelementptr inbounds i32, ptr %1727, i64 %1729
  %1731 = load i32, ptr %1730, align 4
  %1732 = icmp slt i32 %1731, 0
  br i1 %1732, label %1740, label %1733

1733:                                             ; preds = %1725
  %1734 = load ptr, ptr %446, align 8
  %1735 = zext i32 %1731 to i64
  %1736 = getelementptr inbounds i32, ptr %1734, i64 %1735
  %1737 = load i32, ptr %1736, align 4
  %1738 = add nsw i32 %1737, -1
  store i32 %1738, ptr %1736, align 4
  %1739 = icmp eq i32 %1738, 0
  br i1 %1739, label %1743, label %1740

1740:                                             ; preds = %1743, %1733, %1725
  %1741 = phi i32 [ %1758, %1743 ], [ %1728, %1733 ], [ %1728, %1725 ]
  %1742 = icmp eq i32 %1741, 0
  br i1 %1742, label %1761, label %1725

1743:                                             ; preds = %1733
  %1744 = load ptr, ptr %29, align 8
  %1745 = getelementptr inbounds %struct.Node, ptr %1744, i64 %1735, i32 2
  %1746 = load i8, ptr %1745, align 2
  %1747 = zext i8 %1746 to i32
  %1748 = load i32, ptr %625, align 8
  %1749 = sub nsw i32 %1748, %1747
  store i32 %1749, ptr %625, align 8
  %1750 = getelementptr inbounds %struct.Node, ptr %1744, i64 %1735, i32 5
  %1751 = load i32, ptr %1750, align 8
  %1752 = load ptr, ptr %504, align 8
  %1753 = getelementptr inbounds i32, ptr %1752, i64 %1729
  store i32 %1751, ptr %1753, align 4
  %1754 = load ptr, ptr %29, align 8
  %1755 = getelementptr inbounds %struct.Node, ptr %1754, i64 %1735, i32 5, i64 1
  %1756 = load i32, ptr %1755, align 4
  %1757 = load ptr, ptr %504, align 8
  %1758 = add nsw i32 %1726, 1
  %1759 = sext i32 %1726 to i64
  %1760 = getelementptr inbounds i32, ptr %1757, i64 %1759
  store i32 %1756, ptr %1760, align 4
  br label %1740

1761:                                             ; preds = %1740
  %1762 = icmp ne i8 %1388, 3
  %1763 = icmp slt i32 %1579, 0
  %1764 = and i1 %1762, %1763
  br i1 %1764, label %1765, label %1766

1765:                                             ; preds = %1761
  call void @enter(ptr %29, i32 %1671)
  call void @enter_pairs(ptr %29, i32 %1671)
  br label %1766

1766:                                             ; preds = %1631, %1765, %1761, %1627
  br label %1767

1767:                                             ; preds = %1766, %1110, %1101
  br label %1768

1768:                                             ; preds = %1767, %990, %982, %960
  %1769 = add nuw i32 %919, 1
  %1770 = icmp eq i32 %919, %723
  br i1 %1770, label %1771, label %917

1771:                                             ; preds = %1768, %910
  %1772 = phi i32 [ %912, %910 ], [ %946, %1768 ]
  %1773 = load ptr, ptr %27, align 8
  %1774 = load i32, ptr %535, align 8
  %1775 = sext i32 %1774 to i64
  %1776 = mul nsw i64 %1775, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %520, ptr align 8 %1773, i64 %1776, i1 false)
  %1777 = load ptr, ptr %532, align 8
  %1778 = load i32, ptr %534, align 8
  %1779 = sext i32 %1778 to i64
  %1780 = shl nsw i64 %1779, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %521, ptr align 4 %1777, i64 %1780, i1 false)
  br label %1781

1781:                                             ; preds = %1771, %716
  %1782 = phi i32 [ %698, %716 ], [ %1774, %1771 ]
  %1783 = phi i32 [ %697, %716 ], [ %1778, %1771 ]
  %1784 = phi i32 [ %694, %716 ], [ %1772, %1771 ]
  %1785 = load i32, ptr %655, align 4
  br i1 %717, label %1788, label %1786

1786:                                             ; preds = %1781
  %1787 = load i32, ptr %656, align 4
  br label %1788

1788:                                             ; preds = %1781, %1786
  %1789 = phi i32 [ %1787, %1786 ], [ 2, %1781 ]
  %1790 = load ptr, ptr %283, align 8
  %1791 = sext i32 %1782 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %1790, i8 0, i64 %1791, i1 false)
  %1792 = icmp sgt i32 %1783, 0
  br i1 %1792, label %1793, label %1860

1793:                                             ; preds = %1788
  %1794 = zext i32 %1783 to i64
  br label %1795

1795:                                             ; preds = %1793, %1857
  %1796 = phi i64 [ %1858, %1857 ], [ 0, %1793 ]
  %1797 = phi i32 [ %1855, %1857 ], [ 0, %1793 ]
  %1798 = getelementptr inbounds %struct.Edge, ptr %521, i64 %1796
  %1799 = load i32, ptr %1798, align 4
  %1800 = load ptr, ptr %202, align 8
  store i32 %1799, ptr %1800, align 4
  br label %1801

1801:                                             ; preds = %1853, %1795
  %1802 = phi i32 [ %1797, %1795 ], [ %1855, %1853 ]
  %1803 = phi i32 [ 1, %1795 ], [ %1854, %1853 ]
  %1804 = load ptr, ptr %202, align 8
  %1805 = sext i32 %1803 to i64
  %1806 = getelementptr i32, ptr %1804, i64 %1805
  %1807 = getelementptr i8, ptr %1806, i64 -4
  %1808 = load i32, ptr %1807, align 4
  %1809 = load ptr, ptr %283, align 8
  %1810 = sext i32 %1808 to i64
  %1811 = getelementptr inbounds i8, ptr %1809, i64 %1810
  %1812 = load i8, ptr %1811, align 1
  switch i8 %1812, label %1842 [
    i8 2, label %1813
    i8 0, label %1815
  ]

1813:                                             ; preds = %1801
  %1814 = add nsw i32 %1803, -1
  br label %1853

1815:                                             ; preds = %1801
  store i8 1, ptr %1811, align 1
  br label %1816

1816:                                             ; preds = %1834, %1815
  %1817 = phi i64 [ %1836, %1834 ], [ %1805, %1815 ]
  %1818 = phi i64 [ %1838, %1834 ], [ 1, %1815 ]
  %1819 = phi i1 [ false, %1834 ], [ true, %1815 ]
  %1820 = load ptr, ptr %283, align 8
  br label %1821

1821:                                             ; preds = %1831, %1816
  %1822 = phi i64 [ %1832, %1831 ], [ %1818, %1816 ]
  %1823 = getelementptr inbounds %struct.Node, ptr %520, i64 %1810, i32 5, i64 %1822
  %1824 = load i32, ptr %1823, align 4
  %1825 = icmp sgt i32 %1824, -1
  br i1 %1825, label %1826, label %1831

1826:                                             ; preds = %1821
  %1827 = zext i32 %1824 to i64
  %1828 = getelementptr inbounds i8, ptr %1820, i64 %1827
  %1829 = load i8, ptr %1828, align 1
  %1830 = icmp eq i8 %1829, 0
  br i1 %1830, label %1834, label %1831

1831:                                             ; preds = %1826, %1821
  %1832 = add nsw i64 %1822, -1
  %1833 = icmp eq i64 %1822, 0
  br i1 %1833, label %1840, label %1821

1834:                                             ; preds = %1826
  %1835 = load ptr, ptr %202, align 8
  %1836 = add nsw i64 %1817, 1
  %1837 = getelementptr inbounds i32, ptr %1835, i64 %1817
  store i32 %1824, ptr %1837, align 4
  %1838 = add nsw i64 %1822, -1
  %1839 = icmp eq i64 %1822, 0
  br i1 %1839, label %1851, label %1816

1840:                                             ; preds = %1831
  %1841 = trunc nsw i64 %1817 to i32
  br i1 %1819, label %1842, label %1853

1842:                                             ; preds = %1840, %1801
  %1843 = phi ptr [ %1809, %1801 ], [ %1820, %1840 ]
  %1844 = phi i32 [ %1803, %1801 ], [ %1841, %1840 ]
  %1845 = add nsw i32 %1844, -1
  %1846 = getelementptr inbounds i8, ptr %1843, i64 %1810
  store i8 2, ptr %1846, align 1
  %1847 = load ptr, ptr %194, align 8
  %1848 = add nsw i32 %1802, 1
  %1849 = sext i32 %1802 to i64
  %1850 = getelementptr inbounds i32, ptr %1847, i64 %1849
  store i32 %1808, ptr %1850, align 4
  br label %1853

1851:                                             ; preds = %1834
  %1852 = trunc nsw i64 %1836 to i32
  br label %1853

1853:                                             ; preds = %1851, %1842, %1840, %1813
  %1854 = phi i32 [ %1814, %1813 ], [ %1841, %1840 ], [ %1845, %1842 ], [ %1852, %1851 ]
  %1855 = phi i32 [ %1802, %1813 ], [ %1802, %1840 ], [ %1848, %1842 ], [ %1802, %1851 ]
  %1856 = icmp eq i32 %1854, 0
  br i1 %1856, label %1857, label %1801

1857:                                             ; preds = %1853
  %1858 = add nuw nsw i64 %1796, 1
  %1859 = icmp eq i64 %1858, %1794
  br i1 %1859, label %1860, label %1795

1860:                                             ; preds = %1857, %1788
  %1861 = phi i32 [ 0, %1788 ], [ %1855, %1857 ]
  store i32 0, ptr %657, align 8
  store i32 0, ptr %658, align 8
  store i32 0, ptr %659, align 8
  store i32 0, ptr %660, align 4
  store i32 0, ptr %661, align 8
  store i32 0, ptr %662, align 8
  store i32 1, ptr %663, align 8
  %1862 = load ptr, ptr %664, align 8
  %1863 = getelementptr inbounds i8, ptr %1862, i64 4
  store i32 0, ptr %1863, align 4
  %1864 = load ptr, ptr %664, align 8
  store i32 0, ptr %1864, align 4
  %1865 = load ptr, ptr %665, align 8
  %1866 = load i32, ptr %666, align 8
  %1867 = sext i32 %1866 to i64
  %1868 = shl nsw i64 %1867, 2
  %1869 = add nsw i64 %1868, 4
  call void @llvm.memset.p0.i64(ptr align 4 %1865, i8 0, i64 %1869, i1 false)
  %1870 = load ptr, ptr %665, align 8
  %1871 = load i32, ptr %1870, align 4
  %1872 = icmp eq i32 %1871, 0
  br i1 %1872, label %1888, label %1873

1873:                                             ; preds = %1860
  %1874 = load ptr, ptr %664, align 8
  %1875 = load ptr, ptr %667, align 8
  br label %1876

1876:                                             ; preds = %1884, %1873
  %1877 = phi i32 [ %1871, %1873 ], [ %1886, %1884 ]
  %1878 = sext i32 %1877 to i64
  %1879 = getelementptr i32, ptr %1874, i64 %1878
  %1880 = getelementptr i8, ptr %1879, i64 4
  %1881 = load i32, ptr %1880, align 4
  %1882 = load i32, ptr %1879, align 4
  %1883 = icmp eq i32 %1881, %1882
  br i1 %1883, label %1907, label %1884

1884:                                             ; preds = %1876
  %1885 = getelementptr inbounds i32, ptr %1875, i64 %1878
  %1886 = load i32, ptr %1885, align 4
  %1887 = icmp eq i32 %1886, 0
  br i1 %1887, label %1888, label %1876

1888:                                             ; preds = %1884, %1860
  %1889 = load i32, ptr %663, align 8
  %1890 = add nsw i32 %1889, 2
  %1891 = load i32, ptr %668, align 4
  %1892 = icmp sgt i32 %1890, %1891
  br i1 %1892, label %1897, label %1893

1893:                                             ; preds = %1888
  %1894 = load i32, ptr %658, align 8
  %1895 = load i32, ptr %669, align 4
  %1896 = icmp sgt i32 %1894, %1895
  br i1 %1896, label %1897, label %1898

1897:                                             ; preds = %1893, %1888
  store i32 1, ptr %662, align 8
  br label %1907

1898:                                             ; preds = %1893
  %1899 = add nsw i32 %1889, 1
  store i32 %1899, ptr %663, align 8
  %1900 = load ptr, ptr %664, align 8
  %1901 = sext i32 %1899 to i64
  %1902 = getelementptr inbounds i32, ptr %1900, i64 %1901
  store i32 %1894, ptr %1902, align 4
  %1903 = load i32, ptr %1870, align 4
  %1904 = load ptr, ptr %667, align 8
  %1905 = sext i32 %1889 to i64
  %1906 = getelementptr inbounds i32, ptr %1904, i64 %1905
  store i32 %1903, ptr %1906, align 4
  store i32 %1889, ptr %1870, align 4
  br label %1907

1907:                                             ; preds = %1876, %1897, %1898
  %1908 = icmp sgt i32 %1861, 0
  br i1 %1908, label %1909, label %1915

1909:                                             ; preds = %1907
  %1910 = zext i32 %1861 to i64
  br label %1911

1911:                                             ; preds = %2320, %1909
  %1912 = phi i64 [ 0, %1909 ], [ %2329, %2320 ]
  %1913 = load i32, ptr %662, align 8
  %1914 = icmp eq i32 %1913, 0
  br i1 %1914, label %1918, label %1915

1915:                                             ; preds = %2320, %1911, %1907
  br i1 %1792, label %1916, label %2365

1916:                                             ; preds = %1915
  %1917 = zext i32 %1783 to i64
  br label %2331

1918:                                             ; preds = %1911
  %1919 = load ptr, ptr %194, align 8
  %1920 = getelementptr inbounds i32, ptr %1919, i64 %1912
  %1921 = load i32, ptr %1920, align 4
  %1922 = load ptr, ptr %183, align 8
  %1923 = sext i32 %1921 to i64
  %1924 = getelementptr inbounds %struct.Edge, ptr %1922, i64 %1923
  %1925 = getelementptr inbounds %struct.Node, ptr %520, i64 %1923
  %1926 = getelementptr inbounds i8, ptr %1925, i64 1
  %1927 = load i8, ptr %1926, align 1
  %1928 = icmp eq i8 %1927, 0
  br i1 %1928, label %1929, label %1998

1929:                                             ; preds = %1918
  %1930 = getelementptr inbounds i8, ptr %1925, i64 40
  %1931 = load i64, ptr %1930, align 8
  %1932 = icmp ugt i64 %1931, 1152921504606846743
  %1933 = sub i64 2305843009213693487, %1931
  %1934 = select i1 %1932, i64 %1933, i64 %1931
  %1935 = load ptr, ptr %315, align 8
  %1936 = mul i64 %1934, -7046029254386353131
  %1937 = lshr i64 %1936, 33
  %1938 = trunc nuw nsw i64 %1937 to i32
  %1939 = load i32, ptr %295, align 8
  %1940 = and i32 %1939, %1938
  %1941 = zext i32 %1940 to i64
  %1942 = getelementptr inbounds i32, ptr %1935, i64 %1941
  %1943 = load i32, ptr %1942, align 4
  %1944 = icmp eq i32 %1943, 0
  br i1 %1944, label %1960, label %1945

1945:                                             ; preds = %1929
  %1946 = load ptr, ptr %86, align 8
  br label %1951

1947:                                             ; preds = %1951
  %1948 = getelementptr inbounds i8, ptr %1954, i64 28
  %1949 = load i32, ptr %1948, align 4
  %1950 = icmp eq i32 %1949, 0
  br i1 %1950, label %1960, label %1951

1951:                                             ; preds = %1947, %1945
  %1952 = phi i32 [ %1943, %1945 ], [ %1949, %1947 ]
  %1953 = sext i32 %1952 to i64
  %1954 = getelementptr inbounds %struct.Scalar, ptr %1946, i64 %1953
  %1955 = load i64, ptr %1954, align 8
  %1956 = icmp eq i64 %1955, %1934
  br i1 %1956, label %1957, label %1947

1957:                                             ; preds = %1951
  %1958 = sub nsw i32 0, %1952
  %1959 = select i1 %1932, i32 %1958, i32 %1952
  br label %1989

1960:                                             ; preds = %1947, %1929
  %1961 = getelementptr inbounds i8, ptr %1925, i64 16
  %1962 = load i32, ptr %1961, align 8
  %1963 = icmp slt i32 %1962, 0
  br i1 %1963, label %1964, label %1989

1964:                                             ; preds = %1960
  %1965 = getelementptr inbounds i8, ptr %1925, i64 8
  %1966 = load i32, ptr %1965, align 4
  %1967 = sext i32 %1966 to i64
  %1968 = getelementptr inbounds %struct.Edge, ptr %1922, i64 %1967, i32 1
  %1969 = load i32, ptr %1968, align 4
  %1970 = getelementptr inbounds i8, ptr %1925, i64 4
  %1971 = load i8, ptr %1970, align 1
  %1972 = sext i8 %1971 to i32
  %1973 = mul nsw i32 %1969, %1972
  %1974 = getelementptr inbounds i8, ptr %1925, i64 12
  %1975 = load i32, ptr %1974, align 4
  %1976 = sext i32 %1975 to i64
  %1977 = getelementptr inbounds %struct.Edge, ptr %1922, i64 %1976, i32 1
  %1978 = load i32, ptr %1977, align 4
  %1979 = getelementptr inbounds i8, ptr %1925, i64 5
  %1980 = load i8, ptr %1979, align 1
  %1981 = sext i8 %1980 to i32
  %1982 = mul nsw i32 %1978, %1981
  %1983 = load i8, ptr %1925, align 8
  %1984 = icmp eq i8 %1983, 2
  br i1 %1984, label %1985, label %1987

1985:                                             ; preds = %1964
  %1986 = call i32 @scale_product(ptr %85, i32 %1973, i32 %1982)
  br label %1989

1987:                                             ; preds = %1964
  %1988 = call i32 @scale_sum(ptr %85, i32 %1973, i32 %1982)
  br label %1989

1989:                                             ; preds = %1987, %1985, %1960, %1957
  %1990 = phi i32 [ 0, %1960 ], [ %1986, %1985 ], [ %1988, %1987 ], [ %1959, %1957 ]
  %1991 = load i64, ptr %1930, align 8
  %1992 = icmp ne i64 %1991, 0
  %1993 = icmp eq i32 %1990, 0
  %1994 = select i1 %1992, i1 %1993, i1 false
  %1995 = zext i1 %1994 to i32
  %1996 = load i32, ptr %662, align 8
  %1997 = or i32 %1996, %1995
  store i32 %1997, ptr %662, align 8
  br label %2320

1998:                                             ; preds = %1918
  %1999 = load i8, ptr %1925, align 8
  %2000 = icmp eq i8 %1999, 0
  br i1 %2000, label %2001, label %2017

2001:                                             ; preds = %1998
  %2002 = load i32, ptr %661, align 8
  %2003 = load i32, ptr %104, align 4
  %2004 = icmp slt i32 %2002, %2003
  br i1 %2004, label %2006, label %2005

2005:                                             ; preds = %2001
  store i32 1, ptr %662, align 8
  br label %2320

2006:                                             ; preds = %2001
  %2007 = getelementptr inbounds i8, ptr %1925, i64 16
  %2008 = load i32, ptr %2007, align 8
  %2009 = load ptr, ptr %671, align 8
  %2010 = sext i32 %2002 to i64
  %2011 = getelementptr inbounds %struct.Literal, ptr %2009, i64 %2010
  store i32 0, ptr %2011, align 4
  %2012 = getelementptr inbounds i8, ptr %2011, i64 4
  store i32 0, ptr %2012, align 4
  %2013 = getelementptr inbounds i8, ptr %2011, i64 8
  store i32 0, ptr %2013, align 4
  %2014 = getelementptr inbounds i8, ptr %2011, i64 12
  store i32 %2008, ptr %2014, align 4
  %2015 = load i32, ptr %661, align 8
  %2016 = add nsw i32 %2015, 1
  store i32 %2016, ptr %661, align 8
  br label %2320

2017:                                             ; preds = %1998
  %2018 = getelementptr inbounds i8, ptr %1925, i64 8
  %2019 = load i32, ptr %2018, align 4
  %2020 = sext i32 %2019 to i64
  %2021 = getelementptr inbounds %struct.Edge, ptr %1922, i64 %2020
  %2022 = load i32, ptr %2021, align 4
  %2023 = getelementptr inbounds i8, ptr %2021, i64 4
  %2024 = load i32, ptr %2023, align 4
  %2025 = getelementptr inbounds i8, ptr %1925, i64 4
  %2026 = load i8, ptr %2025, align 1
  %2027 = sext i8 %2026 to i32
  %2028 = mul nsw i32 %2024, %2027
  %2029 = zext i32 %2028 to i64
  %2030 = shl nuw i64 %2029, 32
  %2031 = zext i32 %2022 to i64
  %2032 = or disjoint i64 %2030, %2031
  %2033 = icmp eq i8 %1999, 4
  br i1 %2033, label %2034, label %2051

2034:                                             ; preds = %2017
  %2035 = call i32 @wrap(ptr %85, i64 %2032)
  %2036 = load i32, ptr %661, align 8
  %2037 = load i32, ptr %104, align 4
  %2038 = icmp slt i32 %2036, %2037
  br i1 %2038, label %2040, label %2039

2039:                                             ; preds = %2034
  store i32 1, ptr %662, align 8
  br label %2320

2040:                                             ; preds = %2034
  %2041 = getelementptr inbounds i8, ptr %1925, i64 16
  %2042 = load i32, ptr %2041, align 8
  %2043 = load ptr, ptr %671, align 8
  %2044 = sext i32 %2036 to i64
  %2045 = getelementptr inbounds %struct.Literal, ptr %2043, i64 %2044
  store i32 5, ptr %2045, align 4
  %2046 = getelementptr inbounds i8, ptr %2045, i64 4
  store i32 %2035, ptr %2046, align 4
  %2047 = getelementptr inbounds i8, ptr %2045, i64 8
  store i32 0, ptr %2047, align 4
  %2048 = getelementptr inbounds i8, ptr %2045, i64 12
  store i32 %2042, ptr %2048, align 4
  %2049 = load i32, ptr %661, align 8
  %2050 = add nsw i32 %2049, 1
  store i32 %2050, ptr %661, align 8
  br label %2320

2051:                                             ; preds = %2017
  %2052 = getelementptr inbounds i8, ptr %1925, i64 12
  %2053 = load i32, ptr %2052, align 4
  %2054 = sext i32 %2053 to i64
  %2055 = getelementptr inbounds %struct.Edge, ptr %1922, i64 %2054
  %2056 = load i32, ptr %2055, align 4
  %2057 = getelementptr inbounds i8, ptr %2055, i64 4
  %2058 = load i32, ptr %2057, align 4
  %2059 = getelementptr inbounds i8, ptr %1925, i64 5
  %2060 = load i8, ptr %2059, align 1
  %2061 = sext i8 %2060 to i32
  %2062 = mul nsw i32 %2058, %2061
  switch i8 %1999, label %2267 [
    i8 3, label %2063
    i8 1, label %2085
  ]

2063:                                             ; preds = %2051
  %2064 = zext i32 %2062 to i64
  %2065 = shl nuw i64 %2064, 32
  %2066 = zext i32 %2056 to i64
  %2067 = or disjoint i64 %2065, %2066
  %2068 = call i32 @wrap(ptr %85, i64 %2032)
  %2069 = call i32 @wrap(ptr %85, i64 %2067)
  %2070 = load i32, ptr %661, align 8
  %2071 = load i32, ptr %104, align 4
  %2072 = icmp slt i32 %2070, %2071
  br i1 %2072, label %2074, label %2073

2073:                                             ; preds = %2063
  store i32 1, ptr %662, align 8
  br label %2320

2074:                                             ; preds = %2063
  %2075 = getelementptr inbounds i8, ptr %1925, i64 16
  %2076 = load i32, ptr %2075, align 8
  %2077 = load ptr, ptr %671, align 8
  %2078 = sext i32 %2070 to i64
  %2079 = getelementptr inbounds %struct.Literal, ptr %2077, i64 %2078
  store i32 4, ptr %2079, align 4
  %2080 = getelementptr inbounds i8, ptr %2079, i64 4
  store i32 %2068, ptr %2080, align 4
  %2081 = getelementptr inbounds i8, ptr %2079, i64 8
  store i32 %2069, ptr %2081, align 4
  %2082 = getelementptr inbounds i8, ptr %2079, i64 12
  store i32 %2076, ptr %2082, align 4
  %2083 = load i32, ptr %661, align 8
  %2084 = add nsw i32 %2083, 1
  store i32 %2084, ptr %661, align 8
  br label %2320

2085:                                             ; preds = %2051
  %2086 = load i32, ptr %660, align 4
  %2087 = load i32, ptr %108, align 8
  %2088 = icmp slt i32 %2086, %2087
  br i1 %2088, label %2090, label %2089

2089:                                             ; preds = %2085
  store i32 1, ptr %662, align 8
  br label %2320

2090:                                             ; preds = %2085
  %2091 = load ptr, ptr %670, align 8
  %2092 = sext i32 %2086 to i64
  %2093 = getelementptr inbounds %struct.Sum, ptr %2091, i64 %2092
  call void @llvm.memset.p0.i64(ptr align 8 %2093, i8 0, i64 16, i1 false)
  %2094 = load i32, ptr %660, align 4
  %2095 = add nsw i32 %2094, 1
  store i32 %2095, ptr %660, align 4
  %2096 = load i32, ptr %662, align 8
  %2097 = icmp eq i32 %2096, 0
  br i1 %2097, label %2098, label %2320

2098:                                             ; preds = %2090
  %2099 = icmp eq i32 %2028, 0
  br i1 %2099, label %2175, label %2100

2100:                                             ; preds = %2098
  %2101 = load ptr, ptr %670, align 8
  %2102 = sext i32 %2094 to i64
  %2103 = getelementptr inbounds %struct.Sum, ptr %2101, i64 %2102
  %2104 = icmp sgt i32 %2022, -1
  br i1 %2104, label %2105, label %2173

2105:                                             ; preds = %2100
  %2106 = xor i64 %2031, 1
  %2107 = mul i64 %2106, -7046029254386353131
  %2108 = load ptr, ptr %665, align 8
  %2109 = lshr i64 %2107, 33
  %2110 = trunc nuw nsw i64 %2109 to i32
  %2111 = load i32, ptr %666, align 8
  %2112 = and i32 %2111, %2110
  %2113 = zext i32 %2112 to i64
  %2114 = getelementptr inbounds i32, ptr %2108, i64 %2113
  %2115 = load i32, ptr %2114, align 4
  %2116 = icmp eq i32 %2115, 0
  br i1 %2116, label %2149, label %2117

2117:                                             ; preds = %2105
  %2118 = load ptr, ptr %664, align 8
  %2119 = load ptr, ptr %672, align 8
  %2120 = load ptr, ptr %667, align 8
  br label %2121

2121:                                             ; preds = %2145, %2117
  %2122 = phi i32 [ %2115, %2117 ], [ %2147, %2145 ]
  %2123 = sext i32 %2122 to i64
  %2124 = getelementptr i32, ptr %2118, i64 %2123
  %2125 = getelementptr i8, ptr %2124, i64 4
  %2126 = load i32, ptr %2125, align 4
  %2127 = load i32, ptr %2124, align 4
  %2128 = sub nsw i32 %2126, %2127
  %2129 = icmp eq i32 %2128, 1
  br i1 %2129, label %2130, label %2145

2130:                                             ; preds = %2121
  %2131 = sext i32 %2127 to i64
  %2132 = getelementptr inbounds i32, ptr %2119, i64 %2131
  br label %2133

2133:                                             ; preds = %2133, %2130
  %2134 = phi i64 [ %2138, %2133 ], [ 0, %2130 ]
  %2135 = getelementptr inbounds i32, ptr %2132, i64 %2134
  %2136 = load i32, ptr %2135, align 4
  %2137 = icmp ne i32 %2136, %2022
  %2138 = add nuw nsw i64 %2134, 1
  %2139 = trunc nuw i64 %2138 to i32
  %2140 = select i1 %2137, i32 -1, i32 %2139
  %2141 = icmp sgt i32 %2140, -1
  %2142 = and i1 %2137, %2141
  br i1 %2142, label %2133, label %2143

2143:                                             ; preds = %2133
  %2144 = icmp eq i32 %2140, 1
  br i1 %2144, label %2173, label %2145

2145:                                             ; preds = %2121, %2143
  %2146 = getelementptr inbounds i32, ptr %2120, i64 %2123
  %2147 = load i32, ptr %2146, align 4
  %2148 = icmp eq i32 %2147, 0
  br i1 %2148, label %2149, label %2121

2149:                                             ; preds = %2145, %2105
  %2150 = load i32, ptr %663, align 8
  %2151 = add nsw i32 %2150, 2
  %2152 = load i32, ptr %668, align 4
  %2153 = icmp sgt i32 %2151, %2152
  br i1 %2153, label %2158, label %2154

2154:                                             ; preds = %2149
  %2155 = load i32, ptr %658, align 8
  %2156 = load i32, ptr %669, align 4
  %2157 = icmp slt i32 %2155, %2156
  br i1 %2157, label %2159, label %2158

2158:                                             ; preds = %2154, %2149
  store i32 1, ptr %662, align 8
  br label %2173

2159:                                             ; preds = %2154
  %2160 = add nsw i32 %2150, 1
  store i32 %2160, ptr %663, align 8
  %2161 = load ptr, ptr %672, align 8
  %2162 = sext i32 %2155 to i64
  %2163 = getelementptr inbounds i32, ptr %2161, i64 %2162
  store i32 %2022, ptr %2163, align 4
  %2164 = load i32, ptr %658, align 8
  %2165 = add nsw i32 %2164, 1
  store i32 %2165, ptr %658, align 8
  %2166 = load ptr, ptr %664, align 8
  %2167 = sext i32 %2160 to i64
  %2168 = getelementptr inbounds i32, ptr %2166, i64 %2167
  store i32 %2165, ptr %2168, align 4
  %2169 = load i32, ptr %2114, align 4
  %2170 = load ptr, ptr %667, align 8
  %2171 = sext i32 %2150 to i64
  %2172 = getelementptr inbounds i32, ptr %2170, i64 %2171
  store i32 %2169, ptr %2172, align 4
  store i32 %2150, ptr %2114, align 4
  br label %2173

2173:                                             ; preds = %2143, %2159, %2158, %2100
  %2174 = phi i32 [ 1, %2100 ], [ 0, %2158 ], [ %2150, %2159 ], [ %2122, %2143 ]
  call void @add_term(ptr %85, ptr %2103, i32 %2174, i32 %2028)
  br label %2175

2175:                                             ; preds = %2173, %2098
  %2176 = icmp eq i32 %2062, 0
  br i1 %2176, label %2253, label %2177

2177:                                             ; preds = %2175
  %2178 = load ptr, ptr %670, align 8
  %2179 = sext i32 %2094 to i64
  %2180 = getelementptr inbounds %struct.Sum, ptr %2178, i64 %2179
  %2181 = icmp sgt i32 %2056, -1
  br i1 %2181, label %2182, label %2251

2182:                                             ; preds = %2177
  %2183 = xor i32 %2056, 1
  %2184 = zext i32 %2183 to i64
  %2185 = mul i64 %2184, -7046029254386353131
  %2186 = load ptr, ptr %665, align 8
  %2187 = lshr i64 %2185, 33
  %2188 = trunc nuw nsw i64 %2187 to i32
  %2189 = load i32, ptr %666, align 8
  %2190 = and i32 %2189, %2188
  %2191 = zext i32 %2190 to i64
  %2192 = getelementptr inbounds i32, ptr %2186, i64 %2191
  %2193 = load i32, ptr %2192, align 4
  %2194 = icmp eq i32 %2193, 0
  br i1 %2194, label %2227, label %2195

2195:                                             ; preds = %2182
  %2196 = load ptr, ptr %664, align 8
  %2197 = load ptr, ptr %672, align 8
  %2198 = load ptr, ptr %667, align 8
  br label %2199

2199:                                             ; preds = %2223, %2195
  %2200 = phi i32 [ %2193, %2195 ], [ %2225, %2223 ]
  %2201 = sext i32 %2200 to i64
  %2202 = getelementptr i32, ptr %2196, i64 %2201
  %2203 = getelementptr i8, ptr %2202, i64 4
  %2204 = load i32, ptr %2203, align 4
  %2205 = load i32, ptr %2202, align 4
  %2206 = sub nsw i32 %2204, %2205
  %2207 = icmp eq i32 %2206, 1
  br i1 %2207, label %2208, label %2223

2208:                                             ; preds = %2199
  %2209 = sext i32 %2205 to i64
  %2210 = getelementptr inbounds i32, ptr %2197, i64 %2209
  br label %2211

2211:                                             ; preds = %2211, %2208
  %2212 = phi i64 [ %2216, %2211 ], [ 0, %2208 ]
  %2213 = getelementptr inbounds i32, ptr %2210, i64 %2212
  %2214 = load i32, ptr %2213, align 4
  %2215 = icmp ne i32 %2214, %2056
  %2216 = add nuw nsw i64 %2212, 1
  %2217 = trunc nuw i64 %2216 to i32
  %2218 = select i1 %2215, i32 -1, i32 %2217
  %2219 = icmp sgt i32 %2218, -1
  %2220 = and i1 %2215, %2219
  br i1 %2220, label %2211, label %2221

2221:                                             ; preds = %2211
  %2222 = icmp eq i32 %2218, 1
  br i1 %2222, label %2251, label %2223

2223:                                             ; preds = %2199, %2221
  %2224 = getelementptr inbounds i32, ptr %2198, i64 %2201
  %2225 = load i32, ptr %2224, align 4
  %2226 = icmp eq i32 %2225, 0
  br i1 %2226, label %2227, label %2199

2227:                                             ; preds = %2223, %2182
  %2228 = load i32, ptr %663, align 8
  %2229 = add nsw i32 %2228, 2
  %2230 = load i32, ptr %668, align 4
  %2231 = icmp sgt i32 %2229, %2230
  br i1 %2231, label %2236, label %2232

2232:                                             ; preds = %2227
  %2233 = load i32, ptr %658, align 8
  %2234 = load i32, ptr %669, align 4
  %2235 = icmp slt i32 %2233, %2234
  br i1 %2235, label %2237, label %2236

2236:                                             ; preds = %2232, %2227
  store i32 1, ptr %662, align 8
  br label %2251

2237:                                             ; preds = %2232
  %2238 = add nsw i32 %2228, 1
  store i32 %2238, ptr %663, align 8
  %2239 = load ptr, ptr %672, align 8
  %2240 = sext i32 %2233 to i64
  %2241 = getelementptr inbounds i32, ptr %2239, i64 %2240
  store i32 %2056, ptr %2241, align 4
  %2242 = load i32, ptr %658, align 8
  %2243 = add nsw i32 %2242, 1
  store i32 %2243, ptr %658, align 8
  %2244 = load ptr, ptr %664, align 8
  %2245 = sext i32 %2238 to i64
  %2246 = getelementptr inbounds i32, ptr %2244, i64 %2245
  store i32 %2243, ptr %2246, align 4
  %2247 = load i32, ptr %2192, align 4
  %2248 = load ptr, ptr %667, align 8
  %2249 = sext i32 %2228 to i64
  %2250 = getelementptr inbounds i32, ptr %2248, i64 %2249
  store i32 %2247, ptr %2250, align 4
  store i32 %2228, ptr %2192, align 4
  br label %2251

2251:                                             ; preds = %2221, %2237, %2236, %2177
  %2252 = phi i32 [ 1, %2177 ], [ 0, %2236 ], [ %2228, %2237 ], [ %2200, %2221 ]
  call void @add_term(ptr %85, ptr %2180, i32 %2252, i32 %2062)
  br label %2253

2253:                                             ; preds = %2251, %2175
  %2254 = load i32, ptr %661, align 8
  %2255 = load i32, ptr %104, align 4
  %2256 = icmp slt i32 %2254, %2255
  br i1 %2256, label %2258, label %2257

2257:                                             ; preds = %2253
  store i32 1, ptr %662, align 8
  br label %2320

2258:                                             ; preds = %2253
  %2259 = load ptr, ptr %671, align 8
  %2260 = sext i32 %2254 to i64
  %2261 = getelementptr inbounds %struct.Literal, ptr %2259, i64 %2260
  store i32 3, ptr %2261, align 4
  %2262 = getelementptr inbounds i8, ptr %2261, i64 4
  store i32 %2094, ptr %2262, align 4
  %2263 = getelementptr inbounds i8, ptr %2261, i64 8
  store i32 0, ptr %2263, align 4
  %2264 = getelementptr inbounds i8, ptr %2261, i64 12
  store i32 -1, ptr %2264, align 4
  %2265 = load i32, ptr %661, align 8
  %2266 = add nsw i32 %2265, 1
  store i32 %2266, ptr %661, align 8
  br label %2320

2267:                                             ; preds = %2051
  %2268 = icmp ne i32 %2028, 0
  %2269 = icmp ne i32 %2062, 0
  %2270 = select i1 %2268, i1 %2269, i1 false
  br i1 %2270, label %2271, label %2320

2271:                                             ; preds = %2267
  %2272 = icmp sgt i32 %2022, -1
  %2273 = icmp sgt i32 %2056, -1
  %2274 = select i1 %2272, i1 %2273, i1 false
  br i1 %2274, label %2275, label %2292

2275:                                             ; preds = %2271
  %2276 = load i32, ptr %661, align 8
  %2277 = load i32, ptr %104, align 4
  %2278 = icmp slt i32 %2276, %2277
  br i1 %2278, label %2280, label %2279

2279:                                             ; preds = %2275
  store i32 1, ptr %662, align 8
  br label %2289

2280:                                             ; preds = %2275
  %2281 = load ptr, ptr %671, align 8
  %2282 = sext i32 %2276 to i64
  %2283 = getelementptr inbounds %struct.Literal, ptr %2281, i64 %2282
  store i32 1, ptr %2283, align 4
  %2284 = getelementptr inbounds i8, ptr %2283, i64 4
  store i32 %2022, ptr %2284, align 4
  %2285 = getelementptr inbounds i8, ptr %2283, i64 8
  store i32 %2056, ptr %2285, align 4
  %2286 = getelementptr inbounds i8, ptr %2283, i64 12
  store i32 -1, ptr %2286, align 4
  %2287 = load i32, ptr %661, align 8
  %2288 = add nsw i32 %2287, 1
  store i32 %2288, ptr %661, align 8
  br label %2289

2289:                                             ; preds = %2280, %2279
  %2290 = phi i32 [ 0, %2279 ], [ %2287, %2280 ]
  %2291 = call i32 @scale_product(ptr %85, i32 %2028, i32 %2062)
  br label %2320

2292:                                             ; preds = %2271
  %2293 = select i1 %2273, i32 %2056, i32 %2022
  %2294 = freeze i32 %2293
  %2295 = select i1 %2273, i32 %2028, i32 %2062
  %2296 = select i1 %2273, i32 %2062, i32 %2028
  %2297 = call i32 @scale_product(ptr %85, i32 %2296, i32 %2295)
  %2298 = icmp slt i32 %2294, 0
  br i1 %2298, label %2320, label %2299

2299:                                             ; preds = %2292
  switch i32 %2297, label %2300 [
    i32 -1, label %2320
    i32 1, label %2320
  ]

2300:                                             ; preds = %2299
  %2301 = icmp slt i32 %2295, 0
  %2302 = load i32, ptr %661, align 8
  %2303 = load i32, ptr %104, align 4
  %2304 = icmp slt i32 %2302, %2303
  br i1 %2304, label %2306, label %2305

2305:                                             ; preds = %2300
  store i32 1, ptr %662, align 8
  br label %2316

2306:                                             ; preds = %2300
  %2307 = call i32 @llvm.abs.i32(i32 %2295, i1 true)
  %2308 = load ptr, ptr %671, align 8
  %2309 = sext i32 %2302 to i64
  %2310 = getelementptr inbounds %struct.Literal, ptr %2308, i64 %2309
  store i32 2, ptr %2310, align 4
  %2311 = getelementptr inbounds i8, ptr %2310, i64 4
  store i32 %2307, ptr %2311, align 4
  %2312 = getelementptr inbounds i8, ptr %2310, i64 8
  store i32 %2294, ptr %2312, align 4
  %2313 = getelementptr inbounds i8, ptr %2310, i64 12
  store i32 -1, ptr %2313, align 4
  %2314 = load i32, ptr %661, align 8
  %2315 = add nsw i32 %2314, 1
  store i32 %2315, ptr %661, align 8
  br label %2316

2316:                                             ; preds = %2306, %2305
  %2317 = phi i32 [ 0, %2305 ], [ %2314, %2306 ]
  %2318 = sub nsw i32 0, %2296
  %2319 = select i1 %2301, i32 %2318, i32 %2296
  br label %2320

2320:                                             ; preds = %2316, %2299, %2299, %2292, %2289, %2267, %2258, %2257, %2090, %2089, %2074, %2073, %2040, %2039, %2006, %2005, %1989
  %2321 = phi i32 [ -1, %1989 ], [ %2290, %2289 ], [ %2022, %2090 ], [ -1, %2267 ], [ %2317, %2316 ], [ %2294, %2299 ], [ 0, %2005 ], [ %2015, %2006 ], [ 0, %2039 ], [ %2049, %2040 ], [ 0, %2073 ], [ %2083, %2074 ], [ 0, %2257 ], [ %2265, %2258 ], [ %2294, %2292 ], [ %2294, %2299 ], [ %2022, %2089 ]
  %2322 = phi i32 [ %1990, %1989 ], [ %2291, %2289 ], [ %2028, %2090 ], [ 0, %2267 ], [ %2319, %2316 ], [ %2297, %2299 ], [ 1, %2005 ], [ 1, %2006 ], [ 1, %2039 ], [ 1, %2040 ], [ 1, %2073 ], [ 1, %2074 ], [ 1, %2257 ], [ 1, %2258 ], [ %2297, %2292 ], [ %2297, %2299 ], [ %2028, %2089 ]
  %2323 = zext i32 %2322 to i64
  %2324 = shl nuw i64 %2323, 32
  %2325 = zext i32 %2321 to i64
  %2326 = or disjoint i64 %2324, %2325
  store i64 %2326, ptr %1924, align 4
  %2327 = load ptr, ptr %187, align 8
  %2328 = getelementptr inbounds i32, ptr %2327, i64 %1923
  store i32 -1, ptr %2328, align 4
  %2329 = add nuw nsw i64 %1912, 1
  %2330 = icmp eq i64 %2329, %1910
  br i1 %2330, label %1915, label %1911

2331:                                             ; preds = %2353, %1916
  %2332 = phi i64 [ 0, %1916 ], [ %2363, %2353 ]
  %2333 = load i32, ptr %662, align 8
  %2334 = icmp eq i32 %2333, 0
  br i1 %2334, label %2335, label %3241

2335:                                             ; preds = %2331
  %2336 = getelementptr inbounds %struct.Edge, ptr %521, i64 %2332
  %2337 = load i32, ptr %2336, align 4
  %2338 = getelementptr inbounds i8, ptr %2336, i64 4
  %2339 = load i32, ptr %2338, align 4
  %2340 = load ptr, ptr %187, align 8
  %2341 = sext i32 %2337 to i64
  %2342 = getelementptr inbounds i32, ptr %2340, i64 %2341
  %2343 = load i32, ptr %2342, align 4
  %2344 = icmp slt i32 %2343, 0
  br i1 %2344, label %2345, label %2353

2345:                                             ; preds = %2335
  %2346 = load ptr, ptr %183, align 8
  %2347 = getelementptr inbounds %struct.Edge, ptr %2346, i64 %2341
  %2348 = load i64, ptr %2347, align 4
  %2349 = call i32 @wrap(ptr %85, i64 %2348)
  %2350 = load ptr, ptr %187, align 8
  %2351 = getelementptr inbounds i32, ptr %2350, i64 %2341
  store i32 %2349, ptr %2351, align 4
  %2352 = load ptr, ptr %187, align 8
  br label %2353

2353:                                             ; preds = %2345, %2335
  %2354 = phi ptr [ %2352, %2345 ], [ %2340, %2335 ]
  %2355 = load ptr, ptr %673, align 8
  %2356 = load i32, ptr %659, align 8
  %2357 = add nsw i32 %2356, 1
  store i32 %2357, ptr %659, align 8
  %2358 = sext i32 %2356 to i64
  %2359 = getelementptr inbounds %struct.Edge, ptr %2355, i64 %2358
  %2360 = getelementptr inbounds i32, ptr %2354, i64 %2341
  %2361 = load i32, ptr %2360, align 4
  store i32 %2361, ptr %2359, align 4
  %2362 = getelementptr inbounds i8, ptr %2359, i64 4
  store i32 %2339, ptr %2362, align 4
  %2363 = add nuw nsw i64 %2332, 1
  %2364 = icmp eq i64 %2363, %1917
  br i1 %2364, label %2365, label %2331

2365:                                             ; preds = %2353, %1915
  %2366 = load i32, ptr %662, align 8
  %2367 = icmp eq i32 %2366, 0
  br i1 %2367, label %2368, label %3241

2368:                                             ; preds = %2365
  call void @look(ptr %103, ptr %85)
  %2369 = load ptr, ptr %158, align 8
  %2370 = load i32, ptr %661, align 8
  %2371 = sext i32 %2370 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %2369, i8 0, i64 %2371, i1 false)
  call void @rebuild(ptr %103, ptr %674, ptr %85)
  %2372 = load i32, ptr %675, align 8
  %2373 = icmp eq i32 %2372, 0
  br i1 %2373, label %2374, label %3241

2374:                                             ; preds = %2368
  call void @greedy(ptr %43, ptr %674, ptr %36, i32 0)
  %2375 = load i32, ptr %675, align 8
  %2376 = icmp eq i32 %2375, 0
  br i1 %2376, label %2377, label %3241

2377:                                             ; preds = %2374
  %2378 = load double, ptr %39, align 8
  %2379 = load i32, ptr %42, align 8
  %2380 = call double @cost(ptr %103, ptr %674, double %2378, i32 %2379)
  %2381 = icmp sgt i32 %1785, 0
  br i1 %2381, label %2382, label %2676

2382:                                             ; preds = %2377
  %2383 = icmp eq i32 %1789, 0
  %2384 = icmp sgt i32 %1789, 1
  br label %2385

2385:                                             ; preds = %2667, %2382
  %2386 = phi i32 [ 1, %2382 ], [ %2671, %2667 ]
  %2387 = phi i32 [ 1, %2382 ], [ %2670, %2667 ]
  %2388 = phi i32 [ 0, %2382 ], [ %2672, %2667 ]
  %2389 = phi double [ %2380, %2382 ], [ %2669, %2667 ]
  %2390 = phi double [ %2380, %2382 ], [ %2668, %2667 ]
  br label %2391

2391:                                             ; preds = %2391, %2385
  %2392 = phi i32 [ %2396, %2391 ], [ 0, %2385 ]
  %2393 = icmp eq i32 %2392, %2386
  %2394 = icmp eq i32 %2392, %2387
  %2395 = select i1 %2393, i1 true, i1 %2394
  %2396 = add nuw nsw i32 %2392, 1
  br i1 %2395, label %2391, label %2397

2397:                                             ; preds = %2391
  %2398 = sext i32 %2386 to i64
  %2399 = getelementptr inbounds %struct.Poly, ptr %85, i64 %2398
  %2400 = load ptr, ptr %202, align 8
  call void @look(ptr %103, ptr %2399)
  %2401 = load ptr, ptr %158, align 8
  %2402 = getelementptr inbounds i8, ptr %2399, i64 32
  %2403 = load i32, ptr %2402, align 8
  %2404 = sext i32 %2403 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %2401, i8 0, i64 %2404, i1 false)
  %2405 = load i32, ptr %112, align 8
  %2406 = icmp sgt i32 %2405, 0
  br i1 %2406, label %2407, label %2613

2407:                                             ; preds = %2397
  %2408 = getelementptr inbounds i8, ptr %2399, i64 8
  br label %2412

2409:                                             ; preds = %2438
  %2410 = sext i32 %2439 to i64
  %2411 = icmp eq i32 %2440, 0
  br i1 %2411, label %2613, label %2445

2412:                                             ; preds = %2438, %2407
  %2413 = phi i64 [ 0, %2407 ], [ %2441, %2438 ]
  %2414 = phi i32 [ 0, %2407 ], [ %2440, %2438 ]
  %2415 = phi i32 [ 0, %2407 ], [ %2439, %2438 ]
  %2416 = load ptr, ptr %103, align 8
  %2417 = getelementptr inbounds i32, ptr %2416, i64 %2413
  %2418 = load i32, ptr %2417, align 4
  %2419 = icmp sgt i32 %2418, -1
  br i1 %2419, label %2420, label %2438

2420:                                             ; preds = %2412
  %2421 = load ptr, ptr %194, align 8
  %2422 = add nsw i32 %2415, 1
  %2423 = sext i32 %2415 to i64
  %2424 = getelementptr inbounds i32, ptr %2421, i64 %2423
  store i32 %2418, ptr %2424, align 4
  %2425 = load ptr, ptr %103, align 8
  %2426 = getelementptr inbounds i32, ptr %2425, i64 %2413
  %2427 = load i32, ptr %2426, align 4
  %2428 = load ptr, ptr %2408, align 8
  %2429 = sext i32 %2427 to i64
  %2430 = getelementptr inbounds %struct.Literal, ptr %2428, i64 %2429
  %2431 = load i32, ptr %2430, align 4
  %2432 = add i32 %2431, -4
  %2433 = icmp ult i32 %2432, -3
  br i1 %2433, label %2438, label %2434

2434:                                             ; preds = %2420
  %2435 = add nsw i32 %2414, 1
  %2436 = sext i32 %2414 to i64
  %2437 = getelementptr inbounds i32, ptr %2400, i64 %2436
  store i32 %2427, ptr %2437, align 4
  br label %2438

2438:                                             ; preds = %2434, %2420, %2412
  %2439 = phi i32 [ %2422, %2434 ], [ %2422, %2420 ], [ %2415, %2412 ]
  %2440 = phi i32 [ %2435, %2434 ], [ %2414, %2420 ], [ %2414, %2412 ]
  %2441 = add nuw nsw i64 %2413, 1
  %2442 = load i32, ptr %112, align 8
  %2443 = sext i32 %2442 to i64
  %2444 = icmp slt i64 %2441, %2443
  br i1 %2444, label %2412, label %2409

2445:                                             ; preds = %2409
  %2446 = load i64, ptr %36, align 8
  %2447 = add i64 %2446, -7046029254386353131
  %2448 = lshr i64 %2447, 30
  %2449 = xor i64 %2448, %2447
  %2450 = mul i64 %2449, -4658895280553007687
  %2451 = lshr i64 %2450, 27
  %2452 = xor i64 %2451, %2450
  %2453 = mul i64 %2452, -7723592293110705685
  %2454 = lshr i64 %2453, 31
  %2455 = xor i64 %2454, %2453
  %2456 = urem i64 %2455, 10
  %2457 = icmp ult i64 %2456, 5
  br i1 %2457, label %2458, label %2491

2458:                                             ; preds = %2445
  %2459 = sext i32 %2440 to i64
  br label %2460

2460:                                             ; preds = %2460, %2458
  %2461 = phi i64 [ %2447, %2458 ], [ %2480, %2460 ]
  %2462 = load ptr, ptr %158, align 8
  %2463 = add i64 %2461, -7046029254386353131
  store i64 %2463, ptr %36, align 8
  %2464 = lshr i64 %2463, 30
  %2465 = xor i64 %2464, %2463
  %2466 = mul i64 %2465, -4658895280553007687
  %2467 = lshr i64 %2466, 27
  %2468 = xor i64 %2467, %2466
  %2469 = mul i64 %2468, -7723592293110705685
  %2470 = lshr i64 %2469, 31
  %2471 = xor i64 %2470, %2469
  %2472 = urem i64 %2471, %2459
  %2473 = shl i64 %2472, 32
  %2474 = ashr exact i64 %2473, 30
  %2475 = getelementptr inbounds i8, ptr %2400, i64 %2474
  %2476 = load i32, ptr %2475, align 4
  %2477 = sext i32 %2476 to i64
  %2478 = getelementptr inbounds i8, ptr %2462, i64 %2477
  store i8 1, ptr %2478, align 1
  %2479 = load i64, ptr %36, align 8
  %2480 = add i64 %2479, -7046029254386353131
  store i64 %2480, ptr %36, align 8
  %2481 = lshr i64 %2480, 30
  %2482 = xor i64 %2481, %2480
  %2483 = mul i64 %2482, -4658895280553007687
  %2484 = lshr i64 %2483, 27
  %2485 = xor i64 %2484, %2483
  %2486 = mul i64 %2485, -7723592293110705685
  %2487 = lshr i64 %2486, 31
  %2488 = xor i64 %2487, %2486
  %2489 = urem i64 %2488, 7
  %2490 = icmp eq i64 %2489, 0
  br i1 %2490, label %2613, label %2460

2491:                                             ; preds = %2445
  %2492 = icmp ult i64 %2456, 8
  %2493 = load ptr, ptr %194, align 8
  %2494 = add i64 %2446, 4354685564936845354
  store i64 %2494, ptr %36, align 8
  %2495 = lshr i64 %2494, 30
  %2496 = xor i64 %2495, %2494
  %2497 = mul i64 %2496, -4658895280553007687
  %2498 = lshr i64 %2497, 27
  %2499 = xor i64 %2498, %2497
  %2500 = mul i64 %2499, -7723592293110705685
  %2501 = lshr i64 %2500, 31
  %2502 = xor i64 %2501, %2500
  br i1 %2492, label %2503, label %2556

2503:                                             ; preds = %2491
  %2504 = urem i64 %2502, %2410
  %2505 = shl i64 %2504, 32
  %2506 = ashr exact i64 %2505, 30
  %2507 = getelementptr inbounds i8, ptr %2493, i64 %2506
  %2508 = load i32, ptr %2507, align 4
  %2509 = icmp sgt i32 %2440, 0
  br i1 %2509, label %2510, label %2613

2510:                                             ; preds = %2503
  %2511 = zext i32 %2440 to i64
  br label %2512

2512:                                             ; preds = %2553, %2510
  %2513 = phi i64 [ 0, %2510 ], [ %2554, %2553 ]
  %2514 = getelementptr inbounds i32, ptr %2400, i64 %2513
  %2515 = load i32, ptr %2514, align 4
  store i32 %2515, ptr %19, align 4
  store i32 0, ptr %678, align 4
  store i32 0, ptr %679, align 4
  %2516 = call i32 @next_read(ptr %2399, ptr %19)
  %2517 = icmp eq i32 %2516, -2147483648
  br i1 %2517, label %2534, label %2518

2518:                                             ; preds = %2512
  %2519 = sext i32 %2515 to i64
  br label %2520

2520:                                             ; preds = %2531, %2518
  %2521 = phi i32 [ %2516, %2518 ], [ %2532, %2531 ]
  %2522 = icmp eq i32 %2521, %2508
  br i1 %2522, label %2535, label %2523

2523:                                             ; preds = %2520
  %2524 = icmp slt i32 %2521, 0
  br i1 %2524, label %2525, label %2531

2525:                                             ; preds = %2523
  %2526 = load ptr, ptr %2408, align 8
  %2527 = getelementptr inbounds %struct.Literal, ptr %2526, i64 %2519
  %2528 = load i32, ptr %2527, align 4
  %2529 = icmp eq i32 %2528, 3
  br i1 %2529, label %2530, label %2531

2530:                                             ; preds = %2525
  store i32 %2521, ptr %19, align 4
  store i32 0, ptr %678, align 4
  store i32 0, ptr %679, align 4
  br label %2531

2531:                                             ; preds = %2530, %2525, %2523
  %2532 = call i32 @next_read(ptr %2399, ptr %19)
  %2533 = icmp eq i32 %2532, -2147483648
  br i1 %2533, label %2534, label %2520

2534:                                             ; preds = %2531, %2512
  br label %2553

2535:                                             ; preds = %2520
  %2536 = load i64, ptr %36, align 8
  %2537 = add i64 %2536, -7046029254386353131
  store i64 %2537, ptr %36, align 8
  %2538 = lshr i64 %2537, 30
  %2539 = xor i64 %2538, %2537
  %2540 = mul i64 %2539, -4658895280553007687
  %2541 = lshr i64 %2540, 27
  %2542 = xor i64 %2541, %2540
  %2543 = mul i64 %2542, -7723592293110705685
  %2544 = lshr i64 %2543, 31
  %2545 = xor i64 %2544, %2543
  %2546 = urem i64 %2545, 5
  %2547 = icmp eq i64 %2546, 0
  br i1 %2547, label %2553, label %2548

2548:                                             ; preds = %2535
  %2549 = load ptr, ptr %158, align 8
  %2550 = load i32, ptr %2514, align 4
  %2551 = sext i32 %2550 to i64
  %2552 = getelementptr inbounds i8, ptr %2549, i64 %2551
  store i8 1, ptr %2552, align 1
  br label %2553

2553:                                             ; preds = %2548, %2535, %2534
  %2554 = add nuw nsw i64 %2513, 1
  %2555 = icmp eq i64 %2554, %2511
  br i1 %2555, label %2613, label %2512

2556:                                             ; preds = %2491
  %2557 = sext i32 %2440 to i64
  %2558 = urem i64 %2502, %2557
  %2559 = shl i64 %2558, 32
  %2560 = ashr exact i64 %2559, 30
  %2561 = getelementptr inbounds i8, ptr %2400, i64 %2560
  %2562 = load i32, ptr %2561, align 4
  store i32 %2562, ptr %2493, align 4
  br label %2563

2563:                                             ; preds = %2607, %2556
  %2564 = phi i32 [ 0, %2556 ], [ %2609, %2607 ]
  %2565 = phi i32 [ 1, %2556 ], [ %2608, %2607 ]
  %2566 = add nsw i32 %2565, -1
  %2567 = sext i32 %2566 to i64
  %2568 = getelementptr inbounds i32, ptr %2493, i64 %2567
  %2569 = load i32, ptr %2568, align 4
  %2570 = icmp sgt i32 %2569, -1
  br i1 %2570, label %2571, label %2585

2571:                                             ; preds = %2563
  %2572 = load ptr, ptr %2408, align 8
  %2573 = zext i32 %2569 to i64
  %2574 = getelementptr inbounds %struct.Literal, ptr %2572, i64 %2573
  %2575 = load i32, ptr %2574, align 4
  %2576 = add i32 %2575, -4
  %2577 = icmp ult i32 %2576, -3
  br i1 %2577, label %2607, label %2578

2578:                                             ; preds = %2571
  %2579 = load ptr, ptr %158, align 8
  %2580 = getelementptr inbounds i8, ptr %2579, i64 %2573
  %2581 = load i8, ptr %2580, align 1
  %2582 = icmp eq i8 %2581, 0
  br i1 %2582, label %2583, label %2607

2583:                                             ; preds = %2578
  store i8 1, ptr %2580, align 1
  %2584 = add nsw i32 %2564, 1
  br label %2585

2585:                                             ; preds = %2583, %2563
  %2586 = phi i32 [ %2584, %2583 ], [ %2564, %2563 ]
  store i32 %2569, ptr %20, align 4
  store i32 0, ptr %676, align 4
  store i32 0, ptr %677, align 4
  %2587 = call i32 @next_read(ptr %2399, ptr %20)
  %2588 = icmp ne i32 %2587, -2147483648
  %2589 = icmp slt i32 %2565, 201
  %2590 = and i1 %2589, %2588
  br i1 %2590, label %2591, label %2605

2591:                                             ; preds = %2585
  %2592 = sext i32 %2565 to i64
  %2593 = add nsw i64 %2592, -1
  br label %2594

2594:                                             ; preds = %2594, %2591
  %2595 = phi i64 [ %2593, %2591 ], [ %2597, %2594 ]
  %2596 = phi i32 [ %2587, %2591 ], [ %2599, %2594 ]
  %2597 = add nsw i64 %2595, 1
  %2598 = getelementptr inbounds i32, ptr %2493, i64 %2595
  store i32 %2596, ptr %2598, align 4
  %2599 = call i32 @next_read(ptr %2399, ptr %20)
  %2600 = icmp ne i32 %2599, -2147483648
  %2601 = icmp slt i64 %2595, 199
  %2602 = and i1 %2601, %2600
  br i1 %2602, label %2594, label %2603

2603:                                             ; preds = %2594
  %2604 = trunc nsw i64 %2597 to i32
  br label %2605

2605:                                             ; preds = %2603, %2585
  %2606 = phi i32 [ %2566, %2585 ], [ %2604, %2603 ]
  br label %2607

2607:                                             ; preds = %2605, %2578, %2571
  %2608 = phi i32 [ %2606, %2605 ], [ %2566, %2578 ], [ %2566, %2571 ]
  %2609 = phi i32 [ %2586, %2605 ], [ %2564, %2578 ], [ %2564, %2571 ]
  %2610 = icmp ne i32 %2608, 0
  %2611 = icmp slt i32 %2609, 12
  %2612 = select i1 %2610, i1 %2611, i1 false
  br i1 %2612, label %2563, label %2613

2613:                                             ; preds = %2607, %2553, %2460, %2503, %2409, %2397
  %2614 = zext i32 %2392 to i64
  %2615 = getelementptr inbounds %struct.Poly, ptr %85, i64 %2614
  call void @rebuild(ptr %103, ptr %2615, ptr %2399)
  %2616 = load i64, ptr %36, align 8
  %2617 = add i64 %2616, -7046029254386353131
  store i64 %2617, ptr %36, align 8
  %2618 = getelementptr inbounds i8, ptr %2615, i64 128
  %2619 = load i32, ptr %2618, align 8
  %2620 = icmp eq i32 %2619, 0
  br i1 %2620, label %2621, label %2667

2621:                                             ; preds = %2613
  %2622 = lshr i64 %2617, 30
  %2623 = xor i64 %2622, %2617
  %2624 = mul i64 %2623, -4658895280553007687
  %2625 = lshr i64 %2624, 27
  %2626 = xor i64 %2625, %2624
  %2627 = mul i64 %2626, -7723592293110705685
  %2628 = lshr i64 %2627, 31
  %2629 = xor i64 %2628, %2627
  %2630 = trunc i64 %2629 to i32
  %2631 = and i32 %2630, 3
  %2632 = shl nuw nsw i32 1, %2631
  %2633 = lshr i32 %2632, 1
  call void @greedy(ptr %43, ptr %2615, ptr %36, i32 %2633)
  %2634 = load i32, ptr %2618, align 8
  %2635 = icmp eq i32 %2634, 0
  br i1 %2635, label %2636, label %2667

2636:                                             ; preds = %2621
  %2637 = load double, ptr %39, align 8
  %2638 = load i32, ptr %42, align 8
  %2639 = call double @cost(ptr %103, ptr %2615, double %2637, i32 %2638)
  %2640 = fcmp ugt double %2639, %2389
  br i1 %2640, label %2641, label %2657

2641:                                             ; preds = %2636
  %2642 = load i64, ptr %36, align 8
  %2643 = add i64 %2642, -7046029254386353131
  store i64 %2643, ptr %36, align 8
  %2644 = lshr i64 %2643, 30
  %2645 = xor i64 %2644, %2643
  %2646 = mul i64 %2645, -4658895280553007687
  %2647 = lshr i64 %2646, 27
  %2648 = xor i64 %2647, %2646
  %2649 = mul i64 %2648, -7723592293110705685
  %2650 = lshr i64 %2649, 31
  %2651 = xor i64 %2650, %2649
  %2652 = urem i64 %2651, 10
  %2653 = icmp eq i64 %2652, 0
  %2654 = uitofp i1 %2653 to double
  %2655 = fadd double %2390, %2654
  %2656 = fcmp ugt double %2639, %2655
  br i1 %2656, label %2658, label %2657

2657:                                             ; preds = %2641, %2636
  br label %2658

2658:                                             ; preds = %2657, %2641
  %2659 = phi double [ %2639, %2657 ], [ %2389, %2641 ]
  %2660 = phi i32 [ %2392, %2657 ], [ %2386, %2641 ]
  %2661 = fcmp olt double %2659, %2390
  br i1 %2661, label %2667, label %2662

2662:                                             ; preds = %2658
  br i1 %2383, label %2667, label %2663

2663:                                             ; preds = %2662
  %2664 = fcmp oeq double %2659, %2390
  %2665 = or i1 %2384, %2664
  %2666 = select i1 %2665, i32 %2660, i32 %2387
  br label %2667

2667:                                             ; preds = %2663, %2662, %2658, %2621, %2613
  %2668 = phi double [ %2390, %2621 ], [ %2390, %2662 ], [ %2659, %2658 ], [ %2390, %2663 ], [ %2390, %2613 ]
  %2669 = phi double [ %2389, %2621 ], [ %2659, %2662 ], [ %2659, %2658 ], [ %2659, %2663 ], [ %2389, %2613 ]
  %2670 = phi i32 [ %2387, %2621 ], [ %2387, %2662 ], [ %2660, %2658 ], [ %2666, %2663 ], [ %2387, %2613 ]
  %2671 = phi i32 [ %2386, %2621 ], [ %2660, %2662 ], [ %2660, %2658 ], [ %2660, %2663 ], [ %2386, %2613 ]
  %2672 = add nuw nsw i32 %2388, 1
  %2673 = icmp eq i32 %2672, %1785
  br i1 %2673, label %2674, label %2385

2674:                                             ; preds = %2667
  %2675 = sext i32 %2670 to i64
  br label %2676

2676:                                             ; preds = %2674, %2377
  %2677 = phi i64 [ 1, %2377 ], [ %2675, %2674 ]
  %2678 = getelementptr inbounds [4 x %struct.Poly], ptr %85, i64 0, i64 %2677
  store ptr %28, ptr %16, align 8
  store ptr %27, ptr %680, align 8
  store i32 0, ptr %681, align 8
  call void @look(ptr %103, ptr %2678)
  store i32 0, ptr %535, align 8
  %2679 = load ptr, ptr %275, align 8
  %2680 = load i32, ptr %203, align 8
  %2681 = sext i32 %2680 to i64
  %2682 = shl nsw i64 %2681, 2
  %2683 = add nsw i64 %2682, 4
  call void @llvm.memset.p0.i64(ptr align 4 %2679, i8 -1, i64 %2683, i1 false)
  %2684 = load i32, ptr %177, align 8
  %2685 = icmp sgt i32 %2684, 0
  br i1 %2685, label %2689, label %2686

2686:                                             ; preds = %2751, %2676
  %2687 = load i32, ptr %682, align 8
  %2688 = icmp sgt i32 %2687, 1
  br i1 %2688, label %2764, label %2756

2689:                                             ; preds = %2676, %2751
  %2690 = phi i64 [ %2752, %2751 ], [ 0, %2676 ]
  %2691 = load ptr, ptr %28, align 8
  %2692 = getelementptr inbounds %struct.Node, ptr %2691, i64 %2690
  %2693 = load i8, ptr %2692, align 8
  %2694 = getelementptr inbounds i8, ptr %2692, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %17, ptr align 1 %2694, i64 19, i1 false)
  %2695 = getelementptr inbounds i8, ptr %2692, i64 20
  %2696 = load i32, ptr %2695, align 4
  %2697 = getelementptr inbounds i8, ptr %2692, i64 24
  %2698 = load i32, ptr %2697, align 8
  %2699 = getelementptr inbounds i8, ptr %2692, i64 28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %2699, i64 20, i1 false)
  %2700 = icmp eq i8 %2693, 0
  br i1 %2700, label %2712, label %2701

2701:                                             ; preds = %2689
  %2702 = load ptr, ptr %27, align 8
  %2703 = load i32, ptr %535, align 8
  %2704 = add nsw i32 %2703, 1
  store i32 %2704, ptr %535, align 8
  %2705 = sext i32 %2703 to i64
  %2706 = getelementptr inbounds %struct.Node, ptr %2702, i64 %2705
  store i64 0, ptr %2706, align 8
  %2707 = getelementptr inbounds i8, ptr %2706, i64 8
  store i32 -1, ptr %2707, align 8
  %2708 = getelementptr inbounds i8, ptr %2706, i64 12
  store i32 -1, ptr %2708, align 4
  %2709 = getelementptr inbounds i8, ptr %2706, i64 16
  %2710 = trunc nuw nsw i64 %2690 to i32
  store i32 %2710, ptr %2709, align 8
  %2711 = getelementptr inbounds i8, ptr %2706, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %2711, i8 0, i64 28, i1 false)
  br label %2751

2712:                                             ; preds = %2689
  %2713 = load ptr, ptr %275, align 8
  %2714 = zext i32 %2696 to i64
  %2715 = shl nuw nsw i64 %2714, 31
  %2716 = zext i32 %2698 to i64
  %2717 = or i64 %2715, %2716
  %2718 = icmp eq i32 %2696, 0
  %2719 = sub i32 2147483647, %2696
  %2720 = select i1 %2718, i32 0, i32 %2719
  %2721 = zext i32 %2720 to i64
  %2722 = shl nuw nsw i64 %2721, 31
  %2723 = icmp eq i32 %2698, 0
  %2724 = sub i32 2147483647, %2698
  %2725 = select i1 %2723, i32 0, i32 %2724
  %2726 = zext i32 %2725 to i64
  %2727 = or i64 %2722, %2726
  %2728 = call i64 @llvm.umin.i64(i64 %2717, i64 %2727)
  %2729 = mul i64 %2728, -7046029254386353131
  %2730 = lshr i64 %2729, 33
  %2731 = trunc nuw nsw i64 %2730 to i32
  %2732 = load i32, ptr %203, align 8
  %2733 = and i32 %2732, %2731
  %2734 = zext i32 %2733 to i64
  %2735 = getelementptr inbounds i32, ptr %2713, i64 %2734
  %2736 = load ptr, ptr %27, align 8
  %2737 = load i32, ptr %535, align 8
  %2738 = sext i32 %2737 to i64
  %2739 = getelementptr inbounds %struct.Node, ptr %2736, i64 %2738
  store i8 0, ptr %2739, align 8
  %2740 = getelementptr inbounds i8, ptr %2739, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2740, ptr align 1 %17, i64 19, i1 false)
  %2741 = getelementptr inbounds i8, ptr %2739, i64 20
  store i32 %2696, ptr %2741, align 4
  %2742 = getelementptr inbounds i8, ptr %2739, i64 24
  store i32 %2698, ptr %2742, align 8
  %2743 = getelementptr inbounds i8, ptr %2739, i64 28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2743, ptr align 4 %18, i64 20, i1 false)
  %2744 = load i32, ptr %2735, align 4
  %2745 = load ptr, ptr %279, align 8
  %2746 = load i32, ptr %535, align 8
  %2747 = sext i32 %2746 to i64
  %2748 = getelementptr inbounds i32, ptr %2745, i64 %2747
  store i32 %2744, ptr %2748, align 4
  %2749 = load i32, ptr %535, align 8
  %2750 = add nsw i32 %2749, 1
  store i32 %2750, ptr %535, align 8
  store i32 %2749, ptr %2735, align 4
  br label %2751

2751:                                             ; preds = %2712, %2701
  %2752 = add nuw nsw i64 %2690, 1
  %2753 = load i32, ptr %177, align 8
  %2754 = sext i32 %2753 to i64
  %2755 = icmp slt i64 %2752, %2754
  br i1 %2755, label %2689, label %2686

2756:                                             ; preds = %2764, %2686
  %2757 = load i32, ptr %112, align 8
  %2758 = icmp sgt i32 %2757, 0
  br i1 %2758, label %2759, label %2772

2759:                                             ; preds = %2756
  %2760 = getelementptr inbounds i8, ptr %2678, i64 8
  %2761 = getelementptr inbounds i8, ptr %2678, i64 16
  %2762 = getelementptr inbounds i8, ptr %2678, i64 72
  %2763 = getelementptr inbounds i8, ptr %2678, i64 56
  br label %2780

2764:                                             ; preds = %2686, %2764
  %2765 = phi i64 [ %2768, %2764 ], [ 1, %2686 ]
  %2766 = load ptr, ptr %86, align 8
  %2767 = getelementptr inbounds %struct.Scalar, ptr %2766, i64 %2765, i32 6
  store i32 -1, ptr %2767, align 8
  %2768 = add nuw nsw i64 %2765, 1
  %2769 = load i32, ptr %682, align 8
  %2770 = sext i32 %2769 to i64
  %2771 = icmp slt i64 %2768, %2770
  br i1 %2771, label %2764, label %2756

2772:                                             ; preds = %3124, %2756
  %2773 = phi i1 [ true, %2756 ], [ %3130, %3124 ]
  %2774 = getelementptr inbounds i8, ptr %2678, i64 40
  %2775 = load i32, ptr %2774, align 8
  store i32 %2775, ptr %534, align 8
  %2776 = icmp sgt i32 %2775, 0
  %2777 = select i1 %2776, i1 %2773, i1 false
  br i1 %2777, label %2778, label %3153

2778:                                             ; preds = %2772
  %2779 = getelementptr inbounds i8, ptr %2678, i64 24
  br label %3132

2780:                                             ; preds = %3124, %2759
  %2781 = phi i64 [ 0, %2759 ], [ %3125, %3124 ]
  %2782 = load ptr, ptr %103, align 8
  %2783 = getelementptr inbounds i32, ptr %2782, i64 %2781
  %2784 = load i32, ptr %2783, align 4
  %2785 = icmp slt i32 %2784, 0
  br i1 %2785, label %2786, label %3006

2786:                                             ; preds = %2780
  %2787 = load ptr, ptr %166, align 8
  %2788 = xor i32 %2784, -1
  %2789 = zext i32 %2788 to i64
  %2790 = getelementptr inbounds %struct.Edge, ptr %2787, i64 %2789
  %2791 = load ptr, ptr %2761, align 8
  %2792 = getelementptr inbounds %struct.Sum, ptr %2791, i64 %2789
  %2793 = load ptr, ptr %16, align 8
  %2794 = getelementptr inbounds i8, ptr %2793, i64 100232
  %2795 = load ptr, ptr %2794, align 8
  %2796 = getelementptr inbounds i8, ptr %2792, i64 8
  %2797 = load i32, ptr %2796, align 8
  %2798 = icmp sgt i32 %2797, 0
  br i1 %2798, label %2799, label %2922

2799:                                             ; preds = %2786, %2908
  %2800 = phi i64 [ %2915, %2908 ], [ 0, %2786 ]
  %2801 = load ptr, ptr %2792, align 8
  %2802 = getelementptr inbounds %struct.Term, ptr %2801, i64 %2800
  %2803 = load i64, ptr %2802, align 4
  %2804 = load ptr, ptr %16, align 8
  %2805 = load ptr, ptr %2762, align 8
  %2806 = shl i64 %2803, 32
  %2807 = ashr exact i64 %2806, 30
  %2808 = getelementptr i8, ptr %2805, i64 %2807
  %2809 = getelementptr i8, ptr %2808, i64 4
  %2810 = load i32, ptr %2809, align 4
  %2811 = load i32, ptr %2808, align 4
  %2812 = sub nsw i32 %2810, %2811
  %2813 = icmp sgt i32 %2812, 0
  %2814 = getelementptr inbounds i8, ptr %2804, i64 100152
  %2815 = sext i32 %2811 to i64
  %2816 = zext i32 %2812 to i64
  %2817 = load ptr, ptr %680, align 8
  br label %2818

2818:                                             ; preds = %2836, %2799
  %2819 = phi i32 [ 0, %2799 ], [ %2837, %2836 ]
  %2820 = phi i8 [ 0, %2799 ], [ %2838, %2836 ]
  br i1 %2813, label %2821, label %2836

2821:                                             ; preds = %2818
  %2822 = load ptr, ptr %2814, align 8
  %2823 = load ptr, ptr %2763, align 8
  %2824 = getelementptr inbounds i32, ptr %2823, i64 %2815
  %2825 = load ptr, ptr %2817, align 8
  br label %2840

2826:                                             ; preds = %2836
  %2827 = getelementptr inbounds %struct.Edge, ptr %2795, i64 %2800
  %2828 = lshr i64 %2803, 32
  %2829 = icmp slt i64 %2803, 0
  %2830 = select i1 %2829, i32 -1, i32 1
  %2831 = icmp eq i64 %2828, 1
  %2832 = icmp eq i64 %2828, 4294967295
  %2833 = or i1 %2831, %2832
  %2834 = icmp ne i32 %2810, %2811
  %2835 = and i1 %2833, %2834
  br i1 %2835, label %2869, label %2863

2836:                                             ; preds = %2859, %2818
  %2837 = phi i32 [ %2819, %2818 ], [ %2860, %2859 ]
  %2838 = add nuw nsw i8 %2820, 1
  %2839 = icmp eq i8 %2838, 3
  br i1 %2839, label %2826, label %2818

2840:                                             ; preds = %2859, %2821
  %2841 = phi i64 [ 0, %2821 ], [ %2861, %2859 ]
  %2842 = phi i32 [ %2819, %2821 ], [ %2860, %2859 ]
  %2843 = getelementptr inbounds i32, ptr %2824, i64 %2841
  %2844 = load i32, ptr %2843, align 4
  %2845 = sext i32 %2844 to i64
  %2846 = getelementptr inbounds %struct.Edge, ptr %2822, i64 %2845
  %2847 = load i32, ptr %2846, align 4
  %2848 = sext i32 %2847 to i64
  %2849 = getelementptr inbounds %struct.Node, ptr %2825, i64 %2848, i32 1
  %2850 = load i8, ptr %2849, align 1
  %2851 = icmp eq i8 %2850, %2820
  br i1 %2851, label %2852, label %2859

2852:                                             ; preds = %2840
  %2853 = getelementptr inbounds i8, ptr %2846, i64 4
  %2854 = load i32, ptr %2853, align 4
  %2855 = add nsw i32 %2842, 1
  %2856 = sext i32 %2842 to i64
  %2857 = getelementptr inbounds [49 x %struct.Edge], ptr %15, i64 0, i64 %2856
  store i32 %2847, ptr %2857, align 8
  %2858 = getelementptr inbounds i8, ptr %2857, i64 4
  store i32 %2854, ptr %2858, align 4
  br label %2859

2859:                                             ; preds = %2852, %2840
  %2860 = phi i32 [ %2855, %2852 ], [ %2842, %2840 ]
  %2861 = add nuw nsw i64 %2841, 1
  %2862 = icmp eq i64 %2861, %2816
  br i1 %2862, label %2836, label %2840

2863:                                             ; preds = %2826
  %2864 = trunc nuw i64 %2828 to i32
  %2865 = call i64 @number(ptr %16, i32 %2864)
  %2866 = trunc i64 %2865 to i32
  %2867 = lshr i64 %2865, 32
  %2868 = trunc nuw i64 %2867 to i32
  br label %2869

2869:                                             ; preds = %2863, %2826
  %2870 = phi i32 [ -1, %2826 ], [ %2866, %2863 ]
  %2871 = phi i32 [ %2830, %2826 ], [ %2868, %2863 ]
  %2872 = icmp sgt i32 %2837, 0
  br i1 %2872, label %2873, label %2908

2873:                                             ; preds = %2869
  %2874 = zext i32 %2837 to i64
  br label %2875

2875:                                             ; preds = %2903, %2873
  %2876 = phi i64 [ 0, %2873 ], [ %2906, %2903 ]
  %2877 = phi i32 [ %2871, %2873 ], [ %2905, %2903 ]
  %2878 = phi i32 [ %2870, %2873 ], [ %2904, %2903 ]
  %2879 = load i32, ptr %681, align 8
  %2880 = icmp eq i32 %2879, 0
  br i1 %2880, label %2881, label %2908

2881:                                             ; preds = %2875
  %2882 = icmp slt i32 %2878, 0
  %2883 = getelementptr inbounds [49 x %struct.Edge], ptr %15, i64 0, i64 %2876
  br i1 %2882, label %2884, label %2889

2884:                                             ; preds = %2881
  %2885 = load i32, ptr %2883, align 8
  %2886 = getelementptr inbounds i8, ptr %2883, i64 4
  %2887 = load i32, ptr %2886, align 4
  %2888 = mul nsw i32 %2887, %2877
  br label %2903

2889:                                             ; preds = %2881
  %2890 = getelementptr inbounds i8, ptr %2883, i64 4
  %2891 = load i32, ptr %2890, align 4
  %2892 = mul nsw i32 %2891, %2877
  %2893 = load i32, ptr %2883, align 8
  %2894 = zext i32 %2878 to i64
  %2895 = or disjoint i64 %2894, 4294967296
  %2896 = zext i32 %2893 to i64
  %2897 = or disjoint i64 %2896, 4294967296
  %2898 = call i64 @made(ptr %16, i8 2, i64 %2895, i64 %2897)
  %2899 = trunc i64 %2898 to i32
  %2900 = lshr i64 %2898, 32
  %2901 = trunc nuw i64 %2900 to i32
  %2902 = mul nsw i32 %2892, %2901
  br label %2903

2903:                                             ; preds = %2889, %2884
  %2904 = phi i32 [ %2885, %2884 ], [ %2899, %2889 ]
  %2905 = phi i32 [ %2888, %2884 ], [ %2902, %2889 ]
  %2906 = add nuw nsw i64 %2876, 1
  %2907 = icmp eq i64 %2906, %2874
  br i1 %2907, label %2908, label %2875

2908:                                             ; preds = %2903, %2875, %2869
  %2909 = phi i32 [ %2870, %2869 ], [ %2904, %2903 ], [ %2878, %2875 ]
  %2910 = phi i32 [ %2871, %2869 ], [ %2905, %2903 ], [ %2877, %2875 ]
  %2911 = zext i32 %2910 to i64
  %2912 = shl nuw i64 %2911, 32
  %2913 = zext i32 %2909 to i64
  %2914 = or disjoint i64 %2912, %2913
  store i64 %2914, ptr %2827, align 4
  %2915 = add nuw nsw i64 %2800, 1
  %2916 = load i32, ptr %2796, align 8
  %2917 = sext i32 %2916 to i64
  %2918 = icmp slt i64 %2915, %2917
  %2919 = load i32, ptr %681, align 8
  %2920 = icmp eq i32 %2919, 0
  %2921 = select i1 %2918, i1 %2920, i1 false
  br i1 %2921, label %2799, label %2922

2922:                                             ; preds = %2908, %2786
  %2923 = phi i32 [ 0, %2786 ], [ %2919, %2908 ]
  %2924 = phi i32 [ %2797, %2786 ], [ %2916, %2908 ]
  br label %2925

2925:                                             ; preds = %2922, %2937
  %2926 = phi i32 [ %2938, %2937 ], [ %2923, %2922 ]
  %2927 = phi i32 [ %2939, %2937 ], [ %2923, %2922 ]
  %2928 = phi i32 [ %2940, %2937 ], [ %2923, %2922 ]
  %2929 = phi i32 [ %2941, %2937 ], [ %2924, %2922 ]
  %2930 = phi i32 [ %2942, %2937 ], [ %2924, %2922 ]
  %2931 = phi i8 [ %2945, %2937 ], [ 0, %2922 ]
  %2932 = phi i32 [ %2944, %2937 ], [ 1, %2922 ]
  %2933 = phi i32 [ %2943, %2937 ], [ -1, %2922 ]
  %2934 = icmp eq i32 %2928, 0
  br i1 %2934, label %2935, label %2990

2935:                                             ; preds = %2925
  %2936 = icmp sgt i32 %2930, 0
  br i1 %2936, label %2947, label %2937

2937:                                             ; preds = %2979, %2935
  %2938 = phi i32 [ %2926, %2935 ], [ %2980, %2979 ]
  %2939 = phi i32 [ %2927, %2935 ], [ %2981, %2979 ]
  %2940 = phi i32 [ 0, %2935 ], [ %2981, %2979 ]
  %2941 = phi i32 [ %2929, %2935 ], [ %2982, %2979 ]
  %2942 = phi i32 [ %2930, %2935 ], [ %2982, %2979 ]
  %2943 = phi i32 [ %2933, %2935 ], [ %2983, %2979 ]
  %2944 = phi i32 [ %2932, %2935 ], [ %2984, %2979 ]
  %2945 = add nuw nsw i8 %2931, 1
  %2946 = icmp eq i8 %2945, 3
  br i1 %2946, label %2990, label %2925

2947:                                             ; preds = %2935, %2979
  %2948 = phi i32 [ %2980, %2979 ], [ %2926, %2935 ]
  %2949 = phi i32 [ 0, %2979 ], [ %2927, %2935 ]
  %2950 = phi i32 [ %2983, %2979 ], [ %2933, %2935 ]
  %2951 = phi i32 [ %2984, %2979 ], [ %2932, %2935 ]
  %2952 = phi i64 [ %2985, %2979 ], [ 0, %2935 ]
  %2953 = phi i32 [ %2982, %2979 ], [ %2929, %2935 ]
  %2954 = load ptr, ptr %680, align 8
  %2955 = load ptr, ptr %2954, align 8
  %2956 = getelementptr inbounds %struct.Edge, ptr %2795, i64 %2952
  %2957 = load i32, ptr %2956, align 4
  %2958 = sext i32 %2957 to i64
  %2959 = getelementptr inbounds %struct.Node, ptr %2955, i64 %2958, i32 1
  %2960 = load i8, ptr %2959, align 1
  %2961 = icmp eq i8 %2960, %2931
  br i1 %2961, label %2962, label %2979

2962:                                             ; preds = %2947
  %2963 = icmp slt i32 %2950, 0
  br i1 %2963, label %2964, label %2967

2964:                                             ; preds = %2962
  %2965 = getelementptr inbounds i8, ptr %2956, i64 4
  %2966 = load i32, ptr %2965, align 4
  br label %2979

2967:                                             ; preds = %2962
  %2968 = zext i32 %2951 to i64
  %2969 = shl nuw i64 %2968, 32
  %2970 = zext i32 %2950 to i64
  %2971 = or disjoint i64 %2969, %2970
  %2972 = load i64, ptr %2956, align 4
  %2973 = call i64 @made(ptr %16, i8 1, i64 %2971, i64 %2972)
  %2974 = trunc i64 %2973 to i32
  %2975 = lshr i64 %2973, 32
  %2976 = trunc nuw i64 %2975 to i32
  %2977 = load i32, ptr %2796, align 8
  %2978 = load i32, ptr %681, align 8
  br label %2979

2979:                                             ; preds = %2967, %2964, %2947
  %2980 = phi i32 [ %2948, %2947 ], [ %2948, %2964 ], [ %2978, %2967 ]
  %2981 = phi i32 [ %2949, %2947 ], [ %2949, %2964 ], [ %2978, %2967 ]
  %2982 = phi i32 [ %2953, %2947 ], [ %2953, %2964 ], [ %2977, %2967 ]
  %2983 = phi i32 [ %2950, %2947 ], [ %2957, %2964 ], [ %2974, %2967 ]
  %2984 = phi i32 [ %2951, %2947 ], [ %2966, %2964 ], [ %2976, %2967 ]
  %2985 = add nuw nsw i64 %2952, 1
  %2986 = sext i32 %2982 to i64
  %2987 = icmp slt i64 %2985, %2986
  %2988 = icmp eq i32 %2981, 0
  %2989 = select i1 %2987, i1 %2988, i1 false
  br i1 %2989, label %2947, label %2937

2990:                                             ; preds = %2937, %2925
  %2991 = phi i32 [ %2938, %2937 ], [ %2926, %2925 ]
  %2992 = phi i32 [ %2943, %2937 ], [ %2933, %2925 ]
  %2993 = phi i32 [ %2944, %2937 ], [ %2932, %2925 ]
  %2994 = icmp slt i32 %2992, 0
  %2995 = zext i32 %2993 to i64
  %2996 = shl nuw i64 %2995, 32
  %2997 = zext i32 %2992 to i64
  %2998 = or disjoint i64 %2996, %2997
  %2999 = select i1 %2994, i64 0, i64 %2998
  store i64 %2999, ptr %2790, align 4
  %3000 = load ptr, ptr %166, align 8
  %3001 = getelementptr inbounds %struct.Edge, ptr %3000, i64 %2789, i32 1
  %3002 = load i32, ptr %3001, align 4
  %3003 = icmp eq i32 %3002, 0
  %3004 = zext i1 %3003 to i32
  %3005 = or i32 %2991, %3004
  store i32 %3005, ptr %681, align 8
  br label %3124

3006:                                             ; preds = %2780
  %3007 = load ptr, ptr %2760, align 8
  %3008 = zext i32 %2784 to i64
  %3009 = getelementptr inbounds %struct.Literal, ptr %3007, i64 %3008
  %3010 = load i32, ptr %3009, align 4
  switch i32 %3010, label %3105 [
    i32 0, label %3011
    i32 3, label %3017
    i32 1, label %3026
    i32 2, label %3053
    i32 4, label %3078
  ]

3011:                                             ; preds = %3006
  %3012 = load ptr, ptr %162, align 8
  %3013 = getelementptr inbounds %struct.Edge, ptr %3012, i64 %3008
  %3014 = getelementptr inbounds i8, ptr %3009, i64 12
  %3015 = load i32, ptr %3014, align 4
  store i32 %3015, ptr %3013, align 4
  %3016 = getelementptr inbounds i8, ptr %3013, i64 4
  store i32 1, ptr %3016, align 4
  br label %3124

3017:                                             ; preds = %3006
  %3018 = load ptr, ptr %162, align 8
  %3019 = getelementptr inbounds %struct.Edge, ptr %3018, i64 %3008
  %3020 = load ptr, ptr %166, align 8
  %3021 = getelementptr inbounds i8, ptr %3009, i64 4
  %3022 = load i32, ptr %3021, align 4
  %3023 = sext i32 %3022 to i64
  %3024 = getelementptr inbounds %struct.Edge, ptr %3020, i64 %3023
  %3025 = load i64, ptr %3024, align 4
  store i64 %3025, ptr %3019, align 4
  br label %3124

3026:                                             ; preds = %3006
  %3027 = load ptr, ptr %162, align 8
  %3028 = getelementptr inbounds i8, ptr %3009, i64 4
  %3029 = load i32, ptr %3028, align 4
  %3030 = sext i32 %3029 to i64
  %3031 = getelementptr inbounds %struct.Edge, ptr %3027, i64 %3030
  %3032 = load i32, ptr %3031, align 4
  %3033 = getelementptr inbounds i8, ptr %3031, i64 4
  %3034 = load i32, ptr %3033, align 4
  %3035 = getelementptr inbounds i8, ptr %3009, i64 8
  %3036 = load i32, ptr %3035, align 4
  %3037 = sext i32 %3036 to i64
  %3038 = getelementptr inbounds %struct.Edge, ptr %3027, i64 %3037
  %3039 = load i32, ptr %3038, align 4
  %3040 = getelementptr inbounds i8, ptr %3038, i64 4
  %3041 = load i32, ptr %3040, align 4
  %3042 = getelementptr inbounds %struct.Edge, ptr %3027, i64 %3008
  %3043 = zext i32 %3032 to i64
  %3044 = or disjoint i64 %3043, 4294967296
  %3045 = zext i32 %3039 to i64
  %3046 = or disjoint i64 %3045, 4294967296
  %3047 = call i64 @made(ptr %16, i8 2, i64 %3044, i64 %3046)
  store i64 %3047, ptr %3042, align 4
  %3048 = mul nsw i32 %3041, %3034
  %3049 = load ptr, ptr %162, align 8
  %3050 = getelementptr inbounds %struct.Edge, ptr %3049, i64 %3008, i32 1
  %3051 = load i32, ptr %3050, align 4
  %3052 = mul nsw i32 %3048, %3051
  store i32 %3052, ptr %3050, align 4
  br label %3124

3053:                                             ; preds = %3006
  %3054 = getelementptr inbounds i8, ptr %3009, i64 4
  %3055 = load i32, ptr %3054, align 4
  %3056 = call i64 @number(ptr %16, i32 %3055)
  %3057 = lshr i64 %3056, 32
  %3058 = trunc nuw i64 %3057 to i32
  %3059 = load ptr, ptr %162, align 8
  %3060 = getelementptr inbounds i8, ptr %3009, i64 8
  %3061 = load i32, ptr %3060, align 4
  %3062 = sext i32 %3061 to i64
  %3063 = getelementptr inbounds %struct.Edge, ptr %3059, i64 %3062
  %3064 = load i32, ptr %3063, align 4
  %3065 = getelementptr inbounds i8, ptr %3063, i64 4
  %3066 = load i32, ptr %3065, align 4
  %3067 = getelementptr inbounds %struct.Edge, ptr %3059, i64 %3008
  %3068 = and i64 %3056, 4294967295
  %3069 = or disjoint i64 %3068, 4294967296
  %3070 = zext i32 %3064 to i64
  %3071 = or disjoint i64 %3070, 4294967296
  %3072 = call i64 @made(ptr %16, i8 2, i64 %3069, i64 %3071)
  store i64 %3072, ptr %3067, align 4
  %3073 = mul nsw i32 %3066, %3058
  %3074 = load ptr, ptr %162, align 8
  %3075 = getelementptr inbounds %struct.Edge, ptr %3074, i64 %3008, i32 1
  %3076 = load i32, ptr %3075, align 4
  %3077 = mul nsw i32 %3073, %3076
  store i32 %3077, ptr %3075, align 4
  br label %3124

3078:                                             ; preds = %3006
  %3079 = load ptr, ptr %162, align 8
  %3080 = getelementptr inbounds %struct.Edge, ptr %3079, i64 %3008
  %3081 = getelementptr inbounds i8, ptr %3009, i64 12
  %3082 = load i32, ptr %3081, align 4
  %3083 = load ptr, ptr %166, align 8
  %3084 = getelementptr inbounds i8, ptr %3009, i64 4
  %3085 = load i32, ptr %3084, align 4
  %3086 = sext i32 %3085 to i64
  %3087 = getelementptr inbounds %struct.Edge, ptr %3083, i64 %3086
  %3088 = getelementptr inbounds i8, ptr %3009, i64 8
  %3089 = load i32, ptr %3088, align 4
  %3090 = sext i32 %3089 to i64
  %3091 = getelementptr inbounds %struct.Edge, ptr %3083, i64 %3090
  %3092 = load i64, ptr %3087, align 4
  %3093 = load i64, ptr %3091, align 4
  %3094 = trunc i64 %3092 to i32
  %3095 = lshr i64 %3092, 32
  %3096 = trunc i64 %3093 to i32
  %3097 = lshr i64 %3093, 32
  %3098 = load ptr, ptr %16, align 8
  %3099 = load ptr, ptr %3098, align 8
  %3100 = sext i32 %3082 to i64
  %3101 = getelementptr inbounds %struct.Node, ptr %3099, i64 %3100
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %3101, i64 48, i1 false)
  store i32 %3094, ptr %683, align 8
  %3102 = trunc i64 %3095 to i8
  store i8 %3102, ptr %684, align 4
  store i32 %3096, ptr %685, align 4
  %3103 = trunc i64 %3097 to i8
  store i8 %3103, ptr %686, align 1
  %3104 = call i64 @entered(ptr %16, ptr %14)
  store i64 %3104, ptr %3080, align 4
  br label %3124

3105:                                             ; preds = %3006
  %3106 = load ptr, ptr %162, align 8
  %3107 = getelementptr inbounds %struct.Edge, ptr %3106, i64 %3008
  %3108 = getelementptr inbounds i8, ptr %3009, i64 12
  %3109 = load i32, ptr %3108, align 4
  %3110 = load ptr, ptr %166, align 8
  %3111 = getelementptr inbounds i8, ptr %3009, i64 4
  %3112 = load i32, ptr %3111, align 4
  %3113 = sext i32 %3112 to i64
  %3114 = getelementptr inbounds %struct.Edge, ptr %3110, i64 %3113
  %3115 = load i64, ptr %3114, align 4
  %3116 = trunc i64 %3115 to i32
  %3117 = lshr i64 %3115, 32
  %3118 = load ptr, ptr %16, align 8
  %3119 = load ptr, ptr %3118, align 8
  %3120 = sext i32 %3109 to i64
  %3121 = getelementptr inbounds %struct.Node, ptr %3119, i64 %3120
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %3121, i64 48, i1 false)
  store i32 %3116, ptr %687, align 8
  %3122 = trunc i64 %3117 to i8
  store i8 %3122, ptr %688, align 4
  store i32 -1, ptr %689, align 4
  store i8 1, ptr %690, align 1
  %3123 = call i64 @entered(ptr %16, ptr %13)
  store i64 %3123, ptr %3107, align 4
  br label %3124

3124:                                             ; preds = %3105, %3078, %3053, %3026, %3017, %3011, %2990
  %3125 = add nuw nsw i64 %2781, 1
  %3126 = load i32, ptr %112, align 8
  %3127 = sext i32 %3126 to i64
  %3128 = icmp slt i64 %3125, %3127
  %3129 = load i32, ptr %681, align 8
  %3130 = icmp eq i32 %3129, 0
  %3131 = select i1 %3128, i1 %3130, i1 false
  br i1 %3131, label %2780, label %2772

3132:                                             ; preds = %3132, %2778
  %3133 = phi i64 [ 0, %2778 ], [ %3149, %3132 ]
  %3134 = load ptr, ptr %166, align 8
  %3135 = load ptr, ptr %2779, align 8
  %3136 = getelementptr inbounds %struct.Edge, ptr %3135, i64 %3133
  %3137 = load i32, ptr %3136, align 4
  %3138 = sext i32 %3137 to i64
  %3139 = getelementptr inbounds %struct.Edge, ptr %3134, i64 %3138
  %3140 = load i32, ptr %3139, align 4
  %3141 = getelementptr inbounds i8, ptr %3139, i64 4
  %3142 = load i32, ptr %3141, align 4
  %3143 = load ptr, ptr %532, align 8
  %3144 = getelementptr inbounds %struct.Edge, ptr %3143, i64 %3133
  %3145 = getelementptr inbounds i8, ptr %3136, i64 4
  %3146 = load i32, ptr %3145, align 4
  %3147 = mul nsw i32 %3146, %3142
  store i32 %3140, ptr %3144, align 4
  %3148 = getelementptr inbounds i8, ptr %3144, i64 4
  store i32 %3147, ptr %3148, align 4
  %3149 = add nuw nsw i64 %3133, 1
  %3150 = load i32, ptr %2774, align 8
  %3151 = sext i32 %3150 to i64
  %3152 = icmp slt i64 %3149, %3151
  br i1 %3152, label %3132, label %3153

3153:                                             ; preds = %3132, %2772
  br i1 %2773, label %3154, label %3241

3154:                                             ; preds = %3153
  %3155 = load ptr, ptr %500, align 8
  %3156 = load i32, ptr %533, align 4
  %3157 = sext i32 %3156 to i64
  %3158 = getelementptr inbounds i32, ptr %3155, i64 %3157
  %3159 = shl nsw i64 %3157, 2
  call void @llvm.memset.p0.i64(ptr align 4 %3155, i8 0, i64 %3159, i1 false)
  %3160 = load i32, ptr %534, align 8
  %3161 = icmp sgt i32 %3160, 0
  br i1 %3161, label %3164, label %3225

3162:                                             ; preds = %3182
  %3163 = icmp eq i32 %3183, 0
  br i1 %3163, label %3225, label %3192

3164:                                             ; preds = %3154, %3182
  %3165 = phi i64 [ %3184, %3182 ], [ 0, %3154 ]
  %3166 = phi i32 [ %3183, %3182 ], [ 0, %3154 ]
  %3167 = load ptr, ptr %532, align 8
  %3168 = getelementptr inbounds %struct.Edge, ptr %3167, i64 %3165
  %3169 = load i32, ptr %3168, align 4
  %3170 = sext i32 %3169 to i64
  %3171 = getelementptr inbounds i32, ptr %3155, i64 %3170
  %3172 = load i32, ptr %3171, align 4
  %3173 = add nsw i32 %3172, 1
  store i32 %3173, ptr %3171, align 4
  %3174 = icmp eq i32 %3172, 0
  br i1 %3174, label %3175, label %3182

3175:                                             ; preds = %3164
  %3176 = load ptr, ptr %532, align 8
  %3177 = getelementptr inbounds %struct.Edge, ptr %3176, i64 %3165
  %3178 = load i32, ptr %3177, align 4
  %3179 = add nsw i32 %3166, 1
  %3180 = sext i32 %3166 to i64
  %3181 = getelementptr inbounds i32, ptr %3158, i64 %3180
  store i32 %3178, ptr %3181, align 4
  br label %3182

3182:                                             ; preds = %3175, %3164
  %3183 = phi i32 [ %3166, %3164 ], [ %3179, %3175 ]
  %3184 = add nuw nsw i64 %3165, 1
  %3185 = load i32, ptr %534, align 8
  %3186 = sext i32 %3185 to i64
  %3187 = icmp slt i64 %3184, %3186
  br i1 %3187, label %3164, label %3162

3188:                                             ; preds = %3223
  %3189 = zext i8 %3203 to i32
  %3190 = add nuw nsw i32 %3193, %3189
  %3191 = icmp eq i32 %3224, 0
  br i1 %3191, label %3225, label %3192

3192:                                             ; preds = %3162, %3188
  %3193 = phi i32 [ %3190, %3188 ], [ 0, %3162 ]
  %3194 = phi i32 [ %3224, %3188 ], [ %3183, %3162 ]
  %3195 = load ptr, ptr %27, align 8
  %3196 = add nsw i32 %3194, -1
  %3197 = sext i32 %3196 to i64
  %3198 = getelementptr inbounds i32, ptr %3158, i64 %3197
  %3199 = load i32, ptr %3198, align 4
  %3200 = sext i32 %3199 to i64
  %3201 = getelementptr inbounds %struct.Node, ptr %3195, i64 %3200
  %3202 = getelementptr inbounds i8, ptr %3201, i64 2
  %3203 = load i8, ptr %3202, align 2
  %3204 = getelementptr inbounds i8, ptr %3201, i64 8
  br label %3205

3205:                                             ; preds = %3223, %3192
  %3206 = phi i1 [ true, %3192 ], [ false, %3223 ]
  %3207 = phi i64 [ 0, %3192 ], [ 1, %3223 ]
  %3208 = phi i32 [ %3196, %3192 ], [ %3224, %3223 ]
  %3209 = getelementptr inbounds [2 x i32], ptr %3204, i64 0, i64 %3207
  %3210 = load i32, ptr %3209, align 4
  %3211 = icmp sgt i32 %3210, -1
  br i1 %3211, label %3212, label %3223

3212:                                             ; preds = %3205
  %3213 = zext i32 %3210 to i64
  %3214 = getelementptr inbounds i32, ptr %3155, i64 %3213
  %3215 = load i32, ptr %3214, align 4
  %3216 = add nsw i32 %3215, 1
  store i32 %3216, ptr %3214, align 4
  %3217 = icmp eq i32 %3215, 0
  br i1 %3217, label %3218, label %3223

3218:                                             ; preds = %3212
  %3219 = load i32, ptr %3209, align 4
  %3220 = add nsw i32 %3208, 1
  %3221 = sext i32 %3208 to i64
  %3222 = getelementptr inbounds i32, ptr %3158, i64 %3221
  store i32 %3219, ptr %3222, align 4
  br label %3223

3223:                                             ; preds = %3218, %3212, %3205
  %3224 = phi i32 [ %3208, %3212 ], [ %3220, %3218 ], [ %3208, %3205 ]
  br i1 %3206, label %3205, label %3188

3225:                                             ; preds = %3188, %3154, %3162
  %3226 = phi i32 [ 0, %3162 ], [ 0, %3154 ], [ %3190, %3188 ]
  %3227 = add nsw i32 %1784, %718
  %3228 = icmp sgt i32 %3226, %3227
  br i1 %3228, label %3229, label %3232

3229:                                             ; preds = %3225
  %3230 = load i32, ptr %616, align 8
  %3231 = icmp eq i32 %3230, 0
  br i1 %3231, label %3232, label %3241

3232:                                             ; preds = %3229, %3225
  %3233 = load ptr, ptr %27, align 8
  %3234 = load i32, ptr %535, align 8
  %3235 = sext i32 %3234 to i64
  %3236 = mul nsw i64 %3235, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %520, ptr align 8 %3233, i64 %3236, i1 false)
  %3237 = load ptr, ptr %532, align 8
  %3238 = load i32, ptr %534, align 8
  %3239 = sext i32 %3238 to i64
  %3240 = shl nsw i64 %3239, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %521, ptr align 4 %3237, i64 %3240, i1 false)
  br label %3241

3241:                                             ; preds = %2331, %2368, %2374, %2365, %3229, %3232, %3153
  %3242 = phi i32 [ %1782, %3153 ], [ %3234, %3232 ], [ %1782, %3229 ], [ %1782, %2365 ], [ %1782, %2374 ], [ %1782, %2368 ], [ %1782, %2331 ]
  %3243 = phi i32 [ %1783, %3153 ], [ %3238, %3232 ], [ %1783, %3229 ], [ %1783, %2365 ], [ %1783, %2374 ], [ %1783, %2368 ], [ %1783, %2331 ]
  %3244 = phi i32 [ %1784, %3153 ], [ %3226, %3232 ], [ %1784, %3229 ], [ %1784, %2365 ], [ %1784, %2374 ], [ %1784, %2368 ], [ %1784, %2331 ]
  %3245 = add nsw i32 %694, %718
  %3246 = icmp sgt i32 %3244, %3245
  br i1 %3246, label %3256, label %3247

3247:                                             ; preds = %3241
  %3248 = load i32, ptr %691, align 8
  %3249 = add nsw i32 %3248, %695
  %3250 = icmp sgt i32 %3244, %3249
  br i1 %3250, label %3256, label %3251

3251:                                             ; preds = %3247
  %3252 = sext i32 %3242 to i64
  %3253 = mul nsw i64 %3252, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %506, ptr align 8 %520, i64 %3253, i1 false)
  %3254 = sext i32 %3243 to i64
  %3255 = shl nsw i64 %3254, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %508, ptr align 4 %521, i64 %3255, i1 false)
  br label %3256

3256:                                             ; preds = %3251, %3247, %3241
  %3257 = phi i32 [ %698, %3241 ], [ %698, %3247 ], [ %3242, %3251 ]
  %3258 = phi i32 [ %697, %3241 ], [ %697, %3247 ], [ %3243, %3251 ]
  %3259 = phi i32 [ %694, %3241 ], [ %694, %3247 ], [ %3244, %3251 ]
  %3260 = icmp slt i32 %3244, %695
  br i1 %3260, label %3269, label %3261

3261:                                             ; preds = %3256
  %3262 = load i32, ptr %616, align 8
  %3263 = icmp eq i32 %3262, 0
  br i1 %3263, label %3269, label %3264

3264:                                             ; preds = %3261
  %3265 = load i32, ptr %656, align 4
  %3266 = icmp ne i32 %3265, 0
  %3267 = icmp eq i32 %3244, %695
  %3268 = select i1 %3266, i1 %3267, i1 false
  br i1 %3268, label %3269, label %3274

3269:                                             ; preds = %3264, %3261, %3256
  %3270 = sext i32 %3242 to i64
  %3271 = mul nsw i64 %3270, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %520, i64 %3271, i1 false)
  %3272 = sext i32 %3243 to i64
  %3273 = shl nsw i64 %3272, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %521, i64 %3273, i1 false)
  br label %3274

3274:                                             ; preds = %3269, %3264
  %3275 = phi i32 [ %3242, %3269 ], [ %696, %3264 ]
  %3276 = phi i32 [ %3244, %3269 ], [ %695, %3264 ]
  %3277 = add nuw nsw i32 %693, 1
  %3278 = load i32, ptr %611, align 4
  %3279 = icmp slt i32 %3277, %3278
  br i1 %3279, label %692, label %3280

3280:                                             ; preds = %3274, %606, %519, %526
  %3281 = phi i32 [ -1, %526 ], [ -1, %519 ], [ %1, %606 ], [ %3275, %3274 ]
  call void @free(ptr %506)
  call void @free(ptr %508)
  call void @free(ptr %520)
  call void @free(ptr %521)
  %3282 = load ptr, ptr %27, align 8
  call void @free(ptr %3282)
  %3283 = getelementptr inbounds i8, ptr %27, i64 8
  %3284 = load ptr, ptr %3283, align 8
  call void @free(ptr %3284)
  %3285 = load ptr, ptr %446, align 8
  store ptr %3285, ptr %12, align 16
  %3286 = getelementptr inbounds i8, ptr %12, i64 8
  %3287 = load ptr, ptr %450, align 8
  store ptr %3287, ptr %3286, align 8
  %3288 = getelementptr inbounds i8, ptr %12, i64 16
  %3289 = load ptr, ptr %457, align 8
  store ptr %3289, ptr %3288, align 16
  %3290 = getelementptr inbounds i8, ptr %12, i64 24
  %3291 = load ptr, ptr %461, align 8
  store ptr %3291, ptr %3290, align 8
  %3292 = getelementptr inbounds i8, ptr %12, i64 32
  %3293 = load ptr, ptr %467, align 8
  store ptr %3293, ptr %3292, align 16
  %3294 = getelementptr inbounds i8, ptr %12, i64 40
  %3295 = load ptr, ptr %474, align 8
  store ptr %3295, ptr %3294, align 8
  %3296 = getelementptr inbounds i8, ptr %12, i64 48
  %3297 = load ptr, ptr %478, align 8
  store ptr %3297, ptr %3296, align 16
  %3298 = getelementptr inbounds i8, ptr %12, i64 56
  %3299 = load ptr, ptr %482, align 8
  store ptr %3299, ptr %3298, align 8
  %3300 = getelementptr inbounds i8, ptr %12, i64 64
  %3301 = load ptr, ptr %486, align 8
  store ptr %3301, ptr %3300, align 16
  %3302 = getelementptr inbounds i8, ptr %12, i64 72
  %3303 = load ptr, ptr %490, align 8
  store ptr %3303, ptr %3302, align 8
  %3304 = getelementptr inbounds i8, ptr %12, i64 80
  %3305 = load ptr, ptr %494, align 8
  store ptr %3305, ptr %3304, align 16
  %3306 = getelementptr inbounds i8, ptr %12, i64 88
  %3307 = load ptr, ptr %500, align 8
  store ptr %3307, ptr %3306, align 8
  %3308 = getelementptr inbounds i8, ptr %12, i64 96
  %3309 = load ptr, ptr %504, align 8
  store ptr %3309, ptr %3308, align 16
  br label %3310

3310:                                             ; preds = %3310, %3280
  %3311 = phi i64 [ 0, %3280 ], [ %3314, %3310 ]
  %3312 = getelementptr inbounds [13 x ptr], ptr %12, i64 0, i64 %3311
  %3313 = load ptr, ptr %3312, align 8
  call void @free(ptr %3313)
  %3314 = add nuw nsw i64 %3311, 1
  %3315 = icmp eq i64 %3314, 13
  br i1 %3315, label %3316, label %3310

3316:                                             ; preds = %3310
  %3317 = load ptr, ptr %183, align 8
  store ptr %3317, ptr %11, align 16
  %3318 = getelementptr inbounds i8, ptr %11, i64 8
  %3319 = load ptr, ptr %187, align 8
  store ptr %3319, ptr %3318, align 8
  %3320 = getelementptr inbounds i8, ptr %11, i64 16
  %3321 = load ptr, ptr %194, align 8
  store ptr %3321, ptr %3320, align 16
  %3322 = getelementptr inbounds i8, ptr %11, i64 24
  %3323 = load ptr, ptr %202, align 8
  store ptr %3323, ptr %3322, align 8
  %3324 = getelementptr inbounds i8, ptr %11, i64 32
  %3325 = load ptr, ptr %275, align 8
  store ptr %3325, ptr %3324, align 16
  %3326 = getelementptr inbounds i8, ptr %11, i64 40
  %3327 = load ptr, ptr %279, align 8
  store ptr %3327, ptr %3326, align 8
  %3328 = getelementptr inbounds i8, ptr %11, i64 48
  %3329 = load ptr, ptr %283, align 8
  store ptr %3329, ptr %3328, align 16
  %3330 = getelementptr inbounds i8, ptr %11, i64 56
  %3331 = load ptr, ptr %291, align 8
  store ptr %3331, ptr %3330, align 8
  %3332 = getelementptr inbounds i8, ptr %11, i64 64
  %3333 = load ptr, ptr %86, align 8
  store ptr %3333, ptr %3332, align 16
  %3334 = getelementptr inbounds i8, ptr %11, i64 72
  %3335 = load ptr, ptr %315, align 8
  store ptr %3335, ptr %3334, align 8
  %3336 = getelementptr inbounds i8, ptr %11, i64 80
  %3337 = load ptr, ptr %321, align 8
  store ptr %3337, ptr %3336, align 16
  br label %3346

3338:                                             ; preds = %3346
  %3339 = getelementptr inbounds i8, ptr %8, i64 8
  %3340 = getelementptr inbounds i8, ptr %8, i64 16
  %3341 = getelementptr inbounds i8, ptr %8, i64 24
  %3342 = getelementptr inbounds i8, ptr %8, i64 32
  %3343 = getelementptr inbounds i8, ptr %8, i64 40
  %3344 = getelementptr inbounds i8, ptr %8, i64 48
  %3345 = getelementptr inbounds i8, ptr %8, i64 56
  br label %3410

3346:                                             ; preds = %3346, %3316
  %3347 = phi i64 [ 0, %3316 ], [ %3350, %3346 ]
  %3348 = getelementptr inbounds [11 x ptr], ptr %11, i64 0, i64 %3347
  %3349 = load ptr, ptr %3348, align 8
  call void @free(ptr %3349)
  %3350 = add nuw nsw i64 %3347, 1
  %3351 = icmp eq i64 %3350, 11
  br i1 %3351, label %3338, label %3346

3352:                                             ; preds = %3435
  %3353 = load ptr, ptr %28, align 8
  call void @free(ptr %3353)
  %3354 = load ptr, ptr %174, align 8
  call void @free(ptr %3354)
  %3355 = load ptr, ptr %103, align 8
  store ptr %3355, ptr %10, align 16
  %3356 = getelementptr inbounds i8, ptr %10, i64 8
  %3357 = load ptr, ptr %121, align 8
  store ptr %3357, ptr %3356, align 8
  %3358 = getelementptr inbounds i8, ptr %10, i64 16
  %3359 = load ptr, ptr %125, align 8
  store ptr %3359, ptr %3358, align 16
  %3360 = getelementptr inbounds i8, ptr %10, i64 24
  %3361 = load ptr, ptr %129, align 8
  store ptr %3361, ptr %3360, align 8
  %3362 = getelementptr inbounds i8, ptr %10, i64 32
  %3363 = load ptr, ptr %134, align 8
  store ptr %3363, ptr %3362, align 16
  %3364 = getelementptr inbounds i8, ptr %10, i64 40
  %3365 = load ptr, ptr %138, align 8
  store ptr %3365, ptr %3364, align 8
  %3366 = getelementptr inbounds i8, ptr %10, i64 48
  %3367 = load ptr, ptr %142, align 8
  store ptr %3367, ptr %3366, align 16
  %3368 = getelementptr inbounds i8, ptr %10, i64 56
  %3369 = load ptr, ptr %146, align 8
  store ptr %3369, ptr %3368, align 8
  %3370 = getelementptr inbounds i8, ptr %10, i64 64
  %3371 = load ptr, ptr %150, align 8
  store ptr %3371, ptr %3370, align 16
  %3372 = getelementptr inbounds i8, ptr %10, i64 72
  %3373 = load ptr, ptr %154, align 8
  store ptr %3373, ptr %3372, align 8
  %3374 = getelementptr inbounds i8, ptr %10, i64 80
  %3375 = load ptr, ptr %158, align 8
  store ptr %3375, ptr %3374, align 16
  %3376 = getelementptr inbounds i8, ptr %10, i64 88
  %3377 = load ptr, ptr %162, align 8
  store ptr %3377, ptr %3376, align 8
  %3378 = getelementptr inbounds i8, ptr %10, i64 96
  %3379 = load ptr, ptr %166, align 8
  store ptr %3379, ptr %3378, align 16
  br label %3380

3380:                                             ; preds = %3380, %3352
  %3381 = phi i64 [ 0, %3352 ], [ %3384, %3380 ]
  %3382 = getelementptr inbounds [13 x ptr], ptr %10, i64 0, i64 %3381
  %3383 = load ptr, ptr %3382, align 8
  call void @free(ptr %3383)
  %3384 = add nuw nsw i64 %3381, 1
  %3385 = icmp eq i64 %3384, 13
  br i1 %3385, label %3386, label %3380

3386:                                             ; preds = %3380
  %3387 = load ptr, ptr %63, align 8
  store ptr %3387, ptr %9, align 16
  %3388 = getelementptr inbounds i8, ptr %9, i64 8
  %3389 = load ptr, ptr %67, align 8
  store ptr %3389, ptr %3388, align 8
  %3390 = getelementptr inbounds i8, ptr %9, i64 16
  %3391 = load ptr, ptr %74, align 8
  store ptr %3391, ptr %3390, align 16
  %3392 = getelementptr inbounds i8, ptr %9, i64 24
  %3393 = load ptr, ptr %79, align 8
  store ptr %3393, ptr %3392, align 8
  %3394 = getelementptr inbounds i8, ptr %9, i64 32
  %3395 = load ptr, ptr %83, align 8
  store ptr %3395, ptr %3394, align 16
  br label %3398

3396:                                             ; preds = %3398
  %3397 = getelementptr inbounds i8, ptr %28, i64 98480
  br label %3404

3398:                                             ; preds = %3398, %3386
  %3399 = phi i64 [ 0, %3386 ], [ %3402, %3398 ]
  %3400 = getelementptr inbounds [5 x ptr], ptr %9, i64 0, i64 %3399
  %3401 = load ptr, ptr %3400, align 8
  call void @free(ptr %3401)
  %3402 = add nuw nsw i64 %3399, 1
  %3403 = icmp eq i64 %3402, 5
  br i1 %3403, label %3396, label %3398

3404:                                             ; preds = %3404, %3396
  %3405 = phi i64 [ 0, %3396 ], [ %3408, %3404 ]
  %3406 = getelementptr inbounds [64 x ptr], ptr %3397, i64 0, i64 %3405
  %3407 = load ptr, ptr %3406, align 8
  call void @free(ptr %3407)
  %3408 = add nuw nsw i64 %3405, 1
  %3409 = icmp eq i64 %3408, 64
  br i1 %3409, label %3438, label %3404

3410:                                             ; preds = %3435, %3338
  %3411 = phi i64 [ 0, %3338 ], [ %3436, %3435 ]
  %3412 = getelementptr inbounds [4 x %struct.Poly], ptr %85, i64 0, i64 %3411
  %3413 = getelementptr inbounds i8, ptr %3412, i64 8
  %3414 = load ptr, ptr %3413, align 8
  store ptr %3414, ptr %8, align 16
  %3415 = getelementptr inbounds i8, ptr %3412, i64 16
  %3416 = load ptr, ptr %3415, align 8
  store ptr %3416, ptr %3339, align 8
  %3417 = getelementptr inbounds i8, ptr %3412, i64 24
  %3418 = load ptr, ptr %3417, align 8
  store ptr %3418, ptr %3340, align 16
  %3419 = getelementptr inbounds i8, ptr %3412, i64 56
  %3420 = load ptr, ptr %3419, align 8
  store ptr %3420, ptr %3341, align 8
  %3421 = getelementptr inbounds i8, ptr %3412, i64 72
  %3422 = load ptr, ptr %3421, align 8
  store ptr %3422, ptr %3342, align 16
  %3423 = getelementptr inbounds i8, ptr %3412, i64 80
  %3424 = load ptr, ptr %3423, align 8
  store ptr %3424, ptr %3343, align 8
  %3425 = getelementptr inbounds i8, ptr %3412, i64 96
  %3426 = load ptr, ptr %3425, align 8
  store ptr %3426, ptr %3344, align 16
  %3427 = getelementptr inbounds i8, ptr %3412, i64 112
  %3428 = load ptr, ptr %3427, align 8
  store ptr %3428, ptr %3345, align 8
  br label %3429

3429:                                             ; preds = %3429, %3410
  %3430 = phi i64 [ 0, %3410 ], [ %3433, %3429 ]
  %3431 = getelementptr inbounds [8 x ptr], ptr %8, i64 0, i64 %3430
  %3432 = load ptr, ptr %3431, align 8
  call void @free(ptr %3432)
  %3433 = add nuw nsw i64 %3430, 1
  %3434 = icmp eq i64 %3433, 8
  br i1 %3434, label %3435, label %3429

3435:                                             ; preds = %3429
  %3436 = add nuw nsw i64 %3411, 1
  %3437 = icmp eq i64 %3436, 4
  br i1 %3437, label %3352, label %3410

3438:                                             ; preds = %3404
  br label %3439

3439:                                             ; preds = %7, %3438
  %3440 = phi i32 [ %3281, %3438 ], [ %1, %7 ]
  ret i32 %3440
}

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr writeonly, ptr readonly, i64, i1 immarg)

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

define internal void @clear(ptr %0) {
  %2 = alloca %struct.Node, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 152
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load i32, ptr %5, align 8
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  br label %15

10:                                               ; preds = %15
  %11 = icmp sgt i32 %27, 0
  br i1 %11, label %12, label %30

12:                                               ; preds = %10
  %13 = getelementptr inbounds i8, ptr %2, i64 8
  %14 = getelementptr inbounds i8, ptr %0, i64 40
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
  br label %95

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

72:                                               ; preds = %95, %30
  store i32 %31, ptr %5, align 8
  %73 = getelementptr inbounds i8, ptr %0, i64 88
  store i32 0, ptr %73, align 8
  %74 = getelementptr inbounds i8, ptr %0, i64 112
  %75 = load ptr, ptr %74, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %75, i8 0, i64 8192, i1 false)
  %76 = getelementptr inbounds i8, ptr %0, i64 120
  %77 = load ptr, ptr %76, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %77, i8 0, i64 131072, i1 false)
  %78 = getelementptr inbounds i8, ptr %0, i64 128
  %79 = load ptr, ptr %78, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %79, i8 0, i64 131072, i1 false)
  %80 = getelementptr inbounds i8, ptr %0, i64 56
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds i8, ptr %0, i64 72
  %83 = load i32, ptr %82, align 8
  %84 = sext i32 %83 to i64
  %85 = shl nsw i64 %84, 2
  %86 = add nsw i64 %85, 4
  call void @llvm.memset.p0.i64(ptr align 4 %81, i8 -1, i64 %86, i1 false)
  %87 = getelementptr inbounds i8, ptr %0, i64 96
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds i8, ptr %0, i64 104
  %90 = load i32, ptr %89, align 8
  %91 = sext i32 %90 to i64
  %92 = shl nsw i64 %91, 2
  %93 = add nsw i64 %92, 4
  call void @llvm.memset.p0.i64(ptr align 4 %88, i8 -1, i64 %93, i1 false)
  %94 = icmp sgt i32 %31, 0
  br i1 %94, label %108, label %112

95:                                               ; preds = %35, %95
  %96 = phi i64 [ 0, %35 ], [ %103, %95 ]
  %97 = load ptr, ptr %36, align 8
  %98 = getelementptr inbounds %struct.Edge, ptr %97, i64 %96
  %99 = load i32, ptr %98, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i32, ptr %4, i64 %100
  %102 = load i32, ptr %101, align 4
  store i32 %102, ptr %98, align 4
  %103 = add nuw nsw i64 %96, 1
  %104 = load i32, ptr %32, align 8
  %105 = sext i32 %104 to i64
  %106 = icmp slt i64 %103, %105
  br i1 %106, label %95, label %72

107:                                              ; preds = %108
  br i1 %94, label %113, label %112

108:                                              ; preds = %72, %108
  %109 = phi i32 [ %110, %108 ], [ 0, %72 ]
  call void @enter(ptr %0, i32 %109)
  %110 = add nuw nsw i32 %109, 1
  %111 = icmp eq i32 %110, %31
  br i1 %111, label %107, label %108

112:                                              ; preds = %113, %72, %107
  ret void

113:                                              ; preds = %107, %113
  %114 = phi i32 [ %115, %113 ], [ 0, %107 ]
  call void @enter_pairs(ptr %0, i32 %114)
  %115 = add nuw nsw i32 %114, 1
  %116 = icmp eq i32 %115, %31
  br i1 %116, label %112, label %113
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
  %38 = getelementptr inbounds i8, ptr %0, i64 112
  %39 = load ptr, ptr %38, align 8
  %40 = load i32, ptr %5, align 4
  %41 = load i32, ptr %9, align 4
  %42 = zext i32 %40 to i64
  %43 = shl nuw nsw i64 %42, 31
  %44 = zext i32 %41 to i64
  %45 = or i64 %43, %44
  %46 = icmp eq i32 %40, 0
  %47 = sub i32 2147483647, %40
  %48 = select i1 %46, i32 0, i32 %47
  %49 = zext i32 %48 to i64
  %50 = shl nuw nsw i64 %49, 31
  %51 = icmp eq i32 %41, 0
  %52 = sub i32 2147483647, %41
  %53 = select i1 %51, i32 0, i32 %52
  %54 = zext i32 %53 to i64
  %55 = or i64 %50, %54
  %56 = call i64 @llvm.umin.i64(i64 %45, i64 %55)
  %57 = mul i64 %56, -7046029254386353131
  %58 = lshr i64 %57, 48
  %59 = and i64 %58, 63
  %60 = shl nuw i64 1, %59
  %61 = lshr i64 %57, 54
  %62 = getelementptr inbounds i64, ptr %39, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = or i64 %60, %63
  store i64 %64, ptr %62, align 8
  %65 = getelementptr inbounds i8, ptr %0, i64 48
  br label %67

66:                                               ; preds = %106
  ret void

67:                                               ; preds = %2, %106
  %68 = phi i1 [ true, %2 ], [ false, %106 ]
  %69 = phi i64 [ 0, %2 ], [ 1, %106 ]
  %70 = getelementptr inbounds i32, ptr %5, i64 %69
  %71 = load i32, ptr %70, align 4
  br label %72

72:                                               ; preds = %92, %67
  %73 = phi i32 [ 2147483645, %67 ], [ %95, %92 ]
  %74 = phi i32 [ 1, %67 ], [ %94, %92 ]
  %75 = phi i32 [ %71, %67 ], [ %104, %92 ]
  %76 = and i32 %73, 1
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %80

78:                                               ; preds = %72
  %79 = zext i32 %75 to i64
  br label %92

80:                                               ; preds = %72
  %81 = zext i32 %74 to i64
  %82 = zext i32 %75 to i64
  %83 = mul nuw i64 %82, %81
  %84 = trunc i64 %83 to i32
  %85 = and i32 %84, 2147483647
  %86 = lshr i64 %83, 31
  %87 = trunc i64 %86 to i32
  %88 = add i32 %85, %87
  %89 = icmp ugt i32 %88, 2147483646
  %90 = add i32 %88, -2147483647
  %91 = select i1 %89, i32 %90, i32 %88
  br label %92

92:                                               ; preds = %80, %78
  %93 = phi i64 [ %79, %78 ], [ %82, %80 ]
  %94 = phi i32 [ %74, %78 ], [ %91, %80 ]
  %95 = lshr i32 %73, 1
  %96 = mul nuw i64 %93, %93
  %97 = trunc i64 %96 to i32
  %98 = and i32 %97, 2147483647
  %99 = lshr i64 %96, 31
  %100 = trunc i64 %99 to i32
  %101 = add i32 %98, %100
  %102 = icmp ugt i32 %101, 2147483646
  %103 = add i32 %101, -2147483647
  %104 = select i1 %102, i32 %103, i32 %101
  %105 = icmp ult i32 %73, 2
  br i1 %105, label %106, label %72

106:                                              ; preds = %92
  %107 = load ptr, ptr %65, align 8
  %108 = getelementptr inbounds [2 x i32], ptr %107, i64 %4, i64 %69
  store i32 %94, ptr %108, align 4
  br i1 %68, label %67, label %66
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
  br i1 %10, label %11, label %156

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.Node, ptr %3, i64 %4, i32 3
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %13, 0
  %15 = icmp slt i32 %1, 0
  %16 = or i1 %14, %15
  br i1 %16, label %156, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds i8, ptr %0, i64 88
  %19 = getelementptr inbounds i8, ptr %0, i64 92
  %20 = getelementptr inbounds i8, ptr %5, i64 4
  %21 = getelementptr inbounds i8, ptr %0, i64 96
  %22 = getelementptr inbounds i8, ptr %0, i64 104
  %23 = getelementptr inbounds i8, ptr %0, i64 80
  %24 = getelementptr inbounds i8, ptr %0, i64 120
  %25 = getelementptr inbounds i8, ptr %0, i64 128
  %26 = add nuw i32 %1, 1
  %27 = zext i32 %26 to i64
  br label %28

28:                                               ; preds = %17, %153
  %29 = phi i64 [ 0, %17 ], [ %154, %153 ]
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds i32, ptr %30, i64 %29
  %32 = load i32, ptr %31, align 4
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %153

34:                                               ; preds = %28
  %35 = load ptr, ptr %0, align 8
  %36 = getelementptr inbounds %struct.Node, ptr %35, i64 %29, i32 3
  %37 = load i8, ptr %36, align 1
  %38 = icmp eq i8 %37, 0
  br i1 %38, label %153, label %39

39:                                               ; preds = %34
  %40 = getelementptr inbounds %struct.Node, ptr %35, i64 %29, i32 7
  %41 = getelementptr inbounds i8, ptr %40, i64 4
  %42 = trunc nuw nsw i64 %29 to i32
  br label %43

43:                                               ; preds = %39, %150
  %44 = phi i8 [ 0, %39 ], [ %151, %150 ]
  %45 = load i32, ptr %18, align 8
  %46 = load i32, ptr %19, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %153

48:                                               ; preds = %43
  %49 = load i32, ptr %40, align 4
  %50 = load i32, ptr %5, align 4
  switch i8 %44, label %73 [
    i8 0, label %51
    i8 1, label %62
  ]

51:                                               ; preds = %48
  %52 = add i32 %50, %49
  %53 = icmp ugt i32 %52, 2147483646
  %54 = add i32 %52, -2147483647
  %55 = select i1 %53, i32 %54, i32 %52
  %56 = load i32, ptr %41, align 4
  %57 = load i32, ptr %20, align 4
  %58 = add i32 %57, %56
  %59 = icmp ugt i32 %58, 2147483646
  %60 = add i32 %58, -2147483647
  %61 = select i1 %59, i32 %60, i32 %58
  br label %98

62:                                               ; preds = %48
  %63 = icmp ult i32 %49, %50
  %64 = add i32 %49, 2147483647
  %65 = select i1 %63, i32 %64, i32 %49
  %66 = sub i32 %65, %50
  %67 = load i32, ptr %41, align 4
  %68 = load i32, ptr %20, align 4
  %69 = icmp ult i32 %67, %68
  %70 = add i32 %67, 2147483647
  %71 = select i1 %69, i32 %70, i32 %67
  %72 = sub i32 %71, %68
  br label %98

73:                                               ; preds = %48
  %74 = zext i32 %49 to i64
  %75 = zext i32 %50 to i64
  %76 = mul nuw i64 %75, %74
  %77 = trunc i64 %76 to i32
  %78 = and i32 %77, 2147483647
  %79 = lshr i64 %76, 31
  %80 = trunc i64 %79 to i32
  %81 = add i32 %78, %80
  %82 = icmp ugt i32 %81, 2147483646
  %83 = add i32 %81, -2147483647
  %84 = select i1 %82, i32 %83, i32 %81
  %85 = load i32, ptr %41, align 4
  %86 = load i32, ptr %20, align 4
  %87 = zext i32 %85 to i64
  %88 = zext i32 %86 to i64
  %89 = mul nuw i64 %88, %87
  %90 = trunc i64 %89 to i32
  %91 = and i32 %90, 2147483647
  %92 = lshr i64 %89, 31
  %93 = trunc i64 %92 to i32
  %94 = add i32 %91, %93
  %95 = icmp ugt i32 %94, 2147483646
  %96 = add i32 %94, -2147483647
  %97 = select i1 %95, i32 %96, i32 %94
  br label %98

98:                                               ; preds = %51, %62, %73
  %99 = phi i32 [ %55, %51 ], [ %66, %62 ], [ %84, %73 ]
  %100 = phi i32 [ %61, %51 ], [ %72, %62 ], [ %97, %73 ]
  %101 = zext i32 %99 to i64
  %102 = shl nuw nsw i64 %101, 31
  %103 = zext i32 %100 to i64
  %104 = or i64 %102, %103
  %105 = icmp eq i32 %99, 0
  %106 = sub i32 2147483647, %99
  %107 = select i1 %105, i32 0, i32 %106
  %108 = zext i32 %107 to i64
  %109 = shl nuw nsw i64 %108, 31
  %110 = icmp eq i32 %100, 0
  %111 = sub i32 2147483647, %100
  %112 = select i1 %110, i32 0, i32 %111
  %113 = zext i32 %112 to i64
  %114 = or i64 %109, %113
  %115 = call i64 @llvm.umin.i64(i64 %104, i64 %114)
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %150, label %117

117:                                              ; preds = %98
  %118 = load ptr, ptr %21, align 8
  %119 = load i32, ptr %22, align 8
  %120 = mul i64 %115, -7046029254386353131
  %121 = lshr i64 %120, 33
  %122 = trunc nuw nsw i64 %121 to i32
  %123 = and i32 %119, %122
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds i32, ptr %118, i64 %124
  %126 = load ptr, ptr %23, align 8
  %127 = sext i32 %45 to i64
  %128 = getelementptr inbounds %struct.Pair, ptr %126, i64 %127
  %129 = load i32, ptr %125, align 4
  store i64 %115, ptr %128, align 8
  %130 = getelementptr inbounds i8, ptr %128, i64 8
  store i32 %42, ptr %130, align 8
  %131 = getelementptr inbounds i8, ptr %128, i64 12
  store i32 %1, ptr %131, align 4
  %132 = getelementptr inbounds i8, ptr %128, i64 16
  store i32 %129, ptr %132, align 8
  %133 = getelementptr inbounds i8, ptr %128, i64 20
  store i8 %44, ptr %133, align 4
  %134 = load i32, ptr %18, align 8
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %18, align 8
  store i32 %134, ptr %125, align 4
  %136 = load ptr, ptr %24, align 8
  %137 = lshr i64 %120, 44
  %138 = lshr i64 %120, 50
  %139 = getelementptr inbounds i64, ptr %136, i64 %138
  %140 = load i64, ptr %139, align 8
  %141 = and i64 %137, 63
  %142 = shl nuw i64 1, %141
  %143 = and i64 %140, %142
  %144 = icmp eq i64 %143, 0
  %145 = select i1 %144, ptr %24, ptr %25
  %146 = load ptr, ptr %145, align 8
  %147 = getelementptr inbounds i64, ptr %146, i64 %138
  %148 = load i64, ptr %147, align 8
  %149 = or i64 %148, %142
  store i64 %149, ptr %147, align 8
  br label %150

150:                                              ; preds = %98, %117
  %151 = add nuw nsw i8 %44, 1
  %152 = icmp eq i8 %151, 3
  br i1 %152, label %153, label %43

153:                                              ; preds = %43, %150, %28, %34
  %154 = add nuw nsw i64 %29, 1
  %155 = icmp eq i64 %154, %27
  br i1 %155, label %156, label %28

156:                                              ; preds = %153, %2, %11
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
  %12 = getelementptr inbounds i8, ptr %0, i64 136
  %13 = getelementptr inbounds i8, ptr %0, i64 144
  %14 = zext i32 %3 to i64
  br label %22

15:                                               ; preds = %40, %4
  %16 = phi i32 [ 0, %4 ], [ %41, %40 ]
  %17 = getelementptr inbounds i8, ptr %0, i64 152
  %18 = load ptr, ptr %17, align 8
  store i32 %1, ptr %18, align 4
  %19 = getelementptr inbounds i8, ptr %0, i64 136
  %20 = getelementptr inbounds i8, ptr %0, i64 144
  %21 = getelementptr inbounds i8, ptr %0, i64 40
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
  %47 = getelementptr inbounds i8, ptr %0, i64 176
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
  %63 = getelementptr inbounds i8, ptr %0, i64 168
  %64 = getelementptr inbounds i8, ptr %0, i64 152
  %65 = getelementptr inbounds i8, ptr %0, i64 160
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
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 0, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %1, i64 32
  %7 = load i32, ptr %6, align 8
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %8, 2
  call void @llvm.memset.p0.i64(ptr align 4 %5, i8 0, i64 %9, i1 false)
  %10 = getelementptr inbounds i8, ptr %0, i64 24
  %11 = load ptr, ptr %10, align 8
  %12 = load i32, ptr %6, align 8
  %13 = sext i32 %12 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %11, i8 0, i64 %13, i1 false)
  %14 = getelementptr inbounds i8, ptr %0, i64 32
  %15 = load ptr, ptr %14, align 8
  %16 = load i32, ptr %6, align 8
  %17 = sext i32 %16 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %15, i8 0, i64 %17, i1 false)
  %18 = getelementptr inbounds i8, ptr %0, i64 40
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %1, i64 36
  %21 = load i32, ptr %20, align 4
  %22 = sext i32 %21 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %19, i8 0, i64 %22, i1 false)
  %23 = getelementptr inbounds i8, ptr %1, i64 40
  %24 = load i32, ptr %23, align 8
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %29

26:                                               ; preds = %2
  %27 = getelementptr inbounds i8, ptr %1, i64 24
  %28 = getelementptr inbounds i8, ptr %0, i64 48
  br label %37

29:                                               ; preds = %99, %2
  %30 = load i32, ptr %3, align 8
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %32, label %120

32:                                               ; preds = %29
  %33 = getelementptr inbounds i8, ptr %1, i64 16
  %34 = getelementptr inbounds i8, ptr %1, i64 72
  %35 = getelementptr inbounds i8, ptr %1, i64 56
  %36 = load ptr, ptr %0, align 8
  br label %104

37:                                               ; preds = %26, %99
  %38 = phi i32 [ %24, %26 ], [ %100, %99 ]
  %39 = phi i64 [ 0, %26 ], [ %101, %99 ]
  %40 = load ptr, ptr %27, align 8
  %41 = getelementptr inbounds %struct.Edge, ptr %40, i64 %39
  %42 = load i32, ptr %41, align 4
  %43 = load ptr, ptr %18, align 8
  %44 = sext i32 %42 to i64
  %45 = getelementptr inbounds i8, ptr %43, i64 %44
  %46 = load i8, ptr %45, align 1
  %47 = icmp eq i8 %46, 0
  br i1 %47, label %48, label %99

48:                                               ; preds = %37
  store i8 1, ptr %45, align 1
  %49 = load ptr, ptr %28, align 8
  %50 = xor i32 %42, -1
  store i32 %50, ptr %49, align 4
  %51 = getelementptr inbounds i8, ptr %49, i64 4
  store i32 0, ptr %51, align 4
  %52 = getelementptr inbounds i8, ptr %49, i64 8
  store i32 0, ptr %52, align 4
  br label %53

53:                                               ; preds = %48, %94
  %54 = phi i32 [ 1, %48 ], [ %95, %94 ]
  %55 = load ptr, ptr %28, align 8
  %56 = sext i32 %54 to i64
  %57 = getelementptr %struct.Reading, ptr %55, i64 %56
  %58 = getelementptr i8, ptr %57, i64 -12
  %59 = call i32 @next_read(ptr %1, ptr %58)
  %60 = icmp eq i32 %59, -2147483648
  br i1 %60, label %61, label %69

61:                                               ; preds = %53
  %62 = load i32, ptr %58, align 4
  %63 = load ptr, ptr %0, align 8
  %64 = load i32, ptr %3, align 8
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %3, align 8
  %66 = sext i32 %64 to i64
  %67 = getelementptr inbounds i32, ptr %63, i64 %66
  store i32 %62, ptr %67, align 4
  %68 = add nsw i32 %54, -1
  br label %94

69:                                               ; preds = %53
  %70 = icmp sgt i32 %59, -1
  br i1 %70, label %71, label %79

71:                                               ; preds = %69
  %72 = load ptr, ptr %4, align 8
  %73 = zext i32 %59 to i64
  %74 = getelementptr inbounds i32, ptr %72, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %74, align 4
  %77 = load ptr, ptr %14, align 8
  %78 = getelementptr inbounds i8, ptr %77, i64 %73
  br label %84

79:                                               ; preds = %69
  %80 = load ptr, ptr %18, align 8
  %81 = xor i32 %59, -1
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr %80, i64 %82
  br label %84

84:                                               ; preds = %79, %71
  %85 = phi ptr [ %78, %71 ], [ %83, %79 ]
  %86 = load i8, ptr %85, align 1
  %87 = icmp eq i8 %86, 0
  br i1 %87, label %88, label %94

88:                                               ; preds = %84
  store i8 1, ptr %85, align 1
  %89 = load ptr, ptr %28, align 8
  %90 = add nsw i32 %54, 1
  %91 = getelementptr inbounds %struct.Reading, ptr %89, i64 %56
  store i32 %59, ptr %91, align 4
  %92 = getelementptr inbounds i8, ptr %91, i64 4
  store i32 0, ptr %92, align 4
  %93 = getelementptr inbounds i8, ptr %91, i64 8
  store i32 0, ptr %93, align 4
  br label %94

94:                                               ; preds = %84, %88, %61
  %95 = phi i32 [ %68, %61 ], [ %54, %84 ], [ %90, %88 ]
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %53

97:                                               ; preds = %94
  %98 = load i32, ptr %23, align 8
  br label %99

99:                                               ; preds = %97, %37
  %100 = phi i32 [ %98, %97 ], [ %38, %37 ]
  %101 = add nuw nsw i64 %39, 1
  %102 = sext i32 %100 to i64
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %37, label %29

104:                                              ; preds = %32, %135
  %105 = phi i32 [ %30, %32 ], [ %136, %135 ]
  %106 = phi ptr [ %36, %32 ], [ %137, %135 ]
  %107 = phi ptr [ %36, %32 ], [ %138, %135 ]
  %108 = phi i64 [ 0, %32 ], [ %139, %135 ]
  %109 = getelementptr inbounds i32, ptr %107, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = icmp slt i32 %110, 0
  br i1 %111, label %112, label %135

112:                                              ; preds = %104
  %113 = load ptr, ptr %33, align 8
  %114 = xor i32 %110, -1
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds %struct.Sum, ptr %113, i64 %115
  %117 = getelementptr inbounds i8, ptr %116, i64 8
  %118 = load i32, ptr %117, align 8
  %119 = icmp sgt i32 %118, 0
  br i1 %119, label %142, label %131

120:                                              ; preds = %135, %29
  ret void

121:                                              ; preds = %169
  %122 = add nuw nsw i64 %144, 1
  %123 = load ptr, ptr %33, align 8
  %124 = xor i32 %172, -1
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds %struct.Sum, ptr %123, i64 %125
  %127 = getelementptr inbounds i8, ptr %126, i64 8
  %128 = load i32, ptr %127, align 8
  %129 = sext i32 %128 to i64
  %130 = icmp slt i64 %122, %129
  br i1 %130, label %142, label %131

131:                                              ; preds = %121, %169, %112
  %132 = phi ptr [ %106, %112 ], [ %170, %169 ], [ %170, %121 ]
  %133 = phi ptr [ %107, %112 ], [ %170, %169 ], [ %170, %121 ]
  %134 = load i32, ptr %3, align 8
  br label %135

135:                                              ; preds = %131, %104
  %136 = phi i32 [ %134, %131 ], [ %105, %104 ]
  %137 = phi ptr [ %132, %131 ], [ %106, %104 ]
  %138 = phi ptr [ %133, %131 ], [ %107, %104 ]
  %139 = add nuw nsw i64 %108, 1
  %140 = sext i32 %136 to i64
  %141 = icmp slt i64 %139, %140
  br i1 %141, label %104, label %120

142:                                              ; preds = %112, %121
  %143 = phi ptr [ %126, %121 ], [ %116, %112 ]
  %144 = phi i64 [ %122, %121 ], [ 0, %112 ]
  %145 = phi ptr [ %170, %121 ], [ %106, %112 ]
  %146 = load ptr, ptr %143, align 8
  %147 = getelementptr inbounds %struct.Term, ptr %146, i64 %144
  %148 = getelementptr inbounds i8, ptr %147, i64 4
  %149 = load i32, ptr %148, align 4
  switch i32 %149, label %169 [
    i32 -1, label %150
    i32 1, label %150
  ]

150:                                              ; preds = %142, %142
  %151 = load i32, ptr %147, align 4
  %152 = load ptr, ptr %34, align 8
  %153 = sext i32 %151 to i64
  %154 = getelementptr i32, ptr %152, i64 %153
  %155 = getelementptr i8, ptr %154, i64 4
  %156 = load i32, ptr %155, align 4
  %157 = load i32, ptr %154, align 4
  %158 = sub nsw i32 %156, %157
  %159 = icmp eq i32 %158, 1
  br i1 %159, label %160, label %169

160:                                              ; preds = %150
  %161 = load ptr, ptr %10, align 8
  %162 = load ptr, ptr %35, align 8
  %163 = sext i32 %157 to i64
  %164 = getelementptr inbounds i32, ptr %162, i64 %163
  %165 = load i32, ptr %164, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds i8, ptr %161, i64 %166
  store i8 1, ptr %167, align 1
  %168 = load ptr, ptr %0, align 8
  br label %169

169:                                              ; preds = %142, %160, %150
  %170 = phi ptr [ %145, %142 ], [ %168, %160 ], [ %145, %150 ]
  %171 = getelementptr inbounds i32, ptr %170, i64 %108
  %172 = load i32, ptr %171, align 4
  %173 = icmp slt i32 %172, 0
  br i1 %173, label %121, label %131
}

define internal void @rebuild(ptr %0, ptr %1, ptr %2) {
  %4 = alloca [2 x i32], align 4
  %5 = alloca [2 x i32], align 4
  %6 = alloca i32, align 4
  %7 = alloca [48 x i32], align 16
  store i32 0, ptr %6, align 4
  %8 = getelementptr inbounds i8, ptr %1, i64 120
  store i32 0, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %1, i64 64
  store i32 0, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %1, i64 40
  store i32 0, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 36
  store i32 0, ptr %11, align 4
  %12 = getelementptr inbounds i8, ptr %1, i64 32
  store i32 0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %1, i64 128
  store i32 0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %1, i64 88
  store i32 1, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %1, i64 72
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 4
  store i32 0, ptr %17, align 4
  %18 = load ptr, ptr %15, align 8
  store i32 0, ptr %18, align 4
  %19 = getelementptr inbounds i8, ptr %1, i64 96
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %1, i64 104
  %22 = load i32, ptr %21, align 8
  %23 = sext i32 %22 to i64
  %24 = shl nsw i64 %23, 2
  %25 = add nsw i64 %24, 4
  call void @llvm.memset.p0.i64(ptr align 4 %20, i8 0, i64 %25, i1 false)
  %26 = call i32 @monomial(ptr %1, ptr %6, i32 0)
  %27 = getelementptr inbounds i8, ptr %0, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = icmp sgt i32 %28, 0
  br i1 %29, label %30, label %106

30:                                               ; preds = %3
  %31 = getelementptr inbounds i8, ptr %2, i64 8
  %32 = getelementptr inbounds i8, ptr %0, i64 16
  %33 = getelementptr inbounds i8, ptr %0, i64 24
  %34 = getelementptr inbounds i8, ptr %0, i64 88
  %35 = getelementptr inbounds i8, ptr %2, i64 16
  br label %58

36:                                               ; preds = %96
  %37 = shl nsw i32 %98, 2
  %38 = add nsw i32 %37, 50
  %39 = icmp sgt i32 %97, 0
  br i1 %39, label %40, label %106

40:                                               ; preds = %36
  %41 = getelementptr inbounds i8, ptr %2, i64 16
  %42 = getelementptr inbounds i8, ptr %2, i64 72
  %43 = getelementptr inbounds i8, ptr %0, i64 88
  %44 = getelementptr inbounds i8, ptr %2, i64 56
  %45 = getelementptr inbounds i8, ptr %0, i64 56
  %46 = getelementptr inbounds i8, ptr %1, i64 124
  %47 = getelementptr inbounds i8, ptr %1, i64 112
  %48 = getelementptr inbounds i8, ptr %0, i64 80
  %49 = getelementptr inbounds i8, ptr %0, i64 64
  %50 = getelementptr inbounds i8, ptr %2, i64 8
  %51 = getelementptr inbounds i8, ptr %5, i64 4
  %52 = getelementptr inbounds i8, ptr %0, i64 72
  %53 = getelementptr inbounds i8, ptr %4, i64 4
  %54 = getelementptr inbounds i8, ptr %1, i64 44
  %55 = getelementptr inbounds i8, ptr %1, i64 8
  %56 = getelementptr inbounds i8, ptr %1, i64 48
  %57 = getelementptr inbounds i8, ptr %1, i64 16
  br label %102

58:                                               ; preds = %30, %96
  %59 = phi i32 [ %28, %30 ], [ %97, %96 ]
  %60 = phi i64 [ 0, %30 ], [ %99, %96 ]
  %61 = phi i32 [ 0, %30 ], [ %98, %96 ]
  %62 = load ptr, ptr %0, align 8
  %63 = getelementptr inbounds i32, ptr %62, i64 %60
  %64 = load i32, ptr %63, align 4
  %65 = icmp slt i32 %64, 0
  br i1 %65, label %66, label %73

66:                                               ; preds = %58
  %67 = load ptr, ptr %35, align 8
  %68 = xor i32 %64, -1
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds %struct.Sum, ptr %67, i64 %69, i32 1
  %71 = load i32, ptr %70, align 8
  %72 = add nsw i32 %71, %61
  br label %96

73:                                               ; preds = %58
  %74 = load ptr, ptr %31, align 8
  %75 = zext i32 %64 to i64
  %76 = getelementptr inbounds %struct.Literal, ptr %74, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = load ptr, ptr %32, align 8
  %79 = getelementptr inbounds i32, ptr %78, i64 %75
  %80 = load i32, ptr %79, align 4
  %81 = icmp eq i32 %80, 1
  br i1 %81, label %82, label %96

82:                                               ; preds = %73
  %83 = add i32 %77, -1
  %84 = icmp ult i32 %83, 2
  br i1 %84, label %92, label %85

85:                                               ; preds = %82
  %86 = icmp eq i32 %77, 3
  br i1 %86, label %87, label %96

87:                                               ; preds = %85
  %88 = load ptr, ptr %33, align 8
  %89 = getelementptr inbounds i8, ptr %88, i64 %75
  %90 = load i8, ptr %89, align 1
  %91 = icmp eq i8 %90, 0
  br i1 %91, label %96, label %92

92:                                               ; preds = %87, %82
  %93 = load ptr, ptr %34, align 8
  %94 = getelementptr inbounds i8, ptr %93, i64 %75
  store i8 1, ptr %94, align 1
  %95 = load i32, ptr %27, align 8
  br label %96

96:                                               ; preds = %73, %85, %87, %92, %66
  %97 = phi i32 [ %59, %66 ], [ %95, %92 ], [ %59, %87 ], [ %59, %85 ], [ %59, %73 ]
  %98 = phi i32 [ %72, %66 ], [ %61, %92 ], [ %61, %87 ], [ %61, %85 ], [ %61, %73 ]
  %99 = add nuw nsw i64 %60, 1
  %100 = sext i32 %97 to i64
  %101 = icmp slt i64 %99, %100
  br i1 %101, label %58, label %36

102:                                              ; preds = %40, %705
  %103 = phi i64 [ 0, %40 ], [ %706, %705 ]
  %104 = load i32, ptr %13, align 8
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %117, label %106

106:                                              ; preds = %102, %705, %3, %36
  %107 = getelementptr inbounds i8, ptr %2, i64 40
  %108 = load i32, ptr %107, align 8
  %109 = icmp sgt i32 %108, 0
  br i1 %109, label %110, label %714

110:                                              ; preds = %106
  %111 = getelementptr inbounds i8, ptr %1, i64 24
  %112 = getelementptr inbounds i8, ptr %2, i64 24
  %113 = getelementptr inbounds i8, ptr %0, i64 64
  %114 = getelementptr inbounds i8, ptr %1, i64 48
  %115 = getelementptr inbounds i8, ptr %1, i64 16
  %116 = getelementptr inbounds i8, ptr %0, i64 80
  br label %710

117:                                              ; preds = %102
  %118 = load ptr, ptr %0, align 8
  %119 = getelementptr inbounds i32, ptr %118, i64 %103
  %120 = load i32, ptr %119, align 4
  %121 = icmp sgt i32 %120, -1
  br i1 %121, label %122, label %465

122:                                              ; preds = %117
  %123 = load ptr, ptr %43, align 8
  %124 = zext i32 %120 to i64
  %125 = getelementptr inbounds i8, ptr %123, i64 %124
  %126 = load i8, ptr %125, align 1
  %127 = icmp eq i8 %126, 0
  %128 = load ptr, ptr %50, align 8
  %129 = getelementptr inbounds %struct.Literal, ptr %128, i64 %124
  %130 = getelementptr inbounds i8, ptr %129, i64 4
  %131 = getelementptr inbounds i8, ptr %129, i64 8
  br i1 %127, label %153, label %132

132:                                              ; preds = %122
  %133 = load i32, ptr %130, align 4
  store i32 %133, ptr %5, align 4
  %134 = load i32, ptr %131, align 4
  store i32 %134, ptr %51, align 4
  %135 = load i32, ptr %129, align 4
  %136 = load ptr, ptr %52, align 8
  %137 = getelementptr inbounds %struct.Sum, ptr %136, i64 %124
  switch i32 %135, label %147 [
    i32 3, label %138
    i32 1, label %142
  ]

138:                                              ; preds = %132
  %139 = load ptr, ptr %48, align 8
  %140 = sext i32 %133 to i64
  %141 = getelementptr inbounds %struct.Sum, ptr %139, i64 %140
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %137, ptr align 8 %141, i64 16, i1 false)
  br label %152

142:                                              ; preds = %132
  %143 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %5, i32 2, i32 1, i32 %38)
  %144 = extractvalue { ptr, i64 } %143, 0
  %145 = extractvalue { ptr, i64 } %143, 1
  store ptr %144, ptr %137, align 8
  %146 = getelementptr inbounds i8, ptr %137, i64 8
  store i64 %145, ptr %146, align 8
  br label %152

147:                                              ; preds = %132
  %148 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %51, i32 1, i32 %133, i32 %38)
  %149 = extractvalue { ptr, i64 } %148, 0
  %150 = extractvalue { ptr, i64 } %148, 1
  store ptr %149, ptr %137, align 8
  %151 = getelementptr inbounds i8, ptr %137, i64 8
  store i64 %150, ptr %151, align 8
  br label %152

152:                                              ; preds = %138, %142, %147
  br label %705

153:                                              ; preds = %122
  %154 = load i32, ptr %130, align 4
  store i32 %154, ptr %4, align 4
  %155 = load i32, ptr %131, align 4
  store i32 %155, ptr %53, align 4
  %156 = load i32, ptr %129, align 4
  switch i32 %156, label %400 [
    i32 3, label %157
    i32 5, label %207
    i32 4, label %259
    i32 1, label %347
    i32 2, label %378
  ]

157:                                              ; preds = %153
  %158 = load ptr, ptr %49, align 8
  %159 = sext i32 %154 to i64
  %160 = getelementptr inbounds i32, ptr %158, i64 %159
  %161 = load i32, ptr %160, align 4
  %162 = icmp slt i32 %161, 0
  br i1 %162, label %163, label %190

163:                                              ; preds = %157
  %164 = load i32, ptr %11, align 4
  %165 = load i32, ptr %56, align 8
  %166 = icmp slt i32 %164, %165
  br i1 %166, label %168, label %167

167:                                              ; preds = %163
  store i32 1, ptr %13, align 8
  br label %174

168:                                              ; preds = %163
  %169 = load ptr, ptr %57, align 8
  %170 = sext i32 %164 to i64
  %171 = getelementptr inbounds %struct.Sum, ptr %169, i64 %170
  call void @llvm.memset.p0.i64(ptr align 8 %171, i8 0, i64 16, i1 false)
  %172 = load i32, ptr %11, align 4
  %173 = add nsw i32 %172, 1
  store i32 %173, ptr %11, align 4
  br label %174

174:                                              ; preds = %168, %167
  %175 = phi i32 [ 0, %167 ], [ %172, %168 ]
  %176 = load ptr, ptr %49, align 8
  %177 = getelementptr inbounds i32, ptr %176, i64 %159
  store i32 %175, ptr %177, align 4
  %178 = load i32, ptr %13, align 8
  %179 = icmp eq i32 %178, 0
  %180 = load ptr, ptr %49, align 8
  br i1 %179, label %181, label %190

181:                                              ; preds = %174
  %182 = load ptr, ptr %57, align 8
  %183 = getelementptr inbounds i32, ptr %180, i64 %159
  %184 = load i32, ptr %183, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds %struct.Sum, ptr %182, i64 %185
  %187 = load ptr, ptr %48, align 8
  %188 = getelementptr inbounds %struct.Sum, ptr %187, i64 %159
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %186, ptr align 8 %188, i64 16, i1 false)
  %189 = load ptr, ptr %49, align 8
  br label %190

190:                                              ; preds = %181, %174, %157
  %191 = phi ptr [ %180, %174 ], [ %189, %181 ], [ %158, %157 ]
  %192 = load i32, ptr %12, align 8
  %193 = load i32, ptr %54, align 4
  %194 = icmp slt i32 %192, %193
  br i1 %194, label %196, label %195

195:                                              ; preds = %190
  store i32 1, ptr %13, align 8
  br label %461

196:                                              ; preds = %190
  %197 = getelementptr inbounds i32, ptr %191, i64 %159
  %198 = load i32, ptr %197, align 4
  %199 = load ptr, ptr %55, align 8
  %200 = sext i32 %192 to i64
  %201 = getelementptr inbounds %struct.Literal, ptr %199, i64 %200
  store i32 3, ptr %201, align 4
  %202 = getelementptr inbounds i8, ptr %201, i64 4
  store i32 %198, ptr %202, align 4
  %203 = getelementptr inbounds i8, ptr %201, i64 8
  store i32 0, ptr %203, align 4
  %204 = getelementptr inbounds i8, ptr %201, i64 12
  store i32 -1, ptr %204, align 4
  %205 = load i32, ptr %12, align 8
  %206 = add nsw i32 %205, 1
  store i32 %206, ptr %12, align 8
  br label %461

207:                                              ; preds = %153
  %208 = load ptr, ptr %49, align 8
  %209 = sext i32 %154 to i64
  %210 = getelementptr inbounds i32, ptr %208, i64 %209
  %211 = load i32, ptr %210, align 4
  %212 = icmp slt i32 %211, 0
  br i1 %212, label %213, label %240

213:                                              ; preds = %207
  %214 = load i32, ptr %11, align 4
  %215 = load i32, ptr %56, align 8
  %216 = icmp slt i32 %214, %215
  br i1 %216, label %218, label %217

217:                                              ; preds = %213
  store i32 1, ptr %13, align 8
  br label %224

218:                                              ; preds = %213
  %219 = load ptr, ptr %57, align 8
  %220 = sext i32 %214 to i64
  %221 = getelementptr inbounds %struct.Sum, ptr %219, i64 %220
  call void @llvm.memset.p0.i64(ptr align 8 %221, i8 0, i64 16, i1 false)
  %222 = load i32, ptr %11, align 4
  %223 = add nsw i32 %222, 1
  store i32 %223, ptr %11, align 4
  br label %224

224:                                              ; preds = %218, %217
  %225 = phi i32 [ 0, %217 ], [ %222, %218 ]
  %226 = load ptr, ptr %49, align 8
  %227 = getelementptr inbounds i32, ptr %226, i64 %209
  store i32 %225, ptr %227, align 4
  %228 = load i32, ptr %13, align 8
  %229 = icmp eq i32 %228, 0
  %230 = load ptr, ptr %49, align 8
  br i1 %229, label %231, label %240

231:                                              ; preds = %224
  %232 = load ptr, ptr %57, align 8
  %233 = getelementptr inbounds i32, ptr %230, i64 %209
  %234 = load i32, ptr %233, align 4
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds %struct.Sum, ptr %232, i64 %235
  %237 = load ptr, ptr %48, align 8
  %238 = getelementptr inbounds %struct.Sum, ptr %237, i64 %209
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %236, ptr align 8 %238, i64 16, i1 false)
  %239 = load ptr, ptr %49, align 8
  br label %240

240:                                              ; preds = %231, %224, %207
  %241 = phi ptr [ %230, %224 ], [ %239, %231 ], [ %208, %207 ]
  %242 = load i32, ptr %12, align 8
  %243 = load i32, ptr %54, align 4
  %244 = icmp slt i32 %242, %243
  br i1 %244, label %246, label %245

245:                                              ; preds = %240
  store i32 1, ptr %13, align 8
  br label %461

246:                                              ; preds = %240
  %247 = getelementptr inbounds i8, ptr %129, i64 12
  %248 = load i32, ptr %247, align 4
  %249 = getelementptr inbounds i32, ptr %241, i64 %209
  %250 = load i32, ptr %249, align 4
  %251 = load ptr, ptr %55, align 8
  %252 = sext i32 %242 to i64
  %253 = getelementptr inbounds %struct.Literal, ptr %251, i64 %252
  store i32 5, ptr %253, align 4
  %254 = getelementptr inbounds i8, ptr %253, i64 4
  store i32 %250, ptr %254, align 4
  %255 = getelementptr inbounds i8, ptr %253, i64 8
  store i32 0, ptr %255, align 4
  %256 = getelementptr inbounds i8, ptr %253, i64 12
  store i32 %248, ptr %256, align 4
  %257 = load i32, ptr %12, align 8
  %258 = add nsw i32 %257, 1
  store i32 %258, ptr %12, align 8
  br label %461

259:                                              ; preds = %153
  %260 = load ptr, ptr %49, align 8
  %261 = sext i32 %154 to i64
  %262 = getelementptr inbounds i32, ptr %260, i64 %261
  %263 = load i32, ptr %262, align 4
  %264 = icmp slt i32 %263, 0
  br i1 %264, label %265, label %292

265:                                              ; preds = %259
  %266 = load i32, ptr %11, align 4
  %267 = load i32, ptr %56, align 8
  %268 = icmp slt i32 %266, %267
  br i1 %268, label %270, label %269

269:                                              ; preds = %265
  store i32 1, ptr %13, align 8
  br label %276

270:                                              ; preds = %265
  %271 = load ptr, ptr %57, align 8
  %272 = sext i32 %266 to i64
  %273 = getelementptr inbounds %struct.Sum, ptr %271, i64 %272
  call void @llvm.memset.p0.i64(ptr align 8 %273, i8 0, i64 16, i1 false)
  %274 = load i32, ptr %11, align 4
  %275 = add nsw i32 %274, 1
  store i32 %275, ptr %11, align 4
  br label %276

276:                                              ; preds = %270, %269
  %277 = phi i32 [ 0, %269 ], [ %274, %270 ]
  %278 = load ptr, ptr %49, align 8
  %279 = getelementptr inbounds i32, ptr %278, i64 %261
  store i32 %277, ptr %279, align 4
  %280 = load i32, ptr %13, align 8
  %281 = icmp eq i32 %280, 0
  %282 = load ptr, ptr %49, align 8
  br i1 %281, label %283, label %292

283:                                              ; preds = %276
  %284 = load ptr, ptr %57, align 8
  %285 = getelementptr inbounds i32, ptr %282, i64 %261
  %286 = load i32, ptr %285, align 4
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds %struct.Sum, ptr %284, i64 %287
  %289 = load ptr, ptr %48, align 8
  %290 = getelementptr inbounds %struct.Sum, ptr %289, i64 %261
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %288, ptr align 8 %290, i64 16, i1 false)
  %291 = load ptr, ptr %49, align 8
  br label %292

292:                                              ; preds = %283, %276, %259
  %293 = phi ptr [ %282, %276 ], [ %291, %283 ], [ %260, %259 ]
  %294 = getelementptr inbounds i32, ptr %293, i64 %261
  %295 = load i32, ptr %294, align 4
  %296 = load i32, ptr %131, align 4
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds i32, ptr %293, i64 %297
  %299 = load i32, ptr %298, align 4
  %300 = icmp slt i32 %299, 0
  br i1 %300, label %301, label %328

301:                                              ; preds = %292
  %302 = load i32, ptr %11, align 4
  %303 = load i32, ptr %56, align 8
  %304 = icmp slt i32 %302, %303
  br i1 %304, label %306, label %305

305:                                              ; preds = %301
  store i32 1, ptr %13, align 8
  br label %312

306:                                              ; preds = %301
  %307 = load ptr, ptr %57, align 8
  %308 = sext i32 %302 to i64
  %309 = getelementptr inbounds %struct.Sum, ptr %307, i64 %308
  call void @llvm.memset.p0.i64(ptr align 8 %309, i8 0, i64 16, i1 false)
  %310 = load i32, ptr %11, align 4
  %311 = add nsw i32 %310, 1
  store i32 %311, ptr %11, align 4
  br label %312

312:                                              ; preds = %306, %305
  %313 = phi i32 [ 0, %305 ], [ %310, %306 ]
  %314 = load ptr, ptr %49, align 8
  %315 = getelementptr inbounds i32, ptr %314, i64 %297
  store i32 %313, ptr %315, align 4
  %316 = load i32, ptr %13, align 8
  %317 = icmp eq i32 %316, 0
  %318 = load ptr, ptr %49, align 8
  br i1 %317, label %319, label %328

319:                                              ; preds = %312
  %320 = load ptr, ptr %57, align 8
  %321 = getelementptr inbounds i32, ptr %318, i64 %297
  %322 = load i32, ptr %321, align 4
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds %struct.Sum, ptr %320, i64 %323
  %325 = load ptr, ptr %48, align 8
  %326 = getelementptr inbounds %struct.Sum, ptr %325, i64 %297
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %324, ptr align 8 %326, i64 16, i1 false)
  %327 = load ptr, ptr %49, align 8
  br label %328

328:                                              ; preds = %319, %312, %292
  %329 = phi ptr [ %318, %312 ], [ %327, %319 ], [ %293, %292 ]
  %330 = load i32, ptr %12, align 8
  %331 = load i32, ptr %54, align 4
  %332 = icmp slt i32 %330, %331
  br i1 %332, label %334, label %333

333:                                              ; preds = %328
  store i32 1, ptr %13, align 8
  br label %461

334:                                              ; preds = %328
  %335 = getelementptr inbounds i8, ptr %129, i64 12
  %336 = load i32, ptr %335, align 4
  %337 = getelementptr inbounds i32, ptr %329, i64 %297
  %338 = load i32, ptr %337, align 4
  %339 = load ptr, ptr %55, align 8
  %340 = sext i32 %330 to i64
  %341 = getelementptr inbounds %struct.Literal, ptr %339, i64 %340
  store i32 4, ptr %341, align 4
  %342 = getelementptr inbounds i8, ptr %341, i64 4
  store i32 %295, ptr %342, align 4
  %343 = getelementptr inbounds i8, ptr %341, i64 8
  store i32 %338, ptr %343, align 4
  %344 = getelementptr inbounds i8, ptr %341, i64 12
  store i32 %336, ptr %344, align 4
  %345 = load i32, ptr %12, align 8
  %346 = add nsw i32 %345, 1
  store i32 %346, ptr %12, align 8
  br label %461

347:                                              ; preds = %153
  %348 = sext i32 %154 to i64
  %349 = getelementptr inbounds i8, ptr %123, i64 %348
  %350 = load i8, ptr %349, align 1
  %351 = icmp eq i8 %350, 0
  br i1 %351, label %352, label %416

352:                                              ; preds = %347
  %353 = sext i32 %155 to i64
  %354 = getelementptr inbounds i8, ptr %123, i64 %353
  %355 = load i8, ptr %354, align 1
  %356 = icmp eq i8 %355, 0
  br i1 %356, label %357, label %416

357:                                              ; preds = %352
  %358 = load i32, ptr %12, align 8
  %359 = load i32, ptr %54, align 4
  %360 = icmp slt i32 %358, %359
  br i1 %360, label %362, label %361

361:                                              ; preds = %357
  store i32 1, ptr %13, align 8
  br label %461

362:                                              ; preds = %357
  %363 = load ptr, ptr %45, align 8
  %364 = getelementptr inbounds i32, ptr %363, i64 %348
  %365 = load i32, ptr %364, align 4
  %366 = getelementptr inbounds i32, ptr %363, i64 %353
  %367 = load i32, ptr %366, align 4
  %368 = call i32 @llvm.smax.i32(i32 %365, i32 %367)
  %369 = call i32 @llvm.smin.i32(i32 %365, i32 %367)
  %370 = load ptr, ptr %55, align 8
  %371 = sext i32 %358 to i64
  %372 = getelementptr inbounds %struct.Literal, ptr %370, i64 %371
  store i32 1, ptr %372, align 4
  %373 = getelementptr inbounds i8, ptr %372, i64 4
  store i32 %369, ptr %373, align 4
  %374 = getelementptr inbounds i8, ptr %372, i64 8
  store i32 %368, ptr %374, align 4
  %375 = getelementptr inbounds i8, ptr %372, i64 12
  store i32 -1, ptr %375, align 4
  %376 = load i32, ptr %12, align 8
  %377 = add nsw i32 %376, 1
  store i32 %377, ptr %12, align 8
  br label %461

378:                                              ; preds = %153
  %379 = sext i32 %155 to i64
  %380 = getelementptr inbounds i8, ptr %123, i64 %379
  %381 = load i8, ptr %380, align 1
  %382 = icmp eq i8 %381, 0
  br i1 %382, label %383, label %416

383:                                              ; preds = %378
  %384 = load i32, ptr %12, align 8
  %385 = load i32, ptr %54, align 4
  %386 = icmp slt i32 %384, %385
  br i1 %386, label %388, label %387

387:                                              ; preds = %383
  store i32 1, ptr %13, align 8
  br label %461

388:                                              ; preds = %383
  %389 = load ptr, ptr %45, align 8
  %390 = getelementptr inbounds i32, ptr %389, i64 %379
  %391 = load i32, ptr %390, align 4
  %392 = load ptr, ptr %55, align 8
  %393 = sext i32 %384 to i64
  %394 = getelementptr inbounds %struct.Literal, ptr %392, i64 %393
  store i32 2, ptr %394, align 4
  %395 = getelementptr inbounds i8, ptr %394, i64 4
  store i32 %154, ptr %395, align 4
  %396 = getelementptr inbounds i8, ptr %394, i64 8
  store i32 %391, ptr %396, align 4
  %397 = getelementptr inbounds i8, ptr %394, i64 12
  store i32 -1, ptr %397, align 4
  %398 = load i32, ptr %12, align 8
  %399 = add nsw i32 %398, 1
  store i32 %399, ptr %12, align 8
  br label %461

400:                                              ; preds = %153
  %401 = load i32, ptr %12, align 8
  %402 = load i32, ptr %54, align 4
  %403 = icmp slt i32 %401, %402
  br i1 %403, label %405, label %404

404:                                              ; preds = %400
  store i32 1, ptr %13, align 8
  br label %461

405:                                              ; preds = %400
  %406 = getelementptr inbounds i8, ptr %129, i64 12
  %407 = load i32, ptr %406, align 4
  %408 = load ptr, ptr %55, align 8
  %409 = sext i32 %401 to i64
  %410 = getelementptr inbounds %struct.Literal, ptr %408, i64 %409
  store i32 %156, ptr %410, align 4
  %411 = getelementptr inbounds i8, ptr %410, i64 4
  store i32 0, ptr %411, align 4
  %412 = getelementptr inbounds i8, ptr %410, i64 8
  store i32 0, ptr %412, align 4
  %413 = getelementptr inbounds i8, ptr %410, i64 12
  store i32 %407, ptr %413, align 4
  %414 = load i32, ptr %12, align 8
  %415 = add nsw i32 %414, 1
  store i32 %415, ptr %12, align 8
  br label %461

416:                                              ; preds = %378, %352, %347
  %417 = load i32, ptr %11, align 4
  %418 = load i32, ptr %56, align 8
  %419 = icmp slt i32 %417, %418
  br i1 %419, label %421, label %420

420:                                              ; preds = %416
  store i32 1, ptr %13, align 8
  br label %446

421:                                              ; preds = %416
  %422 = load ptr, ptr %57, align 8
  %423 = sext i32 %417 to i64
  %424 = getelementptr inbounds %struct.Sum, ptr %422, i64 %423
  call void @llvm.memset.p0.i64(ptr align 8 %424, i8 0, i64 16, i1 false)
  %425 = load i32, ptr %11, align 4
  %426 = add nsw i32 %425, 1
  store i32 %426, ptr %11, align 4
  %427 = load i32, ptr %13, align 8
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %429, label %446

429:                                              ; preds = %421
  %430 = load ptr, ptr %57, align 8
  %431 = sext i32 %425 to i64
  %432 = getelementptr inbounds %struct.Sum, ptr %430, i64 %431
  %433 = load i32, ptr %129, align 4
  %434 = icmp eq i32 %433, 1
  br i1 %434, label %435, label %440

435:                                              ; preds = %429
  %436 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %4, i32 2, i32 1, i32 %38)
  %437 = extractvalue { ptr, i64 } %436, 0
  %438 = extractvalue { ptr, i64 } %436, 1
  store ptr %437, ptr %432, align 8
  %439 = getelementptr inbounds i8, ptr %432, i64 8
  store i64 %438, ptr %439, align 8
  br label %446

440:                                              ; preds = %429
  %441 = load i32, ptr %130, align 4
  %442 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %53, i32 1, i32 %441, i32 %38)
  %443 = extractvalue { ptr, i64 } %442, 0
  %444 = extractvalue { ptr, i64 } %442, 1
  store ptr %443, ptr %432, align 8
  %445 = getelementptr inbounds i8, ptr %432, i64 8
  store i64 %444, ptr %445, align 8
  br label %446

446:                                              ; preds = %440, %435, %421, %420
  %447 = phi i32 [ 0, %420 ], [ %425, %435 ], [ %425, %440 ], [ %425, %421 ]
  %448 = load i32, ptr %12, align 8
  %449 = load i32, ptr %54, align 4
  %450 = icmp slt i32 %448, %449
  br i1 %450, label %452, label %451

451:                                              ; preds = %446
  store i32 1, ptr %13, align 8
  br label %461

452:                                              ; preds = %446
  %453 = load ptr, ptr %55, align 8
  %454 = sext i32 %448 to i64
  %455 = getelementptr inbounds %struct.Literal, ptr %453, i64 %454
  store i32 3, ptr %455, align 4
  %456 = getelementptr inbounds i8, ptr %455, i64 4
  store i32 %447, ptr %456, align 4
  %457 = getelementptr inbounds i8, ptr %455, i64 8
  store i32 0, ptr %457, align 4
  %458 = getelementptr inbounds i8, ptr %455, i64 12
  store i32 -1, ptr %458, align 4
  %459 = load i32, ptr %12, align 8
  %460 = add nsw i32 %459, 1
  store i32 %460, ptr %12, align 8
  br label %461

461:                                              ; preds = %195, %196, %245, %246, %333, %334, %361, %362, %387, %388, %404, %405, %451, %452
  %462 = phi i32 [ 0, %195 ], [ %205, %196 ], [ 0, %245 ], [ %257, %246 ], [ 0, %333 ], [ %345, %334 ], [ 0, %361 ], [ %376, %362 ], [ 0, %387 ], [ %398, %388 ], [ 0, %404 ], [ %414, %405 ], [ 0, %451 ], [ %459, %452 ]
  %463 = load ptr, ptr %45, align 8
  %464 = getelementptr inbounds i32, ptr %463, i64 %124
  store i32 %462, ptr %464, align 4
  br label %705

465:                                              ; preds = %117
  %466 = load ptr, ptr %41, align 8
  %467 = xor i32 %120, -1
  %468 = zext i32 %467 to i64
  %469 = getelementptr inbounds %struct.Sum, ptr %466, i64 %468
  %470 = getelementptr inbounds i8, ptr %469, i64 8
  %471 = load i32, ptr %470, align 8
  %472 = icmp sgt i32 %471, 0
  br i1 %472, label %473, label %480

473:                                              ; preds = %465, %695
  %474 = phi i64 [ %699, %695 ], [ 0, %465 ]
  %475 = phi i32 [ %698, %695 ], [ 0, %465 ]
  %476 = phi i32 [ %697, %695 ], [ 0, %465 ]
  %477 = phi ptr [ %696, %695 ], [ null, %465 ]
  %478 = load i32, ptr %13, align 8
  %479 = icmp eq i32 %478, 0
  br i1 %479, label %494, label %480

480:                                              ; preds = %473, %703, %465
  %481 = phi i32 [ 0, %465 ], [ %704, %703 ], [ %478, %473 ]
  %482 = phi ptr [ null, %465 ], [ %696, %703 ], [ %477, %473 ]
  %483 = phi i32 [ 0, %465 ], [ %697, %703 ], [ %476, %473 ]
  %484 = phi i32 [ 0, %465 ], [ %698, %703 ], [ %475, %473 ]
  %485 = icmp sgt i32 %483, %38
  %486 = zext i1 %485 to i32
  %487 = or i32 %481, %486
  store i32 %487, ptr %13, align 8
  %488 = load ptr, ptr %48, align 8
  %489 = getelementptr inbounds %struct.Sum, ptr %488, i64 %468
  store ptr %482, ptr %489, align 8
  %490 = getelementptr inbounds i8, ptr %489, i64 8
  store i32 %483, ptr %490, align 8
  %491 = getelementptr inbounds i8, ptr %489, i64 12
  store i32 %484, ptr %491, align 4
  %492 = load ptr, ptr %49, align 8
  %493 = getelementptr inbounds i32, ptr %492, i64 %468
  store i32 -1, ptr %493, align 4
  br label %705

494:                                              ; preds = %473
  %495 = load ptr, ptr %469, align 8
  %496 = getelementptr inbounds %struct.Term, ptr %495, i64 %474
  %497 = load i32, ptr %496, align 4
  %498 = load ptr, ptr %42, align 8
  %499 = sext i32 %497 to i64
  %500 = getelementptr i32, ptr %498, i64 %499
  %501 = getelementptr i8, ptr %500, i64 4
  %502 = load i32, ptr %501, align 4
  %503 = load i32, ptr %500, align 4
  %504 = sub nsw i32 %502, %503
  %505 = icmp sgt i32 %504, 0
  br i1 %505, label %506, label %553

506:                                              ; preds = %494
  %507 = load ptr, ptr %43, align 8
  %508 = load ptr, ptr %44, align 8
  %509 = sext i32 %503 to i64
  %510 = getelementptr inbounds i32, ptr %508, i64 %509
  %511 = load ptr, ptr %45, align 8
  %512 = zext i32 %504 to i64
  br label %514

513:                                              ; preds = %514
  br i1 %521, label %528, label %614

514:                                              ; preds = %506, %514
  %515 = phi i64 [ 0, %506 ], [ %525, %514 ]
  %516 = getelementptr inbounds i32, ptr %510, i64 %515
  %517 = load i32, ptr %516, align 4
  %518 = sext i32 %517 to i64
  %519 = getelementptr inbounds i8, ptr %507, i64 %518
  %520 = load i8, ptr %519, align 1
  %521 = icmp eq i8 %520, 0
  %522 = getelementptr inbounds i32, ptr %511, i64 %518
  %523 = load i32, ptr %522, align 4
  %524 = getelementptr inbounds [48 x i32], ptr %7, i64 0, i64 %515
  store i32 %523, ptr %524, align 4
  %525 = add nuw nsw i64 %515, 1
  %526 = icmp ult i64 %525, %512
  %527 = select i1 %526, i1 %521, i1 false
  br i1 %527, label %514, label %513

528:                                              ; preds = %513
  %529 = icmp eq i32 %504, 1
  br i1 %529, label %553, label %530

530:                                              ; preds = %528
  %531 = zext i32 %504 to i64
  br label %532

532:                                              ; preds = %547, %530
  %533 = phi i64 [ 1, %530 ], [ %551, %547 ]
  %534 = getelementptr inbounds i32, ptr %7, i64 %533
  %535 = load i32, ptr %534, align 4
  %536 = trunc nuw nsw i64 %533 to i32
  br label %537

537:                                              ; preds = %544, %532
  %538 = phi i32 [ %536, %532 ], [ %545, %544 ]
  %539 = zext i32 %538 to i64
  %540 = getelementptr i32, ptr %7, i64 %539
  %541 = getelementptr i8, ptr %540, i64 -4
  %542 = load i32, ptr %541, align 4
  %543 = icmp sgt i32 %542, %535
  br i1 %543, label %544, label %547

544:                                              ; preds = %537
  store i32 %542, ptr %540, align 4
  %545 = add nsw i32 %538, -1
  %546 = icmp sgt i32 %538, 1
  br i1 %546, label %537, label %547

547:                                              ; preds = %544, %537
  %548 = phi i32 [ 0, %544 ], [ %538, %537 ]
  %549 = sext i32 %548 to i64
  %550 = getelementptr inbounds i32, ptr %7, i64 %549
  store i32 %535, ptr %550, align 4
  %551 = add nuw nsw i64 %533, 1
  %552 = icmp eq i64 %551, %531
  br i1 %552, label %553, label %532

553:                                              ; preds = %547, %494, %528
  %554 = call i32 @monomial(ptr %1, ptr %7, i32 %504)
  %555 = load ptr, ptr %469, align 8
  %556 = getelementptr inbounds %struct.Term, ptr %555, i64 %474, i32 1
  %557 = load i32, ptr %556, align 4
  %558 = icmp sgt i32 %476, 0
  br i1 %558, label %559, label %581

559:                                              ; preds = %553
  %560 = zext i32 %476 to i64
  br label %564

561:                                              ; preds = %564
  %562 = add nuw nsw i64 %565, 1
  %563 = icmp eq i64 %562, %560
  br i1 %563, label %581, label %564

564:                                              ; preds = %561, %559
  %565 = phi i64 [ 0, %559 ], [ %562, %561 ]
  %566 = getelementptr inbounds %struct.Term, ptr %477, i64 %565
  %567 = load i32, ptr %566, align 4
  %568 = icmp eq i32 %567, %554
  br i1 %568, label %569, label %561

569:                                              ; preds = %564
  %570 = getelementptr inbounds %struct.Term, ptr %477, i64 %565, i32 1
  %571 = load i32, ptr %570, align 4
  %572 = call i32 @scale_sum(ptr %1, i32 %571, i32 %557)
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %575, label %574

574:                                              ; preds = %569
  store i32 %572, ptr %570, align 4
  br label %695

575:                                              ; preds = %569
  %576 = getelementptr inbounds %struct.Term, ptr %477, i64 %565
  %577 = add nsw i32 %476, -1
  %578 = sext i32 %577 to i64
  %579 = getelementptr inbounds %struct.Term, ptr %477, i64 %578
  %580 = load i64, ptr %579, align 4
  store i64 %580, ptr %576, align 4
  br label %695

581:                                              ; preds = %561, %553
  %582 = icmp eq i32 %476, %475
  br i1 %582, label %583, label %607

583:                                              ; preds = %581
  %584 = icmp eq i32 %475, 0
  %585 = shl nsw i32 %475, 1
  %586 = select i1 %584, i32 4, i32 %585
  %587 = load i32, ptr %8, align 8
  %588 = add nsw i32 %587, %586
  %589 = load i32, ptr %46, align 4
  %590 = icmp sgt i32 %588, %589
  br i1 %590, label %606, label %591

591:                                              ; preds = %583
  br i1 %584, label %600, label %592

592:                                              ; preds = %591
  %593 = load ptr, ptr %47, align 8
  %594 = sext i32 %587 to i64
  %595 = getelementptr inbounds %struct.Term, ptr %593, i64 %594
  %596 = sext i32 %475 to i64
  %597 = shl nsw i64 %596, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %595, ptr align 4 %477, i64 %597, i1 false)
  %598 = load i32, ptr %8, align 8
  %599 = add nsw i32 %598, %585
  br label %600

600:                                              ; preds = %592, %591
  %601 = phi i32 [ %599, %592 ], [ %588, %591 ]
  %602 = phi i32 [ %598, %592 ], [ %587, %591 ]
  %603 = load ptr, ptr %47, align 8
  %604 = sext i32 %602 to i64
  %605 = getelementptr inbounds %struct.Term, ptr %603, i64 %604
  store i32 %601, ptr %8, align 8
  br label %607

606:                                              ; preds = %583
  store i32 1, ptr %13, align 8
  br label %695

607:                                              ; preds = %600, %581
  %608 = phi ptr [ %605, %600 ], [ %477, %581 ]
  %609 = phi i32 [ %586, %600 ], [ %475, %581 ]
  %610 = add nsw i32 %476, 1
  %611 = sext i32 %476 to i64
  %612 = getelementptr inbounds %struct.Term, ptr %608, i64 %611
  store i32 %554, ptr %612, align 4
  %613 = getelementptr inbounds i8, ptr %612, i64 4
  store i32 %557, ptr %613, align 4
  br label %695

614:                                              ; preds = %513
  %615 = getelementptr inbounds %struct.Term, ptr %495, i64 %474, i32 1
  %616 = load i32, ptr %615, align 4
  %617 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %510, i32 %504, i32 %616, i32 %38)
  %618 = extractvalue { ptr, i64 } %617, 0
  %619 = extractvalue { ptr, i64 } %617, 1
  %620 = trunc i64 %619 to i32
  %621 = icmp sgt i32 %620, 0
  br i1 %621, label %622, label %695

622:                                              ; preds = %614
  %623 = and i64 %619, 2147483647
  br label %624

624:                                              ; preds = %622, %689
  %625 = phi i64 [ 0, %622 ], [ %693, %689 ]
  %626 = phi i32 [ %475, %622 ], [ %692, %689 ]
  %627 = phi i32 [ %476, %622 ], [ %691, %689 ]
  %628 = phi ptr [ %477, %622 ], [ %690, %689 ]
  %629 = getelementptr inbounds %struct.Term, ptr %618, i64 %625
  %630 = load i32, ptr %629, align 4
  %631 = getelementptr inbounds i8, ptr %629, i64 4
  %632 = load i32, ptr %631, align 4
  %633 = icmp sgt i32 %627, 0
  br i1 %633, label %634, label %656

634:                                              ; preds = %624
  %635 = zext i32 %627 to i64
  br label %639

636:                                              ; preds = %639
  %637 = add nuw nsw i64 %640, 1
  %638 = icmp eq i64 %637, %635
  br i1 %638, label %656, label %639

639:                                              ; preds = %636, %634
  %640 = phi i64 [ 0, %634 ], [ %637, %636 ]
  %641 = getelementptr inbounds %struct.Term, ptr %628, i64 %640
  %642 = load i32, ptr %641, align 4
  %643 = icmp eq i32 %642, %630
  br i1 %643, label %644, label %636

644:                                              ; preds = %639
  %645 = getelementptr inbounds %struct.Term, ptr %628, i64 %640, i32 1
  %646 = load i32, ptr %645, align 4
  %647 = call i32 @scale_sum(ptr %1, i32 %646, i32 %632)
  %648 = icmp eq i32 %647, 0
  br i1 %648, label %650, label %649

649:                                              ; preds = %644
  store i32 %647, ptr %645, align 4
  br label %689

650:                                              ; preds = %644
  %651 = getelementptr inbounds %struct.Term, ptr %628, i64 %640
  %652 = add nsw i32 %627, -1
  %653 = sext i32 %652 to i64
  %654 = getelementptr inbounds %struct.Term, ptr %628, i64 %653
  %655 = load i64, ptr %654, align 4
  store i64 %655, ptr %651, align 4
  br label %689

656:                                              ; preds = %636, %624
  %657 = icmp eq i32 %627, %626
  br i1 %657, label %658, label %682

658:                                              ; preds = %656
  %659 = icmp eq i32 %626, 0
  %660 = shl nsw i32 %626, 1
  %661 = select i1 %659, i32 4, i32 %660
  %662 = load i32, ptr %8, align 8
  %663 = add nsw i32 %662, %661
  %664 = load i32, ptr %46, align 4
  %665 = icmp sgt i32 %663, %664
  br i1 %665, label %681, label %666

666:                                              ; preds = %658
  br i1 %659, label %675, label %667

667:                                              ; preds = %666
  %668 = load ptr, ptr %47, align 8
  %669 = sext i32 %662 to i64
  %670 = getelementptr inbounds %struct.Term, ptr %668, i64 %669
  %671 = sext i32 %626 to i64
  %672 = shl nsw i64 %671, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %670, ptr align 4 %628, i64 %672, i1 false)
  %673 = load i32, ptr %8, align 8
  %674 = add nsw i32 %673, %660
  br label %675

675:                                              ; preds = %667, %666
  %676 = phi i32 [ %674, %667 ], [ %663, %666 ]
  %677 = phi i32 [ %673, %667 ], [ %662, %666 ]
  %678 = load ptr, ptr %47, align 8
  %679 = sext i32 %677 to i64
  %680 = getelementptr inbounds %struct.Term, ptr %678, i64 %679
  store i32 %676, ptr %8, align 8
  br label %682

681:                                              ; preds = %658
  store i32 1, ptr %13, align 8
  br label %689

682:                                              ; preds = %675, %656
  %683 = phi ptr [ %680, %675 ], [ %628, %656 ]
  %684 = phi i32 [ %661, %675 ], [ %626, %656 ]
  %685 = add nsw i32 %627, 1
  %686 = sext i32 %627 to i64
  %687 = getelementptr inbounds %struct.Term, ptr %683, i64 %686
  store i32 %630, ptr %687, align 4
  %688 = getelementptr inbounds i8, ptr %687, i64 4
  store i32 %632, ptr %688, align 4
  br label %689

689:                                              ; preds = %649, %650, %681, %682
  %690 = phi ptr [ %628, %650 ], [ %628, %649 ], [ %628, %681 ], [ %683, %682 ]
  %691 = phi i32 [ %652, %650 ], [ %627, %649 ], [ %626, %681 ], [ %685, %682 ]
  %692 = phi i32 [ %626, %650 ], [ %626, %649 ], [ %626, %681 ], [ %684, %682 ]
  %693 = add nuw nsw i64 %625, 1
  %694 = icmp eq i64 %693, %623
  br i1 %694, label %695, label %624

695:                                              ; preds = %689, %614, %607, %606, %575, %574
  %696 = phi ptr [ %477, %575 ], [ %477, %574 ], [ %477, %606 ], [ %608, %607 ], [ %477, %614 ], [ %690, %689 ]
  %697 = phi i32 [ %577, %575 ], [ %476, %574 ], [ %475, %606 ], [ %610, %607 ], [ %476, %614 ], [ %691, %689 ]
  %698 = phi i32 [ %475, %575 ], [ %475, %574 ], [ %475, %606 ], [ %609, %607 ], [ %475, %614 ], [ %692, %689 ]
  %699 = add nuw nsw i64 %474, 1
  %700 = load i32, ptr %470, align 8
  %701 = sext i32 %700 to i64
  %702 = icmp slt i64 %699, %701
  br i1 %702, label %473, label %703

703:                                              ; preds = %695
  %704 = load i32, ptr %13, align 8
  br label %480

705:                                              ; preds = %152, %461, %480
  %706 = add nuw nsw i64 %103, 1
  %707 = load i32, ptr %27, align 8
  %708 = sext i32 %707 to i64
  %709 = icmp slt i64 %706, %708
  br i1 %709, label %102, label %106

710:                                              ; preds = %110, %756
  %711 = phi i64 [ 0, %110 ], [ %764, %756 ]
  %712 = load i32, ptr %13, align 8
  %713 = icmp eq i32 %712, 0
  br i1 %713, label %715, label %714

714:                                              ; preds = %710, %756, %106
  ret void

715:                                              ; preds = %710
  %716 = load ptr, ptr %111, align 8
  %717 = load i32, ptr %10, align 8
  %718 = add nsw i32 %717, 1
  store i32 %718, ptr %10, align 8
  %719 = sext i32 %717 to i64
  %720 = getelementptr inbounds %struct.Edge, ptr %716, i64 %719
  %721 = load ptr, ptr %112, align 8
  %722 = getelementptr inbounds %struct.Edge, ptr %721, i64 %711
  %723 = load i32, ptr %722, align 4
  %724 = load ptr, ptr %113, align 8
  %725 = sext i32 %723 to i64
  %726 = getelementptr inbounds i32, ptr %724, i64 %725
  %727 = load i32, ptr %726, align 4
  %728 = icmp slt i32 %727, 0
  br i1 %728, label %729, label %756

729:                                              ; preds = %715
  %730 = load i32, ptr %11, align 4
  %731 = load i32, ptr %114, align 8
  %732 = icmp slt i32 %730, %731
  br i1 %732, label %734, label %733

733:                                              ; preds = %729
  store i32 1, ptr %13, align 8
  br label %740

734:                                              ; preds = %729
  %735 = load ptr, ptr %115, align 8
  %736 = sext i32 %730 to i64
  %737 = getelementptr inbounds %struct.Sum, ptr %735, i64 %736
  call void @llvm.memset.p0.i64(ptr align 8 %737, i8 0, i64 16, i1 false)
  %738 = load i32, ptr %11, align 4
  %739 = add nsw i32 %738, 1
  store i32 %739, ptr %11, align 4
  br label %740

740:                                              ; preds = %734, %733
  %741 = phi i32 [ 0, %733 ], [ %738, %734 ]
  %742 = load ptr, ptr %113, align 8
  %743 = getelementptr inbounds i32, ptr %742, i64 %725
  store i32 %741, ptr %743, align 4
  %744 = load i32, ptr %13, align 8
  %745 = icmp eq i32 %744, 0
  %746 = load ptr, ptr %113, align 8
  br i1 %745, label %747, label %756

747:                                              ; preds = %740
  %748 = load ptr, ptr %115, align 8
  %749 = getelementptr inbounds i32, ptr %746, i64 %725
  %750 = load i32, ptr %749, align 4
  %751 = sext i32 %750 to i64
  %752 = getelementptr inbounds %struct.Sum, ptr %748, i64 %751
  %753 = load ptr, ptr %116, align 8
  %754 = getelementptr inbounds %struct.Sum, ptr %753, i64 %725
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %752, ptr align 8 %754, i64 16, i1 false)
  %755 = load ptr, ptr %113, align 8
  br label %756

756:                                              ; preds = %715, %740, %747
  %757 = phi ptr [ %746, %740 ], [ %755, %747 ], [ %724, %715 ]
  %758 = getelementptr inbounds i32, ptr %757, i64 %725
  %759 = load i32, ptr %758, align 4
  %760 = load ptr, ptr %112, align 8
  %761 = getelementptr inbounds %struct.Edge, ptr %760, i64 %711, i32 1
  %762 = load i32, ptr %761, align 4
  store i32 %759, ptr %720, align 4
  %763 = getelementptr inbounds i8, ptr %720, i64 4
  store i32 %762, ptr %763, align 4
  %764 = add nuw nsw i64 %711, 1
  %765 = load i32, ptr %107, align 8
  %766 = sext i32 %765 to i64
  %767 = icmp slt i64 %764, %766
  br i1 %767, label %710, label %714
}

define internal void @greedy(ptr %0, ptr %1, ptr %2, i32 %3) {
  %5 = alloca %struct.Divisor, align 8
  %6 = alloca %struct.Divisor, align 8
  %7 = alloca [2 x i32], align 4
  store ptr %1, ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %2, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %1, i64 36
  %10 = load i32, ptr %9, align 4
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %44

12:                                               ; preds = %4
  %13 = getelementptr inbounds i8, ptr %0, i64 44
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds i8, ptr %1, i64 16
  %16 = zext i32 %10 to i64
  br label %17

17:                                               ; preds = %12, %27
  %18 = phi i64 [ 0, %12 ], [ %35, %27 ]
  %19 = phi i32 [ 0, %12 ], [ %34, %27 ]
  %20 = icmp slt i32 %19, %14
  br i1 %20, label %27, label %21

21:                                               ; preds = %17, %27
  %22 = phi i32 [ %19, %17 ], [ %34, %27 ]
  %23 = icmp sgt i32 %22, 4095
  br i1 %23, label %24, label %44

24:                                               ; preds = %21
  %25 = getelementptr inbounds i8, ptr %0, i64 44
  %26 = load i32, ptr %25, align 4
  br label %37

27:                                               ; preds = %17
  %28 = load ptr, ptr %15, align 8
  %29 = getelementptr inbounds %struct.Sum, ptr %28, i64 %18, i32 1
  %30 = load i32, ptr %29, align 8
  %31 = add nsw i32 %30, 3
  %32 = mul nsw i32 %31, %30
  %33 = sdiv i32 %32, 2
  %34 = add nsw i32 %33, %19
  %35 = add nuw nsw i64 %18, 1
  %36 = icmp eq i64 %35, %16
  br i1 %36, label %21, label %17

37:                                               ; preds = %24, %40
  %38 = phi i32 [ 4095, %24 ], [ %42, %40 ]
  %39 = icmp slt i32 %38, %26
  br i1 %39, label %40, label %44

40:                                               ; preds = %37
  %41 = shl nsw i32 %38, 1
  %42 = or disjoint i32 %41, 1
  %43 = icmp slt i32 %42, %22
  br i1 %43, label %37, label %44

44:                                               ; preds = %37, %40, %4, %21
  %45 = phi i32 [ 4095, %21 ], [ 4095, %4 ], [ %42, %40 ], [ %38, %37 ]
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  store i32 %45, ptr %46, align 8
  %47 = getelementptr inbounds i8, ptr %0, i64 88
  store i32 0, ptr %47, align 8
  %48 = getelementptr inbounds i8, ptr %0, i64 64
  store i32 0, ptr %48, align 8
  %49 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 0, ptr %49, align 8
  %50 = getelementptr inbounds i8, ptr %0, i64 72
  store i32 -1, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %0, i64 1120
  store i32 0, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %0, i64 32
  %53 = load ptr, ptr %52, align 8
  %54 = sext i32 %45 to i64
  %55 = shl nsw i64 %54, 2
  %56 = add nsw i64 %55, 4
  call void @llvm.memset.p0.i64(ptr align 4 %53, i8 -1, i64 %56, i1 false)
  %57 = getelementptr inbounds i8, ptr %0, i64 608
  call void @llvm.memset.p0.i64(ptr align 8 %57, i8 0, i64 256, i1 false)
  %58 = load i32, ptr %9, align 4
  %59 = icmp sgt i32 %58, 0
  br i1 %59, label %60, label %63

60:                                               ; preds = %44
  %61 = getelementptr inbounds i8, ptr %1, i64 16
  %62 = load ptr, ptr %61, align 8
  br label %89

63:                                               ; preds = %117, %44
  %64 = getelementptr inbounds i8, ptr %1, i64 128
  %65 = load i32, ptr %64, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %690

67:                                               ; preds = %63
  %68 = getelementptr inbounds i8, ptr %0, i64 80
  %69 = getelementptr inbounds i8, ptr %0, i64 16
  %70 = getelementptr inbounds i8, ptr %0, i64 48
  %71 = getelementptr inbounds i8, ptr %0, i64 96
  %72 = icmp eq i32 %3, 0
  %73 = sdiv i32 %3, -2
  %74 = sext i32 %3 to i64
  %75 = getelementptr inbounds i8, ptr %6, i64 8
  %76 = getelementptr inbounds i8, ptr %6, i64 12
  %77 = getelementptr inbounds i8, ptr %6, i64 16
  %78 = getelementptr inbounds i8, ptr %6, i64 20
  %79 = getelementptr inbounds i8, ptr %6, i64 36
  %80 = getelementptr inbounds i8, ptr %6, i64 37
  %81 = getelementptr inbounds i8, ptr %0, i64 56
  %82 = getelementptr inbounds i8, ptr %7, i64 4
  %83 = getelementptr inbounds i8, ptr %5, i64 8
  %84 = getelementptr inbounds i8, ptr %5, i64 12
  %85 = getelementptr inbounds i8, ptr %5, i64 16
  %86 = getelementptr inbounds i8, ptr %5, i64 20
  %87 = getelementptr inbounds i8, ptr %5, i64 36
  %88 = getelementptr inbounds i8, ptr %5, i64 37
  br label %123

89:                                               ; preds = %60, %117
  %90 = phi ptr [ %62, %60 ], [ %118, %117 ]
  %91 = phi i64 [ 0, %60 ], [ %119, %117 ]
  %92 = getelementptr inbounds %struct.Sum, ptr %90, i64 %91, i32 1
  %93 = load i32, ptr %92, align 8
  store i32 0, ptr %92, align 8
  %94 = load ptr, ptr %61, align 8
  %95 = getelementptr inbounds %struct.Sum, ptr %94, i64 %91
  %96 = getelementptr inbounds i8, ptr %95, i64 8
  %97 = load i32, ptr %96, align 8
  %98 = icmp slt i32 %97, %93
  br i1 %98, label %99, label %117

99:                                               ; preds = %89
  %100 = trunc nuw nsw i64 %91 to i32
  br label %101

101:                                              ; preds = %99, %101
  %102 = phi i32 [ %115, %101 ], [ %97, %99 ]
  %103 = phi ptr [ %113, %101 ], [ %95, %99 ]
  %104 = load ptr, ptr %103, align 8
  %105 = sext i32 %102 to i64
  %106 = getelementptr inbounds %struct.Term, ptr %104, i64 %105
  %107 = load i64, ptr %106, align 4
  call void @for_divisors(ptr %0, i32 %100, i64 %107, ptr @enter_place)
  %108 = load ptr, ptr %61, align 8
  %109 = getelementptr inbounds %struct.Sum, ptr %108, i64 %91, i32 1
  %110 = load i32, ptr %109, align 8
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %109, align 8
  %112 = load ptr, ptr %61, align 8
  %113 = getelementptr inbounds %struct.Sum, ptr %112, i64 %91
  %114 = getelementptr inbounds i8, ptr %113, i64 8
  %115 = load i32, ptr %114, align 8
  %116 = icmp slt i32 %115, %93
  br i1 %116, label %101, label %117

117:                                              ; preds = %101, %89
  %118 = phi ptr [ %94, %89 ], [ %112, %101 ]
  %119 = add nuw nsw i64 %91, 1
  %120 = load i32, ptr %9, align 4
  %121 = sext i32 %120 to i64
  %122 = icmp slt i64 %119, %121
  br i1 %122, label %89, label %63

123:                                              ; preds = %67, %687
  %124 = load i32, ptr %51, align 8
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %690

126:                                              ; preds = %123
  %127 = load i32, ptr %47, align 8
  %128 = icmp sgt i32 %127, 0
  br i1 %128, label %129, label %234

129:                                              ; preds = %126, %229
  %130 = phi i64 [ %230, %229 ], [ 0, %126 ]
  %131 = load ptr, ptr %68, align 8
  %132 = getelementptr inbounds i32, ptr %131, i64 %130
  %133 = load i32, ptr %132, align 4
  %134 = load ptr, ptr %69, align 8
  %135 = sext i32 %133 to i64
  %136 = getelementptr inbounds %struct.Divisor, ptr %134, i64 %135
  %137 = getelementptr inbounds i8, ptr %136, i64 37
  store i8 0, ptr %137, align 1
  %138 = getelementptr inbounds i8, ptr %136, i64 20
  %139 = load i32, ptr %138, align 4
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %169

141:                                              ; preds = %129
  %142 = load ptr, ptr %69, align 8
  %143 = getelementptr inbounds %struct.Divisor, ptr %142, i64 %135
  %144 = getelementptr inbounds i8, ptr %143, i64 24
  %145 = load i32, ptr %144, align 8
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %229, label %147

147:                                              ; preds = %141
  %148 = sext i32 %145 to i64
  %149 = getelementptr inbounds [64 x ptr], ptr %71, i64 0, i64 %148
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds [64 x i32], ptr %57, i64 0, i64 %148
  %152 = load i32, ptr %151, align 4
  %153 = add nsw i32 %152, -1
  store i32 %153, ptr %151, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds i32, ptr %150, i64 %154
  %156 = load i32, ptr %155, align 4
  %157 = load i32, ptr %144, align 8
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [64 x ptr], ptr %71, i64 0, i64 %158
  %160 = load ptr, ptr %159, align 8
  %161 = getelementptr inbounds i8, ptr %143, i64 28
  %162 = load i32, ptr %161, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds i32, ptr %160, i64 %163
  store i32 %156, ptr %164, align 4
  %165 = load i32, ptr %161, align 4
  %166 = load ptr, ptr %69, align 8
  %167 = sext i32 %156 to i64
  %168 = getelementptr inbounds %struct.Divisor, ptr %166, i64 %167, i32 6
  store i32 %165, ptr %168, align 4
  store i32 0, ptr %144, align 8
  br label %229

169:                                              ; preds = %129
  %170 = getelementptr inbounds i8, ptr %136, i64 36
  %171 = load i8, ptr %170, align 4
  %172 = icmp eq i8 %171, 3
  br i1 %172, label %175, label %173

173:                                              ; preds = %169
  %174 = add nsw i32 %139, -1
  call void @shift(ptr %0, i32 %133, i32 %174)
  br label %229

175:                                              ; preds = %169
  %176 = icmp eq i32 %139, 1
  br i1 %176, label %177, label %225

177:                                              ; preds = %175
  %178 = load ptr, ptr %0, align 8
  %179 = getelementptr inbounds i8, ptr %136, i64 8
  %180 = load i32, ptr %179, align 8
  %181 = getelementptr inbounds i8, ptr %178, i64 72
  %182 = load ptr, ptr %181, align 8
  %183 = sext i32 %180 to i64
  %184 = getelementptr i32, ptr %182, i64 %183
  %185 = getelementptr i8, ptr %184, i64 4
  %186 = load i32, ptr %185, align 4
  %187 = load i32, ptr %184, align 4
  %188 = icmp eq i32 %186, %187
  br i1 %188, label %225, label %189

189:                                              ; preds = %177
  %190 = getelementptr inbounds i8, ptr %136, i64 12
  %191 = load i32, ptr %190, align 4
  %192 = sext i32 %191 to i64
  %193 = getelementptr i32, ptr %182, i64 %192
  %194 = getelementptr i8, ptr %193, i64 4
  %195 = load i32, ptr %194, align 4
  %196 = load i32, ptr %193, align 4
  %197 = icmp eq i32 %195, %196
  br i1 %197, label %225, label %198

198:                                              ; preds = %189
  %199 = load ptr, ptr %70, align 8
  %200 = getelementptr inbounds i8, ptr %136, i64 16
  %201 = load i32, ptr %200, align 8
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds %struct.Place, ptr %199, i64 %202
  %204 = getelementptr inbounds i8, ptr %203, i64 4
  %205 = load i32, ptr %204, align 4
  %206 = sext i32 %205 to i64
  %207 = getelementptr i32, ptr %182, i64 %206
  %208 = getelementptr i8, ptr %207, i64 4
  %209 = load i32, ptr %208, align 4
  %210 = load i32, ptr %207, align 4
  %211 = load i64, ptr %136, align 8
  switch i64 %211, label %218 [
    i64 1, label %212
    i64 2305843009213693486, label %212
  ]

212:                                              ; preds = %198, %198
  %213 = getelementptr inbounds i8, ptr %203, i64 16
  %214 = load i32, ptr %213, align 4
  %215 = icmp ne i32 %214, 1
  %216 = icmp ne i32 %214, -1
  %217 = and i1 %215, %216
  br label %218

218:                                              ; preds = %212, %198
  %219 = phi i1 [ %217, %212 ], [ false, %198 ]
  %220 = zext i1 %219 to i32
  %221 = add i32 %187, %209
  %222 = add i32 %186, %210
  %223 = sub i32 %221, %222
  %224 = add nsw i32 %223, %220
  call void @shift(ptr %0, i32 %133, i32 %224)
  br label %229

225:                                              ; preds = %189, %177, %175
  %226 = call { i64, i64 } @taking(ptr %0, ptr %136)
  %227 = extractvalue { i64, i64 } %226, 0
  %228 = trunc i64 %227 to i32
  call void @shift(ptr %0, i32 %133, i32 %228)
  br label %229

229:                                              ; preds = %225, %218, %173, %147, %141
  %230 = add nuw nsw i64 %130, 1
  %231 = load i32, ptr %47, align 8
  %232 = sext i32 %231 to i64
  %233 = icmp slt i64 %230, %232
  br i1 %233, label %129, label %234

234:                                              ; preds = %229, %126
  store i32 0, ptr %47, align 8
  br label %235

235:                                              ; preds = %241, %234
  %236 = phi i32 [ 63, %234 ], [ %242, %241 ]
  %237 = zext i32 %236 to i64
  %238 = getelementptr inbounds [64 x i32], ptr %57, i64 0, i64 %237
  %239 = load i32, ptr %238, align 4
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %241, label %244

241:                                              ; preds = %235
  %242 = add nsw i32 %236, -1
  %243 = icmp ugt i32 %236, 1
  br i1 %243, label %235, label %690

244:                                              ; preds = %235
  br i1 %72, label %308, label %245

245:                                              ; preds = %244
  %246 = add i32 %236, %73
  %247 = call i32 @llvm.smax.i32(i32 %246, i32 1)
  %248 = icmp slt i32 %236, %247
  br i1 %248, label %308, label %249

249:                                              ; preds = %245
  %250 = zext i32 %247 to i64
  br label %251

251:                                              ; preds = %303, %249
  %252 = phi i64 [ %237, %249 ], [ %306, %303 ]
  %253 = phi i32 [ %236, %249 ], [ %305, %303 ]
  %254 = phi i64 [ 0, %249 ], [ %304, %303 ]
  %255 = getelementptr inbounds [64 x i32], ptr %57, i64 0, i64 %252
  %256 = load i32, ptr %255, align 4
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %303, label %258

258:                                              ; preds = %251
  %259 = shl nuw nsw i64 %252, 32
  %260 = load ptr, ptr %8, align 8
  %261 = load i64, ptr %260, align 8
  %262 = add i64 %261, -7046029254386353131
  store i64 %262, ptr %260, align 8
  %263 = lshr i64 %262, 30
  %264 = xor i64 %263, %262
  %265 = mul i64 %264, -4658895280553007687
  %266 = lshr i64 %265, 27
  %267 = xor i64 %266, %265
  %268 = mul i64 %267, -7723592293110705685
  %269 = lshr i64 %268, 31
  %270 = xor i64 %269, %268
  %271 = icmp eq i32 %256, 1
  br i1 %271, label %272, label %274

272:                                              ; preds = %258
  %273 = lshr i64 %270, 32
  br label %294

274:                                              ; preds = %258, %279
  %275 = phi i64 [ %280, %279 ], [ 0, %258 ]
  %276 = lshr exact i64 -9223372036854775808, %275
  %277 = and i64 %276, %270
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %279, label %282

279:                                              ; preds = %274
  %280 = add nuw nsw i64 %275, 1
  %281 = icmp eq i64 %280, 40
  br i1 %281, label %282, label %274

282:                                              ; preds = %279, %274
  %283 = phi i64 [ 40, %279 ], [ %275, %274 ]
  %284 = shl i64 %270, %283
  %285 = lshr i64 %284, 47
  %286 = and i64 %285, 65535
  %287 = shl i64 %283, 16
  %288 = add nsw i64 %287, 65536
  %289 = sub nsw i64 %288, %286
  %290 = mul nsw i64 %289, 45426
  %291 = sext i32 %256 to i64
  %292 = udiv i64 %290, %291
  %293 = call i64 @llvm.usub.sat.i64(i64 4294967296, i64 %292)
  br label %294

294:                                              ; preds = %282, %272
  %295 = phi i64 [ %273, %272 ], [ %293, %282 ]
  %296 = mul nsw i64 %295, %74
  %297 = lshr i64 %296, 1
  %298 = add nuw i64 %297, %259
  %299 = icmp ugt i64 %298, %254
  %300 = call i64 @llvm.umax.i64(i64 %298, i64 %254)
  %301 = trunc nuw i64 %252 to i32
  %302 = select i1 %299, i32 %301, i32 %253
  br label %303

303:                                              ; preds = %294, %251
  %304 = phi i64 [ %300, %294 ], [ %254, %251 ]
  %305 = phi i32 [ %302, %294 ], [ %253, %251 ]
  %306 = add nsw i64 %252, -1
  %307 = icmp sgt i64 %252, %250
  br i1 %307, label %251, label %308

308:                                              ; preds = %303, %244, %245
  %309 = phi i32 [ %236, %244 ], [ %236, %245 ], [ %305, %303 ]
  %310 = sext i32 %309 to i64
  %311 = getelementptr inbounds [64 x ptr], ptr %71, i64 0, i64 %310
  %312 = load ptr, ptr %311, align 8
  %313 = load ptr, ptr %8, align 8
  %314 = getelementptr inbounds [64 x i32], ptr %57, i64 0, i64 %310
  %315 = load i32, ptr %314, align 4
  %316 = load i64, ptr %313, align 8
  %317 = add i64 %316, -7046029254386353131
  store i64 %317, ptr %313, align 8
  %318 = lshr i64 %317, 30
  %319 = xor i64 %318, %317
  %320 = mul i64 %319, -4658895280553007687
  %321 = lshr i64 %320, 27
  %322 = xor i64 %321, %320
  %323 = mul i64 %322, -7723592293110705685
  %324 = lshr i64 %323, 31
  %325 = xor i64 %324, %323
  %326 = sext i32 %315 to i64
  %327 = urem i64 %325, %326
  %328 = shl i64 %327, 32
  %329 = ashr exact i64 %328, 30
  %330 = getelementptr inbounds i8, ptr %312, i64 %329
  %331 = load i32, ptr %330, align 4
  %332 = icmp sgt i32 %331, -1
  br i1 %332, label %333, label %690

333:                                              ; preds = %308
  %334 = load ptr, ptr %69, align 8
  %335 = zext i32 %331 to i64
  %336 = getelementptr inbounds %struct.Divisor, ptr %334, i64 %335
  %337 = load i64, ptr %336, align 8
  %338 = getelementptr inbounds i8, ptr %336, i64 8
  %339 = load i32, ptr %338, align 8
  %340 = getelementptr inbounds i8, ptr %336, i64 12
  %341 = load i32, ptr %340, align 4
  %342 = getelementptr inbounds i8, ptr %336, i64 16
  %343 = load i32, ptr %342, align 8
  %344 = getelementptr inbounds i8, ptr %336, i64 20
  %345 = getelementptr inbounds i8, ptr %336, i64 36
  %346 = load i8, ptr %345, align 4
  %347 = getelementptr inbounds i8, ptr %336, i64 37
  switch i8 %346, label %536 [
    i8 1, label %348
    i8 2, label %441
  ]

348:                                              ; preds = %333
  %349 = load ptr, ptr %0, align 8
  %350 = icmp sgt i32 %343, -1
  br i1 %350, label %351, label %368

351:                                              ; preds = %348
  %352 = load ptr, ptr %70, align 8
  br label %355

353:                                              ; preds = %355
  %354 = trunc nuw i64 %360 to i32
  br label %368

355:                                              ; preds = %355, %351
  %356 = phi ptr [ %352, %351 ], [ %364, %355 ]
  %357 = phi i64 [ 0, %351 ], [ %360, %355 ]
  %358 = phi i32 [ %343, %351 ], [ %366, %355 ]
  %359 = load ptr, ptr %81, align 8
  %360 = add nuw nsw i64 %357, 1
  %361 = getelementptr inbounds %struct.Place, ptr %359, i64 %357
  %362 = zext i32 %358 to i64
  %363 = getelementptr inbounds %struct.Place, ptr %356, i64 %362
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %361, ptr align 4 %363, i64 24, i1 false)
  %364 = load ptr, ptr %70, align 8
  %365 = getelementptr inbounds %struct.Place, ptr %364, i64 %362, i32 3
  %366 = load i32, ptr %365, align 4
  %367 = icmp sgt i32 %366, -1
  br i1 %367, label %355, label %353

368:                                              ; preds = %353, %348
  %369 = phi i32 [ 0, %348 ], [ %354, %353 ]
  store i32 %339, ptr %7, align 4
  store i32 %341, ptr %82, align 4
  %370 = getelementptr inbounds i8, ptr %349, i64 32
  %371 = load i32, ptr %370, align 8
  %372 = getelementptr inbounds i8, ptr %349, i64 44
  %373 = load i32, ptr %372, align 4
  %374 = icmp slt i32 %371, %373
  br i1 %374, label %377, label %375

375:                                              ; preds = %368
  %376 = getelementptr inbounds i8, ptr %349, i64 128
  store i32 1, ptr %376, align 8
  br label %387

377:                                              ; preds = %368
  %378 = getelementptr inbounds i8, ptr %349, i64 8
  %379 = load ptr, ptr %378, align 8
  %380 = sext i32 %371 to i64
  %381 = getelementptr inbounds %struct.Literal, ptr %379, i64 %380
  store i32 1, ptr %381, align 4
  %382 = getelementptr inbounds i8, ptr %381, i64 4
  store i32 %339, ptr %382, align 4
  %383 = getelementptr inbounds i8, ptr %381, i64 8
  store i32 %341, ptr %383, align 4
  %384 = getelementptr inbounds i8, ptr %381, i64 12
  store i32 -1, ptr %384, align 4
  %385 = load i32, ptr %370, align 8
  %386 = add nsw i32 %385, 1
  store i32 %386, ptr %370, align 8
  br label %387

387:                                              ; preds = %377, %375
  %388 = phi i32 [ 0, %375 ], [ %385, %377 ]
  %389 = getelementptr inbounds i8, ptr %349, i64 128
  %390 = icmp sgt i32 %369, 0
  br i1 %390, label %391, label %440

391:                                              ; preds = %387
  %392 = zext i32 %369 to i64
  br label %393

393:                                              ; preds = %437, %391
  %394 = phi i64 [ 0, %391 ], [ %438, %437 ]
  %395 = load i32, ptr %389, align 8
  %396 = icmp eq i32 %395, 0
  br i1 %396, label %397, label %440

397:                                              ; preds = %393
  %398 = load ptr, ptr %81, align 8
  %399 = getelementptr inbounds %struct.Place, ptr %398, i64 %394
  %400 = load i32, ptr %399, align 4
  %401 = getelementptr inbounds i8, ptr %399, i64 4
  %402 = load i32, ptr %401, align 4
  %403 = call i32 @renamed(ptr %349, i32 %402, ptr %7, i32 2, i32 %388, i32 1)
  %404 = load ptr, ptr %0, align 8
  %405 = getelementptr inbounds i8, ptr %404, i64 16
  %406 = load ptr, ptr %405, align 8
  %407 = sext i32 %400 to i64
  %408 = getelementptr inbounds %struct.Sum, ptr %406, i64 %407
  %409 = getelementptr inbounds i8, ptr %408, i64 8
  %410 = load i32, ptr %409, align 8
  %411 = icmp sgt i32 %410, 0
  br i1 %411, label %412, label %437

412:                                              ; preds = %397
  %413 = load ptr, ptr %408, align 8
  %414 = zext i32 %410 to i64
  br label %418

415:                                              ; preds = %418
  %416 = add nuw nsw i64 %419, 1
  %417 = icmp eq i64 %416, %414
  br i1 %417, label %437, label %418

418:                                              ; preds = %415, %412
  %419 = phi i64 [ 0, %412 ], [ %416, %415 ]
  %420 = getelementptr inbounds %struct.Term, ptr %413, i64 %419
  %421 = load i32, ptr %420, align 4
  %422 = icmp eq i32 %421, %402
  br i1 %422, label %423, label %415

423:                                              ; preds = %418
  %424 = getelementptr inbounds %struct.Term, ptr %413, i64 %419
  %425 = getelementptr inbounds i8, ptr %424, i64 4
  %426 = load i32, ptr %425, align 4
  %427 = add nsw i32 %410, -1
  store i32 %427, ptr %409, align 8
  %428 = sext i32 %427 to i64
  %429 = getelementptr inbounds %struct.Term, ptr %413, i64 %428
  %430 = load i64, ptr %429, align 4
  store i64 %430, ptr %424, align 4
  %431 = zext i32 %426 to i64
  %432 = shl nuw i64 %431, 32
  %433 = zext i32 %402 to i64
  %434 = or disjoint i64 %432, %433
  call void @for_divisors(ptr %0, i32 %400, i64 %434, ptr @leave_place)
  %435 = icmp eq i32 %426, 0
  br i1 %435, label %437, label %436

436:                                              ; preds = %423
  call void @put_term(ptr %0, i32 %400, i32 %403, i32 %426)
  br label %437

437:                                              ; preds = %415, %436, %423, %397
  %438 = add nuw nsw i64 %394, 1
  %439 = icmp eq i64 %438, %392
  br i1 %439, label %440, label %393

440:                                              ; preds = %393, %437, %387
  br label %687

441:                                              ; preds = %333
  store i64 %337, ptr %6, align 8
  store i32 %339, ptr %75, align 8
  store i32 %341, ptr %76, align 4
  store i32 %343, ptr %77, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %78, ptr align 4 %344, i64 16, i1 false)
  store i8 2, ptr %79, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %80, ptr align 1 %347, i64 3, i1 false)
  %442 = load ptr, ptr %0, align 8
  %443 = icmp sgt i32 %343, -1
  br i1 %443, label %444, label %461

444:                                              ; preds = %441
  %445 = load ptr, ptr %70, align 8
  br label %448

446:                                              ; preds = %448
  %447 = trunc nuw i64 %453 to i32
  br label %461

448:                                              ; preds = %448, %444
  %449 = phi ptr [ %445, %444 ], [ %457, %448 ]
  %450 = phi i64 [ 0, %444 ], [ %453, %448 ]
  %451 = phi i32 [ %343, %444 ], [ %459, %448 ]
  %452 = load ptr, ptr %81, align 8
  %453 = add nuw nsw i64 %450, 1
  %454 = getelementptr inbounds %struct.Place, ptr %452, i64 %450
  %455 = zext i32 %451 to i64
  %456 = getelementptr inbounds %struct.Place, ptr %449, i64 %455
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %454, ptr align 4 %456, i64 24, i1 false)
  %457 = load ptr, ptr %70, align 8
  %458 = getelementptr inbounds %struct.Place, ptr %457, i64 %455, i32 3
  %459 = load i32, ptr %458, align 4
  %460 = icmp sgt i32 %459, -1
  br i1 %460, label %448, label %446

461:                                              ; preds = %446, %441
  %462 = phi i32 [ 0, %441 ], [ %447, %446 ]
  %463 = getelementptr inbounds i8, ptr %442, i64 32
  %464 = load i32, ptr %463, align 8
  %465 = getelementptr inbounds i8, ptr %442, i64 44
  %466 = load i32, ptr %465, align 4
  %467 = icmp slt i32 %464, %466
  br i1 %467, label %470, label %468

468:                                              ; preds = %461
  %469 = getelementptr inbounds i8, ptr %442, i64 128
  store i32 1, ptr %469, align 8
  br label %480

470:                                              ; preds = %461
  %471 = getelementptr inbounds i8, ptr %442, i64 8
  %472 = load ptr, ptr %471, align 8
  %473 = sext i32 %464 to i64
  %474 = getelementptr inbounds %struct.Literal, ptr %472, i64 %473
  store i32 2, ptr %474, align 4
  %475 = getelementptr inbounds i8, ptr %474, i64 4
  store i32 %339, ptr %475, align 4
  %476 = getelementptr inbounds i8, ptr %474, i64 8
  store i32 %341, ptr %476, align 4
  %477 = getelementptr inbounds i8, ptr %474, i64 12
  store i32 -1, ptr %477, align 4
  %478 = load i32, ptr %463, align 8
  %479 = add nsw i32 %478, 1
  store i32 %479, ptr %463, align 8
  br label %480

480:                                              ; preds = %470, %468
  %481 = phi i32 [ 0, %468 ], [ %478, %470 ]
  %482 = getelementptr inbounds i8, ptr %442, i64 128
  %483 = icmp sgt i32 %462, 0
  br i1 %483, label %484, label %535

484:                                              ; preds = %480
  %485 = zext i32 %462 to i64
  br label %486

486:                                              ; preds = %532, %484
  %487 = phi i64 [ 0, %484 ], [ %533, %532 ]
  %488 = load i32, ptr %482, align 8
  %489 = icmp eq i32 %488, 0
  br i1 %489, label %490, label %535

490:                                              ; preds = %486
  %491 = load ptr, ptr %81, align 8
  %492 = getelementptr inbounds %struct.Place, ptr %491, i64 %487
  %493 = load i32, ptr %492, align 4
  %494 = getelementptr inbounds i8, ptr %492, i64 4
  %495 = load i32, ptr %494, align 4
  %496 = call i32 @renamed(ptr %442, i32 %495, ptr %76, i32 1, i32 %481, i32 0)
  %497 = load ptr, ptr %0, align 8
  %498 = getelementptr inbounds i8, ptr %497, i64 16
  %499 = load ptr, ptr %498, align 8
  %500 = sext i32 %493 to i64
  %501 = getelementptr inbounds %struct.Sum, ptr %499, i64 %500
  %502 = getelementptr inbounds i8, ptr %501, i64 8
  %503 = load i32, ptr %502, align 8
  %504 = icmp sgt i32 %503, 0
  br i1 %504, label %505, label %532

505:                                              ; preds = %490
  %506 = load ptr, ptr %501, align 8
  %507 = zext i32 %503 to i64
  br label %511

508:                                              ; preds = %511
  %509 = add nuw nsw i64 %512, 1
  %510 = icmp eq i64 %509, %507
  br i1 %510, label %532, label %511

511:                                              ; preds = %508, %505
  %512 = phi i64 [ 0, %505 ], [ %509, %508 ]
  %513 = getelementptr inbounds %struct.Term, ptr %506, i64 %512
  %514 = load i32, ptr %513, align 4
  %515 = icmp eq i32 %514, %495
  br i1 %515, label %516, label %508

516:                                              ; preds = %511
  %517 = getelementptr inbounds %struct.Term, ptr %506, i64 %512
  %518 = getelementptr inbounds i8, ptr %517, i64 4
  %519 = load i32, ptr %518, align 4
  %520 = add nsw i32 %503, -1
  store i32 %520, ptr %502, align 8
  %521 = sext i32 %520 to i64
  %522 = getelementptr inbounds %struct.Term, ptr %506, i64 %521
  %523 = load i64, ptr %522, align 4
  store i64 %523, ptr %517, align 4
  %524 = zext i32 %519 to i64
  %525 = shl nuw i64 %524, 32
  %526 = zext i32 %495 to i64
  %527 = or disjoint i64 %525, %526
  call void @for_divisors(ptr %0, i32 %493, i64 %527, ptr @leave_place)
  %528 = icmp eq i32 %519, 0
  br i1 %528, label %532, label %529

529:                                              ; preds = %516
  %530 = icmp eq i32 %519, %339
  %531 = select i1 %530, i32 1, i32 -1
  call void @put_term(ptr %0, i32 %493, i32 %496, i32 %531)
  br label %532

532:                                              ; preds = %508, %529, %516, %490
  %533 = add nuw nsw i64 %487, 1
  %534 = icmp eq i64 %533, %485
  br i1 %534, label %535, label %486

535:                                              ; preds = %486, %532, %480
  br label %687

536:                                              ; preds = %333
  store i64 %337, ptr %5, align 8
  store i32 %339, ptr %83, align 8
  store i32 %341, ptr %84, align 4
  store i32 %343, ptr %85, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %86, ptr align 4 %344, i64 16, i1 false)
  store i8 %346, ptr %87, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %88, ptr align 1 %347, i64 3, i1 false)
  %537 = load ptr, ptr %0, align 8
  %538 = call { i64, i64 } @taking(ptr %0, ptr %5)
  %539 = extractvalue { i64, i64 } %538, 1
  %540 = getelementptr inbounds i8, ptr %537, i64 36
  %541 = load i32, ptr %540, align 4
  %542 = getelementptr inbounds i8, ptr %537, i64 48
  %543 = load i32, ptr %542, align 8
  %544 = icmp slt i32 %541, %543
  br i1 %544, label %547, label %545

545:                                              ; preds = %536
  %546 = getelementptr inbounds i8, ptr %537, i64 128
  store i32 1, ptr %546, align 8
  br label %554

547:                                              ; preds = %536
  %548 = getelementptr inbounds i8, ptr %537, i64 16
  %549 = load ptr, ptr %548, align 8
  %550 = sext i32 %541 to i64
  %551 = getelementptr inbounds %struct.Sum, ptr %549, i64 %550
  call void @llvm.memset.p0.i64(ptr align 8 %551, i8 0, i64 16, i1 false)
  %552 = load i32, ptr %540, align 4
  %553 = add nsw i32 %552, 1
  store i32 %553, ptr %540, align 4
  br label %554

554:                                              ; preds = %547, %545
  %555 = phi i32 [ 0, %545 ], [ %552, %547 ]
  %556 = getelementptr inbounds i8, ptr %537, i64 32
  %557 = load i32, ptr %556, align 8
  %558 = getelementptr inbounds i8, ptr %537, i64 44
  %559 = load i32, ptr %558, align 4
  %560 = icmp slt i32 %557, %559
  br i1 %560, label %563, label %561

561:                                              ; preds = %554
  %562 = getelementptr inbounds i8, ptr %537, i64 128
  store i32 1, ptr %562, align 8
  br label %686

563:                                              ; preds = %554
  %564 = getelementptr inbounds i8, ptr %537, i64 8
  %565 = load ptr, ptr %564, align 8
  %566 = sext i32 %557 to i64
  %567 = getelementptr inbounds %struct.Literal, ptr %565, i64 %566
  store i32 3, ptr %567, align 4
  %568 = getelementptr inbounds i8, ptr %567, i64 4
  store i32 %555, ptr %568, align 4
  %569 = getelementptr inbounds i8, ptr %567, i64 8
  store i32 0, ptr %569, align 4
  %570 = getelementptr inbounds i8, ptr %567, i64 12
  store i32 -1, ptr %570, align 4
  %571 = load i32, ptr %556, align 8
  %572 = add nsw i32 %571, 1
  store i32 %572, ptr %556, align 8
  %573 = getelementptr inbounds i8, ptr %537, i64 128
  %574 = load i32, ptr %573, align 8
  %575 = icmp eq i32 %574, 0
  br i1 %575, label %576, label %686

576:                                              ; preds = %563
  %577 = extractvalue { i64, i64 } %538, 0
  %578 = lshr i64 %577, 32
  %579 = trunc nuw i64 %578 to i32
  call void @put_term(ptr %0, i32 %555, i32 %339, i32 %579)
  %580 = trunc i64 %539 to i32
  call void @put_term(ptr %0, i32 %555, i32 %341, i32 %580)
  %581 = lshr i64 %539, 32
  %582 = trunc nuw i64 %581 to i32
  %583 = icmp sgt i32 %582, 0
  br i1 %583, label %584, label %686

584:                                              ; preds = %576
  %585 = getelementptr inbounds i8, ptr %537, i64 56
  %586 = getelementptr inbounds i8, ptr %537, i64 72
  %587 = sext i32 %339 to i64
  br label %588

588:                                              ; preds = %676, %584
  %589 = phi i64 [ 0, %584 ], [ %684, %676 ]
  %590 = load i32, ptr %573, align 8
  %591 = icmp eq i32 %590, 0
  br i1 %591, label %592, label %686

592:                                              ; preds = %588
  %593 = load ptr, ptr %81, align 8
  %594 = getelementptr inbounds %struct.Place, ptr %593, i64 %589
  %595 = load i32, ptr %594, align 4
  %596 = getelementptr inbounds i8, ptr %594, i64 4
  %597 = load i32, ptr %596, align 4
  %598 = getelementptr inbounds i8, ptr %594, i64 8
  %599 = load i32, ptr %598, align 4
  %600 = load ptr, ptr %585, align 8
  %601 = load ptr, ptr %586, align 8
  %602 = getelementptr inbounds i32, ptr %601, i64 %587
  %603 = load i32, ptr %602, align 4
  %604 = sext i32 %603 to i64
  %605 = getelementptr inbounds i32, ptr %600, i64 %604
  %606 = getelementptr i8, ptr %602, i64 4
  %607 = load i32, ptr %606, align 4
  %608 = sub nsw i32 %607, %603
  %609 = call i32 @renamed(ptr %537, i32 %597, ptr %605, i32 %608, i32 %571, i32 0)
  %610 = load ptr, ptr %0, align 8
  %611 = getelementptr inbounds i8, ptr %610, i64 16
  %612 = load ptr, ptr %611, align 8
  %613 = sext i32 %595 to i64
  %614 = getelementptr inbounds %struct.Sum, ptr %612, i64 %613
  %615 = getelementptr inbounds i8, ptr %614, i64 8
  %616 = load i32, ptr %615, align 8
  %617 = icmp sgt i32 %616, 0
  br i1 %617, label %618, label %676

618:                                              ; preds = %592
  %619 = load ptr, ptr %614, align 8
  %620 = zext i32 %616 to i64
  br label %624

621:                                              ; preds = %624
  %622 = add nuw nsw i64 %625, 1
  %623 = icmp eq i64 %622, %620
  br i1 %623, label %646, label %624

624:                                              ; preds = %621, %618
  %625 = phi i64 [ 0, %618 ], [ %622, %621 ]
  %626 = getelementptr inbounds %struct.Term, ptr %619, i64 %625
  %627 = load i32, ptr %626, align 4
  %628 = icmp eq i32 %627, %597
  br i1 %628, label %629, label %621

629:                                              ; preds = %624
  %630 = getelementptr inbounds %struct.Term, ptr %619, i64 %625
  %631 = getelementptr inbounds i8, ptr %630, i64 4
  %632 = load i32, ptr %631, align 4
  %633 = add nsw i32 %616, -1
  store i32 %633, ptr %615, align 8
  %634 = sext i32 %633 to i64
  %635 = getelementptr inbounds %struct.Term, ptr %619, i64 %634
  %636 = load i64, ptr %635, align 4
  store i64 %636, ptr %630, align 4
  %637 = zext i32 %632 to i64
  %638 = shl nuw i64 %637, 32
  %639 = zext i32 %597 to i64
  %640 = or disjoint i64 %638, %639
  call void @for_divisors(ptr %0, i32 %595, i64 %640, ptr @leave_place)
  %641 = load ptr, ptr %0, align 8
  %642 = getelementptr inbounds i8, ptr %641, i64 16
  %643 = load ptr, ptr %642, align 8
  %644 = getelementptr inbounds %struct.Sum, ptr %643, i64 %613, i32 1
  %645 = load i32, ptr %644, align 8
  br label %646

646:                                              ; preds = %621, %629
  %647 = phi i32 [ %645, %629 ], [ %616, %621 ]
  %648 = phi ptr [ %643, %629 ], [ %612, %621 ]
  %649 = phi i32 [ %632, %629 ], [ 0, %621 ]
  %650 = getelementptr inbounds %struct.Sum, ptr %648, i64 %613
  %651 = getelementptr inbounds i8, ptr %650, i64 8
  %652 = icmp sgt i32 %647, 0
  br i1 %652, label %653, label %676

653:                                              ; preds = %646
  %654 = load ptr, ptr %650, align 8
  %655 = zext i32 %647 to i64
  br label %659

656:                                              ; preds = %659
  %657 = add nuw nsw i64 %660, 1
  %658 = icmp eq i64 %657, %655
  br i1 %658, label %676, label %659

659:                                              ; preds = %656, %653
  %660 = phi i64 [ 0, %653 ], [ %657, %656 ]
  %661 = getelementptr inbounds %struct.Term, ptr %654, i64 %660
  %662 = load i32, ptr %661, align 4
  %663 = icmp eq i32 %662, %599
  br i1 %663, label %664, label %656

664:                                              ; preds = %659
  %665 = getelementptr inbounds %struct.Term, ptr %654, i64 %660
  %666 = getelementptr inbounds i8, ptr %665, i64 4
  %667 = load i32, ptr %666, align 4
  %668 = add nsw i32 %647, -1
  store i32 %668, ptr %651, align 8
  %669 = sext i32 %668 to i64
  %670 = getelementptr inbounds %struct.Term, ptr %654, i64 %669
  %671 = load i64, ptr %670, align 4
  store i64 %671, ptr %665, align 4
  %672 = zext i32 %667 to i64
  %673 = shl nuw i64 %672, 32
  %674 = zext i32 %599 to i64
  %675 = or disjoint i64 %673, %674
  call void @for_divisors(ptr %0, i32 %595, i64 %675, ptr @leave_place)
  br label %676

676:                                              ; preds = %656, %664, %646, %592
  %677 = phi i32 [ %649, %646 ], [ %649, %664 ], [ 0, %592 ], [ %649, %656 ]
  %678 = load ptr, ptr %537, align 8
  %679 = call i32 @scale_quotient(ptr %678, i32 %677, i32 %579)
  %680 = icmp eq i32 %679, 0
  %681 = zext i1 %680 to i32
  %682 = load i32, ptr %573, align 8
  %683 = or i32 %682, %681
  store i32 %683, ptr %573, align 8
  call void @put_term(ptr %0, i32 %595, i32 %609, i32 %679)
  %684 = add nuw nsw i64 %589, 1
  %685 = icmp eq i64 %684, %581
  br i1 %685, label %686, label %588

686:                                              ; preds = %588, %676, %561, %563, %576
  br label %687

687:                                              ; preds = %535, %686, %440
  %688 = load i32, ptr %64, align 8
  %689 = icmp eq i32 %688, 0
  br i1 %689, label %123, label %690

690:                                              ; preds = %308, %687, %123, %241, %63
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
  %13 = getelementptr inbounds i8, ptr %0, i64 128
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
  %43 = getelementptr inbounds i8, ptr %0, i64 120
  %44 = load i32, ptr %43, align 8
  %45 = add nsw i32 %44, %42
  %46 = getelementptr inbounds i8, ptr %0, i64 124
  %47 = load i32, ptr %46, align 4
  %48 = icmp sgt i32 %45, %47
  br i1 %48, label %68, label %49

49:                                               ; preds = %39
  br i1 %40, label %59, label %50

50:                                               ; preds = %49
  %51 = getelementptr inbounds i8, ptr %0, i64 112
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
  %61 = getelementptr inbounds i8, ptr %0, i64 112
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
  %69 = getelementptr inbounds i8, ptr %0, i64 128
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
  br label %26

8:                                                ; preds = %26, %3
  %9 = phi i64 [ %4, %3 ], [ %33, %26 ]
  %10 = getelementptr inbounds i8, ptr %0, i64 96
  %11 = load ptr, ptr %10, align 8
  %12 = lshr i64 %9, 33
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = getelementptr inbounds i8, ptr %0, i64 104
  %15 = load i32, ptr %14, align 8
  %16 = and i32 %15, %13
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %11, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %73, label %21

21:                                               ; preds = %8
  %22 = getelementptr inbounds i8, ptr %0, i64 72
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %0, i64 56
  %25 = getelementptr inbounds i8, ptr %0, i64 80
  br label %36

26:                                               ; preds = %6, %26
  %27 = phi i64 [ 0, %6 ], [ %34, %26 ]
  %28 = phi i64 [ %4, %6 ], [ %33, %26 ]
  %29 = getelementptr inbounds i32, ptr %1, i64 %27
  %30 = load i32, ptr %29, align 4
  %31 = sext i32 %30 to i64
  %32 = xor i64 %28, %31
  %33 = mul i64 %32, -7046029254386353131
  %34 = add nuw nsw i64 %27, 1
  %35 = icmp eq i64 %34, %7
  br i1 %35, label %8, label %26

36:                                               ; preds = %21, %68
  %37 = phi i32 [ %19, %21 ], [ %71, %68 ]
  %38 = sext i32 %37 to i64
  %39 = getelementptr i32, ptr %23, i64 %38
  %40 = getelementptr i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4
  %42 = load i32, ptr %39, align 4
  %43 = sub nsw i32 %41, %42
  %44 = icmp ne i32 %43, %2
  %45 = sext i1 %44 to i32
  %46 = icmp sge i32 %45, %2
  %47 = or i1 %46, %44
  br i1 %47, label %65, label %48

48:                                               ; preds = %36
  %49 = load ptr, ptr %24, align 8
  %50 = sext i32 %42 to i64
  %51 = getelementptr inbounds i32, ptr %49, i64 %50
  br label %52

52:                                               ; preds = %48, %52
  %53 = phi i32 [ %45, %48 ], [ %60, %52 ]
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %51, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = getelementptr inbounds i32, ptr %1, i64 %54
  %58 = load i32, ptr %57, align 4
  %59 = icmp eq i32 %56, %58
  %60 = add nuw nsw i32 %53, 1
  %61 = select i1 %59, i32 %60, i32 -1
  %62 = icmp sgt i32 %61, -1
  %63 = icmp slt i32 %61, %2
  %64 = and i1 %62, %63
  br i1 %64, label %52, label %65

65:                                               ; preds = %52, %36
  %66 = phi i32 [ %45, %36 ], [ %61, %52 ]
  %67 = icmp eq i32 %66, %2
  br i1 %67, label %107, label %68

68:                                               ; preds = %65
  %69 = load ptr, ptr %25, align 8
  %70 = getelementptr inbounds i32, ptr %69, i64 %38
  %71 = load i32, ptr %70, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %36

73:                                               ; preds = %68, %8
  %74 = getelementptr inbounds i8, ptr %0, i64 88
  %75 = load i32, ptr %74, align 8
  %76 = add nsw i32 %75, 2
  %77 = getelementptr inbounds i8, ptr %0, i64 92
  %78 = load i32, ptr %77, align 4
  %79 = icmp sgt i32 %76, %78
  br i1 %79, label %87, label %80

80:                                               ; preds = %73
  %81 = getelementptr inbounds i8, ptr %0, i64 64
  %82 = load i32, ptr %81, align 8
  %83 = add nsw i32 %82, %2
  %84 = getelementptr inbounds i8, ptr %0, i64 68
  %85 = load i32, ptr %84, align 4
  %86 = icmp sgt i32 %83, %85
  br i1 %86, label %87, label %89

87:                                               ; preds = %80, %73
  %88 = getelementptr inbounds i8, ptr %0, i64 128
  store i32 1, ptr %88, align 8
  br label %107

89:                                               ; preds = %80
  %90 = add nsw i32 %75, 1
  store i32 %90, ptr %74, align 8
  %91 = getelementptr inbounds i8, ptr %0, i64 56
  %92 = load ptr, ptr %91, align 8
  %93 = sext i32 %82 to i64
  %94 = getelementptr inbounds i32, ptr %92, i64 %93
  %95 = shl nsw i64 %4, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %94, ptr align 4 %1, i64 %95, i1 false)
  %96 = load i32, ptr %81, align 8
  %97 = add nsw i32 %96, %2
  store i32 %97, ptr %81, align 8
  %98 = getelementptr inbounds i8, ptr %0, i64 72
  %99 = load ptr, ptr %98, align 8
  %100 = sext i32 %90 to i64
  %101 = getelementptr inbounds i32, ptr %99, i64 %100
  store i32 %97, ptr %101, align 4
  %102 = load i32, ptr %18, align 4
  %103 = getelementptr inbounds i8, ptr %0, i64 80
  %104 = load ptr, ptr %103, align 8
  %105 = sext i32 %75 to i64
  %106 = getelementptr inbounds i32, ptr %104, i64 %105
  store i32 %102, ptr %106, align 4
  store i32 %75, ptr %18, align 4
  br label %107

107:                                              ; preds = %65, %89, %87
  %108 = phi i32 [ 0, %87 ], [ %75, %89 ], [ %37, %65 ]
  ret i32 %108
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
  %120 = getelementptr inbounds i8, ptr %0, i64 128
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
  %94 = getelementptr inbounds i8, ptr %0, i64 128
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
  %42 = getelementptr inbounds i8, ptr %0, i64 120
  %43 = load i32, ptr %42, align 8
  %44 = add nsw i32 %43, %41
  %45 = getelementptr inbounds i8, ptr %0, i64 124
  %46 = load i32, ptr %45, align 4
  %47 = icmp sgt i32 %44, %46
  br i1 %47, label %67, label %48

48:                                               ; preds = %38
  br i1 %39, label %58, label %49

49:                                               ; preds = %48
  %50 = getelementptr inbounds i8, ptr %0, i64 112
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
  %60 = getelementptr inbounds i8, ptr %0, i64 112
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
  %68 = getelementptr inbounds i8, ptr %0, i64 128
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
  %13 = getelementptr inbounds i8, ptr %0, i64 88
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 56
  %16 = zext i32 %3 to i64
  br label %73

17:                                               ; preds = %6
  %18 = getelementptr inbounds i8, ptr %1, i64 128
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
  %47 = getelementptr inbounds i8, ptr %1, i64 120
  %48 = load i32, ptr %47, align 8
  %49 = add nsw i32 %48, 4
  %50 = getelementptr inbounds i8, ptr %1, i64 124
  %51 = load i32, ptr %50, align 4
  %52 = icmp sgt i32 %49, %51
  br i1 %52, label %53, label %55

53:                                               ; preds = %44
  %54 = getelementptr inbounds i8, ptr %1, i64 128
  store i32 1, ptr %54, align 8
  br label %61

55:                                               ; preds = %44
  %56 = getelementptr inbounds i8, ptr %1, i64 112
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
  %65 = getelementptr inbounds i8, ptr %1, i64 128
  %66 = getelementptr inbounds i8, ptr %0, i64 88
  %67 = getelementptr inbounds i8, ptr %0, i64 72
  %68 = sext i32 %5 to i64
  %69 = getelementptr inbounds i8, ptr %1, i64 72
  %70 = getelementptr inbounds i8, ptr %1, i64 56
  %71 = getelementptr inbounds i8, ptr %1, i64 112
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

define internal void @for_divisors(ptr %0, i32 %1, i64 %2, ptr %3) {
  %5 = alloca [48 x i32], align 16
  %6 = alloca [48 x i32], align 16
  %7 = alloca %struct.Place, align 8
  %8 = alloca %struct.Place, align 8
  %9 = alloca %struct.Place, align 8
  %10 = trunc i64 %2 to i32
  %11 = lshr i64 %2, 32
  %12 = trunc nuw i64 %11 to i32
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 72
  %15 = load ptr, ptr %14, align 8
  %16 = shl i64 %2, 32
  %17 = ashr exact i64 %16, 32
  %18 = getelementptr i32, ptr %15, i64 %17
  %19 = getelementptr i8, ptr %18, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = load i32, ptr %18, align 4
  %22 = sub i32 %20, %21
  %23 = getelementptr inbounds i8, ptr %13, i64 128
  %24 = getelementptr inbounds i8, ptr %13, i64 16
  %25 = sext i32 %1 to i64
  %26 = load ptr, ptr %24, align 8
  %27 = getelementptr inbounds %struct.Sum, ptr %26, i64 %25
  %28 = getelementptr inbounds i8, ptr %27, i64 8
  %29 = load i32, ptr %28, align 8
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %31, label %52

31:                                               ; preds = %4
  %32 = getelementptr inbounds i8, ptr %13, i64 56
  %33 = icmp slt i64 %2, 0
  %34 = sub nsw i64 0, %11
  %35 = and i64 %34, 4294967295
  %36 = getelementptr inbounds i8, ptr %8, i64 4
  %37 = getelementptr inbounds i8, ptr %8, i64 8
  %38 = getelementptr inbounds i8, ptr %8, i64 12
  %39 = getelementptr inbounds i8, ptr %8, i64 16
  %40 = getelementptr inbounds i8, ptr %8, i64 20
  %41 = sub nsw i32 0, %12
  %42 = getelementptr inbounds i8, ptr %7, i64 4
  %43 = getelementptr inbounds i8, ptr %7, i64 8
  %44 = getelementptr inbounds i8, ptr %7, i64 12
  %45 = getelementptr inbounds i8, ptr %7, i64 16
  %46 = getelementptr inbounds i8, ptr %7, i64 20
  br label %47

47:                                               ; preds = %31, %248
  %48 = phi i64 [ 0, %31 ], [ %249, %248 ]
  %49 = phi ptr [ %27, %31 ], [ %251, %248 ]
  %50 = load i32, ptr %23, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %64, label %52

52:                                               ; preds = %47, %248, %4
  store i32 %1, ptr %9, align 8
  %53 = getelementptr inbounds i8, ptr %9, i64 4
  store i32 %10, ptr %53, align 4
  %54 = getelementptr inbounds i8, ptr %9, i64 8
  store i32 0, ptr %54, align 8
  %55 = getelementptr inbounds i8, ptr %9, i64 12
  store i32 0, ptr %55, align 4
  %56 = getelementptr inbounds i8, ptr %9, i64 16
  store i32 %12, ptr %56, align 8
  %57 = getelementptr inbounds i8, ptr %9, i64 20
  store i32 0, ptr %57, align 4
  %58 = icmp sgt i32 %22, 0
  br i1 %58, label %59, label %256

59:                                               ; preds = %52
  %60 = getelementptr inbounds i8, ptr %13, i64 56
  %61 = call i32 @llvm.abs.i32(i32 %12, i1 true)
  %62 = zext i32 %22 to i64
  %63 = zext i32 %22 to i64
  br label %257

64:                                               ; preds = %47
  %65 = load ptr, ptr %49, align 8
  %66 = getelementptr inbounds %struct.Term, ptr %65, i64 %48
  %67 = load i32, ptr %66, align 4
  %68 = getelementptr inbounds i8, ptr %66, i64 4
  %69 = load i32, ptr %68, align 4
  %70 = load ptr, ptr %14, align 8
  %71 = getelementptr i32, ptr %70, i64 %17
  %72 = getelementptr i8, ptr %71, i64 4
  %73 = load i32, ptr %72, align 4
  %74 = load i32, ptr %71, align 4
  %75 = sub nsw i32 %73, %74
  %76 = sext i32 %67 to i64
  %77 = getelementptr i32, ptr %70, i64 %76
  %78 = getelementptr i8, ptr %77, i64 4
  %79 = load i32, ptr %78, align 4
  %80 = load i32, ptr %77, align 4
  %81 = sub nsw i32 %79, %80
  %82 = load ptr, ptr %32, align 8
  %83 = sext i32 %74 to i64
  %84 = getelementptr inbounds i32, ptr %82, i64 %83
  %85 = sext i32 %80 to i64
  %86 = getelementptr inbounds i32, ptr %82, i64 %85
  %87 = icmp sgt i32 %75, 0
  %88 = icmp sgt i32 %81, 0
  %89 = select i1 %87, i1 true, i1 %88
  br i1 %89, label %90, label %152

90:                                               ; preds = %64, %138
  %91 = phi i1 [ %144, %138 ], [ %87, %64 ]
  %92 = phi i32 [ %143, %138 ], [ 0, %64 ]
  %93 = phi i32 [ %142, %138 ], [ 0, %64 ]
  %94 = phi i32 [ %141, %138 ], [ 0, %64 ]
  %95 = phi i32 [ %140, %138 ], [ 0, %64 ]
  %96 = phi i32 [ %139, %138 ], [ 0, %64 ]
  %97 = icmp eq i32 %93, %81
  br i1 %97, label %98, label %102

98:                                               ; preds = %90
  %99 = sext i32 %92 to i64
  %100 = getelementptr inbounds i32, ptr %84, i64 %99
  %101 = load i32, ptr %100, align 4
  br label %115

102:                                              ; preds = %90
  br i1 %91, label %107, label %103

103:                                              ; preds = %102
  %104 = sext i32 %93 to i64
  %105 = getelementptr inbounds i32, ptr %86, i64 %104
  %106 = load i32, ptr %105, align 4
  br label %121

107:                                              ; preds = %102
  %108 = sext i32 %92 to i64
  %109 = getelementptr inbounds i32, ptr %84, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = sext i32 %93 to i64
  %112 = getelementptr inbounds i32, ptr %86, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = icmp slt i32 %110, %113
  br i1 %114, label %115, label %121

115:                                              ; preds = %107, %98
  %116 = phi i32 [ %101, %98 ], [ %110, %107 ]
  %117 = add nsw i32 %92, 1
  %118 = add nsw i32 %96, 1
  %119 = sext i32 %96 to i64
  %120 = getelementptr inbounds [48 x i32], ptr %5, i64 0, i64 %119
  store i32 %116, ptr %120, align 4
  br label %138

121:                                              ; preds = %103, %107
  %122 = phi i32 [ %106, %103 ], [ %113, %107 ]
  %123 = icmp eq i32 %92, %75
  br i1 %123, label %129, label %124

124:                                              ; preds = %121
  %125 = sext i32 %92 to i64
  %126 = getelementptr inbounds i32, ptr %84, i64 %125
  %127 = load i32, ptr %126, align 4
  %128 = icmp slt i32 %122, %127
  br i1 %128, label %129, label %134

129:                                              ; preds = %124, %121
  %130 = add nsw i32 %93, 1
  %131 = add nsw i32 %95, 1
  %132 = sext i32 %95 to i64
  %133 = getelementptr inbounds [48 x i32], ptr %6, i64 0, i64 %132
  store i32 %122, ptr %133, align 4
  br label %138

134:                                              ; preds = %124
  %135 = add nsw i32 %92, 1
  %136 = add nsw i32 %93, 1
  %137 = add nsw i32 %94, 1
  br label %138

138:                                              ; preds = %134, %129, %115
  %139 = phi i32 [ %118, %115 ], [ %96, %129 ], [ %96, %134 ]
  %140 = phi i32 [ %95, %115 ], [ %131, %129 ], [ %95, %134 ]
  %141 = phi i32 [ %94, %115 ], [ %94, %129 ], [ %137, %134 ]
  %142 = phi i32 [ %93, %115 ], [ %130, %129 ], [ %136, %134 ]
  %143 = phi i32 [ %117, %115 ], [ %92, %129 ], [ %135, %134 ]
  %144 = icmp slt i32 %143, %75
  %145 = icmp slt i32 %142, %81
  %146 = select i1 %144, i1 true, i1 %145
  br i1 %146, label %90, label %147

147:                                              ; preds = %138
  %148 = icmp eq i32 %141, 0
  br i1 %148, label %152, label %149

149:                                              ; preds = %147
  %150 = call i32 @monomial(ptr %13, ptr %5, i32 %139)
  %151 = call i32 @monomial(ptr %13, ptr %6, i32 %140)
  br label %152

152:                                              ; preds = %64, %147, %149
  %153 = phi i32 [ %150, %149 ], [ %10, %147 ], [ %10, %64 ]
  %154 = phi i32 [ %151, %149 ], [ %67, %147 ], [ %67, %64 ]
  %155 = icmp slt i32 %153, %154
  %156 = icmp eq i32 %69, %12
  br i1 %155, label %157, label %204

157:                                              ; preds = %152
  br i1 %156, label %202, label %158

158:                                              ; preds = %157
  %159 = icmp eq i32 %69, %41
  br i1 %159, label %202, label %160

160:                                              ; preds = %158
  %161 = load ptr, ptr %13, align 8
  %162 = icmp slt i32 %69, 0
  %163 = load ptr, ptr %161, align 8
  br i1 %162, label %164, label %170

164:                                              ; preds = %160
  %165 = sub nsw i32 0, %69
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds %struct.Scalar, ptr %163, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = sub i64 2305843009213693487, %168
  br label %174

170:                                              ; preds = %160
  %171 = zext i32 %69 to i64
  %172 = getelementptr inbounds %struct.Scalar, ptr %163, i64 %171
  %173 = load i64, ptr %172, align 8
  br label %174

174:                                              ; preds = %170, %164
  %175 = phi i64 [ %169, %164 ], [ %173, %170 ]
  %176 = call i64 @over_of(ptr %161, i32 %12)
  %177 = zext i64 %175 to i128
  %178 = zext i64 %176 to i128
  %179 = mul nuw i128 %178, %177
  %180 = trunc i128 %179 to i64
  %181 = mul i64 %180, 3456285112735364913
  %182 = zext i64 %181 to i128
  %183 = mul nuw nsw i128 %182, 2305843009213693487
  %184 = add i128 %183, %179
  %185 = lshr i128 %184, 64
  %186 = trunc nuw i128 %185 to i64
  %187 = icmp ugt i64 %186, 2305843009213693486
  %188 = add i64 %186, -2305843009213693487
  %189 = select i1 %187, i64 %188, i64 %186
  %190 = zext i64 %189 to i128
  %191 = mul nuw nsw i128 %190, 13838400
  %192 = trunc i128 %191 to i64
  %193 = mul i64 %192, 3456285112735364913
  %194 = zext i64 %193 to i128
  %195 = mul nuw nsw i128 %194, 2305843009213693487
  %196 = add nuw nsw i128 %195, %191
  %197 = lshr i128 %196, 64
  %198 = trunc nuw nsw i128 %197 to i64
  %199 = icmp ugt i64 %198, 2305843009213693486
  %200 = add nsw i64 %198, -2305843009213693487
  %201 = select i1 %199, i64 %200, i64 %198
  br label %202

202:                                              ; preds = %157, %158, %174
  %203 = phi i64 [ %201, %174 ], [ 1, %157 ], [ 2305843009213693486, %158 ]
  store i32 %1, ptr %7, align 8
  store i32 %10, ptr %42, align 4
  store i32 %67, ptr %43, align 8
  store i32 0, ptr %44, align 4
  store i32 %12, ptr %45, align 8
  store i32 %69, ptr %46, align 4
  call void %3(ptr %0, i8 3, i32 %153, i32 %154, i64 %203, ptr byval(%struct.Place) align 8 %7)
  br label %248

204:                                              ; preds = %152
  br i1 %156, label %246, label %205

205:                                              ; preds = %204
  %206 = sub nsw i32 0, %69
  %207 = icmp eq i32 %206, %12
  br i1 %207, label %246, label %208

208:                                              ; preds = %205
  %209 = load ptr, ptr %13, align 8
  %210 = load ptr, ptr %209, align 8
  br i1 %33, label %211, label %215

211:                                              ; preds = %208
  %212 = getelementptr inbounds %struct.Scalar, ptr %210, i64 %35
  %213 = load i64, ptr %212, align 8
  %214 = sub i64 2305843009213693487, %213
  br label %218

215:                                              ; preds = %208
  %216 = getelementptr inbounds %struct.Scalar, ptr %210, i64 %11
  %217 = load i64, ptr %216, align 8
  br label %218

218:                                              ; preds = %215, %211
  %219 = phi i64 [ %214, %211 ], [ %217, %215 ]
  %220 = call i64 @over_of(ptr %209, i32 %69)
  %221 = zext i64 %219 to i128
  %222 = zext i64 %220 to i128
  %223 = mul nuw i128 %222, %221
  %224 = trunc i128 %223 to i64
  %225 = mul i64 %224, 3456285112735364913
  %226 = zext i64 %225 to i128
  %227 = mul nuw nsw i128 %226, 2305843009213693487
  %228 = add i128 %227, %223
  %229 = lshr i128 %228, 64
  %230 = trunc nuw i128 %229 to i64
  %231 = icmp ugt i64 %230, 2305843009213693486
  %232 = add i64 %230, -2305843009213693487
  %233 = select i1 %231, i64 %232, i64 %230
  %234 = zext i64 %233 to i128
  %235 = mul nuw nsw i128 %234, 13838400
  %236 = trunc i128 %235 to i64
  %237 = mul i64 %236, 3456285112735364913
  %238 = zext i64 %237 to i128
  %239 = mul nuw nsw i128 %238, 2305843009213693487
  %240 = add nuw nsw i128 %239, %235
  %241 = lshr i128 %240, 64
  %242 = trunc nuw nsw i128 %241 to i64
  %243 = icmp ugt i64 %242, 2305843009213693486
  %244 = add nsw i64 %242, -2305843009213693487
  %245 = select i1 %243, i64 %244, i64 %242
  br label %246

246:                                              ; preds = %204, %205, %218
  %247 = phi i64 [ %245, %218 ], [ 1, %204 ], [ 2305843009213693486, %205 ]
  store i32 %1, ptr %8, align 8
  store i32 %67, ptr %36, align 4
  store i32 %10, ptr %37, align 8
  store i32 0, ptr %38, align 4
  store i32 %69, ptr %39, align 8
  store i32 %12, ptr %40, align 4
  call void %3(ptr %0, i8 3, i32 %154, i32 %153, i64 %247, ptr byval(%struct.Place) align 8 %8)
  br label %248

248:                                              ; preds = %246, %202
  %249 = add nuw nsw i64 %48, 1
  %250 = load ptr, ptr %24, align 8
  %251 = getelementptr inbounds %struct.Sum, ptr %250, i64 %25
  %252 = getelementptr inbounds i8, ptr %251, i64 8
  %253 = load i32, ptr %252, align 8
  %254 = sext i32 %253 to i64
  %255 = icmp slt i64 %249, %254
  br i1 %255, label %47, label %52

256:                                              ; preds = %304, %52
  ret void

257:                                              ; preds = %59, %304
  %258 = phi i64 [ 0, %59 ], [ %305, %304 ]
  %259 = phi i64 [ 1, %59 ], [ %306, %304 ]
  %260 = load ptr, ptr %60, align 8
  %261 = load ptr, ptr %14, align 8
  %262 = getelementptr inbounds i32, ptr %261, i64 %17
  %263 = load i32, ptr %262, align 4
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds i32, ptr %260, i64 %264
  %266 = getelementptr inbounds i32, ptr %265, i64 %258
  %267 = load i32, ptr %266, align 4
  %268 = icmp eq i64 %258, 0
  br i1 %268, label %275, label %269

269:                                              ; preds = %257
  %270 = getelementptr i8, ptr %266, i64 -4
  %271 = load i32, ptr %270, align 4
  %272 = icmp eq i32 %271, %267
  br i1 %272, label %273, label %275

273:                                              ; preds = %269
  %274 = add nuw nsw i64 %258, 1
  br label %304

275:                                              ; preds = %269, %257
  %276 = add nuw nsw i64 %258, 1
  %277 = icmp slt i64 %276, %62
  br i1 %277, label %279, label %278

278:                                              ; preds = %299, %275
  switch i32 %12, label %303 [
    i32 -1, label %304
    i32 1, label %304
  ]

279:                                              ; preds = %275, %299
  %280 = phi i64 [ %300, %299 ], [ %259, %275 ]
  %281 = icmp eq i64 %280, %276
  %282 = load ptr, ptr %60, align 8
  %283 = load ptr, ptr %14, align 8
  %284 = getelementptr inbounds i32, ptr %283, i64 %17
  %285 = load i32, ptr %284, align 4
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds i32, ptr %282, i64 %286
  br i1 %281, label %288, label %291

288:                                              ; preds = %279
  %289 = getelementptr inbounds i32, ptr %287, i64 %276
  %290 = load i32, ptr %289, align 4
  br label %297

291:                                              ; preds = %279
  %292 = getelementptr inbounds i32, ptr %287, i64 %280
  %293 = load i32, ptr %292, align 4
  %294 = getelementptr i8, ptr %292, i64 -4
  %295 = load i32, ptr %294, align 4
  %296 = icmp eq i32 %293, %295
  br i1 %296, label %299, label %297

297:                                              ; preds = %288, %291
  %298 = phi i32 [ %290, %288 ], [ %293, %291 ]
  call void %3(ptr %0, i8 1, i32 %267, i32 %298, i64 0, ptr byval(%struct.Place) align 8 %9)
  br label %299

299:                                              ; preds = %291, %297
  %300 = add nuw nsw i64 %280, 1
  %301 = trunc nuw i64 %300 to i32
  %302 = icmp sgt i32 %22, %301
  br i1 %302, label %279, label %278

303:                                              ; preds = %278
  call void %3(ptr %0, i8 2, i32 %61, i32 %267, i64 0, ptr byval(%struct.Place) align 8 %9)
  br label %304

304:                                              ; preds = %273, %278, %278, %303
  %305 = phi i64 [ %274, %273 ], [ %276, %278 ], [ %276, %278 ], [ %276, %303 ]
  %306 = add nuw nsw i64 %259, 1
  %307 = icmp eq i64 %305, %63
  br i1 %307, label %256, label %257
}

define internal void @enter_place(ptr %0, i8 %1, i32 %2, i32 %3, i64 %4, ptr byval(%struct.Place) align 8 %5) {
  %7 = getelementptr inbounds i8, ptr %0, i64 32
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
  %20 = getelementptr inbounds i8, ptr %0, i64 40
  %21 = load i32, ptr %20, align 8
  %22 = and i32 %21, %19
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %8, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = icmp sgt i32 %25, -1
  br i1 %26, label %27, label %52

27:                                               ; preds = %6
  %28 = getelementptr inbounds i8, ptr %0, i64 16
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
  %50 = load i32, ptr %49, align 4
  %51 = icmp sgt i32 %50, -1
  br i1 %51, label %30, label %52

52:                                               ; preds = %44, %48, %6
  %53 = phi i32 [ %25, %6 ], [ %50, %48 ], [ %31, %44 ]
  %54 = getelementptr inbounds i8, ptr %0, i64 72
  %55 = load i32, ptr %54, align 8
  %56 = getelementptr inbounds i8, ptr %0, i64 1120
  %57 = load i32, ptr %56, align 8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %139

59:                                               ; preds = %52
  %60 = icmp slt i32 %53, 0
  br i1 %60, label %61, label %67

61:                                               ; preds = %59
  %62 = getelementptr inbounds i8, ptr %0, i64 24
  %63 = load i32, ptr %62, align 8
  %64 = getelementptr inbounds i8, ptr %0, i64 28
  %65 = load i32, ptr %64, align 4
  %66 = icmp slt i32 %63, %65
  br i1 %66, label %67, label %75

67:                                               ; preds = %61, %59
  %68 = icmp slt i32 %55, 0
  br i1 %68, label %69, label %76

69:                                               ; preds = %67
  %70 = getelementptr inbounds i8, ptr %0, i64 64
  %71 = load i32, ptr %70, align 8
  %72 = getelementptr inbounds i8, ptr %0, i64 68
  %73 = load i32, ptr %72, align 4
  %74 = icmp slt i32 %71, %73
  br i1 %74, label %76, label %75

75:                                               ; preds = %69, %61
  store i32 1, ptr %56, align 8
  br label %139

76:                                               ; preds = %69, %67
  br i1 %60, label %77, label %95

77:                                               ; preds = %76
  %78 = getelementptr inbounds i8, ptr %0, i64 24
  %79 = load i32, ptr %78, align 8
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %78, align 8
  %81 = getelementptr inbounds i8, ptr %0, i64 16
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
  %99 = getelementptr inbounds i8, ptr %0, i64 48
  %100 = load ptr, ptr %99, align 8
  %101 = zext i32 %55 to i64
  %102 = getelementptr inbounds %struct.Place, ptr %100, i64 %101, i32 3
  %103 = load i32, ptr %102, align 4
  store i32 %103, ptr %54, align 8
  br label %110

104:                                              ; preds = %95
  %105 = getelementptr inbounds i8, ptr %0, i64 64
  %106 = load i32, ptr %105, align 8
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %105, align 8
  %108 = getelementptr inbounds i8, ptr %0, i64 48
  %109 = load ptr, ptr %108, align 8
  br label %110

110:                                              ; preds = %104, %98
  %111 = phi ptr [ %100, %98 ], [ %109, %104 ]
  %112 = phi i32 [ %55, %98 ], [ %106, %104 ]
  %113 = getelementptr inbounds i8, ptr %0, i64 16
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
  %132 = getelementptr inbounds i8, ptr %0, i64 80
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds i8, ptr %0, i64 88
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
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.Divisor, ptr %5, i64 %6
  %8 = call i32 @llvm.smin.i32(i32 %2, i32 63)
  %9 = call i32 @llvm.smax.i32(i32 %8, i32 0)
  %10 = getelementptr inbounds i8, ptr %7, i64 24
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %9, %11
  br i1 %12, label %81, label %13

13:                                               ; preds = %3
  %14 = icmp eq i32 %11, 0
  br i1 %14, label %39, label %15

15:                                               ; preds = %13
  %16 = getelementptr inbounds i8, ptr %0, i64 96
  %17 = sext i32 %11 to i64
  %18 = getelementptr inbounds [64 x ptr], ptr %16, i64 0, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 608
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
  br i1 %40, label %81, label %41

41:                                               ; preds = %39
  %42 = getelementptr inbounds i8, ptr %0, i64 608
  %43 = zext i32 %9 to i64
  %44 = getelementptr inbounds [64 x i32], ptr %42, i64 0, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds i8, ptr %0, i64 864
  %47 = getelementptr inbounds [64 x i32], ptr %46, i64 0, i64 %43
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %45, %48
  br i1 %49, label %50, label %71

50:                                               ; preds = %41
  %51 = shl nsw i32 %45, 1
  %52 = add nsw i32 %51, 64
  %53 = call i32 @llvm.umax.i32(i32 %52, i32 1)
  %54 = sext i32 %53 to i64
  %55 = call ptr @calloc(i64 %54, i64 4)
  %56 = icmp eq ptr %55, null
  br i1 %56, label %69, label %57

57:                                               ; preds = %50
  %58 = icmp eq i32 %45, 0
  %59 = getelementptr inbounds i8, ptr %0, i64 96
  %60 = getelementptr inbounds [64 x ptr], ptr %59, i64 0, i64 %43
  %61 = load ptr, ptr %60, align 8
  br i1 %58, label %65, label %62

62:                                               ; preds = %57
  %63 = sext i32 %45 to i64
  %64 = shl nsw i64 %63, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %55, ptr align 4 %61, i64 %64, i1 false)
  br label %65

65:                                               ; preds = %57, %62
  %66 = getelementptr inbounds i8, ptr %0, i64 96
  %67 = getelementptr inbounds [64 x ptr], ptr %66, i64 0, i64 %43
  call void @free(ptr %61)
  store ptr %55, ptr %67, align 8
  store i32 %52, ptr %47, align 4
  %68 = load i32, ptr %44, align 4
  br label %71

69:                                               ; preds = %50
  store i32 0, ptr %10, align 8
  %70 = getelementptr inbounds i8, ptr %0, i64 1120
  store i32 1, ptr %70, align 8
  br label %81

71:                                               ; preds = %65, %41
  %72 = phi i32 [ %68, %65 ], [ %45, %41 ]
  %73 = getelementptr inbounds i8, ptr %7, i64 28
  store i32 %72, ptr %73, align 4
  %74 = getelementptr inbounds i8, ptr %0, i64 96
  %75 = getelementptr inbounds [64 x ptr], ptr %74, i64 0, i64 %43
  %76 = load ptr, ptr %75, align 8
  %77 = load i32, ptr %44, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %44, align 4
  %79 = sext i32 %77 to i64
  %80 = getelementptr inbounds i32, ptr %76, i64 %79
  store i32 %1, ptr %80, align 4
  br label %81

81:                                               ; preds = %69, %39, %3, %71
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
  %12 = getelementptr inbounds i8, ptr %0, i64 48
  %13 = getelementptr inbounds i8, ptr %0, i64 56
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
  %20 = getelementptr inbounds i8, ptr %0, i64 56
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
  %83 = getelementptr inbounds i8, ptr %0, i64 56
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
  %176 = getelementptr inbounds i8, ptr %0, i64 56
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

define internal void @put_term(ptr %0, i32 %1, i32 %2, i32 %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = sext i32 %1 to i64
  %9 = getelementptr inbounds %struct.Sum, ptr %7, i64 %8
  %10 = getelementptr inbounds i8, ptr %9, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %60

13:                                               ; preds = %4
  %14 = load ptr, ptr %9, align 8
  %15 = zext i32 %11 to i64
  br label %19

16:                                               ; preds = %19
  %17 = add nuw nsw i64 %20, 1
  %18 = icmp eq i64 %17, %15
  br i1 %18, label %60, label %19

19:                                               ; preds = %13, %16
  %20 = phi i64 [ 0, %13 ], [ %17, %16 ]
  %21 = getelementptr inbounds %struct.Term, ptr %14, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, %2
  br i1 %23, label %24, label %16

24:                                               ; preds = %19
  %25 = getelementptr inbounds %struct.Term, ptr %14, i64 %20, i32 1
  %26 = load i32, ptr %25, align 4
  %27 = call i32 @scale_sum(ptr %5, i32 %26, i32 %3)
  %28 = load ptr, ptr %0, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 16
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Sum, ptr %30, i64 %8
  %32 = getelementptr inbounds i8, ptr %31, i64 8
  %33 = load i32, ptr %32, align 8
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %35, label %58

35:                                               ; preds = %24
  %36 = load ptr, ptr %31, align 8
  %37 = zext i32 %33 to i64
  br label %41

38:                                               ; preds = %41
  %39 = add nuw nsw i64 %42, 1
  %40 = icmp eq i64 %39, %37
  br i1 %40, label %58, label %41

41:                                               ; preds = %38, %35
  %42 = phi i64 [ 0, %35 ], [ %39, %38 ]
  %43 = getelementptr inbounds %struct.Term, ptr %36, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = icmp eq i32 %44, %2
  br i1 %45, label %46, label %38

46:                                               ; preds = %41
  %47 = getelementptr inbounds %struct.Term, ptr %36, i64 %42
  %48 = getelementptr inbounds i8, ptr %47, i64 4
  %49 = load i32, ptr %48, align 4
  %50 = add nsw i32 %33, -1
  store i32 %50, ptr %32, align 8
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds %struct.Term, ptr %36, i64 %51
  %53 = load i64, ptr %52, align 4
  store i64 %53, ptr %47, align 4
  %54 = zext i32 %49 to i64
  %55 = shl nuw i64 %54, 32
  %56 = zext i32 %2 to i64
  %57 = or disjoint i64 %55, %56
  call void @for_divisors(ptr %0, i32 %1, i64 %57, ptr @leave_place)
  br label %58

58:                                               ; preds = %38, %46, %24
  %59 = icmp eq i32 %27, 0
  br i1 %59, label %113, label %60

60:                                               ; preds = %16, %4, %58
  %61 = phi i32 [ %27, %58 ], [ %3, %4 ], [ %3, %16 ]
  %62 = zext i32 %61 to i64
  %63 = shl nuw i64 %62, 32
  %64 = zext i32 %2 to i64
  %65 = or disjoint i64 %63, %64
  call void @for_divisors(ptr %0, i32 %1, i64 %65, ptr @enter_place)
  %66 = load ptr, ptr %0, align 8
  %67 = getelementptr inbounds i8, ptr %66, i64 16
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds %struct.Sum, ptr %68, i64 %8
  %70 = getelementptr inbounds i8, ptr %69, i64 8
  %71 = load i32, ptr %70, align 8
  %72 = getelementptr inbounds i8, ptr %69, i64 12
  %73 = load i32, ptr %72, align 4
  %74 = icmp eq i32 %71, %73
  br i1 %74, label %75, label %106

75:                                               ; preds = %60
  %76 = icmp eq i32 %71, 0
  %77 = shl nsw i32 %71, 1
  %78 = select i1 %76, i32 4, i32 %77
  %79 = getelementptr inbounds i8, ptr %66, i64 120
  %80 = load i32, ptr %79, align 8
  %81 = add nsw i32 %80, %78
  %82 = getelementptr inbounds i8, ptr %66, i64 124
  %83 = load i32, ptr %82, align 4
  %84 = icmp sgt i32 %81, %83
  br i1 %84, label %104, label %85

85:                                               ; preds = %75
  br i1 %76, label %95, label %86

86:                                               ; preds = %85
  %87 = getelementptr inbounds i8, ptr %66, i64 112
  %88 = load ptr, ptr %87, align 8
  %89 = sext i32 %80 to i64
  %90 = getelementptr inbounds %struct.Term, ptr %88, i64 %89
  %91 = load ptr, ptr %69, align 8
  %92 = sext i32 %71 to i64
  %93 = shl nsw i64 %92, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %90, ptr align 4 %91, i64 %93, i1 false)
  %94 = load i32, ptr %79, align 8
  br label %95

95:                                               ; preds = %86, %85
  %96 = phi i32 [ %80, %85 ], [ %94, %86 ]
  %97 = getelementptr inbounds i8, ptr %66, i64 112
  %98 = load ptr, ptr %97, align 8
  %99 = sext i32 %96 to i64
  %100 = getelementptr inbounds %struct.Term, ptr %98, i64 %99
  store ptr %100, ptr %69, align 8
  store i32 %78, ptr %72, align 4
  %101 = load i32, ptr %79, align 8
  %102 = add nsw i32 %101, %78
  store i32 %102, ptr %79, align 8
  %103 = load i32, ptr %70, align 8
  br label %106

104:                                              ; preds = %75
  %105 = getelementptr inbounds i8, ptr %66, i64 128
  store i32 1, ptr %105, align 8
  br label %113

106:                                              ; preds = %95, %60
  %107 = phi i32 [ %103, %95 ], [ %71, %60 ]
  %108 = load ptr, ptr %69, align 8
  %109 = add nsw i32 %107, 1
  store i32 %109, ptr %70, align 8
  %110 = sext i32 %107 to i64
  %111 = getelementptr inbounds %struct.Term, ptr %108, i64 %110
  store i32 %2, ptr %111, align 4
  %112 = getelementptr inbounds i8, ptr %111, i64 4
  store i32 %61, ptr %112, align 4
  br label %113

113:                                              ; preds = %106, %104, %58
  ret void
}

define internal void @leave_place(ptr %0, i8 %1, i32 %2, i32 %3, i64 %4, ptr byval(%struct.Place) align 8 %5) {
  %7 = getelementptr inbounds i8, ptr %0, i64 32
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
  %20 = getelementptr inbounds i8, ptr %0, i64 40
  %21 = load i32, ptr %20, align 8
  %22 = and i32 %21, %19
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %8, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = icmp sgt i32 %25, -1
  br i1 %26, label %27, label %104

27:                                               ; preds = %6
  %28 = getelementptr inbounds i8, ptr %0, i64 16
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
  %50 = load i32, ptr %49, align 4
  %51 = icmp sgt i32 %50, -1
  br i1 %51, label %30, label %104

52:                                               ; preds = %44
  %53 = getelementptr inbounds %struct.Divisor, ptr %29, i64 %32, i32 3
  %54 = load i32, ptr %53, align 4
  %55 = icmp sgt i32 %54, -1
  br i1 %55, label %56, label %104

56:                                               ; preds = %52
  %57 = getelementptr inbounds i8, ptr %0, i64 48
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
  %82 = getelementptr inbounds i8, ptr %0, i64 72
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
  %93 = getelementptr inbounds i8, ptr %0, i64 80
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds i8, ptr %0, i64 88
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
  %5 = getelementptr inbounds i8, ptr %3, i64 100192
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
  %4 = getelementptr inbounds i8, ptr %3, i64 100200
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
  %28 = getelementptr inbounds i8, ptr %3, i64 100216
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
  %39 = getelementptr inbounds i8, ptr %3, i64 100208
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
  %88 = getelementptr inbounds i8, ptr %3, i64 100208
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
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %4
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds i8, ptr %1, i64 16
  %11 = getelementptr inbounds i8, ptr %1, i64 72
  %12 = icmp eq i32 %3, 0
  %13 = getelementptr inbounds i8, ptr %1, i64 8
  %14 = zext i32 %6 to i64
  br label %17

15:                                               ; preds = %85, %4
  %16 = phi double [ 0.000000e+00, %4 ], [ %86, %85 ]
  ret double %16

17:                                               ; preds = %8, %85
  %18 = phi i64 [ 0, %8 ], [ %87, %85 ]
  %19 = phi double [ 0.000000e+00, %8 ], [ %86, %85 ]
  %20 = getelementptr inbounds i32, ptr %9, i64 %18
  %21 = load i32, ptr %20, align 4
  %22 = icmp sgt i32 %21, -1
  br i1 %22, label %23, label %34

23:                                               ; preds = %17
  %24 = load ptr, ptr %13, align 8
  %25 = zext i32 %21 to i64
  %26 = getelementptr inbounds %struct.Literal, ptr %24, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = add i32 %27, -1
  %29 = icmp ult i32 %28, 2
  %30 = icmp eq i32 %27, 4
  %31 = or i1 %30, %29
  %32 = uitofp i1 %31 to double
  %33 = fadd double %19, %32
  br label %85

34:                                               ; preds = %17
  %35 = load ptr, ptr %10, align 8
  %36 = xor i32 %21, -1
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds %struct.Sum, ptr %35, i64 %37
  %39 = getelementptr inbounds i8, ptr %38, i64 8
  %40 = load i32, ptr %39, align 8
  %41 = icmp sgt i32 %40, 1
  %42 = add nsw i32 %40, -1
  %43 = select i1 %41, i32 %42, i32 0
  %44 = icmp sgt i32 %40, 0
  br i1 %44, label %45, label %49

45:                                               ; preds = %34
  %46 = load ptr, ptr %38, align 8
  %47 = load ptr, ptr %11, align 8
  %48 = zext i32 %40 to i64
  br label %55

49:                                               ; preds = %55, %34
  %50 = phi i32 [ 0, %34 ], [ %78, %55 ]
  %51 = phi double [ %19, %34 ], [ %75, %55 ]
  %52 = uitofp i32 %43 to double
  %53 = fmul double %52, %2
  %54 = fadd double %53, %51
  br i1 %12, label %85, label %81

55:                                               ; preds = %45, %55
  %56 = phi i64 [ 0, %45 ], [ %79, %55 ]
  %57 = phi double [ %19, %45 ], [ %75, %55 ]
  %58 = phi i32 [ 0, %45 ], [ %78, %55 ]
  %59 = getelementptr inbounds %struct.Term, ptr %46, i64 %56
  %60 = load i32, ptr %59, align 4
  %61 = getelementptr inbounds i8, ptr %59, i64 4
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %60 to i64
  %64 = getelementptr i32, ptr %47, i64 %63
  %65 = getelementptr i8, ptr %64, i64 4
  %66 = load i32, ptr %65, align 4
  %67 = load i32, ptr %64, align 4
  %68 = sub nsw i32 %66, %67
  %69 = icmp ne i32 %62, 1
  %70 = icmp ne i32 %62, -1
  %71 = and i1 %69, %70
  %72 = call i32 @llvm.usub.sat.i32(i32 %68, i32 1)
  %73 = select i1 %71, i32 %68, i32 %72
  %74 = sitofp i32 %73 to double
  %75 = fadd double %57, %74
  %76 = icmp sgt i32 %73, 0
  %77 = zext i1 %76 to i32
  %78 = add nuw nsw i32 %58, %77
  %79 = add nuw nsw i64 %56, 1
  %80 = icmp eq i64 %79, %48
  br i1 %80, label %49, label %55

81:                                               ; preds = %49
  %82 = call i32 @llvm.smin.i32(i32 %50, i32 %43)
  %83 = sitofp i32 %82 to double
  %84 = fsub double %54, %83
  br label %85

85:                                               ; preds = %49, %81, %23
  %86 = phi double [ %33, %23 ], [ %84, %81 ], [ %54, %49 ]
  %87 = add nuw nsw i64 %18, 1
  %88 = icmp eq i64 %87, %14
  br i1 %88, label %15, label %17
}

declare i64 @llvm.umax.i64(i64, i64)

declare i64 @llvm.umin.i64(i64, i64)

declare i32 @llvm.abs.i32(i32, i1 immarg)

declare i32 @llvm.smin.i32(i32, i32)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.usub.sat.i64(i64, i64)

declare i32 @llvm.usub.sat.i32(i32, i32)

declare i32 @llvm.umax.i32(i32, i32)

declare i8 @llvm.umax.i8(i8, i8)

