import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { matchPath } from '../../domain/site-routes.ts';
import { deviceFlags } from '../../domain/device-flags.ts';
import { dataToPagePath } from './page-address.ts';
import { servedUrl } from './served-url.ts';

/** Returns the number of the home whose page is requested, by a full load or client-side navigation; null for all other requests. */
export function viewedHome(request: {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}): number | null {
  const { method, url = '/', headers } = request;
  // A cheap check first: most requests are for files and calls.
  if (method !== 'GET' || !url.includes('/object/')) return null;
  // A prefetched page may never be seen.
  if (headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return null;
  if (deviceFlags(headers['user-agent'] ?? '').isBot) return null;
  const match = matchPath(dataToPagePath(servedUrl(url).split('?', 1)[0]!));
  return match?.name === 'ObjectPage' ? Number(match.params['objectNumber']) : null;
}

/** Calls `onView` for each home page served from now on; nothing about the visitor is passed on. */
export function watchHomeViews(server: Server, onView: (objectNumber: number) => void): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const objectNumber = viewedHome(request);
    if (objectNumber === null) return;
    response.once('finish', () => {
      if (response.statusCode === 200 || response.statusCode === 304) onView(objectNumber);
    });
  });
}
