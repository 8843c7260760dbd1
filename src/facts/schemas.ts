import * as v from 'valibot';

/** Text that isn't empty. */
export const text = v.pipe(v.string(), v.nonEmpty('is empty. Write something, or remove it.'));

/** A path of this site without its base path, with an optional anchor. */
export const sitePath = v.pipe(
  v.string(),
  v.regex(/^\/[^\s#]*(#[\w-]+)?$/, 'has to be a path of this site, such as /docs/guides/formats#fps.'),
);

/** A version number without a range. */
export const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'has to be a version such as 0.4.8.'));

/** One name or several, always as a list. */
export const names = v.pipe(
  v.union([text, v.array(text)]),
  v.transform((value) => [value].flat()),
);

/** A map that has these fields and no others. */
export function fields<Entries extends v.ObjectEntries>(
  entries: Entries,
): v.StrictObjectSchema<Entries, v.ErrorMessage<v.StrictObjectIssue>> {
  return v.strictObject(entries, ({ expected, message }) =>
    expected === 'never' ? `isn't a field here. The fields are ${Object.keys(entries).join(', ')}.` : message,
  );
}

/** A text, and where a page explains it. */
export const explainedText = fields({
  /** Markdown, without links. */
  text,
  /** The section that explains it: the path of its page, with an anchor. */
  url: sitePath,
});
