/** What a phone and the page around it tell each other, and the names they use. Runs in Node, too. */
export * from './messages';
export * from './models';
export * from './permissions';
export * from './platform';
export * from './sceneNames';
export * from './situations';
export * from './trace';
