import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { run } from './runCommand';

/** A clean project in which the guides are followed. */
export interface Project {
  /** Name on the command line and in reports. */
  name: string;
  /** The value of the tabs with the group `framework` that its developer reads. */
  framework: 'bare' | 'expo';
  /** Release of React Native, without the patch. */
  reactNative: string;
  /** Package of the registry that holds the template, and the folder of the template in it. */
  template: { package: string; folder: string };
  /** Guides that say themselves that they do not fit this project, with the reason. */
  leavesOut?: Record<string, string>;
  /** The file that shows the first screen; a route where the project uses Expo Router. */
  screen: string;
}

const COMMUNITY = { folder: 'template' };

/** Expo has no versions in android/build.gradle, which the remedies of this guide change. */
const WITHOUT_GRADLE = { troubleshooting: 'its remedies change the android/build.gradle of a bare project' };

/** React Native at the oldest, a middle and the newest version of the compatibility table, and Expo with and without its router. */
export const projects: readonly Project[] = [
  {
    name: 'react-native-0.73',
    framework: 'bare',
    reactNative: '0.73',
    // Until 0.74 the template is part of React Native itself.
    template: { package: 'react-native@0.73.11', ...COMMUNITY },
    screen: 'App.tsx',
  },
  {
    name: 'react-native-0.77',
    framework: 'bare',
    reactNative: '0.77',
    template: { package: '@react-native-community/template@0.77.3', ...COMMUNITY },
    screen: 'App.tsx',
  },
  {
    name: 'react-native-0.81',
    framework: 'bare',
    reactNative: '0.81',
    template: { package: '@react-native-community/template@0.81.6', ...COMMUNITY },
    screen: 'App.tsx',
  },
  {
    name: 'expo-blank',
    framework: 'expo',
    reactNative: '0.81',
    template: { package: 'expo-template-blank-typescript@~54.0.0', folder: '.' },
    screen: 'App.tsx',
    leavesOut: WITHOUT_GRADLE,
  },
  {
    name: 'expo-router',
    framework: 'expo',
    reactNative: '0.81',
    template: { package: 'expo-template-default@~54.0.0', folder: '.' },
    screen: 'app/(tabs)/index.tsx',
    leavesOut: {
      ...WITHOUT_GRADLE,
      'skia-frame-processors': 'the template needs Reanimated 4, Skia up to 2.2.0 needs Reanimated 3',
    },
  },
];

/** Makes the project in `folder` from its template and installs its packages; throws when a command fails. */
export async function createProject(project: Project, folder: string): Promise<void> {
  const download = `${folder}-template`;
  mkdirSync(download, { recursive: true });
  await run(`npm pack --silent "${project.template.package}"`, download);
  const archive = readdirSync(download).find((name) => name.endsWith('.tgz'));
  if (archive == null) throw new Error(`npm pack ${project.template.package} wrote no archive.`);
  await run(`tar -xzf ${archive}`, download);
  cpSync(path.join(download, 'package', project.template.folder), folder, { recursive: true });
  // Templates carry names that npm would leave out of a package.
  for (const name of ['gitignore', 'watchmanconfig', 'eslintrc.js', 'prettierrc.js', 'bundle']) {
    const hidden = path.join(folder, `_${name}`);
    if (existsSync(hidden)) renameSync(hidden, path.join(folder, `.${name}`));
  }
  await run('npm install', folder);
}
