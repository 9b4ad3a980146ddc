import type { Endpoint } from '../define-endpoint.ts';
import { getWhoami } from './get-whoami.ts';
import { translatePath } from './translate-path.ts';

export const whoamiEndpoints = {
  getWhoami,
  translatePath,
} as const satisfies Record<string, Endpoint>;
