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
  br i1 %32, label %3491, label %33

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
  br i1 %525, label %3332, label %526

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
  br i1 %531, label %536, label %3332

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
  br i1 %613, label %614, label %3332

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
  %676 = getelementptr inbounds i8, ptr %28, i64 99684
  %677 = getelementptr inbounds i8, ptr %28, i64 99664
  %678 = getelementptr inbounds i8, ptr %20, i64 4
  %679 = getelementptr inbounds i8, ptr %20, i64 8
  %680 = getelementptr inbounds i8, ptr %19, i64 4
  %681 = getelementptr inbounds i8, ptr %19, i64 8
  %682 = getelementptr inbounds i8, ptr %16, i64 8
  %683 = getelementptr inbounds i8, ptr %16, i64 16
  %684 = getelementptr inbounds i8, ptr %28, i64 40
  %685 = getelementptr inbounds i8, ptr %14, i64 8
  %686 = getelementptr inbounds i8, ptr %14, i64 4
  %687 = getelementptr inbounds i8, ptr %14, i64 12
  %688 = getelementptr inbounds i8, ptr %14, i64 5
  %689 = getelementptr inbounds i8, ptr %13, i64 8
  %690 = getelementptr inbounds i8, ptr %13, i64 4
  %691 = getelementptr inbounds i8, ptr %13, i64 12
  %692 = getelementptr inbounds i8, ptr %13, i64 5
  %693 = getelementptr inbounds i8, ptr %6, i64 48
  br label %694

694:                                              ; preds = %614, %3326
  %695 = phi i32 [ 0, %614 ], [ %3329, %3326 ]
  %696 = phi i32 [ %607, %614 ], [ %3311, %3326 ]
  %697 = phi i32 [ %607, %614 ], [ %3328, %3326 ]
  %698 = phi i32 [ %1, %614 ], [ %3327, %3326 ]
  %699 = phi i32 [ %5, %614 ], [ %3310, %3326 ]
  %700 = phi i32 [ %1, %614 ], [ %3309, %3326 ]
  %701 = load i32, ptr %615, align 4
  %702 = icmp eq i32 %701, 0
  br i1 %702, label %718, label %703

703:                                              ; preds = %694
  %704 = load i64, ptr %36, align 8
  %705 = add i64 %704, -7046029254386353131
  store i64 %705, ptr %36, align 8
  %706 = lshr i64 %705, 30
  %707 = xor i64 %706, %705
  %708 = mul i64 %707, -4658895280553007687
  %709 = lshr i64 %708, 27
  %710 = xor i64 %709, %708
  %711 = mul i64 %710, -7723592293110705685
  %712 = lshr i64 %711, 31
  %713 = xor i64 %712, %711
  %714 = sext i32 %701 to i64
  %715 = urem i64 %713, %714
  %716 = and i64 %715, 4294967295
  %717 = icmp eq i64 %716, 0
  br label %718

718:                                              ; preds = %703, %694
  %719 = phi i1 [ false, %694 ], [ %717, %703 ]
  %720 = zext i1 %719 to i32
  %721 = sext i32 %700 to i64
  %722 = mul nsw i64 %721, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %520, ptr align 8 %506, i64 %722, i1 false)
  %723 = sext i32 %699 to i64
  %724 = shl nsw i64 %723, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %521, ptr align 4 %508, i64 %724, i1 false)
  %725 = load i32, ptr %616, align 8
  %726 = icmp eq i32 %725, 0
  br i1 %726, label %1783, label %727

727:                                              ; preds = %718
  %728 = load i32, ptr %411, align 8
  %729 = load i32, ptr %617, align 4
  %730 = load i32, ptr %618, align 8
  store ptr %520, ptr %29, align 8
  store ptr %521, ptr %619, align 8
  store i32 %700, ptr %620, align 8
  %731 = load i32, ptr %416, align 4
  store i32 %731, ptr %621, align 4
  store i32 %699, ptr %622, align 8
  store i32 0, ptr %623, align 8
  %732 = load ptr, ptr %490, align 8
  %733 = sext i32 %731 to i64
  %734 = shl nsw i64 %733, 2
  call void @llvm.memset.p0.i64(ptr align 4 %732, i8 0, i64 %734, i1 false)
  %735 = load ptr, ptr %494, align 8
  %736 = load i32, ptr %416, align 4
  %737 = sext i32 %736 to i64
  %738 = shl nsw i64 %737, 2
  call void @llvm.memset.p0.i64(ptr align 4 %735, i8 0, i64 %738, i1 false)
  %739 = load ptr, ptr %500, align 8
  %740 = getelementptr inbounds i32, ptr %739, i64 %522
  call void @llvm.memset.p0.i64(ptr align 4 %739, i8 0, i64 %624, i1 false)
  %741 = icmp sgt i32 %699, 0
  br i1 %741, label %744, label %799

742:                                              ; preds = %759
  %743 = icmp eq i32 %760, 0
  br i1 %743, label %799, label %767

744:                                              ; preds = %727, %759
  %745 = phi i64 [ %761, %759 ], [ 0, %727 ]
  %746 = phi i32 [ %760, %759 ], [ 0, %727 ]
  %747 = getelementptr inbounds %struct.Edge, ptr %521, i64 %745
  %748 = load i32, ptr %747, align 4
  %749 = sext i32 %748 to i64
  %750 = getelementptr inbounds i32, ptr %739, i64 %749
  %751 = load i32, ptr %750, align 4
  %752 = add nsw i32 %751, 1
  store i32 %752, ptr %750, align 4
  %753 = icmp eq i32 %751, 0
  br i1 %753, label %754, label %759

754:                                              ; preds = %744
  %755 = load i32, ptr %747, align 4
  %756 = add nsw i32 %746, 1
  %757 = sext i32 %746 to i64
  %758 = getelementptr inbounds i32, ptr %740, i64 %757
  store i32 %755, ptr %758, align 4
  br label %759

759:                                              ; preds = %754, %744
  %760 = phi i32 [ %746, %744 ], [ %756, %754 ]
  %761 = add nuw nsw i64 %745, 1
  %762 = icmp eq i64 %761, %723
  br i1 %762, label %742, label %744

763:                                              ; preds = %797
  %764 = zext i8 %777 to i32
  %765 = add nuw nsw i32 %768, %764
  %766 = icmp eq i32 %798, 0
  br i1 %766, label %799, label %767

767:                                              ; preds = %742, %763
  %768 = phi i32 [ %765, %763 ], [ 0, %742 ]
  %769 = phi i32 [ %798, %763 ], [ %760, %742 ]
  %770 = add nsw i32 %769, -1
  %771 = sext i32 %770 to i64
  %772 = getelementptr inbounds i32, ptr %740, i64 %771
  %773 = load i32, ptr %772, align 4
  %774 = sext i32 %773 to i64
  %775 = getelementptr inbounds %struct.Node, ptr %520, i64 %774
  %776 = getelementptr inbounds i8, ptr %775, i64 2
  %777 = load i8, ptr %776, align 2
  %778 = getelementptr inbounds i8, ptr %775, i64 8
  br label %779

779:                                              ; preds = %797, %767
  %780 = phi i1 [ true, %767 ], [ false, %797 ]
  %781 = phi i64 [ 0, %767 ], [ 1, %797 ]
  %782 = phi i32 [ %770, %767 ], [ %798, %797 ]
  %783 = getelementptr inbounds [2 x i32], ptr %778, i64 0, i64 %781
  %784 = load i32, ptr %783, align 4
  %785 = icmp sgt i32 %784, -1
  br i1 %785, label %786, label %797

786:                                              ; preds = %779
  %787 = zext i32 %784 to i64
  %788 = getelementptr inbounds i32, ptr %739, i64 %787
  %789 = load i32, ptr %788, align 4
  %790 = add nsw i32 %789, 1
  store i32 %790, ptr %788, align 4
  %791 = icmp eq i32 %789, 0
  br i1 %791, label %792, label %797

792:                                              ; preds = %786
  %793 = load i32, ptr %783, align 4
  %794 = add nsw i32 %782, 1
  %795 = sext i32 %782 to i64
  %796 = getelementptr inbounds i32, ptr %740, i64 %795
  store i32 %793, ptr %796, align 4
  br label %797

797:                                              ; preds = %792, %786, %779
  %798 = phi i32 [ %782, %786 ], [ %794, %792 ], [ %782, %779 ]
  br i1 %780, label %779, label %763

799:                                              ; preds = %763, %742, %727
  %800 = phi i32 [ 0, %742 ], [ 0, %727 ], [ %765, %763 ]
  store i32 %800, ptr %625, align 8
  %801 = load ptr, ptr %446, align 8
  %802 = load ptr, ptr %500, align 8
  %803 = load i32, ptr %620, align 8
  %804 = sext i32 %803 to i64
  %805 = shl nsw i64 %804, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %801, ptr align 4 %802, i64 %805, i1 false)
  %806 = load i32, ptr %620, align 8
  %807 = icmp sgt i32 %806, 0
  br i1 %807, label %812, label %857

808:                                              ; preds = %812
  %809 = icmp sgt i32 %822, 0
  br i1 %809, label %810, label %857

810:                                              ; preds = %808
  %811 = load ptr, ptr %29, align 8
  br label %825

812:                                              ; preds = %799, %812
  %813 = phi i64 [ %821, %812 ], [ 0, %799 ]
  %814 = load ptr, ptr %29, align 8
  %815 = getelementptr inbounds %struct.Node, ptr %814, i64 %813
  %816 = getelementptr inbounds i8, ptr %815, i64 1
  %817 = load i8, ptr %816, align 1
  %818 = icmp ne i8 %817, 0
  %819 = zext i1 %818 to i8
  %820 = getelementptr inbounds i8, ptr %815, i64 3
  store i8 %819, ptr %820, align 1
  %821 = add nuw nsw i64 %813, 1
  %822 = load i32, ptr %620, align 8
  %823 = sext i32 %822 to i64
  %824 = icmp slt i64 %821, %823
  br i1 %824, label %812, label %808

825:                                              ; preds = %838, %810
  %826 = phi i32 [ %822, %810 ], [ %839, %838 ]
  %827 = phi ptr [ %811, %810 ], [ %840, %838 ]
  %828 = phi i64 [ 0, %810 ], [ %841, %838 ]
  %829 = getelementptr inbounds %struct.Node, ptr %827, i64 %828, i32 2
  %830 = load i8, ptr %829, align 2
  %831 = icmp eq i8 %830, 0
  br i1 %831, label %838, label %844

832:                                              ; preds = %838
  %833 = icmp sgt i32 %839, 0
  br i1 %833, label %834, label %857

834:                                              ; preds = %832
  %835 = zext i32 %839 to i64
  br label %862

836:                                              ; preds = %844
  %837 = load i32, ptr %620, align 8
  br label %838

838:                                              ; preds = %836, %825
  %839 = phi i32 [ %837, %836 ], [ %826, %825 ]
  %840 = phi ptr [ %852, %836 ], [ %827, %825 ]
  %841 = add nuw nsw i64 %828, 1
  %842 = sext i32 %839 to i64
  %843 = icmp slt i64 %841, %842
  br i1 %843, label %825, label %832

844:                                              ; preds = %825, %844
  %845 = phi i1 [ false, %844 ], [ true, %825 ]
  %846 = phi i64 [ 1, %844 ], [ 0, %825 ]
  %847 = phi ptr [ %852, %844 ], [ %827, %825 ]
  %848 = getelementptr inbounds %struct.Node, ptr %847, i64 %828, i32 5, i64 %846
  %849 = load i32, ptr %848, align 4
  %850 = sext i32 %849 to i64
  %851 = getelementptr inbounds %struct.Node, ptr %847, i64 %850, i32 3
  store i8 1, ptr %851, align 1
  %852 = load ptr, ptr %29, align 8
  %853 = getelementptr inbounds %struct.Node, ptr %852, i64 %828, i32 2
  %854 = load i8, ptr %853, align 2
  %855 = icmp ne i8 %854, 0
  %856 = and i1 %845, %855
  br i1 %856, label %844, label %836

857:                                              ; preds = %862, %832, %808, %799
  %858 = phi i1 [ false, %832 ], [ false, %808 ], [ false, %799 ], [ true, %862 ]
  %859 = phi i32 [ %839, %832 ], [ %822, %808 ], [ %806, %799 ], [ %839, %862 ]
  %860 = phi i32 [ 0, %832 ], [ 0, %808 ], [ 0, %799 ], [ %868, %862 ]
  %861 = icmp sgt i32 %860, %728
  br i1 %861, label %871, label %887

862:                                              ; preds = %862, %834
  %863 = phi i64 [ 0, %834 ], [ %869, %862 ]
  %864 = phi i32 [ 0, %834 ], [ %868, %862 ]
  %865 = getelementptr inbounds %struct.Node, ptr %840, i64 %863, i32 3
  %866 = load i8, ptr %865, align 1
  %867 = zext i8 %866 to i32
  %868 = add nuw nsw i32 %864, %867
  %869 = add nuw nsw i64 %863, 1
  %870 = icmp eq i64 %869, %835
  br i1 %870, label %857, label %862

871:                                              ; preds = %857
  %872 = sub i32 %860, %728
  %873 = add i32 %872, 1
  %874 = load i64, ptr %547, align 8
  %875 = add i64 %874, -7046029254386353131
  store i64 %875, ptr %547, align 8
  %876 = lshr i64 %875, 30
  %877 = xor i64 %876, %875
  %878 = mul i64 %877, -4658895280553007687
  %879 = lshr i64 %878, 27
  %880 = xor i64 %879, %878
  %881 = mul i64 %880, -7723592293110705685
  %882 = lshr i64 %881, 31
  %883 = xor i64 %882, %881
  %884 = sext i32 %873 to i64
  %885 = urem i64 %883, %884
  %886 = trunc i64 %885 to i32
  br label %887

887:                                              ; preds = %871, %857
  %888 = phi i32 [ %886, %871 ], [ 0, %857 ]
  br i1 %858, label %889, label %912

889:                                              ; preds = %887
  %890 = add nsw i32 %888, %728
  br label %891

891:                                              ; preds = %906, %889
  %892 = phi i32 [ %859, %889 ], [ %907, %906 ]
  %893 = phi i64 [ 0, %889 ], [ %909, %906 ]
  %894 = phi i32 [ 0, %889 ], [ %908, %906 ]
  %895 = load ptr, ptr %29, align 8
  %896 = getelementptr inbounds %struct.Node, ptr %895, i64 %893, i32 3
  %897 = load i8, ptr %896, align 1
  %898 = icmp eq i8 %897, 0
  br i1 %898, label %906, label %899

899:                                              ; preds = %891
  %900 = icmp sge i32 %894, %888
  %901 = icmp slt i32 %894, %890
  %902 = select i1 %900, i1 %901, i1 false
  %903 = select i1 %902, i8 3, i8 0
  store i8 %903, ptr %896, align 1
  %904 = add nsw i32 %894, 1
  %905 = load i32, ptr %620, align 8
  br label %906

906:                                              ; preds = %899, %891
  %907 = phi i32 [ %905, %899 ], [ %892, %891 ]
  %908 = phi i32 [ %904, %899 ], [ %894, %891 ]
  %909 = add nuw nsw i64 %893, 1
  %910 = sext i32 %907 to i64
  %911 = icmp slt i64 %909, %910
  br i1 %911, label %891, label %912

912:                                              ; preds = %906, %887
  call void @clear(ptr %29)
  %913 = load i32, ptr %625, align 8
  %914 = add nsw i32 %913, 1
  %915 = icmp slt i32 %725, 0
  br i1 %915, label %1773, label %916

916:                                              ; preds = %912
  %917 = icmp eq i32 %729, 0
  %918 = sext i32 %729 to i64
  br label %919

919:                                              ; preds = %1770, %916
  %920 = phi i32 [ %914, %916 ], [ %948, %1770 ]
  %921 = phi i32 [ 0, %916 ], [ %1771, %1770 ]
  %922 = load i32, ptr %625, align 8
  %923 = icmp slt i32 %922, %920
  br i1 %923, label %941, label %924

924:                                              ; preds = %919
  %925 = icmp eq i32 %922, %920
  br i1 %925, label %926, label %947

926:                                              ; preds = %924
  %927 = icmp eq i32 %921, %725
  br i1 %927, label %941, label %928

928:                                              ; preds = %926
  %929 = load i64, ptr %547, align 8
  %930 = add i64 %929, -7046029254386353131
  store i64 %930, ptr %547, align 8
  %931 = lshr i64 %930, 30
  %932 = xor i64 %931, %930
  %933 = mul i64 %932, -4658895280553007687
  %934 = lshr i64 %933, 27
  %935 = xor i64 %934, %933
  %936 = mul i64 %935, -7723592293110705685
  %937 = lshr i64 %936, 31
  %938 = xor i64 %937, %936
  %939 = and i64 %938, 63
  %940 = icmp eq i64 %939, 0
  br i1 %940, label %941, label %947

941:                                              ; preds = %928, %926, %919
  %942 = load i32, ptr %620, align 8
  %943 = load ptr, ptr %27, align 8
  %944 = sext i32 %942 to i64
  %945 = mul nsw i64 %944, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %943, ptr align 8 %520, i64 %945, i1 false)
  %946 = load ptr, ptr %532, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %946, ptr align 4 %521, i64 %724, i1 false)
  store i32 %942, ptr %535, align 8
  store i32 %699, ptr %534, align 8
  br label %947

947:                                              ; preds = %941, %928, %924
  %948 = phi i32 [ %922, %941 ], [ %920, %928 ], [ %920, %924 ]
  %949 = load i32, ptr %620, align 8
  %950 = add nsw i32 %949, 2
  %951 = load i32, ptr %621, align 4
  %952 = icmp sgt i32 %950, %951
  br i1 %952, label %960, label %953

953:                                              ; preds = %947
  %954 = load i32, ptr %626, align 8
  %955 = mul nsw i32 %949, 3
  %956 = add i32 %955, 3
  %957 = add i32 %956, %954
  %958 = load i32, ptr %424, align 4
  %959 = icmp sgt i32 %957, %958
  br i1 %959, label %960, label %962

960:                                              ; preds = %953, %947
  call void @clear(ptr %29)
  %961 = load i32, ptr %620, align 8
  br label %962

962:                                              ; preds = %960, %953
  %963 = phi i32 [ %961, %960 ], [ %949, %953 ]
  %964 = load i64, ptr %547, align 8
  %965 = add i64 %964, -7046029254386353131
  store i64 %965, ptr %547, align 8
  %966 = lshr i64 %965, 30
  %967 = xor i64 %966, %965
  %968 = mul i64 %967, -4658895280553007687
  %969 = lshr i64 %968, 27
  %970 = xor i64 %969, %968
  %971 = mul i64 %970, -7723592293110705685
  %972 = lshr i64 %971, 31
  %973 = xor i64 %972, %971
  %974 = sext i32 %963 to i64
  %975 = urem i64 %973, %974
  %976 = trunc i64 %975 to i32
  %977 = shl i64 %975, 32
  %978 = ashr exact i64 %977, 32
  %979 = getelementptr inbounds %struct.Node, ptr %520, i64 %978
  %980 = load ptr, ptr %446, align 8
  %981 = getelementptr inbounds i32, ptr %980, i64 %978
  %982 = load i32, ptr %981, align 4
  %983 = icmp sgt i32 %982, 0
  br i1 %983, label %984, label %1770

984:                                              ; preds = %962
  %985 = load i8, ptr %979, align 8
  %986 = add i8 %985, -1
  %987 = icmp ult i8 %986, 2
  %988 = getelementptr inbounds i8, ptr %979, i64 2
  %989 = load i8, ptr %988, align 2
  %990 = icmp ne i8 %989, 0
  %991 = and i1 %990, %987
  br i1 %991, label %992, label %1770

992:                                              ; preds = %984
  %993 = getelementptr inbounds i8, ptr %979, i64 3
  %994 = load i8, ptr %993, align 1
  %995 = and i8 %994, 2
  %996 = icmp eq i8 %995, 0
  br i1 %996, label %1770, label %997

997:                                              ; preds = %992
  br i1 %917, label %1014, label %998

998:                                              ; preds = %997
  %999 = load i32, ptr %625, align 8
  %1000 = add nsw i32 %948, %730
  %1001 = icmp slt i32 %999, %1000
  br i1 %1001, label %1002, label %1014

1002:                                             ; preds = %998
  %1003 = add i64 %964, 4354685564936845354
  store i64 %1003, ptr %547, align 8
  %1004 = lshr i64 %1003, 30
  %1005 = xor i64 %1004, %1003
  %1006 = mul i64 %1005, -4658895280553007687
  %1007 = lshr i64 %1006, 27
  %1008 = xor i64 %1007, %1006
  %1009 = mul i64 %1008, -7723592293110705685
  %1010 = lshr i64 %1009, 31
  %1011 = xor i64 %1010, %1009
  %1012 = urem i64 %1011, %918
  %1013 = icmp eq i64 %1012, 0
  br label %1014

1014:                                             ; preds = %1002, %998, %997
  %1015 = phi i1 [ false, %998 ], [ false, %997 ], [ %1013, %1002 ]
  %1016 = load ptr, ptr %29, align 8
  %1017 = getelementptr inbounds %struct.Node, ptr %1016, i64 %978, i32 2
  %1018 = load i8, ptr %1017, align 2
  %1019 = zext i8 %1018 to i32
  %1020 = load ptr, ptr %504, align 8
  store i32 %976, ptr %1020, align 4
  br label %1031

1021:                                             ; preds = %1089
  %1022 = icmp eq i32 %1091, 0
  br i1 %1022, label %1023, label %1031

1023:                                             ; preds = %1021
  %1024 = getelementptr inbounds %struct.Node, ptr %1016, i64 %978
  %1025 = sext i1 %1015 to i32
  %1026 = getelementptr inbounds i8, ptr %1024, i64 20
  %1027 = getelementptr inbounds i8, ptr %1024, i64 8
  %1028 = icmp sgt i32 %1090, 0
  br i1 %1028, label %1029, label %1103

1029:                                             ; preds = %1023
  %1030 = zext i32 %1090 to i64
  br label %1093

1031:                                             ; preds = %1021, %1014
  %1032 = phi i32 [ %1019, %1014 ], [ %1092, %1021 ]
  %1033 = phi i32 [ 1, %1014 ], [ %1091, %1021 ]
  %1034 = phi i32 [ 0, %1014 ], [ %1090, %1021 ]
  %1035 = load ptr, ptr %29, align 8
  %1036 = load ptr, ptr %504, align 8
  %1037 = add nsw i32 %1033, -1
  %1038 = sext i32 %1037 to i64
  %1039 = getelementptr inbounds i32, ptr %1036, i64 %1038
  %1040 = load i32, ptr %1039, align 4
  %1041 = sext i32 %1040 to i64
  br label %1042

1042:                                             ; preds = %1089, %1031
  %1043 = phi i1 [ true, %1031 ], [ false, %1089 ]
  %1044 = phi i64 [ 0, %1031 ], [ 1, %1089 ]
  %1045 = phi i32 [ %1032, %1031 ], [ %1092, %1089 ]
  %1046 = phi i32 [ %1037, %1031 ], [ %1091, %1089 ]
  %1047 = phi i32 [ %1034, %1031 ], [ %1090, %1089 ]
  %1048 = getelementptr inbounds %struct.Node, ptr %1035, i64 %1041, i32 5, i64 %1044
  %1049 = load i32, ptr %1048, align 4
  %1050 = icmp slt i32 %1049, 0
  br i1 %1050, label %1089, label %1051

1051:                                             ; preds = %1042
  %1052 = load ptr, ptr %490, align 8
  %1053 = zext i32 %1049 to i64
  %1054 = getelementptr inbounds i32, ptr %1052, i64 %1053
  %1055 = load i32, ptr %1054, align 4
  %1056 = icmp eq i32 %1055, 0
  br i1 %1056, label %1057, label %1065

1057:                                             ; preds = %1051
  %1058 = load ptr, ptr %500, align 8
  %1059 = add nsw i32 %1047, 1
  %1060 = sext i32 %1047 to i64
  %1061 = getelementptr inbounds i32, ptr %1058, i64 %1060
  store i32 %1049, ptr %1061, align 4
  %1062 = load ptr, ptr %490, align 8
  %1063 = getelementptr inbounds i32, ptr %1062, i64 %1053
  %1064 = load i32, ptr %1063, align 4
  br label %1065

1065:                                             ; preds = %1057, %1051
  %1066 = phi i32 [ %1059, %1057 ], [ %1047, %1051 ]
  %1067 = phi i32 [ %1064, %1057 ], [ %1055, %1051 ]
  %1068 = phi ptr [ %1062, %1057 ], [ %1052, %1051 ]
  %1069 = getelementptr inbounds i32, ptr %1068, i64 %1053
  %1070 = add nsw i32 %1067, -1
  store i32 %1070, ptr %1069, align 4
  %1071 = load ptr, ptr %446, align 8
  %1072 = getelementptr inbounds i32, ptr %1071, i64 %1053
  %1073 = load i32, ptr %1072, align 4
  %1074 = load ptr, ptr %490, align 8
  %1075 = getelementptr inbounds i32, ptr %1074, i64 %1053
  %1076 = load i32, ptr %1075, align 4
  %1077 = sub i32 0, %1076
  %1078 = icmp eq i32 %1073, %1077
  br i1 %1078, label %1079, label %1089

1079:                                             ; preds = %1065
  %1080 = load ptr, ptr %29, align 8
  %1081 = getelementptr inbounds %struct.Node, ptr %1080, i64 %1053, i32 2
  %1082 = load i8, ptr %1081, align 2
  %1083 = zext i8 %1082 to i32
  %1084 = add nsw i32 %1045, %1083
  %1085 = load ptr, ptr %504, align 8
  %1086 = add nsw i32 %1046, 1
  %1087 = sext i32 %1046 to i64
  %1088 = getelementptr inbounds i32, ptr %1085, i64 %1087
  store i32 %1049, ptr %1088, align 4
  br label %1089

1089:                                             ; preds = %1079, %1065, %1042
  %1090 = phi i32 [ %1047, %1042 ], [ %1066, %1079 ], [ %1066, %1065 ]
  %1091 = phi i32 [ %1046, %1042 ], [ %1086, %1079 ], [ %1046, %1065 ]
  %1092 = phi i32 [ %1045, %1042 ], [ %1084, %1079 ], [ %1045, %1065 ]
  br i1 %1043, label %1042, label %1021

1093:                                             ; preds = %1093, %1029
  %1094 = phi i64 [ 0, %1029 ], [ %1101, %1093 ]
  %1095 = load ptr, ptr %490, align 8
  %1096 = load ptr, ptr %500, align 8
  %1097 = getelementptr inbounds i32, ptr %1096, i64 %1094
  %1098 = load i32, ptr %1097, align 4
  %1099 = sext i32 %1098 to i64
  %1100 = getelementptr inbounds i32, ptr %1095, i64 %1099
  store i32 0, ptr %1100, align 4
  %1101 = add nuw nsw i64 %1094, 1
  %1102 = icmp eq i64 %1101, %1030
  br i1 %1102, label %1103, label %1093

1103:                                             ; preds = %1093, %1023
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 @__const.step.best, i64 20, i1 false)
  store i64 0, ptr %23, align 8
  %1104 = load i32, ptr %620, align 8
  %1105 = icmp sgt i32 %1104, 0
  br i1 %1105, label %1106, label %1769

1106:                                             ; preds = %1103
  %1107 = getelementptr inbounds i8, ptr %1024, i64 24
  %1108 = getelementptr inbounds i8, ptr %1024, i64 12
  %1109 = add nsw i32 %1092, -2
  %1110 = icmp slt i32 %1109, %1025
  %1111 = and i64 %975, 4294967295
  br label %1115

1112:                                             ; preds = %1383
  %1113 = load i32, ptr %639, align 4
  %1114 = icmp eq i32 %1113, -2147483648
  br i1 %1114, label %1769, label %1388

1115:                                             ; preds = %1383, %1106
  %1116 = phi i32 [ %1104, %1106 ], [ %1384, %1383 ]
  %1117 = phi i64 [ 0, %1106 ], [ %1385, %1383 ]
  %1118 = load ptr, ptr %446, align 8
  %1119 = getelementptr inbounds i32, ptr %1118, i64 %1117
  %1120 = load i32, ptr %1119, align 4
  %1121 = icmp sgt i32 %1120, 0
  br i1 %1121, label %1122, label %1383

1122:                                             ; preds = %1115
  %1123 = load ptr, ptr %29, align 8
  %1124 = getelementptr inbounds %struct.Node, ptr %1123, i64 %1117, i32 3
  %1125 = load i8, ptr %1124, align 1
  %1126 = icmp eq i8 %1125, 0
  %1127 = icmp eq i64 %1117, %1111
  %1128 = or i1 %1127, %1126
  br i1 %1128, label %1383, label %1129

