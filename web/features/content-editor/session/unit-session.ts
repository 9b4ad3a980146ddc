import type { ContentBlock } from '../../../../domain/content-blocks.ts';
import type { ContentUnit } from '../../../../contract/content/content-unit.ts';
import { ApiFailure, type ApiClient } from '../../../app/api/api-client.ts';
import { createStore, type Store } from '../../../app/stores/store.ts';
import { tabLocks, type LockKeeper, type UnitKey } from './kept-lock.ts';

export type { UnitKey };

export interface SessionState {
  /** taken: another person has the lock; lost: another person took it over; changed: the text was changed elsewhere. */
  phase: 'loading' | 'taken' | 'editing' | 'lost' | 'changed' | 'failed';
  contentID: number;
  status: ContentUnit['status'];
  blocks: readonly ContentBlock[];
  saving: 'saved' | 'unsaved' | 'saving' | 'failed';
  /** Name of the lock holder, unless it is this tab. */
  lockedBy: string;
  /** True if the same account has the lock in another window. */
  isOwn: boolean;
  theirs: readonly ContentBlock[];
  canUndo: boolean;
  canRedo: boolean;
}

type EditorCalls = ApiClient<'askContentReview' | 'getContent' | 'setContent' | 'toggleContentLock'>;
type Action = 'publish' | 'schedule' | 'unschedule' | 'discard' | 'restore' | 'remove';

/** Null if the action succeeded, else the reason why it failed. */
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
  /**
   * Requests a review of the current text from a person, or from everybody with the right if null. Resolves to the
   * error type, or to null on success.
   */
  askReview(message: string, reviewer: number | null): Promise<string | null>;
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

export const parseContainer = (containerContent: string): readonly ContentBlock[] =>
  (JSON.parse(containerContent) as { blocks: ContentBlock[] }).blocks;
export const serializeBlocks = (blocks: readonly ContentBlock[]): string =>
  JSON.stringify({ version: 1, blocks });

const readLockHolder = ({ data }: ApiFailure): Pick<SessionState, 'lockedBy' | 'isOwn'> => {
  const { lockedBy, isOwn } = data as Pick<SessionState, 'lockedBy' | 'isOwn'>;
  return { lockedBy, isOwn };
};

