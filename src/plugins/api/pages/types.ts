import type { ApiCorrection } from '../../../data/apiCorrections';
import type { ApiEntry } from '../model/types';

/** A guide that uses a symbol. */
export interface GuideUse {
  title: string;
  /** Path of the page without the base path. */
  address: string;
}

/** What all pages of the reference are written with. */
export interface PageContext {
  version: string;
  /** Corrections of a symbol, or of `Symbol.member`. */
  correctionsOf: (target: string, entry: ApiEntry) => readonly ApiCorrection[];
  /** Our own first sentence of a symbol, or that of its comment: Markdown without links, and plain text. */
  summaryOf: (name: string) => Pick<ApiEntry, 'summary' | 'summaryText'>;
  /** The guides that use a symbol, those that use it most first. */
  guidesOf: (name: string) => readonly GuideUse[];
}
