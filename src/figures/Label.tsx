import s from './figure.module.css';

interface LabelProps {
  x: number;
  y: number;
  text: string | number;
  kind?: 'text' | 'muted' | 'strong' | 'tag';
  /** Where `x` is. By default, it's the start of the text. */
  align?: 'mid' | 'end';
}

/** Draws a line of text. */
export function Label({ x, y, text, kind = 'text', align }: LabelProps) {
  return (
    <text className={align ? `${s[kind]} ${s[align]}` : s[kind]} x={x} y={y}>
      {text}
    </text>
  );
}
