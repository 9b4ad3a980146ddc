import { sql, type RawBuilder } from 'kysely';
import type { AuditPart, AuditSubject } from '../../../domain/audit-log.ts';
import type { Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { containsPattern } from '../../platform/contains-pattern.ts';
import type { Queryable } from '../../platform/database.ts';
import { auditSources, type AuditSource } from './audit-sources-store.ts';

export interface AuditEntry {
  part: AuditPart;
  /** Unique within its part. */
  id: number;
  at: Date;
  at_micros: string;
  staff_name: string;
  staff_number: number | null;
  act: string;
  subject_kind: AuditSubject;
  subject_number: number | null;
  subject_name: string;
  detail: string;
  amount_cents: Cents | null;
}

export interface AuditFilter {
  part: AuditPart | null;
  staff: string;
  subject: string;
  from: PlainDate | '';
  until: PlainDate | '';
  /** The last entry of the page before. */
  before: { atMicros: string; part: string; id: number } | null;
}

export const auditEntriesStore = {
  async list(db: Queryable, filter: AuditFilter, limit: number): Promise<AuditEntry[]> {
    const sources = auditSources.filter(({ part }) => filter.part === null || part === filter.part);
    const pages = sources.map((source) => pageOfSource(source, filter, limit));
    const { rows } = await sql<AuditEntry>`
      select entries.part, entries.id, entries.at,
        (extract(epoch from entries.at) * 1000000)::bigint::text as at_micros,
        coalesce(nullif(trim(concat(staff.first_name, ' ', staff.last_name)), ''), staff.email, entries.staff_name, '') as staff_name,
        staff.number as staff_number,
        act, subject_kind, subject_number, coalesce(subject_name, '') as subject_name, coalesce(detail, '') as detail, amount_cents
      from (${sql.join(pages, sql` union all `)}) entries
      left join accounts staff on staff.uid = entries.uid
      order by entries.at desc, entries.part, entries.id desc
      limit ${limit}`.execute(db);
    return rows;
  },
};

/** At most one page of a source, so that a long table is read by the index on its time and no further than needed. */
function pageOfSource(source: AuditSource, filter: AuditFilter, limit: number): RawBuilder<unknown> {
  const { part, id, at, uid, staffName, act, kind, number, name, detail, amount, from, where } = source;
  return sql`(
    select ${part}::text as part, ${id} as id, ${at} as at, ${uid} as uid, ${staffName} as staff_name, ${act} as act,
      ${kind}::text as subject_kind, ${number} as subject_number, ${name} as subject_name, ${detail} as detail, ${amount} as amount_cents
    from ${from}
    where ${sql.join([where, ...conditions(source, filter)], sql` and `)}
    order by ${at} desc, ${id} desc
    limit ${limit})`;
}

function conditions(
  { part, id, at, uid, staffName, number, isToldBefore }: AuditSource,
  { staff, subject, from, until, before }: AuditFilter,
): RawBuilder<unknown>[] {
  const met: RawBuilder<unknown>[] = [];
  const words = staff.trim();
  if (words !== '') {
    const pattern = containsPattern(words);
    met.push(sql`(${staffName} ilike ${pattern} or ${uid} in (
      select accounts.uid from accounts
      where accounts.email ilike ${pattern} or concat(accounts.first_name, ' ', accounts.last_name) ilike ${pattern}))`);
  }
  if (subject !== '') met.push(sql`${number} = ${subject}::bigint`);
  else if (isToldBefore) met.push(sql`not ${isToldBefore}`);
  if (from !== '') met.push(sql`${at} >= ${from}::timestamp at time zone 'Europe/Berlin'`);
  if (until !== '') met.push(sql`${at} < (${until}::date + 1)::timestamp at time zone 'Europe/Berlin'`);
  if (before !== null) {
    const moment = sql`(timestamptz 'epoch' + ${before.atMicros}::bigint * interval '1 microsecond')`;
    if (part < before.part) met.push(sql`${at} < ${moment}`);
    else if (part > before.part) met.push(sql`${at} <= ${moment}`);
    else met.push(sql`(${at}, ${id}) < (${moment}, ${before.id}::bigint)`);
  }
  return met;
}
