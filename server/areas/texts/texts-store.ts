import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { OverrideRow, TextChange } from './rules/entry.ts';

export interface TextRevision {
  revision: number;
  text: string | null;
  author: string;
  changedAt: Date;
}

/** An arbitrary key for the advisory lock that serializes writers. */
const writersLock = 760_150;

export const textsStore = {
  async overrides(db: Queryable): Promise<OverrideRow[]> {
    const rows = await db
      .selectFrom('text_overrides')
      .select(['language', 'key', 'text', 'given', 'german', 'revision', 'author', 'changed_at as changedAt'])
      .orderBy('key')
      .execute();
    return rows.map((row) => ({ ...row, language: row.language as Language }));
  },

  async revisions(db: Queryable, language: Language, key: string): Promise<TextRevision[]> {
    return db
      .selectFrom('text_override_revisions')
      .select(['revision', 'text', 'author', 'changed_at as changedAt'])
      .where('language', '=', language)
      .where('key', '=', key)
      .orderBy('revision', 'desc')
      .limit(50)
      .execute();
  },

  async latest(db: Queryable, language: Language): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom('text_override_revisions')
      .select(({ fn }) => ['key', fn.max('revision').as('revision')])
      .where('language', '=', language)
      .groupBy('key')
      .execute();
    return new Map(rows.map(({ key, revision }) => [key, Number(revision)]));
  },

  async lock(tx: Tx): Promise<void> {
    await sql`select pg_advisory_xact_lock(${writersLock})`.execute(tx);
  },

  async write(
    tx: Tx,
    { language, key, text, given, german }: TextChange,
    author: string,
    now: Date,
  ): Promise<void> {
    const { revision } = await tx
      .insertInto('text_override_revisions')
      .values({ language, key, text, author, changed_at: now })
      .returning('revision')
      .executeTakeFirstOrThrow();
    if (text === null) {
      await tx.deleteFrom('text_overrides').where('language', '=', language).where('key', '=', key).execute();
      return;
    }
    const row = { text, given, german, revision, author, changed_at: now };
    await tx
      .insertInto('text_overrides')
      .values({ language, key, ...row })
      .onConflict((conflict) => conflict.columns(['language', 'key']).doUpdateSet(row))
      .execute();
  },
};
