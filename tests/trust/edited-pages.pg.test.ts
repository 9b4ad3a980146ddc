import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { writeTestSecret } from '../harness/test-secret.ts';
import { ask } from './account-calls.ts';
import { until } from './booking-calls.ts';
import { aSession, aToken } from './tokens.ts';

/** Two real server processes with pages on one PostgreSQL: what an editor does on one guests see on the other. */
const folders = ['first', 'second'].map((name) => mkdtempSync(join(tmpdir(), `feriola-${name}-`)));
let database: TestDatabase;
let nodes: ServerProcess[] = [];
let headers: Record<string, string>;

beforeAll(async () => {
  database = await openTestDatabase();
  folders.forEach((folder) => writeTestSecret(folder));
  for (const DATA_DIR of folders)
    nodes.push(await startServerProcess({ DATA_DIR, DATABASE_URL: database.url! }));
  const { id } = await aSession(database, { roles: ['editor'] });
  headers = { cookie: `jwt=${await aToken(folders[0]!, { jti: id })}` };
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  nodes = [];
  await database.close();
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});

const path = '/das_beste_an_feriola/';
const page = { page: 'about', language: 'de' } as const;
const read = async (node: number, address: string): Promise<{ response: Response; html: string }> => {
  const response = await fetch(nodes[node]!.url + address);
  return { response, html: await response.text() };
};
const blocksWith = (title: string, text: string): string =>
  JSON.stringify({
    version: 1,
    blocks: [
      { id: 'head', kind: 'head', title, description: 'Ein Satz für die Vorschau.' },
      {
        id: 'text',
        kind: 'text',
        text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
      },
    ],
  });

interface Unit {
  contentID: number;
  lockToken: string;
  revision: number;
}
async function begin(of: { page: string; language: 'de' } = page): Promise<Unit> {
  const { data } = await ask(nodes[0]!.url, 'toggleContentLock', { ...of, toggleState: 'takeover' }, headers);
  const { contentID, lockToken } = data as unknown as Unit;
  const { data: unit } = await ask(nodes[0]!.url, 'getContent', { ...of, previewDraft: 'Y' }, headers);
  return { contentID, lockToken, revision: (unit as unknown as Unit).revision };
}
const set = ({ contentID, lockToken, revision }: Unit, fields: Record<string, unknown>) =>
  ask(nodes[0]!.url, 'setContent', { contentID, lockToken, baseRevision: revision, ...fields }, headers);

test('what an editor publishes on one server guests see on the other, and a draft only by its link', async () => {
  for (const node of [0, 1]) expect((await read(node, path)).response.status).toBe(200);
  const unit = await begin();
  const draft = blocksWith('Neu an diesem Tag', 'Ein frischer Satz.');
  expect((await set(unit, { contentAction: 'save', containerContent: draft })).http).toBe(200);
  expect((await read(1, path)).html).not.toContain('Neu an diesem Tag');

  const made = await ask(nodes[0]!.url, 'makeContentPreview', { contentID: unit.contentID }, headers);
  const { url } = made.data as unknown as { url: string };
  const preview = await read(1, new URL(url).pathname + new URL(url).search);
  expect(preview.response.status).toBe(200);
  expect(preview.html).toContain('Ein frischer Satz.');
  expect(preview.response.headers.get('cache-control')).toBe('no-store');
  expect(preview.response.headers.get('x-robots-tag')).toBe('noindex');
  expect(preview.html).toMatch(/<meta name="robots" content="noindex"/);
  // Another's signature opens nothing, and what guests read stays as it is.
  const forged = url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await read(1, new URL(forged).pathname + new URL(forged).search)).html).not.toContain(
    'Ein frischer Satz.',
  );
  expect((await read(1, path)).html).not.toContain('Ein frischer Satz.');

  expect((await set(unit, { contentAction: 'publish' })).http).toBe(200);
  expect((await read(0, path)).html).toContain('Ein frischer Satz.');
  await until(async () => (await read(1, path)).html.includes('Ein frischer Satz.'), 10_000);
});

test('what somebody writes for the start page is seen there, in its language alone', async () => {
  const unit = await begin({ page: 'home', language: 'de' });
  const written = JSON.stringify({
    version: 1,
    blocks: [
      { id: 'head', kind: 'head', title: 'Ab in den Schnee', description: 'Ein Satz für die Vorschau.' },
      {
        id: 'tips',
        kind: 'tips',
        tips: [
          {
            id: 'chains',
            title: 'Ketten nicht vergessen',
            text: 'Ein Tipp <b>für</b> den Pass.',
            picture: { scene: 'theme-winter', alt: 'Verschneite Straße' },
            to: 'page:Search',
            label: 'Häuser ansehen',
          },
        ],
      },
    ],
  });
  expect((await set(unit, { contentAction: 'save', containerContent: written })).http).toBe(200);
  const made = await ask(nodes[0]!.url, 'makeContentPreview', { contentID: unit.contentID }, headers);
  const { url } = made.data as unknown as { url: string };
  const preview = await read(1, new URL(url).pathname + new URL(url).search);
  expect(preview.html).toContain('Ketten nicht vergessen');
  expect(preview.html).toMatch(/<meta name="robots" content="noindex"/);
  for (const node of [0, 1]) expect((await read(node, '/')).html).not.toContain('Ketten nicht vergessen');

  expect((await set(unit, { contentAction: 'publish' })).http).toBe(200);
  await until(async () => (await read(1, '/')).html.includes('Ketten nicht vergessen'), 10_000);
  const { html } = await read(0, '/');
  expect(html).toContain('<h1>Ab in den Schnee</h1>');
  expect(html).toContain('Ein Tipp &lt;b&gt;für&lt;/b&gt; den Pass.');
  const english = (await read(0, '/en/')).html;
  expect(english).not.toContain('Ab in den Schnee');
  expect(english).toContain('Arrive relaxed');
});

