import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages, locales } from '../domain/language.ts';
import { addDays } from '../domain/stay.ts';
import { formatterFor } from './format.ts';
import { createSiteTexts } from './site-texts.ts';
import { euros } from '../domain/money.ts';

const messages = createSiteTexts();

const inEuros = { style: 'currency', currency: 'EUR' } as const;
const days = Array.from({ length: 800 }, (_, index) => addDays('2026-12-25', index));

const numbers = { day: '2-digit', month: '2-digit' } as const;

// The Unicode locale data define how each language is written; this machine's version of them is used.
describe.each(languages)('as the Unicode locale data has it: %s', (language) => {
  const locale = locales[language];
  const format = formatterFor(language, messages.translate(language));

  test('numbers', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.double({ min: -1e9, max: 1e9, noNaN: true })),
        fc.option(fc.nat({ max: 3 }), { nil: undefined }),
        (value, digits) => {
          fc.pre(Number(value.toFixed(digits ?? 3)) !== 0 || value === 0);
          const bounds =
            digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
          const written = new Intl.NumberFormat(locale, bounds).format(value === 0 ? 0 : value);
          expect(format.number(value, digits)).toBe(written);
        },
      ),
    );
    expect([4.35, 4.25, 0.05, 1.005].map((value) => format.number(value, 1).replace(',', '.'))).toEqual([
      '4.4',
      '4.3',
      '0.1',
      '1.0',
    ]);
  });

  test('money, with the minus that the texts have', () => {
    const withMinus = (written: string): string => written.replace('-', '−');
    const exact = new Intl.NumberFormat(locale, inEuros);
    const whole = new Intl.NumberFormat(locale, { ...inEuros, maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        expect(format.moneyExact(euros(cents / 100))).toBe(withMinus(exact.format(cents / 100)));
        expect(format.money(euros(cents))).toBe(withMinus(whole.format(cents)));
        if (cents % 100 !== 0)
          expect(format.money(euros(cents / 100))).toBe(withMinus(exact.format(cents / 100)));
      }),
    );
  });

  test('dates, each day of two years', () => {
    const written = (options: Intl.DateTimeFormatOptions): string[] => {
      const made = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
      const all = days.map((day) => made.format(new Date(`${day}T00:00:00Z`)));
      // French says „premier“, which the locale data leaves to the writer.
      return language === 'fr' && options.day === 'numeric'
        ? all.map((text) => text.replace(/\b1 /, '1er '))
        : all;
    };
    // 03/04/2027 is April to some who read English and March to others.
    const plain = language === 'en' ? ({ day: 'numeric', month: 'short' } as const) : numbers;
    expect(days.map(format.date)).toEqual(written({ ...plain, year: 'numeric' }));
    expect(days.map(format.dateWithWeekday)).toEqual(
      written({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    );
    expect(days.map(format.dayAndMonth)).toEqual(written({ day: 'numeric', month: 'long' }));
    expect(days.map(format.dayAndMonthShort)).toEqual(written({ day: 'numeric', month: 'short' }));
    expect(days.map(format.weekday)).toEqual(written({ weekday: 'short' }));
    expect(days.map(format.weekdayLong)).toEqual(written({ weekday: 'long' }));
    expect(days.map(format.month)).toEqual(written({ month: 'long', year: 'numeric' }));
  });
});

test('a moment has its hours as the language writes them', () => {
  const moments = languages.map((language) =>
    formatterFor(language, messages.translate(language)).moment('2027-01-14T16:23:00Z'),
  );
  expect(moments).toEqual([
    '14.01.2027, 17:23',
    '14 Jan 2027, 17:23',
    '14/01/2027 à 17\u00a0h\u00a023',
    '14/01/2027, 17:23',
  ]);
  expect(formatterFor('fr', messages.translate('fr')).moment('2027-05-01T08:30:00Z')).toBe(
    '01/05/2027 à 10\u00a0h\u00a030',
  );
});

test('the clock of a moment is that of the site or of the device', () => {
  const zone = process.env['TZ'];
  process.env['TZ'] = 'Europe/Lisbon';
  const moments = (['site', 'device'] as const).map((clock) =>
    formatterFor('de', messages.translate('de'), clock).moment('2027-01-14T23:23:00Z'),
  );
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  expect(moments).toEqual(['15.01.2027, 00:23', '14.01.2027, 23:23']);
});
