/** Durations of holds and requests. Pages refer to these numbers as `{{rules.holdDays}}`. */
export const holdRule = {
  /** Days for which an option holds its nights. */
  holdDays: 3,
  /**
   * Hours until the guest has opened the link of the mail: an option with somebody else's address must not block
   * nights for long.
   */
  holdHoursUnknown: 24,
  /** An option ends at the latest this many days before arrival. */
  endsDaysBefore: 2,
  /** Options are offered for arrivals at least this many days ahead. */
  offeredDaysAhead: 14,
  /** An unanswered request ends after this many days, at the latest on the day of arrival. */
  requestDays: 7,
} as const;
