import type { proposeChange as endpoint } from '../../../contract/landlords/propose-change.ts';
import type { Outcome, RequestOf } from '../../../contract/define-endpoint.ts';
import { priceOfProposal, type ProposedPrice } from '../../../domain/booking/proposals.ts';
import { hideContacts } from '../../../domain/messages/hide-contacts.ts';
import { fromEuros, type Cents } from '../../../domain/money.ts';
import { quoteTotal, type Quote } from '../../../domain/pricing/quote.ts';
import { idempotently, requestDigest } from '../../platform/idempotency.ts';
import { enqueue } from '../../platform/jobs.ts';
import { findEntries, type PostedEntry } from '../ledger/ledger.ts';
import type { Quoted } from '../pricing/pricing.ts';
import type { BookingDeps } from './booking-context.ts';
import { toStay, type BookingRow } from './booking-store.ts';
import { expireChangeJob } from './jobs/expire-booking-job.ts';
import type { OpenedBooking } from './landlord/opened-booking.ts';
import { enqueueChangeMails } from './mails/send-mail-job.ts';
import { holdNights } from './nights-store.ts';
import { notBookableFor, quoteKeepingBonus } from './quote-in-booking.ts';
import { isChangeable, isSameStay, type PartyAndStay } from './rules/booking-change.ts';
import { toLandlordView } from './rules/landlord-view.ts';
import { proposalEndsAt } from './rules/proposal.ts';
import { rollBackIfTaken, underBookingLock, type BookingUnit } from './under-home-lock.ts';
import {
  findChange,
  findOpenChange,
  insertChange,
  isProposal,
  termsOfChange,
} from './change/change-store.ts';

export type ProposalInput = Omit<RequestOf<typeof endpoint>, 'bookingId' | 'bookingHash' | 'languageCode'>;
type Refused = Extract<Outcome<typeof endpoint>, { ok: false }>;

/** A proposal as it is priced before it is sent, or as it was sent. */
export interface PricedProposal {
  booking: BookingRow;
  start_date: BookingRow['start_date'];
  quote: Quote;
  /** The total by the price list, for the guest. */
  listTotal: Cents;
  expiresAt: Date;
  entries: readonly PostedEntry[];
}

/** Prices another stay for a guest, and proposes it unless it is a dry run. Its nights are then held until the proposal ends. */
export async function proposeChange(
  deps: BookingDeps,
  opened: OpenedBooking,
  input: ProposalInput,
): Promise<{ ok: true; data: PricedProposal } | Refused> {
  if (input.price.kind !== 'list' && !opened.isOwned)
    return { ok: false, type: 'price-not-yours', data: null };
  const proposing = underBookingLock(deps, opened, async (unit) => {
    if (input.dryRun) return priceProposal(deps, unit, input);
    const call = {
      scope: `booking.propose/${opened.id}`,
      key: input.idempotencyKey,
      digest: requestDigest(input),
    };
    const sent = await idempotently(unit.tx, call, () => sendProposal(deps, unit, opened, input));
    return sent.ok ? { ok: true as const, data: await readProposal(unit, sent.data.changeID) } : sent;
  });
  return rollBackIfTaken(proposing);
}

async function sendProposal(
  deps: BookingDeps,
  unit: BookingUnit,
  opened: OpenedBooking,
  input: ProposalInput,
): Promise<{ ok: true; data: { changeID: number } } | Refused> {
  const priced = await priceProposal(deps, unit, input);
  if (!priced.ok) return priced;
  const { tx, booking, nightsChanged } = unit;
  const { quote, listTotal, expiresAt } = priced.data;
  const seenTotal = toLandlordView({ quote, total_cents: quoteTotal(quote) }).total_cents;
  if (input.expectedPrice === undefined || fromEuros(input.expectedPrice) !== seenTotal) {
    return { ok: false, type: 'price-changed', data: null };
  }
  const stay = proposedStay(input, booking);
  const now = deps.clock.now();
  const message = input.message.trim();
  const change = await insertChange(tx, {
    ...termsOfChange(booking, stay, quote),
    // As in messages, no way past the house is shown before the booking is confirmed.
    message: booking.state === 'confirmed' ? message : hideContacts(message).text,
    created_at: now,
    asked_by: null,
    side: 'landlord',
    proposed_by: opened.uid,
    expires_at: expiresAt,
    list_total_cents: listTotal,
  });
  const ids = { bookingId: booking.id, changeId: change.id };
  const objectNumber = booking.object_number;
  await holdNights(tx, { objectNumber, changeId: change.id, stay: toStay(stay), own: toStay(booking) });
  nightsChanged(toStay(stay));
  await enqueueChangeMails(tx, ids, 'changeProposed', now);
  await enqueue(tx, expireChangeJob, ids, { key: String(change.id), runAt: expiresAt });
  return { ok: true, data: { changeID: change.id } };
}

