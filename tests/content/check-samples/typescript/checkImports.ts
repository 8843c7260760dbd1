import ts from 'typescript';
import type { Problem } from '../problem';
import type { Sample } from '../readSamples';
import { getImportedNames } from './importedNames';
import { parseSample } from './parseSample';

/** Reports names that a sample imports and never uses. */
export function checkImports(sample: Sample): Problem[] {
  const source = parseSample(sample.code, sample.language);
  const imported = source.statements.filter(ts.isImportDeclaration).flatMap(getImportedNames);
  const used = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) used.add(node.text);
    ts.forEachChild(node, collect);
  };
  collect(source);
  return imported
    .filter(({ text }) => !used.has(text))
    .map((name) => ({
      file: sample.file,
      line: sample.line + source.getLineAndCharacterOfPosition(name.getStart()).line,
      message: `"${name.text}" is imported and never used.`,
    }));
}
