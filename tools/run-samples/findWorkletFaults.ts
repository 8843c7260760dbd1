import ts from 'typescript';

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

/** Returns the zero-based lines of functions that have to be worklets but lack the directive. */
export function findMissingDirectives(source: ts.SourceFile): number[] {
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (isFunction(node) && (getsFrame(node) || isWorkletCallback(node)) && !hasDirective(node))
      lines.push(source.getLineAndCharacterOfPosition(node.getStart(source)).line);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

function isFunction(node: ts.Node): node is FunctionNode {
  if (ts.isFunctionDeclaration(node)) return node.body != null;
  return ts.isFunctionExpression(node) || ts.isArrowFunction(node);
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