1129:                                             ; preds = %1122
  %1130 = getelementptr inbounds %struct.Node, ptr %1123, i64 %1117, i32 7
  %1131 = load ptr, ptr %450, align 8
  %1132 = getelementptr inbounds [2 x i32], ptr %1131, i64 %1117
  %1133 = load i32, ptr %1026, align 4
  %1134 = load i32, ptr %1130, align 4
  %1135 = icmp ult i32 %1133, %1134
  %1136 = add i32 %1133, 2147483647
  %1137 = select i1 %1135, i32 %1136, i32 %1133
  %1138 = sub i32 %1137, %1134
  %1139 = load i32, ptr %1107, align 4
  %1140 = getelementptr inbounds i8, ptr %1130, i64 4
  %1141 = load i32, ptr %1140, align 4
  %1142 = icmp ult i32 %1139, %1141
  %1143 = add i32 %1139, 2147483647
  %1144 = select i1 %1142, i32 %1143, i32 %1139
  %1145 = sub i32 %1144, %1141
  %1146 = zext i32 %1138 to i64
  %1147 = shl nuw nsw i64 %1146, 31
  %1148 = zext i32 %1145 to i64
  %1149 = or i64 %1147, %1148
  %1150 = icmp eq i32 %1137, %1134
  %1151 = sub i32 2147483647, %1138
  %1152 = select i1 %1150, i32 0, i32 %1151
  %1153 = zext i32 %1152 to i64
  %1154 = shl nuw nsw i64 %1153, 31
  %1155 = icmp eq i32 %1144, %1141
  %1156 = sub i32 2147483647, %1145
  %1157 = select i1 %1155, i32 0, i32 %1156
  %1158 = zext i32 %1157 to i64
  %1159 = or i64 %1154, %1158
  %1160 = call i64 @llvm.umin.i64(i64 %1149, i64 %1159)
  store i64 %1160, ptr %24, align 16
  %1161 = add i32 %1134, %1133
  %1162 = icmp ugt i32 %1161, 2147483646
  %1163 = add i32 %1161, -2147483647
  %1164 = select i1 %1162, i32 %1163, i32 %1161
  %1165 = add i32 %1141, %1139
  %1166 = icmp ugt i32 %1165, 2147483646
  %1167 = add i32 %1165, -2147483647
  %1168 = select i1 %1166, i32 %1167, i32 %1165
  %1169 = zext i32 %1164 to i64
  %1170 = shl nuw nsw i64 %1169, 31
  %1171 = zext i32 %1168 to i64
  %1172 = or i64 %1170, %1171
  %1173 = icmp eq i32 %1164, 0
  %1174 = sub i32 2147483647, %1164
  %1175 = select i1 %1173, i32 0, i32 %1174
  %1176 = zext i32 %1175 to i64
  %1177 = shl nuw nsw i64 %1176, 31
  %1178 = icmp eq i32 %1168, 0
  %1179 = sub i32 2147483647, %1168
  %1180 = select i1 %1178, i32 0, i32 %1179
  %1181 = zext i32 %1180 to i64
  %1182 = or i64 %1177, %1181
  %1183 = call i64 @llvm.umin.i64(i64 %1172, i64 %1182)
  store i64 %1183, ptr %627, align 8
  %1184 = load i32, ptr %1132, align 4
  %1185 = zext i32 %1133 to i64
  %1186 = zext i32 %1184 to i64
  %1187 = mul nuw i64 %1186, %1185
  %1188 = trunc i64 %1187 to i32
  %1189 = and i32 %1188, 2147483647
  %1190 = lshr i64 %1187, 31
  %1191 = trunc i64 %1190 to i32
  %1192 = add i32 %1189, %1191
  %1193 = icmp ugt i32 %1192, 2147483646
  %1194 = add i32 %1192, -2147483647
  %1195 = select i1 %1193, i32 %1194, i32 %1192
  %1196 = getelementptr inbounds i8, ptr %1132, i64 4
  %1197 = load i32, ptr %1196, align 4
  %1198 = zext i32 %1139 to i64
  %1199 = zext i32 %1197 to i64
  %1200 = mul nuw i64 %1199, %1198
  %1201 = trunc i64 %1200 to i32
  %1202 = and i32 %1201, 2147483647
  %1203 = lshr i64 %1200, 31
  %1204 = trunc i64 %1203 to i32
  %1205 = add i32 %1202, %1204
  %1206 = icmp ugt i32 %1205, 2147483646
  %1207 = add i32 %1205, -2147483647
  %1208 = select i1 %1206, i32 %1207, i32 %1205
  %1209 = zext i32 %1195 to i64
  %1210 = shl nuw nsw i64 %1209, 31
  %1211 = zext i32 %1208 to i64
  %1212 = or i64 %1210, %1211
  %1213 = icmp eq i32 %1195, 0
  %1214 = sub i32 2147483647, %1195
  %1215 = select i1 %1213, i32 0, i32 %1214
  %1216 = zext i32 %1215 to i64
  %1217 = shl nuw nsw i64 %1216, 31
  %1218 = icmp eq i32 %1208, 0
  %1219 = sub i32 2147483647, %1208
  %1220 = select i1 %1218, i32 0, i32 %1219
  %1221 = zext i32 %1220 to i64
  %1222 = or i64 %1217, %1221
  %1223 = call i64 @llvm.umin.i64(i64 %1212, i64 %1222)
  store i64 %1223, ptr %628, align 16
  %1224 = trunc nuw nsw i64 %1117 to i32
  br label %1227

1225:                                             ; preds = %1380
  %1226 = load i32, ptr %620, align 8
  br label %1383

1227:                                             ; preds = %1380, %1129
  %1228 = phi i64 [ 0, %1129 ], [ %1381, %1380 ]
  %1229 = getelementptr inbounds [3 x i64], ptr %24, i64 0, i64 %1228
  %1230 = load i64, ptr %1229, align 8
  %1231 = icmp eq i64 %1230, 0
  br i1 %1231, label %1380, label %1232

1232:                                             ; preds = %1227
  %1233 = icmp eq i64 %1228, 2
  %1234 = select i1 %1233, i8 2, i8 1
  %1235 = load ptr, ptr %478, align 8
  %1236 = mul i64 %1230, -7046029254386353131
  %1237 = lshr i64 %1236, 48
  %1238 = lshr i64 %1236, 54
  %1239 = getelementptr inbounds i64, ptr %1235, i64 %1238
  %1240 = load i64, ptr %1239, align 8
  %1241 = and i64 %1237, 63
  %1242 = shl nuw i64 1, %1241
  %1243 = and i64 %1240, %1242
  %1244 = icmp eq i64 %1243, 0
  br i1 %1244, label %1311, label %1245

1245:                                             ; preds = %1232
  %1246 = load ptr, ptr %457, align 8
  %1247 = load i32, ptr %425, align 8
  %1248 = lshr i64 %1236, 33
  %1249 = trunc nuw nsw i64 %1248 to i32
  %1250 = and i32 %1247, %1249
  %1251 = zext i32 %1250 to i64
  %1252 = getelementptr inbounds i32, ptr %1246, i64 %1251
  %1253 = load i32, ptr %1252, align 4
  %1254 = icmp sgt i32 %1253, -1
  br i1 %1254, label %1255, label %1311

1255:                                             ; preds = %1245, %1306
  %1256 = phi i32 [ %1309, %1306 ], [ %1253, %1245 ]
  %1257 = load ptr, ptr %29, align 8
  %1258 = zext i32 %1256 to i64
  %1259 = getelementptr inbounds %struct.Node, ptr %1257, i64 %1258, i32 7
  %1260 = load i32, ptr %1027, align 4
  %1261 = zext i32 %1260 to i64
  %1262 = icmp eq i64 %1117, %1261
  br i1 %1262, label %1263, label %1266

1263:                                             ; preds = %1255
  %1264 = load i32, ptr %1108, align 4
  %1265 = icmp eq i32 %1264, %1256
  br i1 %1265, label %1272, label %1266

1266:                                             ; preds = %1263, %1255
  %1267 = icmp eq i32 %1260, %1256
  br i1 %1267, label %1268, label %1272

1268:                                             ; preds = %1266
  %1269 = load i32, ptr %1108, align 4
  %1270 = zext i32 %1269 to i64
  %1271 = icmp eq i64 %1117, %1270
  br label %1272

1272:                                             ; preds = %1268, %1266, %1263
  %1273 = phi i1 [ true, %1263 ], [ false, %1266 ], [ %1271, %1268 ]
  %1274 = load i32, ptr %1259, align 4
  %1275 = getelementptr inbounds i8, ptr %1259, i64 4
  %1276 = load i32, ptr %1275, align 4
  %1277 = zext i32 %1274 to i64
  %1278 = shl nuw nsw i64 %1277, 31
  %1279 = zext i32 %1276 to i64
  %1280 = or i64 %1278, %1279
  %1281 = icmp eq i32 %1274, 0
  %1282 = sub i32 2147483647, %1274
  %1283 = select i1 %1281, i32 0, i32 %1282
  %1284 = zext i32 %1283 to i64
  %1285 = shl nuw nsw i64 %1284, 31
  %1286 = icmp eq i32 %1276, 0
  %1287 = sub i32 2147483647, %1276
  %1288 = select i1 %1286, i32 0, i32 %1287
  %1289 = zext i32 %1288 to i64
  %1290 = or i64 %1285, %1289
  %1291 = call i64 @llvm.umin.i64(i64 %1280, i64 %1290)
  %1292 = icmp eq i64 %1291, %1230
  br i1 %1292, label %1293, label %1306

1293:                                             ; preds = %1272
  %1294 = load ptr, ptr %446, align 8
  %1295 = getelementptr inbounds i32, ptr %1294, i64 %1258
  %1296 = load i32, ptr %1295, align 4
  %1297 = icmp sgt i32 %1296, 0
  br i1 %1297, label %1298, label %1306

1298:                                             ; preds = %1293
  %1299 = getelementptr inbounds %struct.Node, ptr %1257, i64 %1258, i32 3
  %1300 = load i8, ptr %1299, align 1
  %1301 = icmp eq i8 %1300, 0
  %1302 = icmp eq i32 %1256, %976
  %1303 = or i1 %1302, %1301
  %1304 = select i1 %1303, i1 true, i1 %1273
  br i1 %1304, label %1306, label %1305

1305:                                             ; preds = %1298
  store i32 %1224, ptr %25, align 8
  store i32 %1256, ptr %629, align 4
  store i32 -1, ptr %630, align 8
  store i32 0, ptr %631, align 4
  store i8 %1234, ptr %632, align 8
  store i8 3, ptr %633, align 1
  call void @judge(ptr %29, i32 %976, ptr byval(%struct.Way) align 8 %25, ptr %22, ptr %23, i32 %1025)
  br label %1306

1306:                                             ; preds = %1305, %1298, %1293, %1272
  %1307 = load ptr, ptr %461, align 8
  %1308 = getelementptr inbounds i32, ptr %1307, i64 %1258
  %1309 = load i32, ptr %1308, align 4
  %1310 = icmp sgt i32 %1309, -1
  br i1 %1310, label %1255, label %1311

1311:                                             ; preds = %1306, %1245, %1232
  br i1 %1110, label %1380, label %1312

1312:                                             ; preds = %1311
  %1313 = load ptr, ptr %482, align 8
  %1314 = load ptr, ptr %486, align 8
  %1315 = select i1 %1233, ptr %1313, ptr %1314
  %1316 = lshr i64 %1236, 44
  %1317 = lshr i64 %1236, 50
  %1318 = getelementptr inbounds i64, ptr %1315, i64 %1317
  %1319 = load i64, ptr %1318, align 8
  %1320 = and i64 %1316, 63
  %1321 = shl nuw i64 1, %1320
  %1322 = and i64 %1319, %1321
  %1323 = icmp eq i64 %1322, 0
  br i1 %1323, label %1380, label %1324

1324:                                             ; preds = %1312
  %1325 = load ptr, ptr %474, align 8
  %1326 = load i32, ptr %443, align 8
  %1327 = lshr i64 %1236, 33
  %1328 = trunc nuw nsw i64 %1327 to i32
  %1329 = and i32 %1326, %1328
  %1330 = zext i32 %1329 to i64
  %1331 = getelementptr inbounds i32, ptr %1325, i64 %1330
  %1332 = load i32, ptr %1331, align 4
  %1333 = icmp sgt i32 %1332, -1
  br i1 %1333, label %1334, label %1380

1334:                                             ; preds = %1324
  %1335 = load ptr, ptr %467, align 8
  br label %1336

1336:                                             ; preds = %1375, %1334
  %1337 = phi ptr [ %1376, %1375 ], [ %1335, %1334 ]
  %1338 = phi i32 [ %1378, %1375 ], [ %1332, %1334 ]
  %1339 = zext i32 %1338 to i64
  %1340 = getelementptr inbounds %struct.Pair, ptr %1337, i64 %1339
  %1341 = getelementptr inbounds i8, ptr %1340, i64 8
  %1342 = load i32, ptr %1341, align 8
  %1343 = getelementptr inbounds i8, ptr %1340, i64 12
  %1344 = load i32, ptr %1343, align 4
  %1345 = load i64, ptr %1340, align 8
  %1346 = icmp eq i64 %1345, %1230
  br i1 %1346, label %1347, label %1375

1347:                                             ; preds = %1336
  %1348 = load ptr, ptr %446, align 8
  %1349 = sext i32 %1342 to i64
  %1350 = getelementptr inbounds i32, ptr %1348, i64 %1349
  %1351 = load i32, ptr %1350, align 4
  %1352 = icmp sgt i32 %1351, 0
  br i1 %1352, label %1353, label %1375

1353:                                             ; preds = %1347
  %1354 = load ptr, ptr %29, align 8
  %1355 = getelementptr inbounds %struct.Node, ptr %1354, i64 %1349, i32 3
  %1356 = load i8, ptr %1355, align 1
  %1357 = icmp eq i8 %1356, 0
  br i1 %1357, label %1375, label %1358

1358:                                             ; preds = %1353
  %1359 = sext i32 %1344 to i64
  %1360 = getelementptr inbounds i32, ptr %1348, i64 %1359
  %1361 = load i32, ptr %1360, align 4
  %1362 = icmp sgt i32 %1361, 0
  br i1 %1362, label %1363, label %1375

1363:                                             ; preds = %1358
  %1364 = getelementptr inbounds %struct.Node, ptr %1354, i64 %1359, i32 3
  %1365 = load i8, ptr %1364, align 1
  %1366 = icmp eq i8 %1365, 0
  %1367 = icmp eq i32 %1342, %976
  %1368 = select i1 %1366, i1 true, i1 %1367
  %1369 = icmp eq i32 %1344, %976
  %1370 = select i1 %1368, i1 true, i1 %1369
  br i1 %1370, label %1375, label %1371

1371:                                             ; preds = %1363
  store i32 %1224, ptr %26, align 8
  store i32 %1342, ptr %634, align 4
  store i32 %1344, ptr %635, align 8
  store i32 0, ptr %636, align 4
  store i8 %1234, ptr %637, align 8
  %1372 = getelementptr inbounds i8, ptr %1340, i64 20
  %1373 = load i8, ptr %1372, align 4
  store i8 %1373, ptr %638, align 1
  call void @judge(ptr %29, i32 %976, ptr byval(%struct.Way) align 8 %26, ptr %22, ptr %23, i32 %1025)
  %1374 = load ptr, ptr %467, align 8
  br label %1375

1375:                                             ; preds = %1371, %1363, %1358, %1353, %1347, %1336
  %1376 = phi ptr [ %1337, %1358 ], [ %1337, %1347 ], [ %1374, %1371 ], [ %1337, %1363 ], [ %1337, %1353 ], [ %1337, %1336 ]
  %1377 = getelementptr inbounds %struct.Pair, ptr %1376, i64 %1339, i32 3
  %1378 = load i32, ptr %1377, align 4
  %1379 = icmp sgt i32 %1378, -1
  br i1 %1379, label %1336, label %1380

1380:                                             ; preds = %1375, %1324, %1312, %1311, %1227
  %1381 = add nuw nsw i64 %1228, 1
  %1382 = icmp eq i64 %1381, 3
  br i1 %1382, label %1225, label %1227

1383:                                             ; preds = %1225, %1122, %1115
  %1384 = phi i32 [ %1116, %1115 ], [ %1116, %1122 ], [ %1226, %1225 ]
  %1385 = add nuw nsw i64 %1117, 1
  %1386 = sext i32 %1384 to i64
  %1387 = icmp slt i64 %1385, %1386
  br i1 %1387, label %1115, label %1112

1388:                                             ; preds = %1112
  %1389 = load i32, ptr %640, align 4
  %1390 = load i8, ptr %641, align 1
  %1391 = icmp eq i8 %1390, 3
  br i1 %1391, label %1392, label %1397

1392:                                             ; preds = %1388
  %1393 = load ptr, ptr %29, align 8
  %1394 = sext i32 %1389 to i64
  %1395 = getelementptr inbounds %struct.Node, ptr %1393, i64 %1394
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %1395, i64 48, i1 false)
  %1396 = getelementptr inbounds %struct.Node, ptr %1393, i64 %978
  br label %1578

1397:                                             ; preds = %1388
  %1398 = load ptr, ptr %29, align 8
  %1399 = sext i32 %1389 to i64
  %1400 = getelementptr inbounds %struct.Node, ptr %1398, i64 %1399
  %1401 = load i32, ptr %642, align 4
  %1402 = sext i32 %1401 to i64
  %1403 = getelementptr inbounds %struct.Node, ptr %1398, i64 %1402
  call void @llvm.memset.p0.i64(ptr align 8 %21, i8 0, i64 48, i1 false)
  %1404 = icmp eq i8 %1390, 2
  %1405 = select i1 %1404, i8 2, i8 1
  store i8 %1405, ptr %21, align 8
  store i8 3, ptr %643, align 1
  store i32 -1, ptr %644, align 8
  %1406 = getelementptr inbounds i8, ptr %1400, i64 1
  %1407 = load i8, ptr %1406, align 1
  %1408 = getelementptr inbounds i8, ptr %1403, i64 1
  %1409 = load i8, ptr %1408, align 1
  %1410 = call i8 @llvm.umax.i8(i8 %1407, i8 %1409)
  store i8 %1410, ptr %645, align 1
  %1411 = icmp ne i8 %1410, 0
  %1412 = zext i1 %1411 to i8
  store i8 %1412, ptr %646, align 2
  store i8 1, ptr %647, align 4
  %1413 = icmp eq i8 %1390, 1
  %1414 = select i1 %1413, i8 -1, i8 1
  store i8 %1414, ptr %648, align 1
  store i32 %1389, ptr %649, align 8
  store i32 %1401, ptr %650, align 4
  %1415 = getelementptr inbounds i8, ptr %1400, i64 20
  %1416 = getelementptr inbounds i8, ptr %1403, i64 20
  br label %1420

1417:                                             ; preds = %1448
  %1418 = select i1 %1413, i8 1, i8 -1
  %1419 = icmp eq i8 %1410, 0
  br i1 %1419, label %1453, label %1496

1420:                                             ; preds = %1448, %1397
  %1421 = phi i64 [ 0, %1397 ], [ %1451, %1448 ]
  %1422 = getelementptr inbounds [4 x i32], ptr %1415, i64 0, i64 %1421
  %1423 = load i32, ptr %1422, align 4
  %1424 = getelementptr inbounds [4 x i32], ptr %1416, i64 0, i64 %1421
  %1425 = load i32, ptr %1424, align 4
  switch i8 %1390, label %1436 [
    i8 0, label %1426
    i8 1, label %1431
  ]

1426:                                             ; preds = %1420
  %1427 = add i32 %1425, %1423
  %1428 = icmp ugt i32 %1427, 2147483646
  %1429 = add i32 %1427, -2147483647
  %1430 = select i1 %1428, i32 %1429, i32 %1427
  br label %1448

1431:                                             ; preds = %1420
  %1432 = icmp ult i32 %1423, %1425
  %1433 = add i32 %1423, 2147483647
  %1434 = select i1 %1432, i32 %1433, i32 %1423
  %1435 = sub i32 %1434, %1425
  br label %1448

1436:                                             ; preds = %1420
  %1437 = zext i32 %1423 to i64
  %1438 = zext i32 %1425 to i64
  %1439 = mul nuw i64 %1438, %1437
  %1440 = trunc i64 %1439 to i32
  %1441 = and i32 %1440, 2147483647
  %1442 = lshr i64 %1439, 31
  %1443 = trunc i64 %1442 to i32
  %1444 = add i32 %1441, %1443
  %1445 = icmp ugt i32 %1444, 2147483646
  %1446 = add i32 %1444, -2147483647
  %1447 = select i1 %1445, i32 %1446, i32 %1444
  br label %1448

1448:                                             ; preds = %1436, %1431, %1426
  %1449 = phi i32 [ %1430, %1426 ], [ %1435, %1431 ], [ %1447, %1436 ]
  %1450 = getelementptr inbounds [4 x i32], ptr %651, i64 0, i64 %1421
  store i32 %1449, ptr %1450, align 4
  %1451 = add nuw nsw i64 %1421, 1
  %1452 = icmp eq i64 %1451, 4
  br i1 %1452, label %1417, label %1420

1453:                                             ; preds = %1417
  %1454 = getelementptr inbounds i8, ptr %1403, i64 40
  %1455 = load i64, ptr %1454, align 8
  br i1 %1413, label %1456, label %1460

1456:                                             ; preds = %1453
  %1457 = icmp eq i64 %1455, 0
  %1458 = sub i64 2305843009213693487, %1455
  %1459 = select i1 %1457, i64 0, i64 %1458
  br label %1486

1460:                                             ; preds = %1453
  br i1 %1404, label %1461, label %1486

1461:                                             ; preds = %1460
  %1462 = getelementptr inbounds i8, ptr %1400, i64 40
  %1463 = load i64, ptr %1462, align 8
  %1464 = zext i64 %1463 to i128
  %1465 = zext i64 %1455 to i128
  %1466 = mul nuw i128 %1464, %1465
  %1467 = trunc i128 %1466 to i64
  %1468 = mul i64 %1467, 3456285112735364913
  %1469 = zext i64 %1468 to i128
  %1470 = mul nuw nsw i128 %1469, 2305843009213693487
  %1471 = add i128 %1470, %1466
  %1472 = lshr i128 %1471, 64
  %1473 = trunc nuw i128 %1472 to i64
  %1474 = icmp ugt i64 %1473, 2305843009213693486
  %1475 = add i64 %1473, -2305843009213693487
  %1476 = select i1 %1474, i64 %1475, i64 %1473
  %1477 = zext i64 %1476 to i128
  %1478 = mul nuw nsw i128 %1477, 13838400
  %1479 = trunc i128 %1478 to i64
  %1480 = mul i64 %1479, 3456285112735364913
  %1481 = zext i64 %1480 to i128
  %1482 = mul nuw nsw i128 %1481, 2305843009213693487
  %1483 = add nuw nsw i128 %1482, %1478
  %1484 = lshr i128 %1483, 64
  %1485 = trunc nuw nsw i128 %1484 to i64
  br label %1491

1486:                                             ; preds = %1460, %1456
  %1487 = phi i64 [ %1459, %1456 ], [ %1455, %1460 ]
  %1488 = getelementptr inbounds i8, ptr %1400, i64 40
  %1489 = load i64, ptr %1488, align 8
  %1490 = add i64 %1489, %1487
  br label %1491

1491:                                             ; preds = %1486, %1461
  %1492 = phi i64 [ %1490, %1486 ], [ %1485, %1461 ]
  %1493 = icmp ugt i64 %1492, 2305843009213693486
  %1494 = add i64 %1492, -2305843009213693487
  %1495 = select i1 %1493, i64 %1494, i64 %1492
  store i64 %1495, ptr %652, align 8
  br label %1496

1496:                                             ; preds = %1491, %1417
  %1497 = getelementptr inbounds %struct.Node, ptr %1398, i64 %978
  %1498 = load i32, ptr %651, align 4
  %1499 = load i32, ptr %653, align 8
  %1500 = zext i32 %1498 to i64
  %1501 = shl nuw nsw i64 %1500, 31
  %1502 = zext i32 %1499 to i64
  %1503 = or i64 %1501, %1502
  %1504 = icmp eq i32 %1498, 0
  %1505 = sub i32 2147483647, %1498
  %1506 = select i1 %1504, i32 0, i32 %1505
  %1507 = zext i32 %1506 to i64
  %1508 = shl nuw nsw i64 %1507, 31
  %1509 = icmp eq i32 %1499, 0
  %1510 = sub i32 2147483647, %1499
  %1511 = select i1 %1509, i32 0, i32 %1510
  %1512 = zext i32 %1511 to i64
  %1513 = or i64 %1508, %1512
  %1514 = call i64 @llvm.umin.i64(i64 %1503, i64 %1513)
  %1515 = load ptr, ptr %457, align 8
  %1516 = load i32, ptr %425, align 8
  %1517 = mul i64 %1514, -7046029254386353131
  %1518 = lshr i64 %1517, 33
  %1519 = trunc nuw nsw i64 %1518 to i32
  %1520 = and i32 %1516, %1519
  %1521 = zext i32 %1520 to i64
  %1522 = getelementptr inbounds i32, ptr %1515, i64 %1521
  %1523 = load i32, ptr %1522, align 4
  %1524 = icmp slt i32 %1523, 0
  br i1 %1524, label %1578, label %1525

1525:                                             ; preds = %1496
  %1526 = load ptr, ptr %446, align 8
  %1527 = load ptr, ptr %461, align 8
  br label %1528

1528:                                             ; preds = %1574, %1525
  %1529 = phi i32 [ %1523, %1525 ], [ %1576, %1574 ]
  %1530 = zext i32 %1529 to i64
  %1531 = getelementptr inbounds %struct.Node, ptr %1398, i64 %1530, i32 7
  br label %1536

1532:                                             ; preds = %1536
  %1533 = getelementptr inbounds i32, ptr %1526, i64 %1530
  %1534 = load i32, ptr %1533, align 4
  %1535 = icmp eq i32 %1534, 0
  br i1 %1535, label %1553, label %1574

1536:                                             ; preds = %1536, %1528
  %1537 = phi i64 [ 0, %1528 ], [ %1551, %1536 ]
  %1538 = phi i32 [ 1, %1528 ], [ %1550, %1536 ]
  %1539 = phi i32 [ 1, %1528 ], [ %1545, %1536 ]
  %1540 = getelementptr inbounds i32, ptr %1531, i64 %1537
  %1541 = load i32, ptr %1540, align 4
  %1542 = getelementptr inbounds [4 x i32], ptr %651, i64 0, i64 %1537
  %1543 = load i32, ptr %1542, align 4
  %1544 = icmp eq i32 %1541, %1543
  %1545 = select i1 %1544, i32 %1539, i32 0
  %1546 = icmp eq i32 %1543, 0
  %1547 = sub i32 2147483647, %1543
  %1548 = select i1 %1546, i32 0, i32 %1547
  %1549 = icmp eq i32 %1541, %1548
  %1550 = select i1 %1549, i32 %1538, i32 0
  %1551 = add nuw nsw i64 %1537, 1
  %1552 = icmp eq i64 %1551, 4
  br i1 %1552, label %1532, label %1536

1553:                                             ; preds = %1532
  %1554 = getelementptr inbounds %struct.Node, ptr %1398, i64 %1530
  %1555 = getelementptr inbounds i8, ptr %1554, i64 3
  %1556 = load i8, ptr %1555, align 1
  %1557 = icmp eq i8 %1556, 0
  br i1 %1557, label %1574, label %1558

1558:                                             ; preds = %1553
  %1559 = getelementptr inbounds i8, ptr %1554, i64 1
  %1560 = load i8, ptr %1559, align 1
  %1561 = icmp eq i8 %1560, %1410
  br i1 %1561, label %1562, label %1574

1562:                                             ; preds = %1558
  %1563 = icmp ne i32 %1545, 0
  %1564 = icmp eq i32 %1550, 0
  %1565 = select i1 %1563, i1 true, i1 %1564
  br i1 %1565, label %1571, label %1566

1566:                                             ; preds = %1562
  store i8 -1, ptr %647, align 4
  br i1 %1404, label %1568, label %1567

1567:                                             ; preds = %1566
  store i8 %1418, ptr %648, align 1
  br label %1568

1568:                                             ; preds = %1567, %1566
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %651, ptr align 4 %1531, i64 16, i1 false)
  %1569 = getelementptr inbounds %struct.Node, ptr %1398, i64 %1530, i32 8
  %1570 = load i64, ptr %1569, align 8
  store i64 %1570, ptr %652, align 8
  br label %1578

1571:                                             ; preds = %1562
  %1572 = xor i1 %1563, true
  %1573 = select i1 %1572, i1 %1564, i1 false
  br i1 %1573, label %1574, label %1578

1574:                                             ; preds = %1571, %1558, %1553, %1532
  %1575 = getelementptr inbounds i32, ptr %1527, i64 %1530
  %1576 = load i32, ptr %1575, align 4
  %1577 = icmp slt i32 %1576, 0
  br i1 %1577, label %1578, label %1528

1578:                                             ; preds = %1574, %1571, %1568, %1496, %1392
  %1579 = phi ptr [ %1396, %1392 ], [ %1497, %1496 ], [ %1497, %1568 ], [ %1497, %1571 ], [ %1497, %1574 ]
  %1580 = phi ptr [ %1393, %1392 ], [ %1398, %1496 ], [ %1398, %1568 ], [ %1398, %1571 ], [ %1398, %1574 ]
  %1581 = phi i32 [ -1, %1392 ], [ -1, %1496 ], [ %1529, %1568 ], [ -1, %1574 ], [ %1529, %1571 ]
  %1582 = load i8, ptr %654, align 4
  %1583 = load i32, ptr %22, align 4
  %1584 = sext i32 %1583 to i64
  %1585 = getelementptr inbounds i8, ptr %1579, i64 20
  %1586 = icmp eq i8 %1582, 1
  br label %1587

1587:                                             ; preds = %1633, %1578
  %1588 = phi i1 [ true, %1578 ], [ %1635, %1633 ]
  %1589 = phi i32 [ 0, %1578 ], [ %1634, %1633 ]
  %1590 = and i32 %1589, 1
  %1591 = icmp eq i32 %1590, 0
  %1592 = icmp ult i32 %1589, 2
  br label %1593

