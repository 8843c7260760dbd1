/** Throws if a name isn't one of `names`, because tests in JavaScript have no type check. */
export function checkName(kind: string, name: string, names: readonly string[]): void {
  if (!names.includes(name))
    throw new Error(`There's no ${kind} "${name}". Choose from: ${names.join(', ')}.`);
}
