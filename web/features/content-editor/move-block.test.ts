import { expect, test } from 'vitest';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { insertBlock, moveBlock, takeBlock } from './move-block.ts';

const head: ContentBlock = { id: 'head', kind: 'head', title: 't', description: 'd' };
const quote = (id: string, text = id): ContentBlock => ({ id, kind: 'quote', text });
const blocks = [head, quote('a'), quote('b'), quote('c')];
const ids = (all: readonly ContentBlock[]): string => all.map(({ id }) => id).join(' ');

test.each([
  ['a', 3, 'head b c a'],
  ['c', 1, 'head c a b'],
  ['c', 0, 'head c a b'],
  ['a', 99, 'head b c a'],
  ['b', 2, 'head a b c'],
  ['head', 2, 'head a b c'],
  ['unknown', 2, 'head a b c'],
])('%s moves to %i: %s', (id, to, expected) => {
  expect(ids(moveBlock(blocks, id, to))).toBe(expected);
});

test('a block that is inserted twice gets a new id', () => {
  const twice = insertBlock(blocks, quote('a'), 2);
  expect(new Set(twice.map(({ id }) => id)).size).toBe(5);
  expect(ids(insertBlock(blocks, quote('d'), 2))).toBe('head a d b c');
});

test('a block of another language replaces the one with its id', () => {
  expect(takeBlock(blocks, quote('b', 'deux'), 9)[2]).toEqual(quote('b', 'deux'));
  expect(ids(takeBlock(blocks, quote('d'), 9))).toBe('head a b c d');
});
