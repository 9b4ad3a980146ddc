import { expect, test } from 'vitest';
import { findRepeatedMails } from './repeated-mails.ts';

test('a repeated mail is explained only by a break while it was accepted', () => {
  const taken = new Map([
    ['once', [100]],
    ['killed', [5_000, 65_000]],
    ['killed-late', [1_000, 65_000]],
    ['killed-on-the-way', [5_200, 65_000]],
    ['killed-before', [5_700, 65_000]],
    ['killed-and-again-without', [5_000, 65_000, 90_000]],
  ]);
  expect(findRepeatedMails(taken, [5_100, 40_000])).toEqual({
    brokenOff: ['killed', 'killed-on-the-way'],
    unexplained: ['killed-late', 'killed-before', 'killed-and-again-without'],
  });
});
