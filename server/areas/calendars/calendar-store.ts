import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database.ts';
import { ownedHomes, ownHomes, type HomesOf } from '../booking/booking.ts';

/** Acts that can be undone; `before` and `after` are blocks, or the seasons of a home; of a file, the blocks that came from it. */
const undoneKinds = ['blockAdded', 'blockChanged', 'blockRemoved', 'ratesChanged', 'fileImported'] as const;
type UndoneKind = (typeof undoneKinds)[number];

/** Includes acts on connected calendars, whose `before` and `after` never contain the secret URL. */
export type ActKind =
  | UndoneKind
  | 'feedAdded'
  | 'feedChanged'
  | 'feedRemoved'
  | 'feedRead'
  | 'feedFailed'
  | 'exportRenewed';

export interface CalendarAct {
  actId: number;
  kind: UndoneKind;
  before: unknown;
  after: unknown;
}

export const calendarStore = {
  /** Null unless the home is the person's and still exists; as its owner only if they let or manage it. */
  async findOwn(
    db: Queryable,
    whose: HomesOf,
    objectNumber: number,
    asOwner = false,
  ): Promise<{ ratesOfFeed: boolean; title: string } | null> {
    const row = await db
      .selectFrom('homes')
      .select('source_key')
      .select((eb) =>
        eb
          .selectFrom('home_texts')
          .select('title')
          .whereRef('home_texts.object_number', '=', 'homes.object_number')
          .orderBy(sql`(language = 'de') desc, language`)
          .limit(1)
          .as('title'),
      )
      .where('object_number', '=', objectNumber)
      .where('object_number', 'in', asOwner ? ownedHomes(whose) : ownHomes(whose))
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return row ? { ratesOfFeed: row.source_key !== null, title: row.title ?? String(objectNumber) } : null;
  },

  /** The homes among these whose prices come from a feed. */
  async withRatesOfFeed(db: Queryable, numbers: readonly number[]): Promise<ReadonlySet<number>> {
    if (numbers.length === 0) return new Set();
    const rows = await db
      .selectFrom('homes')
      .select('object_number')
      .where('object_number', 'in', [...numbers])
      .where('source_key', 'is not', null)
      .execute();
    return new Set(rows.map((row) => row.object_number));
  },

  async insertAct(
    tx: Tx,
    act: {
      objectNumber: number;
      /** Null for the system, such as the job that reads calendars, and for programs. */
      uid: string | null;
      /** The API key of the program that acted. */
      keyId?: string | null;
      /** True if the office acted on behalf of the landlord. */
      byOffice?: boolean;
      kind: ActKind;
      before: unknown;
      after: unknown;
      /** The change of many homes of which it is a part. */
      bulkId?: number;
      at: Date;
    },
  ): Promise<number> {
    const { act_id } = await tx
      .insertInto('calendar_acts')
      .values({
        object_number: act.objectNumber,
        uid: act.uid,
        by_office: act.byOffice ?? false,
        key_id: act.keyId ?? null,
        kind: act.kind,
        before: act.before === null ? null : JSON.stringify(act.before),
        after: act.after === null ? null : JSON.stringify(act.after),
        bulk_id: act.bulkId ?? null,
        acted_at: act.at,
      })
      .returning('act_id')
      .executeTakeFirstOrThrow();
    return act_id;
  },

  /** Null if the act belongs to another home, was undone, or cannot be undone. */
  async findAct(tx: Tx, objectNumber: number, actId: number): Promise<CalendarAct | null> {
    const row = await tx
      .selectFrom('calendar_acts')
      .select(['act_id as actId', 'kind', 'before', 'after'])
      .where('act_id', '=', actId)
      .where('object_number', '=', objectNumber)
      .where('undone_at', 'is', null)
      .where('kind', 'in', undoneKinds)
      .executeTakeFirst();
    return (row as CalendarAct | undefined) ?? null;
  },

  async closeAct(
    tx: Tx,
    actId: number,
    { uid, byOffice, at }: { uid: string | null; byOffice: boolean; at: Date },
  ): Promise<void> {
    await tx
      .updateTable('calendar_acts')
      .set({ undone_at: at, undone_by: uid, undone_by_office: byOffice })
      .where('act_id', '=', actId)
      .execute();
  },

  async listActs(db: Queryable, uid: string): Promise<Readonly<Record<string, unknown>>[]> {
    return db
      .selectFrom('calendar_acts')
      .select(['act_id', 'object_number', 'kind', 'before', 'after', 'acted_at', 'undone_at'])
      .where('uid', '=', uid)
      .orderBy('act_id')
      .execute();
  },

  async forgetActs(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('calendar_acts').where('acted_at', '<', before).execute();
  },

  /** Removes the person from acts, which stay with the home. */
  async leave(tx: Tx, uid: string): Promise<void> {
    await tx.updateTable('calendar_acts').set({ uid: null }).where('uid', '=', uid).execute();
    await tx.updateTable('calendar_acts').set({ undone_by: null }).where('undone_by', '=', uid).execute();
  },
};
