// Wraps the links of the sidebar to mark the chapters of the course that are done.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { CHAPTERS, useProgress } from '@site/src/progress/progress';
import Link from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';

function ChapterLink({ item, ...props }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const isDone = useProgress().chapters.includes(item.href.slice(baseUrl.length - 1));
  const className = clsx(item.className, isDone && 'chapter-done');
  return <Link {...props} item={{ ...item, className }} />;
}

export default function DocSidebarItemLink(props: Props): ReactNode {
  return props.item.href.includes(CHAPTERS) ? <ChapterLink {...props} /> : <Link {...props} />;
}