test('a page that an editor adds has an address on every server, and keeps the earlier one as a redirect', async () => {
  const texts = { de: { title: 'Öffnungszeiten', slug: 'oeffnungszeiten' } };
  const { data } = await ask(nodes[0]!.url, 'createContentPage', { kind: 'page', texts }, headers);
  const created = (data as unknown as { page: string }).page;
  const first = '/oeffnungszeiten/';
  for (const node of [0, 1]) expect((await read(node, first)).response.status).toBe(404);
  const unit = await begin({ page: created, language: 'de' });
  const containerContent = blocksWith('Öffnungszeiten', 'Wann wir da sind.').replace(
    '"kind":"head"',
    '"kind":"head","slug":"oeffnungszeiten"',
  );
  await set(unit, { contentAction: 'save', containerContent });
  const { data: made } = await ask(
    nodes[0]!.url,
    'makeContentPreview',
    { contentID: unit.contentID },
    headers,
  );
  const preview = new URL((made as unknown as { url: string }).url);
  expect(preview.pathname).toBe(first);
  expect((await read(1, preview.pathname + preview.search)).html).toContain('Wann wir da sind.');
  await set(unit, { contentAction: 'publish', containerContent });
  await until(async () => (await read(1, first)).response.status === 200, 10_000);
  const { html } = await read(1, first);
  expect(html).toContain('<h1>Öffnungszeiten</h1>');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/oeffnungszeiten\/"/);
  expect(html).not.toContain('hrefLang="en"');
  expect((await read(1, '/oeffnungszeiten')).response.url).toMatch(/\/oeffnungszeiten\/$/);
  expect((await read(0, '/sitemaps/pages-de.xml')).html).toContain('/oeffnungszeiten/');

  const { contentID, lockToken } = unit;
  await ask(nodes[0]!.url, 'toggleContentLock', { contentID, lockToken, toggleState: 'unlock' }, headers);
  const move = { page: created, parent: 'about', slugs: { de: 'zeiten' } };
  expect((await ask(nodes[0]!.url, 'moveContentPage', move, headers)).http).toBe(200);
  const moved = `${path}zeiten/`;
  await until(async () => (await read(1, moved)).response.status === 200, 10_000);
  const old = await fetch(nodes[1]!.url + first, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, moved]);
});

test('a footer that an editor arranges stands on every page of every server, in each language with what it has', async () => {
  const home = '/reisetipps/';
  for (const node of [0, 1]) expect((await read(node, home)).html).toContain('id="footer-partners"');
  const unit = await begin({ page: 'menus/footer', language: 'de' });
  const containerContent = JSON.stringify({
    version: 1,
    blocks: [
      {
        ...{ id: 'house', kind: 'menu', title: { de: 'Das Haus', en: 'The house' } },
        links: [{ to: 'page:About', label: { de: 'Wer wir sind', en: 'Who we are' } }, { to: 'page:Faq' }],
      },
    ],
  });
  expect((await set(unit, { contentAction: 'publish', containerContent })).http).toBe(200);
  await until(async () => (await read(1, home)).html.includes('id="footer-house"'), 10_000);
  const { html } = await read(0, home);
  expect(html).toContain('>Wer wir sind</a>');
  expect(html).not.toContain('id="footer-partners"');
  expect((await read(1, '/en/travel-tips/')).html).toContain('>Who we are</a>');
});

test('hostile words stay words in the page, and hostile links are refused', async () => {
  const unit = await begin();
  const words = '<script>alert(1)</script> & "Zitat"';
  expect(
    (await set(unit, { contentAction: 'publish', containerContent: blocksWith(words, words) })).http,
  ).toBe(200);
  const { html } = await read(0, path);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; ');
  expect(html).not.toContain('<script>alert(1)');
  const next = await begin();
  const link = blocksWith('x', 'y').replace(
    '"text":"y"',
    '"text":"y","marks":[{"type":"link","attrs":{"to":"javascript:alert(1)"}}]',
  );
  expect((await set(next, { contentAction: 'save', containerContent: link })).http).toBe(422);
});
