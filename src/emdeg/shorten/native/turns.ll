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
%struct.Poly = type { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, i32 }
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
  %8 = alloca [9 x ptr], align 16
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
  br i1 %32, label %3525, label %33

33:                                               ; preds = %7
  call void @llvm.memset.p0.i64(ptr align 8 %27, i8 0, i64 32, i1 false)
  %34 = sext i32 %3 to i64
  call void @llvm.memset.p0.i64(ptr align 8 %28, i8 0, i64 100288, i1 false)
  %35 = load i64, ptr %6, align 8
  %36 = getelementptr inbounds i8, ptr %28, i64 100288
  store i64 %35, ptr %36, align 8
  %37 = getelementptr inbounds i8, ptr %6, i64 8
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %28, i64 100272
  store double %38, ptr %39, align 8
  %40 = getelementptr inbounds i8, ptr %6, i64 16
  %41 = load i32, ptr %40, align 8
  %42 = getelementptr inbounds i8, ptr %28, i64 100280
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
  %103 = getelementptr inbounds i8, ptr %28, i64 100088
  %104 = getelementptr inbounds i8, ptr %28, i64 99556
  %105 = load i32, ptr %104, align 4
  %106 = sext i32 %105 to i64
  %107 = add nsw i64 %106, 1
  %108 = getelementptr inbounds i8, ptr %28, i64 99560
  %109 = load i32, ptr %108, align 8
  %110 = sext i32 %109 to i64
  %111 = add nsw i64 %110, 1
  %112 = getelementptr inbounds i8, ptr %28, i64 100096
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
  %121 = getelementptr inbounds i8, ptr %28, i64 100104
  store ptr %118, ptr %121, align 8
  %122 = call ptr @calloc(i64 %117, i64 1)
  %123 = icmp eq ptr %122, null
  %124 = or i1 %120, %123
  %125 = getelementptr inbounds i8, ptr %28, i64 100112
  store ptr %122, ptr %125, align 8
  %126 = call ptr @calloc(i64 %117, i64 1)
  %127 = icmp eq ptr %126, null
  %128 = or i1 %124, %127
  %129 = getelementptr inbounds i8, ptr %28, i64 100120
  store ptr %126, ptr %129, align 8
  %130 = call i64 @llvm.umax.i64(i64 %111, i64 1)
  %131 = call ptr @calloc(i64 %130, i64 1)
  %132 = icmp eq ptr %131, null
  %133 = or i1 %128, %132
  %134 = getelementptr inbounds i8, ptr %28, i64 100128
  store ptr %131, ptr %134, align 8
  %135 = call ptr @calloc(i64 %114, i64 12)
  %136 = icmp eq ptr %135, null
  %137 = or i1 %133, %136
  %138 = getelementptr inbounds i8, ptr %28, i64 100136
  store ptr %135, ptr %138, align 8
  %139 = call ptr @calloc(i64 %117, i64 4)
  %140 = icmp eq ptr %139, null
  %141 = or i1 %137, %140
  %142 = getelementptr inbounds i8, ptr %28, i64 100144
  store ptr %139, ptr %142, align 8
  %143 = call ptr @calloc(i64 %130, i64 4)
  %144 = icmp eq ptr %143, null
  %145 = or i1 %141, %144
  %146 = getelementptr inbounds i8, ptr %28, i64 100152
  store ptr %143, ptr %146, align 8
  %147 = call ptr @calloc(i64 %117, i64 16)
  %148 = icmp eq ptr %147, null
  %149 = or i1 %145, %148
  %150 = getelementptr inbounds i8, ptr %28, i64 100160
  store ptr %147, ptr %150, align 8
  %151 = call ptr @calloc(i64 %130, i64 16)
  %152 = icmp eq ptr %151, null
  %153 = or i1 %149, %152
  %154 = getelementptr inbounds i8, ptr %28, i64 100168
  store ptr %151, ptr %154, align 8
  %155 = call ptr @calloc(i64 %117, i64 1)
  %156 = icmp eq ptr %155, null
  %157 = or i1 %153, %156
  %158 = getelementptr inbounds i8, ptr %28, i64 100176
  store ptr %155, ptr %158, align 8
  %159 = call ptr @calloc(i64 %117, i64 8)
  %160 = icmp eq ptr %159, null
  %161 = or i1 %157, %160
  %162 = getelementptr inbounds i8, ptr %28, i64 100184
  store ptr %159, ptr %162, align 8
  %163 = call ptr @calloc(i64 %130, i64 8)
  %164 = icmp eq ptr %163, null
  %165 = or i1 %161, %164
  %166 = getelementptr inbounds i8, ptr %28, i64 100192
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
  %183 = getelementptr inbounds i8, ptr %28, i64 100200
  store ptr %180, ptr %183, align 8
  %184 = call ptr @calloc(i64 %179, i64 4)
  %185 = icmp eq ptr %184, null
  %186 = or i1 %182, %185
  %187 = getelementptr inbounds i8, ptr %28, i64 100208
  store ptr %184, ptr %187, align 8
  %188 = add nsw i64 %34, 256
  %189 = add nsw i64 %188, %106
  %190 = call i64 @llvm.umax.i64(i64 %189, i64 1)
  %191 = call ptr @calloc(i64 %190, i64 4)
  %192 = icmp eq ptr %191, null
  %193 = or i1 %186, %192
  %194 = getelementptr inbounds i8, ptr %28, i64 100216
  store ptr %191, ptr %194, align 8
  %195 = shl nsw i64 %34, 1
  %196 = add nsw i64 %195, %96
  %197 = add nsw i64 %196, %106
  %198 = call i64 @llvm.umax.i64(i64 %197, i64 1)
  %199 = call ptr @calloc(i64 %198, i64 4)
  %200 = icmp eq ptr %199, null
  %201 = or i1 %193, %200
  %202 = getelementptr inbounds i8, ptr %28, i64 100224
  store ptr %199, ptr %202, align 8
  %203 = getelementptr inbounds i8, ptr %28, i64 100248
  store i32 4095, ptr %203, align 8
  %204 = icmp sgt i32 %3, 4095
  br i1 %204, label %265, label %273

205:                                              ; preds = %220, %57
  %206 = phi i64 [ 0, %57 ], [ %263, %220 ]
  %207 = phi i32 [ %84, %57 ], [ %262, %220 ]
  %208 = getelementptr inbounds [4 x %struct.Poly], ptr %85, i64 0, i64 %206
  %209 = getelementptr inbounds i8, ptr %208, i64 32
  call void @llvm.memset.p0.i64(ptr align 8 %209, i8 0, i64 112, i1 false)
  store ptr %86, ptr %208, align 8
  %210 = getelementptr inbounds i8, ptr %208, i64 48
  store i32 %89, ptr %210, align 8
  %211 = getelementptr inbounds i8, ptr %208, i64 44
  store i32 %89, ptr %211, align 4
  %212 = getelementptr inbounds i8, ptr %208, i64 92
  store i32 %91, ptr %212, align 4
  %213 = getelementptr inbounds i8, ptr %208, i64 68
  store i32 %92, ptr %213, align 4
  %214 = getelementptr inbounds i8, ptr %208, i64 132
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
  %222 = getelementptr inbounds i8, ptr %208, i64 108
  store i32 %221, ptr %222, align 4
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
  %246 = call ptr @calloc(i64 %100, i64 8)
  %247 = icmp eq ptr %246, null
  %248 = or i1 %244, %247
  %249 = getelementptr inbounds i8, ptr %208, i64 112
  store ptr %246, ptr %249, align 8
  %250 = sext i32 %221 to i64
  %251 = add nsw i64 %250, 1
  %252 = call i64 @llvm.umax.i64(i64 %251, i64 1)
  %253 = call ptr @calloc(i64 %252, i64 4)
  %254 = icmp eq ptr %253, null
  %255 = or i1 %248, %254
  %256 = getelementptr inbounds i8, ptr %208, i64 96
  store ptr %253, ptr %256, align 8
  %257 = call ptr @calloc(i64 %101, i64 8)
  %258 = icmp eq ptr %257, null
  %259 = or i1 %255, %258
  %260 = getelementptr inbounds i8, ptr %208, i64 120
  store ptr %257, ptr %260, align 8
  %261 = zext i1 %259 to i32
  %262 = or i32 %207, %261
  %263 = add nuw nsw i64 %206, 1
  %264 = icmp eq i64 %263, 4
  br i1 %264, label %102, label %205

265:                                              ; preds = %102, %265
  %266 = phi i32 [ %268, %265 ], [ 4095, %102 ]
  %267 = shl nsw i32 %266, 1
  %268 = or disjoint i32 %267, 1
  %269 = icmp slt i32 %268, %3
  br i1 %269, label %265, label %270

270:                                              ; preds = %265
  store i32 %268, ptr %203, align 8
  %271 = sext i32 %267 to i64
  %272 = add nsw i64 %271, 2
  br label %273

273:                                              ; preds = %270, %102
  %274 = phi i64 [ 4096, %102 ], [ %272, %270 ]
  %275 = call i64 @llvm.umax.i64(i64 %274, i64 1)
  %276 = call ptr @calloc(i64 %275, i64 4)
  %277 = icmp eq ptr %276, null
  %278 = or i1 %201, %277
  %279 = getelementptr inbounds i8, ptr %28, i64 100232
  store ptr %276, ptr %279, align 8
  %280 = call ptr @calloc(i64 %179, i64 4)
  %281 = icmp eq ptr %280, null
  %282 = or i1 %278, %281
  %283 = getelementptr inbounds i8, ptr %28, i64 100240
  store ptr %280, ptr %283, align 8
  %284 = call ptr @calloc(i64 %179, i64 1)
  %285 = icmp eq ptr %284, null
  %286 = or i1 %282, %285
  %287 = getelementptr inbounds i8, ptr %28, i64 100256
  store ptr %284, ptr %287, align 8
  %288 = getelementptr inbounds i8, ptr %28, i64 99644
  %289 = load i32, ptr %288, align 4
  %290 = call i32 @llvm.umax.i32(i32 %289, i32 1)
  %291 = sext i32 %290 to i64
  %292 = call ptr @calloc(i64 %291, i64 8)
  %293 = icmp eq ptr %292, null
  %294 = or i1 %286, %293
  %295 = getelementptr inbounds i8, ptr %28, i64 100264
  store ptr %292, ptr %295, align 8
  %296 = shl nsw i32 %3, 4
  %297 = add nsw i32 %296, 50000
  %298 = getelementptr inbounds i8, ptr %28, i64 44
  store i32 %297, ptr %298, align 4
  %299 = getelementptr inbounds i8, ptr %28, i64 56
  %300 = icmp sgt i32 %3, -2102
  br i1 %300, label %301, label %306

301:                                              ; preds = %273, %301
  %302 = phi i32 [ %304, %301 ], [ 16383, %273 ]
  %303 = shl nsw i32 %302, 1
  %304 = or disjoint i32 %303, 1
  %305 = icmp slt i32 %304, %297
  br i1 %305, label %301, label %306

306:                                              ; preds = %301, %273
  %307 = phi i32 [ 16383, %273 ], [ %304, %301 ]
  store i32 %307, ptr %299, align 8
  %308 = call i32 @llvm.umax.i32(i32 %297, i32 1)
  %309 = sext i32 %308 to i64
  %310 = call ptr @calloc(i64 %309, i64 48)
  %311 = icmp eq ptr %310, null
  %312 = or i1 %294, %311
  store ptr %310, ptr %86, align 8
  %313 = sext i32 %307 to i64
  %314 = add nsw i64 %313, 1
  %315 = call i64 @llvm.umax.i64(i64 %314, i64 1)
  %316 = call ptr @calloc(i64 %315, i64 4)
  %317 = icmp eq ptr %316, null
  %318 = or i1 %312, %317
  %319 = getelementptr inbounds i8, ptr %28, i64 48
  store ptr %316, ptr %319, align 8
  %320 = call ptr @calloc(i64 %179, i64 4)
  %321 = icmp eq ptr %320, null
  %322 = or i1 %318, %321
  %323 = zext i1 %322 to i32
  %324 = or i32 %262, %323
  %325 = getelementptr inbounds i8, ptr %28, i64 64
  store ptr %320, ptr %325, align 8
  %326 = icmp eq i32 %324, 0
  br i1 %326, label %327, label %413

327:                                              ; preds = %306
  %328 = getelementptr inbounds i8, ptr %28, i64 40
  store i32 1, ptr %328, align 8
  store i32 %2, ptr %177, align 8
  %329 = sext i32 %2 to i64
  %330 = mul nsw i64 %329, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %169, ptr align 8 %0, i64 %330, i1 false)
  %331 = icmp sgt i32 %2, 0
  br i1 %331, label %332, label %413

332:                                              ; preds = %327
  %333 = getelementptr inbounds i8, ptr %28, i64 72
  %334 = zext i32 %2 to i64
  br label %335

335:                                              ; preds = %410, %332
  %336 = phi i64 [ 0, %332 ], [ %411, %410 ]
  %337 = getelementptr inbounds %struct.Node, ptr %0, i64 %336
  %338 = getelementptr inbounds i8, ptr %337, i64 1
  %339 = load i8, ptr %338, align 1
  %340 = icmp eq i8 %339, 0
  br i1 %340, label %341, label %410

341:                                              ; preds = %335
  %342 = load i8, ptr %337, align 8
  %343 = icmp eq i8 %342, 0
  br i1 %343, label %344, label %410

344:                                              ; preds = %341
  %345 = getelementptr inbounds i8, ptr %337, i64 40
  %346 = load i64, ptr %345, align 8
  %347 = icmp eq i64 %346, 0
  br i1 %347, label %410, label %348

348:                                              ; preds = %344
  %349 = icmp ugt i64 %346, 1152921504606846743
  %350 = sub i64 2305843009213693487, %346
  %351 = select i1 %349, i64 %350, i64 %346
  %352 = load ptr, ptr %319, align 8
  %353 = mul i64 %351, -7046029254386353131
  %354 = lshr i64 %353, 33
  %355 = trunc nuw nsw i64 %354 to i32
  %356 = load i32, ptr %299, align 8
  %357 = and i32 %356, %355
  %358 = zext i32 %357 to i64
  %359 = getelementptr inbounds i32, ptr %352, i64 %358
  %360 = load i32, ptr %359, align 4
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %374, label %362

362:                                              ; preds = %348
  %363 = load ptr, ptr %86, align 8
  br label %368

364:                                              ; preds = %368
  %365 = getelementptr inbounds i8, ptr %371, i64 28
  %366 = load i32, ptr %365, align 4
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %374, label %368

368:                                              ; preds = %364, %362
  %369 = phi i32 [ %360, %362 ], [ %366, %364 ]
  %370 = sext i32 %369 to i64
  %371 = getelementptr inbounds %struct.Scalar, ptr %363, i64 %370
  %372 = load i64, ptr %371, align 8
  %373 = icmp eq i64 %372, %351
  br i1 %373, label %395, label %364

374:                                              ; preds = %364, %348
  %375 = load i32, ptr %328, align 8
  %376 = load i32, ptr %298, align 4
  %377 = icmp slt i32 %375, %376
  br i1 %377, label %378, label %410

378:                                              ; preds = %374
  %379 = add nsw i32 %375, 1
  store i32 %379, ptr %328, align 8
  %380 = load ptr, ptr %86, align 8
  %381 = sext i32 %375 to i64
  %382 = getelementptr inbounds %struct.Scalar, ptr %380, i64 %381
  %383 = load i32, ptr %359, align 4
  %384 = select i1 %349, i8 -1, i8 1
  store i64 %351, ptr %382, align 8
  %385 = getelementptr inbounds i8, ptr %382, i64 8
  store i64 0, ptr %385, align 8
  %386 = getelementptr inbounds i8, ptr %382, i64 16
  %387 = trunc nuw nsw i64 %336 to i32
  store i32 %387, ptr %386, align 8
  %388 = getelementptr inbounds i8, ptr %382, i64 20
  store i32 0, ptr %388, align 4
  %389 = getelementptr inbounds i8, ptr %382, i64 24
  store i32 %387, ptr %389, align 8
  %390 = getelementptr inbounds i8, ptr %382, i64 28
  store i32 %383, ptr %390, align 4
  %391 = getelementptr inbounds i8, ptr %382, i64 32
  store i32 -1, ptr %391, align 8
  %392 = getelementptr inbounds i8, ptr %382, i64 36
  store i32 1, ptr %392, align 4
  %393 = getelementptr inbounds i8, ptr %382, i64 40
  store i8 0, ptr %393, align 8
  %394 = getelementptr inbounds i8, ptr %382, i64 41
  store i8 %384, ptr %394, align 1
  store i32 %375, ptr %359, align 4
  br label %395

395:                                              ; preds = %368, %378
  %396 = phi i32 [ %375, %378 ], [ %369, %368 ]
  %397 = getelementptr inbounds i8, ptr %337, i64 3
  %398 = load i8, ptr %397, align 1
  %399 = icmp ne i8 %398, 0
  %400 = icmp ne i32 %396, 0
  %401 = and i1 %400, %399
  br i1 %401, label %402, label %410

402:                                              ; preds = %395
  %403 = sub nsw i32 0, %396
  %404 = select i1 %349, i32 %403, i32 %396
  %405 = load ptr, ptr %325, align 8
  %406 = load i32, ptr %333, align 8
  %407 = add nsw i32 %406, 1
  store i32 %407, ptr %333, align 8
  %408 = sext i32 %406 to i64
  %409 = getelementptr inbounds i32, ptr %405, i64 %408
  store i32 %404, ptr %409, align 4
  br label %410

410:                                              ; preds = %402, %395, %374, %344, %341, %335
  %411 = add nuw nsw i64 %336, 1
  %412 = icmp eq i64 %411, %334
  br i1 %412, label %413, label %335

413:                                              ; preds = %410, %306, %327
  %414 = phi i32 [ 0, %306 ], [ 1, %327 ], [ 1, %410 ]
  %415 = getelementptr inbounds i8, ptr %6, i64 32
  %416 = load i32, ptr %415, align 8
  %417 = call i32 @llvm.smin.i32(i32 %416, i32 %1)
  %418 = sext i32 %417 to i64
  %419 = add nsw i64 %418, 300
  call void @llvm.memset.p0.i64(ptr align 8 %29, i8 0, i64 184, i1 false)
  %420 = getelementptr inbounds i8, ptr %29, i64 28
  store i32 %3, ptr %420, align 4
  %421 = mul nsw i64 %419, 3
  %422 = mul nsw i64 %421, %419
  %423 = sdiv i64 %422, 2
  %424 = mul nsw i64 %34, 3
  %425 = add nsw i64 %423, %424
  %426 = trunc i64 %425 to i32
  %427 = add i32 %426, 3
  %428 = getelementptr inbounds i8, ptr %29, i64 92
  store i32 %427, ptr %428, align 4
  %429 = getelementptr inbounds i8, ptr %29, i64 72
  %430 = icmp sgt i32 %3, 511
  br i1 %430, label %431, label %436

431:                                              ; preds = %413, %431
  %432 = phi i32 [ %434, %431 ], [ 1023, %413 ]
  %433 = shl nsw i32 %432, 1
  %434 = or disjoint i32 %433, 1
  %435 = icmp slt i32 %434, %87
  br i1 %435, label %431, label %436

436:                                              ; preds = %431, %413
  %437 = phi i32 [ 1023, %413 ], [ %434, %431 ]
  store i32 %437, ptr %429, align 8
  %438 = sdiv i32 %427, 16
  %439 = icmp sgt i32 %427, 262143
  br i1 %439, label %440, label %445

440:                                              ; preds = %436, %440
  %441 = phi i32 [ %443, %440 ], [ 16383, %436 ]
  %442 = shl nsw i32 %441, 1
  %443 = or disjoint i32 %442, 1
  %444 = icmp slt i32 %443, %438
  br i1 %444, label %440, label %445

445:                                              ; preds = %440, %436
  %446 = phi i32 [ 16383, %436 ], [ %443, %440 ]
  %447 = getelementptr inbounds i8, ptr %29, i64 104
  store i32 %446, ptr %447, align 8
  %448 = call ptr @calloc(i64 %179, i64 4)
  %449 = icmp eq ptr %448, null
  %450 = getelementptr inbounds i8, ptr %29, i64 40
  store ptr %448, ptr %450, align 8
  %451 = call ptr @calloc(i64 %179, i64 8)
  %452 = icmp eq ptr %451, null
  %453 = or i1 %449, %452
  %454 = getelementptr inbounds i8, ptr %29, i64 48
  store ptr %451, ptr %454, align 8
  %455 = sext i32 %437 to i64
  %456 = add nsw i64 %455, 1
  %457 = call i64 @llvm.umax.i64(i64 %456, i64 1)
  %458 = call ptr @calloc(i64 %457, i64 4)
  %459 = icmp eq ptr %458, null
  %460 = or i1 %453, %459
  %461 = getelementptr inbounds i8, ptr %29, i64 56
  store ptr %458, ptr %461, align 8
  %462 = call ptr @calloc(i64 %179, i64 4)
  %463 = icmp eq ptr %462, null
  %464 = or i1 %460, %463
  %465 = getelementptr inbounds i8, ptr %29, i64 64
  store ptr %462, ptr %465, align 8
  %466 = call i32 @llvm.umax.i32(i32 %427, i32 1)
  %467 = sext i32 %466 to i64
  %468 = call ptr @calloc(i64 %467, i64 24)
  %469 = icmp eq ptr %468, null
  %470 = or i1 %464, %469
  %471 = getelementptr inbounds i8, ptr %29, i64 80
  store ptr %468, ptr %471, align 8
  %472 = sext i32 %446 to i64
  %473 = add nsw i64 %472, 1
  %474 = call i64 @llvm.umax.i64(i64 %473, i64 1)
  %475 = call ptr @calloc(i64 %474, i64 4)
  %476 = icmp eq ptr %475, null
  %477 = or i1 %470, %476
  %478 = getelementptr inbounds i8, ptr %29, i64 96
  store ptr %475, ptr %478, align 8
  %479 = call ptr @calloc(i64 1024, i64 8)
  %480 = icmp eq ptr %479, null
  %481 = or i1 %477, %480
  %482 = getelementptr inbounds i8, ptr %29, i64 112
  store ptr %479, ptr %482, align 8
  %483 = call ptr @calloc(i64 16384, i64 8)
  %484 = icmp eq ptr %483, null
  %485 = or i1 %481, %484
  %486 = getelementptr inbounds i8, ptr %29, i64 120
  store ptr %483, ptr %486, align 8
  %487 = call ptr @calloc(i64 16384, i64 8)
  %488 = icmp eq ptr %487, null
  %489 = or i1 %485, %488
  %490 = getelementptr inbounds i8, ptr %29, i64 128
  store ptr %487, ptr %490, align 8
  %491 = call ptr @calloc(i64 %179, i64 4)
  %492 = icmp eq ptr %491, null
  %493 = or i1 %489, %492
  %494 = getelementptr inbounds i8, ptr %29, i64 136
  store ptr %491, ptr %494, align 8
  %495 = call ptr @calloc(i64 %179, i64 4)
  %496 = icmp eq ptr %495, null
  %497 = or i1 %493, %496
  %498 = getelementptr inbounds i8, ptr %29, i64 160
  store ptr %495, ptr %498, align 8
  %499 = add nsw i64 %195, 8
  %500 = call i64 @llvm.umax.i64(i64 %499, i64 1)
  %501 = call ptr @calloc(i64 %500, i64 4)
  %502 = icmp eq ptr %501, null
  %503 = or i1 %497, %502
  %504 = getelementptr inbounds i8, ptr %29, i64 144
  store ptr %501, ptr %504, align 8
  %505 = call ptr @calloc(i64 %500, i64 4)
  %506 = icmp eq ptr %505, null
  %507 = or i1 %503, %506
  %508 = getelementptr inbounds i8, ptr %29, i64 152
  store ptr %505, ptr %508, align 8
  %509 = select i1 %507, i32 0, i32 %414
  %510 = call ptr @calloc(i64 %168, i64 48)
  %511 = icmp eq ptr %510, null
  %512 = call ptr @calloc(i64 %96, i64 8)
  %513 = icmp eq ptr %512, null
  %514 = or i1 %511, %513
  br i1 %514, label %523, label %515

515:                                              ; preds = %445
  %516 = call ptr @calloc(i64 %168, i64 48)
  %517 = icmp ne ptr %516, null
  %518 = call ptr @calloc(i64 %96, i64 8)
  %519 = icmp ne ptr %518, null
  %520 = and i1 %517, %519
  %521 = zext i1 %520 to i32
  %522 = sext i32 %3 to i64
  br label %523

523:                                              ; preds = %515, %445
  %524 = phi ptr [ null, %445 ], [ %516, %515 ]
  %525 = phi ptr [ null, %445 ], [ %518, %515 ]
  %526 = phi i64 [ 0, %445 ], [ %522, %515 ]
  %527 = phi i32 [ 0, %445 ], [ %521, %515 ]
  %528 = and i32 %527, %509
  %529 = icmp eq i32 %528, 0
  br i1 %529, label %3363, label %530

530:                                              ; preds = %523
  %531 = call ptr @calloc(i64 %168, i64 48)
  %532 = icmp ne ptr %531, null
  store ptr %531, ptr %27, align 8
  %533 = call ptr @calloc(i64 %96, i64 8)
  %534 = icmp ne ptr %533, null
  %535 = and i1 %532, %534
  %536 = getelementptr inbounds i8, ptr %27, i64 8
  store ptr %533, ptr %536, align 8
  %537 = getelementptr inbounds i8, ptr %27, i64 20
  store i32 %3, ptr %537, align 4
  %538 = getelementptr inbounds i8, ptr %27, i64 24
  store i32 %5, ptr %538, align 8
  %539 = getelementptr inbounds i8, ptr %27, i64 16
  store i32 0, ptr %539, align 8
  br i1 %535, label %540, label %3363

540:                                              ; preds = %530
  %541 = load i64, ptr %36, align 8
  %542 = add i64 %541, -7046029254386353131
  store i64 %542, ptr %36, align 8
  %543 = lshr i64 %542, 30
  %544 = xor i64 %543, %542
  %545 = mul i64 %544, -4658895280553007687
  %546 = lshr i64 %545, 27
  %547 = xor i64 %546, %545
  %548 = mul i64 %547, -7723592293110705685
  %549 = lshr i64 %548, 31
  %550 = xor i64 %549, %548
  %551 = getelementptr inbounds i8, ptr %29, i64 176
  store i64 %550, ptr %551, align 8
  %552 = getelementptr inbounds i32, ptr %501, i64 %34
  %553 = shl nsw i64 %34, 2
  call void @llvm.memset.p0.i64(ptr align 4 %501, i8 0, i64 %553, i1 false)
  %554 = call i64 @llvm.umax.i64(i64 %96, i64 1)
  br label %557

555:                                              ; preds = %571
  %556 = icmp eq i32 %572, 0
  br i1 %556, label %610, label %579

557:                                              ; preds = %540, %571
  %558 = phi i64 [ %573, %571 ], [ 0, %540 ]
  %559 = phi i32 [ %572, %571 ], [ 0, %540 ]
  %560 = getelementptr inbounds %struct.Edge, ptr %4, i64 %558
  %561 = load i32, ptr %560, align 4
  %562 = sext i32 %561 to i64
  %563 = getelementptr inbounds i32, ptr %501, i64 %562
  %564 = load i32, ptr %563, align 4
  %565 = add nsw i32 %564, 1
  store i32 %565, ptr %563, align 4
  %566 = icmp eq i32 %564, 0
  br i1 %566, label %567, label %571

567:                                              ; preds = %557
  %568 = add nsw i32 %559, 1
  %569 = sext i32 %559 to i64
  %570 = getelementptr inbounds i32, ptr %552, i64 %569
  store i32 %561, ptr %570, align 4
  br label %571

571:                                              ; preds = %567, %557
  %572 = phi i32 [ %559, %557 ], [ %568, %567 ]
  %573 = add nuw nsw i64 %558, 1
  %574 = icmp eq i64 %573, %554
  br i1 %574, label %555, label %557

575:                                              ; preds = %608
  %576 = zext i8 %589 to i32
  %577 = add nuw nsw i32 %580, %576
  %578 = icmp eq i32 %609, 0
  br i1 %578, label %610, label %579

579:                                              ; preds = %555, %575
  %580 = phi i32 [ %577, %575 ], [ 0, %555 ]
  %581 = phi i32 [ %609, %575 ], [ %572, %555 ]
  %582 = add nsw i32 %581, -1
  %583 = sext i32 %582 to i64
  %584 = getelementptr inbounds i32, ptr %552, i64 %583
  %585 = load i32, ptr %584, align 4
  %586 = sext i32 %585 to i64
  %587 = getelementptr inbounds %struct.Node, ptr %0, i64 %586
  %588 = getelementptr inbounds i8, ptr %587, i64 2
  %589 = load i8, ptr %588, align 2
  %590 = getelementptr inbounds i8, ptr %587, i64 8
  br label %591

591:                                              ; preds = %608, %579
  %592 = phi i1 [ true, %579 ], [ false, %608 ]
  %593 = phi i64 [ 0, %579 ], [ 1, %608 ]
  %594 = phi i32 [ %582, %579 ], [ %609, %608 ]
  %595 = getelementptr inbounds [2 x i32], ptr %590, i64 0, i64 %593
  %596 = load i32, ptr %595, align 4
  %597 = icmp sgt i32 %596, -1
  br i1 %597, label %598, label %608

598:                                              ; preds = %591
  %599 = zext i32 %596 to i64
  %600 = getelementptr inbounds i32, ptr %501, i64 %599
  %601 = load i32, ptr %600, align 4
  %602 = add nsw i32 %601, 1
  store i32 %602, ptr %600, align 4
  %603 = icmp eq i32 %601, 0
  br i1 %603, label %604, label %608

604:                                              ; preds = %598
  %605 = add nsw i32 %594, 1
  %606 = sext i32 %594 to i64
  %607 = getelementptr inbounds i32, ptr %552, i64 %606
  store i32 %596, ptr %607, align 4
  br label %608

608:                                              ; preds = %604, %598, %591
  %609 = phi i32 [ %594, %598 ], [ %605, %604 ], [ %594, %591 ]
  br i1 %592, label %591, label %575

610:                                              ; preds = %575, %555
  %611 = phi i32 [ 0, %555 ], [ %577, %575 ]
  %612 = zext i32 %1 to i64
  %613 = mul nuw nsw i64 %612, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %510, ptr align 8 %0, i64 %613, i1 false)
  %614 = shl nuw nsw i64 %96, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %512, ptr align 4 %4, i64 %614, i1 false)
  %615 = getelementptr inbounds i8, ptr %6, i64 20
  %616 = load i32, ptr %615, align 4
  %617 = icmp sgt i32 %616, 0
  br i1 %617, label %618, label %3363

618:                                              ; preds = %610
  %619 = getelementptr inbounds i8, ptr %6, i64 44
  %620 = getelementptr inbounds i8, ptr %6, i64 24
  %621 = getelementptr inbounds i8, ptr %6, i64 36
  %622 = getelementptr inbounds i8, ptr %6, i64 40
  %623 = getelementptr inbounds i8, ptr %29, i64 8
  %624 = getelementptr inbounds i8, ptr %29, i64 16
  %625 = getelementptr inbounds i8, ptr %29, i64 20
  %626 = getelementptr inbounds i8, ptr %29, i64 24
  %627 = getelementptr inbounds i8, ptr %29, i64 168
  %628 = shl nsw i64 %526, 2
  %629 = getelementptr inbounds i8, ptr %29, i64 32
  %630 = getelementptr inbounds i8, ptr %29, i64 88
  %631 = getelementptr inbounds i8, ptr %24, i64 8
  %632 = getelementptr inbounds i8, ptr %24, i64 16
  %633 = getelementptr inbounds i8, ptr %25, i64 4
  %634 = getelementptr inbounds i8, ptr %25, i64 8
  %635 = getelementptr inbounds i8, ptr %25, i64 12
  %636 = getelementptr inbounds i8, ptr %25, i64 16
  %637 = getelementptr inbounds i8, ptr %25, i64 17
  %638 = getelementptr inbounds i8, ptr %26, i64 4
  %639 = getelementptr inbounds i8, ptr %26, i64 8
  %640 = getelementptr inbounds i8, ptr %26, i64 12
  %641 = getelementptr inbounds i8, ptr %26, i64 16
  %642 = getelementptr inbounds i8, ptr %26, i64 17
  %643 = getelementptr inbounds i8, ptr %22, i64 12
  %644 = getelementptr inbounds i8, ptr %22, i64 4
  %645 = getelementptr inbounds i8, ptr %22, i64 17
  %646 = getelementptr inbounds i8, ptr %22, i64 8
  %647 = getelementptr inbounds i8, ptr %21, i64 3
  %648 = getelementptr inbounds i8, ptr %21, i64 16
  %649 = getelementptr inbounds i8, ptr %21, i64 1
  %650 = getelementptr inbounds i8, ptr %21, i64 2
  %651 = getelementptr inbounds i8, ptr %21, i64 4
  %652 = getelementptr inbounds i8, ptr %21, i64 5
  %653 = getelementptr inbounds i8, ptr %21, i64 8
  %654 = getelementptr inbounds i8, ptr %21, i64 12
  %655 = getelementptr inbounds i8, ptr %21, i64 20
  %656 = getelementptr inbounds i8, ptr %21, i64 40
  %657 = getelementptr inbounds i8, ptr %21, i64 24
  %658 = getelementptr inbounds i8, ptr %22, i64 16
  %659 = getelementptr inbounds i8, ptr %6, i64 28
  %660 = getelementptr inbounds i8, ptr %6, i64 52
  %661 = getelementptr inbounds i8, ptr %28, i64 99640
  %662 = getelementptr inbounds i8, ptr %28, i64 99576
  %663 = getelementptr inbounds i8, ptr %28, i64 99552
  %664 = getelementptr inbounds i8, ptr %28, i64 99548
  %665 = getelementptr inbounds i8, ptr %28, i64 99544
  %666 = getelementptr inbounds i8, ptr %28, i64 99620
  %667 = getelementptr inbounds i8, ptr %28, i64 99616
  %668 = getelementptr inbounds i8, ptr %28, i64 99648
  %669 = getelementptr inbounds i8, ptr %28, i64 99600
  %670 = getelementptr inbounds i8, ptr %28, i64 99584
  %671 = getelementptr inbounds i8, ptr %28, i64 99608
  %672 = getelementptr inbounds i8, ptr %28, i64 99592
  %673 = getelementptr inbounds i8, ptr %28, i64 99604
  %674 = getelementptr inbounds i8, ptr %28, i64 99580
  %675 = getelementptr inbounds i8, ptr %28, i64 99624
  %676 = getelementptr inbounds i8, ptr %28, i64 99528
  %677 = getelementptr inbounds i8, ptr %28, i64 99520
  %678 = getelementptr inbounds i8, ptr %28, i64 99568
  %679 = getelementptr inbounds i8, ptr %28, i64 99536
  %680 = getelementptr inbounds i8, ptr %28, i64 99656
  %681 = getelementptr inbounds i8, ptr %28, i64 99792
  %682 = getelementptr inbounds i8, ptr %28, i64 99692
  %683 = getelementptr inbounds i8, ptr %28, i64 99672
  %684 = getelementptr inbounds i8, ptr %20, i64 4
  %685 = getelementptr inbounds i8, ptr %20, i64 8
  %686 = getelementptr inbounds i8, ptr %19, i64 4
  %687 = getelementptr inbounds i8, ptr %19, i64 8
  %688 = getelementptr inbounds i8, ptr %16, i64 8
  %689 = getelementptr inbounds i8, ptr %16, i64 16
  %690 = getelementptr inbounds i8, ptr %28, i64 40
  %691 = getelementptr inbounds i8, ptr %14, i64 8
  %692 = getelementptr inbounds i8, ptr %14, i64 4
  %693 = getelementptr inbounds i8, ptr %14, i64 12
  %694 = getelementptr inbounds i8, ptr %14, i64 5
  %695 = getelementptr inbounds i8, ptr %13, i64 8
  %696 = getelementptr inbounds i8, ptr %13, i64 4
  %697 = getelementptr inbounds i8, ptr %13, i64 12
  %698 = getelementptr inbounds i8, ptr %13, i64 5
  %699 = getelementptr inbounds i8, ptr %6, i64 48
  br label %700

700:                                              ; preds = %618, %3357
  %701 = phi i32 [ 0, %618 ], [ %3360, %3357 ]
  %702 = phi i32 [ %611, %618 ], [ %3342, %3357 ]
  %703 = phi i32 [ %611, %618 ], [ %3359, %3357 ]
  %704 = phi i32 [ %1, %618 ], [ %3358, %3357 ]
  %705 = phi i32 [ %5, %618 ], [ %3341, %3357 ]
  %706 = phi i32 [ %1, %618 ], [ %3340, %3357 ]
  %707 = load i32, ptr %619, align 4
  %708 = icmp eq i32 %707, 0
  br i1 %708, label %724, label %709

709:                                              ; preds = %700
  %710 = load i64, ptr %36, align 8
  %711 = add i64 %710, -7046029254386353131
  store i64 %711, ptr %36, align 8
  %712 = lshr i64 %711, 30
  %713 = xor i64 %712, %711
  %714 = mul i64 %713, -4658895280553007687
  %715 = lshr i64 %714, 27
  %716 = xor i64 %715, %714
  %717 = mul i64 %716, -7723592293110705685
  %718 = lshr i64 %717, 31
  %719 = xor i64 %718, %717
  %720 = sext i32 %707 to i64
  %721 = urem i64 %719, %720
  %722 = and i64 %721, 4294967295
  %723 = icmp eq i64 %722, 0
  br label %724

724:                                              ; preds = %709, %700
  %725 = phi i1 [ false, %700 ], [ %723, %709 ]
  %726 = zext i1 %725 to i32
  %727 = sext i32 %706 to i64
  %728 = mul nsw i64 %727, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %524, ptr align 8 %510, i64 %728, i1 false)
  %729 = sext i32 %705 to i64
  %730 = shl nsw i64 %729, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %525, ptr align 4 %512, i64 %730, i1 false)
  %731 = load i32, ptr %620, align 8
  %732 = icmp eq i32 %731, 0
  br i1 %732, label %1789, label %733

733:                                              ; preds = %724
  %734 = load i32, ptr %415, align 8
  %735 = load i32, ptr %621, align 4
  %736 = load i32, ptr %622, align 8
  store ptr %524, ptr %29, align 8
  store ptr %525, ptr %623, align 8
  store i32 %706, ptr %624, align 8
  %737 = load i32, ptr %420, align 4
  store i32 %737, ptr %625, align 4
  store i32 %705, ptr %626, align 8
  store i32 0, ptr %627, align 8
  %738 = load ptr, ptr %494, align 8
  %739 = sext i32 %737 to i64
  %740 = shl nsw i64 %739, 2
  call void @llvm.memset.p0.i64(ptr align 4 %738, i8 0, i64 %740, i1 false)
  %741 = load ptr, ptr %498, align 8
  %742 = load i32, ptr %420, align 4
  %743 = sext i32 %742 to i64
  %744 = shl nsw i64 %743, 2
  call void @llvm.memset.p0.i64(ptr align 4 %741, i8 0, i64 %744, i1 false)
  %745 = load ptr, ptr %504, align 8
  %746 = getelementptr inbounds i32, ptr %745, i64 %526
  call void @llvm.memset.p0.i64(ptr align 4 %745, i8 0, i64 %628, i1 false)
  %747 = icmp sgt i32 %705, 0
  br i1 %747, label %750, label %805

748:                                              ; preds = %765
  %749 = icmp eq i32 %766, 0
  br i1 %749, label %805, label %773

750:                                              ; preds = %733, %765
  %751 = phi i64 [ %767, %765 ], [ 0, %733 ]
  %752 = phi i32 [ %766, %765 ], [ 0, %733 ]
  %753 = getelementptr inbounds %struct.Edge, ptr %525, i64 %751
  %754 = load i32, ptr %753, align 4
  %755 = sext i32 %754 to i64
  %756 = getelementptr inbounds i32, ptr %745, i64 %755
  %757 = load i32, ptr %756, align 4
  %758 = add nsw i32 %757, 1
  store i32 %758, ptr %756, align 4
  %759 = icmp eq i32 %757, 0
  br i1 %759, label %760, label %765

760:                                              ; preds = %750
  %761 = load i32, ptr %753, align 4
  %762 = add nsw i32 %752, 1
  %763 = sext i32 %752 to i64
  %764 = getelementptr inbounds i32, ptr %746, i64 %763
  store i32 %761, ptr %764, align 4
  br label %765

765:                                              ; preds = %760, %750
  %766 = phi i32 [ %752, %750 ], [ %762, %760 ]
  %767 = add nuw nsw i64 %751, 1
  %768 = icmp eq i64 %767, %729
  br i1 %768, label %748, label %750

769:                                              ; preds = %803
  %770 = zext i8 %783 to i32
  %771 = add nuw nsw i32 %774, %770
  %772 = icmp eq i32 %804, 0
  br i1 %772, label %805, label %773

773:                                              ; preds = %748, %769
  %774 = phi i32 [ %771, %769 ], [ 0, %748 ]
  %775 = phi i32 [ %804, %769 ], [ %766, %748 ]
  %776 = add nsw i32 %775, -1
  %777 = sext i32 %776 to i64
  %778 = getelementptr inbounds i32, ptr %746, i64 %777
  %779 = load i32, ptr %778, align 4
  %780 = sext i32 %779 to i64
  %781 = getelementptr inbounds %struct.Node, ptr %524, i64 %780
  %782 = getelementptr inbounds i8, ptr %781, i64 2
  %783 = load i8, ptr %782, align 2
  %784 = getelementptr inbounds i8, ptr %781, i64 8
  br label %785

785:                                              ; preds = %803, %773
  %786 = phi i1 [ true, %773 ], [ false, %803 ]
  %787 = phi i64 [ 0, %773 ], [ 1, %803 ]
  %788 = phi i32 [ %776, %773 ], [ %804, %803 ]
  %789 = getelementptr inbounds [2 x i32], ptr %784, i64 0, i64 %787
  %790 = load i32, ptr %789, align 4
  %791 = icmp sgt i32 %790, -1
  br i1 %791, label %792, label %803

792:                                              ; preds = %785
  %793 = zext i32 %790 to i64
  %794 = getelementptr inbounds i32, ptr %745, i64 %793
  %795 = load i32, ptr %794, align 4
  %796 = add nsw i32 %795, 1
  store i32 %796, ptr %794, align 4
  %797 = icmp eq i32 %795, 0
  br i1 %797, label %798, label %803

798:                                              ; preds = %792
  %799 = load i32, ptr %789, align 4
  %800 = add nsw i32 %788, 1
  %801 = sext i32 %788 to i64
  %802 = getelementptr inbounds i32, ptr %746, i64 %801
  store i32 %799, ptr %802, align 4
  br label %803

803:                                              ; preds = %798, %792, %785
  %804 = phi i32 [ %788, %792 ], [ %800, %798 ], [ %788, %785 ]
  br i1 %786, label %785, label %769

805:                                              ; preds = %769, %748, %733
  %806 = phi i32 [ 0, %748 ], [ 0, %733 ], [ %771, %769 ]
  store i32 %806, ptr %629, align 8
  %807 = load ptr, ptr %450, align 8
  %808 = load ptr, ptr %504, align 8
  %809 = load i32, ptr %624, align 8
  %810 = sext i32 %809 to i64
  %811 = shl nsw i64 %810, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %807, ptr align 4 %808, i64 %811, i1 false)
  %812 = load i32, ptr %624, align 8
  %813 = icmp sgt i32 %812, 0
  br i1 %813, label %818, label %863

814:                                              ; preds = %818
  %815 = icmp sgt i32 %828, 0
  br i1 %815, label %816, label %863

816:                                              ; preds = %814
  %817 = load ptr, ptr %29, align 8
  br label %831

818:                                              ; preds = %805, %818
  %819 = phi i64 [ %827, %818 ], [ 0, %805 ]
  %820 = load ptr, ptr %29, align 8
  %821 = getelementptr inbounds %struct.Node, ptr %820, i64 %819
  %822 = getelementptr inbounds i8, ptr %821, i64 1
  %823 = load i8, ptr %822, align 1
  %824 = icmp ne i8 %823, 0
  %825 = zext i1 %824 to i8
  %826 = getelementptr inbounds i8, ptr %821, i64 3
  store i8 %825, ptr %826, align 1
  %827 = add nuw nsw i64 %819, 1
  %828 = load i32, ptr %624, align 8
  %829 = sext i32 %828 to i64
  %830 = icmp slt i64 %827, %829
  br i1 %830, label %818, label %814

831:                                              ; preds = %844, %816
  %832 = phi i32 [ %828, %816 ], [ %845, %844 ]
  %833 = phi ptr [ %817, %816 ], [ %846, %844 ]
  %834 = phi i64 [ 0, %816 ], [ %847, %844 ]
  %835 = getelementptr inbounds %struct.Node, ptr %833, i64 %834, i32 2
  %836 = load i8, ptr %835, align 2
  %837 = icmp eq i8 %836, 0
  br i1 %837, label %844, label %850

838:                                              ; preds = %844
  %839 = icmp sgt i32 %845, 0
  br i1 %839, label %840, label %863

840:                                              ; preds = %838
  %841 = zext i32 %845 to i64
  br label %868

842:                                              ; preds = %850
  %843 = load i32, ptr %624, align 8
  br label %844

844:                                              ; preds = %842, %831
  %845 = phi i32 [ %843, %842 ], [ %832, %831 ]
  %846 = phi ptr [ %858, %842 ], [ %833, %831 ]
  %847 = add nuw nsw i64 %834, 1
  %848 = sext i32 %845 to i64
  %849 = icmp slt i64 %847, %848
  br i1 %849, label %831, label %838

850:                                              ; preds = %831, %850
  %851 = phi i1 [ false, %850 ], [ true, %831 ]
  %852 = phi i64 [ 1, %850 ], [ 0, %831 ]
  %853 = phi ptr [ %858, %850 ], [ %833, %831 ]
  %854 = getelementptr inbounds %struct.Node, ptr %853, i64 %834, i32 5, i64 %852
  %855 = load i32, ptr %854, align 4
  %856 = sext i32 %855 to i64
  %857 = getelementptr inbounds %struct.Node, ptr %853, i64 %856, i32 3
  store i8 1, ptr %857, align 1
  %858 = load ptr, ptr %29, align 8
  %859 = getelementptr inbounds %struct.Node, ptr %858, i64 %834, i32 2
  %860 = load i8, ptr %859, align 2
  %861 = icmp ne i8 %860, 0
  %862 = and i1 %851, %861
  br i1 %862, label %850, label %842

863:                                              ; preds = %868, %838, %814, %805
  %864 = phi i1 [ false, %838 ], [ false, %814 ], [ false, %805 ], [ true, %868 ]
  %865 = phi i32 [ %845, %838 ], [ %828, %814 ], [ %812, %805 ], [ %845, %868 ]
  %866 = phi i32 [ 0, %838 ], [ 0, %814 ], [ 0, %805 ], [ %874, %868 ]
  %867 = icmp sgt i32 %866, %734
  br i1 %867, label %877, label %893

868:                                              ; preds = %868, %840
  %869 = phi i64 [ 0, %840 ], [ %875, %868 ]
  %870 = phi i32 [ 0, %840 ], [ %874, %868 ]
  %871 = getelementptr inbounds %struct.Node, ptr %846, i64 %869, i32 3
  %872 = load i8, ptr %871, align 1
  %873 = zext i8 %872 to i32
  %874 = add nuw nsw i32 %870, %873
  %875 = add nuw nsw i64 %869, 1
  %876 = icmp eq i64 %875, %841
  br i1 %876, label %863, label %868

877:                                              ; preds = %863
  %878 = sub i32 %866, %734
  %879 = add i32 %878, 1
  %880 = load i64, ptr %551, align 8
  %881 = add i64 %880, -7046029254386353131
  store i64 %881, ptr %551, align 8
  %882 = lshr i64 %881, 30
  %883 = xor i64 %882, %881
  %884 = mul i64 %883, -4658895280553007687
  %885 = lshr i64 %884, 27
  %886 = xor i64 %885, %884
  %887 = mul i64 %886, -7723592293110705685
  %888 = lshr i64 %887, 31
  %889 = xor i64 %888, %887
  %890 = sext i32 %879 to i64
  %891 = urem i64 %889, %890
  %892 = trunc i64 %891 to i32
  br label %893

893:                                              ; preds = %877, %863
  %894 = phi i32 [ %892, %877 ], [ 0, %863 ]
  br i1 %864, label %895, label %918

895:                                              ; preds = %893
  %896 = add nsw i32 %894, %734
  br label %897

897:                                              ; preds = %912, %895
  %898 = phi i32 [ %865, %895 ], [ %913, %912 ]
  %899 = phi i64 [ 0, %895 ], [ %915, %912 ]
  %900 = phi i32 [ 0, %895 ], [ %914, %912 ]
  %901 = load ptr, ptr %29, align 8
  %902 = getelementptr inbounds %struct.Node, ptr %901, i64 %899, i32 3
  %903 = load i8, ptr %902, align 1
  %904 = icmp eq i8 %903, 0
  br i1 %904, label %912, label %905

905:                                              ; preds = %897
  %906 = icmp sge i32 %900, %894
  %907 = icmp slt i32 %900, %896
  %908 = select i1 %906, i1 %907, i1 false
  %909 = select i1 %908, i8 3, i8 0
  store i8 %909, ptr %902, align 1
  %910 = add nsw i32 %900, 1
  %911 = load i32, ptr %624, align 8
  br label %912

912:                                              ; preds = %905, %897
  %913 = phi i32 [ %911, %905 ], [ %898, %897 ]
  %914 = phi i32 [ %910, %905 ], [ %900, %897 ]
  %915 = add nuw nsw i64 %899, 1
  %916 = sext i32 %913 to i64
  %917 = icmp slt i64 %915, %916
  br i1 %917, label %897, label %918

918:                                              ; preds = %912, %893
  call void @clear(ptr %29)
  %919 = load i32, ptr %629, align 8
  %920 = add nsw i32 %919, 1
  %921 = icmp slt i32 %731, 0
  br i1 %921, label %1779, label %922

922:                                              ; preds = %918
  %923 = icmp eq i32 %735, 0
  %924 = sext i32 %735 to i64
  br label %925

925:                                              ; preds = %1776, %922
  %926 = phi i32 [ %920, %922 ], [ %954, %1776 ]
  %927 = phi i32 [ 0, %922 ], [ %1777, %1776 ]
  %928 = load i32, ptr %629, align 8
  %929 = icmp slt i32 %928, %926
  br i1 %929, label %947, label %930

930:                                              ; preds = %925
  %931 = icmp eq i32 %928, %926
  br i1 %931, label %932, label %953

932:                                              ; preds = %930
  %933 = icmp eq i32 %927, %731
  br i1 %933, label %947, label %934

934:                                              ; preds = %932
  %935 = load i64, ptr %551, align 8
  %936 = add i64 %935, -7046029254386353131
  store i64 %936, ptr %551, align 8
  %937 = lshr i64 %936, 30
  %938 = xor i64 %937, %936
  %939 = mul i64 %938, -4658895280553007687
  %940 = lshr i64 %939, 27
  %941 = xor i64 %940, %939
  %942 = mul i64 %941, -7723592293110705685
  %943 = lshr i64 %942, 31
  %944 = xor i64 %943, %942
  %945 = and i64 %944, 63
  %946 = icmp eq i64 %945, 0
  br i1 %946, label %947, label %953

947:                                              ; preds = %934, %932, %925
  %948 = load i32, ptr %624, align 8
  %949 = load ptr, ptr %27, align 8
  %950 = sext i32 %948 to i64
  %951 = mul nsw i64 %950, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %949, ptr align 8 %524, i64 %951, i1 false)
  %952 = load ptr, ptr %536, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %952, ptr align 4 %525, i64 %730, i1 false)
  store i32 %948, ptr %539, align 8
  store i32 %705, ptr %538, align 8
  br label %953

953:                                              ; preds = %947, %934, %930
  %954 = phi i32 [ %928, %947 ], [ %926, %934 ], [ %926, %930 ]
  %955 = load i32, ptr %624, align 8
  %956 = add nsw i32 %955, 2
  %957 = load i32, ptr %625, align 4
  %958 = icmp sgt i32 %956, %957
  br i1 %958, label %966, label %959

959:                                              ; preds = %953
  %960 = load i32, ptr %630, align 8
  %961 = mul nsw i32 %955, 3
  %962 = add i32 %961, 3
  %963 = add i32 %962, %960
  %964 = load i32, ptr %428, align 4
  %965 = icmp sgt i32 %963, %964
  br i1 %965, label %966, label %968

966:                                              ; preds = %959, %953
  call void @clear(ptr %29)
  %967 = load i32, ptr %624, align 8
  br label %968

968:                                              ; preds = %966, %959
  %969 = phi i32 [ %967, %966 ], [ %955, %959 ]
  %970 = load i64, ptr %551, align 8
  %971 = add i64 %970, -7046029254386353131
  store i64 %971, ptr %551, align 8
  %972 = lshr i64 %971, 30
  %973 = xor i64 %972, %971
  %974 = mul i64 %973, -4658895280553007687
  %975 = lshr i64 %974, 27
  %976 = xor i64 %975, %974
  %977 = mul i64 %976, -7723592293110705685
  %978 = lshr i64 %977, 31
  %979 = xor i64 %978, %977
  %980 = sext i32 %969 to i64
  %981 = urem i64 %979, %980
  %982 = trunc i64 %981 to i32
  %983 = shl i64 %981, 32
  %984 = ashr exact i64 %983, 32
  %985 = getelementptr inbounds %struct.Node, ptr %524, i64 %984
  %986 = load ptr, ptr %450, align 8
  %987 = getelementptr inbounds i32, ptr %986, i64 %984
  %988 = load i32, ptr %987, align 4
  %989 = icmp sgt i32 %988, 0
  br i1 %989, label %990, label %1776

990:                                              ; preds = %968
  %991 = load i8, ptr %985, align 8
  %992 = add i8 %991, -1
  %993 = icmp ult i8 %992, 2
  %994 = getelementptr inbounds i8, ptr %985, i64 2
  %995 = load i8, ptr %994, align 2
  %996 = icmp ne i8 %995, 0
  %997 = and i1 %996, %993
  br i1 %997, label %998, label %1776

998:                                              ; preds = %990
  %999 = getelementptr inbounds i8, ptr %985, i64 3
  %1000 = load i8, ptr %999, align 1
  %1001 = and i8 %1000, 2
  %1002 = icmp eq i8 %1001, 0
  br i1 %1002, label %1776, label %1003

1003:                                             ; preds = %998
  br i1 %923, label %1020, label %1004

1004:                                             ; preds = %1003
  %1005 = load i32, ptr %629, align 8
  %1006 = add nsw i32 %954, %736
  %1007 = icmp slt i32 %1005, %1006
  br i1 %1007, label %1008, label %1020

1008:                                             ; preds = %1004
  %1009 = add i64 %970, 4354685564936845354
  store i64 %1009, ptr %551, align 8
  %1010 = lshr i64 %1009, 30
  %1011 = xor i64 %1010, %1009
  %1012 = mul i64 %1011, -4658895280553007687
  %1013 = lshr i64 %1012, 27
  %1014 = xor i64 %1013, %1012
  %1015 = mul i64 %1014, -7723592293110705685
  %1016 = lshr i64 %1015, 31
  %1017 = xor i64 %1016, %1015
  %1018 = urem i64 %1017, %924
  %1019 = icmp eq i64 %1018, 0
  br label %1020

1020:                                             ; preds = %1008, %1004, %1003
  %1021 = phi i1 [ false, %1004 ], [ false, %1003 ], [ %1019, %1008 ]
  %1022 = load ptr, ptr %29, align 8
  %1023 = getelementptr inbounds %struct.Node, ptr %1022, i64 %984, i32 2
  %1024 = load i8, ptr %1023, align 2
  %1025 = zext i8 %1024 to i32
  %1026 = load ptr, ptr %508, align 8
  store i32 %982, ptr %1026, align 4
  br label %1037

1027:                                             ; preds = %1095
  %1028 = icmp eq i32 %1097, 0
  br i1 %1028, label %1029, label %1037

1029:                                             ; preds = %1027
  %1030 = getelementptr inbounds %struct.Node, ptr %1022, i64 %984
  %1031 = sext i1 %1021 to i32
  %1032 = getelementptr inbounds i8, ptr %1030, i64 20
  %1033 = getelementptr inbounds i8, ptr %1030, i64 8
  %1034 = icmp sgt i32 %1096, 0
  br i1 %1034, label %1035, label %1109

1035:                                             ; preds = %1029
  %1036 = zext i32 %1096 to i64
  br label %1099

1037:                                             ; preds = %1027, %1020
  %1038 = phi i32 [ %1025, %1020 ], [ %1098, %1027 ]
  %1039 = phi i32 [ 1, %1020 ], [ %1097, %1027 ]
  %1040 = phi i32 [ 0, %1020 ], [ %1096, %1027 ]
  %1041 = load ptr, ptr %29, align 8
  %1042 = load ptr, ptr %508, align 8
  %1043 = add nsw i32 %1039, -1
  %1044 = sext i32 %1043 to i64
  %1045 = getelementptr inbounds i32, ptr %1042, i64 %1044
  %1046 = load i32, ptr %1045, align 4
  %1047 = sext i32 %1046 to i64
  br label %1048

1048:                                             ; preds = %1095, %1037
  %1049 = phi i1 [ true, %1037 ], [ false, %1095 ]
  %1050 = phi i64 [ 0, %1037 ], [ 1, %1095 ]
  %1051 = phi i32 [ %1038, %1037 ], [ %1098, %1095 ]
  %1052 = phi i32 [ %1043, %1037 ], [ %1097, %1095 ]
  %1053 = phi i32 [ %1040, %1037 ], [ %1096, %1095 ]
  %1054 = getelementptr inbounds %struct.Node, ptr %1041, i64 %1047, i32 5, i64 %1050
  %1055 = load i32, ptr %1054, align 4
  %1056 = icmp slt i32 %1055, 0
  br i1 %1056, label %1095, label %1057

1057:                                             ; preds = %1048
  %1058 = load ptr, ptr %494, align 8
  %1059 = zext i32 %1055 to i64
  %1060 = getelementptr inbounds i32, ptr %1058, i64 %1059
  %1061 = load i32, ptr %1060, align 4
  %1062 = icmp eq i32 %1061, 0
  br i1 %1062, label %1063, label %1071

1063:                                             ; preds = %1057
  %1064 = load ptr, ptr %504, align 8
  %1065 = add nsw i32 %1053, 1
  %1066 = sext i32 %1053 to i64
  %1067 = getelementptr inbounds i32, ptr %1064, i64 %1066
  store i32 %1055, ptr %1067, align 4
  %1068 = load ptr, ptr %494, align 8
  %1069 = getelementptr inbounds i32, ptr %1068, i64 %1059
  %1070 = load i32, ptr %1069, align 4
  br label %1071

1071:                                             ; preds = %1063, %1057
  %1072 = phi i32 [ %1065, %1063 ], [ %1053, %1057 ]
  %1073 = phi i32 [ %1070, %1063 ], [ %1061, %1057 ]
  %1074 = phi ptr [ %1068, %1063 ], [ %1058, %1057 ]
  %1075 = getelementptr inbounds i32, ptr %1074, i64 %1059
  %1076 = add nsw i32 %1073, -1
  store i32 %1076, ptr %1075, align 4
  %1077 = load ptr, ptr %450, align 8
  %1078 = getelementptr inbounds i32, ptr %1077, i64 %1059
  %1079 = load i32, ptr %1078, align 4
  %1080 = load ptr, ptr %494, align 8
  %1081 = getelementptr inbounds i32, ptr %1080, i64 %1059
  %1082 = load i32, ptr %1081, align 4
  %1083 = sub i32 0, %1082
  %1084 = icmp eq i32 %1079, %1083
  br i1 %1084, label %1085, label %1095

1085:                                             ; preds = %1071
  %1086 = load ptr, ptr %29, align 8
  %1087 = getelementptr inbounds %struct.Node, ptr %1086, i64 %1059, i32 2
  %1088 = load i8, ptr %1087, align 2
  %1089 = zext i8 %1088 to i32
  %1090 = add nsw i32 %1051, %1089
  %1091 = load ptr, ptr %508, align 8
  %1092 = add nsw i32 %1052, 1
  %1093 = sext i32 %1052 to i64
  %1094 = getelementptr inbounds i32, ptr %1091, i64 %1093
  store i32 %1055, ptr %1094, align 4
  br label %1095

1095:                                             ; preds = %1085, %1071, %1048
  %1096 = phi i32 [ %1053, %1048 ], [ %1072, %1085 ], [ %1072, %1071 ]
  %1097 = phi i32 [ %1052, %1048 ], [ %1092, %1085 ], [ %1052, %1071 ]
  %1098 = phi i32 [ %1051, %1048 ], [ %1090, %1085 ], [ %1051, %1071 ]
  br i1 %1049, label %1048, label %1027

1099:                                             ; preds = %1099, %1035
  %1100 = phi i64 [ 0, %1035 ], [ %1107, %1099 ]
  %1101 = load ptr, ptr %494, align 8
  %1102 = load ptr, ptr %504, align 8
  %1103 = getelementptr inbounds i32, ptr %1102, i64 %1100
  %1104 = load i32, ptr %1103, align 4
  %1105 = sext i32 %1104 to i64
  %1106 = getelementptr inbounds i32, ptr %1101, i64 %1105
  store i32 0, ptr %1106, align 4
  %1107 = add nuw nsw i64 %1100, 1
  %1108 = icmp eq i64 %1107, %1036
  br i1 %1108, label %1109, label %1099

1109:                                             ; preds = %1099, %1029
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 @__const.step.best, i64 20, i1 false)
  store i64 0, ptr %23, align 8
  %1110 = load i32, ptr %624, align 8
  %1111 = icmp sgt i32 %1110, 0
  br i1 %1111, label %1112, label %1775

1112:                                             ; preds = %1109
  %1113 = getelementptr inbounds i8, ptr %1030, i64 24
  %1114 = getelementptr inbounds i8, ptr %1030, i64 12
  %1115 = add nsw i32 %1098, -2
  %1116 = icmp slt i32 %1115, %1031
  %1117 = and i64 %981, 4294967295
  br label %1121

1118:                                             ; preds = %1389
  %1119 = load i32, ptr %643, align 4
  %1120 = icmp eq i32 %1119, -2147483648
  br i1 %1120, label %1775, label %1394

1121:                                             ; preds = %1389, %1112
  %1122 = phi i32 [ %1110, %1112 ], [ %1390, %1389 ]
  %1123 = phi i64 [ 0, %1112 ], [ %1391, %1389 ]
  %1124 = load ptr, ptr %450, align 8
  %1125 = getelementptr inbounds i32, ptr %1124, i64 %1123
  %1126 = load i32, ptr %1125, align 4
  %1127 = icmp sgt i32 %1126, 0
  br i1 %1127, label %1128, label %1389

1128:                                             ; preds = %1121
  %1129 = load ptr, ptr %29, align 8
  %1130 = getelementptr inbounds %struct.Node, ptr %1129, i64 %1123, i32 3
  %1131 = load i8, ptr %1130, align 1
  %1132 = icmp eq i8 %1131, 0
  %1133 = icmp eq i64 %1123, %1117
  %1134 = or i1 %1133, %1132
  br i1 %1134, label %1389, label %1135

1135:                                             ; preds = %1128
  %1136 = getelementptr inbounds %struct.Node, ptr %1129, i64 %1123, i32 7
  %1137 = load ptr, ptr %454, align 8
  %1138 = getelementptr inbounds [2 x i32], ptr %1137, i64 %1123
  %1139 = load i32, ptr %1032, align 4
  %1140 = load i32, ptr %1136, align 4
  %1141 = icmp ult i32 %1139, %1140
  %1142 = add i32 %1139, 2147483647
  %1143 = select i1 %1141, i32 %1142, i32 %1139
  %1144 = sub i32 %1143, %1140
  %1145 = load i32, ptr %1113, align 4
  %1146 = getelementptr inbounds i8, ptr %1136, i64 4
  %1147 = load i32, ptr %1146, align 4
  %1148 = icmp ult i32 %1145, %1147
  %1149 = add i32 %1145, 2147483647
  %1150 = select i1 %1148, i32 %1149, i32 %1145
  %1151 = sub i32 %1150, %1147
  %1152 = zext i32 %1144 to i64
  %1153 = shl nuw nsw i64 %1152, 31
  %1154 = zext i32 %1151 to i64
  %1155 = or i64 %1153, %1154
  %1156 = icmp eq i32 %1143, %1140
  %1157 = sub i32 2147483647, %1144
  %1158 = select i1 %1156, i32 0, i32 %1157
  %1159 = zext i32 %1158 to i64
  %1160 = shl nuw nsw i64 %1159, 31
  %1161 = icmp eq i32 %1150, %1147
  %1162 = sub i32 2147483647, %1151
  %1163 = select i1 %1161, i32 0, i32 %1162
  %1164 = zext i32 %1163 to i64
  %1165 = or i64 %1160, %1164
  %1166 = call i64 @llvm.umin.i64(i64 %1155, i64 %1165)
  store i64 %1166, ptr %24, align 16
  %1167 = add i32 %1140, %1139
  %1168 = icmp ugt i32 %1167, 2147483646
  %1169 = add i32 %1167, -2147483647
  %1170 = select i1 %1168, i32 %1169, i32 %1167
  %1171 = add i32 %1147, %1145
  %1172 = icmp ugt i32 %1171, 2147483646
  %1173 = add i32 %1171, -2147483647
  %1174 = select i1 %1172, i32 %1173, i32 %1171
  %1175 = zext i32 %1170 to i64
  %1176 = shl nuw nsw i64 %1175, 31
  %1177 = zext i32 %1174 to i64
  %1178 = or i64 %1176, %1177
  %1179 = icmp eq i32 %1170, 0
  %1180 = sub i32 2147483647, %1170
  %1181 = select i1 %1179, i32 0, i32 %1180
  %1182 = zext i32 %1181 to i64
  %1183 = shl nuw nsw i64 %1182, 31
  %1184 = icmp eq i32 %1174, 0
  %1185 = sub i32 2147483647, %1174
  %1186 = select i1 %1184, i32 0, i32 %1185
  %1187 = zext i32 %1186 to i64
  %1188 = or i64 %1183, %1187
  %1189 = call i64 @llvm.umin.i64(i64 %1178, i64 %1188)
  store i64 %1189, ptr %631, align 8
  %1190 = load i32, ptr %1138, align 4
  %1191 = zext i32 %1139 to i64
  %1192 = zext i32 %1190 to i64
  %1193 = mul nuw i64 %1192, %1191
  %1194 = trunc i64 %1193 to i32
  %1195 = and i32 %1194, 2147483647
  %1196 = lshr i64 %1193, 31
  %1197 = trunc i64 %1196 to i32
  %1198 = add i32 %1195, %1197
  %1199 = icmp ugt i32 %1198, 2147483646
  %1200 = add i32 %1198, -2147483647
  %1201 = select i1 %1199, i32 %1200, i32 %1198
  %1202 = getelementptr inbounds i8, ptr %1138, i64 4
  %1203 = load i32, ptr %1202, align 4
  %1204 = zext i32 %1145 to i64
  %1205 = zext i32 %1203 to i64
  %1206 = mul nuw i64 %1205, %1204
  %1207 = trunc i64 %1206 to i32
  %1208 = and i32 %1207, 2147483647
  %1209 = lshr i64 %1206, 31
  %1210 = trunc i64 %1209 to i32
  %1211 = add i32 %1208, %1210
  %1212 = icmp ugt i32 %1211, 2147483646
  %1213 = add i32 %1211, -2147483647
  %1214 = select i1 %1212, i32 %1213, i32 %1211
  %1215 = zext i32 %1201 to i64
  %1216 = shl nuw nsw i64 %1215, 31
  %1217 = zext i32 %1214 to i64
  %1218 = or i64 %1216, %1217
  %1219 = icmp eq i32 %1201, 0
  %1220 = sub i32 2147483647, %1201
  %1221 = select i1 %1219, i32 0, i32 %1220
  %1222 = zext i32 %1221 to i64
  %1223 = shl nuw nsw i64 %1222, 31
  %1224 = icmp eq i32 %1214, 0
  %1225 = sub i32 2147483647, %1214
  %1226 = select i1 %1224, i32 0, i32 %1225
  %1227 = zext i32 %1226 to i64
  %1228 = or i64 %1223, %1227
  %1229 = call i64 @llvm.umin.i64(i64 %1218, i64 %1228)
  store i64 %1229, ptr %632, align 16
  %1230 = trunc nuw nsw i64 %1123 to i32
  br label %1233

1231:                                             ; preds = %1386
  %1232 = load i32, ptr %624, align 8
  br label %1389

1233:                                             ; preds = %1386, %1135
  %1234 = phi i64 [ 0, %1135 ], [ %1387, %1386 ]
  %1235 = getelementptr inbounds [3 x i64], ptr %24, i64 0, i64 %1234
  %1236 = load i64, ptr %1235, align 8
  %1237 = icmp eq i64 %1236, 0
  br i1 %1237, label %1386, label %1238

1238:                                             ; preds = %1233
  %1239 = icmp eq i64 %1234, 2
  %1240 = select i1 %1239, i8 2, i8 1
  %1241 = load ptr, ptr %482, align 8
  %1242 = mul i64 %1236, -7046029254386353131
  %1243 = lshr i64 %1242, 48
  %1244 = lshr i64 %1242, 54
  %1245 = getelementptr inbounds i64, ptr %1241, i64 %1244
  %1246 = load i64, ptr %1245, align 8
  %1247 = and i64 %1243, 63
  %1248 = shl nuw i64 1, %1247
  %1249 = and i64 %1246, %1248
  %1250 = icmp eq i64 %1249, 0
  br i1 %1250, label %1317, label %1251

1251:                                             ; preds = %1238
  %1252 = load ptr, ptr %461, align 8
  %1253 = load i32, ptr %429, align 8
  %1254 = lshr i64 %1242, 33
  %1255 = trunc nuw nsw i64 %1254 to i32
  %1256 = and i32 %1253, %1255
  %1257 = zext i32 %1256 to i64
  %1258 = getelementptr inbounds i32, ptr %1252, i64 %1257
  %1259 = load i32, ptr %1258, align 4
  %1260 = icmp sgt i32 %1259, -1
  br i1 %1260, label %1261, label %1317

1261:                                             ; preds = %1251, %1312
  %1262 = phi i32 [ %1315, %1312 ], [ %1259, %1251 ]
  %1263 = load ptr, ptr %29, align 8
  %1264 = zext i32 %1262 to i64
  %1265 = getelementptr inbounds %struct.Node, ptr %1263, i64 %1264, i32 7
  %1266 = load i32, ptr %1033, align 4
  %1267 = zext i32 %1266 to i64
  %1268 = icmp eq i64 %1123, %1267
  br i1 %1268, label %1269, label %1272

1269:                                             ; preds = %1261
  %1270 = load i32, ptr %1114, align 4
  %1271 = icmp eq i32 %1270, %1262
  br i1 %1271, label %1278, label %1272

1272:                                             ; preds = %1269, %1261
  %1273 = icmp eq i32 %1266, %1262
  br i1 %1273, label %1274, label %1278

1274:                                             ; preds = %1272
  %1275 = load i32, ptr %1114, align 4
  %1276 = zext i32 %1275 to i64
  %1277 = icmp eq i64 %1123, %1276
  br label %1278

1278:                                             ; preds = %1274, %1272, %1269
  %1279 = phi i1 [ true, %1269 ], [ false, %1272 ], [ %1277, %1274 ]
  %1280 = load i32, ptr %1265, align 4
  %1281 = getelementptr inbounds i8, ptr %1265, i64 4
  %1282 = load i32, ptr %1281, align 4
  %1283 = zext i32 %1280 to i64
  %1284 = shl nuw nsw i64 %1283, 31
  %1285 = zext i32 %1282 to i64
  %1286 = or i64 %1284, %1285
  %1287 = icmp eq i32 %1280, 0
  %1288 = sub i32 2147483647, %1280
  %1289 = select i1 %1287, i32 0, i32 %1288
  %1290 = zext i32 %1289 to i64
  %1291 = shl nuw nsw i64 %1290, 31
  %1292 = icmp eq i32 %1282, 0
  %1293 = sub i32 2147483647, %1282
  %1294 = select i1 %1292, i32 0, i32 %1293
  %1295 = zext i32 %1294 to i64
  %1296 = or i64 %1291, %1295
  %1297 = call i64 @llvm.umin.i64(i64 %1286, i64 %1296)
  %1298 = icmp eq i64 %1297, %1236
  br i1 %1298, label %1299, label %1312

1299:                                             ; preds = %1278
  %1300 = load ptr, ptr %450, align 8
  %1301 = getelementptr inbounds i32, ptr %1300, i64 %1264
  %1302 = load i32, ptr %1301, align 4
  %1303 = icmp sgt i32 %1302, 0
  br i1 %1303, label %1304, label %1312

1304:                                             ; preds = %1299
  %1305 = getelementptr inbounds %struct.Node, ptr %1263, i64 %1264, i32 3
  %1306 = load i8, ptr %1305, align 1
  %1307 = icmp eq i8 %1306, 0
  %1308 = icmp eq i32 %1262, %982
  %1309 = or i1 %1308, %1307
  %1310 = select i1 %1309, i1 true, i1 %1279
  br i1 %1310, label %1312, label %1311

1311:                                             ; preds = %1304
  store i32 %1230, ptr %25, align 8
  store i32 %1262, ptr %633, align 4
  store i32 -1, ptr %634, align 8
  store i32 0, ptr %635, align 4
  store i8 %1240, ptr %636, align 8
  store i8 3, ptr %637, align 1
  call void @judge(ptr %29, i32 %982, ptr byval(%struct.Way) align 8 %25, ptr %22, ptr %23, i32 %1031)
  br label %1312

1312:                                             ; preds = %1311, %1304, %1299, %1278
  %1313 = load ptr, ptr %465, align 8
  %1314 = getelementptr inbounds i32, ptr %1313, i64 %1264
  %1315 = load i32, ptr %1314, align 4
  %1316 = icmp sgt i32 %1315, -1
  br i1 %1316, label %1261, label %1317

1317:                                             ; preds = %1312, %1251, %1238
  br i1 %1116, label %1386, label %1318

1318:                                             ; preds = %1317
  %1319 = load ptr, ptr %486, align 8
  %1320 = load ptr, ptr %490, align 8
  %1321 = select i1 %1239, ptr %1319, ptr %1320
  %1322 = lshr i64 %1242, 44
  %1323 = lshr i64 %1242, 50
  %1324 = getelementptr inbounds i64, ptr %1321, i64 %1323
  %1325 = load i64, ptr %1324, align 8
  %1326 = and i64 %1322, 63
  %1327 = shl nuw i64 1, %1326
  %1328 = and i64 %1325, %1327
  %1329 = icmp eq i64 %1328, 0
  br i1 %1329, label %1386, label %1330

1330:                                             ; preds = %1318
  %1331 = load ptr, ptr %478, align 8
  %1332 = load i32, ptr %447, align 8
  %1333 = lshr i64 %1242, 33
  %1334 = trunc nuw nsw i64 %1333 to i32
  %1335 = and i32 %1332, %1334
  %1336 = zext i32 %1335 to i64
  %1337 = getelementptr inbounds i32, ptr %1331, i64 %1336
  %1338 = load i32, ptr %1337, align 4
  %1339 = icmp sgt i32 %1338, -1
  br i1 %1339, label %1340, label %1386

1340:                                             ; preds = %1330
  %1341 = load ptr, ptr %471, align 8
  br label %1342

1342:                                             ; preds = %1381, %1340
  %1343 = phi ptr [ %1382, %1381 ], [ %1341, %1340 ]
  %1344 = phi i32 [ %1384, %1381 ], [ %1338, %1340 ]
  %1345 = zext i32 %1344 to i64
  %1346 = getelementptr inbounds %struct.Pair, ptr %1343, i64 %1345
  %1347 = getelementptr inbounds i8, ptr %1346, i64 8
  %1348 = load i32, ptr %1347, align 8
  %1349 = getelementptr inbounds i8, ptr %1346, i64 12
  %1350 = load i32, ptr %1349, align 4
  %1351 = load i64, ptr %1346, align 8
  %1352 = icmp eq i64 %1351, %1236
  br i1 %1352, label %1353, label %1381

1353:                                             ; preds = %1342
  %1354 = load ptr, ptr %450, align 8
  %1355 = sext i32 %1348 to i64
  %1356 = getelementptr inbounds i32, ptr %1354, i64 %1355
  %1357 = load i32, ptr %1356, align 4
  %1358 = icmp sgt i32 %1357, 0
  br i1 %1358, label %1359, label %1381

1359:                                             ; preds = %1353
  %1360 = load ptr, ptr %29, align 8
  %1361 = getelementptr inbounds %struct.Node, ptr %1360, i64 %1355, i32 3
  %1362 = load i8, ptr %1361, align 1
  %1363 = icmp eq i8 %1362, 0
  br i1 %1363, label %1381, label %1364

1364:                                             ; preds = %1359
  %1365 = sext i32 %1350 to i64
  %1366 = getelementptr inbounds i32, ptr %1354, i64 %1365
  %1367 = load i32, ptr %1366, align 4
  %1368 = icmp sgt i32 %1367, 0
  br i1 %1368, label %1369, label %1381

1369:                                             ; preds = %1364
  %1370 = getelementptr inbounds %struct.Node, ptr %1360, i64 %1365, i32 3
  %1371 = load i8, ptr %1370, align 1
  %1372 = icmp eq i8 %1371, 0
  %1373 = icmp eq i32 %1348, %982
  %1374 = select i1 %1372, i1 true, i1 %1373
  %1375 = icmp eq i32 %1350, %982
  %1376 = select i1 %1374, i1 true, i1 %1375
  br i1 %1376, label %1381, label %1377

1377:                                             ; preds = %1369
  store i32 %1230, ptr %26, align 8
  store i32 %1348, ptr %638, align 4
  store i32 %1350, ptr %639, align 8
  store i32 0, ptr %640, align 4
  store i8 %1240, ptr %641, align 8
  %1378 = getelementptr inbounds i8, ptr %1346, i64 20
  %1379 = load i8, ptr %1378, align 4
  store i8 %1379, ptr %642, align 1
  call void @judge(ptr %29, i32 %982, ptr byval(%struct.Way) align 8 %26, ptr %22, ptr %23, i32 %1031)
  %1380 = load ptr, ptr %471, align 8
  br label %1381

1381:                                             ; preds = %1377, %1369, %1364, %1359, %1353, %1342
  %1382 = phi ptr [ %1343, %1364 ], [ %1343, %1353 ], [ %1380, %1377 ], [ %1343, %1369 ], [ %1343, %1359 ], [ %1343, %1342 ]
  %1383 = getelementptr inbounds %struct.Pair, ptr %1382, i64 %1345, i32 3
  %1384 = load i32, ptr %1383, align 4
  %1385 = icmp sgt i32 %1384, -1
  br i1 %1385, label %1342, label %1386

1386:                                             ; preds = %1381, %1330, %1318, %1317, %1233
  %1387 = add nuw nsw i64 %1234, 1
  %1388 = icmp eq i64 %1387, 3
  br i1 %1388, label %1231, label %1233

1389:                                             ; preds = %1231, %1128, %1121
  %1390 = phi i32 [ %1122, %1121 ], [ %1122, %1128 ], [ %1232, %1231 ]
  %1391 = add nuw nsw i64 %1123, 1
  %1392 = sext i32 %1390 to i64
  %1393 = icmp slt i64 %1391, %1392
  br i1 %1393, label %1121, label %1118

1394:                                             ; preds = %1118
  %1395 = load i32, ptr %644, align 4
  %1396 = load i8, ptr %645, align 1
  %1397 = icmp eq i8 %1396, 3
  br i1 %1397, label %1398, label %1403

1398:                                             ; preds = %1394
  %1399 = load ptr, ptr %29, align 8
  %1400 = sext i32 %1395 to i64
  %1401 = getelementptr inbounds %struct.Node, ptr %1399, i64 %1400
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %1401, i64 48, i1 false)
  %1402 = getelementptr inbounds %struct.Node, ptr %1399, i64 %984
  br label %1584

1403:                                             ; preds = %1394
  %1404 = load ptr, ptr %29, align 8
  %1405 = sext i32 %1395 to i64
  %1406 = getelementptr inbounds %struct.Node, ptr %1404, i64 %1405
  %1407 = load i32, ptr %646, align 4
  %1408 = sext i32 %1407 to i64
  %1409 = getelementptr inbounds %struct.Node, ptr %1404, i64 %1408
  call void @llvm.memset.p0.i64(ptr align 8 %21, i8 0, i64 48, i1 false)
  %1410 = icmp eq i8 %1396, 2
  %1411 = select i1 %1410, i8 2, i8 1
  store i8 %1411, ptr %21, align 8
  store i8 3, ptr %647, align 1
  store i32 -1, ptr %648, align 8
  %1412 = getelementptr inbounds i8, ptr %1406, i64 1
  %1413 = load i8, ptr %1412, align 1
  %1414 = getelementptr inbounds i8, ptr %1409, i64 1
  %1415 = load i8, ptr %1414, align 1
  %1416 = call i8 @llvm.umax.i8(i8 %1413, i8 %1415)
  store i8 %1416, ptr %649, align 1
  %1417 = icmp ne i8 %1416, 0
  %1418 = zext i1 %1417 to i8
  store i8 %1418, ptr %650, align 2
  store i8 1, ptr %651, align 4
  %1419 = icmp eq i8 %1396, 1
  %1420 = select i1 %1419, i8 -1, i8 1
  store i8 %1420, ptr %652, align 1
  store i32 %1395, ptr %653, align 8
  store i32 %1407, ptr %654, align 4
  %1421 = getelementptr inbounds i8, ptr %1406, i64 20
  %1422 = getelementptr inbounds i8, ptr %1409, i64 20
  br label %1426

1423:                                             ; preds = %1454
  %1424 = select i1 %1419, i8 1, i8 -1
  %1425 = icmp eq i8 %1416, 0
  br i1 %1425, label %1459, label %1502

1426:                                             ; preds = %1454, %1403
  %1427 = phi i64 [ 0, %1403 ], [ %1457, %1454 ]
  %1428 = getelementptr inbounds [4 x i32], ptr %1421, i64 0, i64 %1427
  %1429 = load i32, ptr %1428, align 4
  %1430 = getelementptr inbounds [4 x i32], ptr %1422, i64 0, i64 %1427
  %1431 = load i32, ptr %1430, align 4
  switch i8 %1396, label %1442 [
    i8 0, label %1432
    i8 1, label %1437
  ]

1432:                                             ; preds = %1426
  %1433 = add i32 %1431, %1429
  %1434 = icmp ugt i32 %1433, 2147483646
  %1435 = add i32 %1433, -2147483647
  %1436 = select i1 %1434, i32 %1435, i32 %1433
  br label %1454

1437:                                             ; preds = %1426
  %1438 = icmp ult i32 %1429, %1431
  %1439 = add i32 %1429, 2147483647
  %1440 = select i1 %1438, i32 %1439, i32 %1429
  %1441 = sub i32 %1440, %1431
  br label %1454

1442:                                             ; preds = %1426
  %1443 = zext i32 %1429 to i64
  %1444 = zext i32 %1431 to i64
  %1445 = mul nuw i64 %1444, %1443
  %1446 = trunc i64 %1445 to i32
  %1447 = and i32 %1446, 2147483647
  %1448 = lshr i64 %1445, 31
  %1449 = trunc i64 %1448 to i32
  %1450 = add i32 %1447, %1449
  %1451 = icmp ugt i32 %1450, 2147483646
  %1452 = add i32 %1450, -2147483647
  %1453 = select i1 %1451, i32 %1452, i32 %1450
  br label %1454

1454:                                             ; preds = %1442, %1437, %1432
  %1455 = phi i32 [ %1436, %1432 ], [ %1441, %1437 ], [ %1453, %1442 ]
  %1456 = getelementptr inbounds [4 x i32], ptr %655, i64 0, i64 %1427
  store i32 %1455, ptr %1456, align 4
  %1457 = add nuw nsw i64 %1427, 1
  %1458 = icmp eq i64 %1457, 4
  br i1 %1458, label %1423, label %1426

1459:                                             ; preds = %1423
  %1460 = getelementptr inbounds i8, ptr %1409, i64 40
  %1461 = load i64, ptr %1460, align 8
  br i1 %1419, label %1462, label %1466

1462:                                             ; preds = %1459
  %1463 = icmp eq i64 %1461, 0
  %1464 = sub i64 2305843009213693487, %1461
  %1465 = select i1 %1463, i64 0, i64 %1464
  br label %1492

1466:                                             ; preds = %1459
  br i1 %1410, label %1467, label %1492

1467:                                             ; preds = %1466
  %1468 = getelementptr inbounds i8, ptr %1406, i64 40
  %1469 = load i64, ptr %1468, align 8
  %1470 = zext i64 %1469 to i128
  %1471 = zext i64 %1461 to i128
  %1472 = mul nuw i128 %1470, %1471
  %1473 = trunc i128 %1472 to i64
  %1474 = mul i64 %1473, 3456285112735364913
  %1475 = zext i64 %1474 to i128
  %1476 = mul nuw nsw i128 %1475, 2305843009213693487
  %1477 = add i128 %1476, %1472
  %1478 = lshr i128 %1477, 64
  %1479 = trunc nuw i128 %1478 to i64
  %1480 = icmp ugt i64 %1479, 2305843009213693486
  %1481 = add i64 %1479, -2305843009213693487
  %1482 = select i1 %1480, i64 %1481, i64 %1479
  %1483 = zext i64 %1482 to i128
  %1484 = mul nuw nsw i128 %1483, 13838400
  %1485 = trunc i128 %1484 to i64
  %1486 = mul i64 %1485, 3456285112735364913
  %1487 = zext i64 %1486 to i128
  %1488 = mul nuw nsw i128 %1487, 2305843009213693487
  %1489 = add nuw nsw i128 %1488, %1484
  %1490 = lshr i128 %1489, 64
  %1491 = trunc nuw nsw i128 %1490 to i64
  br label %1497

1492:                                             ; preds = %1466, %1462
  %1493 = phi i64 [ %1465, %1462 ], [ %1461, %1466 ]
  %1494 = getelementptr inbounds i8, ptr %1406, i64 40
  %1495 = load i64, ptr %1494, align 8
  %1496 = add i64 %1495, %1493
  br label %1497

1497:                                             ; preds = %1492, %1467
  %1498 = phi i64 [ %1496, %1492 ], [ %1491, %1467 ]
  %1499 = icmp ugt i64 %1498, 2305843009213693486
  %1500 = add i64 %1498, -2305843009213693487
  %1501 = select i1 %1499, i64 %1500, i64 %1498
  store i64 %1501, ptr %656, align 8
  br label %1502

1502:                                             ; preds = %1497, %1423
  %1503 = getelementptr inbounds %struct.Node, ptr %1404, i64 %984
  %1504 = load i32, ptr %655, align 4
  %1505 = load i32, ptr %657, align 8
  %1506 = zext i32 %1504 to i64
  %1507 = shl nuw nsw i64 %1506, 31
  %1508 = zext i32 %1505 to i64
  %1509 = or i64 %1507, %1508
  %1510 = icmp eq i32 %1504, 0
  %1511 = sub i32 2147483647, %1504
  %1512 = select i1 %1510, i32 0, i32 %1511
  %1513 = zext i32 %1512 to i64
  %1514 = shl nuw nsw i64 %1513, 31
  %1515 = icmp eq i32 %1505, 0
  %1516 = sub i32 2147483647, %1505
  %1517 = select i1 %1515, i32 0, i32 %1516
  %1518 = zext i32 %1517 to i64
  %1519 = or i64 %1514, %1518
  %1520 = call i64 @llvm.umin.i64(i64 %1509, i64 %1519)
  %1521 = load ptr, ptr %461, align 8
  %1522 = load i32, ptr %429, align 8
  %1523 = mul i64 %1520, -7046029254386353131
  %1524 = lshr i64 %1523, 33
  %1525 = trunc nuw nsw i64 %1524 to i32
  %1526 = and i32 %1522, %1525
  %1527 = zext i32 %1526 to i64
  %1528 = getelementptr inbounds i32, ptr %1521, i64 %1527
  %1529 = load i32, ptr %1528, align 4
  %1530 = icmp slt i32 %1529, 0
  br i1 %1530, label %1584, label %1531

1531:                                             ; preds = %1502
  %1532 = load ptr, ptr %450, align 8
  %1533 = load ptr, ptr %465, align 8
  br label %1534

1534:                                             ; preds = %1580, %1531
  %1535 = phi i32 [ %1529, %1531 ], [ %1582, %1580 ]
  %1536 = zext i32 %1535 to i64
  %1537 = getelementptr inbounds %struct.Node, ptr %1404, i64 %1536, i32 7
  br label %1542

1538:                                             ; preds = %1542
  %1539 = getelementptr inbounds i32, ptr %1532, i64 %1536
  %1540 = load i32, ptr %1539, align 4
  %1541 = icmp eq i32 %1540, 0
  br i1 %1541, label %1559, label %1580

1542:                                             ; preds = %1542, %1534
  %1543 = phi i64 [ 0, %1534 ], [ %1557, %1542 ]
  %1544 = phi i32 [ 1, %1534 ], [ %1556, %1542 ]
  %1545 = phi i32 [ 1, %1534 ], [ %1551, %1542 ]
  %1546 = getelementptr inbounds i32, ptr %1537, i64 %1543
  %1547 = load i32, ptr %1546, align 4
  %1548 = getelementptr inbounds [4 x i32], ptr %655, i64 0, i64 %1543
  %1549 = load i32, ptr %1548, align 4
  %1550 = icmp eq i32 %1547, %1549
  %1551 = select i1 %1550, i32 %1545, i32 0
  %1552 = icmp eq i32 %1549, 0
  %1553 = sub i32 2147483647, %1549
  %1554 = select i1 %1552, i32 0, i32 %1553
  %1555 = icmp eq i32 %1547, %1554
  %1556 = select i1 %1555, i32 %1544, i32 0
  %1557 = add nuw nsw i64 %1543, 1
  %1558 = icmp eq i64 %1557, 4
  br i1 %1558, label %1538, label %1542

1559:                                             ; preds = %1538
  %1560 = getelementptr inbounds %struct.Node, ptr %1404, i64 %1536
  %1561 = getelementptr inbounds i8, ptr %1560, i64 3
  %1562 = load i8, ptr %1561, align 1
  %1563 = icmp eq i8 %1562, 0
  br i1 %1563, label %1580, label %1564

1564:                                             ; preds = %1559
  %1565 = getelementptr inbounds i8, ptr %1560, i64 1
  %1566 = load i8, ptr %1565, align 1
  %1567 = icmp eq i8 %1566, %1416
  br i1 %1567, label %1568, label %1580

1568:                                             ; preds = %1564
  %1569 = icmp ne i32 %1551, 0
  %1570 = icmp eq i32 %1556, 0
  %1571 = select i1 %1569, i1 true, i1 %1570
  br i1 %1571, label %1577, label %1572

1572:                                             ; preds = %1568
  store i8 -1, ptr %651, align 4
  br i1 %1410, label %1574, label %1573

1573:                                             ; preds = %1572
  store i8 %1424, ptr %652, align 1
  br label %1574

1574:                                             ; preds = %1573, %1572
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %655, ptr align 4 %1537, i64 16, i1 false)
  %1575 = getelementptr inbounds %struct.Node, ptr %1404, i64 %1536, i32 8
  %1576 = load i64, ptr %1575, align 8
  store i64 %1576, ptr %656, align 8
  br label %1584

1577:                                             ; preds = %1568
  %1578 = xor i1 %1569, true
  %1579 = select i1 %1578, i1 %1570, i1 false
  br i1 %1579, label %1580, label %1584

1580:                                             ; preds = %1577, %1564, %1559, %1538
  %1581 = getelementptr inbounds i32, ptr %1533, i64 %1536
  %1582 = load i32, ptr %1581, align 4
  %1583 = icmp slt i32 %1582, 0
  br i1 %1583, label %1584, label %1534

1584:                                             ; preds = %1580, %1577, %1574, %1502, %1398
  %1585 = phi ptr [ %1402, %1398 ], [ %1503, %1502 ], [ %1503, %1574 ], [ %1503, %1577 ], [ %1503, %1580 ]
  %1586 = phi ptr [ %1399, %1398 ], [ %1404, %1502 ], [ %1404, %1574 ], [ %1404, %1577 ], [ %1404, %1580 ]
  %1587 = phi i32 [ -1, %1398 ], [ -1, %1502 ], [ %1535, %1574 ], [ -1, %1580 ], [ %1535, %1577 ]
  %1588 = load i8, ptr %658, align 4
  %1589 = load i32, ptr %22, align 4
  %1590 = sext i32 %1589 to i64
  %1591 = getelementptr inbounds i8, ptr %1585, i64 20
  %1592 = icmp eq i8 %1588, 1
  br label %1593

1593:                                             ; preds = %1639, %1584
  %1594 = phi i1 [ true, %1584 ], [ %1641, %1639 ]
  %1595 = phi i32 [ 0, %1584 ], [ %1640, %1639 ]
  %1596 = and i32 %1595, 1
  %1597 = icmp eq i32 %1596, 0
  %1598 = icmp ult i32 %1595, 2
  br label %1599

1599:                                             ; preds = %1632, %1593
  %1600 = phi i64 [ 0, %1593 ], [ %1633, %1632 ]
  %1601 = getelementptr inbounds %struct.Node, ptr %1586, i64 %1590, i32 7, i64 %1600
  %1602 = load i32, ptr %1601, align 4
  %1603 = icmp eq i32 %1602, 0
  %1604 = sub i32 2147483647, %1602
  %1605 = select i1 %1603, i32 0, i32 %1604
  %1606 = select i1 %1597, i32 %1602, i32 %1605
  %1607 = getelementptr inbounds [4 x i32], ptr %655, i64 0, i64 %1600
  %1608 = load i32, ptr %1607, align 4
  %1609 = icmp eq i32 %1608, 0
  %1610 = sub i32 2147483647, %1608
  %1611 = select i1 %1609, i32 0, i32 %1610
  %1612 = select i1 %1598, i32 %1608, i32 %1611
  %1613 = getelementptr inbounds [4 x i32], ptr %1591, i64 0, i64 %1600
  %1614 = load i32, ptr %1613, align 4
  br i1 %1592, label %1615, label %1617

1615:                                             ; preds = %1599
  %1616 = add i32 %1612, %1606
  br label %1626

1617:                                             ; preds = %1599
  %1618 = zext i32 %1606 to i64
  %1619 = zext i32 %1612 to i64
  %1620 = mul nuw i64 %1619, %1618
  %1621 = trunc i64 %1620 to i32
  %1622 = and i32 %1621, 2147483647
  %1623 = lshr i64 %1620, 31
  %1624 = trunc i64 %1623 to i32
  %1625 = add i32 %1622, %1624
  br label %1626

1626:                                             ; preds = %1617, %1615
  %1627 = phi i32 [ %1625, %1617 ], [ %1616, %1615 ]
  %1628 = icmp ugt i32 %1627, 2147483646
  %1629 = add i32 %1627, -2147483647
  %1630 = select i1 %1628, i32 %1629, i32 %1627
  %1631 = icmp eq i32 %1614, %1630
  br i1 %1631, label %1632, label %1639

1632:                                             ; preds = %1626
  %1633 = add nuw nsw i64 %1600, 1
  %1634 = icmp eq i64 %1633, 4
  br i1 %1634, label %1635, label %1599

1635:                                             ; preds = %1632
  %1636 = icmp ugt i32 %1595, 1
  %1637 = select i1 %1636, i16 -256, i16 256
  %1638 = select i1 %1597, i16 1, i16 255
  br i1 %1594, label %1643, label %1774

1639:                                             ; preds = %1626
  %1640 = add nuw nsw i32 %1595, 1
  %1641 = icmp ult i32 %1595, 3
  %1642 = icmp eq i32 %1640, 4
  br i1 %1642, label %1774, label %1593

1643:                                             ; preds = %1635
  br i1 %1397, label %1644, label %1646

1644:                                             ; preds = %1643
  %1645 = sext i32 %1395 to i64
  br label %1677

1646:                                             ; preds = %1643
  %1647 = icmp slt i32 %1587, 0
  br i1 %1647, label %1650, label %1648

1648:                                             ; preds = %1646
  %1649 = zext i32 %1587 to i64
  br label %1652

1650:                                             ; preds = %1646
  %1651 = add nsw i32 %1390, 1
  store i32 %1651, ptr %624, align 8
  br label %1652

1652:                                             ; preds = %1650, %1648
  %1653 = phi i64 [ %1649, %1648 ], [ %1392, %1650 ]
  %1654 = phi i32 [ %1587, %1648 ], [ %1390, %1650 ]
  %1655 = getelementptr inbounds %struct.Node, ptr %1586, i64 %1653
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1655, ptr align 8 %21, i64 48, i1 false)
  %1656 = load ptr, ptr %498, align 8
  %1657 = getelementptr inbounds i32, ptr %1656, i64 %1653
  store i32 0, ptr %1657, align 4
  %1658 = load ptr, ptr %494, align 8
  %1659 = getelementptr inbounds i32, ptr %1658, i64 %1653
  store i32 0, ptr %1659, align 4
  %1660 = load ptr, ptr %450, align 8
  %1661 = getelementptr inbounds i32, ptr %1660, i64 %1653
  store i32 0, ptr %1661, align 4
  %1662 = load ptr, ptr %450, align 8
  %1663 = sext i32 %1395 to i64
  %1664 = getelementptr inbounds i32, ptr %1662, i64 %1663
  %1665 = load i32, ptr %1664, align 4
  %1666 = add nsw i32 %1665, 1
  store i32 %1666, ptr %1664, align 4
  %1667 = load ptr, ptr %450, align 8
  %1668 = load i32, ptr %646, align 4
  %1669 = sext i32 %1668 to i64
  %1670 = getelementptr inbounds i32, ptr %1667, i64 %1669
  %1671 = load i32, ptr %1670, align 4
  %1672 = add nsw i32 %1671, 1
  store i32 %1672, ptr %1670, align 4
  %1673 = load i8, ptr %650, align 2
  %1674 = zext i8 %1673 to i32
  %1675 = load i32, ptr %629, align 8
  %1676 = add nsw i32 %1675, %1674
  store i32 %1676, ptr %629, align 8
  br label %1677

1677:                                             ; preds = %1652, %1644
  %1678 = phi i64 [ %1645, %1644 ], [ %1653, %1652 ]
  %1679 = phi i32 [ %1395, %1644 ], [ %1654, %1652 ]
  %1680 = load ptr, ptr %450, align 8
  %1681 = getelementptr inbounds i32, ptr %1680, i64 %1590
  %1682 = load i32, ptr %1681, align 4
  %1683 = add nsw i32 %1682, 1
  store i32 %1683, ptr %1681, align 4
  %1684 = load ptr, ptr %450, align 8
  %1685 = getelementptr inbounds i32, ptr %1684, i64 %1678
  %1686 = load i32, ptr %1685, align 4
  %1687 = add nsw i32 %1686, 1
  store i32 %1687, ptr %1685, align 4
  %1688 = getelementptr inbounds i8, ptr %1585, i64 8
  %1689 = load i32, ptr %1688, align 8
  %1690 = getelementptr inbounds i8, ptr %1585, i64 12
  %1691 = load i32, ptr %1690, align 4
  %1692 = getelementptr inbounds i8, ptr %1585, i64 4
  %1693 = or disjoint i16 %1638, %1637
  store i16 %1693, ptr %1692, align 4
  store i8 %1588, ptr %1585, align 8
  store i32 %1589, ptr %1688, align 8
  store i32 %1679, ptr %1690, align 4
  %1694 = load ptr, ptr %508, align 8
  store i32 %1689, ptr %1694, align 4
  br label %1695

1695:                                             ; preds = %1710, %1677
  %1696 = phi i32 [ 1, %1677 ], [ %1711, %1710 ]
  %1697 = load ptr, ptr %508, align 8
  %1698 = add nsw i32 %1696, -1
  %1699 = sext i32 %1698 to i64
  %1700 = getelementptr inbounds i32, ptr %1697, i64 %1699
  %1701 = load i32, ptr %1700, align 4
  %1702 = icmp slt i32 %1701, 0
  br i1 %1702, label %1710, label %1703

1703:                                             ; preds = %1695
  %1704 = load ptr, ptr %450, align 8
  %1705 = zext i32 %1701 to i64
  %1706 = getelementptr inbounds i32, ptr %1704, i64 %1705
  %1707 = load i32, ptr %1706, align 4
  %1708 = add nsw i32 %1707, -1
  store i32 %1708, ptr %1706, align 4
  %1709 = icmp eq i32 %1708, 0
  br i1 %1709, label %1713, label %1710

1710:                                             ; preds = %1713, %1703, %1695
  %1711 = phi i32 [ %1728, %1713 ], [ %1698, %1703 ], [ %1698, %1695 ]
  %1712 = icmp eq i32 %1711, 0
  br i1 %1712, label %1731, label %1695

1713:                                             ; preds = %1703
  %1714 = load ptr, ptr %29, align 8
  %1715 = getelementptr inbounds %struct.Node, ptr %1714, i64 %1705, i32 2
  %1716 = load i8, ptr %1715, align 2
  %1717 = zext i8 %1716 to i32
  %1718 = load i32, ptr %629, align 8
  %1719 = sub nsw i32 %1718, %1717
  store i32 %1719, ptr %629, align 8
  %1720 = getelementptr inbounds %struct.Node, ptr %1714, i64 %1705, i32 5
  %1721 = load i32, ptr %1720, align 8
  %1722 = load ptr, ptr %508, align 8
  %1723 = getelementptr inbounds i32, ptr %1722, i64 %1699
  store i32 %1721, ptr %1723, align 4
  %1724 = load ptr, ptr %29, align 8
  %1725 = getelementptr inbounds %struct.Node, ptr %1724, i64 %1705, i32 5, i64 1
  %1726 = load i32, ptr %1725, align 4
  %1727 = load ptr, ptr %508, align 8
  %1728 = add nsw i32 %1696, 1
  %1729 = sext i32 %1696 to i64
  %1730 = getelementptr inbounds i32, ptr %1727, i64 %1729
  store i32 %1726, ptr %1730, align 4
  br label %1710

1731:                                             ; preds = %1710
  %1732 = load ptr, ptr %508, align 8
  store i32 %1691, ptr %1732, align 4
  br label %1733

1733:                                             ; preds = %1748, %1731
  %1734 = phi i32 [ 1, %1731 ], [ %1749, %1748 ]
  %1735 = load ptr, ptr %508, align 8
  %1736 = add nsw i32 %1734, -1
  %1737 = sext i32 %1736 to i64
  %1738 = getelementptr inbounds i32, ptr %1735, i64 %1737
  %1739 = load i32, ptr %1738, align 4
  %1740 = icmp slt i32 %1739, 0
  br i1 %1740, label %1748, label %1741

1741:                                             ; preds = %1733
  %1742 = load ptr, ptr %450, align 8
  %1743 = zext i32 %1739 to i64
  %1744 = getelementptr inbounds i32, ptr %1742, i64 %1743
  %1745 = load i32, ptr %1744, align 4
  %1746 = add nsw i32 %1745, -1
  store i32 %1746, ptr %1744, align 4
  %1747 = icmp eq i32 %1746, 0
  br i1 %1747, label %1751, label %1748

1748:                                             ; preds = %1751, %1741, %1733
  %1749 = phi i32 [ %1766, %1751 ], [ %1736, %1741 ], [ %1736, %1733 ]
  %1750 = icmp eq i32 %1749, 0
  br i1 %1750, label %1769, label %1733

1751:                                             ; preds = %1741
  %1752 = load ptr, ptr %29, align 8
  %1753 = getelementptr inbounds %struct.Node, ptr %1752, i64 %1743, i32 2
  %1754 = load i8, ptr %1753, align 2
  %1755 = zext i8 %1754 to i32
  %1756 = load i32, ptr %629, align 8
  %1757 = sub nsw i32 %1756, %1755
  store i32 %1757, ptr %629, align 8
  %1758 = getelementptr inbounds %struct.Node, ptr %1752, i64 %1743, i32 5
  %1759 = load i32, ptr %1758, align 8
  %1760 = load ptr, ptr %508, align 8
  %1761 = getelementptr inbounds i32, ptr %1760, i64 %1737
  store i32 %1759, ptr %1761, align 4
  %1762 = load ptr, ptr %29, align 8
  %1763 = getelementptr inbounds %struct.Node, ptr %1762, i64 %1743, i32 5, i64 1
  %1764 = load i32, ptr %1763, align 4
  %1765 = load ptr, ptr %508, align 8
  %1766 = add nsw i32 %1734, 1
  %1767 = sext i32 %1734 to i64
  %1768 = getelementptr inbounds i32, ptr %1765, i64 %1767
  store i32 %1764, ptr %1768, align 4
  br label %1748

1769:                                             ; preds = %1748
  %1770 = icmp ne i8 %1396, 3
  %1771 = icmp slt i32 %1587, 0
  %1772 = and i1 %1770, %1771
  br i1 %1772, label %1773, label %1774

1773:                                             ; preds = %1769
  call void @enter(ptr %29, i32 %1679)
  call void @enter_pairs(ptr %29, i32 %1679)
  br label %1774

1774:                                             ; preds = %1639, %1773, %1769, %1635
  br label %1775

1775:                                             ; preds = %1774, %1118, %1109
  br label %1776

1776:                                             ; preds = %1775, %998, %990, %968
  %1777 = add nuw i32 %927, 1
  %1778 = icmp eq i32 %927, %731
  br i1 %1778, label %1779, label %925

1779:                                             ; preds = %1776, %918
  %1780 = phi i32 [ %920, %918 ], [ %954, %1776 ]
  %1781 = load ptr, ptr %27, align 8
  %1782 = load i32, ptr %539, align 8
  %1783 = sext i32 %1782 to i64
  %1784 = mul nsw i64 %1783, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %524, ptr align 8 %1781, i64 %1784, i1 false)
  %1785 = load ptr, ptr %536, align 8
  %1786 = load i32, ptr %538, align 8
  %1787 = sext i32 %1786 to i64
  %1788 = shl nsw i64 %1787, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %525, ptr align 4 %1785, i64 %1788, i1 false)
  br label %1789

1789:                                             ; preds = %1779, %724
  %1790 = phi i32 [ %706, %724 ], [ %1782, %1779 ]
  %1791 = phi i32 [ %705, %724 ], [ %1786, %1779 ]
  %1792 = phi i32 [ %702, %724 ], [ %1780, %1779 ]
  %1793 = load i32, ptr %659, align 4
  br i1 %725, label %1796, label %1794

1794:                                             ; preds = %1789
  %1795 = load i32, ptr %660, align 4
  br label %1796

1796:                                             ; preds = %1789, %1794
  %1797 = phi i32 [ %1795, %1794 ], [ 2, %1789 ]
  %1798 = load ptr, ptr %287, align 8
  %1799 = sext i32 %1790 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %1798, i8 0, i64 %1799, i1 false)
  %1800 = icmp sgt i32 %1791, 0
  br i1 %1800, label %1801, label %1868

1801:                                             ; preds = %1796
  %1802 = zext i32 %1791 to i64
  br label %1803

1803:                                             ; preds = %1801, %1865
  %1804 = phi i64 [ %1866, %1865 ], [ 0, %1801 ]
  %1805 = phi i32 [ %1863, %1865 ], [ 0, %1801 ]
  %1806 = getelementptr inbounds %struct.Edge, ptr %525, i64 %1804
  %1807 = load i32, ptr %1806, align 4
  %1808 = load ptr, ptr %202, align 8
  store i32 %1807, ptr %1808, align 4
  br label %1809

1809:                                             ; preds = %1861, %1803
  %1810 = phi i32 [ %1805, %1803 ], [ %1863, %1861 ]
  %1811 = phi i32 [ 1, %1803 ], [ %1862, %1861 ]
  %1812 = load ptr, ptr %202, align 8
  %1813 = sext i32 %1811 to i64
  %1814 = getelementptr i32, ptr %1812, i64 %1813
  %1815 = getelementptr i8, ptr %1814, i64 -4
  %1816 = load i32, ptr %1815, align 4
  %1817 = load ptr, ptr %287, align 8
  %1818 = sext i32 %1816 to i64
  %1819 = getelementptr inbounds i8, ptr %1817, i64 %1818
  %1820 = load i8, ptr %1819, align 1
  switch i8 %1820, label %1850 [
    i8 2, label %1821
    i8 0, label %1823
  ]

1821:                                             ; preds = %1809
  %1822 = add nsw i32 %1811, -1
  br label %1861

1823:                                             ; preds = %1809
  store i8 1, ptr %1819, align 1
  br label %1824

1824:                                             ; preds = %1842, %1823
  %1825 = phi i64 [ %1844, %1842 ], [ %1813, %1823 ]
  %1826 = phi i64 [ %1846, %1842 ], [ 1, %1823 ]
  %1827 = phi i1 [ false, %1842 ], [ true, %1823 ]
  %1828 = load ptr, ptr %287, align 8
  br label %1829

1829:                                             ; preds = %1839, %1824
  %1830 = phi i64 [ %1840, %1839 ], [ %1826, %1824 ]
  %1831 = getelementptr inbounds %struct.Node, ptr %524, i64 %1818, i32 5, i64 %1830
  %1832 = load i32, ptr %1831, align 4
  %1833 = icmp sgt i32 %1832, -1
  br i1 %1833, label %1834, label %1839

1834:                                             ; preds = %1829
  %1835 = zext i32 %1832 to i64
  %1836 = getelementptr inbounds i8, ptr %1828, i64 %1835
  %1837 = load i8, ptr %1836, align 1
  %1838 = icmp eq i8 %1837, 0
  br i1 %1838, label %1842, label %1839

1839:                                             ; preds = %1834, %1829
  %1840 = add nsw i64 %1830, -1
  %1841 = icmp eq i64 %1830, 0
  br i1 %1841, label %1848, label %1829

1842:                                             ; preds = %1834
  %1843 = load ptr, ptr %202, align 8
  %1844 = add nsw i64 %1825, 1
  %1845 = getelementptr inbounds i32, ptr %1843, i64 %1825
  store i32 %1832, ptr %1845, align 4
  %1846 = add nsw i64 %1830, -1
  %1847 = icmp eq i64 %1830, 0
  br i1 %1847, label %1859, label %1824

1848:                                             ; preds = %1839
  %1849 = trunc nsw i64 %1825 to i32
  br i1 %1827, label %1850, label %1861

1850:                                             ; preds = %1848, %1809
  %1851 = phi ptr [ %1817, %1809 ], [ %1828, %1848 ]
  %1852 = phi i32 [ %1811, %1809 ], [ %1849, %1848 ]
  %1853 = add nsw i32 %1852, -1
  %1854 = getelementptr inbounds i8, ptr %1851, i64 %1818
  store i8 2, ptr %1854, align 1
  %1855 = load ptr, ptr %194, align 8
  %1856 = add nsw i32 %1810, 1
  %1857 = sext i32 %1810 to i64
  %1858 = getelementptr inbounds i32, ptr %1855, i64 %1857
  store i32 %1816, ptr %1858, align 4
  br label %1861

1859:                                             ; preds = %1842
  %1860 = trunc nsw i64 %1844 to i32
  br label %1861

1861:                                             ; preds = %1859, %1850, %1848, %1821
  %1862 = phi i32 [ %1822, %1821 ], [ %1849, %1848 ], [ %1853, %1850 ], [ %1860, %1859 ]
  %1863 = phi i32 [ %1810, %1821 ], [ %1810, %1848 ], [ %1856, %1850 ], [ %1810, %1859 ]
  %1864 = icmp eq i32 %1862, 0
  br i1 %1864, label %1865, label %1809

1865:                                             ; preds = %1861
  %1866 = add nuw nsw i64 %1804, 1
  %1867 = icmp eq i64 %1866, %1802
  br i1 %1867, label %1868, label %1803

1868:                                             ; preds = %1865, %1796
  %1869 = phi i32 [ 0, %1796 ], [ %1863, %1865 ]
  store i32 0, ptr %661, align 8
  store i32 0, ptr %662, align 8
  store i32 0, ptr %663, align 8
  store i32 0, ptr %664, align 4
  store i32 0, ptr %665, align 8
  %1870 = shl nsw i32 %1869, 2
  %1871 = icmp sgt i32 %1869, 255
  br i1 %1871, label %1872, label %1881

1872:                                             ; preds = %1868
  %1873 = load i32, ptr %666, align 4
  br label %1874

1874:                                             ; preds = %1877, %1872
  %1875 = phi i32 [ 1023, %1872 ], [ %1879, %1877 ]
  %1876 = icmp slt i32 %1875, %1873
  br i1 %1876, label %1877, label %1881

1877:                                             ; preds = %1874
  %1878 = shl nsw i32 %1875, 1
  %1879 = or disjoint i32 %1878, 1
  %1880 = icmp slt i32 %1879, %1870
  br i1 %1880, label %1874, label %1881

1881:                                             ; preds = %1877, %1874, %1868
  %1882 = phi i32 [ 1023, %1868 ], [ %1875, %1874 ], [ %1879, %1877 ]
  store i32 %1882, ptr %667, align 8
  store i32 0, ptr %668, align 8
  store i32 1, ptr %669, align 8
  %1883 = load ptr, ptr %670, align 8
  %1884 = getelementptr inbounds i8, ptr %1883, i64 4
  store i32 0, ptr %1884, align 4
  %1885 = load ptr, ptr %670, align 8
  store i32 0, ptr %1885, align 4
  %1886 = load ptr, ptr %671, align 8
  %1887 = load i32, ptr %667, align 8
  %1888 = sext i32 %1887 to i64
  %1889 = shl nsw i64 %1888, 2
  %1890 = add nsw i64 %1889, 4
  call void @llvm.memset.p0.i64(ptr align 4 %1886, i8 0, i64 %1890, i1 false)
  %1891 = load ptr, ptr %671, align 8
  %1892 = load i32, ptr %1891, align 4
  %1893 = icmp eq i32 %1892, 0
  br i1 %1893, label %1909, label %1894

1894:                                             ; preds = %1881
  %1895 = load ptr, ptr %670, align 8
  %1896 = load ptr, ptr %672, align 8
  br label %1897

1897:                                             ; preds = %1905, %1894
  %1898 = phi i32 [ %1892, %1894 ], [ %1907, %1905 ]
  %1899 = sext i32 %1898 to i64
  %1900 = getelementptr i32, ptr %1895, i64 %1899
  %1901 = getelementptr i8, ptr %1900, i64 4
  %1902 = load i32, ptr %1901, align 4
  %1903 = load i32, ptr %1900, align 4
  %1904 = icmp eq i32 %1902, %1903
  br i1 %1904, label %1930, label %1905

1905:                                             ; preds = %1897
  %1906 = getelementptr inbounds i32, ptr %1896, i64 %1899
  %1907 = load i32, ptr %1906, align 4
  %1908 = icmp eq i32 %1907, 0
  br i1 %1908, label %1909, label %1897

1909:                                             ; preds = %1905, %1881
  %1910 = load i32, ptr %669, align 8
  %1911 = add nsw i32 %1910, 2
  %1912 = load i32, ptr %673, align 4
  %1913 = icmp sgt i32 %1911, %1912
  br i1 %1913, label %1918, label %1914

1914:                                             ; preds = %1909
  %1915 = load i32, ptr %662, align 8
  %1916 = load i32, ptr %674, align 4
  %1917 = icmp sgt i32 %1915, %1916
  br i1 %1917, label %1918, label %1919

1918:                                             ; preds = %1914, %1909
  store i32 1, ptr %668, align 8
  br label %1930

1919:                                             ; preds = %1914
  %1920 = add nsw i32 %1910, 1
  store i32 %1920, ptr %669, align 8
  %1921 = load ptr, ptr %670, align 8
  %1922 = sext i32 %1920 to i64
  %1923 = getelementptr inbounds i32, ptr %1921, i64 %1922
  store i32 %1915, ptr %1923, align 4
  %1924 = load ptr, ptr %675, align 8
  %1925 = sext i32 %1910 to i64
  %1926 = getelementptr inbounds i64, ptr %1924, i64 %1925
  store i64 0, ptr %1926, align 8
  %1927 = load i32, ptr %1891, align 4
  %1928 = load ptr, ptr %672, align 8
  %1929 = getelementptr inbounds i32, ptr %1928, i64 %1925
  store i32 %1927, ptr %1929, align 4
  store i32 %1910, ptr %1891, align 4
  br label %1930

1930:                                             ; preds = %1897, %1918, %1919
  %1931 = icmp sgt i32 %1869, 0
  br i1 %1931, label %1932, label %1938

1932:                                             ; preds = %1930
  %1933 = zext i32 %1869 to i64
  br label %1934

1934:                                             ; preds = %2353, %1932
  %1935 = phi i64 [ 0, %1932 ], [ %2362, %2353 ]
  %1936 = load i32, ptr %668, align 8
  %1937 = icmp eq i32 %1936, 0
  br i1 %1937, label %1941, label %1938

1938:                                             ; preds = %2353, %1934, %1930
  br i1 %1800, label %1939, label %2398

1939:                                             ; preds = %1938
  %1940 = zext i32 %1791 to i64
  br label %2364

1941:                                             ; preds = %1934
  %1942 = load ptr, ptr %194, align 8
  %1943 = getelementptr inbounds i32, ptr %1942, i64 %1935
  %1944 = load i32, ptr %1943, align 4
  %1945 = load ptr, ptr %183, align 8
  %1946 = sext i32 %1944 to i64
  %1947 = getelementptr inbounds %struct.Edge, ptr %1945, i64 %1946
  %1948 = getelementptr inbounds %struct.Node, ptr %524, i64 %1946
  %1949 = getelementptr inbounds i8, ptr %1948, i64 1
  %1950 = load i8, ptr %1949, align 1
  %1951 = icmp eq i8 %1950, 0
  br i1 %1951, label %1952, label %2021

1952:                                             ; preds = %1941
  %1953 = getelementptr inbounds i8, ptr %1948, i64 40
  %1954 = load i64, ptr %1953, align 8
  %1955 = icmp ugt i64 %1954, 1152921504606846743
  %1956 = sub i64 2305843009213693487, %1954
  %1957 = select i1 %1955, i64 %1956, i64 %1954
  %1958 = load ptr, ptr %319, align 8
  %1959 = mul i64 %1957, -7046029254386353131
  %1960 = lshr i64 %1959, 33
  %1961 = trunc nuw nsw i64 %1960 to i32
  %1962 = load i32, ptr %299, align 8
  %1963 = and i32 %1962, %1961
  %1964 = zext i32 %1963 to i64
  %1965 = getelementptr inbounds i32, ptr %1958, i64 %1964
  %1966 = load i32, ptr %1965, align 4
  %1967 = icmp eq i32 %1966, 0
  br i1 %1967, label %1983, label %1968

1968:                                             ; preds = %1952
  %1969 = load ptr, ptr %86, align 8
  br label %1974

1970:                                             ; preds = %1974
  %1971 = getelementptr inbounds i8, ptr %1977, i64 28
  %1972 = load i32, ptr %1971, align 4
  %1973 = icmp eq i32 %1972, 0
  br i1 %1973, label %1983, label %1974

1974:                                             ; preds = %1970, %1968
  %1975 = phi i32 [ %1966, %1968 ], [ %1972, %1970 ]
  %1976 = sext i32 %1975 to i64
  %1977 = getelementptr inbounds %struct.Scalar, ptr %1969, i64 %1976
  %1978 = load i64, ptr %1977, align 8
  %1979 = icmp eq i64 %1978, %1957
  br i1 %1979, label %1980, label %1970

1980:                                             ; preds = %1974
  %1981 = sub nsw i32 0, %1975
  %1982 = select i1 %1955, i32 %1981, i32 %1975
  br label %2012

1983:                                             ; preds = %1970, %1952
  %1984 = getelementptr inbounds i8, ptr %1948, i64 16
  %1985 = load i32, ptr %1984, align 8
  %1986 = icmp slt i32 %1985, 0
  br i1 %1986, label %1987, label %2012

1987:                                             ; preds = %1983
  %1988 = getelementptr inbounds i8, ptr %1948, i64 8
  %1989 = load i32, ptr %1988, align 4
  %1990 = sext i32 %1989 to i64
  %1991 = getelementptr inbounds %struct.Edge, ptr %1945, i64 %1990, i32 1
  %1992 = load i32, ptr %1991, align 4
  %1993 = getelementptr inbounds i8, ptr %1948, i64 4
  %1994 = load i8, ptr %1993, align 1
  %1995 = sext i8 %1994 to i32
  %1996 = mul nsw i32 %1992, %1995
  %1997 = getelementptr inbounds i8, ptr %1948, i64 12
  %1998 = load i32, ptr %1997, align 4
  %1999 = sext i32 %1998 to i64
  %2000 = getelementptr inbounds %struct.Edge, ptr %1945, i64 %1999, i32 1
  %2001 = load i32, ptr %2000, align 4
  %2002 = getelementptr inbounds i8, ptr %1948, i64 5
  %2003 = load i8, ptr %2002, align 1
  %2004 = sext i8 %2003 to i32
  %2005 = mul nsw i32 %2001, %2004
  %2006 = load i8, ptr %1948, align 8
  %2007 = icmp eq i8 %2006, 2
  br i1 %2007, label %2008, label %2010

2008:                                             ; preds = %1987
  %2009 = call i32 @scale_product(ptr %85, i32 %1996, i32 %2005)
  br label %2012

2010:                                             ; preds = %1987
  %2011 = call i32 @scale_sum(ptr %85, i32 %1996, i32 %2005)
  br label %2012

2012:                                             ; preds = %2010, %2008, %1983, %1980
  %2013 = phi i32 [ 0, %1983 ], [ %2009, %2008 ], [ %2011, %2010 ], [ %1982, %1980 ]
  %2014 = load i64, ptr %1953, align 8
  %2015 = icmp ne i64 %2014, 0
  %2016 = icmp eq i32 %2013, 0
  %2017 = select i1 %2015, i1 %2016, i1 false
  %2018 = zext i1 %2017 to i32
  %2019 = load i32, ptr %668, align 8
  %2020 = or i32 %2019, %2018
  store i32 %2020, ptr %668, align 8
  br label %2353

2021:                                             ; preds = %1941
  %2022 = load i8, ptr %1948, align 8
  %2023 = icmp eq i8 %2022, 0
  br i1 %2023, label %2024, label %2040

2024:                                             ; preds = %2021
  %2025 = load i32, ptr %665, align 8
  %2026 = load i32, ptr %104, align 4
  %2027 = icmp slt i32 %2025, %2026
  br i1 %2027, label %2029, label %2028

2028:                                             ; preds = %2024
  store i32 1, ptr %668, align 8
  br label %2353

2029:                                             ; preds = %2024
  %2030 = getelementptr inbounds i8, ptr %1948, i64 16
  %2031 = load i32, ptr %2030, align 8
  %2032 = load ptr, ptr %677, align 8
  %2033 = sext i32 %2025 to i64
  %2034 = getelementptr inbounds %struct.Literal, ptr %2032, i64 %2033
  store i32 0, ptr %2034, align 4
  %2035 = getelementptr inbounds i8, ptr %2034, i64 4
  store i32 0, ptr %2035, align 4
  %2036 = getelementptr inbounds i8, ptr %2034, i64 8
  store i32 0, ptr %2036, align 4
  %2037 = getelementptr inbounds i8, ptr %2034, i64 12
  store i32 %2031, ptr %2037, align 4
  %2038 = load i32, ptr %665, align 8
  %2039 = add nsw i32 %2038, 1
  store i32 %2039, ptr %665, align 8
  br label %2353

2040:                                             ; preds = %2021
  %2041 = getelementptr inbounds i8, ptr %1948, i64 8
  %2042 = load i32, ptr %2041, align 4
  %2043 = sext i32 %2042 to i64
  %2044 = getelementptr inbounds %struct.Edge, ptr %1945, i64 %2043
  %2045 = load i32, ptr %2044, align 4
  %2046 = getelementptr inbounds i8, ptr %2044, i64 4
  %2047 = load i32, ptr %2046, align 4
  %2048 = getelementptr inbounds i8, ptr %1948, i64 4
  %2049 = load i8, ptr %2048, align 1
  %2050 = sext i8 %2049 to i32
  %2051 = mul nsw i32 %2047, %2050
  %2052 = zext i32 %2051 to i64
  %2053 = shl nuw i64 %2052, 32
  %2054 = zext i32 %2045 to i64
  %2055 = or disjoint i64 %2053, %2054
  %2056 = icmp eq i8 %2022, 4
  br i1 %2056, label %2057, label %2074

2057:                                             ; preds = %2040
  %2058 = call i32 @wrap(ptr %85, i64 %2055)
  %2059 = load i32, ptr %665, align 8
  %2060 = load i32, ptr %104, align 4
  %2061 = icmp slt i32 %2059, %2060
  br i1 %2061, label %2063, label %2062

2062:                                             ; preds = %2057
  store i32 1, ptr %668, align 8
  br label %2353

2063:                                             ; preds = %2057
  %2064 = getelementptr inbounds i8, ptr %1948, i64 16
  %2065 = load i32, ptr %2064, align 8
  %2066 = load ptr, ptr %677, align 8
  %2067 = sext i32 %2059 to i64
  %2068 = getelementptr inbounds %struct.Literal, ptr %2066, i64 %2067
  store i32 5, ptr %2068, align 4
  %2069 = getelementptr inbounds i8, ptr %2068, i64 4
  store i32 %2058, ptr %2069, align 4
  %2070 = getelementptr inbounds i8, ptr %2068, i64 8
  store i32 0, ptr %2070, align 4
  %2071 = getelementptr inbounds i8, ptr %2068, i64 12
  store i32 %2065, ptr %2071, align 4
  %2072 = load i32, ptr %665, align 8
  %2073 = add nsw i32 %2072, 1
  store i32 %2073, ptr %665, align 8
  br label %2353

2074:                                             ; preds = %2040
  %2075 = getelementptr inbounds i8, ptr %1948, i64 12
  %2076 = load i32, ptr %2075, align 4
  %2077 = sext i32 %2076 to i64
  %2078 = getelementptr inbounds %struct.Edge, ptr %1945, i64 %2077
  %2079 = load i32, ptr %2078, align 4
  %2080 = getelementptr inbounds i8, ptr %2078, i64 4
  %2081 = load i32, ptr %2080, align 4
  %2082 = getelementptr inbounds i8, ptr %1948, i64 5
  %2083 = load i8, ptr %2082, align 1
  %2084 = sext i8 %2083 to i32
  %2085 = mul nsw i32 %2081, %2084
  switch i8 %2022, label %2300 [
    i8 3, label %2086
    i8 1, label %2108
  ]

2086:                                             ; preds = %2074
  %2087 = zext i32 %2085 to i64
  %2088 = shl nuw i64 %2087, 32
  %2089 = zext i32 %2079 to i64
  %2090 = or disjoint i64 %2088, %2089
  %2091 = call i32 @wrap(ptr %85, i64 %2055)
  %2092 = call i32 @wrap(ptr %85, i64 %2090)
  %2093 = load i32, ptr %665, align 8
  %2094 = load i32, ptr %104, align 4
  %2095 = icmp slt i32 %2093, %2094
  br i1 %2095, label %2097, label %2096

2096:                                             ; preds = %2086
  store i32 1, ptr %668, align 8
  br label %2353

2097:                                             ; preds = %2086
  %2098 = getelementptr inbounds i8, ptr %1948, i64 16
  %2099 = load i32, ptr %2098, align 8
  %2100 = load ptr, ptr %677, align 8
  %2101 = sext i32 %2093 to i64
  %2102 = getelementptr inbounds %struct.Literal, ptr %2100, i64 %2101
  store i32 4, ptr %2102, align 4
  %2103 = getelementptr inbounds i8, ptr %2102, i64 4
  store i32 %2091, ptr %2103, align 4
  %2104 = getelementptr inbounds i8, ptr %2102, i64 8
  store i32 %2092, ptr %2104, align 4
  %2105 = getelementptr inbounds i8, ptr %2102, i64 12
  store i32 %2099, ptr %2105, align 4
  %2106 = load i32, ptr %665, align 8
  %2107 = add nsw i32 %2106, 1
  store i32 %2107, ptr %665, align 8
  br label %2353

2108:                                             ; preds = %2074
  %2109 = load i32, ptr %664, align 4
  %2110 = load i32, ptr %108, align 8
  %2111 = icmp slt i32 %2109, %2110
  br i1 %2111, label %2113, label %2112

2112:                                             ; preds = %2108
  store i32 1, ptr %668, align 8
  br label %2353

2113:                                             ; preds = %2108
  %2114 = load ptr, ptr %676, align 8
  %2115 = sext i32 %2109 to i64
  %2116 = getelementptr inbounds %struct.Sum, ptr %2114, i64 %2115
  call void @llvm.memset.p0.i64(ptr align 8 %2116, i8 0, i64 16, i1 false)
  %2117 = load i32, ptr %664, align 4
  %2118 = add nsw i32 %2117, 1
  store i32 %2118, ptr %664, align 4
  %2119 = load i32, ptr %668, align 8
  %2120 = icmp eq i32 %2119, 0
  br i1 %2120, label %2121, label %2353

2121:                                             ; preds = %2113
  %2122 = icmp eq i32 %2051, 0
  br i1 %2122, label %2203, label %2123

2123:                                             ; preds = %2121
  %2124 = load ptr, ptr %676, align 8
  %2125 = sext i32 %2117 to i64
  %2126 = getelementptr inbounds %struct.Sum, ptr %2124, i64 %2125
  %2127 = icmp sgt i32 %2045, -1
  br i1 %2127, label %2128, label %2201

2128:                                             ; preds = %2123
  %2129 = and i32 %2045, 63
  %2130 = zext i32 %2129 to i64
  %2131 = xor i64 %2054, 1
  %2132 = mul i64 %2131, -7046029254386353131
  %2133 = shl nuw i64 1, %2130
  %2134 = load ptr, ptr %671, align 8
  %2135 = lshr i64 %2132, 33
  %2136 = trunc nuw nsw i64 %2135 to i32
  %2137 = load i32, ptr %667, align 8
  %2138 = and i32 %2137, %2136
  %2139 = zext i32 %2138 to i64
  %2140 = getelementptr inbounds i32, ptr %2134, i64 %2139
  %2141 = load i32, ptr %2140, align 4
  %2142 = icmp eq i32 %2141, 0
  br i1 %2142, label %2175, label %2143

2143:                                             ; preds = %2128
  %2144 = load ptr, ptr %670, align 8
  %2145 = load ptr, ptr %678, align 8
  %2146 = load ptr, ptr %672, align 8
  br label %2147

2147:                                             ; preds = %2171, %2143
  %2148 = phi i32 [ %2141, %2143 ], [ %2173, %2171 ]
  %2149 = sext i32 %2148 to i64
  %2150 = getelementptr i32, ptr %2144, i64 %2149
  %2151 = getelementptr i8, ptr %2150, i64 4
  %2152 = load i32, ptr %2151, align 4
  %2153 = load i32, ptr %2150, align 4
  %2154 = sub nsw i32 %2152, %2153
  %2155 = icmp eq i32 %2154, 1
  br i1 %2155, label %2156, label %2171

2156:                                             ; preds = %2147
  %2157 = sext i32 %2153 to i64
  %2158 = getelementptr inbounds i32, ptr %2145, i64 %2157
  br label %2159

2159:                                             ; preds = %2159, %2156
  %2160 = phi i64 [ %2164, %2159 ], [ 0, %2156 ]
  %2161 = getelementptr inbounds i32, ptr %2158, i64 %2160
  %2162 = load i32, ptr %2161, align 4
  %2163 = icmp ne i32 %2162, %2045
  %2164 = add nuw nsw i64 %2160, 1
  %2165 = trunc nuw i64 %2164 to i32
  %2166 = select i1 %2163, i32 -1, i32 %2165
  %2167 = icmp sgt i32 %2166, -1
  %2168 = and i1 %2163, %2167
  br i1 %2168, label %2159, label %2169

2169:                                             ; preds = %2159
  %2170 = icmp eq i32 %2166, 1
  br i1 %2170, label %2201, label %2171

2171:                                             ; preds = %2147, %2169
  %2172 = getelementptr inbounds i32, ptr %2146, i64 %2149
  %2173 = load i32, ptr %2172, align 4
  %2174 = icmp eq i32 %2173, 0
  br i1 %2174, label %2175, label %2147

2175:                                             ; preds = %2171, %2128
  %2176 = load i32, ptr %669, align 8
  %2177 = add nsw i32 %2176, 2
  %2178 = load i32, ptr %673, align 4
  %2179 = icmp sgt i32 %2177, %2178
  br i1 %2179, label %2184, label %2180

2180:                                             ; preds = %2175
  %2181 = load i32, ptr %662, align 8
  %2182 = load i32, ptr %674, align 4
  %2183 = icmp slt i32 %2181, %2182
  br i1 %2183, label %2185, label %2184

2184:                                             ; preds = %2180, %2175
  store i32 1, ptr %668, align 8
  br label %2201

2185:                                             ; preds = %2180
  %2186 = add nsw i32 %2176, 1
  store i32 %2186, ptr %669, align 8
  %2187 = load ptr, ptr %678, align 8
  %2188 = sext i32 %2181 to i64
  %2189 = getelementptr inbounds i32, ptr %2187, i64 %2188
  store i32 %2045, ptr %2189, align 4
  %2190 = load i32, ptr %662, align 8
  %2191 = add nsw i32 %2190, 1
  store i32 %2191, ptr %662, align 8
  %2192 = load ptr, ptr %670, align 8
  %2193 = sext i32 %2186 to i64
  %2194 = getelementptr inbounds i32, ptr %2192, i64 %2193
  store i32 %2191, ptr %2194, align 4
  %2195 = load ptr, ptr %675, align 8
  %2196 = sext i32 %2176 to i64
  %2197 = getelementptr inbounds i64, ptr %2195, i64 %2196
  store i64 %2133, ptr %2197, align 8
  %2198 = load i32, ptr %2140, align 4
  %2199 = load ptr, ptr %672, align 8
  %2200 = getelementptr inbounds i32, ptr %2199, i64 %2196
  store i32 %2198, ptr %2200, align 4
  store i32 %2176, ptr %2140, align 4
  br label %2201

2201:                                             ; preds = %2169, %2185, %2184, %2123
  %2202 = phi i32 [ 1, %2123 ], [ 0, %2184 ], [ %2176, %2185 ], [ %2148, %2169 ]
  call void @add_term(ptr %85, ptr %2126, i32 %2202, i32 %2051)
  br label %2203

2203:                                             ; preds = %2201, %2121
  %2204 = icmp eq i32 %2085, 0
  br i1 %2204, label %2286, label %2205

2205:                                             ; preds = %2203
  %2206 = load ptr, ptr %676, align 8
  %2207 = sext i32 %2117 to i64
  %2208 = getelementptr inbounds %struct.Sum, ptr %2206, i64 %2207
  %2209 = icmp sgt i32 %2079, -1
  br i1 %2209, label %2210, label %2284

2210:                                             ; preds = %2205
  %2211 = and i32 %2079, 63
  %2212 = zext i32 %2211 to i64
  %2213 = xor i32 %2079, 1
  %2214 = zext i32 %2213 to i64
  %2215 = mul i64 %2214, -7046029254386353131
  %2216 = shl nuw i64 1, %2212
  %2217 = load ptr, ptr %671, align 8
  %2218 = lshr i64 %2215, 33
  %2219 = trunc nuw nsw i64 %2218 to i32
  %2220 = load i32, ptr %667, align 8
  %2221 = and i32 %2220, %2219
  %2222 = zext i32 %2221 to i64
  %2223 = getelementptr inbounds i32, ptr %2217, i64 %2222
  %2224 = load i32, ptr %2223, align 4
  %2225 = icmp eq i32 %2224, 0
  br i1 %2225, label %2258, label %2226

2226:                                             ; preds = %2210
  %2227 = load ptr, ptr %670, align 8
  %2228 = load ptr, ptr %678, align 8
  %2229 = load ptr, ptr %672, align 8
  br label %2230

2230:                                             ; preds = %2254, %2226
  %2231 = phi i32 [ %2224, %2226 ], [ %2256, %2254 ]
  %2232 = sext i32 %2231 to i64
  %2233 = getelementptr i32, ptr %2227, i64 %2232
  %2234 = getelementptr i8, ptr %2233, i64 4
  %2235 = load i32, ptr %2234, align 4
  %2236 = load i32, ptr %2233, align 4
  %2237 = sub nsw i32 %2235, %2236
  %2238 = icmp eq i32 %2237, 1
  br i1 %2238, label %2239, label %2254

2239:                                             ; preds = %2230
  %2240 = sext i32 %2236 to i64
  %2241 = getelementptr inbounds i32, ptr %2228, i64 %2240
  br label %2242

2242:                                             ; preds = %2242, %2239
  %2243 = phi i64 [ %2247, %2242 ], [ 0, %2239 ]
  %2244 = getelementptr inbounds i32, ptr %2241, i64 %2243
  %2245 = load i32, ptr %2244, align 4
  %2246 = icmp ne i32 %2245, %2079
  %2247 = add nuw nsw i64 %2243, 1
  %2248 = trunc nuw i64 %2247 to i32
  %2249 = select i1 %2246, i32 -1, i32 %2248
  %2250 = icmp sgt i32 %2249, -1
  %2251 = and i1 %2246, %2250
  br i1 %2251, label %2242, label %2252

2252:                                             ; preds = %2242
  %2253 = icmp eq i32 %2249, 1
  br i1 %2253, label %2284, label %2254

2254:                                             ; preds = %2230, %2252
  %2255 = getelementptr inbounds i32, ptr %2229, i64 %2232
  %2256 = load i32, ptr %2255, align 4
  %2257 = icmp eq i32 %2256, 0
  br i1 %2257, label %2258, label %2230

2258:                                             ; preds = %2254, %2210
  %2259 = load i32, ptr %669, align 8
  %2260 = add nsw i32 %2259, 2
  %2261 = load i32, ptr %673, align 4
  %2262 = icmp sgt i32 %2260, %2261
  br i1 %2262, label %2267, label %2263

2263:                                             ; preds = %2258
  %2264 = load i32, ptr %662, align 8
  %2265 = load i32, ptr %674, align 4
  %2266 = icmp slt i32 %2264, %2265
  br i1 %2266, label %2268, label %2267

2267:                                             ; preds = %2263, %2258
  store i32 1, ptr %668, align 8
  br label %2284

2268:                                             ; preds = %2263
  %2269 = add nsw i32 %2259, 1
  store i32 %2269, ptr %669, align 8
  %2270 = load ptr, ptr %678, align 8
  %2271 = sext i32 %2264 to i64
  %2272 = getelementptr inbounds i32, ptr %2270, i64 %2271
  store i32 %2079, ptr %2272, align 4
  %2273 = load i32, ptr %662, align 8
  %2274 = add nsw i32 %2273, 1
  store i32 %2274, ptr %662, align 8
  %2275 = load ptr, ptr %670, align 8
  %2276 = sext i32 %2269 to i64
  %2277 = getelementptr inbounds i32, ptr %2275, i64 %2276
  store i32 %2274, ptr %2277, align 4
  %2278 = load ptr, ptr %675, align 8
  %2279 = sext i32 %2259 to i64
  %2280 = getelementptr inbounds i64, ptr %2278, i64 %2279
  store i64 %2216, ptr %2280, align 8
  %2281 = load i32, ptr %2223, align 4
  %2282 = load ptr, ptr %672, align 8
  %2283 = getelementptr inbounds i32, ptr %2282, i64 %2279
  store i32 %2281, ptr %2283, align 4
  store i32 %2259, ptr %2223, align 4
  br label %2284

2284:                                             ; preds = %2252, %2268, %2267, %2205
  %2285 = phi i32 [ 1, %2205 ], [ 0, %2267 ], [ %2259, %2268 ], [ %2231, %2252 ]
  call void @add_term(ptr %85, ptr %2208, i32 %2285, i32 %2085)
  br label %2286

2286:                                             ; preds = %2284, %2203
  %2287 = load i32, ptr %665, align 8
  %2288 = load i32, ptr %104, align 4
  %2289 = icmp slt i32 %2287, %2288
  br i1 %2289, label %2291, label %2290

2290:                                             ; preds = %2286
  store i32 1, ptr %668, align 8
  br label %2353

2291:                                             ; preds = %2286
  %2292 = load ptr, ptr %677, align 8
  %2293 = sext i32 %2287 to i64
  %2294 = getelementptr inbounds %struct.Literal, ptr %2292, i64 %2293
  store i32 3, ptr %2294, align 4
  %2295 = getelementptr inbounds i8, ptr %2294, i64 4
  store i32 %2117, ptr %2295, align 4
  %2296 = getelementptr inbounds i8, ptr %2294, i64 8
  store i32 0, ptr %2296, align 4
  %2297 = getelementptr inbounds i8, ptr %2294, i64 12
  store i32 -1, ptr %2297, align 4
  %2298 = load i32, ptr %665, align 8
  %2299 = add nsw i32 %2298, 1
  store i32 %2299, ptr %665, align 8
  br label %2353

2300:                                             ; preds = %2074
  %2301 = icmp ne i32 %2051, 0
  %2302 = icmp ne i32 %2085, 0
  %2303 = select i1 %2301, i1 %2302, i1 false
  br i1 %2303, label %2304, label %2353

2304:                                             ; preds = %2300
  %2305 = icmp sgt i32 %2045, -1
  %2306 = icmp sgt i32 %2079, -1
  %2307 = select i1 %2305, i1 %2306, i1 false
  br i1 %2307, label %2308, label %2325

2308:                                             ; preds = %2304
  %2309 = load i32, ptr %665, align 8
  %2310 = load i32, ptr %104, align 4
  %2311 = icmp slt i32 %2309, %2310
  br i1 %2311, label %2313, label %2312

2312:                                             ; preds = %2308
  store i32 1, ptr %668, align 8
  br label %2322

2313:                                             ; preds = %2308
  %2314 = load ptr, ptr %677, align 8
  %2315 = sext i32 %2309 to i64
  %2316 = getelementptr inbounds %struct.Literal, ptr %2314, i64 %2315
  store i32 1, ptr %2316, align 4
  %2317 = getelementptr inbounds i8, ptr %2316, i64 4
  store i32 %2045, ptr %2317, align 4
  %2318 = getelementptr inbounds i8, ptr %2316, i64 8
  store i32 %2079, ptr %2318, align 4
  %2319 = getelementptr inbounds i8, ptr %2316, i64 12
  store i32 -1, ptr %2319, align 4
  %2320 = load i32, ptr %665, align 8
  %2321 = add nsw i32 %2320, 1
  store i32 %2321, ptr %665, align 8
  br label %2322

2322:                                             ; preds = %2313, %2312
  %2323 = phi i32 [ 0, %2312 ], [ %2320, %2313 ]
  %2324 = call i32 @scale_product(ptr %85, i32 %2051, i32 %2085)
  br label %2353

2325:                                             ; preds = %2304
  %2326 = select i1 %2306, i32 %2079, i32 %2045
  %2327 = freeze i32 %2326
  %2328 = select i1 %2306, i32 %2051, i32 %2085
  %2329 = select i1 %2306, i32 %2085, i32 %2051
  %2330 = call i32 @scale_product(ptr %85, i32 %2329, i32 %2328)
  %2331 = icmp slt i32 %2327, 0
  br i1 %2331, label %2353, label %2332

2332:                                             ; preds = %2325
  switch i32 %2330, label %2333 [
    i32 -1, label %2353
    i32 1, label %2353
  ]

2333:                                             ; preds = %2332
  %2334 = icmp slt i32 %2328, 0
  %2335 = load i32, ptr %665, align 8
  %2336 = load i32, ptr %104, align 4
  %2337 = icmp slt i32 %2335, %2336
  br i1 %2337, label %2339, label %2338

2338:                                             ; preds = %2333
  store i32 1, ptr %668, align 8
  br label %2349

2339:                                             ; preds = %2333
  %2340 = call i32 @llvm.abs.i32(i32 %2328, i1 true)
  %2341 = load ptr, ptr %677, align 8
  %2342 = sext i32 %2335 to i64
  %2343 = getelementptr inbounds %struct.Literal, ptr %2341, i64 %2342
  store i32 2, ptr %2343, align 4
  %2344 = getelementptr inbounds i8, ptr %2343, i64 4
  store i32 %2340, ptr %2344, align 4
  %2345 = getelementptr inbounds i8, ptr %2343, i64 8
  store i32 %2327, ptr %2345, align 4
  %2346 = getelementptr inbounds i8, ptr %2343, i64 12
  store i32 -1, ptr %2346, align 4
  %2347 = load i32, ptr %665, align 8
  %2348 = add nsw i32 %2347, 1
  store i32 %2348, ptr %665, align 8
  br label %2349

2349:                                             ; preds = %2339, %2338
  %2350 = phi i32 [ 0, %2338 ], [ %2347, %2339 ]
  %2351 = sub nsw i32 0, %2329
  %2352 = select i1 %2334, i32 %2351, i32 %2329
  br label %2353

2353:                                             ; preds = %2349, %2332, %2332, %2325, %2322, %2300, %2291, %2290, %2113, %2112, %2097, %2096, %2063, %2062, %2029, %2028, %2012
  %2354 = phi i32 [ -1, %2012 ], [ %2323, %2322 ], [ %2045, %2113 ], [ -1, %2300 ], [ %2350, %2349 ], [ %2327, %2332 ], [ 0, %2028 ], [ %2038, %2029 ], [ 0, %2062 ], [ %2072, %2063 ], [ 0, %2096 ], [ %2106, %2097 ], [ 0, %2290 ], [ %2298, %2291 ], [ %2327, %2325 ], [ %2327, %2332 ], [ %2045, %2112 ]
  %2355 = phi i32 [ %2013, %2012 ], [ %2324, %2322 ], [ %2051, %2113 ], [ 0, %2300 ], [ %2352, %2349 ], [ %2330, %2332 ], [ 1, %2028 ], [ 1, %2029 ], [ 1, %2062 ], [ 1, %2063 ], [ 1, %2096 ], [ 1, %2097 ], [ 1, %2290 ], [ 1, %2291 ], [ %2330, %2325 ], [ %2330, %2332 ], [ %2051, %2112 ]
  %2356 = zext i32 %2355 to i64
  %2357 = shl nuw i64 %2356, 32
  %2358 = zext i32 %2354 to i64
  %2359 = or disjoint i64 %2357, %2358
  store i64 %2359, ptr %1947, align 4
  %2360 = load ptr, ptr %187, align 8
  %2361 = getelementptr inbounds i32, ptr %2360, i64 %1946
  store i32 -1, ptr %2361, align 4
  %2362 = add nuw nsw i64 %1935, 1
  %2363 = icmp eq i64 %2362, %1933
  br i1 %2363, label %1938, label %1934

2364:                                             ; preds = %2386, %1939
  %2365 = phi i64 [ 0, %1939 ], [ %2396, %2386 ]
  %2366 = load i32, ptr %668, align 8
  %2367 = icmp eq i32 %2366, 0
  br i1 %2367, label %2368, label %3324

2368:                                             ; preds = %2364
  %2369 = getelementptr inbounds %struct.Edge, ptr %525, i64 %2365
  %2370 = load i32, ptr %2369, align 4
  %2371 = getelementptr inbounds i8, ptr %2369, i64 4
  %2372 = load i32, ptr %2371, align 4
  %2373 = load ptr, ptr %187, align 8
  %2374 = sext i32 %2370 to i64
  %2375 = getelementptr inbounds i32, ptr %2373, i64 %2374
  %2376 = load i32, ptr %2375, align 4
  %2377 = icmp slt i32 %2376, 0
  br i1 %2377, label %2378, label %2386

2378:                                             ; preds = %2368
  %2379 = load ptr, ptr %183, align 8
  %2380 = getelementptr inbounds %struct.Edge, ptr %2379, i64 %2374
  %2381 = load i64, ptr %2380, align 4
  %2382 = call i32 @wrap(ptr %85, i64 %2381)
  %2383 = load ptr, ptr %187, align 8
  %2384 = getelementptr inbounds i32, ptr %2383, i64 %2374
  store i32 %2382, ptr %2384, align 4
  %2385 = load ptr, ptr %187, align 8
  br label %2386

2386:                                             ; preds = %2378, %2368
  %2387 = phi ptr [ %2385, %2378 ], [ %2373, %2368 ]
  %2388 = load ptr, ptr %679, align 8
  %2389 = load i32, ptr %663, align 8
  %2390 = add nsw i32 %2389, 1
  store i32 %2390, ptr %663, align 8
  %2391 = sext i32 %2389 to i64
  %2392 = getelementptr inbounds %struct.Edge, ptr %2388, i64 %2391
  %2393 = getelementptr inbounds i32, ptr %2387, i64 %2374
  %2394 = load i32, ptr %2393, align 4
  store i32 %2394, ptr %2392, align 4
  %2395 = getelementptr inbounds i8, ptr %2392, i64 4
  store i32 %2372, ptr %2395, align 4
  %2396 = add nuw nsw i64 %2365, 1
  %2397 = icmp eq i64 %2396, %1940
  br i1 %2397, label %2398, label %2364

2398:                                             ; preds = %2386, %1938
  %2399 = load i32, ptr %668, align 8
  %2400 = icmp eq i32 %2399, 0
  br i1 %2400, label %2401, label %3324

2401:                                             ; preds = %2398
  call void @look(ptr %103, ptr %85)
  %2402 = load ptr, ptr %158, align 8
  %2403 = load i32, ptr %665, align 8
  %2404 = sext i32 %2403 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %2402, i8 0, i64 %2404, i1 false)
  call void @rebuild(ptr %103, ptr %680, ptr %85)
  %2405 = load i32, ptr %681, align 8
  %2406 = icmp eq i32 %2405, 0
  br i1 %2406, label %2407, label %3324

2407:                                             ; preds = %2401
  call void @greedy(ptr %43, ptr %680, ptr %36, i32 0)
  %2408 = load i32, ptr %681, align 8
  %2409 = icmp eq i32 %2408, 0
  br i1 %2409, label %2410, label %3324

2410:                                             ; preds = %2407
  %2411 = load double, ptr %39, align 8
  %2412 = load i32, ptr %42, align 8
  %2413 = call double @cost(ptr %103, ptr %680, double %2411, i32 %2412)
  %2414 = load i32, ptr %682, align 4
  %2415 = icmp sgt i32 %2414, 0
  br i1 %2415, label %2416, label %2432

2416:                                             ; preds = %2410
  %2417 = load ptr, ptr %683, align 8
  %2418 = zext i32 %2414 to i64
  br label %2419

2419:                                             ; preds = %2419, %2416
  %2420 = phi i64 [ 0, %2416 ], [ %2428, %2419 ]
  %2421 = phi i64 [ 0, %2416 ], [ %2427, %2419 ]
  %2422 = getelementptr inbounds %struct.Sum, ptr %2417, i64 %2420, i32 1
  %2423 = load i32, ptr %2422, align 8
  %2424 = sext i32 %2423 to i64
  %2425 = mul nsw i64 %2424, %2424
  %2426 = lshr i64 %2425, 1
  %2427 = add nuw nsw i64 %2426, %2421
  %2428 = add nuw nsw i64 %2420, 1
  %2429 = icmp eq i64 %2428, %2418
  br i1 %2429, label %2430, label %2419

2430:                                             ; preds = %2419
  %2431 = mul nuw nsw i64 %2427, 3
  br label %2432

2432:                                             ; preds = %2430, %2410
  %2433 = phi i64 [ 0, %2410 ], [ %2431, %2430 ]
  %2434 = call i64 @llvm.smax.i64(i64 %2433, i64 10000)
  %2435 = icmp sgt i32 %1793, 0
  br i1 %2435, label %2436, label %2759

2436:                                             ; preds = %2432
  %2437 = shl nuw nsw i32 %1793, 1
  %2438 = icmp eq i32 %1797, 0
  %2439 = icmp sgt i32 %1797, 1
  br label %2440

2440:                                             ; preds = %2746, %2436
  %2441 = phi i32 [ 1, %2436 ], [ %2751, %2746 ]
  %2442 = phi i32 [ 1, %2436 ], [ %2750, %2746 ]
  %2443 = phi i32 [ %2437, %2436 ], [ %2753, %2746 ]
  %2444 = phi i32 [ 0, %2436 ], [ %2752, %2746 ]
  %2445 = phi double [ %2413, %2436 ], [ %2748, %2746 ]
  %2446 = phi double [ %2413, %2436 ], [ %2747, %2746 ]
  br label %2447

2447:                                             ; preds = %2447, %2440
  %2448 = phi i32 [ %2452, %2447 ], [ 0, %2440 ]
  %2449 = icmp eq i32 %2448, %2441
  %2450 = icmp eq i32 %2448, %2442
  %2451 = select i1 %2449, i1 true, i1 %2450
  %2452 = add nuw nsw i32 %2448, 1
  br i1 %2451, label %2447, label %2453

2453:                                             ; preds = %2447
  %2454 = sext i32 %2441 to i64
  %2455 = getelementptr inbounds %struct.Poly, ptr %85, i64 %2454
  %2456 = load ptr, ptr %202, align 8
  call void @look(ptr %103, ptr %2455)
  %2457 = load ptr, ptr %158, align 8
  %2458 = getelementptr inbounds i8, ptr %2455, i64 32
  %2459 = load i32, ptr %2458, align 8
  %2460 = sext i32 %2459 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %2457, i8 0, i64 %2460, i1 false)
  %2461 = load i32, ptr %112, align 8
  %2462 = icmp sgt i32 %2461, 0
  br i1 %2462, label %2463, label %2669

2463:                                             ; preds = %2453
  %2464 = getelementptr inbounds i8, ptr %2455, i64 8
  br label %2468

2465:                                             ; preds = %2494
  %2466 = sext i32 %2495 to i64
  %2467 = icmp eq i32 %2496, 0
  br i1 %2467, label %2669, label %2501

2468:                                             ; preds = %2494, %2463
  %2469 = phi i64 [ 0, %2463 ], [ %2497, %2494 ]
  %2470 = phi i32 [ 0, %2463 ], [ %2496, %2494 ]
  %2471 = phi i32 [ 0, %2463 ], [ %2495, %2494 ]
  %2472 = load ptr, ptr %103, align 8
  %2473 = getelementptr inbounds i32, ptr %2472, i64 %2469
  %2474 = load i32, ptr %2473, align 4
  %2475 = icmp sgt i32 %2474, -1
  br i1 %2475, label %2476, label %2494

2476:                                             ; preds = %2468
  %2477 = load ptr, ptr %194, align 8
  %2478 = add nsw i32 %2471, 1
  %2479 = sext i32 %2471 to i64
  %2480 = getelementptr inbounds i32, ptr %2477, i64 %2479
  store i32 %2474, ptr %2480, align 4
  %2481 = load ptr, ptr %103, align 8
  %2482 = getelementptr inbounds i32, ptr %2481, i64 %2469
  %2483 = load i32, ptr %2482, align 4
  %2484 = load ptr, ptr %2464, align 8
  %2485 = sext i32 %2483 to i64
  %2486 = getelementptr inbounds %struct.Literal, ptr %2484, i64 %2485
  %2487 = load i32, ptr %2486, align 4
  %2488 = add i32 %2487, -4
  %2489 = icmp ult i32 %2488, -3
  br i1 %2489, label %2494, label %2490

2490:                                             ; preds = %2476
  %2491 = add nsw i32 %2470, 1
  %2492 = sext i32 %2470 to i64
  %2493 = getelementptr inbounds i32, ptr %2456, i64 %2492
  store i32 %2483, ptr %2493, align 4
  br label %2494

2494:                                             ; preds = %2490, %2476, %2468
  %2495 = phi i32 [ %2478, %2490 ], [ %2478, %2476 ], [ %2471, %2468 ]
  %2496 = phi i32 [ %2491, %2490 ], [ %2470, %2476 ], [ %2470, %2468 ]
  %2497 = add nuw nsw i64 %2469, 1
  %2498 = load i32, ptr %112, align 8
  %2499 = sext i32 %2498 to i64
  %2500 = icmp slt i64 %2497, %2499
  br i1 %2500, label %2468, label %2465

2501:                                             ; preds = %2465
  %2502 = load i64, ptr %36, align 8
  %2503 = add i64 %2502, -7046029254386353131
  %2504 = lshr i64 %2503, 30
  %2505 = xor i64 %2504, %2503
  %2506 = mul i64 %2505, -4658895280553007687
  %2507 = lshr i64 %2506, 27
  %2508 = xor i64 %2507, %2506
  %2509 = mul i64 %2508, -7723592293110705685
  %2510 = lshr i64 %2509, 31
  %2511 = xor i64 %2510, %2509
  %2512 = urem i64 %2511, 10
  %2513 = icmp ult i64 %2512, 5
  br i1 %2513, label %2514, label %2547

2514:                                             ; preds = %2501
  %2515 = sext i32 %2496 to i64
  br label %2516

2516:                                             ; preds = %2516, %2514
  %2517 = phi i64 [ %2503, %2514 ], [ %2536, %2516 ]
  %2518 = load ptr, ptr %158, align 8
  %2519 = add i64 %2517, -7046029254386353131
  store i64 %2519, ptr %36, align 8
  %2520 = lshr i64 %2519, 30
  %2521 = xor i64 %2520, %2519
  %2522 = mul i64 %2521, -4658895280553007687
  %2523 = lshr i64 %2522, 27
  %2524 = xor i64 %2523, %2522
  %2525 = mul i64 %2524, -7723592293110705685
  %2526 = lshr i64 %2525, 31
  %2527 = xor i64 %2526, %2525
  %2528 = urem i64 %2527, %2515
  %2529 = shl i64 %2528, 32
  %2530 = ashr exact i64 %2529, 30
  %2531 = getelementptr inbounds i8, ptr %2456, i64 %2530
  %2532 = load i32, ptr %2531, align 4
  %2533 = sext i32 %2532 to i64
  %2534 = getelementptr inbounds i8, ptr %2518, i64 %2533
  store i8 1, ptr %2534, align 1
  %2535 = load i64, ptr %36, align 8
  %2536 = add i64 %2535, -7046029254386353131
  store i64 %2536, ptr %36, align 8
  %2537 = lshr i64 %2536, 30
  %2538 = xor i64 %2537, %2536
  %2539 = mul i64 %2538, -4658895280553007687
  %2540 = lshr i64 %2539, 27
  %2541 = xor i64 %2540, %2539
  %2542 = mul i64 %2541, -7723592293110705685
  %2543 = lshr i64 %2542, 31
  %2544 = xor i64 %2543, %2542
  %2545 = urem i64 %2544, 7
  %2546 = icmp eq i64 %2545, 0
  br i1 %2546, label %2669, label %2516

2547:                                             ; preds = %2501
  %2548 = icmp ult i64 %2512, 8
  %2549 = load ptr, ptr %194, align 8
  %2550 = add i64 %2502, 4354685564936845354
  store i64 %2550, ptr %36, align 8
  %2551 = lshr i64 %2550, 30
  %2552 = xor i64 %2551, %2550
  %2553 = mul i64 %2552, -4658895280553007687
  %2554 = lshr i64 %2553, 27
  %2555 = xor i64 %2554, %2553
  %2556 = mul i64 %2555, -7723592293110705685
  %2557 = lshr i64 %2556, 31
  %2558 = xor i64 %2557, %2556
  br i1 %2548, label %2559, label %2612

2559:                                             ; preds = %2547
  %2560 = urem i64 %2558, %2466
  %2561 = shl i64 %2560, 32
  %2562 = ashr exact i64 %2561, 30
  %2563 = getelementptr inbounds i8, ptr %2549, i64 %2562
  %2564 = load i32, ptr %2563, align 4
  %2565 = icmp sgt i32 %2496, 0
  br i1 %2565, label %2566, label %2669

2566:                                             ; preds = %2559
  %2567 = zext i32 %2496 to i64
  br label %2568

2568:                                             ; preds = %2609, %2566
  %2569 = phi i64 [ 0, %2566 ], [ %2610, %2609 ]
  %2570 = getelementptr inbounds i32, ptr %2456, i64 %2569
  %2571 = load i32, ptr %2570, align 4
  store i32 %2571, ptr %19, align 4
  store i32 0, ptr %686, align 4
  store i32 0, ptr %687, align 4
  %2572 = call i32 @next_read(ptr %2455, ptr %19)
  %2573 = icmp eq i32 %2572, -2147483648
  br i1 %2573, label %2590, label %2574

2574:                                             ; preds = %2568
  %2575 = sext i32 %2571 to i64
  br label %2576

2576:                                             ; preds = %2587, %2574
  %2577 = phi i32 [ %2572, %2574 ], [ %2588, %2587 ]
  %2578 = icmp eq i32 %2577, %2564
  br i1 %2578, label %2591, label %2579

2579:                                             ; preds = %2576
  %2580 = icmp slt i32 %2577, 0
  br i1 %2580, label %2581, label %2587

2581:                                             ; preds = %2579
  %2582 = load ptr, ptr %2464, align 8
  %2583 = getelementptr inbounds %struct.Literal, ptr %2582, i64 %2575
  %2584 = load i32, ptr %2583, align 4
  %2585 = icmp eq i32 %2584, 3
  br i1 %2585, label %2586, label %2587

2586:                                             ; preds = %2581
  store i32 %2577, ptr %19, align 4
  store i32 0, ptr %686, align 4
  store i32 0, ptr %687, align 4
  br label %2587

2587:                                             ; preds = %2586, %2581, %2579
  %2588 = call i32 @next_read(ptr %2455, ptr %19)
  %2589 = icmp eq i32 %2588, -2147483648
  br i1 %2589, label %2590, label %2576

2590:                                             ; preds = %2587, %2568
  br label %2609

2591:                                             ; preds = %2576
  %2592 = load i64, ptr %36, align 8
  %2593 = add i64 %2592, -7046029254386353131
  store i64 %2593, ptr %36, align 8
  %2594 = lshr i64 %2593, 30
  %2595 = xor i64 %2594, %2593
  %2596 = mul i64 %2595, -4658895280553007687
  %2597 = lshr i64 %2596, 27
  %2598 = xor i64 %2597, %2596
  %2599 = mul i64 %2598, -7723592293110705685
  %2600 = lshr i64 %2599, 31
  %2601 = xor i64 %2600, %2599
  %2602 = urem i64 %2601, 5
  %2603 = icmp eq i64 %2602, 0
  br i1 %2603, label %2609, label %2604

2604:                                             ; preds = %2591
  %2605 = load ptr, ptr %158, align 8
  %2606 = load i32, ptr %2570, align 4
  %2607 = sext i32 %2606 to i64
  %2608 = getelementptr inbounds i8, ptr %2605, i64 %2607
  store i8 1, ptr %2608, align 1
  br label %2609

2609:                                             ; preds = %2604, %2591, %2590
  %2610 = add nuw nsw i64 %2569, 1
  %2611 = icmp eq i64 %2610, %2567
  br i1 %2611, label %2669, label %2568

2612:                                             ; preds = %2547
  %2613 = sext i32 %2496 to i64
  %2614 = urem i64 %2558, %2613
  %2615 = shl i64 %2614, 32
  %2616 = ashr exact i64 %2615, 30
  %2617 = getelementptr inbounds i8, ptr %2456, i64 %2616
  %2618 = load i32, ptr %2617, align 4
  store i32 %2618, ptr %2549, align 4
  br label %2619

2619:                                             ; preds = %2663, %2612
  %2620 = phi i32 [ 0, %2612 ], [ %2665, %2663 ]
  %2621 = phi i32 [ 1, %2612 ], [ %2664, %2663 ]
  %2622 = add nsw i32 %2621, -1
  %2623 = sext i32 %2622 to i64
  %2624 = getelementptr inbounds i32, ptr %2549, i64 %2623
  %2625 = load i32, ptr %2624, align 4
  %2626 = icmp sgt i32 %2625, -1
  br i1 %2626, label %2627, label %2641

2627:                                             ; preds = %2619
  %2628 = load ptr, ptr %2464, align 8
  %2629 = zext i32 %2625 to i64
  %2630 = getelementptr inbounds %struct.Literal, ptr %2628, i64 %2629
  %2631 = load i32, ptr %2630, align 4
  %2632 = add i32 %2631, -4
  %2633 = icmp ult i32 %2632, -3
  br i1 %2633, label %2663, label %2634

2634:                                             ; preds = %2627
  %2635 = load ptr, ptr %158, align 8
  %2636 = getelementptr inbounds i8, ptr %2635, i64 %2629
  %2637 = load i8, ptr %2636, align 1
  %2638 = icmp eq i8 %2637, 0
  br i1 %2638, label %2639, label %2663

2639:                                             ; preds = %2634
  store i8 1, ptr %2636, align 1
  %2640 = add nsw i32 %2620, 1
  br label %2641

2641:                                             ; preds = %2639, %2619
  %2642 = phi i32 [ %2640, %2639 ], [ %2620, %2619 ]
  store i32 %2625, ptr %20, align 4
  store i32 0, ptr %684, align 4
  store i32 0, ptr %685, align 4
  %2643 = call i32 @next_read(ptr %2455, ptr %20)
  %2644 = icmp ne i32 %2643, -2147483648
  %2645 = icmp slt i32 %2621, 201
  %2646 = and i1 %2645, %2644
  br i1 %2646, label %2647, label %2661

2647:                                             ; preds = %2641
  %2648 = sext i32 %2621 to i64
  %2649 = add nsw i64 %2648, -1
  br label %2650

2650:                                             ; preds = %2650, %2647
  %2651 = phi i64 [ %2649, %2647 ], [ %2653, %2650 ]
  %2652 = phi i32 [ %2643, %2647 ], [ %2655, %2650 ]
  %2653 = add nsw i64 %2651, 1
  %2654 = getelementptr inbounds i32, ptr %2549, i64 %2651
  store i32 %2652, ptr %2654, align 4
  %2655 = call i32 @next_read(ptr %2455, ptr %20)
  %2656 = icmp ne i32 %2655, -2147483648
  %2657 = icmp slt i64 %2651, 199
  %2658 = and i1 %2657, %2656
  br i1 %2658, label %2650, label %2659

2659:                                             ; preds = %2650
  %2660 = trunc nsw i64 %2653 to i32
  br label %2661

2661:                                             ; preds = %2659, %2641
  %2662 = phi i32 [ %2622, %2641 ], [ %2660, %2659 ]
  br label %2663

2663:                                             ; preds = %2661, %2634, %2627
  %2664 = phi i32 [ %2662, %2661 ], [ %2622, %2634 ], [ %2622, %2627 ]
  %2665 = phi i32 [ %2642, %2661 ], [ %2620, %2634 ], [ %2620, %2627 ]
  %2666 = icmp ne i32 %2664, 0
  %2667 = icmp slt i32 %2665, 12
  %2668 = select i1 %2666, i1 %2667, i1 false
  br i1 %2668, label %2619, label %2669

2669:                                             ; preds = %2663, %2609, %2516, %2559, %2465, %2453
  %2670 = zext i32 %2448 to i64
  %2671 = getelementptr inbounds %struct.Poly, ptr %85, i64 %2670
  call void @rebuild(ptr %103, ptr %2671, ptr %2455)
  %2672 = getelementptr inbounds i8, ptr %2671, i64 136
  %2673 = load i32, ptr %2672, align 8
  %2674 = icmp eq i32 %2673, 0
  br i1 %2674, label %2675, label %2696

2675:                                             ; preds = %2669
  %2676 = getelementptr inbounds i8, ptr %2671, i64 36
  %2677 = load i32, ptr %2676, align 4
  %2678 = icmp sgt i32 %2677, 0
  br i1 %2678, label %2679, label %2698

2679:                                             ; preds = %2675
  %2680 = getelementptr inbounds i8, ptr %2671, i64 16
  %2681 = load ptr, ptr %2680, align 8
  %2682 = zext i32 %2677 to i64
  br label %2683

2683:                                             ; preds = %2683, %2679
  %2684 = phi i64 [ 0, %2679 ], [ %2692, %2683 ]
  %2685 = phi i64 [ 0, %2679 ], [ %2691, %2683 ]
  %2686 = getelementptr inbounds %struct.Sum, ptr %2681, i64 %2684, i32 1
  %2687 = load i32, ptr %2686, align 8
  %2688 = sext i32 %2687 to i64
  %2689 = mul nsw i64 %2688, %2688
  %2690 = lshr i64 %2689, 1
  %2691 = add nuw nsw i64 %2690, %2685
  %2692 = add nuw nsw i64 %2684, 1
  %2693 = icmp eq i64 %2692, %2682
  br i1 %2693, label %2694, label %2683

2694:                                             ; preds = %2683
  %2695 = icmp ugt i64 %2691, %2434
  br i1 %2695, label %2696, label %2698

2696:                                             ; preds = %2694, %2669
  %2697 = add nsw i32 %2444, -1
  br label %2746

2698:                                             ; preds = %2694, %2675
  %2699 = load i64, ptr %36, align 8
  %2700 = add i64 %2699, -7046029254386353131
  store i64 %2700, ptr %36, align 8
  %2701 = lshr i64 %2700, 30
  %2702 = xor i64 %2701, %2700
  %2703 = mul i64 %2702, -4658895280553007687
  %2704 = lshr i64 %2703, 27
  %2705 = xor i64 %2704, %2703
  %2706 = mul i64 %2705, -7723592293110705685
  %2707 = lshr i64 %2706, 31
  %2708 = xor i64 %2707, %2706
  %2709 = trunc i64 %2708 to i32
  %2710 = and i32 %2709, 3
  %2711 = shl nuw nsw i32 1, %2710
  %2712 = lshr i32 %2711, 1
  call void @greedy(ptr %43, ptr %2671, ptr %36, i32 %2712)
  %2713 = load i32, ptr %2672, align 8
  %2714 = icmp eq i32 %2713, 0
  br i1 %2714, label %2715, label %2746

2715:                                             ; preds = %2698
  %2716 = load double, ptr %39, align 8
  %2717 = load i32, ptr %42, align 8
  %2718 = call double @cost(ptr %103, ptr %2671, double %2716, i32 %2717)
  %2719 = fcmp ugt double %2718, %2445
  br i1 %2719, label %2720, label %2736

2720:                                             ; preds = %2715
  %2721 = load i64, ptr %36, align 8
  %2722 = add i64 %2721, -7046029254386353131
  store i64 %2722, ptr %36, align 8
  %2723 = lshr i64 %2722, 30
  %2724 = xor i64 %2723, %2722
  %2725 = mul i64 %2724, -4658895280553007687
  %2726 = lshr i64 %2725, 27
  %2727 = xor i64 %2726, %2725
  %2728 = mul i64 %2727, -7723592293110705685
  %2729 = lshr i64 %2728, 31
  %2730 = xor i64 %2729, %2728
  %2731 = urem i64 %2730, 10
  %2732 = icmp eq i64 %2731, 0
  %2733 = uitofp i1 %2732 to double
  %2734 = fadd double %2446, %2733
  %2735 = fcmp ugt double %2718, %2734
  br i1 %2735, label %2737, label %2736

2736:                                             ; preds = %2720, %2715
  br label %2737

2737:                                             ; preds = %2736, %2720
  %2738 = phi double [ %2718, %2736 ], [ %2445, %2720 ]
  %2739 = phi i32 [ %2448, %2736 ], [ %2441, %2720 ]
  %2740 = fcmp olt double %2738, %2446
  br i1 %2740, label %2746, label %2741

2741:                                             ; preds = %2737
  br i1 %2438, label %2746, label %2742

2742:                                             ; preds = %2741
  %2743 = fcmp oeq double %2738, %2446
  %2744 = or i1 %2439, %2743
  %2745 = select i1 %2744, i32 %2739, i32 %2442
  br label %2746

2746:                                             ; preds = %2742, %2741, %2737, %2698, %2696
  %2747 = phi double [ %2446, %2696 ], [ %2446, %2698 ], [ %2446, %2741 ], [ %2738, %2737 ], [ %2446, %2742 ]
  %2748 = phi double [ %2445, %2696 ], [ %2445, %2698 ], [ %2738, %2741 ], [ %2738, %2737 ], [ %2738, %2742 ]
  %2749 = phi i32 [ %2697, %2696 ], [ %2444, %2698 ], [ %2444, %2741 ], [ %2444, %2737 ], [ %2444, %2742 ]
  %2750 = phi i32 [ %2442, %2696 ], [ %2442, %2698 ], [ %2442, %2741 ], [ %2739, %2737 ], [ %2745, %2742 ]
  %2751 = phi i32 [ %2441, %2696 ], [ %2441, %2698 ], [ %2739, %2741 ], [ %2739, %2737 ], [ %2739, %2742 ]
  %2752 = add nsw i32 %2749, 1
  %2753 = add nsw i32 %2443, -1
  %2754 = icmp slt i32 %2752, %1793
  %2755 = icmp sgt i32 %2443, 1
  %2756 = select i1 %2754, i1 %2755, i1 false
  br i1 %2756, label %2440, label %2757

2757:                                             ; preds = %2746
  %2758 = sext i32 %2750 to i64
  br label %2759

2759:                                             ; preds = %2757, %2432
  %2760 = phi i64 [ 1, %2432 ], [ %2758, %2757 ]
  %2761 = getelementptr inbounds [4 x %struct.Poly], ptr %85, i64 0, i64 %2760
  store ptr %28, ptr %16, align 8
  store ptr %27, ptr %688, align 8
  store i32 0, ptr %689, align 8
  call void @look(ptr %103, ptr %2761)
  store i32 0, ptr %539, align 8
  %2762 = load ptr, ptr %279, align 8
  %2763 = load i32, ptr %203, align 8
  %2764 = sext i32 %2763 to i64
  %2765 = shl nsw i64 %2764, 2
  %2766 = add nsw i64 %2765, 4
  call void @llvm.memset.p0.i64(ptr align 4 %2762, i8 -1, i64 %2766, i1 false)
  %2767 = load i32, ptr %177, align 8
  %2768 = icmp sgt i32 %2767, 0
  br i1 %2768, label %2772, label %2769

2769:                                             ; preds = %2834, %2759
  %2770 = load i32, ptr %690, align 8
  %2771 = icmp sgt i32 %2770, 1
  br i1 %2771, label %2847, label %2839

2772:                                             ; preds = %2759, %2834
  %2773 = phi i64 [ %2835, %2834 ], [ 0, %2759 ]
  %2774 = load ptr, ptr %28, align 8
  %2775 = getelementptr inbounds %struct.Node, ptr %2774, i64 %2773
  %2776 = load i8, ptr %2775, align 8
  %2777 = getelementptr inbounds i8, ptr %2775, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %17, ptr align 1 %2777, i64 19, i1 false)
  %2778 = getelementptr inbounds i8, ptr %2775, i64 20
  %2779 = load i32, ptr %2778, align 4
  %2780 = getelementptr inbounds i8, ptr %2775, i64 24
  %2781 = load i32, ptr %2780, align 8
  %2782 = getelementptr inbounds i8, ptr %2775, i64 28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %2782, i64 20, i1 false)
  %2783 = icmp eq i8 %2776, 0
  br i1 %2783, label %2795, label %2784

2784:                                             ; preds = %2772
  %2785 = load ptr, ptr %27, align 8
  %2786 = load i32, ptr %539, align 8
  %2787 = add nsw i32 %2786, 1
  store i32 %2787, ptr %539, align 8
  %2788 = sext i32 %2786 to i64
  %2789 = getelementptr inbounds %struct.Node, ptr %2785, i64 %2788
  store i64 0, ptr %2789, align 8
  %2790 = getelementptr inbounds i8, ptr %2789, i64 8
  store i32 -1, ptr %2790, align 8
  %2791 = getelementptr inbounds i8, ptr %2789, i64 12
  store i32 -1, ptr %2791, align 4
  %2792 = getelementptr inbounds i8, ptr %2789, i64 16
  %2793 = trunc nuw nsw i64 %2773 to i32
  store i32 %2793, ptr %2792, align 8
  %2794 = getelementptr inbounds i8, ptr %2789, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %2794, i8 0, i64 28, i1 false)
  br label %2834

2795:                                             ; preds = %2772
  %2796 = load ptr, ptr %279, align 8
  %2797 = zext i32 %2779 to i64
  %2798 = shl nuw nsw i64 %2797, 31
  %2799 = zext i32 %2781 to i64
  %2800 = or i64 %2798, %2799
  %2801 = icmp eq i32 %2779, 0
  %2802 = sub i32 2147483647, %2779
  %2803 = select i1 %2801, i32 0, i32 %2802
  %2804 = zext i32 %2803 to i64
  %2805 = shl nuw nsw i64 %2804, 31
  %2806 = icmp eq i32 %2781, 0
  %2807 = sub i32 2147483647, %2781
  %2808 = select i1 %2806, i32 0, i32 %2807
  %2809 = zext i32 %2808 to i64
  %2810 = or i64 %2805, %2809
  %2811 = call i64 @llvm.umin.i64(i64 %2800, i64 %2810)
  %2812 = mul i64 %2811, -7046029254386353131
  %2813 = lshr i64 %2812, 33
  %2814 = trunc nuw nsw i64 %2813 to i32
  %2815 = load i32, ptr %203, align 8
  %2816 = and i32 %2815, %2814
  %2817 = zext i32 %2816 to i64
  %2818 = getelementptr inbounds i32, ptr %2796, i64 %2817
  %2819 = load ptr, ptr %27, align 8
  %2820 = load i32, ptr %539, align 8
  %2821 = sext i32 %2820 to i64
  %2822 = getelementptr inbounds %struct.Node, ptr %2819, i64 %2821
  store i8 0, ptr %2822, align 8
  %2823 = getelementptr inbounds i8, ptr %2822, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2823, ptr align 1 %17, i64 19, i1 false)
  %2824 = getelementptr inbounds i8, ptr %2822, i64 20
  store i32 %2779, ptr %2824, align 4
  %2825 = getelementptr inbounds i8, ptr %2822, i64 24
  store i32 %2781, ptr %2825, align 8
  %2826 = getelementptr inbounds i8, ptr %2822, i64 28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2826, ptr align 4 %18, i64 20, i1 false)
  %2827 = load i32, ptr %2818, align 4
  %2828 = load ptr, ptr %283, align 8
  %2829 = load i32, ptr %539, align 8
  %2830 = sext i32 %2829 to i64
  %2831 = getelementptr inbounds i32, ptr %2828, i64 %2830
  store i32 %2827, ptr %2831, align 4
  %2832 = load i32, ptr %539, align 8
  %2833 = add nsw i32 %2832, 1
  store i32 %2833, ptr %539, align 8
  store i32 %2832, ptr %2818, align 4
  br label %2834

2834:                                             ; preds = %2795, %2784
  %2835 = add nuw nsw i64 %2773, 1
  %2836 = load i32, ptr %177, align 8
  %2837 = sext i32 %2836 to i64
  %2838 = icmp slt i64 %2835, %2837
  br i1 %2838, label %2772, label %2769

2839:                                             ; preds = %2847, %2769
  %2840 = load i32, ptr %112, align 8
  %2841 = icmp sgt i32 %2840, 0
  br i1 %2841, label %2842, label %2855

2842:                                             ; preds = %2839
  %2843 = getelementptr inbounds i8, ptr %2761, i64 8
  %2844 = getelementptr inbounds i8, ptr %2761, i64 16
  %2845 = getelementptr inbounds i8, ptr %2761, i64 72
  %2846 = getelementptr inbounds i8, ptr %2761, i64 56
  br label %2863

2847:                                             ; preds = %2769, %2847
  %2848 = phi i64 [ %2851, %2847 ], [ 1, %2769 ]
  %2849 = load ptr, ptr %86, align 8
  %2850 = getelementptr inbounds %struct.Scalar, ptr %2849, i64 %2848, i32 6
  store i32 -1, ptr %2850, align 8
  %2851 = add nuw nsw i64 %2848, 1
  %2852 = load i32, ptr %690, align 8
  %2853 = sext i32 %2852 to i64
  %2854 = icmp slt i64 %2851, %2853
  br i1 %2854, label %2847, label %2839

2855:                                             ; preds = %3207, %2839
  %2856 = phi i1 [ true, %2839 ], [ %3213, %3207 ]
  %2857 = getelementptr inbounds i8, ptr %2761, i64 40
  %2858 = load i32, ptr %2857, align 8
  store i32 %2858, ptr %538, align 8
  %2859 = icmp sgt i32 %2858, 0
  %2860 = select i1 %2859, i1 %2856, i1 false
  br i1 %2860, label %2861, label %3236

2861:                                             ; preds = %2855
  %2862 = getelementptr inbounds i8, ptr %2761, i64 24
  br label %3215

2863:                                             ; preds = %3207, %2842
  %2864 = phi i64 [ 0, %2842 ], [ %3208, %3207 ]
  %2865 = load ptr, ptr %103, align 8
  %2866 = getelementptr inbounds i32, ptr %2865, i64 %2864
  %2867 = load i32, ptr %2866, align 4
  %2868 = icmp slt i32 %2867, 0
  br i1 %2868, label %2869, label %3089

2869:                                             ; preds = %2863
  %2870 = load ptr, ptr %166, align 8
  %2871 = xor i32 %2867, -1
  %2872 = zext i32 %2871 to i64
  %2873 = getelementptr inbounds %struct.Edge, ptr %2870, i64 %2872
  %2874 = load ptr, ptr %2844, align 8
  %2875 = getelementptr inbounds %struct.Sum, ptr %2874, i64 %2872
  %2876 = load ptr, ptr %16, align 8
  %2877 = getelementptr inbounds i8, ptr %2876, i64 100264
  %2878 = load ptr, ptr %2877, align 8
  %2879 = getelementptr inbounds i8, ptr %2875, i64 8
  %2880 = load i32, ptr %2879, align 8
  %2881 = icmp sgt i32 %2880, 0
  br i1 %2881, label %2882, label %3005

2882:                                             ; preds = %2869, %2991
  %2883 = phi i64 [ %2998, %2991 ], [ 0, %2869 ]
  %2884 = load ptr, ptr %2875, align 8
  %2885 = getelementptr inbounds %struct.Term, ptr %2884, i64 %2883
  %2886 = load i64, ptr %2885, align 4
  %2887 = load ptr, ptr %16, align 8
  %2888 = load ptr, ptr %2845, align 8
  %2889 = shl i64 %2886, 32
  %2890 = ashr exact i64 %2889, 30
  %2891 = getelementptr i8, ptr %2888, i64 %2890
  %2892 = getelementptr i8, ptr %2891, i64 4
  %2893 = load i32, ptr %2892, align 4
  %2894 = load i32, ptr %2891, align 4
  %2895 = sub nsw i32 %2893, %2894
  %2896 = icmp sgt i32 %2895, 0
  %2897 = getelementptr inbounds i8, ptr %2887, i64 100184
  %2898 = sext i32 %2894 to i64
  %2899 = zext i32 %2895 to i64
  %2900 = load ptr, ptr %688, align 8
  br label %2901

2901:                                             ; preds = %2919, %2882
  %2902 = phi i32 [ 0, %2882 ], [ %2920, %2919 ]
  %2903 = phi i8 [ 0, %2882 ], [ %2921, %2919 ]
  br i1 %2896, label %2904, label %2919

2904:                                             ; preds = %2901
  %2905 = load ptr, ptr %2897, align 8
  %2906 = load ptr, ptr %2846, align 8
  %2907 = getelementptr inbounds i32, ptr %2906, i64 %2898
  %2908 = load ptr, ptr %2900, align 8
  br label %2923

2909:                                             ; preds = %2919
  %2910 = getelementptr inbounds %struct.Edge, ptr %2878, i64 %2883
  %2911 = lshr i64 %2886, 32
  %2912 = icmp slt i64 %2886, 0
  %2913 = select i1 %2912, i32 -1, i32 1
  %2914 = icmp eq i64 %2911, 1
  %2915 = icmp eq i64 %2911, 4294967295
  %2916 = or i1 %2914, %2915
  %2917 = icmp ne i32 %2893, %2894
  %2918 = and i1 %2916, %2917
  br i1 %2918, label %2952, label %2946

2919:                                             ; preds = %2942, %2901
  %2920 = phi i32 [ %2902, %2901 ], [ %2943, %2942 ]
  %2921 = add nuw nsw i8 %2903, 1
  %2922 = icmp eq i8 %2921, 3
  br i1 %2922, label %2909, label %2901

2923:                                             ; preds = %2942, %2904
  %2924 = phi i64 [ 0, %2904 ], [ %2944, %2942 ]
  %2925 = phi i32 [ %2902, %2904 ], [ %2943, %2942 ]
  %2926 = getelementptr inbounds i32, ptr %2907, i64 %2924
  %2927 = load i32, ptr %2926, align 4
  %2928 = sext i32 %2927 to i64
  %2929 = getelementptr inbounds %struct.Edge, ptr %2905, i64 %2928
  %2930 = load i32, ptr %2929, align 4
  %2931 = sext i32 %2930 to i64
  %2932 = getelementptr inbounds %struct.Node, ptr %2908, i64 %2931, i32 1
  %2933 = load i8, ptr %2932, align 1
  %2934 = icmp eq i8 %2933, %2903
  br i1 %2934, label %2935, label %2942

2935:                                             ; preds = %2923
  %2936 = getelementptr inbounds i8, ptr %2929, i64 4
  %2937 = load i32, ptr %2936, align 4
  %2938 = add nsw i32 %2925, 1
  %2939 = sext i32 %2925 to i64
  %2940 = getelementptr inbounds [49 x %struct.Edge], ptr %15, i64 0, i64 %2939
  store i32 %2930, ptr %2940, align 8
  %2941 = getelementptr inbounds i8, ptr %2940, i64 4
  store i32 %2937, ptr %2941, align 4
  br label %2942

2942:                                             ; preds = %2935, %2923
  %2943 = phi i32 [ %2938, %2935 ], [ %2925, %2923 ]
  %2944 = add nuw nsw i64 %2924, 1
  %2945 = icmp eq i64 %2944, %2899
  br i1 %2945, label %2919, label %2923

2946:                                             ; preds = %2909
  %2947 = trunc nuw i64 %2911 to i32
  %2948 = call i64 @number(ptr %16, i32 %2947)
  %2949 = trunc i64 %2948 to i32
  %2950 = lshr i64 %2948, 32
  %2951 = trunc nuw i64 %2950 to i32
  br label %2952

2952:                                             ; preds = %2946, %2909
  %2953 = phi i32 [ -1, %2909 ], [ %2949, %2946 ]
  %2954 = phi i32 [ %2913, %2909 ], [ %2951, %2946 ]
  %2955 = icmp sgt i32 %2920, 0
  br i1 %2955, label %2956, label %2991

2956:                                             ; preds = %2952
  %2957 = zext i32 %2920 to i64
  br label %2958

2958:                                             ; preds = %2986, %2956
  %2959 = phi i64 [ 0, %2956 ], [ %2989, %2986 ]
  %2960 = phi i32 [ %2954, %2956 ], [ %2988, %2986 ]
  %2961 = phi i32 [ %2953, %2956 ], [ %2987, %2986 ]
  %2962 = load i32, ptr %689, align 8
  %2963 = icmp eq i32 %2962, 0
  br i1 %2963, label %2964, label %2991

2964:                                             ; preds = %2958
  %2965 = icmp slt i32 %2961, 0
  %2966 = getelementptr inbounds [49 x %struct.Edge], ptr %15, i64 0, i64 %2959
  br i1 %2965, label %2967, label %2972

2967:                                             ; preds = %2964
  %2968 = load i32, ptr %2966, align 8
  %2969 = getelementptr inbounds i8, ptr %2966, i64 4
  %2970 = load i32, ptr %2969, align 4
  %2971 = mul nsw i32 %2970, %2960
  br label %2986

2972:                                             ; preds = %2964
  %2973 = getelementptr inbounds i8, ptr %2966, i64 4
  %2974 = load i32, ptr %2973, align 4
  %2975 = mul nsw i32 %2974, %2960
  %2976 = load i32, ptr %2966, align 8
  %2977 = zext i32 %2961 to i64
  %2978 = or disjoint i64 %2977, 4294967296
  %2979 = zext i32 %2976 to i64
  %2980 = or disjoint i64 %2979, 4294967296
  %2981 = call i64 @made(ptr %16, i8 2, i64 %2978, i64 %2980)
  %2982 = trunc i64 %2981 to i32
  %2983 = lshr i64 %2981, 32
  %2984 = trunc nuw i64 %2983 to i32
  %2985 = mul nsw i32 %2975, %2984
  br label %2986

2986:                                             ; preds = %2972, %2967
  %2987 = phi i32 [ %2968, %2967 ], [ %2982, %2972 ]
  %2988 = phi i32 [ %2971, %2967 ], [ %2985, %2972 ]
  %2989 = add nuw nsw i64 %2959, 1
  %2990 = icmp eq i64 %2989, %2957
  br i1 %2990, label %2991, label %2958

2991:                                             ; preds = %2986, %2958, %2952
  %2992 = phi i32 [ %2953, %2952 ], [ %2987, %2986 ], [ %2961, %2958 ]
  %2993 = phi i32 [ %2954, %2952 ], [ %2988, %2986 ], [ %2960, %2958 ]
  %2994 = zext i32 %2993 to i64
  %2995 = shl nuw i64 %2994, 32
  %2996 = zext i32 %2992 to i64
  %2997 = or disjoint i64 %2995, %2996
  store i64 %2997, ptr %2910, align 4
  %2998 = add nuw nsw i64 %2883, 1
  %2999 = load i32, ptr %2879, align 8
  %3000 = sext i32 %2999 to i64
  %3001 = icmp slt i64 %2998, %3000
  %3002 = load i32, ptr %689, align 8
  %3003 = icmp eq i32 %3002, 0
  %3004 = select i1 %3001, i1 %3003, i1 false
  br i1 %3004, label %2882, label %3005

3005:                                             ; preds = %2991, %2869
  %3006 = phi i32 [ 0, %2869 ], [ %3002, %2991 ]
  %3007 = phi i32 [ %2880, %2869 ], [ %2999, %2991 ]
  br label %3008

3008:                                             ; preds = %3005, %3020
  %3009 = phi i32 [ %3021, %3020 ], [ %3006, %3005 ]
  %3010 = phi i32 [ %3022, %3020 ], [ %3006, %3005 ]
  %3011 = phi i32 [ %3023, %3020 ], [ %3006, %3005 ]
  %3012 = phi i32 [ %3024, %3020 ], [ %3007, %3005 ]
  %3013 = phi i32 [ %3025, %3020 ], [ %3007, %3005 ]
  %3014 = phi i8 [ %3028, %3020 ], [ 0, %3005 ]
  %3015 = phi i32 [ %3027, %3020 ], [ 1, %3005 ]
  %3016 = phi i32 [ %3026, %3020 ], [ -1, %3005 ]
  %3017 = icmp eq i32 %3011, 0
  br i1 %3017, label %3018, label %3073

3018:                                             ; preds = %3008
  %3019 = icmp sgt i32 %3013, 0
  br i1 %3019, label %3030, label %3020

3020:                                             ; preds = %3062, %3018
  %3021 = phi i32 [ %3009, %3018 ], [ %3063, %3062 ]
  %3022 = phi i32 [ %3010, %3018 ], [ %3064, %3062 ]
  %3023 = phi i32 [ 0, %3018 ], [ %3064, %3062 ]
  %3024 = phi i32 [ %3012, %3018 ], [ %3065, %3062 ]
  %3025 = phi i32 [ %3013, %3018 ], [ %3065, %3062 ]
  %3026 = phi i32 [ %3016, %3018 ], [ %3066, %3062 ]
  %3027 = phi i32 [ %3015, %3018 ], [ %3067, %3062 ]
  %3028 = add nuw nsw i8 %3014, 1
  %3029 = icmp eq i8 %3028, 3
  br i1 %3029, label %3073, label %3008

3030:                                             ; preds = %3018, %3062
  %3031 = phi i32 [ %3063, %3062 ], [ %3009, %3018 ]
  %3032 = phi i32 [ 0, %3062 ], [ %3010, %3018 ]
  %3033 = phi i32 [ %3066, %3062 ], [ %3016, %3018 ]
  %3034 = phi i32 [ %3067, %3062 ], [ %3015, %3018 ]
  %3035 = phi i64 [ %3068, %3062 ], [ 0, %3018 ]
  %3036 = phi i32 [ %3065, %3062 ], [ %3012, %3018 ]
  %3037 = load ptr, ptr %688, align 8
  %3038 = load ptr, ptr %3037, align 8
  %3039 = getelementptr inbounds %struct.Edge, ptr %2878, i64 %3035
  %3040 = load i32, ptr %3039, align 4
  %3041 = sext i32 %3040 to i64
  %3042 = getelementptr inbounds %struct.Node, ptr %3038, i64 %3041, i32 1
  %3043 = load i8, ptr %3042, align 1
  %3044 = icmp eq i8 %3043, %3014
  br i1 %3044, label %3045, label %3062

3045:                                             ; preds = %3030
  %3046 = icmp slt i32 %3033, 0
  br i1 %3046, label %3047, label %3050

3047:                                             ; preds = %3045
  %3048 = getelementptr inbounds i8, ptr %3039, i64 4
  %3049 = load i32, ptr %3048, align 4
  br label %3062

3050:                                             ; preds = %3045
  %3051 = zext i32 %3034 to i64
  %3052 = shl nuw i64 %3051, 32
  %3053 = zext i32 %3033 to i64
  %3054 = or disjoint i64 %3052, %3053
  %3055 = load i64, ptr %3039, align 4
  %3056 = call i64 @made(ptr %16, i8 1, i64 %3054, i64 %3055)
  %3057 = trunc i64 %3056 to i32
  %3058 = lshr i64 %3056, 32
  %3059 = trunc nuw i64 %3058 to i32
  %3060 = load i32, ptr %2879, align 8
  %3061 = load i32, ptr %689, align 8
  br label %3062

3062:                                             ; preds = %3050, %3047, %3030
  %3063 = phi i32 [ %3031, %3030 ], [ %3031, %3047 ], [ %3061, %3050 ]
  %3064 = phi i32 [ %3032, %3030 ], [ %3032, %3047 ], [ %3061, %3050 ]
  %3065 = phi i32 [ %3036, %3030 ], [ %3036, %3047 ], [ %3060, %3050 ]
  %3066 = phi i32 [ %3033, %3030 ], [ %3040, %3047 ], [ %3057, %3050 ]
  %3067 = phi i32 [ %3034, %3030 ], [ %3049, %3047 ], [ %3059, %3050 ]
  %3068 = add nuw nsw i64 %3035, 1
  %3069 = sext i32 %3065 to i64
  %3070 = icmp slt i64 %3068, %3069
  %3071 = icmp eq i32 %3064, 0
  %3072 = select i1 %3070, i1 %3071, i1 false
  br i1 %3072, label %3030, label %3020

3073:                                             ; preds = %3020, %3008
  %3074 = phi i32 [ %3021, %3020 ], [ %3009, %3008 ]
  %3075 = phi i32 [ %3026, %3020 ], [ %3016, %3008 ]
  %3076 = phi i32 [ %3027, %3020 ], [ %3015, %3008 ]
  %3077 = icmp slt i32 %3075, 0
  %3078 = zext i32 %3076 to i64
  %3079 = shl nuw i64 %3078, 32
  %3080 = zext i32 %3075 to i64
  %3081 = or disjoint i64 %3079, %3080
  %3082 = select i1 %3077, i64 0, i64 %3081
  store i64 %3082, ptr %2873, align 4
  %3083 = load ptr, ptr %166, align 8
  %3084 = getelementptr inbounds %struct.Edge, ptr %3083, i64 %2872, i32 1
  %3085 = load i32, ptr %3084, align 4
  %3086 = icmp eq i32 %3085, 0
  %3087 = zext i1 %3086 to i32
  %3088 = or i32 %3074, %3087
  store i32 %3088, ptr %689, align 8
  br label %3207

3089:                                             ; preds = %2863
  %3090 = load ptr, ptr %2843, align 8
  %3091 = zext i32 %2867 to i64
  %3092 = getelementptr inbounds %struct.Literal, ptr %3090, i64 %3091
  %3093 = load i32, ptr %3092, align 4
  switch i32 %3093, label %3188 [
    i32 0, label %3094
    i32 3, label %3100
    i32 1, label %3109
    i32 2, label %3136
    i32 4, label %3161
  ]

3094:                                             ; preds = %3089
  %3095 = load ptr, ptr %162, align 8
  %3096 = getelementptr inbounds %struct.Edge, ptr %3095, i64 %3091
  %3097 = getelementptr inbounds i8, ptr %3092, i64 12
  %3098 = load i32, ptr %3097, align 4
  store i32 %3098, ptr %3096, align 4
  %3099 = getelementptr inbounds i8, ptr %3096, i64 4
  store i32 1, ptr %3099, align 4
  br label %3207

3100:                                             ; preds = %3089
  %3101 = load ptr, ptr %162, align 8
  %3102 = getelementptr inbounds %struct.Edge, ptr %3101, i64 %3091
  %3103 = load ptr, ptr %166, align 8
  %3104 = getelementptr inbounds i8, ptr %3092, i64 4
  %3105 = load i32, ptr %3104, align 4
  %3106 = sext i32 %3105 to i64
  %3107 = getelementptr inbounds %struct.Edge, ptr %3103, i64 %3106
  %3108 = load i64, ptr %3107, align 4
  store i64 %3108, ptr %3102, align 4
  br label %3207

3109:                                             ; preds = %3089
  %3110 = load ptr, ptr %162, align 8
  %3111 = getelementptr inbounds i8, ptr %3092, i64 4
  %3112 = load i32, ptr %3111, align 4
  %3113 = sext i32 %3112 to i64
  %3114 = getelementptr inbounds %struct.Edge, ptr %3110, i64 %3113
  %3115 = load i32, ptr %3114, align 4
  %3116 = getelementptr inbounds i8, ptr %3114, i64 4
  %3117 = load i32, ptr %3116, align 4
  %3118 = getelementptr inbounds i8, ptr %3092, i64 8
  %3119 = load i32, ptr %3118, align 4
  %3120 = sext i32 %3119 to i64
  %3121 = getelementptr inbounds %struct.Edge, ptr %3110, i64 %3120
  %3122 = load i32, ptr %3121, align 4
  %3123 = getelementptr inbounds i8, ptr %3121, i64 4
  %3124 = load i32, ptr %3123, align 4
  %3125 = getelementptr inbounds %struct.Edge, ptr %3110, i64 %3091
  %3126 = zext i32 %3115 to i64
  %3127 = or disjoint i64 %3126, 4294967296
  %3128 = zext i32 %3122 to i64
  %3129 = or disjoint i64 %3128, 4294967296
  %3130 = call i64 @made(ptr %16, i8 2, i64 %3127, i64 %3129)
  store i64 %3130, ptr %3125, align 4
  %3131 = mul nsw i32 %3124, %3117
  %3132 = load ptr, ptr %162, align 8
  %3133 = getelementptr inbounds %struct.Edge, ptr %3132, i64 %3091, i32 1
  %3134 = load i32, ptr %3133, align 4
  %3135 = mul nsw i32 %3131, %3134
  store i32 %3135, ptr %3133, align 4
  br label %3207

3136:                                             ; preds = %3089
  %3137 = getelementptr inbounds i8, ptr %3092, i64 4
  %3138 = load i32, ptr %3137, align 4
  %3139 = call i64 @number(ptr %16, i32 %3138)
  %3140 = lshr i64 %3139, 32
  %3141 = trunc nuw i64 %3140 to i32
  %3142 = load ptr, ptr %162, align 8
  %3143 = getelementptr inbounds i8, ptr %3092, i64 8
  %3144 = load i32, ptr %3143, align 4
  %3145 = sext i32 %3144 to i64
  %3146 = getelementptr inbounds %struct.Edge, ptr %3142, i64 %3145
  %3147 = load i32, ptr %3146, align 4
  %3148 = getelementptr inbounds i8, ptr %3146, i64 4
  %3149 = load i32, ptr %3148, align 4
  %3150 = getelementptr inbounds %struct.Edge, ptr %3142, i64 %3091
  %3151 = and i64 %3139, 4294967295
  %3152 = or disjoint i64 %3151, 4294967296
  %3153 = zext i32 %3147 to i64
  %3154 = or disjoint i64 %3153, 4294967296
  %3155 = call i64 @made(ptr %16, i8 2, i64 %3152, i64 %3154)
  store i64 %3155, ptr %3150, align 4
  %3156 = mul nsw i32 %3149, %3141
  %3157 = load ptr, ptr %162, align 8
  %3158 = getelementptr inbounds %struct.Edge, ptr %3157, i64 %3091, i32 1
  %3159 = load i32, ptr %3158, align 4
  %3160 = mul nsw i32 %3156, %3159
  store i32 %3160, ptr %3158, align 4
  br label %3207

3161:                                             ; preds = %3089
  %3162 = load ptr, ptr %162, align 8
  %3163 = getelementptr inbounds %struct.Edge, ptr %3162, i64 %3091
  %3164 = getelementptr inbounds i8, ptr %3092, i64 12
  %3165 = load i32, ptr %3164, align 4
  %3166 = load ptr, ptr %166, align 8
  %3167 = getelementptr inbounds i8, ptr %3092, i64 4
  %3168 = load i32, ptr %3167, align 4
  %3169 = sext i32 %3168 to i64
  %3170 = getelementptr inbounds %struct.Edge, ptr %3166, i64 %3169
  %3171 = getelementptr inbounds i8, ptr %3092, i64 8
  %3172 = load i32, ptr %3171, align 4
  %3173 = sext i32 %3172 to i64
  %3174 = getelementptr inbounds %struct.Edge, ptr %3166, i64 %3173
  %3175 = load i64, ptr %3170, align 4
  %3176 = load i64, ptr %3174, align 4
  %3177 = trunc i64 %3175 to i32
  %3178 = lshr i64 %3175, 32
  %3179 = trunc i64 %3176 to i32
  %3180 = lshr i64 %3176, 32
  %3181 = load ptr, ptr %16, align 8
  %3182 = load ptr, ptr %3181, align 8
  %3183 = sext i32 %3165 to i64
  %3184 = getelementptr inbounds %struct.Node, ptr %3182, i64 %3183
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %3184, i64 48, i1 false)
  store i32 %3177, ptr %691, align 8
  %3185 = trunc i64 %3178 to i8
  store i8 %3185, ptr %692, align 4
  store i32 %3179, ptr %693, align 4
  %3186 = trunc i64 %3180 to i8
  store i8 %3186, ptr %694, align 1
  %3187 = call i64 @entered(ptr %16, ptr %14)
  store i64 %3187, ptr %3163, align 4
  br label %3207

3188:                                             ; preds = %3089
  %3189 = load ptr, ptr %162, align 8
  %3190 = getelementptr inbounds %struct.Edge, ptr %3189, i64 %3091
  %3191 = getelementptr inbounds i8, ptr %3092, i64 12
  %3192 = load i32, ptr %3191, align 4
  %3193 = load ptr, ptr %166, align 8
  %3194 = getelementptr inbounds i8, ptr %3092, i64 4
  %3195 = load i32, ptr %3194, align 4
  %3196 = sext i32 %3195 to i64
  %3197 = getelementptr inbounds %struct.Edge, ptr %3193, i64 %3196
  %3198 = load i64, ptr %3197, align 4
  %3199 = trunc i64 %3198 to i32
  %3200 = lshr i64 %3198, 32
  %3201 = load ptr, ptr %16, align 8
  %3202 = load ptr, ptr %3201, align 8
  %3203 = sext i32 %3192 to i64
  %3204 = getelementptr inbounds %struct.Node, ptr %3202, i64 %3203
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %3204, i64 48, i1 false)
  store i32 %3199, ptr %695, align 8
  %3205 = trunc i64 %3200 to i8
  store i8 %3205, ptr %696, align 4
  store i32 -1, ptr %697, align 4
  store i8 1, ptr %698, align 1
  %3206 = call i64 @entered(ptr %16, ptr %13)
  store i64 %3206, ptr %3190, align 4
  br label %3207

3207:                                             ; preds = %3188, %3161, %3136, %3109, %3100, %3094, %3073
  %3208 = add nuw nsw i64 %2864, 1
  %3209 = load i32, ptr %112, align 8
  %3210 = sext i32 %3209 to i64
  %3211 = icmp slt i64 %3208, %3210
  %3212 = load i32, ptr %689, align 8
  %3213 = icmp eq i32 %3212, 0
  %3214 = select i1 %3211, i1 %3213, i1 false
  br i1 %3214, label %2863, label %2855

3215:                                             ; preds = %3215, %2861
  %3216 = phi i64 [ 0, %2861 ], [ %3232, %3215 ]
  %3217 = load ptr, ptr %166, align 8
  %3218 = load ptr, ptr %2862, align 8
  %3219 = getelementptr inbounds %struct.Edge, ptr %3218, i64 %3216
  %3220 = load i32, ptr %3219, align 4
  %3221 = sext i32 %3220 to i64
  %3222 = getelementptr inbounds %struct.Edge, ptr %3217, i64 %3221
  %3223 = load i32, ptr %3222, align 4
  %3224 = getelementptr inbounds i8, ptr %3222, i64 4
  %3225 = load i32, ptr %3224, align 4
  %3226 = load ptr, ptr %536, align 8
  %3227 = getelementptr inbounds %struct.Edge, ptr %3226, i64 %3216
  %3228 = getelementptr inbounds i8, ptr %3219, i64 4
  %3229 = load i32, ptr %3228, align 4
  %3230 = mul nsw i32 %3229, %3225
  store i32 %3223, ptr %3227, align 4
  %3231 = getelementptr inbounds i8, ptr %3227, i64 4
  store i32 %3230, ptr %3231, align 4
  %3232 = add nuw nsw i64 %3216, 1
  %3233 = load i32, ptr %2857, align 8
  %3234 = sext i32 %3233 to i64
  %3235 = icmp slt i64 %3232, %3234
  br i1 %3235, label %3215, label %3236

3236:                                             ; preds = %3215, %2855
  br i1 %2856, label %3237, label %3324

3237:                                             ; preds = %3236
  %3238 = load ptr, ptr %504, align 8
  %3239 = load i32, ptr %537, align 4
  %3240 = sext i32 %3239 to i64
  %3241 = getelementptr inbounds i32, ptr %3238, i64 %3240
  %3242 = shl nsw i64 %3240, 2
  call void @llvm.memset.p0.i64(ptr align 4 %3238, i8 0, i64 %3242, i1 false)
  %3243 = load i32, ptr %538, align 8
  %3244 = icmp sgt i32 %3243, 0
  br i1 %3244, label %3247, label %3308

3245:                                             ; preds = %3265
  %3246 = icmp eq i32 %3266, 0
  br i1 %3246, label %3308, label %3275

3247:                                             ; preds = %3237, %3265
  %3248 = phi i64 [ %3267, %3265 ], [ 0, %3237 ]
  %3249 = phi i32 [ %3266, %3265 ], [ 0, %3237 ]
  %3250 = load ptr, ptr %536, align 8
  %3251 = getelementptr inbounds %struct.Edge, ptr %3250, i64 %3248
  %3252 = load i32, ptr %3251, align 4
  %3253 = sext i32 %3252 to i64
  %3254 = getelementptr inbounds i32, ptr %3238, i64 %3253
  %3255 = load i32, ptr %3254, align 4
  %3256 = add nsw i32 %3255, 1
  store i32 %3256, ptr %3254, align 4
  %3257 = icmp eq i32 %3255, 0
  br i1 %3257, label %3258, label %3265

3258:                                             ; preds = %3247
  %3259 = load ptr, ptr %536, align 8
  %3260 = getelementptr inbounds %struct.Edge, ptr %3259, i64 %3248
  %3261 = load i32, ptr %3260, align 4
  %3262 = add nsw i32 %3249, 1
  %3263 = sext i32 %3249 to i64
  %3264 = getelementptr inbounds i32, ptr %3241, i64 %3263
  store i32 %3261, ptr %3264, align 4
  br label %3265

3265:                                             ; preds = %3258, %3247
  %3266 = phi i32 [ %3249, %3247 ], [ %3262, %3258 ]
  %3267 = add nuw nsw i64 %3248, 1
  %3268 = load i32, ptr %538, align 8
  %3269 = sext i32 %3268 to i64
  %3270 = icmp slt i64 %3267, %3269
  br i1 %3270, label %3247, label %3245

3271:                                             ; preds = %3306
  %3272 = zext i8 %3286 to i32
  %3273 = add nuw nsw i32 %3276, %3272
  %3274 = icmp eq i32 %3307, 0
  br i1 %3274, label %3308, label %3275

3275:                                             ; preds = %3245, %3271
  %3276 = phi i32 [ %3273, %3271 ], [ 0, %3245 ]
  %3277 = phi i32 [ %3307, %3271 ], [ %3266, %3245 ]
  %3278 = load ptr, ptr %27, align 8
  %3279 = add nsw i32 %3277, -1
  %3280 = sext i32 %3279 to i64
  %3281 = getelementptr inbounds i32, ptr %3241, i64 %3280
  %3282 = load i32, ptr %3281, align 4
  %3283 = sext i32 %3282 to i64
  %3284 = getelementptr inbounds %struct.Node, ptr %3278, i64 %3283
  %3285 = getelementptr inbounds i8, ptr %3284, i64 2
  %3286 = load i8, ptr %3285, align 2
  %3287 = getelementptr inbounds i8, ptr %3284, i64 8
  br label %3288

3288:                                             ; preds = %3306, %3275
  %3289 = phi i1 [ true, %3275 ], [ false, %3306 ]
  %3290 = phi i64 [ 0, %3275 ], [ 1, %3306 ]
  %3291 = phi i32 [ %3279, %3275 ], [ %3307, %3306 ]
  %3292 = getelementptr inbounds [2 x i32], ptr %3287, i64 0, i64 %3290
  %3293 = load i32, ptr %3292, align 4
  %3294 = icmp sgt i32 %3293, -1
  br i1 %3294, label %3295, label %3306

3295:                                             ; preds = %3288
  %3296 = zext i32 %3293 to i64
  %3297 = getelementptr inbounds i32, ptr %3238, i64 %3296
  %3298 = load i32, ptr %3297, align 4
  %3299 = add nsw i32 %3298, 1
  store i32 %3299, ptr %3297, align 4
  %3300 = icmp eq i32 %3298, 0
  br i1 %3300, label %3301, label %3306

3301:                                             ; preds = %3295
  %3302 = load i32, ptr %3292, align 4
  %3303 = add nsw i32 %3291, 1
  %3304 = sext i32 %3291 to i64
  %3305 = getelementptr inbounds i32, ptr %3241, i64 %3304
  store i32 %3302, ptr %3305, align 4
  br label %3306

3306:                                             ; preds = %3301, %3295, %3288
  %3307 = phi i32 [ %3291, %3295 ], [ %3303, %3301 ], [ %3291, %3288 ]
  br i1 %3289, label %3288, label %3271

3308:                                             ; preds = %3271, %3237, %3245
  %3309 = phi i32 [ 0, %3245 ], [ 0, %3237 ], [ %3273, %3271 ]
  %3310 = add nsw i32 %1792, %726
  %3311 = icmp sgt i32 %3309, %3310
  br i1 %3311, label %3312, label %3315

3312:                                             ; preds = %3308
  %3313 = load i32, ptr %620, align 8
  %3314 = icmp eq i32 %3313, 0
  br i1 %3314, label %3315, label %3324

3315:                                             ; preds = %3312, %3308
  %3316 = load ptr, ptr %27, align 8
  %3317 = load i32, ptr %539, align 8
  %3318 = sext i32 %3317 to i64
  %3319 = mul nsw i64 %3318, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %524, ptr align 8 %3316, i64 %3319, i1 false)
  %3320 = load ptr, ptr %536, align 8
  %3321 = load i32, ptr %538, align 8
  %3322 = sext i32 %3321 to i64
  %3323 = shl nsw i64 %3322, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %525, ptr align 4 %3320, i64 %3323, i1 false)
  br label %3324

3324:                                             ; preds = %2364, %2401, %2407, %2398, %3312, %3315, %3236
  %3325 = phi i32 [ %1790, %3236 ], [ %3317, %3315 ], [ %1790, %3312 ], [ %1790, %2398 ], [ %1790, %2407 ], [ %1790, %2401 ], [ %1790, %2364 ]
  %3326 = phi i32 [ %1791, %3236 ], [ %3321, %3315 ], [ %1791, %3312 ], [ %1791, %2398 ], [ %1791, %2407 ], [ %1791, %2401 ], [ %1791, %2364 ]
  %3327 = phi i32 [ %1792, %3236 ], [ %3309, %3315 ], [ %1792, %3312 ], [ %1792, %2398 ], [ %1792, %2407 ], [ %1792, %2401 ], [ %1792, %2364 ]
  %3328 = add nsw i32 %702, %726
  %3329 = icmp sgt i32 %3327, %3328
  br i1 %3329, label %3339, label %3330

3330:                                             ; preds = %3324
  %3331 = load i32, ptr %699, align 8
  %3332 = add nsw i32 %3331, %703
  %3333 = icmp sgt i32 %3327, %3332
  br i1 %3333, label %3339, label %3334

3334:                                             ; preds = %3330
  %3335 = sext i32 %3325 to i64
  %3336 = mul nsw i64 %3335, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %510, ptr align 8 %524, i64 %3336, i1 false)
  %3337 = sext i32 %3326 to i64
  %3338 = shl nsw i64 %3337, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %512, ptr align 4 %525, i64 %3338, i1 false)
  br label %3339

3339:                                             ; preds = %3334, %3330, %3324
  %3340 = phi i32 [ %706, %3324 ], [ %706, %3330 ], [ %3325, %3334 ]
  %3341 = phi i32 [ %705, %3324 ], [ %705, %3330 ], [ %3326, %3334 ]
  %3342 = phi i32 [ %702, %3324 ], [ %702, %3330 ], [ %3327, %3334 ]
  %3343 = icmp slt i32 %3327, %703
  br i1 %3343, label %3352, label %3344

3344:                                             ; preds = %3339
  %3345 = load i32, ptr %620, align 8
  %3346 = icmp eq i32 %3345, 0
  br i1 %3346, label %3352, label %3347

3347:                                             ; preds = %3344
  %3348 = load i32, ptr %660, align 4
  %3349 = icmp ne i32 %3348, 0
  %3350 = icmp eq i32 %3327, %703
  %3351 = select i1 %3349, i1 %3350, i1 false
  br i1 %3351, label %3352, label %3357

3352:                                             ; preds = %3347, %3344, %3339
  %3353 = sext i32 %3325 to i64
  %3354 = mul nsw i64 %3353, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %524, i64 %3354, i1 false)
  %3355 = sext i32 %3326 to i64
  %3356 = shl nsw i64 %3355, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %525, i64 %3356, i1 false)
  br label %3357

3357:                                             ; preds = %3352, %3347
  %3358 = phi i32 [ %3325, %3352 ], [ %704, %3347 ]
  %3359 = phi i32 [ %3327, %3352 ], [ %703, %3347 ]
  %3360 = add nuw nsw i32 %701, 1
  %3361 = load i32, ptr %615, align 4
  %3362 = icmp slt i32 %3360, %3361
  br i1 %3362, label %700, label %3363

3363:                                             ; preds = %3357, %610, %523, %530
  %3364 = phi i32 [ -1, %530 ], [ -1, %523 ], [ %1, %610 ], [ %3358, %3357 ]
  call void @free(ptr %510)
  call void @free(ptr %512)
  call void @free(ptr %524)
  call void @free(ptr %525)
  %3365 = load ptr, ptr %27, align 8
  call void @free(ptr %3365)
  %3366 = getelementptr inbounds i8, ptr %27, i64 8
  %3367 = load ptr, ptr %3366, align 8
  call void @free(ptr %3367)
  %3368 = load ptr, ptr %450, align 8
  store ptr %3368, ptr %12, align 16
  %3369 = getelementptr inbounds i8, ptr %12, i64 8
  %3370 = load ptr, ptr %454, align 8
  store ptr %3370, ptr %3369, align 8
  %3371 = getelementptr inbounds i8, ptr %12, i64 16
  %3372 = load ptr, ptr %461, align 8
  store ptr %3372, ptr %3371, align 16
  %3373 = getelementptr inbounds i8, ptr %12, i64 24
  %3374 = load ptr, ptr %465, align 8
  store ptr %3374, ptr %3373, align 8
  %3375 = getelementptr inbounds i8, ptr %12, i64 32
  %3376 = load ptr, ptr %471, align 8
  store ptr %3376, ptr %3375, align 16
  %3377 = getelementptr inbounds i8, ptr %12, i64 40
  %3378 = load ptr, ptr %478, align 8
  store ptr %3378, ptr %3377, align 8
  %3379 = getelementptr inbounds i8, ptr %12, i64 48
  %3380 = load ptr, ptr %482, align 8
  store ptr %3380, ptr %3379, align 16
  %3381 = getelementptr inbounds i8, ptr %12, i64 56
  %3382 = load ptr, ptr %486, align 8
  store ptr %3382, ptr %3381, align 8
  %3383 = getelementptr inbounds i8, ptr %12, i64 64
  %3384 = load ptr, ptr %490, align 8
  store ptr %3384, ptr %3383, align 16
  %3385 = getelementptr inbounds i8, ptr %12, i64 72
  %3386 = load ptr, ptr %494, align 8
  store ptr %3386, ptr %3385, align 8
  %3387 = getelementptr inbounds i8, ptr %12, i64 80
  %3388 = load ptr, ptr %498, align 8
  store ptr %3388, ptr %3387, align 16
  %3389 = getelementptr inbounds i8, ptr %12, i64 88
  %3390 = load ptr, ptr %504, align 8
  store ptr %3390, ptr %3389, align 8
  %3391 = getelementptr inbounds i8, ptr %12, i64 96
  %3392 = load ptr, ptr %508, align 8
  store ptr %3392, ptr %3391, align 16
  br label %3393

3393:                                             ; preds = %3393, %3363
  %3394 = phi i64 [ 0, %3363 ], [ %3397, %3393 ]
  %3395 = getelementptr inbounds [13 x ptr], ptr %12, i64 0, i64 %3394
  %3396 = load ptr, ptr %3395, align 8
  call void @free(ptr %3396)
  %3397 = add nuw nsw i64 %3394, 1
  %3398 = icmp eq i64 %3397, 13
  br i1 %3398, label %3399, label %3393

3399:                                             ; preds = %3393
  %3400 = load ptr, ptr %183, align 8
  store ptr %3400, ptr %11, align 16
  %3401 = getelementptr inbounds i8, ptr %11, i64 8
  %3402 = load ptr, ptr %187, align 8
  store ptr %3402, ptr %3401, align 8
  %3403 = getelementptr inbounds i8, ptr %11, i64 16
  %3404 = load ptr, ptr %194, align 8
  store ptr %3404, ptr %3403, align 16
  %3405 = getelementptr inbounds i8, ptr %11, i64 24
  %3406 = load ptr, ptr %202, align 8
  store ptr %3406, ptr %3405, align 8
  %3407 = getelementptr inbounds i8, ptr %11, i64 32
  %3408 = load ptr, ptr %279, align 8
  store ptr %3408, ptr %3407, align 16
  %3409 = getelementptr inbounds i8, ptr %11, i64 40
  %3410 = load ptr, ptr %283, align 8
  store ptr %3410, ptr %3409, align 8
  %3411 = getelementptr inbounds i8, ptr %11, i64 48
  %3412 = load ptr, ptr %287, align 8
  store ptr %3412, ptr %3411, align 16
  %3413 = getelementptr inbounds i8, ptr %11, i64 56
  %3414 = load ptr, ptr %295, align 8
  store ptr %3414, ptr %3413, align 8
  %3415 = getelementptr inbounds i8, ptr %11, i64 64
  %3416 = load ptr, ptr %86, align 8
  store ptr %3416, ptr %3415, align 16
  %3417 = getelementptr inbounds i8, ptr %11, i64 72
  %3418 = load ptr, ptr %319, align 8
  store ptr %3418, ptr %3417, align 8
  %3419 = getelementptr inbounds i8, ptr %11, i64 80
  %3420 = load ptr, ptr %325, align 8
  store ptr %3420, ptr %3419, align 16
  br label %3430

3421:                                             ; preds = %3430
  %3422 = getelementptr inbounds i8, ptr %8, i64 8
  %3423 = getelementptr inbounds i8, ptr %8, i64 16
  %3424 = getelementptr inbounds i8, ptr %8, i64 24
  %3425 = getelementptr inbounds i8, ptr %8, i64 32
  %3426 = getelementptr inbounds i8, ptr %8, i64 40
  %3427 = getelementptr inbounds i8, ptr %8, i64 48
  %3428 = getelementptr inbounds i8, ptr %8, i64 56
  %3429 = getelementptr inbounds i8, ptr %8, i64 64
  br label %3494

3430:                                             ; preds = %3430, %3399
  %3431 = phi i64 [ 0, %3399 ], [ %3434, %3430 ]
  %3432 = getelementptr inbounds [11 x ptr], ptr %11, i64 0, i64 %3431
  %3433 = load ptr, ptr %3432, align 8
  call void @free(ptr %3433)
  %3434 = add nuw nsw i64 %3431, 1
  %3435 = icmp eq i64 %3434, 11
  br i1 %3435, label %3421, label %3430

3436:                                             ; preds = %3521
  %3437 = load ptr, ptr %28, align 8
  call void @free(ptr %3437)
  %3438 = load ptr, ptr %174, align 8
  call void @free(ptr %3438)
  %3439 = load ptr, ptr %103, align 8
  store ptr %3439, ptr %10, align 16
  %3440 = getelementptr inbounds i8, ptr %10, i64 8
  %3441 = load ptr, ptr %121, align 8
  store ptr %3441, ptr %3440, align 8
  %3442 = getelementptr inbounds i8, ptr %10, i64 16
  %3443 = load ptr, ptr %125, align 8
  store ptr %3443, ptr %3442, align 16
  %3444 = getelementptr inbounds i8, ptr %10, i64 24
  %3445 = load ptr, ptr %129, align 8
  store ptr %3445, ptr %3444, align 8
  %3446 = getelementptr inbounds i8, ptr %10, i64 32
  %3447 = load ptr, ptr %134, align 8
  store ptr %3447, ptr %3446, align 16
  %3448 = getelementptr inbounds i8, ptr %10, i64 40
  %3449 = load ptr, ptr %138, align 8
  store ptr %3449, ptr %3448, align 8
  %3450 = getelementptr inbounds i8, ptr %10, i64 48
  %3451 = load ptr, ptr %142, align 8
  store ptr %3451, ptr %3450, align 16
  %3452 = getelementptr inbounds i8, ptr %10, i64 56
  %3453 = load ptr, ptr %146, align 8
  store ptr %3453, ptr %3452, align 8
  %3454 = getelementptr inbounds i8, ptr %10, i64 64
  %3455 = load ptr, ptr %150, align 8
  store ptr %3455, ptr %3454, align 16
  %3456 = getelementptr inbounds i8, ptr %10, i64 72
  %3457 = load ptr, ptr %154, align 8
  store ptr %3457, ptr %3456, align 8
  %3458 = getelementptr inbounds i8, ptr %10, i64 80
  %3459 = load ptr, ptr %158, align 8
  store ptr %3459, ptr %3458, align 16
  %3460 = getelementptr inbounds i8, ptr %10, i64 88
  %3461 = load ptr, ptr %162, align 8
  store ptr %3461, ptr %3460, align 8
  %3462 = getelementptr inbounds i8, ptr %10, i64 96
  %3463 = load ptr, ptr %166, align 8
  store ptr %3463, ptr %3462, align 16
  br label %3464

3464:                                             ; preds = %3464, %3436
  %3465 = phi i64 [ 0, %3436 ], [ %3468, %3464 ]
  %3466 = getelementptr inbounds [13 x ptr], ptr %10, i64 0, i64 %3465
  %3467 = load ptr, ptr %3466, align 8
  call void @free(ptr %3467)
  %3468 = add nuw nsw i64 %3465, 1
  %3469 = icmp eq i64 %3468, 13
  br i1 %3469, label %3470, label %3464

3470:                                             ; preds = %3464
  %3471 = load ptr, ptr %63, align 8
  store ptr %3471, ptr %9, align 16
  %3472 = getelementptr inbounds i8, ptr %9, i64 8
  %3473 = load ptr, ptr %67, align 8
  store ptr %3473, ptr %3472, align 8
  %3474 = getelementptr inbounds i8, ptr %9, i64 16
  %3475 = load ptr, ptr %74, align 8
  store ptr %3475, ptr %3474, align 16
  %3476 = getelementptr inbounds i8, ptr %9, i64 24
  %3477 = load ptr, ptr %79, align 8
  store ptr %3477, ptr %3476, align 8
  %3478 = getelementptr inbounds i8, ptr %9, i64 32
  %3479 = load ptr, ptr %83, align 8
  store ptr %3479, ptr %3478, align 16
  br label %3482

3480:                                             ; preds = %3482
  %3481 = getelementptr inbounds i8, ptr %28, i64 98480
  br label %3488

3482:                                             ; preds = %3482, %3470
  %3483 = phi i64 [ 0, %3470 ], [ %3486, %3482 ]
  %3484 = getelementptr inbounds [5 x ptr], ptr %9, i64 0, i64 %3483
  %3485 = load ptr, ptr %3484, align 8
  call void @free(ptr %3485)
  %3486 = add nuw nsw i64 %3483, 1
  %3487 = icmp eq i64 %3486, 5
  br i1 %3487, label %3480, label %3482

3488:                                             ; preds = %3488, %3480
  %3489 = phi i64 [ 0, %3480 ], [ %3492, %3488 ]
  %3490 = getelementptr inbounds [64 x ptr], ptr %3481, i64 0, i64 %3489
  %3491 = load ptr, ptr %3490, align 8
  call void @free(ptr %3491)
  %3492 = add nuw nsw i64 %3489, 1
  %3493 = icmp eq i64 %3492, 64
  br i1 %3493, label %3524, label %3488

3494:                                             ; preds = %3521, %3421
  %3495 = phi i64 [ 0, %3421 ], [ %3522, %3521 ]
  %3496 = getelementptr inbounds [4 x %struct.Poly], ptr %85, i64 0, i64 %3495
  %3497 = getelementptr inbounds i8, ptr %3496, i64 8
  %3498 = load ptr, ptr %3497, align 8
  store ptr %3498, ptr %8, align 16
  %3499 = getelementptr inbounds i8, ptr %3496, i64 16
  %3500 = load ptr, ptr %3499, align 8
  store ptr %3500, ptr %3422, align 8
  %3501 = getelementptr inbounds i8, ptr %3496, i64 24
  %3502 = load ptr, ptr %3501, align 8
  store ptr %3502, ptr %3423, align 16
  %3503 = getelementptr inbounds i8, ptr %3496, i64 56
  %3504 = load ptr, ptr %3503, align 8
  store ptr %3504, ptr %3424, align 8
  %3505 = getelementptr inbounds i8, ptr %3496, i64 72
  %3506 = load ptr, ptr %3505, align 8
  store ptr %3506, ptr %3425, align 16
  %3507 = getelementptr inbounds i8, ptr %3496, i64 80
  %3508 = load ptr, ptr %3507, align 8
  store ptr %3508, ptr %3426, align 8
  %3509 = getelementptr inbounds i8, ptr %3496, i64 112
  %3510 = load ptr, ptr %3509, align 8
  store ptr %3510, ptr %3427, align 16
  %3511 = getelementptr inbounds i8, ptr %3496, i64 96
  %3512 = load ptr, ptr %3511, align 8
  store ptr %3512, ptr %3428, align 8
  %3513 = getelementptr inbounds i8, ptr %3496, i64 120
  %3514 = load ptr, ptr %3513, align 8
  store ptr %3514, ptr %3429, align 16
  br label %3515

3515:                                             ; preds = %3515, %3494
  %3516 = phi i64 [ 0, %3494 ], [ %3519, %3515 ]
  %3517 = getelementptr inbounds [9 x ptr], ptr %8, i64 0, i64 %3516
  %3518 = load ptr, ptr %3517, align 8
  call void @free(ptr %3518)
  %3519 = add nuw nsw i64 %3516, 1
  %3520 = icmp eq i64 %3519, 9
  br i1 %3520, label %3521, label %3515

3521:                                             ; preds = %3515
  %3522 = add nuw nsw i64 %3495, 1
  %3523 = icmp eq i64 %3522, 4
  br i1 %3523, label %3436, label %3494

3524:                                             ; preds = %3488
  br label %3525

3525:                                             ; preds = %7, %3524
  %3526 = phi i32 [ %3364, %3524 ], [ %1, %7 ]
  ret i32 %3526
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
  %43 = getelementptr inbounds i8, ptr %0, i64 8
  %44 = load i32, ptr %43, align 8
  %45 = icmp sgt i32 %44, 0
  br i1 %45, label %46, label %122

46:                                               ; preds = %27
  %47 = getelementptr inbounds i8, ptr %2, i64 8
  %48 = getelementptr inbounds i8, ptr %0, i64 16
  %49 = getelementptr inbounds i8, ptr %0, i64 24
  %50 = getelementptr inbounds i8, ptr %0, i64 88
  %51 = getelementptr inbounds i8, ptr %2, i64 16
  br label %74

52:                                               ; preds = %112
  %53 = shl nsw i32 %114, 2
  %54 = add nsw i32 %53, 50
  %55 = icmp sgt i32 %113, 0
  br i1 %55, label %56, label %122

56:                                               ; preds = %52
  %57 = getelementptr inbounds i8, ptr %2, i64 16
  %58 = getelementptr inbounds i8, ptr %2, i64 72
  %59 = getelementptr inbounds i8, ptr %0, i64 88
  %60 = getelementptr inbounds i8, ptr %2, i64 56
  %61 = getelementptr inbounds i8, ptr %0, i64 56
  %62 = getelementptr inbounds i8, ptr %1, i64 132
  %63 = getelementptr inbounds i8, ptr %1, i64 120
  %64 = getelementptr inbounds i8, ptr %0, i64 80
  %65 = getelementptr inbounds i8, ptr %0, i64 64
  %66 = getelementptr inbounds i8, ptr %2, i64 8
  %67 = getelementptr inbounds i8, ptr %5, i64 4
  %68 = getelementptr inbounds i8, ptr %0, i64 72
  %69 = getelementptr inbounds i8, ptr %4, i64 4
  %70 = getelementptr inbounds i8, ptr %1, i64 44
  %71 = getelementptr inbounds i8, ptr %1, i64 8
  %72 = getelementptr inbounds i8, ptr %1, i64 48
  %73 = getelementptr inbounds i8, ptr %1, i64 16
  br label %118

74:                                               ; preds = %46, %112
  %75 = phi i32 [ %44, %46 ], [ %113, %112 ]
  %76 = phi i64 [ 0, %46 ], [ %115, %112 ]
  %77 = phi i32 [ 0, %46 ], [ %114, %112 ]
  %78 = load ptr, ptr %0, align 8
  %79 = getelementptr inbounds i32, ptr %78, i64 %76
  %80 = load i32, ptr %79, align 4
  %81 = icmp slt i32 %80, 0
  br i1 %81, label %82, label %89

82:                                               ; preds = %74
  %83 = load ptr, ptr %51, align 8
  %84 = xor i32 %80, -1
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds %struct.Sum, ptr %83, i64 %85, i32 1
  %87 = load i32, ptr %86, align 8
  %88 = add nsw i32 %87, %77
  br label %112

89:                                               ; preds = %74
  %90 = load ptr, ptr %47, align 8
  %91 = zext i32 %80 to i64
  %92 = getelementptr inbounds %struct.Literal, ptr %90, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = load ptr, ptr %48, align 8
  %95 = getelementptr inbounds i32, ptr %94, i64 %91
  %96 = load i32, ptr %95, align 4
  %97 = icmp eq i32 %96, 1
  br i1 %97, label %98, label %112

98:                                               ; preds = %89
  %99 = add i32 %93, -1
  %100 = icmp ult i32 %99, 2
  br i1 %100, label %108, label %101

101:                                              ; preds = %98
  %102 = icmp eq i32 %93, 3
  br i1 %102, label %103, label %112

103:                                              ; preds = %101
  %104 = load ptr, ptr %49, align 8
  %105 = getelementptr inbounds i8, ptr %104, i64 %91
  %106 = load i8, ptr %105, align 1
  %107 = icmp eq i8 %106, 0
  br i1 %107, label %112, label %108

108:                                              ; preds = %103, %98
  %109 = load ptr, ptr %50, align 8
  %110 = getelementptr inbounds i8, ptr %109, i64 %91
  store i8 1, ptr %110, align 1
  %111 = load i32, ptr %43, align 8
  br label %112

112:                                              ; preds = %89, %101, %103, %108, %82
  %113 = phi i32 [ %75, %82 ], [ %111, %108 ], [ %75, %103 ], [ %75, %101 ], [ %75, %89 ]
  %114 = phi i32 [ %88, %82 ], [ %77, %108 ], [ %77, %103 ], [ %77, %101 ], [ %77, %89 ]
  %115 = add nuw nsw i64 %76, 1
  %116 = sext i32 %113 to i64
  %117 = icmp slt i64 %115, %116
  br i1 %117, label %74, label %52

118:                                              ; preds = %56, %721
  %119 = phi i64 [ 0, %56 ], [ %722, %721 ]
  %120 = load i32, ptr %30, align 8
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %133, label %122

122:                                              ; preds = %118, %721, %27, %52
  %123 = getelementptr inbounds i8, ptr %2, i64 40
  %124 = load i32, ptr %123, align 8
  %125 = icmp sgt i32 %124, 0
  br i1 %125, label %126, label %730

126:                                              ; preds = %122
  %127 = getelementptr inbounds i8, ptr %1, i64 24
  %128 = getelementptr inbounds i8, ptr %2, i64 24
  %129 = getelementptr inbounds i8, ptr %0, i64 64
  %130 = getelementptr inbounds i8, ptr %1, i64 48
  %131 = getelementptr inbounds i8, ptr %1, i64 16
  %132 = getelementptr inbounds i8, ptr %0, i64 80
  br label %726

133:                                              ; preds = %118
  %134 = load ptr, ptr %0, align 8
  %135 = getelementptr inbounds i32, ptr %134, i64 %119
  %136 = load i32, ptr %135, align 4
  %137 = icmp sgt i32 %136, -1
  br i1 %137, label %138, label %481

138:                                              ; preds = %133
  %139 = load ptr, ptr %59, align 8
  %140 = zext i32 %136 to i64
  %141 = getelementptr inbounds i8, ptr %139, i64 %140
  %142 = load i8, ptr %141, align 1
  %143 = icmp eq i8 %142, 0
  %144 = load ptr, ptr %66, align 8
  %145 = getelementptr inbounds %struct.Literal, ptr %144, i64 %140
  %146 = getelementptr inbounds i8, ptr %145, i64 4
  %147 = getelementptr inbounds i8, ptr %145, i64 8
  br i1 %143, label %169, label %148

148:                                              ; preds = %138
  %149 = load i32, ptr %146, align 4
  store i32 %149, ptr %5, align 4
  %150 = load i32, ptr %147, align 4
  store i32 %150, ptr %67, align 4
  %151 = load i32, ptr %145, align 4
  %152 = load ptr, ptr %68, align 8
  %153 = getelementptr inbounds %struct.Sum, ptr %152, i64 %140
  switch i32 %151, label %163 [
    i32 3, label %154
    i32 1, label %158
  ]

154:                                              ; preds = %148
  %155 = load ptr, ptr %64, align 8
  %156 = sext i32 %149 to i64
  %157 = getelementptr inbounds %struct.Sum, ptr %155, i64 %156
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %153, ptr align 8 %157, i64 16, i1 false)
  br label %168

158:                                              ; preds = %148
  %159 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %5, i32 2, i32 1, i32 %54)
  %160 = extractvalue { ptr, i64 } %159, 0
  %161 = extractvalue { ptr, i64 } %159, 1
  store ptr %160, ptr %153, align 8
  %162 = getelementptr inbounds i8, ptr %153, i64 8
  store i64 %161, ptr %162, align 8
  br label %168

163:                                              ; preds = %148
  %164 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %67, i32 1, i32 %149, i32 %54)
  %165 = extractvalue { ptr, i64 } %164, 0
  %166 = extractvalue { ptr, i64 } %164, 1
  store ptr %165, ptr %153, align 8
  %167 = getelementptr inbounds i8, ptr %153, i64 8
  store i64 %166, ptr %167, align 8
  br label %168

168:                                              ; preds = %154, %158, %163
  br label %721

169:                                              ; preds = %138
  %170 = load i32, ptr %146, align 4
  store i32 %170, ptr %4, align 4
  %171 = load i32, ptr %147, align 4
  store i32 %171, ptr %69, align 4
  %172 = load i32, ptr %145, align 4
  switch i32 %172, label %416 [
    i32 3, label %173
    i32 5, label %223
    i32 4, label %275
    i32 1, label %363
    i32 2, label %394
  ]

173:                                              ; preds = %169
  %174 = load ptr, ptr %65, align 8
  %175 = sext i32 %170 to i64
  %176 = getelementptr inbounds i32, ptr %174, i64 %175
  %177 = load i32, ptr %176, align 4
  %178 = icmp slt i32 %177, 0
  br i1 %178, label %179, label %206

179:                                              ; preds = %173
  %180 = load i32, ptr %13, align 4
  %181 = load i32, ptr %72, align 8
  %182 = icmp slt i32 %180, %181
  br i1 %182, label %184, label %183

183:                                              ; preds = %179
  store i32 1, ptr %30, align 8
  br label %190

184:                                              ; preds = %179
  %185 = load ptr, ptr %73, align 8
  %186 = sext i32 %180 to i64
  %187 = getelementptr inbounds %struct.Sum, ptr %185, i64 %186
  call void @llvm.memset.p0.i64(ptr align 8 %187, i8 0, i64 16, i1 false)
  %188 = load i32, ptr %13, align 4
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %13, align 4
  br label %190

190:                                              ; preds = %184, %183
  %191 = phi i32 [ 0, %183 ], [ %188, %184 ]
  %192 = load ptr, ptr %65, align 8
  %193 = getelementptr inbounds i32, ptr %192, i64 %175
  store i32 %191, ptr %193, align 4
  %194 = load i32, ptr %30, align 8
  %195 = icmp eq i32 %194, 0
  %196 = load ptr, ptr %65, align 8
  br i1 %195, label %197, label %206

197:                                              ; preds = %190
  %198 = load ptr, ptr %73, align 8
  %199 = getelementptr inbounds i32, ptr %196, i64 %175
  %200 = load i32, ptr %199, align 4
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds %struct.Sum, ptr %198, i64 %201
  %203 = load ptr, ptr %64, align 8
  %204 = getelementptr inbounds %struct.Sum, ptr %203, i64 %175
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %202, ptr align 8 %204, i64 16, i1 false)
  %205 = load ptr, ptr %65, align 8
  br label %206

206:                                              ; preds = %197, %190, %173
  %207 = phi ptr [ %196, %190 ], [ %205, %197 ], [ %174, %173 ]
  %208 = load i32, ptr %14, align 8
  %209 = load i32, ptr %70, align 4
  %210 = icmp slt i32 %208, %209
  br i1 %210, label %212, label %211

211:                                              ; preds = %206
  store i32 1, ptr %30, align 8
  br label %477

212:                                              ; preds = %206
  %213 = getelementptr inbounds i32, ptr %207, i64 %175
  %214 = load i32, ptr %213, align 4
  %215 = load ptr, ptr %71, align 8
  %216 = sext i32 %208 to i64
  %217 = getelementptr inbounds %struct.Literal, ptr %215, i64 %216
  store i32 3, ptr %217, align 4
  %218 = getelementptr inbounds i8, ptr %217, i64 4
  store i32 %214, ptr %218, align 4
  %219 = getelementptr inbounds i8, ptr %217, i64 8
  store i32 0, ptr %219, align 4
  %220 = getelementptr inbounds i8, ptr %217, i64 12
  store i32 -1, ptr %220, align 4
  %221 = load i32, ptr %14, align 8
  %222 = add nsw i32 %221, 1
  store i32 %222, ptr %14, align 8
  br label %477

223:                                              ; preds = %169
  %224 = load ptr, ptr %65, align 8
  %225 = sext i32 %170 to i64
  %226 = getelementptr inbounds i32, ptr %224, i64 %225
  %227 = load i32, ptr %226, align 4
  %228 = icmp slt i32 %227, 0
  br i1 %228, label %229, label %256

229:                                              ; preds = %223
  %230 = load i32, ptr %13, align 4
  %231 = load i32, ptr %72, align 8
  %232 = icmp slt i32 %230, %231
  br i1 %232, label %234, label %233

233:                                              ; preds = %229
  store i32 1, ptr %30, align 8
  br label %240

234:                                              ; preds = %229
  %235 = load ptr, ptr %73, align 8
  %236 = sext i32 %230 to i64
  %237 = getelementptr inbounds %struct.Sum, ptr %235, i64 %236
  call void @llvm.memset.p0.i64(ptr align 8 %237, i8 0, i64 16, i1 false)
  %238 = load i32, ptr %13, align 4
  %239 = add nsw i32 %238, 1
  store i32 %239, ptr %13, align 4
  br label %240

240:                                              ; preds = %234, %233
  %241 = phi i32 [ 0, %233 ], [ %238, %234 ]
  %242 = load ptr, ptr %65, align 8
  %243 = getelementptr inbounds i32, ptr %242, i64 %225
  store i32 %241, ptr %243, align 4
  %244 = load i32, ptr %30, align 8
  %245 = icmp eq i32 %244, 0
  %246 = load ptr, ptr %65, align 8
  br i1 %245, label %247, label %256

247:                                              ; preds = %240
  %248 = load ptr, ptr %73, align 8
  %249 = getelementptr inbounds i32, ptr %246, i64 %225
  %250 = load i32, ptr %249, align 4
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds %struct.Sum, ptr %248, i64 %251
  %253 = load ptr, ptr %64, align 8
  %254 = getelementptr inbounds %struct.Sum, ptr %253, i64 %225
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %252, ptr align 8 %254, i64 16, i1 false)
  %255 = load ptr, ptr %65, align 8
  br label %256

256:                                              ; preds = %247, %240, %223
  %257 = phi ptr [ %246, %240 ], [ %255, %247 ], [ %224, %223 ]
  %258 = load i32, ptr %14, align 8
  %259 = load i32, ptr %70, align 4
  %260 = icmp slt i32 %258, %259
  br i1 %260, label %262, label %261

261:                                              ; preds = %256
  store i32 1, ptr %30, align 8
  br label %477

262:                                              ; preds = %256
  %263 = getelementptr inbounds i8, ptr %145, i64 12
  %264 = load i32, ptr %263, align 4
  %265 = getelementptr inbounds i32, ptr %257, i64 %225
  %266 = load i32, ptr %265, align 4
  %267 = load ptr, ptr %71, align 8
  %268 = sext i32 %258 to i64
  %269 = getelementptr inbounds %struct.Literal, ptr %267, i64 %268
  store i32 5, ptr %269, align 4
  %270 = getelementptr inbounds i8, ptr %269, i64 4
  store i32 %266, ptr %270, align 4
  %271 = getelementptr inbounds i8, ptr %269, i64 8
  store i32 0, ptr %271, align 4
  %272 = getelementptr inbounds i8, ptr %269, i64 12
  store i32 %264, ptr %272, align 4
  %273 = load i32, ptr %14, align 8
  %274 = add nsw i32 %273, 1
  store i32 %274, ptr %14, align 8
  br label %477

275:                                              ; preds = %169
  %276 = load ptr, ptr %65, align 8
  %277 = sext i32 %170 to i64
  %278 = getelementptr inbounds i32, ptr %276, i64 %277
  %279 = load i32, ptr %278, align 4
  %280 = icmp slt i32 %279, 0
  br i1 %280, label %281, label %308

281:                                              ; preds = %275
  %282 = load i32, ptr %13, align 4
  %283 = load i32, ptr %72, align 8
  %284 = icmp slt i32 %282, %283
  br i1 %284, label %286, label %285

285:                                              ; preds = %281
  store i32 1, ptr %30, align 8
  br label %292

286:                                              ; preds = %281
  %287 = load ptr, ptr %73, align 8
  %288 = sext i32 %282 to i64
  %289 = getelementptr inbounds %struct.Sum, ptr %287, i64 %288
  call void @llvm.memset.p0.i64(ptr align 8 %289, i8 0, i64 16, i1 false)
  %290 = load i32, ptr %13, align 4
  %291 = add nsw i32 %290, 1
  store i32 %291, ptr %13, align 4
  br label %292

292:                                              ; preds = %286, %285
  %293 = phi i32 [ 0, %285 ], [ %290, %286 ]
  %294 = load ptr, ptr %65, align 8
  %295 = getelementptr inbounds i32, ptr %294, i64 %277
  store i32 %293, ptr %295, align 4
  %296 = load i32, ptr %30, align 8
  %297 = icmp eq i32 %296, 0
  %298 = load ptr, ptr %65, align 8
  br i1 %297, label %299, label %308

299:                                              ; preds = %292
  %300 = load ptr, ptr %73, align 8
  %301 = getelementptr inbounds i32, ptr %298, i64 %277
  %302 = load i32, ptr %301, align 4
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds %struct.Sum, ptr %300, i64 %303
  %305 = load ptr, ptr %64, align 8
  %306 = getelementptr inbounds %struct.Sum, ptr %305, i64 %277
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %304, ptr align 8 %306, i64 16, i1 false)
  %307 = load ptr, ptr %65, align 8
  br label %308

308:                                              ; preds = %299, %292, %275
  %309 = phi ptr [ %298, %292 ], [ %307, %299 ], [ %276, %275 ]
  %310 = getelementptr inbounds i32, ptr %309, i64 %277
  %311 = load i32, ptr %310, align 4
  %312 = load i32, ptr %147, align 4
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds i32, ptr %309, i64 %313
  %315 = load i32, ptr %314, align 4
  %316 = icmp slt i32 %315, 0
  br i1 %316, label %317, label %344

317:                                              ; preds = %308
  %318 = load i32, ptr %13, align 4
  %319 = load i32, ptr %72, align 8
  %320 = icmp slt i32 %318, %319
  br i1 %320, label %322, label %321

321:                                              ; preds = %317
  store i32 1, ptr %30, align 8
  br label %328

322:                                              ; preds = %317
  %323 = load ptr, ptr %73, align 8
  %324 = sext i32 %318 to i64
  %325 = getelementptr inbounds %struct.Sum, ptr %323, i64 %324
  call void @llvm.memset.p0.i64(ptr align 8 %325, i8 0, i64 16, i1 false)
  %326 = load i32, ptr %13, align 4
  %327 = add nsw i32 %326, 1
  store i32 %327, ptr %13, align 4
  br label %328

328:                                              ; preds = %322, %321
  %329 = phi i32 [ 0, %321 ], [ %326, %322 ]
  %330 = load ptr, ptr %65, align 8
  %331 = getelementptr inbounds i32, ptr %330, i64 %313
  store i32 %329, ptr %331, align 4
  %332 = load i32, ptr %30, align 8
  %333 = icmp eq i32 %332, 0
  %334 = load ptr, ptr %65, align 8
  br i1 %333, label %335, label %344

335:                                              ; preds = %328
  %336 = load ptr, ptr %73, align 8
  %337 = getelementptr inbounds i32, ptr %334, i64 %313
  %338 = load i32, ptr %337, align 4
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds %struct.Sum, ptr %336, i64 %339
  %341 = load ptr, ptr %64, align 8
  %342 = getelementptr inbounds %struct.Sum, ptr %341, i64 %313
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %340, ptr align 8 %342, i64 16, i1 false)
  %343 = load ptr, ptr %65, align 8
  br label %344

344:                                              ; preds = %335, %328, %308
  %345 = phi ptr [ %334, %328 ], [ %343, %335 ], [ %309, %308 ]
  %346 = load i32, ptr %14, align 8
  %347 = load i32, ptr %70, align 4
  %348 = icmp slt i32 %346, %347
  br i1 %348, label %350, label %349

349:                                              ; preds = %344
  store i32 1, ptr %30, align 8
  br label %477

350:                                              ; preds = %344
  %351 = getelementptr inbounds i8, ptr %145, i64 12
  %352 = load i32, ptr %351, align 4
  %353 = getelementptr inbounds i32, ptr %345, i64 %313
  %354 = load i32, ptr %353, align 4
  %355 = load ptr, ptr %71, align 8
  %356 = sext i32 %346 to i64
  %357 = getelementptr inbounds %struct.Literal, ptr %355, i64 %356
  store i32 4, ptr %357, align 4
  %358 = getelementptr inbounds i8, ptr %357, i64 4
  store i32 %311, ptr %358, align 4
  %359 = getelementptr inbounds i8, ptr %357, i64 8
  store i32 %354, ptr %359, align 4
  %360 = getelementptr inbounds i8, ptr %357, i64 12
  store i32 %352, ptr %360, align 4
  %361 = load i32, ptr %14, align 8
  %362 = add nsw i32 %361, 1
  store i32 %362, ptr %14, align 8
  br label %477

363:                                              ; preds = %169
  %364 = sext i32 %170 to i64
  %365 = getelementptr inbounds i8, ptr %139, i64 %364
  %366 = load i8, ptr %365, align 1
  %367 = icmp eq i8 %366, 0
  br i1 %367, label %368, label %432

368:                                              ; preds = %363
  %369 = sext i32 %171 to i64
  %370 = getelementptr inbounds i8, ptr %139, i64 %369
  %371 = load i8, ptr %370, align 1
  %372 = icmp eq i8 %371, 0
  br i1 %372, label %373, label %432

373:                                              ; preds = %368
  %374 = load i32, ptr %14, align 8
  %375 = load i32, ptr %70, align 4
  %376 = icmp slt i32 %374, %375
  br i1 %376, label %378, label %377

377:                                              ; preds = %373
  store i32 1, ptr %30, align 8
  br label %477

378:                                              ; preds = %373
  %379 = load ptr, ptr %61, align 8
  %380 = getelementptr inbounds i32, ptr %379, i64 %364
  %381 = load i32, ptr %380, align 4
  %382 = getelementptr inbounds i32, ptr %379, i64 %369
  %383 = load i32, ptr %382, align 4
  %384 = call i32 @llvm.smax.i32(i32 %381, i32 %383)
  %385 = call i32 @llvm.smin.i32(i32 %381, i32 %383)
  %386 = load ptr, ptr %71, align 8
  %387 = sext i32 %374 to i64
  %388 = getelementptr inbounds %struct.Literal, ptr %386, i64 %387
  store i32 1, ptr %388, align 4
  %389 = getelementptr inbounds i8, ptr %388, i64 4
  store i32 %385, ptr %389, align 4
  %390 = getelementptr inbounds i8, ptr %388, i64 8
  store i32 %384, ptr %390, align 4
  %391 = getelementptr inbounds i8, ptr %388, i64 12
  store i32 -1, ptr %391, align 4
  %392 = load i32, ptr %14, align 8
  %393 = add nsw i32 %392, 1
  store i32 %393, ptr %14, align 8
  br label %477

394:                                              ; preds = %169
  %395 = sext i32 %171 to i64
  %396 = getelementptr inbounds i8, ptr %139, i64 %395
  %397 = load i8, ptr %396, align 1
  %398 = icmp eq i8 %397, 0
  br i1 %398, label %399, label %432

399:                                              ; preds = %394
  %400 = load i32, ptr %14, align 8
  %401 = load i32, ptr %70, align 4
  %402 = icmp slt i32 %400, %401
  br i1 %402, label %404, label %403

403:                                              ; preds = %399
  store i32 1, ptr %30, align 8
  br label %477

404:                                              ; preds = %399
  %405 = load ptr, ptr %61, align 8
  %406 = getelementptr inbounds i32, ptr %405, i64 %395
  %407 = load i32, ptr %406, align 4
  %408 = load ptr, ptr %71, align 8
  %409 = sext i32 %400 to i64
  %410 = getelementptr inbounds %struct.Literal, ptr %408, i64 %409
  store i32 2, ptr %410, align 4
  %411 = getelementptr inbounds i8, ptr %410, i64 4
  store i32 %170, ptr %411, align 4
  %412 = getelementptr inbounds i8, ptr %410, i64 8
  store i32 %407, ptr %412, align 4
  %413 = getelementptr inbounds i8, ptr %410, i64 12
  store i32 -1, ptr %413, align 4
  %414 = load i32, ptr %14, align 8
  %415 = add nsw i32 %414, 1
  store i32 %415, ptr %14, align 8
  br label %477

416:                                              ; preds = %169
  %417 = load i32, ptr %14, align 8
  %418 = load i32, ptr %70, align 4
  %419 = icmp slt i32 %417, %418
  br i1 %419, label %421, label %420

420:                                              ; preds = %416
  store i32 1, ptr %30, align 8
  br label %477

421:                                              ; preds = %416
  %422 = getelementptr inbounds i8, ptr %145, i64 12
  %423 = load i32, ptr %422, align 4
  %424 = load ptr, ptr %71, align 8
  %425 = sext i32 %417 to i64
  %426 = getelementptr inbounds %struct.Literal, ptr %424, i64 %425
  store i32 %172, ptr %426, align 4
  %427 = getelementptr inbounds i8, ptr %426, i64 4
  store i32 0, ptr %427, align 4
  %428 = getelementptr inbounds i8, ptr %426, i64 8
  store i32 0, ptr %428, align 4
  %429 = getelementptr inbounds i8, ptr %426, i64 12
  store i32 %423, ptr %429, align 4
  %430 = load i32, ptr %14, align 8
  %431 = add nsw i32 %430, 1
  store i32 %431, ptr %14, align 8
  br label %477

432:                                              ; preds = %394, %368, %363
  %433 = load i32, ptr %13, align 4
  %434 = load i32, ptr %72, align 8
  %435 = icmp slt i32 %433, %434
  br i1 %435, label %437, label %436

436:                                              ; preds = %432
  store i32 1, ptr %30, align 8
  br label %462

437:                                              ; preds = %432
  %438 = load ptr, ptr %73, align 8
  %439 = sext i32 %433 to i64
  %440 = getelementptr inbounds %struct.Sum, ptr %438, i64 %439
  call void @llvm.memset.p0.i64(ptr align 8 %440, i8 0, i64 16, i1 false)
  %441 = load i32, ptr %13, align 4
  %442 = add nsw i32 %441, 1
  store i32 %442, ptr %13, align 4
  %443 = load i32, ptr %30, align 8
  %444 = icmp eq i32 %443, 0
  br i1 %444, label %445, label %462

445:                                              ; preds = %437
  %446 = load ptr, ptr %73, align 8
  %447 = sext i32 %441 to i64
  %448 = getelementptr inbounds %struct.Sum, ptr %446, i64 %447
  %449 = load i32, ptr %145, align 4
  %450 = icmp eq i32 %449, 1
  br i1 %450, label %451, label %456

451:                                              ; preds = %445
  %452 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %4, i32 2, i32 1, i32 %54)
  %453 = extractvalue { ptr, i64 } %452, 0
  %454 = extractvalue { ptr, i64 } %452, 1
  store ptr %453, ptr %448, align 8
  %455 = getelementptr inbounds i8, ptr %448, i64 8
  store i64 %454, ptr %455, align 8
  br label %462

456:                                              ; preds = %445
  %457 = load i32, ptr %146, align 4
  %458 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %69, i32 1, i32 %457, i32 %54)
  %459 = extractvalue { ptr, i64 } %458, 0
  %460 = extractvalue { ptr, i64 } %458, 1
  store ptr %459, ptr %448, align 8
  %461 = getelementptr inbounds i8, ptr %448, i64 8
  store i64 %460, ptr %461, align 8
  br label %462

462:                                              ; preds = %456, %451, %437, %436
  %463 = phi i32 [ 0, %436 ], [ %441, %451 ], [ %441, %456 ], [ %441, %437 ]
  %464 = load i32, ptr %14, align 8
  %465 = load i32, ptr %70, align 4
  %466 = icmp slt i32 %464, %465
  br i1 %466, label %468, label %467

467:                                              ; preds = %462
  store i32 1, ptr %30, align 8
  br label %477

468:                                              ; preds = %462
  %469 = load ptr, ptr %71, align 8
  %470 = sext i32 %464 to i64
  %471 = getelementptr inbounds %struct.Literal, ptr %469, i64 %470
  store i32 3, ptr %471, align 4
  %472 = getelementptr inbounds i8, ptr %471, i64 4
  store i32 %463, ptr %472, align 4
  %473 = getelementptr inbounds i8, ptr %471, i64 8
  store i32 0, ptr %473, align 4
  %474 = getelementptr inbounds i8, ptr %471, i64 12
  store i32 -1, ptr %474, align 4
  %475 = load i32, ptr %14, align 8
  %476 = add nsw i32 %475, 1
  store i32 %476, ptr %14, align 8
  br label %477

477:                                              ; preds = %211, %212, %261, %262, %349, %350, %377, %378, %403, %404, %420, %421, %467, %468
  %478 = phi i32 [ 0, %211 ], [ %221, %212 ], [ 0, %261 ], [ %273, %262 ], [ 0, %349 ], [ %361, %350 ], [ 0, %377 ], [ %392, %378 ], [ 0, %403 ], [ %414, %404 ], [ 0, %420 ], [ %430, %421 ], [ 0, %467 ], [ %475, %468 ]
  %479 = load ptr, ptr %61, align 8
  %480 = getelementptr inbounds i32, ptr %479, i64 %140
  store i32 %478, ptr %480, align 4
  br label %721

481:                                              ; preds = %133
  %482 = load ptr, ptr %57, align 8
  %483 = xor i32 %136, -1
  %484 = zext i32 %483 to i64
  %485 = getelementptr inbounds %struct.Sum, ptr %482, i64 %484
  %486 = getelementptr inbounds i8, ptr %485, i64 8
  %487 = load i32, ptr %486, align 8
  %488 = icmp sgt i32 %487, 0
  br i1 %488, label %489, label %496

489:                                              ; preds = %481, %711
  %490 = phi i64 [ %715, %711 ], [ 0, %481 ]
  %491 = phi i32 [ %714, %711 ], [ 0, %481 ]
  %492 = phi i32 [ %713, %711 ], [ 0, %481 ]
  %493 = phi ptr [ %712, %711 ], [ null, %481 ]
  %494 = load i32, ptr %30, align 8
  %495 = icmp eq i32 %494, 0
  br i1 %495, label %510, label %496

496:                                              ; preds = %489, %719, %481
  %497 = phi i32 [ 0, %481 ], [ %720, %719 ], [ %494, %489 ]
  %498 = phi ptr [ null, %481 ], [ %712, %719 ], [ %493, %489 ]
  %499 = phi i32 [ 0, %481 ], [ %713, %719 ], [ %492, %489 ]
  %500 = phi i32 [ 0, %481 ], [ %714, %719 ], [ %491, %489 ]
  %501 = icmp sgt i32 %499, %54
  %502 = zext i1 %501 to i32
  %503 = or i32 %497, %502
  store i32 %503, ptr %30, align 8
  %504 = load ptr, ptr %64, align 8
  %505 = getelementptr inbounds %struct.Sum, ptr %504, i64 %484
  store ptr %498, ptr %505, align 8
  %506 = getelementptr inbounds i8, ptr %505, i64 8
  store i32 %499, ptr %506, align 8
  %507 = getelementptr inbounds i8, ptr %505, i64 12
  store i32 %500, ptr %507, align 4
  %508 = load ptr, ptr %65, align 8
  %509 = getelementptr inbounds i32, ptr %508, i64 %484
  store i32 -1, ptr %509, align 4
  br label %721

510:                                              ; preds = %489
  %511 = load ptr, ptr %485, align 8
  %512 = getelementptr inbounds %struct.Term, ptr %511, i64 %490
  %513 = load i32, ptr %512, align 4
  %514 = load ptr, ptr %58, align 8
  %515 = sext i32 %513 to i64
  %516 = getelementptr i32, ptr %514, i64 %515
  %517 = getelementptr i8, ptr %516, i64 4
  %518 = load i32, ptr %517, align 4
  %519 = load i32, ptr %516, align 4
  %520 = sub nsw i32 %518, %519
  %521 = icmp sgt i32 %520, 0
  br i1 %521, label %522, label %569

522:                                              ; preds = %510
  %523 = load ptr, ptr %59, align 8
  %524 = load ptr, ptr %60, align 8
  %525 = sext i32 %519 to i64
  %526 = getelementptr inbounds i32, ptr %524, i64 %525
  %527 = load ptr, ptr %61, align 8
  %528 = zext i32 %520 to i64
  br label %530

529:                                              ; preds = %530
  br i1 %537, label %544, label %630

530:                                              ; preds = %522, %530
  %531 = phi i64 [ 0, %522 ], [ %541, %530 ]
  %532 = getelementptr inbounds i32, ptr %526, i64 %531
  %533 = load i32, ptr %532, align 4
  %534 = sext i32 %533 to i64
  %535 = getelementptr inbounds i8, ptr %523, i64 %534
  %536 = load i8, ptr %535, align 1
  %537 = icmp eq i8 %536, 0
  %538 = getelementptr inbounds i32, ptr %527, i64 %534
  %539 = load i32, ptr %538, align 4
  %540 = getelementptr inbounds [48 x i32], ptr %7, i64 0, i64 %531
  store i32 %539, ptr %540, align 4
  %541 = add nuw nsw i64 %531, 1
  %542 = icmp ult i64 %541, %528
  %543 = select i1 %542, i1 %537, i1 false
  br i1 %543, label %530, label %529

544:                                              ; preds = %529
  %545 = icmp eq i32 %520, 1
  br i1 %545, label %569, label %546

546:                                              ; preds = %544
  %547 = zext i32 %520 to i64
  br label %548

548:                                              ; preds = %563, %546
  %549 = phi i64 [ 1, %546 ], [ %567, %563 ]
  %550 = getelementptr inbounds i32, ptr %7, i64 %549
  %551 = load i32, ptr %550, align 4
  %552 = trunc nuw nsw i64 %549 to i32
  br label %553

553:                                              ; preds = %560, %548
  %554 = phi i32 [ %552, %548 ], [ %561, %560 ]
  %555 = zext i32 %554 to i64
  %556 = getelementptr i32, ptr %7, i64 %555
  %557 = getelementptr i8, ptr %556, i64 -4
  %558 = load i32, ptr %557, align 4
  %559 = icmp sgt i32 %558, %551
  br i1 %559, label %560, label %563

560:                                              ; preds = %553
  store i32 %558, ptr %556, align 4
  %561 = add nsw i32 %554, -1
  %562 = icmp sgt i32 %554, 1
  br i1 %562, label %553, label %563

563:                                              ; preds = %560, %553
  %564 = phi i32 [ 0, %560 ], [ %554, %553 ]
  %565 = sext i32 %564 to i64
  %566 = getelementptr inbounds i32, ptr %7, i64 %565
  store i32 %551, ptr %566, align 4
  %567 = add nuw nsw i64 %549, 1
  %568 = icmp eq i64 %567, %547
  br i1 %568, label %569, label %548

569:                                              ; preds = %563, %510, %544
  %570 = call i32 @monomial(ptr %1, ptr %7, i32 %520)
  %571 = load ptr, ptr %485, align 8
  %572 = getelementptr inbounds %struct.Term, ptr %571, i64 %490, i32 1
  %573 = load i32, ptr %572, align 4
  %574 = icmp sgt i32 %492, 0
  br i1 %574, label %575, label %597

575:                                              ; preds = %569
  %576 = zext i32 %492 to i64
  br label %580

577:                                              ; preds = %580
  %578 = add nuw nsw i64 %581, 1
  %579 = icmp eq i64 %578, %576
  br i1 %579, label %597, label %580

580:                                              ; preds = %577, %575
  %581 = phi i64 [ 0, %575 ], [ %578, %577 ]
  %582 = getelementptr inbounds %struct.Term, ptr %493, i64 %581
  %583 = load i32, ptr %582, align 4
  %584 = icmp eq i32 %583, %570
  br i1 %584, label %585, label %577

585:                                              ; preds = %580
  %586 = getelementptr inbounds %struct.Term, ptr %493, i64 %581, i32 1
  %587 = load i32, ptr %586, align 4
  %588 = call i32 @scale_sum(ptr %1, i32 %587, i32 %573)
  %589 = icmp eq i32 %588, 0
  br i1 %589, label %591, label %590

590:                                              ; preds = %585
  store i32 %588, ptr %586, align 4
  br label %711

591:                                              ; preds = %585
  %592 = getelementptr inbounds %struct.Term, ptr %493, i64 %581
  %593 = add nsw i32 %492, -1
  %594 = sext i32 %593 to i64
  %595 = getelementptr inbounds %struct.Term, ptr %493, i64 %594
  %596 = load i64, ptr %595, align 4
  store i64 %596, ptr %592, align 4
  br label %711

597:                                              ; preds = %577, %569
  %598 = icmp eq i32 %492, %491
  br i1 %598, label %599, label %623

599:                                              ; preds = %597
  %600 = icmp eq i32 %491, 0
  %601 = shl nsw i32 %491, 1
  %602 = select i1 %600, i32 4, i32 %601
  %603 = load i32, ptr %10, align 8
  %604 = add nsw i32 %603, %602
  %605 = load i32, ptr %62, align 4
  %606 = icmp sgt i32 %604, %605
  br i1 %606, label %622, label %607

607:                                              ; preds = %599
  br i1 %600, label %616, label %608

608:                                              ; preds = %607
  %609 = load ptr, ptr %63, align 8
  %610 = sext i32 %603 to i64
  %611 = getelementptr inbounds %struct.Term, ptr %609, i64 %610
  %612 = sext i32 %491 to i64
  %613 = shl nsw i64 %612, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %611, ptr align 4 %493, i64 %613, i1 false)
  %614 = load i32, ptr %10, align 8
  %615 = add nsw i32 %614, %601
  br label %616

616:                                              ; preds = %608, %607
  %617 = phi i32 [ %615, %608 ], [ %604, %607 ]
  %618 = phi i32 [ %614, %608 ], [ %603, %607 ]
  %619 = load ptr, ptr %63, align 8
  %620 = sext i32 %618 to i64
  %621 = getelementptr inbounds %struct.Term, ptr %619, i64 %620
  store i32 %617, ptr %10, align 8
  br label %623

622:                                              ; preds = %599
  store i32 1, ptr %30, align 8
  br label %711

623:                                              ; preds = %616, %597
  %624 = phi ptr [ %621, %616 ], [ %493, %597 ]
  %625 = phi i32 [ %602, %616 ], [ %491, %597 ]
  %626 = add nsw i32 %492, 1
  %627 = sext i32 %492 to i64
  %628 = getelementptr inbounds %struct.Term, ptr %624, i64 %627
  store i32 %570, ptr %628, align 4
  %629 = getelementptr inbounds i8, ptr %628, i64 4
  store i32 %573, ptr %629, align 4
  br label %711

630:                                              ; preds = %529
  %631 = getelementptr inbounds %struct.Term, ptr %511, i64 %490, i32 1
  %632 = load i32, ptr %631, align 4
  %633 = call { ptr, i64 } @multiplied(ptr %0, ptr %1, ptr %526, i32 %520, i32 %632, i32 %54)
  %634 = extractvalue { ptr, i64 } %633, 0
  %635 = extractvalue { ptr, i64 } %633, 1
  %636 = trunc i64 %635 to i32
  %637 = icmp sgt i32 %636, 0
  br i1 %637, label %638, label %711

638:                                              ; preds = %630
  %639 = and i64 %635, 2147483647
  br label %640

640:                                              ; preds = %638, %705
  %641 = phi i64 [ 0, %638 ], [ %709, %705 ]
  %642 = phi i32 [ %491, %638 ], [ %708, %705 ]
  %643 = phi i32 [ %492, %638 ], [ %707, %705 ]
  %644 = phi ptr [ %493, %638 ], [ %706, %705 ]
  %645 = getelementptr inbounds %struct.Term, ptr %634, i64 %641
  %646 = load i32, ptr %645, align 4
  %647 = getelementptr inbounds i8, ptr %645, i64 4
  %648 = load i32, ptr %647, align 4
  %649 = icmp sgt i32 %643, 0
  br i1 %649, label %650, label %672

650:                                              ; preds = %640
  %651 = zext i32 %643 to i64
  br label %655

652:                                              ; preds = %655
  %653 = add nuw nsw i64 %656, 1
  %654 = icmp eq i64 %653, %651
  br i1 %654, label %672, label %655

655:                                              ; preds = %652, %650
  %656 = phi i64 [ 0, %650 ], [ %653, %652 ]
  %657 = getelementptr inbounds %struct.Term, ptr %644, i64 %656
  %658 = load i32, ptr %657, align 4
  %659 = icmp eq i32 %658, %646
  br i1 %659, label %660, label %652

660:                                              ; preds = %655
  %661 = getelementptr inbounds %struct.Term, ptr %644, i64 %656, i32 1
  %662 = load i32, ptr %661, align 4
  %663 = call i32 @scale_sum(ptr %1, i32 %662, i32 %648)
  %664 = icmp eq i32 %663, 0
  br i1 %664, label %666, label %665

665:                                              ; preds = %660
  store i32 %663, ptr %661, align 4
  br label %705

666:                                              ; preds = %660
  %667 = getelementptr inbounds %struct.Term, ptr %644, i64 %656
  %668 = add nsw i32 %643, -1
  %669 = sext i32 %668 to i64
  %670 = getelementptr inbounds %struct.Term, ptr %644, i64 %669
  %671 = load i64, ptr %670, align 4
  store i64 %671, ptr %667, align 4
  br label %705

672:                                              ; preds = %652, %640
  %673 = icmp eq i32 %643, %642
  br i1 %673, label %674, label %698

674:                                              ; preds = %672
  %675 = icmp eq i32 %642, 0
  %676 = shl nsw i32 %642, 1
  %677 = select i1 %675, i32 4, i32 %676
  %678 = load i32, ptr %10, align 8
  %679 = add nsw i32 %678, %677
  %680 = load i32, ptr %62, align 4
  %681 = icmp sgt i32 %679, %680
  br i1 %681, label %697, label %682

682:                                              ; preds = %674
  br i1 %675, label %691, label %683

683:                                              ; preds = %682
  %684 = load ptr, ptr %63, align 8
  %685 = sext i32 %678 to i64
  %686 = getelementptr inbounds %struct.Term, ptr %684, i64 %685
  %687 = sext i32 %642 to i64
  %688 = shl nsw i64 %687, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %686, ptr align 4 %644, i64 %688, i1 false)
  %689 = load i32, ptr %10, align 8
  %690 = add nsw i32 %689, %676
  br label %691

691:                                              ; preds = %683, %682
  %692 = phi i32 [ %690, %683 ], [ %679, %682 ]
  %693 = phi i32 [ %689, %683 ], [ %678, %682 ]
  %694 = load ptr, ptr %63, align 8
  %695 = sext i32 %693 to i64
  %696 = getelementptr inbounds %struct.Term, ptr %694, i64 %695
  store i32 %692, ptr %10, align 8
  br label %698

697:                                              ; preds = %674
  store i32 1, ptr %30, align 8
  br label %705

698:                                              ; preds = %691, %672
  %699 = phi ptr [ %696, %691 ], [ %644, %672 ]
  %700 = phi i32 [ %677, %691 ], [ %642, %672 ]
  %701 = add nsw i32 %643, 1
  %702 = sext i32 %643 to i64
  %703 = getelementptr inbounds %struct.Term, ptr %699, i64 %702
  store i32 %646, ptr %703, align 4
  %704 = getelementptr inbounds i8, ptr %703, i64 4
  store i32 %648, ptr %704, align 4
  br label %705

705:                                              ; preds = %665, %666, %697, %698
  %706 = phi ptr [ %644, %666 ], [ %644, %665 ], [ %644, %697 ], [ %699, %698 ]
  %707 = phi i32 [ %668, %666 ], [ %643, %665 ], [ %642, %697 ], [ %701, %698 ]
  %708 = phi i32 [ %642, %666 ], [ %642, %665 ], [ %642, %697 ], [ %700, %698 ]
  %709 = add nuw nsw i64 %641, 1
  %710 = icmp eq i64 %709, %639
  br i1 %710, label %711, label %640

711:                                              ; preds = %705, %630, %623, %622, %591, %590
  %712 = phi ptr [ %493, %591 ], [ %493, %590 ], [ %493, %622 ], [ %624, %623 ], [ %493, %630 ], [ %706, %705 ]
  %713 = phi i32 [ %593, %591 ], [ %492, %590 ], [ %491, %622 ], [ %626, %623 ], [ %492, %630 ], [ %707, %705 ]
  %714 = phi i32 [ %491, %591 ], [ %491, %590 ], [ %491, %622 ], [ %625, %623 ], [ %491, %630 ], [ %708, %705 ]
  %715 = add nuw nsw i64 %490, 1
  %716 = load i32, ptr %486, align 8
  %717 = sext i32 %716 to i64
  %718 = icmp slt i64 %715, %717
  br i1 %718, label %489, label %719

719:                                              ; preds = %711
  %720 = load i32, ptr %30, align 8
  br label %496

721:                                              ; preds = %168, %477, %496
  %722 = add nuw nsw i64 %119, 1
  %723 = load i32, ptr %43, align 8
  %724 = sext i32 %723 to i64
  %725 = icmp slt i64 %722, %724
  br i1 %725, label %118, label %122

726:                                              ; preds = %126, %772
  %727 = phi i64 [ 0, %126 ], [ %780, %772 ]
  %728 = load i32, ptr %30, align 8
  %729 = icmp eq i32 %728, 0
  br i1 %729, label %731, label %730

730:                                              ; preds = %726, %772, %122
  ret void

731:                                              ; preds = %726
  %732 = load ptr, ptr %127, align 8
  %733 = load i32, ptr %12, align 8
  %734 = add nsw i32 %733, 1
  store i32 %734, ptr %12, align 8
  %735 = sext i32 %733 to i64
  %736 = getelementptr inbounds %struct.Edge, ptr %732, i64 %735
  %737 = load ptr, ptr %128, align 8
  %738 = getelementptr inbounds %struct.Edge, ptr %737, i64 %727
  %739 = load i32, ptr %738, align 4
  %740 = load ptr, ptr %129, align 8
  %741 = sext i32 %739 to i64
  %742 = getelementptr inbounds i32, ptr %740, i64 %741
  %743 = load i32, ptr %742, align 4
  %744 = icmp slt i32 %743, 0
  br i1 %744, label %745, label %772

745:                                              ; preds = %731
  %746 = load i32, ptr %13, align 4
  %747 = load i32, ptr %130, align 8
  %748 = icmp slt i32 %746, %747
  br i1 %748, label %750, label %749

749:                                              ; preds = %745
  store i32 1, ptr %30, align 8
  br label %756

750:                                              ; preds = %745
  %751 = load ptr, ptr %131, align 8
  %752 = sext i32 %746 to i64
  %753 = getelementptr inbounds %struct.Sum, ptr %751, i64 %752
  call void @llvm.memset.p0.i64(ptr align 8 %753, i8 0, i64 16, i1 false)
  %754 = load i32, ptr %13, align 4
  %755 = add nsw i32 %754, 1
  store i32 %755, ptr %13, align 4
  br label %756

756:                                              ; preds = %750, %749
  %757 = phi i32 [ 0, %749 ], [ %754, %750 ]
  %758 = load ptr, ptr %129, align 8
  %759 = getelementptr inbounds i32, ptr %758, i64 %741
  store i32 %757, ptr %759, align 4
  %760 = load i32, ptr %30, align 8
  %761 = icmp eq i32 %760, 0
  %762 = load ptr, ptr %129, align 8
  br i1 %761, label %763, label %772

763:                                              ; preds = %756
  %764 = load ptr, ptr %131, align 8
  %765 = getelementptr inbounds i32, ptr %762, i64 %741
  %766 = load i32, ptr %765, align 4
  %767 = sext i32 %766 to i64
  %768 = getelementptr inbounds %struct.Sum, ptr %764, i64 %767
  %769 = load ptr, ptr %132, align 8
  %770 = getelementptr inbounds %struct.Sum, ptr %769, i64 %741
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %768, ptr align 8 %770, i64 16, i1 false)
  %771 = load ptr, ptr %129, align 8
  br label %772

772:                                              ; preds = %731, %756, %763
  %773 = phi ptr [ %762, %756 ], [ %771, %763 ], [ %740, %731 ]
  %774 = getelementptr inbounds i32, ptr %773, i64 %741
  %775 = load i32, ptr %774, align 4
  %776 = load ptr, ptr %128, align 8
  %777 = getelementptr inbounds %struct.Edge, ptr %776, i64 %727, i32 1
  %778 = load i32, ptr %777, align 4
  store i32 %775, ptr %736, align 4
  %779 = getelementptr inbounds i8, ptr %736, i64 4
  store i32 %778, ptr %779, align 4
  %780 = add nuw nsw i64 %727, 1
  %781 = load i32, ptr %123, align 8
  %782 = sext i32 %781 to i64
  %783 = icmp slt i64 %780, %782
  br i1 %783, label %726, label %730
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
  br i1 %15, label %18, label %16

16:                                               ; preds = %4
  store ptr %1, ptr %0, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %2, ptr %17, align 8
  br label %51

18:                                               ; preds = %4
  %19 = getelementptr inbounds i8, ptr %1, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = zext i32 %14 to i64
  br label %22

22:                                               ; preds = %22, %18
  %23 = phi i64 [ 0, %18 ], [ %31, %22 ]
  %24 = phi i64 [ 0, %18 ], [ %30, %22 ]
  %25 = getelementptr inbounds %struct.Sum, ptr %20, i64 %23, i32 1
  %26 = load i32, ptr %25, align 8
  %27 = sext i32 %26 to i64
  %28 = mul nsw i64 %27, %27
  %29 = lshr i64 %28, 1
  %30 = add nuw nsw i64 %29, %24
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, %21
  br i1 %32, label %33, label %22

33:                                               ; preds = %22
  store ptr %1, ptr %0, align 8
  %34 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %2, ptr %34, align 8
  %35 = icmp ugt i64 %30, 4095
  br i1 %35, label %36, label %51

36:                                               ; preds = %33
  %37 = getelementptr inbounds i8, ptr %0, i64 44
  %38 = load i32, ptr %37, align 4
  %39 = icmp sgt i32 %38, 4095
  br i1 %39, label %40, label %51

40:                                               ; preds = %36, %40
  %41 = phi i32 [ %43, %40 ], [ 4095, %36 ]
  %42 = shl nsw i32 %41, 1
  %43 = or disjoint i32 %42, 1
  %44 = sext i32 %43 to i64
  %45 = icmp sgt i64 %30, %44
  %46 = icmp slt i32 %43, %38
  %47 = and i1 %45, %46
  br i1 %47, label %40, label %48

48:                                               ; preds = %40
  %49 = shl nsw i64 %44, 2
  %50 = add nsw i64 %49, 4
  br label %51

51:                                               ; preds = %36, %48, %16, %33
  %52 = phi ptr [ %34, %33 ], [ %17, %16 ], [ %34, %48 ], [ %34, %36 ]
  %53 = phi i32 [ 4095, %33 ], [ 4095, %16 ], [ 4095, %36 ], [ %43, %48 ]
  %54 = phi i64 [ 16384, %33 ], [ 16384, %16 ], [ 16384, %36 ], [ %50, %48 ]
  %55 = getelementptr inbounds i8, ptr %0, i64 40
  store i32 %53, ptr %55, align 8
  %56 = getelementptr inbounds i8, ptr %0, i64 88
  store i32 0, ptr %56, align 8
  %57 = getelementptr inbounds i8, ptr %0, i64 64
  store i32 0, ptr %57, align 8
  %58 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 0, ptr %58, align 8
  %59 = getelementptr inbounds i8, ptr %0, i64 72
  store i32 -1, ptr %59, align 8
  %60 = getelementptr inbounds i8, ptr %0, i64 1120
  store i32 0, ptr %60, align 8
  %61 = getelementptr inbounds i8, ptr %0, i64 32
  %62 = load ptr, ptr %61, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %62, i8 -1, i64 %54, i1 false)
  %63 = getelementptr inbounds i8, ptr %0, i64 608
  call void @llvm.memset.p0.i64(ptr align 8 %63, i8 0, i64 256, i1 false)
  %64 = load i32, ptr %13, align 4
  %65 = icmp sgt i32 %64, 0
  br i1 %65, label %66, label %84

66:                                               ; preds = %51
  %67 = getelementptr inbounds i8, ptr %1, i64 16
  %68 = getelementptr inbounds i8, ptr %11, i64 4
  %69 = getelementptr inbounds i8, ptr %11, i64 8
  %70 = getelementptr inbounds i8, ptr %11, i64 12
  %71 = getelementptr inbounds i8, ptr %11, i64 16
  %72 = getelementptr inbounds i8, ptr %11, i64 20
  %73 = getelementptr inbounds i8, ptr %10, i64 4
  %74 = getelementptr inbounds i8, ptr %10, i64 8
  %75 = getelementptr inbounds i8, ptr %10, i64 12
  %76 = getelementptr inbounds i8, ptr %10, i64 16
  %77 = getelementptr inbounds i8, ptr %10, i64 20
  %78 = getelementptr inbounds i8, ptr %12, i64 4
  %79 = getelementptr inbounds i8, ptr %12, i64 8
  %80 = getelementptr inbounds i8, ptr %12, i64 12
  %81 = getelementptr inbounds i8, ptr %12, i64 16
  %82 = getelementptr inbounds i8, ptr %12, i64 20
  %83 = load ptr, ptr %67, align 8
  br label %110

84:                                               ; preds = %338, %51
  %85 = getelementptr inbounds i8, ptr %1, i64 136
  %86 = load i32, ptr %85, align 8
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %785

88:                                               ; preds = %84
  %89 = getelementptr inbounds i8, ptr %0, i64 80
  %90 = getelementptr inbounds i8, ptr %0, i64 16
  %91 = getelementptr inbounds i8, ptr %0, i64 48
  %92 = getelementptr inbounds i8, ptr %0, i64 96
  %93 = icmp eq i32 %3, 0
  %94 = sdiv i32 %3, -2
  %95 = sext i32 %3 to i64
  %96 = getelementptr inbounds i8, ptr %6, i64 8
  %97 = getelementptr inbounds i8, ptr %6, i64 12
  %98 = getelementptr inbounds i8, ptr %6, i64 16
  %99 = getelementptr inbounds i8, ptr %6, i64 20
  %100 = getelementptr inbounds i8, ptr %6, i64 36
  %101 = getelementptr inbounds i8, ptr %6, i64 37
  %102 = getelementptr inbounds i8, ptr %0, i64 56
  %103 = getelementptr inbounds i8, ptr %7, i64 4
  %104 = getelementptr inbounds i8, ptr %5, i64 8
  %105 = getelementptr inbounds i8, ptr %5, i64 12
  %106 = getelementptr inbounds i8, ptr %5, i64 16
  %107 = getelementptr inbounds i8, ptr %5, i64 20
  %108 = getelementptr inbounds i8, ptr %5, i64 36
  %109 = getelementptr inbounds i8, ptr %5, i64 37
  br label %344

110:                                              ; preds = %66, %338
  %111 = phi ptr [ %83, %66 ], [ %339, %338 ]
  %112 = phi i64 [ 0, %66 ], [ %340, %338 ]
  %113 = getelementptr inbounds %struct.Sum, ptr %111, i64 %112, i32 1
  %114 = load i32, ptr %113, align 8
  store i32 0, ptr %113, align 8
  %115 = load ptr, ptr %67, align 8
  %116 = getelementptr inbounds %struct.Sum, ptr %115, i64 %112
  %117 = getelementptr inbounds i8, ptr %116, i64 8
  %118 = load i32, ptr %117, align 8
  %119 = icmp slt i32 %118, %114
  br i1 %119, label %120, label %338

120:                                              ; preds = %110
  %121 = trunc nuw nsw i64 %112 to i32
  %122 = trunc nuw nsw i64 %112 to i32
  %123 = trunc nuw nsw i64 %112 to i32
  br label %124

124:                                              ; preds = %120, %328
  %125 = phi i32 [ %118, %120 ], [ %336, %328 ]
  %126 = phi ptr [ %116, %120 ], [ %334, %328 ]
  %127 = load ptr, ptr %126, align 8
  %128 = sext i32 %125 to i64
  %129 = getelementptr inbounds %struct.Term, ptr %127, i64 %128
  %130 = load i64, ptr %129, align 4
  %131 = trunc i64 %130 to i32
  %132 = lshr i64 %130, 32
  %133 = trunc nuw i64 %132 to i32
  %134 = load ptr, ptr %0, align 8
  %135 = getelementptr inbounds i8, ptr %134, i64 72
  %136 = load ptr, ptr %135, align 8
  %137 = shl i64 %130, 32
  %138 = ashr exact i64 %137, 32
  %139 = getelementptr i32, ptr %136, i64 %138
  %140 = getelementptr i8, ptr %139, i64 4
  %141 = load i32, ptr %140, align 4
  %142 = load i32, ptr %139, align 4
  %143 = sub i32 %141, %142
  %144 = getelementptr inbounds i8, ptr %134, i64 136
  %145 = getelementptr inbounds i8, ptr %134, i64 16
  %146 = load ptr, ptr %145, align 8
  %147 = getelementptr inbounds %struct.Sum, ptr %146, i64 %112
  %148 = getelementptr inbounds i8, ptr %147, i64 8
  %149 = load i32, ptr %148, align 8
  %150 = icmp sgt i32 %149, 0
  br i1 %150, label %151, label %161

151:                                              ; preds = %124
  %152 = icmp slt i64 %130, 0
  %153 = sub nsw i64 0, %132
  %154 = and i64 %153, 4294967295
  %155 = sub nsw i32 0, %133
  br label %156

156:                                              ; preds = %151, %269
  %157 = phi i64 [ 0, %151 ], [ %270, %269 ]
  %158 = phi ptr [ %147, %151 ], [ %272, %269 ]
  %159 = load i32, ptr %144, align 8
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %168, label %161

161:                                              ; preds = %269, %156, %124
  store i32 %123, ptr %12, align 8
  store i32 %131, ptr %78, align 4
  store i32 0, ptr %79, align 8
  store i32 0, ptr %80, align 4
  store i32 %133, ptr %81, align 8
  store i32 0, ptr %82, align 4
  %162 = icmp sgt i32 %143, 0
  br i1 %162, label %163, label %328

163:                                              ; preds = %161
  %164 = getelementptr inbounds i8, ptr %134, i64 56
  %165 = call i32 @llvm.abs.i32(i32 %133, i1 true)
  %166 = zext i32 %143 to i64
  %167 = zext i32 %143 to i64
  br label %277

168:                                              ; preds = %156
  %169 = load ptr, ptr %158, align 8
  %170 = getelementptr inbounds %struct.Term, ptr %169, i64 %157
  %171 = load i32, ptr %170, align 4
  %172 = getelementptr inbounds i8, ptr %170, i64 4
  %173 = load i32, ptr %172, align 4
  call void @coprime(ptr %134, i32 %131, i32 %171, ptr %8, ptr %9)
  %174 = load i32, ptr %8, align 4
  %175 = load i32, ptr %9, align 4
  %176 = icmp slt i32 %174, %175
  %177 = icmp eq i32 %173, %133
  br i1 %176, label %178, label %225

178:                                              ; preds = %168
  br i1 %177, label %223, label %179

179:                                              ; preds = %178
  %180 = icmp eq i32 %173, %155
  br i1 %180, label %223, label %181

181:                                              ; preds = %179
  %182 = load ptr, ptr %134, align 8
  %183 = icmp slt i32 %173, 0
  %184 = load ptr, ptr %182, align 8
  br i1 %183, label %185, label %191

185:                                              ; preds = %181
  %186 = sub nsw i32 0, %173
  %187 = zext i32 %186 to i64
  %188 = getelementptr inbounds %struct.Scalar, ptr %184, i64 %187
  %189 = load i64, ptr %188, align 8
  %190 = sub i64 2305843009213693487, %189
  br label %195

191:                                              ; preds = %181
  %192 = zext i32 %173 to i64
  %193 = getelementptr inbounds %struct.Scalar, ptr %184, i64 %192
  %194 = load i64, ptr %193, align 8
  br label %195

195:                                              ; preds = %191, %185
  %196 = phi i64 [ %190, %185 ], [ %194, %191 ]
  %197 = call i64 @over_of(ptr %182, i32 %133)
  %198 = zext i64 %196 to i128
  %199 = zext i64 %197 to i128
  %200 = mul nuw i128 %199, %198
  %201 = trunc i128 %200 to i64
  %202 = mul i64 %201, 3456285112735364913
  %203 = zext i64 %202 to i128
  %204 = mul nuw nsw i128 %203, 2305843009213693487
  %205 = add i128 %204, %200
  %206 = lshr i128 %205, 64
  %207 = trunc nuw i128 %206 to i64
  %208 = icmp ugt i64 %207, 2305843009213693486
  %209 = add i64 %207, -2305843009213693487
  %210 = select i1 %208, i64 %209, i64 %207
  %211 = zext i64 %210 to i128
  %212 = mul nuw nsw i128 %211, 13838400
  %213 = trunc i128 %212 to i64
  %214 = mul i64 %213, 3456285112735364913
  %215 = zext i64 %214 to i128
  %216 = mul nuw nsw i128 %215, 2305843009213693487
  %217 = add nuw nsw i128 %216, %212
  %218 = lshr i128 %217, 64
  %219 = trunc nuw nsw i128 %218 to i64
  %220 = icmp ugt i64 %219, 2305843009213693486
  %221 = add nsw i64 %219, -2305843009213693487
  %222 = select i1 %220, i64 %221, i64 %219
  br label %223

223:                                              ; preds = %178, %179, %195
  %224 = phi i64 [ %222, %195 ], [ 1, %178 ], [ 2305843009213693486, %179 ]
  store i32 %122, ptr %10, align 8
  store i32 %131, ptr %73, align 4
  store i32 %171, ptr %74, align 8
  store i32 0, ptr %75, align 4
  store i32 %133, ptr %76, align 8
  store i32 %173, ptr %77, align 4
  call void @enter_place(ptr %0, i8 3, i32 %174, i32 %175, i64 %224, ptr byval(%struct.Place) align 8 %10)
  br label %269

225:                                              ; preds = %168
  br i1 %177, label %267, label %226

226:                                              ; preds = %225
  %227 = sub nsw i32 0, %173
  %228 = icmp eq i32 %227, %133
  br i1 %228, label %267, label %229

229:                                              ; preds = %226
  %230 = load ptr, ptr %134, align 8
  %231 = load ptr, ptr %230, align 8
  br i1 %152, label %232, label %236

232:                                              ; preds = %229
  %233 = getelementptr inbounds %struct.Scalar, ptr %231, i64 %154
  %234 = load i64, ptr %233, align 8
  %235 = sub i64 2305843009213693487, %234
  br label %239

236:                                              ; preds = %229
  %237 = getelementptr inbounds %struct.Scalar, ptr %231, i64 %132
  %238 = load i64, ptr %237, align 8
  br label %239

239:                                              ; preds = %236, %232
  %240 = phi i64 [ %235, %232 ], [ %238, %236 ]
  %241 = call i64 @over_of(ptr %230, i32 %173)
  %242 = zext i64 %240 to i128
  %243 = zext i64 %241 to i128
  %244 = mul nuw i128 %243, %242
  %245 = trunc i128 %244 to i64
  %246 = mul i64 %245, 3456285112735364913
  %247 = zext i64 %246 to i128
  %248 = mul nuw nsw i128 %247, 2305843009213693487
  %249 = add i128 %248, %244
  %250 = lshr i128 %249, 64
  %251 = trunc nuw i128 %250 to i64
  %252 = icmp ugt i64 %251, 2305843009213693486
  %253 = add i64 %251, -2305843009213693487
  %254 = select i1 %252, i64 %253, i64 %251
  %255 = zext i64 %254 to i128
  %256 = mul nuw nsw i128 %255, 13838400
  %257 = trunc i128 %256 to i64
  %258 = mul i64 %257, 3456285112735364913
  %259 = zext i64 %258 to i128
  %260 = mul nuw nsw i128 %259, 2305843009213693487
  %261 = add nuw nsw i128 %260, %256
  %262 = lshr i128 %261, 64
  %263 = trunc nuw nsw i128 %262 to i64
  %264 = icmp ugt i64 %263, 2305843009213693486
  %265 = add nsw i64 %263, -2305843009213693487
  %266 = select i1 %264, i64 %265, i64 %263
  br label %267

267:                                              ; preds = %225, %226, %239
  %268 = phi i64 [ %266, %239 ], [ 1, %225 ], [ 2305843009213693486, %226 ]
  store i32 %121, ptr %11, align 8
  store i32 %171, ptr %68, align 4
  store i32 %131, ptr %69, align 8
  store i32 0, ptr %70, align 4
  store i32 %173, ptr %71, align 8
  store i32 %133, ptr %72, align 4
  call void @enter_place(ptr %0, i8 3, i32 %175, i32 %174, i64 %268, ptr byval(%struct.Place) align 8 %11)
  br label %269

269:                                              ; preds = %267, %223
  %270 = add nuw nsw i64 %157, 1
  %271 = load ptr, ptr %145, align 8
  %272 = getelementptr inbounds %struct.Sum, ptr %271, i64 %112
  %273 = getelementptr inbounds i8, ptr %272, i64 8
  %274 = load i32, ptr %273, align 8
  %275 = sext i32 %274 to i64
  %276 = icmp slt i64 %270, %275
  br i1 %276, label %156, label %161

277:                                              ; preds = %163, %324
  %278 = phi i64 [ 0, %163 ], [ %325, %324 ]
  %279 = phi i64 [ 1, %163 ], [ %326, %324 ]
  %280 = load ptr, ptr %164, align 8
  %281 = load ptr, ptr %135, align 8
  %282 = getelementptr inbounds i32, ptr %281, i64 %138
  %283 = load i32, ptr %282, align 4
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds i32, ptr %280, i64 %284
  %286 = getelementptr inbounds i32, ptr %285, i64 %278
  %287 = load i32, ptr %286, align 4
  %288 = icmp eq i64 %278, 0
  br i1 %288, label %295, label %289

289:                                              ; preds = %277
  %290 = getelementptr i8, ptr %286, i64 -4
  %291 = load i32, ptr %290, align 4
  %292 = icmp eq i32 %291, %287
  br i1 %292, label %293, label %295

293:                                              ; preds = %289
  %294 = add nuw nsw i64 %278, 1
  br label %324

295:                                              ; preds = %289, %277
  %296 = add nuw nsw i64 %278, 1
  %297 = icmp slt i64 %296, %166
  br i1 %297, label %299, label %298

298:                                              ; preds = %319, %295
  switch i32 %133, label %323 [
    i32 -1, label %324
    i32 1, label %324
  ]

299:                                              ; preds = %295, %319
  %300 = phi i64 [ %320, %319 ], [ %279, %295 ]
  %301 = icmp eq i64 %300, %296
  %302 = load ptr, ptr %164, align 8
  %303 = load ptr, ptr %135, align 8
  %304 = getelementptr inbounds i32, ptr %303, i64 %138
  %305 = load i32, ptr %304, align 4
  %306 = sext i32 %305 to i64
  %307 = getelementptr inbounds i32, ptr %302, i64 %306
  br i1 %301, label %308, label %311

308:                                              ; preds = %299
  %309 = getelementptr inbounds i32, ptr %307, i64 %296
  %310 = load i32, ptr %309, align 4
  br label %317

311:                                              ; preds = %299
  %312 = getelementptr inbounds i32, ptr %307, i64 %300
  %313 = load i32, ptr %312, align 4
  %314 = getelementptr i8, ptr %312, i64 -4
  %315 = load i32, ptr %314, align 4
  %316 = icmp eq i32 %313, %315
  br i1 %316, label %319, label %317

317:                                              ; preds = %308, %311
  %318 = phi i32 [ %310, %308 ], [ %313, %311 ]
  call void @enter_place(ptr %0, i8 1, i32 %287, i32 %318, i64 0, ptr byval(%struct.Place) align 8 %12)
  br label %319

319:                                              ; preds = %317, %311
  %320 = add nuw nsw i64 %300, 1
  %321 = trunc nuw i64 %320 to i32
  %322 = icmp sgt i32 %143, %321
  br i1 %322, label %299, label %298

323:                                              ; preds = %298
  call void @enter_place(ptr %0, i8 2, i32 %165, i32 %287, i64 0, ptr byval(%struct.Place) align 8 %12)
  br label %324

324:                                              ; preds = %293, %298, %298, %323
  %325 = phi i64 [ %294, %293 ], [ %296, %298 ], [ %296, %298 ], [ %296, %323 ]
  %326 = add nuw nsw i64 %279, 1
  %327 = icmp eq i64 %325, %167
  br i1 %327, label %328, label %277

328:                                              ; preds = %324, %161
  %329 = load ptr, ptr %67, align 8
  %330 = getelementptr inbounds %struct.Sum, ptr %329, i64 %112, i32 1
  %331 = load i32, ptr %330, align 8
  %332 = add nsw i32 %331, 1
  store i32 %332, ptr %330, align 8
  %333 = load ptr, ptr %67, align 8
  %334 = getelementptr inbounds %struct.Sum, ptr %333, i64 %112
  %335 = getelementptr inbounds i8, ptr %334, i64 8
  %336 = load i32, ptr %335, align 8
  %337 = icmp slt i32 %336, %114
  br i1 %337, label %124, label %338

338:                                              ; preds = %328, %110
  %339 = phi ptr [ %115, %110 ], [ %333, %328 ]
  %340 = add nuw nsw i64 %112, 1
  %341 = load i32, ptr %13, align 4
  %342 = sext i32 %341 to i64
  %343 = icmp slt i64 %340, %342
  br i1 %343, label %110, label %84

344:                                              ; preds = %88, %782
  %345 = load i32, ptr %60, align 8
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %347, label %785

347:                                              ; preds = %344
  %348 = load i32, ptr %56, align 8
  %349 = icmp sgt i32 %348, 0
  br i1 %349, label %350, label %455

350:                                              ; preds = %347, %450
  %351 = phi i64 [ %451, %450 ], [ 0, %347 ]
  %352 = load ptr, ptr %89, align 8
  %353 = getelementptr inbounds i32, ptr %352, i64 %351
  %354 = load i32, ptr %353, align 4
  %355 = load ptr, ptr %90, align 8
  %356 = sext i32 %354 to i64
  %357 = getelementptr inbounds %struct.Divisor, ptr %355, i64 %356
  %358 = getelementptr inbounds i8, ptr %357, i64 37
  store i8 0, ptr %358, align 1
  %359 = getelementptr inbounds i8, ptr %357, i64 20
  %360 = load i32, ptr %359, align 4
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %362, label %390

362:                                              ; preds = %350
  %363 = load ptr, ptr %90, align 8
  %364 = getelementptr inbounds %struct.Divisor, ptr %363, i64 %356
  %365 = getelementptr inbounds i8, ptr %364, i64 24
  %366 = load i32, ptr %365, align 8
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %450, label %368

368:                                              ; preds = %362
  %369 = sext i32 %366 to i64
  %370 = getelementptr inbounds [64 x ptr], ptr %92, i64 0, i64 %369
  %371 = load ptr, ptr %370, align 8
  %372 = getelementptr inbounds [64 x i32], ptr %63, i64 0, i64 %369
  %373 = load i32, ptr %372, align 4
  %374 = add nsw i32 %373, -1
  store i32 %374, ptr %372, align 4
  %375 = sext i32 %374 to i64
  %376 = getelementptr inbounds i32, ptr %371, i64 %375
  %377 = load i32, ptr %376, align 4
  %378 = load i32, ptr %365, align 8
  %379 = sext i32 %378 to i64
  %380 = getelementptr inbounds [64 x ptr], ptr %92, i64 0, i64 %379
  %381 = load ptr, ptr %380, align 8
  %382 = getelementptr inbounds i8, ptr %364, i64 28
  %383 = load i32, ptr %382, align 4
  %384 = sext i32 %383 to i64
  %385 = getelementptr inbounds i32, ptr %381, i64 %384
  store i32 %377, ptr %385, align 4
  %386 = load i32, ptr %382, align 4
  %387 = load ptr, ptr %90, align 8
  %388 = sext i32 %377 to i64
  %389 = getelementptr inbounds %struct.Divisor, ptr %387, i64 %388, i32 6
  store i32 %386, ptr %389, align 4
  store i32 0, ptr %365, align 8
  br label %450

390:                                              ; preds = %350
  %391 = getelementptr inbounds i8, ptr %357, i64 36
  %392 = load i8, ptr %391, align 4
  %393 = icmp eq i8 %392, 3
  br i1 %393, label %396, label %394

394:                                              ; preds = %390
  %395 = add nsw i32 %360, -1
  call void @shift(ptr %0, i32 %354, i32 %395)
  br label %450

396:                                              ; preds = %390
  %397 = icmp eq i32 %360, 1
  br i1 %397, label %398, label %446

398:                                              ; preds = %396
  %399 = load ptr, ptr %0, align 8
  %400 = getelementptr inbounds i8, ptr %357, i64 8
  %401 = load i32, ptr %400, align 8
  %402 = getelementptr inbounds i8, ptr %399, i64 72
  %403 = load ptr, ptr %402, align 8
  %404 = sext i32 %401 to i64
  %405 = getelementptr i32, ptr %403, i64 %404
  %406 = getelementptr i8, ptr %405, i64 4
  %407 = load i32, ptr %406, align 4
  %408 = load i32, ptr %405, align 4
  %409 = icmp eq i32 %407, %408
  br i1 %409, label %446, label %410

410:                                              ; preds = %398
  %411 = getelementptr inbounds i8, ptr %357, i64 12
  %412 = load i32, ptr %411, align 4
  %413 = sext i32 %412 to i64
  %414 = getelementptr i32, ptr %403, i64 %413
  %415 = getelementptr i8, ptr %414, i64 4
  %416 = load i32, ptr %415, align 4
  %417 = load i32, ptr %414, align 4
  %418 = icmp eq i32 %416, %417
  br i1 %418, label %446, label %419

419:                                              ; preds = %410
  %420 = load ptr, ptr %91, align 8
  %421 = getelementptr inbounds i8, ptr %357, i64 16
  %422 = load i32, ptr %421, align 8
  %423 = sext i32 %422 to i64
  %424 = getelementptr inbounds %struct.Place, ptr %420, i64 %423
  %425 = getelementptr inbounds i8, ptr %424, i64 4
  %426 = load i32, ptr %425, align 4
  %427 = sext i32 %426 to i64
  %428 = getelementptr i32, ptr %403, i64 %427
  %429 = getelementptr i8, ptr %428, i64 4
  %430 = load i32, ptr %429, align 4
  %431 = load i32, ptr %428, align 4
  %432 = load i64, ptr %357, align 8
  switch i64 %432, label %439 [
    i64 1, label %433
    i64 2305843009213693486, label %433
  ]

433:                                              ; preds = %419, %419
  %434 = getelementptr inbounds i8, ptr %424, i64 16
  %435 = load i32, ptr %434, align 4
  %436 = icmp ne i32 %435, 1
  %437 = icmp ne i32 %435, -1
  %438 = and i1 %436, %437
  br label %439

439:                                              ; preds = %433, %419
  %440 = phi i1 [ %438, %433 ], [ false, %419 ]
  %441 = zext i1 %440 to i32
  %442 = add i32 %408, %430
  %443 = add i32 %407, %431
  %444 = sub i32 %442, %443
  %445 = add nsw i32 %444, %441
  call void @shift(ptr %0, i32 %354, i32 %445)
  br label %450

446:                                              ; preds = %410, %398, %396
  %447 = call { i64, i64 } @taking(ptr %0, ptr %357)
  %448 = extractvalue { i64, i64 } %447, 0
  %449 = trunc i64 %448 to i32
  call void @shift(ptr %0, i32 %354, i32 %449)
  br label %450

450:                                              ; preds = %446, %439, %394, %368, %362
  %451 = add nuw nsw i64 %351, 1
  %452 = load i32, ptr %56, align 8
  %453 = sext i32 %452 to i64
  %454 = icmp slt i64 %451, %453
  br i1 %454, label %350, label %455

455:                                              ; preds = %450, %347
  store i32 0, ptr %56, align 8
  br label %456

456:                                              ; preds = %462, %455
  %457 = phi i32 [ 63, %455 ], [ %463, %462 ]
  %458 = zext i32 %457 to i64
  %459 = getelementptr inbounds [64 x i32], ptr %63, i64 0, i64 %458
  %460 = load i32, ptr %459, align 4
  %461 = icmp eq i32 %460, 0
  br i1 %461, label %462, label %465

462:                                              ; preds = %456
  %463 = add nsw i32 %457, -1
  %464 = icmp ugt i32 %457, 1
  br i1 %464, label %456, label %785

465:                                              ; preds = %456
  br i1 %93, label %529, label %466

466:                                              ; preds = %465
  %467 = add i32 %457, %94
  %468 = call i32 @llvm.smax.i32(i32 %467, i32 1)
  %469 = icmp slt i32 %457, %468
  br i1 %469, label %529, label %470

470:                                              ; preds = %466
  %471 = zext i32 %468 to i64
  br label %472

472:                                              ; preds = %524, %470
  %473 = phi i64 [ %458, %470 ], [ %527, %524 ]
  %474 = phi i32 [ %457, %470 ], [ %526, %524 ]
  %475 = phi i64 [ 0, %470 ], [ %525, %524 ]
  %476 = getelementptr inbounds [64 x i32], ptr %63, i64 0, i64 %473
  %477 = load i32, ptr %476, align 4
  %478 = icmp eq i32 %477, 0
  br i1 %478, label %524, label %479

479:                                              ; preds = %472
  %480 = shl nuw nsw i64 %473, 32
  %481 = load ptr, ptr %52, align 8
  %482 = load i64, ptr %481, align 8
  %483 = add i64 %482, -7046029254386353131
  store i64 %483, ptr %481, align 8
  %484 = lshr i64 %483, 30
  %485 = xor i64 %484, %483
  %486 = mul i64 %485, -4658895280553007687
  %487 = lshr i64 %486, 27
  %488 = xor i64 %487, %486
  %489 = mul i64 %488, -7723592293110705685
  %490 = lshr i64 %489, 31
  %491 = xor i64 %490, %489
  %492 = icmp eq i32 %477, 1
  br i1 %492, label %493, label %495

493:                                              ; preds = %479
  %494 = lshr i64 %491, 32
  br label %515

495:                                              ; preds = %479, %500
  %496 = phi i64 [ %501, %500 ], [ 0, %479 ]
  %497 = lshr exact i64 -9223372036854775808, %496
  %498 = and i64 %497, %491
  %499 = icmp eq i64 %498, 0
  br i1 %499, label %500, label %503

500:                                              ; preds = %495
  %501 = add nuw nsw i64 %496, 1
  %502 = icmp eq i64 %501, 40
  br i1 %502, label %503, label %495

503:                                              ; preds = %500, %495
  %504 = phi i64 [ 40, %500 ], [ %496, %495 ]
  %505 = shl i64 %491, %504
  %506 = lshr i64 %505, 47
  %507 = and i64 %506, 65535
  %508 = shl i64 %504, 16
  %509 = add nsw i64 %508, 65536
  %510 = sub nsw i64 %509, %507
  %511 = mul nsw i64 %510, 45426
  %512 = sext i32 %477 to i64
  %513 = udiv i64 %511, %512
  %514 = call i64 @llvm.usub.sat.i64(i64 4294967296, i64 %513)
  br label %515

515:                                              ; preds = %503, %493
  %516 = phi i64 [ %494, %493 ], [ %514, %503 ]
  %517 = mul nsw i64 %516, %95
  %518 = lshr i64 %517, 1
  %519 = add nuw i64 %518, %480
  %520 = icmp ugt i64 %519, %475
  %521 = call i64 @llvm.umax.i64(i64 %519, i64 %475)
  %522 = trunc nuw i64 %473 to i32
  %523 = select i1 %520, i32 %522, i32 %474
  br label %524

524:                                              ; preds = %515, %472
  %525 = phi i64 [ %521, %515 ], [ %475, %472 ]
  %526 = phi i32 [ %523, %515 ], [ %474, %472 ]
  %527 = add nsw i64 %473, -1
  %528 = icmp sgt i64 %473, %471
  br i1 %528, label %472, label %529

529:                                              ; preds = %524, %465, %466
  %530 = phi i32 [ %457, %465 ], [ %457, %466 ], [ %526, %524 ]
  %531 = sext i32 %530 to i64
  %532 = getelementptr inbounds [64 x ptr], ptr %92, i64 0, i64 %531
  %533 = load ptr, ptr %532, align 8
  %534 = load ptr, ptr %52, align 8
  %535 = getelementptr inbounds [64 x i32], ptr %63, i64 0, i64 %531
  %536 = load i32, ptr %535, align 4
  %537 = load i64, ptr %534, align 8
  %538 = add i64 %537, -7046029254386353131
  store i64 %538, ptr %534, align 8
  %539 = lshr i64 %538, 30
  %540 = xor i64 %539, %538
  %541 = mul i64 %540, -4658895280553007687
  %542 = lshr i64 %541, 27
  %543 = xor i64 %542, %541
  %544 = mul i64 %543, -7723592293110705685
  %545 = lshr i64 %544, 31
  %546 = xor i64 %545, %544
  %547 = sext i32 %536 to i64
  %548 = urem i64 %546, %547
  %549 = shl i64 %548, 32
  %550 = ashr exact i64 %549, 30
  %551 = getelementptr inbounds i8, ptr %533, i64 %550
  %552 = load i32, ptr %551, align 4
  %553 = icmp sgt i32 %552, -1
  br i1 %553, label %554, label %785

554:                                              ; preds = %529
  %555 = load ptr, ptr %90, align 8
  %556 = zext i32 %552 to i64
  %557 = getelementptr inbounds %struct.Divisor, ptr %555, i64 %556
  %558 = load i64, ptr %557, align 8
  %559 = getelementptr inbounds i8, ptr %557, i64 8
  %560 = load i32, ptr %559, align 8
  %561 = getelementptr inbounds i8, ptr %557, i64 12
  %562 = load i32, ptr %561, align 4
  %563 = getelementptr inbounds i8, ptr %557, i64 16
  %564 = load i32, ptr %563, align 8
  %565 = getelementptr inbounds i8, ptr %557, i64 20
  %566 = getelementptr inbounds i8, ptr %557, i64 36
  %567 = load i8, ptr %566, align 4
  %568 = getelementptr inbounds i8, ptr %557, i64 37
  switch i8 %567, label %697 [
    i8 1, label %569
    i8 2, label %632
  ]

569:                                              ; preds = %554
  %570 = load ptr, ptr %0, align 8
  %571 = icmp sgt i32 %564, -1
  br i1 %571, label %572, label %589

572:                                              ; preds = %569
  %573 = load ptr, ptr %91, align 8
  br label %576

574:                                              ; preds = %576
  %575 = trunc nuw i64 %581 to i32
  br label %589

576:                                              ; preds = %576, %572
  %577 = phi ptr [ %573, %572 ], [ %585, %576 ]
  %578 = phi i64 [ 0, %572 ], [ %581, %576 ]
  %579 = phi i32 [ %564, %572 ], [ %587, %576 ]
  %580 = load ptr, ptr %102, align 8
  %581 = add nuw nsw i64 %578, 1
  %582 = getelementptr inbounds %struct.Place, ptr %580, i64 %578
  %583 = zext i32 %579 to i64
  %584 = getelementptr inbounds %struct.Place, ptr %577, i64 %583
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %582, ptr align 4 %584, i64 24, i1 false)
  %585 = load ptr, ptr %91, align 8
  %586 = getelementptr inbounds %struct.Place, ptr %585, i64 %583, i32 3
  %587 = load i32, ptr %586, align 4
  %588 = icmp sgt i32 %587, -1
  br i1 %588, label %576, label %574

589:                                              ; preds = %574, %569
  %590 = phi i32 [ 0, %569 ], [ %575, %574 ]
  store i32 %560, ptr %7, align 4
  store i32 %562, ptr %103, align 4
  %591 = getelementptr inbounds i8, ptr %570, i64 32
  %592 = load i32, ptr %591, align 8
  %593 = getelementptr inbounds i8, ptr %570, i64 44
  %594 = load i32, ptr %593, align 4
  %595 = icmp slt i32 %592, %594
  br i1 %595, label %598, label %596

596:                                              ; preds = %589
  %597 = getelementptr inbounds i8, ptr %570, i64 136
  store i32 1, ptr %597, align 8
  br label %608

598:                                              ; preds = %589
  %599 = getelementptr inbounds i8, ptr %570, i64 8
  %600 = load ptr, ptr %599, align 8
  %601 = sext i32 %592 to i64
  %602 = getelementptr inbounds %struct.Literal, ptr %600, i64 %601
  store i32 1, ptr %602, align 4
  %603 = getelementptr inbounds i8, ptr %602, i64 4
  store i32 %560, ptr %603, align 4
  %604 = getelementptr inbounds i8, ptr %602, i64 8
  store i32 %562, ptr %604, align 4
  %605 = getelementptr inbounds i8, ptr %602, i64 12
  store i32 -1, ptr %605, align 4
  %606 = load i32, ptr %591, align 8
  %607 = add nsw i32 %606, 1
  store i32 %607, ptr %591, align 8
  br label %608

608:                                              ; preds = %598, %596
  %609 = phi i32 [ 0, %596 ], [ %606, %598 ]
  %610 = getelementptr inbounds i8, ptr %570, i64 136
  %611 = icmp sgt i32 %590, 0
  br i1 %611, label %612, label %631

612:                                              ; preds = %608
  %613 = zext i32 %590 to i64
  br label %614

614:                                              ; preds = %628, %612
  %615 = phi i64 [ 0, %612 ], [ %629, %628 ]
  %616 = load i32, ptr %610, align 8
  %617 = icmp eq i32 %616, 0
  br i1 %617, label %618, label %631

618:                                              ; preds = %614
  %619 = load ptr, ptr %102, align 8
  %620 = getelementptr inbounds %struct.Place, ptr %619, i64 %615
  %621 = load i32, ptr %620, align 4
  %622 = getelementptr inbounds i8, ptr %620, i64 4
  %623 = load i32, ptr %622, align 4
  %624 = call i32 @renamed(ptr %570, i32 %623, ptr %7, i32 2, i32 %609, i32 1)
  %625 = call i32 @remove_term(ptr %0, i32 %621, i32 %623)
  %626 = icmp eq i32 %625, 0
  br i1 %626, label %628, label %627

627:                                              ; preds = %618
  call void @put_term(ptr %0, i32 %621, i32 %624, i32 %625)
  br label %628

628:                                              ; preds = %627, %618
  %629 = add nuw nsw i64 %615, 1
  %630 = icmp eq i64 %629, %613
  br i1 %630, label %631, label %614

631:                                              ; preds = %614, %628, %608
  br label %782

632:                                              ; preds = %554
  store i64 %558, ptr %6, align 8
  store i32 %560, ptr %96, align 8
  store i32 %562, ptr %97, align 4
  store i32 %564, ptr %98, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %99, ptr align 4 %565, i64 16, i1 false)
  store i8 2, ptr %100, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %101, ptr align 1 %568, i64 3, i1 false)
  %633 = load ptr, ptr %0, align 8
  %634 = icmp sgt i32 %564, -1
  br i1 %634, label %635, label %652

635:                                              ; preds = %632
  %636 = load ptr, ptr %91, align 8
  br label %639

637:                                              ; preds = %639
  %638 = trunc nuw i64 %644 to i32
  br label %652

639:                                              ; preds = %639, %635
  %640 = phi ptr [ %636, %635 ], [ %648, %639 ]
  %641 = phi i64 [ 0, %635 ], [ %644, %639 ]
  %642 = phi i32 [ %564, %635 ], [ %650, %639 ]
  %643 = load ptr, ptr %102, align 8
  %644 = add nuw nsw i64 %641, 1
  %645 = getelementptr inbounds %struct.Place, ptr %643, i64 %641
  %646 = zext i32 %642 to i64
  %647 = getelementptr inbounds %struct.Place, ptr %640, i64 %646
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %645, ptr align 4 %647, i64 24, i1 false)
  %648 = load ptr, ptr %91, align 8
  %649 = getelementptr inbounds %struct.Place, ptr %648, i64 %646, i32 3
  %650 = load i32, ptr %649, align 4
  %651 = icmp sgt i32 %650, -1
  br i1 %651, label %639, label %637

652:                                              ; preds = %637, %632
  %653 = phi i32 [ 0, %632 ], [ %638, %637 ]
  %654 = getelementptr inbounds i8, ptr %633, i64 32
  %655 = load i32, ptr %654, align 8
  %656 = getelementptr inbounds i8, ptr %633, i64 44
  %657 = load i32, ptr %656, align 4
  %658 = icmp slt i32 %655, %657
  br i1 %658, label %661, label %659

659:                                              ; preds = %652
  %660 = getelementptr inbounds i8, ptr %633, i64 136
  store i32 1, ptr %660, align 8
  br label %671

661:                                              ; preds = %652
  %662 = getelementptr inbounds i8, ptr %633, i64 8
  %663 = load ptr, ptr %662, align 8
  %664 = sext i32 %655 to i64
  %665 = getelementptr inbounds %struct.Literal, ptr %663, i64 %664
  store i32 2, ptr %665, align 4
  %666 = getelementptr inbounds i8, ptr %665, i64 4
  store i32 %560, ptr %666, align 4
  %667 = getelementptr inbounds i8, ptr %665, i64 8
  store i32 %562, ptr %667, align 4
  %668 = getelementptr inbounds i8, ptr %665, i64 12
  store i32 -1, ptr %668, align 4
  %669 = load i32, ptr %654, align 8
  %670 = add nsw i32 %669, 1
  store i32 %670, ptr %654, align 8
  br label %671

671:                                              ; preds = %661, %659
  %672 = phi i32 [ 0, %659 ], [ %669, %661 ]
  %673 = getelementptr inbounds i8, ptr %633, i64 136
  %674 = icmp sgt i32 %653, 0
  br i1 %674, label %675, label %696

675:                                              ; preds = %671
  %676 = zext i32 %653 to i64
  br label %677

677:                                              ; preds = %693, %675
  %678 = phi i64 [ 0, %675 ], [ %694, %693 ]
  %679 = load i32, ptr %673, align 8
  %680 = icmp eq i32 %679, 0
  br i1 %680, label %681, label %696

681:                                              ; preds = %677
  %682 = load ptr, ptr %102, align 8
  %683 = getelementptr inbounds %struct.Place, ptr %682, i64 %678
  %684 = load i32, ptr %683, align 4
  %685 = getelementptr inbounds i8, ptr %683, i64 4
  %686 = load i32, ptr %685, align 4
  %687 = call i32 @renamed(ptr %633, i32 %686, ptr %97, i32 1, i32 %672, i32 0)
  %688 = call i32 @remove_term(ptr %0, i32 %684, i32 %686)
  %689 = icmp eq i32 %688, 0
  br i1 %689, label %693, label %690

690:                                              ; preds = %681
  %691 = icmp eq i32 %688, %560
  %692 = select i1 %691, i32 1, i32 -1
  call void @put_term(ptr %0, i32 %684, i32 %687, i32 %692)
  br label %693

693:                                              ; preds = %690, %681
  %694 = add nuw nsw i64 %678, 1
  %695 = icmp eq i64 %694, %676
  br i1 %695, label %696, label %677

696:                                              ; preds = %677, %693, %671
  br label %782

697:                                              ; preds = %554
  store i64 %558, ptr %5, align 8
  store i32 %560, ptr %104, align 8
  store i32 %562, ptr %105, align 4
  store i32 %564, ptr %106, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %107, ptr align 4 %565, i64 16, i1 false)
  store i8 %567, ptr %108, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %109, ptr align 1 %568, i64 3, i1 false)
  %698 = load ptr, ptr %0, align 8
  %699 = call { i64, i64 } @taking(ptr %0, ptr %5)
  %700 = extractvalue { i64, i64 } %699, 1
  %701 = getelementptr inbounds i8, ptr %698, i64 36
  %702 = load i32, ptr %701, align 4
  %703 = getelementptr inbounds i8, ptr %698, i64 48
  %704 = load i32, ptr %703, align 8
  %705 = icmp slt i32 %702, %704
  br i1 %705, label %708, label %706

706:                                              ; preds = %697
  %707 = getelementptr inbounds i8, ptr %698, i64 136
  store i32 1, ptr %707, align 8
  br label %715

708:                                              ; preds = %697
  %709 = getelementptr inbounds i8, ptr %698, i64 16
  %710 = load ptr, ptr %709, align 8
  %711 = sext i32 %702 to i64
  %712 = getelementptr inbounds %struct.Sum, ptr %710, i64 %711
  call void @llvm.memset.p0.i64(ptr align 8 %712, i8 0, i64 16, i1 false)
  %713 = load i32, ptr %701, align 4
  %714 = add nsw i32 %713, 1
  store i32 %714, ptr %701, align 4
  br label %715

715:                                              ; preds = %708, %706
  %716 = phi i32 [ 0, %706 ], [ %713, %708 ]
  %717 = getelementptr inbounds i8, ptr %698, i64 32
  %718 = load i32, ptr %717, align 8
  %719 = getelementptr inbounds i8, ptr %698, i64 44
  %720 = load i32, ptr %719, align 4
  %721 = icmp slt i32 %718, %720
  br i1 %721, label %724, label %722

722:                                              ; preds = %715
  %723 = getelementptr inbounds i8, ptr %698, i64 136
  store i32 1, ptr %723, align 8
  br label %781

724:                                              ; preds = %715
  %725 = getelementptr inbounds i8, ptr %698, i64 8
  %726 = load ptr, ptr %725, align 8
  %727 = sext i32 %718 to i64
  %728 = getelementptr inbounds %struct.Literal, ptr %726, i64 %727
  store i32 3, ptr %728, align 4
  %729 = getelementptr inbounds i8, ptr %728, i64 4
  store i32 %716, ptr %729, align 4
  %730 = getelementptr inbounds i8, ptr %728, i64 8
  store i32 0, ptr %730, align 4
  %731 = getelementptr inbounds i8, ptr %728, i64 12
  store i32 -1, ptr %731, align 4
  %732 = load i32, ptr %717, align 8
  %733 = add nsw i32 %732, 1
  store i32 %733, ptr %717, align 8
  %734 = getelementptr inbounds i8, ptr %698, i64 136
  %735 = load i32, ptr %734, align 8
  %736 = icmp eq i32 %735, 0
  br i1 %736, label %737, label %781

737:                                              ; preds = %724
  %738 = extractvalue { i64, i64 } %699, 0
  %739 = lshr i64 %738, 32
  %740 = trunc nuw i64 %739 to i32
  call void @put_term(ptr %0, i32 %716, i32 %560, i32 %740)
  %741 = trunc i64 %700 to i32
  call void @put_term(ptr %0, i32 %716, i32 %562, i32 %741)
  %742 = lshr i64 %700, 32
  %743 = trunc nuw i64 %742 to i32
  %744 = icmp sgt i32 %743, 0
  br i1 %744, label %745, label %781

745:                                              ; preds = %737
  %746 = getelementptr inbounds i8, ptr %698, i64 56
  %747 = getelementptr inbounds i8, ptr %698, i64 72
  %748 = sext i32 %560 to i64
  br label %749

749:                                              ; preds = %753, %745
  %750 = phi i64 [ 0, %745 ], [ %779, %753 ]
  %751 = load i32, ptr %734, align 8
  %752 = icmp eq i32 %751, 0
  br i1 %752, label %753, label %781

753:                                              ; preds = %749
  %754 = load ptr, ptr %102, align 8
  %755 = getelementptr inbounds %struct.Place, ptr %754, i64 %750
  %756 = load i32, ptr %755, align 4
  %757 = getelementptr inbounds i8, ptr %755, i64 4
  %758 = load i32, ptr %757, align 4
  %759 = getelementptr inbounds i8, ptr %755, i64 8
  %760 = load i32, ptr %759, align 4
  %761 = load ptr, ptr %746, align 8
  %762 = load ptr, ptr %747, align 8
  %763 = getelementptr inbounds i32, ptr %762, i64 %748
  %764 = load i32, ptr %763, align 4
  %765 = sext i32 %764 to i64
  %766 = getelementptr inbounds i32, ptr %761, i64 %765
  %767 = getelementptr i8, ptr %763, i64 4
  %768 = load i32, ptr %767, align 4
  %769 = sub nsw i32 %768, %764
  %770 = call i32 @renamed(ptr %698, i32 %758, ptr %766, i32 %769, i32 %732, i32 0)
  %771 = call i32 @remove_term(ptr %0, i32 %756, i32 %758)
  %772 = call i32 @remove_term(ptr %0, i32 %756, i32 %760)
  %773 = load ptr, ptr %698, align 8
  %774 = call i32 @scale_quotient(ptr %773, i32 %771, i32 %740)
  %775 = icmp eq i32 %774, 0
  %776 = zext i1 %775 to i32
  %777 = load i32, ptr %734, align 8
  %778 = or i32 %777, %776
  store i32 %778, ptr %734, align 8
  call void @put_term(ptr %0, i32 %756, i32 %770, i32 %774)
  %779 = add nuw nsw i64 %750, 1
  %780 = icmp eq i64 %779, %742
  br i1 %780, label %781, label %749

781:                                              ; preds = %749, %753, %722, %724, %737
  br label %782

782:                                              ; preds = %696, %781, %631
  %783 = load i32, ptr %85, align 8
  %784 = icmp eq i32 %783, 0
  br i1 %784, label %344, label %785

785:                                              ; preds = %529, %782, %344, %462, %84
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
  %13 = getelementptr inbounds i8, ptr %0, i64 88
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 56
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
  %66 = getelementptr inbounds i8, ptr %0, i64 88
  %67 = getelementptr inbounds i8, ptr %0, i64 72
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

define internal void @coprime(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4) {
  %6 = alloca [48 x i32], align 16
  %7 = alloca [48 x i32], align 16
  %8 = getelementptr inbounds i8, ptr %0, i64 72
  %9 = load ptr, ptr %8, align 8
  %10 = sext i32 %1 to i64
  %11 = getelementptr i32, ptr %9, i64 %10
  %12 = getelementptr i8, ptr %11, i64 4
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %11, align 4
  %15 = sub nsw i32 %13, %14
  %16 = sext i32 %2 to i64
  %17 = getelementptr i32, ptr %9, i64 %16
  %18 = getelementptr i8, ptr %17, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = load i32, ptr %17, align 4
  %21 = sub nsw i32 %19, %20
  %22 = getelementptr inbounds i8, ptr %0, i64 56
  %23 = load ptr, ptr %22, align 8
  %24 = sext i32 %14 to i64
  %25 = getelementptr inbounds i32, ptr %23, i64 %24
  %26 = sext i32 %20 to i64
  %27 = getelementptr inbounds i32, ptr %23, i64 %26
  store i32 %1, ptr %3, align 4
  store i32 %2, ptr %4, align 4
  %28 = getelementptr inbounds i8, ptr %0, i64 112
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i64, ptr %29, i64 %10
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds i64, ptr %29, i64 %16
  %33 = load i64, ptr %32, align 8
  %34 = and i64 %33, %31
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %100, label %36

36:                                               ; preds = %5
  %37 = icmp sgt i32 %15, 0
  %38 = icmp sgt i32 %21, 0
  %39 = select i1 %37, i1 true, i1 %38
  br i1 %39, label %40, label %100

40:                                               ; preds = %36, %86
  %41 = phi i1 [ %92, %86 ], [ %37, %36 ]
  %42 = phi i32 [ %91, %86 ], [ 0, %36 ]
  %43 = phi i32 [ %90, %86 ], [ 0, %36 ]
  %44 = phi i32 [ %89, %86 ], [ 0, %36 ]
  %45 = phi i32 [ %88, %86 ], [ 0, %36 ]
  %46 = phi i32 [ %87, %86 ], [ 0, %36 ]
  %47 = icmp eq i32 %46, %21
  br i1 %47, label %48, label %52

48:                                               ; preds = %40
  %49 = sext i32 %42 to i64
  %50 = getelementptr inbounds i32, ptr %25, i64 %49
  %51 = load i32, ptr %50, align 4
  br label %61

52:                                               ; preds = %40
  br i1 %41, label %53, label %67

53:                                               ; preds = %52
  %54 = sext i32 %42 to i64
  %55 = getelementptr inbounds i32, ptr %25, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = sext i32 %46 to i64
  %58 = getelementptr inbounds i32, ptr %27, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = icmp slt i32 %56, %59
  br i1 %60, label %61, label %67

61:                                               ; preds = %48, %53
  %62 = phi i32 [ %51, %48 ], [ %56, %53 ]
  %63 = add nsw i32 %42, 1
  %64 = add nsw i32 %45, 1
  %65 = sext i32 %45 to i64
  %66 = getelementptr inbounds [48 x i32], ptr %6, i64 0, i64 %65
  store i32 %62, ptr %66, align 4
  br label %86

67:                                               ; preds = %53, %52
  %68 = icmp eq i32 %42, %15
  %69 = sext i32 %46 to i64
  %70 = getelementptr inbounds i32, ptr %27, i64 %69
  %71 = load i32, ptr %70, align 4
  br i1 %68, label %77, label %72

72:                                               ; preds = %67
  %73 = sext i32 %42 to i64
  %74 = getelementptr inbounds i32, ptr %25, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = icmp slt i32 %71, %75
  br i1 %76, label %77, label %82

77:                                               ; preds = %67, %72
  %78 = add nsw i32 %46, 1
  %79 = add nsw i32 %44, 1
  %80 = sext i32 %44 to i64
  %81 = getelementptr inbounds [48 x i32], ptr %7, i64 0, i64 %80
  store i32 %71, ptr %81, align 4
  br label %86

82:                                               ; preds = %72
  %83 = add nsw i32 %42, 1
  %84 = add nsw i32 %46, 1
  %85 = add nsw i32 %43, 1
  br label %86

86:                                               ; preds = %77, %82, %61
  %87 = phi i32 [ %46, %61 ], [ %78, %77 ], [ %84, %82 ]
  %88 = phi i32 [ %64, %61 ], [ %45, %77 ], [ %45, %82 ]
  %89 = phi i32 [ %44, %61 ], [ %79, %77 ], [ %44, %82 ]
  %90 = phi i32 [ %43, %61 ], [ %43, %77 ], [ %85, %82 ]
  %91 = phi i32 [ %63, %61 ], [ %42, %77 ], [ %83, %82 ]
  %92 = icmp slt i32 %91, %15
  %93 = icmp slt i32 %87, %21
  %94 = select i1 %92, i1 true, i1 %93
  br i1 %94, label %40, label %95

95:                                               ; preds = %86
  %96 = icmp eq i32 %90, 0
  br i1 %96, label %100, label %97

97:                                               ; preds = %95
  %98 = call i32 @monomial(ptr %0, ptr %6, i32 %88)
  store i32 %98, ptr %3, align 4
  %99 = call i32 @monomial(ptr %0, ptr %7, i32 %89)
  store i32 %99, ptr %4, align 4
  br label %100

100:                                              ; preds = %36, %95, %97, %5
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
  call void @coprime(ptr %37, i32 %2, i32 %87, ptr %4, ptr %5)
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
  call void @coprime(ptr %73, i32 %2, i32 %117, ptr %5, ptr %6)
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
  %5 = getelementptr inbounds i8, ptr %3, i64 100224
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
  %4 = getelementptr inbounds i8, ptr %3, i64 100232
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
  %28 = getelementptr inbounds i8, ptr %3, i64 100248
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
  %39 = getelementptr inbounds i8, ptr %3, i64 100240
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
  %88 = getelementptr inbounds i8, ptr %3, i64 100240
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

