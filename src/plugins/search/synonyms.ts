/**
 * What readers type, and the words under which these docs and the library have it.
 * Each entry works in one direction: a search for one of `from` also finds `to`, a little below exact matches.
 * The same list is sent to the hosted index. Add a word only when readers really use it and the docs do not.
 */
export const synonyms: readonly { from: readonly string[]; to: readonly string[] }[] = [
  {
    from: ['qr', 'qrcode', 'barcode', 'bar code', 'ean', 'upc', 'datamatrix'],
    to: ['code scanning', 'code scanner'],
  },
  { from: ['selfie', 'front facing', 'face camera'], to: ['front camera', 'mirror'] },
  { from: ['flip', 'switch', 'toggle', 'swap'], to: ['flip front back'] },
  { from: ['flashlight', 'torchlight', 'lamp', 'light'], to: ['torch', 'flash'] },
  { from: ['slow motion', 'slowmo', 'slomo', 'high speed'], to: ['fps format', '240 fps'] },
  { from: ['frame rate', 'framerate'], to: ['fps'] },
  { from: ['brightness', 'bright', 'dark', 'too dark'], to: ['exposure'] },
  { from: ['night', 'low light'], to: ['low light boost'] },
  { from: ['gps', 'geotag', 'geolocation', 'coordinates of a photo'], to: ['location'] },
  { from: ['crash', 'crashes', 'crashing', 'exception', 'failure'], to: ['error', 'crash'] },
  { from: ['picture', 'image', 'pic', 'capture', 'shoot'], to: ['photo', 'take photo'] },
  { from: ['screenshot'], to: ['snapshot'] },
  { from: ['movie', 'film', 'clip', 'filming'], to: ['video', 'recording video'] },
  { from: ['sound', 'mic', 'voice', 'mute', 'silent'], to: ['audio', 'microphone'] },
  {
    from: [
      'rotate',
      'rotated',
      'rotation',
      'sideways',
      'upside down',
      'landscape',
      'portrait',
      'vertical',
      'horizontal',
    ],
    to: ['orientation'],
  },
  { from: ['blurry', 'unsharp', 'sharpness', 'autofocus', 'tap'], to: ['focus'] },
  { from: ['blur', 'bokeh', 'depth'], to: ['depth data'] },
  { from: ['shaky', 'shake', 'smooth video', 'stable', 'ois', 'gimbal'], to: ['stabilization'] },
  {
    from: [
      'lag',
      'laggy',
      'slow',
      'latency',
      'speed up',
      'fast',
      'faster',
      'optimize',
      'battery',
      'overheating',
    ],
    to: ['performance'],
  },
  {
    from: ['resolution', 'size', 'dimensions', 'quality', 'megapixel', '4k', '1080p', 'aspect ratio'],
    to: ['format resolution'],
  },
  {
    from: [
      'install',
      'installation',
      'setup',
      'set up',
      'requirements',
      'quick start',
      'quickstart',
      'introduction',
    ],
    to: ['getting started', 'install'],
  },
  { from: ['test', 'testing', 'unit test', 'e2e', 'mock', 'jest', 'detox'], to: ['mocking'] },
  { from: ['simulator', 'emulator'], to: ['simulator', 'no devices', 'mocking'] },
  {
    from: ['wide angle', 'wide', 'ultrawide', 'fisheye', 'lens', 'telephoto', '0.5x'],
    to: ['physical devices', 'ultra wide lens'],
  },
  { from: ['pinch', 'magnify', 'enlarge'], to: ['zoom'] },
  {
    from: [
      'ai',
      'ml',
      'machine learning',
      'tensorflow',
      'tflite',
      'detection',
      'face',
      'ocr',
      'object',
      'recognition',
    ],
    to: ['frame processor plugin', 'community plugins'],
  },
  { from: ['draw', 'drawing', 'filter', 'effect', 'shader'], to: ['skia frame processor'] },
  { from: ['overlay', 'bounding box', 'rectangle', 'annotate'], to: ['draw', 'draw over preview'] },
  { from: ['gallery', 'camera roll', 'album', 'photos app'], to: ['photo library'] },
  { from: ['visible', 'appears', 'placeholder'], to: ['first picture'] },
  { from: ['indicator', 'indicator light', 'camera light', 'stays on'], to: ['green dot'] },
  {
    from: ['automatically', 'maximum', 'max duration', 'time limit', 'at most'],
    to: ['limit', 'limit length'],
  },
  { from: ['yarn', 'npm', 'pnpm'], to: ['install'] },
  { from: ['denied', 'refused', 'blocked', 'rejected'], to: ['refusal', 'denied'] },
  { from: ['flipped', 'reversed', 'mirrored', 'backwards'], to: ['mirror'] },
  { from: ['upside down', 'wrong way', 'turned'], to: ['rotated'] },
  { from: ['setstate', 'usestate', 'state update', 'update state'], to: ['react state', 'call back react'] },
  { from: ['together', 'simultaneously', 'same time', 'alongside'], to: ['combine'] },
  { from: ['priority', 'order'], to: ['scored'] },
  { from: ['duplicate', 'repeatedly', 'multiple times', 'twice'], to: ['once'] },
  { from: ['upgrade', 'migrate', 'migration', 'update'], to: ['move', 'version'] },
  { from: ['compatible', 'compatibility', 'supported versions'], to: ['compatibility', 'versions'] },
  {
    from: ['background', 'foreground', 'minimize', 'navigate', 'navigation', 'unmount'],
    to: ['is active', 'lifecycle'],
  },
  { from: ['pause', 'stop camera', 'resume'], to: ['is active', 'pause recording'] },
  {
    from: ['stretched', 'distorted', 'cropped', 'letterbox', 'cover', 'contain'],
    to: ['resize mode', 'preview'],
  },
  { from: ['black', 'blank', 'green screen'], to: ['black preview'] },
  { from: ['build', 'compile', 'gradle', 'pod', 'xcode', 'podfile'], to: ['troubleshooting build'] },
  { from: ['nitro', 'v5'], to: ['version', 'requirements version'] },
  {
    from: ['multi camera', 'dual camera', 'multicam', 'two cameras', 'both cameras', 'multiple cameras'],
    to: ['multi cam'],
  },
  { from: ['codec', 'hevc', 'h264', 'h.264', 'compression'], to: ['video codec', 'h265'] },
  { from: ['bitrate'], to: ['bit rate'] },
  { from: ['cancel'], to: ['cancel recording'] },
  { from: ['usb', 'webcam'], to: ['external camera'] },
  { from: ['colour', 'color', 'colors'], to: ['pixel format', 'rgb'] },
  { from: ['thread', 'async', 'background thread'], to: ['run async', 'worklet'] },
  { from: ['timelapse', 'interval'], to: ['take photo'] },
  { from: ['showcase', 'demo', 'sample app', 'example'], to: ['example app', 'shadowlens'] },
  {
    from: ['bug', 'issue', 'broken', 'fails', 'failed', 'not working', "doesn't work"],
    to: ['troubleshooting', 'error'],
  },
];

/** Words of a question that say nothing about its subject. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after again all also always am an and any anyone app are as at be because been before being but by can cannot cant could
  did do does doing don done each every for from get gets getting give given go goes got had has have having help here hi how i
  if in into is it its just keep like make makes me must my need needed of on one only or our please possible
  react native problem proper properly really see seem seems should so some someone somehow still such than that the
  their them then there these they thing this those to too try trying until up us use used using vision visioncamera want was way we
  were what when where whether which while who why will with without work works would yet you your`.split(
    /\s+/,
  ),
);
