import type { ReactNode } from 'react';
import type { CameraDeviceFormat } from 'react-native-vision-camera';
import { columns } from './columns';
import type { Comparison, Explanation } from './explainPick';
import tools from '../LazyTool/tools.module.css';

interface PickedFormatProps {
  formats: readonly CameraDeviceFormat[];
  explanation: Explanation;
}

/** Shows the format that the library picks, and how it won. */
export function PickedFormat({ formats, explanation: { pick, comparisons } }: PickedFormatProps): ReactNode {
  const lead = comparisons.find(({ index, isReplacing }) => index === pick && isReplacing);
  return (
    <div className={tools.part}>
      <div role="status">
        <p className={tools.heading}>{`Picked: format ${pick + 1} of ${formats.length}`}</p>
        <p className={tools.result}>
          {columns.map(([label, describe]) => `${label}: ${describe(formats[pick]!)}`).join(' · ')}
        </p>
      </div>
      <p className={tools.note}>{describeLead(lead)}</p>
    </div>
  );
}

function describeLead(lead: Comparison | undefined): string {
  const rule =
    'The library goes through the list and keeps the best format so far. Another format replaces it only if it has more points.';
  if (!lead) return `${rule} Format 1 starts as the best, and no other format got more points.`;
  return `${rule} Format ${lead.index + 1} replaced format ${lead.bestIndex + 1} with ${lead.formatTotal} to ${lead.bestTotal} points, and no later format got more.`;
}
