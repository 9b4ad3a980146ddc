import { expect, test } from 'vitest';
import type { Words } from './compare-blocks.ts';
import { shortenSame } from './shorten-same.ts';

const long = 'Wort '.repeat(200);
const same = (text: string): Words => ({ text, change: 'same' });
const added = (text: string): Words => ({ text, change: 'added' });

test('a long passage shows only what stands beside a change', () => {
  const [before, change, between, last, after] = shortenSame([
    same(long),
    added('neu '),
    same(long),
    added('auch neu'),
    same(long),
  ]);
  expect(before!.text).toMatch(/^… (Wort )+$/);
  expect(change).toEqual(added('neu '));
  expect(between!.text).toMatch(/^(Wort )+… (Wort )+$/);
  expect(between!.text.length).toBeLessThan(350);
  expect(last).toEqual(added('auch neu'));
  expect(after!.text).toMatch(/^(Wort )+…$/);
});

test('short passages, changes however long, and a text that was only moved stay whole', () => {
  const words = [same('kurz '), added(long)];
  expect(shortenSame(words)).toBe(words);
  const moved = [same(long)];
  expect(shortenSame(moved)).toBe(moved);
});
