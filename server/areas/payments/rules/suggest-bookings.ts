import { wordsOf } from '../../../../domain/folded-text.ts';
import type { Cents } from '../../../../domain/money.ts';

export interface OpenBooking {
  displayNumber: number;
  firstName: string;
  lastName: string;
  /** What the guest owes in all. */
  open: Cents;
  /** The claims of the payment plan. */
  claims: readonly Cents[];
}

export type SuggestedBy = 'reference' | 'amount' | 'name';

interface Suggestion {
  booking: OpenBooking;
  by: SuggestedBy[];
}

/** A mistyped number weighs most, then the sum, then a name: many are called alike, and one stay often costs what another does. */
const weights: Record<SuggestedBy, number> = { reference: 4, amount: 3, name: 2 };
/** A name alone proves nothing, nor does half a name. */
const weightMin = 3;
const shown = 3;
const longName = 3;

/** Bookings with an open claim that a transfer may be for, the most probable first; at most three, and only such with a good reason. */
export function suggestBookings(
  { amount, name, purpose }: { amount: Cents; name: string; purpose: string },
  bookings: readonly OpenBooking[],
): Suggestion[] {
  const words = new Set(wordsOf(`${name} ${purpose}`));
  const runs = purpose.match(/\d{4,12}/g) ?? [];
  return bookings
    .map((booking): Suggestion => ({ booking, by: reasonsFor(booking, { amount, words, runs }) }))
    .filter(({ by }) => weightOf(by) >= weightMin)
    .sort((one, other) => weightOf(other.by) - weightOf(one.by))
    .slice(0, shown);
}

const weightOf = (by: readonly SuggestedBy[]): number => by.reduce((sum, one) => sum + weights[one], 0);

function reasonsFor(
  { displayNumber, lastName, open, claims }: OpenBooking,
  line: { amount: Cents; words: ReadonlySet<string>; runs: readonly string[] },
): SuggestedBy[] {
  const by: SuggestedBy[] = [];
  if (line.runs.some((run) => isNearly(run, String(displayNumber)))) by.push('reference');
  if (line.amount === open || claims.includes(line.amount)) by.push('amount');
  const parts = wordsOf(lastName).filter((word) => word.length >= longName);
  if (parts.some((word) => line.words.has(word))) by.push('name');
  return by;
}

/** The same, or with one digit wrong or two neighbours changed about, as hands make mistakes. */
function isNearly(typed: string, number: string): boolean {
  if (typed.length !== number.length) return false;
  const wrong = [...number].flatMap((digit, at) => (digit === typed[at] ? [] : [at]));
  if (wrong.length <= 1) return true;
  const [first, second] = wrong;
  return (
    wrong.length === 2 &&
    second === first! + 1 &&
    typed[first!] === number[second] &&
    typed[second] === number[first!]
  );
}
