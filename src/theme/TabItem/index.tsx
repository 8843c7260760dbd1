// Wraps tab panels to name each one where there are no tabs to choose from: on paper, in feeds and without JavaScript.
import TabItem from '@theme-original/TabItem';
import type { Props } from '@theme/TabItem';
import type { ReactNode } from 'react';

export default function TabItemWithLabel({ children, ...props }: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className="tab-label">
        <strong>{props.label ?? props.value}</strong>
      </p>
      {children}
    </TabItem>
  );
}
