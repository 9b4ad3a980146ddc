import { pushHomes } from '../../../contract/feeds/exchange-homes.ts';
import { keyErrors } from '../../../contract/api-keys/key-errors.ts';
import { errorEnvelope, envelope } from '../../../contract/replies.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import { earlierReply, requestDigest } from '../../platform/idempotency.ts';
import { insertReply } from '../../platform/idempotency-store.ts';
import { QueueFullError } from '../../platform/work-queue.ts';
import type { FeedsDeps } from './feeds-context.ts';
import type { BatchOutcome, HomesBatch } from './import-homes.ts';

const homesMax = 100;
/** Bytes; a home with daily prices for years and texts in four languages has about 60 kB. */
const maxBytes = 8_000_000;
const keyForm = /^[\w-]{8,100}$/;
/** Seconds until a program should retry while another import runs. */
const retryAfter = 30;

/**
 * Imports homes of the key's holder in batches; homes that a batch leaves out stay unchanged. A batch repeated with the same
 * `Idempotency-Key` gets the same answer and is not imported twice.
 */
export function pushRoute({ connection, apiKeys, importHomes, queue }: FeedsDeps): RawRoute {
  return {
    method: pushHomes.method,
    path: pushHomes.path,
    body: { types: pushHomes.body.types, maxBytes },
    // Programs use it, whose requests have no Origin.
    fromAnywhere: true,
    async answer(request, reply) {
      reply.header('cache-control', 'no-store');
      const refuse = (status: number, type: string, data: unknown = null) =>
        reply.code(status).send(errorEnvelope(status, type, data));
      const admission = await apiKeys.admit(request.headers.authorization ?? '', 'homes:write');
      if (!admission.ok) return refuse(keyErrors[admission.type].status, admission.type, admission.data);
      const { kind, subject } = admission.holder;
      // Partners cannot get this scope.
      if (kind === 'partner') return refuse(403, 'key-scope-missing', { scope: 'homes:write' });
      const idempotencyKey = request.headers['idempotency-key'];
      const key = typeof idempotencyKey === 'string' && keyForm.test(idempotencyKey) ? idempotencyKey : null;
      if (key === null)
        return refuse(400, 'invalid-request', { 'Idempotency-Key': '8 to 100 letters, digits, _ or -' });
      const lines = splitLines(request.body);
      const currency = readCurrency(request.query as Record<string, unknown>);
      if (lines === null) return refuse(400, 'invalid-request', { body: 'no text in UTF-8' });
      if (currency === undefined)
        return refuse(400, 'invalid-request', { currency: 'three letters, with rate: euros for one of it' });
      if (lines.filter((line) => line.trim() !== '').length > homesMax)
        return refuse(422, 'invalid-request', { body: `more than ${homesMax} homes` });

      const batch: HomesBatch = { business: { kind, subject }, lines, currency };
      const call = { scope: `feed ${kind} ${subject}`, key, digest: requestDigest({ lines, currency }) };
      const earlier = await earlierReply<object>(connection.db, call);
      if (earlier) return earlier.ok ? reply.send(envelope(earlier.data)) : refuse(409, earlier.type);
      const outcome = await take(batch);
      if (!outcome || 'busy' in outcome) return refuse(503, 'unavailable').header('retry-after', retryAfter);
      if (!outcome.ok) return refuse(422, 'invalid-request', { body: outcome.refused });
      // Of two simultaneous calls the second has found nothing to change; the stored answer is the first one's.
      await connection.transaction((tx) => insertReply(tx, call, outcome.report)).catch(() => undefined);
      return reply.send(envelope(outcome.report));
    },
  };

  async function take(batch: HomesBatch): Promise<BatchOutcome | null> {
    try {
      return await queue.run(() => importHomes(batch));
    } catch (error) {
      if (error instanceof QueueFullError) return null;
      throw error;
    }
  }
}

/** Splits the body into lines; null if it is not text. */
function splitLines(body: unknown): string[] | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    );
    return text.split(/\r?\n/);
  } catch {
    return null;
  }
}

/** Reads the currency; undefined if currency or rate is invalid. */
function readCurrency({ currency, rate }: Record<string, unknown>): HomesBatch['currency'] | undefined {
  if (currency === undefined && rate === undefined) return null;
  if (currency === 'EUR' && rate === undefined) return { code: 'EUR', rate: 1 };
  const euros = Number(rate);
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency) || !(euros > 0 && euros < 1000))
    return undefined;
  return { code: currency, rate: euros };
}
