import { larger } from '../../../../../domain/cents.ts';
import { noMoney, sumCents, toEuros, type Cents } from '../../../../../domain/money.ts';
import { cancellationForLandlord } from '../../../../../texts/cancellation-for-landlord.ts';
import { formatterFor } from '../../../../../texts/format.ts';
import { splitFee } from '../../../ledger/ledger.ts';
import type { MailRow } from '../../../mail/mail.ts';
import { isCancelledByHost } from '../../rules/is-cancelled-by-host.ts';
import { refundedAmount, type PostedMoney } from '../../rules/payment-schedule.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';

export function landlordSettlement({
  booking,
  entries,
  commissionPerMille,
  language,
  translate: t,
}: BookingMailInput): string {
  const fee = booking.cancellation_fee_cents ?? noMoney;
  const share = commissionPerMille === null ? null : splitFee(fee, { commissionPerMille });
  return cancellationForLandlord(
    {
      fee: toEuros(fee),
      share: share && { commission: toEuros(share.commission), receives: toEuros(share.receives) },
      open: toEuros(openAmount(entries)),
      collectedByUs: booking.quote.collectedByUs,
      bound: booking.bound_on !== null,
      byGuest: !isCancelledByHost(booking),
    },
    t,
    formatterFor(language, t).moneyExact,
  );
}

function openAmount(entries: readonly PostedMoney[]): Cents {
  const postings = entries.filter(({ account }) => account === 'guestReceivable');
  return larger(noMoney, sumCents(postings.map(({ amount }) => amount)));
}

/** The refund of a cancelled stay, with any part that does not go to a bank account. */
export function refundRows({ entries, cancelledAt, language, translate: t }: BookingMailInput): MailRow[] {
  const refund = refundedAmount(entries, cancelledAt);
  if (refund === 0) return [];
  const money = (cents: Cents): string => formatterFor(language, t).moneyExact(toEuros(cents));
  const toVouchers = refundedAmount(
    // The value of a revoked voucher is refunded to the buyer's card.
    entries.filter(({ subject, cause }) => subject?.startsWith('voucher/') && cause !== 'refundIntent'),
    cancelledAt,
  );
  return [
    { label: t('mail.facts.refunded'), value: money(refund), strong: true },
    ...(toVouchers > 0 ? [{ label: t('mail.facts.refundedToVoucher'), value: money(toVouchers) }] : []),
  ];
}
