import type { Stay } from '../../../../domain/stay.ts';

interface EarlyStay {
  /** The version of the home from which on its row has the stay. */
  version: number;
  stay: Stay;
}

/**
 * Stays that were announced and whose rows are yet to be read. A read that began before the commit must not
 * give their nights back.
 */
export class EarlyStays {
  readonly #ofHome = new Map<number, EarlyStay[]>();

  add(objectNumber: number, early: EarlyStay): void {
    const known = this.#ofHome.get(objectNumber);
    if (known) known.push(early);
    else this.#ofHome.set(objectNumber, [early]);
  }

  /** Answers the stays that a read of this version cannot have had; the others are forgotten. */
  after(objectNumber: number, version: number): Stay[] {
    const known = this.#ofHome.get(objectNumber);
    if (!known) return [];
    const later = known.filter((early) => early.version > version);
    if (later.length > 0) this.#ofHome.set(objectNumber, later);
    else this.#ofHome.delete(objectNumber);
    return later.map(({ stay }) => stay);
  }

  /** Forgets the stays of a home that has left the index. */
  forget(objectNumber: number): void {
    this.#ofHome.delete(objectNumber);
  }

  homes(): number[] {
    return [...this.#ofHome.keys()];
  }
}
