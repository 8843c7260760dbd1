import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import type { PhoneSettings } from '../phone-panel/usePhone';
import { applyMistake, mistakes, type Mistake } from '../steps/mistakes';
import { fetchFiles, fetchSamples } from './fetchSample';
import { fromHash } from './link';
import {
  challengeFile,
  type Files,
  type PlaygroundChallenge,
} from '../page-source/challenges/PlaygroundChallenge';
import type { EditableSample } from '../page-source/samples/EditableSample';

/** What the playground opens. */
export interface Opened {
  /** Changes with everything that's opened. */
  key: number;
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
      const {
        sample: id,
        challenge: challengeId,
        mistake: mistakeIndex,
        files,
        ...settings
      } = await fromHash(window.location.hash);
      const samples = await fetchSamples(withBaseUrl);
      const sample = samples.find((candidate) => candidate.id === id);
      if (id != null && sample == null)
        throw new Error(`There's no sample called "${id}", or you can't edit it here.`);
      const challenge = challengeId == null ? undefined : await fetchChallenge(challengeId);
      const printed =
        challenge?.start ??
        (sample ? await fetchFiles(sample, withBaseUrl) : { 'src/App.tsx': EMPTY_SCREEN });
      const mistake = mistakeIndex == null ? undefined : mistakes[id ?? '']?.[mistakeIndex];
      if (mistakeIndex != null && mistake == null) throw new Error("There's no such mistake to try.");
      const broken = mistake && applyMistake(printed, mistake);
      openings += 1;
      return {
        key: openings,
        samples,
        sample,
        challenge,
        mistake,
        mistakeIndex,
        printed,
        broken,
        files: files ?? broken ?? printed,
        settings,
        startsNow: files == null && (sample != null || challenge != null),
      };
    }

    async function fetchChallenge(challengeId: string): Promise<PlaygroundChallenge> {
      const response = await fetch(withBaseUrl(challengeFile(challengeId)));
      if (response.status === 404) throw new Error(`There's no challenge "${challengeId}".`);
      if (!response.ok) throw new Error('The challenge didn’t load. Check your network connection.');
      return (await response.json()) as PlaygroundChallenge;
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
