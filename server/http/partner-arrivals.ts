import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { deviceFlags } from '../../domain/device-flags.ts';
import { partnerIdOfAddress } from '../../domain/partner-id.ts';
import { matchPath } from '../../domain/site-routes.ts';
import { servedUrl } from './served-url.ts';

/** An arrival from another site; nothing about the visitor is passed on. */
export interface PartnerArrival {
  /** Name of the requested host, without port. */
  host: string;
  /** The partner in the address. Empty if there is none. */
  pid: string;
  subId: string;
  /** The home whose page was opened; 0 for any other page. */
  objectNumber: number;
}

/** Returns an arrival by a partner's link or on a host other than ours; null for all other requests. */
export function readArrival(
  request: { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders },
  ownHost: string,
): PartnerArrival | null {
  const { method, url = '/', headers } = request;
  const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  // A cheap check first: most requests are for files and calls, and name no partner.
  if (method !== 'GET' || (host === ownHost && !/[?&](?:pid|partner)=/i.test(url))) return null;
  if ((headers['sec-fetch-dest'] ?? 'document') !== 'document') return null;
  // Visitors who navigate within the site were counted before; a prefetched page may never be seen.
  // A test visit begins on a page of the site.
  if (headers['sec-fetch-site'] === 'same-origin' && !/[?&]subid=(?:~|%7e)test\./i.test(url)) return null;
  if (headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return null;
  if (deviceFlags(headers['user-agent'] ?? '').isBot) return null;
  const [path = '/', ...queryParts] = servedUrl(url).split('?');
  // Calls of programs are no visits, even if they name a partner; files of pages name none.
  if (/^\/(?:api|assets|locales|pictures)\//.test(path)) return null;
  const query = new URLSearchParams(queryParts.join('?'));
  const pid = partnerIdOfAddress(query);
  if (pid === '' && host === ownHost) return null;
  const match = matchPath(path);
  const objectNumber = match?.name === 'ObjectPage' ? Number(match.params['objectNumber']) : 0;
  return { host, pid, subId: query.get('subid') ?? '', objectNumber };
}

export function watchArrivals(
  server: Server,
  ownHost: string,
  onArrival: (arrival: PartnerArrival) => void,
): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const arrival = readArrival(request, ownHost);
    if (arrival === null) return;
    response.once('finish', () => {
      if (response.statusCode === 200 || response.statusCode === 304) onArrival(arrival);
    });
  });
}
