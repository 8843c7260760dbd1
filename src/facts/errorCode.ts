/** For browsers and Node. */

/** Matches an error code of the library, such as `session/camera-not-ready`. */
export const ERROR_CODE = /^[a-z-]+\/[a-z0-9-]+$/;
