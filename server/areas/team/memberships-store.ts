import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { TeamRole } from '../../../domain/roles.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { isBusinessOpen } from '../booking/booking.ts';
import { homeTitle } from '../catalogue/catalogue.ts';

export interface MembershipRow {
  memberId: number;
  business: string;
  kind: 'landlord' | 'agency';
  role: TeamRole;
  allHomes: boolean;
  homes: string[];
  acceptedAt: Date;
  mailsBookings: boolean;
  mailsMessages: boolean;
}

/** Memberships as the member sees and ends them. */
export const membershipsStore = {
  async list(db: Queryable, uid: string, language: Language): Promise<MembershipRow[]> {
    const { rows } = await sql<MembershipRow>`
      select team_members.member_id::int as "memberId", coalesce(l.name, a.name, '') as business, kind, role,
        all_homes as "allHomes", accepted_at as "acceptedAt",
        mails_bookings as "mailsBookings", mails_messages as "mailsMessages",
        array(select coalesce(${homeTitle('h.object_number', language)}, '') from team_member_homes o
          join homes h on h.object_number = o.object_number
          where o.member_id = team_members.member_id order by h.object_number) as homes
      from team_members
      left join landlords l on kind = 'landlord' and l.id = subject
      left join agencies a on kind = 'agency' and a.id = subject
      where uid = ${uid} and ended_at is null and ${isBusinessOpen}
      order by accepted_at, team_members.member_id`.execute(db);
    return rows;
  },

  /** Locks a membership of the person; null if it has ended or belongs to another person. */
  async lock(tx: Tx, uid: string, memberId: number): Promise<{ role: TeamRole } | null> {
    const row = await tx
      .selectFrom('team_members')
      .select('role')
      .where('member_id', '=', memberId)
      .where('uid', '=', uid)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    return (row as { role: TeamRole } | undefined) ?? null;
  },

  /** Returns true if the membership belongs to the person and has ended. */
  async hasEnded(tx: Tx, uid: string, memberId: number): Promise<boolean> {
    const row = await tx
      .selectFrom('team_members')
      .select('member_id')
      .where('member_id', '=', memberId)
      .where('uid', '=', uid)
      .where('ended_at', 'is not', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  async setMails(
    tx: Tx,
    memberId: number,
    { bookings, messages }: { bookings: boolean; messages: boolean },
  ): Promise<void> {
    await tx
      .updateTable('team_members')
      .set({ mails_bookings: bookings, mails_messages: messages })
      .where('member_id', '=', memberId)
      .execute();
  },
};
