import { readTestId } from '../../../../domain/partner-tests.ts';
import type { createBooking } from '../../../../contract/booking/create-booking.ts';
import type { Outcome, ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { Call, Handler } from '../../../http/handler.ts';
import type { Queryable } from '../../../platform/database.ts';
import {
  earlierReply,
  idempotently,
  requestDigest,
  type IdempotencyConflict,
} from '../../../platform/idempotency.ts';
import type { IdempotentCall } from '../../../platform/idempotent-call.ts';
import { newSecret } from '../../../platform/new-secret.ts';
import { presentPrice } from '../../pricing/pricing.ts';
import type { BookingDeps } from '../booking-context.ts';
import { findBooking, type BookingRow } from '../booking-store.ts';
import { createBookingHash } from '../links/booking-link.ts';
import { admitBooking } from '../new-booking/admit-booking.ts';
import { announceBooking } from '../new-booking/announce-booking.ts';
import type { BookingOrder, BookingInput, BookingRefused } from '../new-booking/booking-order.ts';
import { rollBackIfTooMany } from '../new-booking/guest-limits.ts';
import { quoteNewBooking } from '../new-booking/quote-new-booking.ts';
import { findSeller, type Seller } from '../new-booking/seller.ts';
import { writeBooking } from '../new-booking/write-booking.ts';
import { findOwnStay, isOccupied } from '../nights-store.ts';
import { capacityTaken, underHomeLock, rollBackIfTaken, type LockedUnit } from '../under-home-lock.ts';

type Reply = Outcome<typeof createBooking>;
/** Stored for repeated calls; the link's secret is derived again each time. */
type StoredReply = Omit<ResponseOf<typeof createBooking>, 'bookingHash'>;
type Stored = { ok: true; data: StoredReply } | IdempotencyConflict | BookingRefused;

export function createBookingHandler(deps: BookingDeps): Handler<typeof createBooking> {
  return async (input, call) => {
    const reply = await addOwnBooking(deps, await answer(deps, input, call), input, call);
    // A repeated call may have lost the first reply with its cookie, so the cookie is set again.
    if (reply.ok) call.keepUid(call.device ?? newSecret());
    return reply;
  };
}

/**
 * Guests who go back and book again are blocked by their own booking. It is returned only if visitor id and email
 * address both match, since a visitor id alone proves nothing.
 */
async function addOwnBooking(
  { connection }: BookingDeps,
  reply: Reply,
  { objectNumber, startDate, endDate, customer }: BookingInput,
  { user, uid: device }: Pick<Call, 'user' | 'uid'>,
): Promise<Reply> {
  const uid = user?.uid ?? device;
  if (reply.ok || reply.type !== 'capacity-taken' || uid === null) return reply;
  const query = { objectNumber, stay: { startDate, endDate }, uid, email: customer.email };
  const bookingID = await findOwnStay(connection.db, query);
  return { ...reply, data: bookingID === null ? null : { bookingID } };
}

async function answer(
  deps: BookingDeps,
  input: BookingInput,
  { user, uid, network, host }: Pick<Call, 'user' | 'uid' | 'network' | 'host'>,
): Promise<Reply> {
  const found = await findSeller(deps, { host, partner: input.partner });
  // A test visit of a partner counts for nobody.
  const seller = readTestId(input.subId) === null ? found : { ...found, pid: '' };
  const refusal = admitBooking(deps, input, seller);
  if (refusal) return refusal;
  const call = { scope: 'booking.create', key: input.idempotencyKey, digest: requestDigest(input) };
  const { db } = deps.connection;
  const { email: address } = input.customer;
  const [isTaken, isKnown, storedReply] = await deps.connection.together((reads) =>
    Promise.all([
      input.endDate > input.startDate && isOccupied(reads, input.objectNumber, input),
      deps.recipients.isConfirmed(reads, address),
      earlierReply<StoredReply>(reads, call),
    ]),
  );
  if (storedReply) return addLink(deps, db, storedReply, seller);
  // Answers most late calls without waiting for the lock of the home.
  if (isTaken) return answerTaken(deps, call, seller);
  const guest = { address, isKnown, network, proof: input.proof };
  const order = { input, uid: user?.uid ?? uid, guest, seller };
  const booked = (): Promise<Reply | null> =>
    rollBackIfTooMany(
      rollBackIfTaken(underHomeLock(deps, input.objectNumber, (unit) => bookOnce(deps, unit, call, order))),
    );
  const code = input.bonus + input.voucher;
  const reply = await deps.pricing.countWrongCodes({ code, network }, booked, isWrongCode);
  return reply ?? { ok: false, type: 'object-not-found', data: null };
}

/** A parallel repeat of this call may have taken the nights; its reply is stored by now. */
async function answerTaken(deps: BookingDeps, call: IdempotentCall, seller: Seller): Promise<Reply> {
  const { db } = deps.connection;
  const storedReply = await earlierReply<StoredReply>(db, call);
  return storedReply ? addLink(deps, db, storedReply, seller) : capacityTaken;
}

async function bookOnce(
  deps: BookingDeps,
  unit: LockedUnit,
  call: IdempotentCall,
  order: BookingOrder,
): Promise<Reply> {
  const { tx } = unit;
  let booking: BookingRow | null = null;
  // Runs in parallel with the query for an earlier reply, which seldom exists.
  const quoting = quoteNewBooking(deps, unit, order.input);
  quoting.catch(() => undefined);
  const reply = await idempotently(
    tx,
    call,
    async () => {
      const quoteResult = await quoting;
      const outcome = quoteResult.ok ? await writeBooking(deps, unit, order, quoteResult) : quoteResult;
      if (!outcome.ok) return outcome;
      ({ booking } = outcome);
      return { ok: true, data: buildReply(outcome.booking) };
    },
    () => announceBooking(deps, tx, order),
  );
  return addLink(deps, tx, reply, order.seller, booking);
}

const isWrongCode = (reply: Reply | null): boolean =>
  reply?.ok === false &&
  reply.type === 'not-bookable' &&
  (reply.data.reason === 'bonusInvalid' || reply.data.reason === 'voucherInvalid');

function buildReply(booking: BookingRow): StoredReply {
  return {
    bookingID: booking.id,
    bookingDisplayNumber: booking.display_number,
    status: booking.state,
    holdUntil: booking.hold_until?.toISOString() ?? null,
    priceObject: presentPrice(booking.quote).priceObject,
  };
}

/**
 * A repeated call may lack the referrer, for example after a reload; a call with another referrer is a different
 * call.
 */
async function addLink(
  deps: BookingDeps,
  db: Queryable,
  reply: Stored,
  { pid }: Seller,
  justMade: BookingRow | null = null,
): Promise<Reply> {
  if (!reply.ok) return reply;
  const booking = justMade ?? (await findBooking(db, reply.data.bookingID));
  if (!booking) throw new Error('The booking of a stored reply is gone.');
  if (pid !== '' && pid !== booking.partner) return { ok: false, type: 'idempotency-conflict', data: null };
  return { ok: true, data: { ...reply.data, bookingHash: createBookingHash(deps, booking, 'guest') } };
}
