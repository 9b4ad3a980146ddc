import type { EndpointName } from '../../contract/api.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { runEndpoint, type BoundEndpoint } from './binder.ts';

/** Answers a call without a visitor, with the envelope that it would have over HTTP. */
export type CallInProcess = (
  name: EndpointName,
  input: Readonly<Record<string, unknown>>,
) => Promise<Envelope>;

/** The API for rendering: the same parsing, handlers and envelopes as over HTTP. */
export function createInProcessApi(bound: ReadonlyMap<EndpointName, BoundEndpoint>): CallInProcess {
  return async (name, input) => {
    const endpoint = bound.get(name);
    if (!endpoint) throw new Error(`${name} has no handler.`);
    const { envelope } = await runEndpoint(endpoint, input, {
      uid: null,
      user: null,
      requestId: 'render',
      rendering: true,
      keepUid: () => undefined,
    });
    return envelope;
  };
}
