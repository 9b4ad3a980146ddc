import type { Localized } from '../../domain/language.ts';
import { languages } from '../../domain/language.ts';
import { inTown } from '../../domain/in-town.ts';
import {
  inArea,
  loadCoast,
  loadGazetteer,
  locate,
  type Located,
  reservedPaths,
  slugOf,
  whereIn,
} from '../../engines/geography/face.ts';
import { createHomeChanges } from '../../server/areas/catalogue/catalogue.ts';
import { updateHome } from '../../server/areas/catalogue/home-rows-store.ts';
import {
  locationsStore,
  type RegionRow,
  type PlaceRow,
} from '../../server/areas/locations/locations-store.ts';
import { whoamiStore } from '../../server/areas/whoami/whoami-store.ts';
import type { Tx } from '../../server/platform/database.ts';
import type { SiteTexts } from '../../texts/site-texts.ts';
import { homesOfPlace } from '../import-store.ts';
import { ImportError } from '../import-error.ts';
import { createLocationWriter, type LocationWriter } from '../locations/ensure-locations.ts';
import { locationTexts } from '../locations/location-texts.ts';
import { over, type GeographyFile, type PlaceChange, type RegionChange } from './geography-file.ts';

const { changeHome } = createHomeChanges();

type Told = (line: string) => void;

interface Changing {
  tx: Tx;
  texts: SiteTexts;
  locations: LocationWriter;
  tell: Told;
}

export async function changeGeography(
  tx: Tx,
  file: GeographyFile,
  { texts, tell }: { texts: SiteTexts; tell: Told },
): Promise<void> {
  const changing = { tx, texts, tell, locations: await createLocationWriter(tx, texts) };
  for (const change of file.regions) await changeRegion(changing, change);
  // Paths that the file gave away are taken by now.
  await changing.locations.forget(tx);
  for (const change of file.places) await changePlace(changing, change);
}

async function changeRegion(changing: Changing, change: RegionChange): Promise<void> {
  const { tx, tell, texts } = changing;
  const known = await locationsStore.regionByKey(tx, change.key);
  if (!known) return addRegion(changing, change);
  if (change.country !== undefined && change.country !== known.country_code)
    throw new ImportError(`Region ${change.key} lies in ${known.country_code} and stays there.`);
  const names = over(known.names, change.names ?? {}) as Localized & object;
  const isRenamed = change.names !== undefined || change.where !== undefined;
  await locationsStore.updateRegion(tx, known.id, {
    names,
    ...(change.bounds && { bounds: change.bounds, ...middleOf(change.bounds) }),
    ...(change.landscape && { landscape: change.landscape }),
    ...(isRenamed && { texts: locationTexts(names, change.where ?? whereIn(names, inArea), texts) }),
  });
  await rename(changing, 'region', String(known.id), known.slugs, change.slugs);
  tell(`Region ${change.key}: mended`);
}

async function addRegion(changing: Changing, change: RegionChange): Promise<void> {
  const { tx, texts, tell, locations } = changing;
  const { key, country, names, bounds } = change;
  if (!country || !names || !bounds)
    throw new ImportError(`Region ${key} is new: it needs country, names and bounds.`);
  await locations.ensureCountry(tx, country, middleOf(bounds));
  const slugs = over(
    Object.fromEntries(languages.map((one) => [one, slugOf(names[one])])),
    change.slugs ?? {},
  );
  const id = await locationsStore.insertRegion(tx, {
    key,
    kind: 'holiday',
    country_code: country,
    names: JSON.stringify(names),
    slugs: JSON.stringify(slugs),
    ...middleOf(bounds),
    bounds: JSON.stringify(bounds),
    texts: JSON.stringify(locationTexts(names, change.where ?? whereIn(names, inArea), texts)),
    landscape: change.landscape ?? 'countryside',
  });
  await rename(changing, 'region', String(id), {}, slugs);
  tell(`Region ${key}: added at /${slugs['de']!}/`);
}

