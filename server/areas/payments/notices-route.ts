import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RawRoute } from '../../http/raw-routes.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { enqueuePoll } from './poll-payment.ts';
import { paymentStore } from './payment-store.ts';
import type { PaymentsDeps } from './payments-context.ts';

export const noticesPath = '/payments/notices/';

/**
 * Webhook of the provider. The signature covers the raw bytes. The content is not trusted: it only triggers a query
 * at the provider, once per event, so that order and repetition do not matter.
 */
export function noticesRoute(deps: PaymentsDeps): RawRoute {
  const { connection, clock, cards } = deps;

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { provider } = request.params as { provider: string };
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (cards?.name !== provider || !Buffer.isBuffer(request.body)) return reply.code(404).send('404');
    const now = clock.now();
    const notice = await cards.readNotice(request.body, request.headers, now);
    if (!notice) return reply.code(400).send('400');
    await retryTransaction(connection, async (tx) => {
      if (!(await paymentStore.isNewNotice(tx, cards.name, notice.id, now)) || notice.checkout === null)
        return;
      const payment = await paymentStore.byReference(tx, cards.name, notice.checkout);
      // An unknown payment is just being opened; its own job polls it.
      if (payment) await enqueuePoll(tx, payment.id, `notice-${notice.id}`, now);
    });
    return reply.send('ok');
  }

  return {
    method: 'POST',
    path: `${noticesPath}:provider`,
    body: { types: ['application/json'], maxBytes: 200_000 },
    fromAnywhere: true,
    answer,
  };
}
