import { useEffect, useRef, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import { Camera, useCameraDevice, type Point } from 'react-native-vision-camera';
import { CameraStatus } from './CameraStatus';
import { describeProblem } from './describeProblem';
import { FocusArea } from './FocusArea';
import { PhotoReview } from './PhotoReview';
import { useIsForeground } from './useIsForeground';
import { ZoomButtons } from './ZoomButtons';

interface Props {
  startOver: () => void;
  parcel: string;
  proofs: string[];
  onKeep: (uri: string) => void;
  onRecord: () => void;
  onScan: () => void;
}

export function ParcelCamera({ startOver, parcel, proofs, onKeep, onRecord, onScan }: Props) {
  const camera = useRef<Camera>(null);
  const isTaking = useRef(false);
  const device = useCameraDevice('back', {
    physicalDevices: ['ultra-wide-angle-camera', 'wide-angle-camera', 'telephoto-camera'],
  });
  const isForeground = useIsForeground();
  const [isReady, setIsReady] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [factor, setFactor] = useState(1);
  const [photo, setPhoto] = useState<string>();
  const [message, setMessage] = useState('');
  const [cameraError, setCameraError] = useState('');
  const [presses, setPresses] = useState(0);
  const [restsSince, setRestsSince] = useState<number>();
  const isResting = restsSince === presses;
  useEffect(() => {
    const timer = setTimeout(() => setRestsSince(presses), 5000);
    return () => clearTimeout(timer);
  }, [presses]);

  const takePhoto = async () => {
    setPresses(presses + 1);
    if (isTaking.current) return;
    isTaking.current = true;
    setIsBusy(true);
    setMessage('');
    try {
      const { path } = await camera.current!.takePhoto();
      setPhoto(path.startsWith('file://') ? path : `file://${path}`);
      // The camera pauses now. Android only says so when it starts again.
      setIsReady(false);
    } catch (error) {
      setMessage(describeProblem(error, "The photo wasn't saved. Check your storage, then take it again."));
    } finally {
      isTaking.current = false;
      setIsBusy(false);
    }
  };

  const focus = async (point: Point) => {
    try {
      await camera.current?.focus(point);
    } catch {
      // On Android, the next tap cancels this one, and that costs nobody a photo.
    }
  };

  return (
    <View style={styles.screen}>
      <View style={styles.preview}>
        {device != null && (
          <Camera
            ref={camera}
            style={StyleSheet.absoluteFill}
            device={device}
            photo={true}
            zoom={isReady ? factor * device.neutralZoom : device.neutralZoom}
            isActive={isBusy || (isForeground && photo == null && !isResting)}
            onStarted={() => setIsReady(true)}
            onStopped={() => setIsReady(false)}
            onPreviewStarted={() => setCameraError('')}
            onError={(error) =>
              setCameraError(
                describeProblem(error, "The camera doesn't work. Close other camera apps, then try again."),
              )
            }
          />
        )}
        <FocusArea disabled={!isReady || device?.supportsFocus !== true} onFocus={focus} />
      </View>
      <View style={styles.bar}>
        <CameraStatus isMissing={device == null} error={cameraError} startOver={startOver} />
        {message !== '' && <Text style={styles.text}>{message}</Text>}
        <Text style={styles.text}>Parcel: {parcel || 'not scanned yet'}</Text>
        <Text style={styles.text}>Proofs kept: {proofs.length}</Text>
        {device != null && (
          <ZoomButtons
            device={device}
            factor={factor}
            onSelect={(next) => {
              setFactor(next);
              setPresses(presses + 1);
            }}
          />
        )}
        <Button title="Take photo" disabled={!isReady || isBusy} onPress={takePhoto} />
        {isResting && <Button title="Wake up" onPress={() => setPresses(presses + 1)} />}
        <Button title="Handover" disabled={isBusy} onPress={onRecord} />
        <Button title="Scan code" disabled={isBusy} onPress={onScan} />
      </View>
      {photo != null && (
        <PhotoReview
          uri={photo}
          onRetake={() => setPhoto(undefined)}
          onKeep={() => {
            onKeep(photo);
            setPhoto(undefined);
          }}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: 'black' },
  preview: { flex: 1 },
  bar: { gap: 12, padding: 16, paddingBottom: 40 },
  text: { color: 'white', textAlign: 'center' },
});
