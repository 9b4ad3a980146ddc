import type { Queryable } from './database.ts';

/** Reads a fact about this installation by key, such as whether the demo world was written completely. */
export async function readFact(db: Queryable, key: string): Promise<unknown> {
  const row = await db.selectFrom('facts').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

export async function updateFact(db: Queryable, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('facts')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}

/** Sets a fact unless it exists; returns the stored value. */
export async function insertFact(db: Queryable, key: string, value: unknown): Promise<unknown> {
  await db
    .insertInto('facts')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return readFact(db, key);
}
