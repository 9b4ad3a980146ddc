import type { Insertable } from 'kysely';
import type { HomeImages } from '../database/types.ts';
import { isFlexible, unknownCancellation } from '../domain/booking/cancellation-steps.ts';
import { amenitiesOfFacts, countBeds } from '../domain/home-facts.ts';
import { unnamedScene } from '../domain/homes/photos.ts';
import { openRules } from '../domain/pricing/booking-rules.ts';
import {
  deleteBlockedNights,
  insertBlockedNights,
} from '../server/areas/booking/landlord/blocked-nights-store.ts';
import { createHomeChanges, type NewHome } from '../server/areas/catalogue/catalogue.ts';
import {
  deleteHomeParts,
  insertHomeParts,
  photoRows,
  readPhotos,
  updateHome,
  type KnownPhoto,
  type ShownPhoto,
} from '../server/areas/catalogue/home-rows-store.ts';
import { feedPhotosStore } from '../server/areas/feed-photos/feed-photos-store.ts';
import { compareFacts, homeFactsStore } from '../server/areas/homes/home-facts-store.ts';
import { ownHomeStore, type ActKind } from '../server/areas/homes/own-home-store.ts';
import { deleteSeasons, insertSeasons, replaceExtras } from '../server/areas/pricing/rates-store.ts';
import { ratingsStore } from '../server/areas/ratings/ratings-store.ts';
import { whoamiStore } from '../server/areas/whoami/whoami-store.ts';
import type { Tx } from '../server/platform/database.ts';
import { mergePeriods } from './blocked-periods.ts';
import type { FeedHome } from '../contract/feeds/feed-home.ts';
import { saveOwnNights } from './home-calendars-store.ts';
import { findHome } from './import-store.ts';
import type { HomeLocation } from './locations/ensure-locations.ts';
import type { Schedule } from './season-runs.ts';
import type { HomeText } from './write-texts.ts';
import { cents } from '../domain/cents.ts';
import type { Cents } from '../domain/money.ts';

export interface HomeToSave {
  source: string;
  digest: string;
  calendarDigest: string | null;
  landlordId: number;
  /** Agency that lets homes of several landlords in its own name. Null if there is none. */
  agencyId: number | null;
  /** True if the office reviews a new home before publication. */
  isReviewed: boolean;
  /** True if something is missing that guests need. A new home then stays a draft until a later run brings it. */
  isIncomplete: boolean;
  /** Value of one unit of the feed's currency in euros. */
  rate: number;
  feed: FeedHome;
  location: HomeLocation;
  quarter: string | null;
  kmToSea: number | null;
  texts: readonly HomeText[];
  /** Null to keep nights and prices of earlier runs. */
  schedule: Schedule | null;
  scenes: readonly string[];
  createSlug(objectNumber: number, title: string): string;
}

// No caches have to be invalidated here, because other processes read the outbox.
const { addHome, changeHome } = createHomeChanges();

/** Saves a home with all its parts. An existing home keeps its number, bookings and ratings. */
export async function saveHome(tx: Tx, home: HomeToSave): Promise<void> {
  const columns = toColumns(home);
  const existingNumber = await findHome(tx, home.source, home.feed.key);
  if (existingNumber === null) {
    const objectNumber = await addHome(tx, { ...columns, ...unpublishedState(home) });
    await ownHomeStore.insertAct(tx, buildAct(home, objectNumber, 'created'));
    if (home.isReviewed) await ownHomeStore.insertAct(tx, buildAct(home, objectNumber, 'submitted'));
    await whoamiStore.insertPaths(tx, buildPaths(objectNumber, home));
    return insertParts(tx, objectNumber, home, []);
  }
  await changeHome(tx, existingNumber, async ({ state, pausedBy, wasShown }) => {
    // The feed does not publish homes that the landlord or the office has paused or removed, or that are not approved
    // yet.
    const { state: _state, paused_by: _by, removed_at: _at, ...rest } = columns;
    const isOthers =
      pausedBy === 'landlord' ||
      pausedBy === 'office' ||
      state === 'review' ||
      (state === 'draft' && (await ownHomeStore.wasDecided(tx, existingNumber)));
    const factsBefore = await homeFactsStore.read(tx, existingNumber);
    const unpublished = wasShown ? null : unpublishedState(home);
    const firstShown = wasShown ? {} : { published_at: new Date() };
    await updateHome(tx, existingNumber, isOthers ? rest : { ...columns, ...(unpublished ?? firstShown) });
    const photos = await readPhotos(tx, existingNumber);
    await deleteParts(tx, existingNumber, home.schedule !== null);
    await insertParts(tx, existingNumber, home, photos);
    const kind = unpublished === null ? 'published' : unpublished.state === 'review' ? 'submitted' : null;
    if (!isOthers && state !== 'published' && kind !== null)
      await ownHomeStore.insertAct(tx, buildAct(home, existingNumber, kind));
    const changes = compareFacts(factsBefore, await homeFactsStore.read(tx, existingNumber));
    if (changes.length > 0)
      await ownHomeStore.insertAct(tx, { ...buildAct(home, existingNumber, 'changed'), changes });
    return { result: null, change: { kind: 'home' } };
  });
}

