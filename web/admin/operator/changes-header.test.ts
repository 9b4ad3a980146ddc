import { expect, test } from 'vitest';
import { changesHeader } from './changes-header.ts';

test.each([
  [{ siteName: 'Strandkorb' }, true],
  [{ mainColour: '#123456' }, true],
  [{ languages: ['de' as const] }, true],
  [{ phone: '+49 4841 662 0' }, false],
  [{}, false],
])('%j is shown around the page: %s', (facts, isShown) => {
  expect(changesHeader({ facts: {} }, { facts })).toBe(isShown);
});
