import { envelopeStatuses, type Envelope, type EnvelopeStatus } from './envelope.ts';

export function envelope<Data>(data: Data, status: 200 | 201 = 200): Envelope<Data> {
  return {
    data,
    errorLength: 0,
    errors: [],
    status,
    statusText: { msg: `replies.status.${status === 201 ? 'created' : 'ok'}`, isKey: true },
  };
}

/**
 * Returns the response to a failed call: a single error whose type is declared by the call or listed in
 * `refusalTypes`.
 */
export function errorEnvelope(httpStatus: number, type: string, data: unknown = null): Envelope<never> {
  const text = `replies.errors.${type}`;
  return {
    data: null,
    errorLength: 1,
    errors: [{ text, isKey: true, type, data, appInform: true }],
    status: toEnvelopeStatus(httpStatus),
    statusText: { msg: text, isKey: true },
  };
}

export const refusalTypes = [
  'body-too-large',
  'foreign-origin',
  'headers-too-large',
  'internal',
  'invalid-request',
  'json-expected',
  'login-required',
  'method-not-allowed',
  'not-on-behalf',
  'permission-missing',
  'request-timeout',
  'too-many-calls',
  'type-refused',
  'unavailable',
  'unknown-call',
  'unknown-mandant',
] as const;
export type RefusalType = (typeof refusalTypes)[number];

/** Envelopes have fewer statuses than HTTP: other client errors become 400, server errors 500. */
function toEnvelopeStatus(httpStatus: number): EnvelopeStatus {
  const sameStatus = envelopeStatuses.find((status) => status === httpStatus);
  if (sameStatus !== undefined) return sameStatus;
  return httpStatus >= 500 ? 500 : 400;
}
