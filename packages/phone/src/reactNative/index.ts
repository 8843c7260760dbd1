/** What samples and the library get as `react-native`: parts of react-native-web, and the simulated phone behind the rest. */
import { createElement, type ComponentType } from 'react';
import WebImage from 'react-native-web/dist/exports/Image';
import WebPressable from 'react-native-web/dist/exports/Pressable';
import { createCameraView } from '../screen/CameraPreview';
import { readFile } from '../screen/fileSystem';
import { getLivePhone } from '../screen/getLivePhone';
import { nativeModules } from '../screen/nativeModules';

export { default as AccessibilityInfo } from 'react-native-web/dist/exports/AccessibilityInfo';
export { default as ActivityIndicator } from 'react-native-web/dist/exports/ActivityIndicator';
export { Button } from './Button';
export { default as Dimensions } from 'react-native-web/dist/exports/Dimensions';
export { default as FlatList } from 'react-native-web/dist/exports/FlatList';
export { default as PixelRatio } from 'react-native-web/dist/exports/PixelRatio';
export { default as ScrollView } from 'react-native-web/dist/exports/ScrollView';
export { default as StyleSheet } from 'react-native-web/dist/exports/StyleSheet';
export { default as Switch } from 'react-native-web/dist/exports/Switch';
export { default as Text } from 'react-native-web/dist/exports/Text';
export { default as TextInput } from 'react-native-web/dist/exports/TextInput';
export { default as TouchableOpacity } from 'react-native-web/dist/exports/TouchableOpacity';
export { default as View } from 'react-native-web/dist/exports/View';
export { default as useColorScheme } from 'react-native-web/dist/exports/useColorScheme';
export { default as useWindowDimensions } from 'react-native-web/dist/exports/useWindowDimensions';
export { default as Easing } from 'react-native-web/dist/exports/Easing';
export { Animated } from './animated';
export { PermissionsAndroid } from './permissionsAndroid';
export { DeviceEventEmitter, NativeEventEmitter } from '../screen/nativeModules';

export const NativeModules = nativeModules;

export const TurboModuleRegistry = {
  get: (name: string) => nativeModules[name] ?? null,
  getEnforcing: (name: string) => nativeModules[name],
};

export const Platform = {
  get OS() {
    return getLivePhone().platform;
  },
  get Version() {
    return getLivePhone().platform === 'android' ? 35 : '18.0';
  },
  isPad: false,
  isTV: false,
  select<T>(options: { android?: T; ios?: T; native?: T; default?: T }): T | undefined {
    return options[getLivePhone().platform] ?? options.native ?? options.default;
  },
};

interface PressableProps {
  style?: object;
  onTouchMove?: (event: unknown) => void;
}

/** Also sends mouse moves, and touch moves outside the button. */
export function Pressable({ onTouchMove, ...props }: PressableProps) {
  if (onTouchMove == null) return createElement(WebPressable, props);
  const style = [props.style, { touchAction: 'none' }];
  return createElement(WebPressable, { ...props, style, onPressMove: onTouchMove });
}

type ImageProps = {
  source: { uri?: string } | number;
  alt?: string;
  accessibilityLabel?: string;
};

/** Returns what the browser shows for a URI. A path without `file://` isn't one, so it shows nothing. */
const toImageUrl = (uri: string) => readFile(uri) ?? (uri.startsWith('/') ? '' : uri);

/** Shows the phone's files. React Native for Web ignores `alt`. */
export function Image({ source, alt, ...props }: ImageProps) {
  const uri = typeof source === 'object' && source.uri != null ? toImageUrl(source.uri) : undefined;
  return createElement(WebImage as ComponentType<ImageProps>, {
    accessibilityLabel: alt,
    ...props,
    source: uri == null ? source : { ...(source as object), uri },
  });
}

export const AppState = {
  get currentState() {
    return getLivePhone().appState;
  },
  isAvailable: true,
  addEventListener: (event: string, listener: () => void) =>
    event === 'change' ? getLivePhone().addAppStateListener(listener) : { remove: () => undefined },
};

export const Linking = {
  async openSettings() {
    getLivePhone().trace('call', 'openSettings');
    getLivePhone().openSettings();
  },
  async openURL(url: string) {
    getLivePhone().trace('call', 'openURL', { value: url });
    getLivePhone().showToast(`Opens ${url}`);
  },
  canOpenURL: async () => true,
  getInitialURL: async () => null,
  addEventListener: () => ({ remove: () => undefined }),
};

export const Alert = {
  alert: (title: string, message?: string, buttons?: { text?: string; onPress?: () => void }[]) =>
    getLivePhone().showDialog({
      kind: 'alert',
      title,
      message,
      buttons: (buttons?.length ? buttons : [{}]).map(({ text = 'OK', onPress }) => ({
        label: text,
        onPress,
      })),
    }),
};

export const Vibration = { vibrate: () => undefined, cancel: () => undefined };

export const StatusBar = () => null;

export const UIManager = { getViewManagerConfig: () => ({}) };

export const findNodeHandle = (component: { _nativeTag?: number } | null) =>
  component == null ? null : (component._nativeTag ?? 1);

export function requireNativeComponent(name: string) {
  if (name !== 'CameraView') throw new Error(`The phone on this page has no native view "${name}".`);
  return createCameraView();
}
