import { textLengths } from '../../domain/homes/check-part.ts';
import { homeKinds } from '../../domain/homes/home-kinds.ts';
import { photoScenes, photosMax } from '../../domain/homes/photos.ts';
import { z } from '../schema.ts';
import { access, bedRoom, charging, houseRules } from '../catalogue/home-facts.ts';
import { terms, weekdays } from './feed-terms.ts';
import { amenityFlags } from '../../domain/search-filter.ts';

/** Each entry is a run of days; nights outside of every run cannot be booked. */
const feedCalendar = z.array(
  z.strictObject({
    from: z.iso.date(),
    /** The day after the last one. */
    until: z.iso.date(),
    available: z.boolean(),
    nightlyPrice: z.number().positive().max(100_000).optional(),
    /** Price of seven nights; omitted: seven times the nightly price. */
    weeklyPrice: z.number().positive().max(700_000).optional(),
    minStay: z.number().int().min(1).max(2000).optional(),
    maxStay: z.number().int().min(1).max(2000).optional(),
    /** Override the home's own. */
    arrivalDays: weekdays.optional(),
    departureDays: weekdays.optional(),
  }),
);
export type FeedCalendar = z.infer<typeof feedCalendar>;

/**
 * One home in the common form between feed readers and the catalogue, and one line of our NDJSON format. Amounts are in the feed's
 * currency with decimals; dates are the feed's.
 */
const fields = {
  key: z.string().min(1).max(100),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  /** Radius in metres around the position, if the feed blurs it; null: the position is exact. */
  positionWithinMetres: z.number().int().min(1).max(5000).nullable().default(null),
  objectType: z.enum(['house', 'apartment']),
  kind: z.enum(homeKinds),
  personsMax: z.number().int().min(1).max(50),
  bedrooms: z.number().int().min(0).max(50),
  bathrooms: z.number().int().min(0).max(50),
  /** 0: unknown. */
  squaremeterLiving: z.number().int().min(0).max(5000).default(0),
  dogsMax: z.number().int().min(0).max(5).default(0),
  /** False: dogs are welcome, but nobody stated how many; `dogsMax` bounds what guests may ask for. */
  dogsMaxIsKnown: z.boolean().default(true),
  amenities: z.array(z.enum(amenityFlags)).default([]),
  bedRooms: z.array(bedRoom).max(60).default([]),
  access: access.nullable().default(null),
  charging: charging.nullable().default(null),
  houseRules: houseRules.nullable().default(null),
  equipment: z.record(z.string(), z.array(z.string())).default({}),
  /** Rate of every night without a price in the calendar; a calendar with prices needs none. */
  nightlyPrice: z.number().positive().max(100_000).optional(),
  minStay: z.number().int().min(1).max(365).default(1),
  maxStay: z.number().int().min(1).max(2000).default(365),
  ...terms,
  /** Texts from the feed, by language; the import writes missing ones from the facts. */
  texts: z
    .record(
      z.string(),
      z.object({
        title: z.string(),
        description: z.string(),
        /** House rules beyond `houseRules`. */
        rules: z.string().max(textLengths.houseRules).default(''),
        translatedFrom: z.string().min(2).max(5).nullable().default(null),
      }),
    )
    .optional(),
  /**
   * Photos in the order shown to guests. Each address is fetched once, so a changed picture needs a new address. Omitted: the home's
   * photos stay; an empty list removes those of the feed.
   */
  photos: z
    .array(
      z.strictObject({
        url: z.url({ protocol: /^https?$/ }).max(2000),
        /** What the photo shows; alternative texts say it in the reader's language. */
        shows: z.enum(photoScenes).optional(),
      }),
    )
    .max(photosMax)
    .refine((photos) => new Set(photos.map(({ url }) => url)).size === photos.length)
    .optional(),
  rating: z
    .object({
      total: z.number().int().positive(),
      average: z.number().min(1).max(5),
      cleanliness: z.number().min(1).max(5),
      externalImpression: z.number().min(1).max(5),
      furniture: z.number().min(1).max(5),
      location: z.number().min(1).max(5),
      priceToService: z.number().min(1).max(5),
    })
    .optional(),
  calendar: feedCalendar.optional(),
};

export const feedHome = z
  .strictObject(fields)
  .refine(
    ({ nightlyPrice, calendar }) =>
      nightlyPrice !== undefined || calendar?.some((run) => run.nightlyPrice !== undefined) === true,
    { path: ['nightlyPrice'] },
  )
  .refine(({ minStay, maxStay }) => minStay <= maxStay, { path: ['maxStay'] })
  .refine(({ dogsMax, dogsMaxIsKnown }) => dogsMaxIsKnown || dogsMax > 0, { path: ['dogsMax'] });
/** The output of a reader: fields with defaults may be omitted. */
export type FeedHomeInput = z.input<typeof feedHome>;
export type FeedHome = z.infer<typeof feedHome>;

/** The home is gone for good: its page answers 410. */
export const removedHome = z.strictObject({ key: fields.key, removed: z.literal(true) });

/** The home is not offered for now, as if it were missing in a full feed. */
export const pausedHome = z.strictObject({ key: fields.key, paused: z.literal(true) });

export type FeedLine = FeedHomeInput | z.infer<typeof removedHome> | z.infer<typeof pausedHome>;
