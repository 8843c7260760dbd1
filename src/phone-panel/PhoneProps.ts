import type { ReactNode } from 'react';

/** What src/page-source/mdx/remarkPhone.ts knows about a sample that runs. */
export interface PhoneProps {
  id: string;
  /** File name of the sample. */
  title: string;
  /** What to try, one step per line. */
  stepTexts?: string;
  /** Names of the situations to offer, separated by spaces. */
  situations: string;
  /** Keys of the phones that show the sample's point, separated by spaces. Otherwise the platform's default is used. */
  models?: string;
  /** What the cameras see. Otherwise, it's the default scene. */
  scene?: string;
  /** Set when the sample has a pinch gesture. */
  pinch?: string;
  /** Set when the playground can't edit the sample. */
  readOnly?: string;
  /** Set when nothing else beside the phone leads to its code. */
  edit?: string;
  /** Set when the phone is at the top of a page, so its screenshot loads early. */
  eager?: string;
  /** Whether another button of the page is more important than Run. */
  isSecondary?: boolean;
  /** Changes with the code, in development. */
  version?: string;
  /** Set when `children` is the whole sample. */
  whole?: string;
  /** Mistakes that readers can try in the playground, one per line. */
  mistakes?: string;
  /** The lines of the sample that matter, or the whole sample. */
  children?: ReactNode;
}
