import { pathOf } from './paths.ts';
import { expect, test } from './request-test.ts';

const terms = pathOf('terms', 'de');

const cases: readonly (readonly [string, number, string?])[] = [
  ['/toskana', 301, '/toskana/'],
  ['/de/toskana/', 301, '/toskana/'],
  ['/search', 301, '/search/'],
  ['/1001', 301, '/1001/'],
  ['/1001/', 200],
  ['/object/1001', 301, '/object/1001/'],
  ['/nichts', 404],
  ['/nichts/', 404],
  ['/object/12a/', 404],
  ['/object/1999999999/', 404],
  ['/Toskana/', 404],
  ['/%E0%A4%A/', 404],
  ['/error/404/', 404],
  ['/error/500/', 500],
  ['/en/nothing/here/', 404],
  ['/nordsee%6B%C3%BCste_deutschland/', 200],
  ['/nordseeku%CC%88ste_deutschland/', 200],
  ['/locales/de/part-banner.json', 200],
  ['/locales/xx/part-banner.json', 404],
  ['/assets/none.js', 404],
];
for (const [path, status, location] of cases) {
  test(`${path} answers ${status}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    if (location) expect(response.headers()['location']).toBe(location);
    const head = await request.head(path, { maxRedirects: 0 });
    expect(head.status()).toBe(status);
  });
}

test('a page is the same for every visitor', async ({ request }) => {
  const plain = await (await request.get('/object/1001/')).text();
  const known = await request.get('/object/1001/', {
    headers: { cookie: 'uid=AAAAAAAAAAAAAAAAAAAAAA; jwt=x', 'user-agent': 'other' },
  });
  expect(await known.text()).toBe(plain);
});

test('no inline script runs but those of the page itself', async ({ request }) => {
  const response = await request.get('/');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/);
  expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline');
  expect(response.headers()['referrer-policy']).toBe('no-referrer');
});

test('a partner’s host shows the partner', async ({ request }) => {
  const html = await (await request.get(terms, { headers: { host: 'reisebuero-hafen.example' } })).text();
  expect(html).toContain('Reisebüro am Hafen');
  expect(html).toContain('tel:+493023125701');
  expect(html).not.toContain('tel:+494066969120');
});

test('the empty page has header and footer, and like all others is embedded by nobody', async ({ page }) => {
  const answer = (await page.goto(pathOf('EmptyDummy', 'it')))!;
  const headers = answer.headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
