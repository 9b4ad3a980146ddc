import type { Localized } from '../../domain/language.ts';
import { languages } from '../../domain/language.ts';
import {
  countries,
  countryNameIn,
  inArea,
  loadGazetteer,
  type Located,
  toSlug,
  slugWithUmlauts,
  subdivisionAround,
  whereIn,
  withinGlobe,
} from '../../engines/geography/face.ts';
import { inTown } from '../../domain/in-town.ts';
import { createHomeChanges } from '../../server/areas/catalogue/catalogue.ts';
import { locationsStore } from '../../server/areas/locations/locations-store.ts';
import { whoamiStore } from '../../server/areas/whoami/whoami-store.ts';
import type { Queryable, Tx } from '../../server/platform/database.ts';
import type { SiteTexts } from '../../texts/site-texts.ts';
import { findHomesOfPlace } from '../import-store.ts';
import { createFreePaths } from './free-paths.ts';
import { chooseLandscape } from './landscape-of.ts';
import { locationTexts } from './location-texts.ts';

const { changeHome } = createHomeChanges();

export interface HomeLocation {
  countryCode: string;
  regionId: number;
  placeId: number;
  placeNames: Localized;
}

export interface LocationWriter {
  ensure(tx: Tx, located: Located): Promise<HomeLocation>;
  ensureCountry(tx: Tx, code: string, within: { lat: number; lon: number }): Promise<void>;
  forget(tx?: Tx): Promise<void>;
}

/** Returns the bounding box of all towns in a country or subdivision. */
export type BoundsOf = (unit: string) => Box | null;

export function unitCode({ country, subdivision }: Pick<Located, 'country' | 'subdivision'>): string {
  return subdivision ? `${country}.${subdivision.admin}` : country;
}

const margin = 0.05;
type Box = readonly [number, number, number, number];
const boxAround = ({ lat, lon }: { lat: number; lon: number }, degrees: number): Box => [
  lat - degrees,
  withinGlobe(lon - degrees),
  lat + degrees,
  withinGlobe(lon + degrees),
];
const noNames = Object.fromEntries(languages.map((language) => [language, ''])) as Localized & object;

/** Suffix for a city with the same name as its state: "hamburg-stadt". */
const city: Localized & object = { de: 'Stadt', en: 'city', fr: 'ville', it: 'città' };

const areaOrSuffix = (names: Localized, within: Localized): Localized =>
  whereIn(within, (name, language) => (name === names[language] ? city[language] : name));

/** West is greater than east if a box crosses the date line. */
const findCenter = ([south, west, north, east]: Box) => ({
  lat: (south + north) / 2,
  lon: withinGlobe((west + (east < west ? east + 360 : east)) / 2),
});

