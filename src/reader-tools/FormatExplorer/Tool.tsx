import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { CameraDevice } from 'react-native-vision-camera';
import { samplePhones } from 'vision-camera-phone/devices';
import { sampleWindow } from '../browser-runtime/reactNative';
import CopyButton from '../../ui/CopyButton';
import { DevicePicker } from './DevicePicker';
import type { Source } from './DevicePicker';
import { explainPick } from './explainPick';
import { FilterList } from './FilterList';
import { toFormatFilters } from './filters';
import type { FilterRow, Size } from './filters';
import { FormatTable } from './FormatTable';
import { fromHash, toHash } from './linkState';
import { parseDevices } from './parseDevices';
import { Pick } from './Pick';
import tools from '../LazyTool/tools.module.css';
import { toTypeScript } from './toTypeScript';

const cameras = samplePhones.flatMap((phone) => phone.cameras);

const firstRows: FilterRow[] = [
  { id: 1, key: 'videoResolution', value: { width: 1920, height: 1080 } },
  { id: 2, key: 'fps', value: 60 },
  { id: 3, key: 'videoHdr', value: true },
];

/** The interactive format explorer. */
export default function Tool(): ReactNode {
  const [source, setSource] = useState<Source>('sample');
  const [sampleKey, setSampleKey] = useState(cameras[0]!.key);
  const [text, setText] = useState('');
  const [deviceIndex, setDeviceIndex] = useState(0);
  const [rows, setRows] = useState(firstRows);
  const [appWindow, setAppWindow] = useState<Size>(sampleWindow);
  const [linkError, setLinkError] = useState('');

  const sample = cameras.find(({ key }) => key === sampleKey)!;
  const shownText = useDeferredValue(text);
  const parsed = useMemo(() => parseDevices(shownText), [shownText]);
  const device: CameraDevice | undefined = source === 'sample' ? sample.device : parsed.devices[deviceIndex];
  const filters = useMemo(() => toFormatFilters(rows), [rows]);
  const explanation = useMemo(() => device && explainPick(device, filters), [device, filters]);

  useEffect(() => {
    const restore = async () => {
      try {
        const state = await fromHash(window.location.hash);
        if (!state) return;
        setLinkError('');
        setRows(state.filters.map((filter, index) => ({ ...filter, id: index + 1 })));
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
        setLinkError(error instanceof Error ? error.message : String(error));
      }
    };
    void restore();
    const onHashChange = () => void restore();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  const getLink = async () => {
    if (!device) throw new Error('fix the errors in the pasted device first.');
    const hash = await toHash({ camera: source === 'sample' ? sampleKey : device, filters: rows });
    window.history.replaceState(window.history.state, '', hash);
    return window.location.href;
  };

  const code = toTypeScript(device ?? {}, filters, appWindow);
  return (
    <div className={tools.tool}>
      <div role="alert">{linkError && <p className={tools.result}>{linkError}</p>}</div>
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
        parsed={parsed}
        hasErrors={shownText !== '' && parsed.errors.length > 0}
        deviceIndex={deviceIndex}
        onDeviceIndex={setDeviceIndex}
      />
      <FilterList rows={rows} onRows={setRows} window={appWindow} onWindow={setAppWindow} />
      {device && explanation ? (
        <>
          <Pick device={device} rows={rows} explanation={explanation} />
          <div className={tools.part}>
            <pre translate="no" className={tools.code} tabIndex={0} role="region" aria-label="TypeScript">
              <code>{code}</code>
            </pre>
            <div className={tools.row}>
              <CopyButton className={tools.button} label="Copy TypeScript" read={() => code} />
              <CopyButton
                className={tools.button}
                label="Copy link"
                read={getLink}
                onError={(error) => `Not copied: ${(error as Error).message}`}
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
