/**
 * Bundler loader that changes nothing. The persistent cache finds a module by its loaders and their options, so the
 * options are what compiled pages depend on besides files. A page with a data block also depends on the facts, so it's
 * compiled again when somebody edits them. A chapter of the course depends on the others, and a page with a phone on its
 * steps.
 */
import { existsSync } from 'node:fs';

export default function addDependencies(source) {
  const { factFiles, chapterFiles } = this.getOptions();
  if (source.includes('<DataBlock ')) factFiles.forEach((file) => this.addDependency(file));
  if (chapterFiles.includes(this.resourcePath)) chapterFiles.forEach((file) => this.addDependency(file));
  const stepsFile = this.resourcePath.replace(/\.mdx?$/, '.steps.yml');
  if (existsSync(stepsFile)) this.addDependency(stepsFile);
  else this.addMissingDependency(stepsFile);
  return source;
}
