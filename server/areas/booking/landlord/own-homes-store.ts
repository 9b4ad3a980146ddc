import { sql, type RawBuilder } from 'kysely';
import { answeringRoles, type LettingBusiness } from '../../../../domain/roles.ts';

/** Whose homes: those of a person by their account, or those of a landlord or agency whose program calls. */
export type HomesOf = string | LettingBusiness;

const ofBusiness = ({ kind, subject }: LettingBusiness): RawBuilder<unknown> => sql`
  select homes.object_number from homes
  where ${sql.ref(kind === 'landlord' ? 'homes.landlord_id' : 'homes.agency_id')} = ${subject}`;

/** Homes that an account lets, through a landlord or an agency. */
const owned = (uid: string): RawBuilder<unknown> => sql`
  select homes.object_number from account_businesses
  join homes on homes.landlord_id = account_businesses.subject
  where account_businesses.kind = 'landlord' and account_businesses.uid = ${uid}
  union
  select homes.object_number from account_businesses
  join homes on homes.agency_id = account_businesses.subject
  where account_businesses.kind = 'agency' and account_businesses.uid = ${uid}`;

/**
 * True while somebody who is not suspended acts for the business that invited: with a landlord who is suspended or gone, those who work for
 * them lose the homes with the next call, and have them again when the suspension ends.
 */
export const isBusinessOpen: RawBuilder<boolean> = sql<boolean>`exists (
  select from account_businesses lets join accounts letting on letting.uid = lets.uid
  where lets.kind = team_members.kind and lets.subject = team_members.subject and letting.suspended_at is null)`;

/**
 * Homes to which a person was invited: all homes of the landlord or agency who invited them, or selected ones. Only homes that they still let
 * count.
 */
const workedIn = (uid: string, roles: readonly string[]): RawBuilder<unknown> => sql`
  select homes.object_number from team_members
  join homes on case team_members.kind when 'landlord' then homes.landlord_id else homes.agency_id end = team_members.subject
  where team_members.uid = ${uid} and team_members.ended_at is null
    and team_members.role = any(${sql.val([...roles])}::text[]) and ${isBusinessOpen}
    and (team_members.all_homes or exists (select from team_member_homes
      where team_member_homes.member_id = team_members.member_id
        and team_member_homes.object_number = homes.object_number))`;

/**
 * Homes that a person lets through landlords and agencies. Every query about connections, publishing and
 * removal must use it: a landlord who is also a co-host for others has the permission `homes.owner`, but not for the
 * homes of those others.
 */
export function ownedHomes(whose: HomesOf): RawBuilder<number> {
  return sql<number>`(${typeof whose === 'string' ? owned(whose) : ofBusiness(whose)})`;
}

/** Homes that a person lets or co-hosts. Every query about prices, texts and changes of the calendar must use it. */
export function ownHomes(whose: HomesOf): RawBuilder<number> {
  if (typeof whose !== 'string') return ownedHomes(whose);
  return sql<number>`(${owned(whose)} union ${workedIn(whose, ['cohost'])})`;
}

/** Homes that a person lets, or in which they answer guests. Every query about bookings, messages and check-ins must use it. */
export function stayHomes(whose: HomesOf): RawBuilder<number> {
  if (typeof whose !== 'string') return ownedHomes(whose);
  return sql<number>`(${owned(whose)} union ${workedIn(whose, answeringRoles)})`;
}

/** Homes that a person lets, or whose books they keep. Every query about figures and tourist tax must use it. */
export function moneyHomes(uid: string): RawBuilder<number> {
  return sql<number>`(${owned(uid)} union ${workedIn(uid, ['bookkeeper'])})`;
}

/** Landlords and agencies for which a person acts, or whose books they keep, as `kind` and `subject`. */
export function moneyBusinesses(uid: string): RawBuilder<unknown> {
  return sql`(select kind, subject from account_businesses where uid = ${uid} and kind in ('landlord', 'agency')
    union select kind, subject from team_members
    where uid = ${uid} and role = 'bookkeeper' and ended_at is null and ${isBusinessOpen})`;
}

/** Homes that a person lets, or in which they answer guests or clean. Queries about changeovers use it. */
export function changeoverHomes(uid: string): RawBuilder<number> {
  return sql<number>`(${owned(uid)} union ${workedIn(uid, [...answeringRoles, 'cleaner'])})`;
}
