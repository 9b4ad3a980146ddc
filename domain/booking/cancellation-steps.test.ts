import { describe, expect, it } from 'vitest';
import {
  cancellationSteps,
  freeUntil,
  freeUntilDaysBefore,
  isFlexible,
  isFreeOn,
  unknownCancellation,
} from './cancellation-steps.ts';

const bands = [
  { daysBefore: 3, percent: 80 },
  { daysBefore: 14, percent: 30 },
];
const arrival = '2027-06-05';

describe('cancellationSteps', () => {
  it('gives each fee its days, without a gap', () => {
    expect(cancellationSteps(bands, arrival, '2027-01-01')).toEqual([
      { from: null, until: '2027-05-22', percent: 0, current: true },
      { from: '2027-05-23', until: '2027-06-02', percent: 30, current: false },
      { from: '2027-06-03', until: '2027-06-05', percent: 80, current: false },
    ]);
  });

  it('leaves out what has gone by, and says what holds today', () => {
    expect(
      cancellationSteps(bands, arrival, '2027-05-23').map((step) => [step.percent, step.current]),
    ).toEqual([
      [30, true],
      [80, false],
    ]);
    expect(cancellationSteps(bands, arrival, '2027-06-05').map(({ percent }) => percent)).toEqual([80]);
  });

  it('is empty where cancelling never costs anything', () => {
    expect(cancellationSteps([{ daysBefore: 10, percent: 0 }], arrival, '2027-01-01')).toEqual([]);
  });
});

describe('freeUntil', () => {
  it('names the last free day until it has gone by', () => {
    expect(freeUntil(bands, arrival, '2027-05-22')).toBe('2027-05-22');
    expect(freeUntil(bands, arrival, '2027-05-23')).toBeNull();
  });
});

it('says that nothing is ever free where nobody has stated terms', () => {
  expect(cancellationSteps(unknownCancellation, '2027-07-10', '2027-03-01')).toEqual([
    { from: null, until: '2027-07-10', percent: 100, current: true },
  ]);
  expect(freeUntil(unknownCancellation, '2027-07-10', '2027-03-01')).toBeNull();
});

describe('freeUntilDaysBefore', () => {
  it('is the day before the first fee, whatever the order of the fees', () => {
    expect(freeUntilDaysBefore(bands)).toBe(14);
    expect(freeUntilDaysBefore([...bands].reverse())).toBe(14);
  });

  it('is the day of arrival where nothing is ever due, and no day where something always is', () => {
    expect(freeUntilDaysBefore([])).toBe(0);
    expect(freeUntilDaysBefore([{ daysBefore: 30, percent: 0 }])).toBe(0);
    expect(freeUntilDaysBefore(unknownCancellation)).toBeNull();
  });

  it('says on which days a stay can be left free of charge, the last one among them', () => {
    expect(isFreeOn('2027-05-22', arrival, 14)).toBe(true);
    expect(isFreeOn('2027-05-23', arrival, 14)).toBe(false);
    expect(isFreeOn(arrival, arrival, 0)).toBe(true);
    expect(isFreeOn('2020-01-01', arrival, null)).toBe(false);
  });
});

it('calls terms flexible that let guests leave free of charge until two weeks ahead', () => {
  expect(isFlexible(bands)).toBe(true);
  expect(isFlexible([{ daysBefore: 15, percent: 10 }])).toBe(false);
  expect(isFlexible([])).toBe(true);
  expect(isFlexible(unknownCancellation)).toBe(false);
});
