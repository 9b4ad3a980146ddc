import type { ContentBlock } from '../../../../domain/content-blocks.ts';
import type { ContentUnit } from '../../../../contract/content/content-unit.ts';
import { ApiFailure, type ApiClient } from '../../../app/api/api-client.ts';
import { createStore, type Store } from '../../../app/stores/store.ts';
import { tabLocks, type LockKeeper, type UnitKey } from './kept-lock.ts';

export type { UnitKey };

export interface SessionState {
  /** taken: somebody else has the lock; lost: somebody took it over; changed: the text was changed elsewhere. */
  phase: 'loading' | 'taken' | 'editing' | 'lost' | 'changed' | 'failed';
  contentID: number;
  status: ContentUnit['status'];
  blocks: readonly ContentBlock[];
  saving: 'saved' | 'unsaved' | 'saving' | 'failed';
  /** Name of whoever has the lock, where it is not this tab. */
  lockedBy: string;
  /** The lock belongs to the same account in another window. */
  isOwn: boolean;
  theirs: readonly ContentBlock[];
  canUndo: boolean;
  canRedo: boolean;
}

type EditorCalls = ApiClient<'getContent' | 'setContent' | 'toggleContentLock'>;
type Action = 'publish' | 'schedule' | 'unschedule' | 'discard' | 'restore' | 'remove';

/** Null where the action succeeded, else why it failed. */
export type Refusal = { type: string; paths: readonly string[] } | null;

export interface UnitSession extends Pick<Store<SessionState>, 'initial' | 'get' | 'subscribe'> {
  open(takeOver?: boolean): Promise<void>;
  /** Successive changes with the same `typing` are undone together. */
  change(blocks: readonly ContentBlock[], typing?: string): void;
  undo(): void;
  redo(): void;
  save(): Promise<void>;
  act(
    action: Action,
    fields?: { publishAt?: string; unpublishAt?: string; revision?: number },
  ): Promise<Refusal>;
  /** Resolves a conflict: continues with the own text on top of theirs, or with theirs. */
  settle(keep: 'mine' | 'theirs'): Promise<void>;
  close(): Promise<void>;
}

export const heartbeatMs = 30_000;
export const idleMs = 2_000;
export const unsavedMaxMs = 10_000;
const undoMax = 100;

const initial: SessionState = {
  phase: 'loading',
  contentID: 0,
  status: 'draft',
  blocks: [],
  saving: 'saved',
  lockedBy: '',
  isOwn: false,
  theirs: [],
  canUndo: false,
  canRedo: false,
};

export const blocksOf = (containerContent: string): readonly ContentBlock[] =>
  (JSON.parse(containerContent) as { blocks: ContentBlock[] }).blocks;
export const containerOf = (blocks: readonly ContentBlock[]): string =>
  JSON.stringify({ version: 1, blocks });

const metLockOf = ({ data }: ApiFailure): Pick<SessionState, 'lockedBy' | 'isOwn'> => {
  const { lockedBy, isOwn } = data as Pick<SessionState, 'lockedBy' | 'isOwn'>;
  return { lockedBy, isOwn };
};

