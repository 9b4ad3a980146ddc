import { expect, test } from 'vitest';
import { scrollTarget } from './scroll-rule.ts';

const element = (id: string, afterMs = 200) => ({ kind: 'element', id, afterMs });

test.each([
  ['#map', null, element('map')],
  ['#r%C3%BCgen', null, element('rügen')],
  ['#ratingsSentinel', null, element('ratingsSentinel', 2000)],
  ['#map', '900', element('map')],
  [`#${'a'.repeat(28)}`, null, element('a'.repeat(28))],
  [`#${'a'.repeat(29)}`, null, null],
  ['#a=1', null, null],
  ['#a%3D1', null, null],
  ['#%E0%A4%A', null, null],
  ['#a=1', '400', { kind: 'y', y: 400, afterMs: 200 }],
  ['', '0', { kind: 'y', y: 0, afterMs: 200 }],
  ['', 1200, { kind: 'y', y: 1200, afterMs: 200 }],
  ['', '-5', null],
  ['', 'top', null],
  ['', '', null],
  ['', null, null],
])('%s with scrollto %j', (hash, scrollto, expected) => {
  expect(scrollTarget(hash, scrollto)).toEqual(expected);
});
