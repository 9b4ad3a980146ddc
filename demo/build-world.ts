import type { PlainDate } from '../domain/stay.ts';
import { insertStays } from '../server/areas/booking/landlord/blocked-nights-store.ts';
import { insertHomes, restartHomeNumbers } from '../server/areas/catalogue/home-rows-store.ts';
import { insertAgencies, insertLandlords } from '../server/areas/landlords/landlords-store.ts';
import { locationsStore } from '../server/areas/locations/locations-store.ts';
import { offersStore } from '../server/areas/offers/offers-store.ts';
import { officeStore } from '../server/areas/office/office-store.ts';
import { operatorStore } from '../server/areas/operator/operator-store.ts';
import { partnersStore } from '../server/areas/partners/partners-store.ts';
import { poisStore } from '../server/areas/pois/pois-store.ts';
import { insertBonusCodes } from '../server/areas/pricing/bonus-codes-store.ts';
import { insertRates } from '../server/areas/pricing/rates-store.ts';
import { ratingsStore } from '../server/areas/ratings/ratings-store.ts';
import { whoamiStore } from '../server/areas/whoami/whoami-store.ts';
import type { DatabaseConnection, Tx } from '../server/platform/database.ts';
import {
  countries,
  loadCoast,
  regions,
  stateNames,
  subdivisionAround,
  findSubdivision,
} from '../engines/geography/face.ts';
import { DemoWorldError } from './demo-world-error.ts';
import { countryTexts, placeTexts, regionTexts } from './locations/location-texts.ts';
import { locationPaths } from './locations/paths.ts';
import { selectPlaces, type Place } from './locations/places.ts';
import { poiRows } from './locations/pois.ts';
import { homesPerRegion, planHomes, removedObjectNumber, type PlannedHome } from './home-plan.ts';
import { addHome, addRemovedHome, emptyHomeRows, type HomeContext, type HomeRows } from './home-rows.ts';
import { createLevelCalendar } from './homes/seasons.ts';
import { officeRows } from './office-rows.ts';
import { operatorRows } from './operator-rows.ts';
import { offers } from './offers.ts';
import { agencies, createLandlord, type Landlord } from './people/providers.ts';
import { seededRandom } from './seeded-random.ts';
import * as store from './world-store.ts';

export interface DemoWorldOptions {
  objects: number;
  seed: number;
  today: PlainDate;
  onProgress?: (progress: {
    stage: 'places' | 'homes' | 'statistics' | 'done';
    homes: number;
    ms: number;
  }) => void;
}

const homesPerBatch = 500;
const homesPerLandlord = 3;

/**
 * Returns false if the world exists already. An interrupted build starts over if the database contains nothing but
 * the demo world.
 */
export async function buildDemoWorld(
  connection: DatabaseConnection,
  options: DemoWorldOptions,
): Promise<boolean> {
  const { objects, seed, today } = options;
  const started = performance.now();
  const report = (stage: 'places' | 'homes' | 'statistics' | 'done', homes: number): void =>
    options.onProgress?.({ stage, homes, ms: performance.now() - started });

  const { db } = connection;
  const state = await store.worldState(db, objects);
  if (state === 'whole') return false;
  if (state === 'foreign') {
    throw new DemoWorldError(
      'The database holds other homes, bookings, visitors or places: no demo world is written.',
    );
  }
  if (objects === 0) {
    await connection.transaction(async (tx) => {
      await store.updateMarker(tx, { complete: true, objects, seed });
      await store.emptyCatalogue(tx);
      await writeGeography(tx, []);
    });
    report('done', 0);
    return true;
  }
  const coast = loadCoast();
  const places = selectPlaces(coast);
  await connection.transaction(async (tx) => {
    await store.updateMarker(tx, { complete: false, objects, seed });
    await store.emptyCatalogue(tx);
    await writeSurroundings(tx, places, today);
  });
  report('places', 0);

  const placesByRegion = Map.groupBy(places, (place) => place.region.id);
  let ratingId = 0;
  const context: HomeContext = {
    seed,
    today,
    coast,
    placesOf: (regionId) => placesByRegion.get(regionId)!,
    periodsOf: createLevelCalendar(today),
    nextRatingId: () => (ratingId += 1),
  };
  let homeCount = 0;
  // The next batch is built while the database writes; the embedded database has only one connection.
  const skipReferenceChecks = await store.maySkipReferenceChecks(db);
  const inFlight = connection.embedded ? 1 : 3;
  const writing: Promise<void>[] = [];
  const send = async (landlords: readonly Landlord[], rows: HomeRows): Promise<void> => {
    if (writing.length >= inFlight) await writing.shift();
    const batch = writeBatch(connection, landlords, rows, skipReferenceChecks);
    // Errors are thrown where the batch is awaited; until then they must not count as unhandled.
    batch.catch(() => undefined);
    writing.push(batch);
    homeCount += rows.homes.filter((home) => home['state'] === 'published').length;
    report('homes', homeCount);
  };
  const counts = homesPerRegion(objects);
  let landlords: Landlord[] = [];
  let landlord: Landlord | null = null;
  let landlordId = 0;
  let last: PlannedHome | null = null;
  let rows = emptyHomeRows();
  for (const plannedHome of planHomes(objects)) {
    const { region, inRegion } = plannedHome;
    if (landlord === null || inRegion % homesPerLandlord === 0 || counts[region.id - 1]! < homesPerLandlord) {
      // Splits only between landlords: batches are written in parallel, and a landlord must be in the same batch as
      // their homes.
      if (rows.homes.length >= homesPerBatch) {
        await send(landlords, rows);
        landlords = [];
        rows = emptyHomeRows();
      }
      landlordId += 1;
      landlord = createLandlord(
        seededRandom(seed, 'landlord', landlordId),
        landlordId,
        context.placesOf(region.id)[0]!,
      );
      landlords.push(landlord);
    }
    addHome(rows, plannedHome, landlord, context);
    last = plannedHome;
  }
  if (last && landlord) {
    const removedHome = { ...last, objectNumber: removedObjectNumber, inRegion: last.inRegion + 1 };
    addRemovedHome(rows, removedHome, landlord, context);
  }
  await send(landlords, rows);
  await Promise.all(writing);
  report('statistics', homeCount);
  await restartHomeNumbers(db);
  await ratingsStore.restartIds(db);
  await store.analyze(connection);
  await store.updateMarker(db, { complete: true, objects, seed });
  report('done', homeCount);
  return true;
}

