#pragma once
#import <Foundation/Foundation.h>

typedef enum { UIImageOrientationUp, UIImageOrientationDown, UIImageOrientationLeft, UIImageOrientationRight } UIImageOrientation;
