import type { ServiceCode } from './pricing/home-rates.ts';

/** Days shown by a cleaning plan: some before today, for work that was not ticked off, and six weeks ahead. */
export const planDays = { back: 7, ahead: 42 } as const;

/** Days ahead in the subscribed calendar, which needs a longer period because it cannot be paged. */
export const calendarDays = 120;

export const changeoverNoteLength = 1000;

/** Extras that have to be prepared in the home. Cleaners do not see any others. */
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
