import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { readPlaces } from '../../../tests/builders/content-places.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { fixedClock } from '../../platform/clock.ts';
import type { ContentChange } from './change-unit.ts';
import type { Editor } from './editing-store.ts';
import { createEditing, type Editing } from './editing.ts';

const clock = fixedClock('2026-12-01T10:00:00Z');
const key = { page: 'about', containerKey: 'main', language: 'de' } as const;

const erika: Editor = { uid: 'account-erika', name: 'Erika Muster' };
const max: Editor = { uid: 'account-max', name: 'Max Muster' };

let database: TestDatabase;
let editing: Editing;
beforeAll(async () => {
  database = await openTestDatabase();
  editing = createEditing({ connection: database, clock, places: () => readPlaces(database.db) });
  for (const { uid } of [erika, max]) {
    await database.db.insertInto('visitors').values({ uid, ebk: uid, watch_list_uid: uid }).execute();
    const email = `${uid}@example.com`;
    await database.db
      .insertInto('accounts')
      .values({ uid, email, email_key: email, language: 'de', created_at: clock.now() })
      .execute();
  }
});
afterAll(() => database.close());

const container = (title: string, ...more: ContentBlock[]): string =>
  JSON.stringify({
    version: 1,
    blocks: [{ id: 'head', kind: 'head', title, description: 'Ein Satz für die Vorschau.' }, ...more],
  });
const lockAs = async (editor: Editor, state: 'lock' | 'takeover' = 'lock', token = ''): Promise<string> => {
  const locked = await editing.toggleLock(key, state, token, editor);
  if (!locked.ok) throw new Error(locked.type);
  return locked.data.lockToken;
};
const titleOf = (unit: { containerContent: string } | null): string | undefined =>
  (JSON.parse(unit?.containerContent ?? '{"blocks":[]}') as { blocks: { title?: string }[] }).blocks[0]
    ?.title;
const revisionNow = async (): Promise<number> => (await editing.get(key, true))!.revision;
async function set(lockToken: string, action: ContentChange['action'], more: Partial<ContentChange> = {}) {
  return editing.set(key, erika, { action, lockToken, baseRevision: await revisionNow(), ...more });
}

test('a draft is seen by editors alone until it is published, in its language alone', async () => {
  const before = titleOf(await editing.get(key, false));
  const english = await editing.get({ ...key, language: 'en' }, false);
  const token = await lockAs(erika);
  const saved = await set(token, 'save', { containerContent: container('Entwurf') });
  expect(saved).toMatchObject({ ok: true, data: { status: 'draft' } });
  expect(titleOf(await editing.get(key, false))).toBe(before);
  expect(titleOf(await editing.get(key, true))).toBe('Entwurf');

  const published = await set(token, 'publish');
  expect(published).toMatchObject({ ok: true, data: { status: 'published', revision: 2 } });
  expect(titleOf(await editing.get(key, false))).toBe('Entwurf');
  expect(await editing.get({ ...key, language: 'en' }, false)).toEqual(english);
});

test('what only the start page shows stands nowhere else, and nothing else stands there', async () => {
  const token = await lockAs(erika, 'takeover');
  const portals: ContentBlock = { id: 'p', kind: 'portals', portals: [{ offer: 122 }] };
  const quote: ContentBlock = { id: 'q', kind: 'quote', text: 'Ein Satz.' };
  expect(await set(token, 'publish', { containerContent: container('x', quote, portals) })).toEqual({
    ok: false,
    type: 'content-invalid',
    data: { paths: ['blocks.2.kind'] },
  });
  const start = { page: 'home', containerKey: 'main', language: 'de' } as const;
  const locked = await editing.toggleLock(start, 'takeover', '', erika);
  const { lockToken } = (locked as Extract<typeof locked, { ok: true }>).data;
  const { revision: baseRevision } = (await editing.get(start, true))!;
  const publish = (containerContent: string) =>
    editing.set(start, erika, { action: 'publish', lockToken, baseRevision, containerContent });
  expect(await publish(container('x', portals, quote))).toMatchObject({
    type: 'content-invalid',
    data: { paths: ['blocks.2.kind'] },
  });
  expect(await publish(container('x', portals))).toMatchObject({ ok: true });
});

