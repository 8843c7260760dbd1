import type { CodeType } from 'react-native-vision-camera';

/** One type of code that the code scanner can be asked for. */
export interface CodeTypeSupport {
  /** The value of `codeTypes`. */
  type: CodeType;
  /** The name of the code, as its standard writes it. */
  name: string;
  /** Whether the code is a row of bars or a matrix. */
  shape: 'bars' | 'matrix';
  /** Whether Android accepts the type. */
  android: boolean;
  /** The iOS version from which the type is accepted, if not each one that the library runs on accepts it. */
  iosSince?: '15.4';
  /** The value of `Code.type` on iOS, where it is not the value of `codeTypes`. */
  reportedOnIos?: string;
  /** What to know, in Markdown. */
  note?: string;
}

/** All code types, matrix codes first, then codes of shops, then codes of logistics. */
export const codeTypes: readonly CodeTypeSupport[] = [
  { type: 'qr', name: 'QR code', shape: 'matrix', android: true },
  { type: 'data-matrix', name: 'Data Matrix', shape: 'matrix', android: true },
  { type: 'aztec', name: 'Aztec', shape: 'matrix', android: true },
  { type: 'pdf-417', name: 'PDF417', shape: 'matrix', android: true },
  { type: 'ean-13', name: 'EAN-13', shape: 'bars', android: true },
  { type: 'ean-8', name: 'EAN-8', shape: 'bars', android: true },
  {
    type: 'upc-a',
    name: 'UPC-A',
    shape: 'bars',
    android: true,
    reportedOnIos: 'ean-13',
    note: 'iOS scans it as EAN-13, with a `0` in front of the value.',
  },
  {
    type: 'upc-e',
    name: 'UPC-E',
    shape: 'bars',
    android: true,
    reportedOnIos: 'upce',
    note: 'iOS reports a word that `CodeType` does not contain.',
  },
  { type: 'code-128', name: 'Code 128', shape: 'bars', android: true },
  { type: 'code-39', name: 'Code 39', shape: 'bars', android: true },
  { type: 'code-93', name: 'Code 93', shape: 'bars', android: true },
  { type: 'codabar', name: 'Codabar', shape: 'bars', android: true, iosSince: '15.4' },
  { type: 'itf', name: 'Interleaved 2 of 5', shape: 'bars', android: true },
  {
    type: 'itf-14',
    name: 'ITF-14',
    shape: 'bars',
    android: false,
    note: 'Ask for `itf` on Android, and check the 14 digits yourself.',
  },
  { type: 'gs1-data-bar', name: 'GS1 DataBar', shape: 'bars', android: false, iosSince: '15.4' },
  {
    type: 'gs1-data-bar-limited',
    name: 'GS1 DataBar Limited',
    shape: 'bars',
    android: false,
    iosSince: '15.4',
  },
  {
    type: 'gs1-data-bar-expanded',
    name: 'GS1 DataBar Expanded',
    shape: 'bars',
    android: false,
    iosSince: '15.4',
  },
];
