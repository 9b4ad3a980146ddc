import fastify from 'fastify';
import { expect, test } from 'vitest';
import { buildOperator } from '../../domain/operator/operator.ts';
import { registerCertificateHosts } from './certificate-hosts.ts';

const app = fastify({ logger: false });
const operator = buildOperator({ domains: ['strandkorb.at'] }, 'strandkorb.de');
registerCertificateHosts(app, {
  publicOrigin: 'https://strandkorb.de',
  operator: () => operator,
  isPartners: (host) => Promise.resolve(host === 'ferien.hafen.de'),
});

test.each([
  ['?domain=strandkorb.de', 200],
  ['?domain=Strandkorb.AT', 200],
  ['?domain=ferien.hafen.de', 200],
  ['?domain=somebody.else.com', 404],
  ['?domain=', 404],
  ['?domain=strandkorb.de&domain=somebody.else.com', 404],
  ['', 404],
])('%s: %d', async (query, status) => {
  const { statusCode } = await app.inject({ url: `/certificate-hosts${query}` });
  expect(statusCode).toBe(status);
});
