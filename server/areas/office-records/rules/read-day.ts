import { fold } from '../../../../domain/folded-text.ts';
import { languages } from '../../../../domain/language.ts';
import { isPlainDate, type PlainDate } from '../../../../domain/stay.ts';

/** One day, the days of a month, or a range of days. */
export interface SoughtDays {
  from: PlainDate;
  to: PlainDate;
}

interface StatedDate {
  year: string;
  month: number;
  day: number | null;
}

/** Numbers of months by their folded names and abbreviations, in all languages. */
const monthNumbers = new Map(
  languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from(
        { length: 12 },
        (_, index) => [fold(format.format(Date.UTC(2027, index, 1))).replace('.', ''), index + 1] as const,
      );
    }),
  ),
);
const monthNumber = (name: string): number | undefined => monthNumbers.get(fold(name));
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

const end = String.raw`(?![\d\p{L}])`;
const year = String.raw`(20\d{2})`;
const dayInMonth = String.raw`(\d{1,2})(?:\.|st|nd|rd|th|er|re|º|°)?`;
/** Formats of days and months; the day precedes the month, as in all countries of the site. */
const forms: readonly [RegExp, (parts: RegExpExecArray) => StatedDate | null][] = [
  [
    new RegExp(String.raw`(?<!\d)${year}-(\d{2})-(\d{2})${end}`, 'u'),
    ([, y = '', month, day]) => ({ year: y, month: Number(month), day: Number(day) }),
  ],
  [
    new RegExp(String.raw`(?<![\d./-])(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?(20\d{2}|\d{2})${end}`, 'u'),
    ([, day, month, y = '']) => ({ year: fullYear(y), month: Number(month), day: Number(day) }),
  ],
  [
    new RegExp(String.raw`(?<![\d./-])(\d{1,2})[./]${year}${end}`, 'u'),
    ([, month, y = '']) => ({ year: y, month: Number(month), day: null }),
  ],
  [
    new RegExp(
      String.raw`(?<![\d\p{L}])${dayInMonth}\s*(?:de\s|of\s)?\s*(\p{L}{3,})\.?,?\s+${year}${end}`,
      'iu',
    ),
    ([, day, name = '', y = '']) => ({ year: y, month: monthNumber(name) ?? 0, day: Number(day) }),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})(\p{L}{3,})\.?\s+${dayInMonth},?\s+${year}${end}`, 'iu'),
    ([, name = '', day, y = '']) => ({ year: y, month: monthNumber(name) ?? 0, day: Number(day) }),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})(\p{L}{3,})\.?,?\s+${year}${end}`, 'iu'),
    ([, name = '', y = '']) => ({ year: y, month: monthNumber(name) ?? 0, day: null }),
  ],
];

const twoDigits = (number: number): string => String(number).padStart(2, '0');

function toDays({ year: y, month, day }: StatedDate): SoughtDays | null {
  if (month < 1 || month > 12) return null;
  const first = `${y}-${twoDigits(month)}`;
  if (day === null) {
    const lastDay = new Date(Date.UTC(Number(y), month, 0)).getUTCDate();
    return { from: `${first}-01`, to: `${first}-${twoDigits(lastDay)}` };
  }
  const date = `${first}-${twoDigits(day)}`;
  return isPlainDate(date) ? { from: date, to: date } : null;
}

const dash = String.raw`\s*(?:[-–—]|bis|to|until|au|al?)\s*`;
const dottedDay = String.raw`(\d{1,2})\.\s?(?:(\d{1,2})\.\s?(20\d{2}|\d{2})?)?`;
const dayMonthYear = String.raw`(\d{1,2})\.\s?(\d{1,2})\.\s?(20\d{2}|\d{2})${end}`;
/** Two days; the first may leave out the year, or year and month, which then are those of the second. */
const ranges: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\d)${year}-(\d{2})-(\d{2})${dash}${year}-(\d{2})-(\d{2})${end}`, 'iu'),
  new RegExp(String.raw`(?<![\d./-])(?:vom\s+)?${dottedDay}${dash}${dayMonthYear}`, 'iu'),
];

function readRange(text: string): { days: SoughtDays; rest: string } | null {
  const [iso, dotted] = ranges.map((form) => form.exec(text));
  const match = iso ?? dotted;
  if (!match) return null;
  const [, a = '', b, c, d = '', e = '', f = ''] = match;
  const to = iso
    ? { year: d, month: Number(e), day: Number(f) }
    : { year: fullYear(f), month: Number(e), day: Number(d) };
  const from = iso
    ? { year: a, month: Number(b), day: Number(c) }
    : { year: c ? fullYear(c) : to.year, month: b ? Number(b) : to.month, day: Number(a) };
  const [first, last] = [toDays(from), toDays(to)];
  if (!first || !last || first.from > last.to) return null;
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  return { days: { from: first.from, to: last.to }, rest: rest.replace(/\s+/g, ' ').trim() };
}

/** Reads the first range, day or month in the text, and returns the text without it. */
export function readDay(text: string): { days: SoughtDays | null; rest: string } {
  const range = readRange(text);
  if (range) return range;
  for (const [form, read] of forms) {
    const match = form.exec(text);
    const parsedDate = match && read(match);
    const days = parsedDate && toDays(parsedDate);
    if (days) {
      const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
      return { days, rest: rest.replace(/\s+/g, ' ').trim() };
    }
  }
  return { days: null, rest: text };
}

/** Reads the first name of a month that stands without a year, and returns the text without it. */
export function readMonth(text: string): { month: number | null; rest: string } {
  for (const word of text.matchAll(/\p{L}{3,}/gu)) {
    const month = monthNumber(word[0]);
    if (month === undefined) continue;
    const rest = `${text.slice(0, word.index)} ${text.slice(word.index + word[0].length)}`;
    return { month, rest: rest.replace(/\s+/g, ' ').trim() };
  }
  return { month: null, rest: text };
}
