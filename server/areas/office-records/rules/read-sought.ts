import { splitWords } from '../../../../domain/folded-text.ts';
import { readVoucherCode } from '../../../../domain/voucher-code.ts';
import { readDay, type SoughtDays } from './read-day.ts';

/** The meanings of a search text. There may be several, such as a number of a booking or a home. */
export interface Sought {
  /** Folded; each must begin a word of the record. */
  words: readonly string[];
  number: number | null;
  /** The last digits of a phone number, without the prefix, which has several spellings. */
  phone: string | null;
  days: SoughtDays | null;
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
    code,
  };
}

export function asksForSomething({ words, number, phone, days, code }: Sought): boolean {
  return words.length > 0 || number !== null || phone !== null || days !== null || code !== null;
}

/** Returns the kind of search for the log, since the text itself may be a person's name. */
export function kindOfSought(input: string, { words, number, phone, code }: Sought): KindOfSought {
  if (code !== null) return 'voucher';
  if (input.includes('@')) return 'mail';
  if (words.length > 0) return 'name';
  if (number !== null) return 'number';
  return phone === null ? 'date' : 'phone';
}
