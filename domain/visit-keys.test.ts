import { expect, test } from 'vitest';
import { readVisitKeys } from './visit-keys.ts';

const id = 'AbCdEfGhIjKlMnOpQrSt_-';

test.each([
  [`?watchListUID=${id}&EBK=${id}`, id, id],
  ['?watchListUID=short&ebk=12', '', '12'],
  ['?watchListUID=%27;drop%20table&ebk=x', '', ''],
  ['', '', ''],
])('the address %s opens the list %j for the contact %j', (search, watchListUID, ebk) => {
  expect(readVisitKeys(new URLSearchParams(search))).toEqual({ watchListUID, ebk });
});
