import { pageBytes, pagesFor, pagesMax, type Kernel } from './kernel.ts';
import type { Snapshot } from '../snapshot.ts';
import { arena, directory, directoryEnd } from './layout.ts';

const chunkPages = 64;
/** A large memory grows by at least its sixty-fourth, so that it seldom grows. */
const chunkShift = 6;

/** The kernel's memory: typed views, and an allocator that reuses freed lists. */
export class KernelMemory {
  int32 = new Int32Array(0);
  uint32 = new Uint32Array(0);
  uint16 = new Uint16Array(0);
  float64 = new Float64Array(0);
  readonly kernel: Kernel;
  #end: number;
  /** Addresses of unused lists, by size in bytes. */
  #freed = new Map<number, number[]>();

  constructor(kernel: Kernel) {
    this.kernel = kernel;
    this.#end = arena;
    this.#grow(this.#end);
    this.#view();
  }

  /** Grows the memory in advance, at most to its maximum. */
  reserve(bytes: number): void {
    this.#grow(Math.min(this.#end + bytes, pagesMax * pageBytes));
  }

  /** Allocates zeroed bytes at a multiple of 64. */
  take(bytes: number): number {
    const address = (this.#end + 63) & ~63;
    return this.#allocate(address >>> 0, bytes);
  }

  /** Allocates a list of this many bytes; the content is undefined. */
  takeList(bytes: number): number {
    const room = listCapacity(bytes);
    const address = this.#freed.get(room)?.pop();
    return address ?? this.#allocate(this.#end, room);
  }

  freeList(address: number, bytes: number): void {
    const room = listCapacity(bytes);
    const addresses = this.#freed.get(room);
    if (addresses) addresses.push(address);
    else this.#freed.set(room, [address]);
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    this.#end = await snapshot.value(this.#end);
    this.#freed = new Map(await snapshot.value([...this.#freed]));
    this.#grow(this.#end);
    const { buffer } = this.kernel.memory;
    // The memory in between holds nothing that outlasts a query or the filling of a home.
    await snapshot.bytes(
      new Uint8Array(buffer, directory.discountLimits, directoryEnd - directory.discountLimits),
    );
    await snapshot.bytes(new Uint8Array(buffer, arena, this.#end - arena));
  }

  bytes(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  #allocate(address: number, bytes: number): number {
    this.#grow(address + bytes);
    this.#end = address + bytes;
    return address;
  }

  #grow(end: number): void {
    const { memory } = this.kernel;
    const pages = memory.buffer.byteLength / pageBytes;
    const missing = pagesFor(end) - pages;
    if (missing <= 0) return;
    const more = Math.max(missing, chunkPages, pages >>> chunkShift);
    memory.grow(Math.max(missing, Math.min(more, pagesMax - pages)));
    this.#view();
  }

  #view(): void {
    const { buffer } = this.kernel.memory;
    this.int32 = new Int32Array(buffer);
    this.uint32 = new Uint32Array(buffer);
    this.uint16 = new Uint16Array(buffer);
    this.float64 = new Float64Array(buffer);
  }
}

/** Lists take up to an eighth more than needed, so that a grown one often fits if another was. */
function listCapacity(bytes: number): number {
  if (bytes <= 128) return (bytes + 15) & ~15;
  const step = 2 ** (29 - Math.clz32(bytes));
  return Math.ceil(bytes / step) * step;
}
