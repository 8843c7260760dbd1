import { type DeclarationReflection, ReflectionKind, type SignatureReflection, type SomeType } from 'typedoc';

const LONGEST_LINE = 90;
const LONGEST_SIGNATURE = 300;

/** Returns a type as TypeScript on one line. */
export function printType(type: SomeType | undefined): string {
  return type?.toString().replaceAll('"', "'") ?? '';
}

/** Returns `start(a: A, b?: B): C`, over several lines if it's longer than `longest`. */
export function printSignature(
  start: string,
  signature: SignatureReflection,
  longest = LONGEST_LINE,
  arrow = ': ',
): string {
  const parameters = (signature.parameters ?? []).map(({ name, flags, defaultValue, type }) => {
    const mark = flags.isOptional || defaultValue != null ? '?' : '';
    return `${flags.isRest ? '...' : ''}${name}${mark}: ${printType(type)}`;
  });
  const generics = signature.typeParameters?.map(({ name }) => name).join(', ');
  const before = `${start}${generics ? `<${generics}>` : ''}`;
  const after = `${arrow}${printType(signature.type)}`;
  const line = `${before}(${parameters.join(', ')})${after}`;
  if (line.length <= longest || parameters.length === 0) return line;
  return `${before}(\n${parameters.map((parameter) => `  ${parameter},\n`).join('')})${after}`;
}

/** Prints a type over several lines: the values of a union, the properties of an object, or type arguments. */
function printLines(type: SomeType): string {
  const union = (types: readonly SomeType[]) => types.map((value) => `\n  | ${printType(value)}`).join('');
  if (type.type === 'union') return union(type.types);
  if (type.type === 'reflection') {
    const members = (type.declaration.children ?? []).map((child) => `  ${printMember(child, Infinity)};\n`);
    return ` {\n${members.join('')}}`;
  }
  if (type.type !== 'reference' || type.typeArguments == null) return ` ${printType(type)}`;
  const parameters = type.typeArguments.map((argument) =>
    argument.type === 'union' ? union(argument.types) : `\n  ${printType(argument)}`,
  );
  return ` ${type.name}<${parameters.join(',')}\n>`;
}

/** Prints a property or method. The properties of a large object are in a table instead. */
export function printMember(member: DeclarationReflection, longest = LONGEST_LINE): string {
  const start = `${member.name}${member.flags.isOptional ? '?' : ''}`;
  const [method] = member.signatures ?? [];
  if (method) return printSignature(`${member.flags.isStatic ? 'static ' : ''}${start}`, method, longest);
  const line = `${start}: ${printType(member.type ?? member.getSignature?.type)}`;
  return line.length > LONGEST_SIGNATURE ? `${start}: object` : line;
}

/** Prints the declaration of a symbol, without the body of a class or interface. */
export function printSymbol(symbol: DeclarationReflection, bases: readonly string[]): string {
  const { name, type, signatures } = symbol;
  const kind = ReflectionKind.singularString(symbol.kind).toLowerCase();
  if (signatures) return printSignature(`function ${name}`, signatures[0]!);
  if (symbol.kindOf(ReflectionKind.ClassOrInterface))
    return `${kind} ${name}${bases.length > 0 ? ` extends ${bases.join(', ')}` : ''}`;
  const start = symbol.kindOf(ReflectionKind.TypeAlias) ? `type ${name} =` : `const ${name}:`;
  const line = `${start} ${printType(type)}`;
  // TypeDoc prints the methods of an object without their signatures.
  const isObject = type?.type === 'reflection' && type.declaration.children != null;
  return line.length <= LONGEST_LINE && !isObject ? line : start + printLines(type!);
}
