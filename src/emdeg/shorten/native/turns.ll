; Made of turns.c by `make turns`: do not edit.

%struct.Way = type { i32, i32, i32, i32, i8, i8 }
%struct.Node = type { i8, i8, i8, i8, [2 x i8], [2 x i32], i32, [4 x i32], i64 }
%struct.Edge = type { i32, i32 }
%struct.Writer = type { ptr, ptr, i32 }
%struct.Reading = type { i32, i32, i32 }
%struct.Program = type { ptr, ptr, i32, i32, i32 }
%struct.Search = type { %struct.Program, %struct.Scalars, %struct.Index, [4 x %struct.Poly], %struct.Needed, ptr, ptr, ptr, ptr, ptr, ptr, i32, ptr, ptr, double, i32, i64 }
%struct.Scalars = type { ptr, i32, i32, ptr, i32, ptr, i32 }
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
%struct.Place = type { i32, i32, i32, i32 }

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
  br i1 %32, label %3592, label %33

33:                                               ; preds = %7
  call void @llvm.memset.p0.i64(ptr align 8 %27, i8 0, i64 32, i1 false)
  %34 = sext i32 %3 to i64
  call void @llvm.memset.p0.i64(ptr align 8 %28, i8 0, i64 1960, i1 false)
  %35 = load i64, ptr %6, align 8
  %36 = getelementptr inbounds i8, ptr %28, i64 1952
  store i64 %35, ptr %36, align 8
  %37 = getelementptr inbounds i8, ptr %6, i64 8
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %28, i64 1936
  store double %38, ptr %39, align 8
  %40 = getelementptr inbounds i8, ptr %6, i64 16
  %41 = load i32, ptr %40, align 8
  %42 = getelementptr inbounds i8, ptr %28, i64 1944
  store i32 %41, ptr %42, align 8
  %43 = getelementptr inbounds i8, ptr %28, i64 80
  call void @llvm.memset.p0.i64(ptr align 8 %43, i8 0, i64 1128, i1 false)
  %44 = shl nsw i32 %3, 6
  %45 = add nsw i32 %44, 50000
  %46 = getelementptr inbounds i8, ptr %28, i64 108
  store i32 %45, ptr %46, align 4
  %47 = mul nsw i32 %3, 96
  %48 = add nsw i32 %47, 75000
  %49 = getelementptr inbounds i8, ptr %28, i64 148
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
  %59 = getelementptr inbounds i8, ptr %28, i64 120
  store i32 %58, ptr %59, align 8
  %60 = sext i32 %45 to i64
  %61 = call ptr @calloc(i64 %60, i64 40)
  %62 = icmp eq ptr %61, null
  %63 = getelementptr inbounds i8, ptr %28, i64 96
  store ptr %61, ptr %63, align 8
  %64 = call ptr @calloc(i64 %60, i64 4)
  %65 = icmp eq ptr %64, null
  %66 = or i1 %62, %65
  %67 = getelementptr inbounds i8, ptr %28, i64 160
  store ptr %64, ptr %67, align 8
  %68 = sext i32 %58 to i64
  %69 = add nsw i64 %68, 1
  %70 = call i64 @llvm.umax.i64(i64 %69, i64 1)
  %71 = call ptr @calloc(i64 %70, i64 4)
  %72 = icmp eq ptr %71, null
  %73 = or i1 %66, %72
  %74 = getelementptr inbounds i8, ptr %28, i64 112
  store ptr %71, ptr %74, align 8
  %75 = sext i32 %48 to i64
  %76 = call ptr @calloc(i64 %75, i64 16)
  %77 = icmp eq ptr %76, null
  %78 = or i1 %73, %77
  %79 = getelementptr inbounds i8, ptr %28, i64 128
  store ptr %76, ptr %79, align 8
  %80 = call ptr @calloc(i64 %75, i64 16)
  %81 = icmp eq ptr %80, null
  %82 = or i1 %78, %81
  %83 = getelementptr inbounds i8, ptr %28, i64 136
  store ptr %80, ptr %83, align 8
  %84 = zext i1 %82 to i32
  %85 = getelementptr inbounds i8, ptr %28, i64 1208
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
  %104 = getelementptr inbounds i8, ptr %28, i64 1752
  %105 = getelementptr inbounds i8, ptr %28, i64 1252
  %106 = load i32, ptr %105, align 4
  %107 = sext i32 %106 to i64
  %108 = add nsw i64 %107, 1
  %109 = getelementptr inbounds i8, ptr %28, i64 1256
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
  %121 = getelementptr inbounds i8, ptr %28, i64 1768
  store ptr %118, ptr %121, align 8
  %122 = call ptr @calloc(i64 %117, i64 1)
  %123 = icmp eq ptr %122, null
  %124 = or i1 %120, %123
  %125 = getelementptr inbounds i8, ptr %28, i64 1776
  store ptr %122, ptr %125, align 8
  %126 = call ptr @calloc(i64 %117, i64 1)
  %127 = icmp eq ptr %126, null
  %128 = or i1 %124, %127
  %129 = getelementptr inbounds i8, ptr %28, i64 1784
  store ptr %126, ptr %129, align 8
  %130 = call i64 @llvm.umax.i64(i64 %112, i64 1)
  %131 = call ptr @calloc(i64 %130, i64 1)
  %132 = icmp eq ptr %131, null
  %133 = or i1 %128, %132
  %134 = getelementptr inbounds i8, ptr %28, i64 1792
  store ptr %131, ptr %134, align 8
  %135 = call ptr @calloc(i64 %114, i64 12)
  %136 = icmp eq ptr %135, null
  %137 = or i1 %133, %136
  %138 = getelementptr inbounds i8, ptr %28, i64 1800
  store ptr %135, ptr %138, align 8
  %139 = call ptr @calloc(i64 %117, i64 4)
  %140 = icmp eq ptr %139, null
  %141 = or i1 %137, %140
  %142 = getelementptr inbounds i8, ptr %28, i64 1808
  store ptr %139, ptr %142, align 8
  %143 = call ptr @calloc(i64 %130, i64 4)
  %144 = icmp eq ptr %143, null
  %145 = or i1 %141, %144
  %146 = getelementptr inbounds i8, ptr %28, i64 1816
  store ptr %143, ptr %146, align 8
  %147 = call ptr @calloc(i64 %117, i64 16)
  %148 = icmp eq ptr %147, null
  %149 = or i1 %145, %148
  %150 = getelementptr inbounds i8, ptr %28, i64 1824
  store ptr %147, ptr %150, align 8
  %151 = call ptr @calloc(i64 %130, i64 16)
  %152 = icmp eq ptr %151, null
  %153 = or i1 %149, %152
  %154 = getelementptr inbounds i8, ptr %28, i64 1832
  store ptr %151, ptr %154, align 8
  %155 = call ptr @calloc(i64 %117, i64 1)
  %156 = icmp eq ptr %155, null
  %157 = or i1 %153, %156
  %158 = getelementptr inbounds i8, ptr %28, i64 1840
  store ptr %155, ptr %158, align 8
  %159 = call ptr @calloc(i64 %117, i64 8)
  %160 = icmp eq ptr %159, null
  %161 = or i1 %157, %160
  %162 = getelementptr inbounds i8, ptr %28, i64 1848
  store ptr %159, ptr %162, align 8
  %163 = call ptr @calloc(i64 %130, i64 8)
  %164 = icmp eq ptr %163, null
  %165 = or i1 %161, %164
  %166 = getelementptr inbounds i8, ptr %28, i64 1856
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
  %183 = getelementptr inbounds i8, ptr %28, i64 1864
  store ptr %180, ptr %183, align 8
  %184 = call ptr @calloc(i64 %179, i64 4)
  %185 = icmp eq ptr %184, null
  %186 = or i1 %182, %185
  %187 = getelementptr inbounds i8, ptr %28, i64 1872
  store ptr %184, ptr %187, align 8
  %188 = add nsw i64 %34, 256
  %189 = add nsw i64 %188, %107
  %190 = call i64 @llvm.umax.i64(i64 %189, i64 1)
  %191 = call ptr @calloc(i64 %190, i64 4)
  %192 = icmp eq ptr %191, null
  %193 = or i1 %186, %192
  %194 = getelementptr inbounds i8, ptr %28, i64 1880
  store ptr %191, ptr %194, align 8
  %195 = shl nsw i64 %34, 1
  %196 = zext i32 %5 to i64
  %197 = add nsw i64 %195, %196
  %198 = add nsw i64 %197, %107
  %199 = call i64 @llvm.umax.i64(i64 %198, i64 1)
  %200 = call ptr @calloc(i64 %199, i64 4)
  %201 = icmp eq ptr %200, null
  %202 = or i1 %193, %201
  %203 = getelementptr inbounds i8, ptr %28, i64 1888
  store ptr %200, ptr %203, align 8
  %204 = getelementptr inbounds i8, ptr %28, i64 1912
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
  %275 = getelementptr inbounds i8, ptr %28, i64 1896
  store ptr %272, ptr %275, align 8
  %276 = call ptr @calloc(i64 %179, i64 4)
  %277 = icmp eq ptr %276, null
  %278 = or i1 %274, %277
  %279 = getelementptr inbounds i8, ptr %28, i64 1904
  store ptr %276, ptr %279, align 8
  %280 = call ptr @calloc(i64 %179, i64 1)
  %281 = icmp eq ptr %280, null
  %282 = or i1 %278, %281
  %283 = getelementptr inbounds i8, ptr %28, i64 1920
  store ptr %280, ptr %283, align 8
  %284 = getelementptr inbounds i8, ptr %28, i64 1332
  %285 = load i32, ptr %284, align 4
  %286 = call i32 @llvm.umax.i32(i32 %285, i32 1)
  %287 = sext i32 %286 to i64
  %288 = call ptr @calloc(i64 %287, i64 8)
  %289 = icmp eq ptr %288, null
  %290 = or i1 %282, %289
  %291 = getelementptr inbounds i8, ptr %28, i64 1928
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
  br i1 %549, label %3433, label %550

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
  br i1 %555, label %560, label %3433

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
  br i1 %639, label %640, label %3433

640:                                              ; preds = %632
  %641 = getelementptr inbounds i8, ptr %6, i64 24
  %642 = getelementptr inbounds i8, ptr %6, i64 36
  %643 = getelementptr inbounds i8, ptr %6, i64 40
  %644 = getelementptr inbounds i8, ptr %29, i64 8
  %645 = getelementptr inbounds i8, ptr %29, i64 16
  %646 = getelementptr inbounds i8, ptr %29, i64 20
  %647 = getelementptr inbounds i8, ptr %29, i64 24
  %648 = getelementptr inbounds i8, ptr %29, i64 168
  %649 = shl nsw i64 %546, 2
  %650 = getelementptr inbounds i8, ptr %29, i64 32
  %651 = getelementptr inbounds i8, ptr %27, i64 8
  %652 = getelementptr inbounds i8, ptr %27, i64 16
  %653 = getelementptr inbounds i8, ptr %27, i64 24
  %654 = getelementptr inbounds i8, ptr %29, i64 88
  %655 = getelementptr inbounds i8, ptr %24, i64 8
  %656 = getelementptr inbounds i8, ptr %24, i64 16
  %657 = getelementptr inbounds i8, ptr %25, i64 4
  %658 = getelementptr inbounds i8, ptr %25, i64 8
  %659 = getelementptr inbounds i8, ptr %25, i64 12
  %660 = getelementptr inbounds i8, ptr %25, i64 16
  %661 = getelementptr inbounds i8, ptr %25, i64 17
  %662 = getelementptr inbounds i8, ptr %26, i64 4
  %663 = getelementptr inbounds i8, ptr %26, i64 8
  %664 = getelementptr inbounds i8, ptr %26, i64 12
  %665 = getelementptr inbounds i8, ptr %26, i64 16
  %666 = getelementptr inbounds i8, ptr %26, i64 17
  %667 = getelementptr inbounds i8, ptr %22, i64 12
  %668 = getelementptr inbounds i8, ptr %22, i64 4
  %669 = getelementptr inbounds i8, ptr %22, i64 17
  %670 = getelementptr inbounds i8, ptr %22, i64 8
  %671 = getelementptr inbounds i8, ptr %21, i64 3
  %672 = getelementptr inbounds i8, ptr %21, i64 16
  %673 = getelementptr inbounds i8, ptr %21, i64 1
  %674 = getelementptr inbounds i8, ptr %21, i64 2
  %675 = getelementptr inbounds i8, ptr %21, i64 4
  %676 = getelementptr inbounds i8, ptr %21, i64 5
  %677 = getelementptr inbounds i8, ptr %21, i64 8
  %678 = getelementptr inbounds i8, ptr %21, i64 12
  %679 = getelementptr inbounds i8, ptr %21, i64 20
  %680 = getelementptr inbounds i8, ptr %21, i64 40
  %681 = getelementptr inbounds i8, ptr %21, i64 24
  %682 = getelementptr inbounds i8, ptr %22, i64 16
  %683 = getelementptr inbounds i8, ptr %27, i64 16
  %684 = getelementptr inbounds i8, ptr %27, i64 8
  %685 = getelementptr inbounds i8, ptr %27, i64 24
  %686 = getelementptr inbounds i8, ptr %6, i64 28
  %687 = getelementptr inbounds i8, ptr %6, i64 52
  %688 = getelementptr inbounds i8, ptr %28, i64 1328
  %689 = getelementptr inbounds i8, ptr %28, i64 1272
  %690 = getelementptr inbounds i8, ptr %28, i64 1248
  %691 = getelementptr inbounds i8, ptr %28, i64 1244
  %692 = getelementptr inbounds i8, ptr %28, i64 1240
  %693 = getelementptr inbounds i8, ptr %28, i64 1336
  %694 = getelementptr inbounds i8, ptr %28, i64 1296
  %695 = getelementptr inbounds i8, ptr %28, i64 1280
  %696 = getelementptr inbounds i8, ptr %28, i64 1304
  %697 = getelementptr inbounds i8, ptr %28, i64 1312
  %698 = getelementptr inbounds i8, ptr %28, i64 1304
  %699 = getelementptr inbounds i8, ptr %28, i64 1312
  %700 = getelementptr inbounds i8, ptr %28, i64 1280
  %701 = getelementptr inbounds i8, ptr %28, i64 1288
  %702 = getelementptr inbounds i8, ptr %28, i64 1296
  %703 = getelementptr inbounds i8, ptr %28, i64 1300
  %704 = getelementptr inbounds i8, ptr %28, i64 1272
  %705 = getelementptr inbounds i8, ptr %28, i64 1276
  %706 = getelementptr inbounds i8, ptr %28, i64 1280
  %707 = getelementptr inbounds i8, ptr %28, i64 1288
  %708 = getelementptr inbounds i8, ptr %28, i64 1336
  %709 = getelementptr inbounds i8, ptr %28, i64 1224
  %710 = getelementptr inbounds i8, ptr %28, i64 1216
  %711 = getelementptr inbounds i8, ptr %28, i64 1280
  %712 = getelementptr inbounds i8, ptr %28, i64 1264
  %713 = getelementptr inbounds i8, ptr %28, i64 1288
  %714 = getelementptr inbounds i8, ptr %28, i64 1296
  %715 = getelementptr inbounds i8, ptr %28, i64 1300
  %716 = getelementptr inbounds i8, ptr %28, i64 1272
  %717 = getelementptr inbounds i8, ptr %28, i64 1276
  %718 = getelementptr inbounds i8, ptr %28, i64 1264
  %719 = getelementptr inbounds i8, ptr %28, i64 1280
  %720 = getelementptr inbounds i8, ptr %28, i64 1288
  %721 = getelementptr inbounds i8, ptr %28, i64 1336
  %722 = getelementptr inbounds i8, ptr %28, i64 1280
  %723 = getelementptr inbounds i8, ptr %28, i64 1264
  %724 = getelementptr inbounds i8, ptr %28, i64 1288
  %725 = getelementptr inbounds i8, ptr %28, i64 1296
  %726 = getelementptr inbounds i8, ptr %28, i64 1300
  %727 = getelementptr inbounds i8, ptr %28, i64 1272
  %728 = getelementptr inbounds i8, ptr %28, i64 1276
  %729 = getelementptr inbounds i8, ptr %28, i64 1264
  %730 = getelementptr inbounds i8, ptr %28, i64 1280
  %731 = getelementptr inbounds i8, ptr %28, i64 1288
  %732 = getelementptr inbounds i8, ptr %28, i64 1336
  %733 = getelementptr inbounds i8, ptr %28, i64 1232
  %734 = getelementptr inbounds i8, ptr %28, i64 1344
  %735 = getelementptr inbounds i8, ptr %28, i64 1472
  %736 = getelementptr inbounds i8, ptr %28, i64 1760
  %737 = getelementptr inbounds i8, ptr %20, i64 4
  %738 = getelementptr inbounds i8, ptr %20, i64 8
  %739 = getelementptr inbounds i8, ptr %19, i64 4
  %740 = getelementptr inbounds i8, ptr %19, i64 8
  %741 = getelementptr inbounds i8, ptr %16, i64 8
  %742 = getelementptr inbounds i8, ptr %16, i64 16
  %743 = getelementptr inbounds i8, ptr %27, i64 16
  %744 = getelementptr inbounds i8, ptr %28, i64 40
  %745 = getelementptr inbounds i8, ptr %28, i64 1760
  %746 = getelementptr inbounds i8, ptr %14, i64 8
  %747 = getelementptr inbounds i8, ptr %14, i64 4
  %748 = getelementptr inbounds i8, ptr %14, i64 12
  %749 = getelementptr inbounds i8, ptr %14, i64 5
  %750 = getelementptr inbounds i8, ptr %13, i64 8
  %751 = getelementptr inbounds i8, ptr %13, i64 4
  %752 = getelementptr inbounds i8, ptr %13, i64 12
  %753 = getelementptr inbounds i8, ptr %13, i64 5
  %754 = getelementptr inbounds i8, ptr %27, i64 24
  %755 = getelementptr inbounds i8, ptr %27, i64 8
  %756 = getelementptr inbounds i8, ptr %27, i64 20
  %757 = getelementptr inbounds i8, ptr %27, i64 24
  %758 = getelementptr inbounds i8, ptr %27, i64 8
  %759 = getelementptr inbounds i8, ptr %27, i64 16
  %760 = getelementptr inbounds i8, ptr %27, i64 8
  %761 = getelementptr inbounds i8, ptr %6, i64 44
  %762 = getelementptr inbounds i8, ptr %6, i64 48
  br label %763

763:                                              ; preds = %640, %3427
  %764 = phi i32 [ 0, %640 ], [ %3430, %3427 ]
  %765 = phi i32 [ %633, %640 ], [ %3412, %3427 ]
  %766 = phi i32 [ %633, %640 ], [ %3429, %3427 ]
  %767 = phi i32 [ %1, %640 ], [ %3428, %3427 ]
  %768 = phi i32 [ %5, %640 ], [ %3411, %3427 ]
  %769 = phi i32 [ %1, %640 ], [ %3410, %3427 ]
  %770 = sext i32 %769 to i64
  %771 = mul nsw i64 %770, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %544, ptr align 8 %530, i64 %771, i1 false)
  %772 = sext i32 %768 to i64
  %773 = shl nsw i64 %772, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %545, ptr align 4 %532, i64 %773, i1 false)
  %774 = load i32, ptr %641, align 8
  %775 = icmp eq i32 %774, 0
  br i1 %775, label %1858, label %776

776:                                              ; preds = %763
  %777 = load i32, ptr %435, align 8
  %778 = load i32, ptr %642, align 4
  %779 = load i32, ptr %643, align 8
  store ptr %544, ptr %29, align 8
  store ptr %545, ptr %644, align 8
  store i32 %769, ptr %645, align 8
  %780 = load i32, ptr %440, align 4
  store i32 %780, ptr %646, align 4
  store i32 %768, ptr %647, align 8
  store i32 0, ptr %648, align 8
  %781 = load ptr, ptr %514, align 8
  %782 = sext i32 %780 to i64
  %783 = shl nsw i64 %782, 2
  call void @llvm.memset.p0.i64(ptr align 4 %781, i8 0, i64 %783, i1 false)
  %784 = load ptr, ptr %518, align 8
  %785 = load i32, ptr %440, align 4
  %786 = sext i32 %785 to i64
  %787 = shl nsw i64 %786, 2
  call void @llvm.memset.p0.i64(ptr align 4 %784, i8 0, i64 %787, i1 false)
  %788 = load ptr, ptr %524, align 8
  %789 = getelementptr inbounds i32, ptr %788, i64 %546
  call void @llvm.memset.p0.i64(ptr align 4 %788, i8 0, i64 %649, i1 false)
  %790 = icmp sgt i32 %768, 0
  br i1 %790, label %794, label %791

791:                                              ; preds = %809, %776
  %792 = phi i32 [ 0, %776 ], [ %810, %809 ]
  %793 = icmp eq i32 %792, 0
  br i1 %793, label %850, label %817

794:                                              ; preds = %776, %809
  %795 = phi i64 [ %811, %809 ], [ 0, %776 ]
  %796 = phi i32 [ %810, %809 ], [ 0, %776 ]
  %797 = getelementptr inbounds %struct.Edge, ptr %545, i64 %795
  %798 = load i32, ptr %797, align 4
  %799 = sext i32 %798 to i64
  %800 = getelementptr inbounds i32, ptr %788, i64 %799
  %801 = load i32, ptr %800, align 4
  %802 = add nsw i32 %801, 1
  store i32 %802, ptr %800, align 4
  %803 = icmp eq i32 %801, 0
  br i1 %803, label %804, label %809

804:                                              ; preds = %794
  %805 = load i32, ptr %797, align 4
  %806 = add nsw i32 %796, 1
  %807 = sext i32 %796 to i64
  %808 = getelementptr inbounds i32, ptr %789, i64 %807
  store i32 %805, ptr %808, align 4
  br label %809

809:                                              ; preds = %804, %794
  %810 = phi i32 [ %796, %794 ], [ %806, %804 ]
  %811 = add nuw nsw i64 %795, 1
  %812 = icmp eq i64 %811, %772
  br i1 %812, label %791, label %794

813:                                              ; preds = %846
  %814 = zext i8 %827 to i32
  %815 = add nuw nsw i32 %818, %814
  %816 = icmp eq i32 %847, 0
  br i1 %816, label %850, label %817

817:                                              ; preds = %791, %813
  %818 = phi i32 [ %815, %813 ], [ 0, %791 ]
  %819 = phi i32 [ %847, %813 ], [ %792, %791 ]
  %820 = add nsw i32 %819, -1
  %821 = sext i32 %820 to i64
  %822 = getelementptr inbounds i32, ptr %789, i64 %821
  %823 = load i32, ptr %822, align 4
  %824 = sext i32 %823 to i64
  %825 = getelementptr inbounds %struct.Node, ptr %544, i64 %824
  %826 = getelementptr inbounds i8, ptr %825, i64 2
  %827 = load i8, ptr %826, align 2
  %828 = getelementptr inbounds i8, ptr %825, i64 8
  br label %829

829:                                              ; preds = %846, %817
  %830 = phi i64 [ 0, %817 ], [ %848, %846 ]
  %831 = phi i32 [ %820, %817 ], [ %847, %846 ]
  %832 = getelementptr inbounds [2 x i32], ptr %828, i64 0, i64 %830
  %833 = load i32, ptr %832, align 4
  %834 = icmp sgt i32 %833, -1
  br i1 %834, label %835, label %846

835:                                              ; preds = %829
  %836 = zext i32 %833 to i64
  %837 = getelementptr inbounds i32, ptr %788, i64 %836
  %838 = load i32, ptr %837, align 4
  %839 = add nsw i32 %838, 1
  store i32 %839, ptr %837, align 4
  %840 = icmp eq i32 %838, 0
  br i1 %840, label %841, label %846

841:                                              ; preds = %835
  %842 = load i32, ptr %832, align 4
  %843 = add nsw i32 %831, 1
  %844 = sext i32 %831 to i64
  %845 = getelementptr inbounds i32, ptr %789, i64 %844
  store i32 %842, ptr %845, align 4
  br label %846

846:                                              ; preds = %841, %835, %829
  %847 = phi i32 [ %831, %835 ], [ %843, %841 ], [ %831, %829 ]
  %848 = add nuw nsw i64 %830, 1
  %849 = icmp eq i64 %830, 0
  br i1 %849, label %829, label %813

850:                                              ; preds = %813, %791
  %851 = phi i32 [ 0, %791 ], [ %815, %813 ]
  store i32 %851, ptr %650, align 8
  %852 = load ptr, ptr %470, align 8
  %853 = load ptr, ptr %524, align 8
  %854 = load i32, ptr %645, align 8
  %855 = sext i32 %854 to i64
  %856 = shl nsw i64 %855, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %852, ptr align 4 %853, i64 %856, i1 false)
  %857 = load i32, ptr %645, align 8
  %858 = icmp sgt i32 %857, 0
  br i1 %858, label %862, label %859

859:                                              ; preds = %862, %850
  %860 = load i32, ptr %645, align 8
  %861 = icmp sgt i32 %860, 0
  br i1 %861, label %875, label %881

862:                                              ; preds = %850, %862
  %863 = phi i64 [ %871, %862 ], [ 0, %850 ]
  %864 = load ptr, ptr %29, align 8
  %865 = getelementptr inbounds %struct.Node, ptr %864, i64 %863
  %866 = getelementptr inbounds i8, ptr %865, i64 1
  %867 = load i8, ptr %866, align 1
  %868 = icmp ne i8 %867, 0
  %869 = zext i1 %868 to i8
  %870 = getelementptr inbounds i8, ptr %865, i64 3
  store i8 %869, ptr %870, align 1
  %871 = add nuw nsw i64 %863, 1
  %872 = load i32, ptr %645, align 8
  %873 = sext i32 %872 to i64
  %874 = icmp slt i64 %871, %873
  br i1 %874, label %862, label %859

875:                                              ; preds = %859, %887
  %876 = phi i64 [ %888, %887 ], [ 0, %859 ]
  %877 = load ptr, ptr %29, align 8
  %878 = getelementptr inbounds %struct.Node, ptr %877, i64 %876, i32 2
  %879 = load i8, ptr %878, align 2
  %880 = icmp eq i8 %879, 0
  br i1 %880, label %887, label %892

881:                                              ; preds = %887, %859
  %882 = phi i32 [ %860, %859 ], [ %889, %887 ]
  %883 = icmp sgt i32 %882, 0
  br i1 %883, label %884, label %906

884:                                              ; preds = %881
  %885 = load ptr, ptr %29, align 8
  %886 = zext i32 %882 to i64
  br label %909

887:                                              ; preds = %892, %875
  %888 = add nuw nsw i64 %876, 1
  %889 = load i32, ptr %645, align 8
  %890 = sext i32 %889 to i64
  %891 = icmp slt i64 %888, %890
  br i1 %891, label %875, label %881

892:                                              ; preds = %875, %892
  %893 = phi i64 [ %899, %892 ], [ 0, %875 ]
  %894 = phi ptr [ %900, %892 ], [ %877, %875 ]
  %895 = getelementptr inbounds %struct.Node, ptr %894, i64 %876, i32 5, i64 %893
  %896 = load i32, ptr %895, align 4
  %897 = sext i32 %896 to i64
  %898 = getelementptr inbounds %struct.Node, ptr %894, i64 %897, i32 3
  store i8 1, ptr %898, align 1
  %899 = add nuw nsw i64 %893, 1
  %900 = load ptr, ptr %29, align 8
  %901 = getelementptr inbounds %struct.Node, ptr %900, i64 %876, i32 2
  %902 = load i8, ptr %901, align 2
  %903 = icmp ne i8 %902, 0
  %904 = icmp eq i64 %893, 0
  %905 = and i1 %904, %903
  br i1 %905, label %892, label %887

906:                                              ; preds = %909, %881
  %907 = phi i32 [ 0, %881 ], [ %915, %909 ]
  %908 = icmp sgt i32 %907, %777
  br i1 %908, label %918, label %934

909:                                              ; preds = %909, %884
  %910 = phi i64 [ 0, %884 ], [ %916, %909 ]
  %911 = phi i32 [ 0, %884 ], [ %915, %909 ]
  %912 = getelementptr inbounds %struct.Node, ptr %885, i64 %910, i32 3
  %913 = load i8, ptr %912, align 1
  %914 = zext i8 %913 to i32
  %915 = add nuw nsw i32 %911, %914
  %916 = add nuw nsw i64 %910, 1
  %917 = icmp eq i64 %916, %886
  br i1 %917, label %906, label %909

918:                                              ; preds = %906
  %919 = sub i32 %907, %777
  %920 = add i32 %919, 1
  %921 = load i64, ptr %571, align 8
  %922 = add i64 %921, -7046029254386353131
  store i64 %922, ptr %571, align 8
  %923 = lshr i64 %922, 30
  %924 = xor i64 %923, %922
  %925 = mul i64 %924, -4658895280553007687
  %926 = lshr i64 %925, 27
  %927 = xor i64 %926, %925
  %928 = mul i64 %927, -7723592293110705685
  %929 = lshr i64 %928, 31
  %930 = xor i64 %929, %928
  %931 = sext i32 %920 to i64
  %932 = urem i64 %930, %931
  %933 = trunc i64 %932 to i32
  br label %934

934:                                              ; preds = %918, %906
  %935 = phi i32 [ %933, %918 ], [ 0, %906 ]
  %936 = load i32, ptr %645, align 8
  %937 = icmp sgt i32 %936, 0
  br i1 %937, label %938, label %959

938:                                              ; preds = %934
  %939 = add nsw i32 %935, %777
  br label %940

940:                                              ; preds = %953, %938
  %941 = phi i64 [ 0, %938 ], [ %955, %953 ]
  %942 = phi i32 [ 0, %938 ], [ %954, %953 ]
  %943 = load ptr, ptr %29, align 8
  %944 = getelementptr inbounds %struct.Node, ptr %943, i64 %941, i32 3
  %945 = load i8, ptr %944, align 1
  %946 = icmp eq i8 %945, 0
  br i1 %946, label %953, label %947

947:                                              ; preds = %940
  %948 = icmp sge i32 %942, %935
  %949 = icmp slt i32 %942, %939
  %950 = select i1 %948, i1 %949, i1 false
  %951 = select i1 %950, i8 3, i8 0
  store i8 %951, ptr %944, align 1
  %952 = add nsw i32 %942, 1
  br label %953

953:                                              ; preds = %947, %940
  %954 = phi i32 [ %952, %947 ], [ %942, %940 ]
  %955 = add nuw nsw i64 %941, 1
  %956 = load i32, ptr %645, align 8
  %957 = sext i32 %956 to i64
  %958 = icmp slt i64 %955, %957
  br i1 %958, label %940, label %959

959:                                              ; preds = %953, %934
  call void @clear(ptr %29)
  %960 = load i32, ptr %650, align 8
  %961 = add nsw i32 %960, 1
  %962 = icmp slt i32 %774, 0
  br i1 %962, label %1848, label %963

963:                                              ; preds = %959
  %964 = icmp eq i32 %778, 0
  %965 = sext i32 %778 to i64
  br label %966

966:                                              ; preds = %1845, %963
  %967 = phi i32 [ %961, %963 ], [ %995, %1845 ]
  %968 = phi i32 [ 0, %963 ], [ %1846, %1845 ]
  %969 = load i32, ptr %650, align 8
  %970 = icmp slt i32 %969, %967
  br i1 %970, label %988, label %971

971:                                              ; preds = %966
  %972 = icmp eq i32 %969, %967
  br i1 %972, label %973, label %994

973:                                              ; preds = %971
  %974 = icmp eq i32 %968, %774
  br i1 %974, label %988, label %975

975:                                              ; preds = %973
  %976 = load i64, ptr %571, align 8
  %977 = add i64 %976, -7046029254386353131
  store i64 %977, ptr %571, align 8
  %978 = lshr i64 %977, 30
  %979 = xor i64 %978, %977
  %980 = mul i64 %979, -4658895280553007687
  %981 = lshr i64 %980, 27
  %982 = xor i64 %981, %980
  %983 = mul i64 %982, -7723592293110705685
  %984 = lshr i64 %983, 31
  %985 = xor i64 %984, %983
  %986 = and i64 %985, 63
  %987 = icmp eq i64 %986, 0
  br i1 %987, label %988, label %994

988:                                              ; preds = %975, %973, %966
  %989 = load i32, ptr %645, align 8
  %990 = load ptr, ptr %27, align 8
  %991 = sext i32 %989 to i64
  %992 = mul nsw i64 %991, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %990, ptr align 8 %544, i64 %992, i1 false)
  %993 = load ptr, ptr %651, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %993, ptr align 4 %545, i64 %773, i1 false)
  store i32 %989, ptr %652, align 8
  store i32 %768, ptr %653, align 8
  br label %994

994:                                              ; preds = %988, %975, %971
  %995 = phi i32 [ %969, %988 ], [ %967, %975 ], [ %967, %971 ]
  %996 = load i32, ptr %645, align 8
  %997 = add nsw i32 %996, 2
  %998 = load i32, ptr %646, align 4
  %999 = icmp sgt i32 %997, %998
  br i1 %999, label %1007, label %1000

1000:                                             ; preds = %994
  %1001 = load i32, ptr %654, align 8
  %1002 = mul nsw i32 %996, 3
  %1003 = add i32 %1002, 3
  %1004 = add i32 %1003, %1001
  %1005 = load i32, ptr %448, align 4
  %1006 = icmp sgt i32 %1004, %1005
  br i1 %1006, label %1007, label %1008

1007:                                             ; preds = %1000, %994
  call void @clear(ptr %29)
  br label %1008

1008:                                             ; preds = %1007, %1000
  %1009 = load i32, ptr %645, align 8
  %1010 = load i64, ptr %571, align 8
  %1011 = add i64 %1010, -7046029254386353131
  store i64 %1011, ptr %571, align 8
  %1012 = lshr i64 %1011, 30
  %1013 = xor i64 %1012, %1011
  %1014 = mul i64 %1013, -4658895280553007687
  %1015 = lshr i64 %1014, 27
  %1016 = xor i64 %1015, %1014
  %1017 = mul i64 %1016, -7723592293110705685
  %1018 = lshr i64 %1017, 31
  %1019 = xor i64 %1018, %1017
  %1020 = sext i32 %1009 to i64
  %1021 = urem i64 %1019, %1020
  %1022 = trunc i64 %1021 to i32
  %1023 = shl i64 %1021, 32
  %1024 = ashr exact i64 %1023, 32
  %1025 = getelementptr inbounds %struct.Node, ptr %544, i64 %1024
  %1026 = load ptr, ptr %470, align 8
  %1027 = getelementptr inbounds i32, ptr %1026, i64 %1024
  %1028 = load i32, ptr %1027, align 4
  %1029 = icmp sgt i32 %1028, 0
  br i1 %1029, label %1030, label %1845

1030:                                             ; preds = %1008
  %1031 = load i8, ptr %1025, align 8
  %1032 = add i8 %1031, -1
  %1033 = icmp ult i8 %1032, 2
  %1034 = getelementptr inbounds i8, ptr %1025, i64 2
  %1035 = load i8, ptr %1034, align 2
  %1036 = icmp ne i8 %1035, 0
  %1037 = and i1 %1036, %1033
  br i1 %1037, label %1038, label %1845

1038:                                             ; preds = %1030
  %1039 = getelementptr inbounds i8, ptr %1025, i64 3
  %1040 = load i8, ptr %1039, align 1
  %1041 = and i8 %1040, 2
  %1042 = icmp eq i8 %1041, 0
  br i1 %1042, label %1845, label %1043

1043:                                             ; preds = %1038
  br i1 %964, label %1060, label %1044

1044:                                             ; preds = %1043
  %1045 = load i32, ptr %650, align 8
  %1046 = add nsw i32 %995, %779
  %1047 = icmp slt i32 %1045, %1046
  br i1 %1047, label %1048, label %1060

1048:                                             ; preds = %1044
  %1049 = add i64 %1010, 4354685564936845354
  store i64 %1049, ptr %571, align 8
  %1050 = lshr i64 %1049, 30
  %1051 = xor i64 %1050, %1049
  %1052 = mul i64 %1051, -4658895280553007687
  %1053 = lshr i64 %1052, 27
  %1054 = xor i64 %1053, %1052
  %1055 = mul i64 %1054, -7723592293110705685
  %1056 = lshr i64 %1055, 31
  %1057 = xor i64 %1056, %1055
  %1058 = urem i64 %1057, %965
  %1059 = icmp eq i64 %1058, 0
  br label %1060

