import type {
  CalendarDay,
  ObjectDetail,
  ObjectSummary,
} from '../../../../contract/catalogue/object-summary.ts';
import { languages, pickText, type Language, type Localized } from '../../../../domain/language.ts';
import type { Access, BedRoom, Charging, HouseRules } from '../../../../domain/home-facts.ts';
import { planOfHome, planVersion, type FloorPlan } from '../../../../domain/homes/plan-rooms.ts';
import { toEuros, type Cents } from '../../../../domain/money.ts';
import type { HomeRates } from '../../../../domain/pricing/home-rates.ts';
import type { SiteRoutes } from '../../../../domain/site-routes.ts';
import type { EnteredSeason } from '../../../../domain/pricing/weekend-rates.ts';
import type { Nearby } from '../../../../domain/walking-distances.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { presentDescriptions, type HomeText } from './descriptions.ts';

type Named = Partial<Localized>;

/** Data that only the page of a single home shows. */
export interface DetailRow {
  equipment: Record<string, string[]>;
  consumption: Record<string, Cents>;
  cancellation: { daysBefore: number; percent: number }[];
  checkIn: string | null;
  checkOut: string | null;
  deposit: Cents | null;
  source: ObjectDetail['source'];
  registrationNumber: string | null;
  instantBooking: boolean;
  landlordCollects: boolean;
  bedRooms: BedRoom[];
  showsPlan: boolean;
  access: Access | null;
  charging: Charging | null;
  nearby: Nearby;
  houseRules: HouseRules | null;
  dtvStars: number | null;
  stvStars: number | null;
  createdAt: Date;
  countrySlugs: Named;
  regionSlugs: Named;
  placeSlugs: Named;
  landlord: number;
  landlordName: string;
  landlordLanguage: string;
  landlordIsTrader: boolean;
  landlordIsReachable: boolean;
  landlordSince: string;
  /** Null for private hosts and unknown ones. */
  trader: Trader | null;
}

/** Details given by a trader; null if missing. */
interface Trader {
  address: { street: string; zip: string; city: string; country: string } | null;
  phone: string | null;
  email: string;
  register: string | null;
  isLawful: boolean;
}

function presentTrader({
  address,
  phone,
  email,
  register,
  isLawful,
}: Trader): ObjectDetail['landlord']['trader'] {
  const { street = '', zip = '', city = '', country = '' } = address ?? {};
  return {
    ...{ street, zip, city, country: country.toLowerCase() },
    ...{ phone: phone ?? '', email, register: register ?? '', isLawful },
  };
}

export interface DetailParts {
  summary: ObjectSummary;
  row: DetailRow;
  texts: readonly HomeText[];
  rates: HomeRates;
  /** The seasons of the rates as they were entered. */
  seasons: readonly EnteredSeason[];
  days: CalendarDay[];
  language: Language;
  /** Raised when drawings change; part of the address of the floor plan. */
  pictureEdition: number;
  /** Returns the size of a drawn floor plan in pixels. If absent, no plans are drawn. */
  planSize: ((plan: FloorPlan) => { width: number; height: number }) | undefined;
  today: PlainDate;
  routes: SiteRoutes;
}

/** Returns the weekdays of a bit mask; 0 is Monday. */
function toWeekdays(mask: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6].filter((weekday) => mask & (1 << weekday));
}

/** Returns the price of further guests; null if they pay nothing, or the home allows none. */
function presentFurtherGuests({ furtherGuests, personsMax }: HomeRates): ObjectDetail['furtherGuests'] {
  if (!furtherGuests || furtherGuests.amount === 0 || furtherGuests.included >= personsMax) return null;
  return { included: furtherGuests.included, amount: toEuros(furtherGuests.amount) };
}

function presentCosts(
  rates: HomeRates,
  seasons: readonly EnteredSeason[],
  today: PlainDate,
): Pick<ObjectDetail, 'additionalCosts' | 'prices' | 'discounts' | 'furtherGuests' | 'touristTax'> {
  return {
    additionalCosts: rates.services.map(({ code, unit, amount, mandatory, prepaid }) => ({
      code,
      unit,
      amount: toEuros(amount),
      mandatory,
      prepaid,
    })),
    prices: seasons
      .filter((season) => season.untilDate > today)
      .map((season) => ({
        fromDate: season.fromDate,
        untilDate: season.untilDate,
        nightly: toEuros(season.nightly),
        weekly: toEuros(season.weekly),
        weekend: season.weekend
          ? { nightly: toEuros(season.weekend.nightly), nights: toWeekdays(season.weekend.nights) }
          : null,
        name: season.name ?? '',
        minStay: season.minStay,
        arrivalDays: toWeekdays(season.arrivalDays),
      })),
    discounts: rates.discounts.map((discount) => ({ ...discount })),
    furtherGuests: presentFurtherGuests(rates),
    touristTax: rates.touristTax.map((band) => ({ ...band, amount: toEuros(band.amount) })),
  };
}

function presentPlan({
  summary,
  row,
  language,
  pictureEdition,
  planSize,
}: DetailParts): ObjectDetail['floorPlan'] {
  if (!planSize) return null;
  const { countRoomsSleeping, countRoomsBath, objectType, objectNumber, searchFilter: amenities } = summary;
  const plan = planOfHome({ ...row, countRoomsSleeping, countRoomsBath, objectType, amenities });
  return (
    plan && {
      src: `/pictures/plan/${language}/${objectNumber}.${planVersion(plan, pictureEdition)}.svg`,
      ...planSize(plan),
    }
  );
}

export function presentDetail(parts: DetailParts): ObjectDetail {
  const { summary, row, texts, rates, seasons, days, language, today, routes } = parts;
  const { country, region, place } = summary.locations;
  const placePath = (slugs: Named): string => routes.pathOfSlug(pickText(slugs, language), language);
  const around = [
    { name: country, path: placePath(row.countrySlugs) },
    { name: region, path: placePath(row.regionSlugs) },
    { name: place, path: placePath(row.placeSlugs) },
  ];
  return {
    ...summary,
    ...presentCosts(rates, seasons, today),
    ...presentDescriptions(texts, language),
    availability: {
      count: days.filter((day) => day.free).length,
      days,
      maxDate: days.at(-1)?.date ?? today,
    },
    breadcrumb: [...around, { name: summary.title, path: null }],
    created: row.createdAt.toISOString(),
    equipment: row.equipment,
    objectDTV: row.dtvStars,
    objectSTV: row.stvStars,
    consumption: Object.fromEntries(
      Object.entries(row.consumption).map(([what, cents]) => [what, toEuros(cents)]),
    ),
    cancellation: row.cancellation,
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    deposit: row.deposit === null ? null : toEuros(row.deposit),
    source: row.source,
    registrationNumber: row.registrationNumber,
    instantBooking: row.instantBooking,
    collectedByUs: !row.landlordCollects,
    bedRooms: row.bedRooms,
    floorPlan: presentPlan(parts),
    access: row.access,
    charging: row.charging,
    nearby: row.nearby,
    houseRules: row.houseRules,
    landlord: {
      id: row.landlord,
      name: row.landlordName,
      isReachable: row.landlordIsReachable,
      isTrader: row.landlordIsTrader,
      since: row.landlordSince,
      languages: [row.landlordLanguage],
      trader: row.trader && presentTrader(row.trader),
    },
    privateObject: summary.providerType === 'private',
    SEOLinks: around,
    languageLinks: Object.fromEntries(
      languages.map((other) => [
        other,
        routes.pathOf('ObjectPage', other, { objectNumber: summary.objectNumber }),
      ]),
    ),
    index: 'Y',
  };
}
