import { lookup as systemLookup } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Why nothing came of an address that somebody has typed. */
export type FetchProblem =
  'address' | 'private' | 'unreachable' | 'timeout' | 'tooLarge' | 'redirects' | 'encoded' | 'status';

export type Fetched =
  | { ok: true; status: 200; text: string; etag: string | null; lastModified: string | null }
  | { ok: true; status: 304 }
  | { ok: false; problem: FetchProblem };

export interface GuardedFetchOptions {
  /** Bytes of the body. */
  maxBytes: number;
  /** Milliseconds for all of it, redirects included. */
  timeoutMs: number;
  headers?: Readonly<Record<string, string>>;
}

export interface GuardedFetchDeps {
  /** Whether an address of the internet may be spoken to; absent: those that are public. */
  isAllowed?(address: string): boolean;
  /** Finds the addresses of a name; absent: the system's resolver. */
  lookup?: typeof systemLookup;
}

/** Fetches what an address says that a stranger has typed. */
export type GuardedFetch = (address: string, options: GuardedFetchOptions) => Promise<Fetched>;

const redirectsMax = 3;
const redirected: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Unicast addresses of the public internet: no loopback, no private net, no link, no carrier's, no translated or reserved one. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

class Refused extends Error {
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Makes the one way by which the house fetches from addresses of strangers. The address that is connected to is the one that was
 * checked: the name is looked up once, by the connection itself, and each redirect is checked like the first address. Nothing
 * is sent but the request: no cookies, no credentials.
 */
export function createGuardedFetch({
  isAllowed = isPublicAddress,
  lookup = systemLookup,
}: GuardedFetchDeps = {}): GuardedFetch {
  const guardedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found;
      const refuse = (reason: Error): void => callback(reason, '', 0);
      if (error) return refuse(error);
      // One private address among public ones is reason enough: a name has no business with both.
      if (addresses.length === 0 || addresses.some(({ address }) => !isAllowed(address))) {
        return refuse(new Refused('private'));
      }
      if (options.all) return callback(null, addresses);
      return callback(null, addresses[0]!.address, addresses[0]!.family);
    });
  };

  async function fetchOnce(
    url: URL,
    { maxBytes, headers = {} }: GuardedFetchOptions,
    signal: AbortSignal,
  ): Promise<Fetched | URL> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // An address in figures is connected to without being looked up.
    if (isIP(host) !== 0 && !isAllowed(host)) throw new Refused('private');
    const response = await connect(url, { headers, lookup: guardedLookup, signal }, isAllowed);
    try {
      const { statusCode = 0, headers: answered } = response;
      if (redirected.has(statusCode)) return urlOf(answered.location ?? '', url);
      if (statusCode === 304) return { ok: true, status: 304 };
      if (statusCode !== 200) throw new Refused('status');
      if ((answered['content-encoding'] ?? 'identity') !== 'identity') throw new Refused('encoded');
      return {
        ok: true,
        status: 200,
        text: await readText(response, maxBytes),
        etag: answered.etag ?? null,
        lastModified: answered['last-modified'] ?? null,
      };
    } finally {
      response.destroy();
    }
  }

  return async (address, options) => {
    const signal = AbortSignal.timeout(options.timeoutMs);
    try {
      let url = urlOf(address);
      for (let hop = 0; hop <= redirectsMax; hop += 1) {
        const outcome = await fetchOnce(url, options, signal);
        if (!(outcome instanceof URL)) return outcome;
        url = outcome;
      }
      return { ok: false, problem: 'redirects' };
    } catch (error) {
      return { ok: false, problem: problemOf(error, signal) };
    }
  };
}

function problemOf(error: unknown, signal: AbortSignal): FetchProblem {
  if (signal.aborted) return 'timeout';
  return error instanceof Refused ? error.problem : 'unreachable';
}

/** Calendars are offered as webcal too, which is https by another name. */
function urlOf(address: string, base?: URL): URL {
  const url = URL.parse(address.trim().replace(/^webcals?:/i, 'https:'), base);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    throw new Refused('address');
  }
  return url;
}

function connect(
  url: URL,
  {
    headers,
    lookup,
    signal,
  }: Required<Pick<RequestOptions, 'lookup' | 'signal'>> & {
    headers: Readonly<Record<string, string>>;
  },
  isAllowed: (address: string) => boolean,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        lookup,
        signal,
        agent: false,
        headers: { ...headers, 'accept-encoding': 'identity' },
        maxHeaderSize: 16_384,
      },
      resolve,
    );
    request.on('error', reject);
    // Once more where it counts: whom we speak to is whom we meant to.
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        if (!isAllowed(socket.remoteAddress ?? '')) request.destroy(new Refused('private'));
      });
    });
    request.end();
  });
}

async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new Refused('tooLarge');
    pieces.push(piece);
  }
  // A body that ends before its announced length is no body.
  if (!response.complete) throw new Refused('unreachable');
  return Buffer.concat(pieces).toString('utf8');
}
