import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { siteLink } from '../../domain/site-link.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { LinkRulesContext } from '../app/link-rules.ts';
import { TextsProvider } from '../app/texts-context.tsx';
import { ExternalLink } from './external-link.tsx';
import { Link } from './link.tsx';

const reseller = { domain: 'https://www.reise.example', paths: [] };
const texts = { language: 'en' as const, t: createSiteTexts().translate('en'), textsUrl: '' };

function markup(element: React.ReactNode, withReseller: boolean): string {
  const rules = withReseller ? (target: string) => siteLink(target, reseller, '') : null;
  const page = <LinkRulesContext value={rules}>{element}</LinkRulesContext>;
  const router = createMemoryRouter([{ path: '/', element: page }]);
  return renderToStaticMarkup(
    <TextsProvider value={texts}>
      <RouterProvider router={router} />
    </TextsProvider>,
  );
}

test.each([
  ['https://other.example/a', false, true],
  ['https://other.example/a', true, true],
  ['https://www.reise.example/a', true, false],
  ['https://www.reise.example/a', false, true],
])('a link to %s, with a reseller: %s, opens a new window: %s', (href, withReseller, opens) => {
  for (const element of [<ExternalLink href={href}>There</ExternalLink>, <Link to={href}>There</Link>]) {
    const html = markup(element, withReseller);
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain('rel="noopener"');
    expect(html.includes('target="_blank"')).toBe(opens);
    expect(html.includes('(opens in a new window)')).toBe(opens);
  }
});

test('a page of the reseller is reached in this window', () => {
  const html = markup(<Link to="/search/">Search</Link>, true);
  expect(html).toContain('href="https://www.reise.example/search/"');
  expect(html).not.toContain('_blank');
});
