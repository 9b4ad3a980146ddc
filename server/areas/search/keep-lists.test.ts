import { expect, test, vi } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import type { ListedHome } from '../catalogue/catalogue.ts';
import { createListKeeper, listedMost, readLists } from './keep-lists.ts';

const forever = new AbortController().signal;

function depsOf(size: number, languages: readonly Language[]) {
  const reads: [Language, number][] = [];
  const listedHomes = (numbers: readonly number[], language: Language) => {
    reads.push([language, numbers.length]);
    return Promise.resolve(new Map<number, ListedHome>());
  };
  const find = vi.fn(() => Array.from({ length: size }, (_, index) => index));
  return {
    reads,
    find,
    search: { size, find },
    catalogue: { listedHomes },
    pricing: { stayRates: () => Promise.resolve(new Map<number, never>()) },
    languages: () => languages,
  };
}

test('all homes are read in each language, in small parts', async () => {
  const deps = depsOf(130, ['de', 'fr']);
  await readLists(deps, forever);
  expect(deps.reads).toEqual([
    ['de', 100],
    ['de', 30],
    ['fr', 100],
    ['fr', 30],
  ]);
});

test('a catalogue that is too large for the memory is not even listed', async () => {
  const deps = depsOf(listedMost / 2 + 1, ['de', 'fr']);
  await readLists(deps, forever);
  expect(deps.reads).toEqual([]);
  expect(deps.find).not.toHaveBeenCalled();
});

test('a read that fails is made up for by the next, until the end', async () => {
  const deps = depsOf(3, ['de']);
  let attempts = 0;
  const listedHomes = () => {
    attempts += 1;
    return attempts === 1
      ? Promise.reject(new Error('no database'))
      : Promise.resolve(new Map<number, never>());
  };
  const keeper = createListKeeper({ ...deps, catalogue: { listedHomes } }, 5);
  await keeper.start();
  await vi.waitFor(() => expect(attempts).toBeGreaterThan(1));
  await keeper.stop();
  const attemptsAtEnd = attempts;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(attempts).toBe(attemptsAtEnd);
});
