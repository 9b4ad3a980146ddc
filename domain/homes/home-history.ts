export const historyKinds = [
  'states',
  'changes',
  'calendar',
  'imports',
  'bookings',
  'ratings',
  'reports',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** The side that acted; `house` is the site itself. */
export const historySides = ['landlord', 'office', 'feed', 'guest', 'house'] as const;
export type HistorySide = (typeof historySides)[number];

export const amountFields: ReadonlySet<string> = new Set([
  'deposit',
  'furtherGuest',
  'nightly',
  'nightlyFrom',
  'nightlyUntil',
]);
