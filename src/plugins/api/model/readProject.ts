import path from 'node:path';
import type {
  Comment,
  DeclarationReflection,
  ProjectReflection,
  ReferenceType,
  Reflection,
  SignatureReflection,
  SomeType,
} from 'typedoc';
import { addressOfSymbol, createAddressOf, kindOf, toAnchor } from './addresses';
import { printSignature, printSymbol } from './printSignature';
import { printParameters, printType, type Substitute } from './printType';
import { firstSentence, readComment } from './readComment';
import type { ApiEntry, ApiMember, ApiModel, ApiParameter, ApiSource, ApiSymbol } from './types';

const CONSTRUCTOR = 512;
const LONGEST_SIGNATURE = 300;

/** Where the library lies and which version it is. */
export interface LibraryLocation {
  /** Absolute path of the package's folder. */
  packageDir: string;
  version: string;
}

function readSource(
  reflection: DeclarationReflection | SignatureReflection,
  library: LibraryLocation,
): ApiSource | undefined {
  const [source] = reflection.sources ?? [];
  if (source == null) return undefined;
  const file = path.relative(library.packageDir, source.fullFileName).split(path.sep).join('/');
  if (file.startsWith('..')) return undefined;
  const url = `https://github.com/mrousavy/react-native-vision-camera/blob/v${library.version}/package/${file}#L${source.line}`;
  return { file, line: source.line, url };
}

/** A callback's comment stands at its signature, that of other declarations at themselves. */
function callbackOf(type: SomeType | undefined): SignatureReflection | undefined {
  return type?.type === 'reflection' ? type.declaration.signatures?.[0] : undefined;
}

function commentOf(declaration: DeclarationReflection): Comment | undefined {
  return declaration.comment ?? declaration.signatures?.[0]?.comment ?? callbackOf(declaration.type)?.comment;
}

function isDocumented(base: SomeType): boolean {
  return (
    base.type === 'reference' && (base.reflection != null || base.package !== 'react-native-vision-camera')
  );
}

/** The type parameter of a base class that has no page stands for the argument that is given to it. */
function substituteIn(symbol: DeclarationReflection): Substitute {
  const hidden = (symbol.extendedTypes ?? []).filter((base) => !isDocumented(base)) as ReferenceType[];
  const [argument] = hidden.flatMap((base) => base.typeArguments ?? []);
  return (reference) => (reference.name === 'TCode' ? argument : undefined);
}

function isRedundant({ name, type, comment }: ApiParameter): boolean {
  return name === '' || (comment.text === '' && type === '');
}

