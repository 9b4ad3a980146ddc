import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/** Returns the end of the pause of mails to a domain; null if they are not paused. */
export async function findPause(
  db: Queryable,
  domain: string,
): Promise<{ failures: number; until: Date } | null> {
  const row = await db
    .selectFrom('mail_domains')
    .select(['failures', 'paused_until as until'])
    .where('domain', '=', domain)
    .executeTakeFirst();
  return row ?? null;
}

/** Doubles the pause with each consecutive deferral, from one minute to an hour; returns the number of deferrals. */
export async function notePause(db: Queryable, domain: string, now: Date): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    insert into mail_domains (domain, failures, paused_until)
    values (${domain}, 1, ${now}::timestamptz + interval '1 minute')
    on conflict (domain) do update set
      failures = mail_domains.failures + 1,
      paused_until = ${now}::timestamptz + least(60, 2 ^ least(mail_domains.failures, 6)) * interval '1 minute'
    returning failures`.execute(db);
  return rows[0]!.failures;
}

export async function deletePause(db: Queryable, domain: string): Promise<void> {
  await db.deleteFrom('mail_domains').where('domain', '=', domain).execute();
}
