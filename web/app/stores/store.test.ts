import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('tells its followers each change, and nothing where nothing changed', () => {
  const store = createStore({ count: 0 });
  const listener = vi.fn();
  store.subscribe(listener);
  const changed = { count: 1 };
  store.set(changed);
  expect(store.get()).toBe(changed);
  expect(store.initial).toEqual({ count: 0 });
  store.set(changed);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('who stops following is not told any more, also while others are being told', () => {
  const store = createStore(0);
  const second = vi.fn();
  let stopSecond = (): void => undefined;
  const stopFirst = store.subscribe(() => stopFirst());
  stopSecond = store.subscribe(second);
  store.set(1);
  expect(second).toHaveBeenCalledTimes(1);
  stopSecond();
  store.set(2);
  expect(second).toHaveBeenCalledTimes(1);
});
