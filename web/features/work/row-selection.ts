export interface RowSelection<Row> {
  chosen: ReadonlySet<string | number>;
  onChange: (chosen: ReadonlySet<string | number>) => void;
  rowLabel: (row: Row) => string;
}

type Key = string | number;

/**
 * Returns the selection after a click on one row. The row is toggled; with Shift, all rows since the last clicked one
 * get the same state.
 */
export function pressRow(
  chosen: ReadonlySet<Key>,
  shown: readonly Key[],
  { key, last, isRange }: { key: Key; last: Key | null; isRange: boolean },
): ReadonlySet<Key> {
  const next = new Set(chosen);
  const isOn = !chosen.has(key);
  const [from, to] = [isRange && last !== null ? shown.indexOf(last) : -1, shown.indexOf(key)];
  const pressed = from < 0 ? [key] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  for (const one of pressed)
    if (isOn) next.add(one);
    else next.delete(one);
  return next;
}

/** Returns the selection after a click on "all": shown rows are added, or removed if all of them were selected. */
export function pressAll(chosen: ReadonlySet<Key>, shown: readonly Key[]): ReadonlySet<Key> {
  const next = new Set(chosen);
  const areAll = shown.every((key) => chosen.has(key));
  for (const key of shown)
    if (areAll) next.delete(key);
    else next.add(key);
  return next;
}
