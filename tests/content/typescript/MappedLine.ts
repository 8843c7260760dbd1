/** A line of code and the line of the page that it stands in; none for code of another sample. */
export interface MappedLine {
  text: string;
  line?: number;
}
