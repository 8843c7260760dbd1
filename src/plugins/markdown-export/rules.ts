import { readRules } from '../../facts/rules';
import { completeText } from './completeText';

/** Returns `/rules.md`, which people also add to the AGENTS.md of their app. `urlOf` returns an absolute URL. */
export function rulesMarkdown(urlOf: (url: string) => string): string {
  const { title, intro, rules } = readRules();
  const list = rules.map(({ text, url }) => `- ${text} [Why](${url})\n`).join('');
  return completeText(`# ${title}\n\n${intro}\n\n${list}`, urlOf);
}
