import { describe, expect, it } from 'vitest';
import { cancellationSteps, freeUntil, unknownCancellation } from './cancellation-steps.ts';

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
