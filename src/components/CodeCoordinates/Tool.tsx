import { useState } from 'react';
import type { ReactNode } from 'react';
import { Check, Choice, CopyButton, Slider } from '../LazyTool/controls';
import layout from '../LazyTool/layout.module.css';
import { CodeDrawing } from './CodeDrawing';
import { toCode } from './toCode';
import { toView } from './toView';
import type { Box, CodeView } from './toView';

const platforms = [
  { value: 'android', label: 'Android' },
  { value: 'ios', label: 'iOS' },
] as const;
const modes = [
  { value: 'cover', label: 'cover' },
  { value: 'contain', label: 'contain' },
] as const;

/** What each platform scans by default, in landscape pixels. */
const frames = { android: { width: 640, height: 480 }, ios: { width: 1920, height: 1080 } };
const view = { width: 390, height: 844 };

/** The interactive code coordinates. */
export default function Tool(): ReactNode {
  const [platform, setPlatform] = useState<CodeView['platform']>('android');
  const [resizeMode, setResizeMode] = useState<CodeView['resizeMode']>('cover');
  const [isFront, setIsFront] = useState(false);
  // Where the middle of the code is in the upright picture, as shares of its width and height.
  const [place, setPlace] = useState({ x: 0.6, y: 0.3 });

  const frame = frames[platform];
  const picture = { width: frame.height, height: frame.width };
  const side = picture.width / 5;
  const box: Box = {
    x: Math.round(place.x * (picture.width - side)),
    y: Math.round(place.y * (picture.height - side)),
    width: side,
    height: side,
  };
  const setup: CodeView = { platform, frame, view, resizeMode, isFront };
  const conversion = toView(box, setup);
  const code = toCode(setup, conversion);

  return (
    <div className={layout.tool}>
      <div className={layout.controls}>
        <Choice label="Platform" value={platform} options={platforms} onChange={setPlatform} />
        <Choice label="resizeMode" value={resizeMode} options={modes} onChange={setResizeMode} />
        <Check label="Front camera" isChecked={isFront} onChange={setIsFront} />
      </div>
      <CodeDrawing setup={setup} conversion={conversion} onPlace={setPlace} />
      <div className={layout.controls}>
        <div className={layout.grow}>
          <Slider
            label="Code from left to right"
            value={place.x}
            min={0}
            max={1}
            step={0.01}
            text={`${box.x} pixels`}
            onChange={(x) => setPlace({ ...place, x })}
          />
        </div>
        <div className={layout.grow}>
          <Slider
            label="Code from top to bottom"
            value={place.y}
            min={0}
            max={1}
            step={0.01}
            text={`${box.y} pixels`}
            onChange={(y) => setPlace({ ...place, y })}
          />
        </div>
      </div>
      <p className={layout.result} role="status">
        The library reports the code at {conversion.reported.x}, {conversion.reported.y} pixels. In the view
        it is at {Math.round(conversion.view.x)}, {Math.round(conversion.view.y)} points.
      </p>
      <div className={layout.part}>
        <pre className={layout.code} tabIndex={0} role="region" aria-label="The conversion as code">
          <code>{code}</code>
        </pre>
        <CopyButton label="Copy code" getText={() => code} />
      </div>
      <p className={layout.note}>
        The phone is held upright. The sizes are examples: the picture is what the second argument of
        onCodeScanned says, the view what onLayout says.
      </p>
    </div>
  );
}
