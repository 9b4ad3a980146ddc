import { sql, type RawBuilder } from 'kysely';
import type { AuditPart, AuditSubject } from '../../../domain/audit-log.ts';

type Sql = RawBuilder<unknown>;

/** A table whose rows are shown as entries of the log. */
export interface AuditSource {
  part: AuditPart;
  from: Sql;
  /** Condition for rows that are actions of the staff. */
  where: Sql;
  /** Unique within the part: if two sources share one, one has even and the other odd numbers. */
  id: Sql;
  at: Sql;
  uid: Sql;
  /** Used if no account is known. */
  staffName: Sql;
  act: Sql;
  kind: AuditSubject;
  number: Sql;
  name: Sql;
  detail: Sql;
  amount: Sql;
  /** Acts that an earlier one of the same change tells together; a search for a number finds them nevertheless. */
  isToldBefore?: Sql;
}

const nothing = {
  staffName: sql`null::text`,
  number: sql`null::bigint`,
  name: sql`null::text`,
  detail: sql`null::text`,
  amount: sql`null::bigint`,
} as const;

const person = { kind: 'person', number: sql`subjects.number::bigint`, name: sql`subjects.email` } as const;

/** The title of a text: of its draft, or as it was last kept. Texts without one, such as menus, are named by their page. */
const titleOfContent = sql`(
  select nullif(jsonb_path_query_first(bodies.body, '$.** ? (@.kind == "head").title') #>> '{}', '')
  from (
    select body, 0 as age, 0 as number from content_drafts where content_id = contents.content_id
    union all
    select body, 1, 0 - number from content_revisions where content_id = contents.content_id
  ) bodies order by age, number limit 1)`;

/** Acts that belong to a change of many homes are named apart. */
const ofMany = sql`case when acts.bulk_id is not null then 'Bulk' end`;

/** Names the first homes of a change of many, and says how many there are. */
const homesOfMany = (table: Sql, moment: 'acted_at' | 'undone_at'): Sql => sql`(
  select concat(string_agg(number, ', ' order by place) filter (where place <= 8),
    case when count(*) > 8 then concat(' … (', count(*), ')') end)
  from (select others.object_number::text as number, row_number() over (order by others.act_id) as place
    from ${table} others
    where others.bulk_id = acts.bulk_id and ${sql.ref(`others.${moment}`)} = ${sql.ref(`acts.${moment}`)}) told)`;

