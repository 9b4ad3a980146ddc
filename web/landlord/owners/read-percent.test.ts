import { expect, test } from 'vitest';
import { readPercent, readSignedEuros } from './read-percent.ts';

test.each([
  ['20', 20],
  ['17,5', 17.5],
  ['0', 0],
  ['100', 100],
  ['100,1', null],
  ['7,25', null],
  ['', null],
])('%s is the percentage %s', (typed, percent) => expect(readPercent(typed, 100)).toBe(percent));

test.each([
  ['80', 80],
  ['80,5', 80.5],
  ['-12.34', -12.34],
  ['− 5', -5],
  ['0', null],
  ['1.234,50', 1_234.5],
  ['-', null],
  ['zehn', null],
])('%s is the amount %s', (typed, amount) => expect(readSignedEuros(typed)).toBe(amount));
