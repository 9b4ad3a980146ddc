import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { getOwnHomes } from '../../../../contract/homes/get-own-homes.ts';
import type { ListedHome, OwnHome } from '../../../../contract/homes/own-home.ts';
import {
  cancellationTerms,
  cancellationChoices,
  type CancellationTerm,
} from '../../../../domain/homes/home-kinds.ts';
import { isNeverFree } from '../../../../domain/booking/cancellation-steps.ts';
import { findDoubts, findGaps } from '../../../../domain/homes/gaps.ts';
import { photoScenes, unnamedScene } from '../../../../domain/homes/photos.ts';
import { needsRegistrationNumber } from '../../../../domain/homes/registration-numbers.ts';
import { isRestorable, restorableUntil } from '../../../../domain/homes/home-removal.ts';
import { allowedSteps, type HomeStep } from '../../../../domain/homes/home-state.ts';
import { longestStay } from '../../../../domain/pricing/change-seasons.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { ListedHomeRow, OwnHomeRow, TextOfHome } from './own-home-row.ts';

/** Returns the text written by the landlord, otherwise the first one. */
function ownText(row: Pick<OwnHomeRow, 'texts'>): TextOfHome | undefined {
  return row.texts.find(({ translatedFrom }) => translatedFrom === null) ?? row.texts[0];
}

/** Returns the cancellation terms that match these bands; null if they are not a standard form. */
export function findCancellationTerm(
  bands: readonly { daysBefore: number; percent: number }[],
): CancellationTerm | null {
  const plain = (list: readonly { daysBefore: number; percent: number }[]): string =>
    list.map(({ daysBefore, percent }) => `${daysBefore}:${percent}`).join();
  return cancellationChoices.find((term) => plain(cancellationTerms[term]) === plain(bands)) ?? null;
}

/** The facts that decide whether a home is complete, for both the list and the editor. */
type GapFacts = Pick<
  ListedHomeRow,
  | 'country'
  | 'hasAddress'
  | 'squaremeters'
  | 'bathrooms'
  | 'countBeds'
  | 'title'
  | 'description'
  | 'photos'
  | 'unnamedPhotos'
  | 'pricedUntil'
  | 'cancellation'
  | 'checkIn'
  | 'checkOut'
  | 'registrationNumber'
>;

export function findHomeGaps(home: GapFacts, today: PlainDate): Pick<OwnHome, 'gaps' | 'advice'> {
  return findGaps(
    {
      ...home,
      // Zero means that the value was never entered.
      hasSize: home.squaremeters > 0 && home.bathrooms > 0,
      // Non-standard terms are no gap, only missing ones.
      hasCancellation: !isNeverFree(home.cancellation),
      hasTimes: home.checkIn !== null && home.checkOut !== null,
      registrationNumber: home.registrationNumber ?? '',
      needsRegistration: needsRegistrationNumber(home.country),
    },
    today,
  );
}

/**
 * Landlords cannot edit homes of a feed, so only gaps that prevent the publication of a new one are listed. Most feeds
 * do not state the beds by room.
 */
const listFeedGaps = (state: OwnHomeRow['state'], ofFeed: boolean, gaps: OwnHome['gaps']): OwnHome['gaps'] =>
  !ofFeed ? gaps : state === 'draft' ? gaps.filter((gap) => gap !== 'beds') : [];

export function listHomeGaps(row: OwnHomeRow, today: PlainDate): Pick<OwnHome, 'gaps' | 'advice'> {
  const text = ownText(row);
  const ofFeed = row.sourceKey !== null;
  const { gaps, advice } = findHomeGaps(
    {
      ...row,
      hasAddress: row.address !== null,
      title: text?.title ?? '',
      description: text?.description ?? '',
      photos: row.photos.length,
      unnamedPhotos: row.photos.filter(
        ({ scene, captions = {} }) => scene === unnamedScene && Object.keys(captions).length === 0,
      ).length,
      pricedUntil: row.seasons.at(-1)?.untilDate ?? null,
    },
    today,
  );
  const doubts = findDoubts({
    position: { lat: row.lat, lon: row.lon },
    town: { lat: row.townLat, lon: row.townLon },
    personsMax: row.personsMax,
    bedrooms: row.bedrooms,
    rooms: row.bedRooms,
  });
  return {
    gaps: listFeedGaps(row.state, ofFeed, gaps),
    advice: ofFeed ? [] : [...doubts, ...advice],
  };
}

export function listSteps(
  row: Pick<OwnHomeRow, 'state' | 'pausedBy' | 'sourceKey' | 'removedOn' | 'removedFrom' | 'removedPause'>,
  today: PlainDate,
): readonly HomeStep[] {
  const { removedOn, removedFrom: from, removedPause: pausedBy } = row;
  const canRestore = removedOn !== null && isRestorable({ removedOn, from, pausedBy }, today);
  return allowedSteps(row, row.sourceKey !== null, canRestore);
}

