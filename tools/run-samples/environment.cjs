const ReactNativeEnvironment = require('react-native/jest/react-native-env');

/** React Native's own environment, with the process of Node.js: Jest gives tests a copy that hears of no rejection. */
module.exports = class SampleEnvironment extends ReactNativeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.nodeProcess = process;
  }
};
