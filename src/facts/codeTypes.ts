import type { CodeType } from 'react-native-vision-camera';

/** A code type that the code scanner supports. */
export interface CodeTypeSupport {
  /** The value in `codeTypes`. */
  type: CodeType;
  /** The name in the code's standard. */
  name: string;
  /** True if Android accepts the type. */
  android: boolean;
  /** The first iOS version that accepts the type, if older ones don't. */
  iosSince?: '15.4';
  /** The value of `Code.type` on iOS, if it's a different one. */
  reportedOnIos?: string;
  /** A remark in Markdown. */
  note?: string;
}

/** All code types: 2D codes, then retail codes, then logistics codes. */
export const codeTypes: readonly CodeTypeSupport[] = [
  { type: 'qr', name: 'QR code', android: true },
  { type: 'data-matrix', name: 'Data Matrix', android: true },
  { type: 'aztec', name: 'Aztec', android: true },
  { type: 'pdf-417', name: 'PDF417', android: true },
  { type: 'ean-13', name: 'EAN-13', android: true },
  { type: 'ean-8', name: 'EAN-8', android: true },
  {
    type: 'upc-a',
    name: 'UPC-A',
    android: true,
    reportedOnIos: 'ean-13',
    note: 'iOS scans it as EAN-13 and adds a `0` in front of the value.',
  },
  {
    type: 'upc-e',
    name: 'UPC-E',
    android: true,
    reportedOnIos: 'upce',
    note: "`CodeType` doesn't include this value.",
  },
  { type: 'code-128', name: 'Code 128', android: true },
  { type: 'code-39', name: 'Code 39', android: true },
  { type: 'code-93', name: 'Code 93', android: true },
  { type: 'codabar', name: 'Codabar', android: true, iosSince: '15.4' },
  { type: 'itf', name: 'Interleaved 2 of 5', android: true },
  {
    type: 'itf-14',
    name: 'ITF-14',
    android: false,
    note: 'On Android, scan `itf` and check that there are 14 digits.',
  },
  { type: 'gs1-data-bar', name: 'GS1 DataBar', android: false, iosSince: '15.4' },
  {
    type: 'gs1-data-bar-limited',
    name: 'GS1 DataBar Limited',
    android: false,
    iosSince: '15.4',
  },
  {
    type: 'gs1-data-bar-expanded',
    name: 'GS1 DataBar Expanded',
    android: false,
    iosSince: '15.4',
  },
];
