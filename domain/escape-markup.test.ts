import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test('a text stands for itself in an element and in an attribute', () => {
  expect(escapeMarkup(`<a href="x">Fish & 'chips'</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;Fish &amp; &#39;chips&#39;&lt;/a&gt;',
  );
  expect(escapeMarkup('&amp;')).toBe('&amp;amp;');
});