async function changePlace(changing: Changing, change: PlaceChange): Promise<void> {
  const { tx, tell, texts } = changing;
  const before = await locationsStore.placeById(tx, change.id);
  const known = before ?? (await addPlace(changing, change));
  if (change.names) {
    const { names } = change;
    await locationsStore.updatePlace(tx, known.id, {
      names,
      texts: locationTexts(names, whereIn(names, inTown), texts),
    });
  }
  const moved = change.region === undefined ? 0 : await movePlace(changing, known, change.region);
  await rename(changing, 'place', String(known.id), known.slugs, change.slugs);
  const slug = change.slugs?.de ?? known.slugs['de'] ?? '';
  const homes = moved > 0 ? `, ${moved} homes moved along` : '';
  tell(
    `Place ${change.id} ${(change.names ?? known.names).de ?? ''}: ${before ? 'mended' : 'added'} at /${slug}/${homes}`,
  );
}

async function addPlace({ tx, locations }: Changing, change: PlaceChange): Promise<PlaceRow> {
  const settlement = loadGazetteer().byId(change.id);
  const located = settlement ? locatedAt(settlement) : locatedByHand(change);
  await locations.ensure(tx, located);
  return (await locationsStore.placeById(tx, change.id))!;
}

/** A settlement stands for itself, even if it is a quarter of a town. */
function locatedAt(town: Located['town']): Located {
  const located = locate(town, loadCoast());
  if (!located) throw new ImportError(`Place ${town.id} does not lie on land.`);
  return { ...located, town, quarter: null };
}

function locatedByHand({ id, names, country, lat, lon, population = 0 }: PlaceChange): Located {
  if (!names || !country || lat === undefined || lon === undefined)
    throw new ImportError(`Place ${id} is not in the gazetteer: it needs names, country, lat and lon.`);
  const located = locate({ lat, lon }, loadCoast());
  if (located?.country !== country) throw new ImportError(`Place ${id} does not lie in ${country}.`);
  const town = { ...located.town, id, names, lat, lon, population };
  return { ...located, town, quarter: null };
}

/** Moves a place and its homes into another region; returns the number of homes. */
async function movePlace({ tx, locations }: Changing, place: PlaceRow, key: string): Promise<number> {
  const region = await locationsStore.regionByKey(tx, key);
  if (!region)
    throw new ImportError(`There is no region ${key}: name it in the same file, or add it before.`);
  if (region.country_code !== place.country_code)
    throw new ImportError(`Place ${place.id} lies in ${place.country_code}, and region ${key} does not.`);
  if (region.id === place.region_id) return 0;
  const { subdivision } = locate(place, loadCoast()) ?? {};
  await locationsStore.updatePlace(tx, place.id, {
    region_id: region.id,
    subdivision_key: subdivision && subdivision.key !== key ? subdivision.key : null,
  });
  await locations.forget(tx);
  const homes = await homesOfPlace(tx, place.id);
  for (const objectNumber of homes)
    await changeHome(tx, objectNumber, async () => {
      await updateHome(tx, objectNumber, { region_id: region.id });
      return { result: null, change: { kind: 'home' } };
    });
  return homes.length;
}

async function rename(
  { tx }: Changing,
  kind: 'region' | 'place',
  target: string,
  before: Record<string, string>,
  slugs: Partial<Record<string, string>> = {},
): Promise<void> {
  for (const language of languages) {
    const path = slugs[language];
    if (path === undefined || path === before[language]) continue;
    const isReserved = reservedPaths(language).includes(path);
    if (isReserved || !(await whoamiStore.movePath(tx, { language, kind, target, path })))
      throw new ImportError(`/${path}/ (${language}) is the address of something else already.`);
  }
  const all = over(before, slugs);
  if (kind === 'region') await locationsStore.updateRegion(tx, Number(target), { slugs: all });
  else await locationsStore.updatePlace(tx, Number(target), { slugs: all });
}

const middleOf = ([south, west, north, east]: readonly [number, number, number, number]) => ({
  lat: (south + north) / 2,
  lon: (west + east) / 2,
});

export function lineOf(row: RegionRow | PlaceRow, homes: number): string {
  const kind = 'key' in row ? `region ${row.key}` : `place ${row.id}`;
  const slugs = languages.map((language) => `/${row.slugs[language] ?? ''}/`).join(' ');
  return `${kind}  ${row.names['de'] ?? ''} (${row.country_code})  ${slugs}  ${homes} homes`;
}
