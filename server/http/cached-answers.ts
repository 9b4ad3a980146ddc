import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../platform/log.ts';
import type { SiteTexts } from '../../texts/site-texts.ts';
import type { RequestTimes } from '../platform/metrics.ts';
import { retryAfterRefusal, type WorkQueue } from '../platform/work-queue.ts';
import { busyPage } from './busy-page.ts';
import { pageAddress } from './page-address.ts';
import { type CachedPage, type Encoding, encodingFor, type PageCache } from '../../engines/pages/face.ts';
import { securityHeaders } from './security-headers.ts';
import type { TrustedProxies } from '../trusted-proxies.ts';

export interface CachedAnswersDeps {
  cache: Pick<PageCache, 'find'>;
  queue: Pick<WorkQueue, 'isFull' | 'countRefusal'>;
  texts: Pick<SiteTexts, 'translate'>;
  /** Proxies whose headers for host and protocol are trusted. Null if none is. */
  trustedProxies: TrustedProxies | null;
  log: Log;
  /** Returns true if requests with this status get a line in the log. */
  isLogged(status: number): boolean;
  times: RequestTimes;
}

/** The cache key of a page on a host. The language is part of the path. */
export const cacheKey = (host: string, url: string): string => `${host.toLowerCase()} ${url}`;

/**
 * Serves cached pages before routing begins, because sending a page from memory costs less than finding its route. The
 * returned function returns true if it has answered; all other requests are routed, including those for a cached page
 * under another address. Under overload it refuses pages here, at a twentieth of the usual cost of an answer, so that the time
 * is left for accepted visitors.
 */
export function createCachedAnswers({
  cache,
  queue,
  texts,
  trustedProxies,
  log,
  isLogged,
  times,
}: CachedAnswersDeps): (request: IncomingMessage, response: ServerResponse) => boolean {
  const busyAnswers = new Map<string, BusyAnswer>();

  /** Refuses a page if the queue is full; returns whether it did. */
  function refuse(response: ServerResponse, host: string, url: string): boolean {
    if (!queue.isFull() || noPage.test(url)) return false;
    const { url: plain, isCacheable } = pageAddress(url);
    if (isCacheable && plain !== url && cache.find(cacheKey(host, plain))) return false;
    queue.countRefusal();
    const language = /^\/(en|fr|it)\//.exec(url)?.[1] ?? '';
    let busy = busyAnswers.get(language);
    if (!busy) busyAnswers.set(language, (busy = busyAnswer(texts, language)));
    response.writeHead(503, busy.headers).end(busy.body);
    times.observe({ method: 'GET', route: refusedRoute, status: 503 }, 0);
    return true;
  }

  return (request, response) => {
    const { method, url, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return false;
    const isProxied = trustedProxies?.(request.socket.remoteAddress, 0) === true;
    const host = (isProxied && lastValue(headers['x-forwarded-host'])) || headers.host;
    if (host === undefined) return false;
    const page = cache.find(cacheKey(host, url));
    if (!page) return refuse(response, host, url);
    const encoding = encodingFor(headerText(headers['accept-encoding']));
    const body = page.body(encoding);
    if (body instanceof Promise) return false;

    const startedAt = performance.now();
    const requestId = randomUUID();
    const isSecure = isProxied && lastValue(headers['x-forwarded-proto']) === 'https';
    const sentHeaders = ['x-request-id', requestId, ...pageHeaders(page, encoding, isSecure)];
    const status = matchesEtag(headers['if-none-match'], pageEtag(page, encoding)) ? 304 : 200;
    if (status === 304) {
      response.writeHead(status, sentHeaders).end();
    } else {
      sentHeaders.push('content-length', String(body.length));
      response.writeHead(status, sentHeaders).end(method === 'HEAD' ? undefined : body);
    }
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      times.observe({ method, route: cachedRoute, status }, ms / 1000);
      if (!isLogged(status)) return;
      log.info({ requestId, method, route: cachedRoute, status, ms: Math.round(ms * 10) / 10 }, 'request');
    });
    return true;
  };
}

/** Paths that are not pages, and have their own queues if they need one. */
const noPage =
  /^(?!\/)|^\/(?:api|assets|pictures|documents|map|locales|offline|sitemaps)(?:\/|\?|$)|^\/(?:sitemap\.xml|robots\.txt|healthz|readyz|certificate-hosts|service-worker\.js|outdated-browser\.js)/;

interface BusyAnswer {
  /** Alternating names and values, the format that Node writes fastest. */
  headers: string[];
  body: Buffer;
}

function busyAnswer(texts: Pick<SiteTexts, 'translate'>, language: string): BusyAnswer {
  const { headers, body } = busyPage(texts, `/${language}/`, retryAfterRefusal);
  const allHeaders = { ...securityHeaders(false), ...headers, 'content-length': String(body.length) };
  return { headers: Object.entries(allHeaders).flat(), body };
}

const refusedRoute = '/* (refused)';

const cachedRoute = '/* (cached)';

/** Each encoding of a page has its own ETag. */
export const pageEtag = ({ hash }: CachedPage, encoding: Encoding): string => `"${hash}-${encoding}"`;

/** Compares weakly, since a proxy may have marked our ETag as weak. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

const headersByPage = new WeakMap<CachedPage, Map<string, readonly string[]>>();

/** Returns the headers as alternating names and values; cached by page, encoding and protocol. */
function pageHeaders(page: CachedPage, encoding: Encoding, isSecure: boolean): readonly string[] {
  const key = `${encoding} ${isSecure}`;
  let cachedOfPage = headersByPage.get(page);
  if (!cachedOfPage) headersByPage.set(page, (cachedOfPage = new Map<string, readonly string[]>()));
  const cachedHeaders = cachedOfPage.get(key);
  if (cachedHeaders) return cachedHeaders;
  const headerList = Object.entries({
    ...securityHeaders(isSecure),
    ...page.headers,
    etag: pageEtag(page, encoding),
    vary: 'accept-encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }).flat();
  cachedOfPage.set(key, headerList);
  return headerList;
}

const headerText = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(',') : header;

/** Returns the last of the forwarded values, which the nearest proxy has set: only that one is trusted. */
function lastValue(header: string | string[] | undefined): string | undefined {
  return headerText(header)?.split(',').at(-1)?.trim();
}
