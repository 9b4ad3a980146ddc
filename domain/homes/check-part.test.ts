import { expect, test } from 'vitest';
import { checkCosts } from './check-part.ts';

const free = { services: [], touristTax: null, deposit: null };

test('an amount or an age that cannot be read is refused beside its field, not taken for nothing', () => {
  const service = { code: 'finalCleaning', unit: 'stay', amount: Number.NaN };
  const band = { fromAge: Number.NaN, toAge: 120, amount: Number.NaN };
  expect(checkCosts({ services: [service], touristTax: [band], deposit: Number.NaN })).toEqual({
    'services.0.amount': 'number',
    'touristTax.0.fromAge': 'number',
    'touristTax.0.amount': 'number',
    deposit: 'number',
  });
  expect(checkCosts({ ...free, deposit: -1 })).toEqual({ deposit: 'number' });
});

test('what costs nothing is right', () => {
  const service = { code: 'finalCleaning', unit: 'stay', amount: 0 };
  const bands = [
    { fromAge: 0, toAge: 17, amount: 0 },
    { fromAge: 18, toAge: 120, amount: 2.5 },
  ];
  expect(checkCosts({ services: [service], touristTax: bands, deposit: 0 })).toEqual({});
  expect(checkCosts(free)).toEqual({});
});
