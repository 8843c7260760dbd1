import { dataLanguages } from './checkData';
import { grammarLanguages } from './native/grammars';
import { typeScriptLanguages } from './typescript/checkTypeScript';

/** Every language that a fence may name, by the check that its samples go through. */
export const sampleLanguages = {
  typeScript: typeScriptLanguages as readonly string[],
  grammar: [...grammarLanguages, 'cmake'] as readonly string[],
  data: dataLanguages as readonly string[],
  /** Text without a grammar; native names in it are still looked up. */
  plain: ['diff', 'mermaid', 'properties', 'text'] as readonly string[],
};
