import { Label } from './Label';
import s from './figure.module.css';
import { Box } from './Box';

const outputs = ['preview', 'photo', 'video', 'frames', 'codes'];

/** Shows how a device, a format, the session and the outputs lead to events in the app. */
export default function CameraModelFigure() {
  return (
    <svg viewBox="0 0 460 292" aria-hidden="true">
      <Box x={8} y={36} width={116} name="device" note="a camera" />
      <Box x={8} y={150} width={116} name="format" note="one mode of it" />
      <path className={s.line} d="M 124 65 C 146 65 138 116 158 116 m -8 -6 l 8 6 l -8 6" />
      <path className={s.line} d="M 124 179 C 146 179 138 128 158 128" />
      <Box x={162} y={93} width={116} name="session" note="isActive" isAccented />
      {outputs.map((output, index) => {
        const y = 26 + index * 48;
        return (
          <g key={output}>
            <path className={s.line} d={`M 278 122 L 318 ${y}`} />
            <rect className={`${s.fill} ${s.line}`} x={318} y={y - 16} width={112} height={32} rx={3} />
            <Label align="mid" x={374} y={y + 5} text={output} />
          </g>
        );
      })}
      <path className={s.accent} d="M 220 151 v 88 m -6 -8 l 6 8 l 6 -8" />
      <Box x={122} y={243} width={196} name="events for your app" />
    </svg>
  );
}
