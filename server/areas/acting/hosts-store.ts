import { sql } from 'kysely';
import { staffRoles, type BusinessKind } from '../../../domain/roles.ts';
import { containsPattern } from '../../platform/contains-pattern.ts';
import type { Queryable } from '../../platform/database.ts';

export interface HostRow {
  uid: string;
  number: number;
  name: string;
  email: string;
  roles: string[];
  businesses: { kind: BusinessKind; subject: number; name: string }[];
}

const name = sql`coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email)`;

/**
 * Selects the hosts for whom staff can act: all people with a business, except other staff, who would lend their own permissions, and
 * suspended people.
 */
const hosts = (staffUid: string) => sql`
  select a.uid, a.number, ${name} as name, a.email,
    array(select role from account_roles r where r.uid = a.uid order by role) as roles, own.businesses
  from accounts a
  join lateral (
    select jsonb_agg(jsonb_build_object('kind', b.kind, 'subject', b.subject,
        'name', coalesce(l.name, p.name, g.name, '')) order by b.kind, b.subject) as businesses,
      string_agg(coalesce(l.name, p.name, g.name, ''), ' ') as names,
      array_agg(b.subject::bigint) || array_agg(b.login_number::bigint) as numbers
    from account_businesses b
    left join landlords l on b.kind = 'landlord' and l.id = b.subject
    left join partners p on b.kind = 'partner' and p.id = b.subject
    left join agencies g on b.kind = 'agency' and g.id = b.subject
    where b.uid = a.uid
  ) own on own.businesses is not null
  where a.uid <> ${staffUid} and a.suspended_at is null and a.deleted_at is null
    and not exists (select from account_roles r where r.uid = a.uid and r.role = any(${sql.val([...staffRoles])}::text[]))`;

export const hostsStore = {
  /** Searches names, mail addresses and numbers of accounts or businesses; one row more than `limit` shows that there are more. */
  async find(db: Queryable, staffUid: string, input: string, limit: number): Promise<HostRow[]> {
    const part = containsPattern(input.trim());
    const asNumber = /^\d{1,12}$/.test(input.trim()) ? Number(input) : 0;
    const { rows } = await sql<HostRow>`
      ${hosts(staffUid)} and (a.email ilike ${part} or (a.first_name || ' ' || a.last_name) ilike ${part} or own.names ilike ${part}
        or (${asNumber}::bigint > 0 and (a.number = ${asNumber}::bigint or ${asNumber}::bigint = any(own.numbers))))
      order by name, a.number limit ${limit + 1}`.execute(db);
    return rows;
  },

  async byNumber(db: Queryable, staffUid: string, number: number): Promise<HostRow | null> {
    const { rows } = await sql<HostRow>`${hosts(staffUid)} and a.number = ${number}`.execute(db);
    return rows[0] ?? null;
  },
};
