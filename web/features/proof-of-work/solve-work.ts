import { sha256 } from '@noble/hashes/sha2.js';
import { hasZeroBits, proofOf, workPrefix, type Work } from '../../../domain/proof-of-work.ts';

/**
 * Milliseconds of work at a time. People who type or scroll notice 50 ms; with shorter slices a phone spends most of the time on what it
 * draws between them.
 */
const sliceMs = 35;
/** Number of hashes between two looks at the clock, which cost about as much as a hash. */
const betweenLooks = 32;

/** Yields, so that the page can paint and respond. In a background tab a timer would fire once a second only. */
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
 * Hashes a sum with successive numbers. Web Crypto returns a promise for each hash, which takes longer than the hash itself: a hundred
 * thousand of them keep a phone busy for a quarter of a minute. The words before the number are hashed once.
 */
function hasherOf(challenge: string, sum: number): (number: number) => Uint8Array {
  const begun = sha256.create().update(workPrefix(challenge, sum));
  const whole = begun.clone();
  const hash = new Uint8Array(32);
  return (number) => {
    begun._cloneInto(whole).update(String(number)).digestInto(hash);
    return hash;
  };
}

/** Solves the challenge: about a second on a phone, during which the page stays responsive. */
export async function solveWork({ challenge, sums, bits }: Work): Promise<string> {
  const found: number[] = [];
  let until = performance.now() + sliceMs;
  for (let sum = 0; sum < sums; sum++) {
    const hashed = hasherOf(challenge, sum);
    let number = 0;
    for (; !hasZeroBits(hashed(number), bits); number++) {
      if (number % betweenLooks === 0 && performance.now() > until) {
        await pause();
        until = performance.now() + sliceMs;
      }
    }
    found.push(number);
  }
  return proofOf(challenge, found);
}
