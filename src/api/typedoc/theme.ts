import {
  type Comment,
  type DeclarationReflection,
  type ParameterReflection,
  ProjectReflection,
  type Reflection,
  ReflectionKind,
  type SomeType,
} from 'typedoc';
import * as v from 'valibot';
import { type MarkdownPageEvent, MarkdownTheme, MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { readApiBases } from '../../facts/apiBases';
import { readErrorFacts } from '../../facts/errors';
import { markdownTable } from '../../facts/markdownTable';
import { CORRECTION_SOURCE, findSignature, getComment } from './annotate';
import { apiLine, type JsonEntry, type JsonSymbol } from '../apiJson';
import { toInlineCode } from './comments';
import type { ApiModel } from './createModel';
import { printSignature, printType } from './printDeclaration';

const MOST_TABLE_MEMBERS = 9;
/** Types that apps pass to the library. Only their members can be required. */
const INPUT_TYPE = /(?:Props|Options|Scanner)$/;
/** The style sheet turns it into a badge. */
const REQUIRED = '**Required**';
const WORKLET =
  "The function that you pass is a worklet: begin it with the `'worklet'` directive. The [frame processors guide](/docs/guides/frame-processors) explains worklets.";

/** A row of a table of parameters or properties. */
interface Row {
  name: string;
  type: string;
  comment?: Comment;
}

/** Joins the non-empty parts of a page. */
function paragraphs(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

function toRow({ name, flags, defaultValue, type, comment }: ParameterReflection): Row {
  const mark = flags.isOptional || defaultValue != null ? '?' : '';
  return { name: name + mark, type: printType(type), comment };
}

/** Lists the properties of an inline object type. Nested properties have dotted names. */
function propertiesOf(type: SomeType | undefined, prefix = ''): Row[] {
  const inner = type?.type === 'array' ? type.elementType : type;
  if (inner?.type === 'union') return inner.types.flatMap((member) => propertiesOf(member, prefix));
  if (inner?.type !== 'reflection' || inner.declaration.signatures) return [];
  return (inner.declaration.children ?? []).flatMap((child) => {
    const name = `${prefix}${child.name}`;
    const nested = propertiesOf(child.type, `${name}.`);
    const [method] = child.signatures ?? [];
    const signature = method ? printSignature('', method, Infinity, ' => ') : printType(child.type);
    const row = {
      name: name + (child.flags.isOptional ? '?' : ''),
      type: nested.length > 0 ? 'object' : signature,
      comment: getComment(child),
    };
    return [row, ...nested];
  });
}

/** Returns an admonition. Its title can contain Markdown. */
function admonition(kind: 'note' | 'info' | 'warning', title: string, text: string): string | false {
  return text !== '' && `:::${kind}[${title}]\n\n${text}\n\n:::`;
}

/** Returns true if an app must pass a member. */
function isRequired({ flags, parent }: DeclarationReflection): boolean {
  return !flags.isOptional && INPUT_TYPE.test(parent!.name);
}

/** Returns a badge for each platform, and its version if there is one. */
function renderPlatforms(platforms: readonly string[] = []): string {
  const toBadge = (name: string) => `<Platform ${name.toLowerCase()} />`;
  return platforms.map((platform) => platform.replace(/^(?:Android|iOS)\b/i, toBadge)).join(' ');
}

/** Returns the default values. Values, and comparisons in their remarks, are code. */
function renderDefaults({ defaults }: JsonEntry): string | undefined {
  const values = defaults?.map((line) => line.replace(' // ', ' ').replaceAll(/^\S+|\S*=\S*/g, toInlineCode));
  return values && `Default: ${values.join(', ')}`;
}

/** Lists corrections, with their sources on a line below. */
function renderCorrections(corrections: readonly string[]): string {
  const texts = corrections.map((text) => text.replaceAll(CORRECTION_SOURCE, '').trim());
  const sources = new Set(corrections.flatMap((text) => text.match(CORRECTION_SOURCE) ?? []));
  return paragraphs(
    texts.length > 1 ? texts.map((text) => `- ${text}`).join('\n') : texts.join(''),
    sources.size > 0 && renderFacts(`Source: ${[...sources].join(', ')}`),
  );
}

/** Returns a small line of facts about the text above it. */
function renderFacts(facts: string): string {
  return paragraphs('<div className="api-facts">', facts, '</div>');
}

/** Returns a line for each base whose members aren't on the page. */
function renderBases({ name, extends: bases = [] }: Partial<JsonSymbol>): string {
  const lines = bases.map((base) => {
    const baseName = base.replace(/<.*/, '');
    const external = readApiBases()[baseName];
    return external
      ? `${toInlineCode(name!)} ${external.text} [${external.link}](${external.url}).`
      : `${toInlineCode(name!)} also has everything that ${toInlineCode(baseName)} has.`;
  });
  return lines.join('\n');
}

/** Returns a table of error codes with their meaning from the errors guide. */
function renderCodes({ kind, type }: DeclarationReflection): string | false {
  const values = kind === ReflectionKind.TypeAlias && type?.type === 'union' ? type.types : [];
  const { codes } = readErrorFacts();
  const rows = values.flatMap((value) => {
    const known = codes.find((error) => value.type === 'literal' && error.code === value.value);
    return known ? [[toInlineCode(known.code), known.meaning]] : [];
  });
  return rows.length > 0 && paragraphs('## Codes', markdownTable(['Code', 'Meaning'], rows));
}

/** Our partials. All others are those of the Markdown theme. */
class ApiThemeContext extends MarkdownThemeContext {
  constructor(
    private readonly model: ApiModel,
    ...args: ConstructorParameters<typeof MarkdownThemeContext>
  ) {
    super(...args);
    Object.assign(this.helpers, {
      useTableFormat: (key) => key === 'properties' && this.fitsTable(),
    } satisfies Partial<MarkdownThemeContext['helpers']>);
    Object.assign(this.partials, {
      memberWithGroups: (reflection) =>
        reflection instanceof ProjectReflection ? this.overview(reflection) : this.declaration(reflection),
      signatures: (reflection) => this.declaration(reflection),
      declaration: (reflection) => this.declaration(reflection),
      memberTitle: (reflection) => `${this.name(reflection)} {/* #${reflection.name.toLowerCase()} */}`,
      members: (reflections, options) => {
        const members = reflections.map((one) => this.partials.memberContainer(one, options));
        const items = this.needsFilter()
          ? members.map((member) => `<FilterItem>\n\n${member}\n\n</FilterItem>`)
          : members;
        return items.join('\n\n');
      },
      propertiesTable: (reflections) => this.propertiesTable(reflections),
      groupIndex: ({ children }) => this.index(children as DeclarationReflection[]),
    } satisfies Partial<Omit<MarkdownThemeContext['partials'], 'constructor'>>);
  }

  private get version(): string {
    return this.model.json.version;
  }

  /** Returns a name as code, struck through if it's deprecated. */
  private name(declaration: DeclarationReflection, mark = ''): string {
    const name = toInlineCode(declaration.name + mark);
    return declaration.isDeprecated() ? `~~${name}~~` : name;
  }

  /** Returns the facts about a declaration: whether it's required, platforms, default value and source link. */
  private facts(declaration: DeclarationReflection, entry: JsonEntry): string {
    const { platforms, source, unreleased } = entry;
    const [, file, line] = /([^/]+)#L(\d+)$/.exec(source ?? '') ?? [];
    const facts = [
      declaration.flags.isOptional ? 'Optional' : isRequired(declaration) && REQUIRED,
      renderPlatforms(platforms),
      renderDefaults(entry),
      source && `[${file}:${line}](${source})`,
      unreleased && `Not in ${this.version}`,
    ];
    // The no-break space keeps a separator from starting a line.
    return renderFacts(facts.filter(Boolean).join('\u00A0· '));
  }

  /** Returns the notes, status and corrections of a declaration. */
  private notes({ unreleased, deprecated }: JsonEntry, comment: Comment | undefined): string {
    const { tags } = this.model.read(comment);
    const unreleasedText = `The library's main branch has this, but no release up to ${this.version} does, so an app that uses it doesn't compile.`;
    return paragraphs(
      unreleased && admonition('info', `On main, not in ${this.version}`, unreleasedText),
      deprecated != null && admonition('warning', 'Deprecated', deprecated || 'It will be removed.'),
      tags('@worklet').length > 0 && WORKLET,
      admonition('note', 'Note', tags('@note').join('\n\n')),
      admonition(
        'info',
        `Where ${this.version} differs from the library's own comments`,
        renderCorrections(tags('@correction')),
      ),
    );
  }

  /** Returns a table of parameters or properties, or '' if it only repeats the signature. */
  private table(title: string, all: readonly Row[], isWanted = false): string {
    const rows = all.map(({ name, type, comment }) => {
      const { text, tags } = this.model.read(comment);
      return [
        toInlineCode(name),
        toInlineCode(type),
        [renderPlatforms(tags('@platform')), text].filter(Boolean).join(' '),
      ];
    });
    const hasText = all.some(({ comment }) => comment?.summary.some(({ text }) => text.trim()));
    return hasText || isWanted ? markdownTable([title, 'Type', 'Description'], rows) : '';
  }

  private get members(): DeclarationReflection[] {
    const { groups = [] } = this.page.model as DeclarationReflection;
    return groups.flatMap(({ children }) => children as DeclarationReflection[]);
  }

  /** Returns true if readers need a filter to find a member. */
  private needsFilter(): boolean {
    return this.members.length > MOST_TABLE_MEMBERS;
  }

  /** Returns a line for each member, with a link, its type, whether it's required and its platforms. The filter hides the lines and shows the members instead. */
  private memberIndex(): string {
    const lines = this.members.map((member) => {
      const { summary } = this.model.read(member.comment);
      const { platforms, type } = this.model.entryOf(member)!;
      const facts = [type && toInlineCode(type), isRequired(member) && REQUIRED, renderPlatforms(platforms)];
      return `- [${this.name(member)}](#${member.name.toLowerCase()}) <small>${facts.filter(Boolean).join(' ')}</small> <span>${summary}</span>`;
    });
    return paragraphs('<nav className="api-index" aria-label="Members">', lines.join('\n'), '</nav>');
  }

  /** Returns the members of a symbol by group. */
  private body(declaration: DeclarationReflection): string {
    const body = this.partials.body(declaration, { headingLevel: 2 });
    if (!this.needsFilter()) return body;
    const [{ name }] = this.members as [DeclarationReflection];
    return paragraphs(
      `<Filterable label="Filter members" example="${name}">`,
      this.memberIndex(),
      body,
      '</Filterable>',
    );
  }

  /** Returns true if a name, a type and one sentence are enough for every member. */
  private fitsTable(): boolean {
    return (
      !this.needsFilter() &&
      this.members.every(({ comment, signatures, type }) => {
        const { text } = this.model.read(comment);
        const isSimple = comment?.blockTags.every(({ tag }) => /^@(default|platform|deprecated)/.test(tag));
        const hasTable = this.table('', propertiesOf(type)) !== '';
        return !signatures && isSimple !== false && !hasTable && text.length < 120 && !text.includes('\n\n');
      })
    );
  }

  /** Returns a table of properties. `rehypeRowAnchors` turns each link into an anchor. */
  private propertiesTable(members: readonly DeclarationReflection[]): string {
    const rows = members.map((member) => {
      const entry = this.model.entryOf(member)!;
      const name = this.name(member, member.flags.isOptional ? '?' : '');
      const { text } = this.model.read(member.comment);
      const facts = [renderPlatforms(entry.platforms), text, renderDefaults(entry)];
      return [
        `[${name}](#${member.name.toLowerCase()})`,
        toInlineCode(entry.type!),
        facts.filter(Boolean).join(' '),
      ];
    });
    return markdownTable(['Property', 'Type', 'Description'], rows);
  }

  /** Returns the page of a symbol, or one member below its heading. */
  private declaration(declaration: DeclarationReflection): string {
    const isSymbol = declaration.parent instanceof ProjectReflection;
    const entry = this.model.entryOf(declaration)!;
    const { text, tags } = this.model.read(declaration.comment);
    const [signature] = declaration.signatures ?? [];
    const parameters = this.table('Parameter', findSignature(declaration)?.parameters?.map(toRow) ?? []);
    const properties = propertiesOf(signature?.type ?? (isSymbol ? undefined : declaration.type));
    const returned = tags('@returns').join('\n\n');
    // The signature has the type already.
    const hasResult = signature && (returned || (isSymbol && this.table('Property', properties) !== ''));
    const examples = tags('@example');
    const guides = tags('@guide').map((guide) => `- ${guide}`);
    const see = tags('@see').flatMap((text) => text.split('\n'));
    const facts = this.facts(declaration, entry);
    return paragraphs(
      `\`\`\`ts\n${entry.signature}\n\`\`\``,
      !isSymbol && facts,
      text,
      renderBases(entry),
      // A symbol's page starts with its description.
      isSymbol && facts,
      this.notes(entry, declaration.comment),
      isSymbol && parameters && '## Parameters',
      parameters,
      isSymbol && hasResult && '## Returns',
      hasResult &&
        [`${isSymbol ? '' : '**Returns** '}${toInlineCode(entry.returns!)}`, returned]
          .filter(Boolean)
          .join(': '),
      this.table('Property', properties, !isSymbol && properties.length > 4),
      ...tags('@throws').map((error) => `**Throws** ${error}`),
      isSymbol && examples.length > 0 && '## Example',
      ...examples,
      see.length > 0 && `See ${see.map((line) => line.replace(/^[\s-]*(?:See )?/, '')).join(', ')}`,
      renderCodes(declaration),
      isSymbol && this.body(declaration),
      guides.length > 0 && paragraphs('## Guides', guides.join('\n')),
    );
  }

  private index(symbols: readonly DeclarationReflection[]): string {
    const rows = symbols.map((symbol) => {
      const { name, url } = this.model.entryOf(symbol)!;
      return [`[${toInlineCode(name)}](${url})`, this.model.read(symbol.comment).summary];
    });
    return markdownTable(['Name', 'What it is'], rows);
  }

  private overview(project: ProjectReflection): string {
    return paragraphs(
      `Everything that \`react-native-vision-camera\` exports, grouped by what you do with it. Each page is generated from the source of version ${this.version}.`,
      this.partials.body(project, { headingLevel: 2 }),
      '## The reference as JSON {/* #json */}',
      'Tools and coding agents read the same reference from [`api.json`](pathname:///api.json), with one symbol or member per line, and its [schema](pathname:///api.schema.json).',
      markdownTable(
        ['Field', 'Meaning'],
        Object.entries(apiLine.entries).map(([field, schema]) => [
          toInlineCode(field),
          v.getDescription(schema)!,
        ]),
      ),
    );
  }
}

/** The theme of the API reference. The plugin sets `model` before rendering. */
export class ApiTheme extends MarkdownTheme {
  model!: ApiModel;

  override getRenderContext(page: MarkdownPageEvent<Reflection>): MarkdownThemeContext {
    return new ApiThemeContext(this.model, this, page, this.application.options);
  }
}
