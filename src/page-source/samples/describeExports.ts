import { parseSync, type types } from '@babel/core';

type Node = types.Node;

const isNamedType = (node: Node): node is types.TSInterfaceDeclaration | types.TSTypeAliasDeclaration =>
  node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration';

const isLiteral = ({ type }: Node) => /^(String|Numeric|Boolean)Literal$/.test(type);

/** Returns code on one line, without comments. */
const toLine = (code: string) =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([([]) | ([)\]])|,(?= [)\]])|;(?= \})/g, '$1$2')
    .trim();

/**
 * Describes each export of a TypeScript file in one line: its name, its parameters and what it returns. Writes out types
 * that the file declares.
 */
export function describeExports(code: string): string[] {
  const program = parseSync(code, {
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  })!.program;
  const sourceOf = ({ start, end }: Node) => toLine(code.slice(start!, end!));
  const exported = program.body.flatMap((node): Node[] =>
    'declaration' in node && node.declaration ? [node.declaration] : [],
  );
  const exportedTypes = exported.filter(isNamedType).map(({ id }) => id.name);
  const typeTexts = new Map<string, string>();
  for (const node of [...program.body, ...exported].filter(isNamedType)) {
    const isInterface = node.type === 'TSInterfaceDeclaration';
    const inherited = isInterface ? (node.extends ?? []).map(sourceOf) : [];
    const own = sourceOf(isInterface ? node.body : node.typeAnnotation);
    const texts = [...inherited.map((name) => typeTexts.get(name) ?? name), own];
    typeTexts.set(node.id.name, texts.join(' & ').replaceAll(' } & { ', '; '));
  }
  const describeParameter = (node: Node): string => {
    if (node.type !== 'ObjectPattern' && node.type !== 'Identifier') return sourceOf(node);
    const source = sourceOf(node);
    const type = node.typeAnnotation ? sourceOf(node.typeAnnotation).slice(1).trim() : '';
    const fields = typeTexts.get(type);
    if (fields == null) return source;
    return `${node.type === 'Identifier' ? node.name : 'props'}: ${fields}`;
  };

  const describeParameters = (params: readonly Node[]) => `(${params.map(describeParameter).join(', ')})`;

  /** Returns the fields of the object that a function returns, or the parameters of a function that it returns. */
  const describeReturn = (body: Node): string => {
    const statements = body.type === 'BlockStatement' ? body.body : [];
    const last = statements.filter((node) => node.type === 'ReturnStatement').at(-1);
    const result = body.type === 'BlockStatement' ? last?.argument : body;
    const value = result?.type === 'TSAsExpression' ? result.expression : result;
    if (value?.type === 'ArrowFunctionExpression') return ` returns ${describeParameters(value.params)} => …`;
    if (value?.type !== 'ObjectExpression') return '';
    const states = new Map(
      [...sourceOf(body).matchAll(/const \[(\w+),.*?\] = useState<([^>]*)>/g)].map(
        ([, name, type]) => [name!, `: ${typeTexts.get(type!) ?? type!}`] as const,
      ),
    );
    const functions = new Map(
      statements
        .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
        .flatMap(({ id, init }) =>
          id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression'
            ? [[id.name, describeParameters(init.params)] as const]
            : [],
        ),
    );
    const fields = value.properties.map((property) => {
      if (property.type === 'ObjectProperty' && isLiteral(property.value)) return sourceOf(property);
      const name = sourceOf('key' in property ? property.key : property);
      return name + (states.get(name) ?? functions.get(name) ?? '');
    });
    return ` returns { ${fields.join(', ')} }`;
  };

  /** Returns a return type. If other files can't import it, its fields are written out. */
  const describeType = (node: Node) => {
    const type = sourceOf(node).slice(1).trim();
    return `: ${exportedTypes.includes(type) ? type : (typeTexts.get(type) ?? type)}`;
  };

  const describeFunction = (
    name: string,
    { params, returnType, body }: types.FunctionDeclaration | types.ArrowFunctionExpression,
  ) => `${name}${describeParameters(params)}${returnType ? describeType(returnType) : describeReturn(body)}`;

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

  return exported.flatMap(describe);
}
