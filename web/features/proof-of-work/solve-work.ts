import { sha256 } from '@noble/hashes/sha2.js';
import { hasZeroBits, proofOf, workPrefix, type Work } from '../../../domain/proof-of-work.ts';

/**
 * It works so long in one go. Somebody who types or scrolls notices 50 ms; with shorter goes a phone is busy most of the time with what it draws
 * between them.
 */
const sliceMs = 35;
/** Looking at the clock costs about as much as a hash. */
const betweenLooks = 32;

/** Lets the page paint and answer. A timer would come once a second where the page is in the background. */
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
 * Hashes a sum with one number after the other. The browser's own hashes come one by one by a promise, each of which takes longer than the
 * hash: a hundred thousand of them keep a phone busy for a quarter of a minute. The words before the number are hashed once.
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

/** Finds the numbers that the server asks for: a second of a phone, in which the page stays alive. */
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
