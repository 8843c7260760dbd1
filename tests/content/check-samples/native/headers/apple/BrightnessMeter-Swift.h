// What Xcode generates from the Swift class of the guides.
#pragma once
#import <VisionCamera/FrameProcessorPlugin.h>

@interface MeasureBrightnessPlugin : FrameProcessorPlugin
@end