1593:                                             ; preds = %1626, %1587
  %1594 = phi i64 [ 0, %1587 ], [ %1627, %1626 ]
  %1595 = getelementptr inbounds %struct.Node, ptr %1580, i64 %1584, i32 7, i64 %1594
  %1596 = load i32, ptr %1595, align 4
  %1597 = icmp eq i32 %1596, 0
  %1598 = sub i32 2147483647, %1596
  %1599 = select i1 %1597, i32 0, i32 %1598
  %1600 = select i1 %1591, i32 %1596, i32 %1599
  %1601 = getelementptr inbounds [4 x i32], ptr %651, i64 0, i64 %1594
  %1602 = load i32, ptr %1601, align 4
  %1603 = icmp eq i32 %1602, 0
  %1604 = sub i32 2147483647, %1602
  %1605 = select i1 %1603, i32 0, i32 %1604
  %1606 = select i1 %1592, i32 %1602, i32 %1605
  %1607 = getelementptr inbounds [4 x i32], ptr %1585, i64 0, i64 %1594
  %1608 = load i32, ptr %1607, align 4
  br i1 %1586, label %1609, label %1611

1609:                                             ; preds = %1593
  %1610 = add i32 %1606, %1600
  br label %1620

1611:                                             ; preds = %1593
  %1612 = zext i32 %1600 to i64
  %1613 = zext i32 %1606 to i64
  %1614 = mul nuw i64 %1613, %1612
  %1615 = trunc i64 %1614 to i32
  %1616 = and i32 %1615, 2147483647
  %1617 = lshr i64 %1614, 31
  %1618 = trunc i64 %1617 to i32
  %1619 = add i32 %1616, %1618
  br label %1620

1620:                                             ; preds = %1611, %1609
  %1621 = phi i32 [ %1619, %1611 ], [ %1610, %1609 ]
  %1622 = icmp ugt i32 %1621, 2147483646
  %1623 = add i32 %1621, -2147483647
  %1624 = select i1 %1622, i32 %1623, i32 %1621
  %1625 = icmp eq i32 %1608, %1624
  br i1 %1625, label %1626, label %1633

1626:                                             ; preds = %1620
  %1627 = add nuw nsw i64 %1594, 1
  %1628 = icmp eq i64 %1627, 4
  br i1 %1628, label %1629, label %1593

1629:                                             ; preds = %1626
  %1630 = icmp ugt i32 %1589, 1
  %1631 = select i1 %1630, i16 -256, i16 256
  %1632 = select i1 %1591, i16 1, i16 255
  br i1 %1588, label %1637, label %1768

1633:                                             ; preds = %1620
  %1634 = add nuw nsw i32 %1589, 1
  %1635 = icmp ult i32 %1589, 3
  %1636 = icmp eq i32 %1634, 4
  br i1 %1636, label %1768, label %1587

1637:                                             ; preds = %1629
  br i1 %1391, label %1638, label %1640

1638:                                             ; preds = %1637
  %1639 = sext i32 %1389 to i64
  br label %1671

1640:                                             ; preds = %1637
  %1641 = icmp slt i32 %1581, 0
  br i1 %1641, label %1644, label %1642

1642:                                             ; preds = %1640
  %1643 = zext i32 %1581 to i64
  br label %1646

1644:                                             ; preds = %1640
  %1645 = add nsw i32 %1384, 1
  store i32 %1645, ptr %620, align 8
  br label %1646

1646:                                             ; preds = %1644, %1642
  %1647 = phi i64 [ %1643, %1642 ], [ %1386, %1644 ]
  %1648 = phi i32 [ %1581, %1642 ], [ %1384, %1644 ]
  %1649 = getelementptr inbounds %struct.Node, ptr %1580, i64 %1647
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1649, ptr align 8 %21, i64 48, i1 false)
  %1650 = load ptr, ptr %494, align 8
  %1651 = getelementptr inbounds i32, ptr %1650, i64 %1647
  store i32 0, ptr %1651, align 4
  %1652 = load ptr, ptr %490, align 8
  %1653 = getelementptr inbounds i32, ptr %1652, i64 %1647
  store i32 0, ptr %1653, align 4
  %1654 = load ptr, ptr %446, align 8
  %1655 = getelementptr inbounds i32, ptr %1654, i64 %1647
  store i32 0, ptr %1655, align 4
  %1656 = load ptr, ptr %446, align 8
  %1657 = sext i32 %1389 to i64
  %1658 = getelementptr inbounds i32, ptr %1656, i64 %1657
  %1659 = load i32, ptr %1658, align 4
  %1660 = add nsw i32 %1659, 1
  store i32 %1660, ptr %1658, align 4
  %1661 = load ptr, ptr %446, align 8
  %1662 = load i32, ptr %642, align 4
  %1663 = sext i32 %1662 to i64
  %1664 = getelementptr inbounds i32, ptr %1661, i64 %1663
  %1665 = load i32, ptr %1664, align 4
  %1666 = add nsw i32 %1665, 1
  store i32 %1666, ptr %1664, align 4
  %1667 = load i8, ptr %646, align 2
  %1668 = zext i8 %1667 to i32
  %1669 = load i32, ptr %625, align 8
  %1670 = add nsw i32 %1669, %1668
  store i32 %1670, ptr %625, align 8
  br label %1671

1671:                                             ; preds = %1646, %1638
  %1672 = phi i64 [ %1639, %1638 ], [ %1647, %1646 ]
  %1673 = phi i32 [ %1389, %1638 ], [ %1648, %1646 ]
  %1674 = load ptr, ptr %446, align 8
  %1675 = getelementptr inbounds i32, ptr %1674, i64 %1584
  %1676 = load i32, ptr %1675, align 4
  %1677 = add nsw i32 %1676, 1
  store i32 %1677, ptr %1675, align 4
  %1678 = load ptr, ptr %446, align 8
  %1679 = getelementptr inbounds i32, ptr %1678, i64 %1672
  %1680 = load i32, ptr %1679, align 4
  %1681 = add nsw i32 %1680, 1
  store i32 %1681, ptr %1679, align 4
  %1682 = getelementptr inbounds i8, ptr %1579, i64 8
  %1683 = load i32, ptr %1682, align 8
  %1684 = getelementptr inbounds i8, ptr %1579, i64 12
  %1685 = load i32, ptr %1684, align 4
  %1686 = getelementptr inbounds i8, ptr %1579, i64 4
  %1687 = or disjoint i16 %1632, %1631
  store i16 %1687, ptr %1686, align 4
  store i8 %1582, ptr %1579, align 8
  store i32 %1583, ptr %1682, align 8
  store i32 %1673, ptr %1684, align 4
  %1688 = load ptr, ptr %504, align 8
  store i32 %1683, ptr %1688, align 4
  br label %1689

1689:                                             ; preds = %1704, %1671
  %1690 = phi i32 [ 1, %1671 ], [ %1705, %1704 ]
  %1691 = load ptr, ptr %504, align 8
  %1692 = add nsw i32 %1690, -1
  %1693 = sext i32 %1692 to i64
  %1694 = getelementptr inbounds i32, ptr %1691, i64 %1693
  %1695 = load i32, ptr %1694, align 4
  %1696 = icmp slt i32 %1695, 0
  br i1 %1696, label %1704, label %1697

1697:                                             ; preds = %1689
  %1698 = load ptr, ptr %446, align 8
  %1699 = zext i32 %1695 to i64
  %1700 = getelementptr inbounds i32, ptr %1698, i64 %1699
  %1701 = load i32, ptr %1700, align 4
  %1702 = add nsw i32 %1701, -1
  store i32 %1702, ptr %1700, align 4
  %1703 = icmp eq i32 %1702, 0
  br i1 %1703, label %1707, label %1704

1704:                                             ; preds = %1707, %1697, %1689
  %1705 = phi i32 [ %1722, %1707 ], [ %1692, %1697 ], [ %1692, %1689 ]
  %1706 = icmp eq i32 %1705, 0
  br i1 %1706, label %1725, label %1689

1707:                                             ; preds = %1697
  %1708 = load ptr, ptr %29, align 8
  %1709 = getelementptr inbounds %struct.Node, ptr %1708, i64 %1699, i32 2
  %1710 = load i8, ptr %1709, align 2
  %1711 = zext i8 %1710 to i32
  %1712 = load i32, ptr %625, align 8
  %1713 = sub nsw i32 %1712, %1711
  store i32 %1713, ptr %625, align 8
  %1714 = getelementptr inbounds %struct.Node, ptr %1708, i64 %1699, i32 5
  %1715 = load i32, ptr %1714, align 8
  %1716 = load ptr, ptr %504, align 8
  %1717 = getelementptr inbounds i32, ptr %1716, i64 %1693
  store i32 %1715, ptr %1717, align 4
  %1718 = load ptr, ptr %29, align 8
  %1719 = getelementptr inbounds %struct.Node, ptr %1718, i64 %1699, i32 5, i64 1
  %1720 = load i32, ptr %1719, align 4
  %1721 = load ptr, ptr %504, align 8
  %1722 = add nsw i32 %1690, 1
  %1723 = sext i32 %1690 to i64
  %1724 = getelementptr inbounds i32, ptr %1721, i64 %1723
  store i32 %1720, ptr %1724, align 4
  br label %1704

1725:                                             ; preds = %1704
  %1726 = load ptr, ptr %504, align 8
  store i32 %1685, ptr %1726, align 4
  br label %1727

1727:                                             ; preds = %1742, %1725
  %1728 = phi i32 [ 1, %1725 ], [ %1743, %1742 ]
  %1729 = load ptr, ptr %504, align 8
  %1730 = add nsw i32 %1728, -1
  %1731 = sext i32 %1730 to i64
  %1732 = getelementptr inbounds i32, ptr %1729, i64 %1731
  %1733 = load i32, ptr %1732, align 4
  %1734 = icmp slt i32 %1733, 0
  br i1 %1734, label %1742, label %1735

1735:                                             ; preds = %1727
  %1736 = load ptr, ptr %446, align 8
  %1737 = zext i32 %1733 to i64
  %1738 = getelementptr inbounds i32, ptr %1736, i64 %1737
  %1739 = load i32, ptr %1738, align 4
  %1740 = add nsw i32 %1739, -1
  store i32 %1740, ptr %1738, align 4
  %1741 = icmp eq i32 %1740, 0
  br i1 %1741, label %1745, label %1742

1742:                                             ; preds = %1745, %1735, %1727
  %1743 = phi i32 [ %1760, %1745 ], [ %1730, %1735 ], [ %1730, %1727 ]
  %1744 = icmp eq i32 %1743, 0
  br i1 %1744, label %1763, label %1727

1745:                                             ; preds = %1735
  %1746 = load ptr, ptr %29, align 8
  %1747 = getelementptr inbounds %struct.Node, ptr %1746, i64 %1737, i32 2
  %1748 = load i8, ptr %1747, align 2
  %1749 = zext i8 %1748 to i32
  %1750 = load i32, ptr %625, align 8
  %1751 = sub nsw i32 %1750, %1749
  store i32 %1751, ptr %625, align 8
  %1752 = getelementptr inbounds %struct.Node, ptr %1746, i64 %1737, i32 5
  %1753 = load i32, ptr %1752, align 8
  %1754 = load ptr, ptr %504, align 8
  %1755 = getelementptr inbounds i32, ptr %1754, i64 %1731
  store i32 %1753, ptr %1755, align 4
  %1756 = load ptr, ptr %29, align 8
  %1757 = getelementptr inbounds %struct.Node, ptr %1756, i64 %1737, i32 5, i64 1
  %1758 = load i32, ptr %1757, align 4
  %1759 = load ptr, ptr %504, align 8
  %1760 = add nsw i32 %1728, 1
  %1761 = sext i32 %1728 to i64
  %1762 = getelementptr inbounds i32, ptr %1759, i64 %1761
  store i32 %1758, ptr %1762, align 4
  br label %1742

1763:                                             ; preds = %1742
  %1764 = icmp ne i8 %1390, 3
  %1765 = icmp slt i32 %1581, 0
  %1766 = and i1 %1764, %1765
  br i1 %1766, label %1767, label %1768

1767:                                             ; preds = %1763
  call void @enter(ptr %29, i32 %1673)
  call void @enter_pairs(ptr %29, i32 %1673)
  br label %1768

1768:                                             ; preds = %1633, %1767, %1763, %1629
  br label %1769

1769:                                             ; preds = %1768, %1112, %1103
  br label %1770

1770:                                             ; preds = %1769, %992, %984, %962
  %1771 = add nuw i32 %921, 1
  %1772 = icmp eq i32 %921, %725
  br i1 %1772, label %1773, label %919

1773:                                             ; preds = %1770, %912
  %1774 = phi i32 [ %914, %912 ], [ %948, %1770 ]
  %1775 = load ptr, ptr %27, align 8
  %1776 = load i32, ptr %535, align 8
  %1777 = sext i32 %1776 to i64
  %1778 = mul nsw i64 %1777, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %520, ptr align 8 %1775, i64 %1778, i1 false)
  %1779 = load ptr, ptr %532, align 8
  %1780 = load i32, ptr %534, align 8
  %1781 = sext i32 %1780 to i64
  %1782 = shl nsw i64 %1781, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %521, ptr align 4 %1779, i64 %1782, i1 false)
  br label %1783

1783:                                             ; preds = %1773, %718
  %1784 = phi i32 [ %700, %718 ], [ %1776, %1773 ]
  %1785 = phi i32 [ %699, %718 ], [ %1780, %1773 ]
  %1786 = phi i32 [ %696, %718 ], [ %1774, %1773 ]
  %1787 = load i32, ptr %655, align 4
  br i1 %719, label %1790, label %1788

1788:                                             ; preds = %1783
  %1789 = load i32, ptr %656, align 4
  br label %1790

1790:                                             ; preds = %1783, %1788
  %1791 = phi i32 [ %1789, %1788 ], [ 2, %1783 ]
  %1792 = load ptr, ptr %283, align 8
  %1793 = sext i32 %1784 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %1792, i8 0, i64 %1793, i1 false)
  %1794 = icmp sgt i32 %1785, 0
  br i1 %1794, label %1795, label %1862

1795:                                             ; preds = %1790
  %1796 = zext i32 %1785 to i64
  br label %1797

1797:                                             ; preds = %1795, %1859
  %1798 = phi i64 [ %1860, %1859 ], [ 0, %1795 ]
  %1799 = phi i32 [ %1857, %1859 ], [ 0, %1795 ]
  %1800 = getelementptr inbounds %struct.Edge, ptr %521, i64 %1798
  %1801 = load i32, ptr %1800, align 4
  %1802 = load ptr, ptr %202, align 8
  store i32 %1801, ptr %1802, align 4
  br label %1803

1803:                                             ; preds = %1855, %1797
  %1804 = phi i32 [ %1799, %1797 ], [ %1857, %1855 ]
  %1805 = phi i32 [ 1, %1797 ], [ %1856, %1855 ]
  %1806 = load ptr, ptr %202, align 8
  %1807 = sext i32 %1805 to i64
  %1808 = getelementptr i32, ptr %1806, i64 %1807
  %1809 = getelementptr i8, ptr %1808, i64 -4
  %1810 = load i32, ptr %1809, align 4
  %1811 = load ptr, ptr %283, align 8
  %1812 = sext i32 %1810 to i64
  %1813 = getelementptr inbounds i8, ptr %1811, i64 %1812
  %1814 = load i8, ptr %1813, align 1
  switch i8 %1814, label %1844 [
    i8 2, label %1815
    i8 0, label %1817
  ]

1815:                                             ; preds = %1803
  %1816 = add nsw i32 %1805, -1
  br label %1855

1817:                                             ; preds = %1803
  store i8 1, ptr %1813, align 1
  br label %1818

1818:                                             ; preds = %1836, %1817
  %1819 = phi i64 [ %1838, %1836 ], [ %1807, %1817 ]
  %1820 = phi i64 [ %1840, %1836 ], [ 1, %1817 ]
  %1821 = phi i1 [ false, %1836 ], [ true, %1817 ]
  %1822 = load ptr, ptr %283, align 8
  br label %1823

1823:                                             ; preds = %1833, %1818
  %1824 = phi i64 [ %1834, %1833 ], [ %1820, %1818 ]
  %1825 = getelementptr inbounds %struct.Node, ptr %520, i64 %1812, i32 5, i64 %1824
  %1826 = load i32, ptr %1825, align 4
  %1827 = icmp sgt i32 %1826, -1
  br i1 %1827, label %1828, label %1833

1828:                                             ; preds = %1823
  %1829 = zext i32 %1826 to i64
  %1830 = getelementptr inbounds i8, ptr %1822, i64 %1829
  %1831 = load i8, ptr %1830, align 1
  %1832 = icmp eq i8 %1831, 0
  br i1 %1832, label %1836, label %1833

1833:                                             ; preds = %1828, %1823
  %1834 = add nsw i64 %1824, -1
  %1835 = icmp eq i64 %1824, 0
  br i1 %1835, label %1842, label %1823

1836:                                             ; preds = %1828
  %1837 = load ptr, ptr %202, align 8
  %1838 = add nsw i64 %1819, 1
  %1839 = getelementptr inbounds i32, ptr %1837, i64 %1819
  store i32 %1826, ptr %1839, align 4
  %1840 = add nsw i64 %1824, -1
  %1841 = icmp eq i64 %1824, 0
  br i1 %1841, label %1853, label %1818

1842:                                             ; preds = %1833
  %1843 = trunc nsw i64 %1819 to i32
  br i1 %1821, label %1844, label %1855

1844:                                             ; preds = %1842, %1803
  %1845 = phi ptr [ %1811, %1803 ], [ %1822, %1842 ]
  %1846 = phi i32 [ %1805, %1803 ], [ %1843, %1842 ]
  %1847 = add nsw i32 %1846, -1
  %1848 = getelementptr inbounds i8, ptr %1845, i64 %1812
  store i8 2, ptr %1848, align 1
  %1849 = load ptr, ptr %194, align 8
  %1850 = add nsw i32 %1804, 1
  %1851 = sext i32 %1804 to i64
  %1852 = getelementptr inbounds i32, ptr %1849, i64 %1851
  store i32 %1810, ptr %1852, align 4
  br label %1855

1853:                                             ; preds = %1836
  %1854 = trunc nsw i64 %1838 to i32
  br label %1855

1855:                                             ; preds = %1853, %1844, %1842, %1815
  %1856 = phi i32 [ %1816, %1815 ], [ %1843, %1842 ], [ %1847, %1844 ], [ %1854, %1853 ]
  %1857 = phi i32 [ %1804, %1815 ], [ %1804, %1842 ], [ %1850, %1844 ], [ %1804, %1853 ]
  %1858 = icmp eq i32 %1856, 0
  br i1 %1858, label %1859, label %1803

1859:                                             ; preds = %1855
  %1860 = add nuw nsw i64 %1798, 1
  %1861 = icmp eq i64 %1860, %1796
  br i1 %1861, label %1862, label %1797

1862:                                             ; preds = %1859, %1790
  %1863 = phi i32 [ 0, %1790 ], [ %1857, %1859 ]
  store i32 0, ptr %657, align 8
  store i32 0, ptr %658, align 8
  store i32 0, ptr %659, align 8
  store i32 0, ptr %660, align 4
  store i32 0, ptr %661, align 8
  store i32 0, ptr %662, align 8
  store i32 1, ptr %663, align 8
  %1864 = load ptr, ptr %664, align 8
  %1865 = getelementptr inbounds i8, ptr %1864, i64 4
  store i32 0, ptr %1865, align 4
  %1866 = load ptr, ptr %664, align 8
  store i32 0, ptr %1866, align 4
  %1867 = load ptr, ptr %665, align 8
  %1868 = load i32, ptr %666, align 8
  %1869 = sext i32 %1868 to i64
  %1870 = shl nsw i64 %1869, 2
  %1871 = add nsw i64 %1870, 4
  call void @llvm.memset.p0.i64(ptr align 4 %1867, i8 0, i64 %1871, i1 false)
  %1872 = load ptr, ptr %665, align 8
  %1873 = load i32, ptr %1872, align 4
  %1874 = icmp eq i32 %1873, 0
  br i1 %1874, label %1890, label %1875

1875:                                             ; preds = %1862
  %1876 = load ptr, ptr %664, align 8
  %1877 = load ptr, ptr %667, align 8
  br label %1878

1878:                                             ; preds = %1886, %1875
  %1879 = phi i32 [ %1873, %1875 ], [ %1888, %1886 ]
  %1880 = sext i32 %1879 to i64
  %1881 = getelementptr i32, ptr %1876, i64 %1880
  %1882 = getelementptr i8, ptr %1881, i64 4
  %1883 = load i32, ptr %1882, align 4
  %1884 = load i32, ptr %1881, align 4
  %1885 = icmp eq i32 %1883, %1884
  br i1 %1885, label %1909, label %1886

1886:                                             ; preds = %1878
  %1887 = getelementptr inbounds i32, ptr %1877, i64 %1880
  %1888 = load i32, ptr %1887, align 4
  %1889 = icmp eq i32 %1888, 0
  br i1 %1889, label %1890, label %1878

1890:                                             ; preds = %1886, %1862
  %1891 = load i32, ptr %663, align 8
  %1892 = add nsw i32 %1891, 2
  %1893 = load i32, ptr %668, align 4
  %1894 = icmp sgt i32 %1892, %1893
  br i1 %1894, label %1899, label %1895

1895:                                             ; preds = %1890
  %1896 = load i32, ptr %658, align 8
  %1897 = load i32, ptr %669, align 4
  %1898 = icmp sgt i32 %1896, %1897
  br i1 %1898, label %1899, label %1900

1899:                                             ; preds = %1895, %1890
  store i32 1, ptr %662, align 8
  br label %1909

1900:                                             ; preds = %1895
  %1901 = add nsw i32 %1891, 1
  store i32 %1901, ptr %663, align 8
  %1902 = load ptr, ptr %664, align 8
  %1903 = sext i32 %1901 to i64
  %1904 = getelementptr inbounds i32, ptr %1902, i64 %1903
  store i32 %1896, ptr %1904, align 4
  %1905 = load i32, ptr %1872, align 4
  %1906 = load ptr, ptr %667, align 8
  %1907 = sext i32 %1891 to i64
  %1908 = getelementptr inbounds i32, ptr %1906, i64 %1907
  store i32 %1905, ptr %1908, align 4
  store i32 %1891, ptr %1872, align 4
  br label %1909

1909:                                             ; preds = %1878, %1899, %1900
  %1910 = icmp sgt i32 %1863, 0
  br i1 %1910, label %1911, label %1917

1911:                                             ; preds = %1909
  %1912 = zext i32 %1863 to i64
  br label %1913

1913:                                             ; preds = %2322, %1911
  %1914 = phi i64 [ 0, %1911 ], [ %2331, %2322 ]
  %1915 = load i32, ptr %662, align 8
  %1916 = icmp eq i32 %1915, 0
  br i1 %1916, label %1920, label %1917

1917:                                             ; preds = %2322, %1913, %1909
  br i1 %1794, label %1918, label %2367

1918:                                             ; preds = %1917
  %1919 = zext i32 %1785 to i64
  br label %2333

1920:                                             ; preds = %1913
  %1921 = load ptr, ptr %194, align 8
  %1922 = getelementptr inbounds i32, ptr %1921, i64 %1914
  %1923 = load i32, ptr %1922, align 4
  %1924 = load ptr, ptr %183, align 8
  %1925 = sext i32 %1923 to i64
  %1926 = getelementptr inbounds %struct.Edge, ptr %1924, i64 %1925
  %1927 = getelementptr inbounds %struct.Node, ptr %520, i64 %1925
  %1928 = getelementptr inbounds i8, ptr %1927, i64 1
  %1929 = load i8, ptr %1928, align 1
  %1930 = icmp eq i8 %1929, 0
  br i1 %1930, label %1931, label %2000

1931:                                             ; preds = %1920
  %1932 = getelementptr inbounds i8, ptr %1927, i64 40
  %1933 = load i64, ptr %1932, align 8
  %1934 = icmp ugt i64 %1933, 1152921504606846743
  %1935 = sub i64 2305843009213693487, %1933
  %1936 = select i1 %1934, i64 %1935, i64 %1933
  %1937 = load ptr, ptr %315, align 8
  %1938 = mul i64 %1936, -7046029254386353131
  %1939 = lshr i64 %1938, 33
  %1940 = trunc nuw nsw i64 %1939 to i32
  %1941 = load i32, ptr %295, align 8
  %1942 = and i32 %1941, %1940
  %1943 = zext i32 %1942 to i64
  %1944 = getelementptr inbounds i32, ptr %1937, i64 %1943
  %1945 = load i32, ptr %1944, align 4
  %1946 = icmp eq i32 %1945, 0
  br i1 %1946, label %1962, label %1947

1947:                                             ; preds = %1931
  %1948 = load ptr, ptr %86, align 8
  br label %1953

1949:                                             ; preds = %1953
  %1950 = getelementptr inbounds i8, ptr %1956, i64 28
  %1951 = load i32, ptr %1950, align 4
  %1952 = icmp eq i32 %1951, 0
  br i1 %1952, label %1962, label %1953

1953:                                             ; preds = %1949, %1947
  %1954 = phi i32 [ %1945, %1947 ], [ %1951, %1949 ]
  %1955 = sext i32 %1954 to i64
  %1956 = getelementptr inbounds %struct.Scalar, ptr %1948, i64 %1955
  %1957 = load i64, ptr %1956, align 8
  %1958 = icmp eq i64 %1957, %1936
  br i1 %1958, label %1959, label %1949

1959:                                             ; preds = %1953
  %1960 = sub nsw i32 0, %1954
  %1961 = select i1 %1934, i32 %1960, i32 %1954
  br label %1991

1962:                                             ; preds = %1949, %1931
  %1963 = getelementptr inbounds i8, ptr %1927, i64 16
  %1964 = load i32, ptr %1963, align 8
  %1965 = icmp slt i32 %1964, 0
  br i1 %1965, label %1966, label %1991

1966:                                             ; preds = %1962
  %1967 = getelementptr inbounds i8, ptr %1927, i64 8
  %1968 = load i32, ptr %1967, align 4
  %1969 = sext i32 %1968 to i64
  %1970 = getelementptr inbounds %struct.Edge, ptr %1924, i64 %1969, i32 1
  %1971 = load i32, ptr %1970, align 4
  %1972 = getelementptr inbounds i8, ptr %1927, i64 4
  %1973 = load i8, ptr %1972, align 1
  %1974 = sext i8 %1973 to i32
  %1975 = mul nsw i32 %1971, %1974
  %1976 = getelementptr inbounds i8, ptr %1927, i64 12
  %1977 = load i32, ptr %1976, align 4
  %1978 = sext i32 %1977 to i64
  %1979 = getelementptr inbounds %struct.Edge, ptr %1924, i64 %1978, i32 1
  %1980 = load i32, ptr %1979, align 4
  %1981 = getelementptr inbounds i8, ptr %1927, i64 5
  %1982 = load i8, ptr %1981, align 1
  %1983 = sext i8 %1982 to i32
  %1984 = mul nsw i32 %1980, %1983
  %1985 = load i8, ptr %1927, align 8
  %1986 = icmp eq i8 %1985, 2
  br i1 %1986, label %1987, label %1989

1987:                                             ; preds = %1966
  %1988 = call i32 @scale_product(ptr %85, i32 %1975, i32 %1984)
  br label %1991

1989:                                             ; preds = %1966
  %1990 = call i32 @scale_sum(ptr %85, i32 %1975, i32 %1984)
  br label %1991

1991:                                             ; preds = %1989, %1987, %1962, %1959
  %1992 = phi i32 [ 0, %1962 ], [ %1988, %1987 ], [ %1990, %1989 ], [ %1961, %1959 ]
  %1993 = load i64, ptr %1932, align 8
  %1994 = icmp ne i64 %1993, 0
  %1995 = icmp eq i32 %1992, 0
  %1996 = select i1 %1994, i1 %1995, i1 false
  %1997 = zext i1 %1996 to i32
  %1998 = load i32, ptr %662, align 8
  %1999 = or i32 %1998, %1997
  store i32 %1999, ptr %662, align 8
  br label %2322

2000:                                             ; preds = %1920
  %2001 = load i8, ptr %1927, align 8
  %2002 = icmp eq i8 %2001, 0
  br i1 %2002, label %2003, label %2019

2003:                                             ; preds = %2000
  %2004 = load i32, ptr %661, align 8
  %2005 = load i32, ptr %104, align 4
  %2006 = icmp slt i32 %2004, %2005
  br i1 %2006, label %2008, label %2007

2007:                                             ; preds = %2003
  store i32 1, ptr %662, align 8
  br label %2322

2008:                                             ; preds = %2003
  %2009 = getelementptr inbounds i8, ptr %1927, i64 16
  %2010 = load i32, ptr %2009, align 8
  %2011 = load ptr, ptr %671, align 8
  %2012 = sext i32 %2004 to i64
  %2013 = getelementptr inbounds %struct.Literal, ptr %2011, i64 %2012
  store i32 0, ptr %2013, align 4
  %2014 = getelementptr inbounds i8, ptr %2013, i64 4
  store i32 0, ptr %2014, align 4
  %2015 = getelementptr inbounds i8, ptr %2013, i64 8
  store i32 0, ptr %2015, align 4
  %2016 = getelementptr inbounds i8, ptr %2013, i64 12
  store i32 %2010, ptr %2016, align 4
  %2017 = load i32, ptr %661, align 8
  %2018 = add nsw i32 %2017, 1
  store i32 %2018, ptr %661, align 8
  br label %2322