/**
 * Returns the state of a home that is not published yet; null if it can be published at once. The office reviews the
 * first homes of a business, and incomplete homes stay drafts.
 */
const unpublishedState = ({ isReviewed, isIncomplete }: HomeToSave) =>
  isReviewed
    ? { state: 'review', published_at: null }
    : isIncomplete
      ? { state: 'draft', published_at: null }
      : null;

const buildAct = ({ source }: HomeToSave, objectNumber: number, kind: ActKind) =>
  ({ objectNumber, kind, uid: null, actor: 'feed', detail: source, at: new Date() }) as const;

/** Publishes a home that is in its feed, whatever the feed did with it before. */
const shownAgain = { state: 'published', paused_by: null, removed_at: null };

function toColumns(home: HomeToSave): NewHome {
  const { feed, location } = home;
  return {
    place_id: location.placeId,
    region_id: location.regionId,
    country_code: location.countryCode,
    quarter: feed.quarter ?? home.quarter,
    ...toTerms(home),
    landlord_id: home.landlordId,
    ...(home.agencyId !== null && { agency_id: home.agencyId }),
    object_type: feed.objectType,
    kind: feed.kind,
    provider_type: 'private',
    lat: feed.lat,
    lon: feed.lon,
    position_within_m: feed.positionWithinMetres,
    persons_max: feed.personsMax,
    adults_max: feed.personsMax,
    count_rooms: feed.bedrooms + 1,
    count_rooms_sleeping: feed.bedrooms,
    count_rooms_bath: feed.bathrooms,
    squaremeter_living: feed.squaremeterLiving,
    dogs_max: feed.dogsMax,
    dogs_max_is_known: feed.dogsMaxIsKnown,
    amenities: [...new Set([...feed.amenities, ...amenitiesOfFacts(feed.access, feed.charging)])],
    bed_rooms: JSON.stringify(feed.bedRooms),
    count_beds: countBeds(feed.bedRooms),
    access: feed.access === null ? null : JSON.stringify(feed.access),
    charging: feed.charging === null ? null : JSON.stringify(feed.charging),
    house_rules: feed.houseRules === null ? null : JSON.stringify(feed.houseRules),
    equipment: JSON.stringify(feed.equipment),
    dist_sea_m: home.kmToSea === null ? null : Math.round(home.kmToSea * 1000),
    source: home.source,
    source_key: feed.key,
    source_digest: home.digest,
    source_calendar_digest: home.calendarDigest,
    ...shownAgain,
  };
}

/** Omitted terms are stored as unknown, without a default in favour of guest or host. */
function toTerms({ feed, rate }: HomeToSave): Partial<NewHome> {
  const cancellation = feed.cancellation ?? unknownCancellation;
  return {
    tourist_tax: JSON.stringify(
      (feed.touristTax ?? []).map((band) => ({ ...band, amount: toCents(band.amount ?? 0, rate) })),
    ),
    cancellation: JSON.stringify(cancellation),
    free_cancel: isFlexible(cancellation),
    address: feed.address ? JSON.stringify(feed.address) : null,
    arrival_info: feed.arrivalInfo ? JSON.stringify(feed.arrivalInfo) : null,
    registration_number: feed.registrationNumber ?? null,
    deposit_cents: feed.deposit === undefined ? null : toCents(feed.deposit, rate),
    included_guests: feed.furtherGuests?.included ?? null,
    further_guest_cents: feed.furtherGuests ? toCents(feed.furtherGuests.amount, rate) : null,
    check_in: feed.checkIn ?? null,
    check_out: feed.checkOut ?? null,
    lead_days: feed.leadDays ?? openRules.leadDays,
    lead_hour: feed.leadHour ?? openRules.leadHour,
    horizon_months: feed.horizonMonths ?? null,
    fill_from: feed.fillFrom ?? null,
    leave_min: feed.leaveMin ?? null,
  };
}

