/** Measures how long a recording is, without its pauses. */
export class RecordingClock {
  private recorded = 0;
  private resumedAt: number | undefined = Date.now();

  get isPaused(): boolean {
    return this.resumedAt == null;
  }

  /** Seconds recorded so far. */
  get duration(): number {
    return (this.recorded + (this.resumedAt == null ? 0 : Date.now() - this.resumedAt)) / 1000;
  }

  pause(): void {
    this.recorded = this.duration * 1000;
    this.resumedAt = undefined;
  }

  resume(): void {
    this.resumedAt ??= Date.now();
  }
}
