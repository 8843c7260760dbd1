// Wraps the mobile sidebar's secondary menu to render it on first open, because the docs sidebar has as many elements as a guide.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarMobileSidebarSecondaryMenu from '@theme-original/Navbar/MobileSidebar/SecondaryMenu';
import { useState, type ReactNode } from 'react';

export default function LazySecondaryMenu(): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  const [hasOpened, setHasOpened] = useState(shown);
  // Stays rendered after closing, to keep the closing animation and expanded categories.
  if (shown && !hasOpened) setHasOpened(true);
  return hasOpened && <NavbarMobileSidebarSecondaryMenu />;
}
