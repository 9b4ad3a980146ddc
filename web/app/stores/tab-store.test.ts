import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTabStore } from './tab-store.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
const nothing: readonly number[] = [];

test('reads what the tab stored when it is first asked, and stores each change', () => {
  stored.set('numbers', '[1,"two",3]');
  const store = createTabStore('numbers', nothing, numbers);
  expect(store.initial).toBe(nothing);
  expect(store.get()).toEqual([1, 3]);
  store.set([4]);
  expect(stored.get('numbers')).toBe('[4]');
  expect(createTabStore('numbers', nothing, numbers).get()).toEqual([4]);
  store.set(nothing);
  expect(stored.size).toBe(0);
});

test('a change before the first reading is not undone by it', () => {
  stored.set('numbers', '[1]');
  const store = createTabStore('numbers', nothing, numbers);
  store.set([2]);
  expect(store.get()).toEqual([2]);
});

test('a broken or missing storage leaves a value that lasts as long as the page', () => {
  stored.set('numbers', '{');
  expect(createTabStore('numbers', nothing, numbers).get()).toBe(nothing);
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  const store = createTabStore('numbers', nothing, numbers);
  expect(store.get()).toBe(nothing);
  store.set([5]);
  expect(store.get()).toEqual([5]);
});
