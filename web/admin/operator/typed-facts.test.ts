import { expect, test } from 'vitest';
import { operatorFactNames, type GivenFacts } from '../../../domain/operator/facts.ts';
import { readFacts, typedFacts } from './typed-facts.ts';

const facts: GivenFacts = {
  siteName: 'Strandkorb',
  claim: { de: 'Ans Meer', it: 'Al mare' },
  domains: ['strandkorb.de', 'beach.example.org'],
  languages: ['de', 'en'],
  countries: ['de', 'dk'],
  commissionPerMille: 125,
  hours: [
    { weekday: 0, from: '09:00', to: '12:00' },
    { weekday: 0, from: '14:00', to: '18:00' },
    { weekday: 5, from: '10:00', to: '14:00' },
  ],
};

test('facts survive the way through the fields, and empty ones are removed', () => {
  const said = readFacts(operatorFactNames, typedFacts(operatorFactNames, facts));
  expect(said.facts).toEqual(facts);
  expect(said.without).toEqual(operatorFactNames.filter((fact) => facts[fact] === undefined));
});

test('a share is typed as people write it', () => {
  expect(readFacts(['commissionPerMille'], { commissionPerMille: '12,5' }).facts).toEqual({
    commissionPerMille: 125,
  });
});

test('hours that cannot be read are sent so that the server names the field', () => {
  const { facts: read } = readFacts(['hours'], { 'hours.0': '9-12', 'hours.1': 'nachmittags' });
  expect(read.hours).toEqual([
    { weekday: 0, from: '09:00', to: '12:00' },
    { weekday: 1, from: 'nachm', to: '' },
  ]);
});
