import { arePetSizesAllowed } from '../../../domain/booking/pet-sizes.ts';
import type { changeBooking } from '../../../contract/booking/change-booking.ts';
import type { Outcome, RequestOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import { subtract, toEuros, type Cents } from '../../../domain/money.ts';
import { quoteTotal, type Quote } from '../../../domain/pricing/quote.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { presentPrice } from '../pricing/pricing.ts';
import type { BookingDeps } from './booking-context.ts';
import type { BookingRow } from './booking-store.ts';
import { expireChangeJob } from './jobs/expire-booking-job.ts';
import { enqueueChangeMails } from './mails/send-mail-job.ts';
import { notBookableFor, quoteKeepingBonus, seenInCall } from './quote-in-booking.ts';
import { changeEndsAt, isChangeable, isSameStay, type PartyAndStay } from './rules/booking-change.ts';
import { isConsistentParty } from './rules/party.ts';
import type { BookingUnit } from './under-home-lock.ts';
import {
  termsOfChange,
  findChange,
  findOpenChange,
  insertChange,
  type ChangeRow,
} from './change/change-store.ts';
import { presentChange } from './change/present-change.ts';

export type WishedStay = Pick<
  RequestOf<typeof changeBooking>,
  | 'startDate'
  | 'endDate'
  | 'persons'
  | 'childAges'
  | 'pets'
  | 'petSizes'
  | 'message'
  | 'dryRun'
  | 'expectedPrice'
  | 'expectedDownPayment'
  | 'expectedDeposit'
>;
export type ChangeAnswer = ResponseOf<typeof changeBooking>;
export type ChangeRefused = Extract<Outcome<typeof changeBooking>, { ok: false }>;
/** Stored for repeated calls; the change itself is read for each answer. */
type Asked = { ok: true; data: { changeID: number } };

interface PricedChange {
  ok: true;
  stay: PartyAndStay;
  quote: Quote;
}

/** Requests a change at a price that was shown before; the landlord decides. `askedBy` is who of the office did so for the guest. */
export async function askForChange(
  deps: BookingDeps,
  unit: BookingUnit,
  input: WishedStay,
  askedBy: string | null = null,
): Promise<Asked | ChangeRefused> {
  const priceResult = await priceChange(deps, unit, input);
  if (!priceResult.ok) return priceResult;
  const { tx, booking } = unit;
  const { stay, quote } = priceResult;
  const now = deps.clock.now();
  const change = await insertChange(tx, {
    ...termsOfChange(booking, stay, quote),
    message: input.message.trim(),
    created_at: now,
    asked_by: askedBy,
  });
  await enqueueAfterAsking(tx, booking, change, now);
  return { ok: true, data: { changeID: change.id } };
}

/** Prices the stay that is asked for, and changes nothing. */
export async function priceChange(
  deps: BookingDeps,
  unit: BookingUnit,
  input: WishedStay,
): Promise<PricedChange | ChangeRefused> {
  const { tx, booking } = unit;
  if (!isChangeable(booking, deps.clock.today())) return { ok: false, type: 'not-changeable', data: null };
  if (await findOpenChange(tx, booking.id)) return { ok: false, type: 'change-open', data: null };
  if (!isConsistent(input)) return notBookableFor('partyInvalid');
  const stay = requestedStay(input, booking);
  if (isSameStay(stay, booking)) return notBookableFor('unchanged');
  if (stay.dogs > booking.dogs || stay.pet_sizes !== booking.pet_sizes) {
    const isAllowed = arePetSizesAllowed(stay.pet_sizes, stay.dogs, unit.home.petSize);
    if (!isAllowed) return notBookableFor('petSizeNotAllowed');
  }
  const seen = { ...seenInCall(input), mustExpect: !input.dryRun };
  const quoteResult = await quoteKeepingBonus(deps, unit, stay, seen);
  return quoteResult.ok ? { ok: true, stay, quote: quoteResult.quote } : quoteResult;
}

function requestedStay(input: WishedStay, booking: BookingRow): PartyAndStay {
  return {
    start_date: input.startDate,
    end_date: input.endDate,
    persons: input.persons,
    child_ages: input.childAges,
    dogs: input.pets,
    // If the number of dogs is unchanged and no sizes are given, the sizes of the booking apply.
    pet_sizes:
      input.petSizes.length === 0 && input.pets === booking.dogs ? booking.pet_sizes : input.petSizes,
  };
}

function isConsistent({ persons, childAges, pets, petSizes }: WishedStay): boolean {
  const teens = childAges.filter((age) => age >= 13).length;
  return isConsistentParty({ persons, teens, childs: childAges.length - teens, childAges, pets, petSizes });
}

async function enqueueAfterAsking(tx: Tx, booking: BookingRow, change: ChangeRow, now: Date): Promise<void> {
  const ids = { bookingId: booking.id, changeId: change.id };
  await enqueueChangeMails(tx, ids, 'changeAsked', now);
  const runAt = changeEndsAt(booking, change);
  await enqueue(tx, expireChangeJob, ids, { key: String(change.id), runAt });
}

export function answerOfPrice(quote: Quote, agreed: Cents, total = quoteTotal(quote)): ChangeAnswer {
  return {
    price: presentPrice(quote),
    total: toEuros(total),
    agreedTotal: toEuros(agreed),
    difference: toEuros(subtract(total, agreed)),
    change: null,
  };
}

export async function answerOfChange({ tx, booking }: BookingUnit, changeId: number): Promise<ChangeAnswer> {
  const change = await findChange(tx, booking.id, changeId);
  if (!change) throw new Error('The change of a stored reply is gone.');
  const { quote, agreed, total_cents } = change;
  return { ...answerOfPrice(quote, agreed.total_cents, total_cents), change: presentChange(change, null) };
}
