import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Language } from '../../domain/language.ts';
import { matchPath, parseAddress } from '../../domain/routes.ts';
import type { MessageFiles } from '../../texts/read-messages.ts';
import type { apiOver as ApiOver } from '../../web/api/api-client.ts';
import type { siteContext as SiteContext } from '../../web/api/site-context.ts';
import type { Log } from '../platform/log.ts';
import type { CallInProcess } from './in-process-api.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export interface RenderDeps {
  /** The built web app; in development it is loaded anew with each request. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  callInProcess: CallInProcess;
  today(): string;
  publicUrl: string;
  messages: () => MessageFiles;
  trailingSlash: 'add' | 'remove';
  /** Whether the catalogue has a page at the path that the route table does not know. */
  isCataloguePath(path: string, language: Language): Promise<boolean>;
  /** Servers of a configured map. */
  mapOrigins: readonly string[];
  development: boolean;
  /** Also what is shown to developers alone: the design system. */
  developerPages: boolean;
  log: Log;
}

/** What `web/entry.server.tsx` hands out beside its request handler. */
interface PagesEntry {
  apiOver: typeof ApiOver;
  siteContext: typeof SiteContext;
}

/** Hot reload injects its own scripts and styles. */
const developmentPolicy = "default-src * 'unsafe-inline' 'unsafe-eval' data: blob: ws:";

/** Pages: everything that is neither API nor file. */
export function registerPages(app: FastifyInstance, deps: RenderDeps): void {
  const handle = createRequestHandler(deps.build, deps.development ? 'development' : 'production');

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // Joined, not resolved: an address that begins with two slashes would name another host.
    const url = new URL(deps.publicUrl + request.url);
    const forData = url.pathname.endsWith('.data') || url.pathname === '/__manifest';
    if (!forData) {
      const canonical = await canonicalPath(url.pathname, deps);
      if (canonical !== null && canonical !== url.pathname) {
        return reply
          .code(301)
          .header('location', canonical + url.search)
          .send();
      }
    }
    const build = typeof deps.build === 'function' ? await deps.build() : deps.build;
    const { apiOver, siteContext } = build.entry.module as unknown as PagesEntry;
    const nonce = randomBytes(16).toString('base64');
    const context = new RouterContextProvider();
    const messages = deps.messages();
    context.set(siteContext, {
      api: apiOver(deps.callInProcess),
      origin: deps.publicUrl,
      today: deps.today(),
      // Browsers hide nonces from scripts: React would find another page than the server sent. In production it does not look.
      nonce: deps.development ? undefined : nonce,
      developerPages: deps.developerPages,
      translate: (language) => messages.translate(language),
      textsUrl: (language) => `/locales/${language}/web.json?v=${messages.version}`,
    });
    const response = await handle(
      // Only what pages may depend on goes in: no cookies, and the configured origin instead of the Host header.
      new Request(url, { method: request.method, headers: { accept: request.headers.accept ?? '*/*' } }),
      context,
    );
    reply.header(
      'content-security-policy',
      deps.development ? developmentPolicy : contentSecurityPolicy(deps.mapOrigins, nonce),
    );
    if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-cache');
    if (request.method === 'HEAD') {
      return reply.code(response.status).headers(Object.fromEntries(response.headers)).send();
    }
    return reply.send(response);
  };

  // HEAD by itself: the automatic one measures a body, which a streamed page does not have.
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    app.route({
      method,
      url: '/*',
      handler: (_request, reply) => reply.code(405).header('allow', 'GET, HEAD').send(),
    });
  }
}

/**
 * The one address of a page: with or without trailing slash as configured, without the prefix of the
 * default language. Null where there is no page: an unknown path is a 404 at once, never a redirect.
 */
async function canonicalPath(pathname: string, deps: RenderDeps): Promise<string | null> {
  const address = parseAddress(pathname);
  if (!address || pathname === '/') return null;
  const slashFits = address.trailingSlash === (deps.trailingSlash === 'add');
  if (slashFits && !address.germanPrefix) return null;
  const prefix = address.language === 'de' ? [] : [address.language];
  const path = [...prefix, ...address.segments].map(encodeURIComponent).join('/');
  const canonical = path === '' ? '/' : deps.trailingSlash === 'add' ? `/${path}/` : `/${path}`;
  const known = matchPath(canonical) !== null || (await deps.isCataloguePath(canonical, address.language));
  return known ? canonical : null;
}
