import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, languageCode, z } from '../schema.ts';

/** Homes of other landlords that may be duplicates. */
const similarHomes = z.array(z.object({ objectNumber: z.number(), title: z.string(), landlord: z.string() }));

const homeInReview = z.object({
  objectNumber: z.number(),
  title: z.string(),
  description: z.string(),
  kind: z.string(),
  /** The town chosen by the landlord, and the address. */
  place: z.string(),
  address: z.string(),
  landlord: z.object({ number: z.number(), name: z.string(), email: z.string(), language: z.string() }),
  registrationNumber: z.string(),
  /** True if the law of the home's country asks for a number, and there is none. */
  lacksRegistration: z.boolean(),
  /** Ratings that the home already shows, by where they come from. */
  ratings: z.object({ booked: z.number(), takenOver: z.number() }),
  /** Price of the cheapest night in euros. */
  nightlyFrom: amountInEuros.nullable(),
  photos: z.number(),
  /** Possible duplicates by a similar photo, by address, and by the beginning of a description. */
  samePhotos: similarHomes,
  sameAddress: similarHomes,
  sameText: similarHomes,
  /** Path of the preview of the home for the office. */
  previewPath: z.string(),
  submittedAt: z.string(),
});

export const findHomesInReview = defineEndpoint({
  area: 'homes',
  name: 'find-homes-in-review',
  method: 'POST',
  path: '/api/admin/homes/review',
  summary: 'Lists the first homes of new landlords that wait for a review, longest waiting first',
  access: { permission: 'office.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ languageCode }),
  response: z.object({ homes: z.array(homeInReview) }),
});
