import { expect, test } from 'vitest';
import { shownErrors } from './use-checked-errors.ts';

test('corrected errors disappear, new ones wait, and the error of a checked code appears at once', () => {
  const found = { email: 'required', city: 'required' };
  expect(shownErrors(found, { email: 'email', zip: 'zip' })).toEqual({ email: 'required' });
  expect(Object.keys(shownErrors(found, { ...found, bonus: 'bonus' }))).toEqual(['email', 'city', 'bonus']);
  expect(shownErrors({}, {})).toEqual({});
});
