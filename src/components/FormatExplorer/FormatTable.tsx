import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import type { CameraDeviceFormat } from 'react-native-vision-camera';
import { describeHdr, describePoints, describeSize, describeStabilization, round } from './describeFormat';
import type { Comparison, Explanation } from './explainPick';
import styles from './styles.module.css';

interface FormatTableProps {
  formats: readonly CameraDeviceFormat[];
  explanation: Explanation;
}

const rowsPerStep = 50;

/** Lists the formats in the library's order, with the points of each filter. Long lists are shown in steps. */
export const FormatTable = memo(function FormatTable({ formats, explanation }: FormatTableProps): ReactNode {
  const [limit, setLimit] = useState(rowsPerStep);
  const { pick, comparisons } = explanation;
  const hidden = formats.length - limit;
  return (
    <div className={styles.part}>
      <p className={styles.heading}>Each format, compared with the best one so far</p>
      <div className={styles.tableScroll} role="region" aria-label="Formats and their points" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Format</th>
              <th scope="col">Points : best so far</th>
              {comparisons[0]?.points.map(({ key, priority }) => (
                <th key={key} scope="col">
                  {key} <span className={styles.note}>{describePoints(priority)}</span>
                </th>
              ))}
              {['Video', 'Photo', 'fps', 'Field of view', 'ISO', 'HDR', 'Stabilization', 'Autofocus'].map(
                (label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {comparisons.slice(0, limit).map((comparison) => (
              <FormatRow
                key={comparison.index}
                format={formats[comparison.index]!}
                comparison={comparison}
                isPicked={comparison.index === pick}
              />
            ))}
          </tbody>
        </table>
      </div>
      {hidden > 0 && (
        <button type="button" className={styles.button} onClick={() => setLimit(limit + rowsPerStep)}>
          {`Show ${Math.min(rowsPerStep, hidden)} more of ${formats.length}`}
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
            <span className={styles.note}>{`against format ${bestIndex + 1}`}</span>
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
