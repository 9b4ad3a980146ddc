import { sql } from 'kysely';
import { z } from 'zod';
import type { Stay } from '../../domain/stay.ts';
import type { Queryable, Tx } from './database.ts';

export interface AnnouncedChange {
  objectNumber: number;
  /** The home's version after the change. */
  version: number;
  /** `nights` if only the occupied nights changed. */
  kind: 'home' | 'nights';
  /** A stay that occupies nights from the commit on; the notification contains it. */
  occupied?: Stay | undefined;
}

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

/** Inserts the outbox row and sends the notification, both effective at commit. Callers must hold the home's lock. */
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

/** Parses an outbox notification; null if it only announces new rows. */
export function parseAnnouncedStay(payload: string): AnnouncedStay | null {
  if (payload === '') return null;
  try {
    const { objectNumber, version, ...stay } = notice.parse(JSON.parse(payload));
    return { objectNumber, version, stay };
  } catch {
    // The rows are authoritative: an invalid payload only means that they have to be read.
    return null;
  }
}

/** Deletes rows that every node has read: nodes read within moments, or rebuild their index at the start. */
export async function pruneOutbox(db: Queryable): Promise<void> {
  await sql`delete from outbox where written_at < now() - interval '2 days'`.execute(db);
}
