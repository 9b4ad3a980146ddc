import { weekCounts } from '../pricing/stay-price.ts';
import { needsPostcode, wrongZip } from '../postcode.ts';
import { clockTime } from '../clock-time.ts';
import { hasContact, hasLink } from '../contact-text.ts';
import { checkTouristTax, type TypedTaxBand } from './check-tourist-tax.ts';
import {
  bedsOfKindMax,
  discountBounds,
  kilowattBounds,
  measureBounds,
  nearbyBounds,
  minStayBounds,
  rateMin,
  seasonNameMax,
} from './fact-bounds.ts';
import { cancellationTerms, homeKinds, equipmentGroups } from './home-kinds.ts';
import { captionMax } from './photos.ts';
import { isRegistrationNumber } from './registration-numbers.ts';
import { distanceKm } from '../geo.ts';
import type { Access, BedRoom, Charging } from '../home-facts.ts';
import { ruleBounds, type BookingRules } from '../pricing/booking-rules.ts';
import { furtherGuestMax } from '../pricing/further-guests.ts';
import { sumWeek, type WeekendRate } from '../pricing/weekend-rates.ts';
import { everyWeekday, serviceUnits } from '../pricing/home-rates.ts';
import { taxNightsBounds } from '../pricing/tax-bounds.ts';
import type { Localized } from '../language.ts';
import type { Nearby } from '../walking-distances.ts';
import type { PlainDate } from '../stay.ts';
import type { FieldErrors } from './field-errors.ts';
import { fromEuros, type Euros } from '../money.ts';

/** Characters. */
export const textLengths = {
  title: 80,
  teaser: 200,
  description: 5000,
  houseRules: 3000,
  arrivalInfo: 3000,
  street: 150,
  zip: 20,
  city: 100,
} as const;

export const homeTextFields = ['title', 'teaser', 'description', 'houseRules', 'arrivalInfo'] as const;

const countBounds = {
  personsMax: [1, 50],
  bedrooms: [0, 30],
  bathrooms: [1, 20],
  squaremeters: [1, 2000],
  dogsMax: [0, 5],
} as const;
const ageBounds = [0, 120] as const;
/** Maximum distance in kilometres of a pin from the centre of its town. */
const pinKm = 30;

interface Basics {
  kind: string;
  personsMax: number;
  bedrooms: number;
  bathrooms: number;
  squaremeters: number;
  dogsMax: number;
  rooms: readonly BedRoom[];
}
interface Season {
  fromDate: PlainDate;
  untilDate: PlainDate;
  nightly: Euros;
  weekly: Euros;
  weekend?: WeekendRate<Euros> | null;
  minStay: number;
  maxStay?: number | null | undefined;
  arrivalDays?: number;
  name?: string | undefined;
}

export function checkBasics(part: Basics): FieldErrors {
  const errors: FieldErrors = {};
  if (!homeKinds.some((kind) => kind === part.kind)) errors['kind'] = 'required';
  for (const [field, [least, most]] of Object.entries(countBounds)) {
    if (!isWholeWithin(part[field as keyof typeof countBounds], least, most)) errors[field] = 'number';
  }
  part.rooms.forEach(({ beds }, at) => {
    for (const [kind, number] of Object.entries(beds)) {
      if (!isWholeWithin(number, 0, bedsOfKindMax)) errors[`rooms.${at}.${kind}`] = 'number';
    }
  });
  return errors;
}

const fieldBounds: Readonly<Record<string, readonly [number, number]>> = {
  ...countBounds,
  ...measureBounds,
  kilowatts: kilowattBounds,
  ...ruleBounds,
  minStay: minStayBounds,
  maxStay: minStayBounds,
  /** Days before arrival, or a number of nights. */
  threshold: minStayBounds,
  percent: discountBounds,
  fromAge: ageBounds,
  toAge: ageBounds,
  nightsMax: taxNightsBounds,
};

/** Returns the bounds of a field that was refused as `number`. Names of list fields contain an index. */
export function boundsOfField(field: string): readonly [number, number] {
  return fieldBounds[field.slice(field.lastIndexOf('.') + 1)] ?? [0, bedsOfKindMax];
}

/** True for numbers within the bounds. Unreadable numbers are NaN, which is never within them. */
const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;
const isWholeWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && isWithin(value, least, most);

