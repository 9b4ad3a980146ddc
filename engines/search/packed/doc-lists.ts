import { IntLists } from '../int-lists.ts';
import { exchangeNumbers, type Snapshot } from '../snapshot.ts';

/** The doc ids of each value of a column whose values are many and have no order: landlords, agencies. */
export class DocLists {
  readonly #numbers = new Map<number, number>();
  readonly #lists = new IntLists();

  add(value: number, docId: number): void {
    let number = this.#numbers.get(value);
    if (number === undefined) this.#numbers.set(value, (number = this.#numbers.size));
    this.#lists.append(number, docId);
  }

  delete(value: number, docId: number): void {
    const number = this.#numbers.get(value);
    if (number !== undefined) this.#lists.delete(number, docId);
  }

  /** Returns a view that must be read before the next call. */
  docIds(value: number): Int32Array {
    const number = this.#numbers.get(value);
    if (number === undefined) return this.#lists.data.subarray(0, 0);
    return this.#lists.data.subarray(this.#lists.start(number), this.#lists.end(number));
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    await exchangeNumbers(snapshot, this.#numbers);
    await this.#lists.exchange(snapshot);
  }

  bytes(): number {
    // An entry of the map takes some 40 bytes.
    return this.#numbers.size * 40 + this.#lists.bytes();
  }
}
