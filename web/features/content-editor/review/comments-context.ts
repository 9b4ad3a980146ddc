import { createContext, useContext } from 'react';
import type { ContentComment } from '../../../../contract/content/content-review.ts';

export interface Comments {
  contentID: number;
  comments: readonly ContentComment[];
  reload: () => void;
}

const CommentsContext = createContext<Comments | null>(null);
export const CommentsProvider = CommentsContext.Provider;

/** Returns null where blocks have no comments, such as on the page for trying blocks. */
export const useComments = (): Comments | null => useContext(CommentsContext);
