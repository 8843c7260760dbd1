import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { run } from './runCommand';

/** A clean project for following the guides. */
export interface Project {
  /** The name on the command line and in reports. */
  name: string;
  /** The value of the `framework` tabs. */
  framework: 'bare' | 'expo';
  /** The React Native version, without the patch. */
  reactNative: string;
  /** The template's npm package, and its folder in the package. */
  template: { package: string; folder: string };
  /** Versions in package.json that replace the template's, in the form of `npm pkg set`. */
  versions?: readonly string[];
  /** Guides that don't apply to this project, with the reason. */
  skippedGuides?: Record<string, string>;
  /** The only guides, besides the two that all need, that are followed in this project. */
  onlyGuides?: readonly string[];
  /** The file of the first screen. */
  screen: string;
}

const COMMUNITY = { folder: 'template' };

/** Expo's android/build.gradle doesn't have the versions that this guide changes. */
const WITHOUT_GRADLE = { troubleshooting: 'it changes the android/build.gradle of a bare project' };

/** Versions between those of the other projects, which only see if the simulated phone runs. */
const ONLY_TESTS = { onlyGuides: ['docs/guides/mocking.mdx'] };

/** The oldest, a middle and the newest React Native version in the compatibility table, and Expo with and without its router. */
export const projects: readonly Project[] = [
  {
    name: 'react-native-0.73',
    framework: 'bare',
    reactNative: '0.73',
    // Until 0.74, the template is part of React Native.
    template: { package: 'react-native@0.73.11', ...COMMUNITY },
    screen: 'App.tsx',
  },
  {
    name: 'react-native-0.76',
    framework: 'bare',
    reactNative: '0.76',
    template: { package: '@react-native-community/template@0.76.9', ...COMMUNITY },
    screen: 'App.tsx',
    ...ONLY_TESTS,
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
    name: 'expo-50',
    framework: 'expo',
    reactNative: '0.73',
    template: { package: 'expo-template-blank-typescript@50.0.0', folder: '.' },
    // This template has versions from before the release. Not every registry has a later one.
    versions: [
      'dependencies.expo=~50.0.0',
      'dependencies.expo-status-bar=~1.11.0',
      'dependencies.react-native=0.73.6',
      'devDependencies.@types/react=~18.2.45',
    ],
    screen: 'App.tsx',
    ...ONLY_TESTS,
  },
  {
    name: 'expo-blank',
    framework: 'expo',
    reactNative: '0.81',
    template: { package: 'expo-template-blank-typescript@~54.0.0', folder: '.' },
    screen: 'App.tsx',
    skippedGuides: WITHOUT_GRADLE,
  },
  {
    name: 'expo-router',
    framework: 'expo',
    reactNative: '0.81',
    template: { package: 'expo-template-default@~54.0.0', folder: '.' },
    screen: 'app/(tabs)/index.tsx',
    skippedGuides: {
      ...WITHOUT_GRADLE,
      'skia-setup': 'the template needs Reanimated 4, but Skia 2.2.0 needs Reanimated 3',
      'skia-frame-processors': 'it needs the packages of skia-setup',
    },
  },
];

/** Creates the project in `folder` and installs its packages. Throws if a command fails. */
export async function createProject(project: Project, folder: string): Promise<void> {
  const download = `${folder}-template`;
  mkdirSync(download, { recursive: true });
  await run(`npm pack --silent "${project.template.package}"`, download);
  const archive = readdirSync(download).find((name) => name.endsWith('.tgz'));
  if (archive == null) throw new Error(`npm pack ${project.template.package} wrote no archive.`);
  await run(`tar -xzf ${archive}`, download);
  cpSync(path.join(download, 'package', project.template.folder), folder, { recursive: true });
  // npm excludes dotfiles from packages, so templates rename them.
  for (const name of ['gitignore', 'watchmanconfig', 'eslintrc.js', 'prettierrc.js', 'bundle']) {
    const hidden = path.join(folder, `_${name}`);
    if (existsSync(hidden)) renameSync(hidden, path.join(folder, `.${name}`));
  }
  if (project.versions)
    await run(`npm pkg set ${project.versions.map((entry) => `"${entry}"`).join(' ')}`, folder);
  await run('npm install', folder);
}