test('one edits at a time: others meet the lock, take over, and the loser writes nothing', async () => {
  const first = await lockAs(erika, 'takeover');
  expect(await editing.toggleLock(key, 'lock', '', max)).toEqual({
    ok: false,
    type: 'content-locked',
    data: { lockedBy: 'Erika Muster', isOwn: false },
  });
  // The same person in another window learns that nobody else is in the way.
  expect(await editing.toggleLock(key, 'lock', '', erika)).toMatchObject({
    type: 'content-locked',
    data: { isOwn: true },
  });
  expect(await lockAs(erika, 'lock', first)).toBe(first);
  const second = await lockAs(max, 'takeover');
  expect(await set(first, 'save', { containerContent: container('Verloren?') })).toMatchObject({
    ok: false,
    type: 'content-locked',
    data: { lockedBy: 'Max Muster', isOwn: false },
  });
  expect(await set(second, 'save', { containerContent: container('Von Max') })).toMatchObject({ ok: true });
  await editing.toggleLock(key, 'unlock', second, max);
});

test('a lock that nobody prolongs ends after two minutes', async () => {
  const token = await lockAs(erika);
  clock.set('2026-12-01T10:02:01Z');
  expect(await set(token, 'save', { containerContent: container('Zu spät') })).toMatchObject({
    ok: false,
    type: 'content-locked',
  });
  await lockAs(max, 'takeover');
});

test('who stands on an old revision gets the other text, and changes nothing', async () => {
  const token = await lockAs(erika, 'takeover');
  const now = await revisionNow();
  const refused = await editing.set(key, erika, {
    action: 'publish',
    lockToken: token,
    baseRevision: now - 1,
    containerContent: container('Überschreibt'),
  });
  expect(refused).toMatchObject({ ok: false, type: 'content-changed', data: { revision: now } });
  expect(await revisionNow()).toBe(now);
});

test('a plan publishes the revision that was looked at, whatever was written later, and ends by itself', async () => {
  const token = await lockAs(erika, 'takeover');
  const at = '2026-12-02T06:00:00.000Z';
  const end = '2026-12-03T06:00:00.000Z';
  const planned = await set(token, 'schedule', {
    containerContent: container('Geplant'),
    publishAt: at,
    unpublishAt: end,
  });
  expect(planned).toMatchObject({ ok: true, data: { status: 'scheduled' } });
  await set(token, 'save', { containerContent: container('Später geschrieben') });
  const { contentID } = (await editing.get(key, true))!;
  await editing.applySchedule({ contentId: contentID, action: 'publish', at: '2026-12-02T05:00:00.000Z' });
  expect(titleOf(await editing.get(key, false))).toBe('Entwurf');
  await editing.applySchedule({ contentId: contentID, action: 'publish', at });
  expect(titleOf(await editing.get(key, false))).toBe('Geplant');
  expect(titleOf(await editing.get(key, true))).toBe('Später geschrieben');
  await editing.applySchedule({ contentId: contentID, action: 'unpublish', at: end });
  expect(await editing.get(key, false)).toBeNull();
});

test('an old revision comes back as a new one, and the history says who did what', async () => {
  const token = await lockAs(erika, 'takeover');
  expect(await set(token, 'restore', { revision: 2 })).toMatchObject({
    ok: true,
    data: { status: 'published' },
  });
  expect(titleOf(await editing.get(key, false))).toBe('Entwurf');
  const { contentID } = (await editing.get(key, true))!;
  const history = await editing.history(contentID, erika.uid);
  expect(history!.revisions[0]).toMatchObject({ reason: 'restored', author: 'Erika Muster' });
  expect(history!.events.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['restore', 'scheduled-publish', 'scheduled-unpublish', 'takeover', 'publish']),
  );
});

test.each([
  ['no JSON', '{'],
  [
    'a link that runs a script',
    container('x', { id: 'b', kind: 'action', title: 'x', to: 'javascript:alert(1)', label: 'x' }),
  ],
  ['an unknown kind', container('x', { id: 'b', kind: 'script' } as unknown as ContentBlock)],
  ['another version', '{"version":2,"blocks":[]}'],
])('%s is refused, and nothing is kept of it', async (_, containerContent) => {
  const token = await lockAs(erika, 'takeover');
  const before = await editing.get(key, true);
  expect(await set(token, 'publish', { containerContent })).toMatchObject({
    ok: false,
    type: 'content-invalid',
  });
  expect((await editing.get(key, true))?.containerContent).toBe(before?.containerContent);
});

test('a page without a title is not published', async () => {
  const token = await lockAs(erika, 'takeover');
  const refused = await set(token, 'publish', { containerContent: '{"version":1,"blocks":[]}' });
  expect(refused).toMatchObject({ ok: false, type: 'content-invalid' });
});

