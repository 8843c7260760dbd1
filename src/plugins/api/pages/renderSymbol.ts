import { errorCodes } from '../../../data/errors';
import { apiBases } from '../../../data/apiBases';
import { markdownTable } from '../../../data/markdownTable';
import type { ApiMember, ApiSymbol } from '../model/types';
import { code, codeBlock, heading, paragraphs } from './markdown';
import {
  hasText,
  renderDefaults,
  renderFacts,
  renderName,
  renderNotes,
  renderParameters,
  renderPlatforms,
  renderSee,
} from './renderComment';
import { renderMember } from './renderMember';
import type { PageContext } from './types';

const MEMBER_GROUPS: [title: string, kind: ApiMember['kind']][] = [
  ['Properties', 'property'],
  ['Methods', 'method'],
  ['Static methods', 'static method'],
];

const MOST_TABLE_MEMBERS = 9;

function frontMatter(symbol: ApiSymbol, context: PageContext): string {
  const values = {
    title: symbol.name,
    description: context.summaryOf(symbol.name).summaryText,
    custom_edit_url: null,
  };
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

/** Members that come from elsewhere are named in one line. */
function renderBases({ name, bases }: ApiSymbol): string | false {
  const lines = bases.map((base) => {
    const baseName = base.replace(/<.*/, '');
    const other = apiBases[baseName];
    return other
      ? `${code(name)} ${other.text} [${other.link}](${other.url}).`
      : `${code(name)} also has everything that ${code(baseName)} has.`;
  });
  return lines.length > 0 && lines.join('\n');
}

/** True for members of which name, type and one sentence are everything. */
function fitsTable(symbol: ApiSymbol, context: PageContext): boolean {
  return (
    symbol.members.length <= MOST_TABLE_MEMBERS &&
    symbol.members.every((member) => {
      const { comment, kind, properties } = member;
      const hasMore =
        comment.examples.length + comment.throws.length + comment.notes.length + comment.see.length > 0;
      const isCorrected = context.correctionsOf(`${symbol.name}.${member.name}`, member).length > 0;
      return (
        kind === 'property' &&
        !hasMore &&
        !isCorrected &&
        !hasText(properties) &&
        !comment.text.includes('\n\n') &&
        comment.text.length < 120
      );
    })
  );
}

/** The link of a row is its own anchor, see `rehypeRowAnchors`. */
function renderMemberTable(members: readonly ApiMember[]): string {
  const rows = members.map((member) => [
    `[${renderName(member, member.isOptional ? '?' : '')}](#${member.address.split('#')[1]})`,
    code(member.type),
    [renderPlatforms(member.comment.platforms), member.comment.text, renderDefaults(member.comment)]
      .filter(Boolean)
      .join(' '),
  ]);
  return markdownTable(['Property', 'Type', 'Description'], rows);
}

function renderMembers(symbol: ApiSymbol, context: PageContext): string | false {
  if (symbol.members.length === 0) return false;
  if (fitsTable(symbol, context))
    return paragraphs(heading(2, 'Properties', 'properties'), renderMemberTable(symbol.members));
  const groups = MEMBER_GROUPS.map(([title, kind]) => {
    const members = symbol.members.filter((member) => member.kind === kind);
    if (members.length === 0) return '';
    return paragraphs(
      heading(2, title, title.toLowerCase().replace(' ', '-')),
      ...members.map((member) => renderMember(member, symbol.name, context)),
    );
  });
  return paragraphs(...groups);
}

/** Error codes get their meaning from the data of the errors guide. */
function renderErrorCodes({ values }: ApiSymbol): string | false {
  const rows = values.flatMap((value) => {
    const known = errorCodes.find(({ code: other }) => other === value);
    return known ? [[code(value), known.meaning]] : [];
  });
  return (
    rows.length > 0 && paragraphs(heading(2, 'Codes', 'codes'), markdownTable(['Code', 'Meaning'], rows))
  );
}

function renderResult({ returns, comment, properties }: ApiSymbol): string | false {
  if (returns == null || (returns === 'void' && !comment.returns)) return false;
  return paragraphs(
    heading(2, 'Returns', 'returns'),
    comment.returns ? `${code(returns)}: ${comment.returns}` : code(returns),
    hasText(properties) && renderParameters('Property', properties),
  );
}

function renderExamples({ comment }: ApiSymbol): string | false {
  return comment.examples.length > 0 && paragraphs(heading(2, 'Example', 'example'), ...comment.examples);
}

function renderGuides({ name, comment }: ApiSymbol, context: PageContext): string | false {
  const guides = context.guidesOf(name).map(({ title, address }) => `- [${title}](${address})`);
  const see = renderSee(comment.see).map((line) => `- ${line}`);
  const lines = [...guides, ...see];
  return lines.length > 0 && paragraphs(heading(2, 'Guides', 'guides'), lines.join('\n'));
}

/** Where the first sentence of the comment says too little, ours stands in its place. */
function renderText({ name, comment, summary }: ApiSymbol, context: PageContext): string {
  const own = context.summaryOf(name).summary;
  return summary && comment.text.startsWith(summary)
    ? own + comment.text.slice(summary.length)
    : comment.text || own;
}

/** What only names a symbol shares its line with the facts; other signatures are blocks. */
function renderSignature(symbol: ApiSymbol, version: string): string {
  const { kind, signature } = symbol;
  const facts = renderFacts(symbol, version);
  if (kind !== 'interface' && kind !== 'class') return paragraphs(codeBlock(signature), facts);
  return [code(signature), facts].filter(Boolean).join(' · ');
}

/** Returns the page of a symbol as MDX. */
export function renderSymbol(symbol: ApiSymbol, context: PageContext): string {
  const { comment, kind, parameters } = symbol;
  return `${paragraphs(
    frontMatter(symbol, context),
    renderSignature(symbol, context.version),
    renderText(symbol, context),
    renderBases(symbol),
    renderNotes(comment, context.correctionsOf(symbol.name, symbol), context.version),
    ...comment.throws.map((text) => `**Throws** ${text}`),
    kind === 'function' &&
      hasText(parameters) &&
      paragraphs(heading(2, 'Parameters', 'parameters'), renderParameters('Parameter', parameters)),
    kind === 'function' && renderResult(symbol),
    renderExamples(symbol),
    renderErrorCodes(symbol),
    renderMembers(symbol, context),
    renderGuides(symbol, context),
  )}\n`;
}