export const auditSources: readonly AuditSource[] = [
  {
    ...nothing,
    ...person,
    part: 'accounts',
    from: sql`account_events acts join accounts subjects on subjects.uid = acts.uid`,
    // People see their actions on their own account on their account page.
    where: sql`acts.actor <> acts.uid`,
    id: sql`acts.id`,
    at: sql`acts.happened_at`,
    uid: sql`acts.actor`,
    act: sql`acts.kind`,
    detail: sql`acts.detail`,
  },
  {
    ...nothing,
    ...person,
    part: 'acting',
    from: sql`acting_sessions acts left join accounts subjects on subjects.uid = acts.uid`,
    where: sql`true`,
    id: sql`acts.acting_id`,
    at: sql`acts.began_at`,
    uid: sql`acts.staff_uid`,
    act: sql`'began'::text`,
    detail: sql`acts.reason`,
  },
  {
    ...nothing,
    part: 'bookings',
    kind: 'booking',
    from: sql`booking_events acts join bookings on bookings.id = acts.booking_id`,
    where: sql`acts.staff_name is not null`,
    id: sql`acts.id`,
    at: sql`acts.happened_at`,
    uid: sql`acts.staff_uid`,
    staffName: sql`acts.staff_name`,
    act: sql`acts.to_state`,
    number: sql`bookings.display_number::bigint`,
    detail: sql`acts.note`,
  },
  {
    ...nothing,
    part: 'businesses',
    kind: 'none',
    from: sql`business_registration_events acts join business_registrations on business_registrations.id = acts.registration_id`,
    where: sql`acts.actor_uid is not null`,
    id: sql`acts.id * 2`,
    at: sql`acts.happened_at`,
    uid: sql`acts.actor_uid`,
    act: sql`acts.kind`,
    name: sql`coalesce(nullif(business_registrations.company, ''), concat(business_registrations.first_name, ' ', business_registrations.last_name))`,
  },
  {
    ...nothing,
    part: 'businesses',
    kind: 'none',
    from: sql`landlord_commission_terms acts join landlords on landlords.id = acts.landlord_id`,
    where: sql`true`,
    id: sql`acts.id * 2 + 1`,
    at: sql`acts.set_at`,
    uid: sql`acts.set_by`,
    act: sql`'commission'::text`,
    name: sql`landlords.name`,
    detail: sql`concat(acts.per_mille / 10.0, ' %')`,
  },
  calendarActs(
    sql`acts.act_id * 2`,
    'acted_at',
    sql`acts.uid`,
    sql`concat(acts.kind, ${ofMany})`,
    sql`acts.by_office`,
  ),
  calendarActs(
    sql`acts.act_id * 2 + 1`,
    'undone_at',
    sql`acts.undone_by`,
    sql`concat(acts.kind, 'Undone', ${ofMany})`,
    sql`acts.undone_by_office and acts.undone_at is not null`,
  ),
  {
    ...nothing,
    part: 'cases',
    kind: 'case',
    from: sql`contact_events acts join contact_cases on contact_cases.id = acts.case_id left join accounts targets on targets.uid = acts.target_uid`,
    where: sql`acts.actor_uid is not null`,
    id: sql`acts.id`,
    at: sql`acts.at`,
    uid: sql`acts.actor_uid`,
    act: sql`acts.kind`,
    number: sql`contact_cases.case_number::bigint`,
    detail: sql`targets.email`,
  },
  {
    ...nothing,
    part: 'codes',
    kind: 'none',
    from: sql`bonus_acts acts join bonus_campaigns on bonus_campaigns.id = acts.campaign_id`,
    where: sql`true`,
    id: sql`acts.id`,
    at: sql`acts.happened_at`,
    uid: sql`acts.uid`,
    staffName: sql`acts.name`,
    act: sql`acts.act`,
    name: sql`bonus_campaigns.name`,
    detail: sql`acts.note`,
  },
  {
    ...nothing,
    part: 'content',
    kind: 'none',
    from: sql`content_events acts join contents on contents.content_id = acts.content_id`,
    where: sql`true`,
    id: sql`acts.id`,
    at: sql`acts.at`,
    uid: sql`null::text`,
    staffName: sql`acts.author`,
    act: sql`acts.action`,
    name: sql`concat(coalesce(${titleOfContent}, contents.page), ' (', upper(contents.language), ')')`,
    detail: sql`acts.note`,
  },
  {
    ...nothing,
    part: 'content',
    kind: 'none',
    from: sql`content_review_rules acts`,
    where: sql`acts.set_by <> ''`,
    id: sql`acts.rule_id`,
    at: sql`acts.set_at`,
    uid: sql`null::text`,
    staffName: sql`acts.set_by`,
    act: sql`'review-rules'`,
    detail: sql`array_to_string(acts.kinds, ', ')`,
  },
  {
    ...nothing,
    part: 'homes',
    kind: 'home',
    from: sql`home_acts acts`,
    where: sql`acts.actor = 'office'`,
    id: sql`acts.act_id`,
    at: sql`acts.acted_at`,
    uid: sql`acts.uid`,
    act: sql`concat(acts.kind, ${ofMany})`,
    number: sql`acts.object_number::bigint`,
    detail: sql`case when acts.bulk_id is null then acts.detail else ${homesOfMany(sql`home_acts`, 'acted_at')} end`,
    isToldBefore: sql`exists (select from home_acts earlier where earlier.bulk_id = acts.bulk_id
      and earlier.acted_at = acts.acted_at and earlier.act_id < acts.act_id)`,
  },
  {
    ...nothing,
    part: 'messages',
    kind: 'report',
    from: sql`message_report_events acts`,
    where: sql`true`,
    id: sql`acts.event_id`,
    at: sql`acts.at`,
    uid: sql`null::text`,
    staffName: sql`acts.actor`,
    act: sql`acts.kind`,
    number: sql`acts.report_id::bigint`,
  },
  {
    ...nothing,
    part: 'money',
    kind: 'booking',
    from: sql`money_acts acts left join bookings on bookings.id = acts.booking_id`,
    where: sql`true`,
    id: sql`acts.id`,
    at: sql`acts.happened_at`,
    uid: sql`acts.uid`,
    staffName: sql`acts.name`,
    act: sql`acts.act`,
    number: sql`bookings.display_number::bigint`,
    name: sql`acts.subject`,
    detail: sql`acts.note`,
    amount: sql`acts.amount_cents`,
  },
  {
    ...nothing,
    part: 'operator',
    kind: 'none',
    from: sql`operator_acts acts`,
    where: sql`true`,
    id: sql`acts.act_id`,
    at: sql`acts.acted_at`,
    uid: sql`acts.uid`,
    act: sql`'changed'::text`,
    name: sql`acts.fact`,
  },
  {
    ...nothing,
    part: 'partners',
    kind: 'none',
    from: sql`partner_acts acts join partners on partners.id = acts.partner_id`,
    // Partners change the rest themselves.
    where: sql`acts.kind = 'terms'`,
    id: sql`acts.act_id`,
    at: sql`acts.acted_at`,
    uid: sql`acts.uid`,
    act: sql`acts.kind`,
    name: sql`partners.name`,
  },
  {
    ...nothing,
    part: 'ratings',
    kind: 'none',
    from: sql`rating_events acts`,
    where: sql`acts.actor_uid is not null and acts.kind in ('shown', 'refused')`,
    id: sql`acts.id`,
    at: sql`acts.at`,
    uid: sql`acts.actor_uid`,
    act: sql`concat(acts.subject, '-', acts.kind)`,
    detail: sql`acts.reason`,
  },
  {
    ...nothing,
    part: 'records',
    kind: 'none',
    from: sql`office_acts acts`,
    where: sql`true`,
    id: sql`acts.act_id`,
    at: sql`acts.acted_at`,
    uid: sql`acts.uid`,
    staffName: sql`acts.name`,
    act: sql`acts.act`,
    detail: sql`acts.kind`,
  },
  {
    ...nothing,
    part: 'partnerpayments',
    kind: 'none',
    from: sql`partner_payment_acts acts join partners on partners.id = acts.partner_id`,
    where: sql`true`,
    id: sql`acts.act_id`,
    at: sql`acts.acted_at`,
    uid: sql`acts.uid`,
    staffName: sql`acts.name`,
    act: sql`case when acts.paid_on is null then 'undone' else 'paid' end`,
    name: sql`partners.name`,
    detail: sql`acts.month`,
    amount: sql`acts.amount_cents`,
  },
  {
    ...nothing,
    part: 'vouchers',
    kind: 'none',
    from: sql`voucher_acts acts`,
    where: sql`true`,
    id: sql`acts.act_id`,
    at: sql`acts.acted_at`,
    uid: sql`acts.uid`,
    staffName: sql`acts.name`,
    act: sql`acts.act`,
    name: sql`acts.voucher_id::text`,
    detail: sql`acts.note`,
  },
];

function calendarActs(
  id: Sql,
  moment: 'acted_at' | 'undone_at',
  uid: Sql,
  act: Sql,
  where: Sql,
): AuditSource {
  const at = sql.ref(`acts.${moment}`);
  return {
    ...nothing,
    ...{ part: 'calendars', kind: 'home', from: sql`calendar_acts acts`, where, id, at, uid, act },
    number: sql`acts.object_number::bigint`,
    detail: sql`case when acts.bulk_id is not null then ${homesOfMany(sql`calendar_acts`, moment)} end`,
    isToldBefore: sql`exists (select from calendar_acts earlier where earlier.bulk_id = acts.bulk_id
      and ${sql.ref(`earlier.${moment}`)} = ${at} and earlier.act_id < acts.act_id)`,
  };
}
