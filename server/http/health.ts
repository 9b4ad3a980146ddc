import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process lives. `/readyz`: everything that a visitor needs is up. Each answer holds a second. */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  let known: { at: number; ready: Promise<boolean> } | null = null;

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'max-age=1').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    // Only what is up is believed for a second: whoever waits for a start learns of it at once.
    if (!known || Date.now() - known.at > 1000 || !(await known.ready)) {
      known = { at: Date.now(), ready: isReady().catch(() => false) };
    }
    const ready = await known.ready;
    reply.header('cache-control', 'max-age=1').code(ready ? 200 : 503);
    return reply.send({ status: ready ? 'ready' : 'starting' });
  });
}
