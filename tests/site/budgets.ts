const KB = 1000;

/** Maximum bytes after gzip. They guard against accidents, such as a library that gets into every page. */
export const budgets = {
  /** JavaScript that a page loads first. The last chapter of the course needs the most. */
  javaScript: 195 * KB,
  /** Everything that a page loads first. */
  page: 268 * KB,
  /** The same for a chapter of the course, which prints the whole app twice: as HTML and for hydration. */
  chapter: 286 * KB,
  /** What a phone loads to run a sample. */
  phone: 150 * KB,
  /** The same with react-native-gesture-handler and Reanimated. */
  phoneWithGestures: 300 * KB,
  /** The editor and the compiler of the playground. */
  editor: 250 * KB,
  /** Mermaid, on pages with a diagram. */
  diagram: 270 * KB,
  /** The archive of the phone for Jest tests. */
  phonePackage: 70 * KB,
};
