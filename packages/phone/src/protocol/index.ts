/** What a phone and the page around it tell each other, and the names they use. Runs in Node, too. */
export { PERMISSIONS, type Permission, type Platform } from '../camera/types';
export { sceneLabels, sceneNames, isSceneName, type SceneName } from '../scenes/names';
export * from './messages';
export * from './models';
export * from './situations';
