import type { FeedCalendar, FeedHomeInput, FeedLine } from '../../../../contract/feeds/feed-home.ts';
import { isNeverFree, type CancellationBand } from '../../../../domain/booking/cancellation-steps.ts';
import { amenitiesOfFacts } from '../../../../domain/home-facts.ts';
import { openRules, type BookingRules } from '../../../../domain/pricing/booking-rules.ts';
import {
  everyWeekday,
  seasonOfNight,
  type Season,
  type TouristTaxBand,
} from '../../../../domain/pricing/home-rates.ts';
import { expandWeekends, type WeekendRate } from '../../../../domain/pricing/weekend-rates.ts';
import { publicPosition, publicRadius } from '../../../../domain/public-position.ts';
import { unnamedScene, type PhotoScene } from '../../../../domain/homes/photos.ts';
import { addDays, horizonDays, type PlainDate } from '../../../../domain/stay.ts';
import { toEuros, type Cents } from '../../../../domain/money.ts';

const largestPhoto = '1450x900';

export interface ExportedHome {
  objectNumber: number;
  lat: number;
  lon: number;
  positionWithinMetres: number | null;
  objectType: FeedHomeInput['objectType'];
  kind: FeedHomeInput['kind'];
  personsMax: number;
  bedrooms: number;
  bathrooms: number;
  squaremeterLiving: number;
  dogsMax: number;
  dogsMaxIsKnown: boolean;
  amenities: NonNullable<FeedHomeInput['amenities']>;
  bedRooms: NonNullable<FeedHomeInput['bedRooms']>;
  access: Parameters<typeof amenitiesOfFacts>[0];
  charging: Parameters<typeof amenitiesOfFacts>[1];
  houseRules: FeedHomeInput['houseRules'] | null;
  equipment: NonNullable<FeedHomeInput['equipment']>;
  quarter: string | null;
  registrationNumber: string | null;
  depositCents: Cents | null;
  /** Both are null if the prices are for all guests. */
  includedGuests: number | null;
  furtherGuestCents: Cents | null;
  cancellation: CancellationBand[];
  /** Cents; the place's tax applies if the home has none of its own. */
  touristTax: TouristTaxBand[];
  checkIn: string | null;
  checkOut: string | null;
  address: NonNullable<FeedHomeInput['address']> | null;
  arrivalInfo: NonNullable<FeedHomeInput['arrivalInfo']> | null;
  texts: {
    language: string;
    title: string;
    description: string;
    rules: string;
    translatedFrom: string | null;
  }[];
  services: (Omit<NonNullable<FeedHomeInput['services']>[number], 'amount'> & { cents: Cents })[];
  discounts: NonNullable<FeedHomeInput['discounts']>;
  rules: BookingRules;
  /** Ordered by date. */
  seasons: (Season & { weekend: WeekendRate | null; name: string | null })[];
  /** Occupied nights in order; adjacent periods are merged. */
  taken: { from: PlainDate; until: PlainDate }[];
  provider: {
    name: string;
    mail: string;
    phone: string | null;
    language: string;
    trader: boolean;
    address: { street: string; zip: string; city: string; country: string } | null;
    vatId: string | null;
  } | null;
  rating: FeedHomeInput['rating'] | null;
  /** Photos in order, without drawn pictures. */
  photos: { no: number; version: string; shows: PhotoScene | typeof unnamedScene }[];
}

export interface FeedPresentation {
  today: PlainDate;
  /** True if the export is for the home's landlord or agency, or for the operator of the site. */
  isOwn: boolean;
  /** Without a trailing slash. */
  publicUrl: string;
}

/**
 * Presents a home in feed format, in euros and from today on. Other recipients get only what guests see: no address, no direct contact, and
 * the public position.
 */
