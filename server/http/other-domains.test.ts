import fastify from 'fastify';
import { expect, test } from 'vitest';
import { buildOperator } from '../../domain/operator/operator.ts';
import { registerOtherDomains } from './other-domains.ts';

const app = fastify({ logger: false });
const operator = buildOperator({ domains: ['strandkorb.at', 'www.strandkorb.de'] }, 'strandkorb.de');
registerOtherDomains(app, { operator: () => operator, publicOrigin: 'https://strandkorb.de' });
app.all('/*', async () => 'page');

test.each([
  ['GET', 'strandkorb.at', '/toskana/?persons=4', 301, 'https://strandkorb.de/toskana/?persons=4'],
  ['HEAD', 'WWW.Strandkorb.de', '/', 301, 'https://strandkorb.de/'],
  ['GET', 'strandkorb.at:8443', '/en/', 301, 'https://strandkorb.de/en/'],
  ['GET', 'strandkorb.de', '/', 200, undefined],
  ['GET', 'partner.example', '/', 200, undefined],
  ['GET', 'strandkorb.at', '/readyz', 200, undefined],
  ['POST', 'strandkorb.at', '/api/whoami', 200, undefined],
] as const)('%s %s%s answers %d', async (method, host, url, status, location) => {
  const { statusCode, headers } = await app.inject({ method, url, headers: { host } });
  expect([statusCode, headers.location]).toEqual([status, location]);
});
