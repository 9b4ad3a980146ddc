import { expect, test } from 'vitest';
import { cents } from '../../../../domain/cents.ts';
import { negate, sumCents } from '../../../../domain/money.ts';
import { seededRandom } from '../../../../domain/seeded-random.ts';
import { datevAccounts } from '../../../../domain/operator/datev-accounts.ts';
import { accounts } from '../../ledger/rules/accounts.ts';
import { datevColumns, datevFile, datevLines, type DatevPosting } from './datev.ts';
import { toWindows1252 } from './windows-1252.ts';

const client = { consultant: '1001', client: '12345', chart: 'skr03' } as const;
const period = { from: '2027-03-01', until: '2027-03-31', createdAt: new Date('2027-04-02T08:09:10.123Z') };
const posting: DatevPosting = {
  id: 7,
  day: '2027-03-05',
  text: 'Buchung bestätigt: „Möwe“ Łódź',
  booking: 4_000_012,
  entries: [
    { account: '1410', amount: cents(70_000) },
    { account: '1701', amount: cents(-59_500) },
    { account: '8510', amount: cents(-10_500) },
  ],
};

/** Splits a line by the rules of the format: semicolons, texts in quotation marks, which are doubled inside. */
const fieldsOf = (line: string): string[] => line.match(/"(?:[^"]|"")*"|[^;]+|(?<=;|^)(?=;|$)/g) ?? [];

test('every account of the ledger has a number in each chart', () => {
  for (const numbers of Object.values(datevAccounts)) {
    expect(Object.keys(numbers).sort()).toEqual(Object.keys(accounts).sort());
  }
});

test('the head says format, adviser, client and period, in 31 fields', () => {
  const [head = '', columns = ''] = datevFile(client, period, [posting])!.split('\r\n');
  const fields = fieldsOf(head);
  expect(fields).toHaveLength(31);
  expect(fields.slice(0, 6)).toEqual(['"EXTF"', '700', '21', '"Buchungsstapel"', '13', '20270402080910123']);
  expect(fields.slice(10, 16)).toEqual(['1001', '12345', '20270101', '4', '20270301', '20270331']);
  expect([fields[18], fields[20], fields[21], fields[26]]).toEqual(['1', '0', '"EUR"', '"03"']);
  expect(columns.split(';')).toHaveLength(125);
  expect(new Set(datevColumns).size).toBe(125);
});

test('a line has one debit and one credit, a comma in its amount and no leading zero in its day', () => {
  const [, , first = '', second = '', end] = datevFile(client, period, [posting])!.split('\r\n');
  expect(end).toBe('');
  const fields = fieldsOf(first);
  expect(fields).toHaveLength(125);
  expect(fields.slice(0, 14)).toEqual([
    ...['595,00', '"S"', '"EUR"', '', '', '', '1410', '1701', '', '503', '"4000012"', '"P7"', ''],
    '"Buchung bestätigt: „Möwe“ Łódź"',
  ]);
  expect(fieldsOf(second).slice(0, 8)).toEqual(['105,00', '"S"', '"EUR"', '', '', '', '1410', '8510']);
});

test('what a field may hold is kept to', () => {
  const long = { ...posting, text: `"${'x'.repeat(80)}`, booking: null, id: 123_456_789_012 };
  const [, , line = ''] = datevFile(client, period, [long])!.split('\r\n');
  const [amount = '', , , , , , debit = '', credit = '', , day = '', first = '', second = '', , text = ''] =
    fieldsOf(line);
  expect(amount).toMatch(/^\d{1,10},\d{2}$/);
  expect(debit).toMatch(/^\d{4,9}$/);
  expect(credit).toMatch(/^\d{4,9}$/);
  expect(day).toMatch(/^\d{3,4}$/);
  expect(first).toMatch(/^"[a-zA-Z0-9$&%*+\-/]{0,36}"$/);
  expect(second).toMatch(/^"[a-zA-Z0-9$&%*+\-/]{0,12}"$/);
  expect(text.slice(1, -1).replaceAll('""', '"')).toHaveLength(60);
});

test('whatever is posted, the lines of a posting leave each account with what it had', () => {
  const random = seededRandom('datev');
  for (let turn = 0; turn < 200; turn += 1) {
    const entries = Array.from({ length: random.int(1, 6) }, () => ({
      account: String(random.int(1400, 1405)),
      amount: cents(random.int(-50_000, 50_000)),
    }));
    entries.push({ account: '1406', amount: negate(sumCents(entries.map(({ amount }) => amount))) });
    const sums = new Map<string, number>();
    for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) + amount);
    for (const { amount, debit, credit } of datevLines(entries)) {
      expect(amount).toBeGreaterThan(0);
      expect(debit).not.toBe(credit);
      sums.set(debit, sums.get(debit)! - amount);
      sums.set(credit, sums.get(credit)! + amount);
    }
    expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
  }
});

test('letters that Windows-1252 lacks lose their accents', () => {
  const text = 'Möwe „Ž“ € Škoda Čapek 東';
  expect(new TextDecoder('windows-1252').decode(toWindows1252(text))).toBe('Möwe „Ž“ € Škoda Capek ?');
});

test('a file with more lines than DATEV accepts is not made', () => {
  const [debit, , credit] = posting.entries;
  const line = { ...posting, entries: [{ ...debit!, amount: cents(10_500) }, credit!] };
  const lines = Array.from({ length: 99_999 }, () => line);
  expect(datevFile(client, period, lines)?.split('\r\n')).toHaveLength(100_002);
  expect(datevFile(client, period, [...lines, line])).toBeNull();
});
