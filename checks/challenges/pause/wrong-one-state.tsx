// answers: The courier paused the camera, and a visit to the home screen turned it on again.
import { useEffect, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import { Camera, useCameraDevice, useCameraPermission } from 'react-native-vision-camera';
import { useIsForeground } from './useIsForeground';

export default function App() {
  const device = useCameraDevice('back');
  const { hasPermission, requestPermission } = useCameraPermission();
  const isForeground = useIsForeground();
  const [isActive, setIsActive] = useState(isForeground);

  useEffect(() => setIsActive(isForeground), [isForeground]);

  return (
    <View style={styles.screen}>
      {!hasPermission && <Button title="Allow camera" onPress={requestPermission} />}
      {hasPermission && device == null && <Text style={styles.text}>Looking for a camera…</Text>}
      {hasPermission && device != null && (
        <Camera style={StyleSheet.absoluteFill} device={device} isActive={isActive} />
      )}
      <Button title={isActive ? 'Pause' : 'Continue'} onPress={() => setIsActive(!isActive)} />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, justifyContent: 'center', backgroundColor: 'black' },
  text: { color: 'white', textAlign: 'center' },
});
