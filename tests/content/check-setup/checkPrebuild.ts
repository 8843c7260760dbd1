import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expoPluginOptions } from '../../../src/data/expoPluginOptions';
import { run } from './runCommand';

const PLUGIN = 'react-native-vision-camera';

/** A value for each option of the Expo plugin, and what it writes to native files. */
const effects: Record<string, { value: unknown; finds: readonly (readonly [file: string, text: string])[] }> =
  {
    cameraPermissionText: {
      value: 'Camera message',
      finds: [
        ['Info.plist', '<string>Camera message</string>'],
        ['AndroidManifest.xml', 'android.permission.CAMERA'],
      ],
    },
    enableMicrophonePermission: {
      value: true,
      finds: [['AndroidManifest.xml', 'android.permission.RECORD_AUDIO']],
    },
    microphonePermissionText: {
      value: 'Microphone message',
      finds: [['Info.plist', '<string>Microphone message</string>']],
    },
    enableLocation: {
      value: true,
      finds: [['AndroidManifest.xml', 'android.permission.ACCESS_FINE_LOCATION']],
    },
    locationPermissionText: {
      value: 'Location message',
      finds: [['Info.plist', '<string>Location message</string>']],
    },
    enableFrameProcessors: {
      value: false,
      finds: [
        ['gradle.properties', 'VisionCamera_enableFrameProcessors=false'],
        ['Podfile', '$VCEnableFrameProcessors=false'],
      ],
    },
    enableCodeScanner: { value: true, finds: [['gradle.properties', 'VisionCamera_enableCodeScanner=true']] },
  };

/** Runs `expo prebuild --clean` with every option of the Expo plugin. Throws if an option has no effect. */
export async function checkPrebuild(folder: string): Promise<void> {
  const untested = expoPluginOptions.filter(({ name }) => !(name in effects)).map(({ name }) => name);
  if (untested.length > 0)
    throw new Error(
      `tests/content/check-setup/checkPrebuild.ts doesn't test ${untested.join(', ')}. Add an effect for each.`,
    );
  const file = path.join(folder, 'app.json');
  const text = readFileSync(file, 'utf8');
  const options = Object.fromEntries(Object.entries(effects).map(([name, { value }]) => [name, value]));
  const json = JSON.parse(text) as { expo: { plugins?: (string | [string, unknown])[] } };
  const others = (json.expo.plugins ?? []).filter((entry) => ![entry].flat().includes(PLUGIN));
  json.expo.plugins = [...others, [PLUGIN, options]];
  writeFileSync(file, JSON.stringify(json, null, 2));
  try {
    await run('npx expo prebuild --clean --no-install', folder);
    const files = readNativeFiles(folder);
    const missing = Object.entries(effects).flatMap(([name, { finds }]) =>
      finds.filter(([file, text]) => !files[file]?.includes(text)).map(([file]) => `${name} in ${file}`),
    );
    if (missing.length > 0) throw new Error(`expo prebuild wrote nothing for: ${missing.join(', ')}.`);
  } finally {
    writeFileSync(file, text);
    await run('npx expo prebuild --clean --no-install', folder);
  }
}

function readNativeFiles(folder: string): Record<string, string> {
  const app = readdirSync(path.join(folder, 'ios')).find((name) => name.endsWith('.xcodeproj'))!;
  const read = (...parts: string[]): string => readFileSync(path.join(folder, ...parts), 'utf8');
  return {
    'AndroidManifest.xml': read('android/app/src/main/AndroidManifest.xml'),
    'gradle.properties': read('android/gradle.properties'),
    'Info.plist': read('ios', app.replace('.xcodeproj', ''), 'Info.plist'),
    Podfile: read('ios/Podfile'),
  };
}
