import type { Language } from '../domain/language.ts';
import type { Database, Queryable, Tx } from '../server/platform/database.ts';
import type { PlacePoint, RegionArea } from './place-homes.ts';

export interface CataloguePlace extends PlacePoint {
  names: Record<Language, string>;
}

export async function readRegions(db: Database): Promise<RegionArea[]> {
  const rows = await db
    .selectFrom('regions')
    .select(['id', 'key', 'country_code', 'bounds', 'landscape'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    countryCode: row.country_code,
    bounds: row.bounds as RegionArea['bounds'],
    landscape: row.landscape,
  }));
}

export async function readPlaces(db: Database): Promise<CataloguePlace[]> {
  const rows = await db
    .selectFrom('places')
    .select(['id', 'region_id', 'country_code', 'lat', 'lon', 'names'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    regionId: row.region_id,
    countryCode: row.country_code,
    lat: row.lat,
    lon: row.lon,
    names: row.names as Record<Language, string>,
  }));
}

/** Reads the content digests of the source's homes, by the feed's key. */
export async function readDigests(db: Database, source: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('homes')
    .select(['source_key', 'source_digest'])
    .where('source', '=', source)
    .execute();
  return new Map(rows.map((row) => [row.source_key ?? '', row.source_digest ?? '']));
}

export interface SourceRow {
  landlordId: number;
  shiftDays: number | null;
  firstDate: string;
}

export async function readSource(db: Queryable, source: string): Promise<SourceRow | null> {
  const row = await db
    .selectFrom('import_sources')
    .selectAll()
    .where('source', '=', source)
    .executeTakeFirst();
  return row ? { landlordId: row.landlord_id, shiftDays: row.shift_days, firstDate: row.first_date } : null;
}

export async function insertSource(
  tx: Tx,
  source: string,
  { landlordId, shiftDays, firstDate }: SourceRow,
): Promise<void> {
  await tx
    .insertInto('import_sources')
    .values({ source, landlord_id: landlordId, shift_days: shiftDays, first_date: firstDate })
    .execute();
}

/** Finds the home that an earlier run made of the feed's row. */
export async function findHome(tx: Tx, source: string, key: string): Promise<number | null> {
  const row = await tx
    .selectFrom('homes')
    .select('object_number')
    .where('source', '=', source)
    .where('source_key', '=', key)
    .executeTakeFirst();
  return row?.object_number ?? null;
}
