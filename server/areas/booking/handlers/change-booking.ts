import { arePetSizesAllowed } from '../../../../domain/booking/pet-sizes.ts';
import type { changeBooking } from '../../../../contract/booking/change-booking.ts';
import type { Outcome, RequestOf, ResponseOf } from '../../../../contract/define-endpoint.ts';
import { subtract, toEuros, type Cents } from '../../../../domain/money.ts';
import { quoteTotal, type Quote } from '../../../../domain/pricing/quote.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Tx } from '../../../platform/database.ts';
import { idempotently, requestDigest } from '../../../platform/idempotency.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { presentPrice, type Quoted } from '../../pricing/pricing.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { BookingRow } from '../booking-store.ts';
import {
  findChange,
  findOpenChange,
  insertChange,
  type AgreedStay,
  type ChangeRow,
} from '../change/change-store.ts';
import { countGuest, rollBackIfTooMany } from '../new-booking/guest-limits.ts';
import { expireChangeJob } from '../jobs/expire-booking-job.ts';
import { enqueueChangeMails } from '../mails/send-mail-job.ts';
import { presentChange } from '../change/present-change.ts';
import { notBookableFor, quoteBookedStay, seenInCall } from '../quote-in-booking.ts';
import { changeEndsAt, isChangeable, isSameStay, type PartyAndStay } from '../rules/booking-change.ts';
import { isConsistentParty } from '../rules/party.ts';
import { underBookingLock, type BookingUnit } from '../under-home-lock.ts';

type Input = RequestOf<typeof changeBooking>;
type Answer = ResponseOf<typeof changeBooking>;
type Failed = Extract<Outcome<typeof changeBooking>, { ok: false }>;
/** Stored for repeated calls; the change itself is read for each answer. */
type Asked = { ok: true; data: { changeID: number } };

interface PricedChange {
  ok: true;
  stay: PartyAndStay;
  quote: Quote;
}

/** Leaves the booking unchanged: the guest requests a change at a price shown before, and the landlord decides. */
export function changeBookingHandler(deps: BookingDeps): Handler<typeof changeBooking, BookingRow> {
  return async (input, { opened, network }) => {
    if (input.dryRun) {
      return underBookingLock(deps, opened, async (unit) => {
        const priceResult = await price(deps, unit, input);
        return priceResult.ok
          ? { ok: true, data: buildAnswer(priceResult.quote, unit.booking.total_cents) }
          : priceResult;
      });
    }
    const call = {
      scope: `booking.change/${opened.id}`,
      key: input.idempotencyKey,
      digest: requestDigest(input),
    };
    const { email: address } = opened.customer;
    const isKnown = await deps.recipients.isConfirmed(deps.connection.db, address);
    return rollBackIfTooMany(
      underBookingLock(deps, opened, async (unit) => {
        const result = await idempotently(unit.tx, call, async () => {
          const outcome = await ask(deps, unit, input);
          if (outcome.ok) await countGuest(deps, unit.tx, { address, isKnown, network, proof: input.proof });
          return outcome;
        });
        return result.ok ? { ok: true, data: await answerOfChange(unit, result.data.changeID) } : result;
      }),
    );
  };
}

async function ask(deps: BookingDeps, unit: BookingUnit, input: Input): Promise<Asked | Failed> {
  const priceResult = await price(deps, unit, input);
  if (!priceResult.ok) return priceResult;
  const { tx, booking } = unit;
  const { stay, quote } = priceResult;
  const now = deps.clock.now();
  const change = await insertChange(tx, {
    ...stay,
    child_ages: [...stay.child_ages],
    pet_sizes: [...stay.pet_sizes],
    booking_id: booking.id,
    agreed: agreedStay(booking),
    message: input.message.trim(),
    quote: { ...quote, cancellation: booking.quote.cancellation },
    total_cents: quoteTotal(quote),
    created_at: now,
  });
  await enqueueAfterAsking(tx, booking, change, now);
  return { ok: true, data: { changeID: change.id } };
}

async function price(deps: BookingDeps, unit: BookingUnit, input: Input): Promise<PricedChange | Failed> {
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
  const quoteResult = await quoteRequested(deps, unit, stay, input);
  return quoteResult.ok ? { ok: true, stay, quote: quoteResult.quote } : quoteResult;
}

function requestedStay(input: Input, booking: BookingRow): PartyAndStay {
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

function isConsistent({ persons, childAges, pets, petSizes }: Input): boolean {
  const teens = childAges.filter((age) => age >= 13).length;
  return isConsistentParty({ persons, teens, childs: childAges.length - teens, childAges, pets, petSizes });
}

/** Quotes without the bonus if the new price is below the minimum of the bonus. */
async function quoteRequested(
  deps: BookingDeps,
  unit: BookingUnit,
  stay: PartyAndStay,
  input: Input,
): Promise<({ ok: true } & Quoted) | Failed> {
  const seenPrice = { ...seenInCall(input), mustExpect: !input.dryRun };
  const quoteResult = await quoteBookedStay(deps, unit, stay, seenPrice);
  const isBonusLost =
    !quoteResult.ok && quoteResult.type === 'not-bookable' && quoteResult.data.reason === 'bonusInvalid';
  return isBonusLost ? quoteBookedStay(deps, unit, stay, { ...seenPrice, withoutBonus: true }) : quoteResult;
}

function agreedStay(booking: BookingRow): AgreedStay {
  const { start_date, end_date, persons, child_ages, dogs, pet_sizes, quote, total_cents } = booking;
  return { start_date, end_date, persons, child_ages, dogs, pet_sizes, quote, total_cents };
}

async function enqueueAfterAsking(tx: Tx, booking: BookingRow, change: ChangeRow, now: Date): Promise<void> {
  const ids = { bookingId: booking.id, changeId: change.id };
  await enqueueChangeMails(tx, ids, 'changeAsked', now);
  const runAt = changeEndsAt(booking, change);
  await enqueue(tx, expireChangeJob, ids, { key: String(change.id), runAt });
}

function buildAnswer(quote: Quote, agreed: Cents, total = quoteTotal(quote)): Answer {
  return {
    price: presentPrice(quote),
    total: toEuros(total),
    agreedTotal: toEuros(agreed),
    difference: toEuros(subtract(total, agreed)),
    change: null,
  };
}

async function answerOfChange({ tx, booking }: BookingUnit, changeId: number): Promise<Answer> {
  const change = await findChange(tx, booking.id, changeId);
  if (!change) throw new Error('The change of a stored reply is gone.');
  const { quote, agreed, total_cents } = change;
  return { ...buildAnswer(quote, agreed.total_cents, total_cents), change: presentChange(change) };
}
