import { createHash } from 'node:crypto';
import { hasZeroBits, noProof, readProof, workText, type Work } from '../../domain/proof-of-work.ts';
import type { Clock } from './clock.ts';
import { countUse } from './counted-limits-store.ts';
import type { Queryable } from './database.ts';
import { checkLinkUntil, newNonce, signLinkUntil, type LinkGrant } from './signed-links.ts';
import type { ServerKey } from './server-key.ts';

/** About 65,000 hashes: an instant on a computer, a second or two on a phone (docs/measurements/proof-of-work.md). */
const sums = 8;
const bits = 13;
/** Validity of a challenge in milliseconds; a slow phone needs far less. */
const goodMs = 10 * 60_000;

/** The content of a form. A proof for one subject is invalid for another. */
export interface WorkSubject {
  purpose: string;
  /** A digest of the input, so that no work can be done in advance. */
  digest: string;
}

/**
 * Demands proof of work before something suspicious is accepted. Challenges are not stored: they are signed and contain their difficulty
 * and expiry. A proof is valid once, across all nodes.
 */
export interface ProofOfWork {
  ask(subject: WorkSubject): Work;
  /**
   * Judges a proof; a valid one is used up in the transaction. `unable`: the browser cannot compute it. `missing`: it is absent, forged,
   * expired, for another subject, too easy or used.
   */
  judge(
    db: Queryable,
    subject: WorkSubject,
    proof: string | undefined,
  ): Promise<'done' | 'unable' | 'missing'>;
}

interface WorkDeps {
  secret: ServerKey;
  clock: Pick<Clock, 'now'>;
}

export function createProofOfWork({ secret, clock }: WorkDeps): ProofOfWork {
  return {
    ask(subject) {
      const nonce = newNonce();
      const until = new Date(clock.now().getTime() + goodMs);
      const signature = signLinkUntil(secret, challengeGrant(subject, { sums, bits, nonce }), until);
      return { challenge: `${sums}-${bits}-${nonce}-${signature}`, sums, bits };
    },
    async judge(db, subject, proof) {
      if (proof === noProof) return 'unable';
      const solution = readProof(proof ?? noProof);
      const parsedChallenge = solution && readChallenge(solution.challenge);
      if (!parsedChallenge) return 'missing';
      const signatureState = checkLinkUntil(
        parsedChallenge.signature,
        secret,
        challengeGrant(subject, parsedChallenge),
        clock.now(),
      );
      if (signatureState !== 'valid' || !isWorked(solution, parsedChallenge)) return 'missing';
      const span = { limitName: 'work.used', key: parsedChallenge.nonce, spanStart: parsedChallenge.until };
      return (await countUse(db, span, 1)) ? 'done' : 'missing';
    },
  };
}

interface Challenge {
  sums: number;
  bits: number;
  nonce: string;
  signature: string;
  until: Date;
}

/** Parses a challenge; its content must not be trusted before its signature is checked. */
function readChallenge(challenge: string): Challenge | null {
  const [, ofSums, ofBits, nonce = '', signature = '', until = ''] =
    /^(\d{1,2})-(\d{1,2})-([\w-]{32})-(([0-9a-z]{1,8})\.[\w-]{43})$/.exec(challenge) ?? [];
  if (nonce === '') return null;
  return {
    sums: Number(ofSums),
    bits: Number(ofBits),
    nonce,
    signature,
    until: new Date(Number.parseInt(until, 36) * 1000),
  };
}

const challengeGrant = (
  { purpose, digest }: WorkSubject,
  parsedChallenge: Pick<Challenge, 'sums' | 'bits' | 'nonce'>,
): LinkGrant => ({
  purpose: `work-${purpose}`,
  subject: digest,
  recipient: `${parsedChallenge.sums}-${parsedChallenge.bits}`,
  nonce: parsedChallenge.nonce,
});

const isWorked = (
  { challenge, numbers }: { challenge: string; numbers: readonly number[] },
  parsedChallenge: Pick<Challenge, 'sums' | 'bits'>,
): boolean =>
  numbers.length === parsedChallenge.sums &&
  numbers.every((number, sum) =>
    hasZeroBits(
      createHash('sha256')
        .update(workText(challenge, sum, number))
        .digest(),
      parsedChallenge.bits,
    ),
  );
