const path = require('node:path');
const createJiti = require('jiti');

// Node.js can't read its TypeScript.
const { replacements } = createJiti(__filename)('vision-camera-phone/bundler');

const root = path.join(__dirname, '../..');

/** React Native's own test environment for apps, once per platform. */
const createProject = (platform) => ({
  ...require('react-native/jest-preset'),
  displayName: platform,
  rootDir: root,
  roots: [__dirname],
  testMatch: [path.join(__dirname, 'runSamples.jest.ts')],
  testEnvironment: path.join(__dirname, 'environment.cjs'),
  haste: { defaultPlatform: platform, platforms: ['android', 'ios', 'native'] },
  setupFiles: [
    ...require('react-native/jest-preset').setupFiles,
    require.resolve('react-native-gesture-handler/jestSetup'),
    path.join(__dirname, 'setUpEnvironment.ts'),
    'vision-camera-phone/jest/setup',
  ],
  moduleNameMapper: {
    ...require('react-native/jest-preset').moduleNameMapper,
    // It isn't installed.
    '^expo-keep-awake$': replacements['expo-keep-awake'],
  },
  transform: {
    // SWC can't compile React Native's Flow types, or move `jest.mock` above imports.
    '/node_modules/(react-native|@react-native/.*)/.*\\.js$|setUpEnvironment\\.ts$': [
      'babel-jest',
      { babelrc: false, configFile: false, presets: [require.resolve('@react-native/babel-preset')] },
    ],
    '\\.[jt]sx?$': path.join(__dirname, 'swcTransformer.cjs'),
    '\\.(bmp|gif|jpg|jpeg|mp4|png|psd|svg|webp)$':
      require.resolve('react-native/jest/assetFileTransformer.js'),
  },
  transformIgnorePatterns: [
    // These files are already compiled.
    '/lib/commonjs/.*\\.js$',
    'node_modules/(?!(@react-native|react-native|react-native-[\\w-]+|@react-navigation|@shopify/react-native-skia|@react-native-camera-roll)/)',
  ],
  cacheDirectory: path.join(root, 'node_modules/.cache/jest'),
});

module.exports = {
  rootDir: root,
  projects: [createProject('android'), createProject('ios')],
  maxWorkers: '100%',
};
