import { expect, test } from 'vitest';
import { wideAreas } from '../../domain/wide-areas.ts';
import { regions } from './regions.ts';

test('wide areas are made of holiday regions, and have keys of their own', () => {
  const keys = new Set(regions.map(({ key }) => key));
  for (const area of wideAreas) {
    expect(area.regions.filter((key) => !keys.has(key))).toEqual([]);
    expect(keys.has(area.key)).toBe(false);
  }
});
