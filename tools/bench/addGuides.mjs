import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Adds `copies` copies of each guide to a copy of the site, in separate sidebar groups. The copies have no phones,
 * because those cost as much as their samples, which stay the same.
 */
export function addGuides(directory, copies) {
  const folder = path.join(directory, 'docs/guides');
  const guides = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  const groups = [];
  for (let copy = 1; copy <= copies; copy++) {
    for (const guide of guides) {
      const text = readFileSync(path.join(folder, guide), 'utf8')
        .replace(/^title: (['"]?)(.+?)\1$/m, `title: "$2, copy ${copy}"`)
        .replace(/^slug: .*\n/m, '')
        .replaceAll(/^```.*$/gm, (fence) => fence.replaceAll(/ (run|model|scene)(="[^"]*")?(?= |$)/g, ''))
        .replaceAll(/^<Phone [^>]*\/>$/gm, '')
        .replaceAll(/^<Guess [^]*?^<\/Guess>$/gm, '');
      writeFileSync(path.join(folder, guide.replace('.mdx', `-${copy}.mdx`)), text);
    }
    const pages = guides.map((guide) => guide.replace('.mdx', `-${copy}`));
    groups.push(`  { label: 'Copy ${copy}', pages: ${JSON.stringify(pages)} },\n`);
  }
  const order = path.join(directory, 'src/config/readingOrder.ts');
  const text = readFileSync(order, 'utf8');
  const end = text.indexOf('].map(({ label, folder');
  if (end < 0) throw new Error(`${order}: the end of the list of groups has changed.`);
  writeFileSync(order, text.slice(0, end) + groups.join('') + text.slice(end));
}
