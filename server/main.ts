import { beginEmbeddedThread } from './platform/embedded-thread.ts';

/**
 * React chooses its build when it is loaded: unless somebody says otherwise it is the one for production,
 * which renders three times as fast. What the operator said is kept, since it decides what is demanded.
 */
const environment = { ...process.env };
process.env['NODE_ENV'] ??= 'production';

// It takes longest of all: it begins before the modules are loaded that read the configuration.
if (!environment['DATABASE_URL']) beginEmbeddedThread();

const { runServer } = await import('./run-server.ts');
await runServer(environment);
