/** The phone without a screen: what replaces the library's native half in tests. */
export { createFrame, type FrameOptions } from './camera/createFrame';
export { getPhone } from './camera/currentPhone';
export { errorMessages } from './camera/NativeCameraError';
export { SimulatedRequest } from './camera/network';
export { ScenePhone } from './camera/ScenePhone';
export { getComponent } from './documents/getComponent';
export { measureBrightness, samplePlugins } from './plugins/samplePlugins';
export { useTensorflowModel } from './reactNative/tflite';
