/**
 * Sums that a browser does before a form is taken that looks like a script's: a moment for one person, dear for whoever sends
 * thousands. Many small sums instead of a large one, since the time for a large one differs far more.
 */
export interface Work {
  /** What the server has signed. */
  challenge: string;
  sums: number;
  /** Each hash has to begin with this number of zero bits; one more doubles the work. */
  bits: number;
}

/** What each number of a sum is written behind. */
export const workPrefix = (challenge: string, sum: number): string => `${challenge}.${sum}.`;

/** What is hashed with SHA-256 to try a number for one of the sums. */
export const workText = (challenge: string, sum: number, number: number): string =>
  `${workPrefix(challenge, sum)}${number}`;

export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let index = 0; index < whole; index++) if (hash[index] !== 0) return false;
  return (hash[whole] ?? 0) >> (8 - (bits & 7)) === 0;
}

/** What is sent instead of a proof where the browser cannot do the work, such as a page whose code for it did not come. */
export const noProof = '';

/** The numbers that were found, one for each sum in its order, and what they were found for. */
export const proofOf = (challenge: string, numbers: readonly number[]): string =>
  `${challenge}~${numbers.join('.')}`;

/** Null: it is none. */
export function readProof(proof: string): { challenge: string; numbers: number[] } | null {
  const [, challenge = '', numbers = ''] = /^([^~]{1,200})~(\d{1,9}(?:\.\d{1,9}){0,63})$/.exec(proof) ?? [];
  return challenge === '' ? null : { challenge, numbers: numbers.split('.').map(Number) };
}
