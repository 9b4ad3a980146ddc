import type { ContentDocument } from '../../../domain/content-blocks.ts';
import { menuNames, menuPage, usualMenus } from '../../../domain/menus.ts';
import { isRequiredPage } from '../../../domain/content-pages.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { addressTaken, type Places } from './address-taken.ts';
import { editingStore, type Editor, type Schedule, type UnitRow } from './editing-store.ts';
import { applyScheduleJob } from './jobs/apply-schedule-job.ts';
import { publishUnit } from './publish-unit.ts';
import { lacksApproval } from './reviews/needs-approval.ts';
import { invalid, findMissingParts, parseContainer, type Refused } from './rules/container.ts';

/** An editor's request with its lock and the revision it is based on. */
export interface ContentChange {
  action: 'save' | 'publish' | 'schedule' | 'unschedule' | 'discard' | 'restore' | 'remove';
  containerContent?: string | undefined;
  baseRevision: number;
  lockToken: string;
  publishAt?: string | undefined;
  unpublishAt?: string | undefined;
  revision?: number | undefined;
  /** True if the editor may publish without another person's approval. */
  mayPublishAlone?: boolean | undefined;
  /** False if the translation is published without the latest changes of the original. */
  followsOriginal?: boolean | undefined;
}

export const notFound = { ok: false, type: 'content-not-found', data: null } as const;
const approvalMissing = { ok: false, type: 'approval-missing', data: null } as const;

/** Returns the initial text for editors: the current content of a menu, otherwise an empty text. */
function firstText(page: string): ContentDocument {
  const menu = menuNames.find((name) => menuPage(name) === page);
  return { version: 1, blocks: menu ? [...usualMenus[menu]] : [] };
}

/** Returns the text from which editing continues: the working copy, otherwise the scheduled, published or last stored revision. */
export async function workingBody(from: Queryable, unit: UnitRow): Promise<unknown> {
  if (unit.draft !== null) return unit.draft;
  const schedules = unit.isScheduled ? await editingStore.listSchedules(from, unit.contentId) : [];
  const pinnedNumber = schedules.find(({ action }) => action === 'publish')?.number;
  const number = pinnedNumber ?? unit.publishedNumber ?? unit.latest;
  return number > 0 ? editingStore.body(from, unit.contentId, number) : firstText(unit.page);
}

/** Executes the request; returns the reason of a refusal, or null. Expects the unit's row to be locked. */
export async function changeUnit(
  tx: Tx,
  unit: UnitRow,
  editor: Editor,
  request: ContentChange,
  { now, places }: { now: Date; places: Places },
): Promise<Refused | null> {
  const { contentId, latest } = unit;
  if (isRequiredPage(unit.page) && (request.action === 'remove' || request.unpublishAt !== undefined))
    return invalid('required');
  const newText =
    request.containerContent === undefined
      ? await workingBody(tx, unit)
      : parseContainer(request.containerContent);
  if (isRefused(newText)) return newText;
  const number = latest + 1;
  const keep = async (
    body: unknown,
    reason: 'saved' | 'published' | 'restored',
    source: number | null,
  ): Promise<void> =>
    editingStore.addRevision(tx, { contentId, number, body, reason, author: editor.name, now, source });
  const sourceNow = async (): Promise<number | null> => {
    const before = unit.publishedNumber;
    return request.followsOriginal === false && before !== null
      ? editingStore.findSource(tx, contentId, before)
      : editingStore.findOriginal(tx, unit);
  };
  const isUnapproved = async (text: unknown): Promise<boolean> =>
    request.mayPublishAlone !== true && (await lacksApproval(tx, unit, text));
  let newNumber: number | null = null;

  switch (request.action) {
    case 'save':
      await editingStore.saveDraft(tx, { contentId, body: newText, base: latest, author: editor, now });
      return null;
    case 'discard':
      await editingStore.dropDraft(tx, contentId);
      break;
    case 'unschedule':
      await editingStore.dropSchedules(tx, contentId);
      break;
    case 'remove':
      await editingStore.dropDraft(tx, contentId);
      await editingStore.dropSchedules(tx, contentId);
      await publishUnit(tx, places, unit, null);
      break;
    case 'restore': {
      const body = await editingStore.body(tx, contentId, request.revision ?? 0);
      if (body === null) return notFound;
      if (await addressTaken(tx, places, unit, body)) return invalid('slug');
      if (await isUnapproved(body)) return approvalMissing;
      await keep(body, 'restored', await editingStore.findSource(tx, contentId, request.revision ?? 0));
      await editingStore.dropDraft(tx, contentId);
      await publishUnit(tx, places, unit, number);
      newNumber = number;
      break;
    }
    case 'publish': {
      const { unpublishAt } = request;
      if (unpublishAt !== undefined && new Date(unpublishAt) <= now) return invalid('unpublishAt');
      const lacking = findMissingParts(unit, newText);
      if (lacking) return lacking;
      if (await addressTaken(tx, places, unit, newText)) return invalid('slug');
      if (await isUnapproved(newText)) return approvalMissing;
      await keep(newText, 'published', await sourceNow());
      await editingStore.dropDraft(tx, contentId);
      await editingStore.dropSchedules(tx, contentId);
      await publishUnit(tx, places, unit, number);
      await planEnd(tx, contentId, request, editor.name);
      newNumber = number;
      break;
    }
    case 'schedule': {
      const { publishAt, unpublishAt } = request;
      if (publishAt === undefined || new Date(publishAt) <= now) return invalid('publishAt');
      if (unpublishAt !== undefined && new Date(unpublishAt) <= new Date(publishAt))
        return invalid('unpublishAt');
      const lacking = findMissingParts(unit, newText);
      if (lacking) return lacking;
      if (await addressTaken(tx, places, unit, newText)) return invalid('slug');
      if (await isUnapproved(newText)) return approvalMissing;
      // Pins the revision that the editor saw: later changes do not affect what will be published.
      await keep(newText, 'saved', await sourceNow());
      await editingStore.dropDraft(tx, contentId);
      // A scheduled end belongs to an earlier publication; it would withdraw this text, or prevent its publication.
      await editingStore.dropSchedules(tx, contentId);
      await plan(tx, contentId, { action: 'publish', at: new Date(publishAt), number, author: editor.name });
      await planEnd(tx, contentId, request, editor.name);
      newNumber = number;
    }
  }
  await editingStore.note(tx, {
    contentId,
    at: now,
    action: request.action,
    author: editor.name,
    number: newNumber,
  });
  return null;
}

const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'ok' in value;

async function planEnd(
  tx: Tx,
  contentId: number,
  { unpublishAt }: ContentChange,
  author: string,
): Promise<void> {
  if (unpublishAt === undefined) return;
  await plan(tx, contentId, { action: 'unpublish', at: new Date(unpublishAt), number: null, author });
}

/** Schedules a change for a full minute. */
export async function plan(tx: Tx, contentId: number, schedules: Schedule): Promise<void> {
  const { action, at, number } = schedules;
  at.setUTCSeconds(0, 0);
  await editingStore.schedule(tx, { contentId, ...schedules });
  const key = `${contentId} ${action} ${at.toISOString()} ${number ?? ''}`;
  await enqueue(tx, applyScheduleJob, { contentId, action, at: at.toISOString() }, { key, runAt: at });
}
