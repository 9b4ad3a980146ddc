import type { Queryable } from './database.ts';

/** What the house knows about itself, by key, such as whether the demo world was written completely. */
export async function readFact(db: Queryable, key: string): Promise<unknown> {
  const row = await db.selectFrom('facts').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

/** The fact becomes the given one, whatever it was. */
export async function updateFact(db: Queryable, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('facts')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}

/** The fact stays what it is, or becomes the given one where there is none; the answer is what holds from now on. */
export async function insertFact(db: Queryable, key: string, value: unknown): Promise<unknown> {
  await db
    .insertInto('facts')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return readFact(db, key);
}
