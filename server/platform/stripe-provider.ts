import type Stripe from 'stripe';
import type { DeclineReason, PaymentWay } from '../../domain/payments.ts';
import type { CardProvider, SeenCheckout, SeenRefund } from './card-provider.ts';
import { cents } from '../../domain/cents.ts';
import { noMoney } from '../../domain/money.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Payment methods of its page; absent: those of the account's settings. */
  ways?: readonly PaymentWay[];
  /** The address of the API; absent: Stripe's. */
  api?: { host: string; port: number; protocol: 'http' | 'https' };
}

const timeoutMs = 20_000;
const toleranceSeconds = 300;

/** Stripe's decline codes that a guest can act on; every other one is `declined`. */
const declines: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  authentication_required: 'notAuthenticated',
  payment_intent_authentication_failure: 'notAuthenticated',
};

/** Apple Pay and Google Pay are part of `card`. */
const methodTypes = {
  card: 'card',
  applePay: 'card',
  googlePay: 'card',
  paypal: 'paypal',
  klarna: 'klarna',
  sepa: 'sepa_debit',
} as const satisfies Record<PaymentWay, string>;

const toMethodTypes = (ways: readonly PaymentWay[]): (typeof methodTypes)[PaymentWay][] => [
  ...new Set(ways.map((way) => methodTypes[way])),
];

/** Payments by Stripe's hosted Checkout. Loading the library takes half a second, so that the first call loads it. */
export function createStripeProvider({ secretKey, webhookSecret, ways, api }: StripeSettings): CardProvider {
  let loading: Promise<Stripe> | undefined;
  const stripe = (): Promise<Stripe> =>
    (loading ??= import('stripe').then(
      ({ default: Library }) =>
        new Library(secretKey, { timeout: timeoutMs, maxNetworkRetries: 2, telemetry: false, ...api }),
    ));

  const expandedIntent = ({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null =>
    typeof intent === 'object' ? intent : null;

  async function session(reference: string): Promise<Stripe.Checkout.Session> {
    return (await stripe()).checkout.sessions.retrieve(reference, { expand: ['payment_intent'] });
  }

  return {
    name: 'stripe',

    async check() {
      const { livemode } = await (await stripe()).balance.retrieve();
      return livemode ? 'live' : 'test';
    },

    async openCheckout(order) {
      const { split, amount } = order;
      const session = await (
        await stripe()
      ).checkout.sessions.create(
        {
          mode: 'payment',
          locale: order.language,
          customer_email: order.email,
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
          expires_at: Math.floor(order.expiresAt.getTime() / 1000),
          ...(ways && { payment_method_types: toMethodTypes(ways) }),
          line_items: [
            {
              quantity: 1,
              price_data: { currency: 'eur', unit_amount: amount, product_data: { name: order.description } },
            },
          ],
          // Pays the landlord's part to the landlord's own account, so that it never passes through the house's.
          ...(split && {
            payment_intent_data: {
              application_fee_amount: split.house,
              transfer_data: { destination: split.account },
            },
          }),
        },
        { idempotencyKey: order.idempotencyKey },
      );
      if (!session.url) throw new Error('Stripe has opened no page.');
      return { reference: session.id, url: session.url };
    },

    async checkout(reference) {
      return toSeenCheckout(await session(reference));
    },

    async closeCheckout(reference) {
      if ((await session(reference)).status !== 'open') return;
      try {
        await (await stripe()).checkout.sessions.expire(reference);
      } catch (error) {
        // The session was paid or ended in the meantime; the next query returns its state.
        if ((await session(reference)).status === 'open') throw error;
      }
    },

    async refund({ checkout, amount, isSplit, idempotencyKey }) {
      const intent = expandedIntent(await session(checkout));
      if (!intent) throw new Error('Stripe knows no payment of this checkout.');
      const createdRefund = await (
        await stripe()
      ).refunds.create(
        {
          payment_intent: intent.id,
          amount,
          metadata: { key: idempotencyKey },
          ...(isSplit && { reverse_transfer: true, refund_application_fee: true }),
        },
        { idempotencyKey },
      );
      return toSeenRefund(createdRefund);
    },

    async refundSeen(reference) {
      return toSeenRefund(await (await stripe()).refunds.retrieve(reference));
    },

    async findRefund({ checkout, idempotencyKey }) {
      const intent = expandedIntent(await session(checkout));
      if (!intent) return null;
      const refunds = await (await stripe()).refunds.list({ payment_intent: intent.id, limit: 100 });
      const ofKey = refunds.data.find(({ metadata }) => metadata?.['key'] === idempotencyKey);
      return ofKey ? toSeenRefund(ofKey) : null;
    },

    async readNotice(bytes, headers, now) {
      const signature = String(headers['stripe-signature'] ?? '');
      try {
        const { webhooks } = await stripe();
        const event = webhooks.constructEvent(
          bytes,
          signature,
          webhookSecret,
          toleranceSeconds,
          undefined,
          now.getTime(),
        );
        const isCheckout = event.type.startsWith('checkout.session.');
        const { id } = event.data.object as { id?: string };
        return { id: event.id, checkout: isCheckout && id !== undefined ? id : null };
      } catch {
        return null;
      }
    },
  };

  function toSeenCheckout(checkoutSession: Stripe.Checkout.Session): SeenCheckout {
    const intent = expandedIntent(checkoutSession);
    if (checkoutSession.payment_status === 'paid') {
      return {
        state: 'paid',
        captured: cents(intent?.amount_received ?? checkoutSession.amount_total ?? 0),
        declined: null,
      };
    }
    const error = intent?.last_payment_error;
    const code = error?.decline_code ?? error?.code;
    // A completed session whose transfer is pending counts as open until the bank refuses it.
    const isRefused = checkoutSession.status === 'complete' && intent?.status === 'requires_payment_method';
    return {
      state: checkoutSession.status === 'expired' || isRefused ? 'expired' : 'open',
      captured: noMoney,
      declined: error ? (declines[code ?? ''] ?? 'declined') : null,
    };
  }
}

function toSeenRefund({ id, status }: Stripe.Refund): SeenRefund {
  const state =
    status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
  return { reference: id, state };
}
