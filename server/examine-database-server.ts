import { sql } from 'kysely';
import type { Database } from './platform/database.ts';

/** The result of one check. `warning`: it works, but needs attention. */
export interface Finding {
  part: string;
  state: 'ok' | 'warning' | 'wrong' | 'unused';
  detail: string;
}

/** The oldest tested version of PostgreSQL. */
const oldestMajor = 15;
const neededExtensions = ['btree_gist', 'pg_trgm', 'unaccent'] as const;
const lagMaxSeconds = 30;
const connectionsLeftMin = 10;

interface Standby {
  name: string;
  state: string;
  seconds: number;
}

/** Checks version, extensions, free connections and standbys of a PostgreSQL server. */
export async function examineServer(db: Database): Promise<Finding[]> {
  const [server, extensions, connections, standbys] = await Promise.all([
    sql<{ version: string; number: number }>`
      select current_setting('server_version') as version, current_setting('server_version_num')::int as number`.execute(
      db,
    ),
    sql<{ name: string }>`select extname as name from pg_extension`.execute(db),
    sql<{ used: number; most: number }>`
      select count(*)::int as used, current_setting('max_connections')::int as most from pg_stat_activity`.execute(
      db,
    ),
    sql<Standby>`
      select application_name as name, coalesce(state, 'unknown') as state,
        coalesce(extract(epoch from replay_lag), 0)::float8 as seconds
      from pg_stat_replication`.execute(db),
  ]);
  const { version = '', number = 0 } = server.rows[0] ?? {};
  const { used = 0, most = 0 } = connections.rows[0] ?? {};
  const present = new Set(extensions.rows.map(({ name }) => name));
  const absent = neededExtensions.filter((name) => !present.has(name));
  const laggingStandbys = standbys.rows.filter(
    ({ state, seconds }) => state !== 'streaming' || seconds > lagMaxSeconds,
  );
  return [
    {
      part: 'database',
      state: number < oldestMajor * 10_000 ? 'wrong' : 'ok',
      detail: `PostgreSQL ${version}${number < oldestMajor * 10_000 ? `: ${oldestMajor} is the oldest` : ''}`,
    },
    {
      part: 'extensions',
      // An empty database gets its extensions with the first start.
      state: absent.length === 0 ? 'ok' : 'warning',
      detail: absent.length === 0 ? neededExtensions.join(', ') : `not there yet: ${absent.join(', ')}`,
    },
    {
      part: 'connections',
      state: most - used < connectionsLeftMin ? 'warning' : 'ok',
      detail: `${used} of ${most} are used`,
    },
    {
      part: 'replication',
      state: standbys.rows.length === 0 ? 'unused' : laggingStandbys.length === 0 ? 'ok' : 'warning',
      detail:
        standbys.rows.length === 0
          ? 'no standby follows'
          : standbys.rows
              .map(({ name, state, seconds }) => `${name} ${state}, ${seconds.toFixed(1)} s behind`)
              .join('; '),
    },
  ];
}
