import { createHash } from 'node:crypto';

/** A running experiment with its number of variants; variant 0 is the unchanged page. */
export interface Experiment {
  experimentKey: string;
  variants: number;
}

export interface Assignment {
  experimentKey: string;
  variant: number;
}

/**
 * Keeps the variants that the page already has and derives the others from the uid, so that visitors always see the same page and nothing
 * is stored. Other revisions of the page pass through unchanged.
 */
export function assignVariants(
  uid: string,
  running: readonly Experiment[],
  assignments: readonly Assignment[],
): Assignment[] {
  const variantsByKey = new Map(assignments.map(({ experimentKey, variant }) => [experimentKey, variant]));
  for (const { experimentKey, variants } of running) {
    const has = variantsByKey.get(experimentKey);
    if (has !== undefined && Number.isInteger(has) && has >= 0 && has < variants) continue;
    variantsByKey.set(experimentKey, deriveVariant(uid, experimentKey, variants));
  }
  return [...variantsByKey].map(([experimentKey, variant]) => ({ experimentKey, variant }));
}

function deriveVariant(uid: string, experimentKey: string, variants: number): number {
  const digest = createHash('sha256').update(`${experimentKey} ${uid}`).digest();
  return digest.readUInt32BE(0) % variants;
}
