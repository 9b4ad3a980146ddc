import type { proposeChange as endpoint } from '../../../contract/landlords/propose-change.ts';
import type { Outcome, RequestOf } from '../../../contract/define-endpoint.ts';
import { arePetSizesAllowed } from '../../../domain/booking/pet-sizes.ts';
import {
  accommodationForTotal,
  priceOfProposal,
  type ProposedPrice,
} from '../../../domain/booking/proposals.ts';
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
import { holdUntilAnswer } from './prolong-hold.ts';
import { notBookableFor, quoteKeepingBonus } from './quote-in-booking.ts';
import { isSameStay, type PartyAndStay } from './rules/booking-change.ts';
import { isConsistentParty } from './rules/party.ts';
import { occupies } from './rules/booking-process.ts';
import { toLandlordView } from './rules/landlord-view.ts';
import { isProposable, isUnbound, proposalEndsAt } from './rules/proposal.ts';
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
  if (input.expectedPrice === undefined || fromEuros(input.expectedPrice) !== totalForLandlord(quote)) {
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
    concludes: isUnbound(booking),
  });
  const ids = { bookingId: booking.id, changeId: change.id };
  const objectNumber = booking.object_number;
  const own = occupies[booking.state] === null ? null : toStay(booking);
  await holdNights(tx, { objectNumber, changeId: change.id, stay: toStay(stay), own });
  nightsChanged(toStay(stay));
  // The guest has what they hold until they have answered.
  if (booking.state === 'option') await holdUntilAnswer(tx, booking, { until: expiresAt, now });
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
  if (!isProposable(booking, { today: clock.today(), now: clock.now() }))
    return { ok: false, type: 'not-changeable', data: null };
  if (await findOpenChange(tx, booking.id)) return { ok: false, type: 'change-open', data: null };
  const stay = proposedStay(input, booking);
  if (!isWholeParty(stay)) return notBookableFor('partyInvalid');
  if (stay.pet_sizes !== booking.pet_sizes) {
    const isAllowed = arePetSizesAllowed(stay.pet_sizes, stay.dogs, unit.home.petSize);
    if (!isAllowed) return notBookableFor('petSizeNotAllowed');
  }
  const isSame = isSameStay(stay, booking);
  if (isSame && input.price.kind === 'list') return notBookableFor('unchanged');
  const listed = await quoteStay(deps, unit, stay, null);
  if (!listed.ok) return listed;
  const asked = await askedPrice(deps, unit, stay, { price: input.price, listed: listed.quote });
  if ('ok' in asked) return asked;
  const price = priceOfProposal(asked, {
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

/** What the host asks for the accommodation. Where they have typed a total, it is the price from which that follows. */
async function askedPrice(
  deps: BookingDeps,
  unit: BookingUnit,
  stay: PartyAndStay,
  { price, listed }: { price: ProposalInput['price']; listed: Quote },
): Promise<ProposedPrice | Refused> {
  if (price.kind === 'list') return price;
  const amount = fromEuros(price.amount);
  if (price.kind !== 'total') return { kind: price.kind, amount };
  const accommodation = await accommodationForTotal<Refused>(
    amount,
    { accommodation: listed.accommodation.price, total: totalForLandlord(listed) },
    async (candidate) => {
      const quoted = await quoteStay(deps, unit, stay, candidate);
      return quoted.ok ? totalForLandlord(quoted.quote) : quoted;
    },
  );
  return typeof accommodation === 'number' ? { kind: 'fixed', amount: accommodation } : accommodation;
}

const totalForLandlord = (quote: Quote): Cents =>
  toLandlordView({ quote, total_cents: quoteTotal(quote) }).total_cents;

function proposedStay(
  { startDate, endDate, persons, childAges, pets, petSizes }: ProposalInput,
  booking: BookingRow,
): PartyAndStay {
  const dogs = pets ?? booking.dogs;
  return {
    start_date: startDate,
    end_date: endDate,
    persons,
    child_ages: childAges ?? booking.child_ages,
    dogs,
    pet_sizes: petSizes ?? (dogs === booking.dogs ? booking.pet_sizes : []),
  };
}

function isWholeParty({ persons, child_ages, dogs: pets, pet_sizes }: PartyAndStay): boolean {
  const teens = child_ages.filter((age) => age >= 13).length;
  const children = { teens, childs: child_ages.length - teens, childAges: child_ages };
  return isConsistentParty({ persons, ...children, pets, petSizes: pet_sizes });
}
