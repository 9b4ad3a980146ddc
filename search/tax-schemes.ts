import type { TouristTaxBand } from '../domain/pricing/home-rates.ts';
import { adultAge, touristTaxOfAge } from '../domain/pricing/stay-price.ts';
import { searchDefaults, type SearchFilter } from '../domain/search-filter.ts';
import type { Snapshot } from './snapshot.ts';

/** A search names the ages of those below: whoever is older is an adult. */
const fullAge = 18;

/** Rates of tourist tax by age, with the number of homes that have them. */
interface Scheme {
  bands: readonly TouristTaxBand[];
  homes: number;
}

const noTax = (): Scheme => ({ bands: [], homes: 0 });

/**
 * The rates of tourist tax that homes have, as schemes by number: the homes of a town share one. The first scheme is that of
 * homes without any tax; a number that no home has any more is given to the next new scheme.
 */
export class TaxSchemes {
  #schemes: Scheme[] = [noTax()];
  /** Each scheme has an entry for each age: what such a child pays for a night above an adult, in cents; mostly less than nothing. */
  #differences = new Int32Array(fullAge);
  #numbers = new Map<string, number>();
  #unused: number[] = [];

  /** All numbers are below. */
  get length(): number {
    return this.#schemes.length;
  }

  /** The number of a home's scheme, which has one home more from now on. */
  enter(bands: readonly TouristTaxBand[]): number {
    let number = bands.length === 0 ? 0 : this.#numbers.get(keyOf(bands));
    if (number === undefined) {
      number = this.#unused.pop() ?? this.length;
      this.#put(number, { bands, homes: 0 });
    }
    this.#schemes[number]!.homes += 1;
    return number;
  }

  /** The scheme has one home less. */
  leave(number: number): void {
    const scheme = this.#schemes[number]!;
    scheme.homes -= 1;
    if (scheme.homes > 0 || number === 0) return;
    this.#numbers.delete(keyOf(scheme.bands));
    this.#schemes[number] = noTax();
    this.#unused.push(number);
  }

  /**
   * What the tourist tax of a stay is above that of as many adults, in cents by scheme. Null where it is the same everywhere,
   * as in searches without children.
   */
  differencesOf(
    { persons = searchDefaults.persons, childAges }: SearchFilter,
    nights: number,
  ): Int32Array | null {
    if (!childAges || childAges.length === 0) return null;
    const ages = childAges.slice(0, persons);
    const differences = new Int32Array(this.length);
    let isAnyOther = false;
    for (let number = 0; number < this.length; number += 1) {
      let ofNight = 0;
      for (const age of ages) ofNight += this.#differences[number * fullAge + age] ?? 0;
      differences[number] = ofNight * nights;
      isAnyOther ||= ofNight !== 0;
    }
    return isAnyOther ? differences : null;
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

  bytes(): number {
    return this.#differences.byteLength;
  }

  #put(number: number, scheme: Scheme): void {
    this.#schemes[number] = scheme;
    this.#numbers.set(keyOf(scheme.bands), number);
    const first = number * fullAge;
    if (first >= this.#differences.length) {
      const grown = new Int32Array(2 * first);
      grown.set(this.#differences);
      this.#differences = grown;
    }
    const touristTax = scheme.bands;
    const ofAdult = touristTaxOfAge({ touristTax }, adultAge);
    for (let age = 0; age < fullAge; age += 1)
      this.#differences[first + age] = touristTaxOfAge({ touristTax }, age) - ofAdult;
  }
}

/** Bands in another order are another scheme: of two that hold an age the first counts. */
function keyOf(bands: readonly TouristTaxBand[]): string {
  let key = '';
  for (const { fromAge, toAge, amount } of bands) key += `${fromAge} ${toAge} ${amount} `;
  return key;
}
