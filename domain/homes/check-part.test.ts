import { expect, test } from 'vitest';
import {
  boundsOfField,
  checkAddress,
  checkBasics,
  checkCosts,
  checkMeasures,
  checkSeasons,
  checkTerms,
  checkTexts,
} from './check-part.ts';
import { euros } from '../money.ts';

const free = { services: [], furtherGuests: null, touristTax: null, deposit: null };
const costsOf = (part: Partial<Parameters<typeof checkCosts>[0]>) => checkCosts({ ...free, ...part }, 6);

test('an amount or an age that cannot be read is refused beside its field, not taken for nothing', () => {
  const service = { code: 'finalCleaning', unit: 'stay', amount: euros(Number.NaN) };
  const band = { fromAge: Number.NaN, toAge: 120, amount: euros(Number.NaN) };
  expect(costsOf({ services: [service], touristTax: [band], deposit: euros(Number.NaN) })).toEqual({
    'services.0.amount': 'amount',
    'touristTax.0.fromAge': 'number',
    'touristTax.0.amount': 'amount',
    deposit: 'amount',
  });
  expect(costsOf({ deposit: euros(-1) })).toEqual({ deposit: 'amount' });
});

test('what costs nothing is right', () => {
  const service = { code: 'finalCleaning', unit: 'stay', amount: euros(0) };
  const bands = [
    { fromAge: 0, toAge: 17, amount: euros(0) },
    { fromAge: 18, toAge: 120, amount: euros(2.5) },
  ];
  expect(costsOf({ services: [service], touristTax: bands, deposit: euros(0) })).toEqual({});
  expect(costsOf({})).toEqual({});
});

test.each([
  [1, 0, {}],
  [6, 1_000, {}],
  [0, 10, { 'furtherGuests.included': 'number' }],
  [7, 10, { 'furtherGuests.included': 'number' }],
  [Number.NaN, Number.NaN, { 'furtherGuests.included': 'number', 'furtherGuests.amount': 'furtherAmount' }],
  [2, 1_000.01, { 'furtherGuests.amount': 'furtherAmount' }],
])(
  'the price of a home for six is for one to six persons: %d, and %d for each further one',
  (included, amount, errors) => {
    expect(costsOf({ furtherGuests: { included, amount: euros(amount) } })).toEqual(errors);
  },
);

test('a tax says of which nights it is, when, and of what a share; what is none of these is refused beside its field', () => {
  const everybody = { fromAge: 0, toAge: 120, amount: euros(0) };
  const of = (...touristTax: Parameters<typeof checkCosts>[0]['touristTax'] & object) =>
    costsOf({ touristTax });
  const summer = { from: '05-01', until: '09-30' };
  expect(of({ ...everybody, nightsMax: 7 }, { ...everybody, season: summer })).toEqual({});
  expect(of({ ...everybody, percent: 7.5, season: { from: '12-15', until: '02-29' } })).toEqual({});
  expect(of({ ...everybody, nightsMax: 0 })).toEqual({ 'touristTax.0.nightsMax': 'number' });
  expect(of({ ...everybody, nightsMax: Number.NaN })).toEqual({ 'touristTax.0.nightsMax': 'number' });
  for (const percent of [0, 50.01, 7.125, Number.NaN])
    expect(of({ ...everybody, percent })).toEqual({ 'touristTax.0.percent': 'percent' });
  expect(of({ ...everybody, season: { from: '02-30', until: '' } })).toEqual({
    'touristTax.0.from': 'monthDay',
    'touristTax.0.until': 'monthDay',
  });
});

test('somebody pays one rate of tax for a night: seasons share no day, and one rate holds on all others', () => {
  const adults = { fromAge: 18, toAge: 120, amount: euros(2) };
  const of = (...seasons: ({ from: string; until: string } | undefined)[]) =>
    costsOf({ touristTax: seasons.map((season) => ({ ...adults, season })) });
  const [summer, winter] = [
    { from: '05-01', until: '09-30' },
    { from: '10-01', until: '04-30' },
  ];
  expect(of(summer, undefined, winter)).toEqual({});
  expect(of(undefined, summer, undefined)).toEqual({ 'touristTax.2.fromAge': 'ages' });
  expect(of(winter, { from: '04-30', until: '06-01' })).toEqual({ 'touristTax.1.from': 'taxOverlap' });
  expect(of(summer, { from: '09-01', until: '05-01' })).toEqual({ 'touristTax.1.from': 'taxOverlap' });
});

