import { useId } from 'react';
import type { ReactNode } from 'react';
import { describeProvenance, issueUrl, samplePhones, type SampleCamera } from 'vision-camera-phone/devices';
import { RadioGroup, Select } from '../LazyTool/controls';
import type { ParsedDevices } from './parseDevices';
import tools from '../LazyTool/tools.module.css';
import styles from './styles.module.css';

export type Source = 'sample' | 'paste';

interface DevicePickerProps {
  source: Source;
  onSource: (source: Source) => void;
  sample: SampleCamera;
  onSample: (key: string) => void;
  text: string;
  onText: (text: string) => void;
  parsed: ParsedDevices;
  /** True if `parsed` has errors to show. It can lag behind `text`. */
  hasErrors: boolean;
  deviceIndex: number;
  onDeviceIndex: (index: number) => void;
}

const sources = [
  { value: 'sample', label: 'Sample device' },
  { value: 'paste', label: 'Your device (JSON)' },
] as const;

/** Lets readers choose a sample camera or paste a device. */
export function DevicePicker(props: DevicePickerProps): ReactNode {
  return (
    <div className={tools.part}>
      <RadioGroup label="Device" value={props.source} options={sources} onChange={props.onSource} />
      {props.source === 'sample' ? <SamplePicker {...props} /> : <PasteBox {...props} />}
    </div>
  );
}

function SamplePicker({ sample, onSample }: DevicePickerProps): ReactNode {
  const id = useId();
  return (
    <>
      <label className={tools.label} htmlFor={id}>
        Sample camera
      </label>
      <select
        className={tools.input}
        id={id}
        value={sample.key}
        onChange={(event) => onSample(event.target.value)}
      >
        {samplePhones.map((phone) => (
          <optgroup key={phone.key} label={phone.label}>
            {phone.cameras.map((camera) => (
              <option key={camera.key} value={camera.key}>
                {phone.label}: {camera.label} ({camera.device.formats.length} formats)
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Provenance camera={sample} />
    </>
  );
}

/** Says which values of a sample camera come from a bug report, and links it. */
function Provenance({ camera }: { camera: SampleCamera }): ReactNode {
  return (
    <p className={tools.note}>
      <span>{describeProvenance(camera).replaceAll('`', '')}</span>
      {camera.reportedInIssue !== null && (
        <span>
          {' '}
          <a href={issueUrl(camera.reportedInIssue)}>{`Read issue #${camera.reportedInIssue}`}</a>
        </span>
      )}
    </p>
  );
}

function PasteBox({
  text,
  onText,
  parsed,
  hasErrors,
  deviceIndex,
  onDeviceIndex,
}: DevicePickerProps): ReactNode {
  const id = useId();
  const options = parsed.devices.map((device, index) => ({
    value: String(index),
    label: `${device.name ?? `Device ${index + 1}`} (${device.formats.length} ${device.formats.length === 1 ? 'format' : 'formats'})`,
  }));
  return (
    <>
      <label className={tools.label} htmlFor={id}>
        Device or device list as JSON
      </label>
      <textarea
        className={styles.paste}
        id={id}
        rows={6}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-invalid={hasErrors}
        aria-describedby={`${id}-help`}
        placeholder='{"id": "0", "formats": [ … ]}'
        onChange={(event) => onText(event.target.value)}
      />
      <p className={tools.note} id={`${id}-help`}>
        Paste the output of <code translate="no">JSON.stringify(device)</code>. It stays in this browser.
      </p>
      <div role="alert">
        {hasErrors && (
          <ul className={tools.result}>
            {parsed.errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        )}
      </div>
      {parsed.notes.length > 0 && !hasErrors && (
        <ul className={tools.note}>
          {parsed.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {options.length > 1 && (
        <Select
          label="Device"
          value={String(deviceIndex)}
          options={options}
          onChange={(value) => onDeviceIndex(Number(value))}
        />
      )}
    </>
  );
}
