import { isDeepStrictEqual } from 'node:util';
import type { blockNights } from '../../../contract/calendars/block-nights.ts';
import type { removeBlock } from '../../../contract/calendars/remove-block.ts';
import type { undoCalendarAct } from '../../../contract/calendars/undo-calendar-act.ts';
import type { Outcome } from '../../../contract/define-endpoint.ts';
import type { Cents } from '../../../domain/money.ts';
import { seasonsMax } from '../../../domain/homes/fact-bounds.ts';
import { areEditableNights } from '../../../domain/calendars/editable-nights.ts';
import { changedNights, changeSeasons, type SeasonChange } from '../../../domain/pricing/change-seasons.ts';
import { weekCounts } from '../../../domain/pricing/stay-price.ts';
import type { EnteredSeason } from '../../../domain/pricing/weekend-rates.ts';
import type { Stay } from '../../../domain/stay.ts';
import type { Tx } from '../../platform/database.ts';
import { ownBlocks, type OwnBlock } from '../booking/booking.ts';
import { raiseEdition, type HomeChange } from '../catalogue/catalogue.ts';
import { replaceSeasons } from '../pricing/pricing.ts';
import { joinNights, type CalendarNotice } from './announce-calendar-change.ts';
import { calendarStore, type CalendarAct } from './calendar-store.ts';
import type { CalendarsDeps } from './calendars-context.ts';
import {
  blockNotFound,
  changeOwnCalendarIn,
  objectNotFound,
  toActor,
  type Doer,
  type Done,
} from './change-own-calendar.ts';
import { invalidDates } from './rules/invalid-dates.ts';

export const nightsEvent = (...stays: readonly (Stay | null)[]): CalendarNotice => ({
  event: 'calendar.changed',
  nights: joinNights(...stays),
  source: 'host',
});

/** Blocks nights or changes a block, for a person or a program. Throws if nights are taken; `unlessTaken` catches it. */
export async function blockNightsIn(
  deps: CalendarsDeps,
  tx: Tx,
  doer: Doer,
  { objectNumber, stayID, ...block }: { objectNumber: number; stayID: number; note: string } & Stay,
): Promise<Outcome<typeof blockNights>> {
  if (!areEditableNights(block, deps.clock.today())) return invalidDates;
  const { startDate, endDate, note } = block;
  const outcome = await changeOwnCalendarIn<number | null>(deps, tx, doer, objectNumber, async () => {
    const done = (
      stayId: number,
      kind: 'blockAdded' | 'blockChanged',
      before: OwnBlock | null,
    ): Done<number> => ({
      result: stayId,
      change: { kind: 'nights', occupied: { startDate, endDate } },
      act: { kind, before, after: { stayId, startDate, endDate, note } },
      event: nightsEvent(before, block),
      note: 'nightsBlocked',
    });
    if (stayID === 0) return done(await ownBlocks.insert(tx, objectNumber, block), 'blockAdded', null);
    const before = await ownBlocks.find(tx, objectNumber, stayID);
    if (!before) return { result: null, change: null };
    await ownBlocks.update(tx, { stayId: stayID, startDate, endDate, note });
    return { ...done(stayID, 'blockChanged', before), change: { kind: 'nights' } };
  });
  if (outcome === null) return objectNotFound;
  if (outcome.result === null) return blockNotFound;
  return { ok: true, data: { actID: outcome.actId, stayID: outcome.result } };
}

export async function freeNightsIn(
  deps: CalendarsDeps,
  tx: Tx,
  doer: Doer,
  { objectNumber, stayID }: { objectNumber: number; stayID: number },
): Promise<Outcome<typeof removeBlock>> {
  const outcome = await changeOwnCalendarIn<boolean>(deps, tx, doer, objectNumber, async () => {
    const before = await ownBlocks.find(tx, objectNumber, stayID);
    if (!before) return { result: false, change: null };
    await ownBlocks.delete(tx, stayID);
    return {
      result: true,
      change: { kind: 'nights' },
      act: { kind: 'blockRemoved', before, after: null },
      event: nightsEvent(before),
      note: 'nightsFreed',
    };
  });
  if (outcome === null) return objectNotFound;
  return outcome.result ? { ok: true, data: { actID: outcome.actId } } : blockNotFound;
}

export interface RangeChange extends Stay {
  change: SeasonChange & { nightly?: Cents | undefined };
}

export type RatesRefusal =
  | { type: 'object-not-found' | 'rates-of-feed' | 'too-many-seasons' }
  | { type: 'invalid-dates' | 'price-missing' | 'week-too-low'; range: number };

