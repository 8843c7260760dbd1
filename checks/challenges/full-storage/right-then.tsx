import { useRef, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import { Camera, useCameraDevice } from 'react-native-vision-camera';
import { PhotoReview } from './PhotoReview';
import { useIsForeground } from './useIsForeground';

interface Props {
  startOver: () => void;
  proofs: string[];
  onKeep: (uri: string) => void;
}

export function ParcelCamera({ startOver, proofs, onKeep }: Props) {
  const camera = useRef<Camera>(null);
  const isTaking = useRef(false);
  const device = useCameraDevice('back');
  const isForeground = useIsForeground();
  const [isReady, setIsReady] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [photo, setPhoto] = useState<string>();
  const [message, setMessage] = useState('');
  const [cameraError, setCameraError] = useState('');

  const takePhoto = () => {
    if (isTaking.current) return;
    isTaking.current = true;
    setIsBusy(true);
    setMessage('');
    camera
      .current!.takePhoto()
      .then(
        ({ path }) => {
          setPhoto(path.startsWith('file://') ? path : `file://${path}`);
          setIsReady(false);
        },
        () => setMessage('This photo could not be saved. Free up some space.'),
      )
      .finally(() => {
        isTaking.current = false;
        setIsBusy(false);
      });
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
            isActive={(isForeground && photo == null) || isBusy}
            onStarted={() => setIsReady(true)}
            onStopped={() => setIsReady(false)}
            onPreviewStarted={() => setCameraError('')}
            onError={(error) => {
              console.warn(error);
              setCameraError("The camera doesn't work. Close other camera apps, then try again.");
            }}
          />
        )}
      </View>
      <View style={styles.bar}>
        {device == null && (
          <Text style={styles.text}>No camera found yet. Restart the app if this stays.</Text>
        )}
        {cameraError !== '' && (
          <>
            <Text style={styles.text}>{cameraError}</Text>
            <Button title="Try again" onPress={startOver} />
          </>
        )}
        {message !== '' && <Text style={styles.text}>{message}</Text>}
        <Text style={styles.text}>Proofs kept: {proofs.length}</Text>
        <Button title="Take photo" disabled={!isReady || isBusy} onPress={takePhoto} />
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
