/** Holds the benchmarks against the goals of CONTRIBUTING.md, when they are run with `--check`. */

/** A machine that does something else for a moment is slower by this part. */
const NOISE = 0.25;

const isChecked = process.argv.includes('--check');
const missed = [];

/** The arguments that are no options. */
export const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

/** Holds a time or a size, in the unit of its goal, against a goal that noise may exceed by a quarter. */
export function expectAtMost(name, value, goal, unit) {
  if (value > goal * (1 + NOISE))
    missed.push(`${name}: ${Number(value.toFixed(2))} ${unit}, goal ${goal} ${unit}`);
}

/** Holds a score of 100, which noise does not change, against its goal. */
export function expectScore(name, value, goal) {
  if (value < goal) missed.push(`${name}: ${value}, goal ${goal}`);
}

/** With `--check`, prints the goals that were missed, and makes the process fail if there are any. */
export function reportGoals() {
  if (!isChecked) return;
  console.log(
    missed.length ? `\nGoals that were missed, with ${NOISE * 100} % for noise:` : '\nAll goals are reached.',
  );
  for (const line of missed) console.log(`- ${line}`);
  if (missed.length) process.exitCode = 1;
}