2019:                                             ; preds = %2000
  %2020 = getelementptr inbounds i8, ptr %1927, i64 8
  %2021 = load i32, ptr %2020, align 4
  %2022 = sext i32 %2021 to i64
  %2023 = getelementptr inbounds %struct.Edge, ptr %1924, i64 %2022
  %2024 = load i32, ptr %2023, align 4
  %2025 = getelementptr inbounds i8, ptr %2023, i64 4
  %2026 = load i32, ptr %2025, align 4
  %2027 = getelementptr inbounds i8, ptr %1927, i64 4
  %2028 = load i8, ptr %2027, align 1
  %2029 = sext i8 %2028 to i32
  %2030 = mul nsw i32 %2026, %2029
  %2031 = zext i32 %2030 to i64
  %2032 = shl nuw i64 %2031, 32
  %2033 = zext i32 %2024 to i64
  %2034 = or disjoint i64 %2032, %2033
  %2035 = icmp eq i8 %2001, 4
  br i1 %2035, label %2036, label %2053

2036:                                             ; preds = %2019
  %2037 = call i32 @wrap(ptr %85, i64 %2034)
  %2038 = load i32, ptr %661, align 8
  %2039 = load i32, ptr %104, align 4
  %2040 = icmp slt i32 %2038, %2039
  br i1 %2040, label %2042, label %2041

2041:                                             ; preds = %2036
  store i32 1, ptr %662, align 8
  br label %2322

2042:                                             ; preds = %2036
  %2043 = getelementptr inbounds i8, ptr %1927, i64 16
  %2044 = load i32, ptr %2043, align 8
  %2045 = load ptr, ptr %671, align 8
  %2046 = sext i32 %2038 to i64
  %2047 = getelementptr inbounds %struct.Literal, ptr %2045, i64 %2046
  store i32 5, ptr %2047, align 4
  %2048 = getelementptr inbounds i8, ptr %2047, i64 4
  store i32 %2037, ptr %2048, align 4
  %2049 = getelementptr inbounds i8, ptr %2047, i64 8
  store i32 0, ptr %2049, align 4
  %2050 = getelementptr inbounds i8, ptr %2047, i64 12
  store i32 %2044, ptr %2050, align 4
  %2051 = load i32, ptr %661, align 8
  %2052 = add nsw i32 %2051, 1
  store i32 %2052, ptr %661, align 8
  br label %2322

2053:                                             ; preds = %2019
  %2054 = getelementptr inbounds i8, ptr %1927, i64 12
  %2055 = load i32, ptr %2054, align 4
  %2056 = sext i32 %2055 to i64
  %2057 = getelementptr inbounds %struct.Edge, ptr %1924, i64 %2056
  %2058 = load i32, ptr %2057, align 4
  %2059 = getelementptr inbounds i8, ptr %2057, i64 4
  %2060 = load i32, ptr %2059, align 4
  %2061 = getelementptr inbounds i8, ptr %1927, i64 5
  %2062 = load i8, ptr %2061, align 1
  %2063 = sext i8 %2062 to i32
  %2064 = mul nsw i32 %2060, %2063
  switch i8 %2001, label %2269 [
    i8 3, label %2065
    i8 1, label %2087
  ]

2065:                                             ; preds = %2053
  %2066 = zext i32 %2064 to i64
  %2067 = shl nuw i64 %2066, 32
  %2068 = zext i32 %2058 to i64
  %2069 = or disjoint i64 %2067, %2068
  %2070 = call i32 @wrap(ptr %85, i64 %2034)
  %2071 = call i32 @wrap(ptr %85, i64 %2069)
  %2072 = load i32, ptr %661, align 8
  %2073 = load i32, ptr %104, align 4
  %2074 = icmp slt i32 %2072, %2073
  br i1 %2074, label %2076, label %2075

2075:                                             ; preds = %2065
  store i32 1, ptr %662, align 8
  br label %2322

2076:                                             ; preds = %2065
  %2077 = getelementptr inbounds i8, ptr %1927, i64 16
  %2078 = load i32, ptr %2077, align 8
  %2079 = load ptr, ptr %671, align 8
  %2080 = sext i32 %2072 to i64
  %2081 = getelementptr inbounds %struct.Literal, ptr %2079, i64 %2080
  store i32 4, ptr %2081, align 4
  %2082 = getelementptr inbounds i8, ptr %2081, i64 4
  store i32 %2070, ptr %2082, align 4
  %2083 = getelementptr inbounds i8, ptr %2081, i64 8
  store i32 %2071, ptr %2083, align 4
  %2084 = getelementptr inbounds i8, ptr %2081, i64 12
  store i32 %2078, ptr %2084, align 4
  %2085 = load i32, ptr %661, align 8
  %2086 = add nsw i32 %2085, 1
  store i32 %2086, ptr %661, align 8
  br label %2322

2087:                                             ; preds = %2053
  %2088 = load i32, ptr %660, align 4
  %2089 = load i32, ptr %108, align 8
  %2090 = icmp slt i32 %2088, %2089
  br i1 %2090, label %2092, label %2091

2091:                                             ; preds = %2087
  store i32 1, ptr %662, align 8
  br label %2322

2092:                                             ; preds = %2087
  %2093 = load ptr, ptr %670, align 8
  %2094 = sext i32 %2088 to i64
  %2095 = getelementptr inbounds %struct.Sum, ptr %2093, i64 %2094
  call void @llvm.memset.p0.i64(ptr align 8 %2095, i8 0, i64 16, i1 false)
  %2096 = load i32, ptr %660, align 4
  %2097 = add nsw i32 %2096, 1
  store i32 %2097, ptr %660, align 4
  %2098 = load i32, ptr %662, align 8
  %2099 = icmp eq i32 %2098, 0
  br i1 %2099, label %2100, label %2322

2100:                                             ; preds = %2092
  %2101 = icmp eq i32 %2030, 0
  br i1 %2101, label %2177, label %2102

2102:                                             ; preds = %2100
  %2103 = load ptr, ptr %670, align 8
  %2104 = sext i32 %2096 to i64
  %2105 = getelementptr inbounds %struct.Sum, ptr %2103, i64 %2104
  %2106 = icmp sgt i32 %2024, -1
  br i1 %2106, label %2107, label %2175

2107:                                             ; preds = %2102
  %2108 = xor i64 %2033, 1
  %2109 = mul i64 %2108, -7046029254386353131
  %2110 = load ptr, ptr %665, align 8
  %2111 = lshr i64 %2109, 33
  %2112 = trunc nuw nsw i64 %2111 to i32
  %2113 = load i32, ptr %666, align 8
  %2114 = and i32 %2113, %2112
  %2115 = zext i32 %2114 to i64
  %2116 = getelementptr inbounds i32, ptr %2110, i64 %2115
  %2117 = load i32, ptr %2116, align 4
  %2118 = icmp eq i32 %2117, 0
  br i1 %2118, label %2151, label %2119

2119:                                             ; preds = %2107
  %2120 = load ptr, ptr %664, align 8
  %2121 = load ptr, ptr %672, align 8
  %2122 = load ptr, ptr %667, align 8
  br label %2123

2123:                                             ; preds = %2147, %2119
  %2124 = phi i32 [ %2117, %2119 ], [ %2149, %2147 ]
  %2125 = sext i32 %2124 to i64
  %2126 = getelementptr i32, ptr %2120, i64 %2125
  %2127 = getelementptr i8, ptr %2126, i64 4
  %2128 = load i32, ptr %2127, align 4
  %2129 = load i32, ptr %2126, align 4
  %2130 = sub nsw i32 %2128, %2129
  %2131 = icmp eq i32 %2130, 1
  br i1 %2131, label %2132, label %2147

2132:                                             ; preds = %2123
  %2133 = sext i32 %2129 to i64
  %2134 = getelementptr inbounds i32, ptr %2121, i64 %2133
  br label %2135

2135:                                             ; preds = %2135, %2132
  %2136 = phi i64 [ %2140, %2135 ], [ 0, %2132 ]
  %2137 = getelementptr inbounds i32, ptr %2134, i64 %2136
  %2138 = load i32, ptr %2137, align 4
  %2139 = icmp ne i32 %2138, %2024
  %2140 = add nuw nsw i64 %2136, 1
  %2141 = trunc nuw i64 %2140 to i32
  %2142 = select i1 %2139, i32 -1, i32 %2141
  %2143 = icmp sgt i32 %2142, -1
  %2144 = and i1 %2139, %2143
  br i1 %2144, label %2135, label %2145

2145:                                             ; preds = %2135
  %2146 = icmp eq i32 %2142, 1
  br i1 %2146, label %2175, label %2147

2147:                                             ; preds = %2123, %2145
  %2148 = getelementptr inbounds i32, ptr %2122, i64 %2125
  %2149 = load i32, ptr %2148, align 4
  %2150 = icmp eq i32 %2149, 0
  br i1 %2150, label %2151, label %2123

2151:                                             ; preds = %2147, %2107
  %2152 = load i32, ptr %663, align 8
  %2153 = add nsw i32 %2152, 2
  %2154 = load i32, ptr %668, align 4
  %2155 = icmp sgt i32 %2153, %2154
  br i1 %2155, label %2160, label %2156

2156:                                             ; preds = %2151
  %2157 = load i32, ptr %658, align 8
  %2158 = load i32, ptr %669, align 4
  %2159 = icmp slt i32 %2157, %2158
  br i1 %2159, label %2161, label %2160

2160:                                             ; preds = %2156, %2151
  store i32 1, ptr %662, align 8
  br label %2175

2161:                                             ; preds = %2156
  %2162 = add nsw i32 %2152, 1
  store i32 %2162, ptr %663, align 8
  %2163 = load ptr, ptr %672, align 8
  %2164 = sext i32 %2157 to i64
  %2165 = getelementptr inbounds i32, ptr %2163, i64 %2164
  store i32 %2024, ptr %2165, align 4
  %2166 = load i32, ptr %658, align 8
  %2167 = add nsw i32 %2166, 1
  store i32 %2167, ptr %658, align 8
  %2168 = load ptr, ptr %664, align 8
  %2169 = sext i32 %2162 to i64
  %2170 = getelementptr inbounds i32, ptr %2168, i64 %2169
  store i32 %2167, ptr %2170, align 4
  %2171 = load i32, ptr %2116, align 4
  %2172 = load ptr, ptr %667, align 8
  %2173 = sext i32 %2152 to i64
  %2174 = getelementptr inbounds i32, ptr %2172, i64 %2173
  store i32 %2171, ptr %2174, align 4
  store i32 %2152, ptr %2116, align 4
  br label %2175

2175:                                             ; preds = %2145, %2161, %2160, %2102
  %2176 = phi i32 [ 1, %2102 ], [ 0, %2160 ], [ %2152, %2161 ], [ %2124, %2145 ]
  call void @add_term(ptr %85, ptr %2105, i32 %2176, i32 %2030)
  br label %2177

2177:                                             ; preds = %2175, %2100
  %2178 = icmp eq i32 %2064, 0
  br i1 %2178, label %2255, label %2179

2179:                                             ; preds = %2177
  %2180 = load ptr, ptr %670, align 8
  %2181 = sext i32 %2096 to i64
  %2182 = getelementptr inbounds %struct.Sum, ptr %2180, i64 %2181
  %2183 = icmp sgt i32 %2058, -1
  br i1 %2183, label %2184, label %2253

2184:                                             ; preds = %2179
  %2185 = xor i32 %2058, 1
  %2186 = zext i32 %2185 to i64
  %2187 = mul i64 %2186, -7046029254386353131
  %2188 = load ptr, ptr %665, align 8
  %2189 = lshr i64 %2187, 33
  %2190 = trunc nuw nsw i64 %2189 to i32
  %2191 = load i32, ptr %666, align 8
  %2192 = and i32 %2191, %2190
  %2193 = zext i32 %2192 to i64
  %2194 = getelementptr inbounds i32, ptr %2188, i64 %2193
  %2195 = load i32, ptr %2194, align 4
  %2196 = icmp eq i32 %2195, 0
  br i1 %2196, label %2229, label %2197

2197:                                             ; preds = %2184
  %2198 = load ptr, ptr %664, align 8
  %2199 = load ptr, ptr %672, align 8
  %2200 = load ptr, ptr %667, align 8
  br label %2201

2201:                                             ; preds = %2225, %2197
  %2202 = phi i32 [ %2195, %2197 ], [ %2227, %2225 ]
  %2203 = sext i32 %2202 to i64
  %2204 = getelementptr i32, ptr %2198, i64 %2203
  %2205 = getelementptr i8, ptr %2204, i64 4
  %2206 = load i32, ptr %2205, align 4
  %2207 = load i32, ptr %2204, align 4
  %2208 = sub nsw i32 %2206, %2207
  %2209 = icmp eq i32 %2208, 1
  br i1 %2209, label %2210, label %2225

2210:                                             ; preds = %2201
  %2211 = sext i32 %2207 to i64
  %2212 = getelementptr inbounds i32, ptr %2199, i64 %2211
  br label %2213

2213:                                             ; preds = %2213, %2210
  %2214 = phi i64 [ %2218, %2213 ], [ 0, %2210 ]
  %2215 = getelementptr inbounds i32, ptr %2212, i64 %2214
  %2216 = load i32, ptr %2215, align 4
  %2217 = icmp ne i32 %2216, %2058
  %2218 = add nuw nsw i64 %2214, 1
  %2219 = trunc nuw i64 %2218 to i32
  %2220 = select i1 %2217, i32 -1, i32 %2219
  %2221 = icmp sgt i32 %2220, -1
  %2222 = and i1 %2217, %2221
  br i1 %2222, label %2213, label %2223

2223:                                             ; preds = %2213
  %2224 = icmp eq i32 %2220, 1
  br i1 %2224, label %2253, label %2225

2225:                                             ; preds = %2201, %2223
  %2226 = getelementptr inbounds i32, ptr %2200, i64 %2203
  %2227 = load i32, ptr %2226, align 4
  %2228 = icmp eq i32 %2227, 0
  br i1 %2228, label %2229, label %2201

2229:                                             ; preds = %2225, %2184
  %2230 = load i32, ptr %663, align 8
  %2231 = add nsw i32 %2230, 2
  %2232 = load i32, ptr %668, align 4
  %2233 = icmp sgt i32 %2231, %2232
  br i1 %2233, label %2238, label %2234

2234:                                             ; preds = %2229
  %2235 = load i32, ptr %658, align 8
  %2236 = load i32, ptr %669, align 4
  %2237 = icmp slt i32 %2235, %2236
  br i1 %2237, label %2239, label %2238

2238:                                             ; preds = %2234, %2229
  store i32 1, ptr %662, align 8
  br label %2253

2239:                                             ; preds = %2234
  %2240 = add nsw i32 %2230, 1
  store i32 %2240, ptr %663, align 8
  %2241 = load ptr, ptr %672, align 8
  %2242 = sext i32 %2235 to i64
  %2243 = getelementptr inbounds i32, ptr %2241, i64 %2242
  store i32 %2058, ptr %2243, align 4
  %2244 = load i32, ptr %658, align 8
  %2245 = add nsw i32 %2244, 1
  store i32 %2245, ptr %658, align 8
  %2246 = load ptr, ptr %664, align 8
  %2247 = sext i32 %2240 to i64
  %2248 = getelementptr inbounds i32, ptr %2246, i64 %2247
  store i32 %2245, ptr %2248, align 4
  %2249 = load i32, ptr %2194, align 4
  %2250 = load ptr, ptr %667, align 8
  %2251 = sext i32 %2230 to i64
  %2252 = getelementptr inbounds i32, ptr %2250, i64 %2251
  store i32 %2249, ptr %2252, align 4
  store i32 %2230, ptr %2194, align 4
  br label %2253

2253:                                             ; preds = %2223, %2239, %2238, %2179
  %2254 = phi i32 [ 1, %2179 ], [ 0, %2238 ], [ %2230, %2239 ], [ %2202, %2223 ]
  call void @add_term(ptr %85, ptr %2182, i32 %2254, i32 %2064)
  br label %2255

2255:                                             ; preds = %2253, %2177
  %2256 = load i32, ptr %661, align 8
  %2257 = load i32, ptr %104, align 4
  %2258 = icmp slt i32 %2256, %2257
  br i1 %2258, label %2260, label %2259

2259:                                             ; preds = %2255
  store i32 1, ptr %662, align 8
  br label %2322

2260:                                             ; preds = %2255
  %2261 = load ptr, ptr %671, align 8
  %2262 = sext i32 %2256 to i64
  %2263 = getelementptr inbounds %struct.Literal, ptr %2261, i64 %2262
  store i32 3, ptr %2263, align 4
  %2264 = getelementptr inbounds i8, ptr %2263, i64 4
  store i32 %2096, ptr %2264, align 4
  %2265 = getelementptr inbounds i8, ptr %2263, i64 8
  store i32 0, ptr %2265, align 4
  %2266 = getelementptr inbounds i8, ptr %2263, i64 12
  store i32 -1, ptr %2266, align 4
  %2267 = load i32, ptr %661, align 8
  %2268 = add nsw i32 %2267, 1
  store i32 %2268, ptr %661, align 8
  br label %2322

2269:                                             ; preds = %2053
  %2270 = icmp ne i32 %2030, 0
  %2271 = icmp ne i32 %2064, 0
  %2272 = select i1 %2270, i1 %2271, i1 false
  br i1 %2272, label %2273, label %2322

2273:                                             ; preds = %2269
  %2274 = icmp sgt i32 %2024, -1
  %2275 = icmp sgt i32 %2058, -1
  %2276 = select i1 %2274, i1 %2275, i1 false
  br i1 %2276, label %2277, label %2294

2277:                                             ; preds = %2273
  %2278 = load i32, ptr %661, align 8
  %2279 = load i32, ptr %104, align 4
  %2280 = icmp slt i32 %2278, %2279
  br i1 %2280, label %2282, label %2281

2281:                                             ; preds = %2277
  store i32 1, ptr %662, align 8
  br label %2291

2282:                                             ; preds = %2277
  %2283 = load ptr, ptr %671, align 8
  %2284 = sext i32 %2278 to i64
  %2285 = getelementptr inbounds %struct.Literal, ptr %2283, i64 %2284
  store i32 1, ptr %2285, align 4
  %2286 = getelementptr inbounds i8, ptr %2285, i64 4
  store i32 %2024, ptr %2286, align 4
  %2287 = getelementptr inbounds i8, ptr %2285, i64 8
  store i32 %2058, ptr %2287, align 4
  %2288 = getelementptr inbounds i8, ptr %2285, i64 12
  store i32 -1, ptr %2288, align 4
  %2289 = load i32, ptr %661, align 8
  %2290 = add nsw i32 %2289, 1
  store i32 %2290, ptr %661, align 8
  br label %2291

2291:                                             ; preds = %2282, %2281
  %2292 = phi i32 [ 0, %2281 ], [ %2289, %2282 ]
  %2293 = call i32 @scale_product(ptr %85, i32 %2030, i32 %2064)
  br label %2322

2294:                                             ; preds = %2273
  %2295 = select i1 %2275, i32 %2058, i32 %2024
  %2296 = freeze i32 %2295
  %2297 = select i1 %2275, i32 %2030, i32 %2064
  %2298 = select i1 %2275, i32 %2064, i32 %2030
  %2299 = call i32 @scale_product(ptr %85, i32 %2298, i32 %2297)
  %2300 = icmp slt i32 %2296, 0
  br i1 %2300, label %2322, label %2301

2301:                                             ; preds = %2294
  switch i32 %2299, label %2302 [
    i32 -1, label %2322
    i32 1, label %2322
  ]

2302:                                             ; preds = %2301
  %2303 = icmp slt i32 %2297, 0
  %2304 = load i32, ptr %661, align 8
  %2305 = load i32, ptr %104, align 4
  %2306 = icmp slt i32 %2304, %2305
  br i1 %2306, label %2308, label %2307

2307:                                             ; preds = %2302
  store i32 1, ptr %662, align 8
  br label %2318

2308:                                             ; preds = %2302
  %2309 = call i32 @llvm.abs.i32(i32 %2297, i1 true)
  %2310 = load ptr, ptr %671, align 8
  %2311 = sext i32 %2304 to i64
  %2312 = getelementptr inbounds %struct.Literal, ptr %2310, i64 %2311
  store i32 2, ptr %2312, align 4
  %2313 = getelementptr inbounds i8, ptr %2312, i64 4
  store i32 %2309, ptr %2313, align 4
  %2314 = getelementptr inbounds i8, ptr %2312, i64 8
  store i32 %2296, ptr %2314, align 4
  %2315 = getelementptr inbounds i8, ptr %2312, i64 12
  store i32 -1, ptr %2315, align 4
  %2316 = load i32, ptr %661, align 8
  %2317 = add nsw i32 %2316, 1
  store i32 %2317, ptr %661, align 8
  br label %2318

2318:                                             ; preds = %2308, %2307
  %2319 = phi i32 [ 0, %2307 ], [ %2316, %2308 ]
  %2320 = sub nsw i32 0, %2298
  %2321 = select i1 %2303, i32 %2320, i32 %2298
  br label %2322

2322:                                             ; preds = %2318, %2301, %2301, %2294, %2291, %2269, %2260, %2259, %2092, %2091, %2076, %2075, %2042, %2041, %2008, %2007, %1991
  %2323 = phi i32 [ -1, %1991 ], [ %2292, %2291 ], [ %2024, %2092 ], [ -1, %2269 ], [ %2319, %2318 ], [ %2296, %2301 ], [ 0, %2007 ], [ %2017, %2008 ], [ 0, %2041 ], [ %2051, %2042 ], [ 0, %2075 ], [ %2085, %2076 ], [ 0, %2259 ], [ %2267, %2260 ], [ %2296, %2294 ], [ %2296, %2301 ], [ %2024, %2091 ]
  %2324 = phi i32 [ %1992, %1991 ], [ %2293, %2291 ], [ %2030, %2092 ], [ 0, %2269 ], [ %2321, %2318 ], [ %2299, %2301 ], [ 1, %2007 ], [ 1, %2008 ], [ 1, %2041 ], [ 1, %2042 ], [ 1, %2075 ], [ 1, %2076 ], [ 1, %2259 ], [ 1, %2260 ], [ %2299, %2294 ], [ %2299, %2301 ], [ %2030, %2091 ]
  %2325 = zext i32 %2324 to i64
  %2326 = shl nuw i64 %2325, 32
  %2327 = zext i32 %2323 to i64
  %2328 = or disjoint i64 %2326, %2327
  store i64 %2328, ptr %1926, align 4
  %2329 = load ptr, ptr %187, align 8
  %2330 = getelementptr inbounds i32, ptr %2329, i64 %1925
  store i32 -1, ptr %2330, align 4
  %2331 = add nuw nsw i64 %1914, 1
  %2332 = icmp eq i64 %2331, %1912
  br i1 %2332, label %1917, label %1913

2333:                                             ; preds = %2355, %1918
  %2334 = phi i64 [ 0, %1918 ], [ %2365, %2355 ]
  %2335 = load i32, ptr %662, align 8
  %2336 = icmp eq i32 %2335, 0
  br i1 %2336, label %2337, label %3293

2337:                                             ; preds = %2333
  %2338 = getelementptr inbounds %struct.Edge, ptr %521, i64 %2334
  %2339 = load i32, ptr %2338, align 4
  %2340 = getelementptr inbounds i8, ptr %2338, i64 4
  %2341 = load i32, ptr %2340, align 4
  %2342 = load ptr, ptr %187, align 8
  %2343 = sext i32 %2339 to i64
  %2344 = getelementptr inbounds i32, ptr %2342, i64 %2343
  %2345 = load i32, ptr %2344, align 4
  %2346 = icmp slt i32 %2345, 0
  br i1 %2346, label %2347, label %2355

2347:                                             ; preds = %2337
  %2348 = load ptr, ptr %183, align 8
  %2349 = getelementptr inbounds %struct.Edge, ptr %2348, i64 %2343
  %2350 = load i64, ptr %2349, align 4
  %2351 = call i32 @wrap(ptr %85, i64 %2350)
  %2352 = load ptr, ptr %187, align 8
  %2353 = getelementptr inbounds i32, ptr %2352, i64 %2343
  store i32 %2351, ptr %2353, align 4
  %2354 = load ptr, ptr %187, align 8
  br label %2355

2355:                                             ; preds = %2347, %2337
  %2356 = phi ptr [ %2354, %2347 ], [ %2342, %2337 ]
  %2357 = load ptr, ptr %673, align 8
  %2358 = load i32, ptr %659, align 8
  %2359 = add nsw i32 %2358, 1
  store i32 %2359, ptr %659, align 8
  %2360 = sext i32 %2358 to i64
  %2361 = getelementptr inbounds %struct.Edge, ptr %2357, i64 %2360
  %2362 = getelementptr inbounds i32, ptr %2356, i64 %2343
  %2363 = load i32, ptr %2362, align 4
  store i32 %2363, ptr %2361, align 4
  %2364 = getelementptr inbounds i8, ptr %2361, i64 4
  store i32 %2341, ptr %2364, align 4
  %2365 = add nuw nsw i64 %2334, 1
  %2366 = icmp eq i64 %2365, %1919
  br i1 %2366, label %2367, label %2333

2367:                                             ; preds = %2355, %1917
  %2368 = load i32, ptr %662, align 8
  %2369 = icmp eq i32 %2368, 0
  br i1 %2369, label %2370, label %3293

2370:                                             ; preds = %2367
  call void @look(ptr %103, ptr %85)
  %2371 = load ptr, ptr %158, align 8
  %2372 = load i32, ptr %661, align 8
  %2373 = sext i32 %2372 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %2371, i8 0, i64 %2373, i1 false)
  call void @rebuild(ptr %103, ptr %674, ptr %85)
  %2374 = load i32, ptr %675, align 8
  %2375 = icmp eq i32 %2374, 0
  br i1 %2375, label %2376, label %3293

2376:                                             ; preds = %2370
  call void @greedy(ptr %43, ptr %674, ptr %36, i32 0)
  %2377 = load i32, ptr %675, align 8
  %2378 = icmp eq i32 %2377, 0
  br i1 %2378, label %2379, label %3293

2379:                                             ; preds = %2376
  %2380 = load double, ptr %39, align 8
  %2381 = load i32, ptr %42, align 8
  %2382 = call double @cost(ptr %103, ptr %674, double %2380, i32 %2381)
  %2383 = load i32, ptr %676, align 4
  %2384 = icmp sgt i32 %2383, 0
  br i1 %2384, label %2385, label %2401

2385:                                             ; preds = %2379
  %2386 = load ptr, ptr %677, align 8
  %2387 = zext i32 %2383 to i64
  br label %2388

2388:                                             ; preds = %2388, %2385
  %2389 = phi i64 [ 0, %2385 ], [ %2397, %2388 ]
  %2390 = phi i64 [ 0, %2385 ], [ %2396, %2388 ]
  %2391 = getelementptr inbounds %struct.Sum, ptr %2386, i64 %2389, i32 1
  %2392 = load i32, ptr %2391, align 8
  %2393 = sext i32 %2392 to i64
  %2394 = mul nsw i64 %2393, %2393
  %2395 = lshr i64 %2394, 1
  %2396 = add nuw nsw i64 %2395, %2390
  %2397 = add nuw nsw i64 %2389, 1
  %2398 = icmp eq i64 %2397, %2387
  br i1 %2398, label %2399, label %2388

2399:                                             ; preds = %2388
  %2400 = mul nuw nsw i64 %2396, 3
  br label %2401

2401:                                             ; preds = %2399, %2379
  %2402 = phi i64 [ 0, %2379 ], [ %2400, %2399 ]
  %2403 = call i64 @llvm.smax.i64(i64 %2402, i64 10000)
  %2404 = icmp sgt i32 %1787, 0
  br i1 %2404, label %2405, label %2728

2405:                                             ; preds = %2401
  %2406 = shl nuw nsw i32 %1787, 1
  %2407 = icmp eq i32 %1791, 0
  %2408 = icmp sgt i32 %1791, 1
  br label %2409

2409:                                             ; preds = %2715, %2405
  %2410 = phi i32 [ 1, %2405 ], [ %2720, %2715 ]
  %2411 = phi i32 [ 1, %2405 ], [ %2719, %2715 ]
  %2412 = phi i32 [ %2406, %2405 ], [ %2722, %2715 ]
  %2413 = phi i32 [ 0, %2405 ], [ %2721, %2715 ]
  %2414 = phi double [ %2382, %2405 ], [ %2717, %2715 ]
  %2415 = phi double [ %2382, %2405 ], [ %2716, %2715 ]
  br label %2416

2416:                                             ; preds = %2416, %2409
  %2417 = phi i32 [ %2421, %2416 ], [ 0, %2409 ]
  %2418 = icmp eq i32 %2417, %2410
  %2419 = icmp eq i32 %2417, %2411
  %2420 = select i1 %2418, i1 true, i1 %2419
  %2421 = add nuw nsw i32 %2417, 1
  br i1 %2420, label %2416, label %2422

2422:                                             ; preds = %2416
  %2423 = sext i32 %2410 to i64
  %2424 = getelementptr inbounds %struct.Poly, ptr %85, i64 %2423
  %2425 = load ptr, ptr %202, align 8
  call void @look(ptr %103, ptr %2424)
  %2426 = load ptr, ptr %158, align 8
  %2427 = getelementptr inbounds i8, ptr %2424, i64 32
  %2428 = load i32, ptr %2427, align 8
  %2429 = sext i32 %2428 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %2426, i8 0, i64 %2429, i1 false)
  %2430 = load i32, ptr %112, align 8
  %2431 = icmp sgt i32 %2430, 0
  br i1 %2431, label %2432, label %2638

