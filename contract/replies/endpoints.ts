import type { Endpoint } from '../define-endpoint.ts';
import { decideSetAside } from './decide-set-aside.ts';
import { findSetAside } from './find-set-aside.ts';

export const repliesEndpoints = {
  decideSetAside,
  findSetAside,
} as const satisfies Record<string, Endpoint>;
