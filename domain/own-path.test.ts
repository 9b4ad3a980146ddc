import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  '/',
  '/user/',
  '/en/user/booking-details/4000001/',
  '/search/?country=de&persons=2#map',
  '/reiseb%C3%BCro/',
])('%s is a path of this site', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  '',
  null,
  undefined,
  'user/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%09//evil.example\n',
  '\\\\evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  '/x\u0000',
  '/./\\evil.example',
  '/..//evil.example',
  ' //evil.example',
])('%j leads nowhere', (path) => {
  expect(ownPath(path)).toBeNull();
});
