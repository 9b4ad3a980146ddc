import type { RequestOf } from '../../../../contract/define-endpoint.ts';
import type { createBooking } from '../../../../contract/booking/create-booking.ts';
import { trimCustomer } from '../../../../domain/booking/customer-form.ts';
import { readTestId } from '../../../../domain/partner-tests.ts';
import { quoteTotal } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { Tx } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { newNonce } from '../../../platform/signed-links.ts';
import { lockMoney, readStanding } from '../../ledger/ledger.ts';
import type { Quoted } from '../../pricing/pricing.ts';
import { attributeBooking, recordTestRequest } from '../../partners/partners.ts';
import { redeemVoucher } from '../../vouchers/vouchers.ts';
import type { BookingDeps } from '../booking-context.ts';
import { insertBooking, type BookingRow } from '../booking-store.ts';
import { redeemBonus } from '../../pricing/pricing.ts';
import { expireBookingJob } from '../jobs/expire-booking-job.ts';
import { enqueueMails, type MailTemplate } from '../mails/send-mail-job.ts';
import { initialState } from '../rules/booking-process.ts';
import { enqueueEndOfHold } from '../prolong-hold.ts';
import { holdUntil, requestEndsAt } from '../rules/hold.ts';
import type { Seller } from './seller.ts';
import { beginBooking } from '../transition.ts';
import type { LockedUnit } from '../under-home-lock.ts';

const mailOfBeginning: Partial<Record<BookingRow['state'], MailTemplate>> = {
  booked: 'booked',
  confirmed: 'confirmed',
  option: 'option',
  requested: 'request',
};

export interface AcceptedOffer {
  input: RequestOf<typeof createBooking>;
  uid: string | null;
  isKnown: boolean;
  seller: Seller;
  quoted: Quoted;
}

export async function insertNewBooking(
  { clock }: Pick<BookingDeps, 'clock'>,
  unit: LockedUnit,
  { input, uid, seller, isKnown, quoted: { quote, bonusCode } }: AcceptedOffer,
): Promise<BookingRow | null> {
  const { tx, home } = unit;
  const now = clock.now();
  const state = initialState(input.bookingMethod, home.instantBooking);
  if (
    bonusCode !== null &&
    !(await redeemBonus(tx, bonusCode, { today: clock.today(), email: input.customer.email }))
  )
    return null;
  const booking = await insertBooking(tx, {
    object_number: input.objectNumber,
    uid,
    method: input.bookingMethod,
    state,
    start_date: input.startDate,
    end_date: input.endDate,
    persons: input.persons,
    child_ages: input.childAges,
    dogs: input.pets,
    pet_sizes: input.petSizes,
    extras: input.extras,
    insurance: input.insurance === 1,
    payment: input.payment,
    bonus: bonusCode,
    customer: trimCustomer(input.customer),
    remarks: input.remarks.trim(),
    language: input.language,
    partner: seller.pid,
    brand: seller.brand,
    agency_reference: input.agencyReference.trim(),
    quote,
    total_cents: quoteTotal(quote),
    hold_until: state === 'option' ? holdUntil(now, input.startDate, { isKnown }) : null,
    bound_on: state === 'confirmed' ? clock.today() : null,
    guest_nonce: newNonce(),
    landlord_nonce: newNonce(),
    created_at: now,
    updated_at: now,
  });
  const testId = readTestId(input.subId);
  await Promise.all([
    beginBooking({ ...unit, booking }, now),
    testId === null
      ? attributeBooking(tx, { bookingId: booking.id, pid: seller.pid, subId: input.subId, uid, at: now })
      : recordTestRequest(tx, {
          ...{ testId, partnerId: seller.partner?.partnerID ?? null },
          ...{ objectNumber: input.objectNumber, at: now },
        }),
    enqueueMails(tx, booking.id, mailOfBeginning[state]!, now),
    enqueueEnd(tx, booking, now),
  ]);
  await payByVoucher(tx, booking, { code: input.voucher, at: now, today: clock.today() });
  return booking;
}

/** Pays with the voucher before the landlord answers; the amount is returned to the voucher if the booking does not become binding. */
async function payByVoucher(
  tx: Tx,
  { id, state, quote }: BookingRow,
  voucher: { code: string; at: Date; today: PlainDate },
): Promise<void> {
  if (voucher.code.trim() === '') return;
  await lockMoney(tx, id);
  const most =
    state === 'confirmed' ? (await readStanding(tx, id, voucher.today)).open : quote.totals.prepaid;
  if (most > 0) await redeemVoucher(tx, { ...voucher, bookingId: id, most });
}

export async function enqueueEnd(tx: Tx, booking: BookingRow, now: Date): Promise<void> {
  const key = String(booking.id);
  const payload = { bookingId: booking.id };
  if (booking.state === 'requested') {
    const runAt = requestEndsAt(booking.created_at, booking.start_date);
    await enqueue(tx, expireBookingJob, payload, { key, runAt });
  } else await enqueueEndOfHold(tx, booking, now, key);
}
