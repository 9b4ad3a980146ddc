import type { Tx } from '../../../platform/database.ts';
import type { Quoted } from '../../pricing/pricing.ts';
import { holdVoucher } from '../../vouchers/vouchers.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { BookingRow } from '../booking-store.ts';
import { notBookableFor } from '../quote-in-booking.ts';
import type { LockedUnit } from '../under-home-lock.ts';
import type { AskedBooking, BookingInput, BookingRefused } from './asked-booking.ts';
import { insertNewBooking } from './insert-new-booking.ts';

/** Writes the booking at its quoted price, and holds the codes that pay for it. */
export async function writeBooking(
  deps: BookingDeps,
  unit: LockedUnit,
  { guest, ...asked }: AskedBooking,
  quoted: Quoted,
): Promise<{ ok: true; booking: BookingRow } | BookingRefused> {
  const refused = await refuseVoucher(deps, unit.tx, asked.input, quoted.quote);
  if (refused) return refused;
  const booking = await insertNewBooking(deps, unit, { ...asked, quoted, isKnown: guest.isKnown });
  return booking ? { ok: true, booking } : notBookableFor('bonusInvalid');
}

const voucherReasons = {
  'voucher-invalid': 'voucherInvalid',
  'voucher-used-up': 'voucherUsedUp',
  'voucher-ended': 'voucherEnded',
} as const;

/** Returns why the voucher cannot pay for this booking; a valid voucher stays locked until the end of the transaction. */
async function refuseVoucher(
  { clock }: BookingDeps,
  tx: Tx,
  { voucher, bookingMethod }: BookingInput,
  { collectedByUs }: Quoted['quote'],
): Promise<BookingRefused | null> {
  if (voucher.trim() === '') return null;
  if (bookingMethod !== 'booking' || !collectedByUs) return notBookableFor('voucherNotOffered');
  const found = await holdVoucher(tx, voucher, clock.today());
  return found.ok ? null : notBookableFor(voucherReasons[found.type]);
}
