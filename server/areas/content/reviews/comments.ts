import type { ContentComment } from '../../../../contract/content/content-review.ts';
import { notFound } from '../change-unit.ts';
import { editingStore, type Editor } from '../editing-store.ts';
import type { Of } from '../rules/container.ts';
import { commentsStore, type CommentRow } from './comments-store.ts';
import type { ReviewsDeps } from './reviews.ts';

const unknown = { ok: false, type: 'comment-not-found', data: null } as const;

export const presentComment = (row: CommentRow): ContentComment => ({
  commentID: row.id,
  threadID: row.threadId,
  blockID: row.blockId,
  author: row.author,
  writtenAt: row.writtenAt.toISOString(),
  text: row.body,
  resolvedBy: row.resolvedBy,
});

/** Adds a comment. If the last comment of the thread has the same text and author, the call counts as a repetition. */
export function addComment(
  { connection, clock }: ReviewsDeps,
  editor: Editor,
  request: { contentId: number; blockId: string; threadId: number | null; text: string },
): Promise<{ ok: true; data: ContentComment } | Of<'content-not-found'> | typeof unknown> {
  const { contentId, threadId, text } = request;
  return connection.transaction(async (tx) => {
    if (!(await editingStore.unit(tx, { contentId }))) return notFound;
    await editingStore.lockRow(tx, contentId);
    const before = await commentsStore.list(tx, contentId);
    const first =
      threadId === null ? null : before.find((one) => one.id === threadId && one.threadId === null);
    if (first === undefined) return unknown;
    const blockId = first?.blockId ?? request.blockId;
    const last = before.findLast((one) =>
      first ? one.threadId === first.id : one.threadId === null && one.blockId === blockId,
    );
    if (last?.body === text && last.uid === editor.uid && last.resolvedBy === null)
      return { ok: true as const, data: presentComment(last) };
    const now = clock.now();
    const row = { threadId, blockId, author: editor.name, uid: editor.uid, writtenAt: now, body: text };
    const id = await commentsStore.add(tx, { ...row, contentId });
    // An answer to a resolved thread opens it again.
    if (first && first.resolvedBy !== null) await commentsStore.resolve(tx, first.id, null);
    const event = { contentId, at: now, action: 'comment', author: editor.name, number: null };
    await editingStore.note(tx, { ...event, note: text });
    return { ok: true as const, data: presentComment({ ...row, id, resolvedBy: null }) };
  });
}

export function resolveComment(
  { connection, clock }: ReviewsDeps,
  editor: Editor,
  { commentId, isResolved }: { commentId: number; isResolved: boolean },
): Promise<{ ok: true; data: Record<string, never> } | typeof unknown> {
  return connection.transaction(async (tx) => {
    const thread = await commentsStore.contentOfThread(tx, commentId);
    if (!thread) return unknown;
    if (thread.isResolved === isResolved) return { ok: true as const, data: {} };
    const at = clock.now();
    await commentsStore.resolve(tx, commentId, isResolved ? { at, by: editor.name } : null);
    const action = isResolved ? 'comment-resolve' : 'comment-reopen';
    const event = { contentId: thread.contentId, at, action, author: editor.name, number: null };
    await editingStore.note(tx, event);
    return { ok: true as const, data: {} };
  });
}
