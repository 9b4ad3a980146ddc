import type { BrandColours } from '../../../domain/brand-colours.ts';
import type { Crop } from '../../../domain/picture-crop.ts';
import { type Language, type Localized, defaultLanguage, pickText } from '../../../domain/language.ts';
import { sql } from 'kysely';
import type { PlanFacts } from '../../../domain/homes/plan-rooms.ts';
import { wideArea } from '../../../domain/wide-areas.ts';
import type { Queryable } from '../../platform/database.ts';
import { photoVersion } from '../catalogue/catalogue.ts';
import type { HomeFacts } from './rules/describe-home.ts';

export type HomePicture = {
  scene: string;
  fileKey: string | null;
  focus: { x: number; y: number };
  home: HomeFacts;
};

const homeColumns = [
  'homes.object_number',
  'homes.kind',
  'homes.country_code',
  'homes.amenities',
  'homes.equipment',
  'homes.dogs_max',
  'homes.dist_sea_m',
  'homes.dist_lake_m',
  'regions.landscape',
  'regions.key as region_key',
] as const;

type Named = Partial<Localized>;

const pictureRows = (db: Queryable) =>
  db
    .selectFrom('home_images')
    .innerJoin('homes', 'homes.object_number', 'home_images.object_number')
    .innerJoin('regions', 'regions.id', 'homes.region_id')
    .select([...homeColumns, 'home_images.scene', 'home_images.file_key', 'focus_x', 'focus_y'])
    .where('homes.removed_at', 'is', null);

type PictureRow = NonNullable<Awaited<ReturnType<ReturnType<typeof pictureRows>['executeTakeFirst']>>>;

const present = (row: PictureRow): HomePicture => ({
  scene: row.scene,
  fileKey: row.file_key,
  focus: { x: row.focus_x, y: row.focus_y },
  home: {
    objectNumber: row.object_number,
    kind: row.kind,
    landscape: row.landscape,
    regionKey: row.region_key,
    countryCode: row.country_code,
    amenities: row.amenities,
    equipment: row.equipment as HomeFacts['equipment'],
    dogsMax: row.dogs_max,
    distSeaM: row.dist_sea_m,
    distLakeM: row.dist_lake_m,
  },
});

/**
 * Finds a home's picture; null if there is none. Removed homes have none, and those of unpublished homes are only found by their
 * version, which their landlord knows.
 */
export async function findHomePicture(
  db: Queryable,
  objectNumber: number,
  no: number,
  version: string | undefined,
): Promise<HomePicture | null> {
  const row = await pictureRows(db)
    .where('home_images.object_number', '=', objectNumber)
    .where('home_images.no', '=', no)
    .where((eb) =>
      eb.or([eb('homes.published_at', 'is not', null), eb(photoVersion('home_images'), '=', version ?? '')]),
    )
    .executeTakeFirst();
  return row ? present(row) : null;
}

/** Finds what a floor plan is drawn from; null for unknown and removed homes. */
export async function findHomeRooms(
  db: Queryable,
  objectNumber: number,
): Promise<(PlanFacts & { isPublished: boolean }) | null> {
  const row = await db
    .selectFrom('homes')
    .select([
      'bed_rooms',
      'count_rooms_sleeping',
      'count_rooms_bath',
      'equipment',
      'amenities',
      'object_type',
    ])
    .select(['shows_plan', 'published_at'])
    .where('object_number', '=', objectNumber)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row
    ? {
        bedRooms: row.bed_rooms as PlanFacts['bedRooms'],
        countRoomsSleeping: row.count_rooms_sleeping,
        countRoomsBath: row.count_rooms_bath,
        equipment: row.equipment as PlanFacts['equipment'],
        amenities: row.amenities,
        objectType: row.object_type,
        showsPlan: row.shows_plan,
        isPublished: row.published_at !== null,
      }
    : null;
}

export async function listCovers(db: Queryable, after: number, limit: number): Promise<HomePicture[]> {
  const rows = await pictureRows(db)
    .where('home_images.no', '=', 1)
    .where('homes.active', '=', true)
    .where('homes.object_number', '>', after)
    .orderBy('homes.object_number')
    .limit(limit)
    .execute();
  return rows.map(present);
}

