/** A measured figure, with the milliseconds of the reference loop in the same run. */
export interface Figure {
  value: number;
  reference: number;
  isBetter: 'lower' | 'higher';
}

interface Comparison {
  rows: { figure: string; before: number | string; now: number; 'times as fast': number | string }[];
  /** Names of figures that are slower by more than a tenth. */
  slower: string[];
}

const tolerance = 1.1;

/** Speed relative to the reference loop, which cancels out the speed of the machine. */
const relativeSpeed = ({ value, reference, isBetter }: Figure): number =>
  isBetter === 'lower' ? reference / value : value * reference;

/** Compares figures of two runs, each relative to the reference loop of its own run. */
export function compareFigures(
  baseline: Readonly<Record<string, Figure>>,
  current: Readonly<Record<string, Figure>>,
): Comparison {
  const slower: string[] = [];
  const rows = Object.entries(current).map(([figure, measured]) => {
    const baselineFigure = baseline[figure];
    const times = baselineFigure ? relativeSpeed(measured) / relativeSpeed(baselineFigure) : null;
    if (times !== null && times * tolerance < 1)
      slower.push(`${figure}, ${times.toFixed(2)} times as fast as before`);
    return {
      figure,
      before: baselineFigure?.value ?? 'new',
      now: measured.value,
      'times as fast': times === null ? '' : Math.round(times * 100) / 100,
    };
  });
  return { rows, slower };
}
