import { memo, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { CameraDeviceFormat } from 'react-native-vision-camera';
import { Select, toOptions } from '../LazyTool/controls';
import { columns, limits, sortFormats } from './columns';
import type { TableView } from './columns';
import { describePoints } from './describeFormat';
import type { Comparison, Explanation } from './explainPick';
import tools from '../LazyTool/tools.module.css';
import styles from './styles.module.css';

interface FormatTableProps {
  formats: readonly CameraDeviceFormat[];
  explanation: Explanation;
}

const rowsPerStep = 50;
/** Sorts formats in list order. */
const firstColumn = 'Format';
const signs = { none: '↕', ascending: '↑', descending: '↓' };

/** Lists the formats with the points of each filter. Readers sort, limit and extend it. */
export const FormatTable = memo(function FormatTable({ formats, explanation }: FormatTableProps): ReactNode {
  const [view, setView] = useState<TableView>({ sortBy: firstColumn });
  const [limit, setLimit] = useState(rowsPerStep);
  const order = useMemo(() => sortFormats(formats, view), [formats, view]);
  const filters = explanation.comparisons[0]?.points ?? [];
  const hidden = order.length - limit;
  const header = (label: string) => {
    const isSorted = view.sortBy === label;
    const direction = !isSorted ? 'none' : view.isDescending ? 'descending' : 'ascending';
    const isDescending = isSorted ? !view.isDescending : label !== firstColumn;
    return (
      <th key={label} scope="col" aria-sort={direction}>
        <button
          type="button"
          className={`clean-btn ${styles.sort}`}
          onClick={() => setView({ ...view, sortBy: label, isDescending })}
        >
          {label}
          <span aria-hidden="true">{signs[direction]}</span>
        </button>
      </th>
    );
  };

  return (
    <div className={tools.part}>
      <p className={tools.heading}>Each format, compared with the best one so far</p>
      <div className={tools.grid4}>
        {Object.entries(limits).map(([label, choices]) => (
          <Select
            key={label}
            label={label}
            value={view.chosen?.[label] ?? Object.keys(choices)[0]!}
            options={toOptions(Object.keys(choices))}
            onChange={(choice) => setView({ ...view, chosen: { ...view.chosen, [label]: choice } })}
          />
        ))}
      </div>
      <p className={tools.note} role="status">
        {(order.length === formats.length ? '' : `${order.length} of `) +
          `${formats.length} formats` +
          (hidden > 0 ? `, showing the first ${limit}` : '')}
      </p>
      <div className={tools.tableScroll} role="region" aria-label="Formats and their points" tabIndex={0}>
        <table className={tools.table}>
          <thead>
            <tr>
              {header(firstColumn)}
              <th scope="col">Points : best so far</th>
              {filters.map(({ key, priority }) => (
                <th key={key} scope="col">
                  {key} <span className={tools.note}>{describePoints(priority)}</span>
                </th>
              ))}
              {columns.map(([label, , rank]) =>
                rank ? (
                  header(label)
                ) : (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ),
              )}
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
        <button type="button" className={tools.button} onClick={() => setLimit(limit + rowsPerStep)}>
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
            <span className={tools.note}>{`against format ${bestIndex + 1}`}</span>
            {isReplacing && <span>, now the best</span>}
          </div>
        )}
      </td>
      {points.map(({ key, best, format: own }) => (
        <td key={key}>{index === bestIndex ? '–' : `${own} : ${best}`}</td>
      ))}
      {columns.map(([label, text]) => (
        <td key={label}>{text(format)}</td>
      ))}
    </tr>
  );
}
