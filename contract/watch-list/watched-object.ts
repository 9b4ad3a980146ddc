import { euros, objectNumber, optionalDate, wholeNumber, z } from '../schema.ts';

/** A watched home with the price and dates it was saved with. Amounts are euros. */
export const watchedObject = z.object({
  objectNumber: z.number(),
  price: z.number().nullable(),
  priceOriginal: z.number().nullable(),
  pricePercentReduction: z.number(),
  currency: z.literal('EUR'),
  startDate: z.string(),
  endDate: z.string(),
  persons: z.number(),
  /** How old the children among the persons are. */
  childAges: z.array(z.number()),
  pets: z.number(),
  /** ISO moments; deleteDate is empty while the home is watched. */
  addDate: z.string(),
  deleteDate: z.string(),
});
export type WatchedObject = z.infer<typeof watchedObject>;

export const watchedObjectInput = {
  objectNumber,
  price: euros.nullable().default(null),
  priceOriginal: euros.nullable().default(null),
  pricePercentReduction: z.number().min(0).max(100).default(0),
  currency: z.literal('EUR').default('EUR'),
  startDate: optionalDate,
  endDate: optionalDate,
  persons: z.number().int().min(1).max(99).default(2),
  childAges: z.array(z.number().int().min(0).max(17)).max(20).default([]),
  pets: wholeNumber(0, 10).default(0),
};
