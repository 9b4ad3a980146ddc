import { sql } from 'kysely';
import type { Localized } from '../../../domain/language.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { IndexedLocation } from '../../../engines/search/face.ts';
import { knownPartner } from '../../platform/known-partner-store.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { homesPerBlock, type BlockSum } from './rules/home-stamps.ts';
import type { HomeRow, OfferRow } from './rules/index-home.ts';

export interface OutboxRow {
  object_number: number;
  version: number;
  /** `nights` means that only the home's occupied nights have changed. */
  kind: 'home' | 'nights';
}

type OutboxCells = [OutboxRow['object_number'], OutboxRow['version'], OutboxRow['kind']];

export interface NightsRow {
  object_number: number;
  version: number;
  written_by: number;
  periods: [PlainDate, PlainDate][];
}

/** Blocks from `from` up to but not including `until`. */
export interface BlockRange {
  from: number;
  until: number;
}

/** Object numbers have 31 bits. */
export const allBlocks: BlockRange = { from: 0, until: 2 ** 31 / homesPerBlock };

export interface StampRow {
  object_number: number;
  version: number;
  written_by: number;
}

const active = sql`active and removed_at is null`;
const writtenBy = sql`xmin::text::bigint`;

const noNames: Localized = { de: '', en: '', fr: '', it: '' };

export const searchStore = {
  async activeCount(db: Queryable): Promise<number> {
    const { rows } = await sql<{
      homes: number;
    }>`select count(*)::int as homes from homes where ${active}`.execute(db);
    return rows[0]!.homes;
  },

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
      select h.object_number, h.version, h.xmin::text::bigint as written_by, h.active, h.removed_at is not null as removed, h.country_code,
        r.key as region_key, nullif(p.subdivision_key, r.key) as subdivision_key, h.place_id, h.quarter, h.lat, h.lon, h.persons_max, h.count_rooms_sleeping,
        h.count_rooms_bath, h.count_beds, h.instant_booking, h.landlord_collects, h.squaremeter_living, h.dogs_max, h.amenities, h.dist_sea_m, h.dist_lake_m,
        h.dist_skilift_m, h.dist_skiloipe_m, h.object_type, h.provider_type, h.partner_tags, h.agency_id,
        h.landlord_id, h.offer_ids, h.free_cancel, to_char(h.created_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as created_on,
        coalesce(t.titles, '{}') as titles, coalesce(t.languages, 0)::int as languages,
        coalesce(t.description_length, 0)::int as description_length, coalesce(i.images, 0)::int as images
      from homes h
      join regions r on r.id = h.region_id
      join places p on p.id = h.place_id
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

  async listLocations(db: Queryable): Promise<IndexedLocation[]> {
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

  /** Returns the current snapshot as text, and the outbox rows that are visible in it and were not in the given one. */
  async outboxSince(db: Queryable, snapshot: string): Promise<{ snapshot: string; rows: OutboxRow[] }> {
    // A row from a restored backup may name a transaction that has not begun in this database; it is ignored.
    const { rows } = await sql<{ snapshot: string; rows: OutboxCells[] }>`
      with present as materialized (select pg_current_snapshot() as snapshot)
      select present.snapshot::text as snapshot, (
        select coalesce(json_agg(json_build_array(object_number, version, kind) order by id), '[]')
        from outbox
        where written_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
          and written_by < pg_snapshot_xmax(present.snapshot)
          and not pg_visible_in_snapshot(written_by, ${snapshot}::pg_snapshot)
      ) as rows from present`.execute(db);
    const answer = rows[0]!;
    return {
      snapshot: answer.snapshot,
      rows: answer.rows.map(([object_number, version, kind]) => ({ object_number, version, kind })),
    };
  },

  async snapshot(db: Queryable): Promise<string> {
    const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
      db,
    );
    return rows[0]!.snapshot;
  },

  async nights(db: Queryable, numbers: readonly number[], since: PlainDate): Promise<NightsRow[]> {
    const { rows } = await sql<NightsRow>`
      select object_number, version, ${writtenBy} as written_by, (
        select coalesce(json_agg(json_build_array(lower(period), upper(period)) order by lower(period)), '[]')
        from stays where stays.object_number = homes.object_number and upper(period) > ${since}::date
      ) as periods
      from homes where object_number = any(${[...numbers]}::integer[])`.execute(db);
    return rows;
  },

  /** Sums stamps per block with the hash of `HomeStamps`. */
  async blockSums(db: Queryable, { from, until }: BlockRange): Promise<BlockSum[]> {
    const { rows } = await sql<BlockSum>`
      select object_number / ${homesPerBlock}::int as block, count(*) as count, sum((
        (object_number % 1048573)::bigint * 1299709 + (version % 1048573) * 15485863
          + (${writtenBy} % 1048573) * 32452843) % 2147483647)::bigint as sum
      from homes where ${active}
        and object_number >= ${from * homesPerBlock}::bigint and object_number < ${until * homesPerBlock}::bigint
      group by 1 order by 1`.execute(db);
    return rows;
  },

  async listStamps(db: Queryable, block: number): Promise<StampRow[]> {
    const first = block * homesPerBlock;
    const { rows } = await sql<StampRow>`
      select object_number, version, ${writtenBy} as written_by from homes
      where object_number between ${first} and ${first + homesPerBlock - 1} and ${active}`.execute(db);
    return rows;
  },

  /** Identifies this database, even compared with a copy restored from its backup. */
  async identity(db: Queryable): Promise<string> {
    const { rows } = await sql<{ identity: string }>`
      select concat_ws('-', system_identifier, (select oid from pg_database where datname = current_database()),
        'homes'::regclass::oid) as identity from pg_control_system()`.execute(db);
    return rows[0]!.identity;
  },

  /** Returns a stamp that changes with every change of places, regions, countries and offers. */
  async surroundings(db: Queryable): Promise<string> {
    const { rows } = await sql<{ stamp: string }>`
      select concat_ws('-', count(*), sum(${writtenBy}), max(${writtenBy})) as stamp from (
        select xmin from countries union all select xmin from regions
        union all select xmin from places union all select xmin from offers) rows`.execute(db);
    return rows[0]!.stamp;
  },

  async countSearch(
    db: Queryable,
    day: PlainDate,
    { filter, total, partner }: { filter: string; total: number; partner: number },
  ): Promise<void> {
    await sql`
      insert into search_counts (day, filter, partner_id, searches, total)
      values (${day}::date, ${filter}, ${knownPartner(partner)}, 1, ${total}::int)
      on conflict (day, filter, partner_id) do update set searches = search_counts.searches + 1, total = excluded.total
    `.execute(db);
  },

  /** Counts an opened home; false for an unknown one. */
  async countOpened(db: Database, day: PlainDate, objectNumber: number, partner: number): Promise<boolean> {
    const { rows } = await sql`
      insert into opened_homes (day, object_number, partner_id, opened)
      select ${day}::date, object_number, ${knownPartner(partner)}, 1 from homes where object_number = ${objectNumber}::int
      on conflict (day, object_number, partner_id) do update set opened = opened_homes.opened + 1
      returning object_number`.execute(db);
    return rows.length > 0;
  },
};