1060:                                             ; preds = %1048, %1044, %1043
  %1061 = phi i1 [ false, %1044 ], [ false, %1043 ], [ %1059, %1048 ]
  %1062 = load ptr, ptr %29, align 8
  %1063 = getelementptr inbounds %struct.Node, ptr %1062, i64 %1024
  %1064 = getelementptr inbounds i8, ptr %1063, i64 20
  %1065 = shl i64 %1021, 32
  %1066 = ashr exact i64 %1065, 32
  %1067 = getelementptr inbounds %struct.Node, ptr %1062, i64 %1066, i32 2
  %1068 = load i8, ptr %1067, align 2
  %1069 = zext i8 %1068 to i32
  %1070 = load ptr, ptr %528, align 8
  store i32 %1022, ptr %1070, align 4
  br label %1079

1071:                                             ; preds = %1133
  %1072 = icmp eq i32 %1135, 0
  br i1 %1072, label %1073, label %1079

1073:                                             ; preds = %1071
  %1074 = sext i1 %1061 to i32
  %1075 = getelementptr inbounds i8, ptr %1063, i64 8
  %1076 = icmp sgt i32 %1134, 0
  br i1 %1076, label %1077, label %1149

1077:                                             ; preds = %1073
  %1078 = zext i32 %1134 to i64
  br label %1139

1079:                                             ; preds = %1071, %1060
  %1080 = phi i32 [ %1069, %1060 ], [ %1136, %1071 ]
  %1081 = phi i32 [ 1, %1060 ], [ %1135, %1071 ]
  %1082 = phi i32 [ 0, %1060 ], [ %1134, %1071 ]
  %1083 = load ptr, ptr %29, align 8
  %1084 = load ptr, ptr %528, align 8
  %1085 = add nsw i32 %1081, -1
  %1086 = sext i32 %1085 to i64
  %1087 = getelementptr inbounds i32, ptr %1084, i64 %1086
  %1088 = load i32, ptr %1087, align 4
  %1089 = sext i32 %1088 to i64
  br label %1090

1090:                                             ; preds = %1133, %1079
  %1091 = phi i64 [ 0, %1079 ], [ %1137, %1133 ]
  %1092 = phi i32 [ %1080, %1079 ], [ %1136, %1133 ]
  %1093 = phi i32 [ %1085, %1079 ], [ %1135, %1133 ]
  %1094 = phi i32 [ %1082, %1079 ], [ %1134, %1133 ]
  %1095 = getelementptr inbounds %struct.Node, ptr %1083, i64 %1089, i32 5, i64 %1091
  %1096 = load i32, ptr %1095, align 4
  %1097 = icmp slt i32 %1096, 0
  br i1 %1097, label %1133, label %1098

1098:                                             ; preds = %1090
  %1099 = load ptr, ptr %514, align 8
  %1100 = zext i32 %1096 to i64
  %1101 = getelementptr inbounds i32, ptr %1099, i64 %1100
  %1102 = load i32, ptr %1101, align 4
  %1103 = icmp eq i32 %1102, 0
  br i1 %1103, label %1104, label %1109

1104:                                             ; preds = %1098
  %1105 = load ptr, ptr %524, align 8
  %1106 = add nsw i32 %1094, 1
  %1107 = sext i32 %1094 to i64
  %1108 = getelementptr inbounds i32, ptr %1105, i64 %1107
  store i32 %1096, ptr %1108, align 4
  br label %1109

1109:                                             ; preds = %1104, %1098
  %1110 = phi i32 [ %1106, %1104 ], [ %1094, %1098 ]
  %1111 = load ptr, ptr %514, align 8
  %1112 = getelementptr inbounds i32, ptr %1111, i64 %1100
  %1113 = load i32, ptr %1112, align 4
  %1114 = add nsw i32 %1113, -1
  store i32 %1114, ptr %1112, align 4
  %1115 = load ptr, ptr %470, align 8
  %1116 = getelementptr inbounds i32, ptr %1115, i64 %1100
  %1117 = load i32, ptr %1116, align 4
  %1118 = load ptr, ptr %514, align 8
  %1119 = getelementptr inbounds i32, ptr %1118, i64 %1100
  %1120 = load i32, ptr %1119, align 4
  %1121 = sub i32 0, %1120
  %1122 = icmp eq i32 %1117, %1121
  br i1 %1122, label %1123, label %1133

1123:                                             ; preds = %1109
  %1124 = load ptr, ptr %29, align 8
  %1125 = getelementptr inbounds %struct.Node, ptr %1124, i64 %1100, i32 2
  %1126 = load i8, ptr %1125, align 2
  %1127 = zext i8 %1126 to i32
  %1128 = add nsw i32 %1092, %1127
  %1129 = load ptr, ptr %528, align 8
  %1130 = add nsw i32 %1093, 1
  %1131 = sext i32 %1093 to i64
  %1132 = getelementptr inbounds i32, ptr %1129, i64 %1131
  store i32 %1096, ptr %1132, align 4
  br label %1133

1133:                                             ; preds = %1123, %1109, %1090
  %1134 = phi i32 [ %1094, %1090 ], [ %1110, %1123 ], [ %1110, %1109 ]
  %1135 = phi i32 [ %1093, %1090 ], [ %1130, %1123 ], [ %1093, %1109 ]
  %1136 = phi i32 [ %1092, %1090 ], [ %1128, %1123 ], [ %1092, %1109 ]
  %1137 = add nuw nsw i64 %1091, 1
  %1138 = icmp eq i64 %1091, 0
  br i1 %1138, label %1090, label %1071

1139:                                             ; preds = %1139, %1077
  %1140 = phi i64 [ 0, %1077 ], [ %1147, %1139 ]
  %1141 = load ptr, ptr %514, align 8
  %1142 = load ptr, ptr %524, align 8
  %1143 = getelementptr inbounds i32, ptr %1142, i64 %1140
  %1144 = load i32, ptr %1143, align 4
  %1145 = sext i32 %1144 to i64
  %1146 = getelementptr inbounds i32, ptr %1141, i64 %1145
  store i32 0, ptr %1146, align 4
  %1147 = add nuw nsw i64 %1140, 1
  %1148 = icmp eq i64 %1147, %1078
  br i1 %1148, label %1149, label %1139

1149:                                             ; preds = %1139, %1073
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 @__const.step.best, i64 20, i1 false)
  store i64 0, ptr %23, align 8
  %1150 = load i32, ptr %645, align 8
  %1151 = icmp sgt i32 %1150, 0
  br i1 %1151, label %1152, label %1158

1152:                                             ; preds = %1149
  %1153 = getelementptr inbounds i8, ptr %1063, i64 24
  %1154 = getelementptr inbounds i8, ptr %1063, i64 12
  %1155 = add nsw i32 %1136, -2
  %1156 = icmp slt i32 %1155, %1074
  %1157 = and i64 %1021, 4294967295
  br label %1162

1158:                                             ; preds = %1443, %1149
  %1159 = phi i32 [ %1150, %1149 ], [ %1445, %1443 ]
  %1160 = load i32, ptr %667, align 4
  %1161 = icmp eq i32 %1160, -2147483648
  br i1 %1161, label %1844, label %1448

1162:                                             ; preds = %1443, %1152
  %1163 = phi i64 [ 0, %1152 ], [ %1444, %1443 ]
  %1164 = load ptr, ptr %470, align 8
  %1165 = getelementptr inbounds i32, ptr %1164, i64 %1163
  %1166 = load i32, ptr %1165, align 4
  %1167 = icmp sgt i32 %1166, 0
  br i1 %1167, label %1168, label %1174

1168:                                             ; preds = %1162
  %1169 = load ptr, ptr %29, align 8
  %1170 = getelementptr inbounds %struct.Node, ptr %1169, i64 %1163, i32 3
  %1171 = load i8, ptr %1170, align 1
  %1172 = icmp ne i8 %1171, 0
  %1173 = zext i1 %1172 to i32
  br label %1174

1174:                                             ; preds = %1168, %1162
  %1175 = phi i32 [ 0, %1162 ], [ %1173, %1168 ]
  %1176 = icmp eq i32 %1175, 0
  %1177 = icmp eq i64 %1163, %1157
  %1178 = or i1 %1177, %1176
  br i1 %1178, label %1443, label %1179

1179:                                             ; preds = %1174
  %1180 = load ptr, ptr %29, align 8
  %1181 = getelementptr inbounds %struct.Node, ptr %1180, i64 %1163, i32 7
  %1182 = load ptr, ptr %474, align 8
  %1183 = getelementptr inbounds [2 x i32], ptr %1182, i64 %1163
  %1184 = load i32, ptr %1064, align 4
  %1185 = load i32, ptr %1181, align 4
  %1186 = icmp ult i32 %1184, %1185
  %1187 = add i32 %1184, 2147483647
  %1188 = select i1 %1186, i32 %1187, i32 %1184
  %1189 = sub i32 %1188, %1185
  %1190 = load i32, ptr %1153, align 4
  %1191 = getelementptr inbounds i8, ptr %1181, i64 4
  %1192 = load i32, ptr %1191, align 4
  %1193 = icmp ult i32 %1190, %1192
  %1194 = add i32 %1190, 2147483647
  %1195 = select i1 %1193, i32 %1194, i32 %1190
  %1196 = sub i32 %1195, %1192
  %1197 = zext i32 %1189 to i64
  %1198 = shl nuw nsw i64 %1197, 31
  %1199 = zext i32 %1196 to i64
  %1200 = or i64 %1198, %1199
  %1201 = icmp eq i32 %1188, %1185
  %1202 = sub i32 2147483647, %1189
  %1203 = select i1 %1201, i32 0, i32 %1202
  %1204 = zext i32 %1203 to i64
  %1205 = shl nuw nsw i64 %1204, 31
  %1206 = icmp eq i32 %1195, %1192
  %1207 = sub i32 2147483647, %1196
  %1208 = select i1 %1206, i32 0, i32 %1207
  %1209 = zext i32 %1208 to i64
  %1210 = or i64 %1205, %1209
  %1211 = call i64 @llvm.umin.i64(i64 %1200, i64 %1210)
  store i64 %1211, ptr %24, align 16
  %1212 = add i32 %1185, %1184
  %1213 = icmp ugt i32 %1212, 2147483646
  %1214 = add i32 %1212, -2147483647
  %1215 = select i1 %1213, i32 %1214, i32 %1212
  %1216 = add i32 %1192, %1190
  %1217 = icmp ugt i32 %1216, 2147483646
  %1218 = add i32 %1216, -2147483647
  %1219 = select i1 %1217, i32 %1218, i32 %1216
  %1220 = zext i32 %1215 to i64
  %1221 = shl nuw nsw i64 %1220, 31
  %1222 = zext i32 %1219 to i64
  %1223 = or i64 %1221, %1222
  %1224 = icmp eq i32 %1215, 0
  %1225 = sub i32 2147483647, %1215
  %1226 = select i1 %1224, i32 0, i32 %1225
  %1227 = zext i32 %1226 to i64
  %1228 = shl nuw nsw i64 %1227, 31
  %1229 = icmp eq i32 %1219, 0
  %1230 = sub i32 2147483647, %1219
  %1231 = select i1 %1229, i32 0, i32 %1230
  %1232 = zext i32 %1231 to i64
  %1233 = or i64 %1228, %1232
  %1234 = call i64 @llvm.umin.i64(i64 %1223, i64 %1233)
  store i64 %1234, ptr %655, align 8
  %1235 = load i32, ptr %1183, align 4
  %1236 = zext i32 %1184 to i64
  %1237 = zext i32 %1235 to i64
  %1238 = mul nuw i64 %1237, %1236
  %1239 = trunc i64 %1238 to i32
  %1240 = and i32 %1239, 2147483647
  %1241 = lshr i64 %1238, 31
  %1242 = trunc i64 %1241 to i32
  %1243 = add i32 %1240, %1242
  %1244 = icmp ugt i32 %1243, 2147483646
  %1245 = add i32 %1243, -2147483647
  %1246 = select i1 %1244, i32 %1245, i32 %1243
  %1247 = getelementptr inbounds i8, ptr %1183, i64 4
  %1248 = load i32, ptr %1247, align 4
  %1249 = zext i32 %1190 to i64
  %1250 = zext i32 %1248 to i64
  %1251 = mul nuw i64 %1250, %1249
  %1252 = trunc i64 %1251 to i32
  %1253 = and i32 %1252, 2147483647
  %1254 = lshr i64 %1251, 31
  %1255 = trunc i64 %1254 to i32
  %1256 = add i32 %1253, %1255
  %1257 = icmp ugt i32 %1256, 2147483646
  %1258 = add i32 %1256, -2147483647
  %1259 = select i1 %1257, i32 %1258, i32 %1256
  %1260 = zext i32 %1246 to i64
  %1261 = shl nuw nsw i64 %1260, 31
  %1262 = zext i32 %1259 to i64
  %1263 = or i64 %1261, %1262
  %1264 = icmp eq i32 %1246, 0
  %1265 = sub i32 2147483647, %1246
  %1266 = select i1 %1264, i32 0, i32 %1265
  %1267 = zext i32 %1266 to i64
  %1268 = shl nuw nsw i64 %1267, 31
  %1269 = icmp eq i32 %1259, 0
  %1270 = sub i32 2147483647, %1259
  %1271 = select i1 %1269, i32 0, i32 %1270
  %1272 = zext i32 %1271 to i64
  %1273 = or i64 %1268, %1272
  %1274 = call i64 @llvm.umin.i64(i64 %1263, i64 %1273)
  store i64 %1274, ptr %656, align 16
  %1275 = trunc nuw nsw i64 %1163 to i32
  br label %1277

1276:                                             ; preds = %1440
  br label %1443

1277:                                             ; preds = %1440, %1179
  %1278 = phi i64 [ 0, %1179 ], [ %1441, %1440 ]
  %1279 = getelementptr inbounds [3 x i64], ptr %24, i64 0, i64 %1278
  %1280 = load i64, ptr %1279, align 8
  %1281 = icmp eq i64 %1280, 0
  br i1 %1281, label %1440, label %1282

1282:                                             ; preds = %1277
  %1283 = icmp eq i64 %1278, 2
  %1284 = select i1 %1283, i8 2, i8 1
  %1285 = load ptr, ptr %502, align 8
  %1286 = mul i64 %1280, -7046029254386353131
  %1287 = lshr i64 %1286, 48
  %1288 = lshr i64 %1286, 54
  %1289 = getelementptr inbounds i64, ptr %1285, i64 %1288
  %1290 = load i64, ptr %1289, align 8
  %1291 = and i64 %1287, 63
  %1292 = shl nuw i64 1, %1291
  %1293 = and i64 %1290, %1292
  %1294 = icmp eq i64 %1293, 0
  br i1 %1294, label %1365, label %1295

1295:                                             ; preds = %1282
  %1296 = load ptr, ptr %481, align 8
  %1297 = load i32, ptr %449, align 8
  %1298 = lshr i64 %1286, 33
  %1299 = trunc nuw nsw i64 %1298 to i32
  %1300 = and i32 %1297, %1299
  %1301 = zext i32 %1300 to i64
  %1302 = getelementptr inbounds i32, ptr %1296, i64 %1301
  %1303 = load i32, ptr %1302, align 4
  %1304 = icmp sgt i32 %1303, -1
  br i1 %1304, label %1305, label %1365

1305:                                             ; preds = %1295, %1360
  %1306 = phi i32 [ %1363, %1360 ], [ %1303, %1295 ]
  %1307 = load ptr, ptr %29, align 8
  %1308 = zext i32 %1306 to i64
  %1309 = getelementptr inbounds %struct.Node, ptr %1307, i64 %1308, i32 7
  %1310 = load i32, ptr %1075, align 4
  %1311 = zext i32 %1310 to i64
  %1312 = icmp eq i64 %1163, %1311
  br i1 %1312, label %1313, label %1316

1313:                                             ; preds = %1305
  %1314 = load i32, ptr %1154, align 4
  %1315 = icmp eq i32 %1314, %1306
  br i1 %1315, label %1322, label %1316

1316:                                             ; preds = %1313, %1305
  %1317 = icmp eq i32 %1310, %1306
  br i1 %1317, label %1318, label %1322

1318:                                             ; preds = %1316
  %1319 = load i32, ptr %1154, align 4
  %1320 = zext i32 %1319 to i64
  %1321 = icmp eq i64 %1163, %1320
  br label %1322

1322:                                             ; preds = %1318, %1316, %1313
  %1323 = phi i1 [ true, %1313 ], [ false, %1316 ], [ %1321, %1318 ]
  %1324 = load i32, ptr %1309, align 4
  %1325 = getelementptr inbounds i8, ptr %1309, i64 4
  %1326 = load i32, ptr %1325, align 4
  %1327 = zext i32 %1324 to i64
  %1328 = shl nuw nsw i64 %1327, 31
  %1329 = zext i32 %1326 to i64
  %1330 = or i64 %1328, %1329
  %1331 = icmp eq i32 %1324, 0
  %1332 = sub i32 2147483647, %1324
  %1333 = select i1 %1331, i32 0, i32 %1332
  %1334 = zext i32 %1333 to i64
  %1335 = shl nuw nsw i64 %1334, 31
  %1336 = icmp eq i32 %1326, 0
  %1337 = sub i32 2147483647, %1326
  %1338 = select i1 %1336, i32 0, i32 %1337
  %1339 = zext i32 %1338 to i64
  %1340 = or i64 %1335, %1339
  %1341 = call i64 @llvm.umin.i64(i64 %1330, i64 %1340)
  %1342 = icmp eq i64 %1341, %1280
  br i1 %1342, label %1343, label %1360

1343:                                             ; preds = %1322
  %1344 = load ptr, ptr %470, align 8
  %1345 = getelementptr inbounds i32, ptr %1344, i64 %1308
  %1346 = load i32, ptr %1345, align 4
  %1347 = icmp sgt i32 %1346, 0
  br i1 %1347, label %1348, label %1353

1348:                                             ; preds = %1343
  %1349 = getelementptr inbounds %struct.Node, ptr %1307, i64 %1308, i32 3
  %1350 = load i8, ptr %1349, align 1
  %1351 = icmp ne i8 %1350, 0
  %1352 = zext i1 %1351 to i32
  br label %1353

1353:                                             ; preds = %1348, %1343
  %1354 = phi i32 [ 0, %1343 ], [ %1352, %1348 ]
  %1355 = icmp eq i32 %1354, 0
  %1356 = icmp eq i32 %1306, %1022
  %1357 = or i1 %1356, %1355
  %1358 = select i1 %1357, i1 true, i1 %1323
  br i1 %1358, label %1360, label %1359

1359:                                             ; preds = %1353
  store i32 %1275, ptr %25, align 8
  store i32 %1306, ptr %657, align 4
  store i32 -1, ptr %658, align 8
  store i32 0, ptr %659, align 4
  store i8 %1284, ptr %660, align 8
  store i8 3, ptr %661, align 1
  call void @judge(ptr %29, i32 %1022, ptr byval(%struct.Way) align 8 %25, ptr %22, ptr %23, i32 %1074)
  br label %1360

1360:                                             ; preds = %1359, %1353, %1322
  %1361 = load ptr, ptr %485, align 8
  %1362 = getelementptr inbounds i32, ptr %1361, i64 %1308
  %1363 = load i32, ptr %1362, align 4
  %1364 = icmp sgt i32 %1363, -1
  br i1 %1364, label %1305, label %1365

1365:                                             ; preds = %1360, %1295, %1282
  br i1 %1156, label %1440, label %1366

1366:                                             ; preds = %1365
  %1367 = load ptr, ptr %506, align 8
  %1368 = load ptr, ptr %510, align 8
  %1369 = select i1 %1283, ptr %1367, ptr %1368
  %1370 = lshr i64 %1286, 41
  %1371 = lshr i64 %1286, 47
  %1372 = getelementptr inbounds i64, ptr %1369, i64 %1371
  %1373 = load i64, ptr %1372, align 8
  %1374 = and i64 %1370, 63
  %1375 = shl nuw i64 1, %1374
  %1376 = and i64 %1373, %1375
  %1377 = icmp eq i64 %1376, 0
  br i1 %1377, label %1440, label %1378

1378:                                             ; preds = %1366
  %1379 = load ptr, ptr %498, align 8
  %1380 = load i32, ptr %467, align 8
  %1381 = lshr i64 %1286, 33
  %1382 = trunc nuw nsw i64 %1381 to i32
  %1383 = and i32 %1380, %1382
  %1384 = zext i32 %1383 to i64
  %1385 = getelementptr inbounds i32, ptr %1379, i64 %1384
  %1386 = load i32, ptr %1385, align 4
  %1387 = icmp sgt i32 %1386, -1
  br i1 %1387, label %1388, label %1440

1388:                                             ; preds = %1378, %1435
  %1389 = phi i32 [ %1438, %1435 ], [ %1386, %1378 ]
  %1390 = load ptr, ptr %491, align 8
  %1391 = zext i32 %1389 to i64
  %1392 = getelementptr inbounds %struct.Pair, ptr %1390, i64 %1391
  %1393 = getelementptr inbounds i8, ptr %1392, i64 8
  %1394 = load i32, ptr %1393, align 8
  %1395 = getelementptr inbounds i8, ptr %1392, i64 12
  %1396 = load i32, ptr %1395, align 4
  %1397 = load i64, ptr %1392, align 8
  %1398 = icmp eq i64 %1397, %1280
  br i1 %1398, label %1399, label %1435

1399:                                             ; preds = %1388
  %1400 = load ptr, ptr %470, align 8
  %1401 = sext i32 %1394 to i64
  %1402 = getelementptr inbounds i32, ptr %1400, i64 %1401
  %1403 = load i32, ptr %1402, align 4
  %1404 = icmp sgt i32 %1403, 0
  br i1 %1404, label %1405, label %1411

1405:                                             ; preds = %1399
  %1406 = load ptr, ptr %29, align 8
  %1407 = getelementptr inbounds %struct.Node, ptr %1406, i64 %1401, i32 3
  %1408 = load i8, ptr %1407, align 1
  %1409 = icmp ne i8 %1408, 0
  %1410 = zext i1 %1409 to i32
  br label %1411

1411:                                             ; preds = %1405, %1399
  %1412 = phi i32 [ 0, %1399 ], [ %1410, %1405 ]
  %1413 = icmp eq i32 %1412, 0
  br i1 %1413, label %1435, label %1414

1414:                                             ; preds = %1411
  %1415 = sext i32 %1396 to i64
  %1416 = getelementptr inbounds i32, ptr %1400, i64 %1415
  %1417 = load i32, ptr %1416, align 4
  %1418 = icmp sgt i32 %1417, 0
  br i1 %1418, label %1419, label %1425

1419:                                             ; preds = %1414
  %1420 = load ptr, ptr %29, align 8
  %1421 = getelementptr inbounds %struct.Node, ptr %1420, i64 %1415, i32 3
  %1422 = load i8, ptr %1421, align 1
  %1423 = icmp ne i8 %1422, 0
  %1424 = zext i1 %1423 to i32
  br label %1425

1425:                                             ; preds = %1419, %1414
  %1426 = phi i32 [ 0, %1414 ], [ %1424, %1419 ]
  %1427 = icmp eq i32 %1426, 0
  %1428 = icmp eq i32 %1394, %1022
  %1429 = select i1 %1427, i1 true, i1 %1428
  %1430 = icmp eq i32 %1396, %1022
  %1431 = select i1 %1429, i1 true, i1 %1430
  br i1 %1431, label %1435, label %1432

1432:                                             ; preds = %1425
  store i32 %1275, ptr %26, align 8
  store i32 %1394, ptr %662, align 4
  store i32 %1396, ptr %663, align 8
  store i32 0, ptr %664, align 4
  store i8 %1284, ptr %665, align 8
  %1433 = getelementptr inbounds i8, ptr %1392, i64 20
  %1434 = load i8, ptr %1433, align 4
  store i8 %1434, ptr %666, align 1
  call void @judge(ptr %29, i32 %1022, ptr byval(%struct.Way) align 8 %26, ptr %22, ptr %23, i32 %1074)
  br label %1435

1435:                                             ; preds = %1432, %1425, %1411, %1388
  %1436 = load ptr, ptr %491, align 8
  %1437 = getelementptr inbounds %struct.Pair, ptr %1436, i64 %1391, i32 3
  %1438 = load i32, ptr %1437, align 4
  %1439 = icmp sgt i32 %1438, -1
  br i1 %1439, label %1388, label %1440

1440:                                             ; preds = %1435, %1378, %1366, %1365, %1277
  %1441 = add nuw nsw i64 %1278, 1
  %1442 = icmp eq i64 %1441, 3
  br i1 %1442, label %1276, label %1277

1443:                                             ; preds = %1276, %1174
  %1444 = add nuw nsw i64 %1163, 1
  %1445 = load i32, ptr %645, align 8
  %1446 = sext i32 %1445 to i64
  %1447 = icmp slt i64 %1444, %1446
  br i1 %1447, label %1162, label %1158

1448:                                             ; preds = %1158
  %1449 = load i32, ptr %668, align 4
  %1450 = load i8, ptr %669, align 1
  %1451 = icmp eq i8 %1450, 3
  br i1 %1451, label %1452, label %1456

1452:                                             ; preds = %1448
  %1453 = load ptr, ptr %29, align 8
  %1454 = sext i32 %1449 to i64
  %1455 = getelementptr inbounds %struct.Node, ptr %1453, i64 %1454
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %1455, i64 48, i1 false)
  br label %1550

1456:                                             ; preds = %1448
  %1457 = load ptr, ptr %29, align 8
  %1458 = sext i32 %1449 to i64
  %1459 = getelementptr inbounds %struct.Node, ptr %1457, i64 %1458
  %1460 = load i32, ptr %670, align 4
  %1461 = sext i32 %1460 to i64
  %1462 = getelementptr inbounds %struct.Node, ptr %1457, i64 %1461
  call void @llvm.memset.p0.i64(ptr align 8 %21, i8 0, i64 48, i1 false)
  %1463 = icmp eq i8 %1450, 2
  %1464 = select i1 %1463, i8 2, i8 1
  store i8 %1464, ptr %21, align 8
  store i8 3, ptr %671, align 1
  store i32 -1, ptr %672, align 8
  %1465 = getelementptr inbounds i8, ptr %1459, i64 1
  %1466 = load i8, ptr %1465, align 1
  %1467 = getelementptr inbounds i8, ptr %1462, i64 1
  %1468 = load i8, ptr %1467, align 1
  %1469 = call i8 @llvm.umax.i8(i8 %1466, i8 %1468)
  store i8 %1469, ptr %673, align 1
  %1470 = icmp ne i8 %1469, 0
  %1471 = zext i1 %1470 to i8
  store i8 %1471, ptr %674, align 2
  store i8 1, ptr %675, align 4
  %1472 = icmp eq i8 %1450, 1
  %1473 = select i1 %1472, i8 -1, i8 1
  store i8 %1473, ptr %676, align 1
  store i32 %1449, ptr %677, align 8
  store i32 %1460, ptr %678, align 4
  %1474 = getelementptr inbounds i8, ptr %1459, i64 20
  %1475 = getelementptr inbounds i8, ptr %1462, i64 20
  br label %1478

1476:                                             ; preds = %1506
  %1477 = icmp eq i8 %1469, 0
  br i1 %1477, label %1511, label %1550

1478:                                             ; preds = %1506, %1456
  %1479 = phi i64 [ 0, %1456 ], [ %1509, %1506 ]
  %1480 = getelementptr inbounds [4 x i32], ptr %1474, i64 0, i64 %1479
  %1481 = load i32, ptr %1480, align 4
  %1482 = getelementptr inbounds [4 x i32], ptr %1475, i64 0, i64 %1479
  %1483 = load i32, ptr %1482, align 4
  switch i8 %1450, label %1494 [
    i8 0, label %1484
    i8 1, label %1489
  ]

1484:                                             ; preds = %1478
  %1485 = add i32 %1483, %1481
  %1486 = icmp ugt i32 %1485, 2147483646
  %1487 = add i32 %1485, -2147483647
  %1488 = select i1 %1486, i32 %1487, i32 %1485
  br label %1506

1489:                                             ; preds = %1478
  %1490 = icmp ult i32 %1481, %1483
  %1491 = add i32 %1481, 2147483647
  %1492 = select i1 %1490, i32 %1491, i32 %1481
  %1493 = sub i32 %1492, %1483
  br label %1506

1494:                                             ; preds = %1478
  %1495 = zext i32 %1481 to i64
  %1496 = zext i32 %1483 to i64
  %1497 = mul nuw i64 %1496, %1495
  %1498 = trunc i64 %1497 to i32
  %1499 = and i32 %1498, 2147483647
  %1500 = lshr i64 %1497, 31
  %1501 = trunc i64 %1500 to i32
  %1502 = add i32 %1499, %1501
  %1503 = icmp ugt i32 %1502, 2147483646
  %1504 = add i32 %1502, -2147483647
  %1505 = select i1 %1503, i32 %1504, i32 %1502
  br label %1506

1506:                                             ; preds = %1494, %1489, %1484
  %1507 = phi i32 [ %1488, %1484 ], [ %1493, %1489 ], [ %1505, %1494 ]
  %1508 = getelementptr inbounds [4 x i32], ptr %679, i64 0, i64 %1479
  store i32 %1507, ptr %1508, align 4
  %1509 = add nuw nsw i64 %1479, 1
  %1510 = icmp eq i64 %1509, 4
  br i1 %1510, label %1476, label %1478

1511:                                             ; preds = %1476
  %1512 = getelementptr inbounds i8, ptr %1462, i64 40
  %1513 = load i64, ptr %1512, align 8
  %1514 = icmp eq i64 %1513, 0
  %1515 = sub i64 2305843009213693487, %1513
  %1516 = select i1 %1514, i64 0, i64 %1515
  %1517 = select i1 %1472, i64 %1516, i64 %1513
  %1518 = getelementptr inbounds i8, ptr %1459, i64 40
  %1519 = load i64, ptr %1518, align 8
  br i1 %1463, label %1520, label %1543

1520:                                             ; preds = %1511
  %1521 = zext i64 %1519 to i128
  %1522 = zext i64 %1517 to i128
  %1523 = mul nuw i128 %1521, %1522
  %1524 = trunc i128 %1523 to i64
  %1525 = mul i64 %1524, 3456285112735364913
  %1526 = zext i64 %1525 to i128
  %1527 = mul nuw nsw i128 %1526, 2305843009213693487
  %1528 = add i128 %1527, %1523
  %1529 = lshr i128 %1528, 64
  %1530 = trunc nuw i128 %1529 to i64
  %1531 = icmp ugt i64 %1530, 2305843009213693486
  %1532 = add i64 %1530, -2305843009213693487
  %1533 = select i1 %1531, i64 %1532, i64 %1530
  %1534 = zext i64 %1533 to i128
  %1535 = mul nuw nsw i128 %1534, 13838400
  %1536 = trunc i128 %1535 to i64
  %1537 = mul i64 %1536, 3456285112735364913
  %1538 = zext i64 %1537 to i128
  %1539 = mul nuw nsw i128 %1538, 2305843009213693487
  %1540 = add nuw nsw i128 %1539, %1535
  %1541 = lshr i128 %1540, 64
  %1542 = trunc nuw nsw i128 %1541 to i64
  br label %1545

1543:                                             ; preds = %1511
  %1544 = add i64 %1519, %1517
  br label %1545

1545:                                             ; preds = %1543, %1520
  %1546 = phi i64 [ %1544, %1543 ], [ %1542, %1520 ]
  %1547 = icmp ugt i64 %1546, 2305843009213693486
  %1548 = add i64 %1546, -2305843009213693487
  %1549 = select i1 %1547, i64 %1548, i64 %1546
  store i64 %1549, ptr %680, align 8
  br label %1550

1550:                                             ; preds = %1545, %1476, %1452
  %1551 = load ptr, ptr %29, align 8
  %1552 = getelementptr inbounds %struct.Node, ptr %1551, i64 %1024
  br i1 %1451, label %1650, label %1553

1553:                                             ; preds = %1550
  %1554 = load i32, ptr %679, align 4
  %1555 = load i32, ptr %681, align 8
  %1556 = zext i32 %1554 to i64
  %1557 = shl nuw nsw i64 %1556, 31
  %1558 = zext i32 %1555 to i64
  %1559 = or i64 %1557, %1558
  %1560 = icmp eq i32 %1554, 0
  %1561 = sub i32 2147483647, %1554
  %1562 = select i1 %1560, i32 0, i32 %1561
  %1563 = zext i32 %1562 to i64
  %1564 = shl nuw nsw i64 %1563, 31
  %1565 = icmp eq i32 %1555, 0
  %1566 = sub i32 2147483647, %1555
  %1567 = select i1 %1565, i32 0, i32 %1566
  %1568 = zext i32 %1567 to i64
  %1569 = or i64 %1564, %1568
  %1570 = call i64 @llvm.umin.i64(i64 %1559, i64 %1569)
  %1571 = load ptr, ptr %481, align 8
  %1572 = load i32, ptr %449, align 8
  %1573 = mul i64 %1570, -7046029254386353131
  %1574 = lshr i64 %1573, 33
  %1575 = trunc nuw nsw i64 %1574 to i32
  %1576 = and i32 %1572, %1575
  %1577 = zext i32 %1576 to i64
  %1578 = getelementptr inbounds i32, ptr %1571, i64 %1577
  %1579 = load i32, ptr %1578, align 4
  %1580 = icmp slt i32 %1579, 0
  br i1 %1580, label %1650, label %1581

1581:                                             ; preds = %1553
  %1582 = load ptr, ptr %470, align 8
  %1583 = load i8, ptr %675, align 4
  %1584 = load i8, ptr %676, align 1
  %1585 = load i8, ptr %673, align 1
  %1586 = load i8, ptr %21, align 8
  %1587 = icmp eq i8 %1586, 1
  %1588 = load ptr, ptr %485, align 8
  br label %1589

1589:                                             ; preds = %1644, %1581
  %1590 = phi i8 [ %1584, %1581 ], [ %1640, %1644 ]
  %1591 = phi i8 [ %1583, %1581 ], [ %1641, %1644 ]
  %1592 = phi i32 [ %1579, %1581 ], [ %1646, %1644 ]
  %1593 = phi i32 [ undef, %1581 ], [ %1643, %1644 ]
  %1594 = zext i32 %1592 to i64
  %1595 = getelementptr inbounds %struct.Node, ptr %1551, i64 %1594, i32 7
  br label %1600

1596:                                             ; preds = %1600
  %1597 = getelementptr inbounds i32, ptr %1582, i64 %1594
  %1598 = load i32, ptr %1597, align 4
  %1599 = icmp eq i32 %1598, 0
  br i1 %1599, label %1617, label %1639

1600:                                             ; preds = %1600, %1589
  %1601 = phi i64 [ 0, %1589 ], [ %1615, %1600 ]
  %1602 = phi i32 [ 1, %1589 ], [ %1614, %1600 ]
  %1603 = phi i32 [ 1, %1589 ], [ %1609, %1600 ]
  %1604 = getelementptr inbounds i32, ptr %1595, i64 %1601
  %1605 = load i32, ptr %1604, align 4
  %1606 = getelementptr inbounds [4 x i32], ptr %679, i64 0, i64 %1601
  %1607 = load i32, ptr %1606, align 4
  %1608 = icmp eq i32 %1605, %1607
  %1609 = select i1 %1608, i32 %1603, i32 0
  %1610 = icmp eq i32 %1607, 0
  %1611 = sub i32 2147483647, %1607
  %1612 = select i1 %1610, i32 0, i32 %1611
  %1613 = icmp eq i32 %1605, %1612
  %1614 = select i1 %1613, i32 %1602, i32 0
  %1615 = add nuw nsw i64 %1601, 1
  %1616 = icmp eq i64 %1615, 4
  br i1 %1616, label %1596, label %1600

1617:                                             ; preds = %1596
  %1618 = getelementptr inbounds %struct.Node, ptr %1551, i64 %1594
  %1619 = getelementptr inbounds i8, ptr %1618, i64 3
  %1620 = load i8, ptr %1619, align 1
  %1621 = icmp eq i8 %1620, 0
  br i1 %1621, label %1639, label %1622

