import { packageVersions } from './packageVersions';
import type { SourcePage } from './readSourcePage';
import type { Problem } from './problem';
import { readSamples } from './readSamples';

/** Reports package versions in install commands that tests/content/check-samples/packageVersions.ts doesn't list. */
export function checkVersions(page: SourcePage): Problem[] {
  return readSamples(page)
    .filter(({ language, code }) => language === 'bash' && /^(npm install|npx expo install) /.test(code))
    .flatMap(({ code, line }) =>
      [...code.matchAll(/(?:^|\s)(@?[\w./-]+)@([~^]?\d[\w.]*)/g)].flatMap(([, name, range]) => {
        if (packageVersions[name!]?.includes(range!)) return [];
        const message = `"${name}@${range}" is not a version of tests/content/check-samples/packageVersions.ts. Correct one of the two.`;
        return [{ file: page.file, line, message }];
      }),
    );
}
