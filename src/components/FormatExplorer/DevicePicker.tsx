import { useId } from 'react';
import type { ReactNode } from 'react';
import type { CameraDevice } from 'react-native-vision-camera';
import { describeProvenance, issueUrl, samplePhones } from '../../data/sampleDevices';
import type { SampleCamera } from '../../data/sampleDevices';
import { RadioGroup, Select } from './controls';
import styles from './styles.module.css';

export type Source = 'sample' | 'paste';

interface DevicePickerProps {
  source: Source;
  onSource: (source: Source) => void;
  sample: SampleCamera;
  onSample: (key: string) => void;
  text: string;
  onText: (text: string) => void;
  /** What's wrong with the text, or ''. */
  error: string;
  /** The pasted devices. */
  devices: readonly CameraDevice[];
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
    <div className={styles.part}>
      <RadioGroup label="Device" value={props.source} options={sources} onChange={props.onSource} />
      {props.source === 'sample' ? <SamplePicker {...props} /> : <PasteBox {...props} />}
    </div>
  );
}

function SamplePicker({ sample, onSample }: DevicePickerProps): ReactNode {
  const id = useId();
  const { reportedInIssue } = sample;
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        Sample camera
      </label>
      <select
        className={styles.select}
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
      <p className={styles.note}>
        <span>{describeProvenance(sample).replaceAll('`', '')}</span>
        {reportedInIssue !== null && (
          <span>
            {' '}
            <a href={issueUrl(reportedInIssue)}>{`Read issue #${reportedInIssue}`}</a>
          </span>
        )}
      </p>
    </>
  );
}

function PasteBox({
  text,
  onText,
  error,
  devices,
  deviceIndex,
  onDeviceIndex,
}: DevicePickerProps): ReactNode {
  const id = useId();
  const options = devices.map(({ name, formats }, index) => ({
    value: String(index),
    label: `${name} (${formats.length} ${formats.length === 1 ? 'format' : 'formats'})`,
  }));
  return (
    <>
      <label className={styles.label} htmlFor={id}>
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
        aria-invalid={error !== ''}
        aria-describedby={`${id}-help`}
        placeholder='{"id": "0", "formats": [ … ]}'
        onChange={(event) => onText(event.target.value)}
      />
      <p className={styles.note} id={`${id}-help`}>
        Paste the output of <code translate="no">JSON.stringify(device)</code>. It stays in this browser.
      </p>
      <div role="alert">{error && <p className={styles.error}>{error}</p>}</div>
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
