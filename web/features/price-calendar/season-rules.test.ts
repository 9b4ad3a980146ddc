import { describe, expect, it } from 'vitest';
import { lastDay, listRules, type SeasonRule } from './season-rules.ts';

const season = (fromDate: string, untilDate: string, minStay: number, arrivalDays = [5]): SeasonRule => ({
  fromDate,
  untilDate,
  minStay,
  arrivalDays,
});

const seasons = [
  season('2027-01-01', '2027-03-10', 3),
  season('2027-03-10', '2027-03-20', 3),
  season('2027-03-20', '2027-05-01', 7),
  season('2027-05-01', '2027-06-01', 7, [0, 5]),
];

describe('rules of months', () => {
  it('join what is the same, and keep to the months', () => {
    expect(listRules(seasons, '2027-03-01', 2, '2026-01-01')).toEqual([
      season('2027-03-01', '2027-03-20', 3),
      season('2027-03-20', '2027-05-01', 7),
    ]);
    expect(lastDay(seasons[0]!)).toBe('2027-03-09');
  });

  it('begin today at the earliest, and leave gaps apart', () => {
    expect(listRules(seasons, '2027-03-01', 1, '2027-03-12')[0]!.fromDate).toBe('2027-03-12');
    const gap = [season('2027-03-01', '2027-03-10', 3), season('2027-03-15', '2027-04-01', 3)];
    expect(listRules(gap, '2027-03-01', 1, '2026-01-01')).toHaveLength(2);
    expect(listRules(seasons, '2028-03-01', 1, '2026-01-01')).toEqual([]);
  });
});
