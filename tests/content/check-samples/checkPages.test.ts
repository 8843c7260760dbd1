import { test } from 'vitest';
import { checkPages } from './checkPages';
import { createFixture, expectProblem } from './createFixture';

/** Blocks that are right, and blocks with the line and message of their problem. */
const blocks: [language: string, code: string, line?: number, message?: RegExp][] = [
  ['swift', 'import VisionCamera\n\nclass Plugin: FrameProcessorPlugin {}'],
  ['swift', 'import VisionCamera\n\nclass Plugin: FrameProcessorPlugin {', 4, /swift syntax error/],
  [
    'swift',
    'override init(options: String, proxy: Int) {}',
    2,
    /"override init\(options.*not in the native sources/,
  ],
  ['swift', 'let buffer = frame.pixels', 2, /"frame\.pixels" is not in the native sources/],
  [
    'objc',
    '#import <VisionCamera/Frame.h>\n\n@implementation Plugin\nVISION_EXPORT_FRAME_PROCESSOR(Plugin, plugin)\n@end',
  ],
  ['objc', '#import <VisionCamera/CameraFrame.h>', 2, /"<VisionCamera\/CameraFrame\.h>" is not/],
  ['objc', '@implementation Plugin\nVISION_EXPORT_PLUGIN(Plugin)\n@end', 3, /"VISION_EXPORT_PLUGIN" is not/],
  ['objc', '@implementation Plugin\n- (void)call {\n@end', 2, /objc syntax error/],
  [
    'kotlin',
    'import com.mrousavy.camera.frameprocessors.Frame\n\nfun size(frame: Frame) = frame.imageProxy.width',
  ],
  [
    'kotlin',
    'import com.mrousavy.camera.frameprocessor.Frame',
    2,
    /"com\.mrousavy\.camera\.frameprocessor\.Frame" is not/,
  ],
  ['kotlin', 'fun size(frame: Frame) = frame.pixels', 2, /"frame\.pixels" is not/],
  ['kotlin', 'class Plugin( {', 2, /kotlin syntax error/],
  ['java', 'class Plugin extends FrameProcessorPlugins {}', 2, /"FrameProcessorPlugins" is not/],
  ['java', 'class Plugin {', 2, /java syntax error/],
  ['cpp', '#include <jsi/jsi.h>\n\nfacebook::jsi::Value answer() { return 42; }'],
  ['cpp', '#include <jni.h>\n\nint answer(JNIEnv *env) { return env->GetVersion(); }'],
  [
    'cpp',
    '#include <react-native-vision-camera/Frame.h>',
    2,
    /"<react-native-vision-camera\/Frame\.h>" is not/,
  ],
  ['cpp', 'int answer( {', 2, /cpp syntax error/],
  ['ruby', '$VCEnableLocation = false'],
  ['ruby', '$VCEnableGPS = false', 2, /"\$VCEnableGPS" is not/],
  ['ruby', "pod 'VisionCamera/Skia'", 2, /"'VisionCamera\/Skia'" is not/],
  ['ruby', 'target "App" do', 2, /ruby syntax error/],
  ['groovy', 'dependencies {\n  implementation project(":react-native-vision-camera")\n}'],
  ['groovy', 'dependencies {\n  implementation project(', 2, /groovy syntax error/],
  [
    'cmake',
    'find_package(react-native-vision-camera REQUIRED CONFIG)\ntarget_link_libraries(${NAME} react-native-vision-camera::VisionCamera)',
  ],
  [
    'cmake',
    'target_link_libraries(app react-native-vision-camera::Camera)',
    2,
    /react-native-vision-camera::Camera" is not/,
  ],
  ['cmake', 'add_library(app\n', 2, /no closing/],
  ['cmake', 'add_library app', 2, /cmake syntax error/],
  ['cmake', 'add_library(app))', 2, /cmake syntax error/],
  ['bash', 'if true; then', 2, /bash syntax error/],
  ['properties', 'VisionCamera_enableCodeScanner=true'],
  ['properties', 'VisionCamera_enableScanner=true', 2, /"VisionCamera_enableScanner" is not/],
  ['json', '{ "name": "camera" }'],
  ['json', '{ name: "camera" }', 2, /json syntax error/],
  ['yaml', 'name: camera'],
  ['yaml', 'name: camera\n  fps: 30', 2, /yaml syntax error/],
  [
    'xml',
    '<uses-permission android:name="android.permission.CAMERA" />\n<uses-feature android:name="android.hardware.camera" />',
  ],
  ['xml', '<?xml version="1.0"?>\n<plist><dict></plist>', 3, /xml syntax error/],
  ['', 'text', 1, /names no language/],
  ['fortran', 'END', 1, /No check knows the language "fortran"/],
];

const problems = await checkPages(
  blocks.map(([language, code], index) =>
    createFixture(`\`\`\`${language}\n${code}\n\`\`\``, `fixture-${index}.mdx`),
  ),
);

test.each(blocks.map(([language, code, line, message], index) => ({ language, code, line, message, index })))(
  '$language: $code',
  ({ line, message, index }) => expectProblem(problems, `fixture-${index}.mdx`, line, message),
);
