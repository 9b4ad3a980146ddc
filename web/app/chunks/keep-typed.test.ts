import { expect, test } from 'vitest';
import { hasFailedChunk } from './keep-typed.ts';

const script = 'https://a.example/assets/x-1.js';

test.each([
  [[{ name: script, responseStatus: 200 }], false],
  [[{ name: script, responseStatus: 304 }], false],
  [[{ name: script }], false],
  [[{ name: 'https://a.example/api/price', responseStatus: 500 }], false],
  [[{ name: 'https://a.example/assets/x.css', responseStatus: 404 }], false],
  [[{ name: script, responseStatus: 404 }], true],
  [[{ name: script, responseStatus: 0 }], true],
  [
    [
      { name: script, responseStatus: 200 },
      { name: script, responseStatus: 503 },
    ],
    true,
  ],
])('%j: %s', (entries, expected) => {
  expect(hasFailedChunk(entries)).toBe(expected);
});
