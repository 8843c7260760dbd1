const CHUNKS = 25;
const CHUNK_MS = 100;
const TOTAL_BYTES = 2_400_000;

/** The phone's connection. While it's stalled, uploads don't get anywhere, but they don't fail either. */
export const network = { isOffline: false, isStalled: false };

interface ProgressEvent {
  lengthComputable: boolean;
  loaded: number;
  total: number;
}

/** Replaces XMLHttpRequest. Every upload succeeds unless the phone goes offline, or the upload's time is over. */
export class SimulatedRequest {
  status = 0;
  /** Milliseconds until the upload fails. 0: it may take forever. */
  timeout = 0;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  ontimeout: (() => void) | null = null;
  onabort: (() => void) | null = null;
  readonly upload: { onprogress: ((event: ProgressEvent) => void) | null } = { onprogress: null };
  private timer: ReturnType<typeof setInterval> | undefined;

  open(): void {}

  setRequestHeader(): void {}

  send(): void {
    let sent = 0;
    let waited = 0;
    this.timer = setInterval(() => {
      waited += CHUNK_MS;
      if (network.isOffline) return this.end(this.onerror);
      if (this.timeout > 0 && waited >= this.timeout) return this.end(this.ontimeout);
      if (network.isStalled) return;
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