export function presentFeedHome(home: ExportedHome, { today, isOwn, publicUrl }: FeedPresentation): FeedLine {
  const key = String(home.objectNumber);
  const calendar = presentCalendar(home, today);
  // A home without any price cannot be booked.
  if (!calendar.some(({ nightlyPrice }) => nightlyPrice !== undefined)) return { key, paused: true };
  const { deposit, ...terms } = presentTerms(home);
  return {
    key,
    ...presentPosition(home, isOwn),
    ...{ objectType: home.objectType, kind: home.kind, personsMax: home.personsMax },
    ...{ bedrooms: home.bedrooms, bathrooms: home.bathrooms, squaremeterLiving: home.squaremeterLiving },
    ...{ dogsMax: Math.min(5, home.dogsMax), dogsMaxIsKnown: home.dogsMaxIsKnown },
    amenities: home.amenities.filter((flag) => !amenitiesOfFacts(home.access, home.charging).includes(flag)),
    bedRooms: home.bedRooms,
    ...{ access: home.access, charging: home.charging, houseRules: home.houseRules ?? null },
    equipment: home.equipment,
    ...(home.quarter !== null && { quarter: home.quarter }),
    ...(home.registrationNumber !== null && { registrationNumber: home.registrationNumber }),
    ...(deposit !== undefined && { deposit }),
    ...terms,
    ...(isOwn && presentOwnParts(home)),
    ...presentTexts(home),
    photos: presentPhotos(home, publicUrl),
    ...(home.rating && { rating: home.rating }),
    calendar,
  };
}

function presentPosition(
  home: ExportedHome,
  isOwn: boolean,
): Pick<FeedHomeInput, 'lat' | 'lon' | 'positionWithinMetres'> {
  const { lat, lon, positionWithinMetres } = home;
  if (isOwn) return { lat, lon, positionWithinMetres };
  return {
    ...publicPosition(home.objectNumber, home),
    positionWithinMetres: publicRadius + (positionWithinMetres ?? 0),
  };
}

/** Rules that are those of every home are left out. */
function presentRules({
  leadDays,
  leadHour,
  horizonMonths,
  fillFrom,
  leaveMin,
}: BookingRules): Partial<FeedHomeInput> {
  return {
    ...(leadDays !== openRules.leadDays && { leadDays }),
    ...(leadHour !== openRules.leadHour && { leadHour }),
    ...(horizonMonths !== null && { horizonMonths }),
    ...(fillFrom !== null && { fillFrom }),
    ...(leaveMin !== null && { leaveMin }),
  };
}

function presentTerms(home: ExportedHome): Partial<FeedHomeInput> {
  return {
    ...(home.depositCents !== null && { deposit: toEuros(home.depositCents) }),
    ...(home.includedGuests !== null &&
      home.furtherGuestCents !== null && {
        furtherGuests: { included: home.includedGuests, amount: toEuros(home.furtherGuestCents) },
      }),
    // Default terms that the landlord never stated are left out.
    ...(!isNeverFree(home.cancellation) && { cancellation: home.cancellation }),
    ...presentRules(home.rules),
    touristTax: home.touristTax.map(({ amount, ...band }) =>
      band.percent === undefined ? { ...band, amount: toEuros(amount) } : band,
    ),
    services: home.services.map(({ cents, ...service }) => ({ ...service, amount: toEuros(cents) })),
    discounts: home.discounts,
    ...(home.checkIn !== null && { checkIn: home.checkIn }),
    ...(home.checkOut !== null && { checkOut: home.checkOut }),
  };
}

const languages = ['de', 'en', 'fr', 'it', 'es', 'pt', 'nl', 'da', 'hr', 'pl'] as const;

function presentOwnParts({ provider, address, arrivalInfo }: ExportedHome): Partial<FeedHomeInput> {
  const language = languages.find((one) => one === provider?.language);
  return {
    ...(address && { address }),
    ...(arrivalInfo && { arrivalInfo }),
    ...(provider &&
      provider.name !== '' && {
        provider: {
          ...{ name: provider.name, trader: provider.trader },
          ...(provider.mail !== '' && { mail: provider.mail }),
          ...(provider.phone !== null && { phone: provider.phone }),
          ...(provider.address && { address: provider.address }),
          ...(provider.vatId !== null && { vatId: provider.vatId }),
          ...(language && { language }),
        },
      }),
  };
}

