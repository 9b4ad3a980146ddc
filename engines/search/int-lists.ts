import type { Snapshot } from './snapshot.ts';

/** Capacities of lists; each is about a quarter larger than the one before, so that little is wasted. */
const capacities: number[] = [];
for (let room = 1; room < 2 ** 28; room += Math.max(1, room >> 2)) capacities.push(room);

/** Lists of integers by number (0, 1, ...), all in one array. The order within a list is not preserved. */
export class IntLists {
  /** List `l` is from `start(l)` (included) to `end(l)` (excluded). */
  data = new Int32Array(1024);
  #start = new Int32Array(64);
  #length = new Int32Array(64);
  /** Index into `rooms`, plus one; 0 if the list has no room yet. */
  #capacityIndex = new Uint8Array(64);
  #end = 0;
  /** Starts of abandoned rooms, by index into `rooms`. */
  #free: number[][] = capacities.map(() => []);

  length(list: number): number {
    return list < this.#length.length ? this.#length[list]! : 0;
  }

  start(list: number): number {
    return list < this.#start.length ? this.#start[list]! : 0;
  }

  end(list: number): number {
    return this.start(list) + this.length(list);
  }

  /** The last integer of the list, or -1. */
  last(list: number): number {
    return this.length(list) === 0 ? -1 : this.data[this.end(list) - 1]!;
  }

  append(list: number, value: number): void {
    const length = this.length(list);
    this.#reserve(list, length + 1);
    this.data[this.#start[list]! + length] = value;
    this.#length[list] = length + 1;
  }

  /** Returns false if the list does not contain the value. */
  delete(list: number, value: number): boolean {
    const end = this.end(list);
    const at = this.data.subarray(this.start(list), end).indexOf(value);
    if (at < 0) return false;
    this.data[this.start(list) + at] = this.data[end - 1]!;
    this.#length[list]! -= 1;
    if (this.#length[list] === 0) this.#release(list);
    return true;
  }

  replace(list: number, values: ArrayLike<number>): void {
    if (list < this.#length.length) this.#length[list] = 0;
    if (values.length === 0) {
      if (list < this.#length.length) this.#release(list);
      return;
    }
    this.#reserve(list, values.length);
    this.data.set(values, this.#start[list]);
    this.#length[list] = values.length;
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    this.#end = await snapshot.value(this.#end);
    this.data = await snapshot.column(this.data, this.#end);
    this.#start = await snapshot.column(this.#start);
    this.#length = await snapshot.column(this.#length);
    this.#capacityIndex = await snapshot.column(this.#capacityIndex);
    this.#free = await snapshot.value(this.#free);
  }

  bytes(): number {
    return this.data.byteLength + this.#start.byteLength * 2 + this.#capacityIndex.byteLength;
  }

  #reserve(list: number, needed: number): void {
    if (list >= this.#start.length) this.#growLists(list + 1);
    const current = this.#capacityIndex[list]!;
    if (current > 0 && capacities[current - 1]! >= needed) return;
    let room = current;
    while (capacities[room]! < needed) room += 1;
    const start = this.#free[room]!.pop() ?? this.#claim(capacities[room]!);
    const from = this.#start[list]!;
    this.data.copyWithin(start, from, from + this.#length[list]!);
    this.#release(list);
    this.#start[list] = start;
    this.#capacityIndex[list] = room + 1;
  }

  #release(list: number): void {
    const current = this.#capacityIndex[list]!;
    if (current > 0) this.#free[current - 1]!.push(this.#start[list]!);
    this.#capacityIndex[list] = 0;
  }

  #claim(size: number): number {
    const start = this.#end;
    this.#end += size;
    if (this.#end > this.data.length) {
      const larger = new Int32Array(Math.max(this.#end, Math.floor(this.data.length * 1.4)));
      larger.set(this.data);
      this.data = larger;
    }
    return start;
  }

  #growLists(needed: number): void {
    const size = Math.max(needed, Math.floor(this.#start.length * 1.5));
    const grow = <A extends Int32Array | Uint8Array>(type: new (length: number) => A, old: A): A => {
      const next = new type(size);
      next.set(old);
      return next;
    };
    this.#start = grow(Int32Array, this.#start);
    this.#length = grow(Int32Array, this.#length);
    this.#capacityIndex = grow(Uint8Array, this.#capacityIndex);
  }
}
