import type { FastifyInstance } from 'fastify';

export interface Health {
  ready: boolean;
  /**
   * Bookings may be committed for so long without being in this node's search results; null while there is no index.
   */
  searchLagMs: number | null;
  /** The engine that answers searches; null: no index yet. */
  searchEngine: string | null;
  /** How far the search index is that is being built; null while none is. */
  searchProgress: { stage: string; homes: number; ofHomes: number; secondsLeft: number | null } | null;
  /** Why the node is not ready although it has started; absent: there is no such reason. */
  reason?: 'disk-full';
}

/** What is known of a node before anything of it is up. */
export const startingHealth: Health = {
  ready: false,
  searchLagMs: null,
  searchEngine: null,
  searchProgress: null,
};

/** Answers `/healthz` while the process lives and `/readyz` once everything that a visitor needs is up. Each answer may be cached for a second. */
export function registerHealth(app: FastifyInstance, health: () => Promise<Health>): void {
  let known: { at: number; health: Promise<Health> } | null = null;

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'max-age=1').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    // Only what is up is believed for a second: whoever waits for a start learns of it at once.
    if (!known || Date.now() - known.at > 1000 || !(await known.health).ready) {
      known = { at: Date.now(), health: health().catch(() => startingHealth) };
    }
    const { ready, searchLagMs, searchEngine, searchProgress, reason } = await known.health;
    reply.header('cache-control', 'max-age=1').code(ready ? 200 : 503);
    return reply.send({
      status: ready ? 'ready' : (reason ?? 'starting'),
      searchLagMs: searchLagMs === null ? null : Math.round(searchLagMs),
      searchEngine,
      ...(searchProgress && { searchProgress }),
    });
  });
}
