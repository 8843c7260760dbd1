import { useEffect, useRef, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import { Camera, useCameraDevice, useCodeScanner } from 'react-native-vision-camera';
import { CameraStatus } from './CameraStatus';
import { useIsForeground } from './useIsForeground';

interface Props {
  startOver: () => void;
  onScan: (code: string) => void;
  onClose: () => void;
}

export function ScanCamera({ startOver, onScan, onClose }: Props) {
  const device = useCameraDevice('back');
  const isForeground = useIsForeground();
  const [code, setCode] = useState<string>();
  const [hint, setHint] = useState('Hold the label in front of the camera.');
  const timer = useRef(0);
  useEffect(() => {
    timer.current = setTimeout(() => setHint('Move closer, or turn on a light.'), 3000);
    return () => clearTimeout(timer.current);
  }, []);
  const [cameraError, setCameraError] = useState('');
  const codeScanner = useCodeScanner({
    codeTypes: ['qr', 'ean-13'],
    onCodeScanned: (codes) => {
      const found = codes.find(({ value }) => value != null);
      if (found == null) return;
      clearTimeout(timer.current);
      setCode(found.value);
    },
  });

  return (
    <View style={styles.screen}>
      <View style={styles.preview}>
        {device != null && (
          <Camera
            style={StyleSheet.absoluteFill}
            device={device}
            codeScanner={codeScanner}
            isActive={isForeground}
            onPreviewStarted={() => setCameraError('')}
            onError={(error) => {
              console.warn(error);
              setCameraError("The camera doesn't work. Close other camera apps, then try again.");
            }}
          />
        )}
      </View>
      <View style={styles.bar}>
        <CameraStatus isMissing={device == null} error={cameraError} startOver={startOver} />
        <Text style={styles.text}>{code ?? hint}</Text>
        {code != null && <Button title="Use this code" onPress={() => onScan(code)} />}
        <Button title="Back" onPress={onClose} />
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
