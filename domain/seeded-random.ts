/** A random stream that depends only on its seed words, so that a home looks the same on every machine. */
export type Random = {
  /** In [0, 1). */
  next: () => number;
  between: (low: number, high: number) => number;
  /** Returns a whole number, both ends included. */
  int: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly [T, ...T[]] | readonly T[]) => T;
};

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  // Two rounds of mixing: neighbouring object numbers must not give neighbouring streams.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

export function seededRandom(...words: (string | number)[]): Random {
  let state = hash(words.join('|'));
  const nextNumber = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * nextNumber();
  return {
    next: nextNumber,
    between,
    int: (low, high) => low + Math.floor((high - low + 1) * nextNumber()),
    chance: (probability) => nextNumber() < probability,
    pick: (list) => {
      if (list.length === 0) throw new Error('pick from an empty list');
      return list[Math.floor(nextNumber() * list.length)] as (typeof list)[number];
    },
  };
}
