/** A recorded video: an image each few milliseconds, because browsers don't share a video format. */
export interface Video {
  /** Seconds, without pauses. */
  duration: number;
  frames: readonly VideoFrame[];
}

interface VideoFrame {
  /** Seconds since the start. */
  time: number;
  /** The image as a data URL. */
  url: string;
}

interface RecorderOptions {
  /** Draws what the camera sees now. Returns `undefined` while there's nothing to see. */
  capture(): string | undefined;
  isPaused(): boolean;
}

const INTERVAL_MS = 80;
const MAX_SECONDS = 60;

/** Captures the frames of a recording. While the camera is stopped, the video shows the last frame. */
export class VideoRecorder {
  private readonly frames: VideoFrame[] = [];
  private time = 0;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor({ capture, isPaused }: RecorderOptions) {
    this.timer = setInterval(() => {
      if (isPaused()) return;
      const url = capture();
      if (url != null) this.frames.push({ time: this.time, url });
      this.time += INTERVAL_MS / 1000;
      if (this.time > MAX_SECONDS) clearInterval(this.timer);
    }, INTERVAL_MS);
  }

  /** Ends the video. */
  finish(duration: number): Video {
    clearInterval(this.timer);
    return { duration, frames: this.frames };
  }

  cancel(): void {
    clearInterval(this.timer);
  }
}

/** Returns the image that a video shows at a time in seconds. */
export function getFrame({ frames }: Video, time: number): string | undefined {
  return (frames.filter((frame) => frame.time <= time).at(-1) ?? frames[0])?.url;
}
