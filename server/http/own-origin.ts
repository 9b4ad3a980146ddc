import type { FastifyRequest } from 'fastify';

/**
 * True for requests from this site, or from programs without an Origin. Browsers set Origin and Host themselves, so that pages of other
 * sites cannot pass as the called host.
 */
export function isOwnOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined || origin === publicOrigin) return true;
  // Our pages send no referrer, so that the Origin of their plain forms is null.
  if (origin === 'null') return request.headers['sec-fetch-site'] === 'same-origin';
  const url = URL.parse(origin);
  // Behind an untrusted proxy all requests arrive as http, so the scheme of the site is that of the configured origin.
  const scheme = publicOrigin.startsWith('https:') ? 'https:' : `${request.protocol}:`;
  return url?.protocol === scheme && url.host === request.headers.host;
}
