import { createHash } from 'node:crypto';
import { hasZeroBits, noProof, readProof, workText, type Work } from '../../domain/proof-of-work.ts';
import type { Clock } from './clock.ts';
import { countUse } from './counted-limits-store.ts';
import type { Queryable } from './database.ts';
import { checkLinkUntil, newNonce, signLinkUntil, type LinkGrant } from './signed-links.ts';
import type { ServerKey } from './server-key.ts';

/** About 65,000 hashes: an instant of a computer, a second or two of a phone (docs/measurements/proof-of-work.md). */
const sums = 8;
const bits = 13;
/** A slow phone needs far less. */
const goodMs = 10 * 60_000;

/** What is sent: a proof for one thing is none for another. */
export interface WorkSubject {
  /** The form. */
  purpose: string;
  /** A digest of what was typed, so that no work is done ahead. */
  digest: string;
}

/**
 * Has browsers work before something suspicious is taken. Nothing is stored for a challenge: it is signed, and says itself how hard it is and
 * when it ends. A proof is good once, on all nodes together.
 */
export interface ProofOfWork {
  ask(subject: WorkSubject): Work;
  /**
   * What a proof says; a good one is used up by it, and undone with the transaction. `unable`: the browser cannot do it. `missing`: there is
   * none, or it is forged, too late, of something else, too easy or used before.
   */
  judge(
    db: Queryable,
    subject: WorkSubject,
    proof: string | undefined,
  ): Promise<'done' | 'unable' | 'missing'>;
}

interface WorkDeps {
  /** The server's key for links. */
  secret: ServerKey;
  clock: Pick<Clock, 'now'>;
}

export function createProofOfWork({ secret, clock }: WorkDeps): ProofOfWork {
  return {
    ask(subject) {
      const nonce = newNonce();
      const until = new Date(clock.now().getTime() + goodMs);
      const signature = signLinkUntil(secret, grantOf(subject, { sums, bits, nonce }), until);
      return { challenge: `${sums}-${bits}-${nonce}-${signature}`, sums, bits };
    },
    async judge(db, subject, proof) {
      if (proof === noProof) return 'unable';
      const given = readProof(proof ?? noProof);
      const asked = given && readChallenge(given.challenge);
      if (!asked) return 'missing';
      const checked = checkLinkUntil(asked.signature, secret, grantOf(subject, asked), clock.now());
      if (checked !== 'valid' || !isWorked(given, asked)) return 'missing';
      const span = { limitName: 'work.used', key: asked.nonce, spanStart: asked.until };
      return (await countUse(db, span, 1)) ? 'done' : 'missing';
    },
  };
}

interface Asked {
  sums: number;
  bits: number;
  nonce: string;
  signature: string;
  until: Date;
}

/** What a challenge says of itself; nothing of it is true before its signature is checked. */
function readChallenge(challenge: string): Asked | null {
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

const grantOf = (
  { purpose, digest }: WorkSubject,
  asked: Pick<Asked, 'sums' | 'bits' | 'nonce'>,
): LinkGrant => ({
  purpose: `work-${purpose}`,
  subject: digest,
  recipient: `${asked.sums}-${asked.bits}`,
  nonce: asked.nonce,
});

const isWorked = (
  { challenge, numbers }: { challenge: string; numbers: readonly number[] },
  asked: Pick<Asked, 'sums' | 'bits'>,
): boolean =>
  numbers.length === asked.sums &&
  numbers.every((number, sum) =>
    hasZeroBits(
      createHash('sha256')
        .update(workText(challenge, sum, number))
        .digest(),
      asked.bits,
    ),
  );
