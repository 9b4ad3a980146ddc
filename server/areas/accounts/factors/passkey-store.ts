import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface PasskeyRow {
  id: number;
  /** Credential id from the authenticator, base64url. */
  credential: string;
  uid: string;
  /** COSE key, base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export type ChallengePurpose = 'enrol' | 'login';

const columns = [
  'id',
  'credential',
  'uid',
  'public_key as publicKey',
  'counter',
  'transports',
  'name',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const;

export const passkeyStore = {
  list(db: Queryable, uid: string): Promise<PasskeyRow[]> {
    return db
      .selectFrom('account_passkeys')
      .select(columns)
      .where('uid', '=', uid)
      .orderBy('id', 'desc')
      .execute();
  },

  async findByCredential(db: Queryable, credential: string): Promise<PasskeyRow | null> {
    const row = await db
      .selectFrom('account_passkeys')
      .select(columns)
      .where('credential', '=', credential)
      .executeTakeFirst();
    return row ?? null;
  },

  async has(db: Queryable, uid: string): Promise<boolean> {
    return (await passkeyStore.list(db, uid)).length > 0;
  },

  /** False if the passkey is already registered. */
  async insert(tx: Tx, passkey: Omit<PasskeyRow, 'id' | 'lastUsedAt'>): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('account_passkeys')
      .values({
        credential: passkey.credential,
        uid: passkey.uid,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: passkey.transports,
        name: passkey.name,
        created_at: passkey.createdAt,
      })
      .onConflict((conflict) => conflict.column('credential').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  /**
   * Records a use. False if the counter has changed meanwhile, so that one of two simultaneous uses fails; passkeys without a counter
   * always pass.
   */
  async noteUse(tx: Tx, id: number, counter: number, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('account_passkeys')
      .set({ counter, last_used_at: at })
      .where('id', '=', id)
      .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** Returns the previous name; null if the account has no such passkey. */
  async rename(tx: Tx, uid: string, id: number, name: string): Promise<string | null> {
    const before = (await passkeyStore.list(tx, uid)).find((passkey) => passkey.id === id)?.name ?? null;
    await tx
      .updateTable('account_passkeys')
      .set({ name })
      .where('uid', '=', uid)
      .where('id', '=', id)
      .execute();
    return before;
  },

  /** Returns the name of the deleted passkey; null if the account has none with this id. */
  async delete(tx: Tx, uid: string, id: number): Promise<string | null> {
    const row = await tx
      .deleteFrom('account_passkeys')
      .where('uid', '=', uid)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    return row?.name ?? null;
  },

  async deleteAll(tx: Tx, uid: string): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('account_passkeys')
      .where('uid', '=', uid)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  async insertChallenge(
    db: Queryable,
    challenge: { challenge: string; purpose: ChallengePurpose; uid: string | null; expiresAt: Date },
  ): Promise<void> {
    const { expiresAt, ...row } = challenge;
    await db
      .insertInto('account_challenges')
      .values({ ...row, expires_at: expiresAt })
      .execute();
  },

  /** Deletes a challenge. False if it is unknown, expired or belongs to another account. */
  async useChallenge(
    db: Queryable,
    { challenge, purpose, uid }: { challenge: string; purpose: ChallengePurpose; uid: string | null },
    now: Date,
  ): Promise<boolean> {
    const row = await db
      .deleteFrom('account_challenges')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .where('uid', uid === null ? 'is' : '=', uid)
      .returning('expires_at as expiresAt')
      .executeTakeFirst();
    return row !== undefined && row.expiresAt > now;
  },

  async deleteChallengesBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('account_challenges').where('expires_at', '<', before).execute();
  },
};
