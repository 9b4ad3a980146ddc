/** More of one extra than this nobody needs who has not mistyped. */
const mostOfOne = 20;

/** The extra of a home, by the unit that it is charged by. */
interface OfferedExtra {
  code: string;
  unit: string;
}

/** How many of an extra a party may choose: what is charged by the person is there once for each. */
export function mostOfExtra(unit: string, persons: number): number {
  return unit === 'person' || unit === 'personNight' ? persons : mostOfOne;
}

/** The first extra that is chosen more often than the party may; null where all fit. */
export function findExcessiveExtra(
  chosen: Readonly<Record<string, number>>,
  offered: readonly OfferedExtra[],
  persons: number,
): { code: string; most: number } | null {
  for (const { code, unit } of offered) {
    const most = mostOfExtra(unit, persons);
    if (Object.hasOwn(chosen, code) && chosen[code]! > most) return { code, most };
  }
  return null;
}

/** The extras of a party that has become smaller: of none there are more than it may choose. */
export function extrasWithin(
  chosen: Readonly<Record<string, number>>,
  offered: readonly OfferedExtra[],
  persons: number,
): Record<string, number> {
  const units = new Map(offered.map(({ code, unit }) => [code, unit]));
  return Object.fromEntries(
    Object.entries(chosen).map(([code, count]) => {
      const unit = units.get(code);
      return [code, unit === undefined ? count : Math.min(count, mostOfExtra(unit, persons))];
    }),
  );
}
