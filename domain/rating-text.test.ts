import { expect, test } from 'vitest';
import { findHoldReasons } from './rating-text.ts';

test.each([
  ['Ein schönes Haus, 200 m vom Strand. 2026 kommen wir wieder, 1.250 Euro war es wert.', []],
  ['Le jardin est grand.Nous reviendrons.', []],
  ['Der Blick auf den Berg ist herrlich.', []],
  ['Ruhezeit von 08.00-10.00 / 16.00-20.00 Uhr, Heizung vom 01.10.2026-30.04.2027.', []],
  ['Appelez le 02.12.34.56.78', ['contact']],
  ['Schreibt mir: erika@example.com', ['contact']],
  ['Ruft an unter 0431 / 123 45 67', ['contact']],
  ['call +44 20 7946 0958', ['contact']],
  ['Mehr auf www.billiger.example', ['link']],
  ['siehe ferienhaus-direkt.de', ['link']],
  ['Der Vermieter ist ein Betrüger!', ['insult']],
  ['Quel CONNARD', ['insult']],
  ['Frau Petersen war freundlich', ['person']],
  ['La signora era gentile, la Signora Rossi', ['person']],
] as const)('%s', (text, reasons) => {
  expect(findHoldReasons({ text })).toEqual(reasons);
});

test('Who lets the home is not named, and a word that is only spelt alike holds nothing', () => {
  expect(findHoldReasons({ text: 'Petersen hat uns warten lassen', names: ['Jan Petersen'] })).toEqual([
    'person',
  ]);
  expect(findHoldReasons({ text: 'a berg of ice', names: ['Anna Berg'] })).toEqual([]);
});

test('What a picture shows no rule can tell', () => {
  expect(findHoldReasons({ text: 'Schön', photos: 1 })).toEqual(['photos']);
});

test.each(['a(at)b', 'a', 'a-', 'a.', '1', '(at) ', '+', 'www'])(
  'a long text of %j alone is read like any other',
  (part) => {
    // If the length of a match is unbounded, each of these takes minutes, and the test runs into its timeout.
    expect(findHoldReasons({ text: part.repeat(Math.ceil(30_000 / part.length)) })).toBeInstanceOf(Array);
  },
);
