import type { getBookingMoney } from '../../../../contract/payments/get-booking-money.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { findEntries, readStanding } from '../../ledger/ledger.ts';
import { moneyStore } from '../money-store.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { presentBooking, presentRefund } from '../present-money.ts';

export function getBookingMoneyHandler({ connection, clock }: PaymentsDeps): Handler<typeof getBookingMoney> {
  return async ({ bookingID }) => {
    const { db } = connection;
    const booking = await moneyStore.booking(db, bookingID, clock.today());
    if (!booking) return { ok: false, type: 'booking-not-found', data: null };
    const { claimed, paid } = await readStanding(db, bookingID, clock.today());
    const postings = Map.groupBy(await findEntries(db, bookingID), ({ postingId }) => postingId);
    return {
      ok: true,
      data: {
        ...presentBooking(booking),
        claimed: toEuros(claimed),
        paid: toEuros(paid),
        postings: [...postings].map(([postingID, entries]) => ({
          postingID,
          cause: entries[0]!.cause,
          at: entries[0]!.postedAt.toISOString(),
          entries: entries.map(({ account, subject, dueOn, amount }) => ({
            account,
            subject,
            dueDate: dueOn,
            amount: toEuros(amount),
          })),
        })),
        refunds: (await moneyStore.listRefunds(db, { bookingId: bookingID })).map(presentRefund),
        acts: (await moneyStore.listActs(db, bookingID)).map(({ amount_cents, happened_at, ...act }) => ({
          ...act,
          amount: amount_cents === null ? null : toEuros(amount_cents),
          at: happened_at.toISOString(),
        })),
      },
    };
  };
}
