import { sql } from 'kysely';
import type { HistoryKind } from '../../../domain/homes/home-history.ts';
import type { HomeState } from '../../../domain/homes/home-state.ts';
import type { Language } from '../../../domain/language.ts';
import { containsPattern } from '../../platform/contains-pattern.ts';
import type { Queryable } from '../../platform/database.ts';
import type { HistoryPosition, HistoryRow } from './rules/history-row.ts';

interface FoundHome {
  objectNumber: number;
  title: string;
  place: string;
  landlord: string;
  state: HomeState;
}

interface HomeOfHistory extends FoundHome {
  source: string;
  landlordNumber: number;
}

export const foundHomesMax = 50;
export const historyPage = 30;

const selectTitle = (language: Language) => sql`
  left join lateral (select title from home_texts where object_number = h.object_number
    order by (language = ${language}) desc, (translated_from is null) desc, language limit 1) t on true`;

const selectColumns = (language: Language) => sql`
  h.object_number as "objectNumber", coalesce(t.title, h.object_number::text) as title,
  coalesce(p.names->>${language}, p.names->>'de') as place, l.name as landlord, h.state`;

const noNights = sql`null::date as start_date, null::date as end_date`;
const noActs = sql`'[]'::jsonb as changes, null::jsonb as before, null::jsonb as after`;
const noBooking = sql`null::bigint as booking_id, null::bigint as report_id`;

/** Selects all recorded events of a home; tables without a uid give only the side that acted. */
const selectEntries = (objectNumber: number) => sql`
  select acted_at as at, 'home' as origin, act_id as id,
    case when kind not in ('changed', 'photoAdded') then 'states' when actor = 'feed' then 'imports' else 'changes' end as kind,
    kind as event, actor as side, uid, detail, changes, null::jsonb as before, null::jsonb as after, ${noNights}, ${noBooking}
  from home_acts where object_number = ${objectNumber}
  union all
  select created_at, 'made', 0, 'states', 'created', case when source_key is null then 'house' else 'feed' end, null,
    case when source_key is null then '' else source end, ${noActs}, ${noNights}, ${noBooking}
  from homes where object_number = ${objectNumber} and not exists (
    select from home_acts a where a.object_number = homes.object_number and a.kind = 'created')
  union all
  select acted_at, 'calendar', act_id, case when kind like 'block%' or kind = 'ratesChanged' then 'calendar' else 'imports' end,
    kind, case when kind in ('feedRead', 'feedFailed') then 'house' when by_office then 'office' else 'landlord' end, uid,
    coalesce(after->>'name', before->>'name', ''), '[]', before, after, ${noNights}, ${noBooking}
  from calendar_acts where object_number = ${objectNumber}
  union all
  select undone_at, 'undone', act_id, 'calendar', kind || 'Undone', case when undone_by_office then 'office' else 'landlord' end, undone_by, '', '[]', after, before, ${noNights}, ${noBooking}
  from calendar_acts where object_number = ${objectNumber} and undone_at is not null
  union all
  select e.happened_at, 'booking', e.id, 'bookings', e.to_state, case e.actor when 'clock' then 'house' else e.actor end, e.by_uid,
    '', ${noActs}, b.start_date, b.end_date, b.id, null
  from bookings b join booking_events e on e.booking_id = b.id where b.object_number = ${objectNumber}
  union all
  select c.created_at, 'asked', c.id, 'bookings', case c.side when 'landlord' then 'proposalOpen' else 'changeOpen' end, c.side, c.proposed_by, '', ${noActs}, c.start_date, c.end_date, b.id, null
  from bookings b join booking_changes c on c.booking_id = b.id where b.object_number = ${objectNumber}
  union all
  select c.answered_at, 'answered', c.id, 'bookings', case c.side when 'landlord' then 'proposal' else 'change' end || initcap(c.state),
    case when c.state = 'expired' then 'house' when (c.state = 'withdrawn') = (c.side = 'guest') then 'guest' else 'landlord' end, c.answered_by,
    '', ${noActs}, c.start_date, c.end_date, b.id, null
  from bookings b join booking_changes c on c.booking_id = b.id
  where b.object_number = ${objectNumber} and c.answered_at is not null
  union all
  select rated_on::timestamp at time zone 'UTC', 'rating', r.id, 'ratings', 'received',
    case provenance when 'imported' then 'feed' else 'guest' end, null, '', ${noActs}, ${noNights}, ${noBooking}
  from ratings r where object_number = ${objectNumber}
    and not exists (select from rating_submissions s where s.rating_id = r.id)
  union all
  select v.at, 'event', v.id, 'ratings', v.kind, case when v.actor_uid is null then 'guest' else 'office' end, v.actor_uid,
    '', ${noActs}, ${noNights}, b.id, null
  from bookings b join rating_events v on v.subject = 'rating' and v.subject_id = b.id where b.object_number = ${objectNumber}
  union all
  select v.at, 'event', v.id, 'ratings', 'answer' || initcap(v.kind),
    case when v.actor_uid is null then 'landlord' else 'office' end, v.actor_uid, '', ${noActs}, ${noNights}, ${noBooking}
  from ratings r join rating_events v on v.subject = 'answer' and v.subject_id = r.id where r.object_number = ${objectNumber}
  union all
  select v.at, 'event', v.id, 'reports', 'rating' || initcap(v.kind),
    case when v.actor_uid is null then 'guest' else 'office' end, v.actor_uid, '', ${noActs}, ${noNights}, ${noBooking}
  from rating_reports r join rating_events v on v.subject = 'report' and v.subject_id = r.id where r.object_number = ${objectNumber}
  union all
  select m.created_at, 'thread', m.report_id, 'reports', 'threadReported', m.side, null, '', ${noActs}, ${noNights}, b.id, m.report_id
  from bookings b join message_reports m on m.booking_id = b.id where b.object_number = ${objectNumber}
  union all
  select v.at, 'read', v.event_id, 'reports', 'thread' || initcap(v.kind), 'office', null, v.actor, ${noActs}, ${noNights}, b.id, m.report_id
  from bookings b join message_reports m on m.booking_id = b.id
  join message_report_events v on v.report_id = m.report_id where b.object_number = ${objectNumber}`;

