/** True in `bin/test --all`, which runs everything in full size; the gate runs what shows the same faults at the least cost. */
export const isFullRun = process.env['TESTS'] === 'all';

/** The size of a test: an environment variable sets it by hand, otherwise the kind of run decides. */
export function sized(variable: string, sizes: { gate: number; full: number }): number {
  const byHand = process.env[variable];
  if (byHand) return Number(byHand);
  return isFullRun ? sizes.full : sizes.gate;
}
