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

test('every role may something that not every account may', () => {
  for (const role of roles) expect(permissionsOfRoles([role]).size).toBeGreaterThan(0);
});
