/** What the modal needs beyond DocSearch: loaded together, in the moment in which the theme loads the modal. */
export { createModalClient } from './createModalClient';
export { DocSearchA11yPatch } from './DocSearchA11yPatch';
export { reportUrl } from './searchMessages';
