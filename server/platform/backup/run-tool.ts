import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { BackupError } from './backup-error.ts';
import { addressesOfHosts } from '../../database-addresses.ts';

/** Begins a program of the machine; the end says whether it went well, and in its own words why not. */
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
  let said = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    said = `${said}${bytes.toString()}`.slice(-2_000);
  });
  const ended = once(child, 'close').then(
    ([code]: (number | null)[]) => {
      if (!allowed.includes(code ?? -1)) throw new BackupError(`${command} failed: ${said.trim()}`);
    },
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new BackupError(`${command} is not installed here: it is needed for this database.`, {
        cause: error,
      });
    },
  );
  // Whoever waits for it asks later.
  ended.catch(() => undefined);
  return { child, ended };
}

/** How the tools of PostgreSQL learn of a server without its password in the list of processes. */
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
