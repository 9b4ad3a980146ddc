import { expect, test } from 'vitest';
import { grantedPermissions } from './permissions.ts';

test.each([
  [{ 'office.update': true, 'content.update': true }, ['office.update', 'content.update']],
  [{ 'office.update': false, 'content.update': 'yes', 'userDebug.show': 1 }, []],
  [{ 'office.delete': true, __proto__: { 'office.update': true } }, []],
  [{}, []],
])('%j grants %j', (stored, granted) => {
  expect([...grantedPermissions(stored)]).toEqual(granted);
});
