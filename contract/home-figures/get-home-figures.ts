import { figurePeriods } from '../../domain/homes/home-figures.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, languageCode, uid, wholeNumber, z } from '../schema.ts';

/** The share of those that are compared with, from 0 to 1; null where there are too few homes or too few hosts. */
const comparedShare = z.number().nullable();

/** What a month brought, by the nights and by the arrivals that lie in it. */
const figuresOfMonth = z.object({
  /** The first day of the month. */
  month: z.string(),
  /** All nights on which the homes were open to guests. */
  nights: z.number(),
  /** Nights of bookings made here. */
  booked: z.number(),
  /** Nights that another calendar or a feed has taken. */
  elsewhere: z.number(),
  /** Nights that those who let the home keep for themselves. */
  blocked: z.number(),
  /** The part of the nights that is taken at comparable homes, here or elsewhere. */
  compared: comparedShare,
  arrivals: z.number(),
  /** Euros. */
  guestsPay: z.number(),
  commission: z.number(),
  landlordReceives: z.number(),
});
export type FiguresOfMonth = z.infer<typeof figuresOfMonth>;

const leadStep = z.object({
  from: z.number(),
  /** The last day of the step; null: there is no end. */
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
    uid,
    jwt,
    languageCode,
    /** 0: all own homes together. */
    objectNumber: wholeNumber(0, 2_000_000_000).default(0),
    period: z.enum(figurePeriods).default('past'),
  }),
  response: z.object({
    today: z.string(),
    homes: z.array(z.object({ objectNumber: z.number(), title: z.string(), place: z.string() })),
    months: z.array(figuresOfMonth),
    /** Bookings that bind and were made within the last twelve months, by the days that were left until arrival. */
    lead: z.object({ medianDays: z.number().nullable(), steps: z.array(leadStep) }),
    /** How often pages were opened, and what came of it. */
    funnel: z.object({
      since: z.string(),
      views: z.number(),
      /** The number of bookings, requests and holds that guests have sent. */
      requests: z.number(),
      bookings: z.number(),
      /** The views of a comparable home on average, and what share of the step before each further step is, from 0 on. */
      compared: z
        .object({ viewsOfHome: z.number(), requestShare: z.number(), bookingShare: z.number() })
        .nullable(),
    }),
    /** Half of the answers to what guests have sent came within so many hours; null: there were none. */
    answerHours: z.number().nullable(),
    cancelled: z.number(),
    /** The homes that one's own is compared with; null where none has been chosen to compare. */
    comparison: z
      .object({
        region: z.string(),
        personsFrom: z.number(),
        personsUntil: z.number().nullable(),
        /** 0: there are too few, or too few hosts let them. */
        homes: z.number(),
      })
      .nullable(),
  }),
  errors: { 'object-not-found': { status: 404 } },
});
