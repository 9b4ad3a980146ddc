import type { AreaModule } from './http/area-module.ts';
import type { BoundEndpoint } from './http/bind.ts';
import type { RawRoute } from './http/raw-routes.ts';
import type { HomeEvents } from './platform/home-events.ts';
import { createJobWorker, type JobWorkerDeps } from './platform/jobs.ts';
import { countJobs, countWaitingJobs, type WaitingJobs } from './platform/jobs-store.ts';
import { gauge, type Gauge } from './platform/metrics.ts';

/** What all areas together serve and run. */
export interface House {
  /** Endpoints are found by the names of the contract. */
  endpoints: ReadonlyMap<string, BoundEndpoint>;
  routes: readonly RawRoute[];
  figures(): Promise<Gauge[]>;
  /** Lets the areas begin with what needs no database. */
  readAhead(): void;
  /** The areas in order, then the job worker. */
  start(): Promise<void>;
  /** The job worker, then the areas in the opposite order. */
  stop(): Promise<void>;
}

export interface HouseDeps extends Omit<JobWorkerDeps, 'bodies'> {
  homeEvents: Pick<HomeEvents, 'subscribe'>;
}

/** Joins the areas, each of which stands behind those that it stands on; knows none of them by name. */
export function joinAreas(areas: readonly AreaModule[], { homeEvents, ...deps }: HouseDeps): House {
  const endpoints = new Map<string, BoundEndpoint>();
  for (const area of areas) {
    for (const [name, bound] of Object.entries(area.endpoints ?? {})) {
      if (endpoints.has(name)) throw new Error(`The call ${name} of ${area.name} has a handler already.`);
      endpoints.set(name, bound);
    }
    if (area.onHomeChanged) homeEvents.subscribe(area.onHomeChanged);
  }
  const { connection, clock } = deps;
  const worker = createJobWorker({ ...deps, bodies: areas.flatMap(({ jobs = [] }) => jobs) });

  async function jobFigures(): Promise<Gauge[]> {
    const now = clock.now();
    const [{ due, failed }, waiting] = await connection.guard(
      Promise.all([countJobs(connection.db, now), countWaitingJobs(connection.db, now)]),
    );
    const byName = (value: (jobs: WaitingJobs) => number) =>
      waiting.map((jobs) => ({ labels: { name: jobs.name }, value: value(jobs) }));
    return [
      {
        ...gauge('jobs_waiting', 'Jobs that are due, or have failed and wait for another try.', 0),
        values: byName(({ count }) => count),
      },
      {
        ...gauge('jobs_failing', 'Those of them that have failed before.', 0),
        values: byName(({ failedBefore }) => failedBefore),
      },
      {
        ...gauge('jobs_oldest_seconds', 'Age of the oldest of them.', 0),
        values: byName(({ oldestSeconds }) => oldestSeconds),
      },
      gauge('jobs_due', 'Jobs that should have run by now.', due),
      gauge('jobs_failed', 'Jobs that were given up.', failed),
    ];
  }

  return {
    endpoints,
    routes: areas.flatMap(({ routes = [] }) => routes),
    async figures() {
      const ofAreas = await Promise.all(areas.map(async (area) => (await area.figures?.()) ?? []));
      // The database may be what cannot tell: then the others count more than ever.
      return [...ofAreas.flat(), ...(await jobFigures().catch(() => []))];
    },
    readAhead() {
      for (const area of areas) area.readAhead?.();
    },
    async start() {
      for (const area of areas) await area.start?.();
      await worker.start();
    },
    async stop() {
      await worker.stop();
      for (const area of areas.toReversed()) await area.stop?.();
    },
  };
}