/** Creates the reader of one project; its functions share the addresses of the project. */
function createReader(project: ProjectReflection, library: LibraryLocation) {
  const addressOf = createAddressOf(project);

  function readParameters(
    signature: SignatureReflection | undefined,
    substitute: Substitute,
  ): ApiParameter[] {
    return (signature?.parameters ?? []).map((parameter) => ({
      name: parameter.name,
      type: printType(parameter.type!, substitute),
      isOptional: parameter.flags.isOptional || parameter.defaultValue != null,
      comment: readComment(parameter.comment, addressOf),
    }));
  }

  /** Lists the properties of an inline object type, those of objects within it by dotted names. */
  function readProperties(type: SomeType | undefined, prefix = ''): ApiParameter[] {
    const inner = type?.type === 'array' ? type.elementType : type;
    if (inner?.type === 'union') {
      return inner.types.flatMap((member) => readProperties(member, prefix));
    }
    if (inner?.type !== 'reflection' || inner.declaration.signatures) return [];
    return (inner.declaration.children ?? []).flatMap((child) => {
      const name = `${prefix}${child.name}`;
      const nested = readProperties(child.type, `${name}.`);
      const own: ApiParameter = {
        name,
        type:
          nested.length > 0 ? 'object' : child.signatures ? printMethodType(child) : printType(child.type!),
        isOptional: child.flags.isOptional,
        comment: readComment(commentOf(child), addressOf),
      };
      return isRedundant(own) ? nested : [own, ...nested];
    });
  }

  function printMethodType(declaration: DeclarationReflection): string {
    const signature = declaration.signatures![0]!;
    return `${printParameters(signature)} => ${printType(signature.type!)}`;
  }

  function readEntry(
    declaration: DeclarationReflection,
    address: string,
    signature: string,
    substitute: Substitute,
  ): ApiEntry {
    const callable = declaration.signatures?.[0] ?? callbackOf(declaration.type);
    const comment = readComment(commentOf(declaration), addressOf);
    const properties = readProperties(declaration.type ?? declaration.signatures?.[0]?.type);
    return {
      name: declaration.name,
      address,
      signature,
      ...firstSentence(comment.text),
      comment,
      source: comment.isUnreleased ? undefined : readSource(declaration, library),
      parameters: readParameters(callable, substitute),
      returns: callable && printType(callable.type!, substitute),
      properties,
    };
  }

  function readMember(member: DeclarationReflection, owner: string, substitute: Substitute): ApiMember {
    const address = `${owner}#${toAnchor(member.name)}`;
    const isOptional = member.flags.isOptional;
    const [method] = member.signatures ?? [];
    const type = method == null ? printType((member.type ?? member.getSignature?.type)!, substitute) : '';
    const start = `${member.name}${isOptional ? '?' : ''}`;
    const isStatic = member.flags.isStatic;
    const declaration = method
      ? printSignature(`${isStatic ? 'static ' : ''}${start}`, method, substitute)
      : `${start}: ${type}`;
    // The properties of a large object stand in a table.
    const signature = declaration.length > LONGEST_SIGNATURE ? `${start}: object` : declaration;
    return {
      ...readEntry(member, address, signature, substitute),
      kind: method == null ? 'property' : isStatic ? 'static method' : 'method',
      isOptional,
      type,
    };
  }

  /** Members that come from a base with a page of its own are documented there. */
  function ownMembers(symbol: DeclarationReflection): DeclarationReflection[] {
    return (symbol.children ?? []).filter((member) => {
      if (member.kind === CONSTRUCTOR) return false;
      const inherited = member.inheritedFrom ?? member.signatures?.[0]?.inheritedFrom;
      let owner: Reflection | undefined = inherited?.reflection;
      while (owner?.parent != null && owner.parent !== project) owner = owner.parent;
      return owner == null || owner === symbol;
    });
  }

  /** The keys of `Record<'a' | 'b', T>` are members without comments. */
  function readRecord(symbol: DeclarationReflection, owner: string): ApiMember[] {
    const { type } = symbol;
    if (type?.type !== 'reference' || type.name !== 'Record') return [];
    const [keys, value] = type.typeArguments!;
    const names =
      keys!.type === 'union'
        ? keys!.types.flatMap((key) => (key.type === 'literal' ? [String(key.value)] : []))
        : [];
    const printed = printType(value!);
    return names.map((name) => ({
      ...readEntry(symbol, `${owner}#${toAnchor(name)}`, `${name}: ${printed}`, () => undefined),
      name,
      summary: '',
      summaryText: '',
      comment: readComment(undefined, addressOf),
      kind: 'property',
      isOptional: false,
      type: printed,
    }));
  }

  function readMembers(symbol: DeclarationReflection, owner: string, substitute: Substitute): ApiMember[] {
    const inline =
      symbol.kind === 32 && symbol.type?.type === 'reflection'
        ? (symbol.type.declaration.children ?? [])
        : [];
    const members = [...ownMembers(symbol), ...inline].map((member) => readMember(member, owner, substitute));
    return [...members, ...readRecord(symbol, owner)];
  }

  function readSymbol(symbol: DeclarationReflection): ApiSymbol {
    const { kind } = kindOf(symbol);
    const substitute = substituteIn(symbol);
    const bases = (symbol.extendedTypes ?? [])
      .filter(isDocumented)
      .map((base) => printType(base, substitute));
    const address = addressOfSymbol(symbol);
    const { type } = symbol;
    const members = readMembers(symbol, address, substitute);
    const values = kind === 'type' && type?.type === 'union' ? type.types : [];
    return {
      ...readEntry(symbol, address, printSymbol(symbol, kind, bases, substitute), substitute),
      ...(members.length > 0 && { properties: [] }),
      kind,
      bases,
      members,
      values: values.flatMap((value) => (value.type === 'literal' ? [String(value.value)] : [])),
    };
  }

  return { readSymbol };
}

/** Returns the model of a converted project. */
export function readProject(project: ProjectReflection, library: LibraryLocation, stamp: string): ApiModel {
  const { readSymbol } = createReader(project, library);
  return { stamp, version: library.version, symbols: (project.children ?? []).map(readSymbol) };
}
