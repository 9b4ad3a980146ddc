import { setTimeout as sleep } from 'node:timers/promises';
import { hostname as machineName } from 'node:os';
import type { Socket } from 'node:net';
import pg from 'pg';
import { addressesOfHosts } from '../database-addresses.ts';
import { createDatabaseHosts, type DatabaseHosts } from './database-hosts.ts';
import { createDatabasePulse, type PulseConnection } from './database-pulse.ts';
import {
  columnTypes,
  connectionOver,
  DatabaseUnavailableError,
  whenOpen,
  type DatabaseConnection,
  type OpeningConnection,
} from './database.ts';
import { listenOnServer } from './listen-on-server.ts';
import { createOpenSockets, type OpenSockets } from './open-sockets.ts';
import { createMeasuredClock, type MeasuredClock } from './shared-clock.ts';

export interface PostgresOptions {
  schema?: string;
  /** Maximum connections, beside one for the pulse and one per channel. */
  max?: number;
  /** Disables timeouts of statements and locks, as for imports. */
  isPatient?: boolean;
}

const sessionSettings = {
  // Compiling a statement pays for those that run for seconds. Ours take hundreds of homes at once, look costly, and are done sooner.
  jit: 'off',
  // The zone of the server's machine says nothing here: who asks for the day of a moment names the clock.
  timezone: 'UTC',
  // A machine that has vanished holds its locks no longer: the server notices after 25 seconds.
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
};

const timeouts = {
  // Nobody waits longer for what somebody else holds: 503 and another try are better than a page that hangs.
  lock_timeout: '10s',
  // Far beyond what any single statement takes. Migrations set their own.
  statement_timeout: '10min',
  // A node that is stopped in the middle of a transaction holds its locks no longer.
  idle_in_transaction_session_timeout: '10min',
};

/**
 * A PostgreSQL server. Where the address names several hosts, connections go to the one that takes writes: when it falls silent, refuses or
 * has become a standby, the next is asked.
 */
export function beginPostgres(url: string, options: PostgresOptions = {}): OpeningConnection {
  const sockets = createOpenSockets();
  const clock = createMeasuredClock();
  const session = {
    ...sessionSettings,
    ...(!options.isPatient && timeouts),
    ...(options.schema && { search_path: `${options.schema},public` }),
  };
  const settings: pg.PoolConfig & { verify?: Verify } = {
    connectionString: addressesOfHosts(url)[0],
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    // Finds connections whose other end has gone without a word.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: columnTypes,
    // What is asked at the same time on one connection, as by Promise.all in a transaction, is one trip to the server.
    pipeline: true,
    // Tells the nodes apart in pg_stat_activity.
    application_name: `feriola@${machineName()}`.slice(0, 63),
    stream: () => sockets.open(),
    options: Object.entries(session)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  };
  const hosts = createDatabaseHosts(url, (address) => {
    settings.connectionString = address;
    pool.options.connectionString = address;
  });
  if (hosts.hasOthers) settings.verify = verifyWritable;
  const pool = new pg.Pool(settings);
  // A connection that breaks while idle is replaced on the next query.
  pool.on('error', () => undefined);
  // One that breaks while somebody holds it, between two statements, fails the next: that is where it is
  // dealt with. Without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const pulseSockets = new WeakMap<PulseConnection, Socket>();
  const pulse = createDatabasePulse({
    connect: () => connectPulse({ settings, hosts, sockets, clock, pulseSockets }),
    giveUp: (reason, except) => sockets.destroy(reason, except && pulseSockets.get(except)),
  });
  const connection: DatabaseConnection = {
    ...connectionOver(pool),
    clock,
    embedded: false,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    guard: (work) => pulse.guard(work),
    listen: (channel, onNotify) => listenOnServer(settings, channel, onNotify),
    close: async () => {
      await pulse.stop();
      await pool.end();
    },
  };
  return { connection, opened: answering() };

  async function answering(): Promise<void> {
    try {
      await firstAnswer(pool, clock, hosts);
    } catch (error) {
      await connection.close();
      const asked = addressesOfHosts(url).map((address) => new URL(address));
      const named = asked.map(({ hostname, port }) => `${hostname}:${port || 5432}`).join(', ');
      throw new DatabaseUnavailableError(
        `DATABASE_URL cannot be reached: ${named} answers ${(error as { code?: string }).code ?? 'nothing'}.`,
        { cause: error },
      );
    }
  }
}

export const openPostgres = (...how: Parameters<typeof beginPostgres>): Promise<DatabaseConnection> =>
  whenOpen(() => beginPostgres(...how));

type Verify = (client: pg.PoolClient, done: (error?: Error) => void) => void;

/** A standby answers reads alone: nobody is to be given a connection to one. */
const verifyWritable: Verify = (client, done) => {
  isStandby(client).then(
    (isOne) => done(isOne ? new StandbyError() : undefined),
    (error: Error) => done(error),
  );
};

/** The host answers, but takes no writes. */
class StandbyError extends Error {
  readonly code = '25006';
}

async function databaseMs(queryable: pg.Pool | pg.Client): Promise<number> {
  const { rows } = await queryable.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  return rows[0]!.ms;
}

/** Retries, since loading modules at the start may use up a connection's timeout; asks each host in its turn. */
async function firstAnswer(
  pool: pg.Pool,
  clock: MeasuredClock,
  hosts: DatabaseHosts,
  attempts = 3,
): Promise<void> {
  const asked = hosts.current();
  try {
    await clock.measure(() => databaseMs(pool));
  } catch (error) {
    if (attempts === 1 || !(hosts.hasOthers || /timeout/i.test((error as Error).message))) throw error;
    hosts.leave(asked);
    await firstAnswer(pool, clock, hosts, attempts - 1);
  }
}

const goodbyeMs = 200;

interface PulseParts {
  settings: pg.ClientConfig;
  hosts: DatabaseHosts;
  sockets: OpenSockets;
  clock: MeasuredClock;
  pulseSockets: WeakMap<PulseConnection, Socket>;
}

function connectPulse({ settings, hosts, sockets, clock, pulseSockets }: PulseParts): PulseConnection {
  const socket = sockets.open();
  const address = hosts.current();
  const client = new pg.Client({ ...settings, stream: () => socket });
  client.on('error', () => undefined);
  let connected: Promise<unknown> | null = null;
  let hasAnswered = false;
  const connection: PulseConnection = {
    async ask() {
      await (connected ??= client.connect());
      if (hosts.hasOthers && (await isStandby(client))) return never;
      await clock.measure(() => databaseMs(client));
      hasAnswered = true;
    },
    async end() {
      if (!hasAnswered) hosts.leave(address);
      await Promise.race([client.end().catch(() => undefined), sleep(goodbyeMs)]);
      socket.destroy();
    },
  };
  pulseSockets.set(connection, socket);
  return connection;
}

/** A host that takes no writes is as good as one that is silent. */
async function isStandby(client: pg.Client | pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ mode: string }>(
    "select current_setting('transaction_read_only') as mode",
  );
  return rows[0]!.mode === 'on';
}

const never = new Promise<never>(() => undefined);
