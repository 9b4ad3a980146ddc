import type { Insertable } from 'kysely';
import type { HomeImages } from '../database/types.ts';
import { isFlexible, unknownCancellation } from '../domain/booking/cancellation-steps.ts';
import { amenitiesOfFacts, countBeds } from '../domain/home-facts.ts';
import { unnamedScene } from '../domain/homes/photos.ts';
import {
  deleteBlockedNights,
  insertBlockedNights,
} from '../server/areas/booking/landlord/blocked-nights-store.ts';
import { createHomeChanges, type NewHome } from '../server/areas/catalogue/catalogue.ts';
import {
  deleteHomeParts,
  insertHomeParts,
  photoRows,
  photosOf,
  updateHome,
  type KnownPhoto,
  type ShownPhoto,
} from '../server/areas/catalogue/home-rows-store.ts';
import { feedPhotosStore } from '../server/areas/feed-photos/feed-photos-store.ts';
import { changesOf, homeFactsStore } from '../server/areas/homes/home-facts-store.ts';
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
import { cents, type Cents } from '../domain/money.ts';

export interface HomeToSave {
  source: string;
  digest: string;
  calendarDigest: string | null;
  landlordId: number;
  /** Agency that lets homes of several landlords in its own name; null: none. */
  agencyId: number | null;
  /** True: the office reviews a new home first. */
  isReviewed: boolean;
  /** Euros for one unit of the feed's currency. */
  rate: number;
  feed: FeedHome;
  location: HomeLocation;
  quarter: string | null;
  kmToSea: number | null;
  texts: readonly HomeText[];
  /** Null: nights and prices of earlier runs stay. */
  schedule: Schedule | null;
  scenes: readonly string[];
  slugOf(objectNumber: number, title: string): string;
}

// Whoever remembers something of a home is another process and hears of it by the outbox.
const { addHome, changeHome } = createHomeChanges();

/** Saves a home with everything that belongs to it; an existing one keeps its number, bookings and ratings. */
export async function saveHome(tx: Tx, home: HomeToSave): Promise<void> {
  const columns = columnsOf(home);
  const known = await findHome(tx, home.source, home.feed.key);
  if (known === null) {
    const objectNumber = await addHome(tx, home.isReviewed ? { ...columns, ...inReview } : columns);
    await ownHomeStore.insertAct(tx, actOf(home, objectNumber, 'created'));
    if (home.isReviewed) await ownHomeStore.insertAct(tx, actOf(home, objectNumber, 'submitted'));
    await whoamiStore.insertPaths(tx, pathsOf(objectNumber, home));
    return insertParts(tx, objectNumber, home, []);
  }
  await changeHome(tx, known, async ({ state, pausedBy, wasShown }) => {
    // What its landlord or the office has taken off the site, or nobody has approved yet, stays so: the feed knows nothing of that.
    const { state: _state, paused_by: _by, removed_at: _at, ...rest } = columns;
    const isOthers =
      pausedBy === 'landlord' || pausedBy === 'office' || state === 'review' || state === 'draft';
    const before = await homeFactsStore.read(tx, known);
    const waits = !wasShown && home.isReviewed;
    const firstShown = wasShown ? {} : { published_at: new Date() };
    await updateHome(tx, known, isOthers ? rest : { ...columns, ...(waits ? inReview : firstShown) });
    const photos = await photosOf(tx, known);
    await deleteParts(tx, known, home.schedule !== null);
    await insertParts(tx, known, home, photos);
    if (!isOthers && state !== 'published') {
      await ownHomeStore.insertAct(tx, actOf(home, known, waits ? 'submitted' : 'published'));
    }
    const changes = changesOf(before, await homeFactsStore.read(tx, known));
    if (changes.length > 0) await ownHomeStore.insertAct(tx, { ...actOf(home, known, 'changed'), changes });
    return { result: null, change: { kind: 'home' } };
  });
}

const inReview = { state: 'review', published_at: null };

const actOf = ({ source }: HomeToSave, objectNumber: number, kind: ActKind) =>
  ({ objectNumber, kind, uid: null, actor: 'feed', detail: source, at: new Date() }) as const;

