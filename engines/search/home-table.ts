import type { Surcharge } from '../../domain/pricing/lowest-week.ts';
import { costFactors, weeklyRateFromNights } from '../../domain/pricing/stay-price.ts';
import { searchDefaults } from '../../domain/search-filter.ts';
import { clearBit, countBits, hasBit, setBit, wordsFor, type Bits } from './bits.ts';
import type { IndexedHome } from './indexed-home.ts';
import { closedOptions, hasLastMinute } from './matches-home.ts';
import { PartySchemes } from './party-schemes.ts';
import { exchangeNumbers, type Snapshot } from './snapshot.ts';

/** Columns of undated facts, one entry per doc id. */
const columnTypes = {
  objectNumber: Int32Array,
  lat: Float64Array,
  lon: Float64Array,
  personsMax: Uint8Array,
  sleepingRooms: Uint8Array,
  bathRooms: Uint8Array,
  beds: Uint8Array,
  squaremeterLiving: Uint16Array,
  agency: Int32Array,
  landlord: Int32Array,
  /** Hundredths; 0 without ratings. */
  rating: Uint16Array,
  ratingCount: Int32Array,
  createdDay: Int32Array,
  completeness: Float64Array,
  country: Int32Array,
  region: Int32Array,
  place: Int32Array,
  /** -1 if there is none beside the region. */
  subdivision: Int32Array,
  /** Cents for two adults; -1 without a price. */
  weekPrice: Int32Array,
  /** Number in `PartySchemes`. */
  partyScheme: Int32Array,
  leadDays: Uint8Array,
  leadHour: Uint8Array,
  /** 0 without a horizon of the home. */
  horizonMonths: Uint8Array,
  /** Nights from which a gap may be filled, then fewest nights left << 8; 0 for any. */
  gapRules: Uint16Array,
} as const;

type Columns = {
  -readonly [Name in keyof typeof columnTypes]: InstanceType<(typeof columnTypes)[Name]>;
};

/** Number of integers with the mandatory costs of a home; see `mandatoryCosts`. */
const costStride = 10;

type TypedArray = Int32Array | Float64Array | Uint8Array | Uint16Array | Uint32Array;

function growColumn<A extends TypedArray>(
  type: new (length: number) => A,
  old: A | undefined,
  length: number,
): A {
  const next = new type(length);
  if (old) next.set(old);
  return next;
}

/**
 * Homes by doc id: columns, and a bitmap of matching homes for each option of a filter. Slots of removed homes are
 * reused.
 */
export class HomeTable {
  /** Upper bound of the used slots; lower ones may be empty. */
  size = 0;
  capacity = 0;
  columns = {} as Columns;
  costs = new Int32Array(0);
  readonly parties = new PartySchemes();
  present: Bits = new Uint32Array(0);
  readonly docIdByNumber = new Map<number, number>();
  readonly bitmaps = new Map<string, Bits>();
  /** Bitmaps of `closedOptions` in their order; cached, since every home needs all of them. */
  #closed: Bits[] = [];
  #empty: number[] = [];

  constructor() {
    for (const { name } of closedOptions) this.bitmaps.set(name, new Uint32Array(0));
    this.#grow(64);
  }

  get words(): number {
    return wordsFor(this.size);
  }

  bitmap(name: string): Bits | undefined {
    return this.bitmaps.get(name)?.subarray(0, this.words);
  }

