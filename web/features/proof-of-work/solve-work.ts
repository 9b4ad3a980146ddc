import { sha256 } from '@noble/hashes/sha2.js';
import { hasZeroBits, buildProof, workPrefix, type Work } from '../../../domain/proof-of-work.ts';

/**
 * Milliseconds of work at a time. People who type or scroll notice 50 ms; with shorter slices a phone spends most of the time on painting
 * between them.
 */
const sliceMs = 35;
/** Number of hashes between two reads of the clock, which cost about as much as a hash. */
const hashesPerClockRead = 32;

/** Yields, so that the page can paint and respond. In a background tab a timer would fire only once a second. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Returns a function that hashes a sum with successive numbers. Web Crypto returns a promise for each hash, which takes longer than the
 * hash itself: a hundred thousand of them keep a phone busy for 15 seconds. The common prefix is hashed once.
 */
function createHasher(challenge: string, sum: number): (number: number) => Uint8Array {
  const prefixHash = sha256.create().update(workPrefix(challenge, sum));
  const hasher = prefixHash.clone();
  const hash = new Uint8Array(32);
  return (number) => {
    prefixHash._cloneInto(hasher).update(String(number)).digestInto(hash);
    return hash;
  };
}

/** Solves the challenge in about a second on a phone, during which the page stays responsive. */
export async function solveWork({ challenge, sums, bits }: Work): Promise<string> {
  const solutions: number[] = [];
  let sliceEnd = performance.now() + sliceMs;
  for (let sum = 0; sum < sums; sum++) {
    const hashed = createHasher(challenge, sum);
    let number = 0;
    for (; !hasZeroBits(hashed(number), bits); number++) {
      if (number % hashesPerClockRead === 0 && performance.now() > sliceEnd) {
        await pause();
        sliceEnd = performance.now() + sliceMs;
      }
    }
    solutions.push(number);
  }
  return buildProof(challenge, solutions);
}
