import type { FastifyRequest } from 'fastify';
import { visitorAddress } from '../trusted-proxies.ts';
import { networkPrefix } from './network-of.ts';

/** The visitor's network, seen through trusted proxies. */
export function visitorNetwork(request: FastifyRequest): string {
  return networkPrefix(visitorAddress(request.ips ?? [request.ip]));
}
