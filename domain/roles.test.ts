import { expect, test } from 'vitest';
import type { Permission } from './permissions.ts';
import { permissionsOfRoles, roles } from './roles.ts';

test.each([
  [[], []],
  [['editor'], ['work.see', 'localeEditor.update', 'content.update', 'content.review', 'campaigns.update']],
  [
    ['office', 'editor'],
    [
      'work.see',
      'localeEditor.update',
      'content.update',
      'content.review',
      'campaigns.update',
      'office.update',
      'records.find',
      'accounts.actFor',
      'ratings.update',
      'messages.read',
    ],
  ],
  [['boss', 'toString', '__proto__', ''], []],
])('%j may %j', (stored, permissions) => {
  expect([...permissionsOfRoles(stored)]).toEqual(permissions);
});

test('those who work for the house may something that not every account may, those who let homes their own alone', () => {
  const withRights = roles.filter((role) => permissionsOfRoles([role]).size > 0);
  expect(withRights).toEqual([
    ...['landlord', 'partner', 'agency', 'cohost', 'reception', 'bookkeeper', 'cleaner'],
    ...['editor', 'office', 'accounting', 'admin'],
  ]);
  const listRolesThatMay = (permission: Permission): string[] =>
    roles.filter((role) => permissionsOfRoles([role]).has(permission));
  expect(listRolesThatMay('homes.own')).toEqual(['landlord', 'agency', 'cohost']);
  expect(listRolesThatMay('homes.owner')).toEqual(['landlord', 'agency']);
  expect(listRolesThatMay('changeovers.own')).toEqual([
    'landlord',
    'agency',
    'cohost',
    'reception',
    'cleaner',
  ]);
  expect(listRolesThatMay('stays.own')).toEqual(['landlord', 'agency', 'cohost', 'reception']);
  expect(listRolesThatMay('money.own')).toEqual(['landlord', 'agency', 'bookkeeper']);
  expect([...permissionsOfRoles(['cohost'])]).toEqual(['homes.own', 'stays.own', 'changeovers.own']);
  expect([...permissionsOfRoles(['reception'])]).toEqual(['stays.own', 'changeovers.own']);
  expect([...permissionsOfRoles(['bookkeeper'])]).toEqual(['money.own']);
  expect([...permissionsOfRoles(['cleaner'])]).toEqual(['changeovers.own']);
  for (const role of ['landlord', 'agency'] as const)
    expect([...permissionsOfRoles([role])]).toEqual([
      ...['homes.own', 'homes.owner', 'stays.own', 'money.own', 'changeovers.own', 'apiKeys.own'],
    ]);
  expect([...permissionsOfRoles(['partner'])]).toEqual(['apiKeys.own', 'partners.own']);
});

test('only administrators decide who may what', () => {
  const mayGrant = roles.filter((role) => permissionsOfRoles([role]).has('accounts.update'));
  expect(mayGrant).toEqual(['admin']);
});
