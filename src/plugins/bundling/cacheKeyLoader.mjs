/**
 * Bundler loader that changes nothing. The persistent cache finds a module by its loaders and their options, so these
 * options are what compiled pages depend on besides the files that they import.
 */
export default (source) => source;
