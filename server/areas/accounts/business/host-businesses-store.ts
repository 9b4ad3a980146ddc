import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database.ts';

/** A business that lets homes. */
export interface HostBusiness {
  kind: 'landlord' | 'agency';
  subject: number;
}

/** Lists the landlords and agencies for whom a person acts. Agencies come first. */
export async function listHostBusinesses(
  db: Queryable,
  uid: string,
): Promise<(HostBusiness & { name: string })[]> {
  const { rows } = await sql<HostBusiness & { name: string }>`
    select b.kind, b.subject::int as subject, coalesce(l.name, a.name, '') as name
    from account_businesses b
    left join landlords l on b.kind = 'landlord' and l.id = b.subject
    left join agencies a on b.kind = 'agency' and a.id = b.subject
    where b.uid = ${uid} and b.kind in ('landlord', 'agency') order by b.kind, b.subject`.execute(db);
  return rows;
}

export async function actsForHost(
  db: Queryable,
  uid: string,
  { kind, subject }: HostBusiness,
): Promise<boolean> {
  const businesses = await listHostBusinesses(db, uid);
  return businesses.some((own) => own.kind === kind && own.subject === subject);
}
