#import "BrightnessMeter-Swift.h"
