import { proofOf, workText, type Work } from '../../../domain/proof-of-work.ts';
import { hashBegin } from './hash-begin.ts';

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

/** Finds the numbers that the server asks for: a second of a phone, in which the page stays alive. */
export async function solveWork({ challenge, sums, bits }: Work): Promise<string> {
  const found: number[] = [];
  let until = performance.now() + sliceMs;
  for (let number = 0; found.length < sums; number++) {
    // As many of its first bits are zero.
    if (Math.clz32(hashBegin(workText(challenge, found.length, number))) >= bits) {
      found.push(number);
      number = -1;
    } else if (number % betweenLooks === 0 && performance.now() > until) {
      await pause();
      until = performance.now() + sliceMs;
    }
  }
  return proofOf(challenge, found);
}
