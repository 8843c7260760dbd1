import { Button, StyleSheet, Text, View } from 'react-native';
import { Camera, useCameraDevices, useCameraPermission } from 'react-native-vision-camera';
import { useIsForeground } from './useIsForeground';

export default function App() {
  const device = useCameraDevices().find(({ position }) => position === 'back');
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
