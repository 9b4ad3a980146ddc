import { figurePeriods, homeWeaknesses } from '../../domain/homes/home-figures.ts';
import { amenityFlags } from '../../domain/search-filter.ts';
import { ratingParts } from '../../domain/rating.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, languageCode, z } from '../schema.ts';
import { chosenHome, homeChoice } from '../homes/home-choice.ts';

/** The share at comparable homes, from 0 to 1. Null if there are too few homes or hosts to stay anonymous. */
const comparedShare = z.number().nullable();

/** Nights and money of a span of time. */
const figuresOfSpan = z.object({
  /** Number of nights on which the homes could be booked. */
  nights: z.number(),
  booked: z.number(),
  elsewhere: z.number(),
  blocked: z.number(),
  arrivals: z.number(),
  /** Euros, including what is kept of cancelled stays. */
  guestsPay: amountInEuros,
  commission: amountInEuros,
  landlordReceives: amountInEuros,
});
export type FiguresOfSpan = z.infer<typeof figuresOfSpan>;

const figuresOfMonth = figuresOfSpan.extend({
  month: z.string(),
  /** Share of occupied nights at comparable homes, booked here or elsewhere. */
  compared: comparedShare,
  /** Figures of the same month a year earlier. Null if no home could be booked then. */
  before: figuresOfSpan.nullable(),
});
export type FiguresOfMonth = z.infer<typeof figuresOfMonth>;

/** Nights from today on that nobody has taken. */
const openNights = z.object({
  /** All free nights; those without a price or in gaps shorter than the minimum stay cannot be booked as they are. */
  free: z.number(),
  withoutPrice: z.number(),
  shortGaps: z.number(),
  /** Euros: the nightly prices of those that can be booked, before commission. */
  worth: amountInEuros,
});

const figuresOfHome = figuresOfSpan.extend({
  objectNumber: z.number(),
  before: figuresOfSpan.nullable(),
  views: z.number(),
  requests: z.number(),
  bookings: z.number(),
  /** Requests and bookings that were declined or expired. */
  lost: z.number(),
  /** Null without ratings. */
  rating: z.object({ average: z.number(), count: z.number(), weakest: z.enum(ratingParts) }).nullable(),
  open: openNights,
  weaknesses: z.array(z.enum(homeWeaknesses)),
});
export type FiguresOfHome = z.infer<typeof figuresOfHome>;

const leadStep = z.object({
  from: z.number(),
  /** The last day of the step. Null for the last step, which is open-ended. */
  until: z.number().nullable(),
  bookings: z.number(),
  compared: comparedShare,
});

export const getHomeFigures = defineEndpoint({
  area: 'home-figures',
  name: 'get-home-figures',
  method: 'POST',
  path: '/api/landlord/figures/get',
  summary:
    'Returns the performance of one’s own or managed homes by month, with a comparison to similar homes',
  access: { permission: 'money.own' },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    languageCode,
    objectNumber: chosenHome,
    period: z.enum(figurePeriods).default('past'),
  }),
  response: z.object({
    today: z.string(),
    homes: z.array(homeChoice),
    months: z.array(figuresOfMonth),
    /** Each home of the answer, the one with the lowest occupancy first. */
    ofHomes: z.array(figuresOfHome),
    /** What the homes had a year ago, on this day, for the same months: bookings that still held later. Null if no booking is so old. */
    onBooks: z.object({ arrivals: z.number(), landlordReceives: amountInEuros }).nullable(),
    /**
     * Where the money of the months is, in euros: `paidOut`, `toCome` and `directly` together are what the landlord receives, and `corrections`.
     */
    settled: z.object({
      paidOut: amountInEuros,
      toCome: amountInEuros,
      /** Paid by guests to the landlord. */
      directly: amountInEuros,
      /** Entered by hand by the accounts, for these bookings. */
      corrections: amountInEuros,
      /** Part of what the landlord receives that is kept of cancelled stays. */
      kept: amountInEuros,
    }),
    /** Direct bookings that arrive in these months. Guests pay them to the landlord, without commission; none of it is in the other sums. */
    direct: z.object({
      stays: z.number(),
      nights: z.number(),
      /** Euros, without tourist tax. */
      total: amountInEuros,
      touristTax: amountInEuros,
      /** Euros, with tourist tax: what the landlord has noted as paid. */
      paid: amountInEuros,
    }),
    /** The twelve months from today on. */
    open: z.array(openNights.extend({ month: z.string() })),
    origins: z.object({
      bookings: z.number(),
      /** By the country of the guest’s address, most first. */
      countries: z.array(z.object({ country: z.string(), bookings: z.number() })),
      /** Bookings that came through a partner’s site. */
      partners: z.number(),
    }),
    /** Binding bookings of the last twelve months by lead time in days. */
    lead: z.object({ medianDays: z.number().nullable(), steps: z.array(leadStep) }),
    funnel: z.object({
      since: z.string(),
      views: z.number(),
      /** Number of bookings, requests and holds made by guests. */
      requests: z.number(),
      bookings: z.number(),
      /** Average views of a comparable home, and each further step as a share (0 or more) of the step before. */
      compared: z
        .object({ viewsOfHome: z.number(), requestShare: z.number(), bookingShare: z.number() })
        .nullable(),
    }),
    /** Median time in hours until guests got an answer. Null if there were no answers. */
    answerHours: z.number().nullable(),
    cancelled: z.number(),
    /** Requests and bookings of the same 180 days that asked for an answer, by what became of them. */
    asked: z.object({ all: z.number(), confirmed: z.number(), declined: z.number(), expired: z.number() }),
    /** Bookings that were cancelled within twelve months, by who did it, and all that had become binding. */
    cancellations: z.object({ bound: z.number(), byGuest: z.number(), byHost: z.number() }),
    /** What is searched in the regions of the homes. Null if it is too little to tell. */
    demand: z
      .object({
        since: z.string(),
        searches: z.number(),
        /** Searches with nothing found. */
        empty: z.number(),
        persons: z.array(z.object({ persons: z.number(), searches: z.number() })),
        withDog: z.number(),
        /** Months of arrival, by number of searches that name dates. */
        months: z.array(z.object({ month: z.string(), searches: z.number() })),
        /** `homesWith`: how many of the homes have it. */
        wishes: z.array(
          z.object({ wish: z.enum(amenityFlags), searches: z.number(), homesWith: z.number() }),
        ),
        homesForDogs: z.number(),
        homes: z.number(),
      })
      .nullable(),
    /** Comparison with similar homes. Null unless a single home was requested. */
    comparison: z
      .object({
        region: z.string(),
        personsFrom: z.number(),
        personsUntil: z.number().nullable(),
        /** 0 if there are too few homes or hosts to stay anonymous. */
        homes: z.number(),
      })
      .nullable(),
  }),
  errors: { 'object-not-found': { status: 404 } },
});