async function readProposal({ tx, booking }: BookingUnit, changeId: number): Promise<PricedProposal> {
  const change = await findChange(tx, booking.id, changeId);
  if (!change || !isProposal(change)) throw new Error('The proposal of a stored reply is gone.');
  return {
    booking: { ...booking, ...change.agreed },
    start_date: change.start_date,
    quote: change.quote,
    listTotal: change.list_total_cents,
    expiresAt: change.expires_at,
    entries: await findEntries(tx, booking.id),
  };
}

async function priceProposal(
  deps: BookingDeps,
  unit: BookingUnit,
  input: ProposalInput,
): Promise<{ ok: true; data: PricedProposal } | Refused> {
  const { tx, booking } = unit;
  const { clock } = deps;
  if (!isChangeable(booking, clock.today())) return { ok: false, type: 'not-changeable', data: null };
  if (await findOpenChange(tx, booking.id)) return { ok: false, type: 'change-open', data: null };
  if (input.persons < booking.child_ages.length) return notBookableFor('partyInvalid');
  const stay = proposedStay(input, booking);
  const isSame = isSameStay(stay, booking);
  if (isSame && input.price.kind === 'list') return notBookableFor('unchanged');
  const listed = await quoteStay(deps, unit, stay, null);
  if (!listed.ok) return listed;
  const price = priceOfProposal(toCents(input.price), {
    listed: listed.quote.accommodation.price,
    agreed: booking.quote.accommodation.price,
    isSameStay: isSame,
  });
  if (!price.ok) return notBookableFor(price.reason);
  const proposed =
    price.accommodation === null ? listed : await quoteStay(deps, unit, stay, price.accommodation);
  if (!proposed.ok) return proposed;
  const { quote } = proposed;
  if (isSame && quoteTotal(quote) === booking.total_cents) return notBookableFor('unchanged');
  // Services may cost more than on the day of booking: for the same stay, no guest is asked to pay that.
  if (isSame && quoteTotal(quote) > booking.total_cents) return notBookableFor('priceTooHigh');
  return {
    ok: true,
    data: {
      booking,
      start_date: stay.start_date,
      quote,
      listTotal: quoteTotal(listed.quote),
      expiresAt: proposalEndsAt(clock.now(), booking, stay),
      entries: await findEntries(tx, booking.id),
    },
  };
}

async function quoteStay(
  deps: BookingDeps,
  unit: BookingUnit,
  stay: PartyAndStay,
  accommodation: Cents | null,
): Promise<({ ok: true } & Quoted) | Refused> {
  const outcome = await quoteKeepingBonus(deps, unit, stay, {
    ...{ expected: null, mustExpect: false, byHost: { accommodation } },
    terms: { downPayment: null, deposit: null, cancellation: null },
  });
  if (outcome.ok || outcome.type === 'capacity-taken' || outcome.type === 'not-bookable') return outcome;
  throw new Error('A price has changed of which none was expected.');
}

function toCents(price: ProposalInput['price']): ProposedPrice {
  return price.kind === 'list' ? price : { kind: price.kind, amount: fromEuros(price.amount) };
}

const proposedStay = (
  { startDate, endDate, persons }: ProposalInput,
  { child_ages, dogs, pet_sizes }: BookingRow,
): PartyAndStay => ({ start_date: startDate, end_date: endDate, persons, child_ages, dogs, pet_sizes });
