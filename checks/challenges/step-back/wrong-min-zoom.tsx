// answers: The courier finds no button for the widest view.
import { Button, StyleSheet, View } from 'react-native';
import type { CameraDevice } from 'react-native-vision-camera';

interface Props {
  device: CameraDevice;
  factor: number;
  onSelect: (factor: number) => void;
}

export function ZoomButtons({ device, factor, onSelect }: Props) {
  const factors = [1, 2, 5].filter((item) => item * device.neutralZoom <= device.maxZoom);

  return (
    <View style={styles.row}>
      {device.minZoom < 1 && <Button title="Wide" onPress={() => onSelect(device.minZoom)} />}
      {factors.map((item) => (
        <Button key={item} title={`${item}×`} disabled={item === factor} onPress={() => onSelect(item)} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'center', gap: 12 },
});
