import { expect, test } from 'vitest';
import { readAddress, readTown } from './read-address.ts';

test.each([
  ['Seeweg 4, Prien', { street: 'Seeweg 4', zip: '' }],
  ['Am Mühlbach 3½, 83209 Prien', { street: 'Am Mühlbach 3½', zip: '83209' }],
  ['83209', { street: '', zip: '83209' }],
  ['1010 Wien', { street: '', zip: '1010' }],
  ['Prien am Chiemsee', { street: '', zip: '' }],
  ['Prien, Bayern', { street: '', zip: '' }],
  ['Seeweg 4 83209 Prien', { street: 'Seeweg 4', zip: '83209' }],
  ['D-83209 Prien, Seeweg 4, Bayern', { street: 'Seeweg 4', zip: '83209' }],
  ['Prien 83209', { street: '', zip: '83209' }],
  ['Damrak 1, 1012 LG Amsterdam', { street: 'Damrak 1', zip: '1012 LG' }],
  ['ul. Morska 12, 76-032 Mielno', { street: 'ul. Morska 12', zip: '76-032' }],
  ['47,8560 12,3462', { street: '', zip: '' }],
])('%s', (typed, known) => {
  expect(readAddress(typed)).toEqual(known);
});

test.each([
  ['Seeweg 4 83209 Prien', '83209 Prien'],
  ['Seeweg 4, 83209 Prien', 'Seeweg 4, 83209 Prien'],
  ['Prien am Chiemsee', 'Prien am Chiemsee'],
])('the town of %s is found by %s', (typed, searched) => {
  expect(readTown(typed)).toBe(searched);
});
