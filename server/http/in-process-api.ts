import type { EndpointName } from '../../contract/api.ts';
import type { Envelope } from '../../contract/envelope.ts';
import type { Log } from '../platform/log.ts';
import type { BoundEndpoint } from './bind.ts';
import type { Call } from './handler.ts';
import type { PageTag } from './page-tags.ts';
import { runEndpoint } from './run-endpoint.ts';

/** Answers a call without a visitor, with the same envelope as over HTTP, and adds the tags of the answer to those of the page. */
export type CallInProcess = (
  name: EndpointName,
  input: Readonly<Record<string, unknown>>,
  page: Set<PageTag>,
) => Promise<Envelope>;

/**
 * Creates the API for rendering: same parsing, handlers and envelopes as over HTTP. Exceptions are logged here, since pages render without
 * the failed part. Such a page, and one with an answer without tags, depends on everything.
 */
export function createInProcessApi(
  bound: ReadonlyMap<EndpointName, BoundEndpoint>,
  log: Log,
  guard: <Result>(work: Promise<Result>) => Promise<Result> = (work) => work,
): CallInProcess {
  return async (name, input, page) => {
    const endpoint = bound.get(name);
    if (!endpoint) throw new Error(`${name} has no handler.`);
    const pageTags = new Set<PageTag>();
    const call: Call = {
      uid: null,
      device: null,
      user: null,
      network: null,
      host: '',
      userAgent: '',
      authorization: '',
      idempotencyKey: '',
      requestId: 'render',
      rendering: true,
      keepUid: () => undefined,
      tokenInReply: () => '',
      keepToken: () => '',
      dropToken: () => undefined,
      keepActing: () => undefined,
      took: () => undefined,
      shows: (...tags) => tags.forEach((tag) => pageTags.add(tag)),
    };
    try {
      return (await guard(runEndpoint(endpoint, input, call))).envelope;
    } catch (error) {
      log.error({ err: error, call: name }, 'call failed while rendering');
      pageTags.add('everything');
      throw error;
    } finally {
      for (const tag of pageTags.size > 0 ? pageTags : (['everything'] as const)) page.add(tag);
    }
  };
}
