import * as v from 'valibot';
import { readFacts } from './readFacts';
import { explainedText, fields, text } from './schemas';

const schema = fields({
  title: text,
  /** A paragraph before the rules. Markdown. */
  intro: text,
  /** The rules, most important first. They hold for every app. */
  rules: v.array(explainedText),
});

/** Returns the rules for coding agents. */
export const readRules = () => readFacts('docs/facts/rules.yml', schema);
