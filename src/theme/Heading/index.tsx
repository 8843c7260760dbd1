// Wraps headings, because browsers would translate the names of the API and error codes.
import { useLocation } from '@docusaurus/router';
import Heading from '@theme-original/Heading';
import type { ComponentProps, ReactNode } from 'react';
import { ERROR_CODE } from '@site/src/facts/errorCode';

const NAME = /^[A-Za-z_$][\w$]*$/;

export default function HeadingWrapper(props: ComponentProps<typeof Heading>): ReactNode {
  const { pathname } = useLocation();
  const { as, children } = props;
  // On API pages, headings of the first and third level name symbols and members. The others are words.
  const canBeName = pathname.includes('/docs/api/') && (as === 'h1' || as === 'h3');
  const isCode =
    typeof children === 'string' && (ERROR_CODE.test(children) || (canBeName && NAME.test(children)));
  return <Heading {...props} translate={isCode ? 'no' : undefined} />;
}
