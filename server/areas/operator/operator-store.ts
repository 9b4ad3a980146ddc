import { sql } from 'kysely';
import type { OperatorFact } from '../../../domain/operator/facts.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

interface FactChange {
  fact: OperatorFact;
  /** Undefined deletes the fact. */
  value: unknown;
}

export const operatorStore = {
  /** Returns all stored facts by name. */
  async facts(db: Queryable): Promise<Record<string, unknown>> {
    const rows = await db.selectFrom('operator_facts').select(['fact', 'value']).execute();
    return Object.fromEntries(rows.map(({ fact, value }) => [fact, value]));
  },

  /** Writes facts and logs each changed one. */
  async change(tx: Tx, changes: readonly FactChange[], by: { uid: string | null; at: Date }): Promise<void> {
    await sql`lock table operator_facts in share row exclusive mode`.execute(tx);
    const before = await operatorStore.facts(tx);
    for (const { fact, value } of changes) {
      const [from, to] = [before[fact], value].map((one) =>
        one === undefined ? null : JSON.stringify(one),
      ) as [string | null, string | null];
      if (from === to) continue;
      await tx
        .insertInto('operator_acts')
        .values({ fact, before: from, after: to, uid: by.uid, acted_at: by.at })
        .execute();
      if (to === null) await tx.deleteFrom('operator_facts').where('fact', '=', fact).execute();
      else
        await tx
          .insertInto('operator_facts')
          .values({ fact, value: to, changed_at: by.at })
          .onConflict((conflict) => conflict.column('fact').doUpdateSet({ value: to, changed_at: by.at }))
          .execute();
    }
  },

  /** Returns the last changes, the latest first. */
  async acts(
    db: Queryable,
    limit: number,
  ): Promise<{ fact: string; before: unknown; after: unknown; uid: string | null; at: Date }[]> {
    return db
      .selectFrom('operator_acts')
      .select(['fact', 'before', 'after', 'uid', 'acted_at as at'])
      .orderBy('act_id', 'desc')
      .limit(limit)
      .execute();
  },

  async listActs(db: Queryable, uid: string): Promise<{ fact: string; at: Date }[]> {
    return db
      .selectFrom('operator_acts')
      .select(['fact', 'acted_at as at'])
      .where('uid', '=', uid)
      .orderBy('act_id')
      .execute();
  },

  async leave(tx: Tx, uid: string): Promise<void> {
    await tx.updateTable('operator_acts').set({ uid: null }).where('uid', '=', uid).execute();
  },

  async addFile(db: Queryable, key: string, at: Date): Promise<void> {
    await db
      .insertInto('operator_files')
      .values({ file_key: key, sent_at: at })
      .onConflict((conflict) => conflict.column('file_key').doUpdateSet({ sent_at: at }))
      .execute();
  },

  async hasFile(db: Queryable, key: string): Promise<boolean> {
    const row = await db
      .selectFrom('operator_files')
      .select('file_key')
      .where('file_key', '=', key)
      .executeTakeFirst();
    return row !== undefined;
  },
};
