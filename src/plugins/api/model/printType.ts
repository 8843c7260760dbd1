import type {
  DeclarationReflection,
  ParameterReflection,
  ReferenceType,
  SignatureReflection,
  SomeType,
} from 'typedoc';

/** Returns the type that a reference is replaced by, or `undefined` to print its name. */
export type Substitute = (reference: ReferenceType) => SomeType | undefined;

const KEEP: Substitute = () => undefined;

/** Returns `name?: Type` of a parameter. */
export function printParameter(parameter: ParameterReflection, substitute: Substitute): string {
  const mark = parameter.flags.isOptional || parameter.defaultValue != null ? '?' : '';
  return `${parameter.flags.isRest ? '...' : ''}${parameter.name}${mark}: ${printType(parameter.type!, substitute)}`;
}

/** Returns `(a: A, b?: B)` of a signature. */
export function printParameters(signature: SignatureReflection, substitute: Substitute = KEEP): string {
  const parameters = (signature.parameters ?? []).map((parameter) => printParameter(parameter, substitute));
  return `(${parameters.join(', ')})`;
}

function printFunction(signature: SignatureReflection, substitute: Substitute): string {
  return `${printParameters(signature, substitute)} => ${printType(signature.type!, substitute)}`;
}

/** Returns the properties and methods of an object type, each as it stands in the braces. */
export function printProperties(declaration: DeclarationReflection, substitute: Substitute): string[] {
  return (declaration.children ?? []).map((child) => {
    const name = /^[\w$]+$/.test(child.name) ? child.name : `'${child.name}'`;
    const start = `${name}${child.flags.isOptional ? '?' : ''}`;
    const [method] = child.signatures ?? [];
    if (method == null) return `${start}: ${printType(child.type!, substitute)}`;
    return `${start}${printParameters(method, substitute)}: ${printType(method.type!, substitute)}`;
  });
}

function printObject(declaration: DeclarationReflection, substitute: Substitute): string {
  const [signature] = declaration.signatures ?? [];
  if (signature) return printFunction(signature, substitute);
  const properties = printProperties(declaration, substitute);
  return properties.length > 0 ? `{ ${properties.join('; ')} }` : '{}';
}

/** Puts parentheses around a type that would read as something else in its place. */
function wrap(type: SomeType, substitute: Substitute, kinds: readonly string[]): string {
  const text = printType(type, substitute);
  const isFunction = type.type === 'reflection' && type.declaration.signatures != null;
  return kinds.includes(type.type) || isFunction ? `(${text})` : text;
}

/** Returns the names or values of a union that is written over several lines. */
export function printUnion(types: readonly SomeType[], substitute: Substitute = KEEP): string[] {
  return types.map((type) => wrap(type, substitute, []));
}

/** Returns a type as TypeScript on one line; fails for kinds of types that the library has not used so far. */
export function printType(type: SomeType, substitute: Substitute = KEEP): string {
  const print = (inner: SomeType) => printType(inner, substitute);
  switch (type.type) {
    case 'intrinsic':
      return type.name;
    case 'literal':
      return typeof type.value === 'string' ? `'${type.value}'` : String(type.value);
    case 'array':
      return `${wrap(type.elementType, substitute, ['union', 'intersection', 'typeOperator'])}[]`;
    case 'union':
      return printUnion(type.types, substitute).join(' | ');
    case 'intersection':
      return type.types.map((inner) => wrap(inner, substitute, ['union'])).join(' & ');
    case 'tuple':
      return `[${type.elements.map(print).join(', ')}]`;
    case 'namedTupleMember':
      return `${type.name}${type.isOptional ? '?' : ''}: ${print(type.element)}`;
    case 'typeOperator':
      return `${type.operator} ${wrap(type.target, substitute, ['union', 'intersection'])}`;
    case 'indexedAccess':
      return `${print(type.objectType)}[${print(type.indexType)}]`;
    case 'query':
      return `typeof ${print(type.queryType)}`;
    case 'predicate':
      return `${type.asserts ? 'asserts ' : ''}${type.name}${type.targetType ? ` is ${print(type.targetType)}` : ''}`;
    case 'reflection':
      return printObject(type.declaration, substitute);
    case 'reference': {
      const substituted = substitute(type);
      if (substituted) return print(substituted);
      const parameters = type.typeArguments?.map(print).join(', ');
      return parameters ? `${type.name}<${parameters}>` : type.name;
    }
    default:
      throw new Error(
        `The library now has a type of kind "${type.type}": teach src/plugins/api/model/printType.ts to print it.`,
      );
  }
}
