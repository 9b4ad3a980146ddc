import type { ContentUnit } from '../../../contract/content/content-unit.ts';
import type { toggleContentLock } from '../../../contract/content/toggle-content-lock.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection, Queryable, Tx } from '../../platform/database.ts';
import type { Places } from './address-taken.ts';
import { changeUnit, notFound, workingBody, type ContentChange } from './change-unit.ts';
import { newLockToken, presentLock } from './lock-token.ts';
import { publishUnit } from './publish-unit.ts';
import { moveSchedule, type AskedMove, type Moved } from './move-schedule.ts';
import {
  editingStore,
  type Editor,
  type HistoryRows,
  type Schedule,
  type UnitKey,
  type UnitRow,
} from './editing-store.ts';
import { parseContainer, type Of, type Refused } from './rules/container.ts';

/** Milliseconds until a lock that is not renewed expires, by the server's clock. */
const lockMs = 120_000;

/** Actions that may create a unit. */
const beginning: ReadonlySet<ContentChange['action']> = new Set(['save', 'publish', 'schedule']);

const revisionsShown = 50;

export interface EditingDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Clock;
  /** Reads where pages stand. */
  places(): Promise<Places>;
}

type Key = UnitKey | { contentId: number };
type Locked = ResponseOf<typeof toggleContentLock>;

type History = HistoryRows & { schedules: Schedule[]; ownCopy: { body: unknown; keptAt: Date } | null };

export interface Editing {
  /** Returns the published text, or the working copy; null if there is none. */
  get(key: UnitKey, draft: boolean): Promise<ContentUnit | null>;
  /** Acquires, renews, releases or takes over an editor's lock. Only the holder's own token renews and releases it. */
  toggleLock(
    key: Key,
    state: 'lock' | 'unlock' | 'takeover',
    token: string,
    holder: Editor,
  ): Promise<{ ok: true; data: Locked } | Of<'content-not-found' | 'content-locked'>>;
  /**
   * Executes a change, which contains its lock and base revision, so that it cannot overwrite unseen changes. If it is refused for that
   * reason, the text is stored as the editor's own copy.
   */
  set(key: Key, editor: Editor, request: ContentChange): Promise<{ ok: true; data: ContentUnit } | Refused>;
  /** Reschedules or cancels one scheduled change; the revision that it pins stays. */
  moveSchedule(contentId: number, editor: Editor, request: AskedMove): Promise<Moved>;
  /** Applies a scheduled change, unless it was rescheduled or cancelled meanwhile. */
  applySchedule(schedules: { contentId: number; action: 'publish' | 'unpublish'; at: string }): Promise<void>;
  history(contentId: number, uid: string): Promise<History | null>;
  dropCopy(contentId: number, uid: string): Promise<void>;
}

function unitStatus(unit: UnitRow): ContentUnit['status'] {
  if (unit.isScheduled) return 'scheduled';
  if (unit.draft !== null) return 'draft';
  if (unit.publishedNumber !== null) return 'published';
  return unit.latest > 0 ? 'archived' : 'draft';
}