const toCents = (amount: number, rate: number): Cents => cents(Math.round(amount * rate * 100));

function buildPaths(objectNumber: number, home: HomeToSave) {
  return home.texts.map(({ language, title }) => ({
    language,
    path: home.createSlug(objectNumber, title),
    compname: 'Object',
    kind: 'home',
    target: String(objectNumber),
  }));
}

async function deleteParts(tx: Tx, objectNumber: number, withDays: boolean): Promise<void> {
  await deleteHomeParts(tx, objectNumber);
  await ratingsStore.deleteSummary(tx, objectNumber);
  if (!withDays) return;
  await deleteSeasons(tx, objectNumber);
  await deleteBlockedNights(tx, objectNumber);
}

async function insertParts(
  tx: Tx,
  objectNumber: number,
  home: HomeToSave,
  photosBefore: readonly KnownPhoto[],
): Promise<void> {
  const { texts, schedule, feed, rate } = home;
  await insertHomeParts(tx, {
    home_texts: texts.map(({ rules, translatedFrom, ...text }) => ({
      object_number: objectNumber,
      ...text,
      house_rules: rules,
      translated_from: translatedFrom,
    })),
    home_images: await saveImages(tx, objectNumber, home, photosBefore),
  });
  if (feed.rating) await ratingsStore.insertSummary(tx, toRatingSummary(objectNumber, feed.rating));
  await replaceExtras(tx, objectNumber, {
    discounts: feed.discounts,
    services: feed.services.map(({ amount, ...service }) => ({
      ...service,
      amount_cents: toCents(amount, rate),
    })),
  });
  if (schedule === null) return;
  await insertSeasons(tx, objectNumber, schedule.seasons);
  const calendarNights = await saveOwnNights(tx, objectNumber, schedule.blocked);
  await insertBlockedNights(tx, objectNumber, mergePeriods([...schedule.blocked, ...calendarNights]));
}

/** Uses photos if there are any, else drawn scenes. New photos are fetched later. */
async function saveImages(
  tx: Tx,
  objectNumber: number,
  { feed: { photos }, scenes }: HomeToSave,
  earlierPhotos: readonly KnownPhoto[],
): Promise<Insertable<HomeImages>[]> {
  const photosToShow =
    photos === undefined ? earlierPhotos : await saveFeedPhotos(tx, objectNumber, photos, earlierPhotos);
  if (photosToShow.length > 0) return photoRows(objectNumber, photosToShow, earlierPhotos);
  return scenes.map((scene, index) => ({ object_number: objectNumber, no: index + 1, scene }));
}

/**
 * Returns the feed's photos to show. Until the first one is fetched the home keeps its earlier photos. An empty list
 * removes them.
 */
async function saveFeedPhotos(
  tx: Tx,
  objectNumber: number,
  photos: NonNullable<FeedHome['photos']>,
  earlierPhotos: readonly KnownPhoto[],
): Promise<readonly ShownPhoto[]> {
  const fetchedKeys = new Set((await feedPhotosStore.there(tx, objectNumber)).map(({ fileKey }) => fileKey));
  const namedPhotos = photos.map(({ url, shows }) => ({ url, scene: shows ?? unnamedScene }));
  await feedPhotosStore.replace(tx, objectNumber, namedPhotos, new Date());
  if (photos.length === 0) return earlierPhotos.filter(({ fileKey }) => !fetchedKeys.has(fileKey));
  const fetchedPhotos = await feedPhotosStore.there(tx, objectNumber);
  return fetchedPhotos.length > 0 ? fetchedPhotos : earlierPhotos;
}

function toRatingSummary(objectNumber: number, rating: NonNullable<FeedHome['rating']>) {
  return {
    object_number: objectNumber,
    furniture: rating.furniture,
    location: rating.location,
    cleanliness: rating.cleanliness,
    external_impression: rating.externalImpression,
    price_to_service: rating.priceToService,
    average: rating.average,
    total: rating.total,
    provenance: 'imported',
  };
}
