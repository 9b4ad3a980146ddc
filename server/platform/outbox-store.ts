import { sql } from 'kysely';
import { z } from 'zod';
import type { Stay } from '../../domain/stay.ts';
import type { Tx } from './database.ts';

/** A stay whose nights somebody has taken, and the version of the home that it made. */
export interface TakenStay {
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

/**
 * Tells every node's search index, in order, that the home's nights have changed; with `taken` the
 * notification itself names the nights that nobody else can have from the commit on. Under the home's lock.
 */
export async function announceNights(tx: Tx, objectNumber: number, taken?: Stay): Promise<void> {
  const text = taken
    ? sql`json_build_object('objectNumber', object_number, 'version', version,
        'startDate', ${taken.startDate}::text, 'endDate', ${taken.endDate}::text)::text`
    : sql`''`;
  await sql`
    with raised as (
      update homes set version = version + 1 where object_number = ${objectNumber}
      returning object_number, version
    ), announced as (
      insert into outbox (object_number, version, kind) select object_number, version, 'nights' from raised
    )
    select pg_notify('outbox', ${text}) from raised`.execute(tx);
}

/** What a notification of the outbox says; null where it only says that there is something to read. */
export function takenStayOf(payload: string): TakenStay | null {
  if (payload === '') return null;
  try {
    const { objectNumber, version, ...stay } = notice.parse(JSON.parse(payload));
    return { objectNumber, version, stay };
  } catch {
    // The rows say all that counts: words that nobody understands are a reason to read them.
    return null;
  }
}
