import { errorArrivals, errorCodes, getErrorAnchor, missingCodes, type ErrorCode } from '../errors';

const DOMAINS: Record<string, string> = {
  permission: 'Permission',
  parameter: 'Parameter',
  device: 'Device',
  format: 'Format',
  session: 'Session',
  'code-scanner': 'Code scanner',
  capture: 'Capture',
  system: 'System',
  unknown: 'Unknown',
};

/** Returns all error codes as the MDX items of a `<Filterable>`, grouped by domain. */
export function errorList(): string {
  const groups = Object.entries(DOMAINS).map(([domain, title]) => {
    const codes = errorCodes.filter(({ code }) => code.startsWith(`${domain}/`));
    return [`## ${title} {/* #${domain}-errors */}`, ...codes.map(renderCode)].join('\n\n');
  });
  const missing = [
    "## Codes that don't exist {/* #codes-that-do-not-exist */}",
    ...missingCodes.map(({ code, answer }) => renderItem(code, [answer])),
  ].join('\n\n');
  return [...groups, missing, ''].join('\n\n');
}

function renderCode(error: ErrorCode): string {
  const messages = [...error.messages, ...(error.otherMessages ?? [])];
  return renderItem(error.code, [
    [renderOrigins(error), error.meaning, error.untyped && "The TypeScript types don't include it."]
      .filter(Boolean)
      .join(' '),
    ...(messages.length > 0 ? [messages.map((message) => `> ${escapeMarkdown(message)}`).join('\n>\n')] : []),
    ...renderLabels([...renderArrival(error), ...renderCause(error), ...renderFix(error)]),
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

const NAMES = { android: 'Android', ios: 'iOS' } as const;
const PLATFORMS = ['android', 'ios'] as const;

/** Returns where a code arrives, once if both platforms agree. */
function renderArrival({ arrives = {} }: ErrorCode): string[] {
  const places = PLATFORMS.flatMap((platform) => {
    const words = arrives[platform]?.map((arrival) => errorArrivals[arrival]);
    return words ? [{ name: NAMES[platform], words: words.join(', ') }] : [];
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
  if (!fix || !guide) return [];
  const [file, text] = guide;
  return [`**Fix:** ${fix} See the [${text}](${file}).`];
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#]/g, '\\$&');
}
