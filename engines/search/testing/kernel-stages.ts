import {
  arena,
  contextParts,
  contexts,
  dayBitmap,
  directory,
  fields,
  sizes,
  structureBytes,
  tileParts,
} from '../packed/layout.ts';
import { instantiateKernel, pageBytes, pagesFor, pagesMax } from '../packed/kernel.ts';
import { sharedStructures } from '../layout/structures.ts';
import { stageStructures } from '../layout/stage-structures.ts';
import type { Structure } from '../layout/describe.ts';
import type { PlainHome } from './plain-stay.ts';

type Part = keyof typeof contextParts;
type StructureName = Uncapitalize<keyof typeof sharedStructures | keyof typeof stageStructures>;

const structures: Readonly<Record<string, Structure>> = Object.fromEntries(
  Object.entries({ ...sharedStructures, ...stageStructures }).map(([name, structure]) => [
    name[0]!.toLowerCase() + name.slice(1),
    structure,
  ]),
);

/** Structures of parts of the context that have another name. */
const structureByPart: Partial<Record<Part, StructureName>> = {
  matched: 'criteriaMatch',
  screen: 'priceScreen',
  four: 'fourHomes',
  steady: 'steadyStay',
};

const optionBitmapsMax = 16;
const heapBytes = 64 * pageBytes;

/** The kernel with assertions over one tile, whose stages are called by themselves. */
export class KernelStages {
  readonly memory: DataView;
  readonly tile: number;
  readonly group: number;
  readonly #options: number;
  readonly #exports: Readonly<Record<string, unknown>>;
  #heap: number;

