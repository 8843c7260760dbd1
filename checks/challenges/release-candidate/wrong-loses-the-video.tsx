// answers: The app is in the background, and isActive stays true.
import { useRef, useState } from 'react';
import { Button, Platform, StyleSheet, Text, View } from 'react-native';
import { Camera, useCameraDevice, useCameraFormat } from 'react-native-vision-camera';
import { CameraStatus } from './CameraStatus';
import { describeProblem } from './describeProblem';
import { useDarkness } from './useDarkness';
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
  const format = useCameraFormat(device, [{ videoResolution: { width: 1280, height: 720 } }]);
  const isForeground = useIsForeground();
  const [isReady, setIsReady] = useState(false);
  const [message, setMessage] = useState('');
  const [cameraError, setCameraError] = useState('');
  const { frameProcessor, isDark } = useDarkness();
  const { isRecording, record, stop } = useHandover(camera, {
    onVideo: ({ path, duration }) => {
      onKeep(path.startsWith('file://') ? path : `file://${path}`);
      setMessage(`Kept a video of ${duration.toFixed(1)} seconds.`);
    },
    onFail: (error) => setMessage(describeProblem(error, 'Check your storage.')),
  });

  return (
    <View style={styles.screen}>
      <View style={styles.preview}>
        {device != null && (
          <Camera
            ref={camera}
            style={StyleSheet.absoluteFill}
            device={device}
            format={format}
            video={true}
            pixelFormat={Platform.OS === 'ios' ? 'rgb' : 'yuv'}
            frameProcessor={frameProcessor}
            isActive={isForeground || isReady}
            onStarted={() => setIsReady(true)}
            onStopped={() => setIsReady(false)}
            onPreviewStarted={() => setCameraError('')}
            onError={(error) => {
              void stop();
              setCameraError(
                describeProblem(error, "The camera doesn't work. Close other camera apps, then try again."),
              );
            }}
          />
        )}
      </View>
      <View style={styles.bar}>
        <CameraStatus isMissing={device == null} error={cameraError} startOver={startOver} />
        {isDark && <Text style={styles.text}>Too dark to read the label. Turn on a light.</Text>}
        <Text style={styles.text}>{message}</Text>
        {isRecording ? (
          <Button title="Stop" onPress={stop} />
        ) : (
          <Button title="Record" disabled={!isReady} onPress={record} />
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