2432:                                             ; preds = %2422
  %2433 = getelementptr inbounds i8, ptr %2424, i64 8
  br label %2437

2434:                                             ; preds = %2463
  %2435 = sext i32 %2464 to i64
  %2436 = icmp eq i32 %2465, 0
  br i1 %2436, label %2638, label %2470

2437:                                             ; preds = %2463, %2432
  %2438 = phi i64 [ 0, %2432 ], [ %2466, %2463 ]
  %2439 = phi i32 [ 0, %2432 ], [ %2465, %2463 ]
  %2440 = phi i32 [ 0, %2432 ], [ %2464, %2463 ]
  %2441 = load ptr, ptr %103, align 8
  %2442 = getelementptr inbounds i32, ptr %2441, i64 %2438
  %2443 = load i32, ptr %2442, align 4
  %2444 = icmp sgt i32 %2443, -1
  br i1 %2444, label %2445, label %2463

2445:                                             ; preds = %2437
  %2446 = load ptr, ptr %194, align 8
  %2447 = add nsw i32 %2440, 1
  %2448 = sext i32 %2440 to i64
  %2449 = getelementptr inbounds i32, ptr %2446, i64 %2448
  store i32 %2443, ptr %2449, align 4
  %2450 = load ptr, ptr %103, align 8
  %2451 = getelementptr inbounds i32, ptr %2450, i64 %2438
  %2452 = load i32, ptr %2451, align 4
  %2453 = load ptr, ptr %2433, align 8
  %2454 = sext i32 %2452 to i64
  %2455 = getelementptr inbounds %struct.Literal, ptr %2453, i64 %2454
  %2456 = load i32, ptr %2455, align 4
  %2457 = add i32 %2456, -4
  %2458 = icmp ult i32 %2457, -3
  br i1 %2458, label %2463, label %2459

2459:                                             ; preds = %2445
  %2460 = add nsw i32 %2439, 1
  %2461 = sext i32 %2439 to i64
  %2462 = getelementptr inbounds i32, ptr %2425, i64 %2461
  store i32 %2452, ptr %2462, align 4
  br label %2463

2463:                                             ; preds = %2459, %2445, %2437
  %2464 = phi i32 [ %2447, %2459 ], [ %2447, %2445 ], [ %2440, %2437 ]
  %2465 = phi i32 [ %2460, %2459 ], [ %2439, %2445 ], [ %2439, %2437 ]
  %2466 = add nuw nsw i64 %2438, 1
  %2467 = load i32, ptr %112, align 8
  %2468 = sext i32 %2467 to i64
  %2469 = icmp slt i64 %2466, %2468
  br i1 %2469, label %2437, label %2434

2470:                                             ; preds = %2434
  %2471 = load i64, ptr %36, align 8
  %2472 = add i64 %2471, -7046029254386353131
  %2473 = lshr i64 %2472, 30
  %2474 = xor i64 %2473, %2472
  %2475 = mul i64 %2474, -4658895280553007687
  %2476 = lshr i64 %2475, 27
  %2477 = xor i64 %2476, %2475
  %2478 = mul i64 %2477, -7723592293110705685
  %2479 = lshr i64 %2478, 31
  %2480 = xor i64 %2479, %2478
  %2481 = urem i64 %2480, 10
  %2482 = icmp ult i64 %2481, 5
  br i1 %2482, label %2483, label %2516

2483:                                             ; preds = %2470
  %2484 = sext i32 %2465 to i64
  br label %2485

2485:                                             ; preds = %2485, %2483
  %2486 = phi i64 [ %2472, %2483 ], [ %2505, %2485 ]
  %2487 = load ptr, ptr %158, align 8
  %2488 = add i64 %2486, -7046029254386353131
  store i64 %2488, ptr %36, align 8
  %2489 = lshr i64 %2488, 30
  %2490 = xor i64 %2489, %2488
  %2491 = mul i64 %2490, -4658895280553007687
  %2492 = lshr i64 %2491, 27
  %2493 = xor i64 %2492, %2491
  %2494 = mul i64 %2493, -7723592293110705685
  %2495 = lshr i64 %2494, 31
  %2496 = xor i64 %2495, %2494
  %2497 = urem i64 %2496, %2484
  %2498 = shl i64 %2497, 32
  %2499 = ashr exact i64 %2498, 30
  %2500 = getelementptr inbounds i8, ptr %2425, i64 %2499
  %2501 = load i32, ptr %2500, align 4
  %2502 = sext i32 %2501 to i64
  %2503 = getelementptr inbounds i8, ptr %2487, i64 %2502
  store i8 1, ptr %2503, align 1
  %2504 = load i64, ptr %36, align 8
  %2505 = add i64 %2504, -7046029254386353131
  store i64 %2505, ptr %36, align 8
  %2506 = lshr i64 %2505, 30
  %2507 = xor i64 %2506, %2505
  %2508 = mul i64 %2507, -4658895280553007687
  %2509 = lshr i64 %2508, 27
  %2510 = xor i64 %2509, %2508
  %2511 = mul i64 %2510, -7723592293110705685
  %2512 = lshr i64 %2511, 31
  %2513 = xor i64 %2512, %2511
  %2514 = urem i64 %2513, 7
  %2515 = icmp eq i64 %2514, 0
  br i1 %2515, label %2638, label %2485

2516:                                             ; preds = %2470
  %2517 = icmp ult i64 %2481, 8
  %2518 = load ptr, ptr %194, align 8
  %2519 = add i64 %2471, 4354685564936845354
  store i64 %2519, ptr %36, align 8
  %2520 = lshr i64 %2519, 30
  %2521 = xor i64 %2520, %2519
  %2522 = mul i64 %2521, -4658895280553007687
  %2523 = lshr i64 %2522, 27
  %2524 = xor i64 %2523, %2522
  %2525 = mul i64 %2524, -7723592293110705685
  %2526 = lshr i64 %2525, 31
  %2527 = xor i64 %2526, %2525
  br i1 %2517, label %2528, label %2581

2528:                                             ; preds = %2516
  %2529 = urem i64 %2527, %2435
  %2530 = shl i64 %2529, 32
  %2531 = ashr exact i64 %2530, 30
  %2532 = getelementptr inbounds i8, ptr %2518, i64 %2531
  %2533 = load i32, ptr %2532, align 4
  %2534 = icmp sgt i32 %2465, 0
  br i1 %2534, label %2535, label %2638

2535:                                             ; preds = %2528
  %2536 = zext i32 %2465 to i64
  br label %2537

2537:                                             ; preds = %2578, %2535
  %2538 = phi i64 [ 0, %2535 ], [ %2579, %2578 ]
  %2539 = getelementptr inbounds i32, ptr %2425, i64 %2538
  %2540 = load i32, ptr %2539, align 4
  store i32 %2540, ptr %19, align 4
  store i32 0, ptr %680, align 4
  store i32 0, ptr %681, align 4
  %2541 = call i32 @next_read(ptr %2424, ptr %19)
  %2542 = icmp eq i32 %2541, -2147483648
  br i1 %2542, label %2559, label %2543

2543:                                             ; preds = %2537
  %2544 = sext i32 %2540 to i64
  br label %2545

2545:                                             ; preds = %2556, %2543
  %2546 = phi i32 [ %2541, %2543 ], [ %2557, %2556 ]
  %2547 = icmp eq i32 %2546, %2533
  br i1 %2547, label %2560, label %2548

2548:                                             ; preds = %2545
  %2549 = icmp slt i32 %2546, 0
  br i1 %2549, label %2550, label %2556

2550:                                             ; preds = %2548
  %2551 = load ptr, ptr %2433, align 8
  %2552 = getelementptr inbounds %struct.Literal, ptr %2551, i64 %2544
  %2553 = load i32, ptr %2552, align 4
  %2554 = icmp eq i32 %2553, 3
  br i1 %2554, label %2555, label %2556

2555:                                             ; preds = %2550
  store i32 %2546, ptr %19, align 4
  store i32 0, ptr %680, align 4
  store i32 0, ptr %681, align 4
  br label %2556

2556:                                             ; preds = %2555, %2550, %2548
  %2557 = call i32 @next_read(ptr %2424, ptr %19)
  %2558 = icmp eq i32 %2557, -2147483648
  br i1 %2558, label %2559, label %2545

2559:                                             ; preds = %2556, %2537
  br label %2578

2560:                                             ; preds = %2545
  %2561 = load i64, ptr %36, align 8
  %2562 = add i64 %2561, -7046029254386353131
  store i64 %2562, ptr %36, align 8
  %2563 = lshr i64 %2562, 30
  %2564 = xor i64 %2563, %2562
  %2565 = mul i64 %2564, -4658895280553007687
  %2566 = lshr i64 %2565, 27
  %2567 = xor i64 %2566, %2565
  %2568 = mul i64 %2567, -7723592293110705685
  %2569 = lshr i64 %2568, 31
  %2570 = xor i64 %2569, %2568
  %2571 = urem i64 %2570, 5
  %2572 = icmp eq i64 %2571, 0
  br i1 %2572, label %2578, label %2573

2573:                                             ; preds = %2560
  %2574 = load ptr, ptr %158, align 8
  %2575 = load i32, ptr %2539, align 4
  %2576 = sext i32 %2575 to i64
  %2577 = getelementptr inbounds i8, ptr %2574, i64 %2576
  store i8 1, ptr %2577, align 1
  br label %2578

2578:                                             ; preds = %2573, %2560, %2559
  %2579 = add nuw nsw i64 %2538, 1
  %2580 = icmp eq i64 %2579, %2536
  br i1 %2580, label %2638, label %2537

2581:                                             ; preds = %2516
  %2582 = sext i32 %2465 to i64
  %2583 = urem i64 %2527, %2582
  %2584 = shl i64 %2583, 32
  %2585 = ashr exact i64 %2584, 30
  %2586 = getelementptr inbounds i8, ptr %2425, i64 %2585
  %2587 = load i32, ptr %2586, align 4
  store i32 %2587, ptr %2518, align 4
  br label %2588

2588:                                             ; preds = %2632, %2581
  %2589 = phi i32 [ 0, %2581 ], [ %2634, %2632 ]
  %2590 = phi i32 [ 1, %2581 ], [ %2633, %2632 ]
  %2591 = add nsw i32 %2590, -1
  %2592 = sext i32 %2591 to i64
  %2593 = getelementptr inbounds i32, ptr %2518, i64 %2592
  %2594 = load i32, ptr %2593, align 4
  %2595 = icmp sgt i32 %2594, -1
  br i1 %2595, label %2596, label %2610

2596:                                             ; preds = %2588
  %2597 = load ptr, ptr %2433, align 8
  %2598 = zext i32 %2594 to i64
  %2599 = getelementptr inbounds %struct.Literal, ptr %2597, i64 %2598
  %2600 = load i32, ptr %2599, align 4
  %2601 = add i32 %2600, -4
  %2602 = icmp ult i32 %2601, -3
  br i1 %2602, label %2632, label %2603

2603:                                             ; preds = %2596
  %2604 = load ptr, ptr %158, align 8
  %2605 = getelementptr inbounds i8, ptr %2604, i64 %2598
  %2606 = load i8, ptr %2605, align 1
  %2607 = icmp eq i8 %2606, 0
  br i1 %2607, label %2608, label %2632

2608:                                             ; preds = %2603
  store i8 1, ptr %2605, align 1
  %2609 = add nsw i32 %2589, 1
  br label %2610

2610:                                             ; preds = %2608, %2588
  %2611 = phi i32 [ %2609, %2608 ], [ %2589, %2588 ]
  store i32 %2594, ptr %20, align 4
  store i32 0, ptr %678, align 4
  store i32 0, ptr %679, align 4
  %2612 = call i32 @next_read(ptr %2424, ptr %20)
  %2613 = icmp ne i32 %2612, -2147483648
  %2614 = icmp slt i32 %2590, 201
  %2615 = and i1 %2614, %2613
  br i1 %2615, label %2616, label %2630

2616:                                             ; preds = %2610
  %2617 = sext i32 %2590 to i64
  %2618 = add nsw i64 %2617, -1
  br label %2619

2619:                                             ; preds = %2619, %2616
  %2620 = phi i64 [ %2618, %2616 ], [ %2622, %2619 ]
  %2621 = phi i32 [ %2612, %2616 ], [ %2624, %2619 ]
  %2622 = add nsw i64 %2620, 1
  %2623 = getelementptr inbounds i32, ptr %2518, i64 %2620
  store i32 %2621, ptr %2623, align 4
  %2624 = call i32 @next_read(ptr %2424, ptr %20)
  %2625 = icmp ne i32 %2624, -2147483648
  %2626 = icmp slt i64 %2620, 199
  %2627 = and i1 %2626, %2625
  br i1 %2627, label %2619, label %2628

2628:                                             ; preds = %2619
  %2629 = trunc nsw i64 %2622 to i32
  br label %2630

2630:                                             ; preds = %2628, %2610
  %2631 = phi i32 [ %2591, %2610 ], [ %2629, %2628 ]
  br label %2632

2632:                                             ; preds = %2630, %2603, %2596
  %2633 = phi i32 [ %2631, %2630 ], [ %2591, %2603 ], [ %2591, %2596 ]
  %2634 = phi i32 [ %2611, %2630 ], [ %2589, %2603 ], [ %2589, %2596 ]
  %2635 = icmp ne i32 %2633, 0
  %2636 = icmp slt i32 %2634, 12
  %2637 = select i1 %2635, i1 %2636, i1 false
  br i1 %2637, label %2588, label %2638

2638:                                             ; preds = %2632, %2578, %2485, %2528, %2434, %2422
  %2639 = zext i32 %2417 to i64
  %2640 = getelementptr inbounds %struct.Poly, ptr %85, i64 %2639
  call void @rebuild(ptr %103, ptr %2640, ptr %2424)
  %2641 = getelementptr inbounds i8, ptr %2640, i64 128
  %2642 = load i32, ptr %2641, align 8
  %2643 = icmp eq i32 %2642, 0
  br i1 %2643, label %2644, label %2665

2644:                                             ; preds = %2638
  %2645 = getelementptr inbounds i8, ptr %2640, i64 36
  %2646 = load i32, ptr %2645, align 4
  %2647 = icmp sgt i32 %2646, 0
  br i1 %2647, label %2648, label %2667

2648:                                             ; preds = %2644
  %2649 = getelementptr inbounds i8, ptr %2640, i64 16
  %2650 = load ptr, ptr %2649, align 8
  %2651 = zext i32 %2646 to i64
  br label %2652

2652:                                             ; preds = %2652, %2648
  %2653 = phi i64 [ 0, %2648 ], [ %2661, %2652 ]
  %2654 = phi i64 [ 0, %2648 ], [ %2660, %2652 ]
  %2655 = getelementptr inbounds %struct.Sum, ptr %2650, i64 %2653, i32 1
  %2656 = load i32, ptr %2655, align 8
  %2657 = sext i32 %2656 to i64
  %2658 = mul nsw i64 %2657, %2657
  %2659 = lshr i64 %2658, 1
  %2660 = add nuw nsw i64 %2659, %2654
  %2661 = add nuw nsw i64 %2653, 1
  %2662 = icmp eq i64 %2661, %2651
  br i1 %2662, label %2663, label %2652

2663:                                             ; preds = %2652
  %2664 = icmp ugt i64 %2660, %2403
  br i1 %2664, label %2665, label %2667

2665:                                             ; preds = %2663, %2638
  %2666 = add nsw i32 %2413, -1
  br label %2715

2667:                                             ; preds = %2663, %2644
  %2668 = load i64, ptr %36, align 8
  %2669 = add i64 %2668, -7046029254386353131
  store i64 %2669, ptr %36, align 8
  %2670 = lshr i64 %2669, 30
  %2671 = xor i64 %2670, %2669
  %2672 = mul i64 %2671, -4658895280553007687
  %2673 = lshr i64 %2672, 27
  %2674 = xor i64 %2673, %2672
  %2675 = mul i64 %2674, -7723592293110705685
  %2676 = lshr i64 %2675, 31
  %2677 = xor i64 %2676, %2675
  %2678 = trunc i64 %2677 to i32
  %2679 = and i32 %2678, 3
  %2680 = shl nuw nsw i32 1, %2679
  %2681 = lshr i32 %2680, 1
  call void @greedy(ptr %43, ptr %2640, ptr %36, i32 %2681)
  %2682 = load i32, ptr %2641, align 8
  %2683 = icmp eq i32 %2682, 0
  br i1 %2683, label %2684, label %2715

2684:                                             ; preds = %2667
  %2685 = load double, ptr %39, align 8
  %2686 = load i32, ptr %42, align 8
  %2687 = call double @cost(ptr %103, ptr %2640, double %2685, i32 %2686)
  %2688 = fcmp ugt double %2687, %2414
  br i1 %2688, label %2689, label %2705

2689:                                             ; preds = %2684
  %2690 = load i64, ptr %36, align 8
  %2691 = add i64 %2690, -7046029254386353131
  store i64 %2691, ptr %36, align 8
  %2692 = lshr i64 %2691, 30
  %2693 = xor i64 %2692, %2691
  %2694 = mul i64 %2693, -4658895280553007687
  %2695 = lshr i64 %2694, 27
  %2696 = xor i64 %2695, %2694
  %2697 = mul i64 %2696, -7723592293110705685
  %2698 = lshr i64 %2697, 31
  %2699 = xor i64 %2698, %2697
  %2700 = urem i64 %2699, 10
  %2701 = icmp eq i64 %2700, 0
  %2702 = uitofp i1 %2701 to double
  %2703 = fadd double %2415, %2702
  %2704 = fcmp ugt double %2687, %2703
  br i1 %2704, label %2706, label %2705

2705:                                             ; preds = %2689, %2684
  br label %2706

2706:                                             ; preds = %2705, %2689
  %2707 = phi double [ %2687, %2705 ], [ %2414, %2689 ]
  %2708 = phi i32 [ %2417, %2705 ], [ %2410, %2689 ]
  %2709 = fcmp olt double %2707, %2415
  br i1 %2709, label %2715, label %2710

2710:                                             ; preds = %2706
  br i1 %2407, label %2715, label %2711

2711:                                             ; preds = %2710
  %2712 = fcmp oeq double %2707, %2415
  %2713 = or i1 %2408, %2712
  %2714 = select i1 %2713, i32 %2708, i32 %2411
  br label %2715

2715:                                             ; preds = %2711, %2710, %2706, %2667, %2665
  %2716 = phi double [ %2415, %2665 ], [ %2415, %2667 ], [ %2415, %2710 ], [ %2707, %2706 ], [ %2415, %2711 ]
  %2717 = phi double [ %2414, %2665 ], [ %2414, %2667 ], [ %2707, %2710 ], [ %2707, %2706 ], [ %2707, %2711 ]
  %2718 = phi i32 [ %2666, %2665 ], [ %2413, %2667 ], [ %2413, %2710 ], [ %2413, %2706 ], [ %2413, %2711 ]
  %2719 = phi i32 [ %2411, %2665 ], [ %2411, %2667 ], [ %2411, %2710 ], [ %2708, %2706 ], [ %2714, %2711 ]
  %2720 = phi i32 [ %2410, %2665 ], [ %2410, %2667 ], [ %2708, %2710 ], [ %2708, %2706 ], [ %2708, %2711 ]
  %2721 = add nsw i32 %2718, 1
  %2722 = add nsw i32 %2412, -1
  %2723 = icmp slt i32 %2721, %1787
  %2724 = icmp sgt i32 %2412, 1
  %2725 = select i1 %2723, i1 %2724, i1 false
  br i1 %2725, label %2409, label %2726

2726:                                             ; preds = %2715
  %2727 = sext i32 %2719 to i64
  br label %2728

2728:                                             ; preds = %2726, %2401
  %2729 = phi i64 [ 1, %2401 ], [ %2727, %2726 ]
  %2730 = getelementptr inbounds [4 x %struct.Poly], ptr %85, i64 0, i64 %2729
  store ptr %28, ptr %16, align 8
  store ptr %27, ptr %682, align 8
  store i32 0, ptr %683, align 8
  call void @look(ptr %103, ptr %2730)
  store i32 0, ptr %535, align 8
  %2731 = load ptr, ptr %275, align 8
  %2732 = load i32, ptr %203, align 8
  %2733 = sext i32 %2732 to i64
  %2734 = shl nsw i64 %2733, 2
  %2735 = add nsw i64 %2734, 4
  call void @llvm.memset.p0.i64(ptr align 4 %2731, i8 -1, i64 %2735, i1 false)
  %2736 = load i32, ptr %177, align 8
  %2737 = icmp sgt i32 %2736, 0
  br i1 %2737, label %2741, label %2738

2738:                                             ; preds = %2803, %2728
  %2739 = load i32, ptr %684, align 8
  %2740 = icmp sgt i32 %2739, 1
  br i1 %2740, label %2816, label %2808

2741:                                             ; preds = %2728, %2803
  %2742 = phi i64 [ %2804, %2803 ], [ 0, %2728 ]
  %2743 = load ptr, ptr %28, align 8
  %2744 = getelementptr inbounds %struct.Node, ptr %2743, i64 %2742
  %2745 = load i8, ptr %2744, align 8
  %2746 = getelementptr inbounds i8, ptr %2744, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %17, ptr align 1 %2746, i64 19, i1 false)
  %2747 = getelementptr inbounds i8, ptr %2744, i64 20
  %2748 = load i32, ptr %2747, align 4
  %2749 = getelementptr inbounds i8, ptr %2744, i64 24
  %2750 = load i32, ptr %2749, align 8
  %2751 = getelementptr inbounds i8, ptr %2744, i64 28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %2751, i64 20, i1 false)
  %2752 = icmp eq i8 %2745, 0
  br i1 %2752, label %2764, label %2753

2753:                                             ; preds = %2741
  %2754 = load ptr, ptr %27, align 8
  %2755 = load i32, ptr %535, align 8
  %2756 = add nsw i32 %2755, 1
  store i32 %2756, ptr %535, align 8
  %2757 = sext i32 %2755 to i64
  %2758 = getelementptr inbounds %struct.Node, ptr %2754, i64 %2757
  store i64 0, ptr %2758, align 8
  %2759 = getelementptr inbounds i8, ptr %2758, i64 8
  store i32 -1, ptr %2759, align 8
  %2760 = getelementptr inbounds i8, ptr %2758, i64 12
  store i32 -1, ptr %2760, align 4
  %2761 = getelementptr inbounds i8, ptr %2758, i64 16
  %2762 = trunc nuw nsw i64 %2742 to i32
  store i32 %2762, ptr %2761, align 8
  %2763 = getelementptr inbounds i8, ptr %2758, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %2763, i8 0, i64 28, i1 false)
  br label %2803

2764:                                             ; preds = %2741
  %2765 = load ptr, ptr %275, align 8
  %2766 = zext i32 %2748 to i64
  %2767 = shl nuw nsw i64 %2766, 31
  %2768 = zext i32 %2750 to i64
  %2769 = or i64 %2767, %2768
  %2770 = icmp eq i32 %2748, 0
  %2771 = sub i32 2147483647, %2748
  %2772 = select i1 %2770, i32 0, i32 %2771
  %2773 = zext i32 %2772 to i64
  %2774 = shl nuw nsw i64 %2773, 31
  %2775 = icmp eq i32 %2750, 0
  %2776 = sub i32 2147483647, %2750
  %2777 = select i1 %2775, i32 0, i32 %2776
  %2778 = zext i32 %2777 to i64
  %2779 = or i64 %2774, %2778
  %2780 = call i64 @llvm.umin.i64(i64 %2769, i64 %2779)
  %2781 = mul i64 %2780, -7046029254386353131
  %2782 = lshr i64 %2781, 33
  %2783 = trunc nuw nsw i64 %2782 to i32
  %2784 = load i32, ptr %203, align 8
  %2785 = and i32 %2784, %2783
  %2786 = zext i32 %2785 to i64
  %2787 = getelementptr inbounds i32, ptr %2765, i64 %2786
  %2788 = load ptr, ptr %27, align 8
  %2789 = load i32, ptr %535, align 8
  %2790 = sext i32 %2789 to i64
  %2791 = getelementptr inbounds %struct.Node, ptr %2788, i64 %2790
  store i8 0, ptr %2791, align 8
  %2792 = getelementptr inbounds i8, ptr %2791, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2792, ptr align 1 %17, i64 19, i1 false)
  %2793 = getelementptr inbounds i8, ptr %2791, i64 20
  store i32 %2748, ptr %2793, align 4
  %2794 = getelementptr inbounds i8, ptr %2791, i64 24
  store i32 %2750, ptr %2794, align 8
  %2795 = getelementptr inbounds i8, ptr %2791, i64 28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2795, ptr align 4 %18, i64 20, i1 false)
  %2796 = load i32, ptr %2787, align 4
  %2797 = load ptr, ptr %279, align 8
  %2798 = load i32, ptr %535, align 8
  %2799 = sext i32 %2798 to i64
  %2800 = getelementptr inbounds i32, ptr %2797, i64 %2799
  store i32 %2796, ptr %2800, align 4
  %2801 = load i32, ptr %535, align 8
  %2802 = add nsw i32 %2801, 1
  store i32 %2802, ptr %535, align 8
  store i32 %2801, ptr %2787, align 4
  br label %2803

2803:                                             ; preds = %2764, %2753
  %2804 = add nuw nsw i64 %2742, 1
  %2805 = load i32, ptr %177, align 8
  %2806 = sext i32 %2805 to i64
  %2807 = icmp slt i64 %2804, %2806
  br i1 %2807, label %2741, label %2738

2808:                                             ; preds = %2816, %2738
  %2809 = load i32, ptr %112, align 8
  %2810 = icmp sgt i32 %2809, 0
  br i1 %2810, label %2811, label %2824

2811:                                             ; preds = %2808
  %2812 = getelementptr inbounds i8, ptr %2730, i64 8
  %2813 = getelementptr inbounds i8, ptr %2730, i64 16
  %2814 = getelementptr inbounds i8, ptr %2730, i64 72
  %2815 = getelementptr inbounds i8, ptr %2730, i64 56
  br label %2832

2816:                                             ; preds = %2738, %2816
  %2817 = phi i64 [ %2820, %2816 ], [ 1, %2738 ]
  %2818 = load ptr, ptr %86, align 8
  %2819 = getelementptr inbounds %struct.Scalar, ptr %2818, i64 %2817, i32 6
  store i32 -1, ptr %2819, align 8
  %2820 = add nuw nsw i64 %2817, 1
  %2821 = load i32, ptr %684, align 8
  %2822 = sext i32 %2821 to i64
  %2823 = icmp slt i64 %2820, %2822
  br i1 %2823, label %2816, label %2808

2824:                                             ; preds = %3176, %2808
  %2825 = phi i1 [ true, %2808 ], [ %3182, %3176 ]
  %2826 = getelementptr inbounds i8, ptr %2730, i64 40
  %2827 = load i32, ptr %2826, align 8
  store i32 %2827, ptr %534, align 8
  %2828 = icmp sgt i32 %2827, 0
  %2829 = select i1 %2828, i1 %2825, i1 false
  br i1 %2829, label %2830, label %3205

2830:                                             ; preds = %2824
  %2831 = getelementptr inbounds i8, ptr %2730, i64 24
  br label %3184

2832:                                             ; preds = %3176, %2811
  %2833 = phi i64 [ 0, %2811 ], [ %3177, %3176 ]
  %2834 = load ptr, ptr %103, align 8
  %2835 = getelementptr inbounds i32, ptr %2834, i64 %2833
  %2836 = load i32, ptr %2835, align 4
  %2837 = icmp slt i32 %2836, 0
  br i1 %2837, label %2838, label %3058

2838:                                             ; preds = %2832
  %2839 = load ptr, ptr %166, align 8
  %2840 = xor i32 %2836, -1
  %2841 = zext i32 %2840 to i64
  %2842 = getelementptr inbounds %struct.Edge, ptr %2839, i64 %2841
  %2843 = load ptr, ptr %2813, align 8
  %2844 = getelementptr inbounds %struct.Sum, ptr %2843, i64 %2841
  %2845 = load ptr, ptr %16, align 8
  %2846 = getelementptr inbounds i8, ptr %2845, i64 100232
  %2847 = load ptr, ptr %2846, align 8
  %2848 = getelementptr inbounds i8, ptr %2844, i64 8
  %2849 = load i32, ptr %2848, align 8
  %2850 = icmp sgt i32 %2849, 0
  br i1 %2850, label %2851, label %2974

2851:                                             ; preds = %2838, %2960
  %2852 = phi i64 [ %2967, %2960 ], [ 0, %2838 ]
  %2853 = load ptr, ptr %2844, align 8
  %2854 = getelementptr inbounds %struct.Term, ptr %2853, i64 %2852
  %2855 = load i64, ptr %2854, align 4
  %2856 = load ptr, ptr %16, align 8
  %2857 = load ptr, ptr %2814, align 8
  %2858 = shl i64 %2855, 32
  %2859 = ashr exact i64 %2858, 30
  %2860 = getelementptr i8, ptr %2857, i64 %2859
  %2861 = getelementptr i8, ptr %2860, i64 4
  %2862 = load i32, ptr %2861, align 4
  %2863 = load i32, ptr %2860, align 4
  %2864 = sub nsw i32 %2862, %2863
  %2865 = icmp sgt i32 %2864, 0
  %2866 = getelementptr inbounds i8, ptr %2856, i64 100152
  %2867 = sext i32 %2863 to i64
  %2868 = zext i32 %2864 to i64
  %2869 = load ptr, ptr %682, align 8
  br label %2870

