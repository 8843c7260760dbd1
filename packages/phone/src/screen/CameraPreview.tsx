import { useEffect, useRef, type ReactNode } from 'react';
import View from 'react-native-web/dist/exports/View';
import { aimByDrag } from './aimByDrag';
import { createCameraView as createSimulatedView } from '../camera/createCameraView';
import type { NativeProps } from '../camera/types';
import { getLivePhone } from './getLivePhone';
import { drawSensorImage } from '../camera/optics';

const STILL_INTERVAL_MS = 1000;
const MAX_SENSOR_HEIGHT = 1400;

/** Calls `draw` for each frame while the phone is visible. With reduced motion, calls it once a second at a fixed time. */
function repeat(draw: (time: number) => void): () => void {
  let frame = 0;
  let timer = 0;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    draw(0);
    timer = window.setInterval(() => getLivePhone().isVisible && draw(0), STILL_INTERVAL_MS);
  } else {
    const next = (time: number) => {
      frame = requestAnimationFrame(next);
      if (getLivePhone().isVisible) draw(time);
    };
    frame = requestAnimationFrame(next);
  }
  return () => {
    cancelAnimationFrame(frame);
    clearInterval(timer);
  };
}

/** Draws what the preview of a native view shows. */
function drawPreview(canvas: HTMLCanvasElement, sensor: HTMLCanvasElement, tag: number, time: number): void {
  const phone = getLivePhone();
  const camera = phone.getView(tag);
  if (camera?.isPreviewing === false && camera.hasFrozenFrame) return;
  const context = canvas.getContext('2d')!;
  const scale = Math.min(devicePixelRatio, 2);
  const width = Math.round(canvas.clientWidth * scale);
  const height = Math.round(canvas.clientHeight * scale);
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  if (width === 0 || height === 0) return;
  context.fillStyle = 'black';
  context.fillRect(0, 0, width, height);
  if (camera == null || !camera.isPreviewing) return;
  const device = phone.getDevice(camera);
  const { format, resizeMode, isMirrored } = camera.props;
  const aspectRatio = format
    ? format.videoHeight / format.videoWidth
    : phone.platform === 'ios'
      ? 9 / 16
      : 3 / 4;
  const blur = phone.getBlur(tag);
  sensor.height = Math.round(Math.min(Math.max(height, width / aspectRatio), MAX_SENSOR_HEIGHT) / blur);
  sensor.width = Math.round(sensor.height * aspectRatio);
  const isFront = device.position === 'front';
  const shot = {
    camera,
    device,
    time,
    isMirrored: isFront && isMirrored !== false,
    hasFlash: phone.isFlashing(tag),
  };
  drawSensorImage(sensor, shot, phone.world);
  const fit = resizeMode === 'contain' ? Math.min : Math.max;
  const factor = fit(width / sensor.width, height / sensor.height);
  context.drawImage(
    sensor,
    (width - sensor.width * factor) / 2,
    (height - sensor.height * factor) / 2,
    sensor.width * factor,
    sensor.height * factor,
  );
}

function Preview({ tag }: { tag: number }): ReactNode {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const sensor = document.createElement('canvas');
    // React removes the canvas before it cleans up the effect.
    return repeat((time) => ref.current && drawPreview(ref.current, sensor, tag, time));
  }, [tag]);
  return <canvas ref={ref} className="preview" role="img" aria-label="Camera preview" />;
}

const GESTURE_HANDLERS = /^on(Touch|Responder|StartShould|MoveShould|Pointer)/;

/** An element of react-native-web. */
type MeasurableElement = HTMLElement & { measure(callback: (...values: number[]) => void): void };

/** Returns the view behind `<Camera>`: the simulated native view, with a picture and the pinch gesture. */
export function createCameraView() {
  return class CameraView extends createSimulatedView() {
    private view: MeasurableElement | null = null;
    /** Props that native code or Reanimated set without React. */
    private direct: Partial<NativeProps> = {};
    private readonly fingers = new Map<number, { x: number; y: number }>();
    private pinchStart: { distance: number; zoom: number } | undefined;

    override componentDidUpdate(previous: NativeProps): void {
      // React only sends props that changed, so the others keep what was set directly.
      const kept = Object.entries(this.direct).filter(
        ([name]) => previous[name as keyof NativeProps] === this.props[name],
      );
      this.direct = Object.fromEntries(kept);
      getLivePhone().updateView(this._nativeTag, { ...this.props, ...this.direct });
    }

    override setNativeProps(props: Partial<NativeProps> = {}): void {
      this.direct = { ...this.direct, ...props };
      getLivePhone().updateView(this._nativeTag, { ...this.props, ...this.direct });
    }

    override measure(callback: (...values: number[]) => void = () => undefined): void {
      this.view?.measure(callback);
    }

    private readonly attach = (view: MeasurableElement | null): void => {
      this.view = view;
      for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
        view?.addEventListener(type, this.pinch);
      if (view) aimByDrag(view, () => getLivePhone().getView(this._nativeTag));
    };

    /** Zooms by the distance between two fingers, like the native pinch recognizers. */
    private readonly pinch = (event: PointerEvent): void => {
      const { fingers } = this;
      if (!this.props.enableZoomGesture) return;
      if (event.type === 'pointerdown' || fingers.has(event.pointerId))
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (event.type === 'pointerup' || event.type === 'pointercancel') fingers.delete(event.pointerId);
      const distance = getDistance(fingers);
      if (fingers.size !== 2 || distance === 0) {
        this.pinchStart = undefined;
        return;
      }
      const phone = getLivePhone();
      const camera = phone.getView(this._nativeTag)!;
      this.pinchStart ??= { distance, zoom: camera.props.zoom ?? 1 };
      if (event.type !== 'pointermove') return;
      // react/CameraView.kt:249 `zoom *= detector.scaleFactor` doesn't limit the zoom, but
      // React/CameraView+Zoom.swift:15 `max(min(gesture.scale` does.
      const zoom = (this.pinchStart.zoom * distance) / this.pinchStart.distance;
      const { maxZoom } = phone.getDevice(camera);
      this.setNativeProps({ zoom: phone.platform === 'ios' ? Math.max(Math.min(zoom, maxZoom), 1) : zoom });
    };

    override render(): ReactNode {
      const { style, onLayout, pointerEvents, children, testID } = this.props;
      const handlers = Object.fromEntries(
        Object.entries(this.props).filter(([name]) => GESTURE_HANDLERS.test(name)),
      );
      return (
        <View
          ref={this.attach}
          // A vertical drag with one finger scrolls the page.
          style={[style, { touchAction: 'pan-y' }]}
          {...{ onLayout, pointerEvents, testID }}
          {...handlers}
        >
          <Preview tag={this._nativeTag} />
          {children}
        </View>
      );
    }
  };
}

function getDistance(fingers: Map<number, { x: number; y: number }>): number {
  const [first, second] = [...fingers.values()];
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
}
