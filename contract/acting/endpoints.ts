import type { Endpoint } from '../define-endpoint.ts';
import { beginActing } from './begin-acting.ts';
import { endActing } from './end-acting.ts';
import { findActingSessions } from './find-acting-sessions.ts';
import { findHosts } from './find-hosts.ts';
import { getActing } from './get-acting.ts';
import { getOwnActing } from './get-own-acting.ts';

export const actingEndpoints = {
  beginActing,
  endActing,
  findActingSessions,
  findHosts,
  getActing,
  getOwnActing,
} as const satisfies Record<string, Endpoint>;
