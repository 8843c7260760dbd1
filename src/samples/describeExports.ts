import { parseSync, type types } from '@babel/core';

type Node = types.Node;

const isNamedType = (node: Node): node is types.TSInterfaceDeclaration | types.TSTypeAliasDeclaration =>
  node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration';

/** Returns code on one line, without comments. */
const toLine = (code: string) =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([([]) | ([)\]])|,(?= [)\]])|;(?= \})/g, '$1$2')
    .trim();

/**
 * Returns a line for each export of a TypeScript file: its name, its parameters with the types of the file written out,
 * and what it returns.
 */
export function describeExports(code: string): string[] {
  const program = parseSync(code, {
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  })!.program;
  const sourceOf = ({ start, end }: Node) => toLine(code.slice(start!, end!));
  const declarations = program.body.flatMap((node): Node[] =>
    'declaration' in node && node.declaration ? [node.declaration] : [node],
  );
  const typeTexts = new Map(
    declarations
      .filter((node) => isNamedType(node))
      .map((node) => [
        node.id.name,
        sourceOf(node.type === 'TSInterfaceDeclaration' ? node.body : node.typeAnnotation),
      ]),
  );
  const describeParameter = (node: Node): string => {
    if (node.type !== 'ObjectPattern' && node.type !== 'Identifier') return sourceOf(node);
    const source = sourceOf(node);
    const type = node.typeAnnotation ? sourceOf(node.typeAnnotation).slice(1).trim() : '';
    const fields = typeTexts.get(type);
    if (fields == null) return source;
    return `${node.type === 'Identifier' ? node.name : 'props'}: ${fields}`;
  };

  /** Returns the names in the object that a function returns, or the parameters of a function that it returns. */
  const describeReturn = (body: Node): string => {
    const last =
      body.type === 'BlockStatement'
        ? body.body.filter((node) => node.type === 'ReturnStatement').at(-1)
        : body;
    const value = last?.type === 'ReturnStatement' ? last.argument : last;
    if (value?.type === 'ObjectExpression') {
      const states = new Map(
        [...sourceOf(body).matchAll(/const \[(\w+),.*?\] = useState<([^>]*)>/g)].map(
          ([, name, type]) => [name!, type!] as const,
        ),
      );
      const names = value.properties.map((property) => {
        const name = sourceOf('key' in property ? property.key : property);
        const type = states.get(name);
        return type == null ? name : `${name}: ${typeTexts.get(type) ?? type}`;
      });
      return ` returns { ${names.join(', ')} }`;
    }
    if (value?.type === 'ArrowFunctionExpression')
      return ` returns (${value.params.map(describeParameter).join(', ')}) => …`;
    return '';
  };

  const describeFunction = (
    name: string,
    { params, returnType, body }: types.FunctionDeclaration | types.ArrowFunctionExpression,
  ) => {
    const result = returnType ? sourceOf(returnType) : describeReturn(body);
    return `${name}(${params.map(describeParameter).join(', ')})${result}`;
  };

  const describe = (node: Node): string[] => {
    if (node.type === 'FunctionDeclaration') return [describeFunction(node.id!.name, node)];
    if (node.type === 'ClassDeclaration') return [`class ${node.id!.name}`];
    if (isNamedType(node)) return [`type ${node.id.name} = ${typeTexts.get(node.id.name)}`];
    if (node.type !== 'VariableDeclaration') return [];
    return node.declarations.map(({ id, init }) => {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression')
        return describeFunction(id.name, init);
      return sourceOf(id);
    });
  };

  return program.body.flatMap((node) =>
    (node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration') && node.declaration
      ? describe(node.declaration)
      : [],
  );
}
