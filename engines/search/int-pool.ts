import type { Snapshot } from './snapshot.ts';

/**
 * Lists of integers of many slots in one array. A growing list moves to the end; when half of the array is abandoned,
 * it is compacted.
 */
export class IntPool {
  data = new Int32Array(1024);
  #start = new Int32Array(64);
  #length = new Int32Array(64);
  #room = new Int32Array(64);
  #end = 0;
  #abandoned = 0;

  start(slot: number): number {
    return slot < this.#start.length ? this.#start[slot]! : 0;
  }

  /** Index after the last integer of the list. */
  end(slot: number): number {
    return slot < this.#start.length ? this.#start[slot]! + this.#length[slot]! : 0;
  }

  set(slot: number, values: readonly number[]): void {
    if (slot >= this.#start.length) this.#growSlots(slot + 1);
    if (values.length > this.#room[slot]!) {
      this.#abandoned += this.#room[slot]!;
      this.#room[slot] = 0;
      this.#length[slot] = 0;
      if (this.#abandoned > 4096 && this.#abandoned > this.#end / 2) this.#pack();
      if (this.#end + values.length > this.data.length) {
        const larger = new Int32Array(Math.max(this.data.length * 1.5, this.#end + values.length) | 0);
        larger.set(this.data);
        this.data = larger;
      }
      this.#start[slot] = this.#end;
      this.#room[slot] = values.length;
      this.#end += values.length;
    }
    this.data.set(values, this.#start[slot]);
    this.#length[slot] = values.length;
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    [this.#end, this.#abandoned] = await snapshot.value([this.#end, this.#abandoned] as const);
    this.data = await snapshot.column(this.data, this.#end);
    this.#start = await snapshot.column(this.#start);
    this.#length = await snapshot.column(this.#length);
    this.#room = await snapshot.column(this.#room);
  }

  bytes(): number {
    return this.data.byteLength + 3 * this.#start.byteLength;
  }

  #growSlots(needed: number): void {
    const size = Math.max(needed, this.#start.length * 2);
    const grow = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const next = new Int32Array(size);
      next.set(old);
      return next;
    };
    this.#start = grow(this.#start);
    this.#length = grow(this.#length);
    this.#room = grow(this.#room);
  }

  #pack(): void {
    const packed = new Int32Array(this.data.length);
    let end = 0;
    for (let slot = 0; slot < this.#start.length; slot += 1) {
      const length = this.#length[slot]!;
      packed.set(this.data.subarray(this.#start[slot], this.#start[slot]! + length), end);
      this.#start[slot] = end;
      this.#room[slot] = length;
      end += length;
    }
    this.data = packed;
    this.#end = end;
    this.#abandoned = 0;
  }
}
