/** What the history of a home is narrowed down by. */
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

/** These say on whose side something was done; `house` is the site itself. */
export const historySides = ['landlord', 'office', 'feed', 'guest', 'house'] as const;
export type HistorySide = (typeof historySides)[number];

/** The changed fields that are amounts of money. */
export const amountFields: ReadonlySet<string> = new Set([
  'deposit',
  'nightly',
  'nightlyFrom',
  'nightlyUntil',
]);
