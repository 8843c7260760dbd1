/** What readers call a value of each type, in guides and samples. */
export const conventionalVariables: Record<string, string | undefined> = {
  camera: 'Camera',
  device: 'CameraDevice',
  format: 'CameraDeviceFormat',
  frame: 'Frame',
  photo: 'PhotoFile',
  video: 'VideoFile',
};

/** Member names that mean something else in prose when they stand alone. */
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
