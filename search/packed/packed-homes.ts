import { searchDefaults } from '../../domain/search-filter.ts';
import { weeklyRateFromNights } from '../../domain/pricing/stay-price.ts';
import type { Stay } from '../../domain/stay.ts';
import { hasBit } from '../bits.ts';
import { HomeTable } from '../home-table.ts';
import type { IndexedHome } from '../indexed-home.ts';
import type { LocationList } from '../location-list.ts';
import { BlockRegions } from './block-regions.ts';
import { hilbertValue } from './hilbert.ts';
import { lowestWeek, packDiscounts, packSeasons, seasonWords } from './home-record.ts';
import type { Kernel } from './kernel.ts';
import { OccupiedNights } from './occupied-nights.ts';
import { RowLists } from './row-lists.ts';
import { OptionPlanes, personsPlanes, presentPlane } from './option-planes.ts';
import { StagedHomes } from './staged-homes.ts';
import { TileStore } from './tile-store.ts';

const sparePlanes = 32;

/**
 * The homes in two orders: rows as they came (columns for the host, words of titles), and slots of the
 * kernel's tiles, where neighbours on the map lie together.
 */
export class PackedHomes {
  readonly table = new HomeTable();
  readonly planes = new OptionPlanes();
  readonly tiles: TileStore;
  readonly #locations: LocationList;
  #slotOfRow = new Int32Array(64);
  #rowOfSlot = new Int32Array(0);
  /** Seasons of each row: address and number. */
  #seasons = new Float64Array(128);
  readonly regions = new BlockRegions();
  readonly byLandlord = new RowLists();
  readonly byAgency = new RowLists();
  readonly #emptySlots: number[][] = [];
  readonly #nights: OccupiedNights;
  #staged: StagedHomes | null = new StagedHomes();

  constructor(kernel: Kernel, locations: LocationList, today: number) {
    this.#locations = locations;
    this.tiles = new TileStore(kernel, this.planes.count + sparePlanes);
    this.#nights = new OccupiedNights(this.tiles, today);
  }

  slotOfRow(row: number): number {
    return this.#slotOfRow[row]!;
  }

  rowOfSlot(slot: number): number {
    return this.#rowOfSlot[slot]!;
  }

