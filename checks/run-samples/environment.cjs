const ReactNativeEnvironment = require('react-native/jest/react-native-env');

/** React Native's environment with the real `process`. Jest gives tests a copy that doesn't report rejections. */
module.exports = class SampleEnvironment extends ReactNativeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.nodeProcess = process;
  }
};
