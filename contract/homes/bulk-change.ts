import { bulkRefusals } from '../../domain/homes/bulk-change.ts';
import { bulkHomesMax } from '../../domain/homes/bulk-limits.ts';
import { minStayBounds, seasonNameMax } from '../../domain/homes/fact-bounds.ts';
import { ruleBounds } from '../../domain/pricing/booking-rules.ts';
import { homeStates } from '../../domain/homes/home-state.ts';
import { amountInEuros, inEuros, objectNumber, plainDate, z } from '../schema.ts';
import { ownCall } from './own-home.ts';

/** Nights from `startDate` until the morning of `endDate`. */
const period = { startDate: plainDate, endDate: plainDate };
const within = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most);
const bulkRules = {
  leadDays: within(ruleBounds.leadDays),
  leadHour: within(ruleBounds.leadHour),
  horizonMonths: within(ruleBounds.horizonMonths).nullable(),
  fillFrom: within(ruleBounds.fillFrom).nullable(),
  leaveMin: within(ruleBounds.leaveMin).nullable(),
};
const notZero = (value: number): boolean => value !== 0;

export const bulkChange = z.discriminatedUnion('kind', [
  z.strictObject({
    ...{ kind: z.literal('percent'), ...period },
    percent: z.number().min(-90).max(300).multipleOf(0.1).refine(notZero, 'zero'),
  }),
  z.strictObject({
    ...{ kind: z.literal('amount'), ...period },
    /** Euros per night. Weekly prices change by seven times this amount. */
    amount: inEuros(z.number().min(-5000).max(5000).multipleOf(0.01).refine(notZero, 'zero')),
  }),
  z.strictObject({
    ...{ kind: z.literal('minStay'), ...period },
    minStay: z.number().int().min(minStayBounds[0]).max(minStayBounds[1]),
  }),
  z.strictObject({ ...{ kind: z.literal('name'), ...period }, name: z.string().trim().max(seasonNameMax) }),
  z.strictObject({
    kind: z.literal('rules'),
    /** Omitted rules stay unchanged. */
    rules: z
      .strictObject(bulkRules)
      .partial()
      .refine((rules) => Object.keys(rules).length > 0, 'empty'),
  }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
]);
export type BulkChangeRequest = z.infer<typeof bulkChange>;

export const bulkRequest = {
  ...ownCall,
  /** Homes of others are left out. */
  objectNumbers: z.array(objectNumber).min(1).max(bulkHomesMax),
  change: bulkChange,
};

const bulkValue = z.object({
  state: z.enum(homeStates),
  /** Describes the nights in the period. Null if none has a price, or if the change has no period. */
  nightly: z.object({ lowest: amountInEuros, highest: amountInEuros }).nullable(),
  minStay: z.object({ lowest: z.number(), highest: z.number() }).nullable(),
  /** Names of the seasons in the period, without repetitions. Null without a period. */
  names: z.array(z.string()).nullable(),
  rules: z.strictObject(bulkRules),
});
export type BulkValue = z.infer<typeof bulkValue>;

export const bulkHome = z.object({
  objectNumber: z.number(),
  title: z.string(),
  place: z.string(),
  before: bulkValue,
  /** Null if the home stays as it is. */
  after: bulkValue.nullable(),
  /** Why the home stays as it is; null if it changes. */
  reason: z.enum(bulkRefusals).nullable(),
});
export type PreviewedHome = z.infer<typeof bulkHome>;
