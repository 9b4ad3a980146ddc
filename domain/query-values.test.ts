import { describe, expect, it, test } from 'vitest';
import { parseQueryValue, queryValues } from './query-values.ts';

describe('parseQueryValue', () => {
  it.each<[string, string | number]>([
    ['', 0],
    ['0', 0],
    ['007', 7],
    ['4711', 4711],
    ['-5', '-5'],
    ['1.5', '1.5'],
    ['1e3', '1e3'],
    ['٤', '٤'],
    ['Y', 'Y'],
    ['L%C3%BCbeck%20Bucht', 'Lübeck Bucht'],
    ['100%', '100%'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['a+b', 'a+b'],
  ])('%j is %j', (value, expected) => {
    expect(parseQueryValue(value)).toBe(expected);
  });
});

test.each<[string, Record<string, string | number>]>([
  ['', {}],
  ['?', {}],
  ['?persons=4&q=L%C3%BCbeck+Bucht', { persons: 4, q: 'Lübeck Bucht' }],
  ['?q=100%25&page=007', { q: '100%', page: 7 }],
  ['?childAges=&q=&tolerance', {}],
  ['?childAges=0', { childAges: 0 }],
  ['?BBoxString=8%2C54%2C9%2C55', { BBoxString: '8,54,9,55' }],
  ['?q=a=b', { q: 'a=b' }],
  ['?persons=3&persons=5', { persons: 5 }],
  ['?q=%E0%A4%A', { q: '%E0%A4%A' }],
])('%s', (search, expected) => {
  expect(queryValues(search)).toEqual(expected);
});
