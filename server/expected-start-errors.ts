import { ConfigError } from './config.ts';
import { SecretError } from './platform/check-secret.ts';
import { DataFolderError, isOutOfSpace } from './platform/data-folder.ts';
import { DatabaseUnavailableError } from './platform/database.ts';
import { FolderLockError } from './platform/folder-lock.ts';
import { MigrationError } from './platform/migrate.ts';

/** What may go wrong at a start without being a bug: told in one line. */
const expected = [
  ConfigError,
  DataFolderError,
  DatabaseUnavailableError,
  FolderLockError,
  MigrationError,
  SecretError,
];

/** The line for the terminal, or null where the error is a bug that deserves its stack. */
export function startErrorLine(error: unknown, port: number | string): string | null {
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message;
  if (isOutOfSpace(error)) return 'The disk is full.';
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop the program that uses it, or set PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be opened. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return 'HOST is no address of this machine.';
  return null;
}
