import type { Changeover, ChangeoverPlan } from '../../../contract/changeovers/changeover.ts';
import { calendarDays, planDays } from '../../../domain/changeovers.ts';
import type { Language } from '../../../domain/language.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import type { ChangeoversDeps } from './changeovers-context.ts';
import { changeoversStore, type ChangeoverHome, type MarkRow } from './changeovers-store.ts';
import { planChangeovers, type PlannedChangeover } from './rules/plan-changeovers.ts';

/**
 * Days read before and after the shown ones, to find the arrival after each departure, and the departure before the
 * first arrival.
 */
const margin = { back: 120, ahead: 120 };

/** Reads the changeovers of homes within the range, and earlier ones whose next arrival is in the range. */
export async function readChangeovers(
  db: Queryable,
  homes: readonly ChangeoverHome[],
  { from, until }: { from: PlainDate; until: PlainDate },
): Promise<Changeover[]> {
  const numbers = homes.map(({ objectNumber }) => objectNumber);
  const [occupancies, marks] = await Promise.all([
    changeoversStore.occupancies(db, numbers, {
      from: addDays(from, -margin.back),
      until: addDays(until, margin.ahead),
    }),
    changeoversStore.marks(db, numbers, addDays(from, -margin.back)),
  ]);
  const homeOf = new Map(homes.map((home) => [home.objectNumber, home]));
  const markOf = new Map(marks.map((mark) => [`${mark.objectNumber} ${mark.date}`, mark]));
  return planChangeovers(occupancies)
    .filter(
      ({ date, arrival }) => date <= until && (date >= from || (arrival !== null && arrival.date >= from)),
    )
    .map((planned) =>
      present(
        planned,
        homeOf.get(planned.objectNumber)!,
        markOf.get(`${planned.objectNumber} ${planned.date}`),
      ),
    )
    .sort(
      (one, other) =>
        one.date.localeCompare(other.date) ||
        Number(other.isSameDay) - Number(one.isSameDay) ||
        one.objectNumber - other.objectNumber,
    );
}

function present(planned: PlannedChangeover, home: ChangeoverHome, mark: MarkRow | undefined): Changeover {
  const { departure, arrival } = planned;
  return {
    ...planned,
    ...{ title: home.title, place: home.place, address: home.address },
    departure: departure && { ...departure, time: home.checkOut },
    arrival: arrival && { ...arrival, time: home.checkIn },
    note: mark?.note ?? '',
    homeNote: home.note,
    done: mark?.doneAt ? { at: mark.doneAt.toISOString(), by: mark.doneBy } : null,
  };
}

export const planRange = (today: PlainDate): { from: PlainDate; until: PlainDate } => ({
  from: addDays(today, -planDays.back),
  until: addDays(today, planDays.ahead),
});

/** Presents a person's plan: the coming weeks, and earlier changeovers that are not ticked off. */
export async function presentPlan(
  { connection: { db }, clock }: Pick<ChangeoversDeps, 'connection' | 'clock'>,
  uid: string,
  language: Language,
): Promise<ChangeoverPlan> {
  const today = clock.today();
  const homes = await changeoversStore.homes(db, uid, language);
  const changeovers = await readChangeovers(db, homes, planRange(today));
  return {
    today,
    changeovers: changeovers.filter(({ date, done }) => date >= today || done === null),
    homes: homes.map(({ objectNumber, title, place, note, mayNote }) => ({
      ...{ objectNumber, title, place, note, mayNote },
    })),
  };
}

export const calendarRange = (today: PlainDate): { from: PlainDate; until: PlainDate } => ({
  from: addDays(today, -planDays.back),
  until: addDays(today, calendarDays),
});
