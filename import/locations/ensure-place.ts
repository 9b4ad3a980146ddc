import { sql } from 'kysely';
import { type Located, subdivisionAround } from '../../engines/geography/face.ts';
import { locationsStore } from '../../server/areas/locations/locations-store.ts';
import type { Tx } from '../../server/platform/database.ts';
import type { SiteTexts } from '../../texts/site-texts.ts';
import { createLocationWriter, type BoundsOf } from './ensure-locations.ts';

/** What a place is made of, found in another process than the one that makes it. */
export interface PlaceSource {
  located: Located;
  /** South, west, north and east of its country and of the unit in which it lies. */
  bounds: Readonly<Record<string, ReturnType<BoundsOf>>>;
}

/** Places are made for homes one after the other under this lock, so that two homes of one village make it once. */
const placesLock = 7_251_006;

/** Finds a place in the catalogue, or makes it; nothing of the world's geography has to be in memory. */
export async function ensurePlace(
  tx: Tx,
  texts: SiteTexts,
  { located, bounds }: PlaceSource,
): Promise<{ placeId: number; regionId: number; country: string }> {
  const { town, country, holidayRegion, subdivision } = located;
  const known = await locationsStore.placeById(tx, town.id);
  if (known && !subdivisionAround(holidayRegion, subdivision))
    return { placeId: town.id, regionId: known.region_id, country: known.country_code };
  await sql`select pg_advisory_xact_lock(${placesLock})`.execute(tx);
  const writer = await createLocationWriter(tx, texts, (unit) => bounds[unit] ?? null);
  const { placeId, regionId } = await writer.ensure(tx, located);
  return { placeId, regionId, country };
}
