import type { Permission } from '../protocol/permissions';
import { getLivePhone } from '../screen/getLivePhone';

type Result = 'granted' | 'denied' | 'never_ask_again';

/** The permissions in the manifest of the app. Android denies others without asking. */
const MANIFEST: Record<string, Permission> = {
  'android.permission.CAMERA': 'camera',
  'android.permission.RECORD_AUDIO': 'microphone',
  'android.permission.ACCESS_FINE_LOCATION': 'location',
  'android.permission.ACCESS_COARSE_LOCATION': 'location',
};

/** Returns whether this is an Android phone. Otherwise, warns as React Native does. */
function checkPlatform(): boolean {
  const { platform } = getLivePhone();
  if (platform !== 'android') console.warn('"PermissionsAndroid" module works only for Android platform.');
  return platform === 'android';
}

async function ask(name: string): Promise<Result> {
  const permission = MANIFEST[name];
  if (permission == null) return 'never_ask_again';
  const phone = getLivePhone();
  await phone.requestPermission(permission);
  const status = phone.getPermissionStatus(permission);
  if (status === 'granted') return 'granted';
  // The library's word for a permission that Android may ask for once more.
  return status === 'not-determined' ? 'denied' : 'never_ask_again';
}

/** React Native's module for Android's permissions. */
export const PermissionsAndroid = {
  PERMISSIONS: new Proxy({} as Record<string, string>, {
    get: (_, name: string) => `android.permission.${name}`,
  }),
  RESULTS: { GRANTED: 'granted', DENIED: 'denied', NEVER_ASK_AGAIN: 'never_ask_again' },
  async check(name: string): Promise<boolean> {
    const permission = MANIFEST[name];
    return checkPlatform() && permission != null && getLivePhone().isGranted(permission);
  },
  request: async (name: string): Promise<Result> => (checkPlatform() ? ask(name) : 'denied'),
  async requestMultiple(names: readonly string[]): Promise<Record<string, Result>> {
    if (!checkPlatform()) return {};
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await ask(name)])));
  },
};
