import type { OwnHome } from '../../../../contract/homes/own-home.ts';
import type { Access, BedRoom, Charging, HouseRules } from '../../../../domain/home-facts.ts';
import type { Removal } from '../../../../domain/homes/home-removal.ts';
import type { HomeState, PausedBy } from '../../../../domain/homes/home-state.ts';
import type { BookingRules } from '../../../../domain/pricing/booking-rules.ts';
import type { Discount, TouristTaxBand } from '../../../../domain/pricing/home-rates.ts';
import type { Nearby } from '../../../../domain/walking-distances.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { Cents } from '../../../../domain/money.ts';

export interface TextOfHome {
  language: string;
  title: string;
  teaser: string;
  description: string;
  featureDescription: string;
  houseRules: string;
  translatedFrom: string | null;
}

interface SeasonOfHome {
  fromDate: string;
  untilDate: string;
  nightlyCents: Cents;
  weeklyCents: Cents;
  minStay: number;
  maxStay: number;
  arrivalDays: number;
  departureDays: number;
  weekend: { cents: Cents; nights: number } | null;
  /** Empty for none. */
  name: string;
}

interface ServiceOfHome {
  code: string;
  unit: string;
  amountCents: Cents;
  mandatory: boolean;
  prepaid: boolean;
}

export interface OwnHomeRow {
  /** False for a co-host, who may neither publish nor remove the home. */
  isOwned: boolean;
  objectNumber: number;
  landlordId: number;
  state: HomeState;
  pausedBy: PausedBy | null;
  edition: number;
  sourceKey: string | null;
  place: string;
  /** Coordinates of the town's centre. */
  townLat: number;
  townLon: number;
  country: string;
  kind: string;
  personsMax: number;
  bedrooms: number;
  bathrooms: number;
  squaremeters: number;
  dogsMax: number;
  bedRooms: BedRoom[];
  showsPlan: boolean;
  countBeds: number;
  access: Access | null;
  charging: Charging | null;
  nearby: Nearby;
  address: { street: string; zip: string; city: string } | null;
  lat: number;
  lon: number;
  amenities: string[];
  equipment: Record<string, string[]>;
  touristTax: TouristTaxBand[] | null;
  deposit: Cents | null;
  /** Both are null if the rates are for all guests. */
  includedGuests: number | null;
  furtherGuestCents: Cents | null;
  cancellation: { daysBefore: number; percent: number }[];
  /** Directions for arrival by language. */
  arrivalInfo: Record<string, string> | null;
  houseRules: HouseRules | null;
  checkIn: string | null;
  checkOut: string | null;
  instantBooking: boolean;
  registrationNumber: string | null;
  rules: BookingRules;
  /** The state before the removal; null unless the home can still be restored. */
  removedFrom: Removal['from'];
  removedPause: PausedBy | null;
  /** Null unless the home was removed. */
  removedOn: PlainDate | null;
  texts: TextOfHome[];
  photos: {
    no: number;
    scene: string;
    focusX: number;
    focusY: number;
    /** By language. */
    captions: OwnHome['photos'][number]['captions'];
    version: string | null;
    drawn: boolean;
  }[];
  seasons: SeasonOfHome[];
  services: ServiceOfHome[];
  discounts: Discount[];
  /** The office's statement when it last returned the home; null if the state has changed since. */
  refusal: string | null;
  /** True if the landlord has another home that was published by the office or a feed. */
  isTrusted: boolean;
}

/** Columns of a home in the landlord's list. */
export interface ListedHomeRow {
  objectNumber: number;
  state: HomeState;
  pausedBy: PausedBy | null;
  ofFeed: boolean;
  ownNumber: string | null;
  owner: string | null;
  place: string;
  country: string;
  hasAddress: boolean;
  squaremeters: number;
  bathrooms: number;
  countBeds: number;
  checkIn: string | null;
  checkOut: string | null;
  registrationNumber: string | null;
  cancellation: { daysBefore: number; percent: number }[];
  title: string;
  /** The beginning of the description. */
  description: string;
  photos: number;
  unnamedPhotos: number;
  photo: string | null;
  /** The morning after the last night with a price. */
  pricedUntil: PlainDate | null;
  /** The lowest price per night from today on. */
  lowestNight: Cents | null;
  nextArrival: PlainDate | null;
  rules: BookingRules;
}