  /** Assigns a doc id to the home and fills its columns, except for the locations, which the index sets. */
  put(home: IndexedHome): number {
    let docId = this.docIdByNumber.get(home.objectNumber);
    if (docId === undefined) {
      docId = this.#empty.pop() ?? this.size;
      if (docId === this.size) this.size += 1;
      if (docId >= this.capacity) this.#grow(this.capacity * 2);
      this.docIdByNumber.set(home.objectNumber, docId);
    } else {
      for (const bitmap of this.bitmaps.values()) clearBit(bitmap, docId);
      this.parties.leave(this.columns.partyScheme[docId]!);
    }
    const c = this.columns;
    c.objectNumber[docId] = home.objectNumber;
    c.lat[docId] = home.lat;
    c.lon[docId] = home.lon;
    c.personsMax[docId] = home.personsMax;
    c.sleepingRooms[docId] = home.sleepingRooms;
    c.bathRooms[docId] = home.bathRooms;
    c.beds[docId] = home.beds;
    c.squaremeterLiving[docId] = Math.min(home.squaremeterLiving, 65_535);
    c.agency[docId] = home.agency ?? -1;
    c.landlord[docId] = home.landlord;
    const isRated = home.ratingAverage !== null && home.ratingCount > 0;
    c.rating[docId] = isRated ? Math.round(home.ratingAverage! * 100) : 0;
    c.ratingCount[docId] = isRated ? home.ratingCount : 0;
    c.createdDay[docId] = home.createdDay;
    c.completeness[docId] = home.completeness;
    c.partyScheme[docId] = this.parties.enter(home.rates);
    const { leadDays, leadHour, horizonMonths, fillFrom, leaveMin } = home.rates.rules;
    c.leadDays[docId] = leadDays;
    c.leadHour[docId] = leadHour;
    c.horizonMonths[docId] = horizonMonths ?? 0;
    c.gapRules[docId] = (fillFrom ?? 0) | ((leaveMin ?? 0) << 8);
    this.#putCosts(docId, home);
    setBit(this.present, docId);
    for (let option = 0; option < closedOptions.length; option += 1)
      if (closedOptions[option]!.fits(home)) setBit(this.#closed[option]!, docId);
    for (const offer of home.offers) setBit(this.#findOrAddBitmap(`offer:${offer}`), docId);
    for (const tag of home.partnerTags) setBit(this.#findOrAddBitmap(`partnerTags:${tag}`), docId);
    if (hasLastMinute(home)) setBit(this.#findOrAddBitmap('lastminuteonly:Y'), docId);
    return docId;
  }

  /** Returns the freed doc id, or undefined if the home was not in the table. */
  remove(objectNumber: number): number | undefined {
    const docId = this.docIdByNumber.get(objectNumber);
    if (docId === undefined) return undefined;
    this.docIdByNumber.delete(objectNumber);
    clearBit(this.present, docId);
    this.parties.leave(this.columns.partyScheme[docId]!);
    for (const bitmap of this.bitmaps.values()) clearBit(bitmap, docId);
    this.#empty.push(docId);
    return docId;
  }

  putWeekPrice(docId: number, lowestWeek: (surcharge?: Surcharge) => number): void {
    const { partyScheme, weekPrice } = this.columns;
    const { surcharge, difference } = this.parties.weekCosts(partyScheme[docId]!);
    const week = lowestWeek(surcharge);
    const costs = this.mandatoryCosts(docId, weeklyRateFromNights, searchDefaults.persons, 0);
    weekPrice[docId] = week < 0 ? -1 : week + costs + difference;
  }

  /** Mandatory costs of adults in cents; equal to the pricing rules. */
  mandatoryCosts(docId: number, nights: number, persons: number, dogs: number): number {
    const c = this.costs;
    const at = docId * costStride;
    const always = c[at]! + c[at + 1]! * nights + (c[at + 2]! + c[at + 3]! * nights) * persons;
    if (dogs === 0) return always;
    const once = c[at + 4]! + c[at + 5]! * nights + (c[at + 6]! + c[at + 7]! * nights) * persons;
    return always + once + (c[at + 8]! + c[at + 9]! * nights) * dogs;
  }

  /** Visits homes that stop accepting same-day bookings after hour `after`, up to hour `until`. */
  forEachClosing(after: number, until: number, visit: (docId: number) => void): void {
    const { leadHour } = this.columns;
    for (const docId of this.docIdByNumber.values())
      if (leadHour[docId]! > after && leadHour[docId]! <= until) visit(docId);
  }

  /** Returns the number of homes in each bitmap with this prefix and a number. */
  countHomesByBitmap(prefix: string): Map<number, number> {
    const counts = new Map<number, number>();
    for (const [name, bitmap] of this.bitmaps) {
      if (name.startsWith(prefix)) counts.set(Number(name.slice(prefix.length)), countBits(bitmap));
    }
    return counts;
  }

  /** Returns the numbers of the bitmaps with this prefix that contain the doc id, ascending. */
  listBitmapNumbers(prefix: string, docId: number): number[] {
    return [...this.bitmaps]
      .filter(([name, bitmap]) => name.startsWith(prefix) && hasBit(bitmap, docId))
      .map(([name]) => Number(name.slice(prefix.length)))
      .sort((a, b) => a - b);
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    [this.size, this.capacity] = await snapshot.value([this.size, this.capacity] as const);
    const columns = this.columns as Record<string, TypedArray>;
    for (const name of Object.keys(columnTypes)) columns[name] = await snapshot.column(columns[name]!);
    this.costs = await snapshot.column(this.costs);
    await this.parties.exchange(snapshot);
    this.present = await snapshot.column(this.present);
    await exchangeNumbers(snapshot, this.docIdByNumber);
    this.#empty = await snapshot.value(this.#empty);
    for (const name of await snapshot.value([...this.bitmaps.keys()]))
      this.bitmaps.set(name, await snapshot.column(this.bitmaps.get(name) ?? new Uint32Array(0)));
    this.#linkClosed();
  }

  bytes(): number {
    let sum = this.costs.byteLength + this.parties.bytes() + this.present.byteLength;
    for (const column of Object.values(this.columns)) sum += column.byteLength;
    for (const bitmap of this.bitmaps.values()) sum += bitmap.byteLength;
    return sum;
  }

  #putCosts(docId: number, home: IndexedHome): void {
    const { base, night, person, personNight, withDogs: dogs } = costFactors(home.rates);
    const { costs } = this;
    let at = docId * costStride;
    costs[at++] = base;
    costs[at++] = night;
    costs[at++] = person;
    costs[at++] = personNight;
    costs[at++] = dogs.base;
    costs[at++] = dogs.night;
    costs[at++] = dogs.person;
    costs[at++] = dogs.personNight;
    costs[at++] = dogs.dog;
    costs[at] = dogs.dogNight;
  }

  #findOrAddBitmap(name: string): Bits {
    let bitmap = this.bitmaps.get(name);
    if (!bitmap) {
      bitmap = new Uint32Array(wordsFor(this.capacity));
      this.bitmaps.set(name, bitmap);
    }
    return bitmap;
  }

  #grow(capacity: number): void {
    this.capacity = capacity;
    const columns = this.columns as Record<string, TypedArray>;
    for (const [name, type] of Object.entries(columnTypes)) {
      columns[name] = growColumn(type as new (length: number) => TypedArray, columns[name], capacity);
    }
    this.costs = growColumn(Int32Array, this.costs, capacity * costStride);
    this.present = growColumn(Uint32Array, this.present, wordsFor(capacity));
    for (const [name, bitmap] of this.bitmaps)
      this.bitmaps.set(name, growColumn(Uint32Array, bitmap, wordsFor(capacity)));
    this.#linkClosed();
  }

  #linkClosed(): void {
    this.#closed = closedOptions.map(({ name }) => this.bitmaps.get(name)!);
  }
}