1622:                                             ; preds = %1617
  %1623 = getelementptr inbounds i8, ptr %1618, i64 1
  %1624 = load i8, ptr %1623, align 1
  %1625 = icmp eq i8 %1624, %1585
  br i1 %1625, label %1626, label %1639

1626:                                             ; preds = %1622
  %1627 = icmp ne i32 %1609, 0
  %1628 = icmp eq i32 %1614, 0
  %1629 = xor i1 %1627, true
  %1630 = select i1 %1629, i1 %1628, i1 false
  %1631 = select i1 %1627, i1 true, i1 %1628
  %1632 = select i1 %1630, i32 %1593, i32 %1592
  br i1 %1631, label %1639, label %1633

1633:                                             ; preds = %1626
  %1634 = sub i8 0, %1591
  %1635 = sub i8 0, %1590
  %1636 = select i1 %1587, i8 %1635, i8 %1590
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %679, ptr align 4 %1595, i64 16, i1 false)
  %1637 = getelementptr inbounds %struct.Node, ptr %1551, i64 %1594, i32 8
  %1638 = load i64, ptr %1637, align 8
  store i64 %1638, ptr %680, align 8
  br label %1639

1639:                                             ; preds = %1633, %1626, %1622, %1617, %1596
  %1640 = phi i8 [ %1590, %1626 ], [ %1590, %1622 ], [ %1590, %1617 ], [ %1590, %1596 ], [ %1636, %1633 ]
  %1641 = phi i8 [ %1591, %1626 ], [ %1591, %1622 ], [ %1591, %1617 ], [ %1591, %1596 ], [ %1634, %1633 ]
  %1642 = phi i1 [ %1630, %1626 ], [ true, %1622 ], [ true, %1617 ], [ true, %1596 ], [ false, %1633 ]
  %1643 = phi i32 [ %1632, %1626 ], [ %1593, %1622 ], [ %1593, %1617 ], [ %1593, %1596 ], [ %1592, %1633 ]
  br i1 %1642, label %1644, label %1648

1644:                                             ; preds = %1639
  %1645 = getelementptr inbounds i32, ptr %1588, i64 %1594
  %1646 = load i32, ptr %1645, align 4
  %1647 = icmp slt i32 %1646, 0
  br i1 %1647, label %1648, label %1589

1648:                                             ; preds = %1644, %1639
  %1649 = phi i32 [ -1, %1644 ], [ %1643, %1639 ]
  store i8 %1641, ptr %675, align 4
  store i8 %1640, ptr %676, align 1
  br label %1650

1650:                                             ; preds = %1648, %1553, %1550
  %1651 = phi i32 [ -1, %1550 ], [ -1, %1553 ], [ %1649, %1648 ]
  %1652 = load i8, ptr %682, align 4
  %1653 = load i32, ptr %22, align 4
  %1654 = sext i32 %1653 to i64
  %1655 = getelementptr inbounds i8, ptr %1552, i64 20
  %1656 = icmp eq i8 %1652, 1
  br label %1657

1657:                                             ; preds = %1708, %1650
  %1658 = phi i1 [ true, %1650 ], [ %1710, %1708 ]
  %1659 = phi i32 [ 0, %1650 ], [ %1709, %1708 ]
  %1660 = and i32 %1659, 1
  %1661 = icmp eq i32 %1660, 0
  %1662 = icmp ult i32 %1659, 2
  br label %1663

1663:                                             ; preds = %1696, %1657
  %1664 = phi i64 [ 0, %1657 ], [ %1697, %1696 ]
  %1665 = getelementptr inbounds %struct.Node, ptr %1551, i64 %1654, i32 7, i64 %1664
  %1666 = load i32, ptr %1665, align 4
  %1667 = icmp eq i32 %1666, 0
  %1668 = sub i32 2147483647, %1666
  %1669 = select i1 %1667, i32 0, i32 %1668
  %1670 = select i1 %1661, i32 %1666, i32 %1669
  %1671 = getelementptr inbounds [4 x i32], ptr %679, i64 0, i64 %1664
  %1672 = load i32, ptr %1671, align 4
  %1673 = icmp eq i32 %1672, 0
  %1674 = sub i32 2147483647, %1672
  %1675 = select i1 %1673, i32 0, i32 %1674
  %1676 = select i1 %1662, i32 %1672, i32 %1675
  %1677 = getelementptr inbounds [4 x i32], ptr %1655, i64 0, i64 %1664
  %1678 = load i32, ptr %1677, align 4
  br i1 %1656, label %1679, label %1681

1679:                                             ; preds = %1663
  %1680 = add i32 %1676, %1670
  br label %1690

1681:                                             ; preds = %1663
  %1682 = zext i32 %1670 to i64
  %1683 = zext i32 %1676 to i64
  %1684 = mul nuw i64 %1683, %1682
  %1685 = trunc i64 %1684 to i32
  %1686 = and i32 %1685, 2147483647
  %1687 = lshr i64 %1684, 31
  %1688 = trunc i64 %1687 to i32
  %1689 = add i32 %1686, %1688
  br label %1690

1690:                                             ; preds = %1681, %1679
  %1691 = phi i32 [ %1689, %1681 ], [ %1680, %1679 ]
  %1692 = icmp ugt i32 %1691, 2147483646
  %1693 = add i32 %1691, -2147483647
  %1694 = select i1 %1692, i32 %1693, i32 %1691
  %1695 = icmp eq i32 %1678, %1694
  br i1 %1695, label %1696, label %1699

1696:                                             ; preds = %1690
  %1697 = add nuw nsw i64 %1664, 1
  %1698 = icmp eq i64 %1697, 4
  br i1 %1698, label %1701, label %1663

1699:                                             ; preds = %1690
  %1700 = trunc nuw nsw i64 %1664 to i32
  br label %1701

1701:                                             ; preds = %1696, %1699
  %1702 = phi i32 [ %1700, %1699 ], [ 4, %1696 ]
  %1703 = icmp eq i32 %1702, 4
  br i1 %1703, label %1704, label %1708

1704:                                             ; preds = %1701
  %1705 = icmp ugt i32 %1659, 1
  %1706 = select i1 %1705, i16 -256, i16 256
  %1707 = select i1 %1661, i16 1, i16 255
  br label %1712

1708:                                             ; preds = %1701
  %1709 = add nuw nsw i32 %1659, 1
  %1710 = icmp ult i32 %1659, 3
  %1711 = icmp eq i32 %1709, 4
  br i1 %1711, label %1712, label %1657

1712:                                             ; preds = %1708, %1704
  %1713 = phi i16 [ %1706, %1704 ], [ 0, %1708 ]
  %1714 = phi i16 [ %1707, %1704 ], [ 0, %1708 ]
  %1715 = phi i1 [ %1658, %1704 ], [ %1710, %1708 ]
  br i1 %1715, label %1716, label %1843

1716:                                             ; preds = %1712
  br i1 %1451, label %1746, label %1717

1717:                                             ; preds = %1716
  %1718 = icmp slt i32 %1651, 0
  br i1 %1718, label %1719, label %1721

1719:                                             ; preds = %1717
  %1720 = add nsw i32 %1159, 1
  store i32 %1720, ptr %645, align 8
  br label %1721

1721:                                             ; preds = %1719, %1717
  %1722 = phi i32 [ %1159, %1719 ], [ %1651, %1717 ]
  %1723 = sext i32 %1722 to i64
  %1724 = getelementptr inbounds %struct.Node, ptr %1551, i64 %1723
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1724, ptr align 8 %21, i64 48, i1 false)
  %1725 = load ptr, ptr %518, align 8
  %1726 = getelementptr inbounds i32, ptr %1725, i64 %1723
  store i32 0, ptr %1726, align 4
  %1727 = load ptr, ptr %514, align 8
  %1728 = getelementptr inbounds i32, ptr %1727, i64 %1723
  store i32 0, ptr %1728, align 4
  %1729 = load ptr, ptr %470, align 8
  %1730 = getelementptr inbounds i32, ptr %1729, i64 %1723
  store i32 0, ptr %1730, align 4
  %1731 = load ptr, ptr %470, align 8
  %1732 = sext i32 %1449 to i64
  %1733 = getelementptr inbounds i32, ptr %1731, i64 %1732
  %1734 = load i32, ptr %1733, align 4
  %1735 = add nsw i32 %1734, 1
  store i32 %1735, ptr %1733, align 4
  %1736 = load ptr, ptr %470, align 8
  %1737 = load i32, ptr %670, align 4
  %1738 = sext i32 %1737 to i64
  %1739 = getelementptr inbounds i32, ptr %1736, i64 %1738
  %1740 = load i32, ptr %1739, align 4
  %1741 = add nsw i32 %1740, 1
  store i32 %1741, ptr %1739, align 4
  %1742 = load i8, ptr %674, align 2
  %1743 = zext i8 %1742 to i32
  %1744 = load i32, ptr %650, align 8
  %1745 = add nsw i32 %1744, %1743
  store i32 %1745, ptr %650, align 8
  br label %1746

1746:                                             ; preds = %1721, %1716
  %1747 = phi i32 [ %1722, %1721 ], [ %1449, %1716 ]
  %1748 = load ptr, ptr %470, align 8
  %1749 = getelementptr inbounds i32, ptr %1748, i64 %1654
  %1750 = load i32, ptr %1749, align 4
  %1751 = add nsw i32 %1750, 1
  store i32 %1751, ptr %1749, align 4
  %1752 = load ptr, ptr %470, align 8
  %1753 = sext i32 %1747 to i64
  %1754 = getelementptr inbounds i32, ptr %1752, i64 %1753
  %1755 = load i32, ptr %1754, align 4
  %1756 = add nsw i32 %1755, 1
  store i32 %1756, ptr %1754, align 4
  %1757 = getelementptr inbounds i8, ptr %1552, i64 8
  %1758 = load i32, ptr %1757, align 8
  %1759 = getelementptr inbounds i8, ptr %1552, i64 12
  %1760 = load i32, ptr %1759, align 4
  %1761 = getelementptr inbounds i8, ptr %1552, i64 4
  %1762 = or disjoint i16 %1714, %1713
  store i16 %1762, ptr %1761, align 4
  store i8 %1652, ptr %1552, align 8
  store i32 %1653, ptr %1757, align 8
  store i32 %1747, ptr %1759, align 4
  %1763 = load ptr, ptr %528, align 8
  store i32 %1758, ptr %1763, align 4
  br label %1764

1764:                                             ; preds = %1779, %1746
  %1765 = phi i32 [ 1, %1746 ], [ %1780, %1779 ]
  %1766 = load ptr, ptr %528, align 8
  %1767 = add nsw i32 %1765, -1
  %1768 = sext i32 %1767 to i64
  %1769 = getelementptr inbounds i32, ptr %1766, i64 %1768
  %1770 = load i32, ptr %1769, align 4
  %1771 = icmp slt i32 %1770, 0
  br i1 %1771, label %1779, label %1772

1772:                                             ; preds = %1764
  %1773 = load ptr, ptr %470, align 8
  %1774 = zext i32 %1770 to i64
  %1775 = getelementptr inbounds i32, ptr %1773, i64 %1774
  %1776 = load i32, ptr %1775, align 4
  %1777 = add nsw i32 %1776, -1
  store i32 %1777, ptr %1775, align 4
  %1778 = icmp eq i32 %1777, 0
  br i1 %1778, label %1782, label %1779

1779:                                             ; preds = %1782, %1772, %1764
  %1780 = phi i32 [ %1797, %1782 ], [ %1767, %1772 ], [ %1767, %1764 ]
  %1781 = icmp eq i32 %1780, 0
  br i1 %1781, label %1800, label %1764

1782:                                             ; preds = %1772
  %1783 = load ptr, ptr %29, align 8
  %1784 = getelementptr inbounds %struct.Node, ptr %1783, i64 %1774, i32 2
  %1785 = load i8, ptr %1784, align 2
  %1786 = zext i8 %1785 to i32
  %1787 = load i32, ptr %650, align 8
  %1788 = sub nsw i32 %1787, %1786
  store i32 %1788, ptr %650, align 8
  %1789 = getelementptr inbounds %struct.Node, ptr %1783, i64 %1774, i32 5
  %1790 = load i32, ptr %1789, align 8
  %1791 = load ptr, ptr %528, align 8
  %1792 = getelementptr inbounds i32, ptr %1791, i64 %1768
  store i32 %1790, ptr %1792, align 4
  %1793 = load ptr, ptr %29, align 8
  %1794 = getelementptr inbounds %struct.Node, ptr %1793, i64 %1774, i32 5, i64 1
  %1795 = load i32, ptr %1794, align 4
  %1796 = load ptr, ptr %528, align 8
  %1797 = add nsw i32 %1765, 1
  %1798 = sext i32 %1765 to i64
  %1799 = getelementptr inbounds i32, ptr %1796, i64 %1798
  store i32 %1795, ptr %1799, align 4
  br label %1779

1800:                                             ; preds = %1779
  %1801 = load ptr, ptr %528, align 8
  store i32 %1760, ptr %1801, align 4
  br label %1802

1802:                                             ; preds = %1817, %1800
  %1803 = phi i32 [ 1, %1800 ], [ %1818, %1817 ]
  %1804 = load ptr, ptr %528, align 8
  %1805 = add nsw i32 %1803, -1
  %1806 = sext i32 %1805 to i64
  %1807 = getelementptr inbounds i32, ptr %1804, i64 %1806
  %1808 = load i32, ptr %1807, align 4
  %1809 = icmp slt i32 %1808, 0
  br i1 %1809, label %1817, label %1810

1810:                                             ; preds = %1802
  %1811 = load ptr, ptr %470, align 8
  %1812 = zext i32 %1808 to i64
  %1813 = getelementptr inbounds i32, ptr %1811, i64 %1812
  %1814 = load i32, ptr %1813, align 4
  %1815 = add nsw i32 %1814, -1
  store i32 %1815, ptr %1813, align 4
  %1816 = icmp eq i32 %1815, 0
  br i1 %1816, label %1820, label %1817

1817:                                             ; preds = %1820, %1810, %1802
  %1818 = phi i32 [ %1835, %1820 ], [ %1805, %1810 ], [ %1805, %1802 ]
  %1819 = icmp eq i32 %1818, 0
  br i1 %1819, label %1838, label %1802

1820:                                             ; preds = %1810
  %1821 = load ptr, ptr %29, align 8
  %1822 = getelementptr inbounds %struct.Node, ptr %1821, i64 %1812, i32 2
  %1823 = load i8, ptr %1822, align 2
  %1824 = zext i8 %1823 to i32
  %1825 = load i32, ptr %650, align 8
  %1826 = sub nsw i32 %1825, %1824
  store i32 %1826, ptr %650, align 8
  %1827 = getelementptr inbounds %struct.Node, ptr %1821, i64 %1812, i32 5
  %1828 = load i32, ptr %1827, align 8
  %1829 = load ptr, ptr %528, align 8
  %1830 = getelementptr inbounds i32, ptr %1829, i64 %1806
  store i32 %1828, ptr %1830, align 4
  %1831 = load ptr, ptr %29, align 8
  %1832 = getelementptr inbounds %struct.Node, ptr %1831, i64 %1812, i32 5, i64 1
  %1833 = load i32, ptr %1832, align 4
  %1834 = load ptr, ptr %528, align 8
  %1835 = add nsw i32 %1803, 1
  %1836 = sext i32 %1803 to i64
  %1837 = getelementptr inbounds i32, ptr %1834, i64 %1836
  store i32 %1833, ptr %1837, align 4
  br label %1817

1838:                                             ; preds = %1817
  %1839 = icmp ne i8 %1450, 3
  %1840 = icmp slt i32 %1651, 0
  %1841 = select i1 %1839, i1 %1840, i1 false
  br i1 %1841, label %1842, label %1843

1842:                                             ; preds = %1838
  call void @enter(ptr %29, i32 %1747)
  call void @enter_pairs(ptr %29, i32 %1747)
  br label %1843

1843:                                             ; preds = %1842, %1838, %1712
  br label %1844

1844:                                             ; preds = %1843, %1158
  br label %1845

1845:                                             ; preds = %1844, %1038, %1030, %1008
  %1846 = add nuw i32 %968, 1
  %1847 = icmp eq i32 %968, %774
  br i1 %1847, label %1848, label %966

1848:                                             ; preds = %1845, %959
  %1849 = phi i32 [ %961, %959 ], [ %995, %1845 ]
  %1850 = load ptr, ptr %27, align 8
  %1851 = load i32, ptr %683, align 8
  %1852 = sext i32 %1851 to i64
  %1853 = mul nsw i64 %1852, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %544, ptr align 8 %1850, i64 %1853, i1 false)
  %1854 = load ptr, ptr %684, align 8
  %1855 = load i32, ptr %685, align 8
  %1856 = sext i32 %1855 to i64
  %1857 = shl nsw i64 %1856, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %545, ptr align 4 %1854, i64 %1857, i1 false)
  br label %1858

1858:                                             ; preds = %1848, %763
  %1859 = phi i32 [ %769, %763 ], [ %1851, %1848 ]
  %1860 = phi i32 [ %768, %763 ], [ %1855, %1848 ]
  %1861 = phi i32 [ %765, %763 ], [ %1849, %1848 ]
  %1862 = load i32, ptr %686, align 4
  %1863 = load i32, ptr %687, align 4
  %1864 = load ptr, ptr %283, align 8
  %1865 = sext i32 %1859 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %1864, i8 0, i64 %1865, i1 false)
  %1866 = icmp sgt i32 %1860, 0
  br i1 %1866, label %1867, label %1932

1867:                                             ; preds = %1858
  %1868 = zext i32 %1860 to i64
  br label %1869

1869:                                             ; preds = %1867, %1929
  %1870 = phi i64 [ %1930, %1929 ], [ 0, %1867 ]
  %1871 = phi i32 [ %1927, %1929 ], [ 0, %1867 ]
  %1872 = getelementptr inbounds %struct.Edge, ptr %545, i64 %1870
  %1873 = load i32, ptr %1872, align 4
  %1874 = load ptr, ptr %203, align 8
  store i32 %1873, ptr %1874, align 4
  br label %1875

1875:                                             ; preds = %1925, %1869
  %1876 = phi i32 [ %1871, %1869 ], [ %1927, %1925 ]
  %1877 = phi i32 [ 1, %1869 ], [ %1926, %1925 ]
  %1878 = load ptr, ptr %203, align 8
  %1879 = sext i32 %1877 to i64
  %1880 = getelementptr i32, ptr %1878, i64 %1879
  %1881 = getelementptr i8, ptr %1880, i64 -4
  %1882 = load i32, ptr %1881, align 4
  %1883 = load ptr, ptr %283, align 8
  %1884 = sext i32 %1882 to i64
  %1885 = getelementptr inbounds i8, ptr %1883, i64 %1884
  %1886 = load i8, ptr %1885, align 1
  switch i8 %1886, label %1913 [
    i8 2, label %1887
    i8 0, label %1889
  ]

1887:                                             ; preds = %1875
  %1888 = add nsw i32 %1877, -1
  br label %1925

1889:                                             ; preds = %1875
  store i8 1, ptr %1885, align 1
  br label %1890

1890:                                             ; preds = %1908, %1889
  %1891 = phi i64 [ 1, %1889 ], [ %1911, %1908 ]
  %1892 = phi i32 [ 0, %1889 ], [ %1910, %1908 ]
  %1893 = phi i32 [ %1877, %1889 ], [ %1909, %1908 ]
  %1894 = getelementptr inbounds %struct.Node, ptr %544, i64 %1884, i32 5, i64 %1891
  %1895 = load i32, ptr %1894, align 4
  %1896 = icmp sgt i32 %1895, -1
  br i1 %1896, label %1897, label %1908

1897:                                             ; preds = %1890
  %1898 = load ptr, ptr %283, align 8
  %1899 = zext i32 %1895 to i64
  %1900 = getelementptr inbounds i8, ptr %1898, i64 %1899
  %1901 = load i8, ptr %1900, align 1
  %1902 = icmp eq i8 %1901, 0
  br i1 %1902, label %1903, label %1908

1903:                                             ; preds = %1897
  %1904 = load ptr, ptr %203, align 8
  %1905 = add nsw i32 %1893, 1
  %1906 = sext i32 %1893 to i64
  %1907 = getelementptr inbounds i32, ptr %1904, i64 %1906
  store i32 %1895, ptr %1907, align 4
  br label %1908

1908:                                             ; preds = %1903, %1897, %1890
  %1909 = phi i32 [ %1893, %1897 ], [ %1905, %1903 ], [ %1893, %1890 ]
  %1910 = phi i32 [ %1892, %1897 ], [ 1, %1903 ], [ %1892, %1890 ]
  %1911 = add nsw i64 %1891, -1
  %1912 = icmp eq i64 %1891, 0
  br i1 %1912, label %1913, label %1890

1913:                                             ; preds = %1908, %1875
  %1914 = phi i32 [ %1877, %1875 ], [ %1909, %1908 ]
  %1915 = phi i32 [ 0, %1875 ], [ %1910, %1908 ]
  %1916 = icmp eq i32 %1915, 0
  br i1 %1916, label %1917, label %1925

1917:                                             ; preds = %1913
  %1918 = add nsw i32 %1914, -1
  %1919 = load ptr, ptr %283, align 8
  %1920 = getelementptr inbounds i8, ptr %1919, i64 %1884
  store i8 2, ptr %1920, align 1
  %1921 = load ptr, ptr %194, align 8
  %1922 = add nsw i32 %1876, 1
  %1923 = sext i32 %1876 to i64
  %1924 = getelementptr inbounds i32, ptr %1921, i64 %1923
  store i32 %1882, ptr %1924, align 4
  br label %1925

1925:                                             ; preds = %1917, %1913, %1887
  %1926 = phi i32 [ %1888, %1887 ], [ %1914, %1913 ], [ %1918, %1917 ]
  %1927 = phi i32 [ %1876, %1887 ], [ %1876, %1913 ], [ %1922, %1917 ]
  %1928 = icmp eq i32 %1926, 0
  br i1 %1928, label %1929, label %1875

1929:                                             ; preds = %1925
  %1930 = add nuw nsw i64 %1870, 1
  %1931 = icmp eq i64 %1930, %1868
  br i1 %1931, label %1932, label %1869

1932:                                             ; preds = %1929, %1858
  %1933 = phi i32 [ 0, %1858 ], [ %1927, %1929 ]
  store i32 0, ptr %688, align 8
  store i32 0, ptr %689, align 8
  store i32 0, ptr %690, align 8
  store i32 0, ptr %691, align 4
  store i32 0, ptr %692, align 8
  store i32 0, ptr %693, align 8
  store i32 1, ptr %694, align 8
  %1934 = load ptr, ptr %695, align 8
  %1935 = getelementptr inbounds i8, ptr %1934, i64 4
  store i32 0, ptr %1935, align 4
  %1936 = load ptr, ptr %695, align 8
  store i32 0, ptr %1936, align 4
  %1937 = load ptr, ptr %696, align 8
  %1938 = load i32, ptr %697, align 8
  %1939 = sext i32 %1938 to i64
  %1940 = shl nsw i64 %1939, 2
  %1941 = add nsw i64 %1940, 4
  call void @llvm.memset.p0.i64(ptr align 4 %1937, i8 0, i64 %1941, i1 false)
  %1942 = load ptr, ptr %698, align 8
  %1943 = load i32, ptr %1942, align 4
  %1944 = icmp eq i32 %1943, 0
  br i1 %1944, label %1967, label %1945

1945:                                             ; preds = %1932
  %1946 = load ptr, ptr %700, align 8
  %1947 = sext i32 %1943 to i64
  %1948 = getelementptr i32, ptr %1946, i64 %1947
  %1949 = getelementptr i8, ptr %1948, i64 4
  %1950 = load i32, ptr %1949, align 4
  %1951 = load i32, ptr %1948, align 4
  %1952 = icmp eq i32 %1950, %1951
  br i1 %1952, label %1988, label %1953

1953:                                             ; preds = %1945
  %1954 = load ptr, ptr %701, align 8
  br label %1962

1955:                                             ; preds = %1962
  %1956 = sext i32 %1965 to i64
  %1957 = getelementptr i32, ptr %1946, i64 %1956
  %1958 = getelementptr i8, ptr %1957, i64 4
  %1959 = load i32, ptr %1958, align 4
  %1960 = load i32, ptr %1957, align 4
  %1961 = icmp eq i32 %1959, %1960
  br i1 %1961, label %1967, label %1962

1962:                                             ; preds = %1953, %1955
  %1963 = phi i64 [ %1947, %1953 ], [ %1956, %1955 ]
  %1964 = getelementptr inbounds i32, ptr %1954, i64 %1963
  %1965 = load i32, ptr %1964, align 4
  %1966 = icmp eq i32 %1965, 0
  br i1 %1966, label %1967, label %1955

1967:                                             ; preds = %1955, %1962, %1932
  %1968 = phi i1 [ %1944, %1932 ], [ %1966, %1962 ], [ %1966, %1955 ]
  br i1 %1968, label %1969, label %1988

1969:                                             ; preds = %1967
  %1970 = load i32, ptr %702, align 8
  %1971 = add nsw i32 %1970, 2
  %1972 = load i32, ptr %703, align 4
  %1973 = icmp sgt i32 %1971, %1972
  br i1 %1973, label %1978, label %1974

1974:                                             ; preds = %1969
  %1975 = load i32, ptr %704, align 8
  %1976 = load i32, ptr %705, align 4
  %1977 = icmp sgt i32 %1975, %1976
  br i1 %1977, label %1978, label %1979

1978:                                             ; preds = %1974, %1969
  store i32 1, ptr %708, align 8
  br label %1988

1979:                                             ; preds = %1974
  %1980 = add nsw i32 %1970, 1
  store i32 %1980, ptr %702, align 8
  %1981 = load ptr, ptr %706, align 8
  %1982 = sext i32 %1980 to i64
  %1983 = getelementptr inbounds i32, ptr %1981, i64 %1982
  store i32 %1975, ptr %1983, align 4
  %1984 = load i32, ptr %1942, align 4
  %1985 = load ptr, ptr %707, align 8
  %1986 = sext i32 %1970 to i64
  %1987 = getelementptr inbounds i32, ptr %1985, i64 %1986
  store i32 %1984, ptr %1987, align 4
  store i32 %1970, ptr %1942, align 4
  br label %1988

1988:                                             ; preds = %1945, %1967, %1978, %1979
  %1989 = icmp sgt i32 %1933, 0
  br i1 %1989, label %1990, label %1996

1990:                                             ; preds = %1988
  %1991 = zext i32 %1933 to i64
  br label %1992

1992:                                             ; preds = %2459, %1990
  %1993 = phi i64 [ 0, %1990 ], [ %2468, %2459 ]
  %1994 = load i32, ptr %693, align 8
  %1995 = icmp eq i32 %1994, 0
  br i1 %1995, label %1999, label %1996

1996:                                             ; preds = %2459, %1992, %1988
  br i1 %1866, label %1997, label %2503

1997:                                             ; preds = %1996
  %1998 = zext i32 %1860 to i64
  br label %2470

1999:                                             ; preds = %1992
  %2000 = load ptr, ptr %194, align 8
  %2001 = getelementptr inbounds i32, ptr %2000, i64 %1993
  %2002 = load i32, ptr %2001, align 4
  %2003 = load ptr, ptr %183, align 8
  %2004 = sext i32 %2002 to i64
  %2005 = getelementptr inbounds %struct.Edge, ptr %2003, i64 %2004
  %2006 = getelementptr inbounds %struct.Node, ptr %544, i64 %2004
  %2007 = getelementptr inbounds i8, ptr %2006, i64 1
  %2008 = load i8, ptr %2007, align 1
  %2009 = icmp eq i8 %2008, 0
  br i1 %2009, label %2010, label %2124

2010:                                             ; preds = %1999
  %2011 = getelementptr inbounds i8, ptr %2006, i64 40
  %2012 = load i64, ptr %2011, align 8
  %2013 = icmp ugt i64 %2012, 1152921504606846743
  %2014 = sub i64 2305843009213693487, %2012
  %2015 = select i1 %2013, i64 %2014, i64 %2012
  %2016 = load ptr, ptr %315, align 8
  %2017 = mul i64 %2015, -7046029254386353131
  %2018 = lshr i64 %2017, 33
  %2019 = trunc nuw nsw i64 %2018 to i32
  %2020 = load i32, ptr %295, align 8
  %2021 = and i32 %2020, %2019
  %2022 = zext i32 %2021 to i64
  %2023 = getelementptr inbounds i32, ptr %2016, i64 %2022
  %2024 = load i32, ptr %2023, align 4
  %2025 = icmp eq i32 %2024, 0
  br i1 %2025, label %2041, label %2026

2026:                                             ; preds = %2010
  %2027 = load ptr, ptr %86, align 8
  br label %2032

2028:                                             ; preds = %2032
  %2029 = getelementptr inbounds i8, ptr %2035, i64 28
  %2030 = load i32, ptr %2029, align 4
  %2031 = icmp eq i32 %2030, 0
  br i1 %2031, label %2041, label %2032

2032:                                             ; preds = %2028, %2026
  %2033 = phi i32 [ %2024, %2026 ], [ %2030, %2028 ]
  %2034 = sext i32 %2033 to i64
  %2035 = getelementptr inbounds %struct.Scalar, ptr %2027, i64 %2034
  %2036 = load i64, ptr %2035, align 8
  %2037 = icmp eq i64 %2036, %2015
  br i1 %2037, label %2038, label %2028

2038:                                             ; preds = %2032
  %2039 = sub nsw i32 0, %2033
  %2040 = select i1 %2013, i32 %2039, i32 %2033
  br label %2041

2041:                                             ; preds = %2028, %2038, %2010
  %2042 = phi i32 [ %2040, %2038 ], [ 0, %2010 ], [ 0, %2028 ]
  %2043 = icmp eq i32 %2042, 0
  br i1 %2043, label %2044, label %2115

2044:                                             ; preds = %2041
  %2045 = getelementptr inbounds i8, ptr %2006, i64 16
  %2046 = load i32, ptr %2045, align 8
  %2047 = icmp slt i32 %2046, 0
  br i1 %2047, label %2048, label %2115

2048:                                             ; preds = %2044
  %2049 = getelementptr inbounds i8, ptr %2006, i64 8
  %2050 = load i32, ptr %2049, align 4
  %2051 = sext i32 %2050 to i64
  %2052 = getelementptr inbounds %struct.Edge, ptr %2003, i64 %2051, i32 1
  %2053 = load i32, ptr %2052, align 4
  %2054 = getelementptr inbounds i8, ptr %2006, i64 4
  %2055 = load i8, ptr %2054, align 1
  %2056 = sext i8 %2055 to i32
  %2057 = mul nsw i32 %2053, %2056
  %2058 = zext i32 %2057 to i64
  %2059 = getelementptr inbounds i8, ptr %2006, i64 12
  %2060 = load i32, ptr %2059, align 4
  %2061 = sext i32 %2060 to i64
  %2062 = getelementptr inbounds %struct.Edge, ptr %2003, i64 %2061, i32 1
  %2063 = load i32, ptr %2062, align 4
  %2064 = getelementptr inbounds i8, ptr %2006, i64 5
  %2065 = load i8, ptr %2064, align 1
  %2066 = sext i8 %2065 to i32
  %2067 = mul nsw i32 %2063, %2066
  %2068 = zext i32 %2067 to i64
  %2069 = load i8, ptr %2006, align 8
  %2070 = icmp eq i8 %2069, 2
  br i1 %2070, label %2071, label %2073

2071:                                             ; preds = %2048
  %2072 = call i32 @scale_product(ptr %85, i32 %2057, i32 %2067)
  br label %2115

2073:                                             ; preds = %2048
  %2074 = load ptr, ptr %85, align 8
  %2075 = icmp slt i32 %2057, 0
  %2076 = load ptr, ptr %2074, align 8
  br i1 %2075, label %2077, label %2083

2077:                                             ; preds = %2073
  %2078 = sub nsw i32 0, %2057
  %2079 = zext i32 %2078 to i64
  %2080 = getelementptr inbounds %struct.Scalar, ptr %2076, i64 %2079
  %2081 = load i64, ptr %2080, align 8
  %2082 = sub i64 2305843009213693487, %2081
  br label %2086

2083:                                             ; preds = %2073
  %2084 = getelementptr inbounds %struct.Scalar, ptr %2076, i64 %2058
  %2085 = load i64, ptr %2084, align 8
  br label %2086

2086:                                             ; preds = %2083, %2077
  %2087 = phi i64 [ %2082, %2077 ], [ %2085, %2083 ]
  %2088 = icmp slt i32 %2067, 0
  %2089 = load ptr, ptr %2074, align 8
  br i1 %2088, label %2090, label %2096

2090:                                             ; preds = %2086
  %2091 = sub nsw i32 0, %2067
  %2092 = zext i32 %2091 to i64
  %2093 = getelementptr inbounds %struct.Scalar, ptr %2089, i64 %2092
  %2094 = load i64, ptr %2093, align 8
  %2095 = sub i64 2305843009213693487, %2094
  br label %2099

2096:                                             ; preds = %2086
  %2097 = getelementptr inbounds %struct.Scalar, ptr %2089, i64 %2068
  %2098 = load i64, ptr %2097, align 8
  br label %2099

2099:                                             ; preds = %2096, %2090
  %2100 = phi i64 [ %2095, %2090 ], [ %2098, %2096 ]
  %2101 = add i64 %2100, %2087
  %2102 = icmp ugt i64 %2101, 2305843009213693486
  %2103 = add i64 %2101, -2305843009213693487
  %2104 = select i1 %2102, i64 %2103, i64 %2101
  %2105 = icmp ne i64 %2104, 0
  br i1 %2105, label %2106, label %2108

2106:                                             ; preds = %2099
  %2107 = call i32 @learn(ptr %2074, i64 %2104, i8 1, i32 %2057, i32 %2067)
  br label %2108

2108:                                             ; preds = %2106, %2099
  %2109 = phi i32 [ %2107, %2106 ], [ 0, %2099 ]
  %2110 = icmp eq i32 %2109, 0
  %2111 = select i1 %2105, i1 %2110, i1 false
  %2112 = zext i1 %2111 to i32
  %2113 = load i32, ptr %693, align 8
  %2114 = or i32 %2113, %2112
  store i32 %2114, ptr %693, align 8
  br label %2115

2115:                                             ; preds = %2108, %2071, %2044, %2041
  %2116 = phi i32 [ %2042, %2041 ], [ 0, %2044 ], [ %2072, %2071 ], [ %2109, %2108 ]
  %2117 = load i64, ptr %2011, align 8
  %2118 = icmp ne i64 %2117, 0
  %2119 = icmp eq i32 %2116, 0
  %2120 = select i1 %2118, i1 %2119, i1 false
  %2121 = zext i1 %2120 to i32
  %2122 = load i32, ptr %693, align 8
  %2123 = or i32 %2122, %2121
  store i32 %2123, ptr %693, align 8
  br label %2459

2124:                                             ; preds = %1999
  %2125 = load i8, ptr %2006, align 8
  %2126 = icmp eq i8 %2125, 0
  br i1 %2126, label %2127, label %2143

2127:                                             ; preds = %2124
  %2128 = load i32, ptr %692, align 8
  %2129 = load i32, ptr %105, align 4
  %2130 = icmp slt i32 %2128, %2129
  br i1 %2130, label %2132, label %2131

2131:                                             ; preds = %2127
  store i32 1, ptr %693, align 8
  br label %2459

2132:                                             ; preds = %2127
  %2133 = getelementptr inbounds i8, ptr %2006, i64 16
  %2134 = load i32, ptr %2133, align 8
  %2135 = load ptr, ptr %710, align 8
  %2136 = sext i32 %2128 to i64
  %2137 = getelementptr inbounds %struct.Literal, ptr %2135, i64 %2136
  store i32 0, ptr %2137, align 4
  %2138 = getelementptr inbounds i8, ptr %2137, i64 4
  store i32 0, ptr %2138, align 4
  %2139 = getelementptr inbounds i8, ptr %2137, i64 8
  store i32 0, ptr %2139, align 4
  %2140 = getelementptr inbounds i8, ptr %2137, i64 12
  store i32 %2134, ptr %2140, align 4
  %2141 = load i32, ptr %692, align 8
  %2142 = add nsw i32 %2141, 1
  store i32 %2142, ptr %692, align 8
  br label %2459

