import { javascriptLanguage } from '@codemirror/lang-javascript';
import { GUARD } from 'vision-camera-phone/guard';

type SyntaxNode = ReturnType<typeof javascriptLanguage.parser.parse>['topNode'];

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
]);

/** Returns where the statements of a block begin: after directives such as `'worklet'`, which have to come first. */
function findStart(block: SyntaxNode): number {
  let from = block.firstChild!.to;
  for (let node = block.firstChild!.nextSibling; node != null; node = node.nextSibling) {
    if (node.name !== 'ExpressionStatement' || node.firstChild?.name !== 'String') break;
    from = node.to;
  }
  return from;
}

/** Returns the body of a loop or function. Other nodes have none, and unfinished code may have none. */
function findBody({ name, firstChild, lastChild }: SyntaxNode): SyntaxNode | null {
  if (name === 'DoStatement') return firstChild!.nextSibling;
  return LOOPS.has(name) || FUNCTIONS.has(name) ? lastChild : null;
}

/**
 * Lets every round of a loop and every call of a function in a JavaScript file ask its guard whether to go on. Lines stay
 * where they are. The file itself throws, because browsers hide what another origin's scripts throw, and to a sandbox,
 * this site's are.
 */
export function addGuards(code: string, file: string): string {
  const insertions: { at: number; text: string }[] = [];
  let line = 1;
  let counted = 0;
  javascriptLanguage.parser.parse(code).iterate({
    enter({ name, from, node }) {
      for (; counted < from; counted += 1) if (code[counted] === '\n') line += 1;
      const body = findBody(node);
      if (body == null) return;
      const isLoop = LOOPS.has(name);
      const position = `${JSON.stringify(file)},${line}`;
      const stops = `${GUARD}.${isLoop ? 'stopsLoop' : 'stopsFunction'}(${position})`;
      const check = `if(--${GUARD}.left<0&&${stops})throw ${GUARD}.reason;`;
      if (body.name === 'Block') insertions.push({ at: findStart(body), text: `;${check}` });
      else insertions.push({ at: body.from, text: `{${check}${isLoop ? '' : 'return '}` });
    },
    // Bodies inside of others end first.
    leave({ node }) {
      const body = findBody(node);
      if (body != null && body.name !== 'Block') insertions.push({ at: body.to, text: '}' });
    },
  });
  let result = '';
  let end = 0;
  for (const { at, text } of insertions.sort((a, b) => a.at - b.at)) {
    result += code.slice(end, at) + text;
    end = at;
  }
  return result + code.slice(end);
}
