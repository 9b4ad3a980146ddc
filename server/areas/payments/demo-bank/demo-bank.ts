import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { PaymentWay } from '../../../../domain/payments.ts';
import type { CardProvider } from '../../../platform/card-provider.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { DatabaseConnection } from '../../../platform/database.ts';
import { defineJob, doublingBackoff, enqueue, jobBody, type JobBody } from '../../../platform/jobs.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { isSignedNotice, signNotice } from '../../../platform/signed-notice.ts';
import type { DemoCard } from './cards.ts';
import { demoBankStore, type DemoCheckout } from './demo-bank-store.ts';
import { sealingKey, type ServerKey } from '../../../platform/server-key.ts';
import { noMoney } from '../../../../domain/money.ts';

export interface DemoBankDeps {
  connection: DatabaseConnection;
  clock: Clock;
  secret: ServerKey;
  publicUrl: string;
  noticePath: string;
  /** Sends a webhook, by default over HTTP. Throws if it was not accepted. */
  deliver?(notice: { url: string; body: string; signature: string }): Promise<void>;
}

/** Card provider of the demo world. It runs in the same process, but is used like any other provider. */
export interface DemoBank {
  provider: CardProvider;
  jobs: readonly JobBody[];
  pay(checkout: DemoCheckout, card: DemoCard): Promise<'paid' | 'challenge' | 'declined' | 'silent'>;
  payBy(checkout: DemoCheckout, way: PaymentWay): Promise<void>;
  /** Second step (3-D Secure). */
  answerChallenge(checkout: DemoCheckout, agrees: boolean): Promise<'paid' | 'declined'>;
  find(reference: string): Promise<DemoCheckout | null>;
}

export const demoBankPath = '/demo-bank/';
const noticeHeader = 'demo-bank-signature';

/** Retries a webhook until it is accepted. */
const tellJob = defineJob({
  name: 'demo-bank.tell',
  reachesOut: true,
  payload: z.strictObject({ reference: z.string(), event: z.string(), kind: z.string() }),
  retries: 6,
  backoff: doublingBackoff,
});

const minuteMs = 60_000;