  constructor() {
    const groupBytes = dayBitmap.count * sizes.ringDays * sizes.bitmapBytes;
    this.tile = arena;
    this.group = alignAddress(this.tile + tileParts.bytes);
    this.#options = alignAddress(this.group + groupBytes);
    this.#heap = alignAddress(this.#options + optionBitmapsMax * sizes.bitmapBytes);
    const memory = new WebAssembly.Memory({
      initial: pagesFor(this.#heap + heapBytes),
      maximum: pagesMax,
      shared: true,
    });
    this.#exports = instantiateKernel('debug', memory)[0]!;
    this.memory = new DataView(memory.buffer);
    this.call('layTileGroups', 1);
    this.putInt(directory.tileTable, this.tile);
    this.putInt(directory.groupTable, this.group);
    this.putInt(directory.optionBitmapTable, this.#options);
    this.putInt(directory.homeOptionTable, this.take(sizes.tileSlots * sizes.vectorBytes));
    const limits = fields.discountLimits;
    this.putInt(directory.discountLimits + limits.earlyFrom, 0);
    this.putInt(directory.discountLimits + limits.lastMinuteUntil, 10_000);
    this.putInt(directory.discountLimits + limits.longStayFrom, 0);
    this.setQuery({ tiles: 1, optionVectors: 1, persons: 2, nights: 7, priceMax: 0x7fffffff });
    this.setQuery({
      hitSlots: this.take(4 * sizes.tileSlots + 64),
      hitPrices: this.take(4 * sizes.tileSlots + 64),
      records: this.take(structureBytes.sortRecord * sizes.tileSlots),
    });
    this.call('enterRun', 0, sizes.bitmapBytes);
  }

  call(name: string, ...args: number[]): number {
    const stage = this.#exports[name];
    if (typeof stage !== 'function') throw new Error(`The kernel has no ${name}.`);
    return (stage as (...own: number[]) => number)(...args);
  }

  /** Allocates memory after the tile. */
  take(bytes: number): number {
    const address = this.#heap;
    this.#heap = alignAddress(address + bytes);
    return address;
  }

  /** Address of a part of the context. */
  at(part: Part): number {
    return contexts[0] + contextParts[part];
  }

  set(part: Part, values: Readonly<Record<string, number>>, index = 0): void {
    const { structure, base } = this.#structureAt(part, index);
    for (const [name, value] of Object.entries(values)) {
      const at = base + findOffset(part, name);
      if (structure.fields[name]!.type === 'f64') this.memory.setFloat64(at, value, true);
      else this.memory.setInt32(at, value, true);
    }
  }

  setQuery(values: Readonly<Record<string, number>>): void {
    this.set('query', values);
  }

  /** Reads a field of a structure of the context. */
  get(part: Part, name: string, index = 0): number {
    const { structure, base } = this.#structureAt(part, index);
    const at = base + findOffset(part, name);
    const { type } = structure.fields[name]!;
    if (type === 'f64') return this.memory.getFloat64(at, true);
    if (type === 'bool') return this.memory.getUint8(at);
    return type === 'u32' ? this.memory.getUint32(at, true) : this.memory.getInt32(at, true);
  }

  putInt(address: number, value: number): void {
    this.memory.setInt32(address, value, true);
  }

  int(address: number): number {
    return this.memory.getInt32(address, true);
  }

  /** A column of words: reads the word of a slot or number. */
  word(part: Part, index: number): number {
    return this.int(this.at(part) + 4 * index);
  }

  /** Address of a bitmap of the context. */
  bitmap(part: Part, index = 0): number {
    return this.at(part) + index * sizes.bitmapBytes;
  }

  /** Address of the bitmap of an option; 0 is that of all homes. */
  option(number: number): number {
    return this.#options + number * sizes.bitmapBytes;
  }

  /** Address of a bitmap of a day. */
  day(kind: number, day: number): number {
    return this.group + (kind * sizes.ringDays + (day % sizes.ringDays)) * sizes.bitmapBytes;
  }

  /** Makes a bitmap hold exactly these slots. */
  fill(bitmap: number, slots: Iterable<number>): void {
    new Uint8Array(this.memory.buffer, bitmap, sizes.bitmapBytes).fill(0);
    for (const slot of slots) {
      const at = bitmap + (slot >>> 3);
      this.memory.setUint8(at, this.memory.getUint8(at) | (1 << (slot & 7)));
    }
  }

  slots(bitmap: number): number[] {
    const slots: number[] = [];
    for (let slot = 0; slot < sizes.tileSlots; slot += 1)
      if ((this.memory.getUint8(bitmap + (slot >>> 3)) >>> (slot & 7)) & 1) slots.push(slot);
    return slots;
  }

  /** Writes a home into a slot; `fillTile` makes its bitmaps and rates afterwards. */
  putHome(slot: number, { seasons, occupied, costs, discounts, fillFrom, leaveMin }: PlainHome): void {
    const list = this.take(seasons.length * structureBytes.season);
    for (const [index, season] of seasons.entries()) {
      const at = list + index * structureBytes.season;
      const offsets = fields.season;
      for (const name of ['from', 'until', 'nightly', 'weekly', 'days'] as const)
        this.putInt(at + offsets[name], season[name]);
      this.memory.setUint16(at + offsets.minStay, season.minStay, true);
      this.memory.setUint16(at + offsets.maxStay, season.maxStay, true);
    }
    this.putInt(this.tile + tileParts.seasonLists + 4 * slot, list);
    this.putInt(this.tile + tileParts.seasonCounts + 4 * slot, seasons.length);
    const ring = this.tile + tileParts.occupied + slot * 4 * sizes.ringWords;
    for (const day of occupied) {
      const at = ring + 4 * ((day >>> 5) % sizes.ringWords);
      this.putInt(at, this.int(at) | (1 << (day & 31)));
    }
    this.memory.setUint16(this.tile + tileParts.gapRules + 2 * slot, fillFrom | (leaveMin << 8), true);
    const facts = this.tile + tileParts.facts + slot * structureBytes.facts;
    for (const [index, cents] of costs.entries()) this.putInt(facts + 4 * index, cents);
    const charges = this.tile + tileParts.charges + slot * structureBytes.charges;
    for (const kind of ['early', 'lastMinute', 'longStay'] as const)
      this.memory.setUint16(charges + fields.charges[kind], discounts[kind] ?? 0, true);
    this.call('putFactCodes', this.tile, slot);
  }

  /** Sets the day of the index, which begins with its word of days. */
  setToday(today: number): void {
    this.putInt(directory.bookingLimits + fields.bookingLimits.today, today);
  }

  /** The number of a home's scheme of tourist tax. */
  putPartyScheme(slot: number, scheme: number): void {
    this.putInt(this.tile + tileParts.partySchemes + 4 * slot, scheme);
  }

  putWeekPrice(slot: number, cents: number): void {
    this.putInt(this.tile + tileParts.weekPrices + 4 * slot, cents);
  }

  #structureAt(part: Part, index: number): { structure: Structure; base: number } {
    const name = findStructureName(part);
    return { structure: structures[name]!, base: this.at(part) + index * structureBytes[name] };
  }
}

function findStructureName(part: Part): StructureName {
  const singular: Partial<Record<Part, StructureName>> = {
    criteria: 'criterion',
    countGroups: 'countGroup',
    priceRanges: 'priceRange',
  };
  return structureByPart[part] ?? singular[part] ?? (part as StructureName);
}

function findOffset(part: Part, name: string): number {
  const offsets: Readonly<Record<string, number>> = fields[findStructureName(part)];
  const offset = offsets[name];
  if (offset === undefined) throw new Error(`There is no ${part}.${name}.`);
  return offset;
}

function alignAddress(address: number): number {
  return (address + 63) & ~63;
}
