import { smaller } from '../../../domain/cents.ts';
import { readAmount } from '../../../domain/read-amount.ts';
import { euros, fromEuros, noMoney, subtract, sumCents, toEuros, type Euros } from '../../../domain/money.ts';

export interface TypedPart {
  number: string;
  amount: string;
}

/** Maximum euros of a part; far above any transfer. */
const amountMax = 999_999_999;

export const emptyPart: TypedPart = { number: '', amount: '' };

function parseEuros(typed: string): Euros | null {
  const amount = readAmount(typed, amountMax);
  return amount === null ? null : euros(amount);
}

const isEmpty = ({ number, amount }: TypedPart): boolean => number.trim() === '' && amount.trim() === '';

/** Reads the rows; `parts` is null while a row is incomplete or invalid. `left` is the amount that is not assigned. */
export function readParts(
  rows: readonly TypedPart[],
  rest: Euros,
): { parts: { bookingDisplayNumber: number; amount: Euros }[] | null; left: Euros } {
  const read = rows
    .filter((row) => !isEmpty(row))
    .map(({ number, amount }) => ({
      bookingDisplayNumber: /^\d{1,12}$/.test(number.trim()) ? Number(number) : null,
      amount: parseEuros(amount),
    }));
  const sum = sumCents(read.map(({ amount }) => (amount === null ? noMoney : fromEuros(amount))));
  const left = toEuros(subtract(fromEuros(rest), sum));
  const parts = read.flatMap(({ bookingDisplayNumber, amount }) =>
    bookingDisplayNumber !== null && amount !== null ? [{ bookingDisplayNumber, amount }] : [],
  );
  return { parts: parts.length > 0 && parts.length === read.length ? parts : null, left };
}

/** Puts a suggested booking into the first empty row, with the amount that it owes, at most the amount that is left. */
export function addSuggestion(
  rows: readonly TypedPart[],
  booking: { bookingDisplayNumber: number; open: Euros },
  rest: Euros,
  formatAmount: (amount: Euros) => string,
): TypedPart[] {
  const { left } = readParts(rows, rest);
  const amount = toEuros(smaller(fromEuros(booking.open), fromEuros(left)));
  const row = {
    number: String(booking.bookingDisplayNumber),
    amount: amount > 0 ? formatAmount(amount) : '',
  };
  const place = rows.findIndex(isEmpty);
  return place === -1 ? [...rows, row] : rows.with(place, row);
}
