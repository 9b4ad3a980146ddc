import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { listDatabaseFaults } from './database-faults.ts';
import type { Fault } from './fault.ts';

/** Longer than the lease of a job, so that a decision based on the local clock would show. */
const clockOffMs = 5 * 60_000;

/** Returns the faults of a round in their order. In the next round each affects another node. */
export function listFaults(cluster: Cluster, round: number, isOtherVersion: boolean): Fault[] {
  const { lines, nodes, disk } = cluster;
  const [first, second, third] = [0, 1, 2].map((offset) => (round + offset) % nodes.length) as [
    number,
    number,
    number,
  ];
  const { network, server } = listDatabaseFaults(cluster);
  return [
    nodeIsKilled(cluster, first),
    {
      name:
        round === 0 && isOtherVersion
          ? 'nodes are exchanged for those of the next version, one after the other'
          : 'all nodes are restarted, one after the other',
      async happen() {
        for (const index of nodes.keys()) {
          await cluster.exchange(index);
          await pause(2_000);
        }
      },
    },
    ...network,
    ...server,
    nodeIsKilled(cluster, third),
    {
      name: `node ${second} is restarted with a clock that is five minutes ${round % 2 === 0 ? 'ahead' : 'behind'}`,
      async happen() {
        await nodes[second]!.stop();
        await cluster.start(second, round % 2 === 0 ? clockOffMs : -clockOffMs);
        await pause(15_000);
      },
    },
    ...(disk
      ? [
          {
            name: `the disk of node ${nodes.length - 1} is full for 20 s`,
            async happen() {
              disk.fill();
              await pause(20_000);
              disk.clear();
            },
          },
        ]
      : []),
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
      keepsApart: true,
      async happen() {
        await lines.store.cut();
        await pause(20_000);
        await lines.store.mend();
      },
    },
    {
      name: `node ${second} is killed while mails are sent, and its clock is right again`,
      async happen() {
        await cluster.kill(second);
        await cluster.start(second);
      },
    },
  ];
}

function nodeIsKilled(cluster: Cluster, index: number): Fault {
  return {
    name: `node ${index} is killed and comes back`,
    async happen() {
      await cluster.kill(index);
      await pause(3_000);
      await cluster.start(index);
    },
  };
}
