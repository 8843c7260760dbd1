import ts from 'typescript';
import type { Sample } from '../readSamples';
import { parseSample } from './parseSample';

/**
 * Finds where a fragment goes into its parent: before the last `return` of the first component, or of the first
 * function.
 */
export function findInsertPosition(parent: Sample): number | undefined {
  const source = parseSample(parent.code, parent.language);
  const functions = source.statements.flatMap(listFunctions);
  const body = (functions.find(({ name }) => /^[A-Z]/.test(name)) ?? functions[0])?.body;
  if (body == null) return undefined;
  return body.statements.filter(ts.isReturnStatement).at(-1)?.getStart() ?? body.getEnd() - 1;
}

interface NamedFunction {
  name: string;
  body: ts.Block;
}

function listFunctions(statement: ts.Statement): NamedFunction[] {
  if (ts.isFunctionDeclaration(statement)) {
    return statement.body == null ? [] : [{ name: statement.name?.text ?? 'Default', body: statement.body }];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
    const isFunction =
      initializer != null && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
    return isFunction && ts.isBlock(initializer.body)
      ? [{ name: name.getText(), body: initializer.body }]
      : [];
  });
}