/** Returns the names in a link preview of a home; null if it has none. */
export async function findHomeNames(
  db: Queryable,
  objectNumber: number,
  language: Language,
): Promise<{ title: string; place: string } | null> {
  const row = await db
    .selectFrom('homes')
    .innerJoin('places', 'places.id', 'homes.place_id')
    .innerJoin('regions', 'regions.id', 'homes.region_id')
    .leftJoin('home_texts', (join) =>
      join
        .onRef('home_texts.object_number', '=', 'homes.object_number')
        .on('home_texts.language', 'in', [language, defaultLanguage]),
    )
    .select(['home_texts.title', 'home_texts.language', 'places.names as place', 'regions.names as region'])
    .where('homes.object_number', '=', objectNumber)
    .where('homes.removed_at', 'is', null)
    .where('homes.published_at', 'is not', null)
    .orderBy((eb) => eb.case().when('home_texts.language', '=', language).then(0).else(1).end())
    .executeTakeFirst();
  if (!row) return null;
  const [place, region] = [pickText(row.place as Named, language), pickText(row.region as Named, language)];
  return { title: row.title ?? place, place: place === region ? place : `${place} · ${region}` };
}

/** Returns the name of a region or country; null for an unknown one. */
export async function findLocationNames(
  db: Queryable,
  location: { region: string } | { country: string },
  language: Language,
): Promise<{ title: string; place: string } | null> {
  if ('country' in location) {
    const row = await db
      .selectFrom('countries')
      .select('names')
      .where('code', '=', location.country)
      .executeTakeFirst();
    return row ? { title: pickText(row.names as Named, language), place: '' } : null;
  }
  const area = wideArea(location.region);
  if (area) return { title: area.names[language], place: '' };
  const row = await db
    .selectFrom('regions')
    .innerJoin('countries', 'countries.code', 'regions.country_code')
    .select(['regions.names', 'countries.names as country'])
    .where('regions.key', '=', location.region)
    .executeTakeFirst();
  return row
    ? { title: pickText(row.names as Named, language), place: pickText(row.country as Named, language) }
    : null;
}

/** Returns the landscape of a region; null for an unknown key. */
export async function findRegionLandscape(db: Queryable, key: string): Promise<string | null> {
  const row = await db.selectFrom('regions').select('landscape').where('key', '=', key).executeTakeFirst();
  return row?.landscape ?? null;
}

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

/** Returns the filters of an offer; null for an unknown id. */
export async function findOfferQuery(db: Queryable, id: number): Promise<Record<string, unknown> | null> {
  const row = await db.selectFrom('offers').select('query').where('id', '=', id).executeTakeFirst();
  return row ? (row.query as Record<string, unknown>) : null;
}

/** Returns the features from which a staff portrait is drawn; null for an unknown id. */
export async function findPortrait(
  db: Queryable,
  id: number,
): Promise<{ seed: string; fileKey: string | null } | null> {
  const row = await db
    .selectFrom('office_staff')
    .select(['portrait', 'portrait_key'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { seed: `${id}-${row.portrait}`, fileKey: row.portrait_key } : null;
}

/** Returns file, focal point in per cent and shown part of an uploaded picture; null for an unknown id. */
export async function findUpload(
  db: Queryable,
  id: number,
): Promise<{ fileKey: string; focus: { x: number; y: number }; crop: Crop | null } | null> {
  const row = await db
    .selectFrom('uploads')
    .select(['file_key', 'focus_x', 'focus_y', 'crop'])
    .where('upload_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { file_key: fileKey, focus_x: x, focus_y: y, crop } = row;
  return { fileKey, focus: { x, y }, crop: crop as Crop | null };
}

/** Returns the file of a rating's photo; null unless the version matches. */
export async function findRatingPhoto(db: Queryable, id: number, version: string): Promise<string | null> {
  const row = await db
    .selectFrom('rating_photos')
    .select('file_key')
    .where('id', '=', id)
    .where(sql`left(encode(sha256(convert_to(file_key, 'UTF8')), 'hex'), 8)`, '=', version)
    .executeTakeFirst();
  return row?.file_key ?? null;
}

/** Returns what a banner shows of a partner; null for an unknown one. */
export async function findBannerPartner(
  db: Queryable,
  id: number,
): Promise<{ name: string; hasHost: boolean; colours: BrandColours | null } | null> {
  const row = await db
    .selectFrom('partners')
    .select(['name', 'host', 'main_colour', 'accent_colour'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { main_colour: main, accent_colour: accent } = row;
  const colours = main !== null && accent !== null ? { main, accent } : null;
  return { name: row.name, hasHost: row.host !== null, colours };
}
