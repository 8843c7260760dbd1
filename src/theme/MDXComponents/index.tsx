// Adds components that guides use without imports. Replaces `code`, because the theme renders inline code with links as a block.
import AddToAgents from '@site/src/ui/AddToAgents';
import Diagram from '@site/src/ui/Diagram';
import Figure from '@site/src/ui/Figure';
import { Filterable, FilterItem } from '@site/src/ui/Filterable';
import Phone from '@site/src/phone-panel';
import Platform, { PlatformPair } from '@site/src/ui/Platform';
import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export default {
  ...MDXComponents,
  AddToAgents,
  code: CodeInline,
  Figure,
  Filterable,
  FilterItem,
  mermaid: Diagram,
  Phone,
  Platform,
  PlatformPair,
  pre: CodeBlock,
  TabItem,
  Tabs,
};
