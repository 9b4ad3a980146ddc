import { freeUntil } from '../../../../domain/booking/cancellation-steps.ts';
import { toEuros } from '../../../../domain/money.ts';
import { paymentPath } from '../../../../domain/payments.ts';
import { paymentCodes } from '../../../../domain/pricing/payment-methods.ts';
import { splitByPaid } from '../../../../domain/pricing/split-by-paid.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { MailBlock } from '../../mail/mail.ts';
import { standingParts } from '../rules/payments-of.ts';
import type { BookingMailInput } from './booking-mail-input.ts';

const isFirstOrConfirmed = ({ template, recipient }: BookingMailInput['kind']): boolean =>
  recipient === 'guest' && ['booked', 'request', 'confirmed'].includes(template);

/** How the guest has chosen to pay, and from when on: said with the first mail. */
export function howToPayOf({ kind, booking, translate: t }: BookingMailInput): string[] {
  if (!isFirstOrConfirmed(kind)) return [];
  const collector = booking.quote.collectedByUs ? 'house' : 'landlord';
  const hint = t(`booking.payment.hint.${collector}.${booking.payment}`);
  return [kind.template === 'confirmed' ? hint : `${t('mail.pay.afterConfirmation')} ${hint}`];
}

/** Until when cancelling is free; before the landlord has confirmed it always is. */
export function freeCancellationOf({
  kind,
  booking,
  today,
  language,
  translate: t,
}: BookingMailInput): string[] {
  if (!isFirstOrConfirmed(kind)) return [];
  const bands = booking.quote.cancellation;
  const last = freeUntil(bands, booking.start_date, today);
  const date = last === null ? '' : formatterFor(language, t).date(last);
  const isAlwaysFree = bands.every(({ percent }) => percent === 0);
  return [
    [
      ...(kind.template === 'confirmed' || isAlwaysFree ? [] : [t('booking.cancellation.unconfirmed')]),
      ...(isAlwaysFree
        ? [t('booking.cancellation.none')]
        : last === null
          ? []
          : [t('mail.pay.freeUntil', { date })]),
    ].join(' '),
  ].filter((text) => text !== '');
}

/** The page where the next part is paid, with what is due there and until when; for who has a payment of ours to make. */
export function paymentLinkOf({
  kind,
  booking,
  posted,
  language,
  translate: t,
  publicUrl,
  bookingHash,
}: BookingMailInput): MailBlock[] {
  if (kind.recipient !== 'guest' || kind.template !== 'confirmed') return [];
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
