/** An error that a native module hands to JavaScript: the library's own half turns it into a `CameraError`. */
export class NativeCameraError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  /** The object that a recording's callback and `onError` get, which is no instance of `Error`. */
  toMap(): { code: string; message: string } {
    return { code: this.code, message: this.message };
  }
}

/** Wraps what is no error of the library, as `UnknownCameraError` and `CameraError.unknown` do. */
export function createUnknownError(message: string): NativeCameraError {
  return new NativeCameraError('unknown/unknown', message);
}
