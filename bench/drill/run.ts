import { setTimeout as pause } from 'node:timers/promises';
import { step } from '../supervision/step.ts';
import { fetchData } from '../pages/site-data.ts';
import { readOptions } from '../../scripts/read-options.ts';
import { startBalancer } from './balancer.ts';
import { startCluster } from './cluster.ts';
import { listFaults } from './faults.ts';
import { longestOutage, type Span } from './outages.ts';
import { prove, untilJobsAreDone } from './proof.ts';
import { newDiary, services, createVisits, type Service } from './visitors.ts';

/**
 * Runs several nodes behind a load balancer, with visitors who look, search, book and upload pictures continuously
 * while faults are injected one after the other. Prints tables of what must be zero, how often things happened, and
 * how long each service was unavailable. Exits with 1 if a figure is not zero or an outage took too long.
 */
const values = readOptions({
  minutes: { type: 'string', default: '60' },
  nodes: { type: 'string', default: '3' },
  homes: { type: 'string', default: '300' },
  quiet: { type: 'boolean', default: false },
});
const outageMaxMs = 5_000;
/** Pause between two faults, so that each outage can be attributed to its own fault. */
const quietMs = 8_000;
/** A gap this long between two readings of the clock means that the machine was suspended. */
const standstillMs = 2_000;
/** Interval of the calls of each service, also while it refuses them. */
const everyMs: Record<Service, number> = { page: 400, search: 300, booking: 700, upload: 2_000 };

step('starting the nodes');
const publicUrl = 'https://www.drill.example.org';
const cluster = await startCluster({
  nodeCount: Number(values.nodes),
  homes: Number(values.homes),
  publicUrl,
});
const balancer = await startBalancer(cluster.urls);
const { objectNumber: homes } = await fetchData<{ objectNumber: number[] }>(
  cluster.urls[0]!,
  `/api/search?query=${encodeURIComponent(JSON.stringify({ maxResults: 100 }))}`,
);

const began = performance.now();
const elapsed = (): number => performance.now() - began;
const diary = newDiary();
const visits = createVisits({ url: balancer.url, diary }, homes, cluster.editor);
let isOver = false;
/** Each visit begins on schedule, whether or not the previous one has ended. */
const streams = services.map(async (service) => {
  const underWay = new Set<Promise<void>>();
  while (!isOver) {
    const startedAt = elapsed();
    const visit = visits[service]().then((isDone) => {
      if (isDone) diary.successes[service].push(elapsed());
      else diary.failures[service].push(startedAt);
    });
    underWay.add(visit);
    void visit.finally(() => underWay.delete(visit));
    await pause(everyMs[service]);
  }
  await Promise.all(underWay);
});

/** Periods in which this process did not run, so that nothing is known about the nodes. */
const standstills: Span[] = [];
let lastSeen = elapsed();
const heartbeat = setInterval(() => {
  if (elapsed() - lastSeen > standstillMs) standstills.push({ from: lastSeen, until: elapsed() });
  lastSeen = elapsed();
}, 100);

const lastMs = Number(values.minutes) * 60_000;
const excusedSpans = Object.fromEntries(services.map((service) => [service, [] as Span[]])) as Record<
  Service,
  Span[]
>;
const pastFaults: (Span & { name: string })[] = [];
await pause(quietMs);
if (values.quiet) {
  step('nothing goes wrong');
  await pause(lastMs - elapsed());
} else
  for (let round = 0; elapsed() < lastMs; round += 1)
    for (const { name, excuses, happen } of listFaults(cluster, round)) {
      if (elapsed() > lastMs) break;
      step(`${Math.round(elapsed() / 1000)} s: ${name}`);
      const from = elapsed();
      await happen();
      const until = elapsed();
      for (const service of excuses ?? []) excusedSpans[service].push({ from, until });
      await pause(quietMs);
      pastFaults.push({ name, from, until: elapsed() });
    }
const end = elapsed();
isOver = true;
clearInterval(heartbeat);
step('waiting for visitors and mails');
await Promise.all(streams);
await untilJobsAreDone(cluster, 300_000);
step('counting');
const { zeros, counts } = await prove(cluster, diary);
await balancer.close();
await cluster.stop();

/** Returns the longest outage of a service in seconds, without the time that a fault excuses. */
const longestOutageSeconds = (service: Service, span: { begin: number; end: number }): number => {
  const successes = diary.successes[service].filter((moment) => moment >= span.begin && moment <= span.end);
  return Number(
    (
      longestOutage(successes, { ...span, excused: [...excusedSpans[service], ...standstills] }) / 1000
    ).toFixed(1),
  );
};
const outages = services.map((service) => ({
  service,
  asked: Math.round(end / everyMs[service]),
  served: diary.successes[service].length,
  'longest outage s': longestOutageSeconds(service, { begin: 0, end }),
}));
console.log(`${values.nodes} nodes, ${Math.round(end / 60_000)} minutes, ${pastFaults.length} faults`);
console.table(zeros);
console.table({ ...counts, ...Object.fromEntries(diary.faults) });
console.table(outages);
for (const { from, until } of standstills)
  console.log(
    `at ${Math.round(from / 1000)} s the machine stood still for ${Math.round((until - from) / 1000)} s`,
  );
/** Visitors without a response, and outages in seconds, from the beginning of each fault to that of the next. */
console.table(
  pastFaults.map(({ name, from, until }) => ({
    fault: name,
    ...Object.fromEntries(
      services.map((service) => {
        const failedCalls = diary.failures[service].filter(
          (moment) => moment >= from && moment < until,
        ).length;
        return [service, `${failedCalls} (${longestOutageSeconds(service, { begin: from, end: until })} s)`];
      }),
    ),
  })),
);
const isRight =
  Object.values(zeros).every((value) => value === 0) &&
  outages.every((outage) => outage['longest outage s'] * 1000 <= outageMaxMs + everyMs[outage.service]);
process.exit(isRight ? 0 : 1);
