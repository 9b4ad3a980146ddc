import { addDays } from '../../domain/stay.ts';
import { changeoversStore } from '../../server/areas/changeovers/changeovers-store.ts';
import { readChangeovers } from '../../server/areas/changeovers/changeovers.ts';
import type { YearContext } from './year-context.ts';

/**
 * Ticks off past changeovers for the demo cleaner, except yesterday's, and writes a note of the landlord for the next
 * one.
 */
export async function tickChangeovers({ tx, today, people }: YearContext): Promise<void> {
  const homes = await changeoversStore.homes(tx, people.cleaner, 'de');
  const range = { from: addDays(today, -60), until: addDays(today, 30) };
  const changeovers = await readChangeovers(tx, homes, range);
  for (const { objectNumber, date } of changeovers.filter((one) => one.date < addDays(today, -1))) {
    const at = new Date(`${date}T12:40:00Z`);
    await changeoversStore.setDone(tx, { objectNumber, date }, { at, uid: people.cleaner });
  }
  const next = changeovers.find(({ date, arrival }) => date >= today && arrival !== null);
  if (next) await changeoversStore.setNote(tx, next, 'Bitte das Babybett aus dem Keller aufstellen.');
}
