import { expect, test } from 'vitest';
import { shownErrors } from './use-checked-errors.ts';

test('errors go as they are corrected, new ones wait, but a code that was looked up meanwhile counts', () => {
  const found = { email: 'required', city: 'required' };
  expect(shownErrors(found, { email: 'email', zip: 'zip' })).toEqual({ email: 'required' });
  expect(Object.keys(shownErrors(found, { ...found, bonus: 'bonus' }))).toEqual(['email', 'city', 'bonus']);
  expect(shownErrors({}, {})).toEqual({});
});
