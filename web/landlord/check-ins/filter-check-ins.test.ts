import { expect, test } from 'vitest';
import { filterCheckIns } from './filter-check-ins.ts';

const home = (objectNumber: number, title: string, daysBefore: number | null, suggested = false) => ({
  ...{ objectNumber, title, place: 'Prien', daysBefore, suggested },
});
const homes = [home(1, 'Häusl', 3), home(2, 'Seehaus', null, true), home(3, 'Hof', null)];
const numbers = (filter: Parameters<typeof filterCheckIns>[1], words = ''): number[] =>
  filterCheckIns(homes, filter, words).map(({ objectNumber }) => objectNumber);

test('homes are found by what is chosen for them', () => {
  expect([numbers('all'), numbers('on'), numbers('off'), numbers('suggested')]).toEqual([
    [1, 2, 3],
    [1],
    [2, 3],
    [2],
  ]);
});

test('and by name, place or number, whatever the case and accents', () => {
  expect([numbers('all', 'hausl'), numbers('all', 'PRIEN'), numbers('off', ' 3 ')]).toEqual([
    [1],
    [1, 2, 3],
    [3],
  ]);
});
