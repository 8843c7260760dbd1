// answers: The camera is in the list by now, and the screen still waits for it.
import { useMemo } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import { Camera, getCameraDevice, useCameraPermission } from 'react-native-vision-camera';
import { useIsForeground } from './useIsForeground';

export default function App() {
  const device = useMemo(() => getCameraDevice(Camera.getAvailableCameraDevices(), 'back'), []);
  const { hasPermission, requestPermission } = useCameraPermission();
  const isForeground = useIsForeground();

  return (
    <View style={styles.screen}>
      {!hasPermission && <Button title="Allow camera" onPress={requestPermission} />}
      {hasPermission && device == null && <Text style={styles.text}>Looking for a camera…</Text>}
      {hasPermission && device != null && (
        <Camera style={StyleSheet.absoluteFill} device={device} isActive={isForeground} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, justifyContent: 'center', backgroundColor: 'black' },
  text: { color: 'white', textAlign: 'center' },
});
