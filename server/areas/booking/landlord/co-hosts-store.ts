import { sql, type RawBuilder } from 'kysely';
import { answeringRoles } from '../../../../domain/roles.ts';
import type { Queryable } from '../../../platform/database.ts';
import { personName } from '../booking-store.ts';
import type { CoHost } from '../mails/co-host.ts';
import { isBusinessOpen } from './own-homes-store.ts';

/** What co-hosts are told of by mail, each as they have set it. */
export type CoHostMail = 'bookings' | 'messages';

const wants: Readonly<Record<CoHostMail, RawBuilder<boolean>>> = {
  bookings: sql<boolean>`team_members.mails_bookings`,
  messages: sql<boolean>`team_members.mails_messages`,
};

/**
 * Co-hosts and reception of a home who want these mails, with a login that is open. Who works there twice, for its landlord and for its agency, is one of
 * them, and who has the landlord's own address gets the landlord's mail.
 */
const coHostsOf = (objectNumber: number, about: CoHostMail): RawBuilder<unknown> => sql`
  team_members
  join homes on case team_members.kind when 'landlord' then homes.landlord_id else homes.agency_id end = team_members.subject
  join landlords on landlords.id = homes.landlord_id
  join accounts on accounts.uid = team_members.uid
  where homes.object_number = ${objectNumber} and team_members.role = any(${sql.val([...answeringRoles])}::text[]) and team_members.ended_at is null
    and accounts.suspended_at is null and ${isBusinessOpen} and ${wants[about]}
    and lower(landlords.email) <> accounts.email_key
    and (team_members.all_homes or exists (select from team_member_homes
      where team_member_homes.member_id = team_members.member_id
        and team_member_homes.object_number = homes.object_number))`;

export const coHostsStore = {
  /** The memberships of the co-hosts who are to be told, one for each person. */
  async membersToTell(db: Queryable, objectNumber: number, about: CoHostMail): Promise<number[]> {
    const { rows } = await sql<{ memberId: number }>`
      select min(team_members.member_id)::int as "memberId" from ${coHostsOf(objectNumber, about)}
      group by accounts.uid order by 1`.execute(db);
    return rows.map(({ memberId }) => memberId);
  },

  /** Null for who has left, was removed or wants no such mails any more. */
  async find(
    db: Queryable,
    { memberId, objectNumber, about }: { memberId: number; objectNumber: number; about: CoHostMail },
  ): Promise<CoHost | null> {
    const { rows } = await sql<CoHost>`
      select ${personName} as name, accounts.email, accounts.language,
        coalesce(case team_members.kind when 'landlord' then landlords.name
          else (select agencies.name from agencies where agencies.id = team_members.subject) end, '') as business
      from ${coHostsOf(objectNumber, about)} and team_members.member_id = ${memberId}`.execute(db);
    return rows[0] ?? null;
  },
};
