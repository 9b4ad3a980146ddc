import type { FastifyInstance } from 'fastify';
import type { CurrentOperator } from '../../domain/operator/operator.ts';

/**
 * Answers a proxy that requests certificates on demand (Caddy's `on_demand_tls ask`): 200 for the host of the site, the operator's further
 * domains and the hosts of partners, 404 for any other host.
 */
export function registerCertificateHosts(
  app: FastifyInstance,
  {
    publicOrigin,
    operator,
    isPartners,
  }: { publicOrigin: string; operator: CurrentOperator; isPartners(host: string): Promise<boolean> },
): void {
  const mainHost = new URL(publicOrigin).hostname;
  app.get<{ Querystring: { domain?: string } }>('/certificate-hosts', async ({ query }, reply) => {
    const host = String(query.domain ?? '').toLowerCase();
    const { domains = [] } = operator().facts;
    const isOurs = host === mainHost || domains.includes(host) || (host !== '' && (await isPartners(host)));
    return reply
      .header('cache-control', 'no-store')
      .code(isOurs ? 200 : 404)
      .type('text/plain; charset=utf-8')
      .send(isOurs ? 'ours\n' : 'unknown\n');
  });
}