/** A home that is in its feed is visible, whatever the feed did with it before. */
const shownAgain = { state: 'published', paused_by: null, removed_at: null };

function columnsOf(home: HomeToSave): NewHome {
  const { feed, location } = home;
  return {
    place_id: location.placeId,
    region_id: location.regionId,
    country_code: location.countryCode,
    quarter: feed.quarter ?? home.quarter,
    ...termsOf(home),
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

/** Omitted terms are unknown, and never assumed in anybody's favour. */
function termsOf({ feed, rate }: HomeToSave): Partial<NewHome> {
  const cancellation = feed.cancellation ?? unknownCancellation;
  return {
    tourist_tax: JSON.stringify(
      (feed.touristTax ?? []).map((band) => ({ ...band, amount: centsOf(band.amount ?? 0, rate) })),
    ),
    cancellation: JSON.stringify(cancellation),
    free_cancel: isFlexible(cancellation),
    address: feed.address ? JSON.stringify(feed.address) : null,
    arrival_info: feed.arrivalInfo ? JSON.stringify(feed.arrivalInfo) : null,
    registration_number: feed.registrationNumber ?? null,
    deposit_cents: feed.deposit === undefined ? null : centsOf(feed.deposit, rate),
    included_guests: feed.furtherGuests?.included ?? null,
    further_guest_cents: feed.furtherGuests ? centsOf(feed.furtherGuests.amount, rate) : null,
    check_in: feed.checkIn ?? null,
    check_out: feed.checkOut ?? null,
  };
}

const centsOf = (amount: number, rate: number): Cents => cents(Math.round(amount * rate * 100));

function pathsOf(objectNumber: number, home: HomeToSave) {
  return home.texts.map(({ language, title }) => ({
    language,
    path: home.slugOf(objectNumber, title),
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
    home_images: await imagesOf(tx, objectNumber, home, photosBefore),
  });
  if (feed.rating) await ratingsStore.insertSummary(tx, summaryOf(objectNumber, feed.rating));
  await replaceExtras(tx, objectNumber, {
    discounts: feed.discounts,
    services: feed.services.map(({ amount, ...service }) => ({
      ...service,
      amount_cents: centsOf(amount, rate),
    })),
  });
  if (schedule === null) return;
  await insertSeasons(tx, objectNumber, schedule.seasons);
  const beside = await saveOwnNights(tx, objectNumber, schedule.blocked);
  await insertBlockedNights(tx, objectNumber, mergePeriods([...schedule.blocked, ...beside]));
}

/** Photos if there are any, else drawn scenes. Newly named photos are fetched later. */
async function imagesOf(
  tx: Tx,
  objectNumber: number,
  { feed: { photos }, scenes }: HomeToSave,
  before: readonly KnownPhoto[],
): Promise<Insertable<HomeImages>[]> {
  const shown = photos === undefined ? before : await photosOfFeed(tx, objectNumber, photos, before);
  if (shown.length > 0) return photoRows(objectNumber, shown, before);
  return scenes.map((scene, index) => ({ object_number: objectNumber, no: index + 1, scene }));
}

/** Shown photos of a feed. Until the first one is fetched the home keeps its own and previously named ones; an empty list removes these. */
async function photosOfFeed(
  tx: Tx,
  objectNumber: number,
  photos: NonNullable<FeedHome['photos']>,
  before: readonly KnownPhoto[],
): Promise<readonly ShownPhoto[]> {
  const known = new Set((await feedPhotosStore.there(tx, objectNumber)).map(({ fileKey }) => fileKey));
  const named = photos.map(({ url, shows }) => ({ url, scene: shows ?? unnamedScene }));
  await feedPhotosStore.replace(tx, objectNumber, named, new Date());
  if (photos.length === 0) return before.filter(({ fileKey }) => !known.has(fileKey));
  const there = await feedPhotosStore.there(tx, objectNumber);
  return there.length > 0 ? there : before;
}

function summaryOf(objectNumber: number, rating: NonNullable<FeedHome['rating']>) {
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
