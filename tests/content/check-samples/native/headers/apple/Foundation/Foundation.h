// The part of Apple's Foundation that the samples and the headers they include use.
#pragma once
#include <TargetConditionals.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef double NSTimeInterval;
typedef double CFTimeInterval;
typedef uint32_t OSType;
typedef struct {
  NSUInteger location, length;
} NSRange;
typedef struct _NSZone NSZone;
typedef struct CFDictionary *CFMutableDictionaryRef;
typedef void (^dispatch_block_t)(void);
typedef struct objc_selector *SEL;
typedef struct objc_object *id;
typedef struct objc_class *Class;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define __nullable _Nullable
#define __nonnull _Nonnull
#define __deprecated_msg(text) __attribute__((deprecated(text)))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_EXTENSION_UNAVAILABLE_IOS(text)
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_SWIFT_NAME(name)
#define NS_NAMED_ENUM(type, name) enum name : type name; enum name : type
#define NS_UNNAMED_ENUM(type) enum : type
#define NS_CHOOSE(first, second, macro, ...) macro
#define NS_ENUM(...) NS_CHOOSE(__VA_ARGS__, NS_NAMED_ENUM, NS_UNNAMED_ENUM)(__VA_ARGS__)
#define NS_OPTIONS(...) NS_ENUM(__VA_ARGS__)
#ifdef __cplusplus
#define FOUNDATION_EXPORT extern "C"
#else
#define FOUNDATION_EXPORT extern
#endif

@class NSString;

@protocol NSObject
- (BOOL)isKindOfClass:(Class)type;
- (BOOL)respondsToSelector:(SEL)selector;
@end
@protocol NSCopying
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
+ (void)load;
+ (instancetype)alloc;
+ (instancetype)new;
- (instancetype)init;
@end

@interface NSString : NSObject <NSCopying>
+ (instancetype)stringWithFormat:(NSString *)format, ...;
@property(readonly) const char *UTF8String;
@end
@interface NSConstantString : NSString
@end

@interface NSNumber : NSObject <NSCopying>
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithUnsignedInt:(unsigned int)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
+ (NSNumber *)numberWithDouble:(double)value;
@property(readonly) NSInteger integerValue;
@property(readonly) int intValue;
@property(readonly) double doubleValue;
@property(readonly) BOOL boolValue;
@end

@interface NSArray <T> : NSObject
+ (instancetype)arrayWithObjects:(const T _Nonnull[])objects count:(NSUInteger)count;
- (T)objectAtIndexedSubscript:(NSUInteger)index;
@property(readonly) NSUInteger count;
@end

@interface NSDictionary <K, V> : NSObject
+ (instancetype)dictionaryWithObjects:(const V _Nonnull[])objects
                              forKeys:(const K<NSCopying> _Nonnull[])keys
                                count:(NSUInteger)count;
- (V)objectForKeyedSubscript:(K)key;
@end

@interface NSMutableArray <T> : NSArray <T>
@end

@interface NSException : NSObject
+ (void)raise:(NSString *)name format:(NSString *)format, ...;
@end

@interface NSData : NSObject
@end
@interface NSError : NSObject
@end
@interface NSURL : NSObject
@end
@interface NSURLRequest : NSObject
@end
@interface NSLock : NSObject
@end
@interface NSInvocation : NSObject
@end
@interface NSMethodSignature : NSObject
@end
@protocol OS_dispatch_queue <NSObject>
@end
typedef NSObject<OS_dispatch_queue> *dispatch_queue_t;
@interface NSBundle : NSObject
@end

typedef NSString *NSNotificationName;
FOUNDATION_EXPORT void NSLog(NSString *format, ...);