function writeBatch(
  connection: DatabaseConnection,
  landlords: readonly Landlord[],
  rows: HomeRows,
  skipReferenceChecks: boolean,
): Promise<void> {
  return connection.transaction(async (tx) => {
    await store.writeFast(tx, skipReferenceChecks);
    await insertLandlords(
      tx,
      landlords.map((landlord) => ({ ...landlord })),
    );
    await insertHomes(tx, rows.homes, rows);
    await insertRates(tx, rows);
    await ratingsStore.insertAll(tx, rows);
    await insertStays(tx, rows.stays);
    await whoamiStore.insertPaths(tx, rows.whoami_paths);
  });
}

async function writeGeography(tx: Tx, places: readonly Place[]): Promise<void> {
  // Offers of operators and brands need demo homes.
  const shownOffers = places.length > 0 ? offers : offers.filter(({ membership }) => membership === null);
  const { paths, slugsOf } = locationPaths(places, shownOffers);
  await locationsStore.insertAll(tx, {
    countries: countries.map((country, index) => ({
      code: country.code,
      names: country.names,
      slugs: country.slugs,
      lat: country.lat,
      lon: country.lon,
      bounds: country.bounds,
      texts: countryTexts(country),
      teaser_order: index + 1,
    })),
    regions: regions.map((region) => ({
      id: region.id,
      key: region.key,
      country_code: region.country,
      names: region.names,
      slugs: region.slugs,
      lat: (region.bounds[0] + region.bounds[2]) / 2,
      lon: (region.bounds[1] + region.bounds[3]) / 2,
      bounds: region.bounds,
      texts: regionTexts(region),
      landscape: region.landscape,
      teaser_order: region.teaserOrder,
    })),
    places: places.map((place) => ({
      id: place.id,
      region_id: place.region.id,
      country_code: place.region.country,
      names: place.names,
      state_names: stateNames(place.region.country, place.adminCode),
      subdivision_key:
        subdivisionAround(place.region, findSubdivision(place.region.country, place.adminCode))?.key ?? null,
      slugs: slugsOf.get(place)!,
      lat: place.lat,
      lon: place.lon,
      bounds: place.bounds,
      population: place.population,
      texts: placeTexts(place),
      tourist_tax: place.touristTax,
    })),
  });
  await offersStore.insertAll(
    tx,
    shownOffers.map((offer) => ({
      id: offer.id,
      slugs: offer.slugs,
      names: offer.names,
      texts: offer.texts,
      query: offer.query,
      overview_order: offer.overviewOrder,
    })),
  );
  await whoamiStore.insertPaths(tx, paths);
}

async function writeSurroundings(tx: Tx, places: readonly Place[], today: PlainDate): Promise<void> {
  await writeGeography(tx, places);
  await insertAgencies(
    tx,
    agencies.map(({ countries: _, ...agency }) => agency),
  );
  await poisStore.insertAll(tx, poiRows(places));
  const office = officeRows(today);
  await officeStore.insertAll(tx, office);
  await partnersStore.insertAll(tx, office);
  await insertBonusCodes(tx, office.bonus_codes);
  await operatorStore.change(tx, operatorRows(), { uid: null, at: new Date() });
}
