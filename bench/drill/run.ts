import { setTimeout as pause } from 'node:timers/promises';
import { step } from '../supervision/step.ts';
import { dataOf } from '../pages/site-data.ts';
import { readOptions } from '../../scripts/read-options.ts';
import { startBalancer } from './balancer.ts';
import { startCluster } from './cluster.ts';
import { faultsOf } from './faults.ts';
import { longestOutage, type Span } from './outages.ts';
import { prove, untilJobsAreDone } from './proof.ts';
import { newDiary, services, visitsOf, type Service } from './visitors.ts';

/**
 * Several nodes behind a balancer, with visitors who look, search, book and give pictures all the time while one thing after the other
 * goes wrong. At the end tables: what must be zero, how often things happened, and for how long each service was away. Ends with 1 where
 * a zero is none or an outage took too long.
 */
const values = readOptions({
  minutes: { type: 'string', default: '60' },
  nodes: { type: 'string', default: '3' },
  homes: { type: 'string', default: '300' },
  quiet: { type: 'boolean', default: false },
});
const outageMaxMs = 5_000;
/** The nodes are left alone between two faults, so that each outage belongs to its own fault. */
const quietMs = 8_000;
/** A gap this long between two looks at the clock is one of the machine. */
const standstillMs = 2_000;
/** Each service is asked so often, also while it refuses. */
const everyMs: Record<Service, number> = { page: 400, search: 300, booking: 700, upload: 2_000 };

step('starting the nodes');
const publicUrl = 'https://www.drill.example.org';
const cluster = await startCluster({
  nodeCount: Number(values.nodes),
  homes: Number(values.homes),
  publicUrl,
});
const balancer = await startBalancer(cluster.urls);
const { objectNumber: homes } = await dataOf<{ objectNumber: number[] }>(
  cluster.urls[0]!,
  `/api/search?query=${encodeURIComponent(JSON.stringify({ maxResults: 100 }))}`,
);

const began = performance.now();
const now = (): number => performance.now() - began;
const diary = newDiary();
const visits = visitsOf({ url: balancer.url, diary }, homes, cluster.editor);
let isOver = false;
/** Each visit begins on time, whether or not the one before has ended. */
const streams = services.map(async (service) => {
  const underWay = new Set<Promise<void>>();
  while (!isOver) {
    const asked = now();
    const visit = visits[service]().then((isDone) => {
      if (isDone) diary.successes[service].push(now());
      else diary.failures[service].push(asked);
    });
    underWay.add(visit);
    void visit.finally(() => underWay.delete(visit));
    await pause(everyMs[service]);
  }
  await Promise.all(underWay);
});

/** Spans in which this process got no processor: nobody was asked, and nothing is known of the nodes. */
const standstills: Span[] = [];
let lastSeen = now();
const heartbeat = setInterval(() => {
  if (now() - lastSeen > standstillMs) standstills.push({ from: lastSeen, until: now() });
  lastSeen = now();
}, 100);

const lastMs = Number(values.minutes) * 60_000;
const excused = Object.fromEntries(services.map((service) => [service, [] as Span[]])) as Record<
  Service,
  Span[]
>;
const happened: (Span & { name: string })[] = [];
await pause(quietMs);
if (values.quiet) {
  step('nothing goes wrong');
  await pause(lastMs - now());
} else
  for (let round = 0; now() < lastMs; round += 1)
    for (const { name, excuses, happen } of faultsOf(cluster, round)) {
      if (now() > lastMs) break;
      step(`${Math.round(now() / 1000)} s: ${name}`);
      const from = now();
      await happen();
      const until = now();
      for (const service of excuses ?? []) excused[service].push({ from, until });
      await pause(quietMs);
      happened.push({ name, from, until: now() });
    }
const end = now();
isOver = true;
clearInterval(heartbeat);
step('waiting for visitors and mails');
await Promise.all(streams);
await untilJobsAreDone(cluster, 300_000);
step('counting');
const { zeros, counts } = await prove(cluster, diary);
await balancer.close();
await cluster.stop();

/** Seconds for which a service was away at the longest, without the time in which a fault excuses it. */
const awayFor = (service: Service, span: { begin: number; end: number }): number => {
  const successes = diary.successes[service].filter((moment) => moment >= span.begin && moment <= span.end);
  return Number(
    (longestOutage(successes, { ...span, excused: [...excused[service], ...standstills] }) / 1000).toFixed(1),
  );
};
const outages = services.map((service) => ({
  service,
  asked: Math.round(end / everyMs[service]),
  served: diary.successes[service].length,
  'longest outage s': awayFor(service, { begin: 0, end }),
}));
console.log(`${values.nodes} nodes, ${Math.round(end / 60_000)} minutes, ${happened.length} faults`);
console.table(zeros);
console.table({ ...counts, ...Object.fromEntries(diary.faults) });
console.table(outages);
for (const { from, until } of standstills)
  console.log(
    `at ${Math.round(from / 1000)} s the machine stood still for ${Math.round((until - from) / 1000)} s`,
  );
/** Visitors who got no answer, and seconds for which a service was away, from the beginning of each fault to that of the next. */
console.table(
  happened.map(({ name, from, until }) => ({
    fault: name,
    ...Object.fromEntries(
      services.map((service) => {
        const refused = diary.failures[service].filter((moment) => moment >= from && moment < until).length;
        return [service, `${refused} (${awayFor(service, { begin: from, end: until })} s)`];
      }),
    ),
  })),
);
const isRight =
  Object.values(zeros).every((value) => value === 0) &&
  outages.every((outage) => outage['longest outage s'] * 1000 <= outageMaxMs + everyMs[outage.service]);
process.exit(isRight ? 0 : 1);
