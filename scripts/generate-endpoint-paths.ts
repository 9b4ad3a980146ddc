import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '../contract/api.ts';

/** Writes web/app/api/endpoint-paths.ts: all that the browser needs of the contract, without its schemas. */
export function describeEndpointPaths(): string {
  const lines = Object.entries(api)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { method, path }]) => `  ${name}: ['${method}', '${path}'],`);
  return `// Generated from the contract by npm run api:paths.
import type { EndpointName } from '../../contract/api.ts';

export const endpointPaths: Readonly<Record<EndpointName, readonly ['GET' | 'POST', string]>> = {
${lines.join('\n')}
};
`;
}

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, '../web/app/api/endpoint-paths.ts'), describeEndpointPaths());
}
