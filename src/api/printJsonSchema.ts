import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Returns the JSON Schema of a file for tools. */
export function printJsonSchema(schema: GenericSchema): string {
  return `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`;
}
