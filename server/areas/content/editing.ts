import { randomBytes } from 'node:crypto';
import type { ContentUnit } from '../../../contract/content/content-unit.ts';
import type { toggleContentLock } from '../../../contract/content/toggle-content-lock.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { ContentDocument } from '../../../domain/content-blocks.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection, Queryable, Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { editingStore, type HistoryRows, type Planned, type UnitKey, type UnitRow } from './editing-store.ts';
import { applyScheduleJob } from './jobs/apply-schedule-job.ts';
import { invalid, isWholePage, parseContainer, type Of, type Refused } from './rules/container.ts';

/** A lock that nobody prolongs ends after so long, by the server's clock. */
const lockMs = 120_000;

export interface ContentChange {
  action: 'save' | 'publish' | 'schedule' | 'discard' | 'restore' | 'remove';
  containerContent?: string | undefined;
  baseRevision: number;
  lockToken: string;
  publishAt?: string | undefined;
  unpublishAt?: string | undefined;
  revision?: number | undefined;
}

export interface EditingDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Clock;
}

const empty: ContentDocument = { version: 1, blocks: [] };
const notFound = { ok: false, type: 'content-not-found', data: null } as const;
type Locked = ResponseOf<typeof toggleContentLock>;

/** What editors do with a unit. */
export interface Editing {
  /** Answers what is published, or the working copy; null where there is none. */
  get(key: UnitKey, draft: boolean): Promise<ContentUnit | null>;
  /** Begins, prolongs, ends or takes over an editor's lock. Only the holder's own token prolongs and ends it. */
  toggleLock(
    key: UnitKey | { contentId: number },
    state: 'lock' | 'unlock' | 'takeover',
    token: string,
    holder: string,
  ): Promise<{ ok: true; data: Locked } | Of<'content-not-found' | 'content-locked'>>;
  /** Each change carries the lock and the revision that it stands on, so that nobody overwrites what they have not seen. */
  set(
    key: UnitKey | { contentId: number },
    author: string,
    asked: ContentChange,
  ): Promise<{ ok: true; data: ContentUnit } | Refused>;
  /** What was planned for now happens, unless it was planned anew or given up meanwhile. */
  applySchedule(planned: { contentId: number; action: 'publish' | 'unpublish'; at: string }): Promise<void>;
  /** Answers null for an unknown unit. */
  history(contentId: number): Promise<(HistoryRows & { schedules: Planned[] }) | null>;
}