  /** Takes a home in before `build`: it gets a row, and its slot later. */
  stage(home: IndexedHome): number {
    const staged = this.#staged;
    if (!staged) throw new Error('The index is built already.');
    const row = this.#putRow(home);
    this.#nights.read(row, home.occupied);
    staged.add(home, this.#nights.ring);
    return row;
  }

  /** Gives all staged homes their slots, in order of region and place on the map. */
  build(today: number): void {
    const staged = this.#staged!;
    this.#staged = null;
    const rowsOfRegion = this.#rowsOfRegion();
    let blocks = 0;
    for (const rows of rowsOfRegion) blocks += Math.ceil((rows?.length ?? 0) / this.tiles.blockSlots);
    this.#demandPlanes();
    this.tiles.begin(blocks, 4 * staged.seasons.words);
    for (const [region, rows] of rowsOfRegion.entries()) {
      if (!rows) continue;
      for (const row of this.#alongCurve(rows)) {
        const slot = this.#takeSlot(region);
        this.#slotOfRow[row] = slot;
        this.#rowOfSlot[slot] = row;
        // In the order of slots: neighbours are asked together.
        this.#putSeasons(row, staged.seasons.of(row));
        this.#writeSlot(row, staged.discounts.of(row), staged.occupied.of(row), today);
      }
    }
    for (const [name, plane] of this.table.planes) {
      const number = this.planes.find(name)!;
      this.tiles.options.fillPlane(number, this.planes.bitOf(number), plane, this.#slotOfRow);
    }
    this.tiles.fill(this.#nights.baseWord);
  }

  /** By number of the region; nothing for a region without homes. */
  #rowsOfRegion(): (number[] | undefined)[] {
    const rowsOfRegion: (number[] | undefined)[] = [];
    for (const row of this.table.slotOf.values()) {
      const region = this.#regionOf(row);
      (rowsOfRegion[region] ??= []).push(row);
    }
    return rowsOfRegion;
  }

  /** The rows in order of their places on the map. */
  #alongCurve(rows: readonly number[]): number[] {
    const { lat, lon } = this.table.columns;
    // Value and row in one number of 53 bits.
    const keys = new Float64Array(rows.length);
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index]!;
      keys[index] = hilbertValue(lat[row]!, lon[row]!) * 2 ** 23 + row;
    }
    return Array.from(keys.sort(), (key) => key % 2 ** 23);
  }

  /** Inserts or replaces a home; its row. */
  put(home: IndexedHome, today: number): number {
    const known = this.table.slotOf.get(home.objectNumber);
    const regionBefore = known === undefined ? -1 : this.#regionOf(known);
    if (known !== undefined) this.#dropSeasons(known);
    const row = this.#putRow(home);
    this.#putSeasons(row, packSeasons(home.rates));
    const region = this.#regionOf(row);
    if (known !== undefined && region !== regionBefore) this.#leaveSlot(known, regionBefore);
    if (known === undefined || region !== regionBefore) {
      const slot = this.#takeSlot(region);
      this.#slotOfRow[row] = slot;
      this.#rowOfSlot[slot] = row;
    }
    const slot = this.#slotOfRow[row]!;
    this.#nights.read(row, home.occupied);
    this.#demandPlanes();
    this.tiles.clear(slot);
    this.#writeSlot(row, packDiscounts(home.rates.discounts), this.#nights.ring, today);
    for (const name of this.table.planes.keys()) {
      if (hasBit(this.table.plane(name)!, row)) this.#putInPlane(slot, this.planes.find(name)!);
    }
    this.tiles.fillSlot(slot, this.#nights.baseWord, 0, 0xfffffff, false);
    return row;
  }

  /** Replaces the taken nights alone. */
  putOccupied(objectNumber: number, occupied: readonly Stay[]): void {
    const row = this.table.slotOf.get(objectNumber);
    if (row === undefined) return;
    this.#nights.read(row, occupied);
    this.#nights.replace(this.#slotOfRow[row]!);
  }

  /** Takes the nights of one more stay. */
  putBooked(objectNumber: number, stay: Stay): void {
    const row = this.table.slotOf.get(objectNumber);
    if (row !== undefined) this.#nights.take(row, this.#slotOfRow[row]!, stay);
  }

  remove(objectNumber: number): number | undefined {
    const known = this.table.slotOf.get(objectNumber);
    if (known === undefined) return undefined;
    this.#dropSeasons(known);
    this.#unlist(known);
    this.#leaveSlot(known, this.#regionOf(known));
    return this.table.remove(objectNumber);
  }

  /** Follows the calendar: cheapest weeks (told where they changed), and the days that come within reach. */
  moveTo(today: number, onWeekPrice: (row: number) => void): void {
    const { weekPrice } = this.table.columns;
    for (const row of this.table.slotOf.values()) {
      const before = weekPrice[row];
      this.#putWeekPrice(row, today);
      if (weekPrice[row] === before) continue;
      this.tiles.putWeekPrice(this.#slotOfRow[row]!, weekPrice[row]!);
      onWeekPrice(row);
    }
    const word = today >>> 5;
    if (word === this.#nights.baseWord) return;
    this.#nights.advance(word, this.table.slotOf.values(), (row) => this.slotOfRow(row));
    this.tiles.fill(this.#nights.baseWord);
  }

  bytes(): number {
    return (
      this.tiles.memory.bytes() +
      this.table.bytes() +
      this.#slotOfRow.byteLength +
      this.#rowOfSlot.byteLength +
      this.#seasons.byteLength +
      this.#nights.bytes() +
      this.byLandlord.bytes() +
      this.byAgency.bytes()
    );
  }

  #putRow(home: IndexedHome): number {
    const known = this.table.slotOf.get(home.objectNumber);
    if (known !== undefined) this.#unlist(known);
    const row = this.table.put(home);
    const { columns } = this.table;
    this.byLandlord.add(columns.landlord[row]!, row);
    if (home.agency !== null) this.byAgency.add(home.agency, row);
    [columns.country[row], columns.region[row], columns.place[row]] = this.#locations.indexesOf(home);
    if (row >= this.#slotOfRow.length) {
      const size = row * 2;
      const slots = new Int32Array(size);
      slots.set(this.#slotOfRow);
      this.#slotOfRow = slots;
      const seasons = new Float64Array(2 * size);
      seasons.set(this.#seasons);
      this.#seasons = seasons;
    }
    return row;
  }

  #putSeasons(row: number, words: ArrayLike<number>): void {
    const { memory } = this.tiles;
    const address = words.length === 0 ? 0 : memory.takeList(words.length * 4);
    memory.int32.set(words, address >>> 2);
    this.#seasons[2 * row] = address;
    this.#seasons[2 * row + 1] = words.length / seasonWords;
  }

  #writeSlot(row: number, discounts: ArrayLike<number>, occupied: Uint32Array, today: number): void {
    const { columns: c, costs } = this.table;
    this.#putWeekPrice(row, today);
    const slot = this.#slotOfRow[row]!;
    this.tiles.put(slot, {
      objectNumber: c.objectNumber[row]!,
      lat: c.lat[row]!,
      lon: c.lon[row]!,
      weekPrice: c.weekPrice[row]!,
      rating: c.rating[row]!,
      ratingCount: c.ratingCount[row]!,
      seasons: this.#seasons[2 * row]!,
      seasonCount: this.#seasons[2 * row + 1]!,
      costs: costs.subarray(row * 10, row * 10 + 10),
      discounts,
      occupied,
    });
    this.tiles.options.putInPlane(slot, presentPlane);
    for (let persons = 1; persons <= Math.min(personsPlanes, c.personsMax[row]!); persons += 1) {
      this.tiles.options.putInPlane(slot, this.planes.personsPlane(persons));
    }
  }

  #putWeekPrice(row: number, today: number): void {
    const week = lowestWeek(this.tiles.memory, this.#seasons[2 * row]!, this.#seasons[2 * row + 1]!, today);
    const costs = this.table.costOf(row, weeklyRateFromNights, searchDefaults.persons, 0);
    this.table.columns.weekPrice[row] = week < 0 ? -1 : week + costs;
  }

  #unlist(row: number): void {
    const { landlord, agency } = this.table.columns;
    this.byLandlord.delete(landlord[row]!, row);
    if (agency[row]! >= 0) this.byAgency.delete(agency[row]!, row);
  }

  #dropSeasons(row: number): void {
    const count = this.#seasons[2 * row + 1]!;
    if (count > 0) this.tiles.memory.freeList(this.#seasons[2 * row]!, count * seasonWords * 4);
    this.#seasons[2 * row + 1] = 0;
  }

  #leaveSlot(row: number, region: number): void {
    const slot = this.#slotOfRow[row]!;
    this.tiles.clear(slot);
    (this.#emptySlots[region] ??= []).push(slot);
  }

  #regionOf(row: number): number {
    const { country, region } = this.table.columns;
    return this.regions.numberOf(country[row]!, region[row]!);
  }

  #takeSlot(region: number): number {
    const empty = (this.#emptySlots[region] ??= []);
    const known = empty.pop();
    if (known !== undefined) return known;
    const { country } = this.regions.all[region]!;
    const { blockSlots } = this.tiles;
    const first = this.tiles.addBlock(region, country) * blockSlots;
    if (this.tiles.slots > this.#rowOfSlot.length) {
      const grown = new Int32Array(Math.max(this.tiles.slots, Math.ceil(this.#rowOfSlot.length * 1.2)));
      grown.set(this.#rowOfSlot);
      this.#rowOfSlot = grown;
    }
    // In falling order: slots are taken from the end of the list.
    for (let slot = first + blockSlots - 1; slot > first; slot -= 1) empty.push(slot);
    return first;
  }

  #putInPlane(slot: number, plane: number): void {
    this.tiles.options.putInPlane(slot, plane);
    const bit = this.planes.bitOf(plane);
    if (bit !== undefined) this.tiles.options.put(slot, bit);
  }

  #demandPlanes(): void {
    for (const name of this.table.planes.keys()) this.planes.demand(name);
    if (this.planes.count > this.tiles.options.planes) this.tiles.options.growPlanes(this.planes.count * 2);
    this.tiles.options.demand(this.planes.options.length);
  }
}