const copyOf = async ({ uid }: Editor): Promise<string | undefined> => {
  const { contentID } = (await editing.get(key, true))!;
  const copy = (await editing.history(contentID, uid))!.ownCopy;
  return copy ? titleOf({ containerContent: JSON.stringify(copy.body) }) : undefined;
};

test('who takes over leaves the other a copy of what they wrote, saved or not, which nobody else sees', async () => {
  const first = await lockAs(erika, 'takeover');
  await set(first, 'save', { containerContent: container('Gesichert') });
  const { contentID } = (await editing.get(key, true))!;
  await editing.dropCopy(contentID, erika.uid);
  await lockAs(max, 'takeover');
  expect(await copyOf(erika)).toBe('Gesichert');
  await set(first, 'save', { containerContent: container('Noch getippt') });
  expect(await copyOf(erika)).toBe('Noch getippt');
  expect(await copyOf(max)).toBeUndefined();
  await editing.dropCopy(contentID, erika.uid);
  expect(await copyOf(erika)).toBeUndefined();
});

test('who stands on an old revision keeps a copy of their text as well', async () => {
  const token = await lockAs(max, 'takeover');
  const baseRevision = (await revisionNow()) - 1;
  await editing.set(key, max, {
    action: 'save',
    lockToken: token,
    baseRevision,
    containerContent: container('Auf altem Stand'),
  });
  expect(await copyOf(max)).toBe('Auf altem Stand');
});

test('a draft may lack what readers must get: it is saved, and not published before it is whole', async () => {
  const token = await lockAs(erika, 'takeover');
  const picture = { id: 'bild', kind: 'picture', picture: { scene: '', alt: '' } } as const;
  const containerContent = container('Mit Bild', picture);
  expect(await set(token, 'save', { containerContent })).toMatchObject({ ok: true });
  const refused = { ok: false, type: 'content-invalid' };
  expect(await set(token, 'publish')).toMatchObject({
    ...refused,
    data: { paths: ['blocks.1.picture.scene', 'blocks.1.picture.alt'] },
  });
  const publishAt = '2027-01-02T06:00:00Z';
  expect(await set(token, 'schedule', { publishAt })).toMatchObject(refused);
});

test('who goes on after planning goes on from what is planned', async () => {
  const token = await lockAs(erika, 'takeover');
  const publishAt = '2027-01-02T06:00:00.000Z';
  const planned = await set(token, 'schedule', { containerContent: container('Für morgen'), publishAt });
  expect(planned.ok && titleOf(planned.data)).toBe('Für morgen');
  await set(token, 'unschedule');
});

test('a plan that was given up does nothing', async () => {
  const token = await lockAs(erika, 'takeover');
  const before = titleOf(await editing.get(key, false));
  const at = '2027-01-02T06:00:00.000Z';
  await set(token, 'schedule', { containerContent: container('Doch nicht'), publishAt: at });
  expect(await set(token, 'unschedule')).toMatchObject({ ok: true, data: { status: 'published' } });
  const { contentID } = (await editing.get(key, true))!;
  await editing.applySchedule({ contentId: contentID, action: 'publish', at });
  expect(titleOf(await editing.get(key, false))).toBe(before);
});

test('a text without an end has none, whatever end was planned before, and no end lies in the past', async () => {
  const token = await lockAs(erika, 'takeover');
  const { contentID } = (await editing.get(key, true))!;
  const planned = async () =>
    (await editing.history(contentID, erika.uid))!.schedules.map(({ action, at }) => [
      action,
      at.toISOString(),
    ]);
  const [early, late] = ['2027-02-10T06:00:00.000Z', '2027-02-20T06:00:00.000Z'];
  await set(token, 'schedule', { publishAt: '2027-02-01T06:00:00.000Z', unpublishAt: early });
  // Put off until after the old end: that would take away what is shown now, and nothing would ever end the new text.
  await set(token, 'schedule', { publishAt: late });
  expect(await planned()).toEqual([['publish', late]]);

  await set(token, 'publish', { unpublishAt: early });
  expect(await planned()).toEqual([['unpublish', early]]);
  const over = await set(token, 'publish', { unpublishAt: '2026-11-30T10:00:00.000Z' });
  expect(over).toMatchObject({ type: 'content-invalid', data: { paths: ['unpublishAt'] } });
  expect(await planned()).toEqual([['unpublish', early]]);
  await set(token, 'publish');
  expect(await planned()).toEqual([]);
});

