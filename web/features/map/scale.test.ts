import { describe, expect, it } from 'vitest';
import { computeScale } from './scale.ts';

describe('the scale of a map', () => {
  it('is a round distance that fits a bar of 100 pixels, as long as it says', () => {
    for (let zoom = 2; zoom <= 17; zoom += 0.25) {
      for (const lat of [0, 38, 47.5, 55]) {
        const { metres, pixels } = computeScale(lat, zoom);
        expect(String(metres)).toMatch(/^[125]0*$/);
        expect(pixels).toBeGreaterThanOrEqual(40);
        expect(pixels).toBeLessThanOrEqual(100);
      }
    }
  });

  it('tells the length of a degree of longitude', () => {
    // A degree on the equator is 111.32 km, and 2^10 × 512 / 360 pixels at zoom 10.
    const { metres, pixels } = computeScale(0, 10);
    expect(metres / pixels).toBeCloseTo(111_320 / ((1024 * 512) / 360), 0);
  });
});
