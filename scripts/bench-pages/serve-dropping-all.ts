import { createPageCache } from '../../server/http/page-cache.ts';
import { runServer } from '../../server/run-server.ts';

/** The server with a page cache that any change empties, to be measured beside the one that knows what pages show. */
await runServer(process.env, {
  createPageCache: (options) => {
    const cache = createPageCache(options);
    return { ...cache, changed: () => cache.changed(['everything']) };
  },
});
