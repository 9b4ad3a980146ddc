import { splitWords } from '../../domain/folded-text.ts';
import type { Snapshot } from './snapshot.ts';

interface Quarter {
  name: string;
  folded: string;
  /** The index of the town among the locations. */
  place: number;
  count: number;
}

/** Shorter prefixes occur in too many names. */
const lettersMin = 3;

/** The quarters of all towns. They have no pages: a query for one leads to its town, and the name stays a word of the search. */
export class Quarters {
  readonly #all = new Map<string, Quarter>();
  readonly #byHome = new Map<number, Quarter>();

  put(docId: number, place: number, name: string | null): void {
    this.remove(docId);
    const folded = name === null ? '' : splitWords(name).join(' ');
    if (name === null || folded === '') return;
    const key = `${place} ${folded}`;
    let quarter = this.#all.get(key);
    if (!quarter) this.#all.set(key, (quarter = { name, folded, place, count: 0 }));
    quarter.count += 1;
    this.#byHome.set(docId, quarter);
  }

  remove(docId: number): void {
    const quarter = this.#byHome.get(docId);
    if (!quarter) return;
    quarter.count -= 1;
    this.#byHome.delete(docId);
    if (quarter.count === 0) this.#all.delete(`${quarter.place} ${quarter.folded}`);
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    const quarters = [...this.#all.values()];
    const all = await snapshot.value(quarters);
    const numbers = new Map(quarters.map((quarter, number) => [quarter, number]));
    const homes = await snapshot.column(Int32Array.from(this.#byHome.keys()));
    const numberColumn = await snapshot.column(
      Int32Array.from(this.#byHome.values(), (quarter) => numbers.get(quarter)!),
    );
    if (!snapshot.isReading) return;
    for (const quarter of all) this.#all.set(`${quarter.place} ${quarter.folded}`, quarter);
    homes.forEach((docId, index) => this.#byHome.set(docId, all[numberColumn[index]!]!));
  }

  /** Quarters whose name begins with the folded text. */
  findMatches(text: string): readonly Quarter[] {
    return [...this.#all.values()].filter(({ folded }) => folded.startsWith(text));
  }
}

/**
 * Quarters of all homes of a catalogue whose name equals the typed text or begins with it; exact names first, then those
 * with more homes.
 */
export function findQuarters(
  indexes: readonly Quarters[],
  typed: readonly string[],
  limit: number,
): readonly Quarter[] {
  const text = typed.join(' ');
  if (text.length < lettersMin) return [];
  const byKey = new Map<string, Quarter>();
  for (const quarter of indexes.flatMap((index) => index.findMatches(text))) {
    const key = `${quarter.place} ${quarter.folded}`;
    byKey.set(key, { ...quarter, count: quarter.count + (byKey.get(key)?.count ?? 0) });
  }
  return [...byKey.values()]
    .sort(
      (a, b) =>
        Number(b.folded === text) - Number(a.folded === text) || b.count - a.count || a.place - b.place,
    )
    .slice(0, limit);
}
