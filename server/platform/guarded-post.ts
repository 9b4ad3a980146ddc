import { lookup as systemLookup } from 'node:dns';
import type { WebhookProblem } from '../../domain/webhooks.ts';
import {
  connect,
  createGuardedLookup,
  isPublicAddress,
  toFetchProblem,
  type GuardedFetchDeps,
} from './guarded-fetch.ts';
import { QuietError } from './quiet-mode.ts';
import { storableText } from './storable-text.ts';

interface Posted {
  /** Null if there was no answer. */
  status: number | null;
  /** Null if the answer was a success. */
  problem: WebhookProblem | null;
  /** The first characters of the answer. */
  answer: string;
}

export type GuardedPost = (
  address: string,
  message: { body: string; headers: Readonly<Record<string, string>>; timeoutMs: number },
) => Promise<Posted>;

const answerBytes = 1_000;

/**
 * Posts JSON to an address that a user has typed, with the same guards as fetches: it connects to the address that was
 * checked. Redirects are not followed, since the signed message is only meant for the typed address.
 */
export function createGuardedPost({
  isAllowed = isPublicAddress,
  isQuiet,
  lookup = systemLookup,
}: GuardedFetchDeps = {}): GuardedPost {
  const guardedLookup = createGuardedLookup(isAllowed, lookup);
  return async (address, { body, headers, timeoutMs }) => {
    if (isQuiet?.()) throw new QuietError();
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await connect(
        new URL(address),
        {
          ...{ lookup: guardedLookup, signal, body },
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
          },
        },
        isAllowed,
      );
      const { statusCode: status = 0 } = response;
      const answer = await readStart(response).finally(() => response.destroy());
      const isRedirect = status >= 300 && status < 400;
      const isSuccess = status >= 200 && status < 300;
      return { status, answer, problem: isSuccess ? null : isRedirect ? 'redirected' : 'status' };
    } catch (error) {
      return { status: null, answer: '', problem: toFetchProblem(error, signal) };
    }
  };
}

async function readStart(response: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= answerBytes) break;
  }
  return storableText(Buffer.concat(pieces).subarray(0, answerBytes).toString('utf8'));
}
