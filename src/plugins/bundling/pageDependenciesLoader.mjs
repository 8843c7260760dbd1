/**
 * Bundler loader that changes nothing. The persistent cache finds a module by its loaders and their options, so the
 * options are what compiled pages depend on besides files. A page with a data block also depends on the facts, so it's
 * compiled again when somebody edits them.
 */
export default function addDependencies(source) {
  if (source.includes('<DataBlock ')) this.getOptions().factFiles.forEach((file) => this.addDependency(file));
  return source;
}
