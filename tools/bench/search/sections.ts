import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A query whose answer is a section, and the URLs that answer; the first hit has to be one of them. */
export interface LabelledSection {
  query: string;
  answers: readonly string[];
  /** Held out: ranking is not tuned to it. */
  isHeldOut: boolean;
}

type Labels = Readonly<Record<string, readonly string[]>>;

const file = new URL('sections.yml', import.meta.url);
const { tuned, heldOut } = parse(readFileSync(file, 'utf8')) as Record<'tuned' | 'heldOut', Labels>;

/** A guide's name and an anchor as a URL; the first guide stands at the root of all. */
const toUrl = (answer: string) =>
  answer.startsWith('/') ? answer : `/docs/guides/${answer}`.replace(/\/getting-started(?=#|$)/, '');

const label = (labels: Labels, isHeldOut: boolean): LabelledSection[] =>
  Object.entries(labels).map(([query, answers]) => ({ query, answers: answers.map(toUrl), isHeldOut }));

/** All labelled sections. A test names labels whose anchor no longer exists. */
export const sections: readonly LabelledSection[] = [...label(tuned, false), ...label(heldOut, true)];
