import { sql } from 'kysely';
import { z } from 'zod';
import type { Stay } from '../../domain/stay.ts';
import type { Queryable, Tx } from './database.ts';

/** A change of a home as the outbox tells it to the search index of every node. */
export interface AnnouncedChange {
  objectNumber: number;
  /** The version of the home that the change made. */
  version: number;
  /** `nights` where nothing changed but which nights are occupied. */
  kind: 'home' | 'nights';
  /** The stay that occupies nights from the commit on: the notification itself names it. */
  occupied?: Stay | undefined;
}

/** A stay that a notification names, and the version of the home that it made. */
export interface AnnouncedStay {
  objectNumber: number;
  version: number;
  stay: Stay;
}

const notice = z.strictObject({
  objectNumber: z.int().positive(),
  version: z.int().positive(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
});

/** Inserts the outbox row and sends the notification, both of which come with the commit. Called under the home's lock. */
export async function announceHomeChange(
  tx: Tx,
  { objectNumber, version, kind, occupied }: AnnouncedChange,
): Promise<void> {
  const payload = occupied
    ? JSON.stringify({
        objectNumber,
        version,
        startDate: occupied.startDate,
        endDate: occupied.endDate,
      } satisfies z.input<typeof notice>)
    : '';
  await sql`
    with announced as (
      insert into outbox (object_number, version, kind) values (${objectNumber}, ${version}, ${kind})
    )
    select pg_notify('outbox', ${payload})`.execute(tx);
}

/** Reads what a notification of the outbox says; null where it only says that there is something to read. */
export function announcedStayOf(payload: string): AnnouncedStay | null {
  if (payload === '') return null;
  try {
    const { objectNumber, version, ...stay } = notice.parse(JSON.parse(payload));
    return { objectNumber, version, stay };
  } catch {
    // The rows say all that counts: words that nobody understands are a reason to read them.
    return null;
  }
}

/** Deletes rows that every node has read long since: it reads within moments, or builds its index anew when it starts. */
export async function pruneOutbox(db: Queryable): Promise<void> {
  await sql`delete from outbox where written_at < now() - interval '2 days'`.execute(db);
}
