import type { findMoney } from '../../../../contract/payments/find-money.ts';
import type { Handler } from '../../../http/handler.ts';
import { bankStore } from '../bank-store.ts';
import { isTransferList, listTransfers } from '../list-transfers.ts';
import { moneyStore } from '../money-store.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { presentBooking, presentRefund } from '../present-money.ts';
import { refundFileStore } from '../refund-file-store.ts';
import { classifySearch } from '../rules/classify-search.ts';

/** The search is logged before results are shown. */
export function findMoneyHandler({
  connection,
  clock,
  findPersonName,
}: PaymentsDeps): Handler<typeof findMoney> {
  return async ({ list, query: typed }, { user }) => {
    const { db } = connection;
    const [query, today] = [typed.trim(), clock.today()];
    if (query !== '') {
      const name = await findPersonName(user.uid);
      await connection.transaction((tx) =>
        moneyStore.act(tx, {
          ...{ bookingId: null, act: 'search', subject: list, amount: null },
          ...{ note: classifySearch(query), uid: user.uid, name, at: clock.now() },
        }),
      );
    }
    const counts = await moneyStore.counts(db, today);
    const transfers = isTransferList(list) ? await listTransfers(db, list, query) : [];
    const isOfBookings = list === 'overdue' || list === 'bookings';
    const bookings = isOfBookings
      ? await moneyStore.bookings(db, { today, query, onlyOverdue: list === 'overdue' })
      : [];
    const refunds = list === 'refunds' ? await moneyStore.listRefunds(db, { waiting: true, query }) : [];
    return {
      ok: true,
      data: {
        counts: { ...counts, unmatched: await bankStore.countDoubtful(db) },
        transfers,
        bookings: bookings.map(presentBooking),
        refunds: refunds.map(presentRefund),
        refundFiles: (list === 'refunds' ? await refundFileStore.latest(db) : []).map((file) => ({
          fileID: file.id,
          madeName: file.made_name,
          madeAt: file.made_at.toISOString(),
        })),
      },
    };
  };
}
