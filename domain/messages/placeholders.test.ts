import { expect, test } from 'vitest';
import {
  fillPlaceholders,
  namePlaceholders,
  placeholderIndex,
  placeholders,
  readPlaceholders,
  type Placeholder,
} from './placeholders.ts';

const codes = Object.fromEntries(placeholders.map((code) => [code, code])) as Record<Placeholder, string>;
const german = { ...codes, guestFirstName: 'Vorname', keyCode: 'Schlüsselcode', checkIn: 'Anreise ab' };
const index = placeholderIndex([german]);

test('names in the landlord’s language become codes and come back as names', () => {
  const typed = 'Hallo {Vorname}, der Code ist {schlüsselcode}, {Anreise  ab}, {keyCode}.';
  const { text, unknown } = readPlaceholders(typed, index);
  expect(text).toBe('Hallo {guestFirstName}, der Code ist {keyCode}, {checkIn}, {keyCode}.');
  expect(unknown).toEqual([]);
  expect(namePlaceholders(text, german)).toBe(
    'Hallo {Vorname}, der Code ist {Schlüsselcode}, {Anreise ab}, {Schlüsselcode}.',
  );
  // A decomposed umlaut, as a Mac types it in file names.
  expect(readPlaceholders('{Schlu\u0308sselcode}', index).text).toBe('{keyCode}');
});

test('unknown names are reported once and stay as they were typed', () => {
  expect(readPlaceholders('{Vornahme} und {Vornahme}, {} {a\nb} {', index)).toEqual({
    text: '{Vornahme} und {Vornahme}, {} {a\nb} {',
    unknown: ['Vornahme'],
  });
});

test('values are inserted, missing ones are named, and a value is not read as a template', () => {
  expect(
    fillPlaceholders('Hallo {guestFirstName}, {keyCode}{wifiName}.', {
      guestFirstName: '{keyCode}',
      wifiName: ' ',
      keyCode: '4711',
    }),
  ).toEqual({ text: 'Hallo {keyCode}, 4711{wifiName}.', missing: ['wifiName'] });
});
