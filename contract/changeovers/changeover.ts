import { changeoverNoteLength } from '../../domain/changeovers.ts';
import { serviceCodes } from '../../domain/pricing/home-rates.ts';
import { languageCode, objectNumber, plainDate, z } from '../schema.ts';

export const ownCall = { languageCode };
export const changeoverRequest = { ...ownCall, objectNumber, date: plainDate };
export const changeoverNote = z.string().trim().max(changeoverNoteLength);

/** A party without anything that identifies its guests. */
const party = {
  date: z.string(),
  /** HH:mm. Null if not stated. */
  time: z.string().nullable(),
  /** Null for nights blocked by a connected calendar, of which nothing else is known. */
  persons: z.number().nullable(),
  /** Ages of the children among them. */
  childAges: z.array(z.number()),
  dogs: z.number(),
};

const changeover = z.object({
  objectNumber: z.number(),
  title: z.string(),
  place: z.string(),
  /** Address of the home: street, postal code and town. Empty if unknown. */
  address: z.string(),
  /** The day of the departure, or of the arrival if nobody left before. */
  date: z.string(),
  departure: z.object({ ...party, lateCheckout: z.boolean() }).nullable(),
  /** The next arrival, which may be weeks later. Null if none is known. */
  arrival: z
    .object({
      ...party,
      nights: z.number(),
      /** Extras that are prepared in the home, such as bed linen. */
      extras: z.array(z.object({ code: z.enum(serviceCodes), quantity: z.number() })),
    })
    .nullable(),
  /** True if guests arrive on the day on which others leave. */
  isSameDay: z.boolean(),
  /** The landlord's note for this day. */
  note: z.string(),
  /** Note that applies to every changeover of the home. */
  homeNote: z.string(),
  done: z.object({ at: z.string(), by: z.string() }).nullable(),
});
export type Changeover = z.infer<typeof changeover>;

export const changeoverPlan = z.object({
  today: z.string(),
  /** Sorted by day. Includes last week's changeovers that are not ticked off. */
  changeovers: z.array(changeover),
  homes: z.array(
    z.object({
      objectNumber: z.number(),
      title: z.string(),
      place: z.string(),
      note: z.string(),
      /** True for landlords and co-hosts, who write the notes. */
      mayNote: z.boolean(),
    }),
  ),
});
export type ChangeoverPlan = z.infer<typeof changeoverPlan>;

export const changeoverErrors = {
  'object-not-found': { status: 404 },
  /** Nobody leaves or arrives on that day any more. */
  'changeover-not-found': { status: 404 },
} as const;

/** Null until the person has asked for one. */
export const changeoverCalendar = z.object({ url: z.string().nullable() });