export function createDemoBank(deps: DemoBankDeps): DemoBank {
  const { connection, clock } = deps;
  const key = createHmac('sha256', sealingKey(deps.secret)).update('demo-bank').digest('hex');

  async function find(reference: string): Promise<DemoCheckout | null> {
    const checkout = await demoBankStore.find(connection.db, reference);
    const isOver = checkout && checkout.expires_at <= clock.now();
    if (!isOver || (checkout.state !== 'open' && checkout.state !== 'challenge')) return checkout;
    await demoBankStore.move(connection.db, reference, ['open', 'challenge'], { state: 'expired' });
    return demoBankStore.find(connection.db, reference);
  }

  async function tell(reference: string, kinds: readonly string[], isMuddled = false): Promise<void> {
    const now = clock.now().getTime();
    await connection.transaction(async (tx) => {
      for (const [place, kind] of kinds.entries()) {
        const event = `evt_${randomBytes(12).toString('hex')}`;
        const delays = isMuddled ? [(kinds.length - place) * 20_000, minuteMs] : [0];
        for (const delay of delays) {
          const payload = { reference, event, kind };
          await enqueue(tx, tellJob, payload, { key: `${event}-${delay}`, runAt: new Date(now + delay) });
        }
      }
    });
  }

  async function capture({ reference }: DemoCheckout, card: string, isMuddled: boolean): Promise<void> {
    const changes = { state: 'paid', card, decline_reason: null } as const;
    const isCaptured = await demoBankStore.move(connection.db, reference, ['open', 'challenge'], changes);
    if (isCaptured)
      await tell(reference, ['payment.authorized', 'payment.captured', 'checkout.completed'], isMuddled);
  }

  const provider: CardProvider = {
    name: 'demo',
    check: () => Promise.resolve('demo'),
    async openCheckout(order) {
      const { reference } = await demoBankStore.openCheckout(connection.db, {
        reference: `demo_${randomBytes(16).toString('hex')}`,
        idempotency_key: order.idempotencyKey,
        amount_cents: order.amount,
        description: order.description,
        language: order.language,
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        notice_url: `${deps.publicUrl}${deps.noticePath}`,
        expires_at: order.expiresAt,
      });
      return { reference, url: `${deps.publicUrl}${demoBankPath}${reference}` };
    },
    async checkout(reference) {
      const checkout = await find(reference);
      if (!checkout) throw new Error('The demo bank knows no such checkout.');
      const { state, amount_cents, decline_reason: declined } = checkout;
      const isPaid = state === 'paid';
      return {
        state: state === 'challenge' ? 'open' : state,
        captured: isPaid ? amount_cents : noMoney,
        declined: isPaid ? null : declined,
      };
    },
    async closeCheckout(reference) {
      await demoBankStore.move(connection.db, reference, ['open', 'challenge'], { state: 'expired' });
    },
    async refund({ checkout, amount, idempotencyKey }) {
      const reference = `demo_re_${randomBytes(12).toString('hex')}`;
      const refund = await retryTransaction(connection, (tx) =>
        demoBankStore.refund(tx, { reference, key: idempotencyKey, checkout, amount }),
      );
      return { reference: refund ?? reference, state: refund === null ? 'failed' : 'done' };
    },
    refundSeen: (reference) => Promise.resolve({ reference, state: 'done' }),
    async findRefund({ idempotencyKey }) {
      const reference = await demoBankStore.refundOfKey(connection.db, idempotencyKey);
      return reference === null ? null : { reference, state: 'done' };
    },
    async readNotice(bytes, headers, now) {
      if (!isSignedNotice(bytes, String(headers[noticeHeader] ?? ''), key, now)) return null;
      const parsedNotice = notice.safeParse(safeJson(bytes));
      return parsedNotice.success ? { id: parsedNotice.data.id, checkout: parsedNotice.data.checkout } : null;
    },
  };

  return {
    provider,
    find,
    async pay(checkout, { number, behaves }) {
      const lastDigits = number.slice(-4);
      const { reference } = checkout;
      if (behaves === 'challenges') {
        await demoBankStore.move(connection.db, reference, ['open'], {
          state: 'challenge',
          card: lastDigits,
        });
        return 'challenge';
      }
      if (behaves === 'pays' || behaves === 'silent' || behaves === 'muddled') {
        await capture(checkout, lastDigits, behaves !== 'pays');
        return behaves === 'silent' ? 'silent' : 'paid';
      }
      await demoBankStore.move(connection.db, reference, ['open'], {
        card: lastDigits,
        decline_reason: behaves,
      });
      await tell(reference, ['payment.declined']);
      return 'declined';
    },
    payBy: (checkout, way) => capture(checkout, way, false),
    async answerChallenge(checkout, agrees) {
      if (agrees) {
        await capture(checkout, checkout.card ?? '', false);
        return 'paid';
      }
      const refused = { state: 'open', decline_reason: 'notAuthenticated' } as const;
      await demoBankStore.move(connection.db, checkout.reference, ['challenge'], refused);
      await tell(checkout.reference, ['payment.declined']);
      return 'declined';
    },
    jobs: [
      jobBody(tellJob, async ({ reference, event, kind }) => {
        const checkout = await demoBankStore.find(connection.db, reference);
        if (!checkout) return;
        const body = JSON.stringify({ id: event, type: kind, checkout: reference });
        const signature = signNotice(body, key, clock.now());
        await (deps.deliver ?? deliverByHttp)({ url: checkout.notice_url, body, signature });
      }),
    ],
  };
}

const notice = z.object({ id: z.string().min(1).max(200), checkout: z.string().max(200) });

function safeJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

async function deliverByHttp({
  url,
  body,
  signature,
}: {
  url: string;
  body: string;
  signature: string;
}): Promise<void> {
  const headers = { 'content-type': 'application/json', [noticeHeader]: signature };
  const answer = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(5_000) });
  if (!answer.ok) throw new Error(`A notice was answered with ${answer.status}.`);
}
