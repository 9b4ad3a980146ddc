/** A set of slots, 32 to a word. */
export type Bits = Uint32Array;

export function wordsFor(slots: number): number {
  return (slots + 31) >>> 5;
}

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! |= 1 << (slot & 31);
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! &= ~(1 << (slot & 31));
}

export function hasBit(bits: Bits, slot: number): boolean {
  return ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;
}

function onesOf(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += onesOf(bits[word]!);
  return count;
}

export function countCommon(a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += onesOf(a[word]! & b[word]!);
  return count;
}

/** Takes out of `target` what is not in `other`. */
export function keepCommon(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word]! &= other[word]!;
}

export function addAll(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word]! |= other[word]!;
}

export function forEachBit(bits: Bits, visit: (slot: number) => void): void {
  for (let index = 0; index < bits.length; index += 1) {
    let word = bits[index]!;
    while (word !== 0) {
      visit((index << 5) + 31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
}

/** The slots of a set in ascending order. */
export function slotsOf(bits: Bits): Int32Array {
  const slots = new Int32Array(countBits(bits));
  let length = 0;
  forEachBit(bits, (slot) => {
    slots[length] = slot;
    length += 1;
  });
  return slots;
}
