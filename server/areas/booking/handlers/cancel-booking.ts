import type { cancelBooking } from '../../../../contract/booking/cancel-booking.ts';
import type { Outcome, ResponseOf } from '../../../../contract/define-endpoint.ts';
import { fromEuros, noMoney, sumCents, toEuros, type Cents } from '../../../../domain/money.ts';
import { cancellationFee } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Queryable } from '../../../platform/database.ts';
import { findEntries, refundsAfterFee } from '../../ledger/ledger.ts';
import type { BookingDeps } from '../booking-context.ts';
import { findCancellationTime, type BookingRow } from '../booking-store.ts';
import { presentWays } from '../present-ways.ts';
import { isCancellable } from '../rules/next-steps.ts';
import { bindsBoth } from '../rules/booking-process.ts';
import { feePercent } from '../rules/cancellation.ts';
import { refundedByWay } from '../rules/payment-schedule.ts';
import { applyTransition } from '../transition.ts';
import { underBookingLock } from '../under-home-lock.ts';

type Answer = ResponseOf<typeof cancelBooking>;
const notCancellable = { ok: false, type: 'not-cancellable', data: null } as const;

export function cancelBookingHandler(deps: BookingDeps): Handler<typeof cancelBooking, BookingRow> {
  return async ({ dryRun, expectedFee }, { opened }) => {
    const today = deps.clock.today();
    if (dryRun && opened.state !== 'cancelled') {
      if (!isCancellable(opened, today)) return notCancellable;
      const due = feeDue(opened, today);
      return { ok: true, data: buildAnswer(opened, due, await computeRefunds(deps, opened, due.fee)) };
    }
    return underBookingLock(deps, opened, async (unit): Promise<Outcome<typeof cancelBooking>> => {
      const { tx, booking } = unit;
      if (booking.state === 'cancelled') return { ok: true, data: await repeatAnswer(tx, booking) };
      if (!isCancellable(booking, today)) return notCancellable;
      const due = feeDue(booking, today);
      if (expectedFee !== undefined && fromEuros(expectedFee) !== due.fee) {
        const cancellation = buildAnswer(booking, due, await computeRefunds(deps, booking, due.fee, tx));
        return { ok: false, type: 'fee-changed', data: { cancellation } };
      }
      const at = deps.clock.now();
      await applyTransition(unit, {
        to: 'cancelled',
        actor: 'guest',
        at,
        changes: { cancellation_fee_cents: due.fee, cancelled_by: 'guest' },
      });
      const refunds = refundedByWay(await findEntries(tx, booking.id), at);
      return { ok: true, data: { ...buildAnswer(booking, due, refunds), status: 'cancelled' } };
    });
  };
}

type Refunds = ReturnType<typeof refundedByWay>;

interface Due {
  fee: Cents;
  percent: number;
}

/** Computes the fee by the terms that the guest accepted; there is none until the landlord confirms. */
function feeDue(booking: BookingRow, today: PlainDate): Due {
  if (!bindsBoth(booking.state)) return { fee: noMoney, percent: 0 };
  const percent = feePercent(booking.quote.cancellation, today, booking.start_date);
  return { fee: cancellationFee(booking.quote, percent), percent };
}

async function computeRefunds(
  { connection, clock }: Pick<BookingDeps, 'connection' | 'clock'>,
  booking: BookingRow,
  fee: Cents,
  db: Queryable = connection.db,
): Promise<Refunds> {
  const ours = booking.quote.collectedByUs ? fee : noMoney;
  return refundsAfterFee(ours, await findEntries(db, booking.id), clock.today());
}

function buildAnswer(booking: BookingRow, { fee, percent }: Due, refunds: Refunds): Answer {
  return {
    status: booking.state,
    fee: toEuros(fee),
    feePercent: percent,
    refund: toEuros(sumCents(refunds.map(({ amount }) => amount))),
    refunds: presentWays(refunds),
  };
}

/** A repeated cancellation gets the same answer; its refund includes payments that arrived since. */
async function repeatAnswer(db: Queryable, booking: BookingRow): Promise<Answer> {
  const at = await findCancellationTime(db, booking);
  const fee = booking.cancellation_fee_cents ?? noMoney;
  const { price } = booking.quote.accommodation;
  const due = { fee, percent: price > 0 ? Math.round((fee * 100) / price) : 0 };
  return buildAnswer(booking, due, refundedByWay(await findEntries(db, booking.id), at));
}
