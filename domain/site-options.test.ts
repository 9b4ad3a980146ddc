import { expect, test } from 'vitest';
import { isOffered, type SiteOption } from './site-options.ts';

const silent = { hideInsurances: 'N', hideNewsletter: 'N', hideBonus: 'N', allowMidocoUsage: 'N' } as const;

test.each<[SiteOption, object]>([
  ['insurance', { hideInsurances: 'Y' }],
  ['newsletter', { hideNewsletter: 'Y' }],
  ['bonus', { hideBonus: 'Y' }],
])('%s is offered by the house and by partners who do not hide it', (option, hiding) => {
  expect(isOffered(option, null)).toBe(true);
  expect(isOffered(option, silent)).toBe(true);
  expect(isOffered(option, { ...silent, ...hiding })).toBe(false);
});

test('Midoco is asked for where a partner allows it alone', () => {
  expect(isOffered('midoco', null)).toBe(false);
  expect(isOffered('midoco', silent)).toBe(false);
  expect(isOffered('midoco', { ...silent, allowMidocoUsage: 'Y' })).toBe(true);
});
