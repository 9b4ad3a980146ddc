import type { AreaModule } from './http/area-module.ts';
import type { BoundEndpoint } from './http/bind.ts';
import type { RawRoute } from './http/raw-routes.ts';
import type { HomeEvents } from './platform/home-events.ts';
import { createJobWorker, type JobWorkerDeps } from './platform/jobs.ts';
import { countJobs, countWaitingJobs, type WaitingJobs } from './platform/jobs-store.ts';
import { gauge, type Gauge } from './platform/metrics.ts';

/** The combined endpoints, jobs and routes of all areas. */
export interface House {
  /** Endpoints by their names in the contract. */
  endpoints: ReadonlyMap<string, BoundEndpoint>;
  routes: readonly RawRoute[];
  figures(): Promise<Gauge[]>;
  /** Starts the areas' work that needs no database. */
  readAhead(): void;
  /** Starts the areas in order, then the job worker. */
  start(): Promise<void>;
  /** Stops the job worker, then the areas in reverse order. */
  stop(): Promise<void>;
}

export interface HouseDeps extends Omit<JobWorkerDeps, 'bodies'> {
  homeEvents: Pick<HomeEvents, 'subscribe'>;
}

/** Combines the areas, which are ordered by dependency, without knowing any by name. */
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
      // While the database is down, the other figures are needed most.
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
