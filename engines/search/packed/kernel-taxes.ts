import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { PackedHomes } from './packed-homes.ts';

export interface ArrivalRange {
  first: number;
  count: number;
}

class Room {
  #bytes = 0;
  #address = 0;

  /** Returns an address with so many bytes; the previous content is lost. */
  demand(homes: PackedHomes, bytes: number): number {
    if (bytes > this.#bytes) {
      this.#bytes = 2 * bytes;
      this.#address = homes.tiles.memory.take(this.#bytes);
    }
    return this.#address;
  }
}

/** Writes the non-linear costs of a query's party, tourist tax and further guests, in the kernel's form. */
export class KernelTaxes {
  readonly #homes: PackedHomes;
  readonly #differences = new Room();
  readonly #arrivals = new Room();

  constructor(homes: PackedHomes) {
    this.#homes = homes;
  }

  /** Address of the differences by scheme; 0 if there are none. */
  putDifferences(filter: SearchFilter, nights: number): number {
    const differences = this.#homes.table.parties.computeDifferences(filter, nights);
    if (!differences) return 0;
    const address = this.#differences.demand(this.#homes, differences.byteLength);
    this.#homes.tiles.memory.int32.set(differences, address >>> 2);
    return address;
  }

  /** Address of the tables, by scheme, of taxes that depend on arrival or price; 0 if no home has such a tax. */
  putArrivals(filter: SearchFilter, nights: number, { first, count }: ArrivalRange): number {
    const { parties } = this.#homes.table;
    const tables = parties.computeTables(filter, nights, first, count);
    if (!tables) return 0;
    const rowBytes = 8 * count;
    const listBytes = 4 * (parties.length + (parties.length & 1));
    // Schemes with the same tax share a table, even if they differ in the surcharge for further guests.
    const rows = new Map<Int32Array, number>();
    const distinct = new Set(tables.values());
    const address = this.#arrivals.demand(this.#homes, listBytes + rowBytes * distinct.size);
    const { int32, uint32 } = this.#homes.tiles.memory;
    uint32.fill(0, address >>> 2, (address + listBytes) >>> 2);
    for (const table of distinct) {
      const row = address + listBytes + rowBytes * rows.size;
      int32.set(table, row >>> 2);
      rows.set(table, row);
    }
    for (const [scheme, table] of tables) uint32[(address >>> 2) + scheme] = rows.get(table)!;
    return address;
  }
}
