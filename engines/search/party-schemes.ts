import { furtherGuestsCost } from '../../domain/pricing/further-guests.ts';
import type { FurtherGuests, HomeRates } from '../../domain/pricing/home-rates.ts';
import type { Surcharge } from '../../domain/pricing/lowest-week.ts';
import { weeklyRateFromNights } from '../../domain/pricing/stay-price.ts';
import { searchDefaults, type SearchFilter } from '../../domain/search-filter.ts';
import { NumberedSchemes } from './numbered-schemes.ts';
import type { Snapshot } from './snapshot.ts';
import { TaxSchemes } from './tax-schemes.ts';
import { cents } from '../../domain/cents.ts';
import { add } from '../../domain/money.ts';

interface Scheme {
  /** Number of `TaxSchemes`. */
  tax: number;
  /** Null if further guests pay nothing. */
  furtherGuests: FurtherGuests | null;
  homes: number;
}

/** Costs of the cheapest week of two adults beside the linear costs. */
interface WeekCosts {
  /** Depends on the week; undefined if the tax does not vary. */
  surcharge?: Surcharge | undefined;
  difference: number;
}

const noTerms = (): Scheme => ({ tax: 0, furtherGuests: null, homes: 0 });

/**
 * Non-linear parts of a price as numbered schemes: the tourist tax with the surcharge for further guests. Homes with
 * equal terms share a scheme. The first scheme is that of homes with neither; numbers of unused schemes are reused.
 */
export class PartySchemes {
  readonly #taxes = new TaxSchemes();
  readonly #schemes = new NumberedSchemes<Scheme>({
    createNone: noTerms,
    toKey: createKey,
    put: (number, scheme) => this.#put(number, scheme),
  });
  // The same fields by scheme as columns: there may be as many schemes as amounts, and every search reads all of
  // them.
  #taxNumbers = new Int32Array(1);
  #included = new Uint8Array(1);
  /** Cents of each further guest for a night. */
  #amounts = new Int32Array(1);
  /** The fewest persons that the rates of any home include; never raised. */
  #fewestIncluded = Infinity;
  readonly #varying = new Set<number>();

  get length(): number {
    return this.#schemes.length;
  }

  /** Returns the scheme's number for a home and counts the home. */
  enter({ touristTax, furtherGuests: terms }: Pick<HomeRates, 'touristTax' | 'furtherGuests'>): number {
    const tax = this.#taxes.enter(touristTax);
    const furtherGuests = terms && terms.amount > 0 ? terms : null;
    return this.#schemes.enter({ tax, furtherGuests, homes: 0 });
  }

  leave(number: number): void {
    this.#taxes.leave(this.#schemes.get(number).tax);
    if (!this.#schemes.leave(number)) return;
    this.#varying.delete(number);
    this.#putColumns(number, noTerms());
  }

  /** True if the tax depends on the arrival or the price: then it is not part of the linear costs. */
  varies(number: number): boolean {
    return this.#varying.has(number);
  }

  /**
   * Difference of a stay's costs to the linear costs of as many adults who pay tax for every night, in cents by
   * scheme. Null if it is the same for all schemes, as in most searches for two.
   */
  computeDifferences(filter: SearchFilter, nights: number): Int32Array | null {
    const { persons = searchDefaults.persons } = filter;
    const taxes = this.#taxes.computeDifferences(filter, nights);
    if (!taxes && persons <= this.#fewestIncluded) return null;
    const count = this.length;
    const differences = new Int32Array(count);
    const [taxNumbers, included, amounts] = [this.#taxNumbers, this.#included, this.#amounts];
    if (taxes)
      for (let number = 0; number < count; number += 1) differences[number] = taxes[taxNumbers[number]!]!;
    for (let number = 0; number < count; number += 1) {
      const further = persons - included[number]!;
      if (further > 0) differences[number]! += further * nights * amounts[number]!;
    }
    return differences;
  }

  /** Tables of varying taxes by scheme, as in `TaxSchemes`; schemes with the same tax share a table. */
  computeTables(
    filter: SearchFilter,
    nights: number,
    firstDay: number,
    count: number,
  ): Map<number, Int32Array> | null {
    const tables = this.#taxes.computeTables(filter, nights, firstDay, count);
    return (
      tables && new Map([...this.#varying].map((number) => [number, tables.get(this.#taxNumbers[number]!)!]))
    );
  }

  /** The tax of a stay by its arrival and price; null if it does not vary. */
  findSurcharge(number: number, filter: SearchFilter, nights: number): Surcharge | null {
    const { tax, furtherGuests } = this.#schemes.get(number);
    const surcharge = this.#taxes.findSurcharge(tax, filter, nights);
    const { persons = searchDefaults.persons } = filter;
    return surcharge && addFurtherGuests(furtherGuestsCost(furtherGuests, nights, { persons }), surcharge);
  }

  weekCosts(number: number): WeekCosts {
    const { tax, furtherGuests } = this.#schemes.get(number);
    const further = furtherGuestsCost(furtherGuests, weeklyRateFromNights, searchDefaults);
    const { surcharge, difference } = this.#taxes.weekTax(tax);
    return { surcharge: surcharge && addFurtherGuests(further, surcharge), difference: difference + further };
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    await this.#taxes.exchange(snapshot);
    await this.#schemes.exchange(snapshot);
  }

  bytes(): number {
    const columns = this.#taxNumbers.byteLength + this.#included.byteLength + this.#amounts.byteLength;
    return this.#taxes.bytes() + columns;
  }

  #put(number: number, scheme: Scheme): void {
    this.#putColumns(number, scheme);
    const { tax, furtherGuests } = scheme;
    if (furtherGuests) this.#fewestIncluded = Math.min(this.#fewestIncluded, furtherGuests.included);
    if (this.#taxes.varies(tax)) this.#varying.add(number);
  }

  #putColumns(number: number, { tax, furtherGuests }: Scheme): void {
    if (number >= this.#taxNumbers.length) {
      this.#taxNumbers = growColumn(this.#taxNumbers, new Int32Array(2 * number));
      this.#included = growColumn(this.#included, new Uint8Array(2 * number));
      this.#amounts = growColumn(this.#amounts, new Int32Array(2 * number));
    }
    this.#taxNumbers[number] = tax;
    this.#included[number] = furtherGuests?.included ?? 0;
    this.#amounts[number] = furtherGuests?.amount ?? 0;
  }
}

function growColumn<Column extends Int32Array | Uint8Array>(old: Column, column: Column): Column {
  column.set(old);
  return column;
}

/** A tax that is a share of the price applies to the surcharge for further guests, too. */
const addFurtherGuests =
  (further: number, surcharge: Surcharge): Surcharge =>
  (day, accommodation) =>
    surcharge(day, add(accommodation, cents(further)));

function createKey({ tax, furtherGuests }: Pick<Scheme, 'tax' | 'furtherGuests'>): string {
  return furtherGuests ? `${tax} ${furtherGuests.included} ${furtherGuests.amount}` : `${tax}`;
}
