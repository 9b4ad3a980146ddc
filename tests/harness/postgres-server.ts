import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface PostgresServer {
  url: string;
  urlOf(database: string): string;
  /** Its folder of data. */
  data: string;
  stop(): Promise<void>;
  /** Stops it as a power cut would; `restart` starts it again on the same port. */
  crash(): Promise<void>;
  restart(): Promise<void>;
}

const debianRoot = '/usr/lib/postgresql';

/** The folder of initdb and postgres, on the PATH or where Debian and Ubuntu install them; null if missing. */
export function findPostgresBinaries(): string | null {
  const onPath = (process.env['PATH'] ?? '').split(':').find((folder) => existsSync(join(folder, 'initdb')));
  if (onPath) return onPath;
  if (!existsSync(debianRoot)) return null;
  const versions = readdirSync(debianRoot).sort((a, b) => Number(b) - Number(a));
  const found = versions.find((version) => existsSync(join(debianRoot, version, 'bin/initdb')));
  return found ? join(debianRoot, found, 'bin') : null;
}

/** `tuning` are settings of postgresql.conf: `name=value`. */
export function startPostgresServer(tuning: readonly string[] = []): Promise<PostgresServer> {
  return startServer(tuning, ({ data, binaries, runAsOwner }) =>
    runAsOwner(join(binaries, 'initdb'), [
      ...['-D', data, '-U', 'feriola', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    ]),
  );
}

/** Makes each commit wait until a standby has it too, so that nothing acknowledged is lost with the primary. */
export async function waitForStandby(primary: PostgresServer): Promise<void> {
  await ask(primary, `alter system set synchronous_standby_names = '*'`);
  await ask(primary, 'select pg_reload_conf()');
}

export interface StandbyServer extends PostgresServer {
  /** Lets it take writes; resolves once it does. */
  promote(): Promise<void>;
}

/**
 * Creates a copy of a server that follows it and only answers reads. The server is stopped for a moment: the copy of a
 * folder at rest needs only standard tools, while PostgreSQL's own tool for copies is not installed everywhere.
 */
export async function startStandby(
  primary: PostgresServer,
  tuning: readonly string[] = [],
): Promise<StandbyServer> {
  // The last commits may not have been written to the files yet.
  await ask(primary, 'checkpoint');
  await primary.crash();
  const standby = await startServer(
    [`primary_conninfo=${new URL(primary.url).href}`, 'hot_standby=on', ...tuning],
    ({ data, runAsOwner }) => {
      runAsOwner('cp', ['-a', primary.data, data]);
      runAsOwner('rm', ['-f', join(data, 'postmaster.pid')]);
      runAsOwner('touch', [join(data, 'standby.signal')]);
    },
    () => primary.restart(),
  );
  return { ...standby, promote: () => ask(standby, 'select pg_promote(true)') };
}

async function ask({ url }: Pick<PostgresServer, 'url'>, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

interface DataFolder {
  data: string;
  /** The folder of PostgreSQL's programs. */
  binaries: string;
  /** Runs a program as the owner of the folder. */
  runAsOwner(program: string, options: readonly string[]): void;
}

async function startServer(
  tuning: readonly string[],
  fill: (folder: DataFolder) => void,
  whenFilled: () => Promise<void> = () => Promise.resolve(),
): Promise<PostgresServer> {
  const binaries = findPostgresBinaries();
  if (!binaries) throw new Error('No PostgreSQL server found: install postgresql (initdb, postgres).');
  const folder = mkdtempSync(join(tmpdir(), 'feriola-postgres-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid?.() === 0;
  const owner = asRoot ? idsOf('postgres') : null;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const identity = owner ? { uid: owner.uid, gid: owner.gid } : {};
  fill({
    ...{ data, binaries },
    runAsOwner: (program, options) => void execFileSync(program, options, { stdio: 'ignore', ...identity }),
  });
  await whenFilled();
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    ...tuning,
  ];
  const start = (): ChildProcess =>
    spawn(
      join(binaries, 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      { stdio: 'ignore', ...identity },
    );
  let server = start();
  const urlOf = (database: string): string => `postgresql://feriola@127.0.0.1:${port}/${database}`;
  try {
    await untilReady(urlOf('postgres'), server);
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  }
  return {
    url: urlOf('postgres'),
    ...{ urlOf, data },
    stop: async () => {
      await endOf(server);
      rmSync(folder, { recursive: true, force: true });
    },
    crash: () => endOf(server),
    restart: async () => {
      server = start();
      await untilReady(urlOf('postgres'), server);
    },
  };
}

async function endOf(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGQUIT');
  await ended;
}

function idsOf(user: string): { uid: number; gid: number } {
  const id = (flag: string): number => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once with ${server.exitCode}.`);
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
