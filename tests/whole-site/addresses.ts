import { expect, test } from 'vitest';
import { languages } from '../../domain/language.ts';
import { siteRoutes } from '../../domain/site-routes.ts';
import type { DemoSite } from '../harness/demo-site.ts';
import { isFullRun } from '../harness/run-size.ts';

const { pathOf } = siteRoutes('add');

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

export function testAddresses(site: DemoSite): void {
  for (const [path, status, location] of cases) {
    test(`${path} answers ${status}`, async () => {
      const answer = await site.ask(path);
      expect(answer.status).toBe(status);
      if (location) expect(answer.headers['location']).toBe(location);
      expect((await site.ask(path, { method: 'HEAD' })).status).toBe(status);
    });
  }

  test('a page is the same for every visitor', async () => {
    const plain = await site.ask('/object/1001/');
    const headers = { cookie: 'uid=AAAAAAAAAAAAAAAAAAAAAA; jwt=x', 'user-agent': 'other' };
    expect((await site.ask('/object/1001/', { headers })).text).toBe(plain.text);
  });

  test('a page of the own watch list is the same for everybody', async () => {
    const path = pathOf('WatchList', 'en');
    const search = await site.call<{ hits: { objectNumber: number }[] }>('/api/search?query={}');
    const choice = { uid: '', objectNumber: search.hits[0]!.objectNumber, action: 'add' };
    const { uid } = await site.call<{ uid: string }>('/api/user/watchedobjects/set', choice);
    const somebody = await site.ask(path, { headers: { cookie: `uid=${uid}` } });
    expect(somebody.text).toBe((await site.ask(path)).text);
  });

  test('no inline script runs but those of the page itself', async () => {
    const { headers } = await site.ask('/');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/);
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test('a partner’s host shows the partner', async () => {
    const { text } = await site.ask(terms, { headers: { host: 'reisebuero-hafen.example' } });
    expect(text).toContain('Reisebüro am Hafen');
    expect(text).toContain('tel:+493023125701');
    expect(text).not.toContain('tel:+494066969120');
  });

  test('the empty page has header and footer, and like all others is embedded by nobody', async () => {
    const { headers, text } = await site.ask(pathOf('EmptyDummy', 'it'));
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(text).toContain('<header');
    expect(text).toContain('<footer');
  });

  for (const [turn, language] of languages.entries()) {
    test(`every link of the start page leads to a page (${language})`, async () => {
      const { text } = await site.ask(pathOf('Home', language));
      const main = /<main\b.*<\/main>/s.exec(text)?.[0] ?? '';
      const hrefs = [...main.matchAll(/<a\b[^>]* href="(\/[^"]*)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      );
      const written = [...new Set(hrefs)].filter((href) => !href.includes('/object/'));
      expect(written.length).toBeGreaterThan(60);
      // If an address leads to a page in one language, it does so in the others. In the gate each language only follows
      // its share of the addresses.
      const followed = written.filter((_, at) => isFullRun || at % languages.length === turn);
      for (const href of followed) expect((await site.ask(href)).status, href).toBe(200);
    });
  }

  test.each([
    ['de', 'haus in der toskana mit sauna für 4, nicht zu teuer', 'nicht zu teuer'],
    ['en', 'house in tuscany with a sauna for 4 people, not too expensive', 'not too expensive'],
    ['fr', 'maison en toscane avec sauna pour 4 personnes, pas trop cher', 'pas trop cher'],
    ['it', 'casa in toscana con sauna per 4 persone, non troppo caro', 'non troppo caro'],
  ] as const)(
    'a sentence in the place field becomes the address of its search without scripts, in %s',
    async (language, sentence, vague) => {
      const form = new URLSearchParams({ q: sentence, startDate: '', endDate: '', persons: '2', pets: '' });
      const sent = await site.ask(`${pathOf('Search', language)}?${form.toString()}`);
      expect(sent.status).toBe(302);
      const address = new URL(sent.headers['location'] ?? '', 'https://feriola.example');
      expect(Object.fromEntries(address.searchParams)).toEqual({
        persons: '4',
        objectType: 'house',
        sauna: 'Y',
        region: 'toskana',
        wish: sentence,
      });
      const { status, text } = await site.ask(address.pathname + address.search);
      expect(status).toBe(200);
      expect(text.match(/data-testid="understood-part"/g)).toHaveLength(4);
      expect(/data-testid="not-understood".*?<\/p>/s.exec(text)?.[0]).toContain(vague);
    },
  );
}
