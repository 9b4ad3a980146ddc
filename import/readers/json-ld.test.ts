import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFeed, type ReadFeed } from '../read-feed.ts';
import { readJsonLd } from './json-ld.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'feriola-json-ld-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A home as Google's documentation shows it, with what schema.org has for prices and providers beside it. */
const rental = {
  '@context': 'https://schema.org',
  '@type': 'VacationRental',
  additionalType: 'HolidayVillageRental',
  identifier: 'abc123',
  name: 'Casa Limón',
  description: 'A quiet house above the bay.',
  image: [
    'https://x.example/1.jpg',
    { '@type': 'ImageObject', contentUrl: 'https://x.example/2.jpg' },
    'bay.jpg',
  ],
  latitude: '39.9623',
  longitude: '4.0871',
  address: {
    addressCountry: 'ES',
    addressLocality: 'Es Mercadal',
    postalCode: '07740',
    streetAddress: 'Carrer Nou 4',
  },
  checkinTime: '16:00:00+02:00',
  checkoutTime: '10:30:00+02:00',
  containsPlace: {
    '@type': 'Accommodation',
    additionalType: ['EntirePlace', 'House'],
    occupancy: { '@type': 'QuantitativeValue', value: 5 },
    numberOfBedrooms: 3,
    numberOfBathroomsTotal: 2,
    floorSize: { '@type': 'QuantitativeValue', value: 1000, unitCode: 'FTK' },
    amenityFeature: [
      { '@type': 'LocationFeatureSpecification', name: 'ac', value: true },
      { '@type': 'LocationFeatureSpecification', name: 'poolType', value: 'Outdoor' },
      { '@type': 'LocationFeatureSpecification', name: 'hotTub', value: false },
      { '@type': 'LocationFeatureSpecification', name: 'internetType', value: 'None' },
      { '@type': 'LocationFeatureSpecification', name: 'smokingAllowed', value: false },
      { '@type': 'LocationFeatureSpecification', name: 'ovenStove', value: true },
      { '@type': 'LocationFeatureSpecification', name: 'wheelchairAccessible', value: true },
      { '@type': 'LocationFeatureSpecification', name: 'licenseNum', value: 'ET1234ME' },
    ],
  },
  makesOffer: {
    '@type': 'Offer',
    priceSpecification: { price: '140.50', priceCurrency: 'EUR', unitCode: 'DAY' },
    eligibleDuration: { minValue: 3, maxValue: 28, unitCode: 'DAY' },
  },
  provider: { '@type': 'Person', name: 'Ana Pons', email: 'ana@example.org', telephone: '+34 971 000 000' },
};

const read = (content: string, currency: string | null = null): Promise<ReadFeed> => {
  const listings = join(folder, 'homes.json');
  writeFileSync(listings, content);
  return readFeed(readJsonLd, { listings, calendar: null, currency });
};
const reasonOf = async (change: object): Promise<string | undefined> =>
  (await read(JSON.stringify({ ...rental, ...change }))).rejected[0]?.rejected;

test('a home in Google’s format is imported without assumptions', async () => {
  const { homes, rejected } = await read(JSON.stringify(rental));
  expect(rejected).toEqual([]);
  expect(homes).toHaveLength(1);
  const { amenities, ...home } = homes[0]!;
  expect(amenities.toSorted()).toEqual(['airconditioning', 'nonsmoking', 'swimmingpool']);
  expect(home).toMatchObject({
    ...{ key: 'abc123', lat: 39.9623, lon: 4.0871, objectType: 'house', kind: 'holidayHouse' },
    ...{ personsMax: 5, bedrooms: 3, bathrooms: 2, squaremeterLiving: 93, dogsMax: 0 },
    ...{ nightlyPrice: 140.5, minStay: 3, maxStay: 28, checkIn: '16:00', checkOut: '10:30' },
    equipment: { kitchen: ['oven', 'stove'] },
    registrationNumber: 'ET1234ME',
    address: { street: 'Carrer Nou 4', zip: '07740', city: 'Es Mercadal' },
    provider: { name: 'Ana Pons', mail: 'ana@example.org', phone: '+34 971 000 000', trader: false },
    texts: { en: { title: 'Casa Limón', description: 'A quiet house above the bay.' } },
    photos: [{ url: 'https://x.example/1.jpg' }, { url: 'https://x.example/2.jpg' }],
  });
  expect(home.rating).toBeUndefined();
  expect(home.cancellation).toBeUndefined();
});

test.each([
  ['a list', (nodes: object[]) => JSON.stringify(nodes)],
  ['a graph', (nodes: object[]) => JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })],
  ['one document a line', (nodes: object[]) => nodes.map((node) => JSON.stringify(node)).join('\n')],
  [
    'a page with scripts, one of them broken',
    (nodes: object[]) =>
      `<!doctype html><script type="application/ld+json">{"@type":</script>${nodes
        .map((node) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`)
        .join('<p>')}`,
  ],
])('%s is read', async (_, written) => {
  const breadcrumbs = { '@type': 'BreadcrumbList', itemListElement: [] };
  const { homes, rejected } = await read(written([rental, breadcrumbs, { ...rental, identifier: 'b' }]));
  expect(rejected).toEqual([]);
  expect(homes.map(({ key }) => key)).toEqual(['abc123', 'b']);
});

test('offers with days are the calendar, sorted, and no other night is free', async () => {
  const offer = (from: string, last: string, price: number, availability = 'InStock') => ({
    '@type': 'Offer',
    ...{ price, priceCurrency: 'EUR', availabilityStarts: from, availabilityEnds: last },
    availability: `https://schema.org/${availability}`,
  });
  const offers = [
    offer('2027-07-01', '2027-08-31', 220),
    offer('2027-05-01', '2027-06-30', 150.5),
    offer('2027-09-01', '2027-09-05', 180, 'SoldOut'),
  ];
  const { homes } = await read(JSON.stringify({ ...rental, makesOffer: undefined, offers }));
  expect(homes[0]).toMatchObject({
    calendar: [
      { from: '2027-05-01', until: '2027-07-01', available: true, nightlyPrice: 150.5 },
      { from: '2027-07-01', until: '2027-09-01', available: true, nightlyPrice: 220 },
      { from: '2027-09-01', until: '2027-09-06', available: false },
    ],
  });
  expect(homes[0]!.nightlyPrice).toBeUndefined();
  const twice = [...offers, offer('2027-08-31', '2027-09-10', 99)];
  expect(await reasonOf({ makesOffer: undefined, offers: twice })).toBe('two offers of the same night');
});

