import type { Api, EndpointName } from '../../../contract/api.ts';
import type { Failure } from '../../../contract/define-endpoint.ts';
import { ApiFailure, failure } from '../api/api-client.ts';

/**
 * Failures of any call, beside the errors that its endpoint declares. A server of another release may answer with an unknown type, so
 * callers that handle all declared errors have a default for the others.
 */
export type GeneralFailureType =
  // From the browser: there is no connection, no reply in time, or one that is not an envelope.
  | 'offline'
  | 'timeout'
  | 'malformed'
  | 'unknown'
  // From the server before the call's own code: it is unavailable, limits the rate, or rejects the request.
  | 'unavailable'
  | 'internal'
  | 'too-many-calls'
  | 'login-required'
  | 'foreign-origin'
  | 'not-on-behalf'
  | 'invalid-request'
  | 'unknown-mandant'
  | 'unknown-call'
  | 'method-not-allowed'
  | 'body-too-large'
  | 'json-expected';

export type DeclaredFailure<Name extends EndpointName> = Name extends EndpointName
  ? WithoutOk<Failure<Api[Name]>>
  : never;

type WithoutOk<F> = F extends { type: infer Type; data: infer Data } ? { type: Type; data: Data } : never;

export type CallFailure<Name extends EndpointName> = ApiFailure &
  (DeclaredFailure<Name> | { type: GeneralFailureType; data: unknown });

/** Distinguishes a failed call of the endpoint from a programming error. */
export function isCallFailure<Name extends EndpointName>(error: unknown): error is CallFailure<Name> {
  return error instanceof ApiFailure;
}

export function toCallFailure<Name extends EndpointName>(error: unknown): CallFailure<Name> {
  return (error instanceof ApiFailure ? error : failure(500, 'unknown', String(error))) as CallFailure<Name>;
}
