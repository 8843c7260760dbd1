import { fetchText } from '../ui/CopyButton/fetchText';
import { SAMPLES_FILE, type EditableSample } from '../page-source/samples/EditableSample';
import type { Files } from '../page-source/samples/Files';

/** Loads the list of samples that can be edited. */
export async function fetchSamples(withBaseUrl: (url: string) => string): Promise<EditableSample[]> {
  return JSON.parse(await fetchText(withBaseUrl(SAMPLES_FILE))) as EditableSample[];
}

/** Loads the files of a sample. */
export async function fetchFiles(
  { files }: EditableSample,
  withBaseUrl: (url: string) => string,
): Promise<Files> {
  const entries = Object.entries(files).map(async ([name, url]) => [name, await fetchText(withBaseUrl(url))]);
  return Object.fromEntries(await Promise.all(entries)) as Files;
}
