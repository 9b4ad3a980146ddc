import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { problemOfFact } from './check-fact.ts';
import { factParts, isAskedIn, operatorFactNames, requiredFacts, type GivenFacts } from './facts.ts';
import { missingFacts } from './missing-facts.ts';
import { toFileStem, buildOperator } from './operator.ts';

const demo = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../demo/operator.json'), 'utf8'),
) as GivenFacts;
const inTheDemo = { refusesSamples: false, demo };
const live = { refusesSamples: true, demo };

/** Facts of a company that could be. */
const ownFacts: GivenFacts = {
  siteName: 'Strandkorb',
  claim: { de: 'Ans Meer', en: 'To the sea' },
  domains: ['strandkorb.de'],
  languages: ['de', 'en'],
  countries: ['de', 'dk'],
  mainColour: '#123a5b',
  accentColour: '#b3361b',
  companyName: 'Strandkorb Reisen GmbH',
  street: 'Deichweg 4',
  zip: '25813',
  city: 'Husum',
  country: 'DE',
  email: 'post@strandkorb.de',
  phone: '+49 4841 662 0',
  directors: 'Inken Petersen',
  court: 'Amtsgericht Flensburg',
  register: 'HRB 4711',
  vatId: 'DE136695976',
  taxNumber: '15/292/10382',
  hours: [{ weekday: 0, from: '09:00', to: '17:00' }],
  accountHolder: 'Strandkorb Reisen GmbH',
  iban: 'DE44500105175407324931',
  bic: 'INGDDEFFXXX',
  commissionPerMille: 125,
  stayInvoicePrefix: 'SK',
};

test('each fact belongs to one step', () => {
  const inParts = Object.values(factParts).flat();
  expect([...inParts].sort()).toEqual([...operatorFactNames].sort());
  expect(inParts).toEqual(expect.arrayContaining([...requiredFacts]));
});

test('only companies in Germany and Austria are asked for DATEV', () => {
  expect(operatorFactNames.filter((fact) => !isAskedIn(fact, 'FR'))).toEqual([
    ...['datevConsultant', 'datevClient', 'datevChart', 'datevAccounts'],
  ]);
  expect(operatorFactNames.filter((fact) => !isAskedIn(fact, 'AT'))).toEqual([]);
});

test.each(Object.entries(ownFacts))('a live site takes %s: %j', (fact, value) => {
  expect(problemOfFact(fact as 'siteName', value as string, live)).toBeNull();
});

test.each(Object.entries(demo))('the demo takes its own %s', (fact, value) => {
  expect(problemOfFact(fact as 'siteName', value as string, inTheDemo)).toBeNull();
});

describe('a live site refuses', () => {
  const identifying = ['siteName', 'companyName', 'iban', 'vatId', 'taxNumber', 'phone', 'email'] as const;
  test.each(identifying)('the %s of the demo', (fact) => {
    expect(problemOfFact(fact, demo[fact]!, live)).toBe('sample');
  });
  test.each([
    ['iban', 'DE89370400440532013000'],
    ['email', 'info@example.com'],
    ['email', 'info@haus.example'],
    ['phone', '030 23125 012'],
    ['phone', '+44 7700 900123'],
    ['vatId', 'DE123456789'],
    ['companyName', 'Muster GmbH'],
    ['directors', 'Max Mustermann'],
  ] as const)('%s %s, which is nobody’s', (fact, value) => {
    expect(problemOfFact(fact, value, live)).toBe('sample');
  });
});

test.each([
  ['iban', 'DE02120300000000202052', 'form'],
  ['bic', 'INGD', 'form'],
  ['vatId', 'XX1', 'form'],
  ['email', 'post@', 'form'],
  ['phone', 'call me', 'form'],
  ['country', 'XX', 'form'],
  ['mainColour', 'red', 'form'],
  ['accentColour', '#f4eee3', 'contrast'],
  ['siteName', 'Strand<b>korb', 'mark'],
  ['siteName', '{{house}}', 'mark'],
  ['siteName', 'x'.repeat(121), 'long'],
  ['logo', 'https://elsewhere.example/logo.webp', 'form'],
  ['stayInvoicePrefix', '2027', 'form'],
] as const)('%s %s is refused: %s', (fact, value, problem) => {
  expect(problemOfFact(fact, value, inTheDemo)).toBe(problem);
});

test('one of two tax numbers is enough, and an empty site lacks all that is required', () => {
  expect(missingFacts(ownFacts)).toEqual([]);
  const { vatId: _, ...withoutVatId } = ownFacts;
  expect(missingFacts(withoutVatId)).toEqual([]);
  expect(missingFacts({})).toEqual([...requiredFacts, 'vatId']);
});

test.each([
  ['040 66969 120', 'DE', '+494066969120'],
  ['+49 (40) 66969-120', 'DE', '+494066969120'],
  ['0043 1 58858', 'DE', '+43158858'],
  ['06 6982', 'IT', '+39066982'],
])('%s in %s is dialled as %s', (phone, country, dialled) => {
  expect(buildOperator({ phone, country }, 'localhost').company.phone).toEqual({
    interact: dialled,
    display: phone,
  });
});

test('a site of which nothing is known is called by its host, and has no account', () => {
  const { name, line, bankAccount } = buildOperator({}, 'ferien.example');
  expect({ name, line, bankAccount }).toEqual({ name: 'ferien.example', line: '', bankAccount: null });
  expect(toFileStem('Häuser & Meer GmbH')).toBe('häuser-meer-gmbh');
});
