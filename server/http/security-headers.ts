import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

export type AllowedOrigins = Pick<Config, 'mapOrigins' | 'tagOrigin' | 'businessLogins'> &
  Partial<Pick<Config, 'imageCdn'>>;

/**
 * Builds the content security policy. Scripts run only from this origin, or as inline scripts whose hash is in `hashes`. Style attributes
 * are allowed, since pictures and bars contain their size in them; style sheets are files. `mapOrigins` are the servers of a configured
 * map, `tagOrigin` that of a tag manager, `imageCdn` that of homes' pictures; forms may be sent to this site and to the configured logins
 * of landlords and partners. No page may be framed, but what an editor previews by pages of this site.
 */
export function contentSecurityPolicy(
  { mapOrigins, tagOrigin, businessLogins, imageCdn }: AllowedOrigins,
  hashes: readonly string[] = [],
  frameAncestors: "'none'" | "'self'" = "'none'",
): string {
  const tags = tagOrigin === null ? '' : ` ${tagOrigin}`;
  const pictures = imageCdn ? ` ${imageCdn}` : '';
  const maps = mapOrigins.map((origin) => ` ${origin}`).join('');
  const loginOrigins = Object.values(businessLogins).flatMap((url) =>
    url === null ? [] : new URL(url).origin,
  );
  const logins = [...new Set(loginOrigins)].map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes].join(' ') + tags,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}${maps}${tags}`,
    "font-src 'self'",
    `connect-src 'self'${maps}${tags}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${logins}`,
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}

export function securityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // Addresses can contain secrets, so that no page may send its own as referrer.
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

export function registerSecurityHeaders(app: FastifyInstance, origins: AllowedOrigins): void {
  const headers = { http: securityHeaders(false), https: securityHeaders(true) };
  const ownPolicy = contentSecurityPolicy(origins);
  app.addHook('onSend', (request, reply, payload, done) => {
    // A CDN fetches pictures with these headers and serves them to our pages from another origin.
    if (origins.imageCdn && request.url.startsWith('/pictures/'))
      reply.header('cross-origin-resource-policy', 'cross-origin');
    for (const [name, value] of Object.entries(headers[request.protocol === 'https' ? 'https' : 'http'])) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', ownPolicy);
    done(null, payload);
  });
}
