import { expect, test } from 'vitest';
import { lendPermissions, findRooms } from './lent-permissions.ts';

test.each([
  [['landlord'], ['homes.own', 'homes.owner', 'stays.own', 'money.own'], ['landlord']],
  [
    ['agency', 'partner'],
    ['homes.own', 'homes.owner', 'stays.own', 'money.own', 'partners.own'],
    ['landlord', 'partner'],
  ],
  [['partner'], ['partners.own'], ['partner']],
  // A co-host lends the permissions of the role, and a cleaner none: nobody else may see the plan.
  [['cohost'], ['homes.own', 'stays.own'], ['landlord']],
  [['reception'], ['stays.own'], ['landlord']],
  [['bookkeeper'], ['money.own'], ['landlord']],
  [['cleaner'], [], []],
  [[], [], []],
  // Permissions of the house are lent to nobody.
  [['landlord', 'office'], [], []],
  [['landlord', 'admin'], [], []],
])('of %j goes over %j', (roles, permissions, rooms) => {
  const lent = lendPermissions(roles);
  expect([...lent]).toEqual(permissions);
  expect(findRooms(lent)).toEqual(rooms);
});
