import { expect, test } from 'vitest';
import { longitudeNear } from './longitude-near.ts';

test('a longitude is counted on beyond the date line to where a map is', () => {
  expect(longitudeNear(-179.5, 181)).toBe(180.5);
  expect(longitudeNear(179.5, -181)).toBe(-180.5);
  expect(longitudeNear(10, 12)).toBe(10);
  expect(longitudeNear(-170, 540)).toBe(550);
});
