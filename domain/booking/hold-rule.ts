/** How long holds keep their nights, and requests wait for an answer. Pages name these numbers by `{{rules.holdDays}}`. */
export const holdRule = {
  /** An option holds its nights for so many days. */
  holdDays: 3,
  /** An option holds its nights so long until somebody has opened the link of its mail: others' addresses take few nights. */
  holdHoursUnknown: 24,
  /** It ends at the latest so many days before arrival. */
  endsDaysBefore: 2,
  /** Options are offered for arrivals at least so many days ahead. */
  offeredDaysAhead: 14,
  /** A request that nobody answers ends after so many days, at the latest on the day of arrival. */
  requestDays: 7,
} as const;
