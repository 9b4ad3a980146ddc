import { sql, type Insertable } from 'kysely';
import type { Homes } from '../database/types.ts';
import { languages, type Language } from '../domain/language.ts';
import type { Database, Queryable, Tx } from '../server/platform/database.ts';
import type { FeedHome } from './feed-home.ts';
import type { PlacePoint, RegionArea, Town } from './place-homes.ts';
import type { Schedule } from './season-runs.ts';
import type { HomeText } from './write-texts.ts';

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

/** Content digests of the source's homes, by the feed's key. */
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

/** Feeds name no landlords: one provider stands for the source. */
export async function createSource(
  tx: Tx,
  source: string,
  provider: { name: string; email: string },
  dates: { shiftDays: number | null; firstDate: string },
): Promise<SourceRow> {
  await lockNumbers(tx);
  const { id } = await tx
    .selectFrom('landlords')
    .select(sql<number>`coalesce(max(id), 0) + 1`.as('id'))
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('landlords')
    .values({ id, ...provider, is_trader: true })
    .execute();
  await tx
    .insertInto('import_sources')
    .values({ source, landlord_id: id, shift_days: dates.shiftDays, first_date: dates.firstDate })
    .execute();
  return { landlordId: id, ...dates };
}

/** Numbers are given as the highest one plus one: one import at a time gives them. */
async function lockNumbers(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7251002)`.execute(tx);
}

export async function wakeIndexes(db: Database): Promise<void> {
  await sql`select pg_notify('outbox', '')`.execute(db);
}

/** A town that the catalogue lacks becomes one of its places, with a path in every language. */
export async function createPlace(
  tx: Tx,
  town: Town,
  region: RegionArea,
  slug: string,
): Promise<CataloguePlace> {
  await lockNumbers(tx);
  const { id } = await tx
    .selectFrom('places')
    .select(sql<number>`coalesce(max(id), 0) + 1`.as('id'))
    .executeTakeFirstOrThrow();
  const names = Object.fromEntries(languages.map((language) => [language, town.name])) as Record<
    Language,
    string
  >;
  const path = `${slug}-${id}`;
  const margin = 0.05;
  await tx
    .insertInto('places')
    .values({
      id,
      region_id: region.id,
      country_code: region.countryCode,
      names: JSON.stringify(names),
      slugs: JSON.stringify(Object.fromEntries(languages.map((language) => [language, path]))),
      lat: town.lat,
      lon: town.lon,
      bounds: JSON.stringify([town.lat - margin, town.lon - margin, town.lat + margin, town.lon + margin]),
      population: town.population,
    })
    .execute();
  await tx
    .insertInto('whoami_paths')
    .values(
      languages.map((language) => ({
        language,
        path,
        compname: 'Search',
        kind: 'place',
        target: String(id),
      })),
    )
    .execute();
  return { id, regionId: region.id, countryCode: region.countryCode, lat: town.lat, lon: town.lon, names };
}

export interface HomeToWrite {
  source: string;
  digest: string;
  landlordId: number;
  feed: FeedHome;
  place: CataloguePlace;
  kmToSea: number | null;
  texts: readonly HomeText[];
  schedule: Schedule;
  scenes: readonly string[];
  slugOf(objectNumber: number, title: string): string;
}

export interface WrittenHome {
  objectNumber: number;
  /** Blocked stretches that could not be written since somebody has booked there meanwhile. */
  keptBookings: number;
}

/** Writes one home with everything that belongs to it; an existing one keeps its number, bookings and ratings. */
export async function writeHome(tx: Tx, home: HomeToWrite): Promise<WrittenHome> {
  const known = await tx
    .selectFrom('homes')
    .select(['object_number', 'version'])
    .where('source', '=', home.source)
    .where('source_key', '=', home.feed.key)
    .forUpdate()
    .executeTakeFirst();
  const row = homeRow(home);
  let objectNumber: number;
  let version = 1;
  if (known) {
    objectNumber = known.object_number;
    version = known.version + 1;
    await tx
      .updateTable('homes')
      .set({ ...row, version })
      .where('object_number', '=', objectNumber)
      .execute();
    for (const table of ['home_texts', 'home_images', 'price_seasons', 'rating_summaries'] as const) {
      await tx.deleteFrom(table).where('object_number', '=', objectNumber).execute();
    }
    await tx
      .deleteFrom('stays')
      .where('object_number', '=', objectNumber)
      .where('kind', '=', 'blocked')
      .execute();
  } else {
    objectNumber = await nextObjectNumber(tx);
    await tx
      .insertInto('homes')
      .values({ ...row, object_number: objectNumber })
      .execute();
    await writePaths(tx, objectNumber, home);
  }
  await writeParts(tx, objectNumber, home);
  const keptBookings = await blockPeriods(tx, objectNumber, home.schedule);
  await tx.insertInto('outbox').values({ object_number: objectNumber, version }).execute();
  return { objectNumber, keptBookings };
}

async function nextObjectNumber(tx: Tx): Promise<number> {
  await lockNumbers(tx);
  const { next } = await tx
    .selectFrom('homes')
    .select(sql<number>`greatest(coalesce(max(object_number), 0) + 1, 1000001)`.as('next'))
    .executeTakeFirstOrThrow();
  return next;
}

function homeRow(home: HomeToWrite): Omit<Insertable<Homes>, 'object_number'> {
  const { feed, place } = home;
  return {
    place_id: place.id,
    region_id: place.regionId,
    country_code: place.countryCode,
    landlord_id: home.landlordId,
    object_type: feed.objectType,
    kind: feed.kind,
    provider_type: 'private',
    lat: feed.lat,
    lon: feed.lon,
    persons_max: feed.personsMax,
    adults_max: feed.personsMax,
    count_rooms: feed.bedrooms + 1,
    count_rooms_sleeping: feed.bedrooms,
    count_rooms_bath: feed.bathrooms,
    squaremeter_living: feed.squaremeterLiving,
    dogs_max: feed.dogsMax,
    amenities: feed.amenities,
    equipment: JSON.stringify(feed.equipment),
    dist_sea_m: home.kmToSea === null ? null : Math.round(home.kmToSea * 1000),
    source: home.source,
    source_key: feed.key,
    source_digest: home.digest,
  };
}

async function writePaths(tx: Tx, objectNumber: number, home: HomeToWrite): Promise<void> {
  await tx
    .insertInto('whoami_paths')
    .values(
      home.texts.map(({ language, title }) => ({
        language,
        path: home.slugOf(objectNumber, title),
        compname: 'Object',
        kind: 'home',
        target: String(objectNumber),
      })),
    )
    .execute();
}

async function writeParts(
  tx: Tx,
  objectNumber: number,
  { texts, scenes, schedule, feed }: HomeToWrite,
): Promise<void> {
  await tx
    .insertInto('home_texts')
    .values(texts.map((text) => ({ object_number: objectNumber, ...text })))
    .execute();
  await tx
    .insertInto('home_images')
    .values(scenes.map((scene, index) => ({ object_number: objectNumber, no: index + 1, scene })))
    .execute();
  if (schedule.seasons.length > 0) {
    await tx
      .insertInto('price_seasons')
      .values(schedule.seasons.map((season) => ({ object_number: objectNumber, ...season })))
      .execute();
  }
  if (feed.rating) {
    const { total, average, ...parts } = feed.rating;
    await tx
      .insertInto('rating_summaries')
      .values({
        object_number: objectNumber,
        furniture: parts.furniture,
        location: parts.location,
        cleanliness: parts.cleanliness,
        external_impression: parts.externalImpression,
        price_to_service: parts.priceToService,
        average,
        total,
        provenance: 'imported',
      })
      .execute();
  }
}

/** Nights that guests have booked here stay theirs: what the feed blocks around them is written without them. */
async function blockPeriods(tx: Tx, objectNumber: number, schedule: Schedule): Promise<number> {
  if (schedule.blocked.length === 0) return 0;
  const ranges = sql.join(
    schedule.blocked.map(({ from, until }) => sql`daterange(${from}::date, ${until}::date)`),
  );
  const { rows } = await sql<{ kept: number }>`
    with wanted as (select unnest(array[${ranges}]) as period),
    taken as (select coalesce(range_agg(period), '{}') as periods from stays where object_number = ${objectNumber}),
    written as (
      insert into stays (object_number, period, kind)
      select ${objectNumber}, unnest(datemultirange(wanted.period) - taken.periods), 'blocked'
      from wanted, taken returning 1)
    select count(*) as kept from wanted, taken where wanted.period && taken.periods`.execute(tx);
  return rows[0]?.kept ?? 0;
}
