import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../scripts/find-test-tools.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { publishContent } from '../harness/publish-content.ts';
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { ask } from './account-calls.ts';
import { aSession, aToken } from './tokens.ts';

/**
 * Writes hostile content into a page, as somebody with access to the database or to the calls of editors could, and
 * checks what a guest's browser does with it.
 */
const folder = mkdtempSync(join(tmpdir(), 'feriola-hostile-'));
let database: TestDatabase;
let site: ServerProcess;
let browser: Browser;

const doc = (...content: unknown[]): unknown => ({ type: 'doc', content });
const paragraph = (text: string, to?: string): unknown => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(to !== undefined && { marks: [{ type: 'link', attrs: { to } }] }) }],
});
const nested = (levels: number): unknown => {
  let inner: unknown = paragraph('UNDER MANY LEVELS');
  for (let level = 0; level < levels; level++) {
    inner = { type: 'bullet_list', content: [{ type: 'list_item', content: [inner] }] };
  }
  return inner;
};
const runs = 'window.__hostile = (window.__hostile ?? 0) + 1';

/** Words that would be markup, scripts or the end of one if anything took them for it. They are text, and shown as such. */
const words = [
  `<script>${runs}</script>`,
  `<img src="x" onerror="${runs}">`,
  `</script><script>${runs}</script>`,
  `"><svg onload="${runs}">`,
  `<!--<script>${runs}//`,
  `{{constructor.constructor('${runs}')()}}`,
];

/** Blocks that no schema takes: they are not there for readers. */
const refused: Record<string, unknown> = {
  'a link that runs': { kind: 'text', text: doc(paragraph('RUNS', `javascript:${runs}`)) },
  'one that hides its scheme': { kind: 'text', text: doc(paragraph('HIDES', `JaVa\tScript:${runs}`)) },
  'one that carries a page': {
    kind: 'text',
    text: doc(paragraph('CARRIES', `data:text/html,<script>${runs}</script>`)),
  },
  'one that leaves its attribute': {
    kind: 'text',
    text: doc(paragraph('LEAVES', `https://example.org/" onmouseover="${runs}`)),
  },
  'a button that runs': { kind: 'action', title: 'RUNS ON A PRESS', to: `javascript:${runs}`, label: 'RUNS' },
  'a picture of another place': {
    kind: 'picture',
    picture: { scene: `x" onerror="${runs}`, alt: 'A PICTURE FROM ELSEWHERE' },
  },
  'an attribute more': { kind: 'quote', text: 'AN ATTRIBUTE MORE', onclick: runs },
  'a kind that there is not': { kind: 'html', html: `<script>${runs}</script>A KIND THAT THERE IS NOT` },
  'letters that turn the reading': { kind: 'quote', text: 'TURNED \u202e gnidaer \u2066 and hidden \u200b' },
  'half a letter': { kind: 'quote', text: 'HALF A LETTER \ud83d' },
  'too many levels': { kind: 'text', text: doc(nested(300)) },
  'too many words': { kind: 'text', text: doc(paragraph(`TOO MANY WORDS ${'x'.repeat(500_000)}`)) },
  'a node that there is not': {
    kind: 'text',
    text: doc({ type: 'iframe', attrs: { src: 'https://example.org' } }),
  },
};

const withIds = (blocks: readonly unknown[]): unknown[] =>
  blocks.map((block, index) => ({ id: `b${index}`, ...(block as object) }));
const head = { kind: 'head', title: words[0], description: words[2], lead: words[1] };
const good = {
  kind: 'text',
  text: doc(...words.map((text) => paragraph(text)), paragraph('The end of the page.')),
};

beforeAll(async () => {
  database = await openTestDatabase();
  // The database cannot store half a surrogate pair as text.
  const { 'half a letter': _half, ...storable } = refused;
  await publishContent(
    database.db,
    { page: 'about', language: 'de' },
    { version: 1, blocks: withIds([head, ...Object.values(storable), good]) },
  );
  await publishContent(
    database.db,
    { page: 'logos', language: 'de' },
    { version: 2, blocks: withIds([head, good]) },
  );
  site = await startServerProcess({ DATA_DIR: folder, DATABASE_URL: database.url! });
  const executablePath = findChromium();
  browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('what stands in the database is text in a guest’s browser, or is not there; nothing runs, and no policy has to stop it', async () => {
  const page = await browser.newPage();
  const noise: string[] = [];
  page.on('dialog', (dialog) => {
    noise.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => noise.push(`error ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') noise.push(`console ${message.text()}`);
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { __violations: seen });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      seen.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  const answer = await page.goto(`${site.url}/das_beste_an_feriola/`);
  expect(answer!.status()).toBe(200);
  expect(answer!.headers()['content-security-policy']).toContain("script-src 'self'");
  // Alive as well: what the server has drawn the browser draws once more.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main')!).some((key) => key.startsWith('__react')),
  );
  const shown = await page.locator('main').innerText();
  for (const text of words) expect(shown).toContain(text);
  expect(shown).toContain('The end of the page.');
  expect(await page.title()).toContain('<script>');
  for (const gone of shown.match(/[A-Z]{4,}(?: [A-Z]{2,})+|RUNS|HIDES|CARRIES|LEAVES/g) ?? []) {
    expect(gone).toBe('');
  }
  const found = await page.evaluate(() => ({
    handlers: [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name }) => name).filter((name) => name.startsWith('on')),
    ),
    addresses: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ protocol }) => protocol)
      .filter((protocol) => !/^(https?|mailto|tel):$/.test(protocol)),
    frames: document.querySelectorAll('main iframe, main object, main embed, main svg[onload]').length,
    turned: /[\u202a-\u202e\u2066-\u2069]/.test(document.documentElement.innerHTML),
    ran: (window as { __hostile?: number }).__hostile ?? 0,
    violations: (window as unknown as { __violations: string[] }).__violations,
  }));
  expect(found).toEqual({ handlers: [], addresses: [], frames: 0, turned: false, ran: 0, violations: [] });
  expect(noise).toEqual([]);
  await page.close();
});

test('a text of a version that nobody knows yet breaks nothing', async () => {
  const answer = await fetch(`${site.url}/logos/`);
  // Readers do not find this page, but all others.
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain('</html>');
  // The foot of each page names the other page by its title: as text.
  expect(html).not.toContain(`<script>${runs}`);
  expect((await fetch(`${site.url}/`)).status).toBe(200);
});

test.each(Object.entries(refused))('an editor cannot hand in %s', async (_name, block) => {
  const { id } = await aSession(database, { roles: ['editor'] });
  const headers = { cookie: `jwt=${await aToken(folder, { jti: id })}` };
  const of = { page: 'terms', language: 'de' };
  const { data } = await ask(site.url, 'toggleContentLock', { ...of, toggleState: 'takeover' }, headers);
  const { contentID, lockToken } = data as unknown as { contentID: number; lockToken: string };
  const { data: unit } = await ask(site.url, 'getContent', { ...of, previewDraft: 'Y' }, headers);
  const { revision: baseRevision } = unit as unknown as { revision: number };
  const first = { kind: 'head', title: 'Ein Titel', description: 'Ein Satz.' };
  const containerContent = JSON.stringify({ version: 1, blocks: withIds([first, block]) });
  for (const contentAction of ['save', 'publish']) {
    const input = { contentID, lockToken, baseRevision, contentAction, containerContent };
    const { http } = await ask(site.url, 'setContent', input, headers);
    expect([400, 413, 422], contentAction).toContain(http);
  }
});