export const historyStore = {
  /** Finds homes in any state, newest first; one row more than the limit shows that there are more. */
  async find(db: Queryable, input: string, language: Language): Promise<FoundHome[]> {
    const part = containsPattern(input);
    const number = /^\d{1,9}$/.test(input) ? Number(input) : null;
    const { rows } = await sql<FoundHome>`
      select ${selectColumns(language)}
      from homes h join places p on p.id = h.place_id join landlords l on l.id = h.landlord_id ${selectTitle(language)}
      where h.object_number = ${number}::int
        or h.object_number in (select object_number from home_texts where title ilike ${part})
        or h.landlord_id in (select id from landlords where name ilike ${part})
      order by (h.object_number = ${number}::int) desc nulls last, h.object_number desc
      limit ${foundHomesMax + 1}`.execute(db);
    return rows;
  },

  async home(db: Queryable, objectNumber: number, language: Language): Promise<HomeOfHistory | null> {
    const { rows } = await sql<HomeOfHistory>`
      select ${selectColumns(language)}, l.id as "landlordNumber",
        case when h.source_key is null then '' else h.source end as source
      from homes h join places p on p.id = h.place_id join landlords l on l.id = h.landlord_id ${selectTitle(language)}
      where h.object_number = ${objectNumber}`.execute(db);
    return rows[0] ?? null;
  },

  /** Returns entries after a position, newest first; one row more than a page shows that there are more. */
  async entries(
    db: Queryable,
    {
      objectNumber,
      kind,
      after,
    }: { objectNumber: number; kind: HistoryKind | ''; after: HistoryPosition | null },
  ): Promise<HistoryRow[]> {
    const { rows } = await sql<HistoryRow>`
      with entries as (${selectEntries(objectNumber)}),
      placed as (select *, (extract(epoch from at) * 1000000)::bigint as micros from entries
        where ${kind}::text = '' or kind = ${kind}::text),
      page as (select * from placed
        where ${after === null}::boolean
          or (micros, origin, id) < (${after?.micros ?? '0'}::bigint, ${after?.origin ?? ''}::text, ${after?.id ?? 0}::bigint)
        order by micros desc, origin desc, id desc limit ${historyPage + 1})
      select page.micros::text as micros, page.origin, page.id,
        to_char(page.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        page.kind, page.event, page.side, page.detail, page.changes, page.before, page.after,
        page.start_date as "startDate", page.end_date as "endDate",
        page.booking_id as "bookingId", b.display_number as "bookingNumber", page.report_id as "reportId",
        a.number as "personNumber", a.first_name as "firstName", a.last_name as "lastName", a.email, k.name as program
      from page left join accounts a on a.uid = page.uid left join bookings b on b.id = page.booking_id
      left join calendar_acts c on page.origin = 'calendar' and c.act_id = page.id
      left join booking_events e on page.origin = 'booking' and e.id = page.id
      left join api_keys k on k.key_id = coalesce(c.key_id, e.key_id)
      order by page.micros desc, page.origin desc, page.id desc`.execute(db);
    return rows;
  },
};
