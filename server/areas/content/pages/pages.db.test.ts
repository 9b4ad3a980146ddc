import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '../../../../domain/language.ts';
import { siteRoutes } from '../../../../domain/site-routes.ts';
import { readPlaces } from '../../../../tests/builders/content-places.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/harness/databases.ts';
import { fixedClock } from '../../../platform/clock.ts';
import { createEditing, type Editing } from '../editing.ts';
import type { Editor } from '../editing-store.ts';
import { findMoved, presentOrdinary } from '../ordinary-page.ts';
import { buildPaths } from '../present-page.ts';
import { copyPage } from './copy-page.ts';
import { createPage, type PagesDeps } from './create-page.ts';
import { movePage } from './move-page.ts';

const clock = fixedClock('2026-12-01T10:00:00Z');
const erika: Editor = { uid: 'account-erika', name: 'Erika Muster' };
const routes = siteRoutes('add');

let database: TestDatabase;
let editing: Editing;
let deps: PagesDeps;
beforeAll(async () => {
  database = await openTestDatabase();
  const places = () => readPlaces(database.db);
  deps = { connection: database, clock, places };
  editing = createEditing(deps);
  const { uid } = erika;
  await database.db.insertInto('visitors').values({ uid, ebk: uid, watch_list_uid: uid }).execute();
  await database.db
    .insertInto('accounts')
    .values({ uid, email: uid, email_key: uid, language: 'de', created_at: clock.now() })
    .execute();
  await database.db
    .insertInto('whoami_paths')
    .values({
      ...{ language: 'de', path: 'toskana', compname: 'Search', kind: 'region', target: 'toskana' },
      canonical: true,
    })
    .execute();
});
afterAll(() => database.close());

type Texts = Partial<Record<Language, [title: string, slug: string]>>;
const textsOf = (texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([language, [title, slug]]) => [language, { title, slug }]));
const create = (texts: Texts, parent: string | null = null, kind: 'page' | 'article' = 'page') =>
  createPage(deps, erika, { kind, parent, texts: textsOf(texts) });
async function created(texts: Texts, parent: string | null = null): Promise<string> {
  const answer = await create(texts, parent);
  if (!answer.ok) throw new Error(answer.type);
  return answer.data.page;
}

/** Publishes the working copy of a page with another end of its address, as an editor does. */
async function publish(page: string, language: Language, slug?: string) {
  const key = { page, containerKey: 'main', language };
  const locked = await editing.toggleLock(key, 'takeover', '', erika);
  const unit = (await editing.get(key, true))!;
  const document = JSON.parse(unit.containerContent) as { blocks: { kind: string }[] };
  const blocks = document.blocks.map((block) => ({
    ...block,
    ...(block.kind === 'head' && { description: 'Ein Satz.', ...(slug !== undefined && { slug }) }),
  }));
  const lockToken = locked.ok ? locked.data.lockToken : '';
  const change = {
    lockToken,
    baseRevision: unit.revision,
    containerContent: JSON.stringify({ version: 1, blocks }),
  };
  const answer = await editing.set(key, erika, { action: 'publish', ...change });
  await editing.toggleLock(key, 'unlock', lockToken, erika);
  return answer;
}
const now = async () => (await deps.places()).published;
const titleAt = async (path: string) =>
  (await presentOrdinary({ routes } as never, await now(), path))?.head.title ?? null;
const movedTo = async (path: string) => findMoved(routes, await now(), path);

test('a new page has a draft in each language, an address in those that are published, and is nowhere else', async () => {
  const page = await created({ de: ['Über uns', 'ueber-uns'], en: ['About us', 'about-us'] });
  expect(page).toBe('pages/ueber-uns');
  expect(await titleAt('/ueber-uns/')).toBeNull();
  expect(await publish(page, 'de')).toMatchObject({ ok: true });
  expect(await titleAt('/ueber-uns/')).toBe('Über uns');
  expect(await titleAt('/en/about-us/')).toBeNull();
  await publish(page, 'en');
  expect(buildPaths({ routes }, await now(), page)).toEqual({ de: '/ueber-uns/', en: '/en/about-us/' });
  expect(await titleAt('/en/ueber-uns/')).toBeNull();
});

test('an address of the site, the catalogue, another page or its draft is refused, in the language that has it', async () => {
  const languagesTaken = async (texts: Texts, parent: string | null = null) => {
    const answer = await create(texts, parent);
    return !answer.ok && answer.type === 'address-taken' ? answer.data.languages : answer;
  };
  for (const slug of [
    'agb',
    'search',
    'user',
    '123',
    'newsletter',
    'presse',
    'toskana',
    'pictures',
    'ueber-uns',
    'en',
  ])
    expect(await languagesTaken({ de: ['x', slug] }), slug).toEqual(['de']);
  expect(await languagesTaken({ de: ['x', 'neu'], en: ['x', 'about-us'] })).toEqual(['en']);
  expect(await languagesTaken({ de: ['x', 'gesundheit'] }, 'travel-tips')).toEqual(['de']);
  await created({ de: ['Entwurf', 'entwurf'] });
  expect(await languagesTaken({ de: ['Noch einer', 'entwurf'] })).toEqual(['de']);
  // A word of another language is free.
  expect(await create({ fr: ['Agb', 'agb'] })).toMatchObject({ ok: true });
});

