/**
 * Symbols on the library's main branch that no v4 release on npm has.
 * Source: pull request #3549 of the library (2025-12-15).
 */
import type {} from 'react-native-vision-camera/src/types/CameraProps';

/**
 * The event that reports how many bytes of the current recording have been written.
 *
 * @unreleased
 */
export interface OnBytesWrittenVideoEvent {
  /**
   * The total size of the video file so far, in bytes.
   */
  bytesWritten: number;
}

declare module 'react-native-vision-camera/src/types/CameraProps' {
  interface CameraProps {
    /**
     * Called every few hundred milliseconds while a video records, with the total number of bytes written to its file so far.
     *
     * @unreleased
     */
    onBytesWrittenVideo?: (bytes: number) => void;
  }
}
