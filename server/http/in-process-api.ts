import type { EndpointName } from '../../contract/api.ts';
import type { Envelope } from '../../contract/envelope.ts';
import type { Log } from '../platform/log.ts';
import { runEndpoint, type BoundEndpoint } from './binder.ts';
import type { Call } from './handler.ts';

/** Answers a call without a visitor, with the envelope that it would have over HTTP. */
export type CallInProcess = (
  name: EndpointName,
  input: Readonly<Record<string, unknown>>,
) => Promise<Envelope>;

/**
 * The API for rendering: the same parsing, handlers and envelopes as over HTTP. What a handler throws is
 * logged here, since pages show what they can without the part that failed.
 */
export function createInProcessApi(
  bound: ReadonlyMap<EndpointName, BoundEndpoint>,
  log: Log,
  guard: <Result>(work: Promise<Result>) => Promise<Result> = (work) => work,
): CallInProcess {
  return async (name, input) => {
    const endpoint = bound.get(name);
    if (!endpoint) throw new Error(`${name} has no handler.`);
    const call: Call = {
      uid: null,
      user: null,
      requestId: 'render',
      rendering: true,
      keepUid: () => undefined,
      took: () => undefined,
    };
    try {
      return (await guard(runEndpoint(endpoint, input, call))).envelope;
    } catch (error) {
      log.error({ err: error, call: name }, 'call failed while rendering');
      throw error;
    }
  };
}
