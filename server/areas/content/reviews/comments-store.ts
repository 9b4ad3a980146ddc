import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface CommentRow {
  id: number;
  threadId: number | null;
  blockId: string;
  author: string;
  uid: string | null;
  writtenAt: Date;
  body: string;
  resolvedBy: string | null;
}

export const commentsStore = {
  async list(db: Queryable, contentId: number): Promise<CommentRow[]> {
    return db
      .selectFrom('content_comments')
      .select([
        'comment_id as id',
        'thread_id as threadId',
        'block_id as blockId',
        'author',
        'uid',
        'written_at as writtenAt',
        'body',
        'resolved_by as resolvedBy',
      ])
      .where('content_id', '=', contentId)
      .orderBy('comment_id')
      .execute();
  },

  async add(
    tx: Tx,
    comment: Pick<CommentRow, 'threadId' | 'blockId' | 'author' | 'uid' | 'writtenAt' | 'body'> & {
      contentId: number;
    },
  ): Promise<number> {
    const { comment_id } = await tx
      .insertInto('content_comments')
      .values({
        content_id: comment.contentId,
        block_id: comment.blockId,
        thread_id: comment.threadId,
        body: comment.body,
        author: comment.author,
        uid: comment.uid,
        written_at: comment.writtenAt,
      })
      .returning('comment_id')
      .executeTakeFirstOrThrow();
    return comment_id;
  },

  /** Returns the unit of a thread by its first comment; null if there is none. */
  async contentOfThread(
    db: Queryable,
    id: number,
  ): Promise<{ contentId: number; isResolved: boolean } | null> {
    const row = await db
      .selectFrom('content_comments')
      .select(['content_id', 'resolved_at'])
      .where('comment_id', '=', id)
      .where('thread_id', 'is', null)
      .executeTakeFirst();
    return row ? { contentId: row.content_id, isResolved: row.resolved_at !== null } : null;
  },

  /** Deletes resolved threads with their answers. */
  async deleteResolvedBefore(db: Queryable, before: Date): Promise<void> {
    await sql`
      delete from content_comments c using content_comments first
      where first.resolved_at < ${before} and first.comment_id = coalesce(c.thread_id, c.comment_id)`.execute(
      db,
    );
  },

  async resolve(tx: Tx, id: number, resolved: { at: Date; by: string } | null): Promise<void> {
    await tx
      .updateTable('content_comments')
      .set({ resolved_at: resolved?.at ?? null, resolved_by: resolved?.by ?? null })
      .where('comment_id', '=', id)
      .execute();
  },
};
