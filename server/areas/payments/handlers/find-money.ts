import type { findMoney } from '../../../../contract/payments/find-money.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { bankStore } from '../bank-store.ts';
import { moneyStore } from '../money-store.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { presentBooking, presentRefund } from '../present-money.ts';
import { kindOfSearch } from '../rules/kind-of-search.ts';
import { suggestBookings } from '../rules/suggest-bookings.ts';

/** Searches are logged before anything is shown. */
export function findMoneyHandler({ connection, clock, nameOf }: PaymentsDeps): Handler<typeof findMoney> {
  return async ({ list, query: typed }, { user }) => {
    const { db } = connection;
    const [query, today] = [typed.trim(), clock.today()];
    if (query !== '') {
      const name = await nameOf(user.uid);
      await connection.transaction((tx) =>
        moneyStore.act(tx, {
          ...{ bookingId: null, act: 'search', subject: list, amount: null },
          ...{ note: kindOfSearch(query), uid: user.uid, name, at: clock.now() },
        }),
      );
    }
    const counts = await moneyStore.counts(db, today);
    const transfers = list === 'unmatched' ? await bankStore.doubtful(db, query) : [];
    const open = transfers.length > 0 ? await moneyStore.openBookings(db) : [];
    const isOfBookings = list === 'overdue' || list === 'bookings';
    const bookings = isOfBookings
      ? await moneyStore.bookings(db, { today, query, onlyOverdue: list === 'overdue' })
      : [];
    const refunds = list === 'refunds' ? await moneyStore.refunds(db, { waiting: true, query }) : [];
    return {
      ok: true,
      data: {
        counts: { ...counts, unmatched: await bankStore.countDoubtful(db) },
        transfers: transfers.map((row) => ({
          transferID: row.id,
          amount: toEuros(row.amount_cents),
          bookedOn: row.booked_on,
          name: row.other_name,
          iban: row.other_iban,
          purpose: row.purpose,
          reference: row.bank_reference.startsWith('own-') ? '' : row.bank_reference,
          doubt: row.doubt!,
          bookingDisplayNumber: row.display_number,
          suggestions: suggestBookings(
            { amount: row.amount_cents, name: row.other_name, purpose: row.purpose },
            open,
          ).map(({ booking, by }) => ({
            bookingDisplayNumber: booking.displayNumber,
            name: `${booking.firstName} ${booking.lastName}`.trim(),
            open: toEuros(booking.open),
            by,
          })),
        })),
        bookings: bookings.map(presentBooking),
        refunds: refunds.map(presentRefund),
      },
    };
  };
}
