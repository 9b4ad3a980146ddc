import type { FastifyRequest } from 'fastify';
import { visitorAddress } from '../trusted-proxies.ts';
import { networkOf } from './network-of.ts';

/** The network that a request comes from, behind the proxies that are trusted. */
export function visitorNetwork(request: FastifyRequest): string {
  return networkOf(visitorAddress(request.ips ?? [request.ip]));
}
