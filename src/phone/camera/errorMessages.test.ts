import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorMessages } from './NativeCameraError';

const read = (file: string) => readFileSync(`node_modules/react-native-vision-camera/${file}`, 'utf8');

/** Joins the literals of a Kotlin or Swift string, and replaces each value in it by `$1`, `$2` and so on. */
function parseString(literals: string): string {
  let count = 0;
  return literals
    .replace(/"\s*\+\s*"/g, '')
    .slice(1, -1)
    .replace(/(?<!\\)\$\{[^}]*\}|(?<!\\)\$\w+|\\\((?:[^()]|\([^)]*\))*\)/g, () => `$${++count}`)
    .replace(/\\n/g, '\n')
    .replace(/\\"/g, '"');
}

const STRING = String.raw`"(?:[^"\\]|\\.)*"(?:\s*\+\s*"(?:[^"\\]|\\.)*")*`;

function readKotlin(): Map<string, string> {
  const source = read('android/src/main/java/com/mrousavy/camera/core/CameraError.kt');
  const pattern = new RegExp(
    String.raw`(?:CameraError\(\s*"([a-z-]+)",|RecorderError\()\s*"([a-z-]+)",\s*(${STRING})`,
    'g',
  );
  return new Map(
    [...source.matchAll(pattern)].map(([, domain = 'capture', id, message]) => [
      `${domain}/${id}`,
      parseString(message!),
    ]),
  );
}

function readSwift(): Map<string, string> {
  const source = read('ios/Core/CameraError.swift');
  const messages = new Map<string, string>();
  for (const declaration of source.split(/^enum (?=[A-Z])/m).slice(1)) {
    const domain = /^(\w+)Error/
      .exec(declaration)![1]!
      .replace(/\B[A-Z]/g, '-$&')
      .toLowerCase();
    const [codes, texts = ''] = declaration.split('var message');
    for (const [, name, message] of texts.matchAll(
      new RegExp(String.raw`case (?:let )?\.(\w+)[^:]*(?:\([^)]*\))?:\s*return (${STRING})`, 'g'),
    )) {
      const code = new RegExp(String.raw`(?:\.${name}:\s*return|case ${name} =) "([a-z-]+)"`).exec(
        codes!,
      )?.[1];
      if (code != null) messages.set(`${domain}/${code}`, parseString(message!));
    }
  }
  return messages;
}

test.each([
  ['android', readKotlin()],
  ['ios', readSwift()],
] as const)("the phone's messages on %s are those of the library", (platform, library) => {
  expect(library.size).toBeGreaterThan(25);
  for (const [code, message] of Object.entries(errorMessages[platform]))
    expect({ code, message: library.get(code) }).toEqual({ code, message });
});