export function createUnitSession(api: EditorCalls, key: UnitKey, locks: LockKeeper = tabLocks): UnitSession {
  const store = createStore<SessionState>(initial);
  const patch = (some: Partial<SessionState>): void => store.set({ ...store.get(), ...some });
  let lockToken = locks.read(key);
  let revision = 0;
  let past: (readonly ContentBlock[])[] = [];
  let future: (readonly ContentBlock[])[] = [];
  let lastTyping: string | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let underWay: Promise<void> = Promise.resolve();

  function stopTimers(): void {
    clearTimeout(idle);
    clearTimeout(latest);
    latest = undefined;
  }

  /** Handles a refused call: the lock is lost, or the text has changed. */
  function meet(error: unknown): void {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.type === 'content-locked') {
      clearInterval(heartbeat);
      stopTimers();
      patch({ phase: 'lost', ...metLockOf(error) });
    } else if (error.type === 'content-changed') {
      const other = error.data as { revision: number; containerContent: string };
      stopTimers();
      patch({ phase: 'changed', theirs: blocksOf(other.containerContent) });
      revision = other.revision;
    } else {
      patch({ saving: 'failed' });
    }
  }

  function write(
    fields: Partial<Parameters<typeof api.call<'setContent'>>[1]>,
    action: Action | 'save',
  ): Promise<void> {
    const next = underWay.then(async () => {
      const unit = await api.call('setContent', {
        ...key,
        ...fields,
        contentAction: action,
        baseRevision: revision,
        lockToken,
      });
      revision = unit.revision;
      patch({ contentID: unit.contentID, status: unit.status });
      if (action !== 'save') patch({ blocks: blocksOf(unit.containerContent) });
    });
    underWay = next.catch(() => undefined);
    return next;
  }

  async function save(): Promise<void> {
    stopTimers();
    const { phase, saving, blocks } = store.get();
    if (phase !== 'editing' || saving === 'saved') return;
    patch({ saving: 'saving' });
    try {
      await write({ containerContent: containerOf(blocks) }, 'save');
      if (store.get().blocks === blocks) patch({ saving: 'saved' });
      else plan();
    } catch (error) {
      meet(error);
    }
  }

  function plan(): void {
    patch({ saving: 'unsaved' });
    clearTimeout(idle);
    idle = setTimeout(() => void save(), idleMs);
    latest ??= setTimeout(() => void save(), unsavedMaxMs);
  }

  function show(blocks: readonly ContentBlock[]): void {
    patch({ blocks, canUndo: past.length > 0, canRedo: future.length > 0 });
    plan();
  }

  async function prolong(): Promise<void> {
    try {
      await api.call('toggleContentLock', { ...key, toggleState: 'lock', lockToken });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.type !== 'content-locked') return;
      // What is not saved yet is handed in once more: the server keeps it as a copy of one's own.
      const { saving, blocks } = store.get();
      if (saving !== 'saved') await write({ containerContent: containerOf(blocks) }, 'save').catch(() => {});
      meet(error);
    }
  }

  const session: UnitSession = {
    initial,
    get: store.get,
    subscribe: store.subscribe,
    async open(takeOver = false) {
      try {
        const lock = await api.call('toggleContentLock', {
          ...key,
          toggleState: takeOver ? 'takeover' : 'lock',
          lockToken,
        });
        ({ lockToken } = lock);
        locks.write(key, lockToken);
        const unit = await api.call('getContent', { ...key, previewDraft: 'Y' });
        ({ revision } = unit);
        [past, future] = [[], []];
        const { contentID, status } = unit;
        patch({
          ...initial,
          phase: 'editing',
          contentID,
          status,
          blocks: blocksOf(unit.containerContent),
        });
        clearInterval(heartbeat);
        heartbeat = setInterval(() => void prolong(), heartbeatMs);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (error.type !== 'content-locked') return patch({ phase: 'failed' });
        patch({ phase: 'taken', ...metLockOf(error) });
      }
    },
    change(blocks, typing) {
      const { blocks: before, phase } = store.get();
      if (phase !== 'editing') return;
      if (typing === undefined || typing !== lastTyping) past = [...past, before].slice(-undoMax);
      lastTyping = typing ?? null;
      future = [];
      show(blocks);
    },
    undo() {
      const before = past.at(-1);
      if (before === undefined) return;
      past = past.slice(0, -1);
      future = [...future, store.get().blocks];
      lastTyping = null;
      show(before);
    },
    redo() {
      const after = future.at(-1);
      if (after === undefined) return;
      future = future.slice(0, -1);
      past = [...past, store.get().blocks];
      show(after);
    },
    save,
    async act(action, fields = {}) {
      stopTimers();
      const { blocks } = store.get();
      const givesText = action === 'publish' || action === 'schedule';
      try {
        await write({ ...fields, ...(givesText && { containerContent: containerOf(blocks) }) }, action);
        patch({ saving: 'saved' });
        return null;
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (error.type === 'content-locked' || error.type === 'content-changed') meet(error);
        else if (store.get().saving !== 'saved') plan();
        const paths = error.type === 'content-invalid' ? (error.data as { paths: string[] }).paths : [];
        return { type: error.type, paths };
      }
    },
    async settle(keep) {
      const { theirs, blocks } = store.get();
      patch({ phase: 'editing', theirs: [], saving: 'saved' });
      session.change(keep === 'mine' ? [...blocks] : theirs);
      await save();
    },
    async close() {
      await save();
      stopTimers();
      clearInterval(heartbeat);
      locks.write(key, '');
      if (store.get().phase !== 'editing') return;
      await api
        .call('toggleContentLock', { ...key, toggleState: 'unlock', lockToken })
        .catch(() => undefined);
    },
  };
  return session;
}
