import { expect, test } from 'vitest';
import { shiftAbove, shiftBelow, shiftInside } from './shift-below.ts';

const search = { x: 12, y: 12, width: 160, height: 44 };
const asMoved = { x: 12, y: 64, width: 190, height: 44 };
const pin = (x: number, y: number) => ({ x, y, width: 80, height: 36 });

test('a pin at the upper edge steps below the buttons that lie there, and is not covered by the next of them', () => {
  expect(shiftBelow(pin(100, 20), [search])).toBe(39);
  expect(shiftBelow(pin(100, 20), [asMoved, search])).toBe(91);
});

test('a pin beside or below them, or one that has left the map, stays on its place', () => {
  expect(shiftBelow(pin(300, 20), [search, asMoved])).toBe(0);
  expect(shiftBelow(pin(100, 130), [search, asMoved])).toBe(0);
  expect(shiftBelow(pin(100, -30), [search, asMoved])).toBe(0);
});

test('a pin at the lower edge steps above the button that lies there', () => {
  const back = { x: 120, y: 780, width: 140, height: 48 };
  expect(shiftAbove(pin(130, 790), [back], 844)).toBe(-49);
  expect(shiftAbove(pin(300, 790), [back], 844)).toBe(0);
  expect(shiftAbove(pin(130, 830), [back], 844)).toBe(0);
});

test('a pin is not cut by an edge of the map, unless its place lies beyond it', () => {
  expect(shiftInside({ x: -20, width: 80 }, 20, 390)).toBe(23);
  expect(shiftInside({ x: 340, width: 80 }, 380, 390)).toBe(-33);
  expect(shiftInside({ x: 100, width: 80 }, 140, 390)).toBe(0);
  expect(shiftInside({ x: 360, width: 80 }, 400, 390)).toBe(0);
});
