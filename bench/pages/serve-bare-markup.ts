import type { AddressInfo } from 'node:net';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  Outlet,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import { readConfig } from '../../server/config.ts';
import { createApp } from '../../server/http/app.ts';
import { sendRendered } from '../../server/http/render.ts';
import { createLog } from '../../server/platform/log.ts';
import { createRequestTimes } from '../../server/platform/metrics.ts';
import { htmlToReact } from './react-of-html.ts';

/**
 * Serves the pages at the given addresses as elements alone, rendered for each request: by react-dom (`/react-dom/0`)
 * and by React Router without loaders (`/react-router/0`), with the site's own server and compression. Prints its
 * address and the number of elements of each page.
 */
const pages: ReturnType<typeof htmlToReact>[] = [];
// Sequential, because the server refuses some of ten concurrent requests.
for (const url of process.argv.slice(2)) {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}.`);
  pages.push(htmlToReact(await response.text()));
}

const config = readConfig({ LOG_LEVEL: 'warn' });
const app = await createApp(config, createLog('warn'), createRequestTimes());
const headers = { 'content-type': 'text/html; charset=utf-8' };
const renderDocument = (page: ReactNode): string => `<!DOCTYPE html>${renderToString(page)}`;

const manifestRoute = {
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  hasLoader: false,
  imports: [],
  css: [],
};

function createRouterPage(page: ReactNode): () => Promise<Buffer> {
  let html = '';
  const build = {
    entry: {
      module: {
        default: (request: Request, status: number, responseHeaders: Headers, context: EntryContext) => {
          html = renderDocument(createElement(ServerRouter, { context, url: request.url }));
          return new Response(null, { status, headers: responseHeaders });
        },
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: Outlet } },
      page: { id: 'page', parentId: 'root', path: 'bare', module: { default: () => page } },
    },
    assets: {
      version: '1',
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: [] },
      routes: {
        root: { ...manifestRoute, id: 'root', path: '', module: '/assets/root.js' },
        page: { ...manifestRoute, id: 'page', parentId: 'root', path: 'bare', module: '/assets/page.js' },
      },
    },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    routeDiscovery: { mode: 'initial' },
    allowedActionOrigins: false,
  } as unknown as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  return async () => {
    const { status } = await handle(new Request('http://localhost/bare/'));
    if (status !== 200) throw new Error(`The bare page answers ${status}.`);
    return Buffer.from(html);
  };
}

for (const [index, { page }] of pages.entries()) {
  const byRouter = createRouterPage(page);
  app.get(`/react-dom/${index}`, (request, reply) =>
    sendRendered(request, reply, { status: 200, headers, body: Buffer.from(renderDocument(page)) }),
  );
  app.get(`/react-router/${index}`, async (request, reply) =>
    sendRendered(request, reply, { status: 200, headers, body: await byRouter() }),
  );
}
await app.listen({ port: 0, host: '127.0.0.1' });
const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
process.stdout.write(`${JSON.stringify({ url, elements: pages.map(({ elements }) => elements) })}\n`);
