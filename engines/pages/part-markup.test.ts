import { expect, test } from 'vitest';
import { createPartMarkup, divideMemory } from './part-markup.ts';

const markup = (length: number): Uint8Array => new Uint8Array(length);

test('beyond its bytes those go that no page has shown for longest', () => {
  const parts = createPartMarkup(3_000);
  parts.set('a', markup(1_000));
  parts.set('b', markup(1_000));
  expect(parts.get('a')).toHaveLength(1_000);
  parts.set('c', markup(1_000));
  expect(parts.get('b')).toBeUndefined();
  expect(parts.get('a')).toBeDefined();
  expect(parts.state()).toEqual({ parts: 2, bytes: 2_604, hits: 2, misses: 1 });
});

test('what is set again counts once, and what is larger than the memory is not kept', () => {
  const parts = createPartMarkup(1_000);
  parts.set('a', markup(100));
  parts.set('a', markup(200));
  expect(parts.state()).toMatchObject({ parts: 1, bytes: 502 });
  parts.set('b', markup(2_000));
  expect(parts.state()).toMatchObject({ parts: 0, bytes: 0 });
});

test('pages and parts share what is configured for pages', () => {
  expect(divideMemory(64_000_000)).toEqual({ pages: 48_000_000, parts: 16_000_000 });
});
