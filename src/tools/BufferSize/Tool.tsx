import { useState } from 'react';
import type { ReactNode } from 'react';
import { frameRates } from '../../facts/frameRates';
import { frameLayouts, frameSizes, getFrameBytes } from '../../facts/pixelFormats';
import { RadioGroup, NumberField, Select } from '../LazyTool/controls';
import tools from '../LazyTool/tools.module.css';
import { describeBytes } from './describeBytes';
import styles from './styles.module.css';

const customSize = 'custom';
const sizeOptions = [
  ...frameSizes.map(({ width, height }) => ({ value: `${width}x${height}`, label: `${width} × ${height}` })),
  { value: customSize, label: 'custom' },
];
const rateOptions = frameRates.map((rate) => ({ value: String(rate), label: `${rate} fps` }));

/** The interactive buffer size calculator. */
export default function Tool(): ReactNode {
  const [choice, setChoice] = useState(sizeOptions[2]!.value);
  const [size, setSize] = useState<{ width: number; height: number }>({ ...frameSizes[2] });
  const [rate, setRate] = useState('30');
  const fps = Number(rate);
  const largest = getFrameBytes(size.width, size.height, frameLayouts.at(-1)!);

  const choose = (value: string) => {
    setChoice(value);
    const known = frameSizes.find(({ width, height }) => `${width}x${height}` === value);
    if (known) setSize(known);
  };

  const pixels = `${size.width} × ${size.height}`;
  return (
    <div className={tools.tool}>
      <div className={tools.controls}>
        <Select label="Resolution" value={choice} options={sizeOptions} onChange={choose} />
        {choice === customSize && (
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
        <RadioGroup label="Frame rate" value={rate} options={rateOptions} onChange={setRate} />
      </div>
      <div className={tools.scroll} role="region" aria-label="Bytes by pixel format" tabIndex={0}>
        <table className={`${tools.table} ${tools.wrapping}`}>
          <thead>
            <tr>
              <th scope="col">Pixel format</th>
              <th scope="col">One frame</th>
              <th scope="col">One second</th>
              <th scope="col">Comparison</th>
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
                  <td>
                    <span className={styles.track} aria-hidden="true">
                      <span className={styles.bar} style={{ width: `${(bytes / largest) * 100}%` }} />
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={tools.result} role="status">
        {`A frame of ${pixels} in yuv takes ${describeBytes(getFrameBytes(size.width, size.height, frameLayouts[0]))}: ${pixels} × ${frameLayouts[0].bytesPerPixel} bytes. Rows may be padded, so a buffer can be larger.`}
      </p>
    </div>
  );
}
