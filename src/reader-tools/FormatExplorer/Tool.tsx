import { useEffect, useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { describeProvenance, issueUrl, samplePhones, type SampleCamera } from 'vision-camera-phone/devices';
import CopyButton from '../../ui/CopyButton';
import { Select } from '../LazyTool/controls';
import { TypeScriptCode } from '../LazyTool/TypeScriptCode';
import tools from '../LazyTool/tools.module.css';
import { explainPick } from './explainPick';
import { FilterList } from './FilterList';
import type { Filter } from './filters';
import { FormatTable } from './FormatTable';
import { fromHash, toHash } from './linkState';
import { parseDevices, type Device } from './parseDevices';
import { PickedFormat } from './PickedFormat';
import styles from './styles.module.css';
import { toTypeScript } from './toTypeScript';

interface Camera {
  key: string;
  label: string;
  device: Device;
  sample?: SampleCamera;
}

const sampleCameras = samplePhones.flatMap((phone) =>
  phone.cameras.map((sample): Camera => ({
    key: sample.key,
    label: `${phone.label}: ${sample.label} (${sample.device.formats.length} formats)`,
    device: sample.device,
    sample,
  })),
);

const pastedKey = (index: number) => `pasted ${index}`;

const firstFilters: readonly Filter[] = [
  ['videoResolution', { width: 1920, height: 1080 }],
  ['fps', 60],
  ['videoHdr', true],
];

/** The interactive format explorer. */
export default function Tool(): ReactNode {
  const [chosenKey, setChosenKey] = useState(sampleCameras[0]!.key);
  const [text, setText] = useState('');
  const [isPasting, setIsPasting] = useState(false);
  const [filters, setFilters] = useState(firstFilters);
  const [linkError, setLinkError] = useState('');
  const helpId = useId();

  const { devices, problems } = useMemo(() => parseDevices(text), [text]);
  const cameras = [
    ...devices.map((device, index): Camera => ({
      key: pastedKey(index),
      label: `Pasted: ${device.name}`,
      device,
    })),
    ...sampleCameras,
  ];
  const { key, device, sample } = cameras.find((camera) => camera.key === chosenKey) ?? sampleCameras[0]!;
  const explanation = explainPick(device.formats, filters);
  const code = toTypeScript(device, filters);

  const paste = (json: string) => {
    setText(json);
    setChosenKey(pastedKey(0));
  };

  useEffect(() => {
    const restore = async () => {
      try {
        const state = await fromHash(window.location.hash);
        if (!state) return;
        setLinkError('');
        setFilters(state.filters);
        if (typeof state.camera !== 'string') {
          paste(JSON.stringify(state.camera, null, 2));
          setIsPasting(true);
        } else if (sampleCameras.some(({ key }) => key === state.camera)) {
          setChosenKey(state.camera);
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

  const getLink = async () => {
    const hash = await toHash({ camera: sample ? key : device, filters: [...filters] });
    window.history.replaceState(window.history.state, '', hash);
    return window.location.href;
  };

  return (
    <div className={tools.tool}>
      <div role="alert">{linkError && <p className={tools.result}>{linkError}</p>}</div>
      <div className={tools.part}>
        <Select
          label="Camera"
          value={key}
          options={cameras.map((camera) => camera.key)}
          describe={(option) => cameras.find((camera) => camera.key === option)!.label}
          onChange={setChosenKey}
        />
        {sample && (
          <p className={tools.note}>
            <span>{describeProvenance(sample).replaceAll('`', '')}</span>{' '}
            {sample.reportedInIssue !== null && (
              <a href={issueUrl(sample.reportedInIssue)}>{`Read issue #${sample.reportedInIssue}`}</a>
            )}
          </p>
        )}
        <details open={isPasting} onToggle={({ currentTarget }) => setIsPasting(currentTarget.open)}>
          <summary className={styles.summary}>Paste your device</summary>
          <div className={tools.part}>
            <label className={tools.field}>
              <span className={tools.label}>Device or device list as JSON</span>
              <textarea
                className={styles.paste}
                rows={6}
                wrap="off"
                spellCheck={false}
                autoComplete="off"
                aria-invalid={problems.length > 0}
                aria-describedby={helpId}
                placeholder='{"id": "0", "formats": [ … ]}'
                value={text}
                onChange={({ target }) => paste(target.value)}
              />
            </label>
            <p className={tools.note} id={helpId}>
              Paste the output of <code translate="no">JSON.stringify(device)</code>. It stays in this
              browser.
            </p>
            <div role="alert">
              {problems.length > 0 && (
                <ul className={tools.result}>
                  {problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        </details>
      </div>
      <FilterList filters={filters} onFilters={setFilters} />
      <PickedFormat formats={device.formats} explanation={explanation} />
      <TypeScriptCode code={code}>
        <CopyButton
          className={tools.button}
          label="Copy link"
          read={getLink}
          onError={(error) => `Not copied: ${(error as Error).message}`}
        />
      </TypeScriptCode>
      <FormatTable key={key} formats={device.formats} explanation={explanation} />
    </div>
  );
}