/** Null for a home that cannot be restored. */
export function presentRemoved(
  row: OwnHomeRow,
  today: PlainDate,
): ResponseOf<typeof getOwnHomes>['removed'][number] | null {
  const { objectNumber, place, removedOn } = row;
  if (removedOn === null || !listSteps(row, today).includes('restore')) return null;
  const title = ownText(row)?.title ?? '';
  return { objectNumber, place, title, removedOn, restorableUntil: restorableUntil(removedOn) };
}

export function presentListed(row: ListedHomeRow, today: PlainDate): ListedHome {
  const { objectNumber, title, place, state, pausedBy, ofFeed, ownNumber, owner, photo } = row;
  const { nextArrival, lowestNight } = row;
  return {
    ...{ objectNumber, title, place, state, pausedBy, ofFeed, ownNumber, owner, photo, nextArrival },
    priceFrom: lowestNight === null ? null : toEuros(lowestNight),
    gaps: listFeedGaps(row.state, ofFeed, findHomeGaps(row, today).gaps),
  };
}

export function presentOwnHome(row: OwnHomeRow, today: PlainDate, translatable: boolean): OwnHome {
  const { objectNumber, place, state, pausedBy } = row;
  const ofFeed = row.sourceKey !== null;
  const { gaps, advice } = listHomeGaps(row, today);
  return {
    ...{ objectNumber, place, state, pausedBy, ofFeed, gaps, advice },
    title: ownText(row)?.title ?? '',
    edition: row.edition,
    steps: row.isOwned ? [...listSteps(row, today)] : [],
    needsApproval: !row.isTrusted,
    country: row.country,
    refusal: row.refusal ?? '',
    translatable: translatable && !ofFeed,
    basics: {
      section: 'basics',
      kind: row.kind as OwnHome['basics']['kind'],
      personsMax: row.personsMax,
      bedrooms: row.bedrooms,
      bathrooms: row.bathrooms,
      squaremeters: row.squaremeters,
      dogsMax: row.dogsMax,
      rooms: row.bedRooms,
      showsPlan: row.showsPlan,
    },
    address: {
      section: 'address',
      ...(row.address ?? { street: '', zip: '', city: row.place }),
      lat: row.lat,
      lon: row.lon,
    },
    measures: { section: 'measures', access: row.access, charging: row.charging, nearby: row.nearby },
    amenities: {
      section: 'amenities',
      amenities: row.amenities as OwnHome['amenities']['amenities'],
      equipment: row.equipment,
    },
    texts: row.texts.map(({ language, featureDescription: _features, ...text }) => ({
      section: 'texts',
      language: language as OwnHome['texts'][number]['language'],
      ...text,
      arrivalInfo: row.arrivalInfo?.[language] ?? '',
    })),
    photos: row.photos.map(({ no, scene, focusX, focusY, captions, version, drawn }) => ({
      no,
      scene: photoScenes.find((one) => one === scene) ?? unnamedScene,
      focus: { x: focusX, y: focusY },
      captions,
      base: `/pictures/${row.objectNumber}/${no}${version ? `.${version}` : ''}`,
      drawn,
    })),
    seasons: {
      section: 'seasons',
      seasons: row.seasons.map(
        ({ nightlyCents, weeklyCents, maxStay, departureDays: _days, weekend, ...season }) => ({
          ...season,
          nightly: toEuros(nightlyCents),
          weekly: toEuros(weeklyCents),
          maxStay: maxStay >= longestStay ? null : maxStay,
          weekend: weekend && { nightly: toEuros(weekend.cents), nights: weekend.nights },
        }),
      ),
    },
    rules: { section: 'rules', ...row.rules },
    costs: {
      section: 'costs',
      services: row.services.map(({ amountCents, ...service }) => ({
        ...(service as Omit<OwnHome['costs']['services'][number], 'amount'>),
        amount: toEuros(amountCents),
      })),
      discounts: row.discounts,
      furtherGuests:
        row.includedGuests === null || row.furtherGuestCents === null
          ? null
          : { included: row.includedGuests, amount: toEuros(row.furtherGuestCents) },
      touristTax: row.touristTax?.map((band) => ({ ...band, amount: toEuros(band.amount) })) ?? null,
      deposit: row.deposit === null ? null : toEuros(row.deposit),
    },
    terms: {
      section: 'terms',
      cancellation: findCancellationTerm(row.cancellation),
      checkIn: row.checkIn,
      checkOut: row.checkOut,
      parties: row.houseRules?.parties ?? null,
      quietFrom: row.houseRules?.quiet?.from ?? null,
      quietUntil: row.houseRules?.quiet?.until ?? null,
      instantBooking: row.instantBooking,
      registrationNumber: row.registrationNumber ?? '',
    },
  };
}
