import { seededRandom as numbersOf, type Random as Numbers } from '../domain/seeded-random.ts';

/** Depends only on the seed words, so that a seed gives the same world on every machine. */
export interface Random extends Numbers {
  /** Picks by weights, which need not add up to one. */
  weighted<Item>(list: readonly (readonly [Item, number])[]): Item;
  /** Picks this many different items, in random order. */
  some<Item>(list: readonly Item[], count: number): Item[];
}

export function seededRandom(...words: readonly (string | number)[]): Random {
  const numbers = numbersOf(...words);
  return {
    ...numbers,
    weighted(list) {
      let left = numbers.next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of list) {
        left -= weight;
        if (left < 0) return item;
      }
      return list[list.length - 1]![0];
    },
    some(list, count) {
      const rest = [...list];
      const chosen = [];
      while (chosen.length < count && rest.length > 0)
        chosen.push(...rest.splice(numbers.int(0, rest.length - 1), 1));
      return chosen;
    },
  };
}
