import type { BrowserEndpoint } from './endpoint-paths.generated.ts';

export type { BrowserEndpoint };

export type EndpointPaths = Partial<Record<BrowserEndpoint, readonly ['GET' | 'POST', string]>>;
