import { access, bedRoom, charging, houseRules, nearby } from './home-facts.ts';
import { taxTerms } from '../pricing/tourist-tax.ts';
import { amountInEuros, z } from '../schema.ts';
import { localizedPaths } from '../schema.ts';

const image = z.object({
  /** Number of the picture within the home, starting at 1. */
  no: z.number(),
  /** Base of the picture's addresses: `<src>-<width>x<height>.<avif|webp>` in the served sizes. */
  src: z.string(),
  /** Origin of the picture server. Empty for this site. */
  cdn: z.string(),
  /** The part of the home shown: outside, living, kitchen ... Texts: `object.scene.<scene>`. */
  scene: z.string(),
  /** The host's own words for the picture in the requested language; absent if there are none. */
  caption: z.string().optional(),
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
  /** A finer class than `objectType`. Texts: `object.kind.<kind>`. */
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
  /** False if dogs are allowed but their number is not stated. `dogsMax` is then the number that guests may ask for. */
  dogsMaxIsKnown: z.boolean(),
  /** The centre of a circle of 500 m in which the home lies. Guests get the exact position with the booking. */
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
  ratingAverage: z.number().nullable(),
  ratingCount: z.number(),
  /** Source of most of the ratings; null without ratings. Texts: `ratings.source.<provenance>`. */
  ratingProvenance: z.string().nullable(),
  /** All parts are 5 if there are no ratings, and are not shown then. */
  objectRatingSummary: ratingParts,
  /**
   * Price in euros of the cheapest coming week for two persons, including all mandatory costs. Null if there is no
   * price.
   */
  minPrice: amountInEuros.nullable(),
  /**
   * Estimated consumption of power, water and the like in euros per night. It is not included in any total. 0 if there
   * is none.
   */
  consumptionPerNight: amountInEuros,
  providerType: z.enum(['wholesaler', 'private']),
  /** Amenity flags of the search filter. */
  searchFilter: z.array(z.string()),
  searchOffers: z.array(z.number()),
  /** Distances in metres. Null if unknown. */
  distances: z.object({
    sea: z.number().nullable(),
    lake: z.number().nullable(),
    skilift: z.number().nullable(),
    skiloipe: z.number().nullable(),
  }),
  /** True if cancellation is free until 14 days before arrival or later. */
  freeCancel: z.boolean(),
  /** Number of days before arrival until which cancellation is free. 0 means always, null means never. */
  freeCancelDays: z.number().nullable(),
  /** True if the guest pays the site, so that travel vouchers can be used. */
  takesVouchers: z.boolean(),
  /** Kilometres from the searched position. Null if the search has none. */
  distance: z.number().nullable(),
});
export type ObjectSummary = z.infer<typeof objectSummary>;

export const breadcrumb = z.object({ name: z.string(), path: z.string().nullable() });

export const description = z.object({
  title: z.string(),
  teaser: z.string(),
  description: z.string(),
  featureDescription: z.string(),
  /** House rules in the landlord's words. Empty if none are stated. */
  houseRules: z.string(),
});

export const calendarDay = z.object({
  date: z.string(),
  free: z.boolean(),
  arrival: z.boolean(),
  departure: z.boolean(),
  /** Minimum stay in nights for an arrival on this day. */
  minStay: z.number(),
  maxStay: z.number(),
  /** Why the night is not available or arrival is not possible. Null if both are. */
  reason: z
    .enum([
      'booked',
      'arrivalNotAllowed',
      'minimumStay',
      'beyondHorizon',
      'noPrice',
      'past',
      'leadTime',
      'leavesGap',
    ])
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
    /** Number of free nights from today to `maxDate`. */
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
    /**
     * The translated text, with its language and source language. Null if the text is an original in the requested
     * language.
     */
    translation: description.extend({ language: z.string(), source: z.string() }).nullable(),
  }),
  descriptionsAexea: z.object({ description: z.string(), teaser: z.string() }),
  objectFeatureDescription: z.string(),
  /** Equipment codes by group. Texts: `object.equipment.<code>`. */
  equipment: z.record(z.string(), z.array(z.string())),
  /** Stars of the German and the Swiss tourism association, 1 to 5. Null if not classified. */
  objectDTV: z.number().nullable(),
  objectSTV: z.number().nullable(),
  prices: z.array(
    z.object({
      fromDate: z.string(),
      untilDate: z.string(),
      nightly: amountInEuros,
      weekly: amountInEuros,
      /** Nights of the week with another rate. 0 is Monday. Null if all nights cost the same. */
      weekend: z.object({ nightly: amountInEuros, nights: z.array(z.number()) }).nullable(),
      minStay: z.number(),
      arrivalDays: z.array(z.number()),
      /** The host's name of the season. Empty for none. */
      name: z.string(),
    }),
  ),
  discounts: z.array(z.object({ kind: z.string(), threshold: z.number(), percent: z.number() })),
  /**
   * Number of persons included in the price, and the amount in euros per night for each further person. Null if the
   * price includes everybody.
   */
  furtherGuests: z.object({ included: z.number(), amount: amountInEuros }).nullable(),
  /** `amount` is per person and night. It is 0 if the tax is a percentage of the price. */
  touristTax: z.array(
    z.object({ fromAge: z.number(), toAge: z.number(), amount: amountInEuros, ...taxTerms }),
  ),
  /** Euros. Null if unknown, 0 if there is none. */
  deposit: amountInEuros.nullable(),
  consumption: z.record(z.string(), amountInEuros),
  cancellation: z.array(z.object({ daysBefore: z.number(), percent: z.number() })),
  /** HH:mm. Null if not stated, in which case guest and host agree on a time. */
  checkIn: z.string().nullable(),
  checkOut: z.string().nullable(),
  /**
   * `own` facts are stated by the host, `demo` facts are made up, `feed` facts come from a feed and may be incomplete.
   */
  source: z.enum(['own', 'demo', 'feed']),
  registrationNumber: z.string().nullable(),
  instantBooking: z.boolean(),
  /** True if the guest pays us, false if the guest pays the landlord. */
  collectedByUs: z.boolean(),
  /** Empty if the landlord has not stated it. */
  bedRooms: z.array(bedRoom),
  /** A schematic plan of the rooms as SVG, with its size in pixels. Null without stated beds or if the landlord wants none. */
  floorPlan: z.object({ src: z.string(), width: z.number(), height: z.number() }).nullable(),
  access: access.nullable(),
  nearby,
  charging: charging.nullable(),
  houseRules: houseRules.nullable(),
  landlord: z.object({
    id: z.number(),
    /** Name of the landlord. Empty if unknown. */
    name: z.string(),
    /** False if no contact of the landlord is known. The home is then shown but cannot be booked. */
    isReachable: z.boolean(),
    isTrader: z.boolean(),
    since: z.string(),
    languages: z.array(z.string()),
    /**
     * Trader information required by Art. 30 of Regulation (EU) 2022/2065. Fields are empty if unknown. Null if the
     * landlord is unknown or a private person, whose address and phone a guest gets with the booking.
     */
    trader: z
      .object({
        street: z.string(),
        zip: z.string(),
        city: z.string(),
        /** ISO 3166 code in lower case. */
        country: z.string(),
        phone: z.string(),
        email: z.string(),
        /** Name of the trade register and number in it. */
        register: z.string(),
        /** True if the trader has committed to offer only what complies with EU law. */
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