2870:                                             ; preds = %2888, %2851
  %2871 = phi i32 [ 0, %2851 ], [ %2889, %2888 ]
  %2872 = phi i8 [ 0, %2851 ], [ %2890, %2888 ]
  br i1 %2865, label %2873, label %2888

2873:                                             ; preds = %2870
  %2874 = load ptr, ptr %2866, align 8
  %2875 = load ptr, ptr %2815, align 8
  %2876 = getelementptr inbounds i32, ptr %2875, i64 %2867
  %2877 = load ptr, ptr %2869, align 8
  br label %2892

2878:                                             ; preds = %2888
  %2879 = getelementptr inbounds %struct.Edge, ptr %2847, i64 %2852
  %2880 = lshr i64 %2855, 32
  %2881 = icmp slt i64 %2855, 0
  %2882 = select i1 %2881, i32 -1, i32 1
  %2883 = icmp eq i64 %2880, 1
  %2884 = icmp eq i64 %2880, 4294967295
  %2885 = or i1 %2883, %2884
  %2886 = icmp ne i32 %2862, %2863
  %2887 = and i1 %2885, %2886
  br i1 %2887, label %2921, label %2915

2888:                                             ; preds = %2911, %2870
  %2889 = phi i32 [ %2871, %2870 ], [ %2912, %2911 ]
  %2890 = add nuw nsw i8 %2872, 1
  %2891 = icmp eq i8 %2890, 3
  br i1 %2891, label %2878, label %2870

2892:                                             ; preds = %2911, %2873
  %2893 = phi i64 [ 0, %2873 ], [ %2913, %2911 ]
  %2894 = phi i32 [ %2871, %2873 ], [ %2912, %2911 ]
  %2895 = getelementptr inbounds i32, ptr %2876, i64 %2893
  %2896 = load i32, ptr %2895, align 4
  %2897 = sext i32 %2896 to i64
  %2898 = getelementptr inbounds %struct.Edge, ptr %2874, i64 %2897
  %2899 = load i32, ptr %2898, align 4
  %2900 = sext i32 %2899 to i64
  %2901 = getelementptr inbounds %struct.Node, ptr %2877, i64 %2900, i32 1
  %2902 = load i8, ptr %2901, align 1
  %2903 = icmp eq i8 %2902, %2872
  br i1 %2903, label %2904, label %2911

2904:                                             ; preds = %2892
  %2905 = getelementptr inbounds i8, ptr %2898, i64 4
  %2906 = load i32, ptr %2905, align 4
  %2907 = add nsw i32 %2894, 1
  %2908 = sext i32 %2894 to i64
  %2909 = getelementptr inbounds [49 x %struct.Edge], ptr %15, i64 0, i64 %2908
  store i32 %2899, ptr %2909, align 8
  %2910 = getelementptr inbounds i8, ptr %2909, i64 4
  store i32 %2906, ptr %2910, align 4
  br label %2911

2911:                                             ; preds = %2904, %2892
  %2912 = phi i32 [ %2907, %2904 ], [ %2894, %2892 ]
  %2913 = add nuw nsw i64 %2893, 1
  %2914 = icmp eq i64 %2913, %2868
  br i1 %2914, label %2888, label %2892

2915:                                             ; preds = %2878
  %2916 = trunc nuw i64 %2880 to i32
  %2917 = call i64 @number(ptr %16, i32 %2916)
  %2918 = trunc i64 %2917 to i32
  %2919 = lshr i64 %2917, 32
  %2920 = trunc nuw i64 %2919 to i32
  br label %2921

2921:                                             ; preds = %2915, %2878
  %2922 = phi i32 [ -1, %2878 ], [ %2918, %2915 ]
  %2923 = phi i32 [ %2882, %2878 ], [ %2920, %2915 ]
  %2924 = icmp sgt i32 %2889, 0
  br i1 %2924, label %2925, label %2960

2925:                                             ; preds = %2921
  %2926 = zext i32 %2889 to i64
  br label %2927

2927:                                             ; preds = %2955, %2925
  %2928 = phi i64 [ 0, %2925 ], [ %2958, %2955 ]
  %2929 = phi i32 [ %2923, %2925 ], [ %2957, %2955 ]
  %2930 = phi i32 [ %2922, %2925 ], [ %2956, %2955 ]
  %2931 = load i32, ptr %683, align 8
  %2932 = icmp eq i32 %2931, 0
  br i1 %2932, label %2933, label %2960

2933:                                             ; preds = %2927
  %2934 = icmp slt i32 %2930, 0
  %2935 = getelementptr inbounds [49 x %struct.Edge], ptr %15, i64 0, i64 %2928
  br i1 %2934, label %2936, label %2941

2936:                                             ; preds = %2933
  %2937 = load i32, ptr %2935, align 8
  %2938 = getelementptr inbounds i8, ptr %2935, i64 4
  %2939 = load i32, ptr %2938, align 4
  %2940 = mul nsw i32 %2939, %2929
  br label %2955

2941:                                             ; preds = %2933
  %2942 = getelementptr inbounds i8, ptr %2935, i64 4
  %2943 = load i32, ptr %2942, align 4
  %2944 = mul nsw i32 %2943, %2929
  %2945 = load i32, ptr %2935, align 8
  %2946 = zext i32 %2930 to i64
  %2947 = or disjoint i64 %2946, 4294967296
  %2948 = zext i32 %2945 to i64
  %2949 = or disjoint i64 %2948, 4294967296
  %2950 = call i64 @made(ptr %16, i8 2, i64 %2947, i64 %2949)
  %2951 = trunc i64 %2950 to i32
  %2952 = lshr i64 %2950, 32
  %2953 = trunc nuw i64 %2952 to i32
  %2954 = mul nsw i32 %2944, %2953
  br label %2955

2955:                                             ; preds = %2941, %2936
  %2956 = phi i32 [ %2937, %2936 ], [ %2951, %2941 ]
  %2957 = phi i32 [ %2940, %2936 ], [ %2954, %2941 ]
  %2958 = add nuw nsw i64 %2928, 1
  %2959 = icmp eq i64 %2958, %2926
  br i1 %2959, label %2960, label %2927

2960:                                             ; preds = %2955, %2927, %2921
  %2961 = phi i32 [ %2922, %2921 ], [ %2956, %2955 ], [ %2930, %2927 ]
  %2962 = phi i32 [ %2923, %2921 ], [ %2957, %2955 ], [ %2929, %2927 ]
  %2963 = zext i32 %2962 to i64
  %2964 = shl nuw i64 %2963, 32
  %2965 = zext i32 %2961 to i64
  %2966 = or disjoint i64 %2964, %2965
  store i64 %2966, ptr %2879, align 4
  %2967 = add nuw nsw i64 %2852, 1
  %2968 = load i32, ptr %2848, align 8
  %2969 = sext i32 %2968 to i64
  %2970 = icmp slt i64 %2967, %2969
  %2971 = load i32, ptr %683, align 8
  %2972 = icmp eq i32 %2971, 0
  %2973 = select i1 %2970, i1 %2972, i1 false
  br i1 %2973, label %2851, label %2974

2974:                                             ; preds = %2960, %2838
  %2975 = phi i32 [ 0, %2838 ], [ %2971, %2960 ]
  %2976 = phi i32 [ %2849, %2838 ], [ %2968, %2960 ]
  br label %2977

2977:                                             ; preds = %2974, %2989
  %2978 = phi i32 [ %2990, %2989 ], [ %2975, %2974 ]
  %2979 = phi i32 [ %2991, %2989 ], [ %2975, %2974 ]
  %2980 = phi i32 [ %2992, %2989 ], [ %2975, %2974 ]
  %2981 = phi i32 [ %2993, %2989 ], [ %2976, %2974 ]
  %2982 = phi i32 [ %2994, %2989 ], [ %2976, %2974 ]
  %2983 = phi i8 [ %2997, %2989 ], [ 0, %2974 ]
  %2984 = phi i32 [ %2996, %2989 ], [ 1, %2974 ]
  %2985 = phi i32 [ %2995, %2989 ], [ -1, %2974 ]
  %2986 = icmp eq i32 %2980, 0
  br i1 %2986, label %2987, label %3042

2987:                                             ; preds = %2977
  %2988 = icmp sgt i32 %2982, 0
  br i1 %2988, label %2999, label %2989

2989:                                             ; preds = %3031, %2987
  %2990 = phi i32 [ %2978, %2987 ], [ %3032, %3031 ]
  %2991 = phi i32 [ %2979, %2987 ], [ %3033, %3031 ]
  %2992 = phi i32 [ 0, %2987 ], [ %3033, %3031 ]
  %2993 = phi i32 [ %2981, %2987 ], [ %3034, %3031 ]
  %2994 = phi i32 [ %2982, %2987 ], [ %3034, %3031 ]
  %2995 = phi i32 [ %2985, %2987 ], [ %3035, %3031 ]
  %2996 = phi i32 [ %2984, %2987 ], [ %3036, %3031 ]
  %2997 = add nuw nsw i8 %2983, 1
  %2998 = icmp eq i8 %2997, 3
  br i1 %2998, label %3042, label %2977

2999:                                             ; preds = %2987, %3031
  %3000 = phi i32 [ %3032, %3031 ], [ %2978, %2987 ]
  %3001 = phi i32 [ 0, %3031 ], [ %2979, %2987 ]
  %3002 = phi i32 [ %3035, %3031 ], [ %2985, %2987 ]
  %3003 = phi i32 [ %3036, %3031 ], [ %2984, %2987 ]
  %3004 = phi i64 [ %3037, %3031 ], [ 0, %2987 ]
  %3005 = phi i32 [ %3034, %3031 ], [ %2981, %2987 ]
  %3006 = load ptr, ptr %682, align 8
  %3007 = load ptr, ptr %3006, align 8
  %3008 = getelementptr inbounds %struct.Edge, ptr %2847, i64 %3004
  %3009 = load i32, ptr %3008, align 4
  %3010 = sext i32 %3009 to i64
  %3011 = getelementptr inbounds %struct.Node, ptr %3007, i64 %3010, i32 1
  %3012 = load i8, ptr %3011, align 1
  %3013 = icmp eq i8 %3012, %2983
  br i1 %3013, label %3014, label %3031

3014:                                             ; preds = %2999
  %3015 = icmp slt i32 %3002, 0
  br i1 %3015, label %3016, label %3019

3016:                                             ; preds = %3014
  %3017 = getelementptr inbounds i8, ptr %3008, i64 4
  %3018 = load i32, ptr %3017, align 4
  br label %3031

3019:                                             ; preds = %3014
  %3020 = zext i32 %3003 to i64
  %3021 = shl nuw i64 %3020, 32
  %3022 = zext i32 %3002 to i64
  %3023 = or disjoint i64 %3021, %3022
  %3024 = load i64, ptr %3008, align 4
  %3025 = call i64 @made(ptr %16, i8 1, i64 %3023, i64 %3024)
  %3026 = trunc i64 %3025 to i32
  %3027 = lshr i64 %3025, 32
  %3028 = trunc nuw i64 %3027 to i32
  %3029 = load i32, ptr %2848, align 8
  %3030 = load i32, ptr %683, align 8
  br label %3031

3031:                                             ; preds = %3019, %3016, %2999
  %3032 = phi i32 [ %3000, %2999 ], [ %3000, %3016 ], [ %3030, %3019 ]
  %3033 = phi i32 [ %3001, %2999 ], [ %3001, %3016 ], [ %3030, %3019 ]
  %3034 = phi i32 [ %3005, %2999 ], [ %3005, %3016 ], [ %3029, %3019 ]
  %3035 = phi i32 [ %3002, %2999 ], [ %3009, %3016 ], [ %3026, %3019 ]
  %3036 = phi i32 [ %3003, %2999 ], [ %3018, %3016 ], [ %3028, %3019 ]
  %3037 = add nuw nsw i64 %3004, 1
  %3038 = sext i32 %3034 to i64
  %3039 = icmp slt i64 %3037, %3038
  %3040 = icmp eq i32 %3033, 0
  %3041 = select i1 %3039, i1 %3040, i1 false
  br i1 %3041, label %2999, label %2989

3042:                                             ; preds = %2989, %2977
  %3043 = phi i32 [ %2990, %2989 ], [ %2978, %2977 ]
  %3044 = phi i32 [ %2995, %2989 ], [ %2985, %2977 ]
  %3045 = phi i32 [ %2996, %2989 ], [ %2984, %2977 ]
  %3046 = icmp slt i32 %3044, 0
  %3047 = zext i32 %3045 to i64
  %3048 = shl nuw i64 %3047, 32
  %3049 = zext i32 %3044 to i64
  %3050 = or disjoint i64 %3048, %3049
  %3051 = select i1 %3046, i64 0, i64 %3050
  store i64 %3051, ptr %2842, align 4
  %3052 = load ptr, ptr %166, align 8
  %3053 = getelementptr inbounds %struct.Edge, ptr %3052, i64 %2841, i32 1
  %3054 = load i32, ptr %3053, align 4
  %3055 = icmp eq i32 %3054, 0
  %3056 = zext i1 %3055 to i32
  %3057 = or i32 %3043, %3056
  store i32 %3057, ptr %683, align 8
  br label %3176

3058:                                             ; preds = %2832
  %3059 = load ptr, ptr %2812, align 8
  %3060 = zext i32 %2836 to i64
  %3061 = getelementptr inbounds %struct.Literal, ptr %3059, i64 %3060
  %3062 = load i32, ptr %3061, align 4
  switch i32 %3062, label %3157 [
    i32 0, label %3063
    i32 3, label %3069
    i32 1, label %3078
    i32 2, label %3105
    i32 4, label %3130
  ]

3063:                                             ; preds = %3058
  %3064 = load ptr, ptr %162, align 8
  %3065 = getelementptr inbounds %struct.Edge, ptr %3064, i64 %3060
  %3066 = getelementptr inbounds i8, ptr %3061, i64 12
  %3067 = load i32, ptr %3066, align 4
  store i32 %3067, ptr %3065, align 4
  %3068 = getelementptr inbounds i8, ptr %3065, i64 4
  store i32 1, ptr %3068, align 4
  br label %3176

3069:                                             ; preds = %3058
  %3070 = load ptr, ptr %162, align 8
  %3071 = getelementptr inbounds %struct.Edge, ptr %3070, i64 %3060
  %3072 = load ptr, ptr %166, align 8
  %3073 = getelementptr inbounds i8, ptr %3061, i64 4
  %3074 = load i32, ptr %3073, align 4
  %3075 = sext i32 %3074 to i64
  %3076 = getelementptr inbounds %struct.Edge, ptr %3072, i64 %3075
  %3077 = load i64, ptr %3076, align 4
  store i64 %3077, ptr %3071, align 4
  br label %3176

3078:                                             ; preds = %3058
  %3079 = load ptr, ptr %162, align 8
  %3080 = getelementptr inbounds i8, ptr %3061, i64 4
  %3081 = load i32, ptr %3080, align 4
  %3082 = sext i32 %3081 to i64
  %3083 = getelementptr inbounds %struct.Edge, ptr %3079, i64 %3082
  %3084 = load i32, ptr %3083, align 4
  %3085 = getelementptr inbounds i8, ptr %3083, i64 4
  %3086 = load i32, ptr %3085, align 4
  %3087 = getelementptr inbounds i8, ptr %3061, i64 8
  %3088 = load i32, ptr %3087, align 4
  %3089 = sext i32 %3088 to i64
  %3090 = getelementptr inbounds %struct.Edge, ptr %3079, i64 %3089
  %3091 = load i32, ptr %3090, align 4
  %3092 = getelementptr inbounds i8, ptr %3090, i64 4
  %3093 = load i32, ptr %3092, align 4
  %3094 = getelementptr inbounds %struct.Edge, ptr %3079, i64 %3060
  %3095 = zext i32 %3084 to i64
  %3096 = or disjoint i64 %3095, 4294967296
  %3097 = zext i32 %3091 to i64
  %3098 = or disjoint i64 %3097, 4294967296
  %3099 = call i64 @made(ptr %16, i8 2, i64 %3096, i64 %3098)
  store i64 %3099, ptr %3094, align 4
  %3100 = mul nsw i32 %3093, %3086
  %3101 = load ptr, ptr %162, align 8
  %3102 = getelementptr inbounds %struct.Edge, ptr %3101, i64 %3060, i32 1
  %3103 = load i32, ptr %3102, align 4
  %3104 = mul nsw i32 %3100, %3103
  store i32 %3104, ptr %3102, align 4
  br label %3176

3105:                                             ; preds = %3058
  %3106 = getelementptr inbounds i8, ptr %3061, i64 4
  %3107 = load i32, ptr %3106, align 4
  %3108 = call i64 @number(ptr %16, i32 %3107)
  %3109 = lshr i64 %3108, 32
  %3110 = trunc nuw i64 %3109 to i32
  %3111 = load ptr, ptr %162, align 8
  %3112 = getelementptr inbounds i8, ptr %3061, i64 8
  %3113 = load i32, ptr %3112, align 4
  %3114 = sext i32 %3113 to i64
  %3115 = getelementptr inbounds %struct.Edge, ptr %3111, i64 %3114
  %3116 = load i32, ptr %3115, align 4
  %3117 = getelementptr inbounds i8, ptr %3115, i64 4
  %3118 = load i32, ptr %3117, align 4
  %3119 = getelementptr inbounds %struct.Edge, ptr %3111, i64 %3060
  %3120 = and i64 %3108, 4294967295
  %3121 = or disjoint i64 %3120, 4294967296
  %3122 = zext i32 %3116 to i64
  %3123 = or disjoint i64 %3122, 4294967296
  %3124 = call i64 @made(ptr %16, i8 2, i64 %3121, i64 %3123)
  store i64 %3124, ptr %3119, align 4
  %3125 = mul nsw i32 %3118, %3110
  %3126 = load ptr, ptr %162, align 8
  %3127 = getelementptr inbounds %struct.Edge, ptr %3126, i64 %3060, i32 1
  %3128 = load i32, ptr %3127, align 4
  %3129 = mul nsw i32 %3125, %3128
  store i32 %3129, ptr %3127, align 4
  br label %3176

3130:                                             ; preds = %3058
  %3131 = load ptr, ptr %162, align 8
  %3132 = getelementptr inbounds %struct.Edge, ptr %3131, i64 %3060
  %3133 = getelementptr inbounds i8, ptr %3061, i64 12
  %3134 = load i32, ptr %3133, align 4
  %3135 = load ptr, ptr %166, align 8
  %3136 = getelementptr inbounds i8, ptr %3061, i64 4
  %3137 = load i32, ptr %3136, align 4
  %3138 = sext i32 %3137 to i64
  %3139 = getelementptr inbounds %struct.Edge, ptr %3135, i64 %3138
  %3140 = getelementptr inbounds i8, ptr %3061, i64 8
  %3141 = load i32, ptr %3140, align 4
  %3142 = sext i32 %3141 to i64
  %3143 = getelementptr inbounds %struct.Edge, ptr %3135, i64 %3142
  %3144 = load i64, ptr %3139, align 4
  %3145 = load i64, ptr %3143, align 4
  %3146 = trunc i64 %3144 to i32
  %3147 = lshr i64 %3144, 32
  %3148 = trunc i64 %3145 to i32
  %3149 = lshr i64 %3145, 32
  %3150 = load ptr, ptr %16, align 8
  %3151 = load ptr, ptr %3150, align 8
  %3152 = sext i32 %3134 to i64
  %3153 = getelementptr inbounds %struct.Node, ptr %3151, i64 %3152
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %3153, i64 48, i1 false)
  store i32 %3146, ptr %685, align 8
  %3154 = trunc i64 %3147 to i8
  store i8 %3154, ptr %686, align 4
  store i32 %3148, ptr %687, align 4
  %3155 = trunc i64 %3149 to i8
  store i8 %3155, ptr %688, align 1
  %3156 = call i64 @entered(ptr %16, ptr %14)
  store i64 %3156, ptr %3132, align 4
  br label %3176

3157:                                             ; preds = %3058
  %3158 = load ptr, ptr %162, align 8
  %3159 = getelementptr inbounds %struct.Edge, ptr %3158, i64 %3060
  %3160 = getelementptr inbounds i8, ptr %3061, i64 12
  %3161 = load i32, ptr %3160, align 4
  %3162 = load ptr, ptr %166, align 8
  %3163 = getelementptr inbounds i8, ptr %3061, i64 4
  %3164 = load i32, ptr %3163, align 4
  %3165 = sext i32 %3164 to i64
  %3166 = getelementptr inbounds %struct.Edge, ptr %3162, i64 %3165
  %3167 = load i64, ptr %3166, align 4
  %3168 = trunc i64 %3167 to i32
  %3169 = lshr i64 %3167, 32
  %3170 = load ptr, ptr %16, align 8
  %3171 = load ptr, ptr %3170, align 8
  %3172 = sext i32 %3161 to i64
  %3173 = getelementptr inbounds %struct.Node, ptr %3171, i64 %3172
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %3173, i64 48, i1 false)
  store i32 %3168, ptr %689, align 8
  %3174 = trunc i64 %3169 to i8
  store i8 %3174, ptr %690, align 4
  store i32 -1, ptr %691, align 4
  store i8 1, ptr %692, align 1
  %3175 = call i64 @entered(ptr %16, ptr %13)
  store i64 %3175, ptr %3159, align 4
  br label %3176

3176:                                             ; preds = %3157, %3130, %3105, %3078, %3069, %3063, %3042
  %3177 = add nuw nsw i64 %2833, 1
  %3178 = load i32, ptr %112, align 8
  %3179 = sext i32 %3178 to i64
  %3180 = icmp slt i64 %3177, %3179
  %3181 = load i32, ptr %683, align 8
  %3182 = icmp eq i32 %3181, 0
  %3183 = select i1 %3180, i1 %3182, i1 false
  br i1 %3183, label %2832, label %2824

3184:                                             ; preds = %3184, %2830
  %3185 = phi i64 [ 0, %2830 ], [ %3201, %3184 ]
  %3186 = load ptr, ptr %166, align 8
  %3187 = load ptr, ptr %2831, align 8
  %3188 = getelementptr inbounds %struct.Edge, ptr %3187, i64 %3185
  %3189 = load i32, ptr %3188, align 4
  %3190 = sext i32 %3189 to i64
  %3191 = getelementptr inbounds %struct.Edge, ptr %3186, i64 %3190
  %3192 = load i32, ptr %3191, align 4
  %3193 = getelementptr inbounds i8, ptr %3191, i64 4
  %3194 = load i32, ptr %3193, align 4
  %3195 = load ptr, ptr %532, align 8
  %3196 = getelementptr inbounds %struct.Edge, ptr %3195, i64 %3185
  %3197 = getelementptr inbounds i8, ptr %3188, i64 4
  %3198 = load i32, ptr %3197, align 4
  %3199 = mul nsw i32 %3198, %3194
  store i32 %3192, ptr %3196, align 4
  %3200 = getelementptr inbounds i8, ptr %3196, i64 4
  store i32 %3199, ptr %3200, align 4
  %3201 = add nuw nsw i64 %3185, 1
  %3202 = load i32, ptr %2826, align 8
  %3203 = sext i32 %3202 to i64
  %3204 = icmp slt i64 %3201, %3203
  br i1 %3204, label %3184, label %3205

3205:                                             ; preds = %3184, %2824
  br i1 %2825, label %3206, label %3293

3206:                                             ; preds = %3205
  %3207 = load ptr, ptr %500, align 8
  %3208 = load i32, ptr %533, align 4
  %3209 = sext i32 %3208 to i64
  %3210 = getelementptr inbounds i32, ptr %3207, i64 %3209
  %3211 = shl nsw i64 %3209, 2
  call void @llvm.memset.p0.i64(ptr align 4 %3207, i8 0, i64 %3211, i1 false)
  %3212 = load i32, ptr %534, align 8
  %3213 = icmp sgt i32 %3212, 0
  br i1 %3213, label %3216, label %3277

3214:                                             ; preds = %3234
  %3215 = icmp eq i32 %3235, 0
  br i1 %3215, label %3277, label %3244

3216:                                             ; preds = %3206, %3234
  %3217 = phi i64 [ %3236, %3234 ], [ 0, %3206 ]
  %3218 = phi i32 [ %3235, %3234 ], [ 0, %3206 ]
  %3219 = load ptr, ptr %532, align 8
  %3220 = getelementptr inbounds %struct.Edge, ptr %3219, i64 %3217
  %3221 = load i32, ptr %3220, align 4
  %3222 = sext i32 %3221 to i64
  %3223 = getelementptr inbounds i32, ptr %3207, i64 %3222
  %3224 = load i32, ptr %3223, align 4
  %3225 = add nsw i32 %3224, 1
  store i32 %3225, ptr %3223, align 4
  %3226 = icmp eq i32 %3224, 0
  br i1 %3226, label %3227, label %3234

3227:                                             ; preds = %3216
  %3228 = load ptr, ptr %532, align 8
  %3229 = getelementptr inbounds %struct.Edge, ptr %3228, i64 %3217
  %3230 = load i32, ptr %3229, align 4
  %3231 = add nsw i32 %3218, 1
  %3232 = sext i32 %3218 to i64
  %3233 = getelementptr inbounds i32, ptr %3210, i64 %3232
  store i32 %3230, ptr %3233, align 4
  br label %3234

3234:                                             ; preds = %3227, %3216
  %3235 = phi i32 [ %3218, %3216 ], [ %3231, %3227 ]
  %3236 = add nuw nsw i64 %3217, 1
  %3237 = load i32, ptr %534, align 8
  %3238 = sext i32 %3237 to i64
  %3239 = icmp slt i64 %3236, %3238
  br i1 %3239, label %3216, label %3214

3240:                                             ; preds = %3275
  %3241 = zext i8 %3255 to i32
  %3242 = add nuw nsw i32 %3245, %3241
  %3243 = icmp eq i32 %3276, 0
  br i1 %3243, label %3277, label %3244

3244:                                             ; preds = %3214, %3240
  %3245 = phi i32 [ %3242, %3240 ], [ 0, %3214 ]
  %3246 = phi i32 [ %3276, %3240 ], [ %3235, %3214 ]
  %3247 = load ptr, ptr %27, align 8
  %3248 = add nsw i32 %3246, -1
  %3249 = sext i32 %3248 to i64
  %3250 = getelementptr inbounds i32, ptr %3210, i64 %3249
  %3251 = load i32, ptr %3250, align 4
  %3252 = sext i32 %3251 to i64
  %3253 = getelementptr inbounds %struct.Node, ptr %3247, i64 %3252
  %3254 = getelementptr inbounds i8, ptr %3253, i64 2
  %3255 = load i8, ptr %3254, align 2
  %3256 = getelementptr inbounds i8, ptr %3253, i64 8
  br label %3257

3257:                                             ; preds = %3275, %3244
  %3258 = phi i1 [ true, %3244 ], [ false, %3275 ]
  %3259 = phi i64 [ 0, %3244 ], [ 1, %3275 ]
  %3260 = phi i32 [ %3248, %3244 ], [ %3276, %3275 ]
  %3261 = getelementptr inbounds [2 x i32], ptr %3256, i64 0, i64 %3259
  %3262 = load i32, ptr %3261, align 4
  %3263 = icmp sgt i32 %3262, -1
  br i1 %3263, label %3264, label %3275

3264:                                             ; preds = %3257
  %3265 = zext i32 %3262 to i64
  %3266 = getelementptr inbounds i32, ptr %3207, i64 %3265
  %3267 = load i32, ptr %3266, align 4
  %3268 = add nsw i32 %3267, 1
  store i32 %3268, ptr %3266, align 4
  %3269 = icmp eq i32 %3267, 0
  br i1 %3269, label %3270, label %3275

3270:                                             ; preds = %3264
  %3271 = load i32, ptr %3261, align 4
  %3272 = add nsw i32 %3260, 1
  %3273 = sext i32 %3260 to i64
  %3274 = getelementptr inbounds i32, ptr %3210, i64 %3273
  store i32 %3271, ptr %3274, align 4
  br label %3275

3275:                                             ; preds = %3270, %3264, %3257
  %3276 = phi i32 [ %3260, %3264 ], [ %3272, %3270 ], [ %3260, %3257 ]
  br i1 %3258, label %3257, label %3240

3277:                                             ; preds = %3240, %3206, %3214
  %3278 = phi i32 [ 0, %3214 ], [ 0, %3206 ], [ %3242, %3240 ]
  %3279 = add nsw i32 %1786, %720
  %3280 = icmp sgt i32 %3278, %3279
  br i1 %3280, label %3281, label %3284

3281:                                             ; preds = %3277
  %3282 = load i32, ptr %616, align 8
  %3283 = icmp eq i32 %3282, 0
  br i1 %3283, label %3284, label %3293

3284:                                             ; preds = %3281, %3277
  %3285 = load ptr, ptr %27, align 8
  %3286 = load i32, ptr %535, align 8
  %3287 = sext i32 %3286 to i64
  %3288 = mul nsw i64 %3287, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %520, ptr align 8 %3285, i64 %3288, i1 false)
  %3289 = load ptr, ptr %532, align 8
  %3290 = load i32, ptr %534, align 8
  %3291 = sext i32 %3290 to i64
  %3292 = shl nsw i64 %3291, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %521, ptr align 4 %3289, i64 %3292, i1 false)
  br label %3293

