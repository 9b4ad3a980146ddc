import { splitWords } from '../../../../domain/folded-text.ts';
import type { SoughtReading } from '../../../../domain/office-records.ts';
import { readVoucherCode } from '../../../../domain/voucher-code.ts';
import { fillerWords } from './filler-words.ts';
import { readDay, readMonth, type SoughtDays } from './read-day.ts';

/** The meanings of a search text. There may be several, such as a number of a booking or a home. */
export interface Sought {
  /** Folded; each must begin a word of the record. */
  words: readonly string[];
  number: number | null;
  /** The last digits of a phone number, without the prefix, which has several spellings. */
  phone: string | null;
  days: SoughtDays | null;
  /** The month of arrival, in any year. */
  month: number | null;
  /** How freely words are compared: as typed, with the home of a booking as well, or with similar spellings too. */
  reading: SoughtReading;
  /** The complete code of a voucher. */
  code: string | null;
}

export type KindOfSought = 'name' | 'mail' | 'number' | 'phone' | 'date' | 'voucher';

const shortestWord = 2;
const phoneDigits = { least: 5, compared: 8 };

export function readSought(input: string): Sought {
  const text = input.trim();
  const { days, rest } = readDay(text);
  const digits = rest.replace(/\D/g, '');
  const isNumber = /^(?:#|nr\.?|no\.?|n[°º.]?)?\s*[1-9][\d\s]*$/i.test(rest) && digits.length <= 12;
  const isPhone = /^\+?[\d\s()/.-]+$/.test(rest) && digits.length >= phoneDigits.least;
  const code = readVoucherCode(rest);
  const isWords = !isNumber && !isPhone && code === null;
  return {
    words: isWords ? splitWords(rest).filter(({ length }) => length >= shortestWord) : [],
    number: isNumber ? Number(digits) : null,
    phone: isPhone ? digits.replace(/^0+/, '').slice(-phoneDigits.compared) : null,
    days,
    month: null,
    reading: 'typed',
    code,
  };
}

/**
 * Returns what a text can mean, the closest first, each to be searched only where those before found nothing: "Sommer März" is first a name,
 * then the arrivals of a guest in any March.
 */
export function readingsOf(input: string): Sought[] {
  const typed = readSought(input);
  if (typed.words.length === 0) return [typed];
  const { days, rest } = readDay(input.trim());
  const { month, rest: words } = days === null ? readMonth(rest) : { month: null, rest };
  const remembered: Sought = {
    ...typed,
    words: splitWords(words).filter((word) => word.length >= shortestWord && !fillerWords.has(word)),
    month,
    reading: 'remembered',
  };
  return [typed, remembered, { ...remembered, reading: 'similar' as const }].filter(hasSearchTerms);
}

export function hasSearchTerms({ words, number, phone, days, month, code }: Sought): boolean {
  return (
    words.length > 0 || number !== null || phone !== null || days !== null || month !== null || code !== null
  );
}

/** Returns the kind of search for the log, since the text itself may be a person's name. */
export function kindOfSought(input: string, { words, number, phone, code }: Sought): KindOfSought {
  if (code !== null) return 'voucher';
  if (input.includes('@')) return 'mail';
  if (words.length > 0) return 'name';
  if (number !== null) return 'number';
  return phone === null ? 'date' : 'phone';
}
