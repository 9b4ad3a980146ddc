import { proportion } from '../../../domain/cents.ts';
import type { Cents } from '../../../domain/money.ts';
import type { Language } from '../../../domain/language.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { enqueuePoll, pollPayment } from './poll-payment.ts';
import { paymentStore, type PaymentRow } from './payment-store.ts';
import { amountToPay, lockPayable, toPayable, type Payable } from './payable.ts';
import type { PaymentsDeps } from './payments-context.ts';

type OpenDeps = Pick<PaymentsDeps, 'connection' | 'clock' | 'cards' | 'log'>;

const openMs = 60 * 60_000;

export interface PayingGuest {
  payable: Payable;
  email: string;
  language: Language;
  description: string;
  /** URL without a query. */
  returnUrl: string;
}

export type OpenedPayment =
  | { ok: true; url: string }
  | { ok: false; type: 'nothing-due' | 'provider-silent' };

/**
 * Opens the provider's page for a booking (the next instalment or everything open) or for a voucher. A repeated
 * request returns the same page; a request for another amount closes the earlier page first, since a payable has at
 * most one open page.
 */
export async function openPayment(
  deps: OpenDeps,
  guest: PayingGuest,
  part: 'next' | 'all',
): Promise<OpenedPayment> {
  const { cards } = deps;
  if (!cards) return { ok: false, type: 'provider-silent' };
  for (let attempt = 0; attempt < 3; attempt++) {
    const prepared = await prepare(deps, cards.name, guest.payable, part);
    if (prepared.kind === 'nothing') return { ok: false, type: 'nothing-due' };
    if (prepared.kind === 'other') {
      // An earlier request may have reached the provider: repeating it with the same key returns the same page.
      if (prepared.payment.reference === null) await openAtProvider(deps, guest, prepared.payment);
      const now = await paymentStore.find(deps.connection.db, prepared.payment.id);
      if (now) await closePayment(deps, now);
      continue;
    }
    const { payment } = prepared;
    if (payment.url !== null) return { ok: true, url: payment.url };
    return openAtProvider(deps, guest, payment);
  }
  return { ok: false, type: 'provider-silent' };
}

type Prepared = { kind: 'nothing' } | { kind: 'same' | 'other'; payment: PaymentRow };

async function prepare(
  { connection, clock }: OpenDeps,
  provider: PaymentRow['provider'],
  payable: Payable,
  part: 'next' | 'all',
): Promise<Prepared> {
  return retryTransaction(connection, async (tx) => {
    await lockPayable(tx, payable);
    const now = clock.now();
    const amount = await amountToPay(tx, payable, part, clock.today());
    const openPage = (await paymentStore.of(tx, payable)).find(
      ({ state }) => state === 'created' || state === 'open',
    );
    if (
      openPage &&
      (openPage.amount_cents !== amount || openPage.expires_at <= now || openPage.provider !== provider)
    ) {
      return { kind: 'other', payment: openPage };
    }
    if (amount <= 0) return { kind: 'nothing' };
    if (openPage) return { kind: 'same', payment: openPage };
    const isOfBooking = payable.kind === 'booking';
    const split = isOfBooking ? await paymentStore.findSplit(tx, payable.id) : null;
    const payment = await paymentStore.insert(tx, {
      booking_id: isOfBooking ? payable.id : null,
      voucher_id: isOfBooking ? null : payable.id,
      provider,
      amount_cents: amount,
      split_account: split?.account ?? null,
      house_cents: split && houseShare(amount, split.commissionPerMille),
      created_at: now,
      expires_at: new Date(now.getTime() + openMs),
    });
    // Polls the payment even if this process ends and no webhook arrives.
    await enqueuePoll(tx, payment.id, 'opened', new Date(now.getTime() + 2 * 60_000));
    return { kind: 'same', payment };
  });
}

const houseShare = (amount: Cents, perMille: number): Cents => proportion(amount, perMille, 1_000);

async function openAtProvider(
  { connection, clock, cards, log }: OpenDeps,
  guest: PayingGuest,
  payment: PaymentRow,
): Promise<OpenedPayment> {
  const query = (outcome: string): string => `${guest.returnUrl}&payment=${payment.id}&outcome=${outcome}`;
  try {
    const { reference, url } = await cards!.openCheckout({
      amount: payment.amount_cents,
      description: guest.description,
      email: guest.email,
      language: guest.language,
      successUrl: query('done'),
      cancelUrl: query('back'),
      expiresAt: payment.expires_at,
      split:
        payment.split_account === null
          ? null
          : { account: payment.split_account, house: payment.house_cents! },
      idempotencyKey: `payment-${payment.id}`,
    });
    await retryTransaction(connection, async (tx) => {
      await lockPayable(tx, toPayable(payment));
      const now = (await paymentStore.find(tx, payment.id))!;
      if (now.reference !== null) return;
      await paymentStore.update(tx, payment.id, { state: 'open', reference, url, updated_at: clock.now() });
    });
    return { ok: true, url };
  } catch (error) {
    log.warn({ err: error, payment: payment.id }, 'payments: the provider opens no page');
    return { ok: false, type: 'provider-silent' };
  }
}

export async function closePayment(deps: OpenDeps, payment: PaymentRow): Promise<void> {
  if (payment.reference === null || deps.cards?.name !== payment.provider) return;
  await deps.cards.closeCheckout(payment.reference);
  await pollPayment(deps, payment.id);
}
