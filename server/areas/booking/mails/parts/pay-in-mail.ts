import { freeUntil } from '../../../../../domain/booking/cancellation-steps.ts';
import { toEuros } from '../../../../../domain/money.ts';
import { paymentPath } from '../../../../../domain/payments.ts';
import { paymentCodes } from '../../../../../domain/pricing/payment-methods.ts';
import { splitByPaid } from '../../../../../domain/pricing/split-by-paid.ts';
import { formatterFor } from '../../../../../texts/format.ts';
import type { MailBlock } from '../../../mail/mail.ts';
import { applyPayments } from '../../rules/payment-schedule.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';

/** For the first mail: the chosen payment method, and the last day of free cancellation. */
export const termsBeforeConfirmation = (input: BookingMailInput): string[] => [
  `${input.translate('mail.pay.afterConfirmation')} ${paymentHint(input)}`,
  ...freeCancellation(input, { isConfirmed: false }),
];

export function termsOnceConfirmed(input: BookingMailInput): string[] {
  const { booking, translate: t } = input;
  const online = onlinePaymentAtOnce(input);
  if (online) return [online.text, ...freeCancellation(input, { isConfirmed: true })];
  // The mail itself names our account, so the hint that announces it would be outdated.
  const namesAccount = booking.quote.collectedByUs && booking.payment === paymentCodes.bankTransfer;
  return [
    namesAccount ? t('mail.pay.byTransfer') : paymentHint(input),
    ...freeCancellation(input, { isConfirmed: true }),
  ];
}

/**
 * Guests of instant bookings go on to the payment page within the same minute: until the day is over they are told how
 * far that is, and not asked to pay what they are paying. Null for all others.
 */
export function onlinePaymentAtOnce({
  kind,
  booking,
  entries,
  confirmedByHost,
  today,
  language,
  translate: t,
}: BookingMailInput): { isRunning: boolean; text: string } | null {
  const isAtOnce = kind.template === 'confirmed' && !confirmedByHost && booking.bound_on === today;
  if (!isAtOnce || !booking.quote.collectedByUs || booking.payment !== paymentCodes.online) return null;
  const [first] = applyPayments(booking, entries).filter((part) => part.kind !== 'onSite');
  if (!first) return null;
  const isRunning = first.open > 0;
  const amount = formatterFor(language, t).moneyExact(toEuros(isRunning ? first.open : first.amount));
  return { isRunning, text: t(`mail.pay.${isRunning ? 'running' : 'arrived'}`, { amount }) };
}

function paymentHint({ booking, translate: t }: BookingMailInput): string {
  const collector = booking.quote.collectedByUs ? 'house' : 'landlord';
  return t(`booking.payment.hint.${collector}.${booking.payment}`);
}

/** Cancelling is always free until the landlord confirms. */
function freeCancellation(
  { booking, today, language, translate: t }: BookingMailInput,
  { isConfirmed }: { isConfirmed: boolean },
): string[] {
  const bands = booking.quote.cancellation;
  if (bands.every(({ percent }) => percent === 0)) return [t('booking.cancellation.none')];
  const lastFreeDay = freeUntil(bands, booking.start_date, today);
  const texts = [
    ...(isConfirmed ? [] : [t('booking.cancellation.unconfirmed')]),
    ...(lastFreeDay === null
      ? []
      : [t('mail.pay.freeUntil', { date: formatterFor(language, t).date(lastFreeDay) })]),
  ];
  return texts.length > 0 ? [texts.join(' ')] : [];
}

/** Links to the page for the next payment, with amount and due date, if it is to be paid to us. */
export function paymentLink(input: BookingMailInput): MailBlock[] {
  const { booking, entries, language, translate: t, publicUrl, bookingHash } = input;
  if (!booking.quote.paymentMethods.includes(paymentCodes.online)) return [];
  const nextPart = splitByPaid(applyPayments(booking, entries)).find(
    (part) => part.kind !== 'onSite' && part.open > 0,
  );
  if (!nextPart) return [];
  const format = formatterFor(language, t);
  const amount = format.moneyExact(toEuros(nextPart.amount));
  const online = onlinePaymentAtOnce(input);
  const query = new URLSearchParams({ bookingID: String(booking.id), bookingHash });
  const label = online?.isRunning
    ? t('mail.pay.linkRunning')
    : nextPart.dueDate === null
      ? t('mail.pay.link', { amount })
      : t('mail.pay.linkUntil', { amount, date: format.date(nextPart.dueDate) });
  return [{ kind: 'link', label, href: `${publicUrl}${paymentPath(language)}?${query}` }];
}