2143:                                             ; preds = %2124
  %2144 = getelementptr inbounds i8, ptr %2006, i64 8
  %2145 = load i32, ptr %2144, align 4
  %2146 = sext i32 %2145 to i64
  %2147 = getelementptr inbounds %struct.Edge, ptr %2003, i64 %2146
  %2148 = load i32, ptr %2147, align 4
  %2149 = getelementptr inbounds i8, ptr %2147, i64 4
  %2150 = load i32, ptr %2149, align 4
  %2151 = getelementptr inbounds i8, ptr %2006, i64 4
  %2152 = load i8, ptr %2151, align 1
  %2153 = sext i8 %2152 to i32
  %2154 = mul nsw i32 %2150, %2153
  %2155 = zext i32 %2154 to i64
  %2156 = shl nuw i64 %2155, 32
  %2157 = zext i32 %2148 to i64
  %2158 = or disjoint i64 %2156, %2157
  %2159 = icmp eq i8 %2125, 4
  br i1 %2159, label %2160, label %2177

2160:                                             ; preds = %2143
  %2161 = call i32 @wrap(ptr %85, i64 %2158)
  %2162 = load i32, ptr %692, align 8
  %2163 = load i32, ptr %105, align 4
  %2164 = icmp slt i32 %2162, %2163
  br i1 %2164, label %2166, label %2165

2165:                                             ; preds = %2160
  store i32 1, ptr %693, align 8
  br label %2459

2166:                                             ; preds = %2160
  %2167 = getelementptr inbounds i8, ptr %2006, i64 16
  %2168 = load i32, ptr %2167, align 8
  %2169 = load ptr, ptr %710, align 8
  %2170 = sext i32 %2162 to i64
  %2171 = getelementptr inbounds %struct.Literal, ptr %2169, i64 %2170
  store i32 5, ptr %2171, align 4
  %2172 = getelementptr inbounds i8, ptr %2171, i64 4
  store i32 %2161, ptr %2172, align 4
  %2173 = getelementptr inbounds i8, ptr %2171, i64 8
  store i32 0, ptr %2173, align 4
  %2174 = getelementptr inbounds i8, ptr %2171, i64 12
  store i32 %2168, ptr %2174, align 4
  %2175 = load i32, ptr %692, align 8
  %2176 = add nsw i32 %2175, 1
  store i32 %2176, ptr %692, align 8
  br label %2459

2177:                                             ; preds = %2143
  %2178 = getelementptr inbounds i8, ptr %2006, i64 12
  %2179 = load i32, ptr %2178, align 4
  %2180 = sext i32 %2179 to i64
  %2181 = getelementptr inbounds %struct.Edge, ptr %2003, i64 %2180
  %2182 = load i32, ptr %2181, align 4
  %2183 = getelementptr inbounds i8, ptr %2181, i64 4
  %2184 = load i32, ptr %2183, align 4
  %2185 = getelementptr inbounds i8, ptr %2006, i64 5
  %2186 = load i8, ptr %2185, align 1
  %2187 = sext i8 %2186 to i32
  %2188 = mul nsw i32 %2184, %2187
  switch i8 %2125, label %2406 [
    i8 3, label %2189
    i8 1, label %2211
  ]

2189:                                             ; preds = %2177
  %2190 = zext i32 %2188 to i64
  %2191 = shl nuw i64 %2190, 32
  %2192 = zext i32 %2182 to i64
  %2193 = or disjoint i64 %2191, %2192
  %2194 = call i32 @wrap(ptr %85, i64 %2158)
  %2195 = call i32 @wrap(ptr %85, i64 %2193)
  %2196 = load i32, ptr %692, align 8
  %2197 = load i32, ptr %105, align 4
  %2198 = icmp slt i32 %2196, %2197
  br i1 %2198, label %2200, label %2199

2199:                                             ; preds = %2189
  store i32 1, ptr %693, align 8
  br label %2459

2200:                                             ; preds = %2189
  %2201 = getelementptr inbounds i8, ptr %2006, i64 16
  %2202 = load i32, ptr %2201, align 8
  %2203 = load ptr, ptr %710, align 8
  %2204 = sext i32 %2196 to i64
  %2205 = getelementptr inbounds %struct.Literal, ptr %2203, i64 %2204
  store i32 4, ptr %2205, align 4
  %2206 = getelementptr inbounds i8, ptr %2205, i64 4
  store i32 %2194, ptr %2206, align 4
  %2207 = getelementptr inbounds i8, ptr %2205, i64 8
  store i32 %2195, ptr %2207, align 4
  %2208 = getelementptr inbounds i8, ptr %2205, i64 12
  store i32 %2202, ptr %2208, align 4
  %2209 = load i32, ptr %692, align 8
  %2210 = add nsw i32 %2209, 1
  store i32 %2210, ptr %692, align 8
  br label %2459

2211:                                             ; preds = %2177
  %2212 = load i32, ptr %691, align 4
  %2213 = load i32, ptr %109, align 8
  %2214 = icmp slt i32 %2212, %2213
  br i1 %2214, label %2216, label %2215

2215:                                             ; preds = %2211
  store i32 1, ptr %693, align 8
  br label %2222

2216:                                             ; preds = %2211
  %2217 = load ptr, ptr %709, align 8
  %2218 = sext i32 %2212 to i64
  %2219 = getelementptr inbounds %struct.Sum, ptr %2217, i64 %2218
  call void @llvm.memset.p0.i64(ptr align 8 %2219, i8 0, i64 16, i1 false)
  %2220 = load i32, ptr %691, align 4
  %2221 = add nsw i32 %2220, 1
  store i32 %2221, ptr %691, align 4
  br label %2222

2222:                                             ; preds = %2216, %2215
  %2223 = phi i32 [ 0, %2215 ], [ %2220, %2216 ]
  %2224 = load i32, ptr %693, align 8
  %2225 = icmp eq i32 %2224, 0
  br i1 %2225, label %2226, label %2459

2226:                                             ; preds = %2222
  %2227 = icmp eq i32 %2154, 0
  br i1 %2227, label %2309, label %2228

2228:                                             ; preds = %2226
  %2229 = load ptr, ptr %709, align 8
  %2230 = sext i32 %2223 to i64
  %2231 = getelementptr inbounds %struct.Sum, ptr %2229, i64 %2230
  %2232 = icmp sgt i32 %2148, -1
  br i1 %2232, label %2233, label %2307

2233:                                             ; preds = %2228
  %2234 = xor i32 %2148, 1
  %2235 = zext i32 %2234 to i64
  %2236 = mul i64 %2235, -7046029254386353131
  %2237 = load ptr, ptr %698, align 8
  %2238 = lshr i64 %2236, 33
  %2239 = trunc nuw nsw i64 %2238 to i32
  %2240 = load i32, ptr %699, align 8
  %2241 = and i32 %2240, %2239
  %2242 = zext i32 %2241 to i64
  %2243 = getelementptr inbounds i32, ptr %2237, i64 %2242
  %2244 = load i32, ptr %2243, align 4
  %2245 = icmp eq i32 %2244, 0
  br i1 %2245, label %2280, label %2246

2246:                                             ; preds = %2233
  %2247 = load ptr, ptr %711, align 8
  %2248 = load ptr, ptr %712, align 8
  %2249 = load ptr, ptr %713, align 8
  br label %2250

2250:                                             ; preds = %2276, %2246
  %2251 = phi i1 [ false, %2246 ], [ %2279, %2276 ]
  %2252 = phi i32 [ %2244, %2246 ], [ %2278, %2276 ]
  %2253 = phi i32 [ undef, %2246 ], [ %2275, %2276 ]
  %2254 = sext i32 %2252 to i64
  %2255 = getelementptr i32, ptr %2247, i64 %2254
  %2256 = getelementptr i8, ptr %2255, i64 4
  %2257 = load i32, ptr %2256, align 4
  %2258 = load i32, ptr %2255, align 4
  %2259 = sub nsw i32 %2257, %2258
  %2260 = icmp ne i32 %2259, 1
  %2261 = sext i1 %2260 to i32
  br i1 %2260, label %2272, label %2262

2262:                                             ; preds = %2250
  %2263 = sext i32 %2258 to i64
  %2264 = getelementptr inbounds i32, ptr %2248, i64 %2263
  %2265 = zext i32 %2261 to i64
  %2266 = getelementptr inbounds i32, ptr %2264, i64 %2265
  %2267 = load i32, ptr %2266, align 4
  %2268 = icmp eq i32 %2267, %2148
  %2269 = xor i1 %2260, true
  %2270 = zext i1 %2269 to i32
  %2271 = select i1 %2268, i32 %2270, i32 -1
  br label %2272

2272:                                             ; preds = %2262, %2250
  %2273 = phi i32 [ %2261, %2250 ], [ %2271, %2262 ]
  %2274 = icmp eq i32 %2273, 1
  %2275 = select i1 %2274, i32 %2252, i32 %2253
  br i1 %2274, label %2280, label %2276

2276:                                             ; preds = %2272
  %2277 = getelementptr inbounds i32, ptr %2249, i64 %2254
  %2278 = load i32, ptr %2277, align 4
  %2279 = icmp eq i32 %2278, 0
  br i1 %2279, label %2280, label %2250

2280:                                             ; preds = %2276, %2272, %2233
  %2281 = phi i1 [ %2245, %2233 ], [ %2251, %2272 ], [ %2279, %2276 ]
  %2282 = phi i32 [ undef, %2233 ], [ %2275, %2272 ], [ %2275, %2276 ]
  br i1 %2281, label %2283, label %2307

2283:                                             ; preds = %2280
  %2284 = load i32, ptr %714, align 8
  %2285 = add nsw i32 %2284, 2
  %2286 = load i32, ptr %715, align 4
  %2287 = icmp sgt i32 %2285, %2286
  br i1 %2287, label %2292, label %2288

2288:                                             ; preds = %2283
  %2289 = load i32, ptr %716, align 8
  %2290 = load i32, ptr %717, align 4
  %2291 = icmp slt i32 %2289, %2290
  br i1 %2291, label %2293, label %2292

2292:                                             ; preds = %2288, %2283
  store i32 1, ptr %721, align 8
  br label %2307

2293:                                             ; preds = %2288
  %2294 = add nsw i32 %2284, 1
  store i32 %2294, ptr %714, align 8
  %2295 = load ptr, ptr %718, align 8
  %2296 = sext i32 %2289 to i64
  %2297 = getelementptr inbounds i32, ptr %2295, i64 %2296
  store i32 %2148, ptr %2297, align 4
  %2298 = load i32, ptr %716, align 8
  %2299 = add nsw i32 %2298, 1
  store i32 %2299, ptr %716, align 8
  %2300 = load ptr, ptr %719, align 8
  %2301 = sext i32 %2294 to i64
  %2302 = getelementptr inbounds i32, ptr %2300, i64 %2301
  store i32 %2299, ptr %2302, align 4
  %2303 = load i32, ptr %2243, align 4
  %2304 = load ptr, ptr %720, align 8
  %2305 = sext i32 %2284 to i64
  %2306 = getelementptr inbounds i32, ptr %2304, i64 %2305
  store i32 %2303, ptr %2306, align 4
  store i32 %2284, ptr %2243, align 4
  br label %2307

2307:                                             ; preds = %2293, %2292, %2280, %2228
  %2308 = phi i32 [ 1, %2228 ], [ 0, %2292 ], [ %2284, %2293 ], [ %2282, %2280 ]
  call void @add_term(ptr %85, ptr %2231, i32 %2308, i32 %2154)
  br label %2309

2309:                                             ; preds = %2307, %2226
  %2310 = icmp eq i32 %2188, 0
  br i1 %2310, label %2392, label %2311

2311:                                             ; preds = %2309
  %2312 = load ptr, ptr %709, align 8
  %2313 = sext i32 %2223 to i64
  %2314 = getelementptr inbounds %struct.Sum, ptr %2312, i64 %2313
  %2315 = icmp sgt i32 %2182, -1
  br i1 %2315, label %2316, label %2390

2316:                                             ; preds = %2311
  %2317 = xor i32 %2182, 1
  %2318 = zext i32 %2317 to i64
  %2319 = mul i64 %2318, -7046029254386353131
  %2320 = load ptr, ptr %698, align 8
  %2321 = lshr i64 %2319, 33
  %2322 = trunc nuw nsw i64 %2321 to i32
  %2323 = load i32, ptr %699, align 8
  %2324 = and i32 %2323, %2322
  %2325 = zext i32 %2324 to i64
  %2326 = getelementptr inbounds i32, ptr %2320, i64 %2325
  %2327 = load i32, ptr %2326, align 4
  %2328 = icmp eq i32 %2327, 0
  br i1 %2328, label %2363, label %2329

2329:                                             ; preds = %2316
  %2330 = load ptr, ptr %722, align 8
  %2331 = load ptr, ptr %723, align 8
  %2332 = load ptr, ptr %724, align 8
  br label %2333

2333:                                             ; preds = %2359, %2329
  %2334 = phi i1 [ false, %2329 ], [ %2362, %2359 ]
  %2335 = phi i32 [ %2327, %2329 ], [ %2361, %2359 ]
  %2336 = phi i32 [ undef, %2329 ], [ %2358, %2359 ]
  %2337 = sext i32 %2335 to i64
  %2338 = getelementptr i32, ptr %2330, i64 %2337
  %2339 = getelementptr i8, ptr %2338, i64 4
  %2340 = load i32, ptr %2339, align 4
  %2341 = load i32, ptr %2338, align 4
  %2342 = sub nsw i32 %2340, %2341
  %2343 = icmp ne i32 %2342, 1
  %2344 = sext i1 %2343 to i32
  br i1 %2343, label %2355, label %2345

2345:                                             ; preds = %2333
  %2346 = sext i32 %2341 to i64
  %2347 = getelementptr inbounds i32, ptr %2331, i64 %2346
  %2348 = zext i32 %2344 to i64
  %2349 = getelementptr inbounds i32, ptr %2347, i64 %2348
  %2350 = load i32, ptr %2349, align 4
  %2351 = icmp eq i32 %2350, %2182
  %2352 = xor i1 %2343, true
  %2353 = zext i1 %2352 to i32
  %2354 = select i1 %2351, i32 %2353, i32 -1
  br label %2355

2355:                                             ; preds = %2345, %2333
  %2356 = phi i32 [ %2344, %2333 ], [ %2354, %2345 ]
  %2357 = icmp eq i32 %2356, 1
  %2358 = select i1 %2357, i32 %2335, i32 %2336
  br i1 %2357, label %2363, label %2359

2359:                                             ; preds = %2355
  %2360 = getelementptr inbounds i32, ptr %2332, i64 %2337
  %2361 = load i32, ptr %2360, align 4
  %2362 = icmp eq i32 %2361, 0
  br i1 %2362, label %2363, label %2333

2363:                                             ; preds = %2359, %2355, %2316
  %2364 = phi i1 [ %2328, %2316 ], [ %2334, %2355 ], [ %2362, %2359 ]
  %2365 = phi i32 [ undef, %2316 ], [ %2358, %2355 ], [ %2358, %2359 ]
  br i1 %2364, label %2366, label %2390

2366:                                             ; preds = %2363
  %2367 = load i32, ptr %725, align 8
  %2368 = add nsw i32 %2367, 2
  %2369 = load i32, ptr %726, align 4
  %2370 = icmp sgt i32 %2368, %2369
  br i1 %2370, label %2375, label %2371

2371:                                             ; preds = %2366
  %2372 = load i32, ptr %727, align 8
  %2373 = load i32, ptr %728, align 4
  %2374 = icmp slt i32 %2372, %2373
  br i1 %2374, label %2376, label %2375

2375:                                             ; preds = %2371, %2366
  store i32 1, ptr %732, align 8
  br label %2390

2376:                                             ; preds = %2371
  %2377 = add nsw i32 %2367, 1
  store i32 %2377, ptr %725, align 8
  %2378 = load ptr, ptr %729, align 8
  %2379 = sext i32 %2372 to i64
  %2380 = getelementptr inbounds i32, ptr %2378, i64 %2379
  store i32 %2182, ptr %2380, align 4
  %2381 = load i32, ptr %727, align 8
  %2382 = add nsw i32 %2381, 1
  store i32 %2382, ptr %727, align 8
  %2383 = load ptr, ptr %730, align 8
  %2384 = sext i32 %2377 to i64
  %2385 = getelementptr inbounds i32, ptr %2383, i64 %2384
  store i32 %2382, ptr %2385, align 4
  %2386 = load i32, ptr %2326, align 4
  %2387 = load ptr, ptr %731, align 8
  %2388 = sext i32 %2367 to i64
  %2389 = getelementptr inbounds i32, ptr %2387, i64 %2388
  store i32 %2386, ptr %2389, align 4
  store i32 %2367, ptr %2326, align 4
  br label %2390

2390:                                             ; preds = %2376, %2375, %2363, %2311
  %2391 = phi i32 [ 1, %2311 ], [ 0, %2375 ], [ %2367, %2376 ], [ %2365, %2363 ]
  call void @add_term(ptr %85, ptr %2314, i32 %2391, i32 %2188)
  br label %2392

2392:                                             ; preds = %2390, %2309
  %2393 = load i32, ptr %692, align 8
  %2394 = load i32, ptr %105, align 4
  %2395 = icmp slt i32 %2393, %2394
  br i1 %2395, label %2397, label %2396

2396:                                             ; preds = %2392
  store i32 1, ptr %693, align 8
  br label %2459

2397:                                             ; preds = %2392
  %2398 = load ptr, ptr %710, align 8
  %2399 = sext i32 %2393 to i64
  %2400 = getelementptr inbounds %struct.Literal, ptr %2398, i64 %2399
  store i32 3, ptr %2400, align 4
  %2401 = getelementptr inbounds i8, ptr %2400, i64 4
  store i32 %2223, ptr %2401, align 4
  %2402 = getelementptr inbounds i8, ptr %2400, i64 8
  store i32 0, ptr %2402, align 4
  %2403 = getelementptr inbounds i8, ptr %2400, i64 12
  store i32 -1, ptr %2403, align 4
  %2404 = load i32, ptr %692, align 8
  %2405 = add nsw i32 %2404, 1
  store i32 %2405, ptr %692, align 8
  br label %2459

2406:                                             ; preds = %2177
  %2407 = icmp ne i32 %2154, 0
  %2408 = icmp ne i32 %2188, 0
  %2409 = select i1 %2407, i1 %2408, i1 false
  br i1 %2409, label %2410, label %2459

2410:                                             ; preds = %2406
  %2411 = icmp sgt i32 %2148, -1
  %2412 = icmp sgt i32 %2182, -1
  %2413 = select i1 %2411, i1 %2412, i1 false
  br i1 %2413, label %2414, label %2431

2414:                                             ; preds = %2410
  %2415 = load i32, ptr %692, align 8
  %2416 = load i32, ptr %105, align 4
  %2417 = icmp slt i32 %2415, %2416
  br i1 %2417, label %2419, label %2418

2418:                                             ; preds = %2414
  store i32 1, ptr %693, align 8
  br label %2428

2419:                                             ; preds = %2414
  %2420 = load ptr, ptr %710, align 8
  %2421 = sext i32 %2415 to i64
  %2422 = getelementptr inbounds %struct.Literal, ptr %2420, i64 %2421
  store i32 1, ptr %2422, align 4
  %2423 = getelementptr inbounds i8, ptr %2422, i64 4
  store i32 %2148, ptr %2423, align 4
  %2424 = getelementptr inbounds i8, ptr %2422, i64 8
  store i32 %2182, ptr %2424, align 4
  %2425 = getelementptr inbounds i8, ptr %2422, i64 12
  store i32 -1, ptr %2425, align 4
  %2426 = load i32, ptr %692, align 8
  %2427 = add nsw i32 %2426, 1
  store i32 %2427, ptr %692, align 8
  br label %2428

2428:                                             ; preds = %2419, %2418
  %2429 = phi i32 [ 0, %2418 ], [ %2426, %2419 ]
  %2430 = call i32 @scale_product(ptr %85, i32 %2154, i32 %2188)
  br label %2459

2431:                                             ; preds = %2410
  %2432 = select i1 %2412, i32 %2182, i32 %2148
  %2433 = freeze i32 %2432
  %2434 = select i1 %2412, i32 %2154, i32 %2188
  %2435 = select i1 %2412, i32 %2188, i32 %2154
  %2436 = call i32 @scale_product(ptr %85, i32 %2435, i32 %2434)
  %2437 = icmp slt i32 %2433, 0
  br i1 %2437, label %2459, label %2438

2438:                                             ; preds = %2431
  switch i32 %2436, label %2439 [
    i32 -1, label %2459
    i32 1, label %2459
  ]

2439:                                             ; preds = %2438
  %2440 = icmp slt i32 %2434, 0
  %2441 = load i32, ptr %692, align 8
  %2442 = load i32, ptr %105, align 4
  %2443 = icmp slt i32 %2441, %2442
  br i1 %2443, label %2445, label %2444

2444:                                             ; preds = %2439
  store i32 1, ptr %693, align 8
  br label %2455

2445:                                             ; preds = %2439
  %2446 = call i32 @llvm.abs.i32(i32 %2434, i1 true)
  %2447 = load ptr, ptr %710, align 8
  %2448 = sext i32 %2441 to i64
  %2449 = getelementptr inbounds %struct.Literal, ptr %2447, i64 %2448
  store i32 2, ptr %2449, align 4
  %2450 = getelementptr inbounds i8, ptr %2449, i64 4
  store i32 %2446, ptr %2450, align 4
  %2451 = getelementptr inbounds i8, ptr %2449, i64 8
  store i32 %2433, ptr %2451, align 4
  %2452 = getelementptr inbounds i8, ptr %2449, i64 12
  store i32 -1, ptr %2452, align 4
  %2453 = load i32, ptr %692, align 8
  %2454 = add nsw i32 %2453, 1
  store i32 %2454, ptr %692, align 8
  br label %2455

2455:                                             ; preds = %2445, %2444
  %2456 = phi i32 [ 0, %2444 ], [ %2453, %2445 ]
  %2457 = sub nsw i32 0, %2435
  %2458 = select i1 %2440, i32 %2457, i32 %2435
  br label %2459

2459:                                             ; preds = %2455, %2438, %2438, %2431, %2428, %2406, %2397, %2396, %2222, %2200, %2199, %2166, %2165, %2132, %2131, %2115
  %2460 = phi i32 [ -1, %2115 ], [ %2429, %2428 ], [ %2148, %2222 ], [ -1, %2406 ], [ %2456, %2455 ], [ %2433, %2438 ], [ 0, %2131 ], [ %2141, %2132 ], [ 0, %2165 ], [ %2175, %2166 ], [ 0, %2199 ], [ %2209, %2200 ], [ 0, %2396 ], [ %2404, %2397 ], [ %2433, %2431 ], [ %2433, %2438 ]
  %2461 = phi i32 [ %2116, %2115 ], [ %2430, %2428 ], [ %2154, %2222 ], [ 0, %2406 ], [ %2458, %2455 ], [ %2436, %2438 ], [ 1, %2131 ], [ 1, %2132 ], [ 1, %2165 ], [ 1, %2166 ], [ 1, %2199 ], [ 1, %2200 ], [ 1, %2396 ], [ 1, %2397 ], [ %2436, %2431 ], [ %2436, %2438 ]
  %2462 = zext i32 %2461 to i64
  %2463 = shl nuw i64 %2462, 32
  %2464 = zext i32 %2460 to i64
  %2465 = or disjoint i64 %2463, %2464
  store i64 %2465, ptr %2005, align 4
  %2466 = load ptr, ptr %187, align 8
  %2467 = getelementptr inbounds i32, ptr %2466, i64 %2004
  store i32 -1, ptr %2467, align 4
  %2468 = add nuw nsw i64 %1993, 1
  %2469 = icmp eq i64 %2468, %1991
  br i1 %2469, label %1996, label %1992

2470:                                             ; preds = %2491, %1997
  %2471 = phi i64 [ 0, %1997 ], [ %2501, %2491 ]
  %2472 = load i32, ptr %693, align 8
  %2473 = icmp eq i32 %2472, 0
  br i1 %2473, label %2474, label %2503

2474:                                             ; preds = %2470
  %2475 = getelementptr inbounds %struct.Edge, ptr %545, i64 %2471
  %2476 = load i32, ptr %2475, align 4
  %2477 = getelementptr inbounds i8, ptr %2475, i64 4
  %2478 = load i32, ptr %2477, align 4
  %2479 = load ptr, ptr %187, align 8
  %2480 = sext i32 %2476 to i64
  %2481 = getelementptr inbounds i32, ptr %2479, i64 %2480
  %2482 = load i32, ptr %2481, align 4
  %2483 = icmp slt i32 %2482, 0
  br i1 %2483, label %2484, label %2491

2484:                                             ; preds = %2474
  %2485 = load ptr, ptr %183, align 8
  %2486 = getelementptr inbounds %struct.Edge, ptr %2485, i64 %2480
  %2487 = load i64, ptr %2486, align 4
  %2488 = call i32 @wrap(ptr %85, i64 %2487)
  %2489 = load ptr, ptr %187, align 8
  %2490 = getelementptr inbounds i32, ptr %2489, i64 %2480
  store i32 %2488, ptr %2490, align 4
  br label %2491

2491:                                             ; preds = %2484, %2474
  %2492 = load ptr, ptr %733, align 8
  %2493 = load i32, ptr %690, align 8
  %2494 = add nsw i32 %2493, 1
  store i32 %2494, ptr %690, align 8
  %2495 = sext i32 %2493 to i64
  %2496 = getelementptr inbounds %struct.Edge, ptr %2492, i64 %2495
  %2497 = load ptr, ptr %187, align 8
  %2498 = getelementptr inbounds i32, ptr %2497, i64 %2480
  %2499 = load i32, ptr %2498, align 4
  store i32 %2499, ptr %2496, align 4
  %2500 = getelementptr inbounds i8, ptr %2496, i64 4
  store i32 %2478, ptr %2500, align 4
  %2501 = add nuw nsw i64 %2471, 1
  %2502 = icmp eq i64 %2501, %1998
  br i1 %2502, label %2503, label %2470

2503:                                             ; preds = %2491, %2470, %1996
  %2504 = load i32, ptr %693, align 8
  %2505 = icmp eq i32 %2504, 0
  br i1 %2505, label %2506, label %3283

2506:                                             ; preds = %2503
  call void @look(ptr %104, ptr %85)
  %2507 = load ptr, ptr %158, align 8
  %2508 = load i32, ptr %692, align 8
  %2509 = sext i32 %2508 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %2507, i8 0, i64 %2509, i1 false)
  call void @rebuild(ptr %104, ptr %734, ptr %85)
  %2510 = load i32, ptr %735, align 8
  %2511 = icmp eq i32 %2510, 0
  br i1 %2511, label %2512, label %2513

2512:                                             ; preds = %2506
  call void @greedy(ptr %43, ptr %734, ptr %36, i32 0)
  br label %2513

2513:                                             ; preds = %2512, %2506
  %2514 = load i32, ptr %735, align 8
  %2515 = icmp eq i32 %2514, 0
  br i1 %2515, label %2516, label %3283

2516:                                             ; preds = %2513
  %2517 = load double, ptr %39, align 8
  %2518 = load i32, ptr %42, align 8
  %2519 = call double @cost(ptr %104, ptr %734, double %2517, i32 %2518)
  %2520 = icmp sgt i32 %1862, 0
  br i1 %2520, label %2521, label %2819

2521:                                             ; preds = %2516
  %2522 = icmp ne i32 %1863, 0
  br label %2523

2523:                                             ; preds = %2810, %2521
  %2524 = phi i32 [ 1, %2521 ], [ %2814, %2810 ]
  %2525 = phi i32 [ 1, %2521 ], [ %2813, %2810 ]
  %2526 = phi i32 [ 0, %2521 ], [ %2815, %2810 ]
  %2527 = phi double [ %2519, %2521 ], [ %2812, %2810 ]
  %2528 = phi double [ %2519, %2521 ], [ %2811, %2810 ]
  br label %2529

2529:                                             ; preds = %2529, %2523
  %2530 = phi i32 [ %2534, %2529 ], [ 0, %2523 ]
  %2531 = icmp eq i32 %2530, %2524
  %2532 = icmp eq i32 %2530, %2525
  %2533 = select i1 %2531, i1 true, i1 %2532
  %2534 = add nuw nsw i32 %2530, 1
  br i1 %2533, label %2529, label %2535

2535:                                             ; preds = %2529
  %2536 = sext i32 %2524 to i64
  %2537 = getelementptr inbounds %struct.Poly, ptr %85, i64 %2536
  %2538 = load ptr, ptr %203, align 8
  call void @look(ptr %104, ptr %2537)
  %2539 = load ptr, ptr %158, align 8
  %2540 = getelementptr inbounds i8, ptr %2537, i64 32
  %2541 = load i32, ptr %2540, align 8
  %2542 = sext i32 %2541 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %2539, i8 0, i64 %2542, i1 false)
  %2543 = load i32, ptr %736, align 8
  %2544 = icmp sgt i32 %2543, 0
  br i1 %2544, label %2545, label %2549

2545:                                             ; preds = %2535
  %2546 = getelementptr inbounds i8, ptr %2537, i64 8
  br label %2553

2547:                                             ; preds = %2579
  %2548 = sext i32 %2580 to i64
  br label %2549

2549:                                             ; preds = %2547, %2535
  %2550 = phi i64 [ 0, %2535 ], [ %2548, %2547 ]
  %2551 = phi i32 [ 0, %2535 ], [ %2581, %2547 ]
  %2552 = icmp eq i32 %2551, 0
  br i1 %2552, label %2756, label %2586

2553:                                             ; preds = %2579, %2545
  %2554 = phi i64 [ 0, %2545 ], [ %2582, %2579 ]
  %2555 = phi i32 [ 0, %2545 ], [ %2581, %2579 ]
  %2556 = phi i32 [ 0, %2545 ], [ %2580, %2579 ]
  %2557 = load ptr, ptr %104, align 8
  %2558 = getelementptr inbounds i32, ptr %2557, i64 %2554
  %2559 = load i32, ptr %2558, align 4
  %2560 = icmp sgt i32 %2559, -1
  br i1 %2560, label %2561, label %2579

2561:                                             ; preds = %2553
  %2562 = load ptr, ptr %194, align 8
  %2563 = add nsw i32 %2556, 1
  %2564 = sext i32 %2556 to i64
  %2565 = getelementptr inbounds i32, ptr %2562, i64 %2564
  store i32 %2559, ptr %2565, align 4
  %2566 = load ptr, ptr %104, align 8
  %2567 = getelementptr inbounds i32, ptr %2566, i64 %2554
  %2568 = load i32, ptr %2567, align 4
  %2569 = load ptr, ptr %2546, align 8
  %2570 = sext i32 %2568 to i64
  %2571 = getelementptr inbounds %struct.Literal, ptr %2569, i64 %2570
  %2572 = load i32, ptr %2571, align 4
  %2573 = add i32 %2572, -4
  %2574 = icmp ult i32 %2573, -3
  br i1 %2574, label %2579, label %2575

2575:                                             ; preds = %2561
  %2576 = add nsw i32 %2555, 1
  %2577 = sext i32 %2555 to i64
  %2578 = getelementptr inbounds i32, ptr %2538, i64 %2577
  store i32 %2568, ptr %2578, align 4
  br label %2579

2579:                                             ; preds = %2575, %2561, %2553
  %2580 = phi i32 [ %2563, %2575 ], [ %2563, %2561 ], [ %2556, %2553 ]
  %2581 = phi i32 [ %2576, %2575 ], [ %2555, %2561 ], [ %2555, %2553 ]
  %2582 = add nuw nsw i64 %2554, 1
  %2583 = load i32, ptr %736, align 8
  %2584 = sext i32 %2583 to i64
  %2585 = icmp slt i64 %2582, %2584
  br i1 %2585, label %2553, label %2547

2586:                                             ; preds = %2549
  %2587 = load i64, ptr %36, align 8
  %2588 = add i64 %2587, -7046029254386353131
  store i64 %2588, ptr %36, align 8
  %2589 = lshr i64 %2588, 30
  %2590 = xor i64 %2589, %2588
  %2591 = mul i64 %2590, -4658895280553007687
  %2592 = lshr i64 %2591, 27
  %2593 = xor i64 %2592, %2591
  %2594 = mul i64 %2593, -7723592293110705685
  %2595 = lshr i64 %2594, 31
  %2596 = xor i64 %2595, %2594
  %2597 = urem i64 %2596, 10
  %2598 = icmp ult i64 %2597, 5
  br i1 %2598, label %2599, label %2632

2599:                                             ; preds = %2586
  %2600 = sext i32 %2551 to i64
  br label %2601

2601:                                             ; preds = %2601, %2599
  %2602 = load ptr, ptr %158, align 8
  %2603 = load i64, ptr %36, align 8
  %2604 = add i64 %2603, -7046029254386353131
  store i64 %2604, ptr %36, align 8
  %2605 = lshr i64 %2604, 30
  %2606 = xor i64 %2605, %2604
  %2607 = mul i64 %2606, -4658895280553007687
  %2608 = lshr i64 %2607, 27
  %2609 = xor i64 %2608, %2607
  %2610 = mul i64 %2609, -7723592293110705685
  %2611 = lshr i64 %2610, 31
  %2612 = xor i64 %2611, %2610
  %2613 = urem i64 %2612, %2600
  %2614 = shl i64 %2613, 32
  %2615 = ashr exact i64 %2614, 30
  %2616 = getelementptr inbounds i8, ptr %2538, i64 %2615
  %2617 = load i32, ptr %2616, align 4
  %2618 = sext i32 %2617 to i64
  %2619 = getelementptr inbounds i8, ptr %2602, i64 %2618
  store i8 1, ptr %2619, align 1
  %2620 = load i64, ptr %36, align 8
  %2621 = add i64 %2620, -7046029254386353131
  store i64 %2621, ptr %36, align 8
  %2622 = lshr i64 %2621, 30
  %2623 = xor i64 %2622, %2621
  %2624 = mul i64 %2623, -4658895280553007687
  %2625 = lshr i64 %2624, 27
  %2626 = xor i64 %2625, %2624
  %2627 = mul i64 %2626, -7723592293110705685
  %2628 = lshr i64 %2627, 31
  %2629 = xor i64 %2628, %2627
  %2630 = urem i64 %2629, 7
  %2631 = icmp eq i64 %2630, 0
  br i1 %2631, label %2756, label %2601

2632:                                             ; preds = %2586
  %2633 = icmp ult i64 %2597, 8
  %2634 = load ptr, ptr %194, align 8
  %2635 = add i64 %2587, 4354685564936845354
  store i64 %2635, ptr %36, align 8
  %2636 = lshr i64 %2635, 30
  %2637 = xor i64 %2636, %2635
  %2638 = mul i64 %2637, -4658895280553007687
  %2639 = lshr i64 %2638, 27
  %2640 = xor i64 %2639, %2638
  %2641 = mul i64 %2640, -7723592293110705685
  %2642 = lshr i64 %2641, 31
  %2643 = xor i64 %2642, %2641
  br i1 %2633, label %2644, label %2698

2644:                                             ; preds = %2632
  %2645 = urem i64 %2643, %2550
  %2646 = shl i64 %2645, 32
  %2647 = ashr exact i64 %2646, 30
  %2648 = getelementptr inbounds i8, ptr %2634, i64 %2647
  %2649 = load i32, ptr %2648, align 4
  %2650 = icmp sgt i32 %2551, 0
  br i1 %2650, label %2651, label %2756

2651:                                             ; preds = %2644
  %2652 = getelementptr inbounds i8, ptr %2537, i64 8
  %2653 = zext i32 %2551 to i64
  br label %2654

2654:                                             ; preds = %2695, %2651
  %2655 = phi i64 [ 0, %2651 ], [ %2696, %2695 ]
  %2656 = getelementptr inbounds i32, ptr %2538, i64 %2655
  %2657 = load i32, ptr %2656, align 4
  store i32 %2657, ptr %19, align 4
  store i32 0, ptr %739, align 4
  store i32 0, ptr %740, align 4
  %2658 = call i32 @next_read(ptr %2537, ptr %19)
  %2659 = icmp eq i32 %2658, -2147483648
  br i1 %2659, label %2694, label %2660

2660:                                             ; preds = %2654
  %2661 = sext i32 %2657 to i64
  br label %2662

2662:                                             ; preds = %2673, %2660
  %2663 = phi i32 [ %2658, %2660 ], [ %2674, %2673 ]
  %2664 = icmp eq i32 %2663, %2649
  br i1 %2664, label %2676, label %2665

