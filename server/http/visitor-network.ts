import type { FastifyRequest } from 'fastify';
import { visitorAddress } from '../trusted-proxies.ts';
import { networkOf } from './network-of.ts';

/** The visitor's network, seen through trusted proxies. */
export function visitorNetwork(request: FastifyRequest): string {
  return networkOf(visitorAddress(request.ips ?? [request.ip]));
}
