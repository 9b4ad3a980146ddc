import type { answerKeyBooking } from '../../../../contract/landlords/answer-key-booking.ts';
import type { Handler } from '../../../http/handler.ts';
import { earlierReply, idempotently } from '../../../platform/idempotency.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { idempotencyKeyMissing, identifyCall, insertKeyAct } from '../../api-keys/api-keys.ts';
import type { LandlordsDeps } from '../landlords-context.ts';

/**
 * Answering a booking twice in the same way changes nothing, so that the reply is kept after the answer: a call that was interrupted
 * between both is answered anew, and alike.
 */
export function answerKeyBookingHandler(deps: LandlordsDeps): Handler<typeof answerKeyBooking> {
  const { apiKeys, booking, clock, connection } = deps;
  return async ({ bookingID, action, message }, { authorization, idempotencyKey }) => {
    const admission = await apiKeys.admitLetting(authorization, 'bookings:answer');
    if (!admission.ok) return admission;
    const { holder } = admission;
    const request = { bookingID, action, message };
    const call = identifyCall(holder, { name: 'answer-booking', idempotencyKey, request });
    if (!call) return idempotencyKeyMissing;
    const data = { bookingID, state: action === 'confirm' ? 'confirmed' : 'declined' } as const;
    const earlier = await earlierReply<typeof data>(connection.db, call);
    if (earlier) return earlier;
    const opened = await booking.openOwn(holder.business, bookingID);
    if (!opened) return { ok: false, type: 'booking-not-found', data: null };
    const answer = await booking.answerByLandlord({ ...opened, keyId: holder.keyId }, { action, message });
    if (!answer.ok) return answer;
    const kind = action === 'confirm' ? 'bookingConfirmed' : 'bookingDeclined';
    return retryTransaction(connection, (tx) =>
      idempotently<typeof data, never>(tx, call, async () => {
        await insertKeyAct(tx, { keyId: holder.keyId, kind, subjects: [bookingID], at: clock.now() });
        return { ok: true, data };
      }),
    );
  };
}
