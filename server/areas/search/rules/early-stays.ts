import type { Stay } from '../../../../domain/stay.ts';

interface EarlyStay {
  version: number;
  stay: Stay;
}

/** Stays that were announced before their rows could be read. A read that began before the commit must not free their nights again. */
export class EarlyStays {
  readonly #ofHome = new Map<number, EarlyStay[]>();

  add(objectNumber: number, early: EarlyStay): void {
    const known = this.#ofHome.get(objectNumber);
    if (known) known.push(early);
    else this.#ofHome.set(objectNumber, [early]);
  }

  /** Stays that a read of this version cannot contain; the others are dropped. */
  after(objectNumber: number, version: number): Stay[] {
    const known = this.#ofHome.get(objectNumber);
    if (!known) return [];
    const later = known.filter((early) => early.version > version);
    if (later.length > 0) this.#ofHome.set(objectNumber, later);
    else this.#ofHome.delete(objectNumber);
    return later.map(({ stay }) => stay);
  }

  forget(objectNumber: number): void {
    this.#ofHome.delete(objectNumber);
  }

  homes(): number[] {
    return [...this.#ofHome.keys()];
  }
}
