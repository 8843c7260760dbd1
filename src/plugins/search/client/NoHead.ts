/** Adds nothing to the head. */
export default function NoHead(): null {
  return null;
}
