import type { z } from 'zod';
import type { listedTransfer } from '../../../contract/payments/money-lists.ts';
import { noMoney, toEuros, type Cents } from '../../../domain/money.ts';
import type { Queryable } from '../../platform/database.ts';
import { bankStore, type ListedTransferRow } from './bank-store.ts';
import { moneyStore } from './money-store.ts';
import { certainBooking, suggestBookings, type OpenBooking } from './rules/suggest-bookings.ts';
import { transferMatchStore, type MatchRow, type TransferActRow } from './transfer-match-store.ts';

type ListedTransfer = z.output<typeof listedTransfer>;

const rowsOfList = { unmatched: bankStore.doubtful, matched: bankStore.matched, aside: bankStore.aside };

export const isTransferList = (list: string): list is keyof typeof rowsOfList =>
  Object.hasOwn(rowsOfList, list);

export async function listTransfers(
  db: Queryable,
  list: keyof typeof rowsOfList,
  query: string,
): Promise<ListedTransfer[]> {
  const rows = await rowsOfList[list](db, query);
  const ids = rows.map(({ id }) => id);
  const matches = await transferMatchStore.matches(db, ids);
  const history = await transferMatchStore.history(db, ids);
  const rests = await transferMatchStore.rests(db, ids);
  const openBookings = list === 'unmatched' && rows.length > 0 ? await moneyStore.openBookings(db) : [];
  return rows.map((row) => {
    const isOfRow = (one: { transfer_id: number }): boolean => one.transfer_id === row.id;
    return {
      ...presentTransfer(row, rests.get(row.id) ?? noMoney, openBookings),
      matches: matches.filter(isOfRow).map(presentMatch),
      history: history.filter(isOfRow).map(presentAct),
    };
  });
}

function presentTransfer(
  row: ListedTransferRow,
  rest: Cents,
  openBookings: readonly OpenBooking[],
): Omit<ListedTransfer, 'matches' | 'history'> {
  const suggestions = suggestBookings(
    { amount: rest, name: row.other_name, purpose: row.purpose },
    openBookings,
  );
  return {
    transferID: row.id,
    amount: toEuros(row.amount_cents),
    rest: toEuros(rest),
    bookedOn: row.booked_on,
    name: row.other_name,
    iban: row.other_iban,
    purpose: row.purpose,
    reference: row.bank_reference.startsWith('own-') ? '' : row.bank_reference,
    doubt: row.doubt,
    bookingDisplayNumber: row.display_number,
    certainBooking: certainBooking(suggestions, row.doubt)?.displayNumber ?? null,
    suggestions: suggestions.map(({ booking, by }) => ({
      bookingDisplayNumber: booking.displayNumber,
      name: `${booking.firstName} ${booking.lastName}`.trim(),
      open: toEuros(booking.open),
      by,
    })),
  };
}

const presentMatch = (row: MatchRow): ListedTransfer['matches'][number] => ({
  bookingID: row.booking_id,
  bookingDisplayNumber: row.display_number,
  name: row.name,
  amount: toEuros(row.amount),
});

const presentAct = (row: TransferActRow): ListedTransfer['history'][number] => ({
  actID: row.id,
  act: row.act,
  name: row.name,
  note: row.note,
  amount: row.amount_cents === null ? null : toEuros(row.amount_cents),
  bookingDisplayNumber: row.display_number,
  at: row.happened_at.toISOString(),
});
