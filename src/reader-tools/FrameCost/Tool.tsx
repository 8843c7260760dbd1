import { useState } from 'react';
import type { ReactNode } from 'react';
import { frameRates, getFrameBudget } from '../../facts/frameRates';
import { frameLayouts, frameSizes, getFrameBytes } from '../../facts/pixelFormats';
import { NumberField, RadioGroup, Select, Slider } from '../LazyTool/controls';
import tools from '../LazyTool/tools.module.css';
import { describeBytes } from './describeBytes';
import { FrameStrip } from './FrameStrip';
import { simulateFrames } from './simulateFrames';

const shownFrames = 24;

const rateOptions = frameRates.map((rate) => ({ value: String(rate), label: `${rate} fps` }));
const platformOptions = [
  { value: 'android', label: 'Android' },
  { value: 'ios', label: 'iOS' },
] as const;
const customSize = 'custom';
const sizeOptions = [
  ...frameSizes.map(({ width, height }) => ({ value: `${width}x${height}`, label: `${width} × ${height}` })),
  { value: customSize, label: 'custom' },
];

/** The interactive calculator of what a frame costs. */
export default function Tool(): ReactNode {
  const [platform, setPlatform] = useState<'android' | 'ios'>('ios');
  const [rate, setRate] = useState('60');
  const [duration, setDuration] = useState(20);
  const [sizeChoice, setSizeChoice] = useState(sizeOptions[2]!.value);
  const [size, setSize] = useState<{ width: number; height: number }>(frameSizes[2]);
  const fps = Number(rate);
  const { frames, processedFps, latency } = simulateFrames(platform, fps, duration, shownFrames);
  const dropped = frames.filter(({ start }) => start === null).length;

  const chooseSize = (value: string) => {
    setSizeChoice(value);
    const known = frameSizes.find(({ width, height }) => `${width}x${height}` === value);
    if (known) setSize(known);
  };

  return (
    <div className={tools.tool}>
      <div className={tools.controls}>
        <RadioGroup label="Platform" value={platform} options={platformOptions} onChange={setPlatform} />
        <RadioGroup label="Frame rate" value={rate} options={rateOptions} onChange={setRate} />
      </div>
      <Slider
        label="Frame processor time per frame"
        value={duration}
        min={1}
        max={100}
        step={1}
        text={`${duration} ms`}
        onChange={setDuration}
      />
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
        <Select label="Resolution" value={sizeChoice} options={sizeOptions} onChange={chooseSize} />
        {sizeChoice === customSize && (
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
