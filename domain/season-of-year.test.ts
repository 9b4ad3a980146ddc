import { expect, test } from 'vitest';
import { pictureInSeason, seasonOfYear } from './season-of-year.ts';

test.each([
  ['2027-01-01', 'winter'],
  ['2027-03-14', 'winter'],
  ['2027-03-15', 'spring'],
  ['2027-05-31', 'spring'],
  ['2027-06-01', 'summer'],
  ['2027-09-14', 'summer'],
  ['2027-09-15', 'autumn'],
  ['2027-11-30', 'autumn'],
  ['2027-12-01', 'winter'],
])('%s lies in %s', (date, season) => {
  expect(seasonOfYear(date)).toBe(season);
});

test('a drawing shows the season of the stay, a photo and a search without dates stay as they are', () => {
  const [drawing, photo] = [true, false].map((illustration) => ({
    src: '/pictures/7/1.0a1b2c3d',
    illustration,
  }));
  expect(pictureInSeason(drawing!, '2027-07-10')).toBe('/pictures/7/1.0a1b2c3d.summer');
  expect(pictureInSeason(drawing!, undefined)).toBe('/pictures/7/1.0a1b2c3d');
  expect(pictureInSeason(photo!, '2027-07-10')).toBe('/pictures/7/1.0a1b2c3d');
});
