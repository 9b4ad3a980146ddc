import type { ApiKeyAct, ApiKeyScope } from '../../../domain/api-key-scopes.ts';
import { earlierReply, idempotently, type IdempotencyConflict } from '../../platform/idempotency.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { idempotencyKeyMissing, identifyCall, insertKeyAct, type KeyRefusal } from '../api-keys/api-keys.ts';
import type { OpenedBooking } from '../booking/booking.ts';
import type { LandlordsDeps } from './landlords-context.ts';

type CallRefusal =
  | KeyRefusal
  | IdempotencyConflict
  | typeof idempotencyKeyMissing
  | { ok: false; type: 'booking-not-found'; data: null };

interface KeyAnswer<Reply, Refusal> {
  /** Part of what a repeated call is recognised by. */
  name: string;
  scope: ApiKeyScope;
  kind: ApiKeyAct;
  request: { bookingID: number };
  reply: Reply;
  change: (opened: OpenedBooking) => Promise<{ ok: true } | Refusal>;
}

/**
 * Changes a booking of the business whose program calls, and records the act with its key. Each of these changes does nothing when it is
 * repeated, so that the reply is kept after it: a call that was interrupted between both is carried out anew, and alike.
 */
export async function answerOnceByKey<
  const Reply extends object,
  Refusal extends { ok: false; type: string; data: null },
>(
  { apiKeys, booking, clock, connection }: LandlordsDeps,
  { authorization, idempotencyKey }: { authorization: string; idempotencyKey: string },
  { name, scope, kind, request, reply, change }: KeyAnswer<Reply, Refusal>,
): Promise<{ ok: true; data: Reply } | Refusal | CallRefusal> {
  const admission = await apiKeys.admitLetting(authorization, scope);
  if (!admission.ok) return admission;
  const { holder } = admission;
  const call = identifyCall(holder, { name, idempotencyKey, request });
  if (!call) return idempotencyKeyMissing;
  const earlier = await earlierReply<Reply>(connection.db, call);
  if (earlier) return earlier;
  const opened = await booking.openOwn(holder.business, request.bookingID);
  if (!opened) return { ok: false, type: 'booking-not-found', data: null };
  const answer = await change({ ...opened, keyId: holder.keyId });
  if (!answer.ok) return answer;
  return retryTransaction(connection, (tx) =>
    idempotently<Reply, never>(tx, call, async () => {
      const act = { keyId: holder.keyId, kind, subjects: [request.bookingID], at: clock.now() };
      await insertKeyAct(tx, act);
      return { ok: true, data: reply };
    }),
  );
}
