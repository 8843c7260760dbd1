/** Returns what the Markdown and the search index show below the summary of the tool. */
export default function toMarkdown(): string {
  return `| The phone is held | EXIF orientation of a back camera photo | A server that ignores the flag shows it |
| --- | --- | --- |
| \`portrait\` | 6 | turned a quarter counter-clockwise |
| \`landscape-left\` | 3 | upside down |
| \`portrait-upside-down\` | 8 | turned a quarter clockwise |
| \`landscape-right\` | 1 | upright |`;
}
