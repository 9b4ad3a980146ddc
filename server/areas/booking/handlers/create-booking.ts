import type { createBooking } from '../../../../contract/booking/create-booking.ts';
import type { Outcome, RequestOf, ResponseOf } from '../../../../contract/define-endpoint.ts';
import { arePetSizesAllowed } from '../../../../domain/booking/pet-sizes.ts';
import { siteSource } from '../../../../domain/newsletter.ts';
import { isOffered, type PartnerFlags } from '../../../../domain/site-options.ts';
import { isInsuranceOffered, type TravelInsurance } from '../../../../domain/travel-insurance.ts';
import type { Call, Handler } from '../../../http/handler.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import {
  earlierReply,
  idempotently,
  requestDigest,
  type IdempotencyConflict,
} from '../../../platform/idempotency.ts';
import type { IdempotentCall } from '../../../platform/idempotent-call.ts';
import { newSecret } from '../../../platform/new-secret.ts';
import { presentPrice, type Quoted } from '../../pricing/pricing.ts';
import { holdVoucher } from '../../vouchers/vouchers.ts';
import type { BookingDeps } from '../booking-context.ts';
import { bookingHashFor } from '../booking-link.ts';
import { findBooking, type BookingRow } from '../booking-store.ts';
import { countGuest, unlessTooMany, type GuestOfCall } from '../guest-limits.ts';
import { insertNewBooking } from '../insert-new-booking.ts';
import { findOwnStay, isOccupied } from '../nights-store.ts';
import { notBookableFor, quoteForBooking, seenInCall } from '../quote-in-booking.ts';
import { refuseCustomer } from '../refuse-customer.ts';
import { sellerOf, type Seller } from '../seller.ts';
import { isHoldOffered } from '../rules/hold.ts';
import { isConsistentParty } from '../rules/party.ts';
import { capacityTaken, underHomeLock, unlessTaken, type LockedUnit } from '../under-home-lock.ts';

type Input = RequestOf<typeof createBooking>;
type Reply = Outcome<typeof createBooking>;
type Failed = Extract<Reply, { ok: false }>;
/** Stored for repeated calls; the link's secret is derived again each time. */
type StoredReply = Omit<ResponseOf<typeof createBooking>, 'bookingHash'>;
type Stored = { ok: true; data: StoredReply } | IdempotencyConflict | Failed;

export function createBookingHandler(deps: BookingDeps): Handler<typeof createBooking> {
  return async (input, call) => {
    const reply = await withOwnBooking(deps, await answer(deps, input, call), input, call);
    // Who books, holds or requests a stay has acted; who repeats it may have lost the first reply, and the cookie with it.
    if (reply.ok) call.keepUid(call.device ?? newSecret());
    return reply;
  };
}

/**
 * A guest who goes back and books again is blocked by their own booking. It is returned only if visitor id and address both match, since
 * a visitor id alone proves nothing.
 */
async function withOwnBooking(
  { connection }: BookingDeps,
  reply: Reply,
  { objectNumber, startDate, endDate, customer }: Input,
  { user, uid: device }: Pick<Call, 'user' | 'uid'>,
): Promise<Reply> {
  const uid = user?.uid ?? device;
  if (reply.ok || reply.type !== 'capacity-taken' || uid === null) return reply;
  const asked = { objectNumber, stay: { startDate, endDate }, uid, email: customer.email };
  const bookingID = await findOwnStay(connection.db, asked);
  return { ...reply, data: bookingID === null ? null : { bookingID } };
}

async function answer(
  deps: BookingDeps,
  input: Input,
  { user, uid, network, host }: Pick<Call, 'user' | 'uid' | 'network' | 'host'>,
): Promise<Reply> {
  const seller = await sellerOf(deps, { host, partner: input.partner });
  const refusal = refuseForm(input) ?? refuseHidden(input, seller.partner, deps.operator().insurance);
  if (refusal) return refusal;
  const call = { scope: 'booking.create', key: input.idempotencyKey, digest: requestDigest(input) };
  const { db } = deps.connection;
  const { email: address } = input.customer;
  const [isTaken, isKnown, earlier] = await deps.connection.together((reads) =>
    Promise.all([
      input.endDate > input.startDate && isOccupied(reads, input.objectNumber, input),
      deps.recipients.isConfirmed(reads, address),
      earlierReply<StoredReply>(reads, call),
    ]),
  );
  if (earlier) return withLink(deps, db, earlier, seller);
  // Most of those who come too late need not queue for the home's lock to learn it.
  if (isTaken) return isTakenByThis(deps, call, seller);
  const guest = { address, isKnown, network, proof: input.proof };
  const asked = { input, uid: user?.uid ?? uid, guest, seller };
  const booked = (): Promise<Reply | null> =>
    unlessTooMany(
      unlessTaken(underHomeLock(deps, input.objectNumber, (unit) => bookOnce(deps, unit, call, asked))),
    );
  const code = input.bonus + input.voucher;
  const reply = await deps.pricing.countWrongCodes({ code, network }, booked, isWrongCode);
  return reply ?? { ok: false, type: 'object-not-found', data: null };
}

