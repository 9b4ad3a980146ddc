import { expect, it } from 'vitest';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { spokenMark, timeInWords, timeLeft } from './hold-time.ts';

const until = '2027-01-10T12:00:00.000Z';
const before = (ms: number): number => Date.parse(until) - ms;

it('counts whole days, hours and minutes, and ends with the moment', () => {
  expect(timeLeft(until, before(2 * 86_400_000 + 3_660_000))).toMatchObject({
    days: 2,
    hours: 1,
    minutes: 1,
  });
  expect(timeLeft(until, before(59_000))).toMatchObject({ days: 0, hours: 0, minutes: 0 });
  expect(timeLeft(until, before(0))).toBeNull();
});

it('speaks at a few marks, not with every minute', () => {
  const spoken = new Set<number | null>();
  for (let ms = 3 * 86_400_000; ms > 0; ms -= 5_000) spoken.add(spokenMark(ms));
  expect([...spoken]).toEqual([null, 86_400_000, 10_800_000, 3_600_000, 900_000, 300_000]);
});

it('leaves out what is zero', () => {
  const t = createSiteTexts().translate('en');
  const words = (ms: number): string => timeInWords(timeLeft(until, before(ms))!, t);
  expect(words(86_400_000)).toBe('1\u00a0day');
  expect(words(10_800_000)).toBe('3\u00a0hours');
  expect(words(3_900_000)).toBe('1\u00a0hour, 5\u00a0minutes');
  expect(words(30_000)).toBe('0\u00a0minutes');
});
