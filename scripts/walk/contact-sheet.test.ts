import { expect, test } from 'vitest';
import { placeTiles } from './contact-sheet.ts';

const tile = (name: string, width: number, height: number) => ({ name, file: `${name}.png`, width, height });
const where = (sheets: ReturnType<typeof placeTiles>) =>
  sheets.map((sheet) => sheet.map(({ name, left, top }) => `${name} ${left} ${top}`));

test('tiles stand beside each other, then below the highest of the row, then on the next sheet', () => {
  const tiles = [tile('a', 400, 300), tile('b', 500, 400), tile('c', 200, 100), tile('d', 900, 500)];
  expect(where(placeTiles(tiles, { width: 1000, height: 800 }))).toEqual([
    ['a 0 18', 'b 410 18', 'c 0 446'],
    ['d 0 18'],
  ]);
});

test('a tile that is larger than a sheet has one for itself, and no tile makes none', () => {
  expect(where(placeTiles([tile('wide', 1200, 900)], { width: 1000, height: 800 }))).toEqual([['wide 0 18']]);
  expect(placeTiles([])).toEqual([]);
});
