import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { CameraDevice } from 'react-native-vision-camera';
import { samplePhones } from '../../data/sampleDevices';
import CopyButton from '../CopyButton';
import { DevicePicker } from './DevicePicker';
import type { Source } from './DevicePicker';
import { explainPick } from './explainPick';
import { FilterList } from './FilterList';
import { toFormatFilters } from './filterList';
import type { FilterRow } from './filterList';
import { FormatTable } from './FormatTable';
import { fromHash, toHash } from './linkState';
import { parseDevices } from './parseDevices';
import { Pick } from './Pick';
import styles from './styles.module.css';
import { toTypeScript } from './toTypeScript';

const cameras = samplePhones.flatMap((phone) => phone.cameras);

const firstRows: FilterRow[] = [
  { id: 1, key: 'videoResolution', value: { width: 1920, height: 1080 } },
  { id: 2, key: 'fps', value: 60 },
  { id: 3, key: 'videoHdr', value: true },
];

/** Returns the devices in pasted text, or what's wrong with it. */
function readPaste(text: string): { devices: CameraDevice[]; error: string } {
  if (text.trim() === '') return { devices: [], error: '' };
  try {
    return { devices: parseDevices(text), error: '' };
  } catch (error) {
    return { devices: [], error: (error as Error).message };
  }
}

/** The interactive format explorer. */
export default function Tool(): ReactNode {
  const [source, setSource] = useState<Source>('sample');
  const [sampleKey, setSampleKey] = useState(cameras[0]!.key);
  const [text, setText] = useState('');
  const [deviceIndex, setDeviceIndex] = useState(0);
  const [rows, setRows] = useState(firstRows);
  const [linkError, setLinkError] = useState('');

  const sample = cameras.find(({ key }) => key === sampleKey)!;
  const shownText = useDeferredValue(text);
  const pasted = useMemo(() => readPaste(shownText), [shownText]);
  const device = source === 'sample' ? sample.device : pasted.devices[deviceIndex];
  const filters = useMemo(() => toFormatFilters(rows), [rows]);
  const explanation = useMemo(() => device && explainPick(device, filters), [device, filters]);

  useEffect(() => {
    const restore = async () => {
      try {
        const state = await fromHash(window.location.hash);
        if (!state) return;
        setLinkError('');
        // New keys, so that fields show the values of the link.
        setRows((old) => {
          const lastId = Math.max(0, ...old.map(({ id }) => id));
          return state.filters.map((filter, index) => ({ ...filter, id: lastId + index + 1 }));
        });
        if (typeof state.camera !== 'string') {
          setSource('paste');
          setText(JSON.stringify(state.camera, null, 2));
          setDeviceIndex(0);
        } else if (cameras.some(({ key }) => key === state.camera)) {
          setSource('sample');
          setSampleKey(state.camera);
        } else {
          setLinkError(
            `The link is for the sample camera "${state.camera}", but it no longer exists. Choose another one.`,
          );
        }
      } catch (error) {
        setLinkError((error as Error).message);
      }
    };
    void restore();
    const onHashChange = () => void restore();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  const code = toTypeScript(filters);
  return (
    <div className={styles.tool}>
      <div role="alert">{linkError && <p className={styles.error}>{linkError}</p>}</div>
      <DevicePicker
        source={source}
        onSource={setSource}
        sample={sample}
        onSample={setSampleKey}
        text={text}
        onText={(value) => {
          setText(value);
          setDeviceIndex(0);
        }}
        error={pasted.error}
        devices={pasted.devices}
        deviceIndex={deviceIndex}
        onDeviceIndex={setDeviceIndex}
      />
      <FilterList rows={rows} onRows={setRows} />
      {device && explanation ? (
        <>
          <Pick device={device} rows={rows} explanation={explanation} />
          <div className={styles.part}>
            <pre translate="no" className={styles.code} tabIndex={0} role="region" aria-label="TypeScript">
              <code>{code}</code>
            </pre>
            <div className={styles.row}>
              <CopyButton className={styles.button} label="Copy TypeScript" read={() => code} />
              <CopyButton
                className={styles.button}
                label="Copy link"
                read={async () => {
                  const camera = source === 'sample' ? sampleKey : device;
                  const hash = await toHash({ camera, filters: rows });
                  window.history.replaceState(window.history.state, '', hash);
                  return window.location.href;
                }}
              />
            </div>
          </div>
          <FormatTable
            key={`${source} ${sampleKey} ${deviceIndex}`}
            formats={device.formats}
            explanation={explanation}
          />
        </>
      ) : (
        <p>Paste a device to see which format the library picks.</p>
      )}
    </div>
  );
}
