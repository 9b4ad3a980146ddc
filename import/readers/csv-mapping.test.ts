import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReadFeed } from '../read-feed.ts';
import { readFeed } from '../read-feed.ts';
import { createCsvReader, readMapping } from './csv-mapping.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'feriola-mapping-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const mapping = {
  delimiter: ';',
  decimal: ',',
  columns: {
    ...{ key: 'Nr', lat: 'Breite', lon: 'Länge', kind: 'Art', personsMax: 'Personen' },
    ...{ bedrooms: 'Schlafzimmer', bathrooms: 'Bäder', nightlyPrice: 'Preis', minStay: 'Nächte' },
    ...{ 'texts.de.title': 'Titel', 'texts.de.description': 'Text', 'provider.name': 'Vermieter' },
    'provider.mail': 'Mail',
  },
  values: { kind: { Ferienhaus: 'holidayHouse', Villa: 'villa' } },
  constants: { objectType: 'house', minStay: 3 },
  amenities: { swimmingpool: { column: 'Pool', yes: ['ja', 'x'] } },
  providersAreTraders: true,
};
const header =
  'Nr;Breite;Länge;Art;Personen;Schlafzimmer;Bäder;Preis;Nächte;Titel;Text;Vermieter;Mail;Pool;Ungenutzt';
const row = (
  nr: string,
  more = '40,001;3,84;Ferienhaus;4;2;1;1.234,50;;Haus Sol;Ruhig.;Meier;m@example.org;ja;?',
) => `${nr};${more}`;

