import { expect, test } from 'vitest';
import { isSuspect } from './suspicion.ts';

const letter = {
  website: '',
  seconds: 40,
  message: 'Ist der Garten eingezäunt? Siehe https://example.org',
  isFlood: false,
};

test('a letter that somebody took their time for is none of a script', () => {
  expect(isSuspect(letter)).toBe(false);
  expect(isSuspect({ ...letter, seconds: 3 })).toBe(false);
  // The form without scripts knows no time.
  expect(isSuspect({ ...letter, seconds: undefined })).toBe(false);
});

test('one that fills what nobody sees, is too quick, full of addresses or one of a flood is suspect', () => {
  expect(isSuspect({ ...letter, website: 'https://example.org' })).toBe(true);
  expect(isSuspect({ ...letter, seconds: 2.9 })).toBe(true);
  expect(isSuspect({ ...letter, message: 'https://a.example '.repeat(5) })).toBe(true);
  expect(isSuspect({ ...letter, isFlood: true })).toBe(true);
});
