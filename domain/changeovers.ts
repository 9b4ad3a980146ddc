import type { ServiceCode } from './pricing/home-rates.ts';

/** Days that a plan of changeovers shows: some before today, for what was not ticked off, and six weeks ahead. */
export const planDays = { back: 7, ahead: 42 } as const;

/** Days ahead in the subscribed calendar, which nobody opens to look further. */
export const calendarDays = 120;

export const changeoverNoteLength = 1000;

/** Extras that somebody prepares in the home; the others are of no concern to who cleans. */
export const preparedServices = [
  'bedLinen',
  'towels',
  'babyCot',
  'highChair',
  'dog',
  'firewood',
  'sauna',
  'breakfast',
] as const satisfies readonly ServiceCode[];
