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
  /** Maximum number of connections, without the one for the pulse and one per channel. */
  max?: number;
  /** Disables timeouts of statements and locks, as for imports. */
  isPatient?: boolean;
}

const sessionSettings = {
  // JIT only pays for statements that run for seconds. Ours read hundreds of homes at once, have high cost estimates, and finish sooner.
  jit: 'off',
  // Independent of the machine's time zone: code that needs the day of a moment uses the clock.
  timezone: 'UTC',
  // The server notices a vanished machine, which may hold locks, after 25 seconds.
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
};

const timeouts = {
  // A 503 and a retry are better than a page that waits longer for a lock.
  lock_timeout: '10s',
  // Far beyond any single statement's duration. Migrations set their own.
  statement_timeout: '10min',
  // Ends the transactions of a node that was suspended, and so releases its locks.
  idle_in_transaction_session_timeout: '10min',
};

/**
 * Connects to a PostgreSQL server. If the address names several hosts, connections go to the one that accepts writes: when it is silent,
 * refuses or has become a standby, the next is tried.
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
    // Detects connections whose other end has vanished.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: columnTypes,
    // Statements issued at the same time on one connection, as by Promise.all in a transaction, take one round trip.
    pipeline: true,
    // Names the node in pg_stat_activity.
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
  // The pool replaces a connection that breaks while idle.
  pool.on('error', () => undefined);
  // A connection that breaks between two statements of its user fails the next statement, where the error is handled. Without a listener
  // the event would end the process.
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
      const urls = addressesOfHosts(url).map((address) => new URL(address));
      const hostNames = urls.map(({ hostname, port }) => `${hostname}:${port || 5432}`).join(', ');
      throw new DatabaseUnavailableError(
        `DATABASE_URL cannot be reached: ${hostNames} answers ${(error as { code?: string }).code ?? 'nothing'}.`,
        { cause: error },
      );
    }
  }
}

export const openPostgres = (...how: Parameters<typeof beginPostgres>): Promise<DatabaseConnection> =>
  whenOpen(() => beginPostgres(...how));

type Verify = (client: pg.PoolClient, done: (error?: Error) => void) => void;

/** Rejects connections to a standby, which answers only reads. */
const verifyWritable: Verify = (client, done) => {
  isStandby(client).then(
    (isOne) => done(isOne ? new StandbyError() : undefined),
    (error: Error) => done(error),
  );
};

/** The host answers, but is read-only. */
class StandbyError extends Error {
  readonly code = '25006';
}

async function databaseMs(queryable: pg.Pool | pg.Client): Promise<number> {
  const { rows } = await queryable.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  return rows[0]!.ms;
}

/**
 * Waits for the first answer, trying each host in turn. It retries, since loading modules at the start may use up a connection's timeout.
 */
async function firstAnswer(
  pool: pg.Pool,
  clock: MeasuredClock,
  hosts: DatabaseHosts,
  attempts = 3,
): Promise<void> {
  const currentHost = hosts.current();
  try {
    await clock.measure(() => databaseMs(pool));
  } catch (error) {
    if (attempts === 1 || !(hosts.hasOthers || /timeout/i.test((error as Error).message))) throw error;
    hosts.leave(currentHost);
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

/** A read-only host counts as unavailable. */
async function isStandby(client: pg.Client | pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ mode: string }>(
    "select current_setting('transaction_read_only') as mode",
  );
  return rows[0]!.mode === 'on';
}

const never = new Promise<never>(() => undefined);