2665:                                             ; preds = %2662
  %2666 = icmp slt i32 %2663, 0
  br i1 %2666, label %2667, label %2673

2667:                                             ; preds = %2665
  %2668 = load ptr, ptr %2652, align 8
  %2669 = getelementptr inbounds %struct.Literal, ptr %2668, i64 %2661
  %2670 = load i32, ptr %2669, align 4
  %2671 = icmp eq i32 %2670, 3
  br i1 %2671, label %2672, label %2673

2672:                                             ; preds = %2667
  store i32 %2663, ptr %19, align 4
  store i32 0, ptr %739, align 4
  store i32 0, ptr %740, align 4
  br label %2673

2673:                                             ; preds = %2672, %2667, %2665
  %2674 = call i32 @next_read(ptr %2537, ptr %19)
  %2675 = icmp eq i32 %2674, -2147483648
  br i1 %2675, label %2694, label %2662

2676:                                             ; preds = %2662
  %2677 = load i64, ptr %36, align 8
  %2678 = add i64 %2677, -7046029254386353131
  store i64 %2678, ptr %36, align 8
  %2679 = lshr i64 %2678, 30
  %2680 = xor i64 %2679, %2678
  %2681 = mul i64 %2680, -4658895280553007687
  %2682 = lshr i64 %2681, 27
  %2683 = xor i64 %2682, %2681
  %2684 = mul i64 %2683, -7723592293110705685
  %2685 = lshr i64 %2684, 31
  %2686 = xor i64 %2685, %2684
  %2687 = urem i64 %2686, 5
  %2688 = icmp eq i64 %2687, 0
  br i1 %2688, label %2695, label %2689

2689:                                             ; preds = %2676
  %2690 = load ptr, ptr %158, align 8
  %2691 = load i32, ptr %2656, align 4
  %2692 = sext i32 %2691 to i64
  %2693 = getelementptr inbounds i8, ptr %2690, i64 %2692
  store i8 1, ptr %2693, align 1
  br label %2695

2694:                                             ; preds = %2673, %2654
  br label %2695

2695:                                             ; preds = %2694, %2689, %2676
  %2696 = add nuw nsw i64 %2655, 1
  %2697 = icmp eq i64 %2696, %2653
  br i1 %2697, label %2756, label %2654

2698:                                             ; preds = %2632
  %2699 = sext i32 %2551 to i64
  %2700 = urem i64 %2643, %2699
  %2701 = shl i64 %2700, 32
  %2702 = ashr exact i64 %2701, 30
  %2703 = getelementptr inbounds i8, ptr %2538, i64 %2702
  %2704 = load i32, ptr %2703, align 4
  store i32 %2704, ptr %2634, align 4
  %2705 = getelementptr inbounds i8, ptr %2537, i64 8
  br label %2706

2706:                                             ; preds = %2750, %2698
  %2707 = phi i32 [ 0, %2698 ], [ %2752, %2750 ]
  %2708 = phi i32 [ 1, %2698 ], [ %2751, %2750 ]
  %2709 = add nsw i32 %2708, -1
  %2710 = sext i32 %2709 to i64
  %2711 = getelementptr inbounds i32, ptr %2634, i64 %2710
  %2712 = load i32, ptr %2711, align 4
  %2713 = icmp sgt i32 %2712, -1
  br i1 %2713, label %2714, label %2728

2714:                                             ; preds = %2706
  %2715 = load ptr, ptr %2705, align 8
  %2716 = zext i32 %2712 to i64
  %2717 = getelementptr inbounds %struct.Literal, ptr %2715, i64 %2716
  %2718 = load i32, ptr %2717, align 4
  %2719 = add i32 %2718, -4
  %2720 = icmp ult i32 %2719, -3
  br i1 %2720, label %2750, label %2721

2721:                                             ; preds = %2714
  %2722 = load ptr, ptr %158, align 8
  %2723 = getelementptr inbounds i8, ptr %2722, i64 %2716
  %2724 = load i8, ptr %2723, align 1
  %2725 = icmp eq i8 %2724, 0
  br i1 %2725, label %2726, label %2750

2726:                                             ; preds = %2721
  store i8 1, ptr %2723, align 1
  %2727 = add nsw i32 %2707, 1
  br label %2728

2728:                                             ; preds = %2726, %2706
  %2729 = phi i32 [ %2727, %2726 ], [ %2707, %2706 ]
  store i32 %2712, ptr %20, align 4
  store i32 0, ptr %737, align 4
  store i32 0, ptr %738, align 4
  %2730 = call i32 @next_read(ptr %2537, ptr %20)
  %2731 = icmp ne i32 %2730, -2147483648
  %2732 = icmp slt i32 %2708, 201
  %2733 = and i1 %2732, %2731
  br i1 %2733, label %2734, label %2748

2734:                                             ; preds = %2728
  %2735 = sext i32 %2708 to i64
  %2736 = add nsw i64 %2735, -1
  br label %2737

2737:                                             ; preds = %2737, %2734
  %2738 = phi i64 [ %2736, %2734 ], [ %2740, %2737 ]
  %2739 = phi i32 [ %2730, %2734 ], [ %2742, %2737 ]
  %2740 = add nsw i64 %2738, 1
  %2741 = getelementptr inbounds i32, ptr %2634, i64 %2738
  store i32 %2739, ptr %2741, align 4
  %2742 = call i32 @next_read(ptr %2537, ptr %20)
  %2743 = icmp ne i32 %2742, -2147483648
  %2744 = icmp slt i64 %2738, 199
  %2745 = and i1 %2744, %2743
  br i1 %2745, label %2737, label %2746

2746:                                             ; preds = %2737
  %2747 = trunc nsw i64 %2740 to i32
  br label %2748

2748:                                             ; preds = %2746, %2728
  %2749 = phi i32 [ %2709, %2728 ], [ %2747, %2746 ]
  br label %2750

2750:                                             ; preds = %2748, %2721, %2714
  %2751 = phi i32 [ %2749, %2748 ], [ %2709, %2721 ], [ %2709, %2714 ]
  %2752 = phi i32 [ %2729, %2748 ], [ %2707, %2721 ], [ %2707, %2714 ]
  %2753 = icmp ne i32 %2751, 0
  %2754 = icmp slt i32 %2752, 12
  %2755 = select i1 %2753, i1 %2754, i1 false
  br i1 %2755, label %2706, label %2756

2756:                                             ; preds = %2750, %2695, %2601, %2644, %2549
  %2757 = zext i32 %2530 to i64
  %2758 = getelementptr inbounds %struct.Poly, ptr %85, i64 %2757
  call void @rebuild(ptr %104, ptr %2758, ptr %2537)
  %2759 = load i64, ptr %36, align 8
  %2760 = add i64 %2759, -7046029254386353131
  store i64 %2760, ptr %36, align 8
  %2761 = getelementptr inbounds i8, ptr %2758, i64 128
  %2762 = load i32, ptr %2761, align 8
  %2763 = icmp eq i32 %2762, 0
  br i1 %2763, label %2764, label %2777

2764:                                             ; preds = %2756
  %2765 = lshr i64 %2760, 30
  %2766 = xor i64 %2765, %2760
  %2767 = mul i64 %2766, -4658895280553007687
  %2768 = lshr i64 %2767, 27
  %2769 = xor i64 %2768, %2767
  %2770 = mul i64 %2769, -7723592293110705685
  %2771 = lshr i64 %2770, 31
  %2772 = xor i64 %2771, %2770
  %2773 = trunc i64 %2772 to i32
  %2774 = and i32 %2773, 3
  %2775 = shl nuw nsw i32 1, %2774
  %2776 = lshr i32 %2775, 1
  call void @greedy(ptr %43, ptr %2758, ptr %36, i32 %2776)
  br label %2777

2777:                                             ; preds = %2764, %2756
  %2778 = load i32, ptr %2761, align 8
  %2779 = icmp eq i32 %2778, 0
  br i1 %2779, label %2780, label %2810

2780:                                             ; preds = %2777
  %2781 = load double, ptr %39, align 8
  %2782 = load i32, ptr %42, align 8
  %2783 = call double @cost(ptr %104, ptr %2758, double %2781, i32 %2782)
  %2784 = fcmp ugt double %2783, %2527
  br i1 %2784, label %2785, label %2801

2785:                                             ; preds = %2780
  %2786 = load i64, ptr %36, align 8
  %2787 = add i64 %2786, -7046029254386353131
  store i64 %2787, ptr %36, align 8
  %2788 = lshr i64 %2787, 30
  %2789 = xor i64 %2788, %2787
  %2790 = mul i64 %2789, -4658895280553007687
  %2791 = lshr i64 %2790, 27
  %2792 = xor i64 %2791, %2790
  %2793 = mul i64 %2792, -7723592293110705685
  %2794 = lshr i64 %2793, 31
  %2795 = xor i64 %2794, %2793
  %2796 = urem i64 %2795, 10
  %2797 = icmp eq i64 %2796, 0
  %2798 = uitofp i1 %2797 to double
  %2799 = fadd double %2528, %2798
  %2800 = fcmp ugt double %2783, %2799
  br i1 %2800, label %2802, label %2801

2801:                                             ; preds = %2785, %2780
  br label %2802

2802:                                             ; preds = %2801, %2785
  %2803 = phi double [ %2783, %2801 ], [ %2527, %2785 ]
  %2804 = phi i32 [ %2530, %2801 ], [ %2524, %2785 ]
  %2805 = fcmp olt double %2803, %2528
  %2806 = fcmp oeq double %2803, %2528
  %2807 = select i1 %2522, i1 %2806, i1 false
  %2808 = or i1 %2805, %2807
  br i1 %2808, label %2809, label %2810

2809:                                             ; preds = %2802
  br label %2810

2810:                                             ; preds = %2809, %2802, %2777
  %2811 = phi double [ %2528, %2777 ], [ %2803, %2809 ], [ %2528, %2802 ]
  %2812 = phi double [ %2527, %2777 ], [ %2803, %2809 ], [ %2803, %2802 ]
  %2813 = phi i32 [ %2525, %2777 ], [ %2804, %2809 ], [ %2525, %2802 ]
  %2814 = phi i32 [ %2524, %2777 ], [ %2804, %2809 ], [ %2804, %2802 ]
  %2815 = add nuw nsw i32 %2526, 1
  %2816 = icmp eq i32 %2815, %1862
  br i1 %2816, label %2817, label %2523

2817:                                             ; preds = %2810
  %2818 = sext i32 %2813 to i64
  br label %2819

2819:                                             ; preds = %2817, %2516
  %2820 = phi i64 [ 1, %2516 ], [ %2818, %2817 ]
  %2821 = getelementptr inbounds [4 x %struct.Poly], ptr %85, i64 0, i64 %2820
  store ptr %28, ptr %16, align 8
  store ptr %27, ptr %741, align 8
  store i32 0, ptr %742, align 8
  call void @look(ptr %104, ptr %2821)
  store i32 0, ptr %743, align 8
  %2822 = load ptr, ptr %275, align 8
  %2823 = load i32, ptr %204, align 8
  %2824 = sext i32 %2823 to i64
  %2825 = shl nsw i64 %2824, 2
  %2826 = add nsw i64 %2825, 4
  call void @llvm.memset.p0.i64(ptr align 4 %2822, i8 -1, i64 %2826, i1 false)
  %2827 = load i32, ptr %177, align 8
  %2828 = icmp sgt i32 %2827, 0
  br i1 %2828, label %2832, label %2829

2829:                                             ; preds = %2894, %2819
  %2830 = load i32, ptr %744, align 8
  %2831 = icmp sgt i32 %2830, 1
  br i1 %2831, label %2907, label %2899

2832:                                             ; preds = %2819, %2894
  %2833 = phi i64 [ %2895, %2894 ], [ 0, %2819 ]
  %2834 = load ptr, ptr %28, align 8
  %2835 = getelementptr inbounds %struct.Node, ptr %2834, i64 %2833
  %2836 = load i8, ptr %2835, align 8
  %2837 = getelementptr inbounds i8, ptr %2835, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %17, ptr align 1 %2837, i64 19, i1 false)
  %2838 = getelementptr inbounds i8, ptr %2835, i64 20
  %2839 = load i32, ptr %2838, align 4
  %2840 = getelementptr inbounds i8, ptr %2835, i64 24
  %2841 = load i32, ptr %2840, align 8
  %2842 = getelementptr inbounds i8, ptr %2835, i64 28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %2842, i64 20, i1 false)
  %2843 = icmp eq i8 %2836, 0
  br i1 %2843, label %2855, label %2844

2844:                                             ; preds = %2832
  %2845 = load ptr, ptr %27, align 8
  %2846 = load i32, ptr %743, align 8
  %2847 = add nsw i32 %2846, 1
  store i32 %2847, ptr %743, align 8
  %2848 = sext i32 %2846 to i64
  %2849 = getelementptr inbounds %struct.Node, ptr %2845, i64 %2848
  store i64 0, ptr %2849, align 8
  %2850 = getelementptr inbounds i8, ptr %2849, i64 8
  store i32 -1, ptr %2850, align 8
  %2851 = getelementptr inbounds i8, ptr %2849, i64 12
  store i32 -1, ptr %2851, align 4
  %2852 = getelementptr inbounds i8, ptr %2849, i64 16
  %2853 = trunc nuw nsw i64 %2833 to i32
  store i32 %2853, ptr %2852, align 8
  %2854 = getelementptr inbounds i8, ptr %2849, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %2854, i8 0, i64 28, i1 false)
  br label %2894

2855:                                             ; preds = %2832
  %2856 = load ptr, ptr %275, align 8
  %2857 = zext i32 %2839 to i64
  %2858 = shl nuw nsw i64 %2857, 31
  %2859 = zext i32 %2841 to i64
  %2860 = or i64 %2858, %2859
  %2861 = icmp eq i32 %2839, 0
  %2862 = sub i32 2147483647, %2839
  %2863 = select i1 %2861, i32 0, i32 %2862
  %2864 = zext i32 %2863 to i64
  %2865 = shl nuw nsw i64 %2864, 31
  %2866 = icmp eq i32 %2841, 0
  %2867 = sub i32 2147483647, %2841
  %2868 = select i1 %2866, i32 0, i32 %2867
  %2869 = zext i32 %2868 to i64
  %2870 = or i64 %2865, %2869
  %2871 = call i64 @llvm.umin.i64(i64 %2860, i64 %2870)
  %2872 = mul i64 %2871, -7046029254386353131
  %2873 = lshr i64 %2872, 33
  %2874 = trunc nuw nsw i64 %2873 to i32
  %2875 = load i32, ptr %204, align 8
  %2876 = and i32 %2875, %2874
  %2877 = zext i32 %2876 to i64
  %2878 = getelementptr inbounds i32, ptr %2856, i64 %2877
  %2879 = load ptr, ptr %27, align 8
  %2880 = load i32, ptr %743, align 8
  %2881 = sext i32 %2880 to i64
  %2882 = getelementptr inbounds %struct.Node, ptr %2879, i64 %2881
  store i8 %2836, ptr %2882, align 8
  %2883 = getelementptr inbounds i8, ptr %2882, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2883, ptr align 1 %17, i64 19, i1 false)
  %2884 = getelementptr inbounds i8, ptr %2882, i64 20
  store i32 %2839, ptr %2884, align 4
  %2885 = getelementptr inbounds i8, ptr %2882, i64 24
  store i32 %2841, ptr %2885, align 8
  %2886 = getelementptr inbounds i8, ptr %2882, i64 28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2886, ptr align 4 %18, i64 20, i1 false)
  %2887 = load i32, ptr %2878, align 4
  %2888 = load ptr, ptr %279, align 8
  %2889 = load i32, ptr %743, align 8
  %2890 = sext i32 %2889 to i64
  %2891 = getelementptr inbounds i32, ptr %2888, i64 %2890
  store i32 %2887, ptr %2891, align 4
  %2892 = load i32, ptr %743, align 8
  %2893 = add nsw i32 %2892, 1
  store i32 %2893, ptr %743, align 8
  store i32 %2892, ptr %2878, align 4
  br label %2894

2894:                                             ; preds = %2855, %2844
  %2895 = add nuw nsw i64 %2833, 1
  %2896 = load i32, ptr %177, align 8
  %2897 = sext i32 %2896 to i64
  %2898 = icmp slt i64 %2895, %2897
  br i1 %2898, label %2832, label %2829

2899:                                             ; preds = %2907, %2829
  %2900 = load i32, ptr %745, align 8
  %2901 = icmp sgt i32 %2900, 0
  br i1 %2901, label %2902, label %2915

2902:                                             ; preds = %2899
  %2903 = getelementptr inbounds i8, ptr %2821, i64 8
  %2904 = getelementptr inbounds i8, ptr %2821, i64 16
  %2905 = getelementptr inbounds i8, ptr %2821, i64 72
  %2906 = getelementptr inbounds i8, ptr %2821, i64 56
  br label %2923

2907:                                             ; preds = %2829, %2907
  %2908 = phi i64 [ %2911, %2907 ], [ 1, %2829 ]
  %2909 = load ptr, ptr %86, align 8
  %2910 = getelementptr inbounds %struct.Scalar, ptr %2909, i64 %2908, i32 6
  store i32 -1, ptr %2910, align 8
  %2911 = add nuw nsw i64 %2908, 1
  %2912 = load i32, ptr %744, align 8
  %2913 = sext i32 %2912 to i64
  %2914 = icmp slt i64 %2911, %2913
  br i1 %2914, label %2907, label %2899

2915:                                             ; preds = %3251, %2899
  %2916 = phi i1 [ true, %2899 ], [ %3257, %3251 ]
  %2917 = getelementptr inbounds i8, ptr %2821, i64 40
  %2918 = load i32, ptr %2917, align 8
  store i32 %2918, ptr %754, align 8
  %2919 = icmp sgt i32 %2918, 0
  %2920 = select i1 %2919, i1 %2916, i1 false
  br i1 %2920, label %2921, label %3281

2921:                                             ; preds = %2915
  %2922 = getelementptr inbounds i8, ptr %2821, i64 24
  br label %3259

2923:                                             ; preds = %3251, %2902
  %2924 = phi i64 [ 0, %2902 ], [ %3252, %3251 ]
  %2925 = load ptr, ptr %104, align 8
  %2926 = getelementptr inbounds i32, ptr %2925, i64 %2924
  %2927 = load i32, ptr %2926, align 4
  %2928 = icmp slt i32 %2927, 0
  br i1 %2928, label %2929, label %3133

2929:                                             ; preds = %2923
  %2930 = load ptr, ptr %166, align 8
  %2931 = xor i32 %2927, -1
  %2932 = zext i32 %2931 to i64
  %2933 = getelementptr inbounds %struct.Edge, ptr %2930, i64 %2932
  %2934 = load ptr, ptr %2904, align 8
  %2935 = getelementptr inbounds %struct.Sum, ptr %2934, i64 %2932
  %2936 = load ptr, ptr %16, align 8
  %2937 = getelementptr inbounds i8, ptr %2936, i64 1928
  %2938 = load ptr, ptr %2937, align 8
  %2939 = getelementptr inbounds i8, ptr %2935, i64 8
  %2940 = load i32, ptr %2939, align 8
  %2941 = icmp sgt i32 %2940, 0
  br i1 %2941, label %2942, label %3065

2942:                                             ; preds = %2929, %3054
  %2943 = phi i64 [ %3061, %3054 ], [ 0, %2929 ]
  %2944 = load i32, ptr %742, align 8
  %2945 = icmp eq i32 %2944, 0
  br i1 %2945, label %2946, label %3065

2946:                                             ; preds = %2942
  %2947 = load ptr, ptr %2935, align 8
  %2948 = getelementptr inbounds %struct.Term, ptr %2947, i64 %2943
  %2949 = load i64, ptr %2948, align 4
  %2950 = load ptr, ptr %16, align 8
  %2951 = load ptr, ptr %2905, align 8
  %2952 = shl i64 %2949, 32
  %2953 = ashr exact i64 %2952, 30
  %2954 = getelementptr i8, ptr %2951, i64 %2953
  %2955 = getelementptr i8, ptr %2954, i64 4
  %2956 = load i32, ptr %2955, align 4
  %2957 = load i32, ptr %2954, align 4
  %2958 = sub nsw i32 %2956, %2957
  %2959 = icmp sgt i32 %2958, 0
  %2960 = getelementptr inbounds i8, ptr %2950, i64 1848
  %2961 = sext i32 %2957 to i64
  %2962 = zext i32 %2958 to i64
  %2963 = load ptr, ptr %741, align 8
  br label %2964

2964:                                             ; preds = %2982, %2946
  %2965 = phi i32 [ 0, %2946 ], [ %2983, %2982 ]
  %2966 = phi i8 [ 0, %2946 ], [ %2984, %2982 ]
  br i1 %2959, label %2967, label %2982

2967:                                             ; preds = %2964
  %2968 = load ptr, ptr %2960, align 8
  %2969 = load ptr, ptr %2906, align 8
  %2970 = getelementptr inbounds i32, ptr %2969, i64 %2961
  %2971 = load ptr, ptr %2963, align 8
  br label %2986

2972:                                             ; preds = %2982
  %2973 = getelementptr inbounds %struct.Edge, ptr %2938, i64 %2943
  %2974 = lshr i64 %2949, 32
  %2975 = icmp slt i64 %2949, 0
  %2976 = select i1 %2975, i32 -1, i32 1
  %2977 = icmp eq i64 %2974, 1
  %2978 = icmp eq i64 %2974, 4294967295
  %2979 = or i1 %2977, %2978
  %2980 = icmp ne i32 %2956, %2957
  %2981 = and i1 %2979, %2980
  br i1 %2981, label %3015, label %3009

2982:                                             ; preds = %3005, %2964
  %2983 = phi i32 [ %2965, %2964 ], [ %3006, %3005 ]
  %2984 = add nuw nsw i8 %2966, 1
  %2985 = icmp eq i8 %2984, 3
  br i1 %2985, label %2972, label %2964

2986:                                             ; preds = %3005, %2967
  %2987 = phi i64 [ 0, %2967 ], [ %3007, %3005 ]
  %2988 = phi i32 [ %2965, %2967 ], [ %3006, %3005 ]
  %2989 = getelementptr inbounds i32, ptr %2970, i64 %2987
  %2990 = load i32, ptr %2989, align 4
  %2991 = sext i32 %2990 to i64
  %2992 = getelementptr inbounds %struct.Edge, ptr %2968, i64 %2991
  %2993 = load i32, ptr %2992, align 4
  %2994 = sext i32 %2993 to i64
  %2995 = getelementptr inbounds %struct.Node, ptr %2971, i64 %2994, i32 1
  %2996 = load i8, ptr %2995, align 1
  %2997 = icmp eq i8 %2996, %2966
  br i1 %2997, label %2998, label %3005

2998:                                             ; preds = %2986
  %2999 = getelementptr inbounds i8, ptr %2992, i64 4
  %3000 = load i32, ptr %2999, align 4
  %3001 = add nsw i32 %2988, 1
  %3002 = sext i32 %2988 to i64
  %3003 = getelementptr inbounds [49 x %struct.Edge], ptr %15, i64 0, i64 %3002
  store i32 %2993, ptr %3003, align 8
  %3004 = getelementptr inbounds i8, ptr %3003, i64 4
  store i32 %3000, ptr %3004, align 4
  br label %3005

3005:                                             ; preds = %2998, %2986
  %3006 = phi i32 [ %3001, %2998 ], [ %2988, %2986 ]
  %3007 = add nuw nsw i64 %2987, 1
  %3008 = icmp eq i64 %3007, %2962
  br i1 %3008, label %2982, label %2986

3009:                                             ; preds = %2972
  %3010 = trunc nuw i64 %2974 to i32
  %3011 = call i64 @number(ptr %16, i32 %3010)
  %3012 = trunc i64 %3011 to i32
  %3013 = lshr i64 %3011, 32
  %3014 = trunc nuw i64 %3013 to i32
  br label %3015

3015:                                             ; preds = %3009, %2972
  %3016 = phi i32 [ -1, %2972 ], [ %3012, %3009 ]
  %3017 = phi i32 [ %2976, %2972 ], [ %3014, %3009 ]
  %3018 = icmp sgt i32 %2983, 0
  br i1 %3018, label %3019, label %3054

3019:                                             ; preds = %3015
  %3020 = zext i32 %2983 to i64
  br label %3021

3021:                                             ; preds = %3049, %3019
  %3022 = phi i64 [ 0, %3019 ], [ %3052, %3049 ]
  %3023 = phi i32 [ %3017, %3019 ], [ %3051, %3049 ]
  %3024 = phi i32 [ %3016, %3019 ], [ %3050, %3049 ]
  %3025 = load i32, ptr %742, align 8
  %3026 = icmp eq i32 %3025, 0
  br i1 %3026, label %3027, label %3054

3027:                                             ; preds = %3021
  %3028 = icmp slt i32 %3024, 0
  %3029 = getelementptr inbounds [49 x %struct.Edge], ptr %15, i64 0, i64 %3022
  br i1 %3028, label %3030, label %3035

3030:                                             ; preds = %3027
  %3031 = load i32, ptr %3029, align 8
  %3032 = getelementptr inbounds i8, ptr %3029, i64 4
  %3033 = load i32, ptr %3032, align 4
  %3034 = mul nsw i32 %3033, %3023
  br label %3049

3035:                                             ; preds = %3027
  %3036 = getelementptr inbounds i8, ptr %3029, i64 4
  %3037 = load i32, ptr %3036, align 4
  %3038 = mul nsw i32 %3037, %3023
  %3039 = load i32, ptr %3029, align 8
  %3040 = zext i32 %3024 to i64
  %3041 = or disjoint i64 %3040, 4294967296
  %3042 = zext i32 %3039 to i64
  %3043 = or disjoint i64 %3042, 4294967296
  %3044 = call i64 @made(ptr %16, i8 2, i64 %3041, i64 %3043)
  %3045 = trunc i64 %3044 to i32
  %3046 = lshr i64 %3044, 32
  %3047 = trunc nuw i64 %3046 to i32
  %3048 = mul nsw i32 %3038, %3047
  br label %3049

3049:                                             ; preds = %3035, %3030
  %3050 = phi i32 [ %3031, %3030 ], [ %3045, %3035 ]
  %3051 = phi i32 [ %3034, %3030 ], [ %3048, %3035 ]
  %3052 = add nuw nsw i64 %3022, 1
  %3053 = icmp eq i64 %3052, %3020
  br i1 %3053, label %3054, label %3021

3054:                                             ; preds = %3049, %3021, %3015
  %3055 = phi i32 [ %3016, %3015 ], [ %3024, %3021 ], [ %3050, %3049 ]
  %3056 = phi i32 [ %3017, %3015 ], [ %3023, %3021 ], [ %3051, %3049 ]
  %3057 = zext i32 %3056 to i64
  %3058 = shl nuw i64 %3057, 32
  %3059 = zext i32 %3055 to i64
  %3060 = or disjoint i64 %3058, %3059
  store i64 %3060, ptr %2973, align 4
  %3061 = add nuw nsw i64 %2943, 1
  %3062 = load i32, ptr %2939, align 8
  %3063 = sext i32 %3062 to i64
  %3064 = icmp slt i64 %3061, %3063
  br i1 %3064, label %2942, label %3065

3065:                                             ; preds = %3054, %2942, %2929
  br label %3066

3066:                                             ; preds = %3065, %3081
  %3067 = phi i8 [ %3084, %3081 ], [ 0, %3065 ]
  %3068 = phi i32 [ %3083, %3081 ], [ 1, %3065 ]
  %3069 = phi i32 [ %3082, %3081 ], [ -1, %3065 ]
  %3070 = load i32, ptr %742, align 8
  %3071 = icmp eq i32 %3070, 0
  br i1 %3071, label %3072, label %3117

3072:                                             ; preds = %3066
  %3073 = load i32, ptr %2939, align 8
  %3074 = icmp sgt i32 %3073, 0
  br i1 %3074, label %3075, label %3081

3075:                                             ; preds = %3072, %3110
  %3076 = phi i64 [ %3113, %3110 ], [ 0, %3072 ]
  %3077 = phi i32 [ %3112, %3110 ], [ %3068, %3072 ]
  %3078 = phi i32 [ %3111, %3110 ], [ %3069, %3072 ]
  %3079 = load i32, ptr %742, align 8
  %3080 = icmp eq i32 %3079, 0
  br i1 %3080, label %3086, label %3081

3081:                                             ; preds = %3110, %3075, %3072
  %3082 = phi i32 [ %3069, %3072 ], [ %3078, %3075 ], [ %3111, %3110 ]
  %3083 = phi i32 [ %3068, %3072 ], [ %3077, %3075 ], [ %3112, %3110 ]
  %3084 = add nuw nsw i8 %3067, 1
  %3085 = icmp eq i8 %3084, 3
  br i1 %3085, label %3117, label %3066

3086:                                             ; preds = %3075
  %3087 = load ptr, ptr %741, align 8
  %3088 = load ptr, ptr %3087, align 8
  %3089 = getelementptr inbounds %struct.Edge, ptr %2938, i64 %3076
  %3090 = load i32, ptr %3089, align 4
  %3091 = sext i32 %3090 to i64
  %3092 = getelementptr inbounds %struct.Node, ptr %3088, i64 %3091, i32 1
  %3093 = load i8, ptr %3092, align 1
  %3094 = icmp eq i8 %3093, %3067
  br i1 %3094, label %3095, label %3110

3095:                                             ; preds = %3086
  %3096 = icmp slt i32 %3078, 0
  br i1 %3096, label %3097, label %3100

3097:                                             ; preds = %3095
  %3098 = getelementptr inbounds i8, ptr %3089, i64 4
  %3099 = load i32, ptr %3098, align 4
  br label %3110

3100:                                             ; preds = %3095
  %3101 = zext i32 %3077 to i64
  %3102 = shl nuw i64 %3101, 32
  %3103 = zext i32 %3078 to i64
  %3104 = or disjoint i64 %3102, %3103
  %3105 = load i64, ptr %3089, align 4
  %3106 = call i64 @made(ptr %16, i8 1, i64 %3104, i64 %3105)
  %3107 = trunc i64 %3106 to i32
  %3108 = lshr i64 %3106, 32
  %3109 = trunc nuw i64 %3108 to i32
  br label %3110

3110:                                             ; preds = %3100, %3097, %3086
  %3111 = phi i32 [ %3078, %3086 ], [ %3090, %3097 ], [ %3107, %3100 ]
  %3112 = phi i32 [ %3077, %3086 ], [ %3099, %3097 ], [ %3109, %3100 ]
  %3113 = add nuw nsw i64 %3076, 1
  %3114 = load i32, ptr %2939, align 8
  %3115 = sext i32 %3114 to i64
  %3116 = icmp slt i64 %3113, %3115
  br i1 %3116, label %3075, label %3081

3117:                                             ; preds = %3081, %3066
  %3118 = phi i32 [ %3082, %3081 ], [ %3069, %3066 ]
  %3119 = phi i32 [ %3083, %3081 ], [ %3068, %3066 ]
  %3120 = icmp slt i32 %3118, 0
  %3121 = zext i32 %3119 to i64
  %3122 = shl nuw i64 %3121, 32
  %3123 = zext i32 %3118 to i64
  %3124 = or disjoint i64 %3122, %3123
  %3125 = select i1 %3120, i64 0, i64 %3124
  store i64 %3125, ptr %2933, align 4
  %3126 = load ptr, ptr %166, align 8
  %3127 = getelementptr inbounds %struct.Edge, ptr %3126, i64 %2932, i32 1
  %3128 = load i32, ptr %3127, align 4
  %3129 = icmp eq i32 %3128, 0
  %3130 = zext i1 %3129 to i32
  %3131 = load i32, ptr %742, align 8
  %3132 = or i32 %3131, %3130
  store i32 %3132, ptr %742, align 8
  br label %3251

3133:                                             ; preds = %2923
  %3134 = load ptr, ptr %2903, align 8
  %3135 = zext i32 %2927 to i64
  %3136 = getelementptr inbounds %struct.Literal, ptr %3134, i64 %3135
  %3137 = load i32, ptr %3136, align 4
  switch i32 %3137, label %3232 [
    i32 0, label %3138
    i32 3, label %3144
    i32 1, label %3153
    i32 2, label %3180
    i32 4, label %3205
  ]

3138:                                             ; preds = %3133
  %3139 = load ptr, ptr %162, align 8
  %3140 = getelementptr inbounds %struct.Edge, ptr %3139, i64 %3135
  %3141 = getelementptr inbounds i8, ptr %3136, i64 12
  %3142 = load i32, ptr %3141, align 4
  store i32 %3142, ptr %3140, align 4
  %3143 = getelementptr inbounds i8, ptr %3140, i64 4
  store i32 1, ptr %3143, align 4
  br label %3251

3144:                                             ; preds = %3133
  %3145 = load ptr, ptr %162, align 8
  %3146 = getelementptr inbounds %struct.Edge, ptr %3145, i64 %3135
  %3147 = load ptr, ptr %166, align 8
  %3148 = getelementptr inbounds i8, ptr %3136, i64 4
  %3149 = load i32, ptr %3148, align 4
  %3150 = sext i32 %3149 to i64
  %3151 = getelementptr inbounds %struct.Edge, ptr %3147, i64 %3150
  %3152 = load i64, ptr %3151, align 4
  store i64 %3152, ptr %3146, align 4
  br label %3251

3153:                                             ; preds = %3133
  %3154 = load ptr, ptr %162, align 8
  %3155 = getelementptr inbounds i8, ptr %3136, i64 4
  %3156 = load i32, ptr %3155, align 4
  %3157 = sext i32 %3156 to i64
  %3158 = getelementptr inbounds %struct.Edge, ptr %3154, i64 %3157
  %3159 = load i32, ptr %3158, align 4
  %3160 = getelementptr inbounds i8, ptr %3158, i64 4
  %3161 = load i32, ptr %3160, align 4
  %3162 = getelementptr inbounds i8, ptr %3136, i64 8
  %3163 = load i32, ptr %3162, align 4
  %3164 = sext i32 %3163 to i64
  %3165 = getelementptr inbounds %struct.Edge, ptr %3154, i64 %3164
  %3166 = load i32, ptr %3165, align 4
  %3167 = getelementptr inbounds i8, ptr %3165, i64 4
  %3168 = load i32, ptr %3167, align 4
  %3169 = getelementptr inbounds %struct.Edge, ptr %3154, i64 %3135
  %3170 = zext i32 %3159 to i64
  %3171 = or disjoint i64 %3170, 4294967296
  %3172 = zext i32 %3166 to i64
  %3173 = or disjoint i64 %3172, 4294967296
  %3174 = call i64 @made(ptr %16, i8 2, i64 %3171, i64 %3173)
  store i64 %3174, ptr %3169, align 4
  %3175 = mul nsw i32 %3168, %3161
  %3176 = load ptr, ptr %162, align 8
  %3177 = getelementptr inbounds %struct.Edge, ptr %3176, i64 %3135, i32 1
  %3178 = load i32, ptr %3177, align 4
  %3179 = mul nsw i32 %3175, %3178
  store i32 %3179, ptr %3177, align 4
  br label %3251

3180:                                             ; preds = %3133
  %3181 = getelementptr inbounds i8, ptr %3136, i64 4
  %3182 = load i32, ptr %3181, align 4
  %3183 = call i64 @number(ptr %16, i32 %3182)
  %3184 = lshr i64 %3183, 32
  %3185 = trunc nuw i64 %3184 to i32
  %3186 = load ptr, ptr %162, align 8
  %3187 = getelementptr inbounds i8, ptr %3136, i64 8
  %3188 = load i32, ptr %3187, align 4
  %3189 = sext i32 %3188 to i64
  %3190 = getelementptr inbounds %struct.Edge, ptr %3186, i64 %3189
  %3191 = load i32, ptr %3190, align 4
  %3192 = getelementptr inbounds i8, ptr %3190, i64 4
  %3193 = load i32, ptr %3192, align 4
  %3194 = getelementptr inbounds %struct.Edge, ptr %3186, i64 %3135
  %3195 = and i64 %3183, 4294967295
  %3196 = or disjoint i64 %3195, 4294967296
  %3197 = zext i32 %3191 to i64
  %3198 = or disjoint i64 %3197, 4294967296
  %3199 = call i64 @made(ptr %16, i8 2, i64 %3196, i64 %3198)
  store i64 %3199, ptr %3194, align 4
  %3200 = mul nsw i32 %3193, %3185
  %3201 = load ptr, ptr %162, align 8
  %3202 = getelementptr inbounds %struct.Edge, ptr %3201, i64 %3135, i32 1
  %3203 = load i32, ptr %3202, align 4
  %3204 = mul nsw i32 %3200, %3203
  store i32 %3204, ptr %3202, align 4
  br label %3251

