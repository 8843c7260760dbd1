import ts from 'typescript';

/** A type, reduced to what it takes to generate a value. */
export type TypeDescription =
  | { kind: 'named'; name: string; of?: TypeDescription }
  | { kind: 'literal'; value: string | number | boolean }
  | { kind: 'string' | 'number' | 'boolean' | 'undefined' | 'unknown' }
  | { kind: 'function'; returns: TypeDescription }
  | { kind: 'array'; of: TypeDescription }
  | { kind: 'object'; properties: { name: string; isOptional: boolean; type: TypeDescription }[] };

/** Types that the runner generates by name. */
const NAMED = new Set([
  'ArrayBuffer',
  'Camera',
  'CameraCaptureError',
  'CameraDevice',
  'CameraDeviceFormat',
  'CameraRuntimeError',
  'Code',
  'DrawableFrame',
  'Error',
  'Frame',
  'FrameProcessorPlugin',
  'ISharedValue',
  'PhotoFile',
  'Promise',
  'RefObject',
  'SharedValue',
  'SkImage',
  'VideoFile',
]);

const MAX_DEPTH = 4;

/** Describes a type for generating values. Of a union, describes the first member that is a value. */
export function describeType(type: ts.Type, checker: ts.TypeChecker, depth = 0): TypeDescription {
  if (type.isUnion()) {
    const member = type.types.find(
      ({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0,
    );
    const isBoolean = type.types.some(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    if (
      isBoolean &&
      type.types.every(({ flags }) => flags & (ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Undefined))
    )
      return { kind: 'boolean' };
    return member == null ? { kind: 'undefined' } : describeType(member, checker, depth);
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'literal', value: type.value };
  if (type.flags & ts.TypeFlags.StringLike) return { kind: 'string' };
  if (type.flags & ts.TypeFlags.NumberLike) return { kind: 'number' };
  if (type.flags & ts.TypeFlags.BooleanLike) return { kind: 'boolean' };
  if (type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Null))
    return { kind: 'undefined' };
  const name = type.symbol?.name ?? type.aliasSymbol?.name;
  if (name != null && NAMED.has(name)) {
    const [argument] = checker.getTypeArguments(type as ts.TypeReference);
    const of = argument != null && depth < MAX_DEPTH ? describeType(argument, checker, depth + 1) : undefined;
    return { kind: 'named', name, of };
  }
  const [signature] = type.getCallSignatures();
  if (signature != null)
    return {
      kind: 'function',
      returns:
        depth < MAX_DEPTH ? describeType(signature.getReturnType(), checker, depth + 1) : { kind: 'unknown' },
    };
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    return {
      kind: 'array',
      of:
        element != null && depth < MAX_DEPTH
          ? describeType(element, checker, depth + 1)
          : { kind: 'unknown' },
    };
  }
  if ((type.flags & ts.TypeFlags.Object) === 0 || depth >= MAX_DEPTH) return { kind: 'unknown' };
  return {
    kind: 'object',
    properties: type.getProperties().map((property) => ({
      name: property.name,
      isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
      type: describeType(checker.getTypeOfSymbol(property), checker, depth + 1),
    })),
  };
}
