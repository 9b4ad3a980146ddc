import { textLengths } from '../../domain/homes/check-part.ts';
import { homeKinds } from '../../domain/homes/home-kinds.ts';
import { photoScenes, photosMax } from '../../domain/homes/photos.ts';
import { z } from '../schema.ts';
import { access, bedRoom, charging, houseRules } from '../catalogue/home-facts.ts';
import { terms, weekdays } from './feed-terms.ts';
import { amenityFlags } from '../../domain/search-filter.ts';

/** A run of days each; nights outside of every run cannot be booked. */
const feedCalendar = z.array(
  z.strictObject({
    from: z.iso.date(),
    /** The day after the last one. */
    until: z.iso.date(),
    available: z.boolean(),
    nightlyPrice: z.number().positive().max(100_000).optional(),
    /** Seven nights cost so much; left out, they cost what seven single ones do. */
    weeklyPrice: z.number().positive().max(700_000).optional(),
    minStay: z.number().int().min(1).max(2000).optional(),
    maxStay: z.number().int().min(1).max(2000).optional(),
    /** Instead of those of the home. */
    arrivalDays: weekdays.optional(),
    departureDays: weekdays.optional(),
  }),
);
export type FeedCalendar = z.infer<typeof feedCalendar>;

/**
 * One home as every reader hands it on: the form between feeds and catalogue, and one line of the
 * project's own NDJSON format. Amounts are in the feed's currency with decimals; dates are the feed's.
 */
const fields = {
  /** The feed's own id of the home. */
  key: z.string().min(1).max(100),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  /** Metres within which the house stands around the position, where a feed blurs it; null: it stands there. */
  positionWithinMetres: z.number().int().min(1).max(5000).nullable().default(null),
  objectType: z.enum(['house', 'apartment']),
  kind: z.enum(homeKinds),
  personsMax: z.number().int().min(1).max(50),
  bedrooms: z.number().int().min(0).max(50),
  bathrooms: z.number().int().min(0).max(50),
  /** 0: unknown. */
  squaremeterLiving: z.number().int().min(0).max(5000).default(0),
  dogsMax: z.number().int().min(0).max(5).default(0),
  /** False: dogs are welcome, and nobody told how many; `dogsMax` bounds what guests may ask for. */
  dogsMaxIsKnown: z.boolean().default(true),
  amenities: z.array(z.enum(amenityFlags)).default([]),
  bedRooms: z.array(bedRoom).max(60).default([]),
  access: access.nullable().default(null),
  charging: charging.nullable().default(null),
  houseRules: houseRules.nullable().default(null),
  equipment: z.record(z.string(), z.array(z.string())).default({}),
  /** This rate holds for every night of which the calendar says nothing else; a calendar with prices needs none. */
  nightlyPrice: z.number().positive().max(100_000).optional(),
  minStay: z.number().int().min(1).max(365).default(1),
  maxStay: z.number().int().min(1).max(2000).default(365),
  ...terms,
  /** Texts that the feed brings, by language; else the import writes them from the facts. */
  texts: z
    .record(
      z.string(),
      z.object({
        title: z.string(),
        description: z.string(),
        /** What guests keep to beside `houseRules`. */
        rules: z.string().max(textLengths.houseRules).default(''),
        /** The language of the original, where this is a translation. */
        translatedFrom: z.string().min(2).max(5).nullable().default(null),
      }),
    )
    .optional(),
  /**
   * Photos in the order in which guests see them. Each address is fetched once: a picture that has changed needs another one. Left out,
   * the home's photos stay as they are; an empty list takes those of the feed away.
   */
  photos: z
    .array(
      z.strictObject({
        url: z.url({ protocol: /^https?$/ }).max(2000),
        /** What it shows, which alternative texts say in the reader's language. */
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
/** What a reader hands on: what the form has a default for may be left out. */
export type FeedHomeInput = z.input<typeof feedHome>;
export type FeedHome = z.infer<typeof feedHome>;

/** The feed says that this home is gone for good: its page answers 410. */
export const removedHome = z.strictObject({ key: fields.key, removed: z.literal(true) });

/** The feed does not offer this home for now, as if a full feed had it no more. */
export const pausedHome = z.strictObject({ key: fields.key, paused: z.literal(true) });

/** A line of the project's own NDJSON form. */
export type FeedLine = FeedHomeInput | z.infer<typeof removedHome> | z.infer<typeof pausedHome>;
