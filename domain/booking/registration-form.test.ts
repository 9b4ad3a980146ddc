import { expect, test } from 'vitest';
import { registrationRule } from './registration-form.ts';

test('a form asks for what the country of the home asks for', () => {
  expect(registrationRule('de').fellows).toEqual(['nationality']);
  expect(registrationRule('at').guest).toContain('documentIssuer');
  expect(registrationRule('it').guest).toContain('birthPlace');
  expect(registrationRule('it').guest).not.toContain('address');
  // No document is asked for in countries without a known rule that demands it.
  expect(registrationRule('dk')).toMatchObject({ name: 'other' });
  expect(registrationRule('dk').guest).not.toContain('documentNumber');
  expect(registrationRule('').name).toBe('other');
});
