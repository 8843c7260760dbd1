import ts from 'typescript';
import type { Problem } from '../../pages/problem';
import type { SampleModule } from '../../typescript/createModules';
import { isFunction, type FunctionNode } from '../../typescript/listDeclarations';

/** Library functions whose callback runs on another thread. */
const WORKLET_CALLS = new Set([
  'createFrameProcessor',
  'createSkiaFrameProcessor',
  'runAsync',
  'runAtTargetFps',
  'useFrameProcessor',
  'useSkiaFrameProcessor',
  'useWorklet',
]);

const MISSING_DIRECTIVE =
  "A frame processor calls this function, but it isn't a worklet. Write 'worklet' as its first statement.";

/**
 * `react-native-worklets-core/plugin` compiles a function after `@babel/plugin-transform-destructuring` has changed it,
 * so the worklet captures Babel's helper, and the call fails with "cannot be shared".
 */
const NEEDS_HELPER =
  "Babel turns this destructuring into a helper that isn't a worklet. Read the elements or properties one by one.";

/** React Native's Babel preset compiles these to `_toConsumableArray` and `_defineProperty`. Expo's preset for Hermes doesn't. */
const NEEDS_HELPER_WITHOUT_EXPO =
  "Without Expo, Babel turns this syntax into a helper that isn't a worklet. Use a loop, concat() or an assignment.";

/** Reports functions that have to be worklets but lack the directive, and syntax that doesn't work in worklets. */
export function checkWorklets({ page, path, text, lines }: SampleModule): Problem[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const problems: Problem[] = [];
  const add = (node: ts.Node, message: string) => {
    const line = lines[source.getLineAndCharacterOfPosition(node.getStart(source)).line];
    if (line != null) problems.push({ file: page, line, message });
  };
  const visit = (node: ts.Node, isInWorklet: boolean): void => {
    let isWorklet = isInWorklet;
    if (isFunction(node)) {
      const isMarked = hasDirective(node);
      if (!isMarked && (getsFrame(node) || isWorkletCallback(node))) add(node, MISSING_DIRECTIVE);
      isWorklet ||= isMarked;
    }
    if (isWorklet && needsHelper(node)) add(node, NEEDS_HELPER);
    if (isWorklet && (ts.isSpreadElement(node) || ts.isComputedPropertyName(node)))
      add(node, NEEDS_HELPER_WITHOUT_EXPO);
    ts.forEachChild(node, (child) => visit(child, isWorklet));
  };
  visit(source, false);
  return problems;
}

/** Babel compiles array literals without a helper, and leaves parameters to Hermes. */
function needsHelper(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node)) {
    const { name, initializer } = node;
    return initializer != null && ts.isArrayLiteralExpression(initializer) ? false : isHelperPattern(name);
  }
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isArrayLiteralExpression(node.left) &&
    !ts.isArrayLiteralExpression(node.right)
  );
}

function isHelperPattern(name: ts.BindingName): boolean {
  if (ts.isArrayBindingPattern(name)) return true;
  return (
    ts.isObjectBindingPattern(name) &&
    name.elements.some((element) => element.dotDotDotToken != null || isHelperPattern(element.name))
  );
}

function getsFrame({ parameters }: FunctionNode): boolean {
  return parameters.some(({ type }) => /^(Drawable)?Frame$/.test(type?.getText() ?? ''));
}

function isWorkletCallback(node: FunctionNode): boolean {
  const { parent } = node;
  return (
    ts.isCallExpression(parent) &&
    WORKLET_CALLS.has(parent.expression.getText()) &&
    parent.arguments.some((argument) => argument === node)
  );
}

function hasDirective({ body }: FunctionNode): boolean {
  if (body == null || !ts.isBlock(body)) return false;
  const [first] = body.statements;
  return (
    first != null &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'worklet'
  );
}
