import type { Localized } from '../../domain/language.ts';
import { languages } from '../../domain/language.ts';
import {
  countries,
  countryNameIn,
  inArea,
  loadGazetteer,
  type Located,
  slugOf,
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
import { homesOfPlace } from '../import-store.ts';
import { createFreePaths } from './free-paths.ts';
import { landscapeOf } from './landscape-of.ts';
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

/** South, west, north and east of all towns in a country or its subdivision. */
export type BoundsOf = (unit: string) => Box | null;

export function unitOf({ country, subdivision }: Pick<Located, 'country' | 'subdivision'>): string {
  return subdivision ? `${country}.${subdivision.admin}` : country;
}

const margin = 0.05;
type Box = readonly [number, number, number, number];
const around = ({ lat, lon }: { lat: number; lon: number }, degrees: number): Box => [
  lat - degrees,
  withinGlobe(lon - degrees),
  lat + degrees,
  withinGlobe(lon + degrees),
];
const noNames = Object.fromEntries(languages.map((language) => [language, ''])) as Localized & object;

/** A city that shares its state's name gets a suffix: "hamburg-stadt". */
const city: Localized & object = { de: 'Stadt', en: 'city', fr: 'ville', it: 'città' };

const tellingApart = (names: Localized, within: Localized): Localized =>
  whereIn(within, (name, language) => (name === names[language] ? city[language] : name));

/** West is greater than east if a box crosses the date line. */
const middleOf = ([south, west, north, east]: Box) => ({
  lat: (south + north) / 2,
  lon: withinGlobe((west + (east < west ? east + 360 : east)) / 2),
});

/** Assigns homes to countries, regions and places, each created with its first home. */
export async function createLocationWriter(
  db: Queryable,
  texts: SiteTexts,
  boundsOfUnit: BoundsOf = (unit) => loadGazetteer().boundsOf(unit),
): Promise<LocationWriter> {
  let paths = createFreePaths(await whoamiStore.paths(db));
  let known = await locationsStore.keys(db);

  const boundsOf = (located: Located): Box => boundsOfUnit(unitOf(located)) ?? around(located.town, 0.5);

  async function forget(tx: Queryable = db): Promise<void> {
    paths = createFreePaths(await whoamiStore.paths(tx));
    known = await locationsStore.keys(tx);
  }
  async function writePaths(tx: Tx, kind: string, target: string, slugs: Localized): Promise<void> {
    await whoamiStore.insertPaths(
      tx,
      languages.map((language) => ({ language, path: slugs[language], compname: 'Search', kind, target })),
    );
  }

  async function ensureCountry(tx: Tx, code: string, town: { lat: number; lon: number }): Promise<void> {
    if (known.countries.has(code)) return;
    const listed = countries.find((country) => country.code === code);
    const names = listed?.names ?? whereIn(noNames, (_, language) => countryNameIn(code, language));
    const slugs = paths.take(names, noNames, code, slugWithUmlauts);
    const bounds = listed?.bounds ?? boundsOfUnit(code) ?? around(town, 2);
    await locationsStore.insertCountry(tx, {
      code,
      names: JSON.stringify(names),
      slugs: JSON.stringify(slugs),
      lat: listed?.lat ?? town.lat,
      lon: listed?.lon ?? town.lon,
      bounds: JSON.stringify(bounds),
      texts: JSON.stringify(locationTexts(names, listed?.where ?? whereIn(names, inArea), texts)),
    });
    await writePaths(tx, 'country', code, slugs);
    known.countries.add(code);
  }

  function areaOf({ country, holidayRegion, subdivision }: Located) {
    const countryNames = whereIn(noNames, (_, language) => countryNameIn(country, language));
    if (holidayRegion)
      return { key: holidayRegion.key, kind: 'holiday', names: holidayRegion.names } as const;
    if (subdivision) return { key: subdivision.key, kind: 'subdivision', names: subdivision.names } as const;
    return { key: country, kind: 'country', names: countryNames } as const;
  }

  async function ensureRegion(tx: Tx, located: Located): Promise<number> {
    const { key, kind, names } = areaOf(located);
    const regionId = known.regions.get(key);
    if (regionId !== undefined) return regionId;
    const { country, holidayRegion, town } = located;
    const countryNames = whereIn(noNames, (_, language) => countryNameIn(country, language));
    // A country without parts is its own region, and has one page.
    const slugs =
      kind === 'country'
        ? await locationsStore.countrySlugs(tx, country)
        : paths.take(names, countryNames, key, slugWithUmlauts);
    const where = holidayRegion?.where ?? whereIn(names, inArea);
    const id = await locationsStore.insertRegion(tx, {
      key,
      kind,
      country_code: country,
      names: JSON.stringify(names),
      slugs: JSON.stringify(slugs),
      ...middleOf(holidayRegion?.bounds ?? boundsOf(located)),
      bounds: JSON.stringify(holidayRegion?.bounds ?? boundsOf(located)),
      texts: JSON.stringify(locationTexts(names, where, texts)),
      landscape: holidayRegion?.landscape ?? landscapeOf(town),
    });
    if (kind !== 'country') await writePaths(tx, 'region', String(id), slugs);
    known.regions.set(key, id);
    return id;
  }

  async function addPlace(tx: Tx, regionId: number, located: Located): Promise<void> {
    const { town, country, subdivision } = located;
    const key = String(town.id);
    const slugs = paths.take(town.names, tellingApart(town.names, areaOf(located).names), key, slugOf);
    await locationsStore.insertPlace(tx, {
      id: town.id,
      region_id: regionId,
      country_code: country,
      names: JSON.stringify(town.names),
      state_names: JSON.stringify(subdivision?.names ?? {}),
      slugs: JSON.stringify(slugs),
      lat: town.lat,
      lon: town.lon,
      bounds: JSON.stringify(around(town, margin * (town.population > 200_000 ? 3 : 1))),
      population: town.population,
      texts: JSON.stringify(locationTexts(town.names, whereIn(town.names, inTown), texts)),
    });
    await writePaths(tx, 'place', key, slugs);
    known.places.set(town.id, { regionId, names: town.names, subdivision: null });
  }

  /** A town of the Allgäu lies in Bavaria too, whose page is created with the first such home. */
  async function ensureSubdivision(tx: Tx, located: Located): Promise<void> {
    const around = subdivisionAround(located.holidayRegion, located.subdivision);
    const place = known.places.get(located.town.id)!;
    if (!around || place.regionId === known.regions.get(around.key)) return;
    await ensureRegion(tx, { ...located, holidayRegion: null });
    if (place.subdivision === around.key) return;
    await locationsStore.setSubdivision(tx, located.town.id, around.key);
    // The homes that the place has already are found in the subdivision from now on.
    for (const objectNumber of await homesOfPlace(tx, located.town.id))
      await changeHome(tx, objectNumber, () => Promise.resolve({ result: null, change: { kind: 'home' } }));
    known.places.set(located.town.id, { ...place, subdivision: around.key });
  }

  return {
    forget,
    ensureCountry,
    async ensure(tx, located) {
      const { town, country } = located;
      await ensureCountry(tx, country, town);
      // A place that is there already has its region, and may have got other names.
      if (!known.places.has(town.id)) await addPlace(tx, await ensureRegion(tx, located), located);
      await ensureSubdivision(tx, located);
      const { regionId, names } = known.places.get(town.id)!;
      return { countryCode: country, regionId, placeId: town.id, placeNames: names };
    },
  };
}
