/** A part of a label: text, or what's between backticks. */
interface LabelPart {
  value: string;
  isCode: boolean;
}

/** Splits a label of a `<Guess>` into text and code. Runs in Node and in the browser. */
export function splitCode(label: string): LabelPart[] {
  return label.split('`').map((value, index) => ({ value, isCode: index % 2 === 1 }));
}
