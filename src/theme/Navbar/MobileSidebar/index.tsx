// Wrapped: the menu of a phone holds every link of the sidebar, and is made when it is first opened, not with the page.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useState, type ReactNode } from 'react';

export default function LazyMobileSidebar(): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) setWasShown(true);
  return wasShown && <MobileSidebar />;
}
