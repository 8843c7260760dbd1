// answers: A courier who has changed their mind finds no way back.
import { useState } from 'react';
import { Button, Linking, StyleSheet, Text, View } from 'react-native';

interface Props {
  onAsk: () => Promise<boolean>;
}

export function AskForCamera({ onAsk }: Props) {
  const [isDenied, setIsDenied] = useState(false);
  const [isSkipped, setIsSkipped] = useState(false);
  const ask = async () => setIsDenied(!(await onAsk()));

  if (isSkipped) return <Text style={styles.text}>Delivered without a photo.</Text>;
  return (
    <View style={styles.screen}>
      <Text style={styles.text}>
        Take a photo of every parcel you deliver, so nobody can say that it never arrived.
      </Text>
      <Button title="Allow camera" onPress={ask} />
      <Button title="Deliver without a photo" onPress={() => setIsSkipped(true)} />
      {isDenied && (
        <>
          <Text style={styles.text}>To change your mind, turn on the camera in Settings.</Text>
          <Button title="Open Settings" onPress={() => Linking.openSettings()} />
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {
    flex: 1,
    justifyContent: 'center',
    gap: 16,
    padding: 32,
    backgroundColor: 'black',
  },
  text: { color: 'white', textAlign: 'center' },
});
