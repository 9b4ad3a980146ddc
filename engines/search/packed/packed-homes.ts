import type { Stay } from '../../../domain/stay.ts';
import { hasBit } from '../bits.ts';
import { HomeTable } from '../home-table.ts';
import type { IndexedHome } from '../indexed-home.ts';
import type { LocationList } from '../location-list.ts';
import type { Snapshot } from '../snapshot.ts';
import { BlockRegions } from './block-regions.ts';
import { alongCurve } from './hilbert.ts';
import { lowestWeek, packDiscounts, packSeasons, seasonWords } from './home-record.ts';
import type { Kernel } from './kernel.ts';
import { OccupiedNights } from './occupied-nights.ts';
import { DocLists } from './doc-lists.ts';
import { OptionBitmaps, personsBitmaps, presentBitmap } from './option-bitmaps.ts';
import { Slots } from './slots.ts';
import { StagedHomes } from './staged-homes.ts';
import { TileStore } from './tile-store.ts';

const spareBitmaps = 32;

/**
 * Homes in two orders: doc ids in order of arrival (columns of the host, words of titles), and slots of the kernel's
 * tiles, where neighbours on the map are adjacent.
 */
export class PackedHomes {
  readonly table = new HomeTable();
  readonly bitmaps = new OptionBitmaps();
  readonly tiles: TileStore;
  readonly #locations: LocationList;
  #slotByDocId = new Int32Array(64);
  #docIdBySlot = new Int32Array(0);
  #seasons = new Float64Array(128);
  readonly regions = new BlockRegions();
  readonly byLandlord = new DocLists();
  readonly byAgency = new DocLists();
  readonly #slots: Slots;
  readonly #nights: OccupiedNights;
  #staged: StagedHomes | null = new StagedHomes();
  /** Hour of the day until which bookings are closed. */
  #hour: number;

  /** `sharedMax`: upper bound of a region's homes in blocks shared with other regions. */
  constructor(
    kernel: Kernel,
    locations: LocationList,
    { today, hour }: { today: number; hour: number },
    sharedMax?: number,
  ) {
    this.#locations = locations;
    this.#hour = hour;
    this.tiles = new TileStore(kernel, this.bitmaps.count + spareBitmaps, today);
    this.#slots = new Slots(this.tiles, sharedMax);
    this.#nights = new OccupiedNights(this.tiles, today);
  }

  findSlot(docId: number): number {
    return this.#slotByDocId[docId]!;
  }

  findDocId(slot: number): number {
    return this.#docIdBySlot[slot]!;
  }

