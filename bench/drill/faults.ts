import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Service } from './visitors.ts';

/** Something that goes wrong on its own, and is over when `happen` resolves. */
interface Fault {
  name: string;
  /** Services that cannot work during the fault. Absent: visitors must not notice it. */
  excuses?: readonly Service[];
  happen(): Promise<void>;
}

const writes = ['booking', 'upload'] as const;
/** Longer than the lease of a job, so that a decision by the local clock would be noticed. */
const clockOffMs = 5 * 60_000;

/** The faults of round `round`, in their order; each hits another node in the next round. */
export function faultsOf(cluster: Cluster, round: number): Fault[] {
  const { lines, postgres, nodes } = cluster;
  const victim = round % nodes.length;
  const other = (round + 1) % nodes.length;
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
      name: `node ${other} is restarted with a clock that is five minutes ${round % 2 === 0 ? 'ahead' : 'behind'}`,
      async happen() {
        await nodes[other]!.stop();
        await cluster.start(other, round % 2 === 0 ? clockOffMs : -clockOffMs);
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
      name: `node ${other} is killed while mails are sent, and its clock is right again`,
      async happen() {
        await cluster.kill(other);
        await cluster.start(other);
      },
    },
  ];
}
