import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database.ts';

/** A photo as a feed names it. */
export interface NamedPhoto {
  url: string;
  scene: string;
}

/** One that is to be fetched. */
export interface DuePhoto {
  objectNumber: number;
  url: string;
  failures: number;
}

export const feedPhotosStore = {
  /** Takes the feed's list for the home's: known ones stay as they are, new ones and those given up are to be fetched. */
  async replace(tx: Tx, objectNumber: number, photos: readonly NamedPhoto[], at: Date): Promise<void> {
    const urls = photos.map(({ url }) => url);
    await sql`
      delete from feed_photos where object_number = ${objectNumber}::int and not (url = any(${urls}::text[]))`.execute(
      tx,
    );
    if (photos.length === 0) return;
    await tx
      .insertInto('feed_photos')
      .values(
        photos.map(({ url, scene }, index) => ({
          object_number: objectNumber,
          ...{ url, scene },
          no: index + 1,
          next_run_at: at,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['object_number', 'url']).doUpdateSet((eb) => ({
          no: eb.ref('excluded.no'),
          scene: eb.ref('excluded.scene'),
          next_run_at: sql<Date | null>`case when feed_photos.file_key is null
            then coalesce(feed_photos.next_run_at, excluded.next_run_at) end`,
        })),
      )
      .execute();
  },

  /** Holds some whose time has come until then, so that no other node fetches them meanwhile. */
  async claimDue(
    db: Queryable,
    { now, until, limit }: { now: Date; until: Date; limit: number },
  ): Promise<DuePhoto[]> {
    const { rows } = await sql<DuePhoto>`
      with due as (
        select object_number, url from feed_photos where next_run_at <= ${now}
        order by next_run_at, object_number, no limit ${limit}::int for update skip locked
      )
      update feed_photos set next_run_at = ${until} from due
      where feed_photos.object_number = due.object_number and feed_photos.url = due.url
      returning feed_photos.object_number as "objectNumber", feed_photos.url, failures`.execute(db);
    return rows;
  },

  /** Writes down where a photo is kept; false where the feed no longer names it. */
  async keep(
    tx: Tx,
    { objectNumber, url }: Pick<DuePhoto, 'objectNumber' | 'url'>,
    photo: { fileKey: string; look: string },
  ): Promise<boolean> {
    const kept = await tx
      .updateTable('feed_photos')
      .set({ file_key: photo.fileKey, look: photo.look, next_run_at: null, problem: null, failures: 0 })
      .where('object_number', '=', objectNumber)
      .where('url', '=', url)
      .executeTakeFirst();
    return kept.numUpdatedRows > 0n;
  },

  /** Writes down why nothing came of it, and when it is tried again; null: given up. */
  async fail(
    db: Queryable,
    { objectNumber, url, failures }: DuePhoto,
    { problem, nextRunAt }: { problem: string; nextRunAt: Date | null },
  ): Promise<void> {
    await db
      .updateTable('feed_photos')
      .set({ problem, next_run_at: nextRunAt, failures: failures + 1 })
      .where('object_number', '=', objectNumber)
      .where('url', '=', url)
      .where('file_key', 'is', null)
      .execute();
  },

  /** The photos of a home that are there, in the feed's order; the same picture under two addresses is one. */
  async there(tx: Tx, objectNumber: number): Promise<{ fileKey: string; look: string; scene: string }[]> {
    const { rows } = await sql<{ fileKey: string; look: string; scene: string }>`
      select file_key as "fileKey", look, scene from (
        select distinct on (file_key) file_key, look, scene, no from feed_photos
        where object_number = ${objectNumber}::int and file_key is not null order by file_key, no
      ) photos order by no`.execute(tx);
    return rows;
  },
};
