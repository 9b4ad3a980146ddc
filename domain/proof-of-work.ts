/**
 * Proof of work for suspicious form submissions: a moment for one person, expensive for thousands of submissions. It consists of many small
 * sums, since the time for a large one varies far more.
 */
export interface Work {
  /** Challenge with the server's signature. */
  challenge: string;
  sums: number;
  /** Leading zero bits of each hash; one more doubles the work. */
  bits: number;
}

export const workPrefix = (challenge: string, sum: number): string => `${challenge}.${sum}.`;

/** Returns the text hashed with SHA-256. */
export const workText = (challenge: string, sum: number, number: number): string =>
  `${workPrefix(challenge, sum)}${number}`;

export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let index = 0; index < whole; index++) if (hash[index] !== 0) return false;
  return (hash[whole] ?? 0) >> (8 - (bits & 7)) === 0;
}

/** Sent instead of a proof if the browser cannot compute one, for example because the script did not load. */
export const noProof = '';

export const buildProof = (challenge: string, numbers: readonly number[]): string =>
  `${challenge}~${numbers.join('.')}`;

export function readProof(proof: string): { challenge: string; numbers: number[] } | null {
  const [, challenge = '', numbers = ''] = /^([^~]{1,200})~(\d{1,9}(?:\.\d{1,9}){0,63})$/.exec(proof) ?? [];
  return challenge === '' ? null : { challenge, numbers: numbers.split('.').map(Number) };
}
