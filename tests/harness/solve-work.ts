import { createHash } from 'node:crypto';
import { hasZeroBits, buildProof, workText, type Work } from '../../domain/proof-of-work.ts';

/** Solves a form's proof of work at once, as a patient script does. */
export function solve({ challenge, sums, bits }: Work): string {
  const hash = (sum: number, number: number): Buffer =>
    createHash('sha256')
      .update(workText(challenge, sum, number))
      .digest();
  const found = Array.from({ length: sums }, (_, sum) => {
    let number = 0;
    while (!hasZeroBits(hash(sum, number), bits)) number++;
    return number;
  });
  return buildProof(challenge, found);
}
