import { sql } from 'kysely';
import type { PersonSource } from '../../../domain/office-records.ts';
import type { Queryable } from '../../platform/database.ts';

export interface NamedPerson {
  source: PersonSource;
  number: number;
}

/** The person whom a record is about. */
export interface RecordOwner {
  /** Null if the person has no account. */
  uid: string | null;
  /** Lower case. The account's address if there is an account. */
  emailKey: string;
  name: string;
  email: string;
  /** The booking that identified the person, if it was one. */
  bookingId: number | null;
  caseId: number | null;
}

export interface AccountOfOwner {
  number: number;
  language: string;
  created_at: Date;
  last_login_at: Date | null;
  suspended_at: Date | null;
  roles: string[];
}

interface Naming {
  uid: string | null;
  name: string;
  email: string;
  bookingId: number | null;
  caseId: number | null;
}

const nothingBeside = { bookingId: null, caseId: null };

const namedBy: Record<PersonSource, (db: Queryable, number: number) => Promise<Naming | undefined>> = {
  async account(db, number) {
    const row = await db
      .selectFrom('accounts')
      .select(['uid', 'first_name', 'last_name', 'email'])
      .where('number', '=', number)
      .executeTakeFirst();
    return row && { uid: row.uid, name: '', email: row.email, ...nothingBeside };
  },
  async booking(db, number) {
    const { rows } = await sql<Omit<Naming, 'caseId'>>`
      select b.id as "bookingId", coalesce(b.customer ->> 'email', '') as email,
        trim(coalesce(b.customer ->> 'firstName', '') || ' ' || coalesce(b.customer ->> 'lastName', '')) as name,
        (select a.uid from accounts a where a.uid = b.uid) as uid
      from bookings b where b.display_number = ${number}::bigint and b.origin = 'site'`.execute(db);
    return rows[0] && { ...rows[0], caseId: null };
  },
  async case(db, number) {
    const row = await db
      .selectFrom('contact_cases')
      .select(['id', 'name', 'email'])
      .where('case_number', '=', number)
      .executeTakeFirst();
    return row && { uid: null, name: row.name, email: row.email, bookingId: null, caseId: row.id };
  },
  async voucher(db, number) {
    const row = await db
      .selectFrom('vouchers')
      .select(['buyer_name', 'buyer_email'])
      .where('id', '=', number)
      .executeTakeFirst();
    return row && { uid: null, name: row.buyer_name, email: row.buyer_email, ...nothingBeside };
  },
  async question(db, number) {
    const { rows } = await sql<Naming>`
      select q.name, q.email, (select a.uid from accounts a where a.uid = q.uid) as uid,
        null::bigint as "bookingId", null::bigint as "caseId"
      from home_questions q where q.question_id = ${number}::bigint`.execute(db);
    return rows[0];
  },
};

export const personStore = {
  /** Finds the person of a number; null if nothing has this number, or it has no address. */
  async owner(db: Queryable, { source, number }: NamedPerson): Promise<RecordOwner | null> {
    const naming = await namedBy[source](db, number);
    if (!naming) return null;
    const account = await db
      .selectFrom('accounts')
      .select(['uid', 'email', 'email_key', 'first_name', 'last_name'])
      .where(({ eb }) =>
        naming.uid === null
          ? eb('email_key', '=', naming.email.trim().toLowerCase())
          : eb('uid', '=', naming.uid),
      )
      .executeTakeFirst();
    const { bookingId, caseId } = naming;
    if (account) {
      const name = `${account.first_name} ${account.last_name}`.trim() || naming.name;
      return { uid: account.uid, emailKey: account.email_key, email: account.email, name, bookingId, caseId };
    }
    const emailKey = naming.email.trim().toLowerCase();
    return emailKey === '' ? null : { ...naming, uid: null, emailKey };
  },

  async account(db: Queryable, uid: string): Promise<AccountOfOwner> {
    const { rows } = await sql<AccountOfOwner>`
      select a.number, a.language, a.created_at, a.last_login_at, a.suspended_at,
        coalesce((select array_agg(r.role order by r.role) from account_roles r where r.uid = a.uid), '{}') as roles
      from accounts a where a.uid = ${uid}`.execute(db);
    return rows[0]!;
  },

  async businesses(db: Queryable, uid: string): Promise<{ kind: string; subject: number; name: string }[]> {
    const { rows } = await sql<{ kind: string; subject: number; name: string }>`
      select o.kind, o.subject, coalesce(l.name, g.name, p.name, '') as name
      from account_businesses o
        left join landlords l on o.kind = 'landlord' and l.id = o.subject
        left join agencies g on o.kind = 'agency' and g.id = o.subject
        left join partners p on o.kind = 'partner' and p.id = o.subject
      where o.uid = ${uid}
      order by o.kind, o.subject`.execute(db);
    return rows;
  },
};
