import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Service } from './visitors.ts';

/** A fault that happens and is over when `happen` resolves. */
interface Fault {
  name: string;
  /** Services that cannot work during the fault. If absent, visitors must not notice it. */
  excuses?: readonly Service[];
  happen(): Promise<void>;
}

const writes = ['booking', 'upload'] as const;
/** Longer than the lease of a job, so that a decision based on the local clock would show. */
const clockOffMs = 5 * 60_000;

/** Returns the faults of a round in their order. In the next round each affects another node. */
export function listFaults(cluster: Cluster, round: number): Fault[] {
  const { lines, postgres, nodes } = cluster;
  const victim = round % nodes.length;
  const nextNode = (round + 1) % nodes.length;
  return [
    {
      name: `node ${victim} is killed and comes back`,
      async happen() {
        await cluster.kill(victim);
        await pause(3_000);
        await cluster.start(victim);
      },
    },
    {
      name: 'the database falls silent for 20 s',
      excuses: writes,
      async happen() {
        lines.database.stall();
        await pause(20_000);
        lines.database.resume();
      },
    },
    {
      name: 'all connections to the database lead nowhere, new ones work',
      async happen() {
        lines.database.strand();
        await pause(10_000);
      },
    },
    {
      name: 'the database refuses connections for 10 s',
      excuses: writes,
      async happen() {
        await lines.database.cut();
        await pause(10_000);
        await lines.database.mend();
      },
    },
    {
      name: 'PostgreSQL crashes and is restarted',
      excuses: writes,
      async happen() {
        await postgres.crash();
        await pause(2_000);
        await postgres.restart();
      },
    },
    {
      name: `node ${nextNode} is restarted with a clock that is five minutes ${round % 2 === 0 ? 'ahead' : 'behind'}`,
      async happen() {
        await nodes[nextNode]!.stop();
        await cluster.start(nextNode, round % 2 === 0 ? clockOffMs : -clockOffMs);
        await pause(15_000);
      },
    },
    {
      name: 'the mail server is away for 30 s',
      async happen() {
        await cluster.cutMail();
        await pause(30_000);
        await lines.mail.mend();
      },
    },
    {
      name: 'the store is away for 20 s',
      excuses: ['upload'],
      async happen() {
        await lines.store.cut();
        await pause(20_000);
        await lines.store.mend();
      },
    },
    {
      name: `node ${nextNode} is killed while mails are sent, and its clock is right again`,
      async happen() {
        await cluster.kill(nextNode);
        await cluster.start(nextNode);
      },
    },
  ];
}