function fileOf(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const read = (rows: readonly string[], meant: object = mapping): Promise<ReadFeed> => {
  const reader = createCsvReader(fileOf('mapping.json', JSON.stringify(meant)));
  return readFeed(reader, { listings: fileOf('homes.csv', [header, ...rows].join('\n')), calendar: null });
};

test('columns become a home as the mapping says', async () => {
  const { homes, rejected } = await read([row('a')]);
  expect(rejected).toEqual([]);
  expect(homes[0]).toMatchObject({
    ...{ key: 'a', lat: 40.001, lon: 3.84, objectType: 'house', kind: 'holidayHouse', personsMax: 4 },
    ...{ nightlyPrice: 1234.5, minStay: 3, amenities: ['swimmingpool'] },
    provider: { name: 'Meier', mail: 'm@example.org', trader: true, language: 'en' },
    texts: { de: { title: 'Haus Sol', description: 'Ruhig.' } },
  });
});

test('the tourist tax of a table is the same for all homes, or has columns', async () => {
  const season = { from: '05-01', until: '09-30' };
  const touristTax = [
    { fromAge: 18, amount: { column: 'Ungenutzt' }, nightsMax: 7, season },
    { percent: { column: 'Pool' } },
    { fromAge: 18, amount: 1.4 },
  ];
  const of = async (tax: string, share: string) => {
    const more = `40,001;3,84;Ferienhaus;4;2;1;99;;Haus Sol;Ruhig.;Meier;m@example.org;${share};${tax}`;
    const { homes, rejected } = await read([row('a', more)], { ...mapping, touristTax });
    return homes[0]?.touristTax ?? rejected[0]?.rejected;
  };
  const adults = { fromAge: 18, toAge: 120 };
  expect(await of('2,80 €', '')).toEqual([
    { ...adults, amount: 2.8, nightsMax: 7, season },
    { ...adults, amount: 1.4 },
  ]);
  expect(await of('', '7,5 %')).toEqual([
    { fromAge: 0, toAge: 120, percent: 7.5 },
    { ...adults, amount: 1.4 },
  ]);
  expect(await of('viel', '')).toBe('no number: touristTax');
  expect(await of('', '75')).toBe('wrong or missing: touristTax.0.percent');
});

test('a column has the addresses of photos, with what the mapping says between them', async () => {
  const photos = { column: 'Ungenutzt', separator: ',' };
  const rest = '40,001;3,84;Villa;4;2;1;100;;T;T;M;m@example.org;nein';
  const { homes } = await read(
    [row('a', `${rest};https://x.example/1.jpg, https://x.example/2.jpg`), row('b', `${rest};`)],
    { ...mapping, photos },
  );
  expect(homes.map((home) => home.photos)).toEqual([
    [{ url: 'https://x.example/1.jpg' }, { url: 'https://x.example/2.jpg' }],
    undefined,
  ]);
  expect(
    (await read([row('a')], { ...mapping, photos: { column: 'Bilder' } }).catch(String)).toString(),
  ).toContain('Bilder');
});

test('an unusable row is reported with its line, and the others are imported', async () => {
  const rest = '40,001;3,84;Jurte;4;2;1;100;;T;T;M;m@example.org;nein;?';
  const { homes, rejected } = await read([
    row('a'),
    row('b', rest),
    row('c', rest.replace('Jurte', 'Villa').replace(';100;', ';hundert;')),
    row('d', '40,001;3,84'),
    row('e', rest.replace('Jurte', 'Villa').replace(';4;', ';2,5;')),
    row('f', rest.replace('Jurte', 'Villa')),
  ]);
  expect(homes.map(({ key, amenities }) => [key, amenities])).toEqual([
    ['a', ['swimmingpool']],
    ['f', []],
  ]);
  expect(rejected).toEqual([
    { rejected: 'wrong or missing: kind = "Jurte"', key: 'b', line: 3 },
    { rejected: 'no number: nightlyPrice = "hundert"', key: 'c', line: 4 },
    { rejected: '3 fields where the header has 15', key: 'd', line: 5 },
    { rejected: 'wrong or missing: personsMax', key: 'e', line: 6 },
  ]);
});

test.each([
  ['another delimiter', { ...mapping, delimiter: ',' }, 'separated by ";"'],
  [
    'a column that is not there',
    { ...mapping, columns: { ...mapping.columns, quarter: 'Ortsteil' } },
    'Ortsteil',
  ],
])('%s is reported before anything is read', async (_, meant, message) => {
  await expect(read([row('a')], meant)).rejects.toThrow(message);
});

test.each([
  ['an unknown field', { columns: { key: 'Nr', price: 'Preis' } }, 'columns'],
  ['no key', { columns: { lat: 'Breite' } }, 'maps no column to key'],
  [
    'providers of whom nobody knows what they are',
    { columns: { key: 'Nr', 'provider.name': 'V' } },
    'traders',
  ],
])('a mapping with %s is one line', (_, meant, message) => {
  expect(() => readMapping(fileOf('wrong.json', JSON.stringify(meant)))).toThrow(message);
});

test('a table may name its separator in its first line, as Excel writes it', async () => {
  const reader = createCsvReader(fileOf('mapping.json', JSON.stringify({ ...mapping, delimiter: ',' })));
  for (const first of ['sep=;\r\n', '\uFEFFsep=;\n', '"sep=;"\r\n']) {
    const listings = fileOf('homes.csv', `${first}${[header, row('a')].join('\r\n')}`);
    const { homes, rejected } = await readFeed(reader, { listings, calendar: null });
    expect([homes.map(({ key }) => key), rejected]).toEqual([['a'], []]);
  }
});

test('a table may be in the encoding of Windows, and begin with a mark of the byte order', async () => {
  const reader = createCsvReader(fileOf('mapping.json', JSON.stringify(mapping)));
  const text = [header, row('a')].join('\r\n').replace('Haus Sol', 'Häuschen am Öresund für 120 €');
  const windows = Buffer.from([...text].map((sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0))));
  for (const content of [windows, Buffer.from(`\uFEFF${text}`)]) {
    const listings = join(folder, 'homes.csv');
    writeFileSync(listings, content);
    const { homes, rejected } = await readFeed(reader, { listings, calendar: null });
    expect(rejected).toEqual([]);
    expect(homes[0]!.texts?.de?.title).toBe('Häuschen am Öresund für 120 €');
  }
});

test.each([
  ['120,00 €', 120],
  ['€ 120,00', 120],
  ['120 EUR', 120],
  ['120,00\u00a0€', 120],
  ['1 234,50', 1234.5],
  ['1’234,50', 1234.5],
  ['1.234,50 Euro', 1234.5],
  ['£120', null],
  ['120,00 CHF', null],
])('the price %s is %s', async (price, expected) => {
  const { homes, rejected } = await read([row('a').replace('1.234,50', price)]);
  expect(homes[0]?.nightlyPrice ?? null).toBe(expected);
  const reason = `no number: nightlyPrice = ${JSON.stringify(price)}`;
  expect(rejected.map((one) => one.rejected)).toEqual(expected === null ? [reason] : []);
});
