/** What the modal needs beyond DocSearch: loaded together, in the moment in which the theme loads the modal. */
export { createModalClient } from './createModalClient';
export { ModalSupport } from './ModalSupport';
export { reportAddress } from './notices';