/** The nights may have been taken by a parallel repeat of this call, whose reply is stored by now. */
async function isTakenByThis(deps: BookingDeps, call: IdempotentCall, seller: Seller): Promise<Reply> {
  const { db } = deps.connection;
  const meanwhile = await earlierReply<StoredReply>(db, call);
  return meanwhile ? withLink(deps, db, meanwhile, seller) : capacityTaken;
}

interface Asked {
  input: Input;
  uid: string | null;
  guest: GuestOfCall;
  seller: Seller;
}

async function bookOnce(
  deps: BookingDeps,
  unit: LockedUnit,
  call: IdempotentCall,
  asked: Asked,
): Promise<Reply> {
  const { tx } = unit;
  let booking: BookingRow | null = null;
  // The price is asked for together with the earlier reply, which is seldom there.
  const quoting = quote(deps, unit, asked.input);
  quoting.catch(() => undefined);
  const reply = await idempotently(
    tx,
    call,
    async () => {
      const outcome = await book(deps, unit, asked, await quoting);
      if (!outcome.ok) return outcome;
      ({ booking } = outcome);
      return { ok: true, data: replyOf(outcome.booking) };
    },
    async () => {
      await countGuest(deps, tx, asked.guest, asked.input);
      await askForNewsletter(deps, tx, asked.guest, asked);
    },
  );
  return withLink(deps, tx, reply, asked.seller, booking);
}

const isWrongCode = (reply: Reply | null): boolean =>
  reply?.ok === false &&
  reply.type === 'not-bookable' &&
  (reply.data.reason === 'bonusInvalid' || reply.data.reason === 'voucherInvalid');

function refuseForm(input: Input): Failed | null {
  // A request too becomes binding by the landlord's answer alone.
  if (!input.acceptTerms) return { ok: false, type: 'terms-not-accepted', data: null };
  const refusal = refuseCustomer(input.customer, input.bookingMethod);
  return refusal ?? (isConsistentParty(input) ? null : notBookableFor('partyInvalid'));
}

/** Refuses to book what the operator does not offer, or the partner's pages hide. */
function refuseHidden(
  { insurance, bonus, agencyReference }: Input,
  partner: PartnerFlags | null,
  offered: TravelInsurance | null,
): Failed | null {
  if (insurance === 1 && !isInsuranceOffered(offered, partner)) return notBookableFor('insuranceNotOffered');
  if (bonus.trim() !== '' && !isOffered('bonus', partner)) return notBookableFor('bonusNotOffered');
  if (agencyReference.trim() !== '' && !isOffered('midoco', partner)) {
    return notBookableFor('agencyReferenceNotOffered');
  }
  return null;
}

async function book(
  deps: BookingDeps,
  unit: LockedUnit,
  { guest, ...asked }: Asked,
  quoted: ({ ok: true } & Quoted) | Failed,
): Promise<{ ok: true; booking: BookingRow } | Failed> {
  if (!quoted.ok) return quoted;
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
  { voucher, bookingMethod }: Input,
  { collectedByUs }: Quoted['quote'],
): Promise<Failed | null> {
  if (voucher.trim() === '') return null;
  if (bookingMethod !== 'booking' || !collectedByUs) return notBookableFor('voucherNotOffered');
  const found = await holdVoucher(tx, voucher, clock.today());
  return found.ok ? null : notBookableFor(voucherReasons[found.type]);
}

/** Refuses to subscribe if the partner's pages hide the newsletter. */
async function askForNewsletter(
  deps: BookingDeps,
  tx: Tx,
  { address: email, network }: GuestOfCall,
  { input: { newsletter, language }, seller: { brand, partner } }: { input: Input; seller: Seller },
): Promise<void> {
  if (!newsletter || !isOffered('newsletter', partner)) return;
  const source = { source: siteSource, source2: '', place: 'booking' } as const;
  const site = partner && brand !== null ? { site: partner.partnerName } : {};
  await deps.newsletter.ask(tx, { email, language, network, brand, ...source, ...site });
}

async function quote(
  deps: BookingDeps,
  { tx, home }: LockedUnit,
  input: Input,
): Promise<({ ok: true } & Quoted) | Failed> {
  if (home.removed) return { ok: false, type: 'object-removed', data: null };
  if (!home.hasProvider) return notBookableFor('inactive');
  if (!arePetSizesAllowed(input.petSizes, input.pets, home.petSize))
    return notBookableFor('petSizeNotAllowed');
  const quoted = await quoteForBooking(deps, tx, {
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
      experiments: input.experiments,
    },
    payment: input.payment,
    ...seenInCall(input),
    mustExpect: input.bookingMethod !== 'request',
  });
  const isTooSoon = input.bookingMethod === 'option' && !isHoldOffered(deps.clock.today(), input.startDate);
  return quoted.ok && isTooSoon ? notBookableFor('methodNotOffered') : quoted;
}

function replyOf(booking: BookingRow): StoredReply {
  return {
    bookingID: booking.id,
    bookingDisplayNumber: booking.display_number,
    status: booking.state,
    holdUntil: booking.hold_until?.toISOString() ?? null,
    priceObject: presentPrice(booking.quote).priceObject,
  };
}

/** A repeated call may lack the referrer, as after a reload; a call with another referrer is a different call. */
async function withLink(
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
  return { ok: true, data: { ...reply.data, bookingHash: bookingHashFor(deps, booking, 'guest') } };
}
