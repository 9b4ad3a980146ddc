import type { moveContentSchedule } from '../../../contract/content/move-content-schedule.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound, plan } from './change-unit.ts';
import { presentLock } from './lock-token.ts';
import { editingStore, type Editor, type Schedule } from './editing-store.ts';
import type { Of } from './rules/container.ts';

/** A request to change a schedule, with the time at which the editor sees it scheduled. */
export interface AskedMove {
  action: Schedule['action'];
  plannedAt: string;
  /** New time of the change. Null to cancel it. */
  at: string | null;
}

export type Moved =
  | { ok: true; data: ResponseOf<typeof moveContentSchedule> }
  | Of<'content-not-found' | 'content-locked'>
  | { ok: false; type: 'schedule-changed'; data: { at: string | null } }
  | { ok: false; type: 'schedule-invalid'; data: null };

export async function moveSchedule(
  tx: Tx,
  contentId: number,
  { name, uid }: Editor,
  { action, plannedAt, at }: AskedMove,
  now: Date,
): Promise<Moved> {
  if (!(await editingStore.unit(tx, { contentId }))) return notFound;
  await editingStore.lockRow(tx, contentId);
  const lock = await editingStore.findLock(tx, contentId, now);
  if (lock) return { ok: false, type: 'content-locked', data: presentLock(lock, uid) };
  const schedules = await editingStore.listSchedules(tx, contentId);
  const schedule = schedules.find((entry) => entry.action === action);
  if (schedule?.at.getTime() !== new Date(plannedAt).getTime())
    return { ok: false, type: 'schedule-changed', data: { at: schedule?.at.toISOString() ?? null } };
  if (at === null) {
    await editingStore.dropSchedules(tx, contentId, action);
  } else {
    const otherSchedule = schedules.find((entry) => entry !== schedule);
    if (!isPossible(action, new Date(at), otherSchedule?.at ?? null, now))
      return { ok: false, type: 'schedule-invalid', data: null };
    await plan(tx, contentId, { ...schedule, at: new Date(at), author: name });
  }
  const done = at === null ? 'unschedule' : 'schedule';
  await editingStore.note(tx, { contentId, at: now, action: done, author: name, number: schedule.number });
  const remaining = await editingStore.listSchedules(tx, contentId);
  return {
    ok: true,
    data: { schedules: remaining.map((entry) => ({ action: entry.action, at: entry.at.toISOString() })) },
  };
}

/** True when publication precedes withdrawal, and neither is in the past. */
function isPossible(action: Schedule['action'], at: Date, otherTime: Date | null, now: Date): boolean {
  if (at <= now) return false;
  return otherTime === null || (action === 'publish' ? at < otherTime : otherTime < at);
}
