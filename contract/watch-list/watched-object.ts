import { amountInEuros, euros, objectNumber, optionalDate, wholeNumber, z } from '../schema.ts';

/** A watched home with the price and dates at the time of saving. Amounts are in euros. */
export const watchedObject = z.object({
  objectNumber: z.number(),
  price: amountInEuros.nullable(),
  priceOriginal: amountInEuros.nullable(),
  pricePercentReduction: z.number(),
  currency: z.literal('EUR'),
  startDate: z.string(),
  endDate: z.string(),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  /** ISO moments. `deleteDate` is empty while the home is watched. */
  addDate: z.string(),
  deleteDate: z.string(),
});
export type WatchedObject = z.infer<typeof watchedObject>;

const { shape } = watchedObject;

/**
 * A watched home in responses. Stored values have the prefix `watch` in addition to the usual field names, so that
 * price, dates and persons survive merging with the current data of the home.
 */
export const storedWatchedObject = watchedObject.extend({
  watchObjectNumber: shape.objectNumber,
  watchPrice: shape.price,
  watchPriceOriginal: shape.priceOriginal,
  watchPricePercentReduction: shape.pricePercentReduction,
  watchCurrency: shape.currency,
  watchStartDate: shape.startDate,
  watchEndDate: shape.endDate,
  watchPersons: shape.persons,
  watchChildAges: shape.childAges,
  watchPets: shape.pets,
  watchAddDate: shape.addDate,
  watchDeleteDate: shape.deleteDate,
});
export type StoredWatchedObject = z.infer<typeof storedWatchedObject>;

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
