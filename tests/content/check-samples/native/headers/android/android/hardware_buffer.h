// The part of the NDK's AHardwareBuffer that the samples use.
#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
typedef struct AHardwareBuffer AHardwareBuffer;
typedef struct {
  uint32_t width, height, layers, format;
  uint64_t usage;
  uint32_t stride, rfu0;
  uint64_t rfu1;
} AHardwareBuffer_Desc;
typedef struct {
  void *data;
  uint32_t pixelStride, rowStride;
} AHardwareBuffer_Plane;
typedef struct {
  uint32_t planeCount;
  AHardwareBuffer_Plane planes[4];
} AHardwareBuffer_Planes;
typedef struct {
  int32_t left, top, right, bottom;
} ARect;
enum AHardwareBuffer_UsageFlags { AHARDWAREBUFFER_USAGE_CPU_READ_OFTEN = 3 };
void AHardwareBuffer_describe(const AHardwareBuffer *buffer, AHardwareBuffer_Desc *description);
int AHardwareBuffer_lockPlanes(AHardwareBuffer *buffer, uint64_t usage, int32_t fence, const ARect *rect, AHardwareBuffer_Planes *planes);
int AHardwareBuffer_unlock(AHardwareBuffer *buffer, int32_t *fence);
#ifdef __cplusplus
}
#endif
