import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readProof, workText } from '../../../domain/proof-of-work.ts';
import { solveWork } from './solve-work.ts';

test('solves each sum with a number whose hash has the required zero bits', async () => {
  const proof = readProof(await solveWork({ challenge: '3-9-nonce', sums: 3, bits: 9 }))!;
  expect(proof.challenge).toBe('3-9-nonce');
  expect(proof.numbers).toHaveLength(3);
  for (const [sum, number] of proof.numbers.entries()) {
    const hash = createHash('sha256')
      .update(workText(proof.challenge, sum, number))
      .digest();
    expect(hash.readUInt16BE(0), `sum ${sum}`).toBeLessThan(1 << 7);
  }
});

test('yields between slices, so that the page can handle input', async () => {
  let turns = 0;
  const others = setInterval(() => turns++, 0);
  await solveWork({ challenge: '8-15-nonce', sums: 8, bits: 15 });
  clearInterval(others);
  expect(turns).toBeGreaterThan(0);
});
