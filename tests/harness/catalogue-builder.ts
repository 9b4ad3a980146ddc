import { sql, type Insertable } from 'kysely';
import type { DB, Homes } from '../../database/types.ts';
import { languages, type Language, type Localized } from '../../domain/language.ts';
import { everyWeekday } from '../../domain/pricing/home-rates.ts';
import { addDays, todayInBerlin, type PlainDate } from '../../domain/stay.ts';
import type { DatabaseConnection } from '../../server/platform/database.ts';
import { cents } from '../../domain/cents.ts';

type Connection = Pick<DatabaseConnection, 'db'>;

/** The same text in every language with the language as a suffix, so that a mix-up shows. */
export function localized(text: string | Partial<Localized>): Localized {
  const entries = languages.map((language) => [
    language,
    typeof text === 'string' ? (language === 'de' ? text : `${text} ${language}`) : (text[language] ?? ''),
  ]);
  return Object.fromEntries(entries) as Localized & object;
}

const slugs = (text: string): string =>
  JSON.stringify(
    Object.fromEntries(
      languages.map((language) => [language, language === 'de' ? text : `${text}-${language}`]),
    ),
  );

interface CountryFields {
  code?: string;
  names?: Partial<Localized>;
  slug?: string;
  /** South, west, north, east. */
  bounds?: readonly [number, number, number, number];
  texts?: Readonly<Record<string, Partial<Localized>>>;
  teaserOrder?: number | null;
}

