/** A larger number is a typing error. */
const quantityMax = 20;

interface OfferedExtra {
  code: string;
  unit: string;
}

export function maximumOfExtra(unit: string, persons: number): number {
  return unit === 'person' || unit === 'personNight' ? persons : quantityMax;
}

export function findExcessiveExtra(
  extras: Readonly<Record<string, number>>,
  offered: readonly OfferedExtra[],
  persons: number,
): { code: string; most: number } | null {
  for (const { code, unit } of offered) {
    const most = maximumOfExtra(unit, persons);
    if (Object.hasOwn(extras, code) && extras[code]! > most) return { code, most };
  }
  return null;
}

export function limitExtras(
  extras: Readonly<Record<string, number>>,
  offered: readonly OfferedExtra[],
  persons: number,
): Record<string, number> {
  const units = new Map(offered.map(({ code, unit }) => [code, unit]));
  return Object.fromEntries(
    Object.entries(extras).map(([code, count]) => {
      const unit = units.get(code);
      return [code, unit === undefined ? count : Math.min(count, maximumOfExtra(unit, persons))];
    }),
  );
}
