import { describe, expect, test } from 'vitest';
import { formatCode, buildVoucherCode } from '../../../../domain/voucher-code.ts';
import { readDay } from './read-day.ts';
import { hasSearchTerms, kindOfSought, readingsOf, readSought } from './read-sought.ts';

const nothing = {
  ...{ words: [], number: null, phone: null, days: null, month: null, code: null },
  reading: 'typed' as const,
};
const code = buildVoucherCode(Uint8Array.from({ length: 26 }, (_, index) => index * 7));
const month = { from: '2027-03-01', to: '2027-03-31' };
const day = { from: '2027-03-12', to: '2027-03-12' };

test.each([
  ['12.03.2027', day],
  ['12.3.27', day],
  ['12. 3. 2027', day],
  ['12/03/2027', day],
  ['12-03-2027', day],
  ['2027-03-12', day],
  ['12. März 2027', day],
  ['12. Maerz 2027', day],
  ['12 mars 2027', day],
  ['12 marzo 2027', day],
  ['12 March 2027', day],
  ['12th of March 2027', day],
  ['March 12, 2027', day],
  ['mar 12 2027', day],
  ['März 2027', month],
  ['MARZO 2027', month],
  ['mars 2027', month],
  ['Mar. 2027', month],
  ['3/2027', month],
  ['03.2027', month],
  ['février 2028', { from: '2028-02-01', to: '2028-02-29' }],
  ['1er août 2027', { from: '2027-08-01', to: '2027-08-01' }],
  ['1º agosto 2027', { from: '2027-08-01', to: '2027-08-01' }],
  ['dicembre 2027', { from: '2027-12-01', to: '2027-12-31' }],
])('%s is a day or a month', (text, days) => {
  expect(readDay(text)).toEqual({ days, rest: '' });
});

test.each([
  ['1.12.-8.12.2026', { from: '2026-12-01', to: '2026-12-08' }],
  ['1.12.2026 - 8.12.2026', { from: '2026-12-01', to: '2026-12-08' }],
  ['1.-8.12.2026', { from: '2026-12-01', to: '2026-12-08' }],
  ['vom 28.12. bis 4.1.27', null],
  ['28.12.26 bis 4.1.27', { from: '2026-12-28', to: '2027-01-04' }],
  ['2026-12-01 – 2026-12-08', { from: '2026-12-01', to: '2026-12-08' }],
])('%s is a range', (text, days) => {
  if (days) expect(readDay(text)).toEqual({ days, rest: '' });
  else expect(readDay(text).days).toEqual({ from: '2027-01-04', to: '2027-01-04' });
});

test('a name beside a range is sought with it', () => {
  expect(readSought('Sommer 1.12.-8.12.2026')).toMatchObject({
    words: ['sommer'],
    days: { from: '2026-12-01', to: '2026-12-08' },
  });
});

test.each([
  '31.02.2027',
  'Haus 2027',
  'März',
  '12.13.2027',
  '0176/123456',
  '1.2.3',
  '4000002',
  'Residence 1900',
])('%s is no day', (text) => {
  expect(readDay(text)).toEqual({ days: null, rest: text });
});

test('a name beside a month is sought with it', () => {
  expect(readSought('Müller-Lüdenscheidt, März 2027')).toEqual({
    ...nothing,
    words: ['muller', 'ludenscheidt'],
    days: month,
  });
});

describe('phone numbers', () => {
  test.each(['+49 176 12345678', '0049 176 12345678', '0176 / 123 456 78', '(0176) 12345678'])(
    '%s is found however it is typed',
    (text) => {
      expect(readSought(text).phone).toBe('12345678');
    },
  );

  test('a short one keeps all its digits', () => {
    expect(readSought('08051 12').phone).toBe('805112');
  });
});

test('digits alone may be a number or a phone number', () => {
  expect(readSought('4 000 002')).toEqual({ ...nothing, number: 4_000_002, phone: '4000002' });
  expect(readSought('Nr. 4000002')).toEqual({ ...nothing, number: 4_000_002 });
  expect(readSought('7')).toEqual({ ...nothing, number: 7 });
});

test('what is too short is nothing', () => {
  expect(['', ' ', 'x', '- -', '@'].map((text) => hasSearchTerms(readSought(text)))).toEqual(
    Array.from({ length: 5 }, () => false),
  );
  expect(hasSearchTerms(readSought('Li'))).toBe(true);
});

test.each([
  ['Erika Muster', 'name'],
  ['erika@example.org', 'mail'],
  ['4000002', 'number'],
  ['+49 176 12345678', 'phone'],
  ['12.03.2027', 'date'],
  ['Muster 12.03.2027', 'name'],
  [formatCode(code).toLowerCase(), 'voucher'],
] as const)('%s is logged as %s', (text, kind) => {
  expect(kindOfSought(text, readSought(text))).toBe(kind);
});

describe('what a caller remembers', () => {
  test.each([
    ['Sommer Keitum März', ['sommer', 'keitum'], 3],
    ['meine Woche im August in Keitum', ['keitum'], 8],
    ['my week in July', [], 7],
    ['Mme Perrin, en février', ['perrin'], 2],
    ['prenotazione a marzo', [], 3],
    ['Frau Sommer', ['sommer'], null],
  ])('%s', (text, words, month) => {
    const [typed, remembered, similar] = readingsOf(text);
    expect(typed).toEqual(readSought(text));
    expect(remembered).toEqual({ ...nothing, words, month, reading: 'remembered' });
    expect(similar?.reading).toBe('similar');
  });

  test('a number or a day alone has one meaning', () => {
    expect(readingsOf('4000002')).toHaveLength(1);
    expect(readingsOf('12.03.2027')).toHaveLength(1);
  });
});
