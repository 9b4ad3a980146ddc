import { expect, test } from 'vitest';
import { readAddress } from './read-address.ts';

test.each([
  ['Seeweg 4, Prien', { street: 'Seeweg 4', zip: '' }],
  ['Am Mühlbach 3½, 83209 Prien', { street: 'Am Mühlbach 3½', zip: '83209' }],
  ['83209', { street: '', zip: '83209' }],
  ['1010 Wien', { street: '', zip: '1010' }],
  ['Prien am Chiemsee', { street: '', zip: '' }],
  ['Prien, Bayern', { street: '', zip: '' }],
  ['47,8560 12,3462', { street: '', zip: '' }],
])('%s', (typed, known) => {
  expect(readAddress(typed)).toEqual(known);
});
