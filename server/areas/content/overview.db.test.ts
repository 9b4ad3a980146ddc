import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPlaces } from '../../../tests/builders/content-places.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createEditing, type Editing } from './editing.ts';
import { overviewStore } from './overview-store.ts';

const clock = fixedClock('2026-12-01T10:00:00Z');
const editor = { uid: 'account-erika', name: 'Erika Muster' };
const key = { page: 'snippets/anreise', containerKey: 'main', language: 'de' } as const;

let database: TestDatabase;
let editing: Editing;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const { uid } = editor;
  await db.insertInto('visitors').values({ uid, ebk: uid, watch_list_uid: uid }).execute();
  await db
    .insertInto('accounts')
    .values({ uid, email: uid, email_key: uid, language: 'de', created_at: clock.now() })
    .execute();
  editing = createEditing({ connection: database, clock, places: () => readPlaces(database.db) });
});
afterAll(() => database.close());

const text = JSON.stringify({
  version: 1,
  blocks: [
    { id: 'head', kind: 'head', title: 'Anreise', description: 'Wie man ankommt.' },
    { id: 'in', kind: 'snippet', snippet: 'schluessel' },
  ],
});

test('a container is listed with its title, its snippets, its state and what is planned for it', async () => {
  const locked = await editing.toggleLock(key, 'lock', '', editor);
  const lockToken = locked.ok ? locked.data.lockToken : '';
  const units = () => overviewStore.units(database.db, key.page, clock.now());
  expect(await units()).toMatchObject([
    { title: null, latest: 0, isPublished: false, lockedBy: editor.name, snippets: [], schedules: [] },
  ]);
  const change = { lockToken, containerContent: text };
  await editing.set(key, editor, { ...change, action: 'save', baseRevision: 0 });
  expect(await units()).toMatchObject([
    { title: 'Anreise', draftAuthor: editor.name, draftAt: clock.now(), snippets: ['schluessel'] },
  ]);
  const publishAt = '2026-12-24T07:30:00.000Z';
  await editing.set(key, editor, { ...change, action: 'schedule', baseRevision: 0, publishAt });
  const [unit] = await units();
  expect(unit).toMatchObject({ latest: 1, isPublished: false, draftAuthor: null });
  expect(unit!.schedules.map(({ at, ...rest }) => ({ ...rest, at: new Date(at).toISOString() }))).toEqual([
    { action: 'publish', number: 1, author: editor.name, at: publishAt },
  ]);
  expect(await overviewStore.events(database.db, key.page)).toMatchObject([
    { action: 'schedule', author: editor.name, number: 1, language: 'de' },
  ]);
  clock.set('2026-12-01T10:02:01Z');
  expect((await units())[0]!.lockedBy).toBeNull();
});

test('a planned change moves with the text that it pins, is moved by whoever sees it as it is, and can be given up', async () => {
  const [unit] = await overviewStore.units(database.db, key.page, clock.now());
  const { contentId } = unit!;
  const plannedAt = '2026-12-24T07:30:00.000Z';
  const move = (at: string | null, from = plannedAt) =>
    editing.moveSchedule(contentId, editor, { action: 'publish', plannedAt: from, at });

  const locked = await editing.toggleLock(key, 'lock', '', editor);
  expect(await move('2026-12-27T09:00:00Z')).toMatchObject({
    type: 'content-locked',
    data: { lockedBy: editor.name, isOwn: true },
  });
  await editing.toggleLock(key, 'unlock', locked.ok ? locked.data.lockToken : '', editor);

  expect(await move('2026-11-30T09:00:00Z')).toMatchObject({ type: 'schedule-invalid' });
  expect(await move('2026-12-27T09:00:30+01:00')).toEqual({
    ok: true,
    data: { schedules: [{ action: 'publish', at: '2026-12-27T08:00:00.000Z' }] },
  });
  expect(await move('2026-12-28T09:00:00Z')).toMatchObject({
    type: 'schedule-changed',
    data: { at: '2026-12-27T08:00:00.000Z' },
  });
  await editing.applySchedule({ contentId, action: 'publish', at: plannedAt });
  expect(await editing.get(key, false)).toBeNull();
  await editing.applySchedule({ contentId, action: 'publish', at: '2026-12-27T08:00:00.000Z' });
  expect(await editing.get(key, false)).toMatchObject({ status: 'published', revision: 1 });
  expect(await move(null)).toMatchObject({ type: 'schedule-changed', data: { at: null } });
  expect(
    await editing.moveSchedule(999_999, editor, { action: 'publish', plannedAt, at: null }),
  ).toMatchObject({ type: 'content-not-found' });
});

test('a translation stays older than its original until somebody says that it has followed', async () => {
  const publish = async (language: 'de' | 'fr', fields: { followsOriginal?: boolean } = {}) => {
    const unit = { page: 'snippets/hund', containerKey: 'main', language };
    const locked = await editing.toggleLock(unit, 'takeover', '', editor);
    const lockToken = locked.ok ? locked.data.lockToken : '';
    const baseRevision = (await editing.get(unit, true))!.revision;
    const done = await editing.set(unit, editor, {
      lockToken,
      baseRevision,
      action: 'publish',
      containerContent: text,
      ...fields,
    });
    expect(done.ok).toBe(true);
  };
  const sources = async () =>
    (await overviewStore.units(database.db, 'snippets/hund', clock.now())).map((unit) => [
      unit.language,
      unit.publishedNumber,
      unit.sourceNumber,
    ]);
  await publish('de');
  await publish('fr');
  await publish('de');
  expect(await sources()).toEqual([
    ['de', 2, null],
    ['fr', 1, 1],
  ]);
  await publish('fr', { followsOriginal: false });
  expect((await sources())[1]).toEqual(['fr', 2, 1]);
  await publish('fr');
  expect((await sources())[1]).toEqual(['fr', 3, 2]);
});
