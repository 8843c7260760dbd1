/** Returns a function that turns a code block's title into an anchor. A repeated title of a page gets a number. */
export function createCodeIds(): (title: string) => string {
  const counts = new Map<string, number>();
  return (title) => {
    const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    return `code-${slug}${count > 1 ? `-${count}` : ''}`;
  };
}