test('beds and measures that cannot be read are refused beside their field', () => {
  const basics = {
    kind: 'farmhouse',
    personsMax: 4,
    bedrooms: 2,
    bathrooms: 1,
    squaremeters: 80,
    dogsMax: 0,
  };
  const rooms = [{ beds: { double: 1 } }, { beds: { single: Number.NaN, cot: 21 } }];
  expect(checkBasics({ ...basics, rooms })).toEqual({ 'rooms.1.single': 'number', 'rooms.1.cot': 'number' });
  const access = {
    entranceSteps: -1,
    doorWidthCm: 29,
    showerThresholdCm: 0,
    grabRails: null,
    parkingMetres: Number.NaN,
  };
  const charging = { kilowatts: Number.NaN, plug: 'type2', shared: false } as const;
  expect(checkMeasures({ access, charging })).toEqual({
    entranceSteps: 'number',
    doorWidthCm: 'number',
    parkingMetres: 'number',
    kilowatts: 'number',
  });
  expect(checkMeasures({ access: null, charging: null })).toEqual({});
});

test('quiet that begins has to end, and the other way round', () => {
  const terms = { cancellation: null, checkIn: null, checkOut: null, registrationNumber: '' };
  const quiet = (quietFrom: string | null, quietUntil: string | null) =>
    checkTerms({ ...terms, quietFrom, quietUntil }, 'DE');
  expect(quiet('22:00', '07:00')).toEqual({});
  expect(quiet('22:00', null)).toEqual({ quietUntil: 'time' });
  expect(quiet(null, '07:00')).toEqual({ quietFrom: 'time' });
  expect(quiet('25:00', '07:00')).toEqual({ quietFrom: 'time' });
});

test('what everybody reads leads no guest around the site; whoever has booked reads how to reach the landlord', () => {
  const title = 'Haus am Deich';
  expect(checkTexts({ title: `${title} www.deich.example` })).toEqual({ title: 'link' });
  expect(
    checkTexts({
      title,
      teaser: 'Direkt buchen auf haus-am-deich.de',
      description: 'Rufen Sie uns an: 0431 / 123 45 67, mehr auf haus-am-deich.de',
      houseRules: 'Fragen an erika@example.com',
      arrivalInfo: 'Vor der Tür bitte 0171 2345678 anrufen.',
    }),
  ).toEqual({ teaser: 'link', description: 'contact', houseRules: 'contact' });
  const hours = 'Ruhe von 13.00-15.00 und 22.00-07.00 Uhr. Pool vom 01.05.2026-30.09.2026 offen.';
  expect(checkTexts({ title, houseRules: hours })).toEqual({});
});

test('a number out of its bounds can be told which these are', () => {
  expect(boundsOfField('personsMax')).toEqual([1, 50]);
  expect(boundsOfField('rooms.1.double')).toEqual([0, 20]);
  expect(boundsOfField('seasons.0.minStay')).toEqual([1, 365]);
  expect(boundsOfField('touristTax.0.toAge')).toEqual([0, 120]);
  expect(boundsOfField('touristTax.0.nightsMax')).toEqual([1, 365]);
  expect(boundsOfField('kilowatts')).toEqual([1, 400]);
});

