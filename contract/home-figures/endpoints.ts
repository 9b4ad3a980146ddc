import type { Endpoint } from '../define-endpoint.ts';
import { getHomeFigures } from './get-home-figures.ts';

export const homeFiguresEndpoints = { getHomeFigures } as const satisfies Record<string, Endpoint>;
