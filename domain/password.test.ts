import { expect, test } from 'vitest';
import { passwordWrong } from './password.ts';

const common = new Set(['1234567890', 'qwertyuiop']);
const isCommon = (folded: string): boolean => common.has(folded);

test.each([
  ['neunzehen', 'short'],
  ['', 'short'],
  ['🏡🏡🏡🏡🏡🏡🏡🏡🏡', 'short'],
  ['🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡', null],
  ['Haus am Meer', null],
  ['          ', null],
  ['1234567890', 'common'],
  ['QwertyUiop', 'common'],
  ['x'.repeat(200), null],
  ['x'.repeat(201), 'long'],
  ['erika.mustermann', 'address'],
  ['ERIKA.Mustermann-2027', 'address'],
  ['sommer-example-2027', 'address'],
])('%j: %s', (password, wrong) => {
  expect(passwordWrong(password, 'Erika.Mustermann@example.org', 'Strandkorb', isCommon)).toBe(wrong);
});

test('a short name or host in an address forbids nothing', () => {
  expect(passwordWrong('anna sucht das Meer', 'ann@t-x.de', 'Strandkorb')).toBeNull();
});

test('the name of the site is in no password', () => {
  expect(passwordWrong('Urlaub mit STRANDKORB 2027', 'anna@example.org', 'Strandkorb')).toBe('site');
});
