import { nightsBetween, type PlainDate } from '../stay.ts';

/** Durations of holds and requests. Pages refer to these numbers as `{{rules.holdDays}}`. */
export const holdRule = {
  holdDays: 3,
  /**
   * Hours until the guest has opened the link of the mail: an option with somebody else's address must not block
   * nights for long.
   */
  holdHoursUnknown: 24,
  endsDaysBefore: 2,
  offeredDaysAhead: 14,
  requestDays: 7,
  /** Hours for which a request still waits for its host after the end of an offer. */
  hoursAfterOffer: 24,
} as const;

export const isHoldOffered = (today: PlainDate, arrival: PlainDate): boolean =>
  nightsBetween(today, arrival) >= holdRule.offeredDaysAhead;
