import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CameraDeviceFormat } from 'react-native-vision-camera';
import { Select } from '../LazyTool/controls';
import { columns, findFormats, sortKeys } from './columns';
import type { Comparison, Explanation } from './explainPick';
import { describePoints } from './FilterList';
import tools from '../LazyTool/tools.module.css';
import styles from './styles.module.css';

interface FormatTableProps {
  formats: readonly CameraDeviceFormat[];
  explanation: Explanation;
}

const rowsPerStep = 50;

/** Lists the formats with the points of each filter. Readers sort, search and extend it. */
export function FormatTable({ formats, explanation: { pick, comparisons } }: FormatTableProps): ReactNode {
  const [sortKey, setSortKey] = useState(sortKeys[0]!);
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(rowsPerStep);
  const found = findFormats(formats, query, sortKey);
  const hidden = found.length - limit;
  const { points } = comparisons[0]!;

  return (
    <div className={tools.part}>
      <p className={tools.heading}>Each format, compared with the best one so far</p>
      <div className={tools.controls}>
        <Select label="Sort by" value={sortKey} options={sortKeys} onChange={setSortKey} />
        <label className={tools.field}>
          <span className={tools.label}>Show only formats with</span>
          <input
            className={tools.input}
            type="search"
            size={26}
            placeholder="for example, 3840 cinematic"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
      </div>
      <p className={tools.note} role="status">
        {(found.length === formats.length ? '' : `${found.length} of `) +
          `${formats.length} formats` +
          (hidden > 0 ? `, showing the first ${limit}` : '')}
      </p>
      <div className={tools.tableScroll} role="region" aria-label="Formats and their points" tabIndex={0}>
        <table className={tools.table}>
          <thead>
            <tr>
              <th scope="col">Format</th>
              <th scope="col">Points : best so far</th>
              {points.map(({ key }, index) => (
                <th key={key} scope="col">
                  {key} <span className={tools.note}>{describePoints(points.length - index)}</span>
                </th>
              ))}
              {columns.map(([label]) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.slice(0, limit).map((index) => (
              <FormatRow
                key={index}
                format={formats[index]!}
                comparison={comparisons[index]!}
                isPicked={index === pick}
              />
            ))}
          </tbody>
        </table>
      </div>
      {hidden > 0 && (
        <button type="button" className={tools.button} onClick={() => setLimit(limit + rowsPerStep)}>
          {`Show ${Math.min(rowsPerStep, hidden)} more`}
        </button>
      )}
    </div>
  );
}

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
            <span className={tools.note}>{`against format ${bestIndex + 1}`}</span>
            {isReplacing && <span>, now the best</span>}
          </div>
        )}
      </td>
      {points.map(({ key, best, format: own }) => (
        <td key={key}>{index === bestIndex ? '–' : `${own} : ${best}`}</td>
      ))}
      {columns.map(([label, describe]) => (
        <td key={label}>{describe(format)}</td>
      ))}
    </tr>
  );
}
