import { homeGaps } from '../../domain/homes/gaps.ts';
import { homeKinds } from '../../domain/homes/home-kinds.ts';
import { amenityFlags } from '../../domain/search-filter.ts';
import { z } from '../schema.ts';

const localized = z.object({ de: z.string(), en: z.string(), fr: z.string(), it: z.string() });

/** A home of a trial as guests would see it. */
const previewHome = z.object({
  key: z.string(),
  title: localized,
  description: localized,
  place: localized,
  kind: z.enum(homeKinds),
  personsMax: z.number(),
  bedrooms: z.number(),
  bathrooms: z.number(),
  squaremeters: z.number(),
  dogsMax: z.number(),
  dogsMaxIsKnown: z.boolean(),
  amenities: z.array(z.enum(amenityFlags)),
  /** Euros for a night, or null if the calendar has the prices. */
  nightlyPrice: z.number().nullable(),
  minStay: z.number(),
  checkIn: z.string().nullable(),
  checkOut: z.string().nullable(),
  photoCount: z.number(),
  /** Address of the first photo, and the photo itself once it was fetched. */
  photo: z.object({ url: z.string(), data: z.string().nullable() }).nullable(),
  gaps: z.array(z.enum(homeGaps)),
});
export type FeedPreviewHome = z.infer<typeof previewHome>;

export const feedPreview = z.object({
  homes: z.array(previewHome),
  /** New homes that do not go live yet, since something is missing that guests need. */
  incomplete: z.number(),
  gaps: z.array(z.object({ gap: z.enum(homeGaps), count: z.number() })),
});
export type FeedPreview = z.infer<typeof feedPreview>;