export function createUnitSession(api: EditorCalls, key: UnitKey, locks: LockKeeper = tabLocks): UnitSession {
  const store = createStore<SessionState>(initial);
  const patch = (change: Partial<SessionState>): void => store.set({ ...store.get(), ...change });
  let lockToken = locks.read(key);
  let revision = 0;
  let undoStack: (readonly ContentBlock[])[] = [];
  let redoStack: (readonly ContentBlock[])[] = [];
  let lastTyping: string | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let underWay: Promise<void> = Promise.resolve();

  function cancelSaving(): void {
    clearTimeout(idle);
    clearTimeout(deadline);
    deadline = undefined;
  }

  /** Handles a refused call: the lock was lost, or the text has changed. */
  function handleRefusal(error: unknown): void {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.type === 'content-locked') {
      clearInterval(heartbeat);
      cancelSaving();
      patch({ phase: 'lost', ...readLockHolder(error) });
    } else if (error.type === 'content-changed') {
      const current = error.data as { revision: number; containerContent: string };
      cancelSaving();
      patch({ phase: 'changed', theirs: parseContainer(current.containerContent) });
      revision = current.revision;
    } else {
      patch({ saving: 'failed' });
    }
  }

  /** Returns true if the text was changed while it was on its way. */
  function sendUnit(
    fields: Partial<Parameters<typeof api.call<'setContent'>>[1]>,
    action: Action | 'save',
    sentBlocks?: readonly ContentBlock[],
  ): Promise<boolean> {
    const request = underWay.then(async () => {
      const unit = await api.call('setContent', {
        ...key,
        ...fields,
        contentAction: action,
        baseRevision: revision,
        lockToken,
      });
      revision = unit.revision;
      patch({ contentID: unit.contentID, status: unit.status });
      // Text typed while the save was pending is kept. Discarding and restoring replace it.
      const isOvertaken = sentBlocks !== undefined && store.get().blocks !== sentBlocks;
      if (action !== 'save' && !isOvertaken) patch({ blocks: parseContainer(unit.containerContent) });
      return isOvertaken;
    });
    underWay = request.then(
      () => undefined,
      () => undefined,
    );
    return request;
  }

  async function save(): Promise<void> {
    cancelSaving();
    const { phase, saving, blocks } = store.get();
    if (phase !== 'editing' || saving === 'saved') return;
    patch({ saving: 'saving' });
    try {
      await sendUnit({ containerContent: serializeBlocks(blocks) }, 'save');
      if (store.get().blocks === blocks) patch({ saving: 'saved' });
      else scheduleSave();
    } catch (error) {
      handleRefusal(error);
    }
  }

  function scheduleSave(): void {
    patch({ saving: 'unsaved' });
    clearTimeout(idle);
    idle = setTimeout(() => void save(), idleMs);
    deadline ??= setTimeout(() => void save(), unsavedMaxMs);
  }

  function show(blocks: readonly ContentBlock[]): void {
    patch({ blocks, canUndo: undoStack.length > 0, canRedo: redoStack.length > 0 });
    scheduleSave();
  }

  async function extendLock(): Promise<void> {
    try {
      await api.call('toggleContentLock', { ...key, toggleState: 'lock', lockToken });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.type !== 'content-locked') return;
      // Saves once more after losing the lock: the server stores the text as a copy of the editor's own.
      const { saving, blocks } = store.get();
      if (saving !== 'saved')
        await sendUnit({ containerContent: serializeBlocks(blocks) }, 'save').catch(() => {});
      handleRefusal(error);
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
        [undoStack, redoStack] = [[], []];
        const { contentID, status } = unit;
        patch({
          ...initial,
          phase: 'editing',
          contentID,
          status,
          blocks: parseContainer(unit.containerContent),
        });
        clearInterval(heartbeat);
        heartbeat = setInterval(() => void extendLock(), heartbeatMs);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (error.type !== 'content-locked') return patch({ phase: 'failed' });
        patch({ phase: 'taken', ...readLockHolder(error) });
      }
    },
    change(blocks, typing) {
      const { blocks: oldBlocks, phase } = store.get();
      if (phase !== 'editing') return;
      if (typing === undefined || typing !== lastTyping)
        undoStack = [...undoStack, oldBlocks].slice(-undoMax);
      lastTyping = typing ?? null;
      redoStack = [];
      show(blocks);
    },
    undo() {
      const previousBlocks = undoStack.at(-1);
      if (previousBlocks === undefined) return;
      undoStack = undoStack.slice(0, -1);
      redoStack = [...redoStack, store.get().blocks];
      lastTyping = null;
      show(previousBlocks);
    },
    redo() {
      const nextBlocks = redoStack.at(-1);
      if (nextBlocks === undefined) return;
      redoStack = redoStack.slice(0, -1);
      undoStack = [...undoStack, store.get().blocks];
      show(nextBlocks);
    },
    save,
    async act(action, fields = {}) {
      cancelSaving();
      const { blocks } = store.get();
      const givesText = action === 'publish' || action === 'schedule';
      try {
        const isOvertaken = await sendUnit(
          { ...fields, ...(givesText && { containerContent: serializeBlocks(blocks) }) },
          action,
          givesText ? blocks : undefined,
        );
        if (isOvertaken) scheduleSave();
        else patch({ saving: 'saved' });
        return null;
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (error.type === 'content-locked' || error.type === 'content-changed') handleRefusal(error);
        else if (store.get().saving !== 'saved') scheduleSave();
        const paths = error.type === 'content-invalid' ? (error.data as { paths: string[] }).paths : [];
        return { type: error.type, paths };
      }
    },
    async askReview(message, reviewer) {
      await save();
      const { contentID, saving, phase } = store.get();
      if (phase !== 'editing' || saving !== 'saved') return 'unsaved';
      try {
        await api.call('askContentReview', { contentID, lockToken, reviewer, message });
        return null;
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (error.type === 'content-locked') handleRefusal(error);
        return error.type;
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
      cancelSaving();
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