/** Changes the rates of several ranges, all of them or none. */
export async function setRatesIn(
  deps: CalendarsDeps,
  tx: Tx,
  doer: Doer,
  { objectNumber, ranges }: { objectNumber: number; ranges: readonly RangeChange[] },
): Promise<{ ok: true; data: { actID: number } } | { ok: false; refusal: RatesRefusal }> {
  const today = deps.clock.today();
  const outOfTime = ranges.findIndex((range) => !areEditableNights(range, today));
  if (outOfTime >= 0) return { ok: false, refusal: { type: 'invalid-dates', range: outOfTime } };
  const outcome = await changeOwnCalendarIn<RatesRefusal | null>(
    deps,
    tx,
    doer,
    objectNumber,
    async (_tx, home) => {
      if (home.ratesOfFeed) return { result: { type: 'rates-of-feed' }, change: null };
      const before = await deps.pricing.enteredSeasons(objectNumber, tx);
      const changed = changeRanges(before, ranges);
      if ('refusal' in changed) return { result: changed.refusal, change: null };
      const { seasons: after } = changed;
      await replaceSeasons(tx, objectNumber, after);
      // Invalidates open editors of the home, which would overwrite the seasons with earlier ones.
      await raiseEdition(tx, objectNumber);
      return {
        result: null,
        change: { kind: 'home' },
        act: { kind: 'ratesChanged', before, after },
        event: { event: 'rates.changed', nights: joinNights(...ranges), part: 'nights' },
        note: 'ratesSet',
      };
    },
  );
  if (outcome === null) return { ok: false, refusal: { type: 'object-not-found' } };
  if (outcome.result !== null) return { ok: false, refusal: outcome.result };
  return { ok: true, data: { actID: outcome.actId } };
}

function changeRanges(
  before: readonly EnteredSeason[],
  ranges: readonly RangeChange[],
): { seasons: EnteredSeason[] } | { refusal: RatesRefusal } {
  let seasons = [...before];
  for (const [range, { change, startDate, endDate }] of ranges.entries()) {
    const isTouched = (season: EnteredSeason): boolean =>
      season.fromDate < endDate && season.untilDate > startDate;
    if (!seasons.some(isTouched) && change.nightly === undefined)
      return { refusal: { type: 'price-missing', range } };
    seasons = changeSeasons(seasons, { startDate, endDate }, change);
    // A higher nightly price makes the old weekly price apply, which the landlord did not intend for these nights.
    if (change.weekly !== undefined && seasons.some((season) => isTouched(season) && !weekCounts(season)))
      return { refusal: { type: 'week-too-low', range } };
  }
  return seasons.length > seasonsMax ? { refusal: { type: 'too-many-seasons' } } : { seasons };
}

/** Undoes a change of a calendar. Throws if nights are taken meanwhile; `unlessTaken` catches it. */
export async function undoActIn(
  deps: CalendarsDeps,
  tx: Tx,
  doer: Doer,
  { objectNumber, actID }: { objectNumber: number; actID: number },
): Promise<Outcome<typeof undoCalendarAct>> {
  type Undone = 'undone' | 'act-not-found' | 'changed-meanwhile';
  const outcome = await changeOwnCalendarIn<Undone>(deps, tx, doer, objectNumber, async () => {
    const act = await calendarStore.findAct(tx, objectNumber, actID);
    if (!act) return { result: 'act-not-found', change: null };
    const undone = await takeBack(deps, tx, objectNumber, act);
    if (!undone) return { result: 'changed-meanwhile', change: null };
    await calendarStore.closeAct(tx, actID, { ...toActor(doer), at: deps.clock.now() });
    return { result: 'undone', ...undone, note: 'calendarUndone' };
  });
  if (outcome === null) return objectNotFound;
  if (outcome.result !== 'undone') return { ok: false, type: outcome.result, data: null };
  return { ok: true, data: {} };
}

/** Undoes an act; null if the data has changed since. */
async function takeBack(
  { pricing }: Pick<CalendarsDeps, 'pricing'>,
  tx: Tx,
  objectNumber: number,
  { kind, before, after }: CalendarAct,
): Promise<{ change: HomeChange; event: CalendarNotice } | null> {
  if (kind === 'ratesChanged') {
    const now = await pricing.enteredSeasons(objectNumber, tx);
    if (!isDeepStrictEqual(now, after)) return null;
    const former = before as EnteredSeason[];
    await replaceSeasons(tx, objectNumber, former);
    await raiseEdition(tx, objectNumber);
    const event = { event: 'rates.changed', nights: changedNights(now, former), part: 'nights' } as const;
    return { change: { kind: 'home' }, event };
  }
  if (kind === 'fileImported')
    return takeBackFile(tx, objectNumber, (after as { blocks: OwnBlock[] }).blocks);
  const was = before as OwnBlock | null;
  const is = after as OwnBlock | null;
  const event = nightsEvent(was, is);
  if (is) {
    const now = await ownBlocks.find(tx, objectNumber, is.stayId);
    if (!now || !isDeepStrictEqual({ ...now }, is)) return null;
    if (was) await ownBlocks.update(tx, was);
    else await ownBlocks.delete(tx, is.stayId);
  } else if (was) {
    await ownBlocks.insert(tx, objectNumber, was);
    return {
      change: { kind: 'nights', occupied: { startDate: was.startDate, endDate: was.endDate } },
      event,
    };
  }
  return { change: { kind: 'nights' }, event };
}

/** Frees the nights of a file, except for blocks that somebody has changed since; null if there is none left. */
async function takeBackFile(
  tx: Tx,
  objectNumber: number,
  blocks: readonly OwnBlock[],
): Promise<{ change: HomeChange; event: CalendarNotice } | null> {
  const freed: OwnBlock[] = [];
  for (const block of blocks) {
    const now = await ownBlocks.find(tx, objectNumber, block.stayId);
    if (!now || !isDeepStrictEqual({ ...now }, block)) continue;
    await ownBlocks.delete(tx, block.stayId);
    freed.push(block);
  }
  if (freed.length === 0) return null;
  return { change: { kind: 'nights' }, event: nightsEvent(...freed) };
}
