// answers: The preview is back, and the screen still says
import { useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import { Camera, useCameraDevice } from 'react-native-vision-camera';
import { useIsForeground } from './useIsForeground';

interface Props {
  startOver: () => void;
}

export function ParcelCamera({ startOver }: Props) {
  const device = useCameraDevice('back');
  const isForeground = useIsForeground();
  const [cameraError, setCameraError] = useState('');

  return (
    <View style={styles.screen}>
      <View style={styles.preview}>
        {device != null && (
          <Camera
            style={StyleSheet.absoluteFill}
            device={device}
            isActive={isForeground}
            onStarted={() => setCameraError('')}
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
