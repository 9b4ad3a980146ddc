import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import type { HomeFeedSample } from '../contract/home-feeds/home-feed-sample.ts';
import { missingFacts } from '../domain/feed-fields.ts';
import { readFeed } from './read-feed.ts';
import { createCsvReaderFromText } from './readers/csv-mapping.ts';
import { detectDelimiter, findRowElements, sampleFeed } from './sample-feed.ts';

const folder = mkdtempSync(join(tmpdir(), 'feriola-sample-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
function fileOf(content: string | Buffer): string {
  const path = join(folder, String(files++));
  writeFileSync(path, content);
  return path;
}
async function sample(path: string, choices = {}): Promise<HomeFeedSample> {
  const result = await sampleFeed(path, choices);
  if (!result.ok) throw new Error(`${result.problem} ${result.detail}`);
  return result.sample;
}
/** Reads the file by its own suggestion, as somebody does who agrees to everything. */
async function homesBySuggestion(path: string) {
  const { mapping } = await sample(path);
  const reader = createCsvReaderFromText(JSON.stringify(mapping));
  return readFeed(reader, { listings: path, calendar: null });
}

const german = [
  'ObjektNr;Bezeichnung;Objekttyp;Max. Personen;Schlafzimmer;Badezimmer;Wohnfläche;PLZ;Ort;Straße;Breitengrad;Längengrad;Preis pro Nacht;Pool;WLAN;Haustiere;Anreise;Bilder',
  'A1;Haus Amsel;FeWo;4 Pers.;2;1;65 m²;83209;Prien;Seeweg 4;47,8561;12,3466;120,00 €;nein;ja;auf Anfrage;16 Uhr;https://p.example/1.jpg|https://p.example/2.jpg',
  'A2;Villa Berg;Ferienhaus;8 Pers.;4;2;180 m²;83209;Prien;Berg 1;47,8600;12,3500;1.240,50 €;ja;ja;ja;15:30;https://p.example/3.jpg',
].join('\n');

test('a German table is understood by headers and values, and its own suggestion imports it', async () => {
  const { homes, rejected } = await homesBySuggestion(fileOf(german));
  expect(rejected).toEqual([{ key: 'A1', line: 2, rejected: 'no number: dogsMax = "auf Anfrage"' }]);
  expect(homes).toMatchObject([
    {
      ...{ key: 'A2', kind: 'holidayHouse', objectType: 'house', personsMax: 8, bedrooms: 4, bathrooms: 2 },
      ...{ squaremeterLiving: 180, lat: 47.86, lon: 12.35, nightlyPrice: 1240.5, checkIn: '15:30' },
      ...{ dogsMax: 2, dogsMaxIsKnown: false, amenities: ['swimmingpool', 'internet'] },
      address: { street: 'Berg 1', zip: '83209', city: 'Prien' },
      photos: [{ url: 'https://p.example/3.jpg' }],
    },
  ]);
});

test.each([
  [
    'English',
    'Property ID,Name,Property Type,Sleeps,Bedrooms,Bathrooms,Latitude,Longitude,Nightly Rate\nE1,Sea House,Cottage,4,2,1,50.2012,-5.4812,"1,210.00"',
    'cottage',
  ],
  [
    'French',
    'Référence;Nom du bien;Type de bien;Capacité;Nb chambres;Salles de bain;Latitude;Longitude;Prix par nuit\nF1;Le Mas;Gîte;6;3;1;43,7102;4,6309;95,50',
    'holidayHouse',
  ],
  [
    'Italian',
    'Codice struttura\tNome\tTipologia\tPosti letto\tCamere\tBagni\tLatitudine\tLongitudine\tPrezzo a notte\nI1\tCasa\tAppartamento\t2\t1\t1\t43,7696\t11,2558\t80',
    'apartment',
  ],
])('headers in %s are understood', async (_, table, kind) => {
  const { homes, rejected } = await homesBySuggestion(fileOf(table));
  expect(rejected).toEqual([]);
  expect(homes).toMatchObject([{ kind }]);
});

test('a foreign JSON document is a table of paths, whatever list the homes stand in', async () => {
  const listings = [1, 2].map((id) => ({
    id,
    title: { de: `Haus ${id}` },
    type: 'Chalet',
    location: { lat: 47.5, lng: 11.25, city: 'Mittenwald' },
    capacity: 4,
    bedrooms: 2,
    bathrooms: 1,
    price: 99.5,
    images: [{ url: 'https://p.example/a.jpg' }, { url: 'https://p.example/b.jpg' }],
    amenities: ['WLAN', 'Sauna', 'Regale'],
  }));
  const path = fileOf(JSON.stringify({ tags: [{ a: 1 }], data: { listings } }));
  const { rows, rowChoices, count } = await sample(path);
  expect({ rows, rowChoices, count }).toEqual({
    rows: 'data.listings',
    rowChoices: ['data.listings', 'tags'],
    count: 2,
  });
  const { homes, rejected } = await homesBySuggestion(path);
  expect(rejected).toEqual([]);
  expect(homes[1]).toMatchObject({
    ...{ key: '2', kind: 'chalet', lat: 47.5, lon: 11.25, amenities: ['internet', 'sauna'] },
    texts: { de: { title: 'Haus 2' } },
    photos: [{ url: 'https://p.example/a.jpg' }, { url: 'https://p.example/b.jpg' }],
  });
});

test('XML is a table of paths, with languages and attributes', async () => {
  const home = (
    id: string,
  ) => `<unit id="${id}"><title lang="de">Haus &amp; Hof</title><title lang="fr">La ferme</title>
    <type>Bauernhaus</type><persons>6</persons><bedrooms>3</bedrooms><bathrooms>2</bathrooms>
    <geo><lat>47.91</lat><lon>12.41</lon></geo><price>140</price></unit>`;
  const path = fileOf(
    `<?xml version="1.0"?><feed><meta><a>1</a><b>2</b></meta><units>${home('x1')}${home('x2')}</units></feed>`,
  );
  const { rows, mapping } = await sample(path);
  expect(rows).toBe('unit');
  expect(mapping!.columns).toMatchObject({ key: '@id', 'texts.fr.title': 'title:fr', lat: 'geo/lat' });
  const { homes } = await homesBySuggestion(path);
  expect(homes).toMatchObject([
    { key: 'x1', kind: 'farmhouse', texts: { de: { title: 'Haus & Hof' }, fr: { title: 'La ferme' } } },
    { key: 'x2' },
  ]);
});

describe('encodings and separators', () => {
  const table = 'Nr;Länge;Breite\nA;12,3466;47,8561\n';
  test.each([
    ['utf-16le', Buffer.from(`\uFEFF${table}`, 'utf16le'), {}],
    ['windows-1252', Buffer.from(table, 'latin1'), {}],
    ['windows-1252', gzipSync(Buffer.from(table, 'latin1')), {}],
    ['utf-8', Buffer.from(`\uFEFF${table}`), {}],
    ['macintosh', Buffer.from(table.replace('ä', '\u008A'), 'latin1'), { encoding: 'macintosh' }],
  ])('%s', async (encoding, bytes, choices) => {
    const found = await sample(fileOf(bytes), choices);
    expect(found.encoding).toBe(encoding);
    expect(found.mapping!.columns).toEqual({ key: 'Nr', lon: 'Länge', lat: 'Breite' });
  });
  test.each([
    ['a;b;c\n1,5;2,5;3,5', ';'],
    ['a,b\n"x;y;z",2', ','],
    ['sep=^\na^b', '^'],
    ['a~b~c\n1~2~3', '~'],
    ['alone\n1', ','],
  ])('%j', (head, delimiter) => expect(detectDelimiter(head)).toBe(delimiter));
});

test('the repeated element nearest to the root is a home', () => {
  expect(
    findRowElements('<r><h><x>1</x><y>2</y><p><u>1</u><v>2</v></p></h><h><x>1</x><y>2</y></h></r>')[0],
  ).toBe('h');
});

test('what is no table is named, and needs no mapping', async () => {
  const own = { key: 'a', lat: 40, lon: 3.8, objectType: 'house', kind: 'villa', personsMax: 4 };
  const line = JSON.stringify({ ...own, bedrooms: 2, bathrooms: 1, nightlyPrice: 100 });
  expect(await sample(fileOf(`${line}\n`))).toMatchObject({ format: 'ndjson', mapping: null });
  expect(await sample(fileOf('<OTA_HotelAvailNotifRQ/>'))).toMatchObject({ format: 'ota' });
  expect(await sampleFeed(fileOf('<!doctype html><html>'), {})).toMatchObject({ ok: false, problem: 'html' });
  expect(await sampleFeed(fileOf(' '), {})).toMatchObject({ ok: false, problem: 'empty' });
});

test('FeWo is a flat', async () => {
  const { mapping } = await sample(fileOf('Nr;Objekttyp\n1;FeWo\n2;Boot\n'));
  expect(mapping!.values.kind).toEqual({ FeWo: 'apartment' });
});

test('a room in the home of others is not taken for a flat', async () => {
  const { mapping } = await sample(
    fileOf('id,property_type\n1,Private room in rental unit\n2,Entire rental unit\n'),
  );
  expect(mapping!.values.kind).toEqual({ 'Entire rental unit': 'apartment' });
});

test('what is missing is named', () => {
  expect(missingFacts(new Set(['key', 'lat', 'position', 'kind']))).toEqual([
    ...['personsMax', 'bedrooms', 'bathrooms', 'nightlyPrice'],
  ]);
  expect(missingFacts(new Set(['lat']))).toContain('position');
});
