import { access, bedRoom, charging, houseRules } from './home-facts.ts';
import { taxTerms } from '../pricing/tourist-tax.ts';
import { z } from 'zod';
import { localizedPaths } from '../schema.ts';

const image = z.object({
  /** Number within the home, from 1. */
  no: z.number(),
  /** Base of the picture's addresses: `<src>-<width>x<height>.<avif|webp>` in the served sizes. */
  src: z.string(),
  /** Origin that serves it; empty: this site. */
  cdn: z.string(),
  /** Which part of the home it shows: outside, living, kitchen ... Texts: `object.scene.<scene>`. */
  scene: z.string(),
  illustration: z.boolean(),
});

const ratingParts = z.object({
  cleanliness: z.number(),
  externalImpression: z.number(),
  furniture: z.number(),
  location: z.number(),
  priceToService: z.number(),
});

/** What lists, cards and the map show of a home. */
export const objectSummary = z.object({
  objectNumber: z.number(),
  title: z.string(),
  agency: z.number().nullable(),
  agencyName: z.string(),
  active: z.boolean(),
  objectType: z.enum(['house', 'apartment']),
  /** Finer than objectType. Texts: `object.kind.<kind>`. */
  kind: z.string(),
  personsMax: z.number(),
  adultsMax: z.number(),
  countRooms: z.number(),
  countRoomsSleeping: z.number(),
  countRoomsBath: z.number(),
  squaremeterLiving: z.number(),
  squaremeterComplete: z.number().nullable(),
  detailPetAllowed: z.boolean(),
  detailPetSize: z.string().nullable(),
  dogsMax: z.number(),
  /** False: dogs are welcome, and nobody told how many; dogsMax bounds what guests may ask for. */
  dogsMaxIsKnown: z.boolean(),
  /** This is the middle of the 500 m circle in which the home lies; the exact position comes with the booking. */
  position: z.object({ lat: z.number(), lon: z.number() }),
  locations: z.object({
    country: z.string(),
    countryCode: z.string(),
    region: z.string(),
    regionKey: z.string(),
    regionNumber: z.number(),
    /** The state, land or canton in the asked language; empty where the country has none. */
    state: z.string(),
    place: z.string(),
    placeNumber: z.number(),
  }),
  images: z.array(image),
  /** Null without ratings: a home that nobody rated has no average. */
  ratingAverage: z.number().nullable(),
  ratingCount: z.number(),
  /** Where most of the ratings come from; null without ratings. Texts: `ratings.source.<provenance>`. */
  ratingProvenance: z.string().nullable(),
  /** Each 5 where nobody rated; never shown then. */
  objectRatingSummary: ratingParts,
  /** Euros: the cheapest week still to come, two persons, all mandatory costs. Null without a price. */
  minPrice: z.number().nullable(),
  /** Euros: what power, water and the like paid by meter come to a night; in no total. 0 where nothing is. */
  consumptionPerNight: z.number(),
  providerType: z.enum(['wholesaler', 'private']),
  /** Amenity flags. */
  searchFilter: z.array(z.string()),
  searchOffers: z.array(z.number()),
  /** Metres; null where unknown. */
  distances: z.object({
    sea: z.number().nullable(),
    lake: z.number().nullable(),
    skilift: z.number().nullable(),
    skiloipe: z.number().nullable(),
  }),
  /** Its terms are flexible: cancelling costs nothing until 14 days ahead of arrival, or even later. */
  freeCancel: z.boolean(),
  /** Days ahead of arrival until which cancelling costs nothing. 0: it never costs anything; null: it always does. */
  freeCancelDays: z.number().nullable(),
  /** Kilometres from the searched position; null without one. */
  distance: z.number().nullable(),
});
export type ObjectSummary = z.infer<typeof objectSummary>;

export const breadcrumb = z.object({ name: z.string(), path: z.string().nullable() });

export const description = z.object({
  title: z.string(),
  teaser: z.string(),
  description: z.string(),
  featureDescription: z.string(),
  /** What guests keep to, in the landlord's words; empty where nothing is said. */
  houseRules: z.string(),
});

