import type { Tx } from '../../../platform/database.ts';
import type { Quoted } from '../../pricing/pricing.ts';
import { holdVoucher } from '../../vouchers/vouchers.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { BookingRow } from '../booking-store.ts';
import { notBookableFor } from '../quote-in-booking.ts';
import type { LockedUnit } from '../under-home-lock.ts';
import type { BookingOrder, BookingInput, BookingRefused } from './booking-order.ts';
import { insertNewBooking } from './insert-new-booking.ts';

export async function writeBooking(
  deps: BookingDeps,
  unit: LockedUnit,
  { guest, ...order }: BookingOrder,
  quoted: Quoted,
): Promise<{ ok: true; booking: BookingRow } | BookingRefused> {
  const refusal = await refuseVoucher(deps, unit.tx, order.input, quoted.quote);
  if (refusal) return refusal;
  const booking = await insertNewBooking(deps, unit, { ...order, quoted, isKnown: guest.isKnown });
  return booking ? { ok: true, booking } : notBookableFor('bonusInvalid');
}

const voucherReasons = {
  'voucher-invalid': 'voucherInvalid',
  'voucher-used-up': 'voucherUsedUp',
  'voucher-ended': 'voucherEnded',
} as const;

/**
 * Returns the reason why the voucher cannot pay, or null. A valid voucher stays locked until the end of the
 * transaction.
 */
async function refuseVoucher(
  { clock }: BookingDeps,
  tx: Tx,
  { voucher, bookingMethod }: BookingInput,
  { collectedByUs }: Quoted['quote'],
): Promise<BookingRefused | null> {
  if (voucher.trim() === '') return null;
  if (bookingMethod !== 'booking' || !collectedByUs) return notBookableFor('voucherNotOffered');
  const result = await holdVoucher(tx, voucher, clock.today());
  return result.ok ? null : notBookableFor(voucherReasons[result.type]);
}
