import { test } from 'vitest';
import { checkPages } from './checkPages';
import { createFixture, expectProblem } from '../pages/createFixture';
import { unfinishedChapter } from '../pages/unfinishedChapter';

/** Blocks with the line and message of their problem. The last ones are right. */
const blocks: [language: string, code: string, line?: number, message?: RegExp][] = [
  ['swift', 'class Plugin: FrameProcessorPlugin {', 2, /swift syntax error/],
  ['swift', 'override init(options: String, proxy: Int) {}', 2, /"override init\(options.*not in the native/],
  ['swift', 'let buffer = frame.pixels', 2, /"frame\.pixels" is not in the native sources/],
  ['objc', '#import <VisionCamera/CameraFrame.h>', 2, /"<VisionCamera\/CameraFrame\.h>" is not/],
  ['objc', '@implementation Plugin\nVISION_EXPORT_PLUGIN(Plugin)\n@end', 3, /"VISION_EXPORT_PLUGIN" is not/],
  ['objc', '@implementation Plugin\n- (void)call {\n@end', 2, /objc syntax error/],
  ['kotlin', 'import com.mrousavy.camera.frameprocessor.Frame', 2, /frameprocessor\.Frame" is not/],
  ['kotlin', 'fun size(frame: Frame) = frame.pixels', 2, /"frame\.pixels" is not/],
  ['kotlin', 'class Plugin( {', 2, /kotlin syntax error/],
  ['java', 'class Plugin extends FrameProcessorPlugins {}', 2, /"FrameProcessorPlugins" is not/],
  ['java', 'class Plugin {', 2, /java syntax error/],
  ['cpp', '#include <react-native-vision-camera/Frame.h>', 2, /camera\/Frame\.h>" is not/],
  ['cpp', 'int answer( {', 2, /cpp syntax error/],
  ['ruby', "pod 'VisionCamera/Skia'", 2, /"'VisionCamera\/Skia'" is not/],
  ['ruby', 'target "App" do', 2, /ruby syntax error/],
  ['groovy', 'dependencies {\n  implementation project(', 2, /groovy syntax error/],
  ['cmake', 'target_link_libraries(app react-native-vision-camera::Camera)', 2, /::Camera" is not/],
  ['bash', 'if true; then', 2, /bash syntax error/],
  ['properties', 'VisionCamera_enableScanner=true', 2, /"VisionCamera_enableScanner" is not/],
  ['json', '{ name: "camera" }', 2, /json syntax error/],
  ['yaml', 'name: camera\n  fps: 30', 2, /yaml syntax error/],
  ['xml', '<?xml version="1.0"?>\n<plist><dict></plist>', 3, /xml syntax error/],
  ['', 'text', 1, /names no language/],
  ['fortran', 'END', 1, /No check knows the language "fortran"/],
  ['swift', 'import VisionCamera\n\nclass Plugin: FrameProcessorPlugin {}'],
  ['objc', '@implementation Plugin\nVISION_EXPORT_FRAME_PROCESSOR(Plugin, plugin)\n@end'],
  [
    'kotlin',
    'import com.mrousavy.camera.frameprocessors.Frame\n\nfun w(frame: Frame) = frame.imageProxy.width',
  ],
  [
    'xml',
    '<uses-permission android:name="android.permission.CAMERA" />\n<uses-feature android:name="camera" />',
  ],
];

const problems = await checkPages([
  ...blocks.map(([language, code], index) =>
    createFixture(`\`\`\`${language}\n${code}\n\`\`\``, `fixture-${index}.mdx`),
  ),
  unfinishedChapter,
]);

test.each(blocks.map(([language, code, line, message], index) => ({ language, code, line, message, index })))(
  '$language: $code',
  ({ line, message, index }) => expectProblem(problems, `fixture-${index}.mdx`, line, message),
);

test('a wrong type on the way through a chapter is reported where readers run it', () =>
  expectProblem(problems, unfinishedChapter.file, 11, /^Line 2 of src\/App\.tsx: TS2322/));
