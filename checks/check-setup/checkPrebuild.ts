import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readExpoPluginOptions } from '../../src/facts/expoPluginOptions';
import { run } from './runCommand';

const PLUGIN = 'react-native-vision-camera';

/** A value for each option of the Expo plugin, and what it writes to native files. */
const effects: Record<string, [value: string | boolean, ...texts: string[]]> = {
  cameraPermissionText: ['Camera message', '<string>Camera message</string>', 'android.permission.CAMERA'],
  enableMicrophonePermission: [true, 'android.permission.RECORD_AUDIO'],
  microphonePermissionText: ['Microphone message', '<string>Microphone message</string>'],
  enableLocation: [true, 'android.permission.ACCESS_FINE_LOCATION'],
  locationPermissionText: ['Location message', '<string>Location message</string>'],
  enableFrameProcessors: [
    false,
    'VisionCamera_enableFrameProcessors=false',
    '$VCEnableFrameProcessors=false',
  ],
  enableCodeScanner: [true, 'VisionCamera_enableCodeScanner=true'],
};

/** Runs `expo prebuild` with every option of the Expo plugin. Throws if an option has no effect. */
export async function checkPrebuild(folder: string): Promise<void> {
  const file = path.join(folder, 'app.json');
  const text = readFileSync(file, 'utf8');
  const json = JSON.parse(text) as { expo: { plugins?: (string | [string, unknown])[] } };
  const others = (json.expo.plugins ?? []).filter((entry) => ![entry].flat().includes(PLUGIN));
  const options = Object.fromEntries(Object.entries(effects).map(([name, [value]]) => [name, value]));
  writeFileSync(
    file,
    JSON.stringify({ expo: { ...json.expo, plugins: [...others, [PLUGIN, options]] } }, null, 2),
  );
  try {
    await run('npx expo prebuild --clean --no-install', folder);
    const native = readNativeFiles(folder);
    const missing = readExpoPluginOptions().flatMap(({ name }) => {
      const [, ...texts] = effects[name] ?? ['', 'an effect: add one to checkPrebuild.ts'];
      return texts.filter((part) => !native.includes(part)).map((part) => `${name}: ${part}`);
    });
    if (missing.length > 0) throw new Error(`expo prebuild didn't write ${missing.join(', ')}.`);
  } finally {
    writeFileSync(file, text);
    await run('npx expo prebuild --clean --no-install', folder);
  }
}

function readNativeFiles(folder: string): string {
  const app = readdirSync(path.join(folder, 'ios')).find((name) => name.endsWith('.xcodeproj'))!;
  return [
    'android/app/src/main/AndroidManifest.xml',
    'android/gradle.properties',
    `ios/${app.replace('.xcodeproj', '')}/Info.plist`,
    'ios/Podfile',
  ]
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}
