import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { formatCsv, dataArchive } from './data-archive.ts';

test('cells with commas, quotes and line ends are quoted, and rows may lack columns', () => {
  const csv = formatCsv([
    { name: 'Müller, "Erika"', note: 'one\ntwo' },
    { name: null, at: new Date('2026-11-23T09:00:00Z'), ages: [3, 5] },
  ]);
  expect(csv).toBe(
    '\uFEFFname,note,at,ages\r\n"Müller, ""Erika""","one\ntwo",,\r\n,,2026-11-23T09:00:00.000Z,"[3,5]"\r\n',
  );
});

test('what somebody typed is no formula, and a negative number stays a number', () => {
  expect(formatCsv([{ typed: '=HYPERLINK("x")', number: -5 }])).toBe(
    '\uFEFFtyped,number\r\n"\'=HYPERLINK(""x"")",-5\r\n',
  );
});

test('each table that holds something is there as JSON and as CSV, and the readme names it', () => {
  const files = unzipSync(
    dataArchive({ accounts: [{ number: 10_001 }], bookings: [] }, (tables) => `holds ${tables.join()}`),
  );
  expect(Object.keys(files).sort()).toEqual(['accounts.csv', 'accounts.json', 'readme.txt']);
  expect(JSON.parse(strFromU8(files['accounts.json']!))).toEqual([{ number: 10_001 }]);
  expect(strFromU8(files['readme.txt']!)).toBe('holds accounts');
});
