import { sql, type RawBuilder } from 'kysely';
import type { ApiKeyScope } from '../../../domain/api-key-scopes.ts';
import type { BusinessKind } from '../../../domain/roles.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

interface Business {
  kind: BusinessKind;
  subject: number;
}

export interface BusinessRow extends Business {
  name: string;
}

export interface KeyRow extends Business {
  keyId: string;
  name: string;
  scopes: ApiKeyScope[];
  createdAt: Date;
  createdBy: string;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  endedAt: Date | null;
}

/** Limits a query to the businesses for which a person acts; every query about keys uses it. */
const isOwn = (uid: string): RawBuilder<boolean> => sql`exists (
  select from account_businesses own
  where own.uid = ${uid} and own.kind = k.kind and own.subject = k.subject)`;

export const apiKeysStore = {
  async listBusinesses(db: Queryable, uid: string): Promise<BusinessRow[]> {
    const { rows } = await sql<BusinessRow>`
      select b.kind, b.subject, coalesce(l.name, p.name, a.name, '') as name
      from account_businesses b
      left join landlords l on b.kind = 'landlord' and l.id = b.subject
      left join partners p on b.kind = 'partner' and p.id = b.subject
      left join agencies a on b.kind = 'agency' and a.id = b.subject
      where b.uid = ${uid} order by b.kind, b.subject`.execute(db);
    return rows;
  },

  async listByPerson(db: Queryable, uid: string): Promise<KeyRow[]> {
    const { rows } = await sql<KeyRow>`
      select k.key_id as "keyId", k.kind, k.subject, k.name, k.scopes, k.created_at as "createdAt",
        coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, '') as "createdBy",
        k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.ended_at as "endedAt"
      from api_keys k left join accounts a on a.uid = k.created_by
      where ${isOwn(uid)} order by k.created_at desc, k.key_id`.execute(db);
    return rows;
  },

  /** Ends expired keys at their time of expiry, which makes room for new ones. */
  async endExpired(tx: Tx, { kind, subject }: Business, now: Date): Promise<void> {
    await tx
      .updateTable('api_keys')
      .set((eb) => ({ ended_at: eb.ref('expires_at') }))
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('ended_at', 'is', null)
      .where('expires_at', '<=', now)
      .execute();
  },

  /** Inserts a key; false if the business already has two. Of two simultaneous inserts the unique index admits one. */
  async insert(
    tx: Tx,
    key: Business & {
      keyId: string;
      name: string;
      scopes: readonly ApiKeyScope[];
      hash: string;
      uid: string;
      at: Date;
      expiresAt: Date | null;
    },
  ): Promise<boolean> {
    for (const slot of [1, 2]) {
      const row = await tx
        .insertInto('api_keys')
        .values({
          key_id: key.keyId,
          kind: key.kind,
          subject: key.subject,
          slot,
          name: key.name,
          scopes: [...key.scopes],
          hash: key.hash,
          created_at: key.at,
          created_by: key.uid,
          expires_at: key.expiresAt,
        })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'subject', 'slot']).where('ended_at', 'is', null).doNothing(),
        )
        .returning('key_id')
        .executeTakeFirst();
      if (row) return true;
    }
    return false;
  },

  /** Ends a key; false if no business of the person has it. */
  async end(tx: Tx, keyId: string, uid: string, now: Date): Promise<boolean> {
    const { rows } = await sql`
      select from api_keys k where k.key_id = ${keyId} and ${isOwn(uid)} for update`.execute(tx);
    if (rows.length === 0) return false;
    await tx
      .updateTable('api_keys')
      .set({ ended_at: now, ended_by: uid })
      .where('key_id', '=', keyId)
      .where('ended_at', 'is', null)
      .execute();
    return true;
  },

  /** Finds a valid key: not ended, not expired, and its business has a person who is not suspended. */
  async findGood(
    db: Queryable,
    keyId: string,
    now: Date,
  ): Promise<
    (Pick<KeyRow, 'keyId' | 'kind' | 'subject' | 'name' | 'scopes' | 'expiresAt'> & { hash: string }) | null
  > {
    const { rows } = await sql<KeyRow & { hash: string }>`
      select key_id as "keyId", kind, subject, name, scopes, expires_at as "expiresAt", hash
      from api_keys k
      where key_id = ${keyId} and ended_at is null and (expires_at is null or expires_at > ${now})
        and exists (
          select from account_businesses b join accounts a on a.uid = b.uid
          where b.kind = k.kind and b.subject = k.subject and a.suspended_at is null)`.execute(db);
    return rows[0] ?? null;
  },

  /** Records a use, at most once a minute. */
  async touch(db: Queryable, keyId: string, now: Date): Promise<void> {
    await db
      .updateTable('api_keys')
      .set({ last_used_at: now })
      .where('key_id', '=', keyId)
      .where((eb) =>
        eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', new Date(now.getTime() - 60_000))]),
      )
      .execute();
  },

  /** Returns rows for the data download, without secrets. */
  async listActs(db: Queryable, uid: string): Promise<Readonly<Record<string, unknown>>[]> {
    return db
      .selectFrom('api_keys')
      .select([
        'key_id',
        'kind',
        'subject',
        'name',
        'scopes',
        'created_at',
        'expires_at',
        'last_used_at',
        'ended_at',
      ])
      .where((eb) => eb.or([eb('created_by', '=', uid), eb('ended_by', '=', uid)]))
      .orderBy('created_at')
      .execute();
  },

  /** Removes the person who made or ended keys; the keys belong to the business and stay. */
  async leave(tx: Tx, uid: string): Promise<void> {
    await tx.updateTable('api_keys').set({ created_by: null }).where('created_by', '=', uid).execute();
    await tx.updateTable('api_keys').set({ ended_by: null }).where('ended_by', '=', uid).execute();
  },
};
