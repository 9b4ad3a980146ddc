import { expect, test } from 'vitest';
import { permissionsOfRoles, roles } from './roles.ts';

test.each([
  [[], []],
  [['editor'], ['localeEditor.update', 'content.update']],
  [
    ['office', 'editor'],
    ['localeEditor.update', 'content.update', 'office.update', 'userDebug.show'],
  ],
  [['boss', 'toString', '__proto__', ''], []],
])('%j may %j', (stored, permissions) => {
  expect([...permissionsOfRoles(stored)]).toEqual(permissions);
});

test('those who work for the house may something that not every account may', () => {
  const withRights = roles.filter((role) => permissionsOfRoles([role]).size > 0);
  expect(withRights).toEqual(['editor', 'office', 'admin']);
});

test('only administrators decide who may what', () => {
  const mayGrant = roles.filter((role) => permissionsOfRoles([role]).has('accounts.update'));
  expect(mayGrant).toEqual(['admin']);
});
