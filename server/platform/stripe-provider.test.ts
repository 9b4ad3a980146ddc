import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCardProvider, type CardProviderServer } from '../../tests/harness/card-provider.ts';
import type { CardProvider, CheckoutOrder } from './card-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { cents } from '../../domain/cents.ts';

const webhookSecret = 'whsec_a_key_for_tests';
let server: CardProviderServer;
let provider: CardProvider;
beforeAll(async () => {
  server = await startCardProvider();
  provider = createStripeProvider({
    secretKey: 'sk_test_nobody',
    webhookSecret,
    api: { host: '127.0.0.1', port: server.port, protocol: 'http' },
  });
});
afterAll(() => server.close());

let orders = 0;
const order = (fields: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  amount: cents(17_500),
  description: 'Buchung 1',
  email: 'erika@example.com',
  language: 'de',
  successUrl: 'https://www.feriola.test/payment/de/?outcome=done',
  cancelUrl: 'https://www.feriola.test/payment/de/?outcome=back',
  expiresAt: new Date('2027-03-01T11:00:00Z'),
  split: null,
  idempotencyKey: `payment-${++orders}`,
  ...fields,
});

test('one key opens one page, also where the first answers were failures', async () => {
  server.failNext(1);
  const same = order();
  const { reference, url } = await provider.openCheckout(same);
  expect(url).toBe(`https://checkout.test/${reference}`);
  expect(await provider.openCheckout(same)).toEqual({ reference, url });
  expect(server.sessions.get(reference)).toMatchObject({ amount: 17_500, destination: null });
});

test('what the landlord gets goes to the landlord’s own account', async () => {
  const split = { account: 'acct_1', house: cents(2_625) };
  const { reference } = await provider.openCheckout(order({ split }));
  expect(server.sessions.get(reference)).toMatchObject({ destination: 'acct_1', fee: 2_625 });
});

test('a checkout is open, refused, paid, given back', async () => {
  const { reference } = await provider.openCheckout(order());
  expect(await provider.checkout(reference)).toEqual({ state: 'open', captured: 0, declined: null });
  const session = server.sessions.get(reference)!;
  session.decline = 'insufficient_funds';
  expect(await provider.checkout(reference)).toMatchObject({ state: 'open', declined: 'insufficientFunds' });
  session.decline = 'lost_card';
  expect(await provider.checkout(reference)).toMatchObject({ declined: 'declined' });
  Object.assign(session, { status: 'complete', paid: true, decline: null });
  expect(await provider.checkout(reference)).toEqual({ state: 'paid', captured: 17_500, declined: null });
  const back = {
    checkout: reference,
    amount: cents(500),
    isSplit: false,
    idempotencyKey: `refund-${reference}`,
  };
  expect(await provider.findRefund(back)).toBeNull();
  const made = await provider.refund(back);
  expect(made.state).toBe('done');
  expect(await provider.refund(back)).toEqual(made);
  expect(session.refunded).toBe(500);
  expect(await provider.refundSeen(made.reference)).toEqual(made);
  expect(await provider.findRefund(back)).toEqual(made);
  expect(await provider.findRefund({ ...back, idempotencyKey: 'refund-0' })).toBeNull();
});

test('an open page is closed, and one that was paid stays as it is', async () => {
  const { reference } = await provider.openCheckout(order());
  await provider.closeCheckout(reference);
  await provider.closeCheckout(reference);
  expect(await provider.checkout(reference)).toMatchObject({ state: 'expired' });
  const paid = await provider.openCheckout(order());
  Object.assign(server.sessions.get(paid.reference)!, { status: 'complete', paid: true });
  await provider.closeCheckout(paid.reference);
  expect(await provider.checkout(paid.reference)).toMatchObject({ state: 'paid' });
});

test('a notice is the provider’s own over these bytes, and no older than five minutes', async () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_1', object: 'checkout.session' } },
  });
  const moment = new Date('2027-03-01T10:00:00Z');
  const timestamp = moment.getTime() / 1000;
  const { webhooks } = new Stripe('sk_test_nobody');
  const signature = webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
  const headers = { 'stripe-signature': signature };
  const read = (text: string, at = moment) => provider.readNotice(Buffer.from(text), headers, at);
  expect(await read(payload)).toEqual({ id: 'evt_1', checkout: 'cs_1' });
  expect(await read(payload.replace('cs_1', 'cs_2'))).toBeNull();
  expect(await read(payload, new Date(moment.getTime() + 301_000))).toBeNull();
  expect(await provider.readNotice(Buffer.from(payload), {}, moment)).toBeNull();
});
