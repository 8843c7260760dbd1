import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Orientation, OutputOrientation } from 'react-native-vision-camera';
import { Check, Choice } from '../LazyTool/controls';
import layout from '../LazyTool/layout.module.css';
import { PhoneDrawing, PhotoDrawing } from './drawings';
import { simulateOrientation } from './simulateOrientation';
import styles from './styles.module.css';

const directions = [
  { value: 'portrait', label: 'upright' },
  { value: 'landscape-left', label: 'turned right' },
  { value: 'portrait-upside-down', label: 'upside down' },
  { value: 'landscape-right', label: 'turned left' },
] as const satisfies readonly { value: Orientation; label: string }[];

const outputs = [
  { value: 'device', label: 'device' },
  { value: 'preview', label: 'preview' },
] as const satisfies readonly { value: OutputOrientation; label: string }[];

/** The interactive orientation simulator. */
export default function Tool(): ReactNode {
  const [held, setHeld] = useState<Orientation>('landscape-left');
  const [isScreenLocked, setIsScreenLocked] = useState(true);
  const [outputOrientation, setOutputOrientation] = useState<OutputOrientation>('device');
  const report = simulateOrientation({ held, isScreenLocked, outputOrientation });
  const inGallery = report.viewerTurn === report.uprightTurn ? 'upright' : 'not upright';
  const onServer = report.uprightTurn === 0 ? 'upright' : 'not upright';

  const values = [
    ['onPreviewOrientationChanged', report.previewOrientation],
    ['onOutputOrientationChanged', report.outputOrientation],
    ['onUIRotationChanged', `${report.uiRotation}°`],
    ['Frame.orientation', report.frameOrientation],
    ['EXIF orientation of the photo', `${report.exifFlag} (turn by ${report.viewerTurn}°)`],
    ['PhotoFile.orientation, Android', report.photoOrientation.android],
    ['PhotoFile.orientation, iOS', report.photoOrientation.ios],
  ];

  return (
    <div className={layout.tool}>
      <Choice label="The phone is" value={held} options={directions} onChange={setHeld} />
      <div className={layout.controls}>
        <Choice
          label="outputOrientation"
          value={outputOrientation}
          options={outputs}
          onChange={setOutputOrientation}
        />
        <Check label="Screen locked to portrait" isChecked={isScreenLocked} onChange={setIsScreenLocked} />
      </div>
      <div className={styles.drawings}>
        <figure>
          <PhoneDrawing held={held} preview={report.previewOrientation} uiRotation={report.uiRotation} />
          <figcaption>the phone, its preview and a button “A” that follows onUIRotationChanged</figcaption>
        </figure>
        <figure>
          <PhotoDrawing
            pixelTurn={report.uprightTurn}
            viewerTurn={report.viewerTurn}
            label={`The photo in a gallery, ${inGallery}`}
          />
          <figcaption>the photo where the flag is read</figcaption>
        </figure>
        <figure>
          <PhotoDrawing
            pixelTurn={report.uprightTurn}
            viewerTurn={0}
            label={`The photo on a server, ${onServer}`}
          />
          <figcaption>the photo on a server that ignores the flag</figcaption>
        </figure>
      </div>
      <p className={layout.result} role="status">
        Output {report.outputOrientation}: the photo is {inGallery} in a gallery, {onServer} on a server that
        ignores the flag.
      </p>
      <div className={layout.scroll} role="region" aria-label="Orientations of this phone" tabIndex={0}>
        <table className={`${layout.table} ${layout.wrapping}`}>
          <thead>
            <tr>
              <th scope="col">Value</th>
              <th scope="col">Back camera</th>
            </tr>
          </thead>
          <tbody>
            {values.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={layout.note}>
        Assumed: the sensor is mounted as in most phones, and the phone writes the pixels as the sensor
        delivers them. Some Android phones turn the pixels themselves and write the flag 1.
      </p>
    </div>
  );
}
