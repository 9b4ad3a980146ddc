import { createHash } from 'node:crypto';
import { hasZeroBits, proofOf, workText, type Work } from '../../domain/proof-of-work.ts';

/** Does the work that a form was answered with, at once: what a script with patience does. */
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
  return proofOf(challenge, found);
}
