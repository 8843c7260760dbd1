/** A type that frame processor plugins can convert between JavaScript and native code. */
export interface PluginType {
  /** The value in the worklet, in Markdown. */
  javascript: string;
  /** The value in Kotlin or Java, in Markdown. */
  android: string;
  /** The value in Swift or Objective-C, in Markdown. */
  ios: string;
  /** The code in `JSIJNIConversion.cpp` that converts it. */
  androidSource: string;
  /** The code in `JSINSObjectConversion.mm` that converts it. */
  iosSource: string;
}

/** A value that frame processor plugins can't convert. */
export interface UnsupportedPluginValue {
  /** The value in Markdown. */
  value: string;
  /** The result or the error, in Markdown. */
  outcome: string;
  /** What to do instead, in Markdown. */
  instead: string;
}

/** Values that a worklet can pass to `call` and `initFrameProcessorPlugin`. */
export const pluginArguments: readonly PluginType[] = [
  {
    javascript: '`number`',
    android: '`Double`, even for whole numbers',
    ios: '`NSNumber` with a `double`',
    androidSource: 'jni::JDouble::valueOf(number)',
    iosSource: 'numberWithDouble:value.getNumber()',
  },
  {
    javascript: '`string`',
    android: '`String`',
    ios: '`NSString`, in Swift `String`',
    androidSource: 'jni::make_jstring(string)',
    iosSource: 'stringWithUTF8String:string.c_str()',
  },
  {
    javascript: '`boolean`',
    android: '`Boolean`',
    ios: '`NSNumber` with a `BOOL`, in Swift `Bool`',
    androidSource: 'JBoolean::valueOf(boolean)',
    iosSource: 'numberWithBool:value.getBool()',
  },
  {
    javascript: '`undefined` and `null`',
    android: 'The key with the value `null`',
    ios: 'The key is missing',
    androidSource: 'value.isNull() || value.isUndefined()',
    iosSource: 'value.isUndefined() || value.isNull()',
  },
  {
    javascript: 'object',
    android: '`Map<String, Object>` (a `HashMap`)',
    ios: '`NSDictionary`, in Swift `[AnyHashable: Any]`',
    androidSource: 'jni::JHashMap<jstring, jobject>::create()',
    iosSource: 'convertJSIObjectToObjCDictionary(runtime, object)',
  },
  {
    javascript: 'array',
    android: '`List<Object>` (an `ArrayList`)',
    ios: '`NSArray`, in Swift `[Any]`',
    androidSource: 'jni::JArrayList<jobject>::create',
    iosSource: '[result addObject:convertJSIValueToObjCObject(runtime, value)]',
  },
  {
    javascript: '`ArrayBuffer`',
    android: '`SharedArray` over the same memory',
    ios: '`SharedArray` over the same memory',
    androidSource: 'JSharedArray::create(runtime, std::move(arrayBuffer))',
    iosSource: 'initWithRuntime:runtime wrapArrayBuffer:arrayBuffer',
  },
  {
    javascript: '`Frame`',
    android: '`Frame`',
    ios: '`Frame`',
    androidSource: 'valueAsObject.isHostObject<FrameHostObject>(runtime)',
    iosSource: 'object.isHostObject<FrameHostObject>(runtime)',
  },
];

/** Values that native code can return from its callback. */
export const pluginResults: readonly PluginType[] = [
  {
    javascript: '`undefined`',
    android: '`null`',
    ios: '`nil` or `NSNull`',
    androidSource: 'object == nullptr',
    iosSource: 'value == nil || value == (id)kCFNull',
  },
  {
    javascript: '`boolean`',
    android: '`Boolean`',
    ios: '`NSNumber` made from a `BOOL`, in Swift `Bool`',
    androidSource: 'object->isInstanceOf(jni::JBoolean::javaClassStatic())',
    iosSource: '[value isKindOfClass:[@YES class]]',
  },
  {
    javascript: '`number`',
    android: '`Double` or `Integer`, in Kotlin `Double` or `Int`',
    ios: 'any other `NSNumber`, in Swift `Double`, `Float` or `Int`',
    androidSource: 'object->isInstanceOf(jni::JInteger::javaClassStatic())',
    iosSource: 'number.doubleValue',
  },
  {
    javascript: '`string`',
    android: '`String`',
    ios: '`NSString`, in Swift `String`',
    androidSource: 'object->isInstanceOf(jni::JString::javaClassStatic())',
    iosSource: '[value isKindOfClass:[NSString class]]',
  },
  {
    javascript: 'object',
    android: '`Map` with `String` keys',
    ios: '`NSDictionary` with `NSString` keys',
    androidSource: 'object->isInstanceOf(JMap<jstring, jobject>::javaClassStatic())',
    iosSource: '[value isKindOfClass:[NSDictionary class]]',
  },
  {
    javascript: 'array',
    android: '`List`',
    ios: '`NSArray`',
    androidSource: 'object->isInstanceOf(JList<jobject>::javaClassStatic())',
    iosSource: '[value isKindOfClass:[NSArray class]]',
  },
  {
    javascript: '`ArrayBuffer`',
    android: '`SharedArray`',
    ios: '`SharedArray`',
    androidSource: 'object->isInstanceOf(JSharedArray::javaClassStatic())',
    iosSource: '[value isKindOfClass:[SharedArray class]]',
  },
  {
    javascript: '`Frame`',
    android: '`Frame`',
    ios: '`Frame`',
    androidSource: 'object->isInstanceOf(JFrame::javaClassStatic())',
    iosSource: '[value isKindOfClass:[Frame class]]',
  },
];

/** Values that can't be converted. */
export const unsupportedPluginValues: readonly UnsupportedPluginValue[] = [
  {
    value: 'A function or callback as an option',
    outcome: "Arrives as a map of its properties. Native code can't call it.",
    instead: 'Return a value, and call JavaScript from the worklet.',
  },
  {
    value: 'A typed array such as `Uint8Array` as an option',
    outcome: "Arrives as a map with one key per index. That's slow.",
    instead:
      "Pass its `ArrayBuffer` to the constructor once. Don't pass it in each call, because Android [never frees it](frame-processors-tips.mdx#shared-arrays).",
  },
  {
    value: '`undefined` or `null` inside an array',
    outcome: "Arrives as `null` on Android. The call fails on iOS, because an `NSArray` can't hold `nil`.",
    instead: 'Leave the element out.',
  },
  {
    value: 'A `bigint` as an option',
    outcome:
      '`Failed to convert jsi::Value to JNI value - unsupported type!`, the same message on both platforms.',
    instead: 'Pass a `number` or a `string`.',
  },
  {
    value: 'A shared value or another native object as an option',
    outcome: '`The given HostObject is not supported by a Frame Processor Plugin`',
    instead: 'Pass its `value`.',
  },
  {
    value: 'An object that the worklet captures, nested in the options',
    outcome:
      'Fails with the same message as a shared value, because worklets-core wraps it in a native object.',
    instead: 'Build the object inside the worklet.',
  },
  {
    value: '`Long`, `Float`, a Kotlin array or a data class as a result on Android',
    outcome: '`Cannot convert Java type "…" to jsi::Value!`',
    instead: 'Call `toDouble()`, `toInt()` or `toList()`, or build a `Map`.',
  },
  {
    value: '`Data`, `Date`, a Swift struct or enum as a result on iOS',
    outcome: '`Cannot convert Objective-C type "…" to jsi::Value!`',
    instead: 'Return a `SharedArray`, a number or a dictionary.',
  },
];