test('words in several languages are those of each', async () => {
  const tagged = (de: string, it: string) => [
    { '@language': 'de-DE', '@value': de },
    { '@language': 'it', '@value': it },
  ];
  const texts = { name: tagged('Haus Zitrone', 'Casa Limone'), description: tagged('Ruhig.', 'Tranquilla.') };
  const { homes } = await read(JSON.stringify({ ...rental, ...texts }));
  expect(homes[0]!.texts).toMatchObject({
    de: { title: 'Haus Zitrone', description: 'Ruhig.' },
    it: { title: 'Casa Limone', description: 'Tranquilla.' },
  });
});

const { containsPlace } = rental;
test.each([
  ['no identifier', { identifier: undefined }],
  ['no entire home', { containsPlace: { ...containsPlace, additionalType: 'PrivateRoom' } }],
  [
    'neither house nor flat',
    { containsPlace: { ...containsPlace, additionalType: 'Yurt' }, additionalType: 'Yurt', name: 'Zelt' },
  ],
  ['no position: north 4.0871', { latitude: 'north' }],
  ['no position', { latitude: undefined, longitude: undefined }],
  ['no plausible number of persons', { containsPlace: { ...containsPlace, occupancy: 2.5 } }],
  ['no number of bedrooms', { containsPlace: { ...containsPlace, numberOfBedrooms: undefined } }],
  ['no price', { makesOffer: undefined }],
  ['no price', { makesOffer: { price: 900, priceSpecification: { unitCode: 'WEE' } } }],
  ['prices in CHF, not in EUR', { makesOffer: { price: 90, priceCurrency: 'CHF' } }],
  ['wrong or missing: lat', { latitude: 95 }],
])('%s: the home is refused, and why is said', async (reason, change) => {
  expect(await reasonOf(change)).toBe(reason);
});

test('prices in the stated currency are imported', async () => {
  const makesOffer = { price: 90, priceCurrency: 'CHF' };
  const { homes } = await read(JSON.stringify({ ...rental, makesOffer }), 'CHF');
  expect(homes[0]).toMatchObject({ nightlyPrice: 90 });
});

test.each([
  ['no JSON and no page', 'key;lat;lon', 'is neither JSON nor a page with JSON-LD.'],
  ['no home', '{"@type":"Hotel"}', 'holds no VacationRental of schema.org.'],
  ['a page without scripts', '<p>Haus</p>', 'holds no VacationRental of schema.org.'],
])('%s: one line says so', async (_, content, line) => {
  await expect(read(content)).rejects.toThrow(line);
});

const page = (script: string, type = 'application/ld+json'): string =>
  `<html><head><title>t</title>\n<script type="${type}">\n${script}\n</script></head><body></body></html>`;
const said = JSON.stringify(rental);
test.each([
  ['in CDATA', `//<![CDATA[\n${said}\n//]]>`],
  ['in CDATA without slashes', `<![CDATA[${said}]]>`],
  ['in CDATA in comments', `/*<![CDATA[*/${said}/*]]>*/`],
  ['in a comment', `<!--\n${said}\n-->`],
  ['in a comment that ends as for scripts', `<!--\n${said}\n//-->`],
  ['with a semicolon', `${said};`],
  ['with a semicolon in CDATA', `//<![CDATA[\n${said};\n//]]>`],
  ['that has such marks in a text', JSON.stringify({ ...rental, description: '<!-- a --> ]]> ;' })],
])('a script %s is read', async (_, script) => {
  const { homes, rejected } = await read(page(script));
  expect(rejected).toEqual([]);
  expect(homes.map(({ key }) => key)).toEqual(['abc123']);
});

test('a script that is no JSON is named with its line, and the others are read', async () => {
  const broken = said.replace('A quiet', 'A\nquiet').replace('abc123', 'other');
  const { homes, rejected } = await read(`${page('{"@type": "Hotel",}')}\n${page(broken)}\n${page(said)}`);
  expect(homes.map(({ key }) => key)).toEqual(['abc123']);
  expect(rejected).toMatchObject([{ key: 'script 2', line: 7 }]);
  expect(rejected[0]!.rejected).toMatch(/^no JSON that can be read: Bad control character/);
});

test('degrees may have a comma before their decimals', async () => {
  const { homes } = await read(JSON.stringify({ ...rental, latitude: '39,9623', longitude: ' 4,0871' }));
  expect(homes[0]).toMatchObject({ lat: 39.9623, lon: 4.0871 });
});

test('what a vague type leaves open the name may say', async () => {
  const of = (name: string) => ({
    ...rental,
    name,
    containsPlace: { ...containsPlace, additionalType: 'EntirePlace' },
  });
  const { homes } = await read(
    JSON.stringify([of('My Beautiful Vacation Rental'), { ...of('Ferienwohnung Hutter'), identifier: 'b' }]),
  );
  expect(homes.map(({ objectType }) => objectType)).toEqual(['house', 'apartment']);
});
