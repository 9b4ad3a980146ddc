import { expect, test } from 'vitest';
import { isSearchKey } from './is-search-key.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, isTyping: false };

test.each([
  ['a slash', { ...plain, key: '/' }, true],
  ['a slash that is typed', { ...plain, key: '/', isTyping: true }, false],
  ['Ctrl and K', { ...plain, key: 'k', ctrlKey: true }, true],
  ['Command and K in a field', { ...plain, key: 'K', metaKey: true, isTyping: true }, true],
  ['K alone', { ...plain, key: 'k' }, false],
  [
    'Alt, Ctrl and K, which writes a letter on some keyboards',
    { ...plain, key: 'k', ctrlKey: true, altKey: true },
    false,
  ],
] as const)('%s', (_name, pressed, isSearch) => {
  expect(isSearchKey(pressed)).toBe(isSearch);
});
