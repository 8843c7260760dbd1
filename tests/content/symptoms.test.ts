/** Error messages that readers paste into the search: a guide, a post or an error code has to answer each. */
import { toString } from 'mdast-util-to-string';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorCodes } from '../../src/data/errors';
import { parsePage } from '../../src/page-text/parsePage';
import { listPages } from '../../src/samples/listPages';
import { rootFolder } from '../../src/node-utils/rootFolder';

// From the library's issues and sources.
const messages = [
  'camera-module-not-found',
  'only for React Native frameworks',
  'libreactnative.so',
  'WorkletsPackage is ambiguous',
  'does not define modules',
  'ITMS-90683',
  'incompatible version of Kotlin',
  'flash-not-available',
  'low-light-boost-not-supported',
  'does not have any formats',
  'camera-already-in-use',
  'camera-is-restricted',
  'Camera is closed',
  'cannot run at 60 FPS',
  'snapshot-failed-preview-not-enabled',
  'EUNSPECIFIED',
  'not-compatible-with-outputs',
  'No supported surface combination',
  'frame-processors-unavailable',
  'processNestedWorklets',
  'cannot be shared',
  'Failed to convert NativeBuffer to SkImage',
  'photo-hdr-and-video-hdr-not-suppoted-simultaneously',
  'location-not-enabled',
  'invalid-output-configuration',
  'checkDebugAarMetadata',
  'CameraViewManager.kt',
  "Cannot read property 'CameraDevices' of undefined",
  'getJSModule should only happen once',
  'Maximum image number reached',
  'capturePhotoWithSettings',
  'No active and enabled video connection',
  'mergeDebugNativeLibs',
  'FrameHostObject.h',
  'startRunning may not be called between calls to beginConfiguration and commitConfiguration',
  'Device reporting less cameras than anticipated',
  'does not specify a Swift version',
  'Error3::BAD_VALUE',
  'Image is already closed',
  'invokeOnAverageFpsChanged',
  'ViewNotFoundError',
  'IllegalViewOperationException',
  'getCameraView(withTag:)',
  'The Audio Session was interrupted!',
];

const pages = listPages(rootFolder).filter((file) => /^(docs|blog)\//.test(file));
const texts = await Promise.all(
  pages.map(async (file) => {
    const path = join(rootFolder, file);
    return toString(await parsePage(readFileSync(path, 'utf8'), path, rootFolder));
  }),
);
const answers = [...texts, JSON.stringify(errorCodes)].join('\n').toLowerCase();

test.each(messages)('a page answers "%s"', (message) => {
  expect(answers.includes(message.toLowerCase())).toBe(true);
});
