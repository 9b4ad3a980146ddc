import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicPosition, publicRadius } from './public-position.ts';

const metres = (one: { lat: number; lon: number }, other: { lat: number; lon: number }): number => {
  const east = (one.lon - other.lon) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(one.lat - other.lat, east) * 111_320;
};
const positions = fc.record({
  lat: fc.double({ min: -70, max: 72, noNaN: true }),
  lon: fc.double({ min: -179, max: 179, noNaN: true }),
});
const numbers = fc.integer({ min: 1, max: 2_000_000_000 });

describe('the public position', () => {
  it('keeps the home within the circle that is drawn', () => {
    fc.assert(
      fc.property(numbers, positions, (objectNumber, home) => {
        expect(metres(publicPosition(objectNumber, home), home)).toBeLessThan(publicRadius);
      }),
    );
  });

  it('tells no more than the cell: the whole cell is shown at one place', () => {
    const shown = publicPosition(4711, { lat: 54.1, lon: 10.9 });
    let same = 0;
    for (let step = -20; step <= 20; step += 1) {
      const near = { lat: 54.1 + step * 0.0001, lon: 10.9 };
      const { lat, lon } = publicPosition(4711, near);
      if (lat === shown.lat && lon === shown.lon) same += 1;
    }
    // Of 41 places along 444 m, those in the cell of the middle one are all shown at the same position.
    expect(same).toBeGreaterThan(18);
  });

  it('is the same each time and another for the neighbour in the house', () => {
    const home = { lat: 54.1, lon: 10.9 };
    expect(publicPosition(1, home)).toEqual(publicPosition(1, home));
    expect(publicPosition(1, home)).not.toEqual(publicPosition(2, home));
  });

  it('stays on the globe', () => {
    for (const home of [
      { lat: 90, lon: 180 },
      { lat: -90, lon: -180 },
      { lat: 0, lon: 180 },
    ]) {
      const { lat, lon } = publicPosition(1, home);
      expect(Math.abs(lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(lon)).toBeLessThanOrEqual(180);
    }
  });
});
