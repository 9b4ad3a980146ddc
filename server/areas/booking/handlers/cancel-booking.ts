import type { cancelBooking } from '../../../../contract/booking/cancel-booking.ts';
import type { Outcome, ResponseOf } from '../../../../contract/define-endpoint.ts';
import { fromEuros, noMoney, toEuros, type Cents } from '../../../../domain/money.ts';
import { cancellationFee } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Queryable } from '../../../platform/database.ts';
import { entriesOf, overpaidBeside } from '../../ledger/ledger.ts';
import type { BookingDeps } from '../booking-context.ts';
import { cancelledAtOf, type BookingRow } from '../booking-store.ts';
import { isCancellable } from '../rules/next-steps.ts';
import { bindsBoth } from '../rules/booking-process.ts';
import { feePercent } from '../rules/cancellation.ts';
import { refundedOf } from '../rules/payments-of.ts';
import { moveAlong } from '../transition.ts';
import { onBooking } from '../under-home-lock.ts';

type Answer = ResponseOf<typeof cancelBooking>;
const notCancellable = { ok: false, type: 'not-cancellable', data: null } as const;

export function cancelBookingHandler(deps: BookingDeps): Handler<typeof cancelBooking, BookingRow> {
  return async ({ dryRun, expectedFee }, { opened }) => {
    const today = deps.clock.today();
    if (dryRun && opened.state !== 'cancelled') {
      if (!isCancellable(opened, today)) return notCancellable;
      const due = feeOf(opened, today);
      return { ok: true, data: answerFor(opened, due, await refundBeside(deps, opened, due.fee)) };
    }
    return onBooking(deps, opened, async (unit): Promise<Outcome<typeof cancelBooking>> => {
      const { tx, booking } = unit;
      if (booking.state === 'cancelled') return { ok: true, data: await whatWasCancelled(tx, booking) };
      if (!isCancellable(booking, today)) return notCancellable;
      const due = feeOf(booking, today);
      if (expectedFee !== undefined && fromEuros(expectedFee) !== due.fee) {
        const cancellation = answerFor(booking, due, await refundBeside(deps, booking, due.fee, tx));
        return { ok: false, type: 'fee-changed', data: { cancellation } };
      }
      const at = deps.clock.now();
      await moveAlong(unit, {
        to: 'cancelled',
        actor: 'guest',
        at,
        changes: { cancellation_fee_cents: due.fee, cancelled_by: 'guest' },
      });
      const refund = refundedOf(await entriesOf(tx, booking.id), at);
      return { ok: true, data: { ...answerFor(booking, due, refund), status: 'cancelled' } };
    });
  };
}

interface Due {
  fee: Cents;
  percent: number;
}

/** The fee by the terms that the guest accepted; they apply from the landlord's confirmation on. */
function feeOf(booking: BookingRow, today: PlainDate): Due {
  if (!bindsBoth(booking.state)) return { fee: noMoney, percent: 0 };
  const percent = feePercent(booking.quote.cancellation, today, booking.start_date);
  return { fee: cancellationFee(booking.quote, percent), percent };
}

/** The refund from payments made to us. A fee that the landlord collects is not deducted from it. */
async function refundBeside(
  { connection, clock }: Pick<BookingDeps, 'connection' | 'clock'>,
  booking: BookingRow,
  fee: Cents,
  db: Queryable = connection.db,
): Promise<Cents> {
  const ours = booking.quote.collectedByUs ? fee : noMoney;
  return overpaidBeside(ours, await entriesOf(db, booking.id), clock.today());
}

function answerFor(booking: BookingRow, { fee, percent }: Due, refund: Cents): Answer {
  return { status: booking.state, fee: toEuros(fee), feePercent: percent, refund: toEuros(refund) };
}

/** A repeated cancellation gets the answer of the first; its refund includes payments that arrived since. */
async function whatWasCancelled(db: Queryable, booking: BookingRow): Promise<Answer> {
  const at = await cancelledAtOf(db, booking);
  const fee = booking.cancellation_fee_cents ?? noMoney;
  const { price } = booking.quote.accommodation;
  const due = { fee, percent: price > 0 ? Math.round((fee * 100) / price) : 0 };
  return answerFor(booking, due, refundedOf(await entriesOf(db, booking.id), at));
}
