import { smaller } from '../../../domain/cents.ts';
import { euros, fromEuros, noMoney, subtract, sumCents, toEuros, type Euros } from '../../../domain/money.ts';

/** A row of the form that splits a transfer, as typed. */
export interface TypedPart {
  number: string;
  amount: string;
}

export const emptyPart: TypedPart = { number: '', amount: '' };

/** Reads an amount such as `1.234,56` or `99.5`; null where it is none. */
function readEuros(typed: string): Euros | null {
  const text = typed.replace(/[\s€]/g, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const amount = Number(`${match[1]!.replace(/[.,]/g, '')}.${match[2] ?? '0'}`);
  return amount > 0 ? euros(amount) : null;
}

const isEmpty = ({ number, amount }: TypedPart): boolean => number.trim() === '' && amount.trim() === '';

/** Reads the rows; `parts` is null while one is half filled in or wrong. `left` is what the amounts leave of the rest. */
export function readParts(
  rows: readonly TypedPart[],
  rest: Euros,
): { parts: { bookingDisplayNumber: number; amount: Euros }[] | null; left: Euros } {
  const read = rows
    .filter((row) => !isEmpty(row))
    .map(({ number, amount }) => ({
      bookingDisplayNumber: /^\d{1,12}$/.test(number.trim()) ? Number(number) : null,
      amount: readEuros(amount),
    }));
  const sum = sumCents(read.map(({ amount }) => (amount === null ? noMoney : fromEuros(amount))));
  const left = toEuros(subtract(fromEuros(rest), sum));
  const parts = read.flatMap(({ bookingDisplayNumber, amount }) =>
    bookingDisplayNumber !== null && amount !== null ? [{ bookingDisplayNumber, amount }] : [],
  );
  return { parts: parts.length > 0 && parts.length === read.length ? parts : null, left };
}

/** Puts a suggested booking into the first free row, with what it owes or as much of it as is left. */
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