export function checkMeasures({
  access,
  charging,
  nearby = {},
}: {
  access: Access | null;
  charging: Charging | null;
  nearby?: Nearby | undefined;
}): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, [least, most]] of Object.entries(measureBounds)) {
    const value = access?.[field as keyof typeof measureBounds] ?? null;
    if (value !== null && !isWholeWithin(value, least, most)) errors[field] = 'number';
  }
  for (const [kind, metres] of Object.entries(nearby)) {
    if (!isWholeWithin(metres, ...nearbyBounds)) errors[kind] = 'number';
  }
  if (charging && !isWithin(charging.kilowatts, ...kilowattBounds)) errors['kilowatts'] = 'number';
  return errors;
}

const tooLong = (errors: FieldErrors, part: Partial<Record<keyof typeof textLengths, string>>): void => {
  for (const [field, max] of Object.entries(textLengths)) {
    if ((part[field as keyof typeof textLengths] ?? '').trim().length > max) errors[field] = 'long';
  }
};

export function checkAddress(
  part: { street: string; zip: string; city: string; lat: number; lon: number },
  town: { lat: number; lon: number },
  country: string,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ['street', 'zip', 'city'] as const)
    if (part[field].trim() === '' && (field !== 'zip' || needsPostcode(country))) errors[field] = 'required';
  const zipReason = wrongZip(country, part.zip.trim());
  if (zipReason) errors['zip'] ??= zipReason;
  tooLong(errors, part);
  if (!isWithin(part.lat, -90, 90) || !isWithin(part.lon, -180, 180)) errors['pin'] = 'position';
  else if (distanceKm(part.lat, part.lon, town.lat, town.lon) > pinKm) errors['pin'] = 'tooFar';
  return errors;
}

/** Texts shown before a booking. Directions, which contain the landlord's number, are shown after it. */
const publicTexts = ['title', 'teaser', 'description', 'houseRules'] as const;

/** Limits apply to unfinished texts too. Guests book on the site, so texts must not lead them around it. */
/** Captions stand on the page like texts. Errors are named `photos.<index>.caption.<language>`. */
export function checkPhotos(photos: readonly { captions?: Partial<Localized> | undefined }[]): FieldErrors {
  const errors: FieldErrors = {};
  photos.forEach(({ captions = {} }, at) => {
    for (const [language, text] of Object.entries(captions)) {
      const field = `photos.${at}.caption.${language}`;
      if (hasContact(text)) errors[field] = 'contact';
      else if (hasLink(text)) errors[field] = 'link';
      else if (text.trim().length > captionMax) errors[field] = 'long';
    }
  });
  return errors;
}

export function checkTexts(
  part: { title: string } & Partial<Record<'teaser' | 'description' | 'houseRules' | 'arrivalInfo', string>>,
): FieldErrors {
  const errors: FieldErrors = {};
  if (part.title.trim() === '') errors['title'] = 'required';
  for (const field of publicTexts) {
    const text = part[field] ?? '';
    if (hasContact(text)) errors[field] = 'contact';
    else if (hasLink(text)) errors[field] = 'link';
  }
  tooLong(errors, part);
  return errors;
}

export function checkEquipment(equipment: Readonly<Record<string, readonly string[]>>): FieldErrors {
  const isKnown = ([group, codes]: [string, readonly string[]]): boolean => {
    const knownCodes: readonly string[] = (equipmentGroups as Record<string, readonly string[]>)[group] ?? [];
    return codes.every((code) => knownCodes.includes(code));
  };
  return Object.entries(equipment).every(isKnown) ? {} : { equipment: 'unknown' };
}

const inCents = ({ nightly, weekly, weekend, arrivalDays }: Season) => ({
  nightly: fromEuros(nightly),
  weekly: fromEuros(weekly),
  weekend: weekend && { ...weekend, nightly: fromEuros(weekend.nightly) },
  arrivalDays,
});

const isSevenNights = (season: Season): boolean => {
  const { weekly, ...nights } = inCents(season);
  return sumWeek(nights) === weekly;
};

const isPriced = ({ nightly, weekend }: Season): boolean =>
  nightly >= rateMin && (!weekend || weekend.nightly >= rateMin);

