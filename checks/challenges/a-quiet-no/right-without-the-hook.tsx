import { useRef, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import { Camera, useCameraDevice } from 'react-native-vision-camera';
import { CameraStatus } from './CameraStatus';
import { useHandover } from './useHandover';
import { useIsForeground } from './useIsForeground';

interface Props {
  startOver: () => void;
  onKeep: (uri: string) => void;
  onClose: () => void;
}

export function HandoverCamera({ startOver, onKeep, onClose }: Props) {
  const camera = useRef<Camera>(null);
  const device = useCameraDevice('back');
  const isForeground = useIsForeground();
  const [isReady, setIsReady] = useState(false);
  const [message, setMessage] = useState('');
  const [hasSound, setHasSound] = useState(() => Camera.getMicrophonePermissionStatus() === 'granted');
  const allowSound = async () => {
    const answer = await Camera.requestMicrophonePermission();
    setHasSound(answer === 'granted');
    if (answer !== 'granted') setMessage('Videos have no sound.');
  };
  const [cameraError, setCameraError] = useState('');
  const { isRecording, record, stop } = useHandover(camera, {
    onVideo: ({ path, duration }) => {
      onKeep(path.startsWith('file://') ? path : `file://${path}`);
      setMessage(`Kept a video of ${duration.toFixed(1)} seconds.`);
    },
    onFail: (error) => {
      console.warn(error);
      setMessage("The video wasn't saved. Check your storage, then record again.");
    },
  });

  return (
    <View style={styles.screen}>
      <View style={styles.preview}>
        {device != null && (
          <Camera
            ref={camera}
            style={StyleSheet.absoluteFill}
            device={device}
            video={true}
            audio={hasSound}
            isActive={isForeground || isRecording}
            onStarted={() => setIsReady(true)}
            onStopped={() => setIsReady(false)}
            onPreviewStarted={() => setCameraError('')}
            onError={(error) => {
              console.warn(error);
              void stop();
              setCameraError("The camera doesn't work. Close other camera apps, then try again.");
            }}
          />
        )}
      </View>
      <View style={styles.bar}>
        <CameraStatus
          isMissing={device == null}
          error={isRecording ? '' : cameraError}
          startOver={startOver}
        />
        <Text style={styles.text}>{message}</Text>
        {isRecording ? (
          <Button title="Stop" onPress={stop} />
        ) : (
          <Button title="Record" disabled={!isReady} onPress={record} />
        )}
        {hasSound ? null : <Button title="Allow sound" disabled={isRecording} onPress={allowSound} />}
        <Button title="Back" disabled={isRecording} onPress={onClose} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: 'black' },
  preview: { flex: 1 },
  bar: { gap: 12, padding: 16, paddingBottom: 40 },
  text: { color: 'white', textAlign: 'center' },
});
