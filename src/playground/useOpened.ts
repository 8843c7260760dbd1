import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import type { PhoneSettings } from '../phone-panel/usePhone';
import { fetchFiles, fetchSamples } from '../programs/fetchSample';
import { fromHash } from './link';
import { fetchChallenge } from '../challenges/fetchChallenge';
import type { PlaygroundChallenge } from '../challenges/PlaygroundChallenge';
import type { EditableSample } from '../page-source/samples/EditableSample';
import type { Files } from '../page-source/samples/Files';
import { stepsPath, type Mistake } from '../page-source/steps/SampleSteps';
import { loadSteps } from '../phone-panel/loadSteps';

/** The code that the playground opens: a sample, a challenge or an empty screen. */
interface OpenedCode {
  /** What else can be opened, without a challenge. */
  samples: readonly EditableSample[];
  sample?: EditableSample;
  challenge?: PlaygroundChallenge;
  /** The mistake in the code, and its index. */
  mistake?: Mistake;
  mistakeIndex?: number;
  /** The code that Reset brings back. */
  printed: Files;
  /** The code of the mistake. */
  broken?: Files;
}

/** What the playground opens. */
export interface Opened extends OpenedCode {
  /** Changes with everything that's opened. */
  key: number;
  files: Files;
  settings: PhoneSettings;
  /** Whether the phone starts by itself: only with code of this site, so an endless loop ends with a reload. */
  startsNow: boolean;
}

const EMPTY_SCREEN = `import { StyleSheet, Text } from 'react-native';
import {
  Camera,
  useCameraDevice,
} from 'react-native-vision-camera';

export default function App() {
  const device = useCameraDevice('back');

  if (device == null)
    return <Text style={styles.text}>No camera.</Text>;
  return (
    <Camera
      style={StyleSheet.absoluteFill}
      device={device}
      isActive={true}
    />
  );
}

const styles = StyleSheet.create({
  text: { padding: 80, textAlign: 'center' },
});
`;

let openings = 0;

/** Opens what the hash of the URL says, and again when it changes. */
export function useOpened(): { opened?: Opened; error?: Error } {
  const { withBaseUrl } = useBaseUrlUtils();
  const [result, setResult] = useState<{ opened?: Opened; error?: Error }>({});

  useEffect(() => {
    let latest = 0;

    async function open(): Promise<Opened> {
      const { sample, challenge, mistake, files, ...settings } = await fromHash(window.location.hash);
      const opened = challenge == null ? await openSample(sample, mistake) : await openChallenge(challenge);
      openings += 1;
      return {
        key: openings,
        ...opened,
        files: files ?? opened.broken ?? opened.printed,
        settings,
        startsNow: files == null && (opened.sample != null || opened.challenge != null),
      };
    }

    async function openSample(id: string | undefined, mistakeIndex: number | undefined): Promise<OpenedCode> {
      const samples = await fetchSamples(withBaseUrl);
      const sample = samples.find((candidate) => candidate.id === id);
      if (id != null && sample == null)
        throw new Error(`There's no sample called "${id}", or you can't edit it here.`);
      const printed = sample ? await fetchFiles(sample, withBaseUrl) : { 'src/App.tsx': EMPTY_SCREEN };
      if (mistakeIndex == null) return { samples, sample, printed };
      const { mistakes } = sample ? await loadSteps(withBaseUrl(stepsPath(sample.id))) : { mistakes: [] };
      const mistake = mistakes[mistakeIndex];
      if (mistake == null) throw new Error("There's no such mistake to try.");
      const broken = { ...printed, ...mistake.files };
      return { samples, sample, printed, mistake, mistakeIndex, broken };
    }

    async function openChallenge(id: string): Promise<OpenedCode> {
      const challenge = await fetchChallenge(id, withBaseUrl);
      return { samples: [], challenge, printed: challenge.start };
    }

    function reopen(): void {
      latest += 1;
      const own = latest;
      open().then(
        (opened) => own === latest && setResult({ opened }),
        (error: Error) => own === latest && setResult({ error }),
      );
    }

    reopen();
    window.addEventListener('hashchange', reopen);
    return () => {
      latest = -1;
      window.removeEventListener('hashchange', reopen);
    };
  }, [withBaseUrl]);

  return result;
}
