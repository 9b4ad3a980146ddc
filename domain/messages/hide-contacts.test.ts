import { describe, expect, test } from 'vitest';
import { hiddenMark, hideContacts } from './hide-contacts.ts';

const shown = (text: string): string => hideContacts(text).text;

describe('what leads past the house is hidden', () => {
  test.each([
    ['Rufen Sie mich an: +49 171 2345678.', `Rufen Sie mich an: ${hiddenMark}.`],
    ['0171/234 56 78 ist meine Nummer', `${hiddenMark} ist meine Nummer`],
    ['Tel. (0461) 12 34 56', `Tel. ${hiddenMark}`],
    ['Mon numéro : 06 12 34 56 78', `Mon numéro : ${hiddenMark}`],
    ['Mon numéro : 06.12.34.56.78, merci', `Mon numéro : ${hiddenMark}, merci`],
    ['Mi chiami al 347 123 4567', `Mi chiami al ${hiddenMark}`],
    ['0049-30-1234567', hiddenMark],
    ['am 05.07.2026 unter 0171 2345678 €', `am 05.07.2026 unter ${hiddenMark} €`],
    ['491712345678', hiddenMark],
    ['０１７１ ２３４５６７８', hiddenMark],
    ['null eins sieben eins zwei drei vier fünf', hiddenMark],
    ['write to erika@example.com please', `write to ${hiddenMark} please`],
    ['erika (at) example (dot) com', hiddenMark],
    ['erika.muster [at] gmx.de', hiddenMark],
    ['erika at gmail dot com', hiddenMark],
    ['erika\u200b@\u200bexample.com', hiddenMark],
    ['siehe https://mein-haus.example/fotos?x=1 und', `siehe ${hiddenMark} und`],
    ['www.mein-haus.de', hiddenMark],
    ['auf mein-haus.de/preise finden Sie', `auf ${hiddenMark} finden Sie`],
    ['wa.me/491712345678', hiddenMark],
    ['Instagram: @ferienhaus.deich', `Instagram: ${hiddenMark}`],
    ['DE89 3704 0044 0532 0130 00', hiddenMark],
  ])('%s', (text, expected) => {
    expect(hideContacts(text)).toEqual({ text: expected, hidden: true });
  });

  test.each([
    'Das Haus steht in der Strandstraße 12.',
    'Lange Str. 4a',
    'Dünenweg 7 b',
    'Am Markt 5, 25980 Westerland',
    'We are at 12 Harbour Road',
    '12 bis rue de la Mer',
    'au 3 place du Marché',
    'Via Roma 12',
    'Piazza del Duomo, 3',
  ])('%s', (text) => {
    const { text: told, hidden } = hideContacts(text);
    expect(hidden).toBe(true);
    expect(told).not.toMatch(/\d/);
  });
});

test.each([
  'Anreise am 05.07.2026, Abreise am 12.07.2026',
  'vom 5.7. bis 12.7.2026',
  '2026-07-05 – 2026-07-12',
  '05/07/2026 - 12/07/2026',
  'Sommer 2026/2027, auch 2024 2025 2026',
  'Das kostet 1.250,00 € statt 1 350 Euro',
  'CHF 1’250.00 or EUR 1250',
  '€ 12.345.678,00',
  'Das Haus hat 120 m² auf 850 qm Grund, 2 km zum Strand',
  'Betten: 90 x 200, 140x200 und 180 x 200 cm',
  'Schlüssel ab 16:00 bis 18.30 Uhr',
  'Ankunft zwischen 15:00 - 17:30',
  'Zu zweit mit 3 Kindern (4, 7 und 11 Jahre)',
  '1 place de parking et 2 places de plus',
  'Wir kommen mit dem Zug um 14.05 Uhr an Gleis 7',
  'Buchung 100001, Haus 27, Wohnung 3',
  'Postleitzahl 25980',
  '25 degrees, 80 % humidity',
  'Is there a cot? We are 4 people for 7 nights.',
  'Die Überfahrt dauert 45 Min. und kostet 12,50 pro Person.',
  'Ein Weg führt direkt zum Strand, 300 m',
  'Parkplatz vorhanden?',
  'Danke!  Bis bald :)',
  'Wir zahlen 700 € und 20 % an.',
])('%s stays as it is', (text) => {
  expect(hideContacts(text)).toEqual({ text, hidden: false });
});

test('what stands around it stays, several times over', () => {
  expect(shown('Ich: 0171 2345678, sie: 0172 3456789. Anreise 05.07.2026, 80 m².')).toBe(
    `Ich: ${hiddenMark}, sie: ${hiddenMark}. Anreise 05.07.2026, 80 m².`,
  );
});

test('a long text of digits and signs takes no time', () => {
  const started = performance.now();
  for (const sign of ['1 ', 'a@', 'Am ', '(0', '.-', 'www.', 'eins ']) hideContacts(sign.repeat(2000));
  expect(performance.now() - started).toBeLessThan(2000);
});

test.each(['a', 'a-', 'a.', '1', '.', '0-', '+', 'www', 'Strand', '(at) '])(
  'a long text of %j alone is read like any other',
  (part) => {
    // If the length of a match is unbounded, each of these takes until the test's timeout.
    expect(shown(part.repeat(Math.ceil(30_000 / part.length)))).not.toBe('');
  },
);
