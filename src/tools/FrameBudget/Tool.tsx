import { useState } from 'react';
import type { ReactNode } from 'react';
import { frameRates, getFrameBudget } from '../../facts/frameRates';
import { frameLayouts, frameSizes, getFrameBytes } from '../../facts/pixelFormats';
import { describeBytes } from '../BufferSize/describeBytes';
import { RadioGroup, Select, Slider } from '../LazyTool/controls';
import tools from '../LazyTool/tools.module.css';
import { FrameStrip } from './FrameStrip';
import { simulateFrames } from './simulateFrames';

const shownFrames = 24;

const rateOptions = frameRates.map((rate) => ({ value: String(rate), label: `${rate} fps` }));
const platformOptions = [
  { value: 'android', label: 'Android' },
  { value: 'ios', label: 'iOS' },
] as const;
const sizeOptions = frameSizes.map(({ width, height }, index) => ({
  value: String(index),
  label: `${width} × ${height}`,
}));
const layoutOptions = frameLayouts.map(({ label }, index) => ({
  value: String(index),
  label: label.replaceAll('`', ''),
}));

/** The interactive frame budget. */
export default function Tool(): ReactNode {
  const [platform, setPlatform] = useState<'android' | 'ios'>('ios');
  const [rate, setRate] = useState('60');
  const [duration, setDuration] = useState(20);
  const [size, setSize] = useState('2');
  const [pixels, setPixels] = useState('0');
  const fps = Number(rate);
  const { frames, processedFps, latency } = simulateFrames(platform, fps, duration, shownFrames);
  const dropped = frames.filter(({ start }) => start === null).length;
  const { width, height } = frameSizes[Number(size)]!;
  const bytes = getFrameBytes(width, height, frameLayouts[Number(pixels)]!);

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
        <Select label="Resolution" value={size} options={sizeOptions} onChange={setSize} />
        <Select label="Pixel format" value={pixels} options={layoutOptions} onChange={setPixels} />
      </div>
      <p>
        {`Each frame takes ${describeBytes(bytes)}. At ${fps} fps, that's ${describeBytes(bytes * fps)} per second.`}
      </p>
    </div>
  );
}
