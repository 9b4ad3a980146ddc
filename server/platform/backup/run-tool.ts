import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { BackupError } from './backup-error.ts';
import { addressesOfHosts } from '../../database-addresses.ts';

/** Starts a program of the machine; `ended` rejects with the program's error output if it fails. */
export function beginTool(
  command: string,
  options: readonly string[],
  {
    env = {},
    stdio = 'pipe',
    allowed = [0],
  }: { env?: NodeJS.ProcessEnv; stdio?: StdioOptions; allowed?: readonly number[] } = {},
): { child: ChildProcess; ended: Promise<void> } {
  const child = spawn(command, options, { stdio, env: { ...process.env, ...env } });
  let errorOutput = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    errorOutput = `${errorOutput}${bytes.toString()}`.slice(-2_000);
  });
  const ended = once(child, 'close').then(
    ([code]: (number | null)[]) => {
      if (!allowed.includes(code ?? -1)) throw new BackupError(`${command} failed: ${errorOutput.trim()}`);
    },
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new BackupError(`${command} is not installed here: it is needed for this database.`, {
        cause: error,
      });
    },
  );
  // Callers may await the promise later; an early rejection must not count as unhandled.
  ended.catch(() => undefined);
  return { child, ended };
}

/** Connection settings for PostgreSQL's tools, passed by environment so that the list of processes does not show the password. */
export function postgresEnvironment(url: string): NodeJS.ProcessEnv {
  const servers = addressesOfHosts(url).map((address) => new URL(address));
  const { username, password, pathname, searchParams } = servers[0]!;
  const ports = servers.map(({ port }) => port);
  const mode = searchParams.get('sslmode');
  return {
    PGHOST:
      searchParams.get('host') ?? servers.map(({ hostname }) => hostname.replace(/^\[|\]$/g, '')).join(','),
    ...(ports.some(Boolean) && { PGPORT: ports.map((port) => port || '5432').join(',') }),
    ...(servers.length > 1 && { PGTARGETSESSIONATTRS: 'read-write' }),
    ...(username && { PGUSER: decodeURIComponent(username) }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    ...(pathname.length > 1 && { PGDATABASE: decodeURIComponent(pathname.slice(1)) }),
    ...(mode && { PGSSLMODE: mode }),
  };
}
