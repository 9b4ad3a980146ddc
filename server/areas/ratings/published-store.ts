import type { Insertable } from 'kysely';
import type { Ratings } from '../../../database/types.ts';
import type { Tx } from '../../platform/database.ts';

/** Changes of single ratings; the caller holds the lock of their home and announces the change. */
export const publishedStore = {
  async insert(tx: Tx, rating: Insertable<Ratings>): Promise<number> {
    const { id } = await tx.insertInto('ratings').values(rating).returning('id').executeTakeFirstOrThrow();
    return id;
  },

  async remove(tx: Tx, id: number): Promise<void> {
    await tx.deleteFrom('ratings').where('id', '=', id).execute();
  },

  /** Sets the answer; null removes it. Translations of the old answer are deleted. */
  async setAnswer(tx: Tx, id: number, answer: string | null, at: Date): Promise<void> {
    await tx
      .updateTable('ratings')
      .set({ landlord_answer: answer, landlord_answered_at: answer === null ? null : at })
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('rating_translations')
      .set({ landlord_answer: null })
      .where('rating_id', '=', id)
      .execute();
  },

  /** Shortens the name to its first letter. */
  async shortenName(tx: Tx, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await tx
      .updateTable('ratings')
      .set(({ fn, val }) => ({
        traveller_name: fn<string>('concat', [fn('left', ['traveller_name', val(1)]), val('.')]),
      }))
      .where('id', 'in', [...ids])
      .execute();
  },
};
