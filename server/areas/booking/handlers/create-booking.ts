import type { createBooking } from '../../../../contract/booking/create-booking.ts';
import type { Outcome, RequestOf, ResponseOf } from '../../../../contract/define-endpoint.ts';
import { trimCustomer, validateCustomer } from '../../../../domain/booking/customer-form.ts';
import { fromEuros } from '../../../../domain/money.ts';
import { totalOf } from '../../../../domain/pricing/quote.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { announceNights } from '../../../platform/outbox-store.ts';
import type { Call, Handler } from '../../../http/handler.ts';
import { presentPrice, type Quoted } from '../../pricing/pricing.ts';
import { announceChange, inTransaction, isOverlap, type BookingDeps } from '../booking-context.ts';
import { redeemBonus } from '../bonus-store.ts';
import { findBooking, insertBooking, insertEvent, stayOf, type BookingRow } from '../booking-store.ts';
import { lockHome, type LockedHome } from '../home-store.ts';
import { isOccupied, occupyNights } from '../nights-store.ts';
import { findReply, keepReply } from '../reply-store.ts';
import { expireBookingJob, optionReminderJob } from '../jobs/expire-booking-job.ts';
import { enqueueMails, type MailTemplate } from '../jobs/send-mail-job.ts';
import { guestHash } from '../present-booking.ts';
import { notBookableFor, quoteForBooking } from '../quote-in-booking.ts';
import { requestDigest } from '../request-digest.ts';
import { beginningOf, occupies } from '../rules/booking-process.ts';
import { holdUntil, isOptionOffered, reminderAt, requestEndsAt } from '../rules/hold.ts';
import { isConsistentParty } from '../rules/party.ts';
import { newNonce } from '../rules/signed-link.ts';

type Input = RequestOf<typeof createBooking>;
type Reply = Outcome<typeof createBooking>;
/** As it is kept for repeats: the link's secret is signed again each time. */
type KeptData = Omit<ResponseOf<typeof createBooking>, 'bookingHash'>;

const mailOfBeginning: Partial<Record<BookingRow['state'], MailTemplate>> = {
  booked: 'booked',
  confirmed: 'confirmed',
  option: 'option',
  requested: 'request',
};

export function createBookingHandler(deps: BookingDeps): Handler<typeof createBooking> {
  return async (input, call) => {
    const refusal = refuseForm(input);
    if (refusal) return refusal;
    const key = `create-${input.idempotencyKey}`;
    const digest = requestDigest(input);
    const { db } = deps.connection;

    const earlier = await earlierReply(deps, db, key, digest);
    if (earlier) return earlier;
    // Most of those who come too late need not queue for the home's lock to learn it.
    if (input.endDate > input.startDate && (await isOccupied(db, input.objectNumber, input))) {
      const meanwhile = await earlierReply(deps, db, key, digest);
      return meanwhile ?? { ok: false, type: 'capacity-taken', data: null };
    }
    let changed = false;
    let reply: Reply;
    try {
      reply = await inTransaction(deps, async (tx) => {
        changed = false;
        const home = await lockHome(tx, input.objectNumber);
        if (!home) return { ok: false, type: 'object-not-found', data: null };
        // Under the lock: the same request may have been answered while this one waited.
        const meanwhile = await earlierReply(deps, tx, key, digest);
        if (meanwhile) return meanwhile;
        const quoted = await quoteOf(deps, tx, input, home);
        if (!quoted.ok) return quoted;
        const booking = await write(deps, tx, { input, call, home, quoted, digest });
        if (!booking) return notBookableFor('bonusInvalid');
        const data = dataOf(booking);
        await keepReply(tx, key, { digest, reply: data });
        changed = occupies[booking.state] !== null;
        return { ok: true, data: { ...data, bookingHash: guestHash(deps, booking) } };
      });
    } catch (error) {
      if (!isOverlap(error)) throw error;
      return { ok: false, type: 'capacity-taken', data: null };
    }
    if (changed) await announceChange(deps, input.objectNumber, input);
    return reply;
  };
}

function refuseForm(input: Input): Reply | null {
  // A request too becomes binding by the landlord's answer alone.
  if (!input.acceptTerms) return { ok: false, type: 'terms-not-accepted', data: null };
  const errors = Object.entries(validateCustomer(input.customer, input.bookingMethod));
  if (errors.length > 0) {
    const fields = Object.fromEntries(errors.map(([field, reason]) => [field, `invalid.${reason}`]));
    return { ok: false, type: 'invalid-customer', data: { fields } };
  }
  return isConsistentParty(input) ? null : notBookableFor('partyInvalid');
}

