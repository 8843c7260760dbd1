// Adds the components that guides use without importing them.
import Figure from '@site/src/components/Figure';
import { Filterable, FilterItem } from '@site/src/components/Filterable';
import Platform from '@site/src/components/Platform';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export default { ...MDXComponents, Figure, Filterable, FilterItem, Platform, TabItem, Tabs };