3205:                                             ; preds = %3133
  %3206 = load ptr, ptr %162, align 8
  %3207 = getelementptr inbounds %struct.Edge, ptr %3206, i64 %3135
  %3208 = getelementptr inbounds i8, ptr %3136, i64 12
  %3209 = load i32, ptr %3208, align 4
  %3210 = load ptr, ptr %166, align 8
  %3211 = getelementptr inbounds i8, ptr %3136, i64 4
  %3212 = load i32, ptr %3211, align 4
  %3213 = sext i32 %3212 to i64
  %3214 = getelementptr inbounds %struct.Edge, ptr %3210, i64 %3213
  %3215 = getelementptr inbounds i8, ptr %3136, i64 8
  %3216 = load i32, ptr %3215, align 4
  %3217 = sext i32 %3216 to i64
  %3218 = getelementptr inbounds %struct.Edge, ptr %3210, i64 %3217
  %3219 = load i64, ptr %3214, align 4
  %3220 = load i64, ptr %3218, align 4
  %3221 = trunc i64 %3219 to i32
  %3222 = lshr i64 %3219, 32
  %3223 = trunc i64 %3220 to i32
  %3224 = lshr i64 %3220, 32
  %3225 = load ptr, ptr %16, align 8
  %3226 = load ptr, ptr %3225, align 8
  %3227 = sext i32 %3209 to i64
  %3228 = getelementptr inbounds %struct.Node, ptr %3226, i64 %3227
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %3228, i64 48, i1 false)
  store i32 %3221, ptr %746, align 8
  %3229 = trunc i64 %3222 to i8
  store i8 %3229, ptr %747, align 4
  store i32 %3223, ptr %748, align 4
  %3230 = trunc i64 %3224 to i8
  store i8 %3230, ptr %749, align 1
  %3231 = call i64 @entered(ptr %16, ptr %14)
  store i64 %3231, ptr %3207, align 4
  br label %3251

3232:                                             ; preds = %3133
  %3233 = load ptr, ptr %162, align 8
  %3234 = getelementptr inbounds %struct.Edge, ptr %3233, i64 %3135
  %3235 = getelementptr inbounds i8, ptr %3136, i64 12
  %3236 = load i32, ptr %3235, align 4
  %3237 = load ptr, ptr %166, align 8
  %3238 = getelementptr inbounds i8, ptr %3136, i64 4
  %3239 = load i32, ptr %3238, align 4
  %3240 = sext i32 %3239 to i64
  %3241 = getelementptr inbounds %struct.Edge, ptr %3237, i64 %3240
  %3242 = load i64, ptr %3241, align 4
  %3243 = trunc i64 %3242 to i32
  %3244 = lshr i64 %3242, 32
  %3245 = load ptr, ptr %16, align 8
  %3246 = load ptr, ptr %3245, align 8
  %3247 = sext i32 %3236 to i64
  %3248 = getelementptr inbounds %struct.Node, ptr %3246, i64 %3247
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %3248, i64 48, i1 false)
  store i32 %3243, ptr %750, align 8
  %3249 = trunc i64 %3244 to i8
  store i8 %3249, ptr %751, align 4
  store i32 -1, ptr %752, align 4
  store i8 1, ptr %753, align 1
  %3250 = call i64 @entered(ptr %16, ptr %13)
  store i64 %3250, ptr %3234, align 4
  br label %3251

3251:                                             ; preds = %3232, %3205, %3180, %3153, %3144, %3138, %3117
  %3252 = add nuw nsw i64 %2924, 1
  %3253 = load i32, ptr %745, align 8
  %3254 = sext i32 %3253 to i64
  %3255 = icmp slt i64 %3252, %3254
  %3256 = load i32, ptr %742, align 8
  %3257 = icmp eq i32 %3256, 0
  %3258 = select i1 %3255, i1 %3257, i1 false
  br i1 %3258, label %2923, label %2915

3259:                                             ; preds = %3259, %2921
  %3260 = phi i64 [ 0, %2921 ], [ %3276, %3259 ]
  %3261 = load ptr, ptr %166, align 8
  %3262 = load ptr, ptr %2922, align 8
  %3263 = getelementptr inbounds %struct.Edge, ptr %3262, i64 %3260
  %3264 = load i32, ptr %3263, align 4
  %3265 = sext i32 %3264 to i64
  %3266 = getelementptr inbounds %struct.Edge, ptr %3261, i64 %3265
  %3267 = load i32, ptr %3266, align 4
  %3268 = getelementptr inbounds i8, ptr %3266, i64 4
  %3269 = load i32, ptr %3268, align 4
  %3270 = load ptr, ptr %755, align 8
  %3271 = getelementptr inbounds %struct.Edge, ptr %3270, i64 %3260
  %3272 = getelementptr inbounds i8, ptr %3263, i64 4
  %3273 = load i32, ptr %3272, align 4
  %3274 = mul nsw i32 %3273, %3269
  store i32 %3267, ptr %3271, align 4
  %3275 = getelementptr inbounds i8, ptr %3271, i64 4
  store i32 %3274, ptr %3275, align 4
  %3276 = add nuw nsw i64 %3260, 1
  %3277 = load i32, ptr %2917, align 8
  %3278 = sext i32 %3277 to i64
  %3279 = icmp slt i64 %3276, %3278
  %3280 = select i1 %3279, i1 %2916, i1 false
  br i1 %3280, label %3259, label %3281

3281:                                             ; preds = %3259, %2915
  %3282 = zext i1 %2916 to i32
  br label %3283

3283:                                             ; preds = %2503, %2513, %3281
  %3284 = phi i32 [ %3282, %3281 ], [ 0, %2503 ], [ 0, %2513 ]
  %3285 = icmp eq i32 %3284, 0
  br i1 %3285, label %3374, label %3286

3286:                                             ; preds = %3283
  %3287 = load ptr, ptr %524, align 8
  %3288 = load i32, ptr %756, align 4
  %3289 = sext i32 %3288 to i64
  %3290 = getelementptr inbounds i32, ptr %3287, i64 %3289
  %3291 = shl nsw i64 %3289, 2
  call void @llvm.memset.p0.i64(ptr align 4 %3287, i8 0, i64 %3291, i1 false)
  %3292 = load i32, ptr %757, align 8
  %3293 = icmp sgt i32 %3292, 0
  br i1 %3293, label %3297, label %3294

3294:                                             ; preds = %3315, %3286
  %3295 = phi i32 [ 0, %3286 ], [ %3316, %3315 ]
  %3296 = icmp eq i32 %3295, 0
  br i1 %3296, label %3359, label %3325

3297:                                             ; preds = %3286, %3315
  %3298 = phi i64 [ %3317, %3315 ], [ 0, %3286 ]
  %3299 = phi i32 [ %3316, %3315 ], [ 0, %3286 ]
  %3300 = load ptr, ptr %758, align 8
  %3301 = getelementptr inbounds %struct.Edge, ptr %3300, i64 %3298
  %3302 = load i32, ptr %3301, align 4
  %3303 = sext i32 %3302 to i64
  %3304 = getelementptr inbounds i32, ptr %3287, i64 %3303
  %3305 = load i32, ptr %3304, align 4
  %3306 = add nsw i32 %3305, 1
  store i32 %3306, ptr %3304, align 4
  %3307 = icmp eq i32 %3305, 0
  br i1 %3307, label %3308, label %3315

3308:                                             ; preds = %3297
  %3309 = load ptr, ptr %758, align 8
  %3310 = getelementptr inbounds %struct.Edge, ptr %3309, i64 %3298
  %3311 = load i32, ptr %3310, align 4
  %3312 = add nsw i32 %3299, 1
  %3313 = sext i32 %3299 to i64
  %3314 = getelementptr inbounds i32, ptr %3290, i64 %3313
  store i32 %3311, ptr %3314, align 4
  br label %3315

3315:                                             ; preds = %3308, %3297
  %3316 = phi i32 [ %3299, %3297 ], [ %3312, %3308 ]
  %3317 = add nuw nsw i64 %3298, 1
  %3318 = load i32, ptr %757, align 8
  %3319 = sext i32 %3318 to i64
  %3320 = icmp slt i64 %3317, %3319
  br i1 %3320, label %3297, label %3294

3321:                                             ; preds = %3355
  %3322 = zext i8 %3336 to i32
  %3323 = add nuw nsw i32 %3326, %3322
  %3324 = icmp eq i32 %3356, 0
  br i1 %3324, label %3359, label %3325

3325:                                             ; preds = %3294, %3321
  %3326 = phi i32 [ %3323, %3321 ], [ 0, %3294 ]
  %3327 = phi i32 [ %3356, %3321 ], [ %3295, %3294 ]
  %3328 = load ptr, ptr %27, align 8
  %3329 = add nsw i32 %3327, -1
  %3330 = sext i32 %3329 to i64
  %3331 = getelementptr inbounds i32, ptr %3290, i64 %3330
  %3332 = load i32, ptr %3331, align 4
  %3333 = sext i32 %3332 to i64
  %3334 = getelementptr inbounds %struct.Node, ptr %3328, i64 %3333
  %3335 = getelementptr inbounds i8, ptr %3334, i64 2
  %3336 = load i8, ptr %3335, align 2
  %3337 = getelementptr inbounds i8, ptr %3334, i64 8
  br label %3338

3338:                                             ; preds = %3355, %3325
  %3339 = phi i64 [ 0, %3325 ], [ %3357, %3355 ]
  %3340 = phi i32 [ %3329, %3325 ], [ %3356, %3355 ]
  %3341 = getelementptr inbounds [2 x i32], ptr %3337, i64 0, i64 %3339
  %3342 = load i32, ptr %3341, align 4
  %3343 = icmp sgt i32 %3342, -1
  br i1 %3343, label %3344, label %3355

3344:                                             ; preds = %3338
  %3345 = zext i32 %3342 to i64
  %3346 = getelementptr inbounds i32, ptr %3287, i64 %3345
  %3347 = load i32, ptr %3346, align 4
  %3348 = add nsw i32 %3347, 1
  store i32 %3348, ptr %3346, align 4
  %3349 = icmp eq i32 %3347, 0
  br i1 %3349, label %3350, label %3355

3350:                                             ; preds = %3344
  %3351 = load i32, ptr %3341, align 4
  %3352 = add nsw i32 %3340, 1
  %3353 = sext i32 %3340 to i64
  %3354 = getelementptr inbounds i32, ptr %3290, i64 %3353
  store i32 %3351, ptr %3354, align 4
  br label %3355

3355:                                             ; preds = %3350, %3344, %3338
  %3356 = phi i32 [ %3340, %3344 ], [ %3352, %3350 ], [ %3340, %3338 ]
  %3357 = add nuw nsw i64 %3339, 1
  %3358 = icmp eq i64 %3339, 0
  br i1 %3358, label %3338, label %3321

3359:                                             ; preds = %3321, %3294
  %3360 = phi i32 [ 0, %3294 ], [ %3323, %3321 ]
  %3361 = icmp sgt i32 %3360, %1861
  br i1 %3361, label %3362, label %3365

3362:                                             ; preds = %3359
  %3363 = load i32, ptr %641, align 8
  %3364 = icmp eq i32 %3363, 0
  br i1 %3364, label %3365, label %3374

3365:                                             ; preds = %3362, %3359
  %3366 = load ptr, ptr %27, align 8
  %3367 = load i32, ptr %759, align 8
  %3368 = sext i32 %3367 to i64
  %3369 = mul nsw i64 %3368, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %544, ptr align 8 %3366, i64 %3369, i1 false)
  %3370 = load ptr, ptr %760, align 8
  %3371 = load i32, ptr %757, align 8
  %3372 = sext i32 %3371 to i64
  %3373 = shl nsw i64 %3372, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %545, ptr align 4 %3370, i64 %3373, i1 false)
  br label %3374

3374:                                             ; preds = %3362, %3365, %3283
  %3375 = phi i32 [ %1859, %3283 ], [ %3367, %3365 ], [ %1859, %3362 ]
  %3376 = phi i32 [ %1860, %3283 ], [ %3371, %3365 ], [ %1860, %3362 ]
  %3377 = phi i32 [ %1861, %3283 ], [ %3360, %3365 ], [ %1861, %3362 ]
  %3378 = load i32, ptr %761, align 4
  %3379 = icmp eq i32 %3378, 0
  br i1 %3379, label %3395, label %3380

3380:                                             ; preds = %3374
  %3381 = load i64, ptr %36, align 8
  %3382 = add i64 %3381, -7046029254386353131
  store i64 %3382, ptr %36, align 8
  %3383 = lshr i64 %3382, 30
  %3384 = xor i64 %3383, %3382
  %3385 = mul i64 %3384, -4658895280553007687
  %3386 = lshr i64 %3385, 27
  %3387 = xor i64 %3386, %3385
  %3388 = mul i64 %3387, -7723592293110705685
  %3389 = lshr i64 %3388, 31
  %3390 = xor i64 %3389, %3388
  %3391 = sext i32 %3378 to i64
  %3392 = urem i64 %3390, %3391
  %3393 = and i64 %3392, 4294967295
  %3394 = icmp eq i64 %3393, 0
  br label %3395

3395:                                             ; preds = %3380, %3374
  %3396 = phi i1 [ false, %3374 ], [ %3394, %3380 ]
  %3397 = zext i1 %3396 to i32
  %3398 = add nsw i32 %765, %3397
  %3399 = icmp sgt i32 %3377, %3398
  br i1 %3399, label %3409, label %3400

3400:                                             ; preds = %3395
  %3401 = load i32, ptr %762, align 8
  %3402 = add nsw i32 %3401, %766
  %3403 = icmp sgt i32 %3377, %3402
  br i1 %3403, label %3409, label %3404

3404:                                             ; preds = %3400
  %3405 = sext i32 %3375 to i64
  %3406 = mul nsw i64 %3405, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %530, ptr align 8 %544, i64 %3406, i1 false)
  %3407 = sext i32 %3376 to i64
  %3408 = shl nsw i64 %3407, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %532, ptr align 4 %545, i64 %3408, i1 false)
  br label %3409

3409:                                             ; preds = %3404, %3400, %3395
  %3410 = phi i32 [ %769, %3395 ], [ %769, %3400 ], [ %3375, %3404 ]
  %3411 = phi i32 [ %768, %3395 ], [ %768, %3400 ], [ %3376, %3404 ]
  %3412 = phi i32 [ %765, %3395 ], [ %765, %3400 ], [ %3377, %3404 ]
  %3413 = icmp slt i32 %3377, %766
  br i1 %3413, label %3422, label %3414

3414:                                             ; preds = %3409
  %3415 = load i32, ptr %641, align 8
  %3416 = icmp eq i32 %3415, 0
  br i1 %3416, label %3422, label %3417

3417:                                             ; preds = %3414
  %3418 = load i32, ptr %687, align 4
  %3419 = icmp ne i32 %3418, 0
  %3420 = icmp eq i32 %3377, %766
  %3421 = select i1 %3419, i1 %3420, i1 false
  br i1 %3421, label %3422, label %3427

3422:                                             ; preds = %3417, %3414, %3409
  %3423 = sext i32 %3375 to i64
  %3424 = mul nsw i64 %3423, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %544, i64 %3424, i1 false)
  %3425 = sext i32 %3376 to i64
  %3426 = shl nsw i64 %3425, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %545, i64 %3426, i1 false)
  br label %3427

3427:                                             ; preds = %3422, %3417
  %3428 = phi i32 [ %3375, %3422 ], [ %767, %3417 ]
  %3429 = phi i32 [ %3377, %3422 ], [ %766, %3417 ]
  %3430 = add nuw nsw i32 %764, 1
  %3431 = load i32, ptr %637, align 4
  %3432 = icmp slt i32 %3430, %3431
  br i1 %3432, label %763, label %3433

3433:                                             ; preds = %3427, %632, %543, %550
  %3434 = phi i32 [ -1, %550 ], [ -1, %543 ], [ %1, %632 ], [ %3428, %3427 ]
  call void @free(ptr %530)
  call void @free(ptr %532)
  call void @free(ptr %544)
  call void @free(ptr %545)
  %3435 = load ptr, ptr %27, align 8
  call void @free(ptr %3435)
  %3436 = getelementptr inbounds i8, ptr %27, i64 8
  %3437 = load ptr, ptr %3436, align 8
  call void @free(ptr %3437)
  %3438 = load ptr, ptr %470, align 8
  store ptr %3438, ptr %12, align 16
  %3439 = getelementptr inbounds i8, ptr %12, i64 8
  %3440 = load ptr, ptr %474, align 8
  store ptr %3440, ptr %3439, align 8
  %3441 = getelementptr inbounds i8, ptr %12, i64 16
  %3442 = load ptr, ptr %481, align 8
  store ptr %3442, ptr %3441, align 16
  %3443 = getelementptr inbounds i8, ptr %12, i64 24
  %3444 = load ptr, ptr %485, align 8
  store ptr %3444, ptr %3443, align 8
  %3445 = getelementptr inbounds i8, ptr %12, i64 32
  %3446 = load ptr, ptr %491, align 8
  store ptr %3446, ptr %3445, align 16
  %3447 = getelementptr inbounds i8, ptr %12, i64 40
  %3448 = load ptr, ptr %498, align 8
  store ptr %3448, ptr %3447, align 8
  %3449 = getelementptr inbounds i8, ptr %12, i64 48
  %3450 = load ptr, ptr %502, align 8
  store ptr %3450, ptr %3449, align 16
  %3451 = getelementptr inbounds i8, ptr %12, i64 56
  %3452 = load ptr, ptr %506, align 8
  store ptr %3452, ptr %3451, align 8
  %3453 = getelementptr inbounds i8, ptr %12, i64 64
  %3454 = load ptr, ptr %510, align 8
  store ptr %3454, ptr %3453, align 16
  %3455 = getelementptr inbounds i8, ptr %12, i64 72
  %3456 = load ptr, ptr %514, align 8
  store ptr %3456, ptr %3455, align 8
  %3457 = getelementptr inbounds i8, ptr %12, i64 80
  %3458 = load ptr, ptr %518, align 8
  store ptr %3458, ptr %3457, align 16
  %3459 = getelementptr inbounds i8, ptr %12, i64 88
  %3460 = load ptr, ptr %524, align 8
  store ptr %3460, ptr %3459, align 8
  %3461 = getelementptr inbounds i8, ptr %12, i64 96
  %3462 = load ptr, ptr %528, align 8
  store ptr %3462, ptr %3461, align 16
  br label %3463

3463:                                             ; preds = %3463, %3433
  %3464 = phi i64 [ 0, %3433 ], [ %3467, %3463 ]
  %3465 = getelementptr inbounds [13 x ptr], ptr %12, i64 0, i64 %3464
  %3466 = load ptr, ptr %3465, align 8
  call void @free(ptr %3466)
  %3467 = add nuw nsw i64 %3464, 1
  %3468 = icmp eq i64 %3467, 13
  br i1 %3468, label %3469, label %3463

3469:                                             ; preds = %3463
  %3470 = load ptr, ptr %183, align 8
  store ptr %3470, ptr %11, align 16
  %3471 = getelementptr inbounds i8, ptr %11, i64 8
  %3472 = load ptr, ptr %187, align 8
  store ptr %3472, ptr %3471, align 8
  %3473 = getelementptr inbounds i8, ptr %11, i64 16
  %3474 = load ptr, ptr %194, align 8
  store ptr %3474, ptr %3473, align 16
  %3475 = getelementptr inbounds i8, ptr %11, i64 24
  %3476 = load ptr, ptr %203, align 8
  store ptr %3476, ptr %3475, align 8
  %3477 = getelementptr inbounds i8, ptr %11, i64 32
  %3478 = load ptr, ptr %275, align 8
  store ptr %3478, ptr %3477, align 16
  %3479 = getelementptr inbounds i8, ptr %11, i64 40
  %3480 = load ptr, ptr %279, align 8
  store ptr %3480, ptr %3479, align 8
  %3481 = getelementptr inbounds i8, ptr %11, i64 48
  %3482 = load ptr, ptr %283, align 8
  store ptr %3482, ptr %3481, align 16
  %3483 = getelementptr inbounds i8, ptr %11, i64 56
  %3484 = load ptr, ptr %291, align 8
  store ptr %3484, ptr %3483, align 8
  %3485 = getelementptr inbounds i8, ptr %11, i64 64
  %3486 = load ptr, ptr %86, align 8
  store ptr %3486, ptr %3485, align 16
  %3487 = getelementptr inbounds i8, ptr %11, i64 72
  %3488 = load ptr, ptr %315, align 8
  store ptr %3488, ptr %3487, align 8
  %3489 = getelementptr inbounds i8, ptr %11, i64 80
  %3490 = load ptr, ptr %321, align 8
  store ptr %3490, ptr %3489, align 16
  br label %3499

3491:                                             ; preds = %3499
  %3492 = getelementptr inbounds i8, ptr %8, i64 8
  %3493 = getelementptr inbounds i8, ptr %8, i64 16
  %3494 = getelementptr inbounds i8, ptr %8, i64 24
  %3495 = getelementptr inbounds i8, ptr %8, i64 32
  %3496 = getelementptr inbounds i8, ptr %8, i64 40
  %3497 = getelementptr inbounds i8, ptr %8, i64 48
  %3498 = getelementptr inbounds i8, ptr %8, i64 56
  br label %3563

3499:                                             ; preds = %3499, %3469
  %3500 = phi i64 [ 0, %3469 ], [ %3503, %3499 ]
  %3501 = getelementptr inbounds [11 x ptr], ptr %11, i64 0, i64 %3500
  %3502 = load ptr, ptr %3501, align 8
  call void @free(ptr %3502)
  %3503 = add nuw nsw i64 %3500, 1
  %3504 = icmp eq i64 %3503, 11
  br i1 %3504, label %3491, label %3499

3505:                                             ; preds = %3588
  %3506 = load ptr, ptr %28, align 8
  call void @free(ptr %3506)
  %3507 = load ptr, ptr %174, align 8
  call void @free(ptr %3507)
  %3508 = load ptr, ptr %104, align 8
  store ptr %3508, ptr %10, align 16
  %3509 = getelementptr inbounds i8, ptr %10, i64 8
  %3510 = load ptr, ptr %121, align 8
  store ptr %3510, ptr %3509, align 8
  %3511 = getelementptr inbounds i8, ptr %10, i64 16
  %3512 = load ptr, ptr %125, align 8
  store ptr %3512, ptr %3511, align 16
  %3513 = getelementptr inbounds i8, ptr %10, i64 24
  %3514 = load ptr, ptr %129, align 8
  store ptr %3514, ptr %3513, align 8
  %3515 = getelementptr inbounds i8, ptr %10, i64 32
  %3516 = load ptr, ptr %134, align 8
  store ptr %3516, ptr %3515, align 16
  %3517 = getelementptr inbounds i8, ptr %10, i64 40
  %3518 = load ptr, ptr %138, align 8
  store ptr %3518, ptr %3517, align 8
  %3519 = getelementptr inbounds i8, ptr %10, i64 48
  %3520 = load ptr, ptr %142, align 8
  store ptr %3520, ptr %3519, align 16
  %3521 = getelementptr inbounds i8, ptr %10, i64 56
  %3522 = load ptr, ptr %146, align 8
  store ptr %3522, ptr %3521, align 8
  %3523 = getelementptr inbounds i8, ptr %10, i64 64
  %3524 = load ptr, ptr %150, align 8
  store ptr %3524, ptr %3523, align 16
  %3525 = getelementptr inbounds i8, ptr %10, i64 72
  %3526 = load ptr, ptr %154, align 8
  store ptr %3526, ptr %3525, align 8
  %3527 = getelementptr inbounds i8, ptr %10, i64 80
  %3528 = load ptr, ptr %158, align 8
  store ptr %3528, ptr %3527, align 16
  %3529 = getelementptr inbounds i8, ptr %10, i64 88
  %3530 = load ptr, ptr %162, align 8
  store ptr %3530, ptr %3529, align 8
  %3531 = getelementptr inbounds i8, ptr %10, i64 96
  %3532 = load ptr, ptr %166, align 8
  store ptr %3532, ptr %3531, align 16
  br label %3533

3533:                                             ; preds = %3533, %3505
  %3534 = phi i64 [ 0, %3505 ], [ %3537, %3533 ]
  %3535 = getelementptr inbounds [13 x ptr], ptr %10, i64 0, i64 %3534
  %3536 = load ptr, ptr %3535, align 8
  call void @free(ptr %3536)
  %3537 = add nuw nsw i64 %3534, 1
  %3538 = icmp eq i64 %3537, 13
  br i1 %3538, label %3539, label %3533

3539:                                             ; preds = %3533
  %3540 = load ptr, ptr %63, align 8
  store ptr %3540, ptr %9, align 16
  %3541 = getelementptr inbounds i8, ptr %9, i64 8
  %3542 = load ptr, ptr %67, align 8
  store ptr %3542, ptr %3541, align 8
  %3543 = getelementptr inbounds i8, ptr %9, i64 16
  %3544 = load ptr, ptr %74, align 8
  store ptr %3544, ptr %3543, align 16
  %3545 = getelementptr inbounds i8, ptr %9, i64 24
  %3546 = load ptr, ptr %79, align 8
  store ptr %3546, ptr %3545, align 8
  %3547 = getelementptr inbounds i8, ptr %9, i64 32
  %3548 = load ptr, ptr %83, align 8
  store ptr %3548, ptr %3547, align 16
  br label %3551

3549:                                             ; preds = %3551
  %3550 = getelementptr inbounds i8, ptr %28, i64 176
  br label %3557

3551:                                             ; preds = %3551, %3539
  %3552 = phi i64 [ 0, %3539 ], [ %3555, %3551 ]
  %3553 = getelementptr inbounds [5 x ptr], ptr %9, i64 0, i64 %3552
  %3554 = load ptr, ptr %3553, align 8
  call void @free(ptr %3554)
  %3555 = add nuw nsw i64 %3552, 1
  %3556 = icmp eq i64 %3555, 5
  br i1 %3556, label %3549, label %3551

3557:                                             ; preds = %3557, %3549
  %3558 = phi i64 [ 0, %3549 ], [ %3561, %3557 ]
  %3559 = getelementptr inbounds [64 x ptr], ptr %3550, i64 0, i64 %3558
  %3560 = load ptr, ptr %3559, align 8
  call void @free(ptr %3560)
  %3561 = add nuw nsw i64 %3558, 1
  %3562 = icmp eq i64 %3561, 64
  br i1 %3562, label %3591, label %3557

3563:                                             ; preds = %3588, %3491
  %3564 = phi i64 [ 0, %3491 ], [ %3589, %3588 ]
  %3565 = getelementptr inbounds [4 x %struct.Poly], ptr %85, i64 0, i64 %3564
  %3566 = getelementptr inbounds i8, ptr %3565, i64 8
  %3567 = load ptr, ptr %3566, align 8
  store ptr %3567, ptr %8, align 16
  %3568 = getelementptr inbounds i8, ptr %3565, i64 16
  %3569 = load ptr, ptr %3568, align 8
  store ptr %3569, ptr %3492, align 8
  %3570 = getelementptr inbounds i8, ptr %3565, i64 24
  %3571 = load ptr, ptr %3570, align 8
  store ptr %3571, ptr %3493, align 16
  %3572 = getelementptr inbounds i8, ptr %3565, i64 56
  %3573 = load ptr, ptr %3572, align 8
  store ptr %3573, ptr %3494, align 8
  %3574 = getelementptr inbounds i8, ptr %3565, i64 72
  %3575 = load ptr, ptr %3574, align 8
  store ptr %3575, ptr %3495, align 16
  %3576 = getelementptr inbounds i8, ptr %3565, i64 80
  %3577 = load ptr, ptr %3576, align 8
  store ptr %3577, ptr %3496, align 8
  %3578 = getelementptr inbounds i8, ptr %3565, i64 96
  %3579 = load ptr, ptr %3578, align 8
  store ptr %3579, ptr %3497, align 16
  %3580 = getelementptr inbounds i8, ptr %3565, i64 112
  %3581 = load ptr, ptr %3580, align 8
  store ptr %3581, ptr %3498, align 8
  br label %3582

3582:                                             ; preds = %3582, %3563
  %3583 = phi i64 [ 0, %3563 ], [ %3586, %3582 ]
  %3584 = getelementptr inbounds [8 x ptr], ptr %8, i64 0, i64 %3583
  %3585 = load ptr, ptr %3584, align 8
  call void @free(ptr %3585)
  %3586 = add nuw nsw i64 %3583, 1
  %3587 = icmp eq i64 %3586, 8
  br i1 %3587, label %3588, label %3582

3588:                                             ; preds = %3582
  %3589 = add nuw nsw i64 %3564, 1
  %3590 = icmp eq i64 %3589, 4
  br i1 %3590, label %3505, label %3563

3591:                                             ; preds = %3557
  br label %3592

3592:                                             ; preds = %7, %3591
  %3593 = phi i32 [ %3434, %3591 ], [ %1, %7 ]
  ret i32 %3593
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
  br i1 %30, label %31, label %687

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

94:                                               ; preds = %31, %684
  %95 = load i32, ptr %13, align 8
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %687

97:                                               ; preds = %94
  %98 = load i32, ptr %9, align 8
  %99 = icmp sgt i32 %98, 0
  br i1 %99, label %100, label %227

100:                                              ; preds = %97, %222
  %101 = phi i64 [ %223, %222 ], [ 0, %97 ]
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
  br i1 %117, label %222, label %118

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
  br label %222

140:                                              ; preds = %100
  %141 = getelementptr inbounds i8, ptr %107, i64 36
  %142 = load i8, ptr %141, align 4
  %143 = icmp eq i8 %142, 3
  br i1 %143, label %146, label %144

144:                                              ; preds = %140
  %145 = add nsw i32 %110, -1
  call void @shift(ptr %0, i32 %104, i32 %145)
  br label %222

146:                                              ; preds = %140
  %147 = icmp eq i32 %110, 1
  br i1 %147, label %148, label %218

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
  %159 = sub i32 %158, %157
  %160 = icmp eq i32 %157, %158
  br i1 %160, label %218, label %161

161:                                              ; preds = %148
  %162 = getelementptr inbounds i8, ptr %107, i64 12
  %163 = load i32, ptr %162, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr i32, ptr %153, i64 %164
  %166 = getelementptr i8, ptr %165, i64 4
  %167 = load i32, ptr %166, align 4
  %168 = load i32, ptr %165, align 4
  %169 = icmp eq i32 %167, %168
  br i1 %169, label %218, label %170

170:                                              ; preds = %161
  %171 = load ptr, ptr %34, align 8
  %172 = getelementptr inbounds i8, ptr %107, i64 16
  %173 = load i32, ptr %172, align 8
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds %struct.Place, ptr %171, i64 %174
  %176 = getelementptr inbounds i8, ptr %175, i64 4
  %177 = load i32, ptr %176, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr i32, ptr %153, i64 %178
  %180 = getelementptr i8, ptr %179, i64 4
  %181 = load i32, ptr %180, align 4
  %182 = load i32, ptr %179, align 4
  %183 = sub nsw i32 %181, %182
  %184 = add i32 %183, %159
  %185 = load i64, ptr %107, align 8
  switch i64 %185, label %216 [
    i64 1, label %186
    i64 2305843009213693486, label %186
  ]

186:                                              ; preds = %170, %170
  %187 = getelementptr inbounds i8, ptr %149, i64 16
  %188 = load ptr, ptr %187, align 8
  %189 = load i32, ptr %175, align 4
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds %struct.Sum, ptr %188, i64 %190
  %192 = getelementptr inbounds i8, ptr %191, i64 8
  %193 = load i32, ptr %192, align 8
  %194 = icmp sgt i32 %193, 0
  br i1 %194, label %195, label %216

195:                                              ; preds = %186
  %196 = load ptr, ptr %191, align 8
  %197 = zext i32 %193 to i64
  br label %198

198:                                              ; preds = %212, %195
  %199 = phi i64 [ 0, %195 ], [ %214, %212 ]
  %200 = phi i32 [ %184, %195 ], [ %213, %212 ]
  %201 = getelementptr inbounds %struct.Term, ptr %196, i64 %199
  %202 = load i32, ptr %201, align 4
  %203 = icmp eq i32 %202, %177
  br i1 %203, label %204, label %212

204:                                              ; preds = %198
  %205 = getelementptr inbounds i8, ptr %201, i64 4
  %206 = load i32, ptr %205, align 4
  %207 = icmp ne i32 %206, 1
  %208 = icmp ne i32 %206, -1
  %209 = and i1 %207, %208
  %210 = zext i1 %209 to i32
  %211 = add nsw i32 %200, %210
  br label %212

212:                                              ; preds = %204, %198
  %213 = phi i32 [ %211, %204 ], [ %200, %198 ]
  %214 = add nuw nsw i64 %199, 1
  %215 = icmp eq i64 %214, %197
  br i1 %215, label %216, label %198

216:                                              ; preds = %212, %186, %170
  %217 = phi i32 [ %184, %170 ], [ %184, %186 ], [ %213, %212 ]
  call void @shift(ptr %0, i32 %104, i32 %217)
  br label %222

218:                                              ; preds = %161, %148, %146
  %219 = call { i64, i64 } @taking(ptr %0, ptr %107)
  %220 = extractvalue { i64, i64 } %219, 0
  %221 = trunc i64 %220 to i32
  call void @shift(ptr %0, i32 %104, i32 %221)
  br label %222

222:                                              ; preds = %218, %216, %144, %118, %112
  %223 = add nuw nsw i64 %101, 1
  %224 = load i32, ptr %9, align 8
  %225 = sext i32 %224 to i64
  %226 = icmp slt i64 %223, %225
  br i1 %226, label %100, label %227

227:                                              ; preds = %222, %97
  store i32 0, ptr %9, align 8
  br label %228

228:                                              ; preds = %234, %227
  %229 = phi i32 [ 63, %227 ], [ %235, %234 ]
  %230 = zext i32 %229 to i64
  %231 = getelementptr inbounds [64 x i32], ptr %21, i64 0, i64 %230
  %232 = load i32, ptr %231, align 4
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %234, label %237

234:                                              ; preds = %228
  %235 = add nsw i32 %229, -1
  %236 = icmp ugt i32 %229, 1
  br i1 %236, label %228, label %237

237:                                              ; preds = %234, %228
  %238 = phi i32 [ 0, %234 ], [ %229, %228 ]
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %329, label %240

240:                                              ; preds = %237
  br i1 %36, label %305, label %241

241:                                              ; preds = %240
  %242 = add i32 %238, %37
  %243 = call i32 @llvm.smax.i32(i32 %242, i32 1)
  %244 = icmp slt i32 %238, %243
  br i1 %244, label %305, label %245

245:                                              ; preds = %241
  %246 = zext i32 %238 to i64
  %247 = zext i32 %243 to i64
  br label %248

248:                                              ; preds = %300, %245
  %249 = phi i64 [ %246, %245 ], [ %303, %300 ]
  %250 = phi i32 [ %238, %245 ], [ %302, %300 ]
  %251 = phi i64 [ 0, %245 ], [ %301, %300 ]
  %252 = getelementptr inbounds [64 x i32], ptr %21, i64 0, i64 %249
  %253 = load i32, ptr %252, align 4
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %300, label %255

255:                                              ; preds = %248
  %256 = shl nuw nsw i64 %249, 32
  %257 = load ptr, ptr %8, align 8
  %258 = load i64, ptr %257, align 8
  %259 = add i64 %258, -7046029254386353131
  store i64 %259, ptr %257, align 8
  %260 = lshr i64 %259, 30
  %261 = xor i64 %260, %259
  %262 = mul i64 %261, -4658895280553007687
  %263 = lshr i64 %262, 27
  %264 = xor i64 %263, %262
  %265 = mul i64 %264, -7723592293110705685
  %266 = lshr i64 %265, 31
  %267 = xor i64 %266, %265
  %268 = icmp eq i32 %253, 1
  br i1 %268, label %269, label %271

