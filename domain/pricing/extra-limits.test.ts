import { expect, test } from 'vitest';
import { limitExtras, findExcessiveExtra } from './extra-limits.ts';

const offered = [
  { code: 'bedLinen', unit: 'person' },
  { code: 'breakfast', unit: 'personNight' },
  { code: 'firewood', unit: 'stay' },
  { code: 'eBike', unit: 'night' },
];

test.each([
  [{ bedLinen: 2, breakfast: 2, firewood: 20, eBike: 20 }, 2, null],
  [{ bedLinen: 3 }, 2, { code: 'bedLinen', most: 2 }],
  [{ bedLinen: 3 }, 3, null],
  [{ breakfast: 99 }, 4, { code: 'breakfast', most: 4 }],
  [{ firewood: 21 }, 30, { code: 'firewood', most: 20 }],
  // Extras that the home does not offer cost nothing.
  [{ sauna: 99, __proto__: 99 }, 2, null],
])('of %j for %i persons %j is too many', (chosen, persons, excessive) => {
  expect(findExcessiveExtra(chosen, offered, persons)).toEqual(excessive);
});

test('a smaller party keeps what it may choose', () => {
  const chosen = { bedLinen: 4, firewood: 3, sauna: 1 };
  expect(limitExtras(chosen, offered, 2)).toEqual({ bedLinen: 2, firewood: 3, sauna: 1 });
});
