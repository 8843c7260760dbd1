import type { ErrorOrigin } from '../../../src/data/errors';
import { readSource, readSources } from './readSources';

const KOTLIN_ERRORS = 'android/src/main/java/com/mrousavy/camera/core/CameraError.kt';
const SWIFT_ERRORS = 'ios/Core/CameraError.swift';
const TYPESCRIPT_ERRORS = 'src/CameraError.ts';

/** The error codes that the installed library's sources contain. */
export interface LibraryErrors {
  /** Codes of the TypeScript unions. */
  typed: Set<string>;
  /** Every code that any source declares or raises. */
  declared: Set<string>;
  /** Codes that each part creates outside the file that declares them. */
  raised: Record<ErrorOrigin, Set<string>>;
  /** All sources as one text, for finding messages. String literals are joined and unescaped. */
  text: string;
}

let errors: LibraryErrors | undefined;

/**
 * Returns all error codes in the library's TypeScript, Kotlin, Java, C++, Swift and Objective-C sources. Reads them
 * once.
 */
export function readErrors(): LibraryErrors {
  errors ??= parseLibraryErrors();
  return errors;
}

function parseLibraryErrors(): LibraryErrors {
  const kotlin = readKotlinClasses(readSource(KOTLIN_ERRORS));
  const swift = readSwiftCases(readSource(SWIFT_ERRORS));
  const typed = matchAll(readSource(TYPESCRIPT_ERRORS), /'([a-z-]+\/[a-z-]+)'/g);

  const android = joinSources('android/src', /\.(kt|java|cpp|h)$/, KOTLIN_ERRORS);
  const ios = joinSources('ios', /\.(swift|m|mm|h)$/, SWIFT_ERRORS);
  const javascript = joinSources('src', /\.tsx?$/, TYPESCRIPT_ERRORS);

  const domains = [...new Set([...typed].map((code) => code.split('/')[0]))].join('|');
  const literal = new RegExp(`"((?:${domains})/[a-z-]+)[":]`, 'g');
  const raised = {
    android: new Set([
      ...[...kotlin].filter(([name]) => new RegExp(`\\b${name}\\(`).test(android)).map(([, code]) => code),
      ...matchAll(android, literal),
    ]),
    ios: new Set([...findRaisedSwiftCases(ios, swift), ...matchAll(ios, literal)]),
    javascript: matchAll(javascript, /(?:new CameraRuntimeError|super)\(\s*'([a-z-]+\/[a-z-]+)'/g),
  };
  return {
    typed,
    declared: new Set(
      [typed, kotlin.values(), swift.values(), ...Object.values(raised)].flatMap((codes) => [...codes]),
    ),
    raised,
    text: joinLiterals(
      [KOTLIN_ERRORS, SWIFT_ERRORS].map(readSource).concat(android, ios, javascript).join('\n'),
    ),
  };
}

/** Returns the codes that one Kotlin or Swift file of the library creates. */
export function readRaisedCodes(file: string): string[] {
  const source = readSource(file);
  if (file.endsWith('.swift')) return findRaisedSwiftCases(source, readSwiftCases(readSource(SWIFT_ERRORS)));
  return [...readKotlinClasses(readSource(KOTLIN_ERRORS))]
    .filter(([name]) => new RegExp(`(throw|return|->) ${name}\\(`).test(source))
    .map(([, code]) => code);
}

/** Maps each error class of `CameraError.kt` to its code, such as `NoOutputsError` to `session/no-outputs`. */
function readKotlinClasses(source: string): Map<string, string> {
  const classes = new Map<string, string>();
  for (const declaration of source.split(/\bclass (?=[A-Z])/).slice(1)) {
    const name = /^\w+/.exec(declaration)![0];
    const [, domain, id] = /CameraError\(\s*"([a-z-]+)",\s*"([a-z-]+)"/.exec(declaration) ?? [];
    const [, recorderId] = /RecorderError\(\s*"([a-z-]+)"/.exec(declaration) ?? [];
    if (domain != null && id != null) classes.set(name, `${domain}/${id}`);
    else if (recorderId != null) classes.set(name, `capture/${recorderId}`);
  }
  return classes;
}

/** Maps each case of `CameraError.swift` to its code, such as `session.cameraNotReady` to `session/camera-not-ready`. */
function readSwiftCases(source: string): Map<string, string> {
  const cases = new Map<string, string>();
  for (const declaration of source.split(/^enum (?=[A-Z])/m).slice(1)) {
    const name = /^\w+/.exec(declaration)![0];
    const group = new RegExp(`case (\\w+)\\(_ id: ${name}\\)`).exec(source)?.[1];
    const domain =
      group == null
        ? undefined
        : new RegExp(`case let \\.${group}\\(id: id\\):\\s*return "([a-z-]+)/`).exec(source)?.[1];
    for (const [, id, code] of declaration.matchAll(
      /case (?:let )?\.?(\w+)(?:\([^)]*\))?(?: = |:\s*return )"([a-z/-]+)"/g,
    )) {
      if (domain != null) cases.set(`${group}.${id}`, `${domain}/${code}`);
      else if (code!.includes('/')) cases.set(id!, code!);
    }
  }
  return cases;
}

function findRaisedSwiftCases(source: string, cases: Map<string, string>): string[] {
  return [...cases]
    .filter(([name]) => {
      const [group, id] = name.split('.');
      return new RegExp(
        id == null
          ? `(?:CameraError|onError\\(|error: )\\.${group}\\(`
          : `\\.${group}\\((?:\\w+)?\\.${id}\\b`,
      ).test(source);
    })
    .map(([, code]) => code);
}

function joinLiterals(source: string): string {
  return source
    .replace(/["'`]\s*\+\s*["'`]/g, '')
    .replace(/"\s*\n\s*"/g, '')
    .replace(/\\n/g, '')
    .replace(/\\(["'`])/g, '$1');
}

function joinSources(folder: string, name: RegExp, without: string): string {
  return [...readSources()]
    .filter(([path]) => path.startsWith(`${folder}/`) && name.test(path) && path !== without)
    .map(([, text]) => text)
    .join('\n');
}

function matchAll(source: string, pattern: RegExp): Set<string> {
  return new Set([...source.matchAll(pattern)].map((match) => match[1]!));
}