3293:                                             ; preds = %2333, %2370, %2376, %2367, %3281, %3284, %3205
  %3294 = phi i32 [ %1784, %3205 ], [ %3286, %3284 ], [ %1784, %3281 ], [ %1784, %2367 ], [ %1784, %2376 ], [ %1784, %2370 ], [ %1784, %2333 ]
  %3295 = phi i32 [ %1785, %3205 ], [ %3290, %3284 ], [ %1785, %3281 ], [ %1785, %2367 ], [ %1785, %2376 ], [ %1785, %2370 ], [ %1785, %2333 ]
  %3296 = phi i32 [ %1786, %3205 ], [ %3278, %3284 ], [ %1786, %3281 ], [ %1786, %2367 ], [ %1786, %2376 ], [ %1786, %2370 ], [ %1786, %2333 ]
  %3297 = add nsw i32 %696, %720
  %3298 = icmp sgt i32 %3296, %3297
  br i1 %3298, label %3308, label %3299

3299:                                             ; preds = %3293
  %3300 = load i32, ptr %693, align 8
  %3301 = add nsw i32 %3300, %697
  %3302 = icmp sgt i32 %3296, %3301
  br i1 %3302, label %3308, label %3303

3303:                                             ; preds = %3299
  %3304 = sext i32 %3294 to i64
  %3305 = mul nsw i64 %3304, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %506, ptr align 8 %520, i64 %3305, i1 false)
  %3306 = sext i32 %3295 to i64
  %3307 = shl nsw i64 %3306, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %508, ptr align 4 %521, i64 %3307, i1 false)
  br label %3308

3308:                                             ; preds = %3303, %3299, %3293
  %3309 = phi i32 [ %700, %3293 ], [ %700, %3299 ], [ %3294, %3303 ]
  %3310 = phi i32 [ %699, %3293 ], [ %699, %3299 ], [ %3295, %3303 ]
  %3311 = phi i32 [ %696, %3293 ], [ %696, %3299 ], [ %3296, %3303 ]
  %3312 = icmp slt i32 %3296, %697
  br i1 %3312, label %3321, label %3313

3313:                                             ; preds = %3308
  %3314 = load i32, ptr %616, align 8
  %3315 = icmp eq i32 %3314, 0
  br i1 %3315, label %3321, label %3316

3316:                                             ; preds = %3313
  %3317 = load i32, ptr %656, align 4
  %3318 = icmp ne i32 %3317, 0
  %3319 = icmp eq i32 %3296, %697
  %3320 = select i1 %3318, i1 %3319, i1 false
  br i1 %3320, label %3321, label %3326

3321:                                             ; preds = %3316, %3313, %3308
  %3322 = sext i32 %3294 to i64
  %3323 = mul nsw i64 %3322, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %520, i64 %3323, i1 false)
  %3324 = sext i32 %3295 to i64
  %3325 = shl nsw i64 %3324, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %521, i64 %3325, i1 false)
  br label %3326

3326:                                             ; preds = %3321, %3316
  %3327 = phi i32 [ %3294, %3321 ], [ %698, %3316 ]
  %3328 = phi i32 [ %3296, %3321 ], [ %697, %3316 ]
  %3329 = add nuw nsw i32 %695, 1
  %3330 = load i32, ptr %611, align 4
  %3331 = icmp slt i32 %3329, %3330
  br i1 %3331, label %694, label %3332

3332:                                             ; preds = %3326, %606, %519, %526
  %3333 = phi i32 [ -1, %526 ], [ -1, %519 ], [ %1, %606 ], [ %3327, %3326 ]
  call void @free(ptr %506)
  call void @free(ptr %508)
  call void @free(ptr %520)
  call void @free(ptr %521)
  %3334 = load ptr, ptr %27, align 8
  call void @free(ptr %3334)
  %3335 = getelementptr inbounds i8, ptr %27, i64 8
  %3336 = load ptr, ptr %3335, align 8
  call void @free(ptr %3336)
  %3337 = load ptr, ptr %446, align 8
  store ptr %3337, ptr %12, align 16
  %3338 = getelementptr inbounds i8, ptr %12, i64 8
  %3339 = load ptr, ptr %450, align 8
  store ptr %3339, ptr %3338, align 8
  %3340 = getelementptr inbounds i8, ptr %12, i64 16
  %3341 = load ptr, ptr %457, align 8
  store ptr %3341, ptr %3340, align 16
  %3342 = getelementptr inbounds i8, ptr %12, i64 24
  %3343 = load ptr, ptr %461, align 8
  store ptr %3343, ptr %3342, align 8
  %3344 = getelementptr inbounds i8, ptr %12, i64 32
  %3345 = load ptr, ptr %467, align 8
  store ptr %3345, ptr %3344, align 16
  %3346 = getelementptr inbounds i8, ptr %12, i64 40
  %3347 = load ptr, ptr %474, align 8
  store ptr %3347, ptr %3346, align 8
  %3348 = getelementptr inbounds i8, ptr %12, i64 48
  %3349 = load ptr, ptr %478, align 8
  store ptr %3349, ptr %3348, align 16
  %3350 = getelementptr inbounds i8, ptr %12, i64 56
  %3351 = load ptr, ptr %482, align 8
  store ptr %3351, ptr %3350, align 8
  %3352 = getelementptr inbounds i8, ptr %12, i64 64
  %3353 = load ptr, ptr %486, align 8
  store ptr %3353, ptr %3352, align 16
  %3354 = getelementptr inbounds i8, ptr %12, i64 72
  %3355 = load ptr, ptr %490, align 8
  store ptr %3355, ptr %3354, align 8
  %3356 = getelementptr inbounds i8, ptr %12, i64 80
  %3357 = load ptr, ptr %494, align 8
  store ptr %3357, ptr %3356, align 16
  %3358 = getelementptr inbounds i8, ptr %12, i64 88
  %3359 = load ptr, ptr %500, align 8
  store ptr %3359, ptr %3358, align 8
  %3360 = getelementptr inbounds i8, ptr %12, i64 96
  %3361 = load ptr, ptr %504, align 8
  store ptr %3361, ptr %3360, align 16
  br label %3362

3362:                                             ; preds = %3362, %3332
  %3363 = phi i64 [ 0, %3332 ], [ %3366, %3362 ]
  %3364 = getelementptr inbounds [13 x ptr], ptr %12, i64 0, i64 %3363
  %3365 = load ptr, ptr %3364, align 8
  call void @free(ptr %3365)
  %3366 = add nuw nsw i64 %3363, 1
  %3367 = icmp eq i64 %3366, 13
  br i1 %3367, label %3368, label %3362

3368:                                             ; preds = %3362
  %3369 = load ptr, ptr %183, align 8
  store ptr %3369, ptr %11, align 16
  %3370 = getelementptr inbounds i8, ptr %11, i64 8
  %3371 = load ptr, ptr %187, align 8
  store ptr %3371, ptr %3370, align 8
  %3372 = getelementptr inbounds i8, ptr %11, i64 16
  %3373 = load ptr, ptr %194, align 8
  store ptr %3373, ptr %3372, align 16
  %3374 = getelementptr inbounds i8, ptr %11, i64 24
  %3375 = load ptr, ptr %202, align 8
  store ptr %3375, ptr %3374, align 8
  %3376 = getelementptr inbounds i8, ptr %11, i64 32
  %3377 = load ptr, ptr %275, align 8
  store ptr %3377, ptr %3376, align 16
  %3378 = getelementptr inbounds i8, ptr %11, i64 40
  %3379 = load ptr, ptr %279, align 8
  store ptr %3379, ptr %3378, align 8
  %3380 = getelementptr inbounds i8, ptr %11, i64 48
  %3381 = load ptr, ptr %283, align 8
  store ptr %3381, ptr %3380, align 16
  %3382 = getelementptr inbounds i8, ptr %11, i64 56
  %3383 = load ptr, ptr %291, align 8
  store ptr %3383, ptr %3382, align 8
  %3384 = getelementptr inbounds i8, ptr %11, i64 64
  %3385 = load ptr, ptr %86, align 8
  store ptr %3385, ptr %3384, align 16
  %3386 = getelementptr inbounds i8, ptr %11, i64 72
  %3387 = load ptr, ptr %315, align 8
  store ptr %3387, ptr %3386, align 8
  %3388 = getelementptr inbounds i8, ptr %11, i64 80
  %3389 = load ptr, ptr %321, align 8
  store ptr %3389, ptr %3388, align 16
  br label %3398

3390:                                             ; preds = %3398
  %3391 = getelementptr inbounds i8, ptr %8, i64 8
  %3392 = getelementptr inbounds i8, ptr %8, i64 16
  %3393 = getelementptr inbounds i8, ptr %8, i64 24
  %3394 = getelementptr inbounds i8, ptr %8, i64 32
  %3395 = getelementptr inbounds i8, ptr %8, i64 40
  %3396 = getelementptr inbounds i8, ptr %8, i64 48
  %3397 = getelementptr inbounds i8, ptr %8, i64 56
  br label %3462

3398:                                             ; preds = %3398, %3368
  %3399 = phi i64 [ 0, %3368 ], [ %3402, %3398 ]
  %3400 = getelementptr inbounds [11 x ptr], ptr %11, i64 0, i64 %3399
  %3401 = load ptr, ptr %3400, align 8
  call void @free(ptr %3401)
  %3402 = add nuw nsw i64 %3399, 1
  %3403 = icmp eq i64 %3402, 11
  br i1 %3403, label %3390, label %3398

3404:                                             ; preds = %3487
  %3405 = load ptr, ptr %28, align 8
  call void @free(ptr %3405)
  %3406 = load ptr, ptr %174, align 8
  call void @free(ptr %3406)
  %3407 = load ptr, ptr %103, align 8
  store ptr %3407, ptr %10, align 16
  %3408 = getelementptr inbounds i8, ptr %10, i64 8
  %3409 = load ptr, ptr %121, align 8
  store ptr %3409, ptr %3408, align 8
  %3410 = getelementptr inbounds i8, ptr %10, i64 16
  %3411 = load ptr, ptr %125, align 8
  store ptr %3411, ptr %3410, align 16
  %3412 = getelementptr inbounds i8, ptr %10, i64 24
  %3413 = load ptr, ptr %129, align 8
  store ptr %3413, ptr %3412, align 8
  %3414 = getelementptr inbounds i8, ptr %10, i64 32
  %3415 = load ptr, ptr %134, align 8
  store ptr %3415, ptr %3414, align 16
  %3416 = getelementptr inbounds i8, ptr %10, i64 40
  %3417 = load ptr, ptr %138, align 8
  store ptr %3417, ptr %3416, align 8
  %3418 = getelementptr inbounds i8, ptr %10, i64 48
  %3419 = load ptr, ptr %142, align 8
  store ptr %3419, ptr %3418, align 16
  %3420 = getelementptr inbounds i8, ptr %10, i64 56
  %3421 = load ptr, ptr %146, align 8
  store ptr %3421, ptr %3420, align 8
  %3422 = getelementptr inbounds i8, ptr %10, i64 64
  %3423 = load ptr, ptr %150, align 8
  store ptr %3423, ptr %3422, align 16
  %3424 = getelementptr inbounds i8, ptr %10, i64 72
  %3425 = load ptr, ptr %154, align 8
  store ptr %3425, ptr %3424, align 8
  %3426 = getelementptr inbounds i8, ptr %10, i64 80
  %3427 = load ptr, ptr %158, align 8
  store ptr %3427, ptr %3426, align 16
  %3428 = getelementptr inbounds i8, ptr %10, i64 88
  %3429 = load ptr, ptr %162, align 8
  store ptr %3429, ptr %3428, align 8
  %3430 = getelementptr inbounds i8, ptr %10, i64 96
  %3431 = load ptr, ptr %166, align 8
  store ptr %3431, ptr %3430, align 16
  br label %3432

3432:                                             ; preds = %3432, %3404
  %3433 = phi i64 [ 0, %3404 ], [ %3436, %3432 ]
  %3434 = getelementptr inbounds [13 x ptr], ptr %10, i64 0, i64 %3433
  %3435 = load ptr, ptr %3434, align 8
  call void @free(ptr %3435)
  %3436 = add nuw nsw i64 %3433, 1
  %3437 = icmp eq i64 %3436, 13
  br i1 %3437, label %3438, label %3432

3438:                                             ; preds = %3432
  %3439 = load ptr, ptr %63, align 8
  store ptr %3439, ptr %9, align 16
  %3440 = getelementptr inbounds i8, ptr %9, i64 8
  %3441 = load ptr, ptr %67, align 8
  store ptr %3441, ptr %3440, align 8
  %3442 = getelementptr inbounds i8, ptr %9, i64 16
  %3443 = load ptr, ptr %74, align 8
  store ptr %3443, ptr %3442, align 16
  %3444 = getelementptr inbounds i8, ptr %9, i64 24
  %3445 = load ptr, ptr %79, align 8
  store ptr %3445, ptr %3444, align 8
  %3446 = getelementptr inbounds i8, ptr %9, i64 32
  %3447 = load ptr, ptr %83, align 8
  store ptr %3447, ptr %3446, align 16
  br label %3450

3448:                                             ; preds = %3450
  %3449 = getelementptr inbounds i8, ptr %28, i64 98480
  br label %3456

3450:                                             ; preds = %3450, %3438
  %3451 = phi i64 [ 0, %3438 ], [ %3454, %3450 ]
  %3452 = getelementptr inbounds [5 x ptr], ptr %9, i64 0, i64 %3451
  %3453 = load ptr, ptr %3452, align 8
  call void @free(ptr %3453)
  %3454 = add nuw nsw i64 %3451, 1
  %3455 = icmp eq i64 %3454, 5
  br i1 %3455, label %3448, label %3450

3456:                                             ; preds = %3456, %3448
  %3457 = phi i64 [ 0, %3448 ], [ %3460, %3456 ]
  %3458 = getelementptr inbounds [64 x ptr], ptr %3449, i64 0, i64 %3457
  %3459 = load ptr, ptr %3458, align 8
  call void @free(ptr %3459)
  %3460 = add nuw nsw i64 %3457, 1
  %3461 = icmp eq i64 %3460, 64
  br i1 %3461, label %3490, label %3456

3462:                                             ; preds = %3487, %3390
  %3463 = phi i64 [ 0, %3390 ], [ %3488, %3487 ]
  %3464 = getelementptr inbounds [4 x %struct.Poly], ptr %85, i64 0, i64 %3463
  %3465 = getelementptr inbounds i8, ptr %3464, i64 8
  %3466 = load ptr, ptr %3465, align 8
  store ptr %3466, ptr %8, align 16
  %3467 = getelementptr inbounds i8, ptr %3464, i64 16
  %3468 = load ptr, ptr %3467, align 8
  store ptr %3468, ptr %3391, align 8
  %3469 = getelementptr inbounds i8, ptr %3464, i64 24
  %3470 = load ptr, ptr %3469, align 8
  store ptr %3470, ptr %3392, align 16
  %3471 = getelementptr inbounds i8, ptr %3464, i64 56
  %3472 = load ptr, ptr %3471, align 8
  store ptr %3472, ptr %3393, align 8
  %3473 = getelementptr inbounds i8, ptr %3464, i64 72
  %3474 = load ptr, ptr %3473, align 8
  store ptr %3474, ptr %3394, align 16
  %3475 = getelementptr inbounds i8, ptr %3464, i64 80
  %3476 = load ptr, ptr %3475, align 8
  store ptr %3476, ptr %3395, align 8
  %3477 = getelementptr inbounds i8, ptr %3464, i64 96
  %3478 = load ptr, ptr %3477, align 8
  store ptr %3478, ptr %3396, align 16
  %3479 = getelementptr inbounds i8, ptr %3464, i64 112
  %3480 = load ptr, ptr %3479, align 8
  store ptr %3480, ptr %3397, align 8
  br label %3481

3481:                                             ; preds = %3481, %3462
  %3482 = phi i64 [ 0, %3462 ], [ %3485, %3481 ]
  %3483 = getelementptr inbounds [8 x ptr], ptr %8, i64 0, i64 %3482
  %3484 = load ptr, ptr %3483, align 8
  call void @free(ptr %3484)
  %3485 = add nuw nsw i64 %3482, 1
  %3486 = icmp eq i64 %3485, 8
  br i1 %3486, label %3487, label %3481

3487:                                             ; preds = %3481
  %3488 = add nuw nsw i64 %3463, 1
  %3489 = icmp eq i64 %3488, 4
  br i1 %3489, label %3404, label %3462

3490:                                             ; preds = %3456
  br label %3491

3491:                                             ; preds = %7, %3490
  %3492 = phi i32 [ %3333, %3490 ], [ %1, %7 ]
  ret i32 %3492
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
  %8 = getelementptr inbounds i8, ptr %1, i64 36
  %9 = load i32, ptr %8, align 4
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %4
  store ptr %1, ptr %0, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %2, ptr %12, align 8
  br label %46

13:                                               ; preds = %4
  %14 = getelementptr inbounds i8, ptr %1, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = zext i32 %9 to i64
  br label %17

17:                                               ; preds = %17, %13
  %18 = phi i64 [ 0, %13 ], [ %26, %17 ]
  %19 = phi i64 [ 0, %13 ], [ %25, %17 ]
  %20 = getelementptr inbounds %struct.Sum, ptr %15, i64 %18, i32 1
  %21 = load i32, ptr %20, align 8
  %22 = sext i32 %21 to i64
  %23 = mul nsw i64 %22, %22
  %24 = lshr i64 %23, 1
  %25 = add nuw nsw i64 %24, %19
  %26 = add nuw nsw i64 %18, 1
  %27 = icmp eq i64 %26, %16
  br i1 %27, label %28, label %17

28:                                               ; preds = %17
  store ptr %1, ptr %0, align 8
  %29 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %2, ptr %29, align 8
  %30 = icmp ugt i64 %25, 4095
  br i1 %30, label %31, label %46

31:                                               ; preds = %28
  %32 = getelementptr inbounds i8, ptr %0, i64 44
  %33 = load i32, ptr %32, align 4
  %34 = icmp sgt i32 %33, 4095
  br i1 %34, label %35, label %46

35:                                               ; preds = %31, %35
  %36 = phi i32 [ %38, %35 ], [ 4095, %31 ]
  %37 = shl nsw i32 %36, 1
  %38 = or disjoint i32 %37, 1
  %39 = sext i32 %38 to i64
  %40 = icmp sgt i64 %25, %39
  %41 = icmp slt i32 %38, %33
  %42 = and i1 %40, %41
  br i1 %42, label %35, label %43

43:                                               ; preds = %35
  %44 = shl nsw i64 %39, 2
  %45 = add nsw i64 %44, 4
  br label %46

46:                                               ; preds = %31, %43, %11, %28
  %47 = phi ptr [ %29, %28 ], [ %12, %11 ], [ %29, %43 ], [ %29, %31 ]
  %48 = phi i32 [ 4095, %28 ], [ 4095, %11 ], [ 4095, %31 ], [ %38, %43 ]
  %49 = phi i64 [ 16384, %28 ], [ 16384, %11 ], [ 16384, %31 ], [ %45, %43 ]
  %50 = getelementptr inbounds i8, ptr %0, i64 40
  store i32 %48, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %0, i64 88
  store i32 0, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %0, i64 64
  store i32 0, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 0, ptr %53, align 8
  %54 = getelementptr inbounds i8, ptr %0, i64 72
  store i32 -1, ptr %54, align 8
  %55 = getelementptr inbounds i8, ptr %0, i64 1120
  store i32 0, ptr %55, align 8
  %56 = getelementptr inbounds i8, ptr %0, i64 32
  %57 = load ptr, ptr %56, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %57, i8 -1, i64 %49, i1 false)
  %58 = getelementptr inbounds i8, ptr %0, i64 608
  call void @llvm.memset.p0.i64(ptr align 8 %58, i8 0, i64 256, i1 false)
  %59 = load i32, ptr %8, align 4
  %60 = icmp sgt i32 %59, 0
  br i1 %60, label %61, label %64

61:                                               ; preds = %46
  %62 = getelementptr inbounds i8, ptr %1, i64 16
  %63 = load ptr, ptr %62, align 8
  br label %90

64:                                               ; preds = %118, %46
  %65 = getelementptr inbounds i8, ptr %1, i64 128
  %66 = load i32, ptr %65, align 8
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %691

68:                                               ; preds = %64
  %69 = getelementptr inbounds i8, ptr %0, i64 80
  %70 = getelementptr inbounds i8, ptr %0, i64 16
  %71 = getelementptr inbounds i8, ptr %0, i64 48
  %72 = getelementptr inbounds i8, ptr %0, i64 96
  %73 = icmp eq i32 %3, 0
  %74 = sdiv i32 %3, -2
  %75 = sext i32 %3 to i64
  %76 = getelementptr inbounds i8, ptr %6, i64 8
  %77 = getelementptr inbounds i8, ptr %6, i64 12
  %78 = getelementptr inbounds i8, ptr %6, i64 16
  %79 = getelementptr inbounds i8, ptr %6, i64 20
  %80 = getelementptr inbounds i8, ptr %6, i64 36
  %81 = getelementptr inbounds i8, ptr %6, i64 37
  %82 = getelementptr inbounds i8, ptr %0, i64 56
  %83 = getelementptr inbounds i8, ptr %7, i64 4
  %84 = getelementptr inbounds i8, ptr %5, i64 8
  %85 = getelementptr inbounds i8, ptr %5, i64 12
  %86 = getelementptr inbounds i8, ptr %5, i64 16
  %87 = getelementptr inbounds i8, ptr %5, i64 20
  %88 = getelementptr inbounds i8, ptr %5, i64 36
  %89 = getelementptr inbounds i8, ptr %5, i64 37
  br label %124

90:                                               ; preds = %61, %118
  %91 = phi ptr [ %63, %61 ], [ %119, %118 ]
  %92 = phi i64 [ 0, %61 ], [ %120, %118 ]
  %93 = getelementptr inbounds %struct.Sum, ptr %91, i64 %92, i32 1
  %94 = load i32, ptr %93, align 8
  store i32 0, ptr %93, align 8
  %95 = load ptr, ptr %62, align 8
  %96 = getelementptr inbounds %struct.Sum, ptr %95, i64 %92
  %97 = getelementptr inbounds i8, ptr %96, i64 8
  %98 = load i32, ptr %97, align 8
  %99 = icmp slt i32 %98, %94
  br i1 %99, label %100, label %118

100:                                              ; preds = %90
  %101 = trunc nuw nsw i64 %92 to i32
  br label %102

102:                                              ; preds = %100, %102
  %103 = phi i32 [ %116, %102 ], [ %98, %100 ]
  %104 = phi ptr [ %114, %102 ], [ %96, %100 ]
  %105 = load ptr, ptr %104, align 8
  %106 = sext i32 %103 to i64
  %107 = getelementptr inbounds %struct.Term, ptr %105, i64 %106
  %108 = load i64, ptr %107, align 4
  call void @for_divisors(ptr %0, i32 %101, i64 %108, ptr @enter_place)
  %109 = load ptr, ptr %62, align 8
  %110 = getelementptr inbounds %struct.Sum, ptr %109, i64 %92, i32 1
  %111 = load i32, ptr %110, align 8
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %110, align 8
  %113 = load ptr, ptr %62, align 8
  %114 = getelementptr inbounds %struct.Sum, ptr %113, i64 %92
  %115 = getelementptr inbounds i8, ptr %114, i64 8
  %116 = load i32, ptr %115, align 8
  %117 = icmp slt i32 %116, %94
  br i1 %117, label %102, label %118

118:                                              ; preds = %102, %90
  %119 = phi ptr [ %95, %90 ], [ %113, %102 ]
  %120 = add nuw nsw i64 %92, 1
  %121 = load i32, ptr %8, align 4
  %122 = sext i32 %121 to i64
  %123 = icmp slt i64 %120, %122
  br i1 %123, label %90, label %64

124:                                              ; preds = %68, %688
  %125 = load i32, ptr %55, align 8
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %691

127:                                              ; preds = %124
  %128 = load i32, ptr %51, align 8
  %129 = icmp sgt i32 %128, 0
  br i1 %129, label %130, label %235

130:                                              ; preds = %127, %230
  %131 = phi i64 [ %231, %230 ], [ 0, %127 ]
  %132 = load ptr, ptr %69, align 8
  %133 = getelementptr inbounds i32, ptr %132, i64 %131
  %134 = load i32, ptr %133, align 4
  %135 = load ptr, ptr %70, align 8
  %136 = sext i32 %134 to i64
  %137 = getelementptr inbounds %struct.Divisor, ptr %135, i64 %136
  %138 = getelementptr inbounds i8, ptr %137, i64 37
  store i8 0, ptr %138, align 1
  %139 = getelementptr inbounds i8, ptr %137, i64 20
  %140 = load i32, ptr %139, align 4
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %170

142:                                              ; preds = %130
  %143 = load ptr, ptr %70, align 8
  %144 = getelementptr inbounds %struct.Divisor, ptr %143, i64 %136
  %145 = getelementptr inbounds i8, ptr %144, i64 24
  %146 = load i32, ptr %145, align 8
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %230, label %148

148:                                              ; preds = %142
  %149 = sext i32 %146 to i64
  %150 = getelementptr inbounds [64 x ptr], ptr %72, i64 0, i64 %149
  %151 = load ptr, ptr %150, align 8
  %152 = getelementptr inbounds [64 x i32], ptr %58, i64 0, i64 %149
  %153 = load i32, ptr %152, align 4
  %154 = add nsw i32 %153, -1
  store i32 %154, ptr %152, align 4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds i32, ptr %151, i64 %155
  %157 = load i32, ptr %156, align 4
  %158 = load i32, ptr %145, align 8
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [64 x ptr], ptr %72, i64 0, i64 %159
  %161 = load ptr, ptr %160, align 8
  %162 = getelementptr inbounds i8, ptr %144, i64 28
  %163 = load i32, ptr %162, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds i32, ptr %161, i64 %164
  store i32 %157, ptr %165, align 4
  %166 = load i32, ptr %162, align 4
  %167 = load ptr, ptr %70, align 8
  %168 = sext i32 %157 to i64
  %169 = getelementptr inbounds %struct.Divisor, ptr %167, i64 %168, i32 6
  store i32 %166, ptr %169, align 4
  store i32 0, ptr %145, align 8
  br label %230

170:                                              ; preds = %130
  %171 = getelementptr inbounds i8, ptr %137, i64 36
  %172 = load i8, ptr %171, align 4
  %173 = icmp eq i8 %172, 3
  br i1 %173, label %176, label %174

174:                                              ; preds = %170
  %175 = add nsw i32 %140, -1
  call void @shift(ptr %0, i32 %134, i32 %175)
  br label %230

176:                                              ; preds = %170
  %177 = icmp eq i32 %140, 1
  br i1 %177, label %178, label %226

178:                                              ; preds = %176
  %179 = load ptr, ptr %0, align 8
  %180 = getelementptr inbounds i8, ptr %137, i64 8
  %181 = load i32, ptr %180, align 8
  %182 = getelementptr inbounds i8, ptr %179, i64 72
  %183 = load ptr, ptr %182, align 8
  %184 = sext i32 %181 to i64
  %185 = getelementptr i32, ptr %183, i64 %184
  %186 = getelementptr i8, ptr %185, i64 4
  %187 = load i32, ptr %186, align 4
  %188 = load i32, ptr %185, align 4
  %189 = icmp eq i32 %187, %188
  br i1 %189, label %226, label %190

190:                                              ; preds = %178
  %191 = getelementptr inbounds i8, ptr %137, i64 12
  %192 = load i32, ptr %191, align 4
  %193 = sext i32 %192 to i64
  %194 = getelementptr i32, ptr %183, i64 %193
  %195 = getelementptr i8, ptr %194, i64 4
  %196 = load i32, ptr %195, align 4
  %197 = load i32, ptr %194, align 4
  %198 = icmp eq i32 %196, %197
  br i1 %198, label %226, label %199

199:                                              ; preds = %190
  %200 = load ptr, ptr %71, align 8
  %201 = getelementptr inbounds i8, ptr %137, i64 16
  %202 = load i32, ptr %201, align 8
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds %struct.Place, ptr %200, i64 %203
  %205 = getelementptr inbounds i8, ptr %204, i64 4
  %206 = load i32, ptr %205, align 4
  %207 = sext i32 %206 to i64
  %208 = getelementptr i32, ptr %183, i64 %207
  %209 = getelementptr i8, ptr %208, i64 4
  %210 = load i32, ptr %209, align 4
  %211 = load i32, ptr %208, align 4
  %212 = load i64, ptr %137, align 8
  switch i64 %212, label %219 [
    i64 1, label %213
    i64 2305843009213693486, label %213
  ]

213:                                              ; preds = %199, %199
  %214 = getelementptr inbounds i8, ptr %204, i64 16
  %215 = load i32, ptr %214, align 4
  %216 = icmp ne i32 %215, 1
  %217 = icmp ne i32 %215, -1
  %218 = and i1 %216, %217
  br label %219

219:                                              ; preds = %213, %199
  %220 = phi i1 [ %218, %213 ], [ false, %199 ]
  %221 = zext i1 %220 to i32
  %222 = add i32 %188, %210
  %223 = add i32 %187, %211
  %224 = sub i32 %222, %223
  %225 = add nsw i32 %224, %221
  call void @shift(ptr %0, i32 %134, i32 %225)
  br label %230

226:                                              ; preds = %190, %178, %176
  %227 = call { i64, i64 } @taking(ptr %0, ptr %137)
  %228 = extractvalue { i64, i64 } %227, 0
  %229 = trunc i64 %228 to i32
  call void @shift(ptr %0, i32 %134, i32 %229)
  br label %230

230:                                              ; preds = %226, %219, %174, %148, %142
  %231 = add nuw nsw i64 %131, 1
  %232 = load i32, ptr %51, align 8
  %233 = sext i32 %232 to i64
  %234 = icmp slt i64 %231, %233
  br i1 %234, label %130, label %235

235:                                              ; preds = %230, %127
  store i32 0, ptr %51, align 8
  br label %236

