import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageEtag, matchesEtag, cacheKey } from './cached-answers.ts';
import { pageAddress } from './page-address.ts';
import {
  type CachedPage,
  encodingFor,
  packQuickly,
  type PageCache,
  type RenderedPage,
} from '../../engines/pages/face.ts';
import { QueueFullError, type WorkQueue } from '../platform/work-queue.ts';
import { busyPage } from './busy-page.ts';
import { createPageRenderer, type RenderPageDeps } from './render-page.ts';

export interface RenderDeps extends RenderPageDeps {
  /** Null if every page is rendered for each request. */
  cache: PageCache | null;
  /** Renders a few pages at a time, and refuses pages that would wait too long. */
  queue: WorkQueue;
}

export function registerPages(app: FastifyInstance, deps: RenderDeps): void {
  const { cache, queue } = deps;
  const pages = createPageRenderer(deps);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      return await answerPage(request, reply);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      return sendRendered(request, reply, busyPage(deps.texts, request.url, error.retryAfter));
    }
  };

  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const method = request.method as 'GET' | 'HEAD';
    const { url, isCacheable } = pageAddress(request.url);
    const render = (): Promise<RenderedPage> =>
      queue.run(() => pages.render(request.url, method, request.hostname));
    if (!cache || !isCacheable) {
      return sendRendered(request, reply, await render());
    }
    const key = cacheKey(request.host, url);
    const page =
      cache.find(key) ??
      (await cache.page(key, (keptSource) =>
        queue.run(() => pages.renderUnlessSame(url, request.hostname, keptSource)),
      ));
    if ('status' in page) {
      // A redirect keeps the whole query, so that it must not come from the reduced address.
      return sendRendered(request, reply, url === request.url ? page : await render());
    }
    return sendCached(request, reply, page, method);
  };

  // Registers HEAD itself: Fastify's automatic route would answer paths without a page.
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    app.route({
      method,
      url: '/*',
      handler: (_request, reply) => reply.code(405).header('allow', 'GET, HEAD').send(),
    });
  }
}

/** Bytes; compressing a smaller body is not worthwhile. */
const compressedFrom = 1024;

/** Compresses a page as a whole: streaming would cost more processor time, and its length would be unknown. */
export function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: Omit<RenderedPage, 'tags'>,
): FastifyReply {
  reply.code(status).headers(headers);
  if (body.length === 0 || request.method === 'HEAD') return reply.send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (encoding === 'identity' || body.length < compressedFrom) return reply.send(body);
  return reply.header('content-encoding', encoding).send(packQuickly(body, encoding));
}

/** Sends a cached page as it is stored; without a body if the browser has it already. */
async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  method: 'GET' | 'HEAD',
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = pageEtag(page, encoding);
  reply.headers(page.headers).header('etag', etag).header('vary', 'accept-encoding');
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const ready = page.body(encoding);
  const body = ready instanceof Promise ? await ready : ready;
  if (method === 'HEAD') return reply.header('content-length', body.length).send();
  return reply.send(body);
}
