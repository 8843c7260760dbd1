import * as v from 'valibot';
import { readFacts } from './readFacts';
import { names } from './schemas';

/**
 * Returns default values that the library's comments leave out or get wrong, by `Symbol.member`. A value that holds in
 * some cases only ends with a comment.
 */
export const readApiDefaults = () => readFacts('docs/facts/api/defaults.yml', v.record(v.string(), names));
