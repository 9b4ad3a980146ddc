import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database.ts';
import { toEmailKey } from '../accounts/accounts.ts';

/** Personal data in teams, and its retention. */
export const teamPersonStore = {
  /** Deletes members and invitations that ended before this time. */
  async forget(db: Queryable, before: Date): Promise<void> {
    await db
      .deleteFrom('team_members')
      .where(({ or, and, eb }) =>
        or([
          eb('ended_at', '<', before),
          and([eb('accepted_at', 'is', null), eb('expires_at', '<', before)]),
        ]),
      )
      .execute();
  },

  /**
   * Ends a person's memberships and removes personal data from them. Deletes invitations to their address, since nobody
   * can accept these any more.
   */
  async leave(tx: Tx, { uid, email }: { uid: string; email: string }): Promise<void> {
    await sql`insert into team_events (member_id, kind, role, actor, at)
      select member_id, 'left', role, null, now() from team_members where uid = ${uid} and ended_at is null`.execute(
      tx,
    );
    await sql`update team_members set ended_at = coalesce(ended_at, now()), email = '',
        email_key = 'left-' || member_id, uid = null where uid = ${uid}`.execute(tx);
    await tx
      .deleteFrom('team_members')
      .where('email_key', '=', toEmailKey(email))
      .where('accepted_at', 'is', null)
      .execute();
    await tx.updateTable('team_members').set({ invited_by: null }).where('invited_by', '=', uid).execute();
    await tx.updateTable('team_events').set({ actor: null }).where('actor', '=', uid).execute();
  },

  async ofPerson(
    db: Queryable,
    { uid, email }: { uid: string; email: string },
  ): Promise<{ member_id: number; [column: string]: unknown }[]> {
    return db
      .selectFrom('team_members')
      .select([
        ...(['member_id', 'kind', 'subject', 'role', 'email', 'language', 'all_homes'] as const),
        ...([
          'invited_at',
          'expires_at',
          'accepted_at',
          'ended_at',
          'mails_bookings',
          'mails_messages',
        ] as const),
      ])
      .where(({ or, eb }) =>
        or([eb('uid', '=', uid), eb('email_key', '=', toEmailKey(email)), eb('invited_by', '=', uid)]),
      )
      .orderBy('member_id')
      .execute();
  },
};
