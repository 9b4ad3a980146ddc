import type { FastifyInstance } from 'fastify';
import type { CurrentOperator } from '../../domain/operator/operator.ts';

/** Load balancers and monitors may use any host name of the machine. */
const healthPaths = /^\/(?:healthz|readyz|servez|metrics)\b/;

/** Redirects the operator's further domains to the same address on the main one, so that each page has one address. */
export function registerOtherDomains(
  app: FastifyInstance,
  { operator, publicOrigin }: { operator: CurrentOperator; publicOrigin: string },
): void {
  const mainHost = new URL(publicOrigin).hostname;
  app.addHook('onRequest', async ({ hostname, method, url }, reply) => {
    const { domains = [] } = operator().facts;
    if (domains.length === 0 || hostname === mainHost || !domains.includes(hostname.toLowerCase())) return;
    if ((method !== 'GET' && method !== 'HEAD') || healthPaths.test(url)) return;
    return reply.redirect(publicOrigin + url, 301);
  });
}
