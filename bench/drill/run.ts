import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { step } from '../supervision/step.ts';
import { fetchData } from '../pages/site-data.ts';
import { readOptions } from '../../scripts/read-options.ts';
import { startBalancer } from './balancer.ts';
import { startCluster } from './cluster.ts';
import { forEachService, newDiary, services, type Lag, type Service } from './diary.ts';
import { createEdits } from './edits.ts';
import { listFaults } from './faults.ts';
import { createGuests } from './guests.ts';
import { lateChanges } from './in-step.ts';
import { createLogins } from './logins.ts';
import type { Span } from './outages.ts';
import { prove, untilMailsAreSent } from './proof.ts';
import { printReport, type PastFault } from './report.ts';
import { createSession } from './staff-session.ts';
import { createStaff } from './staff.ts';
import { unexplainedBreaks } from './unexplained-breaks.ts';

/**
 * Runs several nodes behind a load balancer, with visitors and staff who look, search, book, pay, upload pictures, edit
 * texts and log in continuously while faults are injected one after the other. Prints tables of what must be zero, how
 * often things happened, and how long each service was unavailable. Exits with 1 if a figure is not zero or an outage
 * took too long.
 */
const values = readOptions({
  minutes: { type: 'string', default: '60' },
  nodes: { type: 'string', default: '3' },
  homes: { type: 'string', default: '300' },
  quiet: { type: 'boolean', default: false },
  /** The folder of an unpacked artefact, with whose version the nodes start. */
  before: { type: 'string', default: '' },
  /** A part of the names of faults that alone happen. */
  only: { type: 'string', default: '' },
});
/** Pause between two faults, so that each outage can be attributed to its own fault. */
const quietMs = 8_000;
/** Nodes may need this long after a fault to be in step again. */
const recoversWithinMs = 5_000;
/** A gap this long between two readings of the clock means that the machine was suspended. */
const standstillMs = 2_000;
/** Interval of the calls of each service, also while it refuses them. */
const everyMs: Record<Service, number> = {
  ...{ page: 400, search: 300, booking: 700, payment: 3_500 },
  ...{ upload: 2_000, edit: 2_000, login: 2_000, guess: 6_000 },
};

step('starting the nodes');
const cluster = await startCluster({
  nodeCount: Number(values.nodes),
  homes: Number(values.homes),
  publicUrl: 'https://www.drill.example.org',
  ...(values.before !== '' && { before: resolve(values.before) }),
  hasSmallDisk: true,
});
const balancer = await startBalancer(cluster.urls);
const { objectNumber: homes } = await fetchData<{ objectNumber: number[] }>(
  cluster.urls[0]!,
  `/api/search?query=${encodeURIComponent(JSON.stringify({ maxResults: 100 }))}`,
);

const diary = newDiary();
const visit = { url: balancer.url, nodes: cluster.urls, diary };
const editing = createSession(visit, cluster.person('editor'));
const visits: Record<Service, () => Promise<boolean | null>> = {
  ...createGuests(visit, homes),
  ...createStaff(visit, { editing, accounting: createSession(visit, cluster.person('accounting')) }),
  ...createEdits(visit, editing),
  ...createLogins(visit, cluster.person('guest')),
};
let isOver = false;
/** Each visit begins on schedule, whether or not the previous one has ended. */
const streams = services.map(async (service) => {
  const underWay = new Set<Promise<void>>();
  while (!isOver) {
    const startedAt = diary.now();
    const onceDone = visits[service]().then((isDone) => {
      if (isDone) diary.successes[service].push(diary.now());
      else if (isDone === false) diary.failures[service].push(startedAt);
    });
    underWay.add(onceDone);
    void onceDone.finally(() => underWay.delete(onceDone));
    await pause(everyMs[service]);
  }
  await Promise.all(underWay);
});

/** Periods in which this process did not run, so that nothing is known about the nodes. */
const standstills: Span[] = [];
let lastSeen = diary.now();
const heartbeat = setInterval(() => {
  if (diary.now() - lastSeen > standstillMs) standstills.push({ from: lastSeen, until: diary.now() });
  lastSeen = diary.now();
}, 100);

const lastMs = Number(values.minutes) * 60_000;
const excused = forEachService((): Span[] => []);
/** Periods in which nodes may hear of changes late. */
const apart: Span[] = [];
const pastFaults: PastFault[] = [];
await pause(quietMs);
if (values.quiet) {
  step('nothing goes wrong');
  await pause(lastMs - diary.now());
} else
  for (let round = 0; diary.now() < lastMs; round += 1) {
    const faults = listFaults(cluster, round, values.before !== '').filter(({ name }) =>
      name.includes(values.only),
    );
    if (faults.length === 0) break;
    for (const fault of faults) {
      if (diary.now() > lastMs) break;
      step(`${Math.round(diary.now() / 1000)} s: ${fault.name}`);
      const from = diary.now();
      await fault.happen();
      const until = diary.now();
      for (const service of fault.excuses ?? []) excused[service].push({ from, until });
      if (fault.keepsApart) apart.push({ from, until: until + recoversWithinMs });
      await pause(quietMs);
      pastFaults.push({ name: fault.name, from, until: diary.now() });
    }
  }
const end = diary.now();
isOver = true;
clearInterval(heartbeat);
step('waiting for visitors and mails');
await Promise.all(streams);
await untilMailsAreSent(cluster, 300_000);
step('counting');
const { zeros, counts } = await prove(cluster, diary);
const late = lateChanges(diary, [...apart, ...standstills]);
const countLate = (kind: Lag['what']): number => late.filter(({ what }) => what === kind).length;
await balancer.close();
await cluster.stop();

console.log(
  `${values.nodes} nodes, ${Math.round(end / 60_000)} minutes, ${pastFaults.length} faults${values.before && ', begun with another version'}`,
);
const isRight = printReport({
  zeros: {
    ...zeros,
    'texts that a node showed later than a second': countLate('text'),
    'contents that a node showed later than a second': countLate('content'),
    'pictures that a node showed later than a second': countLate('picture'),
    'requests that broke off though their node was not killed': unexplainedBreaks(
      balancer.broken,
      cluster.breaks,
    ).length,
  },
  counts,
  ...{ diary, end, everyMs, excused, standstills, pastFaults, late },
});
process.exit(isRight ? 0 : 1);
