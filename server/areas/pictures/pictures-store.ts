import type { Queryable } from '../../platform/database.ts';
import type { HomeFacts } from './rules/describe-home.ts';

export type HomePicture = { scene: string; fileKey: string | null; home: HomeFacts };

const homeColumns = [
  'homes.object_number',
  'homes.kind',
  'homes.country_code',
  'homes.amenities',
  'homes.dogs_max',
  'homes.dist_sea_m',
  'homes.dist_lake_m',
  'regions.landscape',
] as const;

/** A home's picture; null when there is none. Removed homes have none. */
export async function findHomePicture(
  db: Queryable,
  objectNumber: number,
  no: number,
): Promise<HomePicture | null> {
  const row = await db
    .selectFrom('home_images')
    .innerJoin('homes', 'homes.object_number', 'home_images.object_number')
    .innerJoin('regions', 'regions.id', 'homes.region_id')
    .select([...homeColumns, 'home_images.scene', 'home_images.file_key'])
    .where('home_images.object_number', '=', objectNumber)
    .where('home_images.no', '=', no)
    .where('homes.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    scene: row.scene,
    fileKey: row.file_key,
    home: {
      objectNumber: row.object_number,
      kind: row.kind,
      landscape: row.landscape,
      countryCode: row.country_code,
      amenities: row.amenities,
      dogsMax: row.dogs_max,
      distSeaM: row.dist_sea_m,
      distLakeM: row.dist_lake_m,
    },
  };
}

/** Landscape of a region; null for an unknown key. */
export async function findRegionLandscape(db: Queryable, key: string): Promise<string | null> {
  const row = await db.selectFrom('regions').select('landscape').where('key', '=', key).executeTakeFirst();
  return row?.landscape ?? null;
}

/** The landscape that a country is best known for: that of most of its regions. */
export async function findCountryLandscape(db: Queryable, code: string): Promise<string | null> {
  const row = await db
    .selectFrom('countries')
    .leftJoin('regions', 'regions.country_code', 'countries.code')
    .select((eb) => ['regions.landscape', eb.fn.count('regions.id').as('total')])
    .where('countries.code', '=', code)
    .groupBy('regions.landscape')
    .orderBy('total', 'desc')
    .orderBy('regions.landscape')
    .executeTakeFirst();
  return row ? (row.landscape ?? 'countryside') : null;
}

export async function offerExists(db: Queryable, id: number): Promise<boolean> {
  return (await db.selectFrom('offers').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** What a staff member's portrait is drawn from; null for an unknown id. */
export async function findPortrait(db: Queryable, id: number): Promise<string | null> {
  const row = await db.selectFrom('office_staff').select('portrait').where('id', '=', id).executeTakeFirst();
  return row ? `${id}-${row.portrait}` : null;
}

/** Homes whose cover is worth having ready: the active ones, by number. */
export async function listCoverHomes(db: Queryable, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('home_images')
    .innerJoin('homes', 'homes.object_number', 'home_images.object_number')
    .select('homes.object_number')
    .where('home_images.no', '=', 1)
    .where('homes.active', '=', true)
    .where('homes.removed_at', 'is', null)
    .orderBy('homes.object_number')
    .limit(limit)
    .execute();
  return rows.map((row) => row.object_number);
}
