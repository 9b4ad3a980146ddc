import { expect, test } from 'vitest';
import { checkBasics, checkCosts, checkMeasures, checkTerms } from './check-part.ts';

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

test('beds and measures that cannot be read are refused beside their field', () => {
  const basics = {
    kind: 'farmhouse',
    personsMax: 4,
    bedrooms: 2,
    bathrooms: 1,
    squaremeters: 80,
    dogsMax: 0,
  };
  const rooms = [{ beds: { double: 1 } }, { beds: { single: Number.NaN, cot: 21 } }];
  expect(checkBasics({ ...basics, rooms })).toEqual({ 'rooms.1.single': 'number', 'rooms.1.cot': 'number' });
  const access = {
    entranceSteps: -1,
    doorWidthCm: 29,
    showerThresholdCm: 0,
    grabRails: null,
    parkingMetres: Number.NaN,
  };
  const charging = { kilowatts: Number.NaN, plug: 'type2', shared: false } as const;
  expect(checkMeasures({ access, charging })).toEqual({
    entranceSteps: 'number',
    doorWidthCm: 'number',
    parkingMetres: 'number',
    kilowatts: 'number',
  });
  expect(checkMeasures({ access: null, charging: null })).toEqual({});
});

test('quiet that begins has to end, and the other way round', () => {
  const terms = { cancellation: null, checkIn: null, checkOut: null, registrationNumber: '' };
  const quiet = (quietFrom: string | null, quietUntil: string | null) =>
    checkTerms({ ...terms, quietFrom, quietUntil }, 'DE');
  expect(quiet('22:00', '07:00')).toEqual({});
  expect(quiet('22:00', null)).toEqual({ quietUntil: 'time' });
  expect(quiet(null, '07:00')).toEqual({ quietFrom: 'time' });
  expect(quiet('25:00', '07:00')).toEqual({ quietFrom: 'time' });
});
