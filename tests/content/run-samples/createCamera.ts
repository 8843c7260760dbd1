import { createElement, useEffect, useState, type ReactElement, type RefObject } from 'react';
import { StyleSheet } from 'react-native';
import { Camera, type CameraProps } from 'react-native-vision-camera';
import type { TypeDescription } from './describeType';
import type { SampleStage } from './SampleStage';

/** Returns a camera for a sample that works with one and doesn't render it. */
export function createCamera(
  stage: SampleStage,
  ref: RefObject<Camera | null>,
  props: Partial<CameraProps> = {},
): ReactElement {
  return createElement(Camera, {
    ref,
    style: StyleSheet.absoluteFill,
    device: stage.phone.devices[0]!,
    isActive: true,
    photo: true,
    video: props.codeScanner == null,
    ...props,
  });
}

interface ForegroundCameraProps {
  stage: SampleStage;
  cameraRef: RefObject<Camera | null>;
}

/** A camera as the screen around a printed part renders it: active only in the foreground. */
export function ForegroundCamera({ stage, cameraRef }: ForegroundCameraProps): ReactElement {
  const [isActive, setIsActive] = useState(true);
  useEffect(() => {
    const subscription = stage.phone.addAppStateListener((state) => setIsActive(state !== 'background'));
    return () => subscription.remove();
  }, [stage]);
  return createCamera(stage, cameraRef, { isActive, onError: () => undefined });
}

/** Returns true if a type contains a camera or a ref to one. */
export function needsCamera(type: TypeDescription): boolean {
  if (type.kind === 'named') return type.name === 'Camera' || (type.of != null && needsCamera(type.of));
  return type.kind === 'object' && type.properties.some((property) => needsCamera(property.type));
}
