/** More than this of one extra is a typing error. */
const mostOfOne = 20;

interface OfferedExtra {
  code: string;
  unit: string;
}

/** Maximum number of an extra for a party: extras charged per person are limited to one each. */
export function mostOfExtra(unit: string, persons: number): number {
  return unit === 'person' || unit === 'personNight' ? persons : mostOfOne;
}

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
