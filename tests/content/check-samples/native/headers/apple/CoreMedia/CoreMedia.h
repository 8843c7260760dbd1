#pragma once
#import <CoreMedia/CMSampleBuffer.h>
