import type { Language } from '../domain/language.ts';
import type { Euros } from '../domain/money.ts';
import { toWeekday, type PlainDate } from '../domain/stay.ts';
import { writeNumber } from './numbers.ts';
import type { Translate } from './translate.ts';

/** Formats numbers, money and dates in the notation of each language, for pages, mails and documents. */
export interface Formatter {
  /** Euros, with cents only if there are any or if `exact` is true: 1.234 €, 1.234,50 €, 1.234,00 € */
  money(euros: Euros, exact?: boolean): string;
  /** Euros, always with cents, for columns and plans: 1.234,00 € */
  moneyExact(euros: Euros): string;
  /** Rounded half up. Up to three fraction digits if their number is not given. */
  number(value: number, fractionDigits?: number): string;
  /** Formats 17:00 or 17:30 as 17 h or 17 h 30 in French, unchanged in other languages. */
  time(time: string): string;
  /** 14.08.2027 (de), 14 Aug 2027 (en), 14/08/2027 (fr, it) */
  date(date: PlainDate): string;
  /** Sa., 14. Aug. 2027 */
  dateWithWeekday(date: PlainDate): string;
  /** 14. August */
  dayAndMonth(date: PlainDate): string;
  /** 14. Aug. */
  dayAndMonthShort(date: PlainDate): string;
  /** The last day of a range, with its year only if that is not the current one: 14. Aug. or 14. Aug. 2028 */
  lastDayShort(date: PlainDate, today?: PlainDate): string;
  /** Sa */
  weekday(date: PlainDate): string;
  /** Samstag */
  weekdayLong(date: PlainDate): string;
  /** August 2027 */
  month(date: PlainDate): string;
  /** A moment by the formatter's clock, with the day as in `date`: 14.08.2027, 18:30 (de), 14/08/2027 à 18 h 30 (fr) */
  moment(iso: string): string;
}

/** Date conventions of a language, from the Unicode Common Locale Data Repository. */
interface DateHabits {
  /** Null if the month is written as a word, where its number could be mistaken for the day. */
  betweenParts: string | null;
  afterWeekday: string;
  afterDay: string;
  firstDay: string;
}

const plainHabits: DateHabits = { betweenParts: '/', afterWeekday: '', afterDay: '', firstDay: '1' };

const dateHabits: Readonly<Record<Language, DateHabits>> = {
  de: { betweenParts: '.', afterWeekday: '.,', afterDay: '.', firstDay: '1.' },
  en: { ...plainHabits, betweenParts: null, afterWeekday: ',' },
  fr: { ...plainHabits, firstDay: '1er' },
  it: plainHabits,
};

/** The clock of moments: that of the site (Europe/Berlin), or of the device that runs this code. */
export type Clock = 'site' | 'device';

const formatters = { site: new WeakMap<Translate, Formatter>(), device: new WeakMap<Translate, Formatter>() };

/**
 * Returns the cached formatter of a language. `t` has all texts of the language, including names of months and days.
 */
export function formatterFor(language: Language, t: Translate, clock: Clock = 'site'): Formatter {
  const cachedFormatter = formatters[clock].get(t);
  if (cachedFormatter) return cachedFormatter;
  const formatter = createFormatter(language, t, clock);
  formatters[clock].set(t, formatter);
  return formatter;
}

function frenchTime(time: string): string {
  const [hours, minutes] = time.split(':');
  return `${Number(hours)} h${minutes === '00' || minutes === undefined ? '' : ` ${minutes}`}`;
}

/**
 * Avoids Intl except for moments. Creating Intl formats is slow, and server and browser may have different locale
 * data, so that hydration would change texts.
 */
function createFormatter(language: Language, t: Translate, clock: Clock): Formatter {
  const habits = dateHabits[language];
  const money = (euros: Euros, fractionDigits: number): string => {
    const amount = writeNumber(language, Math.abs(euros), fractionDigits);
    return `${euros < 0 ? '−' : ''}${language === 'en' ? `€${amount}` : `${amount}\u00a0€`}`;
  };
  const monthNumber = (date: PlainDate): number => Number(date.slice(5, 7));
  const formatDay = (date: PlainDate): string => {
    const day = Number(date.slice(8));
    return day === 1 ? habits.firstDay : `${day}${habits.afterDay}`;
  };
  const monthName = (date: PlainDate): string => t(`calendar.month.${monthNumber(date)}`);
  const weekday = (date: PlainDate): string => t(`calendar.weekdayShort.${toWeekday(date) + 1}`);
  const dayAndMonthShort = (date: PlainDate): string =>
    `${formatDay(date)} ${t(`calendar.monthShort.${monthNumber(date)}`)}`;
  const withYear = (date: PlainDate): string => `${dayAndMonthShort(date)} ${date.slice(0, 4)}`;
  let moment: Intl.DateTimeFormat | undefined;
  const formatDate = (date: PlainDate): string =>
    habits.betweenParts === null ? withYear(date) : date.split('-').reverse().join(habits.betweenParts);
  return {
    money: (euros, exact) => money(euros, !exact && Number.isInteger(euros) ? 0 : 2),
    moneyExact: (euros) => money(euros, 2),
    number: (value, fractionDigits) => writeNumber(language, value, fractionDigits),
    time: (time) => (language === 'fr' ? frenchTime(time) : time),
    date: formatDate,
    dateWithWeekday: (date) => `${weekday(date)}${habits.afterWeekday} ${withYear(date)}`,
    dayAndMonth: (date) => `${formatDay(date)} ${monthName(date)}`,
    dayAndMonthShort,
    lastDayShort: (date, today = '') =>
      (today.slice(0, 4) === date.slice(0, 4) ? dayAndMonthShort : withYear)(date),
    weekday,
    weekdayLong: (date) => t(`calendar.weekday.${toWeekday(date) + 1}`),
    month: (date) => `${monthName(date)} ${date.slice(0, 4)}`,
    moment: (iso) => {
      // Swedish writes 2027-08-14 18:30, from which each language takes its own form.
      moment ??= new Intl.DateTimeFormat('sv-SE', {
        timeZone: clock === 'site' ? 'Europe/Berlin' : undefined,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      const [day = '', time = ''] = moment.format(new Date(iso)).split(' ');
      return language === 'fr' ? `${formatDate(day)} à ${frenchTime(time)}` : `${formatDate(day)}, ${time}`;
    },
  };
}
