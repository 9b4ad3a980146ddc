import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, languageCode, z } from '../schema.ts';

/** Homes of other landlords that may be the same one. */
const alike = z.array(z.object({ objectNumber: z.number(), title: z.string(), landlord: z.string() }));

const homeInReview = z.object({
  objectNumber: z.number(),
  title: z.string(),
  description: z.string(),
  kind: z.string(),
  /** The town as the landlord chose it, and the address. */
  place: z.string(),
  address: z.string(),
  landlord: z.object({ number: z.number(), name: z.string(), email: z.string(), language: z.string() }),
  registrationNumber: z.string(),
  /** Euros for the cheapest night. */
  nightlyFrom: amountInEuros.nullable(),
  photos: z.number(),
  /** By a photo that looks like one of this home, by the address, and by how a description begins. */
  samePhotos: alike,
  sameAddress: alike,
  sameText: alike,
  /** The page on which the office sees it as guests will. */
  previewPath: z.string(),
  submittedAt: z.string(),
});

export const findHomesInReview = defineEndpoint({
  area: 'homes',
  name: 'find-homes-in-review',
  method: 'POST',
  path: '/api/admin/homes/review',
  summary: 'Homes of landlords whose first one it is, which wait for the office, the longest waiting first',
  access: { permission: 'office.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ languageCode }),
  response: z.object({ homes: z.array(homeInReview) }),
});
