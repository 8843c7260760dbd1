import { blocks } from '../../../src/data/blocks';
import { parseSourcePage, type SourcePage } from './readSourcePage';

/** Renders every data block of `src/data/blocks` and parses the Markdown. Line numbers refer to the rendered text. */
export function readDataBlocks(): SourcePage[] {
  return Object.entries(blocks).map(([name, render]) =>
    parseSourcePage(`src/data/blocks (${name})`, render()),
  );
}
