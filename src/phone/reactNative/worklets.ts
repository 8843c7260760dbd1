import { nativeModules } from '../nativeModules';

(nativeModules.Worklets as { install(): void }).install();

/** Stands in for the installer of react-native-worklets-core, which logs what it does. */
export const { Worklets } = globalThis as unknown as { Worklets: unknown };
