import { createHmac } from 'node:crypto';
import type { RawRoute } from '../../../http/raw-routes.ts';
import { sealingKey, type ServerKey } from '../../../platform/server-key.ts';

const path = '/.well-known/site-proof/';

const computeAnswer = (secret: ServerKey, nonce: string): string =>
  createHmac('sha256', sealingKey(secret)).update(`site-proof\n${nonce}`).digest('base64url');

/** Gives an answer that requires this site's secret, by which the site checks that its address leads to itself. */
export function proofRoute({ secret }: { secret: ServerKey }): RawRoute {
  return {
    method: 'GET',
    path: `${path}:nonce`,
    async answer(request, reply) {
      const { nonce } = request.params as { nonce: string };
      if (!/^[\w-]{20,60}$/.test(nonce)) return reply.code(404).type('text/plain').send('404');
      return reply.header('cache-control', 'no-store').type('text/plain').send(computeAnswer(secret, nonce));
    },
  };
}

const patienceMs = 5_000;

/** Requests the configured address from outside. Returns a description of an unexpected response; empty when this site answered. */
export async function askOwnAddress(publicUrl: string, secret: ServerKey, nonce: string): Promise<string> {
  try {
    const answer = await fetch(`${publicUrl}${path}${nonce}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = (await answer.text()).trim();
    return text === computeAnswer(secret, nonce) ? '' : `HTTP ${answer.status}`;
  } catch (error) {
    const { cause, message } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}
