import { splitWords } from '../../../../domain/folded-text.ts';
import type { Cents } from '../../../../domain/money.ts';
import type { Doubt } from './match-line.ts';

export interface OpenBooking {
  displayNumber: number;
  firstName: string;
  lastName: string;
  open: Cents;
  claims: readonly Cents[];
}

export type SuggestedBy = 'number' | 'reference' | 'amount' | 'name';

interface Suggestion {
  booking: OpenBooking;
  by: SuggestedBy[];
}

/**
 * The number itself counts most, then a mistyped one, then the sum, then the name: many people share a name, and many stays cost the same.
 */
const weights: Record<SuggestedBy, number> = { number: 6, reference: 4, amount: 3, name: 2 };
/** A name alone is not enough, nor is half a name. */
const weightMin = 3;
const suggestionsMax = 3;
const longName = 3;

/** Suggests bookings with an open claim, most probable first; at most three, and only with a good reason. */
export function suggestBookings(
  { amount, name, purpose }: { amount: Cents; name: string; purpose: string },
  bookings: readonly OpenBooking[],
): Suggestion[] {
  const words = new Set(splitWords(`${name} ${purpose}`));
  const runs = purpose.match(/\d{4,12}/g) ?? [];
  return bookings
    .map((booking): Suggestion => ({ booking, by: findReasons(booking, { amount, words, runs }) }))
    .filter(({ by }) => totalWeight(by) >= weightMin)
    .sort((one, other) => totalWeight(other.by) - totalWeight(one.by))
    .slice(0, suggestionsMax);
}

/** Transfers with these doubts were looked at by somebody, or are a part, so that a rule must not decide on them. */
const doubtsOfPeople: readonly (Doubt | null)[] = [
  null,
  'repeated',
  'rest',
  'taken-back',
  'reopened',
  'ended',
];

/**
 * Returns the booking that a transfer pays beyond doubt: its amount is right, and so is its number, or the name together with a number that
 * is nearly right. No other suggestion may be as good.
 */
export function certainBooking(suggestions: readonly Suggestion[], doubt: Doubt | null): OpenBooking | null {
  const [first, second] = suggestions;
  if (!first || doubtsOfPeople.includes(doubt)) return null;
  const { by } = first;
  const isCertain =
    by.includes('amount') && (by.includes('number') || (by.includes('reference') && by.includes('name')));
  const isAlone = second === undefined || totalWeight(second.by) < totalWeight(by);
  return isCertain && isAlone ? first.booking : null;
}

const totalWeight = (by: readonly SuggestedBy[]): number => by.reduce((sum, one) => sum + weights[one], 0);

function findReasons(
  { displayNumber, lastName, open, claims }: OpenBooking,
  line: { amount: Cents; words: ReadonlySet<string>; runs: readonly string[] },
): SuggestedBy[] {
  const by: SuggestedBy[] = [];
  if (line.runs.includes(String(displayNumber))) by.push('number');
  else if (line.runs.some((run) => isNearly(run, String(displayNumber)))) by.push('reference');
  if (line.amount === open || claims.includes(line.amount)) by.push('amount');
  const parts = splitWords(lastName).filter((word) => word.length >= longName);
  if (parts.some((word) => line.words.has(word))) by.push('name');
  return by;
}

/** True with one wrong digit or two neighbours swapped: typical typing errors. */
function isNearly(input: string, number: string): boolean {
  if (input.length !== number.length) return false;
  const wrong = [...number].flatMap((digit, at) => (digit === input[at] ? [] : [at]));
  if (wrong.length <= 1) return true;
  const [first, second] = wrong;
  return (
    wrong.length === 2 &&
    second === first! + 1 &&
    input[first!] === number[second] &&
    input[second] === number[first!]
  );
}