function presentTexts({ texts }: ExportedHome): Pick<FeedHomeInput, 'texts'> {
  if (texts.length === 0) return {};
  return { texts: Object.fromEntries(texts.map(({ language, ...text }) => [language, text])) };
}

/** Presents photos in the largest size that guests see; the URL changes with the photo. */
function presentPhotos(
  { objectNumber, photos }: ExportedHome,
  publicUrl: string,
): NonNullable<FeedHomeInput['photos']> {
  return photos.map(({ no, version, shows }) => ({
    url: `${publicUrl}/pictures/${objectNumber}/${no}.${version}-${largestPhoto}.webp`,
    ...(shows !== unnamedScene && { shows }),
  }));
}

/** Presents seasons, by run of nights at one rate, and the occupied nights between them; nights outside of both cannot be booked. */
function presentCalendar({ seasons, taken }: ExportedHome, today: PlainDate): FeedCalendar {
  const end = addDays(today, horizonDays);
  const within = <Period extends { from: PlainDate; until: PlainDate }>(
    periods: readonly Period[],
  ): Period[] =>
    periods
      .filter(({ from, until }) => until > today && from < end)
      .map((one) => ({
        ...one,
        from: one.from > today ? one.from : today,
        until: one.until < end ? one.until : end,
      }));
  const occupiedPeriods = within(taken);
  const pricedPeriods = expandWeekends(
    seasons.map(({ weekend, name: _, ...season }) => (weekend ? { ...season, weekend } : season)),
  ).map(({ fromDate: from, untilDate: until, ...season }) => ({
    ...{ from, until, ...season },
    name: seasonOfNight(seasons, from)?.name ?? null,
  }));
  const freePeriods = within(pricedPeriods).flatMap(({ from, until, ...season }) =>
    without({ from, until }, occupiedPeriods).map((part) => ({
      ...part,
      available: true,
      ...presentPrices(season),
    })),
  );
  return [...freePeriods, ...occupiedPeriods.map((period) => ({ ...period, available: false }))].sort(
    (one, other) => (one.from < other.from ? -1 : 1),
  );
}

function without(
  period: { from: PlainDate; until: PlainDate },
  taken: readonly { from: PlainDate; until: PlainDate }[],
): { from: PlainDate; until: PlainDate }[] {
  const parts: { from: PlainDate; until: PlainDate }[] = [];
  let { from } = period;
  for (const one of taken) {
    if (one.until <= from || one.from >= period.until) continue;
    if (one.from > from) parts.push({ from, until: one.from });
    from = one.until;
  }
  return from < period.until ? [...parts, { from, until: period.until }] : parts;
}

function presentPrices({
  nightly,
  weekly,
  minStay,
  maxStay,
  arrivalDays,
  departureDays,
  name,
}: Omit<Season, 'fromDate' | 'untilDate'> & { name: string | null }): Partial<FeedCalendar[number]> {
  return {
    nightlyPrice: toEuros(nightly),
    ...(weekly !== nightly * 7 && { weeklyPrice: toEuros(weekly) }),
    ...{ minStay, maxStay },
    ...(arrivalDays !== everyWeekday && { arrivalDays: toWeekdays(arrivalDays) }),
    ...(departureDays !== everyWeekday && { departureDays: toWeekdays(departureDays) }),
    ...(name !== null && { name }),
  };
}

/** Converts one bit a day, from Monday as the lowest, to the feed's weekdays; Monday is 1. */
const toWeekdays = (bits: number): number[] =>
  [1, 2, 3, 4, 5, 6, 7].filter((day) => (bits & (1 << (day - 1))) !== 0);
