import { createHash } from 'node:crypto';

/** Number of rounds, of which the fastest counts. */
const rounds = 5;

/**
 * Measures the machine's speed: milliseconds for a fixed piece of work similar to pages and searches, with objects,
 * texts, arrays of numbers, and a hash. The fastest of a few rounds counts. The clock returns milliseconds, of wall
 * time by default.
 */
export function referenceMs(clock = (): number => performance.now()): number {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const begin = clock();
    work();
    best = Math.min(best, clock() - begin);
  }
  return best;
}

function work(): void {
  const numbers = new Int32Array(1_000_000);
  for (let index = 0; index < numbers.length; index += 1)
    numbers[index] = (Math.imul(index, 2_654_435_761) >>> 8) % 1_000;
  let sum = 0;
  for (let round = 0; round < 10; round += 1)
    for (let index = 0; index < numbers.length; index += 1) sum += numbers[index]!;
  const homes = Array.from({ length: 40_000 }, (_, index) => ({
    name: `home ${index}`,
    price: numbers[index]!,
  }));
  const text = JSON.stringify(homes.sort((one, other) => one.price - other.price));
  const hash = createHash('sha256').update(text).update(String(sum)).digest('hex');
  if (hash.length !== 64) throw new Error('The reference has not worked.');
}
