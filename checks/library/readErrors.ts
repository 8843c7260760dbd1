import type { ErrorOrigin } from '../../src/facts/errors';
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

/** An error that Kotlin or Swift declares. */
interface NativeError {
  code: string;
  /** Has `$1`, `$2` and so on for its values. Undefined if it's passed to the error. */
  message: string | undefined;
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

/** Returns the messages of the declared errors of a platform by their code. */
export function readMessages(platform: 'android' | 'ios'): Map<string, string | undefined> {
  const declared = platform === 'android' ? readKotlinClasses() : readSwiftCases();
  return new Map([...declared.values()].map(({ code, message }) => [code, message]));
}

function parseLibraryErrors(): LibraryErrors {
  const kotlin = readKotlinClasses();
  const swift = readSwiftCases();
  const typed = matchAll(readSource(TYPESCRIPT_ERRORS), /'([a-z-]+\/[a-z-]+)'/g);

  const android = joinSources('android/src', /\.(kt|java|cpp|h)$/, KOTLIN_ERRORS);
  const ios = joinSources('ios', /\.(swift|m|mm|h)$/, SWIFT_ERRORS);
  const javascript = joinSources('src', /\.tsx?$/, TYPESCRIPT_ERRORS);

  const domains = [...new Set([...typed].map((code) => code.split('/')[0]))].join('|');
  const literal = new RegExp(`"((?:${domains})/[a-z-]+)[":]`, 'g');
  const raised = {
    android: new Set([
      ...[...kotlin]
        .filter(([name]) => new RegExp(`\\b${name}\\(`).test(android))
        .map(([, { code }]) => code),
      ...matchAll(android, literal),
    ]),
    ios: new Set([...findRaisedSwiftCases(ios, swift), ...matchAll(ios, literal)]),
    javascript: matchAll(javascript, /(?:new CameraRuntimeError|super)\(\s*'([a-z-]+\/[a-z-]+)'/g),
  };
  return {
    typed,
    declared: new Set([
      ...[kotlin, swift].flatMap((declared) => [...declared.values()].map(({ code }) => code)),
      ...[typed, ...Object.values(raised)].flatMap((codes) => [...codes]),
    ]),
    raised,
    text: joinLiterals(
      [KOTLIN_ERRORS, SWIFT_ERRORS].map(readSource).concat(android, ios, javascript).join('\n'),
    ),
  };
}

/** Returns the codes that one Kotlin or Swift file of the library creates. */
export function readRaisedCodes(file: string): string[] {
  const source = readSource(file);
  if (file.endsWith('.swift')) return findRaisedSwiftCases(source, readSwiftCases());
  return [...readKotlinClasses()]
    .filter(([name]) => new RegExp(`(throw|return|->) ${name}\\(`).test(source))
    .map(([, { code }]) => code);
}

/** String literals that `+` joins. */
const STRING = String.raw`"(?:[^"\\]|\\.)*"(?:\s*\+\s*"(?:[^"\\]|\\.)*")*`;

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

/** Maps each error class of `CameraError.kt`, such as `NoOutputsError` to `session/no-outputs`. */
function readKotlinClasses(): Map<string, NativeError> {
  const classes = new Map<string, NativeError>();
  const pattern = new RegExp(
    String.raw`(?:CameraError\(\s*"([a-z-]+)",|RecorderError\()\s*"([a-z-]+)"(?:,\s*(${STRING}))?`,
  );
  const [, ...declarations] = readSource(KOTLIN_ERRORS).split(/\bclass (?=[A-Z])/);
  for (const declaration of declarations) {
    const name = /^\w+/.exec(declaration)![0];
    const [, domain = 'capture', id, message] = pattern.exec(declaration) ?? [];
    if (id != null) classes.set(name, { code: `${domain}/${id}`, message: message && parseString(message) });
  }
  return classes;
}

/** Maps each case of `CameraError.swift`, such as `session.cameraNotReady` to `session/camera-not-ready`. */
function readSwiftCases(): Map<string, NativeError> {
  const source = readSource(SWIFT_ERRORS);
  const cases = new Map<string, NativeError>();
  for (const declaration of source.split(/^enum (?=[A-Z])/m).slice(1)) {
    const name = /^\w+/.exec(declaration)![0];
    const group = new RegExp(`case (\\w+)\\(_ id: ${name}\\)`).exec(source)?.[1];
    const domain =
      group == null
        ? undefined
        : new RegExp(`case let \\.${group}\\(id: id\\):\\s*return "([a-z-]+)/`).exec(source)?.[1];
    const [, messages = ''] = declaration.split('var message');
    for (const [, id, code] of declaration.matchAll(
      /case (?:let )?\.?(\w+)(?:\([^)]*\))?(?: = |:\s*return )"([a-z/-]+)"/g,
    )) {
      const returned = new RegExp(String.raw`\.${id}\b[^:]*(?:\([^)]*\))?:\s*return (${STRING})`).exec(
        messages,
      );
      const message = returned ? parseString(returned[1]!) : undefined;
      if (domain != null) cases.set(`${group}.${id}`, { code: `${domain}/${code}`, message });
      else if (code!.includes('/')) cases.set(id!, { code: code!, message });
    }
  }
  return cases;
}

function findRaisedSwiftCases(source: string, cases: Map<string, NativeError>): string[] {
  return [...cases]
    .filter(([name]) => {
      const [group, id] = name.split('.');
      return new RegExp(
        id == null
          ? `(?:CameraError|onError\\(|error: )\\.${group}\\(`
          : `\\.${group}\\((?:\\w+)?\\.${id}\\b`,
      ).test(source);
    })
    .map(([, { code }]) => code);
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
