import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCodeTypes } from './codeTypes';

const codeTypes = readCodeTypes();
const PACKAGE = 'node_modules/react-native-vision-camera';
const typescript = readFileSync(`${PACKAGE}/src/types/CodeScanner.ts`, 'utf8');
const kotlin = readFileSync(
  `${PACKAGE}/android/src/main/java/com/mrousavy/camera/core/types/CodeType.kt`,
  'utf8',
);
const swift = readFileSync(
  `${PACKAGE}/ios/Core/Parsers/AVMetadataObject.ObjectType+descriptor.swift`,
  'utf8',
);
const [swiftParser = '', swiftReporter = ''] = swift.split('var descriptor: String');

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '').sort();
}

test('lists each code type of the library once', () => {
  const union = typescript.slice(
    typescript.indexOf('export type CodeType'),
    typescript.indexOf('export interface'),
  );
  expect(codeTypes.map(({ type }) => type).sort()).toEqual(all(union, /\| '([\w-]+)'/g));
});

test('Android accepts the types in the table', () => {
  const accepted = codeTypes.filter(({ android }) => android).map(({ type }) => type);
  expect(accepted.sort()).toEqual(all(kotlin, /"([\w-]+)" -> [A-Z]/g));
});

test('iOS accepts each type since the version in the table', () => {
  for (const { type, iosSince } of codeTypes) {
    const parsed = new RegExp(`case "${type}":\\n\\s+(if #available\\(iOS ([\\d.]+),)?`).exec(swiftParser);
    expect(parsed, type).not.toBeNull();
    expect(parsed?.[2], type).toBe(iosSince);
  }
});

test('iOS reports the type in the table', () => {
  for (const { type, reportedOnIos } of codeTypes) {
    const nativeType = new RegExp(
      `case "${type}":[^.]*?(?:available\\(iOS 15\\.4, \\*\\) \\{\\s+)?self = \\.(\\w+)`,
    ).exec(swiftParser)?.[1];
    const reported = new RegExp(
      `(?:case \\.${nativeType}:|self == \\.${nativeType} \\{)\\s+return "([\\w-]+)"`,
    ).exec(swiftReporter)?.[1];
    expect(reported, type).toBe(reportedOnIos ?? type);
  }
});
