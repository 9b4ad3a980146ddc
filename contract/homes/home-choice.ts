import { wholeNumber, z } from '../schema.ts';

/** A home by which hosts narrow what a room shows. */
export const homeChoice = z.object({ objectNumber: z.number(), title: z.string(), place: z.string() });

/** The number of the chosen home; 0 for all own homes together. */
export const chosenHome = wholeNumber(0, 2_000_000_000).default(0);
