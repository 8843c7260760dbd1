import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expoPluginOptions } from '../../src/data/expoPluginOptions';
import { run } from './runCommand';

const PLUGIN = 'react-native-vision-camera';

/** A value of each option of the Expo plugin, and the text that it leaves in a native file. */
const effects: Record<string, { value: unknown; finds: readonly (readonly [file: string, text: string])[] }> =
  {
    cameraPermissionText: {
      value: 'Text of the camera',
      finds: [
        ['Info.plist', '<string>Text of the camera</string>'],
        ['AndroidManifest.xml', 'android.permission.CAMERA'],
      ],
    },
    enableMicrophonePermission: {
      value: true,
      finds: [['AndroidManifest.xml', 'android.permission.RECORD_AUDIO']],
    },
    microphonePermissionText: {
      value: 'Text of the microphone',
      finds: [['Info.plist', '<string>Text of the microphone</string>']],
    },
    enableLocation: {
      value: true,
      finds: [['AndroidManifest.xml', 'android.permission.ACCESS_FINE_LOCATION']],
    },
    locationPermissionText: {
      value: 'Text of the location',
      finds: [['Info.plist', '<string>Text of the location</string>']],
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

/** Sets every option of the Expo plugin, runs `expo prebuild --clean` and throws when an option left no trace. */
export async function checkPrebuild(folder: string): Promise<void> {
  const untested = expoPluginOptions.filter(({ name }) => !(name in effects)).map(({ name }) => name);
  if (untested.length > 0)
    throw new Error(`tools/check-setup/checkPrebuild.ts has no effect of ${untested.join(', ')}.`);
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
