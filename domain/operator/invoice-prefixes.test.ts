import { expect, test } from 'vitest';
import { invoicePrefixes } from './invoice-prefixes.ts';

test.each([
  [{}, 'RE', 'PR'],
  [{ country: 'GB', languages: ['en', 'fr'] }, 'INV', 'COM'],
  [{ country: 'FR', stayInvoicePrefix: 'GA' }, 'GA', 'CO'],
  [{ country: 'IT' }, 'FT', 'PV'],
] as const)('the prefixes of %j are %s and %s', (facts, stay, commission) => {
  expect(invoicePrefixes(facts)).toEqual({ stay, commission });
});
