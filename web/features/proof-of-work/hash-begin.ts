const fractionOf = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const isPrime = (number: number): boolean => {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return true;
};

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) if (isPrime(number)) primes.push(number);
  return primes;
}

/** The numbers of FIPS 180-4: fractions of the cube roots and the square roots of the first primes. */
const roundConstants = Int32Array.from(firstPrimes(64), (prime) => fractionOf(Math.cbrt(prime)));
const start = Int32Array.from(firstPrimes(8), (prime) => fractionOf(Math.sqrt(prime)));

const schedule = new Int32Array(64);
const state = new Int32Array(8);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Mixes the block at the begin of the schedule into the state. */
function mixBlock(): void {
  const w = schedule;
  for (let at = 16; at < 64; at++) {
    const near = w[at - 2]!;
    const far = w[at - 15]!;
    const ofNear = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const ofFar = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    w[at] = (w[at - 16]! + ofFar + w[at - 7]! + ofNear) | 0;
  }
  let [a, b, c, d] = [state[0]!, state[1]!, state[2]!, state[3]!];
  let [e, f, g, h] = [state[4]!, state[5]!, state[6]!, state[7]!];
  for (let at = 0; at < 64; at++) {
    const ofE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + ofE + ((e & f) ^ (~e & g)) + roundConstants[at]! + w[at]!) | 0;
    const ofA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (ofA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

/**
 * The first 32 bits of the SHA-256 hash of a text of ASCII letters, which is all that work asks for. The browser's own hashes come one by one by
 * a promise, each of which takes longer than the hash: a hundred thousand of them keep a phone busy for a quarter of a minute.
 */
export function hashBegin(text: string): number {
  state.set(start);
  const { length } = text;
  const blocks = (length + 9 + 63) >> 6;
  for (let block = 0; block < blocks; block++) {
    for (let word = 0; word < 16; word++) {
      let value = 0;
      for (let at = block * 64 + word * 4, end = at + 4; at < end; at++) {
        value = (value << 8) | (at < length ? text.charCodeAt(at) : at === length ? 0x80 : 0);
      }
      schedule[word] = value;
    }
    if (block === blocks - 1) schedule[15] = length * 8;
    mixBlock();
  }
  return state[0]!;
}
