export type Bits = Uint32Array;

export function wordsFor(docIds: number): number {
  return (docIds + 31) >>> 5;
}

export function setBit(bits: Bits, docId: number): void {
  bits[docId >>> 5]! |= 1 << (docId & 31);
}

export function clearBit(bits: Bits, docId: number): void {
  bits[docId >>> 5]! &= ~(1 << (docId & 31));
}

export function hasBit(bits: Bits, docId: number): boolean {
  return ((bits[docId >>> 5]! >>> (docId & 31)) & 1) === 1;
}

/** Number of set bits of a word of 32 bits. */
export function countOnes(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += countOnes(bits[word]!);
  return count;
}

export function countCommon(a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += countOnes(a[word]! & b[word]!);
  return count;
}

/** Removes from `target` everything that is not in `other`. */
export function keepCommon(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word]! &= other[word]!;
}

export function addAll(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word]! |= other[word]!;
}

export function forEachBit(bits: Bits, visit: (docId: number) => void): void {
  for (let index = 0; index < bits.length; index += 1) {
    let word = bits[index]!;
    while (word !== 0) {
      visit((index << 5) + 31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
}

/** Returns the doc ids of a set in ascending order. */
export function listDocIds(bits: Bits): Int32Array {
  const docIds = new Int32Array(countBits(bits));
  let length = 0;
  forEachBit(bits, (docId) => {
    docIds[length] = docId;
    length += 1;
  });
  return docIds;
}
