import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createEditing, type ContentChange, type Editing } from './editing.ts';

const clock = fixedClock('2026-12-01T10:00:00Z');
const key = { page: 'about', containerKey: 'main', language: 'de' } as const;

let database: TestDatabase;
let editing: Editing;
beforeAll(async () => {
  database = await openTestDatabase();
  editing = createEditing({ connection: database, clock });
});
afterAll(() => database.close());

const container = (title: string, ...more: ContentBlock[]): string =>
  JSON.stringify({
    version: 1,
    blocks: [{ id: 'head', kind: 'head', title, description: 'Ein Satz für die Vorschau.' }, ...more],
  });
const lockAs = async (name: string, state: 'lock' | 'takeover' = 'lock', token = ''): Promise<string> => {
  const locked = await editing.toggleLock(key, state, token, name);
  if (!locked.ok) throw new Error(locked.type);
  return locked.data.lockToken;
};
const titleOf = (unit: { containerContent: string } | null): string | undefined =>
  (JSON.parse(unit?.containerContent ?? '{"blocks":[]}') as { blocks: { title?: string }[] }).blocks[0]
    ?.title;
const revisionNow = async (): Promise<number> => (await editing.get(key, true))!.revision;
async function set(lockToken: string, action: ContentChange['action'], more: Partial<ContentChange> = {}) {
  return editing.set(key, 'Erika Muster', { action, lockToken, baseRevision: await revisionNow(), ...more });
}

test('a draft is seen by editors alone until it is published, in its language alone', async () => {
  const before = titleOf(await editing.get(key, false));
  const english = await editing.get({ ...key, language: 'en' }, false);
  const token = await lockAs('Erika Muster');
  const saved = await set(token, 'save', { containerContent: container('Entwurf') });
  expect(saved).toMatchObject({ ok: true, data: { status: 'draft' } });
  expect(titleOf(await editing.get(key, false))).toBe(before);
  expect(titleOf(await editing.get(key, true))).toBe('Entwurf');

  const published = await set(token, 'publish');
  expect(published).toMatchObject({ ok: true, data: { status: 'published', revision: 2 } });
  expect(titleOf(await editing.get(key, false))).toBe('Entwurf');
  expect(await editing.get({ ...key, language: 'en' }, false)).toEqual(english);
});

test('one edits at a time: others meet the lock, take over, and the loser writes nothing', async () => {
  const first = await lockAs('Erika Muster', 'takeover');
  expect(await editing.toggleLock(key, 'lock', '', 'Max Muster')).toEqual({
    ok: false,
    type: 'content-locked',
    data: { lockedBy: 'Erika Muster' },
  });
  expect(await lockAs('Erika Muster', 'lock', first)).toBe(first);
  const second = await lockAs('Max Muster', 'takeover');
  expect(await set(first, 'save', { containerContent: container('Verloren?') })).toMatchObject({
    ok: false,
    type: 'content-locked',
    data: { lockedBy: 'Max Muster' },
  });
  expect(await set(second, 'save', { containerContent: container('Von Max') })).toMatchObject({ ok: true });
  await editing.toggleLock(key, 'unlock', second, 'Max Muster');
});

test('a lock that nobody prolongs ends after two minutes', async () => {
  const token = await lockAs('Erika Muster');
  clock.set('2026-12-01T10:02:01Z');
  expect(await set(token, 'save', { containerContent: container('Zu spät') })).toMatchObject({
    ok: false,
    type: 'content-locked',
  });
  await lockAs('Max Muster', 'takeover');
});

test('who stands on an old revision gets the other text, and changes nothing', async () => {
  const token = await lockAs('Erika Muster', 'takeover');
  const now = await revisionNow();
  const refused = await editing.set(key, 'Erika Muster', {
    action: 'publish',
    lockToken: token,
    baseRevision: now - 1,
    containerContent: container('Überschreibt'),
  });
  expect(refused).toMatchObject({ ok: false, type: 'content-changed', data: { revision: now } });
  expect(await revisionNow()).toBe(now);
});

test('a plan publishes the revision that was looked at, whatever was written later, and ends by itself', async () => {
  const token = await lockAs('Erika Muster', 'takeover');
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
  const token = await lockAs('Erika Muster', 'takeover');
  expect(await set(token, 'restore', { revision: 2 })).toMatchObject({
    ok: true,
    data: { status: 'published' },
  });
  expect(titleOf(await editing.get(key, false))).toBe('Entwurf');
  const { contentID } = (await editing.get(key, true))!;
  const history = await editing.history(contentID);
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
  const token = await lockAs('Erika Muster', 'takeover');
  const before = await editing.get(key, true);
  expect(await set(token, 'publish', { containerContent })).toMatchObject({
    ok: false,
    type: 'content-invalid',
  });
  expect((await editing.get(key, true))?.containerContent).toBe(before?.containerContent);
});

test('a page without a title is not published', async () => {
  const token = await lockAs('Erika Muster', 'takeover');
  const refused = await set(token, 'publish', { containerContent: '{"version":1,"blocks":[]}' });
  expect(refused).toMatchObject({ ok: false, type: 'content-invalid' });
});
