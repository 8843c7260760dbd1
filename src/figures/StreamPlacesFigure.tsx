import { Label } from './Label';
import s from './figure.module.css';

const screens = [
  { name: 'ParcelCamera', outputs: ['photo', 'preview', ''] },
  { name: 'HandoverCamera', outputs: ['', 'preview', 'video'] },
  { name: 'ScanCamera', outputs: ['', 'preview', 'codes'] },
];

/** Shows which outputs take the streams of a cheap Android phone on each screen of the course's app. */
export default function StreamPlacesFigure() {
  return (
    <svg viewBox="0 0 460 214" aria-hidden="true">
      {['photos', 'stream 1', 'stream 2'].map((name, place) => (
        <Label key={name} kind="muted" align="mid" x={198 + place * 100} y={20} text={name} />
      ))}
      {screens.map(({ name, outputs }, row) => (
        <g key={name}>
          <Label kind="strong" x={12} y={63 + row * 62} text={name} />
          {outputs.map((output, place) => (
            <g key={place}>
              <rect
                className={`${output ? s.accentFill : s.fill} ${s.line} ${output ? '' : s.dashed}`}
                x={152 + place * 100}
                y={34 + row * 62}
                width={92}
                height={48}
                rx={6}
              />
              <Label align="mid" x={198 + place * 100} y={63 + row * 62} text={output} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
