import { expect, test } from 'vitest';
import { permissionsOfRoles, roles } from './roles.ts';

test.each([
  [[], []],
  [['editor'], ['localeEditor.update', 'content.update', 'content.review', 'campaigns.update']],
  [
    ['office', 'editor'],
    [
      'localeEditor.update',
      'content.update',
      'content.review',
      'campaigns.update',
      'office.update',
      'work.see',
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
  expect(withRights).toEqual(['landlord', 'partner', 'agency', 'editor', 'office', 'accounting', 'admin']);
  expect(roles.filter((role) => permissionsOfRoles([role]).has('homes.own'))).toEqual(['landlord', 'agency']);
  for (const role of ['landlord', 'agency'] as const)
    expect([...permissionsOfRoles([role])]).toEqual(['homes.own', 'apiKeys.own']);
  expect([...permissionsOfRoles(['partner'])]).toEqual(['apiKeys.own', 'partners.own']);
});

test('only administrators decide who may what', () => {
  const mayGrant = roles.filter((role) => permissionsOfRoles([role]).has('accounts.update'));
  expect(mayGrant).toEqual(['admin']);
});
