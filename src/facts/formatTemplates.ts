/** A filter list in the library's `Templates`. */
export interface FormatTemplate {
  name: string;
  /** Its filters as TypeScript, most important first. */
  filters: string;
  /** What it's for, in Markdown. */
  purpose: string;
  /** What it picks on the back camera of an iPhone 13 mini, or null if the known formats don't show it. */
  pick: string | null;
}

/** All templates in the library's order. A test computes the picks from `sampleDevices.ts`. */
export const formatTemplates: readonly FormatTemplate[] = [
  {
    name: 'Video',
    filters: "[{ videoResolution: 'max' }]",
    purpose: 'The largest video, at any frame rate.',
    pick: 'video 4032 × 3024 (4:3) up to 30 FPS',
  },
  {
    name: 'Video60Fps',
    filters: "[{ fps: 60 }, { videoResolution: 'max' }]",
    purpose: 'The largest video that reaches 60 FPS.',
    pick: 'video 3840 × 2160 up to 60 FPS',
  },
  {
    name: 'VideoSlowMotion',
    filters: "[{ fps: 240 }, { videoResolution: 'max' }]",
    purpose:
      'The largest video that reaches 240 FPS. In practice, only iOS has such formats. See [frame rate](formats.mdx#slow-motion).',
    pick: 'video 1920 × 1080 up to 240 FPS',
  },
  {
    name: 'VideoStabilized',
    filters: "[{ videoResolution: 'max' }, { videoStabilizationMode: 'cinematic-extended' }]",
    purpose: 'The largest video. Stabilization only decides between formats of the same size.',
    pick: null,
  },
  {
    name: 'Photo',
    filters: "[{ photoResolution: 'max' }]",
    purpose: 'The largest photo, with any video and preview size. See [ties](#ties).',
    pick: 'photo 4032 × 3024',
  },
  {
    name: 'PhotoPortrait',
    filters: "[{ photoResolution: 'max' }, { photoAspectRatio: screen }]",
    purpose:
      'The largest photo. The aspect ratio of the screen only decides between photos of the same size.',
    pick: 'photo 4032 × 3024 (4:3)',
  },
  {
    name: 'FrameProcessing',
    filters: '[{ videoResolution: { width: 1080, height: 720 } }]',
    purpose:
      'A small video stream for frame processors. The closest pixel count wins, so you may get a 4:3 format.',
    pick: 'video 1024 × 768 (4:3) up to 60 FPS',
  },
  {
    name: 'Snapchat',
    filters:
      '[{ videoAspectRatio: screen }, { videoResolution: fullHd }, { photoAspectRatio: screen }, { photoResolution: fullHd }]',
    purpose: "Photo and video with the aspect ratio closest to the screen's, at about 1920 × 1080.",
    pick: 'video and photo 1920 × 1080',
  },
  {
    name: 'Instagram',
    filters:
      '[{ videoAspectRatio: screen }, { videoResolution: uhd }, { photoAspectRatio: screen }, { photoResolution: uhd }]',
    purpose: "Photo and video with the aspect ratio closest to the screen's, at about 3840 × 2160.",
    pick: 'video and photo 3840 × 2160 up to 60 FPS',
  },
];