export function createEditing({ connection, clock, places }: EditingDeps): Editing {
  const { db } = connection;

  async function present(from: Queryable, unit: UnitRow, body: unknown): Promise<ContentUnit> {
    const lock = await editingStore.findLock(from, unit.contentId, clock.now());
    return {
      contentID: unit.contentId,
      page: unit.page,
      containerKey: unit.containerKey,
      language: unit.language,
      status: unitStatus(unit),
      revision: unit.latest,
      containerContent: JSON.stringify(body ?? { version: 1, blocks: [] }),
      lock: lock && { lockedBy: lock.holder, expiresAt: lock.expiresAt.toISOString() },
    };
  }

  /** Stores a refused text if it is valid. */
  async function keepRefused(
    tx: Tx,
    contentId: number,
    { uid }: Editor,
    text: string | undefined,
  ): Promise<void> {
    const body = text === undefined ? null : parseContainer(text);
    if (body === null || 'ok' in body) return;
    await editingStore.keepCopy(tx, { contentId, uid, body, now: clock.now() });
  }

  return {
    async get(key, draft) {
      const unit = await editingStore.unit(db, key);
      if (!unit) return null;
      if (draft) return present(db, unit, await workingBody(db, unit));
      if (unit.publishedNumber === null) return null;
      return present(db, unit, await editingStore.body(db, unit.contentId, unit.publishedNumber));
    },

    toggleLock: (key, state, token, holder) =>
      connection.transaction(async (tx) => {
        if (!('contentId' in key)) await editingStore.begin(tx, key);
        const unit = await editingStore.unit(tx, key);
        if (!unit) return notFound;
        const { contentId } = unit;
        await editingStore.lockRow(tx, contentId);
        const now = clock.now();
        const lock = await editingStore.findLock(tx, contentId, now);
        const isOwn = lock !== null && lock.token === token;
        const answer = (data: Omit<Locked, 'contentID'>): { ok: true; data: Locked } => ({
          ok: true,
          data: { contentID: contentId, ...data },
        });
        if (state === 'unlock') {
          await editingStore.endLock(tx, contentId, token);
          return answer({ lockToken: '', lockedBy: '', expiresAt: '' });
        }
        if (lock && !isOwn && state === 'lock') {
          return { ok: false as const, type: 'content-locked' as const, data: presentLock(lock, holder.uid) };
        }
        const newLock = {
          token: isOwn ? token : newLockToken(holder.uid),
          holder: holder.name,
          expiresAt: new Date(now.getTime() + lockMs),
        };
        await editingStore.setLock(tx, contentId, newLock);
        if (lock && !isOwn) {
          await editingStore.copyDraftOfOthers(tx, contentId, holder.uid, now);
          const event = { contentId, at: now, action: 'takeover', author: holder.name, number: null };
          await editingStore.note(tx, event);
        }
        const { token: lockToken, expiresAt } = newLock;
        return answer({ lockToken, lockedBy: holder.name, expiresAt: expiresAt.toISOString() });
      }),

    async set(key, editor, request) {
      const current = await places();
      return connection.transaction(async (tx) => {
        if (!('contentId' in key) && beginning.has(request.action)) await editingStore.begin(tx, key);
        const existingUnit = await editingStore.unit(tx, key);
        if (!existingUnit) return notFound;
        const { contentId } = existingUnit;
        await editingStore.lockRow(tx, contentId);
        const unit = (await editingStore.unit(tx, { contentId }))!;
        const lock = await editingStore.findLock(tx, contentId, clock.now());
        // A unit without any text needs no lock.
        const isFree = lock === null && request.lockToken === '' && unit.latest === 0 && unit.draft === null;
        if (!isFree && lock?.token !== request.lockToken) {
          await keepRefused(tx, contentId, editor, request.containerContent);
          return { ok: false as const, type: 'content-locked' as const, data: presentLock(lock, editor.uid) };
        }
        if (request.baseRevision !== unit.latest) {
          await keepRefused(tx, contentId, editor, request.containerContent);
          const containerContent = JSON.stringify(await workingBody(tx, unit));
          const data = { revision: unit.latest, containerContent };
          return { ok: false as const, type: 'content-changed' as const, data };
        }
        const refusal = await changeUnit(tx, unit, editor, request, { now: clock.now(), places: current });
        if (refusal) return refusal;
        const changedUnit = (await editingStore.unit(tx, { contentId }))!;
        return {
          ok: true as const,
          data: await present(tx, changedUnit, await workingBody(tx, changedUnit)),
        };
      });
    },

    moveSchedule: (contentId, editor, request) =>
      connection.transaction((tx) => moveSchedule(tx, contentId, editor, request, clock.now())),

    async applySchedule({ contentId, action, at }) {
      const current = await places();
      await connection.transaction(async (tx) => {
        await editingStore.lockRow(tx, contentId);
        const unit = await editingStore.unit(tx, { contentId });
        const schedules = (await editingStore.listSchedules(tx, contentId)).find(
          (one) => one.action === action && one.at.toISOString() === at,
        );
        if (!unit || !schedules) return;
        await publishUnit(tx, current, unit, schedules.number);
        await editingStore.dropSchedules(tx, contentId, action);
        const { author, number } = schedules;
        const event = { contentId, at: clock.now(), action: `scheduled-${action}`, author, number };
        await editingStore.note(tx, event);
      });
    },

    async history(contentId, uid) {
      if (!(await editingStore.unit(db, { contentId }))) return null;
      const [{ revisions, events }, schedules, ownCopy] = await Promise.all([
        editingStore.history(db, contentId, revisionsShown),
        editingStore.listSchedules(db, contentId),
        editingStore.findCopy(db, contentId, uid),
      ]);
      return { revisions, events, schedules, ownCopy };
    },

    dropCopy: (contentId, uid) => editingStore.dropCopy(db, contentId, uid),
  };
}
