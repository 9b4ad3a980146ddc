import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AddressInfo } from 'node:net';
import { build } from 'vite';
import type { SearchResult } from '../../contract/search/search-objects.ts';
import { readConfig } from '../../server/config.ts';
import { createApp } from '../../server/http/app.ts';
import { sendRendered } from '../../server/http/render.ts';
import { todayInBerlin } from '../../domain/stay.ts';
import { createLog } from '../../server/platform/log.ts';
import { createRequestTimes } from '../../server/platform/metrics.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { toCardHome } from '../../web/features/home/card-home.ts';
import type * as BarePages from './bare-pages.tsx';

/**
 * Serves the upper bounds: the cards of one search, rendered for each request by a bare React Router page and by bare
 * react-dom, with the same server, headers and compression. Prints its address.
 */
const searchUrl = process.argv[2];
if (searchUrl === undefined) throw new Error('The address of a search is missing.');

const answer = (await (await fetch(searchUrl)).json()) as { data: SearchResult };
const today = todayInBerlin(new Date());
const cards = {
  homes: answer.data.hits.map((hit) => toCardHome(hit, today)),
  translate: createSiteTexts().translate('de'),
};

const outDir = join(import.meta.dirname, '../../.cache/bench-pages');
await build({
  configFile: false,
  logLevel: 'error',
  // Same length as the class names of the site.
  css: { modules: { generateScopedName: '_[hash:base64:5]' } },
  build: { ssr: join(import.meta.dirname, 'bare-pages.tsx'), outDir, emptyOutDir: true, minify: false },
});
const built = ['bare-pages.js', 'bare-pages.mjs'].map((name) => join(outDir, name)).find(existsSync);
const { createBarePage, renderByReact } = (await import(pathToFileURL(built!).href)) as typeof BarePages;

const config = readConfig({ LOG_LEVEL: 'warn' });
const app = await createApp(config, createLog('warn'), createRequestTimes());
const byReactRouter = createBarePage(cards);
const html = 'text/html; charset=utf-8';
const serve = (path: string, render: () => Promise<Buffer>): void => {
  app.get(path, async (request, reply) =>
    sendRendered(request, reply, { status: 200, headers: { 'content-type': html }, body: await render() }),
  );
};
serve('/react-router', byReactRouter);
serve('/react-dom', () => renderByReact(cards));
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