  /** Adds a home before `build`: it gets its doc id now and its slot later. */
  stage(home: IndexedHome): number {
    const staged = this.#staged;
    if (!staged) throw new Error('The index is built already.');
    const docId = this.#putDoc(home);
    this.#nights.read(docId, home.occupied);
    staged.add(home, this.#nights.ringBuffer);
    return docId;
  }

  /** Assigns slots to all staged homes, in order of region and place on the map. */
  build(today: number): void {
    const staged = this.#staged!;
    this.#staged = null;
    const { own, shared } = this.#divideByBlocks();
    const { blockSlots } = this.tiles;
    let blocks = Math.ceil(shared.length / blockSlots);
    for (const docIds of own.values()) blocks += Math.ceil(docIds.length / blockSlots);
    this.#addMissingBitmaps();
    this.tiles.begin(blocks, 4 * staged.seasons.words);
    const place = (docId: number, region: number, slot: number): void => {
      this.#assignSlot(docId, slot);
      // In order of slots, since queries read neighbours together.
      this.#putSeasons(docId, staged.seasons.read(docId));
      this.#writeSlot(docId, region, staged.discounts.read(docId), staged.occupied.read(docId), today);
    };
    for (const [region, docIds] of own) {
      const { country } = this.regions.all[region]!;
      for (const docId of docIds) place(docId, region, this.#slots.takeOwn(region, country));
    }
    for (const docId of shared) {
      const region = this.#findRegion(docId);
      place(docId, region, this.#slots.takeShared(region));
    }
    for (const [name, bitmap] of this.table.bitmaps) {
      const number = this.bitmaps.find(name)!;
      this.tiles.options.fillBitmap(number, this.bitmaps.findBit(number), bitmap, this.#slotByDocId);
    }
    this.tiles.fill(this.#nights.baseWord);
  }

  /** Divides homes into those of regions with their own blocks and those in shared blocks, in order of their places on the map. */
  #divideByBlocks(): { own: Map<number, number[]>; shared: number[] } {
    const docIdsByRegion: number[][] = [];
    for (const docId of this.table.docIdByNumber.values())
      (docIdsByRegion[this.#findRegion(docId)] ??= []).push(docId);
    const own = new Map<number, number[]>();
    const shared: number[] = [];
    for (const [region, docIds] of docIdsByRegion.entries()) {
      if (!docIds) continue;
      const inOrder = alongCurve(docIds, this.table.columns);
      shared.push(...inOrder.splice(inOrder.length - this.#slots.countShared(inOrder.length)));
      own.set(region, inOrder);
    }
    return { own, shared: alongCurve(shared, this.table.columns) };
  }

  /** Inserts or replaces a home; its doc id. */
  put(home: IndexedHome, today: number): number {
    const previousDocId = this.table.docIdByNumber.get(home.objectNumber);
    const regionBefore = previousDocId === undefined ? -1 : this.#findRegion(previousDocId);
    if (previousDocId !== undefined) this.#dropSeasons(previousDocId);
    const docId = this.#putDoc(home);
    this.#putSeasons(docId, packSeasons(home.rates));
    const region = this.#findRegion(docId);
    if (previousDocId !== undefined && region !== regionBefore) this.#leaveSlot(previousDocId, regionBefore);
    if (previousDocId === undefined || region !== regionBefore) {
      this.#assignSlot(docId, this.#slots.take(region, this.regions.all[region]!.country));
    }
    const slot = this.#slotByDocId[docId]!;
    this.#nights.read(docId, home.occupied);
    this.#addMissingBitmaps();
    this.tiles.clear(slot);
    this.#writeSlot(docId, region, packDiscounts(home.rates.discounts), this.#nights.ringBuffer, today);
    for (const name of this.table.bitmaps.keys()) {
      if (hasBit(this.table.bitmap(name)!, docId)) this.#putInBitmap(slot, this.bitmaps.find(name)!);
    }
    this.tiles.fillSlot(slot, this.#nights.baseWord, 0, 0xfffffff, false);
    return docId;
  }

  /** Replaces only the occupied nights. */
  putOccupied(objectNumber: number, occupied: readonly Stay[]): void {
    const docId = this.table.docIdByNumber.get(objectNumber);
    if (docId === undefined) return;
    this.#nights.read(docId, occupied);
    this.#nights.replace(this.#slotByDocId[docId]!);
    this.#fillGaps(docId);
  }

  putBooked(objectNumber: number, stay: Stay): void {
    const docId = this.table.docIdByNumber.get(objectNumber);
    if (docId === undefined) return;
    this.#nights.occupy(docId, this.#slotByDocId[docId]!, stay);
    this.#fillGaps(docId);
  }

  /** A stay makes new gaps, so the bitmaps of a home with rules about them are computed anew. */
  #fillGaps(docId: number): void {
    if (this.table.columns.gapRules[docId] === 0) return;
    this.tiles.fillSlot(this.#slotByDocId[docId]!, this.#nights.baseWord, 0, 0xfffffff, false);
  }

  remove(objectNumber: number): number | undefined {
    const docId = this.table.docIdByNumber.get(objectNumber);
    if (docId === undefined) return undefined;
    this.#dropSeasons(docId);
    this.#removeFromLists(docId);
    this.#leaveSlot(docId, this.#findRegion(docId));
    return this.table.remove(objectNumber);
  }

  get hour(): number {
    return this.#hour;
  }

  /** Moves to another hour of the day: closes the first day of arrival of some homes, or opens it in the morning. */
  moveToHour(hour: number): void {
    const before = this.#hour;
    this.#hour = hour;
    const { leadDays } = this.table.columns;
    this.table.forEachClosing(Math.min(before, hour), Math.max(before, hour), (docId) =>
      this.tiles.close(this.#slotByDocId[docId]!, leadDays[docId]!, hour > before),
    );
  }

  /** Moves to another day: updates cheapest weeks (calls back if they changed), gaps, and the days that come within reach. */
  moveTo(today: number, onWeekPrice: (docId: number) => void): void {
    const before = this.tiles.rules.today;
    this.tiles.rules.moveTo(today);
    const { weekPrice, gapRules } = this.table.columns;
    for (const docId of this.table.docIdByNumber.values()) {
      const before = weekPrice[docId];
      this.#putWeekPrice(docId, today);
      if (weekPrice[docId] === before) continue;
      this.tiles.putWeekPrice(this.#slotByDocId[docId]!, weekPrice[docId]!);
      onWeekPrice(docId);
    }
    const word = today >>> 5;
    if (word === this.#nights.baseWord) {
      for (const docId of this.table.docIdByNumber.values())
        if (gapRules[docId] !== 0) this.tiles.passDays(this.#slotByDocId[docId]!, word, before);
      return;
    }
    this.#nights.advance(word, this.table.docIdByNumber.values(), (docId) => this.findSlot(docId));
    this.tiles.fill(this.#nights.baseWord);
  }

  /** Exchanges a built index; one that was read accepts no more staged homes. */
  async exchange(snapshot: Snapshot): Promise<void> {
    this.#staged = null;
    this.#hour = await snapshot.value(this.#hour);
    await this.table.exchange(snapshot);
    await this.bitmaps.exchange(snapshot);
    await this.tiles.exchange(snapshot);
    await this.regions.exchange(snapshot);
    await this.byLandlord.exchange(snapshot);
    await this.byAgency.exchange(snapshot);
    await this.#nights.exchange(snapshot);
    this.#slotByDocId = await snapshot.column(this.#slotByDocId);
    this.#docIdBySlot = await snapshot.column(this.#docIdBySlot);
    this.#seasons = await snapshot.column(this.#seasons);
    await this.#slots.exchange(snapshot);
  }

  bytes(): number {
    return (
      this.tiles.memory.bytes() +
      this.table.bytes() +
      this.#slotByDocId.byteLength +
      this.#docIdBySlot.byteLength +
      this.#seasons.byteLength +
      this.#nights.bytes() +
      this.byLandlord.bytes() +
      this.byAgency.bytes()
    );
  }

  #putDoc(home: IndexedHome): number {
    const previousDocId = this.table.docIdByNumber.get(home.objectNumber);
    if (previousDocId !== undefined) this.#removeFromLists(previousDocId);
    const docId = this.table.put(home);
    const { columns } = this.table;
    this.byLandlord.add(columns.landlord[docId]!, docId);
    if (home.agency !== null) this.byAgency.add(home.agency, docId);
    [columns.country[docId], columns.region[docId], columns.place[docId], columns.subdivision[docId]] =
      this.#locations.findIndexes(home);
    if (docId >= this.#slotByDocId.length) {
      const size = docId * 2;
      const slots = new Int32Array(size);
      slots.set(this.#slotByDocId);
      this.#slotByDocId = slots;
      const seasons = new Float64Array(2 * size);
      seasons.set(this.#seasons);
      this.#seasons = seasons;
    }
    return docId;
  }

  #putSeasons(docId: number, words: ArrayLike<number>): void {
    const { memory } = this.tiles;
    const address = words.length === 0 ? 0 : memory.takeList(words.length * 4);
    memory.int32.set(words, address >>> 2);
    this.#seasons[2 * docId] = address;
    this.#seasons[2 * docId + 1] = words.length / seasonWords;
  }

  #writeSlot(
    docId: number,
    region: number,
    discounts: ArrayLike<number>,
    occupied: Uint32Array,
    today: number,
  ): void {
    const { columns: c, costs } = this.table;
    this.#putWeekPrice(docId, today);
    const slot = this.#slotByDocId[docId]!;
    this.tiles.put(slot, {
      objectNumber: c.objectNumber[docId]!,
      region,
      country: c.country[docId]!,
      lat: c.lat[docId]!,
      lon: c.lon[docId]!,
      weekPrice: c.weekPrice[docId]!,
      personsMax: c.personsMax[docId]!,
      rating: c.rating[docId]!,
      ratingCount: c.ratingCount[docId]!,
      seasons: this.#seasons[2 * docId]!,
      seasonCount: this.#seasons[2 * docId + 1]!,
      costs: costs.subarray(docId * 10, docId * 10 + 10),
      partyScheme: c.partyScheme[docId]!,
      isTaxVarying: this.table.parties.varies(c.partyScheme[docId]!),
      discounts,
      rules: {
        leadDays: c.leadDays[docId]!,
        leadHour: c.leadHour[docId]!,
        horizonMonths: c.horizonMonths[docId]!,
        gapRules: c.gapRules[docId]!,
      },
      isClosed: this.#hour >= c.leadHour[docId]!,
      occupied,
    });
    this.tiles.options.putInBitmap(slot, presentBitmap);
    for (let persons = 1; persons <= Math.min(personsBitmaps, c.personsMax[docId]!); persons += 1) {
      this.tiles.options.putInBitmap(slot, this.bitmaps.personsBitmap(persons));
    }
  }

  #putWeekPrice(docId: number, today: number): void {
    const [seasons, count] = [this.#seasons[2 * docId]!, this.#seasons[2 * docId + 1]!];
    this.table.putWeekPrice(docId, (surcharge) =>
      lowestWeek(this.tiles.memory, seasons, count, today, surcharge),
    );
  }

  #removeFromLists(docId: number): void {
    const { landlord, agency } = this.table.columns;
    this.byLandlord.delete(landlord[docId]!, docId);
    if (agency[docId]! >= 0) this.byAgency.delete(agency[docId]!, docId);
  }

  #dropSeasons(docId: number): void {
    const count = this.#seasons[2 * docId + 1]!;
    if (count > 0) this.tiles.memory.freeList(this.#seasons[2 * docId]!, count * seasonWords * 4);
    this.#seasons[2 * docId + 1] = 0;
  }

  #leaveSlot(docId: number, region: number): void {
    const slot = this.#slotByDocId[docId]!;
    this.tiles.clear(slot);
    this.#slots.leave(slot, region);
  }

  #findRegion(docId: number): number {
    const { country, region, subdivision } = this.table.columns;
    return this.regions.findOrAdd(country[docId]!, region[docId]!, subdivision[docId]!);
  }

  #assignSlot(docId: number, slot: number): void {
    if (this.tiles.slots > this.#docIdBySlot.length) {
      const larger = new Int32Array(Math.max(this.tiles.slots, Math.ceil(this.#docIdBySlot.length * 1.2)));
      larger.set(this.#docIdBySlot);
      this.#docIdBySlot = larger;
    }
    this.#slotByDocId[docId] = slot;
    this.#docIdBySlot[slot] = docId;
  }

  #putInBitmap(slot: number, bitmap: number): void {
    this.tiles.options.putInBitmap(slot, bitmap);
    const bit = this.bitmaps.findBit(bitmap);
    if (bit !== undefined) this.tiles.options.put(slot, bit);
  }

  #addMissingBitmaps(): void {
    for (const name of this.table.bitmaps.keys()) this.bitmaps.findOrAdd(name);
    if (this.bitmaps.count > this.tiles.options.bitmaps)
      this.tiles.options.growBitmaps(this.bitmaps.count * 2);
    this.tiles.options.demandOptions(this.bitmaps.options.length);
  }
}
