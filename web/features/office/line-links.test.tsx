import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LineItems } from './line-links.tsx';

test('before an operator has said a number and an address, no icon stands alone', () => {
  const itemsOf = (interact: string, email: string): string =>
    renderToStaticMarkup(<LineItems line={{ phone: { interact, display: interact }, email }} />);
  expect(itemsOf('', '')).toBe('<li></li><li></li>');
  expect(itemsOf('+4948416620', 'post@strandkorb.de')).toContain('href="tel:+4948416620"');
  expect(itemsOf('+4948416620', 'post@strandkorb.de')).toContain('href="mailto:post@strandkorb.de"');
});
