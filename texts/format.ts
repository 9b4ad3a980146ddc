import { localeOf, type Language } from '../domain/language.ts';
import type { PlainDate } from '../domain/stay.ts';

/** Numbers, money and dates as each language writes them; pages, mails and documents use the same. */
export interface Formatter {
  /** Euros with cents only where there are any: 1.234 € or 1.234,50 € */
  money(euros: number): string;
  /** Euros always with cents, for columns and plans: 1.234,00 € */
  moneyExact(euros: number): string;
  number(value: number, fractionDigits?: number): string;
  /** 14.08.2027 (de), 14/08/2027 (en, fr, it) */
  date(date: PlainDate): string;
  /** Sa., 14. Aug. 2027 */
  dateWithWeekday(date: PlainDate): string;
  /** 14. August */
  dayAndMonth(date: PlainDate): string;
  /** 14. Aug. */
  dayAndMonthShort(date: PlainDate): string;
  /** Sa */
  weekday(date: PlainDate): string;
  month(date: PlainDate): string;
  /** A moment in Europe/Berlin: 14.08.2027, 18:30 */
  moment(iso: string): string;
}

const formatters = new Map<Language, Formatter>();

export function formatterFor(language: Language): Formatter {
  const known = formatters.get(language);
  if (known) return known;
  const made = createFormatter(language);
  formatters.set(language, made);
  return made;
}

/** Made on first use: each takes a phone milliseconds, and a page needs few of them. */
function lazy<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

function createFormatter(language: Language): Formatter {
  const locale = localeOf[language];
  const euros = { style: 'currency', currency: 'EUR' } as const;
  const whole = lazy(() => new Intl.NumberFormat(locale, { ...euros, maximumFractionDigits: 0 }));
  const exact = lazy(() => new Intl.NumberFormat(locale, euros));
  const numbers = new Map<number | undefined, Intl.NumberFormat>();
  const numberFormat = (fractionDigits: number | undefined): Intl.NumberFormat => {
    const known = numbers.get(fractionDigits);
    if (known) return known;
    const made = new Intl.NumberFormat(
      locale,
      fractionDigits === undefined
        ? undefined
        : { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits },
    );
    numbers.set(fractionDigits, made);
    return made;
  };
  // Plain dates are formatted in UTC, so that no time zone moves them.
  const dateFormat = (options: Intl.DateTimeFormatOptions): ((date: PlainDate) => string) => {
    const format = lazy(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));
    return (date) => format().format(new Date(`${date}T00:00:00Z`));
  };
  const moment = lazy(
    () =>
      new Intl.DateTimeFormat(locale, {
        timeZone: 'Europe/Berlin',
        dateStyle: 'medium',
        timeStyle: 'short',
      }),
  );
  return {
    money: (amount) => (Number.isInteger(amount) ? whole() : exact()).format(amount),
    moneyExact: (amount) => exact().format(amount),
    number: (value, fractionDigits) => numberFormat(fractionDigits).format(value),
    date: dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    dateWithWeekday: dateFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    dayAndMonth: dateFormat({ day: 'numeric', month: 'long' }),
    dayAndMonthShort: dateFormat({ day: 'numeric', month: 'short' }),
    weekday: dateFormat({ weekday: 'short' }),
    month: dateFormat({ month: 'long', year: 'numeric' }),
    moment: (iso) => moment().format(new Date(iso)),
  };
}
