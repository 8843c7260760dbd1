import { Parser } from 'htmlparser2';

/** Returns a rendered page's title without the site name. Throws if the page has none. */
export function readTitle(html: string, file: string): string {
  let title = '';
  let isInside = false;
  const parser = new Parser({
    onopentagname: (name) => void (isInside = name === 'title'),
    ontext: (text) => void (title += isInside ? text : ''),
    onclosetag() {
      if (isInside) parser.pause();
    },
  });
  parser.end(html);
  if (!title) throw new Error(`${file} has no <title> for its social card.`);
  return title.replace(/ \| VisionCamera$/, '');
}
