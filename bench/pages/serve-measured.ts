import { createPageCache, type PageCache } from '../../engines/pages/face.ts';
import { runServer } from '../../server/run-server.ts';

/**
 * The server with a page cache whose clock counts visits, this many per second, so that the hit rate does not depend
 * on the speed of the machine. `DROPS=all` clears the cache after any change. `DROPS=tags` drops pages with the
 * changed tags. By default such pages are revalidated first.
 */
const perSecond = Number(process.env['VISITS_PER_SECOND']);
const drops = process.env['DROPS'];

await runServer(process.env, {
  createPageCache: (options) => {
    const cache: PageCache = createPageCache({
      ...options,
      now: () => {
        const { hits, misses } = cache.state();
        return ((hits + misses) * 1000) / perSecond;
      },
    });
    return {
      ...cache,
      page: drops === 'nothing' ? cache.page : (key, render) => cache.page(key, () => render(null)),
      changed: drops === 'all' ? () => cache.changed(['everything']) : cache.changed,
    };
  },
});
