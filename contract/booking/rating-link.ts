import { z } from '../schema.ts';

/** The page on which a guest rates a stay, or sees the rating that was given. Null while no rating is taken, before and long after the stay. */
export const ratingLink = z.object({ href: z.string(), isGiven: z.boolean() }).nullable();
