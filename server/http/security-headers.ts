import type { FastifyInstance } from 'fastify';
import { matchPath } from '../../domain/routes.ts';

/**
 * Scripts run only from this origin or with the nonce of their page. Style attributes are allowed,
 * since pictures and bars carry their size in them; style sheets are files. `mapOrigins` are the servers
 * of a configured map.
 */
export function contentSecurityPolicy(mapOrigins: readonly string[], nonce?: string): string {
  const script = nonce ? `'self' 'nonce-${nonce}'` : `'self'`;
  const maps = mapOrigins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src ${script}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${maps}`,
    "font-src 'self'",
    `connect-src 'self'${maps}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The empty page alone: others check with it whether they can embed a page of ours. It has nothing to click. */
function isEmbeddable(url: string): boolean {
  return url.includes('empty') && matchPath(url.split('?', 1)[0]!)?.name === 'EmptyDummy';
}

export function registerSecurityHeaders(app: FastifyInstance, mapOrigins: readonly string[]): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    // Links with secrets exist: no page tells another where the visitor comes from.
    reply.header('referrer-policy', 'no-referrer');
    const embeddable = isEmbeddable(request.url);
    if (!embeddable) reply.header('x-frame-options', 'DENY');
    reply.header('cross-origin-opener-policy', 'same-origin');
    if (!reply.hasHeader('cross-origin-resource-policy')) {
      reply.header('cross-origin-resource-policy', 'same-origin');
    }
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()');
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', contentSecurityPolicy(mapOrigins));
    }
    if (embeddable) {
      const policy = String(reply.getHeader('content-security-policy'));
      reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
    }
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    }
    done(null, payload);
  });
}
