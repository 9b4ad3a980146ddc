import { sql } from 'kysely';
import type { BulkChangeRequest } from '../../../contract/homes/bulk-change.ts';
import type { BulkValues } from '../../../domain/homes/bulk-change.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { ownHomes } from '../booking/booking.ts';

/** Limits the list of changes. */
const listedMax = 50;

export interface BulkHomeRow {
  objectNumber: number;
  before: BulkValues;
  after: BulkValues;
  calendarAct: number | null;
}

export interface BulkChangeRow {
  bulkID: number;
  madeAt: Date;
  change: BulkChangeRequest;
  homes: number;
  undone: number;
}

export const bulkStore = {
  async insert(tx: Tx, change: BulkChangeRequest, at: Date): Promise<number> {
    const { bulk_id } = await tx
      .insertInto('bulk_changes')
      .values({ change: JSON.stringify(change), made_at: at })
      .returning('bulk_id')
      .executeTakeFirstOrThrow();
    return bulk_id;
  },

  async insertHomes(tx: Tx, bulkId: number, homes: readonly BulkHomeRow[]): Promise<void> {
    await tx
      .insertInto('bulk_change_homes')
      .values(
        homes.map(({ objectNumber, before, after, calendarAct }) => ({
          ...{ bulk_id: bulkId, object_number: objectNumber, calendar_act: calendarAct },
          before: JSON.stringify(before),
          after: JSON.stringify(after),
        })),
      )
      .execute();
  },

  /** Returns changes since then that concern homes which the person lets or manages, latest first. */
  async list(db: Queryable, uid: string, since: Date): Promise<BulkChangeRow[]> {
    const { rows } = await sql<BulkChangeRow>`
      select b.bulk_id as "bulkID", b.made_at as "madeAt", b.change, count(*)::int as homes,
        count(h.undone_at)::int as undone
      from bulk_changes b join bulk_change_homes h on h.bulk_id = b.bulk_id
      where b.made_at > ${since} and h.object_number in ${ownHomes(uid)}
      group by b.bulk_id order by b.bulk_id desc limit ${listedMax}`.execute(db);
    return rows;
  },

  /**
   * Returns the change with those of its homes that still belong to the person. Null if there are none, or if it is
   * older.
   */
  async find(
    tx: Tx,
    uid: string,
    { bulkID, since }: { bulkID: number; since: Date },
  ): Promise<{ change: BulkChangeRequest; homes: BulkHomeRow[] } | null> {
    const { rows } = await sql<BulkHomeRow & { change: BulkChangeRequest; isUndone: boolean }>`
      select b.change, h.object_number as "objectNumber", h.before, h.after, h.calendar_act as "calendarAct",
        h.undone_at is not null as "isUndone"
      from bulk_changes b join bulk_change_homes h on h.bulk_id = b.bulk_id
      where b.bulk_id = ${bulkID} and b.made_at > ${since} and h.object_number in ${ownHomes(uid)}
      order by h.object_number`.execute(tx);
    const [first] = rows;
    if (!first) return null;
    const homes = rows.filter(({ isUndone }) => !isUndone);
    return {
      change: first.change,
      homes: homes.map(({ change: _of, isUndone: _is, ...home }) => home),
    };
  },

  async closeHomes(tx: Tx, bulkID: number, numbers: readonly number[], at: Date): Promise<void> {
    await tx
      .updateTable('bulk_change_homes')
      .set({ undone_at: at })
      .where('bulk_id', '=', bulkID)
      .where(sql<boolean>`object_number = any(${[...numbers]}::integer[])`)
      .execute();
  },

  async forget(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('bulk_changes').where('made_at', '<', before).execute();
  },
};
