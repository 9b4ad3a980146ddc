import { expect, test } from 'vitest';
import type { HomePart } from '../../../contract/homes/own-home.ts';
import { serializePart } from './written-part.ts';
import { euros } from '../../../domain/money.ts';

type Costs = Extract<HomePart, { section: 'costs' }>;
type Service = Costs['services'][number];

const costs = (service: Service): Costs => ({
  ...{ section: 'costs', services: [service], discounts: [], furtherGuests: null },
  ...{ touristTax: null, deposit: null },
});

test('a service that was saved is the one that was typed, in whatever order its fields come back', () => {
  const typed: Service = {
    code: 'finalCleaning',
    unit: 'stay',
    amount: euros(85),
    mandatory: false,
    prepaid: false,
  };
  const saved: Service = {
    amount: euros(85),
    code: 'finalCleaning',
    unit: 'stay',
    prepaid: false,
    mandatory: false,
  };
  expect(serializePart(costs(typed))).toBe(serializePart(costs(saved)));
  expect(serializePart(costs({ ...typed, amount: euros(90) }))).not.toBe(serializePart(costs(saved)));
  expect(serializePart(costs({ ...typed, amount: euros(NaN) }))).toContain('unreadable');
});
