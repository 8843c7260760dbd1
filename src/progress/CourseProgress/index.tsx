import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import buttonStyles from '../../ui/button.module.css';
import { clearProgress, markDone, unmarkDone, useProgress } from '../progress';
import styles from './styles.module.css';

interface Chapter {
  title: string;
  /** Without the base path. */
  url: string;
  /** Ids of its challenges. */
  challenges: readonly string[];
}

/** The chapters of the course, and what the reader has done. `src/challenges/source/remarkCourse.ts` adds `course`. */
export default function CourseProgress({ course }: { course: string }): ReactNode {
  const progress = useProgress();
  const chapters = JSON.parse(course) as Chapter[];
  const isEmpty = progress.chapters.length + progress.challenges.length === 0;
  return (
    <div className={styles.progress} data-script="">
      <ul>
        {chapters.map(({ title, url, challenges }) => {
          const isDone = progress.chapters.includes(url);
          const solved = challenges.filter((id) => progress.challenges.includes(id)).length;
          return (
            <li key={url}>
              <input
                type="checkbox"
                aria-label={`${title} is done`}
                checked={isDone}
                onChange={() => (isDone ? unmarkDone : markDone)('chapters', url)}
              />{' '}
              <Link to={url}>{title}</Link>
              {challenges.length > 0 && (
                <span className={styles.note}>
                  {' '}
                  {solved} of {challenges.length} challenges solved
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        A chapter is done when you’ve read its last section. This is kept in your browser and not sent
        anywhere.
      </p>
      <button type="button" className={buttonStyles.button} disabled={isEmpty} onClick={clearProgress}>
        Clear progress
      </button>
    </div>
  );
}
