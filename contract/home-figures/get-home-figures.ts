import { figurePeriods } from '../../domain/homes/home-figures.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, languageCode, wholeNumber, z } from '../schema.ts';

/** The share at comparable homes, from 0 to 1; null: too few homes or hosts. */
const comparedShare = z.number().nullable();

const figuresOfMonth = z.object({
  month: z.string(),
  /** All nights on which the homes were open to guests. */
  nights: z.number(),
  booked: z.number(),
  elsewhere: z.number(),
  blocked: z.number(),
  /** Share of nights taken at comparable homes, here or elsewhere. */
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
  /** The last day of the step; null: open-ended. */
  until: z.number().nullable(),
  bookings: z.number(),
  compared: comparedShare,
});

export const getHomeFigures = defineEndpoint({
  area: 'home-figures',
  name: 'get-home-figures',
  method: 'POST',
  path: '/api/landlord/figures/get',
  summary: 'How homes do, by month and beside comparable ones, for those who let or manage them',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    languageCode,
    /** 0: all own homes together. */
    objectNumber: wholeNumber(0, 2_000_000_000).default(0),
    period: z.enum(figurePeriods).default('past'),
  }),
  response: z.object({
    today: z.string(),
    homes: z.array(z.object({ objectNumber: z.number(), title: z.string(), place: z.string() })),
    months: z.array(figuresOfMonth),
    /** Binding bookings made within the last twelve months, by the days left until arrival. */
    lead: z.object({ medianDays: z.number().nullable(), steps: z.array(leadStep) }),
    funnel: z.object({
      since: z.string(),
      views: z.number(),
      /** Bookings, requests and holds sent by guests. */
      requests: z.number(),
      bookings: z.number(),
      /** Average views of a comparable home, and each further step as a share of the step before, from 0 on. */
      compared: z
        .object({ viewsOfHome: z.number(), requestShare: z.number(), bookingShare: z.number() })
        .nullable(),
    }),
    /** Median hours until guests got an answer; null: there were no answers. */
    answerHours: z.number().nullable(),
    cancelled: z.number(),
    /** Comparable homes; null: no single home was chosen. */
    comparison: z
      .object({
        region: z.string(),
        personsFrom: z.number(),
        personsUntil: z.number().nullable(),
        /** 0: too few homes, or too few hosts. */
        homes: z.number(),
      })
      .nullable(),
  }),
  errors: { 'object-not-found': { status: 404 } },
});
