import { createContext } from 'react';
import type { SearchResults } from '../types';

/** What the last search of the modal came to; without results it has failed. */
export interface Answer {
  query: string;
  results?: SearchResults;
}

/** The answer to the last search of the open modal. */
export const AnswerContext = createContext<Answer | undefined>(undefined);
