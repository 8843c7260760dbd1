import * as v from 'valibot';
import { readFacts } from './readFacts';
import { text } from './schemas';

/** Returns the props of `<Camera>` by topic. The Markdown of the CameraProps page has one file for each. */
export const readPropGroups = () => readFacts('docs/facts/prop-groups.yml', v.record(text, v.array(text)));
