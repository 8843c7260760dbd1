import { useState } from 'react';
import type { ReactNode } from 'react';
import { frameRates, getFrameBudget } from '../../facts/frameRates';
import { frameLayouts, frameSizes, getFrameBytes } from '../../facts/pixelFormats';
import { NumberField, Select } from '../LazyTool/controls';
import tools from '../LazyTool/tools.module.css';
import { describeBytes } from './describeBytes';
import { FrameStrip } from './FrameStrip';
import { simulateFrames } from './simulateFrames';

const shownFrames = 24;

const platforms = { android: 'Android', ios: 'iOS' };
const rates = frameRates.map(String);
const sizes = [...frameSizes.map(({ width, height }) => `${width} × ${height}`), 'custom'];

/** The interactive calculator of what a frame costs. */
export default function Tool(): ReactNode {
  const [platform, setPlatform] = useState<keyof typeof platforms>('ios');
  const [rate, setRate] = useState('60');
  const [duration, setDuration] = useState(20);
  const [sizeChoice, setSizeChoice] = useState(sizes[2]!);
  const [size, setSize] = useState<{ width: number; height: number }>(frameSizes[2]);
  const fps = Number(rate);
  const { frames, processedFps, latency } = simulateFrames(platform, fps, duration, shownFrames);
  const dropped = frames.filter(({ start }) => start === null).length;

  const chooseSize = (value: string) => {
    setSizeChoice(value);
    setSize(frameSizes[sizes.indexOf(value)] ?? size);
  };

  return (
    <div className={tools.tool}>
      <div className={tools.controls}>
        <Select
          label="Platform"
          value={platform}
          options={['android', 'ios']}
          describe={(key) => platforms[key]}
          onChange={setPlatform}
        />
        <Select
          label="Frame rate"
          value={rate}
          options={rates}
          describe={(fps) => `${fps} fps`}
          onChange={setRate}
        />
      </div>
      <label className={tools.field}>
        <span className={tools.label}>
          Frame processor time per frame: <strong>{`${duration} ms`}</strong>
        </span>
        <input
          className={tools.slider}
          type="range"
          aria-valuetext={`${duration} ms`}
          min={1}
          max={100}
          value={duration}
          onChange={({ target }) => setDuration(target.valueAsNumber)}
        />
      </label>
      <div className={tools.part}>
        <FrameStrip frames={frames} interval={getFrameBudget(fps)} duration={duration} />
        <p className={tools.result} role="status">
          {[
            `Budget: ${getFrameBudget(fps).toFixed(1)} ms per frame.`,
            `${dropped === 0 ? 'None' : dropped} of the first ${shownFrames} frames are dropped.`,
            `Over time, the frame processor gets ${Math.round(processedFps * 10) / 10} frames per second, and finishes each one ${Math.round(latency)} ms after it was captured.`,
          ].join(' ')}
        </p>
        <p className={tools.note}>
          {platform === 'android'
            ? 'Android queues up to six frames. While the queue is full, the camera pauses, and the preview can stutter.'
            : 'iOS drops every frame that arrives while the frame processor is busy.'}
        </p>
      </div>
      <div className={tools.controls}>
        <Select label="Resolution" value={sizeChoice} options={sizes} onChange={chooseSize} />
        {sizeChoice === 'custom' && (
          <>
            <NumberField
              label="Width"
              value={size.width}
              min={1}
              max={20_000}
              onChange={(width) => setSize({ ...size, width })}
            />
            <NumberField
              label="Height"
              value={size.height}
              min={1}
              max={20_000}
              onChange={(height) => setSize({ ...size, height })}
            />
          </>
        )}
      </div>
      <div className={tools.part}>
        <div className={tools.scroll} role="region" aria-label="Bytes by pixel format" tabIndex={0}>
          <table className={`${tools.table} ${tools.wrapping}`}>
            <thead>
              <tr>
                <th scope="col">Pixel format</th>
                <th scope="col">One frame</th>
                <th scope="col">{`One second at ${fps} fps`}</th>
              </tr>
            </thead>
            <tbody>
              {frameLayouts.map((frameLayout) => {
                const bytes = getFrameBytes(size.width, size.height, frameLayout);
                return (
                  <tr key={frameLayout.label}>
                    <th scope="row">{frameLayout.label.replaceAll('`', '')}</th>
                    <td>{describeBytes(bytes)}</td>
                    <td>{describeBytes(bytes * fps)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
        <p className={tools.note}>Rows may be padded, so a buffer can be larger.</p>
      </div>
    </div>
  );
}