test('a page below another has its address too, also below a page of the site', async () => {
  const team = await created({ de: ['Team', 'team'], en: ['Team', 'our-team'] }, 'pages/ueber-uns');
  await publish(team, 'de');
  await publish(team, 'en');
  expect(buildPaths({ routes }, await now(), team)).toEqual({
    de: '/ueber-uns/team/',
    en: '/en/about-us/our-team/',
  });
  const packing = await created({ de: ['Packen', 'packen'], fr: ['Valise', 'valise'] }, 'travel-tips');
  await publish(packing, 'de');
  await publish(packing, 'fr');
  expect(await titleAt('/reisetipps/packen/')).toBe('Packen');
  expect(await titleAt('/fr/conseils-voyage/valise/')).toBe('Valise');
  expect(await create({ de: ['x', 'x'] }, 'blog')).toMatchObject({
    type: 'parent-invalid',
    data: { reason: 'missing' },
  });
});

test('an earlier address leads to the present one, also for what stands below and for articles', async () => {
  await publish('pages/ueber-uns', 'de', 'wir');
  expect(await titleAt('/ueber-uns/')).toBeNull();
  expect(await movedTo('/ueber-uns/')).toBe('/wir/');
  expect(await movedTo('/ueber-uns/team/')).toBe('/wir/team/');
  expect(await movedTo('/wir/')).toBeNull();
  // Whoever takes the address has it.
  const other = await created({ de: ['Andere', 'ueber-uns'] });
  await publish(other, 'de');
  expect(await titleAt('/ueber-uns/')).toBe('Andere');
  expect(await movedTo('/ueber-uns/')).toBeNull();

  const answer = await create({ de: ['Winter', 'winter'] }, null, 'article');
  const article = answer.ok ? answer.data.page : '';
  await publish(article, 'de', 'winterwoche');
  await publish(article, 'de', 'winter-am-meer');
  expect(await movedTo('/blog/winterwoche/')).toBe('/blog/winter-am-meer/');
});

test('who moves a page changes its address in all languages, and the earlier ones lead there', async () => {
  const team = 'pages/team';
  const move = (page: string, parent: string | null, slugs: Partial<Record<Language, string>> = {}) =>
    movePage(deps, erika, { page, parent, slugs });
  expect(await move(team, null, { en: 'people' })).toEqual({ ok: true, data: {} });
  expect(buildPaths({ routes }, await now(), team)).toEqual({ de: '/team/', en: '/en/people/' });
  expect(await movedTo('/wir/team/')).toBe('/team/');
  expect(await movedTo('/en/about-us/our-team/')).toBe('/en/people/');
  expect(await movedTo('/en/our-team/')).toBeNull();

  expect(await move(team, null, { de: 'agb' })).toMatchObject({
    type: 'address-taken',
    data: { languages: ['de'] },
  });
  expect(await move('terms', null)).toMatchObject({ type: 'page-fixed' });
  expect(await move('pages/ueber-uns', 'pages/ueber-uns')).toMatchObject({ data: { reason: 'itself' } });
  expect(await move('pages/nobody', null)).toMatchObject({ type: 'content-not-found' });
  await editing.toggleLock({ page: team, containerKey: 'main', language: 'de' }, 'takeover', '', erika);
  expect(await move(team, null, { de: 'leute' })).toMatchObject({ type: 'content-locked' });
});

test('a copy has all languages as drafts, and addresses of its own', async () => {
  const copied = await copyPage(deps, erika, 'pages/team');
  const page = copied.ok ? copied.data.page : '';
  expect(buildPaths({ routes }, await now(), page)).toEqual({});
  const slugs = async (language: Language) => {
    const { containerContent } = (await editing.get({ page, containerKey: 'main', language }, true))!;
    return (JSON.parse(containerContent) as { blocks: { slug?: string }[] }).blocks[0]!.slug;
  };
  expect([await slugs('de'), await slugs('en')]).toEqual(['team-2', 'people-2']);
  expect(page).toBe('pages/team-2');
  expect(await copyPage(deps, erika, 'articles/nobody')).toMatchObject({ type: 'content-not-found' });
  expect(await copyPage(deps, erika, 'snippets/one')).toMatchObject({ type: 'page-fixed' });
});
