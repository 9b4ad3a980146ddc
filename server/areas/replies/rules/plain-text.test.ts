import { expect, test } from 'vitest';
import { extractPlainText } from './plain-text.ts';

test('a mail of HTML alone is read as its writer typed it, without what it quotes', () => {
  const html =
    '<html><head><style>p{color:red}</style></head><body><div>Wir kommen um 15&nbsp;Uhr.</div><div><br></div>' +
    '<p>Gr&uuml;&szlig;e &amp; bis bald,<br>Ada &#8211; &lt;3</p><blockquote>Wann?<blockquote>Nie</blockquote></blockquote></body></html>';
  expect(extractPlainText(html)).toBe('Wir kommen um 15 Uhr.\n\nGrüße & bis bald,\nAda – <3');
});

test('no HTML is made so that reading it takes long', () => {
  const begun = performance.now();
  for (const part of ['<', '<a', '<blockquote>', '&', '\n', ' ', '<br>'])
    extractPlainText(part.repeat(200_000));
  expect(performance.now() - begun).toBeLessThan(2000);
});
