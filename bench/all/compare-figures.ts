/** A measured figure, with the milliseconds of the reference loop in the same run. */
export interface Figure {
  value: number;
  reference: number;
  isBetter: 'lower' | 'higher';
}

interface Compared {
  rows: { figure: string; before: number | string; now: number; 'times as fast': number | string }[];
  /** Names of the figures that are slower by more than a tenth. */
  slower: string[];
}

const tolerance = 1.1;

/** How much work a machine does in the time of its reference loop: a slower machine has both larger. */
const speedOf = ({ value, reference, isBetter }: Figure): number =>
  isBetter === 'lower' ? reference / value : value * reference;

/** Compares figures of two runs by their speed beside the reference loop of their own run. */
export function compareFigures(
  before: Readonly<Record<string, Figure>>,
  now: Readonly<Record<string, Figure>>,
): Compared {
  const slower: string[] = [];
  const rows = Object.entries(now).map(([figure, measured]) => {
    const known = before[figure];
    const times = known ? speedOf(measured) / speedOf(known) : null;
    if (times !== null && times * tolerance < 1)
      slower.push(`${figure}, ${times.toFixed(2)} times as fast as before`);
    return {
      figure,
      before: known?.value ?? 'new',
      now: measured.value,
      'times as fast': times === null ? '' : Math.round(times * 100) / 100,
    };
  });
  return { rows, slower };
}
