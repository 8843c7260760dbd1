#pragma once
#import <CoreVideo/CoreVideo.h>

#ifdef __cplusplus
extern "C" {
#endif
typedef struct opaqueCMSampleBuffer *CMSampleBufferRef;
CVPixelBufferRef CMSampleBufferGetImageBuffer(CMSampleBufferRef buffer);
#ifdef __cplusplus
}
#endif