async function earlierReply(
  deps: BookingDeps,
  db: Queryable,
  key: string,
  digest: string,
): Promise<Reply | null> {
  const kept = await findReply(db, key);
  if (!kept) return null;
  if (kept.digest !== digest) return { ok: false, type: 'idempotency-conflict', data: null };
  const data = kept.reply as KeptData;
  const booking = await findBooking(db, data.bookingID);
  if (!booking) throw new Error('The booking of a kept reply is gone.');
  return { ok: true, data: { ...data, bookingHash: guestHash(deps, booking) } };
}

async function quoteOf(deps: BookingDeps, tx: Tx, input: Input, home: LockedHome) {
  const today = deps.clock.today();
  if (home.removed) return { ok: false, type: 'object-removed', data: null } as const;
  const quoted = await quoteForBooking(
    deps,
    tx,
    {
      request: {
        objectNumber: input.objectNumber,
        startDate: input.startDate,
        endDate: input.endDate,
        persons: input.persons,
        childAges: input.childAges,
        dogs: input.pets,
        insurance: input.insurance === 1,
        extras: input.extras,
        bonus: input.bonus,
      },
      payment: input.payment,
      expected: input.expectedPrice === undefined ? null : fromEuros(input.expectedPrice),
      mustExpect: input.bookingMethod !== 'request',
    },
    today,
  );
  const tooSoon = input.bookingMethod === 'option' && !isOptionOffered(today, input.startDate);
  return quoted.ok && tooSoon ? notBookableFor('methodNotOffered') : quoted;
}

interface Accepted {
  input: Input;
  call: Call;
  home: LockedHome;
  quoted: Quoted;
  digest: string;
}

/** Everything that a new booking is. Null when its bonus code was used up by another at this moment. */
async function write(deps: BookingDeps, tx: Tx, accepted: Accepted): Promise<BookingRow | null> {
  const { input, home } = accepted;
  const { quote, bonusCode } = accepted.quoted;
  const now = deps.clock.now();
  const state = beginningOf(input.bookingMethod, home.instantBooking);
  if (bonusCode !== null && !(await redeemBonus(tx, bonusCode, deps.clock.today()))) return null;
  const booking = await insertBooking(tx, {
    object_number: input.objectNumber,
    uid: accepted.call.user?.uid ?? accepted.call.uid,
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
    partner: input.partner,
    quote,
    total_cents: totalOf(quote),
    hold_until: state === 'option' ? holdUntil(now, input.startDate) : null,
    guest_nonce: newNonce(),
    landlord_nonce: newNonce(),
    idempotency_key: input.idempotencyKey,
    request_digest: accepted.digest,
    created_at: now,
    updated_at: now,
  });
  await insertEvent(tx, { bookingId: booking.id, from: null, to: state, actor: 'guest', at: now });
  const kind = occupies[state];
  if (kind !== null) {
    await occupyNights(tx, booking, kind);
    await announceNights(tx, booking.object_number, stayOf(booking));
  }
  await enqueueMails(tx, booking.id, mailOfBeginning[state]!, now);
  await enqueueEnd(tx, booking, now);
  return booking;
}

async function enqueueEnd(tx: Tx, booking: BookingRow, now: Date): Promise<void> {
  const key = String(booking.id);
  const payload = { bookingId: booking.id };
  if (booking.state === 'requested') {
    const runAt = requestEndsAt(booking.created_at, booking.start_date);
    await enqueue(tx, expireBookingJob, payload, { key, runAt });
  }
  if (booking.hold_until === null) return;
  await enqueue(tx, expireBookingJob, payload, { key, runAt: booking.hold_until });
  const reminder = reminderAt(now, booking.hold_until);
  if (reminder) await enqueue(tx, optionReminderJob, payload, { key, runAt: reminder });
}

function dataOf(booking: BookingRow): KeptData {
  return {
    bookingID: booking.id,
    bookingDisplayNumber: booking.display_number,
    status: booking.state,
    holdUntil: booking.hold_until?.toISOString() ?? null,
    priceObject: presentPrice(booking.quote).priceObject,
  };
}
