; Made of turns.c by `make turns`: do not edit.

%struct.Way = type { i32, i32, i32, i32, i8, i8 }
%struct.Node = type { i8, i8, i8, i8, [2 x i8], [2 x i32], i32, [4 x i32], i64 }
%struct.Edge = type { i32, i32 }
%struct.Writer = type { ptr, ptr, i32 }
%struct.Reading = type { i32, i32, i32 }
%struct.Form = type { i32, i32, i32, [2 x i8], i8 }
%struct.Program = type { ptr, ptr, i32, i32, i32 }
%struct.Search = type { %struct.Program, %struct.Scalars, %struct.Index, [4 x %struct.Poly], %struct.Needed, ptr, ptr, ptr, ptr, ptr, ptr, i32, ptr, ptr, double, i32, i64 }
%struct.Scalars = type { ptr, i32, i32, ptr, i32, ptr, i32, [8192 x %struct.anon] }
%struct.anon = type { i32, i32, i32 }
%struct.Index = type { ptr, ptr, i32, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, i32, ptr, i32, i32, [64 x ptr], [64 x i32], [64 x i32], i32, i32 }
%struct.Poly = type { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, i32 }
%struct.Needed = type { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Walk = type { ptr, ptr, i32, i32, i32, i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32, ptr, i32, i32, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i64 }
%struct.Scalar = type { i64, i64, i32, i32, i32, i32, %struct.Edge, i8, i8 }
%struct.Class = type { [4 x i32], i32, i64, i32, i32, i32, i32, i8, i8, i8 }
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
  %12 = alloca [6 x ptr], align 16
  %13 = alloca [14 x ptr], align 16
  %14 = alloca %struct.Node, align 8
  %15 = alloca %struct.Node, align 8
  %16 = alloca [49 x %struct.Edge], align 16
  %17 = alloca %struct.Writer, align 8
  %18 = alloca [19 x i8], align 1
  %19 = alloca [20 x i8], align 4
  %20 = alloca %struct.Reading, align 4
  %21 = alloca %struct.Reading, align 4
  %22 = alloca %struct.Node, align 8
  %23 = alloca %struct.Way, align 4
  %24 = alloca i64, align 8
  %25 = alloca [3 x i32], align 4
  %26 = alloca %struct.Way, align 8
  %27 = alloca %struct.Way, align 8
  %28 = alloca [32 x i32], align 16
  %29 = alloca [4 x i32], align 4
  %30 = alloca [4 x i32], align 16
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca %struct.Form, align 4
  %36 = alloca i32, align 4
  %37 = alloca [16 x %struct.Form], align 16
  %38 = alloca [16 x %struct.Form], align 16
  %39 = alloca [16 x %struct.Form], align 16
  %40 = alloca [96 x i32], align 16
  %41 = alloca i32, align 4
  %42 = alloca [6 x ptr], align 16
  %43 = alloca %struct.Program, align 8
  %44 = alloca %struct.Search, align 8
  %45 = alloca %struct.Walk, align 8
  %46 = icmp slt i32 %1, 1
  %47 = icmp slt i32 %5, 1
  %48 = or i1 %46, %47
  br i1 %48, label %5040, label %49

49:                                               ; preds = %7
  call void @llvm.memset.p0.i64(ptr align 8 %43, i8 0, i64 32, i1 false)
  %50 = call ptr @calloc(i64 1, i64 173888)
  %51 = icmp eq ptr %50, null
  %52 = sext i32 %3 to i64
  br i1 %51, label %91, label %53

53:                                               ; preds = %49
  %54 = call i64 @llvm.umax.i64(i64 %52, i64 1)
  %55 = call ptr @malloc(i64 %54)
  %56 = icmp ne ptr %55, null
  %57 = getelementptr inbounds i8, ptr %50, i64 173504
  store ptr %55, ptr %57, align 8
  %58 = shl nsw i64 %54, 2
  %59 = call ptr @malloc(i64 %58)
  %60 = icmp ne ptr %59, null
  %61 = and i1 %56, %60
  %62 = getelementptr inbounds i8, ptr %50, i64 173512
  store ptr %59, ptr %62, align 8
  %63 = call ptr @malloc(i64 %58)
  %64 = icmp ne ptr %63, null
  %65 = and i1 %61, %64
  %66 = getelementptr inbounds i8, ptr %50, i64 173520
  store ptr %63, ptr %66, align 8
  %67 = shl nsw i64 %52, 1
  %68 = call i64 @llvm.umax.i64(i64 %67, i64 1)
  %69 = shl nsw i64 %68, 2
  %70 = call ptr @malloc(i64 %69)
  %71 = icmp ne ptr %70, null
  %72 = and i1 %65, %71
  %73 = getelementptr inbounds i8, ptr %50, i64 173528
  store ptr %70, ptr %73, align 8
  %74 = call ptr @malloc(i64 %69)
  %75 = icmp ne ptr %74, null
  %76 = and i1 %72, %75
  %77 = getelementptr inbounds i8, ptr %50, i64 173536
  store ptr %74, ptr %77, align 8
  br i1 %76, label %91, label %78

78:                                               ; preds = %53
  store ptr %55, ptr %42, align 16
  %79 = getelementptr inbounds i8, ptr %42, i64 8
  store ptr %59, ptr %79, align 8
  %80 = getelementptr inbounds i8, ptr %42, i64 16
  store ptr %63, ptr %80, align 16
  %81 = getelementptr inbounds i8, ptr %42, i64 24
  store ptr %70, ptr %81, align 8
  %82 = getelementptr inbounds i8, ptr %42, i64 32
  store ptr %74, ptr %82, align 16
  %83 = getelementptr inbounds i8, ptr %42, i64 40
  store ptr %50, ptr %83, align 8
  br label %84

84:                                               ; preds = %84, %78
  %85 = phi i64 [ 0, %78 ], [ %88, %84 ]
  %86 = getelementptr inbounds [6 x ptr], ptr %42, i64 0, i64 %85
  %87 = load ptr, ptr %86, align 8
  call void @free(ptr %87)
  %88 = add nuw nsw i64 %85, 1
  %89 = icmp eq i64 %88, 6
  br i1 %89, label %90, label %84

90:                                               ; preds = %84
  br label %91

91:                                               ; preds = %49, %53, %90
  %92 = phi ptr [ %50, %53 ], [ null, %90 ], [ null, %49 ]
  call void @llvm.memset.p0.i64(ptr align 8 %44, i8 0, i64 100312, i1 false)
  %93 = load i64, ptr %6, align 8
  %94 = getelementptr inbounds i8, ptr %44, i64 100312
  store i64 %93, ptr %94, align 8
  %95 = getelementptr inbounds i8, ptr %6, i64 8
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds i8, ptr %44, i64 100296
  store double %96, ptr %97, align 8
  %98 = getelementptr inbounds i8, ptr %6, i64 16
  %99 = load i32, ptr %98, align 8
  %100 = getelementptr inbounds i8, ptr %44, i64 100304
  store i32 %99, ptr %100, align 8
  %101 = getelementptr inbounds i8, ptr %44, i64 98384
  call void @llvm.memset.p0.i64(ptr align 8 %101, i8 0, i64 1144, i1 false)
  %102 = shl nsw i32 %3, 6
  %103 = add nsw i32 %102, 50000
  %104 = getelementptr inbounds i8, ptr %44, i64 98428
  store i32 %103, ptr %104, align 4
  %105 = mul nsw i32 %3, 96
  %106 = add nsw i32 %105, 75000
  %107 = getelementptr inbounds i8, ptr %44, i64 98468
  store i32 %106, ptr %107, align 4
  %108 = ashr exact i32 %103, 1
  %109 = icmp sgt i32 %108, 16383
  br i1 %109, label %110, label %115

110:                                              ; preds = %91, %110
  %111 = phi i32 [ %113, %110 ], [ 16383, %91 ]
  %112 = shl nsw i32 %111, 1
  %113 = or disjoint i32 %112, 1
  %114 = icmp slt i32 %113, %108
  br i1 %114, label %110, label %115

115:                                              ; preds = %110, %91
  %116 = phi i32 [ 16383, %91 ], [ %113, %110 ]
  %117 = getelementptr inbounds i8, ptr %44, i64 98444
  store i32 %116, ptr %117, align 4
  %118 = sext i32 %103 to i64
  %119 = mul nsw i64 %118, 40
  %120 = call ptr @malloc(i64 %119)
  %121 = icmp eq ptr %120, null
  %122 = getelementptr inbounds i8, ptr %44, i64 98416
  store ptr %120, ptr %122, align 8
  %123 = shl nsw i64 %118, 2
  %124 = call ptr @malloc(i64 %123)
  %125 = icmp eq ptr %124, null
  %126 = or i1 %121, %125
  %127 = getelementptr inbounds i8, ptr %44, i64 98480
  store ptr %124, ptr %127, align 8
  %128 = call ptr @calloc(i64 8192, i64 20)
  %129 = icmp eq ptr %128, null
  %130 = or i1 %126, %129
  %131 = getelementptr inbounds i8, ptr %44, i64 98392
  store ptr %128, ptr %131, align 8
  %132 = sext i32 %116 to i64
  %133 = add nsw i64 %132, 1
  %134 = call i64 @llvm.umax.i64(i64 %133, i64 1)
  %135 = shl nsw i64 %134, 2
  %136 = call ptr @malloc(i64 %135)
  %137 = icmp eq ptr %136, null
  %138 = or i1 %130, %137
  %139 = getelementptr inbounds i8, ptr %44, i64 98432
  store ptr %136, ptr %139, align 8
  %140 = sext i32 %106 to i64
  %141 = mul nsw i64 %140, 24
  %142 = call ptr @malloc(i64 %141)
  %143 = icmp eq ptr %142, null
  %144 = or i1 %138, %143
  %145 = getelementptr inbounds i8, ptr %44, i64 98448
  store ptr %142, ptr %145, align 8
  %146 = call ptr @malloc(i64 %141)
  %147 = icmp eq ptr %146, null
  %148 = or i1 %144, %147
  %149 = getelementptr inbounds i8, ptr %44, i64 98456
  store ptr %146, ptr %149, align 8
  %150 = zext i1 %148 to i32
  %151 = getelementptr inbounds i8, ptr %44, i64 99528
  %152 = getelementptr inbounds i8, ptr %44, i64 32
  %153 = shl nsw i32 %3, 1
  %154 = add i32 %153, 500
  %155 = add i32 %154, %5
  %156 = mul nsw i32 %3, 24
  %157 = add nsw i32 %156, 20000
  %158 = shl nsw i32 %157, 2
  %159 = icmp sgt i32 %3, -663
  %160 = call i32 @llvm.umax.i32(i32 %155, i32 1)
  %161 = sext i32 %160 to i64
  %162 = shl nsw i64 %161, 4
  %163 = zext i32 %5 to i64
  %164 = shl nuw nsw i64 %163, 3
  %165 = call i32 @llvm.umax.i32(i32 %158, i32 1)
  %166 = sext i32 %165 to i64
  %167 = shl nsw i64 %166, 2
  %168 = sext i32 %157 to i64
  %169 = or disjoint i64 %168, 2
  %170 = shl nsw i64 %169, 2
  %171 = shl nsw i64 %169, 3
  %172 = call i64 @llvm.umax.i64(i64 %168, i64 1)
  %173 = shl nsw i64 %172, 3
  br label %290

174:                                              ; preds = %305
  %175 = getelementptr inbounds i8, ptr %44, i64 100104
  %176 = getelementptr inbounds i8, ptr %44, i64 99572
  %177 = load i32, ptr %176, align 4
  %178 = sext i32 %177 to i64
  %179 = add nsw i64 %178, 1
  %180 = getelementptr inbounds i8, ptr %44, i64 99576
  %181 = load i32, ptr %180, align 8
  %182 = sext i32 %181 to i64
  %183 = add nsw i64 %182, 1
  call void @llvm.memset.p0.i64(ptr align 8 %175, i8 0, i64 24, i1 false)
  %184 = add nsw i64 %183, %179
  %185 = call i64 @llvm.umax.i64(i64 %184, i64 1)
  %186 = shl nsw i64 %185, 2
  %187 = call ptr @malloc(i64 %186)
  %188 = icmp eq ptr %187, null
  %189 = getelementptr inbounds i8, ptr %44, i64 100112
  store ptr %187, ptr %189, align 8
  %190 = call i64 @llvm.umax.i64(i64 %179, i64 1)
  %191 = shl nsw i64 %190, 2
  %192 = call ptr @malloc(i64 %191)
  %193 = icmp eq ptr %192, null
  %194 = or i1 %188, %193
  %195 = getelementptr inbounds i8, ptr %44, i64 100128
  store ptr %192, ptr %195, align 8
  %196 = call ptr @malloc(i64 %190)
  %197 = icmp eq ptr %196, null
  %198 = or i1 %194, %197
  %199 = getelementptr inbounds i8, ptr %44, i64 100136
  store ptr %196, ptr %199, align 8
  %200 = call ptr @malloc(i64 %190)
  %201 = icmp eq ptr %200, null
  %202 = or i1 %198, %201
  %203 = getelementptr inbounds i8, ptr %44, i64 100144
  store ptr %200, ptr %203, align 8
  %204 = call i64 @llvm.umax.i64(i64 %183, i64 1)
  %205 = call ptr @malloc(i64 %204)
  %206 = icmp eq ptr %205, null
  %207 = or i1 %202, %206
  %208 = getelementptr inbounds i8, ptr %44, i64 100152
  store ptr %205, ptr %208, align 8
  %209 = mul nsw i64 %185, 12
  %210 = call ptr @malloc(i64 %209)
  %211 = icmp eq ptr %210, null
  %212 = or i1 %207, %211
  %213 = getelementptr inbounds i8, ptr %44, i64 100160
  store ptr %210, ptr %213, align 8
  %214 = call ptr @malloc(i64 %191)
  %215 = icmp eq ptr %214, null
  %216 = or i1 %212, %215
  %217 = getelementptr inbounds i8, ptr %44, i64 100168
  store ptr %214, ptr %217, align 8
  %218 = shl nsw i64 %204, 2
  %219 = call ptr @malloc(i64 %218)
  %220 = icmp eq ptr %219, null
  %221 = or i1 %216, %220
  %222 = getelementptr inbounds i8, ptr %44, i64 100176
  store ptr %219, ptr %222, align 8
  %223 = shl nsw i64 %190, 4
  %224 = call ptr @malloc(i64 %223)
  %225 = icmp eq ptr %224, null
  %226 = or i1 %221, %225
  %227 = getelementptr inbounds i8, ptr %44, i64 100184
  store ptr %224, ptr %227, align 8
  %228 = shl nsw i64 %204, 4
  %229 = call ptr @malloc(i64 %228)
  %230 = icmp eq ptr %229, null
  %231 = or i1 %226, %230
  %232 = getelementptr inbounds i8, ptr %44, i64 100192
  store ptr %229, ptr %232, align 8
  %233 = call ptr @malloc(i64 %190)
  %234 = icmp eq ptr %233, null
  %235 = or i1 %231, %234
  %236 = getelementptr inbounds i8, ptr %44, i64 100200
  store ptr %233, ptr %236, align 8
  %237 = shl nsw i64 %190, 3
  %238 = call ptr @malloc(i64 %237)
  %239 = icmp eq ptr %238, null
  %240 = or i1 %235, %239
  %241 = getelementptr inbounds i8, ptr %44, i64 100208
  store ptr %238, ptr %241, align 8
  %242 = shl nsw i64 %204, 3
  %243 = call ptr @malloc(i64 %242)
  %244 = icmp eq ptr %243, null
  %245 = or i1 %240, %244
  %246 = getelementptr inbounds i8, ptr %44, i64 100216
  store ptr %243, ptr %246, align 8
  %247 = call i32 @llvm.umax.i32(i32 %3, i32 1)
  %248 = sext i32 %247 to i64
  %249 = mul nsw i64 %248, 48
  %250 = call ptr @malloc(i64 %249)
  %251 = icmp eq ptr %250, null
  store ptr %250, ptr %44, align 8
  %252 = call ptr @malloc(i64 %164)
  %253 = icmp eq ptr %252, null
  %254 = or i1 %251, %253
  %255 = getelementptr inbounds i8, ptr %44, i64 8
  store ptr %252, ptr %255, align 8
  %256 = getelementptr inbounds i8, ptr %44, i64 20
  store i32 %3, ptr %256, align 4
  %257 = getelementptr inbounds i8, ptr %44, i64 24
  store i32 %5, ptr %257, align 8
  %258 = getelementptr inbounds i8, ptr %44, i64 16
  store i32 0, ptr %258, align 8
  %259 = or i1 %245, %254
  %260 = call i64 @llvm.umax.i64(i64 %52, i64 1)
  %261 = shl nsw i64 %260, 3
  %262 = call ptr @malloc(i64 %261)
  %263 = icmp eq ptr %262, null
  %264 = or i1 %259, %263
  %265 = getelementptr inbounds i8, ptr %44, i64 100224
  store ptr %262, ptr %265, align 8
  %266 = shl nsw i64 %260, 2
  %267 = call ptr @malloc(i64 %266)
  %268 = icmp eq ptr %267, null
  %269 = or i1 %264, %268
  %270 = getelementptr inbounds i8, ptr %44, i64 100232
  store ptr %267, ptr %270, align 8
  %271 = add nsw i64 %52, 256
  %272 = add nsw i64 %271, %178
  %273 = call i64 @llvm.umax.i64(i64 %272, i64 1)
  %274 = shl nsw i64 %273, 2
  %275 = call ptr @malloc(i64 %274)
  %276 = icmp eq ptr %275, null
  %277 = or i1 %269, %276
  %278 = getelementptr inbounds i8, ptr %44, i64 100240
  store ptr %275, ptr %278, align 8
  %279 = shl nsw i64 %52, 1
  %280 = add nsw i64 %279, %163
  %281 = add nsw i64 %280, %178
  %282 = call i64 @llvm.umax.i64(i64 %281, i64 1)
  %283 = shl nsw i64 %282, 2
  %284 = call ptr @malloc(i64 %283)
  %285 = icmp eq ptr %284, null
  %286 = or i1 %277, %285
  %287 = getelementptr inbounds i8, ptr %44, i64 100248
  store ptr %284, ptr %287, align 8
  %288 = getelementptr inbounds i8, ptr %44, i64 100272
  store i32 4095, ptr %288, align 8
  %289 = icmp sgt i32 %3, 4095
  br i1 %289, label %351, label %359

290:                                              ; preds = %305, %115
  %291 = phi i64 [ 0, %115 ], [ %349, %305 ]
  %292 = phi i32 [ %150, %115 ], [ %348, %305 ]
  %293 = getelementptr inbounds [4 x %struct.Poly], ptr %151, i64 0, i64 %291
  %294 = getelementptr inbounds i8, ptr %293, i64 32
  call void @llvm.memset.p0.i64(ptr align 8 %294, i8 0, i64 112, i1 false)
  store ptr %152, ptr %293, align 8
  %295 = getelementptr inbounds i8, ptr %293, i64 48
  store i32 %155, ptr %295, align 8
  %296 = getelementptr inbounds i8, ptr %293, i64 44
  store i32 %155, ptr %296, align 4
  %297 = getelementptr inbounds i8, ptr %293, i64 92
  store i32 %157, ptr %297, align 4
  %298 = getelementptr inbounds i8, ptr %293, i64 68
  store i32 %158, ptr %298, align 4
  %299 = getelementptr inbounds i8, ptr %293, i64 132
  store i32 %157, ptr %299, align 4
  br i1 %159, label %300, label %305

300:                                              ; preds = %290, %300
  %301 = phi i32 [ %303, %300 ], [ 4095, %290 ]
  %302 = shl nsw i32 %301, 1
  %303 = or disjoint i32 %302, 1
  %304 = icmp slt i32 %303, %157
  br i1 %304, label %300, label %305

305:                                              ; preds = %300, %290
  %306 = phi i32 [ 4095, %290 ], [ %303, %300 ]
  %307 = getelementptr inbounds i8, ptr %293, i64 108
  store i32 %306, ptr %307, align 4
  %308 = call ptr @malloc(i64 %162)
  %309 = icmp eq ptr %308, null
  %310 = getelementptr inbounds i8, ptr %293, i64 8
  store ptr %308, ptr %310, align 8
  %311 = call ptr @malloc(i64 %162)
  %312 = icmp eq ptr %311, null
  %313 = or i1 %309, %312
  %314 = getelementptr inbounds i8, ptr %293, i64 16
  store ptr %311, ptr %314, align 8
  %315 = call ptr @malloc(i64 %164)
  %316 = icmp eq ptr %315, null
  %317 = or i1 %313, %316
  %318 = getelementptr inbounds i8, ptr %293, i64 24
  store ptr %315, ptr %318, align 8
  %319 = call ptr @malloc(i64 %167)
  %320 = icmp eq ptr %319, null
  %321 = or i1 %317, %320
  %322 = getelementptr inbounds i8, ptr %293, i64 56
  store ptr %319, ptr %322, align 8
  %323 = call ptr @malloc(i64 %170)
  %324 = icmp eq ptr %323, null
  %325 = or i1 %321, %324
  %326 = getelementptr inbounds i8, ptr %293, i64 72
  store ptr %323, ptr %326, align 8
  %327 = call ptr @malloc(i64 %170)
  %328 = icmp eq ptr %327, null
  %329 = or i1 %325, %328
  %330 = getelementptr inbounds i8, ptr %293, i64 80
  store ptr %327, ptr %330, align 8
  %331 = call ptr @malloc(i64 %171)
  %332 = icmp eq ptr %331, null
  %333 = or i1 %329, %332
  %334 = getelementptr inbounds i8, ptr %293, i64 112
  store ptr %331, ptr %334, align 8
  %335 = sext i32 %306 to i64
  %336 = add nsw i64 %335, 1
  %337 = call i64 @llvm.umax.i64(i64 %336, i64 1)
  %338 = shl nsw i64 %337, 2
  %339 = call ptr @malloc(i64 %338)
  %340 = icmp eq ptr %339, null
  %341 = or i1 %333, %340
  %342 = getelementptr inbounds i8, ptr %293, i64 96
  store ptr %339, ptr %342, align 8
  %343 = call ptr @malloc(i64 %173)
  %344 = icmp eq ptr %343, null
  %345 = or i1 %341, %344
  %346 = getelementptr inbounds i8, ptr %293, i64 120
  store ptr %343, ptr %346, align 8
  %347 = zext i1 %345 to i32
  %348 = or i32 %292, %347
  %349 = add nuw nsw i64 %291, 1
  %350 = icmp eq i64 %349, 4
  br i1 %350, label %174, label %290

351:                                              ; preds = %174, %351
  %352 = phi i32 [ %354, %351 ], [ 4095, %174 ]
  %353 = shl nsw i32 %352, 1
  %354 = or disjoint i32 %353, 1
  %355 = icmp slt i32 %354, %3
  br i1 %355, label %351, label %356

356:                                              ; preds = %351
  store i32 %354, ptr %288, align 8
  %357 = sext i32 %353 to i64
  %358 = add nsw i64 %357, 2
  br label %359

359:                                              ; preds = %356, %174
  %360 = phi i64 [ 4096, %174 ], [ %358, %356 ]
  %361 = call i64 @llvm.umax.i64(i64 %360, i64 1)
  %362 = shl nsw i64 %361, 2
  %363 = call ptr @malloc(i64 %362)
  %364 = icmp eq ptr %363, null
  %365 = or i1 %286, %364
  %366 = getelementptr inbounds i8, ptr %44, i64 100256
  store ptr %363, ptr %366, align 8
  %367 = call ptr @malloc(i64 %266)
  %368 = icmp eq ptr %367, null
  %369 = or i1 %365, %368
  %370 = getelementptr inbounds i8, ptr %44, i64 100264
  store ptr %367, ptr %370, align 8
  %371 = call ptr @malloc(i64 %260)
  %372 = icmp eq ptr %371, null
  %373 = or i1 %369, %372
  %374 = getelementptr inbounds i8, ptr %44, i64 100280
  store ptr %371, ptr %374, align 8
  %375 = getelementptr inbounds i8, ptr %44, i64 99660
  %376 = load i32, ptr %375, align 4
  %377 = call i32 @llvm.umax.i32(i32 %376, i32 1)
  %378 = sext i32 %377 to i64
  %379 = shl nsw i64 %378, 3
  %380 = call ptr @malloc(i64 %379)
  %381 = icmp eq ptr %380, null
  %382 = or i1 %373, %381
  %383 = getelementptr inbounds i8, ptr %44, i64 100288
  store ptr %380, ptr %383, align 8
  %384 = shl nsw i32 %3, 4
  %385 = add nsw i32 %384, 50000
  %386 = getelementptr inbounds i8, ptr %44, i64 44
  store i32 %385, ptr %386, align 4
  %387 = getelementptr inbounds i8, ptr %44, i64 56
  %388 = icmp sgt i32 %3, -2102
  br i1 %388, label %389, label %394

389:                                              ; preds = %359, %389
  %390 = phi i32 [ %392, %389 ], [ 16383, %359 ]
  %391 = shl nsw i32 %390, 1
  %392 = or disjoint i32 %391, 1
  %393 = icmp slt i32 %392, %385
  br i1 %393, label %389, label %394

394:                                              ; preds = %389, %359
  %395 = phi i32 [ 16383, %359 ], [ %392, %389 ]
  store i32 %395, ptr %387, align 8
  %396 = call i32 @llvm.umax.i32(i32 %385, i32 1)
  %397 = sext i32 %396 to i64
  %398 = mul nsw i64 %397, 48
  %399 = call ptr @malloc(i64 %398)
  %400 = icmp eq ptr %399, null
  %401 = or i1 %382, %400
  store ptr %399, ptr %152, align 8
  %402 = sext i32 %395 to i64
  %403 = add nsw i64 %402, 1
  %404 = call i64 @llvm.umax.i64(i64 %403, i64 1)
  %405 = call ptr @calloc(i64 %404, i64 4)
  %406 = icmp eq ptr %405, null
  %407 = or i1 %401, %406
  %408 = getelementptr inbounds i8, ptr %44, i64 48
  store ptr %405, ptr %408, align 8
  %409 = call ptr @malloc(i64 %266)
  %410 = icmp eq ptr %409, null
  %411 = or i1 %407, %410
  %412 = zext i1 %411 to i32
  %413 = or i32 %348, %412
  %414 = getelementptr inbounds i8, ptr %44, i64 64
  store ptr %409, ptr %414, align 8
  %415 = icmp eq i32 %413, 0
  br i1 %415, label %416, label %502

416:                                              ; preds = %394
  %417 = getelementptr inbounds i8, ptr %44, i64 40
  store i32 1, ptr %417, align 8
  store i32 %2, ptr %258, align 8
  %418 = sext i32 %2 to i64
  %419 = mul nsw i64 %418, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %250, ptr align 8 %0, i64 %419, i1 false)
  %420 = icmp sgt i32 %2, 0
  br i1 %420, label %421, label %502

421:                                              ; preds = %416
  %422 = getelementptr inbounds i8, ptr %44, i64 72
  %423 = zext i32 %2 to i64
  br label %424

424:                                              ; preds = %499, %421
  %425 = phi i64 [ 0, %421 ], [ %500, %499 ]
  %426 = getelementptr inbounds %struct.Node, ptr %0, i64 %425
  %427 = getelementptr inbounds i8, ptr %426, i64 1
  %428 = load i8, ptr %427, align 1
  %429 = icmp eq i8 %428, 0
  br i1 %429, label %430, label %499

430:                                              ; preds = %424
  %431 = load i8, ptr %426, align 8
  %432 = icmp eq i8 %431, 0
  br i1 %432, label %433, label %499

433:                                              ; preds = %430
  %434 = getelementptr inbounds i8, ptr %426, i64 40
  %435 = load i64, ptr %434, align 8
  %436 = icmp eq i64 %435, 0
  br i1 %436, label %499, label %437

437:                                              ; preds = %433
  %438 = icmp ugt i64 %435, 1152921504606846743
  %439 = sub i64 2305843009213693487, %435
  %440 = select i1 %438, i64 %439, i64 %435
  %441 = load ptr, ptr %408, align 8
  %442 = mul i64 %440, -7046029254386353131
  %443 = lshr i64 %442, 33
  %444 = trunc nuw nsw i64 %443 to i32
  %445 = load i32, ptr %387, align 8
  %446 = and i32 %445, %444
  %447 = zext i32 %446 to i64
  %448 = getelementptr inbounds i32, ptr %441, i64 %447
  %449 = load i32, ptr %448, align 4
  %450 = icmp eq i32 %449, 0
  br i1 %450, label %463, label %451

451:                                              ; preds = %437
  %452 = load ptr, ptr %152, align 8
  br label %457

453:                                              ; preds = %457
  %454 = getelementptr inbounds i8, ptr %460, i64 28
  %455 = load i32, ptr %454, align 4
  %456 = icmp eq i32 %455, 0
  br i1 %456, label %463, label %457

457:                                              ; preds = %453, %451
  %458 = phi i32 [ %449, %451 ], [ %455, %453 ]
  %459 = sext i32 %458 to i64
  %460 = getelementptr inbounds %struct.Scalar, ptr %452, i64 %459
  %461 = load i64, ptr %460, align 8
  %462 = icmp eq i64 %461, %440
  br i1 %462, label %484, label %453

463:                                              ; preds = %453, %437
  %464 = load i32, ptr %417, align 8
  %465 = load i32, ptr %386, align 4
  %466 = icmp slt i32 %464, %465
  br i1 %466, label %467, label %499

467:                                              ; preds = %463
  %468 = add nsw i32 %464, 1
  store i32 %468, ptr %417, align 8
  %469 = load ptr, ptr %152, align 8
  %470 = sext i32 %464 to i64
  %471 = getelementptr inbounds %struct.Scalar, ptr %469, i64 %470
  %472 = load i32, ptr %448, align 4
  %473 = select i1 %438, i8 -1, i8 1
  store i64 %440, ptr %471, align 8
  %474 = getelementptr inbounds i8, ptr %471, i64 8
  store i64 0, ptr %474, align 8
  %475 = getelementptr inbounds i8, ptr %471, i64 16
  %476 = trunc nuw nsw i64 %425 to i32
  store i32 %476, ptr %475, align 8
  %477 = getelementptr inbounds i8, ptr %471, i64 20
  store i32 0, ptr %477, align 4
  %478 = getelementptr inbounds i8, ptr %471, i64 24
  store i32 %476, ptr %478, align 8
  %479 = getelementptr inbounds i8, ptr %471, i64 28
  store i32 %472, ptr %479, align 4
  %480 = getelementptr inbounds i8, ptr %471, i64 32
  store i32 -1, ptr %480, align 8
  %481 = getelementptr inbounds i8, ptr %471, i64 36
  store i32 1, ptr %481, align 4
  %482 = getelementptr inbounds i8, ptr %471, i64 40
  store i8 0, ptr %482, align 8
  %483 = getelementptr inbounds i8, ptr %471, i64 41
  store i8 %473, ptr %483, align 1
  store i32 %464, ptr %448, align 4
  br label %484

484:                                              ; preds = %457, %467
  %485 = phi i32 [ %464, %467 ], [ %458, %457 ]
  %486 = getelementptr inbounds i8, ptr %426, i64 3
  %487 = load i8, ptr %486, align 1
  %488 = icmp ne i8 %487, 0
  %489 = icmp ne i32 %485, 0
  %490 = and i1 %489, %488
  br i1 %490, label %491, label %499

491:                                              ; preds = %484
  %492 = sub nsw i32 0, %485
  %493 = select i1 %438, i32 %492, i32 %485
  %494 = load ptr, ptr %414, align 8
  %495 = load i32, ptr %422, align 8
  %496 = add nsw i32 %495, 1
  store i32 %496, ptr %422, align 8
  %497 = sext i32 %495 to i64
  %498 = getelementptr inbounds i32, ptr %494, i64 %497
  store i32 %493, ptr %498, align 4
  br label %499

499:                                              ; preds = %491, %484, %463, %433, %430, %424
  %500 = add nuw nsw i64 %425, 1
  %501 = icmp eq i64 %500, %423
  br i1 %501, label %502, label %424

502:                                              ; preds = %499, %394, %416
  %503 = phi i32 [ 0, %394 ], [ 1, %416 ], [ 1, %499 ]
  %504 = getelementptr inbounds i8, ptr %6, i64 32
  %505 = load i32, ptr %504, align 8
  %506 = call i32 @llvm.smin.i32(i32 %505, i32 %1)
  %507 = sext i32 %506 to i64
  %508 = add nsw i64 %507, 300
  call void @llvm.memset.p0.i64(ptr align 8 %45, i8 0, i64 200, i1 false)
  %509 = getelementptr inbounds i8, ptr %45, i64 28
  store i32 %3, ptr %509, align 4
  %510 = mul nsw i64 %508, 3
  %511 = mul nsw i64 %510, %508
  %512 = sdiv i64 %511, 2
  %513 = mul nsw i64 %52, 3
  %514 = add nsw i64 %512, %513
  %515 = trunc i64 %514 to i32
  %516 = add i32 %515, 3
  %517 = getelementptr inbounds i8, ptr %45, i64 108
  store i32 %516, ptr %517, align 4
  %518 = getelementptr inbounds i8, ptr %45, i64 88
  %519 = icmp sgt i32 %3, 511
  br i1 %519, label %520, label %525

520:                                              ; preds = %502, %520
  %521 = phi i32 [ %523, %520 ], [ 1023, %502 ]
  %522 = shl nsw i32 %521, 1
  %523 = or disjoint i32 %522, 1
  %524 = icmp slt i32 %523, %153
  br i1 %524, label %520, label %525

525:                                              ; preds = %520, %502
  %526 = phi i32 [ 1023, %502 ], [ %523, %520 ]
  store i32 %526, ptr %518, align 8
  %527 = sdiv i32 %516, 16
  %528 = icmp sgt i32 %516, 262143
  br i1 %528, label %529, label %534

529:                                              ; preds = %525, %529
  %530 = phi i32 [ %532, %529 ], [ 16383, %525 ]
  %531 = shl nsw i32 %530, 1
  %532 = or disjoint i32 %531, 1
  %533 = icmp slt i32 %532, %527
  br i1 %533, label %529, label %534

534:                                              ; preds = %529, %525
  %535 = phi i32 [ 16383, %525 ], [ %532, %529 ]
  %536 = getelementptr inbounds i8, ptr %45, i64 120
  store i32 %535, ptr %536, align 8
  %537 = call ptr @malloc(i64 %266)
  %538 = icmp eq ptr %537, null
  %539 = getelementptr inbounds i8, ptr %45, i64 40
  store ptr %537, ptr %539, align 8
  %540 = call ptr @malloc(i64 %266)
  %541 = icmp eq ptr %540, null
  %542 = or i1 %538, %541
  %543 = getelementptr inbounds i8, ptr %45, i64 56
  store ptr %540, ptr %543, align 8
  %544 = call ptr @malloc(i64 %266)
  %545 = icmp eq ptr %544, null
  %546 = or i1 %542, %545
  %547 = getelementptr inbounds i8, ptr %45, i64 64
  store ptr %544, ptr %547, align 8
  %548 = sext i32 %526 to i64
  %549 = add nsw i64 %548, 1
  %550 = call i64 @llvm.umax.i64(i64 %549, i64 1)
  %551 = shl nsw i64 %550, 2
  %552 = call ptr @malloc(i64 %551)
  %553 = icmp eq ptr %552, null
  %554 = or i1 %546, %553
  %555 = getelementptr inbounds i8, ptr %45, i64 72
  store ptr %552, ptr %555, align 8
  %556 = call ptr @malloc(i64 %266)
  %557 = icmp eq ptr %556, null
  %558 = or i1 %554, %557
  %559 = getelementptr inbounds i8, ptr %45, i64 80
  store ptr %556, ptr %559, align 8
  %560 = call i32 @llvm.umax.i32(i32 %516, i32 1)
  %561 = sext i32 %560 to i64
  %562 = mul nsw i64 %561, 20
  %563 = call ptr @malloc(i64 %562)
  %564 = icmp eq ptr %563, null
  %565 = or i1 %558, %564
  %566 = getelementptr inbounds i8, ptr %45, i64 96
  store ptr %563, ptr %566, align 8
  %567 = sext i32 %535 to i64
  %568 = add nsw i64 %567, 1
  %569 = call i64 @llvm.umax.i64(i64 %568, i64 1)
  %570 = shl nsw i64 %569, 2
  %571 = call ptr @malloc(i64 %570)
  %572 = icmp eq ptr %571, null
  %573 = or i1 %565, %572
  %574 = getelementptr inbounds i8, ptr %45, i64 112
  store ptr %571, ptr %574, align 8
  %575 = call ptr @malloc(i64 8192)
  %576 = icmp eq ptr %575, null
  %577 = or i1 %573, %576
  %578 = getelementptr inbounds i8, ptr %45, i64 128
  store ptr %575, ptr %578, align 8
  %579 = call ptr @malloc(i64 131072)
  %580 = icmp eq ptr %579, null
  %581 = or i1 %577, %580
  %582 = getelementptr inbounds i8, ptr %45, i64 136
  store ptr %579, ptr %582, align 8
  %583 = call ptr @malloc(i64 131072)
  %584 = icmp eq ptr %583, null
  %585 = or i1 %581, %584
  %586 = getelementptr inbounds i8, ptr %45, i64 144
  store ptr %583, ptr %586, align 8
  %587 = call ptr @malloc(i64 %266)
  %588 = icmp eq ptr %587, null
  %589 = or i1 %585, %588
  %590 = getelementptr inbounds i8, ptr %45, i64 152
  store ptr %587, ptr %590, align 8
  %591 = call ptr @malloc(i64 %266)
  %592 = icmp eq ptr %591, null
  %593 = or i1 %589, %592
  %594 = getelementptr inbounds i8, ptr %45, i64 176
  store ptr %591, ptr %594, align 8
  %595 = add nsw i64 %279, 8
  %596 = call i64 @llvm.umax.i64(i64 %595, i64 1)
  %597 = shl nsw i64 %596, 2
  %598 = call ptr @malloc(i64 %597)
  %599 = icmp eq ptr %598, null
  %600 = or i1 %593, %599
  %601 = getelementptr inbounds i8, ptr %45, i64 160
  store ptr %598, ptr %601, align 8
  %602 = call ptr @malloc(i64 %597)
  %603 = icmp eq ptr %602, null
  %604 = or i1 %600, %603
  %605 = getelementptr inbounds i8, ptr %45, i64 168
  store ptr %602, ptr %605, align 8
  %606 = icmp eq ptr %92, null
  %607 = select i1 %606, i1 true, i1 %604
  %608 = select i1 %607, i32 0, i32 %503
  %609 = call ptr @malloc(i64 %249)
  %610 = icmp eq ptr %609, null
  %611 = call ptr @malloc(i64 %164)
  %612 = icmp eq ptr %611, null
  %613 = or i1 %610, %612
  br i1 %613, label %622, label %614

614:                                              ; preds = %534
  %615 = call ptr @malloc(i64 %249)
  %616 = icmp ne ptr %615, null
  %617 = call ptr @malloc(i64 %164)
  %618 = icmp ne ptr %617, null
  %619 = and i1 %616, %618
  %620 = zext i1 %619 to i32
  %621 = sext i32 %3 to i64
  br label %622

622:                                              ; preds = %614, %534
  %623 = phi ptr [ null, %534 ], [ %615, %614 ]
  %624 = phi ptr [ null, %534 ], [ %617, %614 ]
  %625 = phi i64 [ 0, %534 ], [ %621, %614 ]
  %626 = phi i32 [ 0, %534 ], [ %620, %614 ]
  %627 = and i32 %626, %608
  %628 = icmp eq i32 %627, 0
  br i1 %628, label %4850, label %629

629:                                              ; preds = %622
  %630 = call ptr @malloc(i64 %249)
  %631 = icmp ne ptr %630, null
  store ptr %630, ptr %43, align 8
  %632 = call ptr @malloc(i64 %164)
  %633 = icmp ne ptr %632, null
  %634 = and i1 %631, %633
  %635 = getelementptr inbounds i8, ptr %43, i64 8
  store ptr %632, ptr %635, align 8
  %636 = getelementptr inbounds i8, ptr %43, i64 20
  store i32 %3, ptr %636, align 4
  %637 = getelementptr inbounds i8, ptr %43, i64 24
  store i32 %5, ptr %637, align 8
  %638 = getelementptr inbounds i8, ptr %43, i64 16
  store i32 0, ptr %638, align 8
  br i1 %634, label %639, label %4850

639:                                              ; preds = %629
  %640 = load i64, ptr %94, align 8
  %641 = add i64 %640, -7046029254386353131
  store i64 %641, ptr %94, align 8
  %642 = lshr i64 %641, 30
  %643 = xor i64 %642, %641
  %644 = mul i64 %643, -4658895280553007687
  %645 = lshr i64 %644, 27
  %646 = xor i64 %645, %644
  %647 = mul i64 %646, -7723592293110705685
  %648 = lshr i64 %647, 31
  %649 = xor i64 %648, %647
  %650 = getelementptr inbounds i8, ptr %45, i64 192
  store i64 %649, ptr %650, align 8
  %651 = getelementptr inbounds i32, ptr %598, i64 %52
  %652 = shl nsw i64 %52, 2
  call void @llvm.memset.p0.i64(ptr align 4 %598, i8 0, i64 %652, i1 false)
  %653 = call i64 @llvm.umax.i64(i64 %163, i64 1)
  br label %656

654:                                              ; preds = %670
  %655 = icmp eq i32 %671, 0
  br i1 %655, label %709, label %678

656:                                              ; preds = %639, %670
  %657 = phi i64 [ %672, %670 ], [ 0, %639 ]
  %658 = phi i32 [ %671, %670 ], [ 0, %639 ]
  %659 = getelementptr inbounds %struct.Edge, ptr %4, i64 %657
  %660 = load i32, ptr %659, align 4
  %661 = sext i32 %660 to i64
  %662 = getelementptr inbounds i32, ptr %598, i64 %661
  %663 = load i32, ptr %662, align 4
  %664 = add nsw i32 %663, 1
  store i32 %664, ptr %662, align 4
  %665 = icmp eq i32 %663, 0
  br i1 %665, label %666, label %670

666:                                              ; preds = %656
  %667 = add nsw i32 %658, 1
  %668 = sext i32 %658 to i64
  %669 = getelementptr inbounds i32, ptr %651, i64 %668
  store i32 %660, ptr %669, align 4
  br label %670

670:                                              ; preds = %666, %656
  %671 = phi i32 [ %658, %656 ], [ %667, %666 ]
  %672 = add nuw nsw i64 %657, 1
  %673 = icmp eq i64 %672, %653
  br i1 %673, label %654, label %656

674:                                              ; preds = %707
  %675 = zext i8 %688 to i32
  %676 = add nuw nsw i32 %679, %675
  %677 = icmp eq i32 %708, 0
  br i1 %677, label %709, label %678

678:                                              ; preds = %654, %674
  %679 = phi i32 [ %676, %674 ], [ 0, %654 ]
  %680 = phi i32 [ %708, %674 ], [ %671, %654 ]
  %681 = add nsw i32 %680, -1
  %682 = sext i32 %681 to i64
  %683 = getelementptr inbounds i32, ptr %651, i64 %682
  %684 = load i32, ptr %683, align 4
  %685 = sext i32 %684 to i64
  %686 = getelementptr inbounds %struct.Node, ptr %0, i64 %685
  %687 = getelementptr inbounds i8, ptr %686, i64 2
  %688 = load i8, ptr %687, align 2
  %689 = getelementptr inbounds i8, ptr %686, i64 8
  br label %690

690:                                              ; preds = %707, %678
  %691 = phi i1 [ true, %678 ], [ false, %707 ]
  %692 = phi i64 [ 0, %678 ], [ 1, %707 ]
  %693 = phi i32 [ %681, %678 ], [ %708, %707 ]
  %694 = getelementptr inbounds [2 x i32], ptr %689, i64 0, i64 %692
  %695 = load i32, ptr %694, align 4
  %696 = icmp sgt i32 %695, -1
  br i1 %696, label %697, label %707

697:                                              ; preds = %690
  %698 = zext i32 %695 to i64
  %699 = getelementptr inbounds i32, ptr %598, i64 %698
  %700 = load i32, ptr %699, align 4
  %701 = add nsw i32 %700, 1
  store i32 %701, ptr %699, align 4
  %702 = icmp eq i32 %700, 0
  br i1 %702, label %703, label %707

703:                                              ; preds = %697
  %704 = add nsw i32 %693, 1
  %705 = sext i32 %693 to i64
  %706 = getelementptr inbounds i32, ptr %651, i64 %705
  store i32 %695, ptr %706, align 4
  br label %707

707:                                              ; preds = %703, %697, %690
  %708 = phi i32 [ %693, %697 ], [ %704, %703 ], [ %693, %690 ]
  br i1 %691, label %690, label %674

709:                                              ; preds = %674, %654
  %710 = phi i32 [ 0, %654 ], [ %676, %674 ]
  %711 = zext i32 %1 to i64
  %712 = mul nuw nsw i64 %711, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %609, ptr align 8 %0, i64 %712, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %611, ptr align 4 %4, i64 %164, i1 false)
  %713 = getelementptr inbounds i8, ptr %6, i64 20
  %714 = load i32, ptr %713, align 4
  %715 = icmp sgt i32 %714, 0
  br i1 %715, label %716, label %4850

716:                                              ; preds = %709
  %717 = getelementptr inbounds i8, ptr %6, i64 48
  %718 = getelementptr inbounds i8, ptr %6, i64 24
  %719 = getelementptr inbounds i8, ptr %6, i64 40
  %720 = getelementptr inbounds i8, ptr %6, i64 44
  %721 = getelementptr inbounds i8, ptr %6, i64 36
  %722 = getelementptr inbounds i8, ptr %45, i64 8
  %723 = getelementptr inbounds i8, ptr %45, i64 16
  %724 = getelementptr inbounds i8, ptr %45, i64 20
  %725 = getelementptr inbounds i8, ptr %45, i64 24
  %726 = getelementptr inbounds i8, ptr %45, i64 184
  %727 = shl nsw i64 %625, 2
  %728 = getelementptr inbounds i8, ptr %45, i64 32
  %729 = getelementptr inbounds i8, ptr %45, i64 104
  %730 = getelementptr inbounds i8, ptr %92, i64 173872
  %731 = getelementptr inbounds i8, ptr %92, i64 173676
  %732 = getelementptr inbounds i8, ptr %92, i64 173608
  %733 = getelementptr inbounds i8, ptr %92, i64 163216
  %734 = getelementptr inbounds i8, ptr %92, i64 163212
  %735 = getelementptr inbounds i8, ptr %92, i64 163208
  %736 = getelementptr inbounds i8, ptr %92, i64 163220
  %737 = getelementptr inbounds i8, ptr %92, i64 171416
  %738 = getelementptr inbounds i8, ptr %92, i64 173504
  %739 = getelementptr inbounds i8, ptr %92, i64 173512
  %740 = getelementptr inbounds i8, ptr %92, i64 173520
  %741 = getelementptr inbounds i8, ptr %92, i64 173536
  %742 = getelementptr inbounds i8, ptr %92, i64 173528
  %743 = getelementptr inbounds i8, ptr %92, i64 173496
  %744 = getelementptr inbounds i8, ptr %92, i64 173464
  %745 = getelementptr inbounds i8, ptr %92, i64 8
  %746 = getelementptr inbounds i8, ptr %35, i64 8
  %747 = getelementptr inbounds i8, ptr %35, i64 12
  %748 = getelementptr inbounds i8, ptr %92, i64 173680
  %749 = getelementptr inbounds i8, ptr %92, i64 173544
  %750 = getelementptr inbounds i8, ptr %92, i64 173612
  %751 = getelementptr inbounds i8, ptr %92, i64 173876
  %752 = getelementptr inbounds i8, ptr %92, i64 173880
  %753 = getelementptr inbounds i8, ptr %92, i64 173744
  %754 = getelementptr inbounds i8, ptr %92, i64 67208
  %755 = getelementptr inbounds i8, ptr %92, i64 173808
  %756 = getelementptr inbounds i8, ptr %45, i64 48
  %757 = getelementptr inbounds i8, ptr %25, i64 4
  %758 = getelementptr inbounds i8, ptr %25, i64 8
  %759 = getelementptr inbounds i8, ptr %26, i64 4
  %760 = getelementptr inbounds i8, ptr %26, i64 8
  %761 = getelementptr inbounds i8, ptr %26, i64 12
  %762 = getelementptr inbounds i8, ptr %26, i64 16
  %763 = getelementptr inbounds i8, ptr %26, i64 17
  %764 = getelementptr inbounds i8, ptr %27, i64 4
  %765 = getelementptr inbounds i8, ptr %27, i64 8
  %766 = getelementptr inbounds i8, ptr %27, i64 12
  %767 = getelementptr inbounds i8, ptr %27, i64 16
  %768 = getelementptr inbounds i8, ptr %27, i64 17
  %769 = getelementptr inbounds i8, ptr %23, i64 12
  %770 = getelementptr inbounds i8, ptr %23, i64 4
  %771 = getelementptr inbounds i8, ptr %23, i64 17
  %772 = getelementptr inbounds i8, ptr %23, i64 8
  %773 = getelementptr inbounds i8, ptr %22, i64 3
  %774 = getelementptr inbounds i8, ptr %22, i64 16
  %775 = getelementptr inbounds i8, ptr %22, i64 1
  %776 = getelementptr inbounds i8, ptr %22, i64 2
  %777 = getelementptr inbounds i8, ptr %22, i64 4
  %778 = getelementptr inbounds i8, ptr %22, i64 5
  %779 = getelementptr inbounds i8, ptr %22, i64 8
  %780 = getelementptr inbounds i8, ptr %22, i64 12
  %781 = getelementptr inbounds i8, ptr %22, i64 20
  %782 = getelementptr inbounds i8, ptr %22, i64 40
  %783 = getelementptr inbounds i8, ptr %23, i64 16
  %784 = getelementptr inbounds i8, ptr %6, i64 28
  %785 = getelementptr inbounds i8, ptr %6, i64 56
  %786 = getelementptr inbounds i8, ptr %44, i64 99656
  %787 = getelementptr inbounds i8, ptr %44, i64 99592
  %788 = getelementptr inbounds i8, ptr %44, i64 99568
  %789 = getelementptr inbounds i8, ptr %44, i64 99564
  %790 = getelementptr inbounds i8, ptr %44, i64 99560
  %791 = getelementptr inbounds i8, ptr %44, i64 99636
  %792 = getelementptr inbounds i8, ptr %44, i64 99632
  %793 = getelementptr inbounds i8, ptr %44, i64 99664
  %794 = getelementptr inbounds i8, ptr %44, i64 99616
  %795 = getelementptr inbounds i8, ptr %44, i64 99600
  %796 = getelementptr inbounds i8, ptr %44, i64 99624
  %797 = getelementptr inbounds i8, ptr %44, i64 99608
  %798 = getelementptr inbounds i8, ptr %44, i64 99620
  %799 = getelementptr inbounds i8, ptr %44, i64 99596
  %800 = getelementptr inbounds i8, ptr %44, i64 99640
  %801 = getelementptr inbounds i8, ptr %44, i64 99544
  %802 = getelementptr inbounds i8, ptr %44, i64 99536
  %803 = getelementptr inbounds i8, ptr %44, i64 99584
  %804 = getelementptr inbounds i8, ptr %44, i64 99552
  %805 = getelementptr inbounds i8, ptr %44, i64 99672
  %806 = getelementptr inbounds i8, ptr %44, i64 99808
  %807 = getelementptr inbounds i8, ptr %44, i64 99708
  %808 = getelementptr inbounds i8, ptr %44, i64 99688
  %809 = getelementptr inbounds i8, ptr %44, i64 100120
  %810 = getelementptr inbounds i8, ptr %21, i64 4
  %811 = getelementptr inbounds i8, ptr %21, i64 8
  %812 = getelementptr inbounds i8, ptr %20, i64 4
  %813 = getelementptr inbounds i8, ptr %20, i64 8
  %814 = getelementptr inbounds i8, ptr %17, i64 8
  %815 = getelementptr inbounds i8, ptr %17, i64 16
  %816 = getelementptr inbounds i8, ptr %44, i64 40
  %817 = getelementptr inbounds i8, ptr %15, i64 8
  %818 = getelementptr inbounds i8, ptr %15, i64 4
  %819 = getelementptr inbounds i8, ptr %15, i64 12
  %820 = getelementptr inbounds i8, ptr %15, i64 5
  %821 = getelementptr inbounds i8, ptr %14, i64 8
  %822 = getelementptr inbounds i8, ptr %14, i64 4
  %823 = getelementptr inbounds i8, ptr %14, i64 12
  %824 = getelementptr inbounds i8, ptr %14, i64 5
  %825 = getelementptr inbounds i8, ptr %6, i64 52
  br label %826

826:                                              ; preds = %716, %4844
  %827 = phi i32 [ 0, %716 ], [ %4847, %4844 ]
  %828 = phi i32 [ %710, %716 ], [ %4829, %4844 ]
  %829 = phi i32 [ %710, %716 ], [ %4846, %4844 ]
  %830 = phi i32 [ %1, %716 ], [ %4845, %4844 ]
  %831 = phi i32 [ %5, %716 ], [ %4828, %4844 ]
  %832 = phi i32 [ %1, %716 ], [ %4827, %4844 ]
  %833 = load i32, ptr %717, align 8
  %834 = icmp eq i32 %833, 0
  br i1 %834, label %850, label %835

835:                                              ; preds = %826
  %836 = load i64, ptr %94, align 8
  %837 = add i64 %836, -7046029254386353131
  store i64 %837, ptr %94, align 8
  %838 = lshr i64 %837, 30
  %839 = xor i64 %838, %837
  %840 = mul i64 %839, -4658895280553007687
  %841 = lshr i64 %840, 27
  %842 = xor i64 %841, %840
  %843 = mul i64 %842, -7723592293110705685
  %844 = lshr i64 %843, 31
  %845 = xor i64 %844, %843
  %846 = sext i32 %833 to i64
  %847 = urem i64 %845, %846
  %848 = and i64 %847, 4294967295
  %849 = icmp eq i64 %848, 0
  br label %850

850:                                              ; preds = %835, %826
  %851 = phi i1 [ false, %826 ], [ %849, %835 ]
  %852 = zext i1 %851 to i32
  %853 = sext i32 %832 to i64
  %854 = mul nsw i64 %853, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %623, ptr align 8 %609, i64 %854, i1 false)
  %855 = sext i32 %831 to i64
  %856 = shl nsw i64 %855, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %624, ptr align 4 %611, i64 %856, i1 false)
  %857 = load i32, ptr %718, align 8
  %858 = icmp eq i32 %857, 0
  br i1 %858, label %3270, label %859

859:                                              ; preds = %850
  %860 = load i32, ptr %504, align 8
  %861 = load i32, ptr %719, align 8
  %862 = load i32, ptr %720, align 4
  %863 = load i32, ptr %721, align 4
  store ptr %623, ptr %45, align 8
  store ptr %624, ptr %722, align 8
  store i32 %832, ptr %723, align 8
  %864 = load i32, ptr %509, align 4
  store i32 %864, ptr %724, align 4
  store i32 %831, ptr %725, align 8
  store i32 0, ptr %726, align 8
  %865 = load ptr, ptr %590, align 8
  %866 = sext i32 %864 to i64
  %867 = shl nsw i64 %866, 2
  call void @llvm.memset.p0.i64(ptr align 4 %865, i8 0, i64 %867, i1 false)
  %868 = load ptr, ptr %594, align 8
  %869 = load i32, ptr %509, align 4
  %870 = sext i32 %869 to i64
  %871 = shl nsw i64 %870, 2
  call void @llvm.memset.p0.i64(ptr align 4 %868, i8 0, i64 %871, i1 false)
  %872 = load ptr, ptr %601, align 8
  %873 = getelementptr inbounds i32, ptr %872, i64 %625
  call void @llvm.memset.p0.i64(ptr align 4 %872, i8 0, i64 %727, i1 false)
  %874 = icmp sgt i32 %831, 0
  br i1 %874, label %877, label %932

875:                                              ; preds = %892
  %876 = icmp eq i32 %893, 0
  br i1 %876, label %932, label %900

877:                                              ; preds = %859, %892
  %878 = phi i64 [ %894, %892 ], [ 0, %859 ]
  %879 = phi i32 [ %893, %892 ], [ 0, %859 ]
  %880 = getelementptr inbounds %struct.Edge, ptr %624, i64 %878
  %881 = load i32, ptr %880, align 4
  %882 = sext i32 %881 to i64
  %883 = getelementptr inbounds i32, ptr %872, i64 %882
  %884 = load i32, ptr %883, align 4
  %885 = add nsw i32 %884, 1
  store i32 %885, ptr %883, align 4
  %886 = icmp eq i32 %884, 0
  br i1 %886, label %887, label %892

887:                                              ; preds = %877
  %888 = load i32, ptr %880, align 4
  %889 = add nsw i32 %879, 1
  %890 = sext i32 %879 to i64
  %891 = getelementptr inbounds i32, ptr %873, i64 %890
  store i32 %888, ptr %891, align 4
  br label %892

892:                                              ; preds = %887, %877
  %893 = phi i32 [ %879, %877 ], [ %889, %887 ]
  %894 = add nuw nsw i64 %878, 1
  %895 = icmp eq i64 %894, %855
  br i1 %895, label %875, label %877

896:                                              ; preds = %930
  %897 = zext i8 %910 to i32
  %898 = add nuw nsw i32 %901, %897
  %899 = icmp eq i32 %931, 0
  br i1 %899, label %932, label %900

900:                                              ; preds = %875, %896
  %901 = phi i32 [ %898, %896 ], [ 0, %875 ]
  %902 = phi i32 [ %931, %896 ], [ %893, %875 ]
  %903 = add nsw i32 %902, -1
  %904 = sext i32 %903 to i64
  %905 = getelementptr inbounds i32, ptr %873, i64 %904
  %906 = load i32, ptr %905, align 4
  %907 = sext i32 %906 to i64
  %908 = getelementptr inbounds %struct.Node, ptr %623, i64 %907
  %909 = getelementptr inbounds i8, ptr %908, i64 2
  %910 = load i8, ptr %909, align 2
  %911 = getelementptr inbounds i8, ptr %908, i64 8
  br label %912

912:                                              ; preds = %930, %900
  %913 = phi i1 [ true, %900 ], [ false, %930 ]
  %914 = phi i64 [ 0, %900 ], [ 1, %930 ]
  %915 = phi i32 [ %903, %900 ], [ %931, %930 ]
  %916 = getelementptr inbounds [2 x i32], ptr %911, i64 0, i64 %914
  %917 = load i32, ptr %916, align 4
  %918 = icmp sgt i32 %917, -1
  br i1 %918, label %919, label %930

919:                                              ; preds = %912
  %920 = zext i32 %917 to i64
  %921 = getelementptr inbounds i32, ptr %872, i64 %920
  %922 = load i32, ptr %921, align 4
  %923 = add nsw i32 %922, 1
  store i32 %923, ptr %921, align 4
  %924 = icmp eq i32 %922, 0
  br i1 %924, label %925, label %930

925:                                              ; preds = %919
  %926 = load i32, ptr %916, align 4
  %927 = add nsw i32 %915, 1
  %928 = sext i32 %915 to i64
  %929 = getelementptr inbounds i32, ptr %873, i64 %928
  store i32 %926, ptr %929, align 4
  br label %930

930:                                              ; preds = %925, %919, %912
  %931 = phi i32 [ %915, %919 ], [ %927, %925 ], [ %915, %912 ]
  br i1 %913, label %912, label %896

932:                                              ; preds = %896, %875, %859
  %933 = phi i32 [ 0, %875 ], [ 0, %859 ], [ %898, %896 ]
  store i32 %933, ptr %728, align 8
  %934 = load ptr, ptr %543, align 8
  %935 = load ptr, ptr %601, align 8
  %936 = load i32, ptr %723, align 8
  %937 = sext i32 %936 to i64
  %938 = shl nsw i64 %937, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %934, ptr align 4 %935, i64 %938, i1 false)
  %939 = load i32, ptr %723, align 8
  %940 = icmp sgt i32 %939, 0
  br i1 %940, label %945, label %990

941:                                              ; preds = %945
  %942 = icmp sgt i32 %955, 0
  br i1 %942, label %943, label %990

943:                                              ; preds = %941
  %944 = load ptr, ptr %45, align 8
  br label %958

945:                                              ; preds = %932, %945
  %946 = phi i64 [ %954, %945 ], [ 0, %932 ]
  %947 = load ptr, ptr %45, align 8
  %948 = getelementptr inbounds %struct.Node, ptr %947, i64 %946
  %949 = getelementptr inbounds i8, ptr %948, i64 1
  %950 = load i8, ptr %949, align 1
  %951 = icmp ne i8 %950, 0
  %952 = zext i1 %951 to i8
  %953 = getelementptr inbounds i8, ptr %948, i64 3
  store i8 %952, ptr %953, align 1
  %954 = add nuw nsw i64 %946, 1
  %955 = load i32, ptr %723, align 8
  %956 = sext i32 %955 to i64
  %957 = icmp slt i64 %954, %956
  br i1 %957, label %945, label %941

958:                                              ; preds = %971, %943
  %959 = phi i32 [ %955, %943 ], [ %972, %971 ]
  %960 = phi ptr [ %944, %943 ], [ %973, %971 ]
  %961 = phi i64 [ 0, %943 ], [ %974, %971 ]
  %962 = getelementptr inbounds %struct.Node, ptr %960, i64 %961, i32 2
  %963 = load i8, ptr %962, align 2
  %964 = icmp eq i8 %963, 0
  br i1 %964, label %971, label %977

965:                                              ; preds = %971
  %966 = icmp sgt i32 %972, 0
  br i1 %966, label %967, label %990

967:                                              ; preds = %965
  %968 = zext i32 %972 to i64
  br label %995

969:                                              ; preds = %977
  %970 = load i32, ptr %723, align 8
  br label %971

971:                                              ; preds = %969, %958
  %972 = phi i32 [ %970, %969 ], [ %959, %958 ]
  %973 = phi ptr [ %985, %969 ], [ %960, %958 ]
  %974 = add nuw nsw i64 %961, 1
  %975 = sext i32 %972 to i64
  %976 = icmp slt i64 %974, %975
  br i1 %976, label %958, label %965

977:                                              ; preds = %958, %977
  %978 = phi i1 [ false, %977 ], [ true, %958 ]
  %979 = phi i64 [ 1, %977 ], [ 0, %958 ]
  %980 = phi ptr [ %985, %977 ], [ %960, %958 ]
  %981 = getelementptr inbounds %struct.Node, ptr %980, i64 %961, i32 5, i64 %979
  %982 = load i32, ptr %981, align 4
  %983 = sext i32 %982 to i64
  %984 = getelementptr inbounds %struct.Node, ptr %980, i64 %983, i32 3
  store i8 1, ptr %984, align 1
  %985 = load ptr, ptr %45, align 8
  %986 = getelementptr inbounds %struct.Node, ptr %985, i64 %961, i32 2
  %987 = load i8, ptr %986, align 2
  %988 = icmp ne i8 %987, 0
  %989 = and i1 %978, %988
  br i1 %989, label %977, label %969

990:                                              ; preds = %995, %965, %941, %932
  %991 = phi i1 [ false, %965 ], [ false, %941 ], [ false, %932 ], [ true, %995 ]
  %992 = phi i32 [ %972, %965 ], [ %955, %941 ], [ %939, %932 ], [ %972, %995 ]
  %993 = phi i32 [ 0, %965 ], [ 0, %941 ], [ 0, %932 ], [ %1001, %995 ]
  %994 = icmp sgt i32 %993, %860
  br i1 %994, label %1004, label %1020

995:                                              ; preds = %995, %967
  %996 = phi i64 [ 0, %967 ], [ %1002, %995 ]
  %997 = phi i32 [ 0, %967 ], [ %1001, %995 ]
  %998 = getelementptr inbounds %struct.Node, ptr %973, i64 %996, i32 3
  %999 = load i8, ptr %998, align 1
  %1000 = zext i8 %999 to i32
  %1001 = add nuw nsw i32 %997, %1000
  %1002 = add nuw nsw i64 %996, 1
  %1003 = icmp eq i64 %1002, %968
  br i1 %1003, label %990, label %995

1004:                                             ; preds = %990
  %1005 = sub i32 %993, %860
  %1006 = add i32 %1005, 1
  %1007 = load i64, ptr %650, align 8
  %1008 = add i64 %1007, -7046029254386353131
  store i64 %1008, ptr %650, align 8
  %1009 = lshr i64 %1008, 30
  %1010 = xor i64 %1009, %1008
  %1011 = mul i64 %1010, -4658895280553007687
  %1012 = lshr i64 %1011, 27
  %1013 = xor i64 %1012, %1011
  %1014 = mul i64 %1013, -7723592293110705685
  %1015 = lshr i64 %1014, 31
  %1016 = xor i64 %1015, %1014
  %1017 = sext i32 %1006 to i64
  %1018 = urem i64 %1016, %1017
  %1019 = trunc i64 %1018 to i32
  br label %1020

1020:                                             ; preds = %1004, %990
  %1021 = phi i32 [ %1019, %1004 ], [ 0, %990 ]
  br i1 %991, label %1022, label %1045

1022:                                             ; preds = %1020
  %1023 = add nsw i32 %1021, %860
  br label %1024

1024:                                             ; preds = %1039, %1022
  %1025 = phi i32 [ %992, %1022 ], [ %1040, %1039 ]
  %1026 = phi i64 [ 0, %1022 ], [ %1042, %1039 ]
  %1027 = phi i32 [ 0, %1022 ], [ %1041, %1039 ]
  %1028 = load ptr, ptr %45, align 8
  %1029 = getelementptr inbounds %struct.Node, ptr %1028, i64 %1026, i32 3
  %1030 = load i8, ptr %1029, align 1
  %1031 = icmp eq i8 %1030, 0
  br i1 %1031, label %1039, label %1032

1032:                                             ; preds = %1024
  %1033 = icmp sge i32 %1027, %1021
  %1034 = icmp slt i32 %1027, %1023
  %1035 = select i1 %1033, i1 %1034, i1 false
  %1036 = select i1 %1035, i8 3, i8 0
  store i8 %1036, ptr %1029, align 1
  %1037 = add nsw i32 %1027, 1
  %1038 = load i32, ptr %723, align 8
  br label %1039

1039:                                             ; preds = %1032, %1024
  %1040 = phi i32 [ %1038, %1032 ], [ %1025, %1024 ]
  %1041 = phi i32 [ %1037, %1032 ], [ %1027, %1024 ]
  %1042 = add nuw nsw i64 %1026, 1
  %1043 = sext i32 %1040 to i64
  %1044 = icmp slt i64 %1042, %1043
  br i1 %1044, label %1024, label %1045

1045:                                             ; preds = %1039, %1020
  call void @clear(ptr %45)
  %1046 = load i32, ptr %728, align 8
  %1047 = add nsw i32 %1046, 1
  %1048 = icmp slt i32 %857, 0
  br i1 %1048, label %3260, label %1049

1049:                                             ; preds = %1045
  %1050 = icmp eq i32 %863, 0
  %1051 = sext i32 %863 to i64
  %1052 = icmp eq i32 %861, 0
  %1053 = sext i32 %861 to i64
  br label %1054

1054:                                             ; preds = %3257, %1049
  %1055 = phi i32 [ %1047, %1049 ], [ %1083, %3257 ]
  %1056 = phi i32 [ 0, %1049 ], [ %3258, %3257 ]
  %1057 = load i32, ptr %728, align 8
  %1058 = icmp slt i32 %1057, %1055
  br i1 %1058, label %1076, label %1059

1059:                                             ; preds = %1054
  %1060 = icmp eq i32 %1057, %1055
  br i1 %1060, label %1061, label %1082

1061:                                             ; preds = %1059
  %1062 = icmp eq i32 %1056, %857
  br i1 %1062, label %1076, label %1063

1063:                                             ; preds = %1061
  %1064 = load i64, ptr %650, align 8
  %1065 = add i64 %1064, -7046029254386353131
  store i64 %1065, ptr %650, align 8
  %1066 = lshr i64 %1065, 30
  %1067 = xor i64 %1066, %1065
  %1068 = mul i64 %1067, -4658895280553007687
  %1069 = lshr i64 %1068, 27
  %1070 = xor i64 %1069, %1068
  %1071 = mul i64 %1070, -7723592293110705685
  %1072 = lshr i64 %1071, 31
  %1073 = xor i64 %1072, %1071
  %1074 = and i64 %1073, 63
  %1075 = icmp eq i64 %1074, 0
  br i1 %1075, label %1076, label %1082

1076:                                             ; preds = %1063, %1061, %1054
  %1077 = load i32, ptr %723, align 8
  %1078 = load ptr, ptr %43, align 8
  %1079 = sext i32 %1077 to i64
  %1080 = mul nsw i64 %1079, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1078, ptr align 8 %623, i64 %1080, i1 false)
  %1081 = load ptr, ptr %635, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1081, ptr align 4 %624, i64 %856, i1 false)
  store i32 %1077, ptr %638, align 8
  store i32 %831, ptr %637, align 8
  br label %1082

1082:                                             ; preds = %1076, %1063, %1059
  %1083 = phi i32 [ %1057, %1076 ], [ %1055, %1063 ], [ %1055, %1059 ]
  %1084 = load i32, ptr %723, align 8
  %1085 = add nsw i32 %1084, 2
  %1086 = load i32, ptr %724, align 4
  %1087 = icmp sgt i32 %1085, %1086
  br i1 %1087, label %1095, label %1088

1088:                                             ; preds = %1082
  %1089 = load i32, ptr %729, align 8
  %1090 = mul nsw i32 %1084, 3
  %1091 = add i32 %1090, 3
  %1092 = add i32 %1091, %1089
  %1093 = load i32, ptr %517, align 4
  %1094 = icmp sgt i32 %1092, %1093
  br i1 %1094, label %1095, label %1096

1095:                                             ; preds = %1088, %1082
  call void @clear(ptr %45)
  br label %1096

1096:                                             ; preds = %1095, %1088
  %1097 = load i64, ptr %650, align 8
  br i1 %1050, label %1118, label %1098

1098:                                             ; preds = %1096
  %1099 = add i64 %1097, -7046029254386353131
  store i64 %1099, ptr %650, align 8
  %1100 = lshr i64 %1099, 30
  %1101 = xor i64 %1100, %1099
  %1102 = mul i64 %1101, -4658895280553007687
  %1103 = lshr i64 %1102, 27
  %1104 = xor i64 %1103, %1102
  %1105 = mul i64 %1104, -7723592293110705685
  %1106 = lshr i64 %1105, 31
  %1107 = xor i64 %1106, %1105
  %1108 = urem i64 %1107, %1051
  %1109 = and i64 %1108, 4294967295
  %1110 = icmp eq i64 %1109, 0
  br i1 %1110, label %1111, label %1118

1111:                                             ; preds = %1098
  %1112 = load i32, ptr %723, align 8
  %1113 = add nsw i32 %1112, 60
  %1114 = load i32, ptr %724, align 4
  %1115 = icmp sgt i32 %1113, %1114
  br i1 %1115, label %1116, label %1118

1116:                                             ; preds = %1111
  call void @clear(ptr %45)
  %1117 = load i64, ptr %650, align 8
  br label %1118

1118:                                             ; preds = %1116, %1111, %1098, %1096
  %1119 = phi i64 [ %1117, %1116 ], [ %1099, %1111 ], [ %1099, %1098 ], [ %1097, %1096 ]
  %1120 = phi i1 [ true, %1116 ], [ true, %1111 ], [ false, %1098 ], [ false, %1096 ]
  %1121 = load i32, ptr %723, align 8
  %1122 = add i64 %1119, -7046029254386353131
  store i64 %1122, ptr %650, align 8
  %1123 = lshr i64 %1122, 30
  %1124 = xor i64 %1123, %1122
  %1125 = mul i64 %1124, -4658895280553007687
  %1126 = lshr i64 %1125, 27
  %1127 = xor i64 %1126, %1125
  %1128 = mul i64 %1127, -7723592293110705685
  %1129 = lshr i64 %1128, 31
  %1130 = xor i64 %1129, %1128
  %1131 = sext i32 %1121 to i64
  %1132 = urem i64 %1130, %1131
  %1133 = trunc i64 %1132 to i32
  %1134 = load ptr, ptr %45, align 8
  %1135 = shl i64 %1132, 32
  %1136 = ashr exact i64 %1135, 32
  %1137 = getelementptr inbounds %struct.Node, ptr %1134, i64 %1136
  %1138 = load ptr, ptr %543, align 8
  %1139 = getelementptr inbounds i32, ptr %1138, i64 %1136
  %1140 = load i32, ptr %1139, align 4
  %1141 = icmp sgt i32 %1140, 0
  br i1 %1141, label %1142, label %3257

1142:                                             ; preds = %1118
  %1143 = getelementptr inbounds i8, ptr %1137, i64 2
  %1144 = load i8, ptr %1143, align 2
  %1145 = icmp eq i8 %1144, 0
  br i1 %1145, label %3257, label %1146

1146:                                             ; preds = %1142
  %1147 = load i8, ptr %1137, align 8
  %1148 = add i8 %1147, -1
  %1149 = icmp ult i8 %1148, 2
  br i1 %1149, label %1150, label %3257

1150:                                             ; preds = %1146
  %1151 = getelementptr inbounds i8, ptr %1137, i64 3
  %1152 = load i8, ptr %1151, align 1
  %1153 = and i8 %1152, 2
  %1154 = icmp eq i8 %1153, 0
  br i1 %1154, label %3257, label %1155

1155:                                             ; preds = %1150
  br i1 %1120, label %1156, label %2333

1156:                                             ; preds = %1155
  %1157 = add nsw i32 %1121, 60
  %1158 = load i32, ptr %724, align 4
  %1159 = icmp sgt i32 %1157, %1158
  br i1 %1159, label %2333, label %1160

1160:                                             ; preds = %1156
  store ptr %45, ptr %92, align 8
  store i32 0, ptr %730, align 8
  store i32 0, ptr %731, align 4
  store i32 0, ptr %732, align 8
  store i32 0, ptr %733, align 8
  store i32 0, ptr %734, align 4
  store i32 0, ptr %735, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %736, i8 -1, i64 8192, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %737, i8 0, i64 2048, i1 false)
  %1161 = load ptr, ptr %738, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %1161, i8 0, i64 %1131, i1 false)
  %1162 = load ptr, ptr %739, align 8
  %1163 = load i32, ptr %723, align 8
  %1164 = sext i32 %1163 to i64
  %1165 = shl nsw i64 %1164, 2
  call void @llvm.memset.p0.i64(ptr align 4 %1162, i8 -1, i64 %1165, i1 false)
  %1166 = load ptr, ptr %92, align 8
  %1167 = load ptr, ptr %740, align 8
  %1168 = getelementptr inbounds i8, ptr %1166, i64 16
  %1169 = load i32, ptr %1168, align 8
  %1170 = sext i32 %1169 to i64
  %1171 = shl nsw i64 %1170, 2
  call void @llvm.memset.p0.i64(ptr align 4 %1167, i8 -1, i64 %1171, i1 false)
  %1172 = load i32, ptr %1168, align 8
  %1173 = icmp sgt i32 %1172, 0
  br i1 %1173, label %1174, label %1228

1174:                                             ; preds = %1160
  %1175 = getelementptr inbounds i8, ptr %1166, i64 56
  %1176 = load ptr, ptr %1175, align 8
  br label %1177

1177:                                             ; preds = %1190, %1174
  %1178 = phi i32 [ %1172, %1174 ], [ %1191, %1190 ]
  %1179 = phi ptr [ %1176, %1174 ], [ %1192, %1190 ]
  %1180 = phi ptr [ %1176, %1174 ], [ %1193, %1190 ]
  %1181 = phi i64 [ 0, %1174 ], [ %1195, %1190 ]
  %1182 = phi i32 [ 0, %1174 ], [ %1194, %1190 ]
  %1183 = getelementptr inbounds i32, ptr %1180, i64 %1181
  %1184 = load i32, ptr %1183, align 4
  %1185 = icmp sgt i32 %1184, 0
  br i1 %1185, label %1186, label %1190

1186:                                             ; preds = %1177
  %1187 = trunc nuw nsw i64 %1181 to i32
  br label %1198

1188:                                             ; preds = %1221
  %1189 = load i32, ptr %1168, align 8
  br label %1190

1190:                                             ; preds = %1188, %1177
  %1191 = phi i32 [ %1178, %1177 ], [ %1189, %1188 ]
  %1192 = phi ptr [ %1179, %1177 ], [ %1222, %1188 ]
  %1193 = phi ptr [ %1180, %1177 ], [ %1222, %1188 ]
  %1194 = phi i32 [ %1182, %1177 ], [ %1223, %1188 ]
  %1195 = add nuw nsw i64 %1181, 1
  %1196 = sext i32 %1191 to i64
  %1197 = icmp slt i64 %1195, %1196
  br i1 %1197, label %1177, label %1228

1198:                                             ; preds = %1221, %1186
  %1199 = phi ptr [ %1179, %1186 ], [ %1222, %1221 ]
  %1200 = phi i1 [ true, %1186 ], [ false, %1221 ]
  %1201 = phi i64 [ 0, %1186 ], [ 1, %1221 ]
  %1202 = phi i32 [ %1182, %1186 ], [ %1223, %1221 ]
  %1203 = load ptr, ptr %1166, align 8
  %1204 = getelementptr inbounds %struct.Node, ptr %1203, i64 %1181, i32 5, i64 %1201
  %1205 = load i32, ptr %1204, align 4
  %1206 = icmp slt i32 %1205, 0
  br i1 %1206, label %1221, label %1207

1207:                                             ; preds = %1198
  %1208 = load ptr, ptr %741, align 8
  %1209 = sext i32 %1202 to i64
  %1210 = getelementptr inbounds i32, ptr %1208, i64 %1209
  store i32 %1187, ptr %1210, align 4
  %1211 = load ptr, ptr %740, align 8
  %1212 = zext i32 %1205 to i64
  %1213 = getelementptr inbounds i32, ptr %1211, i64 %1212
  %1214 = load i32, ptr %1213, align 4
  %1215 = load ptr, ptr %742, align 8
  %1216 = getelementptr inbounds i32, ptr %1215, i64 %1209
  store i32 %1214, ptr %1216, align 4
  %1217 = add nsw i32 %1202, 1
  %1218 = load ptr, ptr %740, align 8
  %1219 = getelementptr inbounds i32, ptr %1218, i64 %1212
  store i32 %1202, ptr %1219, align 4
  %1220 = load ptr, ptr %1175, align 8
  br label %1221

1221:                                             ; preds = %1207, %1198
  %1222 = phi ptr [ %1220, %1207 ], [ %1199, %1198 ]
  %1223 = phi i32 [ %1217, %1207 ], [ %1202, %1198 ]
  %1224 = getelementptr inbounds i32, ptr %1222, i64 %1181
  %1225 = load i32, ptr %1224, align 4
  %1226 = icmp sgt i32 %1225, 0
  %1227 = and i1 %1200, %1226
  br i1 %1227, label %1198, label %1188

1228:                                             ; preds = %1190, %1160
  %1229 = load ptr, ptr %92, align 8
  store i32 0, ptr %743, align 8
  %1230 = icmp sgt i32 %1133, -1
  br i1 %1230, label %1232, label %1231

1231:                                             ; preds = %1602, %1591, %1588, %1534, %1228
  br label %1632

1232:                                             ; preds = %1228
  %1233 = getelementptr inbounds i8, ptr %1229, i64 56
  %1234 = getelementptr inbounds i8, ptr %1229, i64 192
  br label %1235

1235:                                             ; preds = %1530, %1232
  %1236 = phi i32 [ 0, %1232 ], [ %1533, %1530 ]
  %1237 = phi i32 [ %1133, %1232 ], [ %1531, %1530 ]
  %1238 = icmp slt i32 %1236, 8
  br i1 %1238, label %1239, label %1537

1239:                                             ; preds = %1235
  %1240 = add nsw i32 %1236, 1
  store i32 %1240, ptr %743, align 8
  %1241 = sext i32 %1236 to i64
  %1242 = getelementptr inbounds [8 x i32], ptr %744, i64 0, i64 %1241
  store i32 %1237, ptr %1242, align 4
  %1243 = load ptr, ptr %738, align 8
  %1244 = zext i32 %1237 to i64
  %1245 = getelementptr inbounds i8, ptr %1243, i64 %1244
  store i8 1, ptr %1245, align 1
  %1246 = load i32, ptr %743, align 8
  %1247 = icmp sgt i32 %1246, 0
  br i1 %1247, label %1248, label %1529

1248:                                             ; preds = %1239
  %1249 = load ptr, ptr %740, align 8
  %1250 = zext i32 %1246 to i64
  br label %1256

1251:                                             ; preds = %1286
  %1252 = icmp sgt i32 %1287, 0
  br i1 %1252, label %1253, label %1529

1253:                                             ; preds = %1251
  %1254 = load ptr, ptr %738, align 8
  %1255 = zext i32 %1287 to i64
  br label %1305

1256:                                             ; preds = %1286, %1248
  %1257 = phi i64 [ 0, %1248 ], [ %1288, %1286 ]
  %1258 = phi i32 [ 0, %1248 ], [ %1287, %1286 ]
  %1259 = icmp slt i32 %1258, 94
  br i1 %1259, label %1260, label %1286

1260:                                             ; preds = %1256
  %1261 = getelementptr inbounds [8 x i32], ptr %744, i64 0, i64 %1257
  %1262 = load i32, ptr %1261, align 4
  %1263 = load ptr, ptr %1229, align 8
  %1264 = sext i32 %1262 to i64
  %1265 = sext i32 %1258 to i64
  %1266 = shl nsw i64 %1265, 2
  %1267 = getelementptr i8, ptr %40, i64 %1266
  %1268 = getelementptr i8, ptr %1263, i64 8
  %1269 = mul nsw i64 %1264, 48
  %1270 = getelementptr i8, ptr %1268, i64 %1269
  %1271 = icmp eq i32 %1258, 93
  %1272 = select i1 %1271, i64 4, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1267, ptr align 4 %1270, i64 %1272, i1 false)
  %1273 = select i1 %1271, i64 1, i64 2
  %1274 = add nsw i64 %1273, %1265
  %1275 = trunc nsw i64 %1274 to i32
  %1276 = getelementptr inbounds i32, ptr %1249, i64 %1264
  %1277 = load i32, ptr %1276, align 4
  %1278 = icmp sgt i32 %1277, -1
  %1279 = icmp slt i64 %1274, 94
  %1280 = select i1 %1278, i1 %1279, i1 false
  br i1 %1280, label %1281, label %1286

1281:                                             ; preds = %1260
  %1282 = load ptr, ptr %741, align 8
  %1283 = load ptr, ptr %742, align 8
  br label %1290

1284:                                             ; preds = %1290
  %1285 = trunc nsw i64 %1296 to i32
  br label %1286

1286:                                             ; preds = %1284, %1260, %1256
  %1287 = phi i32 [ %1275, %1260 ], [ %1285, %1284 ], [ %1258, %1256 ]
  %1288 = add nuw nsw i64 %1257, 1
  %1289 = icmp eq i64 %1288, %1250
  br i1 %1289, label %1251, label %1256

1290:                                             ; preds = %1290, %1281
  %1291 = phi i64 [ %1274, %1281 ], [ %1296, %1290 ]
  %1292 = phi i32 [ %1277, %1281 ], [ %1299, %1290 ]
  %1293 = zext i32 %1292 to i64
  %1294 = getelementptr inbounds i32, ptr %1282, i64 %1293
  %1295 = load i32, ptr %1294, align 4
  %1296 = add nsw i64 %1291, 1
  %1297 = getelementptr inbounds [96 x i32], ptr %40, i64 0, i64 %1291
  store i32 %1295, ptr %1297, align 4
  %1298 = getelementptr inbounds i32, ptr %1283, i64 %1293
  %1299 = load i32, ptr %1298, align 4
  %1300 = icmp sgt i32 %1299, -1
  %1301 = icmp slt i64 %1291, 93
  %1302 = and i1 %1301, %1300
  br i1 %1302, label %1290, label %1284

1303:                                             ; preds = %1338
  %1304 = icmp eq i32 %1339, 0
  br i1 %1304, label %1529, label %1342

1305:                                             ; preds = %1338, %1253
  %1306 = phi i64 [ 0, %1253 ], [ %1340, %1338 ]
  %1307 = phi i32 [ 0, %1253 ], [ %1339, %1338 ]
  %1308 = getelementptr inbounds [96 x i32], ptr %40, i64 0, i64 %1306
  %1309 = load i32, ptr %1308, align 4
  %1310 = sext i32 %1309 to i64
  %1311 = getelementptr inbounds i8, ptr %1254, i64 %1310
  %1312 = load i8, ptr %1311, align 1
  %1313 = icmp eq i8 %1312, 0
  br i1 %1313, label %1314, label %1338

1314:                                             ; preds = %1305
  %1315 = load ptr, ptr %1229, align 8
  %1316 = getelementptr inbounds %struct.Node, ptr %1315, i64 %1310
  %1317 = load ptr, ptr %1233, align 8
  %1318 = getelementptr inbounds i32, ptr %1317, i64 %1310
  %1319 = load i32, ptr %1318, align 4
  %1320 = icmp sgt i32 %1319, 0
  br i1 %1320, label %1321, label %1338

1321:                                             ; preds = %1314
  %1322 = getelementptr inbounds i8, ptr %1316, i64 2
  %1323 = load i8, ptr %1322, align 2
  %1324 = icmp eq i8 %1323, 0
  br i1 %1324, label %1338, label %1325

1325:                                             ; preds = %1321
  %1326 = load i8, ptr %1316, align 8
  %1327 = add i8 %1326, -1
  %1328 = icmp ult i8 %1327, 2
  br i1 %1328, label %1329, label %1338

1329:                                             ; preds = %1325
  %1330 = getelementptr inbounds i8, ptr %1316, i64 3
  %1331 = load i8, ptr %1330, align 1
  %1332 = and i8 %1331, 2
  %1333 = icmp eq i8 %1332, 0
  br i1 %1333, label %1338, label %1334

1334:                                             ; preds = %1329
  %1335 = add nsw i32 %1307, 1
  %1336 = sext i32 %1307 to i64
  %1337 = getelementptr inbounds [96 x i32], ptr %40, i64 0, i64 %1336
  store i32 %1309, ptr %1337, align 4
  br label %1338

1338:                                             ; preds = %1334, %1329, %1325, %1321, %1314, %1305
  %1339 = phi i32 [ %1307, %1305 ], [ %1335, %1334 ], [ %1307, %1329 ], [ %1307, %1321 ], [ %1307, %1314 ], [ %1307, %1325 ]
  %1340 = add nuw nsw i64 %1306, 1
  %1341 = icmp eq i64 %1340, %1255
  br i1 %1341, label %1303, label %1305

1342:                                             ; preds = %1303
  %1343 = load i64, ptr %1234, align 8
  %1344 = add i64 %1343, -7046029254386353131
  %1345 = lshr i64 %1344, 30
  %1346 = xor i64 %1345, %1344
  %1347 = mul i64 %1346, -4658895280553007687
  %1348 = lshr i64 %1347, 27
  %1349 = xor i64 %1348, %1347
  %1350 = mul i64 %1349, -7723592293110705685
  %1351 = lshr i64 %1350, 31
  %1352 = xor i64 %1351, %1350
  %1353 = sext i32 %1339 to i64
  %1354 = urem i64 %1352, %1353
  %1355 = shl i64 %1354, 32
  %1356 = ashr exact i64 %1355, 32
  %1357 = getelementptr inbounds [96 x i32], ptr %40, i64 0, i64 %1356
  %1358 = load i32, ptr %1357, align 4
  %1359 = add i64 %1343, 4354685564936845354
  store i64 %1359, ptr %1234, align 8
  %1360 = lshr i64 %1359, 30
  %1361 = xor i64 %1360, %1359
  %1362 = mul i64 %1361, -4658895280553007687
  %1363 = lshr i64 %1362, 27
  %1364 = xor i64 %1363, %1362
  %1365 = mul i64 %1364, -7723592293110705685
  %1366 = lshr i64 %1365, 31
  %1367 = xor i64 %1366, %1365
  %1368 = urem i64 %1367, 10
  %1369 = icmp ugt i64 %1368, 2
  br i1 %1369, label %1370, label %1530

1370:                                             ; preds = %1342
  %1371 = add i64 %1343, -2691343689449507777
  store i64 %1371, ptr %1234, align 8
  %1372 = lshr i64 %1371, 30
  %1373 = xor i64 %1372, %1371
  %1374 = mul i64 %1373, -4658895280553007687
  %1375 = lshr i64 %1374, 27
  %1376 = xor i64 %1375, %1374
  %1377 = mul i64 %1376, -7723592293110705685
  %1378 = lshr i64 %1377, 31
  %1379 = xor i64 %1378, %1377
  %1380 = urem i64 %1379, %1353
  %1381 = trunc i64 %1380 to i32
  %1382 = icmp sgt i32 %1339, 0
  br i1 %1382, label %1383, label %1530

1383:                                             ; preds = %1370, %1517
  %1384 = phi i32 [ %1526, %1517 ], [ %1358, %1370 ]
  %1385 = phi i32 [ %1527, %1517 ], [ 0, %1370 ]
  %1386 = phi i32 [ %1525, %1517 ], [ 2147483647, %1370 ]
  %1387 = add nuw nsw i32 %1385, %1381
  %1388 = urem i32 %1387, %1339
  %1389 = zext i32 %1388 to i64
  %1390 = getelementptr inbounds [96 x i32], ptr %40, i64 0, i64 %1389
  %1391 = load i32, ptr %1390, align 4
  %1392 = load ptr, ptr %92, align 8
  %1393 = load ptr, ptr %1392, align 8
  %1394 = sext i32 %1391 to i64
  %1395 = getelementptr inbounds %struct.Node, ptr %1393, i64 %1394, i32 5
  %1396 = load ptr, ptr %738, align 8
  %1397 = getelementptr inbounds i8, ptr %1392, i64 56
  br label %1401

1398:                                             ; preds = %1440
  %1399 = getelementptr inbounds i8, ptr %1396, i64 %1394
  store i8 1, ptr %1399, align 1
  %1400 = load ptr, ptr %738, align 8
  br label %1472

1401:                                             ; preds = %1440, %1383
  %1402 = phi i1 [ true, %1383 ], [ false, %1440 ]
  %1403 = phi i64 [ 0, %1383 ], [ 1, %1440 ]
  %1404 = phi i32 [ 0, %1383 ], [ %1443, %1440 ]
  %1405 = getelementptr inbounds i32, ptr %1395, i64 %1403
  %1406 = load i32, ptr %1405, align 4
  %1407 = sext i32 %1406 to i64
  %1408 = getelementptr inbounds i8, ptr %1396, i64 %1407
  %1409 = load i8, ptr %1408, align 1
  %1410 = icmp eq i8 %1409, 1
  br i1 %1410, label %1411, label %1440

1411:                                             ; preds = %1401
  %1412 = load ptr, ptr %1397, align 8
  %1413 = getelementptr inbounds i32, ptr %1412, i64 %1407
  %1414 = load i32, ptr %1413, align 4
  %1415 = load ptr, ptr %740, align 8
  %1416 = getelementptr inbounds i32, ptr %1415, i64 %1407
  %1417 = load i32, ptr %1416, align 4
  %1418 = icmp sgt i32 %1417, -1
  br i1 %1418, label %1419, label %1437

1419:                                             ; preds = %1411
  %1420 = load ptr, ptr %741, align 8
  %1421 = load ptr, ptr %742, align 8
  br label %1422

1422:                                             ; preds = %1422, %1419
  %1423 = phi i32 [ %1417, %1419 ], [ %1435, %1422 ]
  %1424 = phi i32 [ %1414, %1419 ], [ %1433, %1422 ]
  %1425 = zext i32 %1423 to i64
  %1426 = getelementptr inbounds i32, ptr %1420, i64 %1425
  %1427 = load i32, ptr %1426, align 4
  %1428 = sext i32 %1427 to i64
  %1429 = getelementptr inbounds i8, ptr %1396, i64 %1428
  %1430 = load i8, ptr %1429, align 1
  %1431 = icmp eq i8 %1430, 1
  %1432 = sext i1 %1431 to i32
  %1433 = add i32 %1424, %1432
  %1434 = getelementptr inbounds i32, ptr %1421, i64 %1425
  %1435 = load i32, ptr %1434, align 4
  %1436 = icmp sgt i32 %1435, -1
  br i1 %1436, label %1422, label %1437

1437:                                             ; preds = %1422, %1411
  %1438 = phi i32 [ %1414, %1411 ], [ %1433, %1422 ]
  %1439 = icmp sgt i32 %1438, 0
  br label %1440

1440:                                             ; preds = %1437, %1401
  %1441 = phi i1 [ false, %1401 ], [ %1439, %1437 ]
  %1442 = zext i1 %1441 to i32
  %1443 = add nuw nsw i32 %1404, %1442
  br i1 %1402, label %1401, label %1398

1444:                                             ; preds = %1513
  %1445 = load ptr, ptr %92, align 8
  %1446 = getelementptr inbounds i8, ptr %1445, i64 56
  %1447 = load ptr, ptr %1446, align 8
  %1448 = getelementptr inbounds i32, ptr %1447, i64 %1394
  %1449 = load i32, ptr %1448, align 4
  %1450 = load ptr, ptr %740, align 8
  %1451 = getelementptr inbounds i32, ptr %1450, i64 %1394
  %1452 = load i32, ptr %1451, align 4
  %1453 = icmp sgt i32 %1452, -1
  br i1 %1453, label %1454, label %1517

1454:                                             ; preds = %1444
  %1455 = load ptr, ptr %741, align 8
  %1456 = load ptr, ptr %742, align 8
  br label %1457

1457:                                             ; preds = %1457, %1454
  %1458 = phi i32 [ %1452, %1454 ], [ %1470, %1457 ]
  %1459 = phi i32 [ %1449, %1454 ], [ %1468, %1457 ]
  %1460 = zext i32 %1458 to i64
  %1461 = getelementptr inbounds i32, ptr %1455, i64 %1460
  %1462 = load i32, ptr %1461, align 4
  %1463 = sext i32 %1462 to i64
  %1464 = getelementptr inbounds i8, ptr %1400, i64 %1463
  %1465 = load i8, ptr %1464, align 1
  %1466 = icmp eq i8 %1465, 1
  %1467 = sext i1 %1466 to i32
  %1468 = add i32 %1459, %1467
  %1469 = getelementptr inbounds i32, ptr %1456, i64 %1460
  %1470 = load i32, ptr %1469, align 4
  %1471 = icmp sgt i32 %1470, -1
  br i1 %1471, label %1457, label %1517

1472:                                             ; preds = %1513, %1398
  %1473 = phi i1 [ true, %1398 ], [ false, %1513 ]
  %1474 = phi i64 [ 0, %1398 ], [ 1, %1513 ]
  %1475 = phi i32 [ 0, %1398 ], [ %1516, %1513 ]
  %1476 = getelementptr inbounds i32, ptr %1395, i64 %1474
  %1477 = load i32, ptr %1476, align 4
  %1478 = sext i32 %1477 to i64
  %1479 = getelementptr inbounds i8, ptr %1400, i64 %1478
  %1480 = load i8, ptr %1479, align 1
  %1481 = icmp eq i8 %1480, 1
  br i1 %1481, label %1482, label %1513

1482:                                             ; preds = %1472
  %1483 = load ptr, ptr %92, align 8
  %1484 = getelementptr inbounds i8, ptr %1483, i64 56
  %1485 = load ptr, ptr %1484, align 8
  %1486 = getelementptr inbounds i32, ptr %1485, i64 %1478
  %1487 = load i32, ptr %1486, align 4
  %1488 = load ptr, ptr %740, align 8
  %1489 = getelementptr inbounds i32, ptr %1488, i64 %1478
  %1490 = load i32, ptr %1489, align 4
  %1491 = icmp sgt i32 %1490, -1
  br i1 %1491, label %1492, label %1510

1492:                                             ; preds = %1482
  %1493 = load ptr, ptr %741, align 8
  %1494 = load ptr, ptr %742, align 8
  br label %1495

1495:                                             ; preds = %1495, %1492
  %1496 = phi i32 [ %1490, %1492 ], [ %1508, %1495 ]
  %1497 = phi i32 [ %1487, %1492 ], [ %1506, %1495 ]
  %1498 = zext i32 %1496 to i64
  %1499 = getelementptr inbounds i32, ptr %1493, i64 %1498
  %1500 = load i32, ptr %1499, align 4
  %1501 = sext i32 %1500 to i64
  %1502 = getelementptr inbounds i8, ptr %1400, i64 %1501
  %1503 = load i8, ptr %1502, align 1
  %1504 = icmp eq i8 %1503, 1
  %1505 = sext i1 %1504 to i32
  %1506 = add i32 %1497, %1505
  %1507 = getelementptr inbounds i32, ptr %1494, i64 %1498
  %1508 = load i32, ptr %1507, align 4
  %1509 = icmp sgt i32 %1508, -1
  br i1 %1509, label %1495, label %1510

1510:                                             ; preds = %1495, %1482
  %1511 = phi i32 [ %1487, %1482 ], [ %1506, %1495 ]
  %1512 = icmp sgt i32 %1511, 0
  br label %1513

1513:                                             ; preds = %1510, %1472
  %1514 = phi i1 [ false, %1472 ], [ %1512, %1510 ]
  %1515 = zext i1 %1514 to i32
  %1516 = add nuw nsw i32 %1475, %1515
  br i1 %1473, label %1472, label %1444

1517:                                             ; preds = %1457, %1444
  %1518 = phi i32 [ %1449, %1444 ], [ %1468, %1457 ]
  %1519 = icmp sgt i32 %1518, 0
  %1520 = zext i1 %1519 to i32
  %1521 = getelementptr inbounds i8, ptr %1400, i64 %1394
  store i8 0, ptr %1521, align 1
  %1522 = sub nsw i32 %1516, %1443
  %1523 = add i32 %1522, %1520
  %1524 = icmp slt i32 %1523, %1386
  %1525 = call i32 @llvm.smin.i32(i32 %1523, i32 %1386)
  %1526 = select i1 %1524, i32 %1391, i32 %1384
  %1527 = add nuw nsw i32 %1385, 1
  %1528 = icmp eq i32 %1527, %1339
  br i1 %1528, label %1530, label %1383

1529:                                             ; preds = %1303, %1251, %1239
  br label %1534

1530:                                             ; preds = %1517, %1370, %1342
  %1531 = phi i32 [ %1358, %1342 ], [ %1358, %1370 ], [ %1526, %1517 ]
  %1532 = icmp sgt i32 %1531, -1
  %1533 = load i32, ptr %743, align 8
  br i1 %1532, label %1235, label %1534

1534:                                             ; preds = %1530, %1529
  %1535 = phi i32 [ %1246, %1529 ], [ %1533, %1530 ]
  %1536 = icmp sgt i32 %1535, 0
  br i1 %1536, label %1537, label %1231

1537:                                             ; preds = %1235, %1534
  %1538 = load ptr, ptr %92, align 8
  %1539 = getelementptr inbounds i8, ptr %1538, i64 168
  %1540 = load ptr, ptr %1539, align 8
  br label %1543

1541:                                             ; preds = %1543
  %1542 = trunc nuw nsw i64 %1547 to i32
  br label %1555

1543:                                             ; preds = %1543, %1537
  %1544 = phi i64 [ 0, %1537 ], [ %1547, %1543 ]
  %1545 = getelementptr inbounds [8 x i32], ptr %744, i64 0, i64 %1544
  %1546 = load i32, ptr %1545, align 4
  %1547 = add nuw nsw i64 %1544, 1
  %1548 = getelementptr inbounds i32, ptr %1540, i64 %1544
  store i32 %1546, ptr %1548, align 4
  %1549 = load i32, ptr %743, align 8
  %1550 = sext i32 %1549 to i64
  %1551 = icmp slt i64 %1547, %1550
  br i1 %1551, label %1543, label %1541

1552:                                             ; preds = %1582, %1555
  %1553 = phi i32 [ %1558, %1555 ], [ %1583, %1582 ]
  %1554 = icmp eq i32 %1553, 0
  br i1 %1554, label %1588, label %1555

1555:                                             ; preds = %1552, %1541
  %1556 = phi i32 [ %1542, %1541 ], [ %1553, %1552 ]
  %1557 = load ptr, ptr %740, align 8
  %1558 = add nsw i32 %1556, -1
  %1559 = sext i32 %1558 to i64
  %1560 = getelementptr inbounds i32, ptr %1540, i64 %1559
  %1561 = load i32, ptr %1560, align 4
  %1562 = sext i32 %1561 to i64
  %1563 = getelementptr inbounds i32, ptr %1557, i64 %1562
  %1564 = load i32, ptr %1563, align 4
  %1565 = icmp sgt i32 %1564, -1
  br i1 %1565, label %1566, label %1552

1566:                                             ; preds = %1555, %1582
  %1567 = phi i32 [ %1586, %1582 ], [ %1564, %1555 ]
  %1568 = phi i32 [ %1583, %1582 ], [ %1558, %1555 ]
  %1569 = load ptr, ptr %741, align 8
  %1570 = zext i32 %1567 to i64
  %1571 = getelementptr inbounds i32, ptr %1569, i64 %1570
  %1572 = load i32, ptr %1571, align 4
  %1573 = load ptr, ptr %738, align 8
  %1574 = sext i32 %1572 to i64
  %1575 = getelementptr inbounds i8, ptr %1573, i64 %1574
  %1576 = load i8, ptr %1575, align 1
  %1577 = icmp eq i8 %1576, 0
  br i1 %1577, label %1578, label %1582

1578:                                             ; preds = %1566
  store i8 2, ptr %1575, align 1
  %1579 = add nsw i32 %1568, 1
  %1580 = sext i32 %1568 to i64
  %1581 = getelementptr inbounds i32, ptr %1540, i64 %1580
  store i32 %1572, ptr %1581, align 4
  br label %1582

1582:                                             ; preds = %1578, %1566
  %1583 = phi i32 [ %1579, %1578 ], [ %1568, %1566 ]
  %1584 = load ptr, ptr %742, align 8
  %1585 = getelementptr inbounds i32, ptr %1584, i64 %1570
  %1586 = load i32, ptr %1585, align 4
  %1587 = icmp sgt i32 %1586, -1
  br i1 %1587, label %1566, label %1552

1588:                                             ; preds = %1552
  %1589 = load i32, ptr %743, align 8
  %1590 = icmp sgt i32 %1589, 0
  br i1 %1590, label %1593, label %1231

1591:                                             ; preds = %1593
  %1592 = icmp sgt i32 %1599, 0
  br i1 %1592, label %1602, label %1231

1593:                                             ; preds = %1588, %1593
  %1594 = phi i64 [ %1598, %1593 ], [ 0, %1588 ]
  %1595 = getelementptr inbounds [8 x i32], ptr %744, i64 0, i64 %1594
  %1596 = load i32, ptr %1595, align 4
  %1597 = call i32 @class_of_node(ptr %92, i32 %1596)
  %1598 = add nuw nsw i64 %1594, 1
  %1599 = load i32, ptr %743, align 8
  %1600 = sext i32 %1599 to i64
  %1601 = icmp slt i64 %1598, %1600
  br i1 %1601, label %1593, label %1591

1602:                                             ; preds = %1591, %1602
  %1603 = phi i64 [ %1623, %1602 ], [ 0, %1591 ]
  %1604 = load ptr, ptr %45, align 8
  %1605 = getelementptr inbounds [8 x i32], ptr %744, i64 0, i64 %1603
  %1606 = load i32, ptr %1605, align 4
  %1607 = sext i32 %1606 to i64
  %1608 = getelementptr inbounds %struct.Node, ptr %1604, i64 %1607
  %1609 = getelementptr inbounds i8, ptr %1608, i64 8
  %1610 = load i32, ptr %1609, align 8
  %1611 = call i32 @class_of_node(ptr %92, i32 %1610)
  %1612 = getelementptr inbounds i8, ptr %1608, i64 12
  %1613 = load i32, ptr %1612, align 4
  %1614 = call i32 @class_of_node(ptr %92, i32 %1613)
  %1615 = load i8, ptr %1608, align 8
  %1616 = getelementptr inbounds i8, ptr %1608, i64 4
  %1617 = load i8, ptr %1616, align 4
  %1618 = sext i8 %1617 to i32
  %1619 = getelementptr inbounds i8, ptr %1608, i64 5
  %1620 = load i8, ptr %1619, align 1
  %1621 = sext i8 %1620 to i32
  %1622 = call i32 @compose(ptr %92, i8 %1615, i32 %1611, i32 %1618, i32 %1614, i32 %1621, ptr %41)
  %1623 = add nuw nsw i64 %1603, 1
  %1624 = load i32, ptr %743, align 8
  %1625 = sext i32 %1624 to i64
  %1626 = icmp slt i64 %1623, %1625
  br i1 %1626, label %1602, label %1231

1627:                                             ; preds = %1649
  %1628 = load i32, ptr %735, align 8
  %1629 = icmp sgt i32 %1628, 0
  br i1 %1629, label %1630, label %1902

1630:                                             ; preds = %1627
  %1631 = zext i32 %1628 to i64
  br label %1860

1632:                                             ; preds = %1231, %1649
  %1633 = phi i1 [ false, %1649 ], [ true, %1231 ]
  %1634 = load i32, ptr %735, align 8
  %1635 = load i64, ptr %650, align 8
  %1636 = add i64 %1635, -7046029254386353131
  store i64 %1636, ptr %650, align 8
  %1637 = lshr i64 %1636, 30
  %1638 = xor i64 %1637, %1636
  %1639 = mul i64 %1638, -4658895280553007687
  %1640 = lshr i64 %1639, 27
  %1641 = xor i64 %1640, %1639
  %1642 = mul i64 %1641, -7723592293110705685
  %1643 = lshr i64 %1642, 31
  %1644 = xor i64 %1643, %1642
  %1645 = sext i32 %1634 to i64
  %1646 = urem i64 %1644, %1645
  %1647 = trunc i64 %1646 to i32
  %1648 = icmp sgt i32 %1634, 0
  br i1 %1648, label %1650, label %1649

1649:                                             ; preds = %1857, %1632
  br i1 %1633, label %1632, label %1627

1650:                                             ; preds = %1632, %1857
  %1651 = phi i32 [ %1858, %1857 ], [ 0, %1632 ]
  %1652 = add nuw nsw i32 %1651, %1647
  %1653 = urem i32 %1652, %1634
  %1654 = zext i32 %1653 to i64
  %1655 = getelementptr inbounds [1200 x %struct.Class], ptr %745, i64 0, i64 %1654, i32 8
  %1656 = load i8, ptr %1655, align 1
  %1657 = icmp eq i8 %1656, 0
  br i1 %1657, label %1658, label %1857

1658:                                             ; preds = %1650
  %1659 = call i32 @forms_of(ptr %92, i32 %1653, ptr %37)
  %1660 = icmp sgt i32 %1659, 0
  br i1 %1660, label %1661, label %1856

1661:                                             ; preds = %1658
  %1662 = zext i32 %1659 to i64
  br label %1663

1663:                                             ; preds = %1797, %1661
  %1664 = phi i64 [ 0, %1661 ], [ %1798, %1797 ]
  %1665 = load i32, ptr %734, align 4
  %1666 = icmp slt i32 %1665, 60
  br i1 %1666, label %1667, label %1856

1667:                                             ; preds = %1663
  %1668 = getelementptr inbounds [16 x %struct.Form], ptr %37, i64 0, i64 %1664
  %1669 = load i64, ptr %1668, align 16
  %1670 = trunc i64 %1669 to i32
  %1671 = lshr i64 %1669, 32
  %1672 = trunc nuw i64 %1671 to i32
  %1673 = getelementptr inbounds i8, ptr %1668, i64 8
  %1674 = load i64, ptr %1673, align 8
  %1675 = lshr i64 %1674, 16
  %1676 = trunc i64 %1675 to i32
  %1677 = ashr i32 %1676, 24
  %1678 = lshr i64 %1674, 8
  %1679 = trunc i64 %1678 to i32
  %1680 = ashr i32 %1679, 24
  %1681 = and i64 %1674, 71776119061217280
  %1682 = icmp eq i64 %1681, 281474976710656
  %1683 = select i1 %1682, i32 1, i32 %1680
  %1684 = mul nsw i32 %1683, %1677
  %1685 = shl i64 %1669, 32
  %1686 = shl i64 %1674, 8
  %1687 = and i64 %1686, 280375465082880
  %1688 = select i1 %1682, i64 %1687, i64 1099511627776
  %1689 = and i32 %1684, 255
  %1690 = zext i32 %1689 to i64
  %1691 = shl nuw nsw i64 %1690, 32
  %1692 = or disjoint i64 %1691, %1688
  %1693 = or disjoint i64 %1692, %1681
  %1694 = call i32 @forms_of(ptr %92, i32 %1670, ptr %38)
  %1695 = call i32 @forms_of(ptr %92, i32 %1672, ptr %39)
  %1696 = add nsw i32 %1695, %1694
  %1697 = icmp sgt i32 %1696, 0
  br i1 %1697, label %1698, label %1705

1698:                                             ; preds = %1667
  %1699 = lshr i64 %1674, 48
  %1700 = trunc nuw nsw i64 %1699 to i32
  %1701 = and i32 %1700, 255
  %1702 = icmp eq i32 %1701, 2
  %1703 = sext i32 %1694 to i64
  %1704 = zext i32 %1696 to i64
  br label %1709

1705:                                             ; preds = %1794, %1667
  %1706 = mul nsw i32 %1695, %1694
  %1707 = icmp sgt i32 %1706, 0
  %1708 = and i1 %1682, %1707
  br i1 %1708, label %1800, label %1797

1709:                                             ; preds = %1794, %1698
  %1710 = phi i64 [ 0, %1698 ], [ %1795, %1794 ]
  %1711 = icmp slt i64 %1710, %1703
  %1712 = getelementptr inbounds [16 x %struct.Form], ptr %38, i64 0, i64 %1710
  %1713 = sub nsw i64 %1710, %1703
  %1714 = getelementptr inbounds [16 x %struct.Form], ptr %39, i64 0, i64 %1713
  %1715 = select i1 %1711, ptr %1712, ptr %1714
  %1716 = load i64, ptr %1715, align 16
  %1717 = select i1 %1711, ptr %1712, ptr %1714
  %1718 = getelementptr inbounds i8, ptr %1717, i64 8
  %1719 = load i64, ptr %1718, align 8
  %1720 = lshr i64 %1719, 48
  %1721 = trunc nuw nsw i64 %1720 to i32
  %1722 = and i32 %1721, 255
  %1723 = icmp eq i32 %1722, %1701
  br i1 %1723, label %1724, label %1768

1724:                                             ; preds = %1709
  %1725 = select i1 %1711, i64 %1674, i64 %1693
  %1726 = select i1 %1711, i64 %1669, i64 %1685
  %1727 = lshr i64 %1726, 32
  %1728 = trunc nuw i64 %1727 to i32
  %1729 = lshr i64 %1725, 48
  %1730 = trunc i64 %1729 to i8
  store i64 %1719, ptr %746, align 4
  %1731 = lshr i64 %1716, 32
  %1732 = trunc nuw i64 %1731 to i32
  %1733 = trunc i64 %1716 to i32
  %1734 = and i64 %1725, 71776119061217280
  %1735 = icmp eq i64 %1734, 281474976710656
  %1736 = lshr i64 %1725, 8
  %1737 = trunc i64 %1736 to i32
  %1738 = ashr i32 %1737, 24
  %1739 = lshr i64 %1725, 16
  %1740 = trunc i64 %1739 to i32
  %1741 = ashr i32 %1740, 24
  br label %1742

1742:                                             ; preds = %1766, %1724
  %1743 = phi i1 [ true, %1724 ], [ false, %1766 ]
  %1744 = phi i64 [ 0, %1724 ], [ 1, %1766 ]
  %1745 = select i1 %1743, i32 %1733, i32 %1732
  %1746 = select i1 %1743, i32 %1732, i32 %1733
  br i1 %1735, label %1747, label %1757

1747:                                             ; preds = %1742
  %1748 = getelementptr inbounds [2 x i8], ptr %747, i64 0, i64 %1744
  %1749 = load i8, ptr %1748, align 1
  %1750 = sext i8 %1749 to i32
  %1751 = mul nsw i32 %1738, %1750
  %1752 = xor i64 %1744, 1
  %1753 = getelementptr inbounds [2 x i8], ptr %747, i64 0, i64 %1752
  %1754 = load i8, ptr %1753, align 1
  %1755 = sext i8 %1754 to i32
  %1756 = mul nsw i32 %1738, %1755
  br label %1757

1757:                                             ; preds = %1747, %1742
  %1758 = phi i32 [ %1751, %1747 ], [ 1, %1742 ]
  %1759 = phi i32 [ %1756, %1747 ], [ 1, %1742 ]
  %1760 = phi i32 [ %1741, %1747 ], [ 1, %1742 ]
  %1761 = call i32 @compose(ptr %92, i8 %1730, i32 %1746, i32 %1759, i32 %1728, i32 %1760, ptr %36)
  %1762 = icmp sgt i32 %1761, -1
  br i1 %1762, label %1763, label %1766

1763:                                             ; preds = %1757
  %1764 = load i32, ptr %36, align 4
  %1765 = call i32 @compose(ptr %92, i8 %1730, i32 %1745, i32 %1758, i32 %1761, i32 %1764, ptr %36)
  br label %1766

1766:                                             ; preds = %1763, %1757
  br i1 %1743, label %1742, label %1767

1767:                                             ; preds = %1766
  br label %1794

1768:                                             ; preds = %1709
  br i1 %1702, label %1769, label %1794

1769:                                             ; preds = %1768
  %1770 = select i1 %1711, i64 %1669, i64 %1685
  %1771 = lshr i64 %1770, 32
  %1772 = trunc nuw i64 %1771 to i32
  %1773 = trunc i64 %1716 to i32
  %1774 = lshr i64 %1719, 8
  %1775 = trunc i64 %1774 to i32
  %1776 = ashr i32 %1775, 24
  %1777 = call i32 @compose(ptr %92, i8 2, i32 %1773, i32 %1776, i32 %1772, i32 1, ptr %32)
  %1778 = icmp slt i32 %1777, 0
  br i1 %1778, label %1793, label %1779

1779:                                             ; preds = %1769
  %1780 = lshr i64 %1716, 32
  %1781 = trunc nuw i64 %1780 to i32
  %1782 = lshr i64 %1719, 16
  %1783 = trunc i64 %1782 to i32
  %1784 = ashr i32 %1783, 24
  %1785 = call i32 @compose(ptr %92, i8 2, i32 %1781, i32 %1784, i32 %1772, i32 1, ptr %33)
  %1786 = icmp slt i32 %1785, 0
  %1787 = icmp eq i32 %1777, %1785
  %1788 = or i1 %1786, %1787
  br i1 %1788, label %1793, label %1789

1789:                                             ; preds = %1779
  %1790 = load i32, ptr %32, align 4
  %1791 = load i32, ptr %33, align 4
  %1792 = call i32 @compose(ptr %92, i8 1, i32 %1777, i32 %1790, i32 %1785, i32 %1791, ptr %34)
  br label %1793

1793:                                             ; preds = %1789, %1779, %1769
  br label %1794

1794:                                             ; preds = %1793, %1768, %1767
  %1795 = add nuw nsw i64 %1710, 1
  %1796 = icmp eq i64 %1795, %1704
  br i1 %1796, label %1705, label %1709

1797:                                             ; preds = %1853, %1705
  %1798 = add nuw nsw i64 %1664, 1
  %1799 = icmp eq i64 %1798, %1662
  br i1 %1799, label %1856, label %1663

1800:                                             ; preds = %1705, %1853
  %1801 = phi i32 [ %1854, %1853 ], [ 0, %1705 ]
  %1802 = sdiv i32 %1801, %1695
  %1803 = srem i32 %1801, %1695
  %1804 = sext i32 %1802 to i64
  %1805 = getelementptr inbounds [16 x %struct.Form], ptr %38, i64 0, i64 %1804
  %1806 = getelementptr inbounds i8, ptr %1805, i64 14
  %1807 = load i8, ptr %1806, align 2
  %1808 = icmp eq i8 %1807, 2
  br i1 %1808, label %1809, label %1853

1809:                                             ; preds = %1800
  %1810 = zext i32 %1803 to i64
  %1811 = getelementptr inbounds [16 x %struct.Form], ptr %39, i64 0, i64 %1810
  %1812 = getelementptr inbounds i8, ptr %1811, i64 14
  %1813 = load i8, ptr %1812, align 2
  %1814 = icmp eq i8 %1813, 2
  br i1 %1814, label %1815, label %1853

1815:                                             ; preds = %1809
  %1816 = load i64, ptr %1805, align 16
  %1817 = getelementptr inbounds i8, ptr %1805, i64 8
  %1818 = load i64, ptr %1817, align 8
  %1819 = load i32, ptr %1811, align 16
  %1820 = getelementptr inbounds i8, ptr %1811, i64 4
  %1821 = load i32, ptr %1820, align 4
  %1822 = getelementptr inbounds i8, ptr %1811, i64 12
  %1823 = load i8, ptr %1822, align 4
  %1824 = trunc i64 %1816 to i32
  %1825 = lshr i64 %1816, 32
  %1826 = trunc nuw i64 %1825 to i32
  %1827 = lshr i64 %1818, 8
  %1828 = trunc i64 %1827 to i32
  %1829 = ashr i32 %1828, 24
  %1830 = mul nsw i32 %1829, %1680
  %1831 = sext i8 %1823 to i32
  %1832 = mul nsw i32 %1677, %1831
  br label %1833

1833:                                             ; preds = %1850, %1815
  %1834 = phi i32 [ 0, %1815 ], [ %1851, %1850 ]
  %1835 = and i32 %1834, 1
  %1836 = icmp eq i32 %1835, 0
  %1837 = select i1 %1836, i32 %1824, i32 %1826
  %1838 = select i1 %1836, i32 %1826, i32 %1824
  %1839 = icmp ult i32 %1834, 2
  %1840 = select i1 %1839, i32 %1819, i32 %1821
  %1841 = select i1 %1839, i32 %1821, i32 %1819
  %1842 = icmp ne i32 %1837, %1840
  %1843 = icmp eq i32 %1838, %1841
  %1844 = select i1 %1842, i1 true, i1 %1843
  br i1 %1844, label %1850, label %1845

1845:                                             ; preds = %1833
  %1846 = call i32 @compose(ptr %92, i8 1, i32 %1838, i32 %1830, i32 %1841, i32 %1832, ptr %31)
  %1847 = icmp sgt i32 %1846, -1
  br i1 %1847, label %1848, label %1850

1848:                                             ; preds = %1845
  %1849 = call i32 @compose(ptr %92, i8 2, i32 %1837, i32 1, i32 %1846, i32 1, ptr %31)
  br label %1850

1850:                                             ; preds = %1848, %1845, %1833
  %1851 = add nuw nsw i32 %1834, 1
  %1852 = icmp eq i32 %1851, 4
  br i1 %1852, label %1853, label %1833

1853:                                             ; preds = %1850, %1809, %1800
  %1854 = add nuw nsw i32 %1801, 1
  %1855 = icmp eq i32 %1854, %1706
  br i1 %1855, label %1797, label %1800

1856:                                             ; preds = %1797, %1663, %1658
  br label %1857

1857:                                             ; preds = %1856, %1650
  %1858 = add nuw nsw i32 %1651, 1
  %1859 = icmp eq i32 %1858, %1634
  br i1 %1859, label %1649, label %1650

1860:                                             ; preds = %1898, %1630
  %1861 = phi i64 [ 0, %1630 ], [ %1900, %1898 ]
  %1862 = getelementptr inbounds [1200 x %struct.Class], ptr %745, i64 0, i64 %1861
  %1863 = load i32, ptr %1862, align 8
  br label %1864

1864:                                             ; preds = %1884, %1860
  %1865 = phi i32 [ 2147483645, %1860 ], [ %1887, %1884 ]
  %1866 = phi i32 [ 1, %1860 ], [ %1886, %1884 ]
  %1867 = phi i32 [ %1863, %1860 ], [ %1896, %1884 ]
  %1868 = and i32 %1865, 1
  %1869 = icmp eq i32 %1868, 0
  br i1 %1869, label %1870, label %1872

1870:                                             ; preds = %1864
  %1871 = zext i32 %1867 to i64
  br label %1884

1872:                                             ; preds = %1864
  %1873 = zext i32 %1866 to i64
  %1874 = zext i32 %1867 to i64
  %1875 = mul nuw i64 %1874, %1873
  %1876 = trunc i64 %1875 to i32
  %1877 = and i32 %1876, 2147483647
  %1878 = lshr i64 %1875, 31
  %1879 = trunc i64 %1878 to i32
  %1880 = add i32 %1877, %1879
  %1881 = icmp ugt i32 %1880, 2147483646
  %1882 = add i32 %1880, -2147483647
  %1883 = select i1 %1881, i32 %1882, i32 %1880
  br label %1884

1884:                                             ; preds = %1872, %1870
  %1885 = phi i64 [ %1871, %1870 ], [ %1874, %1872 ]
  %1886 = phi i32 [ %1866, %1870 ], [ %1883, %1872 ]
  %1887 = lshr i32 %1865, 1
  %1888 = mul nuw i64 %1885, %1885
  %1889 = trunc i64 %1888 to i32
  %1890 = and i32 %1889, 2147483647
  %1891 = lshr i64 %1888, 31
  %1892 = trunc i64 %1891 to i32
  %1893 = add i32 %1890, %1892
  %1894 = icmp ugt i32 %1893, 2147483646
  %1895 = add i32 %1893, -2147483647
  %1896 = select i1 %1894, i32 %1895, i32 %1893
  %1897 = icmp ult i32 %1865, 2
  br i1 %1897, label %1898, label %1864

1898:                                             ; preds = %1884
  %1899 = getelementptr inbounds i8, ptr %1862, i64 16
  store i32 %1886, ptr %1899, align 8
  %1900 = add nuw nsw i64 %1861, 1
  %1901 = icmp eq i64 %1900, %1631
  br i1 %1901, label %1905, label %1860

1902:                                             ; preds = %2101, %1627
  %1903 = load i32, ptr %743, align 8
  %1904 = icmp sgt i32 %1903, 0
  br i1 %1904, label %2108, label %2104

1905:                                             ; preds = %1898, %2101
  %1906 = phi i64 [ %2102, %2101 ], [ 0, %1898 ]
  %1907 = getelementptr inbounds [1200 x %struct.Class], ptr %745, i64 0, i64 %1906, i32 8
  %1908 = load i8, ptr %1907, align 1
  %1909 = icmp eq i8 %1908, 0
  br i1 %1909, label %1910, label %2101

1910:                                             ; preds = %1905
  %1911 = load ptr, ptr %92, align 8
  %1912 = getelementptr inbounds [1200 x %struct.Class], ptr %745, i64 0, i64 %1906
  %1913 = load i32, ptr %1912, align 8
  %1914 = sub i32 2147483647, %1913
  %1915 = call i32 @llvm.umin.i32(i32 %1914, i32 %1913)
  %1916 = getelementptr inbounds i8, ptr %1911, i64 136
  %1917 = load ptr, ptr %1916, align 8
  %1918 = zext i32 %1915 to i64
  %1919 = mul i64 %1918, -7046029254386353131
  %1920 = lshr i64 %1919, 44
  %1921 = lshr i64 %1919, 50
  %1922 = getelementptr inbounds i64, ptr %1917, i64 %1921
  %1923 = load i64, ptr %1922, align 8
  %1924 = and i64 %1920, 63
  %1925 = shl nuw i64 1, %1924
  %1926 = and i64 %1925, %1923
  %1927 = icmp eq i64 %1926, 0
  br i1 %1927, label %2084, label %1928

1928:                                             ; preds = %1910
  %1929 = getelementptr inbounds i8, ptr %1911, i64 112
  %1930 = load ptr, ptr %1929, align 8
  %1931 = getelementptr inbounds i8, ptr %1911, i64 120
  %1932 = load i32, ptr %1931, align 8
  %1933 = lshr i64 %1919, 33
  %1934 = trunc nuw nsw i64 %1933 to i32
  %1935 = and i32 %1932, %1934
  %1936 = zext i32 %1935 to i64
  %1937 = getelementptr inbounds i32, ptr %1930, i64 %1936
  %1938 = load i32, ptr %1937, align 4
  %1939 = icmp sgt i32 %1938, -1
  br i1 %1939, label %1940, label %2084

1940:                                             ; preds = %1928
  %1941 = getelementptr inbounds i8, ptr %1911, i64 96
  %1942 = getelementptr inbounds i8, ptr %1911, i64 56
  %1943 = load ptr, ptr %1941, align 8
  %1944 = trunc nuw nsw i64 %1906 to i32
  br label %1945

1945:                                             ; preds = %2079, %1940
  %1946 = phi ptr [ %1943, %1940 ], [ %2080, %2079 ]
  %1947 = phi i32 [ %1938, %1940 ], [ %2082, %2079 ]
  %1948 = zext i32 %1947 to i64
  %1949 = getelementptr inbounds %struct.Pair, ptr %1946, i64 %1948
  %1950 = getelementptr inbounds i8, ptr %1949, i64 4
  %1951 = load i32, ptr %1950, align 4
  %1952 = getelementptr inbounds i8, ptr %1949, i64 8
  %1953 = load i32, ptr %1952, align 4
  %1954 = load i32, ptr %1949, align 4
  %1955 = icmp eq i32 %1954, %1915
  br i1 %1955, label %1956, label %2079

1956:                                             ; preds = %1945
  %1957 = load ptr, ptr %1942, align 8
  %1958 = sext i32 %1951 to i64
  %1959 = getelementptr inbounds i32, ptr %1957, i64 %1958
  %1960 = load i32, ptr %1959, align 4
  %1961 = icmp sgt i32 %1960, 0
  br i1 %1961, label %1962, label %2079

1962:                                             ; preds = %1956
  %1963 = load ptr, ptr %1911, align 8
  %1964 = getelementptr inbounds %struct.Node, ptr %1963, i64 %1958, i32 3
  %1965 = load i8, ptr %1964, align 1
  %1966 = icmp eq i8 %1965, 0
  br i1 %1966, label %2079, label %1967

1967:                                             ; preds = %1962
  %1968 = sext i32 %1953 to i64
  %1969 = getelementptr inbounds i32, ptr %1957, i64 %1968
  %1970 = load i32, ptr %1969, align 4
  %1971 = icmp sgt i32 %1970, 0
  br i1 %1971, label %1972, label %2079

1972:                                             ; preds = %1967
  %1973 = getelementptr inbounds %struct.Node, ptr %1963, i64 %1968, i32 3
  %1974 = load i8, ptr %1973, align 1
  %1975 = icmp eq i8 %1974, 0
  br i1 %1975, label %2079, label %1976

1976:                                             ; preds = %1972
  %1977 = load ptr, ptr %738, align 8
  %1978 = getelementptr inbounds i8, ptr %1977, i64 %1958
  %1979 = load i8, ptr %1978, align 1
  %1980 = icmp eq i8 %1979, 0
  br i1 %1980, label %1981, label %2079

1981:                                             ; preds = %1976
  %1982 = getelementptr inbounds i8, ptr %1977, i64 %1968
  %1983 = load i8, ptr %1982, align 1
  %1984 = icmp eq i8 %1983, 0
  br i1 %1984, label %1985, label %2079

1985:                                             ; preds = %1981
  %1986 = getelementptr inbounds i8, ptr %1949, i64 16
  %1987 = load i8, ptr %1986, align 4
  br label %2011

1988:                                             ; preds = %2039, %1988
  %1989 = phi i64 [ %2003, %1988 ], [ 0, %2039 ]
  %1990 = phi i32 [ %2002, %1988 ], [ 1, %2039 ]
  %1991 = phi i32 [ %1997, %1988 ], [ 1, %2039 ]
  %1992 = getelementptr inbounds i32, ptr %30, i64 %1989
  %1993 = load i32, ptr %1992, align 4
  %1994 = getelementptr inbounds i32, ptr %1912, i64 %1989
  %1995 = load i32, ptr %1994, align 4
  %1996 = icmp eq i32 %1993, %1995
  %1997 = select i1 %1996, i32 %1991, i32 0
  %1998 = icmp eq i32 %1995, 0
  %1999 = sub i32 2147483647, %1995
  %2000 = select i1 %1998, i32 0, i32 %1999
  %2001 = icmp eq i32 %1993, %2000
  %2002 = select i1 %2001, i32 %1990, i32 0
  %2003 = add nuw nsw i64 %1989, 1
  %2004 = icmp eq i64 %2003, 4
  br i1 %2004, label %2005, label %1988

2005:                                             ; preds = %1988
  %2006 = icmp eq i32 %1997, 0
  %2007 = icmp ne i32 %2002, 0
  %2008 = sext i1 %2007 to i32
  %2009 = select i1 %2006, i32 %2008, i32 1
  %2010 = icmp eq i32 %2009, 0
  br i1 %2010, label %2079, label %2044

2011:                                             ; preds = %2039, %1985
  %2012 = phi i64 [ 0, %1985 ], [ %2042, %2039 ]
  %2013 = getelementptr inbounds %struct.Node, ptr %1963, i64 %1958, i32 7, i64 %2012
  %2014 = load i32, ptr %2013, align 4
  %2015 = getelementptr inbounds %struct.Node, ptr %1963, i64 %1968, i32 7, i64 %2012
  %2016 = load i32, ptr %2015, align 4
  switch i8 %1987, label %2027 [
    i8 0, label %2017
    i8 1, label %2022
  ]

2017:                                             ; preds = %2011
  %2018 = add i32 %2016, %2014
  %2019 = icmp ugt i32 %2018, 2147483646
  %2020 = add i32 %2018, -2147483647
  %2021 = select i1 %2019, i32 %2020, i32 %2018
  br label %2039

2022:                                             ; preds = %2011
  %2023 = icmp ult i32 %2014, %2016
  %2024 = add i32 %2014, 2147483647
  %2025 = select i1 %2023, i32 %2024, i32 %2014
  %2026 = sub i32 %2025, %2016
  br label %2039

2027:                                             ; preds = %2011
  %2028 = zext i32 %2014 to i64
  %2029 = zext i32 %2016 to i64
  %2030 = mul nuw i64 %2029, %2028
  %2031 = trunc i64 %2030 to i32
  %2032 = and i32 %2031, 2147483647
  %2033 = lshr i64 %2030, 31
  %2034 = trunc i64 %2033 to i32
  %2035 = add i32 %2032, %2034
  %2036 = icmp ugt i32 %2035, 2147483646
  %2037 = add i32 %2035, -2147483647
  %2038 = select i1 %2036, i32 %2037, i32 %2035
  br label %2039

2039:                                             ; preds = %2027, %2022, %2017
  %2040 = phi i32 [ %2021, %2017 ], [ %2026, %2022 ], [ %2038, %2027 ]
  %2041 = getelementptr inbounds [4 x i32], ptr %30, i64 0, i64 %2012
  store i32 %2040, ptr %2041, align 4
  %2042 = add nuw nsw i64 %2012, 1
  %2043 = icmp eq i64 %2042, 4
  br i1 %2043, label %1988, label %2011

2044:                                             ; preds = %2005
  %2045 = call i32 @class_of_node(ptr %92, i32 %1951)
  %2046 = call i32 @class_of_node(ptr %92, i32 %1953)
  %2047 = icmp slt i32 %2045, 0
  %2048 = icmp slt i32 %2046, 0
  %2049 = select i1 %2047, i1 true, i1 %2048
  br i1 %2049, label %2078, label %2050

2050:                                             ; preds = %2044
  %2051 = load i8, ptr %1986, align 4
  %2052 = icmp eq i8 %2051, 2
  br i1 %2052, label %2053, label %2062

2053:                                             ; preds = %2050
  %2054 = zext i32 %2046 to i64
  %2055 = shl nuw nsw i64 %2054, 32
  %2056 = zext i32 %2045 to i64
  %2057 = or disjoint i64 %2055, %2056
  %2058 = and i32 %2009, 255
  %2059 = zext i32 %2058 to i64
  %2060 = shl nuw nsw i64 %2059, 32
  %2061 = or disjoint i64 %2060, 564053760016383
  call void @add_form(ptr %92, i32 %1944, i64 %2057, i64 %2061)
  br label %2079

2062:                                             ; preds = %2050
  %2063 = icmp eq i8 %2051, 1
  %2064 = sub nsw i32 0, %2009
  %2065 = select i1 %2063, i32 %2064, i32 %2009
  %2066 = and i32 %2065, 255
  %2067 = zext i32 %2066 to i64
  %2068 = zext i32 %2046 to i64
  %2069 = shl nuw nsw i64 %2068, 32
  %2070 = zext i32 %2045 to i64
  %2071 = or disjoint i64 %2069, %2070
  %2072 = shl nuw nsw i64 %2067, 40
  %2073 = and i32 %2009, 255
  %2074 = zext i32 %2073 to i64
  %2075 = shl nuw nsw i64 %2074, 32
  %2076 = or disjoint i64 %2072, %2075
  %2077 = or disjoint i64 %2076, 281479271677951
  call void @add_form(ptr %92, i32 %1944, i64 %2071, i64 %2077)
  br label %2079

2078:                                             ; preds = %2044
  br label %2084

2079:                                             ; preds = %2062, %2053, %2005, %1981, %1976, %1972, %1967, %1962, %1956, %1945
  %2080 = load ptr, ptr %1941, align 8
  %2081 = getelementptr inbounds %struct.Pair, ptr %2080, i64 %1948, i32 3
  %2082 = load i32, ptr %2081, align 4
  %2083 = icmp sgt i32 %2082, -1
  br i1 %2083, label %1945, label %2084

2084:                                             ; preds = %2079, %2078, %1928, %1910
  %2085 = load i32, ptr %743, align 8
  %2086 = icmp sgt i32 %2085, 0
  br i1 %2086, label %2087, label %2101

2087:                                             ; preds = %2084
  %2088 = trunc nuw nsw i64 %1906 to i32
  br label %2089

2089:                                             ; preds = %2096, %2087
  %2090 = phi i64 [ %2098, %2096 ], [ 0, %2087 ]
  %2091 = phi i32 [ %2097, %2096 ], [ %2085, %2087 ]
  %2092 = icmp eq i64 %1906, %2090
  br i1 %2092, label %2096, label %2093

2093:                                             ; preds = %2089
  %2094 = trunc nuw nsw i64 %2090 to i32
  call void @look_up_with(ptr %92, i32 %2088, i32 %2094)
  call void @look_up_with(ptr %92, i32 %2094, i32 %2088)
  %2095 = load i32, ptr %743, align 8
  br label %2096

2096:                                             ; preds = %2093, %2089
  %2097 = phi i32 [ %2091, %2089 ], [ %2095, %2093 ]
  %2098 = add nuw nsw i64 %2090, 1
  %2099 = sext i32 %2097 to i64
  %2100 = icmp slt i64 %2098, %2099
  br i1 %2100, label %2089, label %2101

2101:                                             ; preds = %2096, %2084, %1905
  %2102 = add nuw nsw i64 %1906, 1
  %2103 = icmp eq i64 %2102, %1631
  br i1 %2103, label %1902, label %1905

2104:                                             ; preds = %2170, %1902
  %2105 = phi i32 [ %1903, %1902 ], [ %2171, %2170 ]
  store i32 %2105, ptr %751, align 4
  store i32 1000, ptr %752, align 8
  call void @explore(ptr %92)
  %2106 = load i32, ptr %730, align 8
  %2107 = icmp eq i32 %2106, 0
  br i1 %2107, label %3257, label %2175

2108:                                             ; preds = %1902, %2170
  %2109 = phi i32 [ %2171, %2170 ], [ %1903, %1902 ]
  %2110 = phi i64 [ %2172, %2170 ], [ 0, %1902 ]
  %2111 = getelementptr inbounds [8 x i32], ptr %744, i64 0, i64 %2110
  %2112 = load i32, ptr %2111, align 4
  %2113 = load ptr, ptr %92, align 8
  %2114 = getelementptr inbounds i8, ptr %2113, i64 56
  %2115 = load ptr, ptr %2114, align 8
  %2116 = sext i32 %2112 to i64
  %2117 = getelementptr inbounds i32, ptr %2115, i64 %2116
  %2118 = load i32, ptr %2117, align 4
  %2119 = load ptr, ptr %740, align 8
  %2120 = getelementptr inbounds i32, ptr %2119, i64 %2116
  %2121 = load i32, ptr %2120, align 4
  %2122 = icmp sgt i32 %2121, -1
  br i1 %2122, label %2123, label %2142

2123:                                             ; preds = %2108
  %2124 = load ptr, ptr %738, align 8
  %2125 = load ptr, ptr %741, align 8
  %2126 = load ptr, ptr %742, align 8
  br label %2127

2127:                                             ; preds = %2127, %2123
  %2128 = phi i32 [ %2121, %2123 ], [ %2140, %2127 ]
  %2129 = phi i32 [ %2118, %2123 ], [ %2138, %2127 ]
  %2130 = zext i32 %2128 to i64
  %2131 = getelementptr inbounds i32, ptr %2125, i64 %2130
  %2132 = load i32, ptr %2131, align 4
  %2133 = sext i32 %2132 to i64
  %2134 = getelementptr inbounds i8, ptr %2124, i64 %2133
  %2135 = load i8, ptr %2134, align 1
  %2136 = icmp eq i8 %2135, 1
  %2137 = sext i1 %2136 to i32
  %2138 = add i32 %2129, %2137
  %2139 = getelementptr inbounds i32, ptr %2126, i64 %2130
  %2140 = load i32, ptr %2139, align 4
  %2141 = icmp sgt i32 %2140, -1
  br i1 %2141, label %2127, label %2142

2142:                                             ; preds = %2127, %2108
  %2143 = phi i32 [ %2118, %2108 ], [ %2138, %2127 ]
  %2144 = icmp slt i32 %2143, 1
  br i1 %2144, label %2170, label %2145

2145:                                             ; preds = %2142
  %2146 = getelementptr inbounds [1200 x %struct.Class], ptr %745, i64 0, i64 %2110
  %2147 = getelementptr inbounds i8, ptr %2146, i64 49
  %2148 = load i8, ptr %2147, align 1
  %2149 = icmp eq i8 %2148, 0
  br i1 %2149, label %2150, label %2170

2150:                                             ; preds = %2145
  %2151 = getelementptr inbounds i8, ptr %2146, i64 50
  %2152 = load i8, ptr %2151, align 2
  %2153 = icmp eq i8 %2152, 0
  br i1 %2153, label %2154, label %2170

2154:                                             ; preds = %2150
  %2155 = load i32, ptr %732, align 8
  %2156 = sext i32 %2155 to i64
  %2157 = getelementptr inbounds [16 x i32], ptr %748, i64 0, i64 %2156
  store i32 0, ptr %2157, align 4
  %2158 = load i32, ptr %732, align 8
  %2159 = add nsw i32 %2158, 1
  store i32 %2159, ptr %732, align 8
  %2160 = sext i32 %2158 to i64
  %2161 = getelementptr inbounds [16 x i32], ptr %749, i64 0, i64 %2160
  %2162 = trunc nuw nsw i64 %2110 to i32
  store i32 %2162, ptr %2161, align 4
  %2163 = load i32, ptr %731, align 4
  %2164 = add nsw i32 %2163, 1
  store i32 %2164, ptr %731, align 4
  %2165 = sext i32 %2163 to i64
  %2166 = getelementptr inbounds [16 x i32], ptr %750, i64 0, i64 %2165
  store i32 %2162, ptr %2166, align 4
  %2167 = load i32, ptr %732, align 8
  %2168 = trunc i32 %2167 to i8
  store i8 %2168, ptr %2151, align 2
  %2169 = load i32, ptr %743, align 8
  br label %2170

2170:                                             ; preds = %2154, %2150, %2145, %2142
  %2171 = phi i32 [ %2169, %2154 ], [ %2109, %2150 ], [ %2109, %2145 ], [ %2109, %2142 ]
  %2172 = add nuw nsw i64 %2110, 1
  %2173 = sext i32 %2171 to i64
  %2174 = icmp slt i64 %2172, %2173
  br i1 %2174, label %2108, label %2104

2175:                                             ; preds = %2104
  %2176 = load ptr, ptr %92, align 8
  %2177 = getelementptr inbounds i8, ptr %2176, i64 16
  %2178 = load i32, ptr %2177, align 8
  %2179 = icmp sgt i32 %2106, 0
  br i1 %2179, label %2180, label %2272

2180:                                             ; preds = %2175
  %2181 = getelementptr inbounds i8, ptr %2176, i64 32
  br label %2188

2182:                                             ; preds = %2266
  %2183 = icmp eq i32 %2267, 0
  br i1 %2183, label %2272, label %2184

2184:                                             ; preds = %2182
  %2185 = getelementptr inbounds i8, ptr %2176, i64 168
  %2186 = getelementptr inbounds i8, ptr %2176, i64 56
  %2187 = sext i32 %2267 to i64
  br label %2275

2188:                                             ; preds = %2266, %2180
  %2189 = phi i64 [ 0, %2180 ], [ %2268, %2266 ]
  %2190 = phi i32 [ 0, %2180 ], [ %2267, %2266 ]
  %2191 = getelementptr inbounds [16 x i32], ptr %753, i64 0, i64 %2189
  %2192 = load i32, ptr %2191, align 4
  %2193 = call i32 @node_of(ptr %92, i32 %2192)
  %2194 = load i32, ptr %2191, align 4
  %2195 = getelementptr inbounds [16 x i32], ptr %755, i64 0, i64 %2189
  %2196 = load i32, ptr %2195, align 4
  %2197 = sext i32 %2196 to i64
  %2198 = getelementptr inbounds [6000 x %struct.Form], ptr %754, i64 0, i64 %2197
  %2199 = sext i32 %2194 to i64
  %2200 = getelementptr inbounds [1200 x %struct.Class], ptr %745, i64 0, i64 %2199
  %2201 = getelementptr inbounds i8, ptr %2198, i64 14
  %2202 = load i8, ptr %2201, align 2
  %2203 = getelementptr inbounds i8, ptr %2200, i64 48
  %2204 = load i8, ptr %2203, align 8
  %2205 = getelementptr inbounds i8, ptr %2200, i64 24
  %2206 = load i64, ptr %2205, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 8 %2200, i64 16, i1 false)
  %2207 = getelementptr inbounds i8, ptr %2198, i64 12
  %2208 = load i16, ptr %2207, align 4
  %2209 = load i32, ptr %2198, align 4
  %2210 = call i32 @node_of(ptr %92, i32 %2209)
  %2211 = getelementptr inbounds i8, ptr %2198, i64 4
  %2212 = load i32, ptr %2211, align 4
  %2213 = call i32 @node_of(ptr %92, i32 %2212)
  %2214 = load ptr, ptr %92, align 8
  %2215 = getelementptr inbounds i8, ptr %2214, i64 56
  %2216 = load ptr, ptr %2215, align 8
  %2217 = sext i32 %2210 to i64
  %2218 = getelementptr inbounds i32, ptr %2216, i64 %2217
  %2219 = load i32, ptr %2218, align 4
  %2220 = add nsw i32 %2219, 1
  store i32 %2220, ptr %2218, align 4
  %2221 = load ptr, ptr %92, align 8
  %2222 = getelementptr inbounds i8, ptr %2221, i64 56
  %2223 = load ptr, ptr %2222, align 8
  %2224 = sext i32 %2213 to i64
  %2225 = getelementptr inbounds i32, ptr %2223, i64 %2224
  %2226 = load i32, ptr %2225, align 4
  %2227 = add nsw i32 %2226, 1
  store i32 %2227, ptr %2225, align 4
  %2228 = load ptr, ptr %2176, align 8
  %2229 = sext i32 %2193 to i64
  %2230 = getelementptr inbounds %struct.Node, ptr %2228, i64 %2229
  %2231 = icmp slt i32 %2193, %2178
  br i1 %2231, label %2250, label %2232

2232:                                             ; preds = %2188
  %2233 = icmp ne i8 %2204, 0
  %2234 = zext i1 %2233 to i8
  store i8 %2202, ptr %2230, align 8
  %2235 = getelementptr inbounds i8, ptr %2230, i64 1
  store i8 %2204, ptr %2235, align 1
  %2236 = getelementptr inbounds i8, ptr %2230, i64 2
  store i8 %2234, ptr %2236, align 2
  %2237 = getelementptr inbounds i8, ptr %2230, i64 3
  store i8 3, ptr %2237, align 1
  %2238 = getelementptr inbounds i8, ptr %2230, i64 4
  store i16 %2208, ptr %2238, align 4
  %2239 = getelementptr inbounds i8, ptr %2230, i64 8
  %2240 = zext i32 %2213 to i64
  %2241 = shl nuw i64 %2240, 32
  %2242 = zext i32 %2210 to i64
  %2243 = or disjoint i64 %2241, %2242
  store i64 %2243, ptr %2239, align 8
  %2244 = getelementptr inbounds i8, ptr %2230, i64 16
  store i32 -1, ptr %2244, align 8
  %2245 = getelementptr inbounds i8, ptr %2230, i64 20
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2245, ptr align 4 %29, i64 16, i1 false)
  %2246 = getelementptr inbounds i8, ptr %2230, i64 40
  store i64 %2206, ptr %2246, align 8
  %2247 = zext i1 %2233 to i32
  %2248 = load i32, ptr %2181, align 8
  %2249 = add nsw i32 %2248, %2247
  store i32 %2249, ptr %2181, align 8
  br label %2266

2250:                                             ; preds = %2188
  %2251 = getelementptr inbounds i8, ptr %2230, i64 8
  %2252 = load i32, ptr %2251, align 8
  %2253 = add nsw i32 %2190, 1
  %2254 = sext i32 %2190 to i64
  %2255 = getelementptr inbounds [32 x i32], ptr %28, i64 0, i64 %2254
  store i32 %2252, ptr %2255, align 4
  %2256 = getelementptr inbounds i8, ptr %2230, i64 12
  %2257 = load i32, ptr %2256, align 4
  %2258 = add nsw i32 %2190, 2
  %2259 = sext i32 %2253 to i64
  %2260 = getelementptr inbounds [32 x i32], ptr %28, i64 0, i64 %2259
  store i32 %2257, ptr %2260, align 4
  store i8 %2202, ptr %2230, align 8
  %2261 = getelementptr inbounds i8, ptr %2230, i64 4
  store i16 %2208, ptr %2261, align 4
  %2262 = zext i32 %2213 to i64
  %2263 = shl nuw i64 %2262, 32
  %2264 = zext i32 %2210 to i64
  %2265 = or disjoint i64 %2263, %2264
  store i64 %2265, ptr %2251, align 8
  br label %2266

2266:                                             ; preds = %2250, %2232
  %2267 = phi i32 [ %2190, %2232 ], [ %2258, %2250 ]
  %2268 = add nuw nsw i64 %2189, 1
  %2269 = load i32, ptr %730, align 8
  %2270 = sext i32 %2269 to i64
  %2271 = icmp slt i64 %2268, %2270
  br i1 %2271, label %2188, label %2182

2272:                                             ; preds = %2317, %2182, %2175
  %2273 = load i32, ptr %2177, align 8
  %2274 = icmp slt i32 %2178, %2273
  br i1 %2274, label %2322, label %2319

2275:                                             ; preds = %2317, %2184
  %2276 = phi i64 [ %2187, %2184 ], [ %2277, %2317 ]
  %2277 = add nsw i64 %2276, -1
  %2278 = getelementptr inbounds [32 x i32], ptr %28, i64 0, i64 %2277
  %2279 = load i32, ptr %2278, align 4
  %2280 = load ptr, ptr %2185, align 8
  store i32 %2279, ptr %2280, align 4
  br label %2281

2281:                                             ; preds = %2296, %2275
  %2282 = phi i32 [ 1, %2275 ], [ %2297, %2296 ]
  %2283 = load ptr, ptr %2185, align 8
  %2284 = add nsw i32 %2282, -1
  %2285 = sext i32 %2284 to i64
  %2286 = getelementptr inbounds i32, ptr %2283, i64 %2285
  %2287 = load i32, ptr %2286, align 4
  %2288 = icmp slt i32 %2287, 0
  br i1 %2288, label %2296, label %2289

2289:                                             ; preds = %2281
  %2290 = load ptr, ptr %2186, align 8
  %2291 = zext i32 %2287 to i64
  %2292 = getelementptr inbounds i32, ptr %2290, i64 %2291
  %2293 = load i32, ptr %2292, align 4
  %2294 = add nsw i32 %2293, -1
  store i32 %2294, ptr %2292, align 4
  %2295 = icmp eq i32 %2294, 0
  br i1 %2295, label %2299, label %2296

2296:                                             ; preds = %2299, %2289, %2281
  %2297 = phi i32 [ %2314, %2299 ], [ %2284, %2289 ], [ %2284, %2281 ]
  %2298 = icmp eq i32 %2297, 0
  br i1 %2298, label %2317, label %2281

2299:                                             ; preds = %2289
  %2300 = load ptr, ptr %2176, align 8
  %2301 = getelementptr inbounds %struct.Node, ptr %2300, i64 %2291, i32 2
  %2302 = load i8, ptr %2301, align 2
  %2303 = zext i8 %2302 to i32
  %2304 = load i32, ptr %2181, align 8
  %2305 = sub nsw i32 %2304, %2303
  store i32 %2305, ptr %2181, align 8
  %2306 = getelementptr inbounds %struct.Node, ptr %2300, i64 %2291, i32 5
  %2307 = load i32, ptr %2306, align 8
  %2308 = load ptr, ptr %2185, align 8
  %2309 = getelementptr inbounds i32, ptr %2308, i64 %2285
  store i32 %2307, ptr %2309, align 4
  %2310 = load ptr, ptr %2176, align 8
  %2311 = getelementptr inbounds %struct.Node, ptr %2310, i64 %2291, i32 5, i64 1
  %2312 = load i32, ptr %2311, align 4
  %2313 = load ptr, ptr %2185, align 8
  %2314 = add nsw i32 %2282, 1
  %2315 = sext i32 %2282 to i64
  %2316 = getelementptr inbounds i32, ptr %2313, i64 %2315
  store i32 %2312, ptr %2316, align 4
  br label %2296

2317:                                             ; preds = %2296
  %2318 = icmp eq i64 %2277, 0
  br i1 %2318, label %2272, label %2275

2319:                                             ; preds = %2322, %2272
  %2320 = phi i32 [ %2273, %2272 ], [ %2325, %2322 ]
  %2321 = icmp slt i32 %2178, %2320
  br i1 %2321, label %2327, label %2332

2322:                                             ; preds = %2272, %2322
  %2323 = phi i32 [ %2324, %2322 ], [ %2178, %2272 ]
  call void @enter(ptr %2176, i32 %2323)
  %2324 = add nsw i32 %2323, 1
  %2325 = load i32, ptr %2177, align 8
  %2326 = icmp slt i32 %2324, %2325
  br i1 %2326, label %2322, label %2319

2327:                                             ; preds = %2319, %2327
  %2328 = phi i32 [ %2329, %2327 ], [ %2178, %2319 ]
  call void @enter_pairs(ptr %2176, i32 %2328)
  %2329 = add nsw i32 %2328, 1
  %2330 = load i32, ptr %2177, align 8
  %2331 = icmp slt i32 %2329, %2330
  br i1 %2331, label %2327, label %2332

2332:                                             ; preds = %2327, %2319
  br label %3257

2333:                                             ; preds = %1156, %1155
  br i1 %1052, label %2352, label %2334

2334:                                             ; preds = %2333
  %2335 = load i32, ptr %728, align 8
  %2336 = add nsw i32 %1083, %862
  %2337 = icmp slt i32 %2335, %2336
  br i1 %2337, label %2338, label %2352

2338:                                             ; preds = %2334
  %2339 = add i64 %1119, 4354685564936845354
  store i64 %2339, ptr %650, align 8
  %2340 = lshr i64 %2339, 30
  %2341 = xor i64 %2340, %2339
  %2342 = mul i64 %2341, -4658895280553007687
  %2343 = lshr i64 %2342, 27
  %2344 = xor i64 %2343, %2342
  %2345 = mul i64 %2344, -7723592293110705685
  %2346 = lshr i64 %2345, 31
  %2347 = xor i64 %2346, %2345
  %2348 = urem i64 %2347, %1053
  %2349 = icmp eq i64 %2348, 0
  %2350 = getelementptr inbounds %struct.Node, ptr %1134, i64 %1136, i32 2
  %2351 = load i8, ptr %2350, align 2
  br label %2352

2352:                                             ; preds = %2338, %2334, %2333
  %2353 = phi i8 [ %1144, %2334 ], [ %1144, %2333 ], [ %2351, %2338 ]
  %2354 = phi i1 [ false, %2334 ], [ false, %2333 ], [ %2349, %2338 ]
  %2355 = zext i8 %2353 to i32
  %2356 = load ptr, ptr %605, align 8
  store i32 %1133, ptr %2356, align 4
  br label %2366

2357:                                             ; preds = %2424
  %2358 = icmp eq i32 %2426, 0
  br i1 %2358, label %2359, label %2366

2359:                                             ; preds = %2357
  %2360 = sext i1 %2354 to i32
  %2361 = getelementptr inbounds i8, ptr %1137, i64 20
  %2362 = getelementptr inbounds i8, ptr %1137, i64 8
  %2363 = icmp sgt i32 %2425, 0
  br i1 %2363, label %2364, label %2438

2364:                                             ; preds = %2359
  %2365 = zext i32 %2425 to i64
  br label %2428

2366:                                             ; preds = %2357, %2352
  %2367 = phi i32 [ %2355, %2352 ], [ %2427, %2357 ]
  %2368 = phi i32 [ 1, %2352 ], [ %2426, %2357 ]
  %2369 = phi i32 [ 0, %2352 ], [ %2425, %2357 ]
  %2370 = load ptr, ptr %45, align 8
  %2371 = load ptr, ptr %605, align 8
  %2372 = add nsw i32 %2368, -1
  %2373 = sext i32 %2372 to i64
  %2374 = getelementptr inbounds i32, ptr %2371, i64 %2373
  %2375 = load i32, ptr %2374, align 4
  %2376 = sext i32 %2375 to i64
  br label %2377

2377:                                             ; preds = %2424, %2366
  %2378 = phi i1 [ true, %2366 ], [ false, %2424 ]
  %2379 = phi i64 [ 0, %2366 ], [ 1, %2424 ]
  %2380 = phi i32 [ %2367, %2366 ], [ %2427, %2424 ]
  %2381 = phi i32 [ %2372, %2366 ], [ %2426, %2424 ]
  %2382 = phi i32 [ %2369, %2366 ], [ %2425, %2424 ]
  %2383 = getelementptr inbounds %struct.Node, ptr %2370, i64 %2376, i32 5, i64 %2379
  %2384 = load i32, ptr %2383, align 4
  %2385 = icmp slt i32 %2384, 0
  br i1 %2385, label %2424, label %2386

2386:                                             ; preds = %2377
  %2387 = load ptr, ptr %590, align 8
  %2388 = zext i32 %2384 to i64
  %2389 = getelementptr inbounds i32, ptr %2387, i64 %2388
  %2390 = load i32, ptr %2389, align 4
  %2391 = icmp eq i32 %2390, 0
  br i1 %2391, label %2392, label %2400

2392:                                             ; preds = %2386
  %2393 = load ptr, ptr %601, align 8
  %2394 = add nsw i32 %2382, 1
  %2395 = sext i32 %2382 to i64
  %2396 = getelementptr inbounds i32, ptr %2393, i64 %2395
  store i32 %2384, ptr %2396, align 4
  %2397 = load ptr, ptr %590, align 8
  %2398 = getelementptr inbounds i32, ptr %2397, i64 %2388
  %2399 = load i32, ptr %2398, align 4
  br label %2400

2400:                                             ; preds = %2392, %2386
  %2401 = phi i32 [ %2394, %2392 ], [ %2382, %2386 ]
  %2402 = phi i32 [ %2399, %2392 ], [ %2390, %2386 ]
  %2403 = phi ptr [ %2397, %2392 ], [ %2387, %2386 ]
  %2404 = getelementptr inbounds i32, ptr %2403, i64 %2388
  %2405 = add nsw i32 %2402, -1
  store i32 %2405, ptr %2404, align 4
  %2406 = load ptr, ptr %543, align 8
  %2407 = getelementptr inbounds i32, ptr %2406, i64 %2388
  %2408 = load i32, ptr %2407, align 4
  %2409 = load ptr, ptr %590, align 8
  %2410 = getelementptr inbounds i32, ptr %2409, i64 %2388
  %2411 = load i32, ptr %2410, align 4
  %2412 = sub i32 0, %2411
  %2413 = icmp eq i32 %2408, %2412
  br i1 %2413, label %2414, label %2424

2414:                                             ; preds = %2400
  %2415 = load ptr, ptr %45, align 8
  %2416 = getelementptr inbounds %struct.Node, ptr %2415, i64 %2388, i32 2
  %2417 = load i8, ptr %2416, align 2
  %2418 = zext i8 %2417 to i32
  %2419 = add nsw i32 %2380, %2418
  %2420 = load ptr, ptr %605, align 8
  %2421 = add nsw i32 %2381, 1
  %2422 = sext i32 %2381 to i64
  %2423 = getelementptr inbounds i32, ptr %2420, i64 %2422
  store i32 %2384, ptr %2423, align 4
  br label %2424

2424:                                             ; preds = %2414, %2400, %2377
  %2425 = phi i32 [ %2382, %2377 ], [ %2401, %2414 ], [ %2401, %2400 ]
  %2426 = phi i32 [ %2381, %2377 ], [ %2421, %2414 ], [ %2381, %2400 ]
  %2427 = phi i32 [ %2380, %2377 ], [ %2419, %2414 ], [ %2380, %2400 ]
  br i1 %2378, label %2377, label %2357

2428:                                             ; preds = %2428, %2364
  %2429 = phi i64 [ 0, %2364 ], [ %2436, %2428 ]
  %2430 = load ptr, ptr %590, align 8
  %2431 = load ptr, ptr %601, align 8
  %2432 = getelementptr inbounds i32, ptr %2431, i64 %2429
  %2433 = load i32, ptr %2432, align 4
  %2434 = sext i32 %2433 to i64
  %2435 = getelementptr inbounds i32, ptr %2430, i64 %2434
  store i32 0, ptr %2435, align 4
  %2436 = add nuw nsw i64 %2429, 1
  %2437 = icmp eq i64 %2436, %2365
  br i1 %2437, label %2438, label %2428

2438:                                             ; preds = %2428, %2359
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 @__const.step.best, i64 20, i1 false)
  store i64 0, ptr %24, align 8
  %2439 = load i32, ptr %756, align 8
  %2440 = icmp sgt i32 %2439, 0
  br i1 %2440, label %2441, label %3256

2441:                                             ; preds = %2438
  %2442 = add nsw i32 %2427, -2
  %2443 = icmp slt i32 %2442, %2360
  %2444 = getelementptr inbounds i8, ptr %1137, i64 24
  %2445 = getelementptr inbounds i8, ptr %1137, i64 12
  br label %2449

2446:                                             ; preds = %2807
  %2447 = load i32, ptr %769, align 4
  %2448 = icmp eq i32 %2447, -2147483648
  br i1 %2448, label %3256, label %2812

2449:                                             ; preds = %2807, %2441
  %2450 = phi i32 [ %2439, %2441 ], [ %2808, %2807 ]
  %2451 = phi i64 [ 0, %2441 ], [ %2809, %2807 ]
  %2452 = load ptr, ptr %539, align 8
  %2453 = getelementptr inbounds i32, ptr %2452, i64 %2451
  %2454 = load i32, ptr %2453, align 4
  %2455 = load ptr, ptr %543, align 8
  %2456 = sext i32 %2454 to i64
  %2457 = getelementptr inbounds i32, ptr %2455, i64 %2456
  %2458 = load i32, ptr %2457, align 4
  %2459 = icmp sgt i32 %2458, 0
  br i1 %2459, label %2460, label %2807

2460:                                             ; preds = %2449
  %2461 = load ptr, ptr %45, align 8
  %2462 = getelementptr inbounds %struct.Node, ptr %2461, i64 %2456, i32 3
  %2463 = load i8, ptr %2462, align 1
  %2464 = icmp eq i8 %2463, 0
  %2465 = icmp eq i32 %2454, %1133
  %2466 = or i1 %2465, %2464
  br i1 %2466, label %2807, label %2467

2467:                                             ; preds = %2460
  %2468 = getelementptr inbounds %struct.Node, ptr %2461, i64 %2456, i32 7
  %2469 = load i32, ptr %2361, align 4
  %2470 = load i32, ptr %2468, align 4
  %2471 = icmp ult i32 %2469, %2470
  %2472 = add i32 %2469, 2147483647
  %2473 = select i1 %2471, i32 %2472, i32 %2469
  %2474 = sub i32 %2473, %2470
  store i32 %2474, ptr %25, align 4
  %2475 = add i32 %2470, %2469
  %2476 = icmp ugt i32 %2475, 2147483646
  %2477 = add i32 %2475, -2147483647
  %2478 = select i1 %2476, i32 %2477, i32 %2475
  store i32 %2478, ptr %757, align 4
  %2479 = load ptr, ptr %547, align 8
  %2480 = getelementptr inbounds i32, ptr %2479, i64 %2456
  %2481 = load i32, ptr %2480, align 4
  %2482 = zext i32 %2469 to i64
  %2483 = zext i32 %2481 to i64
  %2484 = mul nuw i64 %2483, %2482
  %2485 = trunc i64 %2484 to i32
  %2486 = and i32 %2485, 2147483647
  %2487 = lshr i64 %2484, 31
  %2488 = trunc i64 %2487 to i32
  %2489 = add i32 %2486, %2488
  %2490 = icmp ugt i32 %2489, 2147483646
  %2491 = add i32 %2489, -2147483647
  %2492 = select i1 %2490, i32 %2491, i32 %2489
  store i32 %2492, ptr %758, align 4
  %2493 = getelementptr inbounds i8, ptr %2468, i64 4
  br label %2496

2494:                                             ; preds = %2804
  %2495 = load i32, ptr %756, align 8
  br label %2807

2496:                                             ; preds = %2804, %2467
  %2497 = phi i64 [ 0, %2467 ], [ %2805, %2804 ]
  %2498 = getelementptr inbounds [3 x i32], ptr %25, i64 0, i64 %2497
  %2499 = load i32, ptr %2498, align 4
  %2500 = sub i32 2147483647, %2499
  %2501 = call i32 @llvm.umin.i32(i32 %2500, i32 %2499)
  %2502 = icmp eq i64 %2497, 2
  %2503 = select i1 %2502, i8 2, i8 1
  %2504 = load ptr, ptr %578, align 8
  %2505 = zext i32 %2501 to i64
  %2506 = mul i64 %2505, -7046029254386353131
  %2507 = lshr i64 %2506, 48
  %2508 = lshr i64 %2506, 54
  %2509 = getelementptr inbounds i64, ptr %2504, i64 %2508
  %2510 = load i64, ptr %2509, align 8
  %2511 = and i64 %2507, 63
  br i1 %2443, label %2524, label %2512

2512:                                             ; preds = %2496
  %2513 = load ptr, ptr %582, align 8
  %2514 = load ptr, ptr %586, align 8
  %2515 = select i1 %2502, ptr %2513, ptr %2514
  %2516 = lshr i64 %2506, 44
  %2517 = lshr i64 %2506, 50
  %2518 = getelementptr inbounds i64, ptr %2515, i64 %2517
  %2519 = load i64, ptr %2518, align 8
  %2520 = and i64 %2516, 63
  %2521 = shl nuw i64 1, %2520
  %2522 = and i64 %2519, %2521
  %2523 = icmp ne i64 %2522, 0
  br label %2524

2524:                                             ; preds = %2512, %2496
  %2525 = phi i1 [ false, %2496 ], [ %2523, %2512 ]
  %2526 = icmp eq i32 %2501, 0
  br i1 %2526, label %2804, label %2527

2527:                                             ; preds = %2524
  %2528 = shl nuw i64 1, %2511
  %2529 = and i64 %2528, %2510
  %2530 = icmp ne i64 %2529, 0
  %2531 = select i1 %2530, i1 true, i1 %2525
  br i1 %2531, label %2532, label %2804

2532:                                             ; preds = %2527
  %2533 = trunc nuw nsw i64 %2497 to i32
  %2534 = load i32, ptr %2444, align 4
  %2535 = load i32, ptr %2493, align 4
  switch i32 %2533, label %2546 [
    i32 0, label %2536
    i32 1, label %2541
  ]

2536:                                             ; preds = %2532
  %2537 = icmp ult i32 %2534, %2535
  %2538 = add i32 %2534, 2147483647
  %2539 = select i1 %2537, i32 %2538, i32 %2534
  %2540 = sub i32 %2539, %2535
  br label %2592

2541:                                             ; preds = %2532
  %2542 = add i32 %2535, %2534
  %2543 = icmp ugt i32 %2542, 2147483646
  %2544 = add i32 %2542, -2147483647
  %2545 = select i1 %2543, i32 %2544, i32 %2542
  br label %2592

2546:                                             ; preds = %2532, %2566
  %2547 = phi i32 [ %2569, %2566 ], [ 2147483645, %2532 ]
  %2548 = phi i32 [ %2568, %2566 ], [ 1, %2532 ]
  %2549 = phi i32 [ %2578, %2566 ], [ %2535, %2532 ]
  %2550 = and i32 %2547, 1
  %2551 = icmp eq i32 %2550, 0
  br i1 %2551, label %2552, label %2554

2552:                                             ; preds = %2546
  %2553 = zext i32 %2549 to i64
  br label %2566

2554:                                             ; preds = %2546
  %2555 = zext i32 %2548 to i64
  %2556 = zext i32 %2549 to i64
  %2557 = mul nuw i64 %2556, %2555
  %2558 = trunc i64 %2557 to i32
  %2559 = and i32 %2558, 2147483647
  %2560 = lshr i64 %2557, 31
  %2561 = trunc i64 %2560 to i32
  %2562 = add i32 %2559, %2561
  %2563 = icmp ugt i32 %2562, 2147483646
  %2564 = add i32 %2562, -2147483647
  %2565 = select i1 %2563, i32 %2564, i32 %2562
  br label %2566

2566:                                             ; preds = %2554, %2552
  %2567 = phi i64 [ %2553, %2552 ], [ %2556, %2554 ]
  %2568 = phi i32 [ %2548, %2552 ], [ %2565, %2554 ]
  %2569 = lshr i32 %2547, 1
  %2570 = mul nuw i64 %2567, %2567
  %2571 = trunc i64 %2570 to i32
  %2572 = and i32 %2571, 2147483647
  %2573 = lshr i64 %2570, 31
  %2574 = trunc i64 %2573 to i32
  %2575 = add i32 %2572, %2574
  %2576 = icmp ugt i32 %2575, 2147483646
  %2577 = add i32 %2575, -2147483647
  %2578 = select i1 %2576, i32 %2577, i32 %2575
  %2579 = icmp ult i32 %2547, 2
  br i1 %2579, label %2580, label %2546

2580:                                             ; preds = %2566
  %2581 = zext i32 %2534 to i64
  %2582 = zext i32 %2568 to i64
  %2583 = mul nuw i64 %2582, %2581
  %2584 = trunc i64 %2583 to i32
  %2585 = and i32 %2584, 2147483647
  %2586 = lshr i64 %2583, 31
  %2587 = trunc i64 %2586 to i32
  %2588 = add i32 %2585, %2587
  %2589 = icmp ugt i32 %2588, 2147483646
  %2590 = add i32 %2588, -2147483647
  %2591 = select i1 %2589, i32 %2590, i32 %2588
  br label %2592

2592:                                             ; preds = %2580, %2541, %2536
  %2593 = phi i32 [ %2540, %2536 ], [ %2545, %2541 ], [ %2591, %2580 ]
  %2594 = zext i32 %2499 to i64
  %2595 = shl nuw nsw i64 %2594, 31
  %2596 = zext i32 %2593 to i64
  %2597 = or i64 %2595, %2596
  %2598 = zext i32 %2500 to i64
  %2599 = shl nuw nsw i64 %2598, 31
  %2600 = icmp eq i32 %2593, 0
  %2601 = sub i32 2147483647, %2593
  %2602 = select i1 %2600, i32 0, i32 %2601
  %2603 = zext i32 %2602 to i64
  %2604 = or i64 %2599, %2603
  %2605 = call i64 @llvm.umin.i64(i64 %2597, i64 %2604)
  br i1 %2530, label %2606, label %2616

2606:                                             ; preds = %2592
  %2607 = load ptr, ptr %555, align 8
  %2608 = load i32, ptr %518, align 8
  %2609 = lshr i64 %2506, 33
  %2610 = trunc nuw nsw i64 %2609 to i32
  %2611 = and i32 %2608, %2610
  %2612 = zext i32 %2611 to i64
  %2613 = getelementptr inbounds i32, ptr %2607, i64 %2612
  %2614 = load i32, ptr %2613, align 4
  %2615 = icmp sgt i32 %2614, -1
  br i1 %2615, label %2617, label %2616

2616:                                             ; preds = %2666, %2606, %2592
  br i1 %2525, label %2671, label %2804

2617:                                             ; preds = %2606, %2666
  %2618 = phi i32 [ %2669, %2666 ], [ %2614, %2606 ]
  %2619 = load ptr, ptr %45, align 8
  %2620 = zext i32 %2618 to i64
  %2621 = getelementptr inbounds %struct.Node, ptr %2619, i64 %2620, i32 7
  %2622 = load i32, ptr %2362, align 4
  %2623 = icmp eq i32 %2622, %2454
  br i1 %2623, label %2624, label %2627

2624:                                             ; preds = %2617
  %2625 = load i32, ptr %2445, align 4
  %2626 = icmp eq i32 %2625, %2618
  br i1 %2626, label %2632, label %2627

2627:                                             ; preds = %2624, %2617
  %2628 = icmp eq i32 %2622, %2618
  br i1 %2628, label %2629, label %2632

2629:                                             ; preds = %2627
  %2630 = load i32, ptr %2445, align 4
  %2631 = icmp eq i32 %2630, %2454
  br label %2632

2632:                                             ; preds = %2629, %2627, %2624
  %2633 = phi i1 [ true, %2624 ], [ false, %2627 ], [ %2631, %2629 ]
  %2634 = load i32, ptr %2621, align 4
  %2635 = getelementptr inbounds i8, ptr %2621, i64 4
  %2636 = load i32, ptr %2635, align 4
  %2637 = zext i32 %2634 to i64
  %2638 = shl nuw nsw i64 %2637, 31
  %2639 = zext i32 %2636 to i64
  %2640 = or i64 %2638, %2639
  %2641 = icmp eq i32 %2634, 0
  %2642 = sub i32 2147483647, %2634
  %2643 = select i1 %2641, i32 0, i32 %2642
  %2644 = zext i32 %2643 to i64
  %2645 = shl nuw nsw i64 %2644, 31
  %2646 = icmp eq i32 %2636, 0
  %2647 = sub i32 2147483647, %2636
  %2648 = select i1 %2646, i32 0, i32 %2647
  %2649 = zext i32 %2648 to i64
  %2650 = or i64 %2645, %2649
  %2651 = call i64 @llvm.umin.i64(i64 %2640, i64 %2650)
  %2652 = icmp eq i64 %2651, %2605
  br i1 %2652, label %2653, label %2666

2653:                                             ; preds = %2632
  %2654 = load ptr, ptr %543, align 8
  %2655 = getelementptr inbounds i32, ptr %2654, i64 %2620
  %2656 = load i32, ptr %2655, align 4
  %2657 = icmp sgt i32 %2656, 0
  br i1 %2657, label %2658, label %2666

2658:                                             ; preds = %2653
  %2659 = getelementptr inbounds %struct.Node, ptr %2619, i64 %2620, i32 3
  %2660 = load i8, ptr %2659, align 1
  %2661 = icmp eq i8 %2660, 0
  %2662 = icmp eq i32 %2618, %1133
  %2663 = or i1 %2662, %2661
  %2664 = select i1 %2663, i1 true, i1 %2633
  br i1 %2664, label %2666, label %2665

2665:                                             ; preds = %2658
  store i32 %2454, ptr %26, align 8
  store i32 %2618, ptr %759, align 4
  store i32 -1, ptr %760, align 8
  store i32 0, ptr %761, align 4
  store i8 %2503, ptr %762, align 8
  store i8 3, ptr %763, align 1
  call void @judge(ptr %45, i32 %1133, ptr byval(%struct.Way) align 8 %26, ptr %23, ptr %24, i32 %2360)
  br label %2666

2666:                                             ; preds = %2665, %2658, %2653, %2632
  %2667 = load ptr, ptr %559, align 8
  %2668 = getelementptr inbounds i32, ptr %2667, i64 %2620
  %2669 = load i32, ptr %2668, align 4
  %2670 = icmp sgt i32 %2669, -1
  br i1 %2670, label %2617, label %2616

2671:                                             ; preds = %2616
  %2672 = load ptr, ptr %574, align 8
  %2673 = load i32, ptr %536, align 8
  %2674 = lshr i64 %2506, 33
  %2675 = trunc nuw nsw i64 %2674 to i32
  %2676 = and i32 %2673, %2675
  %2677 = zext i32 %2676 to i64
  %2678 = getelementptr inbounds i32, ptr %2672, i64 %2677
  %2679 = load i32, ptr %2678, align 4
  %2680 = icmp sgt i32 %2679, -1
  br i1 %2680, label %2681, label %2804

2681:                                             ; preds = %2671
  %2682 = load ptr, ptr %566, align 8
  br label %2683

2683:                                             ; preds = %2799, %2681
  %2684 = phi ptr [ %2800, %2799 ], [ %2682, %2681 ]
  %2685 = phi i32 [ %2802, %2799 ], [ %2679, %2681 ]
  %2686 = zext i32 %2685 to i64
  %2687 = getelementptr inbounds %struct.Pair, ptr %2684, i64 %2686
  %2688 = getelementptr inbounds i8, ptr %2687, i64 4
  %2689 = load i32, ptr %2688, align 4
  %2690 = getelementptr inbounds i8, ptr %2687, i64 8
  %2691 = load i32, ptr %2690, align 4
  %2692 = load i32, ptr %2687, align 4
  %2693 = icmp eq i32 %2692, %2501
  br i1 %2693, label %2694, label %2799

2694:                                             ; preds = %2683
  %2695 = load ptr, ptr %543, align 8
  %2696 = sext i32 %2689 to i64
  %2697 = getelementptr inbounds i32, ptr %2695, i64 %2696
  %2698 = load i32, ptr %2697, align 4
  %2699 = icmp sgt i32 %2698, 0
  br i1 %2699, label %2700, label %2799

2700:                                             ; preds = %2694
  %2701 = load ptr, ptr %45, align 8
  %2702 = getelementptr inbounds %struct.Node, ptr %2701, i64 %2696, i32 3
  %2703 = load i8, ptr %2702, align 1
  %2704 = icmp eq i8 %2703, 0
  br i1 %2704, label %2799, label %2705

2705:                                             ; preds = %2700
  %2706 = sext i32 %2691 to i64
  %2707 = getelementptr inbounds i32, ptr %2695, i64 %2706
  %2708 = load i32, ptr %2707, align 4
  %2709 = icmp sgt i32 %2708, 0
  br i1 %2709, label %2710, label %2799

2710:                                             ; preds = %2705
  %2711 = getelementptr inbounds %struct.Node, ptr %2701, i64 %2706, i32 3
  %2712 = load i8, ptr %2711, align 1
  %2713 = icmp eq i8 %2712, 0
  %2714 = icmp eq i32 %2689, %1133
  %2715 = select i1 %2713, i1 true, i1 %2714
  %2716 = icmp eq i32 %2691, %1133
  %2717 = select i1 %2715, i1 true, i1 %2716
  br i1 %2717, label %2799, label %2718

2718:                                             ; preds = %2710
  %2719 = getelementptr inbounds %struct.Node, ptr %2701, i64 %2696, i32 7
  %2720 = getelementptr inbounds %struct.Node, ptr %2701, i64 %2706, i32 7
  %2721 = getelementptr inbounds i8, ptr %2687, i64 16
  %2722 = load i8, ptr %2721, align 4
  %2723 = load i32, ptr %2719, align 4
  %2724 = load i32, ptr %2720, align 4
  switch i8 %2722, label %2751 [
    i8 0, label %2725
    i8 1, label %2738
  ]

2725:                                             ; preds = %2718
  %2726 = add i32 %2724, %2723
  %2727 = icmp ugt i32 %2726, 2147483646
  %2728 = add i32 %2726, -2147483647
  %2729 = select i1 %2727, i32 %2728, i32 %2726
  %2730 = getelementptr inbounds i8, ptr %2719, i64 4
  %2731 = load i32, ptr %2730, align 4
  %2732 = getelementptr inbounds i8, ptr %2720, i64 4
  %2733 = load i32, ptr %2732, align 4
  %2734 = add i32 %2733, %2731
  %2735 = icmp ugt i32 %2734, 2147483646
  %2736 = add i32 %2734, -2147483647
  %2737 = select i1 %2735, i32 %2736, i32 %2734
  br label %2778

2738:                                             ; preds = %2718
  %2739 = icmp ult i32 %2723, %2724
  %2740 = add i32 %2723, 2147483647
  %2741 = select i1 %2739, i32 %2740, i32 %2723
  %2742 = sub i32 %2741, %2724
  %2743 = getelementptr inbounds i8, ptr %2719, i64 4
  %2744 = load i32, ptr %2743, align 4
  %2745 = getelementptr inbounds i8, ptr %2720, i64 4
  %2746 = load i32, ptr %2745, align 4
  %2747 = icmp ult i32 %2744, %2746
  %2748 = add i32 %2744, 2147483647
  %2749 = select i1 %2747, i32 %2748, i32 %2744
  %2750 = sub i32 %2749, %2746
  br label %2778

2751:                                             ; preds = %2718
  %2752 = zext i32 %2723 to i64
  %2753 = zext i32 %2724 to i64
  %2754 = mul nuw i64 %2753, %2752
  %2755 = trunc i64 %2754 to i32
  %2756 = and i32 %2755, 2147483647
  %2757 = lshr i64 %2754, 31
  %2758 = trunc i64 %2757 to i32
  %2759 = add i32 %2756, %2758
  %2760 = icmp ugt i32 %2759, 2147483646
  %2761 = add i32 %2759, -2147483647
  %2762 = select i1 %2760, i32 %2761, i32 %2759
  %2763 = getelementptr inbounds i8, ptr %2719, i64 4
  %2764 = load i32, ptr %2763, align 4
  %2765 = getelementptr inbounds i8, ptr %2720, i64 4
  %2766 = load i32, ptr %2765, align 4
  %2767 = zext i32 %2764 to i64
  %2768 = zext i32 %2766 to i64
  %2769 = mul nuw i64 %2768, %2767
  %2770 = trunc i64 %2769 to i32
  %2771 = and i32 %2770, 2147483647
  %2772 = lshr i64 %2769, 31
  %2773 = trunc i64 %2772 to i32
  %2774 = add i32 %2771, %2773
  %2775 = icmp ugt i32 %2774, 2147483646
  %2776 = add i32 %2774, -2147483647
  %2777 = select i1 %2775, i32 %2776, i32 %2774
  br label %2778

2778:                                             ; preds = %2751, %2738, %2725
  %2779 = phi i32 [ %2729, %2725 ], [ %2742, %2738 ], [ %2762, %2751 ]
  %2780 = phi i32 [ %2737, %2725 ], [ %2750, %2738 ], [ %2777, %2751 ]
  %2781 = zext i32 %2779 to i64
  %2782 = shl nuw nsw i64 %2781, 31
  %2783 = zext i32 %2780 to i64
  %2784 = or i64 %2782, %2783
  %2785 = icmp eq i32 %2779, 0
  %2786 = sub i32 2147483647, %2779
  %2787 = select i1 %2785, i32 0, i32 %2786
  %2788 = zext i32 %2787 to i64
  %2789 = shl nuw nsw i64 %2788, 31
  %2790 = icmp eq i32 %2780, 0
  %2791 = sub i32 2147483647, %2780
  %2792 = select i1 %2790, i32 0, i32 %2791
  %2793 = zext i32 %2792 to i64
  %2794 = or i64 %2789, %2793
  %2795 = call i64 @llvm.umin.i64(i64 %2784, i64 %2794)
  %2796 = icmp eq i64 %2795, %2605
  br i1 %2796, label %2797, label %2799

2797:                                             ; preds = %2778
  store i32 %2454, ptr %27, align 8
  store i32 %2689, ptr %764, align 4
  store i32 %2691, ptr %765, align 8
  store i32 0, ptr %766, align 4
  store i8 %2503, ptr %767, align 8
  store i8 %2722, ptr %768, align 1
  call void @judge(ptr %45, i32 %1133, ptr byval(%struct.Way) align 8 %27, ptr %23, ptr %24, i32 %2360)
  %2798 = load ptr, ptr %566, align 8
  br label %2799

2799:                                             ; preds = %2797, %2778, %2710, %2705, %2700, %2694, %2683
  %2800 = phi ptr [ %2684, %2705 ], [ %2684, %2694 ], [ %2684, %2778 ], [ %2798, %2797 ], [ %2684, %2683 ], [ %2684, %2700 ], [ %2684, %2710 ]
  %2801 = getelementptr inbounds %struct.Pair, ptr %2800, i64 %2686, i32 3
  %2802 = load i32, ptr %2801, align 4
  %2803 = icmp sgt i32 %2802, -1
  br i1 %2803, label %2683, label %2804

2804:                                             ; preds = %2799, %2671, %2616, %2527, %2524
  %2805 = add nuw nsw i64 %2497, 1
  %2806 = icmp eq i64 %2805, 3
  br i1 %2806, label %2494, label %2496

2807:                                             ; preds = %2494, %2460, %2449
  %2808 = phi i32 [ %2450, %2449 ], [ %2450, %2460 ], [ %2495, %2494 ]
  %2809 = add nuw nsw i64 %2451, 1
  %2810 = sext i32 %2808 to i64
  %2811 = icmp slt i64 %2809, %2810
  br i1 %2811, label %2449, label %2446

2812:                                             ; preds = %2446
  %2813 = load i32, ptr %770, align 4
  %2814 = load i8, ptr %771, align 1
  %2815 = icmp eq i8 %2814, 3
  br i1 %2815, label %2816, label %2821

2816:                                             ; preds = %2812
  %2817 = load ptr, ptr %45, align 8
  %2818 = sext i32 %2813 to i64
  %2819 = getelementptr inbounds %struct.Node, ptr %2817, i64 %2818
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %2819, i64 48, i1 false)
  %2820 = getelementptr inbounds %struct.Node, ptr %2817, i64 %1136
  br label %2989

2821:                                             ; preds = %2812
  %2822 = load ptr, ptr %45, align 8
  %2823 = sext i32 %2813 to i64
  %2824 = getelementptr inbounds %struct.Node, ptr %2822, i64 %2823
  %2825 = load i32, ptr %772, align 4
  %2826 = sext i32 %2825 to i64
  %2827 = getelementptr inbounds %struct.Node, ptr %2822, i64 %2826
  call void @llvm.memset.p0.i64(ptr align 8 %22, i8 0, i64 48, i1 false)
  %2828 = icmp eq i8 %2814, 2
  %2829 = select i1 %2828, i8 2, i8 1
  store i8 %2829, ptr %22, align 8
  store i8 3, ptr %773, align 1
  store i32 -1, ptr %774, align 8
  %2830 = getelementptr inbounds i8, ptr %2824, i64 1
  %2831 = load i8, ptr %2830, align 1
  %2832 = getelementptr inbounds i8, ptr %2827, i64 1
  %2833 = load i8, ptr %2832, align 1
  %2834 = call i8 @llvm.umax.i8(i8 %2831, i8 %2833)
  store i8 %2834, ptr %775, align 1
  %2835 = icmp ne i8 %2834, 0
  %2836 = zext i1 %2835 to i8
  store i8 %2836, ptr %776, align 2
  store i8 1, ptr %777, align 4
  %2837 = icmp eq i8 %2814, 1
  %2838 = select i1 %2837, i8 -1, i8 1
  store i8 %2838, ptr %778, align 1
  store i32 %2813, ptr %779, align 8
  store i32 %2825, ptr %780, align 4
  %2839 = getelementptr inbounds i8, ptr %2824, i64 20
  %2840 = getelementptr inbounds i8, ptr %2827, i64 20
  br label %2844

2841:                                             ; preds = %2872
  %2842 = select i1 %2837, i8 1, i8 -1
  %2843 = icmp eq i8 %2834, 0
  br i1 %2843, label %2877, label %2920

2844:                                             ; preds = %2872, %2821
  %2845 = phi i64 [ 0, %2821 ], [ %2875, %2872 ]
  %2846 = getelementptr inbounds [4 x i32], ptr %2839, i64 0, i64 %2845
  %2847 = load i32, ptr %2846, align 4
  %2848 = getelementptr inbounds [4 x i32], ptr %2840, i64 0, i64 %2845
  %2849 = load i32, ptr %2848, align 4
  switch i8 %2814, label %2860 [
    i8 0, label %2850
    i8 1, label %2855
  ]

2850:                                             ; preds = %2844
  %2851 = add i32 %2849, %2847
  %2852 = icmp ugt i32 %2851, 2147483646
  %2853 = add i32 %2851, -2147483647
  %2854 = select i1 %2852, i32 %2853, i32 %2851
  br label %2872

2855:                                             ; preds = %2844
  %2856 = icmp ult i32 %2847, %2849
  %2857 = add i32 %2847, 2147483647
  %2858 = select i1 %2856, i32 %2857, i32 %2847
  %2859 = sub i32 %2858, %2849
  br label %2872

2860:                                             ; preds = %2844
  %2861 = zext i32 %2847 to i64
  %2862 = zext i32 %2849 to i64
  %2863 = mul nuw i64 %2862, %2861
  %2864 = trunc i64 %2863 to i32
  %2865 = and i32 %2864, 2147483647
  %2866 = lshr i64 %2863, 31
  %2867 = trunc i64 %2866 to i32
  %2868 = add i32 %2865, %2867
  %2869 = icmp ugt i32 %2868, 2147483646
  %2870 = add i32 %2868, -2147483647
  %2871 = select i1 %2869, i32 %2870, i32 %2868
  br label %2872

2872:                                             ; preds = %2860, %2855, %2850
  %2873 = phi i32 [ %2854, %2850 ], [ %2859, %2855 ], [ %2871, %2860 ]
  %2874 = getelementptr inbounds [4 x i32], ptr %781, i64 0, i64 %2845
  store i32 %2873, ptr %2874, align 4
  %2875 = add nuw nsw i64 %2845, 1
  %2876 = icmp eq i64 %2875, 4
  br i1 %2876, label %2841, label %2844

2877:                                             ; preds = %2841
  %2878 = getelementptr inbounds i8, ptr %2827, i64 40
  %2879 = load i64, ptr %2878, align 8
  br i1 %2837, label %2880, label %2884

2880:                                             ; preds = %2877
  %2881 = icmp eq i64 %2879, 0
  %2882 = sub i64 2305843009213693487, %2879
  %2883 = select i1 %2881, i64 0, i64 %2882
  br label %2910

2884:                                             ; preds = %2877
  br i1 %2828, label %2885, label %2910

2885:                                             ; preds = %2884
  %2886 = getelementptr inbounds i8, ptr %2824, i64 40
  %2887 = load i64, ptr %2886, align 8
  %2888 = zext i64 %2887 to i128
  %2889 = zext i64 %2879 to i128
  %2890 = mul nuw i128 %2888, %2889
  %2891 = trunc i128 %2890 to i64
  %2892 = mul i64 %2891, 3456285112735364913
  %2893 = zext i64 %2892 to i128
  %2894 = mul nuw nsw i128 %2893, 2305843009213693487
  %2895 = add i128 %2894, %2890
  %2896 = lshr i128 %2895, 64
  %2897 = trunc nuw i128 %2896 to i64
  %2898 = icmp ugt i64 %2897, 2305843009213693486
  %2899 = add i64 %2897, -2305843009213693487
  %2900 = select i1 %2898, i64 %2899, i64 %2897
  %2901 = zext i64 %2900 to i128
  %2902 = mul nuw nsw i128 %2901, 13838400
  %2903 = trunc i128 %2902 to i64
  %2904 = mul i64 %2903, 3456285112735364913
  %2905 = zext i64 %2904 to i128
  %2906 = mul nuw nsw i128 %2905, 2305843009213693487
  %2907 = add nuw nsw i128 %2906, %2902
  %2908 = lshr i128 %2907, 64
  %2909 = trunc nuw nsw i128 %2908 to i64
  br label %2915

2910:                                             ; preds = %2884, %2880
  %2911 = phi i64 [ %2883, %2880 ], [ %2879, %2884 ]
  %2912 = getelementptr inbounds i8, ptr %2824, i64 40
  %2913 = load i64, ptr %2912, align 8
  %2914 = add i64 %2913, %2911
  br label %2915

2915:                                             ; preds = %2910, %2885
  %2916 = phi i64 [ %2914, %2910 ], [ %2909, %2885 ]
  %2917 = icmp ugt i64 %2916, 2305843009213693486
  %2918 = add i64 %2916, -2305843009213693487
  %2919 = select i1 %2917, i64 %2918, i64 %2916
  store i64 %2919, ptr %782, align 8
  br label %2920

2920:                                             ; preds = %2915, %2841
  %2921 = getelementptr inbounds %struct.Node, ptr %2822, i64 %1136
  %2922 = load ptr, ptr %555, align 8
  %2923 = load i32, ptr %781, align 4
  %2924 = sub i32 2147483647, %2923
  %2925 = call i32 @llvm.umin.i32(i32 %2924, i32 %2923)
  %2926 = load i32, ptr %518, align 8
  %2927 = zext i32 %2925 to i64
  %2928 = mul i64 %2927, -7046029254386353131
  %2929 = lshr i64 %2928, 33
  %2930 = trunc nuw nsw i64 %2929 to i32
  %2931 = and i32 %2926, %2930
  %2932 = zext i32 %2931 to i64
  %2933 = getelementptr inbounds i32, ptr %2922, i64 %2932
  %2934 = load i32, ptr %2933, align 4
  %2935 = icmp slt i32 %2934, 0
  br i1 %2935, label %2989, label %2936

2936:                                             ; preds = %2920
  %2937 = load ptr, ptr %543, align 8
  %2938 = load ptr, ptr %559, align 8
  br label %2939

2939:                                             ; preds = %2985, %2936
  %2940 = phi i32 [ %2934, %2936 ], [ %2987, %2985 ]
  %2941 = zext i32 %2940 to i64
  %2942 = getelementptr inbounds %struct.Node, ptr %2822, i64 %2941, i32 7
  br label %2947

2943:                                             ; preds = %2947
  %2944 = getelementptr inbounds i32, ptr %2937, i64 %2941
  %2945 = load i32, ptr %2944, align 4
  %2946 = icmp eq i32 %2945, 0
  br i1 %2946, label %2964, label %2985

2947:                                             ; preds = %2947, %2939
  %2948 = phi i64 [ 0, %2939 ], [ %2962, %2947 ]
  %2949 = phi i32 [ 1, %2939 ], [ %2961, %2947 ]
  %2950 = phi i32 [ 1, %2939 ], [ %2956, %2947 ]
  %2951 = getelementptr inbounds i32, ptr %2942, i64 %2948
  %2952 = load i32, ptr %2951, align 4
  %2953 = getelementptr inbounds [4 x i32], ptr %781, i64 0, i64 %2948
  %2954 = load i32, ptr %2953, align 4
  %2955 = icmp eq i32 %2952, %2954
  %2956 = select i1 %2955, i32 %2950, i32 0
  %2957 = icmp eq i32 %2954, 0
  %2958 = sub i32 2147483647, %2954
  %2959 = select i1 %2957, i32 0, i32 %2958
  %2960 = icmp eq i32 %2952, %2959
  %2961 = select i1 %2960, i32 %2949, i32 0
  %2962 = add nuw nsw i64 %2948, 1
  %2963 = icmp eq i64 %2962, 4
  br i1 %2963, label %2943, label %2947

2964:                                             ; preds = %2943
  %2965 = getelementptr inbounds %struct.Node, ptr %2822, i64 %2941
  %2966 = getelementptr inbounds i8, ptr %2965, i64 3
  %2967 = load i8, ptr %2966, align 1
  %2968 = icmp eq i8 %2967, 0
  br i1 %2968, label %2985, label %2969

2969:                                             ; preds = %2964
  %2970 = getelementptr inbounds i8, ptr %2965, i64 1
  %2971 = load i8, ptr %2970, align 1
  %2972 = icmp eq i8 %2971, %2834
  br i1 %2972, label %2973, label %2985

2973:                                             ; preds = %2969
  %2974 = icmp ne i32 %2956, 0
  %2975 = icmp eq i32 %2961, 0
  %2976 = select i1 %2974, i1 true, i1 %2975
  br i1 %2976, label %2982, label %2977

2977:                                             ; preds = %2973
  store i8 -1, ptr %777, align 4
  br i1 %2828, label %2979, label %2978

2978:                                             ; preds = %2977
  store i8 %2842, ptr %778, align 1
  br label %2979

2979:                                             ; preds = %2978, %2977
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %781, ptr align 4 %2942, i64 16, i1 false)
  %2980 = getelementptr inbounds %struct.Node, ptr %2822, i64 %2941, i32 8
  %2981 = load i64, ptr %2980, align 8
  store i64 %2981, ptr %782, align 8
  br label %2989

2982:                                             ; preds = %2973
  %2983 = xor i1 %2974, true
  %2984 = select i1 %2983, i1 %2975, i1 false
  br i1 %2984, label %2985, label %2989

2985:                                             ; preds = %2982, %2969, %2964, %2943
  %2986 = getelementptr inbounds i32, ptr %2938, i64 %2941
  %2987 = load i32, ptr %2986, align 4
  %2988 = icmp slt i32 %2987, 0
  br i1 %2988, label %2989, label %2939

2989:                                             ; preds = %2985, %2982, %2979, %2920, %2816
  %2990 = phi ptr [ %2820, %2816 ], [ %2921, %2920 ], [ %2921, %2979 ], [ %2921, %2982 ], [ %2921, %2985 ]
  %2991 = phi ptr [ %2817, %2816 ], [ %2822, %2920 ], [ %2822, %2979 ], [ %2822, %2982 ], [ %2822, %2985 ]
  %2992 = phi i32 [ -1, %2816 ], [ -1, %2920 ], [ %2940, %2979 ], [ -1, %2985 ], [ %2940, %2982 ]
  %2993 = load i8, ptr %783, align 4
  %2994 = load i32, ptr %23, align 4
  %2995 = sext i32 %2994 to i64
  %2996 = getelementptr inbounds i8, ptr %2990, i64 20
  %2997 = icmp eq i8 %2993, 1
  br label %2998

2998:                                             ; preds = %3044, %2989
  %2999 = phi i1 [ true, %2989 ], [ %3046, %3044 ]
  %3000 = phi i32 [ 0, %2989 ], [ %3045, %3044 ]
  %3001 = and i32 %3000, 1
  %3002 = icmp eq i32 %3001, 0
  %3003 = icmp ult i32 %3000, 2
  br label %3004

3004:                                             ; preds = %3037, %2998
  %3005 = phi i64 [ 0, %2998 ], [ %3038, %3037 ]
  %3006 = getelementptr inbounds %struct.Node, ptr %2991, i64 %2995, i32 7, i64 %3005
  %3007 = load i32, ptr %3006, align 4
  %3008 = icmp eq i32 %3007, 0
  %3009 = sub i32 2147483647, %3007
  %3010 = select i1 %3008, i32 0, i32 %3009
  %3011 = select i1 %3002, i32 %3007, i32 %3010
  %3012 = getelementptr inbounds [4 x i32], ptr %781, i64 0, i64 %3005
  %3013 = load i32, ptr %3012, align 4
  %3014 = icmp eq i32 %3013, 0
  %3015 = sub i32 2147483647, %3013
  %3016 = select i1 %3014, i32 0, i32 %3015
  %3017 = select i1 %3003, i32 %3013, i32 %3016
  %3018 = getelementptr inbounds [4 x i32], ptr %2996, i64 0, i64 %3005
  %3019 = load i32, ptr %3018, align 4
  br i1 %2997, label %3020, label %3022

3020:                                             ; preds = %3004
  %3021 = add i32 %3017, %3011
  br label %3031

3022:                                             ; preds = %3004
  %3023 = zext i32 %3011 to i64
  %3024 = zext i32 %3017 to i64
  %3025 = mul nuw i64 %3024, %3023
  %3026 = trunc i64 %3025 to i32
  %3027 = and i32 %3026, 2147483647
  %3028 = lshr i64 %3025, 31
  %3029 = trunc i64 %3028 to i32
  %3030 = add i32 %3027, %3029
  br label %3031

3031:                                             ; preds = %3022, %3020
  %3032 = phi i32 [ %3030, %3022 ], [ %3021, %3020 ]
  %3033 = icmp ugt i32 %3032, 2147483646
  %3034 = add i32 %3032, -2147483647
  %3035 = select i1 %3033, i32 %3034, i32 %3032
  %3036 = icmp eq i32 %3019, %3035
  br i1 %3036, label %3037, label %3044

3037:                                             ; preds = %3031
  %3038 = add nuw nsw i64 %3005, 1
  %3039 = icmp eq i64 %3038, 4
  br i1 %3039, label %3040, label %3004

3040:                                             ; preds = %3037
  %3041 = icmp ugt i32 %3000, 1
  %3042 = select i1 %3041, i16 -256, i16 256
  %3043 = select i1 %3002, i16 1, i16 255
  br i1 %2999, label %3048, label %3255

3044:                                             ; preds = %3031
  %3045 = add nuw nsw i32 %3000, 1
  %3046 = icmp ult i32 %3000, 3
  %3047 = icmp eq i32 %3045, 4
  br i1 %3047, label %3255, label %2998

3048:                                             ; preds = %3040
  br i1 %2815, label %3049, label %3051

3049:                                             ; preds = %3048
  %3050 = sext i32 %2813 to i64
  br label %3081

3051:                                             ; preds = %3048
  %3052 = icmp slt i32 %2992, 0
  br i1 %3052, label %3053, label %3056

3053:                                             ; preds = %3051
  %3054 = load i32, ptr %723, align 8
  %3055 = add nsw i32 %3054, 1
  store i32 %3055, ptr %723, align 8
  br label %3056

3056:                                             ; preds = %3053, %3051
  %3057 = phi i32 [ %3054, %3053 ], [ %2992, %3051 ]
  %3058 = sext i32 %3057 to i64
  %3059 = getelementptr inbounds %struct.Node, ptr %2991, i64 %3058
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3059, ptr align 8 %22, i64 48, i1 false)
  %3060 = load ptr, ptr %594, align 8
  %3061 = getelementptr inbounds i32, ptr %3060, i64 %3058
  store i32 0, ptr %3061, align 4
  %3062 = load ptr, ptr %590, align 8
  %3063 = getelementptr inbounds i32, ptr %3062, i64 %3058
  store i32 0, ptr %3063, align 4
  %3064 = load ptr, ptr %543, align 8
  %3065 = getelementptr inbounds i32, ptr %3064, i64 %3058
  store i32 0, ptr %3065, align 4
  %3066 = load ptr, ptr %543, align 8
  %3067 = sext i32 %2813 to i64
  %3068 = getelementptr inbounds i32, ptr %3066, i64 %3067
  %3069 = load i32, ptr %3068, align 4
  %3070 = add nsw i32 %3069, 1
  store i32 %3070, ptr %3068, align 4
  %3071 = load ptr, ptr %543, align 8
  %3072 = load i32, ptr %772, align 4
  %3073 = sext i32 %3072 to i64
  %3074 = getelementptr inbounds i32, ptr %3071, i64 %3073
  %3075 = load i32, ptr %3074, align 4
  %3076 = add nsw i32 %3075, 1
  store i32 %3076, ptr %3074, align 4
  %3077 = load i8, ptr %776, align 2
  %3078 = zext i8 %3077 to i32
  %3079 = load i32, ptr %728, align 8
  %3080 = add nsw i32 %3079, %3078
  store i32 %3080, ptr %728, align 8
  br label %3081

3081:                                             ; preds = %3056, %3049
  %3082 = phi i64 [ %3050, %3049 ], [ %3058, %3056 ]
  %3083 = phi i32 [ %2813, %3049 ], [ %3057, %3056 ]
  %3084 = load ptr, ptr %543, align 8
  %3085 = getelementptr inbounds i32, ptr %3084, i64 %2995
  %3086 = load i32, ptr %3085, align 4
  %3087 = add nsw i32 %3086, 1
  store i32 %3087, ptr %3085, align 4
  %3088 = load ptr, ptr %543, align 8
  %3089 = getelementptr inbounds i32, ptr %3088, i64 %3082
  %3090 = load i32, ptr %3089, align 4
  %3091 = add nsw i32 %3090, 1
  store i32 %3091, ptr %3089, align 4
  %3092 = getelementptr inbounds i8, ptr %2990, i64 8
  %3093 = load i32, ptr %3092, align 8
  %3094 = getelementptr inbounds i8, ptr %2990, i64 12
  %3095 = load i32, ptr %3094, align 4
  %3096 = getelementptr inbounds i8, ptr %2990, i64 4
  %3097 = or disjoint i16 %3043, %3042
  store i16 %3097, ptr %3096, align 4
  store i8 %2993, ptr %2990, align 8
  store i32 %2994, ptr %3092, align 8
  store i32 %3083, ptr %3094, align 4
  %3098 = load ptr, ptr %605, align 8
  store i32 %3093, ptr %3098, align 4
  br label %3099

3099:                                             ; preds = %3114, %3081
  %3100 = phi i32 [ 1, %3081 ], [ %3115, %3114 ]
  %3101 = load ptr, ptr %605, align 8
  %3102 = add nsw i32 %3100, -1
  %3103 = sext i32 %3102 to i64
  %3104 = getelementptr inbounds i32, ptr %3101, i64 %3103
  %3105 = load i32, ptr %3104, align 4
  %3106 = icmp slt i32 %3105, 0
  br i1 %3106, label %3114, label %3107

3107:                                             ; preds = %3099
  %3108 = load ptr, ptr %543, align 8
  %3109 = zext i32 %3105 to i64
  %3110 = getelementptr inbounds i32, ptr %3108, i64 %3109
  %3111 = load i32, ptr %3110, align 4
  %3112 = add nsw i32 %3111, -1
  store i32 %3112, ptr %3110, align 4
  %3113 = icmp eq i32 %3112, 0
  br i1 %3113, label %3117, label %3114

3114:                                             ; preds = %3117, %3107, %3099
  %3115 = phi i32 [ %3132, %3117 ], [ %3102, %3107 ], [ %3102, %3099 ]
  %3116 = icmp eq i32 %3115, 0
  br i1 %3116, label %3135, label %3099

3117:                                             ; preds = %3107
  %3118 = load ptr, ptr %45, align 8
  %3119 = getelementptr inbounds %struct.Node, ptr %3118, i64 %3109, i32 2
  %3120 = load i8, ptr %3119, align 2
  %3121 = zext i8 %3120 to i32
  %3122 = load i32, ptr %728, align 8
  %3123 = sub nsw i32 %3122, %3121
  store i32 %3123, ptr %728, align 8
  %3124 = getelementptr inbounds %struct.Node, ptr %3118, i64 %3109, i32 5
  %3125 = load i32, ptr %3124, align 8
  %3126 = load ptr, ptr %605, align 8
  %3127 = getelementptr inbounds i32, ptr %3126, i64 %3103
  store i32 %3125, ptr %3127, align 4
  %3128 = load ptr, ptr %45, align 8
  %3129 = getelementptr inbounds %struct.Node, ptr %3128, i64 %3109, i32 5, i64 1
  %3130 = load i32, ptr %3129, align 4
  %3131 = load ptr, ptr %605, align 8
  %3132 = add nsw i32 %3100, 1
  %3133 = sext i32 %3100 to i64
  %3134 = getelementptr inbounds i32, ptr %3131, i64 %3133
  store i32 %3130, ptr %3134, align 4
  br label %3114

3135:                                             ; preds = %3114
  %3136 = load ptr, ptr %605, align 8
  store i32 %3095, ptr %3136, align 4
  br label %3137

3137:                                             ; preds = %3152, %3135
  %3138 = phi i32 [ 1, %3135 ], [ %3153, %3152 ]
  %3139 = load ptr, ptr %605, align 8
  %3140 = add nsw i32 %3138, -1
  %3141 = sext i32 %3140 to i64
  %3142 = getelementptr inbounds i32, ptr %3139, i64 %3141
  %3143 = load i32, ptr %3142, align 4
  %3144 = icmp slt i32 %3143, 0
  br i1 %3144, label %3152, label %3145

3145:                                             ; preds = %3137
  %3146 = load ptr, ptr %543, align 8
  %3147 = zext i32 %3143 to i64
  %3148 = getelementptr inbounds i32, ptr %3146, i64 %3147
  %3149 = load i32, ptr %3148, align 4
  %3150 = add nsw i32 %3149, -1
  store i32 %3150, ptr %3148, align 4
  %3151 = icmp eq i32 %3150, 0
  br i1 %3151, label %3155, label %3152

3152:                                             ; preds = %3155, %3145, %3137
  %3153 = phi i32 [ %3170, %3155 ], [ %3140, %3145 ], [ %3140, %3137 ]
  %3154 = icmp eq i32 %3153, 0
  br i1 %3154, label %3173, label %3137

3155:                                             ; preds = %3145
  %3156 = load ptr, ptr %45, align 8
  %3157 = getelementptr inbounds %struct.Node, ptr %3156, i64 %3147, i32 2
  %3158 = load i8, ptr %3157, align 2
  %3159 = zext i8 %3158 to i32
  %3160 = load i32, ptr %728, align 8
  %3161 = sub nsw i32 %3160, %3159
  store i32 %3161, ptr %728, align 8
  %3162 = getelementptr inbounds %struct.Node, ptr %3156, i64 %3147, i32 5
  %3163 = load i32, ptr %3162, align 8
  %3164 = load ptr, ptr %605, align 8
  %3165 = getelementptr inbounds i32, ptr %3164, i64 %3141
  store i32 %3163, ptr %3165, align 4
  %3166 = load ptr, ptr %45, align 8
  %3167 = getelementptr inbounds %struct.Node, ptr %3166, i64 %3147, i32 5, i64 1
  %3168 = load i32, ptr %3167, align 4
  %3169 = load ptr, ptr %605, align 8
  %3170 = add nsw i32 %3138, 1
  %3171 = sext i32 %3138 to i64
  %3172 = getelementptr inbounds i32, ptr %3169, i64 %3171
  store i32 %3168, ptr %3172, align 4
  br label %3152

3173:                                             ; preds = %3152
  %3174 = icmp ne i8 %2814, 3
  %3175 = icmp slt i32 %2992, 0
  %3176 = and i1 %3174, %3175
  br i1 %3176, label %3177, label %3255

3177:                                             ; preds = %3173
  %3178 = load ptr, ptr %45, align 8
  %3179 = sext i32 %3083 to i64
  %3180 = getelementptr inbounds %struct.Node, ptr %3178, i64 %3179, i32 7
  %3181 = load i32, ptr %3180, align 4
  %3182 = sub i32 2147483647, %3181
  %3183 = call i32 @llvm.umin.i32(i32 %3182, i32 %3181)
  %3184 = load ptr, ptr %555, align 8
  %3185 = load i32, ptr %518, align 8
  %3186 = zext i32 %3183 to i64
  %3187 = mul i64 %3186, -7046029254386353131
  %3188 = lshr i64 %3187, 33
  %3189 = trunc nuw nsw i64 %3188 to i32
  %3190 = and i32 %3185, %3189
  %3191 = zext i32 %3190 to i64
  %3192 = getelementptr inbounds i32, ptr %3184, i64 %3191
  %3193 = load i32, ptr %3192, align 4
  %3194 = load ptr, ptr %559, align 8
  %3195 = getelementptr inbounds i32, ptr %3194, i64 %3179
  store i32 %3193, ptr %3195, align 4
  store i32 %3083, ptr %3192, align 4
  %3196 = load ptr, ptr %578, align 8
  %3197 = lshr i64 %3187, 48
  %3198 = and i64 %3197, 63
  %3199 = shl nuw i64 1, %3198
  %3200 = lshr i64 %3187, 54
  %3201 = getelementptr inbounds i64, ptr %3196, i64 %3200
  %3202 = load i64, ptr %3201, align 8
  %3203 = or i64 %3202, %3199
  store i64 %3203, ptr %3201, align 8
  %3204 = load ptr, ptr %45, align 8
  %3205 = getelementptr inbounds %struct.Node, ptr %3204, i64 %3179, i32 3
  %3206 = load i8, ptr %3205, align 1
  %3207 = icmp eq i8 %3206, 0
  br i1 %3207, label %3254, label %3208

3208:                                             ; preds = %3177
  %3209 = load ptr, ptr %539, align 8
  %3210 = load i32, ptr %756, align 8
  %3211 = add nsw i32 %3210, 1
  store i32 %3211, ptr %756, align 8
  %3212 = sext i32 %3210 to i64
  %3213 = getelementptr inbounds i32, ptr %3209, i64 %3212
  store i32 %3083, ptr %3213, align 4
  %3214 = load ptr, ptr %45, align 8
  %3215 = getelementptr inbounds %struct.Node, ptr %3214, i64 %3179, i32 7
  %3216 = load i32, ptr %3215, align 4
  br label %3217

3217:                                             ; preds = %3237, %3208
  %3218 = phi i32 [ 2147483645, %3208 ], [ %3240, %3237 ]
  %3219 = phi i32 [ 1, %3208 ], [ %3239, %3237 ]
  %3220 = phi i32 [ %3216, %3208 ], [ %3249, %3237 ]
  %3221 = and i32 %3218, 1
  %3222 = icmp eq i32 %3221, 0
  br i1 %3222, label %3223, label %3225

3223:                                             ; preds = %3217
  %3224 = zext i32 %3220 to i64
  br label %3237

3225:                                             ; preds = %3217
  %3226 = zext i32 %3219 to i64
  %3227 = zext i32 %3220 to i64
  %3228 = mul nuw i64 %3227, %3226
  %3229 = trunc i64 %3228 to i32
  %3230 = and i32 %3229, 2147483647
  %3231 = lshr i64 %3228, 31
  %3232 = trunc i64 %3231 to i32
  %3233 = add i32 %3230, %3232
  %3234 = icmp ugt i32 %3233, 2147483646
  %3235 = add i32 %3233, -2147483647
  %3236 = select i1 %3234, i32 %3235, i32 %3233
  br label %3237

3237:                                             ; preds = %3225, %3223
  %3238 = phi i64 [ %3224, %3223 ], [ %3227, %3225 ]
  %3239 = phi i32 [ %3219, %3223 ], [ %3236, %3225 ]
  %3240 = lshr i32 %3218, 1
  %3241 = mul nuw i64 %3238, %3238
  %3242 = trunc i64 %3241 to i32
  %3243 = and i32 %3242, 2147483647
  %3244 = lshr i64 %3241, 31
  %3245 = trunc i64 %3244 to i32
  %3246 = add i32 %3243, %3245
  %3247 = icmp ugt i32 %3246, 2147483646
  %3248 = add i32 %3246, -2147483647
  %3249 = select i1 %3247, i32 %3248, i32 %3246
  %3250 = icmp ult i32 %3218, 2
  br i1 %3250, label %3251, label %3217

3251:                                             ; preds = %3237
  %3252 = load ptr, ptr %547, align 8
  %3253 = getelementptr inbounds i32, ptr %3252, i64 %3179
  store i32 %3239, ptr %3253, align 4
  br label %3254

3254:                                             ; preds = %3177, %3251
  call void @enter_pairs(ptr %45, i32 %3083)
  br label %3255

3255:                                             ; preds = %3044, %3254, %3173, %3040
  br label %3256

3256:                                             ; preds = %3255, %2446, %2438
  br label %3257

3257:                                             ; preds = %3256, %2332, %2104, %1150, %1146, %1142, %1118
  %3258 = add nuw i32 %1056, 1
  %3259 = icmp eq i32 %1056, %857
  br i1 %3259, label %3260, label %1054

3260:                                             ; preds = %3257, %1045
  %3261 = phi i32 [ %1047, %1045 ], [ %1083, %3257 ]
  %3262 = load ptr, ptr %43, align 8
  %3263 = load i32, ptr %638, align 8
  %3264 = sext i32 %3263 to i64
  %3265 = mul nsw i64 %3264, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %623, ptr align 8 %3262, i64 %3265, i1 false)
  %3266 = load ptr, ptr %635, align 8
  %3267 = load i32, ptr %637, align 8
  %3268 = sext i32 %3267 to i64
  %3269 = shl nsw i64 %3268, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %624, ptr align 4 %3266, i64 %3269, i1 false)
  br label %3270

3270:                                             ; preds = %3260, %850
  %3271 = phi i32 [ %832, %850 ], [ %3263, %3260 ]
  %3272 = phi i32 [ %831, %850 ], [ %3267, %3260 ]
  %3273 = phi i32 [ %828, %850 ], [ %3261, %3260 ]
  %3274 = load i32, ptr %784, align 4
  %3275 = icmp sgt i32 %3274, -1
  br i1 %3275, label %3276, label %4811

3276:                                             ; preds = %3270
  br i1 %851, label %3279, label %3277

3277:                                             ; preds = %3276
  %3278 = load i32, ptr %785, align 8
  br label %3279

3279:                                             ; preds = %3276, %3277
  %3280 = phi i32 [ %3278, %3277 ], [ 2, %3276 ]
  %3281 = load ptr, ptr %374, align 8
  %3282 = sext i32 %3271 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %3281, i8 0, i64 %3282, i1 false)
  %3283 = icmp sgt i32 %3272, 0
  br i1 %3283, label %3284, label %3351

3284:                                             ; preds = %3279
  %3285 = zext i32 %3272 to i64
  br label %3286

3286:                                             ; preds = %3284, %3348
  %3287 = phi i64 [ %3349, %3348 ], [ 0, %3284 ]
  %3288 = phi i32 [ %3346, %3348 ], [ 0, %3284 ]
  %3289 = getelementptr inbounds %struct.Edge, ptr %624, i64 %3287
  %3290 = load i32, ptr %3289, align 4
  %3291 = load ptr, ptr %287, align 8
  store i32 %3290, ptr %3291, align 4
  br label %3292

3292:                                             ; preds = %3344, %3286
  %3293 = phi i32 [ %3288, %3286 ], [ %3346, %3344 ]
  %3294 = phi i32 [ 1, %3286 ], [ %3345, %3344 ]
  %3295 = load ptr, ptr %287, align 8
  %3296 = sext i32 %3294 to i64
  %3297 = getelementptr i32, ptr %3295, i64 %3296
  %3298 = getelementptr i8, ptr %3297, i64 -4
  %3299 = load i32, ptr %3298, align 4
  %3300 = load ptr, ptr %374, align 8
  %3301 = sext i32 %3299 to i64
  %3302 = getelementptr inbounds i8, ptr %3300, i64 %3301
  %3303 = load i8, ptr %3302, align 1
  switch i8 %3303, label %3333 [
    i8 2, label %3304
    i8 0, label %3306
  ]

3304:                                             ; preds = %3292
  %3305 = add nsw i32 %3294, -1
  br label %3344

3306:                                             ; preds = %3292
  store i8 1, ptr %3302, align 1
  br label %3307

3307:                                             ; preds = %3325, %3306
  %3308 = phi i64 [ %3327, %3325 ], [ %3296, %3306 ]
  %3309 = phi i64 [ %3329, %3325 ], [ 1, %3306 ]
  %3310 = phi i1 [ false, %3325 ], [ true, %3306 ]
  %3311 = load ptr, ptr %374, align 8
  br label %3312

3312:                                             ; preds = %3322, %3307
  %3313 = phi i64 [ %3323, %3322 ], [ %3309, %3307 ]
  %3314 = getelementptr inbounds %struct.Node, ptr %623, i64 %3301, i32 5, i64 %3313
  %3315 = load i32, ptr %3314, align 4
  %3316 = icmp sgt i32 %3315, -1
  br i1 %3316, label %3317, label %3322

3317:                                             ; preds = %3312
  %3318 = zext i32 %3315 to i64
  %3319 = getelementptr inbounds i8, ptr %3311, i64 %3318
  %3320 = load i8, ptr %3319, align 1
  %3321 = icmp eq i8 %3320, 0
  br i1 %3321, label %3325, label %3322

3322:                                             ; preds = %3317, %3312
  %3323 = add nsw i64 %3313, -1
  %3324 = icmp eq i64 %3313, 0
  br i1 %3324, label %3331, label %3312

3325:                                             ; preds = %3317
  %3326 = load ptr, ptr %287, align 8
  %3327 = add nsw i64 %3308, 1
  %3328 = getelementptr inbounds i32, ptr %3326, i64 %3308
  store i32 %3315, ptr %3328, align 4
  %3329 = add nsw i64 %3313, -1
  %3330 = icmp eq i64 %3313, 0
  br i1 %3330, label %3342, label %3307

3331:                                             ; preds = %3322
  %3332 = trunc nsw i64 %3308 to i32
  br i1 %3310, label %3333, label %3344

3333:                                             ; preds = %3331, %3292
  %3334 = phi ptr [ %3300, %3292 ], [ %3311, %3331 ]
  %3335 = phi i32 [ %3294, %3292 ], [ %3332, %3331 ]
  %3336 = add nsw i32 %3335, -1
  %3337 = getelementptr inbounds i8, ptr %3334, i64 %3301
  store i8 2, ptr %3337, align 1
  %3338 = load ptr, ptr %278, align 8
  %3339 = add nsw i32 %3293, 1
  %3340 = sext i32 %3293 to i64
  %3341 = getelementptr inbounds i32, ptr %3338, i64 %3340
  store i32 %3299, ptr %3341, align 4
  br label %3344

3342:                                             ; preds = %3325
  %3343 = trunc nsw i64 %3327 to i32
  br label %3344

3344:                                             ; preds = %3342, %3333, %3331, %3304
  %3345 = phi i32 [ %3305, %3304 ], [ %3332, %3331 ], [ %3336, %3333 ], [ %3343, %3342 ]
  %3346 = phi i32 [ %3293, %3304 ], [ %3293, %3331 ], [ %3339, %3333 ], [ %3293, %3342 ]
  %3347 = icmp eq i32 %3345, 0
  br i1 %3347, label %3348, label %3292

3348:                                             ; preds = %3344
  %3349 = add nuw nsw i64 %3287, 1
  %3350 = icmp eq i64 %3349, %3285
  br i1 %3350, label %3351, label %3286

3351:                                             ; preds = %3348, %3279
  %3352 = phi i32 [ 0, %3279 ], [ %3346, %3348 ]
  store i32 0, ptr %786, align 8
  store i32 0, ptr %787, align 8
  store i32 0, ptr %788, align 8
  store i32 0, ptr %789, align 4
  store i32 0, ptr %790, align 8
  %3353 = shl nsw i32 %3352, 2
  %3354 = icmp sgt i32 %3352, 255
  br i1 %3354, label %3355, label %3364

3355:                                             ; preds = %3351
  %3356 = load i32, ptr %791, align 4
  br label %3357

3357:                                             ; preds = %3360, %3355
  %3358 = phi i32 [ 1023, %3355 ], [ %3362, %3360 ]
  %3359 = icmp slt i32 %3358, %3356
  br i1 %3359, label %3360, label %3364

3360:                                             ; preds = %3357
  %3361 = shl nsw i32 %3358, 1
  %3362 = or disjoint i32 %3361, 1
  %3363 = icmp slt i32 %3362, %3353
  br i1 %3363, label %3357, label %3364

3364:                                             ; preds = %3360, %3357, %3351
  %3365 = phi i32 [ 1023, %3351 ], [ %3358, %3357 ], [ %3362, %3360 ]
  store i32 %3365, ptr %792, align 8
  store i32 0, ptr %793, align 8
  store i32 1, ptr %794, align 8
  %3366 = load ptr, ptr %795, align 8
  %3367 = getelementptr inbounds i8, ptr %3366, i64 4
  store i32 0, ptr %3367, align 4
  %3368 = load ptr, ptr %795, align 8
  store i32 0, ptr %3368, align 4
  %3369 = load ptr, ptr %796, align 8
  %3370 = load i32, ptr %792, align 8
  %3371 = sext i32 %3370 to i64
  %3372 = shl nsw i64 %3371, 2
  %3373 = add nsw i64 %3372, 4
  call void @llvm.memset.p0.i64(ptr align 4 %3369, i8 0, i64 %3373, i1 false)
  %3374 = load ptr, ptr %796, align 8
  %3375 = load i32, ptr %3374, align 4
  %3376 = icmp eq i32 %3375, 0
  br i1 %3376, label %3392, label %3377

3377:                                             ; preds = %3364
  %3378 = load ptr, ptr %795, align 8
  %3379 = load ptr, ptr %797, align 8
  br label %3380

3380:                                             ; preds = %3388, %3377
  %3381 = phi i32 [ %3375, %3377 ], [ %3390, %3388 ]
  %3382 = sext i32 %3381 to i64
  %3383 = getelementptr i32, ptr %3378, i64 %3382
  %3384 = getelementptr i8, ptr %3383, i64 4
  %3385 = load i32, ptr %3384, align 4
  %3386 = load i32, ptr %3383, align 4
  %3387 = icmp eq i32 %3385, %3386
  br i1 %3387, label %3413, label %3388

3388:                                             ; preds = %3380
  %3389 = getelementptr inbounds i32, ptr %3379, i64 %3382
  %3390 = load i32, ptr %3389, align 4
  %3391 = icmp eq i32 %3390, 0
  br i1 %3391, label %3392, label %3380

3392:                                             ; preds = %3388, %3364
  %3393 = load i32, ptr %794, align 8
  %3394 = add nsw i32 %3393, 2
  %3395 = load i32, ptr %798, align 4
  %3396 = icmp sgt i32 %3394, %3395
  br i1 %3396, label %3401, label %3397

3397:                                             ; preds = %3392
  %3398 = load i32, ptr %787, align 8
  %3399 = load i32, ptr %799, align 4
  %3400 = icmp sgt i32 %3398, %3399
  br i1 %3400, label %3401, label %3402

3401:                                             ; preds = %3397, %3392
  store i32 1, ptr %793, align 8
  br label %3413

3402:                                             ; preds = %3397
  %3403 = add nsw i32 %3393, 1
  store i32 %3403, ptr %794, align 8
  %3404 = load ptr, ptr %795, align 8
  %3405 = sext i32 %3403 to i64
  %3406 = getelementptr inbounds i32, ptr %3404, i64 %3405
  store i32 %3398, ptr %3406, align 4
  %3407 = load ptr, ptr %800, align 8
  %3408 = sext i32 %3393 to i64
  %3409 = getelementptr inbounds i64, ptr %3407, i64 %3408
  store i64 0, ptr %3409, align 8
  %3410 = load i32, ptr %3374, align 4
  %3411 = load ptr, ptr %797, align 8
  %3412 = getelementptr inbounds i32, ptr %3411, i64 %3408
  store i32 %3410, ptr %3412, align 4
  store i32 %3393, ptr %3374, align 4
  br label %3413

3413:                                             ; preds = %3380, %3401, %3402
  %3414 = icmp sgt i32 %3352, 0
  br i1 %3414, label %3415, label %3421

3415:                                             ; preds = %3413
  %3416 = zext i32 %3352 to i64
  br label %3417

3417:                                             ; preds = %3836, %3415
  %3418 = phi i64 [ 0, %3415 ], [ %3845, %3836 ]
  %3419 = load i32, ptr %793, align 8
  %3420 = icmp eq i32 %3419, 0
  br i1 %3420, label %3424, label %3421

3421:                                             ; preds = %3836, %3417, %3413
  br i1 %3283, label %3422, label %3881

3422:                                             ; preds = %3421
  %3423 = zext i32 %3272 to i64
  br label %3847

3424:                                             ; preds = %3417
  %3425 = load ptr, ptr %278, align 8
  %3426 = getelementptr inbounds i32, ptr %3425, i64 %3418
  %3427 = load i32, ptr %3426, align 4
  %3428 = load ptr, ptr %265, align 8
  %3429 = sext i32 %3427 to i64
  %3430 = getelementptr inbounds %struct.Edge, ptr %3428, i64 %3429
  %3431 = getelementptr inbounds %struct.Node, ptr %623, i64 %3429
  %3432 = getelementptr inbounds i8, ptr %3431, i64 1
  %3433 = load i8, ptr %3432, align 1
  %3434 = icmp eq i8 %3433, 0
  br i1 %3434, label %3435, label %3504

3435:                                             ; preds = %3424
  %3436 = getelementptr inbounds i8, ptr %3431, i64 40
  %3437 = load i64, ptr %3436, align 8
  %3438 = icmp ugt i64 %3437, 1152921504606846743
  %3439 = sub i64 2305843009213693487, %3437
  %3440 = select i1 %3438, i64 %3439, i64 %3437
  %3441 = load ptr, ptr %408, align 8
  %3442 = mul i64 %3440, -7046029254386353131
  %3443 = lshr i64 %3442, 33
  %3444 = trunc nuw nsw i64 %3443 to i32
  %3445 = load i32, ptr %387, align 8
  %3446 = and i32 %3445, %3444
  %3447 = zext i32 %3446 to i64
  %3448 = getelementptr inbounds i32, ptr %3441, i64 %3447
  %3449 = load i32, ptr %3448, align 4
  %3450 = icmp eq i32 %3449, 0
  br i1 %3450, label %3466, label %3451

3451:                                             ; preds = %3435
  %3452 = load ptr, ptr %152, align 8
  br label %3457

3453:                                             ; preds = %3457
  %3454 = getelementptr inbounds i8, ptr %3460, i64 28
  %3455 = load i32, ptr %3454, align 4
  %3456 = icmp eq i32 %3455, 0
  br i1 %3456, label %3466, label %3457

3457:                                             ; preds = %3453, %3451
  %3458 = phi i32 [ %3449, %3451 ], [ %3455, %3453 ]
  %3459 = sext i32 %3458 to i64
  %3460 = getelementptr inbounds %struct.Scalar, ptr %3452, i64 %3459
  %3461 = load i64, ptr %3460, align 8
  %3462 = icmp eq i64 %3461, %3440
  br i1 %3462, label %3463, label %3453

3463:                                             ; preds = %3457
  %3464 = sub nsw i32 0, %3458
  %3465 = select i1 %3438, i32 %3464, i32 %3458
  br label %3495

3466:                                             ; preds = %3453, %3435
  %3467 = getelementptr inbounds i8, ptr %3431, i64 16
  %3468 = load i32, ptr %3467, align 8
  %3469 = icmp slt i32 %3468, 0
  br i1 %3469, label %3470, label %3495

3470:                                             ; preds = %3466
  %3471 = getelementptr inbounds i8, ptr %3431, i64 8
  %3472 = load i32, ptr %3471, align 4
  %3473 = sext i32 %3472 to i64
  %3474 = getelementptr inbounds %struct.Edge, ptr %3428, i64 %3473, i32 1
  %3475 = load i32, ptr %3474, align 4
  %3476 = getelementptr inbounds i8, ptr %3431, i64 4
  %3477 = load i8, ptr %3476, align 1
  %3478 = sext i8 %3477 to i32
  %3479 = mul nsw i32 %3475, %3478
  %3480 = getelementptr inbounds i8, ptr %3431, i64 12
  %3481 = load i32, ptr %3480, align 4
  %3482 = sext i32 %3481 to i64
  %3483 = getelementptr inbounds %struct.Edge, ptr %3428, i64 %3482, i32 1
  %3484 = load i32, ptr %3483, align 4
  %3485 = getelementptr inbounds i8, ptr %3431, i64 5
  %3486 = load i8, ptr %3485, align 1
  %3487 = sext i8 %3486 to i32
  %3488 = mul nsw i32 %3484, %3487
  %3489 = load i8, ptr %3431, align 8
  %3490 = icmp eq i8 %3489, 2
  br i1 %3490, label %3491, label %3493

3491:                                             ; preds = %3470
  %3492 = call i32 @scale_product(ptr %151, i32 %3479, i32 %3488)
  br label %3495

3493:                                             ; preds = %3470
  %3494 = call i32 @scale_sum(ptr %151, i32 %3479, i32 %3488)
  br label %3495

3495:                                             ; preds = %3493, %3491, %3466, %3463
  %3496 = phi i32 [ 0, %3466 ], [ %3492, %3491 ], [ %3494, %3493 ], [ %3465, %3463 ]
  %3497 = load i64, ptr %3436, align 8
  %3498 = icmp ne i64 %3497, 0
  %3499 = icmp eq i32 %3496, 0
  %3500 = select i1 %3498, i1 %3499, i1 false
  %3501 = zext i1 %3500 to i32
  %3502 = load i32, ptr %793, align 8
  %3503 = or i32 %3502, %3501
  store i32 %3503, ptr %793, align 8
  br label %3836

3504:                                             ; preds = %3424
  %3505 = load i8, ptr %3431, align 8
  %3506 = icmp eq i8 %3505, 0
  br i1 %3506, label %3507, label %3523

3507:                                             ; preds = %3504
  %3508 = load i32, ptr %790, align 8
  %3509 = load i32, ptr %176, align 4
  %3510 = icmp slt i32 %3508, %3509
  br i1 %3510, label %3512, label %3511

3511:                                             ; preds = %3507
  store i32 1, ptr %793, align 8
  br label %3836

3512:                                             ; preds = %3507
  %3513 = getelementptr inbounds i8, ptr %3431, i64 16
  %3514 = load i32, ptr %3513, align 8
  %3515 = load ptr, ptr %802, align 8
  %3516 = sext i32 %3508 to i64
  %3517 = getelementptr inbounds %struct.Literal, ptr %3515, i64 %3516
  store i32 0, ptr %3517, align 4
  %3518 = getelementptr inbounds i8, ptr %3517, i64 4
  store i32 0, ptr %3518, align 4
  %3519 = getelementptr inbounds i8, ptr %3517, i64 8
  store i32 0, ptr %3519, align 4
  %3520 = getelementptr inbounds i8, ptr %3517, i64 12
  store i32 %3514, ptr %3520, align 4
  %3521 = load i32, ptr %790, align 8
  %3522 = add nsw i32 %3521, 1
  store i32 %3522, ptr %790, align 8
  br label %3836

3523:                                             ; preds = %3504
  %3524 = getelementptr inbounds i8, ptr %3431, i64 8
  %3525 = load i32, ptr %3524, align 4
  %3526 = sext i32 %3525 to i64
  %3527 = getelementptr inbounds %struct.Edge, ptr %3428, i64 %3526
  %3528 = load i32, ptr %3527, align 4
  %3529 = getelementptr inbounds i8, ptr %3527, i64 4
  %3530 = load i32, ptr %3529, align 4
  %3531 = getelementptr inbounds i8, ptr %3431, i64 4
  %3532 = load i8, ptr %3531, align 1
  %3533 = sext i8 %3532 to i32
  %3534 = mul nsw i32 %3530, %3533
  %3535 = zext i32 %3534 to i64
  %3536 = shl nuw i64 %3535, 32
  %3537 = zext i32 %3528 to i64
  %3538 = or disjoint i64 %3536, %3537
  %3539 = icmp eq i8 %3505, 4
  br i1 %3539, label %3540, label %3557

3540:                                             ; preds = %3523
  %3541 = call i32 @wrap(ptr %151, i64 %3538)
  %3542 = load i32, ptr %790, align 8
  %3543 = load i32, ptr %176, align 4
  %3544 = icmp slt i32 %3542, %3543
  br i1 %3544, label %3546, label %3545

3545:                                             ; preds = %3540
  store i32 1, ptr %793, align 8
  br label %3836

3546:                                             ; preds = %3540
  %3547 = getelementptr inbounds i8, ptr %3431, i64 16
  %3548 = load i32, ptr %3547, align 8
  %3549 = load ptr, ptr %802, align 8
  %3550 = sext i32 %3542 to i64
  %3551 = getelementptr inbounds %struct.Literal, ptr %3549, i64 %3550
  store i32 5, ptr %3551, align 4
  %3552 = getelementptr inbounds i8, ptr %3551, i64 4
  store i32 %3541, ptr %3552, align 4
  %3553 = getelementptr inbounds i8, ptr %3551, i64 8
  store i32 0, ptr %3553, align 4
  %3554 = getelementptr inbounds i8, ptr %3551, i64 12
  store i32 %3548, ptr %3554, align 4
  %3555 = load i32, ptr %790, align 8
  %3556 = add nsw i32 %3555, 1
  store i32 %3556, ptr %790, align 8
  br label %3836

3557:                                             ; preds = %3523
  %3558 = getelementptr inbounds i8, ptr %3431, i64 12
  %3559 = load i32, ptr %3558, align 4
  %3560 = sext i32 %3559 to i64
  %3561 = getelementptr inbounds %struct.Edge, ptr %3428, i64 %3560
  %3562 = load i32, ptr %3561, align 4
  %3563 = getelementptr inbounds i8, ptr %3561, i64 4
  %3564 = load i32, ptr %3563, align 4
  %3565 = getelementptr inbounds i8, ptr %3431, i64 5
  %3566 = load i8, ptr %3565, align 1
  %3567 = sext i8 %3566 to i32
  %3568 = mul nsw i32 %3564, %3567
  switch i8 %3505, label %3783 [
    i8 3, label %3569
    i8 1, label %3591
  ]

3569:                                             ; preds = %3557
  %3570 = zext i32 %3568 to i64
  %3571 = shl nuw i64 %3570, 32
  %3572 = zext i32 %3562 to i64
  %3573 = or disjoint i64 %3571, %3572
  %3574 = call i32 @wrap(ptr %151, i64 %3538)
  %3575 = call i32 @wrap(ptr %151, i64 %3573)
  %3576 = load i32, ptr %790, align 8
  %3577 = load i32, ptr %176, align 4
  %3578 = icmp slt i32 %3576, %3577
  br i1 %3578, label %3580, label %3579

3579:                                             ; preds = %3569
  store i32 1, ptr %793, align 8
  br label %3836

3580:                                             ; preds = %3569
  %3581 = getelementptr inbounds i8, ptr %3431, i64 16
  %3582 = load i32, ptr %3581, align 8
  %3583 = load ptr, ptr %802, align 8
  %3584 = sext i32 %3576 to i64
  %3585 = getelementptr inbounds %struct.Literal, ptr %3583, i64 %3584
  store i32 4, ptr %3585, align 4
  %3586 = getelementptr inbounds i8, ptr %3585, i64 4
  store i32 %3574, ptr %3586, align 4
  %3587 = getelementptr inbounds i8, ptr %3585, i64 8
  store i32 %3575, ptr %3587, align 4
  %3588 = getelementptr inbounds i8, ptr %3585, i64 12
  store i32 %3582, ptr %3588, align 4
  %3589 = load i32, ptr %790, align 8
  %3590 = add nsw i32 %3589, 1
  store i32 %3590, ptr %790, align 8
  br label %3836

3591:                                             ; preds = %3557
  %3592 = load i32, ptr %789, align 4
  %3593 = load i32, ptr %180, align 8
  %3594 = icmp slt i32 %3592, %3593
  br i1 %3594, label %3596, label %3595

3595:                                             ; preds = %3591
  store i32 1, ptr %793, align 8
  br label %3836

3596:                                             ; preds = %3591
  %3597 = load ptr, ptr %801, align 8
  %3598 = sext i32 %3592 to i64
  %3599 = getelementptr inbounds %struct.Sum, ptr %3597, i64 %3598
  call void @llvm.memset.p0.i64(ptr align 8 %3599, i8 0, i64 16, i1 false)
  %3600 = load i32, ptr %789, align 4
  %3601 = add nsw i32 %3600, 1
  store i32 %3601, ptr %789, align 4
  %3602 = load i32, ptr %793, align 8
  %3603 = icmp eq i32 %3602, 0
  br i1 %3603, label %3604, label %3836

3604:                                             ; preds = %3596
  %3605 = icmp eq i32 %3534, 0
  br i1 %3605, label %3686, label %3606

3606:                                             ; preds = %3604
  %3607 = load ptr, ptr %801, align 8
  %3608 = sext i32 %3600 to i64
  %3609 = getelementptr inbounds %struct.Sum, ptr %3607, i64 %3608
  %3610 = icmp sgt i32 %3528, -1
  br i1 %3610, label %3611, label %3684

3611:                                             ; preds = %3606
  %3612 = and i32 %3528, 63
  %3613 = zext i32 %3612 to i64
  %3614 = xor i64 %3537, 1
  %3615 = mul i64 %3614, -7046029254386353131
  %3616 = shl nuw i64 1, %3613
  %3617 = load ptr, ptr %796, align 8
  %3618 = lshr i64 %3615, 33
  %3619 = trunc nuw nsw i64 %3618 to i32
  %3620 = load i32, ptr %792, align 8
  %3621 = and i32 %3620, %3619
  %3622 = zext i32 %3621 to i64
  %3623 = getelementptr inbounds i32, ptr %3617, i64 %3622
  %3624 = load i32, ptr %3623, align 4
  %3625 = icmp eq i32 %3624, 0
  br i1 %3625, label %3658, label %3626

3626:                                             ; preds = %3611
  %3627 = load ptr, ptr %795, align 8
  %3628 = load ptr, ptr %803, align 8
  %3629 = load ptr, ptr %797, align 8
  br label %3630

3630:                                             ; preds = %3654, %3626
  %3631 = phi i32 [ %3624, %3626 ], [ %3656, %3654 ]
  %3632 = sext i32 %3631 to i64
  %3633 = getelementptr i32, ptr %3627, i64 %3632
  %3634 = getelementptr i8, ptr %3633, i64 4
  %3635 = load i32, ptr %3634, align 4
  %3636 = load i32, ptr %3633, align 4
  %3637 = sub nsw i32 %3635, %3636
  %3638 = icmp eq i32 %3637, 1
  br i1 %3638, label %3639, label %3654

3639:                                             ; preds = %3630
  %3640 = sext i32 %3636 to i64
  %3641 = getelementptr inbounds i32, ptr %3628, i64 %3640
  br label %3642

3642:                                             ; preds = %3642, %3639
  %3643 = phi i64 [ %3647, %3642 ], [ 0, %3639 ]
  %3644 = getelementptr inbounds i32, ptr %3641, i64 %3643
  %3645 = load i32, ptr %3644, align 4
  %3646 = icmp ne i32 %3645, %3528
  %3647 = add nuw nsw i64 %3643, 1
  %3648 = trunc nuw i64 %3647 to i32
  %3649 = select i1 %3646, i32 -1, i32 %3648
  %3650 = icmp sgt i32 %3649, -1
  %3651 = and i1 %3646, %3650
  br i1 %3651, label %3642, label %3652

3652:                                             ; preds = %3642
  %3653 = icmp eq i32 %3649, 1
  br i1 %3653, label %3684, label %3654

3654:                                             ; preds = %3630, %3652
  %3655 = getelementptr inbounds i32, ptr %3629, i64 %3632
  %3656 = load i32, ptr %3655, align 4
  %3657 = icmp eq i32 %3656, 0
  br i1 %3657, label %3658, label %3630

3658:                                             ; preds = %3654, %3611
  %3659 = load i32, ptr %794, align 8
  %3660 = add nsw i32 %3659, 2
  %3661 = load i32, ptr %798, align 4
  %3662 = icmp sgt i32 %3660, %3661
  br i1 %3662, label %3667, label %3663

3663:                                             ; preds = %3658
  %3664 = load i32, ptr %787, align 8
  %3665 = load i32, ptr %799, align 4
  %3666 = icmp slt i32 %3664, %3665
  br i1 %3666, label %3668, label %3667

3667:                                             ; preds = %3663, %3658
  store i32 1, ptr %793, align 8
  br label %3684

3668:                                             ; preds = %3663
  %3669 = add nsw i32 %3659, 1
  store i32 %3669, ptr %794, align 8
  %3670 = load ptr, ptr %803, align 8
  %3671 = sext i32 %3664 to i64
  %3672 = getelementptr inbounds i32, ptr %3670, i64 %3671
  store i32 %3528, ptr %3672, align 4
  %3673 = load i32, ptr %787, align 8
  %3674 = add nsw i32 %3673, 1
  store i32 %3674, ptr %787, align 8
  %3675 = load ptr, ptr %795, align 8
  %3676 = sext i32 %3669 to i64
  %3677 = getelementptr inbounds i32, ptr %3675, i64 %3676
  store i32 %3674, ptr %3677, align 4
  %3678 = load ptr, ptr %800, align 8
  %3679 = sext i32 %3659 to i64
  %3680 = getelementptr inbounds i64, ptr %3678, i64 %3679
  store i64 %3616, ptr %3680, align 8
  %3681 = load i32, ptr %3623, align 4
  %3682 = load ptr, ptr %797, align 8
  %3683 = getelementptr inbounds i32, ptr %3682, i64 %3679
  store i32 %3681, ptr %3683, align 4
  store i32 %3659, ptr %3623, align 4
  br label %3684

3684:                                             ; preds = %3652, %3668, %3667, %3606
  %3685 = phi i32 [ 1, %3606 ], [ 0, %3667 ], [ %3659, %3668 ], [ %3631, %3652 ]
  call void @add_term(ptr %151, ptr %3609, i32 %3685, i32 %3534)
  br label %3686

3686:                                             ; preds = %3684, %3604
  %3687 = icmp eq i32 %3568, 0
  br i1 %3687, label %3769, label %3688

3688:                                             ; preds = %3686
  %3689 = load ptr, ptr %801, align 8
  %3690 = sext i32 %3600 to i64
  %3691 = getelementptr inbounds %struct.Sum, ptr %3689, i64 %3690
  %3692 = icmp sgt i32 %3562, -1
  br i1 %3692, label %3693, label %3767

3693:                                             ; preds = %3688
  %3694 = and i32 %3562, 63
  %3695 = zext i32 %3694 to i64
  %3696 = xor i32 %3562, 1
  %3697 = zext i32 %3696 to i64
  %3698 = mul i64 %3697, -7046029254386353131
  %3699 = shl nuw i64 1, %3695
  %3700 = load ptr, ptr %796, align 8
  %3701 = lshr i64 %3698, 33
  %3702 = trunc nuw nsw i64 %3701 to i32
  %3703 = load i32, ptr %792, align 8
  %3704 = and i32 %3703, %3702
  %3705 = zext i32 %3704 to i64
  %3706 = getelementptr inbounds i32, ptr %3700, i64 %3705
  %3707 = load i32, ptr %3706, align 4
  %3708 = icmp eq i32 %3707, 0
  br i1 %3708, label %3741, label %3709

3709:                                             ; preds = %3693
  %3710 = load ptr, ptr %795, align 8
  %3711 = load ptr, ptr %803, align 8
  %3712 = load ptr, ptr %797, align 8
  br label %3713

3713:                                             ; preds = %3737, %3709
  %3714 = phi i32 [ %3707, %3709 ], [ %3739, %3737 ]
  %3715 = sext i32 %3714 to i64
  %3716 = getelementptr i32, ptr %3710, i64 %3715
  %3717 = getelementptr i8, ptr %3716, i64 4
  %3718 = load i32, ptr %3717, align 4
  %3719 = load i32, ptr %3716, align 4
  %3720 = sub nsw i32 %3718, %3719
  %3721 = icmp eq i32 %3720, 1
  br i1 %3721, label %3722, label %3737

3722:                                             ; preds = %3713
  %3723 = sext i32 %3719 to i64
  %3724 = getelementptr inbounds i32, ptr %3711, i64 %3723
  br label %3725

3725:                                             ; preds = %3725, %3722
  %3726 = phi i64 [ %3730, %3725 ], [ 0, %3722 ]
  %3727 = getelementptr inbounds i32, ptr %3724, i64 %3726
  %3728 = load i32, ptr %3727, align 4
  %3729 = icmp ne i32 %3728, %3562
  %3730 = add nuw nsw i64 %3726, 1
  %3731 = trunc nuw i64 %3730 to i32
  %3732 = select i1 %3729, i32 -1, i32 %3731
  %3733 = icmp sgt i32 %3732, -1
  %3734 = and i1 %3729, %3733
  br i1 %3734, label %3725, label %3735

3735:                                             ; preds = %3725
  %3736 = icmp eq i32 %3732, 1
  br i1 %3736, label %3767, label %3737

3737:                                             ; preds = %3713, %3735
  %3738 = getelementptr inbounds i32, ptr %3712, i64 %3715
  %3739 = load i32, ptr %3738, align 4
  %3740 = icmp eq i32 %3739, 0
  br i1 %3740, label %3741, label %3713

3741:                                             ; preds = %3737, %3693
  %3742 = load i32, ptr %794, align 8
  %3743 = add nsw i32 %3742, 2
  %3744 = load i32, ptr %798, align 4
  %3745 = icmp sgt i32 %3743, %3744
  br i1 %3745, label %3750, label %3746

3746:                                             ; preds = %3741
  %3747 = load i32, ptr %787, align 8
  %3748 = load i32, ptr %799, align 4
  %3749 = icmp slt i32 %3747, %3748
  br i1 %3749, label %3751, label %3750

3750:                                             ; preds = %3746, %3741
  store i32 1, ptr %793, align 8
  br label %3767

3751:                                             ; preds = %3746
  %3752 = add nsw i32 %3742, 1
  store i32 %3752, ptr %794, align 8
  %3753 = load ptr, ptr %803, align 8
  %3754 = sext i32 %3747 to i64
  %3755 = getelementptr inbounds i32, ptr %3753, i64 %3754
  store i32 %3562, ptr %3755, align 4
  %3756 = load i32, ptr %787, align 8
  %3757 = add nsw i32 %3756, 1
  store i32 %3757, ptr %787, align 8
  %3758 = load ptr, ptr %795, align 8
  %3759 = sext i32 %3752 to i64
  %3760 = getelementptr inbounds i32, ptr %3758, i64 %3759
  store i32 %3757, ptr %3760, align 4
  %3761 = load ptr, ptr %800, align 8
  %3762 = sext i32 %3742 to i64
  %3763 = getelementptr inbounds i64, ptr %3761, i64 %3762
  store i64 %3699, ptr %3763, align 8
  %3764 = load i32, ptr %3706, align 4
  %3765 = load ptr, ptr %797, align 8
  %3766 = getelementptr inbounds i32, ptr %3765, i64 %3762
  store i32 %3764, ptr %3766, align 4
  store i32 %3742, ptr %3706, align 4
  br label %3767

3767:                                             ; preds = %3735, %3751, %3750, %3688
  %3768 = phi i32 [ 1, %3688 ], [ 0, %3750 ], [ %3742, %3751 ], [ %3714, %3735 ]
  call void @add_term(ptr %151, ptr %3691, i32 %3768, i32 %3568)
  br label %3769

3769:                                             ; preds = %3767, %3686
  %3770 = load i32, ptr %790, align 8
  %3771 = load i32, ptr %176, align 4
  %3772 = icmp slt i32 %3770, %3771
  br i1 %3772, label %3774, label %3773

3773:                                             ; preds = %3769
  store i32 1, ptr %793, align 8
  br label %3836

3774:                                             ; preds = %3769
  %3775 = load ptr, ptr %802, align 8
  %3776 = sext i32 %3770 to i64
  %3777 = getelementptr inbounds %struct.Literal, ptr %3775, i64 %3776
  store i32 3, ptr %3777, align 4
  %3778 = getelementptr inbounds i8, ptr %3777, i64 4
  store i32 %3600, ptr %3778, align 4
  %3779 = getelementptr inbounds i8, ptr %3777, i64 8
  store i32 0, ptr %3779, align 4
  %3780 = getelementptr inbounds i8, ptr %3777, i64 12
  store i32 -1, ptr %3780, align 4
  %3781 = load i32, ptr %790, align 8
  %3782 = add nsw i32 %3781, 1
  store i32 %3782, ptr %790, align 8
  br label %3836

3783:                                             ; preds = %3557
  %3784 = icmp ne i32 %3534, 0
  %3785 = icmp ne i32 %3568, 0
  %3786 = select i1 %3784, i1 %3785, i1 false
  br i1 %3786, label %3787, label %3836

3787:                                             ; preds = %3783
  %3788 = icmp sgt i32 %3528, -1
  %3789 = icmp sgt i32 %3562, -1
  %3790 = select i1 %3788, i1 %3789, i1 false
  br i1 %3790, label %3791, label %3808

3791:                                             ; preds = %3787
  %3792 = load i32, ptr %790, align 8
  %3793 = load i32, ptr %176, align 4
  %3794 = icmp slt i32 %3792, %3793
  br i1 %3794, label %3796, label %3795

3795:                                             ; preds = %3791
  store i32 1, ptr %793, align 8
  br label %3805

3796:                                             ; preds = %3791
  %3797 = load ptr, ptr %802, align 8
  %3798 = sext i32 %3792 to i64
  %3799 = getelementptr inbounds %struct.Literal, ptr %3797, i64 %3798
  store i32 1, ptr %3799, align 4
  %3800 = getelementptr inbounds i8, ptr %3799, i64 4
  store i32 %3528, ptr %3800, align 4
  %3801 = getelementptr inbounds i8, ptr %3799, i64 8
  store i32 %3562, ptr %3801, align 4
  %3802 = getelementptr inbounds i8, ptr %3799, i64 12
  store i32 -1, ptr %3802, align 4
  %3803 = load i32, ptr %790, align 8
  %3804 = add nsw i32 %3803, 1
  store i32 %3804, ptr %790, align 8
  br label %3805

3805:                                             ; preds = %3796, %3795
  %3806 = phi i32 [ 0, %3795 ], [ %3803, %3796 ]
  %3807 = call i32 @scale_product(ptr %151, i32 %3534, i32 %3568)
  br label %3836

3808:                                             ; preds = %3787
  %3809 = select i1 %3789, i32 %3562, i32 %3528
  %3810 = freeze i32 %3809
  %3811 = select i1 %3789, i32 %3534, i32 %3568
  %3812 = select i1 %3789, i32 %3568, i32 %3534
  %3813 = call i32 @scale_product(ptr %151, i32 %3812, i32 %3811)
  %3814 = icmp slt i32 %3810, 0
  br i1 %3814, label %3836, label %3815

3815:                                             ; preds = %3808
  switch i32 %3813, label %3816 [
    i32 -1, label %3836
    i32 1, label %3836
  ]

3816:                                             ; preds = %3815
  %3817 = icmp slt i32 %3811, 0
  %3818 = load i32, ptr %790, align 8
  %3819 = load i32, ptr %176, align 4
  %3820 = icmp slt i32 %3818, %3819
  br i1 %3820, label %3822, label %3821

3821:                                             ; preds = %3816
  store i32 1, ptr %793, align 8
  br label %3832

3822:                                             ; preds = %3816
  %3823 = call i32 @llvm.abs.i32(i32 %3811, i1 true)
  %3824 = load ptr, ptr %802, align 8
  %3825 = sext i32 %3818 to i64
  %3826 = getelementptr inbounds %struct.Literal, ptr %3824, i64 %3825
  store i32 2, ptr %3826, align 4
  %3827 = getelementptr inbounds i8, ptr %3826, i64 4
  store i32 %3823, ptr %3827, align 4
  %3828 = getelementptr inbounds i8, ptr %3826, i64 8
  store i32 %3810, ptr %3828, align 4
  %3829 = getelementptr inbounds i8, ptr %3826, i64 12
  store i32 -1, ptr %3829, align 4
  %3830 = load i32, ptr %790, align 8
  %3831 = add nsw i32 %3830, 1
  store i32 %3831, ptr %790, align 8
  br label %3832

3832:                                             ; preds = %3822, %3821
  %3833 = phi i32 [ 0, %3821 ], [ %3830, %3822 ]
  %3834 = sub nsw i32 0, %3812
  %3835 = select i1 %3817, i32 %3834, i32 %3812
  br label %3836

3836:                                             ; preds = %3832, %3815, %3815, %3808, %3805, %3783, %3774, %3773, %3596, %3595, %3580, %3579, %3546, %3545, %3512, %3511, %3495
  %3837 = phi i32 [ -1, %3495 ], [ %3806, %3805 ], [ %3528, %3596 ], [ -1, %3783 ], [ %3833, %3832 ], [ %3810, %3815 ], [ 0, %3511 ], [ %3521, %3512 ], [ 0, %3545 ], [ %3555, %3546 ], [ 0, %3579 ], [ %3589, %3580 ], [ 0, %3773 ], [ %3781, %3774 ], [ %3810, %3808 ], [ %3810, %3815 ], [ %3528, %3595 ]
  %3838 = phi i32 [ %3496, %3495 ], [ %3807, %3805 ], [ %3534, %3596 ], [ 0, %3783 ], [ %3835, %3832 ], [ %3813, %3815 ], [ 1, %3511 ], [ 1, %3512 ], [ 1, %3545 ], [ 1, %3546 ], [ 1, %3579 ], [ 1, %3580 ], [ 1, %3773 ], [ 1, %3774 ], [ %3813, %3808 ], [ %3813, %3815 ], [ %3534, %3595 ]
  %3839 = zext i32 %3838 to i64
  %3840 = shl nuw i64 %3839, 32
  %3841 = zext i32 %3837 to i64
  %3842 = or disjoint i64 %3840, %3841
  store i64 %3842, ptr %3430, align 4
  %3843 = load ptr, ptr %270, align 8
  %3844 = getelementptr inbounds i32, ptr %3843, i64 %3429
  store i32 -1, ptr %3844, align 4
  %3845 = add nuw nsw i64 %3418, 1
  %3846 = icmp eq i64 %3845, %3416
  br i1 %3846, label %3421, label %3417

3847:                                             ; preds = %3869, %3422
  %3848 = phi i64 [ 0, %3422 ], [ %3879, %3869 ]
  %3849 = load i32, ptr %793, align 8
  %3850 = icmp eq i32 %3849, 0
  br i1 %3850, label %3851, label %4811

3851:                                             ; preds = %3847
  %3852 = getelementptr inbounds %struct.Edge, ptr %624, i64 %3848
  %3853 = load i32, ptr %3852, align 4
  %3854 = getelementptr inbounds i8, ptr %3852, i64 4
  %3855 = load i32, ptr %3854, align 4
  %3856 = load ptr, ptr %270, align 8
  %3857 = sext i32 %3853 to i64
  %3858 = getelementptr inbounds i32, ptr %3856, i64 %3857
  %3859 = load i32, ptr %3858, align 4
  %3860 = icmp slt i32 %3859, 0
  br i1 %3860, label %3861, label %3869

3861:                                             ; preds = %3851
  %3862 = load ptr, ptr %265, align 8
  %3863 = getelementptr inbounds %struct.Edge, ptr %3862, i64 %3857
  %3864 = load i64, ptr %3863, align 4
  %3865 = call i32 @wrap(ptr %151, i64 %3864)
  %3866 = load ptr, ptr %270, align 8
  %3867 = getelementptr inbounds i32, ptr %3866, i64 %3857
  store i32 %3865, ptr %3867, align 4
  %3868 = load ptr, ptr %270, align 8
  br label %3869

3869:                                             ; preds = %3861, %3851
  %3870 = phi ptr [ %3868, %3861 ], [ %3856, %3851 ]
  %3871 = load ptr, ptr %804, align 8
  %3872 = load i32, ptr %788, align 8
  %3873 = add nsw i32 %3872, 1
  store i32 %3873, ptr %788, align 8
  %3874 = sext i32 %3872 to i64
  %3875 = getelementptr inbounds %struct.Edge, ptr %3871, i64 %3874
  %3876 = getelementptr inbounds i32, ptr %3870, i64 %3857
  %3877 = load i32, ptr %3876, align 4
  store i32 %3877, ptr %3875, align 4
  %3878 = getelementptr inbounds i8, ptr %3875, i64 4
  store i32 %3855, ptr %3878, align 4
  %3879 = add nuw nsw i64 %3848, 1
  %3880 = icmp eq i64 %3879, %3423
  br i1 %3880, label %3881, label %3847

3881:                                             ; preds = %3869, %3421
  %3882 = load i32, ptr %793, align 8
  %3883 = icmp eq i32 %3882, 0
  br i1 %3883, label %3884, label %4811

3884:                                             ; preds = %3881
  call void @look(ptr %175, ptr %151)
  %3885 = load ptr, ptr %236, align 8
  %3886 = load i32, ptr %790, align 8
  %3887 = sext i32 %3886 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %3885, i8 0, i64 %3887, i1 false)
  call void @rebuild(ptr %175, ptr %805, ptr %151)
  %3888 = load i32, ptr %806, align 8
  %3889 = icmp eq i32 %3888, 0
  br i1 %3889, label %3890, label %4811

3890:                                             ; preds = %3884
  call void @greedy(ptr %101, ptr %805, ptr %94, i32 0)
  %3891 = load i32, ptr %806, align 8
  %3892 = icmp eq i32 %3891, 0
  br i1 %3892, label %3893, label %4811

3893:                                             ; preds = %3890
  %3894 = load double, ptr %97, align 8
  %3895 = load i32, ptr %100, align 8
  %3896 = call double @cost(ptr %175, ptr %805, double %3894, i32 %3895)
  %3897 = load i32, ptr %807, align 4
  %3898 = icmp sgt i32 %3897, 0
  br i1 %3898, label %3899, label %3915

3899:                                             ; preds = %3893
  %3900 = load ptr, ptr %808, align 8
  %3901 = zext i32 %3897 to i64
  br label %3902

3902:                                             ; preds = %3902, %3899
  %3903 = phi i64 [ 0, %3899 ], [ %3911, %3902 ]
  %3904 = phi i64 [ 0, %3899 ], [ %3910, %3902 ]
  %3905 = getelementptr inbounds %struct.Sum, ptr %3900, i64 %3903, i32 1
  %3906 = load i32, ptr %3905, align 8
  %3907 = sext i32 %3906 to i64
  %3908 = mul nsw i64 %3907, %3907
  %3909 = lshr i64 %3908, 1
  %3910 = add nuw nsw i64 %3909, %3904
  %3911 = add nuw nsw i64 %3903, 1
  %3912 = icmp eq i64 %3911, %3901
  br i1 %3912, label %3913, label %3902

3913:                                             ; preds = %3902
  %3914 = mul nuw nsw i64 %3910, 3
  br label %3915

3915:                                             ; preds = %3913, %3893
  %3916 = phi i64 [ 0, %3893 ], [ %3914, %3913 ]
  %3917 = call i64 @llvm.smax.i64(i64 %3916, i64 10000)
  %3918 = icmp eq i32 %3274, 0
  br i1 %3918, label %4246, label %3919

3919:                                             ; preds = %3915
  %3920 = shl nuw nsw i32 %3274, 1
  %3921 = icmp eq i32 %3280, 0
  %3922 = icmp sgt i32 %3280, 1
  br label %3923

3923:                                             ; preds = %4233, %3919
  %3924 = phi i32 [ 1, %3919 ], [ %4238, %4233 ]
  %3925 = phi i32 [ 1, %3919 ], [ %4237, %4233 ]
  %3926 = phi i32 [ %3920, %3919 ], [ %4240, %4233 ]
  %3927 = phi i32 [ 0, %3919 ], [ %4239, %4233 ]
  %3928 = phi double [ %3896, %3919 ], [ %4235, %4233 ]
  %3929 = phi double [ %3896, %3919 ], [ %4234, %4233 ]
  br label %3930

3930:                                             ; preds = %3930, %3923
  %3931 = phi i32 [ %3935, %3930 ], [ 0, %3923 ]
  %3932 = icmp eq i32 %3931, %3924
  %3933 = icmp eq i32 %3931, %3925
  %3934 = select i1 %3932, i1 true, i1 %3933
  %3935 = add nuw nsw i32 %3931, 1
  br i1 %3934, label %3930, label %3936

3936:                                             ; preds = %3930
  %3937 = sext i32 %3924 to i64
  %3938 = getelementptr inbounds %struct.Poly, ptr %151, i64 %3937
  %3939 = load ptr, ptr %287, align 8
  %3940 = load ptr, ptr %175, align 8
  %3941 = icmp eq ptr %3940, %3938
  br i1 %3941, label %3943, label %3942

3942:                                             ; preds = %3936
  call void @look(ptr %175, ptr %3938)
  br label %3943

3943:                                             ; preds = %3942, %3936
  %3944 = load ptr, ptr %236, align 8
  %3945 = getelementptr inbounds i8, ptr %3938, i64 32
  %3946 = load i32, ptr %3945, align 8
  %3947 = sext i32 %3946 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %3944, i8 0, i64 %3947, i1 false)
  %3948 = load i32, ptr %809, align 8
  %3949 = icmp sgt i32 %3948, 0
  br i1 %3949, label %3950, label %4156

3950:                                             ; preds = %3943
  %3951 = getelementptr inbounds i8, ptr %3938, i64 8
  br label %3955

3952:                                             ; preds = %3981
  %3953 = sext i32 %3982 to i64
  %3954 = icmp eq i32 %3983, 0
  br i1 %3954, label %4156, label %3988

3955:                                             ; preds = %3981, %3950
  %3956 = phi i64 [ 0, %3950 ], [ %3984, %3981 ]
  %3957 = phi i32 [ 0, %3950 ], [ %3983, %3981 ]
  %3958 = phi i32 [ 0, %3950 ], [ %3982, %3981 ]
  %3959 = load ptr, ptr %189, align 8
  %3960 = getelementptr inbounds i32, ptr %3959, i64 %3956
  %3961 = load i32, ptr %3960, align 4
  %3962 = icmp sgt i32 %3961, -1
  br i1 %3962, label %3963, label %3981

3963:                                             ; preds = %3955
  %3964 = load ptr, ptr %278, align 8
  %3965 = add nsw i32 %3958, 1
  %3966 = sext i32 %3958 to i64
  %3967 = getelementptr inbounds i32, ptr %3964, i64 %3966
  store i32 %3961, ptr %3967, align 4
  %3968 = load ptr, ptr %189, align 8
  %3969 = getelementptr inbounds i32, ptr %3968, i64 %3956
  %3970 = load i32, ptr %3969, align 4
  %3971 = load ptr, ptr %3951, align 8
  %3972 = sext i32 %3970 to i64
  %3973 = getelementptr inbounds %struct.Literal, ptr %3971, i64 %3972
  %3974 = load i32, ptr %3973, align 4
  %3975 = add i32 %3974, -4
  %3976 = icmp ult i32 %3975, -3
  br i1 %3976, label %3981, label %3977

3977:                                             ; preds = %3963
  %3978 = add nsw i32 %3957, 1
  %3979 = sext i32 %3957 to i64
  %3980 = getelementptr inbounds i32, ptr %3939, i64 %3979
  store i32 %3970, ptr %3980, align 4
  br label %3981

3981:                                             ; preds = %3977, %3963, %3955
  %3982 = phi i32 [ %3965, %3977 ], [ %3965, %3963 ], [ %3958, %3955 ]
  %3983 = phi i32 [ %3978, %3977 ], [ %3957, %3963 ], [ %3957, %3955 ]
  %3984 = add nuw nsw i64 %3956, 1
  %3985 = load i32, ptr %809, align 8
  %3986 = sext i32 %3985 to i64
  %3987 = icmp slt i64 %3984, %3986
  br i1 %3987, label %3955, label %3952

3988:                                             ; preds = %3952
  %3989 = load i64, ptr %94, align 8
  %3990 = add i64 %3989, -7046029254386353131
  %3991 = lshr i64 %3990, 30
  %3992 = xor i64 %3991, %3990
  %3993 = mul i64 %3992, -4658895280553007687
  %3994 = lshr i64 %3993, 27
  %3995 = xor i64 %3994, %3993
  %3996 = mul i64 %3995, -7723592293110705685
  %3997 = lshr i64 %3996, 31
  %3998 = xor i64 %3997, %3996
  %3999 = urem i64 %3998, 10
  %4000 = icmp ult i64 %3999, 5
  br i1 %4000, label %4001, label %4034

4001:                                             ; preds = %3988
  %4002 = sext i32 %3983 to i64
  br label %4003

4003:                                             ; preds = %4003, %4001
  %4004 = phi i64 [ %3990, %4001 ], [ %4023, %4003 ]
  %4005 = load ptr, ptr %236, align 8
  %4006 = add i64 %4004, -7046029254386353131
  store i64 %4006, ptr %94, align 8
  %4007 = lshr i64 %4006, 30
  %4008 = xor i64 %4007, %4006
  %4009 = mul i64 %4008, -4658895280553007687
  %4010 = lshr i64 %4009, 27
  %4011 = xor i64 %4010, %4009
  %4012 = mul i64 %4011, -7723592293110705685
  %4013 = lshr i64 %4012, 31
  %4014 = xor i64 %4013, %4012
  %4015 = urem i64 %4014, %4002
  %4016 = shl i64 %4015, 32
  %4017 = ashr exact i64 %4016, 30
  %4018 = getelementptr inbounds i8, ptr %3939, i64 %4017
  %4019 = load i32, ptr %4018, align 4
  %4020 = sext i32 %4019 to i64
  %4021 = getelementptr inbounds i8, ptr %4005, i64 %4020
  store i8 1, ptr %4021, align 1
  %4022 = load i64, ptr %94, align 8
  %4023 = add i64 %4022, -7046029254386353131
  store i64 %4023, ptr %94, align 8
  %4024 = lshr i64 %4023, 30
  %4025 = xor i64 %4024, %4023
  %4026 = mul i64 %4025, -4658895280553007687
  %4027 = lshr i64 %4026, 27
  %4028 = xor i64 %4027, %4026
  %4029 = mul i64 %4028, -7723592293110705685
  %4030 = lshr i64 %4029, 31
  %4031 = xor i64 %4030, %4029
  %4032 = urem i64 %4031, 7
  %4033 = icmp eq i64 %4032, 0
  br i1 %4033, label %4156, label %4003

4034:                                             ; preds = %3988
  %4035 = icmp ult i64 %3999, 8
  %4036 = load ptr, ptr %278, align 8
  %4037 = add i64 %3989, 4354685564936845354
  store i64 %4037, ptr %94, align 8
  %4038 = lshr i64 %4037, 30
  %4039 = xor i64 %4038, %4037
  %4040 = mul i64 %4039, -4658895280553007687
  %4041 = lshr i64 %4040, 27
  %4042 = xor i64 %4041, %4040
  %4043 = mul i64 %4042, -7723592293110705685
  %4044 = lshr i64 %4043, 31
  %4045 = xor i64 %4044, %4043
  br i1 %4035, label %4046, label %4099

4046:                                             ; preds = %4034
  %4047 = urem i64 %4045, %3953
  %4048 = shl i64 %4047, 32
  %4049 = ashr exact i64 %4048, 30
  %4050 = getelementptr inbounds i8, ptr %4036, i64 %4049
  %4051 = load i32, ptr %4050, align 4
  %4052 = icmp sgt i32 %3983, 0
  br i1 %4052, label %4053, label %4156

4053:                                             ; preds = %4046
  %4054 = zext i32 %3983 to i64
  br label %4055

4055:                                             ; preds = %4096, %4053
  %4056 = phi i64 [ 0, %4053 ], [ %4097, %4096 ]
  %4057 = getelementptr inbounds i32, ptr %3939, i64 %4056
  %4058 = load i32, ptr %4057, align 4
  store i32 %4058, ptr %20, align 4
  store i32 0, ptr %812, align 4
  store i32 0, ptr %813, align 4
  %4059 = call i32 @next_read(ptr %3938, ptr %20)
  %4060 = icmp eq i32 %4059, -2147483648
  br i1 %4060, label %4077, label %4061

4061:                                             ; preds = %4055
  %4062 = sext i32 %4058 to i64
  br label %4063

4063:                                             ; preds = %4074, %4061
  %4064 = phi i32 [ %4059, %4061 ], [ %4075, %4074 ]
  %4065 = icmp eq i32 %4064, %4051
  br i1 %4065, label %4078, label %4066

4066:                                             ; preds = %4063
  %4067 = icmp slt i32 %4064, 0
  br i1 %4067, label %4068, label %4074

4068:                                             ; preds = %4066
  %4069 = load ptr, ptr %3951, align 8
  %4070 = getelementptr inbounds %struct.Literal, ptr %4069, i64 %4062
  %4071 = load i32, ptr %4070, align 4
  %4072 = icmp eq i32 %4071, 3
  br i1 %4072, label %4073, label %4074

4073:                                             ; preds = %4068
  store i32 %4064, ptr %20, align 4
  store i32 0, ptr %812, align 4
  store i32 0, ptr %813, align 4
  br label %4074

4074:                                             ; preds = %4073, %4068, %4066
  %4075 = call i32 @next_read(ptr %3938, ptr %20)
  %4076 = icmp eq i32 %4075, -2147483648
  br i1 %4076, label %4077, label %4063

4077:                                             ; preds = %4074, %4055
  br label %4096

4078:                                             ; preds = %4063
  %4079 = load i64, ptr %94, align 8
  %4080 = add i64 %4079, -7046029254386353131
  store i64 %4080, ptr %94, align 8
  %4081 = lshr i64 %4080, 30
  %4082 = xor i64 %4081, %4080
  %4083 = mul i64 %4082, -4658895280553007687
  %4084 = lshr i64 %4083, 27
  %4085 = xor i64 %4084, %4083
  %4086 = mul i64 %4085, -7723592293110705685
  %4087 = lshr i64 %4086, 31
  %4088 = xor i64 %4087, %4086
  %4089 = urem i64 %4088, 5
  %4090 = icmp eq i64 %4089, 0
  br i1 %4090, label %4096, label %4091

4091:                                             ; preds = %4078
  %4092 = load ptr, ptr %236, align 8
  %4093 = load i32, ptr %4057, align 4
  %4094 = sext i32 %4093 to i64
  %4095 = getelementptr inbounds i8, ptr %4092, i64 %4094
  store i8 1, ptr %4095, align 1
  br label %4096

4096:                                             ; preds = %4091, %4078, %4077
  %4097 = add nuw nsw i64 %4056, 1
  %4098 = icmp eq i64 %4097, %4054
  br i1 %4098, label %4156, label %4055

4099:                                             ; preds = %4034
  %4100 = sext i32 %3983 to i64
  %4101 = urem i64 %4045, %4100
  %4102 = shl i64 %4101, 32
  %4103 = ashr exact i64 %4102, 30
  %4104 = getelementptr inbounds i8, ptr %3939, i64 %4103
  %4105 = load i32, ptr %4104, align 4
  store i32 %4105, ptr %4036, align 4
  br label %4106

4106:                                             ; preds = %4150, %4099
  %4107 = phi i32 [ 0, %4099 ], [ %4152, %4150 ]
  %4108 = phi i32 [ 1, %4099 ], [ %4151, %4150 ]
  %4109 = add nsw i32 %4108, -1
  %4110 = sext i32 %4109 to i64
  %4111 = getelementptr inbounds i32, ptr %4036, i64 %4110
  %4112 = load i32, ptr %4111, align 4
  %4113 = icmp sgt i32 %4112, -1
  br i1 %4113, label %4114, label %4128

4114:                                             ; preds = %4106
  %4115 = load ptr, ptr %3951, align 8
  %4116 = zext i32 %4112 to i64
  %4117 = getelementptr inbounds %struct.Literal, ptr %4115, i64 %4116
  %4118 = load i32, ptr %4117, align 4
  %4119 = add i32 %4118, -4
  %4120 = icmp ult i32 %4119, -3
  br i1 %4120, label %4150, label %4121

4121:                                             ; preds = %4114
  %4122 = load ptr, ptr %236, align 8
  %4123 = getelementptr inbounds i8, ptr %4122, i64 %4116
  %4124 = load i8, ptr %4123, align 1
  %4125 = icmp eq i8 %4124, 0
  br i1 %4125, label %4126, label %4150

4126:                                             ; preds = %4121
  store i8 1, ptr %4123, align 1
  %4127 = add nsw i32 %4107, 1
  br label %4128

4128:                                             ; preds = %4126, %4106
  %4129 = phi i32 [ %4127, %4126 ], [ %4107, %4106 ]
  store i32 %4112, ptr %21, align 4
  store i32 0, ptr %810, align 4
  store i32 0, ptr %811, align 4
  %4130 = call i32 @next_read(ptr %3938, ptr %21)
  %4131 = icmp ne i32 %4130, -2147483648
  %4132 = icmp slt i32 %4108, 201
  %4133 = and i1 %4132, %4131
  br i1 %4133, label %4134, label %4148

4134:                                             ; preds = %4128
  %4135 = sext i32 %4108 to i64
  %4136 = add nsw i64 %4135, -1
  br label %4137

4137:                                             ; preds = %4137, %4134
  %4138 = phi i64 [ %4136, %4134 ], [ %4140, %4137 ]
  %4139 = phi i32 [ %4130, %4134 ], [ %4142, %4137 ]
  %4140 = add nsw i64 %4138, 1
  %4141 = getelementptr inbounds i32, ptr %4036, i64 %4138
  store i32 %4139, ptr %4141, align 4
  %4142 = call i32 @next_read(ptr %3938, ptr %21)
  %4143 = icmp ne i32 %4142, -2147483648
  %4144 = icmp slt i64 %4138, 199
  %4145 = and i1 %4144, %4143
  br i1 %4145, label %4137, label %4146

4146:                                             ; preds = %4137
  %4147 = trunc nsw i64 %4140 to i32
  br label %4148

4148:                                             ; preds = %4146, %4128
  %4149 = phi i32 [ %4109, %4128 ], [ %4147, %4146 ]
  br label %4150

4150:                                             ; preds = %4148, %4121, %4114
  %4151 = phi i32 [ %4149, %4148 ], [ %4109, %4121 ], [ %4109, %4114 ]
  %4152 = phi i32 [ %4129, %4148 ], [ %4107, %4121 ], [ %4107, %4114 ]
  %4153 = icmp ne i32 %4151, 0
  %4154 = icmp slt i32 %4152, 12
  %4155 = select i1 %4153, i1 %4154, i1 false
  br i1 %4155, label %4106, label %4156

4156:                                             ; preds = %4150, %4096, %4003, %4046, %3952, %3943
  %4157 = zext i32 %3931 to i64
  %4158 = getelementptr inbounds %struct.Poly, ptr %151, i64 %4157
  call void @rebuild(ptr %175, ptr %4158, ptr %3938)
  %4159 = getelementptr inbounds i8, ptr %4158, i64 136
  %4160 = load i32, ptr %4159, align 8
  %4161 = icmp eq i32 %4160, 0
  br i1 %4161, label %4162, label %4183

4162:                                             ; preds = %4156
  %4163 = getelementptr inbounds i8, ptr %4158, i64 36
  %4164 = load i32, ptr %4163, align 4
  %4165 = icmp sgt i32 %4164, 0
  br i1 %4165, label %4166, label %4185

4166:                                             ; preds = %4162
  %4167 = getelementptr inbounds i8, ptr %4158, i64 16
  %4168 = load ptr, ptr %4167, align 8
  %4169 = zext i32 %4164 to i64
  br label %4170

4170:                                             ; preds = %4170, %4166
  %4171 = phi i64 [ 0, %4166 ], [ %4179, %4170 ]
  %4172 = phi i64 [ 0, %4166 ], [ %4178, %4170 ]
  %4173 = getelementptr inbounds %struct.Sum, ptr %4168, i64 %4171, i32 1
  %4174 = load i32, ptr %4173, align 8
  %4175 = sext i32 %4174 to i64
  %4176 = mul nsw i64 %4175, %4175
  %4177 = lshr i64 %4176, 1
  %4178 = add nuw nsw i64 %4177, %4172
  %4179 = add nuw nsw i64 %4171, 1
  %4180 = icmp eq i64 %4179, %4169
  br i1 %4180, label %4181, label %4170

4181:                                             ; preds = %4170
  %4182 = icmp ugt i64 %4178, %3917
  br i1 %4182, label %4183, label %4185

4183:                                             ; preds = %4181, %4156
  %4184 = add nsw i32 %3927, -1
  br label %4233

4185:                                             ; preds = %4181, %4162
  %4186 = load i64, ptr %94, align 8
  %4187 = add i64 %4186, -7046029254386353131
  store i64 %4187, ptr %94, align 8
  %4188 = lshr i64 %4187, 30
  %4189 = xor i64 %4188, %4187
  %4190 = mul i64 %4189, -4658895280553007687
  %4191 = lshr i64 %4190, 27
  %4192 = xor i64 %4191, %4190
  %4193 = mul i64 %4192, -7723592293110705685
  %4194 = lshr i64 %4193, 31
  %4195 = xor i64 %4194, %4193
  %4196 = trunc i64 %4195 to i32
  %4197 = and i32 %4196, 3
  %4198 = shl nuw nsw i32 1, %4197
  %4199 = lshr i32 %4198, 1
  call void @greedy(ptr %101, ptr %4158, ptr %94, i32 %4199)
  %4200 = load i32, ptr %4159, align 8
  %4201 = icmp eq i32 %4200, 0
  br i1 %4201, label %4202, label %4233

4202:                                             ; preds = %4185
  %4203 = load double, ptr %97, align 8
  %4204 = load i32, ptr %100, align 8
  %4205 = call double @cost(ptr %175, ptr %4158, double %4203, i32 %4204)
  %4206 = fcmp ugt double %4205, %3928
  br i1 %4206, label %4207, label %4223

4207:                                             ; preds = %4202
  %4208 = load i64, ptr %94, align 8
  %4209 = add i64 %4208, -7046029254386353131
  store i64 %4209, ptr %94, align 8
  %4210 = lshr i64 %4209, 30
  %4211 = xor i64 %4210, %4209
  %4212 = mul i64 %4211, -4658895280553007687
  %4213 = lshr i64 %4212, 27
  %4214 = xor i64 %4213, %4212
  %4215 = mul i64 %4214, -7723592293110705685
  %4216 = lshr i64 %4215, 31
  %4217 = xor i64 %4216, %4215
  %4218 = urem i64 %4217, 10
  %4219 = icmp eq i64 %4218, 0
  %4220 = uitofp i1 %4219 to double
  %4221 = fadd double %3929, %4220
  %4222 = fcmp ugt double %4205, %4221
  br i1 %4222, label %4224, label %4223

4223:                                             ; preds = %4207, %4202
  br label %4224

4224:                                             ; preds = %4223, %4207
  %4225 = phi double [ %4205, %4223 ], [ %3928, %4207 ]
  %4226 = phi i32 [ %3931, %4223 ], [ %3924, %4207 ]
  %4227 = fcmp olt double %4225, %3929
  br i1 %4227, label %4233, label %4228

4228:                                             ; preds = %4224
  br i1 %3921, label %4233, label %4229

4229:                                             ; preds = %4228
  %4230 = fcmp oeq double %4225, %3929
  %4231 = or i1 %3922, %4230
  %4232 = select i1 %4231, i32 %4226, i32 %3925
  br label %4233

4233:                                             ; preds = %4229, %4228, %4224, %4185, %4183
  %4234 = phi double [ %3929, %4183 ], [ %3929, %4185 ], [ %3929, %4228 ], [ %4225, %4224 ], [ %3929, %4229 ]
  %4235 = phi double [ %3928, %4183 ], [ %3928, %4185 ], [ %4225, %4228 ], [ %4225, %4224 ], [ %4225, %4229 ]
  %4236 = phi i32 [ %4184, %4183 ], [ %3927, %4185 ], [ %3927, %4228 ], [ %3927, %4224 ], [ %3927, %4229 ]
  %4237 = phi i32 [ %3925, %4183 ], [ %3925, %4185 ], [ %3925, %4228 ], [ %4226, %4224 ], [ %4232, %4229 ]
  %4238 = phi i32 [ %3924, %4183 ], [ %3924, %4185 ], [ %4226, %4228 ], [ %4226, %4224 ], [ %4226, %4229 ]
  %4239 = add nsw i32 %4236, 1
  %4240 = add nsw i32 %3926, -1
  %4241 = icmp slt i32 %4239, %3274
  %4242 = icmp sgt i32 %3926, 1
  %4243 = select i1 %4241, i1 %4242, i1 false
  br i1 %4243, label %3923, label %4244

4244:                                             ; preds = %4233
  %4245 = sext i32 %4237 to i64
  br label %4246

4246:                                             ; preds = %4244, %3915
  %4247 = phi i64 [ 1, %3915 ], [ %4245, %4244 ]
  %4248 = getelementptr inbounds [4 x %struct.Poly], ptr %151, i64 0, i64 %4247
  store ptr %44, ptr %17, align 8
  store ptr %43, ptr %814, align 8
  store i32 0, ptr %815, align 8
  call void @look(ptr %175, ptr %4248)
  store i32 0, ptr %638, align 8
  %4249 = load ptr, ptr %366, align 8
  %4250 = load i32, ptr %288, align 8
  %4251 = sext i32 %4250 to i64
  %4252 = shl nsw i64 %4251, 2
  %4253 = add nsw i64 %4252, 4
  call void @llvm.memset.p0.i64(ptr align 4 %4249, i8 -1, i64 %4253, i1 false)
  %4254 = load i32, ptr %258, align 8
  %4255 = icmp sgt i32 %4254, 0
  br i1 %4255, label %4259, label %4256

4256:                                             ; preds = %4321, %4246
  %4257 = load i32, ptr %816, align 8
  %4258 = icmp sgt i32 %4257, 1
  br i1 %4258, label %4334, label %4326

4259:                                             ; preds = %4246, %4321
  %4260 = phi i64 [ %4322, %4321 ], [ 0, %4246 ]
  %4261 = load ptr, ptr %44, align 8
  %4262 = getelementptr inbounds %struct.Node, ptr %4261, i64 %4260
  %4263 = load i8, ptr %4262, align 8
  %4264 = getelementptr inbounds i8, ptr %4262, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %18, ptr align 1 %4264, i64 19, i1 false)
  %4265 = getelementptr inbounds i8, ptr %4262, i64 20
  %4266 = load i32, ptr %4265, align 4
  %4267 = getelementptr inbounds i8, ptr %4262, i64 24
  %4268 = load i32, ptr %4267, align 8
  %4269 = getelementptr inbounds i8, ptr %4262, i64 28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %4269, i64 20, i1 false)
  %4270 = icmp eq i8 %4263, 0
  br i1 %4270, label %4282, label %4271

4271:                                             ; preds = %4259
  %4272 = load ptr, ptr %43, align 8
  %4273 = load i32, ptr %638, align 8
  %4274 = add nsw i32 %4273, 1
  store i32 %4274, ptr %638, align 8
  %4275 = sext i32 %4273 to i64
  %4276 = getelementptr inbounds %struct.Node, ptr %4272, i64 %4275
  store i64 0, ptr %4276, align 8
  %4277 = getelementptr inbounds i8, ptr %4276, i64 8
  store i32 -1, ptr %4277, align 8
  %4278 = getelementptr inbounds i8, ptr %4276, i64 12
  store i32 -1, ptr %4278, align 4
  %4279 = getelementptr inbounds i8, ptr %4276, i64 16
  %4280 = trunc nuw nsw i64 %4260 to i32
  store i32 %4280, ptr %4279, align 8
  %4281 = getelementptr inbounds i8, ptr %4276, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %4281, i8 0, i64 28, i1 false)
  br label %4321

4282:                                             ; preds = %4259
  %4283 = load ptr, ptr %366, align 8
  %4284 = zext i32 %4266 to i64
  %4285 = shl nuw nsw i64 %4284, 31
  %4286 = zext i32 %4268 to i64
  %4287 = or i64 %4285, %4286
  %4288 = icmp eq i32 %4266, 0
  %4289 = sub i32 2147483647, %4266
  %4290 = select i1 %4288, i32 0, i32 %4289
  %4291 = zext i32 %4290 to i64
  %4292 = shl nuw nsw i64 %4291, 31
  %4293 = icmp eq i32 %4268, 0
  %4294 = sub i32 2147483647, %4268
  %4295 = select i1 %4293, i32 0, i32 %4294
  %4296 = zext i32 %4295 to i64
  %4297 = or i64 %4292, %4296
  %4298 = call i64 @llvm.umin.i64(i64 %4287, i64 %4297)
  %4299 = mul i64 %4298, -7046029254386353131
  %4300 = lshr i64 %4299, 33
  %4301 = trunc nuw nsw i64 %4300 to i32
  %4302 = load i32, ptr %288, align 8
  %4303 = and i32 %4302, %4301
  %4304 = zext i32 %4303 to i64
  %4305 = getelementptr inbounds i32, ptr %4283, i64 %4304
  %4306 = load ptr, ptr %43, align 8
  %4307 = load i32, ptr %638, align 8
  %4308 = sext i32 %4307 to i64
  %4309 = getelementptr inbounds %struct.Node, ptr %4306, i64 %4308
  store i8 0, ptr %4309, align 8
  %4310 = getelementptr inbounds i8, ptr %4309, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4310, ptr align 1 %18, i64 19, i1 false)
  %4311 = getelementptr inbounds i8, ptr %4309, i64 20
  store i32 %4266, ptr %4311, align 4
  %4312 = getelementptr inbounds i8, ptr %4309, i64 24
  store i32 %4268, ptr %4312, align 8
  %4313 = getelementptr inbounds i8, ptr %4309, i64 28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4313, ptr align 4 %19, i64 20, i1 false)
  %4314 = load i32, ptr %4305, align 4
  %4315 = load ptr, ptr %370, align 8
  %4316 = load i32, ptr %638, align 8
  %4317 = sext i32 %4316 to i64
  %4318 = getelementptr inbounds i32, ptr %4315, i64 %4317
  store i32 %4314, ptr %4318, align 4
  %4319 = load i32, ptr %638, align 8
  %4320 = add nsw i32 %4319, 1
  store i32 %4320, ptr %638, align 8
  store i32 %4319, ptr %4305, align 4
  br label %4321

4321:                                             ; preds = %4282, %4271
  %4322 = add nuw nsw i64 %4260, 1
  %4323 = load i32, ptr %258, align 8
  %4324 = sext i32 %4323 to i64
  %4325 = icmp slt i64 %4322, %4324
  br i1 %4325, label %4259, label %4256

4326:                                             ; preds = %4334, %4256
  %4327 = load i32, ptr %809, align 8
  %4328 = icmp sgt i32 %4327, 0
  br i1 %4328, label %4329, label %4342

4329:                                             ; preds = %4326
  %4330 = getelementptr inbounds i8, ptr %4248, i64 8
  %4331 = getelementptr inbounds i8, ptr %4248, i64 16
  %4332 = getelementptr inbounds i8, ptr %4248, i64 72
  %4333 = getelementptr inbounds i8, ptr %4248, i64 56
  br label %4350

4334:                                             ; preds = %4256, %4334
  %4335 = phi i64 [ %4338, %4334 ], [ 1, %4256 ]
  %4336 = load ptr, ptr %152, align 8
  %4337 = getelementptr inbounds %struct.Scalar, ptr %4336, i64 %4335, i32 6
  store i32 -1, ptr %4337, align 8
  %4338 = add nuw nsw i64 %4335, 1
  %4339 = load i32, ptr %816, align 8
  %4340 = sext i32 %4339 to i64
  %4341 = icmp slt i64 %4338, %4340
  br i1 %4341, label %4334, label %4326

4342:                                             ; preds = %4694, %4326
  %4343 = phi i1 [ true, %4326 ], [ %4700, %4694 ]
  %4344 = getelementptr inbounds i8, ptr %4248, i64 40
  %4345 = load i32, ptr %4344, align 8
  store i32 %4345, ptr %637, align 8
  %4346 = icmp sgt i32 %4345, 0
  %4347 = select i1 %4346, i1 %4343, i1 false
  br i1 %4347, label %4348, label %4723

4348:                                             ; preds = %4342
  %4349 = getelementptr inbounds i8, ptr %4248, i64 24
  br label %4702

4350:                                             ; preds = %4694, %4329
  %4351 = phi i64 [ 0, %4329 ], [ %4695, %4694 ]
  %4352 = load ptr, ptr %189, align 8
  %4353 = getelementptr inbounds i32, ptr %4352, i64 %4351
  %4354 = load i32, ptr %4353, align 4
  %4355 = icmp slt i32 %4354, 0
  br i1 %4355, label %4356, label %4576

4356:                                             ; preds = %4350
  %4357 = load ptr, ptr %246, align 8
  %4358 = xor i32 %4354, -1
  %4359 = zext i32 %4358 to i64
  %4360 = getelementptr inbounds %struct.Edge, ptr %4357, i64 %4359
  %4361 = load ptr, ptr %4331, align 8
  %4362 = getelementptr inbounds %struct.Sum, ptr %4361, i64 %4359
  %4363 = load ptr, ptr %17, align 8
  %4364 = getelementptr inbounds i8, ptr %4363, i64 100288
  %4365 = load ptr, ptr %4364, align 8
  %4366 = getelementptr inbounds i8, ptr %4362, i64 8
  %4367 = load i32, ptr %4366, align 8
  %4368 = icmp sgt i32 %4367, 0
  br i1 %4368, label %4369, label %4492

4369:                                             ; preds = %4356, %4478
  %4370 = phi i64 [ %4485, %4478 ], [ 0, %4356 ]
  %4371 = load ptr, ptr %4362, align 8
  %4372 = getelementptr inbounds %struct.Term, ptr %4371, i64 %4370
  %4373 = load i64, ptr %4372, align 4
  %4374 = load ptr, ptr %17, align 8
  %4375 = load ptr, ptr %4332, align 8
  %4376 = shl i64 %4373, 32
  %4377 = ashr exact i64 %4376, 30
  %4378 = getelementptr i8, ptr %4375, i64 %4377
  %4379 = getelementptr i8, ptr %4378, i64 4
  %4380 = load i32, ptr %4379, align 4
  %4381 = load i32, ptr %4378, align 4
  %4382 = sub nsw i32 %4380, %4381
  %4383 = icmp sgt i32 %4382, 0
  %4384 = getelementptr inbounds i8, ptr %4374, i64 100208
  %4385 = sext i32 %4381 to i64
  %4386 = zext i32 %4382 to i64
  %4387 = load ptr, ptr %814, align 8
  br label %4388

4388:                                             ; preds = %4406, %4369
  %4389 = phi i32 [ 0, %4369 ], [ %4407, %4406 ]
  %4390 = phi i8 [ 0, %4369 ], [ %4408, %4406 ]
  br i1 %4383, label %4391, label %4406

4391:                                             ; preds = %4388
  %4392 = load ptr, ptr %4384, align 8
  %4393 = load ptr, ptr %4333, align 8
  %4394 = getelementptr inbounds i32, ptr %4393, i64 %4385
  %4395 = load ptr, ptr %4387, align 8
  br label %4410

4396:                                             ; preds = %4406
  %4397 = getelementptr inbounds %struct.Edge, ptr %4365, i64 %4370
  %4398 = lshr i64 %4373, 32
  %4399 = icmp slt i64 %4373, 0
  %4400 = select i1 %4399, i32 -1, i32 1
  %4401 = icmp eq i64 %4398, 1
  %4402 = icmp eq i64 %4398, 4294967295
  %4403 = or i1 %4401, %4402
  %4404 = icmp ne i32 %4380, %4381
  %4405 = and i1 %4403, %4404
  br i1 %4405, label %4439, label %4433

4406:                                             ; preds = %4429, %4388
  %4407 = phi i32 [ %4389, %4388 ], [ %4430, %4429 ]
  %4408 = add nuw nsw i8 %4390, 1
  %4409 = icmp eq i8 %4408, 3
  br i1 %4409, label %4396, label %4388

4410:                                             ; preds = %4429, %4391
  %4411 = phi i64 [ 0, %4391 ], [ %4431, %4429 ]
  %4412 = phi i32 [ %4389, %4391 ], [ %4430, %4429 ]
  %4413 = getelementptr inbounds i32, ptr %4394, i64 %4411
  %4414 = load i32, ptr %4413, align 4
  %4415 = sext i32 %4414 to i64
  %4416 = getelementptr inbounds %struct.Edge, ptr %4392, i64 %4415
  %4417 = load i32, ptr %4416, align 4
  %4418 = sext i32 %4417 to i64
  %4419 = getelementptr inbounds %struct.Node, ptr %4395, i64 %4418, i32 1
  %4420 = load i8, ptr %4419, align 1
  %4421 = icmp eq i8 %4420, %4390
  br i1 %4421, label %4422, label %4429

4422:                                             ; preds = %4410
  %4423 = getelementptr inbounds i8, ptr %4416, i64 4
  %4424 = load i32, ptr %4423, align 4
  %4425 = add nsw i32 %4412, 1
  %4426 = sext i32 %4412 to i64
  %4427 = getelementptr inbounds [49 x %struct.Edge], ptr %16, i64 0, i64 %4426
  store i32 %4417, ptr %4427, align 8
  %4428 = getelementptr inbounds i8, ptr %4427, i64 4
  store i32 %4424, ptr %4428, align 4
  br label %4429

4429:                                             ; preds = %4422, %4410
  %4430 = phi i32 [ %4425, %4422 ], [ %4412, %4410 ]
  %4431 = add nuw nsw i64 %4411, 1
  %4432 = icmp eq i64 %4431, %4386
  br i1 %4432, label %4406, label %4410

4433:                                             ; preds = %4396
  %4434 = trunc nuw i64 %4398 to i32
  %4435 = call i64 @number(ptr %17, i32 %4434)
  %4436 = trunc i64 %4435 to i32
  %4437 = lshr i64 %4435, 32
  %4438 = trunc nuw i64 %4437 to i32
  br label %4439

4439:                                             ; preds = %4433, %4396
  %4440 = phi i32 [ -1, %4396 ], [ %4436, %4433 ]
  %4441 = phi i32 [ %4400, %4396 ], [ %4438, %4433 ]
  %4442 = icmp sgt i32 %4407, 0
  br i1 %4442, label %4443, label %4478

4443:                                             ; preds = %4439
  %4444 = zext i32 %4407 to i64
  br label %4445

4445:                                             ; preds = %4473, %4443
  %4446 = phi i64 [ 0, %4443 ], [ %4476, %4473 ]
  %4447 = phi i32 [ %4441, %4443 ], [ %4475, %4473 ]
  %4448 = phi i32 [ %4440, %4443 ], [ %4474, %4473 ]
  %4449 = load i32, ptr %815, align 8
  %4450 = icmp eq i32 %4449, 0
  br i1 %4450, label %4451, label %4478

4451:                                             ; preds = %4445
  %4452 = icmp slt i32 %4448, 0
  %4453 = getelementptr inbounds [49 x %struct.Edge], ptr %16, i64 0, i64 %4446
  br i1 %4452, label %4454, label %4459

4454:                                             ; preds = %4451
  %4455 = load i32, ptr %4453, align 8
  %4456 = getelementptr inbounds i8, ptr %4453, i64 4
  %4457 = load i32, ptr %4456, align 4
  %4458 = mul nsw i32 %4457, %4447
  br label %4473

4459:                                             ; preds = %4451
  %4460 = getelementptr inbounds i8, ptr %4453, i64 4
  %4461 = load i32, ptr %4460, align 4
  %4462 = mul nsw i32 %4461, %4447
  %4463 = load i32, ptr %4453, align 8
  %4464 = zext i32 %4448 to i64
  %4465 = or disjoint i64 %4464, 4294967296
  %4466 = zext i32 %4463 to i64
  %4467 = or disjoint i64 %4466, 4294967296
  %4468 = call i64 @made(ptr %17, i8 2, i64 %4465, i64 %4467)
  %4469 = trunc i64 %4468 to i32
  %4470 = lshr i64 %4468, 32
  %4471 = trunc nuw i64 %4470 to i32
  %4472 = mul nsw i32 %4462, %4471
  br label %4473

4473:                                             ; preds = %4459, %4454
  %4474 = phi i32 [ %4455, %4454 ], [ %4469, %4459 ]
  %4475 = phi i32 [ %4458, %4454 ], [ %4472, %4459 ]
  %4476 = add nuw nsw i64 %4446, 1
  %4477 = icmp eq i64 %4476, %4444
  br i1 %4477, label %4478, label %4445

4478:                                             ; preds = %4473, %4445, %4439
  %4479 = phi i32 [ %4440, %4439 ], [ %4474, %4473 ], [ %4448, %4445 ]
  %4480 = phi i32 [ %4441, %4439 ], [ %4475, %4473 ], [ %4447, %4445 ]
  %4481 = zext i32 %4480 to i64
  %4482 = shl nuw i64 %4481, 32
  %4483 = zext i32 %4479 to i64
  %4484 = or disjoint i64 %4482, %4483
  store i64 %4484, ptr %4397, align 4
  %4485 = add nuw nsw i64 %4370, 1
  %4486 = load i32, ptr %4366, align 8
  %4487 = sext i32 %4486 to i64
  %4488 = icmp slt i64 %4485, %4487
  %4489 = load i32, ptr %815, align 8
  %4490 = icmp eq i32 %4489, 0
  %4491 = select i1 %4488, i1 %4490, i1 false
  br i1 %4491, label %4369, label %4492

4492:                                             ; preds = %4478, %4356
  %4493 = phi i32 [ 0, %4356 ], [ %4489, %4478 ]
  %4494 = phi i32 [ %4367, %4356 ], [ %4486, %4478 ]
  br label %4495

4495:                                             ; preds = %4492, %4507
  %4496 = phi i32 [ %4508, %4507 ], [ %4493, %4492 ]
  %4497 = phi i32 [ %4509, %4507 ], [ %4493, %4492 ]
  %4498 = phi i32 [ %4510, %4507 ], [ %4493, %4492 ]
  %4499 = phi i32 [ %4511, %4507 ], [ %4494, %4492 ]
  %4500 = phi i32 [ %4512, %4507 ], [ %4494, %4492 ]
  %4501 = phi i8 [ %4515, %4507 ], [ 0, %4492 ]
  %4502 = phi i32 [ %4514, %4507 ], [ 1, %4492 ]
  %4503 = phi i32 [ %4513, %4507 ], [ -1, %4492 ]
  %4504 = icmp eq i32 %4498, 0
  br i1 %4504, label %4505, label %4560

4505:                                             ; preds = %4495
  %4506 = icmp sgt i32 %4500, 0
  br i1 %4506, label %4517, label %4507

4507:                                             ; preds = %4549, %4505
  %4508 = phi i32 [ %4496, %4505 ], [ %4550, %4549 ]
  %4509 = phi i32 [ %4497, %4505 ], [ %4551, %4549 ]
  %4510 = phi i32 [ 0, %4505 ], [ %4551, %4549 ]
  %4511 = phi i32 [ %4499, %4505 ], [ %4552, %4549 ]
  %4512 = phi i32 [ %4500, %4505 ], [ %4552, %4549 ]
  %4513 = phi i32 [ %4503, %4505 ], [ %4553, %4549 ]
  %4514 = phi i32 [ %4502, %4505 ], [ %4554, %4549 ]
  %4515 = add nuw nsw i8 %4501, 1
  %4516 = icmp eq i8 %4515, 3
  br i1 %4516, label %4560, label %4495

4517:                                             ; preds = %4505, %4549
  %4518 = phi i32 [ %4550, %4549 ], [ %4496, %4505 ]
  %4519 = phi i32 [ 0, %4549 ], [ %4497, %4505 ]
  %4520 = phi i32 [ %4553, %4549 ], [ %4503, %4505 ]
  %4521 = phi i32 [ %4554, %4549 ], [ %4502, %4505 ]
  %4522 = phi i64 [ %4555, %4549 ], [ 0, %4505 ]
  %4523 = phi i32 [ %4552, %4549 ], [ %4499, %4505 ]
  %4524 = load ptr, ptr %814, align 8
  %4525 = load ptr, ptr %4524, align 8
  %4526 = getelementptr inbounds %struct.Edge, ptr %4365, i64 %4522
  %4527 = load i32, ptr %4526, align 4
  %4528 = sext i32 %4527 to i64
  %4529 = getelementptr inbounds %struct.Node, ptr %4525, i64 %4528, i32 1
  %4530 = load i8, ptr %4529, align 1
  %4531 = icmp eq i8 %4530, %4501
  br i1 %4531, label %4532, label %4549

4532:                                             ; preds = %4517
  %4533 = icmp slt i32 %4520, 0
  br i1 %4533, label %4534, label %4537

4534:                                             ; preds = %4532
  %4535 = getelementptr inbounds i8, ptr %4526, i64 4
  %4536 = load i32, ptr %4535, align 4
  br label %4549

4537:                                             ; preds = %4532
  %4538 = zext i32 %4521 to i64
  %4539 = shl nuw i64 %4538, 32
  %4540 = zext i32 %4520 to i64
  %4541 = or disjoint i64 %4539, %4540
  %4542 = load i64, ptr %4526, align 4
  %4543 = call i64 @made(ptr %17, i8 1, i64 %4541, i64 %4542)
  %4544 = trunc i64 %4543 to i32
  %4545 = lshr i64 %4543, 32
  %4546 = trunc nuw i64 %4545 to i32
  %4547 = load i32, ptr %4366, align 8
  %4548 = load i32, ptr %815, align 8
  br label %4549

4549:                                             ; preds = %4537, %4534, %4517
  %4550 = phi i32 [ %4518, %4517 ], [ %4518, %4534 ], [ %4548, %4537 ]
  %4551 = phi i32 [ %4519, %4517 ], [ %4519, %4534 ], [ %4548, %4537 ]
  %4552 = phi i32 [ %4523, %4517 ], [ %4523, %4534 ], [ %4547, %4537 ]
  %4553 = phi i32 [ %4520, %4517 ], [ %4527, %4534 ], [ %4544, %4537 ]
  %4554 = phi i32 [ %4521, %4517 ], [ %4536, %4534 ], [ %4546, %4537 ]
  %4555 = add nuw nsw i64 %4522, 1
  %4556 = sext i32 %4552 to i64
  %4557 = icmp slt i64 %4555, %4556
  %4558 = icmp eq i32 %4551, 0
  %4559 = select i1 %4557, i1 %4558, i1 false
  br i1 %4559, label %4517, label %4507

4560:                                             ; preds = %4507, %4495
  %4561 = phi i32 [ %4508, %4507 ], [ %4496, %4495 ]
  %4562 = phi i32 [ %4513, %4507 ], [ %4503, %4495 ]
  %4563 = phi i32 [ %4514, %4507 ], [ %4502, %4495 ]
  %4564 = icmp slt i32 %4562, 0
  %4565 = zext i32 %4563 to i64
  %4566 = shl nuw i64 %4565, 32
  %4567 = zext i32 %4562 to i64
  %4568 = or disjoint i64 %4566, %4567
  %4569 = select i1 %4564, i64 0, i64 %4568
  store i64 %4569, ptr %4360, align 4
  %4570 = load ptr, ptr %246, align 8
  %4571 = getelementptr inbounds %struct.Edge, ptr %4570, i64 %4359, i32 1
  %4572 = load i32, ptr %4571, align 4
  %4573 = icmp eq i32 %4572, 0
  %4574 = zext i1 %4573 to i32
  %4575 = or i32 %4561, %4574
  store i32 %4575, ptr %815, align 8
  br label %4694

4576:                                             ; preds = %4350
  %4577 = load ptr, ptr %4330, align 8
  %4578 = zext i32 %4354 to i64
  %4579 = getelementptr inbounds %struct.Literal, ptr %4577, i64 %4578
  %4580 = load i32, ptr %4579, align 4
  switch i32 %4580, label %4675 [
    i32 0, label %4581
    i32 3, label %4587
    i32 1, label %4596
    i32 2, label %4623
    i32 4, label %4648
  ]

4581:                                             ; preds = %4576
  %4582 = load ptr, ptr %241, align 8
  %4583 = getelementptr inbounds %struct.Edge, ptr %4582, i64 %4578
  %4584 = getelementptr inbounds i8, ptr %4579, i64 12
  %4585 = load i32, ptr %4584, align 4
  store i32 %4585, ptr %4583, align 4
  %4586 = getelementptr inbounds i8, ptr %4583, i64 4
  store i32 1, ptr %4586, align 4
  br label %4694

4587:                                             ; preds = %4576
  %4588 = load ptr, ptr %241, align 8
  %4589 = getelementptr inbounds %struct.Edge, ptr %4588, i64 %4578
  %4590 = load ptr, ptr %246, align 8
  %4591 = getelementptr inbounds i8, ptr %4579, i64 4
  %4592 = load i32, ptr %4591, align 4
  %4593 = sext i32 %4592 to i64
  %4594 = getelementptr inbounds %struct.Edge, ptr %4590, i64 %4593
  %4595 = load i64, ptr %4594, align 4
  store i64 %4595, ptr %4589, align 4
  br label %4694

4596:                                             ; preds = %4576
  %4597 = load ptr, ptr %241, align 8
  %4598 = getelementptr inbounds i8, ptr %4579, i64 4
  %4599 = load i32, ptr %4598, align 4
  %4600 = sext i32 %4599 to i64
  %4601 = getelementptr inbounds %struct.Edge, ptr %4597, i64 %4600
  %4602 = load i32, ptr %4601, align 4
  %4603 = getelementptr inbounds i8, ptr %4601, i64 4
  %4604 = load i32, ptr %4603, align 4
  %4605 = getelementptr inbounds i8, ptr %4579, i64 8
  %4606 = load i32, ptr %4605, align 4
  %4607 = sext i32 %4606 to i64
  %4608 = getelementptr inbounds %struct.Edge, ptr %4597, i64 %4607
  %4609 = load i32, ptr %4608, align 4
  %4610 = getelementptr inbounds i8, ptr %4608, i64 4
  %4611 = load i32, ptr %4610, align 4
  %4612 = getelementptr inbounds %struct.Edge, ptr %4597, i64 %4578
  %4613 = zext i32 %4602 to i64
  %4614 = or disjoint i64 %4613, 4294967296
  %4615 = zext i32 %4609 to i64
  %4616 = or disjoint i64 %4615, 4294967296
  %4617 = call i64 @made(ptr %17, i8 2, i64 %4614, i64 %4616)
  store i64 %4617, ptr %4612, align 4
  %4618 = mul nsw i32 %4611, %4604
  %4619 = load ptr, ptr %241, align 8
  %4620 = getelementptr inbounds %struct.Edge, ptr %4619, i64 %4578, i32 1
  %4621 = load i32, ptr %4620, align 4
  %4622 = mul nsw i32 %4618, %4621
  store i32 %4622, ptr %4620, align 4
  br label %4694

4623:                                             ; preds = %4576
  %4624 = getelementptr inbounds i8, ptr %4579, i64 4
  %4625 = load i32, ptr %4624, align 4
  %4626 = call i64 @number(ptr %17, i32 %4625)
  %4627 = lshr i64 %4626, 32
  %4628 = trunc nuw i64 %4627 to i32
  %4629 = load ptr, ptr %241, align 8
  %4630 = getelementptr inbounds i8, ptr %4579, i64 8
  %4631 = load i32, ptr %4630, align 4
  %4632 = sext i32 %4631 to i64
  %4633 = getelementptr inbounds %struct.Edge, ptr %4629, i64 %4632
  %4634 = load i32, ptr %4633, align 4
  %4635 = getelementptr inbounds i8, ptr %4633, i64 4
  %4636 = load i32, ptr %4635, align 4
  %4637 = getelementptr inbounds %struct.Edge, ptr %4629, i64 %4578
  %4638 = and i64 %4626, 4294967295
  %4639 = or disjoint i64 %4638, 4294967296
  %4640 = zext i32 %4634 to i64
  %4641 = or disjoint i64 %4640, 4294967296
  %4642 = call i64 @made(ptr %17, i8 2, i64 %4639, i64 %4641)
  store i64 %4642, ptr %4637, align 4
  %4643 = mul nsw i32 %4636, %4628
  %4644 = load ptr, ptr %241, align 8
  %4645 = getelementptr inbounds %struct.Edge, ptr %4644, i64 %4578, i32 1
  %4646 = load i32, ptr %4645, align 4
  %4647 = mul nsw i32 %4643, %4646
  store i32 %4647, ptr %4645, align 4
  br label %4694

4648:                                             ; preds = %4576
  %4649 = load ptr, ptr %241, align 8
  %4650 = getelementptr inbounds %struct.Edge, ptr %4649, i64 %4578
  %4651 = getelementptr inbounds i8, ptr %4579, i64 12
  %4652 = load i32, ptr %4651, align 4
  %4653 = load ptr, ptr %246, align 8
  %4654 = getelementptr inbounds i8, ptr %4579, i64 4
  %4655 = load i32, ptr %4654, align 4
  %4656 = sext i32 %4655 to i64
  %4657 = getelementptr inbounds %struct.Edge, ptr %4653, i64 %4656
  %4658 = getelementptr inbounds i8, ptr %4579, i64 8
  %4659 = load i32, ptr %4658, align 4
  %4660 = sext i32 %4659 to i64
  %4661 = getelementptr inbounds %struct.Edge, ptr %4653, i64 %4660
  %4662 = load i64, ptr %4657, align 4
  %4663 = load i64, ptr %4661, align 4
  %4664 = trunc i64 %4662 to i32
  %4665 = lshr i64 %4662, 32
  %4666 = trunc i64 %4663 to i32
  %4667 = lshr i64 %4663, 32
  %4668 = load ptr, ptr %17, align 8
  %4669 = load ptr, ptr %4668, align 8
  %4670 = sext i32 %4652 to i64
  %4671 = getelementptr inbounds %struct.Node, ptr %4669, i64 %4670
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %4671, i64 48, i1 false)
  store i32 %4664, ptr %817, align 8
  %4672 = trunc i64 %4665 to i8
  store i8 %4672, ptr %818, align 4
  store i32 %4666, ptr %819, align 4
  %4673 = trunc i64 %4667 to i8
  store i8 %4673, ptr %820, align 1
  %4674 = call i64 @entered(ptr %17, ptr %15)
  store i64 %4674, ptr %4650, align 4
  br label %4694

4675:                                             ; preds = %4576
  %4676 = load ptr, ptr %241, align 8
  %4677 = getelementptr inbounds %struct.Edge, ptr %4676, i64 %4578
  %4678 = getelementptr inbounds i8, ptr %4579, i64 12
  %4679 = load i32, ptr %4678, align 4
  %4680 = load ptr, ptr %246, align 8
  %4681 = getelementptr inbounds i8, ptr %4579, i64 4
  %4682 = load i32, ptr %4681, align 4
  %4683 = sext i32 %4682 to i64
  %4684 = getelementptr inbounds %struct.Edge, ptr %4680, i64 %4683
  %4685 = load i64, ptr %4684, align 4
  %4686 = trunc i64 %4685 to i32
  %4687 = lshr i64 %4685, 32
  %4688 = load ptr, ptr %17, align 8
  %4689 = load ptr, ptr %4688, align 8
  %4690 = sext i32 %4679 to i64
  %4691 = getelementptr inbounds %struct.Node, ptr %4689, i64 %4690
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %4691, i64 48, i1 false)
  store i32 %4686, ptr %821, align 8
  %4692 = trunc i64 %4687 to i8
  store i8 %4692, ptr %822, align 4
  store i32 -1, ptr %823, align 4
  store i8 1, ptr %824, align 1
  %4693 = call i64 @entered(ptr %17, ptr %14)
  store i64 %4693, ptr %4677, align 4
  br label %4694

4694:                                             ; preds = %4675, %4648, %4623, %4596, %4587, %4581, %4560
  %4695 = add nuw nsw i64 %4351, 1
  %4696 = load i32, ptr %809, align 8
  %4697 = sext i32 %4696 to i64
  %4698 = icmp slt i64 %4695, %4697
  %4699 = load i32, ptr %815, align 8
  %4700 = icmp eq i32 %4699, 0
  %4701 = select i1 %4698, i1 %4700, i1 false
  br i1 %4701, label %4350, label %4342

4702:                                             ; preds = %4702, %4348
  %4703 = phi i64 [ 0, %4348 ], [ %4719, %4702 ]
  %4704 = load ptr, ptr %246, align 8
  %4705 = load ptr, ptr %4349, align 8
  %4706 = getelementptr inbounds %struct.Edge, ptr %4705, i64 %4703
  %4707 = load i32, ptr %4706, align 4
  %4708 = sext i32 %4707 to i64
  %4709 = getelementptr inbounds %struct.Edge, ptr %4704, i64 %4708
  %4710 = load i32, ptr %4709, align 4
  %4711 = getelementptr inbounds i8, ptr %4709, i64 4
  %4712 = load i32, ptr %4711, align 4
  %4713 = load ptr, ptr %635, align 8
  %4714 = getelementptr inbounds %struct.Edge, ptr %4713, i64 %4703
  %4715 = getelementptr inbounds i8, ptr %4706, i64 4
  %4716 = load i32, ptr %4715, align 4
  %4717 = mul nsw i32 %4716, %4712
  store i32 %4710, ptr %4714, align 4
  %4718 = getelementptr inbounds i8, ptr %4714, i64 4
  store i32 %4717, ptr %4718, align 4
  %4719 = add nuw nsw i64 %4703, 1
  %4720 = load i32, ptr %4344, align 8
  %4721 = sext i32 %4720 to i64
  %4722 = icmp slt i64 %4719, %4721
  br i1 %4722, label %4702, label %4723

4723:                                             ; preds = %4702, %4342
  br i1 %4343, label %4724, label %4811

4724:                                             ; preds = %4723
  %4725 = load ptr, ptr %601, align 8
  %4726 = load i32, ptr %636, align 4
  %4727 = sext i32 %4726 to i64
  %4728 = getelementptr inbounds i32, ptr %4725, i64 %4727
  %4729 = shl nsw i64 %4727, 2
  call void @llvm.memset.p0.i64(ptr align 4 %4725, i8 0, i64 %4729, i1 false)
  %4730 = load i32, ptr %637, align 8
  %4731 = icmp sgt i32 %4730, 0
  br i1 %4731, label %4734, label %4795

4732:                                             ; preds = %4752
  %4733 = icmp eq i32 %4753, 0
  br i1 %4733, label %4795, label %4762

4734:                                             ; preds = %4724, %4752
  %4735 = phi i64 [ %4754, %4752 ], [ 0, %4724 ]
  %4736 = phi i32 [ %4753, %4752 ], [ 0, %4724 ]
  %4737 = load ptr, ptr %635, align 8
  %4738 = getelementptr inbounds %struct.Edge, ptr %4737, i64 %4735
  %4739 = load i32, ptr %4738, align 4
  %4740 = sext i32 %4739 to i64
  %4741 = getelementptr inbounds i32, ptr %4725, i64 %4740
  %4742 = load i32, ptr %4741, align 4
  %4743 = add nsw i32 %4742, 1
  store i32 %4743, ptr %4741, align 4
  %4744 = icmp eq i32 %4742, 0
  br i1 %4744, label %4745, label %4752

4745:                                             ; preds = %4734
  %4746 = load ptr, ptr %635, align 8
  %4747 = getelementptr inbounds %struct.Edge, ptr %4746, i64 %4735
  %4748 = load i32, ptr %4747, align 4
  %4749 = add nsw i32 %4736, 1
  %4750 = sext i32 %4736 to i64
  %4751 = getelementptr inbounds i32, ptr %4728, i64 %4750
  store i32 %4748, ptr %4751, align 4
  br label %4752

4752:                                             ; preds = %4745, %4734
  %4753 = phi i32 [ %4736, %4734 ], [ %4749, %4745 ]
  %4754 = add nuw nsw i64 %4735, 1
  %4755 = load i32, ptr %637, align 8
  %4756 = sext i32 %4755 to i64
  %4757 = icmp slt i64 %4754, %4756
  br i1 %4757, label %4734, label %4732

4758:                                             ; preds = %4793
  %4759 = zext i8 %4773 to i32
  %4760 = add nuw nsw i32 %4763, %4759
  %4761 = icmp eq i32 %4794, 0
  br i1 %4761, label %4795, label %4762

4762:                                             ; preds = %4732, %4758
  %4763 = phi i32 [ %4760, %4758 ], [ 0, %4732 ]
  %4764 = phi i32 [ %4794, %4758 ], [ %4753, %4732 ]
  %4765 = load ptr, ptr %43, align 8
  %4766 = add nsw i32 %4764, -1
  %4767 = sext i32 %4766 to i64
  %4768 = getelementptr inbounds i32, ptr %4728, i64 %4767
  %4769 = load i32, ptr %4768, align 4
  %4770 = sext i32 %4769 to i64
  %4771 = getelementptr inbounds %struct.Node, ptr %4765, i64 %4770
  %4772 = getelementptr inbounds i8, ptr %4771, i64 2
  %4773 = load i8, ptr %4772, align 2
  %4774 = getelementptr inbounds i8, ptr %4771, i64 8
  br label %4775

4775:                                             ; preds = %4793, %4762
  %4776 = phi i1 [ true, %4762 ], [ false, %4793 ]
  %4777 = phi i64 [ 0, %4762 ], [ 1, %4793 ]
  %4778 = phi i32 [ %4766, %4762 ], [ %4794, %4793 ]
  %4779 = getelementptr inbounds [2 x i32], ptr %4774, i64 0, i64 %4777
  %4780 = load i32, ptr %4779, align 4
  %4781 = icmp sgt i32 %4780, -1
  br i1 %4781, label %4782, label %4793

4782:                                             ; preds = %4775
  %4783 = zext i32 %4780 to i64
  %4784 = getelementptr inbounds i32, ptr %4725, i64 %4783
  %4785 = load i32, ptr %4784, align 4
  %4786 = add nsw i32 %4785, 1
  store i32 %4786, ptr %4784, align 4
  %4787 = icmp eq i32 %4785, 0
  br i1 %4787, label %4788, label %4793

4788:                                             ; preds = %4782
  %4789 = load i32, ptr %4779, align 4
  %4790 = add nsw i32 %4778, 1
  %4791 = sext i32 %4778 to i64
  %4792 = getelementptr inbounds i32, ptr %4728, i64 %4791
  store i32 %4789, ptr %4792, align 4
  br label %4793

4793:                                             ; preds = %4788, %4782, %4775
  %4794 = phi i32 [ %4778, %4782 ], [ %4790, %4788 ], [ %4778, %4775 ]
  br i1 %4776, label %4775, label %4758

4795:                                             ; preds = %4758, %4724, %4732
  %4796 = phi i32 [ 0, %4732 ], [ 0, %4724 ], [ %4760, %4758 ]
  %4797 = add nsw i32 %3273, %852
  %4798 = icmp sgt i32 %4796, %4797
  br i1 %4798, label %4799, label %4802

4799:                                             ; preds = %4795
  %4800 = load i32, ptr %718, align 8
  %4801 = icmp eq i32 %4800, 0
  br i1 %4801, label %4802, label %4811

4802:                                             ; preds = %4799, %4795
  %4803 = load ptr, ptr %43, align 8
  %4804 = load i32, ptr %638, align 8
  %4805 = sext i32 %4804 to i64
  %4806 = mul nsw i64 %4805, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %623, ptr align 8 %4803, i64 %4806, i1 false)
  %4807 = load ptr, ptr %635, align 8
  %4808 = load i32, ptr %637, align 8
  %4809 = sext i32 %4808 to i64
  %4810 = shl nsw i64 %4809, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %624, ptr align 4 %4807, i64 %4810, i1 false)
  br label %4811

4811:                                             ; preds = %3847, %3884, %3890, %3881, %4799, %4802, %4723, %3270
  %4812 = phi i32 [ %3271, %4723 ], [ %4804, %4802 ], [ %3271, %4799 ], [ %3271, %3270 ], [ %3271, %3881 ], [ %3271, %3890 ], [ %3271, %3884 ], [ %3271, %3847 ]
  %4813 = phi i32 [ %3272, %4723 ], [ %4808, %4802 ], [ %3272, %4799 ], [ %3272, %3270 ], [ %3272, %3881 ], [ %3272, %3890 ], [ %3272, %3884 ], [ %3272, %3847 ]
  %4814 = phi i32 [ %3273, %4723 ], [ %4796, %4802 ], [ %3273, %4799 ], [ %3273, %3270 ], [ %3273, %3881 ], [ %3273, %3890 ], [ %3273, %3884 ], [ %3273, %3847 ]
  %4815 = add nsw i32 %828, %852
  %4816 = icmp sgt i32 %4814, %4815
  br i1 %4816, label %4826, label %4817

4817:                                             ; preds = %4811
  %4818 = load i32, ptr %825, align 4
  %4819 = add nsw i32 %4818, %829
  %4820 = icmp sgt i32 %4814, %4819
  br i1 %4820, label %4826, label %4821

4821:                                             ; preds = %4817
  %4822 = sext i32 %4812 to i64
  %4823 = mul nsw i64 %4822, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %609, ptr align 8 %623, i64 %4823, i1 false)
  %4824 = sext i32 %4813 to i64
  %4825 = shl nsw i64 %4824, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %611, ptr align 4 %624, i64 %4825, i1 false)
  br label %4826

4826:                                             ; preds = %4821, %4817, %4811
  %4827 = phi i32 [ %832, %4811 ], [ %832, %4817 ], [ %4812, %4821 ]
  %4828 = phi i32 [ %831, %4811 ], [ %831, %4817 ], [ %4813, %4821 ]
  %4829 = phi i32 [ %828, %4811 ], [ %828, %4817 ], [ %4814, %4821 ]
  %4830 = icmp slt i32 %4814, %829
  br i1 %4830, label %4839, label %4831

4831:                                             ; preds = %4826
  %4832 = load i32, ptr %718, align 8
  %4833 = icmp eq i32 %4832, 0
  br i1 %4833, label %4839, label %4834

4834:                                             ; preds = %4831
  %4835 = load i32, ptr %785, align 8
  %4836 = icmp ne i32 %4835, 0
  %4837 = icmp eq i32 %4814, %829
  %4838 = select i1 %4836, i1 %4837, i1 false
  br i1 %4838, label %4839, label %4844

4839:                                             ; preds = %4834, %4831, %4826
  %4840 = sext i32 %4812 to i64
  %4841 = mul nsw i64 %4840, 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %623, i64 %4841, i1 false)
  %4842 = sext i32 %4813 to i64
  %4843 = shl nsw i64 %4842, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %624, i64 %4843, i1 false)
  br label %4844

4844:                                             ; preds = %4839, %4834
  %4845 = phi i32 [ %4812, %4839 ], [ %830, %4834 ]
  %4846 = phi i32 [ %4814, %4839 ], [ %829, %4834 ]
  %4847 = add nuw nsw i32 %827, 1
  %4848 = load i32, ptr %713, align 4
  %4849 = icmp slt i32 %4847, %4848
  br i1 %4849, label %826, label %4850

4850:                                             ; preds = %4844, %709, %622, %629
  %4851 = phi i32 [ -1, %629 ], [ -1, %622 ], [ %1, %709 ], [ %4845, %4844 ]
  call void @free(ptr %609)
  call void @free(ptr %611)
  call void @free(ptr %623)
  call void @free(ptr %624)
  %4852 = load ptr, ptr %43, align 8
  call void @free(ptr %4852)
  %4853 = getelementptr inbounds i8, ptr %43, i64 8
  %4854 = load ptr, ptr %4853, align 8
  call void @free(ptr %4854)
  %4855 = load ptr, ptr %539, align 8
  store ptr %4855, ptr %13, align 16
  %4856 = getelementptr inbounds i8, ptr %13, i64 8
  %4857 = load ptr, ptr %543, align 8
  store ptr %4857, ptr %4856, align 8
  %4858 = getelementptr inbounds i8, ptr %13, i64 16
  %4859 = load ptr, ptr %547, align 8
  store ptr %4859, ptr %4858, align 16
  %4860 = getelementptr inbounds i8, ptr %13, i64 24
  %4861 = load ptr, ptr %555, align 8
  store ptr %4861, ptr %4860, align 8
  %4862 = getelementptr inbounds i8, ptr %13, i64 32
  %4863 = load ptr, ptr %559, align 8
  store ptr %4863, ptr %4862, align 16
  %4864 = getelementptr inbounds i8, ptr %13, i64 40
  %4865 = load ptr, ptr %566, align 8
  store ptr %4865, ptr %4864, align 8
  %4866 = getelementptr inbounds i8, ptr %13, i64 48
  %4867 = load ptr, ptr %574, align 8
  store ptr %4867, ptr %4866, align 16
  %4868 = getelementptr inbounds i8, ptr %13, i64 56
  %4869 = load ptr, ptr %578, align 8
  store ptr %4869, ptr %4868, align 8
  %4870 = getelementptr inbounds i8, ptr %13, i64 64
  %4871 = load ptr, ptr %582, align 8
  store ptr %4871, ptr %4870, align 16
  %4872 = getelementptr inbounds i8, ptr %13, i64 72
  %4873 = load ptr, ptr %586, align 8
  store ptr %4873, ptr %4872, align 8
  %4874 = getelementptr inbounds i8, ptr %13, i64 80
  %4875 = load ptr, ptr %590, align 8
  store ptr %4875, ptr %4874, align 16
  %4876 = getelementptr inbounds i8, ptr %13, i64 88
  %4877 = load ptr, ptr %594, align 8
  store ptr %4877, ptr %4876, align 8
  %4878 = getelementptr inbounds i8, ptr %13, i64 96
  %4879 = load ptr, ptr %601, align 8
  store ptr %4879, ptr %4878, align 16
  %4880 = getelementptr inbounds i8, ptr %13, i64 104
  %4881 = load ptr, ptr %605, align 8
  store ptr %4881, ptr %4880, align 8
  br label %4882

4882:                                             ; preds = %4882, %4850
  %4883 = phi i64 [ 0, %4850 ], [ %4886, %4882 ]
  %4884 = getelementptr inbounds [14 x ptr], ptr %13, i64 0, i64 %4883
  %4885 = load ptr, ptr %4884, align 8
  call void @free(ptr %4885)
  %4886 = add nuw nsw i64 %4883, 1
  %4887 = icmp eq i64 %4886, 14
  br i1 %4887, label %4888, label %4882

4888:                                             ; preds = %4882
  br i1 %606, label %4912, label %4889

4889:                                             ; preds = %4888
  %4890 = getelementptr inbounds i8, ptr %92, i64 173504
  %4891 = load ptr, ptr %4890, align 8
  store ptr %4891, ptr %12, align 16
  %4892 = getelementptr inbounds i8, ptr %12, i64 8
  %4893 = getelementptr inbounds i8, ptr %92, i64 173512
  %4894 = load ptr, ptr %4893, align 8
  store ptr %4894, ptr %4892, align 8
  %4895 = getelementptr inbounds i8, ptr %12, i64 16
  %4896 = getelementptr inbounds i8, ptr %92, i64 173520
  %4897 = load ptr, ptr %4896, align 8
  store ptr %4897, ptr %4895, align 16
  %4898 = getelementptr inbounds i8, ptr %12, i64 24
  %4899 = getelementptr inbounds i8, ptr %92, i64 173528
  %4900 = load ptr, ptr %4899, align 8
  store ptr %4900, ptr %4898, align 8
  %4901 = getelementptr inbounds i8, ptr %12, i64 32
  %4902 = getelementptr inbounds i8, ptr %92, i64 173536
  %4903 = load ptr, ptr %4902, align 8
  store ptr %4903, ptr %4901, align 16
  %4904 = getelementptr inbounds i8, ptr %12, i64 40
  store ptr %92, ptr %4904, align 8
  br label %4906

4905:                                             ; preds = %4906
  br label %4912

4906:                                             ; preds = %4906, %4889
  %4907 = phi i64 [ 0, %4889 ], [ %4910, %4906 ]
  %4908 = getelementptr inbounds [6 x ptr], ptr %12, i64 0, i64 %4907
  %4909 = load ptr, ptr %4908, align 8
  call void @free(ptr %4909)
  %4910 = add nuw nsw i64 %4907, 1
  %4911 = icmp eq i64 %4910, 6
  br i1 %4911, label %4905, label %4906

4912:                                             ; preds = %4888, %4905
  %4913 = load ptr, ptr %265, align 8
  store ptr %4913, ptr %11, align 16
  %4914 = getelementptr inbounds i8, ptr %11, i64 8
  %4915 = load ptr, ptr %270, align 8
  store ptr %4915, ptr %4914, align 8
  %4916 = getelementptr inbounds i8, ptr %11, i64 16
  %4917 = load ptr, ptr %278, align 8
  store ptr %4917, ptr %4916, align 16
  %4918 = getelementptr inbounds i8, ptr %11, i64 24
  %4919 = load ptr, ptr %287, align 8
  store ptr %4919, ptr %4918, align 8
  %4920 = getelementptr inbounds i8, ptr %11, i64 32
  %4921 = load ptr, ptr %366, align 8
  store ptr %4921, ptr %4920, align 16
  %4922 = getelementptr inbounds i8, ptr %11, i64 40
  %4923 = load ptr, ptr %370, align 8
  store ptr %4923, ptr %4922, align 8
  %4924 = getelementptr inbounds i8, ptr %11, i64 48
  %4925 = load ptr, ptr %374, align 8
  store ptr %4925, ptr %4924, align 16
  %4926 = getelementptr inbounds i8, ptr %11, i64 56
  %4927 = load ptr, ptr %383, align 8
  store ptr %4927, ptr %4926, align 8
  %4928 = getelementptr inbounds i8, ptr %11, i64 64
  %4929 = load ptr, ptr %152, align 8
  store ptr %4929, ptr %4928, align 16
  %4930 = getelementptr inbounds i8, ptr %11, i64 72
  %4931 = load ptr, ptr %408, align 8
  store ptr %4931, ptr %4930, align 8
  %4932 = getelementptr inbounds i8, ptr %11, i64 80
  %4933 = load ptr, ptr %414, align 8
  store ptr %4933, ptr %4932, align 16
  br label %4943

4934:                                             ; preds = %4943
  %4935 = getelementptr inbounds i8, ptr %8, i64 8
  %4936 = getelementptr inbounds i8, ptr %8, i64 16
  %4937 = getelementptr inbounds i8, ptr %8, i64 24
  %4938 = getelementptr inbounds i8, ptr %8, i64 32
  %4939 = getelementptr inbounds i8, ptr %8, i64 40
  %4940 = getelementptr inbounds i8, ptr %8, i64 48
  %4941 = getelementptr inbounds i8, ptr %8, i64 56
  %4942 = getelementptr inbounds i8, ptr %8, i64 64
  br label %5009

4943:                                             ; preds = %4943, %4912
  %4944 = phi i64 [ 0, %4912 ], [ %4947, %4943 ]
  %4945 = getelementptr inbounds [11 x ptr], ptr %11, i64 0, i64 %4944
  %4946 = load ptr, ptr %4945, align 8
  call void @free(ptr %4946)
  %4947 = add nuw nsw i64 %4944, 1
  %4948 = icmp eq i64 %4947, 11
  br i1 %4948, label %4934, label %4943

4949:                                             ; preds = %5036
  %4950 = load ptr, ptr %44, align 8
  call void @free(ptr %4950)
  %4951 = load ptr, ptr %255, align 8
  call void @free(ptr %4951)
  %4952 = load ptr, ptr %189, align 8
  store ptr %4952, ptr %10, align 16
  %4953 = getelementptr inbounds i8, ptr %10, i64 8
  %4954 = load ptr, ptr %195, align 8
  store ptr %4954, ptr %4953, align 8
  %4955 = getelementptr inbounds i8, ptr %10, i64 16
  %4956 = load ptr, ptr %199, align 8
  store ptr %4956, ptr %4955, align 16
  %4957 = getelementptr inbounds i8, ptr %10, i64 24
  %4958 = load ptr, ptr %203, align 8
  store ptr %4958, ptr %4957, align 8
  %4959 = getelementptr inbounds i8, ptr %10, i64 32
  %4960 = load ptr, ptr %208, align 8
  store ptr %4960, ptr %4959, align 16
  %4961 = getelementptr inbounds i8, ptr %10, i64 40
  %4962 = load ptr, ptr %213, align 8
  store ptr %4962, ptr %4961, align 8
  %4963 = getelementptr inbounds i8, ptr %10, i64 48
  %4964 = load ptr, ptr %217, align 8
  store ptr %4964, ptr %4963, align 16
  %4965 = getelementptr inbounds i8, ptr %10, i64 56
  %4966 = load ptr, ptr %222, align 8
  store ptr %4966, ptr %4965, align 8
  %4967 = getelementptr inbounds i8, ptr %10, i64 64
  %4968 = load ptr, ptr %227, align 8
  store ptr %4968, ptr %4967, align 16
  %4969 = getelementptr inbounds i8, ptr %10, i64 72
  %4970 = load ptr, ptr %232, align 8
  store ptr %4970, ptr %4969, align 8
  %4971 = getelementptr inbounds i8, ptr %10, i64 80
  %4972 = load ptr, ptr %236, align 8
  store ptr %4972, ptr %4971, align 16
  %4973 = getelementptr inbounds i8, ptr %10, i64 88
  %4974 = load ptr, ptr %241, align 8
  store ptr %4974, ptr %4973, align 8
  %4975 = getelementptr inbounds i8, ptr %10, i64 96
  %4976 = load ptr, ptr %246, align 8
  store ptr %4976, ptr %4975, align 16
  br label %4977

4977:                                             ; preds = %4977, %4949
  %4978 = phi i64 [ 0, %4949 ], [ %4981, %4977 ]
  %4979 = getelementptr inbounds [13 x ptr], ptr %10, i64 0, i64 %4978
  %4980 = load ptr, ptr %4979, align 8
  call void @free(ptr %4980)
  %4981 = add nuw nsw i64 %4978, 1
  %4982 = icmp eq i64 %4981, 13
  br i1 %4982, label %4983, label %4977

4983:                                             ; preds = %4977
  %4984 = load ptr, ptr %131, align 8
  store ptr %4984, ptr %9, align 16
  %4985 = getelementptr inbounds i8, ptr %9, i64 8
  %4986 = load ptr, ptr %122, align 8
  store ptr %4986, ptr %4985, align 8
  %4987 = getelementptr inbounds i8, ptr %9, i64 16
  %4988 = load ptr, ptr %127, align 8
  store ptr %4988, ptr %4987, align 16
  %4989 = getelementptr inbounds i8, ptr %9, i64 24
  %4990 = load ptr, ptr %139, align 8
  store ptr %4990, ptr %4989, align 8
  %4991 = getelementptr inbounds i8, ptr %9, i64 32
  %4992 = load ptr, ptr %145, align 8
  store ptr %4992, ptr %4991, align 16
  %4993 = getelementptr inbounds i8, ptr %9, i64 40
  %4994 = load ptr, ptr %149, align 8
  store ptr %4994, ptr %4993, align 8
  br label %4997

4995:                                             ; preds = %4997
  %4996 = getelementptr inbounds i8, ptr %44, i64 98496
  br label %5003

4997:                                             ; preds = %4997, %4983
  %4998 = phi i64 [ 0, %4983 ], [ %5001, %4997 ]
  %4999 = getelementptr inbounds [6 x ptr], ptr %9, i64 0, i64 %4998
  %5000 = load ptr, ptr %4999, align 8
  call void @free(ptr %5000)
  %5001 = add nuw nsw i64 %4998, 1
  %5002 = icmp eq i64 %5001, 6
  br i1 %5002, label %4995, label %4997

5003:                                             ; preds = %5003, %4995
  %5004 = phi i64 [ 0, %4995 ], [ %5007, %5003 ]
  %5005 = getelementptr inbounds [64 x ptr], ptr %4996, i64 0, i64 %5004
  %5006 = load ptr, ptr %5005, align 8
  call void @free(ptr %5006)
  %5007 = add nuw nsw i64 %5004, 1
  %5008 = icmp eq i64 %5007, 64
  br i1 %5008, label %5039, label %5003

5009:                                             ; preds = %5036, %4934
  %5010 = phi i64 [ 0, %4934 ], [ %5037, %5036 ]
  %5011 = getelementptr inbounds [4 x %struct.Poly], ptr %151, i64 0, i64 %5010
  %5012 = getelementptr inbounds i8, ptr %5011, i64 8
  %5013 = load ptr, ptr %5012, align 8
  store ptr %5013, ptr %8, align 16
  %5014 = getelementptr inbounds i8, ptr %5011, i64 16
  %5015 = load ptr, ptr %5014, align 8
  store ptr %5015, ptr %4935, align 8
  %5016 = getelementptr inbounds i8, ptr %5011, i64 24
  %5017 = load ptr, ptr %5016, align 8
  store ptr %5017, ptr %4936, align 16
  %5018 = getelementptr inbounds i8, ptr %5011, i64 56
  %5019 = load ptr, ptr %5018, align 8
  store ptr %5019, ptr %4937, align 8
  %5020 = getelementptr inbounds i8, ptr %5011, i64 72
  %5021 = load ptr, ptr %5020, align 8
  store ptr %5021, ptr %4938, align 16
  %5022 = getelementptr inbounds i8, ptr %5011, i64 80
  %5023 = load ptr, ptr %5022, align 8
  store ptr %5023, ptr %4939, align 8
  %5024 = getelementptr inbounds i8, ptr %5011, i64 112
  %5025 = load ptr, ptr %5024, align 8
  store ptr %5025, ptr %4940, align 16
  %5026 = getelementptr inbounds i8, ptr %5011, i64 96
  %5027 = load ptr, ptr %5026, align 8
  store ptr %5027, ptr %4941, align 8
  %5028 = getelementptr inbounds i8, ptr %5011, i64 120
  %5029 = load ptr, ptr %5028, align 8
  store ptr %5029, ptr %4942, align 16
  br label %5030

5030:                                             ; preds = %5030, %5009
  %5031 = phi i64 [ 0, %5009 ], [ %5034, %5030 ]
  %5032 = getelementptr inbounds [9 x ptr], ptr %8, i64 0, i64 %5031
  %5033 = load ptr, ptr %5032, align 8
  call void @free(ptr %5033)
  %5034 = add nuw nsw i64 %5031, 1
  %5035 = icmp eq i64 %5034, 9
  br i1 %5035, label %5036, label %5030

5036:                                             ; preds = %5030
  %5037 = add nuw nsw i64 %5010, 1
  %5038 = icmp eq i64 %5037, 4
  br i1 %5038, label %4949, label %5009

5039:                                             ; preds = %5003
  br label %5040

5040:                                             ; preds = %7, %5039
  %5041 = phi i32 [ %4851, %5039 ], [ %1, %7 ]
  ret i32 %5041
}

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

declare ptr @malloc(i64 noundef) local_unnamed_addr

declare void @llvm.memcpy.p0.p0.i64(ptr writeonly, ptr readonly, i64, i1 immarg)

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

define internal void @look_up_with(ptr %0, i32 %1, i32 %2) {
  %4 = alloca [4 x i32], align 16
  %5 = alloca [3 x i32], align 4
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = sext i32 %1 to i64
  %9 = getelementptr inbounds [1200 x %struct.Class], ptr %7, i64 0, i64 %8
  %10 = sext i32 %2 to i64
  %11 = getelementptr inbounds [1200 x %struct.Class], ptr %7, i64 0, i64 %10
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %11, align 4
  %14 = icmp ult i32 %12, %13
  %15 = add i32 %12, 2147483647
  %16 = select i1 %14, i32 %15, i32 %12
  %17 = sub i32 %16, %13
  store i32 %17, ptr %5, align 4
  %18 = getelementptr inbounds i8, ptr %5, i64 4
  %19 = add i32 %13, %12
  %20 = icmp ugt i32 %19, 2147483646
  %21 = add i32 %19, -2147483647
  %22 = select i1 %20, i32 %21, i32 %19
  store i32 %22, ptr %18, align 4
  %23 = getelementptr inbounds i8, ptr %5, i64 8
  %24 = getelementptr inbounds i8, ptr %11, i64 16
  %25 = load i32, ptr %24, align 8
  %26 = zext i32 %12 to i64
  %27 = zext i32 %25 to i64
  %28 = mul nuw i64 %27, %26
  %29 = trunc i64 %28 to i32
  %30 = and i32 %29, 2147483647
  %31 = lshr i64 %28, 31
  %32 = trunc i64 %31 to i32
  %33 = add i32 %30, %32
  %34 = icmp ugt i32 %33, 2147483646
  %35 = add i32 %33, -2147483647
  %36 = select i1 %34, i32 %35, i32 %33
  store i32 %36, ptr %23, align 4
  %37 = getelementptr inbounds i8, ptr %0, i64 171416
  %38 = zext i32 %2 to i64
  br label %40

39:                                               ; preds = %164
  ret void

40:                                               ; preds = %3, %164
  %41 = phi i64 [ 0, %3 ], [ %165, %164 ]
  %42 = getelementptr inbounds [3 x i32], ptr %5, i64 0, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %164, label %45

45:                                               ; preds = %40
  %46 = sub i32 2147483647, %43
  %47 = call i32 @llvm.umin.i32(i32 %46, i32 %43)
  %48 = zext i32 %47 to i64
  %49 = mul i64 %48, -7046029254386353131
  %50 = lshr i64 %49, 50
  %51 = lshr i64 %49, 56
  %52 = getelementptr inbounds i64, ptr %37, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = and i64 %50, 63
  %55 = shl nuw i64 1, %54
  %56 = and i64 %53, %55
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %70

58:                                               ; preds = %45
  %59 = load ptr, ptr %0, align 8
  %60 = getelementptr inbounds i8, ptr %59, i64 128
  %61 = load ptr, ptr %60, align 8
  %62 = lshr i64 %49, 48
  %63 = lshr i64 %49, 54
  %64 = getelementptr inbounds i64, ptr %61, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = and i64 %62, 63
  %67 = shl nuw i64 1, %66
  %68 = and i64 %65, %67
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %164, label %70

70:                                               ; preds = %45, %58
  store i32 %43, ptr %4, align 16
  %71 = trunc nuw nsw i64 %41 to i32
  br label %79

72:                                               ; preds = %141
  %73 = call i32 @class_of(ptr %0, ptr %4, ptr %6)
  %74 = icmp slt i32 %73, 0
  %75 = icmp eq i32 %73, %1
  %76 = or i1 %74, %75
  %77 = icmp eq i32 %73, %2
  %78 = or i1 %77, %76
  br i1 %78, label %164, label %146

79:                                               ; preds = %70, %141
  %80 = phi i64 [ 1, %70 ], [ %144, %141 ]
  %81 = getelementptr inbounds i32, ptr %9, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = getelementptr inbounds i32, ptr %11, i64 %80
  %84 = load i32, ptr %83, align 4
  switch i32 %71, label %95 [
    i32 0, label %85
    i32 1, label %90
  ]

85:                                               ; preds = %79
  %86 = icmp ult i32 %82, %84
  %87 = add i32 %82, 2147483647
  %88 = select i1 %86, i32 %87, i32 %82
  %89 = sub i32 %88, %84
  br label %141

90:                                               ; preds = %79
  %91 = add i32 %84, %82
  %92 = icmp ugt i32 %91, 2147483646
  %93 = add i32 %91, -2147483647
  %94 = select i1 %92, i32 %93, i32 %91
  br label %141

95:                                               ; preds = %79, %115
  %96 = phi i32 [ %118, %115 ], [ 2147483645, %79 ]
  %97 = phi i32 [ %117, %115 ], [ 1, %79 ]
  %98 = phi i32 [ %127, %115 ], [ %84, %79 ]
  %99 = and i32 %96, 1
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %103

101:                                              ; preds = %95
  %102 = zext i32 %98 to i64
  br label %115

103:                                              ; preds = %95
  %104 = zext i32 %97 to i64
  %105 = zext i32 %98 to i64
  %106 = mul nuw i64 %105, %104
  %107 = trunc i64 %106 to i32
  %108 = and i32 %107, 2147483647
  %109 = lshr i64 %106, 31
  %110 = trunc i64 %109 to i32
  %111 = add i32 %108, %110
  %112 = icmp ugt i32 %111, 2147483646
  %113 = add i32 %111, -2147483647
  %114 = select i1 %112, i32 %113, i32 %111
  br label %115

115:                                              ; preds = %103, %101
  %116 = phi i64 [ %102, %101 ], [ %105, %103 ]
  %117 = phi i32 [ %97, %101 ], [ %114, %103 ]
  %118 = lshr i32 %96, 1
  %119 = mul nuw i64 %116, %116
  %120 = trunc i64 %119 to i32
  %121 = and i32 %120, 2147483647
  %122 = lshr i64 %119, 31
  %123 = trunc i64 %122 to i32
  %124 = add i32 %121, %123
  %125 = icmp ugt i32 %124, 2147483646
  %126 = add i32 %124, -2147483647
  %127 = select i1 %125, i32 %126, i32 %124
  %128 = icmp ult i32 %96, 2
  br i1 %128, label %129, label %95

129:                                              ; preds = %115
  %130 = zext i32 %82 to i64
  %131 = zext i32 %117 to i64
  %132 = mul nuw i64 %131, %130
  %133 = trunc i64 %132 to i32
  %134 = and i32 %133, 2147483647
  %135 = lshr i64 %132, 31
  %136 = trunc i64 %135 to i32
  %137 = add i32 %134, %136
  %138 = icmp ugt i32 %137, 2147483646
  %139 = add i32 %137, -2147483647
  %140 = select i1 %138, i32 %139, i32 %137
  br label %141

141:                                              ; preds = %90, %129, %85
  %142 = phi i32 [ %89, %85 ], [ %94, %90 ], [ %140, %129 ]
  %143 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 %80
  store i32 %142, ptr %143, align 4
  %144 = add nuw nsw i64 %80, 1
  %145 = icmp eq i64 %144, 4
  br i1 %145, label %72, label %79

146:                                              ; preds = %72
  %147 = icmp eq i64 %41, 2
  %148 = icmp eq i64 %41, 1
  %149 = load i32, ptr %6, align 4
  %150 = and i32 %149, 255
  %151 = zext i32 %150 to i64
  %152 = zext i32 %150 to i64
  %153 = zext i32 %73 to i64
  %154 = shl nuw nsw i64 %153, 32
  %155 = or disjoint i64 %154, %38
  %156 = shl nuw nsw i64 %152, 40
  %157 = or disjoint i64 %156, 281474976710656
  %158 = select i1 %147, i64 564049465049088, i64 %157
  %159 = shl nuw nsw i64 %151, 32
  %160 = select i1 %147, i64 %159, i64 4294967296
  %161 = select i1 %148, i64 1095216660480, i64 %160
  %162 = or disjoint i64 %158, %161
  %163 = or disjoint i64 %162, 4294967295
  call void @add_form(ptr %0, i32 %1, i64 %155, i64 %163)
  br label %164

164:                                              ; preds = %72, %146, %40, %58
  %165 = add nuw nsw i64 %41, 1
  %166 = icmp eq i64 %165, 3
  br i1 %166, label %39, label %40
}

define internal void @explore(ptr %0) {
  %2 = alloca [16 x i32], align 16
  %3 = alloca [16 x i32], align 16
  %4 = getelementptr inbounds i8, ptr %0, i64 173880
  %5 = load i32, ptr %4, align 8
  %6 = add nsw i32 %5, -1
  store i32 %6, ptr %4, align 8
  %7 = icmp slt i32 %5, 1
  br i1 %7, label %405, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 173676
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %22, label %12

12:                                               ; preds = %8
  %13 = icmp slt i32 %10, 1
  %14 = getelementptr inbounds i8, ptr %0, i64 173612
  br i1 %13, label %169, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds i8, ptr %0, i64 8
  %17 = getelementptr inbounds i8, ptr %0, i64 67208
  %18 = getelementptr inbounds i8, ptr %0, i64 173680
  %19 = getelementptr inbounds i8, ptr %0, i64 173608
  %20 = getelementptr inbounds i8, ptr %0, i64 173876
  %21 = zext i32 %10 to i64
  br label %54

22:                                               ; preds = %8
  %23 = getelementptr inbounds i8, ptr %0, i64 173872
  %24 = getelementptr inbounds i8, ptr %0, i64 173608
  store i32 0, ptr %23, align 8
  %25 = load i32, ptr %24, align 8
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %50

27:                                               ; preds = %22
  %28 = getelementptr inbounds i8, ptr %0, i64 173544
  %29 = getelementptr inbounds i8, ptr %0, i64 173744
  %30 = getelementptr inbounds i8, ptr %0, i64 8
  %31 = getelementptr inbounds i8, ptr %0, i64 173808
  br label %32

32:                                               ; preds = %27, %32
  %33 = phi i32 [ 0, %27 ], [ %47, %32 ]
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [16 x i32], ptr %28, i64 0, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = getelementptr inbounds [16 x i32], ptr %29, i64 0, i64 %34
  store i32 %36, ptr %37, align 4
  %38 = load i32, ptr %23, align 8
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [16 x i32], ptr %28, i64 0, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [1200 x %struct.Class], ptr %30, i64 0, i64 %42, i32 6
  %44 = load i32, ptr %43, align 4
  %45 = getelementptr inbounds [16 x i32], ptr %31, i64 0, i64 %39
  store i32 %44, ptr %45, align 4
  %46 = load i32, ptr %23, align 8
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %23, align 8
  %48 = load i32, ptr %24, align 8
  %49 = icmp slt i32 %47, %48
  br i1 %49, label %32, label %50

50:                                               ; preds = %32, %22
  %51 = phi i32 [ %25, %22 ], [ %48, %32 ]
  %52 = add nsw i32 %51, -1
  %53 = getelementptr inbounds i8, ptr %0, i64 173876
  store i32 %52, ptr %53, align 4
  br label %405

54:                                               ; preds = %15, %151
  %55 = phi i64 [ 0, %15 ], [ %158, %151 ]
  %56 = phi i32 [ 0, %15 ], [ %157, %151 ]
  %57 = phi i32 [ -1, %15 ], [ %155, %151 ]
  %58 = getelementptr inbounds [16 x i32], ptr %14, i64 0, i64 %55
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [1200 x %struct.Class], ptr %16, i64 0, i64 %60, i32 4
  %62 = load i32, ptr %61, align 4
  %63 = icmp sgt i32 %62, -1
  br i1 %63, label %64, label %405

64:                                               ; preds = %54
  %65 = getelementptr inbounds [1200 x %struct.Class], ptr %16, i64 0, i64 %60, i32 9
  br label %68

66:                                               ; preds = %139
  %67 = icmp eq i32 %140, 3
  br i1 %67, label %405, label %146

68:                                               ; preds = %64, %139
  %69 = phi i32 [ %62, %64 ], [ %142, %139 ]
  %70 = phi i32 [ 3, %64 ], [ %140, %139 ]
  %71 = zext i32 %69 to i64
  %72 = getelementptr inbounds [6000 x %struct.Form], ptr %17, i64 0, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [1200 x %struct.Class], ptr %16, i64 0, i64 %74
  %76 = getelementptr inbounds i8, ptr %72, i64 4
  %77 = load i32, ptr %76, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [1200 x %struct.Class], ptr %16, i64 0, i64 %78
  %80 = getelementptr inbounds i8, ptr %75, i64 49
  %81 = load i8, ptr %80, align 1
  %82 = icmp eq i8 %81, 0
  br i1 %82, label %83, label %88

83:                                               ; preds = %68
  %84 = getelementptr inbounds i8, ptr %75, i64 50
  %85 = load i8, ptr %84, align 2
  %86 = icmp eq i8 %85, 0
  %87 = zext i1 %86 to i32
  br label %88

88:                                               ; preds = %83, %68
  %89 = phi i32 [ 0, %68 ], [ %87, %83 ]
  %90 = getelementptr inbounds i8, ptr %79, i64 49
  %91 = load i8, ptr %90, align 1
  %92 = icmp eq i8 %91, 0
  br i1 %92, label %93, label %100

93:                                               ; preds = %88
  %94 = getelementptr inbounds i8, ptr %79, i64 50
  %95 = load i8, ptr %94, align 2
  %96 = icmp eq i8 %95, 0
  br i1 %96, label %97, label %100

97:                                               ; preds = %93
  %98 = icmp ne i32 %73, %77
  %99 = zext i1 %98 to i32
  br label %100

100:                                              ; preds = %88, %93, %97
  %101 = phi i32 [ 0, %93 ], [ 0, %88 ], [ %99, %97 ]
  %102 = add nuw nsw i32 %101, %89
  %103 = icmp slt i32 %102, %70
  br i1 %103, label %104, label %139

104:                                              ; preds = %100
  %105 = getelementptr inbounds [1200 x %struct.Class], ptr %16, i64 0, i64 %74, i32 9
  %106 = load i8, ptr %105, align 2
  %107 = getelementptr inbounds [1200 x %struct.Class], ptr %16, i64 0, i64 %78, i32 9
  %108 = load i8, ptr %107, align 2
  %109 = zext i8 %108 to i32
  %110 = icmp eq i8 %106, 0
  br i1 %110, label %119, label %111

111:                                              ; preds = %104
  %112 = zext i8 %106 to i32
  %113 = add nsw i32 %112, -1
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds [16 x i32], ptr %18, i64 0, i64 %114
  %116 = load i32, ptr %115, align 4
  %117 = shl nuw i32 1, %113
  %118 = or i32 %116, %117
  br label %119

119:                                              ; preds = %111, %104
  %120 = phi i32 [ %118, %111 ], [ 0, %104 ]
  %121 = icmp eq i8 %108, 0
  br i1 %121, label %129, label %122

122:                                              ; preds = %119
  %123 = add nsw i32 %109, -1
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds [16 x i32], ptr %18, i64 0, i64 %124
  %126 = load i32, ptr %125, align 4
  %127 = shl nuw i32 1, %123
  %128 = or i32 %126, %127
  br label %129

129:                                              ; preds = %119, %122
  %130 = phi i32 [ %128, %122 ], [ 0, %119 ]
  %131 = or i32 %130, %120
  %132 = load i8, ptr %65, align 2
  %133 = zext i8 %132 to i32
  %134 = add nsw i32 %133, -1
  %135 = shl nuw i32 1, %134
  %136 = and i32 %135, %131
  %137 = icmp eq i32 %136, 0
  %138 = select i1 %137, i32 %102, i32 %70
  br label %139

139:                                              ; preds = %129, %100
  %140 = phi i32 [ %70, %100 ], [ %138, %129 ]
  %141 = getelementptr inbounds i8, ptr %72, i64 8
  %142 = load i32, ptr %141, align 4
  %143 = icmp sgt i32 %142, -1
  %144 = icmp ne i32 %140, 0
  %145 = select i1 %143, i1 %144, i1 false
  br i1 %145, label %68, label %66

146:                                              ; preds = %66
  %147 = load i32, ptr %19, align 8
  %148 = add nsw i32 %147, %140
  %149 = load i32, ptr %20, align 4
  %150 = icmp sgt i32 %148, %149
  br i1 %150, label %405, label %151

151:                                              ; preds = %146
  %152 = icmp sle i32 %140, %57
  %153 = and i1 %144, %152
  %154 = select i1 %153, i32 %57, i32 %140
  %155 = freeze i32 %154
  %156 = trunc nuw nsw i64 %55 to i32
  %157 = select i1 %153, i32 %56, i32 %156
  %158 = add nuw nsw i64 %55, 1
  %159 = icmp uge i64 %158, %21
  %160 = icmp eq i32 %155, 0
  %161 = or i1 %159, %160
  br i1 %161, label %162, label %54

162:                                              ; preds = %151
  %163 = getelementptr inbounds i8, ptr %0, i64 173612
  %164 = sext i32 %157 to i64
  %165 = getelementptr inbounds [16 x i32], ptr %163, i64 0, i64 %164
  %166 = icmp eq i32 %155, 0
  %167 = select i1 %166, i32 0, i32 2
  %168 = icmp sgt i32 %155, %167
  br i1 %168, label %405, label %169

169:                                              ; preds = %12, %162
  %170 = phi i32 [ %167, %162 ], [ 2, %12 ]
  %171 = phi i32 [ %155, %162 ], [ -1, %12 ]
  %172 = phi ptr [ %163, %162 ], [ %14, %12 ]
  %173 = phi ptr [ %165, %162 ], [ %14, %12 ]
  %174 = getelementptr inbounds i8, ptr %0, i64 173612
  %175 = load i32, ptr %173, align 4
  %176 = getelementptr inbounds i8, ptr %0, i64 8
  %177 = sext i32 %175 to i64
  %178 = getelementptr inbounds [1200 x %struct.Class], ptr %176, i64 0, i64 %177, i32 4
  %179 = getelementptr inbounds i8, ptr %0, i64 173608
  %180 = getelementptr inbounds i8, ptr %0, i64 173876
  %181 = getelementptr inbounds i8, ptr %0, i64 67208
  %182 = getelementptr inbounds i8, ptr %0, i64 173680
  %183 = getelementptr inbounds [1200 x %struct.Class], ptr %176, i64 0, i64 %177, i32 9
  %184 = getelementptr inbounds i8, ptr %0, i64 173544
  %185 = add nsw i32 %10, -1
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [16 x i32], ptr %174, i64 0, i64 %186
  %188 = getelementptr inbounds i8, ptr %0, i64 173612
  %189 = getelementptr inbounds i8, ptr %0, i64 173612
  br label %190

190:                                              ; preds = %169, %194
  %191 = phi i32 [ %171, %169 ], [ %195, %194 ]
  %192 = load i32, ptr %178, align 4
  %193 = icmp sgt i32 %192, -1
  br i1 %193, label %197, label %194

194:                                              ; preds = %400, %190
  %195 = add i32 %191, 1
  %196 = icmp eq i32 %191, %170
  br i1 %196, label %405, label %190

197:                                              ; preds = %190, %400
  %198 = phi i32 [ %403, %400 ], [ %192, %190 ]
  %199 = load i32, ptr %4, align 8
  %200 = icmp sgt i32 %199, 0
  br i1 %200, label %201, label %400

201:                                              ; preds = %197
  %202 = load i32, ptr %179, align 8
  %203 = add nsw i32 %202, %191
  %204 = load i32, ptr %180, align 4
  %205 = icmp sgt i32 %203, %204
  br i1 %205, label %400, label %206

206:                                              ; preds = %201
  %207 = zext i32 %198 to i64
  %208 = getelementptr inbounds [6000 x %struct.Form], ptr %181, i64 0, i64 %207
  %209 = load i32, ptr %208, align 4
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [1200 x %struct.Class], ptr %176, i64 0, i64 %210
  %212 = getelementptr inbounds i8, ptr %208, i64 4
  %213 = load i32, ptr %212, align 4
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds [1200 x %struct.Class], ptr %176, i64 0, i64 %214
  %216 = getelementptr inbounds i8, ptr %211, i64 49
  %217 = load i8, ptr %216, align 1
  %218 = icmp eq i8 %217, 0
  br i1 %218, label %219, label %224

219:                                              ; preds = %206
  %220 = getelementptr inbounds i8, ptr %211, i64 50
  %221 = load i8, ptr %220, align 2
  %222 = icmp eq i8 %221, 0
  %223 = zext i1 %222 to i32
  br label %224

224:                                              ; preds = %219, %206
  %225 = phi i32 [ 0, %206 ], [ %223, %219 ]
  %226 = getelementptr inbounds i8, ptr %215, i64 49
  %227 = load i8, ptr %226, align 1
  %228 = icmp eq i8 %227, 0
  br i1 %228, label %229, label %236

229:                                              ; preds = %224
  %230 = getelementptr inbounds i8, ptr %215, i64 50
  %231 = load i8, ptr %230, align 2
  %232 = icmp eq i8 %231, 0
  br i1 %232, label %233, label %236

233:                                              ; preds = %229
  %234 = icmp ne i32 %209, %213
  %235 = zext i1 %234 to i32
  br label %236

236:                                              ; preds = %224, %229, %233
  %237 = phi i32 [ 0, %229 ], [ 0, %224 ], [ %235, %233 ]
  %238 = add nuw nsw i32 %237, %225
  %239 = icmp eq i32 %238, %191
  br i1 %239, label %240, label %400

240:                                              ; preds = %236
  %241 = getelementptr inbounds [1200 x %struct.Class], ptr %176, i64 0, i64 %210, i32 9
  %242 = load i8, ptr %241, align 2
  %243 = getelementptr inbounds [1200 x %struct.Class], ptr %176, i64 0, i64 %214, i32 9
  %244 = load i8, ptr %243, align 2
  %245 = zext i8 %244 to i32
  %246 = icmp eq i8 %242, 0
  br i1 %246, label %255, label %247

247:                                              ; preds = %240
  %248 = zext i8 %242 to i32
  %249 = add nsw i32 %248, -1
  %250 = zext i32 %249 to i64
  %251 = getelementptr inbounds [16 x i32], ptr %182, i64 0, i64 %250
  %252 = load i32, ptr %251, align 4
  %253 = shl nuw i32 1, %249
  %254 = or i32 %252, %253
  br label %255

255:                                              ; preds = %247, %240
  %256 = phi i32 [ %254, %247 ], [ 0, %240 ]
  %257 = icmp eq i8 %244, 0
  br i1 %257, label %265, label %258

258:                                              ; preds = %255
  %259 = add nsw i32 %245, -1
  %260 = zext i32 %259 to i64
  %261 = getelementptr inbounds [16 x i32], ptr %182, i64 0, i64 %260
  %262 = load i32, ptr %261, align 4
  %263 = shl nuw i32 1, %259
  %264 = or i32 %262, %263
  br label %265

265:                                              ; preds = %255, %258
  %266 = phi i32 [ %264, %258 ], [ 0, %255 ]
  %267 = or i32 %266, %256
  %268 = load i8, ptr %183, align 2
  %269 = zext i8 %268 to i32
  %270 = add nsw i32 %269, -1
  %271 = shl nuw i32 1, %270
  %272 = and i32 %271, %267
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %274, label %400

274:                                              ; preds = %265
  %275 = load i32, ptr %173, align 4
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds [1200 x %struct.Class], ptr %176, i64 0, i64 %276
  %278 = getelementptr inbounds i8, ptr %277, i64 50
  %279 = load i8, ptr %278, align 2
  %280 = zext i8 %279 to i32
  %281 = add nsw i32 %280, -1
  %282 = shl nuw i32 1, %281
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 4 %172, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 8 %182, i64 64, i1 false)
  %283 = getelementptr inbounds i8, ptr %277, i64 44
  store i32 %198, ptr %283, align 4
  store i32 %185, ptr %9, align 4
  %284 = load i32, ptr %187, align 4
  store i32 %284, ptr %173, align 4
  %285 = load i32, ptr %208, align 8
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds [1200 x %struct.Class], ptr %176, i64 0, i64 %286
  %288 = getelementptr inbounds i8, ptr %287, i64 49
  %289 = load i8, ptr %288, align 1
  %290 = icmp eq i8 %289, 0
  br i1 %290, label %291, label %309

291:                                              ; preds = %274
  %292 = getelementptr inbounds i8, ptr %287, i64 50
  %293 = load i8, ptr %292, align 2
  %294 = icmp eq i8 %293, 0
  br i1 %294, label %295, label %309

295:                                              ; preds = %291
  %296 = load i32, ptr %179, align 8
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds [16 x i32], ptr %182, i64 0, i64 %297
  store i32 0, ptr %298, align 4
  %299 = load i32, ptr %179, align 8
  %300 = add nsw i32 %299, 1
  store i32 %300, ptr %179, align 8
  %301 = sext i32 %299 to i64
  %302 = getelementptr inbounds [16 x i32], ptr %184, i64 0, i64 %301
  store i32 %285, ptr %302, align 4
  %303 = load i32, ptr %9, align 4
  %304 = add nsw i32 %303, 1
  store i32 %304, ptr %9, align 4
  %305 = sext i32 %303 to i64
  %306 = getelementptr inbounds [16 x i32], ptr %188, i64 0, i64 %305
  store i32 %285, ptr %306, align 4
  %307 = load i32, ptr %179, align 8
  %308 = trunc i32 %307 to i8
  store i8 %308, ptr %292, align 2
  br label %309

309:                                              ; preds = %274, %291, %295
  %310 = load i32, ptr %212, align 4
  %311 = sext i32 %310 to i64
  %312 = getelementptr inbounds [1200 x %struct.Class], ptr %176, i64 0, i64 %311
  %313 = getelementptr inbounds i8, ptr %312, i64 49
  %314 = load i8, ptr %313, align 1
  %315 = icmp eq i8 %314, 0
  br i1 %315, label %316, label %336

316:                                              ; preds = %309
  %317 = getelementptr inbounds i8, ptr %312, i64 50
  %318 = load i8, ptr %317, align 2
  %319 = icmp eq i8 %318, 0
  br i1 %319, label %320, label %336

320:                                              ; preds = %316
  %321 = load i32, ptr %179, align 8
  %322 = sext i32 %321 to i64
  %323 = getelementptr inbounds [16 x i32], ptr %182, i64 0, i64 %322
  store i32 0, ptr %323, align 4
  %324 = load i32, ptr %179, align 8
  %325 = add nsw i32 %324, 1
  store i32 %325, ptr %179, align 8
  %326 = sext i32 %324 to i64
  %327 = getelementptr inbounds [16 x i32], ptr %184, i64 0, i64 %326
  store i32 %310, ptr %327, align 4
  %328 = load i32, ptr %9, align 4
  %329 = add nsw i32 %328, 1
  store i32 %329, ptr %9, align 4
  %330 = sext i32 %328 to i64
  %331 = getelementptr inbounds [16 x i32], ptr %189, i64 0, i64 %330
  store i32 %310, ptr %331, align 4
  %332 = load i32, ptr %179, align 8
  %333 = trunc i32 %332 to i8
  store i8 %333, ptr %317, align 2
  %334 = load i32, ptr %212, align 4
  %335 = sext i32 %334 to i64
  br label %336

336:                                              ; preds = %309, %316, %320
  %337 = phi i64 [ %311, %309 ], [ %311, %316 ], [ %335, %320 ]
  %338 = load i32, ptr %208, align 4
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds [1200 x %struct.Class], ptr %176, i64 0, i64 %339, i32 9
  %341 = load i8, ptr %340, align 2
  %342 = getelementptr inbounds [1200 x %struct.Class], ptr %176, i64 0, i64 %337, i32 9
  %343 = load i8, ptr %342, align 2
  %344 = zext i8 %343 to i32
  %345 = icmp eq i8 %341, 0
  br i1 %345, label %354, label %346

346:                                              ; preds = %336
  %347 = zext i8 %341 to i32
  %348 = add nsw i32 %347, -1
  %349 = zext i32 %348 to i64
  %350 = getelementptr inbounds [16 x i32], ptr %182, i64 0, i64 %349
  %351 = load i32, ptr %350, align 4
  %352 = shl nuw i32 1, %348
  %353 = or i32 %351, %352
  br label %354

354:                                              ; preds = %346, %336
  %355 = phi i32 [ %353, %346 ], [ 0, %336 ]
  %356 = icmp eq i8 %343, 0
  br i1 %356, label %364, label %357

357:                                              ; preds = %354
  %358 = add nsw i32 %344, -1
  %359 = zext i32 %358 to i64
  %360 = getelementptr inbounds [16 x i32], ptr %182, i64 0, i64 %359
  %361 = load i32, ptr %360, align 4
  %362 = shl nuw i32 1, %358
  %363 = or i32 %361, %362
  br label %364

364:                                              ; preds = %354, %357
  %365 = phi i32 [ %363, %357 ], [ 0, %354 ]
  %366 = or i32 %365, %355
  %367 = icmp sgt i32 %202, 0
  br i1 %367, label %368, label %370

368:                                              ; preds = %364
  %369 = zext i32 %202 to i64
  br label %376

370:                                              ; preds = %387, %364
  call void @explore(ptr %0)
  %371 = load i32, ptr %179, align 8
  %372 = icmp sgt i32 %371, %202
  br i1 %372, label %373, label %399

373:                                              ; preds = %370
  %374 = sext i32 %371 to i64
  %375 = sext i32 %202 to i64
  br label %390

376:                                              ; preds = %368, %387
  %377 = phi i64 [ 0, %368 ], [ %388, %387 ]
  %378 = getelementptr inbounds [16 x i32], ptr %182, i64 0, i64 %377
  %379 = load i32, ptr %378, align 4
  %380 = trunc nuw nsw i64 %377 to i32
  %381 = shl nuw i32 1, %380
  %382 = or i32 %379, %381
  %383 = and i32 %382, %282
  %384 = icmp eq i32 %383, 0
  br i1 %384, label %387, label %385

385:                                              ; preds = %376
  %386 = or i32 %366, %379
  store i32 %386, ptr %378, align 4
  br label %387

387:                                              ; preds = %385, %376
  %388 = add nuw nsw i64 %377, 1
  %389 = icmp eq i64 %388, %369
  br i1 %389, label %370, label %376

390:                                              ; preds = %373, %390
  %391 = phi i64 [ %374, %373 ], [ %392, %390 ]
  %392 = add nsw i64 %391, -1
  %393 = trunc nsw i64 %392 to i32
  store i32 %393, ptr %179, align 8
  %394 = getelementptr inbounds [16 x i32], ptr %184, i64 0, i64 %392
  %395 = load i32, ptr %394, align 4
  %396 = sext i32 %395 to i64
  %397 = getelementptr inbounds [1200 x %struct.Class], ptr %176, i64 0, i64 %396, i32 9
  store i8 0, ptr %397, align 2
  %398 = icmp sgt i64 %392, %375
  br i1 %398, label %390, label %399

399:                                              ; preds = %390, %370
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %172, ptr align 16 %2, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %182, ptr align 16 %3, i64 64, i1 false)
  store i32 %10, ptr %9, align 4
  br label %400

400:                                              ; preds = %197, %201, %236, %265, %399
  %401 = zext i32 %198 to i64
  %402 = getelementptr inbounds [6000 x %struct.Form], ptr %181, i64 0, i64 %401, i32 2
  %403 = load i32, ptr %402, align 4
  %404 = icmp sgt i32 %403, -1
  br i1 %404, label %197, label %194

405:                                              ; preds = %54, %66, %146, %194, %162, %1, %50
  ret void
}

define internal i32 @class_of_node(ptr %0, i32 %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds %struct.Node, ptr %4, i64 %5
  %7 = getelementptr inbounds i8, ptr %0, i64 173512
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i32, ptr %8, i64 %5
  %10 = load i32, ptr %9, align 4
  %11 = icmp sgt i32 %10, -1
  br i1 %11, label %68, label %12

12:                                               ; preds = %2
  %13 = getelementptr inbounds i8, ptr %0, i64 163208
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 1200
  br i1 %15, label %68, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds i8, ptr %6, i64 20
  %18 = add nsw i32 %14, 1
  store i32 %18, ptr %13, align 8
  %19 = load i32, ptr %17, align 4
  %20 = sub i32 2147483647, %19
  %21 = call i32 @llvm.umin.i32(i32 %20, i32 %19)
  %22 = getelementptr inbounds i8, ptr %0, i64 163220
  %23 = zext i32 %21 to i64
  %24 = mul i64 %23, -7046029254386353131
  %25 = lshr i64 %24, 33
  %26 = and i64 %25, 2047
  %27 = getelementptr inbounds [2048 x i32], ptr %22, i64 0, i64 %26
  %28 = getelementptr inbounds i8, ptr %0, i64 8
  %29 = sext i32 %14 to i64
  %30 = getelementptr inbounds [1200 x %struct.Class], ptr %28, i64 0, i64 %29
  %31 = load i32, ptr %27, align 4
  %32 = getelementptr inbounds i8, ptr %30, i64 24
  store i64 0, ptr %32, align 8
  %33 = getelementptr inbounds i8, ptr %30, i64 32
  call void @llvm.memset.p0.i64(ptr align 8 %30, i8 0, i64 20, i1 false)
  store i32 -1, ptr %33, align 8
  %34 = getelementptr inbounds i8, ptr %30, i64 36
  store i32 -1, ptr %34, align 4
  %35 = getelementptr inbounds i8, ptr %30, i64 40
  store i32 %31, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %30, i64 44
  store i32 -1, ptr %36, align 4
  %37 = getelementptr inbounds i8, ptr %30, i64 48
  store i8 0, ptr %37, align 8
  %38 = getelementptr inbounds i8, ptr %30, i64 49
  store i8 0, ptr %38, align 1
  %39 = getelementptr inbounds i8, ptr %30, i64 50
  store i8 0, ptr %39, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 4 %17, i64 16, i1 false)
  store i32 %14, ptr %27, align 4
  %40 = getelementptr inbounds i8, ptr %0, i64 171416
  %41 = lshr i64 %24, 50
  %42 = and i64 %41, 63
  %43 = shl nuw i64 1, %42
  %44 = lshr i64 %24, 56
  %45 = getelementptr inbounds i64, ptr %40, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = or i64 %46, %43
  store i64 %47, ptr %45, align 8
  %48 = icmp sgt i32 %14, -1
  br i1 %48, label %49, label %68

49:                                               ; preds = %16
  %50 = zext i32 %14 to i64
  %51 = getelementptr inbounds [1200 x %struct.Class], ptr %28, i64 0, i64 %50
  %52 = getelementptr inbounds i8, ptr %51, i64 32
  store i32 %1, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %6, i64 1
  %54 = load i8, ptr %53, align 1
  %55 = getelementptr inbounds i8, ptr %51, i64 48
  store i8 %54, ptr %55, align 8
  %56 = getelementptr inbounds i8, ptr %6, i64 40
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i8, ptr %51, i64 24
  store i64 %57, ptr %58, align 8
  %59 = getelementptr inbounds i8, ptr %0, i64 173504
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds i8, ptr %60, i64 %5
  %62 = load i8, ptr %61, align 1
  %63 = icmp eq i8 %62, 0
  %64 = zext i1 %63 to i8
  %65 = getelementptr inbounds i8, ptr %51, i64 49
  store i8 %64, ptr %65, align 1
  %66 = load ptr, ptr %7, align 8
  %67 = getelementptr inbounds i32, ptr %66, i64 %5
  store i32 %14, ptr %67, align 4
  br label %68

68:                                               ; preds = %12, %16, %49, %2
  %69 = phi i32 [ %10, %2 ], [ %14, %49 ], [ %14, %16 ], [ -1, %12 ]
  ret i32 %69
}

define internal i32 @compose(ptr %0, i8 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6) {
  %8 = alloca [4 x i32], align 16
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = sext i32 %2 to i64
  %11 = getelementptr inbounds [1200 x %struct.Class], ptr %9, i64 0, i64 %10
  %12 = sext i32 %4 to i64
  %13 = getelementptr inbounds [1200 x %struct.Class], ptr %9, i64 0, i64 %12
  %14 = icmp slt i32 %3, 0
  %15 = icmp slt i32 %5, 0
  %16 = icmp eq i8 %1, 1
  br label %19

17:                                               ; preds = %45
  %18 = icmp eq i32 %51, 0
  br i1 %18, label %187, label %54

19:                                               ; preds = %7, %45
  %20 = phi i64 [ 0, %7 ], [ %52, %45 ]
  %21 = phi i32 [ 0, %7 ], [ %51, %45 ]
  %22 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 %20
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds [4 x i32], ptr %13, i64 0, i64 %20
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %23, 0
  %27 = sub i32 2147483647, %23
  %28 = select i1 %26, i32 0, i32 %27
  %29 = select i1 %14, i32 %28, i32 %23
  %30 = icmp eq i32 %25, 0
  %31 = sub i32 2147483647, %25
  %32 = select i1 %30, i32 0, i32 %31
  %33 = select i1 %15, i32 %32, i32 %25
  br i1 %16, label %34, label %36

34:                                               ; preds = %19
  %35 = add i32 %33, %29
  br label %45

36:                                               ; preds = %19
  %37 = zext i32 %29 to i64
  %38 = zext i32 %33 to i64
  %39 = mul nuw i64 %38, %37
  %40 = trunc i64 %39 to i32
  %41 = and i32 %40, 2147483647
  %42 = lshr i64 %39, 31
  %43 = trunc i64 %42 to i32
  %44 = add i32 %41, %43
  br label %45

45:                                               ; preds = %36, %34
  %46 = phi i32 [ %44, %36 ], [ %35, %34 ]
  %47 = icmp ugt i32 %46, 2147483646
  %48 = add i32 %46, -2147483647
  %49 = select i1 %47, i32 %48, i32 %46
  %50 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 %20
  store i32 %49, ptr %50, align 4
  %51 = or i32 %49, %21
  %52 = add nuw nsw i64 %20, 1
  %53 = icmp eq i64 %52, 4
  br i1 %53, label %17, label %19

54:                                               ; preds = %17
  %55 = getelementptr inbounds i8, ptr %0, i64 163216
  %56 = load i32, ptr %55, align 8
  %57 = icmp sgt i32 %56, 5997
  br i1 %57, label %187, label %58

58:                                               ; preds = %54
  %59 = call i32 @class_of(ptr %0, ptr %8, ptr %6)
  %60 = icmp slt i32 %59, 0
  br i1 %60, label %61, label %138

61:                                               ; preds = %58
  %62 = getelementptr inbounds i8, ptr %0, i64 163212
  %63 = load i32, ptr %62, align 4
  %64 = icmp eq i32 %63, 60
  br i1 %64, label %187, label %65

65:                                               ; preds = %61
  %66 = getelementptr inbounds i8, ptr %0, i64 163208
  %67 = load i32, ptr %66, align 8
  %68 = icmp eq i32 %67, 1200
  br i1 %68, label %187, label %69

69:                                               ; preds = %65
  %70 = add nsw i32 %67, 1
  store i32 %70, ptr %66, align 8
  %71 = load i32, ptr %8, align 16
  %72 = sub i32 2147483647, %71
  %73 = call i32 @llvm.umin.i32(i32 %72, i32 %71)
  %74 = getelementptr inbounds i8, ptr %0, i64 163220
  %75 = zext i32 %73 to i64
  %76 = mul i64 %75, -7046029254386353131
  %77 = lshr i64 %76, 33
  %78 = and i64 %77, 2047
  %79 = getelementptr inbounds [2048 x i32], ptr %74, i64 0, i64 %78
  %80 = sext i32 %67 to i64
  %81 = getelementptr inbounds [1200 x %struct.Class], ptr %9, i64 0, i64 %80
  %82 = load i32, ptr %79, align 4
  %83 = getelementptr inbounds i8, ptr %81, i64 24
  store i64 0, ptr %83, align 8
  %84 = getelementptr inbounds i8, ptr %81, i64 32
  store i32 -1, ptr %84, align 8
  %85 = getelementptr inbounds i8, ptr %81, i64 36
  store i32 -1, ptr %85, align 4
  %86 = getelementptr inbounds i8, ptr %81, i64 40
  store i32 %82, ptr %86, align 8
  %87 = getelementptr inbounds i8, ptr %81, i64 44
  store i32 -1, ptr %87, align 4
  %88 = getelementptr inbounds i8, ptr %81, i64 48
  store i8 0, ptr %88, align 8
  %89 = getelementptr inbounds i8, ptr %81, i64 49
  store i8 0, ptr %89, align 1
  %90 = getelementptr inbounds i8, ptr %81, i64 50
  store i8 0, ptr %90, align 2
  %91 = getelementptr i8, ptr %81, i64 16
  store i32 0, ptr %91, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %81, ptr align 16 %8, i64 16, i1 false)
  store i32 %67, ptr %79, align 4
  %92 = getelementptr inbounds i8, ptr %0, i64 171416
  %93 = lshr i64 %76, 50
  %94 = and i64 %93, 63
  %95 = shl nuw i64 1, %94
  %96 = lshr i64 %76, 56
  %97 = getelementptr inbounds i64, ptr %92, i64 %96
  %98 = load i64, ptr %97, align 8
  %99 = or i64 %98, %95
  store i64 %99, ptr %97, align 8
  %100 = icmp slt i32 %67, 0
  br i1 %100, label %187, label %101

101:                                              ; preds = %69
  %102 = add nsw i32 %63, 1
  store i32 %102, ptr %62, align 4
  %103 = zext i32 %67 to i64
  %104 = getelementptr inbounds [1200 x %struct.Class], ptr %9, i64 0, i64 %103
  store i32 1, ptr %6, align 4
  %105 = getelementptr inbounds i8, ptr %11, i64 48
  %106 = load i8, ptr %105, align 8
  %107 = getelementptr inbounds i8, ptr %13, i64 48
  %108 = load i8, ptr %107, align 8
  %109 = call i8 @llvm.umax.i8(i8 %106, i8 %108)
  %110 = getelementptr inbounds i8, ptr %104, i64 48
  store i8 %109, ptr %110, align 8
  %111 = icmp eq i8 %109, 0
  %112 = zext i1 %111 to i8
  %113 = getelementptr inbounds i8, ptr %104, i64 49
  store i8 %112, ptr %113, align 1
  br i1 %111, label %114, label %138

114:                                              ; preds = %101
  %115 = getelementptr inbounds i8, ptr %11, i64 24
  %116 = load i64, ptr %115, align 8
  %117 = icmp eq i64 %116, 0
  %118 = sub i64 2305843009213693487, %116
  %119 = select i1 %117, i64 0, i64 %118
  %120 = select i1 %14, i64 %119, i64 %116
  %121 = getelementptr inbounds i8, ptr %13, i64 24
  %122 = load i64, ptr %121, align 8
  %123 = icmp eq i64 %122, 0
  %124 = sub i64 2305843009213693487, %122
  %125 = select i1 %123, i64 0, i64 %124
  %126 = select i1 %15, i64 %125, i64 %122
  %127 = icmp eq i8 %1, 2
  br i1 %127, label %128, label %130

128:                                              ; preds = %114
  %129 = call i64 @q_times(i64 %120, i64 %126)
  br label %135

130:                                              ; preds = %114
  %131 = add i64 %126, %120
  %132 = icmp ugt i64 %131, 2305843009213693486
  %133 = add i64 %131, -2305843009213693487
  %134 = select i1 %132, i64 %133, i64 %131
  br label %135

135:                                              ; preds = %130, %128
  %136 = phi i64 [ %129, %128 ], [ %134, %130 ]
  %137 = getelementptr inbounds i8, ptr %104, i64 24
  store i64 %136, ptr %137, align 8
  br label %138

138:                                              ; preds = %101, %135, %58
  %139 = phi i32 [ %59, %58 ], [ %67, %135 ], [ %67, %101 ]
  %140 = load i32, ptr %6, align 4
  %141 = select i1 %16, i32 %140, i32 1
  %142 = mul nsw i32 %141, %5
  %143 = select i1 %16, i32 1, i32 %5
  %144 = mul i32 %143, %3
  %145 = mul i32 %144, %140
  %146 = and i32 %142, 255
  %147 = zext i32 %146 to i64
  %148 = zext i32 %4 to i64
  %149 = shl nuw i64 %148, 32
  %150 = zext i32 %2 to i64
  %151 = or disjoint i64 %149, %150
  %152 = zext i8 %1 to i64
  %153 = shl nuw nsw i64 %152, 48
  %154 = shl nuw nsw i64 %147, 40
  %155 = select i1 %16, i64 %154, i64 1099511627776
  %156 = or disjoint i64 %155, %153
  %157 = and i32 %145, 255
  %158 = zext i32 %157 to i64
  %159 = shl nuw nsw i64 %158, 32
  %160 = or disjoint i64 %156, %159
  %161 = or disjoint i64 %160, 4294967295
  call void @add_form(ptr %0, i32 %139, i64 %151, i64 %161)
  br i1 %16, label %162, label %187

162:                                              ; preds = %138
  %163 = load i32, ptr %6, align 4
  %164 = mul nsw i32 %163, %3
  %165 = mul i32 %3, %5
  %166 = sub i32 0, %165
  %167 = and i32 %166, 255
  %168 = zext i32 %167 to i64
  %169 = zext i32 %139 to i64
  %170 = or disjoint i64 %149, %169
  %171 = shl nuw nsw i64 %168, 40
  %172 = or disjoint i64 %171, 281474976710656
  %173 = and i32 %164, 255
  %174 = zext i32 %173 to i64
  %175 = shl nuw nsw i64 %174, 32
  %176 = or disjoint i64 %175, %172
  %177 = or disjoint i64 %176, 4294967295
  call void @add_form(ptr %0, i32 %2, i64 %170, i64 %177)
  %178 = load i32, ptr %6, align 4
  %179 = mul nsw i32 %178, %5
  %180 = shl nuw i64 %150, 32
  %181 = or disjoint i64 %180, %169
  %182 = and i32 %179, 255
  %183 = zext i32 %182 to i64
  %184 = shl nuw nsw i64 %183, 32
  %185 = or disjoint i64 %184, %172
  %186 = or disjoint i64 %185, 4294967295
  call void @add_form(ptr %0, i32 %4, i64 %181, i64 %186)
  br label %187

187:                                              ; preds = %65, %69, %61, %162, %138, %17, %54
  %188 = phi i32 [ -1, %54 ], [ -1, %17 ], [ -1, %69 ], [ -1, %61 ], [ %139, %162 ], [ %139, %138 ], [ -1, %65 ]
  ret i32 %188
}

define internal i32 @class_of(ptr %0, ptr %1, ptr %2) {
  %4 = load ptr, ptr %0, align 8
  %5 = load i32, ptr %1, align 4
  %6 = sub i32 2147483647, %5
  %7 = call i32 @llvm.umin.i32(i32 %6, i32 %5)
  %8 = getelementptr inbounds i8, ptr %0, i64 171416
  %9 = zext i32 %7 to i64
  %10 = mul i64 %9, -7046029254386353131
  %11 = lshr i64 %10, 50
  %12 = lshr i64 %10, 56
  %13 = getelementptr inbounds i64, ptr %8, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = and i64 %11, 63
  %16 = shl nuw i64 1, %15
  %17 = and i64 %16, %14
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %59, label %19

19:                                               ; preds = %3
  %20 = getelementptr inbounds i8, ptr %0, i64 163220
  %21 = lshr i64 %10, 33
  %22 = and i64 %21, 2047
  %23 = getelementptr inbounds [2048 x i32], ptr %20, i64 0, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %24, 0
  br i1 %25, label %59, label %26

26:                                               ; preds = %19
  %27 = getelementptr inbounds i8, ptr %0, i64 8
  br label %32

28:                                               ; preds = %53
  %29 = getelementptr inbounds i8, ptr %35, i64 40
  %30 = load i32, ptr %29, align 4
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %59, label %32

32:                                               ; preds = %26, %28
  %33 = phi i32 [ %24, %26 ], [ %30, %28 ]
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds [1200 x %struct.Class], ptr %27, i64 0, i64 %34
  br label %36

36:                                               ; preds = %36, %32
  %37 = phi i64 [ 0, %32 ], [ %51, %36 ]
  %38 = phi i32 [ 1, %32 ], [ %50, %36 ]
  %39 = phi i32 [ 1, %32 ], [ %45, %36 ]
  %40 = getelementptr inbounds i32, ptr %1, i64 %37
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds i32, ptr %35, i64 %37
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %41, %43
  %45 = select i1 %44, i32 %39, i32 0
  %46 = icmp eq i32 %43, 0
  %47 = sub i32 2147483647, %43
  %48 = select i1 %46, i32 0, i32 %47
  %49 = icmp eq i32 %41, %48
  %50 = select i1 %49, i32 %38, i32 0
  %51 = add nuw nsw i64 %37, 1
  %52 = icmp eq i64 %51, 4
  br i1 %52, label %53, label %36

53:                                               ; preds = %36
  %54 = icmp eq i32 %45, 0
  %55 = icmp ne i32 %50, 0
  %56 = sext i1 %55 to i32
  %57 = select i1 %54, i32 %56, i32 1
  store i32 %57, ptr %2, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %28, label %135

59:                                               ; preds = %28, %19, %3
  %60 = getelementptr inbounds i8, ptr %4, i64 128
  %61 = load ptr, ptr %60, align 8
  %62 = lshr i64 %10, 48
  %63 = lshr i64 %10, 54
  %64 = getelementptr inbounds i64, ptr %61, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = and i64 %62, 63
  %67 = shl nuw i64 1, %66
  %68 = and i64 %65, %67
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %135, label %70

70:                                               ; preds = %59
  %71 = getelementptr inbounds i8, ptr %4, i64 72
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds i8, ptr %4, i64 88
  %74 = load i32, ptr %73, align 8
  %75 = lshr i64 %10, 33
  %76 = trunc nuw nsw i64 %75 to i32
  %77 = and i32 %74, %76
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %72, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = icmp slt i32 %80, 0
  br i1 %81, label %135, label %82

82:                                               ; preds = %70
  %83 = getelementptr inbounds i8, ptr %4, i64 56
  %84 = getelementptr inbounds i8, ptr %0, i64 173504
  %85 = getelementptr inbounds i8, ptr %4, i64 80
  br label %86

86:                                               ; preds = %82, %128
  %87 = phi i32 [ %80, %82 ], [ %131, %128 ]
  %88 = load ptr, ptr %83, align 8
  %89 = zext i32 %87 to i64
  %90 = getelementptr inbounds i32, ptr %88, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = icmp sgt i32 %91, 0
  br i1 %92, label %93, label %128

93:                                               ; preds = %86
  %94 = load ptr, ptr %4, align 8
  %95 = getelementptr inbounds %struct.Node, ptr %94, i64 %89, i32 3
  %96 = load i8, ptr %95, align 1
  %97 = icmp eq i8 %96, 0
  br i1 %97, label %128, label %98

98:                                               ; preds = %93
  %99 = load ptr, ptr %84, align 8
  %100 = getelementptr inbounds i8, ptr %99, i64 %89
  %101 = load i8, ptr %100, align 1
  %102 = icmp eq i8 %101, 0
  br i1 %102, label %103, label %128

103:                                              ; preds = %98
  %104 = getelementptr inbounds %struct.Node, ptr %94, i64 %89, i32 7
  br label %105

105:                                              ; preds = %105, %103
  %106 = phi i64 [ 0, %103 ], [ %120, %105 ]
  %107 = phi i32 [ 1, %103 ], [ %119, %105 ]
  %108 = phi i32 [ 1, %103 ], [ %114, %105 ]
  %109 = getelementptr inbounds i32, ptr %1, i64 %106
  %110 = load i32, ptr %109, align 4
  %111 = getelementptr inbounds i32, ptr %104, i64 %106
  %112 = load i32, ptr %111, align 4
  %113 = icmp eq i32 %110, %112
  %114 = select i1 %113, i32 %108, i32 0
  %115 = icmp eq i32 %112, 0
  %116 = sub i32 2147483647, %112
  %117 = select i1 %115, i32 0, i32 %116
  %118 = icmp eq i32 %110, %117
  %119 = select i1 %118, i32 %107, i32 0
  %120 = add nuw nsw i64 %106, 1
  %121 = icmp eq i64 %120, 4
  br i1 %121, label %122, label %105

122:                                              ; preds = %105
  %123 = icmp eq i32 %114, 0
  %124 = icmp ne i32 %119, 0
  %125 = sext i1 %124 to i32
  %126 = select i1 %123, i32 %125, i32 1
  store i32 %126, ptr %2, align 4
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %133

128:                                              ; preds = %86, %93, %98, %122
  %129 = load ptr, ptr %85, align 8
  %130 = getelementptr inbounds i32, ptr %129, i64 %89
  %131 = load i32, ptr %130, align 4
  %132 = icmp slt i32 %131, 0
  br i1 %132, label %135, label %86

133:                                              ; preds = %122
  %134 = call i32 @class_of_node(ptr %0, i32 %87)
  br label %135

135:                                              ; preds = %53, %128, %59, %70, %133
  %136 = phi i32 [ %134, %133 ], [ -1, %70 ], [ -1, %59 ], [ -1, %128 ], [ %33, %53 ]
  ret i32 %136
}

define internal i64 @q_times(i64 %0, i64 %1) {
  %3 = zext i64 %0 to i128
  %4 = zext i64 %1 to i128
  %5 = mul nuw i128 %4, %3
  %6 = trunc i128 %5 to i64
  %7 = mul i64 %6, 3456285112735364913
  %8 = zext i64 %7 to i128
  %9 = mul nuw nsw i128 %8, 2305843009213693487
  %10 = add i128 %9, %5
  %11 = lshr i128 %10, 64
  %12 = trunc nuw i128 %11 to i64
  %13 = icmp ugt i64 %12, 2305843009213693486
  %14 = add i64 %12, -2305843009213693487
  %15 = select i1 %13, i64 %14, i64 %12
  %16 = zext i64 %15 to i128
  %17 = mul nuw nsw i128 %16, 13838400
  %18 = trunc i128 %17 to i64
  %19 = mul i64 %18, 3456285112735364913
  %20 = zext i64 %19 to i128
  %21 = mul nuw nsw i128 %20, 2305843009213693487
  %22 = add nuw nsw i128 %21, %17
  %23 = lshr i128 %22, 64
  %24 = trunc nuw nsw i128 %23 to i64
  %25 = icmp ugt i64 %24, 2305843009213693486
  %26 = add nsw i64 %24, -2305843009213693487
  %27 = select i1 %25, i64 %26, i64 %24
  ret i64 %27
}

define internal void @add_form(ptr %0, i32 %1, i64 %2, i64 %3) {
  %5 = trunc i64 %2 to i32
  %6 = lshr i64 %2, 32
  %7 = trunc nuw i64 %6 to i32
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = sext i32 %1 to i64
  %10 = getelementptr inbounds [1200 x %struct.Class], ptr %8, i64 0, i64 %9
  %11 = getelementptr inbounds i8, ptr %10, i64 49
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %26, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds i8, ptr %10, i64 32
  %16 = load i32, ptr %15, align 8
  %17 = icmp sgt i32 %16, -1
  br i1 %17, label %107, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds i8, ptr %10, i64 36
  %20 = load i32, ptr %19, align 4
  %21 = icmp sgt i32 %20, -1
  %22 = icmp eq i32 %5, %1
  %23 = select i1 %21, i1 true, i1 %22
  %24 = icmp eq i32 %7, %1
  %25 = select i1 %23, i1 true, i1 %24
  br i1 %25, label %107, label %30

26:                                               ; preds = %4
  %27 = icmp eq i32 %5, %1
  %28 = icmp eq i32 %7, %1
  %29 = select i1 %27, i1 true, i1 %28
  br i1 %29, label %107, label %30

30:                                               ; preds = %26, %18
  %31 = getelementptr inbounds i8, ptr %0, i64 163216
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 6000
  br i1 %33, label %107, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds i8, ptr %10, i64 36
  %36 = load i32, ptr %35, align 4
  %37 = icmp slt i32 %36, 0
  br i1 %37, label %94, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds i8, ptr %0, i64 67208
  %40 = lshr i64 %3, 48
  %41 = trunc i64 %40 to i8
  br label %44

42:                                               ; preds = %64
  %43 = getelementptr inbounds i8, ptr %0, i64 67208
  br label %68

44:                                               ; preds = %38, %64
  %45 = phi i32 [ %36, %38 ], [ %66, %64 ]
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds [6000 x %struct.Form], ptr %39, i64 0, i64 %46
  %48 = getelementptr inbounds i8, ptr %47, i64 14
  %49 = load i8, ptr %48, align 2
  %50 = icmp eq i8 %49, %41
  br i1 %50, label %51, label %64

51:                                               ; preds = %44
  %52 = load i32, ptr %47, align 4
  %53 = icmp eq i32 %52, %5
  br i1 %53, label %54, label %58

54:                                               ; preds = %51
  %55 = getelementptr inbounds i8, ptr %47, i64 4
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, %7
  br i1 %57, label %107, label %58

58:                                               ; preds = %54, %51
  %59 = icmp eq i32 %52, %7
  br i1 %59, label %60, label %64

60:                                               ; preds = %58
  %61 = getelementptr inbounds i8, ptr %47, i64 4
  %62 = load i32, ptr %61, align 4
  %63 = icmp eq i32 %62, %5
  br i1 %63, label %107, label %64

64:                                               ; preds = %60, %58, %44
  %65 = getelementptr inbounds i8, ptr %47, i64 8
  %66 = load i32, ptr %65, align 4
  %67 = icmp slt i32 %66, 0
  br i1 %67, label %42, label %44

68:                                               ; preds = %42, %85
  %69 = phi ptr [ %35, %42 ], [ %87, %85 ]
  %70 = load ptr, ptr %0, align 8
  %71 = getelementptr inbounds i8, ptr %70, i64 192
  %72 = load i64, ptr %71, align 8
  %73 = add i64 %72, -7046029254386353131
  store i64 %73, ptr %71, align 8
  %74 = lshr i64 %73, 30
  %75 = xor i64 %74, %73
  %76 = mul i64 %75, -4658895280553007687
  %77 = lshr i64 %76, 27
  %78 = xor i64 %77, %76
  %79 = mul i64 %78, -7723592293110705685
  %80 = lshr i64 %79, 31
  %81 = xor i64 %80, %79
  %82 = and i64 %81, 1
  %83 = icmp eq i64 %82, 0
  %84 = load i32, ptr %69, align 4
  br i1 %83, label %90, label %85

85:                                               ; preds = %68
  %86 = sext i32 %84 to i64
  %87 = getelementptr inbounds [6000 x %struct.Form], ptr %43, i64 0, i64 %86, i32 2
  %88 = load i32, ptr %87, align 4
  %89 = icmp sgt i32 %88, -1
  br i1 %89, label %68, label %90

90:                                               ; preds = %85, %68
  %91 = phi i32 [ %84, %68 ], [ %88, %85 ]
  %92 = phi ptr [ %69, %68 ], [ %87, %85 ]
  %93 = load i32, ptr %31, align 8
  br label %94

94:                                               ; preds = %34, %90
  %95 = phi i32 [ %93, %90 ], [ %32, %34 ]
  %96 = phi i32 [ %91, %90 ], [ %36, %34 ]
  %97 = phi ptr [ %92, %90 ], [ %35, %34 ]
  %98 = zext i32 %96 to i64
  %99 = and i64 %3, -4294967296
  %100 = or disjoint i64 %99, %98
  store i32 %95, ptr %97, align 4
  %101 = getelementptr inbounds i8, ptr %0, i64 67208
  %102 = load i32, ptr %31, align 8
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %31, align 8
  %104 = sext i32 %102 to i64
  %105 = getelementptr inbounds [6000 x %struct.Form], ptr %101, i64 0, i64 %104
  store i64 %2, ptr %105, align 8
  %106 = getelementptr inbounds i8, ptr %105, i64 8
  store i64 %100, ptr %106, align 8
  br label %107

107:                                              ; preds = %54, %60, %14, %18, %26, %30, %94
  ret void
}

define internal i32 @forms_of(ptr %0, i32 %1, ptr %2) {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds [1200 x %struct.Class], ptr %4, i64 0, i64 %5
  %7 = getelementptr inbounds i8, ptr %6, i64 49
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds i8, ptr %6, i64 32
  %12 = load i32, ptr %11, align 8
  %13 = icmp slt i32 %12, 0
  br i1 %13, label %14, label %32

14:                                               ; preds = %10, %3
  %15 = getelementptr inbounds i8, ptr %6, i64 36
  %16 = load i32, ptr %15, align 4
  %17 = icmp sgt i32 %16, -1
  br i1 %17, label %18, label %89

18:                                               ; preds = %14
  %19 = getelementptr inbounds i8, ptr %0, i64 67208
  br label %20

20:                                               ; preds = %18, %20
  %21 = phi i64 [ 0, %18 ], [ %23, %20 ]
  %22 = phi i32 [ %16, %18 ], [ %28, %20 ]
  %23 = add nuw nsw i64 %21, 1
  %24 = getelementptr inbounds %struct.Form, ptr %2, i64 %21
  %25 = zext i32 %22 to i64
  %26 = getelementptr inbounds [6000 x %struct.Form], ptr %19, i64 0, i64 %25
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 8 %26, i64 16, i1 false)
  %27 = getelementptr inbounds i8, ptr %26, i64 8
  %28 = load i32, ptr %27, align 4
  %29 = icmp sgt i32 %28, -1
  %30 = icmp ult i64 %21, 15
  %31 = and i1 %29, %30
  br i1 %31, label %20, label %87

32:                                               ; preds = %10
  %33 = load ptr, ptr %0, align 8
  %34 = load ptr, ptr %33, align 8
  %35 = zext i32 %12 to i64
  %36 = getelementptr inbounds %struct.Node, ptr %34, i64 %35
  %37 = load i8, ptr %36, align 8
  %38 = getelementptr inbounds i8, ptr %36, i64 4
  %39 = load i8, ptr %38, align 4
  %40 = getelementptr inbounds i8, ptr %36, i64 5
  %41 = load i8, ptr %40, align 1
  %42 = getelementptr inbounds i8, ptr %36, i64 8
  %43 = load i32, ptr %42, align 8
  %44 = getelementptr inbounds i8, ptr %36, i64 12
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds i8, ptr %6, i64 48
  %47 = load i8, ptr %46, align 8
  %48 = icmp eq i8 %47, 0
  %49 = add i8 %37, -3
  %50 = icmp ult i8 %49, -2
  %51 = select i1 %48, i1 true, i1 %50
  br i1 %51, label %89, label %52

52:                                               ; preds = %32
  %53 = sext i32 %43 to i64
  %54 = getelementptr inbounds %struct.Node, ptr %34, i64 %53, i32 3
  %55 = load i8, ptr %54, align 1
  %56 = icmp eq i8 %55, 0
  br i1 %56, label %89, label %57

57:                                               ; preds = %52
  %58 = sext i32 %45 to i64
  %59 = getelementptr inbounds %struct.Node, ptr %34, i64 %58, i32 3
  %60 = load i8, ptr %59, align 1
  %61 = icmp eq i8 %60, 0
  br i1 %61, label %89, label %62

62:                                               ; preds = %57
  %63 = call i32 @class_of_node(ptr %0, i32 %43)
  %64 = call i32 @class_of_node(ptr %0, i32 %45)
  %65 = icmp slt i32 %63, 0
  %66 = icmp slt i32 %64, 0
  %67 = select i1 %65, i1 true, i1 %66
  br i1 %67, label %89, label %68

68:                                               ; preds = %62
  %69 = icmp eq i8 %37, 1
  %70 = zext i8 %41 to i64
  %71 = zext i32 %64 to i64
  %72 = shl nuw nsw i64 %71, 32
  %73 = zext i32 %63 to i64
  %74 = or disjoint i64 %72, %73
  %75 = zext i8 %37 to i64
  %76 = shl nuw nsw i64 %75, 48
  %77 = shl nuw nsw i64 %70, 40
  %78 = select i1 %69, i64 %77, i64 1099511627776
  %79 = or disjoint i64 %78, %76
  %80 = select i1 %69, i8 1, i8 %41
  %81 = mul i8 %80, %39
  %82 = zext i8 %81 to i64
  %83 = shl nuw nsw i64 %82, 32
  %84 = or disjoint i64 %79, %83
  %85 = or disjoint i64 %84, 4294967295
  store i64 %74, ptr %2, align 4
  %86 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %85, ptr %86, align 4
  br label %89

87:                                               ; preds = %20
  %88 = trunc nuw nsw i64 %23 to i32
  br label %89

89:                                               ; preds = %87, %14, %32, %57, %52, %62, %68
  %90 = phi i32 [ 0, %32 ], [ 0, %57 ], [ 0, %52 ], [ 1, %68 ], [ 0, %62 ], [ 0, %14 ], [ %88, %87 ]
  ret i32 %90
}

define internal i32 @node_of(ptr %0, i32 %1) {
  %3 = alloca [4 x i32], align 4
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds [1200 x %struct.Class], ptr %5, i64 0, i64 %6
  %8 = getelementptr inbounds i8, ptr %7, i64 32
  %9 = load i32, ptr %8, align 8
  %10 = icmp sgt i32 %9, -1
  br i1 %10, label %85, label %11

11:                                               ; preds = %2
  call void @llvm.memset.p0.i64(ptr align 4 %3, i8 0, i64 16, i1 false)
  %12 = getelementptr inbounds i8, ptr %7, i64 49
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %58, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds i8, ptr %0, i64 67208
  %17 = getelementptr inbounds i8, ptr %7, i64 36
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [6000 x %struct.Form], ptr %16, i64 0, i64 %19
  %21 = getelementptr inbounds i8, ptr %20, i64 14
  %22 = load i8, ptr %21, align 2
  %23 = zext i8 %22 to i64
  %24 = getelementptr inbounds i8, ptr %7, i64 48
  %25 = load i8, ptr %24, align 8
  %26 = zext i8 %25 to i64
  %27 = shl nuw nsw i64 %26, 8
  %28 = or disjoint i64 %27, %23
  %29 = icmp eq i8 %25, 0
  %30 = getelementptr inbounds i8, ptr %7, i64 24
  %31 = load i64, ptr %30, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 8 %7, i64 16, i1 false)
  %32 = getelementptr inbounds i8, ptr %20, i64 12
  %33 = load i16, ptr %32, align 4
  %34 = zext i16 %33 to i64
  %35 = shl nuw nsw i64 %34, 32
  %36 = select i1 %29, i64 50331648, i64 50397184
  %37 = or disjoint i64 %36, %28
  %38 = or disjoint i64 %37, %35
  %39 = load i32, ptr %20, align 4
  %40 = call i32 @node_of(ptr %0, i32 %39)
  %41 = getelementptr inbounds i8, ptr %20, i64 4
  %42 = load i32, ptr %41, align 4
  %43 = call i32 @node_of(ptr %0, i32 %42)
  %44 = load ptr, ptr %0, align 8
  %45 = getelementptr inbounds i8, ptr %44, i64 56
  %46 = load ptr, ptr %45, align 8
  %47 = sext i32 %40 to i64
  %48 = getelementptr inbounds i32, ptr %46, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %48, align 4
  %51 = load ptr, ptr %0, align 8
  %52 = getelementptr inbounds i8, ptr %51, i64 56
  %53 = load ptr, ptr %52, align 8
  %54 = sext i32 %43 to i64
  %55 = getelementptr inbounds i32, ptr %53, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %55, align 4
  br label %58

58:                                               ; preds = %15, %11
  %59 = phi i64 [ 0, %11 ], [ %31, %15 ]
  %60 = phi i32 [ 0, %11 ], [ -1, %15 ]
  %61 = phi i64 [ 0, %11 ], [ %38, %15 ]
  %62 = phi i32 [ -1, %11 ], [ %40, %15 ]
  %63 = phi i32 [ -1, %11 ], [ %43, %15 ]
  %64 = getelementptr inbounds i8, ptr %4, i64 16
  %65 = load i32, ptr %64, align 8
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %64, align 8
  store i32 %65, ptr %8, align 8
  %67 = load ptr, ptr %4, align 8
  %68 = sext i32 %65 to i64
  %69 = getelementptr inbounds %struct.Node, ptr %67, i64 %68
  store i64 %61, ptr %69, align 8
  %70 = getelementptr inbounds i8, ptr %69, i64 8
  store i32 %62, ptr %70, align 8
  %71 = getelementptr inbounds i8, ptr %69, i64 12
  store i32 %63, ptr %71, align 4
  %72 = getelementptr inbounds i8, ptr %69, i64 16
  store i32 %60, ptr %72, align 8
  %73 = getelementptr inbounds i8, ptr %69, i64 20
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %73, ptr align 4 %3, i64 16, i1 false)
  %74 = getelementptr inbounds i8, ptr %69, i64 36
  store i32 0, ptr %74, align 4
  %75 = getelementptr inbounds i8, ptr %69, i64 40
  store i64 %59, ptr %75, align 8
  %76 = getelementptr inbounds i8, ptr %4, i64 176
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds i32, ptr %77, i64 %68
  store i32 0, ptr %78, align 4
  %79 = getelementptr inbounds i8, ptr %4, i64 152
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds i32, ptr %80, i64 %68
  store i32 0, ptr %81, align 4
  %82 = getelementptr inbounds i8, ptr %4, i64 56
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds i32, ptr %83, i64 %68
  store i32 0, ptr %84, align 4
  br label %85

85:                                               ; preds = %2, %58
  %86 = phi i32 [ %65, %58 ], [ %9, %2 ]
  ret i32 %86
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
  br i1 %15, label %16, label %31

16:                                               ; preds = %4
  %17 = getelementptr inbounds i8, ptr %1, i64 16
  %18 = load ptr, ptr %17, align 8
  %19 = zext i32 %14 to i64
  br label %20

20:                                               ; preds = %20, %16
  %21 = phi i64 [ 0, %16 ], [ %29, %20 ]
  %22 = phi i64 [ 0, %16 ], [ %28, %20 ]
  %23 = getelementptr inbounds %struct.Sum, ptr %18, i64 %21, i32 1
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = mul nsw i64 %25, %25
  %27 = lshr i64 %26, 1
  %28 = add nuw nsw i64 %27, %22
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, %19
  br i1 %30, label %31, label %20

31:                                               ; preds = %20, %4
  %32 = phi i64 [ 0, %4 ], [ %28, %20 ]
  store ptr %1, ptr %0, align 8
  %33 = getelementptr inbounds i8, ptr %0, i64 16
  %34 = load i32, ptr %33, align 8
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %33, align 8
  %36 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %2, ptr %36, align 8
  %37 = load i64, ptr %2, align 8
  %38 = add i64 %37, -7046029254386353131
  store i64 %38, ptr %2, align 8
  %39 = lshr i64 %38, 30
  %40 = xor i64 %39, %38
  %41 = mul i64 %40, -4658895280553007687
  %42 = lshr i64 %41, 27
  %43 = xor i64 %42, %41
  %44 = mul i64 %43, -7723592293110705685
  %45 = lshr i64 %44, 31
  %46 = xor i64 %45, %44
  %47 = and i64 %46, 1
  %48 = icmp eq i64 %47, 0
  %49 = select i1 %48, i32 4, i32 1
  %50 = getelementptr inbounds i8, ptr %0, i64 1136
  store i32 %49, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %0, i64 56
  %52 = icmp sgt i64 %32, 4095
  br i1 %52, label %53, label %68

53:                                               ; preds = %31
  %54 = getelementptr inbounds i8, ptr %0, i64 60
  %55 = load i32, ptr %54, align 4
  %56 = icmp sgt i32 %55, 4095
  br i1 %56, label %57, label %68

57:                                               ; preds = %53, %57
  %58 = phi i32 [ %60, %57 ], [ 4095, %53 ]
  %59 = shl nsw i32 %58, 1
  %60 = or disjoint i32 %59, 1
  %61 = sext i32 %60 to i64
  %62 = icmp sgt i64 %32, %61
  %63 = icmp slt i32 %60, %55
  %64 = and i1 %62, %63
  br i1 %64, label %57, label %65

65:                                               ; preds = %57
  %66 = shl nsw i64 %61, 2
  %67 = add nsw i64 %66, 4
  br label %68

68:                                               ; preds = %53, %65, %31
  %69 = phi i32 [ 4095, %31 ], [ 4095, %53 ], [ %60, %65 ]
  %70 = phi i64 [ 16384, %31 ], [ 16384, %53 ], [ %67, %65 ]
  store i32 %69, ptr %51, align 8
  %71 = getelementptr inbounds i8, ptr %0, i64 104
  store i32 0, ptr %71, align 8
  %72 = getelementptr inbounds i8, ptr %0, i64 80
  store i32 0, ptr %72, align 8
  %73 = getelementptr inbounds i8, ptr %0, i64 40
  store i32 0, ptr %73, align 8
  %74 = getelementptr inbounds i8, ptr %0, i64 88
  store i32 -1, ptr %74, align 8
  %75 = getelementptr inbounds i8, ptr %0, i64 1140
  store i32 0, ptr %75, align 4
  %76 = getelementptr inbounds i8, ptr %0, i64 48
  %77 = load ptr, ptr %76, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %77, i8 -1, i64 %70, i1 false)
  %78 = getelementptr inbounds i8, ptr %0, i64 624
  call void @llvm.memset.p0.i64(ptr align 8 %78, i8 0, i64 256, i1 false)
  %79 = load i32, ptr %13, align 4
  %80 = icmp sgt i32 %79, 0
  br i1 %80, label %81, label %99

81:                                               ; preds = %68
  %82 = getelementptr inbounds i8, ptr %1, i64 16
  %83 = getelementptr inbounds i8, ptr %11, i64 4
  %84 = getelementptr inbounds i8, ptr %11, i64 8
  %85 = getelementptr inbounds i8, ptr %11, i64 12
  %86 = getelementptr inbounds i8, ptr %11, i64 16
  %87 = getelementptr inbounds i8, ptr %11, i64 20
  %88 = getelementptr inbounds i8, ptr %10, i64 4
  %89 = getelementptr inbounds i8, ptr %10, i64 8
  %90 = getelementptr inbounds i8, ptr %10, i64 12
  %91 = getelementptr inbounds i8, ptr %10, i64 16
  %92 = getelementptr inbounds i8, ptr %10, i64 20
  %93 = getelementptr inbounds i8, ptr %12, i64 4
  %94 = getelementptr inbounds i8, ptr %12, i64 8
  %95 = getelementptr inbounds i8, ptr %12, i64 12
  %96 = getelementptr inbounds i8, ptr %12, i64 16
  %97 = getelementptr inbounds i8, ptr %12, i64 20
  %98 = load ptr, ptr %82, align 8
  br label %125

99:                                               ; preds = %353, %68
  %100 = getelementptr inbounds i8, ptr %1, i64 136
  %101 = load i32, ptr %100, align 8
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %843

103:                                              ; preds = %99
  %104 = getelementptr inbounds i8, ptr %0, i64 96
  %105 = getelementptr inbounds i8, ptr %0, i64 32
  %106 = getelementptr inbounds i8, ptr %0, i64 64
  %107 = getelementptr inbounds i8, ptr %0, i64 112
  %108 = icmp eq i32 %3, 0
  %109 = sdiv i32 %3, -2
  %110 = sext i32 %3 to i64
  %111 = getelementptr inbounds i8, ptr %6, i64 8
  %112 = getelementptr inbounds i8, ptr %6, i64 12
  %113 = getelementptr inbounds i8, ptr %6, i64 16
  %114 = getelementptr inbounds i8, ptr %6, i64 20
  %115 = getelementptr inbounds i8, ptr %6, i64 36
  %116 = getelementptr inbounds i8, ptr %6, i64 37
  %117 = getelementptr inbounds i8, ptr %0, i64 72
  %118 = getelementptr inbounds i8, ptr %7, i64 4
  %119 = getelementptr inbounds i8, ptr %5, i64 8
  %120 = getelementptr inbounds i8, ptr %5, i64 12
  %121 = getelementptr inbounds i8, ptr %5, i64 16
  %122 = getelementptr inbounds i8, ptr %5, i64 20
  %123 = getelementptr inbounds i8, ptr %5, i64 36
  %124 = getelementptr inbounds i8, ptr %5, i64 37
  br label %359

125:                                              ; preds = %81, %353
  %126 = phi ptr [ %98, %81 ], [ %354, %353 ]
  %127 = phi i64 [ 0, %81 ], [ %355, %353 ]
  %128 = getelementptr inbounds %struct.Sum, ptr %126, i64 %127, i32 1
  %129 = load i32, ptr %128, align 8
  store i32 0, ptr %128, align 8
  %130 = load ptr, ptr %82, align 8
  %131 = getelementptr inbounds %struct.Sum, ptr %130, i64 %127
  %132 = getelementptr inbounds i8, ptr %131, i64 8
  %133 = load i32, ptr %132, align 8
  %134 = icmp slt i32 %133, %129
  br i1 %134, label %135, label %353

135:                                              ; preds = %125
  %136 = trunc nuw nsw i64 %127 to i32
  %137 = trunc nuw nsw i64 %127 to i32
  %138 = trunc nuw nsw i64 %127 to i32
  br label %139

139:                                              ; preds = %135, %343
  %140 = phi i32 [ %133, %135 ], [ %351, %343 ]
  %141 = phi ptr [ %131, %135 ], [ %349, %343 ]
  %142 = load ptr, ptr %141, align 8
  %143 = sext i32 %140 to i64
  %144 = getelementptr inbounds %struct.Term, ptr %142, i64 %143
  %145 = load i64, ptr %144, align 4
  %146 = trunc i64 %145 to i32
  %147 = lshr i64 %145, 32
  %148 = trunc nuw i64 %147 to i32
  %149 = load ptr, ptr %0, align 8
  %150 = getelementptr inbounds i8, ptr %149, i64 72
  %151 = load ptr, ptr %150, align 8
  %152 = shl i64 %145, 32
  %153 = ashr exact i64 %152, 32
  %154 = getelementptr i32, ptr %151, i64 %153
  %155 = getelementptr i8, ptr %154, i64 4
  %156 = load i32, ptr %155, align 4
  %157 = load i32, ptr %154, align 4
  %158 = sub i32 %156, %157
  %159 = getelementptr inbounds i8, ptr %149, i64 136
  %160 = getelementptr inbounds i8, ptr %149, i64 16
  %161 = load ptr, ptr %160, align 8
  %162 = getelementptr inbounds %struct.Sum, ptr %161, i64 %127
  %163 = getelementptr inbounds i8, ptr %162, i64 8
  %164 = load i32, ptr %163, align 8
  %165 = icmp sgt i32 %164, 0
  br i1 %165, label %166, label %176

166:                                              ; preds = %139
  %167 = icmp slt i64 %145, 0
  %168 = sub nsw i64 0, %147
  %169 = and i64 %168, 4294967295
  %170 = sub nsw i32 0, %148
  br label %171

171:                                              ; preds = %166, %284
  %172 = phi i64 [ 0, %166 ], [ %285, %284 ]
  %173 = phi ptr [ %162, %166 ], [ %287, %284 ]
  %174 = load i32, ptr %159, align 8
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %183, label %176

176:                                              ; preds = %284, %171, %139
  store i32 %138, ptr %12, align 8
  store i32 %146, ptr %93, align 4
  store i32 0, ptr %94, align 8
  store i32 0, ptr %95, align 4
  store i32 %148, ptr %96, align 8
  store i32 0, ptr %97, align 4
  %177 = icmp sgt i32 %158, 0
  br i1 %177, label %178, label %343

178:                                              ; preds = %176
  %179 = getelementptr inbounds i8, ptr %149, i64 56
  %180 = call i32 @llvm.abs.i32(i32 %148, i1 true)
  %181 = zext i32 %158 to i64
  %182 = zext i32 %158 to i64
  br label %292

183:                                              ; preds = %171
  %184 = load ptr, ptr %173, align 8
  %185 = getelementptr inbounds %struct.Term, ptr %184, i64 %172
  %186 = load i32, ptr %185, align 4
  %187 = getelementptr inbounds i8, ptr %185, i64 4
  %188 = load i32, ptr %187, align 4
  call void @coprime(ptr %0, i32 %146, i32 %186, ptr %8, ptr %9)
  %189 = load i32, ptr %8, align 4
  %190 = load i32, ptr %9, align 4
  %191 = icmp slt i32 %189, %190
  %192 = icmp eq i32 %188, %148
  br i1 %191, label %193, label %240

193:                                              ; preds = %183
  br i1 %192, label %238, label %194

194:                                              ; preds = %193
  %195 = icmp eq i32 %188, %170
  br i1 %195, label %238, label %196

196:                                              ; preds = %194
  %197 = load ptr, ptr %149, align 8
  %198 = icmp slt i32 %188, 0
  %199 = load ptr, ptr %197, align 8
  br i1 %198, label %200, label %206

200:                                              ; preds = %196
  %201 = sub nsw i32 0, %188
  %202 = zext i32 %201 to i64
  %203 = getelementptr inbounds %struct.Scalar, ptr %199, i64 %202
  %204 = load i64, ptr %203, align 8
  %205 = sub i64 2305843009213693487, %204
  br label %210

206:                                              ; preds = %196
  %207 = zext i32 %188 to i64
  %208 = getelementptr inbounds %struct.Scalar, ptr %199, i64 %207
  %209 = load i64, ptr %208, align 8
  br label %210

210:                                              ; preds = %206, %200
  %211 = phi i64 [ %205, %200 ], [ %209, %206 ]
  %212 = call i64 @over_of(ptr %197, i32 %148)
  %213 = zext i64 %211 to i128
  %214 = zext i64 %212 to i128
  %215 = mul nuw i128 %214, %213
  %216 = trunc i128 %215 to i64
  %217 = mul i64 %216, 3456285112735364913
  %218 = zext i64 %217 to i128
  %219 = mul nuw nsw i128 %218, 2305843009213693487
  %220 = add i128 %219, %215
  %221 = lshr i128 %220, 64
  %222 = trunc nuw i128 %221 to i64
  %223 = icmp ugt i64 %222, 2305843009213693486
  %224 = add i64 %222, -2305843009213693487
  %225 = select i1 %223, i64 %224, i64 %222
  %226 = zext i64 %225 to i128
  %227 = mul nuw nsw i128 %226, 13838400
  %228 = trunc i128 %227 to i64
  %229 = mul i64 %228, 3456285112735364913
  %230 = zext i64 %229 to i128
  %231 = mul nuw nsw i128 %230, 2305843009213693487
  %232 = add nuw nsw i128 %231, %227
  %233 = lshr i128 %232, 64
  %234 = trunc nuw nsw i128 %233 to i64
  %235 = icmp ugt i64 %234, 2305843009213693486
  %236 = add nsw i64 %234, -2305843009213693487
  %237 = select i1 %235, i64 %236, i64 %234
  br label %238

238:                                              ; preds = %193, %194, %210
  %239 = phi i64 [ %237, %210 ], [ 1, %193 ], [ 2305843009213693486, %194 ]
  store i32 %137, ptr %10, align 8
  store i32 %146, ptr %88, align 4
  store i32 %186, ptr %89, align 8
  store i32 0, ptr %90, align 4
  store i32 %148, ptr %91, align 8
  store i32 %188, ptr %92, align 4
  call void @enter_place(ptr %0, i8 3, i32 %189, i32 %190, i64 %239, ptr byval(%struct.Place) align 8 %10)
  br label %284

240:                                              ; preds = %183
  br i1 %192, label %282, label %241

241:                                              ; preds = %240
  %242 = sub nsw i32 0, %188
  %243 = icmp eq i32 %242, %148
  br i1 %243, label %282, label %244

244:                                              ; preds = %241
  %245 = load ptr, ptr %149, align 8
  %246 = load ptr, ptr %245, align 8
  br i1 %167, label %247, label %251

247:                                              ; preds = %244
  %248 = getelementptr inbounds %struct.Scalar, ptr %246, i64 %169
  %249 = load i64, ptr %248, align 8
  %250 = sub i64 2305843009213693487, %249
  br label %254

251:                                              ; preds = %244
  %252 = getelementptr inbounds %struct.Scalar, ptr %246, i64 %147
  %253 = load i64, ptr %252, align 8
  br label %254

254:                                              ; preds = %251, %247
  %255 = phi i64 [ %250, %247 ], [ %253, %251 ]
  %256 = call i64 @over_of(ptr %245, i32 %188)
  %257 = zext i64 %255 to i128
  %258 = zext i64 %256 to i128
  %259 = mul nuw i128 %258, %257
  %260 = trunc i128 %259 to i64
  %261 = mul i64 %260, 3456285112735364913
  %262 = zext i64 %261 to i128
  %263 = mul nuw nsw i128 %262, 2305843009213693487
  %264 = add i128 %263, %259
  %265 = lshr i128 %264, 64
  %266 = trunc nuw i128 %265 to i64
  %267 = icmp ugt i64 %266, 2305843009213693486
  %268 = add i64 %266, -2305843009213693487
  %269 = select i1 %267, i64 %268, i64 %266
  %270 = zext i64 %269 to i128
  %271 = mul nuw nsw i128 %270, 13838400
  %272 = trunc i128 %271 to i64
  %273 = mul i64 %272, 3456285112735364913
  %274 = zext i64 %273 to i128
  %275 = mul nuw nsw i128 %274, 2305843009213693487
  %276 = add nuw nsw i128 %275, %271
  %277 = lshr i128 %276, 64
  %278 = trunc nuw nsw i128 %277 to i64
  %279 = icmp ugt i64 %278, 2305843009213693486
  %280 = add nsw i64 %278, -2305843009213693487
  %281 = select i1 %279, i64 %280, i64 %278
  br label %282

282:                                              ; preds = %240, %241, %254
  %283 = phi i64 [ %281, %254 ], [ 1, %240 ], [ 2305843009213693486, %241 ]
  store i32 %136, ptr %11, align 8
  store i32 %186, ptr %83, align 4
  store i32 %146, ptr %84, align 8
  store i32 0, ptr %85, align 4
  store i32 %188, ptr %86, align 8
  store i32 %148, ptr %87, align 4
  call void @enter_place(ptr %0, i8 3, i32 %190, i32 %189, i64 %283, ptr byval(%struct.Place) align 8 %11)
  br label %284

284:                                              ; preds = %282, %238
  %285 = add nuw nsw i64 %172, 1
  %286 = load ptr, ptr %160, align 8
  %287 = getelementptr inbounds %struct.Sum, ptr %286, i64 %127
  %288 = getelementptr inbounds i8, ptr %287, i64 8
  %289 = load i32, ptr %288, align 8
  %290 = sext i32 %289 to i64
  %291 = icmp slt i64 %285, %290
  br i1 %291, label %171, label %176

292:                                              ; preds = %178, %339
  %293 = phi i64 [ 0, %178 ], [ %340, %339 ]
  %294 = phi i64 [ 1, %178 ], [ %341, %339 ]
  %295 = load ptr, ptr %179, align 8
  %296 = load ptr, ptr %150, align 8
  %297 = getelementptr inbounds i32, ptr %296, i64 %153
  %298 = load i32, ptr %297, align 4
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds i32, ptr %295, i64 %299
  %301 = getelementptr inbounds i32, ptr %300, i64 %293
  %302 = load i32, ptr %301, align 4
  %303 = icmp eq i64 %293, 0
  br i1 %303, label %310, label %304

304:                                              ; preds = %292
  %305 = getelementptr i8, ptr %301, i64 -4
  %306 = load i32, ptr %305, align 4
  %307 = icmp eq i32 %306, %302
  br i1 %307, label %308, label %310

308:                                              ; preds = %304
  %309 = add nuw nsw i64 %293, 1
  br label %339

310:                                              ; preds = %304, %292
  %311 = add nuw nsw i64 %293, 1
  %312 = icmp slt i64 %311, %181
  br i1 %312, label %314, label %313

313:                                              ; preds = %334, %310
  switch i32 %148, label %338 [
    i32 -1, label %339
    i32 1, label %339
  ]

314:                                              ; preds = %310, %334
  %315 = phi i64 [ %335, %334 ], [ %294, %310 ]
  %316 = icmp eq i64 %315, %311
  %317 = load ptr, ptr %179, align 8
  %318 = load ptr, ptr %150, align 8
  %319 = getelementptr inbounds i32, ptr %318, i64 %153
  %320 = load i32, ptr %319, align 4
  %321 = sext i32 %320 to i64
  %322 = getelementptr inbounds i32, ptr %317, i64 %321
  br i1 %316, label %323, label %326

323:                                              ; preds = %314
  %324 = getelementptr inbounds i32, ptr %322, i64 %311
  %325 = load i32, ptr %324, align 4
  br label %332

326:                                              ; preds = %314
  %327 = getelementptr inbounds i32, ptr %322, i64 %315
  %328 = load i32, ptr %327, align 4
  %329 = getelementptr i8, ptr %327, i64 -4
  %330 = load i32, ptr %329, align 4
  %331 = icmp eq i32 %328, %330
  br i1 %331, label %334, label %332

332:                                              ; preds = %323, %326
  %333 = phi i32 [ %325, %323 ], [ %328, %326 ]
  call void @enter_place(ptr %0, i8 1, i32 %302, i32 %333, i64 0, ptr byval(%struct.Place) align 8 %12)
  br label %334

334:                                              ; preds = %332, %326
  %335 = add nuw nsw i64 %315, 1
  %336 = trunc nuw i64 %335 to i32
  %337 = icmp sgt i32 %158, %336
  br i1 %337, label %314, label %313

338:                                              ; preds = %313
  call void @enter_place(ptr %0, i8 2, i32 %180, i32 %302, i64 0, ptr byval(%struct.Place) align 8 %12)
  br label %339

339:                                              ; preds = %308, %313, %313, %338
  %340 = phi i64 [ %309, %308 ], [ %311, %313 ], [ %311, %313 ], [ %311, %338 ]
  %341 = add nuw nsw i64 %294, 1
  %342 = icmp eq i64 %340, %182
  br i1 %342, label %343, label %292

343:                                              ; preds = %339, %176
  %344 = load ptr, ptr %82, align 8
  %345 = getelementptr inbounds %struct.Sum, ptr %344, i64 %127, i32 1
  %346 = load i32, ptr %345, align 8
  %347 = add nsw i32 %346, 1
  store i32 %347, ptr %345, align 8
  %348 = load ptr, ptr %82, align 8
  %349 = getelementptr inbounds %struct.Sum, ptr %348, i64 %127
  %350 = getelementptr inbounds i8, ptr %349, i64 8
  %351 = load i32, ptr %350, align 8
  %352 = icmp slt i32 %351, %129
  br i1 %352, label %139, label %353

353:                                              ; preds = %343, %125
  %354 = phi ptr [ %130, %125 ], [ %348, %343 ]
  %355 = add nuw nsw i64 %127, 1
  %356 = load i32, ptr %13, align 4
  %357 = sext i32 %356 to i64
  %358 = icmp slt i64 %355, %357
  br i1 %358, label %125, label %99

359:                                              ; preds = %103, %840
  %360 = load i32, ptr %75, align 4
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %362, label %843

362:                                              ; preds = %359
  %363 = load i32, ptr %71, align 8
  %364 = icmp sgt i32 %363, 0
  br i1 %364, label %365, label %470

365:                                              ; preds = %362, %465
  %366 = phi i64 [ %466, %465 ], [ 0, %362 ]
  %367 = load ptr, ptr %104, align 8
  %368 = getelementptr inbounds i32, ptr %367, i64 %366
  %369 = load i32, ptr %368, align 4
  %370 = load ptr, ptr %105, align 8
  %371 = sext i32 %369 to i64
  %372 = getelementptr inbounds %struct.Divisor, ptr %370, i64 %371
  %373 = getelementptr inbounds i8, ptr %372, i64 37
  store i8 0, ptr %373, align 1
  %374 = getelementptr inbounds i8, ptr %372, i64 20
  %375 = load i32, ptr %374, align 4
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %377, label %405

377:                                              ; preds = %365
  %378 = load ptr, ptr %105, align 8
  %379 = getelementptr inbounds %struct.Divisor, ptr %378, i64 %371
  %380 = getelementptr inbounds i8, ptr %379, i64 24
  %381 = load i32, ptr %380, align 8
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %465, label %383

383:                                              ; preds = %377
  %384 = sext i32 %381 to i64
  %385 = getelementptr inbounds [64 x ptr], ptr %107, i64 0, i64 %384
  %386 = load ptr, ptr %385, align 8
  %387 = getelementptr inbounds [64 x i32], ptr %78, i64 0, i64 %384
  %388 = load i32, ptr %387, align 4
  %389 = add nsw i32 %388, -1
  store i32 %389, ptr %387, align 4
  %390 = sext i32 %389 to i64
  %391 = getelementptr inbounds i32, ptr %386, i64 %390
  %392 = load i32, ptr %391, align 4
  %393 = load i32, ptr %380, align 8
  %394 = sext i32 %393 to i64
  %395 = getelementptr inbounds [64 x ptr], ptr %107, i64 0, i64 %394
  %396 = load ptr, ptr %395, align 8
  %397 = getelementptr inbounds i8, ptr %379, i64 28
  %398 = load i32, ptr %397, align 4
  %399 = sext i32 %398 to i64
  %400 = getelementptr inbounds i32, ptr %396, i64 %399
  store i32 %392, ptr %400, align 4
  %401 = load i32, ptr %397, align 4
  %402 = load ptr, ptr %105, align 8
  %403 = sext i32 %392 to i64
  %404 = getelementptr inbounds %struct.Divisor, ptr %402, i64 %403, i32 6
  store i32 %401, ptr %404, align 4
  store i32 0, ptr %380, align 8
  br label %465

405:                                              ; preds = %365
  %406 = getelementptr inbounds i8, ptr %372, i64 36
  %407 = load i8, ptr %406, align 4
  %408 = icmp eq i8 %407, 3
  br i1 %408, label %411, label %409

409:                                              ; preds = %405
  %410 = add nsw i32 %375, -1
  call void @shift(ptr %0, i32 %369, i32 %410)
  br label %465

411:                                              ; preds = %405
  %412 = icmp eq i32 %375, 1
  br i1 %412, label %413, label %461

413:                                              ; preds = %411
  %414 = load ptr, ptr %0, align 8
  %415 = getelementptr inbounds i8, ptr %372, i64 8
  %416 = load i32, ptr %415, align 8
  %417 = getelementptr inbounds i8, ptr %414, i64 72
  %418 = load ptr, ptr %417, align 8
  %419 = sext i32 %416 to i64
  %420 = getelementptr i32, ptr %418, i64 %419
  %421 = getelementptr i8, ptr %420, i64 4
  %422 = load i32, ptr %421, align 4
  %423 = load i32, ptr %420, align 4
  %424 = icmp eq i32 %422, %423
  br i1 %424, label %461, label %425

425:                                              ; preds = %413
  %426 = getelementptr inbounds i8, ptr %372, i64 12
  %427 = load i32, ptr %426, align 4
  %428 = sext i32 %427 to i64
  %429 = getelementptr i32, ptr %418, i64 %428
  %430 = getelementptr i8, ptr %429, i64 4
  %431 = load i32, ptr %430, align 4
  %432 = load i32, ptr %429, align 4
  %433 = icmp eq i32 %431, %432
  br i1 %433, label %461, label %434

434:                                              ; preds = %425
  %435 = load ptr, ptr %106, align 8
  %436 = getelementptr inbounds i8, ptr %372, i64 16
  %437 = load i32, ptr %436, align 8
  %438 = sext i32 %437 to i64
  %439 = getelementptr inbounds %struct.Place, ptr %435, i64 %438
  %440 = getelementptr inbounds i8, ptr %439, i64 4
  %441 = load i32, ptr %440, align 4
  %442 = sext i32 %441 to i64
  %443 = getelementptr i32, ptr %418, i64 %442
  %444 = getelementptr i8, ptr %443, i64 4
  %445 = load i32, ptr %444, align 4
  %446 = load i32, ptr %443, align 4
  %447 = load i64, ptr %372, align 8
  switch i64 %447, label %454 [
    i64 1, label %448
    i64 2305843009213693486, label %448
  ]

448:                                              ; preds = %434, %434
  %449 = getelementptr inbounds i8, ptr %439, i64 16
  %450 = load i32, ptr %449, align 4
  %451 = icmp ne i32 %450, 1
  %452 = icmp ne i32 %450, -1
  %453 = and i1 %451, %452
  br label %454

454:                                              ; preds = %448, %434
  %455 = phi i1 [ %453, %448 ], [ false, %434 ]
  %456 = zext i1 %455 to i32
  %457 = add i32 %423, %445
  %458 = add i32 %422, %446
  %459 = sub i32 %457, %458
  %460 = add nsw i32 %459, %456
  call void @shift(ptr %0, i32 %369, i32 %460)
  br label %465

461:                                              ; preds = %425, %413, %411
  %462 = call { i64, i64 } @taking(ptr %0, ptr %372)
  %463 = extractvalue { i64, i64 } %462, 0
  %464 = trunc i64 %463 to i32
  call void @shift(ptr %0, i32 %369, i32 %464)
  br label %465

465:                                              ; preds = %461, %454, %409, %383, %377
  %466 = add nuw nsw i64 %366, 1
  %467 = load i32, ptr %71, align 8
  %468 = sext i32 %467 to i64
  %469 = icmp slt i64 %466, %468
  br i1 %469, label %365, label %470

470:                                              ; preds = %465, %362
  store i32 0, ptr %71, align 8
  br label %471

471:                                              ; preds = %477, %470
  %472 = phi i32 [ 63, %470 ], [ %478, %477 ]
  %473 = zext i32 %472 to i64
  %474 = getelementptr inbounds [64 x i32], ptr %78, i64 0, i64 %473
  %475 = load i32, ptr %474, align 4
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %477, label %480

477:                                              ; preds = %471
  %478 = add nsw i32 %472, -1
  %479 = icmp ugt i32 %472, 1
  br i1 %479, label %471, label %843

480:                                              ; preds = %471
  br i1 %108, label %544, label %481

481:                                              ; preds = %480
  %482 = add i32 %472, %109
  %483 = call i32 @llvm.smax.i32(i32 %482, i32 1)
  %484 = icmp slt i32 %472, %483
  br i1 %484, label %544, label %485

485:                                              ; preds = %481
  %486 = zext i32 %483 to i64
  br label %487

487:                                              ; preds = %539, %485
  %488 = phi i64 [ %473, %485 ], [ %542, %539 ]
  %489 = phi i32 [ %472, %485 ], [ %541, %539 ]
  %490 = phi i64 [ 0, %485 ], [ %540, %539 ]
  %491 = getelementptr inbounds [64 x i32], ptr %78, i64 0, i64 %488
  %492 = load i32, ptr %491, align 4
  %493 = icmp eq i32 %492, 0
  br i1 %493, label %539, label %494

494:                                              ; preds = %487
  %495 = shl nuw nsw i64 %488, 32
  %496 = load ptr, ptr %36, align 8
  %497 = load i64, ptr %496, align 8
  %498 = add i64 %497, -7046029254386353131
  store i64 %498, ptr %496, align 8
  %499 = lshr i64 %498, 30
  %500 = xor i64 %499, %498
  %501 = mul i64 %500, -4658895280553007687
  %502 = lshr i64 %501, 27
  %503 = xor i64 %502, %501
  %504 = mul i64 %503, -7723592293110705685
  %505 = lshr i64 %504, 31
  %506 = xor i64 %505, %504
  %507 = icmp eq i32 %492, 1
  br i1 %507, label %508, label %510

508:                                              ; preds = %494
  %509 = lshr i64 %506, 32
  br label %530

510:                                              ; preds = %494, %515
  %511 = phi i64 [ %516, %515 ], [ 0, %494 ]
  %512 = lshr exact i64 -9223372036854775808, %511
  %513 = and i64 %512, %506
  %514 = icmp eq i64 %513, 0
  br i1 %514, label %515, label %518

515:                                              ; preds = %510
  %516 = add nuw nsw i64 %511, 1
  %517 = icmp eq i64 %516, 40
  br i1 %517, label %518, label %510

518:                                              ; preds = %515, %510
  %519 = phi i64 [ 40, %515 ], [ %511, %510 ]
  %520 = shl i64 %506, %519
  %521 = lshr i64 %520, 47
  %522 = and i64 %521, 65535
  %523 = shl i64 %519, 16
  %524 = add nsw i64 %523, 65536
  %525 = sub nsw i64 %524, %522
  %526 = mul nsw i64 %525, 45426
  %527 = sext i32 %492 to i64
  %528 = udiv i64 %526, %527
  %529 = call i64 @llvm.usub.sat.i64(i64 4294967296, i64 %528)
  br label %530

530:                                              ; preds = %518, %508
  %531 = phi i64 [ %509, %508 ], [ %529, %518 ]
  %532 = mul nsw i64 %531, %110
  %533 = lshr i64 %532, 1
  %534 = add nuw i64 %533, %495
  %535 = icmp ugt i64 %534, %490
  %536 = call i64 @llvm.umax.i64(i64 %534, i64 %490)
  %537 = trunc nuw i64 %488 to i32
  %538 = select i1 %535, i32 %537, i32 %489
  br label %539

539:                                              ; preds = %530, %487
  %540 = phi i64 [ %536, %530 ], [ %490, %487 ]
  %541 = phi i32 [ %538, %530 ], [ %489, %487 ]
  %542 = add nsw i64 %488, -1
  %543 = icmp sgt i64 %488, %486
  br i1 %543, label %487, label %544

544:                                              ; preds = %539, %481, %480
  %545 = phi i32 [ %472, %480 ], [ %472, %481 ], [ %541, %539 ]
  %546 = sext i32 %545 to i64
  %547 = getelementptr inbounds [64 x i32], ptr %78, i64 0, i64 %546
  %548 = load i32, ptr %547, align 4
  %549 = load i32, ptr %50, align 8
  %550 = call i32 @llvm.smin.i32(i32 %548, i32 %549)
  %551 = icmp sgt i32 %550, 0
  br i1 %551, label %552, label %843

552:                                              ; preds = %544
  %553 = getelementptr inbounds [64 x ptr], ptr %107, i64 0, i64 %546
  br label %554

554:                                              ; preds = %604, %552
  %555 = phi i32 [ -1, %552 ], [ %608, %604 ]
  %556 = phi i32 [ 2147483647, %552 ], [ %607, %604 ]
  %557 = phi i32 [ 0, %552 ], [ %609, %604 ]
  %558 = load ptr, ptr %553, align 8
  %559 = load ptr, ptr %36, align 8
  %560 = load i32, ptr %547, align 4
  %561 = load i64, ptr %559, align 8
  %562 = add i64 %561, -7046029254386353131
  store i64 %562, ptr %559, align 8
  %563 = lshr i64 %562, 30
  %564 = xor i64 %563, %562
  %565 = mul i64 %564, -4658895280553007687
  %566 = lshr i64 %565, 27
  %567 = xor i64 %566, %565
  %568 = mul i64 %567, -7723592293110705685
  %569 = lshr i64 %568, 31
  %570 = xor i64 %569, %568
  %571 = sext i32 %560 to i64
  %572 = urem i64 %570, %571
  %573 = shl i64 %572, 32
  %574 = ashr exact i64 %573, 30
  %575 = getelementptr inbounds i8, ptr %558, i64 %574
  %576 = load i32, ptr %575, align 4
  %577 = load ptr, ptr %105, align 8
  %578 = sext i32 %576 to i64
  %579 = getelementptr inbounds %struct.Divisor, ptr %577, i64 %578
  %580 = getelementptr inbounds i8, ptr %579, i64 36
  %581 = load i8, ptr %580, align 4
  %582 = icmp eq i8 %581, 3
  br i1 %582, label %583, label %604

583:                                              ; preds = %554
  %584 = load ptr, ptr %0, align 8
  %585 = getelementptr inbounds i8, ptr %579, i64 8
  %586 = load i32, ptr %585, align 8
  %587 = getelementptr inbounds i8, ptr %584, i64 72
  %588 = load ptr, ptr %587, align 8
  %589 = sext i32 %586 to i64
  %590 = getelementptr i32, ptr %588, i64 %589
  %591 = getelementptr i8, ptr %590, i64 4
  %592 = load i32, ptr %591, align 4
  %593 = load i32, ptr %590, align 4
  %594 = getelementptr inbounds i8, ptr %579, i64 12
  %595 = load i32, ptr %594, align 4
  %596 = sext i32 %595 to i64
  %597 = getelementptr i32, ptr %588, i64 %596
  %598 = getelementptr i8, ptr %597, i64 4
  %599 = load i32, ptr %598, align 4
  %600 = load i32, ptr %597, align 4
  %601 = add i32 %592, %599
  %602 = add i32 %593, %600
  %603 = sub i32 %601, %602
  br label %604

604:                                              ; preds = %583, %554
  %605 = phi i32 [ %603, %583 ], [ 0, %554 ]
  %606 = icmp slt i32 %605, %556
  %607 = call i32 @llvm.smin.i32(i32 %605, i32 %556)
  %608 = select i1 %606, i32 %576, i32 %555
  %609 = add nuw nsw i32 %557, 1
  %610 = icmp eq i32 %609, %550
  br i1 %610, label %611, label %554

611:                                              ; preds = %604
  %612 = icmp sgt i32 %608, -1
  br i1 %612, label %613, label %843

613:                                              ; preds = %611
  %614 = zext i32 %608 to i64
  %615 = getelementptr inbounds %struct.Divisor, ptr %577, i64 %614
  %616 = load i64, ptr %615, align 8
  %617 = getelementptr inbounds i8, ptr %615, i64 8
  %618 = load i32, ptr %617, align 8
  %619 = getelementptr inbounds i8, ptr %615, i64 12
  %620 = load i32, ptr %619, align 4
  %621 = getelementptr inbounds i8, ptr %615, i64 16
  %622 = load i32, ptr %621, align 8
  %623 = getelementptr inbounds i8, ptr %615, i64 20
  %624 = getelementptr inbounds i8, ptr %615, i64 36
  %625 = load i8, ptr %624, align 4
  %626 = getelementptr inbounds i8, ptr %615, i64 37
  switch i8 %625, label %755 [
    i8 1, label %627
    i8 2, label %690
  ]

627:                                              ; preds = %613
  %628 = load ptr, ptr %0, align 8
  %629 = icmp sgt i32 %622, -1
  br i1 %629, label %630, label %647

630:                                              ; preds = %627
  %631 = load ptr, ptr %106, align 8
  br label %634

632:                                              ; preds = %634
  %633 = trunc nuw i64 %639 to i32
  br label %647

634:                                              ; preds = %634, %630
  %635 = phi ptr [ %631, %630 ], [ %643, %634 ]
  %636 = phi i64 [ 0, %630 ], [ %639, %634 ]
  %637 = phi i32 [ %622, %630 ], [ %645, %634 ]
  %638 = load ptr, ptr %117, align 8
  %639 = add nuw nsw i64 %636, 1
  %640 = getelementptr inbounds %struct.Place, ptr %638, i64 %636
  %641 = zext i32 %637 to i64
  %642 = getelementptr inbounds %struct.Place, ptr %635, i64 %641
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %640, ptr align 4 %642, i64 24, i1 false)
  %643 = load ptr, ptr %106, align 8
  %644 = getelementptr inbounds %struct.Place, ptr %643, i64 %641, i32 3
  %645 = load i32, ptr %644, align 4
  %646 = icmp sgt i32 %645, -1
  br i1 %646, label %634, label %632

647:                                              ; preds = %632, %627
  %648 = phi i32 [ 0, %627 ], [ %633, %632 ]
  store i32 %618, ptr %7, align 4
  store i32 %620, ptr %118, align 4
  %649 = getelementptr inbounds i8, ptr %628, i64 32
  %650 = load i32, ptr %649, align 8
  %651 = getelementptr inbounds i8, ptr %628, i64 44
  %652 = load i32, ptr %651, align 4
  %653 = icmp slt i32 %650, %652
  br i1 %653, label %656, label %654

654:                                              ; preds = %647
  %655 = getelementptr inbounds i8, ptr %628, i64 136
  store i32 1, ptr %655, align 8
  br label %666

656:                                              ; preds = %647
  %657 = getelementptr inbounds i8, ptr %628, i64 8
  %658 = load ptr, ptr %657, align 8
  %659 = sext i32 %650 to i64
  %660 = getelementptr inbounds %struct.Literal, ptr %658, i64 %659
  store i32 1, ptr %660, align 4
  %661 = getelementptr inbounds i8, ptr %660, i64 4
  store i32 %618, ptr %661, align 4
  %662 = getelementptr inbounds i8, ptr %660, i64 8
  store i32 %620, ptr %662, align 4
  %663 = getelementptr inbounds i8, ptr %660, i64 12
  store i32 -1, ptr %663, align 4
  %664 = load i32, ptr %649, align 8
  %665 = add nsw i32 %664, 1
  store i32 %665, ptr %649, align 8
  br label %666

666:                                              ; preds = %656, %654
  %667 = phi i32 [ 0, %654 ], [ %664, %656 ]
  %668 = getelementptr inbounds i8, ptr %628, i64 136
  %669 = icmp sgt i32 %648, 0
  br i1 %669, label %670, label %689

670:                                              ; preds = %666
  %671 = zext i32 %648 to i64
  br label %672

672:                                              ; preds = %686, %670
  %673 = phi i64 [ 0, %670 ], [ %687, %686 ]
  %674 = load i32, ptr %668, align 8
  %675 = icmp eq i32 %674, 0
  br i1 %675, label %676, label %689

676:                                              ; preds = %672
  %677 = load ptr, ptr %117, align 8
  %678 = getelementptr inbounds %struct.Place, ptr %677, i64 %673
  %679 = load i32, ptr %678, align 4
  %680 = getelementptr inbounds i8, ptr %678, i64 4
  %681 = load i32, ptr %680, align 4
  %682 = call i32 @renamed(ptr %628, i32 %681, ptr %7, i32 2, i32 %667, i32 1)
  %683 = call i32 @remove_term(ptr %0, i32 %679, i32 %681)
  %684 = icmp eq i32 %683, 0
  br i1 %684, label %686, label %685

685:                                              ; preds = %676
  call void @put_term(ptr %0, i32 %679, i32 %682, i32 %683)
  br label %686

686:                                              ; preds = %685, %676
  %687 = add nuw nsw i64 %673, 1
  %688 = icmp eq i64 %687, %671
  br i1 %688, label %689, label %672

689:                                              ; preds = %672, %686, %666
  br label %840

690:                                              ; preds = %613
  store i64 %616, ptr %6, align 8
  store i32 %618, ptr %111, align 8
  store i32 %620, ptr %112, align 4
  store i32 %622, ptr %113, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %114, ptr align 4 %623, i64 16, i1 false)
  store i8 2, ptr %115, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %116, ptr align 1 %626, i64 3, i1 false)
  %691 = load ptr, ptr %0, align 8
  %692 = icmp sgt i32 %622, -1
  br i1 %692, label %693, label %710

693:                                              ; preds = %690
  %694 = load ptr, ptr %106, align 8
  br label %697

695:                                              ; preds = %697
  %696 = trunc nuw i64 %702 to i32
  br label %710

697:                                              ; preds = %697, %693
  %698 = phi ptr [ %694, %693 ], [ %706, %697 ]
  %699 = phi i64 [ 0, %693 ], [ %702, %697 ]
  %700 = phi i32 [ %622, %693 ], [ %708, %697 ]
  %701 = load ptr, ptr %117, align 8
  %702 = add nuw nsw i64 %699, 1
  %703 = getelementptr inbounds %struct.Place, ptr %701, i64 %699
  %704 = zext i32 %700 to i64
  %705 = getelementptr inbounds %struct.Place, ptr %698, i64 %704
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %703, ptr align 4 %705, i64 24, i1 false)
  %706 = load ptr, ptr %106, align 8
  %707 = getelementptr inbounds %struct.Place, ptr %706, i64 %704, i32 3
  %708 = load i32, ptr %707, align 4
  %709 = icmp sgt i32 %708, -1
  br i1 %709, label %697, label %695

710:                                              ; preds = %695, %690
  %711 = phi i32 [ 0, %690 ], [ %696, %695 ]
  %712 = getelementptr inbounds i8, ptr %691, i64 32
  %713 = load i32, ptr %712, align 8
  %714 = getelementptr inbounds i8, ptr %691, i64 44
  %715 = load i32, ptr %714, align 4
  %716 = icmp slt i32 %713, %715
  br i1 %716, label %719, label %717

717:                                              ; preds = %710
  %718 = getelementptr inbounds i8, ptr %691, i64 136
  store i32 1, ptr %718, align 8
  br label %729

719:                                              ; preds = %710
  %720 = getelementptr inbounds i8, ptr %691, i64 8
  %721 = load ptr, ptr %720, align 8
  %722 = sext i32 %713 to i64
  %723 = getelementptr inbounds %struct.Literal, ptr %721, i64 %722
  store i32 2, ptr %723, align 4
  %724 = getelementptr inbounds i8, ptr %723, i64 4
  store i32 %618, ptr %724, align 4
  %725 = getelementptr inbounds i8, ptr %723, i64 8
  store i32 %620, ptr %725, align 4
  %726 = getelementptr inbounds i8, ptr %723, i64 12
  store i32 -1, ptr %726, align 4
  %727 = load i32, ptr %712, align 8
  %728 = add nsw i32 %727, 1
  store i32 %728, ptr %712, align 8
  br label %729

729:                                              ; preds = %719, %717
  %730 = phi i32 [ 0, %717 ], [ %727, %719 ]
  %731 = getelementptr inbounds i8, ptr %691, i64 136
  %732 = icmp sgt i32 %711, 0
  br i1 %732, label %733, label %754

733:                                              ; preds = %729
  %734 = zext i32 %711 to i64
  br label %735

735:                                              ; preds = %751, %733
  %736 = phi i64 [ 0, %733 ], [ %752, %751 ]
  %737 = load i32, ptr %731, align 8
  %738 = icmp eq i32 %737, 0
  br i1 %738, label %739, label %754

739:                                              ; preds = %735
  %740 = load ptr, ptr %117, align 8
  %741 = getelementptr inbounds %struct.Place, ptr %740, i64 %736
  %742 = load i32, ptr %741, align 4
  %743 = getelementptr inbounds i8, ptr %741, i64 4
  %744 = load i32, ptr %743, align 4
  %745 = call i32 @renamed(ptr %691, i32 %744, ptr %112, i32 1, i32 %730, i32 0)
  %746 = call i32 @remove_term(ptr %0, i32 %742, i32 %744)
  %747 = icmp eq i32 %746, 0
  br i1 %747, label %751, label %748

748:                                              ; preds = %739
  %749 = icmp eq i32 %746, %618
  %750 = select i1 %749, i32 1, i32 -1
  call void @put_term(ptr %0, i32 %742, i32 %745, i32 %750)
  br label %751

751:                                              ; preds = %748, %739
  %752 = add nuw nsw i64 %736, 1
  %753 = icmp eq i64 %752, %734
  br i1 %753, label %754, label %735

754:                                              ; preds = %735, %751, %729
  br label %840

755:                                              ; preds = %613
  store i64 %616, ptr %5, align 8
  store i32 %618, ptr %119, align 8
  store i32 %620, ptr %120, align 4
  store i32 %622, ptr %121, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %122, ptr align 4 %623, i64 16, i1 false)
  store i8 %625, ptr %123, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %124, ptr align 1 %626, i64 3, i1 false)
  %756 = load ptr, ptr %0, align 8
  %757 = call { i64, i64 } @taking(ptr %0, ptr %5)
  %758 = extractvalue { i64, i64 } %757, 1
  %759 = getelementptr inbounds i8, ptr %756, i64 36
  %760 = load i32, ptr %759, align 4
  %761 = getelementptr inbounds i8, ptr %756, i64 48
  %762 = load i32, ptr %761, align 8
  %763 = icmp slt i32 %760, %762
  br i1 %763, label %766, label %764

764:                                              ; preds = %755
  %765 = getelementptr inbounds i8, ptr %756, i64 136
  store i32 1, ptr %765, align 8
  br label %773

766:                                              ; preds = %755
  %767 = getelementptr inbounds i8, ptr %756, i64 16
  %768 = load ptr, ptr %767, align 8
  %769 = sext i32 %760 to i64
  %770 = getelementptr inbounds %struct.Sum, ptr %768, i64 %769
  call void @llvm.memset.p0.i64(ptr align 8 %770, i8 0, i64 16, i1 false)
  %771 = load i32, ptr %759, align 4
  %772 = add nsw i32 %771, 1
  store i32 %772, ptr %759, align 4
  br label %773

773:                                              ; preds = %766, %764
  %774 = phi i32 [ 0, %764 ], [ %771, %766 ]
  %775 = getelementptr inbounds i8, ptr %756, i64 32
  %776 = load i32, ptr %775, align 8
  %777 = getelementptr inbounds i8, ptr %756, i64 44
  %778 = load i32, ptr %777, align 4
  %779 = icmp slt i32 %776, %778
  br i1 %779, label %782, label %780

780:                                              ; preds = %773
  %781 = getelementptr inbounds i8, ptr %756, i64 136
  store i32 1, ptr %781, align 8
  br label %839

782:                                              ; preds = %773
  %783 = getelementptr inbounds i8, ptr %756, i64 8
  %784 = load ptr, ptr %783, align 8
  %785 = sext i32 %776 to i64
  %786 = getelementptr inbounds %struct.Literal, ptr %784, i64 %785
  store i32 3, ptr %786, align 4
  %787 = getelementptr inbounds i8, ptr %786, i64 4
  store i32 %774, ptr %787, align 4
  %788 = getelementptr inbounds i8, ptr %786, i64 8
  store i32 0, ptr %788, align 4
  %789 = getelementptr inbounds i8, ptr %786, i64 12
  store i32 -1, ptr %789, align 4
  %790 = load i32, ptr %775, align 8
  %791 = add nsw i32 %790, 1
  store i32 %791, ptr %775, align 8
  %792 = getelementptr inbounds i8, ptr %756, i64 136
  %793 = load i32, ptr %792, align 8
  %794 = icmp eq i32 %793, 0
  br i1 %794, label %795, label %839

795:                                              ; preds = %782
  %796 = extractvalue { i64, i64 } %757, 0
  %797 = lshr i64 %796, 32
  %798 = trunc nuw i64 %797 to i32
  call void @put_term(ptr %0, i32 %774, i32 %618, i32 %798)
  %799 = trunc i64 %758 to i32
  call void @put_term(ptr %0, i32 %774, i32 %620, i32 %799)
  %800 = lshr i64 %758, 32
  %801 = trunc nuw i64 %800 to i32
  %802 = icmp sgt i32 %801, 0
  br i1 %802, label %803, label %839

803:                                              ; preds = %795
  %804 = getelementptr inbounds i8, ptr %756, i64 56
  %805 = getelementptr inbounds i8, ptr %756, i64 72
  %806 = sext i32 %618 to i64
  br label %807

807:                                              ; preds = %811, %803
  %808 = phi i64 [ 0, %803 ], [ %837, %811 ]
  %809 = load i32, ptr %792, align 8
  %810 = icmp eq i32 %809, 0
  br i1 %810, label %811, label %839

811:                                              ; preds = %807
  %812 = load ptr, ptr %117, align 8
  %813 = getelementptr inbounds %struct.Place, ptr %812, i64 %808
  %814 = load i32, ptr %813, align 4
  %815 = getelementptr inbounds i8, ptr %813, i64 4
  %816 = load i32, ptr %815, align 4
  %817 = getelementptr inbounds i8, ptr %813, i64 8
  %818 = load i32, ptr %817, align 4
  %819 = load ptr, ptr %804, align 8
  %820 = load ptr, ptr %805, align 8
  %821 = getelementptr inbounds i32, ptr %820, i64 %806
  %822 = load i32, ptr %821, align 4
  %823 = sext i32 %822 to i64
  %824 = getelementptr inbounds i32, ptr %819, i64 %823
  %825 = getelementptr i8, ptr %821, i64 4
  %826 = load i32, ptr %825, align 4
  %827 = sub nsw i32 %826, %822
  %828 = call i32 @renamed(ptr %756, i32 %816, ptr %824, i32 %827, i32 %790, i32 0)
  %829 = call i32 @remove_term(ptr %0, i32 %814, i32 %816)
  %830 = call i32 @remove_term(ptr %0, i32 %814, i32 %818)
  %831 = load ptr, ptr %756, align 8
  %832 = call i32 @scale_quotient(ptr %831, i32 %829, i32 %798)
  %833 = icmp eq i32 %832, 0
  %834 = zext i1 %833 to i32
  %835 = load i32, ptr %792, align 8
  %836 = or i32 %835, %834
  store i32 %836, ptr %792, align 8
  call void @put_term(ptr %0, i32 %814, i32 %828, i32 %832)
  %837 = add nuw nsw i64 %808, 1
  %838 = icmp eq i64 %837, %800
  br i1 %838, label %839, label %807

839:                                              ; preds = %807, %811, %780, %782, %795
  br label %840

840:                                              ; preds = %754, %839, %689
  %841 = load i32, ptr %100, align 8
  %842 = icmp eq i32 %841, 0
  br i1 %842, label %359, label %843

843:                                              ; preds = %611, %840, %359, %544, %477, %99
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
  %56 = getelementptr inbounds i8, ptr %0, i64 1140
  %57 = load i32, ptr %56, align 4
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
  store i32 1, ptr %56, align 4
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
  %71 = getelementptr inbounds i8, ptr %0, i64 1140
  store i32 1, ptr %71, align 4
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

