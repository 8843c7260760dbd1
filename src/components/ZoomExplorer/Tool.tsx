import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import s from '../../figures/figure.module.css';
import { Provenance } from '../FormatExplorer/DevicePicker';
import { Select, Slider } from '../LazyTool/controls';
import controls from '../LazyTool/controls.module.css';
import layout from '../LazyTool/layout.module.css';
import { findLens, lensesOf, narrow } from './findLens';
import { Scene, scene } from './Scene';
import styles from './styles.module.css';
import { zoomDevices } from './zoomDevices';

const options = zoomDevices.map(({ camera, label }) => ({ value: camera.key, label }));

/** Steps of the slider; whole ones, so that the last is maxZoom. */
const steps = 400;

/** The interactive zoom explorer. */
export default function Tool(): ReactNode {
  const [key, setKey] = useState(options[0]!.value);
  const { camera, fieldOfView, telephotoFrom } = zoomDevices.find((entry) => entry.camera.key === key)!;
  const { device } = camera;
  const [wish, setZoom] = useState(device.neutralZoom);
  const zoom = Math.min(Math.max(wish, device.minZoom), device.maxZoom);
  const range = device.maxZoom / device.minZoom;
  const view = findLens(device, fieldOfView, telephotoFrom, zoom);
  const widest = narrow(fieldOfView, device.minZoom);
  const share = toHalfWidth(view.fieldOfView) / toHalfWidth(widest);
  const frame = toFrame(share);
  const clip = useId();

  const choose = (chosen: string) => {
    setKey(chosen);
    setZoom(zoomDevices.find((entry) => entry.camera.key === chosen)!.camera.device.neutralZoom);
  };

  return (
    <div className={layout.tool}>
      <div className={layout.part}>
        <Select label="Sample camera" value={key} options={options} onChange={choose} />
        <Provenance camera={camera} />
      </div>
      <div className={layout.part}>
        <Slider
          label="zoom"
          value={Math.round((steps * Math.log(zoom / device.minZoom)) / Math.log(range))}
          min={0}
          max={steps}
          step={1}
          text={formatZoom(zoom)}
          onChange={(step) => setZoom(device.minZoom * range ** (step / steps))}
        />
        <div className={layout.row}>
          {(['minZoom', 'neutralZoom', 'maxZoom'] as const).map((name) => (
            <button
              key={name}
              type="button"
              className={controls.button}
              onClick={() => setZoom(device[name])}
            >
              {name}: {formatZoom(device[name])}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.pictures}>
        <svg
          viewBox={`0 0 ${scene.width} ${scene.height}`}
          role="img"
          aria-label="The scene, with a frame around what the camera sees"
        >
          <Scene />
          <rect className={s.accent} {...frame} />
          <path className={styles.corners} d={corners(frame)} />
        </svg>
        <svg
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          role="img"
          aria-label={`What the camera sees at a zoom of ${formatZoom(zoom)}`}
        >
          <clipPath id={clip}>
            <rect {...frame} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <Scene />
          </g>
        </svg>
      </div>
      <p className={layout.result} role="status">
        {view.lens}
        {view.enlargement < 1.01 ? ' in its own view' : `, enlarged ${formatZoom(view.enlargement)} times`}.
        Field of view {Math.round(view.fieldOfView * 10) / 10}°. A button would show {formatZoom(view.label)}
        ×, which is zoom / neutralZoom.
      </p>
      <p className={layout.note}>
        {lensesOf(device, telephotoFrom)
          .map(({ lens, from }) => `${lens} from ${formatZoom(from)}`)
          .join(', ')}
        {device.physicalDevices.length > 1 &&
          '. The phone decides when it changes lenses; in the dark it may stay with another one'}
        .
      </p>
    </div>
  );
}

function formatZoom(zoom: number): string {
  return String(zoom >= 10 ? Math.round(zoom * 10) / 10 : Math.round(zoom * 100) / 100);
}

function toHalfWidth(fieldOfView: number): number {
  return Math.tan((fieldOfView * Math.PI) / 360);
}

/** Returns the part of the scene that the camera sees, around the point to which it looks. */
function toFrame(share: number): { x: number; y: number; width: number; height: number } {
  const [width, height] = [scene.width * share, scene.height * share];
  // The middle of the widest view is that of the scene; a longer zoom closes in on the sign.
  const x = scene.width / 2 + (scene.x - scene.width / 2) * (1 - share) - width / 2;
  const y = scene.height / 2 + (scene.y - scene.height / 2) * (1 - share) - height / 2;
  return { x, y, width, height };
}

/** Returns the corners of a viewfinder around a frame. */
function corners({ x, y, width, height }: ReturnType<typeof toFrame>): string {
  const arm = Math.max(4, width * 0.12);
  return [
    `M${x} ${y + arm}V${y}H${x + arm}`,
    `M${x + width - arm} ${y}H${x + width}V${y + arm}`,
    `M${x + width} ${y + height - arm}V${y + height}H${x + width - arm}`,
    `M${x + arm} ${y + height}H${x}V${y + height - arm}`,
  ].join('');
}
