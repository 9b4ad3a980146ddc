import { bookingState } from '../booking/booking.ts';
import { objectNumber, z } from '../schema.ts';
import { calendarSeason, conflicts, range, rateChange } from './calendar-parts.ts';

export const keyHomeRequest = { objectNumber };

/** Nights that are not free. It names no guest. */
export const keyTakenNights = z.object({
  stayID: z.number(),
  kind: z.enum(['booking', 'option', 'blocked']),
  origin: z
    .enum(['landlord', 'feed', 'calendar'])
    .describe('Source of a block. Only `landlord` blocks can be changed and freed by key.'),
  startDate: z.string(),
  endDate: z.string(),
  note: z.string().describe('The business’s own note on a block.'),
  bookingID: z.number().nullable().describe('Null for a block.'),
  state: bookingState.nullable(),
});

export const keySeason = calendarSeason;
export const keyConflicts = conflicts;

/** Nights with the same change. Omitted fields stay unchanged. */
export const keyRates = rateChange.extend(range);

/** The range, counted from 0, that was refused. Nothing was saved. */
export const refusedRange = z.object({ range: z.number() });
