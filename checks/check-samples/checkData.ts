import { JSDOM } from 'jsdom';
import { parseDocument } from 'yaml';
import type { Problem } from '../pages/problem';
import type { Sample } from '../../src/page-source/samples/readSamples';

/** Languages of samples that hold data. */
export const dataLanguages = ['json', 'xml', 'yaml'];

/**
 * Checks that JSON and YAML samples parse, including lines that a block adds to a JSON object, and that XML samples and
 * fragments are well-formed.
 */
export function checkData(sample: Sample): Problem[] {
  const report = (line: number, message: string): Problem => ({
    file: sample.page,
    line: sample.line + line,
    message,
  });
  switch (sample.language) {
    case 'json':
      try {
        JSON.parse(isPartOfObject(sample) ? `{${sample.code.replace(/,\s*$/, '')}}` : sample.code);
        return [];
      } catch (error) {
        return [report(0, `json syntax error: ${(error as Error).message}`)];
      }
    case 'yaml':
      return parseDocument(sample.code).errors.map(({ linePos, message }) =>
        report((linePos?.[0].line ?? 1) - 1, `yaml syntax error: ${message.split('\n')[0]}`),
      );
    case 'xml':
      return checkXml(sample.code).map(({ line, message }) => report(line, `xml syntax error: ${message}`));
    default:
      return [];
  }
}

/**
 * Returns true if a block shows lines between the braces of an object. With `inside "key"`, it shows the whole object.
 */
function isPartOfObject({ add, replace }: Sample): boolean {
  return replace != null || add?.startsWith('after ') === true;
}

const { DOMParser } = new JSDOM().window;

/** Fragments of an Android app use these without declaring them. */
const NAMESPACES = 'xmlns:android="android" xmlns:tools="tools"';

function checkXml(code: string): { line: number; message: string }[] {
  const isDocument = /^\s*<[?!](xml|DOCTYPE)/.test(code);
  const xml = isDocument ? code : `<part ${NAMESPACES}>${code}\n</part>`;
  const error = new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror');
  if (error == null) return [];
  const [, line, message] = /^(\d+):\d+: (.*)/.exec(error.textContent)!;
  return [{ line: Number(line) - 1, message: message! }];
}
