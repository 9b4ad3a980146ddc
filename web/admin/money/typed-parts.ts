/** A row of the form that splits a transfer, as typed. */
export interface TypedPart {
  number: string;
  amount: string;
}

export const emptyPart: TypedPart = { number: '', amount: '' };

/** An amount such as `1.234,56` or `99.5` in euros; null where it is none. */
function readEuros(typed: string): number | null {
  const text = typed.replace(/[\s€]/g, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const amount = Number(`${match[1]!.replace(/[.,]/g, '')}.${match[2] ?? '0'}`);
  return amount > 0 ? amount : null;
}

const isEmpty = ({ number, amount }: TypedPart): boolean => number.trim() === '' && amount.trim() === '';

/** Reads the rows; `parts` is null while one is half filled in or wrong. `left` is what the amounts leave of the rest, in euros. */
export function readParts(
  rows: readonly TypedPart[],
  rest: number,
): { parts: { bookingDisplayNumber: number; amount: number }[] | null; left: number } {
  const read = rows
    .filter((row) => !isEmpty(row))
    .map(({ number, amount }) => ({
      bookingDisplayNumber: /^\d{1,12}$/.test(number.trim()) ? Number(number) : null,
      amount: readEuros(amount),
    }));
  const sum = read.reduce((total, { amount }) => total + Math.round((amount ?? 0) * 100), 0);
  const left = (Math.round(rest * 100) - sum) / 100;
  const parts = read.flatMap(({ bookingDisplayNumber, amount }) =>
    bookingDisplayNumber !== null && amount !== null ? [{ bookingDisplayNumber, amount }] : [],
  );
  return { parts: parts.length > 0 && parts.length === read.length ? parts : null, left };
}

/** Puts a suggested booking into the first free row, with what it owes or as much of it as is left. */
export function addSuggestion(
  rows: readonly TypedPart[],
  booking: { bookingDisplayNumber: number; open: number },
  rest: number,
  formatAmount: (amount: number) => string,
): TypedPart[] {
  const { left } = readParts(rows, rest);
  const amount = Math.min(booking.open, left);
  const row = {
    number: String(booking.bookingDisplayNumber),
    amount: amount > 0 ? formatAmount(amount) : '',
  };
  const place = rows.findIndex(isEmpty);
  return place === -1 ? [...rows, row] : rows.with(place, row);
}
