import { isDeepStrictEqual } from 'node:util';
import type { undoCalendarAct } from '../../../../contract/calendars/undo-calendar-act.ts';
import type { EnteredSeason } from '../../../../domain/pricing/weekend-rates.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Tx } from '../../../platform/database.ts';
import { ownBlocks, type OwnBlock } from '../../booking/booking.ts';
import { raiseEdition, type HomeChange } from '../../catalogue/catalogue.ts';
import { replaceSeasons } from '../../pricing/pricing.ts';
import { calendarStore, type CalendarAct } from '../calendar-store.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { toActor, objectNotFound, changeOwnCalendar, unlessTaken } from '../change-own-calendar.ts';

type Undone = 'undone' | 'act-not-found' | 'changed-meanwhile';

export function undoCalendarActHandler(deps: CalendarsDeps): Handler<typeof undoCalendarAct> {
  return async ({ objectNumber, actID }, { user }) => {
    const stay = { startDate: deps.clock.today(), endDate: deps.clock.today() };
    const work = changeOwnCalendar<Undone>(deps, user, objectNumber, async (tx) => {
      const act = await calendarStore.findAct(tx, objectNumber, actID);
      if (!act) return { result: 'act-not-found', change: null };
      const change = await takeBack(deps, tx, objectNumber, act);
      if (!change) return { result: 'changed-meanwhile', change: null };
      await calendarStore.closeAct(tx, actID, { ...toActor(user), at: deps.clock.now() });
      return { result: 'undone', change };
    });
    const outcome = await unlessTaken(deps, { objectNumber, stay }, work);
    if (outcome === null) return objectNotFound;
    if ('ok' in outcome) return { ok: false, type: 'changed-meanwhile', data: null };
    if (outcome.result !== 'undone') return { ok: false, type: outcome.result, data: null };
    return { ok: true, data: {} };
  };
}

/** Undoes an act; null if the data has changed since. */
async function takeBack(
  { pricing }: Pick<CalendarsDeps, 'pricing'>,
  tx: Tx,
  objectNumber: number,
  { kind, before, after }: CalendarAct,
): Promise<HomeChange | null> {
  if (kind === 'ratesChanged') {
    const now = await pricing.enteredSeasons(objectNumber, tx);
    if (!isDeepStrictEqual(now, after)) return null;
    await replaceSeasons(tx, objectNumber, before as EnteredSeason[]);
    await raiseEdition(tx, objectNumber);
    return { kind: 'home' };
  }
  if (kind === 'fileImported')
    return takeBackFile(tx, objectNumber, (after as { blocks: OwnBlock[] }).blocks);
  const was = before as OwnBlock | null;
  const is = after as OwnBlock | null;
  if (is) {
    const now = await ownBlocks.find(tx, objectNumber, is.stayId);
    if (!now || !isDeepStrictEqual({ ...now }, is)) return null;
    if (was) await ownBlocks.update(tx, was);
    else await ownBlocks.delete(tx, is.stayId);
  } else if (was) {
    await ownBlocks.insert(tx, objectNumber, was);
    return { kind: 'nights', occupied: { startDate: was.startDate, endDate: was.endDate } };
  }
  return { kind: 'nights' };
}

/** Frees the nights of a file, except for blocks that somebody has changed since. */
async function takeBackFile(
  tx: Tx,
  objectNumber: number,
  blocks: readonly OwnBlock[],
): Promise<HomeChange | null> {
  let freed = 0;
  for (const block of blocks) {
    const now = await ownBlocks.find(tx, objectNumber, block.stayId);
    if (!now || !isDeepStrictEqual({ ...now }, block)) continue;
    await ownBlocks.delete(tx, block.stayId);
    freed += 1;
  }
  return freed > 0 ? { kind: 'nights' } : null;
}
