import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { matchPath } from '../../domain/site-routes.ts';
import { deviceFlags } from '../../domain/device-flags.ts';
import { pathOfData } from './page-address.ts';
import { servedUrl } from './served-url.ts';

/** The number of the home whose page a visitor asks for, by its address or for a change of page; null for all else. */
export function viewedHome(request: {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}): number | null {
  const { method, url = '/', headers } = request;
  // Most requests are for files and calls.
  if (method !== 'GET' || !url.includes('/object/')) return null;
  // What a browser fetches in advance nobody may ever see.
  if (headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return null;
  if (deviceFlags(headers['user-agent'] ?? '').isBot) return null;
  const match = matchPath(pathOfData(servedUrl(url).split('?', 1)[0]!));
  return match?.name === 'ObjectPage' ? Number(match.params['objectNumber']) : null;
}

/** Tells of each page of a home that a server has handed out from now on: of who asked for it nothing is passed on. */
export function watchHomeViews(server: Server, onView: (objectNumber: number) => void): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const objectNumber = viewedHome(request);
    if (objectNumber === null) return;
    response.once('finish', () => {
      if (response.statusCode === 200 || response.statusCode === 304) onView(objectNumber);
    });
  });
}
