import { Box } from './Box';
import { Label } from './Label';

const screens = [
  { name: 'ParcelCamera', outputs: ['photo', 'preview', ''] },
  { name: 'HandoverCamera', outputs: ['', 'preview', 'video'] },
  { name: 'ScanCamera', outputs: ['', 'preview', 'codes'] },
];

/** Shows which outputs take the streams of a cheap Android phone on each screen of the course's app. */
export default function StreamPlacesFigure() {
  return (
    <svg viewBox="0 0 460 210" aria-hidden="true">
      {['photos', 'stream 1', 'stream 2'].map((name, place) => (
        <Label key={name} kind="muted" align="mid" x={198 + place * 100} y={20} text={name} />
      ))}
      {screens.map(({ name, outputs }, row) => (
        <g key={name}>
          <Label kind="strong" x={12} y={62 + row * 62} text={name} />
          {outputs.map((output, place) => (
            <Box
              key={place}
              x={152 + place * 100}
              y={34 + row * 62}
              width={92}
              name={output}
              isAccented={output !== ''}
              isDashed={output === ''}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
