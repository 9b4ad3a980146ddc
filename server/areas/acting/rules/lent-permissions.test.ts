import { expect, test } from 'vitest';
import { lendPermissions, findRooms } from './lent-permissions.ts';

test.each([
  [['landlord'], ['homes.own'], ['landlord']],
  [
    ['agency', 'partner'],
    ['homes.own', 'partners.own'],
    ['landlord', 'partner'],
  ],
  [['partner'], ['partners.own'], ['partner']],
  [[], [], []],
  // What is the house's is lent to nobody.
  [['landlord', 'office'], [], []],
  [['landlord', 'admin'], [], []],
])('of %j goes over %j', (roles, permissions, rooms) => {
  const lent = lendPermissions(roles);
  expect([...lent]).toEqual(permissions);
  expect(findRooms(lent)).toEqual(rooms);
});