/** Assigns homes to countries, regions and places, which are created with their first home. */
export async function createLocationWriter(
  db: Queryable,
  texts: SiteTexts,
  boundsOfUnit: BoundsOf = (unit) => loadGazetteer().findBounds(unit),
): Promise<LocationWriter> {
  let paths = createFreePaths(await whoamiStore.paths(db));
  let knownKeys = await locationsStore.keys(db);

  const findBounds = (located: Located): Box =>
    boundsOfUnit(unitCode(located)) ?? boxAround(located.town, 0.5);

  async function forget(tx: Queryable = db): Promise<void> {
    paths = createFreePaths(await whoamiStore.paths(tx));
    knownKeys = await locationsStore.keys(tx);
  }
  async function writePaths(tx: Tx, kind: string, target: string, slugs: Localized): Promise<void> {
    await whoamiStore.insertPaths(
      tx,
      languages.map((language) => ({ language, path: slugs[language], compname: 'Search', kind, target })),
    );
  }

  async function ensureCountry(tx: Tx, code: string, town: { lat: number; lon: number }): Promise<void> {
    if (knownKeys.countries.has(code)) return;
    const countryEntry = countries.find((country) => country.code === code);
    const names = countryEntry?.names ?? whereIn(noNames, (_, language) => countryNameIn(code, language));
    const slugs = paths.take(names, noNames, code, slugWithUmlauts);
    const bounds = countryEntry?.bounds ?? boundsOfUnit(code) ?? boxAround(town, 2);
    await locationsStore.insertCountry(tx, {
      code,
      names: JSON.stringify(names),
      slugs: JSON.stringify(slugs),
      lat: countryEntry?.lat ?? town.lat,
      lon: countryEntry?.lon ?? town.lon,
      bounds: JSON.stringify(bounds),
      texts: JSON.stringify(locationTexts(names, countryEntry?.where ?? whereIn(names, inArea), texts)),
    });
    await writePaths(tx, 'country', code, slugs);
    knownKeys.countries.add(code);
  }

  function findArea({ country, holidayRegion, subdivision }: Located) {
    const countryNames = whereIn(noNames, (_, language) => countryNameIn(country, language));
    if (holidayRegion)
      return { key: holidayRegion.key, kind: 'holiday', names: holidayRegion.names } as const;
    if (subdivision) return { key: subdivision.key, kind: 'subdivision', names: subdivision.names } as const;
    return { key: country, kind: 'country', names: countryNames } as const;
  }

  async function ensureRegion(tx: Tx, located: Located): Promise<number> {
    const { key, kind, names } = findArea(located);
    const regionId = knownKeys.regions.get(key);
    if (regionId !== undefined) return regionId;
    const { country, holidayRegion, town } = located;
    const countryNames = whereIn(noNames, (_, language) => countryNameIn(country, language));
    // A country without subdivisions is its own region and has a single page.
    const slugs =
      kind === 'country'
        ? await locationsStore.countrySlugs(tx, country)
        : paths.take(names, countryNames, key, slugWithUmlauts);
    const preposition = holidayRegion?.where ?? whereIn(names, inArea);
    const id = await locationsStore.insertRegion(tx, {
      key,
      kind,
      country_code: country,
      names: JSON.stringify(names),
      slugs: JSON.stringify(slugs),
      ...findCenter(holidayRegion?.bounds ?? findBounds(located)),
      bounds: JSON.stringify(holidayRegion?.bounds ?? findBounds(located)),
      texts: JSON.stringify(locationTexts(names, preposition, texts)),
      landscape: holidayRegion?.landscape ?? chooseLandscape(town),
    });
    if (kind !== 'country') await writePaths(tx, 'region', String(id), slugs);
    knownKeys.regions.set(key, id);
    return id;
  }

  async function addPlace(tx: Tx, regionId: number, located: Located): Promise<void> {
    const { town, country, subdivision } = located;
    const key = String(town.id);
    const slugs = paths.take(town.names, areaOrSuffix(town.names, findArea(located).names), key, toSlug);
    await locationsStore.insertPlace(tx, {
      id: town.id,
      region_id: regionId,
      country_code: country,
      names: JSON.stringify(town.names),
      state_names: JSON.stringify(subdivision?.names ?? {}),
      slugs: JSON.stringify(slugs),
      lat: town.lat,
      lon: town.lon,
      bounds: JSON.stringify(boxAround(town, margin * (town.population > 200_000 ? 3 : 1))),
      population: town.population,
      texts: JSON.stringify(locationTexts(town.names, whereIn(town.names, inTown), texts)),
    });
    await writePaths(tx, 'place', key, slugs);
    knownKeys.places.set(town.id, { regionId, names: town.names, subdivision: null });
  }

  /** A town in the Allgäu also belongs to Bavaria, whose page is created with its first home. */
  async function ensureSubdivision(tx: Tx, located: Located): Promise<void> {
    const surroundingSubdivision = subdivisionAround(located.holidayRegion, located.subdivision);
    const place = knownKeys.places.get(located.town.id)!;
    if (!surroundingSubdivision || place.regionId === knownKeys.regions.get(surroundingSubdivision.key))
      return;
    await ensureRegion(tx, { ...located, holidayRegion: null });
    if (place.subdivision === surroundingSubdivision.key) return;
    await locationsStore.setSubdivision(tx, located.town.id, surroundingSubdivision.key);
    // Homes that the place already has are added to the subdivision as well.
    for (const objectNumber of await findHomesOfPlace(tx, located.town.id))
      await changeHome(tx, objectNumber, () => Promise.resolve({ result: null, change: { kind: 'home' } }));
    knownKeys.places.set(located.town.id, { ...place, subdivision: surroundingSubdivision.key });
  }

  return {
    forget,
    ensureCountry,
    async ensure(tx, located) {
      const { town, country } = located;
      await ensureCountry(tx, country, town);
      // An existing place keeps its region and names, which may have been changed since.
      if (!knownKeys.places.has(town.id)) await addPlace(tx, await ensureRegion(tx, located), located);
      await ensureSubdivision(tx, located);
      const { regionId, names } = knownKeys.places.get(town.id)!;
      return { countryCode: country, regionId, placeId: town.id, placeNames: names };
    },
  };
}
