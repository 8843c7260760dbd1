import path from 'node:path';
import type { Nodes, Parent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { CACHE_FOLDER, codeInputs, reuseText } from '../../build-output/buildCache';
import { rootFolder } from '../../config/rootFolder';
import { mdastToString, VFile, visit } from '../markdownTools';
import remarkApp from '../mdx/remarkApp';
import remarkDataBlock from '../mdx/remarkDataBlock';
import { parseMdx } from '../parseMdx';
import { readText } from '../readText';
import { createCodeIds } from '../samples/createCodeIds';
import { parseMeta } from '../samples/parseMeta';
import { isJsx } from '../mdx/jsx';
import { resolveElement, type Imports, type ReadText } from './resolveJsx';
import { setHeadingIds } from './setHeadingIds';

const IMPORT = /^import\s+(\w+)\s+from\s+['"]([^'"]+)['"]/gm;

function readImports(tree: Root): Imports {
  const imports: Imports = {};
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const [, name, from] of node.value.matchAll(IMPORT)) imports[name!] = from!;
  });
  return imports;
}

const cache = path.join(CACHE_FOLDER, 'syntax-trees');
const parserCode = codeInputs(path.join(rootFolder, 'src/page-source/parseMdx.ts'));

/** Parses a page as `parseMdx` does, or returns the tree that an earlier build kept. That saves three seconds. */
async function parseOnce(text: string, file: string): Promise<Root> {
  const json = await reuseText(cache, [text, ...parserCode], () => JSON.stringify(parseMdx(text, file)));
  return JSON.parse(json) as Root;
}

/** Sets the id that each code block with a title has in HTML. */
function setCodeIds(tree: Root): void {
  const toId = createCodeIds();
  visit(tree, 'code', (code) => {
    const { title } = parseMeta(code.meta);
    if (title) code.data = { ...code.data, id: toId(title) } as typeof code.data;
  });
}

/** Turns an admonition into a quote that starts with its kind and title. */
function admonition(node: ContainerDirective): RootContent {
  const label = node.children.find((child) => child.data && 'directiveLabel' in child.data);
  const kind = node.name[0]!.toUpperCase() + node.name.slice(1);
  const text = label && mdastToString(label);
  const title = text && text !== kind ? `${kind}: ${text}` : kind;
  return {
    type: 'blockquote',
    children: [
      { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: title }] }] },
      ...node.children.filter((child) => child !== label),
    ],
  };
}

/** Restores text with a colon that the parser took for a directive. */
function directiveText(node: Nodes, file: VFile): RootContent {
  const { start, end } = node.position!;
  return { type: 'text', value: String(file).slice(start.offset, end.offset) };
}

async function resolveNode(
  node: RootContent,
  context: { imports: Imports; file: VFile; read: ReadText },
): Promise<RootContent[]> {
  if (node.type === 'yaml' || node.type === 'mdxjsEsm') return [];
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) return [];
    context.file.fail(
      `An expression has no Markdown rendition: {${node.value}}. Write its text instead.`,
      node,
    );
  }
  if (node.type === 'html' && node.value.startsWith('<!--')) return [];
  if (node.type === 'containerDirective') return resolveAll([admonition(node)], context);
  if (node.type === 'textDirective' || node.type === 'leafDirective')
    return [directiveText(node, context.file)];
  if (isJsx(node)) {
    const { imports, file, read } = context;
    const resolved = await resolveElement(node, imports, file.path, read);
    if (resolved == null) {
      context.file.fail(
        `<${node.name}> has no Markdown rendition: add a summary.ts beside the component, or a handler in src/page-source/markdown/resolveJsx.ts.`,
        node,
      );
    }
    return resolveAll(resolved, context);
  }
  if ('children' in node)
    (node as Parent).children = await resolveAll((node as Parent).children as RootContent[], context);
  return [node];
}

async function resolveAll(
  nodes: RootContent[],
  context: Parameters<typeof resolveNode>[1],
): Promise<RootContent[]> {
  const resolved: RootContent[] = [];
  for (const node of nodes) resolved.push(...(await resolveNode(node, context)));
  return resolved;
}

/**
 * Returns a page as plain Markdown, without front matter, imports and comments. Data blocks, tabs and components are
 * resolved, and headings and code blocks have their id in `data.id`. Fails with file and line if something has no Markdown rendition.
 * `read` returns the text of the Markdown files that the page imports.
 */
export async function parsePage(source: string, filePath: string, read: ReadText = readText): Promise<Root> {
  const file = new VFile({ path: filePath, value: source });
  const tree = await parseOnce(source, filePath);
  remarkDataBlock()(tree, file);
  remarkApp()(tree, file);
  setHeadingIds(tree);
  const context = { imports: readImports(tree), file, read };
  const page: Root = { type: 'root', children: await resolveAll(tree.children, context) };
  setCodeIds(page);
  return page;
}
