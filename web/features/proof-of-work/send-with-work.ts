import { useState } from 'react';
import type { Work } from '../../../domain/proof-of-work.ts';
import { noProof } from '../../../domain/proof-of-work.ts';
import { ApiFailure } from '../../app/api/api-client.ts';
import { loadChunk } from '../../app/chunks/load-chunk.ts';

const roundsMax = 2;

type Send<Answer> = (proof: string | undefined) => Promise<Answer>;

/**
 * Sends a form, and retries with a proof of work if the server requires one. The code that solves it loads only then; if loading
 * fails, the form is sent without.
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
  /** True while a proof of work is being computed, so that sending takes longer than usual. */
  working: boolean;
  sendWithWork<Answer>(send: Send<Answer>): Promise<Answer>;
}

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