269:                                              ; preds = %255
  %270 = lshr i64 %267, 32
  br label %291

271:                                              ; preds = %255, %276
  %272 = phi i64 [ %277, %276 ], [ 0, %255 ]
  %273 = lshr exact i64 -9223372036854775808, %272
  %274 = and i64 %273, %267
  %275 = icmp eq i64 %274, 0
  br i1 %275, label %276, label %279

276:                                              ; preds = %271
  %277 = add nuw nsw i64 %272, 1
  %278 = icmp eq i64 %277, 40
  br i1 %278, label %279, label %271

279:                                              ; preds = %276, %271
  %280 = phi i64 [ 40, %276 ], [ %272, %271 ]
  %281 = shl i64 %267, %280
  %282 = lshr i64 %281, 47
  %283 = and i64 %282, 65535
  %284 = shl i64 %280, 16
  %285 = add nsw i64 %284, 65536
  %286 = sub nsw i64 %285, %283
  %287 = mul nsw i64 %286, 45426
  %288 = sext i32 %253 to i64
  %289 = udiv i64 %287, %288
  %290 = call i64 @llvm.usub.sat.i64(i64 4294967296, i64 %289)
  br label %291

291:                                              ; preds = %279, %269
  %292 = phi i64 [ %270, %269 ], [ %290, %279 ]
  %293 = mul nsw i64 %292, %38
  %294 = lshr i64 %293, 1
  %295 = add nuw i64 %294, %256
  %296 = icmp ugt i64 %295, %251
  %297 = call i64 @llvm.umax.i64(i64 %295, i64 %251)
  %298 = trunc nuw i64 %249 to i32
  %299 = select i1 %296, i32 %298, i32 %250
  br label %300

300:                                              ; preds = %291, %248
  %301 = phi i64 [ %297, %291 ], [ %251, %248 ]
  %302 = phi i32 [ %299, %291 ], [ %250, %248 ]
  %303 = add nsw i64 %249, -1
  %304 = icmp sgt i64 %249, %247
  br i1 %304, label %248, label %305

305:                                              ; preds = %300, %241, %240
  %306 = phi i32 [ %238, %240 ], [ %238, %241 ], [ %302, %300 ]
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds [64 x ptr], ptr %39, i64 0, i64 %307
  %309 = load ptr, ptr %308, align 8
  %310 = load ptr, ptr %8, align 8
  %311 = getelementptr inbounds [64 x i32], ptr %21, i64 0, i64 %307
  %312 = load i32, ptr %311, align 4
  %313 = load i64, ptr %310, align 8
  %314 = add i64 %313, -7046029254386353131
  store i64 %314, ptr %310, align 8
  %315 = lshr i64 %314, 30
  %316 = xor i64 %315, %314
  %317 = mul i64 %316, -4658895280553007687
  %318 = lshr i64 %317, 27
  %319 = xor i64 %318, %317
  %320 = mul i64 %319, -7723592293110705685
  %321 = lshr i64 %320, 31
  %322 = xor i64 %321, %320
  %323 = sext i32 %312 to i64
  %324 = urem i64 %322, %323
  %325 = shl i64 %324, 32
  %326 = ashr exact i64 %325, 30
  %327 = getelementptr inbounds i8, ptr %309, i64 %326
  %328 = load i32, ptr %327, align 4
  br label %329

329:                                              ; preds = %237, %305
  %330 = phi i32 [ %328, %305 ], [ -1, %237 ]
  %331 = icmp sgt i32 %330, -1
  br i1 %331, label %332, label %687

332:                                              ; preds = %329
  %333 = load ptr, ptr %40, align 8
  %334 = zext i32 %330 to i64
  %335 = getelementptr inbounds %struct.Divisor, ptr %333, i64 %334
  %336 = load i64, ptr %335, align 8
  %337 = getelementptr inbounds i8, ptr %335, i64 8
  %338 = load i32, ptr %337, align 8
  %339 = getelementptr inbounds i8, ptr %335, i64 12
  %340 = load i32, ptr %339, align 4
  %341 = getelementptr inbounds i8, ptr %335, i64 16
  %342 = load i32, ptr %341, align 8
  %343 = getelementptr inbounds i8, ptr %335, i64 20
  %344 = getelementptr inbounds i8, ptr %335, i64 36
  %345 = load i8, ptr %344, align 4
  %346 = getelementptr inbounds i8, ptr %335, i64 37
  switch i8 %345, label %535 [
    i8 1, label %347
    i8 2, label %440
  ]

347:                                              ; preds = %332
  %348 = load ptr, ptr %0, align 8
  %349 = icmp sgt i32 %342, -1
  br i1 %349, label %352, label %365

350:                                              ; preds = %352
  %351 = trunc nuw i64 %356 to i32
  br label %365

352:                                              ; preds = %347, %352
  %353 = phi i64 [ %356, %352 ], [ 0, %347 ]
  %354 = phi i32 [ %363, %352 ], [ %342, %347 ]
  %355 = load ptr, ptr %50, align 8
  %356 = add nuw nsw i64 %353, 1
  %357 = getelementptr inbounds %struct.Place, ptr %355, i64 %353
  %358 = load ptr, ptr %51, align 8
  %359 = zext i32 %354 to i64
  %360 = getelementptr inbounds %struct.Place, ptr %358, i64 %359
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %357, ptr align 4 %360, i64 16, i1 false)
  %361 = load ptr, ptr %51, align 8
  %362 = getelementptr inbounds %struct.Place, ptr %361, i64 %359, i32 3
  %363 = load i32, ptr %362, align 4
  %364 = icmp sgt i32 %363, -1
  br i1 %364, label %352, label %350

365:                                              ; preds = %350, %347
  %366 = phi i32 [ 0, %347 ], [ %351, %350 ]
  store i32 %338, ptr %7, align 4
  store i32 %340, ptr %52, align 4
  %367 = getelementptr inbounds i8, ptr %348, i64 32
  %368 = load i32, ptr %367, align 8
  %369 = getelementptr inbounds i8, ptr %348, i64 44
  %370 = load i32, ptr %369, align 4
  %371 = icmp slt i32 %368, %370
  br i1 %371, label %374, label %372

372:                                              ; preds = %365
  %373 = getelementptr inbounds i8, ptr %348, i64 128
  store i32 1, ptr %373, align 8
  br label %384

374:                                              ; preds = %365
  %375 = getelementptr inbounds i8, ptr %348, i64 8
  %376 = load ptr, ptr %375, align 8
  %377 = sext i32 %368 to i64
  %378 = getelementptr inbounds %struct.Literal, ptr %376, i64 %377
  store i32 1, ptr %378, align 4
  %379 = getelementptr inbounds i8, ptr %378, i64 4
  store i32 %338, ptr %379, align 4
  %380 = getelementptr inbounds i8, ptr %378, i64 8
  store i32 %340, ptr %380, align 4
  %381 = getelementptr inbounds i8, ptr %378, i64 12
  store i32 -1, ptr %381, align 4
  %382 = load i32, ptr %367, align 8
  %383 = add nsw i32 %382, 1
  store i32 %383, ptr %367, align 8
  br label %384

384:                                              ; preds = %374, %372
  %385 = phi i32 [ 0, %372 ], [ %382, %374 ]
  %386 = getelementptr inbounds i8, ptr %348, i64 128
  %387 = icmp sgt i32 %366, 0
  br i1 %387, label %388, label %439

388:                                              ; preds = %384
  %389 = zext i32 %366 to i64
  br label %390

390:                                              ; preds = %436, %388
  %391 = phi i64 [ 0, %388 ], [ %437, %436 ]
  %392 = load i32, ptr %386, align 8
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %394, label %439

394:                                              ; preds = %390
  %395 = load ptr, ptr %53, align 8
  %396 = getelementptr inbounds %struct.Place, ptr %395, i64 %391
  %397 = load i32, ptr %396, align 4
  %398 = getelementptr inbounds i8, ptr %396, i64 4
  %399 = load i32, ptr %398, align 4
  %400 = call i32 @renamed(ptr %348, i32 %399, ptr %7, i32 2, i32 %385, i32 1)
  %401 = load ptr, ptr %0, align 8
  %402 = getelementptr inbounds i8, ptr %401, i64 16
  %403 = load ptr, ptr %402, align 8
  %404 = sext i32 %397 to i64
  %405 = getelementptr inbounds %struct.Sum, ptr %403, i64 %404
  %406 = getelementptr inbounds i8, ptr %405, i64 8
  %407 = load i32, ptr %406, align 8
  %408 = icmp sgt i32 %407, 0
  br i1 %408, label %409, label %432

409:                                              ; preds = %394
  %410 = load ptr, ptr %405, align 8
  %411 = zext i32 %407 to i64
  br label %415

412:                                              ; preds = %415
  %413 = add nuw nsw i64 %416, 1
  %414 = icmp eq i64 %413, %411
  br i1 %414, label %432, label %415

415:                                              ; preds = %412, %409
  %416 = phi i64 [ 0, %409 ], [ %413, %412 ]
  %417 = getelementptr inbounds %struct.Term, ptr %410, i64 %416
  %418 = load i32, ptr %417, align 4
  %419 = icmp eq i32 %418, %399
  br i1 %419, label %420, label %412

420:                                              ; preds = %415
  %421 = getelementptr inbounds %struct.Term, ptr %410, i64 %416
  %422 = getelementptr inbounds i8, ptr %421, i64 4
  %423 = load i32, ptr %422, align 4
  %424 = add nsw i32 %407, -1
  store i32 %424, ptr %406, align 8
  %425 = sext i32 %424 to i64
  %426 = getelementptr inbounds %struct.Term, ptr %410, i64 %425
  %427 = load i64, ptr %426, align 4
  store i64 %427, ptr %421, align 4
  %428 = zext i32 %423 to i64
  %429 = shl nuw i64 %428, 32
  %430 = zext i32 %418 to i64
  %431 = or disjoint i64 %429, %430
  call void @for_divisors(ptr %0, i32 %397, i64 %431, ptr @leave_place)
  br label %432

432:                                              ; preds = %412, %420, %394
  %433 = phi i32 [ %423, %420 ], [ 0, %394 ], [ 0, %412 ]
  %434 = icmp eq i32 %433, 0
  br i1 %434, label %436, label %435

435:                                              ; preds = %432
  call void @put_term(ptr %0, i32 %397, i32 %400, i32 %433)
  br label %436

436:                                              ; preds = %435, %432
  %437 = add nuw nsw i64 %391, 1
  %438 = icmp eq i64 %437, %389
  br i1 %438, label %439, label %390

439:                                              ; preds = %390, %436, %384
  br label %684

440:                                              ; preds = %332
  store i64 %336, ptr %6, align 8
  store i32 %338, ptr %41, align 8
  store i32 %340, ptr %42, align 4
  store i32 %342, ptr %43, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %44, ptr align 4 %343, i64 16, i1 false)
  store i8 %345, ptr %45, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %46, ptr align 1 %346, i64 3, i1 false)
  %441 = load ptr, ptr %0, align 8
  %442 = icmp sgt i32 %342, -1
  br i1 %442, label %445, label %458

443:                                              ; preds = %445
  %444 = trunc nuw i64 %449 to i32
  br label %458

445:                                              ; preds = %440, %445
  %446 = phi i64 [ %449, %445 ], [ 0, %440 ]
  %447 = phi i32 [ %456, %445 ], [ %342, %440 ]
  %448 = load ptr, ptr %47, align 8
  %449 = add nuw nsw i64 %446, 1
  %450 = getelementptr inbounds %struct.Place, ptr %448, i64 %446
  %451 = load ptr, ptr %48, align 8
  %452 = zext i32 %447 to i64
  %453 = getelementptr inbounds %struct.Place, ptr %451, i64 %452
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %450, ptr align 4 %453, i64 16, i1 false)
  %454 = load ptr, ptr %48, align 8
  %455 = getelementptr inbounds %struct.Place, ptr %454, i64 %452, i32 3
  %456 = load i32, ptr %455, align 4
  %457 = icmp sgt i32 %456, -1
  br i1 %457, label %445, label %443

458:                                              ; preds = %443, %440
  %459 = phi i32 [ 0, %440 ], [ %444, %443 ]
  %460 = getelementptr inbounds i8, ptr %441, i64 32
  %461 = load i32, ptr %460, align 8
  %462 = getelementptr inbounds i8, ptr %441, i64 44
  %463 = load i32, ptr %462, align 4
  %464 = icmp slt i32 %461, %463
  br i1 %464, label %467, label %465

465:                                              ; preds = %458
  %466 = getelementptr inbounds i8, ptr %441, i64 128
  store i32 1, ptr %466, align 8
  br label %477

467:                                              ; preds = %458
  %468 = getelementptr inbounds i8, ptr %441, i64 8
  %469 = load ptr, ptr %468, align 8
  %470 = sext i32 %461 to i64
  %471 = getelementptr inbounds %struct.Literal, ptr %469, i64 %470
  store i32 2, ptr %471, align 4
  %472 = getelementptr inbounds i8, ptr %471, i64 4
  store i32 %338, ptr %472, align 4
  %473 = getelementptr inbounds i8, ptr %471, i64 8
  store i32 %340, ptr %473, align 4
  %474 = getelementptr inbounds i8, ptr %471, i64 12
  store i32 -1, ptr %474, align 4
  %475 = load i32, ptr %460, align 8
  %476 = add nsw i32 %475, 1
  store i32 %476, ptr %460, align 8
  br label %477

477:                                              ; preds = %467, %465
  %478 = phi i32 [ 0, %465 ], [ %475, %467 ]
  %479 = getelementptr inbounds i8, ptr %441, i64 128
  %480 = icmp sgt i32 %459, 0
  br i1 %480, label %481, label %534

481:                                              ; preds = %477
  %482 = zext i32 %459 to i64
  br label %483

483:                                              ; preds = %531, %481
  %484 = phi i64 [ 0, %481 ], [ %532, %531 ]
  %485 = load i32, ptr %479, align 8
  %486 = icmp eq i32 %485, 0
  br i1 %486, label %487, label %534

487:                                              ; preds = %483
  %488 = load ptr, ptr %49, align 8
  %489 = getelementptr inbounds %struct.Place, ptr %488, i64 %484
  %490 = load i32, ptr %489, align 4
  %491 = getelementptr inbounds i8, ptr %489, i64 4
  %492 = load i32, ptr %491, align 4
  %493 = call i32 @renamed(ptr %441, i32 %492, ptr %42, i32 1, i32 %478, i32 0)
  %494 = load ptr, ptr %0, align 8
  %495 = getelementptr inbounds i8, ptr %494, i64 16
  %496 = load ptr, ptr %495, align 8
  %497 = sext i32 %490 to i64
  %498 = getelementptr inbounds %struct.Sum, ptr %496, i64 %497
  %499 = getelementptr inbounds i8, ptr %498, i64 8
  %500 = load i32, ptr %499, align 8
  %501 = icmp sgt i32 %500, 0
  br i1 %501, label %502, label %525

502:                                              ; preds = %487
  %503 = load ptr, ptr %498, align 8
  %504 = zext i32 %500 to i64
  br label %508

505:                                              ; preds = %508
  %506 = add nuw nsw i64 %509, 1
  %507 = icmp eq i64 %506, %504
  br i1 %507, label %525, label %508

508:                                              ; preds = %505, %502
  %509 = phi i64 [ 0, %502 ], [ %506, %505 ]
  %510 = getelementptr inbounds %struct.Term, ptr %503, i64 %509
  %511 = load i32, ptr %510, align 4
  %512 = icmp eq i32 %511, %492
  br i1 %512, label %513, label %505

513:                                              ; preds = %508
  %514 = getelementptr inbounds %struct.Term, ptr %503, i64 %509
  %515 = getelementptr inbounds i8, ptr %514, i64 4
  %516 = load i32, ptr %515, align 4
  %517 = add nsw i32 %500, -1
  store i32 %517, ptr %499, align 8
  %518 = sext i32 %517 to i64
  %519 = getelementptr inbounds %struct.Term, ptr %503, i64 %518
  %520 = load i64, ptr %519, align 4
  store i64 %520, ptr %514, align 4
  %521 = zext i32 %516 to i64
  %522 = shl nuw i64 %521, 32
  %523 = zext i32 %511 to i64
  %524 = or disjoint i64 %522, %523
  call void @for_divisors(ptr %0, i32 %490, i64 %524, ptr @leave_place)
  br label %525

525:                                              ; preds = %505, %513, %487
  %526 = phi i32 [ %516, %513 ], [ 0, %487 ], [ 0, %505 ]
  %527 = icmp eq i32 %526, 0
  br i1 %527, label %531, label %528

528:                                              ; preds = %525
  %529 = icmp eq i32 %526, %338
  %530 = select i1 %529, i32 1, i32 -1
  call void @put_term(ptr %0, i32 %490, i32 %493, i32 %530)
  br label %531

531:                                              ; preds = %528, %525
  %532 = add nuw nsw i64 %484, 1
  %533 = icmp eq i64 %532, %482
  br i1 %533, label %534, label %483

534:                                              ; preds = %483, %531, %477
  br label %684

535:                                              ; preds = %332
  store i64 %336, ptr %5, align 8
  store i32 %338, ptr %54, align 8
  store i32 %340, ptr %55, align 4
  store i32 %342, ptr %56, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %57, ptr align 4 %343, i64 16, i1 false)
  store i8 %345, ptr %58, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %59, ptr align 1 %346, i64 3, i1 false)
  %536 = load ptr, ptr %0, align 8
  %537 = call { i64, i64 } @taking(ptr %0, ptr %5)
  %538 = extractvalue { i64, i64 } %537, 1
  %539 = getelementptr inbounds i8, ptr %536, i64 36
  %540 = load i32, ptr %539, align 4
  %541 = getelementptr inbounds i8, ptr %536, i64 48
  %542 = load i32, ptr %541, align 8
  %543 = icmp slt i32 %540, %542
  br i1 %543, label %546, label %544

544:                                              ; preds = %535
  %545 = getelementptr inbounds i8, ptr %536, i64 128
  store i32 1, ptr %545, align 8
  br label %553

546:                                              ; preds = %535
  %547 = getelementptr inbounds i8, ptr %536, i64 16
  %548 = load ptr, ptr %547, align 8
  %549 = sext i32 %540 to i64
  %550 = getelementptr inbounds %struct.Sum, ptr %548, i64 %549
  call void @llvm.memset.p0.i64(ptr align 8 %550, i8 0, i64 16, i1 false)
  %551 = load i32, ptr %539, align 4
  %552 = add nsw i32 %551, 1
  store i32 %552, ptr %539, align 4
  br label %553

553:                                              ; preds = %546, %544
  %554 = phi i32 [ 0, %544 ], [ %551, %546 ]
  %555 = getelementptr inbounds i8, ptr %536, i64 32
  %556 = load i32, ptr %555, align 8
  %557 = getelementptr inbounds i8, ptr %536, i64 44
  %558 = load i32, ptr %557, align 4
  %559 = icmp slt i32 %556, %558
  br i1 %559, label %562, label %560

560:                                              ; preds = %553
  %561 = getelementptr inbounds i8, ptr %536, i64 128
  store i32 1, ptr %561, align 8
  br label %572

562:                                              ; preds = %553
  %563 = getelementptr inbounds i8, ptr %536, i64 8
  %564 = load ptr, ptr %563, align 8
  %565 = sext i32 %556 to i64
  %566 = getelementptr inbounds %struct.Literal, ptr %564, i64 %565
  store i32 3, ptr %566, align 4
  %567 = getelementptr inbounds i8, ptr %566, i64 4
  store i32 %554, ptr %567, align 4
  %568 = getelementptr inbounds i8, ptr %566, i64 8
  store i32 0, ptr %568, align 4
  %569 = getelementptr inbounds i8, ptr %566, i64 12
  store i32 -1, ptr %569, align 4
  %570 = load i32, ptr %555, align 8
  %571 = add nsw i32 %570, 1
  store i32 %571, ptr %555, align 8
  br label %572

572:                                              ; preds = %562, %560
  %573 = phi i32 [ 0, %560 ], [ %570, %562 ]
  %574 = getelementptr inbounds i8, ptr %536, i64 128
  %575 = load i32, ptr %574, align 8
  %576 = icmp eq i32 %575, 0
  br i1 %576, label %577, label %683

577:                                              ; preds = %572
  %578 = extractvalue { i64, i64 } %537, 0
  %579 = lshr i64 %578, 32
  %580 = trunc nuw i64 %579 to i32
  call void @put_term(ptr %0, i32 %554, i32 %338, i32 %580)
  %581 = trunc i64 %538 to i32
  call void @put_term(ptr %0, i32 %554, i32 %340, i32 %581)
  %582 = lshr i64 %538, 32
  %583 = trunc nuw i64 %582 to i32
  %584 = icmp sgt i32 %583, 0
  br i1 %584, label %585, label %683

585:                                              ; preds = %577
  %586 = getelementptr inbounds i8, ptr %536, i64 56
  %587 = getelementptr inbounds i8, ptr %536, i64 72
  %588 = sext i32 %338 to i64
  br label %589

589:                                              ; preds = %674, %585
  %590 = phi i64 [ 0, %585 ], [ %681, %674 ]
  %591 = load i32, ptr %574, align 8
  %592 = icmp eq i32 %591, 0
  br i1 %592, label %593, label %683

593:                                              ; preds = %589
  %594 = load ptr, ptr %60, align 8
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
  %610 = call i32 @renamed(ptr %536, i32 %598, ptr %606, i32 %609, i32 %573, i32 0)
  %611 = load ptr, ptr %0, align 8
  %612 = getelementptr inbounds i8, ptr %611, i64 16
  %613 = load ptr, ptr %612, align 8
  %614 = sext i32 %596 to i64
  %615 = getelementptr inbounds %struct.Sum, ptr %613, i64 %614
  %616 = getelementptr inbounds i8, ptr %615, i64 8
  %617 = load i32, ptr %616, align 8
  %618 = icmp sgt i32 %617, 0
  br i1 %618, label %619, label %642

619:                                              ; preds = %593
  %620 = load ptr, ptr %615, align 8
  %621 = zext i32 %617 to i64
  br label %625

622:                                              ; preds = %625
  %623 = add nuw nsw i64 %626, 1
  %624 = icmp eq i64 %623, %621
  br i1 %624, label %642, label %625

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
  %640 = zext i32 %628 to i64
  %641 = or disjoint i64 %639, %640
  call void @for_divisors(ptr %0, i32 %596, i64 %641, ptr @leave_place)
  br label %642

642:                                              ; preds = %622, %630, %593
  %643 = phi i32 [ %633, %630 ], [ 0, %593 ], [ 0, %622 ]
  %644 = load ptr, ptr %0, align 8
  %645 = getelementptr inbounds i8, ptr %644, i64 16
  %646 = load ptr, ptr %645, align 8
  %647 = getelementptr inbounds %struct.Sum, ptr %646, i64 %614
  %648 = getelementptr inbounds i8, ptr %647, i64 8
  %649 = load i32, ptr %648, align 8
  %650 = icmp sgt i32 %649, 0
  br i1 %650, label %651, label %674

651:                                              ; preds = %642
  %652 = load ptr, ptr %647, align 8
  %653 = zext i32 %649 to i64
  br label %657

654:                                              ; preds = %657
  %655 = add nuw nsw i64 %658, 1
  %656 = icmp eq i64 %655, %653
  br i1 %656, label %674, label %657

657:                                              ; preds = %654, %651
  %658 = phi i64 [ 0, %651 ], [ %655, %654 ]
  %659 = getelementptr inbounds %struct.Term, ptr %652, i64 %658
  %660 = load i32, ptr %659, align 4
  %661 = icmp eq i32 %660, %600
  br i1 %661, label %662, label %654

662:                                              ; preds = %657
  %663 = getelementptr inbounds %struct.Term, ptr %652, i64 %658
  %664 = getelementptr inbounds i8, ptr %663, i64 4
  %665 = load i32, ptr %664, align 4
  %666 = add nsw i32 %649, -1
  store i32 %666, ptr %648, align 8
  %667 = sext i32 %666 to i64
  %668 = getelementptr inbounds %struct.Term, ptr %652, i64 %667
  %669 = load i64, ptr %668, align 4
  store i64 %669, ptr %663, align 4
  %670 = zext i32 %665 to i64
  %671 = shl nuw i64 %670, 32
  %672 = zext i32 %660 to i64
  %673 = or disjoint i64 %671, %672
  call void @for_divisors(ptr %0, i32 %596, i64 %673, ptr @leave_place)
  br label %674

674:                                              ; preds = %654, %662, %642
  %675 = load ptr, ptr %536, align 8
  %676 = call i32 @scale_quotient(ptr %675, i32 %643, i32 %580)
  %677 = icmp eq i32 %676, 0
  %678 = zext i1 %677 to i32
  %679 = load i32, ptr %574, align 8
  %680 = or i32 %679, %678
  store i32 %680, ptr %574, align 8
  call void @put_term(ptr %0, i32 %596, i32 %610, i32 %676)
  %681 = add nuw nsw i64 %590, 1
  %682 = icmp eq i64 %681, %582
  br i1 %682, label %683, label %589

683:                                              ; preds = %589, %674, %572, %577
  br label %684

684:                                              ; preds = %534, %683, %439
  %685 = load i32, ptr %28, align 8
  %686 = icmp eq i32 %685, 0
  br i1 %686, label %94, label %687

687:                                              ; preds = %329, %684, %94, %27
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
  br i1 %30, label %31, label %48

31:                                               ; preds = %4
  %32 = getelementptr inbounds i8, ptr %13, i64 56
  %33 = icmp slt i64 %2, 0
  %34 = sub nsw i64 0, %11
  %35 = and i64 %34, 4294967295
  %36 = getelementptr inbounds i8, ptr %8, i64 4
  %37 = getelementptr inbounds i8, ptr %8, i64 8
  %38 = getelementptr inbounds i8, ptr %8, i64 12
  %39 = sub nsw i32 0, %12
  %40 = getelementptr inbounds i8, ptr %7, i64 4
  %41 = getelementptr inbounds i8, ptr %7, i64 8
  %42 = getelementptr inbounds i8, ptr %7, i64 12
  br label %43

43:                                               ; preds = %31, %245
  %44 = phi i64 [ 0, %31 ], [ %246, %245 ]
  %45 = phi ptr [ %27, %31 ], [ %248, %245 ]
  %46 = load i32, ptr %23, align 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %59, label %48

48:                                               ; preds = %43, %245, %4
  store i32 %1, ptr %9, align 8
  %49 = getelementptr inbounds i8, ptr %9, i64 4
  store i32 %10, ptr %49, align 4
  %50 = getelementptr inbounds i8, ptr %9, i64 8
  store i32 0, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %9, i64 12
  store i32 0, ptr %51, align 4
  %52 = icmp sgt i32 %22, 0
  br i1 %52, label %53, label %253

53:                                               ; preds = %48
  %54 = getelementptr inbounds i8, ptr %13, i64 56
  %55 = call i32 @llvm.abs.i32(i32 %12, i1 true)
  %56 = zext i32 %22 to i64
  %57 = zext i32 %22 to i64
  %58 = trunc nuw i64 %11 to i32
  br label %254

59:                                               ; preds = %43
  %60 = load ptr, ptr %45, align 8
  %61 = getelementptr inbounds %struct.Term, ptr %60, i64 %44
  %62 = load i32, ptr %61, align 4
  %63 = getelementptr inbounds i8, ptr %61, i64 4
  %64 = load i32, ptr %63, align 4
  %65 = load ptr, ptr %14, align 8
  %66 = getelementptr i32, ptr %65, i64 %17
  %67 = getelementptr i8, ptr %66, i64 4
  %68 = load i32, ptr %67, align 4
  %69 = load i32, ptr %66, align 4
  %70 = sub nsw i32 %68, %69
  %71 = sext i32 %62 to i64
  %72 = getelementptr i32, ptr %65, i64 %71
  %73 = getelementptr i8, ptr %72, i64 4
  %74 = load i32, ptr %73, align 4
  %75 = load i32, ptr %72, align 4
  %76 = sub nsw i32 %74, %75
  %77 = load ptr, ptr %32, align 8
  %78 = sext i32 %69 to i64
  %79 = getelementptr inbounds i32, ptr %77, i64 %78
  %80 = sext i32 %75 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = icmp sgt i32 %70, 0
  %83 = icmp sgt i32 %76, 0
  %84 = select i1 %82, i1 true, i1 %83
  br i1 %84, label %85, label %141

85:                                               ; preds = %59, %132
  %86 = phi i1 [ %138, %132 ], [ %82, %59 ]
  %87 = phi i32 [ %137, %132 ], [ 0, %59 ]
  %88 = phi i32 [ %136, %132 ], [ 0, %59 ]
  %89 = phi i32 [ %135, %132 ], [ 0, %59 ]
  %90 = phi i32 [ %134, %132 ], [ 0, %59 ]
  %91 = phi i32 [ %133, %132 ], [ 0, %59 ]
  %92 = icmp eq i32 %88, %76
  br i1 %92, label %102, label %93

93:                                               ; preds = %85
  br i1 %86, label %94, label %110

94:                                               ; preds = %93
  %95 = sext i32 %87 to i64
  %96 = getelementptr inbounds i32, ptr %79, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = sext i32 %88 to i64
  %99 = getelementptr inbounds i32, ptr %81, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = icmp slt i32 %97, %100
  br i1 %101, label %102, label %110

102:                                              ; preds = %94, %85
  %103 = add nsw i32 %87, 1
  %104 = sext i32 %87 to i64
  %105 = getelementptr inbounds i32, ptr %79, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = add nsw i32 %91, 1
  %108 = sext i32 %91 to i64
  %109 = getelementptr inbounds [48 x i32], ptr %5, i64 0, i64 %108
  store i32 %106, ptr %109, align 4
  br label %132

110:                                              ; preds = %94, %93
  %111 = icmp eq i32 %87, %70
  br i1 %111, label %120, label %112

112:                                              ; preds = %110
  %113 = sext i32 %88 to i64
  %114 = getelementptr inbounds i32, ptr %81, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = sext i32 %87 to i64
  %117 = getelementptr inbounds i32, ptr %79, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = icmp slt i32 %115, %118
  br i1 %119, label %120, label %128

120:                                              ; preds = %112, %110
  %121 = add nsw i32 %88, 1
  %122 = sext i32 %88 to i64
  %123 = getelementptr inbounds i32, ptr %81, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = add nsw i32 %90, 1
  %126 = sext i32 %90 to i64
  %127 = getelementptr inbounds [48 x i32], ptr %6, i64 0, i64 %126
  store i32 %124, ptr %127, align 4
  br label %132

128:                                              ; preds = %112
  %129 = add nsw i32 %87, 1
  %130 = add nsw i32 %88, 1
  %131 = add nsw i32 %89, 1
  br label %132

132:                                              ; preds = %128, %120, %102
  %133 = phi i32 [ %107, %102 ], [ %91, %120 ], [ %91, %128 ]
  %134 = phi i32 [ %90, %102 ], [ %125, %120 ], [ %90, %128 ]
  %135 = phi i32 [ %89, %102 ], [ %89, %120 ], [ %131, %128 ]
  %136 = phi i32 [ %88, %102 ], [ %121, %120 ], [ %130, %128 ]
  %137 = phi i32 [ %103, %102 ], [ %87, %120 ], [ %129, %128 ]
  %138 = icmp slt i32 %137, %70
  %139 = icmp slt i32 %136, %76
  %140 = select i1 %138, i1 true, i1 %139
  br i1 %140, label %85, label %141

141:                                              ; preds = %132, %59
  %142 = phi i32 [ 0, %59 ], [ %133, %132 ]
  %143 = phi i32 [ 0, %59 ], [ %134, %132 ]
  %144 = phi i32 [ 0, %59 ], [ %135, %132 ]
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %149, label %146

146:                                              ; preds = %141
  %147 = call i32 @monomial(ptr %13, ptr %5, i32 %142)
  %148 = call i32 @monomial(ptr %13, ptr %6, i32 %143)
  br label %149

149:                                              ; preds = %141, %146
  %150 = phi i32 [ %147, %146 ], [ %10, %141 ]
  %151 = phi i32 [ %148, %146 ], [ %62, %141 ]
  %152 = icmp slt i32 %150, %151
  %153 = icmp eq i32 %64, %12
  br i1 %152, label %154, label %201

154:                                              ; preds = %149
  br i1 %153, label %199, label %155

155:                                              ; preds = %154
  %156 = icmp eq i32 %64, %39
  br i1 %156, label %199, label %157

157:                                              ; preds = %155
  %158 = load ptr, ptr %13, align 8
  %159 = icmp slt i32 %64, 0
  %160 = load ptr, ptr %158, align 8
  br i1 %159, label %161, label %167

161:                                              ; preds = %157
  %162 = sub nsw i32 0, %64
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds %struct.Scalar, ptr %160, i64 %163
  %165 = load i64, ptr %164, align 8
  %166 = sub i64 2305843009213693487, %165
  br label %171

167:                                              ; preds = %157
  %168 = zext i32 %64 to i64
  %169 = getelementptr inbounds %struct.Scalar, ptr %160, i64 %168
  %170 = load i64, ptr %169, align 8
  br label %171

171:                                              ; preds = %167, %161
  %172 = phi i64 [ %166, %161 ], [ %170, %167 ]
  %173 = call i64 @over_of(ptr %158, i32 %12)
  %174 = zext i64 %172 to i128
  %175 = zext i64 %173 to i128
  %176 = mul nuw i128 %175, %174
  %177 = trunc i128 %176 to i64
  %178 = mul i64 %177, 3456285112735364913
  %179 = zext i64 %178 to i128
  %180 = mul nuw nsw i128 %179, 2305843009213693487
  %181 = add i128 %180, %176
  %182 = lshr i128 %181, 64
  %183 = trunc nuw i128 %182 to i64
  %184 = icmp ugt i64 %183, 2305843009213693486
  %185 = add i64 %183, -2305843009213693487
  %186 = select i1 %184, i64 %185, i64 %183
  %187 = zext i64 %186 to i128
  %188 = mul nuw nsw i128 %187, 13838400
  %189 = trunc i128 %188 to i64
  %190 = mul i64 %189, 3456285112735364913
  %191 = zext i64 %190 to i128
  %192 = mul nuw nsw i128 %191, 2305843009213693487
  %193 = add nuw nsw i128 %192, %188
  %194 = lshr i128 %193, 64
  %195 = trunc nuw nsw i128 %194 to i64
  %196 = icmp ugt i64 %195, 2305843009213693486
  %197 = add nsw i64 %195, -2305843009213693487
  %198 = select i1 %196, i64 %197, i64 %195
  br label %199

199:                                              ; preds = %154, %155, %171
  %200 = phi i64 [ %198, %171 ], [ 1, %154 ], [ 2305843009213693486, %155 ]
  store i32 %1, ptr %7, align 8
  store i32 %10, ptr %40, align 4
  store i32 %62, ptr %41, align 8
  store i32 0, ptr %42, align 4
  call void %3(ptr %0, i8 3, i32 %150, i32 %151, i64 %200, ptr byval(%struct.Place) align 8 %7)
  br label %245

201:                                              ; preds = %149
  br i1 %153, label %243, label %202

202:                                              ; preds = %201
  %203 = sub nsw i32 0, %64
  %204 = icmp eq i32 %203, %12
  br i1 %204, label %243, label %205

205:                                              ; preds = %202
  %206 = load ptr, ptr %13, align 8
  %207 = load ptr, ptr %206, align 8
  br i1 %33, label %208, label %212

208:                                              ; preds = %205
  %209 = getelementptr inbounds %struct.Scalar, ptr %207, i64 %35
  %210 = load i64, ptr %209, align 8
  %211 = sub i64 2305843009213693487, %210
  br label %215

212:                                              ; preds = %205
  %213 = getelementptr inbounds %struct.Scalar, ptr %207, i64 %11
  %214 = load i64, ptr %213, align 8
  br label %215

