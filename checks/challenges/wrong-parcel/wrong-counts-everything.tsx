// answers: An older photo is counted for a parcel that was scanned later.
import { useCallback, useState } from 'react';
import { useCameraPermission } from 'react-native-vision-camera';
import { AskForCamera } from './AskForCamera';
import { HandoverCamera } from './HandoverCamera';
import { ParcelCamera } from './ParcelCamera';
import { ScanCamera } from './ScanCamera';

export default function App() {
  const { hasPermission, requestPermission } = useCameraPermission();
  const [attempt, setAttempt] = useState(0);
  const [parcel, setParcel] = useState('');
  const [proofs, setProofs] = useState<Record<string, string[]>>({});
  const [screen, setScreen] = useState<'photo' | 'handover' | 'scan'>('photo');

  const keep = useCallback(
    (uri: string) => setProofs((kept) => ({ ...kept, [parcel]: [...(kept[parcel] ?? []), uri] })),
    [],
  );

  if (!hasPermission) return <AskForCamera onAsk={requestPermission} />;
  const startOver = () => setAttempt(attempt + 1);
  if (screen === 'handover')
    return (
      <HandoverCamera key={attempt} startOver={startOver} onKeep={keep} onClose={() => setScreen('photo')} />
    );
  if (screen === 'scan')
    return (
      <ScanCamera
        key={attempt}
        startOver={startOver}
        onScan={(code) => {
          setParcel(code);
          setScreen('photo');
        }}
        onClose={() => setScreen('photo')}
      />
    );
  return (
    <ParcelCamera
      key={attempt}
      startOver={startOver}
      parcel={parcel}
      proofs={Object.values(proofs).flat()}
      onKeep={keep}
      onRecord={() => setScreen('handover')}
      onScan={() => setScreen('scan')}
    />
  );
}
