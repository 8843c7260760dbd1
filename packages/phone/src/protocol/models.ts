import { PLATFORMS, type Platform } from './platform';

/** A phone that readers can choose. Its cameras are in `devices.json`, which is too large for a page. */
export interface PhoneModel {
  /** Key of the sample phone. */
  key: string;
  label: string;
  /** What tells it from the others: lenses, zoom factors and light of its back cameras, and whether it has a front camera. */
  summary: string;
}

/** The phones of each platform. The first one is the default. A test compares them with the sample phones. */
export const phoneModels: Record<Platform, readonly [PhoneModel, ...PhoneModel[]]> = {
  android: [
    {
      key: 'android-logical-camera',
      label: 'Android phone with a logical camera',
      summary: 'ultra-wide, wide and telephoto, zoom 0.6–10, torch, front camera',
    },
    {
      key: 'motorola-edge-40',
      label: 'Motorola Edge 40',
      summary: 'ultra-wide and wide as separate cameras, zoom 1–8, torch, front camera',
    },
    {
      key: 'motorola-moto-g64',
      label: 'Motorola Moto G64',
      summary: 'wide, zoom 1–8, torch, no front camera',
    },
    {
      key: 'honor-200-pro',
      label: 'Honor 200 Pro',
      summary: 'wide, zoom 1–8, torch, no front camera',
    },
  ],
  ios: [
    {
      key: 'iphone-13',
      label: 'iPhone 13',
      summary: 'ultra-wide and wide, zoom 1–121.875, torch, front camera',
    },
    {
      key: 'iphone-three-lenses',
      label: 'iPhone with three lenses',
      summary: 'ultra-wide, wide and telephoto, zoom 1–120, torch, front camera',
    },
    {
      key: 'iphone-x',
      label: 'iPhone X',
      summary: 'wide and telephoto, zoom 1–120, torch, front camera',
    },
    { key: 'iphone-7', label: 'iPhone 7', summary: 'wide, zoom 1–16, torch, no front camera' },
  ],
};

/** Returns the platform of a model, or `undefined` if there's no model with this key. */
export function findModelPlatform(key: string): Platform | undefined {
  return PLATFORMS.find((platform) => phoneModels[platform].some((model) => model.key === key));
}

/** Returns the first of some models that's a phone of a platform, or the platform's default phone. */
export function findModel(platform: Platform, keys: readonly (string | undefined)[]): PhoneModel {
  const models = phoneModels[platform];
  const key = keys.find((candidate) => models.some((model) => model.key === candidate));
  return models.find((model) => model.key === key) ?? models[0];
}
