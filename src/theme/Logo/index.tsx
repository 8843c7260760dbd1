// Wraps the logo: the sidebar holds a second one for the time when the navbar is hidden, which screen readers need not read.
import Logo from '@theme-original/Logo';
import type { Props } from '@theme/Logo';
import type { ReactNode } from 'react';

export default function LogoReadOnce(props: Props): ReactNode {
  return <Logo {...props} aria-hidden={props.tabIndex === -1 || undefined} />;
}
