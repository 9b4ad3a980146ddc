import { secretInUse, type GivenSecrets } from './platform/check-secret.ts';
import type { DatabaseConnection } from './platform/database.ts';
import type { FileStore } from './platform/file-store.ts';
import type { Log } from './platform/log.ts';
import { gauge, type Gauge } from './platform/metrics.ts';
import { warnOfQuietMode, type QuietMode } from './platform/quiet-mode.ts';
import type { WatchedMail } from './platform/watched-mail.ts';

/** Milliseconds; a larger difference means a wrong clock and cannot be explained by network delays. */
const skewMaxMs = 5_000;
const checkEveryMs = 10_000;
/** The store of files is checked in every sixth round. */
const storeEvery = 6;

/** The states of a node's dependencies, besides the database and its own index. */
export interface NodeParts {
  /** The store of uploaded files. */
  store: 'ok' | 'down';
  /** The mail server, judged by the last mail. */
  mail: 'ok' | 'down';
  clock: 'ok' | 'skewed';
  /** The key in use by the database: this node's own, one that it only verifies with, or an unknown one. */
  secret: 'own' | 'accepted' | 'other';
  /** Tells whether mails, payments and requests to other sites are sent, or why not: by configuration, or since the database is a copy. */
  outside: 'open' | 'asked' | 'copy';
}

export interface NodeWatch {
  parts(): NodeParts;
  /** Milliseconds by which this machine's clock is ahead of the database's; null before the first comparison. */
  clockSkewMs(): number | null;
  figures(): Gauge[];
  /** Checks at once, and then every few seconds until `stop`. */
  start(): void;
  stop(): void;
}

function poolFigures({ pool }: DatabaseConnection): Gauge[] {
  if (!pool) return [];
  const { open, idle, waiting } = pool();
  return [
    gauge('database_connections', 'Connections to the database server that are open.', open),
    gauge('database_connections_idle', 'Those of them that nobody uses.', idle),
    gauge('database_queries_waiting', 'Queries that wait for a connection.', waiting),
  ];
}

/** Periodically checks dependencies whose failure no visitor's call would show, and logs when a failure begins and ends. */
export function createNodeWatch({
  connection,
  secrets,
  files,
  mail,
  quiet,
  log,
}: {
  connection: DatabaseConnection;
  secrets: GivenSecrets;
  files: FileStore;
  mail: Pick<WatchedMail, 'isDown'>;
  quiet: QuietMode;
  log: Log;
}): NodeWatch {
  let store: NodeParts['store'] = 'ok';
  let secret: NodeParts['secret'] = 'own';
  let wasSkewed = false;
  let timer: NodeJS.Timeout | undefined;
  let looks = 0;

  const isSkewed = (): boolean => Math.abs(connection.clock.skewMs() ?? 0) > skewMaxMs;

  function lookAtClock(): void {
    if (isSkewed() === wasSkewed) return;
    wasSkewed = isSkewed();
    const skewMs = Math.round(connection.clock.skewMs() ?? 0);
    if (wasSkewed) log.error({ skewMs }, 'the clock of this machine is not that of the database');
    else log.info({ skewMs }, 'the clock of this machine is that of the database again');
  }

  async function lookAtSecret(): Promise<void> {
    // An unresponsive database is reported by readiness.
    const keyState = await connection.guard(secretInUse(connection.db, secrets)).catch(() => secret);
    if (keyState === secret) return;
    secret = keyState;
    if (secret === 'other') {
      log.error(
        'the database is used with another SECRET than this node has: restart it with that one, and with its own in SECRET_PREVIOUS',
      );
    } else log.info({ secret }, 'the SECRET that the database is used with has changed');
  }

  async function lookAtLiveSite(): Promise<void> {
    const before = quiet.reason();
    await connection.guard(quiet.settle(connection)).catch(() => undefined);
    const reason = quiet.reason();
    if (reason === before) return;
    if (reason === null) log.warn('this is the live site from now on: what has waited leaves the house');
    else warnOfQuietMode(log, reason);
  }

  async function lookAtStore(): Promise<void> {
    try {
      await files.probe?.();
      if (store === 'down') log.info('the store of files answers again');
      store = 'ok';
    } catch (error) {
      if (store === 'ok') log.error({ err: error }, 'the store of files does not answer');
      store = 'down';
    }
  }

  async function check(): Promise<void> {
    lookAtClock();
    await Promise.all([lookAtSecret(), lookAtLiveSite(), looks++ % storeEvery === 0 && lookAtStore()]);
  }

  return {
    parts: () => ({
      store,
      mail: mail.isDown() ? 'down' : 'ok',
      clock: isSkewed() ? 'skewed' : 'ok',
      secret,
      outside: quiet.reason() ?? 'open',
    }),
    clockSkewMs: () => connection.clock.skewMs(),
    figures: () => [
      gauge(
        'store_up',
        'Whether the store of uploaded files has answered the last question.',
        +(store === 'ok'),
      ),
      gauge('mail_up', 'Whether the mail server has taken the last mail.', +!mail.isDown()),
      gauge(
        'clock_skew_seconds',
        'How far this machine’s clock is ahead of the database’s.',
        (connection.clock.skewMs() ?? 0) / 1000,
      ),
      ...poolFigures(connection),
      gauge('quiet', 'Whether nothing leaves the house.', +(quiet.reason() !== null)),
      gauge(
        'secret_known',
        'Whether this node knows the key that the database is used with.',
        +(secret !== 'other'),
      ),
    ],
    start() {
      void check();
      timer = setInterval(() => void check(), checkEveryMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}
