import type { Stay } from '../../../../domain/stay.ts';

interface EarlyStay {
  version: number;
  stay: Stay;
}

/** Stays that were announced before their rows could be read. A read that began before the commit must not free their nights again. */
export class EarlyStays {
  readonly #ofHome = new Map<number, EarlyStay[]>();

  add(objectNumber: number, announcedStay: EarlyStay): void {
    const stamp = this.#ofHome.get(objectNumber);
    if (stamp) stamp.push(announcedStay);
    else this.#ofHome.set(objectNumber, [announcedStay]);
  }

  /** Returns the stays that a read of this version cannot contain, and drops the others. */
  after(objectNumber: number, version: number): Stay[] {
    const stamp = this.#ofHome.get(objectNumber);
    if (!stamp) return [];
    const later = stamp.filter((announcedStay) => announcedStay.version > version);
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
