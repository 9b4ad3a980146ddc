import { sql } from 'kysely';
import type { FeedPhotoProblem } from '../../../domain/homes/photos.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface NamedPhoto {
  url: string;
  scene: string;
}

export interface DuePhoto {
  objectNumber: number;
  url: string;
  failures: number;
}

/** Results of the photos in a business's feeds, except for those fetched. */
export interface PhotosOfBusiness {
  waiting: number;
  failedCount: number;
  failed: { key: string; url: string; problem: FeedPhotoProblem; isTriedAgain: boolean }[];
}

export const feedPhotosStore = {
  /** Replaces the home's list by the feed's: known photos stay, new ones and failed ones are fetched. */
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

  /** Claims photos that are due until then, so that no other node fetches them. */
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

  /** Records where a photo is stored; false if the feed no longer names it. */
  async keep(
    tx: Tx,
    { objectNumber, url }: Pick<DuePhoto, 'objectNumber' | 'url'>,
    photo: { fileKey: string; look: string },
  ): Promise<boolean> {
    const updatedRow = await tx
      .updateTable('feed_photos')
      .set({ file_key: photo.fileKey, look: photo.look, next_run_at: null, problem: null, failures: 0 })
      .where('object_number', '=', objectNumber)
      .where('url', '=', url)
      .executeTakeFirst();
    return updatedRow.numUpdatedRows > 0n;
  },

  /** Records a failure and the time of the next attempt; null if there is none. */
  async fail(
    db: Queryable,
    { objectNumber, url, failures }: DuePhoto,
    { problem, nextRunAt }: { problem: FeedPhotoProblem; nextRunAt: Date | null },
  ): Promise<void> {
    await db
      .updateTable('feed_photos')
      .set({ problem, next_run_at: nextRunAt, failures: failures + 1 })
      .where('object_number', '=', objectNumber)
      .where('url', '=', url)
      .where('file_key', 'is', null)
      .execute();
  },

  /** Results of the photos of a business's homes, with the first failures. */
  async ofBusiness(
    db: Queryable,
    { kind, subject }: { kind: 'landlord' | 'agency'; subject: number },
    limit: number,
  ): Promise<PhotosOfBusiness> {
    const owner = kind === 'landlord' ? sql.ref('h.landlord_id') : sql.ref('h.agency_id');
    const { rows } = await sql<PhotosOfBusiness>`
      with missing as materialized (
        select p.*, coalesce(h.source_key, h.object_number::text) as key
        from feed_photos p join homes h using (object_number)
        where ${owner} = ${subject}::int and h.removed_at is null and p.file_key is null
      )
      select count(*) filter (where problem is null)::int as waiting,
        count(*) filter (where problem is not null)::int as "failedCount", coalesce((
          select json_agg(json_build_object('key', key, 'url', url, 'problem', problem,
            'isTriedAgain', next_run_at is not null) order by object_number, no)
          from (select * from missing where problem is not null order by object_number, no limit ${limit}::int) first_ones
        ), '[]') as failed
      from missing`.execute(db);
    return rows[0]!;
  },

  /** Returns the fetched photos of a home in the feed's order; the same picture under two URLs appears once. */
  async there(tx: Tx, objectNumber: number): Promise<{ fileKey: string; look: string; scene: string }[]> {
    const { rows } = await sql<{ fileKey: string; look: string; scene: string }>`
      select file_key as "fileKey", look, scene from (
        select distinct on (file_key) file_key, look, scene, no from feed_photos
        where object_number = ${objectNumber}::int and file_key is not null order by file_key, no
      ) photos order by no`.execute(tx);
    return rows;
  },
};
