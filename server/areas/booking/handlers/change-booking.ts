import type { changeBooking } from '../../../../contract/booking/change-booking.ts';
import type { Outcome, RequestOf } from '../../../../contract/define-endpoint.ts';
import { fromEuros, toEuros } from '../../../../domain/money.ts';
import { totalOf, type Quote } from '../../../../domain/pricing/quote.ts';
import type { Tx } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentPrice } from '../../pricing/pricing.ts';
import { besideItself } from '../beside-itself.ts';
import { inTransaction, type BookingDeps } from '../booking-context.ts';
import { findBooking, type BookingRow } from '../booking-store.ts';
import { findChangeByKey, findOpenChange, insertChange, type ChangeRow } from '../change-store.ts';
import { lockHome } from '../home-store.ts';
import { expireChangeJob } from '../jobs/expire-booking-job.ts';
import { enqueueChangeMails } from '../jobs/send-mail-job.ts';
import { openLink } from '../present-booking.ts';
import { presentChange } from '../present-change.ts';
import { quoteForBooking } from '../quote-in-booking.ts';
import { requestDigest } from '../request-digest.ts';
import { changeEndsAt, isChangeable, isSameStay, type PartyAndStay } from '../rules/booking-change.ts';
import { isConsistentParty } from '../rules/party.ts';

type Input = RequestOf<typeof changeBooking>;
type Reply = Outcome<typeof changeBooking>;
type Failed = Extract<Reply, { ok: false }>;

const notFound: Failed = { ok: false, type: 'booking-not-found', data: null };
const notBookable = (reason: string): Failed => ({
  ok: false,
  type: 'not-bookable',
  data: { reason, nights: null },
});

/** Nothing of the booking changes here: the wish is kept, with the price that the guest agreed to. */
export function changeBookingHandler(deps: BookingDeps): Handler<typeof changeBooking> {
  return async (input) => {
    const link = { bookingId: input.bookingID, bookingHash: input.bookingHash };
    const opened = await openLink(deps, link, 'guest');
    if (!opened) return notFound;
    const digest = requestDigest(input);
    return inTransaction(deps, async (tx): Promise<Reply> => {
      await lockHome(tx, opened.object_number);
      const booking = await findBooking(tx, opened.id);
      if (!booking) return notFound;
      if (!input.dryRun) {
        const earlier = await findChangeByKey(tx, booking.id, input.idempotencyKey);
        if (earlier) {
          return earlier.request_digest === digest
            ? { ok: true, data: answerOf(earlier) }
            : { ok: false, type: 'idempotency-conflict', data: null };
        }
      }
      if (!isChangeable(booking, deps.clock.today())) {
        return { ok: false, type: 'not-changeable', data: null };
      }
      if (await findOpenChange(tx, booking.id)) return { ok: false, type: 'change-open', data: null };
      const wished = wishOf(input, booking);
      if (!isConsistent(input)) return notBookable('partyInvalid');
      if (isSameStay(wished, booking)) return notBookable('unchanged');
      const quoted = await quoteWish(deps, tx, { input, booking, wished });
      if (!quoted.ok) return quoted;
      const { quote } = quoted;
      if (input.dryRun) {
        return {
          ok: true,
          data: {
            price: presentPrice(quote),
            ...totals(totalOf(quote), booking.total_cents),
            change: null,
          },
        };
      }
      return { ok: true, data: answerOf(await keep(deps, tx, { input, booking, wished, quote, digest })) };
    });
  };
}

function wishOf(input: Input, booking: BookingRow): PartyAndStay {
  return {
    start_date: input.startDate,
    end_date: input.endDate,
    persons: input.persons,
    child_ages: input.childAges,
    dogs: input.pets,
    // Unnamed sizes of as many dogs are those of the booking.
    pet_sizes:
      input.petSizes.length === 0 && input.pets === booking.dogs ? booking.pet_sizes : input.petSizes,
  };
}

function isConsistent({ persons, childAges, pets, petSizes }: Input): boolean {
  const teens = childAges.filter((age) => age >= 13).length;
  return isConsistentParty({ persons, teens, childs: childAges.length - teens, childAges, pets, petSizes });
}

async function quoteWish(
  deps: BookingDeps,
  tx: Tx,
  { input, booking, wished }: { input: Input; booking: BookingRow; wished: PartyAndStay },
): Promise<Failed | { ok: true; quote: Quote }> {
  const today = deps.clock.today();
  const quoteWith = (bonus: string) =>
    quoteForBooking(
      deps,
      tx,
      {
        request: {
          objectNumber: booking.object_number,
          startDate: wished.start_date,
          endDate: wished.end_date,
          persons: wished.persons,
          childAges: wished.child_ages,
          dogs: wished.dogs,
          insurance: booking.insurance,
          extras: booking.extras,
          bonus,
        },
        payment: booking.payment,
        expected: input.expectedPrice === undefined ? null : fromEuros(input.expectedPrice),
        mustExpect: !input.dryRun,
      },
      today,
    );
  const quoted = await besideItself(tx, booking, today, async () => {
    const first = await quoteWith(booking.bonus ?? '');
    // A stay below the minimum of its bonus is to be had without it.
    const isBonusLost = !first.ok && first.type === 'not-bookable' && first.data.reason === 'bonusInvalid';
    return isBonusLost ? quoteWith('') : first;
  });
  if (quoted.ok) return quoted;
  if (quoted.type === 'object-not-found' || quoted.type === 'object-removed') return notBookable('inactive');
  return quoted as Failed;
}

interface Wish {
  input: Input;
  booking: BookingRow;
  wished: PartyAndStay;
  quote: Quote;
  digest: string;
}

async function keep(
  deps: BookingDeps,
  tx: Tx,
  { input, booking, wished, quote, digest }: Wish,
): Promise<ChangeRow> {
  const now = deps.clock.now();
  const change = await insertChange(tx, {
    ...wished,
    child_ages: [...wished.child_ages],
    pet_sizes: [...wished.pet_sizes],
    booking_id: booking.id,
    agreed: {
      start_date: booking.start_date,
      end_date: booking.end_date,
      persons: booking.persons,
      child_ages: booking.child_ages,
      dogs: booking.dogs,
      pet_sizes: booking.pet_sizes,
      quote: booking.quote,
      total_cents: booking.total_cents,
    },
    message: input.message.trim(),
    quote: { ...quote, cancellation: booking.quote.cancellation },
    total_cents: totalOf(quote),
    idempotency_key: input.idempotencyKey,
    request_digest: digest,
    created_at: now,
  });
  const ids = { bookingId: booking.id, changeId: change.id };
  await enqueueChangeMails(tx, ids, 'changeAsked', now);
  const runAt = changeEndsAt(booking, change);
  await enqueue(tx, expireChangeJob, ids, { key: String(change.id), runAt });
  return change;
}

function totals(wished: number, agreed: number) {
  return { total: toEuros(wished), agreedTotal: toEuros(agreed), difference: toEuros(wished - agreed) };
}

function answerOf(change: ChangeRow) {
  return {
    price: presentPrice(change.quote),
    ...totals(change.total_cents, change.agreed.total_cents),
    change: presentChange(change),
  };
}
