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
  toSlug,
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
import { findHomesOfPlace } from '../import-store.ts';
import { ImportError } from '../import-error.ts';
import { createLocationWriter, type LocationWriter } from '../locations/ensure-locations.ts';
import { locationTexts } from '../locations/location-texts.ts';
import { overrideNames, type GeographyFile, type PlaceChange, type RegionChange } from './geography-file.ts';

const { changeHome } = createHomeChanges();

type Told = (line: string) => void;

interface ChangeContext {
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
  const context = { tx, texts, tell, locations: await createLocationWriter(tx, texts) };
  for (const change of file.regions) await changeRegion(context, change);
  // Reads the paths again, because the file may have released or occupied some.
  await context.locations.forget(tx);
  for (const change of file.places) await changePlace(context, change);
}

async function changeRegion(context: ChangeContext, change: RegionChange): Promise<void> {
  const { tx, tell, texts } = context;
  const existingRegion = await locationsStore.regionByKey(tx, change.key);
  if (!existingRegion) return addRegion(context, change);
  if (change.country !== undefined && change.country !== existingRegion.country_code)
    throw new ImportError(`Region ${change.key} lies in ${existingRegion.country_code} and stays there.`);
  const names = overrideNames(existingRegion.names, change.names ?? {}) as Localized & object;
  const isRenamed = change.names !== undefined || change.where !== undefined;
  await locationsStore.updateRegion(tx, existingRegion.id, {
    names,
    ...(change.bounds && { bounds: change.bounds, ...findCenter(change.bounds) }),
    ...(change.landscape && { landscape: change.landscape }),
    ...(isRenamed && { texts: locationTexts(names, change.where ?? whereIn(names, inArea), texts) }),
  });
  await rename(context, 'region', String(existingRegion.id), existingRegion.slugs, change.slugs);
  tell(`Region ${change.key}: mended`);
}

async function addRegion(context: ChangeContext, change: RegionChange): Promise<void> {
  const { tx, texts, tell, locations } = context;
  const { key, country, names, bounds } = change;
  if (!country || !names || !bounds)
    throw new ImportError(`Region ${key} is new: it needs country, names and bounds.`);
  await locations.ensureCountry(tx, country, findCenter(bounds));
  const slugs = overrideNames(
    Object.fromEntries(languages.map((language) => [language, toSlug(names[language])])),
    change.slugs ?? {},
  );
  const id = await locationsStore.insertRegion(tx, {
    key,
    kind: 'holiday',
    country_code: country,
    names: JSON.stringify(names),
    slugs: JSON.stringify(slugs),
    ...findCenter(bounds),
    bounds: JSON.stringify(bounds),
    texts: JSON.stringify(locationTexts(names, change.where ?? whereIn(names, inArea), texts)),
    landscape: change.landscape ?? 'countryside',
  });
  await rename(context, 'region', String(id), {}, slugs);
  tell(`Region ${key}: added at /${slugs['de']!}/`);
}

async function changePlace(context: ChangeContext, change: PlaceChange): Promise<void> {
  const { tx, tell, texts } = context;
  const storedPlace = await locationsStore.placeById(tx, change.id);
  const place = storedPlace ?? (await addPlace(context, change));
  if (change.names) {
    const { names } = change;
    await locationsStore.updatePlace(tx, place.id, {
      names,
      texts: locationTexts(names, whereIn(names, inTown), texts),
    });
  }
  const movedHomes = change.region === undefined ? 0 : await movePlace(context, place, change.region);
  await rename(context, 'place', String(place.id), place.slugs, change.slugs);
  const slug = change.slugs?.de ?? place.slugs['de'] ?? '';
  const homes = movedHomes > 0 ? `, ${movedHomes} homes moved along` : '';
  tell(
    `Place ${change.id} ${(change.names ?? place.names).de ?? ''}: ${storedPlace ? 'mended' : 'added'} at /${slug}/${homes}`,
  );
}

async function addPlace({ tx, locations }: ChangeContext, change: PlaceChange): Promise<PlaceRow> {
  const settlement = loadGazetteer().byId(change.id);
  const placement = settlement ? placeSettlement(settlement) : placeManually(change);
  await locations.ensure(tx, placement);
  return (await locationsStore.placeById(tx, change.id))!;
}

/** Locates a settlement of its own, even if the gazetteer counts it as a part of a town. */
function placeSettlement(town: Located['town']): Located {
  const placement = locate(town, loadCoast());
  if (!placement) throw new ImportError(`Place ${town.id} does not lie on land.`);
  return { ...placement, town, quarter: null };
}

function placeManually({ id, names, country, lat, lon, population = 0 }: PlaceChange): Located {
  if (!names || !country || lat === undefined || lon === undefined)
    throw new ImportError(`Place ${id} is not in the gazetteer: it needs names, country, lat and lon.`);
  const placement = locate({ lat, lon }, loadCoast());
  if (placement?.country !== country) throw new ImportError(`Place ${id} does not lie in ${country}.`);
  const town = { ...placement.town, id, names, lat, lon, population };
  return { ...placement, town, quarter: null };
}

/** Moves a place and its homes to another region and returns the number of homes. */
async function movePlace({ tx, locations }: ChangeContext, place: PlaceRow, key: string): Promise<number> {
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
  const homes = await findHomesOfPlace(tx, place.id);
  for (const objectNumber of homes)
    await changeHome(tx, objectNumber, async () => {
      await updateHome(tx, objectNumber, { region_id: region.id });
      return { result: null, change: { kind: 'home' } };
    });
  return homes.length;
}

async function rename(
  { tx }: ChangeContext,
  kind: 'region' | 'place',
  target: string,
  earlierSlugs: Record<string, string>,
  slugs: Partial<Record<string, string>> = {},
): Promise<void> {
  for (const language of languages) {
    const path = slugs[language];
    if (path === undefined || path === earlierSlugs[language]) continue;
    const isReserved = reservedPaths(language).includes(path);
    if (isReserved || !(await whoamiStore.movePath(tx, { language, kind, target, path })))
      throw new ImportError(`/${path}/ (${language}) is the address of something else already.`);
  }
  const mergedSlugs = overrideNames(earlierSlugs, slugs);
  if (kind === 'region') await locationsStore.updateRegion(tx, Number(target), { slugs: mergedSlugs });
  else await locationsStore.updatePlace(tx, Number(target), { slugs: mergedSlugs });
}

const findCenter = ([south, west, north, east]: readonly [number, number, number, number]) => ({
  lat: (south + north) / 2,
  lon: (west + east) / 2,
});

export function formatRow(row: RegionRow | PlaceRow, homes: number): string {
  const kind = 'key' in row ? `region ${row.key}` : `place ${row.id}`;
  const slugs = languages.map((language) => `/${row.slugs[language] ?? ''}/`).join(' ');
  return `${kind}  ${row.names['de'] ?? ''} (${row.country_code})  ${slugs}  ${homes} homes`;
}
