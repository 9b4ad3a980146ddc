import { readConfig, type Config } from './config.ts';
import { startErrorLine } from './expected-start-errors.ts';
import { startServer } from './start-server.ts';

/** The process: starts the server, tells its address, and stops it on a signal within ten seconds. */
const stopWithinMs = 10_000;

try {
  const config: Config = readConfig(process.env);
  const started = performance.now();
  const server = await startServer(config);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), stopWithinMs).unref();
      void server.stop().then(() => process.exit(0));
    });
  }
  await server.ready;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stderr.write(`\n  Feriola is ready after ${seconds} s: ${server.address}\n\n`);
} catch (error) {
  const line = startErrorLine(error, process.env['PORT'] ?? 3000);
  if (line === null) throw error;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
