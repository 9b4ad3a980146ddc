import { beforeEach, expect, test, vi } from 'vitest';
import type { Suggestion } from './use-suggestions.ts';

const place = (key: string): Suggestion => ({
  kind: 'region',
  key,
  name: key,
  alias: '',
  context: '',
  count: 1,
  words: '',
  path: `/${key}/`,
  distance: null,
});

const stored = new Map<string, string>();

async function freshDocument() {
  vi.resetModules();
  return (await import('./recent-places.ts')).recentPlaces;
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('nothing is stored on the device before the visitor asks for it', async () => {
  const recent = await freshDocument();
  recent.remember(place('toskana'));
  expect(recent.isKept).toBe(false);
  expect(stored.size).toBe(0);
  expect((await freshDocument()).get()).toEqual([]);
});

test('once asked for, the next visit knows the last four, the latest first', async () => {
  const recent = await freshDocument();
  recent.remember(place('toskana'));
  recent.keep();
  for (const key of ['ostsee', 'kreta', 'ostsee', 'korsika', 'madeira']) recent.remember(place(key));
  const next = await freshDocument();
  expect(next.isKept).toBe(true);
  expect(next.get().map(({ key }) => key)).toEqual(['madeira', 'korsika', 'ostsee', 'kreta']);
});

test('forgetting empties the list and the device, and later places are not kept', async () => {
  const recent = await freshDocument();
  recent.keep();
  recent.remember(place('toskana'));
  recent.forget();
  recent.remember(place('kreta'));
  expect(stored.size).toBe(0);
  expect((await freshDocument()).get()).toEqual([]);
});

test('what an older release stored does no harm', async () => {
  stored.set('recent-places', '[1,null,{"kind":"region"}]');
  expect((await freshDocument()).get()).toEqual([]);
});
