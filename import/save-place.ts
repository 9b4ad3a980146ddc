import { languages, type Language } from '../domain/language.ts';
import { stateNames } from '../geography/states.ts';
import { locationsStore } from '../server/areas/locations/locations-store.ts';
import { whoamiStore } from '../server/areas/whoami/whoami-store.ts';
import type { Tx } from '../server/platform/database.ts';
import type { CataloguePlace } from './import-store.ts';
import type { RegionArea, Town } from './place-homes.ts';

/** So many degrees around its middle belong to a town. */
const margin = 0.05;

/** A town that the catalogue lacks becomes one of its places, with a path in every language. */
export async function savePlace(
  tx: Tx,
  town: Town,
  region: RegionArea,
  slug: string,
): Promise<CataloguePlace> {
  const inEach = (text: string): Record<Language, string> =>
    Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, string>;
  const names = inEach(town.name);
  const id = await locationsStore.insertPlace(tx, {
    region_id: region.id,
    country_code: region.countryCode,
    names: JSON.stringify(names),
    state_names: JSON.stringify(stateNames(region.countryCode, town.adminCode)),
    slugs: (placeId) => JSON.stringify(inEach(`${slug}-${placeId}`)),
    lat: town.lat,
    lon: town.lon,
    bounds: JSON.stringify([town.lat - margin, town.lon - margin, town.lat + margin, town.lon + margin]),
    population: town.population,
  });
  await whoamiStore.insertPaths(
    tx,
    languages.map((language) => ({
      language,
      path: `${slug}-${id}`,
      compname: 'Search',
      kind: 'place',
      target: String(id),
    })),
  );
  return { id, regionId: region.id, countryCode: region.countryCode, lat: town.lat, lon: town.lon, names };
}
