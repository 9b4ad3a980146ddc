import { flexibleDays } from './booking/cancellation-steps.ts';
import { holdRule } from './booking/hold-rule.ts';
import { linkDaysAfterDeparture } from './booking/link-days.ts';
import { promiseRule } from './booking/promise.ts';
import { feedMinutes } from './calendars/feed-rhythm.ts';
import { paymentRule } from './pricing/payment-plan.ts';
import { publicRadius } from './public-position.ts';
import { decisionDays, ratingDays } from './rating.ts';
import { horizonDays } from './stay.ts';
import { voucherEuros, voucherYears, withdrawalDays } from './vouchers.ts';

/**
 * Numbers promised on pages, taken from the rules. A page writes `{{rules.holdDays}}` and never the number, so that a changed rule
 * changes the promise.
 */
export const promisedNumbers = {
  holdDays: holdRule.holdDays,
  holdHours: holdRule.holdHoursUnknown,
  holdOfferedDays: holdRule.offeredDaysAhead,
  requestDays: holdRule.requestDays,
  downPaymentPercent: paymentRule.downPaymentPercent,
  daysToPay: paymentRule.daysToPay,
  balanceDays: paymentRule.balanceDaysBefore,
  /** If fewer days remain until arrival, everything is paid at once. */
  inOneSumDays: paymentRule.balanceDaysBefore + paymentRule.daysToPay,
  flexibleDays,
  promiseAnswerHours: promiseRule.answerHours,
  promiseFromHour: promiseRule.fromHour,
  promiseUntilHour: promiseRule.untilHour,
  promiseMorningHour: promiseRule.morningHour,
  guestLinkDays: linkDaysAfterDeparture.guest,
  landlordLinkDays: linkDaysAfterDeparture.landlord,
  calendarMinutes: feedMinutes,
  circleMetres: publicRadius,
  bookableYears: Math.floor(horizonDays / 365),
  ratingDays,
  ratingHeldDays: decisionDays.held,
  ratingReportDays: decisionDays.report,
  voucherMin: voucherEuros.min,
  voucherMax: voucherEuros.max,
  voucherYears,
  withdrawalDays,
} as const;