export function createEditing({ connection, clock }: EditingDeps): Editing {
  const { db } = connection;

  async function present(from: Queryable, unit: UnitRow, body: unknown): Promise<ContentUnit> {
    const lock = await editingStore.lock(from, unit.contentId, clock.now());
    const isArchived = unit.publishedNumber === null && unit.latest > 0;
    return {
      contentID: unit.contentId,
      page: unit.page,
      containerKey: unit.containerKey,
      language: unit.language,
      status: unit.isScheduled
        ? 'scheduled'
        : unit.draft !== null
          ? 'draft'
          : unit.publishedNumber !== null
            ? 'published'
            : isArchived
              ? 'archived'
              : 'draft',
      revision: unit.latest,
      containerContent: JSON.stringify(body ?? empty),
      lock: lock && { lockedBy: lock.holder, expiresAt: lock.expiresAt.toISOString() },
    };
  }

  /** What an editor goes on from: the working copy, else what is published, else what was kept last. */
  async function workingBody(from: Queryable, unit: UnitRow): Promise<unknown> {
    if (unit.draft !== null) return unit.draft;
    const number = unit.publishedNumber ?? unit.latest;
    return number > 0 ? editingStore.body(from, unit.contentId, number) : empty;
  }

  async function change(
    tx: Tx,
    unit: UnitRow,
    author: string,
    asked: ContentChange,
  ): Promise<Refused | null> {
    const { contentId, latest } = unit;
    const { action, publishAt, unpublishAt } = asked;
    const now = clock.now();
    const note = (number: number | null): Promise<void> =>
      editingStore.note(tx, { contentId, at: now, action, author, number });
    const given =
      asked.containerContent === undefined
        ? ((await workingBody(tx, unit)) as ContentDocument)
        : parseContainer(asked.containerContent);
    if ('ok' in given) return given;

    switch (action) {
      case 'save':
        await editingStore.saveDraft(tx, { contentId, body: given, base: latest, author, now });
        return null;
      case 'discard':
        await editingStore.dropDraft(tx, contentId);
        await note(null);
        return null;
      case 'remove':
        await editingStore.dropDraft(tx, contentId);
        await editingStore.dropSchedules(tx, contentId);
        await editingStore.publish(tx, contentId, null);
        await note(null);
        return null;
      case 'restore': {
        const body =
          asked.revision === undefined ? null : await editingStore.body(tx, contentId, asked.revision);
        if (body === null) return notFound;
        await editingStore.addRevision(tx, {
          contentId,
          number: latest + 1,
          body,
          reason: 'restored',
          author,
          now,
        });
        await editingStore.dropDraft(tx, contentId);
        await editingStore.publish(tx, contentId, latest + 1);
        await note(latest + 1);
        return null;
      }
      case 'publish':
        if (!isWholePage(unit, given)) return invalid('blocks');
        await editingStore.addRevision(tx, {
          contentId,
          number: latest + 1,
          body: given,
          reason: 'published',
          author,
          now,
        });
        await editingStore.dropDraft(tx, contentId);
        await editingStore.dropSchedules(tx, contentId, 'publish');
        await editingStore.publish(tx, contentId, latest + 1);
        if (unpublishAt !== undefined) await plan(tx, contentId, 'unpublish', unpublishAt, null, author);
        await note(latest + 1);
        return null;
      case 'schedule': {
        if (publishAt === undefined || new Date(publishAt) <= now) return invalid('publishAt');
        if (unpublishAt !== undefined && unpublishAt <= publishAt) return invalid('unpublishAt');
        if (!isWholePage(unit, given)) return invalid('blocks');
        // The revision that was looked at is pinned: what is written later does not change what will appear.
        await editingStore.addRevision(tx, {
          contentId,
          number: latest + 1,
          body: given,
          reason: 'saved',
          author,
          now,
        });
        await editingStore.dropDraft(tx, contentId);
        await plan(tx, contentId, 'publish', publishAt, latest + 1, author);
        if (unpublishAt !== undefined) await plan(tx, contentId, 'unpublish', unpublishAt, null, author);
        await note(latest + 1);
        return null;
      }
    }
  }

  async function plan(
    tx: Tx,
    contentId: number,
    action: 'publish' | 'unpublish',
    time: string,
    number: number | null,
    author: string,
  ): Promise<void> {
    const at = new Date(time);
    at.setUTCSeconds(0, 0);
    await editingStore.schedule(tx, { contentId, action, at, number, author });
    const key = `${contentId} ${action} ${at.toISOString()} ${number ?? ''}`;
    await enqueue(tx, applyScheduleJob, { contentId, action, at: at.toISOString() }, { key, runAt: at });
  }

  return {
    async get(key: UnitKey, draft: boolean): Promise<ContentUnit | null> {
      const unit = await editingStore.unit(db, key);
      if (!unit) return null;
      if (draft) return present(db, unit, await workingBody(db, unit));
      if (unit.publishedNumber === null) return null;
      return present(db, unit, await editingStore.body(db, unit.contentId, unit.publishedNumber));
    },

    toggleLock: (
      key: UnitKey | { contentId: number },
      state: 'lock' | 'unlock' | 'takeover',
      token: string,
      holder: string,
    ) =>
      connection.transaction(async (tx) => {
        if (!('contentId' in key)) await editingStore.begin(tx, key);
        const unit = await editingStore.unit(tx, key);
        if (!unit) return notFound;
        const { contentId } = unit;
        await editingStore.lockRow(tx, contentId);
        const now = clock.now();
        const lock = await editingStore.lock(tx, contentId, now);
        const isOwn = lock !== null && lock.token === token;
        if (state === 'unlock') {
          await editingStore.endLock(tx, contentId, token);
          return {
            ok: true as const,
            data: { contentID: contentId, lockToken: '', lockedBy: '', expiresAt: '' },
          };
        }
        if (lock && !isOwn && state === 'lock') {
          return { ok: false as const, type: 'content-locked' as const, data: { lockedBy: lock.holder } };
        }
        const next = {
          token: isOwn ? token : randomBytes(16).toString('base64url'),
          holder,
          expiresAt: new Date(now.getTime() + lockMs),
        };
        await editingStore.setLock(tx, contentId, next);
        if (lock && !isOwn) {
          await editingStore.note(tx, {
            contentId,
            at: now,
            action: 'takeover',
            author: holder,
            number: null,
          });
        }
        const expiresAt = next.expiresAt.toISOString();
        return {
          ok: true as const,
          data: { contentID: contentId, lockToken: next.token, lockedBy: holder, expiresAt },
        };
      }),

    set: (key: UnitKey | { contentId: number }, author: string, asked: ContentChange) =>
      connection.transaction(async (tx) => {
        const found = await editingStore.unit(tx, key);
        if (!found) return notFound;
        const { contentId } = found;
        await editingStore.lockRow(tx, contentId);
        const unit = (await editingStore.unit(tx, { contentId }))!;
        const lock = await editingStore.lock(tx, contentId, clock.now());
        if (lock?.token !== asked.lockToken) {
          return {
            ok: false as const,
            type: 'content-locked' as const,
            data: { lockedBy: lock?.holder ?? '' },
          };
        }
        if (asked.baseRevision !== unit.latest) {
          const containerContent = JSON.stringify(await workingBody(tx, unit));
          const data = { revision: unit.latest, containerContent };
          return { ok: false as const, type: 'content-changed' as const, data };
        }
        const refused = await change(tx, unit, author, asked);
        if (refused) return refused;
        const changed = (await editingStore.unit(tx, { contentId }))!;
        return { ok: true as const, data: await present(tx, changed, await workingBody(tx, changed)) };
      }),

    applySchedule: ({
      contentId,
      action,
      at,
    }: {
      contentId: number;
      action: 'publish' | 'unpublish';
      at: string;
    }) =>
      connection.transaction(async (tx) => {
        await editingStore.lockRow(tx, contentId);
        const planned = (await editingStore.planned(tx, contentId)).find(
          (one) => one.action === action && one.at.toISOString() === at,
        );
        if (!planned) return;
        await editingStore.publish(tx, contentId, planned.number);
        await editingStore.dropSchedules(tx, contentId, action);
        const { author, number } = planned;
        await editingStore.note(tx, {
          contentId,
          at: clock.now(),
          action: `scheduled-${action}`,
          author,
          number,
        });
      }),

    async history(contentId: number) {
      if (!(await editingStore.unit(db, { contentId }))) return null;
      const [{ revisions, events }, schedules] = await Promise.all([
        editingStore.history(db, contentId, revisionsShown),
        editingStore.planned(db, contentId),
      ]);
      return { revisions, events, schedules };
    },
  };
}

/** So many of the latest revisions are told. */
const revisionsShown = 50;
