export function weighted<Item>(list: readonly (readonly [Item, number])[], at: number): Item {
  let rest = at * list.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of list) {
    rest -= weight;
    if (rest < 0) return item;
  }
  return (list[list.length - 1] as readonly [Item, number])[0];
}

export const snowy = new Set([
  'alps',
  'mountains',
  'blackForest',
  'highlands',
  'fells',
  'fjord',
  'nordicLake',
]);
