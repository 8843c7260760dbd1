// Replaces the date of the last update: `Intl.DateTimeFormat` takes a slow phone 50 ms to load, for the same text.
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';
import type { ReactNode } from 'react';

export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  const date = new Date(lastUpdatedAt!);
  // ECMAScript specifies this format: "Sun, 01 Nov 2026 12:00:00 GMT".
  const [, day, month, year] = date.toUTCString().split(' ');
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {`${month} ${Number(day)}, ${year}`}
        </time>
      </b>
    </span>
  );
}
