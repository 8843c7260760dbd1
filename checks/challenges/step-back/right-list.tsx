import { Button, StyleSheet, View } from 'react-native';
import type { CameraDevice } from 'react-native-vision-camera';

interface Props {
  device: CameraDevice;
  factor: number;
  onSelect: (factor: number) => void;
}

export function ZoomButtons({ device, factor, onSelect }: Props) {
  const widest = device.minZoom / device.neutralZoom;
  const factors = [...new Set([widest, 1, 2, 5])].filter(
    (item) => item * device.neutralZoom <= device.maxZoom,
  );

  return (
    <View style={styles.row}>
      {factors.map((item) => (
        <Button
          key={item}
          title={item < 1 ? 'Wide' : `${item}×`}
          disabled={item === factor}
          onPress={() => onSelect(item)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'center', gap: 12 },
});
