import type { Language } from '../../../domain/language.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface ReplyBlock {
  id: number;
  title: string;
  text: string;
}

export const replyBlockStore = {
  /** Lists the blocks of a language by title. */
  list(db: Queryable, language: string): Promise<ReplyBlock[]> {
    return db
      .selectFrom('reply_blocks')
      .select(['block_id as id', 'title', 'text'])
      .where('language', '=', language)
      .orderBy('title')
      .execute();
  },

  /** Lists the blocks of all languages by title. */
  async listAll(db: Queryable): Promise<(ReplyBlock & { language: Language })[]> {
    const rows = await db
      .selectFrom('reply_blocks')
      .select(['block_id as id', 'language', 'title', 'text'])
      .orderBy('title')
      .orderBy('language')
      .execute();
    return rows.map((row) => ({ ...row, language: row.language as Language }));
  },

  /** Saves a block, in place of one of the same title. */
  async save(
    tx: Tx,
    block: { language: string; title: string; text: string },
    uid: string,
    now: Date,
  ): Promise<void> {
    const written = { text: block.text, written_by: uid, written_at: now };
    await tx
      .insertInto('reply_blocks')
      .values({ ...block, ...written })
      .onConflict((conflict) => conflict.columns(['language', 'title']).doUpdateSet(written))
      .execute();
  },

  async remove(tx: Tx, id: number): Promise<void> {
    await tx.deleteFrom('reply_blocks').where('block_id', '=', id).execute();
  },
};
