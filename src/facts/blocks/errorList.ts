import { PLATFORMS, platformNames } from 'vision-camera-phone/protocol';
import { getErrorAnchor, readErrorFacts, type ErrorCode } from '../errors';
import { escapeMarkdown } from '../escapeMarkdown';

type ErrorFacts = ReturnType<typeof readErrorFacts>;

/** Returns all error codes as the MDX items of a `<Filterable>`, grouped by domain. */
export function errorList(): string {
  const { domains, arrivals, codes, missing } = readErrorFacts();
  const groups = Object.entries(domains).map(([domain, title]) => {
    const items = codes
      .filter(({ code }) => code.startsWith(`${domain}/`))
      .map((error) => renderCode(error, arrivals));
    return [`## ${title} {/* #${domain}-errors */}`, ...items].join('\n\n');
  });
  const others = [
    "## Codes that don't exist {/* #codes-that-do-not-exist */}",
    ...missing.map(({ code, answer }) => renderItem(code, [answer])),
  ].join('\n\n');
  return [...groups, others, ''].join('\n\n');
}

function renderCode(error: ErrorCode, arrivals: ErrorFacts['arrivals']): string {
  const messages = [...error.messages, ...(error.otherMessages ?? [])];
  return renderItem(error.code, [
    [renderOrigins(error), error.meaning, error.untyped && "The TypeScript types don't include it."]
      .filter(Boolean)
      .join(' '),
    ...(messages.length > 0 ? [messages.map((message) => `> ${escapeMarkdown(message)}`).join('\n>\n')] : []),
    ...renderLabels([
      ...renderArrival(error, arrivals),
      ...renderCause(error),
      ...renderFix(error),
      ...renderRemount(error),
    ]),
  ]);
}

function renderItem(code: string, paragraphs: string[]): string {
  return [
    '<FilterItem>',
    `### \`${code}\` {/* #${getErrorAnchor(code)} */}`,
    ...paragraphs,
    '</FilterItem>',
  ].join('\n\n');
}

function renderOrigins({ origins }: ErrorCode): string {
  if (origins.length === 0) return '*Never raised.*';
  const isShared = origins.includes('javascript');
  const platforms = PLATFORMS.filter((platform) => isShared || origins.includes(platform));
  return `<Platform ${platforms.join(' ')} />`;
}

/** Returns where a code arrives, once if both platforms agree. */
function renderArrival({ arrives = {} }: ErrorCode, arrivals: ErrorFacts['arrivals']): string[] {
  const places = PLATFORMS.flatMap((platform) => {
    const words = arrives[platform]?.map((arrival) => arrivals[arrival]);
    return words ? [{ name: platformNames[platform], words: words.join(', ') }] : [];
  });
  const [first, second] = places;
  if (first == null) return [];
  if (second == null || first.words === second.words) return [`**Arrives in:** ${first.words}`];
  return [`**Arrives in:** ${places.map(({ name, words }) => `${words} (${name})`).join('; ')}`];
}

/** Aligns paragraphs after their labels. */
function renderLabels(labels: string[]): string[] {
  return labels.length > 0 ? ['<div className="labels">', ...labels, '</div>'] : [];
}

function renderCause({ cause, origins }: ErrorCode): string[] {
  if (!cause) return [];
  return [origins.length === 0 ? cause : `**Cause:** ${cause}`];
}

function renderFix({ fix, guide }: ErrorCode): string[] {
  return fix && guide ? [`**Fix:** ${fix} See the ${guide}.`] : [];
}

const REMOUNT = '[remount the camera](handling-errors.mdx#recover-from-an-error)';

/** Returns the line that says to remount the camera after the fix. With `sometimes`, `fix` says when. */
function renderRemount({ remount = {} }: ErrorCode): string[] {
  const platforms = PLATFORMS.filter(
    (platform) => remount[platform] != null && remount[platform] !== 'sometimes',
  );
  const [first] = platforms;
  if (first == null) return [];
  const where = platforms.length === 1 ? ` (${platformNames[first]})` : '';
  const when = remount[first] === 'always' ? '' : ", if it didn't start or didn't switch devices";
  return [`**Then:** ${REMOUNT}${where}${when}.`];
}
