/** A code in the scene: its box in scene coordinates, and what scanners read. */
export interface SceneCode {
  type: 'qr' | 'ean-13';
  value: string;
  box: { x: number; y: number; width: number; height: number };
}

/** The codes that the label of the parcel can show. */
export const sceneCodes = {
  qr: {
    type: 'qr',
    value: 'https://react-native-vision-camera.com',
    box: { x: -60, y: -46, width: 120, height: 120 },
  },
  ean: {
    type: 'ean-13',
    value: '4006381333931',
    box: { x: -59, y: -22, width: 118, height: 72 },
  },
} satisfies Record<string, SceneCode>;
