/**
 * Paint first: a reader sees a page before its scripts get to work. `pageTemplate.ts`, which the configuration hands to
 * Docusaurus, has the scripts loaded after the first paint, and the client entry starts the page in a task of its own.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceInClientEntry } from '../slim-bundle/replaceInClientEntry';

export default function paintFirstPlugin(): Plugin {
  return {
    name: 'paint-first',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const rule = replaceInClientEntry('./preload', path.join(__dirname, 'client/preload.ts'));
      return { module: { rules: [rule] } };
    },
  };
}
