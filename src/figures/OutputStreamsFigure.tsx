import { Label } from './Label';
import s from './figure.module.css';

const android = ['preview', 'photo', 'video', 'frames', 'codes'];
const ios = ['preview', 'photo', 'video + frames', 'codes'];

/** Shows the outputs of a Camera as streams on Android and iOS. */
export default function OutputStreamsFigure() {
  return (
    <svg viewBox="0 0 440 270" aria-hidden="true">
      {[
        { name: 'Android', outputs: android, x: 0 },
        { name: 'iOS', outputs: ios, x: 226 },
      ].map(({ name, outputs, x }) => (
        <g key={name} transform={`translate(${x} 0)`}>
          <Label kind="strong" x={4} y={20} text={name} />
          <rect className={`${s.fill} ${s.line}`} x={4} y={122} width={44} height={44} rx={6} />
          <circle className={s.accent} cx={26} cy={144} r={11} />
          {outputs.map((output, index) => {
            const y = 144 + (index - (outputs.length - 1) / 2) * 46;
            return (
              <g key={output}>
                <path className={s.line} d={`M 48 144 L 80 ${y}`} />
                <rect
                  className={`${s.fill} ${output.includes('frames') ? s.accent : s.line}`}
                  x={80}
                  y={y - 16}
                  width={130}
                  height={32}
                  rx={6}
                />
                <Label align="mid" x={145} y={y + 5} text={output} />
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}
