import { hasZeroBits, noProof, proofOf, workText, type Work } from '../../../domain/proof-of-work.ts';

/** Hashes that are under way at once: a few milliseconds, after which the page has its turn. */
const atOnce = 250;

/** Lets the page paint and answer to whoever types. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Finds the numbers that the server asks for. It takes a second or two, in which the page stays alive. A browser without a secure connection has
 * no hashes: it says so.
 */
export async function solveWork({ challenge, sums, bits }: Work): Promise<string> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return noProof;
  const encoder = new TextEncoder();
  const isFound = async (sum: number, number: number): Promise<boolean> => {
    const hash = await subtle.digest('SHA-256', encoder.encode(workText(challenge, sum, number)));
    return hasZeroBits(new Uint8Array(hash), bits);
  };
  const found: number[] = [];
  for (let first = 0; found.length < sums;) {
    const sum = found.length;
    const tried = await Promise.all(
      Array.from({ length: atOnce }, (_, index) => isFound(sum, first + index)),
    );
    const index = tried.indexOf(true);
    if (index >= 0) found.push(first + index);
    first = index >= 0 ? 0 : first + atOnce;
    await pause();
  }
  return proofOf(challenge, found);
}
