import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { currentOperator } from '../../../tests/builders/operator.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { publishContent } from '../../../tests/harness/publish-content.ts';
import type { AnnouncedTable } from '../../platform/read-models.ts';
import { createMenus } from './menus.ts';
import { createPublishedReader } from './published.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Rereads everything, and announces the writes that a test names. */
async function aReader() {
  const read = createPublishedReader(currentOperator);
  let lastLoad: Promise<unknown> = Promise.resolve();
  const listeners: ((table: AnnouncedTable) => void)[] = [];
  const readModels = {
    of: <Value>(_: unknown, load: (db: TestDatabase['db']) => Promise<Value>) => ({
      get: () => {
        const loaded = load(database.db);
        lastLoad = loaded;
        return loaded;
      },
      forget: () => undefined,
    }),
    subscribe: (listener: (table: AnnouncedTable) => void) => void listeners.push(listener),
  };
  const deps = { routes: siteRoutes('add'), whoami: {}, offers: {}, uploads: {} } as never;
  const reader = createMenus(deps, readModels, () => read(database.db));
  let changes = 0;
  reader.onMenusChanged(() => (changes += 1));
  await reader.start();
  const announce = async (): Promise<number> => {
    for (const listener of listeners) listener('contents');
    // The reader compares what it has loaded, and does so before anybody who waits for the same.
    await lastLoad;
    return changes;
  };
  return { reader, announce };
}

const pathsOf = async (
  { menus }: Awaited<ReturnType<typeof aReader>>['reader'],
  name: 'header' | 'footer',
  language: Language,
) => (await menus(language))[name].map(({ id, links }) => [id, links.map(({ path }) => path)] as const);
const menu = (...blocks: object[]) => ({ version: 1, blocks });

test('nobody having arranged them, the menus have the usual links', async () => {
  const { reader } = await aReader();
  expect(await pathsOf(reader, 'header', 'en')).toEqual([
    ['main', ['/en/search/', '/en/angebote/', '/en/favorite-property/', expect.stringContaining('/en/')]],
    ['themes', ['/en/lastminute/', '/en/familienurlaub/', '/en/urlaub-mit-hund/', '/en/winterurlaub/']],
  ]);
  const footer = await pathsOf(reader, 'footer', 'de');
  expect(footer.map(([id, links]) => [id, links.length])).toEqual([
    ['discover', 9],
    ['help', 6],
    ['partners', 4],
  ]);
  expect((await reader.menus('de')).footer[0]).toMatchObject({ title: { key: 'shell.discover' } });
});

test('an arranged menu has its links and labels; what is not published in a language is left out there', async () => {
  const { reader, announce } = await aReader();
  const of = { language: 'de' };
  const head = { id: 'head', kind: 'head', title: 'Team', description: 'Wer wir sind.' };
  await publishContent(database.db, { ...of, page: 'pages/team' }, menu(head));
  expect(await announce()).toBe(0);
  await publishContent(
    database.db,
    { ...of, page: 'menus/footer' },
    menu({
      ...{ id: 'us', kind: 'menu', title: { de: 'Wir', en: 'Us' } },
      links: [
        { to: 'page:Page/team' },
        { to: 'page:About', label: { de: 'Warum wir' } },
        { to: 'https://www.example.org/', label: { de: 'Extern', en: 'Outside' } },
      ],
    }),
  );
  expect(await announce()).toBe(1);
  expect((await reader.menus('de')).footer).toEqual([
    {
      ...{ id: 'us', ownSiteOnly: false, title: { text: 'Wir' } },
      links: [
        { path: '/team/', label: { text: 'Team' } },
        { path: '/das_beste_an_feriola/', label: { text: 'Warum wir' } },
        { path: 'https://www.example.org/', label: { text: 'Extern' } },
      ],
    },
  ]);
  expect(await pathsOf(reader, 'footer', 'en')).toEqual([
    ['us', ['/en/das_beste_an_feriola/', 'https://www.example.org/']],
  ]);
  // A page that no menu names changes no page around it.
  await publishContent(database.db, { ...of, page: 'articles/new' }, menu({ ...head, title: 'Neu' }));
  expect(await announce()).toBe(1);
});
