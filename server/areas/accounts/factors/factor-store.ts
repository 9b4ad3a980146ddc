import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface TotpRow {
  /** Encrypted. */
  secret: string;
  begunAt: Date;
  /** Null until the first code of the app was entered. */
  confirmedAt: Date | null;
  lastStep: number;
}

const columns = [
  'secret',
  'begun_at as begunAt',
  'confirmed_at as confirmedAt',
  'last_step as lastStep',
] as const;

export const factorStore = {
  async find(db: Queryable, uid: string): Promise<TotpRow | null> {
    const row = await db.selectFrom('account_totp').select(columns).where('uid', '=', uid).executeTakeFirst();
    return row ?? null;
  },

  async isSet(db: Queryable, uid: string): Promise<boolean> {
    const row = await factorStore.find(db, uid);
    return row !== null && row.confirmedAt !== null;
  },

  /** Replaces an unconfirmed factor; false if a factor is already confirmed. */
  async begin(tx: Tx, uid: string, secret: string, at: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('account_totp')
      .values({ uid, secret, begun_at: at })
      .onConflict((conflict) =>
        conflict
          .column('uid')
          .doUpdateSet({ secret, begun_at: at, last_step: 0 })
          .where('account_totp.confirmed_at', 'is', null),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  async sealed(db: Queryable): Promise<{ uid: string; secret: string }[]> {
    return db.selectFrom('account_totp').select(['uid', 'secret']).execute();
  },

  /** Re-encrypts the secret, unless it has changed in the meantime. */
  async replaceSeal(db: Queryable, uid: string, seals: { before: string; after: string }): Promise<void> {
    await db
      .updateTable('account_totp')
      .set({ secret: seals.after })
      .where('uid', '=', uid)
      .where('secret', '=', seals.before)
      .execute();
  },

  async confirm(tx: Tx, uid: string, at: Date): Promise<void> {
    await tx.updateTable('account_totp').set({ confirmed_at: at }).where('uid', '=', uid).execute();
  },

  /** Marks the code of a time step as used; of two simultaneous uses one gets false. */
  async useStep(db: Queryable, uid: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('account_totp')
      .set({ last_step: step })
      .where('uid', '=', uid)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async delete(tx: Tx, uid: string): Promise<boolean> {
    await tx.deleteFrom('account_recovery_codes').where('uid', '=', uid).execute();
    const { numDeletedRows } = await tx.deleteFrom('account_totp').where('uid', '=', uid).executeTakeFirst();
    return numDeletedRows === 1n;
  },

  async countRecoveryCodes(db: Queryable, uid: string): Promise<number> {
    const { count } = await db
      .selectFrom('account_recovery_codes')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow();
    return count;
  },

  async recoveryHash(db: Queryable, uid: string, place: number): Promise<string | null> {
    const row = await db
      .selectFrom('account_recovery_codes')
      .select('code_hash')
      .where('uid', '=', uid)
      .where('place', '=', place)
      .executeTakeFirst();
    return row?.code_hash ?? null;
  },

  /** Deletes a recovery code; of two simultaneous uses one gets false. */
  async useRecoveryCode(tx: Tx, uid: string, place: number, codeHash: string): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('account_recovery_codes')
      .where('uid', '=', uid)
      .where('place', '=', place)
      .where('code_hash', '=', codeHash)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  async replaceRecoveryCodes(tx: Tx, uid: string, hashes: readonly string[]): Promise<void> {
    await tx.deleteFrom('account_recovery_codes').where('uid', '=', uid).execute();
    await tx
      .insertInto('account_recovery_codes')
      .values(hashes.map((code_hash, place) => ({ uid, place, code_hash })))
      .execute();
  },
};
