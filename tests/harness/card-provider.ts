import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A payment at the provider, which tests change. */
interface Session {
  id: string;
  status: 'open' | 'complete' | 'expired';
  paid: boolean;
  amount: number;
  destination: string | null;
  fee: number | null;
  decline: string | null;
  refunded: number;
}

export interface CardProviderServer {
  port: number;
  requests: string[];
  sessions: Map<string, Session>;
  /** The next `count` requests fail with an error of the provider. */
  failNext(count: number): void;
  close(): Promise<void>;
}

/** Implements the few Stripe calls that the site makes, keeps their state, and repeats the answer of a repeated idempotency key. */
export async function startCardProvider(): Promise<CardProviderServer> {
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, { id: string; amount: number; status: string; payment_intent: string }>();
  const answers = new Map<string, unknown>();
  const requests: string[] = [];
  let failures = 0;

  const present = (one: Session): unknown => ({
    id: one.id,
    object: 'checkout.session',
    url: `https://checkout.test/${one.id}`,
    status: one.status,
    payment_status: one.paid ? 'paid' : 'unpaid',
    amount_total: one.amount,
    payment_intent: {
      id: `pi_${one.id}`,
      object: 'payment_intent',
      amount_received: one.paid ? one.amount : 0,
      last_payment_error: one.decline === null ? null : { code: 'card_declined', decline_code: one.decline },
    },
  });

  function open(form: URLSearchParams): unknown {
    const id = `cs_${randomBytes(8).toString('hex')}`;
    const fee = form.get('payment_intent_data[application_fee_amount]');
    sessions.set(id, {
      id,
      status: 'open',
      paid: false,
      amount: Number(form.get('line_items[0][price_data][unit_amount]')),
      destination: form.get('payment_intent_data[transfer_data][destination]'),
      fee: fee === null ? null : Number(fee),
      decline: null,
      refunded: 0,
    });
    return present(sessions.get(id)!);
  }

  function refund(form: URLSearchParams): unknown {
    const one = sessions.get((form.get('payment_intent') ?? '').replace(/^pi_/, ''));
    const amount = Number(form.get('amount'));
    if (!one?.paid || one.refunded + amount > one.amount) return null;
    one.refunded += amount;
    const made = {
      id: `re_${randomBytes(8).toString('hex')}`,
      object: 'refund',
      amount,
      status: 'succeeded',
      payment_intent: form.get('payment_intent')!,
      metadata: { key: form.get('metadata[key]') },
    };
    refunds.set(made.id, made);
    return made;
  }

  const refundsOf = (intent: string | null): unknown => ({
    object: 'list',
    data: [...refunds.values()].filter(({ payment_intent }) => payment_intent === intent),
    has_more: false,
  });

  function answer(method: string, path: string, form: URLSearchParams): unknown {
    const [, id = '', act] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    const found = sessions.get(id);
    if (method === 'POST' && path === '/v1/checkout/sessions') return open(form);
    if (method === 'POST' && path === '/v1/refunds') return refund(form);
    if (method === 'GET' && path === '/v1/refunds') return refundsOf(form.get('payment_intent'));
    if (method === 'GET' && path.startsWith('/v1/refunds/')) return refunds.get(path.slice(12)) ?? null;
    if (!found) return null;
    if (act) {
      if (found.status !== 'open') return null;
      found.status = 'expired';
    }
    return present(found);
  }

  const server = createServer((request, reply) => {
    void bodyOf(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      requests.push(`${request.method ?? ''} ${pathname}`);
      reply.setHeader('content-type', 'application/json');
      if (failures > 0) {
        failures--;
        reply.statusCode = 500;
        reply.end(JSON.stringify({ error: { type: 'api_error', message: 'try again' } }));
        return;
      }
      const key = String(request.headers['idempotency-key'] ?? '');
      const isRepeatable = request.method === 'POST' && key !== '';
      const said =
        (isRepeatable && answers.get(key)) ||
        answer(
          request.method!,
          pathname,
          request.method === 'GET' ? searchParams : new URLSearchParams(body),
        );
      if (isRepeatable) answers.set(key, said);
      if (!said) reply.statusCode = 400;
      reply.end(JSON.stringify(said ?? { error: { type: 'invalid_request_error', message: 'no' } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    sessions,
    failNext: (count) => {
      failures = count;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
