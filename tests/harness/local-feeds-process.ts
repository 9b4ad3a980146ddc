import { runServer } from '../../server/run-server.ts';

/** The real server process but for its pages, which reads feeds of this machine too: others have no address that it may ask. */
await runServer(process.env, { pages: false, fetchGuard: { isAllowed: () => true } });
