import type { Snapshot } from './snapshot.ts';

interface SchemeType<Scheme> {
  /** Creates the scheme of homes without any terms. */
  createNone: () => Scheme;
  /** Equal terms have equal keys. */
  toKey: (scheme: Scheme) => string;
  /** Called for each new or restored scheme, to derive columns from it. */
  put: (number: number, scheme: Scheme) => void;
}

/**
 * Numbers the terms of homes, so that homes with equal terms share a scheme. Number 0 is the scheme without terms; numbers
 * of unused schemes are reused.
 */
export class NumberedSchemes<Scheme extends { homes: number }> {
  readonly #type: SchemeType<Scheme>;
  #schemes: Scheme[];
  readonly #numbers: Map<string, number>;
  readonly #unused: number[] = [];

  constructor(type: SchemeType<Scheme>) {
    this.#type = type;
    const none = type.createNone();
    this.#schemes = [none];
    this.#numbers = new Map([[type.toKey(none), 0]]);
  }

  get length(): number {
    return this.#schemes.length;
  }

  get(number: number): Scheme {
    return this.#schemes[number]!;
  }

  /** Counts a home and returns its number; `scheme` is stored if its terms are new. */
  enter(scheme: Scheme): number {
    let number = this.#numbers.get(this.#type.toKey(scheme));
    if (number === undefined) {
      number = this.#unused.pop() ?? this.length;
      this.#put(number, scheme);
    }
    this.get(number).homes += 1;
    return number;
  }

  /** Returns true if the number is unused from now on. */
  leave(number: number): boolean {
    const scheme = this.get(number);
    scheme.homes -= 1;
    if (scheme.homes > 0 || number === 0) return false;
    this.#numbers.delete(this.#type.toKey(scheme));
    this.#schemes[number] = this.#type.createNone();
    this.#unused.push(number);
    return true;
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    const schemes = await snapshot.value(this.#schemes);
    if (!snapshot.isReading) return;
    this.#schemes = schemes;
    for (let number = 1; number < schemes.length; number += 1) {
      if (schemes[number]!.homes > 0) this.#put(number, schemes[number]!);
      else this.#unused.push(number);
    }
  }

  #put(number: number, scheme: Scheme): void {
    this.#schemes[number] = scheme;
    this.#numbers.set(this.#type.toKey(scheme), number);
    this.#type.put(number, scheme);
  }
}
