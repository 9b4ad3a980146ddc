import { lookup as systemLookup } from 'node:dns';
import { createWriteStream } from 'node:fs';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import ipaddr from 'ipaddr.js';
import type { FetchProblem } from '../../domain/fetch-problems.ts';
import { QuietError } from './quiet-mode.ts';

type Answered =
  | { ok: true; status: 200; etag: string | null; lastModified: string | null }
  | { ok: true; status: 304 }
  | { ok: false; problem: FetchProblem };

type AnsweredWith<Kept> = Exclude<Answered, { status: 200 }> | (Extract<Answered, { status: 200 }> & Kept);

export type Fetched = AnsweredWith<{ text: string }>;

export interface GuardedFetchOptions {
  /** Maximum bytes of the body. */
  maxBytes: number;
  /** Milliseconds in total, redirects included. */
  timeoutMs: number;
  headers?: Readonly<Record<string, string>>;
}

export interface GuardedFetchDeps {
  /** Decides whether an IP address may be contacted. Defaults to public addresses only. */
  isAllowed?(address: string): boolean;
  /** True while nothing may be sent outside. Defaults to never. */
  isQuiet?(): boolean;
  /** Resolves names; absent: the system's resolver. */
  lookup?: typeof systemLookup;
}

export type GuardedFetch = (address: string, options: GuardedFetchOptions) => Promise<Fetched>;

export type GuardedBytes = (
  address: string,
  options: GuardedFetchOptions,
) => Promise<AnsweredWith<{ bytes: Buffer }>>;

/** Downloads to a file, unchanged: compressed data stay compressed. */
export type GuardedDownload = (
  address: string,
  options: GuardedFetchOptions & { file: string },
) => Promise<Answered>;

interface Body<Kept> {
  encodings: readonly string[];
  keep(response: IncomingMessage, maxBytes: number): Promise<Kept>;
}

const redirectsMax = 3;
const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** True for public unicast addresses: not loopback, private, link-local, carrier-grade NAT, translated or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  // Deprecated IPv4-compatible addresses, which some kernels or translators may still route to the IPv4 address inside.
  const isOldForm = ip.kind() === 'ipv6' && (ip as ipaddr.IPv6).match(ipaddr.IPv6.parse('::'), 96);
  return ip.range() === 'unicast' && !isOldForm;
}

class Refused extends Error {
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Creates the only way to fetch from addresses that users enter. The connection itself resolves the name, once, so that the connected IP
 * address is the checked one; redirects are checked likewise. No cookies or credentials are sent.
 */
export function createGuardedFetch(deps: GuardedFetchDeps = {}): GuardedFetch {
  const ask = guard(deps);
  return (address, options) =>
    ask(address, options, {
      encodings: ['identity'],
      keep: async (response, maxBytes) => ({
        text: (await readBytes(response, maxBytes)).toString('utf8'),
      }),
    });
}

/** The same guards for bytes; pictures are fetched without content encoding. */
export function createGuardedBytes(deps: GuardedFetchDeps = {}): GuardedBytes {
  const ask = guard(deps);
  return (address, options) =>
    ask(address, options, {
      encodings: ['identity'],
      keep: async (response, maxBytes) => ({ bytes: await readBytes(response, maxBytes) }),
    });
}

/** The same guards for downloads too large for memory. */
export function createGuardedDownload(deps: GuardedFetchDeps = {}): GuardedDownload {
  const ask = guard(deps);
  return (address, { file, ...options }) =>
    ask(address, options, {
      encodings: ['identity', 'gzip', 'x-gzip'],
      async keep(response, maxBytes) {
        await pipeline(readChunks(response, maxBytes), createWriteStream(file));
        return {};
      },
    });
}

type Ask = <Kept extends object>(
  address: string,
  options: GuardedFetchOptions,
  body: Body<Kept>,
) => Promise<AnsweredWith<Kept>>;

/** Resolves names only to addresses that are allowed. */
export function createGuardedLookup(
  isAllowed: (address: string) => boolean,
  lookup: typeof systemLookup,
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found;
      const refuse = (reason: Error): void => callback(reason, '', 0);
      if (error) return refuse(error);
      // One private address among public ones is enough to refuse a host: no legitimate name has both.
      if (addresses.length === 0 || addresses.some(({ address }) => !isAllowed(address))) {
        return refuse(new Refused('private'));
      }
      if (options.all) return callback(null, addresses);
      return callback(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}

function guard({ isAllowed = isPublicAddress, isQuiet, lookup = systemLookup }: GuardedFetchDeps): Ask {
  const guardedLookup = createGuardedLookup(isAllowed, lookup);

  async function fetchOnce<Kept extends object>(
    url: URL,
    { maxBytes, headers = {} }: GuardedFetchOptions,
    signal: AbortSignal,
    { encodings, keep }: Body<Kept>,
  ) {
    const response = await connect(url, { headers, lookup: guardedLookup, signal }, isAllowed);
    try {
      const { statusCode = 0, headers: answered } = response;
      if (redirectStatuses.has(statusCode)) return parseAddress(answered.location ?? '', url);
      if (statusCode === 304) return { ok: true, status: 304 } as const;
      if (statusCode !== 200) throw new Refused('status');
      if (!encodings.includes(answered['content-encoding'] ?? 'identity')) throw new Refused('encoded');
      return {
        ...(await keep(response, maxBytes)),
        ...({ ok: true, status: 200 } as const),
        etag: answered.etag ?? null,
        lastModified: answered['last-modified'] ?? null,
      };
    } finally {
      response.destroy();
    }
  }

  return async (address, options, body) => {
    if (isQuiet?.()) throw new QuietError();
    const signal = AbortSignal.timeout(options.timeoutMs);
    try {
      let url = parseAddress(address);
      for (let hop = 0; hop <= redirectsMax; hop += 1) {
        const outcome = await fetchOnce(url, options, signal, body);
        if (!(outcome instanceof URL)) return outcome;
        url = outcome;
      }
      return { ok: false, problem: 'redirects' };
    } catch (error) {
      return { ok: false, problem: toFetchProblem(error, signal) };
    }
  };
}

export function toFetchProblem(error: unknown, signal: AbortSignal): FetchProblem {
  if (signal.aborted) return 'timeout';
  return error instanceof Refused ? error.problem : 'unreachable';
}

/** Calendars are also offered as webcal, an alias of https. */
function parseAddress(address: string, base?: URL): URL {
  const url = URL.parse(address.trim().replace(/^webcals?:/i, 'https:'), base);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    throw new Refused('address');
  }
  return url;
}

/** Connects to an address that is allowed, and sends the request. Rejects with `Refused` if it is not. */
export async function connect(
  url: URL,
  {
    headers,
    lookup,
    signal,
    body,
  }: Required<Pick<RequestOptions, 'lookup' | 'signal'>> & {
    headers: Readonly<Record<string, string>>;
    /** Sent by POST. Absent: GET. */
    body?: string;
  },
  isAllowed: (address: string) => boolean,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal IP address is connected to without a lookup.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new Refused('private');
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        lookup,
        signal,
        agent: false,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, 'accept-encoding': 'identity' },
        maxHeaderSize: 16_384,
      },
      resolve,
    );
    request.on('error', reject);
    // Checks the connected address once more.
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        if (!isAllowed(socket.remoteAddress ?? '')) request.destroy(new Refused('private'));
      });
    });
    request.end(body);
  });
}

async function readBytes(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of readChunks(response, maxBytes)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* readChunks(response: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new Refused('tooLarge');
    yield piece;
  }
  // A body that ends before its announced length is incomplete.
  if (!response.complete) throw new Refused('unreachable');
}
