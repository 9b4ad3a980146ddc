import { freeUntil } from '../../../../../domain/booking/cancellation-steps.ts';
import { toEuros } from '../../../../../domain/money.ts';
import { paymentPath } from '../../../../../domain/payments.ts';
import { paymentCodes } from '../../../../../domain/pricing/payment-methods.ts';
import { splitByPaid } from '../../../../../domain/pricing/split-by-paid.ts';
import { formatterFor } from '../../../../../texts/format.ts';
import type { MailBlock } from '../../../mail/mail.ts';
import { standingParts } from '../../rules/payments-of.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';

/** How the guest has chosen to pay, and until when cancelling is free: said with the first mail. */
export const termsBeforeConfirmation = (input: BookingMailInput): string[] => [
  `${input.translate('mail.pay.afterConfirmation')} ${paymentHint(input)}`,
  ...freeCancellation(input, { isConfirmed: false }),
];

/** The same once it is confirmed. */
export const termsOnceConfirmed = (input: BookingMailInput): string[] => [
  paymentHint(input),
  ...freeCancellation(input, { isConfirmed: true }),
];

function paymentHint({ booking, translate: t }: BookingMailInput): string {
  const collector = booking.quote.collectedByUs ? 'house' : 'landlord';
  return t(`booking.payment.hint.${collector}.${booking.payment}`);
}

/** Before the landlord has confirmed, cancelling is always free. */
function freeCancellation(
  { booking, today, language, translate: t }: BookingMailInput,
  { isConfirmed }: { isConfirmed: boolean },
): string[] {
  const bands = booking.quote.cancellation;
  if (bands.every(({ percent }) => percent === 0)) return [t('booking.cancellation.none')];
  const last = freeUntil(bands, booking.start_date, today);
  const texts = [
    ...(isConfirmed ? [] : [t('booking.cancellation.unconfirmed')]),
    ...(last === null ? [] : [t('mail.pay.freeUntil', { date: formatterFor(language, t).date(last) })]),
  ];
  return texts.length > 0 ? [texts.join(' ')] : [];
}

/** The page where the next part is paid, with what is due there and until when; for who has a payment of ours to make. */
export function paymentLink({
  booking,
  posted,
  language,
  translate: t,
  publicUrl,
  bookingHash,
}: BookingMailInput): MailBlock[] {
  if (!booking.quote.paymentMethods.includes(paymentCodes.online)) return [];
  const next = splitByPaid(standingParts(booking, posted)).find(
    (part) => part.kind !== 'onSite' && part.open > 0,
  );
  if (!next) return [];
  const format = formatterFor(language, t);
  const amount = format.moneyExact(toEuros(next.amount));
  const query = new URLSearchParams({ bookingID: String(booking.id), bookingHash });
  const label =
    next.dueDate === null
      ? t('mail.pay.link', { amount })
      : t('mail.pay.linkUntil', { amount, date: format.date(next.dueDate) });
  return [{ kind: 'link', label, href: `${publicUrl}${paymentPath(language)}?${query}` }];
}
