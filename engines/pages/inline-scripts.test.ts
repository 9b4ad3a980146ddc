import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineScripts } from './inline-scripts.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const nonce = '5f0c2d9f';

test('scripts with the nonce are named by their hashes, and the nonce is gone', () => {
  const { parts, hashes } = hashInlineScripts(
    `<script nonce="${nonce}">one()</script><p>1</p><script type="module" nonce="${nonce}" async="">two(\n)</script>` +
      `<link rel="modulepreload" href="/a.js" nonce="${nonce}"/>`,
    nonce,
  );
  expect(parts.join('')).toBe(
    '<script>one()</script><p>1</p><script type="module" async="">two(\n)</script><link rel="modulepreload" href="/a.js"/>',
  );
  expect(hashes).toEqual([hashOf('one()'), hashOf('two(\n)')]);
});

test.each([
  ['without a nonce', '<script>evil()</script>'],
  ['with another nonce', '<script nonce="5f0c2d9e">evil()</script>'],
  ['with the nonce in its text', `<script>evil() // nonce="${nonce}"</script>`],
  ['of a file', `<script src="/a.js" nonce="${nonce}"></script>`],
])('a script %s gets no hash', (_, html) => {
  expect(hashInlineScripts(html, nonce).hashes).toEqual([]);
});

test('the same script twice is named once', () => {
  const script = `<script nonce="${nonce}">one()</script>`;
  expect(hashInlineScripts(script + script, nonce).hashes).toEqual([hashOf('one()')]);
});
