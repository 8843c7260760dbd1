import * as v from 'valibot';
import { PLATFORMS } from 'vision-camera-phone/protocol';
import { readFacts } from './readFacts';
import { fields, text, version } from './schemas';

const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'has to be an anchor such as black-preview.'));

/** A problem that was reported, but is too rare for the troubleshooting guide. */
const knownIssue = fields({
  /** The anchor of its heading. */
  id,
  /** What people see, or the part of the message that identifies it. Plain text. */
  symptom: text,
  platforms: v.array(v.picklist(PLATFORMS)),
  /** Versions, phones and packages that it was reported for, in Markdown. */
  affects: text,
  /**
   * - `open`: 4.7.3 still has it, or nobody knows.
   * - `elsewhere`: something else causes it, such as React Native, a plugin or a setting.
   * - a version: the release that fixed it.
   */
  status: v.union(
    [v.picklist(['open', 'elsewhere']), version],
    'has to be open, elsewhere, or the release that fixed it, such as 4.6.4.',
  ),
  /** What to do, in Markdown. */
  answer: text,
  /** The thread that reports it: owner, name and number on GitHub. */
  thread: v.pipe(
    v.string(),
    v.regex(/^[\w.-]+\/[\w.-]+#\d+$/, 'has to be a thread on GitHub, such as owner/name#12.'),
  ),
});

const topic = fields({
  /** The heading. */
  title: text,
  /** The anchor of the heading. */
  id,
  issues: v.array(knownIssue),
});

/** A problem that was reported. */
export type KnownIssue = v.InferOutput<typeof knownIssue>;

/** Returns the known issues by topic, in the order of the page. */
export const readKnownIssues = () => readFacts('docs/facts/known-issues.yml', v.array(topic));
