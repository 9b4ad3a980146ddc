export function chooseWeighted<Item>(list: readonly (readonly [Item, number])[], at: number): Item {
  let remaining = at * list.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of list) {
    remaining -= weight;
    if (remaining < 0) return item;
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
