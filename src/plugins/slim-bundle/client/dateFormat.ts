const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** How Docusaurus' theme asks for a date: day and year as numbers, in UTC. */
interface Options {
  month?: 'short' | 'long';
}

/**
 * Takes the place of Docusaurus' hook, which makes an `Intl.DateTimeFormat` for each date: that takes a phone about as long
 * as a quarter of all its work on a guide. Gives the same text, such as "Nov 20, 2026".
 */
export function useDateTimeFormat({ month }: Options): { format: (date: Date) => string } {
  return {
    format(date) {
      const name = MONTHS[date.getUTCMonth()]!;
      return `${month === 'short' ? name.slice(0, 3) : name} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
    },
  };
}
