// The part of Apple's CoreVideo that the samples use.
#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
typedef uint32_t OSType;
typedef struct __CVBuffer *CVPixelBufferRef;
enum { kCVPixelBufferLock_ReadOnly = 1 };
enum {
  kCVPixelFormatType_32BGRA = 'BGRA',
  kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange = '420v',
  kCVPixelFormatType_420YpCbCr8BiPlanarFullRange = '420f',
};
int CVPixelBufferLockBaseAddress(CVPixelBufferRef buffer, uint64_t flags);
int CVPixelBufferUnlockBaseAddress(CVPixelBufferRef buffer, uint64_t flags);
void *CVPixelBufferGetBaseAddressOfPlane(CVPixelBufferRef buffer, size_t plane);
size_t CVPixelBufferGetBytesPerRowOfPlane(CVPixelBufferRef buffer, size_t plane);
size_t CVPixelBufferGetWidth(CVPixelBufferRef buffer);
size_t CVPixelBufferGetHeight(CVPixelBufferRef buffer);
OSType CVPixelBufferGetPixelFormatType(CVPixelBufferRef buffer);
#ifdef __cplusplus
}
#endif
