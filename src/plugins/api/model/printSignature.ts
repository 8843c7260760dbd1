import type { DeclarationReflection, SignatureReflection, SomeType, UnionType } from 'typedoc';
import { printParameter, printProperties, printType, printUnion, type Substitute } from './printType';
import type { ApiKind } from './types';

const LONGEST_LINE = 90;

/** Breaks a signature that is too long for one line at its parameters. */
function breakParameters(start: string, parameters: string[], end: string): string {
  const line = `${start}(${parameters.join(', ')})${end}`;
  if (line.length <= LONGEST_LINE || parameters.length === 0) return line;
  return `${start}(\n${parameters.map((parameter) => `  ${parameter},\n`).join('')})${end}`;
}

/** Returns a function or method after `start`, over several lines where one would be too long. */
export function printSignature(
  start: string,
  signature: SignatureReflection,
  substitute: Substitute,
): string {
  const parameters = (signature.parameters ?? []).map((parameter) => printParameter(parameter, substitute));
  const generics = signature.typeParameters?.map(({ name }) => name).join(', ');
  return breakParameters(
    `${start}${generics ? `<${generics}>` : ''}`,
    parameters,
    `: ${printType(signature.type!, substitute)}`,
  );
}

/** Returns a type over several lines: a union by its values, an object by its properties, others by their arguments. */
function printLines(type: SomeType, substitute: Substitute): string {
  const union = ({ types }: UnionType) => printUnion(types, substitute).map((value) => `\n  | ${value}`);
  if (type.type === 'union') return union(type).join('');
  if (type.type === 'reflection') {
    const properties = printProperties(type.declaration, substitute).map((property) => `  ${property};\n`);
    return ` {\n${properties.join('')}}`;
  }
  if (type.type !== 'reference' || type.typeArguments == null) return ` ${printType(type, substitute)}`;
  const parameters = type.typeArguments.map((argument) =>
    argument.type === 'union' ? union(argument).join('') : `\n  ${printType(argument, substitute)}`,
  );
  return ` ${type.name}<${parameters.join(',')}\n>`;
}

/** Returns the declaration of a symbol. */
export function printSymbol(
  { name, type, signatures }: DeclarationReflection,
  kind: ApiKind,
  bases: readonly string[],
  substitute: Substitute,
): string {
  if (kind === 'function') return printSignature(`function ${name}`, signatures![0]!, substitute);
  if (kind === 'interface' || kind === 'class') {
    return `${kind} ${name}${bases.length > 0 ? ` extends ${bases.join(', ')}` : ''}`;
  }
  const start = kind === 'type' ? `type ${name} =` : `const ${name}:`;
  const line = `${start} ${printType(type!, substitute)}`;
  return line.length <= LONGEST_LINE ? line : start + printLines(type!, substitute);
}
