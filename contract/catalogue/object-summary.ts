import { access, bedRoom, charging, houseRules } from './home-facts.ts';
import { taxTerms } from '../pricing/tourist-tax.ts';
import { amountInEuros, z } from '../schema.ts';
import { localizedPaths } from '../schema.ts';

const image = z.object({
  /** Number within the home, from 1. */
  no: z.number(),
  /** Base of the picture's addresses: `<src>-<width>x<height>.<avif|webp>` in the served sizes. */
  src: z.string(),
  /** Origin that serves it; empty: this site. */
  cdn: z.string(),
  /** The part of the home that it shows: outside, living, kitchen ... Texts: `object.scene.<scene>`. */
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
  /** False: dogs are welcome, but nobody stated how many; `dogsMax` bounds what guests may ask for. */
  dogsMaxIsKnown: z.boolean(),
  /** The centre of the 500 m circle in which the home lies; the exact position comes with the booking. */
  position: z.object({ lat: z.number(), lon: z.number() }),
  locations: z.object({
    country: z.string(),
    countryCode: z.string(),
    region: z.string(),
    regionKey: z.string(),
    regionNumber: z.number(),
    /** The state, land or canton in the requested language; empty if the country has none. */
    state: z.string(),
    place: z.string(),
    placeNumber: z.number(),
  }),
  images: z.array(image),
  /** Null without ratings. */
  ratingAverage: z.number().nullable(),
  ratingCount: z.number(),
  /** Source of most of the ratings; null without ratings. Texts: `ratings.source.<provenance>`. */
  ratingProvenance: z.string().nullable(),
  /** Each is 5 without ratings, and never shown then. */
  objectRatingSummary: ratingParts,
  /** Euros: the cheapest coming week for two persons, with all mandatory costs. Null without a price. */
  minPrice: amountInEuros.nullable(),
  /** Euros per night for metered power, water and the like, included in no total; 0: none. */
  consumptionPerNight: amountInEuros,
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
  /** Cancellation is free until 14 days before arrival, or later. */
  freeCancel: z.boolean(),
  /** Cancellation is free until this many days before arrival. 0: always free; null: never free. */
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
  /** House rules in the landlord's words; empty: none stated. */
  houseRules: z.string(),
});

export const calendarDay = z.object({
  date: z.string(),
  free: z.boolean(),
  arrival: z.boolean(),
  departure: z.boolean(),
  /** Shortest stay in nights for an arrival on this day. */
  minStay: z.number(),
  maxStay: z.number(),
  /** Why the night is not available or no arrival is possible; null: it is. */
  reason: z
    .enum(['booked', 'arrivalNotAllowed', 'minimumStay', 'beyondHorizon', 'noPrice', 'past'])
    .nullable(),
});
export type CalendarDay = z.infer<typeof calendarDay>;

export const objectDetail = objectSummary.extend({
  additionalCosts: z.array(
    z.object({
      code: z.string(),
      unit: z.string(),
      amount: amountInEuros,
      mandatory: z.boolean(),
      prepaid: z.boolean(),
    }),
  ),
  availability: z.object({
    /** Free nights from today to `maxDate`. */
    count: z.number(),
    days: z.array(calendarDay),
    maxDate: z.string(),
  }),
  breadcrumb: z.array(breadcrumb),
  created: z.string(),
  descriptionLanguages: z.array(z.string()),
  textLanguages: z.array(z.string()),
  descriptions: z.object({
    natives: z.record(z.string(), description),
    /** The text in the requested language and the language it is translated from; null if the requested language is native. */
    translation: description.extend({ language: z.string(), source: z.string() }).nullable(),
  }),
  descriptionsAexea: z.object({ description: z.string(), teaser: z.string() }),
  objectFeatureDescription: z.string(),
  /** Group of equipment -> codes. Texts: `object.equipment.<code>`. */
  equipment: z.record(z.string(), z.array(z.string())),
  /** Stars, 1 to 5, given by the German and by the Swiss tourism association; null without a classification. */
  objectDTV: z.number().nullable(),
  objectSTV: z.number().nullable(),
  prices: z.array(
    z.object({
      fromDate: z.string(),
      untilDate: z.string(),
      nightly: amountInEuros,
      weekly: amountInEuros,
      /** Nights of each week that cost another amount; 0 is Monday. Null: all cost the same. */
      weekend: z.object({ nightly: amountInEuros, nights: z.array(z.number()) }).nullable(),
      minStay: z.number(),
      arrivalDays: z.array(z.number()),
    }),
  ),
  discounts: z.array(z.object({ kind: z.string(), threshold: z.number(), percent: z.number() })),
  /** The prices are for so many persons; each further one pays so many euros a night. Null: they are for all. */
  furtherGuests: z.object({ included: z.number(), amount: amountInEuros }).nullable(),
  /** `amount` is per person and night, and 0 if the tax is a share of the price. */
  touristTax: z.array(
    z.object({ fromAge: z.number(), toAge: z.number(), amount: amountInEuros, ...taxTerms }),
  ),
  /** Euros; null: unknown, 0: none. */
  deposit: amountInEuros.nullable(),
  consumption: z.record(z.string(), amountInEuros),
  cancellation: z.array(z.object({ daysBefore: z.number(), percent: z.number() })),
  /** HH:mm; null: not stated, guest and host agree on it. */
  checkIn: z.string().nullable(),
  checkOut: z.string().nullable(),
  /** `own`: stated by the host; `demo`: made up; `feed`: from a feed, where a missing fact says nothing. */
  source: z.enum(['own', 'demo', 'feed']),
  registrationNumber: z.string().nullable(),
  instantBooking: z.boolean(),
  /** The guest pays us; false: the guest pays the landlord. */
  collectedByUs: z.boolean(),
  /** Empty: the landlord has not stated it. */
  bedRooms: z.array(bedRoom),
  access: access.nullable(),
  charging: charging.nullable(),
  houseRules: houseRules.nullable(),
  landlord: z.object({
    id: z.number(),
    /** Empty: unknown who lets the home. */
    name: z.string(),
    /** False: no contact is known, so the home is shown but cannot be booked. */
    isReachable: z.boolean(),
    isTrader: z.boolean(),
    since: z.string(),
    languages: z.array(z.string()),
    /**
     * Trader information required by Art. 30 of Regulation (EU) 2022/2065, each field empty if unknown. Null for private landlords, whose
     * address and phone a guest gets with the booking, and if it is unknown who lets the home.
     */
    trader: z
      .object({
        street: z.string(),
        zip: z.string(),
        city: z.string(),
        /** ISO 3166 code in small letters. */
        country: z.string(),
        phone: z.string(),
        email: z.string(),
        /** The trade register and the number in it. */
        register: z.string(),
        /** The trader has committed to offer only what complies with EU law. */
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
