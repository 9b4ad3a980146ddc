import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { MessageFiles } from '../../texts/read-messages.ts';
import type { apiOver as ApiOver } from '../../web/api/api-client.ts';
import type { siteContext as SiteContext } from '../../web/api/site-context.ts';
import type { Log } from '../platform/log.ts';
import type { CallInProcess } from './in-process-api.ts';
import { inStyle, redirectTarget, type RedirectDeps } from './redirects.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export interface RenderDeps extends RedirectDeps {
  /** The built web app; in development it is loaded anew with each request. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  callInProcess: CallInProcess;
  today(): string;
  publicUrl: string;
  messages: () => MessageFiles;
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
      const target = await redirectTarget(url, deps);
      if (target !== null) return reply.code(301).header('location', target).send();
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
    const location = response.headers.get('location');
    if (location?.startsWith('/')) response.headers.set('location', inStyle(location, deps.trailingSlash));
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
