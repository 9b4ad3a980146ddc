import { ConfigError } from './config.ts';
import { BackupError } from './platform/backup/backup-error.ts';
import { SecretError } from './platform/check-secret.ts';
import { DataFolderError, isOutOfSpace } from './platform/data-folder.ts';
import { DatabaseUnavailableError } from './platform/database.ts';
import { isDatabaseDown } from './platform/database-down.ts';
import { FolderLockError } from './platform/folder-lock.ts';
import { MigrationError } from './platform/migrate.ts';
import { SettingError } from './platform/setting-error.ts';

/** Errors of a start that are not bugs and get one line in the terminal. */
const expectedErrors = [
  BackupError,
  ConfigError,
  DataFolderError,
  DatabaseUnavailableError,
  FolderLockError,
  MigrationError,
  SecretError,
  SettingError,
];

type Environment = Readonly<Record<string, string | undefined>>;

/** An error of a system call, which names its subject. */
interface SystemError extends Error {
  code?: string;
  syscall?: string;
  port?: number;
  /** The listening address. */
  address?: string;
  /** The name that was looked up. */
  hostname?: string;
  path?: string;
}

const isOurs = 'an address of this machine such as 127.0.0.1, or 0.0.0.0 for all of them';

/** Describes the port of the error. An unmatched number means PORT. */
function portLine({ code, port }: SystemError, environment: Environment): string {
  const names = ['PORT', 'LMTP_PORT', 'METRICS_PORT'];
  const name = names.find((variable) => environment[variable] === String(port)) ?? 'PORT';
  const portName = `Port ${port ?? environment['PORT'] ?? 3000}`;
  return code === 'EADDRINUSE'
    ? `${portName} is taken. Stop the program that uses it, or set ${name}.`
    : `${portName} may not be opened. Set ${name} to one above 1023.`;
}

/** Returns the variable that names the listening host. */
const hostVariable = (host: string | undefined, environment: Environment): string =>
  ['HOST', 'LMTP_HOST', 'METRICS_HOST'].find((name) => host !== undefined && host === environment[name]) ??
  'HOST';

function systemLine(error: SystemError, environment: Environment): string | null {
  const { code, syscall } = error;
  if (syscall === 'getaddrinfo') {
    return `${hostVariable(error.hostname, environment)} is a name that has no address: set ${isOurs}.`;
  }
  if (code === 'EADDRNOTAVAIL') {
    return `${hostVariable(error.address, environment)} is no address of this machine: set ${isOurs}.`;
  }
  if (code === 'EACCES' && error.path !== undefined) {
    return `${error.path} may not be used: give the right to the user whom the server runs as.`;
  }
  return code === 'EADDRINUSE' || code === 'EACCES' ? portLine(error, environment) : null;
}

/** Returns the line for the terminal; null if the error is a bug and needs its stack. */
export function startErrorLine(error: unknown, environment: Environment): string | null {
  if (expectedErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  if (isOutOfSpace(error)) return 'The disk is full.';
  if (isDatabaseDown(error)) {
    return `The database went away during the start (${(error as Error).message}): start the site again.`;
  }
  return error instanceof Error ? systemLine(error, environment) : null;
}

/** Runs a command of the terminal. Expected errors become a line and the exit code; others are thrown. */
export async function runCommand(run: () => Promise<void>, exitCode = 1): Promise<void> {
  try {
    await run();
  } catch (error) {
    const line = startErrorLine(error, process.env);
    if (line === null) throw error;
    process.stderr.write(`${line}\n`);
    process.exitCode = exitCode;
  }
}
