import { sql } from 'kysely';
import type { ApiKeyAct } from '../../../domain/api-key-scopes.ts';
import type { Queryable } from '../../platform/database.ts';

export interface KeyAct {
  keyId: string;
  kind: ApiKeyAct;
  objectNumber?: number;
  /** Bookings, or questions before booking. */
  subjects?: readonly number[];
  at: Date;
}

export interface KeyActRow {
  kind: ApiKeyAct;
  at: Date;
  objectNumber: number | null;
  bookings: number[];
  count: number;
}

/** At most so many numbers of bookings are named in an entry. */
const namedMax = 10;

export const keyActsStore = {
  async insert(db: Queryable, { keyId, kind, objectNumber, subjects = [], at }: KeyAct): Promise<void> {
    await db
      .insertInto('api_key_acts')
      .values({
        key_id: keyId,
        kind,
        object_number: objectNumber ?? null,
        subjects: [...subjects],
        acted_at: at,
      })
      .execute();
  },

  async list(
    db: Queryable,
    keyId: string,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: KeyActRow[]; total: number }> {
    const { rows } = await sql<KeyActRow>`
      select kind, acted_at as at, object_number as "objectNumber", cardinality(subjects) as count,
        coalesce((select array_agg(display_number::integer order by display_number) from (
          select display_number from bookings where id = any(subjects) order by display_number limit ${namedMax}) named),
          '{}') as bookings
      from api_key_acts where key_id = ${keyId} order by act_id desc limit ${limit} offset ${offset}`.execute(
      db,
    );
    const { total } = await db
      .selectFrom('api_key_acts')
      .select(sql<number>`count(*)::integer`.as('total'))
      .where('key_id', '=', keyId)
      .executeTakeFirstOrThrow();
    return { rows, total };
  },

  async forget(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('api_key_acts').where('acted_at', '<', before).execute();
  },
};