215:                                              ; preds = %212, %208
  %216 = phi i64 [ %211, %208 ], [ %214, %212 ]
  %217 = call i64 @over_of(ptr %206, i32 %64)
  %218 = zext i64 %216 to i128
  %219 = zext i64 %217 to i128
  %220 = mul nuw i128 %219, %218
  %221 = trunc i128 %220 to i64
  %222 = mul i64 %221, 3456285112735364913
  %223 = zext i64 %222 to i128
  %224 = mul nuw nsw i128 %223, 2305843009213693487
  %225 = add i128 %224, %220
  %226 = lshr i128 %225, 64
  %227 = trunc nuw i128 %226 to i64
  %228 = icmp ugt i64 %227, 2305843009213693486
  %229 = add i64 %227, -2305843009213693487
  %230 = select i1 %228, i64 %229, i64 %227
  %231 = zext i64 %230 to i128
  %232 = mul nuw nsw i128 %231, 13838400
  %233 = trunc i128 %232 to i64
  %234 = mul i64 %233, 3456285112735364913
  %235 = zext i64 %234 to i128
  %236 = mul nuw nsw i128 %235, 2305843009213693487
  %237 = add nuw nsw i128 %236, %232
  %238 = lshr i128 %237, 64
  %239 = trunc nuw nsw i128 %238 to i64
  %240 = icmp ugt i64 %239, 2305843009213693486
  %241 = add nsw i64 %239, -2305843009213693487
  %242 = select i1 %240, i64 %241, i64 %239
  br label %243

243:                                              ; preds = %201, %202, %215
  %244 = phi i64 [ %242, %215 ], [ 1, %201 ], [ 2305843009213693486, %202 ]
  store i32 %1, ptr %8, align 8
  store i32 %62, ptr %36, align 4
  store i32 %10, ptr %37, align 8
  store i32 0, ptr %38, align 4
  call void %3(ptr %0, i8 3, i32 %151, i32 %150, i64 %244, ptr byval(%struct.Place) align 8 %8)
  br label %245

245:                                              ; preds = %243, %199
  %246 = add nuw nsw i64 %44, 1
  %247 = load ptr, ptr %24, align 8
  %248 = getelementptr inbounds %struct.Sum, ptr %247, i64 %25
  %249 = getelementptr inbounds i8, ptr %248, i64 8
  %250 = load i32, ptr %249, align 8
  %251 = sext i32 %250 to i64
  %252 = icmp slt i64 %246, %251
  br i1 %252, label %43, label %48

253:                                              ; preds = %303, %48
  ret void

254:                                              ; preds = %53, %303
  %255 = phi i64 [ 0, %53 ], [ %304, %303 ]
  %256 = phi i64 [ 1, %53 ], [ %305, %303 ]
  %257 = load ptr, ptr %54, align 8
  %258 = load ptr, ptr %14, align 8
  %259 = getelementptr inbounds i32, ptr %258, i64 %17
  %260 = load i32, ptr %259, align 4
  %261 = sext i32 %260 to i64
  %262 = getelementptr inbounds i32, ptr %257, i64 %261
  %263 = getelementptr inbounds i32, ptr %262, i64 %255
  %264 = load i32, ptr %263, align 4
  %265 = icmp eq i64 %255, 0
  br i1 %265, label %270, label %266

266:                                              ; preds = %254
  %267 = getelementptr i8, ptr %263, i64 -4
  %268 = load i32, ptr %267, align 4
  %269 = icmp eq i32 %268, %264
  br i1 %269, label %303, label %270

270:                                              ; preds = %266, %254
  %271 = add nuw nsw i64 %255, 1
  %272 = icmp ult i64 %271, %56
  br i1 %272, label %274, label %273

273:                                              ; preds = %298, %270
  switch i32 %58, label %302 [
    i32 -1, label %303
    i32 1, label %303
  ]

274:                                              ; preds = %270, %298
  %275 = phi i64 [ %299, %298 ], [ %256, %270 ]
  %276 = icmp eq i64 %275, %271
  br i1 %276, label %289, label %277

277:                                              ; preds = %274
  %278 = load ptr, ptr %54, align 8
  %279 = load ptr, ptr %14, align 8
  %280 = getelementptr inbounds i32, ptr %279, i64 %17
  %281 = load i32, ptr %280, align 4
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds i32, ptr %278, i64 %282
  %284 = getelementptr inbounds i32, ptr %283, i64 %275
  %285 = load i32, ptr %284, align 4
  %286 = getelementptr i8, ptr %284, i64 -4
  %287 = load i32, ptr %286, align 4
  %288 = icmp eq i32 %285, %287
  br i1 %288, label %298, label %289

289:                                              ; preds = %277, %274
  %290 = load ptr, ptr %54, align 8
  %291 = load ptr, ptr %14, align 8
  %292 = getelementptr inbounds i32, ptr %291, i64 %17
  %293 = load i32, ptr %292, align 4
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds i32, ptr %290, i64 %294
  %296 = getelementptr inbounds i32, ptr %295, i64 %275
  %297 = load i32, ptr %296, align 4
  call void %3(ptr %0, i8 1, i32 %264, i32 %297, i64 0, ptr byval(%struct.Place) align 8 %9)
  br label %298

298:                                              ; preds = %277, %289
  %299 = add nuw nsw i64 %275, 1
  %300 = trunc nuw i64 %299 to i32
  %301 = icmp sgt i32 %22, %300
  br i1 %301, label %274, label %273

302:                                              ; preds = %273
  call void %3(ptr %0, i8 2, i32 %55, i32 %264, i64 0, ptr byval(%struct.Place) align 8 %9)
  br label %303

303:                                              ; preds = %273, %273, %302, %266
  %304 = add nuw nsw i64 %255, 1
  %305 = add nuw nsw i64 %256, 1
  %306 = icmp eq i64 %304, %57
  br i1 %306, label %253, label %254
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
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %127, ptr align 8 %5, i64 16, i1 false)
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
  %3 = load ptr, ptr %0, align 8
  %4 = load i64, ptr %1, align 8
  %5 = icmp eq i64 %4, 1
  %6 = select i1 %5, i32 1, i32 -1
  %7 = getelementptr inbounds i8, ptr %1, i64 16
  %8 = load i32, ptr %7, align 4
  %9 = icmp sgt i32 %8, -1
  br i1 %9, label %10, label %14

10:                                               ; preds = %2
  %11 = getelementptr inbounds i8, ptr %0, i64 48
  %12 = getelementptr inbounds i8, ptr %0, i64 56
  %13 = getelementptr inbounds i8, ptr %0, i64 56
  br label %25

14:                                               ; preds = %73, %2
  %15 = phi i32 [ 0, %2 ], [ %74, %73 ]
  switch i64 %4, label %16 [
    i64 2305843009213693486, label %252
    i64 1, label %252
  ]

16:                                               ; preds = %14
  %17 = icmp sgt i32 %15, 0
  br i1 %17, label %18, label %100

18:                                               ; preds = %16
  %19 = getelementptr inbounds i8, ptr %3, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 56
  %22 = load ptr, ptr %21, align 8
  %23 = zext i32 %15 to i64
  %24 = zext i32 %15 to i64
  br label %79

25:                                               ; preds = %10, %73
  %26 = phi i32 [ %8, %10 ], [ %77, %73 ]
  %27 = phi i32 [ 0, %10 ], [ %74, %73 ]
  %28 = load ptr, ptr %11, align 8
  %29 = zext i32 %26 to i64
  %30 = getelementptr inbounds %struct.Place, ptr %28, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i8, ptr %30, i64 4
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds i8, ptr %30, i64 8
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds i8, ptr %30, i64 12
  %37 = load i32, ptr %36, align 4
  %38 = icmp sgt i32 %27, 0
  br i1 %38, label %39, label %65

39:                                               ; preds = %25
  %40 = load ptr, ptr %12, align 8
  %41 = zext i32 %27 to i64
  br label %43

42:                                               ; preds = %60
  br i1 %61, label %73, label %65

43:                                               ; preds = %39, %60
  %44 = phi i64 [ 0, %39 ], [ %62, %60 ]
  %45 = getelementptr inbounds %struct.Place, ptr %40, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, %31
  br i1 %47, label %48, label %60

48:                                               ; preds = %43
  %49 = getelementptr inbounds i8, ptr %45, i64 4
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, %33
  %52 = icmp eq i32 %50, %35
  %53 = select i1 %51, i1 true, i1 %52
  br i1 %53, label %60, label %54

54:                                               ; preds = %48
  %55 = getelementptr inbounds i8, ptr %45, i64 8
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, %33
  %58 = icmp eq i32 %56, %35
  %59 = select i1 %57, i1 true, i1 %58
  br label %60

60:                                               ; preds = %54, %48, %43
  %61 = phi i1 [ false, %43 ], [ true, %48 ], [ %59, %54 ]
  %62 = add nuw nsw i64 %44, 1
  %63 = icmp uge i64 %62, %41
  %64 = select i1 %63, i1 true, i1 %61
  br i1 %64, label %42, label %43

65:                                               ; preds = %25, %42
  %66 = load ptr, ptr %13, align 8
  %67 = add nsw i32 %27, 1
  %68 = sext i32 %27 to i64
  %69 = getelementptr inbounds %struct.Place, ptr %66, i64 %68
  store i32 %31, ptr %69, align 4
  %70 = getelementptr inbounds i8, ptr %69, i64 4
  store i32 %33, ptr %70, align 4
  %71 = getelementptr inbounds i8, ptr %69, i64 8
  store i32 %35, ptr %71, align 4
  %72 = getelementptr inbounds i8, ptr %69, i64 12
  store i32 %37, ptr %72, align 4
  br label %73

73:                                               ; preds = %65, %42
  %74 = phi i32 [ %27, %42 ], [ %67, %65 ]
  %75 = load ptr, ptr %11, align 8
  %76 = getelementptr inbounds %struct.Place, ptr %75, i64 %29, i32 3
  %77 = load i32, ptr %76, align 4
  %78 = icmp sgt i32 %77, -1
  br i1 %78, label %25, label %14

79:                                               ; preds = %18, %158
  %80 = phi i64 [ 0, %18 ], [ %163, %158 ]
  %81 = phi i32 [ %6, %18 ], [ %162, %158 ]
  %82 = phi i32 [ 1, %18 ], [ %161, %158 ]
  %83 = phi i32 [ 0, %18 ], [ %160, %158 ]
  %84 = phi i32 [ 0, %18 ], [ %167, %158 ]
  %85 = phi i32 [ 0, %18 ], [ %166, %158 ]
  %86 = getelementptr inbounds %struct.Place, ptr %22, i64 %80
  %87 = load i32, ptr %86, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds %struct.Sum, ptr %20, i64 %88
  %90 = getelementptr inbounds i8, ptr %89, i64 8
  %91 = load i32, ptr %90, align 8
  %92 = icmp sgt i32 %91, 0
  br i1 %92, label %93, label %111

93:                                               ; preds = %79
  %94 = load ptr, ptr %89, align 8
  %95 = getelementptr inbounds i8, ptr %86, i64 4
  %96 = load i32, ptr %95, align 4
  %97 = getelementptr inbounds %struct.Place, ptr %22, i64 %80, i32 2
  %98 = load i32, ptr %97, align 4
  %99 = zext i32 %91 to i64
  br label %119

100:                                              ; preds = %158, %16
  %101 = phi i32 [ 0, %16 ], [ %166, %158 ]
  %102 = phi i32 [ 0, %16 ], [ %167, %158 ]
  %103 = phi i32 [ 1, %16 ], [ %161, %158 ]
  %104 = phi i32 [ %6, %16 ], [ %162, %158 ]
  %105 = icmp sgt i32 %15, 0
  br i1 %105, label %106, label %252

106:                                              ; preds = %100
  %107 = getelementptr inbounds i8, ptr %3, i64 16
  %108 = getelementptr inbounds i8, ptr %0, i64 56
  %109 = getelementptr inbounds i8, ptr %0, i64 56
  %110 = zext i32 %15 to i64
  br label %195

111:                                              ; preds = %135, %79
  %112 = phi i32 [ %85, %79 ], [ %130, %135 ]
  %113 = phi i32 [ %84, %79 ], [ %136, %135 ]
  %114 = call i32 @llvm.abs.i32(i32 %112, i1 true)
  %115 = sub nsw i32 0, %113
  %116 = icmp slt i32 %112, 0
  %117 = select i1 %116, i32 %115, i32 %113
  %118 = sub nsw i32 0, %114
  br label %139

119:                                              ; preds = %93, %135
  %120 = phi i64 [ 0, %93 ], [ %137, %135 ]
  %121 = phi i32 [ %84, %93 ], [ %136, %135 ]
  %122 = phi i32 [ %85, %93 ], [ %130, %135 ]
  %123 = getelementptr inbounds %struct.Term, ptr %94, i64 %120
  %124 = load i32, ptr %123, align 4
  %125 = icmp eq i32 %124, %96
  br i1 %125, label %126, label %129

126:                                              ; preds = %119
  %127 = getelementptr inbounds i8, ptr %123, i64 4
  %128 = load i32, ptr %127, align 4
  br label %129

129:                                              ; preds = %126, %119
  %130 = phi i32 [ %128, %126 ], [ %122, %119 ]
  %131 = icmp eq i32 %124, %98
  br i1 %131, label %132, label %135

132:                                              ; preds = %129
  %133 = getelementptr inbounds i8, ptr %123, i64 4
  %134 = load i32, ptr %133, align 4
  br label %135

135:                                              ; preds = %132, %129
  %136 = phi i32 [ %134, %132 ], [ %121, %129 ]
  %137 = add nuw nsw i64 %120, 1
  %138 = icmp eq i64 %137, %99
  br i1 %138, label %111, label %119

139:                                              ; preds = %111, %165
  %140 = phi i64 [ 0, %111 ], [ %173, %165 ]
  %141 = phi i32 [ 0, %111 ], [ %172, %165 ]
  %142 = phi i32 [ %113, %111 ], [ %167, %165 ]
  %143 = phi i32 [ %112, %111 ], [ %166, %165 ]
  %144 = getelementptr inbounds %struct.Place, ptr %22, i64 %140
  %145 = load i32, ptr %144, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds %struct.Sum, ptr %20, i64 %146
  %148 = getelementptr inbounds i8, ptr %147, i64 8
  %149 = load i32, ptr %148, align 8
  %150 = icmp sgt i32 %149, 0
  br i1 %150, label %151, label %165

151:                                              ; preds = %139
  %152 = load ptr, ptr %147, align 8
  %153 = getelementptr inbounds i8, ptr %144, i64 4
  %154 = load i32, ptr %153, align 4
  %155 = getelementptr inbounds %struct.Place, ptr %22, i64 %140, i32 2
  %156 = load i32, ptr %155, align 4
  %157 = zext i32 %149 to i64
  br label %175

158:                                              ; preds = %165
  %159 = icmp sgt i32 %172, %83
  %160 = call i32 @llvm.smax.i32(i32 %172, i32 %83)
  %161 = select i1 %159, i32 %114, i32 %82
  %162 = select i1 %159, i32 %117, i32 %81
  %163 = add nuw nsw i64 %80, 1
  %164 = icmp eq i64 %163, %23
  br i1 %164, label %100, label %79

165:                                              ; preds = %191, %139
  %166 = phi i32 [ %143, %139 ], [ %186, %191 ]
  %167 = phi i32 [ %142, %139 ], [ %192, %191 ]
  %168 = icmp eq i32 %166, %114
  %169 = icmp eq i32 %166, %118
  %170 = select i1 %168, i1 true, i1 %169
  %171 = zext i1 %170 to i32
  %172 = add nuw nsw i32 %141, %171
  %173 = add nuw nsw i64 %140, 1
  %174 = icmp eq i64 %173, %24
  br i1 %174, label %158, label %139

175:                                              ; preds = %151, %191
  %176 = phi i64 [ 0, %151 ], [ %193, %191 ]
  %177 = phi i32 [ %142, %151 ], [ %192, %191 ]
  %178 = phi i32 [ %143, %151 ], [ %186, %191 ]
  %179 = getelementptr inbounds %struct.Term, ptr %152, i64 %176
  %180 = load i32, ptr %179, align 4
  %181 = icmp eq i32 %180, %154
  br i1 %181, label %182, label %185

182:                                              ; preds = %175
  %183 = getelementptr inbounds i8, ptr %179, i64 4
  %184 = load i32, ptr %183, align 4
  br label %185

185:                                              ; preds = %182, %175
  %186 = phi i32 [ %184, %182 ], [ %178, %175 ]
  %187 = icmp eq i32 %180, %156
  br i1 %187, label %188, label %191

188:                                              ; preds = %185
  %189 = getelementptr inbounds i8, ptr %179, i64 4
  %190 = load i32, ptr %189, align 4
  br label %191

191:                                              ; preds = %188, %185
  %192 = phi i32 [ %190, %188 ], [ %177, %185 ]
  %193 = add nuw nsw i64 %176, 1
  %194 = icmp eq i64 %193, %157
  br i1 %194, label %165, label %175

195:                                              ; preds = %106, %248
  %196 = phi i64 [ 0, %106 ], [ %250, %248 ]
  %197 = phi i32 [ 0, %106 ], [ %249, %248 ]
  %198 = phi i32 [ %102, %106 ], [ %218, %248 ]
  %199 = phi i32 [ %101, %106 ], [ %217, %248 ]
  %200 = load ptr, ptr %107, align 8
  %201 = load ptr, ptr %108, align 8
  %202 = getelementptr inbounds %struct.Place, ptr %201, i64 %196
  %203 = load i32, ptr %202, align 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds %struct.Sum, ptr %200, i64 %204
  %206 = getelementptr inbounds i8, ptr %205, i64 8
  %207 = load i32, ptr %206, align 8
  %208 = icmp sgt i32 %207, 0
  br i1 %208, label %209, label %216

209:                                              ; preds = %195
  %210 = load ptr, ptr %205, align 8
  %211 = getelementptr inbounds i8, ptr %202, i64 4
  %212 = load i32, ptr %211, align 4
  %213 = getelementptr inbounds %struct.Place, ptr %201, i64 %196, i32 2
  %214 = load i32, ptr %213, align 4
  %215 = zext i32 %207 to i64
  br label %222

216:                                              ; preds = %238, %195
  %217 = phi i32 [ %199, %195 ], [ %233, %238 ]
  %218 = phi i32 [ %198, %195 ], [ %239, %238 ]
  %219 = load ptr, ptr %3, align 8
  %220 = call i32 @scale_quotient(ptr %219, i32 %217, i32 %103)
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %248, label %242

222:                                              ; preds = %209, %238
  %223 = phi i64 [ 0, %209 ], [ %240, %238 ]
  %224 = phi i32 [ %198, %209 ], [ %239, %238 ]
  %225 = phi i32 [ %199, %209 ], [ %233, %238 ]
  %226 = getelementptr inbounds %struct.Term, ptr %210, i64 %223
  %227 = load i32, ptr %226, align 4
  %228 = icmp eq i32 %227, %212
  br i1 %228, label %229, label %232

229:                                              ; preds = %222
  %230 = getelementptr inbounds i8, ptr %226, i64 4
  %231 = load i32, ptr %230, align 4
  br label %232

232:                                              ; preds = %229, %222
  %233 = phi i32 [ %231, %229 ], [ %225, %222 ]
  %234 = icmp eq i32 %227, %214
  br i1 %234, label %235, label %238

235:                                              ; preds = %232
  %236 = getelementptr inbounds i8, ptr %226, i64 4
  %237 = load i32, ptr %236, align 4
  br label %238

238:                                              ; preds = %235, %232
  %239 = phi i32 [ %237, %235 ], [ %224, %232 ]
  %240 = add nuw nsw i64 %223, 1
  %241 = icmp eq i64 %240, %215
  br i1 %241, label %216, label %222

242:                                              ; preds = %216
  %243 = load ptr, ptr %109, align 8
  %244 = add nsw i32 %197, 1
  %245 = sext i32 %197 to i64
  %246 = getelementptr inbounds %struct.Place, ptr %243, i64 %245
  %247 = getelementptr inbounds %struct.Place, ptr %243, i64 %196
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %246, ptr align 4 %247, i64 16, i1 false)
  br label %248

248:                                              ; preds = %216, %242
  %249 = phi i32 [ %244, %242 ], [ %197, %216 ]
  %250 = add nuw nsw i64 %196, 1
  %251 = icmp eq i64 %250, %110
  br i1 %251, label %252, label %195

252:                                              ; preds = %248, %100, %14, %14
  %253 = phi i32 [ 0, %14 ], [ 0, %14 ], [ %101, %100 ], [ %217, %248 ]
  %254 = phi i32 [ 0, %14 ], [ 0, %14 ], [ %102, %100 ], [ %218, %248 ]
  %255 = phi i32 [ %15, %14 ], [ %15, %14 ], [ 0, %100 ], [ %249, %248 ]
  %256 = phi i32 [ 1, %14 ], [ 1, %14 ], [ %103, %100 ], [ %103, %248 ]
  %257 = phi i32 [ %6, %14 ], [ %6, %14 ], [ %104, %100 ], [ %104, %248 ]
  %258 = getelementptr inbounds i8, ptr %1, i64 8
  %259 = load i32, ptr %258, align 8
  %260 = getelementptr inbounds i8, ptr %3, i64 72
  %261 = load ptr, ptr %260, align 8
  %262 = sext i32 %259 to i64
  %263 = getelementptr i32, ptr %261, i64 %262
  %264 = getelementptr i8, ptr %263, i64 4
  %265 = load i32, ptr %264, align 4
  %266 = load i32, ptr %263, align 4
  %267 = sub nsw i32 %265, %266
  %268 = icmp eq i32 %256, 1
  %269 = call i32 @llvm.usub.sat.i32(i32 %267, i32 1)
  %270 = select i1 %268, i32 %269, i32 %267
  %271 = xor i32 %270, -1
  %272 = getelementptr inbounds i8, ptr %1, i64 12
  %273 = load i32, ptr %272, align 4
  %274 = sext i32 %273 to i64
  %275 = getelementptr i32, ptr %261, i64 %274
  %276 = getelementptr i8, ptr %275, i64 4
  %277 = load i32, ptr %276, align 4
  %278 = load i32, ptr %275, align 4
  %279 = sub nsw i32 %277, %278
  %280 = icmp ne i32 %257, 1
  %281 = icmp ne i32 %257, -1
  %282 = and i1 %280, %281
  %283 = call i32 @llvm.usub.sat.i32(i32 %279, i32 1)
  %284 = select i1 %282, i32 %279, i32 %283
  %285 = sub nsw i32 %271, %284
  %286 = icmp sgt i32 %255, 0
  br i1 %286, label %287, label %295

287:                                              ; preds = %252
  %288 = getelementptr inbounds i8, ptr %0, i64 56
  %289 = load ptr, ptr %288, align 8
  %290 = getelementptr inbounds i8, ptr %3, i64 16
  %291 = load ptr, ptr %290, align 8
  %292 = sub nsw i32 0, %256
  %293 = add i32 %267, 1
  %294 = zext i32 %255 to i64
  br label %307

295:                                              ; preds = %326, %252
  %296 = phi i32 [ %285, %252 ], [ %363, %326 ]
  %297 = zext i32 %256 to i64
  %298 = shl nuw nsw i64 %297, 32
  %299 = zext i32 %296 to i64
  %300 = or disjoint i64 %298, %299
  %301 = insertvalue { i64, i64 } poison, i64 %300, 0
  %302 = zext i32 %255 to i64
  %303 = shl nuw i64 %302, 32
  %304 = zext i32 %257 to i64
  %305 = or disjoint i64 %303, %304
  %306 = insertvalue { i64, i64 } %301, i64 %305, 1
  ret { i64, i64 } %306

307:                                              ; preds = %287, %326
  %308 = phi i64 [ 0, %287 ], [ %364, %326 ]
  %309 = phi i32 [ %285, %287 ], [ %363, %326 ]
  %310 = phi i32 [ %254, %287 ], [ %328, %326 ]
  %311 = phi i32 [ %253, %287 ], [ %327, %326 ]
  %312 = getelementptr inbounds %struct.Place, ptr %289, i64 %308
  %313 = load i32, ptr %312, align 4
  %314 = sext i32 %313 to i64
  %315 = getelementptr inbounds %struct.Sum, ptr %291, i64 %314
  %316 = getelementptr inbounds i8, ptr %315, i64 8
  %317 = load i32, ptr %316, align 8
  %318 = icmp sgt i32 %317, 0
  br i1 %318, label %319, label %326

319:                                              ; preds = %307
  %320 = load ptr, ptr %315, align 8
  %321 = getelementptr inbounds i8, ptr %312, i64 4
  %322 = load i32, ptr %321, align 4
  %323 = getelementptr inbounds i8, ptr %312, i64 8
  %324 = load i32, ptr %323, align 4
  %325 = zext i32 %317 to i64
  br label %366

326:                                              ; preds = %382, %307
  %327 = phi i32 [ %311, %307 ], [ %377, %382 ]
  %328 = phi i32 [ %310, %307 ], [ %383, %382 ]
  %329 = getelementptr inbounds i8, ptr %312, i64 4
  %330 = load i32, ptr %329, align 4
  %331 = sext i32 %330 to i64
  %332 = getelementptr i32, ptr %261, i64 %331
  %333 = getelementptr i8, ptr %332, i64 4
  %334 = load i32, ptr %333, align 4
  %335 = load i32, ptr %332, align 4
  %336 = sub nsw i32 %334, %335
  %337 = icmp ne i32 %327, 1
  %338 = icmp ne i32 %327, -1
  %339 = and i1 %337, %338
  %340 = call i32 @llvm.usub.sat.i32(i32 %336, i32 1)
  %341 = select i1 %339, i32 %336, i32 %340
  %342 = getelementptr inbounds i8, ptr %312, i64 8
  %343 = load i32, ptr %342, align 4
  %344 = sext i32 %343 to i64
  %345 = getelementptr i32, ptr %261, i64 %344
  %346 = getelementptr i8, ptr %345, i64 4
  %347 = load i32, ptr %346, align 4
  %348 = load i32, ptr %345, align 4
  %349 = sub nsw i32 %347, %348
  %350 = icmp ne i32 %328, 1
  %351 = icmp ne i32 %328, -1
  %352 = and i1 %350, %351
  %353 = call i32 @llvm.usub.sat.i32(i32 %349, i32 1)
  %354 = select i1 %352, i32 %349, i32 %353
  %355 = icmp ne i32 %327, %256
  %356 = icmp ne i32 %327, %292
  %357 = select i1 %355, i1 %356, i1 false
  %358 = sext i1 %357 to i32
  %359 = add i32 %293, %309
  %360 = add i32 %359, %358
  %361 = sub i32 %360, %336
  %362 = add i32 %361, %341
  %363 = add i32 %362, %354
  %364 = add nuw nsw i64 %308, 1
  %365 = icmp eq i64 %364, %294
  br i1 %365, label %295, label %307

366:                                              ; preds = %319, %382
  %367 = phi i64 [ 0, %319 ], [ %384, %382 ]
  %368 = phi i32 [ %310, %319 ], [ %383, %382 ]
  %369 = phi i32 [ %311, %319 ], [ %377, %382 ]
  %370 = getelementptr inbounds %struct.Term, ptr %320, i64 %367
  %371 = load i32, ptr %370, align 4
  %372 = icmp eq i32 %371, %322
  br i1 %372, label %373, label %376

373:                                              ; preds = %366
  %374 = getelementptr inbounds i8, ptr %370, i64 4
  %375 = load i32, ptr %374, align 4
  br label %376

376:                                              ; preds = %373, %366
  %377 = phi i32 [ %375, %373 ], [ %369, %366 ]
  %378 = icmp eq i32 %371, %324
  br i1 %378, label %379, label %382

379:                                              ; preds = %376
  %380 = getelementptr inbounds i8, ptr %370, i64 4
  %381 = load i32, ptr %380, align 4
  br label %382

382:                                              ; preds = %379, %376
  %383 = phi i32 [ %381, %379 ], [ %368, %376 ]
  %384 = add nuw nsw i64 %367, 1
  %385 = icmp eq i64 %384, %325
  br i1 %385, label %326, label %366
}

declare void @free(ptr noundef) local_unnamed_addr

define internal i32 @scale_quotient(ptr %0, i32 %1, i32 %2) {
  switch i32 %2, label %6 [
    i32 -1, label %4
    i32 1, label %4
  ]

4:                                                ; preds = %3, %3
  %5 = mul nsw i32 %2, %1
  br label %165

6:                                                ; preds = %3
  %7 = icmp eq i32 %1, %2
  br i1 %7, label %165, label %8

8:                                                ; preds = %6
  %9 = sub nsw i32 0, %2
  %10 = icmp eq i32 %9, %1
  br i1 %10, label %165, label %11

11:                                               ; preds = %8
  %12 = icmp slt i32 %1, 0
  %13 = load ptr, ptr %0, align 8
  br i1 %12, label %14, label %20

14:                                               ; preds = %11
  %15 = sub nsw i32 0, %1
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds %struct.Scalar, ptr %13, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = sub i64 2305843009213693487, %18
  br label %24

20:                                               ; preds = %11
  %21 = zext i32 %1 to i64
  %22 = getelementptr inbounds %struct.Scalar, ptr %13, i64 %21
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %14, %20
  %25 = phi i64 [ %19, %14 ], [ %23, %20 ]
  %26 = call i64 @over_of(ptr %0, i32 %2)
  %27 = zext i64 %25 to i128
  %28 = zext i64 %26 to i128
  %29 = mul nuw i128 %28, %27
  %30 = trunc i128 %29 to i64
  %31 = mul i64 %30, 3456285112735364913
  %32 = zext i64 %31 to i128
  %33 = mul nuw nsw i128 %32, 2305843009213693487
  %34 = add i128 %33, %29
  %35 = lshr i128 %34, 64
  %36 = trunc nuw i128 %35 to i64
  %37 = icmp ugt i64 %36, 2305843009213693486
  %38 = add i64 %36, -2305843009213693487
  %39 = select i1 %37, i64 %38, i64 %36
  %40 = zext i64 %39 to i128
  %41 = mul nuw nsw i128 %40, 13838400
  %42 = trunc i128 %41 to i64
  %43 = mul i64 %42, 3456285112735364913
  %44 = zext i64 %43 to i128
  %45 = mul nuw nsw i128 %44, 2305843009213693487
  %46 = add nuw nsw i128 %45, %41
  %47 = lshr i128 %46, 64
  %48 = trunc nuw nsw i128 %47 to i64
  %49 = icmp ugt i64 %48, 2305843009213693486
  %50 = add nsw i64 %48, -2305843009213693487
  %51 = select i1 %49, i64 %50, i64 %48
  %52 = icmp ugt i64 %51, 1152921504606846743
  %53 = sub nsw i64 2305843009213693487, %51
  %54 = select i1 %52, i64 %53, i64 %51
  %55 = getelementptr inbounds i8, ptr %0, i64 16
  %56 = load ptr, ptr %55, align 8
  %57 = mul i64 %54, -7046029254386353131
  %58 = lshr i64 %57, 33
  %59 = trunc nuw nsw i64 %58 to i32
  %60 = getelementptr inbounds i8, ptr %0, i64 24
  %61 = load i32, ptr %60, align 8
  %62 = and i32 %61, %59
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %56, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %82, label %67

67:                                               ; preds = %24
  %68 = load ptr, ptr %0, align 8
  br label %73

69:                                               ; preds = %73
  %70 = getelementptr inbounds i8, ptr %76, i64 28
  %71 = load i32, ptr %70, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %82, label %73

73:                                               ; preds = %69, %67
  %74 = phi i32 [ %65, %67 ], [ %71, %69 ]
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds %struct.Scalar, ptr %68, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = icmp eq i64 %77, %54
  br i1 %78, label %79, label %69

79:                                               ; preds = %73
  %80 = sub nsw i32 0, %74
  %81 = select i1 %52, i32 %80, i32 %74
  br label %82

82:                                               ; preds = %69, %24, %79
  %83 = phi i32 [ %81, %79 ], [ 0, %24 ], [ 0, %69 ]
  %84 = getelementptr inbounds i8, ptr %0, i64 40
  %85 = icmp eq i32 %83, 0
  br i1 %85, label %86, label %165

86:                                               ; preds = %82
  %87 = getelementptr inbounds i8, ptr %0, i64 32
  %88 = zext i64 %51 to i128
  %89 = load i32, ptr %84, align 8
  %90 = icmp sgt i32 %89, 0
  br i1 %90, label %96, label %165

91:                                               ; preds = %162
  %92 = add nuw nsw i64 %97, 1
  %93 = load i32, ptr %84, align 8
  %94 = sext i32 %93 to i64
  %95 = icmp slt i64 %92, %94
  br i1 %95, label %96, label %165

96:                                               ; preds = %86, %91
  %97 = phi i64 [ %92, %91 ], [ 0, %86 ]
  %98 = load ptr, ptr %87, align 8
  %99 = getelementptr inbounds i32, ptr %98, i64 %97
  %100 = load i32, ptr %99, align 4
  %101 = call i64 @over_of(ptr %0, i32 %100)
  %102 = zext i64 %101 to i128
  %103 = mul nuw i128 %102, %88
  %104 = trunc i128 %103 to i64
  %105 = mul i64 %104, 3456285112735364913
  %106 = zext i64 %105 to i128
  %107 = mul nuw nsw i128 %106, 2305843009213693487
  %108 = add i128 %107, %103
  %109 = lshr i128 %108, 64
  %110 = trunc nuw i128 %109 to i64
  %111 = icmp ugt i64 %110, 2305843009213693486
  %112 = add i64 %110, -2305843009213693487
  %113 = select i1 %111, i64 %112, i64 %110
  %114 = zext i64 %113 to i128
  %115 = mul nuw nsw i128 %114, 13838400
  %116 = trunc i128 %115 to i64
  %117 = mul i64 %116, 3456285112735364913
  %118 = zext i64 %117 to i128
  %119 = mul nuw nsw i128 %118, 2305843009213693487
  %120 = add nuw nsw i128 %119, %115
  %121 = lshr i128 %120, 64
  %122 = trunc nuw nsw i128 %121 to i64
  %123 = icmp ugt i64 %122, 2305843009213693486
  %124 = add nsw i64 %122, -2305843009213693487
  %125 = select i1 %123, i64 %124, i64 %122
  %126 = icmp ugt i64 %125, 1152921504606846743
  %127 = sub nsw i64 2305843009213693487, %125
  %128 = select i1 %126, i64 %127, i64 %125
  %129 = load ptr, ptr %55, align 8
  %130 = mul i64 %128, -7046029254386353131
  %131 = lshr i64 %130, 33
  %132 = trunc nuw nsw i64 %131 to i32
  %133 = load i32, ptr %60, align 8
  %134 = and i32 %133, %132
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds i32, ptr %129, i64 %135
  %137 = load i32, ptr %136, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %154, label %139

139:                                              ; preds = %96
  %140 = load ptr, ptr %0, align 8
  br label %145

141:                                              ; preds = %145
  %142 = getelementptr inbounds i8, ptr %148, i64 28
  %143 = load i32, ptr %142, align 4
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %154, label %145

145:                                              ; preds = %141, %139
  %146 = phi i32 [ %137, %139 ], [ %143, %141 ]
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds %struct.Scalar, ptr %140, i64 %147
  %149 = load i64, ptr %148, align 8
  %150 = icmp eq i64 %149, %128
  br i1 %150, label %151, label %141

151:                                              ; preds = %145
  %152 = sub nsw i32 0, %146
  %153 = select i1 %126, i32 %152, i32 %146
  br label %154

154:                                              ; preds = %141, %96, %151
  %155 = phi i32 [ %153, %151 ], [ 0, %96 ], [ 0, %141 ]
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %162, label %157

157:                                              ; preds = %154
  %158 = load ptr, ptr %87, align 8
  %159 = getelementptr inbounds i32, ptr %158, i64 %97
  %160 = load i32, ptr %159, align 4
  %161 = call i32 @learn(ptr %0, i64 %51, i8 2, i32 %160, i32 %155)
  br label %162

162:                                              ; preds = %157, %154
  %163 = phi i32 [ %161, %157 ], [ 0, %154 ]
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %91, label %165

165:                                              ; preds = %91, %162, %86, %82, %6, %8, %4
  %166 = phi i32 [ %5, %4 ], [ -1, %8 ], [ 1, %6 ], [ %83, %82 ], [ %83, %86 ], [ %163, %162 ], [ %163, %91 ]
  ret i32 %166
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
  %5 = getelementptr inbounds i8, ptr %3, i64 1888
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
  %4 = getelementptr inbounds i8, ptr %3, i64 1896
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
  %28 = getelementptr inbounds i8, ptr %3, i64 1912
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
  %39 = getelementptr inbounds i8, ptr %3, i64 1904
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
  %97 = getelementptr inbounds i8, ptr %3, i64 1904
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

