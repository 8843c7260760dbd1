import type { ApiMember } from '../model/types';
import { code, codeBlock, heading, paragraphs } from './markdown';
import { hasText, renderFacts, renderName, renderNotes, renderParameters, renderSee } from './renderComment';
import type { PageContext } from './types';

const LONGEST_INLINE = 72;

/** A short signature shares its line with the facts. */
function renderSignature(member: ApiMember, version: string): string {
  const { signature } = member;
  const facts = renderFacts(member, version);
  const isShort = signature.length <= LONGEST_INLINE && !signature.includes('\n');
  if (!isShort) return paragraphs(codeBlock(signature), facts);
  return [code(signature), facts].filter(Boolean).join(' · ');
}

function renderReturns({ kind, returns, comment }: ApiMember): string | false {
  if (kind === 'property' || returns == null || !comment.returns) return false;
  return `**Returns** ${code(returns)}: ${comment.returns}`;
}

/** Returns one member under its heading. */
export function renderMember(member: ApiMember, owner: string, context: PageContext): string {
  const { comment, parameters, properties } = member;
  const see = renderSee(comment.see);
  return paragraphs(
    heading(3, renderName(member), member.address.split('#')[1]!),
    renderSignature(member, context.version),
    comment.text,
    renderNotes(comment, context.correctionsOf(`${owner}.${member.name}`, member), context.version),
    hasText(parameters) && renderParameters('Parameter', parameters),
    (properties.length > 4 || hasText(properties)) && renderParameters('Property', properties),
    renderReturns(member),
    ...comment.throws.map((text) => `**Throws** ${text}`),
    ...comment.examples,
    see.length > 0 && `See ${see.join(', ')}`,
  );
}
