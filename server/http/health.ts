import type { FastifyInstance } from 'fastify';

export interface Health {
  ready: boolean;
  /** Milliseconds by which this node's search results may lag behind committed bookings; null while there is no index. */
  searchLagMs: number | null;
  /** The search engine in use. Null until there is an index. */
  searchEngine: string | null;
  /** Progress of the index build; null while none is running. */
  searchProgress: { stage: string; homes: number; ofHomes: number; secondsLeft: number | null } | null;
  /** The reason why a started node is not ready. Absent if there is none. */
  reason?: 'disk-full';
}

export const startingHealth: Health = {
  ready: false,
  searchLagMs: null,
  searchEngine: null,
  searchProgress: null,
};

export interface HealthDeps {
  /** Queries the database, which may take long or fail. */
  health(): Promise<Health>;
  /** True from the first moment at which every part was up until the node stops. */
  hasStarted(): boolean;
  /** States of further parts; none of them takes the node out of service. */
  parts(): Readonly<Record<string, string>>;
  /** Milliseconds by which the machine's clock is ahead of the database's. Null before the first comparison. */
  clockSkewMs(): number | null;
}

/** Maximum wait for readiness. */
const waitMs = 800;

type State = Health & { isDatabaseAway: boolean };

/**
 * Answers `/healthz` while the process lives, `/readyz` once everything that visitors need is up, and `/servez` while the node can serve at
 * least cached pages, texts and pictures. Answers may be cached for a second.
 */
export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
  let cached: { at: number; state: Promise<State> } | null = null;

  async function queryState(): Promise<State> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The database does not answer.')), waitMs);
    });
    try {
      return { ...(await Promise.race([deps.health(), tooLate])), isDatabaseAway: false };
    } catch {
      return { ...startingHealth, isDatabaseAway: true };
    } finally {
      clearTimeout(timer);
    }
  }

  async function readState(): Promise<State> {
    // Only a ready state is cached for a second, so that callers learn of a finished start at once.
    if (!cached || Date.now() - cached.at > 1000 || !(await cached.state).ready) {
      cached = { at: Date.now(), state: queryState() };
    }
    return cached.state;
  }

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'max-age=1').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { ready, searchLagMs, searchEngine, searchProgress, reason, isDatabaseAway } = await readState();
    const hasStarted = deps.hasStarted();
    const skewMs = deps.clockSkewMs();
    reply.header('cache-control', 'max-age=1').code(ready ? 200 : 503);
    return reply.send({
      status: ready ? 'ready' : (reason ?? (hasStarted ? 'degraded' : 'starting')),
      searchLagMs: searchLagMs === null ? null : Math.round(searchLagMs),
      searchEngine,
      ...(searchProgress && { searchProgress }),
      parts: {
        database: isDatabaseAway ? 'down' : 'ok',
        disk: reason === 'disk-full' ? 'full' : 'ok',
        ...deps.parts(),
      },
      clockSkewMs: skewMs === null ? null : Math.round(skewMs),
    });
  });
  app.get('/servez', async (_request, reply) => {
    const { ready } = await readState();
    const serves = deps.hasStarted();
    reply.header('cache-control', 'max-age=1').code(serves ? 200 : 503);
    return reply.send({ status: serves ? (ready ? 'ready' : 'degraded') : 'starting' });
  });
}