/** One day of the home's calendar. */
export const calendarDay = z.object({
  date: z.string(),
  /** The night that begins on this day can be stayed. */
  free: z.boolean(),
  arrival: z.boolean(),
  departure: z.boolean(),
  /** Shortest stay for an arrival on this day. */
  minStay: z.number(),
  maxStay: z.number(),
  /** Why the night cannot be stayed or no arrival is possible; null where it can. */
  reason: z
    .enum(['booked', 'arrivalNotAllowed', 'minimumStay', 'beyondHorizon', 'noPrice', 'past'])
    .nullable(),
});
export type CalendarDay = z.infer<typeof calendarDay>;

/** Everything about one home. */
export const objectDetail = objectSummary.extend({
  additionalCosts: z.array(
    z.object({
      code: z.string(),
      unit: z.string(),
      amount: z.number(),
      mandatory: z.boolean(),
      prepaid: z.boolean(),
    }),
  ),
  availability: z.object({
    /** Free nights from today to maxDate. */
    count: z.number(),
    days: z.array(calendarDay),
    maxDate: z.string(),
  }),
  breadcrumb: z.array(breadcrumb),
  created: z.string(),
  descriptionLanguages: z.array(z.string()),
  /** Languages in which there is a text, written or translated. */
  textLanguages: z.array(z.string()),
  descriptions: z.object({
    natives: z.record(z.string(), description),
    /** In the asked language when it is not native: the text and the language it comes from. */
    translation: description.extend({ language: z.string(), source: z.string() }).nullable(),
  }),
  descriptionsAexea: z.object({ description: z.string(), teaser: z.string() }),
  objectFeatureDescription: z.string(),
  /** Group of equipment -> codes. Texts: `object.equipment.<code>`. */
  equipment: z.record(z.string(), z.array(z.string())),
  /** Stars, 1 to 5, of the classification by the German and by the Swiss tourism association; null without one. */
  objectDTV: z.number().nullable(),
  objectSTV: z.number().nullable(),
  prices: z.array(
    z.object({
      fromDate: z.string(),
      untilDate: z.string(),
      nightly: z.number(),
      weekly: z.number(),
      minStay: z.number(),
      arrivalDays: z.array(z.number()),
    }),
  ),
  discounts: z.array(z.object({ kind: z.string(), threshold: z.number(), percent: z.number() })),
  /** `amount` is for a person and night, and 0 where a share of the price is asked instead. */
  touristTax: z.array(z.object({ fromAge: z.number(), toAge: z.number(), amount: z.number(), ...taxTerms })),
  /** Euros; null where nobody told, 0 where none is asked for. */
  deposit: z.number().nullable(),
  consumption: z.record(z.string(), z.number()),
  cancellation: z.array(z.object({ daysBefore: z.number(), percent: z.number() })),
  /** HH:mm; null where nobody told: guest and host agree on it. */
  checkIn: z.string().nullable(),
  checkOut: z.string().nullable(),
  /** Who told of it: its host; the demo world, which is made up; or a feed, whose silence on a thing says nothing. */
  source: z.enum(['own', 'demo', 'feed']),
  registrationNumber: z.string().nullable(),
  instantBooking: z.boolean(),
  /** Who sleeps where; empty where the landlord has not stated it. */
  bedRooms: z.array(bedRoom),
  access: access.nullable(),
  charging: charging.nullable(),
  houseRules: houseRules.nullable(),
  landlord: z.object({
    id: z.number(),
    /** Empty where nobody has said who lets the home. */
    name: z.string(),
    /** Without anybody who can be reached the home is shown and cannot be booked. */
    isReachable: z.boolean(),
    isTrader: z.boolean(),
    since: z.string(),
    languages: z.array(z.string()),
    /**
     * What the law has a trader tell whoever looks at an offer (Art. 30 of Regulation (EU) 2022/2065), each empty where it is not known. Null for
     * private people, whose address and phone a guest gets with the booking, and where nobody has said who lets the home.
     */
    trader: z
      .object({
        street: z.string(),
        zip: z.string(),
        city: z.string(),
        /** Code of ISO 3166 in small letters. */
        country: z.string(),
        phone: z.string(),
        email: z.string(),
        /** The trade register and the number in it. */
        register: z.string(),
        /** The trader has committed to offer nothing but what the law of the EU allows. */
        isLawful: z.boolean(),
      })
      .nullable(),
  }),
  privateObject: z.boolean(),
  SEOLinks: z.array(breadcrumb),
  languageLinks: localizedPaths,
  index: z.literal('Y'),
});
export type ObjectDetail = z.infer<typeof objectDetail>;
