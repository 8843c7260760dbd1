import { useEffect, useRef, useState } from 'react';
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
  const [cameraError, setCameraError] = useState('');
  const timer = useRef(0);
  const { isRecording, record, stop } = useHandover(camera, {
    onVideo: ({ path, duration }) => {
      clearTimeout(timer.current);
      onKeep(path.startsWith('file://') ? path : `file://${path}`);
      setMessage(`Kept a video of ${duration.toFixed(1)} seconds.`);
    },
    onFail: (error) => {
      clearTimeout(timer.current);
      console.warn(error);
      setMessage("The video wasn't saved. Check your storage, then record again.");
    },
  });

  const recordForAMoment = () => {
    record();
    timer.current = setTimeout(stop, 5000);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <View style={styles.screen}>
      <View style={styles.preview}>
        {device != null && (
          <Camera
            ref={camera}
            style={StyleSheet.absoluteFill}
            device={device}
            video={true}
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
          <Button title="Record" disabled={!isReady} onPress={recordForAMoment} />
        )}
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
