import {
  type Comment,
  type DeclarationReflection,
  type ParameterReflection,
  ProjectReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import { type MarkdownPageEvent, MarkdownTheme, MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { apiBases } from '../data/apiBases';
import { apiJsonFields } from '../data/apiJsonFields';
import { errorCodes } from '../data/errors';
import { markdownTable } from '../data/markdownTable';
import { code, commentHolderOf, rawText, summaryOf, toMarkdown } from './comments';
import { type ApiModel, callableOf } from './createModel';
import { printSignature, printType } from './printDeclaration';
import {
  paragraphs,
  readComment,
  renderDefaults,
  renderFacts,
  renderNotes,
  renderPlatforms,
} from './renderComment';

const MOST_TABLE_MEMBERS = 9;
const LONGEST_INLINE = 72;

/** A row of a table of parameters or properties. */
interface Row {
  name: string;
  type: string;
  comment?: Comment;
}

function toRow({ name, flags, defaultValue, type, comment }: ParameterReflection): Row {
  const mark = flags.isOptional || defaultValue != null ? '?' : '';
  return { name: name + mark, type: printType(type), comment };
}

/** Lists the properties of an inline object type, those of objects within it by dotted names. */
function propertiesOf(type: SomeType | undefined, prefix = ''): Row[] {
  const inner = type?.type === 'array' ? type.elementType : type;
  if (inner?.type === 'union') return inner.types.flatMap((member) => propertiesOf(member, prefix));
  if (inner?.type !== 'reflection' || inner.declaration.signatures) return [];
  return (inner.declaration.children ?? []).flatMap((child) => {
    const name = `${prefix}${child.name}`;
    const nested = propertiesOf(child.type, `${name}.`);
    const [method] = child.signatures ?? [];
    const own = method ? printSignature('', method, Infinity, ' => ') : printType(child.type);
    const row = {
      name: name + (child.flags.isOptional ? '?' : ''),
      type: nested.length > 0 ? 'object' : own,
      comment: commentHolderOf(child).comment,
    };
    return child.name === '' ? nested : [row, ...nested];
  });
}

/** Our pages: the partials that differ from those of the Markdown theme. */
class ApiThemeContext extends MarkdownThemeContext {
  constructor(
    private readonly model: ApiModel,
    ...args: ConstructorParameters<typeof MarkdownThemeContext>
  ) {
    super(...args);
    Object.assign(this.helpers, {
      getCommentParts: (parts) => toMarkdown(parts, model.addressOf),
      useTableFormat: (key) => key === 'properties' && this.fitsTable(),
    } satisfies Partial<MarkdownThemeContext['helpers']>);
    Object.assign(this.partials, {
      memberWithGroups: (reflection) =>
        reflection instanceof ProjectReflection ? this.overview(reflection) : this.symbol(reflection),
      signatures: (reflection) => this.declaration(reflection),
      declaration: (reflection) => this.declaration(reflection),
      accessor: (reflection) => this.declaration(reflection),
      memberTitle: (reflection) => `${this.name(reflection)} {/* #${reflection.name.toLowerCase()} */}`,
      members: (reflections, options) =>
        reflections.map((one) => this.partials.memberContainer(one, options)).join('\n\n'),
      propertiesTable: (reflections) => this.propertiesTable(reflections),
      groupIndex: ({ children }) => this.index(children as DeclarationReflection[]),
    } satisfies Partial<Omit<MarkdownThemeContext['partials'], 'constructor'>>);
  }

  private get version(): string {
    return this.model.json.version;
  }

  private comment(declaration: DeclarationReflection) {
    const { comment } = commentHolderOf(declaration);
    return { comment, ...readComment(comment, this.model.addressOf) };
  }

  private declaration(declaration: DeclarationReflection): string {
    return declaration.parent instanceof ProjectReflection
      ? this.symbol(declaration)
      : this.member(declaration);
  }

  /** Returns the deprecated name of a member struck through, every other one as code. */
  private name(declaration: DeclarationReflection, mark = ''): string {
    const name = code(declaration.name + mark);
    return declaration.isDeprecated() ? `~~${name}~~` : name;
  }

  private notes(declaration: DeclarationReflection): string {
    const { comment } = commentHolderOf(declaration);
    return renderNotes(comment, this.model.entryOf(declaration), this.version, this.model.addressOf);
  }

  /** A short signature shares its line with the facts. */
  private title(declaration: DeclarationReflection, isInline: (signature: string) => boolean): string {
    const entry = this.model.entryOf(declaration);
    const facts = renderFacts(entry, commentHolderOf(declaration).comment, this.version);
    if (isInline(entry.signature)) return [code(entry.signature), facts].filter(Boolean).join(' · ');
    return paragraphs(`\`\`\`ts\n${entry.signature}\n\`\`\``, facts);
  }

  /** Returns a table of parameters or properties, or '' where it says no more than the signature. */
  private table(title: string, all: readonly Row[], isWanted = false): string {
    const rows = all.map(({ name, type, comment }) => [
      code(name),
      code(type),
      [renderPlatforms(comment), readComment(comment, this.model.addressOf).text].filter(Boolean).join(' '),
    ]);
    const hasText = all.some(({ comment }) => comment && rawText(comment.summary) !== '');
    return hasText || isWanted ? markdownTable([title, 'Type', 'Description'], rows) : '';
  }

  /** True for members of which name, type and one sentence are everything. */
  private fitsTable(): boolean {
    const members =
      (this.page.model as DeclarationReflection).groups?.flatMap(({ children }) => children) ?? [];
    return (
      members.length <= MOST_TABLE_MEMBERS &&
      (members as DeclarationReflection[]).every((member) => {
        const { comment, text } = this.comment(member);
        const isSimple = comment?.blockTags.every(({ tag }) => /^@(default|platform|deprecated)/.test(tag));
        const hasTable = this.table('', propertiesOf(member.type)) !== '';
        return (
          !member.signatures && isSimple !== false && !hasTable && text.length < 120 && !text.includes('\n\n')
        );
      })
    );
  }

  /** Returns one member below its heading. */
  private member(member: DeclarationReflection): string {
    const { text, returns, throws, examples, see } = this.comment(member);
    const properties = propertiesOf(member.type ?? member.signatures?.[0]?.type);
    return paragraphs(
      this.title(member, (signature) => signature.length <= LONGEST_INLINE && !signature.includes('\n')),
      text,
      this.notes(member),
      this.table('Parameter', callableOf(member)?.parameters?.map(toRow) ?? []),
      this.table('Property', properties, properties.length > 4),
      member.signatures &&
        returns &&
        `**Returns** ${code(printType(member.signatures[0]!.type))}: ${returns}`,
      ...throws,
      ...examples,
      see.length > 0 && `See ${see.join(', ')}`,
    );
  }

  /** The link of a row is its own anchor, see src/markdown/rehypeRowAnchors.ts. */
  private propertiesTable(members: readonly DeclarationReflection[]): string {
    const rows = members.map((member) => {
      const { comment, text } = this.comment(member);
      const name = this.name(member, member.flags.isOptional ? '?' : '');
      const entry = this.model.entryOf(member);
      const facts = [renderPlatforms(comment), text, renderDefaults(entry)];
      return [`[${name}](#${member.name.toLowerCase()})`, code(entry.type!), facts.filter(Boolean).join(' ')];
    });
    return markdownTable(['Property', 'Type', 'Description'], rows);
  }

  private result({ returns: text }: { returns: string }, signature: SignatureReflection): string {
    const type = printType(signature.type);
    if (type === 'void' && !text) return '';
    return paragraphs(
      '## Returns',
      text ? `${code(type)}: ${text}` : code(type),
      this.table('Property', propertiesOf(signature.type)),
    );
  }

  /** Members that come from elsewhere are named in one line. */
  private bases({ name, ...entry }: { name: string; extends?: string[] }): string {
    const lines = (entry.extends ?? []).map((base) => {
      const baseName = base.replace(/<.*/, '');
      const other = apiBases[baseName];
      return other
        ? `${code(name)} ${other.text} [${other.link}](${other.url}).`
        : `${code(name)} also has everything that ${code(baseName)} has.`;
    });
    return lines.join('\n');
  }

  /** Error codes get their meaning from the data of the errors guide. */
  private codes({ kind, type }: DeclarationReflection): string {
    const values = kind === ReflectionKind.TypeAlias && type?.type === 'union' ? type.types : [];
    const rows = values.flatMap((value) => {
      const known = errorCodes.find((error) => value.type === 'literal' && error.code === value.value);
      return known ? [[code(known.code), known.meaning]] : [];
    });
    return rows.length > 0 ? paragraphs('## Codes', markdownTable(['Code', 'Meaning'], rows)) : '';
  }

  /** Returns the page of a symbol. */
  private symbol(symbol: DeclarationReflection): string {
    const { text, throws, examples, see, tags, returns } = this.comment(symbol);
    const [signature] = symbol.signatures ?? [];
    const parameters = this.table('Parameter', signature?.parameters?.map(toRow) ?? []);
    const guides = [...tags('@guide'), ...see].map((line) => `- ${line}`);
    return paragraphs(
      this.title(symbol, () => symbol.kindOf(ReflectionKind.ClassOrInterface)),
      text,
      this.bases(this.model.entryOf(symbol)),
      this.notes(symbol),
      ...throws,
      parameters && paragraphs('## Parameters', parameters),
      signature && this.result({ returns }, signature),
      examples.length > 0 && paragraphs('## Example', ...examples),
      this.codes(symbol),
      this.partials.body(symbol, { headingLevel: 2 }),
      guides.length > 0 && paragraphs('## Guides', guides.join('\n')),
    );
  }

  private index(symbols: readonly DeclarationReflection[]): string {
    const rows = symbols.map((symbol) => {
      const { name, address } = this.model.entryOf(symbol);
      return [`[${code(name)}](${address})`, summaryOf(symbol)];
    });
    return markdownTable(['Name', 'What it is'], rows);
  }

  private overview(project: ProjectReflection): string {
    return paragraphs(
      `Everything that \`react-native-vision-camera\` exports, grouped by what you do with it. Each page is generated from the source of version ${this.version}.`,
      this.partials.body(project, { headingLevel: 2 }),
      '## The reference as JSON {/* #json */}',
      'Tools and coding agents read the same reference from [`api.json`](pathname:///api.json).',
      markdownTable(['Field', 'Meaning'], apiJsonFields),
    );
  }
}

/** The theme of the API reference; `model` is set when rendering begins. */
export class ApiTheme extends MarkdownTheme {
  model!: ApiModel;

  override getRenderContext(page: MarkdownPageEvent<Reflection>): MarkdownThemeContext {
    return new ApiThemeContext(this.model, this, page, this.application.options);
  }
}