test('a week that follows from a missing night is no second error, one that was typed wrong is', () => {
  const season = {
    fromDate: '2027-05-01',
    untilDate: '2027-06-01',
    nightly: euros(0),
    weekly: euros(0),
    minStay: 3,
  };
  expect(checkSeasons([season])).toEqual({ 'seasons.0.nightly': 'price' });
  expect(checkSeasons([{ ...season, nightly: euros(100), weekly: euros(Number.NaN) }])).toEqual({
    'seasons.0.weekly': 'price',
  });
  expect(checkSeasons([{ ...season, nightly: euros(100), weekly: euros(599.99) }])).toEqual({
    'seasons.0.weekly': 'weekLow',
  });
  expect(checkSeasons([{ ...season, nightly: euros(100), weekly: euros(600) }])).toEqual({});
  expect(
    checkSeasons([{ ...season, nightly: euros(100), weekly: euros(700), fromDate: '', untilDate: '' }]),
  ).toEqual({
    'seasons.0.fromDate': 'required',
  });
});

test('what is no position is refused as one', () => {
  const home = { street: 'Am Deich 1', zip: '25826', city: 'Ording', lat: 54, lon: 8.6 };
  expect(checkAddress(home, home, 'de')).toEqual({});
  expect(checkAddress({ ...home, zip: '2598' }, home, 'de')).toEqual({ zip: 'zipFiveDigits' });
  expect(checkAddress({ ...home, zip: '2598' }, home, 'dk')).toEqual({});
  expect(checkAddress({ ...home, lat: Number.NaN, lon: Number.NaN }, home, 'de')).toEqual({
    pin: 'position',
  });
  expect(checkAddress({ ...home, lat: 999 }, home, 'de')).toEqual({ pin: 'position' });
});

test('a weekend has a price for one to six nights of the week, and a week costs no less than the six nights before its last', () => {
  const summer = {
    fromDate: '2027-06-05',
    untilDate: '2027-09-04',
    nightly: euros(100),
    weekly: euros(700),
    minStay: 3,
  };
  const of = (nightly: number, nights: number, more = {}) =>
    checkSeasons([
      { ...summer, arrivalDays: 0b1111111, ...more, weekend: { nightly: euros(nightly), nights } },
    ]);
  expect(of(150, 0b0110000)).toEqual({});
  expect(of(0, 0b0110000)).toEqual({ 'seasons.0.weekend.nightly': 'price' });
  for (const nights of [0, 0b1111111])
    expect(of(100, nights)).toEqual({ 'seasons.0.weekend.nights': 'weekendNights' });
  expect(of(151, 0b0110000)).toEqual({ 'seasons.0.weekly': 'weekLow' });
  expect(of(150, 0b0110000, { weekly: 650, arrivalDays: 1 << 5 })).toEqual({});
  expect(of(150, 0b0110000, { arrivalDays: 0 })).toEqual({ 'seasons.0.arrivalDays': 'arrivalDays' });
});

test('the longest stay is none or no shorter than the shortest', () => {
  const summer = {
    fromDate: '2027-06-05',
    untilDate: '2027-09-04',
    nightly: euros(100),
    weekly: euros(700),
    minStay: 3,
  };
  const of = (maxStay: number | null) => checkSeasons([{ ...summer, maxStay }]);
  for (const maxStay of [null, 3, 365]) expect(of(maxStay)).toEqual({});
  expect(of(2)).toEqual({ 'seasons.0.maxStay': 'maxStay' });
  for (const maxStay of [0, 366, 2.5, Number.NaN])
    expect(of(maxStay)).toEqual({ 'seasons.0.maxStay': 'number' });
});

test('a discount is from a day or a night on, of one to ninety percent, and each there once', () => {
  const weeks = { kind: 'longStay', threshold: 14, percent: 10 };
  expect(costsOf({ discounts: [weeks, { ...weeks, threshold: 28 }, { ...weeks, kind: 'early' }] })).toEqual(
    {},
  );
  expect(costsOf({ discounts: [weeks, { ...weeks, percent: 20 }] })).toEqual({
    'discounts.1.threshold': 'discountTwice',
  });
  expect(costsOf({ discounts: [{ ...weeks, threshold: Number.NaN, percent: 91 }] })).toEqual({
    'discounts.0.threshold': 'number',
    'discounts.0.percent': 'number',
  });
  expect(boundsOfField('discounts.0.percent')).toEqual([1, 90]);
});