test('no two pages of a folder have the same address, published or planned', async () => {
  const publish = async (
    name: string,
    slug: string,
    {
      action = 'publish',
      language = 'de',
    }: { action?: 'publish' | 'schedule' | 'restore'; language?: 'de' | 'en' } = {},
  ) => {
    const unit = { page: `articles/${name}`, containerKey: 'main', language };
    const lock = await editing.toggleLock(unit, 'takeover', '', erika);
    const blocks = [
      {
        id: 'head',
        kind: 'head',
        title: name,
        description: 'Ein Satz für die Vorschau.',
        ...(slug !== '' && { slug }),
      },
    ];
    const asked = {
      ...{ action, lockToken: lock.ok ? lock.data.lockToken : '', revision: 1 },
      ...{ baseRevision: (await editing.get(unit, true))!.revision, publishAt: '2027-03-01T06:00:00.000Z' },
      containerContent: JSON.stringify({ version: 1, blocks }),
    };
    const done = await editing.set(unit, erika, asked);
    return done.ok ? done.data.status : done.data;
  };
  const taken = { paths: ['slug'] };
  expect(await publish('first', 'am-meer')).toBe('published');
  expect(await publish('second', 'am-meer')).toEqual(taken);
  // A page that names no end of its own has its own name there.
  expect(await publish('am-meer', '')).toEqual(taken);
  expect(await publish('second', 'am-meer', { language: 'en' })).toBe('published');
  expect(await publish('first', 'am-meer')).toBe('published');
  // Once it has moved, the address is free, and not its own any more.
  expect(await publish('first', 'am-see')).toBe('published');
  expect(await publish('second', 'am-meer', { action: 'schedule' })).toBe('scheduled');
  expect(await publish('third', 'am-meer')).toEqual(taken);
  expect(await publish('first', '', { action: 'restore' })).toEqual(taken);
});

test('a new container needs no lock, until somebody has written in it or holds it', async () => {
  const box = { page: 'about', containerKey: 'box', language: 'de' } as const;
  const containerContent = JSON.stringify({ version: 1, blocks: [{ id: 'q', kind: 'quote', text: 'Neu.' }] });
  const change = (action: ContentChange['action'], key: Parameters<Editing['set']>[0], lockToken = '') =>
    editing.set(key, erika, { action, lockToken, baseRevision: 0, containerContent });
  expect(await change('discard', box)).toMatchObject({ type: 'content-not-found' });
  expect(await change('save', { contentId: 999_999 })).toMatchObject({ type: 'content-not-found' });
  expect(await change('publish', box, 'made up')).toMatchObject({ type: 'content-locked' });
  expect(await change('publish', box)).toMatchObject({
    ok: true,
    data: { status: 'published', revision: 1 },
  });
  expect(await change('publish', box)).toMatchObject({ type: 'content-locked' });

  const other = { ...box, containerKey: 'aside' };
  const locked = await editing.toggleLock(other, 'lock', '', max);
  expect(await change('save', other)).toMatchObject({
    type: 'content-locked',
    data: { lockedBy: 'Max Muster' },
  });
  const { lockToken } = (locked as Extract<typeof locked, { ok: true }>).data;
  await editing.toggleLock(other, 'unlock', lockToken, max);
  expect(await change('save', other)).toMatchObject({ ok: true, data: { status: 'draft' } });
  expect(await change('save', other)).toMatchObject({ type: 'content-locked' });
});

test('a page that the law requires is changed, but not withdrawn, now or later', async () => {
  const required = { page: 'terms', containerKey: 'main', language: 'en' } as const;
  const locked = await editing.toggleLock(required, 'takeover', '', erika);
  const lockToken = locked.ok ? locked.data.lockToken : '';
  const { revision: baseRevision } = (await editing.get(required, true))!;
  const act = (change: Partial<ContentChange> & Pick<ContentChange, 'action'>) =>
    editing.set(required, erika, { lockToken, baseRevision, ...change });
  const refused = { type: 'content-invalid', data: { paths: ['required'] } };
  expect(await act({ action: 'remove' })).toMatchObject(refused);
  expect(await act({ action: 'publish', unpublishAt: '2028-01-01T10:00:00Z' })).toMatchObject(refused);
  expect(await act({ action: 'publish', mayPublishAlone: true })).toMatchObject({ ok: true });
});
