import type { FastifyInstance } from 'fastify';
import type { CurrentOperator } from '../../domain/operator/operator.ts';

/** Balancers and watchers ask a machine by whatever name they know it. */
const healthPaths = /^\/(?:healthz|readyz|servez|metrics)\b/;

/** Leads visitors of the operator's further domains to the same address on the main one, so that there is one of each page. */
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
