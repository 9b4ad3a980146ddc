import { sql } from 'kysely';
import type { SessionToken } from '../../platform/session-token.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface SessionRow {
  id: string;
  persistent: boolean;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  generation: number;
  /** Null until the newest token has been used. */
  generationUsedAt: Date | null;
}

const columns = [
  'id',
  'persistent',
  'user_agent as userAgent',
  'sessions.created_at as createdAt',
  'last_used_at as lastUsedAt',
  'expires_at as expiresAt',
  'generation',
  'generation_used_at as generationUsedAt',
] as const;

export const sessionStore = {
  async insert(
    tx: Tx,
    session: {
      id: string;
      uid: string;
      persistent: boolean;
      userAgent: string;
      now: Date;
      expiresAt: Date;
      passkeyAt: Date | null;
    },
  ): Promise<void> {
    await tx
      .insertInto('sessions')
      .values({
        id: session.id,
        uid: session.uid,
        persistent: session.persistent,
        user_agent: session.userAgent,
        created_at: session.now,
        last_used_at: session.now,
        expires_at: session.expiresAt,
        passkey_at: session.passkeyAt,
      })
      .execute();
  },

  /**
   * Finds the owner of a token's session, with their roles. The newest token is valid, and the previous one until `earlierGoodMs` after
   * the newest was first used, since the reply that carried the newest may have been lost.
   */
  async findOwner(
    db: Queryable,
    { sessionId, generation }: Pick<SessionToken, 'sessionId' | 'generation'>,
    now: Date,
    earlierGoodMs: number,
  ): Promise<{
    uid: string;
    roles: string[];
    hasFactor: boolean;
    isFirstUse: boolean;
    createdAt: Date;
  } | null> {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.uid', 'sessions.uid')
      .select(({ selectFrom }) => [
        'sessions.uid',
        'sessions.generation',
        'generation_used_at as usedAt',
        'sessions.created_at as createdAt',
        selectFrom('account_roles')
          .select(sql<string[]>`coalesce(array_agg(role), '{}')`.as('roles'))
          .whereRef('account_roles.uid', '=', 'sessions.uid')
          .as('roles'),
        // An app's code was required at every login; a passkey counts in the session that used it.
        sql<boolean>`exists (
          select from account_totp where account_totp.uid = sessions.uid and confirmed_at is not null)
          or (passkey_at is not null and exists (
          select from account_passkeys where account_passkeys.uid = sessions.uid))`.as('hasFactor'),
      ])
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .where('suspended_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    const isNewest = generation === row.generation;
    const isEarlier =
      generation === row.generation - 1 &&
      (row.usedAt === null || row.usedAt.getTime() > now.getTime() - earlierGoodMs);
    if (!isNewest && !isEarlier) return null;
    return {
      uid: row.uid,
      roles: row.roles ?? [],
      hasFactor: row.hasFactor,
      isFirstUse: isNewest && row.usedAt === null,
      createdAt: row.createdAt,
    };
  },

  async notePasskey(tx: Tx, id: string, at: Date): Promise<void> {
    await tx.updateTable('sessions').set({ passkey_at: at }).where('id', '=', id).execute();
  },

  /** Returns the time of the session's last passkey; null if none was used. */
  async passkeyAt(db: Queryable, id: string): Promise<Date | null> {
    const row = await db
      .selectFrom('sessions')
      .select('passkey_at as passkeyAt')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.passkeyAt ?? null;
  },

  async markUsed(
    db: Queryable,
    { sessionId, generation }: Pick<SessionToken, 'sessionId' | 'generation'>,
    now: Date,
  ): Promise<void> {
    await db
      .updateTable('sessions')
      .set({ generation_used_at: now })
      .where('id', '=', sessionId)
      .where('generation', '=', generation)
      .where('generation_used_at', 'is', null)
      .execute();
  },

  async lock(tx: Tx, id: string): Promise<SessionRow | null> {
    const row = await tx
      .selectFrom('sessions')
      .select(columns)
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    return row ?? null;
  },

  async updateUse(tx: Tx, id: string, use: { lastUsedAt: Date; expiresAt: Date }): Promise<void> {
    await tx
      .updateTable('sessions')
      .set({ last_used_at: use.lastUsedAt, expires_at: use.expiresAt })
      .where('id', '=', id)
      .execute();
  },

  async updateGeneration(tx: Tx, id: string, generation: number): Promise<void> {
    await tx
      .updateTable('sessions')
      .set({ generation, generation_used_at: null })
      .where('id', '=', id)
      .execute();
  },

  list(db: Queryable, uid: string, now: Date): Promise<SessionRow[]> {
    return db
      .selectFrom('sessions')
      .select(columns)
      .where('uid', '=', uid)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .execute();
  },

  /** Ends active sessions of a person: one, all but one, or all. Returns their number. */
  async end(
    db: Queryable,
    uid: string,
    now: Date,
    { only, but }: { only?: string | undefined; but?: string | undefined } = {},
  ): Promise<number> {
    let query = db
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('uid', '=', uid)
      .where('ended_at', 'is', null);
    if (only !== undefined) query = query.where('id', '=', only);
    if (but !== undefined) query = query.where('id', '!=', but);
    const { numUpdatedRows } = await query.executeTakeFirst();
    return Number(numUpdatedRows);
  },

  async deleteEndedBefore(db: Queryable, before: Date): Promise<void> {
    await db
      .deleteFrom('sessions')
      .where(({ or, eb }) => or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
      .execute();
  },
};
