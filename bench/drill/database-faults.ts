import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { writes, type Fault } from './fault.ts';

/** Added to each trip to the database, there and back again. */
const slowMs = 50;

/** Returns the faults of the database and of the network to it, in their order. */
export function listDatabaseFaults({ database }: Cluster): {
  network: Fault[];
  server: Fault[];
} {
  return {
    network: [
      {
        name: 'the database falls silent for 20 s',
        excuses: writes,
        keepsApart: true,
        async happen() {
          const { line } = database.current;
          line.stall();
          await pause(20_000);
          line.resume();
        },
      },
      {
        name: `the network to the database is ${slowMs} ms slower each way for 20 s`,
        async happen() {
          const { line } = database.current;
          line.slow(slowMs);
          await pause(20_000);
          line.slow(0);
        },
      },
      {
        name: 'all connections to the database lead nowhere, new ones work',
        keepsApart: true,
        async happen() {
          database.current.line.strand();
          await pause(10_000);
        },
      },
      {
        name: 'the database refuses connections for 10 s',
        excuses: writes,
        keepsApart: true,
        async happen() {
          const { line } = database.current;
          await line.cut();
          await pause(10_000);
          await line.mend();
        },
      },
    ],
    server: [
      {
        name: 'PostgreSQL crashes and is restarted',
        excuses: writes,
        keepsApart: true,
        async happen() {
          const { server } = database.current;
          await server.crash();
          await pause(2_000);
          await server.restart();
        },
      },
      // The promoted server has no standby of its own, so this happens once.
      ...(database.hasStandby
        ? [
            {
              name: 'the primary dies and its standby takes over',
              excuses: writes,
              keepsApart: true,
              happen: () => database.failOver(),
            },
          ]
        : []),
    ],
  };
}
