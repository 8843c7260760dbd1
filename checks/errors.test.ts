import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createErrorsSchema, errorLines } from '../src/facts/errorLines';
import {
  getErrorAnchor,
  readErrorFacts,
  type ErrorArrival,
  type ErrorCode,
  type ErrorOrigin,
} from '../src/facts/errors';
import { errorMessages } from 'vision-camera-phone';
import { errorList } from '../src/facts/blocks/errorList';
import { readErrors, readMessages, readRaisedCodes } from './library/readErrors';

const { codes: errorCodes, missing: missingCodes } = readErrorFacts();
const library = readErrors();
const ORIGINS: ErrorOrigin[] = ['android', 'ios', 'javascript'];

const KOTLIN = 'android/src/main/java/com/mrousavy/camera/core';

/** Files of the library whose errors all arrive in one place. */
const SOURCES: [file: string, arrival: ErrorArrival][] = [
  [`${KOTLIN}/CameraSession+Configuration.kt`, 'onError'],
  [`${KOTLIN}/extensions/StateError+toCameraError.kt`, 'onError'],
  [`${KOTLIN}/MetadataProvider.kt`, 'onError'],
  [`${KOTLIN}/CameraSession+Photo.kt`, 'rejects'],
  [`${KOTLIN}/CameraSession+Focus.kt`, 'rejects'],
  [`${KOTLIN}/extensions/VideoRecordEvent+toCameraError.kt`, 'onRecordingError'],
  ['ios/Core/CameraSession+Configuration.swift', 'onError'],
  ['ios/Core/CameraSession+Audio.swift', 'onError'],
  ['ios/Core/CameraSession+Location.swift', 'onError'],
  ['ios/Core/CameraConfiguration.swift', 'onError'],
  ['ios/Core/CameraSession+Photo.swift', 'rejects'],
  ['ios/Core/CameraSession+Focus.swift', 'rejects'],
  ['ios/Core/PhotoCaptureDelegate.swift', 'rejects'],
  ['ios/React/CameraView+TakeSnapshot.swift', 'rejects'],
  ['ios/Core/RecordingSession.swift', 'onRecordingError'],
];

/** Lists how the explained codes differ from those of the installed library, one line each. */
function compareCodes(entries: readonly ErrorCode[]): string[] {
  const explained = new Map(entries.map((entry) => [entry.code, entry]));
  const missing = [...library.declared]
    .filter((code) => !explained.has(code))
    .map((code) => `${code} is not explained in docs/facts/errors.yml`);
  const wrong = [...explained.values()].flatMap(({ code, origins, unreachable = [], untyped = false }) => {
    if (!library.declared.has(code)) return [`${code} is explained but the library does not have it`];
    const problems = ORIGINS.filter(
      (origin) => library.raised[origin].has(code) !== [...origins, ...unreachable].includes(origin),
    ).map(
      (origin) =>
        `${code}: ${origin} ${library.raised[origin].has(code) ? 'raises it' : 'does not raise it'}`,
    );
    return library.typed.has(code) === !untyped ? problems : [...problems, `${code}: "untyped" is wrong`];
  });
  return [...missing, ...wrong];
}

describe('error codes', () => {
  it('match those of the library, with the parts that raise them', () => {
    expect(compareCodes(errorCodes)).toEqual([]);
  });

  it('have a cause, a fix and a guide if an app can get the code', () => {
    const incomplete = errorCodes.filter(
      ({ origins, cause, fix, guide }) => !fix !== !guide || (origins.length > 0 && !(cause && fix)),
    );
    expect(incomplete.map(({ code }) => code)).toEqual([]);
  });

  it('arrive on the platforms that raise them', () => {
    const wrong = errorCodes.filter(({ origins, arrives = {}, remount = {} }) => {
      const platforms = origins.includes('javascript') ? ['android', 'ios'] : [...origins].sort();
      const isUnknown = Object.keys(remount).some((platform) => !platforms.includes(platform));
      return isUnknown || Object.keys(arrives).sort().join() !== platforms.join();
    });
    expect(wrong.map(({ code }) => code)).toEqual([]);
  });

  it('have an action if an app can get the code, and a remount helps only where `onError` gets it', () => {
    const wrong = errorCodes.filter(({ origins, arrives, remount, action, user }) => {
      const isMissing = (action == null) !== (origins.length === 0);
      const isPointless = action === 'nothing' && user != null;
      const remounts = action === 'retry' || action === 'restart';
      const reachesOnError = Object.values(arrives ?? {})
        .flat()
        .includes('onError');
      return isMissing || isPointless || (remounts && !reachesOnError) || (remount && action === 'message');
    });
    expect(wrong.map(({ code }) => code)).toEqual([]);
  });

  it.each(SOURCES)('arrive where %s sends them: %s', (file, arrival) => {
    const platform = file.startsWith('ios') ? 'ios' : 'android';
    const codes = readRaisedCodes(file);
    expect(codes.length).toBeGreaterThan(0);
    const wrong = codes.filter((code) => {
      const { arrives, unreachable = [] } = errorCodes.find((error) => error.code === code)!;
      return !unreachable.includes(platform) && !arrives?.[platform]?.includes(arrival);
    });
    expect(wrong).toEqual([]);
  });

  it('quote messages from the source', () => {
    const unknown = errorCodes.flatMap(({ code, messages }) =>
      messages
        .flatMap((message) => message.split('…'))
        .filter((part) => !library.text.includes(part))
        .map((part) => `${code}: "${part}"`),
    );
    expect(unknown).toEqual([]);
  });

  it("in the list of missing codes aren't in the library", () => {
    expect(missingCodes.filter(({ code }) => library.declared.has(code))).toEqual([]);
  });
});

describe.each(['android', 'ios'] as const)('the simulated phone on %s', (platform) => {
  const messages = readMessages(platform);

  it.each(Object.entries(errorMessages[platform]))(
    'has the message of the library for %s',
    (code, message) => {
      expect(message).toBe(messages.get(code));
    },
  );
});

describe('errors.json', () => {
  const lines = errorLines((anchor) => `https://a.example/errors.md#${anchor}`);

  it('fits its schema', () => {
    const schema = createErrorsSchema();
    expect(v.safeParse(schema, lines).issues).toBeUndefined();
    expect(v.safeParse(schema, [{ ...lines[0], arrives: { Android: ['somewhere'] } }]).issues).toHaveLength(
      1,
    );
  });

  it('has a line of facts for every code', () => {
    expect(lines.map(({ code }) => code)).toEqual(errorCodes.map(({ code }) => code));
    expect(lines.find(({ code }) => code === 'device/camera-already-in-use')).toMatchObject({
      raised: true,
      platforms: ['Android'],
      arrives: { Android: ['onError'] },
      passes: 'yes',
      remount: {},
      action: 'retry',
      user: expect.stringContaining('other app') as string,
      url: 'https://a.example/errors.md#device-camera-already-in-use',
    });
    expect(lines.filter(({ raised }) => !raised).map(({ platforms }) => platforms.length)).not.toContain(1);
    expect(lines.filter(({ cause, fix }) => /\]\(/.test(`${cause} ${fix}`))).toEqual([]);
  });
});

describe('the errors block', () => {
  it('has one filterable item with its own anchor for each code', () => {
    const anchors = [...errorList().matchAll(/<FilterItem>\n\n### `[^`]+` \{\/\* #([a-z-]+) \*\/\}/g)].map(
      (match) => match[1],
    );
    const codes = [...errorCodes, ...missingCodes].map(({ code }) => getErrorAnchor(code));
    expect(anchors.sort()).toEqual(codes.sort());
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});
