const CHUNKS = 25;
const CHUNK_MS = 100;
const TOTAL_BYTES = 2_400_000;

/** The phone's connection. */
export const network = { isOffline: false };

interface ProgressEvent {
  lengthComputable: boolean;
  loaded: number;
  total: number;
}

/** Replaces XMLHttpRequest. Every upload succeeds while the phone is online. */
export class SimulatedRequest {
  status = 0;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  readonly upload: { onprogress: ((event: ProgressEvent) => void) | null } = { onprogress: null };
  private timer: ReturnType<typeof setInterval> | undefined;

  open(): void {}

  setRequestHeader(): void {}

  send(): void {
    let sent = 0;
    this.timer = setInterval(() => {
      if (network.isOffline) return this.end(this.onerror);
      sent += 1;
      const loaded = (TOTAL_BYTES * sent) / CHUNKS;
      this.upload.onprogress?.({ lengthComputable: true, loaded, total: TOTAL_BYTES });
      if (sent < CHUNKS) return;
      this.status = 200;
      this.end(this.onload);
    }, CHUNK_MS);
  }

  abort(): void {
    if (this.timer != null) this.end(this.onabort);
  }

  private end(report: (() => void) | null): void {
    clearInterval(this.timer);
    this.timer = undefined;
    report?.();
  }
}
