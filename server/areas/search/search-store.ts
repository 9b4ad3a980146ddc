import { sql } from 'kysely';
import type { Localized } from '../../../domain/language.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { IndexedLocation } from '../../../search/indexed-home.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import type { HomeRow, OfferRow } from './rules/index-home.ts';

export interface OutboxRow {
  id: number;
  object_number: number;
  version: number;
}

/** Which transactions a snapshot no longer waits for, as decimal numbers of 64 bits. */
export interface Snapshot {
  /** Every transaction below is finished. */
  xmin: bigint;
  /** Every transaction from here on has not begun. */
  xmax: bigint;
}

const noNames: Localized = { de: '', en: '', fr: '', it: '' };

export const searchStore = {
  async activeNumbers(db: Queryable, after: number, limit: number): Promise<number[]> {
    const rows = await db
      .selectFrom('homes')
      .select('object_number')
      .where('active', '=', true)
      .where('removed_at', 'is', null)
      .where('object_number', '>', after)
      .orderBy('object_number')
      .limit(limit)
      .execute();
    return rows.map((row) => row.object_number);
  },

  async homes(db: Queryable, numbers: readonly number[]): Promise<HomeRow[]> {
    const chosen = sql`${[...numbers]}::integer[]`;
    const { rows } = await sql<HomeRow>`
      select h.object_number, h.version, h.active, h.removed_at is not null as removed, h.country_code,
        r.key as region_key, h.place_id, h.lat, h.lon, h.persons_max, h.count_rooms_sleeping,
        h.count_rooms_bath, h.squaremeter_living, h.dogs_max, h.amenities, h.dist_sea_m, h.dist_lake_m,
        h.dist_skilift_m, h.dist_skiloipe_m, h.object_type, h.provider_type, h.partner_tags, h.agency_id,
        h.landlord_id, h.offer_ids, h.free_cancel, to_char(h.created_at, 'YYYY-MM-DD') as created_on,
        coalesce(t.titles, '{}') as titles, coalesce(t.languages, 0)::int as languages,
        coalesce(t.description_length, 0)::int as description_length, coalesce(i.images, 0)::int as images
      from homes h
      join regions r on r.id = h.region_id
      left join (
        select object_number, array_agg(title order by language) as titles, count(*) as languages,
          max(length(description)) as description_length
        from home_texts where object_number = any(${chosen}) group by object_number
      ) t on t.object_number = h.object_number
      left join (
        select object_number, count(*) as images
        from home_images where object_number = any(${chosen}) group by object_number
      ) i on i.object_number = h.object_number
      where h.object_number = any(${chosen})`.execute(db);
    return rows;
  },

  async locations(db: Queryable): Promise<IndexedLocation[]> {
    const countries = await db.selectFrom('countries').select(['code', 'names']).execute();
    const regions = await db.selectFrom('regions').select(['key', 'names', 'country_code']).execute();
    const places = await db
      .selectFrom('places')
      .innerJoin('regions', 'regions.id', 'places.region_id')
      .select(['places.id', 'places.names', 'regions.key as region_key'])
      .execute();
    const names = (value: unknown): Localized => ({ ...noNames, ...(value as Partial<Localized>) });
    return [
      ...countries.map((row) => ({
        kind: 'country' as const,
        key: row.code,
        names: names(row.names),
        parent: null,
      })),
      ...regions.map((row) => ({
        kind: 'region' as const,
        key: row.key,
        names: names(row.names),
        parent: row.country_code,
      })),
      ...places.map((row) => ({
        kind: 'place' as const,
        key: String(row.id),
        names: names(row.names),
        parent: row.region_key,
      })),
    ];
  },

  async offers(db: Queryable): Promise<OfferRow[]> {
    const rows = await db.selectFrom('offers').select(['id', 'query']).orderBy('id').execute();
    return rows.map((row) => ({ id: row.id, query: row.query as Record<string, unknown> }));
  },

  async outboxAfter(db: Queryable, id: number, limit: number): Promise<OutboxRow[]> {
    return db
      .selectFrom('outbox')
      .select(['id', 'object_number', 'version'])
      .where('id', '>', id)
      .orderBy('id')
      .limit(limit)
      .execute();
  },

  async snapshot(db: Queryable): Promise<Snapshot> {
    const { rows } = await sql<{ xmin: string; xmax: string }>`
      select pg_snapshot_xmin(s)::text as xmin, pg_snapshot_xmax(s)::text as xmax
      from pg_current_snapshot() s`.execute(db);
    return { xmin: BigInt(rows[0]!.xmin), xmax: BigInt(rows[0]!.xmax) };
  },

  /** Every node reads the rows within moments, or builds its index anew when it starts. */
  async pruneOutbox(db: Queryable): Promise<void> {
    await sql`delete from outbox where written_at < now() - interval '2 days'`.execute(db);
  },

  async countSearch(db: Database, day: PlainDate, filter: string, total: number): Promise<void> {
    await sql`
      insert into search_counts (day, filter, searches, total) values (${day}::date, ${filter}, 1, ${total}::int)
      on conflict (day, filter) do update set searches = search_counts.searches + 1, total = excluded.total
    `.execute(db);
  },

  /** False for a home that does not exist. */
  async countOpened(db: Database, day: PlainDate, objectNumber: number): Promise<boolean> {
    const { rows } = await sql`
      insert into opened_homes (day, object_number, opened)
      select ${day}::date, object_number, 1 from homes where object_number = ${objectNumber}::int
      on conflict (day, object_number) do update set opened = opened_homes.opened + 1
      returning object_number`.execute(db);
    return rows.length > 0;
  },
};