/** Checks each season, and that none overlap: a night has one price. */
export function checkSeasons(seasons: readonly Season[]): FieldErrors {
  const errors: FieldErrors = {};
  seasons.forEach((season, at) => {
    const field = (name: string): string => `seasons.${at}.${name}`;
    if (season.fromDate === '') errors[field('fromDate')] = 'required';
    else if (season.untilDate <= season.fromDate) errors[field('untilDate')] = 'dates';
    if (!(season.nightly >= rateMin)) errors[field('nightly')] = 'price';
    if (season.weekend) {
      const { nightly, nights } = season.weekend;
      if (!(nightly >= rateMin)) errors[field('weekend.nightly')] = 'price';
      if (nights <= 0 || nights >= everyWeekday) errors[field('weekend.nights')] = 'weekendNights';
    }
    // The default weekly price, seven nights, is right as soon as the nightly price is.
    if (!(season.weekly >= rateMin) && !isSevenNights(season)) errors[field('weekly')] = 'price';
    else if (isPriced(season) && !weekCounts(inCents(season))) errors[field('weekly')] = 'weekLow';
    if (season.arrivalDays === 0) errors[field('arrivalDays')] = 'arrivalDays';
    if (!isWithin(season.minStay, ...minStayBounds)) errors[field('minStay')] = 'number';
    if ((season.name ?? '').trim().length > seasonNameMax) errors[field('name')] = 'long';
    const longest = season.maxStay ?? Infinity;
    if (!isWholeWithin(longest === Infinity ? 1 : longest, ...minStayBounds))
      errors[field('maxStay')] = 'number';
    else if (longest < season.minStay) errors[field('maxStay')] = 'maxStay';
    const overlaps = seasons.some(
      (other, index) => index < at && other.fromDate < season.untilDate && season.fromDate < other.untilDate,
    );
    if (overlaps) errors[field('fromDate')] ??= 'overlap';
  });
  return errors;
}

export function checkRules(rules: BookingRules): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, [least, most]] of Object.entries(ruleBounds)) {
    const value = rules[field as keyof BookingRules];
    if (value !== null && !isWholeWithin(value, least, most)) errors[field] = 'number';
  }
  return errors;
}

/** False for NaN: an unreadable amount is refused, never read as zero. */
const isReadable = (value: number): boolean => Number.isFinite(value) && value >= 0;

export function checkCosts(
  part: {
    services: readonly { code: string; unit: string; amount: Euros }[];
    discounts?: readonly { kind: string; threshold: number; percent: number }[] | undefined;
    furtherGuests: { included: number; amount: Euros } | null;
    touristTax: readonly TypedTaxBand[] | null;
    deposit: Euros | null;
  },
  personsMax: number,
): FieldErrors {
  const errors: FieldErrors = {};
  if (part.furtherGuests) {
    const { included, amount } = part.furtherGuests;
    if (!isWholeWithin(included, 1, personsMax)) errors['furtherGuests.included'] = 'number';
    if (!isWithin(amount, 0, furtherGuestMax)) errors['furtherGuests.amount'] = 'furtherAmount';
  }
  if (part.deposit !== null && !isReadable(part.deposit)) errors['deposit'] = 'amount';
  part.services.forEach(({ code, unit, amount }, at) => {
    if (!isReadable(amount)) errors[`services.${at}.amount`] = 'amount';
    if (part.services.findIndex((other) => other.code === code) !== at)
      errors[`services.${at}.code`] = 'overlap';
    // A dog fee must have a unit per dog, since guests without a dog do not pay it.
    if (!serviceUnits.some((one) => one === unit) || (code === 'dog') !== unit.startsWith('dog')) {
      errors[`services.${at}.unit`] = 'unknown';
    }
  });
  (part.discounts ?? []).forEach(({ kind, threshold, percent }, at, all) => {
    if (!isWholeWithin(threshold, ...minStayBounds)) errors[`discounts.${at}.threshold`] = 'number';
    else if (all.findIndex((other) => other.kind === kind && other.threshold === threshold) !== at)
      errors[`discounts.${at}.threshold`] = 'discountTwice';
    if (!isWholeWithin(percent, ...discountBounds)) errors[`discounts.${at}.percent`] = 'number';
  });
  Object.assign(errors, checkTouristTax(part.touristTax ?? []));
  return errors;
}

export function checkTerms(
  part: {
    cancellation: string | null;
    checkIn: string | null;
    checkOut: string | null;
    quietFrom: string | null;
    quietUntil: string | null;
    registrationNumber: string;
  },
  country: string,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ['checkIn', 'checkOut', 'quietFrom', 'quietUntil'] as const) {
    const value = part[field];
    if (value !== null && !clockTime.test(value)) errors[field] = 'time';
  }
  // Quiet hours need both a begin and an end.
  if (part.quietFrom === null && part.quietUntil !== null) errors['quietFrom'] = 'time';
  if (part.quietUntil === null && part.quietFrom !== null) errors['quietUntil'] = 'time';
  if (part.cancellation !== null && !Object.hasOwn(cancellationTerms, part.cancellation)) {
    errors['cancellation'] = 'required';
  }
  const number = part.registrationNumber.trim();
  if (number !== '' && !isRegistrationNumber(country, number)) errors['registrationNumber'] = 'registration';
  return errors;
}
