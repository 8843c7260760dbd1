/** Reads a benchmark's arguments. With `--check`, fails if it misses one of the goals that it passed in. */
import { parseArgs } from 'node:util';
import { exitWithMessage } from '../exitWithMessage.mjs';

/** How much slower a busy machine can be. */
const NOISE = 0.25;

function readArguments() {
  try {
    return parseArgs({
      options: { check: { type: 'boolean' }, against: { type: 'string' }, copies: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    return exitWithMessage(error);
  }
}

const { values, positionals } = readArguments();
const missed = [];

/** The arguments that aren't options. */
export const named = positionals;

/** The folder of the build to compare with, if there is one. */
export const { against } = values;

/** How many more copies of each guide to build. */
export const copies = Number(values.copies ?? 0);
if (!Number.isInteger(copies) || copies < 0)
  exitWithMessage({ message: `--copies ${values.copies}: write a whole number, such as 9.` });

/** Checks a time or size against its goal, with a tolerance of a quarter. */
export function expectAtMost(name, value, goal, unit) {
  if (value > goal * (1 + NOISE))
    missed.push(`${name}: ${Number(value.toFixed(2))} ${unit}, goal ${goal} ${unit}`);
}

/** Checks a score against its goal, without tolerance. */
export function expectScore(name, value, goal) {
  if (value < goal) missed.push(`${name}: ${value}, goal ${goal}`);
}

/** With `--check`, prints missed goals and fails if there are any. */
export function reportGoals() {
  if (!values.check) return;
  console.log(
    missed.length ? `\nMissed goals, with a tolerance of ${NOISE * 100} %:` : '\nAll goals are met.',
  );
  for (const line of missed) console.log(`- ${line}`);
  if (missed.length) process.exitCode = 1;
}
