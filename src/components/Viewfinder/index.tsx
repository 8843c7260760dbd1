import { useId, useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { SCENE, type Depth } from '../../figures/scene';
import { findDepth, focusTargets, type FocusTarget, type ViewPoint } from './focusTargets';
import { Scene } from './Scene';
import styles from './styles.module.css';

const MAX_ZOOM = 4;
const FRAME_RATES = [15, 30, 60];
const QR_VALUE = 'https://react-native-vision-camera.com';

/** The size that the coordinates of `Camera.focus()` are told in, that of a view of 400 by 300 points. */
const VIEW = { width: 400, height: 300 };

function percent(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}

function boxStyle({ x, y, width, height }: FocusTarget): CSSProperties {
  return {
    left: percent(x, SCENE.width),
    top: percent(y, SCENE.height),
    width: percent(width, SCENE.width),
    height: percent(height, SCENE.height),
  };
}

/** A drawn camera that a reader can focus, zoom and switch, with the props that do the same in an app. */
export default function Viewfinder(): ReactNode {
  const id = useId();
  const [isActive, setActive] = useState(true);
  const [zoom, setZoom] = useState(1);
  const [fps, setFps] = useState(30);
  const [hasCodes, setCodes] = useState(true);
  const [hasObjects, setObjects] = useState(true);
  const [focused, setFocused] = useState<Depth>('near');
  const [point, setPoint] = useState<ViewPoint>();
  const [call, setCall] = useState('Tap the picture to focus.');

  function focus(at: ViewPoint) {
    setPoint(at);
    setFocused(findDepth(at, zoom));
    setCall(`camera.focus({ x: ${Math.round(at.x * VIEW.width)}, y: ${Math.round(at.y * VIEW.height)} })`);
  }

  function onTap(event: MouseEvent<HTMLDivElement>) {
    const target = (event.target as Element).closest('button');
    // A key press on a button has no position: it stands for the middle of what the button covers.
    const { left, top, width, height } =
      event.detail === 0 && target
        ? target.getBoundingClientRect()
        : new DOMRect(event.clientX, event.clientY);
    const view = event.currentTarget.getBoundingClientRect();
    focus({
      x: Math.min(Math.max((left + width / 2 - view.left) / view.width, 0), 1),
      y: Math.min(Math.max((top + height / 2 - view.top) / view.height, 0), 1),
    });
  }

  function changeZoom(value: number) {
    setZoom(value);
    setPoint(undefined);
  }

  function toggleCodes(isOn: boolean) {
    setCodes(isOn);
    setCall(isOn ? `onCodeScanned: ${QR_VALUE}` : 'No code scanner.');
  }

  function toggleObjects(isOn: boolean) {
    setObjects(isOn);
    setCall(isOn ? 'frameProcessor: cup found' : 'No frame processor.');
  }

  return (
    <div className={styles.viewfinder} role="group" aria-label="Viewfinder to try out">
      {/* The buttons inside are the keyboard's way to focus. */}
      <div className={`vc-frame ${styles.view}`} onClick={onTap} data-active={isActive} data-fps={fps}>
        <div className={styles.clip}>
          <div
            className={styles.scene}
            style={zoom === 1 ? undefined : ({ '--zoom': zoom } as CSSProperties)}
          >
            <Scene focused={focused} />
            {hasCodes && (
              <div className={`vc-frame ${styles.codeFrame}`}>
                <span className={styles.tag}>qr</span>
              </div>
            )}
            {hasObjects && (
              <div className={styles.object}>
                <span className={styles.tag}>cup</span>
              </div>
            )}
            {focusTargets.map((target) => (
              <button
                key={target.name}
                type="button"
                className={styles.target}
                style={boxStyle(target)}
                aria-label={`Focus the ${target.name}`}
              />
            ))}
          </div>
          {point && (
            <span
              key={`${point.x} ${point.y}`}
              className={`vc-frame ${styles.reticle}`}
              style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
            />
          )}
        </div>
        <span className={styles.level} aria-hidden="true" />
        <span className={styles.second} data-fps={fps} aria-hidden="true" />
      </div>

      <div className={styles.controls}>
        <label className={styles.zoom} htmlFor={`${id}-zoom`}>
          <span>
            zoom <span aria-hidden="true">{zoom.toFixed(1)}×</span>
          </span>
          <input
            id={`${id}-zoom`}
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.1}
            value={zoom}
            aria-valuetext={`${zoom.toFixed(1)}×`}
            onChange={(event) => changeZoom(Number(event.target.value))}
          />
        </label>
        <div className={styles.group} role="radiogroup" aria-label="fps">
          <span aria-hidden="true">fps</span>
          {FRAME_RATES.map((rate) => (
            <label key={rate} className={styles.option}>
              <input type="radio" name={`${id}-fps`} checked={fps === rate} onChange={() => setFps(rate)} />
              <span>{rate}</span>
            </label>
          ))}
        </div>
        <div className={styles.group} role="group" aria-label="Switches">
          <Switch label="scan codes" isOn={hasCodes} onChange={toggleCodes} />
          <Switch label="find objects" isOn={hasObjects} onChange={toggleObjects} />
          <Switch label="active" isOn={isActive} onChange={setActive} />
        </div>
      </div>

      <pre className={styles.props}>
        <code>
          {`<Camera isActive={${isActive}} zoom={${zoom}} fps={${fps}}`}
          {hasCodes && ' codeScanner={codeScanner}'}
          {hasObjects && ' frameProcessor={frameProcessor}'}
          {' />'}
        </code>
      </pre>
      <p className={styles.call} role="status">
        {call}
      </p>
    </div>
  );
}

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Switch({ label, isOn, onChange }: SwitchProps): ReactNode {
  return (
    <label className={styles.option}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
