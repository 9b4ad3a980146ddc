import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentBlock } from '../../../../domain/content-blocks.ts';
import { failure } from '../../../app/api/api-client.ts';
import { ApiFailure } from '../../../app/api/api-client.ts';
import { serializeBlocks, createUnitSession, heartbeatMs, idleMs, unsavedMaxMs } from './unit-session.ts';

const key = { page: 'about', containerKey: 'main', language: 'de' } as const;
const quote = (text: string): ContentBlock => ({ id: 'q', kind: 'quote', text });

/** A server of one unit; `refuse` answers the next calls of a name with an error. */
function aServer() {
  const calls: { name: string; input: Record<string, unknown> }[] = [];
  const refusals = new Map<string, ApiFailure>();
  let stored = serializeBlocks([quote('Anfang')]);
  let revision = 3;
  const unit = () => ({
    ...key,
    contentID: 7,
    status: 'draft',
    revision,
    containerContent: stored,
    lock: null,
  });
  const api = {
    call(name: string, input: Record<string, unknown>) {
      calls.push({ name, input });
      const refused = refusals.get(name);
      if (refused) return Promise.reject(refused);
      if (name === 'toggleContentLock') return Promise.resolve({ contentID: 7, lockToken: 'token' });
      if (name === 'setContent') {
        if (typeof input['containerContent'] === 'string') stored = input['containerContent'];
        if (input['contentAction'] !== 'save') revision += 1;
      }
      return Promise.resolve(unit());
    },
  };
  const writes = () => calls.filter(({ name }) => name === 'setContent').map(({ input }) => input);
  return { api: api as unknown as Parameters<typeof createUnitSession>[0], calls, refusals, writes };
}

const refusal = (type: string, data: unknown): ApiFailure => {
  const { errors } = failure(409, type, '');
  return new ApiFailure(409, [{ ...errors[0]!, data }]);
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function opened() {
  const server = aServer();
  const session = createUnitSession(server.api, key);
  await session.open();
  return { ...server, session };
}

test('saves after two idle seconds, and after ten at the latest however long somebody types', async () => {
  const { session, writes } = await opened();
  session.change([quote('a')], 'q');
  await vi.advanceTimersByTimeAsync(idleMs - 1);
  expect(writes()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(writes()).toMatchObject([{ contentAction: 'save', baseRevision: 3, lockToken: 'token' }]);
  expect(session.get().saving).toBe('saved');
  for (let passed = 0; passed < unsavedMaxMs; passed += 1_000) {
    session.change([quote(`b${passed}`)], 'q');
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(writes()).toHaveLength(2);
  await session.close();
});

test('typing in one block is undone at once, a removal separately', async () => {
  const { session } = await opened();
  const start = session.get().blocks;
  session.change([quote('a')], 'q');
  session.change([quote('ab')], 'q');
  session.change([]);
  session.undo();
  expect(session.get().blocks).toEqual([quote('ab')]);
  session.undo();
  expect(session.get().blocks).toEqual(start);
  expect(session.get().canUndo).toBe(false);
  session.redo();
  expect(session.get().blocks).toEqual([quote('ab')]);
  await session.close();
});

test('losing the lock saves unsaved changes once more, and then nothing', async () => {
  const { session, refusals, writes } = await opened();
  await vi.advanceTimersByTimeAsync(heartbeatMs - 500);
  session.change([quote('noch nicht gesichert')]);
  for (const name of ['toggleContentLock', 'setContent'])
    refusals.set(name, refusal('content-locked', { lockedBy: 'Max', isOwn: false }));
  await vi.advanceTimersByTimeAsync(500);
  expect(session.get()).toMatchObject({ phase: 'lost', lockedBy: 'Max', isOwn: false });
  expect(writes().at(-1)?.['containerContent']).toContain('noch nicht gesichert');
  const count = writes().length;
  session.change([quote('danach')]);
  await vi.advanceTimersByTimeAsync(unsavedMaxMs);
  expect(writes()).toHaveLength(count);
});

test('a conflicting text is shown beside the own one, which can overwrite it', async () => {
  const { session, refusals, writes } = await opened();
  session.change([quote('meins')]);
  const containerContent = serializeBlocks([quote('deins')]);
  refusals.set('setContent', refusal('content-changed', { revision: 5, containerContent }));
  await session.save();
  expect(session.get()).toMatchObject({ phase: 'changed', theirs: [quote('deins')] });
  refusals.clear();
  await session.settle('mine');
  expect(writes().at(-1)).toMatchObject({
    baseRevision: 5,
    containerContent: serializeBlocks([quote('meins')]),
  });
  expect(session.get()).toMatchObject({ phase: 'editing', saving: 'saved' });
  await session.close();
});

test('publishing sends the current text, and returns the missing parts', async () => {
  const { session, refusals, writes } = await opened();
  session.change([quote('fertig')]);
  expect(await session.act('publish')).toBeNull();
  expect(writes()).toMatchObject([
    { contentAction: 'publish', containerContent: serializeBlocks([quote('fertig')]) },
  ]);
  refusals.set('setContent', refusal('content-invalid', { paths: ['blocks.0.text'] }));
  expect(await session.act('publish')).toEqual({ type: 'content-invalid', paths: ['blocks.0.text'] });
  await session.close();
});

test('a reloaded tab continues with its own lock, and deletes it when it closes', async () => {
  const kept = new Map<string, string>();
  const locks = {
    read: () => kept.get('lock') ?? '',
    write: (_: unknown, token: string) => void kept.set('lock', token),
  };
  const server = aServer();
  await createUnitSession(server.api, key, locks).open();
  const reloaded = createUnitSession(server.api, key, locks);
  await reloaded.open();
  expect(server.calls.at(-2)!.input).toMatchObject({ toggleState: 'lock', lockToken: 'token' });
  expect(reloaded.get().phase).toBe('editing');
  await reloaded.close();
  expect(locks.read()).toBe('');
});

test('words typed while the text is being published stay, and are saved', async () => {
  const { session, writes } = await opened();
  session.change([quote('Fertig')], 'q');
  const published = session.act('publish');
  session.change([quote('Fertig, und mehr')], 'q');
  expect(await published).toBeNull();
  expect(session.get()).toMatchObject({ blocks: [quote('Fertig, und mehr')], saving: 'unsaved' });
  await vi.advanceTimersByTimeAsync(idleMs);
  expect(writes().map(({ contentAction }) => contentAction)).toEqual(['publish', 'save']);
  expect(writes()[1]!['containerContent']).toBe(serializeBlocks([quote('Fertig, und mehr')]));
  expect(session.get().saving).toBe('saved');
});

test('asks for a review of what is saved, with its lock, and says why it was refused', async () => {
  const { session, calls, refusals } = await opened();
  session.change([quote('Neu')], 'q');
  expect(await session.askReview('Ein neuer Satz.', 12)).toBeNull();
  expect(calls.slice(-2).map(({ name }) => name)).toEqual(['setContent', 'askContentReview']);
  expect(calls.at(-1)!.input).toEqual({
    ...{ contentID: 7, lockToken: 'token', reviewer: 12, message: 'Ein neuer Satz.' },
  });
  refusals.set('askContentReview', refusal('review-empty', null));
  expect(await session.askReview('Noch einmal.', null)).toBe('review-empty');
  refusals.set('setContent', refusal('content-locked', { lockedBy: 'Max', isOwn: false }));
  session.change([quote('Zu spät')], 'q');
  expect(await session.askReview('Und noch einmal.', null)).toBe('unsaved');
});
