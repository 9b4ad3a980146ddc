import { expect, test } from 'vitest';
import type { ContentComment } from '../../../../contract/content/content-review.ts';
import { countOpen, groupThreads } from './group-threads.ts';

const comment = (commentID: number, more: Partial<ContentComment> = {}): ContentComment => ({
  ...{ commentID, threadID: null, blockID: 'a', author: 'Edda', text: 'Ein Komma fehlt.' },
  ...{ writtenAt: '2026-12-01T10:00:00Z', resolvedBy: null, ...more },
});
const comments = [
  comment(1, { resolvedBy: 'Ada' }),
  comment(2),
  comment(3, { threadID: 1 }),
  comment(4, { blockID: 'b' }),
  comment(5, { threadID: 2 }),
];

test('open threads of a block stand before resolved ones, each with its answers', () => {
  const numbers = groupThreads(comments, 'a').map(({ first, answers }) => [
    first.commentID,
    answers.map(({ commentID }) => commentID),
  ]);
  expect(numbers).toEqual([
    [2, [5]],
    [1, [3]],
  ]);
});

test('answers and resolved threads do not count as open', () => {
  expect([countOpen(comments), countOpen(comments, 'a'), countOpen(comments, 'b')]).toEqual([2, 1, 1]);
});
