import { createServer as createVite } from 'vite';
import type { ServerBuild } from 'react-router';
import { readConfig } from './config.ts';
import { startErrorLine } from './expected-start-errors.ts';
import { startServer } from './start-server.ts';

/** Runs the site with hot reload: Vite serves and replaces the pages' modules, everything else is as in production. */
try {
  const config = readConfig(process.env);
  const vite = await createVite({ server: { middlewareMode: true, hmr: { port: config.port + 10_000 } } });
  const server = await startServer(config, {
    development: {
      build: () =>
        vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>,
      middleware: vite.middlewares,
    },
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void Promise.all([server.stop(), vite.close()]).then(() => process.exit(0));
    });
  }
  await server.ready;
  process.stderr.write(`\n  The site is ready for development: ${server.address}\n\n`);
} catch (error) {
  const line = startErrorLine(error, process.env);
  if (line === null) throw error;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
