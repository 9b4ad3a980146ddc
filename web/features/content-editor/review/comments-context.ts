import { createContext, useContext } from 'react';
import type { ContentComment } from '../../../../contract/content/content-review.ts';

export interface Comments {
  contentID: number;
  comments: readonly ContentComment[];
  reload: () => void;
}

const CommentsContext = createContext<Comments | null>(null);
export const CommentsProvider = CommentsContext.Provider;

/** Returns null if blocks have no comments, as in the playground. */
export const useComments = (): Comments | null => useContext(CommentsContext);
