import { bulkRefusals } from '../../domain/homes/bulk-change.ts';
import { bulkHomesMax } from '../../domain/homes/bulk-limits.ts';
import { clockTime } from '../../domain/clock-time.ts';
import { discountBounds, minStayBounds, seasonNameMax } from '../../domain/homes/fact-bounds.ts';
import { ruleBounds } from '../../domain/pricing/booking-rules.ts';
import { cancellationChoices } from '../../domain/homes/home-kinds.ts';
import { discountKinds, serviceCodes, serviceUnits } from '../../domain/pricing/home-rates.ts';
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
const time = z.string().regex(clockTime);
const service = z.strictObject({
  unit: z.enum(serviceUnits),
  /** Euros for one unit. */
  amount: inEuros(z.number().min(0).max(100_000).multipleOf(0.01)),
  mandatory: z.boolean(),
  prepaid: z.boolean(),
});
const discountTerms = z.strictObject({
  threshold: within(minStayBounds),
  /** Whole percent. */
  percent: within(discountBounds),
});
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
  z.strictObject({ kind: z.literal('cancellation'), term: z.enum(cancellationChoices) }),
  z
    .strictObject({
      kind: z.literal('times'),
      /** Omitted times stay unchanged. */
      checkIn: time.optional(),
      checkOut: time.optional(),
    })
    .refine(({ checkIn, checkOut }) => checkIn !== undefined || checkOut !== undefined, 'empty'),
  z
    .strictObject({
      kind: z.literal('service'),
      code: z.enum(serviceCodes),
      /** Null to offer the service no longer. */
      service: service.nullable(),
    })
    // A dog fee must have a unit per dog, since guests without a dog do not pay it.
    .refine(
      (one) => one.service === null || (one.code === 'dog') === one.service.unit.startsWith('dog'),
      'unit',
    ),
  z.strictObject({
    kind: z.literal('discount'),
    discount: z.enum(discountKinds),
    /** Null to end all discounts of this kind. Discounts with other thresholds stay beside a new one. */
    terms: discountTerms.nullable(),
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
  /** Null for terms of the host's own, and for changes of other things. */
  cancellation: z.enum(cancellationChoices).nullable(),
  /** Null for changes of other things. */
  times: z.object({ checkIn: z.string().nullable(), checkOut: z.string().nullable() }).nullable(),
  /** The service that is changed. Null if the home does not offer it, and for changes of other things. */
  service: service.nullable(),
  /** Discounts of the kind that is changed. Null for changes of other things. */
  discounts: z.array(discountTerms).nullable(),
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
