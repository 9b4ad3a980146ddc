import { sql } from 'kysely';
import { type Located, subdivisionAround } from '../../engines/geography/face.ts';
import { locationsStore } from '../../server/areas/locations/locations-store.ts';
import type { Tx } from '../../server/platform/database.ts';
import type { SiteTexts } from '../../texts/site-texts.ts';
import { createLocationWriter, type BoundsOf } from './ensure-locations.ts';

export interface PlaceSource {
  located: Located;
  /** Bounding boxes of its country and subdivision. */
  bounds: Readonly<Record<string, ReturnType<BoundsOf>>>;
}

/** Advisory lock for creating places, so that two homes in a village cannot create it twice. */
const placesLock = 7_251_006;

export async function ensurePlace(
  tx: Tx,
  texts: SiteTexts,
  { located, bounds }: PlaceSource,
): Promise<{ placeId: number; regionId: number; country: string }> {
  const { town, country, holidayRegion, subdivision } = located;
  const existingPlace = await locationsStore.placeById(tx, town.id);
  if (existingPlace && !subdivisionAround(holidayRegion, subdivision))
    return { placeId: town.id, regionId: existingPlace.region_id, country: existingPlace.country_code };
  await sql`select pg_advisory_xact_lock(${placesLock})`.execute(tx);
  const writer = await createLocationWriter(tx, texts, (unit) => bounds[unit] ?? null);
  const { placeId, regionId } = await writer.ensure(tx, located);
  return { placeId, regionId, country };
}
