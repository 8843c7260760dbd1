import { useStorageSlot } from '@docusaurus/theme-common';
import { useState } from 'react';
import { PLATFORM_KEY } from './platformTag';

type PlatformName = 'android' | 'ios';

/** Returns the platform that the reader has chosen in a tab or on a phone, and remembers another choice. In the build, it's Android. */
export function usePlatform(): [PlatformName, (platform: PlatformName) => void] {
  const [stored, slot] = useStorageSlot(PLATFORM_KEY);
  // Lasts as long as the component if storage is blocked.
  const [chosen, setChosen] = useState<PlatformName>('android');
  return [
    stored === 'android' || stored === 'ios' ? stored : chosen,
    (platform) => {
      setChosen(platform);
      slot.set(platform);
    },
  ];
}
