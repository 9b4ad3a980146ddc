import type { Queryable, Tx } from './database.ts';

/** Whether somebody has opened a link that went to this address, which is given as its keyed hash. */
export async function isConfirmedAddress(db: Queryable, addressHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('confirmed_addresses')
    .select('address_hash')
    .where('address_hash', '=', addressHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers it from now on; a second time only moves the moment on. */
export async function upsertConfirmedAddress(tx: Tx, addressHash: string, confirmedAt: Date): Promise<void> {
  await tx
    .insertInto('confirmed_addresses')
    .values({ address_hash: addressHash, confirmed_at: confirmedAt })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ confirmed_at: confirmedAt }))
    .execute();
}

/** Forgets addresses that nobody has confirmed since. */
export async function deleteConfirmedBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('confirmed_addresses').where('confirmed_at', '<', before).execute();
}
