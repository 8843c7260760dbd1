import { memo, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { CameraDeviceFormat } from 'react-native-vision-camera';
import { Select } from '../LazyTool/controls';
import controls from '../LazyTool/controls.module.css';
import { describeHdr, describePoints, describeSize, describeStabilization, round } from './describeFormat';
import type { Comparison, Explanation } from './explainPick';
import { FULL_VIEW, sortFormats } from './sortFormats';
import type { SortKey, TableView } from './sortFormats';
import layout from '../LazyTool/layout.module.css';
import styles from './styles.module.css';

interface FormatTableProps {
  formats: readonly CameraDeviceFormat[];
  explanation: Explanation;
}

const rowsPerStep = 50;

const sizes = [
  { value: '0', label: 'any size' },
  { value: '0.9', label: '720p or more' },
  { value: '2', label: '1080p or more' },
  { value: '8', label: '4K or more' },
] as const;
const rates = [
  { value: '0', label: 'any rate' },
  { value: '30', label: '30 fps or more' },
  { value: '60', label: '60 fps or more' },
  { value: '120', label: '120 fps or more' },
  { value: '240', label: '240 fps or more' },
] as const;
const hdrs = [
  { value: 'any', label: 'any format' },
  { value: 'video', label: 'video HDR' },
  { value: 'photo', label: 'photo HDR' },
] as const;
const stabilizationModes = [
  { value: 'any', label: 'any mode' },
  { value: 'standard', label: 'standard' },
  { value: 'cinematic', label: 'cinematic' },
  { value: 'cinematic-extended', label: 'cinematic-extended' },
  { value: 'auto', label: 'auto' },
] as const;

/** Lists the formats with the points of each filter. Readers sort, filter and extend it. */
export const FormatTable = memo(function FormatTable({ formats, explanation }: FormatTableProps): ReactNode {
  const [view, setView] = useState(FULL_VIEW);
  const [limit, setLimit] = useState(rowsPerStep);
  const order = useMemo(() => sortFormats(formats, view), [formats, view]);
  const filters = explanation.comparisons[0]?.points ?? [];
  const hidden = order.length - limit;
  const change = (part: Partial<TableView>) => setView({ ...view, ...part });
  const sort = (sortKey: SortKey) =>
    change({ sortKey, isDescending: view.sortKey === sortKey ? !view.isDescending : sortKey !== 'index' });
  const header = (sortKey: SortKey, label: string) => (
    <th
      scope="col"
      aria-sort={view.sortKey !== sortKey ? 'none' : view.isDescending ? 'descending' : 'ascending'}
    >
      <button type="button" className={styles.sort} onClick={() => sort(sortKey)}>
        {label}
        <span aria-hidden="true">{view.sortKey !== sortKey ? '↕' : view.isDescending ? '↓' : '↑'}</span>
      </button>
    </th>
  );

  return (
    <div className={layout.part}>
      <p className={layout.heading}>Each format, compared with the best one so far</p>
      <div className={layout.grid4}>
        <Select
          label="Video"
          value={String(view.minMegapixels) as (typeof sizes)[number]['value']}
          options={sizes}
          onChange={(value) => change({ minMegapixels: Number(value) })}
        />
        <Select
          label="Frame rate"
          value={String(view.minFps) as (typeof rates)[number]['value']}
          options={rates}
          onChange={(value) => change({ minFps: Number(value) })}
        />
        <Select label="HDR" value={view.hdr} options={hdrs} onChange={(hdr) => change({ hdr })} />
        <Select
          label="Stabilization"
          value={view.stabilization as (typeof stabilizationModes)[number]['value']}
          options={stabilizationModes}
          onChange={(stabilization) => change({ stabilization })}
        />
      </div>
      <p className={layout.note} role="status">
        {(order.length === formats.length ? '' : `${order.length} of `) +
          `${formats.length} formats` +
          (hidden > 0 ? `, showing the first ${limit}` : '')}
      </p>
      <div className={layout.tableScroll} role="region" aria-label="Formats and their points" tabIndex={0}>
        <table className={layout.table}>
          <thead>
            <tr>
              {header('index', 'Format')}
              <th scope="col">Points : best so far</th>
              {filters.map(({ key, priority }) => (
                <th key={key} scope="col">
                  {key} <span className={layout.note}>{describePoints(priority)}</span>
                </th>
              ))}
              {header('video', 'Video')}
              {header('photo', 'Photo')}
              {header('fps', 'fps')}
              {header('fieldOfView', 'Field of view')}
              {header('iso', 'ISO')}
              <th scope="col">HDR</th>
              <th scope="col">Stabilization</th>
              <th scope="col">Autofocus</th>
            </tr>
          </thead>
          <tbody>
            {order.slice(0, limit).map((index) => (
              <FormatRow
                key={index}
                format={formats[index]!}
                comparison={explanation.comparisons[index]!}
                isPicked={index === explanation.pick}
              />
            ))}
          </tbody>
        </table>
      </div>
      {order.length === 0 && <p>No format matches. Change one of the choices above the table.</p>}
      {hidden > 0 && (
        <button type="button" className={controls.button} onClick={() => setLimit(limit + rowsPerStep)}>
          {`Show ${Math.min(rowsPerStep, hidden)} more`}
        </button>
      )}
    </div>
  );
});

interface FormatRowProps {
  format: CameraDeviceFormat;
  comparison: Comparison;
  isPicked: boolean;
}

function FormatRow({ format, comparison, isPicked }: FormatRowProps): ReactNode {
  const { index, bestIndex, points, bestTotal, formatTotal, isReplacing } = comparison;
  return (
    <tr className={isPicked ? styles.picked : undefined}>
      <th scope="row">
        {index + 1}
        {isPicked && <strong> picked</strong>}
      </th>
      <td>
        {index === bestIndex ? (
          <span>best so far</span>
        ) : (
          <div>
            <span>{`${formatTotal} : ${bestTotal}`}</span>{' '}
            <span className={layout.note}>{`against format ${bestIndex + 1}`}</span>
            {isReplacing && <span>, now the best</span>}
          </div>
        )}
      </td>
      {points.map(({ key, best, format: own }) => (
        <td key={key}>{index === bestIndex ? '–' : `${own} : ${best}`}</td>
      ))}
      <td>{describeSize(format.videoWidth, format.videoHeight)}</td>
      <td>{describeSize(format.photoWidth, format.photoHeight)}</td>
      <td>
        {round(format.minFps)}–{round(format.maxFps)}
      </td>
      <td>{round(format.fieldOfView)}°</td>
      <td>
        {round(format.minISO)}–{round(format.maxISO)}
      </td>
      <td>{describeHdr(format)}</td>
      <td>{describeStabilization(format)}</td>
      <td>{format.autoFocusSystem}</td>
    </tr>
  );
}
