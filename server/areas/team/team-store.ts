import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { TeamRole } from '../../../domain/roles.ts';
import type { TeamEvent } from '../../../domain/team.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { isBusinessOpen, personName } from '../booking/booking.ts';
import { homeTitle } from '../catalogue/catalogue.ts';
import { toEmailKey } from '../accounts/accounts.ts';

export interface Business {
  kind: 'landlord' | 'agency';
  subject: number;
}

export interface MemberRow extends Business {
  memberId: number;
  role: TeamRole;
  email: string;
  language: Language;
  allHomes: boolean;
  homes: number[];
  nonce: string;
  invitedBy: string | null;
  invitedAt: Date;
  expiresAt: Date;
  uid: string | null;
  acceptedAt: Date | null;
  endedAt: Date | null;
}

export interface ListedMemberRow extends MemberRow {
  name: string;
  lastLoginAt: Date | null;
}

export interface TeamHome {
  objectNumber: number;
  title: string;
  place: string;
}

const columns = sql`m.member_id::int as "memberId", m.kind, m.subject::int as subject, m.role, m.email, m.language,
  m.all_homes as "allHomes", m.nonce, m.invited_by as "invitedBy", m.invited_at as "invitedAt", m.expires_at as "expiresAt",
  m.uid, m.accepted_at as "acceptedAt", m.ended_at as "endedAt",
  array(select o.object_number from team_member_homes o where o.member_id = m.member_id order by 1) as homes`;

/** Limits a query to the businesses for which a person acts; every query of an owner about their team uses it. */
const isOwn = (uid: string): RawBuilder<boolean> => sql`exists (
  select from account_businesses own where own.uid = ${uid} and own.kind = m.kind and own.subject = m.subject)`;

const isOfBusiness = ({ kind, subject }: Business): RawBuilder<boolean> =>
  kind === 'landlord' ? sql`h.landlord_id = ${subject}` : sql`h.agency_id = ${subject}`;

