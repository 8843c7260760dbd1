// Wraps tabs, because a link to something in a tab that isn't selected leads nowhere (facebook/docusaurus#8764).
import { useHistory } from '@docusaurus/router';
import { useHashTarget } from '@site/src/ui/useHashTarget';
import type { Props as TabItemProps } from '@theme/TabItem';
import Tabs from '@theme-original/Tabs';
import type { Props } from '@theme/Tabs';
import { Children, isValidElement, useRef, type ReactNode } from 'react';

export default function TabsWithLinks(props: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const history = useHistory();

  useHashTarget(container, (target) => {
    // Tabs may contain tabs. The first panel in document order is the outer one.
    const panels = [...container.current!.querySelectorAll('[role=tabpanel]')];
    const panel = panels.find((one) => one.contains(target))!;
    const index = [...panel.parentElement!.children].indexOf(panel);
    const item = Children.toArray(props.children).filter(isValidElement<TabItemProps>)[index]!;
    // The query selects the tab without storing it as the reader's choice.
    const search = new URLSearchParams(history.location.search);
    search.set(props.groupId!, item.props.value);
    history.replace({ ...history.location, search: search.toString() });
  });

  return (
    <div ref={container}>
      <Tabs {...props} />
    </div>
  );
}
