import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { MemberAct } from '../../../domain/team.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Business } from './team-store.ts';
import { homeTitle } from '../catalogue/catalogue.ts';

export interface MemberActRow {
  at: Date;
  act: MemberAct;
  objectNumber: number;
  title: string;
  bookingID: number | null;
}

const shownMax = 50;

/** Accounts of an owner concern all their homes; the log names the first. */
const homeOfOwner = sql`(select terms.object_number from home_owner_terms terms
  where terms.owner_id = owned.owner_id order by terms.term_id limit 1)`;

/**
 * Returns the latest actions of an account in the homes of a business. They are read from the tables that other pages
 * show, so that both agree. All messages in one thread on one day are one entry.
 */
export async function listMemberActs(
  db: Queryable,
  { kind, subject }: Business,
  uid: string,
  language: Language,
): Promise<MemberActRow[]> {
  const ofBusiness = kind === 'landlord' ? sql`h.landlord_id = ${subject}` : sql`h.agency_id = ${subject}`;
  const { rows } = await sql<MemberActRow>`
    with acts as (
      select e.happened_at as at, 'booking' || initcap(e.to_state) as act, b.object_number, b.id as booking_id
      from booking_events e join bookings b on b.id = e.booking_id
      where e.by_uid = ${uid} and e.to_state in ('confirmed', 'declined', 'cancelled')
      union all
      select c.answered_at, 'change' || initcap(c.state), b.object_number, b.id
      from booking_changes c join bookings b on b.id = c.booking_id
      where c.answered_by = ${uid} and c.side = 'guest' and c.state in ('accepted', 'declined')
      union all
      select c.created_at, 'changeProposed', b.object_number, b.id
      from booking_changes c join bookings b on b.id = c.booking_id
      where c.proposed_by = ${uid}
      union all
      select c.answered_at, 'proposalWithdrawn', b.object_number, b.id
      from booking_changes c join bookings b on b.id = c.booking_id
      where c.answered_by = ${uid} and c.side = 'landlord'
      union all
      select max(m.created_at), 'messages', coalesce(b.object_number, q.object_number), b.id
      from messages m left join bookings b on b.id = m.booking_id
        left join home_questions q on q.question_id = m.booking_id
      where m.by_uid = ${uid}
      group by m.booking_id, b.id, b.object_number, q.object_number, (m.created_at at time zone 'Europe/Berlin')::date
      union all
      select acted_at, 'home', object_number, null from home_acts where uid = ${uid}
      union all
      select acted_at, case when kind = 'ratesChanged' then 'rates' else 'calendar' end, object_number, null
      from calendar_acts where uid = ${uid}
      union all
      select a.answered_at, 'rating', r.object_number, null
      from rating_answers a join ratings r on r.id = a.rating_id
      where a.by_uid = ${uid} and a.answered_at is not null
      union all
      select done_at, 'changeover', object_number, null from changeovers where done_by = ${uid} and done_at is not null
      union all
      select set_at, 'ownerTerms', object_number, null from home_owner_terms where set_by = ${uid}
      union all
      select entered_at, 'ownerCost', coalesce(object_number, ${homeOfOwner}), null
      from owner_costs owned where entered_by = ${uid}
      union all
      select issued_on::timestamp at time zone 'Europe/Berlin', 'ownerStatement', ${homeOfOwner}, null
      from owner_statements owned where made_by = ${uid}
      union all
      select asked_at, 'ownerMail', ${homeOfOwner}, null
      from owner_statement_mails mails join owner_statements owned on owned.statement_id = mails.statement_id
      where asked_by = ${uid}
    )
    select acts.at, acts.act, h.object_number as "objectNumber", acts.booking_id::int as "bookingID",
      ${homeTitle('h.object_number', language)} as title
    from acts join homes h on h.object_number = acts.object_number
    where ${ofBusiness} order by acts.at desc limit ${shownMax}`.execute(db);
  return rows;
}
