/** Variable names that guides and samples use for values of each type. */
export const conventionalVariables: Record<string, string | undefined> = {
  camera: 'Camera',
  device: 'CameraDevice',
  format: 'CameraDeviceFormat',
  frame: 'Frame',
  photo: 'PhotoFile',
  video: 'VideoFile',
};

/** Member names that can mean something else in prose. */
export const ambiguousMembers = new Set([
  'bytesWritten',
  'call',
  'code',
  'delete',
  'details',
  'device',
  'domain',
  'frame',
  'id',
  'message',
  'metadata',
  'name',
  'path',
  'pointer',
  'position',
  'quality',
  'render',
  'type',
  'value',
  'x',
  'y',
]);
