import { isFlexible } from '../../../domain/booking/cancellation-steps.ts';
import {
  isOfExtras,
  isOfTerms,
  type BulkChange,
  type BulkValues,
} from '../../../domain/homes/bulk-change.ts';
import { openRules } from '../../../domain/pricing/booking-rules.ts';
import type { LoggedIn } from '../../http/handler.ts';
import type { Tx } from '../../platform/database.ts';
import { closeCalendarAct, insertCalendarAct } from '../calendars/calendars.ts';
import { raiseEdition, updateHome } from '../catalogue/catalogue.ts';
import { replaceExtras, replaceSeasons } from '../pricing/pricing.ts';
import { ruleColumns } from './rules/rule-columns.ts';
import { toActor } from './to-actor.ts';
import type { HomesDeps } from './homes-context.ts';
import { compareFacts, homeFactsStore } from './home-facts-store.ts';
import { ownHomeStore } from './own-home-store.ts';

interface Change {
  bulkId: number;
  objectNumber: number;
  kind: BulkChange['kind'];
  before: BulkValues;
  after: BulkValues;
  /** The earlier act in the calendar that this one undoes. Absent for a new change. */
  undoes?: number | null;
}

/**
 * Processes homes concurrently, since statements of one transaction need not wait for each other. Resolves after the
 * last one.
 */
export async function forEachHome<Home, Result>(
  homes: readonly Home[],
  work: (home: Home) => Promise<Result>,
): Promise<Result[]> {
  const outcomes = await Promise.allSettled(homes.map(work));
  return outcomes.map((outcome) => {
    // Thrown only after all statements have ended, because none may run after the transaction.
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

const changesState = (kind: BulkChange['kind']): boolean => kind === 'pause' || kind === 'resume';

/** Kinds that are written to the home itself, and logged with what became different. */
const isOfFacts = (kind: BulkChange['kind']): boolean =>
  kind === 'rules' || isOfTerms(kind) || isOfExtras(kind);

/** The section of the editor that has these facts. */
const sectionOf = (kind: BulkChange['kind']): string =>
  kind === 'rules' ? 'rules' : isOfTerms(kind) ? 'terms' : 'costs';

async function writeFacts(
  tx: Tx,
  objectNumber: number,
  kind: BulkChange['kind'],
  { rules = openRules, terms, extras }: BulkValues,
): Promise<void> {
  if (kind === 'rules') return updateHome(tx, objectNumber, ruleColumns(rules));
  if (isOfTerms(kind) && terms) {
    const { cancellation, checkIn, checkOut } = terms;
    return updateHome(
      tx,
      objectNumber,
      kind === 'cancellation'
        ? { cancellation: JSON.stringify(cancellation), free_cancel: isFlexible(cancellation) }
        : { check_in: checkIn, check_out: checkOut },
    );
  }
  if (!extras) throw new Error(`A change of ${kind} was planned without its values.`);
  return replaceExtras(tx, objectNumber, {
    discounts: extras.discounts.map((discount) => ({ ...discount })),
    services: extras.services.map(({ amount, ...service }) => ({ ...service, amount_cents: amount })),
  });
}

/**
 * Applies a bulk change to one home, and logs it. Returns the id of the entry in the calendar's log; null for changes of
 * the state or the rules, which the log of the home has.
 */
export async function writeBulkChange(
  { catalogue }: Pick<HomesDeps, 'catalogue'>,
  tx: Tx,
  { bulkId, objectNumber, kind, before, after, undoes }: Change,
  { user, at }: { user: Pick<LoggedIn, 'uid' | 'actedBy'>; at: Date },
): Promise<number | null> {
  const { uid, actor } = toActor(user);
  return catalogue.changeHome<number | null>(tx, objectNumber, async () => {
    if (changesState(kind)) {
      await updateHome(tx, objectNumber, { state: after.state, paused_by: after.pausedBy });
      const act = after.state === 'paused' ? 'paused' : 'published';
      await ownHomeStore.insertAct(tx, { objectNumber, kind: act, uid, actor, bulkId, at });
      return { result: null, change: { kind: 'home' } };
    }
    if (isOfFacts(kind)) {
      const facts = await homeFactsStore.read(tx, objectNumber);
      await writeFacts(tx, objectNumber, kind, after);
      await raiseEdition(tx, objectNumber);
      const changes = compareFacts(facts, await homeFactsStore.read(tx, objectNumber));
      await ownHomeStore.insertAct(tx, {
        ...{ objectNumber, kind: 'changed', detail: sectionOf(kind), uid, actor, changes, bulkId, at },
      });
      return { result: null, change: { kind: 'home' } };
    }
    await Promise.all([
      replaceSeasons(tx, objectNumber, after.seasons),
      // A form that a landlord has open still contains the earlier seasons; the new edition keeps it from being saved.
      raiseEdition(tx, objectNumber),
    ]);
    const by = { uid, byOffice: actor === 'office', at };
    if (undoes) await closeCalendarAct(tx, undoes, by);
    if (undoes) return { result: undoes, change: { kind: 'home' } };
    const actId = await insertCalendarAct(tx, {
      ...{ objectNumber, ...by, bulkId, kind: 'ratesChanged' },
      ...{ before: before.seasons, after: after.seasons },
    });
    return { result: actId, change: { kind: 'home' } };
  });
}
