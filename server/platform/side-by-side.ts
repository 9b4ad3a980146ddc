/**
 * Does the work for all items, so many of them side by side, and answers in the order of the items. The first failure ends it; items that
 * were begun by then are left to end by themselves.
 */
export async function* sideBySide<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, undefined> {
  const begun: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    // A failure is thrown where it is awaited; until then it is not unhandled.
    result.catch(() => undefined);
    begun.push(result);
    if (begun.length === atOnce) yield await begun.shift()!;
  }
  while (begun.length > 0) yield await begun.shift()!;
}
