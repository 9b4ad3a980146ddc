import type { Endpoint } from '../define-endpoint.ts';
import { getContent } from './get-content.ts';
import { listContentRevisions } from './list-content-revisions.ts';
import { setContent } from './set-content.ts';
import { toggleContentLock } from './toggle-content-lock.ts';

export const contentEndpoints = {
  getContent,
  listContentRevisions,
  setContent,
  toggleContentLock,
} as const satisfies Record<string, Endpoint>;
