import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeText, numberBytesMax, writeAscii, writeBytes, writeNumber } from './json-bytes.ts';

const written = (write: (memory: Uint8Array, at: number) => number): string => {
  const memory = new Uint8Array(200);
  return new TextDecoder().decode(memory.subarray(3, write(memory, 3)));
};

test('a number is written as JSON writes it, in the room that is promised', () => {
  const money = fc.integer({ min: 0, max: 10 ** 9 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(fc.oneof(money, fc.double(), fc.integer(), fc.maxSafeInteger()), (value) => {
      const text = written((memory, at) => writeNumber(memory, at, value));
      expect(text).toBe(JSON.stringify(value));
      expect(text.length).toBeLessThanOrEqual(numberBytesMax);
    }),
    { numRuns: 2_000 },
  );
});

test.each([0, -0, 9, 10, 99, 100, 0.1, 0.01, 0.07, 1.005, 999.99, 1e13, 1e21, 5e-324, -1.5, NaN, Infinity])(
  '%d is written as JSON writes it',
  (value) => {
    expect(written((memory, at) => writeNumber(memory, at, value))).toBe(JSON.stringify(value));
  },
);

test('texts are written as they are', () => {
  expect(written((memory, at) => writeAscii(memory, at, '2027-06-05'))).toBe('2027-06-05');
  expect(written((memory, at) => writeBytes(memory, at, encodeText('Müßig')))).toBe('Müßig');
});
