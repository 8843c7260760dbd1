import ts from 'typescript';
import { readApiCorrections } from '../../src/facts/apiCorrections';
import { readSource, readSources } from './readSources';

/** What the library says about one member of its types. */
export interface MemberFacts {
  /** `Symbol.member`. */
  url: string;
  /** The defaults according to the comment and to each platform's native view. One value if they agree. */
  defaults: readonly string[];
  /** The units in the comment and in our corrections of it. */
  units: readonly string[];
  /** Whether we correct the comment. */
  isCorrected: boolean;
}

/** Returns the members of the library's types and the options of its Expo plugin, by their name. */
export function readMemberFacts(): Map<string, MemberFacts[]> {
  const files = [...readSources().keys()].filter((path) =>
    /^src\/(types\/|expo-plugin\/@types\.ts$)/.test(path),
  );
  const { corrections } = readApiCorrections();
  const native = readNativeDefaults();
  const facts = new Map<string, MemberFacts[]>();
  for (const file of files) {
    const source = ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest, true);
    for (const { owner, member, name } of listMembers(source)) {
      const url = `${owner}.${name}`;
      const notes = corrections.flatMap(({ target, note }) => (target === url && note ? [note] : []));
      const comment = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default');
      const values = [
        normalizeLiteral(ts.getTextOfJSDocComment(comment?.comment)),
        ...(owner === 'CameraProps' ? (native.get(name) ?? []) : []),
      ];
      facts.set(name, [
        ...(facts.get(name) ?? []),
        {
          url,
          defaults: [...new Set(values.filter((value) => value != null))],
          units: findUnits([member.getFullText(), ...notes].join('\n')),
          isCorrected: notes.length > 0,
        },
      ]);
    }
  }
  return facts;
}

function listMembers(source: ts.SourceFile): { owner: string; member: ts.TypeElement; name: string }[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) return [];
    const body = ts.isInterfaceDeclaration(statement) ? statement : statement.type;
    if (!ts.isInterfaceDeclaration(body) && !ts.isTypeLiteralNode(body)) return [];
    return [...body.members].flatMap((member) =>
      member.name ? [{ owner: statement.name.text, member, name: member.name.getText() }] : [],
    );
  });
}

/** Reads the initial values of the properties of both native views. */
function readNativeDefaults(): Map<string, (string | undefined)[]> {
  const views = [
    'android/src/main/java/com/mrousavy/camera/react/CameraView.kt',
    'ios/React/CameraView.swift',
  ];
  const values = new Map<string, (string | undefined)[]>();
  for (const view of views) {
    const text = readSource(view);
    for (const [, name, value] of text.matchAll(/^ {2}(?:@objc )?var (\w+)(?:: [\w.]+)? = ([^\s{]+)/gm))
      values.set(name!, [...(values.get(name!) ?? []), normalizeLiteral(value)]);
  }
  return values;
}

/** Normalizes a TypeScript, Kotlin or Swift literal. Returns `undefined` for anything else, such as prose or null. */
export function normalizeLiteral(literal: string | undefined): string | undefined {
  if (literal == null) return undefined;
  const [, member] = /^[A-Z]\w+\.([A-Z_]+)$/.exec(literal) ?? [];
  if (member != null) return member.toLowerCase().replaceAll('_', '-');
  const [, number] = /^(-?\d+(?:\.\d+)?)f?$/.exec(literal) ?? [];
  if (number != null) return String(Number(number));
  if (/^(true|false)$/.test(literal)) return literal;
  return /^(['"])(.*)\1$/.exec(literal)?.[2];
}

const UNITS: Record<string, RegExp> = {
  nanoseconds: /\bnanoseconds?\b/i,
  milliseconds: /\bmilliseconds?\b|\bms\b/i,
  seconds: /\bseconds\b/i,
  'megabits per second': /\bMbps\b|\bmegabits per second\b/i,
  centimeters: /\bcentimet(?:er|re)s?\b|\bcm\b/i,
  meters: /\bmet(?:er|re)s\b/i,
  degrees: /\bdegrees?\b/i,
  pixels: /\bpixels?\b/i,
  points: /\bpoints\b/i,
  fractions: /\bfractions?\b/i,
};

/** Returns the units in a text. */
export function findUnits(text: string): string[] {
  return Object.keys(UNITS).filter((unit) => UNITS[unit]!.test(text));
}
