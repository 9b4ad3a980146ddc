import type { Call } from '../../http/handler.ts';
import type { Tx } from '../../platform/database.ts';
import type { IdempotencyConflict } from '../../platform/idempotency.ts';
import { isOverlap } from '../../platform/retry-transaction.ts';
import { runOnce } from '../../platform/run-once.ts';
import type { KeyRefusal, LettingHolder } from '../api-keys/api-keys.ts';
import { idempotencyKeyMissing, identifyCall } from '../api-keys/api-keys.ts';
import type { CalendarsDeps } from './calendars-context.ts';

/** Changes a calendar for the program of a business: once for each Idempotency-Key, however often it is repeated. */
export async function answerProgram<Reply, Failure extends { ok: false }>(
  deps: CalendarsDeps,
  { authorization, idempotencyKey }: Pick<Call, 'authorization' | 'idempotencyKey'>,
  { name, request }: { name: string; request: Readonly<Record<string, unknown>> },
  work: (tx: Tx, holder: LettingHolder) => Promise<{ ok: true; data: Reply } | Failure>,
): Promise<
  { ok: true; data: Reply } | Failure | KeyRefusal | IdempotencyConflict | typeof idempotencyKeyMissing
> {
  const admission = await deps.apiKeys.admitLetting(authorization, 'calendar:write');
  if (!admission.ok) return admission;
  const { holder } = admission;
  const call = identifyCall(holder, { name, idempotencyKey, request });
  if (!call) return idempotencyKeyMissing;
  const run = () => runOnce(deps.connection, call, (tx) => work(tx, holder));
  try {
    return await run();
  } catch (error) {
    // A parallel call with the same key may have taken the nights. A second try finds its reply, or the nights taken by others.
    if (!isOverlap(error)) throw error;
    return run();
  }
}
