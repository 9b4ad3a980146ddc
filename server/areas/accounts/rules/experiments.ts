import { createHash } from 'node:crypto';

/** An experiment that runs: its visitors are divided among so many variants; 0 is the page as it was. */
export interface Experiment {
  experimentKey: string;
  variants: number;
}

export interface Assignment {
  experimentKey: string;
  variant: number;
}

/**
 * The variants of a visitor: of running experiments the one that the page already has, else the one that
 * follows from the uid, so that a visitor sees the same page on every visit without anything being stored.
 * What else the page brings stays as it is.
 */
export function assignVariants(
  uid: string,
  running: readonly Experiment[],
  given: readonly Assignment[],
): Assignment[] {
  const assigned = new Map(given.map(({ experimentKey, variant }) => [experimentKey, variant]));
  for (const { experimentKey, variants } of running) {
    const has = assigned.get(experimentKey);
    if (has !== undefined && Number.isInteger(has) && has >= 0 && has < variants) continue;
    assigned.set(experimentKey, variantOf(uid, experimentKey, variants));
  }
  return [...assigned].map(([experimentKey, variant]) => ({ experimentKey, variant }));
}

function variantOf(uid: string, experimentKey: string, variants: number): number {
  const digest = createHash('sha256').update(`${experimentKey} ${uid}`).digest();
  return digest.readUInt32BE(0) % variants;
}
