import { beginEmbeddedThread } from './platform/embedded-thread.ts';

/**
 * React chooses its build when it is loaded. The default is the production build, which renders three times as fast. The original
 * environment is kept, since the operator's own NODE_ENV decides which settings are required.
 */
const environment = { ...process.env };
process.env['NODE_ENV'] ??= 'production';

// Starting the thread takes longest, so that it begins before the modules that read the configuration are loaded.
if (!environment['DATABASE_URL']) beginEmbeddedThread();

const { runServer } = await import('./run-server.ts');
await runServer(environment);
