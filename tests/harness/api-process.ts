import { runServer } from '../../server/run-server.ts';

/** The real server process without its pages, so that tests of the API need no build. */
await runServer(process.env, { pages: false });
