import { costFactors } from '../domain/pricing/stay-price.ts';
import { clearBit, countBits, hasBit, setBit, wordsFor, type Bits } from './bits.ts';
import type { IndexedHome } from './indexed-home.ts';
import { closedOptions, hasLastMinute } from './matches-home.ts';

/** Columns of the undated facts, one entry a slot. */
const columnTypes = {
  objectNumber: Int32Array,
  lat: Float64Array,
  lon: Float64Array,
  personsMax: Uint8Array,
  sleepingRooms: Uint8Array,
  bathRooms: Uint8Array,
  squaremeterLiving: Uint16Array,
  agency: Int32Array,
  landlord: Int32Array,
  /** Hundredths; 0 when nobody rated. */
  rating: Uint16Array,
  ratingCount: Int32Array,
  createdDay: Int32Array,
  completeness: Float64Array,
  /** Indexes into the locations. */
  country: Int32Array,
  region: Int32Array,
  place: Int32Array,
  /** Cents, two adults; -1 without a price. */
  weekPrice: Int32Array,
} as const;

export type Columns = {
  -readonly [Name in keyof typeof columnTypes]: InstanceType<(typeof columnTypes)[Name]>;
};

/** Integers of one home's mandatory costs; see `costOf`. */
const costStride = 10;

type TypedArray = Int32Array | Float64Array | Uint8Array | Uint16Array | Uint32Array;

function grown<A extends TypedArray>(type: new (length: number) => A, old: A | undefined, length: number): A {
  const next = new type(length);
  if (old) next.set(old);
  return next;
}

/**
 * The homes in slots: columns, and for each option of a filter a plane, the set of homes that fit it.
 * Slots of removed homes are used again.
 */
export class HomeTable {
  /** Slots in use are below; some of them may be empty. */
  size = 0;
  capacity = 0;
  columns = {} as Columns;
  costs = new Int32Array(0);
  present: Bits = new Uint32Array(0);
  readonly slotOf = new Map<number, number>();
  readonly planes = new Map<string, Bits>();
  /** The planes of `closedOptions` in their order: every home asks for all of them. */
  #closed: Bits[] = [];
  readonly #empty: number[] = [];

  constructor() {
    for (const { name } of closedOptions) this.planes.set(name, new Uint32Array(0));
    this.#grow(64);
  }

  /** Words that a set over all slots in use has. */
  get words(): number {
    return wordsFor(this.size);
  }

  plane(name: string): Bits | undefined {
    return this.planes.get(name)?.subarray(0, this.words);
  }

  /** Gives the home a slot and fills it, except for the locations, which the index knows. */
  put(home: IndexedHome): number {
    let slot = this.slotOf.get(home.objectNumber);
    if (slot === undefined) {
      slot = this.#empty.pop() ?? this.size;
      if (slot === this.size) this.size += 1;
      if (slot >= this.capacity) this.#grow(this.capacity * 2);
      this.slotOf.set(home.objectNumber, slot);
    } else {
      for (const plane of this.planes.values()) clearBit(plane, slot);
    }
    const c = this.columns;
    c.objectNumber[slot] = home.objectNumber;
    c.lat[slot] = home.lat;
    c.lon[slot] = home.lon;
    c.personsMax[slot] = home.personsMax;
    c.sleepingRooms[slot] = home.sleepingRooms;
    c.bathRooms[slot] = home.bathRooms;
    c.squaremeterLiving[slot] = Math.min(home.squaremeterLiving, 65_535);
    c.agency[slot] = home.agency ?? -1;
    c.landlord[slot] = home.landlord;
    const isRated = home.ratingAverage !== null && home.ratingCount > 0;
    c.rating[slot] = isRated ? Math.round(home.ratingAverage! * 100) : 0;
    c.ratingCount[slot] = isRated ? home.ratingCount : 0;
    c.createdDay[slot] = home.createdDay;
    c.completeness[slot] = home.completeness;
    this.#putCosts(slot, home);
    setBit(this.present, slot);
    for (let option = 0; option < closedOptions.length; option += 1)
      if (closedOptions[option]!.fits(home)) setBit(this.#closed[option]!, slot);
    for (const offer of home.offers) setBit(this.#openPlane(`offer:${offer}`), slot);
    for (const tag of home.partnerTags) setBit(this.#openPlane(`partnerTags:${tag}`), slot);
    if (hasLastMinute(home)) setBit(this.#openPlane('lastminuteonly:Y'), slot);
    return slot;
  }

  /** The freed slot, or undefined when the home was not there. */
  remove(objectNumber: number): number | undefined {
    const slot = this.slotOf.get(objectNumber);
    if (slot === undefined) return undefined;
    this.slotOf.delete(objectNumber);
    clearBit(this.present, slot);
    for (const plane of this.planes.values()) clearBit(plane, slot);
    this.#empty.push(slot);
    return slot;
  }

  /** Mandatory costs of a party of adults in cents; equal to `costOfAdults` of the pricing rules. */
  costOf(slot: number, nights: number, persons: number, dogs: number): number {
    const c = this.costs;
    const at = slot * costStride;
    const always = c[at]! + c[at + 1]! * nights + (c[at + 2]! + c[at + 3]! * nights) * persons;
    if (dogs === 0) return always;
    const once = c[at + 4]! + c[at + 5]! * nights + (c[at + 6]! + c[at + 7]! * nights) * persons;
    return always + once + (c[at + 8]! + c[at + 9]! * nights) * dogs;
  }

  /** How many homes each plane of that prefix with a number has. */
  countsOfPlanes(prefix: string): Map<number, number> {
    const counts = new Map<number, number>();
    for (const [name, plane] of this.planes) {
      if (name.startsWith(prefix)) counts.set(Number(name.slice(prefix.length)), countBits(plane));
    }
    return counts;
  }

  /** The numbers of the planes of that prefix that hold the slot, ascending. */
  numbersOfPlanes(prefix: string, slot: number): number[] {
    return [...this.planes]
      .filter(([name, plane]) => name.startsWith(prefix) && hasBit(plane, slot))
      .map(([name]) => Number(name.slice(prefix.length)))
      .sort((a, b) => a - b);
  }

  bytes(): number {
    let sum = this.costs.byteLength + this.present.byteLength;
    for (const column of Object.values(this.columns)) sum += column.byteLength;
    for (const plane of this.planes.values()) sum += plane.byteLength;
    return sum;
  }

  #putCosts(slot: number, home: IndexedHome): void {
    const { base, night, person, personNight, withDogs: dogs } = costFactors(home.rates);
    const { costs } = this;
    let at = slot * costStride;
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

  #openPlane(name: string): Bits {
    let plane = this.planes.get(name);
    if (!plane) {
      plane = new Uint32Array(wordsFor(this.capacity));
      this.planes.set(name, plane);
    }
    return plane;
  }

  #grow(capacity: number): void {
    this.capacity = capacity;
    const columns = this.columns as Record<string, TypedArray>;
    for (const [name, type] of Object.entries(columnTypes)) {
      columns[name] = grown(type as new (length: number) => TypedArray, columns[name], capacity);
    }
    this.costs = grown(Int32Array, this.costs, capacity * costStride);
    this.present = grown(Uint32Array, this.present, wordsFor(capacity));
    for (const [name, plane] of this.planes)
      this.planes.set(name, grown(Uint32Array, plane, wordsFor(capacity)));
    this.#closed = closedOptions.map(({ name }) => this.planes.get(name)!);
  }
}