export async function aCountry({ db }: Connection, fields: CountryFields = {}): Promise<string> {
  const code = fields.code ?? 'de';
  const bounds = fields.bounds ?? [47, 6, 55, 15];
  await db
    .insertInto('countries')
    .values({
      code,
      names: JSON.stringify(fields.names ?? localized(`Land ${code}`)),
      slugs: slugs(fields.slug ?? `land-${code}`),
      lat: (bounds[0] + bounds[2]) / 2,
      lon: (bounds[1] + bounds[3]) / 2,
      bounds: JSON.stringify(bounds),
      texts: JSON.stringify(fields.texts ?? {}),
      teaser_order: fields.teaserOrder ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return code;
}

interface RegionFields extends Omit<CountryFields, 'code'> {
  id?: number;
  key?: string;
  country?: string;
  landscape?: string;
}

export async function aRegion(connection: Connection, fields: RegionFields = {}): Promise<number> {
  const id = fields.id ?? 1;
  const key = fields.key ?? `region-${id}`;
  const bounds = fields.bounds ?? [53, 9, 55, 12];
  await connection.db
    .insertInto('regions')
    .values({
      id,
      key,
      country_code: await aCountry(connection, { code: fields.country ?? 'de' }),
      names: JSON.stringify(fields.names ?? localized(`Region ${id}`)),
      slugs: slugs(fields.slug ?? key),
      lat: (bounds[0] + bounds[2]) / 2,
      lon: (bounds[1] + bounds[3]) / 2,
      bounds: JSON.stringify(bounds),
      texts: JSON.stringify(fields.texts ?? {}),
      landscape: fields.landscape ?? 'balticSea',
      teaser_order: fields.teaserOrder ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

interface PlaceFields extends Omit<CountryFields, 'code' | 'teaserOrder'> {
  id?: number;
  region?: number;
  country?: string;
  /** Amounts in cents per person and night. */
  touristTax?: readonly { fromAge: number; toAge: number; amount: number }[];
}

export async function aPlace(connection: Connection, fields: PlaceFields = {}): Promise<number> {
  const id = fields.id ?? 1;
  const country = fields.country ?? 'de';
  const bounds = fields.bounds ?? [53.9, 10.7, 54.1, 11];
  await connection.db
    .insertInto('places')
    .values({
      id,
      region_id: await aRegion(connection, { id: fields.region ?? 1, country }),
      country_code: country,
      names: JSON.stringify(fields.names ?? localized(`Ort ${id}`)),
      slugs: slugs(fields.slug ?? `ort-${id}`),
      lat: (bounds[0] + bounds[2]) / 2,
      lon: (bounds[1] + bounds[3]) / 2,
      bounds: JSON.stringify(bounds),
      texts: JSON.stringify(fields.texts ?? {}),
      tourist_tax: JSON.stringify(fields.touristTax ?? []),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`select setval('place_numbers', (select max(id) from places))`.execute(connection.db);
  return id;
}

interface SeasonFields {
  fromDate?: PlainDate;
  untilDate?: PlainDate;
  nightly?: number;
  weekly?: number;
  minStay?: number;
  maxStay?: number;
  arrivalDays?: number;
  departureDays?: number;
}

interface HomeFields {
  objectNumber?: number;
  country?: string;
  /** Region and place are created if missing. */
  region?: number;
  place?: number;
  landlord?: number;
  agency?: number | null;
  active?: boolean;
  removed?: boolean;
  title?: string;
  /** Languages in which the landlord wrote the texts. */
  languages?: readonly Language[];
  pictures?: number;
  /** Rates are in cents; the default is one season of two years from today on, with arrival on every day. */
  seasons?: readonly SeasonFields[];
  touristTax?: PlaceFields['touristTax'];
  /** Further columns of `homes`. */
  columns?: Partial<Insertable<Homes>>;
}

let lastNumber = 1000;

async function parentsOf(connection: Connection, fields: HomeFields): Promise<Record<string, unknown>> {
  const { db } = connection;
  const region = fields.region ?? 1;
  const country = fields.country ?? 'de';
  const place = await aPlace(connection, {
    id: fields.place ?? region,
    region,
    country,
    ...(fields.touristTax ? { touristTax: fields.touristTax } : {}),
  });
  const landlord = fields.landlord ?? 1;
  await db
    .insertInto('landlords')
    .values({ id: landlord, name: `Vermieterin ${landlord}`, email: `landlord${landlord}@example.org` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`select setval('landlord_numbers', (select max(id) from landlords))`.execute(db);
  const agency = fields.agency ?? null;
  if (agency !== null) {
    await db
      .insertInto('agencies')
      .values({ id: agency, name: `Agentur ${agency}`, email: `agency${agency}@example.org` })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return {
    place_id: place,
    region_id: region,
    country_code: country,
    landlord_id: landlord,
    agency_id: agency,
  };
}

/**
 * Inserts a home that can be shown, priced and booked, with its place, region, country and landlord. A test names only the fields that
 * matter. Resolves to its object number.
 */
export async function aHome(connection: Connection, fields: HomeFields = {}): Promise<number> {
  const { db } = connection;
  const objectNumber = fields.objectNumber ?? ++lastNumber;
  const parents = (await parentsOf(connection, fields)) as Pick<
    Insertable<DB['homes']>,
    'place_id' | 'region_id' | 'country_code' | 'landlord_id' | 'agency_id'
  >;
  await db
    .insertInto('homes')
    .values({
      object_number: objectNumber,
      ...parents,
      object_type: 'house',
      kind: 'farmhouse',
      ...(fields.removed
        ? { state: 'removed' }
        : fields.active === false
          ? { state: 'paused', paused_by: 'landlord' }
          : {}),
      removed_at: fields.removed ? new Date('2026-01-01T00:00:00Z') : null,
      lat: 54,
      lon: 10.85,
      persons_max: 6,
      adults_max: 6,
      count_rooms: 4,
      count_rooms_sleeping: 3,
      count_rooms_bath: 1,
      squaremeter_living: 90,
      ...fields.columns,
    })
    .execute();
  const texts = (fields.languages ?? (['de'] as const)).map((language) => ({
    object_number: objectNumber,
    language,
    title: `${fields.title ?? `Haus ${objectNumber}`}${language === 'de' ? '' : ` ${language}`}`,
    teaser: `Kurz ${language}`,
    description: `Beschreibung ${language}`,
    feature_description: `Ausstattung ${language}`,
  }));
  if (texts.length > 0) await db.insertInto('home_texts').values(texts).execute();
  const pictures = Array.from({ length: fields.pictures ?? 2 }, (_, index) => ({
    object_number: objectNumber,
    no: index + 1,
    scene: index === 0 ? 'outside' : 'living',
  }));
  if (pictures.length > 0) await db.insertInto('home_images').values(pictures).execute();
  await addSeasons(connection, objectNumber, fields.seasons ?? [{}]);
  return objectNumber;
}

async function addSeasons(
  { db }: Connection,
  objectNumber: number,
  seasons: readonly SeasonFields[],
): Promise<void> {
  const today = todayInBerlin(new Date());
  for (const season of seasons) {
    const nightly = season.nightly ?? 10_000;
    await db
      .insertInto('price_seasons')
      .values({
        object_number: objectNumber,
        from_date: season.fromDate ?? today,
        until_date: season.untilDate ?? addDays(season.fromDate ?? today, 800),
        nightly_cents: cents(nightly),
        weekly_cents: cents(season.weekly ?? nightly * 7),
        min_stay: season.minStay ?? 1,
        max_stay: season.maxStay ?? 365,
        arrival_days: season.arrivalDays ?? everyWeekday,
        departure_days: season.departureDays ?? everyWeekday,
      })
      .execute();
  }
}