236:                                              ; preds = %242, %235
  %237 = phi i32 [ 63, %235 ], [ %243, %242 ]
  %238 = zext i32 %237 to i64
  %239 = getelementptr inbounds [64 x i32], ptr %58, i64 0, i64 %238
  %240 = load i32, ptr %239, align 4
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %242, label %245

242:                                              ; preds = %236
  %243 = add nsw i32 %237, -1
  %244 = icmp ugt i32 %237, 1
  br i1 %244, label %236, label %691

245:                                              ; preds = %236
  br i1 %73, label %309, label %246

246:                                              ; preds = %245
  %247 = add i32 %237, %74
  %248 = call i32 @llvm.smax.i32(i32 %247, i32 1)
  %249 = icmp slt i32 %237, %248
  br i1 %249, label %309, label %250

250:                                              ; preds = %246
  %251 = zext i32 %248 to i64
  br label %252

252:                                              ; preds = %304, %250
  %253 = phi i64 [ %238, %250 ], [ %307, %304 ]
  %254 = phi i32 [ %237, %250 ], [ %306, %304 ]
  %255 = phi i64 [ 0, %250 ], [ %305, %304 ]
  %256 = getelementptr inbounds [64 x i32], ptr %58, i64 0, i64 %253
  %257 = load i32, ptr %256, align 4
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %304, label %259

259:                                              ; preds = %252
  %260 = shl nuw nsw i64 %253, 32
  %261 = load ptr, ptr %47, align 8
  %262 = load i64, ptr %261, align 8
  %263 = add i64 %262, -7046029254386353131
  store i64 %263, ptr %261, align 8
  %264 = lshr i64 %263, 30
  %265 = xor i64 %264, %263
  %266 = mul i64 %265, -4658895280553007687
  %267 = lshr i64 %266, 27
  %268 = xor i64 %267, %266
  %269 = mul i64 %268, -7723592293110705685
  %270 = lshr i64 %269, 31
  %271 = xor i64 %270, %269
  %272 = icmp eq i32 %257, 1
  br i1 %272, label %273, label %275

273:                                              ; preds = %259
  %274 = lshr i64 %271, 32
  br label %295

275:                                              ; preds = %259, %280
  %276 = phi i64 [ %281, %280 ], [ 0, %259 ]
  %277 = lshr exact i64 -9223372036854775808, %276
  %278 = and i64 %277, %271
  %279 = icmp eq i64 %278, 0
  br i1 %279, label %280, label %283

280:                                              ; preds = %275
  %281 = add nuw nsw i64 %276, 1
  %282 = icmp eq i64 %281, 40
  br i1 %282, label %283, label %275

283:                                              ; preds = %280, %275
  %284 = phi i64 [ 40, %280 ], [ %276, %275 ]
  %285 = shl i64 %271, %284
  %286 = lshr i64 %285, 47
  %287 = and i64 %286, 65535
  %288 = shl i64 %284, 16
  %289 = add nsw i64 %288, 65536
  %290 = sub nsw i64 %289, %287
  %291 = mul nsw i64 %290, 45426
  %292 = sext i32 %257 to i64
  %293 = udiv i64 %291, %292
  %294 = call i64 @llvm.usub.sat.i64(i64 4294967296, i64 %293)
  br label %295

295:                                              ; preds = %283, %273
  %296 = phi i64 [ %274, %273 ], [ %294, %283 ]
  %297 = mul nsw i64 %296, %75
  %298 = lshr i64 %297, 1
  %299 = add nuw i64 %298, %260
  %300 = icmp ugt i64 %299, %255
  %301 = call i64 @llvm.umax.i64(i64 %299, i64 %255)
  %302 = trunc nuw i64 %253 to i32
  %303 = select i1 %300, i32 %302, i32 %254
  br label %304

304:                                              ; preds = %295, %252
  %305 = phi i64 [ %301, %295 ], [ %255, %252 ]
  %306 = phi i32 [ %303, %295 ], [ %254, %252 ]
  %307 = add nsw i64 %253, -1
  %308 = icmp sgt i64 %253, %251
  br i1 %308, label %252, label %309

309:                                              ; preds = %304, %245, %246
  %310 = phi i32 [ %237, %245 ], [ %237, %246 ], [ %306, %304 ]
  %311 = sext i32 %310 to i64
  %312 = getelementptr inbounds [64 x ptr], ptr %72, i64 0, i64 %311
  %313 = load ptr, ptr %312, align 8
  %314 = load ptr, ptr %47, align 8
  %315 = getelementptr inbounds [64 x i32], ptr %58, i64 0, i64 %311
  %316 = load i32, ptr %315, align 4
  %317 = load i64, ptr %314, align 8
  %318 = add i64 %317, -7046029254386353131
  store i64 %318, ptr %314, align 8
  %319 = lshr i64 %318, 30
  %320 = xor i64 %319, %318
  %321 = mul i64 %320, -4658895280553007687
  %322 = lshr i64 %321, 27
  %323 = xor i64 %322, %321
  %324 = mul i64 %323, -7723592293110705685
  %325 = lshr i64 %324, 31
  %326 = xor i64 %325, %324
  %327 = sext i32 %316 to i64
  %328 = urem i64 %326, %327
  %329 = shl i64 %328, 32
  %330 = ashr exact i64 %329, 30
  %331 = getelementptr inbounds i8, ptr %313, i64 %330
  %332 = load i32, ptr %331, align 4
  %333 = icmp sgt i32 %332, -1
  br i1 %333, label %334, label %691

334:                                              ; preds = %309
  %335 = load ptr, ptr %70, align 8
  %336 = zext i32 %332 to i64
  %337 = getelementptr inbounds %struct.Divisor, ptr %335, i64 %336
  %338 = load i64, ptr %337, align 8
  %339 = getelementptr inbounds i8, ptr %337, i64 8
  %340 = load i32, ptr %339, align 8
  %341 = getelementptr inbounds i8, ptr %337, i64 12
  %342 = load i32, ptr %341, align 4
  %343 = getelementptr inbounds i8, ptr %337, i64 16
  %344 = load i32, ptr %343, align 8
  %345 = getelementptr inbounds i8, ptr %337, i64 20
  %346 = getelementptr inbounds i8, ptr %337, i64 36
  %347 = load i8, ptr %346, align 4
  %348 = getelementptr inbounds i8, ptr %337, i64 37
  switch i8 %347, label %537 [
    i8 1, label %349
    i8 2, label %442
  ]

349:                                              ; preds = %334
  %350 = load ptr, ptr %0, align 8
  %351 = icmp sgt i32 %344, -1
  br i1 %351, label %352, label %369

352:                                              ; preds = %349
  %353 = load ptr, ptr %71, align 8
  br label %356

354:                                              ; preds = %356
  %355 = trunc nuw i64 %361 to i32
  br label %369

356:                                              ; preds = %356, %352
  %357 = phi ptr [ %353, %352 ], [ %365, %356 ]
  %358 = phi i64 [ 0, %352 ], [ %361, %356 ]
  %359 = phi i32 [ %344, %352 ], [ %367, %356 ]
  %360 = load ptr, ptr %82, align 8
  %361 = add nuw nsw i64 %358, 1
  %362 = getelementptr inbounds %struct.Place, ptr %360, i64 %358
  %363 = zext i32 %359 to i64
  %364 = getelementptr inbounds %struct.Place, ptr %357, i64 %363
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %362, ptr align 4 %364, i64 24, i1 false)
  %365 = load ptr, ptr %71, align 8
  %366 = getelementptr inbounds %struct.Place, ptr %365, i64 %363, i32 3
  %367 = load i32, ptr %366, align 4
  %368 = icmp sgt i32 %367, -1
  br i1 %368, label %356, label %354

369:                                              ; preds = %354, %349
  %370 = phi i32 [ 0, %349 ], [ %355, %354 ]
  store i32 %340, ptr %7, align 4
  store i32 %342, ptr %83, align 4
  %371 = getelementptr inbounds i8, ptr %350, i64 32
  %372 = load i32, ptr %371, align 8
  %373 = getelementptr inbounds i8, ptr %350, i64 44
  %374 = load i32, ptr %373, align 4
  %375 = icmp slt i32 %372, %374
  br i1 %375, label %378, label %376

376:                                              ; preds = %369
  %377 = getelementptr inbounds i8, ptr %350, i64 128
  store i32 1, ptr %377, align 8
  br label %388

378:                                              ; preds = %369
  %379 = getelementptr inbounds i8, ptr %350, i64 8
  %380 = load ptr, ptr %379, align 8
  %381 = sext i32 %372 to i64
  %382 = getelementptr inbounds %struct.Literal, ptr %380, i64 %381
  store i32 1, ptr %382, align 4
  %383 = getelementptr inbounds i8, ptr %382, i64 4
  store i32 %340, ptr %383, align 4
  %384 = getelementptr inbounds i8, ptr %382, i64 8
  store i32 %342, ptr %384, align 4
  %385 = getelementptr inbounds i8, ptr %382, i64 12
  store i32 -1, ptr %385, align 4
  %386 = load i32, ptr %371, align 8
  %387 = add nsw i32 %386, 1
  store i32 %387, ptr %371, align 8
  br label %388

388:                                              ; preds = %378, %376
  %389 = phi i32 [ 0, %376 ], [ %386, %378 ]
  %390 = getelementptr inbounds i8, ptr %350, i64 128
  %391 = icmp sgt i32 %370, 0
  br i1 %391, label %392, label %441

392:                                              ; preds = %388
  %393 = zext i32 %370 to i64
  br label %394

394:                                              ; preds = %438, %392
  %395 = phi i64 [ 0, %392 ], [ %439, %438 ]
  %396 = load i32, ptr %390, align 8
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %398, label %441

398:                                              ; preds = %394
  %399 = load ptr, ptr %82, align 8
  %400 = getelementptr inbounds %struct.Place, ptr %399, i64 %395
  %401 = load i32, ptr %400, align 4
  %402 = getelementptr inbounds i8, ptr %400, i64 4
  %403 = load i32, ptr %402, align 4
  %404 = call i32 @renamed(ptr %350, i32 %403, ptr %7, i32 2, i32 %389, i32 1)
  %405 = load ptr, ptr %0, align 8
  %406 = getelementptr inbounds i8, ptr %405, i64 16
  %407 = load ptr, ptr %406, align 8
  %408 = sext i32 %401 to i64
  %409 = getelementptr inbounds %struct.Sum, ptr %407, i64 %408
  %410 = getelementptr inbounds i8, ptr %409, i64 8
  %411 = load i32, ptr %410, align 8
  %412 = icmp sgt i32 %411, 0
  br i1 %412, label %413, label %438

413:                                              ; preds = %398
  %414 = load ptr, ptr %409, align 8
  %415 = zext i32 %411 to i64
  br label %419

416:                                              ; preds = %419
  %417 = add nuw nsw i64 %420, 1
  %418 = icmp eq i64 %417, %415
  br i1 %418, label %438, label %419

419:                                              ; preds = %416, %413
  %420 = phi i64 [ 0, %413 ], [ %417, %416 ]
  %421 = getelementptr inbounds %struct.Term, ptr %414, i64 %420
  %422 = load i32, ptr %421, align 4
  %423 = icmp eq i32 %422, %403
  br i1 %423, label %424, label %416

424:                                              ; preds = %419
  %425 = getelementptr inbounds %struct.Term, ptr %414, i64 %420
  %426 = getelementptr inbounds i8, ptr %425, i64 4
  %427 = load i32, ptr %426, align 4
  %428 = add nsw i32 %411, -1
  store i32 %428, ptr %410, align 8
  %429 = sext i32 %428 to i64
  %430 = getelementptr inbounds %struct.Term, ptr %414, i64 %429
  %431 = load i64, ptr %430, align 4
  store i64 %431, ptr %425, align 4
  %432 = zext i32 %427 to i64
  %433 = shl nuw i64 %432, 32
  %434 = zext i32 %403 to i64
  %435 = or disjoint i64 %433, %434
  call void @for_divisors(ptr %0, i32 %401, i64 %435, ptr @leave_place)
  %436 = icmp eq i32 %427, 0
  br i1 %436, label %438, label %437

437:                                              ; preds = %424
  call void @put_term(ptr %0, i32 %401, i32 %404, i32 %427)
  br label %438

438:                                              ; preds = %416, %437, %424, %398
  %439 = add nuw nsw i64 %395, 1
  %440 = icmp eq i64 %439, %393
  br i1 %440, label %441, label %394

441:                                              ; preds = %394, %438, %388
  br label %688

442:                                              ; preds = %334
  store i64 %338, ptr %6, align 8
  store i32 %340, ptr %76, align 8
  store i32 %342, ptr %77, align 4
  store i32 %344, ptr %78, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %79, ptr align 4 %345, i64 16, i1 false)
  store i8 2, ptr %80, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %81, ptr align 1 %348, i64 3, i1 false)
  %443 = load ptr, ptr %0, align 8
  %444 = icmp sgt i32 %344, -1
  br i1 %444, label %445, label %462

445:                                              ; preds = %442
  %446 = load ptr, ptr %71, align 8
  br label %449

447:                                              ; preds = %449
  %448 = trunc nuw i64 %454 to i32
  br label %462

449:                                              ; preds = %449, %445
  %450 = phi ptr [ %446, %445 ], [ %458, %449 ]
  %451 = phi i64 [ 0, %445 ], [ %454, %449 ]
  %452 = phi i32 [ %344, %445 ], [ %460, %449 ]
  %453 = load ptr, ptr %82, align 8
  %454 = add nuw nsw i64 %451, 1
  %455 = getelementptr inbounds %struct.Place, ptr %453, i64 %451
  %456 = zext i32 %452 to i64
  %457 = getelementptr inbounds %struct.Place, ptr %450, i64 %456
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %455, ptr align 4 %457, i64 24, i1 false)
  %458 = load ptr, ptr %71, align 8
  %459 = getelementptr inbounds %struct.Place, ptr %458, i64 %456, i32 3
  %460 = load i32, ptr %459, align 4
  %461 = icmp sgt i32 %460, -1
  br i1 %461, label %449, label %447

462:                                              ; preds = %447, %442
  %463 = phi i32 [ 0, %442 ], [ %448, %447 ]
  %464 = getelementptr inbounds i8, ptr %443, i64 32
  %465 = load i32, ptr %464, align 8
  %466 = getelementptr inbounds i8, ptr %443, i64 44
  %467 = load i32, ptr %466, align 4
  %468 = icmp slt i32 %465, %467
  br i1 %468, label %471, label %469

469:                                              ; preds = %462
  %470 = getelementptr inbounds i8, ptr %443, i64 128
  store i32 1, ptr %470, align 8
  br label %481

471:                                              ; preds = %462
  %472 = getelementptr inbounds i8, ptr %443, i64 8
  %473 = load ptr, ptr %472, align 8
  %474 = sext i32 %465 to i64
  %475 = getelementptr inbounds %struct.Literal, ptr %473, i64 %474
  store i32 2, ptr %475, align 4
  %476 = getelementptr inbounds i8, ptr %475, i64 4
  store i32 %340, ptr %476, align 4
  %477 = getelementptr inbounds i8, ptr %475, i64 8
  store i32 %342, ptr %477, align 4
  %478 = getelementptr inbounds i8, ptr %475, i64 12
  store i32 -1, ptr %478, align 4
  %479 = load i32, ptr %464, align 8
  %480 = add nsw i32 %479, 1
  store i32 %480, ptr %464, align 8
  br label %481

481:                                              ; preds = %471, %469
  %482 = phi i32 [ 0, %469 ], [ %479, %471 ]
  %483 = getelementptr inbounds i8, ptr %443, i64 128
  %484 = icmp sgt i32 %463, 0
  br i1 %484, label %485, label %536

485:                                              ; preds = %481
  %486 = zext i32 %463 to i64
  br label %487

487:                                              ; preds = %533, %485
  %488 = phi i64 [ 0, %485 ], [ %534, %533 ]
  %489 = load i32, ptr %483, align 8
  %490 = icmp eq i32 %489, 0
  br i1 %490, label %491, label %536

491:                                              ; preds = %487
  %492 = load ptr, ptr %82, align 8
  %493 = getelementptr inbounds %struct.Place, ptr %492, i64 %488
  %494 = load i32, ptr %493, align 4
  %495 = getelementptr inbounds i8, ptr %493, i64 4
  %496 = load i32, ptr %495, align 4
  %497 = call i32 @renamed(ptr %443, i32 %496, ptr %77, i32 1, i32 %482, i32 0)
  %498 = load ptr, ptr %0, align 8
  %499 = getelementptr inbounds i8, ptr %498, i64 16
  %500 = load ptr, ptr %499, align 8
  %501 = sext i32 %494 to i64
  %502 = getelementptr inbounds %struct.Sum, ptr %500, i64 %501
  %503 = getelementptr inbounds i8, ptr %502, i64 8
  %504 = load i32, ptr %503, align 8
  %505 = icmp sgt i32 %504, 0
  br i1 %505, label %506, label %533

506:                                              ; preds = %491
  %507 = load ptr, ptr %502, align 8
  %508 = zext i32 %504 to i64
  br label %512

509:                                              ; preds = %512
  %510 = add nuw nsw i64 %513, 1
  %511 = icmp eq i64 %510, %508
  br i1 %511, label %533, label %512

512:                                              ; preds = %509, %506
  %513 = phi i64 [ 0, %506 ], [ %510, %509 ]
  %514 = getelementptr inbounds %struct.Term, ptr %507, i64 %513
  %515 = load i32, ptr %514, align 4
  %516 = icmp eq i32 %515, %496
  br i1 %516, label %517, label %509

517:                                              ; preds = %512
  %518 = getelementptr inbounds %struct.Term, ptr %507, i64 %513
  %519 = getelementptr inbounds i8, ptr %518, i64 4
  %520 = load i32, ptr %519, align 4
  %521 = add nsw i32 %504, -1
  store i32 %521, ptr %503, align 8
  %522 = sext i32 %521 to i64
  %523 = getelementptr inbounds %struct.Term, ptr %507, i64 %522
  %524 = load i64, ptr %523, align 4
  store i64 %524, ptr %518, align 4
  %525 = zext i32 %520 to i64
  %526 = shl nuw i64 %525, 32
  %527 = zext i32 %496 to i64
  %528 = or disjoint i64 %526, %527
  call void @for_divisors(ptr %0, i32 %494, i64 %528, ptr @leave_place)
  %529 = icmp eq i32 %520, 0
  br i1 %529, label %533, label %530

530:                                              ; preds = %517
  %531 = icmp eq i32 %520, %340
  %532 = select i1 %531, i32 1, i32 -1
  call void @put_term(ptr %0, i32 %494, i32 %497, i32 %532)
  br label %533

533:                                              ; preds = %509, %530, %517, %491
  %534 = add nuw nsw i64 %488, 1
  %535 = icmp eq i64 %534, %486
  br i1 %535, label %536, label %487

536:                                              ; preds = %487, %533, %481
  br label %688

537:                                              ; preds = %334
  store i64 %338, ptr %5, align 8
  store i32 %340, ptr %84, align 8
  store i32 %342, ptr %85, align 4
  store i32 %344, ptr %86, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %87, ptr align 4 %345, i64 16, i1 false)
  store i8 %347, ptr %88, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %89, ptr align 1 %348, i64 3, i1 false)
  %538 = load ptr, ptr %0, align 8
  %539 = call { i64, i64 } @taking(ptr %0, ptr %5)
  %540 = extractvalue { i64, i64 } %539, 1
  %541 = getelementptr inbounds i8, ptr %538, i64 36
  %542 = load i32, ptr %541, align 4
  %543 = getelementptr inbounds i8, ptr %538, i64 48
  %544 = load i32, ptr %543, align 8
  %545 = icmp slt i32 %542, %544
  br i1 %545, label %548, label %546

546:                                              ; preds = %537
  %547 = getelementptr inbounds i8, ptr %538, i64 128
  store i32 1, ptr %547, align 8
  br label %555

548:                                              ; preds = %537
  %549 = getelementptr inbounds i8, ptr %538, i64 16
  %550 = load ptr, ptr %549, align 8
  %551 = sext i32 %542 to i64
  %552 = getelementptr inbounds %struct.Sum, ptr %550, i64 %551
  call void @llvm.memset.p0.i64(ptr align 8 %552, i8 0, i64 16, i1 false)
  %553 = load i32, ptr %541, align 4
  %554 = add nsw i32 %553, 1
  store i32 %554, ptr %541, align 4
  br label %555

555:                                              ; preds = %548, %546
  %556 = phi i32 [ 0, %546 ], [ %553, %548 ]
  %557 = getelementptr inbounds i8, ptr %538, i64 32
  %558 = load i32, ptr %557, align 8
  %559 = getelementptr inbounds i8, ptr %538, i64 44
  %560 = load i32, ptr %559, align 4
  %561 = icmp slt i32 %558, %560
  br i1 %561, label %564, label %562

562:                                              ; preds = %555
  %563 = getelementptr inbounds i8, ptr %538, i64 128
  store i32 1, ptr %563, align 8
  br label %687

564:                                              ; preds = %555
  %565 = getelementptr inbounds i8, ptr %538, i64 8
  %566 = load ptr, ptr %565, align 8
  %567 = sext i32 %558 to i64
  %568 = getelementptr inbounds %struct.Literal, ptr %566, i64 %567
  store i32 3, ptr %568, align 4
  %569 = getelementptr inbounds i8, ptr %568, i64 4
  store i32 %556, ptr %569, align 4
  %570 = getelementptr inbounds i8, ptr %568, i64 8
  store i32 0, ptr %570, align 4
  %571 = getelementptr inbounds i8, ptr %568, i64 12
  store i32 -1, ptr %571, align 4
  %572 = load i32, ptr %557, align 8
  %573 = add nsw i32 %572, 1
  store i32 %573, ptr %557, align 8
  %574 = getelementptr inbounds i8, ptr %538, i64 128
  %575 = load i32, ptr %574, align 8
  %576 = icmp eq i32 %575, 0
  br i1 %576, label %577, label %687

577:                                              ; preds = %564
  %578 = extractvalue { i64, i64 } %539, 0
  %579 = lshr i64 %578, 32
  %580 = trunc nuw i64 %579 to i32
  call void @put_term(ptr %0, i32 %556, i32 %340, i32 %580)
  %581 = trunc i64 %540 to i32
  call void @put_term(ptr %0, i32 %556, i32 %342, i32 %581)
  %582 = lshr i64 %540, 32
  %583 = trunc nuw i64 %582 to i32
  %584 = icmp sgt i32 %583, 0
  br i1 %584, label %585, label %687

585:                                              ; preds = %577
  %586 = getelementptr inbounds i8, ptr %538, i64 56
  %587 = getelementptr inbounds i8, ptr %538, i64 72
  %588 = sext i32 %340 to i64
  br label %589

589:                                              ; preds = %677, %585
  %590 = phi i64 [ 0, %585 ], [ %685, %677 ]
  %591 = load i32, ptr %574, align 8
  %592 = icmp eq i32 %591, 0
  br i1 %592, label %593, label %687

593:                                              ; preds = %589
  %594 = load ptr, ptr %82, align 8
  %595 = getelementptr inbounds %struct.Place, ptr %594, i64 %590
  %596 = load i32, ptr %595, align 4
  %597 = getelementptr inbounds i8, ptr %595, i64 4
  %598 = load i32, ptr %597, align 4
  %599 = getelementptr inbounds i8, ptr %595, i64 8
  %600 = load i32, ptr %599, align 4
  %601 = load ptr, ptr %586, align 8
  %602 = load ptr, ptr %587, align 8
  %603 = getelementptr inbounds i32, ptr %602, i64 %588
  %604 = load i32, ptr %603, align 4
  %605 = sext i32 %604 to i64
  %606 = getelementptr inbounds i32, ptr %601, i64 %605
  %607 = getelementptr i8, ptr %603, i64 4
  %608 = load i32, ptr %607, align 4
  %609 = sub nsw i32 %608, %604
  %610 = call i32 @renamed(ptr %538, i32 %598, ptr %606, i32 %609, i32 %572, i32 0)
  %611 = load ptr, ptr %0, align 8
  %612 = getelementptr inbounds i8, ptr %611, i64 16
  %613 = load ptr, ptr %612, align 8
  %614 = sext i32 %596 to i64
  %615 = getelementptr inbounds %struct.Sum, ptr %613, i64 %614
  %616 = getelementptr inbounds i8, ptr %615, i64 8
  %617 = load i32, ptr %616, align 8
  %618 = icmp sgt i32 %617, 0
  br i1 %618, label %619, label %677

619:                                              ; preds = %593
  %620 = load ptr, ptr %615, align 8
  %621 = zext i32 %617 to i64
  br label %625

622:                                              ; preds = %625
  %623 = add nuw nsw i64 %626, 1
  %624 = icmp eq i64 %623, %621
  br i1 %624, label %647, label %625

625:                                              ; preds = %622, %619
  %626 = phi i64 [ 0, %619 ], [ %623, %622 ]
  %627 = getelementptr inbounds %struct.Term, ptr %620, i64 %626
  %628 = load i32, ptr %627, align 4
  %629 = icmp eq i32 %628, %598
  br i1 %629, label %630, label %622

630:                                              ; preds = %625
  %631 = getelementptr inbounds %struct.Term, ptr %620, i64 %626
  %632 = getelementptr inbounds i8, ptr %631, i64 4
  %633 = load i32, ptr %632, align 4
  %634 = add nsw i32 %617, -1
  store i32 %634, ptr %616, align 8
  %635 = sext i32 %634 to i64
  %636 = getelementptr inbounds %struct.Term, ptr %620, i64 %635
  %637 = load i64, ptr %636, align 4
  store i64 %637, ptr %631, align 4
  %638 = zext i32 %633 to i64
  %639 = shl nuw i64 %638, 32
  %640 = zext i32 %598 to i64
  %641 = or disjoint i64 %639, %640
  call void @for_divisors(ptr %0, i32 %596, i64 %641, ptr @leave_place)
  %642 = load ptr, ptr %0, align 8
  %643 = getelementptr inbounds i8, ptr %642, i64 16
  %644 = load ptr, ptr %643, align 8
  %645 = getelementptr inbounds %struct.Sum, ptr %644, i64 %614, i32 1
  %646 = load i32, ptr %645, align 8
  br label %647

647:                                              ; preds = %622, %630
  %648 = phi i32 [ %646, %630 ], [ %617, %622 ]
  %649 = phi ptr [ %644, %630 ], [ %613, %622 ]
  %650 = phi i32 [ %633, %630 ], [ 0, %622 ]
  %651 = getelementptr inbounds %struct.Sum, ptr %649, i64 %614
  %652 = getelementptr inbounds i8, ptr %651, i64 8
  %653 = icmp sgt i32 %648, 0
  br i1 %653, label %654, label %677

654:                                              ; preds = %647
  %655 = load ptr, ptr %651, align 8
  %656 = zext i32 %648 to i64
  br label %660

657:                                              ; preds = %660
  %658 = add nuw nsw i64 %661, 1
  %659 = icmp eq i64 %658, %656
  br i1 %659, label %677, label %660

660:                                              ; preds = %657, %654
  %661 = phi i64 [ 0, %654 ], [ %658, %657 ]
  %662 = getelementptr inbounds %struct.Term, ptr %655, i64 %661
  %663 = load i32, ptr %662, align 4
  %664 = icmp eq i32 %663, %600
  br i1 %664, label %665, label %657

665:                                              ; preds = %660
  %666 = getelementptr inbounds %struct.Term, ptr %655, i64 %661
  %667 = getelementptr inbounds i8, ptr %666, i64 4
  %668 = load i32, ptr %667, align 4
  %669 = add nsw i32 %648, -1
  store i32 %669, ptr %652, align 8
  %670 = sext i32 %669 to i64
  %671 = getelementptr inbounds %struct.Term, ptr %655, i64 %670
  %672 = load i64, ptr %671, align 4
  store i64 %672, ptr %666, align 4
  %673 = zext i32 %668 to i64
  %674 = shl nuw i64 %673, 32
  %675 = zext i32 %600 to i64
  %676 = or disjoint i64 %674, %675
  call void @for_divisors(ptr %0, i32 %596, i64 %676, ptr @leave_place)
  br label %677

677:                                              ; preds = %657, %665, %647, %593
  %678 = phi i32 [ %650, %647 ], [ %650, %665 ], [ 0, %593 ], [ %650, %657 ]
  %679 = load ptr, ptr %538, align 8
  %680 = call i32 @scale_quotient(ptr %679, i32 %678, i32 %580)
  %681 = icmp eq i32 %680, 0
  %682 = zext i1 %681 to i32
  %683 = load i32, ptr %574, align 8
  %684 = or i32 %683, %682
  store i32 %684, ptr %574, align 8
  call void @put_term(ptr %0, i32 %596, i32 %610, i32 %680)
  %685 = add nuw nsw i64 %590, 1
  %686 = icmp eq i64 %685, %582
  br i1 %686, label %687, label %589

687:                                              ; preds = %589, %677, %562, %564, %577
  br label %688

688:                                              ; preds = %536, %687, %441
  %689 = load i32, ptr %65, align 8
  %690 = icmp eq i32 %689, 0
  br i1 %690, label %124, label %691

691:                                              ; preds = %309, %688, %124, %242, %64
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

declare i64 @llvm.smax.i64(i64, i64)

declare i32 @llvm.abs.i32(i32, i1 immarg)

declare i32 @llvm.smin.i32(i32, i32)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.usub.sat.i64(i64, i64)

declare i32 @llvm.usub.sat.i32(i32, i32)

declare i32 @llvm.umax.i32(i32, i32)

declare i8 @llvm.umax.i8(i8, i8)

