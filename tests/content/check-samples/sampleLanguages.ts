import { dataLanguages } from './checkData';
import { grammarLanguages } from './native/grammars';
import { typeScriptLanguages } from './typescript/checkTypeScript';

/** Every language that fences can use, grouped by check. */
export const sampleLanguages = {
  typeScript: typeScriptLanguages as readonly string[],
  grammar: grammarLanguages as readonly string[],
  data: dataLanguages as readonly string[],
  /** Text without a grammar. Its native names are still checked. */
  plain: ['cmake', 'diff', 'mermaid', 'properties', 'text'] as readonly string[],
};
