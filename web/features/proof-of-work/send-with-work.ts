import { useState } from 'react';
import type { Work } from '../../../domain/proof-of-work.ts';
import { noProof } from '../../../domain/proof-of-work.ts';
import { ApiFailure } from '../../app/api/api-client.ts';
import { loadChunk } from '../../app/chunks/load-chunk.ts';

/** Another challenge is worked for where the first one came too late; then it is said that there is no proof. */
const roundsMax = 2;

/** Sends a form, with the proof of work that it was asked for. */
type Send<Answer> = (proof: string | undefined) => Promise<Answer>;

/**
 * Sends a form, and sends it again by itself with a proof of work where the server asks for one. What does the work comes only then; where it
 * does not come, the form goes without.
 */
export async function sendWithWork<Answer>(
  send: Send<Answer>,
  solve: (work: Work) => Promise<string> = solveLoaded,
): Promise<Answer> {
  let proof: string | undefined;
  for (let round = 0; ; round++) {
    try {
      return await send(proof);
    } catch (error) {
      const work = workIn(error);
      if (!work || proof === noProof) throw error;
      proof = round < roundsMax ? await solve(work).catch(() => noProof) : noProof;
    }
  }
}

const workIn = (error: unknown): Work | null =>
  error instanceof ApiFailure && error.type === 'work-needed' ? (error.data as Work) : null;

async function solveLoaded(work: Work): Promise<string> {
  const { solveWork } = await loadChunk(() => import('./solve-work.ts'));
  return solveWork(work);
}

export interface WorkingSend {
  /** The browser works for what is sent: it takes a moment longer than usual. */
  working: boolean;
  sendWithWork<Answer>(send: Send<Answer>): Promise<Answer>;
}

/** Sends a form that may have to be worked for, and knows while that is so. */
export function useSendWithWork(): WorkingSend {
  const [working, setWorking] = useState(false);
  return {
    working,
    sendWithWork: (send) =>
      sendWithWork(send, (work) => {
        setWorking(true);
        return solveLoaded(work);
      }).finally(() => setWorking(false)),
  };
}
