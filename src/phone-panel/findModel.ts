import { phoneModels, type PhoneModel, type Platform } from 'vision-camera-phone/protocol';

/** Returns the phone that a reader has chosen, or the one of a list of keys, or the default one. */
export function findModel(platform: Platform, chosen: string | undefined, models: string): PhoneModel {
  const list = phoneModels[platform];
  return (
    list.find(({ key }) => key === chosen) ??
    list.find(({ key }) => models.split(' ').includes(key)) ??
    list[0]
  );
}
