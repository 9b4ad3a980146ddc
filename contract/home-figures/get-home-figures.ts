import { figurePeriods } from '../../domain/homes/home-figures.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, languageCode, wholeNumber, z } from '../schema.ts';

/** The share at comparable homes, from 0 to 1. Null if there are too few homes or hosts to stay anonymous. */
const comparedShare = z.number().nullable();

const figuresOfMonth = z.object({
  month: z.string(),
  /** Number of nights on which the homes could be booked. */
  nights: z.number(),
  booked: z.number(),
  elsewhere: z.number(),
  blocked: z.number(),
  /** Share of occupied nights at comparable homes, booked here or elsewhere. */
  compared: comparedShare,
  arrivals: z.number(),
  /** Euros. */
  guestsPay: amountInEuros,
  commission: amountInEuros,
  landlordReceives: amountInEuros,
});
export type FiguresOfMonth = z.infer<typeof figuresOfMonth>;

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
  access: { permission: 'homes.owner' },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    languageCode,
    /** 0 for all own homes together. */
    objectNumber: wholeNumber(0, 2_000_000_000).default(0),
    period: z.enum(figurePeriods).default('past'),
  }),
  response: z.object({
    today: z.string(),
    homes: z.array(z.object({ objectNumber: z.number(), title: z.string(), place: z.string() })),
    months: z.array(figuresOfMonth),
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
