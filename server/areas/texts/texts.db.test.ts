import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listTexts } from '../../../contract/texts/list-texts.ts';
import type { setText } from '../../../contract/texts/set-text.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { createSiteTexts, type SiteTexts } from '../../../texts/site-texts.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createReadModels, type ReadModels } from '../../platform/read-models.ts';
import { exportTextsHandler } from './handlers/export-texts.ts';
import { importTextsHandler } from './handlers/import-texts.ts';
import { listTextRevisionsHandler } from './handlers/list-text-revisions.ts';
import { listTextsHandler } from './handlers/list-texts.ts';
import { setTextHandler } from './handlers/set-text.ts';
import { createTexts } from './texts.ts';
import type { TextsDeps } from './texts-context.ts';

/** Two nodes on one database. */
interface Node {
  siteTexts: SiteTexts;
  readModels: ReadModels;
  deps: TextsDeps & { texts: ReturnType<typeof createTexts> };
}
let database: TestDatabase;
let one: Node;
let two: Node;
const clock = fixedClock('2027-03-01T10:00:00Z');
const warnings: unknown[] = [];

async function aNode(): Promise<Node> {
  const siteTexts = createSiteTexts();
  const readModels = createReadModels({ connection: database });
  const log = { warn: (...said: unknown[]) => void warnings.push(said) } as unknown as TextsDeps['log'];
  const deps = {
    connection: database,
    readModels,
    siteTexts,
    clock,
    log,
    findPersonName: (uid: string) => Promise.resolve(uid),
  };
  const texts = createTexts(deps);
  await readModels.start();
  await texts.module.start!();
  return { siteTexts, readModels, deps: { ...deps, texts } };
}
beforeAll(async () => {
  database = await openTestDatabase();
  one = await aNode();
  two = await aNode();
});
afterAll(async () => {
  await one.readModels.stop();
  await two.readModels.stop();
  await database.close();
});

const key = 'home.regions';
const call = { user: { uid: 'Erika Muster' } } as never;
const set = (asked: Partial<InputOf<typeof setText>>) =>
  setTextHandler(one.deps)(
    { uid: '', jwt: '', language: 'de', key, text: null, revision: 0, ...asked },
    call,
  );
const listed = async (asked: Partial<InputOf<typeof listTexts>> = {}) => {
  const reply = await listTextsHandler(two.deps)(listTexts.request.parse(asked), call);
  if (!reply.ok) throw new Error('refused');
  return reply.data;
};
const revisionOf = async (language: 'de' | 'en' | 'fr' | 'it' = 'de', at = key): Promise<number> =>
  (await one.deps.texts.entry(language, at))!.revision;

test('what an editor writes is said on every node within a second, and the house’s own text again when it is taken back', async () => {
  const given = one.siteTexts.translate('de')(key);
  const before = two.siteTexts.version;
  expect(await set({ text: 'Ein Haus am Meer' })).toMatchObject({
    ok: true,
    data: { isChanged: true, given },
  });
  await vi.waitFor(() => expect(two.siteTexts.translate('de')(key)).toBe('Ein Haus am Meer'), {
    timeout: 1_000,
  });
  expect(two.siteTexts.version).not.toBe(before);
  expect(two.siteTexts.file('de', 'home')).toContain('Ein Haus am Meer');
  expect(two.siteTexts.translate('en')(key)).not.toBe('Ein Haus am Meer');

  expect(await set({ text: null, revision: await revisionOf() })).toMatchObject({
    ok: true,
    data: { isChanged: false },
  });
  await vi.waitFor(() => expect(two.siteTexts.translate('de')(key)).toBe(given), { timeout: 1_000 });
  const history = await listTextRevisionsHandler(two.deps)({ uid: '', jwt: '', language: 'de', key }, call);
  expect(history).toMatchObject({
    data: { revisions: [{ text: null }, { text: 'Ein Haus am Meer', author: 'Erika Muster' }] },
  });
});

test('whoever has not seen what somebody else wrote is shown it, and of two at once one writes', async () => {
  const revision = await revisionOf();
  const replies = await Promise.all(['A', 'B'].map((text) => set({ text, revision })));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  const lost = replies.find(({ ok }) => !ok);
  expect(lost).toMatchObject({ type: 'text-changed', data: { text: replies[0]!.ok ? 'A' : 'B' } });
  await set({ text: null, revision: await revisionOf() });
});

test.each([
  ['home.nowhere', 'x', 'text-not-found', undefined],
  [key, '  ', 'text-invalid', ['empty']],
  [key, '<script>alert(1)</script>', 'text-invalid', ['markup']],
  [key, 'Haus \u202e reem', 'text-invalid', ['control']],
  [key, '{{count}} Häuser', 'text-invalid', ['parameter-unknown']],
  ['search.hits_other', 'Häuser', 'text-invalid', ['parameter-missing']],
  [key, 'x'.repeat(900), 'text-invalid', ['too-long']],
])('%s: %s is refused as %s', async (at, text, type, problems) => {
  const reply = await set({
    key: at,
    text,
    revision: await one.deps.texts.entry('de', at).then((it) => it?.revision ?? 0),
  });
  expect(reply).toMatchObject({ ok: false, type, ...(problems && { data: { problems } }) });
  expect(await one.deps.texts.overrides()).toEqual([]);
});

