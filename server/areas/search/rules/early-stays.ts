import type { Stay } from '../../../../domain/stay.ts';

interface EarlyStay {
  version: number;
  stay: Stay;
}

/**
 * Bookings that were announced to the index before their rows could be read. A read that began before the booking was
 * committed does not contain it, and would otherwise make its nights free again.
 */
export class EarlyStays {
  readonly #staysByHome = new Map<number, EarlyStay[]>();

  add(objectNumber: number, announcedStay: EarlyStay): void {
    const announcedStays = this.#staysByHome.get(objectNumber);
    if (announcedStays) announcedStays.push(announcedStay);
    else this.#staysByHome.set(objectNumber, [announcedStay]);
  }

  /** Returns the stays of a home that are newer than the version just read, and forgets the others. */
  takeNewerThan(objectNumber: number, version: number): Stay[] {
    const announcedStays = this.#staysByHome.get(objectNumber);
    if (!announcedStays) return [];
    const later = announcedStays.filter((announcedStay) => announcedStay.version > version);
    if (later.length > 0) this.#staysByHome.set(objectNumber, later);
    else this.#staysByHome.delete(objectNumber);
    return later.map(({ stay }) => stay);
  }

  forget(objectNumber: number): void {
    this.#staysByHome.delete(objectNumber);
  }

  homes(): number[] {
    return [...this.#staysByHome.keys()];
  }
}
