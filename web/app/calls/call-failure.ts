import type { Api, EndpointName } from '../../../contract/api.ts';
import type { Failure } from '../../../contract/define-endpoint.ts';
import { ApiFailure, failure } from '../api/api-client.ts';

/**
 * What any call may fail with, beside the errors that its endpoint declares. A server of another release may
 * answer with a type that is in neither: whoever handles all declared errors treats the rest as one.
 */
export type GeneralFailureType =
  // Of the browser: there is no connection, no reply in time, or one that is no envelope.
  | 'offline'
  | 'timeout'
  | 'malformed'
  | 'unknown'
  // Of the server, before the call's own code: not now, not so often, or not like this.
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

/** Tells a failed call of the endpoint from a programming error. */
export function isFailureOf<Name extends EndpointName>(error: unknown): error is CallFailure<Name> {
  return error instanceof ApiFailure;
}

export function failureOf<Name extends EndpointName>(error: unknown): CallFailure<Name> {
  return (error instanceof ApiFailure ? error : failure(500, 'unknown', String(error))) as CallFailure<Name>;
}
