import type { ContentComment } from '../../../../contract/content/content-review.ts';

export interface Thread {
  first: ContentComment;
  answers: readonly ContentComment[];
}

/** Groups the comments of a block into threads, open ones first. */
export function groupThreads(comments: readonly ContentComment[], blockID: string): Thread[] {
  const threads = comments
    .filter((comment) => comment.threadID === null && comment.blockID === blockID)
    .map((first) => ({
      first,
      answers: comments.filter(({ threadID }) => threadID === first.commentID),
    }));
  const isOpen = ({ first }: Thread): boolean => first.resolvedBy === null;
  return [...threads.filter(isOpen), ...threads.filter((thread) => !isOpen(thread))];
}

export const countOpen = (comments: readonly ContentComment[], blockID?: string): number =>
  comments.filter(
    (comment) =>
      comment.threadID === null &&
      comment.resolvedBy === null &&
      (blockID === undefined || comment.blockID === blockID),
  ).length;
