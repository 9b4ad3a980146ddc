import type { Api, EndpointName } from '../../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import { envelopeStatuses, type Envelope } from '../../../contract/envelope.ts';
import { ApiFailure, failure, type ApiClient } from './api-client.ts';

/**
 * Validates the envelope of a reply and returns its data, or throws the failure. Errors that the page must not show are filtered out; the
 * failure says so if none remains.
 */
export function openEnvelope(reply: unknown): unknown {
  if (!isEnvelope(reply)) throw failure(500, 'malformed', 'api returned a malformed response');
  if (reply.errorLength === 0 && reply.status < 400) return reply.data;
  const visibleErrors = reply.errors.filter((error) => error.appInform);
  if (visibleErrors.length === 0) throw failure(reply.status, 'unknown', 'no error data provided');
  throw new ApiFailure(reply.status, visibleErrors);
}

function isEnvelope(reply: unknown): reply is Envelope {
  if (typeof reply !== 'object' || reply === null) return false;
  const { errors, errorLength, status, statusText } = reply as Partial<Envelope>;
  return (
    'data' in reply &&
    Array.isArray(errors) &&
    errorLength === errors.length &&
    typeof statusText === 'object' &&
    envelopeStatuses.some((envelopeStatus) => envelopeStatus === status)
  );
}

/** Creates a client from a function that answers with envelopes, as the server uses it while rendering. */
export function apiOver(
  callInProcess: (name: EndpointName, input: Readonly<Record<string, unknown>>) => Promise<unknown>,
): ApiClient {
  return {
    async call<Name extends EndpointName>(name: Name, input: InputOf<Api[Name]>) {
      return openEnvelope(await callInProcess(name, input)) as ResponseOf<Api[Name]>;
    },
  };
}
