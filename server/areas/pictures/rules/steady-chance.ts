/** 0..1, steady for the words; the picture's own chances are drawn elsewhere. */
export function share(...words: (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const letter of words.join('|')) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return ((value ^ (value >>> 15)) >>> 0) / 4294967296;
}

export function weighted<Item>(list: readonly (readonly [Item, number])[], at: number): Item {
  let rest = at * list.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of list) {
    rest -= weight;
    if (rest < 0) return item;
  }
  return (list[list.length - 1] as readonly [Item, number])[0];
}

/** Landscapes where snow lies in winter. */
export const snowy = new Set(['alps', 'mountains', 'blackForest', 'highlands', 'fjord', 'nordicLake']);
