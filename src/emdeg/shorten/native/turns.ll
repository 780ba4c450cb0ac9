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
%struct.Index = type { ptr, ptr, ptr, i32, i32, ptr, i32, ptr, ptr, i32, i32, i32, ptr, i32, i32, [64 x ptr], [64 x i32], [64 x i32], i32 }
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
  br i1 %32, label %3599, label %33

33:                                               ; preds = %7
  call void @llvm.memset.p0.i64(ptr align 8 %27, i8 0, i64 32, i1 false)
  %34 = sext i32 %3 to i64
  call void @llvm.memset.p0.i64(ptr align 8 %28, i8 0, i64 100264, i1 false)
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
  %59 = getelementptr inbounds i8, ptr %28, i64 98424
  store i32 %58, ptr %59, align 8
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
  %96 = call i32 @llvm.umax.i32(i32 %5, i32 1)
  %97 = zext i32 %96 to i64
  %98 = call i32 @llvm.umax.i32(i32 %92, i32 1)
  %99 = sext i32 %98 to i64
  %100 = sext i32 %91 to i64
  %101 = or disjoint i64 %100, 2
  %102 = call i64 @llvm.umax.i64(i64 %100, i64 1)
  br label %206

103:                                              ; preds = %220
  %104 = getelementptr inbounds i8, ptr %28, i64 100056
  %105 = getelementptr inbounds i8, ptr %28, i64 99556
  %106 = load i32, ptr %105, align 4
  %107 = sext i32 %106 to i64
  %108 = add nsw i64 %107, 1
  %109 = getelementptr inbounds i8, ptr %28, i64 99560
  %110 = load i32, ptr %109, align 8
  %111 = sext i32 %110 to i64
  %112 = add nsw i64 %111, 1
  call void @llvm.memset.p0.i64(ptr align 8 %104, i8 0, i64 112, i1 false)
  %113 = add nsw i64 %112, %108
  %114 = call i64 @llvm.umax.i64(i64 %113, i64 1)
  %115 = call ptr @calloc(i64 %114, i64 4)
  %116 = icmp eq ptr %115, null
  store ptr %115, ptr %104, align 8
  %117 = call i64 @llvm.umax.i64(i64 %108, i64 1)
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
  %130 = call i64 @llvm.umax.i64(i64 %112, i64 1)
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
  %171 = call ptr @calloc(i64 %97, i64 8)
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
  %189 = add nsw i64 %188, %107
  %190 = call i64 @llvm.umax.i64(i64 %189, i64 1)
  %191 = call ptr @calloc(i64 %190, i64 4)
  %192 = icmp eq ptr %191, null
  %193 = or i1 %186, %192
  %194 = getelementptr inbounds i8, ptr %28, i64 100184
  store ptr %191, ptr %194, align 8
  %195 = shl nsw i64 %34, 1
  %196 = zext i32 %5 to i64
  %197 = add nsw i64 %195, %196
  %198 = add nsw i64 %197, %107
  %199 = call i64 @llvm.umax.i64(i64 %198, i64 1)
  %200 = call ptr @calloc(i64 %199, i64 4)
  %201 = icmp eq ptr %200, null
  %202 = or i1 %193, %201
  %203 = getelementptr inbounds i8, ptr %28, i64 100192
  store ptr %200, ptr %203, align 8
  %204 = getelementptr inbounds i8, ptr %28, i64 100216
  store i32 4095, ptr %204, align 8
  %205 = icmp sgt i32 %3, 4095
  br i1 %205, label %261, label %269

206:                                              ; preds = %220, %57
  %207 = phi i64 [ 0, %57 ], [ %259, %220 ]
  %208 = phi i32 [ %84, %57 ], [ %258, %220 ]
  %209 = getelementptr inbounds [4 x %struct.Poly], ptr %85, i64 0, i64 %207
  call void @llvm.memset.p0.i64(ptr align 8 %209, i8 0, i64 136, i1 false)
  store ptr %86, ptr %209, align 8
  %210 = getelementptr inbounds i8, ptr %209, i64 48
  store i32 %89, ptr %210, align 8
  %211 = getelementptr inbounds i8, ptr %209, i64 44
  store i32 %89, ptr %211, align 4
  %212 = getelementptr inbounds i8, ptr %209, i64 92
  store i32 %91, ptr %212, align 4
  %213 = getelementptr inbounds i8, ptr %209, i64 68
  store i32 %92, ptr %213, align 4
  %214 = getelementptr inbounds i8, ptr %209, i64 124
  store i32 %91, ptr %214, align 4
  br i1 %93, label %215, label %220

215:                                              ; preds = %206, %215
  %216 = phi i32 [ %218, %215 ], [ 4095, %206 ]
  %217 = shl nsw i32 %216, 1
  %218 = or disjoint i32 %217, 1
  %219 = icmp slt i32 %218, %91
  br i1 %219, label %215, label %220

220:                                              ; preds = %215, %206
  %221 = phi i32 [ 4095, %206 ], [ %218, %215 ]
  %222 = getelementptr inbounds i8, ptr %209, i64 104
  store i32 %221, ptr %222, align 8
  %223 = call ptr @calloc(i64 %95, i64 16)
  %224 = icmp eq ptr %223, null
  %225 = getelementptr inbounds i8, ptr %209, i64 8
  store ptr %223, ptr %225, align 8
  %226 = call ptr @calloc(i64 %95, i64 16)
  %227 = icmp eq ptr %226, null
  %228 = or i1 %224, %227
  %229 = getelementptr inbounds i8, ptr %209, i64 16
  store ptr %226, ptr %229, align 8
  %230 = call ptr @calloc(i64 %97, i64 8)
  %231 = icmp eq ptr %230, null
  %232 = or i1 %228, %231
  %233 = getelementptr inbounds i8, ptr %209, i64 24
  store ptr %230, ptr %233, align 8
  %234 = call ptr @calloc(i64 %99, i64 4)
  %235 = icmp eq ptr %234, null
  %236 = or i1 %232, %235
  %237 = getelementptr inbounds i8, ptr %209, i64 56
  store ptr %234, ptr %237, align 8
  %238 = call ptr @calloc(i64 %101, i64 4)
  %239 = icmp eq ptr %238, null
  %240 = or i1 %236, %239
  %241 = getelementptr inbounds i8, ptr %209, i64 72
  store ptr %238, ptr %241, align 8
  %242 = call ptr @calloc(i64 %101, i64 4)
  %243 = icmp eq ptr %242, null
  %244 = or i1 %240, %243
  %245 = getelementptr inbounds i8, ptr %209, i64 80
  store ptr %242, ptr %245, align 8
  %246 = sext i32 %221 to i64
  %247 = add nsw i64 %246, 1
  %248 = call i64 @llvm.umax.i64(i64 %247, i64 1)
  %249 = call ptr @calloc(i64 %248, i64 4)
  %250 = icmp eq ptr %249, null
  %251 = or i1 %244, %250
  %252 = getelementptr inbounds i8, ptr %209, i64 96
  store ptr %249, ptr %252, align 8
  %253 = call ptr @calloc(i64 %102, i64 8)
  %254 = icmp eq ptr %253, null
  %255 = or i1 %251, %254
  %256 = getelementptr inbounds i8, ptr %209, i64 112
  store ptr %253, ptr %256, align 8
  %257 = zext i1 %255 to i32
  %258 = or i32 %208, %257
  %259 = add nuw nsw i64 %207, 1
  %260 = icmp eq i64 %259, 4
  br i1 %260, label %103, label %206

261:                                              ; preds = %103, %261
  %262 = phi i32 [ %264, %261 ], [ 4095, %103 ]
  %263 = shl nsw i32 %262, 1
  %264 = or disjoint i32 %263, 1
  %265 = icmp slt i32 %264, %3
  br i1 %265, label %261, label %266

266:                                              ; preds = %261
  store i32 %264, ptr %204, align 8
  %267 = sext i32 %263 to i64
  %268 = add nsw i64 %267, 2
  br label %269

269:                                              ; preds = %266, %103
  %270 = phi i64 [ 4096, %103 ], [ %268, %266 ]
  %271 = call i64 @llvm.umax.i64(i64 %270, i64 1)
  %272 = call ptr @calloc(i64 %271, i64 4)
  %273 = icmp eq ptr %272, null
  %274 = or i1 %202, %273
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
  br i1 %322, label %323, label %433

323:                                              ; preds = %302
  %324 = getelementptr inbounds i8, ptr %28, i64 40
  store i32 1, ptr %324, align 8
  store i32 %2, ptr %177, align 8
  %325 = sext i32 %2 to i64
  %326 = mul nsw i64 %325, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %169, ptr align 8 %0, i64 %326, i1 false)
  %327 = icmp sgt i32 %2, 0
  br i1 %327, label %328, label %433

328:                                              ; preds = %323
  %329 = getelementptr inbounds i8, ptr %28, i64 72
  %330 = zext i32 %2 to i64
  %331 = getelementptr inbounds i8, ptr %28, i64 48
  %332 = getelementptr inbounds i8, ptr %28, i64 56
  %333 = getelementptr inbounds i8, ptr %28, i64 40
  %334 = getelementptr inbounds i8, ptr %28, i64 44
  %335 = getelementptr inbounds i8, ptr %28, i64 48
  %336 = getelementptr inbounds i8, ptr %28, i64 56
  br label %337

337:                                              ; preds = %430, %328
  %338 = phi i64 [ 0, %328 ], [ %431, %430 ]
  %339 = getelementptr inbounds %struct.Node, ptr %0, i64 %338
  %340 = getelementptr inbounds i8, ptr %339, i64 1
  %341 = load i8, ptr %340, align 1
  %342 = icmp eq i8 %341, 0
  br i1 %342, label %343, label %430

343:                                              ; preds = %337
  %344 = load i8, ptr %339, align 8
  %345 = icmp eq i8 %344, 0
  br i1 %345, label %346, label %430

346:                                              ; preds = %343
  %347 = getelementptr inbounds i8, ptr %339, i64 40
  %348 = load i64, ptr %347, align 8
  %349 = trunc nuw nsw i64 %338 to i32
  %350 = icmp ne i64 %348, 0
  br i1 %350, label %351, label %380

351:                                              ; preds = %346
  %352 = icmp ugt i64 %348, 1152921504606846743
  %353 = sub i64 2305843009213693487, %348
  %354 = select i1 %352, i64 %353, i64 %348
  %355 = load ptr, ptr %331, align 8
  %356 = mul i64 %354, -7046029254386353131
  %357 = lshr i64 %356, 33
  %358 = trunc nuw nsw i64 %357 to i32
  %359 = load i32, ptr %332, align 8
  %360 = and i32 %359, %358
  %361 = zext i32 %360 to i64
  %362 = getelementptr inbounds i32, ptr %355, i64 %361
  %363 = load i32, ptr %362, align 4
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %380, label %365

365:                                              ; preds = %351
  %366 = load ptr, ptr %86, align 8
  br label %371

367:                                              ; preds = %371
  %368 = getelementptr inbounds i8, ptr %374, i64 28
  %369 = load i32, ptr %368, align 4
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %380, label %371

371:                                              ; preds = %367, %365
  %372 = phi i32 [ %363, %365 ], [ %369, %367 ]
  %373 = sext i32 %372 to i64
  %374 = getelementptr inbounds %struct.Scalar, ptr %366, i64 %373
  %375 = load i64, ptr %374, align 8
  %376 = icmp eq i64 %375, %354
  br i1 %376, label %377, label %367

377:                                              ; preds = %371
  %378 = sub nsw i32 0, %372
  %379 = select i1 %352, i32 %378, i32 %372
  br label %380

380:                                              ; preds = %367, %377, %351, %346
  %381 = phi i32 [ 0, %346 ], [ %379, %377 ], [ 0, %351 ], [ 0, %367 ]
  %382 = icmp eq i32 %381, 0
  %383 = and i1 %350, %382
  br i1 %383, label %384, label %417

384:                                              ; preds = %380
  %385 = load i32, ptr %333, align 8
  %386 = load i32, ptr %334, align 4
  %387 = icmp slt i32 %385, %386
  br i1 %387, label %388, label %417

388:                                              ; preds = %384
  %389 = icmp ugt i64 %348, 1152921504606846743
  %390 = sub i64 2305843009213693487, %348
  %391 = select i1 %389, i64 %390, i64 %348
  %392 = add nsw i32 %385, 1
  store i32 %392, ptr %333, align 8
  %393 = load ptr, ptr %335, align 8
  %394 = mul i64 %391, -7046029254386353131
  %395 = lshr i64 %394, 33
  %396 = trunc nuw nsw i64 %395 to i32
  %397 = load i32, ptr %336, align 8
  %398 = and i32 %397, %396
  %399 = zext i32 %398 to i64
  %400 = getelementptr inbounds i32, ptr %393, i64 %399
  %401 = load ptr, ptr %86, align 8
  %402 = sext i32 %385 to i64
  %403 = getelementptr inbounds %struct.Scalar, ptr %401, i64 %402
  %404 = load i32, ptr %400, align 4
  %405 = select i1 %389, i8 -1, i8 1
  store i64 %391, ptr %403, align 8
  %406 = getelementptr inbounds i8, ptr %403, i64 8
  store i64 0, ptr %406, align 8
  %407 = getelementptr inbounds i8, ptr %403, i64 16
  store i32 %349, ptr %407, align 8
  %408 = getelementptr inbounds i8, ptr %403, i64 20
  store i32 0, ptr %408, align 4
  %409 = getelementptr inbounds i8, ptr %403, i64 24
  store i32 %349, ptr %409, align 8
  %410 = getelementptr inbounds i8, ptr %403, i64 28
  store i32 %404, ptr %410, align 4
  %411 = getelementptr inbounds i8, ptr %403, i64 32
  store i32 -1, ptr %411, align 8
  %412 = getelementptr inbounds i8, ptr %403, i64 36
  store i32 1, ptr %412, align 4
  %413 = getelementptr inbounds i8, ptr %403, i64 40
  store i8 0, ptr %413, align 8
  %414 = getelementptr inbounds i8, ptr %403, i64 41
  store i8 %405, ptr %414, align 1
  store i32 %385, ptr %400, align 4
  %415 = sub nsw i32 0, %385
  %416 = select i1 %389, i32 %415, i32 %385
  br label %417

417:                                              ; preds = %380, %384, %388
  %418 = phi i32 [ %416, %388 ], [ %381, %384 ], [ %381, %380 ]
  %419 = getelementptr inbounds i8, ptr %339, i64 3
  %420 = load i8, ptr %419, align 1
  %421 = icmp ne i8 %420, 0
  %422 = icmp ne i32 %418, 0
  %423 = select i1 %421, i1 %422, i1 false
  br i1 %423, label %424, label %430

424:                                              ; preds = %417
  %425 = load ptr, ptr %321, align 8
  %426 = load i32, ptr %329, align 8
  %427 = add nsw i32 %426, 1
  store i32 %427, ptr %329, align 8
  %428 = sext i32 %426 to i64
  %429 = getelementptr inbounds i32, ptr %425, i64 %428
  store i32 %418, ptr %429, align 4
  br label %430

430:                                              ; preds = %424, %417, %343, %337
  %431 = add nuw nsw i64 %338, 1
  %432 = icmp eq i64 %431, %330
  br i1 %432, label %433, label %337

433:                                              ; preds = %430, %302, %323
  %434 = phi i32 [ 0, %302 ], [ 1, %323 ], [ 1, %430 ]
  %435 = getelementptr inbounds i8, ptr %6, i64 32
  %436 = load i32, ptr %435, align 8
  %437 = call i32 @llvm.smin.i32(i32 %436, i32 %1)
  %438 = sext i32 %437 to i64
  %439 = add nsw i64 %438, 300
  call void @llvm.memset.p0.i64(ptr align 8 %29, i8 0, i64 184, i1 false)
  %440 = getelementptr inbounds i8, ptr %29, i64 28
  store i32 %3, ptr %440, align 4
  %441 = mul nsw i64 %439, 3
  %442 = mul nsw i64 %441, %439
  %443 = sdiv i64 %442, 2
  %444 = mul nsw i64 %34, 3
  %445 = add nsw i64 %443, %444
  %446 = trunc i64 %445 to i32
  %447 = add i32 %446, 3
  %448 = getelementptr inbounds i8, ptr %29, i64 92
  store i32 %447, ptr %448, align 4
  %449 = getelementptr inbounds i8, ptr %29, i64 72
  %450 = icmp sgt i32 %3, 511
  br i1 %450, label %451, label %456

451:                                              ; preds = %433, %451
  %452 = phi i32 [ %454, %451 ], [ 1023, %433 ]
  %453 = shl nsw i32 %452, 1
  %454 = or disjoint i32 %453, 1
  %455 = icmp slt i32 %454, %87
  br i1 %455, label %451, label %456

456:                                              ; preds = %451, %433
  %457 = phi i32 [ 1023, %433 ], [ %454, %451 ]
  store i32 %457, ptr %449, align 8
  %458 = sdiv i32 %447, 4
  %459 = icmp sgt i32 %447, 65535
  br i1 %459, label %460, label %465

460:                                              ; preds = %456, %460
  %461 = phi i32 [ %463, %460 ], [ 16383, %456 ]
  %462 = shl nsw i32 %461, 1
  %463 = or disjoint i32 %462, 1
  %464 = icmp slt i32 %463, %458
  br i1 %464, label %460, label %465

465:                                              ; preds = %460, %456
  %466 = phi i32 [ 16383, %456 ], [ %463, %460 ]
  %467 = getelementptr inbounds i8, ptr %29, i64 104
  store i32 %466, ptr %467, align 8
  %468 = call ptr @calloc(i64 %179, i64 4)
  %469 = icmp eq ptr %468, null
  %470 = getelementptr inbounds i8, ptr %29, i64 40
  store ptr %468, ptr %470, align 8
  %471 = call ptr @calloc(i64 %179, i64 8)
  %472 = icmp eq ptr %471, null
  %473 = or i1 %469, %472
  %474 = getelementptr inbounds i8, ptr %29, i64 48
  store ptr %471, ptr %474, align 8
  %475 = sext i32 %457 to i64
  %476 = add nsw i64 %475, 1
  %477 = call i64 @llvm.umax.i64(i64 %476, i64 1)
  %478 = call ptr @calloc(i64 %477, i64 4)
  %479 = icmp eq ptr %478, null
  %480 = or i1 %473, %479
  %481 = getelementptr inbounds i8, ptr %29, i64 56
  store ptr %478, ptr %481, align 8
  %482 = call ptr @calloc(i64 %179, i64 4)
  %483 = icmp eq ptr %482, null
  %484 = or i1 %480, %483
  %485 = getelementptr inbounds i8, ptr %29, i64 64
  store ptr %482, ptr %485, align 8
  %486 = call i32 @llvm.umax.i32(i32 %447, i32 1)
  %487 = sext i32 %486 to i64
  %488 = call ptr @calloc(i64 %487, i64 24)
  %489 = icmp eq ptr %488, null
  %490 = or i1 %484, %489
  %491 = getelementptr inbounds i8, ptr %29, i64 80
  store ptr %488, ptr %491, align 8
  %492 = sext i32 %466 to i64
  %493 = add nsw i64 %492, 1
  %494 = call i64 @llvm.umax.i64(i64 %493, i64 1)
  %495 = call ptr @calloc(i64 %494, i64 4)
  %496 = icmp eq ptr %495, null
  %497 = or i1 %490, %496
  %498 = getelementptr inbounds i8, ptr %29, i64 96
  store ptr %495, ptr %498, align 8
  %499 = call ptr @calloc(i64 1024, i64 8)
  %500 = icmp eq ptr %499, null
  %501 = or i1 %497, %500
  %502 = getelementptr inbounds i8, ptr %29, i64 112
  store ptr %499, ptr %502, align 8
  %503 = call ptr @calloc(i64 131072, i64 8)
  %504 = icmp eq ptr %503, null
  %505 = or i1 %501, %504
  %506 = getelementptr inbounds i8, ptr %29, i64 120
  store ptr %503, ptr %506, align 8
  %507 = call ptr @calloc(i64 131072, i64 8)
  %508 = icmp eq ptr %507, null
  %509 = or i1 %505, %508
  %510 = getelementptr inbounds i8, ptr %29, i64 128
  store ptr %507, ptr %510, align 8
  %511 = call ptr @calloc(i64 %179, i64 4)
  %512 = icmp eq ptr %511, null
  %513 = or i1 %509, %512
  %514 = getelementptr inbounds i8, ptr %29, i64 136
  store ptr %511, ptr %514, align 8
  %515 = call ptr @calloc(i64 %179, i64 4)
  %516 = icmp eq ptr %515, null
  %517 = or i1 %513, %516
  %518 = getelementptr inbounds i8, ptr %29, i64 160
  store ptr %515, ptr %518, align 8
  %519 = add nsw i64 %195, 8
  %520 = call i64 @llvm.umax.i64(i64 %519, i64 1)
  %521 = call ptr @calloc(i64 %520, i64 4)
  %522 = icmp eq ptr %521, null
  %523 = or i1 %517, %522
  %524 = getelementptr inbounds i8, ptr %29, i64 144
  store ptr %521, ptr %524, align 8
  %525 = call ptr @calloc(i64 %520, i64 4)
  %526 = icmp eq ptr %525, null
  %527 = or i1 %523, %526
  %528 = getelementptr inbounds i8, ptr %29, i64 152
  store ptr %525, ptr %528, align 8
  %529 = select i1 %527, i32 0, i32 %434
  %530 = call ptr @calloc(i64 %168, i64 48)
  %531 = icmp eq ptr %530, null
  %532 = call ptr @calloc(i64 %97, i64 8)
  %533 = icmp eq ptr %532, null
  %534 = or i1 %531, %533
  br i1 %534, label %543, label %535

535:                                              ; preds = %465
  %536 = call ptr @calloc(i64 %168, i64 48)
  %537 = icmp ne ptr %536, null
  %538 = call ptr @calloc(i64 %97, i64 8)
  %539 = icmp ne ptr %538, null
  %540 = and i1 %537, %539
  %541 = zext i1 %540 to i32
  %542 = sext i32 %3 to i64
  br label %543

543:                                              ; preds = %535, %465
  %544 = phi ptr [ null, %465 ], [ %536, %535 ]
  %545 = phi ptr [ null, %465 ], [ %538, %535 ]
  %546 = phi i64 [ 0, %465 ], [ %542, %535 ]
  %547 = phi i32 [ 0, %465 ], [ %541, %535 ]
  %548 = and i32 %547, %529
  %549 = icmp eq i32 %548, 0
  br i1 %549, label %3440, label %550

550:                                              ; preds = %543
  %551 = call ptr @calloc(i64 %168, i64 48)
  %552 = icmp ne ptr %551, null
  store ptr %551, ptr %27, align 8
  %553 = call ptr @calloc(i64 %97, i64 8)
  %554 = icmp ne ptr %553, null
  %555 = and i1 %552, %554
  %556 = getelementptr inbounds i8, ptr %27, i64 8
  store ptr %553, ptr %556, align 8
  %557 = getelementptr inbounds i8, ptr %27, i64 20
  store i32 %3, ptr %557, align 4
  %558 = getelementptr inbounds i8, ptr %27, i64 24
  store i32 %5, ptr %558, align 8
  %559 = getelementptr inbounds i8, ptr %27, i64 16
  store i32 0, ptr %559, align 8
  br i1 %555, label %560, label %3440

560:                                              ; preds = %550
  %561 = load i64, ptr %36, align 8
  %562 = add i64 %561, -7046029254386353131
  store i64 %562, ptr %36, align 8
  %563 = lshr i64 %562, 30
  %564 = xor i64 %563, %562
  %565 = mul i64 %564, -4658895280553007687
  %566 = lshr i64 %565, 27
  %567 = xor i64 %566, %565
  %568 = mul i64 %567, -7723592293110705685
  %569 = lshr i64 %568, 31
  %570 = xor i64 %569, %568
  %571 = getelementptr inbounds i8, ptr %29, i64 176
  store i64 %570, ptr %571, align 8
  %572 = getelementptr inbounds i32, ptr %521, i64 %34
  %573 = shl nsw i64 %34, 2
  call void @llvm.memset.p0.i64(ptr align 4 %521, i8 0, i64 %573, i1 false)
  %574 = icmp sgt i32 %5, 0
  br i1 %574, label %578, label %575

575:                                              ; preds = %592, %560
  %576 = phi i32 [ 0, %560 ], [ %593, %592 ]
  %577 = icmp eq i32 %576, 0
  br i1 %577, label %632, label %600

578:                                              ; preds = %560, %592
  %579 = phi i64 [ %594, %592 ], [ 0, %560 ]
  %580 = phi i32 [ %593, %592 ], [ 0, %560 ]
  %581 = getelementptr inbounds %struct.Edge, ptr %4, i64 %579
  %582 = load i32, ptr %581, align 4
  %583 = sext i32 %582 to i64
  %584 = getelementptr inbounds i32, ptr %521, i64 %583
  %585 = load i32, ptr %584, align 4
  %586 = add nsw i32 %585, 1
  store i32 %586, ptr %584, align 4
  %587 = icmp eq i32 %585, 0
  br i1 %587, label %588, label %592

588:                                              ; preds = %578
  %589 = add nsw i32 %580, 1
  %590 = sext i32 %580 to i64
  %591 = getelementptr inbounds i32, ptr %572, i64 %590
  store i32 %582, ptr %591, align 4
  br label %592

592:                                              ; preds = %588, %578
  %593 = phi i32 [ %580, %578 ], [ %589, %588 ]
  %594 = add nuw nsw i64 %579, 1
  %595 = icmp eq i64 %594, %196
  br i1 %595, label %575, label %578

596:                                              ; preds = %628
  %597 = zext i8 %610 to i32
  %598 = add nuw nsw i32 %601, %597
  %599 = icmp eq i32 %629, 0
  br i1 %599, label %632, label %600

600:                                              ; preds = %575, %596
  %601 = phi i32 [ %598, %596 ], [ 0, %575 ]
  %602 = phi i32 [ %629, %596 ], [ %576, %575 ]
  %603 = add nsw i32 %602, -1
  %604 = sext i32 %603 to i64
  %605 = getelementptr inbounds i32, ptr %572, i64 %604
  %606 = load i32, ptr %605, align 4
  %607 = sext i32 %606 to i64
  %608 = getelementptr inbounds %struct.Node, ptr %0, i64 %607
  %609 = getelementptr inbounds i8, ptr %608, i64 2
  %610 = load i8, ptr %609, align 2
  %611 = getelementptr inbounds i8, ptr %608, i64 8
  br label %612

612:                                              ; preds = %628, %600
  %613 = phi i64 [ 0, %600 ], [ %630, %628 ]
  %614 = phi i32 [ %603, %600 ], [ %629, %628 ]
  %615 = getelementptr inbounds [2 x i32], ptr %611, i64 0, i64 %613
  %616 = load i32, ptr %615, align 4
  %617 = icmp sgt i32 %616, -1
  br i1 %617, label %618, label %628

618:                                              ; preds = %612
  %619 = zext i32 %616 to i64
  %620 = getelementptr inbounds i32, ptr %521, i64 %619
  %621 = load i32, ptr %620, align 4
  %622 = add nsw i32 %621, 1
  store i32 %622, ptr %620, align 4
  %623 = icmp eq i32 %621, 0
  br i1 %623, label %624, label %628

624:                                              ; preds = %618
  %625 = add nsw i32 %614, 1
  %626 = sext i32 %614 to i64
  %627 = getelementptr inbounds i32, ptr %572, i64 %626
  store i32 %616, ptr %627, align 4
  br label %628

628:                                              ; preds = %624, %618, %612
  %629 = phi i32 [ %614, %618 ], [ %625, %624 ], [ %614, %612 ]
  %630 = add nuw nsw i64 %613, 1
  %631 = icmp eq i64 %613, 0
  br i1 %631, label %612, label %596

632:                                              ; preds = %596, %575
  %633 = phi i32 [ 0, %575 ], [ %598, %596 ]
  %634 = zext i32 %1 to i64
  %635 = mul nuw nsw i64 %634, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %530, ptr align 8 %0, i64 %635, i1 false)
  %636 = shl nuw nsw i64 %196, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %532, ptr align 4 %4, i64 %636, i1 false)
  %637 = getelementptr inbounds i8, ptr %6, i64 20
  %638 = load i32, ptr %637, align 4
  %639 = icmp sgt i32 %638, 0
  br i1 %639, label %640, label %3440

640:                                              ; preds = %632
  %641 = getelementptr inbounds i8, ptr %6, i64 44
  %642 = getelementptr inbounds i8, ptr %6, i64 24
  %643 = getelementptr inbounds i8, ptr %6, i64 36
  %644 = getelementptr inbounds i8, ptr %6, i64 40
  %645 = getelementptr inbounds i8, ptr %29, i64 8
  %646 = getelementptr inbounds i8, ptr %29, i64 16
  %647 = getelementptr inbounds i8, ptr %29, i64 20
  %648 = getelementptr inbounds i8, ptr %29, i64 24
  %649 = getelementptr inbounds i8, ptr %29, i64 168
  %650 = shl nsw i64 %546, 2
  %651 = getelementptr inbounds i8, ptr %29, i64 32
  %652 = getelementptr inbounds i8, ptr %27, i64 8
  %653 = getelementptr inbounds i8, ptr %27, i64 16
  %654 = getelementptr inbounds i8, ptr %27, i64 24
  %655 = getelementptr inbounds i8, ptr %29, i64 88
  %656 = getelementptr inbounds i8, ptr %24, i64 8
  %657 = getelementptr inbounds i8, ptr %24, i64 16
  %658 = getelementptr inbounds i8, ptr %25, i64 4
  %659 = getelementptr inbounds i8, ptr %25, i64 8
  %660 = getelementptr inbounds i8, ptr %25, i64 12
  %661 = getelementptr inbounds i8, ptr %25, i64 16
  %662 = getelementptr inbounds i8, ptr %25, i64 17
  %663 = getelementptr inbounds i8, ptr %26, i64 4
  %664 = getelementptr inbounds i8, ptr %26, i64 8
  %665 = getelementptr inbounds i8, ptr %26, i64 12
  %666 = getelementptr inbounds i8, ptr %26, i64 16
  %667 = getelementptr inbounds i8, ptr %26, i64 17
  %668 = getelementptr inbounds i8, ptr %22, i64 12
  %669 = getelementptr inbounds i8, ptr %22, i64 4
  %670 = getelementptr inbounds i8, ptr %22, i64 17
  %671 = getelementptr inbounds i8, ptr %22, i64 8
  %672 = getelementptr inbounds i8, ptr %21, i64 3
  %673 = getelementptr inbounds i8, ptr %21, i64 16
  %674 = getelementptr inbounds i8, ptr %21, i64 1
  %675 = getelementptr inbounds i8, ptr %21, i64 2
  %676 = getelementptr inbounds i8, ptr %21, i64 4
  %677 = getelementptr inbounds i8, ptr %21, i64 5
  %678 = getelementptr inbounds i8, ptr %21, i64 8
  %679 = getelementptr inbounds i8, ptr %21, i64 12
  %680 = getelementptr inbounds i8, ptr %21, i64 20
  %681 = getelementptr inbounds i8, ptr %21, i64 40
  %682 = getelementptr inbounds i8, ptr %21, i64 24
  %683 = getelementptr inbounds i8, ptr %22, i64 16
  %684 = getelementptr inbounds i8, ptr %27, i64 16
  %685 = getelementptr inbounds i8, ptr %27, i64 8
  %686 = getelementptr inbounds i8, ptr %27, i64 24
  %687 = getelementptr inbounds i8, ptr %6, i64 28
  %688 = getelementptr inbounds i8, ptr %6, i64 52
  %689 = getelementptr inbounds i8, ptr %28, i64 99632
  %690 = getelementptr inbounds i8, ptr %28, i64 99576
  %691 = getelementptr inbounds i8, ptr %28, i64 99552
  %692 = getelementptr inbounds i8, ptr %28, i64 99548
  %693 = getelementptr inbounds i8, ptr %28, i64 99544
  %694 = getelementptr inbounds i8, ptr %28, i64 99640
  %695 = getelementptr inbounds i8, ptr %28, i64 99600
  %696 = getelementptr inbounds i8, ptr %28, i64 99584
  %697 = getelementptr inbounds i8, ptr %28, i64 99608
  %698 = getelementptr inbounds i8, ptr %28, i64 99616
  %699 = getelementptr inbounds i8, ptr %28, i64 99608
  %700 = getelementptr inbounds i8, ptr %28, i64 99616
  %701 = getelementptr inbounds i8, ptr %28, i64 99584
  %702 = getelementptr inbounds i8, ptr %28, i64 99592
  %703 = getelementptr inbounds i8, ptr %28, i64 99600
  %704 = getelementptr inbounds i8, ptr %28, i64 99604
  %705 = getelementptr inbounds i8, ptr %28, i64 99576
  %706 = getelementptr inbounds i8, ptr %28, i64 99580
  %707 = getelementptr inbounds i8, ptr %28, i64 99584
  %708 = getelementptr inbounds i8, ptr %28, i64 99592
  %709 = getelementptr inbounds i8, ptr %28, i64 99640
  %710 = getelementptr inbounds i8, ptr %28, i64 99528
  %711 = getelementptr inbounds i8, ptr %28, i64 99520
  %712 = getelementptr inbounds i8, ptr %28, i64 99584
  %713 = getelementptr inbounds i8, ptr %28, i64 99568
  %714 = getelementptr inbounds i8, ptr %28, i64 99592
  %715 = getelementptr inbounds i8, ptr %28, i64 99600
  %716 = getelementptr inbounds i8, ptr %28, i64 99604
  %717 = getelementptr inbounds i8, ptr %28, i64 99576
  %718 = getelementptr inbounds i8, ptr %28, i64 99580
  %719 = getelementptr inbounds i8, ptr %28, i64 99568
  %720 = getelementptr inbounds i8, ptr %28, i64 99584
  %721 = getelementptr inbounds i8, ptr %28, i64 99592
  %722 = getelementptr inbounds i8, ptr %28, i64 99640
  %723 = getelementptr inbounds i8, ptr %28, i64 99584
  %724 = getelementptr inbounds i8, ptr %28, i64 99568
  %725 = getelementptr inbounds i8, ptr %28, i64 99592
  %726 = getelementptr inbounds i8, ptr %28, i64 99600
  %727 = getelementptr inbounds i8, ptr %28, i64 99604
  %728 = getelementptr inbounds i8, ptr %28, i64 99576
  %729 = getelementptr inbounds i8, ptr %28, i64 99580
  %730 = getelementptr inbounds i8, ptr %28, i64 99568
  %731 = getelementptr inbounds i8, ptr %28, i64 99584
  %732 = getelementptr inbounds i8, ptr %28, i64 99592
  %733 = getelementptr inbounds i8, ptr %28, i64 99640
  %734 = getelementptr inbounds i8, ptr %28, i64 99536
  %735 = getelementptr inbounds i8, ptr %28, i64 99648
  %736 = getelementptr inbounds i8, ptr %28, i64 99776
  %737 = getelementptr inbounds i8, ptr %28, i64 100064
  %738 = getelementptr inbounds i8, ptr %20, i64 4
  %739 = getelementptr inbounds i8, ptr %20, i64 8
  %740 = getelementptr inbounds i8, ptr %19, i64 4
  %741 = getelementptr inbounds i8, ptr %19, i64 8
  %742 = getelementptr inbounds i8, ptr %16, i64 8
  %743 = getelementptr inbounds i8, ptr %16, i64 16
  %744 = getelementptr inbounds i8, ptr %27, i64 16
  %745 = getelementptr inbounds i8, ptr %28, i64 40
  %746 = getelementptr inbounds i8, ptr %28, i64 100064
  %747 = getelementptr inbounds i8, ptr %14, i64 8
  %748 = getelementptr inbounds i8, ptr %14, i64 4
  %749 = getelementptr inbounds i8, ptr %14, i64 12
  %750 = getelementptr inbounds i8, ptr %14, i64 5
  %751 = getelementptr inbounds i8, ptr %13, i64 8
  %752 = getelementptr inbounds i8, ptr %13, i64 4
  %753 = getelementptr inbounds i8, ptr %13, i64 12
  %754 = getelementptr inbounds i8, ptr %13, i64 5
  %755 = getelementptr inbounds i8, ptr %27, i64 24
  %756 = getelementptr inbounds i8, ptr %27, i64 8
  %757 = getelementptr inbounds i8, ptr %27, i64 20
  %758 = getelementptr inbounds i8, ptr %27, i64 24
  %759 = getelementptr inbounds i8, ptr %27, i64 8
  %760 = getelementptr inbounds i8, ptr %27, i64 16
  %761 = getelementptr inbounds i8, ptr %27, i64 8
  %762 = getelementptr inbounds i8, ptr %6, i64 48
  %763 = getelementptr inbounds i8, ptr %6, i64 52
  br label %764

764:                                              ; preds = %640, %3434
  %765 = phi i32 [ 0, %640 ], [ %3437, %3434 ]
  %766 = phi i32 [ %633, %640 ], [ %3419, %3434 ]
  %767 = phi i32 [ %633, %640 ], [ %3436, %3434 ]
  %768 = phi i32 [ %1, %640 ], [ %3435, %3434 ]
  %769 = phi i32 [ %5, %640 ], [ %3418, %3434 ]
  %770 = phi i32 [ %1, %640 ], [ %3417, %3434 ]
  %771 = load i32, ptr %641, align 4
  %772 = icmp eq i32 %771, 0
  br i1 %772, label %788, label %773

773:                                              ; preds = %764
  %774 = load i64, ptr %36, align 8
  %775 = add i64 %774, -7046029254386353131
  store i64 %775, ptr %36, align 8
  %776 = lshr i64 %775, 30
  %777 = xor i64 %776, %775
  %778 = mul i64 %777, -4658895280553007687
  %779 = lshr i64 %778, 27
  %780 = xor i64 %779, %778
  %781 = mul i64 %780, -7723592293110705685
  %782 = lshr i64 %781, 31
  %783 = xor i64 %782, %781
  %784 = sext i32 %771 to i64
  %785 = urem i64 %783, %784
  %786 = and i64 %785, 4294967295
  %787 = icmp eq i64 %786, 0
  br label %788

788:                                              ; preds = %773, %764
  %789 = phi i1 [ false, %764 ], [ %787, %773 ]
  %790 = zext i1 %789 to i32
  %791 = sext i32 %770 to i64
  %792 = mul nsw i64 %791, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %544, ptr align 8 %530, i64 %792, i1 false)
  %793 = sext i32 %769 to i64
  %794 = shl nsw i64 %793, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %545, ptr align 4 %532, i64 %794, i1 false)
  %795 = load i32, ptr %642, align 8
  %796 = icmp eq i32 %795, 0
  br i1 %796, label %1879, label %797

797:                                              ; preds = %788
  %798 = load i32, ptr %435, align 8
  %799 = load i32, ptr %643, align 4
  %800 = load i32, ptr %644, align 8
  store ptr %544, ptr %29, align 8
  store ptr %545, ptr %645, align 8
  store i32 %770, ptr %646, align 8
  %801 = load i32, ptr %440, align 4
  store i32 %801, ptr %647, align 4
  store i32 %769, ptr %648, align 8
  store i32 0, ptr %649, align 8
  %802 = load ptr, ptr %514, align 8
  %803 = sext i32 %801 to i64
  %804 = shl nsw i64 %803, 2
  call void @llvm.memset.p0.i64(ptr align 4 %802, i8 0, i64 %804, i1 false)
  %805 = load ptr, ptr %518, align 8
  %806 = load i32, ptr %440, align 4
  %807 = sext i32 %806 to i64
  %808 = shl nsw i64 %807, 2
  call void @llvm.memset.p0.i64(ptr align 4 %805, i8 0, i64 %808, i1 false)
  %809 = load ptr, ptr %524, align 8
  %810 = getelementptr inbounds i32, ptr %809, i64 %546
  call void @llvm.memset.p0.i64(ptr align 4 %809, i8 0, i64 %650, i1 false)
  %811 = icmp sgt i32 %769, 0
  br i1 %811, label %815, label %812

812:                                              ; preds = %830, %797
  %813 = phi i32 [ 0, %797 ], [ %831, %830 ]
  %814 = icmp eq i32 %813, 0
  br i1 %814, label %871, label %838

815:                                              ; preds = %797, %830
  %816 = phi i64 [ %832, %830 ], [ 0, %797 ]
  %817 = phi i32 [ %831, %830 ], [ 0, %797 ]
  %818 = getelementptr inbounds %struct.Edge, ptr %545, i64 %816
  %819 = load i32, ptr %818, align 4
  %820 = sext i32 %819 to i64
  %821 = getelementptr inbounds i32, ptr %809, i64 %820
  %822 = load i32, ptr %821, align 4
  %823 = add nsw i32 %822, 1
  store i32 %823, ptr %821, align 4
  %824 = icmp eq i32 %822, 0
  br i1 %824, label %825, label %830

825:                                              ; preds = %815
  %826 = load i32, ptr %818, align 4
  %827 = add nsw i32 %817, 1
  %828 = sext i32 %817 to i64
  %829 = getelementptr inbounds i32, ptr %810, i64 %828
  store i32 %826, ptr %829, align 4
  br label %830

830:                                              ; preds = %825, %815
  %831 = phi i32 [ %817, %815 ], [ %827, %825 ]
  %832 = add nuw nsw i64 %816, 1
  %833 = icmp eq i64 %832, %793
  br i1 %833, label %812, label %815

834:                                              ; preds = %867
  %835 = zext i8 %848 to i32
  %836 = add nuw nsw i32 %839, %835
  %837 = icmp eq i32 %868, 0
  br i1 %837, label %871, label %838

838:                                              ; preds = %812, %834
  %839 = phi i32 [ %836, %834 ], [ 0, %812 ]
  %840 = phi i32 [ %868, %834 ], [ %813, %812 ]
  %841 = add nsw i32 %840, -1
  %842 = sext i32 %841 to i64
  %843 = getelementptr inbounds i32, ptr %810, i64 %842
  %844 = load i32, ptr %843, align 4
  %845 = sext i32 %844 to i64
  %846 = getelementptr inbounds %struct.Node, ptr %544, i64 %845
  %847 = getelementptr inbounds i8, ptr %846, i64 2
  %848 = load i8, ptr %847, align 2
  %849 = getelementptr inbounds i8, ptr %846, i64 8
  br label %850

850:                                              ; preds = %867, %838
  %851 = phi i64 [ 0, %838 ], [ %869, %867 ]
  %852 = phi i32 [ %841, %838 ], [ %868, %867 ]
  %853 = getelementptr inbounds [2 x i32], ptr %849, i64 0, i64 %851
  %854 = load i32, ptr %853, align 4
  %855 = icmp sgt i32 %854, -1
  br i1 %855, label %856, label %867

856:                                              ; preds = %850
  %857 = zext i32 %854 to i64
  %858 = getelementptr inbounds i32, ptr %809, i64 %857
  %859 = load i32, ptr %858, align 4
  %860 = add nsw i32 %859, 1
  store i32 %860, ptr %858, align 4
  %861 = icmp eq i32 %859, 0
  br i1 %861, label %862, label %867

862:                                              ; preds = %856
  %863 = load i32, ptr %853, align 4
  %864 = add nsw i32 %852, 1
  %865 = sext i32 %852 to i64
  %866 = getelementptr inbounds i32, ptr %810, i64 %865
  store i32 %863, ptr %866, align 4
  br label %867

867:                                              ; preds = %862, %856, %850
  %868 = phi i32 [ %852, %856 ], [ %864, %862 ], [ %852, %850 ]
  %869 = add nuw nsw i64 %851, 1
  %870 = icmp eq i64 %851, 0
  br i1 %870, label %850, label %834

871:                                              ; preds = %834, %812
  %872 = phi i32 [ 0, %812 ], [ %836, %834 ]
  store i32 %872, ptr %651, align 8
  %873 = load ptr, ptr %470, align 8
  %874 = load ptr, ptr %524, align 8
  %875 = load i32, ptr %646, align 8
  %876 = sext i32 %875 to i64
  %877 = shl nsw i64 %876, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %873, ptr align 4 %874, i64 %877, i1 false)
  %878 = load i32, ptr %646, align 8
  %879 = icmp sgt i32 %878, 0
  br i1 %879, label %883, label %880

880:                                              ; preds = %883, %871
  %881 = load i32, ptr %646, align 8
  %882 = icmp sgt i32 %881, 0
  br i1 %882, label %896, label %902

883:                                              ; preds = %871, %883
  %884 = phi i64 [ %892, %883 ], [ 0, %871 ]
  %885 = load ptr, ptr %29, align 8
  %886 = getelementptr inbounds %struct.Node, ptr %885, i64 %884
  %887 = getelementptr inbounds i8, ptr %886, i64 1
  %888 = load i8, ptr %887, align 1
  %889 = icmp ne i8 %888, 0
  %890 = zext i1 %889 to i8
  %891 = getelementptr inbounds i8, ptr %886, i64 3
  store i8 %890, ptr %891, align 1
  %892 = add nuw nsw i64 %884, 1
  %893 = load i32, ptr %646, align 8
  %894 = sext i32 %893 to i64
  %895 = icmp slt i64 %892, %894
  br i1 %895, label %883, label %880

896:                                              ; preds = %880, %908
  %897 = phi i64 [ %909, %908 ], [ 0, %880 ]
  %898 = load ptr, ptr %29, align 8
  %899 = getelementptr inbounds %struct.Node, ptr %898, i64 %897, i32 2
  %900 = load i8, ptr %899, align 2
  %901 = icmp eq i8 %900, 0
  br i1 %901, label %908, label %913

902:                                              ; preds = %908, %880
  %903 = phi i32 [ %881, %880 ], [ %910, %908 ]
  %904 = icmp sgt i32 %903, 0
  br i1 %904, label %905, label %927

905:                                              ; preds = %902
  %906 = load ptr, ptr %29, align 8
  %907 = zext i32 %903 to i64
  br label %930

908:                                              ; preds = %913, %896
  %909 = add nuw nsw i64 %897, 1
  %910 = load i32, ptr %646, align 8
  %911 = sext i32 %910 to i64
  %912 = icmp slt i64 %909, %911
  br i1 %912, label %896, label %902

913:                                              ; preds = %896, %913
  %914 = phi i64 [ %920, %913 ], [ 0, %896 ]
  %915 = phi ptr [ %921, %913 ], [ %898, %896 ]
  %916 = getelementptr inbounds %struct.Node, ptr %915, i64 %897, i32 5, i64 %914
  %917 = load i32, ptr %916, align 4
  %918 = sext i32 %917 to i64
  %919 = getelementptr inbounds %struct.Node, ptr %915, i64 %918, i32 3
  store i8 1, ptr %919, align 1
  %920 = add nuw nsw i64 %914, 1
  %921 = load ptr, ptr %29, align 8
  %922 = getelementptr inbounds %struct.Node, ptr %921, i64 %897, i32 2
  %923 = load i8, ptr %922, align 2
  %924 = icmp ne i8 %923, 0
  %925 = icmp eq i64 %914, 0
  %926 = and i1 %925, %924
  br i1 %926, label %913, label %908

927:                                              ; preds = %930, %902
  %928 = phi i32 [ 0, %902 ], [ %936, %930 ]
  %929 = icmp sgt i32 %928, %798
  br i1 %929, label %939, label %955

930:                                              ; preds = %930, %905
  %931 = phi i64 [ 0, %905 ], [ %937, %930 ]
  %932 = phi i32 [ 0, %905 ], [ %936, %930 ]
  %933 = getelementptr inbounds %struct.Node, ptr %906, i64 %931, i32 3
  %934 = load i8, ptr %933, align 1
  %935 = zext i8 %934 to i32
  %936 = add nuw nsw i32 %932, %935
  %937 = add nuw nsw i64 %931, 1
  %938 = icmp eq i64 %937, %907
  br i1 %938, label %927, label %930

939:                                              ; preds = %927
  %940 = sub i32 %928, %798
  %941 = add i32 %940, 1
  %942 = load i64, ptr %571, align 8
  %943 = add i64 %942, -7046029254386353131
  store i64 %943, ptr %571, align 8
  %944 = lshr i64 %943, 30
  %945 = xor i64 %944, %943
  %946 = mul i64 %945, -4658895280553007687
  %947 = lshr i64 %946, 27
  %948 = xor i64 %947, %946
  %949 = mul i64 %948, -7723592293110705685
  %950 = lshr i64 %949, 31
  %951 = xor i64 %950, %949
  %952 = sext i32 %941 to i64
  %953 = urem i64 %951, %952
  %954 = trunc i64 %953 to i32
  br label %955

955:                                              ; preds = %939, %927
  %956 = phi i32 [ %954, %939 ], [ 0, %927 ]
  %957 = load i32, ptr %646, align 8
  %958 = icmp sgt i32 %957, 0
  br i1 %958, label %959, label %980

959:                                              ; preds = %955
  %960 = add nsw i32 %956, %798
  br label %961

961:                                              ; preds = %974, %959
  %962 = phi i64 [ 0, %959 ], [ %976, %974 ]
  %963 = phi i32 [ 0, %959 ], [ %975, %974 ]
  %964 = load ptr, ptr %29, align 8
  %965 = getelementptr inbounds %struct.Node, ptr %964, i64 %962, i32 3
  %966 = load i8, ptr %965, align 1
  %967 = icmp eq i8 %966, 0
  br i1 %967, label %974, label %968

968:                                              ; preds = %961
  %969 = icmp sge i32 %963, %956
  %970 = icmp slt i32 %963, %960
  %971 = select i1 %969, i1 %970, i1 false
  %972 = select i1 %971, i8 3, i8 0
  store i8 %972, ptr %965, align 1
  %973 = add nsw i32 %963, 1
  br label %974

974:                                              ; preds = %968, %961
  %975 = phi i32 [ %973, %968 ], [ %963, %961 ]
  %976 = add nuw nsw i64 %962, 1
  %977 = load i32, ptr %646, align 8
  %978 = sext i32 %977 to i64
  %979 = icmp slt i64 %976, %978
  br i1 %979, label %961, label %980

980:                                              ; preds = %974, %955
  call void @clear(ptr %29)
  %981 = load i32, ptr %651, align 8
  %982 = add nsw i32 %981, 1
  %983 = icmp slt i32 %795, 0
  br i1 %983, label %1869, label %984

984:                                              ; preds = %980
  %985 = icmp eq i32 %799, 0
  %986 = sext i32 %799 to i64
  br label %987

987:                                              ; preds = %1866, %984
  %988 = phi i32 [ %982, %984 ], [ %1016, %1866 ]
  %989 = phi i32 [ 0, %984 ], [ %1867, %1866 ]
  %990 = load i32, ptr %651, align 8
  %991 = icmp slt i32 %990, %988
  br i1 %991, label %1009, label %992

992:                                              ; preds = %987
  %993 = icmp eq i32 %990, %988
  br i1 %993, label %994, label %1015

994:                                              ; preds = %992
  %995 = icmp eq i32 %989, %795
  br i1 %995, label %1009, label %996

996:                                              ; preds = %994
  %997 = load i64, ptr %571, align 8
  %998 = add i64 %997, -7046029254386353131
  store i64 %998, ptr %571, align 8
  %999 = lshr i64 %998, 30
  %1000 = xor i64 %999, %998
  %1001 = mul i64 %1000, -4658895280553007687
  %1002 = lshr i64 %1001, 27
  %1003 = xor i64 %1002, %1001
  %1004 = mul i64 %1003, -7723592293110705685
  %1005 = lshr i64 %1004, 31
  %1006 = xor i64 %1005, %1004
  %1007 = and i64 %1006, 63
  %1008 = icmp eq i64 %1007, 0
  br i1 %1008, label %1009, label %1015

1009:                                             ; preds = %996, %994, %987
  %1010 = load i32, ptr %646, align 8
  %1011 = load ptr, ptr %27, align 8
  %1012 = sext i32 %1010 to i64
  %1013 = mul nsw i64 %1012, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1011, ptr align 8 %544, i64 %1013, i1 false)
  %1014 = load ptr, ptr %652, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1014, ptr align 4 %545, i64 %794, i1 false)
  store i32 %1010, ptr %653, align 8
  store i32 %769, ptr %654, align 8
  br label %1015

1015:                                             ; preds = %1009, %996, %992
  %1016 = phi i32 [ %990, %1009 ], [ %988, %996 ], [ %988, %992 ]
  %1017 = load i32, ptr %646, align 8
  %1018 = add nsw i32 %1017, 2
  %1019 = load i32, ptr %647, align 4
  %1020 = icmp sgt i32 %1018, %1019
  br i1 %1020, label %1028, label %1021

1021:                                             ; preds = %1015
  %1022 = load i32, ptr %655, align 8
  %1023 = mul nsw i32 %1017, 3
  %1024 = add i32 %1023, 3
  %1025 = add i32 %1024, %1022
  %1026 = load i32, ptr %448, align 4
  %1027 = icmp sgt i32 %1025, %1026
  br i1 %1027, label %1028, label %1029

1028:                                             ; preds = %1021, %1015
  call void @clear(ptr %29)
  br label %1029

1029:                                             ; preds = %1028, %1021
  %1030 = load i32, ptr %646, align 8
  %1031 = load i64, ptr %571, align 8
  %1032 = add i64 %1031, -7046029254386353131
  store i64 %1032, ptr %571, align 8
  %1033 = lshr i64 %1032, 30
  %1034 = xor i64 %1033, %1032
  %1035 = mul i64 %1034, -4658895280553007687
  %1036 = lshr i64 %1035, 27
  %1037 = xor i64 %1036, %1035
  %1038 = mul i64 %1037, -7723592293110705685
  %1039 = lshr i64 %1038, 31
  %1040 = xor i64 %1039, %1038
  %1041 = sext i32 %1030 to i64
  %1042 = urem i64 %1040, %1041
  %1043 = trunc i64 %1042 to i32
  %1044 = shl i64 %1042, 32
  %1045 = ashr exact i64 %1044, 32
  %1046 = getelementptr inbounds %struct.Node, ptr %544, i64 %1045
  %1047 = load ptr, ptr %470, align 8
  %1048 = getelementptr inbounds i32, ptr %1047, i64 %1045
  %1049 = load i32, ptr %1048, align 4
  %1050 = icmp sgt i32 %1049, 0
  br i1 %1050, label %1051, label %1866

1051:                                             ; preds = %1029
  %1052 = load i8, ptr %1046, align 8
  %1053 = add i8 %1052, -1
  %1054 = icmp ult i8 %1053, 2
  %1055 = getelementptr inbounds i8, ptr %1046, i64 2
  %1056 = load i8, ptr %1055, align 2
  %1057 = icmp ne i8 %1056, 0
  %1058 = and i1 %1057, %1054
  br i1 %1058, label %1059, label %1866

1059:                                             ; preds = %1051
  %1060 = getelementptr inbounds i8, ptr %1046, i64 3
  %1061 = load i8, ptr %1060, align 1
  %1062 = and i8 %1061, 2
  %1063 = icmp eq i8 %1062, 0
  br i1 %1063, label %1866, label %1064

1064:                                             ; preds = %1059
  br i1 %985, label %1081, label %1065

1065:                                             ; preds = %1064
  %1066 = load i32, ptr %651, align 8
  %1067 = add nsw i32 %1016, %800
  %1068 = icmp slt i32 %1066, %1067
  br i1 %1068, label %1069, label %1081

1069:                                             ; preds = %1065
  %1070 = add i64 %1031, 4354685564936845354
  store i64 %1070, ptr %571, align 8
  %1071 = lshr i64 %1070, 30
  %1072 = xor i64 %1071, %1070
  %1073 = mul i64 %1072, -4658895280553007687
  %1074 = lshr i64 %1073, 27
  %1075 = xor i64 %1074, %1073
  %1076 = mul i64 %1075, -7723592293110705685
  %1077 = lshr i64 %1076, 31
  %1078 = xor i64 %1077, %1076
  %1079 = urem i64 %1078, %986
  %1080 = icmp eq i64 %1079, 0
  br label %1081

1081:                                             ; preds = %1069, %1065, %1064
  %1082 = phi i1 [ false, %1065 ], [ false, %1064 ], [ %1080, %1069 ]
  %1083 = load ptr, ptr %29, align 8
  %1084 = getelementptr inbounds %struct.Node, ptr %1083, i64 %1045
  %1085 = getelementptr inbounds i8, ptr %1084, i64 20
  %1086 = shl i64 %1042, 32
  %1087 = ashr exact i64 %1086, 32
  %1088 = getelementptr inbounds %struct.Node, ptr %1083, i64 %1087, i32 2
  %1089 = load i8, ptr %1088, align 2
  %1090 = zext i8 %1089 to i32
  %1091 = load ptr, ptr %528, align 8
  store i32 %1043, ptr %1091, align 4
  br label %1100

1092:                                             ; preds = %1154
  %1093 = icmp eq i32 %1156, 0
  br i1 %1093, label %1094, label %1100

1094:                                             ; preds = %1092
  %1095 = sext i1 %1082 to i32
  %1096 = getelementptr inbounds i8, ptr %1084, i64 8
  %1097 = icmp sgt i32 %1155, 0
  br i1 %1097, label %1098, label %1170

1098:                                             ; preds = %1094
  %1099 = zext i32 %1155 to i64
  br label %1160

1100:                                             ; preds = %1092, %1081
  %1101 = phi i32 [ %1090, %1081 ], [ %1157, %1092 ]
  %1102 = phi i32 [ 1, %1081 ], [ %1156, %1092 ]
  %1103 = phi i32 [ 0, %1081 ], [ %1155, %1092 ]
  %1104 = load ptr, ptr %29, align 8
  %1105 = load ptr, ptr %528, align 8
  %1106 = add nsw i32 %1102, -1
  %1107 = sext i32 %1106 to i64
  %1108 = getelementptr inbounds i32, ptr %1105, i64 %1107
  %1109 = load i32, ptr %1108, align 4
  %1110 = sext i32 %1109 to i64
  br label %1111

1111:                                             ; preds = %1154, %1100
  %1112 = phi i64 [ 0, %1100 ], [ %1158, %1154 ]
  %1113 = phi i32 [ %1101, %1100 ], [ %1157, %1154 ]
  %1114 = phi i32 [ %1106, %1100 ], [ %1156, %1154 ]
  %1115 = phi i32 [ %1103, %1100 ], [ %1155, %1154 ]
  %1116 = getelementptr inbounds %struct.Node, ptr %1104, i64 %1110, i32 5, i64 %1112
  %1117 = load i32, ptr %1116, align 4
  %1118 = icmp slt i32 %1117, 0
  br i1 %1118, label %1154, label %1119

1119:                                             ; preds = %1111
  %1120 = load ptr, ptr %514, align 8
  %1121 = zext i32 %1117 to i64
  %1122 = getelementptr inbounds i32, ptr %1120, i64 %1121
  %1123 = load i32, ptr %1122, align 4
  %1124 = icmp eq i32 %1123, 0
  br i1 %1124, label %1125, label %1130

1125:                                             ; preds = %1119
  %1126 = load ptr, ptr %524, align 8
  %1127 = add nsw i32 %1115, 1
  %1128 = sext i32 %1115 to i64
  %1129 = getelementptr inbounds i32, ptr %1126, i64 %1128
  store i32 %1117, ptr %1129, align 4
  br label %1130

1130:                                             ; preds = %1125, %1119
  %1131 = phi i32 [ %1127, %1125 ], [ %1115, %1119 ]
  %1132 = load ptr, ptr %514, align 8
  %1133 = getelementptr inbounds i32, ptr %1132, i64 %1121
  %1134 = load i32, ptr %1133, align 4
  %1135 = add nsw i32 %1134, -1
  store i32 %1135, ptr %1133, align 4
  %1136 = load ptr, ptr %470, align 8
  %1137 = getelementptr inbounds i32, ptr %1136, i64 %1121
  %1138 = load i32, ptr %1137, align 4
  %1139 = load ptr, ptr %514, align 8
  %1140 = getelementptr inbounds i32, ptr %1139, i64 %1121
  %1141 = load i32, ptr %1140, align 4
  %1142 = sub i32 0, %1141
  %1143 = icmp eq i32 %1138, %1142
  br i1 %1143, label %1144, label %1154

1144:                                             ; preds = %1130
  %1145 = load ptr, ptr %29, align 8
  %1146 = getelementptr inbounds %struct.Node, ptr %1145, i64 %1121, i32 2
  %1147 = load i8, ptr %1146, align 2
  %1148 = zext i8 %1147 to i32
  %1149 = add nsw i32 %1113, %1148
  %1150 = load ptr, ptr %528, align 8
  %1151 = add nsw i32 %1114, 1
  %1152 = sext i32 %1114 to i64
  %1153 = getelementptr inbounds i32, ptr %1150, i64 %1152
  store i32 %1117, ptr %1153, align 4
  br label %1154

1154:                                             ; preds = %1144, %1130, %1111
  %1155 = phi i32 [ %1115, %1111 ], [ %1131, %1144 ], [ %1131, %1130 ]
  %1156 = phi i32 [ %1114, %1111 ], [ %1151, %1144 ], [ %1114, %1130 ]
  %1157 = phi i32 [ %1113, %1111 ], [ %1149, %1144 ], [ %1113, %1130 ]
  %1158 = add nuw nsw i64 %1112, 1
  %1159 = icmp eq i64 %1112, 0
  br i1 %1159, label %1111, label %1092

1160:                                             ; preds = %1160, %1098
  %1161 = phi i64 [ 0, %1098 ], [ %1168, %1160 ]
  %1162 = load ptr, ptr %514, align 8
  %1163 = load ptr, ptr %524, align 8
  %1164 = getelementptr inbounds i32, ptr %1163, i64 %1161
  %1165 = load i32, ptr %1164, align 4
  %1166 = sext i32 %1165 to i64
  %1167 = getelementptr inbounds i32, ptr %1162, i64 %1166
  store i32 0, ptr %1167, align 4
  %1168 = add nuw nsw i64 %1161, 1
  %1169 = icmp eq i64 %1168, %1099
  br i1 %1169, label %1170, label %1160

1170:                                             ; preds = %1160, %1094
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 @__const.step.best, i64 20, i1 false)
  store i64 0, ptr %23, align 8
  %1171 = load i32, ptr %646, align 8
  %1172 = icmp sgt i32 %1171, 0
  br i1 %1172, label %1173, label %1179

1173:                                             ; preds = %1170
  %1174 = getelementptr inbounds i8, ptr %1084, i64 24
  %1175 = getelementptr inbounds i8, ptr %1084, i64 12
  %1176 = add nsw i32 %1157, -2
  %1177 = icmp slt i32 %1176, %1095
  %1178 = and i64 %1042, 4294967295
  br label %1183

1179:                                             ; preds = %1464, %1170
  %1180 = phi i32 [ %1171, %1170 ], [ %1466, %1464 ]
  %1181 = load i32, ptr %668, align 4
  %1182 = icmp eq i32 %1181, -2147483648
  br i1 %1182, label %1865, label %1469

1183:                                             ; preds = %1464, %1173
  %1184 = phi i64 [ 0, %1173 ], [ %1465, %1464 ]
  %1185 = load ptr, ptr %470, align 8
  %1186 = getelementptr inbounds i32, ptr %1185, i64 %1184
  %1187 = load i32, ptr %1186, align 4
  %1188 = icmp sgt i32 %1187, 0
  br i1 %1188, label %1189, label %1195

1189:                                             ; preds = %1183
  %1190 = load ptr, ptr %29, align 8
  %1191 = getelementptr inbounds %struct.Node, ptr %1190, i64 %1184, i32 3
  %1192 = load i8, ptr %1191, align 1
  %1193 = icmp ne i8 %1192, 0
  %1194 = zext i1 %1193 to i32
  br label %1195

1195:                                             ; preds = %1189, %1183
  %1196 = phi i32 [ 0, %1183 ], [ %1194, %1189 ]
  %1197 = icmp eq i32 %1196, 0
  %1198 = icmp eq i64 %1184, %1178
  %1199 = or i1 %1198, %1197
  br i1 %1199, label %1464, label %1200

1200:                                             ; preds = %1195
  %1201 = load ptr, ptr %29, align 8
  %1202 = getelementptr inbounds %struct.Node, ptr %1201, i64 %1184, i32 7
  %1203 = load ptr, ptr %474, align 8
  %1204 = getelementptr inbounds [2 x i32], ptr %1203, i64 %1184
  %1205 = load i32, ptr %1085, align 4
  %1206 = load i32, ptr %1202, align 4
  %1207 = icmp ult i32 %1205, %1206
  %1208 = add i32 %1205, 2147483647
  %1209 = select i1 %1207, i32 %1208, i32 %1205
  %1210 = sub i32 %1209, %1206
  %1211 = load i32, ptr %1174, align 4
  %1212 = getelementptr inbounds i8, ptr %1202, i64 4
  %1213 = load i32, ptr %1212, align 4
  %1214 = icmp ult i32 %1211, %1213
  %1215 = add i32 %1211, 2147483647
  %1216 = select i1 %1214, i32 %1215, i32 %1211
  %1217 = sub i32 %1216, %1213
  %1218 = zext i32 %1210 to i64
  %1219 = shl nuw nsw i64 %1218, 31
  %1220 = zext i32 %1217 to i64
  %1221 = or i64 %1219, %1220
  %1222 = icmp eq i32 %1209, %1206
  %1223 = sub i32 2147483647, %1210
  %1224 = select i1 %1222, i32 0, i32 %1223
  %1225 = zext i32 %1224 to i64
  %1226 = shl nuw nsw i64 %1225, 31
  %1227 = icmp eq i32 %1216, %1213
  %1228 = sub i32 2147483647, %1217
  %1229 = select i1 %1227, i32 0, i32 %1228
  %1230 = zext i32 %1229 to i64
  %1231 = or i64 %1226, %1230
  %1232 = call i64 @llvm.umin.i64(i64 %1221, i64 %1231)
  store i64 %1232, ptr %24, align 16
  %1233 = add i32 %1206, %1205
  %1234 = icmp ugt i32 %1233, 2147483646
  %1235 = add i32 %1233, -2147483647
  %1236 = select i1 %1234, i32 %1235, i32 %1233
  %1237 = add i32 %1213, %1211
  %1238 = icmp ugt i32 %1237, 2147483646
  %1239 = add i32 %1237, -2147483647
  %1240 = select i1 %1238, i32 %1239, i32 %1237
  %1241 = zext i32 %1236 to i64
  %1242 = shl nuw nsw i64 %1241, 31
  %1243 = zext i32 %1240 to i64
  %1244 = or i64 %1242, %1243
  %1245 = icmp eq i32 %1236, 0
  %1246 = sub i32 2147483647, %1236
  %1247 = select i1 %1245, i32 0, i32 %1246
  %1248 = zext i32 %1247 to i64
  %1249 = shl nuw nsw i64 %1248, 31
  %1250 = icmp eq i32 %1240, 0
  %1251 = sub i32 2147483647, %1240
  %1252 = select i1 %1250, i32 0, i32 %1251
  %1253 = zext i32 %1252 to i64
  %1254 = or i64 %1249, %1253
  %1255 = call i64 @llvm.umin.i64(i64 %1244, i64 %1254)
  store i64 %1255, ptr %656, align 8
  %1256 = load i32, ptr %1204, align 4
  %1257 = zext i32 %1205 to i64
  %1258 = zext i32 %1256 to i64
  %1259 = mul nuw i64 %1258, %1257
  %1260 = trunc i64 %1259 to i32
  %1261 = and i32 %1260, 2147483647
  %1262 = lshr i64 %1259, 31
  %1263 = trunc i64 %1262 to i32
  %1264 = add i32 %1261, %1263
  %1265 = icmp ugt i32 %1264, 2147483646
  %1266 = add i32 %1264, -2147483647
  %1267 = select i1 %1265, i32 %1266, i32 %1264
  %1268 = getelementptr inbounds i8, ptr %1204, i64 4
  %1269 = load i32, ptr %1268, align 4
  %1270 = zext i32 %1211 to i64
  %1271 = zext i32 %1269 to i64
  %1272 = mul nuw i64 %1271, %1270
  %1273 = trunc i64 %1272 to i32
  %1274 = and i32 %1273, 2147483647
  %1275 = lshr i64 %1272, 31
  %1276 = trunc i64 %1275 to i32
  %1277 = add i32 %1274, %1276
  %1278 = icmp ugt i32 %1277, 2147483646
  %1279 = add i32 %1277, -2147483647
  %1280 = select i1 %1278, i32 %1279, i32 %1277
  %1281 = zext i32 %1267 to i64
  %1282 = shl nuw nsw i64 %1281, 31
  %1283 = zext i32 %1280 to i64
  %1284 = or i64 %1282, %1283
  %1285 = icmp eq i32 %1267, 0
  %1286 = sub i32 2147483647, %1267
  %1287 = select i1 %1285, i32 0, i32 %1286
  %1288 = zext i32 %1287 to i64
  %1289 = shl nuw nsw i64 %1288, 31
  %1290 = icmp eq i32 %1280, 0
  %1291 = sub i32 2147483647, %1280
  %1292 = select i1 %1290, i32 0, i32 %1291
  %1293 = zext i32 %1292 to i64
  %1294 = or i64 %1289, %1293
  %1295 = call i64 @llvm.umin.i64(i64 %1284, i64 %1294)
  store i64 %1295, ptr %657, align 16
  %1296 = trunc nuw nsw i64 %1184 to i32
  br label %1298

1297:                                             ; preds = %1461
  br label %1464

1298:                                             ; preds = %1461, %1200
  %1299 = phi i64 [ 0, %1200 ], [ %1462, %1461 ]
  %1300 = getelementptr inbounds [3 x i64], ptr %24, i64 0, i64 %1299
  %1301 = load i64, ptr %1300, align 8
  %1302 = icmp eq i64 %1301, 0
  br i1 %1302, label %1461, label %1303

1303:                                             ; preds = %1298
  %1304 = icmp eq i64 %1299, 2
  %1305 = select i1 %1304, i8 2, i8 1
  %1306 = load ptr, ptr %502, align 8
  %1307 = mul i64 %1301, -7046029254386353131
  %1308 = lshr i64 %1307, 48
  %1309 = lshr i64 %1307, 54
  %1310 = getelementptr inbounds i64, ptr %1306, i64 %1309
  %1311 = load i64, ptr %1310, align 8
  %1312 = and i64 %1308, 63
  %1313 = shl nuw i64 1, %1312
  %1314 = and i64 %1311, %1313
  %1315 = icmp eq i64 %1314, 0
  br i1 %1315, label %1386, label %1316

1316:                                             ; preds = %1303
  %1317 = load ptr, ptr %481, align 8
  %1318 = load i32, ptr %449, align 8
  %1319 = lshr i64 %1307, 33
  %1320 = trunc nuw nsw i64 %1319 to i32
  %1321 = and i32 %1318, %1320
  %1322 = zext i32 %1321 to i64
  %1323 = getelementptr inbounds i32, ptr %1317, i64 %1322
  %1324 = load i32, ptr %1323, align 4
  %1325 = icmp sgt i32 %1324, -1
  br i1 %1325, label %1326, label %1386

1326:                                             ; preds = %1316, %1381
  %1327 = phi i32 [ %1384, %1381 ], [ %1324, %1316 ]
  %1328 = load ptr, ptr %29, align 8
  %1329 = zext i32 %1327 to i64
  %1330 = getelementptr inbounds %struct.Node, ptr %1328, i64 %1329, i32 7
  %1331 = load i32, ptr %1096, align 4
  %1332 = zext i32 %1331 to i64
  %1333 = icmp eq i64 %1184, %1332
  br i1 %1333, label %1334, label %1337

1334:                                             ; preds = %1326
  %1335 = load i32, ptr %1175, align 4
  %1336 = icmp eq i32 %1335, %1327
  br i1 %1336, label %1343, label %1337

1337:                                             ; preds = %1334, %1326
  %1338 = icmp eq i32 %1331, %1327
  br i1 %1338, label %1339, label %1343

1339:                                             ; preds = %1337
  %1340 = load i32, ptr %1175, align 4
  %1341 = zext i32 %1340 to i64
  %1342 = icmp eq i64 %1184, %1341
  br label %1343

1343:                                             ; preds = %1339, %1337, %1334
  %1344 = phi i1 [ true, %1334 ], [ false, %1337 ], [ %1342, %1339 ]
  %1345 = load i32, ptr %1330, align 4
  %1346 = getelementptr inbounds i8, ptr %1330, i64 4
  %1347 = load i32, ptr %1346, align 4
  %1348 = zext i32 %1345 to i64
  %1349 = shl nuw nsw i64 %1348, 31
  %1350 = zext i32 %1347 to i64
  %1351 = or i64 %1349, %1350
  %1352 = icmp eq i32 %1345, 0
  %1353 = sub i32 2147483647, %1345
  %1354 = select i1 %1352, i32 0, i32 %1353
  %1355 = zext i32 %1354 to i64
  %1356 = shl nuw nsw i64 %1355, 31
  %1357 = icmp eq i32 %1347, 0
  %1358 = sub i32 2147483647, %1347
  %1359 = select i1 %1357, i32 0, i32 %1358
  %1360 = zext i32 %1359 to i64
  %1361 = or i64 %1356, %1360
  %1362 = call i64 @llvm.umin.i64(i64 %1351, i64 %1361)
  %1363 = icmp eq i64 %1362, %1301
  br i1 %1363, label %1364, label %1381

1364:                                             ; preds = %1343
  %1365 = load ptr, ptr %470, align 8
  %1366 = getelementptr inbounds i32, ptr %1365, i64 %1329
  %1367 = load i32, ptr %1366, align 4
  %1368 = icmp sgt i32 %1367, 0
  br i1 %1368, label %1369, label %1374

1369:                                             ; preds = %1364
  %1370 = getelementptr inbounds %struct.Node, ptr %1328, i64 %1329, i32 3
  %1371 = load i8, ptr %1370, align 1
  %1372 = icmp ne i8 %1371, 0
  %1373 = zext i1 %1372 to i32
  br label %1374

1374:                                             ; preds = %1369, %1364
  %1375 = phi i32 [ 0, %1364 ], [ %1373, %1369 ]
  %1376 = icmp eq i32 %1375, 0
  %1377 = icmp eq i32 %1327, %1043
  %1378 = or i1 %1377, %1376
  %1379 = select i1 %1378, i1 true, i1 %1344
  br i1 %1379, label %1381, label %1380

1380:                                             ; preds = %1374
  store i32 %1296, ptr %25, align 8
  store i32 %1327, ptr %658, align 4
  store i32 -1, ptr %659, align 8
  store i32 0, ptr %660, align 4
  store i8 %1305, ptr %661, align 8
  store i8 3, ptr %662, align 1
  call void @judge(ptr %29, i32 %1043, ptr byval(%struct.Way) align 8 %25, ptr %22, ptr %23, i32 %1095)
  br label %1381

1381:                                             ; preds = %1380, %1374, %1343
  %1382 = load ptr, ptr %485, align 8
  %1383 = getelementptr inbounds i32, ptr %1382, i64 %1329
  %1384 = load i32, ptr %1383, align 4
  %1385 = icmp sgt i32 %1384, -1
  br i1 %1385, label %1326, label %1386

1386:                                             ; preds = %1381, %1316, %1303
  br i1 %1177, label %1461, label %1387

1387:                                             ; preds = %1386
  %1388 = load ptr, ptr %506, align 8
  %1389 = load ptr, ptr %510, align 8
  %1390 = select i1 %1304, ptr %1388, ptr %1389
  %1391 = lshr i64 %1307, 41
  %1392 = lshr i64 %1307, 47
  %1393 = getelementptr inbounds i64, ptr %1390, i64 %1392
  %1394 = load i64, ptr %1393, align 8
  %1395 = and i64 %1391, 63
  %1396 = shl nuw i64 1, %1395
  %1397 = and i64 %1394, %1396
  %1398 = icmp eq i64 %1397, 0
  br i1 %1398, label %1461, label %1399

1399:                                             ; preds = %1387
  %1400 = load ptr, ptr %498, align 8
  %1401 = load i32, ptr %467, align 8
  %1402 = lshr i64 %1307, 33
  %1403 = trunc nuw nsw i64 %1402 to i32
  %1404 = and i32 %1401, %1403
  %1405 = zext i32 %1404 to i64
  %1406 = getelementptr inbounds i32, ptr %1400, i64 %1405
  %1407 = load i32, ptr %1406, align 4
  %1408 = icmp sgt i32 %1407, -1
  br i1 %1408, label %1409, label %1461

1409:                                             ; preds = %1399, %1456
  %1410 = phi i32 [ %1459, %1456 ], [ %1407, %1399 ]
  %1411 = load ptr, ptr %491, align 8
  %1412 = zext i32 %1410 to i64
  %1413 = getelementptr inbounds %struct.Pair, ptr %1411, i64 %1412
  %1414 = getelementptr inbounds i8, ptr %1413, i64 8
  %1415 = load i32, ptr %1414, align 8
  %1416 = getelementptr inbounds i8, ptr %1413, i64 12
  %1417 = load i32, ptr %1416, align 4
  %1418 = load i64, ptr %1413, align 8
  %1419 = icmp eq i64 %1418, %1301
  br i1 %1419, label %1420, label %1456

1420:                                             ; preds = %1409
  %1421 = load ptr, ptr %470, align 8
  %1422 = sext i32 %1415 to i64
  %1423 = getelementptr inbounds i32, ptr %1421, i64 %1422
  %1424 = load i32, ptr %1423, align 4
  %1425 = icmp sgt i32 %1424, 0
  br i1 %1425, label %1426, label %1432

1426:                                             ; preds = %1420
  %1427 = load ptr, ptr %29, align 8
  %1428 = getelementptr inbounds %struct.Node, ptr %1427, i64 %1422, i32 3
  %1429 = load i8, ptr %1428, align 1
  %1430 = icmp ne i8 %1429, 0
  %1431 = zext i1 %1430 to i32
  br label %1432

1432:                                             ; preds = %1426, %1420
  %1433 = phi i32 [ 0, %1420 ], [ %1431, %1426 ]
  %1434 = icmp eq i32 %1433, 0
  br i1 %1434, label %1456, label %1435

1435:                                             ; preds = %1432
  %1436 = sext i32 %1417 to i64
  %1437 = getelementptr inbounds i32, ptr %1421, i64 %1436
  %1438 = load i32, ptr %1437, align 4
  %1439 = icmp sgt i32 %1438, 0
  br i1 %1439, label %1440, label %1446

1440:                                             ; preds = %1435
  %1441 = load ptr, ptr %29, align 8
  %1442 = getelementptr inbounds %struct.Node, ptr %1441, i64 %1436, i32 3
  %1443 = load i8, ptr %1442, align 1
  %1444 = icmp ne i8 %1443, 0
  %1445 = zext i1 %1444 to i32
  br label %1446

1446:                                             ; preds = %1440, %1435
  %1447 = phi i32 [ 0, %1435 ], [ %1445, %1440 ]
  %1448 = icmp eq i32 %1447, 0
  %1449 = icmp eq i32 %1415, %1043
  %1450 = select i1 %1448, i1 true, i1 %1449
  %1451 = icmp eq i32 %1417, %1043
  %1452 = select i1 %1450, i1 true, i1 %1451
  br i1 %1452, label %1456, label %1453

1453:                                             ; preds = %1446
  store i32 %1296, ptr %26, align 8
  store i32 %1415, ptr %663, align 4
  store i32 %1417, ptr %664, align 8
  store i32 0, ptr %665, align 4
  store i8 %1305, ptr %666, align 8
  %1454 = getelementptr inbounds i8, ptr %1413, i64 20
  %1455 = load i8, ptr %1454, align 4
  store i8 %1455, ptr %667, align 1
  call void @judge(ptr %29, i32 %1043, ptr byval(%struct.Way) align 8 %26, ptr %22, ptr %23, i32 %1095)
  br label %1456

1456:                                             ; preds = %1453, %1446, %1432, %1409
  %1457 = load ptr, ptr %491, align 8
  %1458 = getelementptr inbounds %struct.Pair, ptr %1457, i64 %1412, i32 3
  %1459 = load i32, ptr %1458, align 4
  %1460 = icmp sgt i32 %1459, -1
  br i1 %1460, label %1409, label %1461

1461:                                             ; preds = %1456, %1399, %1387, %1386, %1298
  %1462 = add nuw nsw i64 %1299, 1
  %1463 = icmp eq i64 %1462, 3
  br i1 %1463, label %1297, label %1298

1464:                                             ; preds = %1297, %1195
  %1465 = add nuw nsw i64 %1184, 1
  %1466 = load i32, ptr %646, align 8
  %1467 = sext i32 %1466 to i64
  %1468 = icmp slt i64 %1465, %1467
  br i1 %1468, label %1183, label %1179

1469:                                             ; preds = %1179
  %1470 = load i32, ptr %669, align 4
  %1471 = load i8, ptr %670, align 1
  %1472 = icmp eq i8 %1471, 3
  br i1 %1472, label %1473, label %1477

1473:                                             ; preds = %1469
  %1474 = load ptr, ptr %29, align 8
  %1475 = sext i32 %1470 to i64
  %1476 = getelementptr inbounds %struct.Node, ptr %1474, i64 %1475
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %1476, i64 48, i1 false)
  br label %1571

1477:                                             ; preds = %1469
  %1478 = load ptr, ptr %29, align 8
  %1479 = sext i32 %1470 to i64
  %1480 = getelementptr inbounds %struct.Node, ptr %1478, i64 %1479
  %1481 = load i32, ptr %671, align 4
  %1482 = sext i32 %1481 to i64
  %1483 = getelementptr inbounds %struct.Node, ptr %1478, i64 %1482
  call void @llvm.memset.p0.i64(ptr align 8 %21, i8 0, i64 48, i1 false)
  %1484 = icmp eq i8 %1471, 2
  %1485 = select i1 %1484, i8 2, i8 1
  store i8 %1485, ptr %21, align 8
  store i8 3, ptr %672, align 1
  store i32 -1, ptr %673, align 8
  %1486 = getelementptr inbounds i8, ptr %1480, i64 1
  %1487 = load i8, ptr %1486, align 1
  %1488 = getelementptr inbounds i8, ptr %1483, i64 1
  %1489 = load i8, ptr %1488, align 1
  %1490 = call i8 @llvm.umax.i8(i8 %1487, i8 %1489)
  store i8 %1490, ptr %674, align 1
  %1491 = icmp ne i8 %1490, 0
  %1492 = zext i1 %1491 to i8
  store i8 %1492, ptr %675, align 2
  store i8 1, ptr %676, align 4
  %1493 = icmp eq i8 %1471, 1
  %1494 = select i1 %1493, i8 -1, i8 1
  store i8 %1494, ptr %677, align 1
  store i32 %1470, ptr %678, align 8
  store i32 %1481, ptr %679, align 4
  %1495 = getelementptr inbounds i8, ptr %1480, i64 20
  %1496 = getelementptr inbounds i8, ptr %1483, i64 20
  br label %1499

1497:                                             ; preds = %1527
  %1498 = icmp eq i8 %1490, 0
  br i1 %1498, label %1532, label %1571

1499:                                             ; preds = %1527, %1477
  %1500 = phi i64 [ 0, %1477 ], [ %1530, %1527 ]
  %1501 = getelementptr inbounds [4 x i32], ptr %1495, i64 0, i64 %1500
  %1502 = load i32, ptr %1501, align 4
  %1503 = getelementptr inbounds [4 x i32], ptr %1496, i64 0, i64 %1500
  %1504 = load i32, ptr %1503, align 4
  switch i8 %1471, label %1515 [
    i8 0, label %1505
    i8 1, label %1510
  ]

1505:                                             ; preds = %1499
  %1506 = add i32 %1504, %1502
  %1507 = icmp ugt i32 %1506, 2147483646
  %1508 = add i32 %1506, -2147483647
  %1509 = select i1 %1507, i32 %1508, i32 %1506
  br label %1527

1510:                                             ; preds = %1499
  %1511 = icmp ult i32 %1502, %1504
  %1512 = add i32 %1502, 2147483647
  %1513 = select i1 %1511, i32 %1512, i32 %1502
  %1514 = sub i32 %1513, %1504
  br label %1527

1515:                                             ; preds = %1499
  %1516 = zext i32 %1502 to i64
  %1517 = zext i32 %1504 to i64
  %1518 = mul nuw i64 %1517, %1516
  %1519 = trunc i64 %1518 to i32
  %1520 = and i32 %1519, 2147483647
  %1521 = lshr i64 %1518, 31
  %1522 = trunc i64 %1521 to i32
  %1523 = add i32 %1520, %1522
  %1524 = icmp ugt i32 %1523, 2147483646
  %1525 = add i32 %1523, -2147483647
  %1526 = select i1 %1524, i32 %1525, i32 %1523
  br label %1527

1527:                                             ; preds = %1515, %1510, %1505
  %1528 = phi i32 [ %1509, %1505 ], [ %1514, %1510 ], [ %1526, %1515 ]
  %1529 = getelementptr inbounds [4 x i32], ptr %680, i64 0, i64 %1500
  store i32 %1528, ptr %1529, align 4
  %1530 = add nuw nsw i64 %1500, 1
  %1531 = icmp eq i64 %1530, 4
  br i1 %1531, label %1497, label %1499

1532:                                             ; preds = %1497
  %1533 = getelementptr inbounds i8, ptr %1483, i64 40
  %1534 = load i64, ptr %1533, align 8
  %1535 = icmp eq i64 %1534, 0
  %1536 = sub i64 2305843009213693487, %1534
  %1537 = select i1 %1535, i64 0, i64 %1536
  %1538 = select i1 %1493, i64 %1537, i64 %1534
  %1539 = getelementptr inbounds i8, ptr %1480, i64 40
  %1540 = load i64, ptr %1539, align 8
  br i1 %1484, label %1541, label %1564

1541:                                             ; preds = %1532
  %1542 = zext i64 %1540 to i128
  %1543 = zext i64 %1538 to i128
  %1544 = mul nuw i128 %1542, %1543
  %1545 = trunc i128 %1544 to i64
  %1546 = mul i64 %1545, 3456285112735364913
  %1547 = zext i64 %1546 to i128
  %1548 = mul nuw nsw i128 %1547, 2305843009213693487
  %1549 = add i128 %1548, %1544
  %1550 = lshr i128 %1549, 64
  %1551 = trunc nuw i128 %1550 to i64
  %1552 = icmp ugt i64 %1551, 2305843009213693486
  %1553 = add i64 %1551, -2305843009213693487
  %1554 = select i1 %1552, i64 %1553, i64 %1551
  %1555 = zext i64 %1554 to i128
  %1556 = mul nuw nsw i128 %1555, 13838400
  %1557 = trunc i128 %1556 to i64
  %1558 = mul i64 %1557, 3456285112735364913
  %1559 = zext i64 %1558 to i128
  %1560 = mul nuw nsw i128 %1559, 2305843009213693487
  %1561 = add nuw nsw i128 %1560, %1556
  %1562 = lshr i128 %1561, 64
  %1563 = trunc nuw nsw i128 %1562 to i64
  br label %1566

1564:                                             ; preds = %1532
  %1565 = add i64 %1540, %1538
  br label %1566

1566:                                             ; preds = %1564, %1541
  %1567 = phi i64 [ %1565, %1564 ], [ %1563, %1541 ]
  %1568 = icmp ugt i64 %1567, 2305843009213693486
  %1569 = add i64 %1567, -2305843009213693487
  %1570 = select i1 %1568, i64 %1569, i64 %1567
  store i64 %1570, ptr %681, align 8
  br label %1571

1571:                                             ; preds = %1566, %1497, %1473
  %1572 = load ptr, ptr %29, align 8
  %1573 = getelementptr inbounds %struct.Node, ptr %1572, i64 %1045
  br i1 %1472, label %1671, label %1574

1574:                                             ; preds = %1571
  %1575 = load i32, ptr %680, align 4
  %1576 = load i32, ptr %682, align 8
  %1577 = zext i32 %1575 to i64
  %1578 = shl nuw nsw i64 %1577, 31
  %1579 = zext i32 %1576 to i64
  %1580 = or i64 %1578, %1579
  %1581 = icmp eq i32 %1575, 0
  %1582 = sub i32 2147483647, %1575
  %1583 = select i1 %1581, i32 0, i32 %1582
  %1584 = zext i32 %1583 to i64
  %1585 = shl nuw nsw i64 %1584, 31
  %1586 = icmp eq i32 %1576, 0
  %1587 = sub i32 2147483647, %1576
  %1588 = select i1 %1586, i32 0, i32 %1587
  %1589 = zext i32 %1588 to i64
  %1590 = or i64 %1585, %1589
  %1591 = call i64 @llvm.umin.i64(i64 %1580, i64 %1590)
  %1592 = load ptr, ptr %481, align 8
  %1593 = load i32, ptr %449, align 8
  %1594 = mul i64 %1591, -7046029254386353131
  %1595 = lshr i64 %1594, 33
  %1596 = trunc nuw nsw i64 %1595 to i32
  %1597 = and i32 %1593, %1596
  %1598 = zext i32 %1597 to i64
  %1599 = getelementptr inbounds i32, ptr %1592, i64 %1598
  %1600 = load i32, ptr %1599, align 4
  %1601 = icmp slt i32 %1600, 0
  br i1 %1601, label %1671, label %1602

1602:                                             ; preds = %1574
  %1603 = load ptr, ptr %470, align 8
  %1604 = load i8, ptr %676, align 4
  %1605 = load i8, ptr %677, align 1
  %1606 = load i8, ptr %674, align 1
  %1607 = load i8, ptr %21, align 8
  %1608 = icmp eq i8 %1607, 1
  %1609 = load ptr, ptr %485, align 8
  br label %1610

1610:                                             ; preds = %1665, %1602
  %1611 = phi i8 [ %1605, %1602 ], [ %1661, %1665 ]
  %1612 = phi i8 [ %1604, %1602 ], [ %1662, %1665 ]
  %1613 = phi i32 [ %1600, %1602 ], [ %1667, %1665 ]
  %1614 = phi i32 [ undef, %1602 ], [ %1664, %1665 ]
  %1615 = zext i32 %1613 to i64
  %1616 = getelementptr inbounds %struct.Node, ptr %1572, i64 %1615, i32 7
  br label %1621

1617:                                             ; preds = %1621
  %1618 = getelementptr inbounds i32, ptr %1603, i64 %1615
  %1619 = load i32, ptr %1618, align 4
  %1620 = icmp eq i32 %1619, 0
  br i1 %1620, label %1638, label %1660

1621:                                             ; preds = %1621, %1610
  %1622 = phi i64 [ 0, %1610 ], [ %1636, %1621 ]
  %1623 = phi i32 [ 1, %1610 ], [ %1635, %1621 ]
  %1624 = phi i32 [ 1, %1610 ], [ %1630, %1621 ]
  %1625 = getelementptr inbounds i32, ptr %1616, i64 %1622
  %1626 = load i32, ptr %1625, align 4
  %1627 = getelementptr inbounds [4 x i32], ptr %680, i64 0, i64 %1622
  %1628 = load i32, ptr %1627, align 4
  %1629 = icmp eq i32 %1626, %1628
  %1630 = select i1 %1629, i32 %1624, i32 0
  %1631 = icmp eq i32 %1628, 0
  %1632 = sub i32 2147483647, %1628
  %1633 = select i1 %1631, i32 0, i32 %1632
  %1634 = icmp eq i32 %1626, %1633
  %1635 = select i1 %1634, i32 %1623, i32 0
  %1636 = add nuw nsw i64 %1622, 1
  %1637 = icmp eq i64 %1636, 4
  br i1 %1637, label %1617, label %1621

1638:                                             ; preds = %1617
  %1639 = getelementptr inbounds %struct.Node, ptr %1572, i64 %1615
  %1640 = getelementptr inbounds i8, ptr %1639, i64 3
  %1641 = load i8, ptr %1640, align 1
  %1642 = icmp eq i8 %1641, 0
  br i1 %1642, label %1660, label %1643

1643:                                             ; preds = %1638
  %1644 = getelementptr inbounds i8, ptr %1639, i64 1
  %1645 = load i8, ptr %1644, align 1
  %1646 = icmp eq i8 %1645, %1606
  br i1 %1646, label %1647, label %1660

1647:                                             ; preds = %1643
  %1648 = icmp ne i32 %1630, 0
  %1649 = icmp eq i32 %1635, 0
  %1650 = xor i1 %1648, true
  %1651 = select i1 %1650, i1 %1649, i1 false
  %1652 = select i1 %1648, i1 true, i1 %1649
  %1653 = select i1 %1651, i32 %1614, i32 %1613
  br i1 %1652, label %1660, label %1654

1654:                                             ; preds = %1647
  %1655 = sub i8 0, %1612
  %1656 = sub i8 0, %1611
  %1657 = select i1 %1608, i8 %1656, i8 %1611
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %680, ptr align 4 %1616, i64 16, i1 false)
  %1658 = getelementptr inbounds %struct.Node, ptr %1572, i64 %1615, i32 8
  %1659 = load i64, ptr %1658, align 8
  store i64 %1659, ptr %681, align 8
  br label %1660

1660:                                             ; preds = %1654, %1647, %1643, %1638, %1617
  %1661 = phi i8 [ %1611, %1647 ], [ %1611, %1643 ], [ %1611, %1638 ], [ %1611, %1617 ], [ %1657, %1654 ]
  %1662 = phi i8 [ %1612, %1647 ], [ %1612, %1643 ], [ %1612, %1638 ], [ %1612, %1617 ], [ %1655, %1654 ]
  %1663 = phi i1 [ %1651, %1647 ], [ true, %1643 ], [ true, %1638 ], [ true, %1617 ], [ false, %1654 ]
  %1664 = phi i32 [ %1653, %1647 ], [ %1614, %1643 ], [ %1614, %1638 ], [ %1614, %1617 ], [ %1613, %1654 ]
  br i1 %1663, label %1665, label %1669

1665:                                             ; preds = %1660
  %1666 = getelementptr inbounds i32, ptr %1609, i64 %1615
  %1667 = load i32, ptr %1666, align 4
  %1668 = icmp slt i32 %1667, 0
  br i1 %1668, label %1669, label %1610

1669:                                             ; preds = %1665, %1660
  %1670 = phi i32 [ -1, %1665 ], [ %1664, %1660 ]
  store i8 %1662, ptr %676, align 4
  store i8 %1661, ptr %677, align 1
  br label %1671

1671:                                             ; preds = %1669, %1574, %1571
  %1672 = phi i32 [ -1, %1571 ], [ -1, %1574 ], [ %1670, %1669 ]
  %1673 = load i8, ptr %683, align 4
  %1674 = load i32, ptr %22, align 4
  %1675 = sext i32 %1674 to i64
  %1676 = getelementptr inbounds i8, ptr %1573, i64 20
  %1677 = icmp eq i8 %1673, 1
  br label %1678

1678:                                             ; preds = %1729, %1671
  %1679 = phi i1 [ true, %1671 ], [ %1731, %1729 ]
  %1680 = phi i32 [ 0, %1671 ], [ %1730, %1729 ]
  %1681 = and i32 %1680, 1
  %1682 = icmp eq i32 %1681, 0
  %1683 = icmp ult i32 %1680, 2
  br label %1684

1684:                                             ; preds = %1717, %1678
  %1685 = phi i64 [ 0, %1678 ], [ %1718, %1717 ]
  %1686 = getelementptr inbounds %struct.Node, ptr %1572, i64 %1675, i32 7, i64 %1685
  %1687 = load i32, ptr %1686, align 4
  %1688 = icmp eq i32 %1687, 0
  %1689 = sub i32 2147483647, %1687
  %1690 = select i1 %1688, i32 0, i32 %1689
  %1691 = select i1 %1682, i32 %1687, i32 %1690
  %1692 = getelementptr inbounds [4 x i32], ptr %680, i64 0, i64 %1685
  %1693 = load i32, ptr %1692, align 4
  %1694 = icmp eq i32 %1693, 0
  %1695 = sub i32 2147483647, %1693
  %1696 = select i1 %1694, i32 0, i32 %1695
  %1697 = select i1 %1683, i32 %1693, i32 %1696
  %1698 = getelementptr inbounds [4 x i32], ptr %1676, i64 0, i64 %1685
  %1699 = load i32, ptr %1698, align 4
  br i1 %1677, label %1700, label %1702

1700:                                             ; preds = %1684
  %1701 = add i32 %1697, %1691
  br label %1711

1702:                                             ; preds = %1684
  %1703 = zext i32 %1691 to i64
  %1704 = zext i32 %1697 to i64
  %1705 = mul nuw i64 %1704, %1703
  %1706 = trunc i64 %1705 to i32
  %1707 = and i32 %1706, 2147483647
  %1708 = lshr i64 %1705, 31
  %1709 = trunc i64 %1708 to i32
  %1710 = add i32 %1707, %1709
  br label %1711

1711:                                             ; preds = %1702, %1700
  %1712 = phi i32 [ %1710, %1702 ], [ %1701, %1700 ]
  %1713 = icmp ugt i32 %1712, 2147483646
  %1714 = add i32 %1712, -2147483647
  %1715 = select i1 %1713, i32 %1714, i32 %1712
  %1716 = icmp eq i32 %1699, %1715
  br i1 %1716, label %1717, label %1720

1717:                                             ; preds = %1711
  %1718 = add nuw nsw i64 %1685, 1
  %1719 = icmp eq i64 %1718, 4
  br i1 %1719, label %1722, label %1684

1720:                                             ; preds = %1711
  %1721 = trunc nuw nsw i64 %1685 to i32
  br label %1722

1722:                                             ; preds = %1717, %1720
  %1723 = phi i32 [ %1721, %1720 ], [ 4, %1717 ]
  %1724 = icmp eq i32 %1723, 4
  br i1 %1724, label %1725, label %1729

1725:                                             ; preds = %1722
  %1726 = icmp ugt i32 %1680, 1
  %1727 = select i1 %1726, i16 -256, i16 256
  %1728 = select i1 %1682, i16 1, i16 255
  br label %1733

1729:                                             ; preds = %1722
  %1730 = add nuw nsw i32 %1680, 1
  %1731 = icmp ult i32 %1680, 3
  %1732 = icmp eq i32 %1730, 4
  br i1 %1732, label %1733, label %1678

1733:                                             ; preds = %1729, %1725
  %1734 = phi i16 [ %1727, %1725 ], [ 0, %1729 ]
  %1735 = phi i16 [ %1728, %1725 ], [ 0, %1729 ]
  %1736 = phi i1 [ %1679, %1725 ], [ %1731, %1729 ]
  br i1 %1736, label %1737, label %1864

1737:                                             ; preds = %1733
  br i1 %1472, label %1767, label %1738

1738:                                             ; preds = %1737
  %1739 = icmp slt i32 %1672, 0
  br i1 %1739, label %1740, label %1742

1740:                                             ; preds = %1738
  %1741 = add nsw i32 %1180, 1
  store i32 %1741, ptr %646, align 8
  br label %1742

1742:                                             ; preds = %1740, %1738
  %1743 = phi i32 [ %1180, %1740 ], [ %1672, %1738 ]
  %1744 = sext i32 %1743 to i64
  %1745 = getelementptr inbounds %struct.Node, ptr %1572, i64 %1744
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1745, ptr align 8 %21, i64 48, i1 false)
  %1746 = load ptr, ptr %518, align 8
  %1747 = getelementptr inbounds i32, ptr %1746, i64 %1744
  store i32 0, ptr %1747, align 4
  %1748 = load ptr, ptr %514, align 8
  %1749 = getelementptr inbounds i32, ptr %1748, i64 %1744
  store i32 0, ptr %1749, align 4
  %1750 = load ptr, ptr %470, align 8
  %1751 = getelementptr inbounds i32, ptr %1750, i64 %1744
  store i32 0, ptr %1751, align 4
  %1752 = load ptr, ptr %470, align 8
  %1753 = sext i32 %1470 to i64
  %1754 = getelementptr inbounds i32, ptr %1752, i64 %1753
  %1755 = load i32, ptr %1754, align 4
  %1756 = add nsw i32 %1755, 1
  store i32 %1756, ptr %1754, align 4
  %1757 = load ptr, ptr %470, align 8
  %1758 = load i32, ptr %671, align 4
  %1759 = sext i32 %1758 to i64
  %1760 = getelementptr inbounds i32, ptr %1757, i64 %1759
  %1761 = load i32, ptr %1760, align 4
  %1762 = add nsw i32 %1761, 1
  store i32 %1762, ptr %1760, align 4
  %1763 = load i8, ptr %675, align 2
  %1764 = zext i8 %1763 to i32
  %1765 = load i32, ptr %651, align 8
  %1766 = add nsw i32 %1765, %1764
  store i32 %1766, ptr %651, align 8
  br label %1767

1767:                                             ; preds = %1742, %1737
  %1768 = phi i32 [ %1743, %1742 ], [ %1470, %1737 ]
  %1769 = load ptr, ptr %470, align 8
  %1770 = getelementptr inbounds i32, ptr %1769, i64 %1675
  %1771 = load i32, ptr %1770, align 4
  %1772 = add nsw i32 %1771, 1
  store i32 %1772, ptr %1770, align 4
  %1773 = load ptr, ptr %470, align 8
  %1774 = sext i32 %1768 to i64
  %1775 = getelementptr inbounds i32, ptr %1773, i64 %1774
  %1776 = load i32, ptr %1775, align 4
  %1777 = add nsw i32 %1776, 1
  store i32 %1777, ptr %1775, align 4
  %1778 = getelementptr inbounds i8, ptr %1573, i64 8
  %1779 = load i32, ptr %1778, align 8
  %1780 = getelementptr inbounds i8, ptr %1573, i64 12
  %1781 = load i32, ptr %1780, align 4
  %1782 = getelementptr inbounds i8, ptr %1573, i64 4
  %1783 = or disjoint i16 %1735, %1734
  store i16 %1783, ptr %1782, align 4
  store i8 %1673, ptr %1573, align 8
  store i32 %1674, ptr %1778, align 8
  store i32 %1768, ptr %1780, align 4
  %1784 = load ptr, ptr %528, align 8
  store i32 %1779, ptr %1784, align 4
  br label %1785

1785:                                             ; preds = %1800, %1767
  %1786 = phi i32 [ 1, %1767 ], [ %1801, %1800 ]
  %1787 = load ptr, ptr %528, align 8
  %1788 = add nsw i32 %1786, -1
  %1789 = sext i32 %1788 to i64
  %1790 = getelementptr inbounds i32, ptr %1787, i64 %1789
  %1791 = load i32, ptr %1790, align 4
  %1792 = icmp slt i32 %1791, 0
  br i1 %1792, label %1800, label %1793

1793:                                             ; preds = %1785
  %1794 = load ptr, ptr %470, align 8
  %1795 = zext i32 %1791 to i64
  %1796 = getelementptr inbounds i32, ptr %1794, i64 %1795
  %1797 = load i32, ptr %1796, align 4
  %1798 = add nsw i32 %1797, -1
  store i32 %1798, ptr %1796, align 4
  %1799 = icmp eq i32 %1798, 0
  br i1 %1799, label %1803, label %1800

1800:                                             ; preds = %1803, %1793, %1785
  %1801 = phi i32 [ %1818, %1803 ], [ %1788, %1793 ], [ %1788, %1785 ]
  %1802 = icmp eq i32 %1801, 0
  br i1 %1802, label %1821, label %1785

1803:                                             ; preds = %1793
  %1804 = load ptr, ptr %29, align 8
  %1805 = getelementptr inbounds %struct.Node, ptr %1804, i64 %1795, i32 2
  %1806 = load i8, ptr %1805, align 2
  %1807 = zext i8 %1806 to i32
  %1808 = load i32, ptr %651, align 8
  %1809 = sub nsw i32 %1808, %1807
  store i32 %1809, ptr %651, align 8
  %1810 = getelementptr inbounds %struct.Node, ptr %1804, i64 %1795, i32 5
  %1811 = load i32, ptr %1810, align 8
  %1812 = load ptr, ptr %528, align 8
  %1813 = getelementptr inbounds i32, ptr %1812, i64 %1789
  store i32 %1811, ptr %1813, align 4
  %1814 = load ptr, ptr %29, align 8
  %1815 = getelementptr inbounds %struct.Node, ptr %1814, i64 %1795, i32 5, i64 1
  %1816 = load i32, ptr %1815, align 4
  %1817 = load ptr, ptr %528, align 8
  %1818 = add nsw i32 %1786, 1
  %1819 = sext i32 %1786 to i64
  %1820 = getelementptr inbounds i32, ptr %1817, i64 %1819
  store i32 %1816, ptr %1820, align 4
  br label %1800

1821:                                             ; preds = %1800
  %1822 = load ptr, ptr %528, align 8
  store i32 %1781, ptr %1822, align 4
  br label %1823

1823:                                             ; preds = %1838, %1821
  %1824 = phi i32 [ 1, %1821 ], [ %1839, %1838 ]
  %1825 = load ptr, ptr %528, align 8
  %1826 = add nsw i32 %1824, -1
  %1827 = sext i32 %1826 to i64
  %1828 = getelementptr inbounds i32, ptr %1825, i64 %1827
  %1829 = load i32, ptr %1828, align 4
  %1830 = icmp slt i32 %1829, 0
  br i1 %1830, label %1838, label %1831

1831:                                             ; preds = %1823
  %1832 = load ptr, ptr %470, align 8
  %1833 = zext i32 %1829 to i64
  %1834 = getelementptr inbounds i32, ptr %1832, i64 %1833
  %1835 = load i32, ptr %1834, align 4
  %1836 = add nsw i32 %1835, -1
  store i32 %1836, ptr %1834, align 4
  %1837 = icmp eq i32 %1836, 0
  br i1 %1837, label %1841, label %1838

1838:                                             ; preds = %1841, %1831, %1823
  %1839 = phi i32 [ %1856, %1841 ], [ %1826, %1831 ], [ %1826, %1823 ]
  %1840 = icmp eq i32 %1839, 0
  br i1 %1840, label %1859, label %1823

1841:                                             ; preds = %1831
  %1842 = load ptr, ptr %29, align 8
  %1843 = getelementptr inbounds %struct.Node, ptr %1842, i64 %1833, i32 2
  %1844 = load i8, ptr %1843, align 2
  %1845 = zext i8 %1844 to i32
  %1846 = load i32, ptr %651, align 8
  %1847 = sub nsw i32 %1846, %1845
  store i32 %1847, ptr %651, align 8
  %1848 = getelementptr inbounds %struct.Node, ptr %1842, i64 %1833, i32 5
  %1849 = load i32, ptr %1848, align 8
  %1850 = load ptr, ptr %528, align 8
  %1851 = getelementptr inbounds i32, ptr %1850, i64 %1827
  store i32 %1849, ptr %1851, align 4
  %1852 = load ptr, ptr %29, align 8
  %1853 = getelementptr inbounds %struct.Node, ptr %1852, i64 %1833, i32 5, i64 1
  %1854 = load i32, ptr %1853, align 4
  %1855 = load ptr, ptr %528, align 8
  %1856 = add nsw i32 %1824, 1
  %1857 = sext i32 %1824 to i64
  %1858 = getelementptr inbounds i32, ptr %1855, i64 %1857
  store i32 %1854, ptr %1858, align 4
  br label %1838

1859:                                             ; preds = %1838
  %1860 = icmp ne i8 %1471, 3
  %1861 = icmp slt i32 %1672, 0
  %1862 = select i1 %1860, i1 %1861, i1 false
  br i1 %1862, label %1863, label %1864

1863:                                             ; preds = %1859
  call void @enter(ptr %29, i32 %1768)
  call void @enter_pairs(ptr %29, i32 %1768)
  br label %1864

1864:                                             ; preds = %1863, %1859, %1733
  br label %1865

1865:                                             ; preds = %1864, %1179
  br label %1866

1866:                                             ; preds = %1865, %1059, %1051, %1029
  %1867 = add nuw i32 %989, 1
  %1868 = icmp eq i32 %989, %795
  br i1 %1868, label %1869, label %987

1869:                                             ; preds = %1866, %980
  %1870 = phi i32 [ %982, %980 ], [ %1016, %1866 ]
  %1871 = load ptr, ptr %27, align 8
  %1872 = load i32, ptr %684, align 8
  %1873 = sext i32 %1872 to i64
  %1874 = mul nsw i64 %1873, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %544, ptr align 8 %1871, i64 %1874, i1 false)
  %1875 = load ptr, ptr %685, align 8
  %1876 = load i32, ptr %686, align 8
  %1877 = sext i32 %1876 to i64
  %1878 = shl nsw i64 %1877, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %545, ptr align 4 %1875, i64 %1878, i1 false)
  br label %1879

1879:                                             ; preds = %1869, %788
  %1880 = phi i32 [ %770, %788 ], [ %1872, %1869 ]
  %1881 = phi i32 [ %769, %788 ], [ %1876, %1869 ]
  %1882 = phi i32 [ %766, %788 ], [ %1870, %1869 ]
  %1883 = load i32, ptr %687, align 4
  br i1 %789, label %1886, label %1884

1884:                                             ; preds = %1879
  %1885 = load i32, ptr %688, align 4
  br label %1886

1886:                                             ; preds = %1879, %1884
  %1887 = phi i32 [ %1885, %1884 ], [ 2, %1879 ]
  %1888 = load ptr, ptr %283, align 8
  %1889 = sext i32 %1880 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %1888, i8 0, i64 %1889, i1 false)
  %1890 = icmp sgt i32 %1881, 0
  br i1 %1890, label %1891, label %1956

1891:                                             ; preds = %1886
  %1892 = zext i32 %1881 to i64
  br label %1893

1893:                                             ; preds = %1891, %1953
  %1894 = phi i64 [ %1954, %1953 ], [ 0, %1891 ]
  %1895 = phi i32 [ %1951, %1953 ], [ 0, %1891 ]
  %1896 = getelementptr inbounds %struct.Edge, ptr %545, i64 %1894
  %1897 = load i32, ptr %1896, align 4
  %1898 = load ptr, ptr %203, align 8
  store i32 %1897, ptr %1898, align 4
  br label %1899

1899:                                             ; preds = %1949, %1893
  %1900 = phi i32 [ %1895, %1893 ], [ %1951, %1949 ]
  %1901 = phi i32 [ 1, %1893 ], [ %1950, %1949 ]
  %1902 = load ptr, ptr %203, align 8
  %1903 = sext i32 %1901 to i64
  %1904 = getelementptr i32, ptr %1902, i64 %1903
  %1905 = getelementptr i8, ptr %1904, i64 -4
  %1906 = load i32, ptr %1905, align 4
  %1907 = load ptr, ptr %283, align 8
  %1908 = sext i32 %1906 to i64
  %1909 = getelementptr inbounds i8, ptr %1907, i64 %1908
  %1910 = load i8, ptr %1909, align 1
  switch i8 %1910, label %1937 [
    i8 2, label %1911
    i8 0, label %1913
  ]

1911:                                             ; preds = %1899
  %1912 = add nsw i32 %1901, -1
  br label %1949

1913:                                             ; preds = %1899
  store i8 1, ptr %1909, align 1
  br label %1914

1914:                                             ; preds = %1932, %1913
  %1915 = phi i64 [ 1, %1913 ], [ %1935, %1932 ]
  %1916 = phi i32 [ 0, %1913 ], [ %1934, %1932 ]
  %1917 = phi i32 [ %1901, %1913 ], [ %1933, %1932 ]
  %1918 = getelementptr inbounds %struct.Node, ptr %544, i64 %1908, i32 5, i64 %1915
  %1919 = load i32, ptr %1918, align 4
  %1920 = icmp sgt i32 %1919, -1
  br i1 %1920, label %1921, label %1932

1921:                                             ; preds = %1914
  %1922 = load ptr, ptr %283, align 8
  %1923 = zext i32 %1919 to i64
  %1924 = getelementptr inbounds i8, ptr %1922, i64 %1923
  %1925 = load i8, ptr %1924, align 1
  %1926 = icmp eq i8 %1925, 0
  br i1 %1926, label %1927, label %1932

1927:                                             ; preds = %1921
  %1928 = load ptr, ptr %203, align 8
  %1929 = add nsw i32 %1917, 1
  %1930 = sext i32 %1917 to i64
  %1931 = getelementptr inbounds i32, ptr %1928, i64 %1930
  store i32 %1919, ptr %1931, align 4
  br label %1932

1932:                                             ; preds = %1927, %1921, %1914
  %1933 = phi i32 [ %1917, %1921 ], [ %1929, %1927 ], [ %1917, %1914 ]
  %1934 = phi i32 [ %1916, %1921 ], [ 1, %1927 ], [ %1916, %1914 ]
  %1935 = add nsw i64 %1915, -1
  %1936 = icmp eq i64 %1915, 0
  br i1 %1936, label %1937, label %1914

1937:                                             ; preds = %1932, %1899
  %1938 = phi i32 [ %1901, %1899 ], [ %1933, %1932 ]
  %1939 = phi i32 [ 0, %1899 ], [ %1934, %1932 ]
  %1940 = icmp eq i32 %1939, 0
  br i1 %1940, label %1941, label %1949

1941:                                             ; preds = %1937
  %1942 = add nsw i32 %1938, -1
  %1943 = load ptr, ptr %283, align 8
  %1944 = getelementptr inbounds i8, ptr %1943, i64 %1908
  store i8 2, ptr %1944, align 1
  %1945 = load ptr, ptr %194, align 8
  %1946 = add nsw i32 %1900, 1
  %1947 = sext i32 %1900 to i64
  %1948 = getelementptr inbounds i32, ptr %1945, i64 %1947
  store i32 %1906, ptr %1948, align 4
  br label %1949

1949:                                             ; preds = %1941, %1937, %1911
  %1950 = phi i32 [ %1912, %1911 ], [ %1938, %1937 ], [ %1942, %1941 ]
  %1951 = phi i32 [ %1900, %1911 ], [ %1900, %1937 ], [ %1946, %1941 ]
  %1952 = icmp eq i32 %1950, 0
  br i1 %1952, label %1953, label %1899

1953:                                             ; preds = %1949
  %1954 = add nuw nsw i64 %1894, 1
  %1955 = icmp eq i64 %1954, %1892
  br i1 %1955, label %1956, label %1893

1956:                                             ; preds = %1953, %1886
  %1957 = phi i32 [ 0, %1886 ], [ %1951, %1953 ]
  store i32 0, ptr %689, align 8
  store i32 0, ptr %690, align 8
  store i32 0, ptr %691, align 8
  store i32 0, ptr %692, align 4
  store i32 0, ptr %693, align 8
  store i32 0, ptr %694, align 8
  store i32 1, ptr %695, align 8
  %1958 = load ptr, ptr %696, align 8
  %1959 = getelementptr inbounds i8, ptr %1958, i64 4
  store i32 0, ptr %1959, align 4
  %1960 = load ptr, ptr %696, align 8
  store i32 0, ptr %1960, align 4
  %1961 = load ptr, ptr %697, align 8
  %1962 = load i32, ptr %698, align 8
  %1963 = sext i32 %1962 to i64
  %1964 = shl nsw i64 %1963, 2
  %1965 = add nsw i64 %1964, 4
  call void @llvm.memset.p0.i64(ptr align 4 %1961, i8 0, i64 %1965, i1 false)
  %1966 = load ptr, ptr %699, align 8
  %1967 = load i32, ptr %1966, align 4
  %1968 = icmp eq i32 %1967, 0
  br i1 %1968, label %1991, label %1969

1969:                                             ; preds = %1956
  %1970 = load ptr, ptr %701, align 8
  %1971 = sext i32 %1967 to i64
  %1972 = getelementptr i32, ptr %1970, i64 %1971
  %1973 = getelementptr i8, ptr %1972, i64 4
  %1974 = load i32, ptr %1973, align 4
  %1975 = load i32, ptr %1972, align 4
  %1976 = icmp eq i32 %1974, %1975
  br i1 %1976, label %2012, label %1977

1977:                                             ; preds = %1969
  %1978 = load ptr, ptr %702, align 8
  br label %1986

1979:                                             ; preds = %1986
  %1980 = sext i32 %1989 to i64
  %1981 = getelementptr i32, ptr %1970, i64 %1980
  %1982 = getelementptr i8, ptr %1981, i64 4
  %1983 = load i32, ptr %1982, align 4
  %1984 = load i32, ptr %1981, align 4
  %1985 = icmp eq i32 %1983, %1984
  br i1 %1985, label %1991, label %1986

1986:                                             ; preds = %1977, %1979
  %1987 = phi i64 [ %1971, %1977 ], [ %1980, %1979 ]
  %1988 = getelementptr inbounds i32, ptr %1978, i64 %1987
  %1989 = load i32, ptr %1988, align 4
  %1990 = icmp eq i32 %1989, 0
  br i1 %1990, label %1991, label %1979

1991:                                             ; preds = %1979, %1986, %1956
  %1992 = phi i1 [ %1968, %1956 ], [ %1990, %1986 ], [ %1990, %1979 ]
  br i1 %1992, label %1993, label %2012

1993:                                             ; preds = %1991
  %1994 = load i32, ptr %703, align 8
  %1995 = add nsw i32 %1994, 2
  %1996 = load i32, ptr %704, align 4
  %1997 = icmp sgt i32 %1995, %1996
  br i1 %1997, label %2002, label %1998

1998:                                             ; preds = %1993
  %1999 = load i32, ptr %705, align 8
  %2000 = load i32, ptr %706, align 4
  %2001 = icmp sgt i32 %1999, %2000
  br i1 %2001, label %2002, label %2003

2002:                                             ; preds = %1998, %1993
  store i32 1, ptr %709, align 8
  br label %2012

2003:                                             ; preds = %1998
  %2004 = add nsw i32 %1994, 1
  store i32 %2004, ptr %703, align 8
  %2005 = load ptr, ptr %707, align 8
  %2006 = sext i32 %2004 to i64
  %2007 = getelementptr inbounds i32, ptr %2005, i64 %2006
  store i32 %1999, ptr %2007, align 4
  %2008 = load i32, ptr %1966, align 4
  %2009 = load ptr, ptr %708, align 8
  %2010 = sext i32 %1994 to i64
  %2011 = getelementptr inbounds i32, ptr %2009, i64 %2010
  store i32 %2008, ptr %2011, align 4
  store i32 %1994, ptr %1966, align 4
  br label %2012

2012:                                             ; preds = %1969, %1991, %2002, %2003
  %2013 = icmp sgt i32 %1957, 0
  br i1 %2013, label %2014, label %2020

2014:                                             ; preds = %2012
  %2015 = zext i32 %1957 to i64
  br label %2016

2016:                                             ; preds = %2483, %2014
  %2017 = phi i64 [ 0, %2014 ], [ %2492, %2483 ]
  %2018 = load i32, ptr %694, align 8
  %2019 = icmp eq i32 %2018, 0
  br i1 %2019, label %2023, label %2020

2020:                                             ; preds = %2483, %2016, %2012
  br i1 %1890, label %2021, label %2527

2021:                                             ; preds = %2020
  %2022 = zext i32 %1881 to i64
  br label %2494

2023:                                             ; preds = %2016
  %2024 = load ptr, ptr %194, align 8
  %2025 = getelementptr inbounds i32, ptr %2024, i64 %2017
  %2026 = load i32, ptr %2025, align 4
  %2027 = load ptr, ptr %183, align 8
  %2028 = sext i32 %2026 to i64
  %2029 = getelementptr inbounds %struct.Edge, ptr %2027, i64 %2028
  %2030 = getelementptr inbounds %struct.Node, ptr %544, i64 %2028
  %2031 = getelementptr inbounds i8, ptr %2030, i64 1
  %2032 = load i8, ptr %2031, align 1
  %2033 = icmp eq i8 %2032, 0
  br i1 %2033, label %2034, label %2148

2034:                                             ; preds = %2023
  %2035 = getelementptr inbounds i8, ptr %2030, i64 40
  %2036 = load i64, ptr %2035, align 8
  %2037 = icmp ugt i64 %2036, 1152921504606846743
  %2038 = sub i64 2305843009213693487, %2036
  %2039 = select i1 %2037, i64 %2038, i64 %2036
  %2040 = load ptr, ptr %315, align 8
  %2041 = mul i64 %2039, -7046029254386353131
  %2042 = lshr i64 %2041, 33
  %2043 = trunc nuw nsw i64 %2042 to i32
  %2044 = load i32, ptr %295, align 8
  %2045 = and i32 %2044, %2043
  %2046 = zext i32 %2045 to i64
  %2047 = getelementptr inbounds i32, ptr %2040, i64 %2046
  %2048 = load i32, ptr %2047, align 4
  %2049 = icmp eq i32 %2048, 0
  br i1 %2049, label %2065, label %2050

2050:                                             ; preds = %2034
  %2051 = load ptr, ptr %86, align 8
  br label %2056

2052:                                             ; preds = %2056
  %2053 = getelementptr inbounds i8, ptr %2059, i64 28
  %2054 = load i32, ptr %2053, align 4
  %2055 = icmp eq i32 %2054, 0
  br i1 %2055, label %2065, label %2056

2056:                                             ; preds = %2052, %2050
  %2057 = phi i32 [ %2048, %2050 ], [ %2054, %2052 ]
  %2058 = sext i32 %2057 to i64
  %2059 = getelementptr inbounds %struct.Scalar, ptr %2051, i64 %2058
  %2060 = load i64, ptr %2059, align 8
  %2061 = icmp eq i64 %2060, %2039
  br i1 %2061, label %2062, label %2052

2062:                                             ; preds = %2056
  %2063 = sub nsw i32 0, %2057
  %2064 = select i1 %2037, i32 %2063, i32 %2057
  br label %2065

2065:                                             ; preds = %2052, %2062, %2034
  %2066 = phi i32 [ %2064, %2062 ], [ 0, %2034 ], [ 0, %2052 ]
  %2067 = icmp eq i32 %2066, 0
  br i1 %2067, label %2068, label %2139

2068:                                             ; preds = %2065
  %2069 = getelementptr inbounds i8, ptr %2030, i64 16
  %2070 = load i32, ptr %2069, align 8
  %2071 = icmp slt i32 %2070, 0
  br i1 %2071, label %2072, label %2139

2072:                                             ; preds = %2068
  %2073 = getelementptr inbounds i8, ptr %2030, i64 8
  %2074 = load i32, ptr %2073, align 4
  %2075 = sext i32 %2074 to i64
  %2076 = getelementptr inbounds %struct.Edge, ptr %2027, i64 %2075, i32 1
  %2077 = load i32, ptr %2076, align 4
  %2078 = getelementptr inbounds i8, ptr %2030, i64 4
  %2079 = load i8, ptr %2078, align 1
  %2080 = sext i8 %2079 to i32
  %2081 = mul nsw i32 %2077, %2080
  %2082 = zext i32 %2081 to i64
  %2083 = getelementptr inbounds i8, ptr %2030, i64 12
  %2084 = load i32, ptr %2083, align 4
  %2085 = sext i32 %2084 to i64
  %2086 = getelementptr inbounds %struct.Edge, ptr %2027, i64 %2085, i32 1
  %2087 = load i32, ptr %2086, align 4
  %2088 = getelementptr inbounds i8, ptr %2030, i64 5
  %2089 = load i8, ptr %2088, align 1
  %2090 = sext i8 %2089 to i32
  %2091 = mul nsw i32 %2087, %2090
  %2092 = zext i32 %2091 to i64
  %2093 = load i8, ptr %2030, align 8
  %2094 = icmp eq i8 %2093, 2
  br i1 %2094, label %2095, label %2097

2095:                                             ; preds = %2072
  %2096 = call i32 @scale_product(ptr %85, i32 %2081, i32 %2091)
  br label %2139

2097:                                             ; preds = %2072
  %2098 = load ptr, ptr %85, align 8
  %2099 = icmp slt i32 %2081, 0
  %2100 = load ptr, ptr %2098, align 8
  br i1 %2099, label %2101, label %2107

2101:                                             ; preds = %2097
  %2102 = sub nsw i32 0, %2081
  %2103 = zext i32 %2102 to i64
  %2104 = getelementptr inbounds %struct.Scalar, ptr %2100, i64 %2103
  %2105 = load i64, ptr %2104, align 8
  %2106 = sub i64 2305843009213693487, %2105
  br label %2110

2107:                                             ; preds = %2097
  %2108 = getelementptr inbounds %struct.Scalar, ptr %2100, i64 %2082
  %2109 = load i64, ptr %2108, align 8
  br label %2110

2110:                                             ; preds = %2107, %2101
  %2111 = phi i64 [ %2106, %2101 ], [ %2109, %2107 ]
  %2112 = icmp slt i32 %2091, 0
  %2113 = load ptr, ptr %2098, align 8
  br i1 %2112, label %2114, label %2120

2114:                                             ; preds = %2110
  %2115 = sub nsw i32 0, %2091
  %2116 = zext i32 %2115 to i64
  %2117 = getelementptr inbounds %struct.Scalar, ptr %2113, i64 %2116
  %2118 = load i64, ptr %2117, align 8
  %2119 = sub i64 2305843009213693487, %2118
  br label %2123

2120:                                             ; preds = %2110
  %2121 = getelementptr inbounds %struct.Scalar, ptr %2113, i64 %2092
  %2122 = load i64, ptr %2121, align 8
  br label %2123

2123:                                             ; preds = %2120, %2114
  %2124 = phi i64 [ %2119, %2114 ], [ %2122, %2120 ]
  %2125 = add i64 %2124, %2111
  %2126 = icmp ugt i64 %2125, 2305843009213693486
  %2127 = add i64 %2125, -2305843009213693487
  %2128 = select i1 %2126, i64 %2127, i64 %2125
  %2129 = icmp ne i64 %2128, 0
  br i1 %2129, label %2130, label %2132

2130:                                             ; preds = %2123
  %2131 = call i32 @learn(ptr %2098, i64 %2128, i8 1, i32 %2081, i32 %2091)
  br label %2132

2132:                                             ; preds = %2130, %2123
  %2133 = phi i32 [ %2131, %2130 ], [ 0, %2123 ]
  %2134 = icmp eq i32 %2133, 0
  %2135 = select i1 %2129, i1 %2134, i1 false
  %2136 = zext i1 %2135 to i32
  %2137 = load i32, ptr %694, align 8
  %2138 = or i32 %2137, %2136
  store i32 %2138, ptr %694, align 8
  br label %2139

2139:                                             ; preds = %2132, %2095, %2068, %2065
  %2140 = phi i32 [ %2066, %2065 ], [ 0, %2068 ], [ %2096, %2095 ], [ %2133, %2132 ]
  %2141 = load i64, ptr %2035, align 8
  %2142 = icmp ne i64 %2141, 0
  %2143 = icmp eq i32 %2140, 0
  %2144 = select i1 %2142, i1 %2143, i1 false
  %2145 = zext i1 %2144 to i32
  %2146 = load i32, ptr %694, align 8
  %2147 = or i32 %2146, %2145
  store i32 %2147, ptr %694, align 8
  br label %2483

2148:                                             ; preds = %2023
  %2149 = load i8, ptr %2030, align 8
  %2150 = icmp eq i8 %2149, 0
  br i1 %2150, label %2151, label %2167

2151:                                             ; preds = %2148
  %2152 = load i32, ptr %693, align 8
  %2153 = load i32, ptr %105, align 4
  %2154 = icmp slt i32 %2152, %2153
  br i1 %2154, label %2156, label %2155

2155:                                             ; preds = %2151
  store i32 1, ptr %694, align 8
  br label %2483

2156:                                             ; preds = %2151
  %2157 = getelementptr inbounds i8, ptr %2030, i64 16
  %2158 = load i32, ptr %2157, align 8
  %2159 = load ptr, ptr %711, align 8
  %2160 = sext i32 %2152 to i64
  %2161 = getelementptr inbounds %struct.Literal, ptr %2159, i64 %2160
  store i32 0, ptr %2161, align 4
  %2162 = getelementptr inbounds i8, ptr %2161, i64 4
  store i32 0, ptr %2162, align 4
  %2163 = getelementptr inbounds i8, ptr %2161, i64 8
  store i32 0, ptr %2163, align 4
  %2164 = getelementptr inbounds i8, ptr %2161, i64 12
  store i32 %2158, ptr %2164, align 4
  %2165 = load i32, ptr %693, align 8
  %2166 = add nsw i32 %2165, 1
  store i32 %2166, ptr %693, align 8
  br label %2483

2167:                                             ; preds = %2148
  %2168 = getelementptr inbounds i8, ptr %2030, i64 8
  %2169 = load i32, ptr %2168, align 4
  %2170 = sext i32 %2169 to i64
  %2171 = getelementptr inbounds %struct.Edge, ptr %2027, i64 %2170
  %2172 = load i32, ptr %2171, align 4
  %2173 = getelementptr inbounds i8, ptr %2171, i64 4
  %2174 = load i32, ptr %2173, align 4
  %2175 = getelementptr inbounds i8, ptr %2030, i64 4
  %2176 = load i8, ptr %2175, align 1
  %2177 = sext i8 %2176 to i32
  %2178 = mul nsw i32 %2174, %2177
  %2179 = zext i32 %2178 to i64
  %2180 = shl nuw i64 %2179, 32
  %2181 = zext i32 %2172 to i64
  %2182 = or disjoint i64 %2180, %2181
  %2183 = icmp eq i8 %2149, 4
  br i1 %2183, label %2184, label %2201

2184:                                             ; preds = %2167
  %2185 = call i32 @wrap(ptr %85, i64 %2182)
  %2186 = load i32, ptr %693, align 8
  %2187 = load i32, ptr %105, align 4
  %2188 = icmp slt i32 %2186, %2187
  br i1 %2188, label %2190, label %2189

2189:                                             ; preds = %2184
  store i32 1, ptr %694, align 8
  br label %2483

2190:                                             ; preds = %2184
  %2191 = getelementptr inbounds i8, ptr %2030, i64 16
  %2192 = load i32, ptr %2191, align 8
  %2193 = load ptr, ptr %711, align 8
  %2194 = sext i32 %2186 to i64
  %2195 = getelementptr inbounds %struct.Literal, ptr %2193, i64 %2194
  store i32 5, ptr %2195, align 4
  %2196 = getelementptr inbounds i8, ptr %2195, i64 4
  store i32 %2185, ptr %2196, align 4
  %2197 = getelementptr inbounds i8, ptr %2195, i64 8
  store i32 0, ptr %2197, align 4
  %2198 = getelementptr inbounds i8, ptr %2195, i64 12
  store i32 %2192, ptr %2198, align 4
  %2199 = load i32, ptr %693, align 8
  %2200 = add nsw i32 %2199, 1
  store i32 %2200, ptr %693, align 8
  br label %2483

2201:                                             ; preds = %2167
  %2202 = getelementptr inbounds i8, ptr %2030, i64 12
  %2203 = load i32, ptr %2202, align 4
  %2204 = sext i32 %2203 to i64
  %2205 = getelementptr inbounds %struct.Edge, ptr %2027, i64 %2204
  %2206 = load i32, ptr %2205, align 4
  %2207 = getelementptr inbounds i8, ptr %2205, i64 4
  %2208 = load i32, ptr %2207, align 4
  %2209 = getelementptr inbounds i8, ptr %2030, i64 5
  %2210 = load i8, ptr %2209, align 1
  %2211 = sext i8 %2210 to i32
  %2212 = mul nsw i32 %2208, %2211
  switch i8 %2149, label %2430 [
    i8 3, label %2213
    i8 1, label %2235
  ]

2213:                                             ; preds = %2201
  %2214 = zext i32 %2212 to i64
  %2215 = shl nuw i64 %2214, 32
  %2216 = zext i32 %2206 to i64
  %2217 = or disjoint i64 %2215, %2216
  %2218 = call i32 @wrap(ptr %85, i64 %2182)
  %2219 = call i32 @wrap(ptr %85, i64 %2217)
  %2220 = load i32, ptr %693, align 8
  %2221 = load i32, ptr %105, align 4
  %2222 = icmp slt i32 %2220, %2221
  br i1 %2222, label %2224, label %2223

2223:                                             ; preds = %2213
  store i32 1, ptr %694, align 8
  br label %2483

2224:                                             ; preds = %2213
  %2225 = getelementptr inbounds i8, ptr %2030, i64 16
  %2226 = load i32, ptr %2225, align 8
  %2227 = load ptr, ptr %711, align 8
  %2228 = sext i32 %2220 to i64
  %2229 = getelementptr inbounds %struct.Literal, ptr %2227, i64 %2228
  store i32 4, ptr %2229, align 4
  %2230 = getelementptr inbounds i8, ptr %2229, i64 4
  store i32 %2218, ptr %2230, align 4
  %2231 = getelementptr inbounds i8, ptr %2229, i64 8
  store i32 %2219, ptr %2231, align 4
  %2232 = getelementptr inbounds i8, ptr %2229, i64 12
  store i32 %2226, ptr %2232, align 4
  %2233 = load i32, ptr %693, align 8
  %2234 = add nsw i32 %2233, 1
  store i32 %2234, ptr %693, align 8
  br label %2483

2235:                                             ; preds = %2201
  %2236 = load i32, ptr %692, align 4
  %2237 = load i32, ptr %109, align 8
  %2238 = icmp slt i32 %2236, %2237
  br i1 %2238, label %2240, label %2239

2239:                                             ; preds = %2235
  store i32 1, ptr %694, align 8
  br label %2246

2240:                                             ; preds = %2235
  %2241 = load ptr, ptr %710, align 8
  %2242 = sext i32 %2236 to i64
  %2243 = getelementptr inbounds %struct.Sum, ptr %2241, i64 %2242
  call void @llvm.memset.p0.i64(ptr align 8 %2243, i8 0, i64 16, i1 false)
  %2244 = load i32, ptr %692, align 4
  %2245 = add nsw i32 %2244, 1
  store i32 %2245, ptr %692, align 4
  br label %2246

2246:                                             ; preds = %2240, %2239
  %2247 = phi i32 [ 0, %2239 ], [ %2244, %2240 ]
  %2248 = load i32, ptr %694, align 8
  %2249 = icmp eq i32 %2248, 0
  br i1 %2249, label %2250, label %2483

2250:                                             ; preds = %2246
  %2251 = icmp eq i32 %2178, 0
  br i1 %2251, label %2333, label %2252

2252:                                             ; preds = %2250
  %2253 = load ptr, ptr %710, align 8
  %2254 = sext i32 %2247 to i64
  %2255 = getelementptr inbounds %struct.Sum, ptr %2253, i64 %2254
  %2256 = icmp sgt i32 %2172, -1
  br i1 %2256, label %2257, label %2331

2257:                                             ; preds = %2252
  %2258 = xor i32 %2172, 1
  %2259 = zext i32 %2258 to i64
  %2260 = mul i64 %2259, -7046029254386353131
  %2261 = load ptr, ptr %699, align 8
  %2262 = lshr i64 %2260, 33
  %2263 = trunc nuw nsw i64 %2262 to i32
  %2264 = load i32, ptr %700, align 8
  %2265 = and i32 %2264, %2263
  %2266 = zext i32 %2265 to i64
  %2267 = getelementptr inbounds i32, ptr %2261, i64 %2266
  %2268 = load i32, ptr %2267, align 4
  %2269 = icmp eq i32 %2268, 0
  br i1 %2269, label %2304, label %2270

2270:                                             ; preds = %2257
  %2271 = load ptr, ptr %712, align 8
  %2272 = load ptr, ptr %713, align 8
  %2273 = load ptr, ptr %714, align 8
  br label %2274

2274:                                             ; preds = %2300, %2270
  %2275 = phi i1 [ false, %2270 ], [ %2303, %2300 ]
  %2276 = phi i32 [ %2268, %2270 ], [ %2302, %2300 ]
  %2277 = phi i32 [ undef, %2270 ], [ %2299, %2300 ]
  %2278 = sext i32 %2276 to i64
  %2279 = getelementptr i32, ptr %2271, i64 %2278
  %2280 = getelementptr i8, ptr %2279, i64 4
  %2281 = load i32, ptr %2280, align 4
  %2282 = load i32, ptr %2279, align 4
  %2283 = sub nsw i32 %2281, %2282
  %2284 = icmp ne i32 %2283, 1
  %2285 = sext i1 %2284 to i32
  br i1 %2284, label %2296, label %2286

2286:                                             ; preds = %2274
  %2287 = sext i32 %2282 to i64
  %2288 = getelementptr inbounds i32, ptr %2272, i64 %2287
  %2289 = zext i32 %2285 to i64
  %2290 = getelementptr inbounds i32, ptr %2288, i64 %2289
  %2291 = load i32, ptr %2290, align 4
  %2292 = icmp eq i32 %2291, %2172
  %2293 = xor i1 %2284, true
  %2294 = zext i1 %2293 to i32
  %2295 = select i1 %2292, i32 %2294, i32 -1
  br label %2296

2296:                                             ; preds = %2286, %2274
  %2297 = phi i32 [ %2285, %2274 ], [ %2295, %2286 ]
  %2298 = icmp eq i32 %2297, 1
  %2299 = select i1 %2298, i32 %2276, i32 %2277
  br i1 %2298, label %2304, label %2300

2300:                                             ; preds = %2296
  %2301 = getelementptr inbounds i32, ptr %2273, i64 %2278
  %2302 = load i32, ptr %2301, align 4
  %2303 = icmp eq i32 %2302, 0
  br i1 %2303, label %2304, label %2274

2304:                                             ; preds = %2300, %2296, %2257
  %2305 = phi i1 [ %2269, %2257 ], [ %2275, %2296 ], [ %2303, %2300 ]
  %2306 = phi i32 [ undef, %2257 ], [ %2299, %2296 ], [ %2299, %2300 ]
  br i1 %2305, label %2307, label %2331

2307:                                             ; preds = %2304
  %2308 = load i32, ptr %715, align 8
  %2309 = add nsw i32 %2308, 2
  %2310 = load i32, ptr %716, align 4
  %2311 = icmp sgt i32 %2309, %2310
  br i1 %2311, label %2316, label %2312

2312:                                             ; preds = %2307
  %2313 = load i32, ptr %717, align 8
  %2314 = load i32, ptr %718, align 4
  %2315 = icmp slt i32 %2313, %2314
  br i1 %2315, label %2317, label %2316

2316:                                             ; preds = %2312, %2307
  store i32 1, ptr %722, align 8
  br label %2331

2317:                                             ; preds = %2312
  %2318 = add nsw i32 %2308, 1
  store i32 %2318, ptr %715, align 8
  %2319 = load ptr, ptr %719, align 8
  %2320 = sext i32 %2313 to i64
  %2321 = getelementptr inbounds i32, ptr %2319, i64 %2320
  store i32 %2172, ptr %2321, align 4
  %2322 = load i32, ptr %717, align 8
  %2323 = add nsw i32 %2322, 1
  store i32 %2323, ptr %717, align 8
  %2324 = load ptr, ptr %720, align 8
  %2325 = sext i32 %2318 to i64
  %2326 = getelementptr inbounds i32, ptr %2324, i64 %2325
  store i32 %2323, ptr %2326, align 4
  %2327 = load i32, ptr %2267, align 4
  %2328 = load ptr, ptr %721, align 8
  %2329 = sext i32 %2308 to i64
  %2330 = getelementptr inbounds i32, ptr %2328, i64 %2329
  store i32 %2327, ptr %2330, align 4
  store i32 %2308, ptr %2267, align 4
  br label %2331

2331:                                             ; preds = %2317, %2316, %2304, %2252
  %2332 = phi i32 [ 1, %2252 ], [ 0, %2316 ], [ %2308, %2317 ], [ %2306, %2304 ]
  call void @add_term(ptr %85, ptr %2255, i32 %2332, i32 %2178)
  br label %2333

2333:                                             ; preds = %2331, %2250
  %2334 = icmp eq i32 %2212, 0
  br i1 %2334, label %2416, label %2335

2335:                                             ; preds = %2333
  %2336 = load ptr, ptr %710, align 8
  %2337 = sext i32 %2247 to i64
  %2338 = getelementptr inbounds %struct.Sum, ptr %2336, i64 %2337
  %2339 = icmp sgt i32 %2206, -1
  br i1 %2339, label %2340, label %2414

2340:                                             ; preds = %2335
  %2341 = xor i32 %2206, 1
  %2342 = zext i32 %2341 to i64
  %2343 = mul i64 %2342, -7046029254386353131
  %2344 = load ptr, ptr %699, align 8
  %2345 = lshr i64 %2343, 33
  %2346 = trunc nuw nsw i64 %2345 to i32
  %2347 = load i32, ptr %700, align 8
  %2348 = and i32 %2347, %2346
  %2349 = zext i32 %2348 to i64
  %2350 = getelementptr inbounds i32, ptr %2344, i64 %2349
  %2351 = load i32, ptr %2350, align 4
  %2352 = icmp eq i32 %2351, 0
  br i1 %2352, label %2387, label %2353

2353:                                             ; preds = %2340
  %2354 = load ptr, ptr %723, align 8
  %2355 = load ptr, ptr %724, align 8
  %2356 = load ptr, ptr %725, align 8
  br label %2357

2357:                                             ; preds = %2383, %2353
  %2358 = phi i1 [ false, %2353 ], [ %2386, %2383 ]
  %2359 = phi i32 [ %2351, %2353 ], [ %2385, %2383 ]
  %2360 = phi i32 [ undef, %2353 ], [ %2382, %2383 ]
  %2361 = sext i32 %2359 to i64
  %2362 = getelementptr i32, ptr %2354, i64 %2361
  %2363 = getelementptr i8, ptr %2362, i64 4
  %2364 = load i32, ptr %2363, align 4
  %2365 = load i32, ptr %2362, align 4
  %2366 = sub nsw i32 %2364, %2365
  %2367 = icmp ne i32 %2366, 1
  %2368 = sext i1 %2367 to i32
  br i1 %2367, label %2379, label %2369

2369:                                             ; preds = %2357
  %2370 = sext i32 %2365 to i64
  %2371 = getelementptr inbounds i32, ptr %2355, i64 %2370
  %2372 = zext i32 %2368 to i64
  %2373 = getelementptr inbounds i32, ptr %2371, i64 %2372
  %2374 = load i32, ptr %2373, align 4
  %2375 = icmp eq i32 %2374, %2206
  %2376 = xor i1 %2367, true
  %2377 = zext i1 %2376 to i32
  %2378 = select i1 %2375, i32 %2377, i32 -1
  br label %2379

2379:                                             ; preds = %2369, %2357
  %2380 = phi i32 [ %2368, %2357 ], [ %2378, %2369 ]
  %2381 = icmp eq i32 %2380, 1
  %2382 = select i1 %2381, i32 %2359, i32 %2360
  br i1 %2381, label %2387, label %2383

2383:                                             ; preds = %2379
  %2384 = getelementptr inbounds i32, ptr %2356, i64 %2361
  %2385 = load i32, ptr %2384, align 4
  %2386 = icmp eq i32 %2385, 0
  br i1 %2386, label %2387, label %2357

2387:                                             ; preds = %2383, %2379, %2340
  %2388 = phi i1 [ %2352, %2340 ], [ %2358, %2379 ], [ %2386, %2383 ]
  %2389 = phi i32 [ undef, %2340 ], [ %2382, %2379 ], [ %2382, %2383 ]
  br i1 %2388, label %2390, label %2414

2390:                                             ; preds = %2387
  %2391 = load i32, ptr %726, align 8
  %2392 = add nsw i32 %2391, 2
  %2393 = load i32, ptr %727, align 4
  %2394 = icmp sgt i32 %2392, %2393
  br i1 %2394, label %2399, label %2395

2395:                                             ; preds = %2390
  %2396 = load i32, ptr %728, align 8
  %2397 = load i32, ptr %729, align 4
  %2398 = icmp slt i32 %2396, %2397
  br i1 %2398, label %2400, label %2399

2399:                                             ; preds = %2395, %2390
  store i32 1, ptr %733, align 8
  br label %2414

2400:                                             ; preds = %2395
  %2401 = add nsw i32 %2391, 1
  store i32 %2401, ptr %726, align 8
  %2402 = load ptr, ptr %730, align 8
  %2403 = sext i32 %2396 to i64
  %2404 = getelementptr inbounds i32, ptr %2402, i64 %2403
  store i32 %2206, ptr %2404, align 4
  %2405 = load i32, ptr %728, align 8
  %2406 = add nsw i32 %2405, 1
  store i32 %2406, ptr %728, align 8
  %2407 = load ptr, ptr %731, align 8
  %2408 = sext i32 %2401 to i64
  %2409 = getelementptr inbounds i32, ptr %2407, i64 %2408
  store i32 %2406, ptr %2409, align 4
  %2410 = load i32, ptr %2350, align 4
  %2411 = load ptr, ptr %732, align 8
  %2412 = sext i32 %2391 to i64
  %2413 = getelementptr inbounds i32, ptr %2411, i64 %2412
  store i32 %2410, ptr %2413, align 4
  store i32 %2391, ptr %2350, align 4
  br label %2414

2414:                                             ; preds = %2400, %2399, %2387, %2335
  %2415 = phi i32 [ 1, %2335 ], [ 0, %2399 ], [ %2391, %2400 ], [ %2389, %2387 ]
  call void @add_term(ptr %85, ptr %2338, i32 %2415, i32 %2212)
  br label %2416

2416:                                             ; preds = %2414, %2333
  %2417 = load i32, ptr %693, align 8
  %2418 = load i32, ptr %105, align 4
  %2419 = icmp slt i32 %2417, %2418
  br i1 %2419, label %2421, label %2420

2420:                                             ; preds = %2416
  store i32 1, ptr %694, align 8
  br label %2483

2421:                                             ; preds = %2416
  %2422 = load ptr, ptr %711, align 8
  %2423 = sext i32 %2417 to i64
  %2424 = getelementptr inbounds %struct.Literal, ptr %2422, i64 %2423
  store i32 3, ptr %2424, align 4
  %2425 = getelementptr inbounds i8, ptr %2424, i64 4
  store i32 %2247, ptr %2425, align 4
  %2426 = getelementptr inbounds i8, ptr %2424, i64 8
  store i32 0, ptr %2426, align 4
  %2427 = getelementptr inbounds i8, ptr %2424, i64 12
  store i32 -1, ptr %2427, align 4
  %2428 = load i32, ptr %693, align 8
  %2429 = add nsw i32 %2428, 1
  store i32 %2429, ptr %693, align 8
  br label %2483

2430:                                             ; preds = %2201
  %2431 = icmp ne i32 %2178, 0
  %2432 = icmp ne i32 %2212, 0
  %2433 = select i1 %2431, i1 %2432, i1 false
  br i1 %2433, label %2434, label %2483

2434:                                             ; preds = %2430
  %2435 = icmp sgt i32 %2172, -1
  %2436 = icmp sgt i32 %2206, -1
  %2437 = select i1 %2435, i1 %2436, i1 false
  br i1 %2437, label %2438, label %2455

2438:                                             ; preds = %2434
  %2439 = load i32, ptr %693, align 8
  %2440 = load i32, ptr %105, align 4
  %2441 = icmp slt i32 %2439, %2440
  br i1 %2441, label %2443, label %2442

2442:                                             ; preds = %2438
  store i32 1, ptr %694, align 8
  br label %2452

2443:                                             ; preds = %2438
  %2444 = load ptr, ptr %711, align 8
  %2445 = sext i32 %2439 to i64
  %2446 = getelementptr inbounds %struct.Literal, ptr %2444, i64 %2445
  store i32 1, ptr %2446, align 4
  %2447 = getelementptr inbounds i8, ptr %2446, i64 4
  store i32 %2172, ptr %2447, align 4
  %2448 = getelementptr inbounds i8, ptr %2446, i64 8
  store i32 %2206, ptr %2448, align 4
  %2449 = getelementptr inbounds i8, ptr %2446, i64 12
  store i32 -1, ptr %2449, align 4
  %2450 = load i32, ptr %693, align 8
  %2451 = add nsw i32 %2450, 1
  store i32 %2451, ptr %693, align 8
  br label %2452

2452:                                             ; preds = %2443, %2442
  %2453 = phi i32 [ 0, %2442 ], [ %2450, %2443 ]
  %2454 = call i32 @scale_product(ptr %85, i32 %2178, i32 %2212)
  br label %2483

2455:                                             ; preds = %2434
  %2456 = select i1 %2436, i32 %2206, i32 %2172
  %2457 = freeze i32 %2456
  %2458 = select i1 %2436, i32 %2178, i32 %2212
  %2459 = select i1 %2436, i32 %2212, i32 %2178
  %2460 = call i32 @scale_product(ptr %85, i32 %2459, i32 %2458)
  %2461 = icmp slt i32 %2457, 0
  br i1 %2461, label %2483, label %2462

2462:                                             ; preds = %2455
  switch i32 %2460, label %2463 [
    i32 -1, label %2483
    i32 1, label %2483
  ]

2463:                                             ; preds = %2462
  %2464 = icmp slt i32 %2458, 0
  %2465 = load i32, ptr %693, align 8
  %2466 = load i32, ptr %105, align 4
  %2467 = icmp slt i32 %2465, %2466
  br i1 %2467, label %2469, label %2468

2468:                                             ; preds = %2463
  store i32 1, ptr %694, align 8
  br label %2479

2469:                                             ; preds = %2463
  %2470 = call i32 @llvm.abs.i32(i32 %2458, i1 true)
  %2471 = load ptr, ptr %711, align 8
  %2472 = sext i32 %2465 to i64
  %2473 = getelementptr inbounds %struct.Literal, ptr %2471, i64 %2472
  store i32 2, ptr %2473, align 4
  %2474 = getelementptr inbounds i8, ptr %2473, i64 4
  store i32 %2470, ptr %2474, align 4
  %2475 = getelementptr inbounds i8, ptr %2473, i64 8
  store i32 %2457, ptr %2475, align 4
  %2476 = getelementptr inbounds i8, ptr %2473, i64 12
  store i32 -1, ptr %2476, align 4
  %2477 = load i32, ptr %693, align 8
  %2478 = add nsw i32 %2477, 1
  store i32 %2478, ptr %693, align 8
  br label %2479

2479:                                             ; preds = %2469, %2468
  %2480 = phi i32 [ 0, %2468 ], [ %2477, %2469 ]
  %2481 = sub nsw i32 0, %2459
  %2482 = select i1 %2464, i32 %2481, i32 %2459
  br label %2483

2483:                                             ; preds = %2479, %2462, %2462, %2455, %2452, %2430, %2421, %2420, %2246, %2224, %2223, %2190, %2189, %2156, %2155, %2139
  %2484 = phi i32 [ -1, %2139 ], [ %2453, %2452 ], [ %2172, %2246 ], [ -1, %2430 ], [ %2480, %2479 ], [ %2457, %2462 ], [ 0, %2155 ], [ %2165, %2156 ], [ 0, %2189 ], [ %2199, %2190 ], [ 0, %2223 ], [ %2233, %2224 ], [ 0, %2420 ], [ %2428, %2421 ], [ %2457, %2455 ], [ %2457, %2462 ]
  %2485 = phi i32 [ %2140, %2139 ], [ %2454, %2452 ], [ %2178, %2246 ], [ 0, %2430 ], [ %2482, %2479 ], [ %2460, %2462 ], [ 1, %2155 ], [ 1, %2156 ], [ 1, %2189 ], [ 1, %2190 ], [ 1, %2223 ], [ 1, %2224 ], [ 1, %2420 ], [ 1, %2421 ], [ %2460, %2455 ], [ %2460, %2462 ]
  %2486 = zext i32 %2485 to i64
  %2487 = shl nuw i64 %2486, 32
  %2488 = zext i32 %2484 to i64
  %2489 = or disjoint i64 %2487, %2488
  store i64 %2489, ptr %2029, align 4
  %2490 = load ptr, ptr %187, align 8
  %2491 = getelementptr inbounds i32, ptr %2490, i64 %2028
  store i32 -1, ptr %2491, align 4
  %2492 = add nuw nsw i64 %2017, 1
  %2493 = icmp eq i64 %2492, %2015
  br i1 %2493, label %2020, label %2016

2494:                                             ; preds = %2515, %2021
  %2495 = phi i64 [ 0, %2021 ], [ %2525, %2515 ]
  %2496 = load i32, ptr %694, align 8
  %2497 = icmp eq i32 %2496, 0
  br i1 %2497, label %2498, label %2527

2498:                                             ; preds = %2494
  %2499 = getelementptr inbounds %struct.Edge, ptr %545, i64 %2495
  %2500 = load i32, ptr %2499, align 4
  %2501 = getelementptr inbounds i8, ptr %2499, i64 4
  %2502 = load i32, ptr %2501, align 4
  %2503 = load ptr, ptr %187, align 8
  %2504 = sext i32 %2500 to i64
  %2505 = getelementptr inbounds i32, ptr %2503, i64 %2504
  %2506 = load i32, ptr %2505, align 4
  %2507 = icmp slt i32 %2506, 0
  br i1 %2507, label %2508, label %2515

2508:                                             ; preds = %2498
  %2509 = load ptr, ptr %183, align 8
  %2510 = getelementptr inbounds %struct.Edge, ptr %2509, i64 %2504
  %2511 = load i64, ptr %2510, align 4
  %2512 = call i32 @wrap(ptr %85, i64 %2511)
  %2513 = load ptr, ptr %187, align 8
  %2514 = getelementptr inbounds i32, ptr %2513, i64 %2504
  store i32 %2512, ptr %2514, align 4
  br label %2515

2515:                                             ; preds = %2508, %2498
  %2516 = load ptr, ptr %734, align 8
  %2517 = load i32, ptr %691, align 8
  %2518 = add nsw i32 %2517, 1
  store i32 %2518, ptr %691, align 8
  %2519 = sext i32 %2517 to i64
  %2520 = getelementptr inbounds %struct.Edge, ptr %2516, i64 %2519
  %2521 = load ptr, ptr %187, align 8
  %2522 = getelementptr inbounds i32, ptr %2521, i64 %2504
  %2523 = load i32, ptr %2522, align 4
  store i32 %2523, ptr %2520, align 4
  %2524 = getelementptr inbounds i8, ptr %2520, i64 4
  store i32 %2502, ptr %2524, align 4
  %2525 = add nuw nsw i64 %2495, 1
  %2526 = icmp eq i64 %2525, %2022
  br i1 %2526, label %2527, label %2494

2527:                                             ; preds = %2515, %2494, %2020
  %2528 = load i32, ptr %694, align 8
  %2529 = icmp eq i32 %2528, 0
  br i1 %2529, label %2530, label %3309

2530:                                             ; preds = %2527
  call void @look(ptr %104, ptr %85)
  %2531 = load ptr, ptr %158, align 8
  %2532 = load i32, ptr %693, align 8
  %2533 = sext i32 %2532 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %2531, i8 0, i64 %2533, i1 false)
  call void @rebuild(ptr %104, ptr %735, ptr %85)
  %2534 = load i32, ptr %736, align 8
  %2535 = icmp eq i32 %2534, 0
  br i1 %2535, label %2536, label %2537

2536:                                             ; preds = %2530
  call void @greedy(ptr %43, ptr %735, ptr %36, i32 0)
  br label %2537

2537:                                             ; preds = %2536, %2530
  %2538 = load i32, ptr %736, align 8
  %2539 = icmp eq i32 %2538, 0
  br i1 %2539, label %2540, label %3309

2540:                                             ; preds = %2537
  %2541 = load double, ptr %39, align 8
  %2542 = load i32, ptr %42, align 8
  %2543 = call double @cost(ptr %104, ptr %735, double %2541, i32 %2542)
  %2544 = icmp sgt i32 %1883, 0
  br i1 %2544, label %2545, label %2845

2545:                                             ; preds = %2540
  %2546 = icmp eq i32 %1887, 0
  %2547 = icmp sgt i32 %1887, 1
  br label %2548

2548:                                             ; preds = %2836, %2545
  %2549 = phi i32 [ 1, %2545 ], [ %2840, %2836 ]
  %2550 = phi i32 [ 1, %2545 ], [ %2839, %2836 ]
  %2551 = phi i32 [ 0, %2545 ], [ %2841, %2836 ]
  %2552 = phi double [ %2543, %2545 ], [ %2838, %2836 ]
  %2553 = phi double [ %2543, %2545 ], [ %2837, %2836 ]
  br label %2554

2554:                                             ; preds = %2554, %2548
  %2555 = phi i32 [ %2559, %2554 ], [ 0, %2548 ]
  %2556 = icmp eq i32 %2555, %2549
  %2557 = icmp eq i32 %2555, %2550
  %2558 = select i1 %2556, i1 true, i1 %2557
  %2559 = add nuw nsw i32 %2555, 1
  br i1 %2558, label %2554, label %2560

2560:                                             ; preds = %2554
  %2561 = sext i32 %2549 to i64
  %2562 = getelementptr inbounds %struct.Poly, ptr %85, i64 %2561
  %2563 = load ptr, ptr %203, align 8
  call void @look(ptr %104, ptr %2562)
  %2564 = load ptr, ptr %158, align 8
  %2565 = getelementptr inbounds i8, ptr %2562, i64 32
  %2566 = load i32, ptr %2565, align 8
  %2567 = sext i32 %2566 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %2564, i8 0, i64 %2567, i1 false)
  %2568 = load i32, ptr %737, align 8
  %2569 = icmp sgt i32 %2568, 0
  br i1 %2569, label %2570, label %2574

2570:                                             ; preds = %2560
  %2571 = getelementptr inbounds i8, ptr %2562, i64 8
  br label %2578

2572:                                             ; preds = %2604
  %2573 = sext i32 %2605 to i64
  br label %2574

2574:                                             ; preds = %2572, %2560
  %2575 = phi i64 [ 0, %2560 ], [ %2573, %2572 ]
  %2576 = phi i32 [ 0, %2560 ], [ %2606, %2572 ]
  %2577 = icmp eq i32 %2576, 0
  br i1 %2577, label %2781, label %2611

2578:                                             ; preds = %2604, %2570
  %2579 = phi i64 [ 0, %2570 ], [ %2607, %2604 ]
  %2580 = phi i32 [ 0, %2570 ], [ %2606, %2604 ]
  %2581 = phi i32 [ 0, %2570 ], [ %2605, %2604 ]
  %2582 = load ptr, ptr %104, align 8
  %2583 = getelementptr inbounds i32, ptr %2582, i64 %2579
  %2584 = load i32, ptr %2583, align 4
  %2585 = icmp sgt i32 %2584, -1
  br i1 %2585, label %2586, label %2604

2586:                                             ; preds = %2578
  %2587 = load ptr, ptr %194, align 8
  %2588 = add nsw i32 %2581, 1
  %2589 = sext i32 %2581 to i64
  %2590 = getelementptr inbounds i32, ptr %2587, i64 %2589
  store i32 %2584, ptr %2590, align 4
  %2591 = load ptr, ptr %104, align 8
  %2592 = getelementptr inbounds i32, ptr %2591, i64 %2579
  %2593 = load i32, ptr %2592, align 4
  %2594 = load ptr, ptr %2571, align 8
  %2595 = sext i32 %2593 to i64
  %2596 = getelementptr inbounds %struct.Literal, ptr %2594, i64 %2595
  %2597 = load i32, ptr %2596, align 4
  %2598 = add i32 %2597, -4
  %2599 = icmp ult i32 %2598, -3
  br i1 %2599, label %2604, label %2600

2600:                                             ; preds = %2586
  %2601 = add nsw i32 %2580, 1
  %2602 = sext i32 %2580 to i64
  %2603 = getelementptr inbounds i32, ptr %2563, i64 %2602
  store i32 %2593, ptr %2603, align 4
  br label %2604

2604:                                             ; preds = %2600, %2586, %2578
  %2605 = phi i32 [ %2588, %2600 ], [ %2588, %2586 ], [ %2581, %2578 ]
  %2606 = phi i32 [ %2601, %2600 ], [ %2580, %2586 ], [ %2580, %2578 ]
  %2607 = add nuw nsw i64 %2579, 1
  %2608 = load i32, ptr %737, align 8
  %2609 = sext i32 %2608 to i64
  %2610 = icmp slt i64 %2607, %2609
  br i1 %2610, label %2578, label %2572

2611:                                             ; preds = %2574
  %2612 = load i64, ptr %36, align 8
  %2613 = add i64 %2612, -7046029254386353131
  store i64 %2613, ptr %36, align 8
  %2614 = lshr i64 %2613, 30
  %2615 = xor i64 %2614, %2613
  %2616 = mul i64 %2615, -4658895280553007687
  %2617 = lshr i64 %2616, 27
  %2618 = xor i64 %2617, %2616
  %2619 = mul i64 %2618, -7723592293110705685
  %2620 = lshr i64 %2619, 31
  %2621 = xor i64 %2620, %2619
  %2622 = urem i64 %2621, 10
  %2623 = icmp ult i64 %2622, 5
  br i1 %2623, label %2624, label %2657

2624:                                             ; preds = %2611
  %2625 = sext i32 %2576 to i64
  br label %2626

2626:                                             ; preds = %2626, %2624
  %2627 = load ptr, ptr %158, align 8
  %2628 = load i64, ptr %36, align 8
  %2629 = add i64 %2628, -7046029254386353131
  store i64 %2629, ptr %36, align 8
  %2630 = lshr i64 %2629, 30
  %2631 = xor i64 %2630, %2629
  %2632 = mul i64 %2631, -4658895280553007687
  %2633 = lshr i64 %2632, 27
  %2634 = xor i64 %2633, %2632
  %2635 = mul i64 %2634, -7723592293110705685
  %2636 = lshr i64 %2635, 31
  %2637 = xor i64 %2636, %2635
  %2638 = urem i64 %2637, %2625
  %2639 = shl i64 %2638, 32
  %2640 = ashr exact i64 %2639, 30
  %2641 = getelementptr inbounds i8, ptr %2563, i64 %2640
  %2642 = load i32, ptr %2641, align 4
  %2643 = sext i32 %2642 to i64
  %2644 = getelementptr inbounds i8, ptr %2627, i64 %2643
  store i8 1, ptr %2644, align 1
  %2645 = load i64, ptr %36, align 8
  %2646 = add i64 %2645, -7046029254386353131
  store i64 %2646, ptr %36, align 8
  %2647 = lshr i64 %2646, 30
  %2648 = xor i64 %2647, %2646
  %2649 = mul i64 %2648, -4658895280553007687
  %2650 = lshr i64 %2649, 27
  %2651 = xor i64 %2650, %2649
  %2652 = mul i64 %2651, -7723592293110705685
  %2653 = lshr i64 %2652, 31
  %2654 = xor i64 %2653, %2652
  %2655 = urem i64 %2654, 7
  %2656 = icmp eq i64 %2655, 0
  br i1 %2656, label %2781, label %2626

2657:                                             ; preds = %2611
  %2658 = icmp ult i64 %2622, 8
  %2659 = load ptr, ptr %194, align 8
  %2660 = add i64 %2612, 4354685564936845354
  store i64 %2660, ptr %36, align 8
  %2661 = lshr i64 %2660, 30
  %2662 = xor i64 %2661, %2660
  %2663 = mul i64 %2662, -4658895280553007687
  %2664 = lshr i64 %2663, 27
  %2665 = xor i64 %2664, %2663
  %2666 = mul i64 %2665, -7723592293110705685
  %2667 = lshr i64 %2666, 31
  %2668 = xor i64 %2667, %2666
  br i1 %2658, label %2669, label %2723

2669:                                             ; preds = %2657
  %2670 = urem i64 %2668, %2575
  %2671 = shl i64 %2670, 32
  %2672 = ashr exact i64 %2671, 30
  %2673 = getelementptr inbounds i8, ptr %2659, i64 %2672
  %2674 = load i32, ptr %2673, align 4
  %2675 = icmp sgt i32 %2576, 0
  br i1 %2675, label %2676, label %2781

2676:                                             ; preds = %2669
  %2677 = getelementptr inbounds i8, ptr %2562, i64 8
  %2678 = zext i32 %2576 to i64
  br label %2679

2679:                                             ; preds = %2720, %2676
  %2680 = phi i64 [ 0, %2676 ], [ %2721, %2720 ]
  %2681 = getelementptr inbounds i32, ptr %2563, i64 %2680
  %2682 = load i32, ptr %2681, align 4
  store i32 %2682, ptr %19, align 4
  store i32 0, ptr %740, align 4
  store i32 0, ptr %741, align 4
  %2683 = call i32 @next_read(ptr %2562, ptr %19)
  %2684 = icmp eq i32 %2683, -2147483648
  br i1 %2684, label %2719, label %2685

2685:                                             ; preds = %2679
  %2686 = sext i32 %2682 to i64
  br label %2687

2687:                                             ; preds = %2698, %2685
  %2688 = phi i32 [ %2683, %2685 ], [ %2699, %2698 ]
  %2689 = icmp eq i32 %2688, %2674
  br i1 %2689, label %2701, label %2690

2690:                                             ; preds = %2687
  %2691 = icmp slt i32 %2688, 0
  br i1 %2691, label %2692, label %2698

2692:                                             ; preds = %2690
  %2693 = load ptr, ptr %2677, align 8
  %2694 = getelementptr inbounds %struct.Literal, ptr %2693, i64 %2686
  %2695 = load i32, ptr %2694, align 4
  %2696 = icmp eq i32 %2695, 3
  br i1 %2696, label %2697, label %2698

2697:                                             ; preds = %2692
  store i32 %2688, ptr %19, align 4
  store i32 0, ptr %740, align 4
  store i32 0, ptr %741, align 4
  br label %2698

2698:                                             ; preds = %2697, %2692, %2690
  %2699 = call i32 @next_read(ptr %2562, ptr %19)
  %2700 = icmp eq i32 %2699, -2147483648
  br i1 %2700, label %2719, label %2687

2701:                                             ; preds = %2687
  %2702 = load i64, ptr %36, align 8
  %2703 = add i64 %2702, -7046029254386353131
  store i64 %2703, ptr %36, align 8
  %2704 = lshr i64 %2703, 30
  %2705 = xor i64 %2704, %2703
  %2706 = mul i64 %2705, -4658895280553007687
  %2707 = lshr i64 %2706, 27
  %2708 = xor i64 %2707, %2706
  %2709 = mul i64 %2708, -7723592293110705685
  %2710 = lshr i64 %2709, 31
  %2711 = xor i64 %2710, %2709
  %2712 = urem i64 %2711, 5
  %2713 = icmp eq i64 %2712, 0
  br i1 %2713, label %2720, label %2714

2714:                                             ; preds = %2701
  %2715 = load ptr, ptr %158, align 8
  %2716 = load i32, ptr %2681, align 4
  %2717 = sext i32 %2716 to i64
  %2718 = getelementptr inbounds i8, ptr %2715, i64 %2717
  store i8 1, ptr %2718, align 1
  br label %2720

2719:                                             ; preds = %2698, %2679
  br label %2720

2720:                                             ; preds = %2719, %2714, %2701
  %2721 = add nuw nsw i64 %2680, 1
  %2722 = icmp eq i64 %2721, %2678
  br i1 %2722, label %2781, label %2679

2723:                                             ; preds = %2657
  %2724 = sext i32 %2576 to i64
  %2725 = urem i64 %2668, %2724
  %2726 = shl i64 %2725, 32
  %2727 = ashr exact i64 %2726, 30
  %2728 = getelementptr inbounds i8, ptr %2563, i64 %2727
  %2729 = load i32, ptr %2728, align 4
  store i32 %2729, ptr %2659, align 4
  %2730 = getelementptr inbounds i8, ptr %2562, i64 8
  br label %2731

2731:                                             ; preds = %2775, %2723
  %2732 = phi i32 [ 0, %2723 ], [ %2777, %2775 ]
  %2733 = phi i32 [ 1, %2723 ], [ %2776, %2775 ]
  %2734 = add nsw i32 %2733, -1
  %2735 = sext i32 %2734 to i64
  %2736 = getelementptr inbounds i32, ptr %2659, i64 %2735
  %2737 = load i32, ptr %2736, align 4
  %2738 = icmp sgt i32 %2737, -1
  br i1 %2738, label %2739, label %2753

2739:                                             ; preds = %2731
  %2740 = load ptr, ptr %2730, align 8
  %2741 = zext i32 %2737 to i64
  %2742 = getelementptr inbounds %struct.Literal, ptr %2740, i64 %2741
  %2743 = load i32, ptr %2742, align 4
  %2744 = add i32 %2743, -4
  %2745 = icmp ult i32 %2744, -3
  br i1 %2745, label %2775, label %2746

2746:                                             ; preds = %2739
  %2747 = load ptr, ptr %158, align 8
  %2748 = getelementptr inbounds i8, ptr %2747, i64 %2741
  %2749 = load i8, ptr %2748, align 1
  %2750 = icmp eq i8 %2749, 0
  br i1 %2750, label %2751, label %2775

2751:                                             ; preds = %2746
  store i8 1, ptr %2748, align 1
  %2752 = add nsw i32 %2732, 1
  br label %2753

2753:                                             ; preds = %2751, %2731
  %2754 = phi i32 [ %2752, %2751 ], [ %2732, %2731 ]
  store i32 %2737, ptr %20, align 4
  store i32 0, ptr %738, align 4
  store i32 0, ptr %739, align 4
  %2755 = call i32 @next_read(ptr %2562, ptr %20)
  %2756 = icmp ne i32 %2755, -2147483648
  %2757 = icmp slt i32 %2733, 201
  %2758 = and i1 %2757, %2756
  br i1 %2758, label %2759, label %2773

2759:                                             ; preds = %2753
  %2760 = sext i32 %2733 to i64
  %2761 = add nsw i64 %2760, -1
  br label %2762

2762:                                             ; preds = %2762, %2759
  %2763 = phi i64 [ %2761, %2759 ], [ %2765, %2762 ]
  %2764 = phi i32 [ %2755, %2759 ], [ %2767, %2762 ]
  %2765 = add nsw i64 %2763, 1
  %2766 = getelementptr inbounds i32, ptr %2659, i64 %2763
  store i32 %2764, ptr %2766, align 4
  %2767 = call i32 @next_read(ptr %2562, ptr %20)
  %2768 = icmp ne i32 %2767, -2147483648
  %2769 = icmp slt i64 %2763, 199
  %2770 = and i1 %2769, %2768
  br i1 %2770, label %2762, label %2771

2771:                                             ; preds = %2762
  %2772 = trunc nsw i64 %2765 to i32
  br label %2773

2773:                                             ; preds = %2771, %2753
  %2774 = phi i32 [ %2734, %2753 ], [ %2772, %2771 ]
  br label %2775

2775:                                             ; preds = %2773, %2746, %2739
  %2776 = phi i32 [ %2774, %2773 ], [ %2734, %2746 ], [ %2734, %2739 ]
  %2777 = phi i32 [ %2754, %2773 ], [ %2732, %2746 ], [ %2732, %2739 ]
  %2778 = icmp ne i32 %2776, 0
  %2779 = icmp slt i32 %2777, 12
  %2780 = select i1 %2778, i1 %2779, i1 false
  br i1 %2780, label %2731, label %2781

2781:                                             ; preds = %2775, %2720, %2626, %2669, %2574
  %2782 = zext i32 %2555 to i64
  %2783 = getelementptr inbounds %struct.Poly, ptr %85, i64 %2782
  call void @rebuild(ptr %104, ptr %2783, ptr %2562)
  %2784 = load i64, ptr %36, align 8
  %2785 = add i64 %2784, -7046029254386353131
  store i64 %2785, ptr %36, align 8
  %2786 = getelementptr inbounds i8, ptr %2783, i64 128
  %2787 = load i32, ptr %2786, align 8
  %2788 = icmp eq i32 %2787, 0
  br i1 %2788, label %2789, label %2802

2789:                                             ; preds = %2781
  %2790 = lshr i64 %2785, 30
  %2791 = xor i64 %2790, %2785
  %2792 = mul i64 %2791, -4658895280553007687
  %2793 = lshr i64 %2792, 27
  %2794 = xor i64 %2793, %2792
  %2795 = mul i64 %2794, -7723592293110705685
  %2796 = lshr i64 %2795, 31
  %2797 = xor i64 %2796, %2795
  %2798 = trunc i64 %2797 to i32
  %2799 = and i32 %2798, 3
  %2800 = shl nuw nsw i32 1, %2799
  %2801 = lshr i32 %2800, 1
  call void @greedy(ptr %43, ptr %2783, ptr %36, i32 %2801)
  br label %2802

2802:                                             ; preds = %2789, %2781
  %2803 = load i32, ptr %2786, align 8
  %2804 = icmp eq i32 %2803, 0
  br i1 %2804, label %2805, label %2836

2805:                                             ; preds = %2802
  %2806 = load double, ptr %39, align 8
  %2807 = load i32, ptr %42, align 8
  %2808 = call double @cost(ptr %104, ptr %2783, double %2806, i32 %2807)
  %2809 = fcmp ugt double %2808, %2552
  br i1 %2809, label %2810, label %2826

2810:                                             ; preds = %2805
  %2811 = load i64, ptr %36, align 8
  %2812 = add i64 %2811, -7046029254386353131
  store i64 %2812, ptr %36, align 8
  %2813 = lshr i64 %2812, 30
  %2814 = xor i64 %2813, %2812
  %2815 = mul i64 %2814, -4658895280553007687
  %2816 = lshr i64 %2815, 27
  %2817 = xor i64 %2816, %2815
  %2818 = mul i64 %2817, -7723592293110705685
  %2819 = lshr i64 %2818, 31
  %2820 = xor i64 %2819, %2818
  %2821 = urem i64 %2820, 10
  %2822 = icmp eq i64 %2821, 0
  %2823 = uitofp i1 %2822 to double
  %2824 = fadd double %2553, %2823
  %2825 = fcmp ugt double %2808, %2824
  br i1 %2825, label %2827, label %2826

2826:                                             ; preds = %2810, %2805
  br label %2827

2827:                                             ; preds = %2826, %2810
  %2828 = phi double [ %2808, %2826 ], [ %2552, %2810 ]
  %2829 = phi i32 [ %2555, %2826 ], [ %2549, %2810 ]
  %2830 = fcmp olt double %2828, %2553
  br i1 %2830, label %2836, label %2831

2831:                                             ; preds = %2827
  br i1 %2546, label %2836, label %2832

2832:                                             ; preds = %2831
  %2833 = fcmp oeq double %2828, %2553
  %2834 = or i1 %2547, %2833
  %2835 = select i1 %2834, i32 %2829, i32 %2550
  br label %2836

2836:                                             ; preds = %2832, %2831, %2827, %2802
  %2837 = phi double [ %2553, %2802 ], [ %2553, %2831 ], [ %2828, %2827 ], [ %2553, %2832 ]
  %2838 = phi double [ %2552, %2802 ], [ %2828, %2831 ], [ %2828, %2827 ], [ %2828, %2832 ]
  %2839 = phi i32 [ %2550, %2802 ], [ %2550, %2831 ], [ %2829, %2827 ], [ %2835, %2832 ]
  %2840 = phi i32 [ %2549, %2802 ], [ %2829, %2831 ], [ %2829, %2827 ], [ %2829, %2832 ]
  %2841 = add nuw nsw i32 %2551, 1
  %2842 = icmp eq i32 %2841, %1883
  br i1 %2842, label %2843, label %2548

2843:                                             ; preds = %2836
  %2844 = sext i32 %2839 to i64
  br label %2845

2845:                                             ; preds = %2843, %2540
  %2846 = phi i64 [ 1, %2540 ], [ %2844, %2843 ]
  %2847 = getelementptr inbounds [4 x %struct.Poly], ptr %85, i64 0, i64 %2846
  store ptr %28, ptr %16, align 8
  store ptr %27, ptr %742, align 8
  store i32 0, ptr %743, align 8
  call void @look(ptr %104, ptr %2847)
  store i32 0, ptr %744, align 8
  %2848 = load ptr, ptr %275, align 8
  %2849 = load i32, ptr %204, align 8
  %2850 = sext i32 %2849 to i64
  %2851 = shl nsw i64 %2850, 2
  %2852 = add nsw i64 %2851, 4
  call void @llvm.memset.p0.i64(ptr align 4 %2848, i8 -1, i64 %2852, i1 false)
  %2853 = load i32, ptr %177, align 8
  %2854 = icmp sgt i32 %2853, 0
  br i1 %2854, label %2858, label %2855

2855:                                             ; preds = %2920, %2845
  %2856 = load i32, ptr %745, align 8
  %2857 = icmp sgt i32 %2856, 1
  br i1 %2857, label %2933, label %2925

2858:                                             ; preds = %2845, %2920
  %2859 = phi i64 [ %2921, %2920 ], [ 0, %2845 ]
  %2860 = load ptr, ptr %28, align 8
  %2861 = getelementptr inbounds %struct.Node, ptr %2860, i64 %2859
  %2862 = load i8, ptr %2861, align 8
  %2863 = getelementptr inbounds i8, ptr %2861, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %17, ptr align 1 %2863, i64 19, i1 false)
  %2864 = getelementptr inbounds i8, ptr %2861, i64 20
  %2865 = load i32, ptr %2864, align 4
  %2866 = getelementptr inbounds i8, ptr %2861, i64 24
  %2867 = load i32, ptr %2866, align 8
  %2868 = getelementptr inbounds i8, ptr %2861, i64 28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %2868, i64 20, i1 false)
  %2869 = icmp eq i8 %2862, 0
  br i1 %2869, label %2881, label %2870

2870:                                             ; preds = %2858
  %2871 = load ptr, ptr %27, align 8
  %2872 = load i32, ptr %744, align 8
  %2873 = add nsw i32 %2872, 1
  store i32 %2873, ptr %744, align 8
  %2874 = sext i32 %2872 to i64
  %2875 = getelementptr inbounds %struct.Node, ptr %2871, i64 %2874
  store i64 0, ptr %2875, align 8
  %2876 = getelementptr inbounds i8, ptr %2875, i64 8
  store i32 -1, ptr %2876, align 8
  %2877 = getelementptr inbounds i8, ptr %2875, i64 12
  store i32 -1, ptr %2877, align 4
  %2878 = getelementptr inbounds i8, ptr %2875, i64 16
  %2879 = trunc nuw nsw i64 %2859 to i32
  store i32 %2879, ptr %2878, align 8
  %2880 = getelementptr inbounds i8, ptr %2875, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %2880, i8 0, i64 28, i1 false)
  br label %2920

2881:                                             ; preds = %2858
  %2882 = load ptr, ptr %275, align 8
  %2883 = zext i32 %2865 to i64
  %2884 = shl nuw nsw i64 %2883, 31
  %2885 = zext i32 %2867 to i64
  %2886 = or i64 %2884, %2885
  %2887 = icmp eq i32 %2865, 0
  %2888 = sub i32 2147483647, %2865
  %2889 = select i1 %2887, i32 0, i32 %2888
  %2890 = zext i32 %2889 to i64
  %2891 = shl nuw nsw i64 %2890, 31
  %2892 = icmp eq i32 %2867, 0
  %2893 = sub i32 2147483647, %2867
  %2894 = select i1 %2892, i32 0, i32 %2893
  %2895 = zext i32 %2894 to i64
  %2896 = or i64 %2891, %2895
  %2897 = call i64 @llvm.umin.i64(i64 %2886, i64 %2896)
  %2898 = mul i64 %2897, -7046029254386353131
  %2899 = lshr i64 %2898, 33
  %2900 = trunc nuw nsw i64 %2899 to i32
  %2901 = load i32, ptr %204, align 8
  %2902 = and i32 %2901, %2900
  %2903 = zext i32 %2902 to i64
  %2904 = getelementptr inbounds i32, ptr %2882, i64 %2903
  %2905 = load ptr, ptr %27, align 8
  %2906 = load i32, ptr %744, align 8
  %2907 = sext i32 %2906 to i64
  %2908 = getelementptr inbounds %struct.Node, ptr %2905, i64 %2907
  store i8 %2862, ptr %2908, align 8
  %2909 = getelementptr inbounds i8, ptr %2908, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2909, ptr align 1 %17, i64 19, i1 false)
  %2910 = getelementptr inbounds i8, ptr %2908, i64 20
  store i32 %2865, ptr %2910, align 4
  %2911 = getelementptr inbounds i8, ptr %2908, i64 24
  store i32 %2867, ptr %2911, align 8
  %2912 = getelementptr inbounds i8, ptr %2908, i64 28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2912, ptr align 4 %18, i64 20, i1 false)
  %2913 = load i32, ptr %2904, align 4
  %2914 = load ptr, ptr %279, align 8
  %2915 = load i32, ptr %744, align 8
  %2916 = sext i32 %2915 to i64
  %2917 = getelementptr inbounds i32, ptr %2914, i64 %2916
  store i32 %2913, ptr %2917, align 4
  %2918 = load i32, ptr %744, align 8
  %2919 = add nsw i32 %2918, 1
  store i32 %2919, ptr %744, align 8
  store i32 %2918, ptr %2904, align 4
  br label %2920

2920:                                             ; preds = %2881, %2870
  %2921 = add nuw nsw i64 %2859, 1
  %2922 = load i32, ptr %177, align 8
  %2923 = sext i32 %2922 to i64
  %2924 = icmp slt i64 %2921, %2923
  br i1 %2924, label %2858, label %2855

2925:                                             ; preds = %2933, %2855
  %2926 = load i32, ptr %746, align 8
  %2927 = icmp sgt i32 %2926, 0
  br i1 %2927, label %2928, label %2941

2928:                                             ; preds = %2925
  %2929 = getelementptr inbounds i8, ptr %2847, i64 8
  %2930 = getelementptr inbounds i8, ptr %2847, i64 16
  %2931 = getelementptr inbounds i8, ptr %2847, i64 72
  %2932 = getelementptr inbounds i8, ptr %2847, i64 56
  br label %2949

2933:                                             ; preds = %2855, %2933
  %2934 = phi i64 [ %2937, %2933 ], [ 1, %2855 ]
  %2935 = load ptr, ptr %86, align 8
  %2936 = getelementptr inbounds %struct.Scalar, ptr %2935, i64 %2934, i32 6
  store i32 -1, ptr %2936, align 8
  %2937 = add nuw nsw i64 %2934, 1
  %2938 = load i32, ptr %745, align 8
  %2939 = sext i32 %2938 to i64
  %2940 = icmp slt i64 %2937, %2939
  br i1 %2940, label %2933, label %2925

2941:                                             ; preds = %3277, %2925
  %2942 = phi i1 [ true, %2925 ], [ %3283, %3277 ]
  %2943 = getelementptr inbounds i8, ptr %2847, i64 40
  %2944 = load i32, ptr %2943, align 8
  store i32 %2944, ptr %755, align 8
  %2945 = icmp sgt i32 %2944, 0
  %2946 = select i1 %2945, i1 %2942, i1 false
  br i1 %2946, label %2947, label %3307

2947:                                             ; preds = %2941
  %2948 = getelementptr inbounds i8, ptr %2847, i64 24
  br label %3285

2949:                                             ; preds = %3277, %2928
  %2950 = phi i64 [ 0, %2928 ], [ %3278, %3277 ]
  %2951 = load ptr, ptr %104, align 8
  %2952 = getelementptr inbounds i32, ptr %2951, i64 %2950
  %2953 = load i32, ptr %2952, align 4
  %2954 = icmp slt i32 %2953, 0
  br i1 %2954, label %2955, label %3159

2955:                                             ; preds = %2949
  %2956 = load ptr, ptr %166, align 8
  %2957 = xor i32 %2953, -1
  %2958 = zext i32 %2957 to i64
  %2959 = getelementptr inbounds %struct.Edge, ptr %2956, i64 %2958
  %2960 = load ptr, ptr %2930, align 8
  %2961 = getelementptr inbounds %struct.Sum, ptr %2960, i64 %2958
  %2962 = load ptr, ptr %16, align 8
  %2963 = getelementptr inbounds i8, ptr %2962, i64 100232
  %2964 = load ptr, ptr %2963, align 8
  %2965 = getelementptr inbounds i8, ptr %2961, i64 8
  %2966 = load i32, ptr %2965, align 8
  %2967 = icmp sgt i32 %2966, 0
  br i1 %2967, label %2968, label %3091

2968:                                             ; preds = %2955, %3080
  %2969 = phi i64 [ %3087, %3080 ], [ 0, %2955 ]
  %2970 = load i32, ptr %743, align 8
  %2971 = icmp eq i32 %2970, 0
  br i1 %2971, label %2972, label %3091

2972:                                             ; preds = %2968
  %2973 = load ptr, ptr %2961, align 8
  %2974 = getelementptr inbounds %struct.Term, ptr %2973, i64 %2969
  %2975 = load i64, ptr %2974, align 4
  %2976 = load ptr, ptr %16, align 8
  %2977 = load ptr, ptr %2931, align 8
  %2978 = shl i64 %2975, 32
  %2979 = ashr exact i64 %2978, 30
  %2980 = getelementptr i8, ptr %2977, i64 %2979
  %2981 = getelementptr i8, ptr %2980, i64 4
  %2982 = load i32, ptr %2981, align 4
  %2983 = load i32, ptr %2980, align 4
  %2984 = sub nsw i32 %2982, %2983
  %2985 = icmp sgt i32 %2984, 0
  %2986 = getelementptr inbounds i8, ptr %2976, i64 100152
  %2987 = sext i32 %2983 to i64
  %2988 = zext i32 %2984 to i64
  %2989 = load ptr, ptr %742, align 8
  br label %2990

2990:                                             ; preds = %3008, %2972
  %2991 = phi i32 [ 0, %2972 ], [ %3009, %3008 ]
  %2992 = phi i8 [ 0, %2972 ], [ %3010, %3008 ]
  br i1 %2985, label %2993, label %3008

2993:                                             ; preds = %2990
  %2994 = load ptr, ptr %2986, align 8
  %2995 = load ptr, ptr %2932, align 8
  %2996 = getelementptr inbounds i32, ptr %2995, i64 %2987
  %2997 = load ptr, ptr %2989, align 8
  br label %3012

2998:                                             ; preds = %3008
  %2999 = getelementptr inbounds %struct.Edge, ptr %2964, i64 %2969
  %3000 = lshr i64 %2975, 32
  %3001 = icmp slt i64 %2975, 0
  %3002 = select i1 %3001, i32 -1, i32 1
  %3003 = icmp eq i64 %3000, 1
  %3004 = icmp eq i64 %3000, 4294967295
  %3005 = or i1 %3003, %3004
  %3006 = icmp ne i32 %2982, %2983
  %3007 = and i1 %3005, %3006
  br i1 %3007, label %3041, label %3035

3008:                                             ; preds = %3031, %2990
  %3009 = phi i32 [ %2991, %2990 ], [ %3032, %3031 ]
  %3010 = add nuw nsw i8 %2992, 1
  %3011 = icmp eq i8 %3010, 3
  br i1 %3011, label %2998, label %2990

3012:                                             ; preds = %3031, %2993
  %3013 = phi i64 [ 0, %2993 ], [ %3033, %3031 ]
  %3014 = phi i32 [ %2991, %2993 ], [ %3032, %3031 ]
  %3015 = getelementptr inbounds i32, ptr %2996, i64 %3013
  %3016 = load i32, ptr %3015, align 4
  %3017 = sext i32 %3016 to i64
  %3018 = getelementptr inbounds %struct.Edge, ptr %2994, i64 %3017
  %3019 = load i32, ptr %3018, align 4
  %3020 = sext i32 %3019 to i64
  %3021 = getelementptr inbounds %struct.Node, ptr %2997, i64 %3020, i32 1
  %3022 = load i8, ptr %3021, align 1
  %3023 = icmp eq i8 %3022, %2992
  br i1 %3023, label %3024, label %3031

3024:                                             ; preds = %3012
  %3025 = getelementptr inbounds i8, ptr %3018, i64 4
  %3026 = load i32, ptr %3025, align 4
  %3027 = add nsw i32 %3014, 1
  %3028 = sext i32 %3014 to i64
  %3029 = getelementptr inbounds [49 x %struct.Edge], ptr %15, i64 0, i64 %3028
  store i32 %3019, ptr %3029, align 8
  %3030 = getelementptr inbounds i8, ptr %3029, i64 4
  store i32 %3026, ptr %3030, align 4
  br label %3031

3031:                                             ; preds = %3024, %3012
  %3032 = phi i32 [ %3027, %3024 ], [ %3014, %3012 ]
  %3033 = add nuw nsw i64 %3013, 1
  %3034 = icmp eq i64 %3033, %2988
  br i1 %3034, label %3008, label %3012

3035:                                             ; preds = %2998
  %3036 = trunc nuw i64 %3000 to i32
  %3037 = call i64 @number(ptr %16, i32 %3036)
  %3038 = trunc i64 %3037 to i32
  %3039 = lshr i64 %3037, 32
  %3040 = trunc nuw i64 %3039 to i32
  br label %3041

3041:                                             ; preds = %3035, %2998
  %3042 = phi i32 [ -1, %2998 ], [ %3038, %3035 ]
  %3043 = phi i32 [ %3002, %2998 ], [ %3040, %3035 ]
  %3044 = icmp sgt i32 %3009, 0
  br i1 %3044, label %3045, label %3080

3045:                                             ; preds = %3041
  %3046 = zext i32 %3009 to i64
  br label %3047

3047:                                             ; preds = %3075, %3045
  %3048 = phi i64 [ 0, %3045 ], [ %3078, %3075 ]
  %3049 = phi i32 [ %3043, %3045 ], [ %3077, %3075 ]
  %3050 = phi i32 [ %3042, %3045 ], [ %3076, %3075 ]
  %3051 = load i32, ptr %743, align 8
  %3052 = icmp eq i32 %3051, 0
  br i1 %3052, label %3053, label %3080

3053:                                             ; preds = %3047
  %3054 = icmp slt i32 %3050, 0
  %3055 = getelementptr inbounds [49 x %struct.Edge], ptr %15, i64 0, i64 %3048
  br i1 %3054, label %3056, label %3061

3056:                                             ; preds = %3053
  %3057 = load i32, ptr %3055, align 8
  %3058 = getelementptr inbounds i8, ptr %3055, i64 4
  %3059 = load i32, ptr %3058, align 4
  %3060 = mul nsw i32 %3059, %3049
  br label %3075

3061:                                             ; preds = %3053
  %3062 = getelementptr inbounds i8, ptr %3055, i64 4
  %3063 = load i32, ptr %3062, align 4
  %3064 = mul nsw i32 %3063, %3049
  %3065 = load i32, ptr %3055, align 8
  %3066 = zext i32 %3050 to i64
  %3067 = or disjoint i64 %3066, 4294967296
  %3068 = zext i32 %3065 to i64
  %3069 = or disjoint i64 %3068, 4294967296
  %3070 = call i64 @made(ptr %16, i8 2, i64 %3067, i64 %3069)
  %3071 = trunc i64 %3070 to i32
  %3072 = lshr i64 %3070, 32
  %3073 = trunc nuw i64 %3072 to i32
  %3074 = mul nsw i32 %3064, %3073
  br label %3075

3075:                                             ; preds = %3061, %3056
  %3076 = phi i32 [ %3057, %3056 ], [ %3071, %3061 ]
  %3077 = phi i32 [ %3060, %3056 ], [ %3074, %3061 ]
  %3078 = add nuw nsw i64 %3048, 1
  %3079 = icmp eq i64 %3078, %3046
  br i1 %3079, label %3080, label %3047

3080:                                             ; preds = %3075, %3047, %3041
  %3081 = phi i32 [ %3042, %3041 ], [ %3050, %3047 ], [ %3076, %3075 ]
  %3082 = phi i32 [ %3043, %3041 ], [ %3049, %3047 ], [ %3077, %3075 ]
  %3083 = zext i32 %3082 to i64
  %3084 = shl nuw i64 %3083, 32
  %3085 = zext i32 %3081 to i64
  %3086 = or disjoint i64 %3084, %3085
  store i64 %3086, ptr %2999, align 4
  %3087 = add nuw nsw i64 %2969, 1
  %3088 = load i32, ptr %2965, align 8
  %3089 = sext i32 %3088 to i64
  %3090 = icmp slt i64 %3087, %3089
  br i1 %3090, label %2968, label %3091

3091:                                             ; preds = %3080, %2968, %2955
  br label %3092

3092:                                             ; preds = %3091, %3107
  %3093 = phi i8 [ %3110, %3107 ], [ 0, %3091 ]
  %3094 = phi i32 [ %3109, %3107 ], [ 1, %3091 ]
  %3095 = phi i32 [ %3108, %3107 ], [ -1, %3091 ]
  %3096 = load i32, ptr %743, align 8
  %3097 = icmp eq i32 %3096, 0
  br i1 %3097, label %3098, label %3143

3098:                                             ; preds = %3092
  %3099 = load i32, ptr %2965, align 8
  %3100 = icmp sgt i32 %3099, 0
  br i1 %3100, label %3101, label %3107

3101:                                             ; preds = %3098, %3136
  %3102 = phi i64 [ %3139, %3136 ], [ 0, %3098 ]
  %3103 = phi i32 [ %3138, %3136 ], [ %3094, %3098 ]
  %3104 = phi i32 [ %3137, %3136 ], [ %3095, %3098 ]
  %3105 = load i32, ptr %743, align 8
  %3106 = icmp eq i32 %3105, 0
  br i1 %3106, label %3112, label %3107

3107:                                             ; preds = %3136, %3101, %3098
  %3108 = phi i32 [ %3095, %3098 ], [ %3104, %3101 ], [ %3137, %3136 ]
  %3109 = phi i32 [ %3094, %3098 ], [ %3103, %3101 ], [ %3138, %3136 ]
  %3110 = add nuw nsw i8 %3093, 1
  %3111 = icmp eq i8 %3110, 3
  br i1 %3111, label %3143, label %3092

3112:                                             ; preds = %3101
  %3113 = load ptr, ptr %742, align 8
  %3114 = load ptr, ptr %3113, align 8
  %3115 = getelementptr inbounds %struct.Edge, ptr %2964, i64 %3102
  %3116 = load i32, ptr %3115, align 4
  %3117 = sext i32 %3116 to i64
  %3118 = getelementptr inbounds %struct.Node, ptr %3114, i64 %3117, i32 1
  %3119 = load i8, ptr %3118, align 1
  %3120 = icmp eq i8 %3119, %3093
  br i1 %3120, label %3121, label %3136

3121:                                             ; preds = %3112
  %3122 = icmp slt i32 %3104, 0
  br i1 %3122, label %3123, label %3126

3123:                                             ; preds = %3121
  %3124 = getelementptr inbounds i8, ptr %3115, i64 4
  %3125 = load i32, ptr %3124, align 4
  br label %3136

3126:                                             ; preds = %3121
  %3127 = zext i32 %3103 to i64
  %3128 = shl nuw i64 %3127, 32
  %3129 = zext i32 %3104 to i64
  %3130 = or disjoint i64 %3128, %3129
  %3131 = load i64, ptr %3115, align 4
  %3132 = call i64 @made(ptr %16, i8 1, i64 %3130, i64 %3131)
  %3133 = trunc i64 %3132 to i32
  %3134 = lshr i64 %3132, 32
  %3135 = trunc nuw i64 %3134 to i32
  br label %3136

3136:                                             ; preds = %3126, %3123, %3112
  %3137 = phi i32 [ %3104, %3112 ], [ %3116, %3123 ], [ %3133, %3126 ]
  %3138 = phi i32 [ %3103, %3112 ], [ %3125, %3123 ], [ %3135, %3126 ]
  %3139 = add nuw nsw i64 %3102, 1
  %3140 = load i32, ptr %2965, align 8
  %3141 = sext i32 %3140 to i64
  %3142 = icmp slt i64 %3139, %3141
  br i1 %3142, label %3101, label %3107

3143:                                             ; preds = %3107, %3092
  %3144 = phi i32 [ %3108, %3107 ], [ %3095, %3092 ]
  %3145 = phi i32 [ %3109, %3107 ], [ %3094, %3092 ]
  %3146 = icmp slt i32 %3144, 0
  %3147 = zext i32 %3145 to i64
  %3148 = shl nuw i64 %3147, 32
  %3149 = zext i32 %3144 to i64
  %3150 = or disjoint i64 %3148, %3149
  %3151 = select i1 %3146, i64 0, i64 %3150
  store i64 %3151, ptr %2959, align 4
  %3152 = load ptr, ptr %166, align 8
  %3153 = getelementptr inbounds %struct.Edge, ptr %3152, i64 %2958, i32 1
  %3154 = load i32, ptr %3153, align 4
  %3155 = icmp eq i32 %3154, 0
  %3156 = zext i1 %3155 to i32
  %3157 = load i32, ptr %743, align 8
  %3158 = or i32 %3157, %3156
  store i32 %3158, ptr %743, align 8
  br label %3277

3159:                                             ; preds = %2949
  %3160 = load ptr, ptr %2929, align 8
  %3161 = zext i32 %2953 to i64
  %3162 = getelementptr inbounds %struct.Literal, ptr %3160, i64 %3161
  %3163 = load i32, ptr %3162, align 4
  switch i32 %3163, label %3258 [
    i32 0, label %3164
    i32 3, label %3170
    i32 1, label %3179
    i32 2, label %3206
    i32 4, label %3231
  ]

3164:                                             ; preds = %3159
  %3165 = load ptr, ptr %162, align 8
  %3166 = getelementptr inbounds %struct.Edge, ptr %3165, i64 %3161
  %3167 = getelementptr inbounds i8, ptr %3162, i64 12
  %3168 = load i32, ptr %3167, align 4
  store i32 %3168, ptr %3166, align 4
  %3169 = getelementptr inbounds i8, ptr %3166, i64 4
  store i32 1, ptr %3169, align 4
  br label %3277

3170:                                             ; preds = %3159
  %3171 = load ptr, ptr %162, align 8
  %3172 = getelementptr inbounds %struct.Edge, ptr %3171, i64 %3161
  %3173 = load ptr, ptr %166, align 8
  %3174 = getelementptr inbounds i8, ptr %3162, i64 4
  %3175 = load i32, ptr %3174, align 4
  %3176 = sext i32 %3175 to i64
  %3177 = getelementptr inbounds %struct.Edge, ptr %3173, i64 %3176
  %3178 = load i64, ptr %3177, align 4
  store i64 %3178, ptr %3172, align 4
  br label %3277

3179:                                             ; preds = %3159
  %3180 = load ptr, ptr %162, align 8
  %3181 = getelementptr inbounds i8, ptr %3162, i64 4
  %3182 = load i32, ptr %3181, align 4
  %3183 = sext i32 %3182 to i64
  %3184 = getelementptr inbounds %struct.Edge, ptr %3180, i64 %3183
  %3185 = load i32, ptr %3184, align 4
  %3186 = getelementptr inbounds i8, ptr %3184, i64 4
  %3187 = load i32, ptr %3186, align 4
  %3188 = getelementptr inbounds i8, ptr %3162, i64 8
  %3189 = load i32, ptr %3188, align 4
  %3190 = sext i32 %3189 to i64
  %3191 = getelementptr inbounds %struct.Edge, ptr %3180, i64 %3190
  %3192 = load i32, ptr %3191, align 4
  %3193 = getelementptr inbounds i8, ptr %3191, i64 4
  %3194 = load i32, ptr %3193, align 4
  %3195 = getelementptr inbounds %struct.Edge, ptr %3180, i64 %3161
  %3196 = zext i32 %3185 to i64
  %3197 = or disjoint i64 %3196, 4294967296
  %3198 = zext i32 %3192 to i64
  %3199 = or disjoint i64 %3198, 4294967296
  %3200 = call i64 @made(ptr %16, i8 2, i64 %3197, i64 %3199)
  store i64 %3200, ptr %3195, align 4
  %3201 = mul nsw i32 %3194, %3187
  %3202 = load ptr, ptr %162, align 8
  %3203 = getelementptr inbounds %struct.Edge, ptr %3202, i64 %3161, i32 1
  %3204 = load i32, ptr %3203, align 4
  %3205 = mul nsw i32 %3201, %3204
  store i32 %3205, ptr %3203, align 4
  br label %3277

3206:                                             ; preds = %3159
  %3207 = getelementptr inbounds i8, ptr %3162, i64 4
  %3208 = load i32, ptr %3207, align 4
  %3209 = call i64 @number(ptr %16, i32 %3208)
  %3210 = lshr i64 %3209, 32
  %3211 = trunc nuw i64 %3210 to i32
  %3212 = load ptr, ptr %162, align 8
  %3213 = getelementptr inbounds i8, ptr %3162, i64 8
  %3214 = load i32, ptr %3213, align 4
  %3215 = sext i32 %3214 to i64
  %3216 = getelementptr inbounds %struct.Edge, ptr %3212, i64 %3215
  %3217 = load i32, ptr %3216, align 4
  %3218 = getelementptr inbounds i8, ptr %3216, i64 4
  %3219 = load i32, ptr %3218, align 4
  %3220 = getelementptr inbounds %struct.Edge, ptr %3212, i64 %3161
  %3221 = and i64 %3209, 4294967295
  %3222 = or disjoint i64 %3221, 4294967296
  %3223 = zext i32 %3217 to i64
  %3224 = or disjoint i64 %3223, 4294967296
  %3225 = call i64 @made(ptr %16, i8 2, i64 %3222, i64 %3224)
  store i64 %3225, ptr %3220, align 4
  %3226 = mul nsw i32 %3219, %3211
  %3227 = load ptr, ptr %162, align 8
  %3228 = getelementptr inbounds %struct.Edge, ptr %3227, i64 %3161, i32 1
  %3229 = load i32, ptr %3228, align 4
  %3230 = mul nsw i32 %3226, %3229
  store i32 %3230, ptr %3228, align 4
  br label %3277

3231:                                             ; preds = %3159
  %3232 = load ptr, ptr %162, align 8
  %3233 = getelementptr inbounds %struct.Edge, ptr %3232, i64 %3161
  %3234 = getelementptr inbounds i8, ptr %3162, i64 12
  %3235 = load i32, ptr %3234, align 4
  %3236 = load ptr, ptr %166, align 8
  %3237 = getelementptr inbounds i8, ptr %3162, i64 4
  %3238 = load i32, ptr %3237, align 4
  %3239 = sext i32 %3238 to i64
  %3240 = getelementptr inbounds %struct.Edge, ptr %3236, i64 %3239
  %3241 = getelementptr inbounds i8, ptr %3162, i64 8
  %3242 = load i32, ptr %3241, align 4
  %3243 = sext i32 %3242 to i64
  %3244 = getelementptr inbounds %struct.Edge, ptr %3236, i64 %3243
  %3245 = load i64, ptr %3240, align 4
  %3246 = load i64, ptr %3244, align 4
  %3247 = trunc i64 %3245 to i32
  %3248 = lshr i64 %3245, 32
  %3249 = trunc i64 %3246 to i32
  %3250 = lshr i64 %3246, 32
  %3251 = load ptr, ptr %16, align 8
  %3252 = load ptr, ptr %3251, align 8
  %3253 = sext i32 %3235 to i64
  %3254 = getelementptr inbounds %struct.Node, ptr %3252, i64 %3253
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %3254, i64 48, i1 false)
  store i32 %3247, ptr %747, align 8
  %3255 = trunc i64 %3248 to i8
  store i8 %3255, ptr %748, align 4
  store i32 %3249, ptr %749, align 4
  %3256 = trunc i64 %3250 to i8
  store i8 %3256, ptr %750, align 1
  %3257 = call i64 @entered(ptr %16, ptr %14)
  store i64 %3257, ptr %3233, align 4
  br label %3277

3258:                                             ; preds = %3159
  %3259 = load ptr, ptr %162, align 8
  %3260 = getelementptr inbounds %struct.Edge, ptr %3259, i64 %3161
  %3261 = getelementptr inbounds i8, ptr %3162, i64 12
  %3262 = load i32, ptr %3261, align 4
  %3263 = load ptr, ptr %166, align 8
  %3264 = getelementptr inbounds i8, ptr %3162, i64 4
  %3265 = load i32, ptr %3264, align 4
  %3266 = sext i32 %3265 to i64
  %3267 = getelementptr inbounds %struct.Edge, ptr %3263, i64 %3266
  %3268 = load i64, ptr %3267, align 4
  %3269 = trunc i64 %3268 to i32
  %3270 = lshr i64 %3268, 32
  %3271 = load ptr, ptr %16, align 8
  %3272 = load ptr, ptr %3271, align 8
  %3273 = sext i32 %3262 to i64
  %3274 = getelementptr inbounds %struct.Node, ptr %3272, i64 %3273
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %3274, i64 48, i1 false)
  store i32 %3269, ptr %751, align 8
  %3275 = trunc i64 %3270 to i8
  store i8 %3275, ptr %752, align 4
  store i32 -1, ptr %753, align 4
  store i8 1, ptr %754, align 1
  %3276 = call i64 @entered(ptr %16, ptr %13)
  store i64 %3276, ptr %3260, align 4
  br label %3277

3277:                                             ; preds = %3258, %3231, %3206, %3179, %3170, %3164, %3143
  %3278 = add nuw nsw i64 %2950, 1
  %3279 = load i32, ptr %746, align 8
  %3280 = sext i32 %3279 to i64
  %3281 = icmp slt i64 %3278, %3280
  %3282 = load i32, ptr %743, align 8
  %3283 = icmp eq i32 %3282, 0
  %3284 = select i1 %3281, i1 %3283, i1 false
  br i1 %3284, label %2949, label %2941

3285:                                             ; preds = %3285, %2947
  %3286 = phi i64 [ 0, %2947 ], [ %3302, %3285 ]
  %3287 = load ptr, ptr %166, align 8
  %3288 = load ptr, ptr %2948, align 8
  %3289 = getelementptr inbounds %struct.Edge, ptr %3288, i64 %3286
  %3290 = load i32, ptr %3289, align 4
  %3291 = sext i32 %3290 to i64
  %3292 = getelementptr inbounds %struct.Edge, ptr %3287, i64 %3291
  %3293 = load i32, ptr %3292, align 4
  %3294 = getelementptr inbounds i8, ptr %3292, i64 4
  %3295 = load i32, ptr %3294, align 4
  %3296 = load ptr, ptr %756, align 8
  %3297 = getelementptr inbounds %struct.Edge, ptr %3296, i64 %3286
  %3298 = getelementptr inbounds i8, ptr %3289, i64 4
  %3299 = load i32, ptr %3298, align 4
  %3300 = mul nsw i32 %3299, %3295
  store i32 %3293, ptr %3297, align 4
  %3301 = getelementptr inbounds i8, ptr %3297, i64 4
  store i32 %3300, ptr %3301, align 4
  %3302 = add nuw nsw i64 %3286, 1
  %3303 = load i32, ptr %2943, align 8
  %3304 = sext i32 %3303 to i64
  %3305 = icmp slt i64 %3302, %3304
  %3306 = select i1 %3305, i1 %2942, i1 false
  br i1 %3306, label %3285, label %3307

3307:                                             ; preds = %3285, %2941
  %3308 = zext i1 %2942 to i32
  br label %3309

3309:                                             ; preds = %2527, %2537, %3307
  %3310 = phi i32 [ %3308, %3307 ], [ 0, %2527 ], [ 0, %2537 ]
  %3311 = icmp eq i32 %3310, 0
  br i1 %3311, label %3401, label %3312

3312:                                             ; preds = %3309
  %3313 = load ptr, ptr %524, align 8
  %3314 = load i32, ptr %757, align 4
  %3315 = sext i32 %3314 to i64
  %3316 = getelementptr inbounds i32, ptr %3313, i64 %3315
  %3317 = shl nsw i64 %3315, 2
  call void @llvm.memset.p0.i64(ptr align 4 %3313, i8 0, i64 %3317, i1 false)
  %3318 = load i32, ptr %758, align 8
  %3319 = icmp sgt i32 %3318, 0
  br i1 %3319, label %3323, label %3320

3320:                                             ; preds = %3341, %3312
  %3321 = phi i32 [ 0, %3312 ], [ %3342, %3341 ]
  %3322 = icmp eq i32 %3321, 0
  br i1 %3322, label %3385, label %3351

3323:                                             ; preds = %3312, %3341
  %3324 = phi i64 [ %3343, %3341 ], [ 0, %3312 ]
  %3325 = phi i32 [ %3342, %3341 ], [ 0, %3312 ]
  %3326 = load ptr, ptr %759, align 8
  %3327 = getelementptr inbounds %struct.Edge, ptr %3326, i64 %3324
  %3328 = load i32, ptr %3327, align 4
  %3329 = sext i32 %3328 to i64
  %3330 = getelementptr inbounds i32, ptr %3313, i64 %3329
  %3331 = load i32, ptr %3330, align 4
  %3332 = add nsw i32 %3331, 1
  store i32 %3332, ptr %3330, align 4
  %3333 = icmp eq i32 %3331, 0
  br i1 %3333, label %3334, label %3341

3334:                                             ; preds = %3323
  %3335 = load ptr, ptr %759, align 8
  %3336 = getelementptr inbounds %struct.Edge, ptr %3335, i64 %3324
  %3337 = load i32, ptr %3336, align 4
  %3338 = add nsw i32 %3325, 1
  %3339 = sext i32 %3325 to i64
  %3340 = getelementptr inbounds i32, ptr %3316, i64 %3339
  store i32 %3337, ptr %3340, align 4
  br label %3341

3341:                                             ; preds = %3334, %3323
  %3342 = phi i32 [ %3325, %3323 ], [ %3338, %3334 ]
  %3343 = add nuw nsw i64 %3324, 1
  %3344 = load i32, ptr %758, align 8
  %3345 = sext i32 %3344 to i64
  %3346 = icmp slt i64 %3343, %3345
  br i1 %3346, label %3323, label %3320

3347:                                             ; preds = %3381
  %3348 = zext i8 %3362 to i32
  %3349 = add nuw nsw i32 %3352, %3348
  %3350 = icmp eq i32 %3382, 0
  br i1 %3350, label %3385, label %3351

3351:                                             ; preds = %3320, %3347
  %3352 = phi i32 [ %3349, %3347 ], [ 0, %3320 ]
  %3353 = phi i32 [ %3382, %3347 ], [ %3321, %3320 ]
  %3354 = load ptr, ptr %27, align 8
  %3355 = add nsw i32 %3353, -1
  %3356 = sext i32 %3355 to i64
  %3357 = getelementptr inbounds i32, ptr %3316, i64 %3356
  %3358 = load i32, ptr %3357, align 4
  %3359 = sext i32 %3358 to i64
  %3360 = getelementptr inbounds %struct.Node, ptr %3354, i64 %3359
  %3361 = getelementptr inbounds i8, ptr %3360, i64 2
  %3362 = load i8, ptr %3361, align 2
  %3363 = getelementptr inbounds i8, ptr %3360, i64 8
  br label %3364

3364:                                             ; preds = %3381, %3351
  %3365 = phi i64 [ 0, %3351 ], [ %3383, %3381 ]
  %3366 = phi i32 [ %3355, %3351 ], [ %3382, %3381 ]
  %3367 = getelementptr inbounds [2 x i32], ptr %3363, i64 0, i64 %3365
  %3368 = load i32, ptr %3367, align 4
  %3369 = icmp sgt i32 %3368, -1
  br i1 %3369, label %3370, label %3381

3370:                                             ; preds = %3364
  %3371 = zext i32 %3368 to i64
  %3372 = getelementptr inbounds i32, ptr %3313, i64 %3371
  %3373 = load i32, ptr %3372, align 4
  %3374 = add nsw i32 %3373, 1
  store i32 %3374, ptr %3372, align 4
  %3375 = icmp eq i32 %3373, 0
  br i1 %3375, label %3376, label %3381

3376:                                             ; preds = %3370
  %3377 = load i32, ptr %3367, align 4
  %3378 = add nsw i32 %3366, 1
  %3379 = sext i32 %3366 to i64
  %3380 = getelementptr inbounds i32, ptr %3316, i64 %3379
  store i32 %3377, ptr %3380, align 4
  br label %3381

3381:                                             ; preds = %3376, %3370, %3364
  %3382 = phi i32 [ %3366, %3370 ], [ %3378, %3376 ], [ %3366, %3364 ]
  %3383 = add nuw nsw i64 %3365, 1
  %3384 = icmp eq i64 %3365, 0
  br i1 %3384, label %3364, label %3347

3385:                                             ; preds = %3347, %3320
  %3386 = phi i32 [ 0, %3320 ], [ %3349, %3347 ]
  %3387 = add nsw i32 %1882, %790
  %3388 = icmp sgt i32 %3386, %3387
  br i1 %3388, label %3389, label %3392

3389:                                             ; preds = %3385
  %3390 = load i32, ptr %642, align 8
  %3391 = icmp eq i32 %3390, 0
  br i1 %3391, label %3392, label %3401

3392:                                             ; preds = %3389, %3385
  %3393 = load ptr, ptr %27, align 8
  %3394 = load i32, ptr %760, align 8
  %3395 = sext i32 %3394 to i64
  %3396 = mul nsw i64 %3395, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %544, ptr align 8 %3393, i64 %3396, i1 false)
  %3397 = load ptr, ptr %761, align 8
  %3398 = load i32, ptr %758, align 8
  %3399 = sext i32 %3398 to i64
  %3400 = shl nsw i64 %3399, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %545, ptr align 4 %3397, i64 %3400, i1 false)
  br label %3401

3401:                                             ; preds = %3389, %3392, %3309
  %3402 = phi i32 [ %1880, %3309 ], [ %3394, %3392 ], [ %1880, %3389 ]
  %3403 = phi i32 [ %1881, %3309 ], [ %3398, %3392 ], [ %1881, %3389 ]
  %3404 = phi i32 [ %1882, %3309 ], [ %3386, %3392 ], [ %1882, %3389 ]
  %3405 = add nsw i32 %766, %790
  %3406 = icmp sgt i32 %3404, %3405
  br i1 %3406, label %3416, label %3407

3407:                                             ; preds = %3401
  %3408 = load i32, ptr %762, align 8
  %3409 = add nsw i32 %3408, %767
  %3410 = icmp sgt i32 %3404, %3409
  br i1 %3410, label %3416, label %3411

3411:                                             ; preds = %3407
  %3412 = sext i32 %3402 to i64
  %3413 = mul nsw i64 %3412, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %530, ptr align 8 %544, i64 %3413, i1 false)
  %3414 = sext i32 %3403 to i64
  %3415 = shl nsw i64 %3414, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %532, ptr align 4 %545, i64 %3415, i1 false)
  br label %3416

3416:                                             ; preds = %3411, %3407, %3401
  %3417 = phi i32 [ %770, %3401 ], [ %770, %3407 ], [ %3402, %3411 ]
  %3418 = phi i32 [ %769, %3401 ], [ %769, %3407 ], [ %3403, %3411 ]
  %3419 = phi i32 [ %766, %3401 ], [ %766, %3407 ], [ %3404, %3411 ]
  %3420 = icmp slt i32 %3404, %767
  br i1 %3420, label %3429, label %3421

3421:                                             ; preds = %3416
  %3422 = load i32, ptr %642, align 8
  %3423 = icmp eq i32 %3422, 0
  br i1 %3423, label %3429, label %3424

3424:                                             ; preds = %3421
  %3425 = load i32, ptr %763, align 4
  %3426 = icmp ne i32 %3425, 0
  %3427 = icmp eq i32 %3404, %767
  %3428 = select i1 %3426, i1 %3427, i1 false
  br i1 %3428, label %3429, label %3434

3429:                                             ; preds = %3424, %3421, %3416
  %3430 = sext i32 %3402 to i64
  %3431 = mul nsw i64 %3430, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %544, i64 %3431, i1 false)
  %3432 = sext i32 %3403 to i64
  %3433 = shl nsw i64 %3432, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %545, i64 %3433, i1 false)
  br label %3434

3434:                                             ; preds = %3429, %3424
  %3435 = phi i32 [ %3402, %3429 ], [ %768, %3424 ]
  %3436 = phi i32 [ %3404, %3429 ], [ %767, %3424 ]
  %3437 = add nuw nsw i32 %765, 1
  %3438 = load i32, ptr %637, align 4
  %3439 = icmp slt i32 %3437, %3438
  br i1 %3439, label %764, label %3440

3440:                                             ; preds = %3434, %632, %543, %550
  %3441 = phi i32 [ -1, %550 ], [ -1, %543 ], [ %1, %632 ], [ %3435, %3434 ]
  call void @free(ptr %530)
  call void @free(ptr %532)
  call void @free(ptr %544)
  call void @free(ptr %545)
  %3442 = load ptr, ptr %27, align 8
  call void @free(ptr %3442)
  %3443 = getelementptr inbounds i8, ptr %27, i64 8
  %3444 = load ptr, ptr %3443, align 8
  call void @free(ptr %3444)
  %3445 = load ptr, ptr %470, align 8
  store ptr %3445, ptr %12, align 16
  %3446 = getelementptr inbounds i8, ptr %12, i64 8
  %3447 = load ptr, ptr %474, align 8
  store ptr %3447, ptr %3446, align 8
  %3448 = getelementptr inbounds i8, ptr %12, i64 16
  %3449 = load ptr, ptr %481, align 8
  store ptr %3449, ptr %3448, align 16
  %3450 = getelementptr inbounds i8, ptr %12, i64 24
  %3451 = load ptr, ptr %485, align 8
  store ptr %3451, ptr %3450, align 8
  %3452 = getelementptr inbounds i8, ptr %12, i64 32
  %3453 = load ptr, ptr %491, align 8
  store ptr %3453, ptr %3452, align 16
  %3454 = getelementptr inbounds i8, ptr %12, i64 40
  %3455 = load ptr, ptr %498, align 8
  store ptr %3455, ptr %3454, align 8
  %3456 = getelementptr inbounds i8, ptr %12, i64 48
  %3457 = load ptr, ptr %502, align 8
  store ptr %3457, ptr %3456, align 16
  %3458 = getelementptr inbounds i8, ptr %12, i64 56
  %3459 = load ptr, ptr %506, align 8
  store ptr %3459, ptr %3458, align 8
  %3460 = getelementptr inbounds i8, ptr %12, i64 64
  %3461 = load ptr, ptr %510, align 8
  store ptr %3461, ptr %3460, align 16
  %3462 = getelementptr inbounds i8, ptr %12, i64 72
  %3463 = load ptr, ptr %514, align 8
  store ptr %3463, ptr %3462, align 8
  %3464 = getelementptr inbounds i8, ptr %12, i64 80
  %3465 = load ptr, ptr %518, align 8
  store ptr %3465, ptr %3464, align 16
  %3466 = getelementptr inbounds i8, ptr %12, i64 88
  %3467 = load ptr, ptr %524, align 8
  store ptr %3467, ptr %3466, align 8
  %3468 = getelementptr inbounds i8, ptr %12, i64 96
  %3469 = load ptr, ptr %528, align 8
  store ptr %3469, ptr %3468, align 16
  br label %3470

3470:                                             ; preds = %3470, %3440
  %3471 = phi i64 [ 0, %3440 ], [ %3474, %3470 ]
  %3472 = getelementptr inbounds [13 x ptr], ptr %12, i64 0, i64 %3471
  %3473 = load ptr, ptr %3472, align 8
  call void @free(ptr %3473)
  %3474 = add nuw nsw i64 %3471, 1
  %3475 = icmp eq i64 %3474, 13
  br i1 %3475, label %3476, label %3470

3476:                                             ; preds = %3470
  %3477 = load ptr, ptr %183, align 8
  store ptr %3477, ptr %11, align 16
  %3478 = getelementptr inbounds i8, ptr %11, i64 8
  %3479 = load ptr, ptr %187, align 8
  store ptr %3479, ptr %3478, align 8
  %3480 = getelementptr inbounds i8, ptr %11, i64 16
  %3481 = load ptr, ptr %194, align 8
  store ptr %3481, ptr %3480, align 16
  %3482 = getelementptr inbounds i8, ptr %11, i64 24
  %3483 = load ptr, ptr %203, align 8
  store ptr %3483, ptr %3482, align 8
  %3484 = getelementptr inbounds i8, ptr %11, i64 32
  %3485 = load ptr, ptr %275, align 8
  store ptr %3485, ptr %3484, align 16
  %3486 = getelementptr inbounds i8, ptr %11, i64 40
  %3487 = load ptr, ptr %279, align 8
  store ptr %3487, ptr %3486, align 8
  %3488 = getelementptr inbounds i8, ptr %11, i64 48
  %3489 = load ptr, ptr %283, align 8
  store ptr %3489, ptr %3488, align 16
  %3490 = getelementptr inbounds i8, ptr %11, i64 56
  %3491 = load ptr, ptr %291, align 8
  store ptr %3491, ptr %3490, align 8
  %3492 = getelementptr inbounds i8, ptr %11, i64 64
  %3493 = load ptr, ptr %86, align 8
  store ptr %3493, ptr %3492, align 16
  %3494 = getelementptr inbounds i8, ptr %11, i64 72
  %3495 = load ptr, ptr %315, align 8
  store ptr %3495, ptr %3494, align 8
  %3496 = getelementptr inbounds i8, ptr %11, i64 80
  %3497 = load ptr, ptr %321, align 8
  store ptr %3497, ptr %3496, align 16
  br label %3506

3498:                                             ; preds = %3506
  %3499 = getelementptr inbounds i8, ptr %8, i64 8
  %3500 = getelementptr inbounds i8, ptr %8, i64 16
  %3501 = getelementptr inbounds i8, ptr %8, i64 24
  %3502 = getelementptr inbounds i8, ptr %8, i64 32
  %3503 = getelementptr inbounds i8, ptr %8, i64 40
  %3504 = getelementptr inbounds i8, ptr %8, i64 48
  %3505 = getelementptr inbounds i8, ptr %8, i64 56
  br label %3570

3506:                                             ; preds = %3506, %3476
  %3507 = phi i64 [ 0, %3476 ], [ %3510, %3506 ]
  %3508 = getelementptr inbounds [11 x ptr], ptr %11, i64 0, i64 %3507
  %3509 = load ptr, ptr %3508, align 8
  call void @free(ptr %3509)
  %3510 = add nuw nsw i64 %3507, 1
  %3511 = icmp eq i64 %3510, 11
  br i1 %3511, label %3498, label %3506

3512:                                             ; preds = %3595
  %3513 = load ptr, ptr %28, align 8
  call void @free(ptr %3513)
  %3514 = load ptr, ptr %174, align 8
  call void @free(ptr %3514)
  %3515 = load ptr, ptr %104, align 8
  store ptr %3515, ptr %10, align 16
  %3516 = getelementptr inbounds i8, ptr %10, i64 8
  %3517 = load ptr, ptr %121, align 8
  store ptr %3517, ptr %3516, align 8
  %3518 = getelementptr inbounds i8, ptr %10, i64 16
  %3519 = load ptr, ptr %125, align 8
  store ptr %3519, ptr %3518, align 16
  %3520 = getelementptr inbounds i8, ptr %10, i64 24
  %3521 = load ptr, ptr %129, align 8
  store ptr %3521, ptr %3520, align 8
  %3522 = getelementptr inbounds i8, ptr %10, i64 32
  %3523 = load ptr, ptr %134, align 8
  store ptr %3523, ptr %3522, align 16
  %3524 = getelementptr inbounds i8, ptr %10, i64 40
  %3525 = load ptr, ptr %138, align 8
  store ptr %3525, ptr %3524, align 8
  %3526 = getelementptr inbounds i8, ptr %10, i64 48
  %3527 = load ptr, ptr %142, align 8
  store ptr %3527, ptr %3526, align 16
  %3528 = getelementptr inbounds i8, ptr %10, i64 56
  %3529 = load ptr, ptr %146, align 8
  store ptr %3529, ptr %3528, align 8
  %3530 = getelementptr inbounds i8, ptr %10, i64 64
  %3531 = load ptr, ptr %150, align 8
  store ptr %3531, ptr %3530, align 16
  %3532 = getelementptr inbounds i8, ptr %10, i64 72
  %3533 = load ptr, ptr %154, align 8
  store ptr %3533, ptr %3532, align 8
  %3534 = getelementptr inbounds i8, ptr %10, i64 80
  %3535 = load ptr, ptr %158, align 8
  store ptr %3535, ptr %3534, align 16
  %3536 = getelementptr inbounds i8, ptr %10, i64 88
  %3537 = load ptr, ptr %162, align 8
  store ptr %3537, ptr %3536, align 8
  %3538 = getelementptr inbounds i8, ptr %10, i64 96
  %3539 = load ptr, ptr %166, align 8
  store ptr %3539, ptr %3538, align 16
  br label %3540

3540:                                             ; preds = %3540, %3512
  %3541 = phi i64 [ 0, %3512 ], [ %3544, %3540 ]
  %3542 = getelementptr inbounds [13 x ptr], ptr %10, i64 0, i64 %3541
  %3543 = load ptr, ptr %3542, align 8
  call void @free(ptr %3543)
  %3544 = add nuw nsw i64 %3541, 1
  %3545 = icmp eq i64 %3544, 13
  br i1 %3545, label %3546, label %3540

3546:                                             ; preds = %3540
  %3547 = load ptr, ptr %63, align 8
  store ptr %3547, ptr %9, align 16
  %3548 = getelementptr inbounds i8, ptr %9, i64 8
  %3549 = load ptr, ptr %67, align 8
  store ptr %3549, ptr %3548, align 8
  %3550 = getelementptr inbounds i8, ptr %9, i64 16
  %3551 = load ptr, ptr %74, align 8
  store ptr %3551, ptr %3550, align 16
  %3552 = getelementptr inbounds i8, ptr %9, i64 24
  %3553 = load ptr, ptr %79, align 8
  store ptr %3553, ptr %3552, align 8
  %3554 = getelementptr inbounds i8, ptr %9, i64 32
  %3555 = load ptr, ptr %83, align 8
  store ptr %3555, ptr %3554, align 16
  br label %3558

3556:                                             ; preds = %3558
  %3557 = getelementptr inbounds i8, ptr %28, i64 98480
  br label %3564

3558:                                             ; preds = %3558, %3546
  %3559 = phi i64 [ 0, %3546 ], [ %3562, %3558 ]
  %3560 = getelementptr inbounds [5 x ptr], ptr %9, i64 0, i64 %3559
  %3561 = load ptr, ptr %3560, align 8
  call void @free(ptr %3561)
  %3562 = add nuw nsw i64 %3559, 1
  %3563 = icmp eq i64 %3562, 5
  br i1 %3563, label %3556, label %3558

3564:                                             ; preds = %3564, %3556
  %3565 = phi i64 [ 0, %3556 ], [ %3568, %3564 ]
  %3566 = getelementptr inbounds [64 x ptr], ptr %3557, i64 0, i64 %3565
  %3567 = load ptr, ptr %3566, align 8
  call void @free(ptr %3567)
  %3568 = add nuw nsw i64 %3565, 1
  %3569 = icmp eq i64 %3568, 64
  br i1 %3569, label %3598, label %3564

3570:                                             ; preds = %3595, %3498
  %3571 = phi i64 [ 0, %3498 ], [ %3596, %3595 ]
  %3572 = getelementptr inbounds [4 x %struct.Poly], ptr %85, i64 0, i64 %3571
  %3573 = getelementptr inbounds i8, ptr %3572, i64 8
  %3574 = load ptr, ptr %3573, align 8
  store ptr %3574, ptr %8, align 16
  %3575 = getelementptr inbounds i8, ptr %3572, i64 16
  %3576 = load ptr, ptr %3575, align 8
  store ptr %3576, ptr %3499, align 8
  %3577 = getelementptr inbounds i8, ptr %3572, i64 24
  %3578 = load ptr, ptr %3577, align 8
  store ptr %3578, ptr %3500, align 16
  %3579 = getelementptr inbounds i8, ptr %3572, i64 56
  %3580 = load ptr, ptr %3579, align 8
  store ptr %3580, ptr %3501, align 8
  %3581 = getelementptr inbounds i8, ptr %3572, i64 72
  %3582 = load ptr, ptr %3581, align 8
  store ptr %3582, ptr %3502, align 16
  %3583 = getelementptr inbounds i8, ptr %3572, i64 80
  %3584 = load ptr, ptr %3583, align 8
  store ptr %3584, ptr %3503, align 8
  %3585 = getelementptr inbounds i8, ptr %3572, i64 96
  %3586 = load ptr, ptr %3585, align 8
  store ptr %3586, ptr %3504, align 16
  %3587 = getelementptr inbounds i8, ptr %3572, i64 112
  %3588 = load ptr, ptr %3587, align 8
  store ptr %3588, ptr %3505, align 8
  br label %3589

3589:                                             ; preds = %3589, %3570
  %3590 = phi i64 [ 0, %3570 ], [ %3593, %3589 ]
  %3591 = getelementptr inbounds [8 x ptr], ptr %8, i64 0, i64 %3590
  %3592 = load ptr, ptr %3591, align 8
  call void @free(ptr %3592)
  %3593 = add nuw nsw i64 %3590, 1
  %3594 = icmp eq i64 %3593, 8
  br i1 %3594, label %3595, label %3589

3595:                                             ; preds = %3589
  %3596 = add nuw nsw i64 %3571, 1
  %3597 = icmp eq i64 %3596, 4
  br i1 %3597, label %3512, label %3570

3598:                                             ; preds = %3564
  br label %3599

3599:                                             ; preds = %7, %3598
  %3600 = phi i32 [ %3441, %3598 ], [ %1, %7 ]
  ret i32 %3600
}

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr writeonly, ptr readonly, i64, i1 immarg)

define internal i32 @learn(ptr %0, i64 %1, i8 %2, i32 %3, i32 %4) {
  %6 = icmp ne i64 %1, 0
  br i1 %6, label %7, label %38

7:                                                ; preds = %5
  %8 = icmp ugt i64 %1, 1152921504606846743
  %9 = sub i64 2305843009213693487, %1
  %10 = select i1 %8, i64 %9, i64 %1
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = mul i64 %10, -7046029254386353131
  %14 = lshr i64 %13, 33
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = getelementptr inbounds i8, ptr %0, i64 24
  %17 = load i32, ptr %16, align 8
  %18 = and i32 %17, %15
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %12, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %38, label %23

23:                                               ; preds = %7
  %24 = load ptr, ptr %0, align 8
  br label %29

25:                                               ; preds = %29
  %26 = getelementptr inbounds i8, ptr %32, i64 28
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %38, label %29

29:                                               ; preds = %25, %23
  %30 = phi i32 [ %21, %23 ], [ %27, %25 ]
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.Scalar, ptr %24, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, %10
  br i1 %34, label %35, label %25

35:                                               ; preds = %29
  %36 = sub nsw i32 0, %30
  %37 = select i1 %8, i32 %36, i32 %30
  br label %38

38:                                               ; preds = %25, %35, %7, %5
  %39 = phi i32 [ 0, %5 ], [ %37, %35 ], [ 0, %7 ], [ 0, %25 ]
  %40 = icmp eq i32 %39, 0
  %41 = and i1 %6, %40
  br i1 %41, label %42, label %81

42:                                               ; preds = %38
  %43 = getelementptr inbounds i8, ptr %0, i64 8
  %44 = load i32, ptr %43, align 8
  %45 = getelementptr inbounds i8, ptr %0, i64 12
  %46 = load i32, ptr %45, align 4
  %47 = icmp slt i32 %44, %46
  br i1 %47, label %48, label %81

48:                                               ; preds = %42
  %49 = icmp ugt i64 %1, 1152921504606846743
  %50 = sub i64 2305843009213693487, %1
  %51 = select i1 %49, i64 %50, i64 %1
  %52 = add nsw i32 %44, 1
  store i32 %52, ptr %43, align 8
  %53 = getelementptr inbounds i8, ptr %0, i64 16
  %54 = load ptr, ptr %53, align 8
  %55 = mul i64 %51, -7046029254386353131
  %56 = lshr i64 %55, 33
  %57 = trunc nuw nsw i64 %56 to i32
  %58 = getelementptr inbounds i8, ptr %0, i64 24
  %59 = load i32, ptr %58, align 8
  %60 = and i32 %59, %57
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %54, i64 %61
  %63 = load ptr, ptr %0, align 8
  %64 = sext i32 %44 to i64
  %65 = getelementptr inbounds %struct.Scalar, ptr %63, i64 %64
  %66 = icmp eq i8 %2, 0
  %67 = select i1 %66, i32 %3, i32 -1
  %68 = load i32, ptr %62, align 4
  %69 = select i1 %49, i8 -1, i8 1
  store i64 %51, ptr %65, align 8
  %70 = getelementptr inbounds i8, ptr %65, i64 8
  store i64 0, ptr %70, align 8
  %71 = getelementptr inbounds i8, ptr %65, i64 16
  store i32 %3, ptr %71, align 8
  %72 = getelementptr inbounds i8, ptr %65, i64 20
  store i32 %4, ptr %72, align 4
  %73 = getelementptr inbounds i8, ptr %65, i64 24
  store i32 %67, ptr %73, align 8
  %74 = getelementptr inbounds i8, ptr %65, i64 28
  store i32 %68, ptr %74, align 4
  %75 = getelementptr inbounds i8, ptr %65, i64 32
  store i32 -1, ptr %75, align 8
  %76 = getelementptr inbounds i8, ptr %65, i64 36
  store i32 1, ptr %76, align 4
  %77 = getelementptr inbounds i8, ptr %65, i64 40
  store i8 %2, ptr %77, align 8
  %78 = getelementptr inbounds i8, ptr %65, i64 41
  store i8 %69, ptr %78, align 1
  store i32 %44, ptr %62, align 4
  %79 = sub nsw i32 0, %44
  %80 = select i1 %49, i32 %79, i32 %44
  br label %81

81:                                               ; preds = %38, %42, %48
  %82 = phi i32 [ %80, %48 ], [ %39, %42 ], [ %39, %38 ]
  ret i32 %82
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

define internal void @clear(ptr %0) {
  %2 = alloca %struct.Node, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 152
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load i32, ptr %5, align 8
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  br label %18

10:                                               ; preds = %18, %1
  %11 = phi i32 [ 0, %1 ], [ %26, %18 ]
  %12 = getelementptr inbounds i8, ptr %0, i64 16
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
  %34 = getelementptr inbounds i8, ptr %0, i64 24
  %35 = load i32, ptr %34, align 8
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %73

37:                                               ; preds = %33
  %38 = getelementptr inbounds i8, ptr %0, i64 8
  br label %96

39:                                               ; preds = %15, %68
  %40 = phi i64 [ 0, %15 ], [ %69, %68 ]
  %41 = getelementptr inbounds i32, ptr %4, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = icmp slt i32 %42, 0
  br i1 %43, label %68, label %44

44:                                               ; preds = %39
  %45 = load ptr, ptr %0, align 8
  %46 = getelementptr inbounds %struct.Node, ptr %45, i64 %40
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %46, i64 48, i1 false)
  br label %56

47:                                               ; preds = %65
  %48 = zext i32 %42 to i64
  %49 = getelementptr inbounds %struct.Node, ptr %45, i64 %48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %2, i64 48, i1 false)
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

73:                                               ; preds = %96, %33
  store i32 %11, ptr %12, align 8
  %74 = getelementptr inbounds i8, ptr %0, i64 88
  store i32 0, ptr %74, align 8
  %75 = getelementptr inbounds i8, ptr %0, i64 112
  %76 = load ptr, ptr %75, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %76, i8 0, i64 8192, i1 false)
  %77 = getelementptr inbounds i8, ptr %0, i64 120
  %78 = load ptr, ptr %77, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %78, i8 0, i64 1048576, i1 false)
  %79 = getelementptr inbounds i8, ptr %0, i64 128
  %80 = load ptr, ptr %79, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %80, i8 0, i64 1048576, i1 false)
  %81 = getelementptr inbounds i8, ptr %0, i64 56
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds i8, ptr %0, i64 72
  %84 = load i32, ptr %83, align 8
  %85 = sext i32 %84 to i64
  %86 = shl nsw i64 %85, 2
  %87 = add nsw i64 %86, 4
  call void @llvm.memset.p0.i64(ptr align 4 %82, i8 -1, i64 %87, i1 false)
  %88 = getelementptr inbounds i8, ptr %0, i64 96
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds i8, ptr %0, i64 104
  %91 = load i32, ptr %90, align 8
  %92 = sext i32 %91 to i64
  %93 = shl nsw i64 %92, 2
  %94 = add nsw i64 %93, 4
  call void @llvm.memset.p0.i64(ptr align 4 %89, i8 -1, i64 %94, i1 false)
  %95 = icmp sgt i32 %11, 0
  br i1 %95, label %110, label %108

96:                                               ; preds = %37, %96
  %97 = phi i64 [ 0, %37 ], [ %104, %96 ]
  %98 = load ptr, ptr %38, align 8
  %99 = getelementptr inbounds %struct.Edge, ptr %98, i64 %97
  %100 = load i32, ptr %99, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr %4, i64 %101
  %103 = load i32, ptr %102, align 4
  store i32 %103, ptr %99, align 4
  %104 = add nuw nsw i64 %97, 1
  %105 = load i32, ptr %34, align 8
  %106 = sext i32 %105 to i64
  %107 = icmp slt i64 %104, %106
  br i1 %107, label %96, label %73

108:                                              ; preds = %110, %73
  %109 = icmp sgt i32 %11, 0
  br i1 %109, label %115, label %114

110:                                              ; preds = %73, %110
  %111 = phi i32 [ %112, %110 ], [ 0, %73 ]
  call void @enter(ptr %0, i32 %111)
  %112 = add nuw nsw i32 %111, 1
  %113 = icmp eq i32 %112, %11
  br i1 %113, label %108, label %110

114:                                              ; preds = %115, %108
  ret void

115:                                              ; preds = %108, %115
  %116 = phi i32 [ %117, %115 ], [ 0, %108 ]
  call void @enter_pairs(ptr %0, i32 %116)
  %117 = add nuw nsw i32 %116, 1
  %118 = icmp eq i32 %117, %11
  br i1 %118, label %114, label %115
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
  br i1 %10, label %11, label %162

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.Node, ptr %3, i64 %4, i32 3
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %13, 0
  %15 = icmp slt i32 %1, 0
  %16 = or i1 %14, %15
  br i1 %16, label %162, label %17

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

28:                                               ; preds = %17, %159
  %29 = phi i64 [ 0, %17 ], [ %160, %159 ]
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds i32, ptr %30, i64 %29
  %32 = load i32, ptr %31, align 4
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %40

34:                                               ; preds = %28
  %35 = load ptr, ptr %0, align 8
  %36 = getelementptr inbounds %struct.Node, ptr %35, i64 %29, i32 3
  %37 = load i8, ptr %36, align 1
  %38 = icmp ne i8 %37, 0
  %39 = zext i1 %38 to i32
  br label %40

40:                                               ; preds = %28, %34
  %41 = phi i32 [ 0, %28 ], [ %39, %34 ]
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %159, label %43

43:                                               ; preds = %40
  %44 = load ptr, ptr %0, align 8
  %45 = getelementptr inbounds %struct.Node, ptr %44, i64 %29, i32 7
  %46 = getelementptr inbounds i8, ptr %45, i64 4
  %47 = trunc nuw nsw i64 %29 to i32
  br label %48

48:                                               ; preds = %43, %156
  %49 = phi i8 [ 0, %43 ], [ %157, %156 ]
  %50 = load i32, ptr %18, align 8
  %51 = load i32, ptr %19, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %159

53:                                               ; preds = %48
  %54 = load i32, ptr %45, align 4
  %55 = load i32, ptr %5, align 4
  switch i8 %49, label %66 [
    i8 0, label %56
    i8 1, label %61
  ]

56:                                               ; preds = %53
  %57 = add i32 %55, %54
  %58 = icmp ugt i32 %57, 2147483646
  %59 = add i32 %57, -2147483647
  %60 = select i1 %58, i32 %59, i32 %57
  br label %78

61:                                               ; preds = %53
  %62 = icmp ult i32 %54, %55
  %63 = add i32 %54, 2147483647
  %64 = select i1 %62, i32 %63, i32 %54
  %65 = sub i32 %64, %55
  br label %78

66:                                               ; preds = %53
  %67 = zext i32 %54 to i64
  %68 = zext i32 %55 to i64
  %69 = mul nuw i64 %68, %67
  %70 = trunc i64 %69 to i32
  %71 = and i32 %70, 2147483647
  %72 = lshr i64 %69, 31
  %73 = trunc i64 %72 to i32
  %74 = add i32 %71, %73
  %75 = icmp ugt i32 %74, 2147483646
  %76 = add i32 %74, -2147483647
  %77 = select i1 %75, i32 %76, i32 %74
  br label %78

78:                                               ; preds = %56, %61, %66
  %79 = phi i32 [ %60, %56 ], [ %65, %61 ], [ %77, %66 ]
  %80 = load i32, ptr %46, align 4
  %81 = load i32, ptr %20, align 4
  switch i8 %49, label %92 [
    i8 0, label %82
    i8 1, label %87
  ]

82:                                               ; preds = %78
  %83 = add i32 %81, %80
  %84 = icmp ugt i32 %83, 2147483646
  %85 = add i32 %83, -2147483647
  %86 = select i1 %84, i32 %85, i32 %83
  br label %104

87:                                               ; preds = %78
  %88 = icmp ult i32 %80, %81
  %89 = add i32 %80, 2147483647
  %90 = select i1 %88, i32 %89, i32 %80
  %91 = sub i32 %90, %81
  br label %104

92:                                               ; preds = %78
  %93 = zext i32 %80 to i64
  %94 = zext i32 %81 to i64
  %95 = mul nuw i64 %94, %93
  %96 = trunc i64 %95 to i32
  %97 = and i32 %96, 2147483647
  %98 = lshr i64 %95, 31
  %99 = trunc i64 %98 to i32
  %100 = add i32 %97, %99
  %101 = icmp ugt i32 %100, 2147483646
  %102 = add i32 %100, -2147483647
  %103 = select i1 %101, i32 %102, i32 %100
  br label %104

104:                                              ; preds = %82, %87, %92
  %105 = phi i32 [ %86, %82 ], [ %91, %87 ], [ %103, %92 ]
  %106 = zext i32 %79 to i64
  %107 = shl nuw nsw i64 %106, 31
  %108 = zext i32 %105 to i64
  %109 = or i64 %107, %108
  %110 = icmp eq i32 %79, 0
  %111 = sub i32 2147483647, %79
  %112 = select i1 %110, i32 0, i32 %111
  %113 = zext i32 %112 to i64
  %114 = shl nuw nsw i64 %113, 31
  %115 = icmp eq i32 %105, 0
  %116 = sub i32 2147483647, %105
  %117 = select i1 %115, i32 0, i32 %116
  %118 = zext i32 %117 to i64
  %119 = or i64 %114, %118
  %120 = call i64 @llvm.umin.i64(i64 %109, i64 %119)
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %156, label %122

122:                                              ; preds = %104
  %123 = load ptr, ptr %21, align 8
  %124 = load i32, ptr %22, align 8
  %125 = mul i64 %120, -7046029254386353131
  %126 = lshr i64 %125, 33
  %127 = trunc nuw nsw i64 %126 to i32
  %128 = and i32 %124, %127
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds i32, ptr %123, i64 %129
  %131 = load ptr, ptr %23, align 8
  %132 = sext i32 %50 to i64
  %133 = getelementptr inbounds %struct.Pair, ptr %131, i64 %132
  %134 = load i32, ptr %130, align 4
  store i64 %120, ptr %133, align 8
  %135 = getelementptr inbounds i8, ptr %133, i64 8
  store i32 %47, ptr %135, align 8
  %136 = getelementptr inbounds i8, ptr %133, i64 12
  store i32 %1, ptr %136, align 4
  %137 = getelementptr inbounds i8, ptr %133, i64 16
  store i32 %134, ptr %137, align 8
  %138 = getelementptr inbounds i8, ptr %133, i64 20
  store i8 %49, ptr %138, align 4
  %139 = load i32, ptr %18, align 8
  %140 = add nsw i32 %139, 1
  store i32 %140, ptr %18, align 8
  store i32 %139, ptr %130, align 4
  %141 = load ptr, ptr %24, align 8
  %142 = lshr i64 %125, 41
  %143 = lshr i64 %125, 47
  %144 = getelementptr inbounds i64, ptr %141, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = and i64 %142, 63
  %147 = shl nuw i64 1, %146
  %148 = and i64 %145, %147
  %149 = icmp eq i64 %148, 0
  %150 = select i1 %149, ptr %24, ptr %25
  %151 = load ptr, ptr %150, align 8
  %152 = shl nuw i64 1, %146
  %153 = getelementptr inbounds i64, ptr %151, i64 %143
  %154 = load i64, ptr %153, align 8
  %155 = or i64 %154, %152
  store i64 %155, ptr %153, align 8
  br label %156

156:                                              ; preds = %104, %122
  %157 = add nuw nsw i8 %49, 1
  %158 = icmp eq i8 %157, 3
  br i1 %158, label %159, label %48

159:                                              ; preds = %48, %156, %40
  %160 = add nuw nsw i64 %29, 1
  %161 = icmp eq i64 %160, %27
  br i1 %161, label %162, label %28

162:                                              ; preds = %159, %2, %11
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

15:                                               ; preds = %37, %4
  %16 = phi i32 [ 0, %4 ], [ %38, %37 ]
  %17 = getelementptr inbounds i8, ptr %0, i64 152
  %18 = load ptr, ptr %17, align 8
  store i32 %1, ptr %18, align 4
  %19 = getelementptr inbounds i8, ptr %0, i64 136
  %20 = getelementptr inbounds i8, ptr %0, i64 144
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
  %50 = getelementptr inbounds i8, ptr %0, i64 136
  %51 = getelementptr inbounds i8, ptr %0, i64 144
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
  br i1 %61, label %62, label %125

62:                                               ; preds = %46, %44
  %63 = getelementptr inbounds i8, ptr %0, i64 168
  %64 = getelementptr inbounds i8, ptr %0, i64 152
  %65 = getelementptr inbounds i8, ptr %0, i64 160
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
  br label %36

29:                                               ; preds = %95, %2
  %30 = load i32, ptr %3, align 8
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %32, label %106

32:                                               ; preds = %29
  %33 = getelementptr inbounds i8, ptr %1, i64 16
  %34 = getelementptr inbounds i8, ptr %1, i64 72
  %35 = getelementptr inbounds i8, ptr %1, i64 56
  br label %100

36:                                               ; preds = %26, %95
  %37 = phi i64 [ 0, %26 ], [ %96, %95 ]
  %38 = load ptr, ptr %27, align 8
  %39 = getelementptr inbounds %struct.Edge, ptr %38, i64 %37
  %40 = load i32, ptr %39, align 4
  %41 = load ptr, ptr %18, align 8
  %42 = sext i32 %40 to i64
  %43 = getelementptr inbounds i8, ptr %41, i64 %42
  %44 = load i8, ptr %43, align 1
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %46, label %95

46:                                               ; preds = %36
  store i8 1, ptr %43, align 1
  %47 = load ptr, ptr %28, align 8
  %48 = xor i32 %40, -1
  store i32 %48, ptr %47, align 4
  %49 = getelementptr inbounds i8, ptr %47, i64 4
  store i32 0, ptr %49, align 4
  %50 = getelementptr inbounds i8, ptr %47, i64 8
  store i32 0, ptr %50, align 4
  br label %51

51:                                               ; preds = %46, %92
  %52 = phi i32 [ 1, %46 ], [ %93, %92 ]
  %53 = load ptr, ptr %28, align 8
  %54 = sext i32 %52 to i64
  %55 = getelementptr %struct.Reading, ptr %53, i64 %54
  %56 = getelementptr i8, ptr %55, i64 -12
  %57 = call i32 @next_read(ptr %1, ptr %56)
  %58 = icmp eq i32 %57, -2147483648
  br i1 %58, label %59, label %67

59:                                               ; preds = %51
  %60 = load i32, ptr %56, align 4
  %61 = load ptr, ptr %0, align 8
  %62 = load i32, ptr %3, align 8
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %3, align 8
  %64 = sext i32 %62 to i64
  %65 = getelementptr inbounds i32, ptr %61, i64 %64
  store i32 %60, ptr %65, align 4
  %66 = add nsw i32 %52, -1
  br label %92

67:                                               ; preds = %51
  %68 = icmp sgt i32 %57, -1
  br i1 %68, label %69, label %77

69:                                               ; preds = %67
  %70 = load ptr, ptr %4, align 8
  %71 = zext i32 %57 to i64
  %72 = getelementptr inbounds i32, ptr %70, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %72, align 4
  %75 = load ptr, ptr %14, align 8
  %76 = getelementptr inbounds i8, ptr %75, i64 %71
  br label %82

77:                                               ; preds = %67
  %78 = load ptr, ptr %18, align 8
  %79 = xor i32 %57, -1
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds i8, ptr %78, i64 %80
  br label %82

82:                                               ; preds = %77, %69
  %83 = phi ptr [ %76, %69 ], [ %81, %77 ]
  %84 = load i8, ptr %83, align 1
  %85 = icmp eq i8 %84, 0
  br i1 %85, label %86, label %92

86:                                               ; preds = %82
  store i8 1, ptr %83, align 1
  %87 = load ptr, ptr %28, align 8
  %88 = add nsw i32 %52, 1
  %89 = getelementptr inbounds %struct.Reading, ptr %87, i64 %54
  store i32 %57, ptr %89, align 4
  %90 = getelementptr inbounds i8, ptr %89, i64 4
  store i32 0, ptr %90, align 4
  %91 = getelementptr inbounds i8, ptr %89, i64 8
  store i32 0, ptr %91, align 4
  br label %92

92:                                               ; preds = %82, %86, %59
  %93 = phi i32 [ %66, %59 ], [ %52, %82 ], [ %88, %86 ]
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %51

95:                                               ; preds = %92, %36
  %96 = add nuw nsw i64 %37, 1
  %97 = load i32, ptr %23, align 8
  %98 = sext i32 %97 to i64
  %99 = icmp slt i64 %96, %98
  br i1 %99, label %36, label %29

100:                                              ; preds = %32, %118
  %101 = phi i64 [ 0, %32 ], [ %119, %118 ]
  %102 = load ptr, ptr %0, align 8
  %103 = getelementptr inbounds i32, ptr %102, i64 %101
  %104 = load i32, ptr %103, align 4
  %105 = icmp slt i32 %104, 0
  br i1 %105, label %107, label %118

106:                                              ; preds = %118, %29
  ret void

107:                                              ; preds = %100, %146
  %108 = phi i64 [ %147, %146 ], [ 0, %100 ]
  %109 = phi i32 [ %150, %146 ], [ %104, %100 ]
  %110 = load ptr, ptr %33, align 8
  %111 = xor i32 %109, -1
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds %struct.Sum, ptr %110, i64 %112
  %114 = getelementptr inbounds i8, ptr %113, i64 8
  %115 = load i32, ptr %114, align 8
  %116 = sext i32 %115 to i64
  %117 = icmp slt i64 %108, %116
  br i1 %117, label %123, label %118

118:                                              ; preds = %107, %146, %100
  %119 = add nuw nsw i64 %101, 1
  %120 = load i32, ptr %3, align 8
  %121 = sext i32 %120 to i64
  %122 = icmp slt i64 %119, %121
  br i1 %122, label %100, label %106

123:                                              ; preds = %107
  %124 = load ptr, ptr %113, align 8
  %125 = getelementptr inbounds %struct.Term, ptr %124, i64 %108
  %126 = getelementptr inbounds i8, ptr %125, i64 4
  %127 = load i32, ptr %126, align 4
  switch i32 %127, label %146 [
    i32 -1, label %128
    i32 1, label %128
  ]

128:                                              ; preds = %123, %123
  %129 = load i32, ptr %125, align 4
  %130 = load ptr, ptr %34, align 8
  %131 = sext i32 %129 to i64
  %132 = getelementptr i32, ptr %130, i64 %131
  %133 = getelementptr i8, ptr %132, i64 4
  %134 = load i32, ptr %133, align 4
  %135 = load i32, ptr %132, align 4
  %136 = sub nsw i32 %134, %135
  %137 = icmp eq i32 %136, 1
  br i1 %137, label %138, label %146

138:                                              ; preds = %128
  %139 = load ptr, ptr %10, align 8
  %140 = load ptr, ptr %35, align 8
  %141 = sext i32 %135 to i64
  %142 = getelementptr inbounds i32, ptr %140, i64 %141
  %143 = load i32, ptr %142, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i8, ptr %139, i64 %144
  store i8 1, ptr %145, align 1
  br label %146

146:                                              ; preds = %123, %138, %128
  %147 = add nuw nsw i64 %108, 1
  %148 = load ptr, ptr %0, align 8
  %149 = getelementptr inbounds i32, ptr %148, i64 %101
  %150 = load i32, ptr %149, align 4
  %151 = icmp slt i32 %150, 0
  br i1 %151, label %107, label %118
}

define internal void @rebuild(ptr %0, ptr %1, ptr %2) {
  %4 = alloca [2 x i32], align 4
  %5 = alloca [2 x i32], align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.Sum, align 8
  %8 = alloca [48 x i32], align 16
  store i32 0, ptr %6, align 4
  %9 = getelementptr inbounds i8, ptr %1, i64 120
  store i32 0, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %1, i64 64
  store i32 0, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 40
  store i32 0, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %1, i64 36
  store i32 0, ptr %12, align 4
  %13 = getelementptr inbounds i8, ptr %1, i64 32
  store i32 0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %1, i64 128
  store i32 0, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %1, i64 88
  store i32 1, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %1, i64 72
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 4
  store i32 0, ptr %18, align 4
  %19 = load ptr, ptr %16, align 8
  store i32 0, ptr %19, align 4
  %20 = getelementptr inbounds i8, ptr %1, i64 96
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %1, i64 104
  %23 = load i32, ptr %22, align 8
  %24 = sext i32 %23 to i64
  %25 = shl nsw i64 %24, 2
  %26 = add nsw i64 %25, 4
  call void @llvm.memset.p0.i64(ptr align 4 %21, i8 0, i64 %26, i1 false)
  %27 = call i32 @monomial(ptr %1, ptr %6, i32 0)
  %28 = getelementptr inbounds i8, ptr %0, i64 8
  %29 = load i32, ptr %28, align 8
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %31, label %40

31:                                               ; preds = %3
  %32 = getelementptr inbounds i8, ptr %2, i64 8
  %33 = getelementptr inbounds i8, ptr %0, i64 16
  %34 = getelementptr inbounds i8, ptr %0, i64 24
  %35 = getelementptr inbounds i8, ptr %0, i64 88
  %36 = getelementptr inbounds i8, ptr %2, i64 16
  br label %103

37:                                               ; preds = %139
  %38 = shl nsw i32 %140, 2
  %39 = add nsw i32 %38, 50
  br label %40

40:                                               ; preds = %37, %3
  %41 = phi i32 [ 50, %3 ], [ %39, %37 ]
  %42 = getelementptr inbounds i8, ptr %0, i64 8
  %43 = load i32, ptr %42, align 8
  %44 = icmp sgt i32 %43, 0
  br i1 %44, label %45, label %149

45:                                               ; preds = %40
  %46 = getelementptr inbounds i8, ptr %2, i64 16
  %47 = getelementptr inbounds i8, ptr %2, i64 72
  %48 = getelementptr inbounds i8, ptr %0, i64 88
  %49 = getelementptr inbounds i8, ptr %2, i64 56
  %50 = getelementptr inbounds i8, ptr %0, i64 56
  %51 = getelementptr inbounds i8, ptr %2, i64 56
  %52 = getelementptr inbounds i8, ptr %7, i64 8
  %53 = getelementptr inbounds i8, ptr %0, i64 80
  %54 = getelementptr inbounds i8, ptr %0, i64 64
  %55 = getelementptr inbounds i8, ptr %0, i64 88
  %56 = getelementptr inbounds i8, ptr %2, i64 8
  %57 = getelementptr inbounds i8, ptr %5, i64 4
  %58 = getelementptr inbounds i8, ptr %0, i64 72
  %59 = getelementptr inbounds i8, ptr %0, i64 72
  %60 = getelementptr inbounds i8, ptr %0, i64 80
  %61 = getelementptr inbounds i8, ptr %0, i64 72
  %62 = getelementptr inbounds i8, ptr %2, i64 8
  %63 = getelementptr inbounds i8, ptr %4, i64 4
  %64 = getelementptr inbounds i8, ptr %1, i64 44
  %65 = getelementptr inbounds i8, ptr %0, i64 56
  %66 = getelementptr inbounds i8, ptr %1, i64 8
  %67 = getelementptr inbounds i8, ptr %1, i64 48
  %68 = getelementptr inbounds i8, ptr %1, i64 16
  %69 = getelementptr inbounds i8, ptr %1, i64 16
  %70 = getelementptr inbounds i8, ptr %1, i64 44
  %71 = getelementptr inbounds i8, ptr %1, i64 8
  %72 = getelementptr inbounds i8, ptr %1, i64 44
  %73 = getelementptr inbounds i8, ptr %0, i64 56
  %74 = getelementptr inbounds i8, ptr %1, i64 8
  %75 = getelementptr inbounds i8, ptr %0, i64 64
  %76 = getelementptr inbounds i8, ptr %1, i64 48
  %77 = getelementptr inbounds i8, ptr %1, i64 16
  %78 = getelementptr inbounds i8, ptr %1, i64 16
  %79 = getelementptr inbounds i8, ptr %0, i64 80
  %80 = getelementptr inbounds i8, ptr %1, i64 48
  %81 = getelementptr inbounds i8, ptr %1, i64 16
  %82 = getelementptr inbounds i8, ptr %1, i64 16
  %83 = getelementptr inbounds i8, ptr %0, i64 80
  %84 = getelementptr inbounds i8, ptr %1, i64 44
  %85 = getelementptr inbounds i8, ptr %1, i64 8
  %86 = getelementptr inbounds i8, ptr %0, i64 64
  %87 = getelementptr inbounds i8, ptr %1, i64 48
  %88 = getelementptr inbounds i8, ptr %1, i64 16
  %89 = getelementptr inbounds i8, ptr %1, i64 16
  %90 = getelementptr inbounds i8, ptr %0, i64 80
  %91 = getelementptr inbounds i8, ptr %1, i64 44
  %92 = getelementptr inbounds i8, ptr %1, i64 8
  %93 = getelementptr inbounds i8, ptr %0, i64 64
  %94 = getelementptr inbounds i8, ptr %1, i64 48
  %95 = getelementptr inbounds i8, ptr %1, i64 16
  %96 = getelementptr inbounds i8, ptr %1, i64 16
  %97 = getelementptr inbounds i8, ptr %0, i64 80
  %98 = getelementptr inbounds i8, ptr %1, i64 44
  %99 = getelementptr inbounds i8, ptr %1, i64 8
  %100 = getelementptr inbounds i8, ptr %1, i64 44
  %101 = getelementptr inbounds i8, ptr %1, i64 8
  %102 = getelementptr inbounds i8, ptr %0, i64 56
  br label %145

103:                                              ; preds = %31, %139
  %104 = phi i64 [ 0, %31 ], [ %141, %139 ]
  %105 = phi i32 [ 0, %31 ], [ %140, %139 ]
  %106 = load ptr, ptr %0, align 8
  %107 = getelementptr inbounds i32, ptr %106, i64 %104
  %108 = load i32, ptr %107, align 4
  %109 = icmp slt i32 %108, 0
  br i1 %109, label %110, label %117

110:                                              ; preds = %103
  %111 = load ptr, ptr %36, align 8
  %112 = xor i32 %108, -1
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds %struct.Sum, ptr %111, i64 %113, i32 1
  %115 = load i32, ptr %114, align 8
  %116 = add nsw i32 %115, %105
  br label %139

117:                                              ; preds = %103
  %118 = load ptr, ptr %32, align 8
  %119 = zext i32 %108 to i64
  %120 = getelementptr inbounds %struct.Literal, ptr %118, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = load ptr, ptr %33, align 8
  %123 = getelementptr inbounds i32, ptr %122, i64 %119
  %124 = load i32, ptr %123, align 4
  %125 = icmp eq i32 %124, 1
  br i1 %125, label %126, label %139

126:                                              ; preds = %117
  %127 = add i32 %121, -1
  %128 = icmp ult i32 %127, 2
  br i1 %128, label %136, label %129

129:                                              ; preds = %126
  %130 = icmp eq i32 %121, 3
  br i1 %130, label %131, label %139

131:                                              ; preds = %129
  %132 = load ptr, ptr %34, align 8
  %133 = getelementptr inbounds i8, ptr %132, i64 %119
  %134 = load i8, ptr %133, align 1
  %135 = icmp eq i8 %134, 0
  br i1 %135, label %139, label %136

136:                                              ; preds = %131, %126
  %137 = load ptr, ptr %35, align 8
  %138 = getelementptr inbounds i8, ptr %137, i64 %119
  store i8 1, ptr %138, align 1
  br label %139

139:                                              ; preds = %117, %129, %131, %136, %110
  %140 = phi i32 [ %116, %110 ], [ %105, %136 ], [ %105, %131 ], [ %105, %129 ], [ %105, %117 ]
  %141 = add nuw nsw i64 %104, 1
  %142 = load i32, ptr %28, align 8
  %143 = sext i32 %142 to i64
  %144 = icmp slt i64 %141, %143
  br i1 %144, label %103, label %37

145:                                              ; preds = %45, %625
  %146 = phi i64 [ 0, %45 ], [ %626, %625 ]
  %147 = load i32, ptr %14, align 8
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %161, label %149

149:                                              ; preds = %145, %625, %40
  %150 = getelementptr inbounds i8, ptr %2, i64 40
  %151 = load i32, ptr %150, align 8
  %152 = icmp sgt i32 %151, 0
  br i1 %152, label %153, label %634

153:                                              ; preds = %149
  %154 = getelementptr inbounds i8, ptr %1, i64 24
  %155 = getelementptr inbounds i8, ptr %2, i64 24
  %156 = getelementptr inbounds i8, ptr %0, i64 64
  %157 = getelementptr inbounds i8, ptr %1, i64 48
  %158 = getelementptr inbounds i8, ptr %1, i64 16
  %159 = getelementptr inbounds i8, ptr %1, i64 16
  %160 = getelementptr inbounds i8, ptr %0, i64 80
  br label %630

161:                                              ; preds = %145
  %162 = load ptr, ptr %0, align 8
  %163 = getelementptr inbounds i32, ptr %162, i64 %146
  %164 = load i32, ptr %163, align 4
  %165 = icmp sgt i32 %164, -1
  br i1 %165, label %166, label %513

166:                                              ; preds = %161
  %167 = load ptr, ptr %55, align 8
  %168 = zext i32 %164 to i64
  %169 = getelementptr inbounds i8, ptr %167, i64 %168
  %170 = load i8, ptr %169, align 1
  %171 = icmp eq i8 %170, 0
  br i1 %171, label %201, label %172

172:                                              ; preds = %166
  %173 = load ptr, ptr %56, align 8
  %174 = getelementptr inbounds %struct.Literal, ptr %173, i64 %168
  %175 = getelementptr inbounds i8, ptr %174, i64 4
  %176 = load i32, ptr %175, align 4
  store i32 %176, ptr %5, align 4
  %177 = getelementptr inbounds i8, ptr %174, i64 8
  %178 = load i32, ptr %177, align 4
  store i32 %178, ptr %57, align 4
  %179 = load i32, ptr %174, align 4
  switch i32 %179, label %193 [
    i32 3, label %180
    i32 1, label %186
  ]

180:                                              ; preds = %172
  %181 = load ptr, ptr %59, align 8
  %182 = getelementptr inbounds %struct.Sum, ptr %181, i64 %168
  %183 = load ptr, ptr %60, align 8
  %184 = sext i32 %176 to i64
  %185 = getelementptr inbounds %struct.Sum, ptr %183, i64 %184
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %182, ptr align 8 %185, i64 16, i1 false)
  br label %200

186:                                              ; preds = %172
  %187 = load ptr, ptr %58, align 8
  %188 = getelementptr inbounds %struct.Sum, ptr %187, i64 %168
  %189 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %5, i32 2, i32 1, i32 %41)
  %190 = extractvalue { ptr, i64 } %189, 0
  %191 = extractvalue { ptr, i64 } %189, 1
  store ptr %190, ptr %188, align 8
  %192 = getelementptr inbounds i8, ptr %188, i64 8
  store i64 %191, ptr %192, align 8
  br label %200

193:                                              ; preds = %172
  %194 = load ptr, ptr %61, align 8
  %195 = getelementptr inbounds %struct.Sum, ptr %194, i64 %168
  %196 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %57, i32 1, i32 %176, i32 %41)
  %197 = extractvalue { ptr, i64 } %196, 0
  %198 = extractvalue { ptr, i64 } %196, 1
  store ptr %197, ptr %195, align 8
  %199 = getelementptr inbounds i8, ptr %195, i64 8
  store i64 %198, ptr %199, align 8
  br label %200

200:                                              ; preds = %180, %186, %193
  br label %625

201:                                              ; preds = %166
  %202 = load ptr, ptr %62, align 8
  %203 = getelementptr inbounds %struct.Literal, ptr %202, i64 %168
  %204 = getelementptr inbounds i8, ptr %203, i64 4
  %205 = load i32, ptr %204, align 4
  store i32 %205, ptr %4, align 4
  %206 = getelementptr inbounds i8, ptr %203, i64 8
  %207 = load i32, ptr %206, align 4
  store i32 %207, ptr %63, align 4
  %208 = load i32, ptr %203, align 4
  switch i32 %208, label %448 [
    i32 3, label %209
    i32 5, label %258
    i32 4, label %309
    i32 1, label %395
    i32 2, label %426
  ]

209:                                              ; preds = %201
  %210 = load ptr, ptr %93, align 8
  %211 = sext i32 %205 to i64
  %212 = getelementptr inbounds i32, ptr %210, i64 %211
  %213 = load i32, ptr %212, align 4
  %214 = icmp slt i32 %213, 0
  br i1 %214, label %215, label %241

215:                                              ; preds = %209
  %216 = load i32, ptr %12, align 4
  %217 = load i32, ptr %94, align 8
  %218 = icmp slt i32 %216, %217
  br i1 %218, label %220, label %219

219:                                              ; preds = %215
  store i32 1, ptr %14, align 8
  br label %226

220:                                              ; preds = %215
  %221 = load ptr, ptr %95, align 8
  %222 = sext i32 %216 to i64
  %223 = getelementptr inbounds %struct.Sum, ptr %221, i64 %222
  call void @llvm.memset.p0.i64(ptr align 8 %223, i8 0, i64 16, i1 false)
  %224 = load i32, ptr %12, align 4
  %225 = add nsw i32 %224, 1
  store i32 %225, ptr %12, align 4
  br label %226

226:                                              ; preds = %220, %219
  %227 = phi i32 [ 0, %219 ], [ %224, %220 ]
  %228 = load ptr, ptr %93, align 8
  %229 = getelementptr inbounds i32, ptr %228, i64 %211
  store i32 %227, ptr %229, align 4
  %230 = load i32, ptr %14, align 8
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %232, label %241

232:                                              ; preds = %226
  %233 = load ptr, ptr %96, align 8
  %234 = load ptr, ptr %93, align 8
  %235 = getelementptr inbounds i32, ptr %234, i64 %211
  %236 = load i32, ptr %235, align 4
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds %struct.Sum, ptr %233, i64 %237
  %239 = load ptr, ptr %97, align 8
  %240 = getelementptr inbounds %struct.Sum, ptr %239, i64 %211
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %238, ptr align 8 %240, i64 16, i1 false)
  br label %241

241:                                              ; preds = %232, %226, %209
  %242 = load i32, ptr %13, align 8
  %243 = load i32, ptr %98, align 4
  %244 = icmp slt i32 %242, %243
  br i1 %244, label %246, label %245

245:                                              ; preds = %241
  store i32 1, ptr %14, align 8
  br label %509

246:                                              ; preds = %241
  %247 = load ptr, ptr %93, align 8
  %248 = getelementptr inbounds i32, ptr %247, i64 %211
  %249 = load i32, ptr %248, align 4
  %250 = load ptr, ptr %99, align 8
  %251 = sext i32 %242 to i64
  %252 = getelementptr inbounds %struct.Literal, ptr %250, i64 %251
  store i32 3, ptr %252, align 4
  %253 = getelementptr inbounds i8, ptr %252, i64 4
  store i32 %249, ptr %253, align 4
  %254 = getelementptr inbounds i8, ptr %252, i64 8
  store i32 0, ptr %254, align 4
  %255 = getelementptr inbounds i8, ptr %252, i64 12
  store i32 -1, ptr %255, align 4
  %256 = load i32, ptr %13, align 8
  %257 = add nsw i32 %256, 1
  store i32 %257, ptr %13, align 8
  br label %509

258:                                              ; preds = %201
  %259 = load ptr, ptr %86, align 8
  %260 = sext i32 %205 to i64
  %261 = getelementptr inbounds i32, ptr %259, i64 %260
  %262 = load i32, ptr %261, align 4
  %263 = icmp slt i32 %262, 0
  br i1 %263, label %264, label %290

264:                                              ; preds = %258
  %265 = load i32, ptr %12, align 4
  %266 = load i32, ptr %87, align 8
  %267 = icmp slt i32 %265, %266
  br i1 %267, label %269, label %268

268:                                              ; preds = %264
  store i32 1, ptr %14, align 8
  br label %275

269:                                              ; preds = %264
  %270 = load ptr, ptr %88, align 8
  %271 = sext i32 %265 to i64
  %272 = getelementptr inbounds %struct.Sum, ptr %270, i64 %271
  call void @llvm.memset.p0.i64(ptr align 8 %272, i8 0, i64 16, i1 false)
  %273 = load i32, ptr %12, align 4
  %274 = add nsw i32 %273, 1
  store i32 %274, ptr %12, align 4
  br label %275

275:                                              ; preds = %269, %268
  %276 = phi i32 [ 0, %268 ], [ %273, %269 ]
  %277 = load ptr, ptr %86, align 8
  %278 = getelementptr inbounds i32, ptr %277, i64 %260
  store i32 %276, ptr %278, align 4
  %279 = load i32, ptr %14, align 8
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %281, label %290

281:                                              ; preds = %275
  %282 = load ptr, ptr %89, align 8
  %283 = load ptr, ptr %86, align 8
  %284 = getelementptr inbounds i32, ptr %283, i64 %260
  %285 = load i32, ptr %284, align 4
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds %struct.Sum, ptr %282, i64 %286
  %288 = load ptr, ptr %90, align 8
  %289 = getelementptr inbounds %struct.Sum, ptr %288, i64 %260
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %287, ptr align 8 %289, i64 16, i1 false)
  br label %290

290:                                              ; preds = %281, %275, %258
  %291 = load i32, ptr %13, align 8
  %292 = load i32, ptr %91, align 4
  %293 = icmp slt i32 %291, %292
  br i1 %293, label %295, label %294

294:                                              ; preds = %290
  store i32 1, ptr %14, align 8
  br label %509

295:                                              ; preds = %290
  %296 = getelementptr inbounds i8, ptr %203, i64 12
  %297 = load i32, ptr %296, align 4
  %298 = load ptr, ptr %86, align 8
  %299 = getelementptr inbounds i32, ptr %298, i64 %260
  %300 = load i32, ptr %299, align 4
  %301 = load ptr, ptr %92, align 8
  %302 = sext i32 %291 to i64
  %303 = getelementptr inbounds %struct.Literal, ptr %301, i64 %302
  store i32 5, ptr %303, align 4
  %304 = getelementptr inbounds i8, ptr %303, i64 4
  store i32 %300, ptr %304, align 4
  %305 = getelementptr inbounds i8, ptr %303, i64 8
  store i32 0, ptr %305, align 4
  %306 = getelementptr inbounds i8, ptr %303, i64 12
  store i32 %297, ptr %306, align 4
  %307 = load i32, ptr %13, align 8
  %308 = add nsw i32 %307, 1
  store i32 %308, ptr %13, align 8
  br label %509

309:                                              ; preds = %201
  %310 = load ptr, ptr %75, align 8
  %311 = sext i32 %205 to i64
  %312 = getelementptr inbounds i32, ptr %310, i64 %311
  %313 = load i32, ptr %312, align 4
  %314 = icmp slt i32 %313, 0
  br i1 %314, label %315, label %341

315:                                              ; preds = %309
  %316 = load i32, ptr %12, align 4
  %317 = load i32, ptr %76, align 8
  %318 = icmp slt i32 %316, %317
  br i1 %318, label %320, label %319

319:                                              ; preds = %315
  store i32 1, ptr %14, align 8
  br label %326

320:                                              ; preds = %315
  %321 = load ptr, ptr %77, align 8
  %322 = sext i32 %316 to i64
  %323 = getelementptr inbounds %struct.Sum, ptr %321, i64 %322
  call void @llvm.memset.p0.i64(ptr align 8 %323, i8 0, i64 16, i1 false)
  %324 = load i32, ptr %12, align 4
  %325 = add nsw i32 %324, 1
  store i32 %325, ptr %12, align 4
  br label %326

326:                                              ; preds = %320, %319
  %327 = phi i32 [ 0, %319 ], [ %324, %320 ]
  %328 = load ptr, ptr %75, align 8
  %329 = getelementptr inbounds i32, ptr %328, i64 %311
  store i32 %327, ptr %329, align 4
  %330 = load i32, ptr %14, align 8
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %332, label %341

332:                                              ; preds = %326
  %333 = load ptr, ptr %78, align 8
  %334 = load ptr, ptr %75, align 8
  %335 = getelementptr inbounds i32, ptr %334, i64 %311
  %336 = load i32, ptr %335, align 4
  %337 = sext i32 %336 to i64
  %338 = getelementptr inbounds %struct.Sum, ptr %333, i64 %337
  %339 = load ptr, ptr %79, align 8
  %340 = getelementptr inbounds %struct.Sum, ptr %339, i64 %311
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %338, ptr align 8 %340, i64 16, i1 false)
  br label %341

341:                                              ; preds = %332, %326, %309
  %342 = load ptr, ptr %75, align 8
  %343 = getelementptr inbounds i32, ptr %342, i64 %311
  %344 = load i32, ptr %343, align 4
  %345 = load i32, ptr %206, align 4
  %346 = sext i32 %345 to i64
  %347 = getelementptr inbounds i32, ptr %342, i64 %346
  %348 = load i32, ptr %347, align 4
  %349 = icmp slt i32 %348, 0
  br i1 %349, label %350, label %376

350:                                              ; preds = %341
  %351 = load i32, ptr %12, align 4
  %352 = load i32, ptr %80, align 8
  %353 = icmp slt i32 %351, %352
  br i1 %353, label %355, label %354

354:                                              ; preds = %350
  store i32 1, ptr %14, align 8
  br label %361

355:                                              ; preds = %350
  %356 = load ptr, ptr %81, align 8
  %357 = sext i32 %351 to i64
  %358 = getelementptr inbounds %struct.Sum, ptr %356, i64 %357
  call void @llvm.memset.p0.i64(ptr align 8 %358, i8 0, i64 16, i1 false)
  %359 = load i32, ptr %12, align 4
  %360 = add nsw i32 %359, 1
  store i32 %360, ptr %12, align 4
  br label %361

361:                                              ; preds = %355, %354
  %362 = phi i32 [ 0, %354 ], [ %359, %355 ]
  %363 = load ptr, ptr %75, align 8
  %364 = getelementptr inbounds i32, ptr %363, i64 %346
  store i32 %362, ptr %364, align 4
  %365 = load i32, ptr %14, align 8
  %366 = icmp eq i32 %365, 0
  br i1 %366, label %367, label %376

367:                                              ; preds = %361
  %368 = load ptr, ptr %82, align 8
  %369 = load ptr, ptr %75, align 8
  %370 = getelementptr inbounds i32, ptr %369, i64 %346
  %371 = load i32, ptr %370, align 4
  %372 = sext i32 %371 to i64
  %373 = getelementptr inbounds %struct.Sum, ptr %368, i64 %372
  %374 = load ptr, ptr %83, align 8
  %375 = getelementptr inbounds %struct.Sum, ptr %374, i64 %346
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %373, ptr align 8 %375, i64 16, i1 false)
  br label %376

376:                                              ; preds = %367, %361, %341
  %377 = load i32, ptr %13, align 8
  %378 = load i32, ptr %84, align 4
  %379 = icmp slt i32 %377, %378
  br i1 %379, label %381, label %380

380:                                              ; preds = %376
  store i32 1, ptr %14, align 8
  br label %509

381:                                              ; preds = %376
  %382 = getelementptr inbounds i8, ptr %203, i64 12
  %383 = load i32, ptr %382, align 4
  %384 = load ptr, ptr %75, align 8
  %385 = getelementptr inbounds i32, ptr %384, i64 %346
  %386 = load i32, ptr %385, align 4
  %387 = load ptr, ptr %85, align 8
  %388 = sext i32 %377 to i64
  %389 = getelementptr inbounds %struct.Literal, ptr %387, i64 %388
  store i32 4, ptr %389, align 4
  %390 = getelementptr inbounds i8, ptr %389, i64 4
  store i32 %344, ptr %390, align 4
  %391 = getelementptr inbounds i8, ptr %389, i64 8
  store i32 %386, ptr %391, align 4
  %392 = getelementptr inbounds i8, ptr %389, i64 12
  store i32 %383, ptr %392, align 4
  %393 = load i32, ptr %13, align 8
  %394 = add nsw i32 %393, 1
  store i32 %394, ptr %13, align 8
  br label %509

395:                                              ; preds = %201
  %396 = sext i32 %205 to i64
  %397 = getelementptr inbounds i8, ptr %167, i64 %396
  %398 = load i8, ptr %397, align 1
  %399 = icmp eq i8 %398, 0
  br i1 %399, label %400, label %464

400:                                              ; preds = %395
  %401 = sext i32 %207 to i64
  %402 = getelementptr inbounds i8, ptr %167, i64 %401
  %403 = load i8, ptr %402, align 1
  %404 = icmp eq i8 %403, 0
  br i1 %404, label %405, label %464

405:                                              ; preds = %400
  %406 = load i32, ptr %13, align 8
  %407 = load i32, ptr %72, align 4
  %408 = icmp slt i32 %406, %407
  br i1 %408, label %410, label %409

409:                                              ; preds = %405
  store i32 1, ptr %14, align 8
  br label %509

410:                                              ; preds = %405
  %411 = load ptr, ptr %73, align 8
  %412 = getelementptr inbounds i32, ptr %411, i64 %396
  %413 = load i32, ptr %412, align 4
  %414 = getelementptr inbounds i32, ptr %411, i64 %401
  %415 = load i32, ptr %414, align 4
  %416 = call i32 @llvm.smax.i32(i32 %413, i32 %415)
  %417 = call i32 @llvm.smin.i32(i32 %413, i32 %415)
  %418 = load ptr, ptr %74, align 8
  %419 = sext i32 %406 to i64
  %420 = getelementptr inbounds %struct.Literal, ptr %418, i64 %419
  store i32 1, ptr %420, align 4
  %421 = getelementptr inbounds i8, ptr %420, i64 4
  store i32 %417, ptr %421, align 4
  %422 = getelementptr inbounds i8, ptr %420, i64 8
  store i32 %416, ptr %422, align 4
  %423 = getelementptr inbounds i8, ptr %420, i64 12
  store i32 -1, ptr %423, align 4
  %424 = load i32, ptr %13, align 8
  %425 = add nsw i32 %424, 1
  store i32 %425, ptr %13, align 8
  br label %509

426:                                              ; preds = %201
  %427 = sext i32 %207 to i64
  %428 = getelementptr inbounds i8, ptr %167, i64 %427
  %429 = load i8, ptr %428, align 1
  %430 = icmp eq i8 %429, 0
  br i1 %430, label %431, label %464

431:                                              ; preds = %426
  %432 = load i32, ptr %13, align 8
  %433 = load i32, ptr %64, align 4
  %434 = icmp slt i32 %432, %433
  br i1 %434, label %436, label %435

435:                                              ; preds = %431
  store i32 1, ptr %14, align 8
  br label %509

436:                                              ; preds = %431
  %437 = load ptr, ptr %65, align 8
  %438 = getelementptr inbounds i32, ptr %437, i64 %427
  %439 = load i32, ptr %438, align 4
  %440 = load ptr, ptr %66, align 8
  %441 = sext i32 %432 to i64
  %442 = getelementptr inbounds %struct.Literal, ptr %440, i64 %441
  store i32 2, ptr %442, align 4
  %443 = getelementptr inbounds i8, ptr %442, i64 4
  store i32 %205, ptr %443, align 4
  %444 = getelementptr inbounds i8, ptr %442, i64 8
  store i32 %439, ptr %444, align 4
  %445 = getelementptr inbounds i8, ptr %442, i64 12
  store i32 -1, ptr %445, align 4
  %446 = load i32, ptr %13, align 8
  %447 = add nsw i32 %446, 1
  store i32 %447, ptr %13, align 8
  br label %509

448:                                              ; preds = %201
  %449 = load i32, ptr %13, align 8
  %450 = load i32, ptr %100, align 4
  %451 = icmp slt i32 %449, %450
  br i1 %451, label %453, label %452

452:                                              ; preds = %448
  store i32 1, ptr %14, align 8
  br label %509

453:                                              ; preds = %448
  %454 = getelementptr inbounds i8, ptr %203, i64 12
  %455 = load i32, ptr %454, align 4
  %456 = load ptr, ptr %101, align 8
  %457 = sext i32 %449 to i64
  %458 = getelementptr inbounds %struct.Literal, ptr %456, i64 %457
  store i32 %208, ptr %458, align 4
  %459 = getelementptr inbounds i8, ptr %458, i64 4
  store i32 0, ptr %459, align 4
  %460 = getelementptr inbounds i8, ptr %458, i64 8
  store i32 0, ptr %460, align 4
  %461 = getelementptr inbounds i8, ptr %458, i64 12
  store i32 %455, ptr %461, align 4
  %462 = load i32, ptr %13, align 8
  %463 = add nsw i32 %462, 1
  store i32 %463, ptr %13, align 8
  br label %509

464:                                              ; preds = %426, %400, %395
  %465 = load i32, ptr %12, align 4
  %466 = load i32, ptr %67, align 8
  %467 = icmp slt i32 %465, %466
  br i1 %467, label %469, label %468

468:                                              ; preds = %464
  store i32 1, ptr %14, align 8
  br label %475

469:                                              ; preds = %464
  %470 = load ptr, ptr %68, align 8
  %471 = sext i32 %465 to i64
  %472 = getelementptr inbounds %struct.Sum, ptr %470, i64 %471
  call void @llvm.memset.p0.i64(ptr align 8 %472, i8 0, i64 16, i1 false)
  %473 = load i32, ptr %12, align 4
  %474 = add nsw i32 %473, 1
  store i32 %474, ptr %12, align 4
  br label %475

475:                                              ; preds = %469, %468
  %476 = phi i32 [ 0, %468 ], [ %473, %469 ]
  %477 = load i32, ptr %14, align 8
  %478 = icmp eq i32 %477, 0
  br i1 %478, label %479, label %495

479:                                              ; preds = %475
  %480 = load ptr, ptr %69, align 8
  %481 = sext i32 %476 to i64
  %482 = getelementptr inbounds %struct.Sum, ptr %480, i64 %481
  %483 = load i32, ptr %203, align 4
  %484 = icmp eq i32 %483, 1
  br i1 %484, label %485, label %487

485:                                              ; preds = %479
  %486 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %4, i32 2, i32 1, i32 %41)
  br label %490

487:                                              ; preds = %479
  %488 = load i32, ptr %204, align 4
  %489 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %63, i32 1, i32 %488, i32 %41)
  br label %490

490:                                              ; preds = %485, %487
  %491 = phi { ptr, i64 } [ %489, %487 ], [ %486, %485 ]
  %492 = extractvalue { ptr, i64 } %491, 0
  %493 = extractvalue { ptr, i64 } %491, 1
  store ptr %492, ptr %482, align 8
  %494 = getelementptr inbounds i8, ptr %482, i64 8
  store i64 %493, ptr %494, align 8
  br label %495

495:                                              ; preds = %490, %475
  %496 = load i32, ptr %13, align 8
  %497 = load i32, ptr %70, align 4
  %498 = icmp slt i32 %496, %497
  br i1 %498, label %500, label %499

499:                                              ; preds = %495
  store i32 1, ptr %14, align 8
  br label %509

500:                                              ; preds = %495
  %501 = load ptr, ptr %71, align 8
  %502 = sext i32 %496 to i64
  %503 = getelementptr inbounds %struct.Literal, ptr %501, i64 %502
  store i32 3, ptr %503, align 4
  %504 = getelementptr inbounds i8, ptr %503, i64 4
  store i32 %476, ptr %504, align 4
  %505 = getelementptr inbounds i8, ptr %503, i64 8
  store i32 0, ptr %505, align 4
  %506 = getelementptr inbounds i8, ptr %503, i64 12
  store i32 -1, ptr %506, align 4
  %507 = load i32, ptr %13, align 8
  %508 = add nsw i32 %507, 1
  store i32 %508, ptr %13, align 8
  br label %509

509:                                              ; preds = %245, %246, %294, %295, %380, %381, %409, %410, %435, %436, %452, %453, %499, %500
  %510 = phi i32 [ 0, %245 ], [ %256, %246 ], [ 0, %294 ], [ %307, %295 ], [ 0, %380 ], [ %393, %381 ], [ 0, %409 ], [ %424, %410 ], [ 0, %435 ], [ %446, %436 ], [ 0, %452 ], [ %462, %453 ], [ 0, %499 ], [ %507, %500 ]
  %511 = load ptr, ptr %102, align 8
  %512 = getelementptr inbounds i32, ptr %511, i64 %168
  store i32 %510, ptr %512, align 4
  br label %625

513:                                              ; preds = %161
  %514 = load ptr, ptr %46, align 8
  %515 = xor i32 %164, -1
  %516 = zext i32 %515 to i64
  %517 = getelementptr inbounds %struct.Sum, ptr %514, i64 %516
  call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 16, i1 false)
  %518 = getelementptr inbounds i8, ptr %517, i64 8
  %519 = load i32, ptr %518, align 8
  %520 = icmp sgt i32 %519, 0
  br i1 %520, label %521, label %525

521:                                              ; preds = %513, %620
  %522 = phi i64 [ %621, %620 ], [ 0, %513 ]
  %523 = load i32, ptr %14, align 8
  %524 = icmp eq i32 %523, 0
  br i1 %524, label %535, label %525

525:                                              ; preds = %521, %620, %513
  %526 = load i32, ptr %52, align 8
  %527 = icmp sgt i32 %526, %41
  %528 = zext i1 %527 to i32
  %529 = load i32, ptr %14, align 8
  %530 = or i32 %529, %528
  store i32 %530, ptr %14, align 8
  %531 = load ptr, ptr %53, align 8
  %532 = getelementptr inbounds %struct.Sum, ptr %531, i64 %516
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %532, ptr align 8 %7, i64 16, i1 false)
  %533 = load ptr, ptr %54, align 8
  %534 = getelementptr inbounds i32, ptr %533, i64 %516
  store i32 -1, ptr %534, align 4
  br label %625

535:                                              ; preds = %521
  %536 = load ptr, ptr %517, align 8
  %537 = getelementptr inbounds %struct.Term, ptr %536, i64 %522
  %538 = load i32, ptr %537, align 4
  %539 = load ptr, ptr %47, align 8
  %540 = sext i32 %538 to i64
  %541 = getelementptr i32, ptr %539, i64 %540
  %542 = getelementptr i8, ptr %541, i64 4
  %543 = load i32, ptr %542, align 4
  %544 = load i32, ptr %541, align 4
  %545 = sub nsw i32 %543, %544
  %546 = icmp sgt i32 %545, 0
  br i1 %546, label %547, label %569

547:                                              ; preds = %535
  %548 = load ptr, ptr %48, align 8
  %549 = load ptr, ptr %49, align 8
  %550 = sext i32 %544 to i64
  %551 = getelementptr inbounds i32, ptr %549, i64 %550
  %552 = load ptr, ptr %50, align 8
  %553 = zext i32 %545 to i64
  br label %555

554:                                              ; preds = %555
  br i1 %562, label %569, label %599

555:                                              ; preds = %547, %555
  %556 = phi i64 [ 0, %547 ], [ %566, %555 ]
  %557 = getelementptr inbounds i32, ptr %551, i64 %556
  %558 = load i32, ptr %557, align 4
  %559 = sext i32 %558 to i64
  %560 = getelementptr inbounds i8, ptr %548, i64 %559
  %561 = load i8, ptr %560, align 1
  %562 = icmp eq i8 %561, 0
  %563 = getelementptr inbounds i32, ptr %552, i64 %559
  %564 = load i32, ptr %563, align 4
  %565 = getelementptr inbounds [48 x i32], ptr %8, i64 0, i64 %556
  store i32 %564, ptr %565, align 4
  %566 = add nuw nsw i64 %556, 1
  %567 = icmp ult i64 %566, %553
  %568 = select i1 %567, i1 %562, i1 false
  br i1 %568, label %555, label %554

569:                                              ; preds = %535, %554
  %570 = icmp sgt i32 %545, 1
  br i1 %570, label %571, label %594

571:                                              ; preds = %569
  %572 = zext i32 %545 to i64
  br label %573

573:                                              ; preds = %588, %571
  %574 = phi i64 [ 1, %571 ], [ %592, %588 ]
  %575 = getelementptr inbounds i32, ptr %8, i64 %574
  %576 = load i32, ptr %575, align 4
  %577 = trunc nuw nsw i64 %574 to i32
  br label %578

578:                                              ; preds = %585, %573
  %579 = phi i32 [ %577, %573 ], [ %586, %585 ]
  %580 = zext i32 %579 to i64
  %581 = getelementptr i32, ptr %8, i64 %580
  %582 = getelementptr i8, ptr %581, i64 -4
  %583 = load i32, ptr %582, align 4
  %584 = icmp sgt i32 %583, %576
  br i1 %584, label %585, label %588

585:                                              ; preds = %578
  store i32 %583, ptr %581, align 4
  %586 = add nsw i32 %579, -1
  %587 = icmp sgt i32 %579, 1
  br i1 %587, label %578, label %588

588:                                              ; preds = %585, %578
  %589 = phi i32 [ 0, %585 ], [ %579, %578 ]
  %590 = sext i32 %589 to i64
  %591 = getelementptr inbounds i32, ptr %8, i64 %590
  store i32 %576, ptr %591, align 4
  %592 = add nuw nsw i64 %574, 1
  %593 = icmp eq i64 %592, %572
  br i1 %593, label %594, label %573

594:                                              ; preds = %588, %569
  %595 = call i32 @monomial(ptr %1, ptr %8, i32 %545)
  %596 = load ptr, ptr %517, align 8
  %597 = getelementptr inbounds %struct.Term, ptr %596, i64 %522, i32 1
  %598 = load i32, ptr %597, align 4
  call void @add_term(ptr %1, ptr %7, i32 %595, i32 %598)
  br label %620

599:                                              ; preds = %554
  %600 = load ptr, ptr %51, align 8
  %601 = sext i32 %544 to i64
  %602 = getelementptr inbounds i32, ptr %600, i64 %601
  %603 = getelementptr inbounds %struct.Term, ptr %536, i64 %522, i32 1
  %604 = load i32, ptr %603, align 4
  %605 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %602, i32 %545, i32 %604, i32 %41)
  %606 = extractvalue { ptr, i64 } %605, 0
  %607 = extractvalue { ptr, i64 } %605, 1
  %608 = trunc i64 %607 to i32
  %609 = icmp sgt i32 %608, 0
  br i1 %609, label %610, label %620

610:                                              ; preds = %599
  %611 = and i64 %607, 2147483647
  br label %612

612:                                              ; preds = %610, %612
  %613 = phi i64 [ 0, %610 ], [ %618, %612 ]
  %614 = getelementptr inbounds %struct.Term, ptr %606, i64 %613
  %615 = load i32, ptr %614, align 4
  %616 = getelementptr inbounds i8, ptr %614, i64 4
  %617 = load i32, ptr %616, align 4
  call void @add_term(ptr %1, ptr %7, i32 %615, i32 %617)
  %618 = add nuw nsw i64 %613, 1
  %619 = icmp eq i64 %618, %611
  br i1 %619, label %620, label %612

620:                                              ; preds = %612, %599, %594
  %621 = add nuw nsw i64 %522, 1
  %622 = load i32, ptr %518, align 8
  %623 = sext i32 %622 to i64
  %624 = icmp slt i64 %621, %623
  br i1 %624, label %521, label %525

625:                                              ; preds = %200, %509, %525
  %626 = add nuw nsw i64 %146, 1
  %627 = load i32, ptr %42, align 8
  %628 = sext i32 %627 to i64
  %629 = icmp slt i64 %626, %628
  br i1 %629, label %145, label %149

630:                                              ; preds = %153, %675
  %631 = phi i64 [ 0, %153 ], [ %683, %675 ]
  %632 = load i32, ptr %14, align 8
  %633 = icmp eq i32 %632, 0
  br i1 %633, label %635, label %634

634:                                              ; preds = %630, %675, %149
  ret void

635:                                              ; preds = %630
  %636 = load ptr, ptr %154, align 8
  %637 = load i32, ptr %11, align 8
  %638 = add nsw i32 %637, 1
  store i32 %638, ptr %11, align 8
  %639 = sext i32 %637 to i64
  %640 = getelementptr inbounds %struct.Edge, ptr %636, i64 %639
  %641 = load ptr, ptr %155, align 8
  %642 = getelementptr inbounds %struct.Edge, ptr %641, i64 %631
  %643 = load i32, ptr %642, align 4
  %644 = load ptr, ptr %156, align 8
  %645 = sext i32 %643 to i64
  %646 = getelementptr inbounds i32, ptr %644, i64 %645
  %647 = load i32, ptr %646, align 4
  %648 = icmp slt i32 %647, 0
  br i1 %648, label %649, label %675

649:                                              ; preds = %635
  %650 = load i32, ptr %12, align 4
  %651 = load i32, ptr %157, align 8
  %652 = icmp slt i32 %650, %651
  br i1 %652, label %654, label %653

653:                                              ; preds = %649
  store i32 1, ptr %14, align 8
  br label %660

654:                                              ; preds = %649
  %655 = load ptr, ptr %158, align 8
  %656 = sext i32 %650 to i64
  %657 = getelementptr inbounds %struct.Sum, ptr %655, i64 %656
  call void @llvm.memset.p0.i64(ptr align 8 %657, i8 0, i64 16, i1 false)
  %658 = load i32, ptr %12, align 4
  %659 = add nsw i32 %658, 1
  store i32 %659, ptr %12, align 4
  br label %660

660:                                              ; preds = %654, %653
  %661 = phi i32 [ 0, %653 ], [ %658, %654 ]
  %662 = load ptr, ptr %156, align 8
  %663 = getelementptr inbounds i32, ptr %662, i64 %645
  store i32 %661, ptr %663, align 4
  %664 = load i32, ptr %14, align 8
  %665 = icmp eq i32 %664, 0
  br i1 %665, label %666, label %675

666:                                              ; preds = %660
  %667 = load ptr, ptr %159, align 8
  %668 = load ptr, ptr %156, align 8
  %669 = getelementptr inbounds i32, ptr %668, i64 %645
  %670 = load i32, ptr %669, align 4
  %671 = sext i32 %670 to i64
  %672 = getelementptr inbounds %struct.Sum, ptr %667, i64 %671
  %673 = load ptr, ptr %160, align 8
  %674 = getelementptr inbounds %struct.Sum, ptr %673, i64 %645
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %672, ptr align 8 %674, i64 16, i1 false)
  br label %675

675:                                              ; preds = %635, %660, %666
  %676 = load ptr, ptr %156, align 8
  %677 = getelementptr inbounds i32, ptr %676, i64 %645
  %678 = load i32, ptr %677, align 4
  %679 = load ptr, ptr %155, align 8
  %680 = getelementptr inbounds %struct.Edge, ptr %679, i64 %631, i32 1
  %681 = load i32, ptr %680, align 4
  store i32 %678, ptr %640, align 4
  %682 = getelementptr inbounds i8, ptr %640, i64 4
  store i32 %681, ptr %682, align 4
  %683 = add nuw nsw i64 %631, 1
  %684 = load i32, ptr %150, align 8
  %685 = sext i32 %684 to i64
  %686 = icmp slt i64 %683, %685
  br i1 %686, label %630, label %634
}

define internal void @greedy(ptr %0, ptr %1, ptr %2, i32 %3) {
  %5 = alloca %struct.Divisor, align 8
  %6 = alloca %struct.Divisor, align 8
  %7 = alloca [2 x i32], align 4
  store ptr %1, ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %2, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 88
  store i32 0, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 64
  store i32 0, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 0, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 72
  store i32 -1, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 1120
  store i32 0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 32
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 40
  %17 = load i32, ptr %16, align 8
  %18 = sext i32 %17 to i64
  %19 = shl nsw i64 %18, 2
  %20 = add nsw i64 %19, 4
  call void @llvm.memset.p0.i64(ptr align 4 %15, i8 -1, i64 %20, i1 false)
  %21 = getelementptr inbounds i8, ptr %0, i64 608
  call void @llvm.memset.p0.i64(ptr align 8 %21, i8 0, i64 256, i1 false)
  %22 = getelementptr inbounds i8, ptr %1, i64 36
  %23 = load i32, ptr %22, align 4
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %25, label %27

25:                                               ; preds = %4
  %26 = getelementptr inbounds i8, ptr %1, i64 16
  br label %61

27:                                               ; preds = %89, %4
  %28 = getelementptr inbounds i8, ptr %1, i64 128
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %665

31:                                               ; preds = %27
  %32 = getelementptr inbounds i8, ptr %0, i64 80
  %33 = getelementptr inbounds i8, ptr %0, i64 16
  %34 = getelementptr inbounds i8, ptr %0, i64 48
  %35 = getelementptr inbounds i8, ptr %0, i64 96
  %36 = icmp eq i32 %3, 0
  %37 = sdiv i32 %3, -2
  %38 = sext i32 %3 to i64
  %39 = getelementptr inbounds i8, ptr %0, i64 96
  %40 = getelementptr inbounds i8, ptr %0, i64 16
  %41 = getelementptr inbounds i8, ptr %6, i64 8
  %42 = getelementptr inbounds i8, ptr %6, i64 12
  %43 = getelementptr inbounds i8, ptr %6, i64 16
  %44 = getelementptr inbounds i8, ptr %6, i64 20
  %45 = getelementptr inbounds i8, ptr %6, i64 36
  %46 = getelementptr inbounds i8, ptr %6, i64 37
  %47 = getelementptr inbounds i8, ptr %0, i64 56
  %48 = getelementptr inbounds i8, ptr %0, i64 48
  %49 = getelementptr inbounds i8, ptr %0, i64 56
  %50 = getelementptr inbounds i8, ptr %0, i64 56
  %51 = getelementptr inbounds i8, ptr %0, i64 48
  %52 = getelementptr inbounds i8, ptr %7, i64 4
  %53 = getelementptr inbounds i8, ptr %0, i64 56
  %54 = getelementptr inbounds i8, ptr %5, i64 8
  %55 = getelementptr inbounds i8, ptr %5, i64 12
  %56 = getelementptr inbounds i8, ptr %5, i64 16
  %57 = getelementptr inbounds i8, ptr %5, i64 20
  %58 = getelementptr inbounds i8, ptr %5, i64 36
  %59 = getelementptr inbounds i8, ptr %5, i64 37
  %60 = getelementptr inbounds i8, ptr %0, i64 56
  br label %94

61:                                               ; preds = %25, %89
  %62 = phi i64 [ 0, %25 ], [ %90, %89 ]
  %63 = load ptr, ptr %26, align 8
  %64 = getelementptr inbounds %struct.Sum, ptr %63, i64 %62, i32 1
  %65 = load i32, ptr %64, align 8
  store i32 0, ptr %64, align 8
  %66 = load ptr, ptr %26, align 8
  %67 = getelementptr inbounds %struct.Sum, ptr %66, i64 %62
  %68 = getelementptr inbounds i8, ptr %67, i64 8
  %69 = load i32, ptr %68, align 8
  %70 = icmp slt i32 %69, %65
  br i1 %70, label %71, label %89

71:                                               ; preds = %61
  %72 = trunc nuw nsw i64 %62 to i32
  br label %73

73:                                               ; preds = %71, %73
  %74 = phi i32 [ %87, %73 ], [ %69, %71 ]
  %75 = phi ptr [ %85, %73 ], [ %67, %71 ]
  %76 = load ptr, ptr %75, align 8
  %77 = sext i32 %74 to i64
  %78 = getelementptr inbounds %struct.Term, ptr %76, i64 %77
  %79 = load i64, ptr %78, align 4
  call void @for_divisors(ptr %0, i32 %72, i64 %79, ptr @enter_place)
  %80 = load ptr, ptr %26, align 8
  %81 = getelementptr inbounds %struct.Sum, ptr %80, i64 %62, i32 1
  %82 = load i32, ptr %81, align 8
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %81, align 8
  %84 = load ptr, ptr %26, align 8
  %85 = getelementptr inbounds %struct.Sum, ptr %84, i64 %62
  %86 = getelementptr inbounds i8, ptr %85, i64 8
  %87 = load i32, ptr %86, align 8
  %88 = icmp slt i32 %87, %65
  br i1 %88, label %73, label %89

89:                                               ; preds = %73, %61
  %90 = add nuw nsw i64 %62, 1
  %91 = load i32, ptr %22, align 4
  %92 = sext i32 %91 to i64
  %93 = icmp slt i64 %90, %92
  br i1 %93, label %61, label %27

94:                                               ; preds = %31, %662
  %95 = load i32, ptr %13, align 8
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %665

97:                                               ; preds = %94
  %98 = load i32, ptr %9, align 8
  %99 = icmp sgt i32 %98, 0
  br i1 %99, label %100, label %205

100:                                              ; preds = %97, %200
  %101 = phi i64 [ %201, %200 ], [ 0, %97 ]
  %102 = load ptr, ptr %32, align 8
  %103 = getelementptr inbounds i32, ptr %102, i64 %101
  %104 = load i32, ptr %103, align 4
  %105 = load ptr, ptr %33, align 8
  %106 = sext i32 %104 to i64
  %107 = getelementptr inbounds %struct.Divisor, ptr %105, i64 %106
  %108 = getelementptr inbounds i8, ptr %107, i64 37
  store i8 0, ptr %108, align 1
  %109 = getelementptr inbounds i8, ptr %107, i64 20
  %110 = load i32, ptr %109, align 4
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %140

112:                                              ; preds = %100
  %113 = load ptr, ptr %33, align 8
  %114 = getelementptr inbounds %struct.Divisor, ptr %113, i64 %106
  %115 = getelementptr inbounds i8, ptr %114, i64 24
  %116 = load i32, ptr %115, align 8
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %200, label %118

118:                                              ; preds = %112
  %119 = sext i32 %116 to i64
  %120 = getelementptr inbounds [64 x ptr], ptr %35, i64 0, i64 %119
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds [64 x i32], ptr %21, i64 0, i64 %119
  %123 = load i32, ptr %122, align 4
  %124 = add nsw i32 %123, -1
  store i32 %124, ptr %122, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i32, ptr %121, i64 %125
  %127 = load i32, ptr %126, align 4
  %128 = load i32, ptr %115, align 8
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [64 x ptr], ptr %35, i64 0, i64 %129
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds i8, ptr %114, i64 28
  %133 = load i32, ptr %132, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i32, ptr %131, i64 %134
  store i32 %127, ptr %135, align 4
  %136 = load i32, ptr %132, align 4
  %137 = load ptr, ptr %33, align 8
  %138 = sext i32 %127 to i64
  %139 = getelementptr inbounds %struct.Divisor, ptr %137, i64 %138, i32 6
  store i32 %136, ptr %139, align 4
  store i32 0, ptr %115, align 8
  br label %200

140:                                              ; preds = %100
  %141 = getelementptr inbounds i8, ptr %107, i64 36
  %142 = load i8, ptr %141, align 4
  %143 = icmp eq i8 %142, 3
  br i1 %143, label %146, label %144

144:                                              ; preds = %140
  %145 = add nsw i32 %110, -1
  call void @shift(ptr %0, i32 %104, i32 %145)
  br label %200

146:                                              ; preds = %140
  %147 = icmp eq i32 %110, 1
  br i1 %147, label %148, label %196

148:                                              ; preds = %146
  %149 = load ptr, ptr %0, align 8
  %150 = getelementptr inbounds i8, ptr %107, i64 8
  %151 = load i32, ptr %150, align 8
  %152 = getelementptr inbounds i8, ptr %149, i64 72
  %153 = load ptr, ptr %152, align 8
  %154 = sext i32 %151 to i64
  %155 = getelementptr i32, ptr %153, i64 %154
  %156 = getelementptr i8, ptr %155, i64 4
  %157 = load i32, ptr %156, align 4
  %158 = load i32, ptr %155, align 4
  %159 = icmp eq i32 %157, %158
  br i1 %159, label %196, label %160

160:                                              ; preds = %148
  %161 = getelementptr inbounds i8, ptr %107, i64 12
  %162 = load i32, ptr %161, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr i32, ptr %153, i64 %163
  %165 = getelementptr i8, ptr %164, i64 4
  %166 = load i32, ptr %165, align 4
  %167 = load i32, ptr %164, align 4
  %168 = icmp eq i32 %166, %167
  br i1 %168, label %196, label %169

169:                                              ; preds = %160
  %170 = load ptr, ptr %34, align 8
  %171 = getelementptr inbounds i8, ptr %107, i64 16
  %172 = load i32, ptr %171, align 8
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds %struct.Place, ptr %170, i64 %173
  %175 = getelementptr inbounds i8, ptr %174, i64 4
  %176 = load i32, ptr %175, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr i32, ptr %153, i64 %177
  %179 = getelementptr i8, ptr %178, i64 4
  %180 = load i32, ptr %179, align 4
  %181 = load i32, ptr %178, align 4
  %182 = load i64, ptr %107, align 8
  switch i64 %182, label %189 [
    i64 1, label %183
    i64 2305843009213693486, label %183
  ]

183:                                              ; preds = %169, %169
  %184 = getelementptr inbounds i8, ptr %174, i64 16
  %185 = load i32, ptr %184, align 4
  %186 = icmp ne i32 %185, 1
  %187 = icmp ne i32 %185, -1
  %188 = and i1 %186, %187
  br label %189

189:                                              ; preds = %183, %169
  %190 = phi i1 [ %188, %183 ], [ false, %169 ]
  %191 = zext i1 %190 to i32
  %192 = add i32 %158, %180
  %193 = add i32 %157, %181
  %194 = sub i32 %192, %193
  %195 = add nsw i32 %194, %191
  call void @shift(ptr %0, i32 %104, i32 %195)
  br label %200

196:                                              ; preds = %160, %148, %146
  %197 = call { i64, i64 } @taking(ptr %0, ptr %107)
  %198 = extractvalue { i64, i64 } %197, 0
  %199 = trunc i64 %198 to i32
  call void @shift(ptr %0, i32 %104, i32 %199)
  br label %200

200:                                              ; preds = %196, %189, %144, %118, %112
  %201 = add nuw nsw i64 %101, 1
  %202 = load i32, ptr %9, align 8
  %203 = sext i32 %202 to i64
  %204 = icmp slt i64 %201, %203
  br i1 %204, label %100, label %205

205:                                              ; preds = %200, %97
  store i32 0, ptr %9, align 8
  br label %206

206:                                              ; preds = %212, %205
  %207 = phi i32 [ 63, %205 ], [ %213, %212 ]
  %208 = zext i32 %207 to i64
  %209 = getelementptr inbounds [64 x i32], ptr %21, i64 0, i64 %208
  %210 = load i32, ptr %209, align 4
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %215

212:                                              ; preds = %206
  %213 = add nsw i32 %207, -1
  %214 = icmp ugt i32 %207, 1
  br i1 %214, label %206, label %215

215:                                              ; preds = %212, %206
  %216 = phi i32 [ 0, %212 ], [ %207, %206 ]
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %307, label %218

218:                                              ; preds = %215
  br i1 %36, label %283, label %219

219:                                              ; preds = %218
  %220 = add i32 %216, %37
  %221 = call i32 @llvm.smax.i32(i32 %220, i32 1)
  %222 = icmp slt i32 %216, %221
  br i1 %222, label %283, label %223

223:                                              ; preds = %219
  %224 = zext i32 %216 to i64
  %225 = zext i32 %221 to i64
  br label %226

226:                                              ; preds = %278, %223
  %227 = phi i64 [ %224, %223 ], [ %281, %278 ]
  %228 = phi i32 [ %216, %223 ], [ %280, %278 ]
  %229 = phi i64 [ 0, %223 ], [ %279, %278 ]
  %230 = getelementptr inbounds [64 x i32], ptr %21, i64 0, i64 %227
  %231 = load i32, ptr %230, align 4
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %278, label %233

233:                                              ; preds = %226
  %234 = shl nuw nsw i64 %227, 32
  %235 = load ptr, ptr %8, align 8
  %236 = load i64, ptr %235, align 8
  %237 = add i64 %236, -7046029254386353131
  store i64 %237, ptr %235, align 8
  %238 = lshr i64 %237, 30
  %239 = xor i64 %238, %237
  %240 = mul i64 %239, -4658895280553007687
  %241 = lshr i64 %240, 27
  %242 = xor i64 %241, %240
  %243 = mul i64 %242, -7723592293110705685
  %244 = lshr i64 %243, 31
  %245 = xor i64 %244, %243
  %246 = icmp eq i32 %231, 1
  br i1 %246, label %247, label %249

247:                                              ; preds = %233
  %248 = lshr i64 %245, 32
  br label %269

249:                                              ; preds = %233, %254
  %250 = phi i64 [ %255, %254 ], [ 0, %233 ]
  %251 = lshr exact i64 -9223372036854775808, %250
  %252 = and i64 %251, %245
  %253 = icmp eq i64 %252, 0
  br i1 %253, label %254, label %257

254:                                              ; preds = %249
  %255 = add nuw nsw i64 %250, 1
  %256 = icmp eq i64 %255, 40
  br i1 %256, label %257, label %249

257:                                              ; preds = %254, %249
  %258 = phi i64 [ 40, %254 ], [ %250, %249 ]
  %259 = shl i64 %245, %258
  %260 = lshr i64 %259, 47
  %261 = and i64 %260, 65535
  %262 = shl i64 %258, 16
  %263 = add nsw i64 %262, 65536
  %264 = sub nsw i64 %263, %261
  %265 = mul nsw i64 %264, 45426
  %266 = sext i32 %231 to i64
  %267 = udiv i64 %265, %266
  %268 = call i64 @llvm.usub.sat.i64(i64 4294967296, i64 %267)
  br label %269

269:                                              ; preds = %257, %247
  %270 = phi i64 [ %248, %247 ], [ %268, %257 ]
  %271 = mul nsw i64 %270, %38
  %272 = lshr i64 %271, 1
  %273 = add nuw i64 %272, %234
  %274 = icmp ugt i64 %273, %229
  %275 = call i64 @llvm.umax.i64(i64 %273, i64 %229)
  %276 = trunc nuw i64 %227 to i32
  %277 = select i1 %274, i32 %276, i32 %228
  br label %278

278:                                              ; preds = %269, %226
  %279 = phi i64 [ %275, %269 ], [ %229, %226 ]
  %280 = phi i32 [ %277, %269 ], [ %228, %226 ]
  %281 = add nsw i64 %227, -1
  %282 = icmp sgt i64 %227, %225
  br i1 %282, label %226, label %283

283:                                              ; preds = %278, %219, %218
  %284 = phi i32 [ %216, %218 ], [ %216, %219 ], [ %280, %278 ]
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds [64 x ptr], ptr %39, i64 0, i64 %285
  %287 = load ptr, ptr %286, align 8
  %288 = load ptr, ptr %8, align 8
  %289 = getelementptr inbounds [64 x i32], ptr %21, i64 0, i64 %285
  %290 = load i32, ptr %289, align 4
  %291 = load i64, ptr %288, align 8
  %292 = add i64 %291, -7046029254386353131
  store i64 %292, ptr %288, align 8
  %293 = lshr i64 %292, 30
  %294 = xor i64 %293, %292
  %295 = mul i64 %294, -4658895280553007687
  %296 = lshr i64 %295, 27
  %297 = xor i64 %296, %295
  %298 = mul i64 %297, -7723592293110705685
  %299 = lshr i64 %298, 31
  %300 = xor i64 %299, %298
  %301 = sext i32 %290 to i64
  %302 = urem i64 %300, %301
  %303 = shl i64 %302, 32
  %304 = ashr exact i64 %303, 30
  %305 = getelementptr inbounds i8, ptr %287, i64 %304
  %306 = load i32, ptr %305, align 4
  br label %307

307:                                              ; preds = %215, %283
  %308 = phi i32 [ %306, %283 ], [ -1, %215 ]
  %309 = icmp sgt i32 %308, -1
  br i1 %309, label %310, label %665

310:                                              ; preds = %307
  %311 = load ptr, ptr %40, align 8
  %312 = zext i32 %308 to i64
  %313 = getelementptr inbounds %struct.Divisor, ptr %311, i64 %312
  %314 = load i64, ptr %313, align 8
  %315 = getelementptr inbounds i8, ptr %313, i64 8
  %316 = load i32, ptr %315, align 8
  %317 = getelementptr inbounds i8, ptr %313, i64 12
  %318 = load i32, ptr %317, align 4
  %319 = getelementptr inbounds i8, ptr %313, i64 16
  %320 = load i32, ptr %319, align 8
  %321 = getelementptr inbounds i8, ptr %313, i64 20
  %322 = getelementptr inbounds i8, ptr %313, i64 36
  %323 = load i8, ptr %322, align 4
  %324 = getelementptr inbounds i8, ptr %313, i64 37
  switch i8 %323, label %513 [
    i8 1, label %325
    i8 2, label %418
  ]

325:                                              ; preds = %310
  %326 = load ptr, ptr %0, align 8
  %327 = icmp sgt i32 %320, -1
  br i1 %327, label %330, label %343

328:                                              ; preds = %330
  %329 = trunc nuw i64 %334 to i32
  br label %343

330:                                              ; preds = %325, %330
  %331 = phi i64 [ %334, %330 ], [ 0, %325 ]
  %332 = phi i32 [ %341, %330 ], [ %320, %325 ]
  %333 = load ptr, ptr %50, align 8
  %334 = add nuw nsw i64 %331, 1
  %335 = getelementptr inbounds %struct.Place, ptr %333, i64 %331
  %336 = load ptr, ptr %51, align 8
  %337 = zext i32 %332 to i64
  %338 = getelementptr inbounds %struct.Place, ptr %336, i64 %337
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %335, ptr align 4 %338, i64 24, i1 false)
  %339 = load ptr, ptr %51, align 8
  %340 = getelementptr inbounds %struct.Place, ptr %339, i64 %337, i32 3
  %341 = load i32, ptr %340, align 4
  %342 = icmp sgt i32 %341, -1
  br i1 %342, label %330, label %328

343:                                              ; preds = %328, %325
  %344 = phi i32 [ 0, %325 ], [ %329, %328 ]
  store i32 %316, ptr %7, align 4
  store i32 %318, ptr %52, align 4
  %345 = getelementptr inbounds i8, ptr %326, i64 32
  %346 = load i32, ptr %345, align 8
  %347 = getelementptr inbounds i8, ptr %326, i64 44
  %348 = load i32, ptr %347, align 4
  %349 = icmp slt i32 %346, %348
  br i1 %349, label %352, label %350

350:                                              ; preds = %343
  %351 = getelementptr inbounds i8, ptr %326, i64 128
  store i32 1, ptr %351, align 8
  br label %362

352:                                              ; preds = %343
  %353 = getelementptr inbounds i8, ptr %326, i64 8
  %354 = load ptr, ptr %353, align 8
  %355 = sext i32 %346 to i64
  %356 = getelementptr inbounds %struct.Literal, ptr %354, i64 %355
  store i32 1, ptr %356, align 4
  %357 = getelementptr inbounds i8, ptr %356, i64 4
  store i32 %316, ptr %357, align 4
  %358 = getelementptr inbounds i8, ptr %356, i64 8
  store i32 %318, ptr %358, align 4
  %359 = getelementptr inbounds i8, ptr %356, i64 12
  store i32 -1, ptr %359, align 4
  %360 = load i32, ptr %345, align 8
  %361 = add nsw i32 %360, 1
  store i32 %361, ptr %345, align 8
  br label %362

362:                                              ; preds = %352, %350
  %363 = phi i32 [ 0, %350 ], [ %360, %352 ]
  %364 = getelementptr inbounds i8, ptr %326, i64 128
  %365 = icmp sgt i32 %344, 0
  br i1 %365, label %366, label %417

366:                                              ; preds = %362
  %367 = zext i32 %344 to i64
  br label %368

368:                                              ; preds = %414, %366
  %369 = phi i64 [ 0, %366 ], [ %415, %414 ]
  %370 = load i32, ptr %364, align 8
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %372, label %417

372:                                              ; preds = %368
  %373 = load ptr, ptr %53, align 8
  %374 = getelementptr inbounds %struct.Place, ptr %373, i64 %369
  %375 = load i32, ptr %374, align 4
  %376 = getelementptr inbounds i8, ptr %374, i64 4
  %377 = load i32, ptr %376, align 4
  %378 = call i32 @renamed(ptr %326, i32 %377, ptr %7, i32 2, i32 %363, i32 1)
  %379 = load ptr, ptr %0, align 8
  %380 = getelementptr inbounds i8, ptr %379, i64 16
  %381 = load ptr, ptr %380, align 8
  %382 = sext i32 %375 to i64
  %383 = getelementptr inbounds %struct.Sum, ptr %381, i64 %382
  %384 = getelementptr inbounds i8, ptr %383, i64 8
  %385 = load i32, ptr %384, align 8
  %386 = icmp sgt i32 %385, 0
  br i1 %386, label %387, label %410

387:                                              ; preds = %372
  %388 = load ptr, ptr %383, align 8
  %389 = zext i32 %385 to i64
  br label %393

390:                                              ; preds = %393
  %391 = add nuw nsw i64 %394, 1
  %392 = icmp eq i64 %391, %389
  br i1 %392, label %410, label %393

393:                                              ; preds = %390, %387
  %394 = phi i64 [ 0, %387 ], [ %391, %390 ]
  %395 = getelementptr inbounds %struct.Term, ptr %388, i64 %394
  %396 = load i32, ptr %395, align 4
  %397 = icmp eq i32 %396, %377
  br i1 %397, label %398, label %390

398:                                              ; preds = %393
  %399 = getelementptr inbounds %struct.Term, ptr %388, i64 %394
  %400 = getelementptr inbounds i8, ptr %399, i64 4
  %401 = load i32, ptr %400, align 4
  %402 = add nsw i32 %385, -1
  store i32 %402, ptr %384, align 8
  %403 = sext i32 %402 to i64
  %404 = getelementptr inbounds %struct.Term, ptr %388, i64 %403
  %405 = load i64, ptr %404, align 4
  store i64 %405, ptr %399, align 4
  %406 = zext i32 %401 to i64
  %407 = shl nuw i64 %406, 32
  %408 = zext i32 %396 to i64
  %409 = or disjoint i64 %407, %408
  call void @for_divisors(ptr %0, i32 %375, i64 %409, ptr @leave_place)
  br label %410

410:                                              ; preds = %390, %398, %372
  %411 = phi i32 [ %401, %398 ], [ 0, %372 ], [ 0, %390 ]
  %412 = icmp eq i32 %411, 0
  br i1 %412, label %414, label %413

413:                                              ; preds = %410
  call void @put_term(ptr %0, i32 %375, i32 %378, i32 %411)
  br label %414

414:                                              ; preds = %413, %410
  %415 = add nuw nsw i64 %369, 1
  %416 = icmp eq i64 %415, %367
  br i1 %416, label %417, label %368

417:                                              ; preds = %368, %414, %362
  br label %662

418:                                              ; preds = %310
  store i64 %314, ptr %6, align 8
  store i32 %316, ptr %41, align 8
  store i32 %318, ptr %42, align 4
  store i32 %320, ptr %43, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %44, ptr align 4 %321, i64 16, i1 false)
  store i8 %323, ptr %45, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %46, ptr align 1 %324, i64 3, i1 false)
  %419 = load ptr, ptr %0, align 8
  %420 = icmp sgt i32 %320, -1
  br i1 %420, label %423, label %436

421:                                              ; preds = %423
  %422 = trunc nuw i64 %427 to i32
  br label %436

423:                                              ; preds = %418, %423
  %424 = phi i64 [ %427, %423 ], [ 0, %418 ]
  %425 = phi i32 [ %434, %423 ], [ %320, %418 ]
  %426 = load ptr, ptr %47, align 8
  %427 = add nuw nsw i64 %424, 1
  %428 = getelementptr inbounds %struct.Place, ptr %426, i64 %424
  %429 = load ptr, ptr %48, align 8
  %430 = zext i32 %425 to i64
  %431 = getelementptr inbounds %struct.Place, ptr %429, i64 %430
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %428, ptr align 4 %431, i64 24, i1 false)
  %432 = load ptr, ptr %48, align 8
  %433 = getelementptr inbounds %struct.Place, ptr %432, i64 %430, i32 3
  %434 = load i32, ptr %433, align 4
  %435 = icmp sgt i32 %434, -1
  br i1 %435, label %423, label %421

436:                                              ; preds = %421, %418
  %437 = phi i32 [ 0, %418 ], [ %422, %421 ]
  %438 = getelementptr inbounds i8, ptr %419, i64 32
  %439 = load i32, ptr %438, align 8
  %440 = getelementptr inbounds i8, ptr %419, i64 44
  %441 = load i32, ptr %440, align 4
  %442 = icmp slt i32 %439, %441
  br i1 %442, label %445, label %443

443:                                              ; preds = %436
  %444 = getelementptr inbounds i8, ptr %419, i64 128
  store i32 1, ptr %444, align 8
  br label %455

445:                                              ; preds = %436
  %446 = getelementptr inbounds i8, ptr %419, i64 8
  %447 = load ptr, ptr %446, align 8
  %448 = sext i32 %439 to i64
  %449 = getelementptr inbounds %struct.Literal, ptr %447, i64 %448
  store i32 2, ptr %449, align 4
  %450 = getelementptr inbounds i8, ptr %449, i64 4
  store i32 %316, ptr %450, align 4
  %451 = getelementptr inbounds i8, ptr %449, i64 8
  store i32 %318, ptr %451, align 4
  %452 = getelementptr inbounds i8, ptr %449, i64 12
  store i32 -1, ptr %452, align 4
  %453 = load i32, ptr %438, align 8
  %454 = add nsw i32 %453, 1
  store i32 %454, ptr %438, align 8
  br label %455

455:                                              ; preds = %445, %443
  %456 = phi i32 [ 0, %443 ], [ %453, %445 ]
  %457 = getelementptr inbounds i8, ptr %419, i64 128
  %458 = icmp sgt i32 %437, 0
  br i1 %458, label %459, label %512

459:                                              ; preds = %455
  %460 = zext i32 %437 to i64
  br label %461

461:                                              ; preds = %509, %459
  %462 = phi i64 [ 0, %459 ], [ %510, %509 ]
  %463 = load i32, ptr %457, align 8
  %464 = icmp eq i32 %463, 0
  br i1 %464, label %465, label %512

465:                                              ; preds = %461
  %466 = load ptr, ptr %49, align 8
  %467 = getelementptr inbounds %struct.Place, ptr %466, i64 %462
  %468 = load i32, ptr %467, align 4
  %469 = getelementptr inbounds i8, ptr %467, i64 4
  %470 = load i32, ptr %469, align 4
  %471 = call i32 @renamed(ptr %419, i32 %470, ptr %42, i32 1, i32 %456, i32 0)
  %472 = load ptr, ptr %0, align 8
  %473 = getelementptr inbounds i8, ptr %472, i64 16
  %474 = load ptr, ptr %473, align 8
  %475 = sext i32 %468 to i64
  %476 = getelementptr inbounds %struct.Sum, ptr %474, i64 %475
  %477 = getelementptr inbounds i8, ptr %476, i64 8
  %478 = load i32, ptr %477, align 8
  %479 = icmp sgt i32 %478, 0
  br i1 %479, label %480, label %503

480:                                              ; preds = %465
  %481 = load ptr, ptr %476, align 8
  %482 = zext i32 %478 to i64
  br label %486

483:                                              ; preds = %486
  %484 = add nuw nsw i64 %487, 1
  %485 = icmp eq i64 %484, %482
  br i1 %485, label %503, label %486

486:                                              ; preds = %483, %480
  %487 = phi i64 [ 0, %480 ], [ %484, %483 ]
  %488 = getelementptr inbounds %struct.Term, ptr %481, i64 %487
  %489 = load i32, ptr %488, align 4
  %490 = icmp eq i32 %489, %470
  br i1 %490, label %491, label %483

491:                                              ; preds = %486
  %492 = getelementptr inbounds %struct.Term, ptr %481, i64 %487
  %493 = getelementptr inbounds i8, ptr %492, i64 4
  %494 = load i32, ptr %493, align 4
  %495 = add nsw i32 %478, -1
  store i32 %495, ptr %477, align 8
  %496 = sext i32 %495 to i64
  %497 = getelementptr inbounds %struct.Term, ptr %481, i64 %496
  %498 = load i64, ptr %497, align 4
  store i64 %498, ptr %492, align 4
  %499 = zext i32 %494 to i64
  %500 = shl nuw i64 %499, 32
  %501 = zext i32 %489 to i64
  %502 = or disjoint i64 %500, %501
  call void @for_divisors(ptr %0, i32 %468, i64 %502, ptr @leave_place)
  br label %503

503:                                              ; preds = %483, %491, %465
  %504 = phi i32 [ %494, %491 ], [ 0, %465 ], [ 0, %483 ]
  %505 = icmp eq i32 %504, 0
  br i1 %505, label %509, label %506

506:                                              ; preds = %503
  %507 = icmp eq i32 %504, %316
  %508 = select i1 %507, i32 1, i32 -1
  call void @put_term(ptr %0, i32 %468, i32 %471, i32 %508)
  br label %509

509:                                              ; preds = %506, %503
  %510 = add nuw nsw i64 %462, 1
  %511 = icmp eq i64 %510, %460
  br i1 %511, label %512, label %461

512:                                              ; preds = %461, %509, %455
  br label %662

513:                                              ; preds = %310
  store i64 %314, ptr %5, align 8
  store i32 %316, ptr %54, align 8
  store i32 %318, ptr %55, align 4
  store i32 %320, ptr %56, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %57, ptr align 4 %321, i64 16, i1 false)
  store i8 %323, ptr %58, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %59, ptr align 1 %324, i64 3, i1 false)
  %514 = load ptr, ptr %0, align 8
  %515 = call { i64, i64 } @taking(ptr %0, ptr %5)
  %516 = extractvalue { i64, i64 } %515, 1
  %517 = getelementptr inbounds i8, ptr %514, i64 36
  %518 = load i32, ptr %517, align 4
  %519 = getelementptr inbounds i8, ptr %514, i64 48
  %520 = load i32, ptr %519, align 8
  %521 = icmp slt i32 %518, %520
  br i1 %521, label %524, label %522

522:                                              ; preds = %513
  %523 = getelementptr inbounds i8, ptr %514, i64 128
  store i32 1, ptr %523, align 8
  br label %531

524:                                              ; preds = %513
  %525 = getelementptr inbounds i8, ptr %514, i64 16
  %526 = load ptr, ptr %525, align 8
  %527 = sext i32 %518 to i64
  %528 = getelementptr inbounds %struct.Sum, ptr %526, i64 %527
  call void @llvm.memset.p0.i64(ptr align 8 %528, i8 0, i64 16, i1 false)
  %529 = load i32, ptr %517, align 4
  %530 = add nsw i32 %529, 1
  store i32 %530, ptr %517, align 4
  br label %531

531:                                              ; preds = %524, %522
  %532 = phi i32 [ 0, %522 ], [ %529, %524 ]
  %533 = getelementptr inbounds i8, ptr %514, i64 32
  %534 = load i32, ptr %533, align 8
  %535 = getelementptr inbounds i8, ptr %514, i64 44
  %536 = load i32, ptr %535, align 4
  %537 = icmp slt i32 %534, %536
  br i1 %537, label %540, label %538

538:                                              ; preds = %531
  %539 = getelementptr inbounds i8, ptr %514, i64 128
  store i32 1, ptr %539, align 8
  br label %550

540:                                              ; preds = %531
  %541 = getelementptr inbounds i8, ptr %514, i64 8
  %542 = load ptr, ptr %541, align 8
  %543 = sext i32 %534 to i64
  %544 = getelementptr inbounds %struct.Literal, ptr %542, i64 %543
  store i32 3, ptr %544, align 4
  %545 = getelementptr inbounds i8, ptr %544, i64 4
  store i32 %532, ptr %545, align 4
  %546 = getelementptr inbounds i8, ptr %544, i64 8
  store i32 0, ptr %546, align 4
  %547 = getelementptr inbounds i8, ptr %544, i64 12
  store i32 -1, ptr %547, align 4
  %548 = load i32, ptr %533, align 8
  %549 = add nsw i32 %548, 1
  store i32 %549, ptr %533, align 8
  br label %550

550:                                              ; preds = %540, %538
  %551 = phi i32 [ 0, %538 ], [ %548, %540 ]
  %552 = getelementptr inbounds i8, ptr %514, i64 128
  %553 = load i32, ptr %552, align 8
  %554 = icmp eq i32 %553, 0
  br i1 %554, label %555, label %661

555:                                              ; preds = %550
  %556 = extractvalue { i64, i64 } %515, 0
  %557 = lshr i64 %556, 32
  %558 = trunc nuw i64 %557 to i32
  call void @put_term(ptr %0, i32 %532, i32 %316, i32 %558)
  %559 = trunc i64 %516 to i32
  call void @put_term(ptr %0, i32 %532, i32 %318, i32 %559)
  %560 = lshr i64 %516, 32
  %561 = trunc nuw i64 %560 to i32
  %562 = icmp sgt i32 %561, 0
  br i1 %562, label %563, label %661

563:                                              ; preds = %555
  %564 = getelementptr inbounds i8, ptr %514, i64 56
  %565 = getelementptr inbounds i8, ptr %514, i64 72
  %566 = sext i32 %316 to i64
  br label %567

567:                                              ; preds = %652, %563
  %568 = phi i64 [ 0, %563 ], [ %659, %652 ]
  %569 = load i32, ptr %552, align 8
  %570 = icmp eq i32 %569, 0
  br i1 %570, label %571, label %661

571:                                              ; preds = %567
  %572 = load ptr, ptr %60, align 8
  %573 = getelementptr inbounds %struct.Place, ptr %572, i64 %568
  %574 = load i32, ptr %573, align 4
  %575 = getelementptr inbounds i8, ptr %573, i64 4
  %576 = load i32, ptr %575, align 4
  %577 = getelementptr inbounds i8, ptr %573, i64 8
  %578 = load i32, ptr %577, align 4
  %579 = load ptr, ptr %564, align 8
  %580 = load ptr, ptr %565, align 8
  %581 = getelementptr inbounds i32, ptr %580, i64 %566
  %582 = load i32, ptr %581, align 4
  %583 = sext i32 %582 to i64
  %584 = getelementptr inbounds i32, ptr %579, i64 %583
  %585 = getelementptr i8, ptr %581, i64 4
  %586 = load i32, ptr %585, align 4
  %587 = sub nsw i32 %586, %582
  %588 = call i32 @renamed(ptr %514, i32 %576, ptr %584, i32 %587, i32 %551, i32 0)
  %589 = load ptr, ptr %0, align 8
  %590 = getelementptr inbounds i8, ptr %589, i64 16
  %591 = load ptr, ptr %590, align 8
  %592 = sext i32 %574 to i64
  %593 = getelementptr inbounds %struct.Sum, ptr %591, i64 %592
  %594 = getelementptr inbounds i8, ptr %593, i64 8
  %595 = load i32, ptr %594, align 8
  %596 = icmp sgt i32 %595, 0
  br i1 %596, label %597, label %620

597:                                              ; preds = %571
  %598 = load ptr, ptr %593, align 8
  %599 = zext i32 %595 to i64
  br label %603

600:                                              ; preds = %603
  %601 = add nuw nsw i64 %604, 1
  %602 = icmp eq i64 %601, %599
  br i1 %602, label %620, label %603

603:                                              ; preds = %600, %597
  %604 = phi i64 [ 0, %597 ], [ %601, %600 ]
  %605 = getelementptr inbounds %struct.Term, ptr %598, i64 %604
  %606 = load i32, ptr %605, align 4
  %607 = icmp eq i32 %606, %576
  br i1 %607, label %608, label %600

608:                                              ; preds = %603
  %609 = getelementptr inbounds %struct.Term, ptr %598, i64 %604
  %610 = getelementptr inbounds i8, ptr %609, i64 4
  %611 = load i32, ptr %610, align 4
  %612 = add nsw i32 %595, -1
  store i32 %612, ptr %594, align 8
  %613 = sext i32 %612 to i64
  %614 = getelementptr inbounds %struct.Term, ptr %598, i64 %613
  %615 = load i64, ptr %614, align 4
  store i64 %615, ptr %609, align 4
  %616 = zext i32 %611 to i64
  %617 = shl nuw i64 %616, 32
  %618 = zext i32 %606 to i64
  %619 = or disjoint i64 %617, %618
  call void @for_divisors(ptr %0, i32 %574, i64 %619, ptr @leave_place)
  br label %620

620:                                              ; preds = %600, %608, %571
  %621 = phi i32 [ %611, %608 ], [ 0, %571 ], [ 0, %600 ]
  %622 = load ptr, ptr %0, align 8
  %623 = getelementptr inbounds i8, ptr %622, i64 16
  %624 = load ptr, ptr %623, align 8
  %625 = getelementptr inbounds %struct.Sum, ptr %624, i64 %592
  %626 = getelementptr inbounds i8, ptr %625, i64 8
  %627 = load i32, ptr %626, align 8
  %628 = icmp sgt i32 %627, 0
  br i1 %628, label %629, label %652

629:                                              ; preds = %620
  %630 = load ptr, ptr %625, align 8
  %631 = zext i32 %627 to i64
  br label %635

632:                                              ; preds = %635
  %633 = add nuw nsw i64 %636, 1
  %634 = icmp eq i64 %633, %631
  br i1 %634, label %652, label %635

635:                                              ; preds = %632, %629
  %636 = phi i64 [ 0, %629 ], [ %633, %632 ]
  %637 = getelementptr inbounds %struct.Term, ptr %630, i64 %636
  %638 = load i32, ptr %637, align 4
  %639 = icmp eq i32 %638, %578
  br i1 %639, label %640, label %632

640:                                              ; preds = %635
  %641 = getelementptr inbounds %struct.Term, ptr %630, i64 %636
  %642 = getelementptr inbounds i8, ptr %641, i64 4
  %643 = load i32, ptr %642, align 4
  %644 = add nsw i32 %627, -1
  store i32 %644, ptr %626, align 8
  %645 = sext i32 %644 to i64
  %646 = getelementptr inbounds %struct.Term, ptr %630, i64 %645
  %647 = load i64, ptr %646, align 4
  store i64 %647, ptr %641, align 4
  %648 = zext i32 %643 to i64
  %649 = shl nuw i64 %648, 32
  %650 = zext i32 %638 to i64
  %651 = or disjoint i64 %649, %650
  call void @for_divisors(ptr %0, i32 %574, i64 %651, ptr @leave_place)
  br label %652

652:                                              ; preds = %632, %640, %620
  %653 = load ptr, ptr %514, align 8
  %654 = call i32 @scale_quotient(ptr %653, i32 %621, i32 %558)
  %655 = icmp eq i32 %654, 0
  %656 = zext i1 %655 to i32
  %657 = load i32, ptr %552, align 8
  %658 = or i32 %657, %656
  store i32 %658, ptr %552, align 8
  call void @put_term(ptr %0, i32 %574, i32 %588, i32 %654)
  %659 = add nuw nsw i64 %568, 1
  %660 = icmp eq i64 %659, %560
  br i1 %660, label %661, label %567

661:                                              ; preds = %567, %652, %550, %555
  br label %662

662:                                              ; preds = %512, %661, %417
  %663 = load i32, ptr %28, align 8
  %664 = icmp eq i32 %663, 0
  br i1 %664, label %94, label %665

665:                                              ; preds = %307, %662, %94, %27
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
  %40 = icmp eq i32 %37, 0
  %41 = shl nsw i32 %37, 1
  %42 = select i1 %40, i32 4, i32 %41
  %43 = getelementptr inbounds i8, ptr %0, i64 120
  %44 = load i32, ptr %43, align 8
  %45 = add nsw i32 %44, %42
  %46 = getelementptr inbounds i8, ptr %0, i64 124
  %47 = load i32, ptr %46, align 4
  %48 = icmp sgt i32 %45, %47
  br i1 %48, label %49, label %51

49:                                               ; preds = %39
  %50 = getelementptr inbounds i8, ptr %0, i64 128
  store i32 1, ptr %50, align 8
  br label %69

51:                                               ; preds = %39
  %52 = icmp eq i32 %35, 0
  br i1 %52, label %61, label %53

53:                                               ; preds = %51
  %54 = getelementptr inbounds i8, ptr %0, i64 112
  %55 = load ptr, ptr %54, align 8
  %56 = sext i32 %44 to i64
  %57 = getelementptr inbounds %struct.Term, ptr %55, i64 %56
  %58 = load ptr, ptr %28, align 8
  %59 = sext i32 %35 to i64
  %60 = shl nsw i64 %59, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %57, ptr align 4 %58, i64 %60, i1 false)
  br label %61

61:                                               ; preds = %53, %51
  %62 = getelementptr inbounds i8, ptr %0, i64 112
  %63 = load ptr, ptr %62, align 8
  %64 = load i32, ptr %43, align 8
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds %struct.Term, ptr %63, i64 %65
  store ptr %66, ptr %28, align 8
  store i32 %42, ptr %36, align 4
  %67 = load i32, ptr %43, align 8
  %68 = add nsw i32 %67, %42
  store i32 %68, ptr %43, align 8
  br label %69

69:                                               ; preds = %61, %49
  br i1 %48, label %77, label %70

70:                                               ; preds = %69, %32
  %71 = load ptr, ptr %28, align 8
  %72 = load i32, ptr %34, align 8
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %34, align 8
  %74 = sext i32 %72 to i64
  %75 = getelementptr inbounds %struct.Term, ptr %71, i64 %74
  store i32 %33, ptr %75, align 4
  %76 = getelementptr inbounds i8, ptr %75, i64 4
  store i32 %6, ptr %76, align 4
  br label %77

77:                                               ; preds = %70, %69, %21
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
  br i1 %20, label %76, label %21

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

36:                                               ; preds = %21, %71
  %37 = phi i1 [ %20, %21 ], [ %75, %71 ]
  %38 = phi i32 [ %19, %21 ], [ %74, %71 ]
  %39 = phi i32 [ undef, %21 ], [ %70, %71 ]
  %40 = sext i32 %38 to i64
  %41 = getelementptr i32, ptr %23, i64 %40
  %42 = getelementptr i8, ptr %41, i64 4
  %43 = load i32, ptr %42, align 4
  %44 = load i32, ptr %41, align 4
  %45 = sub nsw i32 %43, %44
  %46 = icmp ne i32 %45, %2
  %47 = sext i1 %46 to i32
  %48 = icmp sge i32 %47, %2
  %49 = or i1 %48, %46
  br i1 %49, label %67, label %50

50:                                               ; preds = %36
  %51 = load ptr, ptr %24, align 8
  %52 = sext i32 %44 to i64
  %53 = getelementptr inbounds i32, ptr %51, i64 %52
  br label %54

54:                                               ; preds = %50, %54
  %55 = phi i32 [ %47, %50 ], [ %63, %54 ]
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %53, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds i32, ptr %1, i64 %56
  %60 = load i32, ptr %59, align 4
  %61 = icmp eq i32 %58, %60
  %62 = add nuw nsw i32 %55, 1
  %63 = select i1 %61, i32 %62, i32 -1
  %64 = icmp sgt i32 %63, -1
  %65 = icmp slt i32 %63, %2
  %66 = and i1 %64, %65
  br i1 %66, label %54, label %67

67:                                               ; preds = %54, %36
  %68 = phi i32 [ %47, %36 ], [ %63, %54 ]
  %69 = icmp eq i32 %68, %2
  %70 = select i1 %69, i32 %38, i32 %39
  br i1 %69, label %76, label %71

71:                                               ; preds = %67
  %72 = load ptr, ptr %25, align 8
  %73 = getelementptr inbounds i32, ptr %72, i64 %40
  %74 = load i32, ptr %73, align 4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %36

76:                                               ; preds = %67, %71, %8
  %77 = phi i1 [ %20, %8 ], [ %37, %67 ], [ %75, %71 ]
  %78 = phi i32 [ undef, %8 ], [ %70, %71 ], [ %70, %67 ]
  br i1 %77, label %79, label %113

79:                                               ; preds = %76
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
  %94 = getelementptr inbounds i8, ptr %0, i64 128
  store i32 1, ptr %94, align 8
  br label %113

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
  %108 = load i32, ptr %18, align 4
  %109 = getelementptr inbounds i8, ptr %0, i64 80
  %110 = load ptr, ptr %109, align 8
  %111 = sext i32 %81 to i64
  %112 = getelementptr inbounds i32, ptr %110, i64 %111
  store i32 %108, ptr %112, align 4
  store i32 %81, ptr %18, align 4
  br label %113

113:                                              ; preds = %76, %95, %93
  %114 = phi i32 [ 0, %93 ], [ %81, %95 ], [ %78, %76 ]
  ret i32 %114
}

define internal i32 @scale_product(ptr %0, i32 %1, i32 %2) {
  switch i32 %1, label %6 [
    i32 -1, label %4
    i32 1, label %4
  ]

4:                                                ; preds = %3, %3
  %5 = mul nsw i32 %2, %1
  br label %70

6:                                                ; preds = %3
  switch i32 %2, label %9 [
    i32 -1, label %7
    i32 1, label %7
  ]

7:                                                ; preds = %6, %6
  %8 = mul nsw i32 %2, %1
  br label %70

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
  %26 = load ptr, ptr %10, align 8
  br i1 %25, label %27, label %33

27:                                               ; preds = %23
  %28 = sub nsw i32 0, %2
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds %struct.Scalar, ptr %26, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = sub i64 2305843009213693487, %31
  br label %37

33:                                               ; preds = %23
  %34 = zext i32 %2 to i64
  %35 = getelementptr inbounds %struct.Scalar, ptr %26, i64 %34
  %36 = load i64, ptr %35, align 8
  br label %37

37:                                               ; preds = %27, %33
  %38 = phi i64 [ %32, %27 ], [ %36, %33 ]
  %39 = zext i64 %24 to i128
  %40 = zext i64 %38 to i128
  %41 = mul nuw i128 %40, %39
  %42 = trunc i128 %41 to i64
  %43 = mul i64 %42, 3456285112735364913
  %44 = zext i64 %43 to i128
  %45 = mul nuw nsw i128 %44, 2305843009213693487
  %46 = add i128 %45, %41
  %47 = lshr i128 %46, 64
  %48 = trunc nuw i128 %47 to i64
  %49 = icmp ugt i64 %48, 2305843009213693486
  %50 = add i64 %48, -2305843009213693487
  %51 = select i1 %49, i64 %50, i64 %48
  %52 = zext i64 %51 to i128
  %53 = mul nuw nsw i128 %52, 13838400
  %54 = trunc i128 %53 to i64
  %55 = mul i64 %54, 3456285112735364913
  %56 = zext i64 %55 to i128
  %57 = mul nuw nsw i128 %56, 2305843009213693487
  %58 = add nuw nsw i128 %57, %53
  %59 = lshr i128 %58, 64
  %60 = trunc nuw nsw i128 %59 to i64
  %61 = icmp ugt i64 %60, 2305843009213693486
  %62 = add nsw i64 %60, -2305843009213693487
  %63 = select i1 %61, i64 %62, i64 %60
  %64 = call i32 @learn(ptr %10, i64 %63, i8 2, i32 %1, i32 %2)
  %65 = icmp eq i32 %64, 0
  %66 = zext i1 %65 to i32
  %67 = getelementptr inbounds i8, ptr %0, i64 128
  %68 = load i32, ptr %67, align 8
  %69 = or i32 %68, %66
  store i32 %69, ptr %67, align 8
  br label %70

70:                                               ; preds = %37, %7, %4
  %71 = phi i32 [ %5, %4 ], [ %8, %7 ], [ %64, %37 ]
  ret i32 %71
}

define internal void @add_term(ptr %0, ptr %1, i32 %2, i32 %3) {
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %85

8:                                                ; preds = %4
  %9 = load ptr, ptr %1, align 8
  %10 = zext i32 %6 to i64
  %11 = zext i32 %6 to i64
  %12 = load i32, ptr %9, align 4
  %13 = icmp eq i32 %12, %2
  br i1 %13, label %24, label %14

14:                                               ; preds = %8, %18
  %15 = phi i64 [ %16, %18 ], [ 0, %8 ]
  %16 = add nuw nsw i64 %15, 1
  %17 = icmp eq i64 %16, %11
  br i1 %17, label %85, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.Term, ptr %9, i64 %16
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, %2
  br i1 %21, label %22, label %14

22:                                               ; preds = %18
  %23 = icmp ult i64 %16, %10
  br label %24

24:                                               ; preds = %22, %8
  %25 = phi i64 [ %16, %22 ], [ 0, %8 ]
  %26 = phi i1 [ %23, %22 ], [ %7, %8 ]
  %27 = getelementptr inbounds i8, ptr %1, i64 8
  %28 = getelementptr inbounds %struct.Term, ptr %9, i64 %25, i32 1
  %29 = load i32, ptr %28, align 4
  %30 = load ptr, ptr %0, align 8
  %31 = icmp slt i32 %29, 0
  %32 = load ptr, ptr %30, align 8
  br i1 %31, label %33, label %39

33:                                               ; preds = %24
  %34 = sub nsw i32 0, %29
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds %struct.Scalar, ptr %32, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = sub i64 2305843009213693487, %37
  br label %43

39:                                               ; preds = %24
  %40 = zext i32 %29 to i64
  %41 = getelementptr inbounds %struct.Scalar, ptr %32, i64 %40
  %42 = load i64, ptr %41, align 8
  br label %43

43:                                               ; preds = %39, %33
  %44 = phi i64 [ %38, %33 ], [ %42, %39 ]
  %45 = icmp slt i32 %3, 0
  %46 = load ptr, ptr %30, align 8
  br i1 %45, label %47, label %53

47:                                               ; preds = %43
  %48 = sub nsw i32 0, %3
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds %struct.Scalar, ptr %46, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = sub i64 2305843009213693487, %51
  br label %57

53:                                               ; preds = %43
  %54 = zext i32 %3 to i64
  %55 = getelementptr inbounds %struct.Scalar, ptr %46, i64 %54
  %56 = load i64, ptr %55, align 8
  br label %57

57:                                               ; preds = %53, %47
  %58 = phi i64 [ %52, %47 ], [ %56, %53 ]
  %59 = add i64 %58, %44
  %60 = icmp ugt i64 %59, 2305843009213693486
  %61 = add i64 %59, -2305843009213693487
  %62 = select i1 %60, i64 %61, i64 %59
  %63 = icmp ne i64 %62, 0
  br i1 %63, label %64, label %66

64:                                               ; preds = %57
  %65 = call i32 @learn(ptr %30, i64 %62, i8 1, i32 %29, i32 %3)
  br label %66

66:                                               ; preds = %57, %64
  %67 = phi i32 [ %65, %64 ], [ 0, %57 ]
  %68 = icmp eq i32 %67, 0
  %69 = and i1 %63, %68
  %70 = zext i1 %69 to i32
  %71 = getelementptr inbounds i8, ptr %0, i64 128
  %72 = load i32, ptr %71, align 8
  %73 = or i32 %72, %70
  store i32 %73, ptr %71, align 8
  %74 = load ptr, ptr %1, align 8
  br i1 %68, label %77, label %75

75:                                               ; preds = %66
  %76 = getelementptr inbounds %struct.Term, ptr %74, i64 %25, i32 1
  store i32 %67, ptr %76, align 4
  br label %84

77:                                               ; preds = %66
  %78 = getelementptr inbounds %struct.Term, ptr %74, i64 %25
  %79 = load i32, ptr %27, align 8
  %80 = add nsw i32 %79, -1
  store i32 %80, ptr %27, align 8
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds %struct.Term, ptr %74, i64 %81
  %83 = load i64, ptr %82, align 4
  store i64 %83, ptr %78, align 4
  br label %84

84:                                               ; preds = %75, %77
  br i1 %26, label %131, label %87

85:                                               ; preds = %14, %4
  %86 = getelementptr inbounds i8, ptr %1, i64 8
  br label %87

87:                                               ; preds = %85, %84
  %88 = phi ptr [ %86, %85 ], [ %27, %84 ]
  %89 = load i32, ptr %88, align 8
  %90 = getelementptr inbounds i8, ptr %1, i64 12
  %91 = load i32, ptr %90, align 4
  %92 = icmp eq i32 %89, %91
  br i1 %92, label %93, label %124

93:                                               ; preds = %87
  %94 = icmp eq i32 %91, 0
  %95 = shl nsw i32 %91, 1
  %96 = select i1 %94, i32 4, i32 %95
  %97 = getelementptr inbounds i8, ptr %0, i64 120
  %98 = load i32, ptr %97, align 8
  %99 = add nsw i32 %98, %96
  %100 = getelementptr inbounds i8, ptr %0, i64 124
  %101 = load i32, ptr %100, align 4
  %102 = icmp sgt i32 %99, %101
  br i1 %102, label %103, label %105

103:                                              ; preds = %93
  %104 = getelementptr inbounds i8, ptr %0, i64 128
  store i32 1, ptr %104, align 8
  br label %123

105:                                              ; preds = %93
  %106 = icmp eq i32 %89, 0
  br i1 %106, label %115, label %107

107:                                              ; preds = %105
  %108 = getelementptr inbounds i8, ptr %0, i64 112
  %109 = load ptr, ptr %108, align 8
  %110 = sext i32 %98 to i64
  %111 = getelementptr inbounds %struct.Term, ptr %109, i64 %110
  %112 = load ptr, ptr %1, align 8
  %113 = sext i32 %89 to i64
  %114 = shl nsw i64 %113, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %111, ptr align 4 %112, i64 %114, i1 false)
  br label %115

115:                                              ; preds = %107, %105
  %116 = getelementptr inbounds i8, ptr %0, i64 112
  %117 = load ptr, ptr %116, align 8
  %118 = load i32, ptr %97, align 8
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds %struct.Term, ptr %117, i64 %119
  store ptr %120, ptr %1, align 8
  store i32 %96, ptr %90, align 4
  %121 = load i32, ptr %97, align 8
  %122 = add nsw i32 %121, %96
  store i32 %122, ptr %97, align 8
  br label %123

123:                                              ; preds = %115, %103
  br i1 %102, label %131, label %124

124:                                              ; preds = %123, %87
  %125 = load ptr, ptr %1, align 8
  %126 = load i32, ptr %88, align 8
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %88, align 8
  %128 = sext i32 %126 to i64
  %129 = getelementptr inbounds %struct.Term, ptr %125, i64 %128
  store i32 %2, ptr %129, align 4
  %130 = getelementptr inbounds i8, ptr %129, i64 4
  store i32 %3, ptr %130, align 4
  br label %131

131:                                              ; preds = %124, %123, %84
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
  switch i32 %13, label %83 [
    i32 1, label %14
    i32 2, label %21
    i32 3, label %26
    i32 5, label %26
    i32 4, label %32
  ]

14:                                               ; preds = %5
  switch i32 %11, label %83 [
    i32 0, label %15
    i32 1, label %18
  ]

15:                                               ; preds = %14
  %16 = getelementptr inbounds i8, ptr %9, i64 4
  %17 = load i32, ptr %16, align 4
  br label %83

18:                                               ; preds = %14
  %19 = getelementptr inbounds i8, ptr %9, i64 8
  %20 = load i32, ptr %19, align 4
  br label %83

21:                                               ; preds = %5
  %22 = icmp eq i32 %11, 0
  br i1 %22, label %23, label %83

23:                                               ; preds = %21
  %24 = getelementptr inbounds i8, ptr %9, i64 8
  %25 = load i32, ptr %24, align 4
  br label %83

26:                                               ; preds = %5, %5
  %27 = icmp eq i32 %11, 0
  br i1 %27, label %28, label %83

28:                                               ; preds = %26
  %29 = getelementptr inbounds i8, ptr %9, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = xor i32 %30, -1
  br label %83

32:                                               ; preds = %5
  switch i32 %11, label %83 [
    i32 0, label %33
    i32 1, label %37
  ]

33:                                               ; preds = %32
  %34 = getelementptr inbounds i8, ptr %9, i64 4
  %35 = load i32, ptr %34, align 4
  %36 = xor i32 %35, -1
  br label %83

37:                                               ; preds = %32
  %38 = getelementptr inbounds i8, ptr %9, i64 8
  %39 = load i32, ptr %38, align 4
  %40 = xor i32 %39, -1
  br label %83

41:                                               ; preds = %2
  %42 = getelementptr inbounds i8, ptr %0, i64 16
  %43 = load ptr, ptr %42, align 8
  %44 = xor i32 %3, -1
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds %struct.Sum, ptr %43, i64 %45
  %47 = getelementptr inbounds i8, ptr %1, i64 4
  %48 = getelementptr inbounds i8, ptr %46, i64 8
  %49 = getelementptr inbounds i8, ptr %1, i64 8
  %50 = getelementptr inbounds i8, ptr %0, i64 72
  %51 = getelementptr inbounds i8, ptr %0, i64 56
  br label %52

52:                                               ; preds = %81, %41
  %53 = phi i32 [ undef, %41 ], [ %82, %81 ]
  %54 = load i32, ptr %47, align 4
  %55 = load i32, ptr %48, align 8
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %57, label %83

57:                                               ; preds = %52
  %58 = load ptr, ptr %46, align 8
  %59 = sext i32 %54 to i64
  %60 = getelementptr inbounds %struct.Term, ptr %58, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = load i32, ptr %49, align 4
  %63 = load ptr, ptr %50, align 8
  %64 = sext i32 %61 to i64
  %65 = getelementptr i32, ptr %63, i64 %64
  %66 = getelementptr i8, ptr %65, i64 4
  %67 = load i32, ptr %66, align 4
  %68 = load i32, ptr %65, align 4
  %69 = sub nsw i32 %67, %68
  %70 = icmp slt i32 %62, %69
  br i1 %70, label %71, label %79

71:                                               ; preds = %57
  %72 = load ptr, ptr %51, align 8
  %73 = sext i32 %68 to i64
  %74 = getelementptr inbounds i32, ptr %72, i64 %73
  %75 = add nsw i32 %62, 1
  store i32 %75, ptr %49, align 4
  %76 = sext i32 %62 to i64
  %77 = getelementptr inbounds i32, ptr %74, i64 %76
  %78 = load i32, ptr %77, align 4
  br label %81

79:                                               ; preds = %57
  %80 = add nsw i32 %54, 1
  store i32 %80, ptr %47, align 4
  store i32 0, ptr %49, align 4
  br label %81

81:                                               ; preds = %79, %71
  %82 = phi i32 [ %78, %71 ], [ %53, %79 ]
  br i1 %70, label %83, label %52

83:                                               ; preds = %81, %52, %14, %18, %15, %21, %23, %26, %28, %32, %37, %33, %5
  %84 = phi i32 [ %17, %15 ], [ %20, %18 ], [ -2147483648, %14 ], [ %25, %23 ], [ -2147483648, %21 ], [ %31, %28 ], [ -2147483648, %26 ], [ %36, %33 ], [ %40, %37 ], [ -2147483648, %32 ], [ -2147483648, %5 ], [ %82, %81 ], [ -2147483648, %52 ]
  ret i32 %84
}

define internal { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5) {
  %7 = alloca [48 x i32], align 16
  %8 = alloca [48 x i32], align 16
  %9 = alloca %struct.Sum, align 8
  %10 = icmp sgt i32 %3, 48
  br i1 %10, label %18, label %11

11:                                               ; preds = %6
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = getelementptr inbounds i8, ptr %0, i64 88
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 56
  %17 = zext i32 %3 to i64
  br label %81

18:                                               ; preds = %6
  %19 = getelementptr inbounds i8, ptr %1, i64 128
  store i32 1, ptr %19, align 8
  br label %225

20:                                               ; preds = %97, %11
  %21 = phi i32 [ 0, %11 ], [ %98, %97 ]
  %22 = icmp sgt i32 %21, 1
  br i1 %22, label %23, label %46

23:                                               ; preds = %20
  %24 = zext i32 %21 to i64
  br label %25

25:                                               ; preds = %40, %23
  %26 = phi i64 [ 1, %23 ], [ %44, %40 ]
  %27 = getelementptr inbounds i32, ptr %8, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = trunc nuw nsw i64 %26 to i32
  br label %30

30:                                               ; preds = %37, %25
  %31 = phi i32 [ %29, %25 ], [ %38, %37 ]
  %32 = zext i32 %31 to i64
  %33 = getelementptr i32, ptr %8, i64 %32
  %34 = getelementptr i8, ptr %33, i64 -4
  %35 = load i32, ptr %34, align 4
  %36 = icmp sgt i32 %35, %28
  br i1 %36, label %37, label %40

37:                                               ; preds = %30
  store i32 %35, ptr %33, align 4
  %38 = add nsw i32 %31, -1
  %39 = icmp sgt i32 %31, 1
  br i1 %39, label %30, label %40

40:                                               ; preds = %37, %30
  %41 = phi i32 [ 0, %37 ], [ %31, %30 ]
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %8, i64 %42
  store i32 %28, ptr %43, align 4
  %44 = add nuw nsw i64 %26, 1
  %45 = icmp eq i64 %44, %24
  br i1 %45, label %46, label %25

46:                                               ; preds = %40, %20
  %47 = call i32 @monomial(ptr %1, ptr %8, i32 %21)
  %48 = getelementptr inbounds i8, ptr %1, i64 120
  %49 = load i32, ptr %48, align 8
  %50 = add nsw i32 %49, 4
  %51 = getelementptr inbounds i8, ptr %1, i64 124
  %52 = load i32, ptr %51, align 4
  %53 = icmp sgt i32 %50, %52
  br i1 %53, label %54, label %56

54:                                               ; preds = %46
  %55 = getelementptr inbounds i8, ptr %1, i64 128
  store i32 1, ptr %55, align 8
  br label %63

56:                                               ; preds = %46
  %57 = getelementptr inbounds i8, ptr %1, i64 112
  %58 = load ptr, ptr %57, align 8
  %59 = load i32, ptr %48, align 8
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.Term, ptr %58, i64 %60
  %62 = add nsw i32 %59, 4
  store i32 %62, ptr %48, align 8
  br label %63

63:                                               ; preds = %56, %54
  %64 = phi ptr [ null, %54 ], [ %61, %56 ]
  %65 = phi i64 [ 0, %54 ], [ 17179869184, %56 ]
  br i1 %53, label %69, label %66

66:                                               ; preds = %63
  %67 = or disjoint i64 %65, 1
  store i32 %47, ptr %64, align 4
  %68 = getelementptr inbounds i8, ptr %64, i64 4
  store i32 %4, ptr %68, align 4
  br label %69

69:                                               ; preds = %63, %66
  %70 = phi i64 [ %65, %63 ], [ %67, %66 ]
  %71 = getelementptr inbounds i8, ptr %1, i64 128
  %72 = icmp sgt i32 %3, 0
  br i1 %72, label %73, label %225

73:                                               ; preds = %69
  %74 = getelementptr inbounds i8, ptr %0, i64 88
  %75 = getelementptr inbounds i8, ptr %0, i64 72
  %76 = sext i32 %5 to i64
  %77 = getelementptr inbounds i8, ptr %1, i64 72
  %78 = getelementptr inbounds i8, ptr %1, i64 56
  %79 = getelementptr inbounds i8, ptr %9, i64 8
  %80 = zext i32 %3 to i64
  br label %101

81:                                               ; preds = %13, %97
  %82 = phi i64 [ 0, %13 ], [ %99, %97 ]
  %83 = phi i32 [ 0, %13 ], [ %98, %97 ]
  %84 = getelementptr inbounds i32, ptr %2, i64 %82
  %85 = load i32, ptr %84, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %15, i64 %86
  %88 = load i8, ptr %87, align 1
  %89 = icmp eq i8 %88, 0
  br i1 %89, label %90, label %97

90:                                               ; preds = %81
  %91 = load ptr, ptr %16, align 8
  %92 = getelementptr inbounds i32, ptr %91, i64 %86
  %93 = load i32, ptr %92, align 4
  %94 = add nsw i32 %83, 1
  %95 = sext i32 %83 to i64
  %96 = getelementptr inbounds [48 x i32], ptr %8, i64 0, i64 %95
  store i32 %93, ptr %96, align 4
  br label %97

97:                                               ; preds = %81, %90
  %98 = phi i32 [ %83, %81 ], [ %94, %90 ]
  %99 = add nuw nsw i64 %82, 1
  %100 = icmp eq i64 %99, %17
  br i1 %100, label %20, label %81

101:                                              ; preds = %73, %220
  %102 = phi i64 [ 0, %73 ], [ %223, %220 ]
  %103 = phi i64 [ %70, %73 ], [ %222, %220 ]
  %104 = phi ptr [ %64, %73 ], [ %221, %220 ]
  %105 = load i32, ptr %71, align 8
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %225

107:                                              ; preds = %101
  %108 = load ptr, ptr %74, align 8
  %109 = getelementptr inbounds i32, ptr %2, i64 %102
  %110 = load i32, ptr %109, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr %108, i64 %111
  %113 = load i8, ptr %112, align 1
  %114 = icmp eq i8 %113, 0
  br i1 %114, label %220, label %115

115:                                              ; preds = %107
  %116 = load ptr, ptr %75, align 8
  %117 = getelementptr inbounds %struct.Sum, ptr %116, i64 %111
  call void @llvm.memset.p0.i64(ptr align 8 %9, i8 0, i64 16, i1 false)
  %118 = getelementptr inbounds i8, ptr %117, i64 8
  %119 = load i32, ptr %118, align 8
  %120 = sext i32 %119 to i64
  %121 = shl i64 %103, 32
  %122 = ashr exact i64 %121, 32
  %123 = mul nsw i64 %122, %120
  %124 = icmp sgt i64 %123, %76
  br i1 %124, label %130, label %125

125:                                              ; preds = %115
  %126 = trunc i64 %103 to i32
  %127 = icmp sgt i32 %126, 0
  br i1 %127, label %128, label %138

128:                                              ; preds = %125
  %129 = and i64 %103, 2147483647
  br label %131

130:                                              ; preds = %115
  store i32 1, ptr %71, align 8
  br label %217

131:                                              ; preds = %128, %145
  %132 = phi i64 [ 0, %128 ], [ %146, %145 ]
  %133 = load i32, ptr %118, align 8
  %134 = icmp sgt i32 %133, 0
  br i1 %134, label %135, label %145

135:                                              ; preds = %131
  %136 = getelementptr inbounds %struct.Term, ptr %104, i64 %132
  %137 = getelementptr inbounds %struct.Term, ptr %104, i64 %132, i32 1
  br label %141

138:                                              ; preds = %145, %125
  %139 = load ptr, ptr %9, align 8
  %140 = load i64, ptr %79, align 8
  br label %217

141:                                              ; preds = %135, %206
  %142 = phi i64 [ 0, %135 ], [ %213, %206 ]
  %143 = load i32, ptr %71, align 8
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %148, label %145

145:                                              ; preds = %141, %206, %131
  %146 = add nuw nsw i64 %132, 1
  %147 = icmp eq i64 %146, %129
  br i1 %147, label %138, label %131

148:                                              ; preds = %141
  %149 = load i32, ptr %136, align 4
  %150 = load ptr, ptr %117, align 8
  %151 = getelementptr inbounds %struct.Term, ptr %150, i64 %142
  %152 = load i32, ptr %151, align 4
  %153 = load ptr, ptr %77, align 8
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

168:                                              ; preds = %148
  store i32 1, ptr %71, align 8
  br label %206

169:                                              ; preds = %148
  %170 = load ptr, ptr %78, align 8
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
  %208 = load i32, ptr %137, align 4
  %209 = load ptr, ptr %117, align 8
  %210 = getelementptr inbounds %struct.Term, ptr %209, i64 %142, i32 1
  %211 = load i32, ptr %210, align 4
  %212 = call i32 @scale_product(ptr %1, i32 %208, i32 %211)
  call void @add_term(ptr %1, ptr %9, i32 %207, i32 %212)
  %213 = add nuw nsw i64 %142, 1
  %214 = load i32, ptr %118, align 8
  %215 = sext i32 %214 to i64
  %216 = icmp slt i64 %213, %215
  br i1 %216, label %141, label %145

217:                                              ; preds = %138, %130
  %218 = phi ptr [ %104, %130 ], [ %139, %138 ]
  %219 = phi i64 [ %103, %130 ], [ %140, %138 ]
  br i1 %124, label %225, label %220

220:                                              ; preds = %217, %107
  %221 = phi ptr [ %104, %107 ], [ %218, %217 ]
  %222 = phi i64 [ %103, %107 ], [ %219, %217 ]
  %223 = add nuw nsw i64 %102, 1
  %224 = icmp eq i64 %223, %80
  br i1 %224, label %225, label %101

225:                                              ; preds = %101, %220, %217, %69, %18
  %226 = phi ptr [ null, %18 ], [ %64, %69 ], [ %218, %217 ], [ %221, %220 ], [ %104, %101 ]
  %227 = phi i64 [ 0, %18 ], [ %70, %69 ], [ %219, %217 ], [ %222, %220 ], [ %103, %101 ]
  %228 = insertvalue { ptr, i64 } poison, ptr %226, 0
  %229 = insertvalue { ptr, i64 } %228, i64 %227, 1
  ret { ptr, i64 } %229
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

47:                                               ; preds = %31, %251
  %48 = phi i64 [ 0, %31 ], [ %252, %251 ]
  %49 = phi ptr [ %27, %31 ], [ %254, %251 ]
  %50 = load i32, ptr %23, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %65, label %52

52:                                               ; preds = %47, %251, %4
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
  br i1 %58, label %59, label %259

59:                                               ; preds = %52
  %60 = getelementptr inbounds i8, ptr %13, i64 56
  %61 = call i32 @llvm.abs.i32(i32 %12, i1 true)
  %62 = zext i32 %22 to i64
  %63 = zext i32 %22 to i64
  %64 = trunc nuw i64 %11 to i32
  br label %260

65:                                               ; preds = %47
  %66 = load ptr, ptr %49, align 8
  %67 = getelementptr inbounds %struct.Term, ptr %66, i64 %48
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr inbounds i8, ptr %67, i64 4
  %70 = load i32, ptr %69, align 4
  %71 = load ptr, ptr %14, align 8
  %72 = getelementptr i32, ptr %71, i64 %17
  %73 = getelementptr i8, ptr %72, i64 4
  %74 = load i32, ptr %73, align 4
  %75 = load i32, ptr %72, align 4
  %76 = sub nsw i32 %74, %75
  %77 = sext i32 %68 to i64
  %78 = getelementptr i32, ptr %71, i64 %77
  %79 = getelementptr i8, ptr %78, i64 4
  %80 = load i32, ptr %79, align 4
  %81 = load i32, ptr %78, align 4
  %82 = sub nsw i32 %80, %81
  %83 = load ptr, ptr %32, align 8
  %84 = sext i32 %75 to i64
  %85 = getelementptr inbounds i32, ptr %83, i64 %84
  %86 = sext i32 %81 to i64
  %87 = getelementptr inbounds i32, ptr %83, i64 %86
  %88 = icmp sgt i32 %76, 0
  %89 = icmp sgt i32 %82, 0
  %90 = select i1 %88, i1 true, i1 %89
  br i1 %90, label %91, label %147

91:                                               ; preds = %65, %138
  %92 = phi i1 [ %144, %138 ], [ %88, %65 ]
  %93 = phi i32 [ %143, %138 ], [ 0, %65 ]
  %94 = phi i32 [ %142, %138 ], [ 0, %65 ]
  %95 = phi i32 [ %141, %138 ], [ 0, %65 ]
  %96 = phi i32 [ %140, %138 ], [ 0, %65 ]
  %97 = phi i32 [ %139, %138 ], [ 0, %65 ]
  %98 = icmp eq i32 %94, %82
  br i1 %98, label %108, label %99

99:                                               ; preds = %91
  br i1 %92, label %100, label %116

100:                                              ; preds = %99
  %101 = sext i32 %93 to i64
  %102 = getelementptr inbounds i32, ptr %85, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = sext i32 %94 to i64
  %105 = getelementptr inbounds i32, ptr %87, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = icmp slt i32 %103, %106
  br i1 %107, label %108, label %116

108:                                              ; preds = %100, %91
  %109 = add nsw i32 %93, 1
  %110 = sext i32 %93 to i64
  %111 = getelementptr inbounds i32, ptr %85, i64 %110
  %112 = load i32, ptr %111, align 4
  %113 = add nsw i32 %97, 1
  %114 = sext i32 %97 to i64
  %115 = getelementptr inbounds [48 x i32], ptr %5, i64 0, i64 %114
  store i32 %112, ptr %115, align 4
  br label %138

116:                                              ; preds = %100, %99
  %117 = icmp eq i32 %93, %76
  br i1 %117, label %126, label %118

118:                                              ; preds = %116
  %119 = sext i32 %94 to i64
  %120 = getelementptr inbounds i32, ptr %87, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = sext i32 %93 to i64
  %123 = getelementptr inbounds i32, ptr %85, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = icmp slt i32 %121, %124
  br i1 %125, label %126, label %134

126:                                              ; preds = %118, %116
  %127 = add nsw i32 %94, 1
  %128 = sext i32 %94 to i64
  %129 = getelementptr inbounds i32, ptr %87, i64 %128
  %130 = load i32, ptr %129, align 4
  %131 = add nsw i32 %96, 1
  %132 = sext i32 %96 to i64
  %133 = getelementptr inbounds [48 x i32], ptr %6, i64 0, i64 %132
  store i32 %130, ptr %133, align 4
  br label %138

134:                                              ; preds = %118
  %135 = add nsw i32 %93, 1
  %136 = add nsw i32 %94, 1
  %137 = add nsw i32 %95, 1
  br label %138

138:                                              ; preds = %134, %126, %108
  %139 = phi i32 [ %113, %108 ], [ %97, %126 ], [ %97, %134 ]
  %140 = phi i32 [ %96, %108 ], [ %131, %126 ], [ %96, %134 ]
  %141 = phi i32 [ %95, %108 ], [ %95, %126 ], [ %137, %134 ]
  %142 = phi i32 [ %94, %108 ], [ %127, %126 ], [ %136, %134 ]
  %143 = phi i32 [ %109, %108 ], [ %93, %126 ], [ %135, %134 ]
  %144 = icmp slt i32 %143, %76
  %145 = icmp slt i32 %142, %82
  %146 = select i1 %144, i1 true, i1 %145
  br i1 %146, label %91, label %147

147:                                              ; preds = %138, %65
  %148 = phi i32 [ 0, %65 ], [ %139, %138 ]
  %149 = phi i32 [ 0, %65 ], [ %140, %138 ]
  %150 = phi i32 [ 0, %65 ], [ %141, %138 ]
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %155, label %152

152:                                              ; preds = %147
  %153 = call i32 @monomial(ptr %13, ptr %5, i32 %148)
  %154 = call i32 @monomial(ptr %13, ptr %6, i32 %149)
  br label %155

155:                                              ; preds = %147, %152
  %156 = phi i32 [ %153, %152 ], [ %10, %147 ]
  %157 = phi i32 [ %154, %152 ], [ %68, %147 ]
  %158 = icmp slt i32 %156, %157
  %159 = icmp eq i32 %70, %12
  br i1 %158, label %160, label %207

160:                                              ; preds = %155
  br i1 %159, label %205, label %161

161:                                              ; preds = %160
  %162 = icmp eq i32 %70, %41
  br i1 %162, label %205, label %163

163:                                              ; preds = %161
  %164 = load ptr, ptr %13, align 8
  %165 = icmp slt i32 %70, 0
  %166 = load ptr, ptr %164, align 8
  br i1 %165, label %167, label %173

167:                                              ; preds = %163
  %168 = sub nsw i32 0, %70
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds %struct.Scalar, ptr %166, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = sub i64 2305843009213693487, %171
  br label %177

173:                                              ; preds = %163
  %174 = zext i32 %70 to i64
  %175 = getelementptr inbounds %struct.Scalar, ptr %166, i64 %174
  %176 = load i64, ptr %175, align 8
  br label %177

177:                                              ; preds = %173, %167
  %178 = phi i64 [ %172, %167 ], [ %176, %173 ]
  %179 = call i64 @over_of(ptr %164, i32 %12)
  %180 = zext i64 %178 to i128
  %181 = zext i64 %179 to i128
  %182 = mul nuw i128 %181, %180
  %183 = trunc i128 %182 to i64
  %184 = mul i64 %183, 3456285112735364913
  %185 = zext i64 %184 to i128
  %186 = mul nuw nsw i128 %185, 2305843009213693487
  %187 = add i128 %186, %182
  %188 = lshr i128 %187, 64
  %189 = trunc nuw i128 %188 to i64
  %190 = icmp ugt i64 %189, 2305843009213693486
  %191 = add i64 %189, -2305843009213693487
  %192 = select i1 %190, i64 %191, i64 %189
  %193 = zext i64 %192 to i128
  %194 = mul nuw nsw i128 %193, 13838400
  %195 = trunc i128 %194 to i64
  %196 = mul i64 %195, 3456285112735364913
  %197 = zext i64 %196 to i128
  %198 = mul nuw nsw i128 %197, 2305843009213693487
  %199 = add nuw nsw i128 %198, %194
  %200 = lshr i128 %199, 64
  %201 = trunc nuw nsw i128 %200 to i64
  %202 = icmp ugt i64 %201, 2305843009213693486
  %203 = add nsw i64 %201, -2305843009213693487
  %204 = select i1 %202, i64 %203, i64 %201
  br label %205

205:                                              ; preds = %160, %161, %177
  %206 = phi i64 [ %204, %177 ], [ 1, %160 ], [ 2305843009213693486, %161 ]
  store i32 %1, ptr %7, align 8
  store i32 %10, ptr %42, align 4
  store i32 %68, ptr %43, align 8
  store i32 0, ptr %44, align 4
  store i32 %12, ptr %45, align 8
  store i32 %70, ptr %46, align 4
  call void %3(ptr %0, i8 3, i32 %156, i32 %157, i64 %206, ptr byval(%struct.Place) align 8 %7)
  br label %251

207:                                              ; preds = %155
  br i1 %159, label %249, label %208

208:                                              ; preds = %207
  %209 = sub nsw i32 0, %70
  %210 = icmp eq i32 %209, %12
  br i1 %210, label %249, label %211

211:                                              ; preds = %208
  %212 = load ptr, ptr %13, align 8
  %213 = load ptr, ptr %212, align 8
  br i1 %33, label %214, label %218

214:                                              ; preds = %211
  %215 = getelementptr inbounds %struct.Scalar, ptr %213, i64 %35
  %216 = load i64, ptr %215, align 8
  %217 = sub i64 2305843009213693487, %216
  br label %221

218:                                              ; preds = %211
  %219 = getelementptr inbounds %struct.Scalar, ptr %213, i64 %11
  %220 = load i64, ptr %219, align 8
  br label %221

221:                                              ; preds = %218, %214
  %222 = phi i64 [ %217, %214 ], [ %220, %218 ]
  %223 = call i64 @over_of(ptr %212, i32 %70)
  %224 = zext i64 %222 to i128
  %225 = zext i64 %223 to i128
  %226 = mul nuw i128 %225, %224
  %227 = trunc i128 %226 to i64
  %228 = mul i64 %227, 3456285112735364913
  %229 = zext i64 %228 to i128
  %230 = mul nuw nsw i128 %229, 2305843009213693487
  %231 = add i128 %230, %226
  %232 = lshr i128 %231, 64
  %233 = trunc nuw i128 %232 to i64
  %234 = icmp ugt i64 %233, 2305843009213693486
  %235 = add i64 %233, -2305843009213693487
  %236 = select i1 %234, i64 %235, i64 %233
  %237 = zext i64 %236 to i128
  %238 = mul nuw nsw i128 %237, 13838400
  %239 = trunc i128 %238 to i64
  %240 = mul i64 %239, 3456285112735364913
  %241 = zext i64 %240 to i128
  %242 = mul nuw nsw i128 %241, 2305843009213693487
  %243 = add nuw nsw i128 %242, %238
  %244 = lshr i128 %243, 64
  %245 = trunc nuw nsw i128 %244 to i64
  %246 = icmp ugt i64 %245, 2305843009213693486
  %247 = add nsw i64 %245, -2305843009213693487
  %248 = select i1 %246, i64 %247, i64 %245
  br label %249

249:                                              ; preds = %207, %208, %221
  %250 = phi i64 [ %248, %221 ], [ 1, %207 ], [ 2305843009213693486, %208 ]
  store i32 %1, ptr %8, align 8
  store i32 %68, ptr %36, align 4
  store i32 %10, ptr %37, align 8
  store i32 0, ptr %38, align 4
  store i32 %70, ptr %39, align 8
  store i32 %12, ptr %40, align 4
  call void %3(ptr %0, i8 3, i32 %157, i32 %156, i64 %250, ptr byval(%struct.Place) align 8 %8)
  br label %251

251:                                              ; preds = %249, %205
  %252 = add nuw nsw i64 %48, 1
  %253 = load ptr, ptr %24, align 8
  %254 = getelementptr inbounds %struct.Sum, ptr %253, i64 %25
  %255 = getelementptr inbounds i8, ptr %254, i64 8
  %256 = load i32, ptr %255, align 8
  %257 = sext i32 %256 to i64
  %258 = icmp slt i64 %252, %257
  br i1 %258, label %47, label %52

259:                                              ; preds = %309, %52
  ret void

260:                                              ; preds = %59, %309
  %261 = phi i64 [ 0, %59 ], [ %310, %309 ]
  %262 = phi i64 [ 1, %59 ], [ %311, %309 ]
  %263 = load ptr, ptr %60, align 8
  %264 = load ptr, ptr %14, align 8
  %265 = getelementptr inbounds i32, ptr %264, i64 %17
  %266 = load i32, ptr %265, align 4
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds i32, ptr %263, i64 %267
  %269 = getelementptr inbounds i32, ptr %268, i64 %261
  %270 = load i32, ptr %269, align 4
  %271 = icmp eq i64 %261, 0
  br i1 %271, label %276, label %272

272:                                              ; preds = %260
  %273 = getelementptr i8, ptr %269, i64 -4
  %274 = load i32, ptr %273, align 4
  %275 = icmp eq i32 %274, %270
  br i1 %275, label %309, label %276

276:                                              ; preds = %272, %260
  %277 = add nuw nsw i64 %261, 1
  %278 = icmp ult i64 %277, %62
  br i1 %278, label %280, label %279

279:                                              ; preds = %304, %276
  switch i32 %64, label %308 [
    i32 -1, label %309
    i32 1, label %309
  ]

280:                                              ; preds = %276, %304
  %281 = phi i64 [ %305, %304 ], [ %262, %276 ]
  %282 = icmp eq i64 %281, %277
  br i1 %282, label %295, label %283

283:                                              ; preds = %280
  %284 = load ptr, ptr %60, align 8
  %285 = load ptr, ptr %14, align 8
  %286 = getelementptr inbounds i32, ptr %285, i64 %17
  %287 = load i32, ptr %286, align 4
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds i32, ptr %284, i64 %288
  %290 = getelementptr inbounds i32, ptr %289, i64 %281
  %291 = load i32, ptr %290, align 4
  %292 = getelementptr i8, ptr %290, i64 -4
  %293 = load i32, ptr %292, align 4
  %294 = icmp eq i32 %291, %293
  br i1 %294, label %304, label %295

295:                                              ; preds = %283, %280
  %296 = load ptr, ptr %60, align 8
  %297 = load ptr, ptr %14, align 8
  %298 = getelementptr inbounds i32, ptr %297, i64 %17
  %299 = load i32, ptr %298, align 4
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds i32, ptr %296, i64 %300
  %302 = getelementptr inbounds i32, ptr %301, i64 %281
  %303 = load i32, ptr %302, align 4
  call void %3(ptr %0, i8 1, i32 %270, i32 %303, i64 0, ptr byval(%struct.Place) align 8 %9)
  br label %304

304:                                              ; preds = %283, %295
  %305 = add nuw nsw i64 %281, 1
  %306 = trunc nuw i64 %305 to i32
  %307 = icmp sgt i32 %22, %306
  br i1 %307, label %280, label %279

308:                                              ; preds = %279
  call void %3(ptr %0, i8 2, i32 %61, i32 %270, i64 0, ptr byval(%struct.Place) align 8 %9)
  br label %309

309:                                              ; preds = %279, %279, %308, %272
  %310 = add nuw nsw i64 %261, 1
  %311 = add nuw nsw i64 %262, 1
  %312 = icmp eq i64 %310, %63
  br i1 %312, label %259, label %260
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
  %15 = xor i64 %14, %4
  %16 = xor i64 %15, %13
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
  br i1 %58, label %59, label %146

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
  br label %146

76:                                               ; preds = %69, %67
  br i1 %60, label %77, label %103

77:                                               ; preds = %76
  %78 = xor i64 %14, %4
  %79 = xor i64 %78, %13
  %80 = mul i64 %79, -7046029254386353131
  %81 = lshr i64 %80, 33
  %82 = trunc nuw nsw i64 %81 to i32
  %83 = and i32 %21, %82
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr %8, i64 %84
  %86 = getelementptr inbounds i8, ptr %0, i64 24
  %87 = load i32, ptr %86, align 8
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %86, align 8
  %89 = getelementptr inbounds i8, ptr %0, i64 16
  %90 = load ptr, ptr %89, align 8
  %91 = sext i32 %87 to i64
  %92 = getelementptr inbounds %struct.Divisor, ptr %90, i64 %91
  %93 = load i32, ptr %85, align 4
  store i64 %4, ptr %92, align 8
  %94 = getelementptr inbounds i8, ptr %92, i64 8
  store i32 %2, ptr %94, align 8
  %95 = getelementptr inbounds i8, ptr %92, i64 12
  store i32 %3, ptr %95, align 4
  %96 = getelementptr inbounds i8, ptr %92, i64 16
  store i32 -1, ptr %96, align 8
  %97 = getelementptr inbounds i8, ptr %92, i64 20
  store i32 0, ptr %97, align 4
  %98 = getelementptr inbounds i8, ptr %92, i64 24
  store i32 0, ptr %98, align 8
  %99 = getelementptr inbounds i8, ptr %92, i64 28
  store i32 0, ptr %99, align 4
  %100 = getelementptr inbounds i8, ptr %92, i64 32
  store i32 %93, ptr %100, align 8
  %101 = getelementptr inbounds i8, ptr %92, i64 36
  store i8 %1, ptr %101, align 4
  %102 = getelementptr inbounds i8, ptr %92, i64 37
  store i8 0, ptr %102, align 1
  store i32 %87, ptr %85, align 4
  br label %103

103:                                              ; preds = %77, %76
  %104 = phi i32 [ %87, %77 ], [ %53, %76 ]
  %105 = icmp sgt i32 %55, -1
  br i1 %105, label %106, label %112

106:                                              ; preds = %103
  %107 = getelementptr inbounds i8, ptr %0, i64 48
  %108 = load ptr, ptr %107, align 8
  %109 = zext i32 %55 to i64
  %110 = getelementptr inbounds %struct.Place, ptr %108, i64 %109, i32 3
  %111 = load i32, ptr %110, align 4
  store i32 %111, ptr %54, align 8
  br label %116

112:                                              ; preds = %103
  %113 = getelementptr inbounds i8, ptr %0, i64 64
  %114 = load i32, ptr %113, align 8
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %113, align 8
  br label %116

116:                                              ; preds = %112, %106
  %117 = phi i32 [ %55, %106 ], [ %114, %112 ]
  %118 = getelementptr inbounds i8, ptr %0, i64 16
  %119 = load ptr, ptr %118, align 8
  %120 = sext i32 %104 to i64
  %121 = getelementptr inbounds %struct.Divisor, ptr %119, i64 %120, i32 3
  %122 = load i32, ptr %121, align 8
  %123 = getelementptr inbounds i8, ptr %5, i64 12
  store i32 %122, ptr %123, align 4
  %124 = getelementptr inbounds i8, ptr %0, i64 48
  %125 = load ptr, ptr %124, align 8
  %126 = sext i32 %117 to i64
  %127 = getelementptr inbounds %struct.Place, ptr %125, i64 %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %127, ptr align 8 %5, i64 24, i1 false)
  %128 = load ptr, ptr %118, align 8
  %129 = getelementptr inbounds %struct.Divisor, ptr %128, i64 %120, i32 3
  store i32 %117, ptr %129, align 8
  %130 = load ptr, ptr %118, align 8
  %131 = getelementptr inbounds %struct.Divisor, ptr %130, i64 %120, i32 4
  %132 = load i32, ptr %131, align 4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %131, align 4
  %134 = load ptr, ptr %118, align 8
  %135 = getelementptr inbounds %struct.Divisor, ptr %134, i64 %120, i32 9
  %136 = load i8, ptr %135, align 1
  %137 = icmp eq i8 %136, 0
  br i1 %137, label %138, label %146

138:                                              ; preds = %116
  store i8 1, ptr %135, align 1
  %139 = getelementptr inbounds i8, ptr %0, i64 80
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds i8, ptr %0, i64 88
  %142 = load i32, ptr %141, align 8
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %141, align 8
  %144 = sext i32 %142 to i64
  %145 = getelementptr inbounds i32, ptr %140, i64 %144
  store i32 %104, ptr %145, align 4
  br label %146

146:                                              ; preds = %138, %116, %52, %75
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
  br i1 %9, label %10, label %73

10:                                               ; preds = %2
  %11 = load i64, ptr %6, align 8
  br label %12

12:                                               ; preds = %44, %10
  %13 = phi i64 [ 2305843009213693485, %10 ], [ %46, %44 ]
  %14 = phi i64 [ 1, %10 ], [ %45, %44 ]
  %15 = phi i64 [ %11, %10 ], [ %70, %44 ]
  %16 = and i64 %13, 1
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %44, label %18

18:                                               ; preds = %12
  %19 = zext i64 %14 to i128
  %20 = zext i64 %15 to i128
  %21 = mul nuw i128 %20, %19
  %22 = trunc i128 %21 to i64
  %23 = mul i64 %22, 3456285112735364913
  %24 = zext i64 %23 to i128
  %25 = mul nuw nsw i128 %24, 2305843009213693487
  %26 = add i128 %25, %21
  %27 = lshr i128 %26, 64
  %28 = trunc nuw i128 %27 to i64
  %29 = icmp ugt i64 %28, 2305843009213693486
  %30 = add i64 %28, -2305843009213693487
  %31 = select i1 %29, i64 %30, i64 %28
  %32 = zext i64 %31 to i128
  %33 = mul nuw nsw i128 %32, 13838400
  %34 = trunc i128 %33 to i64
  %35 = mul i64 %34, 3456285112735364913
  %36 = zext i64 %35 to i128
  %37 = mul nuw nsw i128 %36, 2305843009213693487
  %38 = add nuw nsw i128 %37, %33
  %39 = lshr i128 %38, 64
  %40 = trunc nuw nsw i128 %39 to i64
  %41 = icmp ugt i64 %40, 2305843009213693486
  %42 = add nsw i64 %40, -2305843009213693487
  %43 = select i1 %41, i64 %42, i64 %40
  br label %44

44:                                               ; preds = %18, %12
  %45 = phi i64 [ %43, %18 ], [ %14, %12 ]
  %46 = lshr i64 %13, 1
  %47 = zext i64 %15 to i128
  %48 = mul nuw i128 %47, %47
  %49 = trunc i128 %48 to i64
  %50 = mul i64 %49, 3456285112735364913
  %51 = zext i64 %50 to i128
  %52 = mul nuw nsw i128 %51, 2305843009213693487
  %53 = add i128 %52, %48
  %54 = lshr i128 %53, 64
  %55 = trunc nuw i128 %54 to i64
  %56 = icmp ugt i64 %55, 2305843009213693486
  %57 = add i64 %55, -2305843009213693487
  %58 = select i1 %56, i64 %57, i64 %55
  %59 = zext i64 %58 to i128
  %60 = mul nuw nsw i128 %59, 13838400
  %61 = trunc i128 %60 to i64
  %62 = mul i64 %61, 3456285112735364913
  %63 = zext i64 %62 to i128
  %64 = mul nuw nsw i128 %63, 2305843009213693487
  %65 = add nuw nsw i128 %64, %60
  %66 = lshr i128 %65, 64
  %67 = trunc nuw nsw i128 %66 to i64
  %68 = icmp ugt i64 %67, 2305843009213693486
  %69 = add nsw i64 %67, -2305843009213693487
  %70 = select i1 %68, i64 %69, i64 %67
  %71 = icmp ult i64 %13, 2
  br i1 %71, label %72, label %12

72:                                               ; preds = %44
  store i64 %45, ptr %7, align 8
  br label %73

73:                                               ; preds = %72, %2
  %74 = icmp slt i32 %1, 0
  %75 = load i64, ptr %7, align 8
  %76 = sub i64 2305843009213693487, %75
  %77 = select i1 %74, i64 %76, i64 %75
  ret i64 %77
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
  br i1 %12, label %82, label %13

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
  br i1 %40, label %82, label %41

41:                                               ; preds = %39
  %42 = getelementptr inbounds i8, ptr %0, i64 608
  %43 = zext i32 %9 to i64
  %44 = getelementptr inbounds [64 x i32], ptr %42, i64 0, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds i8, ptr %0, i64 864
  %47 = getelementptr inbounds [64 x i32], ptr %46, i64 0, i64 %43
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %45, %48
  br i1 %49, label %50, label %72

50:                                               ; preds = %41
  %51 = shl nsw i32 %48, 1
  %52 = add nsw i32 %51, 64
  %53 = call i32 @llvm.umax.i32(i32 %52, i32 1)
  %54 = sext i32 %53 to i64
  %55 = call ptr @calloc(i64 %54, i64 4)
  %56 = icmp eq ptr %55, null
  br i1 %56, label %57, label %59

57:                                               ; preds = %50
  store i32 0, ptr %10, align 8
  %58 = getelementptr inbounds i8, ptr %0, i64 1120
  store i32 1, ptr %58, align 8
  br label %71

59:                                               ; preds = %50
  %60 = icmp eq i32 %45, 0
  br i1 %60, label %67, label %61

61:                                               ; preds = %59
  %62 = getelementptr inbounds i8, ptr %0, i64 96
  %63 = getelementptr inbounds [64 x ptr], ptr %62, i64 0, i64 %43
  %64 = load ptr, ptr %63, align 8
  %65 = sext i32 %45 to i64
  %66 = shl nsw i64 %65, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %55, ptr align 4 %64, i64 %66, i1 false)
  br label %67

67:                                               ; preds = %61, %59
  %68 = getelementptr inbounds i8, ptr %0, i64 96
  %69 = getelementptr inbounds [64 x ptr], ptr %68, i64 0, i64 %43
  %70 = load ptr, ptr %69, align 8
  call void @free(ptr %70)
  store ptr %55, ptr %69, align 8
  store i32 %52, ptr %47, align 4
  br label %71

71:                                               ; preds = %67, %57
  br i1 %56, label %82, label %72

72:                                               ; preds = %71, %41
  %73 = load i32, ptr %44, align 4
  %74 = getelementptr inbounds i8, ptr %7, i64 28
  store i32 %73, ptr %74, align 4
  %75 = getelementptr inbounds i8, ptr %0, i64 96
  %76 = getelementptr inbounds [64 x ptr], ptr %75, i64 0, i64 %43
  %77 = load ptr, ptr %76, align 8
  %78 = load i32, ptr %44, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %44, align 4
  %80 = sext i32 %78 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  store i32 %1, ptr %81, align 4
  br label %82

82:                                               ; preds = %39, %3, %71, %72
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
  %14 = getelementptr inbounds i8, ptr %0, i64 56
  br label %24

15:                                               ; preds = %71, %2
  %16 = phi i32 [ 0, %2 ], [ %72, %71 ]
  switch i64 %5, label %17 [
    i64 2305843009213693486, label %138
    i64 1, label %138
  ]

17:                                               ; preds = %15
  %18 = icmp sgt i32 %16, 0
  br i1 %18, label %19, label %77

19:                                               ; preds = %17
  %20 = getelementptr inbounds i8, ptr %0, i64 56
  %21 = load ptr, ptr %20, align 8
  %22 = zext i32 %16 to i64
  %23 = zext i32 %16 to i64
  br label %84

24:                                               ; preds = %11, %71
  %25 = phi i32 [ %9, %11 ], [ %75, %71 ]
  %26 = phi i32 [ 0, %11 ], [ %72, %71 ]
  %27 = load ptr, ptr %12, align 8
  %28 = zext i32 %25 to i64
  %29 = getelementptr inbounds %struct.Place, ptr %27, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds i8, ptr %29, i64 4
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds i8, ptr %29, i64 8
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds i8, ptr %29, i64 12
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 4 %35, i64 12, i1 false)
  %36 = icmp sgt i32 %26, 0
  br i1 %36, label %37, label %63

37:                                               ; preds = %24
  %38 = load ptr, ptr %13, align 8
  %39 = zext i32 %26 to i64
  br label %41

40:                                               ; preds = %58
  br i1 %59, label %71, label %63

41:                                               ; preds = %37, %58
  %42 = phi i64 [ 0, %37 ], [ %60, %58 ]
  %43 = getelementptr inbounds %struct.Place, ptr %38, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = icmp eq i32 %44, %30
  br i1 %45, label %46, label %58

46:                                               ; preds = %41
  %47 = getelementptr inbounds i8, ptr %43, i64 4
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, %32
  %50 = icmp eq i32 %48, %34
  %51 = select i1 %49, i1 true, i1 %50
  br i1 %51, label %58, label %52

52:                                               ; preds = %46
  %53 = getelementptr inbounds i8, ptr %43, i64 8
  %54 = load i32, ptr %53, align 4
  %55 = icmp eq i32 %54, %32
  %56 = icmp eq i32 %54, %34
  %57 = select i1 %55, i1 true, i1 %56
  br label %58

58:                                               ; preds = %52, %46, %41
  %59 = phi i1 [ false, %41 ], [ true, %46 ], [ %57, %52 ]
  %60 = add nuw nsw i64 %42, 1
  %61 = icmp uge i64 %60, %39
  %62 = select i1 %61, i1 true, i1 %59
  br i1 %62, label %40, label %41

63:                                               ; preds = %24, %40
  %64 = load ptr, ptr %14, align 8
  %65 = add nsw i32 %26, 1
  %66 = sext i32 %26 to i64
  %67 = getelementptr inbounds %struct.Place, ptr %64, i64 %66
  store i32 %30, ptr %67, align 4
  %68 = getelementptr inbounds i8, ptr %67, i64 4
  store i32 %32, ptr %68, align 4
  %69 = getelementptr inbounds i8, ptr %67, i64 8
  store i32 %34, ptr %69, align 4
  %70 = getelementptr inbounds i8, ptr %67, i64 12
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %70, ptr align 8 %3, i64 12, i1 false)
  br label %71

71:                                               ; preds = %63, %40
  %72 = phi i32 [ %26, %40 ], [ %65, %63 ]
  %73 = load ptr, ptr %12, align 8
  %74 = getelementptr inbounds %struct.Place, ptr %73, i64 %28, i32 3
  %75 = load i32, ptr %74, align 4
  %76 = icmp sgt i32 %75, -1
  br i1 %76, label %24, label %15

77:                                               ; preds = %113, %17
  %78 = phi i32 [ 1, %17 ], [ %115, %113 ]
  %79 = phi i32 [ %7, %17 ], [ %116, %113 ]
  %80 = icmp sgt i32 %16, 0
  br i1 %80, label %81, label %138

81:                                               ; preds = %77
  %82 = getelementptr inbounds i8, ptr %0, i64 56
  %83 = zext i32 %16 to i64
  br label %119

84:                                               ; preds = %19, %113
  %85 = phi i64 [ 0, %19 ], [ %117, %113 ]
  %86 = phi i32 [ %7, %19 ], [ %116, %113 ]
  %87 = phi i32 [ 1, %19 ], [ %115, %113 ]
  %88 = phi i32 [ 0, %19 ], [ %114, %113 ]
  %89 = getelementptr inbounds %struct.Place, ptr %21, i64 %85, i32 4
  %90 = load i32, ptr %89, align 4
  %91 = sub nsw i32 0, %90
  br label %94

92:                                               ; preds = %94
  %93 = icmp sgt i32 %103, %88
  br i1 %93, label %106, label %113

94:                                               ; preds = %84, %94
  %95 = phi i64 [ 0, %84 ], [ %104, %94 ]
  %96 = phi i32 [ 0, %84 ], [ %103, %94 ]
  %97 = getelementptr inbounds %struct.Place, ptr %21, i64 %95, i32 4
  %98 = load i32, ptr %97, align 4
  %99 = icmp eq i32 %98, %90
  %100 = icmp eq i32 %98, %91
  %101 = select i1 %99, i1 true, i1 %100
  %102 = zext i1 %101 to i32
  %103 = add nuw nsw i32 %96, %102
  %104 = add nuw nsw i64 %95, 1
  %105 = icmp eq i64 %104, %23
  br i1 %105, label %92, label %94

106:                                              ; preds = %92
  %107 = icmp slt i32 %90, 0
  %108 = call i32 @llvm.abs.i32(i32 %90, i1 true)
  %109 = getelementptr inbounds %struct.Place, ptr %21, i64 %85, i32 5
  %110 = load i32, ptr %109, align 4
  %111 = sub nsw i32 0, %110
  %112 = select i1 %107, i32 %111, i32 %110
  br label %113

113:                                              ; preds = %106, %92
  %114 = phi i32 [ %88, %92 ], [ %103, %106 ]
  %115 = phi i32 [ %87, %92 ], [ %108, %106 ]
  %116 = phi i32 [ %86, %92 ], [ %112, %106 ]
  %117 = add nuw nsw i64 %85, 1
  %118 = icmp eq i64 %117, %22
  br i1 %118, label %77, label %84

119:                                              ; preds = %81, %134
  %120 = phi i64 [ 0, %81 ], [ %136, %134 ]
  %121 = phi i32 [ 0, %81 ], [ %135, %134 ]
  %122 = load ptr, ptr %4, align 8
  %123 = load ptr, ptr %82, align 8
  %124 = getelementptr inbounds %struct.Place, ptr %123, i64 %120, i32 4
  %125 = load i32, ptr %124, align 4
  %126 = call i32 @scale_quotient(ptr %122, i32 %125, i32 %78)
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %134, label %128

128:                                              ; preds = %119
  %129 = load ptr, ptr %82, align 8
  %130 = add nsw i32 %121, 1
  %131 = sext i32 %121 to i64
  %132 = getelementptr inbounds %struct.Place, ptr %129, i64 %131
  %133 = getelementptr inbounds %struct.Place, ptr %129, i64 %120
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %132, ptr align 4 %133, i64 24, i1 false)
  br label %134

134:                                              ; preds = %119, %128
  %135 = phi i32 [ %130, %128 ], [ %121, %119 ]
  %136 = add nuw nsw i64 %120, 1
  %137 = icmp eq i64 %136, %83
  br i1 %137, label %138, label %119

138:                                              ; preds = %134, %77, %15, %15
  %139 = phi i32 [ %16, %15 ], [ %16, %15 ], [ 0, %77 ], [ %135, %134 ]
  %140 = phi i32 [ 1, %15 ], [ 1, %15 ], [ %78, %77 ], [ %78, %134 ]
  %141 = phi i32 [ %7, %15 ], [ %7, %15 ], [ %79, %77 ], [ %79, %134 ]
  %142 = getelementptr inbounds i8, ptr %1, i64 8
  %143 = load i32, ptr %142, align 8
  %144 = getelementptr inbounds i8, ptr %4, i64 72
  %145 = load ptr, ptr %144, align 8
  %146 = sext i32 %143 to i64
  %147 = getelementptr i32, ptr %145, i64 %146
  %148 = getelementptr i8, ptr %147, i64 4
  %149 = load i32, ptr %148, align 4
  %150 = load i32, ptr %147, align 4
  %151 = sub nsw i32 %149, %150
  %152 = icmp eq i32 %140, 1
  %153 = call i32 @llvm.usub.sat.i32(i32 %151, i32 1)
  %154 = select i1 %152, i32 %153, i32 %151
  %155 = xor i32 %154, -1
  %156 = getelementptr inbounds i8, ptr %1, i64 12
  %157 = load i32, ptr %156, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr i32, ptr %145, i64 %158
  %160 = getelementptr i8, ptr %159, i64 4
  %161 = load i32, ptr %160, align 4
  %162 = load i32, ptr %159, align 4
  %163 = sub nsw i32 %161, %162
  %164 = icmp ne i32 %141, 1
  %165 = icmp ne i32 %141, -1
  %166 = and i1 %164, %165
  %167 = call i32 @llvm.usub.sat.i32(i32 %163, i32 1)
  %168 = select i1 %166, i32 %163, i32 %167
  %169 = sub nsw i32 %155, %168
  %170 = icmp sgt i32 %139, 0
  br i1 %170, label %171, label %177

171:                                              ; preds = %138
  %172 = getelementptr inbounds i8, ptr %0, i64 56
  %173 = load ptr, ptr %172, align 8
  %174 = sub nsw i32 0, %140
  %175 = add i32 %151, 1
  %176 = zext i32 %139 to i64
  br label %189

177:                                              ; preds = %189, %138
  %178 = phi i32 [ %169, %138 ], [ %231, %189 ]
  %179 = zext i32 %140 to i64
  %180 = shl nuw nsw i64 %179, 32
  %181 = zext i32 %178 to i64
  %182 = or disjoint i64 %180, %181
  %183 = insertvalue { i64, i64 } poison, i64 %182, 0
  %184 = zext i32 %139 to i64
  %185 = shl nuw i64 %184, 32
  %186 = zext i32 %141 to i64
  %187 = or disjoint i64 %185, %186
  %188 = insertvalue { i64, i64 } %183, i64 %187, 1
  ret { i64, i64 } %188

189:                                              ; preds = %171, %189
  %190 = phi i64 [ 0, %171 ], [ %232, %189 ]
  %191 = phi i32 [ %169, %171 ], [ %231, %189 ]
  %192 = getelementptr inbounds %struct.Place, ptr %173, i64 %190
  %193 = getelementptr inbounds i8, ptr %192, i64 4
  %194 = load i32, ptr %193, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr i32, ptr %145, i64 %195
  %197 = getelementptr i8, ptr %196, i64 4
  %198 = load i32, ptr %197, align 4
  %199 = load i32, ptr %196, align 4
  %200 = sub nsw i32 %198, %199
  %201 = getelementptr inbounds i8, ptr %192, i64 16
  %202 = load i32, ptr %201, align 4
  %203 = icmp ne i32 %202, 1
  %204 = icmp ne i32 %202, -1
  %205 = and i1 %203, %204
  %206 = call i32 @llvm.usub.sat.i32(i32 %200, i32 1)
  %207 = select i1 %205, i32 %200, i32 %206
  %208 = getelementptr inbounds i8, ptr %192, i64 8
  %209 = load i32, ptr %208, align 4
  %210 = getelementptr inbounds i8, ptr %192, i64 20
  %211 = load i32, ptr %210, align 4
  %212 = sext i32 %209 to i64
  %213 = getelementptr i32, ptr %145, i64 %212
  %214 = getelementptr i8, ptr %213, i64 4
  %215 = load i32, ptr %214, align 4
  %216 = load i32, ptr %213, align 4
  %217 = sub nsw i32 %215, %216
  %218 = icmp ne i32 %211, 1
  %219 = icmp ne i32 %211, -1
  %220 = and i1 %218, %219
  %221 = call i32 @llvm.usub.sat.i32(i32 %217, i32 1)
  %222 = select i1 %220, i32 %217, i32 %221
  %223 = icmp ne i32 %202, %140
  %224 = icmp ne i32 %202, %174
  %225 = select i1 %223, i1 %224, i1 false
  %226 = sext i1 %225 to i32
  %227 = add i32 %175, %191
  %228 = sub i32 %227, %200
  %229 = add i32 %228, %207
  %230 = add i32 %229, %226
  %231 = add i32 %230, %222
  %232 = add nuw nsw i64 %190, 1
  %233 = icmp eq i64 %232, %176
  br i1 %233, label %177, label %189
}

declare void @free(ptr noundef) local_unnamed_addr

define internal i32 @scale_quotient(ptr %0, i32 %1, i32 %2) {
  switch i32 %2, label %6 [
    i32 -1, label %4
    i32 1, label %4
  ]

4:                                                ; preds = %3, %3
  %5 = mul nsw i32 %2, %1
  br label %187

6:                                                ; preds = %3
  %7 = icmp eq i32 %1, %2
  br i1 %7, label %187, label %8

8:                                                ; preds = %6
  %9 = sub nsw i32 0, %2
  %10 = icmp eq i32 %9, %1
  br i1 %10, label %187, label %11

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
  br label %187

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
  br label %100

100:                                              ; preds = %87, %42, %97
  %101 = phi i32 [ %99, %97 ], [ 0, %42 ], [ 0, %87 ]
  %102 = getelementptr inbounds i8, ptr %0, i64 40
  %103 = icmp eq i32 %101, 0
  br i1 %103, label %104, label %114

104:                                              ; preds = %100
  %105 = getelementptr inbounds i8, ptr %0, i64 32
  %106 = zext i64 %69 to i128
  %107 = load i32, ptr %102, align 8
  %108 = icmp sgt i32 %107, 0
  br i1 %108, label %118, label %114

109:                                              ; preds = %184
  %110 = add nuw nsw i64 %119, 1
  %111 = load i32, ptr %102, align 8
  %112 = sext i32 %111 to i64
  %113 = icmp slt i64 %110, %112
  br i1 %113, label %118, label %114

114:                                              ; preds = %184, %109, %104, %100
  %115 = phi i32 [ %101, %100 ], [ %101, %104 ], [ %185, %109 ], [ %185, %184 ]
  store i32 %1, ptr %20, align 4
  %116 = getelementptr inbounds i8, ptr %20, i64 4
  store i32 %2, ptr %116, align 4
  %117 = getelementptr inbounds i8, ptr %20, i64 8
  store i32 %115, ptr %117, align 4
  br label %187

118:                                              ; preds = %104, %109
  %119 = phi i64 [ %110, %109 ], [ 0, %104 ]
  %120 = load ptr, ptr %105, align 8
  %121 = getelementptr inbounds i32, ptr %120, i64 %119
  %122 = load i32, ptr %121, align 4
  %123 = call i64 @over_of(ptr %0, i32 %122)
  %124 = zext i64 %123 to i128
  %125 = mul nuw i128 %124, %106
  %126 = trunc i128 %125 to i64
  %127 = mul i64 %126, 3456285112735364913
  %128 = zext i64 %127 to i128
  %129 = mul nuw nsw i128 %128, 2305843009213693487
  %130 = add i128 %129, %125
  %131 = lshr i128 %130, 64
  %132 = trunc nuw i128 %131 to i64
  %133 = icmp ugt i64 %132, 2305843009213693486
  %134 = add i64 %132, -2305843009213693487
  %135 = select i1 %133, i64 %134, i64 %132
  %136 = zext i64 %135 to i128
  %137 = mul nuw nsw i128 %136, 13838400
  %138 = trunc i128 %137 to i64
  %139 = mul i64 %138, 3456285112735364913
  %140 = zext i64 %139 to i128
  %141 = mul nuw nsw i128 %140, 2305843009213693487
  %142 = add nuw nsw i128 %141, %137
  %143 = lshr i128 %142, 64
  %144 = trunc nuw nsw i128 %143 to i64
  %145 = icmp ugt i64 %144, 2305843009213693486
  %146 = add nsw i64 %144, -2305843009213693487
  %147 = select i1 %145, i64 %146, i64 %144
  %148 = icmp ugt i64 %147, 1152921504606846743
  %149 = sub nsw i64 2305843009213693487, %147
  %150 = select i1 %148, i64 %149, i64 %147
  %151 = load ptr, ptr %73, align 8
  %152 = mul i64 %150, -7046029254386353131
  %153 = lshr i64 %152, 33
  %154 = trunc nuw nsw i64 %153 to i32
  %155 = load i32, ptr %78, align 8
  %156 = and i32 %155, %154
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds i32, ptr %151, i64 %157
  %159 = load i32, ptr %158, align 4
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %176, label %161

161:                                              ; preds = %118
  %162 = load ptr, ptr %0, align 8
  br label %167

163:                                              ; preds = %167
  %164 = getelementptr inbounds i8, ptr %170, i64 28
  %165 = load i32, ptr %164, align 4
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %176, label %167

167:                                              ; preds = %163, %161
  %168 = phi i32 [ %159, %161 ], [ %165, %163 ]
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds %struct.Scalar, ptr %162, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = icmp eq i64 %171, %150
  br i1 %172, label %173, label %163

173:                                              ; preds = %167
  %174 = sub nsw i32 0, %168
  %175 = select i1 %148, i32 %174, i32 %168
  br label %176

176:                                              ; preds = %163, %118, %173
  %177 = phi i32 [ %175, %173 ], [ 0, %118 ], [ 0, %163 ]
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %184, label %179

179:                                              ; preds = %176
  %180 = load ptr, ptr %105, align 8
  %181 = getelementptr inbounds i32, ptr %180, i64 %119
  %182 = load i32, ptr %181, align 4
  %183 = call i32 @learn(ptr %0, i64 %69, i8 2, i32 %182, i32 %177)
  br label %184

184:                                              ; preds = %179, %176
  %185 = phi i32 [ %183, %179 ], [ 0, %176 ]
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %109, label %114

187:                                              ; preds = %27, %114, %6, %8, %4
  %188 = phi i32 [ %5, %4 ], [ -1, %8 ], [ 1, %6 ], [ %29, %27 ], [ %115, %114 ]
  ret i32 %188
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
  %24 = select i1 %23, i32 2, i32 0
  br label %25

25:                                               ; preds = %66, %6
  %26 = phi i32 [ %16, %6 ], [ %67, %66 ]
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %25
  %29 = zext i32 %26 to i64
  br label %34

30:                                               ; preds = %56, %25
  %31 = phi i32 [ %26, %25 ], [ %57, %56 ]
  %32 = phi i32 [ 0, %25 ], [ %58, %56 ]
  %33 = icmp slt i32 %32, %3
  br i1 %33, label %66, label %61

34:                                               ; preds = %28, %56
  %35 = phi i64 [ 0, %28 ], [ %59, %56 ]
  %36 = phi i32 [ 0, %28 ], [ %58, %56 ]
  %37 = phi i32 [ %26, %28 ], [ %57, %56 ]
  %38 = icmp slt i32 %36, %3
  br i1 %38, label %39, label %49

39:                                               ; preds = %34
  %40 = getelementptr inbounds [48 x i32], ptr %7, i64 0, i64 %35
  %41 = load i32, ptr %40, align 4
  %42 = sext i32 %36 to i64
  %43 = getelementptr inbounds i32, ptr %2, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = icmp eq i32 %41, %44
  br i1 %45, label %46, label %49

46:                                               ; preds = %39
  %47 = add nsw i32 %36, 1
  %48 = add nsw i32 %37, -1
  br label %56

49:                                               ; preds = %39, %34
  %50 = getelementptr inbounds [48 x i32], ptr %7, i64 0, i64 %35
  %51 = load i32, ptr %50, align 4
  %52 = trunc nuw nsw i64 %35 to i32
  %53 = sub nsw i32 %52, %36
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [48 x i32], ptr %8, i64 0, i64 %54
  store i32 %51, ptr %55, align 4
  br label %56

56:                                               ; preds = %46, %49
  %57 = phi i32 [ %48, %46 ], [ %37, %49 ]
  %58 = phi i32 [ %47, %46 ], [ %36, %49 ]
  %59 = add nuw nsw i64 %35, 1
  %60 = icmp eq i64 %59, %29
  br i1 %60, label %30, label %34

61:                                               ; preds = %30
  %62 = sext i32 %31 to i64
  %63 = shl nsw i64 %62, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 %8, i64 %63, i1 false)
  %64 = getelementptr inbounds [48 x i32], ptr %7, i64 0, i64 %62
  store i32 %4, ptr %64, align 4
  %65 = add nsw i32 %31, 1
  br label %66

66:                                               ; preds = %61, %30
  %67 = phi i32 [ %26, %30 ], [ %65, %61 ]
  %68 = phi i32 [ 2, %30 ], [ %24, %61 ]
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %25, label %70

70:                                               ; preds = %66
  %71 = icmp sgt i32 %67, 1
  br i1 %71, label %72, label %95

72:                                               ; preds = %70
  %73 = zext i32 %67 to i64
  br label %74

74:                                               ; preds = %89, %72
  %75 = phi i64 [ 1, %72 ], [ %93, %89 ]
  %76 = getelementptr inbounds i32, ptr %7, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = trunc nuw nsw i64 %75 to i32
  br label %79

79:                                               ; preds = %86, %74
  %80 = phi i32 [ %78, %74 ], [ %87, %86 ]
  %81 = zext i32 %80 to i64
  %82 = getelementptr i32, ptr %7, i64 %81
  %83 = getelementptr i8, ptr %82, i64 -4
  %84 = load i32, ptr %83, align 4
  %85 = icmp sgt i32 %84, %77
  br i1 %85, label %86, label %89

86:                                               ; preds = %79
  store i32 %84, ptr %82, align 4
  %87 = add nsw i32 %80, -1
  %88 = icmp sgt i32 %80, 1
  br i1 %88, label %79, label %89

89:                                               ; preds = %86, %79
  %90 = phi i32 [ 0, %86 ], [ %80, %79 ]
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr %7, i64 %91
  store i32 %77, ptr %92, align 4
  %93 = add nuw nsw i64 %75, 1
  %94 = icmp eq i64 %93, %73
  br i1 %94, label %95, label %74

95:                                               ; preds = %89, %70
  %96 = call i32 @monomial(ptr %0, ptr %7, i32 %67)
  ret i32 %96
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
  br i1 %12, label %13, label %104

13:                                               ; preds = %4
  %14 = load ptr, ptr %9, align 8
  %15 = zext i32 %11 to i64
  br label %19

16:                                               ; preds = %19
  %17 = add nuw nsw i64 %20, 1
  %18 = icmp eq i64 %17, %15
  br i1 %18, label %104, label %19

19:                                               ; preds = %13, %16
  %20 = phi i64 [ 0, %13 ], [ %17, %16 ]
  %21 = getelementptr inbounds %struct.Term, ptr %14, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, %2
  br i1 %23, label %24, label %16

24:                                               ; preds = %19
  %25 = getelementptr inbounds %struct.Term, ptr %14, i64 %20, i32 1
  %26 = load i32, ptr %25, align 4
  %27 = load ptr, ptr %5, align 8
  %28 = icmp slt i32 %26, 0
  %29 = load ptr, ptr %27, align 8
  br i1 %28, label %30, label %36

30:                                               ; preds = %24
  %31 = sub nsw i32 0, %26
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds %struct.Scalar, ptr %29, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = sub i64 2305843009213693487, %34
  br label %40

36:                                               ; preds = %24
  %37 = zext i32 %26 to i64
  %38 = getelementptr inbounds %struct.Scalar, ptr %29, i64 %37
  %39 = load i64, ptr %38, align 8
  br label %40

40:                                               ; preds = %36, %30
  %41 = phi i64 [ %35, %30 ], [ %39, %36 ]
  %42 = icmp slt i32 %3, 0
  %43 = load ptr, ptr %27, align 8
  br i1 %42, label %44, label %50

44:                                               ; preds = %40
  %45 = sub nsw i32 0, %3
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.Scalar, ptr %43, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = sub i64 2305843009213693487, %48
  br label %54

50:                                               ; preds = %40
  %51 = zext i32 %3 to i64
  %52 = getelementptr inbounds %struct.Scalar, ptr %43, i64 %51
  %53 = load i64, ptr %52, align 8
  br label %54

54:                                               ; preds = %50, %44
  %55 = phi i64 [ %49, %44 ], [ %53, %50 ]
  %56 = add i64 %55, %41
  %57 = icmp ugt i64 %56, 2305843009213693486
  %58 = add i64 %56, -2305843009213693487
  %59 = select i1 %57, i64 %58, i64 %56
  %60 = icmp ne i64 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %54
  %62 = call i32 @learn(ptr %27, i64 %59, i8 1, i32 %26, i32 %3)
  br label %63

63:                                               ; preds = %54, %61
  %64 = phi i32 [ %62, %61 ], [ 0, %54 ]
  %65 = icmp eq i32 %64, 0
  %66 = select i1 %60, i1 %65, i1 false
  %67 = zext i1 %66 to i32
  %68 = getelementptr inbounds i8, ptr %5, i64 128
  %69 = load i32, ptr %68, align 8
  %70 = or i32 %69, %67
  store i32 %70, ptr %68, align 8
  %71 = load ptr, ptr %0, align 8
  %72 = getelementptr inbounds i8, ptr %71, i64 16
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds %struct.Sum, ptr %73, i64 %8
  %75 = getelementptr inbounds i8, ptr %74, i64 8
  %76 = load i32, ptr %75, align 8
  %77 = icmp sgt i32 %76, 0
  br i1 %77, label %78, label %101

78:                                               ; preds = %63
  %79 = load ptr, ptr %74, align 8
  %80 = zext i32 %76 to i64
  br label %84

81:                                               ; preds = %84
  %82 = add nuw nsw i64 %85, 1
  %83 = icmp eq i64 %82, %80
  br i1 %83, label %101, label %84

84:                                               ; preds = %81, %78
  %85 = phi i64 [ 0, %78 ], [ %82, %81 ]
  %86 = getelementptr inbounds %struct.Term, ptr %79, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = icmp eq i32 %87, %2
  br i1 %88, label %89, label %81

89:                                               ; preds = %84
  %90 = getelementptr inbounds %struct.Term, ptr %79, i64 %85
  %91 = getelementptr inbounds i8, ptr %90, i64 4
  %92 = load i32, ptr %91, align 4
  %93 = add nsw i32 %76, -1
  store i32 %93, ptr %75, align 8
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds %struct.Term, ptr %79, i64 %94
  %96 = load i64, ptr %95, align 4
  store i64 %96, ptr %90, align 4
  %97 = zext i32 %92 to i64
  %98 = shl nuw i64 %97, 32
  %99 = zext i32 %87 to i64
  %100 = or disjoint i64 %98, %99
  call void @for_divisors(ptr %0, i32 %1, i64 %100, ptr @leave_place)
  br label %101

101:                                              ; preds = %81, %63, %89
  %102 = icmp ne i32 %64, 0
  %103 = select i1 %102, i32 %64, i32 %3
  br label %104

104:                                              ; preds = %16, %4, %101
  %105 = phi i1 [ %102, %101 ], [ true, %4 ], [ true, %16 ]
  %106 = phi i32 [ %103, %101 ], [ %3, %4 ], [ %3, %16 ]
  br i1 %105, label %107, label %159

107:                                              ; preds = %104
  %108 = zext i32 %106 to i64
  %109 = shl nuw i64 %108, 32
  %110 = zext i32 %2 to i64
  %111 = or disjoint i64 %109, %110
  call void @for_divisors(ptr %0, i32 %1, i64 %111, ptr @enter_place)
  %112 = load ptr, ptr %0, align 8
  %113 = getelementptr inbounds i8, ptr %112, i64 16
  %114 = load ptr, ptr %113, align 8
  %115 = getelementptr inbounds %struct.Sum, ptr %114, i64 %8
  %116 = getelementptr inbounds i8, ptr %115, i64 8
  %117 = load i32, ptr %116, align 8
  %118 = getelementptr inbounds i8, ptr %115, i64 12
  %119 = load i32, ptr %118, align 4
  %120 = icmp eq i32 %117, %119
  br i1 %120, label %121, label %152

121:                                              ; preds = %107
  %122 = icmp eq i32 %119, 0
  %123 = shl nsw i32 %119, 1
  %124 = select i1 %122, i32 4, i32 %123
  %125 = getelementptr inbounds i8, ptr %112, i64 120
  %126 = load i32, ptr %125, align 8
  %127 = add nsw i32 %126, %124
  %128 = getelementptr inbounds i8, ptr %112, i64 124
  %129 = load i32, ptr %128, align 4
  %130 = icmp sgt i32 %127, %129
  br i1 %130, label %131, label %133

131:                                              ; preds = %121
  %132 = getelementptr inbounds i8, ptr %112, i64 128
  store i32 1, ptr %132, align 8
  br label %151

133:                                              ; preds = %121
  %134 = icmp eq i32 %117, 0
  br i1 %134, label %143, label %135

135:                                              ; preds = %133
  %136 = getelementptr inbounds i8, ptr %112, i64 112
  %137 = load ptr, ptr %136, align 8
  %138 = sext i32 %126 to i64
  %139 = getelementptr inbounds %struct.Term, ptr %137, i64 %138
  %140 = load ptr, ptr %115, align 8
  %141 = sext i32 %117 to i64
  %142 = shl nsw i64 %141, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %139, ptr align 4 %140, i64 %142, i1 false)
  br label %143

143:                                              ; preds = %135, %133
  %144 = getelementptr inbounds i8, ptr %112, i64 112
  %145 = load ptr, ptr %144, align 8
  %146 = load i32, ptr %125, align 8
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds %struct.Term, ptr %145, i64 %147
  store ptr %148, ptr %115, align 8
  store i32 %124, ptr %118, align 4
  %149 = load i32, ptr %125, align 8
  %150 = add nsw i32 %149, %124
  store i32 %150, ptr %125, align 8
  br label %151

151:                                              ; preds = %143, %131
  br i1 %130, label %159, label %152

152:                                              ; preds = %151, %107
  %153 = load ptr, ptr %115, align 8
  %154 = load i32, ptr %116, align 8
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %116, align 8
  %156 = sext i32 %154 to i64
  %157 = getelementptr inbounds %struct.Term, ptr %153, i64 %156
  store i32 %2, ptr %157, align 4
  %158 = getelementptr inbounds i8, ptr %157, i64 4
  store i32 %106, ptr %158, align 4
  br label %159

159:                                              ; preds = %152, %151, %104
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
  %54 = icmp slt i32 %53, 0
  br i1 %54, label %112, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds i8, ptr %0, i64 16
  %57 = load ptr, ptr %56, align 8
  %58 = zext i32 %53 to i64
  %59 = getelementptr inbounds %struct.Divisor, ptr %57, i64 %58, i32 3
  %60 = load i32, ptr %59, align 4
  %61 = icmp sgt i32 %60, -1
  br i1 %61, label %62, label %112

62:                                               ; preds = %55
  %63 = getelementptr inbounds i8, ptr %0, i64 48
  %64 = load ptr, ptr %63, align 8
  %65 = load i32, ptr %5, align 8
  %66 = getelementptr inbounds i8, ptr %5, i64 4
  %67 = load i32, ptr %66, align 4
  %68 = getelementptr inbounds i8, ptr %5, i64 8
  %69 = load i32, ptr %68, align 8
  br label %70

70:                                               ; preds = %62, %107
  %71 = phi i32 [ %60, %62 ], [ %110, %107 ]
  %72 = phi ptr [ %59, %62 ], [ %109, %107 ]
  %73 = zext i32 %71 to i64
  %74 = getelementptr inbounds %struct.Place, ptr %64, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = icmp eq i32 %75, %65
  br i1 %76, label %77, label %107

77:                                               ; preds = %70
  %78 = getelementptr inbounds i8, ptr %74, i64 4
  %79 = load i32, ptr %78, align 4
  %80 = icmp eq i32 %79, %67
  br i1 %80, label %81, label %107

81:                                               ; preds = %77
  %82 = getelementptr inbounds i8, ptr %74, i64 8
  %83 = load i32, ptr %82, align 4
  %84 = icmp eq i32 %83, %69
  br i1 %84, label %85, label %107

85:                                               ; preds = %81
  %86 = getelementptr inbounds i8, ptr %74, i64 12
  %87 = load i32, ptr %86, align 4
  store i32 %87, ptr %72, align 4
  %88 = getelementptr inbounds i8, ptr %0, i64 72
  %89 = load i32, ptr %88, align 8
  store i32 %89, ptr %86, align 4
  store i32 %71, ptr %88, align 8
  %90 = load ptr, ptr %56, align 8
  %91 = getelementptr inbounds %struct.Divisor, ptr %90, i64 %58, i32 4
  %92 = load i32, ptr %91, align 4
  %93 = add nsw i32 %92, -1
  store i32 %93, ptr %91, align 4
  %94 = load ptr, ptr %56, align 8
  %95 = zext i32 %53 to i64
  %96 = getelementptr inbounds %struct.Divisor, ptr %94, i64 %95, i32 9
  %97 = load i8, ptr %96, align 1
  %98 = icmp eq i8 %97, 0
  br i1 %98, label %99, label %112

99:                                               ; preds = %85
  store i8 1, ptr %96, align 1
  %100 = getelementptr inbounds i8, ptr %0, i64 80
  %101 = load ptr, ptr %100, align 8
  %102 = getelementptr inbounds i8, ptr %0, i64 88
  %103 = load i32, ptr %102, align 8
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %102, align 8
  %105 = sext i32 %103 to i64
  %106 = getelementptr inbounds i32, ptr %101, i64 %105
  store i32 %53, ptr %106, align 4
  br label %112

107:                                              ; preds = %81, %77, %70
  %108 = zext i32 %71 to i64
  %109 = getelementptr inbounds %struct.Place, ptr %64, i64 %108, i32 3
  %110 = load i32, ptr %109, align 4
  %111 = icmp sgt i32 %110, -1
  br i1 %111, label %70, label %112

112:                                              ; preds = %107, %55, %99, %85, %52
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
  call void @llvm.memset.p0.i64(ptr align 1 %19, i8 0, i64 5, i1 false)
  store i32 %6, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %5, i64 12
  store i32 %8, ptr %23, align 4
  %24 = getelementptr inbounds i8, ptr %5, i64 16
  store i32 -1, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %5, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %25, i8 0, i64 16, i1 false)
  %26 = getelementptr inbounds i8, ptr %5, i64 40
  store i64 0, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %15, i64 1
  %28 = load i8, ptr %27, align 1
  %29 = getelementptr inbounds i8, ptr %18, i64 1
  %30 = load i8, ptr %29, align 1
  %31 = call i8 @llvm.umax.i8(i8 %28, i8 %30)
  store i8 %31, ptr %19, align 1
  %32 = icmp ne i8 %31, 0
  %33 = zext i1 %32 to i8
  store i8 %33, ptr %20, align 2
  %34 = trunc i64 %7 to i8
  store i8 %34, ptr %21, align 4
  %35 = trunc i64 %9 to i8
  %36 = getelementptr inbounds i8, ptr %5, i64 5
  store i8 %35, ptr %36, align 1
  %37 = icmp slt i64 %2, 0
  %38 = icmp slt i64 %3, 0
  %39 = icmp eq i8 %1, 1
  %40 = getelementptr inbounds i8, ptr %15, i64 20
  %41 = getelementptr inbounds i8, ptr %15, i64 20
  %42 = getelementptr inbounds i8, ptr %18, i64 20
  %43 = getelementptr inbounds i8, ptr %18, i64 20
  br label %46

44:                                               ; preds = %81
  %45 = icmp eq i8 %31, 0
  br i1 %45, label %89, label %135

46:                                               ; preds = %4, %81
  %47 = phi i64 [ 0, %4 ], [ %87, %81 ]
  br i1 %37, label %48, label %54

48:                                               ; preds = %46
  %49 = getelementptr inbounds [4 x i32], ptr %41, i64 0, i64 %47
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 0
  %52 = sub i32 2147483647, %50
  %53 = select i1 %51, i32 0, i32 %52
  br label %57

54:                                               ; preds = %46
  %55 = getelementptr inbounds [4 x i32], ptr %40, i64 0, i64 %47
  %56 = load i32, ptr %55, align 4
  br label %57

57:                                               ; preds = %54, %48
  %58 = phi i32 [ %53, %48 ], [ %56, %54 ]
  br i1 %38, label %59, label %65

59:                                               ; preds = %57
  %60 = getelementptr inbounds [4 x i32], ptr %43, i64 0, i64 %47
  %61 = load i32, ptr %60, align 4
  %62 = icmp eq i32 %61, 0
  %63 = sub i32 2147483647, %61
  %64 = select i1 %62, i32 0, i32 %63
  br label %68

65:                                               ; preds = %57
  %66 = getelementptr inbounds [4 x i32], ptr %42, i64 0, i64 %47
  %67 = load i32, ptr %66, align 4
  br label %68

68:                                               ; preds = %65, %59
  %69 = phi i32 [ %64, %59 ], [ %67, %65 ]
  br i1 %39, label %70, label %72

70:                                               ; preds = %68
  %71 = add i32 %69, %58
  br label %81

72:                                               ; preds = %68
  %73 = zext i32 %58 to i64
  %74 = zext i32 %69 to i64
  %75 = mul nuw i64 %74, %73
  %76 = trunc i64 %75 to i32
  %77 = and i32 %76, 2147483647
  %78 = lshr i64 %75, 31
  %79 = trunc i64 %78 to i32
  %80 = add i32 %77, %79
  br label %81

81:                                               ; preds = %72, %70
  %82 = phi i32 [ %80, %72 ], [ %71, %70 ]
  %83 = icmp ugt i32 %82, 2147483646
  %84 = add i32 %82, -2147483647
  %85 = select i1 %83, i32 %84, i32 %82
  %86 = getelementptr inbounds [4 x i32], ptr %25, i64 0, i64 %47
  store i32 %85, ptr %86, align 4
  %87 = add nuw nsw i64 %47, 1
  %88 = icmp eq i64 %87, 4
  br i1 %88, label %44, label %46

89:                                               ; preds = %44
  %90 = icmp slt i64 %2, 0
  %91 = getelementptr inbounds i8, ptr %15, i64 40
  %92 = load i64, ptr %91, align 8
  %93 = icmp eq i64 %92, 0
  %94 = sub i64 2305843009213693487, %92
  %95 = select i1 %93, i64 0, i64 %94
  %96 = select i1 %90, i64 %95, i64 %92
  %97 = icmp slt i64 %3, 0
  %98 = getelementptr inbounds i8, ptr %18, i64 40
  %99 = load i64, ptr %98, align 8
  %100 = icmp eq i64 %99, 0
  %101 = sub i64 2305843009213693487, %99
  %102 = select i1 %100, i64 0, i64 %101
  %103 = select i1 %97, i64 %102, i64 %99
  %104 = icmp eq i8 %1, 1
  br i1 %104, label %105, label %107

105:                                              ; preds = %89
  %106 = add i64 %103, %96
  br label %130

107:                                              ; preds = %89
  %108 = zext i64 %96 to i128
  %109 = zext i64 %103 to i128
  %110 = mul nuw i128 %109, %108
  %111 = trunc i128 %110 to i64
  %112 = mul i64 %111, 3456285112735364913
  %113 = zext i64 %112 to i128
  %114 = mul nuw nsw i128 %113, 2305843009213693487
  %115 = add i128 %114, %110
  %116 = lshr i128 %115, 64
  %117 = trunc nuw i128 %116 to i64
  %118 = icmp ugt i64 %117, 2305843009213693486
  %119 = add i64 %117, -2305843009213693487
  %120 = select i1 %118, i64 %119, i64 %117
  %121 = zext i64 %120 to i128
  %122 = mul nuw nsw i128 %121, 13838400
  %123 = trunc i128 %122 to i64
  %124 = mul i64 %123, 3456285112735364913
  %125 = zext i64 %124 to i128
  %126 = mul nuw nsw i128 %125, 2305843009213693487
  %127 = add nuw nsw i128 %126, %122
  %128 = lshr i128 %127, 64
  %129 = trunc nuw nsw i128 %128 to i64
  br label %130

130:                                              ; preds = %107, %105
  %131 = phi i64 [ %129, %107 ], [ %106, %105 ]
  %132 = icmp ugt i64 %131, 2305843009213693486
  %133 = add i64 %131, -2305843009213693487
  %134 = select i1 %132, i64 %133, i64 %131
  store i64 %134, ptr %26, align 8
  br label %135

135:                                              ; preds = %130, %44
  %136 = call i64 @entered(ptr %0, ptr %5)
  ret i64 %136
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

9:                                                ; preds = %2, %85
  %10 = phi i32 [ 1, %2 ], [ %86, %85 ]
  %11 = load i32, ptr %8, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %88

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8
  %15 = sext i32 %10 to i64
  %16 = getelementptr i32, ptr %6, i64 %15
  %17 = getelementptr i8, ptr %16, i64 -4
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.Scalar, ptr %14, i64 %19
  %21 = getelementptr inbounds i8, ptr %20, i64 32
  %22 = load i32, ptr %21, align 8
  %23 = icmp sgt i32 %22, -1
  br i1 %23, label %24, label %26

24:                                               ; preds = %13
  %25 = add nsw i32 %10, -1
  br label %85

26:                                               ; preds = %13
  %27 = getelementptr inbounds i8, ptr %20, i64 16
  %28 = load i32, ptr %27, align 8
  %29 = icmp slt i32 %28, 0
  %30 = call i32 @llvm.abs.i32(i32 %28, i1 true)
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds %struct.Scalar, ptr %14, i64 %31
  %33 = getelementptr inbounds i8, ptr %20, i64 20
  %34 = load i32, ptr %33, align 4
  %35 = icmp slt i32 %34, 0
  %36 = call i32 @llvm.abs.i32(i32 %34, i1 true)
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds %struct.Scalar, ptr %14, i64 %37
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
  br label %85

49:                                               ; preds = %26
  %50 = getelementptr inbounds i8, ptr %32, i64 32
  %51 = load i32, ptr %50, align 8
  %52 = icmp slt i32 %51, 0
  br i1 %52, label %53, label %55

53:                                               ; preds = %49
  %54 = add nsw i32 %10, 1
  store i32 %30, ptr %16, align 4
  br label %85

55:                                               ; preds = %49
  %56 = getelementptr inbounds i8, ptr %38, i64 32
  %57 = load i32, ptr %56, align 8
  %58 = icmp slt i32 %57, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %55
  %60 = add nsw i32 %10, 1
  store i32 %36, ptr %16, align 4
  br label %85

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
  %83 = load i32, ptr %82, align 4
  %84 = mul nsw i32 %83, %81
  store i32 %84, ptr %82, align 4
  br label %85

85:                                               ; preds = %42, %59, %61, %53, %24
  %86 = phi i32 [ %25, %24 ], [ %10, %42 ], [ %54, %53 ], [ %60, %59 ], [ %10, %61 ]
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %9

88:                                               ; preds = %85, %9
  %89 = icmp slt i32 %1, 0
  %90 = load ptr, ptr %4, align 8
  %91 = zext i32 %7 to i64
  %92 = getelementptr inbounds %struct.Scalar, ptr %90, i64 %91, i32 6
  %93 = load i32, ptr %92, align 8
  %94 = getelementptr inbounds i8, ptr %92, i64 4
  %95 = load i32, ptr %94, align 4
  %96 = sub nsw i32 0, %95
  %97 = select i1 %89, i32 %96, i32 %95
  %98 = zext i32 %97 to i64
  %99 = shl nuw i64 %98, 32
  %100 = zext i32 %93 to i64
  %101 = or disjoint i64 %99, %100
  ret i64 %101
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
  br i1 %34, label %76, label %35

35:                                               ; preds = %2
  %36 = getelementptr inbounds i8, ptr %0, i64 8
  %37 = load ptr, ptr %36, align 8
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %3, i64 100208
  br label %40

40:                                               ; preds = %35, %71
  %41 = phi i1 [ %34, %35 ], [ %75, %71 ]
  %42 = phi i32 [ %33, %35 ], [ %74, %71 ]
  %43 = phi i32 [ undef, %35 ], [ %53, %71 ]
  %44 = phi i32 [ undef, %35 ], [ %51, %71 ]
  %45 = zext i32 %42 to i64
  %46 = getelementptr inbounds %struct.Node, ptr %38, i64 %45, i32 7
  br label %54

47:                                               ; preds = %54
  %48 = icmp eq i32 %63, 0
  %49 = icmp eq i32 %68, 0
  %50 = select i1 %48, i1 %49, i1 false
  %51 = select i1 %50, i32 %44, i32 %42
  %52 = select i1 %49, i32 %43, i32 -1
  %53 = select i1 %48, i32 %52, i32 1
  br i1 %50, label %71, label %76

54:                                               ; preds = %40, %54
  %55 = phi i64 [ 0, %40 ], [ %69, %54 ]
  %56 = phi i32 [ 1, %40 ], [ %68, %54 ]
  %57 = phi i32 [ 1, %40 ], [ %63, %54 ]
  %58 = getelementptr inbounds i32, ptr %46, i64 %55
  %59 = load i32, ptr %58, align 4
  %60 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 %55
  %61 = load i32, ptr %60, align 4
  %62 = icmp eq i32 %59, %61
  %63 = select i1 %62, i32 %57, i32 0
  %64 = icmp eq i32 %61, 0
  %65 = sub i32 2147483647, %61
  %66 = select i1 %64, i32 0, i32 %65
  %67 = icmp eq i32 %59, %66
  %68 = select i1 %67, i32 %56, i32 0
  %69 = add nuw nsw i64 %55, 1
  %70 = icmp eq i64 %69, 4
  br i1 %70, label %47, label %54

71:                                               ; preds = %47
  %72 = load ptr, ptr %39, align 8
  %73 = getelementptr inbounds i32, ptr %72, i64 %45
  %74 = load i32, ptr %73, align 4
  %75 = icmp slt i32 %74, 0
  br i1 %75, label %76, label %40

76:                                               ; preds = %47, %71, %2
  %77 = phi i1 [ %34, %2 ], [ %41, %47 ], [ %75, %71 ]
  %78 = phi i32 [ undef, %2 ], [ %51, %71 ], [ %51, %47 ]
  %79 = phi i32 [ undef, %2 ], [ %53, %71 ], [ %53, %47 ]
  br i1 %77, label %80, label %100

80:                                               ; preds = %76
  %81 = getelementptr inbounds i8, ptr %0, i64 8
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds i8, ptr %82, i64 16
  %84 = load i32, ptr %83, align 8
  %85 = getelementptr inbounds i8, ptr %82, i64 20
  %86 = load i32, ptr %85, align 4
  %87 = icmp slt i32 %84, %86
  br i1 %87, label %90, label %88

88:                                               ; preds = %80
  %89 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 1, ptr %89, align 8
  br label %100

90:                                               ; preds = %80
  %91 = add nsw i32 %84, 1
  store i32 %91, ptr %83, align 8
  %92 = load ptr, ptr %81, align 8
  %93 = load ptr, ptr %92, align 8
  %94 = sext i32 %84 to i64
  %95 = getelementptr inbounds %struct.Node, ptr %93, i64 %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %95, ptr align 8 %1, i64 48, i1 false)
  %96 = load i32, ptr %32, align 4
  %97 = getelementptr inbounds i8, ptr %3, i64 100208
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr inbounds i32, ptr %98, i64 %94
  store i32 %96, ptr %99, align 4
  store i32 %84, ptr %32, align 4
  br label %100

100:                                              ; preds = %76, %90, %88
  %101 = phi i32 [ 0, %88 ], [ %84, %90 ], [ %78, %76 ]
  %102 = phi i32 [ 1, %88 ], [ 1, %90 ], [ %79, %76 ]
  %103 = zext i32 %102 to i64
  %104 = shl nuw i64 %103, 32
  %105 = zext i32 %101 to i64
  %106 = or disjoint i64 %104, %105
  ret i64 %106
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

