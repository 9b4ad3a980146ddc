import { createPageCache, type PageCache } from '../../engines/pages/face.ts';
import { runServer } from '../../server/run-server.ts';

/**
 * The server with a page cache whose time is counted in visits, so many of them a second: how many pages come from
 * it does not depend on the speed of the machine. With `DROPS=all` any change empties it, with `DROPS=tags` what a page shows does;
 * else such a page is looked at first.
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