export const teamStore = {
  /** Returns name, address and language of a business for mails. */
  async business(
    db: Queryable,
    { kind, subject }: Business,
  ): Promise<{ name: string; email: string; language: string } | null> {
    // Agencies have no language of their own, so that of a person who acts for them is used.
    const from =
      kind === 'landlord'
        ? sql`b.language from landlords b`
        : sql`coalesce((select a.language from account_businesses o join accounts a on a.uid = o.uid
            where o.kind = 'agency' and o.subject = b.id order by o.granted_at limit 1), 'de') as language from agencies b`;
    const { rows } = await sql<{ name: string; email: string; language: string }>`
      select b.name, b.email, ${from} where b.id = ${subject}`.execute(db);
    return rows[0] ?? null;
  },

  async homes(db: Queryable, business: Business, language: Language): Promise<TeamHome[]> {
    const { rows } = await sql<TeamHome>`
      select h.object_number as "objectNumber", coalesce(p.names ->> ${language}, p.names ->> 'de', '') as place,
        ${homeTitle('h.object_number', language)} as title
      from homes h join places p on p.id = h.place_id
      where ${isOfBusiness(business)} and h.state <> 'removed' and h.removed_at is null
      order by h.object_number limit 5000`.execute(db);
    return rows;
  },

  /** Returns those of the homes that the business lets. */
  async homesAmong(db: Queryable, business: Business, numbers: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ objectNumber: number }>`
      select h.object_number as "objectNumber" from homes h
      where ${isOfBusiness(business)} and h.object_number = any(${[...numbers]}::integer[])`.execute(db);
    return rows.map(({ objectNumber }) => objectNumber);
  },

  /** Returns members and open invitations of a person's businesses, accepted ones first. */
  async list(db: Queryable, uid: string): Promise<ListedMemberRow[]> {
    const { rows } = await sql<ListedMemberRow>`
      select ${columns}, case when accounts.uid is null then '' else ${personName} end as name,
        accounts.last_login_at as "lastLoginAt"
      from team_members m left join accounts on accounts.uid = m.uid
      where ${isOwn(uid)} and m.ended_at is null
      order by m.accepted_at nulls last, m.member_id`.execute(db);
    return rows;
  },

  /** Locks a member or invitation; null if it belongs to somebody else's business or has ended. */
  async lockOwn(tx: Tx, uid: string, memberId: number): Promise<MemberRow | null> {
    const { rows } = await sql<MemberRow>`
      select ${columns} from team_members m
      where m.member_id = ${memberId} and m.ended_at is null and ${isOwn(uid)} for update of m`.execute(tx);
    return rows[0] ?? null;
  },

  /** Finds a member of the person's own businesses, including former members. */
  async findOwn(db: Queryable, uid: string, memberId: number): Promise<MemberRow | null> {
    const { rows } = await sql<MemberRow>`
      select ${columns} from team_members m where m.member_id = ${memberId} and ${isOwn(uid)}`.execute(db);
    return rows[0] ?? null;
  },

  async find(db: Queryable, memberId: number): Promise<MemberRow | null> {
    const { rows } = await sql<MemberRow>`
      select ${columns} from team_members m where m.member_id = ${memberId}`.execute(db);
    return rows[0] ?? null;
  },

  /** False while nobody who is not suspended acts for the business. */
  async isOpen(db: Queryable, memberId: number): Promise<boolean> {
    const { rows } = await sql`
      select from team_members where member_id = ${memberId} and ${isBusinessOpen}`.execute(db);
    return rows.length > 0;
  },

  async lock(tx: Tx, memberId: number): Promise<MemberRow | null> {
    const { rows } = await sql<MemberRow>`
      select ${columns} from team_members m where m.member_id = ${memberId} for update of m`.execute(tx);
    return rows[0] ?? null;
  },

  /** Serializes changes of a business's team. */
  async lockTeam(tx: Tx, { kind, subject }: Business): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`team ${kind} ${subject}`}, 0))`.execute(tx);
  },

  async count(tx: Tx, { kind, subject }: Business): Promise<number> {
    const { count } = await tx
      .selectFrom('team_members')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  },

  async hasAddress(tx: Tx, { kind, subject }: Business, email: string): Promise<boolean> {
    const { rows } = await sql`
      select from team_members m left join accounts a on a.uid = m.uid
      where m.kind = ${kind} and m.subject = ${subject} and m.ended_at is null
        and (m.email_key = ${toEmailKey(email)} or a.email_key = ${toEmailKey(email)}) limit 1`.execute(tx);
    return rows.length > 0;
  },

  async hasAccount(tx: Tx, { kind, subject }: Business, uid: string): Promise<boolean> {
    const row = await tx
      .selectFrom('team_members')
      .select('member_id')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('uid', '=', uid)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** True if the address belongs to a person who acts for the business. */
  async actsFor(db: Queryable, { kind, subject }: Business, email: string): Promise<boolean> {
    const row = await db
      .selectFrom('account_businesses')
      .innerJoin('accounts', 'accounts.uid', 'account_businesses.uid')
      .select('accounts.uid')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('email_key', '=', toEmailKey(email))
      .executeTakeFirst();
    return row !== undefined;
  },

  async insert(
    tx: Tx,
    {
      kind,
      subject,
      ...row
    }: Business & {
      role: TeamRole;
      email: string;
      language: Language;
      allHomes: boolean;
      nonce: string;
      invitedBy: string;
      at: Date;
      expiresAt: Date;
    },
  ): Promise<number> {
    const { member_id } = await tx
      .insertInto('team_members')
      .values({
        ...{ kind, subject, role: row.role, email: row.email, email_key: toEmailKey(row.email) },
        ...{ language: row.language, all_homes: row.allHomes, nonce: row.nonce, invited_by: row.invitedBy },
        ...{ invited_at: row.at, expires_at: row.expiresAt },
      })
      .returning('member_id')
      .executeTakeFirstOrThrow();
    return Number(member_id);
  },

  async renew(
    tx: Tx,
    memberId: number,
    { nonce, at, expiresAt }: { nonce: string; at: Date; expiresAt: Date },
  ): Promise<void> {
    await tx
      .updateTable('team_members')
      .set({ nonce, invited_at: at, expires_at: expiresAt })
      .where('member_id', '=', memberId)
      .execute();
  },

  async setRights(
    tx: Tx,
    memberId: number,
    { role, homes }: { role: TeamRole; homes: readonly number[] | null },
  ): Promise<void> {
    await tx
      .updateTable('team_members')
      .set({ role, all_homes: homes === null })
      .where('member_id', '=', memberId)
      .execute();
    await tx.deleteFrom('team_member_homes').where('member_id', '=', memberId).execute();
    if (homes === null || homes.length === 0) return;
    await tx
      .insertInto('team_member_homes')
      .values([...new Set(homes)].map((object_number) => ({ member_id: memberId, object_number })))
      .execute();
  },

  async accept(tx: Tx, memberId: number, { uid, at }: { uid: string; at: Date }): Promise<void> {
    await tx
      .updateTable('team_members')
      .set({ uid, accepted_at: at })
      .where('member_id', '=', memberId)
      .execute();
  },

  async end(tx: Tx, memberId: number, at: Date): Promise<void> {
    await tx.updateTable('team_members').set({ ended_at: at }).where('member_id', '=', memberId).execute();
  },

  /** Returns the roles that follow from a person's memberships. */
  async rolesOf(tx: Tx, uid: string): Promise<TeamRole[]> {
    const { rows } = await sql<{ role: TeamRole }>`
      select distinct role from team_members where uid = ${uid} and ended_at is null`.execute(tx);
    return rows.map(({ role }) => role);
  },

  async insertEvent(
    tx: Tx,
    event: { memberId: number; kind: TeamEvent; role: TeamRole; actor: string | null; at: Date },
  ): Promise<void> {
    await tx
      .insertInto('team_events')
      .values({
        member_id: event.memberId,
        kind: event.kind,
        role: event.role,
        actor: event.actor,
        at: event.at,
      })
      .execute();
  },

  async events(db: Queryable, memberId: number): Promise<{ at: Date; event: TeamEvent; by: string }[]> {
    const { rows } = await sql<{ at: Date; event: TeamEvent; by: string }>`
      select e.at, e.kind as event, case when accounts.uid is null then '' else ${personName} end as by
      from team_events e left join accounts on accounts.uid = e.actor
      where e.member_id = ${memberId} order by e.event_id desc limit 50`.execute(db);
    return rows;
  },
};
