import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildProof, type Work } from '../../domain/proof-of-work.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/harness/databases.ts';
import { solve } from '../../tests/harness/solve-work.ts';
import { createProofOfWork } from './proof-of-work.ts';

const letter = { purpose: 'contact', digest: 'of-a-letter' };

let database: TestDatabase;
let now: Date;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  now = new Date('2026-07-01T10:00:00Z');
});

const workOf = (secret = 'the key of the server') => createProofOfWork({ secret, clock: { now: () => now } });
const judge = (proof: string | undefined, subject = letter, work = workOf()) =>
  work.judge(database.db, subject, proof);

test('what was asked for is taken once, by whichever node', async () => {
  const proof = solve(workOf().ask(letter));
  expect(await judge(proof)).toBe('done');
  expect(await judge(proof)).toBe('missing');
  expect(await judge(proof, letter, workOf())).toBe('missing');
  const [one, other] = await Promise.all([0, 1].map(() => judge(solve(workOf().ask(letter)))));
  expect([one, other]).toEqual(['done', 'done']);
});

test('a transaction that is undone has used no proof up', async () => {
  const proof = solve(workOf().ask(letter));
  const undone = database.transaction(async (tx) => {
    expect(await workOf().judge(tx, letter, proof)).toBe('done');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await judge(proof)).toBe('done');
});

test('nothing is a proof without the work, and no proof proves anything else', async () => {
  const asked = workOf().ask(letter);
  const proof = solve(asked);
  const [challenge = '', numbers = ''] = proof.split('~');
  const found = numbers.split('.').map(Number);
  const others: [string, string | undefined][] = [
    ['none at all', undefined],
    ['no proof', 'something'],
    ['too few sums', buildProof(challenge, found.slice(1))],
    ['the sums of another order', buildProof(challenge, [...found].reverse())],
    [
      'guessed numbers',
      buildProof(
        challenge,
        found.map((number) => number + 1),
      ),
    ],
    ['an easier challenge', solve(easier(asked))],
    ['a challenge of somebody else', solve(workOf('the key of somebody else').ask(letter))],
    ['one of another letter', solve(workOf().ask({ ...letter, digest: 'of-another-letter' }))],
    ['one of another form', solve(workOf().ask({ ...letter, purpose: 'newsletter' }))],
  ];
  for (const [name, other] of others) expect(await judge(other), name).toBe('missing');
  // None of these has used the good one up.
  expect(await judge(proof)).toBe('done');
});

test('a proof is good for ten minutes, and nobody makes them more', async () => {
  const early = solve(workOf().ask(letter));
  const late = solve(workOf().ask(letter));
  now = new Date('2026-07-01T10:09:59Z');
  expect(await judge(early)).toBe('done');
  now = new Date('2026-07-01T10:10:00Z');
  expect(await judge(late)).toBe('missing');
  const until = Math.floor(new Date('2027-07-01T10:00:00Z').getTime() / 1000).toString(36);
  const asked = workOf().ask(letter);
  const longer = { ...asked, challenge: asked.challenge.replace(/-[0-9a-z]+\.([\w-]{43})$/, `-${until}.$1`) };
  expect(longer.challenge).not.toBe(asked.challenge);
  now = new Date('2026-07-02T10:00:00Z');
  expect(await judge(solve(longer))).toBe('missing');
});

test('a browser that cannot is told apart from one that has not looked', async () => {
  expect(await judge('')).toBe('unable');
});

/** The challenge as somebody writes it who wants to work less. */
function easier({ challenge, sums }: Work): Work {
  return { challenge: challenge.replace(/^(\d+)-\d+-/, '$1-1-'), sums, bits: 1 };
}
