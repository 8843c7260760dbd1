#pragma once
#import <UIKit/UIImage.h>

@interface UIView : NSObject
@end
@interface UIViewController : NSObject
@end
