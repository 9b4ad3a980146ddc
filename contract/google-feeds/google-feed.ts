import { googleLacks } from '../../domain/google-feeds.ts';
import { languages } from '../../domain/language.ts';
import { z } from '../schema.ts';

/** On gives an address, off ends it, and new ends the former one. */
export const googleFeedActions = ['on', 'off', 'renew'] as const;

const reading = z.object({
  at: z.string(),
  /** How the program named itself; empty if it did not. */
  program: z.string(),
});

export const googleFeed = z.object({
  /** Null while the feed is off. */
  addresses: z
    .object({
      homes: z.array(z.object({ language: z.enum(languages), url: z.string() })),
      prices: z.string(),
      landingPages: z.string(),
    })
    .nullable(),
  /** Homes that the feed lists in at least one language. */
  homes: z.number(),
  /** Homes for which something is missing, by what it is. */
  lacks: z.array(
    z.object({
      lack: z.enum(googleLacks),
      homes: z.number(),
      /** Some of them. */
      examples: z.array(z.object({ objectNumber: z.number(), title: z.string() })),
    }),
  ),
  homesRead: reading.nullable(),
  pricesRead: reading.nullable(),
});
export type GoogleFeed = z.infer<typeof googleFeed>;

export const googleFeedsOfPerson = z.object({
  businesses: z.array(
    z.object({
      kind: z.enum(['landlord', 'agency']),
      number: z.number(),
      name: z.string(),
      feed: googleFeed,
    }),
  ),
});
export type GoogleFeedsOfPerson = z.infer<typeof googleFeedsOfPerson>;
