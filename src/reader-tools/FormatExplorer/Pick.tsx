import type { ReactNode } from 'react';
import type { CameraDevice, CameraDeviceFormat } from 'react-native-vision-camera';
import { describeHdr, describeSize, describeStabilization, round } from './describeFormat';
import type { Comparison, Explanation } from './explainPick';
import { findOverridden } from './filters';
import type { FilterRow } from './filters';
import tools from '../LazyTool/tools.module.css';

interface PickProps {
  device: CameraDevice;
  rows: readonly FilterRow[];
  explanation: Explanation;
}

/** Shows the format that the library picks, how it meets each filter, and how it won. */
export function Pick({ device, rows, explanation: { pick, comparisons } }: PickProps): ReactNode {
  const format = device.formats[pick]!;
  const overridden = findOverridden(rows);
  const lead = comparisons.find(({ index, isReplacing }) => index === pick && isReplacing);
  return (
    <div className={tools.part}>
      <div role="status">
        <p className={tools.heading}>{`Picked: format ${pick + 1} of ${device.formats.length}`}</p>
        <p className={tools.result}>{describeFormat(format)}</p>
      </div>
      {rows.length > 0 && (
        <div className={tools.scroll} role="region" aria-label="Filters and picked format" tabIndex={0}>
          <table className={tools.table}>
            <thead>
              <tr>
                <th scope="col">Filter</th>
                <th scope="col">Points</th>
                <th scope="col">Target</th>
                <th scope="col">Picked format</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, key, value }, index) => (
                <tr key={id}>
                  <th scope="row">
                    <code translate="no">{key}</code>
                  </th>
                  <td>{overridden.has(index) ? 'ignored' : rows.length - index}</td>
                  <td>{describeTarget(value)}</td>
                  <td>{describeProperty[key](format)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={tools.note}>{describeLead(lead)}</p>
    </div>
  );
}

function describeFormat(format: CameraDeviceFormat): string {
  return [
    `video ${describeSize(format.videoWidth, format.videoHeight)} at ${round(format.minFps)} to ${round(format.maxFps)} fps`,
    `photo ${describeSize(format.photoWidth, format.photoHeight)}`,
    `field of view ${round(format.fieldOfView)}°`,
    `HDR: ${describeHdr(format)}`,
    `stabilization: ${describeStabilization(format)}`,
  ].join(' · ');
}

function describeLead(lead: Comparison | undefined): string {
  const rule =
    'The library goes through the list and keeps the best format so far. Another format replaces it only if it has more points.';
  if (!lead) return `${rule} Format 1 starts as the best, and no other format got more points.`;
  return `${rule} Format ${lead.index + 1} replaced format ${lead.bestIndex + 1} with ${lead.formatTotal} to ${lead.bestTotal} points, and no later format got more.`;
}

function describeTarget(value: FilterRow['value']): string {
  return typeof value === 'object' ? describeSize(value.width, value.height) : String(value);
}

const yesNo = (value: boolean) => (value ? 'true' : 'false');

const describeProperty: Record<FilterRow['key'], (format: CameraDeviceFormat) => string> = {
  videoResolution: (format) => describeSize(format.videoWidth, format.videoHeight),
  photoResolution: (format) => describeSize(format.photoWidth, format.photoHeight),
  videoAspectRatio: (format) => (format.videoWidth / format.videoHeight).toFixed(4),
  photoAspectRatio: (format) => (format.photoWidth / format.photoHeight).toFixed(4),
  fps: (format) => `up to ${round(format.maxFps)}`,
  videoStabilizationMode: (format) => format.videoStabilizationModes.join(', ') || 'none',
  photoHdr: (format) => yesNo(format.supportsPhotoHdr),
  videoHdr: (format) => yesNo(format.supportsVideoHdr),
  iso: (format) => `${round(format.minISO)} to ${round(format.maxISO)}`,
  autoFocusSystem: (format) => format.autoFocusSystem,
};
