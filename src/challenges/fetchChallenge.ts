import { challengePath, type PlaygroundChallenge } from './PlaygroundChallenge';

/** Loads a challenge. Throws an error for readers if there's none with this id, or if it doesn't load. */
export async function fetchChallenge(
  id: string,
  withBaseUrl: (url: string) => string,
): Promise<PlaygroundChallenge> {
  const response = await fetch(withBaseUrl(challengePath(id)));
  if (response.status === 404) throw new Error(`There's no challenge "${id}".`);
  if (!response.ok) throw new Error('The challenge didn’t load. Check your network connection.');
  return (await response.json()) as PlaygroundChallenge;
}