test('a translation is old once the German text says something else, and comes first in the list', async () => {
  const english = 'A home near the sea';
  await set({ language: 'en', text: english, revision: await revisionOf('en') });
  expect((await listed({ show: 'outdated' })).total).toBe(0);
  expect(await listed({ show: 'changed' })).toMatchObject({ total: 1, changed: 1, texts: [{ key }] });
  await set({ text: 'Ein Haus in den Bergen', revision: await revisionOf() });
  const list = await listed();
  expect(list).toMatchObject({ outdated: 1 });
  expect(list.texts[0]).toMatchObject({ key, pages: expect.arrayContaining(['/']) as unknown });
  expect(list.texts[0]!.languages.en).toMatchObject({ isOutdated: true, text: english });
  expect(list.total).toBeGreaterThan(2_000);
  expect(list.texts[0]!.languages.it.isOutdated).toBe(true);
  // Seen again and left as they are, they are up to date.
  for (const language of ['fr', 'it'] as const) {
    const { text, revision } = (await one.deps.texts.entry(language, key))!;
    await set({ language, text, revision });
  }
  await set({ language: 'en', text: english, revision: await revisionOf('en') });
  expect((await listed({ show: 'outdated' })).total).toBe(0);
  expect((await listed({ query: 'in den BERGEN' })).texts.map((row) => row.key)).toContain(key);
  expect((await listed({ query: 'in den BERGEN' })).total).toBeLessThan(5);
  expect(
    (await listed({ namespace: 'mail', page: 2 })).texts.every((row) => row.key.startsWith('mail.')),
  ).toBe(true);
});

test.each(['json', 'xliff'] as const)(
  'a file of %s comes back as it went out, and changes what translators changed',
  async (form) => {
    const exported = await exportTextsHandler(one.deps)({ uid: '', jwt: '', language: 'fr', form }, call);
    if (!exported.ok) throw new Error('refused');
    const { content } = exported.data;
    const take = (text: string, dryRun = false) =>
      importTextsHandler(two.deps)({ uid: '', jwt: '', language: 'fr', content: text, dryRun }, call);
    expect(await take(content)).toMatchObject({ data: { changed: [], refused: [] } });

    const said = one.siteTexts.translate('fr')(key);
    const wanted = `Une maison ${form}`;
    const changed = content.replace(form === 'json' ? JSON.stringify(said) : `>${said}</target>`, () =>
      form === 'json' ? JSON.stringify(wanted) : `>${wanted}</target>`,
    );
    expect(changed).not.toBe(content);
    expect(await take(changed, true)).toMatchObject({ data: { changed: [key] } });
    expect((await one.deps.texts.entry('fr', key))!.text).toBe(said);
    expect(await take(changed)).toMatchObject({ data: { changed: [key], refused: [] } });
    expect((await one.deps.texts.entry('fr', key))!.text).toBe(wanted);
    await vi.waitFor(() => expect(one.siteTexts.translate('fr')(key)).toBe(wanted), { timeout: 1_000 });

    // The file knows nothing of what was written since it was exported.
    expect(await take(content.replace(said, () => 'Encore'))).toMatchObject({
      data: { changed: [], refused: [{ key, problems: ['changed-meanwhile'] }] },
    });
    expect(await take('no file at all')).toMatchObject({ ok: false, type: 'file-unreadable' });
    expect(
      await importTextsHandler(two.deps)({ uid: '', jwt: '', language: 'it', content, dryRun: false }, call),
    ).toMatchObject({ type: 'file-of-other-language' });
  },
);

test('a hostile file changes nothing', async () => {
  const take = (content: string) =>
    importTextsHandler(one.deps)({ uid: '', jwt: '', language: 'fr', content, dryRun: false }, call);
  const entities = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>
<xliff version="2.0" trgLang="fr"><file id="f"><unit id="${key}"><segment><target>&b;</target></segment></unit></file></xliff>`;
  expect(await take(entities)).toMatchObject({ type: 'file-unreadable' });
  expect(
    await take('{"language":"fr","revision":999999,"texts":{"__proto__.x":"y","home.regions":"<b>"}}'),
  ).toMatchObject({
    data: { changed: [], refused: [{ problems: ['unknown'] }, { key, problems: ['markup'] }] },
  });
  expect(await take('{"language":"fr","revision":1e99,"texts":{"home.regions":5}}')).toMatchObject({
    ok: false,
  });
});

test('a text that a new version of the house would break is left out, and told', async () => {
  await database.db
    .insertInto('text_overrides')
    .values({
      language: 'de',
      key: 'search.hits_other',
      text: 'Häuser',
      given: 'x',
      german: 'x',
      revision: 9_999,
      author: 'x',
    })
    .execute();
  await vi.waitFor(() => expect(JSON.stringify(warnings)).toContain('search.hits_other'), { timeout: 2_000 });
  expect(one.siteTexts.translate('de')('search.hits', { count: 3 })).toContain('3');
});

test('in the language of editors each text is its key', () => {
  const file = JSON.parse(one.siteTexts.file('db', 'home')!) as Record<string, string>;
  expect(file['regions']).toBe(key);
});
