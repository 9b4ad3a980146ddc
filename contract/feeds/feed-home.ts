import { textLengths } from '../../domain/homes/check-part.ts';
import { seasonNameMax } from '../../domain/homes/fact-bounds.ts';
import { homeKinds } from '../../domain/homes/home-kinds.ts';
import { photoScenes, photosMax } from '../../domain/homes/photos.ts';
import { z } from '../schema.ts';
import { access, bedRoom, charging, houseRules } from '../catalogue/home-facts.ts';
import { terms, weekdays } from './feed-terms.ts';
import { amenityFlags } from '../../domain/search-filter.ts';

/** Each entry is a range of days. Nights outside every range cannot be booked. */
const feedCalendar = z.array(
  z.strictObject({
    from: z.iso.date(),
    /** The day after the last one. */
    until: z.iso.date(),
    available: z.boolean(),
    nightlyPrice: z.number().positive().max(100_000).optional(),
    /** Price of seven nights. Defaults to seven times the nightly price. */
    weeklyPrice: z.number().positive().max(700_000).optional(),
    minStay: z.number().int().min(1).max(2000).optional(),
    maxStay: z.number().int().min(1).max(2000).optional(),
    /** Overrides the home's own arrival days. */
    arrivalDays: weekdays.optional(),
    departureDays: weekdays.optional(),
    /** Name of the season, as guests read it. */
    name: z.string().trim().min(1).max(seasonNameMax).optional(),
  }),
);
export type FeedCalendar = z.infer<typeof feedCalendar>;

/**
 * One home in the common form between feed readers and the catalogue, which is also one line of our NDJSON format.
 * Amounts are decimals in the feed's currency.
 */
const fields = {
  key: z.string().min(1).max(100),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  /** Radius in metres around the position if the feed blurs it. Null if the position is exact. */
  positionWithinMetres: z.number().int().min(1).max(5000).nullable().default(null),
  objectType: z.enum(['house', 'apartment']),
  kind: z.enum(homeKinds),
  personsMax: z.number().int().min(1).max(50),
  bedrooms: z.number().int().min(0).max(50),
  bathrooms: z.number().int().min(0).max(50),
  /** 0 if unknown. */
  squaremeterLiving: z.number().int().min(0).max(5000).default(0),
  dogsMax: z.number().int().min(0).max(5).default(0),
  /** False if dogs are allowed but their number is not stated. `dogsMax` is then the number that guests may ask for. */
  dogsMaxIsKnown: z.boolean().default(true),
  amenities: z.array(z.enum(amenityFlags)).default([]),
  bedRooms: z.array(bedRoom).max(60).default([]),
  access: access.nullable().default(null),
  charging: charging.nullable().default(null),
  houseRules: houseRules.nullable().default(null),
  equipment: z.record(z.string(), z.array(z.string())).default({}),
  /** Rate of every night without a price in the calendar. Not needed if the calendar has prices. */
  nightlyPrice: z.number().positive().max(100_000).optional(),
  minStay: z.number().int().min(1).max(365).default(1),
  maxStay: z.number().int().min(1).max(2000).default(365),
  ...terms,
  /** Texts from the feed, by language. The import generates missing ones from the facts. */
  texts: z
    .record(
      z.string(),
      z.object({
        title: z.string(),
        description: z.string(),
        /** House rules in addition to `houseRules`. */
        rules: z.string().max(textLengths.houseRules).default(''),
        translatedFrom: z.string().min(2).max(5).nullable().default(null),
      }),
    )
    .optional(),
  /**
   * Photos in display order. Each address is fetched once, so a changed picture needs a new address. If omitted, the
   * home's photos stay unchanged. An empty list removes those of the feed.
   */
  photos: z
    .array(
      z.strictObject({
        url: z.url({ protocol: /^https?$/ }).max(2000),
        /** The subject of the photo, from which alternative texts are written in each language. */
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
/** The output of a reader, in which fields with defaults may be omitted. */
export type FeedHomeInput = z.input<typeof feedHome>;
export type FeedHome = z.infer<typeof feedHome>;

/** A home that was removed permanently. Its page responds with 410. */
export const removedHome = z.strictObject({ key: fields.key, removed: z.literal(true) });

/** A home that is not offered for now, as if it were missing in a full feed. */
export const pausedHome = z.strictObject({ key: fields.key, paused: z.literal(true) });

export type FeedLine = FeedHomeInput | z.infer<typeof removedHome> | z.infer<typeof pausedHome>;
