import { runServer } from '../../server/run-server.ts';

/** The real server process without its pages; it also reads feeds from this machine, which the fetch guard normally forbids. */
await runServer(process.env, { pages: false, fetchGuard: { isAllowed: () => true } });
