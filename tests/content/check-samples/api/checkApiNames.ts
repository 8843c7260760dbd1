import { visit } from 'unist-util-visit';
import { missingCodes } from '../../../../src/data/errors';
import { readNativeFiles } from '../../library/readNativeFiles';
import type { SourcePage } from '../readSourcePage';
import type { Problem } from '../problem';
import { readErrors } from '../../library/readErrors';
import { readSamples } from '../readSamples';
import { vocabulary } from '../vocabulary';
import { readNames } from '../../library/readNames';
import { findMentions, type Mention } from './findMentions';

/** The types behind the variable names that guides use for the library's objects. */
const instances: Record<string, string> = {
  camera: 'Camera',
  device: 'CameraDevice',
  format: 'CameraDeviceFormat',
  photo: 'PhotoFile',
  video: 'VideoFile',
};

const errorCodes = new Set([...readErrors().declared, ...missingCodes.map(({ code }) => code)]);

/** Reports names in inline code that aren't in the library, the page's samples or the vocabulary. */
export function checkApiNames(page: SourcePage): Problem[] {
  const sampleNames = new Set(readSamples(page).flatMap(({ code }) => code.match(/[A-Za-z_$][\w$]*/g) ?? []));
  const codes: { value: string; line: number }[] = [];
  visit(page.tree, 'inlineCode', ({ value, position }) => {
    codes.push({ value, line: position!.start.line });
  });
  return codes.flatMap(({ value, line }) => {
    const report = (message: string): Problem => ({ file: page.file, line, message });
    if (isUnknownErrorCode(value)) return [report(`The library has no error code "${value}".`)];
    if (isUnknownNativeName(value)) return [report(`"${value}" is not in the library's native sources.`)];
    return findMentions(value).flatMap((mention) => {
      const reason = explain(mention, sampleNames);
      return reason == null ? [] : [report(`\`${value}\`: ${reason}`)];
    });
  });
}

function explain({ name, owner }: Mention, sampleNames: ReadonlySet<string>): string | undefined {
  const { exports, members } = readNames();
  const isExternal = name in vocabulary || sampleNames.has(name) || isNativeType(name);
  if (owner == null) {
    if (isExternal || exports.has(name) || members.has(name)) return undefined;
    return `"${name}" is not part of the library's API, of this page's samples or of tests/content/check-samples/vocabulary.ts.`;
  }
  if (exports.has(owner))
    return exports.get(owner)!.has(name) ? undefined : `${owner} has no member "${name}".`;
  const instance = instances[owner];
  if (instance != null && !isExternal) {
    return exports.get(instance)!.has(name) ? undefined : `${instance} has no member "${name}".`;
  }
  const isPlainWord = !/[a-z0-9][A-Z]/.test(name);
  if (isPlainWord || isExternal || members.has(name) || exports.has(name) || owner in vocabulary)
    return undefined;
  return `"${name}" is neither a member in the library's API nor in this page's samples or tests/content/check-samples/vocabulary.ts.`;
}

function isUnknownErrorCode(value: string): boolean {
  const [, domain] = /^([a-z-]+\/)[a-z-]+$/.exec(value) ?? [];
  return domain != null && !errorCodes.has(value) && [...errorCodes].some((code) => code.startsWith(domain));
}

function isUnknownNativeName(value: string): boolean {
  const [name] = /^(\$VC\w+|VISION_\w+|VisionCamera_\w+)/.exec(value) ?? [];
  return name != null && !readNativeFiles().some(({ identifiers }) => identifiers.has(name));
}

/** Types such as `AVCaptureDevice` that the library's native sources use. Lower-case names there aren't public API. */
function isNativeType(name: string): boolean {
  return /^[A-Z]/.test(name) && readNativeFiles().some(({ identifiers }) => identifiers.has(name));
}
