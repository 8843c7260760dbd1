// answers: The courier has pressed Wide
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
      <Button title="Wide" onPress={() => onSelect(0.5)} />
      {factors.map((item) => (
        <Button key={item} title={`${item}×`} disabled={item === factor} onPress={() => onSelect(item)} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'center', gap: 12 },
});
