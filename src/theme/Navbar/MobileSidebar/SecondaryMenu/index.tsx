// Wraps the page list in the menu of small screens to render it once the menu opens. It has as many elements as a guide.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarMobileSidebarSecondaryMenu from '@theme-original/Navbar/MobileSidebar/SecondaryMenu';
import { useState, type ReactNode } from 'react';

export default function SecondaryMenuOnDemand(): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  return wasShown && <NavbarMobileSidebarSecondaryMenu />;
}
