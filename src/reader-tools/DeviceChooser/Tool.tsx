import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CameraPosition, PhysicalCameraDeviceType } from 'react-native-vision-camera';
import { issueUrl, samplePhones, type SampleCamera } from 'vision-camera-phone/devices';
import { Select } from '../LazyTool/controls';
import { TypeScriptCode } from '../LazyTool/TypeScriptCode';
import tools from '../LazyTool/tools.module.css';
import { explainDevice } from './explainDevice';
import type { DeviceComparison } from './explainDevice';
import { fieldsOfView } from './fieldsOfView';
import { LensDrawing } from './LensDrawing';
import styles from './styles.module.css';

const positions: readonly CameraPosition[] = ['back', 'front', 'external'];
const lenses = ['ultra-wide-angle-camera', 'wide-angle-camera', 'telephoto-camera'] as const;

const findPhone = (key: string) => samplePhones.find((phone) => phone.key === key)!;

/** The interactive device chooser. */
export default function Tool(): ReactNode {
  const [phoneKey, setPhoneKey] = useState('iphone-13');
  const [position, setPosition] = useState<CameraPosition>('back');
  const [wanted, setWanted] = useState<readonly PhysicalCameraDeviceType[]>([]);

  const phone = findPhone(phoneKey);
  const angles = fieldsOfView(phone);
  const filter = wanted.length > 0 ? { physicalDevices: [...wanted] } : {};
  const devices = phone.cameras.map(({ device }) => device);
  const { pick, comparisons } = explainDevice(devices, position, filter);
  const picked = phone.cameras.find(({ device }) => device === pick);
  const argument =
    wanted.length > 0
      ? `, {
    physicalDevices: [${wanted.map((lens) => `'${lens}'`).join(', ')}],
  }`
      : '';
  const code = `import { useCameraDevice } from 'react-native-vision-camera';

export function useDevice() {
  return useCameraDevice('${position}'${argument});
}
`;

  return (
    <div className={tools.tool}>
      <div className={tools.controls}>
        <Select
          label="Sample phone"
          value={phoneKey}
          options={samplePhones.map(({ key }) => key)}
          describe={(key) => findPhone(key).label}
          onChange={setPhoneKey}
        />
        <Select label="Position" value={position} options={positions} onChange={setPosition} />
      </div>
      <fieldset className={styles.lenses}>
        <legend className={tools.label}>Physical devices in the filter (optional)</legend>
        {lenses.map((lens) => (
          <label key={lens} className={styles.lens}>
            <input
              type="checkbox"
              checked={wanted.includes(lens)}
              onChange={({ target }) =>
                setWanted(
                  lenses.filter((other) => (other === lens ? target.checked : wanted.includes(other))),
                )
              }
            />
            {lens}
          </label>
        ))}
      </fieldset>
      <p className={tools.result} role="status">
        {picked
          ? `Picked: ${picked.label}, “${picked.device.name}”.`
          : `Returns undefined. This phone doesn't have ${position === 'external' ? 'an external' : `a ${position}`} camera.`}
      </p>
      <TypeScriptCode code={code} />
      {comparisons.length > 0 && (
        <p className={tools.heading}>Each camera, compared with the best one so far</p>
      )}
      <ul className={tools.list}>
        {comparisons.map((comparison, index) => {
          const camera = phone.cameras.find(({ device }) => device === comparison.device)!;
          const best = phone.cameras.find(({ device }) => device === comparison.best)!;
          const isPicked = comparison.device === pick;
          return (
            <li key={camera.key} className={styles.camera} data-picked={isPicked}>
              <LensDrawing device={comparison.device} fieldsOfView={angles} />
              <div className={tools.part}>
                <p>
                  <strong>{camera.label}</strong>
                  {isPicked && <span>, picked</span>}
                </p>
                <p className={tools.note}>
                  {comparison.device.physicalDevices.join(' + ')} · hardwareLevel{' '}
                  {comparison.device.hardwareLevel} · <Origin camera={camera} />
                </p>
                <p>{index === 0 ? 'Starts as the best.' : describe(comparison, best.label)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className={tools.note}>
        Each lens is drawn with the widest fieldOfView of the back camera that has only that lens, even for
        front cameras. If the phone doesn't list such a camera, the drawing uses a typical angle.
      </p>
    </div>
  );
}

/** Links the report of a camera, or says that its values are assumed. */
function Origin({ camera: { reportedInIssue } }: { camera: SampleCamera }): ReactNode {
  if (reportedInIssue === null) return 'assumed values';
  return <a href={issueUrl(reportedInIssue)}>reported in issue #{reportedInIssue}</a>;
}

/** Lists the points that each rule gives both devices. */
function describe({ rules, deviceTotal, bestTotal, isReplacing }: DeviceComparison, best: string): string {
  const parts = rules
    .filter((rule) => rule.device !== 0 || rule.best !== 0)
    .map(({ rule, device, best: points }) => `${rule} ${sign(device)} : ${sign(points)}`);
  const outcome = isReplacing
    ? 'becomes the best so far'
    : deviceTotal === bestTotal
      ? 'a tie, so the earlier one stays'
      : 'stays behind';
  return `${deviceTotal} : ${bestTotal} points against “${best}”: ${outcome} (${parts.join('; ') || 'no rule gives points'}).`;
}

function sign(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
